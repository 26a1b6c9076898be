"""Phrases of a day, counted units and turns: "yesterday", "two weeks ago", "last month", "the following day".

A turn moves from the anchor: a week or weekend by seven days, a month to a month (YYYY-MM), a year to a year (YYYY).
Ends ("the end of next month") are the last day; of a week, its Friday.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text import days
from zettelpy.text.dating.base import Found, Reading, count_before, last_day
from zettelpy.text.dating.line import Line, Tongue, Unit
from zettelpy.text.dating.tense import PAST, tense_at
from zettelpy.text.days import Date
from zettelpy.text.lexicon import relative as lexicon
from zettelpy.text.normalise import fold

_ARTICLES: Final = frozenset("the this la l el lo del de des der diesem dieses du do da il dell della dello".split())
_HALVES: Final = {"year": ("month", 6), "month": ("day", 15), "week": ("day", 7)}  # of a week, both halves
_EN_HUIT: Final = {"huit": 1, "quinze": 2}  # weeks
_SEASON_LENGTH: Final = 3  # months
_STRONG_AFTER: Final = frozenset(
    fold(word)
    for word in (
        "ago back now today hence go später tard tôt auparavant atrás fa sono addietro назад पहले पूर्व में अंदर"
    ).split()
)


def read_phrase(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read "yesterday", "the day after tomorrow" and the like, of which word i is the longest word."""
    line = reading.line
    for words, at, value in tongue.day_phrases[line.words[i]]:
        first = i - at
        stop = first + len(words)
        if not line.phrase(first, words):
            continue
        if _is_other_word(line, first, stop, tongue):
            return None
        date = days.shift_days(reading.anchor, value)
        if date is None:
            return None
        weeks = _EN_HUIT.get(line.after(stop + 1), 0) if line.after(stop) == "en" and tongue.code == "fr" else 0
        if weeks:  # "demain en huit"
            later = days.shift_days(date, 7 * weeks)
            return None if later is None else Found(first, stop + 2, later)
        return from_count(reading, Found(first, stop, date), tongue)
    return None


def from_count(reading: Reading, found: Found, tongue: Tongue) -> Found:
    """Add "a week" of "a week from Friday", "two weeks on Tuesday", "a week from tomorrow" to the day."""
    line = reading.line
    if tongue.code != "en" or found.date is None or not line.follows(found.first):
        return found
    if line.word(found.stop - 1) in ("today", "tomorrow") and line.after(found.stop) == "week":  # "tomorrow week"
        later = days.shift_days(found.date, 7)
        return found if later is None else Found(found.first, found.stop + 1, later)
    joined = line.before(found.first) in ("from", "on")
    if not joined and line.words[found.first] not in ("today", "tomorrow"):
        return found
    at = found.first - (2 if joined else 1)  # "a week today"
    for unit in tongue.units.get(line.word(at), ()) if line.follows(found.first - 1) else ():
        count = count_before(line, at, tongue)
        if count is not None and unit.unit in ("week", "fortnight", *(("day",) if joined else ())):
            date = days.shift(found.date, unit.unit, count[1])
            return found if date is None else Found(count[0], found.stop, date)
    return found


def _is_other_word(line: Line, first: int, stop: int, tongue: Tongue) -> bool:
    """Tell whether a phrase of one word is another word here: "der Morgen", "la mañana", "hier" in German."""
    word = line.words[first]
    if line.before(first) in lexicon.NOT_AFTER.get(word, ()):
        return True
    if stop - first > 1:
        return False
    if (line.after(stop), line.after(stop + 1)) == lexicon.NOT_BEFORE.get(word):
        return True
    if word in lexicon.LOWER_ONLY and line.capital(first) and (line.before(first) or not _opens(line, first)):
        return True
    rival = lexicon.RIVALS.get((tongue.code, word))
    if rival is None:
        return False
    return line.votes(rival) >= line.votes(tongue.code)


def _opens(line: Line, first: int) -> bool:
    """Tell whether a word opens a sentence or line, where a capital says nothing."""
    return first == 0 or any(mark in ".!?:\n" for mark in line.gap(first))


def read_then(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read "le lendemain", "la veille", "tags darauf": a day beside the one named before."""
    line = reading.line
    if line.after(i + 1) in ("de", "du", "des", "d", "di", "del") or line.before(i) in ("du", "au"):
        return None
    if line.words[i] == "veille" and not (line.closed(i + 1) or lexicon.is_function_word(line.words[i + 1], "fr")):
        return None  # watching, not the eve
    date = days.shift_days(reading.base(i), tongue.words.then_days[line.words[i]])
    return None if date is None else Found(i, i + 1, date)


def read_both_ways(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read Hindi "कल" and "परसों": yesterday or tomorrow, as the verb says."""
    count = 1 if reading.line.words[i] == fold("कल") else 2
    past = tense_at(reading.line, i, i + 1, tongue) == PAST
    date = days.shift_days(reading.anchor, -count if past else count)
    return None if date is None else Found(i, i + 1, date)


def read_unit(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read what is said with a unit of time, of which word i is the longest word."""
    best: Found | None = None
    for unit in tongue.units[reading.line.words[i]]:
        first, stop = i - unit.at, i - unit.at + len(unit.words)
        if not reading.line.phrase(first, unit.words):
            continue
        for reader in (_counted, _turned, _then, _ended):
            found = reader(reading, first, stop, unit, tongue)
            if found is not None and (best is None or found.stop - found.first > best.stop - best.first):
                best = found
    return best


def _belongs(line: Line, stop: int, tongue: Tongue) -> bool:
    """Tell whether what ends before word `stop` is part of something else: "the last week of March"."""
    return line.after(stop) in lexicon.BELONGS.get(tongue.code, ())


def _counted(reading: Reading, first: int, stop: int, unit: Unit, tongue: Tongue) -> Found | None:
    """Read "two weeks ago", "vor drei Tagen", "через неделю"."""
    line = reading.line
    half = _half_year(line, first, stop, unit, tongue)
    if half is not None:
        return _counted_half(reading, half, tongue)
    count = count_before(line, first, tongue)
    if count is None:
        if not tongue.lone.holds(line.words[stop - 1]):
            return None
        count = first, 1
    start, number = count
    if line.before(start) in lexicon.NOT_BEFORE_COUNT or line.gap(start).strip() in ("-", "–"):
        return None
    ranged = tongue.range_words.upto(line, start)
    if ranged is not None and count_before(line, ranged[0], tongue) is not None:
        return None  # "two or three weeks ago"
    more = _and_a_half(line, stop) if unit.unit in ("year", "month", "week") else 0
    if more:
        return _counted_half(reading, (start, stop + more, unit.unit, 2 * number + 1), tongue)
    number = tongue.idioms.get((*line.words[start:first], line.words[stop - 1]), number)
    kind = "day" if (*line.words[start:first], line.words[stop - 1]) in tongue.idioms else unit.unit
    after = tongue.after.at(line, stop) if line.follows(stop) else None
    if after is not None:
        return _counted_after(reading, start, after, (kind, number), tongue)
    lead = start - 1 if line.before(start) in lexicon.ABOUT else start
    before = tongue.before.upto(line, start) or tongue.before.upto(line, lead)
    if before is None or before[1] == 0 or _belongs(line, stop, tongue):
        return None
    opening, way = before
    if way > 0 and line.before(opening) in lexicon.NOT_IN:
        return None
    if way > 0 and line.words[opening] in lexicon.WITHIN and tense_at(line, opening, stop, tongue) == PAST:
        return None
    base, begin = _beside(reading, opening)
    date = days.shift(base, kind, way * number)
    return None if date is None else Found(begin, stop, date)


def _half_year(line: Line, first: int, stop: int, unit: Unit, tongue: Tongue) -> tuple[int, int, str, int] | None:
    """Return (first word, end, unit, halves of it) of "half a year", "einem halben Jahr", "anderthalb Monaten"."""
    if unit.unit not in ("year", "month", "week"):
        return None
    if line.before(first) in lexicon.ONE_AND_A_HALF:
        return first - 1, stop, unit.unit, 3
    if unit.unit != "year":
        return None
    at = first - 1 if line.before(first) in ("a", "un", "um") else first
    if line.before(at) not in lexicon.HALF:
        return None
    start = at - 1
    if line.before(start) in tongue.words.numbers and tongue.words.numbers[line.before(start)] == 1:
        start -= 1
    return start, stop, "year", 1


def _and_a_half(line: Line, stop: int) -> int:
    """Return how many words behind a unit say that half of one is to be added."""
    return next((len(words) for words in lexicon.AND_A_HALF if line.follows(stop) and line.phrase(stop, words)), 0)


def _counted_half(reading: Reading, half: tuple[int, int, str, int], tongue: Tongue) -> Found | None:
    """Read a count of halves of a unit: of years in months, of months and weeks in days."""
    line, (start, stop, unit, halves) = reading.line, half
    kind, number = _HALVES[unit]
    number = number * halves // (2 if unit == "week" else 1)
    after = tongue.after.at(line, stop) if line.follows(stop) else None
    before = tongue.before.upto(line, start) or (
        tongue.before.upto(line, start - 1) if line.before(start) in lexicon.ABOUT else None
    )
    if after is not None and line.words[after[0] - 1] in _STRONG_AFTER:
        date = days.shift(reading.anchor, kind, after[1] * number)
        return None if date is None else Found(start, after[0], date)
    if before is None or before[1] == 0:
        return None
    if before[1] > 0 and line.words[before[0]] in lexicon.WITHIN and tense_at(line, before[0], stop, tongue) == PAST:
        return None
    date = days.shift(reading.anchor, kind, before[1] * number)
    return None if date is None else Found(before[0], stop, date)


def _counted_after(
    reading: Reading, start: int, after: tuple[int, int], counted: tuple[str, int], tongue: Tongue
) -> Found | None:
    line, (stop, way) = reading.line, after
    if line.words[stop - 1] not in _STRONG_AFTER:
        if _has_object(line, stop, tongue):
            return None  # "two days before the wedding"
        base = reading.base(start)
    else:
        base = reading.anchor
    if tongue.code == "en" and line.words[stop - 1] == "back" and tense_at(line, start, start, tongue) != PAST:
        return None
    date = days.shift(base, counted[0], way * counted[1])
    if tongue.code == "en" and line.after(stop) == "today":  # "a week ago today"
        stop += 1
    return None if date is None else Found(start, stop, date)


def _beside(reading: Reading, opening: int) -> tuple[Date, int]:
    """Return the date named right before, from which "Monday in a week" counts, and where it begins."""
    last = reading.found[-1] if reading.found else None
    if last is not None and last.date is not None and len(last.date) == 3 and last.stop == opening:
        if reading.line.follows(opening):
            return last.date, last.first
    return reading.anchor, opening


def move(reading: Reading, date: Date, unit: str, value: int) -> Date | None:
    """Return the unit that lies so many turns from a date, as precise as its name is."""
    if unit in ("week", "weekend", "fortnight"):
        return days.shift(date, unit, value)
    if unit == "month":
        return days.shift_months(date[:2], value) if len(date) > 1 else None
    if unit == "quarter":
        if len(date) < 2:
            return None
        return days.shift_months((date[0], date[1] - (date[1] - 1) % 3), 3 * value)
    return days.shift_months(date[:1], 12 * value) if unit == "year" else None


def _turned(reading: Reading, first: int, stop: int, unit: Unit, tongue: Tongue) -> Found | None:
    """Read "last week", "la semaine dernière", "übernächstes Jahr", and their ends."""
    line = reading.line
    if not unit.singular:
        return None
    before = tongue.turn_before.upto(line, first)
    after = tongue.turn_after.at(line, stop) if line.follows(stop) else None
    if before is None and after is None:
        return None
    start, value = before or (first, 0)
    if after is not None and (before is None or before[1] == 0 or abs(after[1]) == 2):
        stop, value = after
    if tongue.code == "en" and line.before(start) == "the" and line.before(start - 1) in lexicon.THROUGHOUT:
        return None  # "for the last week" is how long
    if unit.unit == "day" or (before is not None and _belongs(line, stop, tongue)):
        return None
    date = move(reading, reading.anchor, unit.unit, value)
    if date is None:
        return None
    opening = _skip_article(line, start)
    ends = [end for end in (tongue.ends.upto(line, opening), tongue.ends.upto(line, start)) if end is not None]
    if ends and unit.unit != "weekend":
        return Found(min(ends)[0], stop, _end(date, unit.unit))
    return Found(start, stop, date, _until(date, unit.unit))


def _until(date: Date, unit: str) -> Date | None:
    if unit == "weekend":
        return days.shift_days(date, 1)
    return days.shift_months(date, 2) if unit == "quarter" else None


def _end(date: Date, unit: str) -> Date | None:
    """Return the last day of a unit that a date lies in; of a week, its Friday."""
    if unit == "quarter":
        return last_day(days.shift_months(date, 2))
    if unit in ("month", "year"):
        return last_day(date)
    return days.turn_weekday(date, 4, 0)


def _has_object(line: Line, stop: int, tongue: Tongue) -> bool:
    """Tell whether "before" or "after", which ends before word `stop`, is a preposition: something stands behind it."""
    word = line.words[stop - 1]
    if word not in lexicon.PREPOSITIONS or not line.follows(stop):
        return False
    return tongue.code == "en" or line.words[stop] in lexicon.OBJECTS


def _then(reading: Reading, first: int, stop: int, unit: Unit, tongue: Tongue) -> Found | None:
    """Read "the following day", "am Tag darauf", "la semana siguiente", seen from what was named before."""
    line = reading.line
    if not unit.singular or unit.unit in ("decade", "quarter"):
        return None
    before = tongue.then_before.upto(line, first)
    after = tongue.then_after.at(line, stop) if line.follows(stop) else None
    if before is not None:
        start, value = before
    elif after is not None and count_before(line, first, tongue) is None:
        start, (stop, value) = first, after
        if _has_object(line, stop, tongue) or line.before(first) not in lexicon.DEFINITE:
            return None  # "the week before the wedding"
    else:
        return None
    base = reading.base(start)
    date = days.shift(base, "day", value) if unit.unit == "day" else move(reading, base, unit.unit, value)
    return None if date is None else Found(start, stop, date)


def _ended(reading: Reading, first: int, stop: int, unit: Unit, tongue: Tongue) -> Found | None:
    """Read "the end of the month", "Ende des Jahres", "a fine mese"."""
    line = reading.line
    if not unit.singular or unit.unit in ("day", "weekend", "decade", "fortnight"):
        return None
    opening = _skip_article(line, first)
    end = tongue.ends.upto(line, first) or tongue.ends.upto(line, opening)
    behind = tongue.ends_behind.at(line, stop) if end is None and line.follows(stop) else None
    if behind is not None:
        end, stop = (first, 0), behind[0]
    if end is None or (behind is None and _belongs(line, stop, tongue)):
        return None
    date = move(reading, reading.anchor, unit.unit, 0)
    return None if date is None else Found(end[0], stop, _end(date, unit.unit))


def _skip_article(line: Line, i: int) -> int:
    return i - 1 if line.before(i) in _ARTICLES else i


def read_season(reading: Reading, i: int, tongue: Tongue) -> Found | None:
    """Read "last summer", "nächsten Herbst", "l'été dernier", "этим летом": the first month of the season."""
    line, anchor = reading.line, reading.anchor
    before = tongue.turn_before.upto(line, i)
    after = tongue.turn_after.at(line, i + 1) if line.follows(i + 1) else None
    if (before is None and after is None) or len(anchor) < 2:
        return None
    first, stop, value = i, i + 1, 0
    if before is not None:
        first, value = before
    elif after is not None:
        stop, value = after
    month = tongue.seasons[line.words[i]]
    since = (anchor[1] - month) % 12  # months since the season last began
    turns = -1 if value < 0 and since < _SEASON_LENGTH else 0
    if value > 0 or (value == 0 and since >= _SEASON_LENGTH + 3):
        turns = 1
    date = days.shift_months(anchor[:2], 12 * turns - since)
    return None if date is None else Found(first, stop, date, days.shift_months(date, 2))
