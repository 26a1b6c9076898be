"""Two sequences into the pairs of items that are the same in both, in the order of both.

Patience alignment: equal ends are paired, then the items that stand once in each of the two (the longest rising run of
them), then the same between these. Where no item stands once, and below `DEPTH` levels, the first of a kind is paired
with the first, the second with the second. So the cost is O(n log n) on any input; it finds what a person would call
the same lines rather than the greatest number of pairs. Source: Bram Cohen's patience diff; the longest rising run by
binary search over the least last items (Fredman 1975).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from typing import Final

DEPTH: Final = 8


def align(a: Sequence[Hashable], b: Sequence[Hashable]) -> list[int]:
    """Return, for each item of `a`, the place in `b` of the item that it is paired with, or -1; places rise.

    >>> align("abcd", "xbcyd")
    [-1, 1, 2, 4]
    """
    found = [-1] * len(a)
    todo = [(0, len(a), 0, len(b), 0)]
    while todo:
        first, stop, low, high, depth = todo.pop()
        while first < stop and low < high and a[first] == b[low]:
            found[first] = low
            first, low = first + 1, low + 1
        while first < stop and low < high and a[stop - 1] == b[high - 1]:
            stop, high = stop - 1, high - 1
            found[stop] = high
        if first == stop or low == high:
            continue
        anchors = _unique(a, b, (first, stop), (low, high)) if depth < DEPTH else []
        if not anchors:
            for i, j in rising(pair_up(a[first:stop], b[low:high])):
                found[first + i] = low + j
            continue
        for i, j in anchors:
            found[i] = j
            todo.append((first, i, low, j, depth + 1))
            first, low = i + 1, j + 1
        todo.append((first, stop, low, high, depth + 1))
    return found


def _unique(
    a: Sequence[Hashable], b: Sequence[Hashable], reach: tuple[int, int], other: tuple[int, int]
) -> list[tuple[int, int]]:
    """Return the rising pairs of places of the items that stand once in each of the two ranges."""
    ones = _once(a, *reach)
    others = _once(b, *other)
    return rising([(i, j) for key, i in ones.items() if i >= 0 and (j := others.get(key, -1)) >= 0])


def _once(items: Sequence[Hashable], first: int, stop: int) -> dict[Hashable, int]:
    """Return the places of the items by their value, -1 for what stands more than once."""
    places: dict[Hashable, int] = {}
    for k in range(first, stop):
        places[items[k]] = -1 if items[k] in places else k
    return places


def pair_up(a: Iterable[Hashable], b: Iterable[Hashable]) -> list[tuple[int, int]]:
    """Return pairs of places of equal items, the first of a kind with the first, in the order of `a`.

    >>> pair_up("aba", "baa")
    [(0, 1), (1, 0), (2, 2)]
    """
    places: dict[Hashable, list[int]] = {}
    for j, key in enumerate(b):
        places.setdefault(key, []).append(j)
    for known in places.values():
        known.reverse()
    pairs = []
    for i, key in enumerate(a):
        known = places.get(key, [])
        if known:
            pairs.append((i, known.pop()))
    return pairs


def rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a longest run of pairs, in order, whose second numbers rise.

    >>> rising([(0, 1), (1, 0), (2, 2)])
    [(1, 0), (2, 2)]
    """
    lasts: list[int] = []  # the least last second number of a run, by its length less one
    ends: list[int] = []  # the pair that has it
    before: list[int] = []
    for k, (_, j) in enumerate(pairs):
        at = bisect_left(lasts, j)
        before.append(ends[at - 1] if at else -1)
        if at == len(lasts):
            lasts.append(j)
            ends.append(k)
        else:
            lasts[at], ends[at] = j, k
    run = []
    k = ends[-1] if ends else -1
    while k >= 0:
        run.append(pairs[k])
        k = before[k]
    return run[::-1]
