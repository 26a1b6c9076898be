"""Questions that ask by a time: all that lies in it, or on its asked side, is found where no other word is known."""

from __future__ import annotations

import pytest

from zettelpy import compress, explain, recall_context
from zettelpy.passages.index import index_of
from zettelpy.passages.question import ask
from zettelpy.passages.scoring import score_passages
from zettelpy.text.asked_dates import read_asked_dates

YEAR = """[2023-02-06 09:00] Ana: I planted garlic in the yard.
[2023-03-15 09:00] Bo: The fence fell over in the storm.
[2023-04-20 09:00] Ana: Grandma came for a visit.
[2023-05-10 09:00] Bo: I bought a trampoline.
[2023-06-12 09:00] Ana: We camped at the lake yesterday.
[2023-07-19 09:00] Bo: I won the chess cup.
[2023-08-23 09:00] Ana: We moved into the house in Ghent on Saturday.
[2023-09-14 09:00] Bo: The kids started school last week.
[2023-10-11 09:00] Ana: I sprained my wrist.
[2023-11-22 09:00] Bo: The car failed its inspection.
[2023-12-25 09:00] Ana: Merry Christmas! The goose was burnt.
[2024-01-03 09:00] Bo: Happy new year. I quit smoking.
[2024-02-07 09:00] Ana: Let's paint the hall in green.
"""
MEMORY = compress(YEAR)
MONTHS = [line[1:8] for line in YEAR.splitlines()]


def found(question: str) -> list[str]:
    """Return the months of what the context has room for, in order."""
    receipt = explain(MEMORY, question, max_tokens=1000)
    return sorted(one.date[:7] for one in receipt.passages if one.date)


@pytest.mark.parametrize(
    ("time", "first", "last"),
    [
        ("in summer 2023", "2023-06", "2023-08"),
        ("last summer", "2023-06", "2023-08"),
        ("in autumn 2023", "2023-09", "2023-11"),
        ("in spring", "2023-03", "2023-05"),
        ("in Q2 2023", "2023-04", "2023-06"),
        ("between March and May", "2023-03", "2023-05"),
        ("between March and May 2023", "2023-03", "2023-05"),
        ("from March to May 2023", "2023-03", "2023-05"),
        ("in the second half of 2023", "2023-07", "2023-12"),
        ("last year", "2023-02", "2023-12"),
        ("this year", "2024-01", "2024-02"),
        ("in early 2024", "2024-01", "2024-02"),
        ("in March", "2023-03", "2023-03"),
        ("before April 2023", "2023-02", "2023-03"),
        ("until April 2023", "2023-02", "2023-04"),
        ("after November 2023", "2023-12", "2024-02"),
        ("since November 2023", "2023-11", "2024-02"),
        ("since May", "2023-05", "2024-02"),
        ("until June", "2023-02", "2023-06"),
        ("before 2024", "2023-02", "2023-12"),
    ],
)
def test_all_of_a_time_is_found_without_a_word(time: str, first: str, last: str) -> None:
    assert found(f"What happened {time}?") == [month for month in MONTHS if first <= month <= last]


def test_a_winter_reaches_into_the_next_year() -> None:
    assert found("What happened last winter?") == ["2023-02"]


def test_a_verb_that_occurs_nowhere_and_a_word_that_occurs() -> None:
    assert found("What fell over before May 2023?") == ["2023-03"]  # a word that occurs decides


def test_the_nearest_to_a_date_comes_first() -> None:
    for time, month in (("before April 2023", "2023-03"), ("after November 2023", "2023-12")):
        (first, *_) = explain(MEMORY, f"What happened {time}?", max_tokens=1000).passages
        assert (first.date or "").startswith(month), time


def test_who_is_named_comes_first() -> None:
    for time in ("in summer 2023", "last summer", "in July 2023"):
        (first, *_) = explain(MEMORY, f"What did Bo do {time}?", max_tokens=1000).passages
        assert (first.date, first.speaker) == ("2023-07-19", "Bo"), time


def test_a_day_of_the_week() -> None:
    index = index_of(MEMORY)
    question = ask(index, MEMORY, "What happened on Wednesday?", False, None)
    scores = score_passages(index, MEMORY, question)
    assert len(scores) == 8
    assert all((index.calendar.days[i] - 1) % 7 == 2 for i in scores)


@pytest.mark.parametrize(
    ("question", "terms"),
    [
        ("What broke last summer?", ("break", "summer")),
        ("What broke last week?", ("break",)),
        ("What broke on Wednesday?", ("break", "wednesday")),
        ("What broke in early 2024?", ("break",)),
        ("What broke between March and May 2023?", ("break",)),
        ("What broke last Wednesday?", ("break", "wednesday")),  # nothing of that day is here
    ],
)
def test_what_turns_or_counts_a_date_is_no_word_to_look_for(question: str, terms: tuple[str, ...]) -> None:
    assert ask(index_of(MEMORY), MEMORY, question, False, None).query.terms == terms


@pytest.mark.parametrize(
    ("question", "dates"),
    [
        ("What broke last summer?", ("2023-06", "2023-08")),
        ("What broke between March and May?", ("2023-03", "2023-05")),
        ("What broke in 2023?", ("2023",)),
        ("What broke in May 2023?", ("2023-05",)),
        ("What broke on Wednesday?", ("Wednesday",)),
        ("What broke on 19 July 2023?", ("2023-07-19",)),
    ],
)
def test_the_receipt_names_both_ends_of_a_time(question: str, dates: tuple[str, ...]) -> None:
    assert explain(MEMORY, question, max_tokens=40).dates == dates


def test_the_names_of_dates_are_words_where_the_memory_has_no_days() -> None:
    memory = compress("Bo: Every March we ski, and my birthday is on 7 May.\n\nAna: I see.\n\nBo: The cat sleeps.")
    for question in ("What is on 7 May?", "What do you do in March?"):
        assert "7 May" in recall_context(memory, question, max_tokens=40), question


@pytest.mark.parametrize(
    ("time", "first", "last"),
    [
        ("early 2024", "2024-01-01", "2024-04-30"),
        ("in mid 2024", "2024-05-01", "2024-08-31"),
        ("in late 2023", "2023-09-01", "2023-12-31"),
        ("in early summer 2023", "2023-06-01", "2023-06-30"),
        ("in late winter", "--02-01", "--02-29"),
    ],
)
def test_thirds_of_a_year_and_of_a_season(time: str, first: str, last: str) -> None:
    assert [(one.first, one.last) for one in read_asked_dates(f"What broke {time}?", "2024-02-07")] == [(first, last)]


STAMPED = "\n".join(f"{day}, 10:00 - Ana: {said}" for day, said in (
    ("03/04/2024", "I planted garlic."), ("09/04/2024", "The fence fell over."), ("10/04/2024", "Bo came by."),
    ("04/05/2024", "I sold the car."), ("06/06/2024", "We camped at the lake."),
))  # fmt: skip


def first_of(source: str, question: str) -> str:
    """Return the first passage of a context, or ""."""
    return recall_context(compress(source), question, max_tokens=14).rpartition("\n")[2].strip()


def test_dates_in_numbers_are_read_as_the_stamps_of_the_text_are() -> None:
    assert "garlic" in first_of(STAMPED, "What happened on 3/4/2024?")  # 4 March is no day of it
    assert "car" in first_of(STAMPED, "What happened on 4/5/2024?")
    plain = STAMPED.replace("06/06/2024", "25/06/2024")
    for written in ("9/4/2024", "09/04/2024", "09/04/24", "20240409", "9 Apr 24"):
        assert "fence" in first_of(plain, f"What happened on {written}?"), written
    assert recall_context(compress(plain), "What happened on 4/10/2024?", max_tokens=14) == ""  # 4 October


def test_where_the_text_shows_no_order_the_reading_that_is_here_counts() -> None:
    for written, month in (("3/15/2023", "2023-03"), ("10/5/2023", "2023-05"), ("5/10/2023", "2023-05")):
        assert found(f"What happened on {written}?") == [month], written
    assert explain(MEMORY, "What happened on 5/10/2023?", max_tokens=40).dates == ("2023-05-10",)
    assert found("What happened in 05/2023?") == ["2023-05"]
    assert found("What happened on 10/5?") == ["2023-05"]


def test_both_readings_stand_where_both_are_here() -> None:
    memory = compress("[2023-03-04 09:00] Ana: I planted garlic.\n[2023-04-03 09:00] Bo: The fence fell over.")
    receipt = explain(memory, "What happened on 3/4/2023?", max_tokens=100)
    assert receipt.dates == ("2023-04-03", "2023-03-04")
    assert len(receipt.passages) == 2


def test_a_feast_means_the_days_around_it() -> None:
    memory = compress(
        "[2023-12-20 10:00] Bo: The tree is up.\n[2023-12-24 10:00] Ana: We baked gingerbread.\n"
        "[2023-12-26 10:00] Bo: The goose was burnt.\n[2024-01-09 10:00] Ana: I quit coffee."
    )
    for question in (
        "What happened at Christmas 2023?",
        "What happened at Christmas?",
        "What happened last Christmas?",
    ):
        text = recall_context(memory, question, max_tokens=100)
        assert ("gingerbread" in text, "goose" in text, "coffee" in text) == (True, True, False), question
