"""Written dates: the forms that are dates, the ones that only look so, clock times, and time linear in any text."""

from __future__ import annotations

import json
import time
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text import days
from zettelpy.text.dates import (
    find_dates,
    numeric_order,
    parse_clock,
    parse_date,
    parse_time,
    read_stamp,
    stamp_order,
)
from zettelpy.text.lexicon import dates as lexicon
from zettelpy.text.normalise import fold

CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"
DAYS = st.dates(date(1000, 1, 1), date(2999, 12, 31))
PIECES = [*"0123456789 -/.,:年月日\n\0\ud800", *"2025| 2024|May |3rd |in |März | de |10:15|13/02/2025".split("|")]
ANY = st.lists(st.one_of(st.characters(), st.sampled_from(PIECES)), max_size=30).map("".join)


def case(name: str) -> dict[str, Any]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        found: dict[str, Any] = json.loads(line)
        if found["id"].startswith(name):
            return found
    raise AssertionError(f"no case {name}")


def dates(text: str) -> list[str]:
    return [hit.date for hit in find_dates(text, 0, len(text))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("released 2025-03-04, revised 2025-04-01T10:00Z", ["2025-03-04", "2025-04-01"]),
        ("on 8 May 2023", ["2023-05-08"]),
        ("1:56 pm on 8 May, 2023", ["2023-05-08"]),
        ("Monday, March 3rd, 2025", ["2025-03-03"]),
        ("the 3rd of March 2025", ["2025-03-03"]),
        ("Sept. 5, 2023; 12 Dec 2022; MAY 5 2023", ["2023-09-05", "2022-12-12", "2023-05-05"]),
        ("04/Mar/2025:09:12:44 and 4-Mar-2025", ["2025-03-04", "2025-03-04"]),
        ("March 2025, and in may 2023", ["2025-03", "2023-05"]),
        ("8 May 2023-10 May 2023", ["2023-05-08", "2023-05-10"]),
        ("am 3. März 2025, 5.März 2025, 3. 4. 2025, im Jahr 1999", ["2025-03-03", "2025-03-05", "2025-04-03", "1999"]),
        ("le 3 mars 2025, 1er mai 2024, en août 2023", ["2025-03-03", "2024-05-01", "2023-08"]),
        ("el 3 de marzo de 2025, 1.º de enero de 2024, desde 2003", ["2025-03-03", "2024-01-01", "2003"]),
        ("em 3 de março de 2025 e 5 de set de 2023", ["2025-03-03", "2023-09-05"]),
        ("il 3 marzo 2025, nel 1998, 2 ago 2023", ["2025-03-03", "1998", "2023-08-02"]),
        ("5 ma\u0308rz 2025", ["2025-03-05"]),
        ("2025年3月4日、2025年3月、2025년 3월 4일", ["2025-03-04", "2025-03", "2025-03-04"]),
        ("２０２４年１月２日", ["2024-01-02"]),
        ("since 2019, in 2015 people moved, of 2010; from 2010 to 2015", ["2019", "2015", "2010", "2010"]),
        ("In 2019-2021 we rented. Summer 1999.", ["2019", "1999-06"]),
        ("2025/3/4, 2025.03.04, app-2025-03-04.log", ["2025-03-04", "2025-03-04", "2025-03-04"]),
        ("March 3rd,\n2025", ["2025-03-03"]),
        ("12 25 December 2024", ["2024-12-25"]),
        ("Q3 2025, Q1/2024, 2025-Q2, third quarter of 2025", ["2025-07", "2024-01", "2025-04", "2025-07"]),
        ("im 3. Quartal 2025, au T2 2025, tercer trimestre de 2025", ["2025-07", "2025-04", "2025-07"]),
        ("terzo trimestre 2025, третий квартал 2025 года", ["2025-07", "2025-07"]),
        ("2025年第三季度, 2025年第3四半期, 2025년 3분기", ["2025-07", "2025-07", "2025-07"]),
        ("first half of 2025, H2 2025, zweites Halbjahr 2025", ["2025-01", "2025-07", "2025-07"]),
        ("summer 2024, Herbst 2024, l'été 2024, l'estate 2024", ["2024-06", "2024-09", "2024-06", "2024-06"]),
        ("verano de 2024, no verão de 2024, inverno 2024", ["2024-06", "2024-06", "2024-12"]),
        ("KW 23/2025, 2025-W23, 2025-W23-2", ["2025-06-02", "2025-06-02", "2025-06-03"]),
        (
            "12 to 19 September 2025; March 3-5, 2025; 12.-19. September 2025",
            ["2025-09-12", "2025-03-03", "2025-09-12"],
        ),
        ("du 12 au 19 mai 2025, del 12 al 19 de mayo de 2025, с 12 по 19 мая 2025 г.", ["2025-05-12"] * 3),
        ("on 13.02.24, 13/02/24, 3/4/69", ["2024-02-13", "2024-02-13", "2069-04-03"]),
        ("el cinco de mayo de 2025, am fünften Mai 2025, the fifth of May 2025", ["2025-05-05"] * 3),
        ("пятого мая 2025, il primo maggio 2025, 2025年十二月三日", ["2025-05-05", "2025-05-01", "2025-12-03"]),
        ("12 мая 2025 г., 12 मई 2025, 1º de maio de 2025", ["2025-05-12", "2025-05-12", "2025-05-01"]),
        ("Facture du 03/04/2025 pour les travaux de la maison", ["2025-04-03"]),
        ("Rechnung vom 03/04/2025 für die Arbeiten an der Tür", ["2025-04-03"]),
    ],
)
def test_written_forms(text: str, expected: list[str]) -> None:
    assert dates(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2023-02-31", "2025-13-45", "on 29 February 2025", "99 December 2024", "31/02/2025", "2023年13月",
        "around 2000 users", "from 2010 items", "in 2000 cases", "in 2048 bytes", "1 in 2048", "from 2000 to 3000",
        "in the 2010s we", "since 2010's", "of 2000% growth", "in 2500 or more", "since $2000", "in 1,2000", "in 12000",
        "We may 2023", "we march 2000 miles", "Mars 2020", "set 2000 as a limit", "ago 2023",
        "v2025-01-02", "2025.3.4", "1.2.2025.4", "bench-2025-03", "3-2025-03-04", "2010-11", "3/4 cup",
        "May I march on?", "version 3.12.10", "10.20.30.40", "2025-W54", "Q5 2025", "32.12.24",
        "tel 12/34/56", "03/04/24",
    ],
)  # fmt: skip
def test_what_only_looks_like_a_date(text: str) -> None:
    assert dates(text) == []


def test_no_dates_in_versions_ratios_scores_and_addresses() -> None:
    assert dates(case("date-008")["input"]) == []


def test_order_of_numbers_is_settled_by_the_span_and_never_guessed() -> None:
    text = case("date-004")["input"]
    assert dates(text) == ["2025-02-13", "2025-02-14", "2025-04-03", "2025-04-03"]
    assert dates("03/04/2025") == []
    assert dates("02/13/2025 and 03/04/2025") == ["2025-02-13", "2025-03-04"]
    assert dates("13/02/2025, 02/14/2025, 03/04/2025, 04/04/2025") == ["2025-02-13", "2025-02-14", "2025-04-04"]
    assert dates("31/02/2025 and 03/04/2025") == []  # a day that is none is no evidence
    assert dates("03.04.2025") == ["2025-04-03"]  # with full stops the day is first everywhere


def test_order_of_a_document_serves_its_parts() -> None:
    text = "Paid 03/04/2025.\n\nPaid 13/02/2025."
    assert numeric_order(text, 0, len(text)) == "day"
    assert find_dates(text, 0, 16) == []
    assert [hit.date for hit in find_dates(text, 0, 16, "day")] == ["2025-04-03"]
    assert [hit.date for hit in find_dates(text, 0, 16, "month")] == ["2025-03-04"]
    assert numeric_order("13/02/2025 02/13/2025", 0, 21) is None


def test_a_range_and_a_part_of_a_year_have_two_ends() -> None:
    ends = {
        "from 12 to 19 September 2025": ("2025-09-12", "2025-09-19"), "March 3-5, 2025": ("2025-03-03", "2025-03-05"),
        "Q4 2025": ("2025-10", "2025-12"), "2025-W01": ("2024-12-30", "2025-01-05"), "8 May 2025": ("2025-05-08", ""),
    }  # fmt: skip
    for text, expected in ends.items():
        (hit,) = find_dates(text, 0, len(text))
        assert (hit.date, hit.until) == expected


def test_hits_say_where_the_date_stands() -> None:
    text = "So: Monday, March 3rd, 2025 it is."
    (hit,) = find_dates(text, 0, len(text))
    assert text[hit.start : hit.end] == "March 3rd, 2025"
    assert find_dates(text, 0, hit.end - 1) == []
    assert [h.date for h in find_dates(text, hit.start + 5, len(text))] == []


@given(DAYS, st.sampled_from(sorted(lexicon.MONTHS)))
def test_every_day_is_read_back_in_every_language(day: date, language: str) -> None:
    forms = lexicon.MONTHS[language][day.month - 1].split()
    joint = " de " if language in ("es", "pt") else ". " if language == "de" else " "
    for form in forms:
        for name in (form, form.capitalize(), form.upper()):
            assert parse_date(f"{day.day}{joint}{name} {day.year}") == day.isoformat()
    if language == "en":
        assert dates(f"x {forms[0].capitalize()} {day.day}, {day.year} y") == [day.isoformat()]


@given(DAYS)
def test_iso_and_unspaced_are_read_back(day: date) -> None:
    assert dates(f"({day.isoformat()})") == [day.isoformat()]
    assert dates(f"{day.year}年{day.month}月{day.day}日") == [day.isoformat()]
    assert parse_date(day.isoformat()[:7]) == day.isoformat()[:7]
    assert parse_date(f" {day.year} ") == str(day.year)
    assert parse_date(day.strftime("%Y%m%d")) == day.isoformat()


def test_no_form_of_a_month_means_two_months() -> None:
    seen: dict[str, int] = {}
    for rows in lexicon.MONTHS.values():
        assert len(rows) == 12
        for number, row in enumerate(rows, 1):
            for form in row.split():
                assert seen.setdefault(fold(form), number) == number, form
    assert all(len(rows) == 7 for rows in lexicon.WEEKDAYS.values())


@given(ANY, st.integers(0, 60), st.integers(0, 60))
def test_any_text_gives_ordered_dates_of_the_calendar_inside_the_span(text: str, one: int, two: int) -> None:
    start, end = sorted((min(one, len(text)), min(two, len(text))))
    last = start
    for hit in find_dates(text, start, end):
        assert last <= hit.start < hit.end <= end
        assert days.read_iso(hit.date) is not None
        last = hit.end
    parse_date(text)
    parse_clock(text)
    parse_time(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1:56 pm on 8 May, 2023", "2023-05-08T13:56"),
        ("12:05 am on 8 May, 2023", "2023-05-08T00:05"),
        ("Session 3 - 9 a.m. on 8 May 2023", "2023-05-08T09:00"),
        ("2025-01-06T08:12:00+01:00", "2025-01-06T08:12:00+01:00"),
        ("2025-01-06 08:12:00.125Z", "2025-01-06T08:12:00.125Z"),
        ("Tue, 04 Mar 2025 09:12:00 GMT", "2025-03-04T09:12:00+00:00"),
        ("2025-03-04 09:12 UTC", "2025-03-04T09:12+00:00"),
        ("4 March 2025, 9:12 p. m.", "2025-03-04T21:12"),
        ("Tue, 04 Mar 2025 09:12:44 +0100", "2025-03-04T09:12:44+01:00"),
        ("04/Mar/2025:09:12:44 -0500", "2025-03-04T09:12:44-05:00"),
        ("12/25/2024, 9:02:07\u202fPM", "2024-12-25T21:02:07"),
        ("3. März 2025 um 9:12 Uhr", "2025-03-03T09:12"),
        ("2025年3月4日 09:12", "2025-03-04T09:12"),
        ("2025-03-04 10:00-11:00", "2025-03-04T10:00"),
        ("2025-03-04 25:00", "2025-03-04"),
        ("2025-03-04, room 12, from the archive, 10:00", "2025-03-04"),
        ("May 2023, 10:00", "2023-05"),
        ("10:00", None),
        ("2023-02-31T10:00", None),
    ],
)
def test_time_beside_a_date(text: str, expected: str | None) -> None:
    assert parse_time(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1:56 pm", "13:56"), ("09:02", "09:02"), ("[12:31]", "12:31"), ("9:02:07", "09:02:07"), ("3pm", "15:00"),
        ("12 a.m.", "00:00"), ("12 pm", "12:00"), ("14h30", "14:30"), ("24:00", None), ("12:60", None), ("13 pm", None),
        ("ratio 3:4", None), ("16:9", None), ("10.2.0.14", None), ("", None), ("25:61, then 10:15", "10:15"),
    ],
)  # fmt: skip
def test_clock(text: str, expected: str | None) -> None:
    assert parse_clock(text) == expected


@pytest.mark.parametrize(
    ("stamps", "order"),
    [
        (["12/05/23", "25/05/23"], "day"),
        (["05/12/2023, 10:00", "05/25/2023, 9:00"], "month"),
        (["25/05/23", "05/26/23"], None),
        (["12/05/23", "01/06/23"], "day"),
        (["2023-05-01", "05/12/23", "06/01/23"], "month"),
        (["12.05.23", "03/04/23"], None),  # full stops say nothing of slashes; both ways the chat falls back
        (["30/02/23", "03/04/23"], None),
        (["03/04/23"], None),
        (["09:02", "soon", ""], None),
        ([], None),
    ],
)
def test_order_of_stamps(stamps: list[str], order: str | None) -> None:
    assert stamp_order(stamps) == order


@pytest.mark.parametrize(
    ("stamp", "order", "expected"),
    [
        ("25/05/23, 14:04:01", None, "2023-05-25T14:04:01"),
        ("5/25/23, 2:04\u202fPM", None, "2023-05-25T14:04"),
        ("12.05.23 14:03", "month", "2023-05-12T14:03"),
        ("12/05/23", "day", "2023-05-12"),
        ("12/05/23", "month", "2023-12-05"),
        ("12/05/23", None, None),
        ("05/05/23 9:00", None, "2023-05-05T09:00"),
        ("31/02/23", "day", None),
        ("1:56 pm on 8 May, 2023", None, "2023-05-08T13:56"),
        ("10.2.0.14", "day", None),
        ("09:02", "day", None),
    ],
)
def test_stamps(stamp: str, order: str | None, expected: str | None) -> None:
    assert read_stamp(stamp, order) == expected


@given(st.lists(st.dates(date(2000, 1, 1), date(2099, 12, 31)), min_size=1, max_size=9), st.booleans())
def test_the_days_of_a_chat_are_read_back_or_not_at_all(found: list[date], day_first: bool) -> None:
    found.sort()
    stamps = [day.strftime("%d/%m/%y, 09:12" if day_first else "%m/%d/%y, 09:12") for day in found]
    order = stamp_order(stamps)
    assert order in (None, "day" if day_first else "month")
    for stamp, day in zip(stamps, found, strict=True):
        assert read_stamp(stamp, order) in ([f"{day}T09:12"] if order else [f"{day}T09:12", None])


@given(st.times(), st.booleans())
def test_clock_is_read_back(moment: Any, american: bool) -> None:
    written = moment.strftime("%I:%M %p") if american else moment.strftime("%H:%M")
    assert parse_clock(f"[{written}]") == moment.strftime("%H:%M")


def test_the_most_precise_date_of_a_heading_counts() -> None:
    assert parse_date("Since 2019: notes of March 2025, taken 3 May 2025 and 4 May 2025") == "2025-05-03"
    assert parse_date("Notes") is None


@pytest.mark.timing
@pytest.mark.parametrize(
    "bait",
    [
        "(1 ",
        "in 2020 ",
        "2025-",
        "1/",
        "2025 ",
        "March 2025",
        "13/02/2025 ",
        "2025年",
        "1.1.",
        "May ",
        "9",
        "a\u0308",
        "12.03.24 ",
        "Q3 2025 ",
        "1/1/11",
        ".11.",
    ],
)
def test_time_grows_with_the_text_and_no_faster(bait: str) -> None:
    def cost(size: int) -> float:
        text = bait * (size // len(bait))
        return best_time(lambda: find_dates(text, 0, len(text)))

    assert cost(40_000) < 8 * cost(10_000) + 0.01


@pytest.mark.timing
def test_a_megabyte_of_prose_is_quick() -> None:
    text = "It was in the long summer that they had bought the boat, and nobody knew why he may march on. " * 11_000
    began = time.process_time()
    assert find_dates(text, 0, len(text)) == []
    assert time.process_time() - began < 0.5  # about 10 ms on an idle machine
