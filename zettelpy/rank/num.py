"""Logarithm and exponentials from + - * /, `frexp` and `ldexp` alone: the same bits on every machine.

The C libraries differ from one another in the last bit of `log`, `exp` and `pow`, and an order decided by that bit
would differ too. IEEE 754 fixes + - * / to the bit, and `frexp` and `ldexp` only move exponents. So every logarithm or
exponential that can decide an order, a rounding or an output byte comes from here. The results lie within two units in
the last place of the exact value.

Method: the argument is reduced by powers of two; what is left is a short power series (the one of the inverse
hyperbolic tangent for the logarithm, the one of the exponential) summed by Horner's rule. ln 2 is held as the sum of a
part of 40 bits, whose product with an exponent is exact, and a rest (Cody and Waite, Software Manual for the Elementary
Functions, 1980).
"""

from __future__ import annotations

from math import factorial, frexp, ldexp
from typing import Final

from zettelpy.errors import ArgumentValueError

_LN2_HEAD: Final = 762123384785 / 2**40
_LN2_REST: Final = 7.371002565167799e-13
_LN2: Final = _LN2_HEAD + _LN2_REST
_ROOT_HALF: Final = 0.7071067811865476
_ATANH: Final = tuple(2.0 / (2 * k + 1) for k in range(10, 0, -1))  # of z, z**2, ... in falling order, z < 0.0295
_EXP: Final = tuple(1.0 / factorial(k) for k in range(13, 2, -1))  # of t**13, t**12, ..., t**3


def ln(x: float) -> float:
    """Return the natural logarithm of a finite number above 0; raise ValueError for anything else.

    >>> ln(1.0), ln(2.0)
    (0.0, 0.6931471805599453)
    """
    if not 0.0 < x < float("inf"):
        raise ArgumentValueError(f"ln takes a finite number above 0, got {x}")
    mantissa, exponent = frexp(x)
    if mantissa < _ROOT_HALF:
        mantissa, exponent = mantissa + mantissa, exponent - 1
    # ln(1 + f) = 2 atanh(s) with s = f / (2 + f), written so that the leading term f is exact.
    f = mantissa - 1.0
    s = f / (2.0 + f)
    z = s * s
    series = 0.0
    for coefficient in _ATANH:
        series = (series + coefficient) * z
    if exponent == 0:
        return f - s * (f - series)
    return exponent * _LN2_HEAD - ((s * (f - series) - exponent * _LN2_REST) - f)


def _exp_near_zero(t: float) -> float:
    """Return e**t for |t| <= 0.35, the leading terms added last."""
    series = 0.0
    for coefficient in _EXP:
        series = (series + coefficient) * t
    return 1.0 + (t + t * t * (0.5 + series))


def exp(x: float) -> float:
    """Return e**x: 0.0 below the smallest float; raise ValueError where it would be above the largest, or for nan.

    >>> exp(0.0), exp(1.0), exp(-1e9)
    (1.0, 2.7182818284590455, 0.0)
    """
    if x < -746.0:
        return 0.0
    if not x < 709.7827128933841:
        raise ArgumentValueError(f"exp takes a number below 709.78, got {x}")
    steps = int(x / _LN2 + (0.5 if x >= 0.0 else -0.5))
    return ldexp(_exp_near_zero((x - steps * _LN2_HEAD) - steps * _LN2_REST), steps)


def exp2(x: float) -> float:
    """Return 2**x, exact where x is whole: 0.0 below the smallest float; raise ValueError above the largest.

    A value that loses half of itself every `h` turns has `exp2(-turns / h)` left.

    >>> exp2(-1.0), exp2(10.0), exp2(0.5), exp2(-1e9)
    (0.5, 1024.0, 1.414213562373095, 0.0)
    """
    if x < -1076.0:
        return 0.0
    if not x < 1024.0:
        raise ArgumentValueError(f"exp2 takes a number below 1024, got {x}")
    steps = int(x + (0.5 if x >= 0.0 else -0.5))
    rest = x - steps
    return ldexp(_exp_near_zero(rest * _LN2), steps)
