"""The values of a Hindi text that stand in several words: times, days of the month, numbers with सौ, हज़ार, लाख.

साढ़े is half more, सवा a quarter more and पौने a quarter less than the number behind it; डेढ़ is one and a half, ढाई two
and a half. A number of one word is left to the reader of words (`values`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from zettelpy.extract.changes.hangul import Reading
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.changes import hi
from zettelpy.text.normalise import fold

DEVANAGARI: Final = lazily("[\u0904-\u0939]")
PEOPLE_UNIT: Final = "人"
_RUPEES: Final = "¤inr"
_NUKTA: Final = "\u093c"
_PARTS: Final = {"साढे": 500, "सवा": 250, "पौने": -250}  # thousandths of the step that a number counts
_HALVES: Final = {"डेढ": 1500, "ढाई": 2500}
_STEPS: Final = {"सौ": 100, "हजार": 1000, "लाख": 10**5, "करोड": 10**7}
_EVENING: Final = ("शाम", "रात")
_LATE_FROM, _NOON_UNTIL, _HALF_DAY = 4, 5, 12  # hours


@cache
def _numbers() -> dict[str, int]:
    words = fold(hi.NUMBERS).replace(_NUKTA, "").split()
    return {"एक": 1} | {word: int(value) for word, value in zip(words[::2], words[1::2], strict=True)}


@cache
def _pattern() -> re.Pattern[str]:
    words = "|".join(_with_nukta(word) for word in sorted(_numbers(), key=lambda word: (-len(word), word)))
    number = rf"(?:[0-9]{{1,3}}(?:,[0-9]{{2,3}}){{0,3}}|[0-9]{{1,9}}|{words})"
    parts, halves, steps = ("|".join(map(_with_nukta, table)) for table in (_PARTS, _HALVES, _STEPS))
    count = rf"(?:(?:(?:{parts}) )?{number}|{halves})"
    return re.compile(
        rf"(?<![\w\u0900-\u0963.,:])(?:"
        rf"(?:(?P<day>सुबह|शाम|रात|दोपहर|तड़के)(?: (?:के|को|में|करीब|ठीक))? )?(?P<hour>{count})(?::(?P<minute>[0-9]{{2}}))?"
        rf" (?:बजे|बजकर(?: (?P<past>{number}) मिनट)?)(?: (?P<later>शाम|रात|सुबह)(?: को)?)?"
        rf"|(?P<date>{number}) तारी(?:ख़|ख़|ख)"
        rf"|(?P<amount>{count}(?: (?:{steps}))(?: (?:{number}|{steps})){{0,4}})(?: (?P<unit>[\u0900-\u0963]{{2,9}}))?"
        rf")(?![\u0900-\u0963])"
    )


def _with_nukta(word: str) -> str:
    """Return a pattern for a word with or without the dot below its letters, joined or apart."""
    for plain, joined in (("ढ", "ढ़"), ("ज", "ज़"), ("ड", "ड़")):
        word = word.replace(plain, f"(?:{joined}|{plain}{_NUKTA}?)")
    return word


def read_hindi(text: str) -> Iterator[Reading]:
    """Yield the values of a Hindi text that take several words, in order; digits are in ASCII.

    >>> [(r.kind, r.normal) for r in read_hindi("शाम साढ़े सात बजे, 18 तारीख, डेढ़ लाख रुपये, दो हज़ार पाँच सौ")]
    [('clock', 1170), ('day', (0, 18)), ('number', 150000000), ('number', 2500000)]
    """
    for match in _pattern().finditer(text):
        if match["hour"]:
            minutes = _minutes(match)
            if minutes is not None:
                yield Reading("clock", minutes, "", *match.span())
        elif match["date"]:
            day = _amount(match["date"]) // 1000
            if 0 < day <= 31:
                yield Reading("day", (0, day), "", *match.span())
        else:
            unit = fold(match["unit"] or "")
            kind = _RUPEES if unit.startswith(("रुपय", "रुपए")) else ""
            kind = PEOPLE_UNIT if unit.startswith("लोग") else kind
            yield Reading("number", _amount(match["amount"]), kind, *match.span("amount"))


def _minutes(match: re.Match[str]) -> int | None:
    minutes = _amount(match["hour"]) * 60 // 1000 + int(match["minute"] or 0)
    if match["past"]:
        minutes += _amount(match["past"]) // 1000
    part = match["day"] or match["later"] or ""
    late = part in _EVENING and minutes >= _LATE_FROM * 60 - 30
    if minutes < _HALF_DAY * 60 and (late or (part == "दोपहर" and minutes < _NOON_UNTIL * 60)):
        minutes += _HALF_DAY * 60
    return minutes if minutes <= 24 * 60 else None


def _amount(written: str) -> int:
    """Return a number in digits and words, in thousandths."""
    total = current = part = 0
    for word in fold(written).replace(_NUKTA, "").split():
        if word in _PARTS:
            part = _PARTS[word]
        elif word in _HALVES:
            current = _HALVES[word]
        elif word in _STEPS:
            current = (current or 1000) * _STEPS[word]
            if word != "सौ":
                total, current = total + current, 0
        else:
            value = int(word.replace(",", "")) if word[0].isdecimal() else _numbers().get(word, 0)
            current, part = current + value * 1000 + part, 0
    return total + current
