"""Cases from the field: which documents a question finds, and in which order."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import zettelpy
from zettelpy import Memory, recall, recall_context

ROOT = Path(__file__).resolve().parents[2]
Input = Callable[[str], Any]
MemoryOf = Callable[[list[str]], Memory]
DocsOf = Callable[..., list[int]]


def test_rank_001_single_document(case_input: Input, memory_of: MemoryOf, docs_of: DocsOf) -> None:
    case = case_input("rank-001")
    memory = memory_of(case["docs"])
    assert docs_of(memory, recall(memory, case["query"], top_k=3)) == [0]
    two = memory_of([*case["docs"], "The ferry to the island leaves at noon."])
    assert docs_of(two, recall(two, case["query"], top_k=3)) == [0]


def test_rank_003_term_everywhere(case_input: Input, memory_of: MemoryOf, docs_of: DocsOf) -> None:
    case = case_input("rank-003")
    memory = memory_of(case["docs"])
    found = docs_of(memory, recall(memory, case["query"], top_k=3))
    assert found[0] == 0
    assert sorted(found) == [0, 1, 2]


def test_rank_005_stop_words_only(case_input: Input, memory_of: MemoryOf) -> None:
    case = case_input("rank-005")
    memory = memory_of(case["docs"])
    assert len(case["queries"]) == 5
    assert [recall(memory, query, top_k=2) for query in case["queries"]] == [[]] * 5
    assert [recall_context(memory, query) for query in case["queries"]] == [""] * 5


def test_rank_007_no_match_is_not_padded(case_input: Input, memory_of: MemoryOf) -> None:
    case = case_input("rank-007")
    memory = memory_of(case["docs"])
    assert recall(memory, case["query"], top_k=3) == []
    assert recall_context(memory, case["query"]) == ""


def test_rank_009_ties_are_in_order_and_a_smaller_result_is_a_prefix(case_input: Input, memory_of: MemoryOf) -> None:
    case = case_input("rank-009")
    memory = memory_of(case["docs"])
    parsed = zettelpy.decode(zettelpy.encode(memory), strict=True)
    orders = []
    for held in (memory, parsed, zettelpy.decode(zettelpy.encode(parsed), strict=True)):
        results = [[z.source_start or 0 for z in recall(held, case["query"], top_k=k)] for k in range(1, 13)]
        assert all(result == results[-1][: k + 1] for k, result in enumerate(results))
        assert sorted(results[-1]) == [z.source_start for z in memory.zettels]
        orders.append(results[-1])
    assert orders[0] == sorted(orders[0])
    # Version 2 does not hold the borders of documents: what was parsed is one document, in which neighbours count.
    assert orders[1] == orders[2]


def test_rank_009_is_the_same_under_every_hash_seed(case_input: Input) -> None:
    program = (
        "import sys, zettelpy as z\n"
        "m = z.merge_results([z.compress(d) for d in sys.argv[2:]])\n"
        "print([[x.id for x in z.recall(m, sys.argv[1], top_k=k)] for k in range(1, 13)])"
    )
    case = case_input("rank-009")
    outputs = []
    for seed in ("0", "1", "4321"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", program, case["query"], *case["docs"]]
        outputs.append(subprocess.run(command, env=env, capture_output=True, check=True, text=True).stdout)
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].count("'") > 100


def test_rank_010_a_query_is_words_and_not_a_language(case_input: Input, memory_of: MemoryOf, docs_of: DocsOf) -> None:
    case = case_input("rank-010")
    memory = memory_of(case["docs"])
    found = {query: docs_of(memory, recall(memory, query, top_k=3)) for query in case["queries"]}
    assert [found[query][0] for query in case["queries"][:4]] == [0, 1, 2, 2]
    assert found["*"] == []


def test_rank_012_scripts_without_spaces(case_input: Input, memory_of: MemoryOf, docs_of: DocsOf) -> None:
    case = case_input("rank-012")
    memory = memory_of(case["docs"])
    assert [docs_of(memory, recall(memory, query, top_k=1)) for query in case["queries"]] == [[0], [1], [2]]


def test_rank_014_what_is_said_forty_times_is_kept_once(case_input: Input) -> None:
    case = case_input("rank-014")
    memory = zettelpy.compress(case["turns"], dedupe=True)
    said, wanted = case["turns"][0]["text"], case["turns"][-1]["text"]
    assert [turn["text"] for turn in case["turns"]].count(said) == 40
    found = recall(memory, case["query"], top_k=3)
    source = memory.meta.source
    assert source is not None
    assert wanted in source[found[0].source_start : found[0].source_end]
    boilerplate = [zettel for zettel in memory.zettels if zettel.quote in said]
    assert [zettel.count for zettel in boilerplate] == [40]
    spans = boilerplate[0].spans
    assert len(set(spans)) == 40
    assert all(said in source[start:end] for start, end in spans)
    assert [zettel for zettel in found if zettel.quote in said] in ([], boilerplate)
    context = recall_context(memory, case["query"], max_tokens=60)
    assert wanted in context
    assert context.count(said) <= 1
