"""Questions with spelling mistakes: character n-grams as a similarity, with nothing but the standard library.

python examples/ngrams.py
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from math import sqrt

from chat import show

SIZE = 3
SHORTEST = 5  # letters of the words that count: the short ones look too much alike


def ngrams(text: str) -> Counter[str]:
    """Return the runs of SIZE characters inside the words of a text; a word begins and ends with a blank."""
    words = (f" {word} " for word in re.findall(r"\w+", text.lower()) if len(word) >= SHORTEST)
    return Counter(word[at : at + SIZE] for word in words for at in range(len(word) - SIZE + 1))


def similarity(query: str, passages: Sequence[str]) -> Sequence[float]:
    """Return for each passage the cosine of its n-grams with those of the question, 0 to 1."""
    asked = ngrams(query)
    scores = []
    for passage in passages:
        said = ngrams(passage)
        shared = sum(count * said[gram] for gram, count in asked.items())
        lengths = sum(n * n for n in asked.values()) * sum(n * n for n in said.values())
        scores.append(shared / sqrt(lengths) if shared else 0.0)
    return scores


if __name__ == "__main__":
    show("When are the vacinnations of Peppper?", similarity=similarity)
