"""Three versions into the plan of the merged one: which entries it has in which order, from where each comes, its id.

Ids stay those of the files. Where both sides inserted the same text at different places, two zettels would have one
id: then the one of theirs takes the next free suffix (`-2`, `-3`, …), and tunnels and contradictions of theirs follow.
Ids that are numbers are counted anew in that case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from zettelpy.codec.merge.order import NONE, Item, merge_order
from zettelpy.codec.merge.side import REPEATED, Entry, Side
from zettelpy.codec.merge.three import MISSING, Choice, settle
from zettelpy.options import shown
from zettelpy.types import Memory

BASE: Final = 2  # behind `OURS` and `THEIRS`, as a place in a tuple of three
_SHOWN: Final = 3  # ids that a message names
_DIGITS: Final = 3


class Part:
    """An entry of the merged memory: what base, ours and theirs have for it, each None where it has nothing."""

    __slots__ = ("base", "id", "item", "ours", "theirs")

    def __init__(self, item: Item, base: Entry | None, ours: Entry | None, theirs: Entry | None) -> None:
        self.item, self.base, self.ours, self.theirs = item, base, ours, theirs
        self.id = ""  # of the merged zettel; a beginning of a document has none

    @property
    def any(self) -> Entry:
        """What ours has, else theirs: one of them has something."""
        entry = self.ours or self.theirs
        assert entry is not None
        return entry

    @property
    def sides(self) -> tuple[Entry | None, Entry | None]:
        """What ours and theirs have."""
        return self.ours, self.theirs


class Plan:
    """The parts of the merged memory in order. `sides` are ours, theirs and the base; `has_base` is False where both
    sides began from nothing."""

    def __init__(self, sides: tuple[Side, Side, Side], has_base: bool, choice: Choice) -> None:
        self.sides, self.has_base, self.choice = sides, has_base, choice
        ours, theirs, base = sides
        by_quote = any(side.is_numbered() for side in sides)

        def edited(side: int, b: int, k: int) -> bool:
            return _told(base.entries[b]) != _told(sides[side].entries[k])

        def clash(b: range, o: range, t: range) -> int:
            what = _names([base.entries[k] for k in b])
            if not o or not t:
                gone, other = ("ours", "theirs") if not o else ("theirs", "ours")
                return choice.clash(f"{what}: taken out by {gone}, changed by {other}")
            return choice.clash(f"{what}: replaced by both, in different ways")

        items = merge_order(base.keys(by_quote), ours.keys(by_quote), theirs.keys(by_quote), edited, clash)
        self.parts = [
            Part(item, *(_at(side, k) for side, k in zip((base, ours, theirs), item, strict=True))) for item in items
        ]
        _number([part for part in self.parts if part.any.zettel])
        self.ids = tuple(self._ids(side) for side in (0, 1, BASE))
        self.places = {part.id: k for k, part in enumerate(self.parts) if part.id}

    def _ids(self, side: int) -> dict[str, str]:
        """Return what became of the ids of a version."""
        found = {}
        for part in self.parts:
            entry = (part.ours, part.theirs, part.base)[side]
            if entry is not None and entry.zettel is not None:
                found[entry.zettel.id] = part.id
        return found

    def memories(self) -> tuple[Memory, Memory, Memory]:
        """Return ours, theirs and the base."""
        ours, theirs, base = self.sides
        return ours.memory, theirs.memory, base.memory


def _at(side: Side, k: int) -> Entry | None:
    return None if k == NONE else side.entries[k]


def _told(entry: Entry) -> object:
    """Return what an entry says that is read from its own words alone: it changes only where somebody changes it."""
    zettel = entry.zettel
    return zettel and (zettel.quote, zettel.resolved_date, zettel.flags, zettel.emotions)


def _names(entries: Sequence[Entry]) -> str:
    """Return some entries of the base as a message names them."""
    zettels = [entry.zettel for entry in entries if entry.zettel is not None]
    if not zettels:
        return "the beginning of a document"
    if len(zettels) == 1:
        return f"zettel {zettels[0].id} {shown(zettels[0].quote)}"
    more = f" and {len(zettels) - _SHOWN} more" if len(zettels) > _SHOWN else ""
    return "zettels " + ", ".join([zettel.id for zettel in zettels[:_SHOWN]]) + more


def _number(parts: Sequence[Part]) -> None:
    """Give each zettel its id: the one that it has, where no other one has it."""
    wanted = [_wanted(part) for part in parts]
    taken: dict[str, None] = {}
    late = []
    for part, ident in sorted(zip(parts, wanted, strict=True), key=lambda pair: pair[0].ours is None):
        if ident in taken:
            late.append((part, ident))
        else:
            part.id = ident
            taken[ident] = None
    if any(_is_number(ident) for _, ident in late):
        _renumber(parts, wanted)
        return
    times: dict[str, int] = {}
    for part, ident in late:
        repeated = REPEATED.fullmatch(ident)
        stem = repeated[1] if repeated else ident
        part.id = next(free for free in _suffixed(stem, times) if free not in taken)
        taken[part.id] = None


def _suffixed(stem: str, times: dict[str, int]) -> Iterator[str]:
    while True:
        times[stem] = times.get(stem, 1) + 1
        yield f"{stem}-{times[stem]}"


def _is_number(ident: str) -> bool:
    return ident.isascii() and ident.isdigit()


def _renumber(parts: Sequence[Part], wanted: Sequence[str]) -> None:
    """Count the zettels whose ids are numbers anew, 001, 002, …; what else is taken twice, with suffixes."""
    taken = {ident: None for ident in wanted if not _is_number(ident)}
    seen: dict[str, None] = {}
    times: dict[str, int] = {}
    for number, (part, ident) in enumerate(zip(parts, wanted, strict=True), 1):
        if _is_number(ident):
            part.id = str(number).rjust(_DIGITS, "0")
        elif ident not in seen:
            part.id = ident
        else:
            part.id = next(free for free in _suffixed(ident, times) if free not in taken)
            taken[part.id] = None
        seen[part.id] = None


def _wanted(part: Part) -> str:
    """Return the id that a zettel has in the version that decides."""
    ids = [entry.zettel.id if entry and entry.zettel else MISSING for entry in (part.base, part.ours, part.theirs)]
    if part.ours is None or part.theirs is None:
        return ids[2] if part.ours is None else ids[1]
    return str(settle(*ids))
