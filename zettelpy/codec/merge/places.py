"""The parts of a merged memory to their places, and to the text that they bring along.

A zettel begins where its file says, counted from the zettel before: from the file in which that is the zettel before
in the merged memory as well, where there is one. With the text at hand, the text decides: all parts are put one behind
the other, and where two meet that never met before, with the blank between them that the second one had before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.codec.merge.order import NONE
from zettelpy.codec.merge.plan import BASE, Part, Plan
from zettelpy.codec.merge.side import Again, Entry, Place
from zettelpy.codec.merge.three import MISSING, OURS, THEIRS, gather, settle
from zettelpy.codec.v3.header import GAP
from zettelpy.types import Span

BLANK: Final = "\n" * GAP


class Placed(NamedTuple):
    """Where each part stands (a document only begins), all places of each zettel, and the text of all (or None)."""

    spans: list[Span | None]
    again: list[tuple[Span, ...]]
    text: str | None


def place_parts(plan: Plan) -> Placed:
    """Return the places of the parts of a plan."""
    places: list[Place | None] = []
    last = NONE
    for k, part in enumerate(plan.parts):
        places.append(_place(plan, part, last))
        if part.id and places[k] is not None:
            last = k
    texts = _texts(plan, [k for k, part in enumerate(plan.parts) if part.id and places[k] is not None])
    head = "" if texts is None else _head(plan)
    spans: list[Span | None] = []
    end, at = 0, len(head)
    for k, place in enumerate(places):
        span = None
        if place is not None:
            start = at + place.local if texts is not None else end + place.gap
            span = max(0, start), max(0, start + place.length)
            end = span[1] if plan.parts[k].id else end
        spans.append(span)
        at += len(texts[k]) if texts is not None else 0
    text = None if texts is None else "".join([head, *texts])
    return Placed(spans, list(_again(plan, spans)), text)


def _place(plan: Plan, part: Part, last: int) -> Place | None:
    """Return the place of a part in the file that decides; `last` is the number of the last part that has one."""
    ours, theirs = part.sides
    met = [entry is not None and _meets(plan, entry, side, last) for side, entry in enumerate(part.sides)]
    if ours is None or theirs is None or met[OURS] != met[THEIRS]:
        entry = (ours if met[OURS] else theirs) if any(met) else part.any
        assert entry is not None
    else:
        entry = (
            ours
            if settle(part.base.place if part.base else MISSING, ours.place, theirs.place) == ours.place
            else theirs
        )
    place = entry.place
    if place is None or any(met) or entry.zettel is None:
        return place
    if last < 0:  # the first now: nothing is left that it could overlap with
        over = min(0, place.gap)
        return Place(max(0, over), max(0, place.local), max(0, place.length + (over - GAP if over else 0)))
    return place._replace(gap=GAP) if entry.before < 0 else place


def _meets(plan: Plan, entry: Entry, side: int, last: int) -> bool:
    """Tell whether the part before an entry is the one before it in its own file."""
    if last < 0 or entry.before < 0:
        return last < 0 and entry.before < 0
    return plan.parts[last].item[1 + side] == entry.before


# Further places ------------------------------------------------------------------------------------------------


def _again(plan: Plan, spans: Sequence[Span | None]) -> Iterator[tuple[Span, ...]]:
    """Yield the further places of each part."""
    movers = [_Mover(plan, side, spans) for side in (OURS, THEIRS, BASE)]
    for part in plan.parts:
        entries = part.ours, part.theirs, part.base
        ours, theirs, base = (
            tuple([mover.move(again) for again in entry.again]) if entry else ()
            for mover, entry in zip(movers, entries, strict=True)
        )
        yield gather(base, ours, theirs) if part.ours and part.theirs else ours or theirs


class _Mover:
    """Places of one version, counted from its zettels, into places of the merged memory."""

    def __init__(self, plan: Plan, side: int, spans: Sequence[Span | None]) -> None:
        now: dict[str, int] = {}
        for part, span in zip(plan.parts, spans, strict=True):
            entry = (part.ours, part.theirs, part.base)[side]
            if entry is not None and entry.zettel is not None and entry.place is not None and span is not None:
                now[entry.zettel.id] = span[1]
        self._ends = plan.sides[side].ends
        # By the number of each zettel: the nearest at or before it that is still there, as its end then and now.
        self._near: list[tuple[int, int]] = []
        near = 0, 0
        for zettel, end in zip(plan.sides[side].memory.zettels, self._ends, strict=True):
            if zettel.id in now:
                near = end or 0, now[zettel.id]
            self._near.append(near)

    def move(self, again: Again) -> Span:
        """Return a further place in the merged memory."""
        then, now = self._near[again.anchor] if again.anchor >= 0 else (0, 0)
        end = (self._ends[again.anchor] or 0) if again.anchor >= 0 else 0
        start = max(0, end + again.start - then + now)
        return start, start + again.length


# The text ------------------------------------------------------------------------------------------------------


def _head(plan: Plan) -> str:
    """Return the text before the first zettel."""
    ours, theirs, base = (side.head or "" for side in plan.sides)
    return plan.choice.pick("the text before the first zettel", base if plan.has_base else MISSING, ours, theirs)


def _texts(plan: Plan, placed: Sequence[int]) -> list[str] | None:
    """Return the text that each part brings along, with the blanks between; None where the files have none.

    `placed` are the numbers of the zettels that have places.
    """
    ours, theirs, _ = plan.sides
    if ours.head is None or theirs.head is None:
        return None
    texts = [_text(plan, part) for part in plan.parts]
    for k, after in zip(placed, [*placed, NONE][1:], strict=True):
        was_last = _was_last(plan, plan.parts[k], texts[k])
        if was_last and after >= 0:
            texts[k] = texts[k].rstrip() + _blank_between(plan, plan.parts[k], plan.parts[after])
        elif not was_last and after < 0:
            side = ours if ours.last >= 0 else theirs
            texts[k] = texts[k].rstrip() + _blank(side.entries[side.last])
    return texts


def _text(plan: Plan, part: Part) -> str:
    ours, theirs = part.sides
    if ours is None or theirs is None:
        return part.any.text or ""
    base = part.base.text if part.base and part.base.text is not None else MISSING
    own, other = ours.text or "", theirs.text or ""
    if own.rstrip() == other.rstrip() and base not in (own, other):
        return max(own, other, key=len)  # only the blank behind it is not the same
    return plan.choice.pick(f"zettel {part.id}: its text", base, own, other)


def _was_last(plan: Plan, part: Part, text: str) -> bool:
    """Tell whether a text comes from where nothing followed it."""
    return any(
        entry is not None and entry.text == text and k == side.last
        for side, entry, k in zip(plan.sides, part.sides, part.item[1:], strict=False)
    )


def _blank(entry: Entry) -> str:
    text = entry.text or ""
    return text[len(text.rstrip()) :]


def _blank_between(plan: Plan, part: Part, after: Part) -> str:
    """Return the blank between two parts: where they met already, else the one before the second in its own file."""
    found = BLANK
    for side, entry, k in zip(plan.sides, after.sides, part.item[1:], strict=False):
        if entry is not None and entry.before >= 0:
            if entry.before == k:
                return _blank(side.entries[k])
            found = _blank(side.entries[entry.before]) if found == BLANK else found
    return found
