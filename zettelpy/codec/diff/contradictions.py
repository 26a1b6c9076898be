"""The contradictions that differ: new, settled, lapsed, changed.

A contradiction is the same one where its signal, what its sides share and the words of both sides are the same,
whatever became of ids and offsets through edits elsewhere. The words are read off the summary, which every memory holds
whether it has its text or not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Final

from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.renaming import Renaming
from zettelpy.codec.diff.values import ContradictionChange
from zettelpy.types import CUT, Contradiction, Memory, Span

_FIRST: Final = 6  # words of a side that was cut, by which it is known under new names


def sides(found: Contradiction) -> tuple[str, str]:
    """Return the words of the earlier and the later side, as the summary quotes them; the summary where it is another.

    >>> sides(Contradiction("a", "b", "cap", "reversal", '[cap] "256 KB" (2025) → "512 KB" (reversal)'))
    ('256 KB', '512 KB')
    """
    opening, closing = f"[{found.shared}] ", f" ({found.signal})"
    if found.summary.startswith(opening + '"') and found.summary.endswith(closing):
        parts = found.summary[len(opening) : -len(closing)].split('"')
        if len(parts) == 5:
            return parts[1], parts[3]
    return found.summary, found.summary


class _Side:
    """The contradictions of one memory, each with the number of its zettels counted in the later memory."""

    def __init__(self, memory: Memory, there: Sequence[int] | None, renaming: Renaming) -> None:
        numbers = {zettel.id: number for number, zettel in enumerate(memory.zettels)}
        self.found = memory.contradictions
        self.zettels = [(numbers[one.earlier], numbers[one.later]) for one in self.found]
        self.ends = [(i, j) if there is None else (there[i], there[j]) for i, j in self.zettels]
        self.said = [sides(one) for one in self.found]
        self.renaming = renaming
        self.left = list(range(len(self.found)))

    def words(self, k: int) -> tuple[str, str, str, str]:
        """Return what tells a contradiction."""
        return (self.found[k].signal, self.found[k].shared, *self.said[k])

    def renamed(self, k: int) -> Hashable:
        """Return what tells a contradiction, renamed entities under their new names."""
        signal, shared, *said = self.words(k)
        words = [self.renaming.words(text) for text in said]
        # A side is cut at so many characters: a longer name leaves room for fewer of the words behind it.
        cut = [own[:-1][:_FIRST] if text.endswith(CUT) else own for text, own in zip(said, words, strict=True)]
        return (signal, self.renaming.words(shared), *cut)

    def subject(self, k: int) -> Hashable:
        """Return the ends and what the sides share."""
        return (*self.ends[k], self.found[k].shared)


def compare_contradictions(pairing: Pairing, renaming: Renaming) -> tuple[ContradictionChange, ...]:
    """Return the contradictions that differ: those of the later memory in its order, then those that are gone."""
    ours = _Side(pairing.a, pairing.there, renaming)
    theirs = _Side(pairing.b, None, renaming)
    partners: dict[int, tuple[int, str]] = {}
    passes: tuple[tuple[str, Callable[[_Side, int], Hashable]], ...] = (
        ("same", lambda side, k: (side.words(k), side.ends[k])),
        ("same", lambda side, k: side.words(k)),
        *((("renamed", lambda side, k: side.renamed(k)),) if renaming.names else ()),
        ("changed", lambda side, k: (side.ends[k], side.said[k][0])),
        ("changed", lambda side, k: (side.ends[k], side.said[k][1])),
        ("changed", lambda side, k: side.subject(k)),
    )
    for how, key in passes:
        for i, j in _match(ours, theirs, key):
            partners[j] = (i, how)
    changes: list[ContradictionChange] = []
    for j, after in enumerate(theirs.found):
        if j not in partners:
            numbers = (pairing.back[end] for end in theirs.zettels[j])
            stood = all(i != NONE and pairing.same_text(i) for i in numbers)
            changes.append(ContradictionChange("surfaced" if stood else "new", None, after))
            continue
        i, how = partners[j]
        if how != "same" or _differs(pairing, ours, theirs, i, j):
            changes.append(ContradictionChange("changed", ours.found[i], after, how == "renamed"))
    for i in ours.left:
        stands = all(pairing.same_text(end) for end in ours.zettels[i])
        changes.append(ContradictionChange("lapsed" if stands else "settled", ours.found[i], None))
    return tuple(changes)


def _match(ours: _Side, theirs: _Side, key: Callable[[_Side, int], Hashable]) -> list[tuple[int, int]]:
    """Return the pairs of what is left on both sides with one key, in order, and take them out."""
    if not ours.left or not theirs.left:
        return []
    waiting: dict[Hashable, deque[int]] = {}
    for i in ours.left:
        waiting.setdefault(key(ours, i), deque()).append(i)
    pairs: list[tuple[int, int]] = []
    for j in theirs.left:
        queue = waiting.get(key(theirs, j))
        if queue:
            pairs.append((queue.popleft(), j))
    gone, come = dict(pairs), {j: i for i, j in pairs}
    ours.left = [i for i in ours.left if i not in gone]
    theirs.left = [j for j in theirs.left if j not in come]
    return pairs


def _differs(pairing: Pairing, ours: _Side, theirs: _Side, i: int, j: int) -> bool:
    """Tell whether two contradictions of the same words differ in what no edit elsewhere brings about."""
    before, after = ours.found[i], theirs.found[j]
    if before.summary != after.summary:  # the words are the same, so the dates are others
        return True
    for number, end, other in zip(ours.zettels[i], ours.ends[i], theirs.ends[j], strict=True):
        if pairing.same_text(number) and end != other:
            return True
    if pairing.a.meta.offsets != pairing.b.meta.offsets:
        return False
    return [_length(before.earlier_span), _length(before.later_span)] != [
        _length(after.earlier_span),
        _length(after.later_span),
    ]


def _length(span: Span | None) -> int:
    return NONE if span is None else span[1] - span[0]
