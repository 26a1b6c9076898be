r"""Texts, lists and numbers as they stand in a record, and back: `read(write(value)) == value` for every value.

A record is fields joined by ` | `; in a list, items are joined by `, `. A backslash stands before a bar (and in a list
before a comma) that belongs to the text. Line ends, tabs and other controls, marks that turn the direction of writing
round, and halves of surrogate pairs are written as escapes, so that nothing acts on a terminal, in a diff or in git.
Every value has one way to be written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from zettelpy.codec.lines import Scanner

BAR: Final = " | "
MOST_DIGITS: Final = 30  # of an integer
_NUMBER: Final = re.compile(r"[0-9][0-9.e+-]{0,30}")
EMPTY: Final = r"\e"  # an item that is the empty string
_NAMED: Final = {"\\": r"\\", "\n": r"\n", "\r": r"\r", "\t": r"\t", "|": r"\|"}
_READ: Final = {"\\": "\\", "n": "\n", "r": "\r", "t": "\t", "|": "|", ",": ",", "s": " "}
# Controls, line and paragraph separator, marks of direction, the byte order mark, halves of surrogate pairs.
_HIDDEN: Final = "\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff"
_TEXT: Final = re.compile(rf"[\\|{_HIDDEN}]")
_ITEM: Final = re.compile(rf"[\\|,{_HIDDEN}]")
_WORD: Final = re.compile(rf"[\\| {_HIDDEN}]")
_SOURCE: Final = re.compile(rf"[\\{_HIDDEN}]")
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-f]{4})|(.?))", re.DOTALL)
_FIELD: Final = re.compile(r"[^\\|]*+(?:\\.[^\\|]*+)*+", re.DOTALL)
_ENTRY: Final = re.compile(r"[^\\,]*+(?:\\.[^\\,]*+)*+", re.DOTALL)


def _write(match: re.Match[str]) -> str:
    char = match[0]
    named = _NAMED.get(char)
    if named is not None:
        return named
    return {",": r"\,", " ": r"\s"}.get(char) or f"\\u{ord(char):04x}"


def plain(value: str) -> bool:
    r"""Tell at once of most texts that nothing hidden and no backslash is in them, so that they are written as is.

    Everything hidden is of a kind that `str.isprintable` denies (so are other blanks, which then are looked at).

    >>> plain("Grüße, 山"), plain("a\tb"), plain("a\\b")
    (True, False, False)
    """
    return value.isprintable() and "\\" not in value


def text(value: str) -> str:
    r"""Return a text as it stands in a field.

    >>> print(text("a|b\tc\u202e"))
    a\|b\tc\u202e
    """
    if "\\" not in value and value.replace("\n", "").isprintable():
        return value.replace("\n", r"\n").replace("|", r"\|")
    return _TEXT.sub(_write, value)


def word(value: str) -> str:
    r"""Return a text as a word of a field: it holds no blank. An empty one is `\e`.

    >>> print(word("k9"), word("my id"), word(""))
    k9 my\sid \e
    """
    if value.isalnum():
        return value
    return _WORD.sub(_write, value) or EMPTY


def items(values: Sequence[str]) -> str:
    r"""Return texts as a list.

    >>> print(items(("Ana", "ACME, Inc.", "")))
    Ana, ACME\, Inc., \e
    """
    joined = ", ".join(values)
    if joined.count(",") == len(values) - 1 and "" not in values and "|" not in joined and plain(joined):
        return joined
    return ", ".join([_ITEM.sub(_write, value) or EMPTY for value in values])


def source(value: str) -> str:
    """Return a piece of the source as it stands behind `S `."""
    return value if plain(value) else _SOURCE.sub(_write, value)


def number(raw: str) -> float | None:
    """Return the finite float that a word is, None where it is none.

    >>> number("0.35"), number("1e999"), number("-1"), number("")
    (0.35, None, None, None)
    """
    try:
        value = float(raw) if _NUMBER.fullmatch(raw) else float("nan")
    except ValueError:
        return None
    return value if value - value == 0.0 else None


def count(raw: str) -> int | None:
    """Return the integer that a word of digits is, None where it is none or has more than `MOST_DIGITS`."""
    return int(raw) if raw.isascii() and raw.isdigit() and len(raw) <= MOST_DIGITS else None


# Reading ---------------------------------------------------------------------------------------------------------


def split_fields(scan: Scanner, most: int, start: int) -> list[tuple[int, int]]:
    """Return the spans of the fields from `start` on, at most `most` of them; fail where a bar is not as it must be."""
    line = scan.line
    spans = []
    at = start
    if "\\" not in line:
        parts = line[start:].split(BAR)
        if len(parts) <= most and line.count("|", start) == len(parts) - 1:  # each bar stands between two fields
            for part in parts:
                spans.append((at, at + len(part)))
                at += len(part) + len(BAR)
            return spans
    while True:
        match = _FIELD.match(line, at)
        end = match.end() if match else at
        if line.startswith("\\", end):
            scan.fail("a backslash at the end of the record escapes nothing", end)
        if end == len(line):
            spans.append((at, end))
            return spans
        if line[end - 1 : end + 2] != BAR or end - 1 < at:
            scan.fail(r"a bar that is neither ' | ' between two fields nor written \|", end)
        spans.append((at, end - 1))
        if len(spans) == most:
            scan.fail(f"more than {most} fields", end)
        at = end + 2


def read_text(scan: Scanner, start: int, end: int) -> str:
    """Return the text that line[start:end] stands for."""
    raw = scan.line[start:end]
    if "\\" not in raw:
        return raw
    if r"\\" not in raw:  # each backslash begins an escape: the commonest are read at once
        common = raw.replace(r"\n", "\n").replace(r"\|", "|")
        if "\\" not in common:
            return common

    def read(match: re.Match[str]) -> str:
        if match[1]:
            return chr(int(match[1], 16))
        plain = _READ.get(match[2])
        if plain is None:
            scan.fail(f"{match[0]!a} is no escape", start + match.start())
        return plain

    return _ESCAPE.sub(read, raw)


def read_word(scan: Scanner, start: int, end: int) -> str:
    """Return the text that a word stands for."""
    return "" if scan.line[start:end] == EMPTY else read_text(scan, start, end)


def read_items(scan: Scanner, start: int, end: int) -> tuple[str, ...]:
    """Return the texts of a list."""
    raw = scan.line[start:end]
    if not raw:
        return ()
    if "\\" not in raw:
        return tuple(raw.split(", "))
    found = []
    at = start
    while True:
        match = _ENTRY.match(scan.line, at, end)
        stop = match.end() if match else at
        found.append(read_word(scan, at, stop))
        if stop == end:
            return tuple(found)
        if not scan.line.startswith(", ", stop) or stop + 2 > end:
            scan.fail(r"a comma that is neither ', ' between two items nor written \,", stop)
        at = stop + 2
