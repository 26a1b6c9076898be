"""Passages and those beside them: how much of what a passage holds reaches its neighbours, and who reaches whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Final, NamedTuple

BEFORE: Final = ((1, 0.45), (2, 0.35), (3, 0.10))  # how much of passage i-d reaches passage i
AFTER: Final = ((1, 0.30), (2, 0.10), (3, 0.05))  # how much of passage i+d reaches passage i
SHARES: Final = {**dict(BEFORE), 0: 1.0, **{-d: share for d, share in AFTER}}  # by target - source
FARTHEST: Final = 3


class Near(NamedTuple):
    """Some passages, and all from which a term may reach them, both in the order of the text."""

    passages: Mapping[int, object]
    around: Mapping[int, object]


def near_to(passages: Iterable[int]) -> Near:
    """Return some passages with those around them.

    >>> list(near_to([12, 4, 2]).around)
    [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]
    """
    order = sorted(passages)
    runs: list[range] = []
    start = stop = -FARTHEST  # of the run that grows; nothing stands before passage 0
    for i in order:
        if i - FARTHEST > stop:
            runs.append(range(start, stop))
            start = i - FARTHEST
        stop = i + FARTHEST + 1
    runs.append(range(start, stop))
    return Near(dict.fromkeys(order), dict.fromkeys(chain.from_iterable(runs)))
