"""What is written in digits and letters and counts nothing: codes, versions, sizes, ratios, telephone numbers; dates.

Codes have what is written as their normal form, and as their unit how it is written ("9.9.9"): two of a unit are of one
kind. A code with letters has no unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from zettelpy.extract.changes.hangul import Reading
from zettelpy.text.lazily import lazily

_LETTERED: Final = lazily(
    "(?<![0-9A-Za-z_.-])(?:v(?P<version>[0-9]{1,4}(?:[.][0-9]{1,4}){0,3})"
    "|[A-Za-z]{3,20}-?[0-9]{1,9}|[A-Z]{1,2}-?[0-9]{1,5}(?:/[0-9]{1,4})?|[0-9]{1,4}[A-G](?![a-z])"
    "|[0-9]{1,6}[A-Z]{1,3}[0-9]{1,6}[A-Z]{0,3})(?![0-9A-Za-z_-])"
)
_SIZE: Final = lazily(
    "(?<![0-9A-Za-z.,])([0-9]{1,5}(?:[.,][0-9]{1,2})?) ?[xX×х] ?([0-9]{1,5}(?:[.,][0-9]{1,2})?)(?![0-9A-Za-z])"
)
_RATIO: Final = lazily("(?<![0-9:.,])([0-9]{1,3}) ?: ?([0-9])(?![0-9:])")
_PHONE: Final = lazily(
    r"(?<![0-9A-Za-z.,:/-])(?:\+[0-9]{1,3}|0[0-9]{1,5})(?:[ /-]{1,2}[0-9]{2,8}){1,5}(?![0-9A-Za-z:])"
)
_ACCOUNT: Final = lazily("(?<![0-9A-Za-z.,:/-])[0-9]{2,6}(?:-[0-9]{2,8}){2,4}(?![0-9A-Za-z:-])")
_DATE: Final = lazily("((?:19|20)[0-9]{2})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})[./]([0-9]{1,2})[./][0-9]{2,4}")
_FEWEST_DIGITS: Final = 7  # of a telephone number


def read_codes(text: str) -> Iterator[Reading]:
    """Yield the codes of a text, in order of kind; none is a date or a time of the day.

    >>> [(r.kind, r.normal, r.unit) for r in read_codes("v2.4.1 in B12, C25/30, 8 x 6 cm, 3:1, 07700 900187, 61C0")]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('code', '07700900187', '0'), ('code', '2.4.1', '9.9.9'), ('alnum', 'b12', ''), ('alnum', 'c25/30', ''),
     ('alnum', '61c0', ''), ('code', '8x6', '9x9'), ('code', '3:1', '9:9')]
    """
    for pattern in (_PHONE, _ACCOUNT):
        for match in pattern.finditer(text):
            digits = re.sub("[^0-9+]", "", match[0])
            if len(digits) >= _FEWEST_DIGITS and date_of(match[0]) is None:
                yield Reading("code", digits, "0", *match.span())
    for match in _LETTERED.finditer(text):
        version = match["version"]
        if version and "." in version:
            yield Reading("code", version, re.sub("[0-9]+", "9", version), *match.span())
        else:
            yield Reading("alnum", match[0].lower(), "", *match.span())
    for pattern, mark in ((_SIZE, "x"), (_RATIO, ":")):
        for match in pattern.finditer(text):
            yield Reading("code", match[1] + mark + match[2], f"9{mark}9", *match.span())


def date_of(written: str) -> tuple[int, int] | None:
    """Return month and day of 2025-11-09, 9/11/2025 or 09.11.2025 (the day first, where both may be).

    >>> date_of("2025-11-09"), date_of("09.11.2025"), date_of("3333-07-12")
    ((11, 9), (11, 9), None)
    """
    match = _DATE.fullmatch(written)
    if match is None:
        return None
    month, day = (int(match[2]), int(match[3])) if match[1] else (int(match[5]), int(match[4]))
    if month > 12:
        month, day = day, month
    return (month, day) if 1 <= month <= 12 and 1 <= day <= 31 else None
