"""The records of a file into the memory that they hold: places, links, weights, documents, the source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from zettelpy.codec.lines import Damage, shown
from zettelpy.codec.v3.chain import digest as digest_of
from zettelpy.codec.v3.header import GAP, DocumentRecord, Header
from zettelpy.codec.v3.links import ContradictionRecord
from zettelpy.codec.v3.packed import TEXT_MARK, Unpacked
from zettelpy.codec.v3.write import derived_weights, only_document, places_of_documents, reach_of
from zettelpy.codec.v3.zettels import Place, ZettelRecord
from zettelpy.errors import DecodeError
from zettelpy.types import Contradiction, Document, EntityIndex, Memory, Message, Meta, Span, Tunnel, Zettel

NOT_LOST = float("inf")


class Found:
    """What the records of a file say, as they are read one by one; numbers are those of lines."""

    def __init__(self) -> None:
        self.header = Header()
        self.zettels: dict[str, tuple[int, ZettelRecord]] = {}
        self.documents: list[tuple[int, int, DocumentRecord]] = []  # line, number of zettels before
        self.contradictions: list[tuple[int, ContradictionRecord]] = []
        self.codes: dict[str, str] = {}
        self.names: dict[str, None] = {}
        self.tunnels: list[tuple[int, tuple[str, str, str]]] = []
        self.end: tuple[int, int, int] | None = None  # line, rest, chunks
        self.text: Unpacked | None = None
        self.text_lost = self.documents_lost = False
        self.owners: list[tuple[int, str | None, list[str]]] = []  # of packed text: line, digest, the records below
        self.last = 1  # the number of the last line
        self.lost: float = NOT_LOST  # the line from which on places are not known, since a zettel may be missing
        self.loose: float = NOT_LOST  # the line from which on a zettel or a tunnel may be missing

    def lose(self, number: float, *, places: bool = True) -> None:
        """Note that from this line on, zettels or tunnels may be missing; with `places`, zettels."""
        self.loose = min(self.loose, number)
        if places:
            self.lost = min(self.lost, number)

    def line(self, number: float) -> int:
        """Return a line of the file for a finding: the last where the number lies behind it."""
        return int(min(number, self.last))

    def own(self, number: int, digest: str | None) -> None:
        """Begin the packed text of one more owner."""
        self.owners.append((number, digest, []))
        if self.text is not None:
            self.text.begin(number)


def assemble(found: Found, damage: Damage) -> Memory:
    """Return the memory; report what does not fit together, and leave it out."""
    zettels, ends = _zettels(found, damage)
    tunnels = _tunnels(found, damage)
    options = found.header.settings()
    said = found.header.said
    zettels = _weighed(found, zettels, tunnels, options.temperature, damage)
    contradictions = _contradictions(found, {zettel.id: zettel for zettel in zettels}, damage)
    source, messages = _source(found, zettels, damage)
    length, chunks = _extent(found, zettels, damage)
    meta = Meta(
        source=source,
        title=said.get("title"),
        date=said.get("date"),
        warnings=tuple(found.header.warnings),
        input_length=length,
        chunk_count=chunks,
        options=options,
        half_life_turns=said.get("half-life"),
        algorithm=said.get("AAAK", 0),
        offsets=said.get("offsets", "codepoint"),
    )
    meta = replace(meta, documents=_documents(found, ends, zettels, meta, damage))
    if damage.strict:
        found.header.check_written(meta)
    told = [str(finding) for finding in sorted(damage.findings, key=lambda finding: finding.line)]
    meta = replace(meta, warnings=(*meta.warnings, *told))
    return Memory(
        tuple(zettels), tuple(tunnels), EntityIndex(tuple(found.codes.items())), contradictions, messages, meta
    )


def _weighed(
    found: Found, zettels: list[Zettel], tunnels: Sequence[Tunnel], temperature: float, damage: Damage
) -> list[Zettel]:
    """Return the zettels with the weights that follow from raw scores and tunnels, where no other stands in them."""
    derived = derived_weights(zettels, tunnels, temperature, found.header.said.get("half-life"))
    weighed = []
    follow = False
    for zettel, weight, (number, record) in zip(zettels, derived, found.zettels.values(), strict=True):
        if record.weight is None and weight is None:
            damage.note(f"the zettel {record.id} has no weight, and none follows from the raw scores", number)
        elif record.weight is None and weight is not None:
            follow = True
            object.__setattr__(zettel, "weight", weight)  # it was made here, and nobody else has it yet
        weighed.append(zettel)
    if follow and found.loose < NOT_LOST:
        why = "they follow from the zettels and tunnels that are left"
        damage.note(f"the weights may differ from what they were: {why}", found.line(found.loose))
    return weighed


def _extent(found: Found, zettels: Sequence[Zettel], damage: Damage) -> tuple[int, int]:
    """Return the length of the text and the number of its chunks; of what is left, where that is all that is known."""
    reach = reach_of(zettels)
    if found.end is None or found.lost < NOT_LOST:
        return reach, len(zettels)
    number, rest, chunks = found.end
    if reach + rest < 0:
        damage.note(f"the text cannot end {rest:+d} behind {reach}, where the last place ends", number)
    if len(zettels) + chunks < 0:
        damage.note(f"the chunks cannot be {chunks:+d} more than the {len(zettels)} zettels", number)
    return max(0, reach + rest), max(0, len(zettels) + chunks)


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
    unknown: list[int] = []
    for number, record in found.zettels.values():
        span: Span | None = None
        if record.place is not None and number < found.lost:
            start = end + record.place.start
            if start >= 0:
                span = (start, start + record.place.length)
            else:
                damage.note(f"the zettel {record.id} begins {-start} before the source does", number)
                found.lose(number)
        if number >= found.lost:
            unknown.append(number)
        if span is not None:
            end = span[1]
            places.starts[record.id] = span[0]
        places.own.append(span)
        places.ends.append(end)
    if unknown:
        whose = (
            f"the places of the {len(unknown)} zettels from here on" if len(unknown) > 1 else "the place of the zettel"
        )
        why = "they count from a zettel before, which may be missing"
        damage.note(f"{whose} and the extent of the documents are not known: {why}", unknown[0])
    elif found.lost < NOT_LOST or found.end is None:
        why = "a record that tells it may be missing"
        damage.note(f"the end of the text and the extent of the documents are not known: {why}", found.line(found.lost))
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
        places = [
            (place, _absolute(place, zettels[end], found.zettels[end][1]))
            for end, place in ((record.earlier, record.earlier_place), (record.later, record.later_place))
        ]
        if any(place is not None and span is None for place, span in places):
            why = "they count from a zettel whose place is not known, or from before the source"
            damage.note(f"the places of the statements are not known: {why}", number)
        spans = [span for _, span in places]
        contradictions.append(
            Contradiction(record.earlier, record.later, record.shared, record.signal, record.summary, *spans)
        )
    return tuple(contradictions)


def _absolute(place: Place | None, zettel: Zettel, record: ZettelRecord) -> Span | None:
    """Return a place that counts from a zettel, from the source where it has no place; None where its place is lost."""
    if place is None or (zettel.source_start is None and record.place is not None):
        return None
    start = (zettel.source_start or 0) + place.start
    return (start, start + place.length) if start >= 0 else None


def _documents(
    found: Found, ends: Sequence[int], zettels: Sequence[Zettel], meta: Meta, damage: Damage
) -> tuple[Document, ...]:
    if found.documents_lost or found.end is None or found.lost < NOT_LOST:
        return ()  # told where it was lost
    if "documents" in found.header.said:
        if found.documents:
            damage.note("a document in a memory whose header says documents none", found.documents[0][0])
        return ()
    if not found.documents:
        return only_document(meta)
    starts = [ends[before] + record.start for _, before, record in found.documents]
    dues = [*(start - GAP for start in starts[1:]), meta.input_length]
    documents = []
    for (number, _, record), start, due in zip(found.documents, starts, dues, strict=True):
        if not 0 <= start <= due + record.end:
            damage.note(f"a document cannot reach from {start} to {due + record.end}: no documents are known", number)
            return ()
        documents.append(Document((start, due + record.end), record.title, record.date))
    if tuple(documents) == only_document(meta):
        damage.note("a document that is the whole text, which needs no record of its own", found.documents[0][0])
    for (number, before, _), due in zip(found.documents, places_of_documents(documents, zettels), strict=True):
        if before != due:
            where = f"the zettel {zettels[due].id}" if due < len(zettels) else "the end of the zettels"
            damage.note(f"a document that does not stand where it belongs, which is before {where}", number)
    return tuple(documents)


def _source(found: Found, zettels: Sequence[Zettel], damage: Damage) -> tuple[str | None, tuple[Message, ...]]:
    if found.text is None:
        for number, digest, _ in found.owners if not found.text_lost else ():
            if digest is not None:
                damage.note(f"the record names packed text ({TEXT_MARK}{digest}), and the file holds none", number)
        return None, ()
    for number, digest, contents in found.owners:
        if digest != (digest_of("\n".join(contents)) if contents else None):
            damage.note("the packed text below this record is not the one that it names", number)
            found.text_lost = True
    try:
        if not found.text_lost and found.lost == NOT_LOST:
            source, messages = found.text.finish()
            for fault in found.text.faults(zettels):
                damage.add(fault)
            return source, messages
    except DecodeError as error:
        damage.add(error)
        found.text_lost = True
    why = "it is damaged" if found.text_lost else "some of it may be missing"
    damage.note(f"the packed text is left out, since {why}: pass the text itself to get it back", found.owners[0][0])
    return None, ()
