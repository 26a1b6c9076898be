"""Pairs of statements: chains, restatements, what comes back, what was only given up; never more than one a side."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import Profile, Worths, find_replaced, read_profiles, read_statements
from zettelpy.text.columns import read_columns


def profiles_of(text: str) -> tuple[list[Profile], Worths]:
    columns = read_columns(text)
    return read_profiles([(columns, read_statements(columns))])


def pairs(*said: str, speakers: str = "AB") -> list[tuple[int, int]]:
    """Numbers of the lines that replaced one another; the speakers take turns."""
    lines = [f"{speakers[k % len(speakers)]}na: {words}" for k, words in enumerate(said)]
    text = "\n".join(lines)
    starts = [sum(len(line) + 1 for line in lines[:k]) for k in range(len(lines))]
    profiles, worths = profiles_of(text)

    def line(number: int) -> int:
        return sum(start <= profiles[number].statement.start for start in starts) - 1

    return [(line(pair.earlier), line(pair.later)) for pair in find_replaced(profiles, worths)]


def test_a_chain_is_told_link_by_link() -> None:
    said = ("The retro is at 9:15.", "Fine.", "The retro moves to 10:30.", "Fine.", "The retro moves to 11:45.")
    assert pairs(*said) == [(0, 2), (2, 4)]


def test_one_of_those_that_say_it_is_replaced() -> None:
    said = ("The retro is at 9:15.", "9:15, noted.", "So the retro is at 9:15.", "Hm.", "The retro moves to 10:30.")
    assert pairs(*said) in ([(0, 4)], [(2, 4)])


def test_back_to_what_it_was() -> None:
    said = (
        "The dues are 15 euros.",
        "Ok.",
        "The dues drop to 12 euros.",
        "Ok.",
        "It is raining.",
        "Back to 15 euros then.",
    )
    assert pairs(*said) == [(0, 2), (2, 5)]


def test_what_was_given_up_gets_something_in_its_place() -> None:
    said = ("We take the caterer from Elm Street.", "Nice.", "Tea?", "Alas, the caterer from Elm Street backed out.")
    assert pairs(*said) == [(0, 3)]


def test_scratch_that_takes_back_the_last_decision() -> None:
    assert pairs("We decided to rent the van.", "Ok.", "Scratch that.", speakers="ABA") == [(0, 2)]


def test_a_question_or_a_proposal_replaces_nothing() -> None:
    first = "The retro is at 9:15."
    for other in (
        "Should the retro be at 10:30?",
        "If Bo agrees, the retro is at 10:30.",
        "We could have the retro at 10:30.",
    ):
        assert pairs(first, "Ok.", "Tea is ready.", other) == [], other


def test_what_is_open_is_settled() -> None:
    said = (
        "We haven't decided on the venue for the gala.",
        "Ok.",
        "Tea is ready.",
        "Decided: the venue for the gala is the barn.",
    )
    assert pairs(*said) == [(0, 3)]


NOTES = (
    """
The retro is at 9:15. | The retro moves to 10:30. | No, back to 9:15. | The retro is cancelled. | Scratch that.
The rent is 140 euros. | The rent is 165 euros now. | Milo runs the raffle. | Rosa takes over the raffle. | Tea?
""".replace("\n", " | ")
    .strip(" |")
    .split(" | ")
)


@given(st.lists(st.sampled_from(NOTES), max_size=14))
def test_each_side_once_and_in_order(said: list[str]) -> None:
    profiles, worths = profiles_of("\n".join(f"Ana: {words}" for words in said))
    found = find_replaced(profiles, worths)
    assert len({pair.earlier for pair in found}) == len({pair.later for pair in found}) == len(found)
    assert [pair.later for pair in found] == sorted(pair.later for pair in found)
    assert all(pair.earlier < pair.later for pair in found)
    assert find_replaced(profiles, worths) == found


@pytest.mark.timing
@pytest.mark.parametrize(
    "said", ["The retro is at {}:15.", "Budget {} euros, moved from {} to 7.", "no longer {}", "back to {}"]
)
def test_many_statements_of_one_subject_are_linear(said: str) -> None:
    def seconds(times: int) -> float:
        lines = (f"Ana: {said.replace('{}', str(k % 23))}" for k in range(times))
        profiles, worths = profiles_of("\n".join(lines))
        start = process_time()
        find_replaced(profiles, worths)
        return process_time() - start

    small = min(seconds(500) for _ in range(2))
    assert seconds(2000) < 10 * max(small, 5e-3)
