"""The changes of a memory as pairs of passages, (earlier, later), in the order of time.

They are those of `Memory.contradictions`, each placed in the passages that hold its two statements; where a memory has
no source, in the quotes of the zettels, as far as these hold the statement that was replaced. A later statement that by
its own words holds only from a day that is still to come ("from next January the rent will be 800") has replaced
nothing yet; such pairs are kept apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from zettelpy.passages.answers import body
from zettelpy.passages.index import PassageIndex
from zettelpy.text.date_spans import day_number
from zettelpy.text.effective import effective_from
from zettelpy.text.normalise import fold
from zettelpy.types import CUT, Contradiction, Memory

Pair = tuple[int, int]
FULL_DAY: Final = len("2025-03-04")
SOON: Final = 14  # days
_EFFECTIVE: Final = "effective"
_SIDES: Final = 5  # parts of a summary between quotation marks: around and between its two statements


class Changes(NamedTuple):
    """The changes of a memory as pairs of passages, and which of them touch a passage."""

    pairs: tuple[Pair, ...]  # (earlier, later), in order of time
    of: Mapping[int, tuple[int, ...]]  # passage -> places in `pairs`
    coming: tuple[Pair, ...]  # the same, of those that do not hold yet


def changes_of(index: PassageIndex, memory: Memory) -> Changes:
    r"""Return the changes of a memory, kept with it.

    >>> from zettelpy import compress
    >>> from zettelpy.passages.index import index_of
    >>> memory = compress("[2024-01-01 09:00] Ana: The rent is 700 euros.\n\n"
    ...                   "[2024-01-03 09:00] Ana: From next January the rent will be 800 euros.")
    >>> changes = changes_of(index_of(memory), memory)
    >>> changes.pairs, changes.coming
    ((), ((0, 1),))
    """
    kept: Changes | None = memory.cache.get("changes")
    if kept is None:
        found = index.changes(memory) if len(index.quotes) < len(index.passages) else _between_quotes(index, memory)
        pairs: list[Pair] = []
        coming: list[Pair] = []
        for pair in _in_time(index, (pair for pair in found if pair[0] != pair[1])):
            # a plan that is changed before its day is a plan that is changed now
            (coming if is_coming(index, memory, pair[1]) and not _plans(index, *pair) else pairs).append(pair)
        kept = memory.cache["changes"] = changes_from(pairs, coming)
    return kept


def changes_from(pairs: Iterable[Pair], coming: Iterable[Pair]) -> Changes:
    """Return the changes of some pairs in the order of time, and of those that do not hold yet."""
    placed = tuple(pairs)
    of: dict[int, list[int]] = {}
    for place, pair in enumerate(placed):
        for i in pair:
            of.setdefault(i, []).append(place)
    return Changes(placed, {i: tuple(places) for i, places in of.items()}, tuple(coming))


def touched_by(changes: Changes, scores: Iterable[int]) -> list[Pair]:
    """Return the changes that passages take part in, and those that these lead to, in order."""
    places: dict[int, None] = {}
    todo = [i for i in scores if i in changes.of]
    seen = dict.fromkeys(todo)
    while todo:
        for place in changes.of[todo.pop()]:
            if place not in places:
                places[place] = None
                fresh = [i for i in changes.pairs[place] if i not in seen]
                seen.update(dict.fromkeys(fresh))
                todo += fresh
    return [changes.pairs[place] for place in sorted(places)]


def is_coming(index: PassageIndex, memory: Memory, i: int, today: str = "") -> bool:
    """Tell whether what a passage says holds, by its own words, only from a day well behind the last of the memory.

    `today` is a day that counts instead of that where it is later. What begins within SOON days has as good as begun:
    who asks does so after the last day, and not on it.
    """
    anchor = max(index.anchor or "", today[:FULL_DAY])
    if len(anchor) != FULL_DAY or i in index.quotes:
        return False
    known = index.kinds.setdefault(_EFFECTIVE, {})
    if i not in known:
        day = effective_from(body(index, memory, i), index.passages[i].date, index.languages)
        known[i] = float(day_number(day)) if day is not None else 0.0
    return known[i] > day_number(anchor) + SOON


def _plans(index: PassageIndex, earlier: int, later: int) -> bool:
    """Tell whether the earlier passage names a day that is still to come when the later one was said."""
    said = index.passages[later].date or ""
    return bool(said) and any(span.first > said for span in index.passages[earlier].spans)


def _in_time(index: PassageIndex, pairs: Iterable[Pair]) -> list[Pair]:
    """Return pairs by the day of the later, where all have a full one, so that A-B comes before B-C; within a day, and
    where days are not known, in the order of the text, or against it where the later stands first."""
    found = list(pairs)
    return in_time(found, {i: index.passages[i].date or "" for pair in found for i in pair})


def in_time(pairs: Iterable[Pair], days: Mapping[int, str]) -> list[Pair]:
    """Return pairs in their order (see `_in_time`); `days` are those on which their passages were said."""
    dated = all(len(day) == FULL_DAY for day in days.values())

    def place(pair: Pair) -> tuple[str, bool, int, int]:
        against = pair[1] < pair[0]
        return days[pair[1]] if dated else "", against, -pair[1] if against else pair[1], pair[0]

    return sorted(pairs, key=place)


# Without a source ---------------------------------------------------------------------------------------------------


def _between_quotes(index: PassageIndex, memory: Memory) -> Iterator[Pair]:
    """Yield the changes of a memory that has no source, where the quote of the earlier zettel holds the statement."""
    places = {memory.zettels[index.passages[i].zettel].id: i for i in index.quotes}
    for change in memory.contradictions:
        earlier, later = places.get(change.earlier), places.get(change.later)
        if earlier is not None and later is not None and _holds(index.quotes[earlier], change):
            yield earlier, later


def _holds(quote: str, change: Contradiction) -> bool:
    """Tell whether a quote holds the earlier of the two statements that a summary gives in quotation marks."""
    parts = change.summary.split('"')
    if len(parts) < _SIDES:
        return False
    stated = parts[-_SIDES + 1].removesuffix(CUT).strip()
    return bool(stated) and fold(stated) in fold(" ".join(quote.split()).replace('"', "'"))
