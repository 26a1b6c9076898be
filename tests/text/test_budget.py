"""Filling a budget: never over it, in order of worth, whatever the counter does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.text.budget import check_counter, fill
from zettelpy.text.tokens import estimate_tokens

PIECES = st.lists(st.text(alphabet="ab \n", min_size=1, max_size=30), max_size=40)
COUNTERS: list[Callable[[str], int]] = [
    len,
    estimate_tokens,
    lambda text: len(text.split()),
    lambda text: 7 + len(text) // 2,
]


def joined(pieces: Sequence[str]) -> Callable[[Sequence[int]], str]:
    return lambda chosen: "\n".join(pieces[i] for i in sorted(chosen))


@given(PIECES, st.integers(0, 120), st.sampled_from(COUNTERS))
def test_never_over_budget_and_no_piece_twice(pieces: list[str], budget: int, count: Callable[[str], int]) -> None:
    render = joined(pieces)
    chosen = fill(len(pieces), budget, count, lambda i: count(pieces[i]) if count is not COUNTERS[3] else 0, render)
    assert not chosen or count(render(chosen)) <= budget
    assert len(set(chosen)) == len(chosen)


@given(PIECES, st.integers(0, 200))
def test_equals_taking_one_by_one_where_counts_add_up(pieces: list[str], budget: int) -> None:
    render = joined(pieces)
    expected: list[int] = []
    for i in range(len(pieces)):
        if len(render([*expected, i])) <= budget:
            expected.append(i)
    assert fill(len(pieces), budget, len, lambda i: len(pieces[i]), render) == expected


def test_renderings_grow_with_the_logarithm() -> None:
    calls = 0

    def render(chosen: Sequence[int]) -> str:
        nonlocal calls
        calls += 1
        return "x" * len(chosen)

    assert len(fill(100_000, 100_000, len, lambda i: 1, render)) == 100_000
    assert calls < 40


def test_limit_stops() -> None:
    assert fill(10, 100, len, lambda i: 1, lambda chosen: "x" * len(chosen), 3) == [0, 1, 2]


@pytest.mark.parametrize("counter", [3, "len", object()])
def test_counter_must_be_callable(counter: object) -> None:
    with pytest.raises(ArgumentTypeError, match="function from str to int"):
        check_counter(counter)


def test_counter_must_give_a_number() -> None:
    with pytest.raises(ArgumentTypeError, match="must return a number"):
        check_counter(lambda text: None)
    count = check_counter(lambda text: len(text) / 4 if text != "tea" else None)
    assert (count(""), count("soup")) == (0, 1.0)
    with pytest.raises(ArgumentTypeError, match="count_tokens must return .*, got NoneType for 'tea'"):
        count("tea")


@pytest.mark.parametrize("wrong", [float("nan"), float("inf"), -float("inf"), 10**400])
def test_counter_must_give_a_finite_number(wrong: float) -> None:
    with pytest.raises(ArgumentValueError, match="count_tokens must return a finite number of tokens, got"):
        check_counter(lambda text: wrong)
    count = check_counter(lambda text: wrong if text else 0)
    with pytest.raises(ArgumentValueError, match="got .* for 'tea'"):
        count("tea")
