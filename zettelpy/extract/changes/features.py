"""Two profiles into features: what holds of a pair of statements, each by name, for `weights` to weigh.

A feature is a short string; it holds or does not. Those of one statement (`e.` the earlier, `l.` the later) are made
once; those of the pair tell what the two share (`link`), which kinds of value differ (`differ.`), how far apart they
stand, what was said between. Many are joined with the group of values that differ (`@when`, `@number`, `@who`,
`@other`, `@none`) or with the strength of the link (`~0` to `~3`), since a word of change means one thing beside a
differing date and another beside nothing.

The form of the model is that of a log-linear ranker (conditional logit; McFadden 1974): the score of a pair is the sum
of the weights of its features.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from zettelpy.extract.changes.profiles import Profile, Worths, shared_worth
from zettelpy.extract.changes.sayings import Statement
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
    ORDINAL,
    PERCENT,
    PLACE,
    SIDE,
    TITLE,
    WEEKDAY,
    Normal,
    Value,
)  # fmt: skip
from zettelpy.extract.changes.wordkinds import CONCEPT, PEOPLE
from zettelpy.text.lexicon.changes import SINGLE, TAKES

GROUPS: Final = {
    CLOCK: "clock", DAY: "day", WEEKDAY: "day", MONTH: "day", NUMBER: "number", NAME: "name", PLACE: "place",
    CODE: "other", COLOUR: "other", MODE: "other", SIDE: "other", TITLE: "other", ALNUM: "other",
}  # fmt: skip
BITS: Final = {kind: 1 << k for k, kind in enumerate(GROUPS)}
WIDER: Final = {"clock": "when", "day": "when", "number": "number", "name": "who", "place": "who", "other": "other"}
_FAMILY: Final = {
    "day": "when",
    "clock": "clock",
    "number": "number",
    "name": "name",
    "place": "place",
    "other": "code",
}
_UNITS: Final = frozenset(("number-unit", "number-bare", "number-one"))
_PLAIN: Final = frozenset(
    (WEEKDAY, MONTH, PLACE, COLOUR, MODE, SIDE, TITLE, ALNUM)
)  # one of them differs or is the same
CHARGE: Final = CONCEPT + "charge"
_HALF_DAY: Final = 720  # minutes
CHANGE: Final = frozenset(("move", "shift", "fix", "now", "back", "take", "drop"))
FIRM: Final = frozenset(("so", "yes"))
_HELD: Final = FIRM | {"open"}
TROUBLE: Final = frozenset(("not", "drop", "fix", "move", "but"))
# Edges of levels: what is shared, in hundredths; lengths in code points; statements and messages between
SHARE, AROUND, OPENINGS = (30, 60, 100, 150, 200), (30, 70, 120, 200), (20, 50, 90, 150, 220)
CLUSTERS, AFAR = (20, 60, 100, 200), (20, 50, 90, 150)
LINKED: Final = 70  # hundredths that the terms before a statement share with another, to count beside a decision
LENGTHS: Final = (15, 30, 60, 100)
DISTANCES, MESSAGES, MESSAGES_FEW = (2, 3, 4, 7, 13, 25, 50, 100), (1, 2, 3, 5, 10, 30), (1, 3, 10)
SIZES, VALUES = 5, 3  # terms and values of a statement that are told apart
_TIMES: Final = (120, 160, 300, 1000)  # hundredths by which numbers differ
_BRIEF: Final = 30  # code points
_NEAR: Final = 22  # code points between a value and a term that stands close to it


def is_told(one: Statement) -> bool:
    """Tell whether a statement decides something or has words of change: only that can replace by no value."""
    return one.decided or not one.cues.isdisjoint(CHANGE)


def is_brief(one: Statement) -> bool:
    """Tell whether a statement is no more than a thing that is named: "Paccheri alla gallinella", the dish instead."""
    return one.subject.size > 0 and one.end - one.start <= _BRIEF


def may_be_replaced(one: Statement) -> bool:
    """Tell whether a statement holds something to replace: a value, a choice, a matter that is open."""
    return bool(one.values) or one.decided or not one.cues.isdisjoint(_HELD)


def link_of(earlier: Profile, later: Profile, worths: Worths) -> tuple[int, ...]:
    """Return what two statements share, in hundredths: terms, terms before the later, terms around the earlier,
    openings, clusters, openings before the later."""
    apart = earlier.place < later.place
    return (
        min(200, shared_worth(earlier.statement.terms, later.statement.terms, worths.terms)),
        shared_worth(later.before, earlier.own, worths.terms) if apart else 0,
        shared_worth(earlier.around, later.own, worths.terms),
        sum(worths.openings[opening] for opening in earlier.openings & later.openings),
        sum(worths.clusters[cluster] for cluster in earlier.clusters & later.clusters),
        sum(worths.openings[opening] for opening in later.openings_before & earlier.openings) if apart else 0,
    )


def level(value: int, edges: Sequence[int]) -> int:
    """Return how many of the edges, which rise, a value reaches."""
    return bisect_right(edges, value)


Alone = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # features, stems with a group, stems with a link


def earlier_features(one: Profile) -> Alone:
    """Return the features of the earlier statement alone, and the stems of those with a group and with a link."""
    said = one.statement
    alone, grouped, linked = earlier_told(said.cues, said.decided, said.asks, bool(said.old), one.acknowledged)
    sizes = f"e.size{min(SIZES, said.subject.size)}", f"e.values{min(VALUES, len(said.values))}"
    return (*alone, *sizes), grouped, linked


def earlier_told(cues: frozenset[str], decided: bool, asks: bool, old: bool, nodded: bool) -> Alone:
    """Return those that follow from words of change and marks alone."""
    alone = [f"e.{cue}" for cue in sorted(cues)]
    grouped = [f"e.{cue}" for cue in sorted(cues & _TELLING_EARLIER)]
    linked: list[str] = []
    if decided:
        alone.append("e.decided")
        grouped.append("e.decided")
        linked.append("e.decided")
    if decided or not cues.isdisjoint(("so", "keep")):
        grouped.append("e.settled")
    alone += [name for name, holds in (("e.asks", asks), ("e.old", old), ("e.nodded", nodded)) if holds]
    if asks:
        grouped.append("e.asks")
    return tuple(alone), tuple(grouped), tuple(linked)


def later_features(one: Profile) -> Alone:
    """Return the features of the later statement alone, and the stems of those with a group and with a link."""
    said = one.statement
    alone, grouped, linked = later_told(said.cues, said.decided, bool(said.old), one.acknowledged)
    sizes = f"l.size{min(SIZES, said.subject.size)}", f"l.values{min(VALUES, len(said.values))}"
    return (*alone, *sizes, f"l.long{level(said.end - said.start, LENGTHS)}"), grouped, linked


def later_told(cues: frozenset[str], decided: bool, old: bool, nodded: bool) -> Alone:
    """Return those that follow from words of change and marks alone."""
    alone = [f"l.{cue}" for cue in sorted(cues)]
    told = sorted(cues & _TELLING_LATER)
    grouped = [f"l.{cue}" for cue in told]
    linked = [f"l.{cue}" for cue in told]
    if cues.isdisjoint(CHANGE | FIRM):
        grouped.append("l.plain")
    if decided:
        for features in (alone, grouped, linked):
            features.append("l.decided")
    alone += [name for name, holds in (("l.old", old), ("l.nodded", nodded)) if holds]
    return tuple(alone), tuple(grouped), tuple(linked)


_TELLING_EARLIER: Final = frozenset(("open", "hypo", "so", "not", "drop", "keep", "hear", "if", "past"))
_TELLING_LATER: Final = (
    CHANGE | FIRM | frozenset(("not", "keep", "open", "hypo", "past", "but", "if", "hear", "ago", "also"))
)


class Differences:
    """In which kinds of value two statements differ, and in which they agree."""

    def __init__(self, earlier: Profile, later: Profile) -> None:
        self.differ: list[str] = []
        self.agree: list[str] = []
        self.only: list[str] = []
        self.kinds: list[str] = []  # those of `differ`
        for kind, ours in earlier.kinds.items():
            group = GROUPS.get(kind)
            theirs = later.kinds.get(kind)
            if group is None:
                continue
            if theirs is None:
                self.only.append("e.only-" + group)
            elif kind == NUMBER:
                self._numbers(ours, theirs)
            elif len(ours) == 1 == len(theirs) and ours[0].normal == theirs[0].normal:
                self.agree.append(group)
            else:
                if not {value.normal for value in ours}.isdisjoint([value.normal for value in theirs]):
                    self.agree.append(group)
                if _differ(kind, ours, theirs):
                    self.differ.append(group)
                    self.kinds.append(kind)
        for kind in later.kinds:
            if kind in GROUPS and kind not in earlier.kinds:
                self.only.append("l.only-" + GROUPS[kind])
        self.group = "none"
        if self.differ:
            if not _UNITS.isdisjoint(self.differ):
                self.kinds.append(NUMBER)
            wide = [WIDER[group.partition("-")[0]] for group in self.differ]
            self.group = next(group for group in ("when", "number", "who", "other") if group in wide)

    def _numbers(self, ours: Sequence[Value], theirs: Sequence[Value]) -> None:
        """Two statements with numbers agree in one, or differ in numbers of one unit, of none, or of one and none."""
        if not {(v.normal, v.unit) for v in ours}.isdisjoint([(v.normal, v.unit) for v in theirs]):
            self.agree.append("number")
            return
        units, others = {v.unit for v in ours}, {v.unit for v in theirs}
        if (units & others) - {""}:
            self.differ.append("number-unit")
        elif "" in units and "" in others:
            self.differ.append("number-bare")
        elif "" in units or "" in others:
            self.differ.append("number-one")
        elif {unit[:1] for unit in units} & {unit[:1] for unit in others} & {MONEY_UNIT}:
            self.differ.append("number-unit")


def number_features(earlier: Profile, later: Profile) -> Iterator[str]:
    """Yield how near the numbers of two statements are: a price is seldom ten times what it was."""
    ours, theirs = earlier.kinds.get(NUMBER, ()), later.kinds.get(NUMBER, ())
    if not ours or not theirs:
        return
    if {v.normal for v in ours}.isdisjoint(v.normal for v in theirs):
        pairs = [(_whole(v.normal), _whole(w.normal)) for v in ours[:4] for w in theirs[:4]]
        times = min(100 * max(pair) // max(1, min(pair)) for pair in pairs)
        near = level(times, _TIMES)
        yield f"times{near}"
        if ({v.unit for v in ours} & {v.unit for v in theirs}) - {""}:
            yield f"times-unit{near}"
    sorts, others = {_sort(v.unit) for v in ours}, {_sort(v.unit) for v in theirs}
    for sort in sorted(sorts & others):
        yield f"both-{sort}"
    if sorts.isdisjoint(others) and "bare" not in sorts | others:
        yield "other-units"


def day_features(earlier: Profile, later: Profile, differences: Differences) -> Iterator[str]:
    """Yield how the days stand to each other that the two statements mean, and on which they were said."""
    ours, theirs = earlier.days, later.days
    if ours and theirs:
        if ours.isdisjoint(theirs):
            yield "days-differ"
            if "day" not in differences.differ:
                yield "days-differ-alone"
        else:
            yield "days-agree"
    elif ours or theirs:
        yield "e.days-only" if ours else "l.days-only"
    if ours and later.said_on and max(ours) < later.said_on:
        yield "over"  # what the earlier speaks of is past
    if earlier.said_on and later.said_on:
        yield "said-same-day" if earlier.said_on == later.said_on else "said-other-day"


def people_features(earlier: Profile, later: Profile, people: frozenset[str]) -> Iterator[str]:
    """Yield whether persons who take part differ, or other names; and who speaks of themselves."""
    ours = {str(value.normal) for value in earlier.kinds.get(NAME, ())}
    theirs = {str(value.normal) for value in later.kinds.get(NAME, ())}
    one, other = earlier.statement, later.statement
    if ours and theirs and ours.isdisjoint(theirs):
        mine, yours = ({name for name in names if not people.isdisjoint(name.split())} for names in (ours, theirs))
        if mine and yours:
            yield "persons-differ"
            if CHARGE in other.terms:
                yield "persons-differ-charge"
        if ours - mine and theirs - yours:
            yield "names-differ"
    if CHARGE in one.terms and CHARGE in other.terms:
        yield "both-charge"
    same = "same" if one.speaker == other.speaker else "other"
    yield "speaker-" + same
    if one.self_ and other.self_:
        yield "both-self-" + same


def owner_features(earlier: Profile, later: Profile, kinds: Sequence[str]) -> Iterator[str]:
    """Yield whether the two speak of different things of one sort: "module 17" and "18", "Ana's demo" and "Bo's"."""
    one, other = earlier.statement, later.statement
    mine, yours = _ahead(earlier, one.names - other.names, kinds), _ahead(later, other.names - one.names, kinds)
    if mine and yours:
        yield "other-owner"
    elif mine or yours:
        yield "owner-once"
    if one.self_ != other.self_ and (yours if one.self_ else mine):
        yield "own-and-others"
    if earlier.owners and later.owners and earlier.owners.isdisjoint(later.owners):
        yield "owners-differ"  # "Ana's demo", "Bo's demo"
    elif (later.owners and one.self_) or (earlier.owners and other.self_):
        yield "owner-and-self"  # "my train", "Ben's train"


def is_numbered(earlier: Profile, later: Profile, kinds: Sequence[str]) -> bool:
    """Tell whether two statements speak of two things that a number tells apart: "chapter 3", "chapter 4"."""
    ours, theirs = numbered(earlier, kinds), numbered(later, kinds)
    if not ours or not theirs or not ours.isdisjoint(theirs):
        return False
    return not {term for term, _ in ours}.isdisjoint(term for term, _ in theirs)


def numbered(one: Profile, kinds: Sequence[str]) -> frozenset[tuple[str, Normal]]:
    """Return the numbers that name something before the first value of some kinds: "module 17 is on Friday"."""
    said = one.statement
    starts = [value.start for kind in kinds if kind != NUMBER for value in one.kinds.get(kind, ())]
    starts += [value.start for value in one.kinds.get(NUMBER, ()) if value.unit and NUMBER in kinds]
    if not starts:
        return frozenset()
    first = min(starts)
    spellings, places = said.subject.spellings, said.subject.places
    return frozenset(
        (term if value.kind == NUMBER else "", value.normal)
        for value in said.values
        if value.kind == ORDINAL or (value.kind == NUMBER and not value.unit and value.end < first)
        for term, at in (places.items() if value.kind == NUMBER else (("", 0),))
        if value.kind == ORDINAL or 0 < value.start - at - len(spellings[term]) <= 2
    )


def _ahead(one: Profile, names: frozenset[str], kinds: Sequence[str]) -> bool:
    """Tell whether one of some names stands before the first value of some kinds."""
    first = min((value.start for kind in kinds for value in one.kinds.get(kind, ())), default=0)
    return any(one.statement.subject.places.get(name, first) < first for name in sorted(names))


def tight(earlier: Profile, later: Profile, group: str) -> bool:
    """Tell whether a term that both share stands close to a value of a group on both sides."""

    def close(one: Profile) -> set[str]:
        starts = [value.start for kind, values in one.kinds.items() if GROUPS.get(kind) == group for value in values]
        places = one.statement.subject.places
        return {term for term, at in places.items() if any(0 < abs(at - start) <= _NEAR for start in starts)}

    return not close(earlier).isdisjoint(close(later))


def framed(earlier: Profile, later: Profile, differ: Sequence[str]) -> bool:
    """Tell whether both are about a concept that has one value at a time of a kind in which they differ."""
    both = [
        term[1:]
        for term in earlier.statement.terms
        if term[:1] == CONCEPT and term in later.statement.terms and term[1:] in SINGLE
    ]
    families = {_FAMILY[group.partition("-")[0]] for group in differ}
    return any(not families.isdisjoint(TAKES.get(concept, "").split()) for concept in both)


def _differ(kind: str, ours: Sequence[Value], theirs: Sequence[Value]) -> bool:
    if len(ours) == 1 == len(theirs) and kind in _PLAIN:
        return ours[0].normal != theirs[0].normal
    if kind == DAY:
        return not any(_same_day(v.normal, w.normal) for v in ours for w in theirs)
    had, given = {v.normal for v in ours}, {v.normal for v in theirs}
    if kind == CLOCK:  # "at 3" may mean 15:00
        return {_whole(n) % _HALF_DAY for n in had}.isdisjoint(_whole(n) % _HALF_DAY for n in given)
    if kind == WEEKDAY:  # "on Mondays and Thursdays", "only on Thursdays"
        return not given <= had or len(given) < len(had)
    if kind == CODE:
        return had.isdisjoint(given) and not {v.unit for v in ours}.isdisjoint(v.unit for v in theirs)
    if kind == NAME:
        words, others = ({word for normal in one for word in str(normal).split()} for one in (had, given))
        return any(words.isdisjoint(str(normal).split()) for normal in given) and any(
            others.isdisjoint(str(normal).split()) for normal in had
        )
    return had.isdisjoint(given)


def _same_day(one: Normal, other: Normal) -> bool:
    if not isinstance(one, tuple) or not isinstance(other, tuple):
        return False
    return one[1] == other[1] and (one[0] == other[0] or not one[0] or not other[0])


def _whole(normal: Normal) -> int:
    return normal if isinstance(normal, int) else 0


def _sort(unit: str) -> str:
    if unit[:1] == MONEY_UNIT:
        return "money"
    return {PEOPLE: "people", PERCENT: "percent", "": "bare"}.get(unit, "things")
