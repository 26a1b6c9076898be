"""The lines of a file into a memory: records first, each for itself, then what they say of one another.

Damage is a finding with line and column: the first is raised where `strict`, all are warnings otherwise. What is not
whole is left out. Places count from the zettel before, so behind a lost zettel they are not known and left out as
well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from zettelpy.codec.lines import Damage, Line, Scanner, shown
from zettelpy.codec.v3 import links
from zettelpy.codec.v3.assemble import Found, assemble
from zettelpy.codec.v3.chain import TEXT, Record, unseal
from zettelpy.codec.v3.header import END, KINDS, read_document, read_end, write_document, write_end
from zettelpy.codec.v3.packed import OWNER, Unpacked
from zettelpy.codec.v3.zettels import read_zettel, write_zettel
from zettelpy.errors import DecodeError
from zettelpy.types import Memory

# The parts of a file in their order, by the kind of record.
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

_VERSION: Final = re.compile("AAAK ([0-9]+)(?![^ ])")


def decode_v3(lines: Sequence[Line], damage: Damage) -> Memory:
    """Return the memory that the lines of a version 3 file hold."""
    found = Found()
    version = _VERSION.match(lines[0].text)
    if version is not None and version[1] != "3":
        number = shown(version[1])
        raise DecodeError(f"unknown version {number}: versions 1, 2 and 3 can be read", line=lines[0].number, column=6)
    for before, line in pairwise(lines):
        if line.number > before.number + 1:
            damage.note("an empty line before this one", line.number)
    records, lost = unseal(lines, damage)
    if lost is not None:
        found.lose(lost)
    for record in _in_order(records, lines, damage):
        scan = Scanner(Line(record.number, record.content))
        try:
            _READERS[record.kind](scan, record, found, damage)
        except DecodeError as error:
            damage.add(error)
            found.text_lost |= record.kind in TEXT
            found.documents_lost |= record.kind == "D"
            if record.kind == "Z":
                found.lose(record.number)
    return assemble(found, damage)


def _in_order(records: Sequence[Record], lines: Sequence[Line], damage: Damage) -> Iterator[Record]:
    """Yield the records up to `END`; report those of no known kind, out of their part, behind the end, and no end."""
    reached = 0
    for k, record in enumerate(records):
        part = _ORDER.get(record.kind)
        if part is None:
            damage.note(f"a line of no known kind: {shown(record.kind)}", record.number)
        elif part < reached:
            damage.note(f"a record {record.kind} that does not belong here", record.number)
        else:
            reached = max(reached, part)
            yield record
        if record.kind == END:
            if k + 1 < len(records):
                why = "two files run together, or an end that was moved"
                damage.note(f"lines behind {END}: {why}", records[k + 1].number)
            return
    damage.note(f"the file ends without {END}: its last lines are missing", lines[-1].number, len(lines[-1].text))


def _check_written(scan: Scanner, written: str) -> None:
    """Fail where a record is not written in the one way in which it can be."""
    if written != scan.line:
        at = next((k for k, (a, b) in enumerate(zip(written, scan.line, strict=False)) if a != b), len(written))
        scan.fail(f"not as the format writes it, which is {shown(written[max(0, at - 10) :])}", at)


def _header(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    found.header.read(record.kind, scan)


def _source(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    digest = record.content.removeprefix(OWNER).removeprefix(" text:")
    found.text = Unpacked()
    found.own(record.number, digest or None)
    _check_written(scan, OWNER + (f" text:{digest}" if digest else ""))


def _zettel(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    zettel = read_zettel(scan, damage)
    if damage.strict:
        _check_written(scan, write_zettel(zettel))
    if zettel.id in found.zettels:
        scan.fail(f"the id {shown(zettel.id)} stands a second time", 2)
    found.zettels[zettel.id] = (record.number, zettel)
    found.own(record.number, zettel.digest)


def _text(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    if found.text is None:
        if not found.text_lost:
            damage.note(f"packed text in a file without the record {OWNER}", record.number)
        found.text_lost = True
        return
    found.owners[-1][2].append(record.content)
    found.text.read(record.kind, scan)


def _document(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    document = read_document(scan)
    _check_written(scan, write_document(document))
    found.documents.append((len(found.zettels), document))


def _contradiction(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    read = links.read_contradiction(scan)
    _check_written(scan, links.write_contradiction(read))
    found.contradictions.append((record.number, read))


def _name(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    code, name = links.read_name(scan)
    _check_written(scan, links.write_name(code, name))
    if code in found.codes or name in found.names:
        scan.fail(f"the code {shown(code)} or the name {shown(name)} stands a second time", 2)
    if found.codes and code < next(reversed(found.codes)):
        damage.note("the names do not stand in the order of their codes", record.number)
    found.codes[code] = name
    found.names[name] = None


def _tunnel(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    tunnel = links.read_tunnel(scan)
    _check_written(scan, links.write_tunnel(*tunnel))
    found.tunnels.append((record.number, tunnel))


def _end(scan: Scanner, record: Record, found: Found, damage: Damage) -> None:
    found.end = read_end(scan)
    _check_written(scan, write_end(*found.end))


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
