"""What a passage does besides telling something: it asks, it follows a question, it says that something changed.

Each answer is kept with the index.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from zettelpy.extract.changes.wordkinds import judge_of, languages_of, lexicon_of
from zettelpy.passages.answers import body
from zettelpy.passages.index import PassageIndex
from zettelpy.text.lazily import lazily
from zettelpy.text.words import tokenise
from zettelpy.types import Memory

MOVED: Final = frozenset(("move", "shift", "fix", "back", "drop", "take"))  # labels of words of change
SETTLED: Final = frozenset(("now", "so"))  # and of what is so now, or is decided
_MOVED: Final = "moved"
_SETTLED: Final = "settled"
_ASKING: Final = "asking"
_ENDS: Final = " )\"'»”」』*_"
_QUESTION: Final = lazily(r"\?(?=[\s)\"'»”*_!?]|\Z)|？|(?:か|吗|嗎|呢)。?\Z")  # no "?" of an address


def follows_question(index: PassageIndex, memory: Memory, i: int) -> bool:
    """Tell whether a passage stands behind one that ends with a question, in its section, and does not so itself."""
    if index.passages[i].section != index.passages[i - 1].section or asks_in(index, memory, i) == 1.0:
        return False
    return asks_in(index, memory, i - 1) == 1.0


def asks_in(index: PassageIndex, memory: Memory, i: int) -> float:
    """Return 1.0 for a passage that ends with a question, 0.5 for one that holds one, 0.0 else; kept with the index."""
    known = index.kinds.setdefault(_ASKING, {})
    if i not in known:
        text = body(index, memory, i).rstrip(_ENDS)
        last = 0
        for match in _QUESTION.finditer(text):
            last = match.end()
        known[i] = 1.0 if last == len(text) > 0 else 0.5 if last else 0.0
    return known[i]


def words_of_change(index: PassageIndex, memory: Memory, i: int) -> tuple[float, float]:
    """Return 1.0 or 0.0 for whether a passage has words of change, and words that settle; kept with the index."""
    moved, settled = index.kinds.setdefault(_MOVED, {}), index.kinds.setdefault(_SETTLED, {})
    if i not in settled:
        words = tokenise(body(index, memory, i))
        finder = lexicon_of(languages_of(index.languages), index.languages).phrases.over(words, [0, len(words.ids)])
        labels = {hit.label for hit in finder.find(0, len(words.ids))}
        labels.update(label for surface in words.surfaces for label in _cues(surface, index.languages))
        moved[i] = float(not MOVED.isdisjoint(labels))
        settled[i] = float(not SETTLED.isdisjoint(labels))  # last: a thread that finds it finds both
    return moved[i], settled[i]


@lru_cache(maxsize=1 << 14)
def _cues(surface: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the labels of a word of change."""
    return judge_of(languages_of(languages), languages)(surface).cues
