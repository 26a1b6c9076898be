r"""The records that say what a memory is as a whole, and those that say where its documents begin and where it ends.

    AAAK 3 algorithm 1          the format, and the version of the way from text to memory
    title Boiler
    date 2025-03-04
    offsets utf16               the unit of all places, where it is not code points
    documents none              the memory knows of no documents
    half-life 20.0              turns until a message weighs half
    option chunk_size 400       an option that is not the one of `DEFAULTS`
    W the text is empty         a warning
    D +2 2025-03-05 | Tea       a document begins here (counted from the end of the zettel before): its date, its title
    END +12 chunks+3            what follows the last place, and how many more chunks there were than zettels

`DEFAULTS` belong to the format: they stay when the defaults of `compress` change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from zettelpy.codec.lines import Line, Scanner, shown
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.fields import MOST_DIGITS
from zettelpy.errors import ZettelError
from zettelpy.options import Options, is_date
from zettelpy.types import Meta

FIRST: Final = "AAAK 3 algorithm "
END: Final = "END"
GAP: Final = 2  # code points between two documents: the blank line that joins them
DEFAULTS: Final = Options(
    chunk_size=800,
    chunk_overlap=100,
    date=None,
    title=None,
    min_entity_frequency=1,
    min_topic_frequency=1,
    stop_words=(),
    temperature=0.5,
    tunnel_threshold=0.3,
    tunnel_top_k=3,
    dedupe=False,
    dedupe_threshold=0.9,
    verbose_labels=False,
    keep_source=True,
)
_FIRST: Final = re.compile(rf"AAAK 3 algorithm ([0-9]{{1,{MOST_DIGITS}}})")
_INTEGER: Final = re.compile(rf"[0-9]{{1,{MOST_DIGITS}}}")
_SIGNED: Final = re.compile(rf"[+-][0-9]{{1,{MOST_DIGITS}}}")
_END: Final = re.compile(rf"END(?: ([+-][0-9]{{1,{MOST_DIGITS}}}))?(?: chunks([+-][0-9]{{1,{MOST_DIGITS}}}))?")


def write_header(meta: Meta, *, documents: bool) -> Iterator[str]:
    """Yield the records before the zettels, warnings last; `documents` is False where the memory knows of none."""
    yield f"{FIRST}{meta.algorithm}"
    if meta.title is not None:
        yield f"title {fields.text(meta.title)}"
    if meta.date is not None:
        yield f"date {meta.date}"
    if meta.offsets != "codepoint":
        yield f"offsets {meta.offsets}"
    if not documents:
        yield "documents none"
    if meta.half_life_turns is not None:
        yield f"half-life {meta.half_life_turns!r}"
    for name in Options.__slots__:
        value = getattr(meta.options, name)
        if value != _default(meta, name):
            yield f"option {name}{_option(value)}"
    for warning in meta.warnings:
        yield f"W {fields.text(warning)}"


def _default(meta: Meta, name: str) -> object:
    """Return what an option is where no record says otherwise: title and date are those of the memory."""
    return {"title": meta.title, "date": meta.date}.get(name, getattr(DEFAULTS, name))


def _option(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return " yes" if value else " no"
    if isinstance(value, tuple):
        return f" {fields.items(value)}"
    return f" {fields.text(value)}" if isinstance(value, str) else f" {value!r}"


class Header:
    """What the records of a header say, as they are read one by one."""

    def __init__(self) -> None:
        self.said: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.warnings: list[str] = []
        self._lines: list[Line] = []

    def read(self, kind: str, scan: Scanner) -> None:
        """Take in one record; fail where it is none or says again what was said."""
        self._lines.append(Line(scan.number, scan.line))
        line, start = scan.line, len(kind) + 1
        if kind == "W":
            self.warnings.append(fields.read_text(scan, start, len(line)))
            return
        if kind == "option":
            name, value = self._read_option(scan)
            if name in self.options:
                scan.fail(f"the option {name} stands a second time", start)
            self.options[name] = value
            return
        if kind in self.said:
            scan.fail(f"a second record {kind}", 0)
        self.said[kind] = _read(kind, scan, start)

    def _read_option(self, scan: Scanner) -> tuple[str, Any]:
        _, _, rest = scan.line.partition(" ")
        name, blank, raw = rest.partition(" ")
        at = len("option ") + len(name) + 1
        if name not in Options.__slots__:
            scan.fail(f"unknown option {shown(name)}", len("option "))
        if not blank:
            value: Any = None
        elif name == "stop_words":
            value = fields.read_items(scan, at, len(scan.line))
        elif name in ("title", "date"):
            value = fields.read_text(scan, at, len(scan.line))
        elif raw in ("yes", "no"):
            value = raw == "yes"
        elif _INTEGER.fullmatch(raw):
            value = int(raw)
        else:
            value = _number(scan, at)
        try:
            DEFAULTS.but(**{name: value})
        except ZettelError as error:
            scan.fail(f"the option {name} cannot be {shown(raw)}: {error}", at)
        return name, value

    def check_written(self, meta: Meta) -> None:
        """Fail where the records are not those that the format writes for what they say."""
        due = list(write_header(meta, documents=bool(meta.documents)))
        for line, written in zip(self._lines, due, strict=False):
            check_written(Scanner(line), written)
        if len(due) != len(self._lines):
            line = self._lines[min(len(due), len(self._lines) - 1)]
            Scanner(line).fail(
                "a record of the header that says what holds anyway, or one that is missing behind it", 0
            )

    def settings(self) -> Options:
        """Return the options that the header tells."""
        named = {"title": self.said.get("title"), "date": self.said.get("date")}
        return DEFAULTS.but(**{**named, **self.options})


def check_written(scan: Scanner, written: str) -> None:
    """Fail where a record is not written in the one way in which it can be."""
    line = scan.line
    if written != line:
        at = next(
            (k for k, (a, b) in enumerate(zip(written, line, strict=False)) if a != b), min(len(written), len(line))
        )
        due, there = (shown(text[max(0, at - 10) : at + 20]) for text in (written, line))
        scan.fail(f"not the one way to write this, which is {due} instead of {there}", at)


KINDS: Final = ("AAAK", "title", "date", "offsets", "documents", "half-life", "option", "W")


def _read(kind: str, scan: Scanner, start: int) -> Any:
    raw = scan.line[start:]
    if kind == "AAAK":
        match = _FIRST.fullmatch(scan.line)
        return int(match[1]) if match else scan.fail(f"the first line must be {FIRST}and a number", 0)
    if kind == "title":
        return fields.read_text(scan, start, len(scan.line))
    if kind == "date":
        return raw if is_date(raw) else scan.fail(f"the date {shown(raw)} is no date of the calendar", start)
    if kind == "half-life":
        return _number(scan, start) or scan.fail("a half-life is above 0", start)
    known = {"offsets": "utf16", "documents": "none"}[kind]
    return raw if raw == known else scan.fail(f"{kind} can only be {known}, got {shown(raw)}", start)


def _number(scan: Scanner, at: int) -> float:
    number = fields.number(raw := scan.line[at:])
    return scan.fail(f"{shown(raw)} is no number", at) if number is None else number


class DocumentRecord(NamedTuple):
    """Where a document begins, relative to the end of the zettel before; how far its end lies from where it is looked
    for (before the next document, or at the end of all); its date and title."""

    start: int
    end: int
    date: str | None
    title: str | None


def write_document(record: DocumentRecord) -> str:
    """Return the content of the record."""
    words = ["D", f"{record.start:+d}"]
    words += [f"e{record.end:+d}"] if record.end else []
    words += [record.date] if record.date is not None else []
    return " ".join(words) + ("" if record.title is None else fields.BAR + fields.text(record.title))


def read_document(scan: Scanner) -> DocumentRecord:
    """Read the content of a record; fail where it is none."""
    spans = fields.split_fields(scan, 2, 0)
    title = fields.read_text(scan, *spans[1]) if len(spans) == 2 else None
    words = scan.line[: spans[0][1]].split(" ")[1:]
    start = words.pop(0) if words else ""
    end = words.pop(0)[1:] if words and words[0].startswith("e") else "+0"
    date = words.pop(0) if words else None
    if words or not (_SIGNED.fullmatch(start) and _SIGNED.fullmatch(end)) or (date is not None and not is_date(date)):
        scan.fail("a document is D, where it begins (+2), perhaps e+1, perhaps its date", 0)
    return DocumentRecord(int(start), int(end), date, title)


def write_end(rest: int, chunks: int) -> str:
    """Return the last record: what follows the last place of a zettel, and the chunks that are no zettels."""
    return END + (f" {rest:+d}" if rest else "") + (f" chunks{chunks:+d}" if chunks else "")


def read_end(scan: Scanner) -> tuple[int, int]:
    """Read the last record; fail where it is none."""
    match = _END.fullmatch(scan.line)
    if match is None:
        scan.fail("the last record is END, perhaps with +12 and chunks+3", 0)
    return int(match[1] or 0), int(match[2] or 0)
