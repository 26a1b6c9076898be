r"""Fold a word to the form in which words are compared. The text itself is never changed, so offsets stay true.

Folding: NFKD, case folding, accents of Latin, Greek and Cyrillic letters dropped, the four Turkish i as one, NFC.
All of these agree from Unicode 14 to 16 for the characters of Unicode 14, and none depends on a locale.
Source: UAX #15 (normalisation forms), the Unicode case folding table as `str.casefold`.
"""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from zettelpy.text.lazily import lazily

_ACCENTS: Final = lazily("[\u0300-\u036f]+")
# The dotless i, letters of the Latin script that Unicode does not decompose, and apostrophes.
_PLAIN: Final = str.maketrans(
    {"ı": "i", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ŋ": "n", "ŧ": "t"}
    | {"’": "'", "ʼ": "'", "＇": "'"}
)

_OTHERS: Final = lazily("[" + "".join(map(chr, _PLAIN)) + "]")

_MANY: Final = 60  # code points
_FLOOD: Final = lazily(r"[^\w\s\x00-\x7f]{31,}")


def tame(word: str) -> str:
    """Return a word with at most 30 marks in a row: normalisation sorts a run of them in time that grows as its square.

    Text has no more, by the Stream-Safe Text Format of UAX #15.

    >>> len(tame("a" + "\u0301\u0323" * 99)), tame("é") == "é"
    (31, True)
    """
    return word if len(word) <= _MANY else _FLOOD.sub(lambda match: match[0][:30], word)


def fold(word: str) -> str:
    """Return the form of a word used for comparing: without case, accents and compatibility variants.

    >>> fold("José"), fold("ＡＰＩ"), fold("oﬃce"), fold("m²")
    ('jose', 'api', 'office', 'm2')
    >>> fold("Łódź"), fold("Ørsted")
    ('lodz', 'orsted')
    >>> fold("İstanbul") == fold("istanbul") == fold("ISTANBUL")
    True
    """
    if word.isascii():
        return word.lower()
    plain = _ACCENTS.sub("", normalize("NFKD", tame(word)).casefold())
    if plain.isascii():
        return plain
    return normalize("NFC", plain.translate(_PLAIN) if _OTHERS.search(plain) else plain)
