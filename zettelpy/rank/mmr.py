"""Choose what is relevant and not yet said: maximal marginal relevance.

The next choice is the item with the greatest  trade_off * relevance - (1 - trade_off) * likeness,  where likeness is
the greatest Jaccard similarity to anything chosen before; ties go to the earlier item.

Method: lazy greedy. Likeness can only grow as more is chosen, so the value that an item had earlier is an upper bound;
items wait in a heap by that bound and are brought up to date only when they come to its top. The choice is exactly that
of the plain greedy algorithm, which compares all items at each step: at most items times choices, most of them sets
that have nothing in common, which is told at once. Sources: Carbonell and Goldstein 1998 (MMR); Minoux 1978 (lazy
evaluation).
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from heapq import heapify, heappop, heapreplace
from typing import Final

from zettelpy.errors import ArgumentValueError

TRADE_OFF: Final = 0.7


def jaccard(left: AbstractSet[str], right: AbstractSet[str]) -> float:
    """Return the Jaccard similarity of two sets; two empty sets share nothing: 0.0.

    >>> jaccard({"a", "b"}, {"b", "c"})
    0.3333333333333333
    """
    shared = len(left & right)
    return shared / (len(left) + len(right) - shared) if shared else 0.0


def mmr(
    relevance: Sequence[float],
    features: Sequence[AbstractSet[str]],
    limit: int,
    trade_off: float = TRADE_OFF,
) -> list[int]:
    """Return the numbers of up to `limit` items in the order of choice.

    `relevance[i]` and `features[i]` describe item i; `trade_off` from 0 to 1 weighs relevance against novelty.

    >>> mmr([1.0, 0.9, 0.5], [{"boiler", "may"}, {"boiler", "may"}, {"bees"}], 2)
    [0, 2]
    """
    if len(relevance) != len(features):
        raise ArgumentValueError(f"mmr takes one feature set an item, got {len(features)} for {len(relevance)}")
    if not 0.0 <= trade_off <= 1.0:
        raise ArgumentValueError(f"trade_off must be from 0 to 1, got {trade_off}")
    likeness = [0.0] * len(relevance)
    seen = [0] * len(relevance)  # how many of the chosen the likeness of an item has been compared with
    heap = [(-trade_off * value, item) for item, value in enumerate(relevance)]
    heapify(heap)
    chosen: list[int] = []
    while heap and len(chosen) < limit:
        item = heap[0][1]
        if seen[item] == len(chosen):
            heappop(heap)
            chosen.append(item)
            continue
        likeness[item] = _closest(features[item], [features[other] for other in chosen[seen[item] :]], likeness[item])
        seen[item] = len(chosen)
        heapreplace(heap, (-(trade_off * relevance[item] - (1.0 - trade_off) * likeness[item]), item))
    return chosen


def _closest(own: AbstractSet[str], others: Sequence[AbstractSet[str]], least: float) -> float:
    """Return the greatest similarity of a set to any of some others, or `least` where none is more like it."""
    size = len(own)
    for other in others:
        if least == 1.0:
            break  # nothing is more alike than the same
        if not own.isdisjoint(other):
            shared = len(own & other)
            value = shared / (size + len(other) - shared)
            if value > least:
                least = value
    return least
