"""A shard: some documents of a collection with their own index, which answers for its passages.

It is read twice: for its languages, since the words of all documents are read in those of the collection, and for its
share of the statistics. The index is built when it is first needed and left behind by pickling: a shard that another
process gets, or gets again after one was lost, builds the same.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.passages.answers import LOOKED_AT
from zettelpy.passages.changes import changes_of
from zettelpy.passages.cutting import Part, last_section, parts_of
from zettelpy.passages.index import PassageIndex, languages_of
from zettelpy.passages.ranges import in_range
from zettelpy.pipeline import join_results
from zettelpy.rank.bm25 import Extent, PassageScorer
from zettelpy.rank.near import near_to
from zettelpy.shards import requests as ask
from zettelpy.shards.reach import ShardScorer, reach
from zettelpy.types import Memory, Zettel

READ: Final = 20_000  # characters at the beginning of a text by which its language tells the order of its dates
_NUMERAL: Final = re.compile(r"[0-9]\s?[-/.]\s?[0-9]")
_WITH_DIGITS: Final = re.compile(r"\S*[0-9]\S*(?:\s\S*[0-9]\S*)*")


class ShardIndex(PassageIndex):
    """The index of a shard, complete once the statistics of the collection are known."""

    __slots__ = ("frequencies",)

    def __init__(self, memory: Memory, parts: list[Part], languages: tuple[str, ...]) -> None:
        self.frequencies: list[Mapping[str, int]] = self._read(memory, parts, languages)
        self._finish(PassageScorer((), ()), memory.meta.date)

    def complete(self, whole: ask.Whole) -> ShardScorer:
        """Score and look up dates as a part of a collection from now on; return the scorer."""
        sections = [passage.section for passage in self.passages]
        scorer = self.scorer = ShardScorer(self.frequencies, sections, whole.extent)
        self.frequencies = []
        self.anchor = whole.anchor
        self.calendar.years, self.calendar.end = list(whole.years), whole.end
        return scorer


class Shard:
    """Some documents of a collection: their ids, and a memory each, which has its source; else ArgumentValueError.

    `options` is a digest of what all of them were compressed with (`ext.corpus.options_digest`), where it is known.
    """

    __slots__ = ("_built", "_joined", "_read", "ids", "memories", "options")

    def __init__(self, ids: Sequence[Any], memories: Sequence[Memory], options: str | None = None) -> None:
        self.ids, self.memories, self.options = tuple(ids), tuple(memories), options
        if len(self.ids) != len(self.memories):
            raise ArgumentValueError(f"{len(self.ids)} ids for {len(self.memories)} memories: pass an id for each")
        for name, memory in zip(self.ids, self.memories, strict=True):
            if not isinstance(memory, Memory):
                raise ArgumentTypeError(f"document {name!r} must be a Memory, got {type(memory).__name__}")
            if memory.meta.source is None:
                raise ArgumentValueError(
                    f"document {name!r} has no source, which its passages are read from: with_source"
                )
        self._joined: Memory | None = None
        self._read: tuple[tuple[str, ...], ShardIndex] | None = None  # between the statistics and the first question
        self._built: tuple[ask.Whole, ShardIndex, ShardScorer] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Shard, (self.ids, self.memories, self.options)

    def languages(self) -> tuple[str, ...]:
        """Return the languages of the documents, those of the first one first."""
        return languages_of(Memory(), list(self._parts())) if self.memories else ()

    def facts(self, languages: tuple[str, ...]) -> ask.Facts:
        """Return what the shard adds to the statistics of a collection in some languages."""
        parts = list(self._parts())
        index = ShardIndex(self._memory(), parts, languages)
        self._read = languages, index
        passages = index.passages
        terms: dict[str, list[int]] = {}
        last: dict[str, int] = {}
        for passage, counts in zip(passages, index.frequencies, strict=True):
            for term in counts:
                held = terms.setdefault(term, [0, 0])
                held[0] += 1
                if last.get(term) != passage.section:
                    last[term] = passage.section
                    held[1] += 1
        lengths = [sum(counts.values()) for counts in index.frequencies]  # whole numbers
        used = len(dict.fromkeys(passage.section for passage in passages))
        shown = [passage for passage in passages if passage.shown]
        return ask.Facts(
            ask.Start(len(passages), len(self._memory().zettels), _sections(parts), len(parts)),
            Extent(len(lengths), len(lengths) - lengths.count(0), sum(lengths), used),
            {term: (held[0], held[1]) for term, held in terms.items()},
            tuple(index.speakers),
            tuple(dict.fromkeys(passage.date for passage in passages if passage.date)),
            tuple(dict.fromkeys(passage.date for passage in shown if passage.date is not None)),
            tuple(dict.fromkeys(span for passage in shown for span in passage.spans)),
            tuple(dict.fromkeys(memory.meta.date for memory in self.memories)),
        )

    def answer(self, number: int, whole: ask.Whole, requests: Sequence[ask.Request]) -> list[Any]:
        """Return the answers to some requests; the shard is number `number` of its collection."""
        view = _View(self, whole.starts[number], *self._index(whole))
        return [view.answer(request) for request in requests]

    def _index(self, whole: ask.Whole) -> tuple[ShardIndex, ShardScorer]:
        built = self._built
        if built is None or built[0] != whole:
            read, self._read = self._read, None
            if read is not None and read[0] == whole.languages:
                index = read[1]
            else:
                index = ShardIndex(self._memory(), list(self._parts()), whole.languages)
            built = self._built = (whole, index, index.complete(whole))
            self._memory().cache.pop("changes", None)  # what is to come depends on the last day of all
        return built[1], built[2]

    def _memory(self) -> Memory:
        if self._joined is None:
            self._joined = join_results(self.memories)
        return self._joined

    def _parts(self) -> Iterator[Part]:
        """Yield the documents, read each on its own, with their places in the joined memory."""
        offset = sections = number = 0
        for memory in self.memories:
            for part in parts_of(memory, memory.meta.source or ""):
                yield part._replace(offset=offset + part.offset, sections=sections, number=number)
                sections += 1 + last_section(part.columns)
                number += 1
            offset += memory.meta.input_length + 2


def made_alike(made: Iterable[tuple[str | None, Any]]) -> str | None:
    """Return the digest of options that some documents share: pairs of such a digest, None if unknown, and an id.

    Raises ArgumentValueError where two differ, since what was cut and read in different ways is not ranked fairly.

    >>> made_alike([(None, "a"), ("697792b8", "b"), ("697792b8", "c")])
    '697792b8'
    """
    first: tuple[str, Any] | None = None
    for options, name in made:
        if options is None:
            continue
        if first is None:
            first = options, name
        elif first[0] != options:
            raise ArgumentValueError(
                f"document {first[1]!r} was compressed with options {first[0]} and document {name!r} with {options} "
                f"(digests of all options): compress them alike"
            )
    return first[0] if first else None


def _sections(parts: Sequence[Part]) -> int:
    return parts[-1].sections + 1 + last_section(parts[-1].columns) if parts else 0


class _View:
    """A shard in the numbers of its collection."""

    def __init__(self, shard: Shard, start: ask.Start, index: ShardIndex, scorer: ShardScorer) -> None:
        self.shard, self.start, self.index, self.scorer = shard, start, index, scorer
        self.memory = shard._memory()
        self.firsts: list[int] = []  # the first zettel of each document
        count = 0
        for memory in shard.memories:
            self.firsts.append(count)
            count += len(memory)
        self.answers: dict[type, Callable[[Any], Any]] = {
            ask.Score: lambda one: reach(scorer, one, start.passages),
            ask.Records: self.records,
            ask.Marks: self.marks,
            ask.Dated: self.dated,
            ask.Beside: lambda one: self.kept(index.calendar.beside(one.day, one.lean), one.bare),
            ask.SaidIn: lambda one: [start.passages + i for i in index.calendar.said_in(one.first, one.last)],
            ask.SaidBy: self.said_by,
            ask.Holding: self.holding,
            ask.Near: lambda one: index.topics(self.memory).beside(one.term),
            ask.Numerals: lambda _: self.numerals(),
            ask.Changed: lambda _: self.changed(),
            ask.Tunnels: self.tunnels,
            ask.Zettels: self.zettels,
        }

    def answer(self, request: ask.Request) -> Any:
        """Return the answer to one request."""
        return self.answers[type(request)](request)

    def own(self, numbers: Iterable[int]) -> list[int]:
        """Return those of some passages of the collection that are here, by their numbers here."""
        first, count = self.start.passages, len(self.index.passages)
        return [i - first for i in numbers if first <= i < first + count]

    def own_zettels(self, numbers: Iterable[int]) -> list[int]:
        first, count = self.start.zettels, len(self.memory)
        return [n - first for n in numbers if first <= n < first + count]

    # Passages -------------------------------------------------------------------------------------------------------

    def records(self, asked: ask.Records) -> ask.Recorded:
        asking, start = self.index.asking(self.memory), self.start
        found: dict[int, ask.Record] = {}
        zettels: dict[int, tuple[Any, Zettel]] = {}
        for i in self.own(asked.passages):
            passage = self.index.passages[i]
            zettels[start.zettels + passage.zettel] = self.zettel(passage.zettel)
            placed = passage._replace(
                zettel=start.zettels + passage.zettel,
                section=start.sections + passage.section,
                document=start.documents + passage.document,
            )
            found[start.passages + i] = ask.Record(placed, self.index.text(self.memory, i), asking[i])
        return ask.Recorded(found, zettels)

    def zettel(self, number: int) -> tuple[Any, Zettel]:
        """Return the id of the document of a zettel, and the zettel as its own memory has it."""
        document = bisect_right(self.firsts, number) - 1
        return self.shard.ids[document], self.shard.memories[document].zettels[number - self.firsts[document]]

    def marks(self, asked: ask.Marks) -> dict[str, tuple[list[int], list[int]]]:
        self.scorer.tell(asked.terms)
        some, first, own = self.own(asked.passages), self.start.passages, self.scorer.own
        near = near_to(some)
        return {
            term: (
                [first + i for i in some if own(term, i) > 0.0],
                [first + i for i in self.scorer.reached_at(term, near)],
            )
            for term in asked.terms
            if term in self.scorer.postings
        }

    def holding(self, asked: ask.Holding) -> list[int]:
        posting = self.scorer.postings.get(asked.term)
        return [self.start.passages + i for i in posting.passages] if posting else []

    # What is found without a word -----------------------------------------------------------------------------------

    def dated(self, asked: ask.Dated) -> tuple[dict[int, float], list[int]]:
        dated = self.index.calendar.dated(asked.asked)
        first = self.start.passages
        kept = self.kept(dated.strengths, asked.bare)
        return kept, [first + i for i in dated.found if first + i in kept]

    def said_by(self, asked: ask.SaidBy) -> dict[int, float]:
        said = dict.fromkeys(self.index.speakers.get(asked.speaker, ()), 1.0)
        return self.kept(said, asked.bare, frozenset(self.index.calendar.dated(asked.bare.asked).strengths))

    def kept(
        self, found: Mapping[int, float], bare: ask.Bare, others: frozenset[int] | None = None
    ) -> dict[int, float]:
        """Return those of some passages that may matter: of the bare ones (`requests.Bare`) the strongest.

        `others` are those that are none, by a date; where they are given, all that are found have one speaker.
        """
        self.scorer.tell(bare.terms)
        passages, first = self.index.passages, self.start.passages
        told = dict.fromkeys(changes_of(self.index, self.memory).of)
        told.update((i, None) for pair in changes_of(self.index, self.memory).coming for i in pair)
        near = near_to(found)
        for term in bare.terms:
            told.update(dict.fromkeys(self.scorer.reached_at(term, near)))
        kept: dict[int, float] = {}
        rest: list[int] = []
        for i, strength in found.items():
            alone = i not in others if others is not None else passages[i].speaker not in bare.speakers
            if alone and i not in told:
                rest.append(i)
            else:
                kept[i] = strength
        rest.sort(key=lambda i: (-found[i], i))
        for i in self.enough(rest, bare):
            kept[i] = found[i]
        return {first + i: strength for i, strength in kept.items()}

    def enough(self, order: Iterable[int], bare: ask.Bare) -> Iterator[int]:
        """Yield passages in order, until there are as many as are looked at, and as can come back."""
        shown = inside = 0
        zettels: dict[int, None] = {}
        for i in order:
            if shown >= LOOKED_AT and inside >= LOOKED_AT and len(zettels) >= bare.top_k:
                return
            passage = self.index.passages[i]
            shown += passage.shown
            if passage.shown and in_range(self.memory, passage, bare.after, bare.before):
                inside += 1
                zettels[passage.zettel] = None
            yield i

    # What is known of all -------------------------------------------------------------------------------------------

    def numerals(self) -> tuple[str, tuple[str, ...]]:
        """Return the beginning of the texts, and every run of words with digits that may hold a date in numbers."""
        source = self.memory.meta.source or ""
        runs = (match[0] for match in _WITH_DIGITS.finditer(source))
        return source[:READ], tuple(dict.fromkeys(run for run in runs if _NUMERAL.search(run)))

    def changed(self) -> tuple[list[tuple[int, int, str, str]], list[tuple[int, int, str, str]]]:
        changes, passages, first = changes_of(self.index, self.memory), self.index.passages, self.start.passages

        def placed(pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int, str, str]]:
            return [(first + e, first + n, passages[e].date or "", passages[n].date or "") for e, n in pairs]

        return placed(changes.pairs), placed(changes.coming)

    def tunnels(self, asked: ask.Tunnels) -> dict[int, list[int]]:
        first = self.start.zettels
        graph: dict[int, list[int]] = {}
        documents = dict.fromkeys(bisect_right(self.firsts, n) - 1 for n in self.own_zettels(asked.zettels))
        for document in sorted(documents):
            memory = self.shard.memories[document]
            place = {zettel.id: first + self.firsts[document] + n for n, zettel in enumerate(memory.zettels)}
            graph.update((number, []) for number in place.values())
            for tunnel in memory.tunnels:
                graph[place[tunnel.source]].append(place[tunnel.target])
                graph[place[tunnel.target]].append(place[tunnel.source])
        return graph

    def zettels(self, asked: ask.Zettels) -> dict[int, tuple[Any, Zettel, bool]]:
        some = self.own_zettels(asked.zettels)
        wanted = frozenset(some)
        inside = frozenset(
            passage.zettel
            for passage in self.index.passages
            if passage.zettel in wanted and in_range(self.memory, passage, asked.after, asked.before)
        )
        return {self.start.zettels + n: (*self.zettel(n), n in inside) for n in some}
