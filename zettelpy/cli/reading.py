"""Files and stdin into text, and text into a memory. Every fault names the file and, within it, the place.

A memory argument is AAAK, known by its first line, or plain text, which is compressed on the fly. Text is UTF-8, or
UTF-16 or UTF-32 with a byte order mark. Line ends are kept and the mark is not, so that offsets are those of
`open(path, encoding="utf-8-sig", newline="").read()`.
"""

from __future__ import annotations

import argparse
import codecs
import os
import re
import sys
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Unpack

import zettelpy
from zettelpy.cli.failure import CommandError
from zettelpy.cli.writing import complain, plain
from zettelpy.errors import DecodeError, SourceError
from zettelpy.options import CompressOptions
from zettelpy.text.lazily import lazily
from zettelpy.types import CUT, Memory, Zettel

if TYPE_CHECKING:
    from zettelpy.passages.cutting import Passage

STDIN: Final = "-"
RECORD: Final = lazily("^[^ \n][^\n]* #[a-z2-7]{8}\r?$", re.MULTILINE)  # a line of version 3
RECORDS: Final = 2  # so many tell a memory whose first line is damaged or lost
HEADER_FIELDS: Final = 3  # bars at least in the FILE: line of versions 1 and 2, and how far to look for them
HEADER_REACH: Final = 2000
LINE_END: Final = lazily("\r\n|\r|\n")
MARKS: Final = (  # the longer marks first: one of UTF-32 begins like one of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
QUOTE_WORDS: Final = 8
NUL_SHARE: Final = 10  # more than one byte in so many is NUL: no text that a person wrote


@dataclass(frozen=True)
class Loaded:
    """A memory, the name of the file it came from, and where its text stands."""

    memory: Memory
    name: str
    decoded: bool  # from AAAK rather than from text
    text_name: str | None  # by which to speak of the text: its file, or where it is packed; None where there is none
    line_starts: tuple[int, ...]
    packed: bool = False  # the text stands in the AAAK: its lines are those of no file

    def line(self, offset: int) -> int:
        """Return the number of the line, from 1, in which an offset of the text stands."""
        return bisect_right(self.line_starts, offset)

    def quote_start(self, zettel: Zettel) -> int | None:
        """Return the offset at which the quote of a zettel begins, None where the text is not there."""
        source, start, end = self.memory.meta.source, zettel.source_start, zettel.source_end
        if source is None or start is None or end is None:
            return None
        # A quote may be cut and has its white space folded: its first words are enough to find it by.
        words = zettel.quote.removesuffix(CUT).split(" ")[:QUOTE_WORDS]
        found = re.compile(r"\s+".join(map(re.escape, words))).search(source, start, end)
        return found.start() if found else start

    def quote_line(self, zettel: Zettel) -> int | None:
        """Return the line on which the quote of a zettel begins, None where the text is not there."""
        start = self.quote_start(zettel)
        return None if start is None else self.line(start)

    def said_on(self, offset: int | None) -> str | None:
        """Return the day on which the words at an offset of the text were said, None where it is not known.

        The date of a zettel may be another: one that its words name, such as a day of the weeks to come.
        """
        if offset is None or self.memory.meta.source is None:
            return None
        at = bisect_right(self._passages, offset, key=lambda passage: passage.start) - 1
        return self._passages[at].date if at >= 0 else None

    @cached_property
    def _passages(self) -> list[Passage]:
        """The passages that stand in the text, in its order."""
        from zettelpy.passages.index import index_of  # here, so that --help does not load the engine

        placed = (passage for passage in index_of(self.memory).passages if passage.start < passage.end)
        return sorted(placed, key=lambda passage: passage.start)


def load_memory(args: argparse.Namespace) -> Loaded:
    """Read the memory that the arguments name, and the text of a decoded one where `--source` names it."""
    if args.memory == args.source == STDIN:
        raise CommandError("the memory and --source cannot both come from stdin")
    text, name = read_text(args.memory)
    if not is_aaak(text):
        if args.source is not None:
            raise CommandError(f"{name} is a text, and --source gives a memory in AAAK its text: leave --source out")
        return compress_loaded(text, name, date=args.date)
    if args.date is not None:
        raise CommandError(f"{name} is a memory already, and --date dates a text: leave --date out")
    return decode_loaded(text, name, source=args.source, offsets=args.offsets)


def compress_loaded(text: str, name: str, **options: Unpack[CompressOptions]) -> Loaded:
    """Return the memory of a text that was read from `name`."""
    return _loaded(zettelpy.compress(text, **options), name, False, name, text)


def decode_loaded(text: str, name: str, *, source: str | None = None, offsets: str = "codepoint") -> Loaded:
    """Return the memory that AAAK read from `name` holds; `source` is the path of the text that it was made from."""
    source_name = None
    if source is not None:
        source, source_name = read_text(source)
    try:
        # Offsets in UTF-16 units become code points only against the text.
        memory = zettelpy.decode(text, offsets=offsets, source=source if offsets == "utf16" else None)
        if source is not None:
            memory = zettelpy.with_source(memory, source)
    except DecodeError as error:
        raise CommandError(f"{name}:{error.line}:{error.column}: {error.reason}") from None
    except SourceError as error:
        raise CommandError(f"{source_name} is not the text of {name}: {error}") from None
    return _loaded(memory, name, True, source_name, source)


def _loaded(memory: Memory, name: str, decoded: bool, text_name: str | None, text: str | None) -> Loaded:
    for warning in memory.meta.warnings:
        complain(f"zettelpy: {name}: {warning}")
    packed = text is None and memory.meta.source is not None
    if packed:
        text, text_name = memory.meta.source, f"text in {name}"
    starts = (0, *(match.end() for match in LINE_END.finditer(text or "")))
    return Loaded(memory, name, decoded, text_name, starts, packed)


def is_aaak(text: str) -> bool:
    """Tell whether a text is a memory in AAAK, sound or damaged, by its first lines.

    >>> is_aaak("AAAK 3 is a format"), is_aaak("E ANA | Ana #qxmhkn2e\\nEND #woyy7l5v")
    (False, True)
    >>> is_aaak("AAAK 3 algorithm 1 #gbfw3hse"), is_aaak("FILE:001||||v2"), is_aaak("FILE: the report"), is_aaak("")
    (True, True, False, False)
    """
    head = text[:HEADER_REACH].lstrip()
    if head.startswith("<<<<<<<"):  # the mark of a merge conflict: decoding says so, compressing would hide it
        head = head.partition("\n")[2]
    line = head.partition("\n")[0]
    if len(RECORD.findall(head)) >= (1 if line.startswith("AAAK ") else RECORDS):
        return True
    return line.startswith("FILE:") and line.count("|") >= HEADER_FIELDS


def read_text(path: str) -> tuple[str, str]:
    """Return the text of a file, or of stdin for `-`, and the name by which to speak of it."""
    name = "stdin" if path == STDIN else plain(path)
    text = _decode(_read_stdin() if path == STDIN else _read_file(path, name), name)
    if not text.strip():
        raise CommandError(f"{name} holds no text" if text else f"{name} is empty")
    return text, name


def _read_file(path: str, name: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise CommandError(f"cannot read {name or 'a file without a name'}: {error.strerror}") from None
    except ValueError:  # a NUL in the name
        raise CommandError(f"cannot read {name}: no file can have this name") from None


def _read_stdin() -> bytes:
    if sys.stdin is None or sys.stdin.closed:
        raise CommandError("cannot read stdin: it is closed")
    if sys.stdin.isatty():
        end = "Ctrl-Z and Enter" if os.name == "nt" else "Ctrl-D"
        complain(f"zettelpy: reading from the terminal; end with {end}")
    stream: Any = getattr(sys.stdin, "buffer", sys.stdin)
    try:
        data = stream.read()
    except OSError as error:
        raise CommandError(f"cannot read stdin: {error.strerror}") from None
    return data.encode("utf-8", "surrogatepass") if isinstance(data, str) else bytes(data)


def _decode(data: bytes, name: str) -> str:
    encoding = next((encoding for mark, encoding in MARKS if data.startswith(mark)), "utf-8-sig")
    if encoding == "utf-8-sig" and data.count(0) * NUL_SHARE > len(data):
        raise CommandError(f"{name} is binary, or UTF-16 without a byte order mark: pass a text in UTF-8")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        # The codecs that take the mark off count from behind it in some cases; the bytes they saw tell where it is.
        start = error.start + len(data) - len(error.object)
        kind = encoding.removesuffix("-sig").upper()
        raise CommandError(
            f"{name} is not {kind} text: byte 0x{data[start]:02x} at offset {start} ({error.reason})"
        ) from None
