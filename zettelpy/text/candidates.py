"""What the words of a text can do in phrases into the words at which one may begin: a sieve, made in a few passes.

What a word can do is a number. Bits from `OPENS` on tell of which groups of phrases it opens some, bits from `SECOND`
on in phrases of which groups it stands second, `ALONE` that it is a phrase or holds one. A word that opens a phrase is
looked at only before one that stands second in a phrase of its group: the rows of both are joined as whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_GROUPS: Final = 8
OPENS, SECOND, ALONE = 1, 1 << _GROUPS, 1 << 2 * _GROUPS
LONG: Final = 4096  # words of a text whose phrases are parted into groups: in a short one, few pairs are no phrases
_MOST: Final = SECOND - 1
_CODES: Final = 256


def candidates(kinds: Sequence[int], ids: Sequence[int]) -> bytes:
    """Return one byte for each word, 0 where no phrase can open or stand; `kinds` tell what each surface can do.

    Where two kinds have one code, it stands for what either can do: too many words are looked at, and none too few.
    """
    codes = {kind: min(code, _CODES - 1) for code, kind in enumerate(dict.fromkeys(kinds))}
    tables = bytearray(_CODES), bytearray(_CODES), bytearray(_CODES)
    for kind, code in codes.items():
        for table, bits in zip(tables, (kind & _MOST, kind // SECOND & _MOST, kind // ALONE), strict=True):
            table[code] |= bits
    row = bytes(map(list(map(codes.__getitem__, kinds)).__getitem__, ids))
    opens, second, alone = (
        int.from_bytes(part.translate(table), "little") for part, table in zip((row, row[1:], row), tables, strict=True)
    )
    return (opens & second | alone).to_bytes(len(row), "little")
