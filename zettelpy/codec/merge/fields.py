"""Three versions of one zettel into one, field by field.

What the zettel tells (its quote, its date) is a conflict where both sides changed it differently. Lists (flags,
entities, topics, emotions) are merged as such: what either side added is there. Numbers follow from other things and
are nobody's opinion: where both changed, the raw score is that of the side whose flags and emotions stand, else ours;
the turn is the later one.
"""

from __future__ import annotations

from typing import NamedTuple

from zettelpy.codec.merge.plan import Part
from zettelpy.codec.merge.side import Entry
from zettelpy.codec.merge.three import MISSING, Choice, gather, settle
from zettelpy.types import Zettel


class Fields(NamedTuple):
    """What a merged zettel says, but for its id and its places. `weight` and `times` are None where they follow."""

    entities: tuple[str, ...]
    topics: tuple[str, ...]
    quote: str
    raw: float | None
    emotions: tuple[str, ...]
    flags: tuple[str, ...]
    date: str | None
    turn: int | None
    weight: float | None
    times: int | None
    follows: float  # the weight in the file that it comes from, for a memory in which weights do not follow


def merge_fields(part: Part, choice: Choice) -> Fields:
    """Return what the merged zettel of a part says."""
    ours, theirs = part.sides
    if ours is None or theirs is None:
        return _fields(part.any)
    o, t = _fields(ours), _fields(theirs)
    b = _fields(part.base) if part.base else None
    if o == t or b == t:
        return o
    if b == o:
        return t
    emotions = gather(b.emotions if b else (), o.emotions, t.emotions)
    flags = gather(b.flags if b else (), o.flags, t.flags)
    by_theirs = (flags, emotions) == (t.flags, t.emotions) != (o.flags, o.emotions)
    old = b or Fields(*[MISSING] * len(Fields._fields))

    def number(base: float | None, own: float | None, other: float | None) -> float | None:
        return settle(base, other, own) if by_theirs else settle(base, own, other)

    return Fields(
        gather(b.entities if b else (), o.entities, t.entities),
        gather(b.topics if b else (), o.topics, t.topics),
        choice.pick(f"zettel {part.id}: the quote", old.quote, o.quote, t.quote),
        number(old.raw, o.raw, t.raw),
        emotions,
        flags,
        choice.pick(f"zettel {part.id}: the date", old.date, o.date, t.date),
        _later(old.turn, o.turn, t.turn),
        number(old.weight, o.weight, t.weight),
        settle(old.times, o.times, t.times),
        number(old.follows, o.follows, t.follows) or 0.0,
    )


def _fields(entry: Entry) -> Fields:
    zettel = entry.zettel or Zettel("-")
    return Fields(
        zettel.entities,
        zettel.topics,
        zettel.quote,
        zettel.raw,
        zettel.emotions,
        zettel.flags,
        zettel.resolved_date,
        zettel.turn,
        entry.weight,
        entry.times,
        zettel.weight,
    )


def _later(base: int | None, ours: int | None, theirs: int | None) -> int | None:
    """Return the turn that stands: where both sides said the message again, the later one."""
    if base not in (ours, theirs) and ours is not None and theirs is not None:
        return max(ours, theirs)
    return settle(base, ours, theirs)
