"""A collection in shards is ranked as one index: the same zettels, order and scores, however it is parted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shards.corpus import QUESTIONS, OneIndex, documents
from zettelpy import Memory, Zettel
from zettelpy.passages import answers, relevance, similarity, standing
from zettelpy.passages import search as search_module
from zettelpy.rank import bm25
from zettelpy.shards import shard
from zettelpy.shards.index import Found, ShardedIndex
from zettelpy.shards.shard import Shard

Documents = Sequence[tuple[str, Memory]]


@contextmanager
def bounds(small: int, full: int, most: int, looked_at: int) -> Iterator[None]:
    """Set the bounds of large memories, so that a small collection is one."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (bm25, answers, relevance):
            patch.setattr(module, "SMALL", small)
        patch.setattr(bm25, "FULL", full)
        patch.setattr(bm25, "CANDIDATES", most)
        patch.setattr(relevance, "MOST", 3 * most)
        for module in (answers, shard, standing, similarity, search_module, relevance):
            name = "CANDIDATES" if module is similarity else "LOOKED_AT"
            patch.setattr(module, name, min(getattr(module, name), looked_at))
        yield


def parted(found: Documents, borders: Sequence[int]) -> ShardedIndex:
    cuts = [0, *sorted(min(border, len(found)) for border in borders), len(found)]
    parts = [found[low:high] for low, high in pairwise(cuts)]
    return ShardedIndex.over(Shard([n for n, _ in part], [m for _, m in part]) for part in parts)


def told(found: Sequence[Found]) -> list[tuple[str, Zettel, float]]:
    return [(one.document, one.zettel, one.score) for one in found]


OPTIONS = st.fixed_dictionaries(
    {"top_k": st.sampled_from([1, 3, 5, 20, 200]), "hops": st.booleans()},
    optional={
        "expand_query": st.just(True),
        "after": st.sampled_from(["2025-02", "2025-03-10"]),
        "before": st.sampled_from(["2025-05", "2025-03-20"]),
        "min_relevance": st.sampled_from([0.0, 0.8]),
        "synonyms": st.just("heater, boiler\nflat, rent"),
        "rerank": st.just(lambda query, texts: [len(text) % 7 for text in texts]),
    },
)


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.integers(0, 47), min_size=1, max_size=30, unique=True),
    st.lists(st.integers(0, 30), max_size=6),
    st.lists(st.sampled_from(QUESTIONS), min_size=1, max_size=4),
    OPTIONS,
    st.sampled_from([(0, 0, 1), (0, 3, 4), (0, 0, 12), (0, 10, 600), (5, 400, 600), (2000, 400, 600)]),
    st.sampled_from([1, 4, 100]),
)
def test_any_parting_ranks_as_one_index(
    numbers: list[int],
    borders: list[int],
    questions: list[str],
    options: dict[str, Any],
    limits: tuple[int, int, int],
    looked_at: int,
) -> None:
    found = [documents()[n] for n in numbers]
    with bounds(*limits, looked_at):
        index, one = parted(found, borders), OneIndex(found)
        for question in questions:
            assert told(index.recall(question, **options)) == one.recall(question, **options)
