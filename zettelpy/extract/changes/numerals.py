"""Written numbers into values: digits of any width, ideographs, and marks that group or part the digits.

A number in ideographs is one where a word that counts stands behind it (一緒 is "together", 一枚 is one sheet).
Numbers are given in thousandths, so that no fraction is ever a floating-point number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.text.lazily import lazily

_DIGITS: Final = str.maketrans("０１２３４５６７８９：．，％०१२३४५६७८९", "0123456789:.,%0123456789")
_HAN: Final = "〇零一二三四五六七八九十百千两兩"
_HAN_NUMBER: Final = lazily(
    f"(?<![0-9])[一二三四五六七八九两兩][百千万][{_HAN}]{{0,8}}(?![货貨姓分家里人])"
    f"|(?<![0-9万])[{_HAN}]{{1,8}}[万億亿]?[{_HAN}]{{0,8}}(?=[時时点點月日号號円元块塊枚人名位个個本件台回歳岁部階楼间間週分杯张張页頁份条箱斤公克米千度秒章冊首道只套家キパミド%％])"
)
_HAN_VALUES: Final = {"〇": 0, "零": 0, "两": 2, "兩": 2} | {c: k for k, c in enumerate("一二三四五六七八九", 1)}
_HAN_STEPS: Final = {"十": 10, "百": 100, "千": 1000}

# Words that multiply a number, and units of mass in grams
THOUSANDS: Final[Mapping[str, int]] = {
    "k": 1000, "thousand": 1000, "tausend": 1000, "tsd": 1000, "mil": 1000, "mille": 1000, "mila": 1000,
    "тысяч": 1000, "тысячи": 1000, "тыс": 1000, "million": 10**6, "millions": 10**6, "millionen": 10**6, "mio": 10**6,
    "millones": 10**6, "milhoes": 10**6, "milioni": 10**6, "млн": 10**6, "миллиона": 10**6,
}  # fmt: skip
MASSES: Final[Mapping[str, int]] = {
    "g": 1, "kg": 1000, "kilo": 1000, "quintal": 100_000, "公斤": 1000, "キロ": 1000, "кг": 1000
}  # fmt: skip


def plain_digits(text: str) -> tuple[str, Sequence[int]]:
    """Return a text with wide digits, and ideographic numbers that count something, in ASCII; and where each stood.

    The second is the offset in the text of each character of the first, and of its end.

    >>> plain_digits("十月、二十一万円")
    ('10月、21万円', [0, 0, 1, 2, 3, 3, 6, 7, 8])
    """
    if text.isascii():
        return text, range(len(text) + 1)
    text = text.translate(_DIGITS)
    places: list[int] = []
    parts: list[str] = []
    at = 0
    for match in _HAN_NUMBER.finditer(text):
        digits = _han(match[0])
        parts += (text[at : match.start()], digits)
        places += range(at, match.start())
        places += [match.start()] * len(digits.rstrip("万亿億"))
        places += [match.end() - 1] * (len(digits) - len(digits.rstrip("万亿億")))
        at = match.end()
    if not parts:
        return text, range(len(text) + 1)
    return "".join(parts) + text[at:], [*places, *range(at, len(text) + 1)]


def _han(written: str) -> str:
    """Return a number in ideographs with its digits in ASCII: 二十一万 -> 21万."""
    tail = ""
    if written[-1] in "万亿億":
        written, tail = written[:-1], written[-1]
    total = part = digit = 0
    if len(written) > 2 and written[-2] in "百千万" and written[-1] in _HAN_VALUES:  # 三百五 is 350, 两千五 is 2500
        written += {"百": "十", "千": "百", "万": "千"}[written[-2]]
    for c in written:
        if c in _HAN_STEPS:
            part += (digit or 1) * _HAN_STEPS[c]
            digit = 0
        elif c in _HAN_VALUES:
            digit = digit * 10 + _HAN_VALUES[c]
        else:
            total, part, digit = (part + digit) * (10**4 if c == "万" else 10**8), 0, 0
    return str(total + part + digit) + tail


def thousandths(written: str) -> int | None:
    """Return a written number in thousandths, whichever way it groups digits; None for what is no number.

    >>> [thousandths(n) for n in ("1.250,50", "15.000", "4,000", "2.5", "1 200", "3,50", "1.2.3")]
    [1250500, 15000000, 4000000, 2500, 1200000, 3500, None]
    """
    bare = re.sub("[ \u00a0\u202f'’]", "", written)
    marks = [c for c in bare if c in ".,"]
    if not marks:
        return int(bare) * 1000 if bare.isdecimal() else None
    head, _, tail = bare.replace(",", ".").rpartition(".")
    grouped = len(tail) == 3 and not head.startswith("0")
    if len(marks) > 1 and len(set(marks)) == 1 and not grouped:
        return None
    digits = head.replace(".", "")
    if grouped and len(set(marks)) == 1:
        digits, tail = digits + tail, ""
    if not digits.isdecimal() or (tail and not tail.isdecimal()):
        return None
    return int(digits) * 1000 + int((tail + "000")[:3])
