"""A source into passages: messages, paragraphs, items, groups of sentences of longer blocks, each within one zettel.

A block of up to PASSAGE_SIZE tokens is one passage; a longer one is cut at its sentences (tables and code at their
lines). No passage crosses a zettel, and every zettel of a source but its duplicates is covered by passages.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, compress
from typing import Final, NamedTuple

from zettelpy.text.columns import Columns
from zettelpy.text.date_spans import DAY, DateSpan, span_of
from zettelpy.text.dates import find_dates, numeric_order
from zettelpy.text.layout import CODE, HEADING, TABLE, Block
from zettelpy.text.relative import resolve_relative
from zettelpy.text.source import read_documents
from zettelpy.text.terms import extra_places, extra_terms, term_column
from zettelpy.text.tokens import estimate_tokens
from zettelpy.types import Memory, Span

PASSAGE_SIZE: Final = 125  # a block up to this many tokens (by the estimate) is one passage
_NAME_MARKS: Final = frozenset("*_`<")  # what opens a name in bold, as code, or a nick
GROUP_SIZE: Final = 100  # a longer one is cut into groups of sentences of about this size


class Passage(NamedTuple):
    """A passage: `text[start:end]` of the memory's source, in zettel number `zettel` of the memory."""

    start: int
    end: int
    zettel: int
    document: int
    section: int
    speaker: str
    date: str | None  # the day of its message or session
    dates: tuple[str, ...]  # the days that its own words name, and those on which it was said again
    spans: tuple[DateSpan, ...]  # the stretches of days that those cover
    heading: Span | None  # where the heading stands that governs it
    titled: bool  # whether that heading says more than the date
    shown: bool  # False for headings: they are searched, and shown above what they govern
    again: tuple[str, ...] = ()  # the days on which it was said again, where what says the same was left out


class Part(NamedTuple):
    """A document of the source, read: where it begins, its number, how many sections stand before it."""

    columns: Columns
    offset: int
    number: int
    sections: int
    day: str | None
    order: str | None  # of day and month in its dates


def read_parts(memory: Memory) -> Iterator[Part]:
    """Yield each document of the source; nothing where source or spans are missing."""
    source = memory.meta.source
    if source is not None and any(zettel.source_start is not None for zettel in memory.zettels):
        yield from parts_of(memory, source)


def parts_of(memory: Memory, source: str) -> Iterator[Part]:
    """Yield each document of the source of a memory."""
    read = read_documents(source, memory.meta.documents, memory.messages, memory.cache.get("columns"))
    sections = 0
    for number, (document, columns) in enumerate(read):
        order = numeric_order(columns.text, 0, len(columns.text))
        yield Part(columns, document.span[0], number, sections, document.date or memory.meta.date, order)
        sections += 1 + last_section(columns)


def last_section(columns: Columns) -> int:
    """Return the number of the last section of a document; 0 where there is none."""
    blocks = columns.layout.blocks
    return blocks[-1].section if blocks else 0


def cut(
    memory: Memory, parts: list[Part], stop: Collection[str], languages: tuple[str, ...]
) -> Iterator[tuple[Passage, Mapping[str, int]]]:
    """Yield each passage of the source with the frequencies of its terms, by stop words and languages of the source."""
    cores = _cores(memory)
    starts = [core[0] for core in cores]
    again = _days_again(memory, parts)
    for part in parts:
        columns = part.columns
        terms = _PlacedTerms(columns, stop, languages)
        for block in columns.layout.blocks:
            at = max(0, bisect_right(starts, part.offset + block.label) - 1)
            for start, end, zettel in _placed(columns, block, part.offset, cores, at):
                passage = _passage(part, block, (start, end), zettel, again.get(zettel, ()))
                yield passage, terms.frequencies(max(start, block.body), end)


class _PlacedTerms:
    """The index terms of a document by where they stand: most words have none or one, and are counted at once."""

    def __init__(self, columns: Columns, stop: Collection[str], languages: tuple[str, ...]) -> None:
        words = columns.words
        self.text, self.starts, self.ids = columns.text, words.starts, words.ids
        self.terms = term_column(words, stop, languages)
        sizes = bytes(min(2, len(found)) for found in self.terms)
        there = bytes(map(sizes.__getitem__, words.ids))
        self.at = array("I", compress(range(len(there)), there))  # the words with terms
        first = [found[0] if found else "" for found in self.terms]
        self.first = list(map(first.__getitem__, compress(words.ids, there)))
        self.several = array("I", compress(range(len(there)), there.translate(_SEVERAL)))
        self.extra = extra_places(columns.text)

    def frequencies(self, start: int, end: int) -> Mapping[str, int]:
        """Return the terms of text[start:end] with their counts, by first appearance; those that are no words last."""
        first, stop = bisect_left(self.starts, start), bisect_left(self.starts, end)
        several = self.several
        at = bisect_left(several, first)
        counts: Counter[str] = Counter()
        if at < len(several) and several[at] < stop:
            counts.update(chain.from_iterable(map(self.terms.__getitem__, self.ids[first:stop])))
        else:
            counts.update(self.first[bisect_left(self.at, first) : bisect_left(self.at, stop)])
        place = bisect_left(self.extra, start)
        if place < len(self.extra) and self.extra[place] < end:
            counts.update(extra_terms(self.text[start:end]))
        return counts


_SEVERAL: Final = bytes(size > 1 for size in range(256))


def _cores(memory: Memory) -> list[tuple[int, int, int]]:
    """Return (start, end, zettel) for each zettel without the overlap with the one before, in order of the text."""
    cores: list[tuple[int, int, int]] = []
    reach = 0
    zettels = enumerate(memory.zettels)
    placed = sorted((z.source_start, z.source_end or 0, k) for k, z in zettels if z.source_start is not None)
    for start, end, number in placed:
        cores.append((min(max(start, reach), end), end, number))
        reach = max(reach, end)
    return cores


def _placed(
    columns: Columns, block: Block, offset: int, cores: list[tuple[int, int, int]], at: int
) -> Iterator[tuple[int, int, int]]:
    """Cut a block into passages within its zettels: (start, end, zettel), with offsets into the document."""
    first = block.label
    while first > block.start and columns.text[first - 1] in _NAME_MARKS:
        first -= 1  # "**Mara:** hi", "<mara> hi": a mark is shown with its other half
    while at < len(cores) and cores[at][0] < offset + block.end:
        core_start, core_end, zettel = cores[at]
        start, end = max(first, core_start - offset), min(block.end, core_end - offset)
        if start < end:
            for low, high in _pieces(columns, block, start, end):
                yield low, high, zettel
        at += 1


def _pieces(columns: Columns, block: Block, start: int, end: int) -> Iterator[Span]:
    piece = columns.text[start:end]  # no token is shorter than a byte
    if (len(piece) <= PASSAGE_SIZE and piece.isascii()) or estimate_tokens(piece) <= PASSAGE_SIZE:
        yield start, end
        return
    units = _lines(columns.text, start, end) if block.kind in (TABLE, CODE) else columns.sentences(start, end)
    low = high = -1
    for left, right in units:
        if low >= 0 and estimate_tokens(columns.text[low:right]) > GROUP_SIZE:
            yield low, high
            low = -1
        low, high = (left if low < 0 else low), right
    if low >= 0:
        yield low, high


def _lines(text: str, start: int, end: int) -> Iterator[Span]:
    while start < end:
        stop = text.find("\n", start, end)
        stop = end if stop < 0 else stop
        if text[start:stop].strip():
            yield start, stop
        start = stop + 1


def _days_again(memory: Memory, parts: Sequence[Part]) -> dict[int, tuple[str, ...]]:
    """Return the days on which the zettels that were said more than once were said again."""
    again: dict[int, tuple[str, ...]] = {}
    offsets = [part.offset for part in parts]
    for number, zettel in enumerate(memory.zettels):
        days: dict[str, None] = {}
        for start, end in zettel.spans[1:]:
            part = parts[max(0, bisect_right(offsets, start) - 1)]
            first, stop = part.columns.blocks(start - part.offset, end - part.offset)
            blocks = part.columns.layout.blocks[first:stop]
            days.update(dict.fromkeys(block.date or part.day or "" for block in blocks))
        if days:
            again[number] = tuple(day for day in days if day)
    return again


def _passage(part: Part, block: Block, span: Span, zettel: int, again: tuple[str, ...]) -> Passage:
    text, blocks = part.columns.text, part.columns.layout.blocks
    start, end = max(span[0], block.body), span[1]
    named = find_dates(text, start, end, part.order)
    meant = resolve_relative(text, start, end, block.time or block.date or part.day)
    dates: tuple[str, ...] = again
    spans: tuple[DateSpan, ...] = ()
    if named or meant or again:
        hits = (*named, *meant)
        found = [span_of(text[hit.start : hit.end], hit) for hit in hits]
        found += [DateSpan(day, day, DAY) for day in again if len(day) == 10]
        spans = tuple(dict.fromkeys(stretch for stretch in found if stretch is not None))
        dates = tuple(dict.fromkeys([*(hit.date for hit in hits), *again]))
    heading, titled = None, False
    if block.heading >= 0:
        governing = blocks[block.heading]
        heading = (governing.start + part.offset, governing.end + part.offset)
        titled = governing.time is None and governing.date is None
    return Passage(
        start=span[0] + part.offset,
        end=span[1] + part.offset,
        zettel=zettel,
        document=part.number,
        section=part.sections + block.section,
        speaker=block.speaker,
        date=block.date or part.day,
        dates=dates,
        spans=spans,
        heading=heading,
        titled=titled,
        shown=block.kind != HEADING or not _governs(blocks, block),
        again=again,
    )


def _governs(blocks: Sequence[Block], heading: Block) -> bool:
    """Tell whether something else than a heading stands under a heading."""
    below = bisect_right(blocks, heading.start, key=lambda block: block.start)
    return below < len(blocks) and blocks[below].kind != HEADING
