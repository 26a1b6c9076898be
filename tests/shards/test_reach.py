"""What shards score, merged, is what one scorer over all of them scores: the same passages, to the bit."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from zettelpy.rank import bm25
from zettelpy.rank.bm25 import PassageScorer
from zettelpy.shards.reach import ShardScorer, merged, reach
from zettelpy.shards.requests import Score


@pytest.mark.parametrize("full", [0, 1000])
def test_shards_reach_what_one_scorer_reaches(monkeypatch: pytest.MonkeyPatch, full: int) -> None:
    monkeypatch.setattr(bm25, "SMALL", 0)
    monkeypatch.setattr(bm25, "FULL", full)
    cut_off = 0
    for seed in range(1500):
        random = Random(seed)
        monkeypatch.setattr(bm25, "CANDIDATES", random.randint(1, 14))
        often = {term: random.choice([0.03, 0.1, 0.3]) for term in "abcdef"}
        passages = [
            {term: random.randint(1, 3) for term, share in often.items() if random.random() < share}
            for _ in range(random.randint(2, 40))
        ]
        sections = [0]
        for _ in passages[1:]:
            sections.append(sections[-1] + (random.random() < 0.4))
        first = [i for i in range(1, len(passages)) if sections[i] != sections[i - 1]]
        borders = [0, *sorted(random.sample(first, min(len(first), random.randint(0, 5)))), len(passages)]
        one = PassageScorer(passages, sections)
        weights = {term: random.choice([0.5, 1.0, 1.1, 2.0]) for term in random.sample("abcdef", random.randint(1, 5))}
        known = one.known(weights, {})
        counts = {term: (one.count(term), len({sections[i] for i in one.postings[term].passages})) for term, _ in known}
        in_full = sum(held for held, _ in counts.values()) <= full
        asked = Score(tuple(known), None if in_full else tuple(one.worths(known).items()), counts)
        shards = [ShardScorer(passages[i:j], sections[i:j], one.extent) for i, j in pairwise(borders)]
        replies = [reach(shard, asked, start) for shard, start in zip(shards, borders, strict=False)]
        wanted = one.score(weights)
        assert merged(replies, asked, one.count) == wanted, seed
        cut_off += sum(len(reply.passages) for reply in replies) > len(wanted)
    assert cut_off > 300  # the merge had something to leave out
