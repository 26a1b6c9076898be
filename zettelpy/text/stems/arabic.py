"""Arabic words into stems: without `and`, prepositions that are written together with the article, and light endings.

An implementation of our own of the light stemmer "light10": L. Larkey, L. Ballesteros and M. Connell, "Light Stemming
for Arabic Information Retrieval" (2007). Words of other languages in Arabic letters are shortened by the same rules,
alike in the question and in the text.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lazily import lazily

FIRST: Final = "\u0621"  # the letters with which a word begins that is read here
LAST: Final = "\u064a"

_MARKS: Final = lazily("[\u0640\u064b-\u0655\u0670]+")  # vowels, and the stroke that only lengthens a line
_LETTERS: Final = str.maketrans("أإآٱىة", "اااايه")
_AND: Final = "و"
_ARTICLES: Final = ("وال", "بال", "كال", "فال", "ال", "لل")
_ENDINGS: Final = ("ها", "ان", "ات", "ون", "ين", "يه", "ية", "ه", "ة", "ي")
_LEAST: Final = 2  # letters that are left
_LEAST_BEHIND_AND: Final = 3


def arabic_stem(word: str) -> str:
    """Return the stem of a folded word in Arabic letters; never nothing.

    >>> arabic_stem("القطة") == arabic_stem("قطة"), arabic_stem("بالسيارات") == arabic_stem("سيارة")
    (True, True)
    >>> arabic_stem("ولد")
    'ولد'
    """
    plain = _MARKS.sub("", word).translate(_LETTERS)
    article = next((one for one in _ARTICLES if plain.startswith(one)), "")
    if article and len(plain) - len(article) >= _LEAST:
        plain = plain[len(article) :]
    elif plain.startswith(_AND) and len(plain) > _LEAST_BEHIND_AND:
        plain = plain[1:]
    for ending in _ENDINGS:
        if plain.endswith(ending) and len(plain) - len(ending) >= _LEAST:
            plain = plain[: -len(ending)]
    return plain or word
