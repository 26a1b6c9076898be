r"""Read AAAK version 1: the layout of version 2 without a version mark, an E: line and escapes.

    FILE:001|ALC|2026-06-12|Auth design
    001:ALC+BBB|jwt_review|"We use "JWT" tokens."|0.46|trust|DECISION
    T:001<->002|ALC

The quote reaches from the first quotation mark of the line to the last. Topics are split at `_`, so a topic of several
words comes back as several topics. Names are lost: every code stands for itself.
"""

from __future__ import annotations

from zettelpy.codec.lines import Damage, Line, Scanner
from zettelpy.codec.reading import (
    RECORD,
    Header,
    Place,
    assemble,
    check_ids,
    check_quote,
    read_tail,
    read_tunnels,
    read_weight,
    second_header,
)
from zettelpy.errors import DecodeError
from zettelpy.types import Memory, Zettel


def decode_v1(header: Header, lines: list[Line], damage: Damage, place: Place) -> Memory:
    """Read the lines behind the header of a version 1 file."""
    zettels: dict[str, Zettel] = {}
    tunnel_lines: list[Line] = []
    records = [line for line in lines if RECORD.match(line.text)]
    check_ids(records, damage)
    for line in lines:
        if RECORD.match(line.text):
            try:
                zettel = _zettel(line, zettels, damage, place)
            except DecodeError as error:
                damage.add(error)
            else:
                zettels[zettel.id] = zettel
        elif line.text.startswith("T:"):
            tunnel_lines.append(line)
        elif line.text.startswith("FILE:"):
            raise second_header(line)
        elif line.text.startswith("E:"):
            damage.note("an E: line belongs to version 2, and the header does not say v2", line.number)
        else:
            damage.note("a line that is neither a zettel nor a tunnel", line.number)
    tunnels = read_tunnels(tunnel_lines, zettels, damage, escaped=False)
    codes = dict.fromkeys(code for zettel in zettels.values() for code in zettel.entities)
    return assemble(header, zettels.values(), len(records), tunnels, [(code, code) for code in codes], damage, place)


def _zettel(line: Line, known: dict[str, Zettel], damage: Damage, place: Place) -> Zettel:
    scan = Scanner(line)
    name = scan.digits("an id")
    if name in known:
        scan.fail(f"the id {name} stands a second time", 0)
    scan.take(":", "a colon behind the id")
    codes = scan.plain()[1]
    scan.take("|", "a bar before the topics")
    topics = scan.plain()[1]
    scan.take("|", "a bar before the quote")
    scan.take('"', "a quotation mark")
    end = line.text.rfind('"')
    if end < scan.at:
        scan.fail("the quote does not end", scan.at - 1)
    start, quote = scan.at, line.text[scan.at : end]
    scan.at = end + 1
    scan.take("|", "a bar before the weight")
    weight = read_weight(scan)
    tail = read_tail(scan, damage, place)
    check_quote(quote, tail.span, place, damage, line.number, start - 1)
    return Zettel(
        name,
        entities=tuple(code for code in codes.split("+") if code),
        topics=tuple(topic for topic in topics.split("_") if topic),
        quote=quote,
        weight=weight,
        emotions=tail.emotions,
        flags=tail.flags,
        source_start=tail.span[0] if tail.span else None,
        source_end=tail.span[1] if tail.span else None,
    )
