"""Passages by the kind of answer that a question asks for: a person, a place, a day, an hour, a price, a reason.

What holds an answer of the kind gains, the more, the fewer passages hold one; what only asks gains less. In a memory of
up to SMALL passages each kind has its list of passages, made when it is first asked for; in a larger one, only the best
LOOKED_AT that the words of the question reached are looked at, and it counts little.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from zettelpy.passages.index import PassageIndex
from zettelpy.text.answers import DAY, PERSON, PLACE, told
from zettelpy.text.normalise import fold
from zettelpy.types import Memory

PRIOR: Final = 0.3  # added to a score for an answer of the kind, where few passages hold one
ASKED_TOO: Final = 0.7  # of that, for a passage that only asks
FEW: Final = 30  # passages with an answer of the kind from which on it counts less
SMALL: Final = 2000  # passages of a memory in which answers are looked for everywhere
LOOKED_AT: Final = 100  # passages of a larger one in which they are looked for, the best
QUESTION: Final = "question"
SHORT: Final = 90  # characters of a question that says nothing else
NEAR_LABEL: Final = 60  # characters within which the name of the speaker stands


def answer_gains(index: PassageIndex, memory: Memory, kinds: Sequence[str], scores: dict[int, float]) -> None:
    """Raise the scores of what holds an answer of the kinds that are asked for."""
    best: Iterable[int] = ()
    if kinds and len(index.passages) > SMALL:
        best = sorted(sorted(scores), key=scores.__getitem__, reverse=True)[:LOOKED_AT]  # stable: ties to the first
    for i, gain in gains(index, memory, kinds, best).items():
        if i in scores:
            scores[i] += gain


def gains(index: PassageIndex, memory: Memory, kinds: Sequence[str], reached: Iterable[int]) -> dict[int, float]:
    """Return what holding an answer of the kinds adds to passages, where it adds anything.

    In a small memory these are all that hold one; in a large one, only those `reached`, of which there should be few.
    """
    found: dict[int, float] = {}
    small = len(index.passages) <= SMALL
    for kind in kinds:
        held = holders(index, memory, kind) if small else {i: holds(index, memory, i, kind) for i in reached}
        among = len(index.passages) if small else len(held)
        whole = 0.0
        for value in held.values():
            whole += value
        rarity = PRIOR * (1.0 - whole / max(among, 1)) * min(1.0, FEW / (1.0 + whole))
        for i, value in held.items():
            if rarity * value > found.get(i, 0.0):
                found[i] = rarity * value
    return {i: gain * ASKED_TOO if asks(index, memory, i) else gain for i, gain in found.items()}


def holders(index: PassageIndex, memory: Memory, kind: str) -> dict[int, float]:
    """Return how surely each passage holds an answer of a kind, where it may; made once for a kind."""
    found = index.holders.get(kind)
    if found is None:
        every = ((i, holds(index, memory, i, kind)) for i, passage in enumerate(index.passages) if passage.shown)
        found = index.holders[kind] = {i: value for i, value in every if value > 0.0}
    return found


def asks(index: PassageIndex, memory: Memory, i: int) -> bool:
    """Tell whether passage i is nothing but a short question; kept with the index."""
    known = index.kinds.setdefault(QUESTION, {})
    if i not in known:
        text = body(index, memory, i).rstrip(" )\"'»”」』")
        known[i] = 1.0 if text.endswith(("?", "？")) and len(text) < SHORT else 0.0
    return known[i] > 0.0


def holds(index: PassageIndex, memory: Memory, i: int, kind: str) -> float:
    """Return how surely passage i holds an answer of a kind, 0.0 to 1.0; kept with the index."""
    known = index.kinds.setdefault(kind, {})
    value = known.get(i)
    if value is None:
        text = body(index, memory, i)
        value = 1.0 if kind == DAY and index.passages[i].dates else told(text, kind, index.languages)
        if value < 1.0 and kind in (PERSON, PLACE) and _names(index, memory, i, text):
            value = max(value, 1.0 if kind == PERSON else 0.5)
        known[i] = value
    return value


def body(index: PassageIndex, memory: Memory, i: int) -> str:
    """Return the text of passage i without the label of its speaker."""
    text = index.text(memory, i)
    speaker = index.passages[i].speaker
    at = text.find(speaker, 0, NEAR_LABEL) if speaker else -1
    return text[at + len(speaker) :].lstrip(" :：*_") if at >= 0 else text


def _names(index: PassageIndex, memory: Memory, i: int, text: str) -> bool:
    """Tell whether a text names somebody: a name of its zettel, or a speaker."""
    folded = fold(text)
    names = memory.zettels[index.passages[i].zettel].entities
    return any(fold(name) in folded for name in (*names, *index.speakers))
