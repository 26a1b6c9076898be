"""A pair of statements into the most that it can score, so that few pairs are compared feature by feature.

The score of a pair is a sum of whole weights, one for each feature that holds (`features`, `pairs`). Here the same
weights are added without the names (`tables`): what a statement brings alone is summed once, what a pair shares is
looked up by small numbers, and what would be dear to find out counts as the most that it can add. A pair whose bound is
below what it needs cannot be chosen and is left out; the others are scored in full by `Pairs`.

    speakers, distance, words of change, values that differ ─▶ terms ─▶ how near numbers are ─▶ what stands around
                                                         ─▶ days ─▶ full score

Invariant: no pair scores more than its bound. The principle is that of branch and bound (Land and Doig 1960).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes import features as f
from zettelpy.extract.changes import tables as t
from zettelpy.extract.changes.pairs import NO_WORD, REACH, strength_of
from zettelpy.extract.changes.profiles import BEFORE, Profile, Worths
from zettelpy.extract.changes.weights import BIAS

_GROUP = {group: number for number, group in enumerate(t.GROUPS)}
_NO_GROUP = _GROUP["none"]
_FAR, _MESSAGES, _APART = f.MESSAGES_FEW[-1], f.MESSAGES[-1], f.DISTANCES[-1]
_NO_LINK: Final = (0,) * len(t.STRENGTHS)
_KNOWN: Final = 2  # what stands around two statements makes a link as strong as this, and no stronger
_MOST_OWN: Final = 200  # hundredths that what two statements share counts at most, as in `features`


class _Side:
    """A statement in a pair: what it brings as the earlier one, and what it shares with others as far as it counts."""

    __slots__ = (
        "alone", "apart", "around", "charge", "clusters", "denied", "first", "joint", "kinds", "linked", "named",
        "negated", "one", "openings", "own", "parts", "place", "places", "said_on", "self_", "size", "speaker", "terms",
        "unnamed",
    )  # fmt: skip

    def __init__(self, one: Profile, worths: Worths, tables: t.Tables) -> None:
        said = one.statement
        cues, subject = said.cues, said.subject
        self.one, self.size, self.first = one, subject.size, one.first
        self.speaker, self.said_on, self.place, self.self_ = said.speaker, one.said_on, one.place, said.self_
        self.negated, self.charge = "not" in cues, f.CHARGE in said.terms
        self.parts, self.denied = one.parts, bool(said.denied)
        self.kinds = sum(map(t.BITS.__getitem__, one.kinds)) if one.kinds else 0
        self.joint = self.kinds << 3 | said.decided << 2 | ("open" in cues) << 1 | self.negated
        self.alone, self.linked = t.earlier_sums(cues, said.decided, said.asks, bool(said.old), one.acknowledged)
        size, values = min(f.SIZES, subject.size), min(f.VALUES, len(said.values))
        self.apart = tables.earlier_size[size] + tables.earlier_values[values] + (tables.gone if one.keys else 0)
        terms, openings = worths.terms, worths.openings  # worth 0: nothing is shared
        self.terms = {term: weight for term, weight in said.terms.items() if terms.get(term)}
        self.openings = frozenset([opening for opening in one.openings if openings[opening]])
        self.places = places = frozenset(subject.places)
        self.named = one.named & places
        self.unnamed = frozenset([term for term in places - self.named if term[0] not in NO_WORD])
        self.own: dict[str, int] | None = None

    def look_around(self, worths: Worths) -> dict[str, int]:
        """Take in what is asked of few: what stands around the statement, what means the same; return its own terms."""
        terms, clusters, one = worths.terms, worths.clusters, self.one
        self.around = {term: weight for term, weight in one.around.items() if terms.get(term)}
        one.forget("around")
        self.clusters = frozenset([cluster for cluster in one.clusters if clusters[cluster]])
        self.own = {term: weight for term, weight in one.own.items() if term in self.terms}
        return self.own


class _Met(NamedTuple):
    """What two statements add by the kinds of their values and by what is joined, whichever values differ."""

    shared: int  # bits of the kinds that both have
    joins: int  # bits of what is joined
    base: int
    joined: t.Row  # where no values differ


class _Later:
    """A statement as the later one of its pairs."""

    __slots__ = (
        "base", "before", "bits", "grouped", "linked", "met", "named_before", "names_it", "number", "openings_before",
        "side", "trouble", "troubled",
    )  # fmt: skip

    def __init__(self, number: int, side: _Side, troubled: int, tables: t.Tables) -> None:
        one, said = side.one, side.one.statement
        self.number, self.side, self.troubled = number, side, troubled
        self.grouped, self.linked = t.later_sums(
            said.cues, said.decided, bool(said.old), one.acknowledged, fresh=bool(one.keys)
        )
        self.bits, self.names_it, back = t.later_joint(said.cues, said.decided)
        size, values = min(f.SIZES, side.size), min(f.VALUES, len(said.values))
        self.base = BIAS + tables.later_size[size] + tables.later_values[values]
        self.base += tables.later_long[bisect_right(f.LENGTHS, said.end - said.start)]
        self.base += (tables.denied if side.denied else 0) + (back if one.keys else 0)
        self.trouble, self.named_before = tables.trouble[said.decided], tables.named_before[said.decided]
        self.before: dict[str, int] | None = None
        self.openings_before = frozenset[str]()
        self.met: dict[int, _Met] = {}

    def look_before(self, worths: Worths) -> dict[str, int]:
        """Take in the openings of what was said before the statement; return the terms of that."""
        terms, openings, one = worths.terms, worths.openings, self.side.one
        self.openings_before = frozenset([opening for opening in one.openings_before if openings[opening]])
        self.before = {term: weight for term, weight in one.before.items() if terms.get(term)}
        return self.before


class Bounds:
    """The statements of a text as pairs, each with the most that it can score."""

    def __init__(self, profiles: Sequence[Profile], worths: Worths) -> None:
        self._all, self._worths, self._tables = profiles, worths, t.tables()
        self._sides: list[_Side | None] = [None] * len(profiles)
        self._kept = 0  # the first statement whose side is kept
        self._later: _Later | None = None
        self._trouble = _last_trouble(profiles)
        self._met: dict[tuple[int, bool, int], dict[int, _Met]] = {}  # by what tells of the later one, the earlier one

    def turn_to(self, number: int) -> None:
        """Make a statement the later one of the pairs that are asked for next; those out of its reach are forgotten."""
        oldest = number - REACH
        if oldest > self._kept:
            self._sides[self._kept : oldest] = [None] * (oldest - self._kept)
            self._kept = oldest
        later = self._later = _Later(number, self._side(number), self._trouble[number], self._tables)
        later.met = self._met.setdefault((later.side.kinds, later.side.negated, later.bits), later.met)

    def _side(self, number: int) -> _Side:
        side = self._sides[number]
        if side is None:
            side = self._sides[number] = _Side(self._all[number], self._worths, self._tables)
        return side

    def may_reach(self, k: int, least: int) -> bool:
        """Tell whether statement k and the later one may score `least`, a chain aside; if not, they score less."""
        tables, later, a = self._tables, self._later, self._sides[k] or self._side(k)
        assert later is not None
        met = later.met.get(a.joint) or _meet(a, later, tables)
        b, worths = later.side, self._worths
        messages = b.place - a.place
        base, group, joined, kinds = met.base + _apart(k, a, later, messages, tables), _NO_GROUP, met.joined, _NO_LINK
        found = None
        if met.shared:
            found = f.Differences(a.one, b.one)
            group = _GROUP[found.group]
            base += tables.passed[group]
            kinds = t.kind_sums(tuple(found.differ), tuple(found.agree))
            joined = t.joined(met.joins | t.DIFFERS) if found.differ else joined
        base += a.alone[group] + later.grouped[group]
        if a.parts:
            base += _of_parts(group, a, later)
        own = _shared(a.terms, b.terms, worths.terms)
        own = own if own < _MOST_OWN else _MOST_OWN
        openings = _worth(a.openings, b.openings, worths.openings)
        opened = bisect_right(f.OPENINGS, openings)
        base += tables.share[bisect_right(f.SHARE, own)] + _of_subjects(a, b, tables) + tables.openings[group][opened]
        size = a.size if a.size < b.size else b.size
        base += tables.cover[min(4, own // (25 * size))] if size else tables.cover_none
        far = tables.far[messages if messages < _FAR else _FAR][group]
        known = strength_of((own, 0, 0, openings, 0, 0))
        rows = far, joined, kinds, a.linked, later.linked
        strengths = max([_at(rows, one) for one in range(known, _KNOWN + 1)]) if known < _KNOWN else _at(rows, known)
        unknown = tables.beside[group] + strengths + tables.most_days  # the most of what is not known yet
        if found is not None:
            base += _most_of_values(found, met.shared)
            if base + unknown < least:
                return False
            if met.shared & t.NUMBERS:
                base += sum(map(t.weigh, f.number_features(a.one, b.one))) - t.most_numbers()
        if base + unknown < least:
            return False
        around = _look_around(a, later, worths)
        strength = strength_of((own, around.before, around.around, openings, around.clusters, around.afar))
        base += _of_around(around, group, a, b, tables) + _at(rows, strength)
        return base + tables.most_days >= least and base + _of_days(a, b, tables) >= least


def _meet(a: _Side, later: _Later, tables: t.Tables) -> _Met:
    """Return what two statements add by the kinds of their values and what is joined, and keep it for those alike."""
    b = later.side
    shared, bits = a.kinds & b.kinds, later.bits
    decided, is_open, turned = a.joint & 4, a.joint & 2, a.negated != b.negated
    bits |= (t.DECIDES if decided else 0) | (t.TOLD if is_open or turned else 0)
    base = t.only_sums(a.kinds, b.kinds) + (tables.one_negated if turned else 0)
    if not shared:
        base += tables.none_passed
    met = later.met[a.joint] = _Met(shared, bits, base, t.joined(bits))
    return met


def _apart(k: int, a: _Side, later: _Later, messages: int, tables: t.Tables) -> int:
    """Return what a pair adds by numbers alone, whichever values differ: who says it when, and how far apart."""
    b = later.side
    same, distance = a.speaker == b.speaker, later.number - k
    total = later.base + a.apart + tables.speakers[same] + tables.apart[distance if distance < _APART else _APART]
    total += tables.messages[messages if messages < _MESSAGES else _MESSAGES]
    if a.self_ and b.self_:
        total += tables.selves[same]
    if a.said_on and b.said_on:
        total += tables.said_on[a.said_on == b.said_on]
    if a.charge and b.charge:
        total += tables.both_charge
    if k < later.troubled:
        total += later.trouble
    if a.denied or b.denied:
        total += tables.turned
    return total


def _of_days(a: _Side, b: _Side, tables: t.Tables) -> int:
    """Return what a pair adds by the days that the two statements mean."""
    ours, theirs = a.one.days, b.one.days
    if not ours:
        return tables.days[1] if theirs else 0
    total = tables.over if max(ours) < b.said_on else 0
    if not theirs:
        return total + tables.days[0]
    return total + (tables.days_differ if ours.isdisjoint(theirs) else tables.days[2])


def _at(rows: tuple[t.Row, t.Row, t.Row, t.Row, t.Row], strength: int) -> int:
    far, joined, kinds, ours, theirs = rows
    return far[strength] + joined[strength] + kinds[strength] + ours[strength] + theirs[strength]


def _of_parts(group: int, a: _Side, later: _Later) -> int:
    """Return what a pair adds by the names in the earlier one, beside values that differ in a group."""
    one = later.side.one
    if not a.parts.isdisjoint(one.statement.terms):
        return later.names_it
    return later.named_before[group] if not a.parts.isdisjoint(one.before) else 0


def _most_of_values(found: f.Differences, shared: int) -> int:
    """Return the most that is added by how near values are that both have, and by whose they are."""
    most = t.most_near(bool(found.differ)) + (t.most_numbers() if shared & t.NUMBERS else 0)
    return most + t.most_persons() if shared & t.NAMES and "name" not in found.agree else most


class _Around(NamedTuple):
    """What stands around two statements and is shared, and what means the same, in hundredths."""

    before: int
    around: int
    clusters: int
    afar: int


def _look_around(a: _Side, later: _Later, worths: Worths) -> _Around:
    b = later.side
    ours = a.look_around(worths) if a.own is None else a.own
    theirs = b.look_around(worths) if b.own is None else b.own
    before = afar = 0
    if a.place < b.place:
        terms = later.look_before(worths) if later.before is None else later.before
        before = _shared(terms, ours, worths.terms)
        afar = _worth(a.openings, later.openings_before, worths.openings)
    around = _shared(a.around, theirs, worths.terms)
    return _Around(before, around, _worth(a.clusters, b.clusters, worths.clusters), afar)


def _of_around(around: _Around, group: int, a: _Side, b: _Side, tables: t.Tables) -> int:
    """Return what is added by what stands around two statements, and by what means the same."""
    total = tables.afar[bisect_right(f.AFAR, around.afar)]
    if around.before >= f.LINKED:
        total += tables.before_decided if b.one.statement.decided else 0
        total += tables.decided_before if a.one.statement.decided else 0
    total += tables.before[group][bisect_right(f.AROUND, around.before)]
    total += tables.around[group][bisect_right(f.AROUND, around.around)]
    return total + tables.clusters[group][bisect_right(f.CLUSTERS, around.clusters)]


def _of_subjects(a: _Side, b: _Side, tables: t.Tables) -> int:
    """Return what is added by the terms that stand in both sentences, and by those that stand first."""
    total = tables.plain[min(3, len(a.unnamed & b.unnamed))]
    if (a.named and not a.named.isdisjoint(b.places)) or (b.named and not b.named.isdisjoint(a.places)):
        total += tables.share_name
    if a.first and b.first:
        ours, theirs = a.first[0], b.first[0]
        if ours == theirs:
            total += tables.topics[0]
        elif ours in b.first or theirs in a.first:
            total += tables.topics[1]
        elif ours not in b.one.statement.terms and theirs not in a.one.statement.terms:
            total += tables.topics[2]
    return total


def _shared(one: dict[str, int], other: dict[str, int], worths: Mapping[str, int]) -> int:
    """Return what `shared_worth` does, of terms that are all worth something."""
    total = 0
    for term in one.keys() & other.keys():
        weight, least = one[term], other[term]
        total += worths[term] * (weight if weight < least else least) // 10
    return total


def _worth(one: frozenset[str], other: frozenset[str], worths: Mapping[str, int]) -> int:
    both = one & other
    return sum(map(worths.__getitem__, both)) if both else 0


def _last_trouble(profiles: Sequence[Profile]) -> list[int]:
    """Return for each statement the last one near before it that tells of trouble, -1 for none: no further off than
    those that `Pairs` looks at."""
    found, last = list[int](), -1
    for number, one in enumerate(profiles):
        found.append(last if last >= 0 and profiles[last].place >= one.place - BEFORE else -1)
        if not one.statement.cues.isdisjoint(f.TROUBLE):
            last = number
    return found
