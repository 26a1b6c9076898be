"""The sparse scorer equals its formula written out, over all passages, term by term."""

from __future__ import annotations

from math import isclose, log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.rank import bm25
from zettelpy.rank.bm25 import (
    K1,
    SECTION_K1,
    SECTION_SHARE,
    B,
    PassageScorer,
    idf,
    saturated,
)
from zettelpy.rank.near import AFTER, BEFORE

TERMS = "abcd"
PASSAGES = st.lists(st.dictionaries(st.sampled_from(TERMS), st.integers(1, 4), max_size=4), min_size=1, max_size=14)
WEIGHTS = st.dictionaries(st.sampled_from(TERMS + "x"), st.sampled_from([0.0, 0.5, 1.0]), min_size=1)


def same(found: dict[int, float], expected: dict[int, float]) -> bool:
    return found.keys() == expected.keys() and all(isclose(found[i], expected[i], rel_tol=1e-9) for i in found)


def brute(
    passages: list[dict[str, int]], sections: list[int], weights: dict[str, float], extra: dict[str, float]
) -> dict[int, float]:
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
        total = 0.0
        for term, weight in (*weights.items(), *extra.items()):
            reach = normal(i, term)
            for shares, sign in ((BEFORE, -1), (AFTER, 1)):
                for distance, share in shares:
                    j = i + sign * distance
                    if 0 <= j < size and sections[j] == sections[i]:
                        reach += share * normal(j, term)
            if reach == 0.0:
                continue
            total += weight * rarity(term) * reach * (K1 + 1) / (reach + K1)
            if len(ids) > 1:
                sums = {s: sum(normal(j, term) for j in range(size) if sections[j] == s) for s in ids}
                found = len([1 for value in sums.values() if value])
                norm = SECTION_K1 * (1 - B + B * section_length[sections[i]] / section_mean)
                value = sums[sections[i]]
                share = log(1 + (len(ids) - found + 0.5) / (found + 0.5))
                total += SECTION_SHARE * weight * share * (SECTION_K1 + 1) * value / (value + norm)
        if total:
            scores[i] = total / whole
    return scores


@st.composite
def texts(draw: st.DrawFn) -> tuple[list[dict[str, int]], list[int]]:
    """Passages as counts of terms, and their sections."""
    passages = draw(PASSAGES)
    steps = draw(st.lists(st.integers(0, 1), min_size=len(passages), max_size=len(passages)))
    return passages, [sum(steps[: i + 1]) for i in range(len(passages))]


@given(texts(), WEIGHTS, st.dictionaries(st.sampled_from(TERMS), st.just(0.3), max_size=2))
@settings(max_examples=150)
def test_equals_the_formula(
    text: tuple[list[dict[str, int]], list[int]], weights: dict[str, float], extra: dict[str, float]
) -> None:
    found = PassageScorer(*text).score(weights, extra)
    assert same(found, brute(*text, weights, extra) if any(weights.values()) else {})


@given(texts(), st.sampled_from(TERMS + "x"))
def test_a_term_alone_equals_the_formula(text: tuple[list[dict[str, int]], list[int]], term: str) -> None:
    passages, sections = text
    scorer = PassageScorer(passages, sections)
    lengths = [sum(counts.values()) for counts in passages]
    filled = [length for length in lengths if length]
    own = {
        i: counts[term] / (1 - B + B * lengths[i] * len(filled) / sum(filled))
        for i, counts in enumerate(passages)
        if term in counts
    }
    found = {i: scorer.own(term, i) for i in range(len(passages) + 2)}
    assert same({i: value for i, value in found.items() if value}, own)
    ids = sorted(set(sections))
    sums = {s: sum(value for i, value in own.items() if sections[i] == s) for s in ids}
    holding = [s for s in ids if sums[s]]
    rarity = log(1 + (len(ids) - len(holding) + 0.5) / (len(holding) + 0.5))
    share = {}
    for s in holding if len(ids) > 1 else ():
        long = sum(n for n, t in zip(lengths, sections, strict=True) if t == s) * len(ids) / sum(lengths)
        share[s] = SECTION_SHARE * rarity * (SECTION_K1 + 1) * sums[s] / (sums[s] + SECTION_K1 * (1 - B + B * long))
    assert same(scorer.section_scores(term), share)
    impacts = {
        i: scorer.idf(term) * saturated(reach) + share.get(sections[i], 0.0) for i, reach in scorer.spread(term).items()
    }
    assert same(scorer.impacts(term), impacts)
    # A question of one term that is held in full scores what the term adds.
    if impacts:
        assert same(scorer.score({term: 1.0}), {i: value / scorer.idf(term) for i, value in impacts.items()})


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
    assert scorer.score({"tea": 0.0}, {"tea": 1.0}) == {}
    assert PassageScorer([], []).score({"boat": 1.0}) == {}


def test_impacts_are_kept_until_the_room_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bm25, "KEPT", 34)
    # Each term stands in a section of its own, in all ten passages of it: three fit, with the share of the section
    # for each; a fourth does not.
    scorer = PassageScorer([{term: 1} for term in TERMS for _ in range(10)], [k // 10 for k in range(40)])
    kept = {term: scorer.impacts(term) for term in "abc"}
    assert all(scorer.impacts(term) is found for term, found in kept.items())
    last = scorer.impacts("d")
    assert scorer.impacts("d") is last
    again = scorer.impacts("a")
    assert again is not kept["a"]
    assert again == kept["a"]
    # All were dropped at once, and what came since is kept.
    scorer.impacts("b")
    assert all(scorer.impacts(term) is found for term, found in (("d", last), ("a", again)))
    scorer.impacts("c")
    assert scorer.impacts("d") is not last


def test_a_term_that_takes_more_than_the_room_drops_the_others_and_still_scores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bm25, "KEPT", 20)
    scorer = PassageScorer([{"common": 1}] * 21 + [{"rare": 1}], [0] * 21 + [1])
    rare, common = scorer.impacts("rare"), scorer.impacts("common")
    assert len(common) == 21
    assert scorer.impacts("common") is common
    assert scorer.impacts("rare") is not rare
    assert scorer.impacts("rare") == rare
    assert scorer.impacts("common") is not common
    assert scorer.score({"common": 1.0}).keys() == common.keys()


def test_work_follows_the_postings_and_not_the_size() -> None:
    scorer = PassageScorer([{"common": 1, f"rare{i}": 1} for i in range(20_000)], [i // 50 for i in range(20_000)])
    assert len(scorer.score({"rare777": 1.0})) <= 7
