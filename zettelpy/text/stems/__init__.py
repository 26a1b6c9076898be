"""Folded words into stems, by the languages of the text that they stand in; irregular forms by their base form.

A word of a text in one language has one stem; in a text in several, where a word may be of any, it has the distinct
stems that it would have in each. Languages without a stemmer leave words as they are, but for what English does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final

from zettelpy.text.lexicon.irregular import irregular_forms
from zettelpy.text.stems.bases import base_form
from zettelpy.text.stems.english import stem
from zettelpy.text.stems.light import LANGUAGES, light_stem, without_elision

__all__ = ["ENGLISH", "OneText", "Stemmer", "stem", "stemmer_for"]

Stemmer = Callable[[str], tuple[str, ...]]

_ELIDING: Final = frozenset(("fr", "it"))


def ENGLISH(word: str) -> tuple[str, ...]:  # noqa: N802 - a constant, of the type Stemmer
    """Return the English stem of a folded word, alone in a tuple."""
    return (stem(irregular_forms("en").get(word, word)),)


@lru_cache(maxsize=64)
def stemmer_for(languages: tuple[str, ...]) -> Stemmer:
    """Return the stemmer for a text in some languages, ISO 639-1; the same languages give the same function.

    >>> stemmer_for(("en",))("rolling"), stemmer_for(("es",))("cuotas"), stemmer_for(("en", "de"))("gekauft")
    (('roll',), ('cuot',), ('gekauft', 'kauf'))
    """
    light = tuple(language for language in languages if language in LANGUAGES)
    if not light:
        return ENGLISH
    english = "en" in languages
    elides = not _ELIDING.isdisjoint(light)

    def stems(word: str) -> tuple[str, ...]:
        if elides and "'" in word:
            word = without_elision(word)
        word = word.replace("'", "")
        if not word.isalpha():
            return (stem(word),)
        found = dict.fromkeys([stem(base_form(word, "en"))] if english else [])
        for language in light:
            if (language == "ru") != word.isascii():
                found[light_stem(base_form(word, language), language)] = None
        return tuple(found) or (stem(word),)

    return stems


class OneText:
    """The stemmer for a question in one of the languages of a text; `known` are the index terms of that text.

    A word has the stems of its own language; where the text does not hold them, those of the others that it does hold.

    >>> stems = OneText("en", ("en", "de"), {"hour", "hours", "rechnung"})
    >>> stems("hours"), stems("rechnungen"), stems("none")
    (('hour',), ('rechnung',), ('none',))
    """

    __slots__ = ("_every", "_known", "_own")

    def __init__(self, language: str, languages: tuple[str, ...], known: Collection[str]) -> None:
        self._own, self._every, self._known = stemmer_for((language,)), stemmer_for(languages), known

    def __call__(self, word: str) -> tuple[str, ...]:
        """Return the stems of a folded word."""
        found = self._own(word.replace("'", "") if self._own is ENGLISH else word)
        if any(term in self._known for term in found):
            return found
        return tuple(term for term in self._every(word) if term in self._known) or found
