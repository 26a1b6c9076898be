"""What else a memory holds: tunnels, and title, date, options, warnings, sizes and messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.values import FieldChange, TunnelChange
from zettelpy.types import Memory, Message, Meta, Tunnel


def compare_tunnels(pairing: Pairing) -> tuple[TunnelChange, ...]:
    """Return the tunnels that differ: those of the later memory in its order, then those that are gone."""
    ours = _joined(pairing.a, pairing.there)
    theirs = _joined(pairing.b, tuple(range(len(pairing.b.zettels))))
    known = {ends: tunnel for ends, tunnel in ours if ends is not None}
    changes: list[TunnelChange] = []
    met: dict[tuple[int, int], None] = {}
    for ends, tunnel in theirs:
        before = known.get(ends) if ends is not None else None
        if before is None or ends is None:
            changes.append(TunnelChange("new", None, tunnel))
            continue
        met[ends] = None
        if before.label != tunnel.label:
            changes.append(TunnelChange("relabelled", before, tunnel))
    changes += [TunnelChange("gone", tunnel, None) for ends, tunnel in ours if ends is None or ends not in met]
    return tuple(changes)


def _joined(memory: Memory, there: tuple[int, ...]) -> list[tuple[tuple[int, int] | None, Tunnel]]:
    """Return each tunnel with the numbers of its ends in the later memory, None where one is not there."""
    numbers = {zettel.id: there[number] for number, zettel in enumerate(memory.zettels)}
    found: list[tuple[tuple[int, int] | None, Tunnel]] = []
    for tunnel in memory.tunnels:
        one, other = numbers[tunnel.source], numbers[tunnel.target]
        found.append((None if NONE in (one, other) else (min(one, other), max(one, other)), tunnel))
    return found


def compare_meta(a: Memory, b: Memory) -> tuple[FieldChange, ...]:
    """Return what differs in meta, an option as `options.name`, and in the messages where both memories have them.

    The source is not compared, and messages belong to it: they come and go with it. Offsets of documents shift with
    every edit, so the lengths of their spans are compared. A title or date that differs is told once, though the
    options and the only document hold it as well.
    """
    return tuple(_fields(a, b))


def _fields(a: Memory, b: Memory) -> Iterator[FieldChange]:
    told: dict[str, tuple[Any, Any]] = {}
    for field in fields(Meta):
        before, after = getattr(a.meta, field.name), getattr(b.meta, field.name)
        if field.name in ("source", "documents", "options"):
            continue
        if before != after:
            told[field.name] = (before, after)
            yield FieldChange(field.name, before, after)
    for field in fields(a.meta.options):
        before, after = getattr(a.meta.options, field.name), getattr(b.meta.options, field.name)
        if before != after and told.get(field.name) != (before, after):
            yield FieldChange(f"options.{field.name}", before, after)
    if _documents(a.meta) != _documents(b.meta):
        yield FieldChange("documents", a.meta.documents, b.meta.documents)
    if a.meta.source is not None and b.meta.source is not None and a.messages != b.messages:
        gone, come = _without(a.messages, b.messages), _without(b.messages, a.messages)
        yield FieldChange("messages", gone, come) if gone or come else FieldChange("messages", a.messages, b.messages)


def _documents(meta: Meta) -> list[tuple[Any, ...]]:
    """Return what is compared of the documents; of a single one only what meta does not say by itself."""
    if len(meta.documents) == 1:
        (only,) = meta.documents
        length = only.span[1] - only.span[0]
        own = (only.title == meta.title, only.date == meta.date, length == meta.input_length)
        return [
            (
                "only",
                *(None if same else value for same, value in zip(own, (only.title, only.date, length), strict=True)),
            )
        ]
    return [(document.span[1] - document.span[0], document.title, document.date) for document in meta.documents]


def _without(messages: tuple[Message, ...], others: tuple[Message, ...]) -> tuple[Message, ...]:
    """Return the messages that others do not hold, each as often as it is missing there."""
    left: dict[Message, int] = {}
    for message in others:
        left[message] = left.get(message, 0) + 1
    missing: list[Message] = []
    for message in messages:
        if left.get(message, 0):
            left[message] -= 1
        else:
            missing.append(message)
    return tuple(missing)
