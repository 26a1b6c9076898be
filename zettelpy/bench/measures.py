"""What is measured of a text: planted facts, budgets, edits, round trip, sizes. Times alone depend on the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Final

import zettelpy
from zettelpy.bench.edits import median, review
from zettelpy.bench.inputs import FACTS, plant
from zettelpy.text.tokens import estimate_tokens
from zettelpy.types import Memory

BUDGETS: Final = (0, 1, 19, 50, 100, 300, 1000)
COUNTERS: Final[tuple[tuple[str, Callable[[str], int]], ...]] = (("estimate", estimate_tokens), ("characters", len))
FORMATS: Final = ("aaak", "markdown", "json")
CONTEXT_TOKENS: Final = 300
POSITIONS: Final = 3  # edits of a text: one of each kind, since each compresses the text again


def estimate(text: str) -> float:
    """Return the tokens of a text as speeds are counted: max(1.3 words, characters / 4)."""
    return max(1.3 * len(text.split()), len(text) / 4)


def sizes(text: str, memory: Memory) -> dict[str, Any]:
    """Return what the memory of a text holds, and its size as AAAK beside the text's."""
    encoded = zettelpy.encode(memory)
    return {
        "characters": len(text),
        "tokens": round(estimate(text)),
        "zettels": len(memory.zettels),
        "tunnels": len(memory.tunnels),
        "contradictions": len(memory.contradictions),
        "names": len(memory.entity_index),
        "aaak_share": round(len(encoded) / max(len(text), 1), 3),
        "round_trip": zettelpy.encode(zettelpy.decode(encoded, strict=True)) == encoded,
        "source_again": zettelpy.with_source(zettelpy.decode(encoded), text).meta.source == text,
    }


def planted(text: str) -> dict[str, Any]:
    """Return how planted facts are found: in the first 5 and 10 zettels, mean reciprocal rank, and in the context."""
    memory = zettelpy.compress(plant(text))
    source = memory.meta.source or ""
    ranks: list[int] = []
    in_context = 0
    for fact in FACTS:
        found = zettelpy.recall(memory, fact.question, top_k=10)
        texts = [source[zettel.source_start : zettel.source_end] for zettel in found]
        ranks.append(next((rank for rank, passage in enumerate(texts, 1) if fact.answer in passage), 0))
        in_context += fact.answer in zettelpy.recall_context(memory, fact.question, max_tokens=CONTEXT_TOKENS)
    return {
        "facts": len(FACTS),
        "found_at_5": len([rank for rank in ranks if 0 < rank <= 5]),
        "found_at_10": len([rank for rank in ranks if rank]),
        "mrr": round(_mean([1 / rank if rank else 0.0 for rank in ranks]), 3),
        "in_context": in_context,
    }


def _renderings(memory: Memory, query: str) -> Iterator[tuple[str, Callable[[int, Callable[[str], int]], str]]]:
    for form in FORMATS:
        yield (
            form,
            lambda budget, count, form=form: zettelpy.inject_context(  # type: ignore[misc]
                memory, max_token_budget=budget, format=form, count_tokens=count
            ),
        )
    yield "context", lambda budget, count: zettelpy.recall_context(memory, query, max_tokens=budget, count_tokens=count)


def budgets(memory: Memory, query: str) -> dict[str, Any]:
    """Return, for each rendering and counter, how often a budget was overrun and which share of it was used."""
    rows: dict[str, Any] = {}
    for name, render in _renderings(memory, query):
        for counter, count in COUNTERS:
            used = {budget: count(render(budget, count)) for budget in BUDGETS}
            rows[f"{name}, {counter}"] = {
                "overruns": len([budget for budget, tokens in used.items() if tokens > budget]),
                "used": {str(budget): round(tokens / budget, 2) for budget, tokens in used.items() if budget},
            }
    return rows


def edits(text: str, memory: Memory) -> dict[str, Any]:
    """Return the lines that small edits change in the encoded memory, in versions 3 and 2, and their mean ratio."""
    done = list(review(text, memory, POSITIONS))
    lines = [[one.diffs[n].lines for one in done] for n in range(2)]
    return {
        "edits": len(done),
        "lines_v3": median(lines[0]),
        "worst_v3": max(lines[0], default=0),
        "lines_v2": median(lines[1]),
        "worst_v2": max(lines[1], default=0),
        "v2_to_v3": round(_mean([two / max(three, 1) for three, two in zip(*lines, strict=True)]), 1),
    }


def times(text: str, memory: Memory, query: str) -> dict[str, Any]:
    """Return times of this machine at this moment, each the best of three."""
    stream = zettelpy.CompressStream()
    blocks = [block for block in text.split("\n") if block.strip()][:300]
    begun = perf_counter()
    for block in blocks:
        stream.push(block)
    push = 1000 * (perf_counter() - begun) / max(len(blocks), 1)
    seconds = _best(lambda: zettelpy.compress(text))
    zettelpy.recall(memory, query)
    return {
        "compress_tokens_per_ms": round(estimate(text) / 1000 / seconds),
        "push_ms": round(push, 3),
        "recall_ms": round(1000 * _best(lambda: zettelpy.recall(memory, query)), 2),
        "context_ms": round(1000 * _best(lambda: zettelpy.recall_context(memory, query)), 2),
    }


def _best(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(3):
        begun = perf_counter()
        work()
        taken.append(perf_counter() - begun)
    return min(taken)


def _mean(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / max(len(values), 1)


def query_for(memory: Memory) -> str:
    """Return a question about the most frequent topic of a memory, so that any text has one that it answers."""
    counts: dict[str, int] = {}
    for zettel in memory.zettels:
        for topic in zettel.topics:
            counts[topic] = counts.get(topic, 0) + 1
    best = sorted(counts, key=lambda topic: (-counts[topic], topic))[:2]
    return " ".join(best)
