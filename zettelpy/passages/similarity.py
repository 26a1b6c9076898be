"""A caller's own judgement of passages: a similarity that blends in as one more ingredient, and a second ranking.

`similarity(query, passages)` is asked about all passages of the memory in the order of the text, always as the same
tuple, so that a caller may embed them once and keep the vectors. It returns a number for each; the greater, the nearer.
What stands out counts: a number gains by how far it lies above the mean, in standard deviations (the z-score), so
cosines, dot products and distances with their sign turned all do. A passage that no word reached is found this way if
it stands out clearly.

`rerank(query, passages)` is asked about the best candidates, best first, and returns a number for each; they are put in
the order of these numbers, ties as they came, before everything behind them.

The result is as deterministic as the function. Numbers that are not finite, and a wrong count of them, are errors.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import islice
from typing import Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import shown
from zettelpy.passages.index import PassageIndex
from zettelpy.types import Memory

Similarity = Callable[[str, Sequence[str]], Sequence[float]]
Rerank = Callable[[str, Sequence[str]], Sequence[float]]

SHARE: Final = 0.25  # added to a score for each standard deviation above the mean
FROM: Final = 0.5  # standard deviations from which on it counts
MOST: Final = 4.0  # up to which it counts
FOUND: Final = 2.0  # from which on a passage is found that no word reached
CANDIDATES: Final = 50  # passages that a second ranking is asked about


def check_function(name: str, value: object) -> None:
    """Raise TypeError unless a value is None or a function."""
    if value is not None and not callable(value):
        shape = "a function of (query, passages) that returns a number for each passage"
        raise ArgumentTypeError(f"{name} must be {shape}, got {type(value).__name__}")


def blend(
    index: PassageIndex, memory: Memory, query: str, similarity: Similarity | None, scores: dict[int, float]
) -> None:
    """Add what a caller's similarity says to the scores of passages; find those that stand out without a word."""
    if similarity is None or not index.passages:
        return
    texts = index.texts(memory)
    values = _scaled(_asked("similarity", similarity, query, texts))
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((value - mean) * (value - mean) for value in values) / len(values))
    if spread <= 0.0:
        return
    for i, value in enumerate(values):
        above = (value - mean) / spread
        if above > FROM and (i in scores or above >= FOUND):
            scores[i] = scores.get(i, 0.0) + SHARE * (min(above, MOST) - FROM)


def _scaled(values: Sequence[float]) -> list[float]:
    """Return numbers divided by the power of two that leaves them below 1, exactly: so their squares stay in range.

    >>> _scaled([3.0, -1.5]), _scaled([1e300, 0.0])[0] < 1.0
    ([0.75, -0.375], True)
    """
    _, exponent = math.frexp(max(map(abs, values)))
    return [math.ldexp(value, -exponent) for value in values]


def reranked(index: PassageIndex, memory: Memory, query: str, rerank: Rerank, order: list[int]) -> list[int]:
    """Return passages, best first, with the first CANDIDATES in the order of a caller's numbers."""
    best = order[:CANDIDATES]
    if not best:
        return order
    values = _asked("rerank", rerank, query, [index.text(memory, i) for i in best])
    places = sorted(range(len(best)), key=lambda place: -values[place])
    return [*(best[place] for place in places), *order[CANDIDATES:]]


def _asked(name: str, function: Similarity, query: str, texts: Sequence[str]) -> list[float]:
    """Return what a caller's function gives, one finite float a text."""
    given: object = function(query, texts)
    if not isinstance(given, Iterable) or isinstance(given, (str, bytes, Mapping, Set)):
        wanted = "a number for each passage, in the order of the passages"
        raise ArgumentTypeError(f"{name} must return {wanted}, got {type(given).__name__}")
    answers = list(islice(given, len(texts) + 1))  # what a generator raises comes out as it is
    values = [_number(name, place, value) for place, value in enumerate(answers)]
    if len(values) != len(texts):
        got = "more" if len(values) > len(texts) else str(len(values))
        raise ArgumentValueError(f"{name} must return {len(texts)} numbers, one a passage, got {got}")
    return values


def _number(name: str, place: int, value: object) -> float:
    """Return what a caller's function gave for a passage as a finite float."""
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        number = float(value)  # type: ignore[arg-type]  # what can be one, such as that of an array, will do
    except (TypeError, ValueError):
        got = f"{shown(value)} for passage {place}"
        raise ArgumentTypeError(f"{name} must return a number for each passage, got {got}") from None
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        got = f"{shown(value)} for passage {place}"
        raise ArgumentValueError(f"{name} must return finite numbers within the range of a float, got {got}")
    return number
