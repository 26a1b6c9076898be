"""A comparison of two memories as a page for a reviewer: what matters most first, and a line of counts at the end.

Decisions, contradictions, renamed entities, since they explain what follows, then the zettels in the order of the text
(`+` added, `-` removed, `~` edited, `>` moved), names that came and went, and the rest in a line each. A place is the
line of the text where the text is known, else the id of the zettel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from zettelpy.cli.reading import Loaded
from zettelpy.cli.terminal import bold, clip, columns, pad, width, wrap
from zettelpy.codec.diff import ContradictionChange, DecisionChange, Diff, EntityChange, ZettelChange
from zettelpy.codec.diff.contradictions import sides
from zettelpy.types import CUT, Contradiction, Zettel

LABEL: Final = 10  # columns of the word before a row
NOTHING: Final = "none"
BESIDE: Final = "(both texts stood before)"
CALLED: Final = {  # fields as people call them
    "input_length": "text length",
    "chunk_count": "chunks",
    "resolved_date": "date",
    "raw": "raw score",
    "spans": "length",
    "entities": "names",
}
MARKS: Final = {"added": "+", "removed": "-", "edited": "~", "moved": ">"}
LONGEST: Final = 60  # columns of a value of the header


def summary(found: Diff) -> str:
    """Return the counts on one line, what matters most first; what is 0 is left out.

    >>> from zettelpy.codec.diff import EntityChange
    >>> summary(Diff(entities=(EntityChange("new", None, ("ANA", "Ana"), 2),)))
    '1 entity new'
    """
    parts: list[str] = []
    for name, kinds in found.counts().items():
        told = [(kind, count) for kind, count in kinds.items() if count]
        if not told or name in ("meta", "ids"):
            continue
        first, rest = told[0], told[1:]
        parts.append(", ".join([f"{_counted(first[1], name)} {first[0]}", *(f"{n:,} {kind}" for kind, n in rest)]))
    if found.meta:
        parts.append(f"{_counted(len(found.meta), 'other fields')} changed")
    if found.renumbered:
        parts.append(f"{_counted(len(found.renumbered), 'ids')} renumbered")
    return "; ".join(parts)


def _counted(count: int, name: str) -> str:
    one = {"entities": "entity"}.get(name, name.removesuffix("s"))
    return f"{count:,} {one if count == 1 else name}"


def page(found: Diff, a: Loaded, b: Loaded, output: str) -> Iterator[str]:
    """Yield the lines of the page."""
    room = width()
    places = _Places(a, b)
    sections = (
        ("Decisions", (row for change in found.decisions for row in _decision(change, places, room))),
        ("Contradictions", (row for change in found.contradictions for row in _contradiction(change, room))),
        ("Renamed", _renamed(found.entities, room)),
        ("Zettels", _zettels(found, places, room)),
        ("Names", _names(found.entities, room)),
        ("Other", _rest(found, room)),
    )
    for head, rows in sections:
        lines = list(rows)
        if lines:
            yield bold(head, output)
            yield from lines
            yield ""
    yield from wrap(summary(found), room)


# Rows -----------------------------------------------------------------------------------------------------------


class _Places:
    """Where zettels stand: the line of their quote in the text, or their id where there is no text."""

    def __init__(self, a: Loaded, b: Loaded) -> None:
        self._a, self._b = a, b
        self.zettels = (a.memory.zettels, b.memory.zettels)
        self.order = [{zettel.id: k for k, zettel in enumerate(loaded.memory.zettels)} for loaded in (a, b)]

    def zettel(self, identity: str, *, earlier: bool) -> Zettel:
        """Return the zettel of an id in the earlier or the later memory."""
        side = 0 if earlier else 1
        return self.zettels[side][self.order[side][identity]]

    def before(self, zettel: Zettel) -> str:
        """Return where a zettel of the earlier memory stands."""
        return self._place(self._a, zettel)

    def after(self, zettel: Zettel) -> str:
        """Return where a zettel of the later memory stands."""
        return self._place(self._b, zettel)

    def _place(self, loaded: Loaded, zettel: Zettel) -> str:
        line = None if loaded.text_name is None or loaded.packed else loaded.quote_line(zettel)
        return clip(zettel.id, 16) if line is None else f":{line}"


def _said(mark: str, label: str, words: str, place: str, room: int) -> Iterator[str]:
    """Yield a text behind its mark, wrapped, its place at the end of the first line."""
    left = f"  {pad(label, LABEL)}{mark} "
    lines = wrap(" ".join(words.split()), room - columns(left) - columns(place) - 2)
    gap = room - columns(left) - columns(lines[0]) - columns(place)
    yield f"{left}{lines[0]}{' ' * max(2, gap)}{place}".rstrip()
    for line in lines[1:]:
        yield " " * columns(left) + line


def _decision(change: DecisionChange, places: _Places, room: int) -> Iterator[str]:
    before, after, label = change.before, change.after, change.kind
    if change.by is not None:
        yield from _taken_back(change, change.by, places, room)
        return
    if before is not None:
        yield from _said("-", label, before.quote, places.before(before), room)
        label = ""
    if after is not None and change.kind != "dropped":
        yield from _said("+", label, after.quote, places.after(after), room)


def _taken_back(change: DecisionChange, by: Contradiction, places: _Places, room: int) -> Iterator[str]:
    """Yield a decision and what takes it back, or took it back; in full where a quote is one of the two."""
    restored = change.kind == "restored"
    earlier, later = places.zettel(by.earlier, earlier=restored), places.zettel(by.later, earlier=restored)
    said, against = (_whole(words, zettel) for words, zettel in zip(sides(by), (earlier, later), strict=True))
    stands = change.after or earlier
    marks = ("+", "-") if restored else ("-", "+")
    yield from _said(marks[0], change.kind, said, places.after(stands), room)
    yield from _said(marks[1], "", against, places.before(later) if restored else places.after(later), room)


def _whole(words: str, zettel: Zettel) -> str:
    """Return the quote of a zettel if it begins with some words that were cut, else the words."""
    start = words.removesuffix(CUT).rstrip()
    return zettel.quote if words != start and " ".join(zettel.quote.split()).startswith(start) else words


def _contradiction(change: ContradictionChange, room: int) -> Iterator[str]:
    """Yield a contradiction, its sides on lines of their own; what did not change once."""
    if change.by_rename:
        return
    label, before, after = change.kind, change.before, change.after
    if label in ("surfaced", "lapsed"):
        told = after or before
        for mark, words in _sides(told, "+" if after else "-") if told else ():
            if words:
                yield from _said(mark, label, words, "", room)
                label = ""
        yield " " * (LABEL + 4) + clip(BESIDE, room - LABEL - 4)
        return
    first = _sides(before, "-") if before else []
    second = _sides(after, "+") if after else []
    lines = first + second
    if first and second:
        lines = []
        for one, other in zip(first, second, strict=True):
            lines += [(" ", one[1])] if one[1] == other[1] else [one, other]
    for mark, words in lines:
        if words:
            yield from _said(mark, label, words, "", room)
            label = ""


def _sides(told: Contradiction, mark: str) -> list[tuple[str, str]]:
    """Return the two sides of a contradiction, each behind its mark; what they share stands before the first."""
    said = told.summary.removeprefix(f"[{told.shared}] ").removesuffix(f" ({told.signal})")
    earlier, arrow, later = said.partition(" → ")
    return [(mark, f"[{told.shared}] {earlier}"), (mark, f"→ {later}" if arrow else "")]


# Zettels --------------------------------------------------------------------------------------------------------


def _zettels(found: Diff, places: _Places, room: int) -> Iterator[str]:
    """Yield the zettels in the order of the text; what only follows from other changes is counted in a line."""
    known = _Known(found.entities)
    undated = not all(any(zettel.resolved_date for zettel in zettels) for zettels in places.zettels)
    adjusted = [change for change in found.zettels if _is_adjusted(change, undated)]
    told = dict.fromkeys(map(id, adjusted))
    shown = [change for change in found.zettels if id(change) not in told and not change.by_rename]
    for _, run in groupby(enumerate(shown), key=lambda item: _run(item, places)):
        changes = [change for _, change in run]
        yield from _row(changes[0], places, known, room)
        if len(changes) > 1:
            yield f"      and {_counted(len(changes) - 1, 'zettels')} that follow"
    renamed = sum(change.by_rename for change in found.zettels)
    if renamed:
        yield "  " + clip(f"~ {_counted(renamed, 'zettels')} more in which only renamed names differ", room - 2)
    if adjusted:
        names = _tally(CALLED.get(field.name, field.name) for change in adjusted for field in change.fields)
        yield from _hang(f"    {_counted(len(adjusted), 'zettels')} with the same text, adjusted: ", names, room)


def _is_adjusted(change: ZettelChange, undated: bool) -> bool:
    """Tell whether a zettel only follows other changes, or got its date since one memory holds no dates at all."""
    if change.kind != "edited" or change.text_changed:
        return change.kind == "adjusted"
    return undated and _said_fields(change) == ["resolved_date"]


def _said_fields(change: ZettelChange) -> list[str]:
    """Return what differs of what a zettel says by itself."""
    return [field.name for field in change.fields if field.name in ("quote", "flags", "emotions", "resolved_date")]


def _run(item: tuple[int, ZettelChange], places: _Places) -> tuple[object, ...]:
    """Return what is the same for zettels that moved together, and another for every other change."""
    number, change = item
    if change.kind != "moved" or change.before is None or change.after is None or _said_fields(change):
        return (number,)
    i, j = places.order[0][change.before.id], places.order[1][change.after.id]
    return ("moved", j - i, j - number)


def _row(change: ZettelChange, places: _Places, known: _Known, room: int) -> Iterator[str]:
    before, after, mark = change.before, change.after, MARKS[change.kind]
    if before is None or after is None:
        if after is not None:
            yield _line(f"  {mark} ", after.quote, places.after(after), room)
        elif before is not None:
            yield _line(f"  {mark} ", before.quote, places.before(before), room)
        return
    if change.kind == "moved":
        yield _line(f"  {mark} ", after.quote, places.after(after), room)
    elif before.quote == after.quote:
        yield _line(f"  {mark}   ", after.quote, places.after(after), room)
    else:
        yield _line(f"  {mark} - ", before.quote, places.before(before), room)
        yield _line("    + ", after.quote, places.after(after), room)
    where = places.before(before)
    details = [f"from {where}"] if change.kind == "moved" and where != places.after(after) else []
    details += _details(change, before, after, known)
    if details:
        yield "      " + clip("; ".join(details), room - 6)


def _line(left: str, words: str, place: str, room: int) -> str:
    space = room - columns(left) - columns(place) - 2
    return f"{left}{pad(clip(words, space) or '(no quote)', space)}  {place}"


def _details(change: ZettelChange, before: Zettel, after: Zettel, known: _Known) -> Iterator[str]:
    """Yield what differs in a zettel and does not follow from a change that is told elsewhere."""
    if change.text_changed and before.quote == after.quote:
        yield "edited beside its quote"
    for name in ("flags", "emotions"):
        yield from _swaps(name, getattr(before, name), getattr(after, name))
    if before.resolved_date != after.resolved_date:
        yield f"date {before.resolved_date or NOTHING} → {after.resolved_date or NOTHING}"
    yield from _swaps("names", known.of(before.entities, earlier=True), known.of(after.entities, earlier=False))


def _swaps(name: str, before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    here, there = frozenset(before), frozenset(after)
    swaps = [f"-{value}" for value in before if value not in there] + [
        f"+{value}" for value in after if value not in here
    ]
    if swaps:
        yield f"{name} {' '.join(swaps)}"


class _Known:
    """Names of zettels without what the section on names tells: new and gone ones left out, renamed ones renamed."""

    def __init__(self, entities: Iterable[EntityChange]) -> None:
        self._renamed: dict[str, str] = {}
        self._told: dict[str, None] = {}
        for change in entities:
            if change.kind == "renamed" and change.before and change.after:
                self._renamed[change.before[1]] = change.after[1]
            elif change.kind in ("new", "gone"):
                self._told.update({side[1]: None for side in (change.before, change.after) if side})

    def of(self, names: Sequence[str], *, earlier: bool) -> list[str]:
        """Return the names that are left, those of the earlier memory as the later one calls them."""
        return [self._renamed.get(name, name) if earlier else name for name in names if name not in self._told]


def _tally(names: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} of {count:,}" for name, count in sorted(counts.items(), key=lambda item: -item[1]))


def _hang(left: str, words: str, room: int) -> Iterator[str]:
    """Yield a text behind what introduces it, wrapped under itself."""
    indent = min(columns(left), room // 3)
    for number, line in enumerate(wrap(left.strip() + " " + words, room - 4)):
        yield ("    " if number == 0 else " " * max(6, indent // 3)) + line


# Names and the rest ---------------------------------------------------------------------------------------------


def _renamed(entities: Sequence[EntityChange], room: int) -> Iterator[str]:
    for change in entities:
        if change.kind == "renamed" and change.before and change.after:
            left = f"; the old name stays in {change.left:,}" if change.left else ""
            words = f"{change.before[1]} → {change.after[1]}, in {_counted(change.zettels, 'zettels')}{left}"
            yield "  " + clip(words, room - 2)


def _names(entities: Sequence[EntityChange], room: int) -> Iterator[str]:
    for kind, mark in (("new", "+"), ("gone", "-"), ("recoded", "~")):
        told = [change for change in entities if change.kind == kind]
        if told:
            yield from _said(mark, kind, ", ".join(map(_name, told)), "", room)


def _name(change: EntityChange) -> str:
    if change.kind == "recoded" and change.before and change.after:
        return f"{change.after[1]} {change.before[0] or NOTHING} → {change.after[0] or NOTHING}"
    side = change.after or change.before
    return f"{side[1] if side else ''} ({change.zettels:,})"


def _rest(found: Diff, room: int) -> Iterator[str]:
    tunnels = [f"{count:,} {kind}" for kind, count in found.counts()["tunnels"].items() if count]
    if tunnels:
        yield "  " + clip(f"tunnels: {', '.join(tunnels)}", room - 2)
    renamed = sum(change.by_rename for change in found.contradictions)
    if renamed:
        yield "  " + clip(f"contradictions: {renamed:,} in which only renamed names differ", room - 2)
    if found.renumbered:
        yield "  " + clip(
            f"ids: {_counted(len(found.renumbered), 'zettels')} of the same text under another id", room - 2
        )
    for change in found.meta:
        name = CALLED.get(change.name, change.name.replace("_", " "))
        yield "  " + clip(f"{name}: {_values(change.name, change.before, change.after)}", room - 2)


def _values(name: str, before: Any, after: Any) -> str:
    if name == "messages":
        return f"{len(after):,} new, {len(before):,} gone" if before != after else "in another order"
    if name in ("documents", "warnings") or isinstance(before, tuple):
        return f"{_listed(before)} → {_listed(after)}"
    return f"{_value(before)} → {_value(after)}"


def _listed(values: Sequence[Any]) -> str:
    return (
        ", ".join(map(str, values)) if all(isinstance(value, str) for value in values) and values else f"{len(values)}"
    )


def _value(value: Any) -> str:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    return clip(str(value), LONGEST)
