"""Results out: bytes to stdout or a file, complaints to stderr, JSON in one fixed form.

Everything is UTF-8 with `\\n`, whatever the locale and the system. A lone surrogate, which UTF-8 cannot hold, is
written as its escape `\\udc80`: in JSON that is exactly the character, elsewhere it is visible.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any, Final

from zettelpy.cli.failure import CommandError
from zettelpy.text.lazily import lazily

# Controls other than tab and line feed, and the marks that reorder text: on a terminal they act instead of showing.
ACTING: Final = lazily("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def plain(text: str) -> str:
    r"""Return a text that is safe to show on a terminal: what would act on it becomes visible.

    >>> print(plain("red \x1b[31m alert"))
    red \x1b[31m alert
    """
    return ACTING.sub(lambda match: match[0].encode("unicode_escape").decode("ascii"), text)


def complain(message: str) -> None:
    """Write a message to stderr, on a line of its own."""
    if sys.stderr is None:
        return
    with contextlib.suppress(OSError, ValueError):  # nobody is listening; that must not change the exit code
        _put(sys.stderr, message.rstrip("\n") + "\n")


def write(text: str, output: str = "-", *, reading: tuple[str | None, ...] = ()) -> None:
    """Write a text, ended by a line feed, to stdout or to the file `output`; never over one of the files `reading`."""
    if not text.endswith("\n"):
        text += "\n"
    if output == "-":
        _put_stdout(text)
        return
    name = plain(output)
    for path in reading:
        if path and path != "-" and os.path.exists(output) and os.path.samefile(path, output):
            raise CommandError(f"--output {name} would overwrite the input: name another file")
    try:
        with open(output, "wb") as file:
            file.write(_bytes(text))
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandError(f"cannot write {name or 'a file without a name'}: {error.strerror}") from None
    except ValueError:
        raise CommandError(f"cannot write {name}: no file can have this name") from None


def _put_stdout(text: str) -> None:
    if sys.stdout is None or sys.stdout.closed:
        raise CommandError("cannot write stdout: it is closed")
    try:
        _put(sys.stdout, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        drop_stdout()
        raise CommandError(f"cannot write stdout: {error.strerror}") from None


def to_json(value: Any) -> str:
    """Return a value as JSON: sorted keys, two spaces, characters as they are."""
    import json  # here: most output is none

    return json.dumps(value, ensure_ascii=False, allow_nan=False, indent=2, sort_keys=True)


def drop_stdout() -> None:
    """Point stdout at nothing, so that the interpreter does not complain about the closed pipe when it exits."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def _put(stream: Any, text: str) -> None:
    buffer = getattr(stream, "buffer", None)
    stream.flush()
    if buffer is None:  # a stand-in such as io.StringIO
        stream.write(text)
    else:
        buffer.write(_bytes(text))
        buffer.flush()
