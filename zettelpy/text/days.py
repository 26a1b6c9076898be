"""Dates as numbers: checking, writing and shifting days of the (proleptic) Gregorian calendar, without a clock.

A date is a tuple (year,), (year, month) or (year, month, day), as precise as it is known; written it is `YYYY`,
`YYYY-MM` or `YYYY-MM-DD`. Shifting keeps that precision; what would leave the years 1 to 9999, and a unit finer than
the date is known, gives None.
"""

from __future__ import annotations

from datetime import date as calendar_day
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily

Date = tuple[int, ...]

DAYS: Final = {"day": 1, "week": 7, "fortnight": 14}
MONTHS: Final = {"month": 1, "quarter": 3, "halfyear": 6, "year": 12, "decade": 120}
_ISO: Final = lazily(r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2})(?:[T ][0-9:.,]*(?:Z|[+-][0-9:]+)?)?)?)?")


class DateHit(NamedTuple):
    """A date read from text[start:end], written `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; of a range, its first and last."""

    start: int
    end: int
    date: str
    until: str = ""


def month_length(year: int, month: int) -> int:
    """Return the number of days of a month.

    >>> month_length(2024, 2), month_length(1900, 2)
    (29, 28)
    """
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def is_date(date: Date) -> bool:
    """Tell whether a date of any precision is in the calendar.

    >>> is_date((2023, 2, 31)), is_date((2024, 2, 29)), is_date((2025, 13)), is_date((2025,))
    (False, True, False, True)
    """
    if not 1 <= len(date) <= 3 or not 1 <= date[0] <= 9999 or (len(date) > 1 and not 1 <= date[1] <= 12):
        return False
    return len(date) < 3 or 1 <= date[2] <= month_length(date[0], date[1])


def write_date(date: Date) -> str:
    """Write a date in the form of ISO 8601.

    >>> write_date((2025, 3, 4)), write_date((2025, 3)), write_date((987,))
    ('2025-03-04', '2025-03', '0987')
    """
    return "-".join(f"{part:0{2 if k else 4}d}" for k, part in enumerate(date))


def read_iso(text: str) -> Date | None:
    """Return the date of an ISO 8601 date or date-time, as precise as it is; None for anything else.

    >>> read_iso("2023-05-24T10:00:00+00:00"), read_iso("2023-05"), read_iso("2023-02-31"), read_iso("May")
    ((2023, 5, 24), (2023, 5), None, None)
    """
    match = _ISO.fullmatch(text.strip())
    if match is None:
        return None
    date = tuple(int(part) for part in match.groups() if part is not None)
    return date if is_date(date) else None


def weekday(date: Date) -> int:
    """Return the day of the week of a whole date: Monday is 0, Sunday is 6.

    >>> weekday((2025, 3, 3))
    0
    """
    return calendar_day(date[0], date[1], date[2]).weekday()


def between(one: Date, two: Date) -> int:
    """Return the number of days from one whole date to another.

    >>> between((2025, 3, 1), (2025, 2, 27))
    -2
    """
    return calendar_day(*two).toordinal() - calendar_day(*one).toordinal()


def week_start(year: int, week: int) -> Date | None:
    """Return the Monday of a week of ISO 8601, None where the year has no such week.

    >>> week_start(2025, 1), week_start(2025, 53)
    ((2024, 12, 30), None)
    """
    if not 1 <= week <= 53 or not 1 <= year <= 9998:
        return None
    january = calendar_day(year, 1, 4).toordinal()
    monday = january - (january - 1) % 7 + 7 * (week - 1)
    day = calendar_day.fromordinal(monday)
    return (day.year, day.month, day.day) if day.isocalendar()[:2] == (year, week) else None


def nth_weekday(year: int, month: int, day: int, count: int) -> Date | None:
    """Return the first, second, ... or (-1) last such day of the week in a month, None where there is none.

    >>> nth_weekday(2025, 4, 6, 1), nth_weekday(2025, 4, 2, -1), nth_weekday(2025, 2, 0, 5)
    ((2025, 4, 6), (2025, 4, 30), None)
    """
    if count < 0:
        last = month_length(year, month)
        return year, month, last - (weekday((year, month, last)) - day) % 7
    first = 1 + (day - weekday((year, month, 1))) % 7 + 7 * (count - 1)
    return (year, month, first) if first <= month_length(year, month) else None


def easter(year: int, julian: bool = False) -> Date | None:
    """Return Easter Sunday of a year from 1583 on: the western one, or that of the Julian calendar in today's dates.

    The western one by the anonymous Gregorian computus, the other by the Julian one, both as in J. Meeus, Astronomical
    Algorithms, chapter 8.

    >>> easter(2025), easter(2024), easter(2024, julian=True)
    ((2025, 4, 20), (2024, 3, 31), (2024, 5, 5))
    """
    if not 1583 <= year <= 9998:
        return None
    golden = year % 19
    if julian:
        epact = (19 * golden + 15) % 30
        month, day = divmod(epact + (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7 + 114, 31)
        late = year // 100 - year // 400 - 2  # days by which the calendars are apart
        return shift_days((year, month, day + 1), late)
    century, rest = divmod(year, 100)
    moon = (19 * golden + century - century // 4 - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
    week = (32 + 2 * (century % 4) + 2 * (rest // 4) - moon - rest % 4) % 7
    month, day = divmod(moon + week - 7 * ((golden + 11 * moon + 22 * week) // 451) + 114, 31)
    return year, month, day + 1


def shift_days(date: Date, count: int) -> Date | None:
    """Return a whole date moved by a number of days.

    >>> shift_days((2024, 3, 1), -1), shift_days((2024,), 1)
    ((2024, 2, 29), None)
    """
    if len(date) < 3:
        return None
    number = calendar_day(date[0], date[1], date[2]).toordinal() + count
    if not 1 <= number <= calendar_day.max.toordinal():
        return None
    moved = calendar_day.fromordinal(number)
    return moved.year, moved.month, moved.day


def shift_months(date: Date, count: int) -> Date | None:
    """Return a date moved by months in one step, the day held within the month; whole years suffice for a bare year.

    >>> shift_months((2025, 3, 31), -1), shift_months((2024, 2, 29), -12), shift_months((2025,), 24)
    ((2025, 2, 28), (2023, 2, 28), (2027,))
    >>> shift_months((2025,), 1) is None
    True
    """
    if len(date) < 2:
        moved = (date[0] + count // 12,)
        return moved if count % 12 == 0 and is_date(moved) else None
    year, month = divmod(date[0] * 12 + date[1] - 1 + count, 12)
    if not 1 <= year <= 9999:
        return None
    return (year, month + 1, *(min(day, month_length(year, month + 1)) for day in date[2:]))


def shift(date: Date, unit: str, count: int) -> Date | None:
    """Return a date moved by `count` units (day, week, weekend, fortnight, month, quarter, year, decade), or None.

    A weekend is the Saturday of the week so many weeks away, weeks being from Monday to Sunday.

    >>> shift((2025, 5, 31), "month", -3), shift((2025, 5), "week", 1), shift((2025, 3, 9), "weekend", -1)
    ((2025, 2, 28), None, (2025, 3, 1))
    """
    if unit == "weekend":
        return shift_days(date, 5 - weekday(date) + 7 * count) if len(date) == 3 else None
    if unit in DAYS:
        return shift_days(date, count * DAYS[unit])
    return shift_months(date, count * MONTHS[unit])


def turn_weekday(date: Date, day: int, turn: int) -> Date | None:
    """Return the last (-1), this (0) or next (1) given day of the week, seen from a whole date.

    Last is the latest such day strictly before the date, next the earliest strictly after it, this the one in the
    same week from Monday to Sunday.

    >>> friday = (2025, 3, 7)
    >>> turn_weekday(friday, 4, -1), turn_weekday(friday, 4, 0), turn_weekday(friday, 4, 1)
    ((2025, 2, 28), (2025, 3, 7), (2025, 3, 14))
    """
    if len(date) < 3:
        return None
    ahead = day - weekday(date)
    if turn < 0:
        ahead = ahead - 7 if ahead >= 0 else ahead
    elif turn > 0:
        ahead = ahead + 7 if ahead <= 0 else ahead
    return shift_days(date, ahead)


def turn_month(date: Date, month: int, turn: int) -> Date | None:
    """Return the last (-1), this (0) or next (1) given month, seen from a date known to the month.

    Last is the latest one strictly before the month of the date, next the earliest strictly after it, this the one in
    its year.

    >>> turn_month((2025, 3, 7), 3, -1), turn_month((2025, 3, 7), 5, -1), turn_month((2025, 3, 7), 5, 1)
    ((2024, 3), (2024, 5), (2025, 5))
    """
    if len(date) < 2:
        return None
    ahead = month - date[1]
    late = turn < 0 and ahead >= 0
    early = turn > 0 and ahead <= 0
    return shift_months(date[:2], ahead - 12 * late + 12 * early)


def nearest_year(date: Date, month: int, day: int) -> Date | None:
    """Return the date with that month and day that is nearest to `date`, the earlier one of two as near.

    Of a date known to the month or the year only, the year is taken as it is.

    >>> nearest_year((2025, 1, 10), 12, 24), nearest_year((2025, 1, 10), 3, 4), nearest_year((2025,), 12, 24)
    ((2024, 12, 24), (2025, 3, 4), (2025, 12, 24))
    """
    spread = (0,) if len(date) < 3 else (-1, 0, 1)
    found = [(date[0] + k, month, day) for k in spread if is_date((date[0] + k, month, day))]
    if len(date) < 3 or not found:
        return found[0] if found else None
    middle = calendar_day(date[0], date[1], date[2]).toordinal()
    return min(found, key=lambda near: (abs(calendar_day(*near).toordinal() - middle), near))
