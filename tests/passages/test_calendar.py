"""The calendar of a memory: passages by the day on which they were said and the days that they mean."""

from __future__ import annotations

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.passages.calendar import BESIDE, LEAST_FOUND, NEAREST, OWN, OWN_WEEKDAY, SAID, SAID_WEEKDAY, Calendar
from zettelpy.text.asked_dates import AskedDate, read_asked_dates
from zettelpy.text.date_spans import DateSpan, day_number, day_of, grain_of


def spans(*pairs: tuple[str, str]) -> tuple[DateSpan, ...]:
    return tuple(DateSpan(first, last, grain_of(first, last)) for first, last in pairs)


SAID_ON = ["2023-05-01", "2023-05-08", "2024-05-09", None, "2023-06", "2021"]
MEANT = [(), spans(("2023-05-07", "2023-05-07")), (), spans(("2023-05-01", "2023-05-31")), (), ()]
CALENDAR = Calendar(SAID_ON, MEANT)


def dated(question: str) -> dict[int, float]:
    return CALENDAR.dated(read_asked_dates(question, "2024-05-09")).strengths


def test_a_day() -> None:
    assert dated("on 7 May 2023") == {1: OWN, 3: OWN * 0.3}
    assert dated("on 1 May 2023") == {0: SAID, 3: OWN * 0.3}
    assert dated("on 2 February 2020") == {}


def test_a_month_of_one_year_and_of_any() -> None:
    assert dated("in May 2023") == {0: SAID, 1: OWN, 3: OWN}
    assert dated("in May") == {0: SAID, 1: OWN, 2: SAID, 3: OWN, 5: OWN * 31 / 365}
    assert dated("in June 2023") == {4: OWN}


def test_a_winter_that_began_the_year_before() -> None:
    calendar = Calendar(["2024-01-05", "2023-12-05", "2024-03-01"], [(), (), ()])
    assert list(calendar.dated(read_asked_dates("in winter", None)).strengths) == [1, 0]


def test_a_weekday() -> None:
    assert dated("on Monday") == {0: SAID_WEEKDAY, 1: SAID_WEEKDAY}
    assert dated("on Sunday") == {1: OWN_WEEKDAY}
    assert CALENDAR.dated(read_asked_dates("on Monday", "2024-05-09")).found == {}


def test_found_without_a_word_are_those_of_a_day_or_a_month() -> None:
    assert list(CALENDAR.dated(read_asked_dates("on 7 May 2023", None)).found) == [1]
    assert sorted(CALENDAR.dated(read_asked_dates("in May 2023", None)).found) == [0, 1, 3]
    for coarse in ("in 2023", "in summer 2023", "the October project"):
        assert CALENDAR.dated(read_asked_dates(coarse, None)).found == {}, coarse


def test_whether_a_time_is_in_the_memory() -> None:
    for question in (
        "on 1 May 2023",
        "on 7 May 2023",
        "in May 2023",
        "in May",
        "in 2021",
        "in June 2023",
        "in 2024",
        "on Monday",
        "before May 2023",
        "until 1 May 2023",
        "after 2023",
        "since 9 May 2024",
    ):
        assert CALENDAR.holds(read_asked_dates(question, None)), question
    # A month that is meant is none of its days.
    for question in (
        "on 2 May 2023",
        "in June 2021",
        "in 2022",
        "in winter",
        "on Wednesday",
        "soon",
        "before 2021",
        "after 9 May 2024",
        "until 2020",
        "since 10 May 2024",
    ):
        assert not CALENDAR.holds(read_asked_dates(question, None)), question


def test_sides_of_a_date() -> None:
    far, near = dated("before 2024")[0], dated("before 10 May 2023")[1]
    assert BESIDE < far < near < BESIDE + NEAREST < SAID
    assert sorted(dated("after 8 May 2023")) == [2, 4]
    assert sorted(dated("since 8 May 2023")) == [1, 2, 3, 4]  # 3 means all of May
    assert dated("since 8 May 2023")[1] == SAID
    assert sorted(dated("before 7 May 2023")) == [0, 5]
    assert sorted(dated("since May")) == [2]  # the last May that began
    assert CALENDAR.dated(read_asked_dates("before 10 May 2023", None)).found == {}


def test_an_empty_memory() -> None:
    assert not Calendar([], []).holds(read_asked_dates("in May, on Friday, in 2023", "2024-01-01"))
    assert Calendar([], []).dated(read_asked_dates("in May, on Friday, in 2023", "2024-01-01")).strengths == {}


DAYS = st.dates(date(2022, 11, 1), date(2024, 2, 28)).map(date.isoformat)
STRETCHES = st.tuples(DAYS, st.integers(0, 500)).map(lambda pair: (pair[0], day_of(day_number(pair[0]) + pair[1])))


@given(st.lists(st.tuples(st.none() | DAYS, st.lists(STRETCHES, max_size=3)), max_size=12), STRETCHES)
def test_the_same_as_looking_at_every_passage(
    rows: list[tuple[str | None, list[tuple[str, str]]]], asked: tuple[str, str]
) -> None:
    meant = [spans(*stretches) for _, stretches in rows]
    calendar = Calendar([day for day, _ in rows], meant)
    one = AskedDate(*asked, grain_of(*asked), 0, 0)
    found = calendar.dated([one])
    for i, (day, _) in enumerate(rows):
        said = day is not None and asked[0] <= day <= asked[1]
        touched = any(span.first <= asked[1] and asked[0] <= span.last for span in meant[i])
        within = any(asked[0] <= span.first and span.last <= asked[1] for span in meant[i])
        assert (i in found.strengths) == (said or touched)
        strength = found.strengths.get(i, 0.0)
        assert strength == OWN if within else strength <= OWN
        assert not said or strength >= SAID
        assert (i in found.found) == (one.grain in ("day", "week", "month") and strength >= LEAST_FOUND)
