"""Text for people: lines that fit a terminal, in columns as wide as they look, and bold only where it shows.

Widths come from frozen ranges, not from `unicodedata`, whose answers change between Python versions: the same memory
prints the same lines everywhere. Source of the ranges: UAX #11, East Asian Width, classes W and F, in blocks.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

from zettelpy.cli.writing import plain
from zettelpy.text.lazily import lazily
from zettelpy.text.words import MARKS

WIDE: Final = (
    "\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60"
    "\uffe0-\uffe6\U0001f300-\U0001f64f\U0001f680-\U0001f6ff\U0001f900-\U0001faff\U00020000-\U0003fffd"
)
WIDE_RUN: Final = lazily(f"[{WIDE}]")
NO_WIDTH: Final = lazily(f"[{MARKS}\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff\U000e0020-\U000e007f]")
NARROW_PIECE: Final = lazily("[ ]+|[^ ]+")
PIECE: Final = lazily(rf"[ ]+|[{WIDE}]|[^ {WIDE}]+")  # where a line may end: at spaces and between wide characters
WIDEST: Final = 100
USUAL: Final = 80


def width() -> int:
    """Return the columns to fill: those of the terminal up to 100, or of COLUMNS, or 80."""
    return max(40, min(WIDEST, screen()))


def screen() -> int:
    """Return the columns of the screen as `shutil.get_terminal_size` tells them, which takes longer to load."""
    try:
        wide = int(os.environ["COLUMNS"])
    except (KeyError, ValueError):
        wide = 0
    if wide > 0:
        return wide
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or USUAL  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):  # no stdout, a closed one, or one that is no terminal
        return USUAL


def columns(text: str) -> int:
    """Return how many columns a text takes on a terminal.

    >>> columns("abc"), columns("灯台"), columns("e\u0301")
    (3, 4, 1)
    """
    if text.isascii():
        return len(text)
    return len(text) + len(WIDE_RUN.findall(text)) - len(NO_WIDTH.findall(text))


def wrap(text: str, room: int) -> list[str]:
    """Return a text as lines of at most `room` columns; its own line ends stay, what would act on a terminal shows.

    >>> wrap("the queue moved to Postgres", 12)
    ['the queue', 'moved to', 'Postgres']
    """
    lines: list[str] = []
    for line in plain(text.replace("\r\n", "\n")).expandtabs(4).split("\n"):
        lines.extend(_wrap_line(line.rstrip(), room))
    return lines


def _wrap_line(line: str, room: int) -> list[str]:
    lines: list[str] = []
    parts: list[str] = []
    used = 0
    for piece in (NARROW_PIECE if line.isascii() else PIECE).findall(line):
        size = columns(piece)
        if used + size > room:
            if parts and "".join(parts).strip():
                lines.append("".join(parts).rstrip())
            parts, used = [], 0
            if piece.startswith(" "):
                continue
            *full, piece = _cut(piece, room) if size > room else [piece]
            lines.extend(full)
            size = columns(piece)
        parts.append(piece)
        used += size
    lines.append("".join(parts).rstrip())
    return lines


def _cut(word: str, room: int) -> list[str]:
    """Cut a word into pieces of at most `room` columns."""
    pieces: list[str] = []
    start = used = 0
    for i, char in enumerate(word):
        size = columns(char)
        if used + size > room:
            pieces.append(word[start:i])
            start, used = i, 0
        used += size
    return [*pieces, word[start:]]


def clip(text: str, room: int) -> str:
    """Return a text on one line of at most `room` columns, the cut marked.

    >>> clip("We go with Postgres for the ingest queue.", 20)
    'We go with Postgres…'
    """
    line = plain(" ".join(text.split()))
    if columns(line) <= room:
        return line
    used = 0
    for i, char in enumerate(line):
        used += columns(char)
        if used > room - 1:
            return line[:i].rstrip() + "…"
    return line


def hanging(head: str, text: str, room: int) -> Iterator[str]:
    """Yield a text behind a head, in lines of at most `room` columns, the further ones indented alike.

    >>> print(*hanging("why  ", "the queue moved to Postgres", 20), sep="\\n")
    why  the queue moved
         to Postgres
    """
    first, *rest = wrap(text, max(1, room - columns(head))) or [""]
    yield head + first
    yield from (" " * columns(head) + line for line in rest)


def pad(text: str, room: int) -> str:
    """Return a text filled with spaces to `room` columns."""
    return text + " " * max(0, room - columns(text))


def bold(text: str, output: str) -> str:
    """Return a text in bold if it goes to a terminal and NO_COLOR is not set."""
    if output != "-" or os.environ.get("NO_COLOR") or sys.stdout is None or not sys.stdout.isatty():
        return text
    return f"\x1b[1m{text}\x1b[0m"
