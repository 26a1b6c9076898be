"""A word by itself into what its spelling says of it: a noun, a verb, a number, a laugh, a name in capitals.

Endings tell much in languages that inflect: those that only verbs have (as written, with their accents), those of
infinitives but for the nouns that end alike, those of nouns. The lists are in `text/lexicon/chrome_frames.py`.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.evidence import CAPITALS, MIXED, read_trait
from zettelpy.text.lexicon.chrome_frames import (
    INFINITIVES,
    NOUN_ENDINGS,
    OTHER_ENDINGS,
    VERB_ENDINGS,
    WRITTEN_VERB_ENDINGS,
    nouns_like_infinitives,
)

CERTAIN: Final = 3  # what the spelling says of a German noun inside a sentence
VERB: Final = -3
_BOOST_CAPITALS: Final = 1.6
_BOOST_MIXED: Final = 1.6
_ROMAN: Final = "ivxlc"


class Endings:
    """Judges words of one language by their endings; `small` where a German text writes its nouns without capitals."""

    def __init__(self, language: str, *, small: bool = False) -> None:
        self.language, self.small = language, small
        self.nouns = NOUN_ENDINGS.get(language, ())
        self.others = OTHER_ENDINGS.get(language, ())
        self.verbs = VERB_ENDINGS.get(language, ())
        self.written = WRITTEN_VERB_ENDINGS.get(language, ())
        self.infinitives = INFINITIVES.get(language, ())
        self.like_infinitives = nouns_like_infinitives(language)

    def kind(self, surface: str, key: str, inside: int) -> int:
        """Tell what the spelling says: 1 and more of a noun, below 0 of another word, -3 of a verb for sure.

        `key` is the folded word; `inside` counts where it stands inside a sentence.

        >>> [Endings("es").kind(word, key, 0) for word, key in (("llovió", "llovio"), ("taller", "taller"))]
        [-3, -1]
        """
        if self.language == "de":
            if surface[0].isupper():
                return CERTAIN if inside > 0 else 1 if key.endswith(self.nouns) else 0
            return -2 if not self.small else 1 if key.endswith(self.nouns) else 0
        if self.verbs and len(key) > 5 and key.endswith(self.verbs):
            return VERB
        if self.written and len(key) > 4 and surface.endswith(self.written):
            return VERB
        if self.infinitives and len(key) > 4 and key.endswith(self.infinitives) and surface.islower():
            if self._is_infinitive(key):
                return VERB
        if self.others and key.endswith(self.others) and len(key) > 4 and not key.endswith(self.nouns):
            return -1
        if self.nouns and len(key) > 5 and key.endswith(self.nouns):
            return 1
        if surface.islower() or surface.istitle():
            return 0
        return 1 if read_trait(surface) is not None else 0

    def _is_infinitive(self, key: str) -> bool:
        if key in self.like_infinitives:
            return False
        if self.language == "it":
            return not key.endswith(("iere", "oire")) and len(key) > 5
        return not (self.language == "fr" and key.endswith(("ier", "yer", "oir", "eer")))


def mostly_letters(word: str) -> bool:
    """Tell whether a word is no number with letters (p99, v3, 10ms)."""
    if word.isalpha():
        return True
    letters = digits = 0
    for letter in word:
        letters += letter.isalpha()
        digits += letter.isdecimal()
    return letters >= 3 if digits else letters >= 2


def is_roman(word: str) -> bool:
    """Tell whether a word is made of the letters of small Roman numbers."""
    return not word.strip(_ROMAN)


def laughs(word: str) -> bool:
    """Tell whether a word is a laugh or a cry: of one or two letters, repeated (hahaha, jajaj, aaaa, kkkk)."""
    if len(word) > 3 and (word[0] == word[1] or word[1] == word[2] or word[0] == word[2]):  # three letters at once?
        if len(dict.fromkeys(word)) < 3:
            return True
    if word[-1] != word[-2:-1]:
        return False
    return word[-3:] == 3 * word[-1] or (word[-1] in "аыеу" and not word.isascii())


def shape_of(surface: str) -> float:
    """Return how much the capitals of a word raise its weight.

    >>> shape_of("NASA"), shape_of("pump")
    (1.6, 1.0)
    """
    if surface.islower() or (surface.isascii() and surface.isalpha() and surface.istitle()):
        return 1.0  # most words: no capital, or one that opens the word
    trait = read_trait(surface)
    if trait is not None and trait.shape == CAPITALS:
        return _BOOST_CAPITALS
    if trait is not None and trait.shape == MIXED:
        return _BOOST_MIXED
    return 1.0
