r"""Items of a list into the places where they begin: lists run on in one line, and lists of short lines.

    1.) Fill the tank 2.) Close the lid      a. now b. later      i. one ii. two      • salt • oil

A mark opens an item if the list began at the opening of a sentence and the mark goes on from the one before in the same
style (1, 2, 3; a, b; i, ii). A mark behind a word such as `and` or `der` is a number of the sentence ("der 1. und der
2. Versuch"). Lines are items where there are three or more, all short, none with a stop.

One pass over the text, begun only where a mark opens it or follows a colon; time is linear.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.abbreviations import MONTHS
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold

_BULLETS: Final = "•‣◦⁃▪●∙"
_MARK: Final = lazily(
    r"""
        (?<!\S) (?: (?P<open>\()? (?: (?P<number>[0-9]{1,3}) | (?P<letter>[a-z]|[ivx]{2,4}) ) (?P<close>\.?\)|\.) )
        (?=\s+(?P<next>\w+))
    """,
    re.VERBOSE,
)
_OPENED: Final = ".!?:;…\n\r"  # behind one of these and white space, a list may begin
_REACH: Final = 1000  # characters from one item to the next
_LONGEST: Final = 24  # characters of a line that is an item by itself
_LEAST_LINES: Final = 3
_UNITS: Final = {"i": 1, "v": 5, "x": 10}
_STOPPED: Final = lazily(r"[.!?…。！？;:,،؛,—–-]\s*$|[.!?…。！？؟।۔։]\s", re.MULTILINE)
_WORD: Final = lazily(r"[^\W\d_]+$")


# Words that go on with what stands before a number: "der 1. und der 2. Versuch".
_JOINTS: Final = frozenset(
    "and or to the a an of in on for with by from at no und oder der die das dem den des im am vom zum zur von mit fur "
    "bei et ou le la les un une du de au aux en y o el los las del con para e os as da do dos um uma com il lo gli una "
    "di per и или в на с к по за".split()
)


@cache
def _stop_words() -> frozenset[str]:
    """Return the folded words that no line of a list begins or ends with."""
    return stop_words_for(("en", "de", "fr", "es", "pt", "it", "ru"))


@cache
def _months() -> frozenset[str]:
    return frozenset(map(fold, MONTHS.split()))


def item_openings(text: str, start: int, end: int) -> list[int]:
    """Return where the items of the lists in text[start:end] begin, but for the first of each list; in order.

    >>> text = "1.) Fill the tank 2.) Close the lid"
    >>> item_openings(text, 0, len(text)), item_openings("The 1. and the 2. try", 0, 21)
    ([18], [])
    """
    while start < end and text[start].isspace():
        start += 1
    if start >= end:
        return []
    if text[start] in _BULLETS:
        return _bullets(text, start, end)
    if text.find("\n", start, end) >= 0:
        lines = _short_lines(text, start, end)
        if lines:
            return lines
    first = _first_mark(text, start, end)
    return _marks(text, start, first, end) if first >= 0 else []


def _bullets(text: str, start: int, end: int) -> list[int]:
    bullet, found = text[start], []
    at = text.find(bullet, start + 1, end)
    while at >= 0:
        if text[at - 1].isspace():
            found.append(at)
        at = text.find(bullet, at + 1, end)
    return found


def _short_lines(text: str, start: int, end: int) -> list[int]:
    count = text.count("\n", start, end) + 1
    if end - start > count * (_LONGEST + 2) or _STOPPED.search(text, start, end):
        return []
    lines, at = [], start
    for line in text[start:end].splitlines(keepends=True):
        body = line.strip()
        if body:
            words = body.split()
            if len(body) > _LONGEST or not body[0].isalpha() or {fold(words[0]), fold(words[-1])} & _stop_words():
                return []
            lines.append(at)
        at += len(line)
    return lines[1:] if len(lines) >= _LEAST_LINES else []


def _first_mark(text: str, start: int, end: int) -> int:
    """Return where a mark opens the text or follows a colon, -1 if none does."""
    if _MARK.match(text, start, end):
        return start
    at = text.find(": ", start, end)
    while at >= 0:
        if _MARK.match(text, at + 2, end):
            return at + 2
        at = text.find(": ", at + 2, end)
    return -1


def _marks(text: str, start: int, first: int, end: int) -> list[int]:
    lists: dict[tuple[str, str], tuple[int, int]] = {}  # style -> value expected next, where the last item begins
    found = []
    for match in _MARK.finditer(text, first, end):
        if match["open"] and match["close"] != ")":
            continue
        if match["number"] and match["close"] == "." and fold(match["next"]) in _months():
            continue
        opens = _opens(text, start, match.start())
        for kind, value in _values(match):
            style = (kind, (match["open"] or "") + match["close"])
            expected, last = lists.get(style, (0, 0))
            if value == expected and match.start() - last < _REACH and not _is_joined(text, last, match.start()):
                lists[style] = (value + 1, match.start())
                found.append(match.start())
                break
            if opens and (value == 1 or kind == "number"):
                lists[style] = (value + 1, match.start())
    return found


def _values(match: re.Match[str]) -> list[tuple[str, int]]:
    """Return what the mark may count as: (kind of numeral, value)."""
    if match["number"]:
        return [("number", int(match["number"]))]
    sign = match["letter"]
    values = []
    if set(sign) <= _UNITS.keys():
        total = 0
        for one, behind in zip(sign, (*sign[1:], ""), strict=True):
            total += -_UNITS[one] if behind and _UNITS[behind] > _UNITS[one] else _UNITS[one]
        values.append(("roman", total))
    if len(sign) == 1:
        values.append(("letter", ord(sign) - ord("a") + 1))
    return values


def _opens(text: str, start: int, at: int) -> bool:
    """Tell whether a list may begin at `at`: at the start, behind a terminator or a line end."""
    return at == start or text[at - 1] in "\n\r" or (at - 2 >= start and text[at - 2] in _OPENED)


def _is_joined(text: str, last: int, at: int) -> bool:
    """Tell whether the text between two marks is no item: empty, or broken off behind a joining word."""
    body = text[max(last + 2, at - 40) : at].strip().strip(").")
    word = _WORD.search(body)
    return not any(map(str.isalpha, body)) or (word is not None and fold(word[0]) in _JOINTS)
