"""A term of a German question into the compounds of the text that hold it, and into the parts that it is made of.

German writes as one what other languages say in several words: `Becken` is asked for and `Beckenrand` said, or the
other way round. A part stands at the beginning or at the end of a compound and has at least four letters, or three at
the end of one where the text does not hold it alone (`Tür` finds `Haustür`); which words are compounds is not looked
up: what occurs in the text decides. Two sorted lists, one of reversed terms, make each
lookup a bisection. Compare M. Braschler and B. Ripplinger, "How effective is stemming and decompounding for German text
retrieval?" (2004), who find the latter to bring more than the former.

In all languages with endings, a term that the text does not hold stands for those that share all but its last letters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from zettelpy.text.terms import beginning, kin

LEAST: Final = 4  # letters of a part
REST: Final = 3  # letters that a compound has beside it
SHORT: Final = 3  # letters of a part that stands at the end, for which the text has no word of its own
SHORT_REST: Final = 4  # letters that stand before it: `Haustür`, not `Kultur`


class Compounds:
    """The terms of a text, sorted from either end.

    >>> compounds = Compounds(["beckenrand", "rand", "schwim", "fruhschwim"])
    >>> compounds.related("becken"), compounds.related("fruhschwim"), compounds.related("rand")
    (['beckenrand'], ['schwim'], ['beckenrand'])
    >>> Compounds(["haustur", "kultur"]).related("tur"), Compounds(["haustur", "tur"]).related("tur")
    (['haustur'], [])
    """

    def __init__(self, terms: Iterable[str]) -> None:
        words = [term for term in terms if term.isalpha()]
        self.forward = sorted(words)
        self.backward = sorted(word[::-1] for word in words)
        self.known: Collection[str] = frozenset(words)

    def related(self, term: str) -> list[str]:
        """Return compounds that begin or end with a term, then parts that it begins or ends with; itself never."""
        if len(term) == SHORT and term.isalpha() and term not in self.known:
            return [word[::-1] for word in beginning(self.backward, term[::-1], SHORT_REST)]
        if len(term) < LEAST or not term.isalpha():
            return []
        found = dict.fromkeys(beginning(self.forward, term, REST))
        found.update(dict.fromkeys(word[::-1] for word in beginning(self.backward, term[::-1], REST)))
        for length in range(len(term) - REST, LEAST - 1, -1):
            found.update(dict.fromkeys(part for part in (term[:length], term[-length:]) if part in self.known))
        return list(found)

    def kin(self, term: str) -> list[str]:
        """Return the terms that share all but the last letters of a term, at least five: other words of its family.

        >>> Compounds(["inscript", "reserv", "asegur"]).kin("inscrir")
        ['inscript']
        """
        return kin(self.forward, term)
