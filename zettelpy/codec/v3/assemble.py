"""The records of a file into the memory that they hold: places, links, weights, documents, the source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from zettelpy.codec.lines import Damage, shown
from zettelpy.codec.v3.chain import digest as digest_of
from zettelpy.codec.v3.header import GAP, DocumentRecord, Header
from zettelpy.codec.v3.links import ContradictionRecord
from zettelpy.codec.v3.packed import Unpacked
from zettelpy.codec.v3.write import derived_weights, only_document, reach_of
from zettelpy.codec.v3.zettels import Place, ZettelRecord
from zettelpy.errors import DecodeError
from zettelpy.types import Contradiction, Document, EntityIndex, Memory, Message, Meta, Span, Tunnel, Zettel

NOT_LOST = float("inf")


class Found:
    """What the records of a file say, as they are read one by one; numbers are those of lines."""

    def __init__(self) -> None:
        self.header = Header()
        self.zettels: dict[str, tuple[int, ZettelRecord]] = {}
        self.documents: list[tuple[int, DocumentRecord]] = []  # with the number of zettels before each
        self.contradictions: list[tuple[int, ContradictionRecord]] = []
        self.codes: dict[str, str] = {}
        self.names: dict[str, None] = {}
        self.tunnels: list[tuple[int, tuple[str, str, str]]] = []
        self.end: tuple[int, int] | None = None
        self.text: Unpacked | None = None
        self.text_lost = self.documents_lost = False
        self.owners: list[tuple[int, str | None, list[str]]] = []  # of packed text: line, digest, the records below
        self.lost: float = NOT_LOST  # the line from which on records may be missing

    def lose(self, number: float) -> None:
        """Note that from this line on, records may be missing."""
        self.lost = min(self.lost, number)

    def own(self, number: int, digest: str | None) -> None:
        """Begin the packed text of one more owner."""
        self.owners.append((number, digest, []))


def assemble(found: Found, damage: Damage) -> Memory:
    """Return the memory; report what does not fit together, and leave it out."""
    zettels, ends = _zettels(found, damage)
    tunnels = _tunnels(found, damage)
    options = found.header.settings()
    said = found.header.said
    derived = derived_weights(zettels, tunnels, options.temperature, said.get("half-life"))
    if any(weight is not None for weight in derived):
        explicit = [record.weight is not None for _, record in found.zettels.values()]
        zettels = [
            zettel if own or weight is None else replace(zettel, weight=weight)
            for zettel, weight, own in zip(zettels, derived, explicit, strict=True)
        ]
    contradictions = _contradictions(found, {zettel.id: zettel for zettel in zettels}, damage)
    source, messages = _source(found, damage)
    rest, chunks = found.end or (0, 0)
    meta = Meta(
        source=source,
        title=said.get("title"),
        date=said.get("date"),
        warnings=tuple(found.header.warnings),
        input_length=max(0, reach_of(zettels) + rest),
        chunk_count=max(0, len(zettels) + chunks),
        options=options,
        half_life_turns=said.get("half-life"),
        algorithm=said.get("AAAK", 0),
        offsets=said.get("offsets", "codepoint"),
    )
    meta = replace(meta, documents=_documents(found, ends, meta, damage))
    meta = replace(meta, warnings=(*meta.warnings, *damage.warnings))
    return Memory(
        tuple(zettels), tuple(tunnels), EntityIndex(tuple(found.codes.items())), contradictions, messages, meta
    )


def _zettels(found: Found, damage: Damage) -> tuple[list[Zettel], list[int]]:
    """Return the zettels, and before each of them (and behind the last) where the zettel before it ends."""
    places = _places(found, damage)
    zettels = []
    for (number, record), place in zip(found.zettels.values(), places.own, strict=True):
        spans: list[Span] = [] if place is None else [place]
        for anchor, start, length in record.more if place else ():
            base = places.starts.get(anchor) if anchor is not None else 0
            if base is None or base + start < 0:
                damage.note(f"a further place of {record.id} counts from no zettel: {shown(anchor or '')}", number)
            else:
                spans.append((base + start, base + start + length))
        zettels.append(
            Zettel(
                record.id,
                record.entities,
                record.topics,
                record.quote,
                record.weight or 0.0,
                record.raw,
                record.emotions,
                record.flags,
                None if place is None else place[0],
                None if place is None else place[1],
                tuple(spans),
                record.times or max(1, len(record.more) + (record.place is not None)),
                record.date,
                record.turn,
            )
        )
    return zettels, places.ends


class _Places:
    """Where the zettels stand: the span of each, its beginning by its id, and where the one before each ends."""

    def __init__(self) -> None:
        self.own: list[Span | None] = []
        self.starts: dict[str, int] = {}
        self.ends: list[int] = [0]


def _places(found: Found, damage: Damage) -> _Places:
    places = _Places()
    end = 0
    told = False
    for number, record in found.zettels.values():
        span: Span | None = None
        if record.place is not None and number < found.lost:
            start = end + record.place.start
            if start >= 0:
                span = (start, start + record.place.length)
            else:
                damage.note(f"the zettel {record.id} begins before the source does", number)
                found.lose(number)
        if number >= found.lost and not told:
            told = True
            damage.note("the places from here on are not known: they count from a zettel that may be lost", number)
        if span is not None:
            end = span[1]
            places.starts[record.id] = span[0]
        places.own.append(span)
        places.ends.append(end)
    return places


def _tunnels(found: Found, damage: Damage) -> list[Tunnel]:
    tunnels: dict[tuple[str, ...], Tunnel] = {}
    for number, (source, target, label) in found.tunnels:
        ends = tuple(sorted((source, target)))
        nowhere = next((end for end in (source, target) if end not in found.zettels), None)
        if nowhere is not None:
            damage.note(f"the tunnel leads to no zettel: {shown(nowhere)}", number)
        elif source == target:
            damage.note(f"the tunnel joins the zettel {shown(source)} to itself", number)
        elif ends in tunnels:
            damage.note(f"the tunnel between {shown(source)} and {shown(target)} stands a second time", number)
        else:
            tunnels[ends] = Tunnel(source, target, label)
    return list(tunnels.values())


def _contradictions(found: Found, zettels: Mapping[str, Zettel], damage: Damage) -> tuple[Contradiction, ...]:
    contradictions = []
    seen: dict[ContradictionRecord, int] = {}
    for number, record in found.contradictions:
        alike = record._replace(times=1)
        due = seen[alike] = seen.get(alike, 0) + 1
        nowhere = next((end for end in (record.earlier, record.later) if end not in zettels), None)
        if nowhere is not None:
            damage.note(f"the contradiction names no zettel: {shown(nowhere)}", number)
            continue
        if record.times != due:
            damage.note(f"the contradiction is marked x{record.times} and is the {due}. of its kind", number)
        spans = [
            _absolute(place, zettels[end])
            for end, place in ((record.earlier, record.earlier_place), (record.later, record.later_place))
        ]
        for place, span in zip((record.earlier_place, record.later_place), spans, strict=True):
            if place is not None and span is None:
                damage.note("the place of the contradiction is not known, left out", number)
        contradictions.append(
            Contradiction(record.earlier, record.later, record.shared, record.signal, record.summary, *spans)
        )
    return tuple(contradictions)


def _absolute(place: Place | None, zettel: Zettel) -> Span | None:
    """Return a place that counts from a zettel; in a file that knows no place of the zettel, from the source."""
    if place is None:
        return None
    start = (zettel.source_start or 0) + place.start
    return (start, start + place.length) if start >= 0 else None


def _documents(found: Found, ends: Sequence[int], meta: Meta, damage: Damage) -> tuple[Document, ...]:
    if "documents" in found.header.said or found.documents_lost or found.lost < NOT_LOST:
        return ()
    if not found.documents:
        return only_document(meta)
    starts = [ends[before] + record.start for before, record in found.documents]
    dues = [*(start - GAP for start in starts[1:]), meta.input_length]
    documents = []
    for (_, record), start, due in zip(found.documents, starts, dues, strict=True):
        if not 0 <= start <= due + record.end:
            damage.note(f"a document cannot reach from {start} to {due + record.end}", 1)
            return ()
        documents.append(Document((start, due + record.end), record.title, record.date))
    return tuple(documents)


def _source(found: Found, damage: Damage) -> tuple[str | None, tuple[Message, ...]]:
    if found.text is None:
        return None, ()
    for number, digest, contents in found.owners:
        if digest != (digest_of("\n".join(contents)) if contents else None):
            damage.note("the packed text below this record is not the one that it names", number)
            found.text_lost = True
    try:
        if not found.text_lost:
            return found.text.finish()
    except DecodeError as error:
        damage.add(error)
    damage.warnings.append("the packed text is damaged and left out: pass the text itself to get it back")
    return None, ()
