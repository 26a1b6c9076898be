"""What replaced a statement comes before it, and the other way round where the old one is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import Memory, compress
from zettelpy.bench.inputs import FACTS, Fact, plant
from zettelpy.passages.index import index_of
from zettelpy.passages.marks import superseded_by
from zettelpy.passages.question import ask
from zettelpy.passages.search import Options, search
from zettelpy.passages.standing import RAISED, changes_of, follow_changes, raise_standing
from zettelpy.types import Meta

TALK = """\
[2025-03-03 09:00] Mara: The launch is on 3 May, all agreed.

[2025-03-03 09:05] Ivo: The hall holds ninety people.

[2025-03-10 10:00] Mara: The launch moved to 9 May.

[2025-03-10 10:02] Ivo: I bought tea and biscuits.

[2025-04-01 08:00] Ivo: When is the launch again?

[2025-04-01 08:01] Mara: Change of plan, the launch is now on 16 May.
"""


def settle(memory: Memory, question: str, scores: dict[int, float]) -> int | None:
    index = index_of(memory)
    asked = ask(index, memory, question, False, None)
    follow_changes(index, memory, asked, scores)
    return raise_standing(index, memory, asked, scores)


def first(memory: Memory, question: str) -> str:
    found = search(memory, question, Options())
    return found.index.text(memory, found.order[0])


@pytest.fixture(scope="module")
def memory() -> Memory:
    found = compress(TALK)
    assert len(changes_of(index_of(found), found).pairs) == 2  # what follows tests nothing without them
    return found


def settled(memory: Memory, question: str, scores: dict[int, float]) -> str:
    chosen = settle(memory, question, scores)
    assert chosen is not None
    return index_of(memory).text(memory, chosen)


def test_the_newest_comes_first_where_the_present_is_asked_for(memory: Memory) -> None:
    for question in ("When is the launch?", "When is the launch now?"):
        scores = {0: 1.0, 2: 0.9, 4: 1.2, 5: 0.5}
        assert "16 May" in settled(memory, question, scores)
        assert max(scores, key=lambda i: scores[i]) == 5


def test_the_oldest_comes_first_where_the_past_is_asked_for(memory: Memory) -> None:
    scores = {0: 0.8, 2: 0.9, 4: 1.0, 5: 1.0}
    assert "3 May" in settled(memory, "When was the launch at first?", scores)


def test_a_day_brings_what_held_then(memory: Memory) -> None:
    for day, value in (("20 March 2025", "9 May"), ("5 March 2025", "3 May")):
        question = f"When was the launch planned to be on {day}?"
        assert value in settled(memory, question, {0: 1.0, 2: 0.9, 4: 1.0, 5: 1.0})


def test_a_question_that_asks_for_no_state_raises_nothing(memory: Memory) -> None:
    scores = {1: 1.0, 3: 0.5}
    assert settle(memory, "What did Ivo buy?", scores) is None
    assert scores == {1: 1.0, 3: 0.5}


def test_a_change_brings_the_other_side_with_it(memory: Memory) -> None:
    scores = {0: 1.0}
    settle(memory, "When is it now?", scores)
    assert scores[5] >= scores[2] >= scores[0] == 1.0  # the newest outranks what it replaced
    scores = {0: 1.0}
    settle(memory, "What did Mara say?", scores)
    assert 0.9 <= scores[5] <= scores[2] <= scores[0] == 1.0  # and follows it where nobody asks for "now"
    scores = {5: 1.0}
    settle(memory, "What did Mara say?", scores)
    assert 0.0 < scores[0] <= scores[2] < 1.0


def test_no_scores_and_no_changes() -> None:
    plain = compress("The hall holds ninety people.")
    scores: dict[int, float] = {}
    assert settle(plain, "What is it now?", scores) is None
    assert scores == {}
    scores = {0: 0.0}
    assert settle(plain, "What is it now?", scores) is None
    empty = Memory(meta=Meta())
    assert superseded_by(index_of(empty), empty) == {}


def test_the_first_passage_of_the_whole_way(memory: Memory) -> None:
    assert "16 May" in first(memory, "When is the launch?")
    assert "3 May" in first(memory, "When was the launch at first?")


def test_what_follows_a_question_answers_it_without_its_words() -> None:
    talk = compress(
        "[2025-03-01 09:00] noor: bike lock code is 4417\n\n[2025-03-02 09:00] pip: Good morning.\n\n"
        "[2025-06-01 09:00] noor: what's my bike lock code?\n\n[2025-06-01 09:01] pip: 9032."
    )
    assert "9032" in first(talk, "What is the bike lock code now?")


def test_a_score_next_to_nothing_counts_as_the_least(memory: Memory) -> None:
    scores = {0: 2.0, 1: 5e-324}
    assert settle(memory, "When is the launch?", scores) is not None
    assert scores[1] == 5e-324


def test_what_shows_the_form_that_is_asked_for_comes_first() -> None:
    talk = compress(
        "[2025-03-01 09:00] ana: the ferry office's phone number is 0171 555 0192\n\n"
        "[2025-03-02 09:00] bo: thanks, good to know!\n\n"
        "[2025-03-05 09:00] ana: I put the phone number of the ferry office and the timetable on the fridge door"
    )
    assert "0192" in settled(talk, "What is the ferry office's phone number?", {0: 1.0, 2: 1.0})


def test_a_change_of_something_else_does_not_come_first() -> None:
    talk = compress(
        "[2025-03-01 09:00] ana: the lock code of the shed is 4417\n\n"
        "[2025-03-02 09:00] bo: The ferry leaves at nine, from the east pier.\n\n"
        "[2025-03-08 09:00] bo: The ferry now leaves at ten, from the east pier."
    )
    assert changes_of(index_of(talk), talk).pairs == ((1, 2),)
    assert "4417" in settled(talk, "What is the lock code of the shed?", {0: 1.0, 2: 0.4})


def test_an_address_with_a_question_mark_is_no_question() -> None:
    talk = compress(
        "[2025-03-01 09:00] ana: the dashboard is at https://one.example/view?tab=3\n\n"
        "[2025-03-01 09:05] bo: which dashboard?\n\n[2025-03-01 09:06] ana: ours! which else? i like the dashboard"
    )
    settle(talk, "Where is the dashboard?", {0: 1.0, 1: 1.0, 2: 1.0})
    assert index_of(talk).kinds["asking"] == {0: 0.0, 1: 1.0, 2: 0.5}


def test_superseded_passages_know_what_replaced_them_first(memory: Memory) -> None:
    assert superseded_by(index_of(memory), memory) == {0: (2, "2025-03-10"), 2: (5, "2025-04-01")}


def test_a_day_that_is_not_known_is_empty() -> None:
    talk = compress("Mara: The launch is on 3 May, all agreed.\n\nMara: The launch moved to 9 May.")
    assert superseded_by(index_of(talk), talk) == {0: (1, "")}


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.integers(0, 5), st.floats(0.0, 5.0), max_size=6),
    st.sampled_from(["When is the launch?", "When was it before?", "Who said so?", "", "now", "\ud800 \x00 now?"]),
)
def test_nothing_is_lost_or_lowered_and_one_is_raised(scores: dict[int, float], question: str) -> None:
    memory = compress(TALK)
    before = dict(scores)
    chosen = settle(memory, question, scores)
    assert all(scores[i] >= score for i, score in before.items())
    if chosen is not None:
        others = [score for i, score in scores.items() if i != chosen]
        assert scores[chosen] >= RAISED * max(others, default=0.0) * (1.0 - 1e-9)
    again = dict(before)
    assert settle(memory, question, again) == chosen
    assert again == scores


def test_work_is_in_proportion_to_what_was_scored() -> None:
    lines = [f"[2025-03-{1 + n // 100:02} 10:{n % 60:02}] Ana: room {n} has {n + 3} chairs." for n in range(400)]
    memory = compress("\n\n".join(lines))
    index = index_of(memory)
    looked: list[int] = []

    class Counting(list):  # type: ignore[type-arg]
        def __getitem__(self, i):  # type: ignore[no-untyped-def]
            looked.append(i)
            return super().__getitem__(i)

    index.passages = Counting(index.passages)
    changes_of(index, memory)
    looked.clear()
    settle(memory, "How many chairs are there now?", {3: 1.0, 7: 0.5})
    assert len(looked) < 200


@pytest.fixture(scope="module")
def planted() -> Memory:
    chat = Path(__file__).parents[2] / "fixtures" / "01_slack_engineering.md"
    return compress(plant(chat.read_bytes().decode()))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.answer)
def test_what_answers_word_for_word_is_not_overtaken_by_what_is_about_something_else(
    planted: Memory, fact: Fact
) -> None:
    """Words of change, a later place and the form of an answer do not make up for another subject."""
    found = search(planted, fact.question, Options())
    assert fact.answer in found.index.text(planted, found.order[0])
