"""Feasts: "on Christmas Eve", "letztes Silvester", "Pâques 2024": the day of one in a year or near an anchor.

The day that is meant is chosen as that of a day and month without a year is (`base.pick_date`). Names and days are data
(`lexicon/feasts.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from zettelpy.text import days
from zettelpy.text.dating.base import YEARS_AROUND, Found, Reading, direction, follows_year, pick_date
from zettelpy.text.dating.habits import is_habit
from zettelpy.text.dating.line import Feast, Line, Phrases, Tongue, tongues
from zettelpy.text.dating.tense import AHEAD, tense_at
from zettelpy.text.days import Date
from zettelpy.text.lexicon import feasts as lexicon
from zettelpy.text.normalise import fold

_BESIDE: Final = 6  # words between a feast and its date
_NEAR: Final = 2  # words of time and articles before a name


def feast_day(day: str, year: int) -> Date | None:
    """Return the day of a feast in a year, its rule written as in `lexicon/feasts.py`.

    >>> feast_day("12-24", 2025), feast_day("E-2", 2025), feast_day("J+0", 2024), feast_day("11-4th-4", 2025)
    ((2025, 12, 24), (2025, 4, 18), (2024, 5, 5), (2025, 11, 27))
    """
    if day[0] in "EJ":
        sunday = days.easter(year, day[0] == "J")
        return None if sunday is None else days.shift_days(sunday, int(day[1:]))
    parts = day.split("-")
    if len(parts) == 3:
        return days.nth_weekday(year, int(parts[0]), int(parts[2]) - 1, int(parts[1][0]))
    return year, int(parts[0]), int(parts[1])


@cache
def _last_words() -> frozenset[str]:
    return frozenset(feast.words[-1] for tongue in tongues() for found in tongue.feasts.values() for feast in found)


def ends_feast(word: str) -> bool:
    """Tell whether a folded word is the last one of the name of a feast.

    >>> ends_feast("eve"), ends_feast("evening")
    (True, False)
    """
    return word in _last_words()


def feast_before(line: Line, stop: int, year: int) -> tuple[int, Date] | None:
    """Return (first word, day) of the feast whose name ends right before word `stop`, in a year that stands behind it.

    >>> text = "on easter sunday"
    >>> feast_before(Line(text, text), 3, 2025)
    (1, (2025, 4, 20))
    """
    if stop < 1 or not ends_feast(line.words[stop - 1]):
        return None
    best: tuple[int, Date] | None = None
    for tongue in tongues():
        table = tongue.feasts
        for k in range(max(0, stop - 5), stop):
            for feast in table.get(line.words[k], ()):
                first = k - feast.at
                if first + len(feast.words) != stop or not line.phrase(first, feast.words):
                    continue
                day = feast_day(feast.day, year)
                if day is not None and (best is None or first < best[0]):
                    best = first, day
    return best


def read_feast(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read the name of a feast of which word i is the longest word."""
    line, anchor = reading.line, reading.anchor
    for feast in tongue.feasts[line.words[i]]:
        first = i - feast.at
        stop = first + len(feast.words)
        if not line.phrase(first, feast.words):
            continue
        before = tongue.turn_before.upto(line, first)
        after = tongue.turn_after.at(line, stop) if line.follows(stop) else None
        turn = before or after
        start = before[0] if before is not None else first
        if follows_year(line, stop):
            return Found(start, stop, None)
        if turn is None and not _is_day(line, first, stop, feast, tongue):
            continue
        if turn is None and is_habit(line, first, stop, tongue):
            return Found(first, stop, None)
        end = stop if before is not None or after is None else after[0]
        date = _pick(anchor, feast.day, None if turn is None else turn[1], _way(line, first, stop, tongue))
        beside = _beside(tongue.code).upto(line, start)
        if date is not None and beside is not None:
            start, date = beside[0], days.shift_days(date, beside[1])
        return None if date is None else Found(start, end, date, feast=True)
    return None


def _way(line: Line, first: int, stop: int, tongue: Tongue) -> int:
    """Return which way from the anchor a feast lies: "à Noël" is no end, as "à lundi" is."""
    beside = _beside(tongue.code).upto(line, first)
    if beside is not None:
        return tense_at(line, beside[0], stop, tongue)
    if line.before(first) in lexicon.AT or line.before(first) in lexicon.ARTICLES:
        return tense_at(line, first, stop, tongue)
    return direction(line, first, stop, tongue)


def _is_day(line: Line, first: int, stop: int, feast: Feast, tongue: Tongue) -> bool:
    """Tell whether the name of a feast means its day here."""
    lead = [line.words[k] for k in range(first - 1, max(-1, first - 1 - _NEAR), -1) if line.follows(k + 1)]
    unmeant = _no_day(tongue.code)
    if not unmeant.isdisjoint(lead[:1]) or (lead[1:] and lead[0] in lexicon.ARTICLES and lead[1] in unmeant):
        return False
    if feast.behind_time:
        if line.after(stop) and line.after(stop) == lexicon.TIME_BEHIND.get(tongue.code):
            return True
        article = lead[:1] and lead[0] in lexicon.ARTICLES
        times = _times(tongue.code)
        told = times.upto(line, first) is not None or (article and times.upto(line, first - 1) is not None)
        told = told or _beside(tongue.code).upto(line, first) is not None
        opening = tongue.code == "de" and line.closed(first) and not line.closed(stop)  # "Weihnachten fahren wir"
        return (told and not _is_noun_behind(line, stop, tongue)) or (opening and line.after(stop) not in lexicon.IS)
    return line.after(stop) not in lexicon.IS or bool(lead)


@cache
def _no_day(code: str) -> frozenset[str]:
    """Return the words by which no day is meant: of all languages, since names are shared, but for its articles."""
    others = [word for row in lexicon.NO_DAY_BEFORE.values() for word in row.split() if word not in lexicon.ONE]
    return frozenset(map(fold, (*others, *lexicon.NO_DAY_BEFORE[code].split())))


@cache
def _times(code: str) -> Phrases:
    return Phrases(phrase.strip() for phrase in lexicon.TIME_BEFORE[code].split("|"))


@cache
def _beside(code: str) -> Phrases:
    return Phrases(lexicon.DAY_BESIDE.get(code, {}))


def _is_noun_behind(line: Line, stop: int, tongue: Tongue) -> bool:
    """Tell whether an English name stands before its noun: "for Christmas dinner"."""
    return tongue.code == "en" and line.after(stop) in lexicon.NOUNS_BEHIND


def _pick(anchor: Date, day: str, turn: int | None, way: int) -> Date | None:
    """Return the day of a feast that is meant: by "last", "this" or "next", else by the verb."""
    found = [date for k in YEARS_AROUND if (date := feast_day(day, anchor[0] + k)) is not None and days.is_date(date)]
    if len(anchor) < 3:
        same = [date for date in found if date[0] == anchor[0] + (turn or 0)]
        return same[0] if same else None
    if turn is None and way == AHEAD:
        return min((date for date in found if date >= anchor), default=None)
    if turn is None or turn == 0:
        return pick_date(anchor, found, way)
    if turn < 0:
        return max((date for date in found if date < anchor), default=None)
    return min((date for date in found if date > anchor), default=None)


def without_named_days(found: Sequence[Found]) -> list[Found]:
    """Return the dates without the feasts whose day stands beside them: "an Heiligabend, also am 24. Dezember"."""
    kept: list[Found] = []
    for k, one in enumerate(found):
        beside = [*kept[-1:], *(other for other in found[k + 1 : k + 2] if not other.feast)]
        beside = [other for other in beside if other.date == one.date]
        near = any(max(other.first - one.stop, one.first - other.stop) < _BESIDE for other in beside)
        if not (one.feast and one.date is not None and near):
            kept.append(one)
    return kept


def pick_feast(anchor: Date, day: str, way: int) -> Date | None:
    """Return the day of a feast that is meant, seen from an anchor, the way as for `base.pick_date`.

    >>> pick_feast((2025, 6, 18), "12-24", 1), pick_feast((2025, 6, 18), "E+1", -1)
    ((2025, 12, 24), (2025, 4, 21))
    """
    return _pick(anchor, day, None, way)
