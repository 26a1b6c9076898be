"""Weights are set in copies that are otherwise the zettels themselves."""

from __future__ import annotations

from dataclasses import fields, replace

from zettelpy import Zettel
from zettelpy.weight import weighed

FULL = Zettel(
    "a", ("Ana",), ("tea",), "Tea.", 0.25, 0.5, ("joy",), ("DECISION",), 0, 4, ((0, 4), (9, 13)), 2, "2025-03-04", 7
)  # fmt: skip


def test_weighed_is_what_replace_gives() -> None:
    assert all(getattr(FULL, field.name) != field.default for field in fields(Zettel))
    zettels = [FULL, Zettel("b"), Zettel("c", weight=1.0)]
    made = weighed(zettels, [0.75, 0.5, 0.0])
    assert made == tuple(replace(z, weight=w) for z, w in zip(zettels, [0.75, 0.5, 0.0], strict=True))
    assert FULL.weight == 0.25
    assert all(one is not other for one, other in zip(made, zettels, strict=True))


def test_of_none_is_none() -> None:
    assert weighed([], []) == ()
