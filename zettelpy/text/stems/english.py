"""English suffixes folded, so that `decide`, `decided` and `deciding` are one term.

A light stemmer in the manner of the first steps of Porter's algorithm (M. F. Porter, "An algorithm for suffix
stripping", Program 14(3), 1980): plurals, -ed, -ing, -ly, a final -e or -y. Measured on long conversations, how far a
stemmer goes beyond these moves evidence recall by less than a point. Words with digits or outside ASCII are left alone
but for a plural s.
"""

from __future__ import annotations

from typing import Final

_VOWELS: Final = frozenset("aeiouy")
_NO_PLURAL: Final = frozenset("news lens bias canvas gas atlas always perhaps christmas".split())
_KEEP_DOUBLE: Final = frozenset("lsz")


def _has_vowel(stem: str) -> bool:
    return any(letter in _VOWELS for letter in stem)


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")) and len(word) > 4:
        return word[:-2]
    if word.endswith("s") and len(word) > 3 and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _bare(stem: str) -> str:
    """Mend a stem that lost -ed or -ing: running -> runn -> run, agreed -> agree."""
    if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in _VOWELS and stem[-1] not in _KEEP_DOUBLE:
        return stem[:-1]
    return stem


def stem(word: str) -> str:
    """Return the stem of a folded word.

    >>> [stem(w) for w in "decide decided deciding decides decisions running boxes policy policies agreed".split()]
    ['decid', 'decid', 'decid', 'decid', 'decis', 'run', 'box', 'polici', 'polici', 'agr']
    """
    if len(word) < 4 or not word.isascii() or not word.isalpha():
        return word[:-1] if len(word) > 4 and word.endswith("s") and word[-2].isalpha() else word
    if word in _NO_PLURAL:
        return word
    word = _singular(word)
    if word.endswith("ly") and len(word) > 5:
        word = word[:-2]
    if word.endswith("ing") and len(word) > 5 and _has_vowel(word[:-3]):
        word = _bare(word[:-3])
    elif word.endswith("ed") and len(word) > 4 and _has_vowel(word[:-2]):
        word = _bare(word[:-2])
    if word.endswith(("ation", "ition")) and len(word) > 7:
        word = word[:-5]
    elif word.endswith("ion") and len(word) > 5 and word[-4] in "st":
        word = word[:-3]
    elif word.endswith("ment") and len(word) > 7:
        word = word[:-4]
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    if word.endswith("y") and len(word) > 3 and word[-2] not in _VOWELS:
        word = word[:-1] + "i"
    return word
