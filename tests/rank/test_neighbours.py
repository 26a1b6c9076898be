"""Nearest sets: the clear form over all pairs, in lists and in masks, and what a budget leaves."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.rank import neighbours
from zettelpy.rank.neighbours import Nearest, nearest_sets

SETS = st.lists(st.sets(st.integers(0, 9), max_size=7).map(sorted), max_size=16)
# Two features that nearly all have and a few that hardly any has: lists and masks in one set.
MIXED = st.lists(
    st.tuples(st.sets(st.integers(0, 2), max_size=3), st.sets(st.integers(3, 30), max_size=3)).map(
        lambda pair: sorted(pair[0] | pair[1])
    ),
    min_size=12,
    max_size=40,
)
SKEWED = st.lists(st.sets(st.integers(0, 120).map(lambda x: x * x // 120), max_size=9).map(sorted), max_size=40)


def over_all_pairs(sets: list[list[int]], keep: int, gain: Fraction, threshold: float) -> list[list[tuple[int, int]]]:
    """The best others of each set as (distance, position), by comparing every pair."""
    best = []
    for i, own in enumerate(sets):
        ranked = []
        for j, other in enumerate(sets):
            similarity = gain * Fraction(len({*own} & {*other}), len({*own} | {*other}) or 1)
            if i != j and similarity > 0 and float(similarity) >= threshold:
                ranked.append((-similarity, abs(i - j), j))
        best.append([(distance, j) for _, distance, j in sorted(ranked)[:keep]])
    return best


@given(
    st.one_of(SETS, SKEWED, MIXED),
    st.integers(1, 5),
    st.sampled_from([0.0, 0.3, 0.5, 1.0]),
    st.sampled_from([1, 4, 1024]),
    st.sampled_from([0, 1, 24]),
)
def test_equals_a_comparison_of_all_pairs(
    sets: list[list[int]], keep: int, threshold: float, rare: int, few: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "RARE", rare)  # 1: lists only, 1024: masks only
        patch.setattr(neighbours, "FEW", few)
        found = nearest_sets(sets, keep, (6, 5), threshold)
    assert [[ranked[1:] for ranked in each.ranked] for each in found] == over_all_pairs(
        sets, keep, Fraction(6, 5), threshold
    )
    assert all(each.floor == 0.0 for each in found)


def assert_head(exact: list[Nearest], some: list[Nearest]) -> None:
    for whole, part in zip(exact, some, strict=True):
        certain = [ranked for ranked in whole.ranked if -ranked[0] > part.floor]
        assert [ranked for ranked in part.ranked if -ranked[0] > part.floor] == certain


@given(SKEWED, st.integers(1, 3), st.integers(0, 12))
def test_a_budget_leaves_the_head_of_the_answer(sets: list[list[int]], keep: int, budget: int) -> None:
    assert_head(nearest_sets(sets, keep, (1, 1), 0.3), nearest_sets(sets, keep, (1, 1), 0.3, budget))


@given(SKEWED, st.integers(1, 3), st.sampled_from([2, 4, 9]))
def test_so_does_a_bound_of_the_masks(sets: list[list[int]], keep: int, listed: int) -> None:
    exact = nearest_sets(sets, keep, (1, 1), 0.3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "MASKED", 9)
        patch.setattr(neighbours, "LISTED", listed)
        assert_head(exact, nearest_sets(sets, keep, (1, 1), 0.3))


def test_bounds_take_something_away() -> None:
    sets = [[k % 2, 2 + k % 7, 9 + k % 11] for k in range(60)]
    exact = nearest_sets(sets, 3, (1, 1), 0.3)
    bounded = nearest_sets(sets, 3, (1, 1), 0.3, 2)
    assert all(each.floor == 0.0 for each in exact)
    assert any(each.floor > 0.0 for each in bounded)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "MASKED", 9)
        patch.setattr(neighbours, "LISTED", 9)
        masked = nearest_sets(sets, 3, (1, 1), 0.3)
    assert any(each.floor > 0.0 for each in masked)
    for some in (bounded, masked):
        assert_head(exact, some)


def test_the_names_of_features_do_not_matter() -> None:
    sets = [[1, 2, 3], [2, 3, 4], [9], [1, 2, 3], [3, 4, 9]]
    named = [[f"feature {99 - number}" for number in own] for own in sets]
    assert nearest_sets(sets, 2, (1, 1), 0.1) == nearest_sets(named, 2, (1, 1), 0.1)


def test_equal_sets_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> object:
        raise AssertionError("a group with enough equals was compared with others")

    monkeypatch.setattr(neighbours._Search, "_compared", fail)
    monkeypatch.setattr(neighbours._Search, "_leveled", fail)
    found = nearest_sets([["Ana", "Bo"]] * 5000, 3, (6, 5), 0.3)
    assert [ranked[1:] for ranked in found[0].ranked] == [(1, 1), (2, 2), (3, 3)]
    assert [ranked[2] for ranked in found[2500].ranked] == [2499, 2501, 2498]
