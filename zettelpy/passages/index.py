"""A memory into passages, with their words, speakers and dates in an index.

A passage is what recall scores and context returns: a message, a paragraph, a list item, or a group of sentences of a
longer one. It never crosses a zettel, and every zettel of a source but its duplicates is covered by passages.
A memory without its source has one passage a zettel: the quote, with the zettel's topics and entities as words.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from zettelpy.passages.compounds import Compounds
from zettelpy.rank.bm25 import PassageScorer
from zettelpy.text.columns import Columns
from zettelpy.text.dates import find_dates, numeric_order
from zettelpy.text.languages import detect_languages
from zettelpy.text.layout import CODE, HEADING, TABLE, Block
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.relative import resolve_relative
from zettelpy.text.source import read_documents
from zettelpy.text.stems import Stemmer, stemmer_for
from zettelpy.text.terms import extra_terms, index_terms, term_reader
from zettelpy.text.tokens import estimate_tokens
from zettelpy.text.words import tokenise
from zettelpy.types import Memory, Span

PASSAGE_SIZE: Final = 125  # a block up to this many tokens (by the estimate) is one passage
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
    heading: Span | None  # where the heading stands that governs it
    titled: bool  # whether that heading says more than the date
    shown: bool  # False for headings: they are searched, and shown above what they govern


class PassageIndex:
    """The passages of a memory and everything that a question needs of them. Build it with `index_of`."""

    __slots__ = (
        "_changes", "_compounds", "anchor", "kinds", "languages", "passages", "quotes", "said_on", "scorer", "speakers",
        "stems", "stop", "tell_of", "topics", "twins",
    )  # fmt: skip

    def __init__(self, memory: Memory) -> None:
        self.passages: list[Passage] = []
        self.quotes: dict[int, str] = {}  # the text of the passages that stand nowhere in the source
        self.topics: Topics | None = None
        self.twins: list[int] | None = None
        self.kinds: dict[str, dict[int, float]] = {}  # how surely a passage holds an answer of a kind, where looked at
        self._compounds: Compounds | None = None
        self._changes: list[tuple[int, int]] | None = None
        parts = list(_documents(memory))
        self.languages = _languages(memory, parts)
        self.stop, self.stems = stop_words_for(self.languages), stemmer_for(self.languages)
        sections = 1 + max((part.sections + _last_section(part.columns) for part in parts), default=0)
        frequencies = list(self._read_sources(memory, parts)) if parts else []
        frequencies += self._read_quotes(memory, sections, bool(parts))
        self.scorer = PassageScorer(frequencies, [passage.section for passage in self.passages])
        self.speakers = _speakers(self.passages)
        self.said_on = _by_date(self.passages, lambda passage: (passage.date,) if passage.date else ())
        self.tell_of = _by_date(self.passages, lambda passage: passage.dates)
        days = [passage.date for passage in self.passages if passage.date]
        self.anchor = max(days, default=memory.meta.date)

    def _read_sources(self, memory: Memory, parts: list[_Part]) -> Iterator[Mapping[str, int]]:
        cores = _cores(memory)
        starts = [core[0] for core in cores]
        again = _days_again(memory, parts)
        for part in parts:
            columns = part.columns
            terms = columns.words.column(term_reader(self.stop, self.languages))
            for block in columns.layout.blocks:
                at = max(0, bisect_right(starts, part.offset + block.label) - 1)
                for start, end, zettel in _placed(columns, block, part.offset, cores, at):
                    self.passages.append(_passage(part, block, (start, end), zettel, again.get(zettel, ())))
                    yield _frequencies(columns, terms, max(start, block.body), end)

    def _read_quotes(self, memory: Memory, sections: int, placed: bool) -> Iterator[Mapping[str, int]]:
        """Add the quotes of the zettels that stand nowhere in the source (`placed`), or of all where there is none.

        Where one document ends and the next begins is unknown here, so no quote counts as another's neighbour.
        """
        for number, zettel in enumerate(memory.zettels):
            if placed and zettel.source_start is not None:
                continue
            self.quotes[len(self.passages)] = zettel.quote
            self.passages.append(
                Passage(0, 0, number, 0, sections + number, "", zettel.resolved_date, (), None, False, True)
            )
            counts: dict[str, int] = {}
            for text in (zettel.quote, *zettel.topics, *zettel.entities):
                for term in chain(
                    extra_terms(text), *(index_terms(surface, self.stop, self.stems) for surface in _surfaces(text))
                ):
                    counts[term] = counts.get(term, 0) + 1
            yield counts

    def first_said(self, memory: Memory) -> list[int]:
        """Return, for each passage, the number of the first passage of its document that says the very same."""
        if self.twins is None:
            first: dict[tuple[int, str], int] = {}
            self.twins = [
                first.setdefault((passage.document, fold(" ".join(self.text(memory, i).split()))), i)
                for i, passage in enumerate(self.passages)
            ]
        return self.twins

    def compounds(self) -> Compounds:
        """Return the terms of the memory by their beginnings and ends, for languages that write words together."""
        if self._compounds is None:
            self._compounds = Compounds(self.scorer.postings)
        return self._compounds

    def changes(self, memory: Memory) -> list[tuple[int, int]]:
        """Return the contradictions of the memory as (earlier passage, later passage), in order of the later one."""
        if self._changes is None:
            placed = [i for i, passage in enumerate(self.passages) if i not in self.quotes]
            starts = [self.passages[i].start for i in placed]
            found: dict[tuple[int, int], None] = {}
            for change in memory.contradictions if placed else ():
                if change.earlier_span is not None and change.later_span is not None:
                    spans = (change.earlier_span, change.later_span)
                    earlier, later = (placed[max(0, bisect_right(starts, span[0]) - 1)] for span in spans)
                    if earlier != later:
                        found[earlier, later] = None
            self._changes = sorted(found, key=lambda pair: (pair[1], pair[0]))
        return self._changes

    def text(self, memory: Memory, i: int) -> str:
        """Return the text of passage i as the source has it; the quote, where there is no source."""
        if i in self.quotes:
            return self.quotes[i]
        passage = self.passages[i]
        return (memory.meta.source or "")[passage.start : passage.end]


def index_of(memory: Memory) -> PassageIndex:
    """Return the index of a memory, built at the first call and kept with it.

    Two threads that ask at once may both build it; they build the same, and one is kept.
    """
    index = memory.cache.get("index")
    if index is None:
        index = PassageIndex(memory)
        memory.cache["index"] = index
        memory.cache.pop("columns", None)
    return index


# Pieces of building ---------------------------------------------------------------------------------------------


class _Part(NamedTuple):
    """A document of the source, read: where it begins, its number, how many sections stand before it."""

    columns: Columns
    offset: int
    number: int
    sections: int
    day: str | None
    order: str | None  # of day and month in its dates


def _documents(memory: Memory) -> Iterator[_Part]:
    """Yield each document of the source; nothing where source or spans are missing."""
    source = memory.meta.source
    if source is None or all(zettel.source_start is None for zettel in memory.zettels):
        return
    read = read_documents(source, memory.meta.documents, memory.messages, memory.cache.get("columns"))
    sections = 0
    for number, (document, columns) in enumerate(read):
        order = numeric_order(columns.text, 0, len(columns.text))
        yield _Part(columns, document.span[0], number, sections, document.date or memory.meta.date, order)
        sections += 1 + _last_section(columns)


def _last_section(columns: Columns) -> int:
    blocks = columns.layout.blocks
    return blocks[-1].section if blocks else 0


def _languages(memory: Memory, parts: list[_Part]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for part in parts:
        found.update(dict.fromkeys(detect_languages(part.columns.words)))
    if not parts:
        found.update(dict.fromkeys(detect_languages(tokenise("\n".join(zettel.quote for zettel in memory.zettels)))))
    return tuple(found)


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
    while at < len(cores) and cores[at][0] < offset + block.end:
        core_start, core_end, zettel = cores[at]
        start, end = max(block.label, core_start - offset), min(block.end, core_end - offset)
        if start < end:
            for low, high in _pieces(columns, block, start, end):
                yield low, high, zettel
        at += 1


def _pieces(columns: Columns, block: Block, start: int, end: int) -> Iterator[Span]:
    if estimate_tokens(columns.text[start:end]) <= PASSAGE_SIZE:
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


def _days_again(memory: Memory, parts: Sequence[_Part]) -> dict[int, tuple[str, ...]]:
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


def _passage(part: _Part, block: Block, span: Span, zettel: int, again: tuple[str, ...]) -> Passage:
    text, blocks = part.columns.text, part.columns.layout.blocks
    start, end = max(span[0], block.body), span[1]
    named = find_dates(text, start, end, part.order)
    meant = resolve_relative(text, start, end, block.time or block.date or part.day)
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
        dates=tuple(dict.fromkeys([*(hit.date for hit in (*named, *meant)), *again])),
        heading=heading,
        titled=titled,
        shown=block.kind != HEADING or not _governs(blocks, block),
    )


def _governs(blocks: Sequence[Block], heading: Block) -> bool:
    """Tell whether something else than a heading stands under a heading."""
    below = bisect_right(blocks, heading.start, key=lambda block: block.start)
    return below < len(blocks) and blocks[below].kind != HEADING


def _frequencies(columns: Columns, terms: list[tuple[str, ...]], start: int, end: int) -> dict[str, int]:
    first, stop = columns.words.within(start, end)
    counts: dict[str, int] = {}
    for surface in columns.words.ids[first:stop]:
        for term in terms[surface]:
            counts[term] = counts.get(term, 0) + 1
    for term in extra_terms(columns.text[start:end]):
        counts[term] = counts.get(term, 0) + 1
    return counts


def _surfaces(text: str) -> list[str]:
    words = tokenise(text)
    return [words.surfaces[k] for k in words.ids]


def _speakers(passages: list[Passage]) -> dict[str, list[int]]:
    """Return the numbers of what each speaker said, in order of first appearance."""
    said: dict[str, list[int]] = {}
    for i, passage in enumerate(passages):
        if passage.speaker:
            said.setdefault(passage.speaker, []).append(i)
    return said


def _by_date(passages: list[Passage], dates: Callable[[Passage], tuple[str, ...]]) -> dict[str, list[int]]:
    """Return the numbers of the passages of each day, month and year."""
    found: dict[str, list[int]] = {}
    for i, passage in enumerate(passages):
        if passage.shown:
            for prefix in dict.fromkeys(date[:length] for date in dates(passage) for length in (4, 7, 10)):
                found.setdefault(prefix, []).append(i)
    return found


class Topics:
    """Which topic words stand beside which in the zettels, for `expand_query`."""

    NEAREST: Final = 3

    def __init__(self, memory: Memory, stop: frozenset[str], stems: Stemmer) -> None:
        self.zettels: dict[str, list[int]] = {}
        self.words: list[tuple[str, ...]] = []
        for number, zettel in enumerate(memory.zettels):
            found: dict[str, None] = {}
            for text in (*zettel.topics, *zettel.entities):
                for surface in _surfaces(text):
                    found.update(dict.fromkeys(index_terms(surface, stop, stems)))
            self.words.append(tuple(found))
            for term in found:
                self.zettels.setdefault(term, []).append(number)

    def near(self, terms: Iterable[str]) -> list[str]:
        """Return up to three co-occurring topic words for each term, most frequent first, ties by code point."""
        near: dict[str, None] = {}
        for term in terms:
            counts: dict[str, int] = {}
            for zettel in self.zettels.get(term, ()):
                for other in self.words[zettel]:
                    if other != term:
                        counts[other] = counts.get(other, 0) + 1
            near.update(dict.fromkeys(sorted(counts, key=lambda word: (-counts[word], word))[: self.NEAREST]))
        return list(near)
