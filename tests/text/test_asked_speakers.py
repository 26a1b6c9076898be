"""Whom a question names: full names, names that are function words or months, and what is only a word or a month."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.asked_speakers import name_parts, named_speakers
from zettelpy.text.lexicon.stop import stop_words_for

ENGLISH = stop_words_for(("en",))
NAMES = ("Will", "May", "April", "June", "Mark", "Rose")


def named(question: str, speakers: tuple[str, ...] = NAMES) -> tuple[str, ...]:
    return named_speakers(question, speakers, ENGLISH, read_asked_dates(question, "2024-12-01")).speakers


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What did Will do?", ("Will",)),
        ("What did May do?", ("May",)),
        ("What did Will say to May?", ("Will", "May")),
        ("Where is Will's car?", ("Will",)),
        ("Will's car", ("Will",)),
        ("Will", ("Will",)),
        ("Will, Rose and Mark?", ("Will", "Rose", "Mark")),
        ("Will and May", ("Will", "May")),
        ("Will Rose bake?", ("Rose",)),
        ("Will the car be sold?", ()),
        ("When? Will it be sold?", ()),
        ("May I ask what she said?", ()),
        ("what will we do, and what may we not?", ()),
        ("WHAT WILL WE DO IN MAY?", ()),
        ("What did Rose do in May?", ("Rose",)),
        ("What did May do in May?", ("May",)),
        ("What did Mark do in April 2023?", ("Mark",)),
        ("What happened on 3 April?", ()),
        ("What did Mark get last June?", ("Mark",)),
        ("What has June been given by April since May?", ("June", "April")),
        ("Who gave the dog to April?", ("April",)),
        ("What did Rose do every April, throughout June and each May?", ("Rose",)),
        ("What does every Mark want?", ("Mark",)),
        ("What is Mark's plan for early May?", ("Mark",)),
    ],
)
def test_a_capital_makes_a_name_of_a_word_or_a_month_that_nothing_makes_one(question: str, expected: object) -> None:
    assert named(question) == expected


def test_a_month_that_is_a_name_is_no_date() -> None:
    question = "What does April do in May?"
    found = named_speakers(question, NAMES, ENGLISH, read_asked_dates(question, "2024-12-01"))
    assert [question[date.start : date.end] for date in found.dates] == ["in May"]
    kept = named_speakers(question, ("Ana",), ENGLISH, read_asked_dates(question, "2024-12-01"))
    assert [question[date.start : date.end] for date in kept.dates][-1] == "in May"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What does Ana Lopez do?", ("Ana Lopez",)),
        ("what does ana lopez do", ("Ana Lopez",)),
        ("Lopez, Ana?", ("Ana Lopez",)),
        ("What does Ana do?", ("Ana Ruiz", "Ana Lopez")),
        ("What does Lopez do?", ("Ana Lopez",)),
        ("What did Ana Lopez say to Ana Ruiz?", ("Ana Lopez", "Ana Ruiz")),
        ("What did Ana say to Ana Lopez?", ("Ana Ruiz", "Ana Lopez")),
        ("What did Ana Ruiz's boss want?", ("Ana Ruiz",)),
        ("What did Anabel want?", ()),
    ],
)
def test_the_full_name_decides_between_two_who_share_one(question: str, expected: object) -> None:
    assert named(question, ("Ana Ruiz", "Ana Lopez")) == expected


def test_names_as_accounts_write_them() -> None:
    assert named("What did priya_r and Jonas want?", ("priya_r", "priya_s", "Jonas Kern")) == ("priya_r", "Jonas Kern")
    assert named("What did Priya want?", ("priya_r", "priya_s")) == ("priya_r", "priya_s")
    assert name_parts("assistant") == ()


@given(st.text(max_size=80), st.lists(st.text(max_size=12), max_size=4, unique=True))
def test_any_question_is_read_and_only_speakers_are_named(question: str, speakers: list[str]) -> None:
    dates = read_asked_dates(question, None)
    found = named_speakers(question, speakers, ENGLISH, dates)
    assert set(found.speakers) <= set(speakers)
    assert len(set(found.speakers)) == len(found.speakers)
    assert [date for date in dates if date in found.dates] == found.dates
    assert named_speakers(question, speakers, ENGLISH, dates) == found


@pytest.mark.timing
@pytest.mark.parametrize(
    "piece", ["Will ", "What did Will do in May? ", "Ana Lopez Ana ", "April 2023 and May ", "WILL's, "]
)
def test_a_hostile_question_takes_time_in_proportion(piece: str) -> None:
    speakers = (*NAMES, "Ana Ruiz", "Ana Lopez")

    def taken(size: int) -> float:
        question = piece * (size // len(piece))
        dates = read_asked_dates(question, "2024-12-01")
        return best_time(lambda: named_speakers(question, speakers, ENGLISH, dates))

    assert taken(240_000) < 12 * taken(60_000) + 0.05


@given(st.sampled_from(NAMES), st.sampled_from(["What did {} do?", "Who knows {}'s cat?", "Where was {} then?"]))
def test_a_name_inside_a_sentence_is_found(name: str, question: str) -> None:
    assert named(question.format(name)) == (name,)
    assert name not in named(question.format("Zoe"))
