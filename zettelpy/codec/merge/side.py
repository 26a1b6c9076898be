"""A memory into what can be merged: its zettels and beginnings of documents in order, places told by their neighbours.

A zettel stands where the one before it ends; so each says how far behind that it begins, how long it is, and, where the
memory holds its text, which part of the text it brings along. Everything else that counts places counts from the end
of a zettel: there its own words stand, while at its beginning it may overlap with whatever stands before it.

Two zettels of two files are the same if their ids are, the suffix of a repetition aside: ids come from the content.
Where a file only numbers its zettels (001, 002, …), as versions 1 and 2 do, that are those with the same quote.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.codec.v3.header import GAP
from zettelpy.codec.v3.write import derived_weights, only_document, reach_of
from zettelpy.types import Document, Memory, Span, Zettel

REPEATED: Final = re.compile(r"([a-z2-7]{8})-[0-9]+")
_SPACE: Final = re.compile(r"\s*")


class Place(NamedTuple):
    """Where a zettel or a document stands: how far behind the end of the zettel before it begins, how far behind the
    text that the zettels before it bring along, and how long it is."""

    gap: int
    local: int
    length: int


class Again(NamedTuple):
    """A further place of a zettel: counted from the end of another one (by its number; -1: from 0), and its length."""

    anchor: int
    start: int
    length: int


class Entry(NamedTuple):
    """A zettel, or the beginning of a document (`zettel` is None), as a file has it.

    `weight` is None where it follows from the raw scores, `times` where the count is that of the places. `before` is
    the number of the zettel before, among those that have a place; -1 for the first. `text` is the part of the source
    that the zettel brings along, None where the file has none. `end` is how far a document's end is from where it is
    looked for.
    """

    zettel: Zettel | None
    document: Document | None
    place: Place | None
    before: int
    weight: float | None = None
    times: int | None = None
    again: tuple[Again, ...] = ()
    text: str | None = None
    end: int = 0


class Side:
    """One of the three versions: a memory, and its entries. `head` is the text before the first zettel."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.head, texts = _shares(memory)
        self.ends = [zettel.source_end for zettel in memory.zettels]
        self.entries = list(_entries(memory, self.head, texts))
        self.last = max((k for k, e in enumerate(self.entries) if e.zettel and e.place), default=-1)
        self.has_documents = bool(memory.meta.documents)
        self.rest = memory.meta.input_length - reach_of(memory.zettels)
        self.chunks = memory.meta.chunk_count - len(memory.zettels)

    def is_numbered(self) -> bool:
        """Tell whether ids are numbers here, which say nothing about the content."""
        return any(zettel.id.isascii() and zettel.id.isdigit() for zettel in self.memory.zettels)

    def keys(self, by_quote: bool) -> list[Hashable]:
        """Return what tells that an entry is the same as one of another file."""
        return [_key(entry, by_quote) for entry in self.entries]


def _key(entry: Entry, by_quote: bool) -> Hashable:
    if entry.document is not None:
        return "D", entry.document.title, entry.document.date
    if entry.zettel is None or by_quote:
        return "Q", entry.zettel and entry.zettel.quote
    repeated = REPEATED.fullmatch(entry.zettel.id)
    return "Z", repeated[1] if repeated else entry.zettel.id


def _shares(memory: Memory) -> tuple[str | None, list[str | None]]:
    """Return the text before the first zettel, and the text that each zettel brings along.

    That is all up to its end and the white space behind it that no zettel before has; the last one has the rest.
    """
    source, zettels = memory.meta.source, memory.zettels
    if source is None:
        return None, [None] * len(zettels)
    placed = [k for k, zettel in enumerate(zettels) if zettel.source_end is not None]
    head = min(zettels[placed[0]].source_start or 0, len(source)) if placed else len(source)
    texts: list[str | None] = []
    border = head
    for k, zettel in enumerate(zettels):
        start, end = border, min(zettel.source_end or 0, len(source))
        if placed and k == placed[-1]:
            border = len(source)
        elif end > border:
            space = _SPACE.match(source, end)
            border = space.end() if space else end
        texts.append(source[start:border])
    return source[:head], texts


def _entries(memory: Memory, head: str | None, texts: Sequence[str | None]) -> Iterator[Entry]:
    """Yield zettels and beginnings of documents in the order of the file (that of `codec.v3.write`)."""
    meta, zettels = memory.meta, memory.zettels
    documents = () if meta.documents == only_document(meta) else meta.documents
    derived = derived_weights(zettels, memory.tunnels, meta.options.temperature, meta.half_life_turns)
    anchors = _Anchors(zettels)
    dues = [*(document.span[0] - GAP for document in documents[1:]), meta.input_length]
    begun = end = 0
    number, before = 0, -1
    at = len(head or "")  # where the text ends that the zettels so far bring along

    def document() -> Entry:
        start, stop = documents[begun].span
        return Entry(None, documents[begun], Place(start - end, start - at, 0), before, end=stop - dues[begun])

    for zettel, weight, text in zip(zettels, derived, texts, strict=True):
        span = zettel.spans[0] if zettel.spans else None
        while begun < len(documents) and span is not None and documents[begun].span[0] <= span[0]:
            yield document()
            begun, number = begun + 1, number + 1
        yield Entry(
            zettel,
            None,
            None if span is None else Place(span[0] - end, span[0] - at, span[1] - span[0]),
            before,
            None if zettel.weight == weight else zettel.weight,
            None if zettel.count == max(1, len(zettel.spans)) else zettel.count,
            tuple(anchors.relative(again) for again in zettel.spans[1:]),
            text,
        )
        at += len(text or "")
        if span is not None:
            end, before = span[1], number
        number += 1
    while begun < len(documents):
        yield document()
        begun += 1


class _Anchors:
    """The beginnings of the zettels in the order of the source, by which further places find the zettel before."""

    def __init__(self, zettels: Sequence[Zettel]) -> None:
        self._zettels = zettels
        self._sorted: list[tuple[int, int]] | None = None

    def relative(self, span: Span) -> Again:
        """Return a span, counted from the end of the zettel that begins last before it."""
        if self._sorted is None:
            starts = enumerate(zettel.source_start for zettel in self._zettels)
            self._sorted = sorted((start, k) for k, start in starts if start is not None)
        at = bisect_right(self._sorted, (span[0], len(self._zettels))) - 1
        if at < 0:
            return Again(-1, span[0], span[1] - span[0])
        k = self._sorted[at][1]
        return Again(k, span[0] - (self._zettels[k].source_end or 0), span[1] - span[0])
