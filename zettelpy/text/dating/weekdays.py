"""Days of the week: "last Friday", "on Friday", "first Sunday in April", "mercredi 17", "Tuesday week".

A weekday without a turn is the last one before the anchor where its clause tells of the past or "since" stands before
it, else the coming one; neither is the day of the anchor itself. Habits ("every Friday") and names ("Good Friday") are
no dates.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text import days
from zettelpy.text.dating.base import Found, Reading, direction, pick_month, pick_weekday
from zettelpy.text.dating.habits import is_habit
from zettelpy.text.dating.line import Line, Tongue, Unit
from zettelpy.text.dating.tense import AHEAD, PAST, is_verb
from zettelpy.text.dating.units import from_count, move
from zettelpy.text.days import Date
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import relative as lexicon

# English and German: "next Friday" is the one of the next week, "this coming Friday" the nearest.
_IN_NEXT_WEEK: Final = frozenset("next nachster nachste nachsten nachstes nachstem".split())
_DATE_WORDS: Final = 6  # words between a weekday and the month of its date
_NEAR: Final = 2  # months around the anchor in which "mercredi 17" is looked for
_DATED: Final = lazily(r"[\s,(]{0,3}(?:(?:den|dem|the|le|el|il|dia|día)\s)?(?:[0-9]{1,2}[./][0-9]|[0-9]{4}[-/.年])")
_PLURAL_ARTICLES: Final = frozenset("i le les los o os as aos".split())  # of "tutti i", by themselves no habit
_LONE_NUMBER: Final = lazily(r"[ \u00a0]?[:%€$£°]|[.,/][0-9]|[–-]\s?[0-9]{1,2}[ :h]")


def read_weekday(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read what is said with the name of a weekday, word i."""
    line, anchor = reading.line, reading.anchor
    day, stop = tongue.weekdays[line.words[i]], i + 1
    if line.after(stop) == "feira":
        stop += 1
    ordinal = _nth(reading, i, stop, day, tongue)
    if ordinal is not None:
        return ordinal
    if stop == i + 1 and (tongue.code, line.words[i]) in lexicon.ORDINAL_WEEKDAYS and not _is_day(reading, i, tongue):
        return None
    if len(anchor) < 3 or _names_other(reading, i, day, tongue):
        return Found(i, stop, None)
    numbered = _numbered(reading, i, stop, day, tongue)
    if numbered is not None:
        return numbered
    turned = line.follows(stop) and tongue.turn_after.at(line, stop) is not None
    if not turned and _no_day(line, i, stop, tongue):
        return Found(i, stop, None)
    if not turned and tongue.turn_before.upto(line, i) is None and is_habit(line, i, stop, tongue):
        return Found(i, stop, None)
    return _turned(reading, i, stop, day, tongue)


def _is_day(reading: Reading, i: int, tongue: Tongue) -> bool:
    """Tell whether Portuguese "segunda", an ordinal as well, is the weekday here."""
    line = reading.line
    if line.votes("pt") < max(line.votes("es"), line.votes("it")):
        return False
    follows = line.after(i + 1)
    if follows in lexicon.ORDINAL_NOUNS:
        return False
    if line.words[i] == "quinta" and follows in lexicon.ESTATES and line.word(i + 2) not in ("semana", "proxima"):
        return False
    if line.before(i) in lexicon.DAY_PREPOSITIONS or tongue.turn_before.upto(line, i) is not None:
        return True
    told = follows == "" or line.is_number(i + 1) or follows in lexicon.AFTER_WEEKDAY
    told = told or is_verb(line, i + 1, tongue)
    return told and line.before(i) not in lexicon.ORDINAL_ARTICLES


def _no_day(line: Line, i: int, stop: int, tongue: Tongue) -> bool:
    """Tell whether a weekday is a habit, a name or one of many."""
    before, after = line.before(i), line.after(stop)
    if before in lexicon.INDEFINITE.get(tongue.code, ()) or tongue.every.upto(line, i) is not None:
        return True
    if line.follows(i) and tongue.every.upto(line, i - 1) is not None:  # "every other Monday", "cada dos lunes"
        plain = line.words[i - 2] not in _PLURAL_ARTICLES and before not in lexicon.SINGULAR_ARTICLES
        if plain or tongue.every.upto(line, i - 2) is not None:
            return True  # but not "ho le chiavi lunedì", "entregamos todo el jueves"
    if before in tongue.words.named_before.split() or after in tongue.words.named_after.split():
        return True
    short = line.words[i] in lexicon.SHORT_WEEKDAYS
    if short and not line.capital(i) and before not in ("on", "by", "until", "till", "last", "next", "this", "since"):
        return True
    if short and _is_my(line, i, stop, tongue):
        return True
    # A capital in mid-sentence where the language writes none, beside another: "Plácido Domingo".
    if tongue.code not in ("fr", "es", "pt", "it") or not line.capital(i):
        return False
    return (line.follows(i) and line.capital(i - 1)) or (line.follows(stop) and line.capital(stop))


def _is_my(line: Line, i: int, stop: int, tongue: Tongue) -> bool:
    """Tell whether "Mon" is French for "my": words follow it, in a text that is no more English than French."""
    if line.words[i] != "mon" or line.before(i) in lexicon.ON_DAY or line.closed(stop):
        return False
    after = line.words[stop]
    return after[0] not in "0123456789" and after not in tongue.months and line.votes("en") <= line.votes("fr")


def _names_other(reading: Reading, i: int, day: int, tongue: Tongue) -> bool:
    """Tell whether the date of this weekday stands beside it: "28 May, Wednesday", "Freitag, 12.09.2025"."""
    line = reading.line
    last = reading.found[-1] if reading.found else None
    if last is not None and last.stop == i and line.gap(i).strip(" ") in ("", ",", "(", ", ("):
        if last.date is not None and len(last.date) == 3 and days.weekday(last.date) == day:
            return True
    stop = i + 2 if line.after(i + 1) == "feira" else i + 1
    for k in range(stop, min(stop + _DATE_WORDS, len(line.words))):
        gap = line.gap(k).strip()
        if not line.follows(k) and gap not in (",", ".", "(", "-", "–", ".–", ".-"):
            break
        word = line.words[k]
        if word in tongue.months and k > stop - (tongue.code == "en"):
            return True
        if not (line.is_number(k) or _is_date_word(line, k, tongue)):
            break
    end = line.ends[i]
    return bool(_DATED.match(line.low, end if line.after(i + 1) != "feira" else line.ends[i + 1]))


def _is_date_word(line: Line, k: int, tongue: Tongue) -> bool:
    """Tell whether a word can stand between a weekday and the month of its date."""
    word = line.words[k]
    if word in lexicon.ON_DAY or word in tongue.suffixes or tongue.joints.holds(word):
        return True
    return tongue.range_words.holds(word) or tongue.day_words.at(line, k) is not None


def _nth(reading: Reading, i: int, stop: int, day: int, tongue: Tongue) -> Found | None:
    """Read "the first Sunday in April", "letzter Freitag im Mai", "the last Monday of the month"."""
    line, anchor = reading.line, reading.anchor
    ordinal = tongue.ordinals.upto(line, i)
    if ordinal is None or len(anchor) < 2:
        return None
    k = stop
    while line.follows(k) and k - stop < 3 and line.words[k] in lexicon.MONTH_JOINTS:
        k += 1
    turn = tongue.turn_before.at(line, k) if line.follows(k) else None
    at = turn[0] if turn is not None and line.follows(turn[0]) else k
    word = line.after(at)
    month: Date | None = None
    end = at + 1
    if word in tongue.months and (at > stop or tongue.code == "ru"):
        way = direction(line, ordinal[0], end, tongue)
        month = pick_month(anchor, tongue.months[word], way)
        year = line.number(end) if line.follows(end) else None
        if year is None and line.after(end) in ("de", "del", "of") and line.follows(end + 1):
            year, end = line.number(end + 1), end + (1 if line.number(end + 1) else 0)
        if year is not None and year > 999:
            month, end = (year, tongue.months[word]), end + 1
    elif word and any(unit.unit == "month" and unit.singular for unit in tongue.units.get(word, ())):
        after = tongue.turn_after.at(line, end) if line.follows(end) else None
        value = turn[1] if turn is not None else after[1] if after is not None else 0
        month, end = move(reading, anchor, "month", value), end if after is None else after[0]
    if month is None:
        return None
    date = days.nth_weekday(month[0], month[1], day, ordinal[1])
    if date is not None and word not in tongue.months and turn is None and len(anchor) == 3 and date < anchor:
        if direction(line, ordinal[0], end, tongue) != PAST:
            month = days.shift_months(month, 1) or month
            date = days.nth_weekday(month[0], month[1], day, ordinal[1])
    return None if date is None else Found(ordinal[0], end, date)


def _numbered(reading: Reading, i: int, stop: int, day: int, tongue: Tongue) -> Found | None:
    """Read "mercredi 17", "Friday the 13th", "Freitag, den 13.": a number that falls on that weekday near by."""
    line, anchor = reading.line, reading.anchor
    k = stop
    if k < len(line.words) and not line.follows(k) and line.gap(k).strip() != ",":
        return None
    if line.word(k) in tongue.words.on.split():
        k += 1
        if not line.follows(k):
            return None
    number = line.number(k)
    if number is None or not 1 <= number <= 31 or _LONE_NUMBER.match(line.low, line.ends[k]):
        return None
    end = k + 1
    if line.after(end) in tongue.suffixes and line.gap(end) == "":
        end += 1
    elif line.follows(end) and (line.gap(end) == "" or _is_hour(line, end)):
        return None
    if line.word(end) in tongue.months or (line.after(end) in ("de", "of") and line.word(end + 1) in tongue.months):
        return None
    fitting: list[Date] = []
    for k in range(-_NEAR, _NEAR + 1):
        month = days.shift_months(anchor[:2], k)
        if month is not None and days.is_date((*month, number)) and days.weekday((*month, number)) == day:
            fitting.append((*month, number))
    way = direction(line, i, end, tongue)
    ahead = [date for date in fitting if (date <= anchor if way == PAST else date >= anchor)] or fitting
    near = min(ahead, key=lambda date: abs(days.between(anchor, date)), default=None)
    return None if near is None else Found(i, end, near)


def _is_hour(line: Line, k: int) -> bool:
    """Tell whether the number before word k is an hour: "18 Uhr", "5 p.m."."""
    return line.words[k] in lexicon.HOUR_WORDS or (line.words[k] in ("a", "p") and line.word(k + 1) == "m")


def _turned(reading: Reading, i: int, stop: int, day: int, tongue: Tongue) -> Found | None:
    """Read a weekday with or without last, this and next."""
    line, anchor = reading.line, reading.anchor
    before = tongue.turn_before.upto(line, i)
    after = tongue.turn_after.at(line, stop) if line.follows(stop) else None
    first, value, end = i, 0, stop
    if before is not None:
        first, value = before
    if after is not None and (before is None or before[1] == 0 or abs(after[1]) == 2):
        end, value = after
    week = _in_week(reading, i, stop, day, tongue) if before is None else None
    if week is not None:  # "Friday next week" before "Friday next"
        value, date, first, end = 0, week.date, week.first, week.stop
    elif before is None and after is None:
        date = pick_weekday(anchor, day, direction(line, i, stop, tongue))
    elif value == 0:
        date = _this(reading, first, end, day, tongue)
    elif value == 1 and before is not None and line.words[first] in _IN_NEXT_WEEK:
        date = days.turn_weekday(days.shift_days(anchor, 7) or anchor, day, 0)
    else:
        date = days.turn_weekday(anchor, day, value)
        date = days.shift_days(date, 7 * (value - (1 if value > 0 else -1))) if date is not None else None
    if tongue.words.week_on and line.after(end) == tongue.words.week_on and date is not None and value == 0:
        if not line.after(end + 1) or line.after(end + 1) not in ("of", "after", "before"):
            date, end = days.shift_days(date, 7), end + 1
    return None if date is None else from_count(reading, Found(first, end, date), tongue)


def _this(reading: Reading, first: int, end: int, day: int, tongue: Tongue) -> Date | None:
    """Return "this Friday": the one of the same week, the coming one where that is over and the verb looks ahead."""
    date = days.turn_weekday(reading.anchor, day, 0)
    if date is not None and date < reading.anchor and direction(reading.line, first, end, tongue) == AHEAD:
        return days.shift_days(date, 7)
    return date


def _in_week(reading: Reading, i: int, stop: int, day: int, tongue: Tongue) -> Found | None:
    """Read "Friday next week", "nächste Woche Freitag", "на следующей неделе в среду": the day of that week."""
    line, anchor = reading.line, reading.anchor
    last = reading.found[-1] if reading.found else None
    if last is not None and last.date is not None and 0 <= i - last.stop <= 1 and line.follows(last.stop):
        if _is_week(line, last, tongue) and (i == last.stop or line.follows(i)) and _plain_gap(line, last.stop, i):
            moved = days.turn_weekday(last.date, day, 0)
            return None if moved is None else Found(last.first, stop, moved)
    k = stop + (1 if line.after(stop) in lexicon.WEEK_JOINTS else 0)
    at = k + (1 if k > stop and line.after(k) in ("la", "a", "the") else 0)
    turn = tongue.turn_before.at(line, at) if line.follows(at) else None
    if turn is not None and line.follows(turn[0]):
        if any(unit.unit == "week" and unit.words == (line.words[turn[0]],) for unit in _unit(tongue, line, turn[0])):
            moved = days.turn_weekday(days.shift_days(anchor, 7 * turn[1]) or anchor, day, 0)
            return None if moved is None else Found(i, turn[0] + 1, moved)
    unit_at = k + (1 if line.after(k) in ("la", "a") else 0)
    if line.follows(unit_at) and any(unit.unit == "week" for unit in _unit(tongue, line, unit_at)):
        after = tongue.turn_after.at(line, unit_at + 1) if line.follows(unit_at + 1) else None
        if after is not None:
            moved = days.turn_weekday(days.shift_days(anchor, 7 * after[1]) or anchor, day, 0)
            return None if moved is None else Found(i, after[0], moved)
    return None


def _plain_gap(line: Line, low: int, i: int) -> bool:
    return low == i or line.words[low] in lexicon.DAY_PREPOSITIONS or line.words[low] in ("am", "on", "в", "le", "el")


def _unit(tongue: Tongue, line: Line, i: int) -> list[Unit]:
    return tongue.units.get(line.words[i], [])


def _is_week(line: Line, found: Found, tongue: Tongue) -> bool:
    return any(
        unit.unit == "week" for k in range(found.first, found.stop) for unit in tongue.units.get(line.words[k], ())
    )
