"""ln, exp and exp2: close to the exact value, exact where they can be, and the same bits for ever."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from zettelpy.errors import ZettelError
from zettelpy.rank.num import exp, exp2, ln

PLACES = 60  # decimal digits of the exact value
MOST_ULPS = 1  # the promise is two


def ulps(found: float, exact: Decimal) -> float:
    return float(abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact))))


@given(st.floats(min_value=5e-324, allow_infinity=False, allow_nan=False) | st.floats(min_value=0.25, max_value=4.0))
@example(5e-324)
@example(0.9999999999999999)
@example(1.0000000000000002)
@example(0.7071067811865475)
@example(0.7071067811865477)
@example(1.7976931348623157e308)
def test_ln_is_within_an_ulp(x: float) -> None:
    with localcontext() as context:
        context.prec = PLACES
        exact = Decimal(x).ln()
        assert ln(x) == 0.0 if x == 1.0 else ulps(ln(x), exact) <= MOST_ULPS


@given(st.floats(min_value=-700.0, max_value=709.7827128933840))
def test_exp_is_within_an_ulp(x: float) -> None:
    with localcontext() as context:
        context.prec = PLACES
        assert ulps(exp(x), Decimal(x).exp()) <= MOST_ULPS


@given(st.floats(min_value=-1000.0, max_value=1023.9999999999))
def test_exp2_is_within_an_ulp(x: float) -> None:
    with localcontext() as context:
        context.prec = PLACES
        assert ulps(exp2(x), Decimal(2) ** Decimal(x)) <= MOST_ULPS


@given(st.integers(min_value=-1074, max_value=1023))
def test_exp2_is_exact_at_whole_numbers(n: int) -> None:
    assert exp2(float(n)) == math.ldexp(1.0, n)


@given(st.floats(min_value=1e-300, max_value=1e300), st.floats(min_value=1e-300, max_value=1e300))
def test_ln_and_exp2_keep_the_order(a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert ln(low) <= ln(high)
    if high < 1000:
        assert exp2(low) <= exp2(high)
        assert exp2(-low) >= exp2(-high)


def test_the_bits_are_frozen() -> None:
    """Found once, the same everywhere: a change here changes every memory in the world."""
    found = [ln(3.0), ln(10.0), ln(0.1), ln(1e-300), exp(-1.0), exp(3.7), exp2(0.5), exp2(-1.0 / 3.0)]
    assert [value.hex() for value in found] == [
        "0x1.193ea7aad030ap+0",
        "0x1.26bb1bbb55516p+1",
        "-0x1.26bb1bbb55515p+1",
        "-0x1.5963447f87fb5p+9",
        "0x1.78b56362cef38p-2",
        "0x1.4394144eeec81p+5",
        "0x1.6a09e667f3bccp+0",
        "0x1.965fea53d6e3cp-1",
    ]


def test_half_life_halves() -> None:
    assert exp2(-10 / 10) == 0.5
    assert exp2(-20 / 10) == 0.25
    assert exp2(0.0) == 1.0


@pytest.mark.parametrize("x", [0.0, -1.0, float("inf"), float("-inf"), float("nan")])
def test_ln_refuses_what_has_no_logarithm(x: float) -> None:
    with pytest.raises(ZettelError, match="above 0"):
        ln(x)


@pytest.mark.parametrize(("function", "most"), [(exp, 709.782712893384), (exp2, math.nextafter(1024.0, 0.0))])
def test_exponentials_at_their_ends(function: object, most: float) -> None:
    assert callable(function)
    assert 1.7e308 < function(most) < float("inf")
    assert function(-1e9) == 0.0
    assert function(float("-inf")) == 0.0
    for beyond in (1025.0, float("inf"), float("nan")):
        with pytest.raises(ZettelError, match="below"):
            function(beyond)
