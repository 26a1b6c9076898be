"""The most that a pair can score: never less than what it scores, and little more, so that few are scored in full."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import Profile, Worths, find_replaced, read_profiles, read_statements
from zettelpy.extract.changes.bounds import Bounds
from zettelpy.extract.changes.pairs import Pairs
from zettelpy.extract.changes.search import may_replace, score_of
from zettelpy.text.columns import read_columns

ROOT = Path(__file__).resolve().parents[3]
CHATS = sorted((ROOT / "fixtures").glob("[0-9]*.md"))[::4]
SAID = (
    "The launch of Orbit is on Friday at 9:15.",
    "Ana moved the launch of Orbit to Monday at 10:30.",
    "No launch on Friday, Ana says.",
    "We decided to rent the van for 140 euros.",
    "The van costs 165 euros now, not 140.",
    "Scratch that.",
    "Back to Friday then.",
    "My train leaves at 8:15 on 12 May.",
    "Bo's train leaves from platform 4.",
    "Bo brings 12 chairs.",
    "Cleo brings the chairs, not Bo.",
    "It isn't decided who keeps the key.",
    "The key is with me.",
    "But the van is sold out.",
    "Paint the door green instead of blue.",
    "The door is blue.",
    "We need 3 tables and 40 chairs.",
    "Is the launch on Friday?",
    "Ok.",
    "If it rains, we take the train.",
)
lines = st.lists(st.tuples(st.sampled_from("ABC"), st.integers(1, 3), st.sampled_from(SAID)), max_size=30)


def chat_of(said: list[tuple[str, int, str]]) -> str:
    return "\n".join(f"[2025-03-0{day}T09:12] {name}na: {words}" for name, day, words in said)


def profiles_of(text: str) -> tuple[list[Profile], Worths]:
    columns = read_columns(text)
    return read_profiles([(columns, read_statements(columns))])


@cache
def profiles_of_chat(path: Path) -> tuple[list[Profile], Worths]:
    return profiles_of(path.read_text("utf-8"))


def bounded(profiles: list[Profile], worths: Worths, beside: int = 8) -> Iterator[tuple[Bounds, int, int]]:
    """Yield bounds that were turned to a later statement, an earlier one, and the score of the two: for the pairs that
    are compared, and for those at most `beside` apart, which are any pairs."""
    pairs, bounds = Pairs(profiles, worths), Bounds(profiles, worths)
    for number, later in enumerate(profiles):
        if may_replace(later.statement):
            bounds.turn_to(number)
            for k in sorted({*pairs.candidates(number), *range(max(0, number - beside), number)}):
                yield bounds, k, score_of(pairs.features(k, number))
        pairs.note(number)


@given(lines)
def test_no_pair_scores_more_than_its_bound(said: list[tuple[str, int, str]]) -> None:
    for bounds, k, score in bounded(*profiles_of(chat_of(said))):
        assert bounds.may_reach(k, score)


@pytest.mark.parametrize("path", CHATS, ids=lambda path: path.stem)
def test_no_pair_of_a_chat_scores_more_than_its_bound(path: Path) -> None:
    assert all(bounds.may_reach(k, score) for bounds, k, score in bounded(*profiles_of_chat(path)))


@given(lines)
def test_what_is_left_out_changes_nothing(said: list[tuple[str, int, str]]) -> None:
    profiles, worths = profiles_of(chat_of(said))
    found = find_replaced(profiles, worths)
    with patch.object(Bounds, "may_reach", return_value=True):
        assert find_replaced(profiles, worths) == found


@pytest.mark.parametrize("path", CHATS, ids=lambda path: path.stem)
def test_what_is_left_out_of_a_chat_changes_nothing(path: Path) -> None:
    found = find_replaced(*profiles_of_chat(path))
    with patch.object(Bounds, "may_reach", return_value=True):
        assert find_replaced(*profiles_of_chat(path)) == found


def test_few_pairs_are_scored_in_full() -> None:
    every, scored = 0, 0
    for path in CHATS:
        for bounds, k, _ in bounded(*profiles_of_chat(path), beside=0):
            every += 1
            scored += bounds.may_reach(k, -50)
    assert 0 < scored < every / 8


def test_a_bound_is_no_promise() -> None:
    """Where nothing is left open, the bound is the score itself: above it a pair is left out."""
    exact = [
        not bounds.may_reach(k, score + 1)
        for path in CHATS[:3]
        for bounds, k, score in bounded(*profiles_of_chat(path))
    ]
    assert sum(exact) > len(exact) / 10


def test_what_is_forgotten_is_worked_out_again() -> None:
    profiles, _ = profiles_of_chat(CHATS[0])
    one = next(one for one in profiles if one.before)
    before = one.before
    one.forget("before")
    one.forget("before")
    assert one.before == before
    assert one.before is not before
