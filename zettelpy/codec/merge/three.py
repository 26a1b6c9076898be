"""Three versions of one value into one: of a plain value, of a list without an order that matters, of the whole.

    the same in both sides            → that
    changed by one side alone         → what that side made of it
    changed by both, differently      → a conflict, or what `settle` takes for what follows from other things

`Choice` says whose version stands where both cannot: a merge is made once for each side, and what differs between
the two results is what a person has to decide.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, TypeVar

OURS: Final = 0
THEIRS: Final = 1

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


class Missing:
    """What a version has where it has nothing: equal to no value."""


MISSING: Final[Any] = Missing()


class Choice:
    """Whose version stands in a conflict, and the conflicts so far, each as a line for a person."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.conflicts: list[str] = []

    def clash(self, what: str) -> int:
        """Note a conflict; return the side that is chosen."""
        self.conflicts.append(what)
        return self.side

    def pick(self, what: str, base: T, ours: T, theirs: T) -> T:
        """Return the one of three versions that stands; where both sides changed it differently, note a conflict."""
        if ours == theirs or base == theirs:
            return ours
        if base == ours:
            return theirs
        return (ours, theirs)[self.clash(f"{what} was changed by both")]


def settle(base: T, ours: T, theirs: T) -> T:
    """Return the one of three versions that stands; ours where both sides changed it.

    >>> settle(1, 1, 2), settle(1, 3, 1), settle(1, 3, 2)
    (2, 3, 3)
    """
    return theirs if base == ours else ours


def gather(base: Sequence[K], ours: Sequence[K], theirs: Sequence[K]) -> tuple[K, ...]:
    """Return three versions of a list as one: what either side added is there, what either side took out is not.

    The order is that of ours; what theirs added stands behind what it stood behind in theirs.

    >>> gather("abc", "abcx", "ybc")
    ('y', 'b', 'c', 'x')
    """
    if ours == theirs or base == theirs:
        return tuple(ours)
    if base == ours:
        return tuple(theirs)
    old, new = frozenset(base), frozenset(theirs)
    kept = [item for item in dict.fromkeys(ours) if item in new or item not in old]
    held = frozenset(kept)
    added: dict[K | None, list[K]] = {}
    last: K | None = None  # the last item of theirs that is kept; what theirs added is kept in any case
    for item in dict.fromkeys(theirs):
        if item in held:
            last = item
        elif item not in old:
            added.setdefault(last, []).append(item)
    merged = [*added.get(None, ())]
    for item in kept:
        merged += [item, *added.get(item, ())]
    return tuple(merged)
