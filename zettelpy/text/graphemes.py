r"""Positions where a text may be cut: never inside what a reader takes for one character (a grapheme cluster).

A simplified form of UAX #29 (rules GB3 to GB13) on frozen tables, since general categories change between versions of
Python: kept together are CRLF, a base and its combining marks, variation selectors, emoji joined by U+200D or followed
by a skin tone or tags, pairs of regional indicators (flags), and the parts of a Hangul syllable. Indic conjuncts are
not.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.words import MARKS

_EXTEND: Final = lazily(
    rf"[{MARKS}\u200c\u200d\ufe00-\ufe0f\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7fb"
    "\U00010a01-\U00010a0f\U00011000-\U00011002\U00011038-\U00011046\U00011080-\U00011082\U000110b0-\U000110ba"
    "\U00011100-\U00011102\U00011127-\U00011134\U00016f4f-\U00016f92\U0001d165-\U0001d169\U0001d16d-\U0001d172"
    "\U0001e000-\U0001e02a\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
    "\U000e0100-\U000e01ef]"
)
_JOINER: Final = "\u200d"
_FLAG_FIRST, _FLAG_LAST = "\U0001f1e6", "\U0001f1ff"


def is_boundary(text: str, position: int, start: int = 0) -> bool:
    r"""Tell whether a text may be cut before `position`. `start` is a position known to be one, at or before it.

    >>> [is_boundary("e\u0301\r\n\U0001f1e9\U0001f1ea", k) for k in range(7)]
    [True, False, True, False, True, False, True]
    """
    if position <= start or position >= len(text):
        return True
    here = text[position]
    if here == " " or (here.isascii() and here != "\n"):
        return text[position - 1] != _JOINER
    before = text[position - 1]
    if here == "\n":
        return before != "\r"
    if before == _JOINER or _EXTEND.match(here):
        return before in "\r\n"
    if _FLAG_FIRST <= here <= _FLAG_LAST:
        flags = position
        while flags > start and _FLAG_FIRST <= text[flags - 1] <= _FLAG_LAST:
            flags -= 1
        return (position - flags) % 2 == 0
    return True


def cut_before(text: str, start: int, position: int) -> int:
    r"""Return the last boundary after `start` and not after `position`; `start` itself where there is none.

    `start` must be a boundary. The cost is linear in `position - start`.

    >>> cut_before("ae\u0301\u0302b", 0, 3), cut_before("e\u0301\u0302b", 0, 2)
    (1, 0)
    """
    while not is_boundary(text, position, start):
        position -= 1
    return position
