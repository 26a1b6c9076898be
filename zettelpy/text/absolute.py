r"""Written dates: a span of text into the calendar dates that stand in it, checked, in order, without overlaps.

Every such date holds a year, of four digits or as in 12.03.24, so the text is searched for those alone; what stands
within a few characters of one decides what it is. Each year costs a bounded amount of work, so the whole is linear.
The order of day and month in 03/04/2025 is taken from other dates of the span (13/02/2025) or of the document, else
from the language of the text (all of ours but English write the day first), never guessed. A range is its first day.
Sources: ISO 8601-1:2019 (calendar dates), Unicode CLDR (order and separators of written dates, by language).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from zettelpy.text.dating.unspaced import number_of
from zettelpy.text.days import Date, DateHit, is_date, read_iso, write_date
from zettelpy.text.lazily import lazily, of_script
from zettelpy.text.lexicon import dates as words
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold
from zettelpy.text.periods import day_in_words, part_after, part_before


def numbered(table: Mapping[str, tuple[str, ...]], first: int = 0) -> dict[str, int]:
    """Return folded form -> position in its list, counted from `first`, for all languages of a table.

    >>> numbered({"de": ("montag", "dienstag di")})
    {'montag': 0, 'dienstag': 1, 'di': 1}
    """
    return {
        fold(form): number for rows in table.values() for number, row in enumerate(rows, first) for form in row.split()
    }


def folded_words(rows: Iterable[str]) -> frozenset[str]:
    """Return the words of some rows, folded."""
    return frozenset(fold(word) for row in rows for word in row.split())


MONTHS: Final = numbered(words.MONTHS, 1)
_NEAR_YEAR: Final = frozenset((*MONTHS, *words.DATE_JOINTS))
_STRONG: Final = folded_words(words.YEAR_AFTER_STRONG.values())
_WEAK: Final = folded_words(words.YEAR_AFTER_WEAK.values())
_TIME_WORDS: Final = _STRONG | _WEAK | folded_words(words.MONTH_AFTER.values())
_UNITS: Final = folded_words(words.COUNTED_UNITS.values())
_COUNTED: Final = folded_words(words.COUNTED.values())

# Pieces of patterns. A name may hold combining accents (a decomposed "März"); gaps are short and may hold a line end.
_MARKS: Final = "\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0951-\u0957"
NAME: Final = rf"(?:(?<![^\W_])(?<![{_MARKS}])(?:[^\W\d_][{_MARKS}]{{0,2}}){{2,12}})"
JOINT: Final = rf"(?:(?:{'|'.join(words.DATE_JOINTS)})\s{{1,3}})?"
ORDINAL: Final = rf"(?:{'|'.join(map(re.escape, words.DAY_ENDINGS))})?"
DAY_THEN_NAME: Final = rf"(?<![0-9])(?<![0-9][.:/])([0-9]{{1,2}})(?:\.\s{{0,3}}|{ORDINAL}[\s/-]{{1,3}}){JOINT}({NAME})"
_TO: Final = "to|till|until|through|bis|und|and|au|et|al|a|y|e|ate|até|ao|по|и"
NAME_THEN_DAY: Final = (
    rf"({NAME})\.?\s{{1,3}}(?:the\s)?([0-9]{{1,2}}){ORDINAL}(?:(?:\s?[-–—]\s?|\s(?:{_TO})\s)([0-9]{{1,2}}){ORDINAL})?"
)

_UNSPACED: Final = "[0-9０-９]{1,2}|[一二三四五六七八九十]{1,3}"
_YEAR: Final = lazily("[12１２][0-9０-９]{3}(?![0-9０-９])")
_PARTED_YEAR: Final = lazily(f"[-/]{_YEAR.pattern}")
_TAIL: Final = lazily(
    rf"""
    \s? [{words.YEAR_MARKS}] (?: \s? ({_UNSPACED}) \s? [{words.MONTH_MARKS}]      # 2025年3月4日
                               (?: \s? ({_UNSPACED}) \s? [{words.DAY_MARKS}] )? )?
    | ([-/.]) ([0-9]{{1,2}}) \3 ([0-9]{{1,2}}) (?! [0-9] | \3[0-9] )                   # 2025-03-04, 2025/3/4
    | - ([0-9]{{2}}) (?! \w | [-/.][0-9] )                                             # 2025-03
    """,
    re.VERBOSE,
)
_NUMERIC: Final = lazily(  # 3/4/ or 03-04- or 3. 4. before the year
    r"(?<!\w)(?<![0-9][-/.])([0-9]{1,2})(?:([-/])([0-9]{1,2})\2|\.\s?([0-9]{1,2})\.\s?)\Z"
)
_NAMED: Final = lazily(  # "3rd of March, " or "March 3rd, " or "March " before the year
    rf"(?:{NAME_THEN_DAY}|{DAY_THEN_NAME}|({NAME}))(?:\.?,?\s{{1,3}}{JOINT}|[,./-])\Z", re.IGNORECASE
)
_RANGE_BEFORE: Final = lazily(  # "12 to the " or "12.-" before a day
    rf"(?<![0-9])(?<![0-9][/.:-])([0-9]{{1,2}}){ORDINAL}(?:\s?[-–—/]\s?|\s{{1,2}}(?:{_TO})\s{{1,2}}(?:(?:den|el|il|le|the)\s)?)\Z",
    re.IGNORECASE,
)
_IDEOGRAPH: Final = of_script("[\u3041-\u30ff\u4e00-\u9fff]", "\u3041", "\u9fff")
_DIGIT: Final = lazily("[0-9０-９]")
# Month and year of 3/4/24 and 12.03.24; patterns that begin with one fixed character are searched for fastest.
_SHORT_YEARS: Final = tuple(
    lazily(rf"{mark}([0-9]{{{least},2}}){mark}([0-9]{{2}})(?![\w:])(?![-/.][0-9])")
    for mark, least in (("/", 1), (r"\.", 2))
)
_LAST_WORD: Final = lazily(r"(?<![^\W_])(?:[^\W\d_][\u0300-\u036f]?){2,12}(?=[\s'’-]{1,3}\Z)")
_NEXT_WORD: Final = lazily(r"\s{1,3}([^\W\d_]{1,20})(?![^\W_])(?:\s{1,3}([0-9]{1,9}))?")
_RANGE: Final = lazily(r"[-–—/][12][0-9]{3}(?![0-9])")
_DIGITS: Final = frozenset("0123456789０１２３４５６７８９")
_PART_MARKS: Final = frozenset(" -/QHW年년")
_PLAIN_WORD: Final = lazily(r"[^\W\d_]+")
_TAILS: Final = frozenset(f"-/. {words.YEAR_MARKS}")  # what can stand between a year and the month after it
_Numeric = tuple[int, int, int, int, int]  # start, end, first number, second number, year
_REACH: Final = 56  # characters before a year that can belong to its date


def numeric_order(text: str, start: int, end: int) -> str | None:
    """Return "day" or "month", as which the dates like 13/02/2025 of text[start:end] have first; None without evidence.

    Evidence is a date that reads one way only (where both ways are found there is none), else the language of the text.

    >>> text = "13/02/2025 and 03/04/2025"
    >>> numeric_order(text, 0, 25), numeric_order(text, 15, 25)
    ('day', None)
    """
    found = [
        date
        for match in _PARTED_YEAR.finditer(text, start, end)
        if (date := _numeric(text, start, match.start() + 1, match.end())) is not None
    ]
    found += _two_digit_years(text, start, end)
    return _order(found) or (order_of_language(text[start:end]) if any(two > 0 for _, _, _, two, _ in found) else None)


def find_dates(text: str, start: int, end: int, order: str | None = None) -> list[DateHit]:
    """Return the dates written in text[start:end] in order; none that is not in the calendar, none that is a guess.

    The order of 03/04/2025 is settled by the other dates of the span, else by `order` ("day" or "month" first, as
    `numeric_order` finds it in a whole document), else not at all.

    >>> text = "Since 2019. On the 3rd of March 2025, 13/02/2025, 03/04/2025, 2025-13-45, around 2000 users."
    >>> [hit.date for hit in find_dates(text, 0, len(text))]
    ['2019', '2025-03-03', '2025-02-13', '2025-04-03']
    >>> find_dates("03/04/2025", 0, 10), find_dates("03/04/2025", 0, 10, "month")
    ([], [DateHit(start=0, end=10, date='2025-03-04', until='')])
    """
    if _DIGIT.search(text, start, end) is None:
        return []
    hits: list[DateHit] = []
    numeric: list[_Numeric] = []
    low = start
    for match in _YEAR.finditer(text, start, end):
        first, last = match.span()
        before = text[first - 1] if first > 0 else " "
        if before in _DIGITS:
            continue
        alone = (not before.isalnum() or _IDEOGRAPH.match(before) is not None) and before not in "$€£#_"
        part = _part(text, low, first, last, end) if alone else None
        if part is not None:
            hits.append(part)
            low = part.end
            continue
        hit = _with_tail(text, first, last, end) if last < end and text[last] in _TAILS else None
        if (hit is None or len(hit.date) < 10) and first > low and not before.isalnum() and before not in "$€£#":
            if before in "-/. ":
                found = _numeric(text, low, first, last)
                if found:
                    numeric.append(found)
                    low = last
                    continue
            hit = _named(text, low, first, last) or hit
            if hit is None and _is_bare_year(text, low, first, last, end):
                hit = DateHit(first, last, match[0])
        if hit is not None and hit.date:
            hits.append(hit)
        low = last if hit is None else max(last, hit.end)  # no date reaches back across another year
    numeric += _two_digit_years(text, start, end)
    if numeric:
        first_part = _order(numeric) or order or order_of_language(text[start:end])
        hits = sorted([*hits, *_ordered(numeric, first_part)])
    return hits


def _part(text: str, low: int, first: int, last: int, end: int) -> DateHit | None:
    """Read a quarter, half, season or week beside the year text[first:last]."""
    if not text.isascii() and not text[first:last].isascii():
        return None
    year = int(text[first:last])
    after = part_after(text, last, end, year) if last < end and text[last] in _PART_MARKS else None
    if after is not None:
        stop, date, until = after
        return DateHit(first, stop, write_date(date), write_date(until) if until else "")
    part = part_before(text, low, first, year) if first > low else None
    if part is None or _counts(text, last, end, True, False):
        return None
    return DateHit(part.start, last, write_date(part.date), write_date(part.until) if part.until else "")


def _two_digit_years(text: str, start: int, end: int) -> list[_Numeric]:
    """Return the dates like 12.03.24 and 3/4/24 of text[start:end]; with full stops both parts need two digits."""
    found: list[_Numeric] = []
    for pattern in _SHORT_YEARS:
        for match in pattern.finditer(text, start, end):
            at, slash = match.start(), text[match.start()] == "/"
            head = text[max(start, at - 3) : at]
            one = head[len(head.rstrip("0123456789")) :]
            before = text[at - len(one) - 1 : at - len(one)]
            if not (1 if slash else 2) <= len(one) <= 2 or before.isalnum() or before in tuple("./:-_$€£,#"):
                continue
            year = int(match[2])
            two = int(match[1]) if slash else -int(match[1])
            found.append((at - len(one), match.end(), int(one), two, year + (2000 if year < 70 else 1900)))
    return sorted(found)


def order_of_language(text: str) -> str | None:
    """Return "day" for a text whose function words are those of a language that writes the day first, else None.

    English alone says nothing, since it is written both ways.

    >>> order_of_language("Facture du 03/04/2025 pour les travaux"), order_of_language("Paid on 03/04/2025 by the bank")
    ('day', None)
    """
    found = _PLAIN_WORD.findall(text[:20_000].lower())
    counts = {
        code: sum(word in STOP_WORDS[code] for word in found) for code in ("en", "de", "fr", "es", "pt", "it", "ru")
    }
    best = max(counts, key=lambda code: counts[code])
    return "day" if best != "en" and counts[best] > 1 else None


def _hit(start: int, end: int, date: Date) -> DateHit:
    """Return a hit, its date "" where the calendar has no such day: then nothing else may be read from that place."""
    return DateHit(start, end, write_date(date) if is_date(date) else "")


def _with_tail(text: str, first: int, last: int, end: int) -> DateHit | None:
    """Read the year text[first:last] with the month and day after it, if any stand there."""
    before = text[first - 1] if first > 0 else " "
    glued = before in "-/.," and first > 1 and text[first - 2].isdigit()
    match = _TAIL.match(text, last, end)
    if match is None:
        follows = text[last] in "-/." and last + 1 < end and text[last + 1].isdigit()
        return _hit(first, last, (0,)) if follows and not _RANGE.match(text, last, end) else None
    mark_month, mark_day, separator, month, day, short = match.groups()
    year = int(text[first:last])
    if separator is None and short is None:
        if before.isascii() and before.isalnum():
            return None
        return _hit(
            first, match.end(), (year, *(number_of(part) or 0 for part in (mark_month, mark_day) if part is not None))
        )
    if (before.isascii() and before.isalnum()) or glued:
        return _hit(first, match.end(), (0,))
    if short is not None:  # "2010-11" is a pair of years, "part-2025-03" a name
        doubt = before in "-/." or int(short) == (year + 1) % 100
        return _hit(first, match.end(), (0,) if doubt else (year, int(short)))
    if separator == "." and (len(month) < 2 or len(day) < 2):  # 2025.3.4 is a version
        return _hit(first, match.end(), (0,))
    return _hit(first, match.end(), (year, int(month), int(day)))


def _named(text: str, low: int, first: int, last: int) -> DateHit | None:
    """Read the name of a month, and a day, before the year text[first:last]."""
    near = text[max(low, first - 24) : first].split()
    if near and near[-1].isalpha() and fold(near[-1]) not in _NEAR_YEAR:
        return None  # "since 2019": no month, as nearly always
    match = _NAMED.search(text, max(low, first - _REACH), first)
    if match is None:
        return None
    front, day_after, day_last, day_before, back, alone = match.groups()
    name = front or back or alone
    month = month_number(name)
    if month is None:
        return None
    year, day = int(text[first:last]), day_after or day_before
    if day is not None:
        if front and fold(name) in words.BOUND_MONTHS:
            return None
        hit = _hit(match.start(), last, (year, month, int(day)))
        if front and day_last is None:  # "July 11 and August 15, 2023" are two days
            return hit
        return _ranged(text, low, hit, int(day_last or 0))
    worded = day_in_words(text, low, match.start(6), name) if alone else None
    if worded is not None:
        return _hit(worded[0], last, (year, month, worded[1]))
    if not stands_alone(text, name, match.start(), low):
        return None
    return _hit(match.start(), last, (year, month))


def _ranged(text: str, low: int, hit: DateHit, last_day: int) -> DateHit:
    """Return a date as the first of a range, if it is one: "12 to 19 September 2025", "March 3-5, 2025"."""
    if not hit.date:
        return hit
    day = int(hit.date[8:])
    until = f"{hit.date[:8]}{last_day:02d}"
    if last_day > day:
        return hit._replace(until=until) if read_iso(until) else hit
    before = _RANGE_BEFORE.search(text, max(low, hit.start - 20), hit.start)
    if before is None or not 0 < int(before[1]) < day:
        return hit
    return DateHit(before.start(), hit.end, f"{hit.date[:8]}{int(before[1]):02d}", hit.date)


def month_number(name: str) -> int | None:
    """Return the number of the month that a word names in one of the languages, else None.

    >>> month_number("März"), month_number("aout"), month_number("Monday")
    (3, 8, None)
    """
    return MONTHS.get(fold(name))


def stands_alone(text: str, name: str, start: int, low: int) -> bool:
    """Tell whether a month at text[start] is one without a day beside it: some are common words as well."""
    plain = fold(name)
    if plain in words.BOUND_MONTHS:
        return False
    case = words.CASED_MONTHS.get(plain)
    if case is None or (name[0].isupper() if case == "upper" else name[0].islower()):
        return True
    word = _LAST_WORD.search(text, max(low, start - 20), start)
    return word is not None and fold(word[0]) in _TIME_WORDS


def _numeric(text: str, low: int, first: int, last: int) -> _Numeric | None:
    """Read 13/02/ before a year as (start, end, first number, second, year); a dotted date has its second negated."""
    match = _NUMERIC.search(text, max(low, first - 10), first)
    if match is None:
        return None
    one, separator, two, dotted = match.groups()
    after = text[last : last + 2]
    if len(after) == 2 and after[0] == (separator or ".") and after[1].isdigit():
        return None
    a, b, year = int(one), int(dotted or two), int(text[first:last])
    # No language writes the month first with full stops, so there the order is settled.
    return match.start(), last, a, b if separator else -b, year


def _order(found: Iterable[_Numeric]) -> str | None:
    """Return the order of the numeric dates that read one way only, None where they disagree or there are none."""
    orders = dict.fromkeys(
        "day" if one > 12 else "month"
        for _, _, one, two, year in found
        if (one > 12 and 0 < two <= 12 and is_date((year, two, one)))
        or (two > 12 and 0 < one <= 12 and is_date((year, one, two)))
    )
    return next(iter(orders)) if len(orders) == 1 else None


def _ordered(found: list[_Numeric], order: str | None) -> list[DateHit]:
    """Return the hits of the numeric dates whose order is settled: by themselves, the others or the caller."""
    mixed = any(one > 12 for _, _, one, _, _ in found) and any(two > 12 for _, _, _, two, _ in found)
    first = None if mixed else order
    hits = []
    for start, end, one, two, year in found:
        if two < 0 or one > 12 or (first == "day" and two <= 12):
            date = (year, abs(two), one)
        elif two > 12 or one == two or first == "month":
            date = (year, one, two)
        else:
            continue
        if is_date(date):
            hits.append(DateHit(start, end, write_date(date)))
    return hits


def _is_bare_year(text: str, low: int, first: int, last: int, end: int) -> bool:
    """Tell whether a four-digit number alone is a year: by the word before it, and by what follows."""
    if not 1500 <= int(text[first:last]) <= 2100:
        return False
    word = _LAST_WORD.search(text, max(low, first - 30), first)
    if word is None:
        return False
    trigger = fold(word[0])
    if text[max(low, word.start() - 2) : word.start()].rstrip()[-1:].isdigit():  # "1 in 2048"
        return False
    strong = trigger in _STRONG
    if not strong and trigger not in _WEAK:
        return False
    return not _counts(text, last, end, strong, text[last - 2 : last] == "00")


def _counts(text: str, last: int, end: int, strong: bool, is_round: bool) -> bool:
    """Tell whether what follows a number says that it counts something: a unit, a plural, a share, a decade."""
    after = text[last : min(end, last + 2)]
    if after[:1] and (after[0].isalnum() or after[0] in "_%‰$€£°" or after.strip()[:1] in tuple("%‰$€£°")):
        return True
    if after[:1] in tuple("-–—/.,:'’") and after[1:2].isalnum() and not _RANGE.match(text, last, end):
        return True
    follow = _NEXT_WORD.match(text, last, end)
    if follow is None:
        return False
    word, number = fold(follow[1]), follow[2]
    if number is not None and word in words.RANGE_WORDS and not 1500 <= int(number) <= 2100:
        return True
    if word in _UNITS:
        return True
    if strong and not is_round:
        return False
    plural = len(word) > 3 and word.endswith("s") and follow[1].islower() and word not in words.NOT_COUNTED
    return plural or word in _COUNTED
