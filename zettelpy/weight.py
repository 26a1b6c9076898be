"""Raw scores and tunnels into weights: what a zettel tells by itself, and how well it is linked.

    weight = weigh(0.8 * score + 0.2 * tunnels of the zettel / most tunnels of any zettel)

The score is the raw score, halved every `half_life` turns in the snapshot of a stream. So the weights of a memory
follow from what else is in it, and its text form need not hold them. Source: `rank/weights.py` says how scores
compare.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from zettelpy.rank.num import exp2
from zettelpy.rank.weights import weigh
from zettelpy.types import Tunnel, Zettel

OWN_SHARE: Final = 0.8  # of a weight: the zettel's own score
LINK_SHARE: Final = 0.2  # and how well it is linked


def weights_of(
    zettels: Sequence[Zettel], tunnels: Sequence[Tunnel], temperature: float, half_life: float | None = None
) -> list[float]:
    """Return the weight of each zettel, in hundredths from 0.0 to 1.0, in their order.

    `half_life` counts turns (`Zettel.turn`); the latest turn among the zettels is now. Every tunnel must join two of
    the zettels.

    >>> weights_of([Zettel("a", raw=0.35), Zettel("b", raw=0.0)], [], 0.5)
    [1.0, 0.0]
    """
    return weigh(_linked(scores_of(zettels, half_life), zettels, tunnels), temperature)


_FIELDS: Final = tuple(name for name in Zettel.__slots__ if name != "weight")
_values_of: Final = attrgetter(*_FIELDS)
_setter: Final[dict[str, Any]] = {name: getattr(Zettel, name).__set__ for name in Zettel.__slots__}


def weighed(zettels: Sequence[Zettel], weights: Sequence[float]) -> tuple[Zettel, ...]:
    """Return the zettels with other weights, each from 0.0 to 1.0: what `dataclasses.replace` gives, field by field.

    What a zettel holds was checked when it was made, and is not checked again.

    >>> weighed([Zettel("a", topics=("tea",))], [0.5])[0].weight
    0.5
    """
    copies: tuple[Zettel, ...] = tuple(map(object.__new__, map(type, zettels)))
    if len(weights) != len(zettels):
        raise ValueError(f"{len(weights)} weights for {len(zettels)} zettels")
    columns = dict(zip(_FIELDS, zip(*map(_values_of, zettels), strict=True), strict=True)) if zettels else {}
    for name, column in {**columns, "weight": weights}.items():
        deque(map(_setter[name], copies, column), maxlen=0)
    return copies


def scores_of(zettels: Sequence[Zettel], half_life: float | None = None) -> list[float]:
    """Return the raw scores, faded; where one is not known, the weights of all, since the two are no common scale."""
    raws = [zettel.raw for zettel in zettels if zettel.raw is not None]
    if len(raws) != len(zettels):
        return [zettel.weight for zettel in zettels]
    if half_life is None:
        return raws
    now = max((zettel.turn for zettel in zettels if zettel.turn is not None), default=0)
    return [
        raw if zettel.turn is None else raw * exp2(-(now - zettel.turn) / half_life)
        for raw, zettel in zip(raws, zettels, strict=True)
    ]


def _linked(scores: Sequence[float], zettels: Sequence[Zettel], tunnels: Sequence[Tunnel]) -> list[float]:
    """Blend each score with the zettel's degree in the tunnel graph, as a share of the highest degree."""
    degree = {zettel.id: 0 for zettel in zettels}
    for tunnel in tunnels:
        degree[tunnel.source] += 1
        degree[tunnel.target] += 1
    most = max(degree.values(), default=0)
    if most == 0:
        return [OWN_SHARE * score for score in scores]
    return [
        OWN_SHARE * score + LINK_SHARE * degree[zettel.id] / most for score, zettel in zip(scores, zettels, strict=True)
    ]
