"""French, Spanish, Portuguese and Italian words into stems: the Snowball stemmers, on folded words.

Implementations of our own of the published algorithms (M. F. Porter and others, snowballstem.org); the tables are in
`text/lexicon/endings.py`. Words come without accents, so a few suffixes mean more than they did (`-ia` is `-ía`
too), and forms meet that the accent kept apart.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import endings
from zettelpy.text.stems.suffixes import Marked, Regions, Table, read_tables

# RV: behind the next vowel if the second letter is a consonant, behind the next consonant if the first two are vowels,
# else behind the third letter.
_PLAIN: Final = Regions(
    re.compile("[^aeiou]*+[aeiou]++[^aeiou]"),
    re.compile("divan|.[^aeiou]++[aeiou]|[aeiou]{2}[aeiou]*+[^aeiou]|[^aeiou][aeiou]."),
)
# RV in French: behind the third letter where the first two are vowels, else behind a vowel that is not the first.
_FRENCH: Final = Regions(
    re.compile("[^aeiouy]*+[aeiouy]++[^aeiouy]"),
    re.compile("[aeiouy]{2}.|par|col|tap|mauva|ni[aeiouy]|.[^aeiouy]*+[aeiouy]"),
)
_BETWEEN: Final = lazily("(?<=[aeiou])[iu](?=[aeiou])")
_FRENCH_CONSONANT: Final = lazily("(?<=[aeiouy])[ui](?=[aeiouy])|(?<=[aeiouy])y|y(?=[aeiouy])|(?<=q)u")
_CONSONANTS: Final = "bcdfghjklmnpqrstvwxzIUY"


@cache
def _tables(name: str) -> dict[str, Table]:
    return read_tables(getattr(endings, name))


def french_stem(word: str) -> str:
    """Return the stem of a folded French word.

    >>> [french_stem(word) for word in "reserver reserve reservait reservation chansons chanson".split()]
    ['reserv', 'reserv', 'reserv', 'reserv', 'chanson', 'chanson']
    """
    tables = _tables("FRENCH")
    marked = Marked(_FRENCH_CONSONANT.sub(lambda match: match[0].upper(), word), _FRENCH)
    found = (
        marked.lose(tables, "nouns")
        or marked.lose(tables, "adverbs", "V", "aeiouIU")
        or marked.lose(tables, "verbs in ir", "V", _CONSONANTS)
        or marked.lose(tables, "verbs", "V")
    )
    if found:
        if marked.word[-1:] == "Y":
            marked.word = marked.word[:-1] + "i"
    else:
        if marked.word[-1:] == "s" and marked.word[-2:-1] not in "aious":
            marked.word = marked.word[:-1]
        marked.lose(tables, "rest", "V")
    marked.lose(tables, "doubled")
    return marked.word.lower()


def spanish_stem(word: str) -> str:
    """Return the stem of a folded Spanish word.

    >>> [spanish_stem(word) for word in "pagar pagado pagamos pagarlo cuota cuotas veces vez".split()]
    ['pag', 'pag', 'pag', 'pag', 'cuot', 'cuot', 'vez', 'vez']
    """
    tables = _tables("SPANISH")
    marked = Marked(word, _PLAIN)
    _lose_pronoun(marked, tables, ("uyendo", "ando", "iendo", "ar", "er", "ir"))
    marked.lose(tables, "plurals")
    _ = marked.lose(tables, "nouns") or marked.lose(tables, "verbs in uir", "V") or marked.lose(tables, "verbs", "V")
    marked.lose(tables, "rest")
    return marked.word


def portuguese_stem(word: str) -> str:
    """Return the stem of a folded Portuguese word.

    >>> [portuguese_stem(word) for word in "gravar gravamos gravando nacao nacoes papel papeis".split()]
    ['grav', 'grav', 'grav', 'naca', 'naca', 'papel', 'papel']
    """
    tables = _tables("PORTUGUESE")
    marked = Marked(word, _PLAIN)
    marked.lose(tables, "plurals")
    if marked.lose(tables, "nouns") or marked.lose(tables, "verbs", "V"):
        marked.lose(tables, "soft", "V")
    else:
        marked.lose(tables, "rest")
    marked.lose(tables, "form")
    return marked.word


def italian_stem(word: str) -> str:
    """Return the stem of a folded Italian word.

    >>> [italian_stem(word) for word in "pagare pagato pagano pagarlo nazione nazioni banchi banco".split()]
    ['pag', 'pag', 'pag', 'pag', 'nazion', 'nazion', 'banc', 'banc']
    """
    tables = _tables("ITALIAN")
    word = _BETWEEN.sub(lambda match: match[0].upper(), word.replace("qu", "qU"))
    marked = Marked(word, _PLAIN)
    _lose_pronoun(marked, tables, ("ando", "endo", "ar", "er", "ir"))
    if len(marked.word) < len(word) and marked.word.endswith("r"):
        marked.word += "e"
    _ = marked.lose(tables, "nouns") or marked.lose(tables, "verbs", "V")
    marked.lose(tables, "rest")
    marked.lose(tables, "hard", "V")
    return marked.word.lower()


def _lose_pronoun(marked: Marked, tables: dict[str, Table], stems: tuple[str, ...]) -> None:
    """Take a pronoun off an infinitive or gerund that ends in one of some ways within RV: pagarlo -> pagar."""
    rules, longest = tables["pronouns"]
    word = marked.word
    for length in range(min(longest.get(word[-1:], 0), len(word) - 1), 0, -1):
        if word[-length:] in rules:
            verb = word[:-length]
            if verb.endswith(stems, marked.starts["V"]):
                marked.word = verb
            return
