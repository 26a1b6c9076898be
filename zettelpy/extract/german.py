"""German nouns and names, which are both written with a capital: what a word is by its form and by its neighbours.

A noun is known by its last part or its ending; a name by standing without an article where a noun would have one: as
the subject of what only persons do, after "bei" or "in", after a noun that says what it is ("Stadt Kiel").
"""

from __future__ import annotations

from functools import cache
from typing import Final

from zettelpy.text.lexicon import german as lexicon

_ENDINGS: Final = ("", "n", "en", "e", "s", "es", "er", "ern")
_SHORTEST: Final = 4  # letters of the last part of a compound
_LONGEST: Final = 16
# Last parts of surnames and of names of places as well as of nouns: they say nothing.
_OPEN_ENDS: Final = frozenset(
    "mann feld berg bach stein wald hof haus burg baum koch richter horn muller vogel wolf strauss sommer winter "
    "herbst stadt dorf brand busch kaiser konig ernst lang kurz gross klein roth weiss schwarz braun damm kamp hagen "
    "brunnen see weiler kirche krone".split()
)


FAMILIES: Final = ("meier", "maier", "meyer", "mayer", "huber", "hofer", "lehner", "ski", "sky", "wicz", "oglu")


@cache
def is_noun(key: str) -> bool:
    """Tell whether a folded word is a noun by its form: in the list, a compound that ends with one, a known ending.

    >>> [is_noun(word) for word in ("arbeitseinsatz", "versicherung", "kessler", "sommerfeld", "bestatigungen")]
    [True, True, False, False, True]
    """
    if key.endswith(FAMILIES):
        return False  # Ostermeier, no eggs
    endings = [len(ending) for ending in _ENDINGS if key.endswith(ending)]
    stems = [key[: len(key) - length] for length in endings if len(key) > length + 2]
    if any(stem in lexicon.NOUNS for stem in stems):
        return True
    if len(key) >= 7 and key.endswith(lexicon.SUFFIXES):
        return True
    for stem in stems:
        for start in range(max(3, len(stem) - _LONGEST), len(stem) - _SHORTEST + 1):
            last = stem[start:]
            if last in lexicon.NOUNS and last not in _OPEN_ENDS:
                return True
    return False


@cache
def is_house(key: str) -> bool:
    """Tell whether a folded noun names a kind of place or business and a name may follow it ("Waldbad Ellerbach")."""
    return any(key[start:] in lexicon.HOUSES for start in range(len(key) - 2))


@cache
def is_street(key: str) -> bool:
    """Tell whether a folded word is the name of a street by its ending ("Lindenweg", no "Umweg")."""
    if key in lexicon.NO_STREETS or not key.endswith(lexicon.STREET_ENDS):
        return False
    return len(key) > 6


def is_place(key: str) -> bool:
    """Tell whether a folded word ends like the name of a place ("Hagenrode")."""
    return len(key) > 5 and key.endswith(lexicon.PLACE_ENDS)
