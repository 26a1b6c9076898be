"""A text into the language of each of its blocks: a capital, an article and a particle mean what their language says.

The languages of the whole text come from `text.languages`; where there are several, each block goes to the one whose
stop words it holds most of, a block without any to the language of its speaker, else to the first of the text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Final, NamedTuple

from zettelpy.extract.tongue_signs import LANGUAGES, language_of
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.lexicon.stop import STOP_WORDS

_FEW: Final = 40  # words up to which a text is looked at more closely


class Tongues(NamedTuple):
    """The languages of a text, the strongest first, and for each word the number of its language among them."""

    languages: tuple[str, ...]
    of_word: bytes  # empty where the text is in one language

    def at(self, i: int) -> str:
        """Return the language of word i."""
        return self.languages[self.of_word[i]] if self.of_word else self.languages[0]


def read_tongues(columns: Columns) -> Tongues:
    """Find the language of each block, in time linear in the text.

    >>> from zettelpy.text.columns import read_columns
    >>> read_tongues(read_columns("Wir haben das nicht entschieden, ich frage nur.")).at(0)
    'de'
    """
    languages = detect_languages(columns.words)
    if len(languages) == 1 and languages[0] in LANGUAGES and len(columns.words) <= _FEW:
        languages = (_look_closer(columns) or languages[0],)
    if len(languages) == 1:
        return Tongues(languages, b"")
    words = columns.words
    places: list[list[int]] = []
    for language in languages:
        stops = STOP_WORDS[language]
        flags = [form in stops for form in words.folded]
        places.append([i for i, k in enumerate(words.ids) if flags[k]])
    totals: dict[str, list[int]] = {}
    counted: list[tuple[int, int, str, list[int]]] = []
    for block in columns.layout.blocks:
        first, stop = words.within(block.body, block.end)
        counts = [bisect_left(there, stop) - bisect_left(there, first) for there in places]
        counted.append((first, stop, block.speaker, counts))
        total = totals.setdefault(block.speaker, [0] * len(languages))
        for number, count in enumerate(counts):
            total[number] += count
    of_word = bytearray(len(words))
    for first, stop, speaker, counts in counted:
        number = _best(counts, totals[speaker])
        if number:
            of_word[first:stop] = bytes((number,)) * (stop - first)
    return Tongues(languages, bytes(of_word))


def _look_closer(columns: Columns) -> str:
    """Return the language of a few words for which stop words alone do not decide, "" where nothing tells."""
    words, layout = columns.words, columns.layout
    numbers = [i for block in layout.blocks for i in range(*words.within(block.body, block.end))]
    opening = frozenset((*columns.sentence_words, *(words.within(block.body, block.end)[0] for block in layout.blocks)))
    return language_of([words.surface(i) for i in numbers], [i in opening for i in numbers])


def _best(counts: list[int], total: list[int]) -> int:
    """Return the number of the language with most hits in a block; among equals, with most by its speaker."""
    return max(range(len(counts)), key=lambda number: (counts[number], total[number], -number))


def in_language(lists: Mapping[str, frozenset[str]], languages: tuple[str, ...]) -> frozenset[str]:
    """Return the union of the word lists of some languages."""
    return frozenset[str]().union(*(lists.get(language, frozenset()) for language in languages))
