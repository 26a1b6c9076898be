"""The words of a Russian name in one case: the adjective takes the gender of its noun, a family name its nominative.

Single words have gone back to their nominatives before (`cyrillic.py`, `spellings.py`); here neighbours decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zettelpy.extract import cyrillic
from zettelpy.extract.uses import Uses
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon import russian as russian_lexicon
from zettelpy.text.normalise import fold

_SURNAMES: Final = ("ов", "ев", "ин", "ына", "ова", "ева")
_FEMALE: Final = ("ова", "ева", "ёва", "ина", "ына")
_OBLIQUE: Final = (
    *(stem + end for stem in ("ов", "ев", "ёв", "ин", "ын") for end in ("у", "ым", "е", "ой")),
    *("ского", "скому", "ским", "ском", "ской", "скую"),
)


class Cases:
    """Puts the words of names into one case.

    `sure` holds the folded words of speaker labels; `blank` tells whether nothing but a blank stands before a word.
    """

    def __init__(self, uses: Uses, sure: frozenset[str], blank: Callable[[int], bool]) -> None:
        self.uses, self.words, self.sure, self.blank = uses, uses.words, sure, blank

    def agree(self, numbers: list[int], forms: list[str], bases: list[str], street: bool) -> None:
        """Put the words of a Russian name into one case: an adjective takes the gender of its noun."""
        first = fold(bases[0])
        person = first in lexicon.GIVEN or first in self.sure
        declined = len(numbers) > 1 and self._declined(numbers, bases)
        if street or not (person or declined or cyrillic.is_adjective(bases[0])):  # "Почты России": a genitive
            for k, i in enumerate(numbers[1:], 1):
                if self.uses.gap(i) != "-":  # Кара-Тюрек
                    bases[k] = self.words.surface(i)
        if street:
            bases[0] = russian_lexicon.GENERIC.get(forms[0], (bases[0], ""))[0]
            return
        for k in range(len(bases) - 1, -1, -1):
            generic = russian_lexicon.GENERIC.get(forms[k])
            plural = k > 0 and self.words.surface(numbers[k - 1]).endswith(("ые", "ие"))  # Мультинские озёра
            if generic and k and not plural and self.words.surface(numbers[k]).islower():
                bases[k] = generic[0]
        for k in range(len(bases) - 1):
            surface = self.words.surface(numbers[k])
            if cyrillic.is_adjective(surface) and not bases[k].lower().endswith(_SURNAMES):
                generic = russian_lexicon.GENERIC.get(forms[k + 1])
                known = fold(bases[k]) in lexicon.GIVEN or fold(bases[k]) in self.sure
                if not known and (generic or len(bases) == 2):
                    bases[k] = cyrillic.agree(surface, generic[1] if generic else cyrillic.gender(bases[k + 1]))

    def _declined(self, numbers: list[int], bases: list[str]) -> bool:
        """Tell whether a family name stands in the case of the forename before it; put it into the nominative.

        "Тёму Зверева": -ова is the nominative of women alone, so behind an oblique forename it is a man's genitive.
        """
        surface = self.words.surface(numbers[1])
        if len(numbers) != 2 or bases[0] == self.words.surface(numbers[0]) or not self.blank(numbers[1]):
            return False
        if surface.endswith(_FEMALE):
            bases[1] = surface[:-1]
            return True
        if surface.endswith(("у", "ой")) and surface.endswith(_OBLIQUE) and fold(bases[0]) in lexicon.FEMALE:
            bases[1] = surface.removesuffix("у").removesuffix("ой") + "а"  # Олю Семёнову
        return surface.endswith(_OBLIQUE)
