r"""Cue phrases into the standing of the clause they stand in: said there, denied, asked, supposed, or no word at all.

Each cue is judged by the words of its own language alone: "no" denies in Spanish and says "in the" in Portuguese. A
negator reaches forward to the end of its clause, over at most `REACH` words; a mark such as `,` ends it, and so does a
word such as "but". With a degree, "never" affirms ("never been so happy", "never been happier"). A clause that ends in
a question mark, or opens like a question, asks; "if", "would" and their like suppose.

The method is that of NegEx (Chapman et al. 2001: trigger, scope, termination words) with the certainty classes of its
successor ConText (Harkema et al. 2009: denied, hypothetical), by clause.
"""

from __future__ import annotations

from bisect import bisect_left
from operator import or_
from typing import Final

from zettelpy.extract.negation import Found
from zettelpy.extract.scope_mentions import Mentions
from zettelpy.extract.scope_runs import turned_in_korean, turned_in_run
from zettelpy.extract.scope_tables import Sequences, Table, table_of, words_of
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import clauses as lexicon
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.words import UNSPACED

REACH: Final = 8  # words that a negator or a supposition reaches over
_FAR: Final = 200  # characters of a clause that are looked at, on each side
_LAST: Final = 3  # words behind a cue in which a negator that stands behind it must come, or else end the clause
_MARKS: Final = lazily('[-\n,;:.!?()\\[\\]{}"“”«»„…—–|，、；：。！？「」]')
_RAISING: Final = ("de", "ru")  # languages that part a belief from what is believed by a comma
_COMPARATIVES: Final = frozenset(
    "happier prouder angrier sadder lonelier gladder merrier glucklicher stolzer trauriger wutender einsamer".split()
)


def _is_mark(text: str, at: int) -> bool:
    """Tell whether the mark at text[at] ends a clause: a single line end and a hyphen inside a word do not."""
    mark = text[at]
    if mark == "\n":
        return text[at + 1 : at + 20].lstrip(" \t\r")[:1] in ("", "\n")
    return mark != "-" or text[at - 1 : at] in " -" or text[at + 1 : at + 2] == "-"


class Clauses:
    """The clauses of a text, asked cue by cue in order of the text.

    >>> from zettelpy.extract.negation import find_cues
    >>> from zettelpy.text.columns import read_columns
    >>> from zettelpy.text.phrases import Phrases
    >>> text = "I'm not sad, just tired. Are you tired? I've never been so tired. If I get tired, wait."
    >>> columns = read_columns(text)
    >>> clauses = Clauses(columns)
    >>> [clauses.said(cue, ("en",)) for cue in find_cues(columns, Phrases({"cue": ["sad", "tired"]}))]
    [False, True, False, True, False]
    """

    __slots__ = (
        *(
            "_asking",
            "_columns",
            "_denied",
            "_folded",
            "_ids",
            "_known",
            "_mentions",
            "_near",
            "_sentence",
        ),
        *("_text", "_turners"),
    )

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self._text = columns.text
        self._folded = columns.words.folded
        self._ids = columns.words.ids
        self._known: frozenset[str] | None = None  # the languages of the text, once they are asked for
        self._mentions = Mentions(columns)
        self._turners: dict[str, bytes] = {}  # language -> for each surface, whether it denies or supposes
        self._near: dict[tuple[str, ...], frozenset[str]] = {}  # languages -> their stop words
        self._denied = -1  # the word just after the last cue that was denied
        self._sentence, self._asking = -1, False

    @property
    def _languages(self) -> frozenset[str]:
        """The languages of the text."""
        if self._known is None:
            self._known = frozenset(detect_languages(self._columns.words))
        return self._known

    def said(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue of some languages is said: a word of its clause that is not denied, asked or supposed."""
        if self._columns.layout.blocks[found.block].kind == CODE or not self.stands(found, languages):
            return False
        codes = self._of_text(languages)
        if self._mentions.has(found, german="de" in codes) or self._asked(found, codes):
            return False
        turned = self._turned(found, codes)
        self._denied = found.hit.stop if turned else -1
        return not turned

    def stands(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue stands in one clause and in one of its languages: English "gave" is no French "gavé"."""
        whole = found.hit.stop - found.hit.first == 1 or self._next_mark(found.start, found.end) < 0
        return whole and (not self._languages.isdisjoint(languages) or self._is_spoken(found, languages))

    def _is_spoken(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue in a language that the text as a whole is not in stands among words of that language.

        Stop words decide. Where none is near, as in a chat of one word, the cue may be of any language.
        """
        if found.hit.to:
            return True  # the script tells the language
        near = self._stop_words(languages)
        if not near:
            return True
        elsewhere = self._stop_words(tuple(sorted(self._languages)))
        own = others = 0
        for j in range(max(found.first, found.hit.first - REACH), min(found.stop, found.hit.stop + REACH)):
            if not found.hit.first <= j < found.hit.stop:
                word = self._word(j)
                if word in near:
                    own += 1
                elif word in elsewhere:
                    others += 1
        return own >= others or (others == 1 and found.stop - found.first <= REACH // 2)

    def _stop_words(self, languages: tuple[str, ...]) -> frozenset[str]:
        words = self._near.get(languages)
        if words is None:
            words = frozenset().union(*(STOP_WORDS[code] for code in languages if code in STOP_WORDS))
            self._near[languages] = words
        return words

    def opens(self, found: Found) -> bool:
        """Tell whether a cue opens its clause, or what is said after a speaker's label."""
        first = found.hit.first
        body = self._columns.layout.blocks[found.block].body
        return self._clause_start(found) == first or self._columns.words.starts[first - 1] < body

    def _of_text(self, languages: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of some languages that the text is in; all where it is in none of them."""
        if len(languages) == 1:
            return languages
        return tuple(code for code in languages if code in self._languages) or languages

    # --- words

    def _word(self, i: int) -> str:
        return self._folded[self._ids[i]]

    def _in(self, i: int, table: frozenset[str]) -> str:
        """Return word i as it stands in a table, folded or as it is written; "" where it does not."""
        surface = self._ids[i]
        word = self._folded[surface]
        return word if word in table else self._written_in(surface, table)

    def _written_in(self, surface: int, table: frozenset[str]) -> str:
        spelling = self._columns.words.surfaces[surface]
        if spelling.isascii():
            return ""
        lower = spelling.lower()
        return lower if lower in table else ""

    def _turner(self, table: Table) -> bytes:
        """Return, for each surface of the text, whether it stands among the words that deny or suppose."""
        found = self._turners.get(table.language)
        if found is None:
            marks = map(table.turners.__contains__, self._folded)
            if table.accents:
                written = map(table.turners.__contains__, map(str.lower, self._columns.words.surfaces))
                found = bytes(map(or_, marks, written))
            else:
                found = bytes(marks)
            self._turners[table.language] = found
        return found

    def _opens(self, i: int, word: str, stop: int, sequences: Sequences) -> bool:
        """Tell whether word i, which stands in the tables as `word`, opens one of some sequences."""
        for rest in sequences.get(word, ()):
            if i + len(rest) < stop and all(
                self._word(j) == one or self._columns.words.surface(j).lower() == one
                for j, one in enumerate(rest, i + 1)
            ):
                return True
        return False

    def _clause_start(self, found: Found) -> int:
        """Return the word that opens the clause of a cue, or stands `2 * REACH` words before it."""
        first, starts = found.hit.first, self._columns.words.starts
        floor = max(found.first, first - 2 * REACH)
        if floor == first:
            return first
        text, at = self._text, starts[first]
        low = max(starts[floor], at - _FAR)
        marks = [match.start() for match in _MARKS.finditer(text, low, at)]
        while marks:
            last = marks.pop()
            if _is_mark(text, last):
                return bisect_left(starts, last, floor, first)
        return floor

    # --- denied and supposed

    def _turned(self, found: Found, codes: tuple[str, ...]) -> bool:
        hit = found.hit
        word = self._word(hit.first)
        if hit.to and UNSPACED.match(word[hit.at]):
            return turned_in_run(word, hit.at, hit.to)
        if "ko" in codes:
            start, stop = self._clause_start(found), self._clause_stop(found)
            before = [self._word(j) for j in range(max(start, hit.first - 3), hit.first)]
            behind = [self._word(j) for j in range(hit.stop, min(stop, hit.stop + 3))]
            return turned_in_korean(before, self._word(hit.stop - 1), behind)
        for code in codes:
            table = table_of(code)
            if self._turned_before(found, table):
                return True
            if code == "fr":
                if self._turned_by_ne(found):
                    return True
            elif table.behind and self._turned_behind(found, table):
                return True
            if code in _RAISING and self._raised(found):
                return True
        return self._listed(found)

    def _turned_before(self, found: Found, table: Table) -> bool:
        first, stop = found.hit.first, found.hit.stop
        if not any(map(self._turner(table).__getitem__, self._ids[max(found.first, first - REACH) : first])):
            return False
        start = self._clause_start(found)
        negators = 0
        degree = any(self._in(j, table.degree) for j in range(first, stop)) if stop - first > 1 else False
        degree = degree or self._word(stop - 1) in _COMPARATIVES
        for j in range(first - 1, max(start, first - REACH) - 1, -1):
            word = self._in(j, table.all)
            if not word:
                continue
            if word in table.supposing or word in table.supposing_pairs:
                if not self._opens(j, word, found.stop, table.fact) and (
                    word in table.supposing or self._opens(j, word, found.stop, table.supposing_pairs)
                ):
                    return True
            if word in table.ends:
                break
            if word in table.joints and self._in(j + 1, table.subjects):
                break
            if word in table.never and degree:
                return False
            if (word in table.negators and not self._opens(j, word, found.stop, table.idle)) or self._opens(
                j, word, found.stop, table.pairs
            ):
                negators += 1
            degree = degree or word in table.degree
        return negators % 2 == 1 if table.toggles else negators > 0

    def _clause_stop(self, found: Found) -> int:
        """Return the word after the last of the clause of a cue, or the one `REACH` words behind it."""
        stop = min(found.stop, found.hit.stop + REACH)
        limit = self._columns.sentence_ends[found.sentence]
        if stop < found.stop:
            limit = self._columns.words.starts[stop]
        mark = self._next_mark(found.end, min(limit, found.end + _FAR))
        return stop if mark < 0 else bisect_left(self._columns.words.starts, mark, found.hit.stop, stop)

    def _next_mark(self, start: int, end: int) -> int:
        """Return where the first mark that ends a clause stands in text[start:end], -1 where none does."""
        for match in _MARKS.finditer(self._text, start, end):
            if _is_mark(self._text, match.start()):
                return match.start()
        return -1

    def _turned_behind(self, found: Found, table: Table) -> bool:
        """Tell whether a negator follows that reaches back: at the end of the clause, or close behind the cue."""
        first, stop = found.hit.stop, self._clause_stop(found)
        for j in range(first, stop):
            if self._in(j, table.ends) or self._in(j, table.joints):
                return False
            word = self._in(j, table.behind)
            if word:
                if self._opens(j, word, found.stop, table.idle):
                    return False
                near = range(max(self._clause_start(found), found.hit.first - _LAST), j)
                if any(self._in(k, table.degree) for k in near) and any(self._in(k, table.never) for k in near):
                    return False
                return j + 1 == stop or j - first < _LAST
        return False

    def _turned_by_ne(self, found: Found) -> bool:
        """Tell whether French "ne … pas" or "ne … plus" embraces a cue, or "ne … plus" or "personne ne" precedes it."""
        first, stop = found.hit.first, found.hit.stop
        near = range(max(found.first, first - REACH // 2), stop)
        ne = next((j for j in near if self._word(j) == "ne" or self._word(j).startswith("n'")), -1)
        if ne < 0 or ne < self._clause_start(found):
            return False
        if ne > found.first and self._word(ne - 1) == "personne":
            return True
        if any(self._word(j) == "plus" for j in range(ne + 1, first)):
            return True
        behind = range(max(ne + 1, stop), min(found.stop, stop + 2))
        return any(self._word(j) in words_of(lexicon.FRENCH_PAS) for j in behind)

    def _raised(self, found: Found) -> bool:
        """Tell whether a denied belief stands before the comma that opens the clause: "Ich glaube nicht, dass"."""
        start = self._clause_start(found)
        if start - 2 < found.first or self._word(start) not in words_of(lexicon.RAISING):
            return False
        return f"{self._word(start - 2)}_{self._word(start - 1)}" in words_of(lexicon.RAISED)

    def _listed(self, found: Found) -> bool:
        """Tell whether a cue goes on with a list of what was denied: "not angry, sad or scared"."""
        first, stop, denied = found.hit.first, found.hit.stop, self._denied
        listing = words_of(lexicon.LISTING)
        if denied < found.first or denied < 0:
            return False
        if denied == first - 1:
            return self._word(denied) in listing
        return denied == first and any(self._word(j) in listing for j in range(stop, min(found.stop, stop + 2)))

    # --- asked

    def _asked(self, found: Found, codes: tuple[str, ...]) -> bool:
        """Tell whether the clause of a cue asks. "Why am I so sad?" takes for given that I am."""
        if self._asks(found):
            start = self._clause_start(found)
            end = self._columns.sentence_ends[found.sentence]
            mark = self._next_mark(found.end, min(end, found.end + _FAR))
            if mark < 0 or self._text[mark] in "?？" or self._opens_question(found, start, codes):
                return not self._why(found, start, codes)
            return False
        first, behind = found.first, found.hit.stop
        if "ru" in codes and behind < found.stop and self._word(behind) == "ли":
            return True  # "спросила, злюсь ли я"
        if "en" not in codes or first >= found.hit.first or self._word(first) not in words_of(lexicon.INVERTED):
            return False
        return self._word(first + 1) in words_of(lexicon.PERSONS) and self._clause_start(found) == first

    def _asks(self, found: Found) -> bool:
        """Tell whether the sentence of a cue ends in a question mark, or in a word that asks."""
        if found.sentence != self._sentence:
            self._sentence = found.sentence
            end = self._columns.sentence_ends[found.sentence]
            tail = self._text[max(found.end, end - 6) : end]
            bare = tail.rstrip("。. ")
            self._asking = "?" in tail or "？" in tail or bare.endswith(tuple(lexicon.ASKING_ENDS.split()))
        return self._asking

    def _opens_question(self, found: Found, start: int, codes: tuple[str, ...]) -> bool:
        opening = self._columns.words.starts[start]
        if "¿" in self._text[max(0, opening - 2) : found.start]:
            return True
        return any(self._in(start, table_of(code).asks) for code in codes)

    def _why(self, found: Found, start: int, codes: tuple[str, ...]) -> bool:
        for code in codes:
            table = table_of(code)
            if table.why and self._in(start, table.why):
                return any(self._in(j, table.own) for j in range(start + 1, found.hit.first))
        return False
