"""Two statements that share no word into the evidence that the later one fills the place of the earlier anew.

"We go with Garside" … "Garside's van broke down" … "OK, Fenwick then"; "the move is on the 14th" … "we push it to the
5th": what was settled had a slot, a day or a name or an amount, and who speaks of it later gives the value alone. So
the evidence is not in a subject but in the turn of the talk: that the earlier was settled, that the later has words of
change, that neither has a subject of its own to be told apart by, and that the old value was given up in between.

The candidates are the last settled statements with a value of a kind, a bounded number (`search`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zettelpy.extract.changes.differences import WHEN, WHO, differ, number_worth
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import CLOCK, DAY, NAME, NUMBER, WEEKDAY, Value
from zettelpy.extract.changes.wordkinds import CONCEPT
from zettelpy.text.words import UNSPACED

KINDS: Final = frozenset((*WHEN, *WHO, NUMBER))
_SETTLED: Final = frozenset(("so", "keep"))
_UNSAID: Final = frozenset(("open", "hypo", "if", "hear", "ago"))
_TURNS: Final = (("move", 100), ("shift", 100), ("fix", 60), ("yes", 60), ("now", 50))
_BASE, _GIVEN_UP, _NAMED, _SAME_DAY, _LATEST, _TWO_TURNS = 60, 110, 80, 90, 20, 30
_OWN: Final = (60, 40, 0)  # for the subjects of its own that the later statement has: none, one, two
_OWN_EARLIER: Final = (40, 40, 20, 0)
_MANY_OWN: Final = -80
_NEAR: Final = 6  # statements within which a bare amount takes the place of another


def is_settled(one: Statement) -> bool:
    """Tell whether a statement settles something that has a value."""
    if not one.said or not one.cues.isdisjoint(_UNSAID) or one.negated:
        return False
    return (one.decided or not one.cues.isdisjoint(_SETTLED)) and any(value.kind in KINDS for value in one.values)


def gives_up(one: Statement) -> bool:
    """Tell whether a statement may say that something cannot be."""
    return not one.cues.isdisjoint(("drop", "not"))


def given_up(settled: Statement, by: Statement) -> bool:
    """Tell whether a statement says of what another settled on that it cannot be: "Garside's van is off the road"."""
    for value in settled.values:
        if value.kind in WHO and by.terms.get(str(value.normal), 0) >= 4:
            return True
        if value.kind in WHEN and any(v.kind == value.kind and not differ(v.kind, [value], [v]) for v in by.values):
            return True
    return False


def slot_worth(earlier: Statement, later: Statement, distance: int, *, latest: bool, shaken: bool) -> int:
    """Return the evidence that a later statement gives another value of what the earlier one settled; 0 for none.

    `latest` tells whether the earlier is the last that settled a value of that kind, `shaken` whether it was given up.
    """
    if not later.said or later.negated or not later.cues.isdisjoint(_UNSAID):
        return 0
    turns = [worth for cue, worth in _TURNS if cue in later.cues]
    if not (turns or shaken) or not (later.decided or "so" in later.cues or "move" in later.cues):
        return 0
    score = _BASE + max(turns, default=0) + _TWO_TURNS * (len(turns) > 1) + _GIVEN_UP * shaken + _LATEST * latest
    found = max((worth for worth in _values(earlier, later, distance, "move" in later.cues)), default=-1)
    if found < 0:
        return 0
    return score + found + _own(later, earlier, _OWN) + _own(earlier, later, _OWN_EARLIER)


def _values(earlier: Statement, later: Statement, distance: int, moved: bool) -> Iterator[int]:
    """Yield what the values in which two statements differ are worth."""
    days = _of(earlier, DAY), _of(later, DAY)
    weekdays = _of(earlier, WEEKDAY), _of(later, WEEKDAY)
    clocks = _of(earlier, CLOCK), _of(later, CLOCK)
    if all(days):
        fresh = [v for v in days[1] if differ(DAY, days[0], [v])]
        if fresh:
            yield _NAMED if len(fresh) < len(days[1]) else 0
    elif all(weekdays) and not any(days) and differ(WEEKDAY, *weekdays) and not any(clocks):
        yield 0
    elif all(clocks) and not any(days) and differ(CLOCK, *clocks):
        if all(weekdays) and not differ(WEEKDAY, *weekdays):
            yield _SAME_DAY
        elif not any(weekdays):
            yield 0
    names = [[v for v in one.values if v.kind in WHO and not _speaks(v, earlier, later)] for one in (earlier, later)]
    if all(names) and not any(map(any, (days, weekdays, clocks))):
        had = {word for v in names[0] for word in str(v.normal).split()}
        if all(had.isdisjoint(str(v.normal).split()) for v in names[1]):
            yield 0
    numbers = _of(earlier, NUMBER), _of(later, NUMBER)
    if moved and all(numbers) and distance <= _NEAR and number_worth(*numbers) and not later.subject.size:
        yield 0


def _of(one: Statement, kind: str) -> list[Value]:
    return [value for value in one.values if value.kind == kind]


def _speaks(value: Value, earlier: Statement, later: Statement) -> bool:
    """Tell whether a name is that of who speaks: who says something is not what is chosen."""
    return value.kind == NAME and value.start == value.end and value.normal in (earlier.speaker, later.speaker)


def _own(one: Statement, other: Statement, worths: tuple[int, ...]) -> int:
    """Return what it is worth how few subjects of its own a statement has."""
    own = 0
    values = {str(value.normal) for value in one.values}
    words = {word for value in values for word in value.split()} | values
    for term in one.subject.places:
        if term in other.terms or term in words or term.startswith((CONCEPT, "#")):
            continue
        own += 1 if UNSPACED.match(term) else 2  # pairs of ideographs: two of them are about one word
    return worths[own // 2] if own // 2 < len(worths) else _MANY_OWN
