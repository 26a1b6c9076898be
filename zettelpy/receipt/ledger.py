"""A question, asked again with every ingredient written down: what each passage scored, and what became of it.

The context is made by the very functions that `recall_context` uses (`context.build_context`); here it is only listened
to. The share of the words is split as `rank/bm25.py` puts it together: what the passage's own words give alone, what
its neighbours add to that before saturation, its section, and the words that stand for those of the question.

Numbers are rounded by their running sum, so that the rounded parts of a score add up to the rounded score.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zettelpy.context import Limits, build_context
from zettelpy.passages.answers import gains
from zettelpy.passages.changes import changes_of
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.matching import matched, said_by
from zettelpy.passages.question import Question
from zettelpy.passages.search import Options
from zettelpy.rank.bm25 import saturated
from zettelpy.receipt.values import (
    BESIDE,
    BUDGET,
    DATES,
    DUPLICATE,
    FLOOR,
    NEIGHBOUR,
    OWN,
    RELATED,
    RELATED_WORD,
    SECTION,
    SURROUNDINGS,
    TOP_K,
    TUNNEL,
    UNITS,
    WORD,
    Place,
    Receipt,
    ReceiptOptions,
    ReceiptPassage,
    ReceiptTerm,
    StandIn,
)
from zettelpy.text.answers import DAY
from zettelpy.text.digest import blake2b
from zettelpy.text.terms import extra_terms, index_terms
from zettelpy.text.words import UNSPACED
from zettelpy.text.words import WORD as WORDS
from zettelpy.types import Memory, Span

NEAREST: Final = 5  # rejected passages in a receipt
ANSWER: Final = "answer"


def digest_of(text: str) -> str:
    """Return 32 hexadecimal digits that stand for a text.

    >>> digest_of("tea") == digest_of("tea"), digest_of("tea") == digest_of("Tea")
    (True, False)
    """
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def rounded(parts: Iterable[float]) -> list[float]:
    """Return numbers rounded so that their sum is the rounded sum.

    >>> rounded([0.00004, 0.00004, 0.00004]), rounded([1 / 3, 1 / 3, 1 / 3])
    ([0.0, 0.0001, 0.0], [0.3333, 0.3334, 0.3333])
    """
    found, running, before = [], 0.0, 0
    for part in parts:
        running += part
        here = round(running * UNITS)
        found.append((here - before) / UNITS)
        before = here
    return found


def _key(place: Place) -> str | Span:
    return place.zettel if place.span is None else place.span


class Ledger:
    """What a question found in a memory, with the scores of every passage after each ingredient."""

    def __init__(self, memory: Memory, query: str, options: Options, limits: Limits) -> None:
        self.memory, self.options, self.limits = memory, options, limits
        self._steps: list[tuple[str, dict[int, float]]] = []
        self._numbers: dict[str | Span, int] = {}
        self.context = build_context(memory, query, options, limits, self._hear)
        self.index: PassageIndex = self.context.found.index
        self.question: Question = self.context.found.question
        self.scores = self.context.found.scores
        candidates = self.context.candidates
        self._gained: dict[int, float] = {}
        if any(i not in self.scores for i in candidates):
            self._gained = gains(self.index, memory, self.question.kinds, candidates)
        self._ranks = {i: place for place, i in enumerate(self.context.order, 1)}
        self._worth = {i: self.context.found.worth[i] for i in self.context.found.order}
        self._chosen = dict.fromkeys(self.context.packed.chosen)
        self._hopped = dict.fromkeys(self.context.hopped)
        self._candidates = dict.fromkeys((*candidates, *self._hopped))
        self._kept = {self.said(i): i for i in self.context.order}
        self._earlier: dict[int, list[int]] = {}
        self._later: dict[int, list[int]] = {}
        for earlier, later in changes_of(self.index, memory).pairs:
            self._earlier.setdefault(later, []).append(earlier)
            self._later.setdefault(earlier, []).append(later)
        terms = (*self.question.weights, *self.question.related)
        self._spread = {term: self.index.scorer.spread(term) for term in self.question.weights}
        self._sections = {term: self.index.scorer.section_scores(term) for term in self.question.weights}
        self._impacts = {term: self.index.scorer.impacts(term) for term in self.question.related}
        self._whole = 0.0
        for term, weight in self.question.weights.items():
            self._whole += weight * self.index.scorer.idf(term)
        self._said = said_by(self.index, self.question)
        self._found = {term: self._count(term) for term in terms}
        self.terms = self._terms()
        self._written = {term.term: term.word for term in self.terms}
        self._written.update((other.term, other.word) for term in self.terms for other in term.stand_ins)

    def _hear(self, name: str, scores: dict[int, float]) -> None:
        self._steps.append((name, dict(scores)))

    def _count(self, term: str) -> int:
        """Return in how many passages a term is found; a speaker's name is in all that the speaker said."""
        posting = self.index.scorer.postings.get(term)
        holding = posting.passages if posting else ()
        said = self._said.get(term)
        return len(holding) if said is None else len(dict.fromkeys((*holding, *said)))

    # Passages ---------------------------------------------------------------------------------------------------

    def span(self, i: int) -> Span | None:
        """Return the span of passage i in the source; None for a quote."""
        passage = self.index.passages[i]
        return None if i in self.index.quotes else (passage.start, passage.end)

    def place(self, i: int) -> Place:
        """Return where passage i stands."""
        return Place(self.memory.zettels[self.index.passages[i].zettel].id, self.span(i))

    def number(self, place: Place) -> int | None:
        """Return the number of the passage at a place: by its span, a quote by its zettel; None where there is none."""
        if not self._numbers:
            for i in range(len(self.index.passages)):
                self._numbers.setdefault(_key(self.place(i)), i)
        return self._numbers.get(_key(place))

    def said(self, i: int) -> tuple[int, str]:
        """Return what is equal for passages that say the very same: on one day, where a question asks for a day."""
        day = self.index.passages[i].date if DAY in self.question.kinds else None
        return self.index.first_said(self.memory)[i], day or ""

    def judged(self, i: int) -> ReceiptPassage:
        """Return passage i with its score, how it came in, and what became of it."""
        passage = self.index.passages[i]
        ingredients = self._ingredients(i)
        reason = self.reason(i)
        twin = self._twin(i) if reason == DUPLICATE else None
        return ReceiptPassage(
            zettel=self.memory.zettels[passage.zettel].id,
            span=self.span(i),
            speaker=passage.speaker,
            date=passage.date,
            digest=digest_of(self.index.text(self.memory, i)),
            score=round(self._score(i) * UNITS) / UNITS,
            ingredients=ingredients,
            rule=self._rule(i),
            words=self._words(i),
            rank=self._ranks.get(i),
            excerpt=i == self.context.packed.excerpt,
            supersedes=tuple(map(self.place, self._earlier.get(i, ()))),
            superseded_by=tuple(map(self.place, self._later.get(i, ()))),
            reason=reason,
            same_as=None if twin is None else self.place(twin),
        )

    def _score(self, i: int) -> float:
        return self.scores[i] if i in self.scores else self._gained.get(i, 0.0)

    def _ingredients(self, i: int) -> tuple[tuple[str, float], ...]:
        """Return what each ingredient gave a passage; what gave nothing is left out."""
        if i not in self.scores:
            parts = [(ANSWER, self._gained.get(i, 0.0))]
        else:
            parts, before = [], 0.0
            for name, scores in self._steps:
                here = scores.get(i, 0.0)
                parts += [(name, here - before)] if parts else self._by_words(i, here)
                before = here
        values = rounded(value for _, value in parts)
        return tuple((name, value) for (name, _), value in zip(parts, values, strict=True) if value)

    def _by_words(self, i: int, told: float) -> list[tuple[str, float]]:
        """Split what the words gave passage i, which is `told`."""
        parts = self.split(i)
        largest = max(range(len(parts)), key=lambda place: parts[place])
        parts[largest] += told - (parts[0] + parts[1] + parts[2] + parts[3])  # what the order of adding left over
        return list(zip((OWN, BESIDE, SECTION, RELATED), parts, strict=True))

    def split(self, i: int) -> list[float]:
        """Return what the words of passage i gave it, its neighbours', its section's, and related words."""
        scorer = self.index.scorer
        own = beside = section = related = 0.0
        for term, weight in self.question.weights.items():
            frequency = self._spread[term].get(i)
            if frequency is None or weight <= 0.0 or self._whole <= 0.0:
                continue
            share = weight / self._whole
            alone = saturated(scorer.own(term, i))
            own += share * scorer.idf(term) * alone
            beside += share * scorer.idf(term) * (saturated(frequency) - alone)
            section += share * self._sections[term].get(scorer.sections[i], 0.0)
        for term, weight in self.question.related.items():
            if self._whole > 0.0:
                related += weight / self._whole * self._impacts[term].get(i, 0.0)
        return [own, beside, section, related]

    def _rule(self, i: int) -> str:
        """Return how passage i came in: through a word, through the first ingredient that found it, or around."""
        if i not in self.scores:
            return ANSWER if self._gained.get(i) else TUNNEL if i in self._hopped else SURROUNDINGS
        first = next((name for name, scores in self._steps if scores.get(i, 0.0) > 0.0), "")
        if not self._steps or first != self._steps[0][0]:
            return first
        holds = self.index.scorer.own
        if any(holds(term, i) > 0.0 for term in self.question.weights):
            return WORD
        return RELATED_WORD if any(holds(term, i) > 0.0 for term in self.question.related) else NEIGHBOUR

    def before(self, ingredient: str) -> tuple[str, ...]:
        """Return the ingredients that come before one of the later ones."""
        return self.ingredients[: self.ingredients.index(ingredient)]

    def steps_from(self, ingredient: str) -> tuple[str, ...]:
        """Return one of the later ingredients and those that come behind it."""
        return self.ingredients[self.ingredients.index(ingredient) :]

    @property
    def ingredients(self) -> tuple[str, ...]:
        """The names of all ingredients, in the order in which they add to a score."""
        return (OWN, BESIDE, SECTION, RELATED, *(name for name, _ in self._steps[1:]))

    def _words(self, i: int) -> tuple[str, ...]:
        """Return the words that led to passage i: of the question, that stand for them, or of its neighbours."""
        question, holds = self.question, self.index.scorer.own
        terms = [term for term in (*question.weights, *question.related) if holds(term, i) > 0.0]
        terms = terms or [term for term in question.weights if i in self._spread[term]]
        terms = terms or [term for term in question.related if i in self._impacts[term]]
        return tuple(dict.fromkeys(self._written[term] for term in terms))

    def reason(self, i: int) -> str | None:
        """Return why passage i is not in the context; None where it is, and where nothing led to it."""
        if i in self._chosen:
            return None
        if i in self._ranks:
            return BUDGET
        found = self.context.found
        if self.scores.get(i, 0.0) <= 0.0:
            return DUPLICATE if i in self._candidates and self._twin(i) is not None else None
        if not found.order and (found.relevance <= 0.0 or found.relevance < self.options.min_relevance):
            return FLOOR
        if i not in self._worth:
            return DATES
        if i not in self._candidates:
            return TOP_K
        return DUPLICATE if self._twin(i) is not None else None

    def _twin(self, i: int) -> int | None:
        """Return the admitted passage that says the very same as passage i, None where there is none."""
        twin = self._kept.get(self.said(i))
        return twin if twin in self._chosen and twin != i else None

    def rejected(self) -> list[int]:
        """Return the nearest passages that are not in the context although something led to them, best first."""
        pool = dict.fromkeys((*self.context.order, *self._candidates, *self.scores))
        ranked = sorted(pool, key=lambda i: -self._worth.get(i, self._score(i)))  # stable: ties in the order tried
        nearest: list[int] = []
        told: dict[int, None] = {}  # of which it is said already that something says the same
        for i in ranked:
            reason = self.reason(i) if self.index.passages[i].shown else None
            twin = self._twin(i) if reason == DUPLICATE else None
            if reason is not None and twin not in told:
                nearest.append(i)
                if twin is not None:
                    told[twin] = None
                if len(nearest) == NEAREST:
                    break
        return nearest

    # The whole --------------------------------------------------------------------------------------------------

    def receipt(self, query: str, counter: str) -> Receipt:
        """Return the receipt."""
        packed = self.context.packed
        return Receipt(
            query=query,
            options=ReceiptOptions.of(self.options, self.limits, counter),
            relevance=self._relevance(),
            terms=self.terms,
            speakers=self.question.query.speakers,
            dates=self.question.query.dates,
            kinds=self.question.kinds,
            text=packed.text,
            tokens=self.limits.count(packed.text),
            passages=tuple(map(self.judged, sorted(packed.chosen, key=lambda i: self._ranks[i]))),
            rejected=tuple(map(self.judged, self.rejected())),
        )

    def _relevance(self) -> float:
        """Return the relevance, rounded down: a `min_relevance` of what a receipt tells is reached, whatever it was."""
        exact = self.context.found.relevance
        nearest = round(exact * UNITS)
        return (nearest if nearest / UNITS <= exact else nearest - 1) / UNITS

    def _terms(self) -> tuple[ReceiptTerm, ...]:
        """Return the words of the question, in its order, with what stands in for them."""
        words = self._words_of(self.question.text)
        order = sorted(self.question.weights, key=lambda term: words.get(term, ("", len(words)))[1])
        weights, idf = self.question.weights, self.index.scorer.idf
        whole = self._whole or 1.0
        shares = rounded(weights[term] * idf(term) / whole for term in order)
        stand_ins: dict[str, list[StandIn]] = {}
        for other, weight in self.question.related.items():
            known = StandIn(self._as_written(other), other, self._found[other], round(weight * UNITS) / UNITS)
            stand_ins.setdefault(self.question.stands_for[other], []).append(known)
        return tuple(
            ReceiptTerm(
                words[term][0] if term in words else term,
                term,
                self._found[term],
                share,
                tuple(stand_ins.get(term, ())),
            )
            for term, share in zip(order, shares, strict=True)
        )

    def _words_of(self, text: str) -> dict[str, tuple[str, int]]:
        """Return, by term, the words of a text as they are written, with their numbers."""
        found: dict[str, tuple[str, int]] = {}
        runs = [one.word for one in matched(self.index, self.question)] if text == self.question.text else []
        for match in WORDS.finditer(text):
            paired = UNSPACED.search(match[0]) is not None
            for term in index_terms(match[0], self.index.stop, self.index.stems):
                # Of a script without spaces, the stretch that a pair of characters stands in, where it is known.
                word = next((run for run in runs if term in run), term) if paired else match[0]
                found.setdefault(term, (word, len(found)))
        extra = extra_terms(text)
        meant = [term[1:] for term in extra if term.startswith("#") and term[1:] not in text]
        for term in extra:  # a counter that is only meant goes by all of them: 円/元/块 for a price
            word = term.removeprefix("#")
            found.setdefault(term, ("/".join(meant) if word in meant else word, len(found)))
        return found

    def _as_written(self, term: str) -> str:
        """Return a term of the memory as the first passage that holds it writes it."""
        posting = self.index.scorer.postings.get(term)
        if posting is None:
            return term
        i = posting.passages[0]
        text = self.index.text(self.memory, i)
        if i in self.index.quotes:  # a quote is found by the topics and names of its zettel as well
            zettel = self.memory.zettels[self.index.passages[i].zettel]
            text = "\n".join((text, *zettel.topics, *zettel.entities))
        return self._words_of(text).get(term, (term, 0))[0]
