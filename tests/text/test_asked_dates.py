"""The dates that a question asks for: stretches of days, with and without their year, in many languages."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.date_spans import LONGEST, day_number, day_of

TUESDAY = "2023-12-12"  # the last day of the memory
PIECES = [
    *"月日3- \n\0\ud800İ", "last ", "in ", "two ", "weeks ", "before ", "3 ", "March ", "May ", "between ", " and ",
    "early ", "the ", "weekend of ", "5 May 2023", "winter", "上旬", "夏に", " de ", "половине ",
    "9999", "Friday ", "--",
]  # fmt: skip
ANY = st.lists(st.one_of(st.characters(), st.sampled_from(PIECES)), max_size=24).map("".join)


def asked(question: str, anchor: str | None = TUESDAY) -> list[tuple[str, str]]:
    return [(one.first, one.last) for one in read_asked_dates(question, anchor)]


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("What did we buy on 11 April 2025?", "2025-04-11", "2025-04-11"),
        ("What did Ana plant in March 2023?", "2023-03-01", "2023-03-31"),
        ("Which shows ran in 2022?", "2022-01-01", "2022-12-31"),
        ("Who visited in summer 2021?", "2021-06-01", "2021-08-31"),
        ("Where were we last summer?", "2023-06-01", "2023-08-31"),
        ("What did we cook last week?", "2023-12-04", "2023-12-10"),
        ("Who called two weeks ago?", "2023-11-27", "2023-12-03"),
        ("Who called yesterday?", "2023-12-11", "2023-12-11"),
        ("What changed last year?", "2022-01-01", "2022-12-31"),
        ("What was said last May?", "2023-05-01", "2023-05-31"),
        ("What broke in early May 2023?", "2023-05-01", "2023-05-10"),
        ("What broke at the end of February 2024?", "2024-02-21", "2024-02-29"),
        ("Was the first half of September 2022 dry?", "2022-09-01", "2022-09-15"),
        ("Was the second half of September 2022 dry?", "2022-09-16", "2022-09-30"),
        ("Who came in the second week of November 2023?", "2023-11-08", "2023-11-14"),
        ("Where was Jo between 11 August and 15 September 2023?", "2023-08-11", "2023-09-15"),
        ("Where was Jo between August 11 and August 15, 2023?", "2023-08-11", "2023-08-15"),
        ("Where was Jo from December 28 to January 3, 2023?", "2022-12-28", "2023-01-03"),
        ("Was war zwischen März und Mai 2023?", "2023-03-01", "2023-05-31"),
        ("Wo waren wir letzten Sommer?", "2023-06-01", "2023-08-31"),
        ("Qu'avons-nous fait début mars 2023 ?", "2023-03-01", "2023-03-10"),
        ("¿Qué pasó a finales de mayo de 2023?", "2023-05-21", "2023-05-31"),
        ("Что было в начале мая 2023?", "2023-05-01", "2023-05-10"),
        ("去年の夏に何をした？", "2022-06-01", "2022-08-31"),
        ("2023年3月上旬に何があった？", "2023-03-01", "2023-03-10"),
        ("2023年5月から8月まで", "2023-05-01", "2023-08-31"),
        ("지난주에 뭐 했어?", "2023-12-04", "2023-12-10"),
    ],
)
def test_stretches_with_their_year(question: str, first: str, last: str) -> None:
    assert asked(question) == [(first, last)]


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("What did we plant in May?", "--05-01", "--05-31"),
        ("What did we plant in February?", "--02-01", "--02-29"),
        ("Who came on 5 May?", "--05-05", "--05-05"),
        ("Who came in mid-June?", "--06-11", "--06-20"),
        ("Who came from 3 to 9 May?", "--05-03", "--05-09"),
        ("What grew between March and May?", "--03-01", "--05-31"),
        ("What is planned for the summer?", "--06-01", "--08-31"),
        ("What do they eat in winter?", "--12-01", "--02-29"),
        ("Who sang on New Year's Eve?", "--12-31", "--12-31"),
        ("Was war im Mai?", "--05-01", "--05-31"),
        ("Qué hicimos en verano?", "--06-01", "--08-31"),
        ("de marzo a mayo", "--03-01", "--05-31"),
        ("Что мы делали летом?", "--06-01", "--08-31"),
        ("3月に何をした？", "--03-01", "--03-31"),
        ("夏に何をした？", "--06-01", "--08-31"),
        ("मई में क्या हुआ?", "--05-01", "--05-31"),
    ],
)
def test_what_comes_every_year_is_meant_in_any(question: str, first: str, last: str) -> None:
    assert asked(question) == [(first, last)]
    assert asked(question, None) == [(first, last)]


def test_a_weekday_alone_is_one_of_any_week_and_one_with_a_turn_is_a_day() -> None:
    assert [one.weekday for one in read_asked_dates("Who comes on Friday?", TUESDAY)] == [4]
    assert asked("Who came last Friday?") == [("2023-12-08", "2023-12-08")]
    assert asked("What happened on Monday 3 March?") == [("2025-03-03", "2025-03-03")]  # the year in which it is one


@pytest.mark.parametrize(
    ("question", "first", "last", "day"),
    [
        ("What broke the week before 3 August 2023?", "2023-07-27", "2023-08-02", "2023-08-03"),
        ("What broke two weeks before August 11, 2023?", "2023-07-24", "2023-07-30", "2023-08-11"),
        ("Who ran last weekend before April 10, 2023?", "2023-04-08", "2023-04-09", "2023-04-10"),
        ("Who ran the Sunday before October 25, 2022?", "2022-10-23", "2022-10-23", "2022-10-25"),
        ("Who ran the day after October 25, 2022?", "2022-10-26", "2022-10-26", "2022-10-25"),
        ("Who ran the weekend of 5 May 2023?", "2023-05-06", "2023-05-07", "2023-05-05"),
        ("Wer kam zwei Wochen vor dem 11. August 2023?", "2023-07-24", "2023-07-30", "2023-08-11"),
        ("Qui est venu deux jours après le 11 août 2023 ?", "2023-08-13", "2023-08-13", "2023-08-11"),
    ],
)
def test_what_counts_from_a_day_and_the_day_itself(question: str, first: str, last: str, day: str) -> None:
    assert asked(question) == [(first, last), (day, day)]
    counted, base = read_asked_dates(question, TUESDAY)
    assert counted.end == base.start == base.end  # the day has no words of its own


def test_a_day_that_others_count_from_stands_before_what_comes_later() -> None:
    question = "Who came the week before 3 August 2023, who the day after 9 May 2024, who in June 2024?"
    assert asked(question) == [
        ("2023-07-27", "2023-08-02"), ("2023-08-03", "2023-08-03"),
        ("2024-05-10", "2024-05-10"), ("2024-05-09", "2024-05-09"),
        ("2024-06-01", "2024-06-30"),
    ]  # fmt: skip
    # One within a range is a part of it.
    assert asked("Who came from the week before 3 May 2023 to the week before 9 June 2023?") == [
        ("2023-04-26", "2023-06-08"), ("2023-06-09", "2023-06-09"),
    ]  # fmt: skip


def test_relative_dates_count_from_the_day_that_the_question_names() -> None:
    assert asked("What was stuck last week, as told on November 6, 2023?") == [
        ("2023-10-30", "2023-11-05"), ("2023-11-06", "2023-11-06"),
    ]  # fmt: skip


def test_without_an_anchor_nothing_is_counted() -> None:
    assert asked("yesterday, last week, two weeks ago, last summer, 昨日", None) == []
    assert asked("in May 2023", None) == [("2023-05-01", "2023-05-31")]


def test_what_is_no_date() -> None:
    for question in (
        "What may happen?", "What did April say to June?", "How did he fall in love?", "Which week did he visit?",
        "When is the March for Peace?", "Was hat er gesagt?", "Who has been to Mars?", "",
    ):  # fmt: skip
        assert [one for one in read_asked_dates(question, TUESDAY) if one.sure] == [], question


def test_a_month_without_a_word_of_time_may_be_none() -> None:
    (one,) = read_asked_dates("Who led the October project?", TUESDAY)
    assert (one.first, one.last, one.sure) == ("--10-01", "--10-31", False)


def test_sides() -> None:
    leans = {"since March 2023": 1, "after 3 June 2023": 1, "until May 2023": -1, "before 2020": -1, "in 2020": 0}
    for question, lean in leans.items():
        assert [one.lean for one in read_asked_dates(question, TUESDAY)] == [lean], question
    included = {
        "since May 2023": True, "until May 2023": True, "before May 2023": False, "after May 2023": False,
        "seit Mai 2023": True, "vor Mai 2023": False, "desde mayo de 2023": True, "in May 2023": True,
    }  # fmt: skip
    for question, whole in included.items():
        assert [one.included for one in read_asked_dates(question, TUESDAY)] == [whole], question


def test_the_words_are_where_they_stand() -> None:
    question = "Who came in the second week of November, who between March and May 2023?"
    assert [question[one.start : one.end] for one in read_asked_dates(question, TUESDAY)] == [
        "second week of November", "March and May 2023",
    ]  # fmt: skip


def test_two_months_joined_by_and_stay_two() -> None:
    assert len(asked("What grew in March 2023 and in May 2023?")) == 2
    assert len(asked("What grew in March or in May?")) == 2


def test_a_winter_ends_in_the_next_year() -> None:
    (winter,) = read_asked_dates("in winter", None)
    assert [day_of(day) for day in winter.in_year(2023)] == ["2023-12-01", "2024-02-29"]
    assert [day_of(day) for day in winter.in_year(9999)] == ["9999-12-01", "9999-02-28"]


@example("weekend of 5 May 2023:1月", None)
@given(ANY, st.sampled_from([None, TUESDAY, "2023", "2023-05", "0001-01-01", "9999-12-31", "no date"]))
def test_any_question_can_be_read(question: str, anchor: str | None) -> None:
    last = 0
    for one in read_asked_dates(question, anchor):
        assert last <= one.start <= one.end <= len(question)
        last = one.end
        assert one.grain in LONGEST
        if one.weekday >= 0:
            assert (one.first, one.last) == ("", "")
            continue
        assert re.fullmatch(r"(?:[0-9]{4}|-)-[0-9]{2}-[0-9]{2}", one.first)
        assert one.first[:2] == "--" or day_number(one.first) <= day_number(one.last)
        assert one.first[:2] == "--" or one.last[:2] != "--"


@pytest.mark.timing
@pytest.mark.parametrize(
    "piece",
    ["May ", "between March and ", "early May 2023 ", "the week before 3 May 2023 ", "夏に3月上旬", "last week "],
)
def test_time_is_linear(piece: str) -> None:
    short, long = piece * 150, piece * 1200
    once = best_time(lambda: read_asked_dates(short, TUESDAY))
    assert best_time(lambda: read_asked_dates(long, TUESDAY)) < 24 * once + 0.05
