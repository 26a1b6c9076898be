"""Two memories into the zettels that are one: by id, then by quote, then by likeness between common neighbours.

The id of a zettel is a digest of its text, so zettels with one id say the same; the suffix that tells repeats apart is
left out, since it shifts with every repeat before it. Where a memory numbers its zettels (versions 1 and 2 of AAAK),
ids say nothing and quotes stand in for them. What has the same id but crosses the others has moved.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from zettelpy.codec.diff.alignment import Gap, Key, align, gaps, in_turn
from zettelpy.codec.diff.likeness import pair_alike
from zettelpy.types import Memory, Zettel

_REPEAT: Final = re.compile("([a-z2-7]{8})-[1-9][0-9]*")
_NUMBER: Final = re.compile("[0-9]+")
NONE: Final = -1


@dataclass(frozen=True, slots=True)
class Pairing:
    """Which zettel of `a` is which of `b`, by their numbers: `there[i]` and `back[j]`, `NONE` where there is none.

    `steady` are the pairs of one text that did not move, rising in both; `moved` tells of each zettel of `b` whether it
    stands at another place of the order.
    """

    a: Memory
    b: Memory
    there: tuple[int, ...]
    back: tuple[int, ...]
    steady: tuple[tuple[int, int], ...]
    moved: tuple[bool, ...]
    numbered: bool

    def same_text(self, i: int) -> bool:
        """Tell whether zettel i of `a` stands in `b` with the text that it had."""
        j = self.there[i]
        return j != NONE and self.one_text(self.a.zettels[i], self.b.zettels[j])

    def one_text(self, before: Zettel, after: Zettel) -> bool:
        """Tell whether two zettels that are a pair have one text, as far as a memory shows."""
        return before.quote == after.quote if self.numbered else base(before.id) == base(after.id)

    def around(self, number: int, *, back: bool) -> tuple[int, int]:
        """Return the zettels of the other memory among which one belongs: first and stop, its steady neighbours in.

        `number` counts in `a`, or in `b` where `back`.
        """
        mine, other = (1, 0) if back else (0, 1)
        total = len(self.a.zettels if back else self.b.zettels)
        at = bisect_left(self.steady, number, key=lambda pair: pair[mine])
        first = self.steady[at - 1][other] if at else 0
        while at < len(self.steady) and self.steady[at][mine] <= number:
            at += 1
        return first, self.steady[at][other] + 1 if at < len(self.steady) else total


def pair_zettels(a: Memory, b: Memory) -> Pairing:
    """Return which zettel of one memory is which of the other, in time n log n."""
    numbered = _numbered(a) or _numbered(b)
    ours, theirs = _keys(a.zettels, numbered), _keys(b.zettels, numbered)
    there, back, moved = [NONE] * len(ours), [NONE] * len(theirs), [False] * len(theirs)

    def join(i: int, j: int) -> None:
        there[i], back[j] = j, i

    steady = align(ours, theirs)
    for i, j in steady:
        join(i, j)
    left = [key if there[i] == NONE else None for i, key in enumerate(ours)]
    right = [key if back[j] == NONE else None for j, key in enumerate(theirs)]
    whole = Gap(0, len(ours), 0, len(theirs))
    for i, j in in_turn(left, right, whole):
        join(i, j)
        moved[j] = True
    for gap in gaps(steady, whole):
        lost = [i for i in range(gap.first_a, gap.stop_a) if there[i] == NONE]
        found = [j for j in range(gap.first_b, gap.stop_b) if back[j] == NONE]
        for i, j in _pair_gap([a.zettels[i] for i in lost], [b.zettels[j] for j in found]):
            join(lost[i], found[j])
    return Pairing(a, b, tuple(there), tuple(back), tuple(steady), tuple(moved), numbered)


def base(identity: str) -> str:
    """Return an id without the suffix that tells repeats of a text apart.

    >>> base("ncy5ehon-2"), base("ncy5ehon"), base("note-2")
    ('ncy5ehon', 'ncy5ehon', 'note-2')
    """
    match = _REPEAT.fullmatch(identity)
    return match[1] if match else identity


def _numbered(memory: Memory) -> bool:
    return bool(memory.zettels) and all(_NUMBER.fullmatch(zettel.id) for zettel in memory.zettels)


def _keys(zettels: Sequence[Zettel], numbered: bool) -> list[Key]:
    return [zettel.quote for zettel in zettels] if numbered else [base(zettel.id) for zettel in zettels]


def _pair_gap(a: Sequence[Zettel], b: Sequence[Zettel]) -> list[tuple[int, int]]:
    """Return the pairs within a gap: the same quotes in order, and between them what is alike."""
    if not a or not b:
        return []
    if len(a) == len(b) == 1 and a[0].id == b[0].id:  # numbered, and nothing else stands here
        return [(0, 0)]
    pairs: list[tuple[int, int]] = []
    quoted = align([zettel.quote or None for zettel in a], [zettel.quote or None for zettel in b])
    for gap in gaps(quoted, Gap(0, len(a), 0, len(b))):
        inner = pair_alike(a[gap.first_a : gap.stop_a], b[gap.first_b : gap.stop_b])
        pairs += [(gap.first_a + i, gap.first_b + j) for i, j in inner]
    return sorted(pairs + quoted)
