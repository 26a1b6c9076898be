"""A sentence into its subject: the terms that say what it is about, how much each weighs, and where each stands.

Stems of content words, names and their parts, concepts, words in katakana, pairs of ideographs, counters of numbers.
Left out are stop words, words that tell nothing, words of change and values. Weights are tenths: a term in another
clause than the values weighs less, and so does what looks like a verb, since two facts rather share a noun.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes.clauses import Mark, borders_of, clause_of
from zettelpy.extract.changes.values import MODE, NAME, NUMBER, PLACE, Value
from zettelpy.extract.changes.wordkinds import CONCEPT, MEASURES, PEOPLE, TERM, Kind, Lexicon
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

_WHOLE, _CONCEPT, _NAME_PART, _VERB, _MEASURE, _PAIR, _SINGLE = 10, 9, 7, 7, 5, 7, 3  # weights, in tenths
_AFAR: Final = 8  # tenths of its weight that a term has in another clause
_LEAST_PART: Final = 4  # letters of a part of a name that stands for it
_MOST_PARTS: Final = 4
_BEFORE_VERBS: Final = frozenset(
    "to will we i you they he she we'll i'll won't don't doesn't didn't can't cannot can should must "
    "wir ich nous on nosotros noi мы я".split()
)
_RUN: Final = lazily("[\u4e00-\u9fff\u3400-\u4dbf々]+|[\u30a1-\u30fa\u30fc]{2,}")
_KATAKANA: Final = lazily("[\u30a1-\u30fc]")
_ZH_FUNCTION: Final = lazily(
    "[的了是在我你您他她它们这那就也都和跟与把被不没有吗呢吧啊呀哦嗯要会能可以得着过再还又很太最更只从到对给让为因所但而或一个里上下"
    "去来说想做看用]+"
)


class Subject(NamedTuple):
    """The terms of a sentence: the weight of each in tenths, its spelling, its offset."""

    weights: dict[str, int]
    spellings: dict[str, str]
    places: dict[str, int]
    size: int  # how many of the terms are no concepts


def read_subject(
    columns: Columns,
    lexicon: Lexicon,
    row: Sequence[Kind],
    first: int,
    span: tuple[int, int],
    values: Sequence[Value],
    marks: Sequence[Mark],
) -> Subject:
    """Return the subject of a sentence, text[start:end], with the words in `row` from `first` on, values and marks."""
    reader = _Subject(columns, lexicon, span, values)
    hidden = list[tuple[int, int]]()
    if marks:
        reader.add_marks(marks)
        hidden = [mark[1:] for mark in marks if mark[0][:1] not in (CONCEPT, "=") or mark[0] == CONCEPT + "charge"]
    if values:
        reader.add_values(values)
        hidden += [(v.start, v.end) for v in values if v.kind not in (PLACE, MODE)]
    reader.add_words(row, first, hidden)
    size = len(reader.weights)
    for term in reader.weights:
        if term[0] == CONCEPT:
            size -= 1
    return Subject(reader.weights, reader.spellings, reader.places, size)


class _Subject:
    """Collects the terms of one sentence."""

    def __init__(self, columns: Columns, lexicon: Lexicon, span: tuple[int, int], values: Sequence[Value]) -> None:
        self.words, self.text, self.lexicon = columns.words, columns.text, lexicon
        self.borders: Sequence[int] = ()  # where clauses end
        self.homes: set[int] = set()  # the clauses in which values stand that are no names
        places = [value.start for value in values if value.kind != NAME]
        if places:
            self.borders = borders = borders_of(columns.text, *span)
            self.homes = {clause_of(borders, at) for at in places}
        self.weights: dict[str, int] = {}
        self.spellings: dict[str, str] = {}
        self.places: dict[str, int] = {}

    def add(self, term: str, weight: int, at: int, spelling: str) -> None:
        """Add a term, unless it is there with more weight."""
        near = not self.homes or UNSPACED.match(self.text, at) or clause_of(self.borders, at) in self.homes
        weight = weight if near else weight * _AFAR // 10
        if weight > self.weights.get(term, 0):
            self.weights[term], self.spellings[term], self.places[term] = weight, spelling, at

    def add_marks(self, marks: Sequence[Mark]) -> None:
        """Add the concepts that are phrases, or words of scripts without spaces."""
        for label, low, high in marks:
            if label.startswith(CONCEPT):
                self.add(label, _CONCEPT, low, self.text[low:high])

    def add_values(self, values: Sequence[Value]) -> None:
        """Add names with their parts, and counters of scripts without spaces."""
        for value in values:
            spelling = self.text[value.start : value.end]
            if value.kind == NAME:
                name = str(value.normal)
                self.add(name, _WHOLE, value.start, spelling)
                for part in name.split()[:_MOST_PARTS] if " " in name else ():
                    if len(part) >= _LEAST_PART:
                        self.add(part, _NAME_PART, value.start, spelling)
            elif value.kind == NUMBER and value.unit == PEOPLE:
                self.add(PEOPLE, _CONCEPT, value.start, spelling)
            elif value.kind == NUMBER and value.unit and UNSPACED.match(value.unit):
                self.add("#" + value.unit, _MEASURE if value.unit in MEASURES else _WHOLE, value.start, spelling)

    def add_words(self, row: Sequence[Kind], first: int, hidden: Sequence[tuple[int, int]]) -> None:
        """Add the content words from `first` on, but for values, words of change and names."""
        words = self.words
        starts, ids, surfaces, folded = words.starts, words.ids, words.surfaces, words.folded
        for i, kind in enumerate(row, first):
            if not kind.signs & TERM:
                continue
            surface, at = surfaces[ids[i]], starts[i]
            if not surface.isascii() and UNSPACED.search(surface):
                for term, weight, low, spelling in self._runs(surface, at, hidden):
                    self.add(term, weight, low, spelling)
                continue
            for concept in kind.concepts:
                self.add(concept, _CONCEPT, at, surface)
            root = kind.root
            if len(root) < 2 or kind.cues or root in MEASURES or CONCEPT + "charge" in kind.concepts:
                continue
            if not hidden or not any(low <= at < high for low, high in hidden):
                verb = i > first and folded[ids[i - 1]] in _BEFORE_VERBS
                self.add(root, min(kind.weight - 1, _VERB) if verb else kind.weight, at, surface)

    def _runs(self, surface: str, at: int, hidden: Sequence[tuple[int, int]]) -> Iterator[tuple[str, int, int, str]]:
        """Yield the terms inside a run without spaces, with weight, offset and spelling; what is hidden is blank."""
        letters = list(surface)
        for low, high in hidden:
            for k in range(max(0, low - at), min(len(letters), high - at)):
                letters[k] = " "
        surface = "".join(letters)
        for run in _RUN.finditer(surface):
            if _KATAKANA.match(run[0]):
                yield fold(run[0]), _WHOLE, at + run.start(), run[0]
                continue
            low = run.start()
            for piece in _ZH_FUNCTION.split(run[0]) if self.lexicon.chinese else [run[0]]:
                low = surface.find(piece, low)
                for k in range(len(piece) - 1):
                    yield piece[k : k + 2], _WHOLE if len(piece) == 2 else _PAIR, at + low + k, piece[k : k + 2]
                if len(piece) == 1:
                    yield piece, _SINGLE, at + low, piece
                low += len(piece)
