"""Clauses of a sentence: where they end, which words open one, what a negator or a "from" in one reaches.

Everything here works on offsets and on marks, the words of change of a sentence as (label, start, end); the labels are
those of `text/lexicon/changes`. Each function is linear in the marks and values of one sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.extract.changes.values import Value
from zettelpy.text.lazily import lazily
from zettelpy.text.words import UNSPACED

Mark = tuple[str, int, int]

_CLAUSE: Final = lazily("[,;()，、；—–]| - |…|(?<![0-9])[.!?] ")
_AND: Final = frozenset("and but so und aber mais et y pero e mas ma и а но".split())
_NOT_REACH, _NOT_EAST = 9, 3  # code points from a negator to the value that it denies
_OLD_REACH: Final = 30  # code points behind "instead of", or before "ではなく", in which the old stands
_DENIED_REACH: Final = 24  # code points that a negator reaches over
_SHIFTS: Final = frozenset(("move", "back", "now"))


def borders_of(text: str, start: int, end: int) -> tuple[int, ...]:
    """Return where the clauses of text[start:end] end, but for the last."""
    return tuple(match.start() for match in _CLAUSE.finditer(text, start, end))


def clause_of(borders: Sequence[int], at: int) -> int:
    """Return the number of the clause in which an offset stands."""
    return sum(border < at for border in borders)


def opens_clause(text: str, start: int, at: int) -> bool:
    """Tell whether a word opens its sentence or clause, an "and" or "but" before it aside.

    >>> opens_clause("Fine, if it rains", 0, 6), opens_clause("Ask if it rains", 0, 4)
    (True, False)
    """
    before = text[max(start, at - 8) : at].rstrip()
    if not before or before[-1] in ",;:(—–、，。":
        return True
    return before.rpartition(" ")[2].lower() in _AND


def asserted(text: str, values: Sequence[Value], marks: Sequence[Mark]) -> list[Mark]:
    """Leave out the "if" of a clause that stands behind all values: "we take four, if any are left we freeze them"."""
    last = max((value.end for value in values), default=0)
    if not last:
        return list(marks)
    return [
        mark
        for mark in marks
        if mark[0] not in ("hypo", "if") or mark[1] < last or not _CLAUSE.search(text, last, mark[1])
    ]


def denied(text: str, places: Mapping[str, int], marks: Sequence[Mark], start: int, end: int) -> frozenset[str]:
    """Return the terms that a negator stands beside: right before them, or right behind, within their clause."""
    found: list[str] = []
    for label, low, high in marks:
        if label != "not":
            continue
        ahead = _CLAUSE.search(text, high, min(end, high + _DENIED_REACH))
        stop = ahead.start() if ahead else high + _DENIED_REACH
        first = max(start, low - _DENIED_REACH // 2)
        first = max([first, *(match.end() for match in _CLAUSE.finditer(text, first, low))])
        found += [term for term, at in places.items() if first <= at < low or high <= at < stop]
    return frozenset(found)


def old_values(text: str, values: Sequence[Value], marks: Sequence[Mark], end: int) -> tuple[Value, ...]:
    """Return the values that are named as the old: "from A to B", "not A but B", "B instead of A", "AではなくB"."""
    old: list[Value] = []
    for label, low, high in marks:
        if label == "old":
            stop = min((at for other, at, _ in marks if other in ("to", "but") and at > high + 1), default=end)
            old += [value for value in values if high <= value.start < min(high + _OLD_REACH, stop)][:2]
        elif label == "from":
            old += _from(values, marks, high)
        elif label == "not":
            reach = _NOT_EAST if UNSPACED.match(text, low) else _NOT_REACH
            near = [value for value in values if high <= value.start < high + reach][:1]
            near = [value for value in near if not _CLAUSE.search(text, high, value.start)]
            if near and any(value.kind == near[0].kind and value is not near[0] for value in values):
                old += near
        elif label == "oldb":
            old += [value for value in values if low - _OLD_REACH <= value.start < low][-1:]
    return tuple(dict.fromkeys(old))


def _from(values: Sequence[Value], marks: Sequence[Mark], high: int) -> list[Value]:
    """Return the value behind a "from" where "to" and a value of the same kind follow, and something moves."""
    if not any(label in _SHIFTS for label, _, _ in marks):
        return []
    first = next((value for value in values if high <= value.start < high + _OLD_REACH), None)
    if first is None:
        return []
    second = next((value for value in values if value.kind == first.kind and value.start > first.end), None)
    if second is None or not any(label == "to" and first.end <= at < second.start for label, at, _ in marks):
        return []
    return [first]
