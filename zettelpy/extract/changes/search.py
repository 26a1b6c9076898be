"""Statements into pairs (old, new): what a later statement replaced, found in linear time.

Each statement is compared with a bounded number before it (`pairs`); the sum of the weights of the features of a pair
(`features`, `weights`) is its score in hundredths, and the best above a bar is taken. So that A, B, C give A-B and B-C,
what was replaced is not replaced again, unless the first pair was weak and the second is better by far, and what took
another's place counts as such (`chain`).

The weights are fitted on the chats of fixtures/ and the lines of tests/data/changes by `bench/fit_changes.py`, as
whole numbers: the sums are exact, and the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes import features as f
from zettelpy.extract.changes.bounds import Bounds
from zettelpy.extract.changes.pairs import Pairs
from zettelpy.extract.changes.profiles import Profile, Worths
from zettelpy.extract.changes.sayings import Statement
from zettelpy.extract.changes.states import State, is_another_state, read_state
from zettelpy.extract.changes.things import CHANGES, TURNS, is_of_one_thing
from zettelpy.extract.changes.values import PLACE
from zettelpy.extract.changes.weights import BIAS, WEIGHTS
from zettelpy.extract.changes.wordkinds import CONCEPT

BAR: Final = -50  # the score that a pair needs; below 0 it is less likely a change than not
BAR_PROSE: Final = 400  # of a pair that is not said in messages or notes
BY_FAR: Final = 100  # how much better a pair must be than another with the same earlier statement
SURE: Final = 300  # the score of a pair that no other needs to be weighed against
CHAIN: Final = "chain"


class Replaced(NamedTuple):
    """A pair: the numbers of the earlier and the later statement, the term that they share, and what tells it."""

    earlier: int
    later: int
    term: str
    signal: str  # "value-change", "reversal" or "negation-flip"
    score: int  # in hundredths


def find_replaced(profiles: Sequence[Profile], worths: Worths) -> list[Replaced]:
    """Return what each statement replaced, at most one pair for each earlier and each later, by the later.

    >>> from zettelpy.extract.changes import read_profiles, read_statements
    >>> from zettelpy.text.columns import read_columns
    >>> columns = read_columns("The launch is on Friday.\\n\\nTea?\\n\\nThe launch is now on Monday.")
    >>> profiles, worths = read_profiles([(columns, read_statements(columns))])
    >>> [(pair.earlier, pair.later, pair.signal) for pair in find_replaced(profiles, worths)]
    [(0, 2, 'value-change')]
    """
    return sorted(_Search(profiles, worths).run(), key=lambda pair: pair.later)


class _Search:
    """Goes through the statements of a text in order."""

    def __init__(self, profiles: Sequence[Profile], worths: Worths) -> None:
        self.all, self.worths = profiles, worths
        self.compared, self.bounds = Pairs(profiles, worths), Bounds(profiles, worths)
        self.found: dict[int, Replaced] = {}  # by the earlier
        self.new: set[int] = set()  # the later ones of those
        self.states: dict[tuple[str, str], tuple[int, State]] = {}  # what speakers said last of themselves

    def run(self) -> Iterable[Replaced]:
        """Return the pairs."""
        for number, later in enumerate(self.all):
            best = None
            if may_replace(later.statement):
                best = self._state(number) or self._best(number)
                later.forget("before")
            if best is not None:
                weaker = self.found.get(best.earlier)
                if weaker is not None:
                    self.new.discard(weaker.later)
                self.found[best.earlier] = best
                self.new.add(number)
            self.compared.note(number)
        return self.found.values()

    def _state(self, number: int) -> Replaced | None:
        """Return the pair of what a speaker says of themselves and said before, whatever words they say it in."""
        state = read_state(self.all[number])
        if state is None:
            return None
        key = self.all[number].statement.speaker, state.concept
        k, before = self.states.get(key, (number, state))
        self.states[key] = number, state
        if k in self.found or not is_another_state(before, state):
            return None
        return Replaced(k, number, self._term(k, number), "value-change", SURE)

    def _best(self, number: int) -> Replaced | None:
        """Return the best pair of a statement with one before it, or None."""
        later = self.all[number].statement
        most, best = 0, -1
        candidates = self.compared.candidates(number)
        if candidates:
            self.bounds.turn_to(number)
        for k in candidates:
            earlier = self.all[k].statement
            least = BAR if earlier.said and later.said else BAR_PROSE
            taken = self.found.get(k)
            if taken is not None:
                least = max(least, taken.score + BY_FAR + 1)
            if best >= 0:
                least = max(least, most + 1)
            chain = WEIGHTS.get(CHAIN, 0) if k in self.new else 0
            if not self.bounds.may_reach(k, least - chain):
                continue
            score = score_of(self.compared.features(k, number)) + chain
            if score >= least and is_of_one_thing(self.all[k], self.all[number]):
                most, best = score, k
        if best < 0:
            return None
        return Replaced(best, number, self._term(best, number), _signal(self.all[best], self.all[number]), most)

    def _term(self, k: int, number: int) -> str:
        """Return the term that tells best what two statements are about: shared, rare, and no value that is gone."""
        earlier, later = self.all[k], self.all[number]
        ours, theirs = earlier.statement, later.statement
        gone = {str(value.normal) for value in (*ours.old, *theirs.old)}
        places = {str(value.normal) for value in theirs.values if value.kind == PLACE}
        best, most = next(iter(earlier.own), ""), (-9, 0, 0)
        for afar, terms in enumerate((theirs.terms, later.before)):
            for term, weight in terms.items():
                worth = self.worths.terms.get(term, 0) * min(weight, ours.terms.get(term, 0)) // 10
                if worth:
                    rank = 0 if term in gone or term in places else 1 if term.startswith(CONCEPT) else 2
                    at = (rank - 3 * afar, worth, -theirs.subject.places.get(term, 0))
                    if at > most:
                        best, most = term, at
        return best


def score_of(features: Iterable[str]) -> int:
    """Return what a pair with some features scores, in hundredths, a chain aside.

    >>> score_of(["speaker-same", "no-feature"]) - score_of([])
    92
    """
    return BIAS + sum(WEIGHTS.get(feature, 0) for feature in features)


def may_replace(later: Statement) -> bool:
    """Tell whether a statement says how something is: no question, no "if", no hearsay."""
    if later.asks or ("if" in later.cues and not later.decided):
        return False
    if "hear" in later.cues and later.cues.isdisjoint(("fix", "move")):
        return False
    if "ago" in later.cues and later.cues.isdisjoint(CHANGES):
        return False  # "last year we met at the south gate"
    return bool(later.values) or f.is_told(later) or f.is_brief(later)


def _signal(earlier: Profile, later: Profile) -> str:
    ours, theirs = earlier.statement, later.statement
    had = {(value.kind, value.normal) for value in ours.values}
    if not theirs.cues.isdisjoint(TURNS) or any((value.kind, value.normal) in had for value in theirs.old):
        return "reversal"
    if f.Differences(earlier, later).differ:
        return "value-change"
    if ours.negated != theirs.negated:
        return "negation-flip"
    return "reversal" if "open" in ours.cues else "value-change"
