"""The one tree of errors: everything that zettelpy raises on purpose is a `ZettelError`.

Each class also derives from the built-in that a caller would expect, so `except ValueError` works as well.
"""

from __future__ import annotations


class ZettelError(Exception):
    """Root of every error raised by zettelpy."""


class ArgumentTypeError(ZettelError, TypeError):
    """An argument has the wrong type. The message says what to pass."""


class ArgumentValueError(ZettelError, ValueError):
    """An argument has the right type and an impossible value. The message says what to pass."""


class SourceError(ZettelError, ValueError):
    """A text is not the one that a memory was made from."""


class DecodeError(ZettelError, ValueError):
    """A text is not well-formed AAAK.

    `line` and `column` count from 1; `reason` says what is wrong there.

    >>> str(DecodeError("no header", line=1, column=1))
    'line 1, column 1: no header'
    """

    def __init__(self, reason: str, *, line: int, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.reason = reason
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[object, ...]:
        return _decode_error, (self.reason, self.line, self.column)


def _decode_error(reason: str, line: int, column: int) -> DecodeError:
    return DecodeError(reason, line=line, column=column)
