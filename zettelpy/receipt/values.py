"""What a receipt is made of: frozen values that check themselves, the same in every process.

Numbers are rounded when a receipt is made, to DIGITS digits behind the point, so that they are equal wherever they are
read again; the ingredients of a passage add up to its score, and the shares of the terms to 1, exactly as written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import DEFAULT_FLOOR, check_date, check_flag, check_int, check_number, check_text, shown
from zettelpy.passages.search import Options
from zettelpy.passages.similarity import Rerank, Similarity
from zettelpy.text.budget import Counter
from zettelpy.types import Memory, Span

if TYPE_CHECKING:
    from zettelpy.context import Limits

DIGITS: Final = 4  # behind the point, of every number that is no count
UNITS: Final = 10**DIGITS

# Parts of the score that the words of a question give; those of the other ingredients have the names of their steps.
OWN, BESIDE, SECTION, RELATED = "own words", "neighbours", "section", "related words"
WORDS: Final = (OWN, BESIDE, SECTION, RELATED)

WORD, RELATED_WORD, NEIGHBOUR, SURROUNDINGS, TUNNEL = "word", "related word", "neighbour", "surroundings", "tunnel"
BUDGET, FLOOR, DUPLICATE, TOP_K, DATES = REASONS = ("budget", "floor", "duplicate", "top_k", "dates")

ESTIMATE, CALLER = COUNTERS = ("estimate", "caller")


def units(value: float) -> int:
    """Return a rounded number as a whole number of its last digit.

    >>> units(0.3) == units(0.1) + units(0.2)
    True
    """
    return round(value * UNITS)


def _number(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ArgumentTypeError(f"{name} must be a number, got {type(value).__name__}")
    if not -1e12 < value < 1e12:  # false for what is no number as well
        raise ArgumentValueError(f"{name} must be a finite number, got {shown(value)}")
    return float(value)


def _all(name: str, values: object, kind: type) -> None:
    if not isinstance(values, tuple):
        raise ArgumentTypeError(f"{name} must be a tuple, got {type(values).__name__}")
    for value in values:
        if not isinstance(value, kind):
            raise ArgumentTypeError(f"each of {name} must be a {kind.__name__}, got {type(value).__name__}")


def _check_span(name: str, span: object) -> None:
    if span is None:
        return
    if not isinstance(span, tuple) or len(span) != 2:
        raise ArgumentTypeError(f"{name} must be a pair (start, end) or None, got {shown(span)}")
    if check_int(f"{name} end", span[1]) < check_int(f"{name} start", span[0]):
        raise ArgumentValueError(f"{name} must not end before it starts, got {shown(span)}")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a passage stands: the id of its zettel, and its span in the source; None for a quote without a source."""

    zettel: str
    span: Span | None = None

    def __post_init__(self) -> None:
        check_text("Place.zettel", self.zettel)
        _check_span("Place.span", self.span)


@dataclass(frozen=True, slots=True)
class StandIn:
    """A word of the memory that was looked for in place of one of the question: in how many passages, its weight."""

    word: str
    term: str
    found: int
    weight: float

    def __post_init__(self) -> None:
        check_text("StandIn.word", self.word)
        check_text("StandIn.term", self.term)
        check_int("StandIn.found", self.found)
        object.__setattr__(self, "weight", check_number("StandIn.weight", self.weight, least=0.0))


@dataclass(frozen=True, slots=True)
class ReceiptTerm:
    """A word of the question: as it is written there, as it is looked for, in how many passages it was found.

    `share` is its part in the question by rarity (idf); the shares of all terms add up to 1. `stand_ins` are synonyms,
    members of a category and words of its family that were looked for in its place.
    """

    word: str
    term: str
    found: int
    share: float
    stand_ins: tuple[StandIn, ...] = ()

    def __post_init__(self) -> None:
        check_text("ReceiptTerm.word", self.word)
        check_text("ReceiptTerm.term", self.term)
        check_int("ReceiptTerm.found", self.found)
        object.__setattr__(self, "share", check_number("ReceiptTerm.share", self.share, least=0.0, most=1.0))
        _all("ReceiptTerm.stand_ins", self.stand_ins, StandIn)


@dataclass(frozen=True, slots=True)
class ReceiptPassage:
    """A passage as it was judged.

    `digest` is BLAKE2b (16 bytes) of its text in UTF-8. `ingredients` are pairs (name, number) that add up to `score`:
    `own words`, `neighbours`, `section`, `related words`, `talk` (it asks, or follows a question), `speaker`, `date`,
    `change`, `similarity`, `answer`, `standing`; what adds nothing is left out.

    `rule` is how it came in: `word` (it holds one of the question), `related word` (one that stands for it),
    `neighbour` (a passage beside it holds one), the name of the ingredient that found it without one, `surroundings`
    of the best, or `tunnel`. `words` are those that led to it.

    `rank` is its place, from 1, in the order in which passages were tried; None where it was not tried. `excerpt` tells
    that only a part fitted. `reason` is None where it was admitted, else why not: `budget`, `floor` (the relevance was
    below `min_relevance`), `duplicate` (of the admitted `same_as`), `top_k`, or `dates` (outside `after`/`before`).
    """

    zettel: str
    span: Span | None
    speaker: str
    date: str | None
    digest: str
    score: float
    ingredients: tuple[tuple[str, float], ...]
    rule: str
    words: tuple[str, ...]
    rank: int | None
    excerpt: bool = False
    supersedes: tuple[Place, ...] = ()
    superseded_by: tuple[Place, ...] = ()
    reason: str | None = None
    same_as: Place | None = None

    def __post_init__(self) -> None:
        for name in ("zettel", "speaker", "digest", "rule"):
            check_text(f"ReceiptPassage.{name}", getattr(self, name))
        _check_span("ReceiptPassage.span", self.span)
        if self.date is not None:
            check_date("ReceiptPassage.date", self.date)
        _all("ReceiptPassage.words", self.words, str)
        put = object.__setattr__
        put(self, "score", _number("ReceiptPassage.score", self.score))
        _all("ReceiptPassage.ingredients", self.ingredients, tuple)
        for pair in self.ingredients:
            if len(pair) != 2:
                raise ArgumentTypeError(f"ReceiptPassage.ingredients must be pairs (name, number), got {shown(pair)}")
        name = "a number in ReceiptPassage.ingredients"
        put(self, "ingredients", tuple((check_text("an ingredient", a), _number(name, b)) for a, b in self.ingredients))
        if self.rank is not None:
            check_int("ReceiptPassage.rank", self.rank, least=1)
        check_flag("ReceiptPassage.excerpt", self.excerpt)
        _all("ReceiptPassage.supersedes", self.supersedes, Place)
        _all("ReceiptPassage.superseded_by", self.superseded_by, Place)
        if self.reason is not None and self.reason not in REASONS:
            raise ArgumentValueError(f"ReceiptPassage.reason must be one of {', '.join(REASONS)} or None")
        if self.same_as is not None and not isinstance(self.same_as, Place):
            raise ArgumentTypeError(f"ReceiptPassage.same_as must be a Place, got {type(self.same_as).__name__}")

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place(self.zettel, self.span)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptOptions:
    """The options that a context was asked for with. Of functions only that there was one: they cannot be stored."""

    max_tokens: int = 1000
    top_k: int | None = None
    hops: bool = True
    expand_query: bool = False
    after: str | None = None
    before: str | None = None
    annotate_dates: bool = False
    min_relevance: float = DEFAULT_FLOOR
    synonyms: str | None = None
    counter: str = ESTIMATE
    rerank: bool = False
    similarity: bool = False

    def __post_init__(self) -> None:
        check_int("max_tokens", self.max_tokens)
        if self.top_k is not None:
            check_int("top_k", self.top_k)
        for name in ("hops", "annotate_dates", "rerank", "similarity"):
            check_flag(name, getattr(self, name))
        if self.synonyms is not None:
            check_text("synonyms", self.synonyms)
        if self.counter not in COUNTERS:
            raise ArgumentValueError(f"counter must be one of {', '.join(COUNTERS)}; got {shown(self.counter)}")
        checked = self.search(None, None)
        for name in ("after", "before"):  # as dates
            object.__setattr__(self, name, getattr(checked, name))
        object.__setattr__(self, "min_relevance", float(self.min_relevance))

    @classmethod
    def of(cls, options: Options, limits: Limits, counter: str) -> ReceiptOptions:
        """Return what is stored of the options of a search and of the limits of a context."""
        return cls(
            max_tokens=limits.max_tokens,
            top_k=limits.top_k,
            hops=limits.hops,
            expand_query=options.expand_query,
            after=options.after,
            before=options.before,
            annotate_dates=limits.annotate_dates,
            min_relevance=options.min_relevance,
            synonyms=None if options.lexicon is None else options.lexicon.text,
            counter=counter,
            rerank=options.rerank is not None,
            similarity=options.similarity is not None,
        )

    def search(self, rerank: Rerank | None, similarity: Similarity | None) -> Options:
        """Return the options of the search, with the functions that cannot be stored."""
        return Options(
            expand_query=self.expand_query,
            after=self.after,
            before=self.before,
            min_relevance=self.min_relevance,
            synonyms=self.synonyms,
            rerank=rerank,
            similarity=similarity,
        )


@dataclass(frozen=True, slots=True)
class Receipt:
    r"""A context and why it holds what it holds: what `explain` returns.

    `relevance` is the share of the question, by rarity, that the memory holds together, 0 to 1: where it is low, "not
    recorded" is the better answer. `speakers`, `dates` and `kinds` are what the question names and asks for. `text` is
    the very string that `recall_context` returns, `tokens` what it counts. `passages` were admitted, best first;
    `rejected` are the nearest that were not.

    >>> from zettelpy import compress, explain, recall_context
    >>> memory = compress("Ana: The boiler is fixed.\n\nBo: Who pays for the boiler?\n\nAna: I do.")
    >>> receipt = explain(memory, "What about the boiler?", max_tokens=8)
    >>> receipt.text == recall_context(memory, "What about the boiler?", max_tokens=8)
    True
    >>> receipt.passages[0].rule, receipt.rejected[0].rule, receipt.rejected[0].reason
    ('word', 'word', 'budget')
    >>> receipt.verify(memory), Receipt.from_dict(receipt.as_dict()) == receipt
    ([], True)
    """

    query: str
    options: ReceiptOptions
    relevance: float
    terms: tuple[ReceiptTerm, ...]
    speakers: tuple[str, ...]
    dates: tuple[str, ...]
    kinds: tuple[str, ...]
    text: str
    tokens: float
    passages: tuple[ReceiptPassage, ...] = ()
    rejected: tuple[ReceiptPassage, ...] = ()

    def __post_init__(self) -> None:
        check_text("Receipt.query", self.query)
        if not isinstance(self.options, ReceiptOptions):
            raise ArgumentTypeError(f"Receipt.options must be ReceiptOptions, got {type(self.options).__name__}")
        object.__setattr__(self, "relevance", check_number("Receipt.relevance", self.relevance, least=0.0, most=1.0))
        _all("Receipt.terms", self.terms, ReceiptTerm)
        for name in ("speakers", "dates", "kinds"):
            _all(f"Receipt.{name}", getattr(self, name), str)
        check_text("Receipt.text", self.text)
        tokens = _number("Receipt.tokens", self.tokens)
        object.__setattr__(self, "tokens", int(tokens) if tokens == int(tokens) else tokens)
        for name, values in (("passages", self.passages), ("rejected", self.rejected)):
            _all(f"Receipt.{name}", values, ReceiptPassage)
            for passage in values:
                if (passage.reason is None) != (name == "passages"):
                    raise ArgumentValueError("Receipt.rejected must have reasons, and Receipt.passages none")

    def as_dict(self) -> dict[str, Any]:
        """Return the receipt as what JSON can hold; `from_dict` brings it back, exactly."""
        from zettelpy.receipt.records import to_record  # here: it reads these values

        return to_record(self)

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> Receipt:
        """Return the receipt that `as_dict` gave; TypeError or ValueError, with the place, for anything else."""
        from zettelpy.receipt.records import from_record  # here: it makes these values

        return from_record(record)

    def verify(
        self,
        memory: Memory,
        *,
        source: str | None = None,
        count_tokens: Counter | None = None,
        rerank: Rerank | None = None,
        similarity: Similarity | None = None,
    ) -> list[str]:
        """Compute everything again from a memory and return what does not hold, a sentence each; `[]` if all does.

        `source` is the text of a memory that lost it. The functions are those that `explain` was called with. Without
        one of them, what does not depend on it is checked, and a sentence that begins with `not checked:` says what
        could not be.

        Raises TypeError or ValueError for arguments that `explain` would refuse as well.
        """
        from zettelpy.receipt.checks import verify  # here: it makes receipts

        return verify(self, memory, source, count_tokens, rerank, similarity)
