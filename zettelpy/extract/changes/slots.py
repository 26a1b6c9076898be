"""Two statements that share no word into the evidence that the later one fills the place of the earlier anew.

"We go with Garside" … "Garside's van broke down" … "OK, Fenwick then"; "the move is on the 14th" … "we push it to the
5th": what was settled had a slot, a day or a name or an amount, and who speaks of it later gives the value alone. So
the evidence is not in a subject but in the turn of the talk: that the earlier was settled, that the later has words of
change, that neither has a subject of its own to be told apart by, and that the old value was given up in between.

The candidates are the last settled statements with a value of a kind, a bounded number (`search`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.extract.changes.clauses import clause_of
from zettelpy.extract.changes.differences import WHEN, WHO, differ, number_worth
from zettelpy.extract.changes.relations import numbered
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import CLOCK, DAY, MONTH, NAME, NUMBER, PLACE, WEEKDAY, Value
from zettelpy.extract.changes.wordkinds import CONCEPT, PEOPLE
from zettelpy.text.lexicon.changes import TAKES
from zettelpy.text.words import UNSPACED

_KEYS: Final[Mapping[str, str]] = {
    DAY: "day", WEEKDAY: "day", CLOCK: "clock", NUMBER: "number", NAME: "name", PLACE: "name"
}  # fmt: skip
_CHARGE: Final = CONCEPT + "charge"
_SETTLED: Final = frozenset(("so", "keep"))
_UNSAID: Final = frozenset(("open", "hypo", "if", "hear", "ago"))
_TURNS: Final = (("move", 100), ("shift", 100), ("fix", 60), ("yes", 60), ("now", 50))
_BASE, _GIVEN_UP, _NAMED, _SAME_DAY, _LATEST, _TWO_TURNS = 60, 110, 80, 90, 20, 30
_OWN: Final = (60, 40, 0)  # for the subjects of its own that the later statement has: none, one, two
_OWN_EARLIER: Final = (40, 40, 20, 0)
_MANY_OWN: Final = -80
_REFIXED, _FIRM = 60, 15
_SPOKEN_OF: Final = 4  # tenths of a term that a statement is about
_OTHER_SORT: Final = 50  # a place for a name
_AMENDED: Final = 240
_NEAR: Final = 6  # statements within which a bare amount takes the place of another


def is_settled(one: Statement) -> bool:
    """Tell whether a statement settles something that has a value."""
    if not one.said or not one.cues.isdisjoint(_UNSAID) or "drop" in one.cues:
        return False
    if not one.decided and not one.cues.isdisjoint(("not", "past")):
        return False
    return (one.decided or not one.cues.isdisjoint(_SETTLED)) and bool(kinds_of(one))


def kinds_of(one: Statement) -> list[str]:
    """Return the kinds of what a statement may settle: "day", "name", "clock", "number"; "name" for a bare choice."""
    found = dict.fromkeys(_KEYS[value.kind] for value in one.values if value.kind in _KEYS)
    return list(found) or (["name"] if choices(one) else [])


def choices(one: Statement) -> frozenset[str]:
    """Return what a statement that names hardly anything else may have chosen: "We take Emsland Logistics"."""
    strong = [
        term for term, weight in one.subject.weights.items() if weight >= 8 and not term.startswith((CONCEPT, "#"))
    ]
    if not one.decided or not 0 < one.subject.size <= 2 or len(strong) < one.subject.size or one.values:
        return frozenset()
    return frozenset(strong)


def gives_up(one: Statement) -> bool:
    """Tell whether a statement may say that something cannot be."""
    return not one.cues.isdisjoint(("drop", "not"))


def given_up(settled: Statement, by: Statement) -> bool:
    """Tell whether a statement says of what another settled on that it cannot be: "Garside's van is off the road"."""
    if any(by.terms.get(term, 0) >= _SPOKEN_OF for term in choices(settled)):
        return True
    for value in settled.values:
        if value.kind in WHO:
            name = str(value.normal)
            if any(by.terms.get(part, 0) >= _SPOKEN_OF for part in (name, *name.split()) if part in settled.terms):
                return True
        if value.kind in WHEN and any(v.kind == value.kind and not differ(v.kind, [value], [v]) for v in by.values):
            return True
    return False


def slot_worth(
    earlier: Statement, later: Statement, distance: int, speakers: frozenset[str], *, latest: bool, shaken: bool
) -> int:
    """Return the evidence that a later statement gives another value of what the earlier one settled; 0 for none.

    `latest` tells whether the earlier is the last that settled a value of that kind, `shaken` whether it was given up;
    `speakers` are the folded names of those who speak, who are not what is chosen.
    """
    if not later.said or later.negated or not later.cues.isdisjoint(_UNSAID):
        return 0
    gone = "drop" in later.cues  # "I cancelled it": something else only with "instead"
    if gone and later.cues.isdisjoint(("now", "move")):
        return 0
    if not later.decided and later.cues.isdisjoint(("so", "move")):
        return 0
    turns = [worth for cue, worth in _TURNS if cue in later.cues]
    refixed = later.decided and "so" in later.cues and "so" in earlier.cues
    if not (turns or shaken or refixed):
        return 0
    score = _BASE + _FIRM * earlier.decided + _GIVEN_UP * (shaken or gone) + _LATEST * latest
    score += max(turns) + _TWO_TURNS * (len(turns) > 1) if turns else 0
    shaken = shaken or gone
    return max(
        0 if gone else _by_time(earlier, later, score, refixed and not turns and not shaken, shaken),
        _by_name(earlier, later, score, speakers, shaken)
        if shaken or len(turns) > 1 or max(turns, default=0) >= 60
        else 0,
    )


def _by_time(earlier: Statement, later: Statement, score: int, refixed: bool, shaken: bool) -> int:
    """Return the evidence of another day, or of another time of the same day of the week."""
    days = _of(earlier, DAY), _of(later, DAY)
    weekdays = _of(earlier, WEEKDAY), _of(later, WEEKDAY)
    clocks = _of(earlier, CLOCK), _of(later, CLOCK)
    own = _own(earlier, later, WHEN), _own(later, earlier, WHEN)
    same_day = all(weekdays) and not differ(WEEKDAY, *weekdays) and not any(days)
    if max(own) > (shaken or refixed) and not same_day and later.cues.isdisjoint(("move", "shift")):
        return 0
    events = _events(earlier), _events(later)
    for kind in (DAY, WEEKDAY, CLOCK):  # "module 17", "module 18"
        counts = numbered(earlier, kind), numbered(later, kind)
        if all(counts) and counts[0] != counts[1]:
            return 0
    duty = _CHARGE in earlier.terms and _CHARGE not in later.terms  # "I'll cover the 12th"
    if duty or (all(events) and events[0].isdisjoint(events[1])):
        return 0
    homes = {clause_of(later.borders, v.start) for v in later.values if v.kind in WHEN}
    named = [v for v in later.values if v.kind == NAME and clause_of(later.borders, v.start) in homes]
    if named and not any(str(v.normal) in earlier.terms for v in named):  # somebody's own day
        return 0
    if all(days):
        fresh = [v for v in days[1] if differ(DAY, days[0], [v])]
        if not fresh or (refixed and (own[0] or own[1] > 1)):
            return 0
        score += (_NAMED if len(fresh) < len(days[1]) else 0) + _REFIXED * refixed
    elif refixed:
        return 0
    elif all(weekdays) and not any(days) and differ(WEEKDAY, *weekdays) and not any(clocks):
        pass
    elif all(clocks) and not any(days) and differ(CLOCK, *clocks) and (any(weekdays) == all(weekdays)):
        if all(weekdays) and not same_day:
            return 0
        score += _SAME_DAY * same_day
    else:
        return 0
    return score + _worth(own[0], _OWN_EARLIER) + _worth(own[1], _OWN)


def _events(one: Statement) -> frozenset[str]:
    """Return the concepts of a statement that are at one time: a departure, a deadline."""
    return frozenset(
        term
        for term in one.subject.places
        if term.startswith(CONCEPT) and "when" in TAKES.get(term[len(CONCEPT) :], "").split()
    )


def _by_name(earlier: Statement, later: Statement, score: int, speakers: frozenset[str], shaken: bool) -> int:
    """Return the evidence of another choice: a firm, a venue, a person who does not speak here."""
    if any(value.kind in WHEN or value.kind == MONTH for value in later.values):
        return 0
    turned = not later.cues.isdisjoint(("move", "yes", "now"))
    ours, theirs = _names(earlier), _names(later)
    if not ours and shaken:
        ours = choices(earlier)
    if not theirs and shaken and turned and "past" not in later.cues:
        theirs = choices(later)
    had = {word for name in ours for word in name.split()}
    fresh = [name for name in theirs if had.isdisjoint(name.split())]
    if not ours or not fresh or not speakers.isdisjoint(word for name in (*ours, *theirs) for word in name.split()):
        return 0
    own = _own(earlier, later, WHO), _own(later, earlier, WHO)
    if own[1] > 1 or (not shaken and (own[1] or own[0] > 4 or not (later.decided or "move" in later.cues))):
        return 0
    if later.moved >= 0 and not any(
        clause_of(later.borders, v.start) == clause_of(later.borders, later.moved)
        for v in later.values
        if v.kind in WHO
    ):
        return 0
    places = [any(v.kind == PLACE for v in one.values) for one in (earlier, later)]
    score -= _OTHER_SORT * (places[0] != places[1])
    if len(fresh) < len(theirs):
        if later.cues.isdisjoint(("move", "drop")):
            return 0
        score += _NAMED
    return score + _worth(own[0], _OWN_EARLIER) + _worth(own[1], _OWN)


def amended(earlier: Statement, later: Statement, distance: int) -> int:
    """Return the evidence of another amount that is given alone, right behind the first: "make that five"."""
    if "move" not in later.cues or earlier.negated or later.negated:
        return 0
    numbers = _of(earlier, NUMBER), _of(later, NUMBER)
    if distance > _NEAR and not (numbers[0] and numbers[0][0].unit == PEOPLE):
        return 0
    if len(numbers[0]) != 1 or not numbers[1] or not number_worth(*numbers) or not earlier.cues.isdisjoint(_UNSAID):
        return 0
    if _own(later, earlier, frozenset((NUMBER,))) > 1 or later.moved > numbers[1][-1].start:
        return 0
    return _AMENDED if earlier.said and later.said else 0


def _of(one: Statement, kind: str) -> list[Value]:
    return [value for value in one.values if value.kind == kind]


def _names(one: Statement) -> frozenset[str]:
    return frozenset(str(value.normal) for value in one.values if value.kind in WHO)


def _own(one: Statement, other: Statement, kinds: frozenset[str]) -> int:
    """Return twice how many subjects of its own a statement has in the clause of its values of some kinds."""
    homes = {clause_of(one.borders, value.start) for value in one.values if value.kind in kinds}
    values = {str(value.normal) for value in one.values if value.kind in kinds}
    words = {word for value in values for word in value.split()} | values | choices(one)
    own = taken = 0
    for term, weight in one.terms.items():
        if term in other.terms or term in words or term.startswith((CONCEPT, "#")):
            continue
        at = one.subject.places.get(term)
        if at is None:
            taken = max(taken, weight >= _SPOKEN_OF)
        elif not homes or clause_of(one.borders, at) in homes:
            own += 1 if UNSPACED.match(term) else 2  # pairs of ideographs: two of them are about one word
    return own + taken


def _worth(own: int, worths: tuple[int, ...]) -> int:
    return worths[own // 2] if own // 2 < len(worths) else _MANY_OWN
