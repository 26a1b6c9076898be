"""Days and months without a year: "12 September", "May 5th", "12.-19. Mai", "in March", "am 12.3.", "the 15th".

A date whose year stands beside it is left to `absolute.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.text import days
from zettelpy.text.dating.base import Found, Reading, direction, follows_year, last_day, pick_day, pick_month
from zettelpy.text.dating.line import Line, Tongue, tongues
from zettelpy.text.dating.tense import AHEAD, OPEN, PAST, tense_at
from zettelpy.text.days import Date
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import dates as words
from zettelpy.text.lexicon import relative as lexicon

_DOTTED: Final = lazily(r"\.[ \u00a0]{0,2}|\.?[ \u00a0]?[-–—/][ \u00a0]?")
_DEGREES: Final = ("° ", "°\u00a0", "ª ", ".º ")  # "il 1° marzo"
_DASH: Final = lazily(r"\.?\s?[-–—/]\s?")
_UNSURE_END: Final = lazily(r"[%€$£°:]|[.,/][0-9]|-[^\W\d]")
_SHORT_DATE: Final = lazily(  # 12.3. or 17/9
    r"(?<![\w./:,-])([0-9]{1,2})(?:(\.)([0-9]{1,2})(?:\.(?![0-9])|(?![.,]?[0-9]))|(/)([0-9]{1,2}))(?![\w/:%-])"
)


class _Day(NamedTuple):
    first: int
    day: int
    sure: bool  # whether it is a day by its own form: "3rd", "5.", "5 de"
    last: int  # the last day of a range, else the same


def read_month(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read what is said with the name of a month, word i."""
    line = reading.line
    month, stop = tongue.months[line.words[i]], i + 1
    found = _day_before(line, i, tongue)
    if found is None and tongue.code == "en":
        after = _day_after(line, stop, tongue)
        if after is not None:
            found, stop = after
            found = found._replace(first=i)
    if found is None:
        return _read_alone(reading, i, month, tongue)
    if follows_year(line, stop):
        return Found(found.first, stop, None)
    if not found.sure and not _may_stand(line, i, found.first, tongue):
        return None
    first, weekday = _weekday_before(line, found.first, tongue)
    ranged = found.last > found.day  # then "from" before it tells nothing
    way = tense_at(line, first, stop, tongue) if ranged else direction(line, first, stop, tongue)
    date = pick_day(reading.anchor, month, found.day, way, weekday)
    if date is None:
        return None
    until = (*date[:2], found.last) if ranged else None
    return Found(found.first, stop, date, until if until and days.is_date(until) else None)


def _may_stand(line: Line, i: int, first: int, tongue: Tongue) -> bool:
    """Tell whether the name of a month, common as another word too, is a month beside a bare number."""
    name = line.words[i]
    if name in words.BOUND_MONTHS:
        return False
    case = words.CASED_MONTHS.get(name)
    if case is None or line.capital(i) == (case == "upper"):
        return True
    at = min(first, i)
    return tongue.at.upto(line, at) is not None or line.before(at) in lexicon.ON_DAY


def _day_upto(line: Line, k: int, tongue: Tongue, joint: bool) -> tuple[int, int, bool] | None:
    """Return (first word, day, whether sure) of the day that ends right before word k."""
    suffix = k >= 2 and line.follows(k - 1) and line.words[k - 1] in tongue.suffixes and len(line.gap(k - 1)) < 2
    at = k - 2 if suffix and line.is_number(k - 2) else k - 1
    word = line.word(at)
    if line.is_number(at):
        between = line.gap(k) if at == k - 1 else ""
        dotted = at == k - 1 and bool(_DOTTED.fullmatch(between)) and between[0] != " "
        if between in _DEGREES and len(word) < 3 and 1 <= int(word) <= 31:
            return at, int(word), True
        if len(word) > 2 or not (dotted or line.follows(k)) or line.number(at) is None:
            return None
        return (at, int(word), at < k - 1 or joint or between[:1] == ".") if 1 <= int(word) <= 31 else None
    found = tongue.day_words.upto(line, k)
    if found is None or (not joint and tongue.code in ("en", "es", "pt")):
        return None
    return *found, True


def _day_before(line: Line, i: int, tongue: Tongue) -> _Day | None:
    joint = tongue.joints.upto(line, i)
    k = i if joint is None else joint[0]
    found = _day_upto(line, k, tongue, joint is not None)
    if found is None:
        return None
    first, day, sure = found
    start, early = first, day
    article = 1 if line.before(first) in ("the", "den", "el", "al", "l") else 0
    ranged = tongue.range_words.upto(line, first - article if article else first)
    if ranged is None and article:
        ranged = tongue.range_words.upto(line, first)
    if ranged is None and first > 0 and _DASH.fullmatch(line.gap(first)):
        ranged = first, 1
    if ranged is not None and ranged[0] > 0:
        before = _day_upto(line, ranged[0], tongue, True)
        if before is not None and before[1] < day:
            start, early = before[:2]
    return _Day(start, early, sure, day)


def _day_after(line: Line, k: int, tongue: Tongue) -> tuple[_Day, int] | None:
    """Return the day after the name of a month ("May 5th", "May the fifth", "March 3-5"), and where it ends."""
    if line.after(k) == "the":
        k += 1
    if not (line.follows(k) or line.gap(k) in (". ", ".\u00a0")):
        return None
    number = line.number(k)
    if number is None:
        found = tongue.day_words.at(line, k)
        if found is None or not line.capital(k - 1):
            return None
        return _Day(k, found[1], True, found[1]), found[0]
    if not 1 <= number <= 31:
        return None
    stop = k + 1
    sure = line.after(stop) in tongue.suffixes and line.gap(stop) == ""
    if sure:
        stop += 1
    elif _UNSURE_END.match(line.low, line.ends[k]) or (line.follows(stop) and line.gap(stop) == ""):
        if not _DASH.match(line.low, line.ends[k]):
            return None
    ranged = tongue.range_words.at(line, stop) if line.follows(stop) else None
    at = ranged[0] if ranged is not None else stop
    joined = line.follows(at) if ranged is not None else bool(_DASH.fullmatch(line.gap(at))) and at < len(line.words)
    last = line.number(at) if joined else None
    if last is not None and number < last <= 31 and line.after(at + 1) not in lexicon.HOUR_WORDS:
        stop = at + 1
        if line.after(stop) in tongue.suffixes and line.gap(stop) == "":
            stop += 1
        return _Day(k, number, True, last), stop
    return _Day(k, number, sure, number), stop


def _weekday_before(line: Line, first: int, tongue: Tongue) -> tuple[int, int | None]:
    """Return where "Sunday, the" before a day begins, and the number of that weekday."""
    k = first
    while line.before(k) in lexicon.ON_DAY and first - k < 2:
        k -= 1
    at = k - 1
    if at >= 0 and (line.follows(k) or line.gap(k).strip() in (",", ".", ".,")):
        if line.words[at] == "feira" and at > 0:
            at -= 1
        if line.words[at] in tongue.weekdays:
            return at, tongue.weekdays[line.words[at]]
    return first, None


def _read_alone(reading: Reading, i: int, month: int, tongue: Tongue) -> Found | None:
    """Read a month without a day: "in March", "last May", "seit Juni", "fin mars"."""
    line, anchor = reading.line, reading.anchor
    name = line.words[i]
    if len(anchor) < 2 or name in words.BOUND_MONTHS:
        return None
    before = tongue.turn_before.upto(line, i)
    after = tongue.turn_after.at(line, i + 1) if line.follows(i + 1) else None
    cased = words.CASED_MONTHS.get(name)
    if cased == "upper" and not line.capital(i) and before is None and line.before(i) not in ("in", "since", "until"):
        return None
    if cased == "lower" and line.capital(i):
        return None
    if before is not None or after is not None:
        first, value = before or (i, after[1] if after else 0)
        if cased == "upper" and value == 0 and not line.capital(i):
            return None  # "this may be"
        if abs(value) > 1 or line.number(i + 1) is not None or name in ("mar", "sat"):
            return None
        stop = i + 1 if after is None or before is not None else after[0]
        date = days.turn_month(anchor, month, value)
        return None if date is None else Found(first, stop, date)
    if name in tongue.short_months or follows_year(line, i + 1):
        return None
    end, part = tongue.ends.upto(line, i), tongue.parts.upto(line, i)
    first, way = i, OPEN
    for phrases, told in ((tongue.since, PAST), (tongue.until, AHEAD), (tongue.at, None)):
        found = phrases.upto(line, i)
        if found is not None and line.words[found[0]] not in lexicon.NOT_BEFORE_MONTH:
            first = found[0]
            plain = told is None or tongue.at.holds(line.words[found[0]])  # "a gennaio" is no end
            way = direction(line, first, i + 1, tongue) if plain or told is None else told
            break
    else:
        if end is None and part is None:
            return _read_before(reading, i, month, tongue)
        first = (end or part or (i, 0))[0]
        plain = line.before(first) in ("a", "ai", "al")  # "a principios de mayo" is no end
        way = tense_at(line, first, i + 1, tongue) if plain else direction(line, first, i + 1, tongue)
    date = pick_month(anchor, month, way)
    return None if date is None else Found(first, i + 1, last_day(date) if end is not None else date)


def _read_before(reading: Reading, i: int, month: int, tongue: Tongue) -> Found | None:
    """Read a month with what stands behind it: Hindi "जुलाई में"."""
    line = reading.line
    if not line.follows(i + 1):
        return None
    end, at = tongue.ends_behind.at(line, i + 1), tongue.at_behind.at(line, i + 1)
    if end is None and at is None:
        return None
    stop = (end or at or (i + 1, 0))[0]
    date = pick_month(reading.anchor, month, tense_at(line, i, stop, tongue))
    return None if date is None else Found(i, stop, last_day(date) if end is not None else date)


def read_short_dates(reading: Reading, order: str | None) -> list[Found]:
    """Return the days like "am 12.3." or "el 17/9" of a line: after a preposition or a weekday only."""
    line = reading.line
    found = []
    at = 0
    for match in _SHORT_DATE.finditer(line.low):
        while at < len(line.starts) and line.starts[at] < match.start():
            at += 1
        if at == 0:
            continue
        one, two = int(match[1]), int(match[3] or match[5])
        tongue = _preposition(line, at, match[2] is not None)
        if tongue is None:
            continue
        if match[4] and tongue.code == "en":
            first = "day" if one > 12 else "month" if two > 12 else order
            if first is None:
                continue
            one, two = (one, two) if first == "day" else (two, one)
        if not 1 <= two <= 12 or not days.is_date((2024, two, one)):
            continue
        _, weekday = _weekday_before(line, at, tongue)
        date = pick_day(reading.anchor, two, one, direction(line, at, at + 2, tongue), weekday)
        if date is not None:
            found.append(Found(at, at + 2, date))
    return found


def _preposition(line: Line, at: int, dotted: bool) -> Tongue | None:
    """Return the language whose preposition or weekday before a short date says that it is one."""
    before = line.words[at - 1]
    near = line.follows(at) or line.gap(at).strip() in (",", ".", ".,")
    for tongue in tongues():
        if dotted and tongue.code not in ("de", "ru", "it", "fr"):
            continue
        if near and (before in tongue.weekdays or before in lexicon.SHORT_BEFORE_DATE.get(tongue.code, ())):
            return tongue
        if line.follows(at) and before in lexicon.BEFORE_SHORT_DATE.get(tongue.code, ()):
            return tongue
    return None


def read_day_number(reading: Reading, i: int) -> Found | None:
    """Read a day of the month by its number alone: "on the 15th", "am 15.", "el día 15", "15-го", at a clause's end."""
    line, anchor = reading.line, reading.anchor
    number = line.number(i)
    if number is None or not 1 <= number <= 31 or len(anchor) < 3:
        return None
    for tongue in tongues():
        stop = _lone_day(line, i, tongue)
        if stop:
            other = _in_other_month(reading, stop, tongue)
            if other is not None and days.is_date((*other[0], number)):
                return Found(i, other[1], (*other[0], number))
            return _near_day(reading, i, stop, number, direction(line, i - 1, stop, tongue))
    return None


def _in_other_month(reading: Reading, stop: int, tongue: Tongue) -> tuple[Date, int] | None:
    """Return the month that is named behind a day, and where its name ends: "the 12th of next month"."""
    line = reading.line
    k = stop + 1 if line.after(stop) in lexicon.WEEK_JOINTS or line.after(stop) in lexicon.MONTH_JOINTS else stop
    before = tongue.turn_before.at(line, k) if line.follows(k) or k == stop else None
    at = k if before is None else before[0]
    units = tongue.units.get(line.word(at), ())
    if not any(unit.unit == "month" and unit.singular for unit in units):
        return None
    after = tongue.turn_after.at(line, at + 1) if before is None and line.follows(at + 1) else None
    turn = before or after
    month = None if turn is None else days.shift_months(reading.anchor[:2], turn[1])
    return None if month is None else (month, at + 1 if after is None else after[0])


def _lone_day(line: Line, i: int, tongue: Tongue) -> int:
    """Return where a lone day of the month ends, 0 where the number is none."""
    code, before = tongue.code, line.before(i)
    if before not in lexicon.BEFORE_LONE_DAY.get(code, ()) and code not in ("ru", "hi"):
        return 0
    stop = i + 1
    if code == "en":
        lone = line.closed(i - 1) and line.closed(stop + 1)  # "the 21st" is all that is said
        if (
            (line.before(i - 1) not in lexicon.ON_DAY and not lone)
            or line.after(stop) not in tongue.suffixes
            or line.gap(stop)
        ):
            return 0
        return stop + 1 if _may_end(line, stop + 1, code) else 0
    if code == "ru":
        if line.after(stop) in ("го", "числа") and len(line.gap(stop)) < 2:
            told = _may_end(line, stop + 1, code) or line.after(stop + 1) == "числа" or line.closed(i)
            return stop + 1 if told else 0
        return 0
    if code == "hi":
        return stop + 1 if line.after(stop) == "तारीख" else 0
    if code == "de":
        dot = line.low[line.ends[i] : line.ends[i] + 3]
        if dot[:1] != "." or dot[1:2].isdigit() or (dot[1:2] == " " and stop < len(line.words) and line.capital(stop)):
            return 0
        return 0 if line.word(stop) in tongue.units or line.word(stop) in tongue.months else stop
    if code in ("es", "pt") and before == "dia":
        return 0 if line.after(stop) in ("de", "del") or line.after(stop) in tongue.months else stop
    if line.after(stop) in tongue.suffixes and line.gap(stop) == "":
        stop += 1
    if line.after(stop) in ("au", "del") and line.word(stop + 1) in ("soir", "matin", "mese", "mes"):
        return stop
    told = line.closed(stop) or line.words[stop] in lexicon.AFTER_LONE_DAY
    return stop if told and not _UNSURE_END.match(line.low, line.ends[i]) else 0


def _may_end(line: Line, k: int, code: str) -> bool:
    """Tell whether what stands before word k can be complete there."""
    return line.closed(k) or lexicon.is_function_word(line.words[k], code) or line.gap(k) == "'"


def _near_day(reading: Reading, i: int, stop: int, number: int, way: int) -> Found | None:
    """Return that day of the month: the last one where the way is PAST, else the coming one, today among them."""
    anchor = reading.anchor
    found: list[Date] = []
    for k in range(-2, 3):
        month = days.shift_months(anchor[:2], k)
        if month is not None and days.is_date((*month, number)):
            found.append((*month, number))
    fitting = [date for date in found if (date < anchor if way == PAST else date >= anchor)]
    near = min(fitting, key=lambda date: abs(days.between(anchor, date)), default=None)
    return None if near is None else Found(i, stop, near)
