"""A date that some words say into the days that it covers: "last week" is a week, "two years ago" about a year.

`read_dates` gives one date for each expression, as precise as its words allow to write it: "last week" is the day seven
days before. What compares dates needs the stretch that is meant instead, from the Monday to the Sunday of that week.
The unit that the words name decides; ends ("the end of the month") and named days stay one day.
"""

from __future__ import annotations

import re
from datetime import date as calendar_day
from typing import Final, NamedTuple

from zettelpy.text import days
from zettelpy.text.dating.line import Line, lower, triggers
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.days import Date, DateHit, month_length, read_iso, write_date
from zettelpy.text.lexicon.asked import PARTS
from zettelpy.text.lexicon.dates import BOUND_MONTHS

DAY, WEEK, MONTH, SEASON, YEAR = "day", "week", "month", "season", "year"
LONGEST: Final = {DAY: 1, WEEK: 16, MONTH: 31, SEASON: 125, YEAR: 366}  # days that a stretch of each grain has at most

ANY_YEAR: Final = "--"  # in place of the year, as in ISO 8601:2000: --05-01 is the first of May of any year

_COARSE: Final = ("decade", "year", "halfyear", "quarter", "month", "fortnight", "week")
_HALF_MONTH, _HALF_YEAR = 15, 182  # days to either side of what was some months, or some years ago
_UNSPACED: Final = (
    ("year", re.compile(r"[年년]\s?[半반]?\s?(?:[以之]?[前後后]|전|후|뒤)$")),
    ("month", re.compile(r"(?:[个個箇ヶヵかカケ]月間?|개월|달)\s?[半반]?\s?(?:[以之]?[前後后]|전|후|뒤)$")),
    ("week", re.compile(r"(?:週間?|周|星期|礼拜|禮拜|주|주일|주간)(?:\s?(?:[以之]?[前後后]|전|후|뒤))?$")),
)


class DateSpan(NamedTuple):
    """The days that an expression covers, both ends included, `YYYY-MM-DD`.

    `about` tells that the edges are a guess: "two years ago".
    """

    first: str
    last: str
    grain: str
    about: bool = False


class AskedDate(NamedTuple):
    """A stretch of days that a question asks for, `question[start:end]`.

    `first` and `last` are `YYYY-MM-DD`, both included, or `--MM-DD` in any year (then `last` may lie in the next one);
    both are empty for a `weekday` alone, Monday being 0. `grain` is day, week, month, season or year. `lean` is -1 or 1
    where what happened before or after it is asked for; its own days are `included` then by "until" and "since", not by
    "before" and "after". Where `sure` is False, its words may be no date.
    """

    first: str
    last: str
    grain: str
    start: int
    end: int
    weekday: int = -1
    lean: int = 0
    sure: bool = True
    included: bool = True

    @property
    def written(self) -> str:
        """Return the date in the form of ISO 8601: a day, a month, a year, or the first and the last day.

        >>> AskedDate("2023-05-01", "2023-05-31", "month", 0, 0).written
        '2023-05'
        >>> AskedDate("--05-01", "--05-10", "week", 0, 0).written, AskedDate("", "", "day", 0, 0, weekday=4).written
        ('--05-01/--05-10', '-W-5')
        """
        if self.weekday >= 0:
            return f"-W-{self.weekday + 1}"
        if self.first == self.last:
            return self.first
        year, month = self.first[:-6], self.first[:-3]
        if self.grain == MONTH and self.first == f"{month}-01" and self.last[:-3] == month:
            return month
        whole = self.grain == YEAR and (self.first, self.last) == (f"{year}-01-01", f"{year}-12-31")
        return year if whole else f"{self.first}/{self.last}"

    def in_year(self, year: int) -> tuple[int, int]:
        """Return the numbers of its first and last day (`day_number`), in a year where it names none.

        >>> [day_of(day) for day in AskedDate("--12-01", "--02-29", "season", 0, 0).in_year(2022)]
        ['2022-12-01', '2023-02-28']
        """
        if not self.first.startswith(ANY_YEAR):
            return day_number(self.first), day_number(self.last)
        late = self.last < self.first and year < 9999
        return day_number(f"{year:04d}{self.first[1:]}"), day_number(f"{year + late:04d}{self.last[1:]}")


def day_number(day: str) -> int:
    """Return the number of a day in the calendar; a day behind the end of its month is the last of it.

    >>> day_number("2025-03-01") - day_number("2025-02-29")
    1
    """
    year, month, last = int(day[:4]), int(day[5:7]), int(day[8:10])
    return calendar_day(year, month, min(last, month_length(year, month))).toordinal()


def day_of(number: int) -> str:
    """Return the day with a number, held within the years 1 to 9999.

    >>> day_of(day_number("2025-03-01") - 1), day_of(-5)
    ('2025-02-28', '0001-01-01')
    """
    return calendar_day.fromordinal(min(max(1, number), calendar_day.max.toordinal())).isoformat()


def first_day(date: Date) -> str:
    """Return the first day of a date of any precision.

    >>> first_day((2025, 3)), first_day((2025,))
    ('2025-03-01', '2025-01-01')
    """
    return write_date((*date, 1, 1)[:3])


def last_day(date: Date) -> str:
    """Return the last day of a date of any precision.

    >>> last_day((2024, 2)), last_day((2025,))
    ('2024-02-29', '2025-12-31')
    """
    year, month = date[0], date[1] if len(date) > 1 else 12
    return write_date((year, month, date[2] if len(date) > 2 else month_length(year, month)))


def grain_of(first: str, last: str) -> str:
    """Return the grain of a stretch of days by its length.

    >>> grain_of("2025-03-01", "2025-03-02"), grain_of("2025-06-01", "2025-08-31")
    ('week', 'season')
    """
    length = day_number(last) - day_number(first) + 1
    return next((grain for grain in (DAY, WEEK, MONTH, SEASON) if length <= LONGEST[grain]), YEAR)


def around(day: str, reach: int) -> tuple[str, str]:
    """Return the first and the last day of what lies within so many days of a day."""
    number = day_number(day)
    return day_of(number - reach), day_of(number + reach)


def week_of(day: str) -> tuple[str, str]:
    """Return the Monday and the Sunday of the week of a day.

    >>> week_of("2025-03-05")
    ('2025-03-03', '2025-03-09')
    """
    monday = day_number(day) - (day_number(day) - 1) % 7
    return day_of(monday), day_of(monday + 6)


def span_of(words: str, hit: DateHit) -> DateSpan | None:
    """Return the days that a hit of `read_dates` covers; `words` are its words. None for a date that is none.

    >>> span_of("last week", DateHit(0, 9, "2023-06-02"))
    DateSpan(first='2023-05-29', last='2023-06-04', grain='week', about=False)
    >>> span_of("last summer", DateHit(0, 11, "2022-06", "2022-08"))[:3]
    ('2022-06-01', '2022-08-31', 'season')
    """
    date = read_iso(hit.date)
    if date is None:
        return None
    until = read_iso(hit.until) if hit.until else None
    if until is not None:
        first, last = first_day(date), last_day(until)
        return DateSpan(first, last, grain_of(first, last)) if first <= last else DateSpan(first, first, DAY)
    if len(date) < 3:
        return DateSpan(first_day(date), last_day(date), MONTH if len(date) == 2 else YEAR)
    unit = _unit(words)
    if unit in ("week", "fortnight"):
        return DateSpan(*week_of(hit.date), WEEK)
    if unit in ("month", "quarter"):
        return DateSpan(*around(hit.date, _HALF_MONTH), MONTH, True)
    if unit in ("year", "halfyear", "decade"):
        return DateSpan(*around(hit.date, _HALF_YEAR), YEAR, True)
    return DateSpan(hit.date, hit.date, DAY)


def _unit(words: str) -> str:
    """Return the coarsest unit that some words count in; "" where they name a day, or the end of something."""
    if not words.isascii() and GATE.search(words):
        return next((unit for unit, pattern in _UNSPACED if pattern.search(words.rstrip())), "")
    line = Line(words, lower(words))
    known, found = triggers(), []
    for i, word in enumerate(line.words):
        if PARTS.get(word, "") == "late":
            return ""
        for kind, tongue in known.get(word, ()):
            if kind == "weekday" or (kind == "month" and word not in BOUND_MONTHS):
                return ""
            if kind == "feast" and any(line.phrase(i - one.at, one.words) for one in tongue.feasts[word]):
                return ""
            if kind == "unit":
                found += [unit.unit for unit in tongue.units[word] if line.phrase(i - unit.at, unit.words)]
    return next((unit for unit in _COARSE if unit in found), "")


def of_units(day: str, unit: str, count: int, way: int) -> tuple[str, str] | None:
    """Return what lies so many units before (-1) or after (1) a day; with `count` 0, the whole of the one beside it.

    >>> of_units("2023-08-03", "week", 0, -1), of_units("2023-08-11", "week", 2, -1)
    (('2023-07-27', '2023-08-02'), ('2023-07-24', '2023-07-30'))
    >>> of_units("2023-04-10", "weekend", 0, -1), of_units("2023-04-10", "day", 3, 1)
    (('2023-04-08', '2023-04-09'), ('2023-04-13', '2023-04-13'))
    """
    if unit == "weekend":
        number = day_number(day)
        saturday = number - (number - 6) % 7 - (7 if (number - 6) % 7 == 0 and way < 0 else 0)
        saturday += 7 * (way * max(count, 1) + (way < 0))
        return day_of(saturday), day_of(saturday + 1)
    date = read_iso(day)
    moved = None if date is None else days.shift(date, unit, way * max(count, 1))
    if moved is None:
        return None
    whole = write_date(moved)
    if count == 0 and unit != "day":
        return (whole, day_of(day_number(day) - 1)) if way < 0 else (day_of(day_number(day) + 1), whole)
    if unit == "day":
        return whole, whole
    if unit in ("week", "fortnight"):
        return week_of(whole)
    return around(whole, _HALF_MONTH if unit in ("month", "quarter") else _HALF_YEAR)
