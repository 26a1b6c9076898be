"""Parts of a year before or after its number: quarters, halves, seasons, weeks, days in words.

A part is its first month or day, its last one kept beside it. Seasons are those of the northern half of the world in
every language. Feasts ("Easter 2025") are their day. Sources: ISO 8601-1:2019 (weeks), the meteorological seasons
(March to May and so on).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from zettelpy.text import days
from zettelpy.text.dating.feasts import ends_feast, feast_before, feast_day
from zettelpy.text.dating.line import Line, lower, tongues
from zettelpy.text.dating.unspaced import FEASTS
from zettelpy.text.days import Date
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import dates as words
from zettelpy.text.lexicon.dates import LANGUAGES
from zettelpy.text.normalise import fold

_TOKEN: Final = lazily(r"(?:[^\W_]|[\u0300-\u036f])+")
_NEAR: Final = 48  # characters before a year in which its part stands
_GAP: Final = lazily(r"[\s,/'’.-]{0,3}")
_QUARTER: Final = lazily(r"[qt]([1-4])")
_HALF: Final = lazily(r"h([12])")
_AFTER: Final = lazily(
    r"[\s/-]?(?:Q(?P<quarter>[1-4])|H(?P<half>[12]))(?!\w)|-?W(?P<week>[0-9]{2})(?:-?(?P<day>[1-7]))?(?!\w)"
    r"|年(?:第)?(?:(?P<cjk>[一二三四1-4])(?:季度|四半期)|(?P<upper>上半年|上期|上半期)|(?P<lower>下半年|下期|下半期))"
    r"|年[の的]?(?P<spring>春(?![节節运運晚分])|夏(?![至令威])|秋(?!分)|冬(?![至奥奧]))[天季]?"
    r"|년\s?(?P<season>봄|여름|가을|겨울)(?=[에의이은는엔\s.,!?]|부터|까지|$)"
    r"|\s?(?:की|के|का|वाली)\s(?P<hindi>गर्मियों|गर्मियाँ|गर्मियां|गर्मी|सर्दियाँ|सर्दियां|सर्दियों|सर्दी|जाड़ों|जाड़े|बसंत|वसंत|पतझड़)(?!\w)"
    rf"|(?:年[の的]?|년\s?)(?P<feast>{'|'.join(FEASTS)})"
    r"|년\s?(?:(?P<korean>[1-4])분기|(?P<first>상반기)|(?P<second>하반기))"
)


_HINDI: Final = LANGUAGES["hi"].seasons


class Part(NamedTuple):
    """A part of a year that begins at text[start]: its first day or month, and its last."""

    start: int
    date: Date
    until: Date | None


def _months(year: int, first: int, count: int) -> tuple[Date, Date | None]:
    return (year, first), days.shift_months((year, first), count - 1)


def part_before(text: str, low: int, first: int, year: int) -> Part | None:
    """Return the part of a year that is named before its number at text[first], not before text[low].

    >>> part_before("in the third quarter of 2025", 0, 24, 2025), part_before("Q3/2025", 0, 3, 2025)
    (Part(start=7, date=(2025, 7), until=(2025, 9)), Part(start=0, date=(2025, 7), until=(2025, 9)))
    """
    tokens = list(_TOKEN.finditer(text, max(low, first - _NEAR), first))[-5:]
    if not tokens or not _GAP.fullmatch(text, tokens[-1].end(), first):
        return None
    folded = [fold(token[0]) for token in tokens]
    while folded and folded[-1] in words.PART_JOINTS:
        folded.pop()
    if not folded:
        return None
    k, name = len(folded) - 1, folded[-1]
    before = folded[k - 1] if k > 0 else ""
    if quarter := _QUARTER.fullmatch(name):
        return Part(tokens[k].start(), *_months(year, 3 * int(quarter[1]) - 2, 3))
    if half := _HALF.fullmatch(name):
        return Part(tokens[k].start(), *_months(year, 6 * int(half[1]) - 5, 6))
    number = words.PART_NUMBERS.get(before, 0)
    if name in words.QUARTERS and 1 <= number <= 4:
        return Part(tokens[k - 1].start(), *_months(year, 3 * number - 2, 3))
    if name in words.HALVES and 1 <= number <= 2:
        return Part(tokens[k - 1].start(), *_months(year, 6 * number - 5, 6))
    if name in words.SEASONS:
        return Part(tokens[k].start(), *_months(year, words.SEASONS[name], 3))
    feast = _feast_before(text, tokens, k, year)
    if feast is not None:
        return feast
    if before in words.WEEKS and name.isascii() and name.isdigit() and len(name) < 3:
        monday = days.week_start(year, int(name))
        return None if monday is None else Part(tokens[k - 1].start(), monday, days.shift_days(monday, 6))
    return None


def _feast_before(text: str, tokens: list[re.Match[str]], last: int, year: int) -> Part | None:
    """Return the day of the feast whose name ends with a token."""
    start = tokens[0].start()
    piece = text[start : tokens[last].end()]
    if not ends_feast(fold(tokens[last][0])):
        return None
    line = Line(piece, lower(piece))
    found = feast_before(line, len(line.words), year)
    return None if found is None else Part(start + line.starts[found[0]], found[1], None)


def part_after(text: str, last: int, end: int, year: int) -> tuple[int, Date, Date | None] | None:
    """Return (end, first, last) of the part of a year that is named after its number, which ends at text[last].

    >>> part_after("2025-Q3", 4, 7, 2025), part_after("2025-W23-2", 4, 10, 2025)
    ((7, (2025, 7), (2025, 9)), (10, (2025, 6, 3), None))
    """
    match = _AFTER.match(text, last, end)
    if match is None:
        return None
    if match["week"]:
        monday = days.week_start(year, int(match["week"]))
        if monday is None:
            return None
        if match["day"]:
            day = days.shift_days(monday, int(match["day"]) - 1)
            return None if day is None else (match.end(), day, None)
        return match.end(), monday, days.shift_days(monday, 6)
    if match["quarter"] or match["cjk"] or match["korean"]:
        written = match["quarter"] or match["cjk"] or match["korean"]
        quarter = "一二三四".find(written) + 1 or int(written)
        return match.end(), *_months(year, 3 * quarter - 2, 3)
    if match["spring"] or match["season"]:
        first = words.SEASON_SIGNS[match["spring"] or match["season"]]
        return match.end(), *_months(year, first, 3)
    if match["hindi"]:
        return match.end(), *_months(year, _HINDI[match["hindi"]], 3)
    if match["feast"]:
        day = feast_day(FEASTS[match["feast"]], year)
        return None if day is None else (match.end(), day, None)
    late = match["half"] == "2" or match["lower"] or match["second"]
    return match.end(), *_months(year, 7 if late else 1, 6)


def day_in_words(text: str, low: int, at: int, month: str) -> tuple[int, int] | None:
    """Return (start, day) of a day in words before the name of a month at text[at]: "cinco de mayo".

    >>> day_in_words("el cinco de mayo de 2025", 0, 12, "mayo")
    (3, 5)
    """
    start = max(low, at - _NEAR)
    piece = text[start : at + len(month)]
    line = Line(piece, lower(piece))
    i = len(line.words) - 1
    for tongue in tongues():
        if i > 0 and line.words[i] in tongue.months:
            joint = tongue.joints.upto(line, i)
            if joint is None and tongue.code in ("en", "es", "pt"):
                continue
            found = tongue.day_words.upto(line, joint[0] if joint is not None else i)
            if found is not None:
                return start + line.starts[found[0]], found[1]
    return None
