"""Sets of numbers into the nearest others of each: a join by Jaccard similarity that looks at few pairs, and is exact.

The similarity of two sets is `gain * shared / (all of both)`, a gain being a fraction. For each set the best `keep`
others are found: by similarity, then by distance in the sequence, then by position; none below a threshold, none that
shares nothing.

Method: equal sets are one *group*, whose members are each other's best, so a name that a third of a long memory
consists of costs nothing. The features of a group are taken from the rarest on. What a set of size n shares with others
only behind its first p features is at most gain * (n - p) / n similar to them, so a look at the postings of the rarest
features finds the likeliest, their similarity sets a bar, and the postings are read only as far as that bar asks:
candidates are then checked by what they share at most, and compared in full. Sources: prefix filtering, Chaudhuri,
Ganti and Kaushik 2006, and Bayardo, Ma and Srikant 2007; a bar that rises with the best found, Xiao et al. 2009 (top-k
similarity joins).

With a `budget`, a group that would have to read more postings than that reads fewer, and only the others that are more
similar than anything unread are kept: what is returned is always the head of the exact answer, and the work is linear.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import accumulate, chain
from typing import Final, NamedTuple

LOOK: Final = 48  # postings entries that a first look may read
SLACK: Final = 1e-6  # a bound on a size is a bound only: it may let through a little more than it should

Ranked = tuple[float, int, int]  # the similarity with a minus, the distance, the position: what sorts first is best


class Nearest(NamedTuple):
    """The best others of a set, best first, and the similarity above which none can be missing (0.0: none at all)."""

    ranked: list[Ranked]
    floor: float


def nearest_sets(
    sets: Sequence[Iterable[Hashable]], keep: int, gain: tuple[int, int], threshold: float, budget: int | None = None
) -> list[Nearest]:
    """Return the best `keep` others of each set; with a `budget` (postings entries a set), as far as they are certain.

    The features of a set are distinct; `gain` is a fraction (above, below). The result does not depend on the names of
    the features.

    >>> nearest_sets([["a", "b"], ["c"], ["b", "a"], ["a", "b", "c"]], 1, (1, 1), 0.5)[3]
    Nearest(ranked=[(-0.6666666666666666, 1, 2)], floor=0.0)
    """
    search = _Search(sets, keep, gain, threshold, budget)
    found = [Nearest([], 0.0)] * len(sets)
    for group, members in enumerate(search.members):
        others, floor = search.others(group)
        levels = search.levels(others, members)
        for own in members:
            found[own] = Nearest(search.closest(own, members, levels), floor)
    return found


class _Search:
    """The groups of equal sets, their features by rarity, and the postings: the groups that have each feature."""

    def __init__(
        self,
        sets: Sequence[Iterable[Hashable]],
        keep: int,
        gain: tuple[int, int],
        threshold: float,
        budget: int | None,
    ) -> None:
        self.keep, self.threshold, self.budget = keep, threshold, budget
        self.top, self.bottom = gain
        counts = Counter(chain.from_iterable(sets))
        rarity = {feature: rank for rank, feature in enumerate(sorted(counts, key=counts.__getitem__))}
        groups: dict[tuple[int, ...], list[int]] = {}
        for number, features in enumerate(sets):
            groups.setdefault(tuple(sorted(map(rarity.__getitem__, features))), []).append(number)
        groups.pop((), None)
        self.members = list(groups.values())
        self.features = list(groups)
        self.sets = list(map(frozenset, groups))
        self.sizes = list(map(len, groups))
        self.postings: list[list[int]] = [[] for _ in rarity]
        for group, own in enumerate(groups):
            for feature in own:
                self.postings[feature].append(group)

    def similarity(self, size: int, other: int, shared: int) -> float:
        """Return the similarity of two sets of these sizes: one division of integers, hence the same everywhere."""
        return self.top * shared / (self.bottom * (size + other - shared))

    def others(self, group: int) -> tuple[list[tuple[float, int]], float]:
        """Return (similarity, other group) of what may be among the best, and the floor of what is certain."""
        size, wanted = self.sizes[group], self.keep + 1 - len(self.members[group])
        if wanted <= 0:  # its equals are enough: no other set is as similar
            return [], 0.0
        postings = [self.postings[feature] for feature in self.features[group]]
        entries = list(accumulate(map(len, postings)))
        first = min(size, max(1, bisect_left(entries, LOOK)))
        if not self._may_read(entries[first - 1]):
            return [], self._unread(size, 0)
        counts = Counter(chain.from_iterable(postings[:first]))
        counts.pop(group)
        bar = self._bar(group, counts, wanted) if first < size else self.threshold
        last = first
        while last < size and self._unread(size, last) >= bar:
            last += 1
        while last > first and not self._may_read(entries[last - 1]):
            last -= 1
        if last > first:
            counts.update(chain.from_iterable(postings[first:last]))
            counts.pop(group, None)
        unread = self._unread(size, last)
        if unread < bar or last == size:
            return self._compared(group, counts, size - last, bar), 0.0
        found = self._compared(group, counts, size - last, unread)
        return [pair for pair in found if pair[0] > unread], unread

    def _may_read(self, entries: int) -> bool:
        return self.budget is None or entries <= self.budget

    def _unread(self, size: int, read: int) -> float:
        """Return how similar a set can be that shares none of the first `read` features."""
        return self.top * (size - read) / (self.bottom * size)

    def _bar(self, group: int, counts: Counter[int], wanted: int) -> float:
        """Return a similarity that `wanted` others are known to reach; the threshold, if so many are not known."""
        likely = [other for other, shared in counts.items() if shared > 1] or list(counts)
        members = self.members
        for similarity, other in sorted(self._similar(group, likely), reverse=True):
            wanted -= len(members[other])
            if wanted <= 0:
                return max(similarity, self.threshold)
        return self.threshold

    def _compared(self, group: int, counts: Counter[int], rest: int, bar: float) -> list[tuple[float, int]]:
        """Return the similarity of each counted group that reaches the bar; `rest` features may be shared uncounted."""
        size, sizes = self.sizes[group], self.sizes
        # If m are shared at most, a set of more than this many is below the bar.
        most = max(counts.values(), default=0)
        shares = [min(shared + rest, size) for shared in range(most + 1)]
        larger = self.top / (self.bottom * bar) if bar > 0.0 else float("inf")
        limits = [m * larger + m - size + SLACK for m in shares]
        near = [other for other, shared in counts.items() if sizes[other] <= limits[shared]]
        return [pair for pair in self._similar(group, near) if pair[0] >= bar]

    def _similar(self, group: int, others: list[int]) -> list[tuple[float, int]]:
        size, sizes, top, bottom = self.sizes[group], self.sizes, self.top, self.bottom
        overlaps = map(len, map(self.sets[group].__and__, map(self.sets.__getitem__, others)))
        return [
            (top * shared / (bottom * (size + sizes[other] - shared)), other)
            for shared, other in zip(overlaps, others, strict=True)
        ]

    def levels(self, others: Sequence[tuple[float, int]], members: Sequence[int]) -> list[tuple[float, list[int]]]:
        """Return the positions of the members of other groups, in order, by their similarity, the highest first.

        Where few ask (`members`), what stands far behind the nearest of a group is left out.
        """
        by_level: dict[float, list[int]] = {}
        for similarity, group in others:
            theirs = self.members[group]
            if len(theirs) > self.keep * 2 * len(members):
                for own in members:
                    at = bisect_left(theirs, own)
                    by_level.setdefault(similarity, []).extend(theirs[max(0, at - self.keep) : at + self.keep])
            else:
                by_level.setdefault(similarity, []).extend(theirs)
        return [(level, sorted(dict.fromkeys(by_level[level]))) for level in sorted(by_level, reverse=True)]

    def closest(self, own: int, equals: Sequence[int], levels: Sequence[tuple[float, list[int]]]) -> list[Ranked]:
        """Return the best `keep` for one member: of its equals around it, then of each level in turn."""
        keep, best = self.keep, self.top / self.bottom
        ranked: list[Ranked] = []
        for similarity, positions in ((best, equals), *levels):
            if len(ranked) >= keep:
                break
            if similarity >= self.threshold:
                at = bisect_left(positions, own)
                near = positions[max(0, at - keep) : at + keep + 1]
                found = sorted([(abs(own - other), other) for other in near if other != own])
                ranked += [(-similarity, distance, other) for distance, other in found[: keep - len(ranked)]]
        return ranked
