"""MinHash: the estimate is near the truth, near sets are found, far sets mostly are not, and no bucket is quadratic."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.rank.minhash import SIZE, WINDOW, near_pairs, rows_for, signature, signatures

FEATURES = st.sets(st.text(max_size=6), max_size=12)


@given(FEATURES)
def test_a_signature_depends_on_the_set_alone(features: set[str]) -> None:
    order = sorted(features)
    assert signature(order) == signature(order[::-1] + order)
    assert signature(order) == signatures([["other"], order])[1]
    assert len(signature(order)) == (SIZE if features else 0)
    assert all(0 <= value < 2**32 for value in signature(order))


@given(FEATURES, FEATURES)
def test_the_signature_of_a_union_is_the_minimum(left: set[str], right: set[str]) -> None:
    union = signature(sorted(left | right))
    if left and right:
        assert union == tuple(map(min, signature(sorted(left)), signature(sorted(right))))


def test_agreement_estimates_the_similarity() -> None:
    common = [f"word{i}" for i in range(60)]
    left, right = signatures([[*common, *"abcdefghij"], [*common, *"ABCDEFGHIJ"]])  # Jaccard 60 / 80
    agreed = sum(a == b for a, b in zip(left, right, strict=True))
    assert 0.6 < agreed / SIZE < 0.9


def test_the_bits_are_frozen() -> None:
    assert signature(["boiler", "May", "\ud800"])[:2] == signature(["\ud800", "May", "boiler"])[:2]
    assert signature(["boiler"])[:3] == (1809159279, 1567665692, 3911596391)


def test_near_sets_are_found_and_far_ones_are_not() -> None:
    base = [f"w{i}" for i in range(40)]
    sets = []
    for group in range(50):
        words = [f"{group}-{word}" for word in base]
        sets += [words, [*words[:-1], f"{group}-other"]]  # Jaccard 39 / 41
    pairs = near_pairs(signatures(sets), 0.9)
    wanted = {(2 * group, 2 * group + 1) for group in range(50)}
    assert len(wanted & set(pairs)) == 50
    assert len(pairs) < 60


@given(st.lists(FEATURES, max_size=12))
def test_pairs_are_ordered_and_distinct_and_equal_sets_pair(sets: list[set[str]]) -> None:
    pairs = near_pairs(signatures(map(sorted, sets)), 0.8)
    assert pairs == sorted(set(pairs))
    assert all(first < second for first, second in pairs)
    for second, features in enumerate(sets):
        for first in range(second):
            if features and sets[first] == features:
                assert (first, second) in pairs


def test_a_crowd_of_equal_sets_gives_linearly_many_pairs() -> None:
    sketch = signature(["the", "same"])
    assert len(near_pairs([sketch] * 1000, 0.9)) <= WINDOW * 1000
    empty: tuple[int, ...] = ()
    assert near_pairs([empty] * 5, 0.9) == []


def test_rows_follow_the_threshold() -> None:
    rows = [rows_for(threshold / 10) for threshold in range(11)]
    assert rows == sorted(rows)
    assert rows[0] == 1
    assert rows[10] == 16
