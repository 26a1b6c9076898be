"""A pair of statements into the most that it can score, so that few pairs are compared feature by feature.

The score of a pair is a sum of whole weights, one for each feature that holds (`features`, `pairs`). Here the same
weights are added without the names (`tables`): what a statement brings alone is summed once, what a pair shares is
looked up by small numbers, and what would be dear to find out counts as the most that it can add. A pair whose bound is
below what it needs cannot be chosen and is left out; the others are scored in full by `Pairs`.

    speakers, days, distance, words of change ─▶ what the two share ─▶ which values differ ─▶ full score
             (numbers, no look at a term)             (sets)                (values)

Invariant: no pair scores more than its bound. The principle is that of branch and bound (Land and Doig 1960).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from zettelpy.extract.changes import features as f
from zettelpy.extract.changes import tables as t
from zettelpy.extract.changes.pairs import NO_WORD, strength_of
from zettelpy.extract.changes.profiles import BEFORE, Profile, Worths
from zettelpy.extract.changes.weights import BIAS

_GROUP = {group: number for number, group in enumerate(t.GROUPS)}
_NO_GROUP = _GROUP["none"]
_FAR, _MESSAGES, _APART = f.MESSAGES_FEW[-1], f.MESSAGES[-1], f.DISTANCES[-1]


class _Side:
    """A statement in a pair: what it brings as the earlier one, and what it shares with others as far as it counts."""

    __slots__ = (
        "alone", "around", "charge", "clusters", "days", "decided", "denied", "first", "gone", "kinds", "last_day",
        "linked", "most_linked", "named", "negated", "one", "only", "open", "openings", "own", "parts", "place",
        "places", "plain", "said_on", "self_", "size", "sizes", "speaker", "terms",
    )  # fmt: skip

    def __init__(self, one: Profile, worths: Worths, tables: t.Tables) -> None:
        said = one.statement
        cues, subject = said.cues, said.subject
        self.one, self.decided, self.size, self.first = one, said.decided, subject.size, one.first
        self.speaker, self.said_on, self.place, self.self_ = said.speaker, one.said_on, one.place, said.self_
        self.negated, self.open, self.charge = "not" in cues, "open" in cues, f.CHARGE in said.terms
        self.days, self.last_day = one.days, max(one.days, default="")
        self.parts, self.denied, self.gone = one.parts, bool(said.denied), tables.gone if one.keys else 0
        self.kinds = sum(map(t.BITS.__getitem__, one.kinds)) if one.kinds else 0
        self.only = t.only_sums(self.kinds, 0)
        self.alone, self.linked, self.most_linked = t.earlier_sums(
            cues, said.decided, said.asks, bool(said.old), one.acknowledged
        )
        size, values = min(f.SIZES, subject.size), min(f.VALUES, len(said.values))
        self.sizes = tables.earlier_size[size] + tables.earlier_values[values]
        terms, openings, clusters = worths.terms, worths.openings, worths.clusters  # worth 0: nothing is shared
        self.terms = {term: weight for term, weight in said.terms.items() if terms.get(term)}
        self.own = {term: weight for term, weight in one.own.items() if term in self.terms}
        self.around = {term: weight for term, weight in one.around.items() if terms.get(term)}
        self.openings = frozenset([opening for opening in one.openings if openings[opening]])
        self.clusters = frozenset([cluster for cluster in one.clusters if clusters[cluster]])
        self.places, self.named = subject.places.keys(), one.named
        self.plain = frozenset([term for term in subject.places if term[0] not in NO_WORD])


class _Later:
    """A statement as the later one of its pairs."""

    __slots__ = (
        "alone", "base", "before", "bits", "fresh", "linked", "most_linked", "named_before", "names_it", "number",
        "old", "only", "openings_before", "side", "trouble", "troubled",
    )  # fmt: skip

    def __init__(self, number: int, side: _Side, troubled: int, worths: Worths, tables: t.Tables) -> None:
        one, said = side.one, side.one.statement
        self.number, self.side, self.troubled = number, side, troubled
        self.alone, self.linked, self.most_linked = t.later_sums(
            said.cues, said.decided, bool(said.old), one.acknowledged
        )
        self.bits, self.names_it, back = t.later_joint(said.cues, said.decided)
        size, values = min(f.SIZES, side.size), min(f.VALUES, len(said.values))
        self.base = BIAS + tables.later_size[size] + tables.later_values[values]
        self.base += tables.later_long[bisect_right(f.LENGTHS, said.end - said.start)]
        self.base += (tables.denied if side.denied else 0) + (back if one.keys else 0)
        self.old = tables.old if said.old else tables.nothing
        self.fresh = tables.fresh if one.keys else tables.nothing
        self.only = t.only_sums(0, side.kinds)
        self.trouble, self.named_before = tables.trouble[said.decided], tables.named_before[said.decided]
        self.before = {term: weight for term, weight in one.before.items() if worths.terms.get(term)}
        openings = worths.openings
        self.openings_before = frozenset([opening for opening in one.openings_before if openings[opening]])


class Bounds:
    """The statements of a text as pairs, each with the most that it can score."""

    def __init__(self, profiles: Sequence[Profile], worths: Worths) -> None:
        self._all, self._worths, self._tables = profiles, worths, t.tables()
        self._sides: list[_Side | None] = [None] * len(profiles)
        self._later: _Later | None = None
        self._trouble = _last_trouble(profiles)

    def turn_to(self, number: int) -> None:
        """Make a statement the later one of the pairs that are asked for next."""
        self._later = _Later(number, self._side(number), self._trouble[number], self._worths, self._tables)

    def _side(self, number: int) -> _Side:
        side = self._sides[number]
        if side is None:
            side = self._sides[number] = _Side(self._all[number], self._worths, self._tables)
        return side

    def may_reach(self, k: int, least: int) -> bool:
        """Tell whether statement k and the later one may score `least`, a chain aside; if not, they score less."""
        tables, later, a = self._tables, self._later, self._sides[k] or self._side(k)
        assert later is not None
        b = later.side
        shared, bits = a.kinds & b.kinds, later.bits
        if a.decided:
            bits |= t.DECIDES
        if a.open or a.negated != b.negated:
            bits |= t.TOLD
        base, beside = _apart(k, a, later, tables), 0
        if shared:
            base += t.only_sums(a.kinds, b.kinds)
            group, beside = t.of_kinds(shared)
            beside += tables.passed[group]
            joined = t.joined(bits | t.UNKNOWN)
        else:
            base += a.only + later.only + tables.none_passed
            group, joined = _NO_GROUP, t.joined(bits)
        far = tables.far[min(b.place - a.place, _FAR)]
        most = base + beside + _in_group(group, a, later)
        strengths = max(joined) + max(far[group]) + a.most_linked + later.most_linked
        if most + tables.link[group] + strengths < least:
            return False
        link = _Link(a, b, self._worths, tables)
        if most + link.total + tables.openings[group][link.opened] + tables.beside[group] + strengths < least:
            return False
        strength = link.look_around(a, later, self._worths, tables)
        base += link.total + a.linked[strength] + later.linked[strength]
        most += link.total + a.linked[strength] + later.linked[strength]
        if most + link.in_group(group, tables) + joined[strength] + far[group][strength] < least:
            return False
        if not shared:
            return True
        found = f.Differences(a.one, b.one)
        group = _GROUP[found.group]
        base += t.kind_sums(tuple(found.differ), tuple(found.agree))[strength] + tables.passed[group]
        base += _in_group(group, a, later) + link.in_group(group, tables) + far[group][strength]
        base += t.joined(bits | t.DIFFERS if found.differ else bits)[strength]
        return base + _of_values(found, a, b) >= least


def _apart(k: int, a: _Side, later: _Later, tables: t.Tables) -> int:
    """Return what a pair adds by numbers alone, whichever values differ: who says it when, and how far apart."""
    b = later.side
    same = a.speaker == b.speaker
    total = tables.speakers[same] + tables.apart[min(later.number - k, _APART)]
    total += tables.messages[min(b.place - a.place, _MESSAGES)]
    if a.self_ and b.self_:
        total += tables.selves[same]
    if a.said_on and b.said_on:
        total += tables.said_on[a.said_on == b.said_on]
    if a.days:
        if not b.days:
            total += tables.days[0]
        else:
            total += tables.days_differ if a.days.isdisjoint(b.days) else tables.days[2]
        if a.last_day < b.said_on:
            total += tables.over
    elif b.days:
        total += tables.days[1]
    if a.charge and b.charge:
        total += tables.both_charge
    if a.negated != b.negated:
        total += tables.one_negated
    if k < later.troubled:
        total += later.trouble
    if a.denied or b.denied:
        total += tables.turned
    return total + later.base + a.sizes + a.gone


def _in_group(group: int, a: _Side, later: _Later) -> int:
    """Return what a pair adds by its words of change and by the names in it, beside values that differ in a group."""
    total = a.alone[group] + later.alone[group] + later.old[group] + later.fresh[group]
    if a.parts:
        one = later.side.one
        if not a.parts.isdisjoint(one.statement.terms):
            total += later.names_it
        elif not a.parts.isdisjoint(one.before):
            total += later.named_before[group]
    return total


def _of_values(found: f.Differences, a: _Side, b: _Side) -> int:
    """Return the most that is added by how near values are that both have, and by whose they are."""
    most = t.most_near(bool(found.differ))
    if a.kinds & b.kinds & t.NUMBERS:
        most += sum(map(t.weigh, f.number_features(a.one, b.one)))
    if a.kinds & b.kinds & t.NAMES and "name" not in found.agree:
        most += t.most_persons()
    return most


class _Link:
    """What two statements share, as far as it is looked at: the sum of its weights without those of groups, levels."""

    __slots__ = ("around", "before", "clustered", "opened", "openings", "own", "total")

    def __init__(self, a: _Side, b: _Side, worths: Worths, tables: t.Tables) -> None:
        self.own = min(200, _shared(a.terms, b.terms, worths.terms))
        self.openings = _worth(a.openings, b.openings, worths.openings)
        self.opened = bisect_right(f.OPENINGS, self.openings)
        least = min(a.size, b.size)
        self.total = tables.share[bisect_right(f.SHARE, self.own)] + _of_subjects(a, b, tables)
        self.total += tables.cover[min(4, self.own // (25 * least))] if least else tables.cover_none

    def look_around(self, a: _Side, later: _Later, worths: Worths, tables: t.Tables) -> int:
        """Add what stands around the two and what means the same; return how strong the link is."""
        b = later.side
        before = afar = 0
        if a.place < b.place:
            before = _shared(later.before, a.own, worths.terms)
            afar = _worth(a.openings, later.openings_before, worths.openings)
        around = _shared(a.around, b.own, worths.terms)
        clusters = _worth(a.clusters, b.clusters, worths.clusters)
        self.before, self.around = bisect_right(f.AROUND, before), bisect_right(f.AROUND, around)
        self.clustered = bisect_right(f.CLUSTERS, clusters)
        self.total += tables.afar[bisect_right(f.AFAR, afar)]
        if before >= f.LINKED:
            self.total += (tables.before_decided if b.decided else 0) + (tables.decided_before if a.decided else 0)
        return strength_of((self.own, before, around, self.openings, clusters, afar))

    def in_group(self, group: int, tables: t.Tables) -> int:
        """Return what the link adds beside values that differ in a group."""
        return (
            tables.before[group][self.before]
            + tables.around[group][self.around]
            + tables.openings[group][self.opened]
            + tables.clusters[group][self.clustered]
        )


def _of_subjects(a: _Side, b: _Side, tables: t.Tables) -> int:
    """Return what is added by the terms that stand in both sentences, and by those that stand first."""
    total = plain = 0
    if not a.places.isdisjoint(b.places):
        both = a.places & b.places
        plain = len(both & a.plain)
        if not (both.isdisjoint(a.named) and both.isdisjoint(b.named)):
            total = tables.share_name
            plain -= len(both & a.plain & (a.named | b.named))
    total += tables.plain[min(3, plain)]
    if a.first and b.first:
        ours, theirs = a.first[0], b.first[0]
        if ours == theirs:
            total += tables.topics[0]
        elif ours in b.first or theirs in a.first:
            total += tables.topics[1]
        elif ours not in b.one.statement.terms and theirs not in a.one.statement.terms:
            total += tables.topics[2]
    return total


def _shared(one: Mapping[str, int], other: Mapping[str, int], worths: Mapping[str, int]) -> int:
    """Return what `shared_worth` does, of terms that are all worth something."""
    if one.keys().isdisjoint(other):
        return 0
    if len(other) < len(one):
        one, other = other, one
    total = 0
    for term, weight in one.items():
        if term in other:
            total += worths[term] * min(weight, other[term]) // 10
    return total


def _worth(one: frozenset[str], other: frozenset[str], worths: Mapping[str, int]) -> int:
    return 0 if one.isdisjoint(other) else sum(map(worths.__getitem__, one & other))


def _last_trouble(profiles: Sequence[Profile]) -> list[int]:
    """Return for each statement the last one near before it that tells of trouble, -1 for none: no further off than
    those that `Pairs` looks at."""
    found, last = list[int](), -1
    for number, one in enumerate(profiles):
        found.append(last if last >= 0 and profiles[last].place >= one.place - BEFORE else -1)
        if not one.statement.cues.isdisjoint(f.TROUBLE):
            last = number
    return found
