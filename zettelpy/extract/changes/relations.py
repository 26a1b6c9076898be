"""How two statements stand to one another: what they begin with, deny, name and number, and how much they share."""

from __future__ import annotations

from typing import Final

from zettelpy.extract.changes.differences import differ, number_worth
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import CLOCK, DAY, NUMBER, ORDINAL, WEEKDAY, Normal, Value
from zettelpy.extract.changes.wordkinds import CONCEPT
from zettelpy.text.lexicon.changes import SINGLE, TAKES

COVERED: Final = 40  # what a subject is worth, in hundredths, that makes up the whole of the shorter statement


def same_topic(earlier: Statement, later: Statement, *, strict: bool = False) -> bool:
    """Tell whether the first content word of one statement is among the first of the other; or, strictly, the first."""
    first, second = (
        sorted(one.subject.places, key=lambda term: (one.subject.places[term], term))[:3] for one in (earlier, later)
    )
    if not first or not second:
        return False
    return first[0] == second[0] or (not strict and (first[0] in second or second[0] in first))


def says_when(one: Statement) -> bool:
    """Tell whether a statement says when something is that is at one time."""
    return any(
        term[:1] == CONCEPT and term[1:] in SINGLE and "when" in TAKES.get(term[1:], "").split()
        for term in one.subject.places
    )


def turned_terms(earlier: Statement, later: Statement) -> int:
    """Return how many shared terms stand beside a negator on one side alone."""
    places = earlier.subject.places
    return sum((term in later.denied) != (term in earlier.denied) for term in later.subject.places if term in places)


def coverage(earlier: Statement, later: Statement, subject: int) -> int:
    """Return up to `COVERED` for a subject that makes up most of the shorter statement."""
    least = min(earlier.subject.size, later.subject.size)
    return COVERED * min(subject, 100 * least) // (100 * least) if least else COVERED // 2


def _first(one: Statement) -> frozenset[str]:
    """Return the terms of the first content word of a statement."""
    places = one.subject.places
    at = min(places.values(), default=0)
    return frozenset(term for term, place in places.items() if place == at)


def other_topic(earlier: Statement, later: Statement) -> bool:
    """Tell whether two statements begin with different words, of which neither is a word of the other."""
    first, second = _first(earlier), _first(later)
    return bool(first and second) and first.isdisjoint(later.terms) and second.isdisjoint(earlier.terms)


def stands_ahead(one: Statement, kind: str, names: frozenset[str]) -> bool:
    """Tell whether one of some names stands before the first value of a kind."""
    first = min((value.start for value in one.values if value.kind == kind), default=0)
    return any(one.subject.places.get(name, first) < first for name in names)


def numbered(one: Statement, kind: str) -> frozenset[tuple[str, Normal]]:
    """Return the numbers that name something before the first value of a kind: "module 17 is on Friday"."""
    first = min((v.start for v in one.values if v.kind == kind and (kind != NUMBER or v.unit)), default=0)
    ordinals = {(ORDINAL, v.normal) for v in one.values if v.kind == ORDINAL}
    spellings, places = one.subject.spellings, one.subject.places
    return frozenset(ordinals).union(
        (term, v.normal)
        for v in one.values
        if v.kind == NUMBER and not v.unit and v.end < first
        for term, at in places.items()
        if 0 < v.start - at - len(spellings[term]) <= 2
    )


def without_names(one: Statement) -> frozenset[str]:
    """Return the terms of a statement that are no names."""
    names = {part for name in one.names for part in (name, *name.split())}
    return frozenset(term for term in one.subject.places if term not in names)


def two_events(earlier: Statement, later: Statement) -> bool:
    """Tell whether two statements give different amounts for different days: "5 km on Monday", "8 km on Wednesday"."""

    def of(one: Statement, kind: str) -> list[Value]:
        return [value for value in one.values if value.kind == kind]

    if not number_worth(of(earlier, NUMBER), of(later, NUMBER)):
        return False
    return any(
        differ(kind, of(earlier, kind), of(later, kind))
        for kind in (CLOCK, DAY, WEEKDAY)
        if of(earlier, kind) and of(later, kind)
    )
