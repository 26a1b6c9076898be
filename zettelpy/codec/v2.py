r"""AAAK version 2: a memory as a small text, one line a record, that other programs of this kind read too.

    FILE:002|ANA+MRK|2026-06-12|Boiler|v2
    E:ANA=Ana;MRK=Marek
    001:ANA+MRK|boiler,gas\_valve|"Ana: the \"old\" valve stays."|0.46|trust|DECISION|0-147
    002:MRK|boiler|"Marek pays."|0.00|||149-160
    T:001<->002|MRK

Ids are numbers in the order of the zettels, at least three digits. An item that is empty is written `\e`, and a name
that the E: line has no code for is written in full behind `\=`. So `decode(encode(m))` holds the entities, topics,
quotes, weights, emotions, flags, spans, tunnels, title, date and index of `m`, whatever characters they are made of;
what the format has no place for (dates of zettels, raw scores, further spans, contradictions, the source) it does not
hold. Layout: version 2 of zettel-compress; `\e`, `\=` and `\uhhhh` are ours, for what that format cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from zettelpy.codec import escape
from zettelpy.codec.lines import (
    TO_COMMA,
    TO_EQUALS,
    TO_PLUS,
    TO_QUOTE,
    TO_SEMICOLON,
    Damage,
    Line,
    Scanner,
    shown,
)
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
from zettelpy.types import EntityIndex, Memory, Span, Tunnel, Zettel

_EMPTY = r"\e"  # an item that is the empty string
_NAME = r"\="  # what follows is a name, not a code


# -- writing ---------------------------------------------------------------------------------------------------------


def encode_v2(memory: Memory, place: Callable[[Zettel], Span | None]) -> str:
    """Return the memory as version 2; `place(zettel)` is the span to write."""
    meta = memory.meta
    return _render(memory.zettels, memory.tunnels, memory.entity_index, meta.title, meta.date, place)


def render_v2(
    zettels: Sequence[Zettel],
    tunnels: Iterable[Tunnel],
    index: EntityIndex,
    title: str | None = None,
    date: str | None = None,
) -> str:
    """Return a choice of zettels, in the order given, as version 2.

    The index is limited to the names of these zettels, and the tunnels to those with both ends among them.

    >>> print(render_v2([Zettel("k9", ("Ana",), ("tea",), "Ana likes tea.", 0.5)], (), EntityIndex((("ANA", "Ana"),))))
    FILE:001|ANA|||v2
    E:ANA=Ana
    001:ANA|tea|"Ana likes tea."|0.50||
    """
    ids = {zettel.id for zettel in zettels}
    kept = (tunnel for tunnel in tunnels if tunnel.source in ids and tunnel.target in ids)
    names = dict.fromkeys(name for zettel in zettels for name in zettel.entities)
    codes = index.name_to_code
    pairs = tuple((codes[name], name) for name in names if name in codes)
    return _render(zettels, kept, EntityIndex(pairs), title, date, span_of)


def span_of(zettel: Zettel) -> Span | None:
    """Return the span of a zettel as it is, in code points; None where it is unknown."""
    if zettel.source_start is None or zettel.source_end is None:
        return None
    return zettel.source_start, zettel.source_end


def zettel_line(zettel: Zettel, number: str, index: EntityIndex, span: Span | None) -> str:
    """Return the record of a zettel under the id `number`."""
    hundredths = int(zettel.weight * 100 + 0.5)
    fields = [
        "+".join(_code(name, index) for name in zettel.entities),
        ",".join(escape.TOPIC.escape(topic) or _EMPTY for topic in zettel.topics),
        '"' + escape.QUOTE.escape(zettel.quote) + '"',
        f"{hundredths // 100}.{hundredths % 100:02d}",
        "+".join(zettel.emotions),
        "+".join(zettel.flags),
    ]
    if span is not None:
        fields.append(f"{span[0]}-{span[1]}")
    return f"{number}:" + "|".join(fields)


def tunnel_line(source: str, target: str, label: str) -> str:
    """Return the record of a tunnel."""
    return f"T:{source}<->{target}|{escape.LABEL.escape(label)}"


def _code(name: str, index: EntityIndex) -> str:
    code = index.name_to_code.get(name)
    if code is None:
        return _NAME + escape.CODE.escape(name)
    return escape.CODE.escape(code) or _EMPTY


def _render(
    zettels: Sequence[Zettel],
    tunnels: Iterable[Tunnel],
    index: EntityIndex,
    title: str | None,
    date: str | None,
    place: Callable[[Zettel], Span | None],
) -> str:
    ids = {zettel.id: f"{number:03d}" for number, zettel in enumerate(zettels, 1)}
    first: dict[str, None] = {}
    for zettel in zettels:
        first.update(dict.fromkeys(zettel.entities))
        if len(first) >= 3:
            break
    codes = "+".join(_code(name, index) for name in list(first)[:3])
    date, title = escape.HEADER.escape(date or ""), escape.HEADER.escape(title or "")
    lines = [f"FILE:{len(zettels):03d}|{codes}|{date}|{title}|v2"]
    if len(index):
        pairs = (f"{escape.KEY.escape(code)}={escape.NAME.escape(name)}" for code, name in index.pairs)
        lines.append("E:" + ";".join(pairs))
    lines += [zettel_line(zettel, ids[zettel.id], index, place(zettel)) for zettel in zettels]
    lines += [tunnel_line(ids[tunnel.source], ids[tunnel.target], tunnel.label) for tunnel in tunnels]
    return "\n".join(lines)


# -- reading ---------------------------------------------------------------------------------------------------------


def decode_v2(header: Header, lines: list[Line], damage: Damage, place: Place) -> Memory:
    """Read the lines behind the header of a version 2 file."""
    index_lines: list[Line] = []
    records: list[Line] = []
    tunnel_lines: list[Line] = []
    for line in lines:
        if RECORD.match(line.text):
            records.append(line)
        elif line.text.startswith("T:"):
            tunnel_lines.append(line)
        elif line.text.startswith("E:"):
            index_lines.append(line)
        elif line.text.startswith("FILE:"):
            raise second_header(line)
        else:
            damage.note("a line that is no zettel, no tunnel and no index", line.number)
    names = _read_index(index_lines, damage)
    _check_header_codes(header, names, damage)
    check_ids(records, damage)
    zettels: dict[str, Zettel] = {}
    for line in records:
        try:
            zettel = _read_zettel(line, names, zettels, damage, place)
        except DecodeError as error:
            damage.add(error)
        else:
            zettels[zettel.id] = zettel
    tunnels = read_tunnels(tunnel_lines, zettels, damage, escaped=True)
    return assemble(header, zettels.values(), len(records), tunnels, names.items(), damage, place)


def _check_header_codes(header: Header, names: Mapping[str, str], damage: Damage) -> None:
    """Report codes of the header that stand for no name; nothing else of a memory is read from them."""
    start, field = header.fields[1]
    if not field:
        return
    try:
        for _ in _read_codes(Scanner(header.line, start), names, damage):
            pass
    except DecodeError as error:
        damage.add(error)


def _read_index(lines: list[Line], damage: Damage) -> dict[str, str]:
    names: dict[str, str] = {}
    taken: dict[str, None] = {}
    for line in lines:
        if line is not lines[0]:
            damage.note("a second E: line", line.number)
        try:
            entries = (scan := Scanner(line, len("E:"))).items(TO_SEMICOLON, ";")
        except DecodeError as error:
            damage.add(error)
            continue
        for start, end in entries:
            try:
                code, name = _read_entry(scan, start, end)
                if code in names or name in taken:
                    scan.fail(f"the code {shown(code)} or the name {shown(name)} stands a second time", start)
            except DecodeError as error:
                damage.add(error)
            else:
                names[code] = name
                taken[name] = None
    return names


def _read_entry(scan: Scanner, start: int, end: int) -> tuple[str, str]:
    scan.at = start
    code = scan.read(*scan.run(TO_EQUALS))
    if not scan.ahead("="):
        scan.fail("an entry without '=' between code and name", start)
    return code, scan.read(scan.at + 1, end)


def _read_zettel(
    line: Line, names: Mapping[str, str], known: Mapping[str, Zettel], damage: Damage, place: Place
) -> Zettel:
    scan = Scanner(line)
    number = scan.digits("an id")
    if number in known:
        scan.fail(f"the id {number} stands a second time", 0)
    scan.take(":", "a colon behind the id")
    entities = tuple(_read_codes(scan, names, damage))
    scan.take("|", "a bar before the topics")
    topics = tuple(_read_topics(scan, damage))
    scan.take("|", "a bar before the quote")
    scan.take('"', "a quotation mark")
    start, end = scan.run(TO_QUOTE)
    if not scan.ahead('"'):
        scan.fail("the quote does not end", start - 1)
    quote = scan.read(start, end)
    scan.at += 1
    scan.take("|", 'a bar before the weight, behind the quote (a quotation mark inside is written \\")')
    weight = read_weight(scan)
    tail = read_tail(scan, damage, place)
    check_quote(quote, tail.span, place, damage, line.number, start - 1)
    return Zettel(
        number,
        entities=entities,
        topics=topics,
        quote=quote,
        weight=weight,
        emotions=tail.emotions,
        flags=tail.flags,
        source_start=tail.span[0] if tail.span else None,
        source_end=tail.span[1] if tail.span else None,
    )


def _read_codes(scan: Scanner, names: Mapping[str, str], damage: Damage) -> Iterable[str]:
    for start, end in scan.items(TO_PLUS, "+"):
        raw = scan.line[start:end]
        if raw.startswith(_NAME):
            yield scan.read(start + len(_NAME), end)
        elif not raw:
            damage.note("an empty code, left out", scan.number, start)
        else:
            code = "" if raw == _EMPTY else scan.read(start, end)
            if code not in names:
                damage.note(f"the code {shown(code)} is not in the E: line, taken for a name", scan.number, start)
            yield names.get(code, code)


def _read_topics(scan: Scanner, damage: Damage) -> Iterable[str]:
    for start, end in scan.items(TO_COMMA, ","):
        raw = scan.line[start:end]
        if raw:
            yield "" if raw == _EMPTY else scan.read(start, end, spaces=True)
        else:
            damage.note("an empty topic, left out", scan.number, start)
