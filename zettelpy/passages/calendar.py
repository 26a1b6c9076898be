"""The days of a memory's passages in sorted lists, and the passages that a question's dates find there.

A passage has the day on which it was said, and the stretches of days that its own words name or mean. Stretches
are kept by grain, each list sorted by first day, so that what overlaps a range lies between two places found by
bisection: the work is that of what is found, never of the whole memory.

A passage's own date says more than the day on which it was said. What its words mean only in part, as "that month" a
day, counts by the share of it that the question asks for.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from zettelpy.text.asked_dates import AskedDate
from zettelpy.text.date_spans import DAY, LONGEST, MONTH, SEASON, WEEK, YEAR, DateSpan, day_number, first_day, last_day
from zettelpy.text.days import read_iso

OWN: Final = 0.8  # for a passage whose own words mean a stretch within the one that is asked for
SAID: Final = 0.6  # for one that was said then
PARTLY: Final[Mapping[str, float]] = {DAY: 1.0, WEEK: 0.5, MONTH: 0.3, SEASON: 0.2, YEAR: 0.0}  # of OWN, at least
BESIDE: Final = 0.25  # for what lies on the asked side of a date ("before April"), and what the nearest of it gains
NEAREST: Final = 0.1
HALFWAY: Final = 60  # days from the date at which half of that gain is left
OWN_WEEKDAY: Final = 0.3  # for a passage that means such a day of the week, and for one that was said on one
SAID_WEEKDAY: Final = 0.15
LEAST_FOUND: Final = 0.5  # from which on a passage is found by its date alone, without a word
_FINDS: Final = (DAY, WEEK, MONTH)


class Dated(NamedTuple):
    """What the dates of a question found: a strength for each passage, and those that they find without a word."""

    strengths: dict[int, float]
    found: dict[int, None]


class Calendar:
    """The passages of a memory by day.

    `said` holds the day on which each passage was said, `meant` the stretches that each names or means; what has none
    has None or (). What was said in a month or a year of which no more is known means all of it. `days` maps passages
    to the numbers of the days on which they were said (`date_spans.day_number`).

    >>> from zettelpy.text.asked_dates import read_asked_dates
    >>> sunday = DateSpan("2023-05-07", "2023-05-07", "day")
    >>> calendar = Calendar(["2023-05-01", "2023-05-08", None], [(), (sunday,), ()])
    >>> calendar.dated(read_asked_dates("on 7 May 2023", None)).strengths
    {1: 0.8}
    """

    def __init__(self, said: Sequence[str | None], meant: Sequence[Iterable[DateSpan]]) -> None:
        days = sorted((day_number(day), i) for i, day in enumerate(said) if day is not None and len(day) == 10)
        self.days = {i: day for day, i in days}
        self._days = [day for day, _ in days]
        self._said = [i for _, i in days]
        by_grain: dict[str, list[tuple[int, int, int]]] = {grain: [] for grain in LONGEST}
        coarse = [_coarse(day) for day in said]
        for i, spans in enumerate(meant):
            for span in (*spans, *coarse[i]):
                by_grain[span.grain].append((day_number(span.first), day_number(span.last), i))
        self._meant = {grain: sorted(rows) for grain, rows in by_grain.items() if rows}
        self._longest = {grain: max(last - first for first, last, _ in rows) for grain, rows in self._meant.items()}
        years = dict.fromkeys(int(day[:4]) for day in said if day is not None)
        years.update(dict.fromkeys(int(span.first[:4]) for spans in meant for span in spans))
        self.years = sorted(years)
        self.end = self._days[-1] if self._days else 0  # the day on which something was said last
        self._weekdays: list[dict[int, float]] = []  # made when first asked for

    def dated(self, asked: Iterable[AskedDate]) -> Dated:
        """Return the passages of the dates that a question asks for, each with the larger of its strengths, 0 to 1."""
        strengths: dict[int, float] = {}
        found: dict[int, None] = {}
        for one in dict.fromkeys(one._replace(start=0, end=0) for one in asked):  # each is looked for once
            hits = [self._on(one.weekday)] if one.weekday >= 0 else []
            for first, last in self._stretches(one):
                if one.included:
                    hits += [dict.fromkeys(self.said_in(first, last), SAID), self._meaning(first, last)]
                if one.lean:
                    hits.append(self._beside(first, last, one.lean))
            finds = one.sure and one.weekday < 0 and one.grain in _FINDS
            for i, strength in chain.from_iterable(some.items() for some in hits):
                strengths[i] = max(strength, strengths.get(i, 0.0))
                if finds and strength >= LEAST_FOUND:
                    found[i] = None
        return Dated(strengths, found)

    def finds(self, asked: Iterable[AskedDate]) -> bool:
        """Tell whether the dates that a question asks for find a passage."""
        return bool(self.dated(asked).strengths)

    def holds(self, asked: Iterable[AskedDate]) -> bool:
        """Tell whether a passage was said in the time that one of some dates asks for, or means days within it.

        >>> from zettelpy.text.asked_dates import read_asked_dates
        >>> calendar = Calendar(["2023-05-01", None], [(), (DateSpan("2021-01-01", "2021-12-31", "year"),)])
        >>> [calendar.holds(read_asked_dates(words, None)) for words in ("in May", "in 2021", "in May 2021", "in 2020")]
        [True, True, False, False]
        """
        for one in dict.fromkeys(one._replace(start=0, end=0) for one in asked):
            if one.weekday >= 0 and self._on(one.weekday):
                return True
            for first, last in self._stretches(one):
                if one.lean and self._beside(first, last, one.lean):
                    return True
                if not one.included:
                    continue
                at = bisect_left(self._days, first)
                if at < len(self._days) and self._days[at] <= last:
                    return True
                for rows in self._meant.values():
                    low, high = bisect_left(rows, (first,)), bisect_left(rows, (last + 1,))
                    if any(rows[k][1] <= last for k in range(low, high)):
                        return True
        return False

    def _on(self, weekday: int) -> dict[int, float]:
        """Return what was said on a day of the week, and what means one."""
        if not self._weekdays:
            self._weekdays = [{} for _ in range(7)]
            for day, i in zip(self._days, self._said, strict=True):
                self._weekdays[(day - 1) % 7][i] = SAID_WEEKDAY
            for start, _, i in self._meant.get(DAY, ()):
                self._weekdays[(start - 1) % 7][i] = OWN_WEEKDAY
        return self._weekdays[weekday]

    def _stretches(self, one: AskedDate) -> list[tuple[int, int]]:
        """Return the first and last days of an asked date, one pair for each year in which there is something."""
        if one.weekday >= 0:
            return []
        if not one.first.startswith("-"):
            return [one.in_year(0)]
        late = one.last < one.first
        years = dict.fromkeys(year - back for year in self.years for back in ((1, 0) if late else (0,)) if year > back)
        stretches = [one.in_year(year) for year in sorted(years)]
        if not one.lean:
            return stretches
        # "Since May" is since one May: the last that began before the memory ends.
        return [stretch for stretch in stretches if stretch[0] <= self.end][-1:] or stretches[:1]

    def _beside(self, first: int, last: int, lean: int) -> dict[int, float]:
        """Return what was said, or means days, before (-1) or after (1) a stretch: the nearer, the stronger."""
        days = self._days
        low, high = (0, bisect_left(days, first)) if lean < 0 else (bisect_right(days, last), len(days))
        hits = {self._said[k]: _nearness(first - days[k] if lean < 0 else days[k] - last) for k in range(low, high)}
        for rows in self._meant.values():
            low, high = (0, bisect_left(rows, (first,))) if lean < 0 else (bisect_left(rows, (last + 1,)), len(rows))
            for k in range(low, high):
                start, end, i = rows[k]
                if lean > 0 or end < first:
                    hits[i] = max(_nearness(first - end if lean < 0 else start - last), hits.get(i, 0.0))
        return hits

    def beside(self, day: str, lean: int, also: Iterable[int] = ()) -> dict[int, float]:
        """Return what was said, or means days, before (-1) or after (1) a day, and `also` as the nearest of it.

        >>> calendar = Calendar(["2023-05-01", "2023-05-08", "2023-05-09"], [(), (), ()])
        >>> list(calendar.beside("2023-05-08", -1)), list(calendar.beside("2023-05-08", 1))
        ([0], [2])
        """
        number = day_number(day)
        return {**self._beside(number, number, lean), **nearest(also)}

    def _meaning(self, first: int, last: int) -> dict[int, float]:
        """Return what means a stretch that overlaps the days from one to another, by how much of it they hold."""
        hits: dict[int, float] = {}
        for grain, rows in self._meant.items():
            low = bisect_left(rows, (first - self._longest[grain],))
            for k in range(low, bisect_left(rows, (last + 1,))):
                start, end, i = rows[k]
                if end >= first:
                    held = min(end, last) - max(start, first) + 1
                    share = max(PARTLY[grain], held / (end - start + 1))
                    hits[i] = max(OWN * share, hits.get(i, 0.0))
        return hits

    def said_in(self, first: int, last: int) -> list[int]:
        """Return the passages that were said from one day to another, by their numbers, in order of the days."""
        return self._said[bisect_left(self._days, first) : bisect_right(self._days, last)]


def nearest(passages: Iterable[int]) -> dict[int, float]:
    """Return passages with the strength of what lies nearest to a date, on its asked side."""
    return dict.fromkeys(passages, _nearness(0))


def _nearness(apart: int) -> float:
    """Return the strength of what lies so many days from a date, on its asked side."""
    return BESIDE + NEAREST * HALFWAY / (HALFWAY + apart)


def _coarse(day: str | None) -> tuple[DateSpan, ...]:
    """Return the stretch of a date that is no whole day; () for others."""
    date = read_iso(day) if day is not None and len(day) < 10 else None
    if date is None:
        return ()
    return (DateSpan(first_day(date), last_day(date), MONTH if len(date) > 1 else YEAR),)
