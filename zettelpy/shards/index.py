"""A collection in shards that is asked as one index: the same zettels, in the same order, with the same scores.

One index is that of the documents joined (`pipeline.join_results`): statistics of words, speakers and days are those of
all documents; tunnels lead, and statements replace others, within each document alone.

What runs where: each shard keeps its passages and scores them; whoever asks holds the sums of the statistics, reads the
question by them, and ranks what the shards found. A collection of no more than SMALL passages (`rank/bm25.py`), in
which every passage may count, is asked in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import DEFAULT_FLOOR, check_flag, check_int, check_text
from zettelpy.passages.changes import Changes
from zettelpy.passages.hops import SEEDS, hop_zettels, reached
from zettelpy.passages.index import PassageIndex, index_of
from zettelpy.passages.question import ask as read_question
from zettelpy.passages.ranges import in_range
from zettelpy.passages.search import Options, Search, rank_zettels, search
from zettelpy.passages.similarity import Rerank
from zettelpy.pipeline import join_results
from zettelpy.rank import bm25
from zettelpy.shards import requests as ask
from zettelpy.shards.collection import Collection, changes_of
from zettelpy.shards.gathered import Gathered, GatheredIndex, Missing, counts
from zettelpy.shards.shard import Shard, made_alike
from zettelpy.text.asked_numbers import is_open
from zettelpy.types import Memory, Zettel

T = TypeVar("T")


class Each(Protocol):
    """Calls a function, which can be pickled, with the number of each shard and the shard; returns what it gave."""

    def __call__(self, function: Callable[[int, Shard], T], /) -> Sequence[T]: ...


class Found(NamedTuple):
    """A zettel that answers a question, as the memory of its document has it: its offsets count in that text.

    `score` compares what one question found; 0.0 for a zettel that a tunnel leads to. `passage` is the best passage of
    the zettel, else its quote.
    """

    document: Any
    zettel: Zettel
    score: float
    passage: str


class ShardedIndex:
    """The documents of some shards as one index.

    `each` runs a function on every shard, wherever these are (`over` takes shards that are here). The statistics are
    summed when the index is made; raises ArgumentValueError where there is no shard, and where documents are known to
    have been compressed with different options.
    """

    def __init__(self, each: Each) -> None:
        self._each = each
        opened = each(_opened)
        if not opened:
            raise ArgumentValueError("there is no shard to ask: pass one at least, which may be empty")
        made_alike(made for made, _ in opened)
        languages = tuple(dict.fromkeys(language for _, some in opened for language in some))
        self._collection = Collection(languages, each(partial(_facts, languages=languages)))
        self._one: tuple[Memory, list[tuple[Any, Zettel]]] | None = None
        self._changes: Changes | None = None
        self._order: dict[str, str | None] = {}
        self._mates: dict[Any, Any] = {}  # bounded where it is filled

    @classmethod
    def over(cls, shards: Iterable[Shard]) -> ShardedIndex:
        """Return an index over shards that are in this process.

        >>> from zettelpy import compress
        >>> shards = [Shard(["a"], [compress("Ana likes tea.")]), Shard(["b"], [compress("Bo naps.")])]
        >>> index = ShardedIndex.over(shards)
        >>> [(found.document, found.passage) for found in index.recall("Who likes tea?")]
        [('a', 'Ana likes tea.')]
        """
        if isinstance(shards, Shard):
            raise ArgumentTypeError("shards must be an iterable of Shard, got one Shard: pass a list")
        held = list(shards)
        for shard in held:
            if not isinstance(shard, Shard):
                raise ArgumentTypeError(f"shards must hold Shard, got {type(shard).__name__}")
        return cls(lambda function: [function(number, shard) for number, shard in enumerate(held)])

    def __len__(self) -> int:
        """Return the number of passages."""
        return self._collection.whole.extent.passages

    def recall(
        self,
        query: str,
        *,
        top_k: int = 5,
        hops: bool = True,
        expand_query: bool = False,
        after: str | None = None,
        before: str | None = None,
        min_relevance: float = DEFAULT_FLOOR,
        synonyms: str | Iterable[str] | None = None,
        rerank: Rerank | None = None,
    ) -> list[Found]:
        """Return what answers a question best, at most `top_k`; see `zettelpy.recall` for the arguments.

        There is no `similarity`: it compares a passage with all others, which are in no one place.
        """
        check_text("query", query)
        check_int("top_k", top_k)
        check_flag("hops", hops)
        options = Options(
            expand_query=expand_query,
            after=after,
            before=before,
            min_relevance=min_relevance,
            synonyms=synonyms,
            rerank=rerank,
        )
        if len(self) <= bm25.SMALL:
            return self._recall_here(query, options, top_k, hops)
        gathered = Gathered(self._collection)
        cache: dict[str, Any] = {"changes": self._changes_of_all(), "mates": self._mates}
        if is_open(query):
            cache["order"] = self._order_of_dates()
        asked: dict[ask.Request, None] = {}
        while True:
            memory = gathered.memory(cache)
            try:
                return _recall_gathered(gathered, memory, query, options, top_k, hops)
            except Missing as missing:
                requests = missing.requests
            if any(request in asked for request in requests):
                raise AssertionError(f"a shard did not answer {requests}")
            asked.update(dict.fromkeys(requests))
            for request, answers in zip(requests, self._ask(*requests), strict=True):
                gathered.add(request, answers)

    def _ask(self, *requests: ask.Request) -> list[list[Any]]:
        """Return, for each request, the answers of all shards in their order."""
        told = self._each(partial(_answers, whole=self._collection.whole, requests=requests))
        return [list(answers) for answers in zip(*told, strict=True)]

    def _recall_here(self, query: str, options: Options, top_k: int, hops: bool) -> list[Found]:
        """Recall over a collection that is small enough to be in one place."""
        if self._one is None:
            documents = [pair for some in self._each(_documents) for pair in some]
            zettels = [(name, zettel) for name, memory in documents for zettel in memory.zettels]
            self._one = join_results([memory for _, memory in documents]), zettels
        memory, zettels = self._one
        found = search(memory, query, options)
        ranked = rank_zettels(found)
        best = _best_passages(found)
        told = [Found(*zettels[n], score, found.index.text(memory, best[n])) for n, score in ranked[:top_k]]
        if hops and len(told) < top_k:
            index: PassageIndex = index_of(memory)
            inside = frozenset(
                one.zettel for one in index.passages if in_range(memory, one, options.after, options.before)
            )
            led = [zettels[n] for n in hop_zettels(memory, ranked) if n in inside or not options.bounded]
            told += [Found(name, zettel, 0.0, zettel.quote) for name, zettel in led]
        return told[:top_k]

    def _changes_of_all(self) -> Changes:
        if self._changes is None:
            [told] = self._ask(ask.Changed())
            self._changes = changes_of(told)
        return self._changes

    def _order_of_dates(self) -> str | None:
        if not self._order:
            [told] = self._ask(ask.Numerals())
            self._order["order"] = self._collection.order_of_dates(told)
        return self._order["order"]


def _recall_gathered(
    gathered: Gathered, memory: Memory, query: str, options: Options, top_k: int, hops: bool
) -> list[Found]:
    """Recall over what was gathered; raise Missing for what was not."""
    index = memory.cache["index"]
    if not gathered.bare.top_k:
        _foresee(gathered, index, memory, query, options, top_k)
    found = search(memory, query, options)
    ranked = rank_zettels(found)
    best = _best_passages(found)
    told = [Found(*gathered.zettels[n][1:], score, index.text(memory, best[n])) for n, score in ranked[:top_k]]
    if hops and ranked and len(told) < top_k:
        placed = [(gathered.zettels[n][0], score) for n, score in ranked]
        graph = gathered.get(ask.Tunnels(tuple(number for number, _ in placed[:SEEDS])))
        led = _led_to(graph, placed)
        zettels = gathered.get(ask.Zettels(tuple(led), options.after, options.before)) if led else {}
        for number in led:
            name, zettel, inside = zettels[number]
            if inside or not options.bounded:
                told.append(Found(name, zettel, 0.0, zettel.quote))
    return told[:top_k]


def _foresee(
    gathered: Gathered, index: GatheredIndex, memory: Memory, query: str, options: Options, top_k: int
) -> None:
    """Read a question, and ask at once for what it will need in any case."""
    question = read_question(index, memory, query, options.expand_query, options.lexicon)
    named = [*question.query.speakers]
    if not query.isascii():  # where words are not parted, a name may stand within others
        named += [speaker for speaker in index.speakers if len(speaker) > 1 and speaker in query]
    gathered.bare = ask.Bare(
        counts(gathered.collection, (*question.terms, *question.query.terms)),
        tuple(dict.fromkeys(named)),
        tuple(one._replace(start=0, end=0) for one in question.query.asked),
        max(1, top_k),
        options.after,
        options.before,
    )
    first: list[ask.Request] = []
    score = index.scorer.request(question.weights, question.related)
    if score.known:
        first.append(score)
    if question.query.asked:
        first.append(ask.Dated(tuple(dict.fromkeys(gathered.bare.asked)), gathered.bare))
    first += [ask.SaidBy(speaker, gathered.bare) for speaker in question.query.speakers]
    if first:
        raise Missing(*first)


def _best_passages(found: Search) -> dict[int, int]:
    """Return the passage by which each zettel is ranked (`search.rank_zettels`)."""
    shown: dict[int, int] = {}
    headings: dict[int, int] = {}
    for i in found.order:
        passage = found.index.passages[i]
        (shown if passage.shown else headings).setdefault(passage.zettel, i)
    return {**headings, **shown}


def _led_to(graph: dict[int, list[int]], ranked: list[tuple[int, float]]) -> list[int]:
    """Return the zettels that a graph leads to; its nodes have the numbers of the collection (`passages/hops.py`)."""
    numbers = sorted(dict.fromkeys([*graph, *(number for number, _ in ranked)]))
    place = {number: k for k, number in enumerate(numbers)}
    placed = [[place[other] for other in graph.get(number, ())] for number in numbers]
    return [numbers[k] for k in reached(placed, [(place[number], score) for number, score in ranked])]


# What runs on a shard ---------------------------------------------------------------------------------------------


def _opened(number: int, shard: Shard) -> tuple[tuple[str | None, Any], tuple[str, ...]]:
    """Return what the documents were compressed with, the id of one of them, and their languages."""
    return (shard.options, next(iter(shard.ids), None)), shard.languages()


def _facts(number: int, shard: Shard, languages: tuple[str, ...]) -> ask.Facts:
    return shard.facts(languages)


def _documents(number: int, shard: Shard) -> list[tuple[Any, Memory]]:
    return list(zip(shard.ids, shard.memories, strict=True))


def _answers(number: int, shard: Shard, whole: ask.Whole, requests: Sequence[ask.Request]) -> list[Any]:
    return shard.answer(number, whole, requests)
