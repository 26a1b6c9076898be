"""Relative dates: "yesterday", "last Friday", "two weeks ago", "March 10" into calendar dates, seen from an anchor.

The anchor is the time of the message or document, never the clock; without one nothing is resolved. A text is searched
once for the words of the tables in `lexicon/relative.py` (one pattern for all languages, built as a trie); the few
words beside a find decide. Every find costs a bounded amount of work, so the whole is linear.

What is meant: "last Friday" is the latest strictly before the anchor, "next Friday" the earliest strictly after it,
"this Friday" the one in the same week from Monday to Sunday; last and next week are seven days away; last month is a
month (YYYY-MM), last year a year (YYYY); "a month ago" is a day, held within its month. A day and month without a year
("March 10") takes the year that brings it nearest to the anchor. A weekday alone ("on Friday") is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple
from unicodedata import normalize

from zettelpy.text import days
from zettelpy.text.absolute import DAY_THEN_NAME, JOINT, NAME, ORDINAL, month_number, stands_alone
from zettelpy.text.days import Date, DateHit
from zettelpy.text.lexicon import dates, relative
from zettelpy.text.normalise import fold


class _Rule(NamedTuple):
    role: str  # "day", "turn" (before a unit), "turned" (after it), "before" or "after" a number and unit
    language: str
    value: int


_TABLES: Final = (
    ("day", relative.DAY_PHRASES),
    ("turned", relative.TURN_AFTER),
    ("turn", relative.TURN_BEFORE),
    ("before", relative.DIRECTION_BEFORE),
    ("after", relative.DIRECTION_AFTER),
)


def _rules() -> dict[str, tuple[_Rule, ...]]:
    """Return folded phrase -> what it can say, by role and language."""
    found: dict[str, tuple[_Rule, ...]] = {}
    for role, table in _TABLES:
        for language, phrases in table.items():
            for phrase, value in phrases.items():
                found[fold(phrase)] = (*found.get(fold(phrase), ()), _Rule(role, language, value))
    return found


def _atoms(phrase: str) -> list[str]:
    """Return a phrase as pieces of a pattern, one a character: accents may be decomposed or left out."""
    pieces = []
    for c in phrase:
        base, *marks = list(normalize("NFD", c))
        plain = {" ": r"\s{1,3}", "'": "['’]", "ß": "(?:ß|ss)"}.get(c, re.escape(c))
        pieces.append(f"(?:{c}|{base}{''.join(marks)}?)" if marks else plain)
    return pieces


def _trie(rows: Iterable[list[str]]) -> str:
    """Return a pattern for any of some rows of pieces, the longest first, in which common beginnings are read once."""
    tails: dict[str, list[list[str]]] = {}
    ends = False
    for row in rows:
        if row:
            tails.setdefault(row[0], []).append(row[1:])
        else:
            ends = True
    if not tails:
        return ""
    branches = "|".join(head + _trie(tails[head]) for head in sorted(tails))
    return f"(?:{branches})" + ("?" if ends else "")


def _units(*numbers: int) -> dict[tuple[str, str], str]:
    """Return (language, folded form) -> unit for the singular (0) and plural (1) forms."""
    return {
        (language, fold(form)): unit
        for language, units in relative.UNITS.items()
        for unit, forms in units.items()
        for number in numbers
        for form in forms.split("|")[number].split()
    }


def _by_place(table: Mapping[str, tuple[str, ...]], first: int) -> dict[tuple[str, str], int]:
    """Return (language, folded form) -> place in its list, from `first`."""
    return {
        (language, fold(form)): number
        for language, rows in table.items()
        for number, row in enumerate(rows, first)
        for form in row.split()
    }


_RULES: Final = _rules()
_UNITS: Final = _units(0, 1)
_SINGULAR: Final = _units(0)
_MONTHS: Final = _by_place(dates.MONTHS, 1)
_WEEKDAYS: Final = _by_place(dates.WEEKDAYS, 0)
_NUMBERS: Final = {
    (language, fold(word)): number for language, table in relative.NUMBERS.items() for word, number in table.items()
}
_UNSPACED: Final = {phrase: how for table in relative.UNSPACED_PHRASES.values() for phrase, how in table.items()}

_WORD: Final = r"(?:[^\W\d_][\u0300-\u036f]?){1,16}"
_COUNT: Final = rf"(?:a\s{{1,3}}(?=couple))?([0-9]{{1,4}}|{_WORD}(?:-{_WORD})?)(?:\s{{1,3}}of)?[\s-]{{1,3}}({_WORD})"


@cache
def _trigger() -> re.Pattern[str]:
    """Return the pattern for every phrase; one that needs a number after it ("in") is found only before one."""
    rows: dict[bool, list[list[str]]] = {True: [], False: []}
    for role, table in _TABLES:
        rows[role == "before"] += [_atoms(phrase) for phrases in table.values() for phrase in phrases]
    numbers = _trie(_atoms(word) for table in relative.NUMBERS.values() for word in table)
    return re.compile(
        rf"(?<![^\W_])(?:{_trie(rows[False])}(?![^\W_])|{_trie(rows[True])}(?=\s{{1,3}}(?:[0-9]|{numbers}[\s-])))"
    )


_COUNT_AFTER: Final = re.compile(rf"\s{{1,3}}{_COUNT}(?![^\W_])")
_COUNT_BEFORE: Final = re.compile(rf"(?<![^\W_])(?<![0-9][.,]){_COUNT}\s{{1,3}}\Z")
_WORD_AFTER: Final = re.compile(rf"(?:\s{{1,3}}|['’])({_WORD}(?:-{_WORD}){{0,2}})(?![^\W_])")
_WORD_END: Final = re.compile(rf"(?<![^\W_]){_WORD}(?:-{_WORD})?\Z")
_ANY_WORD: Final = re.compile(_WORD)
_UNSPACED_TRIGGER: Final = re.compile(_trie(map(list, _UNSPACED)))

_NUMBER: Final = re.compile(r"[0-9]{1,2}(?![0-9])")
_DAY_MONTH: Final = re.compile(DAY_THEN_NAME, re.IGNORECASE)
_MONTH_BEFORE: Final = re.compile(rf"({NAME})\.?\s{{1,3}}\Z")
_DAY_END: Final = re.compile(rf"{ORDINAL}(?![^\W_]|[%€$£°:]|[.,/][0-9]|-[^\W\d])", re.IGNORECASE)
_YEAR_AFTER: Final = re.compile(
    rf"[\s,.]{{0,3}}{JOINT}(?:[12][0-9]{{3}}(?![0-9:])|['’][0-9]{{2}}(?![0-9]))", re.IGNORECASE
)
_UNSPACED_DAY: Final = re.compile(rf"[{dates.MONTH_MARKS}]\s?([0-9０-９]{{1,2}})\s?[{dates.DAY_MARKS}]")
_UNSPACED_MONTH: Final = re.compile(r"(?<![0-9０-９])([0-9０-９]{1,2})\s?\Z")


def resolve_relative(text: str, start: int, end: int, anchor: str | None) -> list[DateHit]:
    """Return the relative dates of text[start:end] in order, seen from `anchor`: an ISO date or date-time, or None.

    Without an anchor, or with one that is no ISO date, nothing is resolved. What is finer than the anchor is known
    ("yesterday" seen from 2023) is left out.

    >>> text = "Yesterday I sold the boat that we bought two years ago; the new one comes next month, on March 10."
    >>> [hit.date for hit in resolve_relative(text, 0, len(text), "2025-02-24T18:00")]
    ['2025-02-23', '2023-02-24', '2025-03', '2025-03-10']
    >>> resolve_relative("yesterday", 0, 9, None)
    []
    """
    date = None if anchor is None else days.read_iso(anchor)
    if date is None:
        return []
    span = _Span(text[start:end])
    found = _from_phrases(span, date) + _from_days(span, date)
    if not span.low.isascii():
        found += _from_unspaced(span, date)
    hits: list[DateHit] = []
    for low, high, day in sorted(found):
        cut = (low == 0 and _joins(text, start)) or (start + high == end and _joins(text, end))
        if not cut and (not hits or start + low >= hits[-1].end):
            hits.append(DateHit(start + low, start + high, days.write_date(day)))
    return hits


_Found = tuple[int, int, Date]


class _Span:
    """A piece of text, and the same in lower case, character for character."""

    __slots__ = ("low", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.low = text.lower()
        if len(self.low) != len(text):  # İ becomes two characters
            self.low = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def _joins(text: str, at: int) -> bool:
    """Tell whether an offset lies inside a word of a script with spaces."""
    return 0 < at < len(text) and (text[at - 1 : at + 1].isascii() and text[at - 1 : at + 1].isalnum())


def _from_phrases(span: _Span, date: Date) -> list[_Found]:
    """Return what the words and phrases of the tables say."""
    found: list[_Found] = []
    last = 0
    for match in _trigger().finditer(span.low):
        if match.start() < last:
            continue
        for rule in _RULES[fold(" ".join(match[0].split()))]:
            hit = _READERS[rule.role](span, match, rule, date)
            if hit is not None and hit[0] >= last:
                found.append(hit)
                last = hit[1]
                break
    return found


def _word_before(span: _Span, at: int) -> tuple[str, int]:
    """Return the folded word before an offset and where it starts, ("", -1) where there is none near by."""
    tail = span.low[max(0, at - 24) : at]
    near = tail.rstrip()
    word = _WORD_END.search(near, len(near.rpartition(" ")[0])) if 0 < len(tail) - len(near) < 4 else None
    return ("", -1) if word is None else (fold(word[0]), at - len(tail) + word.start())


def _read_day(span: _Span, match: re.Match[str], rule: _Rule, date: Date) -> _Found | None:
    """Read "yesterday" and the like."""
    phrase = fold(match[0])
    if phrase in relative.LOWER_ONLY and span.text[match.start()].isupper():
        return None
    if phrase in relative.NOT_AFTER and _word_before(span, match.start())[0] in relative.NOT_AFTER[phrase]:
        return None
    near = relative.NEEDS_NEAR.get(phrase)
    if near is not None:
        around = span.low[max(0, match.start() - 60) : match.start()] + " " + span.low[match.end() : match.end() + 60]
        if not any(fold(word) in near for word in _ANY_WORD.findall(around)):
            return None
    day = days.shift_days(date, rule.value)
    return None if day is None else (match.start(), match.end(), day)


def _turn(rule: _Rule, word: str, date: Date) -> Date | None:
    """Return what last, this or next means with a unit, a day of the week or a month."""
    key = rule.language, fold(word)
    unit = _SINGULAR.get(key)
    if unit in ("week", "weekend", "fortnight"):
        return days.shift(date, unit, rule.value)
    if unit == "month":
        return days.shift_months(date[:2], rule.value) if len(date) > 1 else None
    if unit == "year":
        return days.shift_months(date[:1], 12 * rule.value)
    if key in _WEEKDAYS:
        return days.turn_weekday(date, _WEEKDAYS[key], rule.value)
    if key in _MONTHS and stands_alone(word, word, 0, 0):
        return days.turn_month(date, _MONTHS[key], rule.value)
    return None


def _read_turn(span: _Span, match: re.Match[str], rule: _Rule, date: Date) -> _Found | None:
    """Read "last week": the word that turns stands first."""
    word = _WORD_AFTER.match(span.low, match.end())
    if word is None:
        return None
    start = word.start(1)
    for stop in (word.end(), start + word[1].find("-")):  # "week-end", then "mois" of "mois-ci"
        day = _turn(rule, span.text[start:stop], date) if stop > start else None
        if day is not None:
            return None if _belongs(span, stop, rule) else (match.start(), stop, day)
    return None


def _read_turned(span: _Span, match: re.Match[str], rule: _Rule, date: Date) -> _Found | None:
    """Read "la semaine dernière": the word that turns stands last."""
    word, start = _word_before(span, match.start())
    day = _turn(rule, word, date) if word else None
    return None if day is None or _belongs(span, match.end(), rule) else (start, match.end(), day)


def _belongs(span: _Span, at: int, rule: _Rule) -> bool:
    """Tell whether what ends at an offset is part of something else: "the last week of March"."""
    word = _WORD_AFTER.match(span.low, at)
    return word is not None and word[1] in relative.BELONGS.get(rule.language, ())


def _number(language: str, word: str) -> int | None:
    """Return the number that digits or a word of a language stand for: 12, "twelve", "twenty-one"."""
    if word[0] in "0123456789":
        return int(word)
    tens, hyphen, ones = fold(word).partition("-")
    many, few = _NUMBERS.get((language, tens)), _NUMBERS.get((language, ones), 0)
    if many is None or not hyphen:
        return many
    return many + few if many >= 20 and many % 10 == 0 and 0 < few < 10 else None


def _counted(match: re.Match[str] | None, rule: _Rule, date: Date) -> Date | None:
    """Return the date that a number and a unit lie from the anchor, in the direction of the rule."""
    if match is None:
        return None
    count, unit = _number(rule.language, match[1]), _UNITS.get((rule.language, fold(match[2])))
    if count is None or unit is None:
        return None
    return days.shift(date, unit, count * rule.value)


def _read_before(span: _Span, match: re.Match[str], rule: _Rule, date: Date) -> _Found | None:
    """Read "in two weeks", "vor zwei Wochen": the direction stands first."""
    count = _COUNT_AFTER.match(span.low, match.end())
    day = _counted(count, rule, date)
    if count is None or day is None or _belongs(span, count.end(), rule):
        return None
    if rule.value > 0 and _word_before(span, match.start())[0] in relative.NOT_IN:
        return None
    return match.start(), count.end(), day


def _read_after(span: _Span, match: re.Match[str], rule: _Rule, date: Date) -> _Found | None:
    """Read "two weeks ago": the direction stands last."""
    if (rule.language, _word_before(span, match.start())[0]) not in _UNITS:
        return None
    count = _COUNT_BEFORE.search(span.low, max(0, match.start() - 56), match.start())
    day = _counted(count, rule, date)
    if count is None or day is None or _word_before(span, count.start())[0] in relative.NOT_BEFORE_COUNT:
        return None
    return count.start(), match.end(), day


_READERS: Final = MappingProxyType(
    {"day": _read_day, "turn": _read_turn, "turned": _read_turned, "before": _read_before, "after": _read_after}
)


def _from_days(span: _Span, date: Date) -> list[_Found]:
    """Return the days with a month and without a year: "March 10", "12 September", "10. März"."""
    text = span.text
    found = []
    for match in _NUMBER.finditer(text):
        start, end = match.span()
        if start > 0 and text[start - 1].isdigit():
            continue
        after = _DAY_MONTH.match(text, start)
        month = after and month_number(after[2])
        if after and month:
            name, low, high, day = after[2], start, after.end(), int(after[1])
            sure = after.start(2) - end > 2
        else:
            if not text[max(0, start - 3) : start].strip(" .\n")[-1:].isalpha():
                continue
            before = _MONTH_BEFORE.search(text, max(0, start - 30), start)
            month = before and month_number(before[1])
            tail = _DAY_END.match(text, end)
            if not before or not month or not tail:
                continue
            name, low, high, day = before[1], before.start(), tail.end(), int(match[0])
            sure = tail.end() - end > 1
        if fold(name) in dates.BOUND_MONTHS or _YEAR_AFTER.match(text, high):
            continue
        near = days.nearest_year(date, month, day) if sure or stands_alone(text, name, low, 0) else None
        if near is not None:
            found.append((low, high, near))
    return found


def _from_unspaced(span: _Span, date: Date) -> list[_Found]:
    """Return what is said in writing without spaces: 昨日, 上周, 3月4日."""
    found = []
    for match in _UNSPACED_TRIGGER.finditer(span.low):
        unit, count = _UNSPACED[match[0]]
        known = {"month": 2, "year": 1}.get(unit, 3)
        day = days.shift(date[:known], unit, count) if len(date) >= known else None
        if day is not None:
            found.append((*match.span(), day))
    for match in _UNSPACED_DAY.finditer(span.text):
        month = _UNSPACED_MONTH.search(span.text, max(0, match.start() - 4), match.start())
        before = "" if month is None else span.text[max(0, month.start() - 2) : month.start()].rstrip()
        if month is not None and not before.endswith(tuple(dates.YEAR_MARKS)):
            near = days.nearest_year(date, int(month[1]), int(match[1]))
            if near is not None:
                found.append((month.start(), match.end(), near))
    return found
