"""A form of an irregular word into its base form: `went` into `go`, `gegangen` into `gehen`, in front of a stemmer.

The tables are in `text/lexicon/irregular`. In German a form counts behind the prefix of a verb as well, a participle
with the endings of adjectives too, and behind a prefix without its `ge`: `angerufenen`, `verstanden`, `versprochen`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon.endings import INSEPARABLE, SEPARABLE
from zettelpy.text.lexicon.irregular import ALONE, BEHIND, irregular_forms
from zettelpy.text.normalise import fold

_ADJECTIVE: Final = ("", "e", "en", "er", "es", "em")


def base_form(word: str, language: str) -> str:
    """Return the base form of a folded word that is an irregular form in a language (ISO 639-1), else the word.

    >>> [base_form(word, "en") for word in ("went", "children", "table")]
    ['go', 'child', 'table']
    >>> [base_form(word, "de") for word in ("ging", "aufgeschriebene", "verstanden", "tisch")]
    ['gehen', 'aufschreiben', 'verstehen', 'tisch']
    """
    if language != "de":
        return irregular_forms(language).get(word, word)
    alone, behind = _german()
    base = alone.get(word)
    if base is None:
        prefixes, lengths = _prefixes()
        for length in lengths:
            base = behind.get(word[length:])
            if base is not None and word[:length] in prefixes:
                return word[:length] + base
        return word
    return base


@cache
def _prefixes() -> tuple[frozenset[str], tuple[int, ...]]:
    """Return the prefixes of German verbs, and how long they are, the longest first.

    `ge` is none here: before a past form it makes a noun (`Getränk`, `Gesang`), whose plural would part from it.
    """
    prefixes = [prefix for prefix in fold(f"{SEPARABLE} {INSEPARABLE}").split() if prefix != "ge"]
    return frozenset(prefixes), tuple(sorted({*map(len, prefixes)}, reverse=True))


@cache
def _german() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return form -> infinitive for words that stand alone, and for what stands behind a prefix."""
    alone: dict[str, str] = {}
    behind: dict[str, str] = {}
    for marked, base in irregular_forms("de").items():
        alone[base] = behind[base] = base  # also where it looks like a form of another: `vergessen`
        form = marked.strip(ALONE + BEHIND)
        is_participle = form.startswith("ge") and form.endswith(("en", "t")) and base != "gelten"
        for ending in _ADJECTIVE if is_participle else ("",):
            if not marked.startswith(BEHIND):
                alone.setdefault(form + ending, base)
            if not marked.endswith(ALONE):
                behind.setdefault(form + ending, base)
                if is_participle:
                    behind.setdefault(form[2:] + ending, base)
    return MappingProxyType(alone), MappingProxyType(behind)
