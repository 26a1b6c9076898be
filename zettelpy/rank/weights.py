"""Raw scores into weights from 0 to 1 that compare the items of one memory with one another.

A score counts by its midrank (equal scores share the mean of their ranks), so one huge score does not press the others
together. The midrank as a share of the whole goes through a softmax, whose temperature says how far the best stand out,
and the result is stretched so that the heaviest weighs 1. The foot of the scale is where a single lightest item would
stand: many items that share the lowest score weigh a little more than 0, the more the larger their part.

Invariants: weights are whole hundredths; equal scores weigh the same and a higher score never weighs less; only the
order of the scores counts. Where all scores are equal nothing stands out: 0.5 each, and 1.0 for an item alone.

Source: midranks, Kendall 1945; the exponential is `zettelpy.rank.num.exp`, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.errors import ArgumentValueError
from zettelpy.rank.num import exp

NEUTRAL: Final = 0.5
_FLAT: Final = 1e-5  # a softmax this flat is a straight line to two decimals, and would cancel to 0 / 0


def midranks(scores: Sequence[float]) -> list[float]:
    """Return the rank of each score from 0 (lowest); equal scores share the mean of their ranks.

    >>> midranks([0.3, 0.1, 0.3, 0.9])
    [1.5, 0.0, 1.5, 3.0]
    """
    order = sorted(range(len(scores)), key=scores.__getitem__)
    ranks = [0.0] * len(scores)
    first = 0
    while first < len(order):
        stop = first + 1
        while stop < len(order) and scores[order[stop]] == scores[order[first]]:
            stop += 1
        for item in order[first:stop]:
            ranks[item] = (first + stop - 1) / 2
        first = stop
    return ranks


def weigh(scores: Sequence[float], temperature: float = 0.5) -> list[float]:
    """Return a weight for each score, in hundredths from 0.0 to 1.0; a lower temperature sets the best further apart.

    Raise ValueError for a score that is no finite number or a temperature that is not above 0.

    >>> weigh([0.0, 0.6, 0.2, 0.0])
    [0.06, 1.0, 0.44, 0.06]
    >>> weigh([0.4, 0.4, 0.4]), weigh([0.4]), weigh([])
    ([0.5, 0.5, 0.5], [1.0], [])
    """
    if not temperature > 0.0:
        raise ArgumentValueError(f"temperature must be above 0, got {temperature}")
    for score in scores:
        if not score - score == 0.0:
            raise ArgumentValueError(f"a score must be a finite number, got {score}")
    if len(scores) < 2:
        return [1.0] * len(scores)
    ranks = midranks(scores)
    top = max(ranks)
    if top == min(ranks):
        return [NEUTRAL] * len(scores)
    last = len(scores) - 1
    span = top / last / temperature
    known: dict[float, float] = {}
    for rank in ranks:
        if rank not in known:
            known[rank] = _hundredths(_stretch(rank / top, span))
    return [known[rank] for rank in ranks]


def _stretch(share: float, span: float) -> float:
    """Return (e**(share * span) - 1) / (e**span - 1): the softmax from 0 to 1, shifted so that nothing overflows."""
    if span < _FLAT or share == 1.0:
        return share
    foot = exp(-span)
    return (exp(span * (share - 1.0)) - foot) / (1.0 - foot)


def _hundredths(value: float) -> float:
    """Round a number from 0 to 1 to hundredths, halves upwards."""
    return int(value * 100.0 + 0.5) / 100
