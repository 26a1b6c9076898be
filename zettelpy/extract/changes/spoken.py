"""Numbers and times in words: "twenty-five", "dreiundzwanzig", "deux cents", "half past nine", "um halb zehn".

A number word may be one of several that make one number: each next one multiplies what stands (two hundred), or fills
places that are still empty (hundred fifty, veinte y cinco). German and Italian write such numbers in one word; those
are listed once. A time is an hour with what is said before it (half past, viertel vor) or behind it (y media, e mezza).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

Number = Callable[[int], int | None]


class Spoken(NamedTuple):
    """A number (thousandths) or a time (minutes of the day) in words, with the tokens that say it."""

    kind: str  # "number" or "clock"
    normal: int
    first: int
    stop: int


_JOINTS: Final = frozenset("and und et y e".split())
_DE_ONES: Final = "ein zwei drei vier fünf sechs sieben acht neun".split()
_DE_TENS: Final = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()
_IT_ONES: Final = "uno due tre quattro cinque sei sette otto nove".split()
_IT_TENS: Final = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split()
_RU_ORDINALS: Final = (
    "первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого "
    "тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого двадцатого"
).split()

# What stands before an hour, as its words: minutes to add.
_BEFORE_HOUR: Final[Mapping[tuple[str, ...], int]] = {
    ("half", "past"): 30, ("quarter", "past"): 15, ("quarter", "to"): -15, ("quarter", "after"): 15,
    ("ten", "past"): 10, ("twenty", "past"): 20, ("five", "past"): 5,
    ("halb",): -30, ("viertel", "vor"): -15, ("viertel", "nach"): 15, ("dreiviertel",): -15,
    ("kurz", "vor"): 0, ("половине",): -30, ("половина",): -30, ("без", "четверти"): -15, ("без", "пятнадцати"): -15,
    ("четверть",): -45, ("без", "десяти"): -10, ("без", "двадцати"): -20,
}  # fmt: skip
# What stands behind an hour: minutes to add.
_BEHIND_HOUR: Final[Mapping[tuple[str, ...], int]] = {
    ("et", "demie"): 30, ("et", "demi"): 30, ("et", "quart"): 15,
    ("moins", "le", "quart"): -15, ("moins", "quart"): -15,
    ("y", "media"): 30, ("y", "cuarto"): 15, ("menos", "cuarto"): -15, ("menos", "diez"): -10, ("menos", "veinte"): -20,
    ("e", "mezza"): 30, ("e", "mezzo"): 30, ("e", "un", "quarto"): 15, ("meno", "un", "quarto"): -15,
    ("meno", "dieci"): -10, ("meno", "venti"): -20, ("e", "meia"): 30, ("e", "quinze"): 15, ("e", "trenta"): 30,
    ("e", "quarenta"): 40, ("y", "diez"): 10, ("y", "veinte"): 20, ("e", "dez"): 10, ("e", "vinte"): 20,
}  # fmt: skip
_HOURS: Final = frozenset("heures heure h uhr oclock o'clock часов часа час horas ore".split())
_ONE: Final = frozenset("one eins una uma une l'una all'una час".split())
_AT_ONE: Final = frozenset("at um la à a gegen around all l в by".split())
_NOON: Final[Mapping[str, int]] = {
    "noon": 720, "midday": 720, "midnight": 0, "midi": 720, "minuit": 0, "mediodia": 720, "medianoche": 0,
    "mezzogiorno": 720, "mezzanotte": 0, "полдень": 720, "полночь": 0, "mitternacht": 0,
}  # fmt: skip
_LATE: Final = frozenset(
    "evening afternoon night tonight pm p.m abends nachmittags abend nachmittag soir apres tarde noche noite sera "
    "pomeriggio вечера дня".split()
)
_LATE_REACH, _HALF_DAY, _DAY = 3, 12, 24
_PARTS_OF_HOUR: Final = frozenset((5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55))
TELLING: Final = frozenset(  # one of them, or a number word, is in all that is read here
    [*_NOON, "meio", *_HOURS, *(words[0] for words in _BEFORE_HOUR), *(words[-1] for words in _BEHIND_HOUR)]
) | (_ONE - {"un"})
_MOST_WORDS: Final = 8  # of one number


@cache
def compounds(code: str) -> Mapping[str, int]:
    """Return the numbers that a language writes in one word, beyond those of its table.

    >>> compounds("de")["dreiundzwanzig"], compounds("it")["ventitre"], compounds("ru")["седьмого"]
    (23, 23, 7)
    """
    return dict(_compounds(code))


def _compounds(code: str) -> Iterator[tuple[str, int]]:
    if code == "de":
        for ten, tens in enumerate(_DE_TENS, 2):
            yield tens, 10 * ten
            for one, ones in enumerate(_DE_ONES, 1):
                yield f"{ones}und{tens}", 10 * ten + one
        for hundred, ones in enumerate(_DE_ONES, 1):
            yield f"{ones}hundert", 100 * hundred
            yield f"{ones}tausend", 1000 * hundred
        for hundred, ones in enumerate(_DE_ONES, 1):
            yield from ((f"{ones}hundert{tens}", 100 * hundred + 10 * ten) for ten, tens in enumerate(_DE_TENS, 2))
        yield from (("siebzehn", 17), ("achtzehn", 18), ("neunzehn", 19))
    elif code == "it":
        for ten, tens in enumerate(_IT_TENS, 2):
            for one, ones in enumerate(_IT_ONES, 1):
                yield (tens[:-1] if ones[0] in "uo" else tens) + ones, 10 * ten + one
        for hundred, ones in enumerate(_IT_ONES[1:], 2):
            yield f"{ones}cento", 100 * hundred
            yield f"{ones}mila", 1000 * hundred
            yield from ((f"{ones}cento{tens}", 100 * hundred + 10 * ten) for ten, tens in enumerate(_IT_TENS, 2))
        yield from ((f"cento{tens}", 100 + 10 * ten) for ten, tens in enumerate(_IT_TENS, 2))
        yield from (("diciassette", 17), ("diciotto", 18), ("diciannove", 19))
    elif code == "ru":
        yield from ((word, k) for k, word in enumerate(_RU_ORDINALS, 1))
        yield "тридцатого", 30
        for k, word in enumerate(_RU_ORDINALS[:12], 1):
            yield "пол" + word, -k  # half past the hour before


def read_spoken(words: Sequence[str], number: Number, glued: Callable[[int], bool], hour: Number) -> Iterator[Spoken]:
    """Yield the numbers and times of several words, in order, none overlapping.

    `words` are folded; `number(k)` is the value of word k as a number word, `hour(k)` its value as a number at all,
    `glued(k)` whether nothing but a blank or hyphen parts word k from the one before it.
    """
    k = 0
    while k < len(words):
        found = _time(words, k, number, glued, hour) or _number(words, k, number, glued)
        if found is None:
            k += 1
        else:
            yield found
            k = found.stop


def _number(words: Sequence[str], k: int, number: Number, glued: Callable[[int], bool]) -> Spoken | None:
    """Return the number of two words or more that begins with word k."""
    value = number(k)
    if value is None or value < 0:
        return None
    total, stop, i = value, k + 1, k + 1
    while i < len(words) and i - k < _MOST_WORDS and glued(i):
        following = number(i)
        if following is None and words[i] in _JOINTS and i + 1 < len(words) and glued(i + 1) and total >= 20:
            i += 1
            following = number(i)
        grown = _grown(total, following) if following is not None else None
        if grown is None:
            break
        total, stop, i = grown, i + 1, i + 1
    return Spoken("number", total * 1000, k, stop) if stop > k + 1 else None


def _grown(total: int, following: int) -> int | None:
    """Return the number that another number word makes of one; None for two numbers side by side."""
    if following in (100, 1000, 10**6) and 0 < total < following:
        return total * following
    if (following == 100 and total > 1000 and 0 < total % 100 < 10) or following <= 0:
        return total - total % 100 + total % 100 * 100 if following > 0 else None
    if total == 4 and following == 20:  # quatre-vingts
        return 80
    if total % 100 in (60, 80) and following < 20:
        return total + following
    for places in (1000, 100, 10):
        if total >= places and total % places == 0:
            return total + following if following < places and not (places == 10 and total == 10) else None
    return None


def _time(words: Sequence[str], k: int, number: Number, glued: Callable[[int], bool], hour: Number) -> Spoken | None:
    """Return the time that begins with word k."""
    word = words[k]
    if word in _NOON:
        return Spoken("clock", _NOON[word], k, k + 1)
    if word == "meio" and words[k + 1 : k + 2] == ["dia"]:
        return Spoken("clock", 720, k, k + 2)
    for size in (2, 1):
        add = _BEFORE_HOUR.get(tuple(words[k : k + size]))
        at = _hour(words, k + size, hour) if add is not None else None
        if add is not None and at is not None:
            return _said(words, at * 60 + add, k, k + size + 1)
    half = number(k)
    if half is not None and half < 0:  # полседьмого
        return _said(words, -half * 60 - 30, k, k + 1)
    at = _hour(words, k, hour)
    if at is None:
        return None
    stop, named = k + 1, False
    if stop < len(words) and words[stop] in _HOURS:
        stop, named = stop + 1, True
    for size in (3, 2):
        add = _BEHIND_HOUR.get(tuple(words[stop : stop + size]))
        if add is not None:
            return _said(words, at * 60 + add, k, min(stop + size, len(words)))
    if word in _ONE and ((k and words[k - 1] in _AT_ONE) or "'" in word) and _stands_alone(words, stop, named, glued):
        return _said(words, at * 60, k, stop)
    part = number(stop) if stop < len(words) and glued(stop) else None
    spoken = number(k) is not None
    if part in _PARTS_OF_HOUR and at <= _HALF_DAY and spoken and (named or part in (15, 30, 45)):
        return _said(words, at * 60 + (part or 0), k, stop + 1)
    if named and spoken:
        return _said(words, at * 60, k, stop)
    return None


def _stands_alone(words: Sequence[str], stop: int, named: bool, glued: Callable[[int], bool]) -> bool:
    """Tell whether nothing that could be counted stands behind an hour "one"."""
    return named or stop == len(words) or not glued(stop) or words[stop] in _LATE or words[stop] in _JOINTS


def _hour(words: Sequence[str], k: int, hour: Number) -> int | None:
    value = hour(k) if k < len(words) else None
    if value is None and k < len(words) and words[k] in _ONE:
        value = 1
    return value if value is not None and 0 < value <= _DAY else None


def _said(words: Sequence[str], minutes: int, first: int, stop: int) -> Spoken:
    late = not _LATE.isdisjoint(words[stop : stop + _LATE_REACH]) and minutes < _HALF_DAY * 60
    return Spoken("clock", (minutes + _HALF_DAY * 60 * late) % (_DAY * 60), first, stop)
