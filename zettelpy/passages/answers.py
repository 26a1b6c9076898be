"""Passages by the kind of answer that a question asks for: a person, a place, a day, an hour, a price, a reason.

Where a budget is filled, what holds an answer of the kind gains, the more, the fewer passages hold one, and what only
asks gains less. What a question finds, and how `recall` ranks it, is decided by its words alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.passages.index import PassageIndex
from zettelpy.text.answers import DAY, PERSON, PLACE, asked_kinds, told
from zettelpy.text.normalise import fold
from zettelpy.types import Memory

PRIOR: Final = 0.3  # added to a score for an answer of the kind, where few passages hold one
ASKED_TOO: Final = 0.7  # of that, for a passage that only asks
FEW: Final = 30  # passages with an answer of the kind from which on it counts less
LATER: Final = 0.03  # added to the last passage of a memory, and less to the ones before it
LONG: Final = 150  # passages from which on that counts less
SURE: Final = 6  # the best hits, which keep their places
SMALL: Final = 2000  # passages of a memory in which answers are looked for everywhere
QUESTION: Final = "question"
SHORT: Final = 90  # characters of a question that says nothing else
NEAR_LABEL: Final = 60  # characters within which the name of the speaker stands


def _mean(values: list[float]) -> float:
    whole = 0.0
    for value in values:
        whole += value
    return whole / len(values) if values else 0.0


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


def by_likelihood(
    index: PassageIndex, memory: Memory, question: str, scores: Mapping[int, float], near: Sequence[int]
) -> list[int]:
    """Return the passages in the order in which they are worth a place in a budget: the best hits,
    then the other hits, what is near them, and others.

    `scores` are those of the hits, best first; `near` stands around them. Each gains by the kinds of answer that it
    holds; the gain is small where many passages hold one, so that a long memory is ordered by its words. Passages that
    are neither hits nor near are taken where they hold an answer, in memories up to SMALL passages.
    """
    kinds = asked_kinds(question, index.languages)
    known = [*scores, *near]
    if not kinds:
        return known
    held = dict.fromkeys(known)
    everything = range(len(index.passages))
    far = [i for i in everything if i not in held] if len(index.passages) <= SMALL else []
    worth = dict.fromkeys((*held, *far), 0.0)
    for kind in kinds:
        share = {i: holds(index, memory, i, kind) for i in worth}
        mean = _mean(list(share.values()))
        rarity = (1.0 - mean) * min(1.0, FEW / (1.0 + mean * len(share)))
        for i, value in share.items():
            worth[i] = max(worth[i], rarity * value)
    order = [i for i in worth if i in held or worth[i] > 0.0]
    sure = min(SURE, len(scores))
    total = {i: scores.get(i, 0.0) + PRIOR * worth[i] * (ASKED_TOO if asks(index, memory, i) else 1.0) for i in order}
    late = LATER * min(1.0, LONG / len(index.passages)) / len(index.passages)
    total = {i: value + late * i for i, value in total.items()}  # what was said last stands
    return known[:sure] + sorted(order[sure:], key=lambda i: -total[i])  # stable: ties stay as they came
