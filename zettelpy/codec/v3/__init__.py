r"""AAAK version 3: a memory as lines that people review, compare and merge, and that notice damage.

    AAAK 3 algorithm 1 #gbfw3hse
    title Boiler #…
    Z ncy5ehon 2025-03-04 DECISION | Ana: the boiler stays. | Ana, Marek | boiler, gas valve | trust 0.35 +0+147 #…
    C ncy5ehon +12+40 fji2kd9a -3+33 | value-change | launch | "… on Friday." → "… on Monday." #…
    E ANA | Ana #…
    T ncy5ehon fji2kd9a | ANA #…
    END #…

Every value of a memory is in one record, or follows from others; `decode(encode(memory)) == memory`. Nothing counts the
records, and places and checks depend on the record before alone, so an edit changes few lines and distant edits merge.

| file | turns |
|---|---|
| `fields` | texts, lists, words ⇄ what stands in a record |
| `zettels` `links` `header` `packed` | one kind of record ⇄ its content |
| `chain` | contents ⇄ lines with checks |
| `write` | Memory → contents |
| `read` `assemble` | lines → Memory |
"""

from __future__ import annotations

from zettelpy.codec.v3.chain import seal
from zettelpy.codec.v3.read import decode_v3
from zettelpy.codec.v3.write import contents_of
from zettelpy.types import Memory

__all__ = ["decode_v3", "encode_v3"]


def encode_v3(memory: Memory, *, with_source: bool = False) -> str:
    """Return the memory as version 3, lines joined by line feeds; the source too where `with_source`."""
    return "\n".join(seal(contents_of(memory, with_source=with_source)))
