"""Sets of numbers into the nearest others of each: a join by Jaccard similarity that looks at few pairs, and is exact.

The similarity of two sets is `gain * shared / (all of both)`, a gain being a fraction. For each set the best `keep`
others are found: by similarity, then by distance in the sequence, then by position; none below a threshold, none that
shares nothing.

Method: equal sets are one *group*, whose members are each other's best, so a name that a third of a long memory
consists of costs nothing. Groups are numbered by size, the largest first. A feature that few have is a list of them:
whoever shares one is compared in full. A feature that many have is a bit mask of them, and the masks of a set are added
up for all groups at once, some machine words at a time: level t has the bits of those that share t or more, and a mask
is added by a carry from level to level (a counter in unary, bit by bit). What shares only such features is then known
without a comparison, the most similar first: of a level, the highest bits are the smallest sets.

Beyond `MASKED` groups there are no masks, and features that more than `LISTED` have are not read: only the others that
are more similar than anything unread are kept. A `budget` bounds in the same way how many others are taken from the
levels. What is returned is always the head of the exact answer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

MASKED: Final = 1 << 18  # groups; masks of more would be read in a time that is a square
RARE: Final = 1 << 12  # a feature that less than one in so many groups has is a list
LISTED: Final = 128  # groups that the list of a feature has at most where there are no masks
FEW: Final = 24  # bits that are looked for one by one

Ranked = tuple[float, int, int]  # the similarity with a minus, the distance, the position: what sorts first is best


class Nearest(NamedTuple):
    """The best others of a set, best first, and the similarity above which none can be missing (0.0: none at all)."""

    ranked: list[Ranked]
    floor: float


def nearest_sets(
    sets: Sequence[Iterable[Hashable]], keep: int, gain: tuple[int, int], threshold: float, budget: int | None = None
) -> list[Nearest]:
    """Return the best `keep` others of each set; with a `budget` (others of a set), as far as they are certain.

    The features of a set are distinct; `gain` is a fraction (above, below). The result does not depend on the names of
    the features.

    >>> nearest_sets([["a", "b"], ["c"], ["b", "a"], ["a", "b", "c"]], 1, (1, 1), 0.5)[3]
    Nearest(ranked=[(-0.6666666666666666, 1, 2)], floor=0.0)
    """
    search = _Search(sets, keep, gain, threshold, budget)
    found = [Nearest([], 0.0)] * len(sets)
    for group, members in enumerate(search.members):
        others, floor = search.others(group)
        if len(members) > 1:
            others.append((search.best, group))
        if others or floor:
            for own in members:
                found[own] = Nearest(search.closest(own, others), floor)
    return found


class _Search:
    """The groups of equal sets, their features by rarity, and the groups that have each feature."""

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
        self.best = self.top / self.bottom
        counts = Counter(chain.from_iterable(sets))
        rarity = {feature: rank for rank, feature in enumerate(sorted(counts, key=counts.__getitem__))}
        groups: dict[tuple[int, ...], list[int]] = {}
        for number, features in enumerate(sets):
            groups.setdefault(tuple(sorted(map(rarity.__getitem__, features))), []).append(number)
        groups.pop((), None)
        self.features = sorted(groups, key=len, reverse=True)
        self.members = [groups[own] for own in self.features]
        self.sizes = list(map(len, self.features))
        self.sets = list(map(frozenset, self.features))
        self.postings: list[list[int]] = [[] for _ in rarity]
        for group, own in enumerate(self.features):
            for feature in own:
                self.postings[feature].append(group)
        # Features by rarity: those of one set, then those with lists, then those with masks.
        ranked = sorted(counts.values())
        self.shared = bisect_left(ranked, 2)
        self.masked = len(groups) <= MASKED
        self.frequent = bisect_left(ranked, max(2, len(groups) // RARE if self.masked else LISTED))
        self.masks = list(map(_mask, self.postings[self.frequent :])) if self.masked else []
        del self.postings[self.frequent :]

    def others(self, group: int) -> tuple[list[tuple[float, int]], float]:
        """Return (similarity, other group) of what may be among the best, and the floor of what is certain."""
        size, wanted = self.sizes[group], self.keep + 1 - len(self.members[group])
        if wanted <= 0:  # its equals are enough: no other set is as similar
            return [], 0.0
        own = self.features[group]
        first, last = bisect_left(own, self.shared), bisect_left(own, self.frequent)
        if self._most(size, size - first) < self.threshold:  # what it has alone is most of it
            return [], 0.0
        near: set[int] = set()
        found: list[tuple[float, int]] = []
        bar = self.threshold
        if first < last:
            near = near.union(*map(self.postings.__getitem__, own[first:last]))
            near.discard(group)
            found = self._compared(group, near)
            bar = self._bar(found, wanted)
        unread = self._most(size, size - last)
        if last == size or unread < bar:
            return found, 0.0
        if not self.masked:
            return [pair for pair in found if pair[0] > unread], unread
        more, floor = self._leveled(group, own[last:], near, wanted, bar)
        return [pair for pair in found + more if pair[0] > floor], floor

    def _most(self, size: int, shared: int) -> float:
        """Return how similar a set can be that shares so many features with one of this size."""
        return self.top * shared / (self.bottom * size)

    def _compared(self, group: int, others: Iterable[int]) -> list[tuple[float, int]]:
        """Return the others, known to share a feature, that reach the threshold."""
        own, size, sizes, top, bottom = self.sets[group], self.sizes[group], self.sizes, self.top, self.bottom
        overlaps = map(len, map(own.__and__, map(self.sets.__getitem__, others)))
        pairs = [
            (top * shared / (bottom * (size + sizes[other] - shared)), other)
            for shared, other in zip(overlaps, others, strict=True)
        ]
        return [pair for pair in pairs if pair[0] >= self.threshold]

    def _bar(self, found: Iterable[tuple[float, int]], wanted: int) -> float:
        """Return a similarity that `wanted` others are known to reach; the threshold, if so many are not known."""
        for similarity, other in sorted(found, reverse=True):
            wanted -= len(self.members[other])
            if wanted <= 0:
                return similarity
        return self.threshold

    def _leveled(
        self, group: int, features: Sequence[int], known: set[int], wanted: int, bar: float
    ) -> tuple[list[tuple[float, int]], float]:
        """Return what shares nothing but features with masks and reaches the bar, without the known; and the floor."""
        size, sizes, top, bottom = self.sizes[group], self.sizes, self.top, self.bottom
        found: list[tuple[float, int]] = []
        floor, budget = 0.0, self.budget
        levels = [*self._levels(group, features), 0]
        for shared in range(len(levels) - 1, 0, -1):
            if self._most(size, shared) < bar:
                break
            missing = wanted
            for other in _ones(levels[shared - 1] ^ levels[shared]):  # of those that share so many, the smallest first
                if other in known:
                    continue
                similarity = top * shared / (bottom * (size + sizes[other] - shared))
                if similarity < bar or similarity <= floor:
                    break
                if budget is not None and len(found) >= budget:
                    floor = similarity
                    break
                found.append((similarity, other))
                missing -= len(self.members[other])
                if missing <= 0:
                    bar = max(bar, similarity)
        return found, floor

    def _levels(self, group: int, features: Sequence[int]) -> list[int]:
        """Return masks: of the other groups that share one of the features or more, two or more, and so on."""
        own = 1 << group
        levels: list[int] = []
        for feature in features:
            carry = self.masks[feature - self.frequent] ^ own
            for at, level in enumerate(levels):
                levels[at] = level | carry
                carry &= level
                if not carry:
                    break
            else:
                if carry:
                    levels.append(carry)
        return levels

    def closest(self, own: int, others: Sequence[tuple[float, int]]) -> list[Ranked]:
        """Return the best `keep` of the members of other groups, and of the own one, for one member."""
        keep = self.keep
        ranked: list[Ranked] = []
        for similarity, group in others:
            theirs = self.members[group]
            if len(theirs) > 2 * keep:
                at = bisect_left(theirs, own)
                theirs = theirs[max(0, at - keep) : at + keep + 1]
            ranked += [(-similarity, abs(own - other), other) for other in theirs if other != own]
        ranked.sort()
        return ranked[:keep]


def _mask(numbers: Sequence[int]) -> int:
    """Return an integer in which the bits of these numbers, in ascending order, are set."""
    octets = bytearray(numbers[-1] // 8 + 1)
    for number in numbers:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


def _ones(bits: int) -> Iterator[int]:
    """Return the numbers of the bits that are set, the highest first."""
    for _ in range(FEW):
        if not bits:
            return
        highest = bits.bit_length() - 1
        yield highest
        bits ^= 1 << highest
    digits = f"{bits:b}"
    at = digits.find("1")
    while at >= 0:
        yield len(digits) - 1 - at
        at = digits.find("1", at + 1)
