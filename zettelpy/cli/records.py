"""Values of the library as what JSON can hold: the one place that decides how they look there."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from zettelpy.types import Contradiction, Memory, Tunnel, Zettel


def record(value: Zettel | Tunnel | Contradiction) -> dict[str, Any]:
    """Return the fields of a value by name.

    >>> record(Tunnel("001", "002", "Ana"))
    {'source': '001', 'target': '002', 'label': 'Ana'}
    """
    return {field.name: getattr(value, field.name) for field in fields(value)}


def memory_record(memory: Memory) -> dict[str, Any]:
    """Return a whole memory but for its source text and the messages in it."""
    meta = memory.meta
    return {
        "zettels": [record(zettel) for zettel in memory.zettels],
        "tunnels": [record(tunnel) for tunnel in memory.tunnels],
        "entities": dict(memory.entity_index.pairs),
        "contradictions": [record(contradiction) for contradiction in memory.contradictions],
        "meta": {
            "title": meta.title,
            "date": meta.date,
            "warnings": meta.warnings,
            "input_length": meta.input_length,
            "chunk_count": meta.chunk_count,
        },
    }
