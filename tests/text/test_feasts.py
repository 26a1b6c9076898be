"""Feasts, halves of units, habits and seasons: what days they mean, and where their names mean none."""

from __future__ import annotations

import pytest

from tests.timing import best_time
from zettelpy.text import days
from zettelpy.text.dates import find_dates, read_dates
from zettelpy.text.dating.feasts import feast_day
from zettelpy.text.lexicon import feasts as lexicon

ANCHOR = "2025-06-18"  # a Wednesday


def dates(text: str, anchor: str | None = ANCHOR) -> list[str]:
    return [hit.date for hit in read_dates(text, 0, len(text), anchor)]


@pytest.mark.parametrize(
    ("year", "western", "julian"),
    [
        (2008, (2008, 3, 23), (2008, 4, 27)),
        (2011, (2011, 4, 24), (2011, 4, 24)),
        (2019, (2019, 4, 21), (2019, 4, 28)),
        (2024, (2024, 3, 31), (2024, 5, 5)),
        (2027, (2027, 3, 28), (2027, 5, 2)),
        (2038, (2038, 4, 25), (2038, 4, 25)),
    ],
)
def test_easter_as_in_published_tables(year: int, western: days.Date, julian: days.Date) -> None:
    assert days.easter(year) == western
    assert days.easter(year, julian=True) == julian


def test_easter_is_a_sunday_in_spring_of_every_year() -> None:
    for year in range(1583, 4000):
        western = days.easter(year)
        assert western is not None
        assert days.weekday(western) == 6
        assert (year, 3, 22) <= western <= (year, 4, 25)
    assert days.easter(1582) is None
    assert days.easter(9999) is None


def test_every_rule_gives_a_day_of_the_year() -> None:
    tables = [*lexicon.PLAIN.values(), *lexicon.BEHIND_TIME.values(), lexicon.UNSPACED]
    for rule in dict.fromkeys(rule for table in tables for rule in table):
        day = feast_day(rule, 2026)
        assert day is not None
        assert days.is_date(day)
        assert day[0] == 2026


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Easter 2024", "2024-03-31"),
        ("on Christmas Eve 2023", "2023-12-24"),
        ("Karfreitag 2026", "2026-04-03"),
        ("le lundi de Pâques 2026", "2026-04-06"),
        ("la Nochebuena de 2022", "2022-12-24"),
        ("o Natal de 2022", "2022-12-25"),
        ("Ferragosto 2024", "2024-08-15"),
        ("2024年圣诞节", "2024-12-25"),
        ("2024年のクリスマスイブ", "2024-12-24"),
        ("2024년 광복절", "2024-08-15"),
    ],
)
def test_beside_a_year_no_anchor_is_needed(text: str, date: str) -> None:
    assert dates(text, None) == [date]
    assert [hit.date for hit in find_dates(text, 0, len(text))] == [date]


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Last Christmas we skied.", "2024-12-25"),
        ("We flew the day before Easter.", "2025-04-19"),
        ("Next Easter they visit.", "2026-04-05"),
        ("Am Tag nach Weihnachten schlafen wir aus.", "2025-12-26"),
        ("an Heiligabend, dem 24. Dezember, ist zu", "2025-12-24"),
        ("Le lendemain de Noël on a marché.", "2024-12-26"),
        ("去年平安夜下雪了。", "2024-12-24"),
    ],
)
def test_one_feast_is_one_date(text: str, date: str) -> None:
    assert dates(text) == [date]


@pytest.mark.parametrize(
    "text",
    [
        "The Christmas tree is up.", "Easter eggs are cheap.", "I love Halloween.", "Every Christmas we sing.",
        "Weihnachten ist laut.", "Das Weihnachtsgeld kam.", "J'adore Noël.", "le marché de Noël", "Moro em Natal.",
        "Me encanta la Navidad.", "l'albero di Natale", "圣诞树", "クリスマスツリー", "크리스마스 선물",
        "At Christmas we always go to church.", "An Ostern gibt es bei uns immer Lamm.",
    ],
)  # fmt: skip
def test_a_feast_that_is_no_day_here(text: str) -> None:
    assert dates(text) == []


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("half a year ago", "2024-12-18"),
        ("a year and a half ago", "2023-12-18"),
        ("two and a half", None),
        ("vor anderthalb Jahren", "2023-12-18"),
        ("in einem halben Jahr", "2025-12-18"),
        ("il y a deux ans et demi", "2022-12-18"),
        ("hace un año y medio", "2023-12-18"),
        ("há um ano e meio", "2023-12-18"),
        ("un anno e mezzo fa", "2023-12-18"),
        ("полтора года назад", "2023-12-18"),
        ("через полгода", "2025-12-18"),
        ("一年半前", "2023-12-18"),
        ("半年后", "2025-12-18"),
        ("1년 반 전", "2023-12-18"),
    ],
)
def test_halves_are_counted(text: str, date: str | None) -> None:
    assert dates(text) == ([] if date is None else [date])


@pytest.mark.parametrize(
    "unit",
    ["at christmas usually ", "christmas ", "on monday always ", "easter 2025 ", "クリスマス", "半年前",
     "칠월 이십삼일 ", "the day after christmas ", "a year and a half ", "am 12. nächsten Monats "],
)  # fmt: skip
def test_time_grows_with_the_text_alone(unit: str) -> None:
    small, large = unit * 400, unit * 1600
    assert best_time(lambda: dates(large)) < 10 * best_time(lambda: dates(small)) + 0.02
