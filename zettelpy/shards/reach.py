"""The rule of large memories (`rank/bm25.py`) over the shards of a collection: each reaches, and the whole decides.

A shard follows the terms, the heaviest first, as long as it cannot know that the collection has enough. It scores what
it found, and says by which term it found it, so that what stands behind the last term that the collection follows is
left out. A term that more passages hold than are scored is followed to those that hold the most of the others: each
shard tells its own best. A score depends on a passage, its neighbours, its section and sums over the collection alone,
so that the scores are those of one index, to the bit.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence

from zettelpy.rank import bm25
from zettelpy.rank.bm25 import Extent, PassageScorer, best_of
from zettelpy.shards.requests import Counts, Reached, Score


class ShardScorer(PassageScorer):
    """The scorer of a shard: what it must know of a term is told with each request."""

    __slots__ = ("_told",)

    def __init__(self, frequencies: Iterable[Mapping[str, int]], sections: Sequence[int], whole: Extent) -> None:
        self._told: dict[str, tuple[int, int]] = {}
        super().__init__(frequencies, sections, whole)

    def tell(self, counts: Counts) -> None:
        """Take in how many passages and sections of the collection hold some terms."""
        self._told.update(counts)

    def count(self, term: str) -> int:
        """Return how many passages of the collection hold a term."""
        return self._told[term][0]

    def _held_by(self, term: str, sections: object) -> int:
        return self._told[term][1]


def reach(scorer: ShardScorer, asked: Score, start: int) -> Reached:
    """Return what the terms of a question may reach in a shard, of which the first passage is number `start`."""
    scorer.tell(asked.counts)
    if asked.worth is None:
        scores = best_of(scorer.scored(asked.known, None))
        return _packed(scores, dict.fromkeys(scores, 0), (), start)
    worth = dict(asked.worth)
    places: dict[int, int] = {}
    fullest: list[tuple[float, int]] = []
    for place, term in enumerate(worth):
        if len(places) >= bm25.CANDIDATES:
            break
        if scorer.count(term) > bm25.CANDIDATES:
            fullest = _fullest(scorer, term, worth)
            break
        for i in scorer.impacts(term):
            places.setdefault(i, place)
    for _, i in fullest:
        places.setdefault(i, -1)
    return _packed(scorer.scored(asked.known, dict.fromkeys(sorted(places))), places, fullest, start)


def _fullest(scorer: ShardScorer, term: str, worth: Mapping[str, float]) -> list[tuple[float, int]]:
    """Return the passages that a term is followed to: those that hold the most of the others, then the first."""
    posting = scorer.postings.get(term)
    others = [other for other in worth if other != term]
    held = scorer.fullness(posting.passages if posting else (), others, worth)
    best = sorted(held, key=held.__getitem__, reverse=True)[: bm25.CANDIDATES]  # stable: ties to what stands first
    return [(held[i], i) for i in best]


def _packed(
    scores: Mapping[int, float], places: Mapping[int, int], fullest: Iterable[tuple[float, int]], start: int
) -> Reached:
    return Reached(
        array("q", [start + i for i in scores]),
        array("d", scores.values()),
        array("q", [places[i] for i in scores]),
        tuple((value, start + i) for value, i in fullest),
    )


def merged(replies: Sequence[Reached], asked: Score, count: Callable[[str], int]) -> dict[int, float]:
    """Return the scores of what one index scores, from those of all shards; `count` tells how many hold a term."""
    scores: dict[int, float] = {}
    by_place: dict[int, list[int]] = {}
    for one in replies:
        scores.update(zip(one.passages, one.scores, strict=True))
        for i, place in zip(one.passages, one.places, strict=True):
            by_place.setdefault(place, []).append(i)
    if asked.worth is None:
        return best_of(scores)
    found: dict[int, None] = {}
    for place, (term, _) in enumerate(asked.worth):
        if len(found) >= bm25.CANDIDATES:
            break
        if count(term) > bm25.CANDIDATES:
            full = sorted((-value, i) for one in replies for value, i in one.fullest)
            found.update((i, None) for _, i in full[: bm25.CANDIDATES])
        else:
            found.update(dict.fromkeys(by_place.get(place, ())))
    return best_of({i: scores[i] for i in sorted(found)})
