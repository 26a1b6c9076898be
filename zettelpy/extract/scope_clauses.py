r"""Cue phrases into the standing of the clause they stand in: is it said there, or denied, asked, supposed, or no word at all?

Each cue is judged by the words of its own language alone: "no" denies in Spanish and says "in the" in Portuguese. A
negator reaches forward to the end of its clause, over at most `REACH` words; a mark such as `,` ends it, and so does a
word such as "but". With a degree, "never" affirms ("never been so happy", "never been happier"). A clause that ends in
a question mark, or opens like a question, asks; "if", "would" and their like suppose. A name, a title, a word of code,
and a word that is only spoken about say nothing.

The method is that of NegEx (Chapman et al. 2001: trigger, scope, termination words) with the certainty classes of its
successor ConText (Harkema et al. 2009: denied, hypothetical), by clause.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.negation import Found
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.layout import CODE
from zettelpy.text.lexicon import clauses as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

REACH: Final = 8  # words that a negator or a supposition reaches over
_BEHIND: Final = 3  # words after which one that stands behind must end the clause
_FAR: Final = 80  # characters looked at for a quotation mark or a code mark, on each side
_TITLE_WORDS: Final = 8

_MARK: Final = re.compile('[,;:.!?()\\[\\]{}"“”«»„…—–|\n،、；：。！？「」，]|\\s-')
_FULL: Final = re.compile('[.!?:;"“„«»…—|\n(。！？：「『《]|\\s-')  # behind one of these a capital says nothing
_PLAIN: Final = frozenset((" ", "-", "\n", "\xa0", ""))
_OPENING: Final = dict(zip("“„«»《「『‹\"", "”“»«》」』›\"", strict=True))
_CODE_BEFORE: Final = frozenset("/@\\.$&=<>_`~#")
_CODE_AFTER: Final = frozenset("/@\\=>_`(~")
_ENCLITICS: Final = frozenset(
    "me te se nos vos lhe lhes o a os as lo la je tu il elle on ils elles moi toi nous vous ce".split()
)
_SPEECH: Final = frozenset(
    "i i'm i've you we me my ich du wir ihr mich je j'ai tu nous vous yo me te eu io mi ti я мы ты мне मैं हम 我 你 나 저 私".split()
)
_SAYING: Final = tuple("言話思叫答書聞")
_HONORIFICS: Final = frozenset("herr frau herrn dr familie prof signor signora sig señor senor senora sr sra madame monsieur".split())
_COMPARATIVES: Final = frozenset(
    "happier prouder angrier sadder lonelier gladder glucklicher stolzer trauriger wutender einsamer".split()
)


class _Table(NamedTuple):
    """The turning words of a language: see `lexicon.FIELDS`."""

    all: frozenset[str]
    negators: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    never: frozenset[str]
    degree: frozenset[str]
    idle: frozenset[tuple[str, str]]
    ends: frozenset[str]
    joints: frozenset[str]
    subjects: frozenset[str]
    behind: frozenset[str]
    supposing: frozenset[str]
    supposing_pairs: frozenset[tuple[str, str]]
    fact: frozenset[tuple[str, str]]
    asks: frozenset[str]
    why: frozenset[str]
    own: frozenset[str]
    toggles: bool


def _spelled(token: str) -> str:
    """Return a word of the tables as it is compared: folded, but for Latin letters with accents, which stay."""
    return token if token[0] < "Ͱ" else fold(token)


@cache
def _table(language: str) -> _Table:
    fields: dict[str, list[str]] = {}
    current: list[str] = []
    for line in lexicon.CLAUSES.get(language, "").strip().split("\n"):
        name, colon, rest = line.partition(":")
        if colon and not line.startswith(" "):
            current = fields.setdefault(name, [])
            line = rest
        current += line.split()

    def words(name: str) -> frozenset[str]:
        return frozenset(_spelled(token) for token in fields.get(name, ()) if "_" not in token)

    def pairs(name: str) -> frozenset[tuple[str, str]]:
        split = (token.split("_") for token in fields.get(name, ()) if "_" in token)
        return frozenset((_spelled(parts[0]), _spelled(parts[1])) for parts in split)

    two, if_two = pairs("pairs") | pairs("not"), pairs("if")
    sets = [words(name) for name in ("not", "never", "degree", "ends", "joints", "if")]
    openers = frozenset(first for first, _ in (*two, *if_two))
    return _Table(
        openers.union(*sets),
        sets[0],
        two,
        sets[1],
        sets[2],
        pairs("idle"),
        sets[3],
        sets[4],
        words("subjects"),
        words("behind"),
        sets[5],
        if_two,
        pairs("fact"),
        words("asks"),
        words("why"),
        words("self"),
        language == "en",
    )


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Return the patterns of runs: idle Chinese negators, Japanese negation behind a cue, its exceptions, suppositions."""

    def any_of(text: str) -> str:
        return "|".join(map(re.escape, text.split()))

    return (
        re.compile(any_of(lexicon.CHINESE_IDLE)),
        re.compile(f"[{lexicon.JAPANESE_LINK}]{{0,8}}?(?:{any_of(lexicon.JAPANESE_NOT)})"),
        re.compile(any_of(lexicon.JAPANESE_SURE)),
        re.compile(f"[かっだなしいりけてれ]{{0,3}}(?:{any_of(lexicon.JAPANESE_IF)})"),
        re.compile(f"{any_of(lexicon.CHINESE_IF)}|{any_of(lexicon.JAPANESE_BEFORE_IF)}"),
    )


class Clauses:
    """The clauses of a text, asked cue by cue in order of the text.

    >>> from zettelpy.extract.negation import find_cues
    >>> from zettelpy.text.columns import read_columns
    >>> from zettelpy.text.phrases import Phrases
    >>> text = "I'm not sad, just tired. Are you tired? I've never been so tired. If I get tired, wait."
    >>> columns = read_columns(text)
    >>> clauses = Clauses(columns)
    >>> [clauses.said(cue, ("en",)) for cue in find_cues(columns, Phrases({"": [], "cue": ["sad", "tired"]}))]
    [False, True, False, True, False]
    """

    __slots__ = ("_asking", "_columns", "_denied", "_folded", "_ids", "_languages", "_names", "_sentence", "_text")

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self._text = columns.text
        self._folded = columns.words.folded
        self._ids = columns.words.ids
        self._languages = frozenset(detect_languages(columns.words))
        self._denied = -1  # the word just after the last cue that was denied
        self._sentence, self._asking = -1, False
        self._names: frozenset[int] | None = None

    def said(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue of some languages is said: in one clause, a word of the text, not denied, asked or supposed."""
        if self._columns.layout.blocks[found.block].kind == CODE or not self._whole(found) or self.is_other(found, languages):
            return False
        if self.asked(found, languages):
            return False
        turned = self.turned(found, languages)
        self._denied = found.hit.stop if turned else -1
        return not turned

    def of_text(self, languages: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of some languages that the text is in; all where it is in none of them."""
        if len(languages) == 1:
            return languages
        return tuple(code for code in languages if code in self._languages) or languages

    # --- denied and supposed

    def turned(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue is denied or supposed in its clause."""
        hit = found.hit
        word = self._word(hit.first)
        if not word.isascii() and UNSPACED.search(word):
            if hit.to:
                return self._turned_in_run(word, hit.at, hit.to, found)
        elif hit.to or "ko" in languages:
            return self._turned_in_korean(found)
        for language in self.of_text(languages):
            table = _table(language)
            if self._turned_before(found, table) or (table.behind and self._turned_behind(found, table)):
                return True
        return self._listed(found)

    def _word(self, i: int) -> str:
        return self._folded[self._ids[i]]

    def _in(self, i: int, table: frozenset[str]) -> str:
        """Return word i as it stands in a table, folded or as it is written; "" where it does not."""
        word = self._folded[self._ids[i]]
        if word in table:
            return word
        surface = self._columns.words.surface(i)
        if surface.isascii():
            return ""
        lower = surface.lower()
        return lower if lower in table else ""

    def _is_pair(self, first: str, i: int, pairs: frozenset[tuple[str, str]]) -> bool:
        """Tell whether a word, as it stands in a table, and word i are a pair."""
        return (first, self._word(i)) in pairs or (first, self._columns.words.surface(i).lower()) in pairs

    def _gap(self, i: int) -> str:
        words = self._columns.words
        end, start = words.end(i), words.starts[i + 1]
        return self._text[end : min(start, end + 40)]

    def _parted(self, i: int) -> bool:
        """Tell whether a mark that ends a clause stands between word i and the next."""
        gap = self._gap(i)
        return gap not in _PLAIN and _MARK.search(gap) is not None

    def _whole(self, found: Found) -> bool:
        first, stop = found.hit.first, found.hit.stop
        return stop - first == 1 or not any(self._parted(j) for j in range(first, stop - 1))

    def _turned_before(self, found: Found, table: _Table) -> bool:
        first = found.hit.first
        toggled = negated = degree = False
        comparative = self._word(found.hit.stop - 1) in _COMPARATIVES
        for j in range(first - 1, max(found.first, first - REACH) - 1, -1):
            if self._parted(j):
                return (toggled or negated) or self._raised(found, j)
            word = self._in(j, table.all)
            if not word:
                if table.toggles or self._word(j) != "plus" or not self._after_ne(found, j):
                    continue
                negated = True
                continue
            if word in table.ends and not (word == "solo" and self._word(j - 1) == "no"):
                break
            if word in table.joints and self._in(j + 1, table.subjects):
                break
            if word in table.degree:
                degree = True
            if (word in table.supposing and not self._is_pair(word, j + 1, table.fact)) or self._is_pair(
                word, j + 1, table.supposing_pairs
            ):
                return True
            if word in table.never and (degree or comparative):
                break
            if word in table.negators:
                if not self._is_pair(word, j + 1, table.idle):
                    toggled ^= True
                    negated |= not table.toggles
            elif self._is_pair(word, j + 1, table.pairs):
                toggled, negated = not toggled, negated or not table.toggles
        return toggled if table.toggles else negated

    def _after_ne(self, found: Found, j: int) -> bool:
        """Tell whether French "plus" at word j is a negator: "je n'ai plus peur"."""
        for k in range(j - 1, max(found.first, j - 3) - 1, -1):
            word = self._word(k)
            if word == "ne" or word.startswith("n'"):
                return True
        return False

    def _raised(self, found: Found, j: int) -> bool:
        """Tell whether a denied belief stands before the mark behind word j: "Ich glaube nicht, dass"."""
        if j - 1 < found.first or self._word(j + 1) not in _words(lexicon.RAISING):
            return False
        return f"{self._word(j - 1)}_{self._word(j)}" in _words(lexicon.RAISED)

    def _listed(self, found: Found) -> bool:
        """Tell whether a cue goes on with a list of what was denied: "not angry, sad or scared"."""
        first, stop = found.hit.first, found.hit.stop
        if self._denied < 0 or self._denied < found.first:
            return False
        if not (self._denied == first or (self._denied == first - 1 and self._word(first - 1) in _words(lexicon.LISTING))):
            return False
        if self._denied == first - 1:
            return True
        return any(self._word(j) in _words(lexicon.LISTING) for j in range(stop, min(found.stop, stop + 2)))

    def _turned_behind(self, found: Found, table: _Table) -> bool:
        first, stop = found.hit.stop, min(found.stop, found.hit.stop + REACH)
        for j in range(first, stop):
            if self._parted(j - 1) or self._in(j, table.ends):
                return False
            if self._in(j, table.behind):
                if self._word(j) == "nicht" and j + 1 < found.stop and self._is_pair("nicht", j + 1, table.idle):
                    return False
                if any(self._in(k, table.degree) for k in range(max(found.first, found.hit.first - 3), found.hit.first)):
                    if any(self._in(k, table.never) for k in range(first, j)):
                        return False
                return j + 1 == found.stop or self._parted(j) or j - first < _BEHIND
            if self._in(j, table.joints):
                return False
        return False

    def _turned_in_run(self, word: str, at: int, to: int, found: Found) -> bool:
        idle, behind, sure, after_if, before_if = _patterns()
        window = word[max(0, at - 12) : at]
        if before_if.search(window):
            return True
        before = idle.sub("", word[max(0, at - 6) : at])
        count = sum(map(before.count, lexicon.CHINESE_NOT))
        if count % 2 and not any(ever in before for ever in lexicon.CHINESE_EVER.split()):
            return True
        after = word[to : to + 14]
        if sure.match(after) or sure.match(word[to - 1 : to + 13]):
            return False
        if behind.match(after):
            return not _japanese_ever(window, after)
        return after_if.match(after) is not None

    def _turned_in_korean(self, found: Found) -> bool:
        hit = found.hit
        rest = self._word(hit.stop - 1)[hit.to :] if hit.to else ""
        word = self._word(hit.stop - 1)
        if hit.first > found.first and self._word(hit.first - 1) in lexicon.KOREAN_BEFORE.split() and not self._parted(hit.first - 1):
            return True
        if word.endswith(tuple(lexicon.KOREAN_IF.split())) and (rest or not hit.to):
            return True
        if hit.stop >= found.stop or self._parted(hit.stop - 1):
            return False
        following = self._word(hit.stop)
        if following.startswith(tuple(lexicon.KOREAN_AFTER_STEM.split())) and word.endswith(tuple(lexicon.KOREAN_STEM.split())):
            return True
        if following.startswith("없"):
            return True
        if following in ("적이", "적은", "적") and hit.stop + 1 < found.stop and self._word(hit.stop + 1).startswith("없"):
            ever = range(max(found.first, hit.first - 3), hit.first)
            return not any(self._word(k).startswith(("이렇게", "그렇게", "이토록")) for k in ever)
        if following in ("게", "것이", "건", "것은") and hit.stop + 1 < found.stop:
            return self._word(hit.stop + 1).startswith(tuple(lexicon.KOREAN_NOT_THAT.split()))
        return following.startswith(tuple(lexicon.KOREAN_NOT_THAT.split()))

    # --- asked

    def asked(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether the clause of a cue asks."""
        codes = self.of_text(languages)
        start = self._clause_start(found)
        if self._asks(found):
            last = found.hit.stop - 1
            limit = min(found.stop - 1, last + 3 * REACH)
            parted = next((j for j in range(last, limit) if self._parted(j)), limit)
            if parted == limit or self._opens_question(start, found, codes):
                return not self._why(start, found, codes)
            return False
        if "en" in codes and start < found.hit.first:
            return self._word(start) in _INVERTED and self._word(start + 1) in _PERSONS and start == found.first
        return False

    def _asks(self, found: Found) -> bool:
        """Tell whether the sentence of a cue ends in a question mark, or a word that asks."""
        if found.sentence != self._sentence:
            self._sentence = found.sentence
            end = self._columns.sentence_ends[found.sentence]
            tail = self._text[max(found.end, end - 6) : end]
            self._asking = "?" in tail or "？" in tail or tail.rstrip("。. ").endswith(("か", "吗", "嗎", "까요", "나요"))
        return self._asking

    def _clause_start(self, found: Found) -> int:
        first = found.hit.first
        for j in range(first - 1, max(found.first, first - 2 * REACH) - 1, -1):
            if self._parted(j):
                return j + 1
        return max(found.first, first - 2 * REACH)

    def _opens_question(self, start: int, found: Found, codes: tuple[str, ...]) -> bool:
        if "¿" in self._text[max(0, self._columns.words.starts[start] - 2) : found.start]:
            return True
        return any(self._in(start, _table(code).asks) for code in codes)

    def _why(self, start: int, found: Found, codes: tuple[str, ...]) -> bool:
        """Tell whether a question asks for the reason of what the speaker takes for given: "Why am I so sad?"."""
        for code in codes:
            table = _table(code)
            if table.why and self._in(start, table.why):
                return any(self._in(j, table.own) for j in range(start + 1, found.hit.first))
        return False

    # --- no word of the text

    def is_other(self, found: Found, languages: tuple[str, ...]) -> bool:
        """Tell whether a cue is a name, a title, a part of code, or a word that is only spoken about."""
        text, start, end = self._text, found.start, found.end
        before = text[start - 1 : start]
        after = text[end : end + 2]
        if before and (before in _CODE_BEFORE and before != "#" or (before == "-" and not text[start - 2 : start - 1].isspace())):
            if not (before == "-" and text[start - 2 : start - 1] == "-") and not (before == "." and text[start - 2 : start - 1] == "."):
                return True
        if after and (after[0] in _CODE_AFTER or (after[0] in ".-" and after[1:].isalnum())):
            if after[0] != "-" or not self._enclitic(found):
                return True
        return self._is_name(found, languages) or self._is_quoted(found)

    def _enclitic(self, found: Found) -> bool:
        """Tell whether a pronoun hangs on a cue: "sinto-me", "êtes-vous"."""
        following = found.hit.stop
        return following < found.stop and self._word(following) in _ENCLITICS

    def _is_name(self, found: Found, languages: tuple[str, ...]) -> bool:
        words = self._columns.words
        first, stop = found.hit.first, found.hit.stop
        surface = words.surface(first)
        if not surface[0].isupper() or (len(surface) > 1 and surface.isupper()) or self._word(first)[:2] in ("i", "i'"):
            return False
        codes = self.of_text(languages)
        if "de" in codes:
            return first > found.first and self._word(first - 1) in _HONORIFICS
        body = self._columns.layout.blocks[found.block].body
        if first > found.first and words.starts[first - 1] >= body and not _FULL.search(self._gap(first - 1)):
            return True
        if stop < found.stop and words.starts[stop] == found.end + 1:
            following = words.surface(stop)
            if following[0].isupper() and len(following) > 1 and not following.isupper() and not following.startswith(("I'", "I’")):
                return True
        return stop - first == 1 and words.ids[first] in self._known_names()

    def _known_names(self) -> frozenset[int]:
        """Return the surfaces that stand somewhere in the text as a speaker's name."""
        if self._names is None:
            words, blocks = self._columns.words, self._columns.layout.blocks
            speakers = {block.speaker for block in blocks if block.speaker}
            self._names = frozenset(k for k, surface in enumerate(words.surfaces) if surface in speakers) if speakers else frozenset()
        return self._names

    def _is_quoted(self, found: Found) -> bool:
        """Tell whether a cue stands in the quoted title of something, or is a word quoted as a word."""
        text = self._text
        left = text[max(self._columns.layout.blocks[found.block].body, found.start - _FAR) : found.start]
        if left.count("`") % 2:
            return True
        at = max(map(left.rfind, _OPENING))
        if at < 0:
            return False
        opening = left[at]
        if opening == '"' and left.count('"') % 2 == 0:
            return False
        inner = left[at + 1 :]
        closing = text.find(_OPENING[opening], found.end, found.end + _FAR)
        if closing < 0 or (opening != '"' and _OPENING[opening] in inner):
            return False
        inner = text[found.start - len(inner) : closing]
        if opening in "《『":
            return True
        if opening == "「":
            behind = text[closing + 1 : closing + 3]
            return not (behind.startswith(("と", "って")) and behind[1:2] in _SAYING) and len(inner) <= 12 and inner[-1] not in "。！？!?"
        if inner.rstrip()[-1:] in ("!", "?", ".", ",", "…"):
            return False
        parts = inner.split()
        if len(parts) > _TITLE_WORDS or any(fold(part) in _SPEECH for part in parts):
            return False
        return inner[0].isupper() or len(parts) <= 2 or not inner[0].isascii()


def _japanese_ever(before: str, after: str) -> bool:
    """Tell whether "never" affirms: こんなに幸せだったことはない."""
    return "こと" in after and any(word in before for word in ("こんなに", "これほど", "あんなに"))


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(fold(text).split())


_INVERTED: Final = frozenset("are is was were do does did have has can could will would should aren't isn't don't".split())
_PERSONS: Final = frozenset("you he she they we it i anyone anybody your".split())
