"""Clusters of words that mean the same when somebody searches, by language; several words a phrase allowed.

A question word finds its cluster mates at a lower weight (see `passages/`). A language is a module here with `CLUSTERS`:
a cluster a line, its phrases parted by commas, in the basic forms of a dictionary; a line that begins with `#` heads a
group. What a category finds without being found by it stands in `text/lexicon/members`; `text/synonyms.py` reads both.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi")


@lru_cache(maxsize=32)
def clusters_for(languages: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the clusters of some languages, ISO 639-1, in their order; unknown languages add none.

    >>> ("quit", "resign", "leave") in clusters_for(("en",)), clusters_for(("xx",))
    (True, ())
    """
    lines = [
        line
        for language in languages
        if language in LANGUAGES
        for line in import_module(f"{__name__}.{language}").CLUSTERS.split("\n")
    ]
    return tuple(
        tuple(phrase.strip() for phrase in line.split(",")) for line in lines if line and not line.startswith("#")
    )
