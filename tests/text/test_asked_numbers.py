"""Dates in numbers in a question: in the order that the memory shows, else both ways; numbers that are no dates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.asked_numbers import is_open, numeric_dates
from zettelpy.text.dates import shown_order
from zettelpy.text.query import read_query

PIECES = [
    *"0123456789/-. \n\0\ud800İ年", "on ", "8/3", "8/3/2024", "20240308", "03/2024", " Mar ", "'24", "and ", "since ",
]  # fmt: skip
ANY = st.lists(st.one_of(st.characters(), st.sampled_from(PIECES)), max_size=24).map("".join)


def asked(question: str, order: str | None) -> list[tuple[str, str]]:
    return [(one.first, one.last) for one in read_asked_dates(question, "2025-02-20", order)]


@pytest.mark.parametrize(
    ("written", "by_day", "by_month"),
    [
        ("8/3/2024", "2024-03-08", "2024-08-03"),
        ("08/03/2024", "2024-03-08", "2024-08-03"),
        ("3/11/2024", "2024-11-03", "2024-03-11"),
        ("10/02/2025", "2025-02-10", "2025-10-02"),
        ("08-03-2024", "2024-03-08", "2024-08-03"),
        ("8/3/24", "2024-03-08", "2024-08-03"),
        ("08-03-24", "2024-03-08", "2024-08-03"),
        ("8/3/98", "1998-03-08", "1998-08-03"),
        ("8/3", "--03-08", "--08-03"),
        ("08/03", "--03-08", "--08-03"),
    ],
)
def test_the_order_of_the_memory_decides_and_without_one_both_stand(written: str, by_day: str, by_month: str) -> None:
    question = f"What happened on {written}?"
    assert is_open(question)
    assert asked(question, "day") == [(by_day, by_day)]
    assert asked(question, "month") == [(by_month, by_month)]
    assert asked(question, None) == [(by_day, by_day), (by_month, by_month)]
    first, second = read_asked_dates(question, None)
    assert question[first.start : first.end] == written
    assert second.start == second.end == first.end  # it has no words of its own


@pytest.mark.parametrize(
    ("written", "first", "last"),
    [
        ("on 25/02/2025", "2025-02-25", "2025-02-25"),
        ("on 2/25/2025", "2025-02-25", "2025-02-25"),
        ("on 3/3/2025", "2025-03-03", "2025-03-03"),
        ("on 10.02.2025", "2025-02-10", "2025-02-10"),
        ("on 10.02.25", "2025-02-10", "2025-02-10"),
        ("on 13/3/24", "2024-03-13", "2024-03-13"),
        ("on 20240308", "2024-03-08", "2024-03-08"),
        ("in 03/2024", "2024-03-01", "2024-03-31"),
        ("in 3/2024", "2024-03-01", "2024-03-31"),
        ("in 2024/02", "2024-02-01", "2024-02-29"),
        ("im 03.2024", "2024-03-01", "2024-03-31"),
        ("on 8 Mar 24", "2024-03-08", "2024-03-08"),
        ("on 8-Mar-24", "2024-03-08", "2024-03-08"),
        ("on Mar 8, 24", "2024-03-08", "2024-03-08"),
        ("on 8th of March '24", "2024-03-08", "2024-03-08"),
        ("in March '24", "2024-03-01", "2024-03-31"),
        ("am 8. März 24", "2024-03-08", "2024-03-08"),
        ("le 8 mars 24", "2024-03-08", "2024-03-08"),
        ("on 25/02", "--02-25", "--02-25"),
        ("on 29/2", "--02-29", "--02-29"),
    ],
)
def test_what_reads_one_way_needs_no_order(written: str, first: str, last: str) -> None:
    for order in ("day", "month", None):
        assert asked(f"Who came {written}?", order) == [(first, last)]


def test_the_question_says_its_order_itself() -> None:
    assert asked("Who came on 25/02/2025, who on 03/04/2025?", "month")[1] == ("2025-04-03", "2025-04-03")
    assert asked("Was war am 03/04/2025 mit der Heizung und dem Bad?", None) == [("2025-04-03", "2025-04-03")]


@pytest.mark.parametrize(
    "question",
    [
        "Who ate 3/4 of the cake?", "on 3/4 of it", "What is 9/11?", "open 24/7?", "version 8.3.24?", "is 8.3.2.4 up?",
        "on 13/13/2024", "on 31/02/2024", "on 20241341", "What is 2010/11?", "$20240308", "call 20240308123",
        "8 Mar 24 people came", "at 8 Mar 14:30", "on 8 Mar 10 am", "the ratio 3.2024", "at 50/50%", "1/2/3/4/2024",
    ],
)  # fmt: skip
def test_numbers_that_are_no_dates(question: str) -> None:
    assert numeric_dates(question, "day") == []
    assert not is_open(question)


def test_what_may_be_another_number_is_sure_behind_a_word_of_time_alone() -> None:
    for words in ("20240308", "3/2024"):
        assert [one.sure for one in numeric_dates(f"Who paid invoice {words}?", None)] == [False]
        assert [one.sure for one in numeric_dates(f"Who paid since {words}?", None)] == [True]


def test_ranges_and_sides() -> None:
    assert asked("between 8/3/2024 and 10/3/2024", "day") == [("2024-03-08", "2024-03-10")]
    assert asked("between 8/3 and 10/3", "day") == [("--03-08", "--03-10")]
    (one,) = read_asked_dates("before 8/3/2024", None, "month")
    assert (one.first, one.lean, one.included) == ("2024-08-03", -1, False)
    assert asked("the week before 8/3/2024", "day") == [("2024-03-01", "2024-03-07"), ("2024-03-08", "2024-03-08")]


def test_the_dates_of_the_query_are_those_that_are_asked_for() -> None:
    stop, words = frozenset(["what", "happened", "on", "in"]), "What happened"
    for written, order, dates in (
        ("on 8/3/2024", "day", ("2024-03-08",)), ("on 8/3/2024", None, ("2024-03-08", "2024-08-03")),
        ("on 8 Mar 24", None, ("2024-03-08",)), ("in March '24", None, ("2024-03",)),
        ("in 03/2024", None, ("2024-03",)), ("on 8/3", "day", ("2024-03-08",)),
    ):  # fmt: skip
        query = read_query(f"{words} {written}?", stop, [], "2025-02-20", order=order)
        assert (query.dates, query.terms) == (dates, ()), written


def test_the_order_that_a_text_shows() -> None:
    text = "[03/04/2025] Ana: hi.\n[05/04/2025] Bo: hello."
    assert shown_order("on 25/02/2025", ()) == "day"
    assert shown_order("on 02/25/2025", ()) == "month"
    assert shown_order(text, {"2025-04-03": 0, "2025-04-05": 0}) == "day"
    assert shown_order(text, {"2025-03-04": 0, "2025-05-04": 0}) == "month"
    assert shown_order(text, {"2025-04-03": 0}) is None  # one day may be chance
    assert shown_order(text, {"2025-04-03": 0, "2025-04-05": 0, "2025-03-04": 0}) is None
    assert shown_order("", ()) is None


@given(ANY, st.sampled_from([None, "day", "month"]))
def test_any_question_can_be_read(question: str, order: str | None) -> None:
    last = 0
    for one in numeric_dates(question, order):
        assert last <= one.start < one.end <= len(question)
        last = one.end
    last = 0
    for one in read_asked_dates(question, "2024-02-29", order):
        assert last <= one.start <= one.end <= len(question)
        last = one.end
    if order is not None and not is_open(question):
        assert numeric_dates(question, order) == numeric_dates(question, None)


@pytest.mark.timing
@pytest.mark.parametrize("piece", ["8/3/2024 ", "on 8/3 and ", "20240308 ", "8 Mar 24 ", "1/", "'24 "])
def test_time_is_linear(piece: str) -> None:
    short, long = piece * 150, piece * 1200
    once = best_time(lambda: read_asked_dates(short, None))
    assert best_time(lambda: read_asked_dates(long, None)) < 24 * once + 0.05
