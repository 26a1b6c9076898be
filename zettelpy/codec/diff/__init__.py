"""Two memories into what differs between them, as a reviewer wants to know it: not which lines, but what changed.

    pairing        which zettel is which: by id, by quote, by likeness between common neighbours
    names          entities new, gone, renamed
    zettels        added, removed, edited, moved, adjusted
    contradictions new, settled, lapsed, changed
    decisions      reversed, changed, dropped, restored, added
    meta           tunnels, title, date, options, warnings, sizes

Everything that a memory holds is compared but its source text and what merely follows from an edit elsewhere: where
zettels, documents and statements stand (the lengths of their spans are compared), and the order of tunnels and of
contradictions. Messages come and go with the source, so they are compared where both memories have theirs. Time is
n log n, also where everything differs.
"""

from __future__ import annotations

from zettelpy.codec.diff.contradictions import compare_contradictions
from zettelpy.codec.diff.decisions import compare_decisions
from zettelpy.codec.diff.meta import compare_meta, compare_tunnels
from zettelpy.codec.diff.names import compare_entities
from zettelpy.codec.diff.pairing import pair_zettels
from zettelpy.codec.diff.values import (
    ContradictionChange,
    DecisionChange,
    Diff,
    EntityChange,
    FieldChange,
    TunnelChange,
    ZettelChange,
)
from zettelpy.codec.diff.zettels import compare_zettels, renumbered
from zettelpy.errors import ArgumentTypeError
from zettelpy.types import Memory

__all__ = [
    "ContradictionChange",
    "DecisionChange",
    "Diff",
    "EntityChange",
    "FieldChange",
    "TunnelChange",
    "ZettelChange",
    "diff",
]


def diff(a: Memory, b: Memory) -> Diff:
    """Return what differs from memory `a` to memory `b`; the result is false where nothing does.

    Equal memories give an empty Diff, and an empty Diff says that both hold the same, but for the source text and for
    offsets that shifted. Ids are digests of texts: the same id is the same text, wherever it stands; a text that was
    edited is found again by its quote, or by likeness between the same neighbours.

    Raise TypeError for what is no Memory.

    >>> from zettelpy.types import Zettel
    >>> before = Memory((Zettel("a", quote="We meet on Monday.", flags=("DECISION",)),))
    >>> after = Memory((Zettel("b", quote="We meet on Friday.", flags=("DECISION",)),))
    >>> found = diff(before, after)
    >>> [(change.kind, change.before.quote, change.after.quote) for change in found.decisions]
    [('reversed', 'We meet on Monday.', 'We meet on Friday.')]
    >>> bool(diff(before, before))
    False
    """
    _check("a", a)
    _check("b", b)
    pairing = pair_zettels(a, b)
    entities, renaming = compare_entities(pairing)
    contradictions = compare_contradictions(pairing, renaming)
    return Diff(
        compare_zettels(pairing, renaming),
        compare_decisions(pairing, renaming, contradictions),
        contradictions,
        entities,
        compare_tunnels(pairing),
        compare_meta(a, b),
        renumbered(pairing),
    )


def _check(name: str, memory: object) -> None:
    if not isinstance(memory, Memory):
        kind = type(memory).__name__
        raise ArgumentTypeError(f"{name} must be a Memory, got {kind}: pass what compress or decode returns")
