"""Text into dates: the written dates of a text, the time of a heading or message, relative words against an anchor.

The entry of the package for all of it; the work is in `absolute.py` (written dates), `relative.py` ("two days ago")
and `days.py` (arithmetic). A result depends on the text and the anchor alone, never on a clock or a time zone.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from typing import Final

from zettelpy.text.absolute import find_dates, numeric_order
from zettelpy.text.days import DateHit, is_date, write_date
from zettelpy.text.lazily import lazily
from zettelpy.text.relative import resolve_relative

__all__ = [
    "STAMP_BEFORE", "STAMP_BEHIND", "DateHit", "find_dates", "numeric_order", "parse_clock", "parse_date", "parse_time",
    "read_dates", "read_stamp", "resolve_relative", "shown_order", "stamp_order", "year_behind_day",
]  # fmt: skip


def read_dates(text: str, start: int, end: int, anchor: str | None, order: str | None = None) -> list[DateHit]:
    """Return all dates of text[start:end] in order, written and relative; of two that overlap the longer one.

    `anchor` and `order` as for `resolve_relative` and `find_dates`.

    >>> text = "On Monday, March 3rd, 2025, and again last Friday"
    >>> [hit.date for hit in read_dates(text, 0, len(text), "2025-06-12")]
    ['2025-03-03', '2025-06-06']
    """
    written = find_dates(text, start, end, order)
    meant = resolve_relative(text, start, end, anchor, order)
    if not written or not meant:
        return written or meant
    hits: list[DateHit] = []
    for hit in sorted([*written, *meant], key=lambda hit: (hit.start, -hit.end)):
        if hits and hit.start < hits[-1].end:
            if hit.end - hit.start > hits[-1].end - hits[-1].start:
                hits[-1] = hit
        else:
            hits.append(hit)
    return hits


_WHOLE: Final = lazily(r"([12][0-9]{3})(?:-?([0-9]{2})-?([0-9]{2})|-([0-9]{1,2}))?(?=T|$)")
_CLOCK: Final = lazily(
    r"""
    (?<![0-9]) (?<![0-9][:.,])
    (?: (?P<hour>[0-9]{1,2}) (?: : | h(?=[0-9]{2}) ) (?P<minute>[0-9]{2})
        (?: : (?P<second>[0-9]{2}) (?P<part>\.[0-9]{1,9})? )?
        (?: \s? (?P<half>[ap])(?:\.\s?)?m\b\.? )?
      | (?P<bare>[0-9]{1,2}) \s? (?P<bare_half>[ap])(?:\.\s?)?m\b\.?
    )
    (?! [0-9] | :[0-9] )
    (?P<offset> \s?
        (?: (?:Z|GMT|UTC)\b (?!\s?[+-][0-9]) | [+-] [0-9]{2} :? [0-9]{2} (?![0-9]) | [+-] [0-9]{2} (?![0-9:]) ) )?
    """,
    re.VERBOSE | re.IGNORECASE,
)
_GAP: Final = 16  # characters between a date and its clock time: ", ", "T", " um ", " at ", " a las "


def _clock(match: re.Match[str]) -> str | None:
    """Return HH:MM[:SS[.f]] for a match, None where it is not in the day."""
    half = (match["half"] or match["bare_half"] or "").lower()
    hour, minute, second = int(match["hour"] or match["bare"]), match["minute"] or "00", match["second"]
    if int(minute) > 59 or (second is not None and int(second) > 59):
        return None
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "p" else 0)
    if hour > 23:
        return None
    return f"{hour:02d}:{minute}" + ("" if second is None else f":{second}{match['part'] or ''}")


def _offset(match: re.Match[str], joined: bool) -> str:
    """Return the offset from UTC that stands after a clock time as Z or ±HH:MM, "" for none.

    GMT and UTC are written as +00:00. "10:00-11:00" beside a date is a range, "T10:00-11:00" and "10:00:00-11:00" have
    an offset.
    """
    given = (match["offset"] or "").strip().upper()
    if given in ("", "Z"):
        return given
    if given[0] in "GU":
        return "+00:00"
    if given[0] == "-" and not joined and match["second"] is None and (":" in given or len(given) < 5):
        return ""
    hours, minutes = given[1:3], given[3:].lstrip(":") or "00"
    return f"{given[0]}{hours}:{minutes}" if int(hours) <= 14 and int(minutes) < 60 else ""


def parse_clock(text: str) -> str | None:
    """Return the first clock time in a short string as HH:MM or HH:MM:SS, else None.

    >>> parse_clock("1:56 pm"), parse_clock("[12:31]"), parse_clock("9:02:07"), parse_clock("12 a.m.")
    ('13:56', '12:31', '09:02:07', '00:00')
    >>> parse_clock("ratio 3:4") is None
    True
    """
    for match in _CLOCK.finditer(text):
        clock = _clock(match)
        if clock is not None:
            return clock.partition(".")[0]
    return None


def _best(text: str) -> DateHit | None:
    """Return the most precise date of a short string, the first of several, or the whole string read as one."""
    lead = len(text) - len(text.lstrip())
    whole = _WHOLE.match(text.strip())
    if whole:
        date = tuple(int(part) for part in whole.groups() if part is not None)
        if is_date(date):
            return DateHit(lead, lead + whole.end(), write_date(date))
    return max(find_dates(text, 0, len(text)), key=lambda hit: (len(hit.date), -hit.start), default=None)


def parse_date(text: str) -> str | None:
    """Return the most precise date in a short string, the first of several: YYYY, YYYY-MM or YYYY-MM-DD, else None.

    >>> parse_date("Session 3 - 1:56 pm on 8 May, 2023"), parse_date("March 2025"), parse_date("2023")
    ('2023-05-08', '2025-03', '2023')
    >>> parse_date("2023-02-31") is None
    True
    """
    hit = _best(text)
    return None if hit is None else hit.date


def parse_time(text: str) -> str | None:
    """Return the date and the clock time beside it as YYYY-MM-DDTHH:MM[:SS][offset], else the date, else None.

    >>> parse_time("1:56 pm on 8 May, 2023"), parse_time("2025-01-06T08:12:00+01:00"), parse_time("May 2023")
    ('2023-05-08T13:56', '2025-01-06T08:12:00+01:00', '2023-05')
    """
    hit = _best(text)
    if hit is None or len(hit.date) < 10:
        return None if hit is None else hit.date
    behind = text[hit.end : hit.end + _GAP + 32]
    after = _CLOCK.search(behind)
    if after and _beside(behind, 0, after.start()):
        clock = _clock(after)
        if clock is not None:
            return f"{hit.date}T{clock}{_offset(after, behind[: after.start()] == 'T')}"
    before = None
    for match in _CLOCK.finditer(text, max(0, hit.start - _GAP - 24), hit.start):
        before = match
    if before and _beside(text, before.end(), hit.start):
        clock = _clock(before)
        if clock is not None:
            return f"{hit.date}T{clock}{_offset(before, False)}"
    return hit.date


def _beside(text: str, start: int, end: int) -> bool:
    """Tell whether text[start:end] is short enough, and holds neither digit nor line end, to join a date and a time."""
    return end - start <= _GAP and not any("0" <= c <= "9" or c == "\n" for c in text[start:end])


# How time stamps of messages are written: before a name or words, and behind a name at the end of a line.
STAMP_BEFORE: Final = lazily(
    r"""\u200e?(?:
      [\[(] (?P<bracketed> [^\[\]()\r\n]{1,48} ) [\])]
    | (?P<bare>
        (?: [0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2} | [0-9]{1,2}[-/.][0-9]{1,2}[-/.][0-9]{2,4} )
        (?: (?:T|,?\s) [0-9]{1,2}:[0-9]{2} (?::[0-9]{2}(?:[.,][0-9]{1,9})?)? (?:\s?[AaPp](?:\.\s?)?[Mm]\b\.?)?
            (?:Z|\s?[+-][0-9]{2}:?[0-9]{2})? )?
      | [0-9]{1,2}:[0-9]{2} (?::[0-9]{2})? (?:\s?[AaPp](?:\.\s?)?[Mm]\b\.?)? )
    ) (?: \s*[-\u2013\u2014|,]\s+ | \s+ | $ )""",
    re.VERBOSE,
)
STAMP_BEHIND: Final = lazily(
    r"""(?:[ ]?[,\u2013\u2014|\u2022\u00b7-][ \u00a0]{0,2} | [ \u00a0\t]{1,4}) (?:
      [\[(] (?P<bracketed> [^\[\]()]{1,40} ) [\])]
    | (?P<bare>
        (?: (?: [0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}
              | [^\W\d_]{3,9}\.?[ ][0-9]{1,2}(?:st|nd|rd|th)?(?:,?[ ][0-9]{4})?
              | [0-9]{1,2}\.?[ ][^\W\d_]{3,9}\.?[ ][0-9]{4}
              | today | yesterday | (?:mon|tues|wednes|thurs|fri|satur|sun)day )
            (?: , | [ ]at )? [ ] )?
        [0-9]{1,2}:[0-9]{2}(?::[0-9]{2})? (?:\s?[ap](?:\.\s?)?m\b\.?)?
      | [0-9]{1,2}[-/.][0-9]{1,2}[-/.][0-9]{2,4} ) )$""",
    re.VERBOSE | re.IGNORECASE,
)
_NUMERIC: Final = lazily(
    r"(?<![0-9])(?<![0-9][-/.:])([0-9]{1,2})([-/.])\s?([0-9]{1,2})\2\s?([12][0-9]{3}|[0-9]{2})(?![0-9])(?!\2[0-9])"
)
_PLAIN_CLOCK: Final = lazily(r",?\s((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)$")  # nothing to work out
_SHORT_NAMED: Final = lazily(r"(?<!\w)([0-9]{1,2}[-. ][^\W\d_]{3,9}[-. ])([0-9]{2})(?=[ ,T])")  # "08-May-23 01:56 PM"
_YEAR_LAST: Final = lazily(r"(?<!\w)([^\W\d_]{3,9} +[0-9]{1,2}) ([0-9:]{5,8}) ([0-9]{4})(?!\w)")  # ctime
_Numeric = tuple[int, int, int, bool]  # first number, second, year, whether written with full stops


def _numbers(match: re.Match[str]) -> _Numeric:
    year = int(match[4])
    return int(match[1]), int(match[3]), year + (2000 if year < 100 else 0), match[2] == "."


def _in_order(date: _Numeric, order: str | None) -> str | None:
    """Return a numeric date as ISO 8601: as it can be read one way only, else in the given order, else None."""
    one, two, year, dotted = date
    by_day, by_month = (year, two, one), (year, one, two)
    if dotted or not is_date(by_month):  # no language writes the month first with full stops
        return write_date(by_day) if is_date(by_day) else None
    if one == two or not is_date(by_day) or order == "month":
        return write_date(by_month)
    return write_date(by_day) if order == "day" else None


def stamp_order(stamps: Iterable[str]) -> str | None:
    """Return "day" or "month", as which the numeric dates in the time stamps of one chat have first; None if unsettled.

    A stamp that reads one way only settles it (25/05/23); with both ways found nothing does. Where no stamp says, the
    chat's own course does, since its days rise: the order under which no day falls back, if only one is such.

    >>> stamp_order(["12/05/23, 14:03", "25/05/23, 14:04"]), stamp_order(["12/05/2023", "01/06/2023"])
    ('day', 'day')
    >>> stamp_order(["03/04/23", "05/04/23"]) is None
    True
    """
    days: list[str | _Numeric] = []
    orders: dict[str, None] = {}
    for stamp in stamps:
        match = _NUMERIC.search(stamp)
        if match is None:
            written = parse_date(stamp) or ""
            days += [written] if len(written) == 10 else []
            continue
        date = _numbers(match)
        days.append(date)
        one, two, year, dotted = date
        ways = (is_date((year, two, one)), is_date((year, one, two)))
        if not dotted and ways[0] != ways[1]:
            orders["day" if ways[0] else "month"] = None
    if orders:
        return next(iter(orders)) if len(orders) == 1 else None
    rising = [order for order in ("day", "month") if _rises(days, order)]
    return rising[0] if len(rising) == 1 else None


def _rises(days: Iterable[str | _Numeric], order: str) -> bool:
    """Tell whether days, the numeric ones read in `order`, never fall back."""
    last = ""
    for day in days:
        read = day if isinstance(day, str) else _in_order(day, order)
        if read is not None:
            if read < last:
                return False
            last = read
    return True


def shown_order(text: str, days: Container[str]) -> str | None:
    """Return "day" or "month", as which the numeric dates of a text have first, by all that it shows; None without.

    Dates that read one way only show it, or the language of the text (`numeric_order`); else the `days` that were read
    from it (YYYY-MM-DD): the order in which more than one of the dates written is among them, if in the other none is.

    >>> text = "[03/04/2025] Ana: hi. [05/04/2025] Bo: hello."
    >>> shown_order(text, {"2025-04-03": 0, "2025-04-05": 1}), shown_order(text, ())
    ('day', None)
    """
    found = numeric_order(text, 0, len(text))
    if found is not None:
        return found
    votes: dict[str, dict[str, None]] = {"day": {}, "month": {}}
    for match in _NUMERIC.finditer(text):
        read = {order: _in_order(_numbers(match), order) for order in votes}
        if read["day"] != read["month"]:
            for order, day in read.items():
                if day is not None and day in days:
                    votes[order][day] = None
    shown = [order for order, found_days in votes.items() if found_days]
    return shown[0] if len(shown) == 1 and len(votes[shown[0]]) > 1 else None


def year_behind_day(words: str) -> str:
    """Return a short string with the year before the clock time where C's `ctime` writes it behind.

    >>> year_behind_day("Mon May  8 13:56:00 2023")
    'Mon May  8 2023 13:56:00'
    """
    return _YEAR_LAST.sub(r"\1 \3 \2", words)


def read_stamp(stamp: str, order: str | None) -> str | None:
    """Return the day of a time stamp, with the clock time beside it, as ISO 8601; years of two digits are 20yy.

    The order of a numeric day is `order` ("day" or "month" first) unless it reads one way only; None without either.

    >>> read_stamp("25/05/23, 14:04:01", None), read_stamp("5/12/23, 2:04 PM", "month"), read_stamp("5/12/23", None)
    ('2023-05-25T14:04:01', '2023-05-12T14:04', None)
    """
    match = _NUMERIC.search(stamp)
    if match is None:
        short = _SHORT_NAMED.search(stamp)
        return parse_time(f"{stamp[: short.end(1)]}20{stamp[short.start(2) :]}" if short else year_behind_day(stamp))
    day = _in_order(_numbers(match), order)
    clock = _PLAIN_CLOCK.match(stamp, match.end()) if match.start() == 0 else None
    if day and clock:
        return f"{day}T{clock[1]}"
    return day and parse_time(f"{stamp[: match.start()]}{day}{stamp[match.end() :]}")
