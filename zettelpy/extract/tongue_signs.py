"""The language of a few words, where stop words alone do not tell: words, letters, elisions and endings together.

A sentence of five words holds one function word or none, and that one may belong to three languages ("a", "la", "se").
So all that speaks for a language is added up: words of its lists (twice where no other language has them), letters that
only it writes, what it elides, the endings of its words. Words with a capital inside of the sentence say nothing, since
names travel. Source of the method: Cavnar and Trenkle, "N-gram-based text categorization" (1994), reduced to the
signs that a reader goes by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon.acts import verbs
from zettelpy.text.lexicon.everyday import EVERYDAY
from zettelpy.text.lexicon.german import DETERMINERS, NOUNS
from zettelpy.text.lexicon.nouns import PERSON_NOUNS
from zettelpy.text.lexicon.openers import OPENERS
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold

LANGUAGES: Final = ("en", "de", "es", "fr", "it", "pt")
_LEAST: Final = 2  # points that a language other than English must have
_WHOLE: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {"è": ("it", 3), "é": ("pt", 3), "y": ("es", 2), "où": ("fr", 3), "à": ("fr", 2)}
)
# Letters and groups of letters in words without a capital inside of the sentence -> languages and points.
_SIGNS: Final = (
    ("ß", "de3"), ("[äöü]", "de2"), ("[ñ¿¡]", "es3"), ("[ãõ]", "pt3"), ("œ|[îûëï]", "fr2"), ("ç", "fr1 pt1"),
    ("[êâô]", "fr1 pt1"), ("[ìò]$|[ìò]\\b", "it2"), ("è", "fr1 it1"), ("[à]$", "it1 fr1"), ("ù$", "it1"),
    ("[áíóú]", "es1 pt1"), ("é", "fr1 es1 pt1"),
    ("ção|ções|ão$|õe|nh[aoe]|lh[aoe]", "pt2"), ("ción|ñ|ll[aoe]", "es1"),
    ("zion|gli|cch|zz|ggi|sci[ao]", "it2"), ("sch|[aeiou]ck|tz$|ung$|keit$|heit$|lich", "de2"),
    ("eau|eux$|aux$|oir$|euil|ée$|ées$|ais$|ait$|ez$", "fr2"), ("ing$|ght|wh|th", "en1"),
    ("[^aeio]u$", "fr1"), ("(?:[^bdfr]|tr)ei$", "pt1"), ("[aei]mos$", "es1 pt1"),
    ("mente$", "es1 it1 pt1"),
    ("^(?:j|c|n|m|t|s|qu|jusqu|lorsqu)['’]", "fr2"), ("^[ld]['’]", "fr1 it1"),
    ("^(?:dell|all|nell|sull|dall|un|c|quest|com|dov)['’]", "it2"), ("['’](?:s|t|ll|ve|re|m|d)$", "en2"),
    ("-(?:se|me|te|nos|lhe|lo|la)$", "pt1"),
)  # fmt: skip


@cache
def _letters() -> tuple[tuple[re.Pattern[str], tuple[tuple[str, int], ...]], ...]:
    """Return the patterns of the signs, each with the languages that it speaks for and points."""
    return tuple(
        (re.compile(pattern), tuple((point[:2], int(point[2:])) for point in points.split()))
        for pattern, points in _SIGNS
    )


@cache
def _points() -> Mapping[str, tuple[tuple[str, int], ...]]:
    """Return for each folded word of the lists the languages that it speaks for, with points."""
    of_word: dict[str, list[str]] = {}
    for code in LANGUAGES:
        words = STOP_WORDS[code] | OPENERS.get(code, frozenset()) | EVERYDAY[code]
        words |= (DETERMINERS if code == "de" else frozenset()) | PERSON_NOUNS.get(code, frozenset())
        for word in sorted(words):
            of_word.setdefault(word, []).append(code)
    points = {word: tuple((code, 2 if len(codes) == 1 else 1) for code in codes) for word, codes in of_word.items()}
    acts: dict[str, list[str]] = {}
    for code in LANGUAGES:
        for word in verbs(code):
            if word not in points:
                acts.setdefault(word, []).append(code)
    points.update((word, tuple((code, 1) for code in codes)) for word, codes in acts.items())
    return points


def language_of(surfaces: Sequence[str], opens: Sequence[bool]) -> str:
    """Return the language of a few words in their order, "" where nothing tells; `opens` tells which open a sentence.

    >>> language_of(("Il", "cane", "abbaia"), (True, False, False)), language_of(("Yann",), (True,))
    ('it', '')
    """
    scores = dict.fromkeys(LANGUAGES, 0)
    points = _points()
    seen = set[str]()
    for surface, opening in zip(surfaces, opens, strict=True):
        form = fold(surface)
        if form in seen:
            continue
        seen.add(form)
        inner = not opening and surface[:1].isupper()
        if inner:
            scores["de"] += form in NOUNS and form not in STOP_WORDS["en"]
            continue
        for code, weight in points.get(form, ()):
            scores[code] += weight
        low = surface.lower()
        if low in _WHOLE:
            code, weight = _WHOLE[low]
            scores[code] += weight
        for pattern, given in _letters():
            if pattern.search(low):
                for code, weight in given:
                    scores[code] += weight
    best = max(LANGUAGES, key=lambda code: (scores[code], code == "en", -LANGUAGES.index(code)))
    return best if scores[best] >= _LEAST else ""
