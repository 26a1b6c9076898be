"""Feasts that follow the moon: the days of Eid and Diwali in a year, for questions that name them.

A text that says "Eid Mubarak" tells no day, and where the month begins is decided by who sees the moon; but who asks
what happened at Eid means some days, and those can be told well enough: each feast is given as a stretch that holds its
main day wherever it was kept. Sources: the tabular Islamic calendar (civil epoch, leap years 2, 5, 7, 10,
13, 16, 18, 21, 24, 26 and 29 of 30); the mean new moon (J. Meeus, "Astronomical Algorithms", chapter 49), in seconds.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from zettelpy.text.dating.line import Line, Phrases, split_phrase
from zettelpy.text.lexicon.feasts import MOON

_ISLAMIC: Final = 227015 - 1  # day number (1 is 0001-01-01) before 1 Muharram of the year 1
_EIDS: Final = {"fitr": (10, 1, 3), "adha": (12, 10, 4)}  # month, day, days that the feast lasts
_NEW_MOON: Final = 730125 * 86400 + 14 * 3600 + 1234  # 2000-01-06 14:20:34, in seconds of day numbers
_MONTH: Final = 2551443  # seconds from one mean new moon to the next
_DIWALI: Final = 289 * 86400 + 43200  # from the first day of a common year to noon of 17 October: no new moon before it
_DAY: Final = 86400
_AROUND: Final = 2  # from Dhanteras, two days before the new moon, to Bhai Dooj


def moon_feast(line: Line, i: int) -> tuple[int, str] | None:
    """Return (end, names of its feasts) of the name that begins with word i: "eid" means either Eid.

    >>> line = Line("at Eid al-Adha", "at eid al-adha")
    >>> moon_feast(line, 1), moon_feast(line, 0)
    ((4, 'adha'), None)
    """
    found = _names().at(line, i)
    return None if found is None else (found[0], tuple(MOON)[found[1]])


@cache
def moon_words() -> frozenset[str]:
    """Return the folded words with which the names begin."""
    return frozenset(split_phrase(name)[0] for row in MOON.values() for name in row.split("|"))


def moon_days(feasts: str, year: int) -> list[tuple[int, int]]:
    """Return the (first, last) day of feasts in a year as day numbers (`date_spans.day_number`), in order.

    >>> from zettelpy.text.date_spans import day_of
    >>> [day_of(day) for day in moon_days("diwali", 2023)[0]]
    ['2023-11-11', '2023-11-15']
    >>> [day_of(first) for first, _ in moon_days("fitr adha", 2023)]
    ['2023-04-21', '2023-06-28']
    """
    found: list[tuple[int, int]] = []
    for feast in feasts.split():
        found += _eids(year, *_EIDS[feast]) if feast in _EIDS else [_diwali(year)]
    return sorted(found)


@cache
def _names() -> Phrases:
    names = {name.strip(): place for place, row in enumerate(MOON.values()) for name in row.split("|")}
    return Phrases(names)


def _first_of(year: int) -> int:
    """Return the number of the first day of a year of the Gregorian calendar."""
    past = year - 1
    return 365 * past + past // 4 - past // 100 + past // 400 + 1


def _eids(year: int, month: int, day: int, length: int) -> list[tuple[int, int]]:
    low, high = _first_of(year), _first_of(year + 1)
    found = []
    for islamic in range((year - 622) * 33 // 32 - 1, (year - 622) * 33 // 32 + 3):
        if islamic < 1:
            continue
        past = 354 * (islamic - 1) + (3 + 11 * islamic) // 30 + 29 * (month - 1) + month // 2
        start = _ISLAMIC + past + day
        if low <= start < high:
            found.append((start - 1, start + length - 1))  # the moon may be seen a day before
    return found


def _diwali(year: int) -> tuple[int, int]:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    begin = (_first_of(year) + leap) * _DAY + _DIWALI
    moon = _NEW_MOON + -((_NEW_MOON - begin) // _MONTH) * _MONTH
    number = moon // _DAY
    return number - _AROUND, number + _AROUND
