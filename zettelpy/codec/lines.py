"""AAAK text into numbered lines, and a line into fields that know their column. Only `\\n` ends a line.

What is wrong goes to `Damage`: in strict mode the first finding is raised, otherwise every finding becomes a warning
that names its line and column, and reading goes on. Scanning is one pass with possessive patterns: linear in the text.
"""

from __future__ import annotations

import re
from itertools import count
from typing import Final, NamedTuple, NoReturn

from zettelpy.codec.escape import unescape
from zettelpy.errors import DecodeError

_CONFLICT: Final = ("<<<<<<<", "|||||||", "=======", ">>>>>>>")
_BLANK: Final = ("\n\n", "\n ", "\n\t", "\r")  # a line that may hold nothing, or ends in another way
_DIGITS: Final = re.compile("[0-9]+")
MOST_DIGITS: Final = 15  # longer numbers are no offsets and no counts


class Line(NamedTuple):
    """A line of the text: its number from 1, and its characters without the line end."""

    number: int
    text: str


class Damage:
    """What is wrong with a text: raised at once where `strict`, else kept as findings."""

    __slots__ = ("findings", "strict")

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self.findings: list[DecodeError] = []

    @property
    def warnings(self) -> list[str]:
        """The findings as messages, in the order in which they were made."""
        return [str(finding) for finding in self.findings]

    def note(self, reason: str, line: int, at: int = 0) -> None:
        """Report a finding at offset `at` of a line."""
        self.add(DecodeError(reason, line=line, column=at + 1))

    def add(self, error: DecodeError) -> None:
        """Report an error that a scanner raised."""
        if self.strict:
            raise error
        self.findings.append(error)


def split_lines(text: str) -> list[Line]:
    """Return the lines that hold something; a byte order mark and the CR of CRLF line ends are put aside.

    Raise `DecodeError` where nothing is there, and where git left the marks of a merge conflict: then the text holds
    two versions of itself, and reading either would lose the other.

    >>> [line.number for line in split_lines("FILE:000||||v2\\n\\nE:A=Ana\\n")]
    [1, 3]
    """
    body = text.removeprefix("\ufeff")
    if body[:1] in ("", "\n", " ", "\t") or any(mark in body for mark in _BLANK):
        numbered = enumerate(body.split("\n"), 1)
        lines = [Line(number, line.removesuffix("\r")) for number, line in numbered if line.strip(" \t\r")]
    else:
        lines = list(map(Line, count(1), body.removesuffix("\n").split("\n")))
    if not lines:
        raise DecodeError("the text is empty: AAAK begins with a header", line=1)
    if not lines[0].text.startswith(("AAAK ", "FILE:", *_CONFLICT)):
        raise DecodeError(
            "no header: the first line of a memory begins with AAAK 3, or in versions 1 and 2 with FILE:",
            line=lines[0].number,
        )
    for line in lines if any(mark in text for mark in _CONFLICT) else ():
        if line.text.startswith(_CONFLICT):
            reason = f"merge conflict at line {line.number}: it begins with {line.text[:7]}; resolve it, then decode"
            raise DecodeError(reason, line=line.number)
    return lines


def shown(text: str) -> str:
    """Return a piece of the input for use in a message: quoted, in ASCII on one line, and short.

    >>> shown("a\\nb"), len(shown("x" * 1000))
    ("'a\\\\nb'", 45)
    """
    return ascii(text if len(text) <= 40 else text[:40] + "...")


def _run(stops: str) -> re.Pattern[str]:
    """Return a pattern for what goes up to an unescaped stop, or to a backslash that ends the line."""
    plain = "[^" + re.escape("\\" + stops) + "]*+"
    return re.compile(rf"{plain}(?:\\.{plain})*+", re.DOTALL)


TO_BAR: Final = _run("|")
TO_QUOTE: Final = _run('"')
TO_PLUS: Final = _run("+|")
TO_COMMA: Final = _run(",|")
TO_SEMICOLON: Final = _run(";")
TO_EQUALS: Final = _run("=;")


class Scanner:
    """A place in a line, moving to the right. Every failure is a `DecodeError` with line and column."""

    __slots__ = ("at", "line", "number")

    def __init__(self, line: Line, at: int = 0) -> None:
        self.number, self.line = line
        self.at = at

    def fail(self, reason: str, at: int | None = None) -> NoReturn:
        """Raise `DecodeError` for offset `at` of the line, or for the place reached."""
        raise DecodeError(reason, line=self.number, column=(self.at if at is None else at) + 1)

    def ahead(self, mark: str) -> bool:
        """Tell whether `mark` stands here."""
        return self.line.startswith(mark, self.at)

    def take(self, mark: str, what: str) -> None:
        """Go past `mark`, which must stand here."""
        if not self.line.startswith(mark, self.at):
            self.fail(f"{what} expected")
        self.at += len(mark)

    def digits(self, what: str) -> str:
        """Go past a run of ASCII digits and return it."""
        match = _DIGITS.match(self.line, self.at)
        if match is None:
            self.fail(f"{what} expected: digits")
        if len(match[0]) > MOST_DIGITS:
            self.fail(f"{what} has more than {MOST_DIGITS} digits")
        self.at = match.end()
        return match[0]

    def run(self, pattern: re.Pattern[str]) -> tuple[int, int]:
        """Go up to the next unescaped stop and return the span of what was passed, still escaped."""
        match = pattern.match(self.line, self.at)
        if match is not None:  # each pattern matches at least the empty string
            start, self.at = match.span()
        if self.ahead("\\"):
            self.fail("a backslash at the end of the line escapes nothing")
        return start, self.at

    def items(self, pattern: re.Pattern[str], separator: str) -> list[tuple[int, int]]:
        """Return the spans of the items up to the end of the field; an empty field has none."""
        spans = [self.run(pattern)]
        while self.ahead(separator):
            self.at += 1
            spans.append(self.run(pattern))
        return [] if len(spans) == 1 and spans[0][0] == spans[0][1] else spans

    def plain(self) -> tuple[int, str]:
        """Return where the field begins that ends at the next bar or the end of the line, and its characters."""
        start = self.at
        end = self.line.find("|", start)
        self.at = len(self.line) if end < 0 else end
        return start, self.line[start : self.at]

    def read(self, start: int, end: int, *, spaces: bool = False) -> str:
        """Return the text that line[start:end] stands for."""

        def unknown(match: re.Match[str]) -> str:
            self.fail(f"{shown(match[0])} is no escape", start + match.start())

        return unescape(self.line[start:end], unknown, spaces=spaces)
