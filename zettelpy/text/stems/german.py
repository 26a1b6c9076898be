"""German words into stems: the Snowball stemmer on folded words, and what brings the forms of weak verbs together.

An implementation of our own of the published algorithm (M. F. Porter and others, snowballstem.org, as of version 3.0).
Added to it, since what is asked with one form of a verb is told with another: participles lose their `ge` (`gekauft`,
`abgesagt`) and infinitives the `zu` inside (`abzusagen`) before all, and what is left a `t` behind a consonant at the
end (`kauft`, `kaufte`), but for a second one (`retten`, `rettet`). That also shortens nouns (`nacht`), alike in the
question and in the text.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.endings import NOUNS_IN_GE, SEPARABLE
from zettelpy.text.normalise import fold
from zettelpy.text.stems.suffixes import Marked, Regions

_VOWELS: Final = "aeiouy"
_CONSONANT: Final = lazily("(?<=[aeiouy])[uy](?=[aeiouy])")
_SPELT_OUT: Final = lazily("(qu)|([aou])e")  # ae, oe and ue are umlauts, which are folded
_REGIONS: Final = Regions(re.compile("[^aeiouy]*+[aeiouy]++[^aeiouy]"), None)
_LEAST: Final = 3  # letters before R1
_NO_ENDING: Final = "aeiouyt"  # letters behind which a t belongs to the word

_INFLECTION: Final = ("erinnen", "erin", "ern", "lns", "em", "en", "er", "es", "ln", "e", "s")
_DERIVATION: Final = ("isch", "lich", "heit", "keit", "end", "ung", "ig", "ik")
_NOMINAL: Final = ("heit", "keit", "schaft", "ung", "ion")
_BEFORE_S: Final = "bdfghklmnrt"
_BEFORE_ST: Final = "bdfghklmnt"
_BEFORE_ET: Final = "dfgklmnrstzU"
_KEEPING_ET: Final = ("geordn", "intern", "tick", "plan", "tr")


@cache
def _nouns() -> frozenset[str]:
    return frozenset(NOUNS_IN_GE.split())


@cache
def _prefix() -> re.Pattern[str]:
    """Return the pattern of the longest separable prefix of a word, empty where it has none."""
    return re.compile("|".join([*sorted(fold(SEPARABLE).split(), key=len, reverse=True), ""]))


def german_stem(word: str) -> str:
    """Return the stem of a folded German word.

    >>> [german_stem(word) for word in "kaufen gekauft kaufte absagen abgesagt abzusagen rechnungen".split()]
    ['kauf', 'kauf', 'kauf', 'absag', 'absag', 'absag', 'rechnung']
    """
    word = _without_marks(word)
    word = _CONSONANT.sub(lambda match: match[0].upper(), word)
    word = _SPELT_OUT.sub(lambda match: match[1] or match[2], word)
    starts = Marked(word, _REGIONS, _LEAST).starts
    r1, r2 = starts["1"], starts["2"]
    word = _without_inflection(word, r1)
    word = _without_comparison(word, r1)
    word = _without_derivation(word, r1, r2).lower()
    return word[:-1] if len(word) > 3 and word[-1] == "t" and word[-2] not in _NO_ENDING else word


def _without_marks(word: str) -> str:
    """Return a word without the `ge` of a participle or the `zu` of an infinitive."""
    found = _prefix().match(word)
    prefix = found[0] if found else ""
    rest = word[len(prefix) :]
    least = 6 if prefix or word.endswith("t") else 7
    if len(rest) >= least and rest.startswith("ge") and rest.endswith(("t", "en")):
        noun = rest.removesuffix("en")
        return word if noun in _nouns() or noun.endswith(_NOMINAL) else prefix + rest[2:]
    if prefix and len(rest) >= 6 and rest.startswith("zu") and rest.endswith("n"):
        return prefix + rest[2:]
    return word


def _cut(word: str, suffixes: tuple[str, ...], region: int) -> tuple[str, str]:
    """Return what stands before the first of some suffixes that a word ends with, and it; ("", "") outside a region."""
    if not word.endswith(suffixes):
        return "", ""
    suffix = next(suffix for suffix in suffixes if word.endswith(suffix))
    at = len(word) - len(suffix)
    return (word[:at], suffix) if at >= region else ("", "")


def _without_inflection(word: str, r1: int) -> str:
    rest, suffix = _cut(word, _INFLECTION, r1)
    if not suffix or (suffix == "em" and rest.endswith("syst")) or (suffix == "s" and rest[-1] not in _BEFORE_S):
        return word
    if suffix in ("e", "en", "es") and rest.endswith("niss"):
        return rest[:-1]
    return rest + "l" if suffix in ("ln", "lns") else rest


def _without_comparison(word: str, r1: int) -> str:
    rest, suffix = _cut(word, ("est", "en", "er", "et", "st"), r1)
    if suffix == "st" and (len(rest) < 4 or rest[-1] not in _BEFORE_ST):
        return word
    if suffix == "et" and (rest[-1] not in _BEFORE_ET or rest.endswith(_KEEPING_ET)):
        return word
    return rest or word


def _without_derivation(word: str, r1: int, r2: int) -> str:
    rest, suffix = _cut(word, _DERIVATION, r2)
    if not suffix or (suffix in ("ig", "ik", "isch") and rest.endswith("e")):
        return word
    if suffix in ("end", "ung"):
        inner, more = _cut(rest, ("ig",), r2)
        return rest if not more or inner.endswith("e") else inner
    if suffix in ("lich", "heit"):
        return _cut(rest, ("er", "en"), r1)[0] or rest
    if suffix == "keit":
        return _cut(rest, ("lich", "ig"), r2)[0] or rest
    return rest
