"""Messages into cues of decisions by how a clause opens: who runs a thing says how it will be.

"Late shift Friday: Omar", "see you Sunday at three", "our colour is oxblood", "people can walk in again", "duermo yo en
la grande y tú al patio": the person in charge announces, allots, names or instructs, and no set phrase tells of it. The
patterns of `text.lexicon.decided.settings` are matched at the openings of the clauses of a sentence, over its words
with their classes (a given name, a capital, a time or number). A cue is a `plan`, or `said` where what it says is
usual by its nature; what is asked, doubted or reported is left to `decision_judge`. Finite-state partial parsing by
clause openings (Abney 1996). Sentences are short and repetitions bounded: the time is linear.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Final

from zettelpy.extract.decision_cues import Cue, languages_of, lexicon
from zettelpy.extract.decision_sentences import sentence_runs
from zettelpy.extract.negation import Found, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, Block
from zettelpy.text.lexicon.decided import settings
from zettelpy.text.lexicon.decided.setting_words import WORDS
from zettelpy.text.lexicon.names import AMBIGUOUS, GIVEN
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_NOTE: Final = 160  # characters of a paragraph that may be a note; a longer one, of no speaker, is prose
_OPENINGS: Final = 4  # clauses of a sentence that are read
_FILLERS: Final = 3  # words before what opens a clause
_OPENERS: Final = '"“«„'
_LABEL: Final = re.compile(r"[^:：\n]{1,40}[:：] ")
_CLASSES: Final = {
    "<N>": r"[\^@]\S+ ",
    "<G>": r"@\S+ ",
    "<W>": r"#\S+ ",
    "<D>": r"#[0-9]\S* ",
    "<X>": r"[\w^@#]\S* ",
    "<L>": r"[^\W_]\S* ",
    "<Q>": r"(?:[\^@#]\S+|\") ",
    ",": ", ",
    ":": ": ",
    "$": r"(?:, .{0,40})?\Z",
    "|": r"(?:, |\Z)",
}


def _token(token: str) -> str:
    """Return a token of a pattern as a regular expression over marked words, each with a blank behind it."""
    if token.startswith("!"):
        return f"(?!{_token(token[1:])})"
    if token.startswith(".."):
        return rf"(?:[\w^@#]\S* ){{0,{token[2:]}}}?"
    if token.endswith("?"):
        return f"(?:{_token(token[:-1])})?"
    if token in _CLASSES:
        return _CLASSES[token]
    words = WORDS.get(token, token.replace("/", " ")).split()
    spelled = []
    for word in words:
        core = re.escape(fold(word.strip("*")))
        spelled.append(rf"\S*{core}" if word[0] == "*" else rf"{core}\S*" if word[-1] == "*" else core)
    return rf"[\^@#]?(?:{'|'.join(spelled)}) "


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return the patterns of a language as one; its last group that took part is the kind."""
    table = settings.PATTERNS[language]
    own = []
    for kind in ("rule", "said", "plan"):
        lines = ("".join(map(_token, line.split())) for line in table.get(kind, "").strip().splitlines())
        own.append(f"(?P<{kind}>{'|'.join(line for line in lines if line) or '(?!)'})")
    return re.compile("|".join(own))


class _Settings:
    """The sentences of one text, as strings of marked words."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.words, self.scope = columns, columns.words, Scope(columns)
        self.lexicon = lexicon()
        self.marks: dict[int, str] = {}  # by surface

    def opening(self, block: Block, border: int, stop: int) -> int | None:
        """Return the first word that is said in a sentence, behind stamp and label; None in prose and quotations."""
        start, body = self.words.starts[border], block.body
        if not block.speaker:
            text = self.columns.text
            if block.end - body > _NOTE or text[body : body + 1] in _OPENERS or text[max(0, start - 1)] in _OPENERS:
                return None
            label = _LABEL.match(self.columns.text, start, self.words.starts[stop - 1] + 1)
            if label and label.end() - start <= 24 and label[0].count(" ") <= 2:
                body = label.end()
        return bisect_left(self.words.starts, body, border, stop) if start < body else border

    def _marked(self, i: int, first: int) -> str:
        """Return word i with its class before it and a blank behind it; a capital that opens a sentence is none."""
        surface = self.words.ids[i]
        token = self.marks.get(surface)
        if token is None:
            word, capital = self.scope.word(i), self.words.surface(i)[:1].isupper()
            dated = not self.lexicon.when.isdisjoint((word, word[:-1]))
            if dated or word[:1].isdigit() or word in self.lexicon.numbers:
                token = f"#{word} "
            elif capital and word.partition("'")[0] in GIVEN and word not in AMBIGUOUS:
                token = f"@{word} "
            else:
                token = f"^{word} " if capital else f"{word} "
            self.marks[surface] = token
        return token[1:] if i == first and token[0] == "^" else token

    def sentence(self, first: int, stop: int) -> tuple[str, list[int], list[int]]:
        """Return a sentence as a string, where each of its words begins there, and the words that open clauses."""
        text, parts, places, openings, at = self.columns.text, [], [], [first], 0
        for i in range(first, stop):
            token = self._marked(i, first)
            places.append(at)
            at += len(token)
            parts.append(token)
            if i + 1 < stop and self.scope.parted(i):
                gap = text[self.words.end(i) : self.words.starts[i + 1]]
                mark = ": " if ":" in gap or "：" in gap else "" if gap.strip(_OPENERS + " ") == "" else ", "
                mark += '" ' if any(char in gap for char in _OPENERS) else ""
                if not mark or gap in (",", "."):  # "7,50"
                    continue
                parts.append(mark)
                at += len(mark)
                openings.append(i + 1)
        return "".join(parts), places, openings[:_OPENINGS]

    def read(self, first: int, stop: int, languages: list[str]) -> Iterator[tuple[int, str, str]]:
        """Yield where a clause of a sentence sets something, of which kind and language; at most one a language."""
        string, places, openings = self.sentence(first, stop)
        for language in languages:
            match = self._match(string, places, openings, first, stop, _pattern(language))
            if match is not None:
                yield match[0], match[1], language

    def _match(
        self, string: str, places: list[int], openings: list[int], first: int, stop: int, pattern: re.Pattern[str]
    ) -> tuple[int, str] | None:
        for opening in openings:
            for i in range(opening, min(opening + _FILLERS + 1, stop)):
                match = pattern.match(string, places[i - first])
                if match is not None and match.lastgroup:
                    behind = 2 if match.lastgroup == "rule" else 0  # what happens to whoever is said behind him
                    return min(i + behind, stop - 1), match.lastgroup
                if self.scope.word(i) not in self.lexicon.fillers:
                    break
        return None


def read_settings(columns: Columns) -> Iterator[Cue]:
    """Yield the openings of clauses that set how a thing will be, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "See you Sunday at three. People can walk in again. I can walk."
    >>> [text[cue.found.start : cue.found.end] for cue in read_settings(read_columns(text))]
    ['See you', 'People can']
    """
    words, known = columns.words, languages_of(columns)
    languages = [language for language in settings.PATTERNS if not known or language in known]
    reader, blocks = _Settings(columns), columns.layout.blocks
    for number, border, stop, block in sentence_runs(columns, 2, _LONG):
        first = None if blocks[block].kind == CODE else reader.opening(blocks[block], border, stop)
        if first is None or stop - first < 2:
            continue
        cues = sorted(reader.read(first, stop, languages))
        for at, kind, language in cues:
            single = at + 1 == stop or reader.scope.parted(at)
            hit = Hit(f"{kind} {language}", at, at + 1 if single else at + 2)
            found = Found(hit, words.starts[at], words.end(hit.stop - 1), number, border, stop, block)
            yield Cue(found, (kind,), frozenset((language,)))
