"""Weights: only the order of the scores counts, equal scores weigh the same, and nothing overflows."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.errors import ZettelError
from zettelpy.rank.weights import NEUTRAL, midranks, weigh

SCORES = st.lists(st.integers(0, 12).map(lambda n: n / 12), min_size=0, max_size=30)
TEMPERATURES = st.floats(min_value=5e-324, max_value=1.7e308, allow_nan=False, allow_infinity=False)


@given(SCORES, TEMPERATURES)
def test_weights_keep_the_order(scores: list[float], temperature: float) -> None:
    weights = weigh(scores, temperature)
    assert len(weights) == len(scores)
    assert all(weight == round(weight * 100) / 100 and 0.0 <= weight <= 1.0 for weight in weights)
    for score, weight in zip(scores, weights, strict=True):
        for other, another in zip(scores, weights, strict=True):
            assert score != other or weight == another
            assert score <= other or weight >= another
    if len(set(scores)) > 1:
        assert max(weights) == 1.0


@given(SCORES)
def test_only_the_order_counts(scores: list[float]) -> None:
    assert weigh(scores) == weigh([score * score * 100 - 3 for score in scores])


@given(SCORES)
def test_as_the_textbook_softmax(scores: list[float]) -> None:
    """(e**(r / T) - 1) / (e**(top / T) - 1) with r the midrank as a share, to within the rounding."""
    if len(set(scores)) < 2:
        return
    shares = [rank / (len(scores) - 1) for rank in midranks(scores)]
    top = max(shares)
    for weight, share in zip(weigh(scores, 0.5), shares, strict=True):
        exact = math.expm1(share / 0.5) / math.expm1(top / 0.5)
        assert abs(weight - exact) <= 0.005 + 1e-9


def test_ties_share_the_midrank() -> None:
    assert midranks([5.0, 1.0, 5.0, 5.0]) == [2.0, 0.0, 2.0, 2.0]
    assert midranks([]) == []


def test_alone_neutral_and_the_small_demo() -> None:
    assert weigh([]) == []
    assert weigh([0.0]) == [1.0]
    assert weigh([0.2] * 9) == [NEUTRAL] * 9
    assert weigh([0.0, 0.6, 0.0, 0.0]) == [0.15, 1.0, 0.15, 0.15]
    assert weigh([0.1, 0.2, 0.3]) == [0.0, 0.27, 1.0]


def test_temperature_sets_the_best_apart() -> None:
    cold, warm, hot = (weigh([1.0, 2.0, 3.0], temperature)[1] for temperature in (0.1, 0.5, 1e300))
    assert cold < warm < hot == 0.5


@pytest.mark.parametrize("temperature", [0.0, -1.0, float("nan")])
def test_impossible_temperatures(temperature: float) -> None:
    with pytest.raises(ZettelError, match="temperature"):
        weigh([1.0, 2.0], temperature)


def test_impossible_scores() -> None:
    with pytest.raises(ZettelError, match="finite"):
        weigh([1.0, float("nan")])
