"""Choose what is relevant and not yet said: maximal marginal relevance.

The next choice is the item with the greatest  trade_off * relevance - (1 - trade_off) * likeness,  where likeness is
the greatest Jaccard similarity to anything chosen before; ties go to the earlier item.

Method: lazy greedy. Likeness can only grow as more is chosen, so the value that an item had earlier is an upper bound;
items wait in a heap by that bound and are brought up to date only when they come to its top. The choice is exactly that
of the plain greedy algorithm, which compares all items at each step. Sources: Carbonell and Goldstein 1998 (MMR);
Minoux 1978 (lazy evaluation).
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
        for other in chosen[seen[item] :]:
            likeness[item] = max(likeness[item], jaccard(features[item], features[other]))
        seen[item] = len(chosen)
        heapreplace(heap, (-(trade_off * relevance[item] - (1.0 - trade_off) * likeness[item]), item))
    return chosen
