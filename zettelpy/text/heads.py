r"""The head of a message in any arrangement: marks of a list or quotation, a time, a name, a sign, then the words.

`read_head` takes a line apart: `- **Mara:** hi`, `Thu 25 May 2023 13:52 Mara: hi`, `2023-05-25T13:52Z | Mara | hi`,
`[Mara] [1:52 PM] hi`, `### Mara (13:52)`. What it finds has a shape, the order of its parts and signs; whether lines of
one shape are a conversation is judged in `arrangements.py`. A time written out is read word by word, in any language of
the lexicon. Every step looks at a bounded piece of the line.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.absolute import MONTHS
from zettelpy.text.lazily import lazily
from zettelpy.text.markup import Line, date_words, is_time
from zettelpy.text.normalise import fold
from zettelpy.text.talk import SYMBOL
from zettelpy.text.words import MARKS

LOOSE: Final = 0  # a name and a sign that much else has as well: "Mara - hi", "[Mara] hi"
MARKED: Final = 1  # a name with its colon behind the mark of an item or a quotation, a name in bold, a heading
TIMED: Final = 2  # a name and a time


class Head(NamedTuple):
    """The head of a message: `text[name_start:name_end]` speaks at `stamp`; the words begin at `body`."""

    shape: str  # the parts and signs in their order; heads of one chat share it
    strength: int
    name_start: int
    name_end: int
    body: int
    stamp: str  # "" where there is none
    closer: str  # what stands behind the words on this line and is none of them, "" for nothing


_LEAD: Final = lazily(
    r"""(?P<quote> >[> ]{0,8} ) | (?P<title> \#{1,6} ) [ \t]+ | (?P<item> [-*+\u2022\u2023\u25e6] ) [ \t]+
      | (?P<number> [0-9]{1,4}[.):] | [\[(\#] [0-9]{1,4} [\])]? | [\[(]? [A-Za-z][0-9]{1,3}:[0-9]{1,4} [\])]? )
        :? [ \t]+
    """,
    re.VERBOSE,
)
_EMPHASIS: Final = lazily(r"(?:[*_`]{1,3}|</?(?:b|strong|i|em)>){1,4}")
_LETTER: Final = rf"\w{MARKS}"
_WORD: Final = lazily(rf"[{_LETTER}{SYMBOL}@+][{_LETTER}{SYMBOL}.\-@'’·/]{{0,30}}(?:\#[0-9]{{4}}(?![0-9]))?")
# What every head has, told at one look: few words, and then a sign, a number or the end of the line.
_MAYBE: Final = lazily(
    rf"""[>*_`\#+\u2022\u2023\u25e6\s-]{{0,24}} (?: [0-9\[(<]
      | {_WORD.pattern} (?:[ \u00a0]{_WORD.pattern}){{0,3}}
        (?: [ \u00a0]?[:\uff1a|>\t\u00bb\u203a\[(<*_`@] | [ ]?[\u00b7\u2013\u2014-][ ] | [ \t]{{1,4}}[0-9]
          | [ ]?,[^\r\n]{{0,16}}[0-9]
          | (?<=[.])[ ] | (?<=said|says|rote|sked|lied),[ ] | [年월] | $ ) )""",
    re.VERBOSE,
)
_MOST_WORDS: Final = 4
_OPENERS: Final = {"<": ">", "[": "]", "(": ")"}
_JOINT: Final = lazily(
    r"[ \u00a0]?[,|@\u00b7\u2022\u2013\u2014-][ \u00a0]?|[ \u00a0\t]+(?:(?:at|on|um|am|le|el|il)[ ])?"
)
_AFTER_STAMP: Final = lazily(r"\s{0,3}(?:([-\u2013\u2014|,\u00b7:>])\s{1,3})?")
_SAID: Final = lazily(r"[ ](?:said|says|wrote|writes|asked|replied|answered)[ ]?[,:](?=\s|$)")
_ASIDE: Final = lazily(r"[ ]?[\[(<]([\w@.+/-]{3,40})[\])>]")  # a number or an address, "(she/her)"
_COLON: Final = lazily(r"[ \u00a0]?(?::(?=\s|$|[*_<])|\uff1a|:(?=[^\x00-\x7f]))")
_SIGN: Final = lazily(r"(\t)\s{0,3}|[ ]?([|>\u00bb\u203a]{1,2})[ \t]{1,3}|[ ]([-\u2013\u2014])[ ]")

# A time written out: its numbers, and words of dates between and behind them.
_NUMBER: Final = lazily(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{3,17}[0-9](?:Z\b|[+-][0-9]{2}:?[0-9]{2})?|[+-][0-9]{2}:?[0-9]{2}(?![0-9])"
    r"|[0-9]{1,2}h[0-9]{2}(?![0-9])|[0-9]{1,4}(?:[-/.:][0-9]{1,4}){0,3}(?:[.,][0-9]{3}(?![0-9]))?(?:st|nd|rd|th|\u00ba)?(?![^\W_])\.?Z?"
    r"|[0-9]{1,4}"
)
_CLOSING: Final = lazily(
    r"\s?(?:[AaPp](?:\.\s?)?[Mm]\b\.?|Uhr\b|[Hh](?:rs)?\b|UTC\b|GMT\b|Z\b|[A-Z]{2,3}ST?\b(?=[ ]?[:|-])|[年月日년월일])"
)
_HALF: Final = lazily("上午|下午|中午|凌晨|早上|晚上|午前|午後|오전|오후")
_DATE_WORD: Final = lazily(r"([^\W\d_]{1,14})\.?")
_BETWEEN: Final = lazily(r"[,]?[ \u00a0\u202f]{0,2}")
_LONGEST: Final = 72


def read_head(text: str, line: Line) -> Head | None:
    """Take a line apart as the head of a message; None where it cannot be one.

    >>> text = "- **Mara** (2023-05-25 13:52): hi"
    >>> head = read_head(text, Line(0, 0, len(text), True))
    >>> text[head.name_start:head.name_end], head.stamp, text[head.body:], head.strength == TIMED
    ('Mara', '2023-05-25 13:52', 'hi', True)
    """
    at, end = line.start, line.end
    if _MAYBE.match(text, at, end) is None:
        return None
    shape = ""
    for _ in range(2):
        lead = _LEAD.match(text, at, end)
        if lead is None or (lead["number"] and (dated := find_stamp(text, at, end)) and dated[1] > lead.end()):
            break  # "8. Mai 2023, 13:56" is no eighth item
        shape += {"quote": ">", "title": "=", "item": "-", "number": "1"}[lead.lastgroup or "item"]
        at = lead.end()
    if not shape and line.start - line.begin > 3:
        shape = " "
    lead_end, at = at, _skip(text, at, end)
    stamp = find_stamp(text, at, end)
    if stamp is not None:
        behind = _AFTER_STAMP.match(text, _skip(text, stamp[2], end), end)
        if behind is None or behind.end() >= end or (text[stamp[2] - 1].isalnum() and behind.end() == stamp[2]):
            return None
        shape += f"T{behind[1] or ''}"
        lead_end = at = behind.end()
    return _read_name(text, (lead_end, at), end, shape, stamp)


def _skip(text: str, at: int, end: int) -> int:
    """Return the place behind marks of emphasis."""
    marks = _EMPHASIS.match(text, at, end)
    return marks.end() if marks else at


def _read_name(text: str, at: tuple[int, int], end: int, shape: str, stamp: tuple[int, int, int] | None) -> Head | None:
    """Read a name, from at[0] on with marks and from at[1] on without them, and what stands behind it."""
    start = _skip(text, at[1], end)
    bold = start > at[0]
    closer = _OPENERS.get(text[start : start + 1], "")
    if closer:
        start += 1
        while start < end and text[start] in " @+%":
            start += 1
    stop = start
    for _ in range(_MOST_WORDS):
        word = _WORD.match(text, stop, end)
        if word is None:
            return None
        stop = word.end()
        if bold:
            while stop > start + 1 and text[stop - 1] == "_":
                stop -= 1
        after = _skip(text, stop, end)
        parted = bold and after > stop
        if closer and text[after : after + 1] == closer:
            after, parted = _skip(text, after + 1, end), True
        elif closer:
            if text[after : after + 1] != " ":
                return None
            stop = after + 1
            continue
        head = _read_sign(text, (start, stop, after), end, shape + ("N" if not parted else f"N{closer or '*'}"), stamp)
        if head is not None:
            return head
        if parted or text[stop : stop + 1] not in (" ", "\u00a0"):
            return None
        stop += 1
    return None


def _read_sign(
    text: str, name: tuple[int, int, int], end: int, shape: str, before: tuple[int, int, int] | None
) -> Head | None:
    """Read what stands behind a name: a time, and the sign that parts it from the words."""
    start, stop, at = name
    stamp = text[before[0] : before[1]] if before else ""
    bracketed = False
    if (aside := _ASIDE.match(text, at, end)) and not _is_stamp(aside[1]):
        at = aside.end()
    if before is None and at < end and text[at] not in ":\uff1a":
        joint = _JOINT.match(text, at, end)
        inside = _skip(text, joint.end() if joint else at, end)
        found = find_stamp(text, inside, end) if joint or text[at] in "[(" else None
        if found is not None:
            stamp = text[found[0] : found[1]]
            bracketed = text[found[0] - 1] in "[("
            at, shape = _skip(text, found[2], end), shape + "t"
    strength = TIMED if stamp else MARKED
    parted = shape[-1] in "*])>" or bracketed
    # a dot behind capitals or a single letter belongs to the sign: "MARA. Come in."
    dotted = text[stop - 1] == "." and text[start : stop - 1].isupper() and at == stop
    closer = ""
    if said := _SAID.match(text, at, end):
        shape, at = shape + "said", said.end()
    elif colon := _COLON.match(text, at, end):
        shape, at = shape + ":", _skip(text, colon.end(), end)
        if shape == "N:":
            return None  # the plain form, which others read
    elif at >= end:
        if not (stamp or parted or shape[0] == "=" or text[start:stop].isupper()):
            return None
        strength = max(strength - (shape == "N"), LOOSE)
        shape += "$"
    elif sign := _SIGN.match(text, at, end):
        shape, at = shape + "".join(filter(None, sign.groups())), sign.end()
        strength = TIMED if stamp else LOOSE
    elif dotted and text[at : at + 1].isspace():
        stop, shape, strength = stop - 1, shape + ".", LOOSE
    elif parted and text[at : at + 1].isspace():
        shape += " "
        strength = TIMED if stamp else MARKED if shape[-2] == "*" else LOOSE
    else:
        return None
    while at < end and text[at].isspace():
        at += 1
    if shape.endswith("said") and end - at > 1 and text[at] + text[end - 1] in ('""', "\u201c\u201d"):
        at, closer = at + 1, text[end - 1]
    return Head(shape, strength, start, stop, at, stamp, closer)


def find_stamp(text: str, at: int, end: int) -> tuple[int, int, int] | None:
    """Return (start, stop, behind) of the time that stands at `at`, in brackets or not; None where none does.

    >>> text = "Thu, 25 May 2023 at 1:52 pm Mara: hi"
    >>> start, stop, behind = find_stamp(text, 0, len(text))
    >>> text[start:stop]
    'Thu, 25 May 2023 at 1:52 pm'
    """
    if at >= end:
        return None
    if text[at] in "[(":
        start = at + 1
        stop = _bracketed(text, at, end)
        if stop < 0:
            return None
        second = stop + 2 if text[stop + 1 : stop + 3] == " [" else -1
        more = _bracketed(text, second, end) if second > 0 else -1
        stop = max(stop, more)
        return start, stop, stop + 1
    stop = _scan(text, at, end)
    return (at, stop, stop) if stop > at and _is_stamp(text[at:stop]) else None


def _bracketed(text: str, at: int, end: int) -> int:
    """Return where the bracket at `at`, which holds a time, closes; -1 where it holds none."""
    stop = text.find(_OPENERS[text[at]], at, min(end, at + 56))
    return stop if stop > at and _is_stamp(text[at + 1 : stop]) else -1


def _is_stamp(words: str) -> bool:
    return is_time(words) or (not words.isascii() and "年" in words)


def _scan(text: str, at: int, end: int) -> int:
    """Return where the numbers and words of a date or time that begin at `at` end: behind the last number."""
    last = at
    reach = min(end, at + _LONGEST)
    for _ in range(14):
        if number := _NUMBER.match(text, at, reach):
            at = last = number.end()
            while closing := _CLOSING.match(text, at, reach):
                at = last = closing.end()
        elif half := _HALF.match(text, at, reach):
            at = half.end()
        else:
            word = _DATE_WORD.match(text, at, reach)
            if word is None or fold(word[1]) not in _words():
                break
            at = word.end()
        gap = _BETWEEN.match(text, at, reach)
        at = gap.end() if gap else at
    return last


@cache
def _words() -> frozenset[str]:
    """Return the folded words that stand in a written time: months, weekdays, what joins them."""
    return date_words() | frozenset(MONTHS) | {"de", "of"}
