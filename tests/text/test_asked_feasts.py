"""Feasts in a question: the days that people mean by them, by language; Eid and Diwali by the moon."""

from __future__ import annotations

import pytest

from tests.timing import best_time
from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.asked_parts import names_in
from zettelpy.text.date_spans import AskedDate, day_number, day_of
from zettelpy.text.dating.moon import moon_days
from zettelpy.text.query import read_query

ANCHOR = "2025-02-20"
DIWALI = (
    "2000-10-26 2001-11-14 2002-11-04 2003-10-25 2004-11-12 2005-11-01 2006-10-21 2007-11-09 2008-10-28 2009-10-17 "
    "2010-11-05 2011-10-26 2012-11-13 2013-11-03 2014-10-23 2015-11-11 2016-10-30 2017-10-19 2018-11-07 2019-10-27 "
    "2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05"
).split()
FITR = "2015-07-17 2016-07-06 2017-06-25 2018-06-15 2019-06-04 2020-05-24 2021-05-13 2022-05-02 2023-04-21 2024-04-10"
ADHA = "2015-09-24 2016-09-12 2017-09-01 2018-08-21 2019-08-11 2020-07-31 2021-07-20 2022-07-09 2023-06-28 2024-06-16"


def asked(question: str, anchor: str | None = ANCHOR) -> list[tuple[str, str]]:
    return [(one.first, one.last) for one in read_asked_dates(question, anchor)]


@pytest.mark.parametrize(
    ("time", "first", "last"),
    [
        ("at Christmas 2023", "2023-12-24", "2023-12-26"),
        ("last Christmas", "2024-12-24", "2024-12-26"),
        ("at Christmas", "--12-24", "--12-26"),
        ("at Easter 2024", "2024-03-29", "2024-04-01"),
        ("at New Year", "--12-31", "--01-01"),
        ("at New Year 2024", "2023-12-31", "2024-01-01"),
        ("on Halloween", "--10-31", "--10-31"),
        ("on Christmas Day", "--12-25", "--12-25"),
        ("on Christmas Eve 2023", "2023-12-24", "2023-12-24"),
        ("on Easter Monday 2024", "2024-04-01", "2024-04-01"),
        ("on New Year's Eve", "--12-31", "--12-31"),
        ("the day after Christmas", "--12-26", "--12-26"),
        ("an Weihnachten", "--12-24", "--12-26"),
        ("zu Ostern 2024", "2024-03-29", "2024-04-01"),
        ("an Pfingsten 2024", "2024-05-18", "2024-05-20"),
        ("an Silvester", "--12-31", "--12-31"),
        ("à Noël 2023", "2023-12-24", "2023-12-26"),
        ("à Pâques 2024", "2024-03-29", "2024-04-01"),
        ("en Navidad", "--12-24", "--12-26"),
        ("no Natal", "--12-24", "--12-26"),
        ("a Natale", "--12-24", "--12-26"),
        ("a Capodanno", "--12-31", "--01-01"),
        ("на Новый год", "--12-31", "--01-01"),
        ("क्रिसमस पर", "--12-24", "--12-26"),
        ("2023年圣诞节", "2023-12-24", "2023-12-26"),
        ("at Diwali 2023", "2023-11-11", "2023-11-15"),
        ("during Eid al-Fitr 2024", "2024-04-09", "2024-04-12"),
        ("zum Opferfest 2024", "2024-06-16", "2024-06-20"),
        ("at Diwali", "2024-10-30", "2024-11-03"),
        ("next Diwali", "2025-10-19", "2025-10-23"),
    ],
)
def test_the_days_that_a_feast_means(time: str, first: str, last: str) -> None:
    assert asked(f"What did we eat {time}?") == [(first, last)]


def test_feasts_in_scripts_without_blanks() -> None:
    assert asked("クリスマスに何をした？") == [("2024-12-24", "2024-12-26")]
    assert asked("お正月に何をした？") == [("2025-01-01", "2025-01-03")]
    assert asked("元日に何をした？") == [("2025-01-01", "2025-01-01")]
    assert asked("크리스마스에 뭐 했어?") == [("2024-12-24", "2024-12-26")]


def test_sides_and_counts_of_a_feast() -> None:
    assert asked("two days before Christmas 2023") == [("2023-12-23", "2023-12-23"), ("2023-12-25", "2023-12-25")]
    (until,) = read_asked_dates("until Christmas 2023", ANCHOR)
    assert (until.first, until.lean, until.included) == ("2023-12-24", -1, True)
    (before,) = read_asked_dates("before Christmas 2023", ANCHOR)
    assert (before.first, before.lean, before.included) == ("2023-12-25", -1, False)


def test_eid_alone_is_either_and_comes_twice_in_some_years() -> None:
    assert asked("What happened at Eid 2023?") == [("2023-04-21", "2023-04-24"), ("2023-06-28", "2023-07-02")]
    assert [first[:7] for first, _ in asked("at Eid al-Fitr 2000")] == ["2000-01", "2000-12"]
    assert asked("at Eid", None) == []  # nothing says in which year


def test_diwali_and_the_eids_hold_the_days_on_which_they_were_kept() -> None:
    for feast, kept in (("diwali", DIWALI), ("fitr", FITR.split()), ("adha", ADHA.split())):
        for day in kept:
            spans = moon_days(feast, int(day[:4]))
            assert any(first <= day_number(day) <= last <= first + 4 for first, last in spans), (feast, day)


def test_every_year_of_the_calendar() -> None:
    for year in (1, 2, 622, 623, 1900, 9998):
        for first, last in moon_days("fitr adha diwali", year):
            assert day_of(first)[:4] <= f"{year:04d}" <= day_of(last)[:4]
    assert asked("at Diwali 9998") != []
    assert asked("at Diwali", "9999-12-31") != []
    assert asked("at Eid", "0001-01-01") == []


def test_a_feast_before_a_noun_is_no_sure_date_and_its_name_stays_a_word() -> None:
    assert [one.sure for one in read_asked_dates("Where are the Diwali lights?", ANCHOR)] == [False]
    date = AskedDate("2023-11-11", "2023-11-15", "week", 0, 11)
    assert names_in("Diwali 2023", date, every=False) == "Diwali"


def test_the_query_names_both_ends() -> None:
    for words, dates in (
        ("at Christmas 2023", ("2023-12-24", "2023-12-26")), ("on Christmas Day 2023", ("2023-12-25",)),
        ("at Diwali 2023", ("2023-11-11", "2023-11-15")),
    ):  # fmt: skip
        assert read_query(words, frozenset(["at", "on"]), [], ANCHOR).dates == dates


@pytest.mark.timing
@pytest.mark.parametrize("piece", ["at Christmas 2023 ", "Eid al-", "at Diwali ", "クリスマスに"])
def test_time_is_linear(piece: str) -> None:
    short, long = piece * 100, piece * 800
    once = best_time(lambda: read_asked_dates(short, ANCHOR))
    assert best_time(lambda: read_asked_dates(long, ANCHOR)) < 24 * once + 0.05
