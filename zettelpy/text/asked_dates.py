"""A question into the dates that it asks for: "in early May 2023", "last summer", "the week before 3 August".

Each is a stretch of days with its grain. What is named without its year ("in May", "on 5 May", "in winter") is meant in
any year of the memory; a weekday alone in any week. What is counted from a day ("last week", "two weeks ago") counts
from the day that the question names beside it ("last week, as told on 6 November 2023"), else from the last day of the
memory. Two dates with a word between them that makes a range ("between March and May") are one.

The dates themselves are read by `text/dates.py`, in all its languages; what a question adds to them is read here, from
the words beside them. Work is linear in the question.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from zettelpy.text import days
from zettelpy.text.absolute import find_dates
from zettelpy.text.asked_feasts import moon_dates, widened
from zettelpy.text.asked_numbers import is_open, numeric_dates
from zettelpy.text.asked_parts import (
    MONTH_SIGNS,
    beside,
    counted_from,
    named_alone,
    narrowed,
    signs_alone,
    words_of,
)
from zettelpy.text.date_spans import ANY_YEAR, DAY, MONTH, SEASON, AskedDate, grain_of, span_of
from zettelpy.text.dates import read_dates
from zettelpy.text.dating.line import Line, Tongue, lower, triggers
from zettelpy.text.dating.moon import moon_words
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.days import DateHit, read_iso
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import asked as lexicon
from zettelpy.text.lexicon.dates import BOUND_MONTHS
from zettelpy.text.relative import is_bare_weekday

__all__ = ["AskedDate", "read_asked_dates"]

_APART: Final = 24  # characters between the two dates of a range
_JOIN: Final = lazily(r"\s{0,2}[-–—~〜～]\s{0,2}")
_TO_SIGNS: Final = ("から", "부터", "到", "至")
_SOME_DAY: Final = "2000-01-12"  # from which what comes every year is read where there is no other
_FIXED: Final = lazily(r"[0-9]{2}-[0-9]{2}")  # the day of a feast that does not move
_DIGIT: Final = lazily("[0-9０-９]")
_YEAR: Final = lazily(
    r"(?<![0-9])[12][0-9]{3}(?![0-9])|['’][0-9]{2}(?![0-9])|[0-9]([-/.])[0-9]{1,2}\1[0-9]{2}(?![0-9])"
)


def read_asked_dates(question: str, anchor: str | None, order: str | None = None) -> list[AskedDate]:
    """Return the dates that a question asks for, in order, seen from `anchor`, the last day of the memory.

    Without an anchor only what names its day, month or season is read. A day from which another date counts is returned
    behind it, without words of its own (`start` is `end`): what happened in the week before is often told on that day.
    `order` is which of two numbers stands first in the dates of the memory, "day" or "month"; where neither it nor the
    question says so, a date is read both ways, and the month first stands behind the other without words of its own.

    >>> [one[:3] for one in read_asked_dates("What did we plant in early May 2023?", None)]
    [('2023-05-01', '2023-05-10', 'week')]
    >>> [one[:3] for one in read_asked_dates("Who came in winter, who on 5 May?", "2024-01-01")]
    [('--12-01', '--02-29', 'season'), ('--05-05', '--05-05', 'day')]
    >>> [one[:3] for one in read_asked_dates("What broke the week before 3 August 2023?", "2024-01-01")]
    [('2023-07-27', '2023-08-02', 'week'), ('2023-08-03', '2023-08-03', 'day')]
    >>> [one.first for one in read_asked_dates("What broke on 8/3/2024?", None)]
    ['2024-03-08', '2024-08-03']
    """
    line = Line(question, lower(question))
    told = not triggers().keys().isdisjoint(line.words) or not moon_words().isdisjoint(line.words)
    if not told and not _DIGIT.search(question) and not GATE.search(question):
        return []
    if order is None and is_open(question):
        return _either(_read_in(line, anchor, "day"), _read_in(line, anchor, "month"))
    return _read_in(line, anchor, order)


def _read_in(line: Line, anchor: str | None, order: str | None) -> list[AskedDate]:
    """Return the dates of a question, those in numbers read in an order."""
    question = line.text
    hits = _hits(line, question, anchor, order)
    found = [one for hit in hits if (one := _asked(line, question, hit)) is not None]
    found = [*numeric_dates(question, order), *moon_dates(line, anchor), *found]
    found = _without_overlaps([*signs_alone(question, found), *found, *named_alone(line, found)])
    if not found:
        return []
    found = [narrowed(line, one) for one in found]
    moved = _without_overlaps(beside(line, one) for one in found)
    joined = _joined(line, question, [widened(line, one) for one in moved])
    return _without_overlaps([*joined, *counted_from(moved, found)])


def _either(found: list[AskedDate], others: Iterable[AskedDate]) -> list[AskedDate]:
    """Return the dates of one reading, each with what else it is in another behind it, without words of its own."""
    known = dict.fromkeys(one._replace(start=0, end=0) for one in found)
    ends = [one.end for one in found]
    both = list(found)
    for other in others:
        if other._replace(start=0, end=0) not in known:
            at = bisect_left(ends, other.end)
            end = ends[at] if at < len(ends) else other.end
            both.append(other._replace(start=end, end=end))
    return sorted(both, key=lambda one: (one.start, one.end))


def _hits(line: Line, question: str, anchor: str | None, order: str | None) -> list[DateHit]:
    """Return the dates of a question; what is counted from a day, from the one that it names, if it names one."""
    written = find_dates(question, 0, len(question), order)
    day = next((hit.date for hit in written if len(hit.date) == 10 and not hit.until), anchor)
    if day is not None:
        return read_dates(question, 0, len(question), day, order)
    hits = read_dates(question, 0, len(question), _SOME_DAY, order)
    words = [question[hit.start : hit.end] for hit in hits]
    return [
        hit
        for hit, told in zip(hits, words, strict=True)
        if _YEAR.search(told) or is_bare_weekday(told) or _is_yearly(line, hit)
    ]


def _without_overlaps(found: Iterable[AskedDate]) -> list[AskedDate]:
    """Return dates in order; of two that overlap the longer one."""
    kept: list[AskedDate] = []
    for one in sorted(found, key=lambda one: (one.start, one.end)):
        if kept and one.start < kept[-1].end:
            if one.end - one.start > kept[-1].end - kept[-1].start:
                kept[-1] = one
        else:
            kept.append(one)
    return kept


# What the readers of dates found -------------------------------------------------------------------------------------


def _asked(line: Line, question: str, hit: DateHit) -> AskedDate | None:
    """Return a date that was read, without its year where the question does not say which."""
    words = question[hit.start : hit.end]
    span = span_of(words, hit)
    if span is None:
        return None
    if is_bare_weekday(words):
        day = read_iso(hit.date)
        return None if day is None else AskedDate("", "", DAY, hit.start, hit.end, days.weekday(day))
    one = AskedDate(span.first, span.last, span.grain, hit.start, hit.end)
    if _YEAR.search(words) or not _is_yearly(line, hit):
        return one
    return one._replace(first=ANY_YEAR + span.first[5:], last=ANY_YEAR + _leap(span.last[5:], span.grain))


def _leap(day: str, grain: str) -> str:
    """Return the last day of February as the 29th, where a month or a season ends with it."""
    return "02-29" if day == "02-28" and grain != DAY else day


def _is_yearly(line: Line, hit: DateHit) -> bool:
    """Tell whether a date comes again every year as it was named: a month, a day of a month, a feast on a fixed day."""
    if not line.text.isascii() and GATE.search(line.text, hit.start, hit.end):
        return MONTH_SIGNS.fullmatch(line.text, hit.start, hit.end) is not None
    first, stop = words_of(line, hit.start, hit.end)
    told = [(i, kind, tongue) for i in range(first, stop) for kind, tongue in triggers().get(line.words[i], ())]
    feasts = [
        feast
        for i, kind, tongue in told
        for feast in (tongue.feasts[line.words[i]] if kind == "feast" else ())
        if line.phrase(i - feast.at, feast.words)
    ]
    if any(_FIXED.fullmatch(feast.day) is None for feast in feasts):
        return False
    counts = any(kind in ("unit", "phrase", "then") and line.words[i] not in BOUND_MONTHS for i, kind, _ in told)
    if counts and not feasts:  # "year" is a unit, "New Year's Eve" is not counted
        return False
    turns = (turn for _, _, tongue in told for turn in (tongue.turn_before, tongue.turn_after))
    if any(turn.at(line, k) for turn in turns for k in range(first, stop)):  # "last May"
        return False
    # A weekday beside a day of a month chose its year.
    beside_it = triggers().get(line.word(first - 1), ())
    return not any(kind == "weekday" for kind, _ in (*beside_it, *((kind, tongue) for _, kind, tongue in told)))


def _joined(line: Line, question: str, found: Iterable[AskedDate]) -> list[AskedDate]:
    """Join two dates with a word or a dash of a range between them; the first takes the year of the second."""
    joined: list[AskedDate] = []
    for one in found:
        last = joined[-1] if joined else None
        ranged = _range(last, one) if last is not None and _is_range(line, question, last, one) else None
        if ranged is None:
            joined.append(one)
        else:
            joined[-1] = ranged
    return joined


def _is_range(line: Line, question: str, one: AskedDate, two: AskedDate) -> bool:
    """Tell whether what stands between two dates makes a range of them: "to" does, "and" where "between" opens it."""
    if one.weekday >= 0 or two.weekday >= 0 or two.start >= two.end or not 0 < two.start - one.end < _APART:
        return False
    between = question[one.end : two.start]
    if _JOIN.fullmatch(between) or between.strip() in _TO_SIGNS:
        return True
    first, after = words_of(line, one.start, one.end)
    at, stop = words_of(line, two.start, two.end)
    if at - after > 2:
        return False
    words = [*line.words[after:at], *line.words[at : at + 1]]  # "a" may be a part of the second: Spanish "a mayo"
    spoken = [tongue for i in range(at, stop) for _, tongue in triggers().get(line.words[i], ())] or _english()
    joint = next((w for w in words if w in lexicon.AND or any(one.range_words.holds(w) for one in spoken)), "")
    if joint in lexicon.AND:
        return any(word in lexicon.BETWEEN for word in line.words[max(0, first - 2) : first + 1])
    return joint != "" and joint not in lexicon.OR


def _english() -> list[Tongue]:
    return [tongue for _, tongue in triggers()["may"]]


def _range(one: AskedDate, two: AskedDate) -> AskedDate | None:
    """Return the range from one date to another; None where the second is the earlier one."""
    first, last = one.first, two.last
    if first.startswith(ANY_YEAR) and not last.startswith(ANY_YEAR):
        first = last[:4] + first[1:]
        if first > last:
            first = f"{max(1, int(last[:4]) - 1):04d}{first[4:]}"
    elif last.startswith(ANY_YEAR) and not first.startswith(ANY_YEAR):
        last = first[:4] + last[1:]
    if first.startswith(ANY_YEAR):
        grain = MONTH if one.grain == two.grain == DAY else SEASON
    elif first > last:
        return None
    else:
        grain = grain_of(first, last)
    return AskedDate(first, last, grain, one.start, two.end)
