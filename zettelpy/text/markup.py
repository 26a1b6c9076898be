r"""A text into lines, and what a line says: fences, headings, session lines, list items, rows.

Lines end at LF, CRLF or a lone CR; a line of white space alone is a blank line and is left out. Each test looks at one
line (a fence at its closer as well), so the whole is linear. Source of the rules: CommonMark 0.31, sections 4.2
(headings marked by #), 4.3 (underlined headings), 4.5 (fenced code), 5.2 (list items); GitHub's tables.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.dates import find_dates, parse_time, year_behind_day
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.dates import WEEKDAYS
from zettelpy.text.normalise import fold

BOM: Final = "\ufeff"
_LINE: Final = lazily(r"[^\r\n]+")


class Line(NamedTuple):
    """A line that is not blank: `text[start:end]` without the white space around it."""

    begin: int  # offset of the first character, indentation included
    start: int
    end: int
    gap: bool  # a blank line, or the beginning of the text, stands before it


class Fence(NamedTuple):
    """A run of lines[first:stop] of fenced code. `closed` is False where the fence runs to the end of the text."""

    first: int
    stop: int
    closed: bool


class Heading(NamedTuple):
    """What a heading says of the lines below it: its depth (1 is the outermost), its time and its day if any."""

    level: int
    time: str | None
    date: str | None


def split_lines(text: str) -> list[Line]:
    r"""Return the lines that are not blank, in order.

    >>> [text[1:3] for text in split_lines("a\r\n \rb\n  c")]
    [(0, 1), (5, 6), (9, 10)]
    """
    alone = text.count("\r") == text.count("\r\n")
    lines = _split_at_feeds(text) if alone else _split_at_all(text)
    if lines and lines[0].begin == 0 and text.startswith(BOM):
        words = text[lines[0].start : lines[0].end]
        if words.strip(BOM).strip():
            lines[0] = lines[0]._replace(start=lines[0].end - len(words.lstrip(BOM).lstrip()))
    return lines


def _split_at_all(text: str) -> list[Line]:
    """Return the lines of a text in which a lone CR ends a line as well, the mark at its beginning not seen as such."""
    lines: list[Line] = []
    previous = -1  # the end of the line before, -1 where a blank line follows it
    for match in _LINE.finditer(text):
        begin, stop = match.span()
        raw = match[0]
        words = raw.strip()
        if not words:
            previous = -1
            continue
        start = begin + len(raw) - len(raw.lstrip())
        joined = previous >= 0 and (begin == previous + 1 or text[previous:begin] == "\r\n")
        lines.append(Line(begin, start, start + len(words), not joined))
        previous = stop
    return lines


def _split_at_feeds(text: str) -> list[Line]:
    """Return what `_split_at_all` does for a text in which no CR stands alone, in a third of the time."""
    lines: list[Line] = []
    add, make = lines.append, tuple.__new__
    begin, gap = 0, True
    for raw in text.split("\n"):
        words = raw.strip()
        length = len(raw)
        if words:
            start = begin if len(words) == length else begin + length - len(raw.lstrip())
            add(make(Line, (begin, start, start + len(words), gap)))
            gap = False
        else:
            gap = True
        begin += length + 1
    return lines


def first_signs(text: str, lines: Sequence[Line]) -> str:
    """Return the first characters of all lines, in which C finds those that a mark may begin.

    >>> first_signs("# Tea\\n\\n- one", split_lines("# Tea\\n\\n- one"))
    '#-'
    """
    return "".join([text[line[1]] for line in lines])


# A fence opens on a line of its own, or after the label of a message ("[10:02] oskar: ```py").
_FENCE: Final = lazily(r"(`{3,})[^`]*$|(~{3,})")
_LATE_FENCE: Final = lazily(r"[:>\]][ \t]+(`{3,})[\w.+#-]*$")


def find_fences(text: str, lines: list[Line]) -> list[Fence]:
    """Return the fenced code of a text: opened by three or more ` or ~, closed by as many or more of the same."""
    fences: list[Fence] = []
    if "```" not in text and "~~~" not in text:
        return fences
    first, mark, late = -1, "", False
    for i, line in enumerate(lines):
        head = text[line.start]
        if mark:
            if head == mark[0] and _closes(text[line.start : line.end], mark):
                fences.append(Fence(first, i + 1, True))
                mark = ""
        elif head in "`~":
            if match := _FENCE.match(text, line.start, line.end):
                first, mark, late = i, match[1] or match[2], False
        elif text.find("```", max(line.start, line.end - 60), line.end) >= 0:
            if match := _LATE_FENCE.search(text, max(line.start, line.end - 60), line.end):
                first, mark, late = i + 1, match[1], True
    if mark and not late and first < len(lines):
        fences.append(Fence(first, len(lines), False))
    return fences


def _closes(words: str, mark: str) -> bool:
    return len(words) >= len(mark) and not words.strip(mark[0])


RULING: Final = lazily("[#\\-=*_~\u2013\u2014\u2500\u2550]")  # what a marked heading begins with
_ATX: Final = lazily(r"(#{1,6})(?:[ \t]+|$)")
_RULED: Final = lazily(r"([-=*_~\u2013\u2014\u2500\u2550])\1*[ \t]*")
_SESSION: Final = lazily(r"(?:session|conversation|chat|day|part|meeting|call)\b[ \t#.]*[0-9ivxlc]*\b", re.IGNORECASE)
_CHAPTER: Final = lazily(
    r"(?:chapter|book|part|volume|act|scene|letter|canto|section|appendix|kapitel|chapitre|cap[ií]tulo|capitolo)"
    r"[ \t]+(?:[0-9]{1,4}|[ivxlcdm]{1,9}|the[ \t]+\w{1,20})\b",
    re.IGNORECASE,
)
_LONGEST_HEADING: Final = 80  # code points of a line that may be a heading without a mark
_OPENERS: Final = "[(<{\"'\u2018\u201c\u00ab\u201e_"  # a note, a name signed in quotes: no heading
_DATE_WORD: Final = lazily(r"[^\W\d_]+")
_DATE_FILL: Final = (  # beside the weekdays
    "mon tue tues wed thu thur thurs fri sat sun on at of the st nd rd th am pm a m p utc gmt z t today yesterday "
    "den dem am um uhr le du l el dia día de do da di il lo las a à às alle ore h giorno jour heute gestern hoy "
    "hier oggi ieri год г года пн вт ср чт пт сб вс mo di mi do fr sa so lun mar mer jeu ven sam dim mié jue vie "
    "sáb dom gio sab seg ter qua qui sex feira 月 火 水 木 金 土 日 周一 周二 周三 周四 周五 周六 周日 星期一 "
    "星期二 星期三 星期四 星期五 星期六 星期日 星期天 号 曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 "
    " 월 화 수 목 금 토 일"
)


def read_heading(text: str, line: Line) -> Heading | None:
    """Return what a marked heading or a session line says, or None where the line is neither.

    Session lines: a date or a session's number between rules ("--- Monday, March 3rd, 2025 ---", "== Session 4 ==").
    """
    head = text[line.start]
    if head == "#":
        match = _ATX.match(text, line.start, line.end)
        if match is None:
            return None
        return _dated(len(match[1]), text[match.end() : line.end].rstrip("#"))
    if head not in "-=*_~\u2013\u2014\u2500\u2550" or line.end - line.start > 2 * _LONGEST_HEADING:
        return None
    if text[line.end - 1] != head:
        return None
    match = _RULED.match(text, line.start, line.end)
    if match is None or match.end() >= line.end:
        return None
    words = text[match.end() : line.end].rstrip(head).strip()
    count = len(match[0].rstrip())
    if not words or (count < 2 and not _only_date(words)):
        return None
    heading = _dated(6, words)
    if heading.date or _SESSION.fullmatch(words):
        return heading
    return heading._replace(level=min(count, 6)) if head == "=" else None


def read_bare_heading(text: str, line: Line) -> Heading | None:
    """Return what a line that stands alone says as a heading without marks, or None where it is none.

    Such are a date and nothing else, a chapter's number, and a short line in capitals.
    """
    if line.end - line.start > _LONGEST_HEADING:
        return None
    words = text[line.start : line.end]
    if _CHAPTER.match(words):
        upper = words.isupper()
        return _dated(2, words) if upper or len(words.split()) <= 3 else None
    letters = [word for word in words.replace("_", " ").split() if any(map(str.isalpha, word))]
    shouted = words.isupper() and all(map(str.isupper, filter(str.isalpha, words)))  # ideographs are in no case
    if shouted and len(max(letters, key=len)) > 1 and words[-1] not in ",;:]" and words[0] not in _OPENERS:
        return Heading(3, None, None)
    return None if words[0] in "[(" else read_date_line(text, line)  # outside a chat, a note in brackets is text


def read_date_line(text: str, line: Line) -> Heading | None:
    """Return what a line says that is a day (perhaps with a weekday and a clock time) and nothing else, or None."""
    if not may_open(text, line):
        return None
    words = text[line.start : line.end]
    return _dated(6, words) if _only_date(words) else None


# What may stand before the day of a session, and what a program writes where it begins to log.
_OPENING: Final = lazily(
    r"""(?: (?:session|conversation|chat|day|part|meeting|call|log)\b [ \t\#.]*
        (?: [0-9]{1,4}\b(?![-/.:][0-9]) | [ivxlc]{1,6}\b )?
      | (?:date|day|datum|fecha|data|дата|日期|日付|날짜)(?=[ ]?[:\uff1a])
    ) (?:[ ](?:date|time|started|begins?|opened|of))? [*_]{0,2}
      (?:[ \t]*[-\u2013\u2014:\uff1a,(\[|]|[ ]on|[ ]at|(?=[ ])) [*_ \t(]*""",
    re.VERBOSE | re.IGNORECASE,
)
SESSION_WORDS: Final = tuple(
    "session conversation chat day part meeting call log date datum fecha data дата 日期 日付 날짜".split()
)
_LOGGED: Final = lazily(
    r"(?:-{2,3}|\*{2,4}|={2,3})?[ ]?(?:conversation with \S{1,40} at|begin logging(?: at)?|log (?:opened|started)|"
    r"session start:?|day changed(?: to)?|chat started(?: on)?)[ ]",
    re.IGNORECASE,
)
_AROUND: Final = "[]()>*_#=~:.\u2013\u2014- "


def is_session_line(text: str, line: Line) -> bool:
    """Tell whether a line without the mark of a heading opens a session of a chat: "Session 3 (May 8, 2023)".

    So does a day alone in brackets or with the word for it ("Date: 8 May 2023").
    """
    return _session_words(text, line, "day") is not None


def read_session_line(text: str, line: Line, order: str | None) -> Heading | None:
    """Return what a line says that opens a session, or None; `order` as for `find_dates`.

    >>> text = "Session 3 (1:56 pm, May 8, 2023)"
    >>> read_session_line(text, Line(0, 0, len(text), True), None)
    Heading(level=6, time='2023-05-08T13:56', date='2023-05-08')
    """
    words = _session_words(text, line, order)
    if words is None:
        return None
    hit = find_dates(words, 0, len(words), order)[0]
    return Heading(6, parse_time(words[: hit.start] + hit.date + words[hit.end :]) or hit.date, hit.date)


def may_open(text: str, line: Line) -> bool:
    """Tell whether a line may be a day or open a session: it is short and holds a digit."""
    return line.end - line.start <= _LONGEST_HEADING and _DIGIT.search(text, line.start, line.end) is not None


_DIGIT: Final = lazily("[0-9]")


def _session_words(text: str, line: Line, order: str | None) -> str | None:
    """Return the day that a line tells, with what stands beside it, if it opens a session."""
    if not may_open(text, line):
        return None
    words = text[line.start : line.end]
    if logged := _LOGGED.match(words):
        rest = year_behind_day(words[logged.end() :])
        hits = find_dates(rest, 0, len(rest), order)
        return rest if len(hits) == 1 and len(hits[0].date) == 10 else None
    words = words.strip(_AROUND)
    opening = _OPENING.match(words)
    words = words[opening.end() :].strip(_AROUND) if opening else words
    return words if words and _only_date(words, order) else None


def _only_date(words: str, order: str | None = None) -> bool:
    """Tell whether a line is a day and nothing else but weekdays, a clock time and punctuation."""
    if not _DIGIT.search(words) or words[0] in "|>":
        return False
    hits = find_dates(words, 0, len(words), order)
    if len(hits) != 1 or len(hits[0].date) != 10:
        return False
    rest = words[: hits[0].start] + " " + words[hits[0].end :]
    fill = date_words()
    return all(fold(word) in fill for word in _DATE_WORD.findall(rest)) and rest.strip(" .,:;") != ":"


@cache
def date_words() -> frozenset[str]:
    """Return the folded words that may stand beside a day: weekdays of all languages, articles and the like."""
    weekdays = (name for names in WEEKDAYS.values() for spellings in names for name in spellings.split())
    names = (*weekdays, *_DATE_FILL.split())
    return frozenset(part for name in names for part in (fold(name), *re.split("[^a-zа-я]+", fold(name))) if part)


def _dated(level: int, words: str) -> Heading:
    """Give a heading its day: a full day or a month; a lone year is taken only where nothing else stands there."""
    if len(words) > 200 or not _DIGIT.search(words):
        return Heading(level, None, None)
    time = parse_time(words)
    date = time.partition("T")[0] if time else ""
    if not date or (len(date) < 7 and words.strip(" .()[]") != date):
        return Heading(level, None, None)
    return Heading(level, time, date)


_ITEM: Final = lazily(r"[-*+\u2022\u2023\u25e6][ \t]+(?=\S)|[0-9]{1,3}[.)][ \t]+(?=\S)")
_CELLS: Final = lazily(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$")


def is_item(text: str, line: Line, *, inside: bool) -> bool:
    """Tell whether a line opens a list item; `inside` a paragraph only a bullet or the number 1 does."""
    match = _ITEM.match(text, line.start, line.end)
    return match is not None and (not inside or not match[0][0].isdigit() or match[0].rstrip(" \t.)") == "1")


def is_row(text: str, line: Line) -> bool:
    """Tell whether a line is a row of a table, by the bar that it begins with."""
    return text[line.start] == "|" and line.end - line.start > 1


def opens_table(text: str, line: Line, below: Line | None) -> bool:
    """Tell whether a table without outer bars begins: cells on this line, a row of dashes on the next."""
    if below is None or below.gap or text[below.start] not in "-:|" or text.find("|", line.start, line.end) < 0:
        return False
    short = below.end - below.start <= 1000
    return short and "|" in text[below.start : below.end] and _CELLS.match(text, below.start, below.end) is not None


def is_underline(text: str, line: Line) -> bool:
    """Tell whether a line underlines the one above it as a heading ("====")."""
    return text[line.start] == "=" and line.end - line.start > 2 and not text[line.start : line.end].strip("=")


CLOCK: Final = lazily(r"(?<![0-9])([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?(?![0-9:])(?:\s?([AaPp])(?:\.\s?)?[Mm]\b)?")
DAY: Final = lazily(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}|[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]\b.*\b[0-9]{4}")


def is_time(words: str) -> bool:
    """Tell whether a short string holds a clock time or a day."""
    return CLOCK.search(words) is not None or DAY.search(words) is not None
