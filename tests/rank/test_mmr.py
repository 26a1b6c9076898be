"""Maximal marginal relevance: the lazy choice is the plain greedy one, and cheap."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.errors import ZettelError
from zettelpy.rank import mmr as module
from zettelpy.rank.mmr import jaccard, mmr

ITEMS = st.lists(st.tuples(st.integers(0, 10), st.frozensets(st.sampled_from("abcdef"))), max_size=12)


def greedy(relevance: list[float], features: list[frozenset[str]], limit: int, trade_off: float) -> list[int]:
    """The algorithm as it is defined: compare every item that is left at each step, the first of the best wins."""
    chosen: list[int] = []
    while len(chosen) < min(limit, len(relevance)):
        best, top = -1, -float("inf")
        for item, value in enumerate(relevance):
            if item in chosen:
                continue
            like = max((jaccard(features[item], features[other]) for other in chosen), default=0.0)
            score = trade_off * value - (1.0 - trade_off) * like
            if score > top:
                best, top = item, score
        chosen.append(best)
    return chosen


@given(ITEMS, st.integers(0, 14), st.sampled_from([0.0, 0.3, 0.7, 1.0]))
def test_equals_plain_greedy(items: list[tuple[int, frozenset[str]]], limit: int, trade_off: float) -> None:
    relevance = [value / 10 for value, _ in items]
    features = [own for _, own in items]
    assert mmr(relevance, features, limit, trade_off) == greedy(relevance, features, limit, trade_off)


@given(ITEMS, st.integers(0, 12))
def test_fewer_is_a_prefix_of_more(items: list[tuple[int, frozenset[str]]], limit: int) -> None:
    relevance, features = [value / 10 for value, _ in items], [own for _, own in items]
    assert mmr(relevance, features, limit) == mmr(relevance, features, 99)[:limit]


def test_a_repeated_item_waits() -> None:
    features = [{"boiler", "may"}, {"boiler", "may"}, {"bees"}]
    assert mmr([1.0, 0.9, 0.7], features, 3) == [0, 2, 1]
    assert mmr([1.0, 0.9, 0.7], features, 3, trade_off=1.0) == [0, 1, 2]


def test_most_items_are_never_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """50 of 3,000 at falling relevance: far fewer comparisons than the 150,000 of one look at each a step."""
    count = 0

    def counted(own: frozenset[str], others: list[frozenset[str]], least: float) -> float:
        nonlocal count
        count += len(others)
        return closest(own, others, least)

    closest = module._closest
    monkeypatch.setattr(module, "_closest", counted)
    features = [frozenset((f"w{i % 700}", f"w{i % 31}", f"x{i % 97}")) for i in range(3000)]
    assert len(mmr([1.0 / (1 + i) for i in range(3000)], features, 50)) == 50
    assert 50 < count <= 150_000


def test_bad_arguments() -> None:
    with pytest.raises(ZettelError, match="one feature set"):
        mmr([1.0], [], 1)
    with pytest.raises(ZettelError, match="trade_off"):
        mmr([1.0], [frozenset()], 1, trade_off=1.5)
