r"""Fold a word to the form in which words are compared. The text itself is never changed, so offsets stay true.

Folding: NFKD, case folding, accents of Latin, Greek and Cyrillic letters dropped, the four Turkish i as one, NFC.
All of these agree from Unicode 14 to 16 for the characters of Unicode 14, and none depends on a locale.
Source: UAX #15 (normalisation forms), the Unicode case folding table as `str.casefold`.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

_ACCENTS: Final = re.compile("[\u0300-\u036f]+")
_TURKISH: Final = str.maketrans({"ı": "i", "’": "'", "ʼ": "'", "＇": "'"})


def fold(word: str) -> str:
    """Return the form of a word used for comparing: without case, accents and compatibility variants.

    >>> fold("José"), fold("ＡＰＩ"), fold("oﬃce"), fold("m²")
    ('jose', 'api', 'office', 'm2')
    >>> fold("İstanbul") == fold("istanbul") == fold("ISTANBUL")
    True
    """
    if word.isascii():
        return word.lower()
    plain = _ACCENTS.sub("", normalize("NFKD", word).casefold())
    return normalize("NFC", plain.translate(_TURKISH))
