"""Categories and their members, by language: a question that names the category finds the members, never the reverse.

A language is a module here with `MEMBERS`: a category a line, the words that name it before a colon, its members behind
it, both parted by commas, several words a phrase allowed (`pet, animal: dog, cat, guinea pig`); a line that begins with
`#` heads a group. Words that mean the same stand in `text/lexicon/synonyms`; `text/synonyms.py` reads both.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Final, NamedTuple

LANGUAGES: Final = ("en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi")


class Category(NamedTuple):
    """The words that name a category, and its members, as they are written."""

    heads: tuple[str, ...]
    members: tuple[str, ...]


@lru_cache(maxsize=32)
def categories_for(language: str) -> tuple[Category, ...]:
    """Return the categories of a language, ISO 639-1; an unknown language has none.

    >>> next(one.members[:3] for one in categories_for("en") if "fruit" in one.heads), categories_for("xx")
    (('apple', 'banana', 'orange'), ())
    """
    if language not in LANGUAGES:
        return ()
    lines: str = import_module(f"{__name__}.{language}").MEMBERS
    found = []
    for line in lines.split("\n"):
        if line and not line.startswith("#"):
            heads, _, members = line.partition(":")
            found.append(Category(_phrases(heads), _phrases(members)))
    return tuple(found)


def _phrases(words: str) -> tuple[str, ...]:
    return tuple(phrase.strip() for phrase in words.split(","))
