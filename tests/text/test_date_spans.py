"""Dates as stretches of days, and in words."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.date_spans import (
    ANY_YEAR,
    LONGEST,
    AskedDate,
    day_number,
    day_of,
    first_day,
    grain_of,
    last_day,
    of_units,
    span_of,
    week_of,
)
from zettelpy.text.date_words import date_words, range_words
from zettelpy.text.dates import read_dates
from zettelpy.text.days import DateHit

WEDNESDAY = "2023-05-10"
DAYS = st.dates(date(2, 1, 1), date(9998, 1, 1)).map(date.isoformat)


def span(text: str) -> tuple[str, str, str, bool]:
    (hit,) = read_dates(text, 0, len(text), WEDNESDAY)
    found = span_of(text[hit.start : hit.end], hit)
    assert found is not None
    return tuple(found)


@pytest.mark.parametrize(
    ("text", "first", "last", "grain", "about"),
    [
        ("yesterday", "2023-05-09", "2023-05-09", "day", False),
        ("ten days ago", "2023-04-30", "2023-04-30", "day", False),
        ("last Friday", "2023-05-05", "2023-05-05", "day", False),
        ("Friday next week", "2023-05-19", "2023-05-19", "day", False),
        ("last weekend", "2023-05-06", "2023-05-07", "week", False),
        ("last week", "2023-05-01", "2023-05-07", "week", False),
        ("a week ago", "2023-05-01", "2023-05-07", "week", False),
        ("vor zwei Wochen", "2023-04-24", "2023-04-30", "week", False),
        ("先週", "2023-05-01", "2023-05-07", "week", False),
        ("지난주", "2023-05-01", "2023-05-07", "week", False),
        ("3周前", "2023-04-17", "2023-04-23", "week", False),
        ("last month", "2023-04-01", "2023-04-30", "month", False),
        ("three months ago", "2023-01-26", "2023-02-25", "month", True),
        ("3ヶ月前", "2023-01-26", "2023-02-25", "month", True),
        ("the end of the month", "2023-05-31", "2023-05-31", "day", False),
        ("last summer", "2022-06-01", "2022-08-31", "season", False),
        ("Q3 2022", "2022-07-01", "2022-09-30", "season", False),
        ("last year", "2022-01-01", "2022-12-31", "year", False),
        ("two years ago", "2020-11-09", "2021-11-08", "year", True),
        ("3年前", "2019-11-10", "2020-11-08", "year", True),
        ("New Year's Eve", "2022-12-31", "2022-12-31", "day", False),
        ("12 to 19 September 2025", "2025-09-12", "2025-09-19", "week", False),
    ],
)
def test_the_unit_that_the_words_name_decides(text: str, first: str, last: str, grain: str, about: bool) -> None:
    assert span(text) == (first, last, grain, about)


def test_what_is_no_date_has_no_days() -> None:
    assert span_of("x", DateHit(0, 1, "2023-02-31")) is None
    assert span_of("x", DateHit(0, 1, "")) is None
    assert span_of("x", DateHit(0, 1, "2023-05-03", "2023-05-01")) == ("2023-05-03", "2023-05-03", "day", False)


@given(DAYS, st.integers(-4000, 4000))
def test_numbers_of_days_are_those_of_the_calendar(day: str, more: int) -> None:
    assert day_of(day_number(day)) == day
    if 2 <= date.fromisoformat(day).year <= 9980:
        moved = date.fromisoformat(day) + timedelta(min(more, 4000)) if date.fromisoformat(day).year > 20 else None
        assert moved is None or day_number(moved.isoformat()) == day_number(day) + more


@given(DAYS)
def test_a_week_is_from_monday_to_sunday(day: str) -> None:
    monday, sunday = week_of(day)
    assert monday <= day <= sunday
    assert (date.fromisoformat(monday).weekday(), date.fromisoformat(sunday).weekday()) == (0, 6)
    assert grain_of(monday, sunday) == "week"


@given(DAYS, st.sampled_from("day week weekend fortnight month quarter year".split()), st.integers(0, 40))
def test_units_lie_on_the_asked_side(day: str, unit: str, count: int) -> None:
    for way in (-1, 1):
        found = of_units(day, unit, count, way)
        if found is None:
            continue
        first, last = found
        assert first <= last
        middle = (day_number(first) + day_number(last)) // 2
        assert way * (middle - day_number(day)) > 0 or first[:4] < "0002" or last[:4] > "9990"


def test_the_weekend_before_and_after() -> None:
    for day in range(8, 13):  # Monday to Friday
        assert of_units(f"2023-05-{day:02d}", "weekend", 0, -1) == ("2023-05-06", "2023-05-07")
        assert of_units(f"2023-05-{day:02d}", "weekend", 0, 1) == ("2023-05-13", "2023-05-14")


@given(DAYS)
def test_first_and_last_days(day: str) -> None:
    year, month, number = (int(part) for part in day.split("-"))
    for whole in ((year,), (year, month), (year, month, number)):
        assert first_day(whole) <= day <= last_day(whole)


@given(st.integers(1, 12), st.integers(1, 31), st.integers(1, 12), st.integers(1, 31), st.integers(1, 9999))
def test_what_has_no_year_lies_in_any(month: int, day: int, to_month: int, to_day: int, year: int) -> None:
    one = AskedDate(f"{ANY_YEAR}{month:02d}-{day:02d}", f"{ANY_YEAR}{to_month:02d}-{to_day:02d}", "month", 0, 0)
    first, last = one.in_year(year)
    assert int(day_of(first)[:4]) == year
    assert last - first <= LONGEST["year"]
    assert first <= last + 3 or year == 9999


WORDS = {
    "en": ("7 May 2023", "May 2023", "1–7 May 2023", "29 May – 4 June 2023", "29 December 2022 – 4 January 2023"),
    "de": ("7. Mai 2023", "Mai 2023", "1.–7. Mai 2023", "29. Mai – 4. Juni 2023", "29. Dezember 2022 – 4. Januar 2023"),
    "fr": ("7 mai 2023", "mai 2023", "1–7 mai 2023", "29 mai – 4 juin 2023", "29 décembre 2022 – 4 janvier 2023"),
    "es": ("7 de mayo de 2023", "mayo de 2023", "1–7 de mayo de 2023", "29 de mayo – 4 de junio de 2023",
           "29 de diciembre de 2022 – 4 de enero de 2023"),
    "ru": ("7 мая 2023", "май 2023", "1–7 мая 2023", "29 мая – 4 июня 2023", "29 декабря 2022 – 4 января 2023"),
    "zh": ("2023年5月7日", "2023年5月", "2023年5月1日–7日", "2023年5月29日–6月4日", "2022年12月29日–2023年1月4日"),
    "ko": ("2023년 5월 7일", "2023년 5월", "2023년 5월 1일–7일", "2023년 5월 29일–6월 4일",
           "2022년 12월 29일–2023년 1월 4일"),
}  # fmt: skip


@pytest.mark.parametrize("language", WORDS)
def test_dates_as_a_language_writes_them(language: str) -> None:
    assert WORDS[language] == (
        date_words((2023, 5, 7), language),
        date_words((2023, 5), language),
        range_words((2023, 5, 1), (2023, 5, 7), language),
        range_words((2023, 5, 29), (2023, 6, 4), language),
        range_words((2022, 12, 29), (2023, 1, 4), language),
    )


@given(DAYS, st.sampled_from(["en", "de", "fr", "it"]))
def test_a_day_in_words_is_read_as_that_day(day: str, language: str) -> None:
    if day < "1000":
        return
    year, month, number = (int(part) for part in day.split("-"))
    words = date_words((year, month, number), language)
    assert [hit.date for hit in read_dates(words, 0, len(words), None)] in ([day], [])
    if 1900 <= year <= 2100:
        assert [hit.date for hit in read_dates(words, 0, len(words), None)] == [day]


def test_two_days_of_two_months_are_no_range() -> None:
    text = "on July 3 and August 15, 2023"
    assert [(hit.date, hit.until) for hit in read_dates(text, 0, len(text), None)] == [("2023-08-15", "")]
