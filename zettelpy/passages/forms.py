"""Whether a passage shows the form that an answer must have: an age, a telephone number, somebody's name.

What a passage shows is told once for a form and kept with the index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.passages.answers import body
from zettelpy.passages.index import PassageIndex
from zettelpy.text.asked_forms import BARE, CUE, NAME, SHOWN, SURNAME, naming_words, signs
from zettelpy.text.lexicon.asked_forms import (
    ADDRESS,
    AGE,
    AREA,
    CLOCK,
    COLOUR,
    LENGTH,
    NUMBER,
    PRICE,
    SHARE,
    WARMTH,
    WEIGHT,
)
from zettelpy.text.normalise import fold
from zettelpy.types import Memory

NUMBERS: Final = frozenset((AGE, NUMBER, PRICE, WEIGHT, LENGTH, AREA, WARMTH, SHARE))  # said with a number, or in words
OPEN: Final = frozenset((COLOUR, ADDRESS, CLOCK))

_KEPT: Final = "form:"
_BARE: Final = "bare:"


def form_words(forms: Sequence[str], languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the folded words by which a question names forms: they are asked for, not about."""
    return tuple(word for form in forms for word in naming_words(form, languages))


def shows_form(index: PassageIndex, memory: Memory, i: int, form: str, asked: str) -> bool:
    """Tell whether passage i shows a form; `asked` is the folded question, whose own names are no answer."""
    known = index.kinds.setdefault(_KEPT + form, {})
    value = known.get(i)
    if value is None:
        shown = signs(body(index, memory, i), form, index.languages)
        value = known[i] = 1.0 if shown & SHOWN or (shown & BARE and shown & CUE) else 0.0
    return value > 0.0 or (form in (NAME, SURNAME) and _names_another(index, memory, i, form, asked))


def may_show(index: PassageIndex, memory: Memory, i: int, form: str) -> bool:
    """Tell whether a passage may show a form in words that are not known to: by a number, where one is asked for.

    Colours, addresses and times of day are said in too many ways for anything to be ruled out.
    """
    if form in OPEN:
        return True
    if form not in NUMBERS:
        return False
    known = index.kinds.setdefault(_BARE + form, {})
    if i not in known:
        known[i] = 1.0 if signs(body(index, memory, i), form, index.languages) & BARE else 0.0
    return known[i] > 0.0


def _names_another(index: PassageIndex, memory: Memory, i: int, form: str, asked: str) -> bool:
    """Tell whether a passage names what neither speaks here nor stands in the question; for a surname, in full."""
    folded = fold(body(index, memory, i))
    for name in memory.zettels[index.passages[i].zettel].entities:
        if name not in index.speakers and (form == NAME or " " in name or not name.isascii()):
            other = fold(name)
            if other in folded and other not in asked:
                return True
    return False
