"""One reading of a text that every stage shares: layout, words, sentences, each in columns over the same offsets."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from zettelpy.text.layout import Block, Layout, read_layout
from zettelpy.text.sentences import spans_of_blocks
from zettelpy.text.words import Words, tokenise

T = TypeVar("T")


class Columns:
    """A text, read once.

    Sentence k is `text[sentence_starts[k]:sentence_ends[k]]` and begins with word `sentence_words[k]`. Sentences never
    cross a block, cover every character outside white space, and are in order.
    """

    __slots__ = (
        "_block_ends", "_block_starts", "_made", "layout", "sentence_ends", "sentence_starts", "sentence_words", "text",
        "words",
    )  # fmt: skip

    def __init__(self, text: str, layout: Layout) -> None:
        self._made: dict[object, object] = {}
        self.text = text
        self.layout = layout
        self.words: Words = tokenise(text)
        self._note_blocks()
        spans = spans_of_blocks(text, [(block.start, block.end) for block in layout.blocks])
        self.sentence_starts = array("I", [start for start, _ in spans])
        self.sentence_ends = array("I", [end for _, end in spans])
        self.sentence_words = array("I", _positions(self.words.starts, self.sentence_starts))

    def _note_blocks(self) -> None:
        self._block_starts = array("I", [block.start for block in self.layout.blocks])
        self._block_ends = array("I", [block.end for block in self.layout.blocks])

    def once(self, make: Callable[[Columns], T]) -> T:
        """Return `make(columns)`, made at the first call and kept: what several extractors ask of the whole text.

        Pass a function that lives at module level, and do not change what comes back.
        """
        if make not in self._made:
            self._made[make] = make(self)
        return self._made[make]  # type: ignore[return-value]

    def part(self, blocks: Sequence[Block]) -> Columns:
        """Return the columns of some of the blocks: the same text, words and sentences, read no second time."""
        part = Columns.__new__(Columns)
        part._made = {}
        part.text, part.words = self.text, self.words
        part.sentence_starts, part.sentence_ends = self.sentence_starts, self.sentence_ends
        part.sentence_words = self.sentence_words
        part.layout = Layout(tuple(blocks), ())
        part._note_blocks()
        return part

    def sentences(self, start: int, end: int) -> Sequence[tuple[int, int]]:
        """Return the sentences of text[start:end] as spans, the first and the last clipped to it."""
        first = bisect_right(self.sentence_ends, start)
        stop = bisect_left(self.sentence_starts, end)
        return [(max(start, self.sentence_starts[k]), min(end, self.sentence_ends[k])) for k in range(first, stop)]

    def blocks(self, start: int, end: int) -> tuple[int, int]:
        """Return the range (first, stop) of the blocks that overlap text[start:end]."""
        first = bisect_right(self._block_ends, start)
        return first, bisect_left(self._block_starts, end, first)


def _positions(starts: array[int], places: Iterable[int]) -> Iterator[int]:
    """Yield, for places in order, how many of the starts stand before each."""
    low = 0
    for place in places:
        low = bisect_left(starts, place, low)
        yield low


def read_columns(text: str) -> Columns:
    """Read a text: find its layout, its words and its sentences."""
    return Columns(text, read_layout(text))
