"""Statements, one after the other, into the features of each pair that is worth comparing.

`Pairs` goes through the statements of a text in order and knows what was said before and between: which values were
given when, and which statements settled something. A statement is compared with a bounded number before it, of those
that it may replace: those with which it shares the most, and the last that settled a value of a kind that it has.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes import features as f
from zettelpy.extract.changes.profiles import BEFORE, Key, Profile, Worths, shared_worth
from zettelpy.extract.changes.values import NAME
from zettelpy.extract.changes.wordkinds import CONCEPT
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

WINDOW: Final = 12  # earlier statements of a term that are looked at
MOST, MOST_UNTOLD, MOST_PROSE = 20, 6, 3  # of them, the best that are compared
SETTLED: Final = 8  # the last that settled a value of a kind
REACH: Final = 400  # statements
_LEAST, _LEAST_UNTOLD, _LEAST_NAMES, _LEAST_PROSE = 40, 80, 200, 150  # what they must share, in hundredths
_RECENTLY: Final = 60  # statements before the earlier one in which its values may have been given
_LEAST_WEIGHT: Final = 3  # tenths of a term that it is found by
_TROUBLED: Final = 60  # what must be shared, in hundredths, with a sentence that tells of trouble
_RARE: Final = 60
_NAMES: Final = f.BITS[NAME]
NO_WORD: Final = (CONCEPT, "#")  # open the terms of concepts and of counters


class Compared(NamedTuple):
    """The features of a pair, the group of values that differ, and how strong the link is, from 0 to 3."""

    features: list[str]
    group: str
    strength: int


class Pairs:
    """The statements of a text as pairs."""

    def __init__(self, profiles: Sequence[Profile], worths: Worths) -> None:
        self.all, self.worths = profiles, worths
        self.people = _people(profiles)
        self.kinds = [sum(map(f.BITS.__getitem__, one.kinds)) for one in profiles]  # of their values, as bits
        self.held = bytes(f.may_be_replaced(one.statement) for one in profiles)
        self.chosen = bytes(one.statement.decided for one in profiles)
        self.last_chosen = -REACH - 1  # the last statement that decides something
        self.recent: dict[str, deque[int]] = {}  # term that is worth something -> the last statements with it
        self.opened: dict[str, deque[int]] = {}  # rare opening, and rare cluster -> the same
        self.meant: dict[str, deque[int]] = {}
        self.settled: dict[str, deque[int]] = {}  # group of values -> the last statements that settled one
        self.given: dict[Key, list[int]] = {}  # value -> the statements that give it
        self.firm: dict[object, list[int]] = {}  # value, kind or term -> the statements that settle something with it
        self.trouble: dict[int, tuple[list[int], dict[str, int], frozenset[str]]] = {}

    def note(self, number: int) -> None:
        """Take in a statement, before the next is asked for."""
        one = self.all[number]
        said = one.statement
        if not self.held[number]:
            return
        if said.decided:
            self.last_chosen = number
        worths = self.worths
        for term, weight in said.terms.items():
            if weight >= _LEAST_WEIGHT and worths.terms.get(term):
                _push(self.recent, term, number)
        for opening in one.openings:
            if worths.openings[opening] >= _RARE:
                _push(self.opened, opening, number)
        for cluster in one.clusters:
            if worths.clusters[cluster] >= _RARE:
                _push(self.meant, cluster, number)
        for key in one.keys:
            self.given.setdefault(key, []).append(number)
        for group in dict.fromkeys(f.GROUPS[kind] for kind in one.kinds if kind in f.GROUPS):
            self.settled.setdefault(group, deque(maxlen=SETTLED)).append(number)
        if said.decided or "so" in said.cues:
            for thing in (*one.keys, *one.kinds, *one.own):
                self.firm.setdefault(thing, []).append(number)

    def candidates(self, number: int) -> list[int]:
        """Return the earlier statements that a statement is to be compared with, in order."""
        one, oldest = self.all[number], number - REACH
        told, bits = f.is_told(one.statement), self.kinds[number]
        if not told and not (self.last_chosen >= oldest and f.is_brief(one.statement)) and not bits:
            return []
        recent, opened, meant = self.recent, self.opened, self.meant
        terms, openings, clusters = self.worths.terms, self.worths.openings, self.worths.clusters
        found = [
            (recent[term], terms[term] * weight // 10) for term, weight in one.statement.terms.items() if term in recent
        ]
        found += [(opened[opening], openings[opening]) for opening in one.openings if opening in opened]
        found += [(meant[cluster], clusters[cluster]) for cluster in one.clusters if cluster in meant]
        found += [(recent[term], terms[term] * weight // 20) for term, weight in one.before.items() if term in recent]
        shares: defaultdict[int, int] = defaultdict(int)
        for numbers, worth in found:  # of recent terms, all are worth something
            while numbers and numbers[0] < oldest:  # too far back for this statement, and for all behind it
                numbers.popleft()
            for k in numbers:
                shares[k] += worth
        for group in dict.fromkeys(f.GROUPS[kind] for kind in one.kinds if kind in f.GROUPS):
            for k in self.settled.get(group, ()):
                shares[k] += 80
        said = one.statement.said
        least, most = (_LEAST if told else _LEAST_UNTOLD, MOST) if said else (_LEAST_PROSE, MOST_PROSE)
        if not told:
            most = min(most, MOST_UNTOLD)
        fits = self._fits_told if told else self._fitting(number)
        good = [(-worth, -k) for k, worth in shares.items() if worth >= least and k >= oldest and fits(k, worth)]
        good.sort()
        return sorted([-k for _, k in good[:most]])

    def _fits_told(self, k: int, worth: int) -> int:
        """Tell whether an earlier statement holds something that words of change or a decision can replace."""
        return self.held[k]

    def _fitting(self, number: int) -> Callable[[int, int], int]:
        """Return what tells whether a statement may replace an earlier one without a word of change: by another value
        of a kind, if it is no name of many, or as no more than a thing that is named in the place of what was decided.
        """
        kinds, bits, chosen = self.kinds, self.kinds[number], self.chosen
        names, others = bits & _NAMES, bits & ~_NAMES
        brief = f.is_brief(self.all[number].statement)

        def fits(k: int, worth: int) -> int:
            return kinds[k] & others or (kinds[k] & names and worth >= _LEAST_NAMES) or (brief and chosen[k])

        return fits

    def features(self, k: int, number: int) -> list[str]:
        """Return all features of statement k as replaced by a later one."""
        compared = self.compare(k, number)
        found = list(compared.features)
        for alone, grouped, linked in (f.earlier_features(self.all[k]), f.later_features(self.all[number])):
            found += alone
            found += [f"{one}@{compared.group}" for one in grouped]
            found += [f"{one}~{compared.strength}" for one in linked]
        return found

    def compare(self, k: int, number: int) -> Compared:
        """Return the features of statement k and a later one that depend on both."""
        earlier, later = self.all[k], self.all[number]
        link = f.link_of(earlier, later, self.worths)
        differences = f.Differences(earlier, later)
        group = differences.group
        strength = strength_of(link)
        found = list(self._of_link(link, group, earlier, later))
        found += [f"differ.{one}" for one in differences.differ]
        found += [f"differ.{one}~{strength}" for one in differences.differ]
        found += [f"agree.{one}" for one in differences.agree]
        found += differences.only
        if differences.differ and f.framed(earlier, later, differences.differ):
            found.append("framed")
        if any(f.tight(earlier, later, one.partition("-")[0]) for one in differences.differ):
            found.append("tight@" + group)
        found += f.number_features(earlier, later)
        found += f.day_features(earlier, later, differences)
        found += f.people_features(earlier, later, self.people)
        if differences.kinds:
            found += f.owner_features(earlier, later, differences.kinds)
        found += self._of_old(earlier, later, group)
        found += self._between(k, number, group, set(differences.differ))
        found += self._of_place(k, number, group, strength)
        found += _joined(earlier, later, bool(differences.differ), strength)
        return Compared(list(dict.fromkeys(found)), group, strength)  # two kinds of a group give one feature

    # Parts ---------------------------------------------------------------------------------------------------------

    def _of_link(self, link: tuple[int, ...], group: str, earlier: Profile, later: Profile) -> Iterator[str]:
        own, before, around, openings, clusters, afar = link
        yield f"share{f.level(own, f.SHARE)}"
        levels = (
            ("before", f.level(before, f.AROUND)),
            ("around", f.level(around, f.AROUND)),
            ("openings", f.level(openings, f.OPENINGS)),
            ("clusters", f.level(clusters, f.CLUSTERS)),
        )
        for name, at in levels:
            yield f"{name}{at}"
            yield f"{name}{at}@{group}"
        yield f"afar{f.level(afar, f.AFAR)}"
        a, b = earlier.statement, later.statement
        both = a.subject.places.keys() & b.subject.places.keys()
        named = both & (earlier.named | later.named)
        plain = sum(term[0] not in NO_WORD for term in both) - sum(term[0] not in NO_WORD for term in named)
        yield f"plain{min(3, plain)}"
        if named:
            yield "share-name"
        first, second = earlier.first, later.first
        if first and second:
            if first[0] == second[0]:
                yield "topic-first"
            elif first[0] in second or second[0] in first:
                yield "topic"
            elif first[0] not in b.terms and second[0] not in a.terms:
                yield "other-topic"
        least = min(a.subject.size, b.subject.size)
        yield f"cover{min(4, own // (25 * least)) if least else 'x'}"
        if b.decided and before >= f.LINKED:
            yield "before-decided"
        if a.decided and before >= f.LINKED:
            yield "decided-before"

    def _of_old(self, earlier: Profile, later: Profile, group: str) -> Iterator[str]:
        """Yield whether the later statement speaks of what the earlier gave: names it as old, denies it, drops it."""
        a, b = earlier.statement, later.statement
        had = {(value.kind, value.normal) for value in a.values}
        if any((value.kind, value.normal) in had for value in b.old):
            yield "names-old"
            yield "names-old@" + group
        if not a.terms.keys().isdisjoint(b.denied):
            yield "denies"
        turned = sum((term in b.denied) != (term in a.denied) for term in b.subject.places if term in a.subject.places)
        if turned:
            yield f"turned{min(2, turned)}"
        if a.negated != b.negated:
            yield "one-negated"
        if earlier.parts and not earlier.parts.isdisjoint(b.terms):
            yield "names-it"
            for cue in ("drop", "not", "move", "take"):
                if cue in b.cues:
                    yield "names-it-" + cue
        if earlier.parts and not earlier.parts.isdisjoint(later.before) and earlier.parts.isdisjoint(b.terms):
            yield "named-before@" + group
            yield "named-before-decided" if b.decided else "named-before-plain"

    def _between(self, k: int, number: int, group: str, differ: set[str]) -> Iterator[str]:
        """Yield what was said between the two, and before both: a value that was given again is no change."""
        earlier, later = self.all[k], self.all[number]
        fresh = later.keys - earlier.keys
        gone = earlier.keys - later.keys
        if any(self._said(self.given, key, k - _RECENTLY, k) for key in fresh):
            yield "fresh-before"
            if "back" in later.statement.cues:
                yield "restores"
        if any(self._said(self.given, key, k + 1, number) for key in fresh):
            yield "fresh-between"
            yield "fresh-between@" + group
        if any(self._said(self.given, key, k - _RECENTLY, k) for key in gone):
            yield "gone-before"
        if any(self._said(self.given, key, k + 1, number) for key in gone):
            yield "gone-between"
        if later.keys and later.keys <= earlier.keys:
            yield "restates"
            yield "restates-all" if later.keys == earlier.keys else "restates-part"
        both = [kind for kind in earlier.kinds if kind in later.kinds]
        passed = 0
        for kind in both:
            numbers = self.firm.get(kind, ())
            passed += bisect_left(numbers, number) - bisect_right(numbers, k)
        yield f"passed{min(4, passed) if both else 'x'}@{group}"
        if not earlier.statement.decided:
            told = any(self._said(self.firm, key, k + 1, number) for key in earlier.keys)
            if told or any(self._said(self.firm, part, k + 1, number) for part in earlier.parts):
                yield "settled-since"
        elif any(self._said(self.firm, key, k + 1, number) for key in earlier.keys):
            yield "said-again"
        troubled = self._troubled(k, number)
        if troubled:
            yield "trouble"
        if troubled > 1:
            yield "trouble-shared"
            yield "trouble-decided" if later.statement.decided else "trouble-plain"

    @staticmethod
    def _said(index: dict[object, list[int]] | dict[Key, list[int]], key: object, start: int, stop: int) -> bool:
        numbers: Sequence[int] = index.get(key, ())  # type: ignore[call-overload]
        at = bisect_left(numbers, start)
        return at < len(numbers) and numbers[at] < stop

    def _troubled(self, k: int, number: int) -> int:
        """Tell of trouble between the two: 0 for none, 1 for some, 2 for some that shares a term with the earlier."""
        earlier, later = self.all[k], self.all[number]
        if earlier.place >= later.place:
            return 0
        if number not in self.trouble:
            numbers: list[int] = []
            j = number - 1
            while j >= 0 and self.all[j].place >= later.place - BEFORE and number - j <= 4 * 6:
                if not self.all[j].statement.cues.isdisjoint(f.TROUBLE):
                    numbers.append(j)
                j -= 1
            self.trouble[number] = (numbers, *self._merged(numbers))
        numbers, terms, openings = self.trouble[number]
        if numbers and numbers[-1] <= k:
            numbers = [j for j in numbers if j > k]
            terms, openings = self._merged(numbers)
        if not numbers:
            return 0
        shared = shared_worth(terms, earlier.own, self.worths.terms) >= _TROUBLED
        return 2 if shared or any(self.worths.openings[one] >= _RARE for one in openings & earlier.openings) else 1

    def _merged(self, numbers: Sequence[int]) -> tuple[dict[str, int], frozenset[str]]:
        terms: dict[str, int] = {}
        for j in numbers:
            for term, weight in self.all[j].own.items():
                terms[term] = max(terms.get(term, 0), weight)
        return terms, frozenset[str]().union(*(self.all[j].openings for j in numbers))

    def _of_place(self, k: int, number: int, group: str, strength: int) -> Iterator[str]:
        earlier, later = self.all[k], self.all[number]
        yield f"apart{f.level(number - k, f.DISTANCES)}"
        messages = later.place - earlier.place
        yield f"messages{f.level(messages, f.MESSAGES)}"
        yield f"messages{f.level(messages, f.MESSAGES_FEW)}@{group}~{strength}"


def _push(recent: dict[str, deque[int]], key: str, number: int) -> None:
    known = recent.get(key)
    if known is None:
        known = recent[key] = deque(maxlen=WINDOW)
    known.append(number)


def strength_of(link: tuple[int, ...]) -> int:
    """Return how strong a link is, from 0 to 3."""
    own, before, around, openings, clusters, _ = link
    if own >= 130 or openings >= 150:
        return 3
    if own >= 60 or openings >= 90 or clusters >= 100:
        return 2
    return int(before >= 70 or around >= 70 or openings >= 50 or clusters >= 60 or own >= 30)


def _joined(earlier: Profile, later: Profile, differ: bool, strength: int) -> Iterator[str]:
    """Yield what holds together: that values differ, how strong the link is, words of change, what was decided."""
    a, b = earlier.statement, later.statement
    change = not b.cues.isdisjoint(f.CHANGE)
    firm = b.decided or not b.cues.isdisjoint(f.FIRM)
    stem = f"{'d' if differ else '-'}{strength}"
    told = change or firm or "now" in b.cues or a.negated != b.negated or "open" in a.cues
    if not differ and not told:
        yield "untold"
    yield f"join.{stem}{'c' if change else '-'}{'f' if firm else '-'}"
    yield f"join.{stem}{'D' if a.decided else '-'}{'D' if b.decided else '-'}"
    yield f"join.{stem}{'c' if change else '-'}{'D' if a.decided else '-'}"


def _people(profiles: Sequence[Profile]) -> frozenset[str]:
    """Return the folded words of the names of those who speak, with the stems and short forms that they may have."""
    words = dict.fromkeys(word for one in profiles for word in fold(one.statement.speaker).split())
    found: list[str] = []
    for word in words:
        found.append(word)
        found += (word[:k] for k in range(max(3, len(word) - 2), len(word)))
        found += (word[k:] for k in range(1, len(word) - 1) if UNSPACED.match(word))
    return frozenset(found)
