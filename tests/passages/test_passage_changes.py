"""Changes as pairs of passages: in the order of time, without a source too, and none before it holds."""

from __future__ import annotations

import pytest

from zettelpy import Memory, compress, decode, encode, merge_results, recall_context
from zettelpy.passages.changes import SOON, changes_of, is_coming, touched_by
from zettelpy.passages.index import index_of
from zettelpy.passages.marks import superseded_by
from zettelpy.passages.search import Options, search

RENT = "[2024-01-01 09:00] Ana: The rent is 700 euros.\n\n"
RISE = "[2024-01-03 09:00] Ana: From next January the rent will be 800 euros."


def first(memory: Memory, question: str) -> str:
    found = search(memory, question, Options())
    return found.index.text(memory, found.order[0])


def told(memory: Memory) -> list[tuple[str, str]]:
    index = index_of(memory)
    return [
        (index.text(memory, earlier), index.text(memory, later)) for earlier, later in changes_of(index, memory).pairs
    ]


def test_what_will_hold_does_not_hold_now() -> None:
    memory = compress(RENT + RISE)
    index = index_of(memory)
    assert changes_of(index, memory)[::2] == ((), ((0, 1),))
    assert superseded_by(index, memory) == {}
    for question in ("What is the rent now?", "What is the rent?", "What is the current rent?"):
        assert "700" in first(memory, question)
    assert "700" in recall_context(memory, "What is the rent now?", max_tokens=22)
    context = recall_context(memory, "What is the rent now?", max_tokens=60)
    assert "700" in context
    assert "800" in context
    assert "superseded" not in context


def test_what_began_holds() -> None:
    memory = compress(f"{RENT}{RISE}\n\n[2025-02-01 09:00] Bo: It snows.")
    assert superseded_by(index_of(memory), memory) == {0: (1, "2024-01-03")}
    assert "800" in first(memory, "What is the rent now?")


def test_a_question_of_a_later_day_is_answered_for_that_day() -> None:
    memory = compress(RENT + RISE)
    index = index_of(memory)
    assert is_coming(index, memory, 1)
    assert is_coming(index, memory, 1, "2024-12-01")
    assert not is_coming(index, memory, 1, "2025-01-01")
    assert not is_coming(index, memory, 0)


@pytest.mark.parametrize(("day", "coming"), [(3 + SOON, False), (4 + SOON, True)])
def test_what_begins_soon_has_as_good_as_begun(day: int, coming: bool) -> None:
    memory = compress(f"{RENT}[2024-01-03 09:00] Ana: From {day} January the rent will be 800 euros.")
    assert is_coming(index_of(memory), memory, 1) is coming


def test_a_plan_that_is_changed_before_its_day_is_changed_now() -> None:
    memory = compress(
        "[2024-01-01 09:00] Ana: The course runs from 1 June, in the library.\n\n"
        "[2024-01-03 09:00] Ana: Change of plan: the course runs from 1 July, in the gym."
    )
    assert told(memory)
    assert changes_of(index_of(memory), memory).coming == ()


PORTS = ("## 2024-03-01\n\n- The default port is 9000.", "## 2024-02-01\n\n- The default port is 8080.",
         "## 2024-01-01\n\n- The default port is 80.")  # fmt: skip


@pytest.mark.parametrize("newest_first", [True, False])
def test_the_days_order_and_not_the_place(newest_first: bool) -> None:
    memory = compress("# Changelog\n\n" + "\n\n".join(PORTS if newest_first else PORTS[::-1]))
    assert [(old.split()[-1], new.split()[-1]) for old, new in told(memory)] == [("80.", "8080."), ("8080.", "9000.")]
    assert "9000" in first(memory, "What is the default port now?")
    assert "9000" in recall_context(memory, "What is the default port now?", max_tokens=16)
    assert " 80." in first(memory, "What was the default port at first?")
    context = recall_context(memory, "What was the default port at first?", max_tokens=80)
    assert context.count("[superseded") == 2
    assert "9000.\n[superseded" not in context


@pytest.mark.parametrize("newest_first", [True, False])
def test_a_memory_without_its_source_keeps_its_marks(newest_first: bool) -> None:
    texts = [RENT, "[2024-03-01 09:00] Ana: The rent is 800 euros now."]
    memory = merge_results([compress(text) for text in (texts[::-1] if newest_first else texts)])
    bare = decode(encode(memory))
    assert bare.meta.source is None
    assert told(bare) == [("The rent is 700 euros.", "The rent is 800 euros now.")]
    context = recall_context(bare, "What is the rent now?", max_tokens=80)
    assert "The rent is 700 euros.\n[superseded 2024-03-01]" in context
    assert context.count("superseded") == 1


def test_a_quote_that_does_not_hold_the_statement_is_not_marked() -> None:
    memory = compress(
        "[2024-01-01 09:00] Ana: The rent is 700 euros, says Bo. We decided to paint the barn red on Friday.\n\n"
        "[2024-03-01 09:00] Ana: The rent is 800 euros now.",
        chunk_size=100,
        chunk_overlap=0,
    )
    bare = decode(encode(memory))
    index = index_of(bare)
    pairs = changes_of(index, bare).pairs
    assert all("700" in index.text(bare, earlier) for earlier, _ in pairs)
    assert len(pairs) == sum("700" in zettel.quote for zettel in bare.zettels)


def test_changes_lead_to_changes() -> None:
    memory = compress(
        "[2025-03-03 09:00] Mara: The launch is on 3 May.\n\n[2025-03-10 10:00] Mara: The launch moved to 9 May.\n\n"
        "[2025-04-01 08:01] Mara: Change of plan, the launch is now on 16 May."
    )
    changes = changes_of(index_of(memory), memory)
    assert touched_by(changes, [0]) == touched_by(changes, [2]) == [(0, 1), (1, 2)]
    assert touched_by(changes, []) == []


@pytest.mark.parametrize(
    ("said", "question"),
    [
        (("The red bike costs 300 euros.", "The blue bike costs 400 euros."), "What does the red bike cost?"),
        (("My brother is 30.", "My brother moved to Rome."), "How old is Ana's brother?"),
        (("The rent is 700.", "The rent for the garage is 90."), "What is the rent?"),
    ],
)
def test_no_mark_on_another_thing(said: tuple[str, str], question: str) -> None:
    memory = compress(f"[2024-01-01 09:00] Ana: {said[0]}\n\n[2024-01-03 09:00] Ana: {said[1]}")
    context = recall_context(memory, question, max_tokens=60)
    assert said[0] in context
    assert "superseded" not in context
