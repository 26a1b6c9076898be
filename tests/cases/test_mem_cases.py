"""Cases from the field: memory as data, budgets, tunnels and duplicates."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from zettelpy import Memory, compress, estimate_tokens, inject_context, recall, recall_context, wake_up

Input = Callable[[str], Any]
MemoryOf = Callable[[list[str]], Memory]


def test_mem_014_stored_text_cannot_leave_its_block(case_input: Input) -> None:
    text = case_input("mem-014")
    memory = compress(text)
    before = repr(memory)
    context = recall_context(memory, "pantry", max_tokens=200)
    assert "Pantry list" in context
    stored = [line.strip() for line in text.split("\n")]
    for line in context.splitlines():
        if line.startswith(" "):
            assert line.strip() in stored  # word for word, at a place that the spans name
        else:
            assert line == "" or line.startswith("## ")  # ours, and nothing of the stored text
            assert not [part for part in stored if part and part in line]
    spans = [span for zettel in recall(memory, "pantry") for span in zettel.spans]
    for line in context.splitlines():
        assert any(line.strip() in text[start:end] for start, end in spans)
    for form in ("aaak", "markdown", "json"):
        shown = inject_context(memory, format=form).splitlines()
        assert not [line for line in shown if line.startswith(("SYSTEM", "</context>", "[END", "```", "Remember"))]
    assert not wake_up(memory).startswith("SYSTEM")
    assert repr(memory) == before  # nothing in the text was carried out
    assert "DECISION" not in [flag for zettel in memory.zettels for flag in zettel.flags]


def test_mem_016_token_estimates(case_input: Input) -> None:
    case = case_input("mem-016")
    texts = case["texts"]
    for text, least in zip(texts, case["min_tokens"], strict=True):
        assert least <= estimate_tokens(text) <= len(text.encode("utf-8"))
    parts = [*texts, *(text[cut:] for text in texts for cut in (1, 2, 5, 11)), ".", " ", "a", "\n", ""]
    for a, b in permutations(parts, 2):
        assert estimate_tokens(a + b) >= max(estimate_tokens(a), estimate_tokens(b)), (a, b)


def test_mem_018_what_all_share_links_nothing(case_input: Input, memory_of: MemoryOf) -> None:
    notes = case_input("mem-018")["notes"]
    memory = memory_of(notes)
    place = {zettel.id: number for number, zettel in enumerate(memory.zettels)}
    assert len(place) == len(notes)
    pairs = [(place[tunnel.source], place[tunnel.target]) for tunnel in memory.tunnels]
    kilns = [number for number, note in enumerate(notes) if "kilns firing curve" in note]
    assert tuple(kilns) in pairs
    assert len(pairs) <= 3 * len(notes)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)
    for tunnel in memory.tunnels:
        assert tunnel.label not in ("python", "Python")
    for a, b in pairs:
        assert a < b
        assert (set(notes[a].split()) & set(notes[b].split())) - {"python", "script", "for"}


def test_mem_019_near_is_not_the_same(case_input: Input, memory_of: MemoryOf) -> None:
    texts = case_input("mem-019")
    for order in (texts, texts[::-1], [*texts[2:], *texts[:2]]):
        memory = compress("\n\n".join(order), chunk_size=18, chunk_overlap=0, dedupe=True)
        source = memory.meta.source or ""
        groups = sorted(sorted(source[start:end] for start, end in zettel.spans) for zettel in memory.zettels)
        assert groups == sorted([sorted([texts[0], texts[4]]), *([text] for text in texts[1:4])])
