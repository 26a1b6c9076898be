"""What the readers of dates share: a finding, the state of a reading, and the choice among years, months and weeks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from zettelpy.text import days
from zettelpy.text.dating.line import Line, Tongue
from zettelpy.text.dating.tense import AHEAD, OPEN, PAST, tense_at
from zettelpy.text.days import Date
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import relative as lexicon
from zettelpy.text.lexicon.dates import DATE_JOINTS
from zettelpy.text.normalise import fold

# How many days a day of a month may lie behind the anchor and still be taken for the last one, by the way: a verb in
# the past leaves only what is near ahead, one that looks ahead only what is just over, none takes about the nearest.
_BEHIND: Final = {PAST: 275, OPEN: 150, AHEAD: 60}


YEARS_AROUND: Final = (-1, 0, 1)  # years around the anchor in which a day is looked for
_YEAR: Final = lazily(
    rf"[\s,.]{{0,3}}(?:(?:{'|'.join(DATE_JOINTS)})\s{{1,3}})?(?:[12][0-9]{{3}}(?![0-9:])|['’][0-9]{{2}}(?![0-9]))"
)
_ARTICLES: Final = frozenset("the el la le l il lo o a den dem der dia".split())

_BEGINS_NEAR: Final = 5  # words
# Hindi "मंगलवार से" is since Tuesday with what lasts.
_LASTING: Final = frozenset(map(fold, "बीमार बंद रहा रही रहे लगातार परेशान खराब ख़राब".split()))
_SINCE_IS_FROM: Final = ("es", "pt", "it", "ru")  # "desde el lunes" is since Monday, or from Monday on


class Found(NamedTuple):
    """A date that words first to stop say; None where they say none and no other may be read from them."""

    first: int
    stop: int
    date: Date | None
    until: Date | None = None
    feast: bool = False


class Reading:
    """A line, its anchor, and what was found so far, in order of the words."""

    __slots__ = ("anchor", "found", "line")

    def __init__(self, line: Line, anchor: Date) -> None:
        self.line, self.anchor = line, anchor
        self.found: list[Found] = []

    def base(self, first: int) -> Date:
        """Return the date from which "the week before" counts: the last whole day named before, else the anchor."""
        for one in reversed(self.found):
            if one.date is not None and len(one.date) == 3 and one.stop <= first:
                return one.date
        return self.anchor


def direction(line: Line, first: int, stop: int, tongue: Tongue) -> int:
    """Return which way from the anchor words first to stop lie: by the word before them, else by the verb."""
    at = first - 1 if line.before(first) in _ARTICLES and line.follows(first - 1) else first
    if tongue.since.upto(line, first) is not None or tongue.since.upto(line, at) is not None:
        around = line.words[max(0, first - _BEGINS_NEAR) : stop + _BEGINS_NEAR]
        return AHEAD if tongue.code in _SINCE_IS_FROM and not lexicon.BEGINS.isdisjoint(around) else PAST
    if tongue.code == "hi" and line.after(stop) == "से" and not _LASTING.isdisjoint(line.words[stop + 1 : stop + 5]):
        return PAST
    if tongue.until.upto(line, first) is not None or tongue.until.upto(line, at) is not None:
        return AHEAD
    return tense_at(line, first, stop, tongue)


def follows_year(line: Line, stop: int) -> bool:
    """Tell whether a year stands right behind the words that end before word `stop`: `absolute.py` reads it."""
    return _YEAR.match(line.low, line.ends[stop - 1]) is not None


def pick_weekday(anchor: Date, day: int, way: int) -> Date | None:
    """Return the last such weekday before the anchor where the way is PAST, else the next one after it."""
    return days.turn_weekday(anchor, day, -1 if way == PAST else 1)


def pick_day(anchor: Date, month: int, day: int, way: int, weekday: int | None) -> Date | None:
    """Return the date with a month and day that is meant: on that weekday, if one is named, else about the nearest.

    The last one counts up to 275 days behind where the way is PAST, up to 60 where it is AHEAD, up to 150 else.

    >>> pick_day((2025, 3, 7), 12, 3, OPEN, None), pick_day((2025, 3, 7), 12, 3, AHEAD, None)
    ((2024, 12, 3), (2025, 12, 3))
    >>> pick_day((2025, 3, 7), 7, 1, PAST, None)
    (2024, 7, 1)
    >>> pick_day((2025, 9, 1), 2, 26, OPEN, 3)
    (2026, 2, 26)
    """
    if weekday is not None and len(anchor) == 3:
        years = (anchor[0] + k for k in (0, 1, -1, 2, -2, 3))
        fitting = [(y, month, day) for y in years if days.is_date((y, month, day)) and _falls(y, month, day, weekday)]
        if fitting:
            return min(fitting, key=lambda date: (abs(days.between(anchor, date)), date))
    if len(anchor) < 3:
        return days.nearest_year(anchor, month, day)
    return pick_date(anchor, [(anchor[0] + k, month, day) for k in YEARS_AROUND], way)


def pick_date(anchor: Date, years: Iterable[Date], way: int) -> Date | None:
    """Return which of the same day in several years is meant, seen from a whole date, as `pick_day` does.

    >>> pick_date((2025, 3, 7), [(2024, 3, 31), (2025, 4, 20)], PAST)
    (2025, 4, 20)
    """
    found = [date for date in years if days.is_date(date)]
    last = max((date for date in found if date < anchor), default=None)
    coming = min((date for date in found if date >= anchor), default=None)
    if last is None or coming is None:
        return last or coming
    return last if days.between(last, anchor) <= _BEHIND[way] and coming > anchor else coming


def _falls(year: int, month: int, day: int, weekday: int) -> bool:
    return days.weekday((year, month, day)) == weekday


def pick_month(anchor: Date, month: int, way: int) -> Date | None:
    """Return the nearest such month, the later one of two as near; the last or coming one where the way says so.

    >>> pick_month((2025, 3, 7), 1, OPEN), pick_month((2025, 3, 7), 1, AHEAD), pick_month((2025, 3, 7), 9, OPEN)
    ((2025, 1), (2026, 1), (2025, 9))
    """
    if len(anchor) < 2:
        return None
    ahead = (month - anchor[1] + 6) % 12 - 6
    if ahead == -6:
        ahead = 6
    if way == PAST and ahead > 0:
        ahead -= 12
    elif way == AHEAD and ahead < 0:
        ahead += 12
    return days.shift_months(anchor[:2], ahead)


def last_day(date: Date | None) -> Date | None:
    """Return the last day of a month or a year.

    >>> last_day((2024, 2)), last_day((2025,))
    ((2024, 2, 29), (2025, 12, 31))
    """
    if date is None:
        return None
    month = date[1] if len(date) > 1 else 12
    return date[0], month, days.month_length(date[0], month)


def count_before(line: Line, i: int, tongue: Tongue) -> tuple[int, int] | None:
    """Return (first word, number) of the count that ends right before word i: digits, or number words."""
    if not line.follows(i):
        return None
    number = line.number(i - 1)
    if number is not None:
        return i - 1, number
    found = tongue.numbers.upto(line, i)
    if found is None:
        return None
    first, value = found
    if value < 10:
        tens = tongue.numbers.upto(line, first)
        if tens is not None and tens[1] in (20, 30, 40, 50, 60, 70, 80, 90):
            return tens[0], tens[1] + value
    return first, value
