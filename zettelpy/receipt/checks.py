"""A receipt against a memory: everything computed again, and a sentence for each thing that differs.

What depends on a function that is not at hand is not compared and named; the rest is (`partial.py`), and the text is,
always (`texts.py`). A passage is known by its span (a quote by its zettel), so that one whose zettel has another id now
is still compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from zettelpy.context import Limits
from zettelpy.errors import ArgumentTypeError
from zettelpy.options import check_text
from zettelpy.passages.similarity import Rerank, Similarity, check_function
from zettelpy.passages.source import with_source
from zettelpy.receipt.ledger import Ledger, digest_of
from zettelpy.receipt.partial import COUNTER, RERANK, SIMILARITY, Partial, unchecked
from zettelpy.receipt.texts import Writer, compare
from zettelpy.receipt.values import CALLER, Place, Receipt, ReceiptPassage, units
from zettelpy.text.budget import Counter
from zettelpy.types import Memory, check_memory

UNCHECKED: Final = "not checked: "
_FIXED: Final = ("zettel", "speaker", "date", "words", "supersedes", "superseded_by")
_NAMES: Final = {"superseded_by": "what superseded it", "supersedes": "what it supersedes", "words": "what led to it"}


def verify(
    receipt: Receipt,
    memory: Memory,
    source: str | None,
    count_tokens: Counter | None,
    rerank: Rerank | None,
    similarity: Similarity | None,
) -> list[str]:
    """Return what does not hold of a receipt, a sentence each; `[]` if all does."""
    check_memory(memory)
    check_function("rerank", rerank)
    check_function("similarity", similarity)
    if count_tokens is not None and not callable(count_tokens):
        raise ArgumentTypeError(f"count_tokens must be a function from str to int, got {type(count_tokens).__name__}")
    if source is not None:
        memory = with_source(memory, check_text("source", source))
    if memory.meta.source is None and any(one.span for one in (*receipt.passages, *receipt.rejected)):
        return [
            f"{UNCHECKED}all of it, since the passages stand in a text that this memory has not: pass it as source="
        ]
    given = {COUNTER: count_tokens, RERANK: rerank, SIMILARITY: similarity}
    wanted = {
        COUNTER: receipt.options.counter == CALLER,
        RERANK: receipt.options.rerank,
        SIMILARITY: receipt.options.similarity,
    }
    missing = [name for name in given if wanted[name] and given[name] is None]
    options = receipt.options
    search = options.search(rerank if wanted[RERANK] else None, (similarity or _alike) if wanted[SIMILARITY] else None)
    counter = count_tokens if wanted[COUNTER] else None
    limits = Limits.of(options.max_tokens, options.top_k, options.hops, options.annotate_dates, counter)
    if COUNTER in missing:
        limits = limits._replace(count=_nothing)
    return list(_Check(receipt, Ledger(memory, receipt.query, search, limits), missing).findings())


def _alike(query: str, passages: Sequence[str]) -> list[float]:
    """Say the same of all passages: a similarity that changes no score."""
    return [0.0] * len(passages)


def _nothing(text: str) -> int:
    """Count no tokens: a budget that nobody can measure holds all."""
    return 0


class _Check:
    """A receipt beside the ledger of the same question; `missing` are the functions that are not at hand."""

    def __init__(self, receipt: Receipt, ledger: Ledger, missing: list[str]) -> None:
        self.receipt, self.ledger, self.missing = receipt, ledger, missing
        self.fresh = ledger.receipt(receipt.query, receipt.options.counter)
        self.partial = Partial(receipt, ledger, missing) if missing else None

    def findings(self) -> Iterator[str]:
        """Yield what does not hold, the question first, then passage by passage, then the text."""
        if self.receipt.relevance != self.fresh.relevance:
            yield f"the relevance is {self.receipt.relevance}, and computes as {self.fresh.relevance}"
        for name in ("terms", "speakers", "dates", "kinds"):
            if getattr(self.receipt, name) != getattr(self.fresh, name):
                yield f"the {name} of the question differ from those that it has in this memory"
        for kind, many in (("passage", self.receipt.passages), ("rejected passage", self.receipt.rejected)):
            for number, one in enumerate(many, 1):
                for what in self._passage(one):
                    yield f"{kind} {number} ({_named(one.place)}): {what}"
        yield from self._completeness()
        yield from self._text()
        for name in self.missing:
            yield f"{UNCHECKED}{unchecked(name)}"

    def _passage(self, one: ReceiptPassage) -> Iterator[str]:
        """Yield what does not hold of a passage."""
        if sum(units(value) for _, value in one.ingredients) != units(one.score):
            yield f"its ingredients do not add up to its score, {one.score}"
        i = self.ledger.number(one.place)
        if i is None:
            yield self._lost(one)
            return
        now = self.ledger.judged(i)
        if one.digest != now.digest:
            yield "its text is another one now: the digest differs"
        for name in _FIXED:
            if getattr(one, name) != getattr(now, name):
                yield f"{_NAMES.get(name, f'its {name}')} differs: {_shown(one, name)}, now {_shown(now, name)}"
        yield from self._judgement(one, now) if self.partial is None else self.partial.passage(one, i, now)

    def _judgement(self, one: ReceiptPassage, now: ReceiptPassage) -> Iterator[str]:
        """Yield what differs of how a passage was judged."""
        if one.rule != now.rule:
            yield f"its rule differs: {one.rule}, now {now.rule}"
        if one.score != now.score:
            yield f"its score is {one.score}, and computes as {now.score}"
        elif one.ingredients != now.ingredients:
            yield "its score holds, and its ingredients compute as others"
        if one.rank != now.rank:
            yield f"its rank is {one.rank}, and computes as {now.rank}"
        if one.reason != now.reason:
            yield f"it is {_fate(one)}, and computes as {_fate(now)}"
        if one.same_as != now.same_as:
            yield "the passage that says the same as it is another one"
        if one.excerpt != now.excerpt:
            yield f"it is {'an excerpt' if one.excerpt else 'whole'}, and computes as the other"

    def _lost(self, one: ReceiptPassage) -> str:
        text = self.ledger.memory.meta.source or ""
        if one.span is None:
            return "the memory holds no such zettel without a place"
        start, end = one.span
        if end > len(text):
            return f"its span lies outside the text, which has {len(text)} characters"
        still = " although its text stands there still" if digest_of(text[start:end]) == one.digest else ""
        return f"the memory holds no such passage{still}"

    def _completeness(self) -> Iterator[str]:
        """Yield what is missing from the receipt, what it tells twice, and what stands in another order."""
        ranks = [one.rank or 0 for one in self.receipt.passages]
        for number, (before, after) in enumerate(pairwise(ranks), 2):
            if after <= before:
                named = _named(self.receipt.passages[number - 1].place)
                yield f"passage {number} ({named}): it stands behind one that it outranks: the order differs"
        yield from self._twice()
        if self.partial is not None:
            yield from self.partial.whole()
            return
        yield from self._order_of_rejected()
        for name, verb in (("passages", "is admitted"), ("rejected", "is among the nearest rejected")):
            held = {self.ledger.number(one.place) for one in getattr(self.receipt, name)}
            for one in getattr(self.fresh, name):
                if self.ledger.number(one.place) not in held:
                    yield f"the passage {_named(one.place)} {verb}, and is missing from the receipt"

    def _twice(self) -> Iterator[str]:
        """Yield which passages the receipt tells more than once, whatever it says of them."""
        told: dict[int, None] = {}
        for kind, many in (("passage", self.receipt.passages), ("rejected passage", self.receipt.rejected)):
            for number, one in enumerate(many, 1):
                i = self.ledger.number(one.place)
                if i in told:
                    yield f"{kind} {number} ({_named(one.place)}): the receipt tells it twice"
                if i is not None:
                    told[i] = None

    def _order_of_rejected(self) -> Iterator[str]:
        """Yield which rejected passages are none of the nearest, or stand behind one that they outrank."""
        places = {self.ledger.number(one.place): place for place, one in enumerate(self.fresh.rejected)}
        last = -1
        for number, one in enumerate(self.receipt.rejected, 1):
            place = places.get(self.ledger.number(one.place))
            named = f"rejected passage {number} ({_named(one.place)})"
            if place is None:
                yield f"{named}: it is not among the nearest"
            elif place < last:
                yield f"{named}: it stands behind one that it outranks: the order differs"
            last = last if place is None else max(last, place)

    def _text(self) -> Iterator[str]:
        """Yield what does not hold of the text: against what computes, or against its passages written again."""
        if self.partial is None:
            yield from compare(self.receipt.text, self.fresh.text)
        else:
            held = [self.ledger.number(one.place) for one in self.receipt.passages]
            chosen = list(dict.fromkeys(i for i in held if i is not None))
            cut = [i for i, one in zip(held, self.receipt.passages, strict=True) if one.excerpt and i is not None]
            if None in held:
                yield f"{UNCHECKED}the text, since the memory does not hold all passages that the receipt tells"
            elif len(cut) > 1:
                yield f"{UNCHECKED}the text, since the receipt tells more than one passage as an excerpt"
            else:
                writer = Writer(self.ledger, COUNTER not in self.missing)
                yield from writer.findings(self.receipt.text, chosen, cut[0] if cut else None)
        if COUNTER not in self.missing:
            tokens = self.ledger.limits.count(self.receipt.text)
            if self.receipt.tokens != tokens:
                yield f"the text counts {tokens} tokens, and not {self.receipt.tokens}"


def _named(place: Place) -> str:
    return f"zettel {place.zettel}" + ("" if place.span is None else f", {place.span[0]}-{place.span[1]}")


def _shown(one: ReceiptPassage, name: str) -> str:
    value = getattr(one, name)
    if isinstance(value, tuple):
        return "; ".join(_named(item) if isinstance(item, Place) else item for item in value) or "nothing"
    return "none" if value in (None, "") else str(value)


def _fate(one: ReceiptPassage) -> str:
    return "admitted" if one.reason is None else f"rejected ({one.reason})"
