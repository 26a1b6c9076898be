"""Messages into cues of decisions by how a clause opens: who runs a thing says how it will be.

"Late shift Friday: Omar", "see you Sunday at three", "our colour is oxblood", "people can walk in again", "duermo yo en
la grande y tú al patio": the person in charge announces, allots, names or instructs, and no set phrase tells of it. The
patterns of `text.lexicon.decided.settings` (`decision_patterns` reads them) are matched at the openings of the clauses
of a sentence, over its words with their classes (a given name, a capital, a time or number). A cue is a `plan`, or
`said` where what it says is usual by its nature; what is asked, doubted or reported is left to `decision_judge`.
Finite-state partial parsing by clause openings (Abney 1996). Sentences are short: the time is linear.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from zettelpy.extract.decision_cues import Cue, languages_of, lexicon
from zettelpy.extract.decision_patterns import Pattern, Row, anchors, patterns
from zettelpy.extract.decision_sentences import sentence_runs
from zettelpy.extract.negation import Found, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, Block
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import settings
from zettelpy.text.lexicon.names import AMBIGUOUS, GIVEN
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_NOTE: Final = 160  # characters of a paragraph that may be a note; a longer one, of no speaker, is prose
_OPENINGS: Final = 4  # clauses of a sentence that are read
_FILLERS: Final = 3  # words before what opens a clause
_OPENERS: Final = '"“«„'
_LABEL: Final = lazily(r"[^:：\n]{1,40}[:：] ")


class _Settings:
    """The sentences of one text, as rows of marked words."""

    def __init__(self, columns: Columns, languages: Sequence[str]) -> None:
        self.columns, self.words, self.scope = columns, columns.words, Scope(columns)
        self.lexicon = lexicon()
        self.marks: dict[int, str] = {}  # by surface
        self.anchors = anchors(tuple(languages), columns.words.folded)
        self.anchored = frozenset(chain.from_iterable(self.anchors.values()))

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

    def _mark(self, surface: int) -> str:
        """Return the class of a word as a mark: `#` a time or number, `@` a given name, `^` a capital, or none."""
        mark = self.marks.get(surface)
        if mark is None:
            word, capital = self.words.folded[surface], self.words.surfaces[surface][:1].isupper()
            dated = not self.lexicon.when.isdisjoint((word, word[:-1]))
            if dated or word[:1].isdigit() or word in self.lexicon.numbers:
                mark = "#"
            elif capital and word.partition("'")[0] in GIVEN and word not in AMBIGUOUS:
                mark = "@"
            else:
                mark = "^" if capital else ""
            self.marks[surface] = mark
        return mark

    def sentence(self, first: int, stop: int) -> tuple[Row, list[int]]:
        """Return a sentence as a row of words and marks, and the words that open clauses."""
        text, words, row, openings = self.columns.text, self.words, Row(), [first]
        ids = words.ids[first:stop]
        marks, spelled = list(map(self._mark, ids)), list(map(words.folded.__getitem__, ids))
        if marks[0] == "^":  # a capital that opens a sentence is none
            marks[0] = ""
        at = 0
        for i in self.scope.partings(first, stop):
            gap = text[words.end(i) : words.starts[i + 1]]
            quoted = any(char in gap for char in _OPENERS)
            plain = gap.strip(_OPENERS + " ") == ""
            if gap in (",", ".") or (plain and not quoted):  # "7,50"
                continue
            row.add_words(marks[at : i + 1 - first], spelled[at : i + 1 - first])
            at = i + 1 - first
            if not plain or ":" in gap or "：" in gap:
                row.add_mark(":" if ":" in gap or "：" in gap else ",")
            if quoted:
                row.add_mark('"')
            openings.append(i + 1)
        row.add_words(marks[at:], spelled[at:])
        row.close()
        return row, openings[:_OPENINGS]

    def read(self, first: int, stop: int) -> Iterator[tuple[int, str, str]]:
        """Yield where a clause of a sentence sets something, of which kind and language; at most one a language."""
        own = self.words.ids[first:stop]
        if self.anchored.isdisjoint(own):
            return
        told = frozenset(map(self.words.folded.__getitem__, own))
        row: Row | None = None
        for language, anchored in self.anchors.items():
            numbers = sorted({number for surface in own if surface in anchored for number in anchored[surface]})
            lines = [patterns(language).lines[number] for number in numbers]
            lines = [line for line in lines if not any(map(told.isdisjoint, line.needs))]
            if not lines:
                continue
            if row is None:
                row, openings = self.sentence(first, stop)
                starts = list(dict.fromkeys(self._starts(openings, stop)))
                places = row.places([i - first for i in starts])
            lines = [line for line in lines if row.matches(line, sum(places))]
            match = self._match(row, lines, starts, places) if lines else None
            if match is not None:
                at, kind = match
                behind = 2 if kind == "rule" else 0  # what happens to whoever is said behind him
                yield min(at + behind, stop - 1), kind, language

    def _starts(self, openings: Sequence[int], stop: int) -> Iterator[int]:
        """Yield the words at which a pattern may begin: those that open a clause, but for fillers."""
        for opening in openings:
            for i in range(opening, min(opening + _FILLERS + 1, stop)):
                yield i
                if self.scope.word(i) not in self.lexicon.fillers:
                    break

    def _match(
        self, row: Row, lines: Sequence[Pattern], starts: Sequence[int], places: Sequence[int]
    ) -> tuple[int, str] | None:
        """Return the first word at which one of the patterns matches, and the kind of the first that does."""
        for i, place in zip(starts, places, strict=True):
            for line in lines:
                if row.matches(line, place):
                    return i, line.kind
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
    reader, blocks = _Settings(columns, languages), columns.layout.blocks
    if not reader.anchored:
        return
    for number, border, stop, block in sentence_runs(columns, 2, _LONG):
        first = None if blocks[block].kind == CODE else reader.opening(blocks[block], border, stop)
        if first is None or stop - first < 2:
            continue
        cues = sorted(reader.read(first, stop))
        for at, kind, language in cues:
            single = at + 1 == stop or reader.scope.parted(at)
            hit = Hit(f"{kind} {language}", at, at + 1 if single else at + 2)
            found = Found(hit, words.starts[at], words.end(hit.stop - 1), number, border, stop, block)
            yield Cue(found, (kind,), frozenset((language,)))
