"""A memory into the contents of its records, in the order of the file: header, zettels, contradictions, names, tunnels.

What follows from other records is left out: weights from raw scores and tunnels, the length of the source from the last
place, the span of a memory's one document. A field that does not follow is written, so that every value can be held.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from zettelpy.codec.v3.header import GAP, DocumentRecord, write_document, write_end, write_header
from zettelpy.codec.v3.links import ContradictionRecord, write_contradiction, write_name, write_tunnel
from zettelpy.codec.v3.packed import Packed, pack, write_owner
from zettelpy.codec.v3.zettels import More, Place, ZettelRecord, write_zettel
from zettelpy.errors import ZettelError
from zettelpy.types import Document, Memory, Meta, Span, Tunnel, Zettel
from zettelpy.weight import weights_of


def contents_of(memory: Memory, *, with_source: bool = False) -> Iterator[str]:
    """Yield the contents of the records that hold a memory, the source with `with_source` (it must be there)."""
    meta, zettels = memory.meta, memory.zettels
    documents = () if meta.documents == only_document(meta) else meta.documents
    yield from write_header(meta, documents=bool(meta.documents))
    packed = [Packed(())] * (len(zettels) + 1)
    if with_source and meta.source is not None:
        packed = pack(meta.source, memory.messages, zettels)
        yield write_owner(packed[0].digest)
        yield from packed[0].contents
    yield from _zettels(memory, documents, packed)
    starts = {zettel.id: zettel.source_start or 0 for zettel in zettels}
    seen: dict[ContradictionRecord, int] = {}
    for found in memory.contradictions:
        record = ContradictionRecord(
            found.earlier,
            _relative(found.earlier_span, starts[found.earlier]),
            found.later,
            _relative(found.later_span, starts[found.later]),
            found.signal,
            found.shared,
            found.summary,
        )
        times = seen[record] = seen.get(record, 0) + 1
        yield write_contradiction(record._replace(times=times))
    for code, name in memory.entity_index.pairs:
        yield write_name(code, name)
    for tunnel in memory.tunnels:
        yield write_tunnel(tunnel.source, tunnel.target, tunnel.label)
    yield write_end(meta.input_length - reach_of(zettels), meta.chunk_count - len(zettels))


def only_document(meta: Meta) -> tuple[Document, ...]:
    """Return what the documents of a memory are that was made of one text."""
    return (Document((0, meta.input_length), meta.title, meta.date),)


def reach_of(zettels: Sequence[Zettel]) -> int:
    """Return where the last place of the zettels ends."""
    return max((end for zettel in zettels for _, end in zettel.spans), default=0)


def derived_weights(
    zettels: Sequence[Zettel], tunnels: Sequence[Tunnel], temperature: float, half_life: float | None
) -> list[float | None]:
    """Return the weights that follow from the raw scores, None for each where they do not follow."""
    if all(zettel.raw is not None for zettel in zettels):
        try:
            return list(weights_of(zettels, tunnels, temperature, half_life))
        except ZettelError:  # scores beyond what a float holds
            pass
    return [None] * len(zettels)


def places_of_documents(documents: Sequence[Document], zettels: Sequence[Zettel]) -> list[int]:
    """Return how many zettels stand before each document: it begins before the first that begins where it does."""
    places: list[int] = []
    for k, zettel in enumerate(zettels):
        start = zettel.source_start
        while len(places) < len(documents) and start is not None and documents[len(places)].span[0] <= start:
            places.append(k)
    return places + [len(zettels)] * (len(documents) - len(places))


def _zettels(memory: Memory, documents: Sequence[Document], packed: Sequence[Packed]) -> Iterator[str]:
    zettels, meta = memory.zettels, memory.meta
    derived = derived_weights(zettels, memory.tunnels, meta.options.temperature, meta.half_life_turns)
    anchors = _Anchors(zettels)
    due = places_of_documents(documents, zettels)
    begun = end = 0
    for k, zettel in enumerate(zettels):
        while begun < len(documents) and due[begun] == k:
            yield _document(documents, begun, end, meta.input_length)
            begun += 1
        text = packed[k + 1]
        yield write_zettel(
            ZettelRecord(
                zettel.id,
                zettel.resolved_date,
                zettel.flags,
                zettel.quote,
                zettel.entities,
                zettel.topics,
                zettel.emotions,
                None if zettel.raw is None else zettel.raw + 0.0,  # -0.0 is 0.0
                None if zettel.weight == derived[k] else zettel.weight + 0.0,
                zettel.turn,
                None if zettel.count == max(1, len(zettel.spans)) else zettel.count,
                _relative(zettel.spans[0], end) if zettel.spans else None,
                tuple(anchors.relative(span) for span in zettel.spans[1:]),
                text.digest,
            )
        )
        yield from text.contents
        end = end if zettel.source_end is None else zettel.source_end
    for number in range(begun, len(documents)):
        yield _document(documents, number, end, meta.input_length)


def _relative(span: Span | None, start: int) -> Place | None:
    return None if span is None else Place(span[0] - start, span[1] - span[0])


def _document(documents: Sequence[Document], number: int, end: int, length: int) -> str:
    document = documents[number]
    due = documents[number + 1].span[0] - GAP if number + 1 < len(documents) else length
    start = document.span[0] - end
    return write_document(DocumentRecord(start, document.span[1] - due, document.date, document.title))


class _Anchors:
    """The beginnings of the zettels in order of the source, from which further places are counted."""

    def __init__(self, zettels: Sequence[Zettel]) -> None:
        self._zettels = zettels
        self._sorted: list[tuple[int, int]] | None = None

    def relative(self, span: Span) -> More:
        """Return a span, counted from the zettel that begins last before it."""
        if self._sorted is None:
            starts = enumerate(zettel.source_start for zettel in self._zettels)
            self._sorted = sorted((start, k) for k, start in starts if start is not None)
        at = bisect_right(self._sorted, (span[0], len(self._zettels))) - 1
        if at < 0:
            return More(None, span[0], span[1] - span[0])
        start, k = self._sorted[at]
        return More(self._zettels[k].id, span[0] - start, span[1] - span[0])
