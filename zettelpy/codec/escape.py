r"""Text into fields that share a line, and back: `unescape(escape(text)) == text` for any string.

A field is escaped with backslashes: `\\`, `\n` and `\r` everywhere, a backslash before each character that would end
the field, `\_` for a space in a topic. Lone surrogates and NUL are written `\ud83d`, `\u0000`: so the result can be
saved as UTF-8 and git takes it for text. Nothing else is touched: U+2028, U+0085 and the like stay as they are, since
only `\n` ends a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

_PLAIN: Final = MappingProxyType({"\\": "\\", "n": "\n", "r": "\r"} | {mark: mark for mark in '"|,+;=:_'})
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.?))", re.DOTALL)


class Alphabet:
    r"""What has to be escaped in one kind of field: `marks` beside backslash and line ends, and spaces where `spaces`.

    >>> print(QUOTE.escape('say "a|b"\n'), TOPIC.escape("a, b|c"), sep="   ")
    say \"a|b\"\n   a\,\_b\|c
    """

    __slots__ = ("_find", "_written")

    def __init__(self, marks: str, *, spaces: bool = False) -> None:
        self._written = {"\\": r"\\", "\n": r"\n", "\r": r"\r"} | {mark: "\\" + mark for mark in marks}
        if spaces:
            self._written[" "] = r"\_"
        self._find = re.compile("[" + re.escape("".join(self._written)) + "\0\ud800-\udfff]")

    def escape(self, text: str) -> str:
        """Return `text` as it stands in the field."""
        return self._find.sub(self._write, text)

    def _write(self, match: re.Match[str]) -> str:
        return self._written.get(match[0]) or f"\\u{ord(match[0]):04x}"


HEADER: Final = Alphabet("|")  # date and title in the FILE: line
KEY: Final = Alphabet("=;")  # a code in the E: line
NAME: Final = Alphabet(";=")  # a name in the E: line
ID: Final = Alphabet(":|")
CODE: Final = Alphabet("+|")  # a code in a record or in the FILE: line
TOPIC: Final = Alphabet(",|", spaces=True)
QUOTE: Final = Alphabet('"')
LABEL: Final = Alphabet("")  # the label of a tunnel: the rest of its line


def unescape(raw: str, unknown: Callable[[re.Match[str]], str], *, spaces: bool = False) -> str:
    r"""Return the text that a field stands for. `unknown` is called for an escape that means nothing: it raises, or
    returns what to put there. With `spaces`, `\_` is a space (in topics), else an underscore.

    One pass from left to right, so that `\\_` is a backslash and an underscore.

    >>> unescape(r"c\\tmp\\_x\_second", str, spaces=True) == "c\\tmp\\_x second"
    True
    """
    if "\\" not in raw:
        return raw

    def read(match: re.Match[str]) -> str:
        if match[1]:
            return chr(int(match[1], 16))
        if spaces and match[2] == "_":
            return " "
        plain = _PLAIN.get(match[2])
        return unknown(match) if plain is None else plain

    return _ESCAPE.sub(read, raw)
