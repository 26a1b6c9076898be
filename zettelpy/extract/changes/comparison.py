"""Two statements into the evidence that the later one replaced the earlier, in hundredths.

- The subject: shared terms, each worth the more the rarer it is in the text.
- The values: one kind on both sides that differs (`differences`).
- The frame: a shared concept that has one value of that kind at a time (a price, a departure).
- The words: "now", "moved", "correction", "cancelled", "back to", "not A but B".
- Against it: other topics, other names, other speakers who speak of themselves, "would", "they say", "last year",
  "still", two events that each have their day.

The weights are set on chats in ten languages; a pair needs about as much as a rare shared noun, a differing value and
one word or frame of change are worth together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from zettelpy.extract.changes.differences import (
    NEAR,
    WHEN,
    WHO,
    Difference,
    find_difference,
    names_old,
)
from zettelpy.extract.changes.relations import (
    coverage,
    numbered,
    other_topic,
    same_topic,
    says_when,
    stands_ahead,
    turned_terms,
    two_events,
    without_names,
)
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import (
    ALNUM,
    DAY,
    MONTH,
    NAME,
    NUMBER,
    TITLE,
    WEEKDAY,
)
from zettelpy.extract.changes.wordkinds import CONCEPT, PEOPLE
from zettelpy.text.lexicon.changes import SINGLE, TAKES
from zettelpy.text.normalise import fold

TURNS: Final = frozenset(("fix", "take", "now", "move", "back"))  # words that may turn round what was just said
_LATE: Final = frozenset(("move", "fix", "back", "drop", "take"))
_FAMILY: Final[Mapping[str, str]] = {DAY: "when", WEEKDAY: "when", MONTH: "when", ALNUM: "code"}
_WORDS: Final[Mapping[str, int]] = {"move": 90, "fix": 80, "now": 50, "so": 20}
_MOST_SUBJECT, _ENOUGH, _LITTLE = 200, 60, 50  # of the subject
_NAMED, _NAMED_ALONE, _RESTORED = 160, 140, 220  # an old value that is named, one that comes back
_RECHOSEN: Final = 60
_DUTY: Final = 45  # what words that are no names must be worth, for another person to do the same
_OPEN_ALONE: Final = 230
_FRAMED, _SETTLED, _DECIDED, _TOPIC, _TIGHT = 50, 15, 30, 20, 40
_OTHER_TOPIC, _OTHER_VERB, _OTHER_TIGHT = 90, 130, 70
_OTHER_NAMES, _OTHER_OWNERS, _OTHER_RATE, _OTHER_DAYS = 60, 180, 100, 80
_ONLY_NAMES, _OTHER_OWNER, _OTHER_DUTY = 60, 30, 30
_ONLY_PEOPLE: Final = 90
_ONLY_CONCEPT, _NO_SUBJECT, _OTHER_SELF, _OTHER_SPEAKER = 40, 60, 90, 20
_CHARGED: Final = frozenset((CONCEPT + "charge", CONCEPT + "venue", CONCEPT + "live"))
_TAKE_REACH: Final = 6  # statements that "scratch that" reaches back over
_RARE: Final = ((4, 100), (8, 80), (14, 60), (25, 40), (60, 20))  # in how many statements a term may be, its worth
_RARE_CONCEPT: Final = ((8, 100), (20, 80), (60, 50))


class Shared(NamedTuple):
    """What two statements share: its worth, the best term, the worth of what is neither concept nor name."""

    worth: int
    term: str
    plain: int


def term_worth(term: str, count: int) -> int:
    """Return what a term is worth as a subject that `count` statements share, in hundredths.

    >>> term_worth("retro", 2), term_worth("§meet", 2), term_worth("retro", 100)
    (100, 100, 0)
    """
    if term == CONCEPT + "charge":  # who does something says nothing of what
        return 0
    table = _RARE_CONCEPT if term.startswith(CONCEPT) else _RARE
    return next((worth for most, worth in table if count <= most), 0)


def share(earlier: Statement, later: Statement, worths: Mapping[str, int]) -> Shared:
    """Return what two statements share; `worths` are those of the terms of the text."""
    total = plain = 0
    best, most = "", (-1, 0, 0)
    both = [term for term in later.terms if term in earlier.terms]
    if not both:
        return Shared(0, best, 0)
    names = {part for name in earlier.names for part in (name, *name.split())}
    old = {value.normal for value in (*earlier.old, *later.old)}
    for term in both:
        weight, other = later.terms[term], earlier.terms[term]
        worth = worths.get(term, 0) * min(weight, other) // 10
        if not worth:
            continue
        concept = term.startswith(CONCEPT)
        total += worth
        plain += 0 if concept or term in names else worth
        rank = 0 if term in old else 1 if concept else 2, worth, -later.subject.places.get(term, 0)
        if rank > most:
            best, most = term, rank
    return Shared(min(total, _MOST_SUBJECT), best, plain)


class Comparison:
    """A pair of statements, compared."""

    def __init__(self, earlier: Statement, later: Statement, shared: Shared, previous: Statement | None) -> None:
        """`previous` is the statement that the earlier one had replaced."""
        if previous is not None:  # what it names of that is none of its values
            gone = {(v.kind, v.normal) for v in previous.values}
            named = tuple(v for v in earlier.values if (v.kind, v.normal) in gone)
            earlier = earlier._replace(old=earlier.old + named)
        self.earlier, self.later, self.shared, self.previous = earlier, later, shared, previous
        self.said = earlier.said and later.said
        self.topic = same_topic(earlier, later)

    # Values --------------------------------------------------------------------------------------------------------

    def by_value(self) -> int:
        """Return the evidence that the later statement gives another value of the same; 0 where it is none."""
        earlier, later, cues = self.earlier, self.later, self.later.cues
        found = find_difference(earlier, later)
        kind = found.kind
        if not kind:
            return 0
        subject, plain = self.shared.worth, self.shared.plain
        plain += 100 * (self.topic and not earlier.names.isdisjoint(later.names))
        named = names_old(earlier, later, kind)
        score = max((_WORDS.get(cue, 0) for cue in cues), default=0)
        if named:
            score = _NAMED if subject >= _ENOUGH else _NAMED_ALONE
        if self._moves_alone(kind):  # "it moves to the 22nd": what was said to be on a day
            subject = _ENOUGH
            score += _FRAMED
        if self._restores(kind):
            score += _RESTORED
            named = True
        framed = self._framed(kind)
        tight = self._tight(kind)
        if not self._admits(found, framed, named, plain, tight):
            return 0
        score += subject + found.worth + coverage(earlier, later, subject)
        score += _FRAMED * framed + tight + _TOPIC * self.topic
        score += _SETTLED * (later.decided or "so" in cues)
        score += _DECIDED * (earlier.decided or (kind == NAME and "so" in earlier.cues))
        score += _RECHOSEN * (kind == NAME and self._rechosen())
        if subject < _ENOUGH and not named and "back" not in cues:
            score -= _NO_SUBJECT
        return score - self._against_value(kind, named, plain)

    def _moves_alone(self, kind: str) -> bool:
        earlier, later = self.earlier, self.later
        if self.shared.worth >= _ENOUGH or "move" not in later.cues or later.subject.places or earlier.negated:
            return False
        return kind in WHEN and says_when(earlier)

    def _restores(self, kind: str) -> bool:
        """Tell whether the later statement goes back to the value that the earlier one had replaced."""
        if "back" not in self.later.cues or self.previous is None:
            return False
        had = {(v.kind, v.normal) for v in self.previous.values}
        return any((v.kind, v.normal) in had for v in self.later.values if v.kind == kind)

    def _framed(self, kind: str) -> bool:
        """Tell whether both are about a concept that has one value of a kind at a time."""
        family = _FAMILY.get(kind, kind)
        return any(
            family in TAKES.get(term[1:], "").split()
            for term in self.earlier.terms
            if term in self.later.terms and term[:1] == CONCEPT and term[1:] in SINGLE
        )

    def _tight(self, kind: str, *, noun: bool = False) -> int:
        """Return some points where a shared term (a good one, for `noun`) stands close to the value on both sides."""

        def close(one: Statement) -> frozenset[str]:
            weights, places = one.subject.weights, one.subject.places
            starts = [value.start for value in one.values if value.kind == kind]
            return frozenset(
                term
                for term, at in places.items()
                if any(0 < abs(at - start) <= NEAR for start in starts)
                and (not noun or (weights[term] >= 7 and not term.startswith(CONCEPT) and term not in one.names))
            )

        return 0 if close(self.earlier).isdisjoint(close(self.later)) else _TIGHT

    def _admits(self, found: Difference, framed: bool, named: bool, plain: int, tight: int) -> bool:
        """Tell whether a difference of a kind can be one of the same thing.

        Persons and places come and go in any text: they need a frame, or somebody in charge, or words of change.
        """
        kind, earlier, later, cues = found.kind, self.earlier, self.later, self.later.cues
        if kind == ALNUM:
            return framed or named or (tight > 0 and not cues.isdisjoint(("move", "fix", "now")))
        if kind in WHO and "move" in cues and not named and not found.instead:
            ours, theirs = (any(v.kind in WHEN for v in one.values) for one in (earlier, later))
            if theirs and not ours:  # a day was moved, and not who or where
                return False
        if kind == TITLE or kind in WHO:
            duty = framed and CONCEPT + "charge" in earlier.terms and CONCEPT + "charge" in later.terms
            if duty and self.shared.plain < _DUTY and not named:  # who does something is no change of who does another
                return False
            if named or kind == TITLE or framed or found.instead:
                return named or self.said
            told = later.decided or not cues.isdisjoint(("move", "fix", "now", "so", "back"))
            if not told and not (
                plain >= 100 and CONCEPT + "charge" in earlier.terms and CONCEPT + "charge" in later.terms
            ):
                return False
            if kind == NAME and len(earlier.names) > 2 and not self._tight(kind, noun=True):  # a list of who does what
                return False
            charged = not _CHARGED.isdisjoint(earlier.terms) or not _CHARGED.isdisjoint(later.terms)
            changed = plain >= 100 and not cues.isdisjoint(("move", "fix"))
            return self.said and (
                changed or (plain >= _ENOUGH and (charged or self._rechosen())) or (plain >= 45 and self.topic and told)
            )
        numbers = numbered(earlier, kind), numbered(later, kind)
        if all(numbers) and numbers[0] != numbers[1]:  # "module 17", "module 18"
            return False
        if earlier.self_ != later.self_ and not named:  # "my train", "Ben's train"
            other = later if earlier.self_ else earlier
            return not stands_ahead(other, kind, other.names - {fold(earlier.speaker)})
        return True

    def _rechosen(self) -> bool:
        """Tell whether both decide the same but for a name: "Postgres for billing", "MySQL for billing"."""
        earlier, later = self.earlier, self.later
        return earlier.decided and later.decided and without_names(earlier) == without_names(later)

    def _against_value(self, kind: str, named: bool, plain: int) -> int:
        """Return what speaks against another value of the same."""
        earlier, later = self.earlier, self.later
        score = 0
        rates = [
            {term for term in (CONCEPT + "monthly", CONCEPT + "daily") if term in one.subject.places}
            for one in (earlier, later)
        ]
        if all(rates) and rates[0] != rates[1]:
            score += _OTHER_RATE
        if earlier.speaker != later.speaker and (earlier.self_ or later.self_):
            score += _OTHER_SPEAKER if plain >= _ENOUGH else _OTHER_SELF
        if later.cues.isdisjoint(TURNS) and two_events(earlier, later):
            score += _OTHER_DAYS
        if named:
            return score
        if kind not in WHO:
            if not (self.shared.plain or self.topic or self._framed(kind)):  # a name alone is no subject
                score += _ONLY_NAMES
            if plain < _LITTLE and min(earlier.subject.size, later.subject.size) >= 2:
                score += _ONLY_PEOPLE if PEOPLE in earlier.terms and PEOPLE in later.terms else _ONLY_CONCEPT
            ours, theirs = earlier.names - later.names, later.names - earlier.names
            score += _OTHER_OWNER * (kind == NUMBER and not plain and bool(ours))
            if ours and theirs:
                score += (
                    _OTHER_OWNERS
                    if stands_ahead(earlier, kind, ours) and stands_ahead(later, kind, theirs)
                    else _OTHER_NAMES
                )
        duties = [CONCEPT + "charge" in one.terms for one in (earlier, later)]
        score += _OTHER_DUTY * (kind in WHO and duties[0] != duties[1])  # who does it, and who or what it is
        if kind not in WHO and "move" not in later.cues and other_topic(earlier, later):
            tight = plain > _ENOUGH and self._tight(kind, noun=True)
            score += _OTHER_TIGHT if tight else _OTHER_VERB if plain <= _ENOUGH else _OTHER_TOPIC
        return score

    # Words ---------------------------------------------------------------------------------------------------------

    def by_words(self, distance: int) -> int:
        """Return the evidence of words that give up what was said, or that settle what was open."""
        earlier, later, cues = self.earlier, self.later, self.later.cues
        subject, _, plain = self.shared
        cover = coverage(earlier, later, subject)
        if "drop" in cues and "drop" not in earlier.cues and not earlier.negated and "open" not in earlier.cues:
            if subject >= 80 and self._given_up():
                score = 90 if plain >= _ENOUGH or later.subject.size < 3 else 70
                settled = 30 * (not earlier.cues.isdisjoint(("so", "yes")))
                return subject + score + cover + 40 * earlier.decided + 15 * bool(earlier.values) + settled
        if "shift" in cues and subject >= 80 and any(v.kind in WHEN for v in earlier.values):
            return subject + 130 + cover  # "one week later"
        if "move" in cues and plain >= _ENOUGH and "open" not in earlier.cues:
            if self.topic or earlier.decided or "so" in earlier.cues:
                return subject + 80 + cover + _TOPIC * self.topic + 20 * earlier.decided + 20 * later.decided
        firm = earlier.decided or not earlier.cues.isdisjoint(("so", "yes")) or subject >= _ENOUGH
        if "take" in cues and distance <= _TAKE_REACH and firm:
            score = 140 + subject + 10 * (_TAKE_REACH - distance) + 40 * earlier.decided
            return score + 40 * (later.speaker == earlier.speaker) - 40 * (later.subject.size > 0 and not subject)
        if "open" in earlier.cues and "open" not in cues and not later.negated and self._settles():
            if subject < 80:  # "we paint them yellow": a verb is all that is left to share
                alone = later.decided and subject >= 50 and later.subject.size <= 1
                return _OPEN_ALONE if alone else 0
            return subject + 100 + cover + 40 * later.decided + 20 * ("so" in cues) + _TOPIC * self.topic
        return 0

    def _given_up(self) -> bool:
        """Tell whether the earlier statement is one that can be given up: settled, and not only about the same name."""
        earlier = self.earlier
        if earlier.decided or "so" in earlier.cues:
            return True
        if not earlier.values:
            return False
        only_names = self.shared.plain < _ENOUGH <= self.shared.worth - self.shared.plain
        return CONCEPT + "charge" in earlier.terms or not only_names or not earlier.names & self.later.names

    def _settles(self) -> bool:
        """Tell whether the later statement settles something."""
        earlier, later = self.earlier, self.later
        if later.decided or "so" in later.cues or (CONCEPT + "charge" in later.terms and later.names):
            return True
        return later.subject.size > 2 and same_topic(earlier, later, strict=True)

    def by_sign(self, distance: int) -> int:
        """Return the evidence that one of the two denies what the other says."""
        subject, _, plain = self.shared
        if plain < 70 or distance < 3 or not turned_terms(self.earlier, self.later):
            return 0
        cues = self.later.cues
        words = 80 if "yes" in cues and self.earlier.negated else 40 if "fix" in cues else 0
        cover = coverage(self.earlier, self.later, subject)
        if not words and (plain < 140 or cover < 15 or not self._shares_two()):
            return 0
        firm = 20 * (self.earlier.decided or bool(self.earlier.values))
        return subject + firm + words + cover + 30 * (turned_terms(self.earlier, self.later) > 1)

    def _shares_two(self) -> bool:
        """Tell whether two words that are no names stand in both sentences themselves."""
        names = self.earlier.names | self.later.names
        own = self.earlier.subject.places.keys() & self.later.subject.places.keys()
        return sum(not term.startswith(CONCEPT) and term not in names for term in own) > 1

    def doubts(self, signal: str) -> int:
        """Return what speaks against any change."""
        earlier, later = self.earlier, self.later
        score = 60 * (not earlier.said and "past" in earlier.cues and not earlier.decided)
        score += 110 * (not earlier.cues.isdisjoint(("hypo", "if")) and not earlier.decided)
        if not later.cues.isdisjoint(("hypo", "if")) and not later.decided:
            score += 90 if not later.cues.isdisjoint(("fix", "move", "so")) else 250
        score += 110 * (("hear" in earlier.cues) + ("hear" in later.cues)) + 80 * ("open" in later.cues)
        if later.cues.isdisjoint(_LATE):
            score += 150 * ("ago" in later.cues) + 60 * ("keep" in later.cues)
            score += 50 * ("past" in later.cues and signal == "value-change")
        return score
