"""The zettels that differ, in the order of the text: added, removed, edited, moved, adjusted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.renaming import Renaming
from zettelpy.codec.diff.values import FieldChange, ZettelChange
from zettelpy.types import Zettel

# What a zettel says by itself: where one of these differs it was edited, though the text may stand.
_SAID: Final = frozenset(("quote", "flags", "emotions", "resolved_date"))
_PLACE: Final = frozenset(("id", "source_start", "source_end", "spans"))  # compared in other ways
_FIELDS: Final = tuple(field.name for field in fields(Zettel) if field.name not in _PLACE)


def compare_zettels(pairing: Pairing, renaming: Renaming) -> tuple[ZettelChange, ...]:
    """Return the zettels that differ. What is gone stands before what came where it stood."""
    return tuple(_walk(pairing, renaming))


def renumbered(pairing: Pairing) -> tuple[tuple[str, str], ...]:
    """Return the ids, before and after, of the zettels whose id alone tells that they are not the same."""
    a, b = pairing.a.zettels, pairing.b.zettels
    pairs = ((a[i], b[j]) for i, j in enumerate(pairing.there) if j != NONE)
    return tuple(
        (before.id, after.id) for before, after in pairs if before.id != after.id and pairing.one_text(before, after)
    )


def _walk(pairing: Pairing, renaming: Renaming) -> Iterator[ZettelChange]:
    a, b = pairing.a.zettels, pairing.b.zettels
    stops = _stops(pairing)
    gone = 0  # zettels of a before this one are told
    for j, after in enumerate(b):
        i = pairing.back[j]
        for k in range(gone, stops[j]):
            if pairing.there[k] == NONE:
                yield ZettelChange("removed", a[k], None)
        gone = max(gone, stops[j])
        if i == NONE:
            yield ZettelChange("added", None, after)
            continue
        change = _compare(pairing, renaming, a[i], after, pairing.moved[j])
        if change is not None:
            yield change
    for k in range(gone, len(a)):
        if pairing.there[k] == NONE:
            yield ZettelChange("removed", a[k], None)


def _stops(pairing: Pairing) -> list[int]:
    """Return for each zettel of b how many zettels of a stand before it: up to the next that stayed in order."""
    stops = [len(pairing.a.zettels)] * len(pairing.back)
    stop = len(pairing.a.zettels)
    for j in range(len(stops) - 1, -1, -1):
        if pairing.back[j] != NONE and not pairing.moved[j]:
            stop = pairing.back[j]
        stops[j] = stop
    return stops


def _compare(pairing: Pairing, renaming: Renaming, before: Zettel, after: Zettel, moved: bool) -> ZettelChange | None:
    if before == after and not moved:
        return None
    found = [
        FieldChange(name, old, new)
        for name in _FIELDS
        if (old := getattr(before, name)) != (new := getattr(after, name))
    ]
    found += _spans(pairing, before, after)
    edited = not pairing.one_text(before, after)
    if not found and not edited and not moved:
        return None
    if moved:
        kind = "moved"
    elif edited or any(change.name in _SAID for change in found):
        kind = "edited"
    else:
        kind = "adjusted"
    by_rename = kind == "edited" and _renames_only(renaming, before, after)
    return ZettelChange(kind, before, after, tuple(found), edited, by_rename)


def _spans(pairing: Pairing, before: Zettel, after: Zettel) -> Iterator[FieldChange]:
    """Yield the spans where their lengths differ: where they stand shifts with every edit before them."""
    if pairing.a.meta.offsets == pairing.b.meta.offsets:
        ours, theirs = ([end - start for start, end in zettel.spans] for zettel in (before, after))
        if ours != theirs:
            yield FieldChange("spans", before.spans, after.spans)


def _renames_only(renaming: Renaming, before: Zettel, after: Zettel) -> bool:
    def rest(zettel: Zettel) -> tuple[Any, ...]:
        return zettel.flags, zettel.emotions, zettel.resolved_date, zettel.count

    names = [renaming.name(name) for name in before.entities]
    return (
        any(name in renaming.names for name in before.entities)
        and sorted(names) == sorted(after.entities)
        and rest(before) == rest(after)
        and renaming.words(before.quote) == renaming.words(after.quote)
    )
