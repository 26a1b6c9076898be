"""Two statements into the kind of value in which they differ: a time, a day, an amount, a colour, a person.

A kind counts where both have values of it and none in common; what an earlier statement names as old, and a later one
too, is left out. Beyond that, four ways of saying something new beside what was known:

- named in full and corrected: "on the 9th they are away, they come on the 11th" after "on the 9th";
- in a clause of its own: "Rosa has flu, so Milo is bringing the cake" after "Rosa is bringing the cake";
- one of several: "doors at 13:30, start at 14:00" after "doors at 13:00, start at 13:30";
- a day for a weekday, where something moves.

Each difference is worth some hundredths of the evidence that a pair needs (`search`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes.clauses import clause_of
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import (
    ALNUM,
    CLOCK,
    CODE,
    COLOUR,
    DAY,
    MODE,
    MONEY_UNIT,
    MONTH,
    NAME,
    NUMBER,
    PLACE,
    SIDE,
    TITLE,
    WEEKDAY,
    Normal,
    Value,
)
from zettelpy.extract.changes.wordkinds import CONCEPT, PEOPLE
from zettelpy.text.normalise import fold

WHEN: Final = frozenset((DAY, WEEKDAY, CLOCK))
WHO: Final = frozenset((NAME, PLACE))
NEAR: Final = 22  # code points between a value and a term that stands close to it

# In the order in which they decide between equals.
_WORTH: Final[Mapping[str, int]] = {
    CLOCK: 70, DAY: 70, WEEKDAY: 60, NUMBER: 0, CODE: 60, COLOUR: 60, MODE: 50, SIDE: 50, TITLE: 50, PLACE: 45,
    NAME: 50, ALNUM: 60, MONTH: 30,
}  # fmt: skip
_SAME_UNIT, _NO_UNIT, _ONE_UNIT = 70, 50, 35
_CORRECTED, _INSTEAD, _ALIGNED, _CROSSED = 110, 60, 60, 50
_MOST_TIMES, _MOST_TIMES_BARE = 20, 5  # of two numbers, how many times the one the other may be
_LIST_GAP: Final = 5  # code points between two values of a list or range
_HALF_DAY: Final = 720  # minutes
_TELLING: Final = frozenset(("move", "fix", "but"))


class Difference(NamedTuple):
    """A kind of value in which two statements differ ("" for none), and what that is worth in hundredths."""

    kind: str
    worth: int
    instead: bool  # whether the later one names the old value in another clause


def find_difference(earlier: Statement, later: Statement) -> Difference:
    """Return in what two statements differ."""
    best = Difference("", 0, False)
    old = [v for v in earlier.values if v not in earlier.old] if earlier.old else earlier.values
    new = [v for v in later.values if v not in later.old] if later.old else later.values
    if not old or not new:
        return best
    both = {v.kind for v in old} & {v.kind for v in new}
    for kind in _WORTH if both else ():
        if kind in both:
            ours = [v for v in old if v.kind == kind]
            theirs = [v for v in new if v.kind == kind]
            found = _compare(kind, ours, theirs, earlier, later)
            if found.worth > best.worth:
                best = found
    if not best.kind and not later.cues.isdisjoint(("move", "fix")):
        days, others = ({v.kind for v in one} & {DAY, WEEKDAY} for one in (old, new))
        if days and others and days.isdisjoint(others):
            return Difference(min(others), _CROSSED, False)
    return best


def _compare(
    kind: str, ours: Sequence[Value], theirs: Sequence[Value], earlier: Statement, later: Statement
) -> Difference:
    """Return what the values of one kind are worth as a difference."""
    if kind != NAME and not later.cues.isdisjoint(_TELLING):  # "five is late, it has to be half past four"
        had = {v.normal for v in ours}
        theirs = [v for v in theirs if v.normal not in had] or theirs
    if kind == NUMBER:  # "28 shelves are needed", "shelves: 24"
        ours, theirs = _counted(ours, theirs, earlier), _counted(theirs, ours, later)
    worth = number_worth(ours, theirs) if kind == NUMBER else _WORTH[kind] if differ(kind, ours, theirs) else 0
    if kind == NAME and not worth and _hands_over(ours, theirs, later):
        worth = _WORTH[NAME]
    if not worth and kind in WHEN and _corrected(ours, theirs, later.borders):
        worth = _CORRECTED
    if kind in (NAME, PLACE, COLOUR, SIDE, MODE) and _instead(earlier, later, kind):
        return Difference(kind, _WORTH[kind] + _INSTEAD, True)
    if not worth and kind in (CLOCK, NUMBER) and _aligned(earlier, later, kind):
        worth = _ALIGNED
    return Difference(kind, worth, False)


def _counted(values: Sequence[Value], others: Sequence[Value], one: Statement) -> list[Value]:
    """Give bare numbers of a statement the unit that others have, where it speaks of that."""
    units = [v.unit for v in others if v.unit and v.unit in one.terms]
    return [v._replace(unit=units[0]) if units and not v.unit else v for v in values]


def _hands_over(ours: Sequence[Value], theirs: Sequence[Value], later: Statement) -> bool:
    """Tell whether somebody takes or gives what was another's: "I'll take the phones off Ben"."""
    had = {str(v.normal) for v in ours}
    fresh = {str(v.normal) for v in theirs} - had
    if len(had) != 1 or len(fresh) != 1:
        return False
    known = fresh | (had if CONCEPT + "charge" in later.terms else frozenset())  # "I have no time, let Nuria do it"
    mine = later.self_ and any(fold(later.speaker).startswith(name.split(" ")[0]) for name in known)
    return mine or not later.cues.isdisjoint(("move", "drop"))


def differ(kind: str, ours: Sequence[Value], theirs: Sequence[Value]) -> bool:
    """Tell whether two statements with these values of a kind, but for numbers, say different things."""
    if kind == DAY:
        return not any(_same_day(v, w) for v in ours for w in theirs)
    had, given = {v.normal for v in ours}, {v.normal for v in theirs}
    if kind == CLOCK:
        return {_half(v) for v in ours}.isdisjoint(_half(v) for v in theirs)
    if kind == CODE:
        return had.isdisjoint(given) and not {v.unit for v in ours}.isdisjoint(v.unit for v in theirs)
    if kind == WEEKDAY:  # "on Mondays and Thursdays", "only on Thursdays"
        return not given <= had or len(given) < len(had)
    if kind == NAME:
        words, others = ({word for v in one for word in str(v.normal).split()} for one in (ours, theirs))
        return any(words.isdisjoint(str(v.normal).split()) for v in theirs) and any(
            others.isdisjoint(str(v.normal).split()) for v in ours
        )
    return had.isdisjoint(given)


def number_worth(ours: Sequence[Value], theirs: Sequence[Value]) -> int:
    """Return what the numbers of two statements are worth as a difference; 0 where they share one."""
    if not {(v.normal, v.unit) for v in ours}.isdisjoint((v.normal, v.unit) for v in theirs):
        return 0
    best = 0
    for v in ours:
        for w in theirs:
            low, high = sorted((_whole(v.normal), _whole(w.normal)))
            if v.unit == w.unit:
                worth = _SAME_UNIT if v.unit else _NO_UNIT
                times = _MOST_TIMES
            elif PEOPLE in (v.unit, w.unit) and (_whole(v.normal) % 1000 or _whole(w.normal) % 1000):
                continue
            elif not v.unit or not w.unit:
                money = MONEY_UNIT in (v.unit[:1], w.unit[:1])
                people = PEOPLE in (v.unit, w.unit)
                worth, times = _NO_UNIT if money or people else _ONE_UNIT, _MOST_TIMES_BARE
            else:
                continue
            if low != high and (not low or high <= times * low):
                best = max(best, worth)
    return best


def names_old(earlier: Statement, later: Statement, kind: str = "") -> bool:
    """Tell whether a later statement names as old what the earlier one gives, of some kind or of any."""
    had = {(v.kind, v.normal) for v in earlier.values if kind in ("", v.kind)}
    return any((v.kind, v.normal) in had for v in later.old)


def _whole(normal: Normal) -> int:
    return normal if isinstance(normal, int) else 0


def _half(value: Value) -> int:
    return _whole(value.normal) % _HALF_DAY


def _same_day(one: Value, other: Value) -> bool:
    if not isinstance(one.normal, tuple) or not isinstance(other.normal, tuple):
        return False
    (month, day), (other_month, other_day) = one.normal, other.normal
    return day == other_day and (month == other_month or not month or not other_month)


def _corrected(ours: Sequence[Value], theirs: Sequence[Value], borders: Sequence[int]) -> bool:
    """Tell whether the later side names all of the earlier and then, not as a list or range, another value."""
    if len(theirs) != len(ours) + 1:
        return False
    *old, last = theirs

    def known(value: Value) -> bool:
        return any(_same_day(value, v) if value.kind == DAY else value.normal == v.normal for v in ours)

    apart = clause_of(borders, last.start) != clause_of(borders, old[-1].start)
    return all(map(known, old)) and (apart or last.start - old[-1].end > _LIST_GAP)


def _instead(earlier: Statement, later: Statement, kind: str) -> bool:
    """Tell whether the clause that the subject stands in has a new value, and another clause the old one."""
    if not later.borders:
        return False
    names = {part for name in (*earlier.names, *later.names) for part in (name, *name.split())}
    shared = [at for term, at in later.subject.places.items() if term in earlier.subject.places and term not in names]
    homes = {clause_of(later.borders, at) for at in shared}
    near: set[Normal] = set()
    far: set[Normal] = set()
    for v in later.values:
        if v.kind == kind:
            (near if clause_of(later.borders, v.start) in homes else far).add(v.normal)
    had = {v.normal for v in earlier.values if v.kind == kind}
    return bool(near) and near.isdisjoint(had) and not far.isdisjoint(had)


def _aligned(earlier: Statement, later: Statement, kind: str) -> bool:
    """Tell whether the value right behind a shared term differs."""

    def behind(one: Statement, at: int) -> Value | None:
        return next((v for v in one.values if v.kind == kind and 0 < v.start - at <= NEAR // 2), None)

    for term, at in later.subject.places.items():
        before = earlier.subject.places.get(term)
        if before is not None:
            ours, theirs = behind(earlier, before), behind(later, at)
            if ours and theirs and ours.normal != theirs.normal and ours.unit == theirs.unit:
                return True
    return False
