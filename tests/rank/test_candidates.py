"""The passages that a question is followed to in a large text: the rule of `rank/bm25.py`, spelled out."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.rank import bm25
from zettelpy.rank.bm25 import PassageScorer, saturated
from zettelpy.rank.near import AFTER, BEFORE, FARTHEST, near_to

TERMS = "abcdef"
SKEWED = st.sampled_from("aaaaaabbbbcccdef")  # a term that many passages hold, of which few hold another
TEXTS = st.one_of(
    st.lists(st.text(TERMS, max_size=5), min_size=1, max_size=40),
    st.lists(st.text(SKEWED, min_size=1, max_size=3), min_size=15, max_size=40),
)
WEIGHTS = st.dictionaries(st.sampled_from([*TERMS, "z"]), st.sampled_from([0.0, 0.4, 1.0, 1.5]), max_size=4)


def scorer_of(texts: list[str], sections: int) -> PassageScorer:
    counts = [{term: text.count(term) for term in text} for text in texts]
    return PassageScorer(counts, [i * sections // len(texts) for i in range(len(texts))])


def reach(scorer: PassageScorer, term: str) -> set[int]:
    """The passages that a term is in, and their neighbours in the section."""
    found = set()
    for i in scorer.postings[term].passages:
        near = [i + d for d, _ in BEFORE] + [i, *(i - d for d, _ in AFTER)]
        found |= {j for j in near if 0 <= j < scorer.size and scorer.sections[j] == scorer.sections[i]}
    return found


def plainly(scorer: PassageScorer, weights: dict[str, float], small: int, full: int, most: int) -> dict[int, float]:
    """The documented rule, passage by passage."""
    whole = 0.0
    for term, weight in weights.items():
        whole += weight * scorer.idf(term)
    if whole <= 0.0:
        return {}
    known = {t: w / whole for t, w in weights.items() if w > 0.0 and t in scorer.postings}
    worth = {term: weight * scorer.idf(term) for term, weight in known.items()}
    found = set().union(*[reach(scorer, term) for term in known])
    if scorer.size > small and sum(len(scorer.postings[term].passages) for term in known) > full:
        found = set()
        for term in sorted(worth, key=lambda one: -worth[one]):
            holding = list(scorer.postings[term].passages)
            if len(found) < most and len(holding) <= most:
                found |= reach(scorer, term)
            elif len(found) < most:
                held = dict.fromkeys(holding, 0.0)
                for other in sorted(worth, key=lambda one: -worth[one]):
                    if other != term:
                        for i in holding:
                            held[i] += worth[other] if scorer.own(other, i) else 0.0
                found |= set(sorted(holding, key=lambda i: (-held[i], i))[:most])
    scores: dict[int, float] = {}
    for term, weight in known.items():
        spread, section = scorer.spread(term), scorer.section_scores(term)
        for i in sorted(found & spread.keys()):
            impact = scorer.idf(term) * saturated(spread[i]) + section.get(scorer.sections[i], 0.0)
            scores[i] = scores.get(i, 0.0) + weight * impact
    if scorer.size <= small:
        return scores
    return {i: scores[i] for i in sorted(scores, key=lambda i: (-scores[i], i))[:most]}


@given(TEXTS, st.integers(1, 3), WEIGHTS, st.sampled_from([0, 3, 12]), st.sampled_from([1, 2, 5, 15]))
def test_scores_are_those_of_the_rule(
    texts: list[str], sections: int, weights: dict[str, float], full: int, most: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for bound, value in (("SMALL", 5), ("FULL", full), ("CANDIDATES", most)):
            patch.setattr(bm25, bound, value)
        scorer = scorer_of(texts, sections)
        assert scorer.score(weights) == plainly(scorer, weights, 5, full, most)
        assert scorer.score(weights) == plainly(scorer, weights, 5, full, most)  # what was kept says the same


@given(TEXTS, st.integers(1, 3), st.sampled_from(TERMS), st.sets(st.integers(0, 39), max_size=12))
def test_impacts_in_some_passages_are_those_of_all(
    texts: list[str], sections: int, term: str, passages: set[int]
) -> None:
    some = sorted(i for i in passages if i < len(texts))
    whole = scorer_of(texts, sections).impacts(term)
    assert scorer_of(texts, sections).impacts_at(term, near_to(some)) == {i: whole[i] for i in some if i in whole}


@given(st.lists(st.integers(0, 40), max_size=12))
def test_what_is_near_is_in_order_and_complete(passages: list[int]) -> None:
    near = near_to(passages)
    assert list(near.passages) == sorted(set(passages))
    assert list(near.around) == sorted({i + d for i in passages for d in range(-FARTHEST, FARTHEST + 1)})


def test_what_is_kept_stays_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bm25, "KEPT", 200)
    monkeypatch.setattr(bm25, "SMALL", 0)
    monkeypatch.setattr(bm25, "FULL", 0)
    monkeypatch.setattr(bm25, "CANDIDATES", 20)
    draw = random.Random(4)
    texts = ["".join(draw.choice(TERMS) for _ in range(3)) for _ in range(300)]
    scorer = scorer_of(texts, 3)
    for term in TERMS * 3:
        assert scorer.score({term: 1.0, "a": 0.5}) == plainly(
            scorer, {term: 1.0, "a": 0.5} if term != "a" else {"a": 0.5}, 0, 0, 20
        )
        kept = [sum(map(len, one.values())) for one in (scorer._impacts, scorer._by_passage, scorer._by_section)]
        assert sum(kept) <= 200 + 300  # the last one may be larger than the room
