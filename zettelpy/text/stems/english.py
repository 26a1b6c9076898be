"""English words into stems: the Snowball English stemmer, known as Porter2.

An implementation of our own of M. F. Porter's published description of the algorithm (snowballstem.org, "The English
(Porter2) stemming algorithm", with the changes up to Snowball 3.1): `decides`, `decided` and `deciding` are one term,
and `university` keeps apart from `universe`. It agrees with the whole published vocabulary (42,649 words).

R1 is what stands behind the first consonant that follows a vowel, R2 the same again within R1; most suffixes are taken
off within one of them only. A `y` at the beginning or behind a vowel is a consonant and written `Y` on the way.
Each step takes the longest of its suffixes that the word ends with, and does nothing where that one's condition fails.
"""

from __future__ import annotations

import re
from typing import Final

_VOWELS: Final = frozenset("aeiouy")
_NOT_CLOSING: Final = frozenset("aeiouywxY")  # what closes no short syllable
_DOUBLES: Final = frozenset("bb dd ff gg mm nn pp rr tt".split())
_BEFORE: Final = {"li": "cdeghkmnrt", "ogi": "l", "ion": "st"}  # suffix -> one of what must stand before it

# Whole words: what would be stemmed wrongly otherwise, and what is no plural.
_WORDS: Final = {
    "skis": "ski", "skies": "sky", "sky": "sky", "idly": "idl", "gently": "gentl", "ugly": "ugli", "early": "earli",
    "only": "onli", "singly": "singl", "news": "news", "howe": "howe", "atlas": "atlas", "cosmos": "cosmos",
    "bias": "bias", "andes": "andes",
}  # fmt: skip
_BEFORE_EED: Final = frozenset(("proc", "exc", "succ"))  # words with -eed and -ing that are no inflected verb
_BEFORE_ING: Final = frozenset(("inn", "out", "cann", "herr", "earr", "even"))

# What stands before R1, some beginnings that would be cut too short among it; the same again stands before R2.
_BEFORE_R2: Final = re.compile("[^aeiouy]*+[aeiouy]++[^aeiouy]")  # possessive: linear in any word
_BEFORE_R1: Final = re.compile(f"arsen|commun|emerg|gener|inter|later|organ|past|univers|{_BEFORE_R2.pattern}")
_CONSONANT_Y: Final = re.compile("^y|([aeiouy])y")

# The last two letters of a word -> the suffixes that end so, the longest first, and what takes their place.
_Suffixes = dict[str, tuple[tuple[str, str], ...]]
_STEP_2: Final[_Suffixes] = {
    "al": (("ational", "ate"), ("tional", "tion")),
    "ci": (("enci", "ence"), ("anci", "ance")),
    "er": (("izer", "ize"),),
    "gi": (("ogi", "og"),),
    "li": (
        ("lessli", "less"), ("entli", "ent"), ("ousli", "ous"), ("fulli", "ful"), ("abli", "able"), ("alli", "al"),
        ("bli", "ble"), ("li", ""),
    ),
    "on": (("ization", "ize"), ("ation", "ate")),
    "or": (("ator", "ate"),),
    "sm": (("alism", "al"),),
    "ss": (("fulness", "ful"), ("ousness", "ous"), ("iveness", "ive")),
    "st": (("ogist", "og"),),
    "ti": (("biliti", "ble"), ("aliti", "al"), ("iviti", "ive")),
}  # fmt: skip
_STEP_3: Final[_Suffixes] = {
    "al": (("ational", "ate"), ("tional", "tion"), ("ical", "ic")),
    "ss": (("ness", ""),),
    "te": (("icate", "ic"),),
    "ti": (("iciti", "ic"),),
    "ul": (("ful", ""),),
    "ve": (("ative", ""),),  # in R2
    "ze": (("alize", "al"),),
}
_STEP_4: Final[_Suffixes] = {
    "al": (("al", ""),),
    "ce": (("ance", ""), ("ence", "")),
    "er": (("er", ""),),
    "ic": (("ic", ""),),
    "le": (("able", ""), ("ible", "")),
    "nt": (("ement", ""), ("ment", ""), ("ent", ""), ("ant", "")),
    "on": (("ion", ""),),
    "sm": (("ism", ""),),
    "te": (("ate", ""),),
    "ti": (("iti", ""),),
    "us": (("ous", ""),),
    "ve": (("ive", ""),),
    "ze": (("ize", ""),),
}
_ENDS: Final = frozenset((*_STEP_2, *_STEP_3, *_STEP_4, "ll"))


def stem(word: str) -> str:
    """Return the stem of a folded word; a word with digits or letters outside ASCII loses a plural s at the most.

    >>> [stem(word) for word in "decide decided deciding decides decision running boxes policy policies".split()]
    ['decid', 'decid', 'decid', 'decid', 'decis', 'run', 'box', 'polici', 'polici']
    >>> [stem(word) for word in ("agreed", "news", "evening", "university", "universe", "maja's", "wikis2")]
    ['agre', 'news', 'evening', 'universiti', 'univers', 'maja', 'wikis2']
    """
    if len(word) < 3:
        return word
    if word in _WORDS:
        return _WORDS[word]
    if not word.isalpha() or not word.isascii():
        word = _without_apostrophes(word)
        if not word.isascii() or not word.replace("'", "").isalpha():
            return word[:-1] if len(word) > 4 and word[-1] == "s" and word[-2].isalpha() else word
    marked = "y" in word
    if marked:
        word = _CONSONANT_Y.sub(r"\1Y", word)
    before = _BEFORE_R1.match(word)
    r1 = before.end() if before else len(word)
    if word[-1] in "sd":
        word = _singular(word)
    if word[-1] in "dgy":
        word = _plain_verb(word, r1)
    if word[-1] in "yY" and len(word) > 2 and word[-2] not in _VOWELS:  # step 1c: cry -> cri; by and say stay
        word = word[:-1] + "i"
    if len(word) > r1 and (word[-1] == "e" or word[-2:] in _ENDS):
        word = _stripped(word, r1)
    return word.replace("Y", "y") if marked else word


def _without_apostrophes(word: str) -> str:
    """Step 0: return a word without the apostrophes around it and the 's of a possessive; never nothing."""
    bare = word.removeprefix("'")
    for suffix in ("'s'", "'s", "'"):
        if bare.endswith(suffix):
            return bare[: -len(suffix)] or word
    return bare


def _singular(word: str) -> str:
    """Step 1a: boxes -> boxe, ties -> tie, cries -> cri; gas, this and glass stay."""
    if word[-1] == "s":
        if word.endswith("ies"):
            return word[:-2] if len(word) > 4 else word[:-1]
        if word.endswith("sses"):
            return word[:-2]
        if word[-2:-1] not in ("s", "u") and not _VOWELS.isdisjoint(word[:-2]):
            return word[:-1]
    elif word.endswith("ied"):
        return word[:-2] if len(word) > 4 else word[:-1]
    return word


def _plain_verb(word: str, r1: int) -> str:
    """Step 1b: agreed -> agree, hoped -> hope, hopping -> hop, dying -> die; evening and exceed stay."""
    bare = word.removesuffix("ly")
    if bare.endswith("eed"):
        return bare[:-1] if len(bare) - 3 >= r1 and bare[:-3] not in _BEFORE_EED else word
    if bare.endswith("ing"):
        root = bare[:-3]
        if len(bare) == len(word):
            if root in _BEFORE_ING:
                return word
            if len(root) == 2 and root[1] == "y" and root[0] not in _VOWELS:
                return root[0] + "ie"
    elif bare.endswith("ed"):
        root = bare[:-2]
    else:
        return word
    if _VOWELS.isdisjoint(root):
        return word
    end = root[-2:]
    if end in ("at", "bl", "iz"):
        return root + "e"
    if end in _DOUBLES:
        return root if len(root) == 3 and root[0] in "aeo" else root[:-1]
    return root + "e" if len(root) <= r1 and _ends_short(root) else root


def _ends_short(word: str) -> bool:
    """Tell whether a word ends in a short syllable: `hop`, `trap`, `at`; not `hoop`, `show`, `disturb`."""
    if len(word) > 2:
        if word[-1] not in _NOT_CLOSING and word[-2] in _VOWELS and word[-3] not in _VOWELS:
            return True
        return word.endswith("past")
    return len(word) == 2 and word[1] not in _VOWELS and word[0] in _VOWELS


def _stripped(word: str, r1: int) -> str:
    """Steps 2 to 5: hopefulness -> hopeful -> hope -> hope, relational -> relate -> relat, controll -> control."""
    before = _BEFORE_R2.match(word, r1)
    r2 = before.end() if before else len(word)
    end = word[-2:]
    if end in _STEP_2:
        word = _replaced(word, _STEP_2[end], r1)
        end = word[-2:]
    if end in _STEP_3:
        word = _replaced(word, _STEP_3[end], r2 if end == "ve" else r1)
        end = word[-2:]
    if end in _STEP_4 and len(word) > r2:
        word = _replaced(word, _STEP_4[end], r2)
        end = word[-2:]
    if end[-1] == "e":
        if len(word) > r2 or (len(word) > r1 and not _ends_short(word[:-1])):
            return word[:-1]
    elif end == "ll" and len(word) > r2:
        return word[:-1]
    return word


def _replaced(word: str, suffixes: tuple[tuple[str, str], ...], region: int) -> str:
    """Return a word with another ending for the first of some suffixes, if that stands in a region, else the word."""
    for suffix, instead in suffixes:
        if word.endswith(suffix):
            start = len(word) - len(suffix)
            before = _BEFORE.get(suffix)
            if start >= region and (before is None or word[start - 1] in before):
                return word[:start] + instead
            return word
    return word
