"""Fill a hard budget: choose pieces in order of worth so that the rendering of the chosen fits, measured as a whole.

Token counts do not add up (a counter may be anything), so only the count of the exact string decides. Pieces are tried
in runs that would fill what is left by their own counts and by what the runs before them added beyond those, and that
are halved when they do not fit, so the number of renderings is logarithmic in the number of accepted pieces. A piece
whose own count is more than what is left is passed over without rendering.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import shown
from zettelpy.text.tokens import estimate_tokens

Counter = Callable[[str], int]
PARTS: Final = 16
SURE: Final = 12  # parts of a piece's own count that it adds for sure: what it is beside may lower the rest
ADDING: Final = 15  # the same, once SAMPLE pieces at once have shown that counts add up
SAMPLE: Final = 4
SLACK: Final = 2  # tokens that rounding may have added to it
MOSTLY: Final = 14  # parts of the room that pieces may fill by their own counts to be tried at once
MOST_TOKENS: Final = 1e12  # of a count: what is more is no number of tokens
PATIENCE: Final = 16  # renderings in a row that fail before the budget counts as full


def check_counter(value: object) -> Counter:
    """Return the caller's token counter, each count checked, or the estimator where it is None.

    Raises TypeError if it cannot be called. What it returns is looked at as it counts, first of all for no text: a
    TypeError for what is no int and no float, a ValueError for what is no finite number.

    >>> check_counter(len)("four")
    4
    >>> check_counter(lambda text: float("nan"))
    Traceback (most recent call last):
    ...
    zettelpy.errors.ArgumentValueError: count_tokens must return a finite number of tokens, got nan for ''
    """
    if value is None:
        return estimate_tokens
    if not callable(value):
        raise ArgumentTypeError(f"count_tokens must be a function from str to int, got {type(value).__name__}")
    count = CheckedCounter(value)
    count("")
    return count


class CheckedCounter:
    """A caller's counter, `of`, each count checked."""

    __slots__ = ("of",)

    def __init__(self, of: Callable[[str], object]) -> None:
        self.of = of

    def __call__(self, text: str) -> int:
        tokens = self.of(text)
        if type(tokens) is int and -MOST_TOKENS < tokens < MOST_TOKENS:
            return tokens
        if isinstance(tokens, bool) or not isinstance(tokens, (int, float)):
            got = f"{type(tokens).__name__} for {shown(text)}"
            raise ArgumentTypeError(f"count_tokens must return a number of tokens, an int or a float, got {got}")
        if not -MOST_TOKENS < tokens < MOST_TOKENS:  # false for what is no number as well
            got = f"{shown(tokens)} for {shown(text)}"
            raise ArgumentValueError(f"count_tokens must return a finite number of tokens, got {got}")
        return cast("int", tokens)  # a float counts as well as an int


def overhead(count: Counter, sample: str) -> int:
    """Return what a counter charges for a string whatever it holds, or by rounding: what two pieces together save.

    >>> overhead(lambda text: 10 + len(text), "a piece")
    10
    """
    return max(0, count(""), 2 * count(sample) - count(f"{sample}\n{sample}"))


def fill(
    size: int,
    budget: int,
    count: Counter,
    cost: Callable[[int], int],
    render: Callable[[Sequence[int]], str],
    limit: int | None = None,
    lookahead: int | None = None,
) -> list[int]:
    """Return the pieces chosen of 0 .. size-1, tried in that order, such that `count(render(chosen)) <= budget`.

    `cost(i)` is what piece i counts alone, cheap to ask; a piece is left out unrendered where even most of that
    is more than what is left. At most `limit` pieces are chosen. With `lookahead`, the budget counts as full when
    so many pieces in a row are too big for what is left, so that none is fetched from far behind to fill it.

    >>> words = ["stone", "a", "bee"]
    >>> fill(3, 5, len, lambda i: len(words[i]), lambda chosen: " ".join(words[i] for i in chosen))
    [0]
    >>> fill(3, 4, len, lambda i: len(words[i]), lambda chosen: " ".join(words[i] for i in chosen))
    [1]
    """
    taken: list[int] = []
    most = size if limit is None else limit
    used = count(render(taken))
    patience = size if lookahead is None else lookahead
    at, failures, sure = 0, 0, SURE
    run = _likely(size, (budget - used) * MOSTLY // PARTS, cost, 0)
    while at < size and len(taken) < most and failures < PATIENCE:
        batch: list[int] = []
        room = budget - used
        after = at
        stop = min(size, at + patience + run)
        while after < stop and len(batch) < min(run, most - len(taken)):
            price = cost(after) * sure // PARTS - SLACK
            if price <= room:
                batch.append(after)
                room -= price
            elif batch:
                break  # what is too big for the run may still fit alone
            after += 1
        if not batch:
            break
        total = count(render([*taken, *batch]))
        if total <= budget:
            grown, own = total - used, 0
            for place in batch:
                own += cost(place)
            if len(batch) >= SAMPLE and PARTS * grown >= ADDING * own:
                sure = ADDING
            taken += batch
            used, at, failures = total, after, 0
            left = budget - total
            run = _likely(size, left * own // grown if grown > own > 0 else left * MOSTLY // PARTS, cost, after)
        elif len(batch) > 1:
            run = max(1, len(batch) // 2)
        else:
            at, run, failures = after, 1, failures + 1
    return taken


def _likely(size: int, room: float, cost: Callable[[int], int], at: int) -> int:
    """Return how many pieces from `at` on to try at once: as many as fit by their own counts, at least one."""
    run = 0
    while at < size:
        room -= cost(at)
        if room < 0:
            break
        at, run = at + 1, run + 1
    return max(1, run)
