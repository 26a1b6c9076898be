"""Two sequences of keys into the pairs that stand in the same order in both: a common subsequence.

Keys that occur once in both are anchors, of which as many are kept as rise together (a longest increasing subsequence);
between anchors, what is equal at either end is matched, then the k-th occurrence of a key with its k-th. A key of None
equals nothing. Time is n log n, whatever the keys. The pairs are the same, turned round, for `b` and `a`: no choice
hangs on which of the two is called the first.

Source of the method: patience diff (Bram Cohen), with the k-th occurrences in place of its recursion.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Key = str | None


class Gap(NamedTuple):
    """What stands between two pairs: the ranges a[first_a:stop_a] and b[first_b:stop_b]."""

    first_a: int
    stop_a: int
    first_b: int
    stop_b: int


def align(a: Sequence[Key], b: Sequence[Key]) -> list[tuple[int, int]]:
    """Return pairs (i, j) with a[i] == b[j], both rising.

    >>> align(["x", "y", "y", "z"], ["y", "y", "z", "x"])
    [(1, 0), (2, 1), (3, 2)]
    """
    whole = Gap(0, len(a), 0, len(b))
    pairs = _rising(a, _once(a, b, whole))
    for gap in list(gaps(pairs, whole)):
        head, rest, tail = _trim(a, b, gap)
        pairs += head + _rising(a, in_turn(a, b, rest)) + tail
    return sorted(pairs)


def gaps(pairs: Sequence[tuple[int, int]], within: Gap) -> Iterator[Gap]:
    """Yield what stands before, between and behind some rising pairs, empty gaps as well.

    >>> list(gaps([(1, 0)], Gap(0, 3, 0, 1)))
    [Gap(first_a=0, stop_a=1, first_b=0, stop_b=0), Gap(first_a=2, stop_a=3, first_b=1, stop_b=1)]
    """
    at_a, at_b = within.first_a, within.first_b
    for i, j in pairs:
        yield Gap(at_a, i, at_b, j)
        at_a, at_b = i + 1, j + 1
    yield Gap(at_a, within.stop_a, at_b, within.stop_b)


def in_turn(a: Sequence[Key], b: Sequence[Key], gap: Gap) -> list[tuple[int, int]]:
    """Return the pairs of the k-th occurrences of each key within a gap, in the order of `a`, crossing or not.

    >>> in_turn(["x", "y", "x"], ["y", "x"], Gap(0, 3, 0, 2))
    [(0, 1), (1, 0)]
    """
    if gap.first_a == gap.stop_a or gap.first_b == gap.stop_b:
        return []
    theirs = _places(b, gap.first_b, gap.stop_b)
    taken: dict[str, int] = {}
    pairs: list[tuple[int, int]] = []
    for i in range(gap.first_a, gap.stop_a):
        key = a[i]
        if key is None or key not in theirs:
            continue
        turn = taken[key] = taken.get(key, -1) + 1
        if turn < len(theirs[key]):
            pairs.append((i, theirs[key][turn]))
    return pairs


def _trim(a: Sequence[Key], b: Sequence[Key], gap: Gap) -> tuple[list[tuple[int, int]], Gap, list[tuple[int, int]]]:
    """Return the pairs at the beginning of a gap, what is left of it, and the pairs at its end."""
    first_a, stop_a, first_b, stop_b = gap
    head: list[tuple[int, int]] = []
    while first_a < stop_a and first_b < stop_b and a[first_a] == b[first_b] and a[first_a] is not None:
        head.append((first_a, first_b))
        first_a, first_b = first_a + 1, first_b + 1
    tail: list[tuple[int, int]] = []
    while first_a < stop_a and first_b < stop_b and a[stop_a - 1] == b[stop_b - 1] and a[stop_a - 1] is not None:
        stop_a, stop_b = stop_a - 1, stop_b - 1
        tail.append((stop_a, stop_b))
    tail.reverse()
    return head, Gap(first_a, stop_a, first_b, stop_b), tail


def _places(keys: Sequence[Key], first: int, stop: int) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for k in range(first, stop):
        key = keys[k]
        if key is not None:
            places.setdefault(key, []).append(k)
    return places


def _once(a: Sequence[Key], b: Sequence[Key], gap: Gap) -> list[tuple[int, int]]:
    ours, theirs = _places(a, gap.first_a, gap.stop_a), _places(b, gap.first_b, gap.stop_b)
    return [(at[0], theirs[key][0]) for key, at in ours.items() if len(at) == 1 and len(theirs.get(key, ())) == 1]


def _rising(keys: Sequence[Key], pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a longest run of pairs, given in rising order of i, in which j rises as well; `keys` are those of `a`.

    Of several longest runs, the one is taken whose pairs, from the last back, stand nearest to where they stood, and
    among those as near the one of the least key: so the run is the same whichever sequence is called the first.
    """
    ends: list[int] = []  # ends[k]: the least j that ends a run of k + 1 pairs
    levels: list[list[tuple[int, int]]] = []  # levels[k]: the pairs that end a run of k + 1; none has two of one key
    for i, j in pairs:
        k = bisect_left(ends, j)
        if k == len(ends):
            ends.append(j)
            levels.append([])
        ends[k] = j
        levels[k].append((i, j))
    run: list[tuple[int, int]] = []
    for level in reversed(levels):
        below = [pair for pair in level if not run or (pair[0] < run[-1][0] and pair[1] < run[-1][1])]
        run.append(min(below, key=lambda pair: (abs(pair[0] - pair[1]), keys[pair[0]] or "")))
    run.reverse()
    return run
