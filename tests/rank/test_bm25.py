"""The sparse scorer equals its formula written out, over all passages, term by term."""

from __future__ import annotations

from math import isclose, log

from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.rank.bm25 import AFTER, BEFORE, COVERAGE_SHARE, K1, SECTION_K1, SECTION_SHARE, B, PassageScorer, idf

TERMS = "abcd"
PASSAGES = st.lists(st.dictionaries(st.sampled_from(TERMS), st.integers(1, 4), max_size=4), min_size=1, max_size=14)


def brute(passages: list[dict[str, int]], sections: list[int], weights: dict[str, float]) -> dict[int, float]:
    """Score every passage by the formula in the module's docstring, with dense loops."""
    size = len(passages)
    lengths = [sum(counts.values()) for counts in passages]
    filled = [length for length in lengths if length]
    mean = sum(filled) / len(filled) if filled else 1.0
    ids = sorted(set(sections))
    section_length = {s: sum(n for n, t in zip(lengths, sections, strict=True) if t == s) for s in ids}
    section_mean = sum(section_length.values()) / len(ids) or 1.0

    def normal(i: int, term: str) -> float:
        return passages[i].get(term, 0) / (1 - B + B * lengths[i] / mean)

    def rarity(term: str) -> float:
        count = len([1 for counts in passages if term in counts])
        return log(1 + (size - count + 0.5) / (count + 0.5))

    whole = sum(weight * rarity(term) for term, weight in weights.items())
    scores: dict[int, float] = {}
    for i in range(size):
        total = held = 0.0
        for term, weight in weights.items():
            reach = normal(i, term)
            for shares, sign in ((BEFORE, -1), (AFTER, 1)):
                for distance, share in shares:
                    j = i + sign * distance
                    if 0 <= j < size and sections[j] == sections[i]:
                        reach += share * normal(j, term)
            if reach == 0.0:
                continue
            total += weight * rarity(term) * reach * (K1 + 1) / (reach + K1)
            held += weight * rarity(term)
            if len(ids) > 1:
                sums = {s: sum(normal(j, term) for j in range(size) if sections[j] == s) for s in ids}
                found = len([1 for value in sums.values() if value])
                norm = SECTION_K1 * (1 - B + B * section_length[sections[i]] / section_mean)
                value = sums[sections[i]]
                share = log(1 + (len(ids) - found + 0.5) / (found + 0.5))
                total += SECTION_SHARE * weight * share * (SECTION_K1 + 1) * value / (value + norm)
        if total:
            scores[i] = total / whole * (1 - COVERAGE_SHARE + COVERAGE_SHARE * min(1.0, held / whole))
    return scores


@given(PASSAGES, st.data())
@settings(max_examples=150)
def test_equals_the_formula(passages: list[dict[str, int]], data: st.DataObject) -> None:
    steps = data.draw(st.lists(st.integers(0, 1), min_size=len(passages), max_size=len(passages)))
    sections = [sum(steps[: i + 1]) for i in range(len(passages))]
    weights = data.draw(st.dictionaries(st.sampled_from(TERMS + "x"), st.just(1.0), min_size=1))
    found = PassageScorer(passages, sections).score(weights)
    expected = brute(passages, sections, weights)
    assert found.keys() == expected.keys()
    assert all(isclose(found[i], expected[i], rel_tol=1e-9) for i in found)


@given(st.integers(0, 50), st.integers(1, 50))
def test_idf_is_positive_and_falls(count: int, of: int) -> None:
    count = min(count, of)
    assert idf(count, of) > 0
    assert count == of or idf(count, of) > idf(count + 1, of)


def test_a_synonym_adds_and_is_not_missed() -> None:
    scorer = PassageScorer([{"boat": 1}, {"ship": 1}, {"tea": 1}], [0, 1, 2])
    with_mate = scorer.score({"boat": 1.0}, {"ship": 0.3})
    assert with_mate.keys() == {0, 1}
    assert with_mate[0] == scorer.score({"boat": 1.0})[0] > with_mate[1] > 0


def test_nothing_scores_nothing() -> None:
    scorer = PassageScorer([{}, {"tea": 1}], [0, 0])
    assert scorer.score({}) == {}
    assert scorer.score({"boat": 1.0}) == {}
    assert PassageScorer([], []).score({"boat": 1.0}) == {}


def test_work_follows_the_postings_and_not_the_size() -> None:
    scorer = PassageScorer([{"common": 1, f"rare{i}": 1} for i in range(20_000)], [i // 50 for i in range(20_000)])
    assert len(scorer.score({"rare777": 1.0})) <= 7
