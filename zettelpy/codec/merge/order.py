"""Three versions of a sequence into the order of the merged one: diff3 over keys, item by item.

What a side changed is a list of hunks against the base: the items base[start:stop] became side[low:high]. Hunks that
share no item of the base stand side by side, so two insertions at one place both survive (ours first), and an item
that one side replaced does not bother what the other inserted beside it. Hunks that share one are

- the same, or one does all that the other does and more: then it is taken;
- deletions on both sides: then all is deleted;
- else a conflict: the choice says whose version of the whole range stands.

An item that a side moved is known by its key: it keeps its own history at its new place, and where the other side took
it out, it is gone. Source: diff3 (Khanna, Kunal,
Pierce: A Formal Investigation of Diff3, 2007), with hunks that touch, but share nothing, kept apart.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.codec.merge.align import align, pair_up, rising
from zettelpy.codec.merge.three import OURS, THEIRS

NONE: Final = -1


class Item(NamedTuple):
    """An item of the merged sequence: its places in base, ours and theirs, `NONE` where it is not there."""

    base: int
    ours: int
    theirs: int


class _Hunk(NamedTuple):
    """A change by one side: base[start:stop] became side[low:high]. Insertions sort before what is replaced there."""

    start: int
    stop: int
    side: int
    low: int
    high: int


Edited = Callable[[int, int, int], bool]
Clash = Callable[[range, range, range], int]


def merge_order(
    base: Sequence[Hashable], ours: Sequence[Hashable], theirs: Sequence[Hashable], edited: Edited, clash: Clash
) -> list[Item]:
    """Return the items of three sequences of keys in the order of the merged one.

    `edited(side, b, k)` tells whether an item, at b in the base and at k in a side, was edited there in what must not
    be lost. `clash(b, o, t)` is told of a conflict, by the ranges in base, ours and theirs, and returns the side whose
    version stands.

    >>> [item.theirs for item in merge_order("abc", "abc", "abxc", lambda *at: False, lambda *ranges: 0)]
    [0, 1, 2, 3]
    """
    return _Order(base, ours, theirs).run(edited, clash)


class _Order:
    def __init__(self, base: Sequence[Hashable], ours: Sequence[Hashable], theirs: Sequence[Hashable]) -> None:
        self.keys = ours, theirs
        self.found = align(base, ours), align(base, theirs)
        self.moved = _moved(base, ours, self.found[OURS]), _moved(base, theirs, self.found[THEIRS])
        self.origin: tuple[dict[int, int], dict[int, int]] = (
            {k: b for b, k in self.moved[OURS].items()},
            {k: b for b, k in self.moved[THEIRS].items()},
        )
        self.made: list[Item] = []
        self.done: tuple[set[int], set[int]] = set(), set()

    def run(self, edited: Edited, clash: Clash) -> list[Item]:
        self._part_edited(edited)
        sides = OURS, THEIRS
        hunks = sorted(hunk for side in sides for hunk in _hunks(self.found[side], len(self.keys[side]), side))
        at = k = 0
        while k < len(hunks):
            start, stop = hunks[k].start, hunks[k].stop
            group = [hunks[k]]
            k += 1
            while k < len(hunks) and (hunks[k].start < stop or start == stop == hunks[k].stop):
                stop = max(stop, hunks[k].stop)
                group.append(hunks[k])
                k += 1
            self._keep(range(at, start))
            self._change(group, start, stop, clash)
            at = stop
        self._keep(range(at, len(self.found[OURS])))
        for t, b in self.origin[THEIRS].items():  # moved by both, and ours lost to another change
            if t not in self.done[THEIRS] and b in self.moved[OURS]:
                self._make(Item(b, NONE, t))
        return [item for item in self.made if self._stays(item, edited, clash)]

    def _stays(self, item: Item, edited: Edited, clash: Clash) -> bool:
        """Tell whether an item stands: not one that a side only moved, and the other one took out."""
        b, side = item.base, OURS if item.theirs < 0 else THEIRS
        if b < 0 or (item.ours >= 0) == (item.theirs >= 0) or b not in self.moved[side]:
            return True
        other = 1 - side
        if self.found[other][b] >= 0 or b in self.moved[other]:
            return True
        k = item.ours if side == OURS else item.theirs
        if not edited(side, b, k):
            return False
        here, nowhere = range(k, k + 1), range(0)
        ranges = (here, nowhere) if side == OURS else (nowhere, here)
        return clash(range(b, b + 1), *ranges) == side

    def _part_edited(self, edited: Edited) -> None:
        """Take an item that one side edited, and the other one took out, for one that was replaced."""
        for side in (OURS, THEIRS):
            found, other, moved = self.found[side], self.found[1 - side], self.moved[1 - side]
            parted = [
                b for b, k in enumerate(found) if k >= 0 and other[b] < 0 and b not in moved and edited(side, b, k)
            ]
            for b in parted:
                found[b] = NONE

    def _make(self, item: Item) -> None:
        """Put an item into the result; what stands there already is not put there again."""
        ours = NONE if item.ours in self.done[OURS] else item.ours
        theirs = NONE if item.theirs in self.done[THEIRS] else item.theirs
        if ours >= 0 or theirs >= 0:
            self.made.append(Item(item.base, ours, theirs))
        for side, k in ((OURS, ours), (THEIRS, theirs)):
            if k >= 0:
                self.done[side].add(k)

    def _keep(self, places: range) -> None:
        for b in places:
            self._make(Item(b, self.found[OURS][b], self.found[THEIRS][b]))

    def _new(self, side: int, k: int, partner: int = NONE) -> None:
        """Put an item into the result that is new at its place in a side; `partner` is the same in the other one.

        One that moved here brings its history along. What both moved stands where ours has it.
        """
        b = self.origin[side].get(k, NONE)
        if b < 0:
            self._make(Item(NONE, k, partner) if side == OURS else Item(NONE, partner, k))
        elif side == OURS or b not in self.moved[OURS]:
            ours, theirs = (self.moved[s].get(b, self.found[s][b]) for s in (OURS, THEIRS))
            self._make(Item(b, ours, theirs))

    def _change(self, group: Sequence[_Hunk], start: int, stop: int, clash: Clash) -> None:
        """Put what became of base[start:stop] into the result."""
        sides = [[hunk for hunk in group if hunk.side == side] for side in (OURS, THEIRS)]
        new = [[k for hunk in hunks for k in range(hunk.low, hunk.high)] for hunks in sides]
        gone = [[b for hunk in hunks for b in range(hunk.start, hunk.stop)] for hunks in sides]
        if not any(gone):
            self._insert(*new)
        elif not all(gone):  # one side took out, the other one put in between, if anything
            first = OURS if gone[OURS] else THEIRS
            for side in (first, 1 - first):
                for k in new[side]:
                    self._new(side, k)
        elif any(new):
            ranges = [_reach(self.found[side], range(start, stop), sides[side]) for side in (OURS, THEIRS)]
            taken = next((side for side in (OURS, THEIRS) if self._does_all(side, gone, new)), NONE)
            self._version(clash(range(start, stop), *ranges) if taken < 0 else taken, range(start, stop), ranges, new)

    def _names(self, side: int, places: Sequence[int]) -> list[Hashable]:
        """Return the keys of new items; one that moved here is the same as one that moved from the same place."""
        origin = self.origin[side]
        return [(NONE, origin[k]) if k in origin else self.keys[side][k] for k in places]

    def _insert(self, ours: Sequence[int], theirs: Sequence[int]) -> None:
        """Put what the two sides inserted at one place into the result, what is the same once."""
        pairs = pair_up(self._names(OURS, ours), self._names(THEIRS, theirs))
        partner = {ours[i]: theirs[j] for i, j in pairs}
        paired = frozenset(partner.values())
        i = j = 0
        for to, until in [*rising(pairs), (len(ours), len(theirs))]:
            for k in ours[i:to]:
                self._new(OURS, k, partner.get(k, NONE))
            for k in theirs[j:until]:
                if k not in paired:
                    self._new(THEIRS, k)
            i, j = to, until

    def _does_all(self, side: int, gone: Sequence[Sequence[int]], new: Sequence[Sequence[int]]) -> bool:
        """Tell whether a side took out and put in all that the other one did, which put something in."""
        other = 1 - side
        rest = iter(self._names(side, new[side]))
        return (
            bool(new[other])
            and frozenset(gone[other]) <= frozenset(gone[side])
            and all(name in rest for name in self._names(other, new[other]))
        )

    def _version(self, side: int, base: range, ranges: Sequence[range], new: Sequence[Sequence[int]]) -> None:
        """Put the version of a side of a range of the base into the result."""
        back = {k: b for b in base if (k := self.found[side][b]) >= 0}
        pairs = pair_up(self._names(side, new[side]), self._names(1 - side, new[1 - side]))
        partner = {new[side][i]: new[1 - side][j] for i, j in pairs}
        for k in ranges[side]:
            if k in back:
                self._make(Item(back[k], k, NONE) if side == OURS else Item(back[k], NONE, k))
            else:
                self._new(side, k, partner.get(k, NONE))


def _moved(base: Sequence[Hashable], keys: Sequence[Hashable], found: Sequence[int]) -> dict[int, int]:
    """Return, for items of the base that stand elsewhere in a side, their place there."""
    held = frozenset(found)
    gone = [b for b, k in enumerate(found) if k < 0]
    new = [k for k in range(len(keys)) if k not in held]
    return {gone[i]: new[j] for i, j in pair_up([base[b] for b in gone], [keys[k] for k in new])}


def _hunks(found: Sequence[int], size: int, side: int) -> Iterator[_Hunk]:
    """Yield what a side changed, `found` being the place of each item of the base there."""
    start = low = 0
    for stop, high in [*((b, k) for b, k in enumerate(found) if k >= 0), (len(found), size)]:
        if start < stop or low < high:
            yield _Hunk(start, stop, side, low, high)
        start, low = stop + 1, high + 1


def _reach(found: Sequence[int], base: range, hunks: Sequence[_Hunk]) -> range:
    """Return the places that a side has for a range of the base, which holds these hunks."""
    kept = [found[b] for b in base if found[b] >= 0]
    low = min([*kept[:1], *(hunk.low for hunk in hunks)])
    high = max([*(k + 1 for k in kept[-1:]), *(hunk.high for hunk in hunks)])
    return range(low, high)
