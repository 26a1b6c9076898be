"""The topic words that stand beside those of a question in the zettels, for `expand_query`.

Co-occurrence within a zettel, the plainest form of local feedback; see J. Xu and W. B. Croft, "Query expansion using
local and global document analysis" (1996).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zettelpy.text.stems import Stemmer
from zettelpy.text.terms import index_terms
from zettelpy.text.words import surfaces_of
from zettelpy.types import Memory


class Topics:
    """Which topic words stand beside which in the zettels."""

    NEAREST: Final = 3

    def __init__(self, memory: Memory, stop: frozenset[str], stems: Stemmer) -> None:
        self.zettels: dict[str, list[int]] = {}
        self.words: list[tuple[str, ...]] = []
        for number, zettel in enumerate(memory.zettels):
            found: dict[str, None] = {}
            for text in (*zettel.topics, *zettel.entities):
                for surface in surfaces_of(text):
                    found.update(dict.fromkeys(index_terms(surface, stop, stems)))
            self.words.append(tuple(found))
            for term in found:
                self.zettels.setdefault(term, []).append(number)

    def near(self, terms: Iterable[str]) -> list[str]:
        """Return up to three co-occurring topic words for each term, most frequent first, ties by code point."""
        near: dict[str, None] = {}
        for term in terms:
            counts = self.beside(term)
            near.update(dict.fromkeys(sorted(counts, key=lambda word: (-counts[word], word))[: self.NEAREST]))
        return list(near)

    def beside(self, term: str) -> dict[str, int]:
        """Return the topic words that stand beside one, each with the number of zettels in which it does."""
        counts: dict[str, int] = {}
        for zettel in self.zettels.get(term, ()):
            for other in self.words[zettel]:
                if other != term:
                    counts[other] = counts.get(other, 0) + 1
        return counts
