"""Offsets in code points into offsets in UTF-16 code units, and back, without walking the text for each one.

Between the two lies the number of characters outside the Basic Multilingual Plane that stand before: two units each.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import check_text
from zettelpy.text.lazily import lazily
from zettelpy.types import UNITS

_ASTRAL: Final = lazily("[\U00010000-\U0010ffff]")


def check_unit(value: object) -> str:
    """Return the value of the argument `offsets` if it names a unit, else raise."""
    if not isinstance(value, str):
        raise ArgumentTypeError(f"offsets must be 'codepoint' or 'utf16', got {type(value).__name__}")
    if value not in UNITS:
        raise ArgumentValueError(f"offsets must be 'codepoint' or 'utf16', got {value!r}")
    return check_text("offsets", value)


class Ruler:
    """The offsets of a text in both units. Built in one pass, then each conversion is a binary search.

    >>> ruler = Ruler("a🔥b")
    >>> [ruler.to_utf16(offset) for offset in range(4)]
    [0, 1, 3, 4]
    >>> [ruler.from_utf16(offset) for offset in range(6)]
    [0, 1, None, 2, 3, None]
    """

    __slots__ = ("_astral", "_units", "length")

    def __init__(self, text: str) -> None:
        self.length = len(text)
        self._astral = [match.start() for match in _ASTRAL.finditer(text)]
        self._units = [start + before for before, start in enumerate(self._astral)]

    def to_utf16(self, offset: int) -> int | None:
        """Return an offset in UTF-16 code units, None where it lies behind the end of the text."""
        return offset + bisect_left(self._astral, offset) if offset <= self.length else None

    def from_utf16(self, offset: int) -> int | None:
        """Return an offset in code points, None where it lies behind the end or inside a character."""
        before = bisect_left(self._units, offset)
        if before and self._units[before - 1] + 1 == offset:
            return None
        return offset - before if offset - before <= self.length else None
