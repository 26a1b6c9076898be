"""Words of an English clause into what a decision is told by: a person, a time, a definite object, a verb or none.

`decision_doers` and `decision_matters` read the shapes of clauses by these; the classes of words are in
`text.lexicon.decided.en_shapes`. Every question looks at the words that it is asked about, and no further.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.decision_cues import lexicon
from zettelpy.extract.decision_signs import GIVEN, NAME, sign
from zettelpy.extract.negation import Scope
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import en_shapes as en

INDEFINITE: Final = frozenset("a an some very so nothing like any too".split())

_DIGIT: Final = lazily("[0-9]")
_HABITUAL: Final = lazily("(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:week(?:end|day)|morning|evening)s")
_UNLIKE_NAMES: Final = tuple("ed nt al ive ful ous able tion ing ment ity ness ware ance ence".split())


class Clauses:
    """The clauses of one text, asked about by the numbers of their words."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.words = columns, columns.words
        self.scope, self.lexicon = Scope(columns), lexicon()
        self.word = self.scope.word
        self._signs = [-1] * len(self.words.surfaces)  # by surface, once they are asked for
        self.labelled = False  # the sentence at hand has a speaker or a label
        self.listed = False  # its label makes it an item of minutes: "Action:", "AP Jonas:"

    def when(self, i: int, stop: int) -> bool:
        """Tell whether word i, before a stop, is a number or names a time."""
        return i < stop and self.is_when(self.word(i))

    def is_when(self, word: str) -> bool:
        """Tell whether a word is a number or names a time."""
        return word in self.lexicon.when or _DIGIT.search(word) is not None

    def is_number(self, word: str) -> bool:
        """Tell whether a word is a number in digits or letters."""
        return word.isdecimal() or word in self.lexicon.numbers

    def signs(self, first: int, stop: int) -> list[int]:
        """Return what clauses some words can be of, as bits (`decision_signs`)."""
        signs = self._signs
        own = self.words.ids[first:stop]
        found = list(map(signs.__getitem__, own))
        return list(map(self.sign_of, own)) if -1 in found else found

    def sign_of(self, surface: int) -> int:
        """Return what clauses a word can be of, by the number of its surface."""
        bits = self._signs[surface]
        if bits < 0:
            words = self.words
            bits = sign(words.surfaces[surface], words.folded[surface], self.lexicon.when.__contains__)
            self._signs[surface] = bits
        return bits

    def person(self, i: int, first: int) -> bool:
        """Tell whether a word is somebody's name, as far as its spelling tells."""
        bits = self.sign_of(self.words.ids[i])
        return bits & GIVEN > 0 or (bits & NAME > 0 and (i > first or not self.word(i).endswith(_UNLIKE_NAMES)))

    def titled(self, i: int) -> bool:
        """Tell whether word i is written with a capital, but for "I"."""
        surface = self.words.surface(i)
        return surface[:1].isupper() and surface.partition("'")[0] != "I"

    def specific(self, i: int, stop: int) -> bool:
        """Tell whether the words from i on are a definite object, a time, a number or a name."""
        if i >= stop or self.scope.parted(i - 1):
            return False
        word = self.word(i)
        if word in en.PARTICLES:
            if i + 1 >= stop or self.scope.parted(i) or self.word(i + 1) in INDEFINITE:
                return False
            return self.specific(i + 1, min(stop, i + 4))
        definite = word in en.DEFINITE or self.when(i, stop) or self.titled(i)
        if i + 1 < stop and self.when(i + 1, stop) and not self.scope.parted(i) and not word.endswith("s"):
            definite |= self.is_number(self.word(i + 1))  # "room 6", "part one"
        return definite or ("'s" in word and len(word) > 4)

    def verbless(self, first: int, stop: int) -> bool:
        """Tell whether there is no subject and no finite verb among some words."""
        return not any(self.word(j) in en.FINITE for j in range(first, stop))

    def told_of_past(self, first: int, stop: int) -> bool:
        """Tell whether some words speak of the past, by a verb in "-ed" or a time."""
        for word in map(self.word, range(first, stop)):
            if word in en.PAST or (len(word) > 4 and word.endswith("ed") and word not in en.NOT_PAST):
                return True
        return False

    def scheduled(self, first: int, stop: int) -> bool:
        """Tell whether a time stands among some words, or what sets one course against another."""
        return any(self.when(k, stop) or self.word(k) in en.COURSE for k in range(first, stop))

    def usual(self, first: int, stop: int) -> bool:
        """Tell whether some words name a day that comes again and again ("on Sundays")."""
        return any(_HABITUAL.fullmatch(self.word(j)) for j in range(first, stop))

    def acting(self, word: str) -> bool:
        """Tell whether a word behind "I" may be a verb of doing in the present, by its form and by what it is not."""
        if not word.isalpha() or len(word) < 4 or word.endswith(("ly", "ing", "ought", "ew", "ept", "elt")):
            return False
        if word.endswith("ed") and not word.endswith("eed"):
            return False
        return word not in en.STATIVE and word not in en.FINITE and word not in self.lexicon.fillers
