"""Statements into pairs (old, new): what a later statement replaced, found in linear time.

Each statement is compared with a bounded number before it: those that share the most of its subject, found through the
last `WINDOW` statements of each term; the last three; and, where its words ask for it, what was just said ("scratch
that"), what was just replaced ("back to") and what was said to be on a day ("it moves to the 22nd").

Statements that say the same of the same subject are one fact, and stand for it with the first of them. A fact that was
replaced is not replaced again, so that A, B, C give A-B and B-C; what was only given up may get something in its place.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes.comparison import TURNS, Comparison, Shared, share, term_worth
from zettelpy.extract.changes.differences import WHEN, WHO, find_difference, names_old
from zettelpy.extract.changes.relations import says_when, turned_terms
from zettelpy.extract.changes.slots import amended, given_up, gives_up, is_settled, kinds_of, slot_worth
from zettelpy.extract.changes.statements import Statement
from zettelpy.extract.changes.values import (
    ALNUM,
    CLOCK,
    CODE,
    COLOUR,
    DAY,
    MONTH,
    NUMBER,
    SIDE,
    TITLE,
    WEEKDAY,
    Normal,
)
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

BAR: Final = 225  # evidence that a pair needs, in hundredths
BAR_PROSE: Final = 320
WINDOW: Final = 12  # earlier statements of a term that are looked at
MOST: Final = 12  # of them, those with the best subjects are compared
SLOTS: Final = 8  # settled statements of a kind that are looked at
TURNING: Final = frozenset(("move", "shift", "fix", "yes", "now", "so"))
LAST: Final = 3  # statements that are always compared
REACH: Final = 6  # statements that "scratch that" reaches back over
REACH_PROSE: Final = 400  # statements, where the text is no chat
_LEAST_SHARE: Final = 400  # what the shared terms must be worth for a comparison, in thousandths
_LEAST: Final = 60  # what they must be worth, in hundredths, where no word of change stands in their place
_LEAST_WEIGHT: Final = 3  # tenths of a term that it is found by
_COUNTED_WEIGHT: Final = 5  # tenths of a term that it is counted by
_ANSWER: Final = 40  # against what another speaker says right after
_TAKEN_OVER: Final = 5  # tenths of its weight that a term keeps in the statement that replaced its own
_REPEATED: Final = 20  # more evidence, where the later statement says again what another had settled
_WEAK, _BY_FAR = 290, 60  # a pair below that gives way to one that is better by so much
_SHORT: Final = 6  # content words of a note in prose that denies another
_SAID: Final = frozenset((CLOCK, DAY, WEEKDAY, MONTH, NUMBER, CODE, ALNUM, COLOUR, SIDE, TITLE))


class Replaced(NamedTuple):
    """A pair: the numbers of the earlier and the later statement, the term that they share, and what tells it."""

    earlier: int
    later: int
    term: str
    signal: str  # "value-change", "reversal" or "negation-flip"
    score: int  # in hundredths
    dropped: bool  # whether the later one only gives up the earlier, and has nothing in its place


def find_replaced(statements: Sequence[Statement]) -> list[Replaced]:
    """Return what each statement replaced, at most one pair for each earlier and each later, by the later.

    >>> from zettelpy.extract.changes.statements import read_statements
    >>> from zettelpy.text.columns import read_columns
    >>> text = "The launch is on Friday.\\n\\nTea?\\n\\nThe launch is now on Monday.\\n\\nNo, back to Friday."
    >>> [(pair.earlier, pair.later, pair.signal) for pair in find_replaced(read_statements(read_columns(text)))]
    [(0, 1, 'value-change'), (1, 2, 'reversal')]
    """
    return sorted(_Search(statements).run(), key=lambda pair: pair.later)


class _Search:
    """Goes through the statements of a text in order."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.all = list(statements)
        counts: dict[str, int] = {}
        for one in statements:
            for term, weight in one.terms.items():
                if weight >= _COUNTED_WEIGHT:
                    counts[term] = counts.get(term, 0) + 1
        self.worths = {term: term_worth(term, count) for term, count in counts.items()}
        self.recent: dict[str, deque[int]] = {}
        self.first = list(range(len(statements)))  # of each statement, the first that says the same
        self.pairs: dict[int, Replaced] = {}  # by the earlier
        self.before: dict[int, int] = {}  # later -> earlier
        self.dated: deque[int] = deque(maxlen=WINDOW)  # the last statements that say when something is
        self.settled: dict[str, deque[int]] = {}  # kind -> the last statements that settled a value of it
        self.given: dict[int, set[tuple[str, Normal, str]]] = {}  # message -> the values that it gives
        self.speakers = _speakers(statements)
        self.shaken: set[int] = set()  # those of them that were given up
        self.replaced: deque[int] = deque(maxlen=WINDOW)  # the later ones of the last pairs

    def run(self) -> Iterable[Replaced]:
        """Return the pairs."""
        for number, later in enumerate(self.all):
            pair = self._best(number, later)
            if pair is not None:
                weaker = self.pairs.get(pair.earlier)
                if weaker is not None:
                    self.before.pop(weaker.later, None)
                self.pairs[pair.earlier] = pair
                self.before[number] = pair.earlier
                later = self.all[number] = _taken_over(later, self.all[pair.earlier])
                self.replaced.append(number)
            self._note_settled(number, later)
            self.given.setdefault(later.message, set()).update((v.kind, v.normal, v.unit) for v in later.values)
            if any(value.kind in WHEN for value in later.values) and says_when(later):
                self.dated.append(number)
            for term, weight in later.terms.items():
                if weight >= _LEAST_WEIGHT and self.worths.get(term):
                    self.recent.setdefault(term, deque(maxlen=WINDOW)).append(number)
        return self.pairs.values()

    def _note_settled(self, number: int, later: Statement) -> None:
        """Note what a statement settles, and which of the settled it says cannot be."""
        if gives_up(later):
            for numbers in self.settled.values():
                self.shaken.update(k for k in numbers if given_up(self.all[k], later))
        if is_settled(later):
            for kind in kinds_of(later):
                self.settled.setdefault(kind, deque(maxlen=SLOTS)).append(number)

    def _best(self, number: int, later: Statement) -> Replaced | None:
        """Return the best pair of a statement with one before it, or None."""
        best: Replaced | None = None
        for k in self._near(number, later):
            if not later.said and not self._comparable(self.all[k], later):
                continue
            shared = share(self.all[k], later, self.worths)
            if self._same(self.all[k], later, number - k, shared):
                if self.first[number] == number:
                    self.first[number] = self.first[k]
                continue
            pair = self._pair(k, number, shared)
            if pair is not None and (best is None or pair.score > best.score):
                best = pair
        said = self.first[number]
        if best is None or said in (number, best.earlier):
            return best
        settled = self.all[said].decided or "so" in self.all[said].cues
        return None if said in self.before or (settled and best.score < BAR + _REPEATED) else best

    def _comparable(self, earlier: Statement, later: Statement) -> bool:
        """Tell whether anything can come of comparing two statements of prose, which are many."""
        if earlier.decided or earlier.said or later.old or _short(earlier, later):
            return True
        kinds = {value.kind for value in earlier.values if value.kind not in WHO and value.kind != TITLE}
        if not kinds.isdisjoint(value.kind for value in later.values):
            return True
        return not kinds.isdisjoint(WHEN) and any(value.kind in WHEN for value in later.values)

    def _near(self, number: int, later: Statement) -> list[int]:
        """Return the earlier statements to compare with, the latest first."""
        shares: dict[int, int] = {}
        for term, weight in later.terms.items():
            worth = self.worths.get(term, 0) * weight
            if worth:
                for k in self.recent.get(term, ()):
                    shares[k] = shares.get(k, 0) + worth
        good = sorted((-worth, -k) for k, worth in shares.items() if worth >= _LEAST_SHARE)
        near = [-k for _, k in good[:MOST]]
        near += range(max(0, number - (REACH if not later.cues.isdisjoint(("take", "move")) else LAST)), number)
        if "back" in later.cues:
            near += self.replaced
        if "move" in later.cues and not later.subject.places and any(value.kind in WHEN for value in later.values):
            near += (k for k in self.dated if self.all[k].message != later.message)
        if later.said and not (later.cues.isdisjoint(TURNING) and not later.decided):
            for kind in kinds_of(later):
                near += self.settled.get(kind, ())
        return sorted(dict.fromkeys(near), reverse=True)

    def _same(self, earlier: Statement, later: Statement, distance: int, shared: Shared) -> bool:
        """Tell whether a statement says again what an earlier one said."""
        cues = later.cues
        if distance <= 2 and later.speaker != earlier.speaker and cues.isdisjoint(TURNS) and "drop" not in cues:
            if later.names and later.names <= earlier.names:
                return shared.plain >= 50  # an answer: "Registrar, boss Henrike."
        if later.old and {v.normal for v in later.old} == {v.normal for v in earlier.old}:
            return True
        given = {(v.kind, v.normal, v.unit) for v in later.values if v not in later.old and v.kind in _SAID}
        if not given or not {"open", "hypo"}.isdisjoint(earlier.cues - cues):
            return False
        had = {(v.kind, v.normal, v.unit) for v in earlier.values if v not in earlier.old}
        if (
            distance <= LAST and later.speaker != earlier.speaker and given & had
        ):  # "Noted: four people, until the 12th"
            if given <= self.given.get(earlier.message, frozenset()):
                return True
        if not (cues - earlier.cues).isdisjoint(("back", "drop", "take")):
            return False
        if not given <= had or turned_terms(earlier, later):
            return False
        if not cues.isdisjoint(("now", "move", "fix", "drop")):
            kinds = {kind for kind, _, _ in given}
            if {value for value in had if value[0] in kinds} != given:  # "now only on Thursdays"
                return False
        return distance <= LAST or shared.worth >= 90

    def _pair(self, k: int, number: int, shared: Shared) -> Replaced | None:
        """Return statement k as replaced by a later one, if there is enough evidence, and more than for another."""
        earlier, later = self.all[k], self.all[number]
        root = k if k in self.before else self.first[k]
        cues, distance = later.cues, number - k
        chat = later.said and earlier.said
        if ("if" in cues and not later.decided) or ("hear" in cues and cues.isdisjoint(("fix", "move"))):
            return None
        if earlier.message == later.message and cues.isdisjoint(TURNS) and not later.old:
            return None
        slot = amended(earlier, later, distance)
        if earlier.message != later.message and is_settled(earlier):
            latest, shaken = self._is_latest(k, later), k in self.shaken
            slot = slot or slot_worth(earlier, later, distance, self.speakers, latest=latest, shaken=shaken)
        if shared.worth < _LEAST and not later.old and cues.isdisjoint(("move", "back", "take")) and slot < BAR:
            return None
        if not chat and distance > REACH_PROSE:
            return None
        previous = self.before.get(root)
        compared = Comparison(earlier, later, shared, None if previous is None else self.all[previous])
        value = max(compared.by_value(), slot)
        score, signal = max(
            (value, "value-change"),
            (compared.by_words(distance) if chat or earlier.decided else 0, "reversal"),
            (compared.by_sign(distance) if chat or _short(earlier, later) else 0, "negation-flip"),
        )
        score -= compared.doubts(signal)
        if distance <= 2 and later.speaker != earlier.speaker and cues.isdisjoint(("fix", "take")) and not later.old:
            score -= _ANSWER
        if score < (BAR if chat else BAR_PROSE):
            return None
        if signal == "value-change" and (names_old(earlier, later) or not cues.isdisjoint(("back", "take", "drop"))):
            signal = "reversal"
        term = shared.term or next(iter(earlier.terms), "")
        dropped = "drop" in cues and signal == "reversal" and not value
        pair = Replaced(root, number, term, signal, score, dropped)
        other = self.pairs.get(root)
        if other is not None and other.later not in self.pairs and other.later != number:  # A, B, C: A-B and B-C
            between = self.all[other.later]
            kind = find_difference(earlier, later).kind
            if signal == "value-change" and kind in WHEN and find_difference(between, later).kind == kind:
                return pair._replace(earlier=other.later)
        return pair if other is None or self._better(pair, other) else None

    def _is_latest(self, k: int, later: Statement) -> bool:
        """Tell whether statement k is the last that settled a value of a kind that a later one has."""
        return any(kind in self.settled and self.settled[kind][-1] == k for kind in kinds_of(later))

    def _better(self, pair: Replaced, found: Replaced) -> bool:
        """Tell whether a pair takes the place of one that was found with the same earlier statement.

        What was only given up may get something in its place. Of one message the better counts; of a later one only
        where it is better by far and the first was weak, since what was replaced is not replaced again.
        """
        if self.all[pair.later].message == self.all[found.later].message:
            return pair.score > found.score
        if found.later in self.pairs:
            return False
        if found.dropped and pair.signal == "value-change":
            return True
        return found.score < _WEAK and pair.score > found.score + _BY_FAR


def _speakers(statements: Sequence[Statement]) -> frozenset[str]:
    """Return the folded words of the names of those who speak, with the stems and short forms that they may have."""
    words = dict.fromkeys(word for one in statements for word in fold(one.speaker).split())
    found: list[str] = []
    for word in words:
        found.append(word)
        found += (word[:k] for k in range(max(3, len(word) - 2), len(word)))
        found += (word[k:] for k in range(1, len(word) - 1) if UNSPACED.match(word))
    return frozenset(found)


def _taken_over(later: Statement, earlier: Statement) -> Statement:
    """Give a statement the subject of the one that it replaced, so that what replaces it in turn finds it."""
    terms = dict(later.terms)
    for term, weight in earlier.terms.items():
        terms[term] = max(terms.get(term, 0), weight * _TAKEN_OVER // 10)
    return later._replace(terms=terms)


def _short(*both: Statement) -> bool:
    return max(one.subject.size for one in both) <= _SHORT
