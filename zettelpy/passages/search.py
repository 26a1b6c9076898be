"""A question against a memory: passages by their scores, best first; zettels by their passages.

A zettel ranks by its best passage. Ties go to what stands first.
What `recall` and `recall_context` return, and what `explain` tells, is decided here, once for all three.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from zettelpy.options import DEFAULT_FLOOR, check_flag, check_number, check_text
from zettelpy.passages.answers import LOOKED_AT, gains
from zettelpy.passages.index import PassageIndex, index_of
from zettelpy.passages.question import Question, ask
from zettelpy.passages.ranges import check_bounds, in_range
from zettelpy.passages.relevance import measure_relevance
from zettelpy.passages.scoring import Scored, Tell, score_passages
from zettelpy.passages.similarity import Rerank, Similarity, check_function, reranked
from zettelpy.text.synonyms import Lexicon, read_synonyms
from zettelpy.types import Memory

CENTRES: Final = 8  # the best passages whose surroundings fill what is left of a budget
AROUND: Final = 8  # passages on either side


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How to search: what `recall`, `recall_context` and `explain` have in common. Checks itself."""

    expand_query: bool = False
    after: str | None = None
    before: str | None = None
    min_relevance: float = DEFAULT_FLOOR
    synonyms: str | Iterable[str] | None = None
    rerank: Rerank | None = None
    similarity: Similarity | None = None

    def __post_init__(self) -> None:
        check_flag("expand_query", self.expand_query)
        after, before = check_bounds(self.after, self.before)
        object.__setattr__(self, "after", after)
        object.__setattr__(self, "before", before)
        check_number("min_relevance", self.min_relevance, least=0.0, most=1.0)
        check_function("rerank", self.rerank)
        check_function("similarity", self.similarity)
        object.__setattr__(self, "synonyms", None if self.synonyms is None else read_synonyms(self.synonyms))

    @property
    def lexicon(self) -> Lexicon | None:
        """The caller's own synonyms, read."""
        return self.synonyms  # type: ignore[return-value]

    @property
    def bounded(self) -> bool:
        """Whether a range of dates leaves anything out."""
        return self.after is not None or self.before is not None


@dataclass(frozen=True, slots=True)
class Search:
    """What a question found in a memory.

    `scores` are those of all passages that it reached, `order` the passages that count, best first: none where the
    relevance is below the floor. `worth` falls along the order: the scores, but where a caller reranked.
    """

    index: PassageIndex
    question: Question
    scores: Scored
    relevance: float
    order: list[int]
    worth: Mapping[int, float]


def search(memory: Memory, query: str, options: Options, tell: Tell | None = None) -> Search:
    """Return what a question finds, within the range of dates; `tell` hears the scores after each ingredient."""
    check_text("query", query)
    index = index_of(memory)
    question = ask(index, memory, query, options.expand_query, options.lexicon)
    scores = score_passages(index, memory, question, options.similarity, tell)
    relevance = round(
        measure_relevance(index, memory, question, scores), 9
    )  # what is held in full is 1.0, however it adds up
    # What a caller's similarity finds needs no word, unless the caller asks for words as well.
    lax = options.similarity is not None and options.min_relevance <= DEFAULT_FLOOR and bool(query.strip())
    if not lax and (relevance <= 0.0 or relevance < options.min_relevance):
        return Search(index, question, scores, relevance, [], scores)
    order = sorted([i for i, score in scores.items() if score > 0.0])
    if options.bounded:
        order = [i for i in order if in_range(memory, index.passages[i], options.after, options.before)]
    order.sort(key=scores.__getitem__, reverse=True)  # stable: ties stand in the order of the text
    if options.rerank is None:
        return Search(index, question, scores, relevance, order, scores)
    again = reranked(index, memory, query, options.rerank, order)
    worth = {i: scores[before] for i, before in zip(again, order, strict=True)}  # it still falls from place to place
    return Search(index, question, scores, relevance, again, worth)


def rank_zettels(found: Search) -> list[tuple[int, float]]:
    """Return zettels by number with their scores, best first: that of the best passage, so that `recall` agrees with
    what a context gives first. Those of which only a heading was found come last.
    """
    passages, worth = found.index.passages, found.worth
    scores: dict[int, float] = {}
    headings: dict[int, float] = {}
    for i in found.order:
        passage = passages[i]
        (scores if passage.shown else headings).setdefault(passage.zettel, worth[i])
    return [*scores.items(), *((zettel, score) for zettel, score in headings.items() if zettel not in scores)]


def fill_order(memory: Memory, found: Search) -> list[int]:
    """Return passages in the order in which they are worth a place in a budget: the hits, among them what holds an
    answer of the kind that is asked for, and behind them what stands around the best.

    What a question's words reached is often answered some messages further on, in words of its own.
    """
    order, held = found.order, found.scores
    near = [i for i in _around(found.index, order) if i not in held]
    gained = gains(found.index, memory, found.question.kinds, (*order[:LOOKED_AT], *near))
    further = {i: gain for i, gain in gained.items() if i not in held}
    if not further:
        return order + near
    worth = {i: found.worth[i] for i in order}
    worth.update(dict.fromkeys(near, 0.0))
    worth.update(further)
    return sorted(worth, key=worth.__getitem__, reverse=True)  # stable: ties stay as they came


def _around(index: PassageIndex, order: Sequence[int]) -> list[int]:
    """Return the passages that stand around the best of `order`, best first and nearest first."""
    found: dict[int, None] = {}
    for i in order[:CENTRES]:
        section = index.passages[i].section
        for distance in range(1, AROUND + 1):
            for j in (i + distance, i - distance):
                if 0 <= j < len(index.passages) and index.passages[j].section == section:
                    found[j] = None
    return list(found)
