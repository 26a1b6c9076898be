"""The lines of a file into a memory: records first, each for itself, then what they say of one another.

Damage is a finding with line and column: the first is raised where `strict`, all are warnings otherwise. What is not
whole is left out. Places count from the zettel before, so behind a lost zettel they are not known and left out as
well.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from zettelpy.codec.lines import Damage, Line, Scanner, shown
from zettelpy.codec.v3 import links
from zettelpy.codec.v3.assemble import Found, assemble
from zettelpy.codec.v3.chain import TEXT, Record, kind_of, unseal
from zettelpy.codec.v3.header import END, KINDS, check_written, read_document, read_end, write_document, write_end
from zettelpy.codec.v3.packed import OWNER, TEXT_MARK, Unpacked, write_owner
from zettelpy.codec.v3.zettels import read_zettel, write_zettel
from zettelpy.errors import DecodeError
from zettelpy.types import Memory

# The parts of a file in their order, by the kind of record; places are told in those up to `_PLACED`.
_PLACED: Final = 2
_PLACES: Final = frozenset({"D", "Z", OWNER})
_ORDER: Final = dict.fromkeys(KINDS, 0) | {
    "source": 1,
    "D": 2,
    "Z": 2,
    "S": 2,
    "M": 2,
    "C": 3,
    "E": 4,
    "T": 5,
    END: 6,
}

_NAMES: Final = dict.fromkeys(KINDS, "a record of the header") | {
    "W": "a warning",
    "source": "the beginning of the text",
    "D": "a document",
    "Z": "a zettel",
    "S": "a line of the text",
    "M": "a message",
    "C": "a contradiction",
    "E": "a name",
    "T": "a tunnel",
    END: "the end",
}
_VERSION: Final = re.compile("AAAK ([0-9]+)(?![^ ])")


def decode_v3(lines: Sequence[Line], damage: Damage) -> Memory:
    """Return the memory that the lines of a version 3 file hold."""
    found = Found()
    version = _VERSION.match(lines[0].text)
    if version is not None and version[1] != "3":
        number = shown(version[1])
        raise DecodeError(f"unknown version {number}: versions 1, 2 and 3 can be read", line=lines[0].number, column=6)
    _check_lines(lines, damage)
    records, lost = unseal(lines, damage)
    if lost is not None:
        found.lose(lost, places=_places_lost(records, lines, lost))
    found.last = lines[-1].number
    for record in _in_order(records, lines, found, damage):
        if record.orphan:
            found.text_lost = True
            continue
        scan = Scanner(Line(record.number, record.content))
        try:
            _READERS[record.kind](scan, record, found, damage)
        except DecodeError as error:
            damage.add(error)
            found.text_lost |= record.kind in TEXT
            found.documents_lost |= record.kind == "D"
            if record.kind in ("Z", "T"):
                found.lose(record.number, places=record.kind == "Z")
    return assemble(found, damage)


def _check_lines(lines: Sequence[Line], damage: Damage) -> None:
    """Report what can be told from the look of the lines; fail where there are two files or no line ends."""
    before = lines[0]
    if before.number > 1:
        damage.note("an empty line before this one: the header must be the first line", before.number)
    if "\r" in before.text:
        raise DecodeError("the lines end in CR alone: convert the line ends to LF", line=before.number)
    for line in lines[1:]:
        if line.text.startswith("AAAK ") and line.text != before.text:
            why = "two files run together, as after a careless merge; decode them one by one"
            raise DecodeError(f"a second header: {why}", line=line.number)
        if line.number > before.number + 1:
            damage.note("an empty line before this one", line.number)
        before = line


def _places_lost(records: Sequence[Record], lines: Sequence[Line], number: int) -> bool:
    """Tell whether places may be lost where, from a line on, records may be missing: unless their part is over, by the
    whole records before and by any line behind."""
    at = bisect_left(records, number, key=lambda record: record.number)
    before = next((record.kind for record in reversed(records[:at]) if _ORDER.get(record.kind, 2) != 2), "AAAK")
    behind = lines[bisect_left(lines, number, key=lambda line: line.number) :]
    return _ORDER[before] <= _PLACED or any(kind_of(line.text) in _PLACES for line in behind)


def _in_order(records: Sequence[Record], lines: Sequence[Line], found: Found, damage: Damage) -> Iterator[Record]:
    """Yield the records of a known kind; report the others, those out of the order of the parts, and a missing end."""
    before = "AAAK"
    ended = False
    for record in records:
        part = _ORDER.get(record.kind)
        if part is None:
            damage.note(f"a line of no known kind: {shown(record.kind)}", record.number)
            continue
        if part < _ORDER[before] or before == END or (before == "D" and record.kind in TEXT):
            what = f"{_NAMES[record.kind]} ({record.kind}) cannot stand behind {_NAMES[before]} ({before})"
            damage.note(f"{what}: the parts of a file have an order", record.number)
        ended = ended or record.kind == END
        before = record.kind
        yield record
    if not ended:
        found.lose(lines[-1].number + 1, places=_ORDER[before] <= _PLACED)
    if not ended and kind_of(lines[-1].text) != END:  # where it is there and not whole, that was told
        damage.note(f"the file ends without {END}: its last lines are missing", lines[-1].number, len(lines[-1].text))


def _header(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    found.header.read(record.kind, scan)


def _source(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    if found.text is not None:
        scan.fail("the beginning of the text (source) stands a second time", 0)
    digest = record.content.removeprefix(OWNER).removeprefix(f" {TEXT_MARK}")
    check_written(scan, write_owner(digest or None))
    found.text = Unpacked()
    found.own(record.number, digest or None)


def _zettel(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    zettel = read_zettel(scan, damage)
    if damage.strict:
        check_written(scan, write_zettel(zettel))
    if zettel.more and zettel.place is None:
        damage.note("further places of a zettel that has none of its own, left out", record.number)
    if zettel.times == max(1, len(zettel.more) + (zettel.place is not None)):
        damage.note(f"the count x{zettel.times} says what the places say, left out", record.number)
    if zettel.id in found.zettels:
        scan.fail(f"the id {shown(zettel.id)} stands a second time", 2)
    found.zettels[zettel.id] = (record.number, zettel)
    found.own(record.number, zettel.digest)


def _text(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    if found.text is None:
        if not found.text_lost:
            why = f"the line {OWNER}, with which it begins, is missing or damaged"
            damage.note(f"the packed text is left out: {why}", record.number)
        found.text_lost = True
        return
    found.owners[-1][2].append(record.content)
    check_written(scan, found.text.read(record.kind, scan))


def _document(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    document = read_document(scan)
    check_written(scan, write_document(document))
    found.documents.append((record.number, len(found.zettels), document))


def _contradiction(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    read = links.read_contradiction(scan)
    check_written(scan, links.write_contradiction(read))
    found.contradictions.append((record.number, read))


def _name(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    code, name = links.read_name(scan)
    check_written(scan, links.write_name(code, name))
    if code in found.codes or name in found.names:
        scan.fail(f"the code {shown(code)} or the name {shown(name)} stands a second time", 2)
    if found.codes and code < next(reversed(found.codes)):
        damage.note("the names do not stand in the order of their codes", record.number)
    found.codes[code] = name
    found.names[name] = None


def _tunnel(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    tunnel = links.read_tunnel(scan)
    check_written(scan, links.write_tunnel(*tunnel))
    found.tunnels.append((record.number, tunnel))


def _end(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    rest, chunks = read_end(scan)
    check_written(scan, write_end(rest, chunks))
    found.end = (record.number, rest, chunks)


_Reader = Callable[[Scanner, Record, Found, Damage], Any]
_READERS: Final[dict[str, _Reader]] = {
    **dict.fromkeys(KINDS, _header),
    OWNER: _source,
    "Z": _zettel,
    "S": _text,
    "M": _text,
    "D": _document,
    "C": _contradiction,
    "E": _name,
    "T": _tunnel,
    END: _end,
}
