"""A statement into what its speaker says of themselves, and has one of at a time: a weight, a home.

"My weight is 80 kg", "weighed 77 this morning" and "74 kg on the scale" share no word, and "I live in Leeds" none with
"I moved to York"; yet each replaces the one before it, since nobody has two weights. Only a sentence that speaks of
nothing else is read: one other noun, and it may be the parcel that weighs so much, or the car that was moved.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.extract.changes.profiles import Profile
from zettelpy.extract.changes.values import NAME, NUMBER, PLACE
from zettelpy.extract.changes.wordkinds import CONCEPT
from zettelpy.text.lexicon.standing import MOVED_HOME
from zettelpy.text.normalise import fold

WEIGHT: Final = CONCEPT + "weight"
HOME: Final = CONCEPT + "live"
GRAMS: Final = "g"
NEAR: Final = (10, 13)  # a weight is near another up to this ratio: nobody loses half of it
_NO_STATE: Final = frozenset(("if", "hypo", "hear", "open", "not", "ago", "drop"))
_MOVED: Final = tuple(map(fold, MOVED_HOME))
_BETWEEN: Final = 24  # code points between the word of moving and where to


class State(NamedTuple):
    """What somebody says of themselves: the concept, its value, and whether they say that it is new."""

    concept: str
    value: int | str
    moved: bool


def read_state(one: Profile) -> State | None:
    """Return what a statement says of its speaker; None for most."""
    said = one.statement
    if said.asks or not said.said or not said.cues.isdisjoint(_NO_STATE):
        return None
    places = said.subject.places
    if WEIGHT in places:
        return _weight(one)
    if HOME in places or "move" in said.cues:
        return _home(one)
    return None


def is_another_state(earlier: State, later: State) -> bool:
    """Tell whether a later state replaces an earlier one of the same concept and speaker.

    >>> is_another_state(State(WEIGHT, 80000, False), State(WEIGHT, 77000, False))
    True
    >>> is_another_state(State(WEIGHT, 80000, False), State(WEIGHT, 3000, False))
    False
    >>> is_another_state(State(HOME, "leeds", False), State(HOME, "elm street", False))
    False
    """
    if earlier.value == later.value:
        return False
    if isinstance(earlier.value, int) and isinstance(later.value, int):
        less, more = sorted((earlier.value, later.value))
        return NEAR[0] * more <= NEAR[1] * less
    return later.moved  # a street is no other home than its town


def _weight(one: Profile) -> State | None:
    said = one.statement
    numbers = [value for value in said.values if value.kind == NUMBER and value.unit == GRAMS]
    if len(numbers) != 1 or said.names:
        return None
    low = said.subject.places[WEIGHT]
    high = low + len(said.subject.spellings[WEIGHT])
    if any(not low <= said.subject.places[term] < high for term in one.own):
        return None
    value = numbers[0].normal
    return State(WEIGHT, value, False) if isinstance(value, int) and value > 0 else None


def _home(one: Profile) -> State | None:
    """Return where a speaker lives or moves to: nothing may stand before it but "I", and nothing between."""
    said = one.statement
    towns = [value for value in said.values if value.kind == NAME and value.normal != said.speaker]
    kinds = {value.kind for value in said.values}
    if len(towns) != 1 or not kinds.isdisjoint((PLACE, NUMBER)):
        return None
    town, places = towns[0], said.subject.places
    verb = said.moved if said.moved >= 0 else places[HOME]
    low, high = sorted((verb, town.start))
    if high - low > _BETWEEN or not said.self_:
        return None
    around = fold(one.text[said.start : min(said.end, high + _BETWEEN)])
    moved = any(form in around for form in _MOVED)
    if not moved and HOME not in places:
        return None  # who will move still lives where they did
    of_home = {term for term in one.own if HOME in places and places[term] == places[HOME]}
    if any(places[term] < high for term in one.own if term not in one.named and term not in of_home):
        return None
    return State(HOME, str(town.normal), moved)
