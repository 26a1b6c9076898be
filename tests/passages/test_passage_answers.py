"""Passages by the kind of answer: order and budget change, what is found does not."""

from __future__ import annotations

from zettelpy import compress, recall, recall_context

CHAT = "\n".join(
    f"[2025-03-{3 + n // 8:02d} {9 + n % 8:02d}:00] {'Ana' if n % 2 else 'Bo'}: {text}"
    for n, text in enumerate(
        [
            "The greenhouse needs a new roof.", "Oh no, the greenhouse again.", "What does the greenhouse cost us?",
            "It comes to 640 euros.", "I saw a heron by the pond.", "Lovely, did you take a picture of it?",
            "The gate squeaks when I open it.", "Put a drop of oil on the hinge.", "Has anybody fed the hens today?",
            "They ate the old bread.", "The lane is muddy after the storm.", "We should lay some gravel there.",
            "My boots are full of water.", "Dry them behind the stove.", "The hens laid nothing this week.",
            "They must be cold.",
        ]
    )
)  # fmt: skip


def test_a_price_comes_first_where_a_price_is_asked_for() -> None:
    memory = compress(CHAT)
    assert "640 euros" in recall_context(memory, "How much is the greenhouse?", max_tokens=40)


def test_a_kind_alone_finds_nothing() -> None:
    memory = compress(CHAT)
    assert recall_context(memory, "How much is the zeppelin?") == ""
    assert recall(memory, "How much is the zeppelin?") == []


def test_the_same_question_gives_the_same_context_each_time() -> None:
    first, again = compress(CHAT), compress(CHAT)
    for question in ("How much is the greenhouse?", "Who fed the hens?", "When did the storm come?", "greenhouse"):
        shown = recall_context(first, question, max_tokens=120)
        assert (
            shown == recall_context(first, question, max_tokens=120) == recall_context(again, question, max_tokens=120)
        )


def test_the_title_is_shown_once_and_the_days_alone() -> None:
    lines = ["# Garden group", *(f"[2025-03-0{day} 09:00] Ana: the greenhouse, part {day}" for day in (3, 4, 5))]
    shown = recall_context(compress("\n".join(lines)), "greenhouse")
    headings = [line for line in shown.splitlines() if line.startswith("#")]
    assert headings == ['## "Garden group" · 2025-03-03', "## 2025-03-04", "## 2025-03-05"]
