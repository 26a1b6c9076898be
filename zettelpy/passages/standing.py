"""Scores of passages into scores in which the statement that holds, or that held, comes first.

A statement and the one that replaced it (`Memory.contradictions`) come up together: whoever asks for either needs to
see that it changed. Where a question asks how things are now, or how they were (`text/standing.py`), the best passages
are weighed once more, and the one that answers it is raised above the others, which keep their order. That passage
speaks of what is asked about, by words of its own or through what it replaced, holds an answer of the kind and the form
that are asked for, and is no question; what was replaced or came first counts for less, words of change and a later
place for more. For how things were it is the other way round, and what follows a statement that was replaced confirms
it; where the question names a day, what was said after it counts as not yet said. A passage that has little to do with
the question, by its words or through a change, is never raised: less than CLOSE of the best match is too little, and
less than CLOSE_TO_ALL where the best passage says all that was asked for and nobody asked for "now".

The form is that of a log-linear ranker (conditional logit; McFadden 1974): the logarithm of the score and the weights
below are added up. They were fitted on the questions of fixtures/ (`bench/current.py`), judged by leaving chats out,
and rounded; those facts all changed, so of weights that do as well there, the ones that favour a later place least were
taken. Work is in proportion to the passages that were scored and the changes that touch them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.passages.answers import body, holds
from zettelpy.passages.changes import FULL_DAY, changes_of, is_coming, touched_by
from zettelpy.passages.forms import shows_form
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.question import Question
from zettelpy.passages.telling import asks_in, follows_question, words_of_change
from zettelpy.passages.things import Subject, is_other, subject_of, touches
from zettelpy.rank.num import ln
from zettelpy.text.asked_forms import asked_forms
from zettelpy.text.normalise import fold
from zettelpy.text.standing import BEFORE_ASKED, NOW_ASKED, asked_standing, asks_for_first, standing_words
from zettelpy.text.terms import index_terms, query_terms
from zettelpy.text.words import surfaces_of
from zettelpy.types import Memory

NEWEST_FIRST: Final = 1.02  # of the score of a statement, for the one that replaced it, where "now" is asked for
OLDEST_FIRST: Final = 0.95  # the same, where that is not asked
OLDER_SHARE: Final = 0.6  # of the score of a statement, for the one that it replaced
FOLLOWED: Final = 0.5  # of the best score, from which a statement brings the other side of a change with it
CLOSE: Final = 0.3  # of the best match, by words or through a change, from which a passage may be raised above it
CLOSE_TO_ALL: Final = 0.6  # the same, where the best passage holds all words of the question itself
LOOKED_AT: Final = 15  # the best passages that are weighed
RAISED: Final = 1.6  # of the best score, for the passage that answers
RELATED: Final = 0.3  # of the best match in words of their own, from which a passage hands its match on to a change
SPEAKS: Final = 0.25  # of that, from which a passage speaks of what is asked about, and its place counts
ANSWERS: Final = 0.6  # of the match of a question, for what follows it
LEAST: Final = 0.05  # of the best score: what scored less counts as that
CONFIRMS: Final = 2  # passages behind a statement within which it is confirmed
WHOLE: Final = 80  # characters from which a passage is long enough to tell something by itself


class Weights(NamedTuple):
    """What each thing that holds of a passage adds to the logarithm of its standing.

    A match is how well a passage matches in words of its own, 0 to 1; a place is 0 for the first of those that speak of
    what is asked, and 1 for the last.
    """

    score: float  # times ln(score / best score)
    own: float  # times its match
    nothing: float  # no word of the question stands in it, nor in what it replaced
    holds: float  # times how surely it holds an answer of the kind
    form: float  # it shows a form that is asked for: a telephone number, an age
    asks: float  # a question stands in it
    moved: float  # it has words of change
    settled: float  # it has words that say how it is now, or what was decided
    length: float  # times its length as a share of WHOLE, at most 1: "ok" tells little
    old: float  # it was replaced
    old_match: float  # the same, times its match
    new: float  # it replaced something, and was not replaced
    both_match: float  # the same, times its match and that of what it replaced
    place: float  # times its place
    place_match: float  # times its place and its match
    first: float  # its place is the first
    behind: float  # times the match of the passage before it
    answers: float  # the same, where that is a question
    confirms: float  # it stands close behind what was replaced


NOW_WEIGHTS: Final = Weights(
    score=1.1, own=0.0, nothing=-0.9, holds=2.1, form=2.2, asks=-0.9, moved=1.0, settled=0.5, length=1.4,
    old=-0.8, old_match=0.0, new=0.6, both_match=1.6, place=1.0, place_match=1.5, first=-0.5,
    behind=0.0, answers=0.0, confirms=0.0,
)  # fmt: skip
BEFORE_WEIGHTS: Final = Weights(
    score=1.4, own=2.3, nothing=-0.9, holds=1.2, form=1.2, asks=-1.8, moved=-0.8, settled=0.3, length=0.0,
    old=0.8, old_match=1.3, new=0.0, both_match=-0.9, place=-1.5, place_match=-0.5, first=0.0,
    behind=0.8, answers=1.3, confirms=0.7,
)  # fmt: skip
NOT_YET: Final = -3.0  # it was said after the day that the question names


def standing_of(index: PassageIndex, question: Question) -> str:
    """Return which state of affairs a question asks for: "now", "before", or "" for none."""
    return asked_standing(question.text, index.languages, question.query.dates, index.anchor)


def follow_changes(index: PassageIndex, memory: Memory, question: Question, scores: dict[int, float]) -> None:
    """Let what replaced a statement come up with it, and what was replaced with what replaced it.

    The new statement seldom repeats the words of the old one. Changes come in the order of time, so that a value that
    changed twice leads to the last one. Whoever does not ask for "now" gets first what the words found.
    """
    changes = changes_of(index, memory)
    touched = touched_by(changes, scores)
    least = FOLLOWED * max(scores.values(), default=0.0)
    if least <= 0.0 or not (touched or changes.coming):
        return
    subject = subject_of(index, question)
    touched = [pair for pair in touched if is_told(index, pair)]
    standing = standing_of(index, question)
    newest = standing == NOW_ASKED or _is_keywords(index, question)
    share = NEWEST_FIRST if newest else OLDEST_FIRST
    then = index.calendar.dated(question.query.asked).strengths if question.query.asked else {}
    for earlier, later in touched:
        at_most = min(share, 1.0) if earlier in then else share  # what was so then is not passed by what came later
        score, passed = scores.get(earlier, 0.0), scores.get(later, 0.0)
        if score < least or at_most * score <= passed:
            continue
        if not touches(index, memory, subject, earlier, later):
            at_most = OLDER_SHARE  # it comes up, and not before what was asked for in words
        if at_most * score > passed and not is_other(index, memory, subject, earlier, later):
            scores[later] = at_most * score
    for earlier, later in reversed(touched):
        passed = OLDER_SHARE * scores.get(later, 0.0)
        if scores.get(later, 0.0) >= least and passed > scores.get(earlier, 0.0):
            if not is_other(index, memory, subject, earlier, later):
                scores[earlier] = passed
    for holding, coming in changes.coming if standing != BEFORE_ASKED else ():
        if scores.get(coming, 0.0) >= least:
            scores[holding] = max(scores.get(holding, 0.0), NEWEST_FIRST * scores[coming])
        elif scores.get(holding, 0.0) >= least:
            scores[coming] = max(scores.get(coming, 0.0), OLDER_SHARE * scores[holding])


def raise_standing(index: PassageIndex, memory: Memory, question: Question, scores: dict[int, float]) -> int | None:
    r"""Raise the passage that tells how things are now, or were, above all others; return it, or None for none.

    `scores` are those of the passages that the question reached. Nothing changes where it asks for no state of affairs.

    >>> from zettelpy import compress
    >>> from zettelpy.passages.index import index_of
    >>> from zettelpy.passages.question import ask
    >>> memory = compress("[2025-03-04 09:12] Ana: The lock code is 4417.\n\n"
    ...                   "[2025-03-05 10:00] Ana: The lock code is 9032 now.")
    >>> index = index_of(memory)
    >>> for text in ("What is the lock code?", "What was the lock code before?", "What did Ana say?"):
    ...     print(raise_standing(index, memory, ask(index, memory, text, False, None), {0: 1.0, 1: 0.9}))
    1
    0
    None
    """
    standing = standing_of(index, question)
    if not standing:
        return None
    shown = {i: score for i, score in scores.items() if score > 0.0 and index.passages[i].shown}
    if not shown:
        return None
    said = standing_words(question.text, index.languages)  # who asks for "now" or "at first" knows that it changed
    best = sorted(shown, key=lambda i: (-shown[i], i))[:LOOKED_AT]
    if not said and not any(is_told(index, (i,)) for i in best):
        return None
    judge = _Judge(index, memory, question, standing)
    changes = changes_of(index, memory)
    subject = subject_of(index, question)
    touched = touched_by(changes, best)
    leading = dict.fromkeys(i for pair in touched for i in pair if index.passages[i].shown)
    own = _own(index, _telling(index, question), [*best, *(i for i in leading if i not in best)])

    @cache
    def leads(earlier: int, later: int) -> bool:
        return _leads(index, memory, subject, earlier, later)

    near, related = _candidates(index, memory, {i: shown[i] for i in best}, own, touched, judge.older_share, leads)
    asked = max(near, key=lambda i: (own[i], near[i], -i))
    least = CLOSE_TO_ALL if not said and _holds_all(index, question, best[0]) else CLOSE
    near = {i: score for i, score in near.items() if related[i] >= least}
    for holding, coming in changes.coming if judge.now else ():
        if holding in near and coming in near and is_coming(index, memory, coming, judge.today):
            del near[coming]
    if not near:
        return None
    touched = [pair for pair in touched if pair[0] in near and pair[1] in near and leads(*pair)]
    chosen = judge.best(near, own, related, touched)
    while chosen != asked and is_other(index, memory, subject, asked, chosen):
        del near[chosen]
        if not near:
            return None
        chosen = judge.best(near, own, related, touched)
    if standing == BEFORE_ASKED and not judge.as_of and not asks_for_first(question.text, index.languages):
        chosen = _last_before(chosen, touched, near)
    scores[chosen] = max(scores.get(chosen, 0.0), RAISED * max(scores.values()))
    return chosen


def _candidates(
    index: PassageIndex,
    memory: Memory,
    near: dict[int, float],
    own: Mapping[int, float],
    touched: Sequence[tuple[int, int]],
    older_share: float,
    leads: Callable[[int, int], bool],
) -> tuple[dict[int, float], dict[int, float]]:
    """Return the passages that may answer with their scores, and how far each has to do with the question: by its own
    words, through a change, or as what follows a question."""
    related = dict(own)
    for earlier, later in touched:
        if earlier in near and related[earlier] >= RELATED and later in own and leads(earlier, later):
            near[later] = max(near.get(later, 0.0), near[earlier])
            related[later] = max(related[later], related[earlier])
    for earlier, later in reversed(touched):
        if later in near and earlier in own and leads(earlier, later):
            near[earlier] = max(near.get(earlier, 0.0), older_share * near[later])
            related[earlier] = max(related[earlier], related[later])
    for i in near:  # what follows a question answers it, often without a word of it
        if own.get(i - 1, 0.0) > 0.0 and follows_question(index, memory, i):
            related[i] = max(related[i], ANSWERS * own[i - 1])
    return near, related


def _last_before(chosen: int, touched: Iterable[tuple[int, int]], near: Collection[int]) -> int:
    """Return the last replaced of the statements that one leads to: "before" is right before, and not at first."""
    later = {pair[0]: pair[1] for pair in touched if pair[0] in near}
    seen = {chosen}
    while later.get(chosen, chosen) not in seen and later[chosen] in later:
        chosen = later[chosen]
        seen.add(chosen)
    return chosen


def _is_keywords(index: PassageIndex, question: Question) -> bool:
    """Tell whether a question is but words to look for ("bin day"): who types these wants to know how it is."""
    return all(index_terms(word, index.stop, index.stems) for word in surfaces_of(question.text))


def _leads(index: PassageIndex, memory: Memory, subject: Subject, earlier: int, later: int) -> bool:
    """Tell whether a change leads on from what is asked about: both sides share a word, and are not of two things."""
    if not touches(index, memory, subject, earlier, later):
        return False
    return not is_other(index, memory, subject, earlier, later)


def is_told(index: PassageIndex, passages: Iterable[int]) -> bool:
    """Tell whether somebody said each of some passages, or said it on a day: a text of which neither is known, as a
    manual, is of one time, and what stands further down in it is no later."""
    return all(index.passages[i].speaker or index.passages[i].date for i in passages)


def _holds_all(index: PassageIndex, question: Question, i: int) -> bool:
    """Tell whether a passage holds all words of a question itself, two at least; who is named may be left out."""
    terms = question.query.terms
    return len(terms) > 1 and all(index.scorer.own(term, i) > 0.0 for term in terms)


class _Judge:
    """Weighs passages as answers to one question."""

    def __init__(self, index: PassageIndex, memory: Memory, question: Question, standing: str) -> None:
        self.index, self.memory = index, memory
        self.older_share = 1.0 if standing == BEFORE_ASKED else OLDER_SHARE
        self._worth: dict[int, float] = {}
        self.kinds = question.kinds
        self.forms = asked_forms(question.text, index.languages)
        self.asked = fold(question.text) if self.forms else ""
        self.as_of = max(question.query.dates, default="") if standing == BEFORE_ASKED else ""
        self.now = standing == NOW_ASKED
        self.today = max(question.query.dates, default="")  # what will hold then, holds then
        self.weights = NOW_WEIGHTS if standing == NOW_ASKED or self.as_of else BEFORE_WEIGHTS

    def best(
        self,
        scores: Mapping[int, float],
        own: Mapping[int, float],
        related: Mapping[int, float],
        changes: Iterable[tuple[int, int]],
    ) -> int:
        """Return the passage that answers best; of equals the one with the higher score, then the first."""
        pairs = [(e, n) for e, n in changes if e in scores and n in scores and not self._is_after(n)]
        old = {earlier for earlier, _ in pairs}
        replaced: dict[int, float] = {}  # by what replaced something: the best match of that
        for earlier, later in pairs:
            if later not in old:
                replaced[later] = max(replaced.get(later, 0.0), own.get(earlier, 0.0))
        place = self._places([i for i in scores if related[i] >= SPEAKS and not self._is_after(i)])
        top, weights = max(scores.values()), self.weights
        standing: dict[int, float] = {}
        for i, score in scores.items():
            value = weights.score * ln(max(score / top, LEAST)) + weights.own * own[i] + self._of_itself(i)
            value += self._of_before(i, own, old)
            if related[i] <= 0.0:
                value += weights.nothing
            if i in old:
                value += weights.old + weights.old_match * own[i]
            if i in replaced:
                value += weights.new + weights.both_match * own[i] * replaced[i]
            if i in place:
                at = place[i] / max(1, len(place) - 1)
                value += weights.place * at + weights.place_match * at * own[i]
                value += weights.first if place[i] == 0 else 0.0
            standing[i] = value
        return min(standing, key=lambda i: (-standing[i], -scores[i], i))

    def _of_before(self, i: int, own: Mapping[int, float], old: Collection[int]) -> float:
        """Return what a passage is worth by those before it in its section: it may answer or confirm them."""
        passages, weights = self.index.passages, self.weights
        value = 0.0
        if own.get(i - 1, 0.0) > 0.0 and passages[i].section == passages[i - 1].section:
            value += weights.behind * own[i - 1]
            if weights.answers and follows_question(self.index, self.memory, i):
                value += weights.answers * own[i - 1]
        if any(i - distance in old for distance in range(1, CONFIRMS + 1)):
            value += weights.confirms
        return value

    def _places(self, found: list[int]) -> dict[int, int]:
        """Return the places of some passages by day where each has a full one, else in the order of the text."""
        days = {i: self.index.passages[i].date or "" for i in found}
        dated = all(len(day) == FULL_DAY for day in days.values())
        order = sorted(found, key=lambda i: (days[i] if dated else "", i))
        return {i: place for place, i in enumerate(order)}

    def _is_after(self, i: int) -> bool:
        date = self.index.passages[i].date
        return bool(self.as_of and date and date[: len(self.as_of)] > self.as_of[: len(date)])

    def _of_itself(self, i: int) -> float:
        """Return what a passage is worth by what it says, whatever the others say; kept."""
        if i not in self._worth:
            self._worth[i] = self._judged(i)
        return self._worth[i]

    def _judged(self, i: int) -> float:
        index, memory, weights = self.index, self.memory, self.weights
        value = weights.holds * max((holds(index, memory, i, kind) for kind in self.kinds), default=0.0)
        if self.forms and any(shows_form(index, memory, i, form, self.asked) for form in self.forms):
            value += weights.form
        if asks_in(index, memory, i) > 0.0:
            value += weights.asks
        value += weights.length * min(1.0, len(body(index, memory, i)) / WHOLE)
        moved, settled = words_of_change(index, memory, i)
        value += weights.moved * moved + weights.settled * settled
        not_yet = self._is_after(i) or (self.now and is_coming(index, memory, i, self.today))
        return value + (NOT_YET if not_yet else 0.0)


def _telling(index: PassageIndex, question: Question) -> dict[str, float]:
    """Return the terms that tell what a question is about, rare ones above all; "now" and the like are none."""
    words = " ".join(standing_words(question.text, index.languages))
    left_out = frozenset(query_terms(words, index.stop, index.stems))
    telling: dict[str, float] = {}
    for term, weight in {**question.related, **question.weights}.items():
        if term in index.scorer.postings and term not in left_out:
            idf = index.scorer.idf(term)
            telling[term] = weight * idf * idf
    return telling


def _own(index: PassageIndex, terms: Mapping[str, float], passages: Iterable[int]) -> dict[int, float]:
    """Return how well each passage matches in words of its own, as a share of the best."""
    found: dict[int, float] = {}
    for i in passages:
        value = 0.0
        for term, weight in terms.items():
            if index.scorer.own(term, i) > 0.0:
                value += weight
        found[i] = value
    most = max(found.values(), default=0.0)
    return {i: value / most if most > 0.0 else 0.0 for i, value in found.items()}


__all__ = ["changes_of", "follow_changes", "raise_standing", "standing_of"]
