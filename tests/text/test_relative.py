"""Relative dates: what they mean in six languages, seen from an anchor; what is left alone; the arithmetic below."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text import days
from zettelpy.text.lexicon.dates import LANGUAGES
from zettelpy.text.relative import resolve_relative

CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"
FRIDAY = "2025-03-07"
PIECES = [
    *"月日3- \n\0\ud800İ", "last ", "in ", "two ", "weeks ", "ago", "3 ", "March ", "hier ", "je ",
    "day before ", "yesterday", "semana", " pasada", "9999 ", "昨日", " week-end", "99999", " of",
]  # fmt: skip
ANY = st.lists(st.one_of(st.characters(), st.sampled_from(PIECES)), max_size=20).map("".join)


def case(name: str) -> dict[str, Any]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        found: dict[str, Any] = json.loads(line)
        if found["id"].startswith(name):
            return found
    raise AssertionError(f"no case {name}")


def read(text: str, anchor: str | None = FRIDAY) -> dict[str, str]:
    return {text[hit.start : hit.end]: hit.date for hit in resolve_relative(text, 0, len(text), anchor)}


def test_message_time_is_the_anchor() -> None:
    found = case("date-002")["input"]
    assert read(found["text"], found["msg_time"]) == {"Yesterday": "2023-05-23"}
    assert read(found["text"], None) == {}


def test_month_ends_and_leap_days() -> None:
    for anchor, text, expected in case("date-006")["input"]["cases"]:
        assert list(read(text, anchor).values()) == ([] if "no date" in expected else [expected])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("yesterday", "2025-03-06"), ("today", "2025-03-07"), ("Tonight", "2025-03-07"), ("TOMORROW", "2025-03-08"),
        ("last night", "2025-03-06"), ("this morning", "2025-03-07"), ("the day before yesterday", "2025-03-05"),
        ("the day after tomorrow", "2025-03-09"), ("yesterday's", "2025-03-06"), ("_today_", "2025-03-07"),
        ("last week", "2025-02-28"), ("this week", "2025-03-07"), ("next week", "2025-03-14"),
        ("last month", "2025-02"), ("this month", "2025-03"), ("next month", "2025-04"),
        ("last year", "2024"), ("this year's", "2025"), ("next year", "2026"),
        ("last Friday", "2025-02-28"), ("this Friday", "2025-03-07"), ("next friday", "2025-03-14"),
        ("last Monday", "2025-03-03"), ("this Monday", "2025-03-03"), ("next Monday", "2025-03-10"),
        ("last weekend", "2025-03-01"), ("this weekend", "2025-03-08"), ("next weekend", "2025-03-15"),
        ("two weekends ago", "2025-02-22"),
        ("this past Friday", "2025-02-28"), ("last May", "2024-05"), ("next March", "2026-03"),
        ("last Sept", "2024-09"),
        ("two days ago", "2025-03-05"), ("3 weeks ago", "2025-02-14"), ("a couple of weeks ago", "2025-02-21"),
        ("twenty-one days ago", "2025-02-14"), ("a year ago", "2024-03-07"), ("ten years later", "2035-03-07"),
        ("two weeks from now", "2025-03-21"), ("in 3 days", "2025-03-10"), ("in a month", "2025-04-07"),
        ("in a couple of days", "2025-03-09"), ("in two weeks' time", "2025-03-21"), ("a decade ago", "2015-03-07"),
        ("a\nfortnight\n  ago", "2025-02-21"),
        ("March 10", "2025-03-10"), ("on may 10th", "2025-05-10"), ("12 September", "2025-09-12"),
        ("the 3rd of Sept", "2025-09-03"), ("Dec. 24", "2024-12-24"), ("6 to 8 August", "2025-08-06"),
        ("on Friday", "2025-03-14"), ("Friday morning", "2025-03-14"),
    ],
)  # fmt: skip
def test_english(text: str, expected: str) -> None:
    assert list(read(text).values()) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "every Friday", "on a Friday morning", "for the last week",
        "two or three weeks ago", "the last week of March", "twice in a year", "the first time in 3 years",
        "1.5 years ago", "in years", "in 24 hours", "long ago", "9999 years ago", "99999 days ago",
        "this may be wrong", "we march 10 miles", "10 may be enough", "may 10 people come", "Mar 10:30", "March 10.5",
        "March 10, 2025", "10 March 2024", "30 February", "March 32", "3 ago", "5 set", "2 out", "10 '24",
        "hier ist es", "Guten Morgen", "am Morgen", "por la mañana", "yesterdays", "forenext week", "lastweek",
        "the coming weeks",
    ],
)  # fmt: skip
def test_left_alone(text: str) -> None:
    assert read(text) == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("gestern und vorgestern, heute morgen, morgen", ["2025-03-06", "2025-03-05", "2025-03-07", "2025-03-08"]),
        ("letzte Woche, nächsten Freitag, diesen Monat, letztes Jahr", ["2025-02-28", "2025-03-14", "2025-03", "2024"]),
        ("vor zwei Wochen, in 3 Tagen, am 10. März", ["2025-02-21", "2025-03-10", "2025-03-10"]),
        ("Je l'ai vu hier, pas avant-hier", ["2025-03-06", "2025-03-05"]),
        ("aujourd’hui, demain, après-demain", ["2025-03-07", "2025-03-08", "2025-03-09"]),
        ("la semaine dernière, le mois prochain, vendredi dernier", ["2025-02-28", "2025-04", "2025-02-28"]),
        ("il y a trois jours, dans deux semaines", ["2025-03-04", "2025-03-21"]),
        ("ce mois-ci, ce week-end, l'année dernière", ["2025-03", "2025-03-08", "2024"]),
        ("ayer, hoy, mañana, man\u0303ana", ["2025-03-06", "2025-03-07", "2025-03-08", "2025-03-08"]),
        ("pasado mañana, esta mañana", ["2025-03-09", "2025-03-07"]),
        ("la semana pasada, el próximo lunes, el mes que viene", ["2025-02-28", "2025-03-10", "2025-04"]),
        ("hace dos semanas, dentro de tres días, el año pasado", ["2025-02-21", "2025-03-10", "2024"]),
        ("ontem, anteontem, hoje, amanhã", ["2025-03-06", "2025-03-05", "2025-03-07", "2025-03-08"]),
        ("semana passada, há três dias, dois anos atrás", ["2025-02-28", "2025-03-04", "2023-03-07"]),
        ("ieri, oggi, domani, l'altro ieri", ["2025-03-06", "2025-03-07", "2025-03-08", "2025-03-05"]),
        ("la settimana scorsa, tre giorni fa, quest'anno", ["2025-02-28", "2025-03-04", "2025"]),
        ("昨日は上周、3月4日、来月、明年", ["2025-03-06", "2025-02-28", "2025-03-04", "2025-04", "2026"]),
        ("2025年3月4日 2025年 3月4日", []),
    ],
)
def test_other_languages(text: str, expected: list[str]) -> None:
    assert [hit.date for hit in resolve_relative(text, 0, len(text), FRIDAY)] == expected


def test_number_unit_and_direction_are_of_one_language() -> None:
    assert read("ha 2 anni") == {}  # Italian: is two years old; Portuguese há 2 anos: two years ago
    assert list(read("há 2 anos").values()) == ["2023-03-07"]


def test_of_a_range_both_ends_are_known() -> None:
    for text in ("from 12 to 19 September", "12.–19. September", "du 12 au 19 septembre", "с 12 по 19 сентября"):
        (hit,) = resolve_relative(text, 0, len(text), FRIDAY)
        assert (hit.date, hit.until) == ("2025-09-12", "2025-09-19")
    (hit,) = resolve_relative("this weekend", 0, 12, FRIDAY)
    assert (hit.date, hit.until) == ("2025-03-08", "2025-03-09")


def test_the_order_of_the_document_serves_short_dates() -> None:
    assert resolve_relative("on 3/4", 0, 6, FRIDAY) == []
    assert [hit.date for hit in resolve_relative("on 3/4", 0, 6, FRIDAY, "month")] == ["2025-03-04"]
    assert [hit.date for hit in resolve_relative("on 9/17", 0, 7, FRIDAY)] == ["2025-09-17"]


def test_nothing_finer_than_the_anchor() -> None:
    text = "yesterday, this week, last Friday, last month, last year, March 10, 3 years ago, 2 months ago"
    assert read(text, "2023") == {"last year": "2022", "March 10": "2023-03-10", "3 years ago": "2020"}
    assert read(text, "2023-05") == {
        "last month": "2023-04", "last year": "2022", "March 10": "2023-03-10", "3 years ago": "2020-05",
        "2 months ago": "2023-03",
    }  # fmt: skip


@pytest.mark.parametrize("anchor", [None, "", "yesterday", "2023-02-31", "8 May 2023", "0000-01-01", "2023-5-8"])
def test_no_anchor_no_date(anchor: str | None) -> None:
    assert read("yesterday, next week, March 10", anchor) == {}


def test_the_ends_of_the_calendar() -> None:
    assert read("yesterday tomorrow last year", "0001-01-01") == {"tomorrow": "0001-01-02"}
    assert read("tomorrow next month last week", "9999-12-31") == {"last week": "9999-12-24"}


def test_a_span_is_read_by_itself_and_offsets_are_the_texts() -> None:
    text = "İ yesterday and today"
    (hit,) = resolve_relative(text, 2, 12, FRIDAY)
    assert text[hit.start : hit.end] == "yesterday"
    assert list(read(text)) == ["yesterday", "today"]
    assert resolve_relative("yesterdays", 0, 9, FRIDAY) == []
    assert resolve_relative("xyesterday", 1, 10, FRIDAY) == []


@given(st.dates(), st.integers(0, 2000), st.sampled_from(["ago", "later", "from now"]))
def test_days_are_days(anchor: date, count: int, way: str) -> None:
    try:
        expected = [(anchor + timedelta(-count if way == "ago" else count)).isoformat()]
    except OverflowError:
        expected = []
    assert list(read(f"it was {count} days {way}.", f"{anchor.isoformat()}T23:59:59+14:00").values()) == expected


@given(st.dates(), st.integers(-30_000, 30_000))
def test_months_move_in_one_step_and_hold_the_day(anchor: date, count: int) -> None:
    moved = days.shift_months((anchor.year, anchor.month, anchor.day), count)
    if moved is None:
        assert not 1 <= (anchor.year * 12 + anchor.month - 1 + count) // 12 <= 9999
        return
    assert days.is_date(moved)
    assert (moved[0] * 12 + moved[1]) - (anchor.year * 12 + anchor.month) == count
    assert moved[2] == anchor.day or (moved[2] < anchor.day and moved[2] == days.month_length(moved[0], moved[1]))


@given(st.dates(date(2, 1, 1), date(9998, 1, 1)), st.integers(0, 6))
def test_weekdays_turn_around_the_anchor(anchor: date, day: int) -> None:
    here = (anchor.year, anchor.month, anchor.day)
    past, this, coming = (days.turn_weekday(here, day, turn) for turn in (-1, 0, 1))
    assert past is not None
    assert this is not None
    assert coming is not None
    assert past < here < coming
    assert days.weekday(past) == days.weekday(this) == days.weekday(coming) == day
    assert 1 <= (anchor - date(*past)).days <= 7
    assert 1 <= (date(*coming) - anchor).days <= 7
    assert date(*this).isocalendar()[:2] == anchor.isocalendar()[:2]


@given(st.dates(date(2, 1, 1), date(9998, 1, 1)), st.dates())
def test_nearest_year_is_nearest(anchor: date, day: date) -> None:
    here = (anchor.year, anchor.month, anchor.day)
    near = days.nearest_year(here, day.month, day.day)
    if near is not None and (day.month, day.day) != (2, 29):
        assert abs((date(*near) - anchor).days) <= 183


@given(ANY, st.integers(0, 40), st.integers(0, 40), st.dates())
def test_any_text_gives_ordered_dates_inside_the_span(text: str, one: int, two: int, anchor: date) -> None:
    start, end = sorted((min(one, len(text)), min(two, len(text))))
    last = start
    for hit in resolve_relative(text, start, end, anchor.isoformat()):
        assert last <= hit.start < hit.end <= end
        assert days.read_iso(hit.date) is not None
        last = hit.end


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_phrase_of_a_day_is_read(language: str) -> None:
    near = "qui est " if language == "fr" else ""
    for phrase, count in LANGUAGES[language].day_phrases.items():
        assert list(read(f"{near}{phrase}.").values()) == [(date(2025, 3, 7) + timedelta(count)).isoformat()], phrase


@pytest.mark.timing
@pytest.mark.parametrize(
    "bait",
    [
        "not monday ",
        "segunda ",
        "कल ",
        "the 15th ",
        "am 12. ",
        "first sunday in ",
        "fin de ",
        "다음 주",
        "三",
        "(1 ",
        "1/",
        "a week ",
        "last ",
        "last week ",
        "ago ",
        "in a ",
        "hier ",
        "mañana ",
        "3 days",
        "March 3 ",
        "3月",
    ],
)
def test_time_grows_with_the_text_and_no_faster(bait: str) -> None:
    def cost(size: int) -> float:
        text = bait * (size // len(bait))
        return best_time(lambda: resolve_relative(text, 0, len(text), FRIDAY))

    assert cost(20_000) < 8 * cost(5_000) + 0.01
