"""Relative dates: "yesterday", "last Friday", "two weeks ago", "March 10" into calendar dates, seen from an anchor.

The anchor is the time of the message or document, never the clock; without one nothing is resolved. What is meant:

- "last Friday" is the latest strictly before the anchor, "this Friday" the one in the same week from Monday to Sunday,
  "next Friday" the one in the next week in English and German, else the earliest strictly after the anchor. "On
  Friday" is the last one where the verb of its clause tells of the past or "since" stands before it, else the coming
  one (`dating/tense.py`); none is meant by a habit ("on Mondays", "we usually meet on Friday").
- a feast of the calendar ("Christmas Eve", "Ostermontag") is its day in the year that is meant.
- last and next week are seven days away; last month is a month (YYYY-MM), last year a year (YYYY), last summer its
  first month; "a month ago" is a day, held within its month; the end of next month is its last day.
- a day and month without a year ("March 10") takes the year that brings it about nearest to the anchor, behind or ahead
  of it as the verb tells (`dating/base.py`), on the weekday that stands beside it if there is one; a month alone is
  read after a preposition only ("in March"), the nearest one.
- of a range ("12 to 19 September") the first day is the date, and the last is kept beside it.

Each word that can tell something costs a bounded amount of work, so the whole is linear in the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from zettelpy.text import days
from zettelpy.text.dating.base import Found, Reading
from zettelpy.text.dating.corrected import corrected
from zettelpy.text.dating.feasts import read_feast, without_named_days
from zettelpy.text.dating.gate import read_line
from zettelpy.text.dating.line import Line, Tongue, triggers
from zettelpy.text.dating.monthdays import read_day_number, read_month, read_short_dates
from zettelpy.text.dating.units import read_both_ways, read_phrase, read_season, read_then, read_unit
from zettelpy.text.dating.unspaced import GATE, is_weekday, read_unspaced
from zettelpy.text.dating.weekdays import read_weekday
from zettelpy.text.days import Date, DateHit

_Reader = Callable[[Reading, int, Tongue], Found | None]
_READERS: Final[Mapping[str, _Reader]] = MappingProxyType(
    {
        "phrase": read_phrase, "unit": read_unit, "weekday": read_weekday, "month": read_month, "season": read_season,
        "bothways": read_both_ways, "then": read_then, "feast": read_feast,
    }
)  # fmt: skip
_DIGITS: Final = frozenset("0123456789")
_read_anchor: Final = lru_cache(maxsize=64)(days.read_iso)  # one for all the blocks of a message or session
_Piece = tuple[int, int, Date | None, Date | None]


def resolve_relative(text: str, start: int, end: int, anchor: str | None, order: str | None = None) -> list[DateHit]:
    """Return the relative dates of text[start:end] in order, seen from `anchor`: an ISO date or date-time, or None.

    Without an anchor, or with one that is no ISO date, nothing is resolved. What is finer than the anchor is known
    ("yesterday" seen from 2023) is left out. `order` ("day" or "month" first) is that of "on 3/4" in English.

    >>> text = "Yesterday I sold the boat that we bought two years ago; the new one comes next month, on March 10."
    >>> [hit.date for hit in resolve_relative(text, 0, len(text), "2025-02-24T18:00")]
    ['2025-02-23', '2023-02-24', '2025-03', '2025-03-10']
    >>> resolve_relative("yesterday", 0, 9, None)
    []
    """
    date = None if anchor is None else _read_anchor(anchor)
    if date is None:
        return []
    span = text[start:end]
    found: list[_Piece] = []
    line = read_line(span)
    if line is not None:
        found += _from_line(line, date, order)
    if not span.isascii() and GATE.search(span):
        found += read_unspaced(span, date)
    hits: list[DateHit] = []
    last = 0
    for low, high, day, until in sorted(found, key=lambda piece: (piece[0], -piece[1])):
        if low < last:
            continue
        last = high
        cut = (low == 0 and _joins(text, start)) or (start + high == end and _joins(text, end))
        if day is not None and not cut:
            hits.append(
                DateHit(start + low, start + high, days.write_date(day), days.write_date(until) if until else "")
            )
    return hits


def is_bare_weekday(words: str) -> bool:
    """Tell whether some words are the name of a weekday and nothing else: they say which one only by their verb.

    >>> is_bare_weekday("Friday"), is_bare_weekday("last Friday"), is_bare_weekday("金曜日")
    (True, False, True)
    """
    line = read_line(words)
    if line is not None and len(line.words) == 1:
        return any(kind == "weekday" for kind, _ in triggers().get(line.words[0], ()))
    return is_weekday(words)


def _joins(text: str, at: int) -> bool:
    """Tell whether an offset lies inside a word of a script with spaces."""
    return 0 < at < len(text) and (text[at - 1 : at + 1].isascii() and text[at - 1 : at + 1].isalnum())


def _from_line(line: Line, anchor: Date, order: str | None) -> Iterable[_Piece]:
    """Return what the words of a line say, as offsets into it."""
    reading = Reading(line, anchor)
    known = triggers()
    told = [i for i, word in enumerate(line.words) if word in known or word[0] in _DIGITS]
    for i in told:
        kinds = known.get(line.words[i])
        if kinds is None:
            found = read_day_number(reading, i)
            if found is not None:
                reading.found.append(found)
            continue
        if len(kinds) > 1:  # a word of several languages: the one whose function words are most is tried first
            kinds = tuple(sorted(kinds, key=lambda kind: -line.votes(kind[1].code)))
        best: Found | None = None
        for kind, tongue in kinds:
            found = _READERS[kind](reading, i, tongue)
            if found is not None and (best is None or _size(found) > _size(best)):
                best = found
        if best is not None:
            reading.found.append(best)
    found_all = [*without_named_days(corrected(reading.found, line)), *read_short_dates(reading, order)]
    return [(line.starts[one.first], line.ends[one.stop - 1], one.date, one.until) for one in found_all]


def _size(found: Found) -> int:
    return found.stop - found.first
