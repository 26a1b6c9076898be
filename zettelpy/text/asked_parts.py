"""The words around the dates of a question: what narrows a month, what counts from a day, months and seasons alone.

"Early May", "the second week of November", "the first half of 2023" are parts; "two weeks before 11 August" and "the
Sunday before it" count from a day; "between March and May" and "in winter" name months and seasons that the readers of
dates leave alone in running text, where they say too little. The word lists are `lexicon/asked.py`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final

from zettelpy.text import days
from zettelpy.text.date_spans import (
    ANY_YEAR,
    DAY,
    MONTH,
    SEASON,
    WEEK,
    YEAR,
    AskedDate,
    day_number,
    day_of,
    grain_of,
    of_units,
    week_of,
)
from zettelpy.text.dating.base import count_before
from zettelpy.text.dating.line import Line, Tongue, Unit, lower, tongues, triggers
from zettelpy.text.dating.moon import moon_feast, moon_words
from zettelpy.text.dating.unspaced import GATE, number_of
from zettelpy.text.days import month_length, read_iso
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import asked as lexicon
from zettelpy.text.lexicon.dates import BOUND_MONTHS, CASED_MONTHS, SEASON_SIGNS
from zettelpy.text.lexicon.dating import unspaced
from zettelpy.text.lexicon.relative import MONTH_JOINTS

_NEAR: Final = 4  # words before a month among which its part stands
_SIDES: Final = lexicon.BEFORE | lexicon.AFTER
_THIRDS: Final = {"early": (1, 10), "mid": (11, 20), "late": (21, 31)}
_SIGNS: Final = r"[0-9０-９]{1,2}|[一二三四五六七八九十]{1,3}"
MONTH_SIGNS: Final = lazily(
    rf"({_SIGNS})\s?[月월](?:の|\s)?(?:({_SIGNS})\s?[日号號일]|({'|'.join(lexicon.UNSPACED_PARTS)}))?"
)
_SEASON_SIGNS: Final = lazily(rf"({unspaced.SEASON})(?=[にのはも天季休中间期間의에은엔철]|방학|\s|$)")


def words_of(line: Line, start: int, end: int) -> tuple[int, int]:
    """Return (first, stop) of the words of line.text[start:end]; (0, 0) where there are none."""
    stop = len(line.words)
    first, last = bisect_left(line.starts, start, 0, stop), bisect_left(line.starts, end, 0, stop)
    return (first, last) if first < last else (0, 0)


def _units(line: Line, i: int) -> list[tuple[Unit, Tongue]]:
    """Return the units that end with word i."""
    return [
        (unit, tongue)
        for kind, tongue in triggers().get(line.word(i), ())
        if kind == "unit"
        for unit in tongue.units[line.words[i]]
        if unit.at == len(unit.words) - 1 and line.phrase(i - unit.at, unit.words)
    ]


def names_in(question: str, one: AskedDate, *, every: bool) -> str:
    """Return the words of a date that name a season or a day of the week, without what turns or counts them.

    Feasts that follow the moon are among them, with `every` the others, months and numbers as well.

    >>> names_in("last summer", AskedDate("2022-06-01", "2022-08-31", SEASON, 0, 11), every=False)
    'summer'
    >>> names_in("early May 2023", AskedDate("2023-05-01", "2023-05-10", WEEK, 0, 14), every=True)
    'May 2023'
    """
    words = question[one.start : one.end]
    if not words.isascii() and GATE.search(words):
        return words if every or one.grain == SEASON or one.weekday >= 0 else ""
    line, known = Line(words, lower(words)), triggers()
    kinds = ("season", "month", "weekday") if every else ("season", "weekday") if one.weekday >= 0 else ("season",)
    named: dict[int, None] = {}
    for i, word in enumerate(line.words):
        for kind, tongue in known.get(word, ()):
            if kind in kinds:
                named[i] = None
            for feast in tongue.feasts[word] if every and kind == "feast" else ():
                if line.phrase(i - feast.at, feast.words):
                    named.update(dict.fromkeys(range(i - feast.at, i - feast.at + len(feast.words))))
        moon = moon_feast(line, i) if word in moon_words() else None
        if moon is not None:  # whoever plans it names it on other days
            named.update(dict.fromkeys(range(i, moon[0])))
        if every and line.is_number(i):
            named[i] = None
    return " ".join(words[line.starts[i] : line.ends[i]] for i in sorted(named))


class _Taken:
    """The places of a question that dates take, in order."""

    def __init__(self, found: Iterable[AskedDate]) -> None:
        self.dates = sorted(found, key=lambda one: one.start)
        self.starts = [one.start for one in self.dates]

    def at(self, place: int) -> AskedDate | None:
        """Return the date that holds an offset."""
        k = bisect_right(self.starts, place) - 1
        return self.dates[k] if k >= 0 and place < self.dates[k].end else None


# Months and seasons that only a question needs ---------------------------------------------------------------------


def named_alone(line: Line, found: Iterable[AskedDate]) -> Iterator[AskedDate]:
    """Yield months and seasons that stand without a word that the readers of dates need: "between March and May"."""
    known, taken = triggers(), _Taken(found)
    for i, word in enumerate(line.words):
        kinds = known.get(word, ())
        if not kinds or taken.at(line.starts[i]) is not None:
            continue
        for kind, tongue in kinds:
            sure = kind in ("month", "season") and _opened(line, i, tongue)
            if kind == "month" and _is_month(line, i, tongue, sure):
                yield _yearly(tongue.months[word], 1, MONTH, line.starts[i], line.ends[i])._replace(sure=sure)
                break
            if kind == "season" and (sure or tongue.code in lexicon.BY_FORM):
                yield _yearly(tongue.seasons[word], 3, SEASON, line.starts[i], line.ends[i])
                break


def _yearly(month: int, count: int, grain: str, start: int, end: int) -> AskedDate:
    """Return some months of any year."""
    last = (month + count - 2) % 12 + 1
    stop = f"{ANY_YEAR}{last:02d}-{month_length(2024, last):02d}"
    return AskedDate(f"{ANY_YEAR}{month:02d}-01", stop, grain, start, end)


def _is_month(line: Line, i: int, tongue: Tongue, sure: bool) -> bool:
    word = line.words[i]
    if word in BOUND_MONTHS or word in tongue.short_months:
        return False
    cased = CASED_MONTHS.get(word)
    if cased is not None and line.capital(i) != (cased == "upper"):
        return False
    return sure or (word not in lexicon.DOUBTFUL and (tongue.code not in ("en", "de") or line.capital(i)))


def _opened(line: Line, i: int, tongue: Tongue) -> bool:
    """Tell whether a word of time stands before word i, an article between them or not, or it is an end of a range."""
    if _ends_range(line, i):
        return True
    times = (tongue.at, tongue.since, tongue.until, tongue.parts, tongue.ends)
    for k in (i, i - 1) if line.before(i) in lexicon.LINKS else (i,):
        before = line.before(k)
        if line.words[i] in lexicon.DOUBTFUL and before in lexicon.BEFORE_NAMES:
            return False
        if before in lexicon.TIME_BEFORE.get(tongue.code, ()) or any(phrases.upto(line, k) for phrases in times):
            return True
    return False


def _ends_range(line: Line, i: int) -> bool:
    """Tell whether word i is the first or the last month of a range: "between March and May", "de marzo a mayo"."""
    if line.before(i) in lexicon.BETWEEN and _joins(line, i + 1) and _is_named(line, i + 2):
        return True
    opened = line.before(i - 2) if i > 1 else ""
    return i > 2 and _joins(line, i - 1) and opened in lexicon.BETWEEN and _is_named(line, i - 2)


def _joins(line: Line, i: int) -> bool:
    """Tell whether word i can stand between the ends of a range, and is joined to them."""
    word = line.word(i)
    joined = line.follows(i) and line.follows(i + 1)
    return joined and (word in lexicon.AND or any(tongue.range_words.holds(word) for tongue in tongues()))


def _is_named(line: Line, i: int) -> bool:
    return any(kind in ("month", "season") for kind, _ in triggers().get(line.word(i), ()))


def signs_alone(question: str, found: Iterable[AskedDate]) -> Iterator[AskedDate]:
    """Yield parts of months, and seasons, in Chinese, Japanese and Korean: "3月上旬", "夏に"."""
    if question.isascii() or not GATE.search(question):
        return
    taken = _Taken(found)
    for match in MONTH_SIGNS.finditer(question):
        part, month = lexicon.UNSPACED_PARTS.get(match[3] or ""), number_of(match[1]) or 0
        if part is None or not 1 <= month <= 12:
            continue
        whole = taken.at(match.start())  # with its year, if that stands before it
        head = f"{ANY_YEAR if whole is None else whole.first[:-5]}{month:02d}-"
        low, high = _THIRDS[part]
        last = f"{head}{min(high, month_length(2024, month)):02d}"
        yield AskedDate(f"{head}{low:02d}", last, WEEK, match.start() if whole is None else whole.start, match.end())
    for match in _SEASON_SIGNS.finditer(question):
        if taken.at(match.start()) is None:
            yield _yearly(SEASON_SIGNS[match[1]], 3, SEASON, *match.span())


# What stands around a date -------------------------------------------------------------------------------------------


def narrowed(line: Line, one: AskedDate) -> AskedDate:
    """Return a month as the part of it that is asked for: "early", "the end of", "the second week of", "first half".

    Of a year or a season "early", "mid" and "late" are its thirds.
    """
    first, stop = words_of(line, one.start, one.end)
    if one.grain in (SEASON, YEAR) and stop:
        return _third(line, first, one)
    known = triggers()
    at = next((i for i in range(first, stop) if any(kind == "month" for kind, _ in known.get(line.words[i], ()))), -1)
    # The readers of dates give the end of a month as its last day.
    ended = one.grain == DAY and one.weekday < 0 and not any(line.is_number(i) for i in range(first, at))
    if at < 0 or (one.grain != MONTH and not ended):
        return one
    for i in range(at - 1, max(-1, at - 1 - _NEAR), -1):
        if not line.follows(i + 1):
            break
        part = _part(line, i)
        if part is not None:
            begin, low, high = part
            month, start = one.first[:-2], min(one.start, line.starts[begin])
            length = month_length(int(month[:4]) if month[0] != "-" else 2024, int(month[-3:-1]))
            last = f"{month}{min(high, length):02d}"
            return one._replace(first=f"{month}{low:02d}", last=last, grain=WEEK, start=start, sure=True)
        if line.words[i] not in lexicon.LINKS and line.words[i] not in MONTH_JOINTS:
            break
    return one


def _third(line: Line, first: int, one: AskedDate) -> AskedDate:
    """Return the first, the second or the last third of whole months: "early 2024", "the end of the summer"."""
    i = first - 1
    while i > 0 and first - i < _NEAR and line.words[i] in lexicon.LINKS and line.follows(i + 1):
        i -= 1
    part = lexicon.PARTS.get(line.word(i)) if line.follows(i + 1) else None
    year, month, last = one.first[:-6], int(one.first[-5:-3]), int(one.last[-5:-3])
    count = (last - month) % 12 + 1
    if part is None or one.first[-2:] != "01" or count % 3:
        return one
    low = month - 1 + tuple(_THIRDS).index(part) * count // 3
    high = low + count // 3 - 1
    if year == ANY_YEAR[:-1]:
        length = month_length(2024, high % 12 + 1)
        ends = f"{ANY_YEAR}{low % 12 + 1:02d}-01", f"{ANY_YEAR}{high % 12 + 1:02d}-{length:02d}"
    else:
        years = int(year) + low // 12, min(int(year) + high // 12, 9999)
        length = month_length(years[1], high % 12 + 1)
        ends = f"{years[0]:04d}-{low % 12 + 1:02d}-01", f"{years[1]:04d}-{high % 12 + 1:02d}-{length:02d}"
    grain = SEASON if count > 3 else MONTH
    return one._replace(first=ends[0], last=ends[1], grain=grain, start=line.starts[i], sure=True)


def _part(line: Line, i: int) -> tuple[int, int, int] | None:
    """Return (first word, first day, last day) of the part of a month that ends with word i."""
    word = line.words[i]
    if word in lexicon.PARTS:
        return (i, *_THIRDS[lexicon.PARTS[word]])
    if word in lexicon.HALF and line.follows(i):
        return (i - 1, 1, 15) if line.words[i - 1] in lexicon.FIRST else (i - 1, 16, 31)
    for unit, tongue in _units(line, i):
        nth = tongue.ordinals.upto(line, i) if unit.unit == "week" else None
        if nth is not None:
            begin, number = nth
            return (begin, 25, 31) if number < 0 else (begin, 7 * number - 6, min(7 * number, 31))
    return None


def beside(line: Line, one: AskedDate) -> AskedDate:
    """Return what lies before or after a date where that is asked for: "two weeks before 11 August", "since May"."""
    first, stop = words_of(line, one.start, one.end)
    if stop == 0 or one.weekday >= 0:
        return one
    one = _with_weekday(line, first, one)
    i = first if line.words[first] in _SIDES else first - 1
    while i > 0 and line.words[i] in lexicon.LINKS and line.words[i] not in _SIDES and first - i < 3:
        i -= 1
    word = line.word(i)
    lean = -1 if word in lexicon.BEFORE else 1 if word in lexicon.AFTER else 0
    exact = one.grain == DAY and not one.first.startswith(ANY_YEAR)
    if lean == 0:
        return _whole(line, i, one) if exact and i < first - 1 else one
    moved = moved_from(line, i, one.first, lean) if exact else None
    if moved is None:
        return one._replace(lean=lean, included=word in lexicon.INCLUDING)
    low, (start, end) = moved
    return one._replace(first=start, last=end, grain=grain_of(start, end), start=line.starts[low])


def _with_weekday(line: Line, first: int, one: AskedDate) -> AskedDate:
    """Return a day with the weekday that stands before it: "Monday, 3 March"."""
    if one.grain != DAY or first == 0 or line.gap(first).strip(" ,.") or len(line.gap(first)) > _NEAR:
        return one
    if any(kind == "weekday" for kind, _ in triggers().get(line.words[first - 1], ())):
        return one._replace(start=line.starts[first - 1])
    return one


def moved_from(line: Line, i: int, day: str, way: int) -> tuple[int, tuple[str, str]] | None:
    """Return (first word, stretch) of the unit or weekday that stands right before word i, counted from a day.

    `way` is -1 for before it, 1 for after it: "two weeks before", "the Sunday after".
    """
    if not line.follows(i):
        return None
    date = read_iso(day)
    for kind, tongue in triggers().get(line.words[i - 1], ()):
        turned = None
        if kind == "weekday" and date is not None:
            turned = days.turn_weekday(date, tongue.weekdays[line.words[i - 1]], way)
        if turned is not None:
            return i - 1, (days.write_date(turned), days.write_date(turned))
    for unit, tongue in _units(line, i - 1):
        first = i - len(unit.words)
        count, turn = count_before(line, first, tongue), tongue.turn_before.upto(line, first)
        low = count[0] if count is not None else turn[0] if turn is not None else first
        stretch = of_units(day, unit.unit, count[1] if count is not None else 0, way)
        if stretch is not None:
            return low, stretch
    return None


def counted_from(moved: Iterable[AskedDate], found: Iterable[AskedDate]) -> Iterator[AskedDate]:
    """Yield the days from which others are counted: what happened in the week before is often told on that day."""
    by_end = {one.end: one for one in found if one.start < one.end}
    for other in moved:
        one = by_end.get(other.end, other)
        if other.start < one.start and not other.first <= one.first <= other.last:
            yield one._replace(start=one.end)


def _whole(line: Line, i: int, one: AskedDate) -> AskedDate:
    """Return the weekend or the week of a day: "the weekend of 5 May 2023"; `i` is the word before "of"."""
    units = [unit.unit for unit, _ in _units(line, i)] if line.follows(i + 1) else []
    if "weekend" in units:
        saturday = day_number(week_of(one.first)[0]) + 5
        if day_number(one.first) < saturday - 2:  # a Monday or a Tuesday is nearer to the weekend before it
            saturday -= 7
        return one._replace(first=day_of(saturday), last=day_of(saturday + 1), grain=WEEK, start=line.starts[i])
    if "week" in units:
        monday, sunday = week_of(one.first)
        return one._replace(first=monday, last=sunday, grain=WEEK, start=line.starts[i])
    return one
