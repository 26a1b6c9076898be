"""What of a receipt holds whatever a missing function says: the scores before it, and how all parts go together.

A token counter, a second ranking and a similarity choose among passages. None of them changes the words that led to a
passage, the day on which it was said, what it says the same as, or what a reason means, so all that is compared. What
is left to them is named by `unchecked`, and nothing else is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zettelpy.passages.answers import SMALL, gains
from zettelpy.passages.ranges import in_range
from zettelpy.passages.similarity import FROM, MOST, SHARE
from zettelpy.receipt.ledger import ANSWER, NEAREST, Ledger, rounded
from zettelpy.receipt.values import (
    BUDGET,
    DATES,
    DUPLICATE,
    FLOOR,
    SURROUNDINGS,
    TOP_K,
    TUNNEL,
    UNITS,
    Receipt,
    ReceiptPassage,
)

COUNTER: Final = "count_tokens"
RERANK: Final = "rerank"
SIMILARITY: Final = "similarity"
_LEFT: Final = {
    COUNTER: "which passages the budget had room for, so which were admitted or rejected and by which rank, how much "
    "of one that was cut, how many tokens the text counts",
    RERANK: "the order in which passages were tried, so which of them were admitted or rejected and by which rank",
    SIMILARITY: "what the similarity and the ingredients behind it gave, the scores that follow from it, so which "
    "passages were admitted or rejected and by which rank",
}


def unchecked(name: str) -> str:
    """Return what is not checked without one of the functions, and what to do about it.

    >>> unchecked("rerank").rpartition("; ")[2]
    'give Receipt.verify the rerank= that explain got'
    """
    return f"{_LEFT[name]}; give Receipt.verify the {name}= that explain got"


class Partial:
    """A receipt beside the ledger of the same question, of which `missing` functions are not at hand.

    Where the counter is missing, the ledger is that of a budget in which there is room for all.
    """

    def __init__(self, receipt: Receipt, ledger: Ledger, missing: list[str]) -> None:
        self.receipt, self.ledger, self.missing = receipt, ledger, missing
        self.scored = SIMILARITY not in missing
        self.before = ledger.before(SIMILARITY)
        self.behind = ledger.steps_from(SIMILARITY)
        self.first = ledger.index.first_said(ledger.memory)
        self.again = ledger.index.last_said(ledger.memory)
        self.admitted = {i: None for one in receipt.passages if (i := ledger.number(one.place)) is not None}
        self.said = {ledger.said(i): i for i in reversed(self.admitted)}
        index, kinds = ledger.index, ledger.question.kinds
        self.gains = gains(index, ledger.memory, kinds, ledger.context.candidates)
        self.gains_known = missing == [COUNTER] or len(index.passages) <= SMALL
        options = receipt.options
        bounded = options.after is not None or options.before is not None
        self.around = options.top_k is None and not bounded
        self.hops = options.hops and not bounded
        self.low = self._low()

    def _low(self) -> bool | None:
        """Tell whether the relevance is too low for anything to be admitted; None where that follows from nothing."""
        found, options = self.ledger.context.found, self.receipt.options
        if found.relevance > 0.0 and found.relevance >= options.min_relevance:
            return False
        reached = [i for i, score in self.ledger.scores.items() if score > 0.0 and self._inside(i)]
        return not found.order if reached else None

    def _inside(self, i: int) -> bool:
        """Tell whether passage i lies within the dates that were asked for."""
        options = self.receipt.options
        return in_range(self.ledger.memory, self.ledger.index.passages[i], options.after, options.before)

    # Passage by passage -----------------------------------------------------------------------------------------

    def passage(self, one: ReceiptPassage, i: int, now: ReceiptPassage) -> Iterator[str]:
        """Yield what cannot hold of passage i as the receipt tells it; `now` is what it is without the functions."""
        yield from self._score(one, i, now)
        rules = self._rules(i, now)
        if one.rule not in rules:
            yield f"its rule is {one.rule}, and can only be {' or '.join(rules) or 'none: nothing led to it'}"
        if not self.ledger.index.passages[i].shown:
            yield "it is a heading, and no context holds one by itself"
        yield from self._fate(one, i)

    def _score(self, one: ReceiptPassage, i: int, now: ReceiptPassage) -> Iterator[str]:
        """Yield which parts of a score differ that no missing function decides."""
        left, right = dict(one.ingredients), dict(now.ingredients)
        if not self.scored:
            for name in self.before:  # what comes behind a similarity may depend on it
                if left.get(name, 0.0) != right.get(name, 0.0):
                    yield f"the ingredient {name} is {left.get(name, 0.0)}, and computes as {right.get(name, 0.0)}"
            names = [name for name in (*self.before, *self.behind) if left.get(name)]
            if names != [name for name, _ in one.ingredients]:
                yield f"its ingredients are not {', '.join(names)}, each once and in this order"
            if not 0.0 <= left.get(SIMILARITY, 0.0) <= SHARE * (MOST - FROM) + 1.0 / UNITS:
                yield f"no similarity gives {left[SIMILARITY]}"
            return
        if i in self.ledger.scores:
            score, ingredients = now.score, now.ingredients
        elif self.gains_known:
            (score,) = rounded([self.gains.get(i, 0.0)])
            ingredients = ((ANSWER, score),) if score else ()
        elif all(name == ANSWER for name in left):
            return
        else:
            score, ingredients = 0.0, ()
        if one.score != score:
            yield f"its score is {one.score}, and computes as {score}"
        elif one.ingredients != ingredients:
            yield "its score holds, and its ingredients compute as others"

    def _rules(self, i: int, now: ReceiptPassage) -> tuple[str, ...]:
        """Return the ways in which passage i may have come in."""
        if i in self.ledger.scores and (self.scored or (now.rule and now.rule not in self.behind)):
            return (now.rule,)
        ways = ((SURROUNDINGS, self.around), (TUNNEL, self.hops))
        further = tuple(way for way, open_ in ways if open_)
        if not self.scored:
            return (*self.behind, *further)
        if not self.gains_known:
            return (ANSWER, *further)
        if not self.gains.get(i):
            return further
        return (ANSWER,) if self.around or self.hops else ()

    def _fate(self, one: ReceiptPassage, i: int) -> Iterator[str]:
        """Yield what of a reason, a rank or a twin does not go with the rest."""
        options, reason, inside = self.receipt.options, one.reason, self._inside(i)
        if (one.rank is None) != (reason not in (None, BUDGET)):
            yield "it has a rank, and was not tried" if one.rank else "it has no rank, and was tried"
        if reason is None and self.low:
            yield f"it is admitted, and the relevance, {self.receipt.relevance}, is too low for that"
        elif reason is not None and self.low is not None and self.low != (reason == FLOOR):
            yield f"it is rejected ({reason}), and the relevance is {'' if self.low else 'not '}below the floor"
        elif reason not in (DATES, FLOOR) and not inside and self.first[i] not in self.again:
            yield "it lies outside the dates that were asked for"
        elif reason == DATES and inside:
            yield "it is rejected (dates), and lies within the dates that were asked for"
        if reason == TOP_K and options.top_k is None:
            yield "it is rejected (top_k), and there was no top_k"
        yield from self._twin(one, i)
        if one.excerpt and (reason is not None or one.rank != 1):
            yield "it is an excerpt, and only what was tried first can be one"

    def _twin(self, one: ReceiptPassage, i: int) -> Iterator[str]:
        """Yield whether what a passage is said to say the same as says so, and is there."""
        twin = None if one.same_as is None else self.ledger.number(one.same_as)
        holds = False
        if twin is not None and twin != i and twin in self.admitted:
            holds = self.ledger.said(twin) == self.ledger.said(i) and self.ledger.place(twin) == one.same_as
        if (one.reason == DUPLICATE) != holds or (one.same_as is not None and not holds):
            yield "the passage that says the same as it is another one"
        if one.reason in (None, BUDGET) and self.said.get(self.ledger.said(i), i) != i:
            yield "a passage that says the very same is admitted, and this one would be its duplicate"

    # The whole --------------------------------------------------------------------------------------------------

    def whole(self) -> Iterator[str]:
        """Yield what does not go together in the receipt as a whole."""
        receipt = self.receipt
        ranks = [one.rank for one in (*receipt.passages, *receipt.rejected) if one.rank is not None]
        if len(dict.fromkeys(ranks)) < len(ranks):
            yield "two passages have the same rank"
        if len(receipt.rejected) > NEAREST:
            yield f"the receipt tells {len(receipt.rejected)} rejected passages, and the nearest are {NEAREST}"
        top_k = receipt.options.top_k
        alone = (i for i in self.admitted if self.first[i] not in self.again)  # what is said again may stand in another
        zettels = dict.fromkeys(self.ledger.index.passages[i].zettel for i in alone)
        if top_k is not None and len(zettels) > top_k:
            yield f"the passages are from {len(zettels)} zettels, and top_k is {top_k}"
        if receipt.text and receipt.tokens > receipt.options.max_tokens:
            yield f"the text counts {receipt.tokens} tokens, and max_tokens is {receipt.options.max_tokens}"
        if self.missing == [COUNTER]:
            yield from self._order()

    def _order(self) -> Iterator[str]:
        """Yield which passages were tried in another order than that of their scores: no counter changes it."""
        order = self.ledger.context.found.order
        places = {i: place for place, i in enumerate(order) if self.first[i] not in self.again}
        tried = [one for one in (*self.receipt.passages, *self.receipt.rejected) if one.rank is not None]
        tried.sort(key=lambda one: one.rank or 0)
        before = -1
        for one in tried:
            i = self.ledger.number(one.place)
            place = -1 if i is None else places.get(i, -1)
            if 0 <= place < before:
                yield f"what has rank {one.rank} stands behind one that it outranks: the order differs"
            before = max(before, place)
