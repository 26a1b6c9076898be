"""Dates in numbers in a question: "8/3/2024", "08-03-24", "20240308", "03/2024", "on 8/3", "8 Mar 24".

A text that is read must not take a number for a date that may be none; a question is short and asks, so here what is
written like a date is one. Which of two numbers is the day is said by the question's own dates, else by the caller, who
knows what the memory shows, else by the language of the question, else it is open. What may be another number as well
("invoice 3/2024") is a sure date behind a word of time alone; a day without its year is none without such a word.
Each match looks at a bounded stretch, so the work is linear. Source: ISO 8601-1:2019 (20240308); Unicode CLDR (order).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from zettelpy.text.absolute import DAY_THEN_NAME, NAME, ORDINAL, month_number, order_of_language
from zettelpy.text.date_spans import ANY_YEAR, DAY, MONTH, AskedDate
from zettelpy.text.days import Date, is_date, month_length, write_date
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import asked as lexicon
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold

_NUMBERS: Final = lazily(
    r"""
    (?<![0-9A-Za-z_$€£#]) (?<![0-9][-/.:,])
    (?: (?P<whole> [12][0-9]{3} (?:0[1-9]|1[0-2]) [0-3][0-9] )
      | (?P<year> [12][0-9]{3} ) [/.] (?P<month> 0[1-9]|1[0-2] )
      | (?P<one> [0-9]{1,2} ) (?P<mark> [-/.] ) \s? (?P<two> [0-9]{1,2} ) (?P=mark) \s?
        (?P<last> [12][0-9]{3}|[0-9]{2} )
      | (?P<of> 0?[1-9]|1[0-2] ) (?P<sign> [-/.] ) (?P<in> [12][0-9]{3} )
      | (?P<first> [0-9]{1,2} ) / (?P<second> [0-9]{1,2} ) )
    (?! [0-9A-Za-z_%°€$] | [-/.:,][0-9] )
    """,
    re.VERBOSE,
)
_SHORT_YEAR: Final = lazily(  # "8 Mar 24", "March 8, '24", "March '24"
    rf"(?:{DAY_THEN_NAME}|({NAME})\.?\s([0-9]{{1,2}}){ORDINAL}|({NAME})(?=\.?\s['’]))"
    r"\.?(?:,?\s|-)(['’]?)([0-9]{2})(?![\w:%]|[-/.][0-9])",
    re.IGNORECASE,
)
_WORD_BEFORE: Final = lazily(r"(?<![^\W_])([^\W\d_]{1,12})\s{1,2}\Z")
_WORD_BEHIND: Final = lazily(r"\s{1,2}([^\W\d_]{1,12})")
_YEARS: Final = range(1900, 2101)  # of a month in numbers, and of a day without marks: "12/2500" counts something
_CENTURY: Final = 70  # years of two digits from which on they are of the last century


def numeric_dates(question: str, order: str | None) -> list[AskedDate]:
    """Return the dates in numbers of a question, in order; `order` is "day" or "month", what the memory writes first.

    >>> [one.first for one in numeric_dates("Who came on 8/3/2024, who on 8 Mar 24, who in 03/2024?", "month")]
    ['2024-08-03', '2024-03-08', '2024-03-01']
    >>> numeric_dates("Who ate 3/4 of it?", "day"), numeric_dates("Who came on 3/4/2024?", None)
    ([], [])
    """
    if not any("0" <= character <= "9" for character in question):
        return []
    matches = list(_NUMBERS.finditer(question))
    order = _own_order(matches) or order or order_of_language(question)
    found = [*_short_years(question)]
    timed = -1  # where the last day ends that stood behind a word of time
    for match in matches:
        joined = timed >= 0 and match.start() - timed < 8 and _before(question, match.start()) in lexicon.NUMBERS_JOINED
        is_timed = joined or _is_timed(question, match)
        one = _read(match, order, is_timed)
        timed = match.end() if is_timed else -1
        if one is not None:
            found.append(one)
    return sorted(found, key=lambda one: one.start)


def is_open(question: str) -> bool:
    """Tell whether a question holds a date in numbers of which it does not say itself which is the day.

    >>> is_open("on 8/3/2024"), is_open("on 25/3/2024"), is_open("on 8/3/2024 or 25/3/2024"), is_open("on 8/3")
    (True, False, False, True)
    """
    matches = list(_NUMBERS.finditer(question))
    if _own_order(matches) or not any(_is_open(match) for match in matches):
        return False
    return [one[:2] for one in numeric_dates(question, "day")] != [
        one[:2] for one in numeric_dates(question, "month")
    ] and order_of_language(question) is None


def _pair(match: re.Match[str]) -> tuple[int, int] | None:
    """Return the two numbers of which one is a day and the other a month; None where the marks tell which is which."""
    one, two = match["one"] or match["first"], match["two"] or match["second"]
    return None if one is None or match["mark"] == "." else (int(one), int(two))


def _is_open(match: re.Match[str]) -> bool:
    pair = _pair(match)
    return pair is not None and pair[0] != pair[1] and min(pair) > 0 and max(pair) <= 12


def _own_order(matches: list[re.Match[str]]) -> str | None:
    """Return the order of the dates with a year that read one way only; None where they disagree or there are none."""
    orders: dict[str, None] = {}
    for match in matches:
        pair = _pair(match)
        if pair is not None and match["last"] and max(pair) > 12 >= min(pair) > 0:
            orders["day" if pair[0] > 12 else "month"] = None
    return next(iter(orders)) if len(orders) == 1 else None


def _read(match: re.Match[str], order: str | None, timed: bool) -> AskedDate | None:
    """Return the date of a match; None where it is none, or where its order is open."""
    start, end = match.span()
    if match["whole"]:
        date = int(match[0][:4]), int(match[0][4:6]), int(match[0][6:])
        return _day(date, start, end, timed) if date[0] in _YEARS else None
    if match["year"] or match["of"]:
        year, month = int(match["year"] or match["in"]), match["month"] or match["of"]
        plain = match["sign"] in ("-", ".") and len(month) < 2  # "3.2024" is a number, "1-2024" a name
        season = bool(match["year"]) and int(month) == (year + 1) % 100  # "2010/11" is a pair of years
        return None if plain or season or year not in _YEARS else _month(year, int(month), start, end, timed)
    one, two, last = match["one"] or match["first"], match["two"] or match["second"], match["last"]
    if last is None and not timed:
        return None
    if last is not None and len(last) < 3 and match["mark"] != "/" and not timed and len(one + two) < 4:
        return None  # "8.3.24" is a version
    pair = int(one), int(two)
    if match["mark"] == "." or pair[0] > 12 or pair[0] == pair[1] or (order == "day" and pair[1] <= 12):
        day, month_of = pair
    elif pair[1] > 12 or order == "month":
        month_of, day = pair
    else:
        return None
    if last is None:
        written = f"{ANY_YEAR}{month_of:02d}-{day:02d}"
        return AskedDate(written, written, DAY, start, end) if is_date((2024, month_of, day)) else None
    return _day((_year(last), month_of, day), start, end, True)


def _is_timed(question: str, match: re.Match[str]) -> bool:
    """Tell whether a word of time stands before a number; "in" is one for a month, and "on 3/4 of it" is a share."""
    word = _before(question, match.start())
    if match["first"] and question[match.end() : match.end() + 4].lower() == " of ":
        return False
    return word in lexicon.BEFORE_NUMBERS or (match["first"] is None and word in lexicon.BEFORE_NUMBERED_MONTHS)


def _year(written: str) -> int:
    year = int(written)
    return year if len(written) > 2 else year + (2000 if year < _CENTURY else 1900)


def _day(date: Date, start: int, end: int, sure: bool) -> AskedDate | None:
    written = write_date(date)
    return AskedDate(written, written, DAY, start, end, sure=sure) if is_date(date) else None


def _month(year: int, month: int, start: int, end: int, sure: bool) -> AskedDate:
    last = write_date((year, month, month_length(year, month)))
    return AskedDate(write_date((year, month, 1)), last, MONTH, start, end, sure=sure)


def _before(question: str, start: int) -> str:
    """Return the word right before an offset, folded, or ""."""
    match = _WORD_BEFORE.search(question, max(0, start - 16), start)
    return "" if match is None else fold(match[1])


def _short_years(question: str) -> Iterator[AskedDate]:
    """Yield the days and months by name with a year of two digits behind them."""
    for match in _SHORT_YEAR.finditer(question):
        day_before, name_behind, name, day_behind, alone, sign, year = match.groups()
        month = month_number(name_behind or name or alone)
        if month is None or not (sign or _ends_date(question, match.end())):
            continue
        if alone:
            yield _month(_year(year), month, match.start(), match.end(), True)
        else:
            found = _day((_year(year), month, int(day_before or day_behind)), match.start(), match.end(), True)
            if found is not None:
                yield found


def _ends_date(question: str, end: int) -> bool:
    """Tell whether nothing behind a number says that it counts something: "8 Mar 24 to", but "8 Mar 24 people"."""
    match = _WORD_BEHIND.match(question, end)
    word = "" if match is None else fold(match[1])
    return not word or (word not in lexicon.CLOCKS and any(word in words for words in STOP_WORDS.values()))
