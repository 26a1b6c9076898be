"""A plan into the merged memory: zettels, documents, links, what belongs to the whole, and the source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from zettelpy.codec.merge.fields import Fields, merge_fields
from zettelpy.codec.merge.links import merge_contradictions, merge_names, merge_tunnels
from zettelpy.codec.merge.order import merge_order
from zettelpy.codec.merge.places import Placed, place_parts
from zettelpy.codec.merge.plan import Plan
from zettelpy.codec.merge.side import Side
from zettelpy.codec.merge.three import MISSING, Choice, gather, settle
from zettelpy.codec.v3.header import DEFAULTS, GAP
from zettelpy.codec.v3.write import derived_weights, only_document, reach_of
from zettelpy.options import Options
from zettelpy.text.layout import read_layout
from zettelpy.types import Document, Memory, Message, Meta, Tunnel, Zettel


def build(base: Side | None, ours: Side, theirs: Side, choice: Choice) -> Memory:
    """Return the memory that three versions merge into; `base` is None where both sides began from nothing."""
    plan = Plan((ours, theirs, base or Side(Memory())), base is not None, choice)
    fields = {part.id: merge_fields(part, choice) for part in plan.parts if part.id}
    placed = place_parts(plan)
    zettels = _zettels(plan, fields, placed)
    index = merge_names(plan)
    tunnels = merge_tunnels(plan, index)
    ends = {zettel.id: zettel.source_end for zettel in zettels if zettel.source_end is not None}
    contradictions = merge_contradictions(plan, ends)
    meta = _meta(plan, zettels, placed)
    zettels = _weighed(zettels, fields, tunnels, meta)
    messages = () if meta.source is None else _messages(plan, meta)
    return Memory(tuple(zettels), tuple(tunnels), index, tuple(contradictions), messages, meta)


def _zettels(plan: Plan, fields: dict[str, Fields], placed: Placed) -> list[Zettel]:
    zettels = []
    for part, own, again in zip(plan.parts, placed.spans, placed.again, strict=True):
        if not part.id:
            continue
        told = fields[part.id]
        spans = () if own is None else (own, *again)
        zettels.append(
            Zettel(
                part.id,
                told.entities,
                told.topics,
                told.quote,
                0.0,
                told.raw,
                told.emotions,
                told.flags,
                None if own is None else own[0],
                None if own is None else own[1],
                spans,
                told.times or max(1, len(spans)),
                told.date,
                told.turn,
            )
        )
    return zettels


def _weighed(
    zettels: Sequence[Zettel], fields: dict[str, Fields], tunnels: Sequence[Tunnel], meta: Meta
) -> list[Zettel]:
    """Return the zettels with their weights: the own one of each, else the one that follows, else that of its file."""
    derived = derived_weights(zettels, tunnels, meta.options.temperature, meta.half_life_turns)
    weighed = []
    for zettel, weight in zip(zettels, derived, strict=True):
        told = fields[zettel.id]
        known = told.weight if told.weight is not None else weight
        weighed.append(replace(zettel, weight=told.follows if known is None else known))
    return weighed


# What belongs to the whole -------------------------------------------------------------------------------------


def _meta(plan: Plan, zettels: Sequence[Zettel], placed: Placed) -> Meta:
    sides, pick = plan.sides, plan.choice.pick
    ours, theirs, base = sides

    def three(name: str) -> list[Any]:
        """Return what base, ours and theirs say."""
        own, other, old = (getattr(memory.meta, name) for memory in plan.memories())
        return [old if plan.has_base else MISSING, own, other]

    rest = settle(base.rest if plan.has_base else MISSING, ours.rest, theirs.rest)
    length = max(0, reach_of(zettels) + rest)
    if placed.text is not None and all(_is_whole(side) for side in sides):
        length = len(placed.text)
    chunks = max(ours.chunks, theirs.chunks)
    if plan.has_base and ours.chunks != theirs.chunks:
        chunks = ours.chunks + theirs.chunks - base.chunks
    meta = Meta(
        source=placed.text,
        title=pick("the title", *three("title")),
        date=pick("the date of the memory", *three("date")),
        warnings=gather(*(three("warnings") if plan.has_base else [(), *three("warnings")[1:]])),
        input_length=length,
        chunk_count=max(0, len(zettels) + chunks),
        options=_options(plan),
        half_life_turns=pick("the half-life", *three("half_life_turns")),
        algorithm=pick("the version of the algorithm", *three("algorithm")),
        offsets=ours.memory.meta.offsets,
    )
    return replace(meta, documents=_documents(plan, placed, meta))


def _is_whole(side: Side) -> bool:
    """Tell whether the source of a version, where it has one, is as long as the memory says."""
    meta = side.memory.meta
    return meta.source is None or len(meta.source) == meta.input_length


def _options(plan: Plan) -> Options:
    ours, theirs, base = (memory.meta.options for memory in plan.memories())
    before = base if plan.has_base else DEFAULTS
    merged = {}
    for name in Options.__slots__:
        old, own, other = (getattr(options, name) for options in (before, ours, theirs))
        merged[name] = plan.choice.pick(f"the option {name}", old, own, other)
    return Options(**merged)


def _documents(plan: Plan, placed: Placed, meta: Meta) -> tuple[Document, ...]:
    ours, theirs, base = plan.sides
    begun = [(part, span) for part, span in zip(plan.parts, placed.spans, strict=True) if part.any.document and span]
    if not begun:
        known = settle(base.has_documents if plan.has_base else MISSING, ours.has_documents, theirs.has_documents)
        return only_document(meta) if known else ()
    dues = [*(span[0] - GAP for _, span in begun[1:]), meta.input_length]
    documents = []
    for (part, (start, _)), due in zip(begun, dues, strict=True):
        ends = [entry.end if entry else MISSING for entry in (part.base, part.ours, part.theirs)]
        end = part.any.end if MISSING in ends[1:] else settle(*ends)
        document = part.any.document
        assert document is not None
        documents.append(replace(document, span=(start, max(start, due + end))))
    return tuple(documents)


# Messages ------------------------------------------------------------------------------------------------------


def _messages(plan: Plan, meta: Meta) -> tuple[Message, ...]:
    """Return the messages that stand in the merged source.

    They are a sequence of their own, merged as the zettels are. Where that does not fit the merged text (both sides
    edited the same long message, in different zettels), the text itself is read.
    """
    source = meta.source or ""
    ours, theirs, base = (memory.messages for memory in plan.memories())
    items = merge_order(base, ours, theirs, lambda *place: False, lambda *ranges: plan.choice.side)
    messages = tuple(ours[item.ours] if item.ours >= 0 else theirs[item.theirs] for item in items)
    if any((memory.meta.source, memory.messages) == (source, messages) for memory in plan.memories()):
        return messages
    return messages if _stand_in(messages, source) else _read_messages(meta, messages)


def _stand_in(messages: Sequence[Message], source: str) -> bool:
    """Tell whether the words of all messages stand in a text, one behind the other."""
    at = 0
    for message in messages:
        at = source.find(message.text, at)
        if at < 0:
            return False
        at += len(message.text)
    return True


def _read_messages(meta: Meta, known: Sequence[Message]) -> tuple[Message, ...]:
    """Return the messages that a reader finds in the source, with where they came from as far as that is known."""
    origins: dict[tuple[str, str, str | None], list[str | None]] = {}
    for message in known:
        origins.setdefault((message.speaker, message.text, message.time), []).append(message.source)
    for sources in origins.values():
        sources.reverse()
    source = meta.source or ""
    found = []
    for document in meta.documents or only_document(meta):
        for message in read_layout(source[document.span[0] : document.span[1]]).messages:
            sources = origins.get((message.speaker, message.text, message.time), [])
            found.append(replace(message, source=sources.pop() if sources else None))
    return tuple(found)
