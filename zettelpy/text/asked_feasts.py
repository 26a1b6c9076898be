"""The feasts of a question: which days people mean by "at Christmas", "over Easter", "an Silvester", "クリスマスに".

A text that says "at Christmas" is read as the day of the feast; who asks "what happened at Christmas?" means the days
around it as well. How many is data (`lexicon/feasts.py`). A name that is its day alone ("Christmas Eve", "Ostermontag")
stays one day, and so does what is counted from a feast ("the day after Christmas"). Feasts that follow the moon are
read here alone: in the year that the question names, else the last before the end of the memory ("next": the first
after).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from zettelpy.text.asked_parts import words_of
from zettelpy.text.date_spans import ANY_YEAR, DAY, WEEK, AskedDate, day_number, day_of, last_day
from zettelpy.text.dating.feasts import feast_day
from zettelpy.text.dating.line import Line, lower, split_phrase, triggers
from zettelpy.text.dating.moon import moon_days, moon_feast, moon_words
from zettelpy.text.dating.unspaced import FEASTS, GATE
from zettelpy.text.days import read_iso, write_date
from zettelpy.text.lexicon import feasts as lexicon
from zettelpy.text.normalise import fold

_SOME_YEAR: Final = 2023  # whose days stand for those of any year: what is widened lies near the turn of it, or in one


def widened(line: Line, one: AskedDate) -> AskedDate:
    """Return a day as the days that are meant by it, where a question names it by a feast that is more than a day.

    >>> line = Line("at Christmas 2023", "at christmas 2023")
    >>> widened(line, AskedDate("2023-12-25", "2023-12-25", "day", 3, 17))[:3]
    ('2023-12-24', '2023-12-26', 'week')
    """
    if one.grain != DAY or one.weekday >= 0 or (one.lean and not one.included):
        return one
    yearly = one.first.startswith(ANY_YEAR)
    day = f"{_SOME_YEAR}{one.first[1:]}" if yearly else one.first
    for rule, (before, after) in _spans(line, one.start, one.end):
        date = feast_day(rule, int(day[:4]))
        if date is None or write_date(date) != day:  # "the day after Christmas"
            continue
        first, last = day_of(day_number(day) - before), day_of(day_number(day) + after)
        if yearly:
            first, last = ANY_YEAR + first[5:], ANY_YEAR + last[5:]
        return one._replace(first=first, last=last, grain=WEEK)
    return one


def moon_dates(line: Line, anchor: str | None) -> Iterator[AskedDate]:
    """Yield the days of Eid and Diwali that a question names; the second of two stands behind the first without words.

    >>> [one[:2] for one in moon_dates(Line("at Diwali 2023", "at diwali 2023"), None)]
    [('2023-11-11', '2023-11-15')]
    >>> [one[:2] for one in moon_dates(Line("at Eid", "at eid"), "2023-08-01")]
    [('2023-04-21', '2023-04-24'), ('2023-06-28', '2023-07-02')]
    """
    date = None if anchor is None else read_iso(anchor)
    end = None if date is None else day_number(last_day(date))
    i = 0
    while i < len(line.words):
        found = moon_feast(line, i) if line.words[i] in moon_words() else None
        if found is None:
            i += 1
            continue
        stop, feasts = found
        year = line.number(stop) if line.follows(stop) else None
        turned = line.before(i - 1) if line.before(i) in lexicon.ARTICLES else line.before(i)
        if year is not None and 1000 <= year < 9999:
            stop += 1
            spans = moon_days(feasts, year)
        else:
            year, spans = None, _near(feasts, end, ahead=turned == "next")
        sure = year is not None or (turned in _turned() and line.after(stop) not in lexicon.NOUNS_BEHIND)
        start, place = line.starts[i], line.ends[stop - 1]
        for first, last in spans:
            yield AskedDate(day_of(first), day_of(last), WEEK, start, place, sure=sure)
            start = place
        i = stop


def _near(feasts: str, end: int | None, *, ahead: bool) -> list[tuple[int, int]]:
    """Return the days of each of some feasts that began last by the day with number `end`, or begin next."""
    found: list[tuple[int, int]] = []
    for feast in feasts.split() if end is not None else ():
        year = int(day_of(end or 1)[:4])
        spans = [span for k in (year - 1, year, year + 1) if 1 <= k <= 9998 for span in moon_days(feast, k)]
        if ahead:
            found += [span for span in spans if end is not None and span[0] > end][:1]
        else:
            found += [span for span in spans if end is not None and span[0] <= end][-1:]
    return sorted(found)


@cache
def _turned() -> frozenset[str]:
    """Return the words right before a feast by which its days are meant: words of time, "last" and "next"."""
    times = [word for row in lexicon.TIME_BEFORE.values() for word in row.split() if word != "|"]
    return frozenset(map(fold, [*times, *"last next this during beim letztes letzten dernier dernière último".split()]))


def means_days(words: str) -> bool:
    """Tell whether the words of a date name a feast that is more than a day.

    >>> means_days("Christmas 2023"), means_days("Christmas Day"), means_days("last week")
    (True, False, False)
    """
    return next(_spans(Line(words, lower(words)), 0, len(words)), None) is not None


def _spans(line: Line, start: int, end: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield (rule of its day, days before and after it) of the feasts that stand in line.text[start:end]."""
    words = line.text[start:end]
    if not words.isascii() and GATE.search(words):
        name = max((name for name in FEASTS if name in words), key=len, default="")
        if name in lexicon.SPANS_BY_NAME:
            yield FEASTS[name], lexicon.SPANS_BY_NAME[name]
        return
    for i in range(*words_of(line, start, end)):
        word = line.words[i]
        for kind, tongue in triggers().get(word, ()):
            for feast in tongue.feasts[word] if kind == "feast" else ():
                if not line.phrase(i - feast.at, feast.words):
                    continue
                span = lexicon.SPANS.get(feast.day) if feast.behind_time else _by_name().get(feast.words)
                if span is not None:
                    yield feast.day, span
                break  # the longest name counts: "Christmas Day" is no "Christmas"


@cache
def _by_name() -> Mapping[tuple[str, ...], tuple[int, int]]:
    return {split_phrase(name): span for name, span in lexicon.SPANS_BY_NAME.items()}
