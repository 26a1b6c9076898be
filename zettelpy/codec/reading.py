"""What versions 1 and 2 share when read: the header, the fields behind the quote, tunnels, and the Memory they make.

Everything is checked here before a value of `zettelpy.types` is built, so that damage is a finding with a line and a
column and never an error of a constructor.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from zettelpy.codec.escape import unescape
from zettelpy.codec.lines import MOST_DIGITS, TO_BAR, Damage, Line, Scanner, shown
from zettelpy.errors import DecodeError
from zettelpy.options import is_date
from zettelpy.text.offsets import Ruler
from zettelpy.text.quotes import Folded
from zettelpy.types import (
    ALL_EMOTIONS,
    ALL_FLAGS,
    CUT,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Span,
    Tunnel,
    Zettel,
)

RECORD: Final = re.compile("[0-9]+:")  # how the line of a zettel begins
_VERSION: Final = re.compile("[vV][0-9]+")
_WEIGHT: Final = re.compile(r"0*([0-9])(?:\.([0-9]{1,2}))?")
_DIGITS: Final = 3  # of an id at least
_DATE_SIZE: Final = 80  # longer than any date that a person writes
_SPAN: Final = re.compile(rf"([0-9]{{1,{MOST_DIGITS}}})-([0-9]{{1,{MOST_DIGITS}}})")


class Header(NamedTuple):
    """The FILE: line: the line, the version, and its fields with their offsets, still escaped."""

    line: Line
    version: int
    fields: tuple[tuple[int, str], ...]

    def text(self, number: int, damage: Damage) -> str | None:
        """Return a field as text, None where it is empty or unreadable."""
        if number >= len(self.fields) or not self.fields[number][1]:
            return None
        start, raw = self.fields[number]
        if self.version == 1:
            return raw
        try:
            return Scanner(self.line).read(start, start + len(raw)) or None
        except DecodeError as error:
            damage.add(error)
            return unescape(raw, lambda match: match[0])

    def date(self, damage: Damage) -> str | None:
        """Return the date as YYYY, YYYY-MM or YYYY-MM-DD, however it is written; None where none can be read."""
        text = self.text(2, damage)
        if text is None or is_date(text):
            return text
        from zettelpy.text.dates import parse_date  # only here: a date that zettelpy wrote needs no reading of text

        date = parse_date(text) if len(text) <= _DATE_SIZE else None
        if date is None:
            damage.note(f"the date {shown(text)} is no date, left out", self.line.number, self.fields[2][0])
        return date


class Place(NamedTuple):
    """Where spans point: into a source in one of two units, or, without a source, nowhere that could be looked up."""

    source: str | None
    ruler: Ruler | None
    folded: Folded | None
    utf16: bool

    @classmethod
    def of(cls, source: str | None, utf16: bool) -> Place:
        """Return the place of spans that count in one of the two units."""
        if source is None:
            return cls(None, None, None, utf16)
        return cls(source, Ruler(source), Folded(source), utf16)

    def offset(self, written: int) -> int | None:
        """Return a written offset in code points of the source, None where the source has no such place."""
        if self.ruler is None:
            return written
        if self.utf16:
            return self.ruler.from_utf16(written)
        return written if written <= self.ruler.length else None


def check_quote(quote: str, span: Span | None, place: Place, damage: Damage, number: int, at: int) -> None:
    """Report a quote that does not stand in its span of the source, up to the mark of a cut, white space folded."""
    if span is None or place.folded is None:
        return
    if not place.folded.holds(quote.removesuffix(CUT), span):
        damage.note(f"the quote {shown(quote)} is not in the source where the span says", number, at)


def check_ids(lines: Iterable[Line], damage: Damage) -> None:
    """Report ids that do not rise from record to record, and short ones where the file numbers 001, 002, …."""
    ids = [(line.number, line.text[: line.text.index(":")]) for line in lines]
    ids = [(number, name) for number, name in ids if len(name) <= MOST_DIGITS]  # others are told where they are read
    padded = any(name[0] == "0" and len(name) >= _DIGITS for _, name in ids)
    seen: dict[str, None] = {}
    last = "0"
    for number, name in ids:
        if name in seen:
            continue  # told where it is read
        seen[name] = None
        if padded and len(name) < _DIGITS:
            damage.note(f"the id {name} has fewer than {_DIGITS} digits, and other ids have them", number)
        if int(name) < int(last) or (len(seen) > 1 and int(name) == int(last)):
            damage.note(f"the id {name} stands behind {last}: ids rise from record to record", number)
        last = name


def read_header(line: Line, damage: Damage) -> Header:
    """Read the FILE: line. Raise `DecodeError` for a version that is not known here, in either mode.

    Four fields are version 1; five, the last of them `v2`, are version 2. Nothing else is taken for either.
    """
    scan = Scanner(line, len("FILE:"))
    fields = []
    while True:
        start, end = scan.run(TO_BAR)
        fields.append((start, line.text[start:end]))
        if not scan.ahead("|"):
            break
        scan.at += 1
    at, last = fields[-1]
    if last == "v2":
        if len(fields) != 5:
            damage.note(f"the header has {len(fields)} fields, version 2 has 5", line.number)
            fields = [*fields[:-1][:4], *[(at, "")] * (5 - len(fields)), fields[-1]]
        return Header(line, 2, tuple(fields))
    if len(fields) > 4 or _VERSION.fullmatch(last):
        scan.fail(f"unknown version {shown(last)}: versions 1 (no mark) and 2 (v2) can be read", at)
    if len(fields) < 4:
        scan.fail(f"the header names no version and has {len(fields)} fields; version 1 has 4, version 2 has 5", at)
    return Header(line, 1, tuple(fields))


def read_weight(scan: Scanner) -> float:
    """Read the weight: a number from 0 to 1 with at most two decimals."""
    start, field = scan.plain()
    match = _WEIGHT.fullmatch(field)
    hundredths = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")) if match else 101
    if hundredths > 100:
        scan.fail(f"the weight {shown(field)} is no number from 0.00 to 1.00", start)
    return hundredths / 100


class Tail(NamedTuple):
    """What stands behind the weight."""

    emotions: tuple[str, ...]
    flags: tuple[str, ...]
    span: Span | None


def read_tail(scan: Scanner, damage: Damage, place: Place) -> Tail:
    """Read emotions, flags and span; leave out what cannot be read, with a finding for each."""
    scan.take("|", "a bar before the emotions")
    emotions = _labels(scan, damage, "emotion", ALL_EMOTIONS)
    scan.take("|", "a bar before the flags")
    flags = _labels(scan, damage, "flag", ALL_FLAGS)
    span = None
    if scan.ahead("|"):
        scan.at += 1
        start, field = scan.plain()
        span = _span(field, scan.number, start, damage, place)
    if scan.ahead("|"):
        damage.note("the record has more fields than the format", scan.number, scan.at)
    return Tail(emotions, flags, span)


def _labels(scan: Scanner, damage: Damage, kind: str, known: tuple[str, ...]) -> tuple[str, ...]:
    start, field = scan.plain()
    labels = []
    for label in field.split("+") if field else ():
        if label not in known:
            damage.note(f"unknown {kind} {shown(label)}, left out", scan.number, start)
        elif label in labels:
            damage.note(f"the {kind} {label} stands a second time, left out", scan.number, start)
        else:
            labels.append(label)
        start += len(label) + 1
    return tuple(labels)


def _span(field: str, number: int, at: int, damage: Damage, place: Place) -> Span | None:
    match = _SPAN.fullmatch(field)
    if match is None:
        damage.note(f"the span {shown(field)} is not two offsets, left out", number, at)
        return None
    start, end = int(match[1]), int(match[2])
    if end < start:
        damage.note(f"the span {field} ends before it starts, left out", number, at)
        return None
    first, stop = place.offset(start), place.offset(end)
    if first is None or stop is None:
        damage.note(f"the span {field} does not fit the source, left out", number, at)
        return None
    return first, stop


def read_tunnels(lines: Iterable[Line], ids: Mapping[str, Zettel], damage: Damage, *, escaped: bool) -> list[Tunnel]:
    """Read lines `T:001<->002|label`; leave out what cannot be read or is there already, with a finding for each."""
    tunnels: dict[tuple[str, ...], Tunnel] = {}
    for line in lines:
        try:
            tunnel = _read_tunnel(line, ids, escaped)
            ends = tuple(sorted((tunnel.source, tunnel.target)))
            if ends in tunnels:
                Scanner(line).fail(f"the tunnel between {ends[0]} and {ends[1]} stands a second time", len("T:"))
        except DecodeError as error:
            damage.add(error)
        else:
            tunnels[ends] = tunnel
    return list(tunnels.values())


def _read_tunnel(line: Line, ids: Mapping[str, Zettel], escaped: bool) -> Tunnel:
    scan = Scanner(line, len("T:"))
    ends = []
    for what, mark in (("the first id", "<->"), ("the second id", "|")):
        start = scan.at
        ends.append(scan.digits(what))
        if ends[-1] not in ids:
            scan.fail(f"the tunnel leads to no zettel: {ends[-1]}", start)
        scan.take(mark, f"{mark} behind the id")
    if ends[0] == ends[1]:
        scan.fail("the tunnel joins a zettel to itself", len("T:"))
    label = line.text[scan.at :]
    # Labels of other writers are not escaped: what means nothing stays as it is.
    return Tunnel(ends[0], ends[1], unescape(label, lambda match: match[0]) if escaped else label)


def second_header(line: Line) -> DecodeError:
    """Return the error for a FILE: line behind the first: two files run together, and neither is whole."""
    return DecodeError(
        "a second FILE: line: two files run together, as after a careless merge conflict; decode them one by one",
        line=line.number,
    )


def assemble(
    header: Header,
    zettels: Iterable[Zettel],
    seen: int,
    tunnels: Iterable[Tunnel],
    pairs: Iterable[tuple[str, str]],
    damage: Damage,
    place: Place,
) -> Memory:
    """Build the Memory. `seen` is the number of lines that began like a zettel, readable or not."""
    start, field = header.fields[0]
    if not (field.isascii() and field.isdigit() and len(field) <= MOST_DIGITS):
        damage.note(f"the count {shown(field)} is no number", header.line.number, start)
    elif int(field) != seen:
        damage.note(f"the header counts {int(field)} zettels, the file has {seen}", header.line.number, start)
    date, title = header.date(damage), header.text(3, damage)
    zettels = tuple(zettels)
    source = place.source
    documents: tuple[Document, ...] = ()
    messages: tuple[Message, ...] = ()
    if source is not None:
        from zettelpy.text.layout import read_layout  # only here: reading AAAK alone needs no reading of text

        documents = (Document((0, len(source)), title, date),)
        messages = read_layout(source).messages
    meta = Meta(
        source=source,
        title=title,
        date=date,
        warnings=tuple(damage.warnings),
        input_length=max((zettel.source_end or 0 for zettel in zettels), default=0) if source is None else len(source),
        chunk_count=len(zettels),
        documents=documents,
        algorithm=0,  # neither version says
        offsets="utf16" if place.utf16 and source is None else "codepoint",
    )
    return Memory(zettels, tuple(tunnels), EntityIndex(tuple(pairs)), (), messages, meta)
