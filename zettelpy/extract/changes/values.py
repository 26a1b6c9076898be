"""A sentence into the values that it gives: times, days, amounts, codes, each in a form in which two can be compared.

A value has a kind, a normal form and a unit:

    clock     minutes of the day         "8:15", "20h30", "um acht", "下午三点半", "18時30分"
    day       (month, day), 0 unknown    "15 de noviembre", "the 12th", "am 18.", "9月17日", "al 22"
    weekday   0 to 6; month  1 to 12     "Friday", "в среду", "水曜日", "周三"
    number    thousandths                "18 pages", "4.200", "1 200 €", "180 тысяч", "二十一万円"
    code      what is written            "10.20.4.17", "v3.12.0", "RR204"
    colour, mode, place                  by the word lists of `text/lexicon/changes`

The unit of a number is the stem of what is counted ("page"), "¤" for money, "%", or "" where nothing is.
One pass over a sentence; each number looks at the words beside it and no further. Numbers inside quotation marks are
read as well: who asks decides what a quotation is worth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes.codes import date_of, read_codes
from zettelpy.extract.changes.east import EAST, east_amount, read_east
from zettelpy.extract.changes.hangul import HANGUL, read_korean
from zettelpy.extract.changes.indic import DEVANAGARI, read_hindi
from zettelpy.extract.changes.numerals import MASSES, THOUSANDS, plain_digits, thousandths
from zettelpy.extract.changes.spoken import TELLING, read_spoken
from zettelpy.text.normalise import fold

CLOCK, DAY, WEEKDAY, MONTH, NUMBER, CODE = "clock", "day", "weekday", "month", "number", "code"
COLOUR, MODE, PLACE, SIDE, NAME, TITLE = "colour", "mode", "place", "side", "name", "title"
ORDINAL, ALNUM = "ordinal", "alnum"
MONEY_UNIT, PERCENT, DEGREES = "¤", "%", "°"
EAST_PEOPLE: Final = "人"  # the unit of people that are counted, in scripts without spaces

Normal = int | str | tuple[int, int]


class Value(NamedTuple):
    """A value in a text: its kind, its normal form, its unit, and its span in code points."""

    kind: str
    normal: Normal
    unit: str
    start: int
    end: int


class Token(NamedTuple):
    """A word as this module asks for it: its span, its folded form, its stem, and what it is by the word lists."""

    start: int
    end: int
    folded: str
    root: str
    kinds: Mapping[str, int]  # "month" -> 1 to 12, "weekday" -> 0 to 6, "word" -> value of a number word, "stop", ...


_NUMBER: Final = re.compile(
    r"(?<![0-9A-Za-z_.])(?:(?<![A-Za-z]-)|(?<=[apAP][mM]-)|(?<=[0-9][hH]-))"
    r"(?:[0-9]{1,3}(?:[ \u00a0\u202f'’][0-9]{3}(?![0-9])){1,5}|[0-9]{1,14})"
    r"(?:[.,:/hH-][0-9]{1,4}(?![0-9])){0,5}(?![0-9])"
)
_DIGIT, _NO_VALUES = re.compile("[0-9]"), frozenset(("stop", "joint"))
_AFTER: Final = re.compile(r"[ \u00a0\u202f]?([€$£¥￥₹₩%‰]|-?[^\W\d_]+[²³]?\.?)")
_CURRENCIES: Final[Mapping[str, str]] = {
    fold(sign): MONEY_UNIT + code
    for code, signs in {
        "eur": "€ eur euro euros евро ユーロ 欧元",
        "gbp": "£ gbp pound pounds quid libras livres sterline pfund",
        "usd": "$ usd dollar dollars dolares dollari долларов ドル 美元",
        "brl": "reais real", "rub": "руб рублей рубля рубль р",
        "inr": "₹ रुपये रुपए रुपया रुपयों रु rs inr", "krw": "₩ 원",
        "east": "¥ ￥ yen yens 円 元 块 塊",
    }.items()
    for sign in signs.split()
}  # fmt: skip
_UNIT_SIGNS: Final = {"%": PERCENT, "‰": PERCENT, "°": DEGREES}
_SYMBOLS: Final = "€$£¥￥₹₩"
_CLOCK_WORDS: Final = frozenset("uhr h am pm a.m p.m oclock o'clock hs 時 点 點".split())
_HOUR_WORDS: Final = frozenset("heures heure horas hora ore часов часа час утра вечера дня hours ч".split())
_LATE: Final = frozenset("pm p.m вечера abends soir tarde noche noite sera".split())
_AT: Final = frozenset("at um alle las as gegen ab в dalle desde до vers a".split())
_HOUR_AFTER: Final = frozenset("at um alle las gegen dalle ore until till".split())
_LATE_BEHIND: Final = re.compile(
    r"\s?(?:de la |da |di |du |de l['’]|in the |at |am |del )?(?:tarde|noche|noite|sera|pomeriggio|soir|après-midi"
    r"|evening|afternoon|night|abends?|nachmittags?|вечера|дня)\b",
    re.IGNORECASE,
)
_PLAIN: Final = re.compile("[0-9., '’\u00a0\u202f]+")
_DAY_AFTER: Final = frozenset("the am vom zum dem den der el al del le au du dia il dal dem nel ao до".split())
_BARE_AFTER: Final = frozenset("zu in nur a it that daraus sean sejam mais".split())  # "make it five"
_IN_YEAR: Final = frozenset("in im seit since until bis of de del en em nel dal von ab by jahr ano anno".split())
_ORDINALS: Final = frozenset("st nd rd th º ª o er го ого е ое му".split())
_JOINTS: Final = frozenset("de of del di d".split())
_DEGREES: Final = frozenset("degre degree grad degr grado grados grau gradi градус डिग्री c".split())
_RANGE: Final = re.compile(
    r"(?<![\w.,:/-])(?:(?P<from>das|dalle|from|с) )?(?P<low>[0-9]{1,2})h? ?"
    r"(?:to|-|–|bis|a|à|às|alle|до|till|until|e|से) ?(?P<high>[0-9]{1,2})(?![\w:/%€$£-]|[.,][0-9])",
    re.IGNORECASE,
)
_COUNTED: Final = frozenset(("money", "month", "§people"))
_GREAT_BEFORE: Final = re.compile("[0-9][万萬億亿]\\Z")  # 1万2千 is one number
_LEAST_PLAIN, _MOST_PLAIN = 11_000, 100_000  # numbers in words that no figure of speech is
_RANGE_REACH: Final = 14  # code points from a weekday to the hours of that day
_SLASHED: Final = re.compile("([0-9]{1,2})[./]([0-9]{1,2})")
_DATED: Final = frozenset("am vom zum bis ab le au du el al il dal dia до с к на от on".split())
_HOURED: Final = frozenset("at um gegen alle dalle ab ore с до by until till bis".split())


def read_values(text: str, start: int, end: int, tokens: Sequence[Token]) -> list[Value]:
    """Return the values of text[start:end], in order; `tokens` are its words, by offset."""
    plain, places = plain_digits(text[start:end])
    reader = _Sentence(plain, places, start, tokens)
    return sorted(reader.read(), key=lambda value: value.start)


class _Sentence:
    """Reads the values of one sentence."""

    def __init__(self, text: str, places: Sequence[int], offset: int, tokens: Sequence[Token]) -> None:
        self.text, self.offset, self.tokens = text, offset, tokens
        self.places = places
        self.taken: list[tuple[int, int]] = []

    def read(self) -> Iterator[Value]:
        if not self.text.isascii():
            for script, read in ((EAST, read_east), (HANGUL, read_korean), (DEVANAGARI, read_hindi)):
                for kind, normal, unit, start, end in read(self.text) if script.search(self.text) else ():
                    yield self._take(kind, normal, unit, start, end)
        yield from self._read_spoken()
        if _DIGIT.search(self.text):
            yield from self._read_digits()
        for k, token in enumerate(self.tokens):
            if token.kinds and not token.kinds.keys() <= _NO_VALUES:
                yield from self._word(k, token)

    def _read_digits(self) -> Iterator[Value]:
        """Read what is written with digits."""
        yield from self._read_ranges()
        for kind, normal, unit, start, end in read_codes(self.text):
            if not self._is_taken(start):
                yield self._take(kind, normal, unit, start, end)
        for match in _NUMBER.finditer(self.text):
            if self.text[max(0, match.start() - 1) : match.start()] == "第":
                yield self._value(ORDINAL, match[0], "", *match.span())
                continue
            listed = match.start() == 0 and self.text[match.end() : match.end() + 1] in (")", ".")
            great = _GREAT_BEFORE.search(self.text, max(0, match.start() - 2), match.start())
            value = None if listed or great or self._is_taken(match.start()) else self._number(match)
            if value is not None:
                yield value

    def _is_taken(self, at: int) -> bool:
        return any(low <= at < high for low, high in self.taken)

    def _take(self, kind: str, normal: Normal, unit: str, start: int, end: int) -> Value:
        self.taken.append((start, end))
        return self._value(kind, normal, unit, start, end)

    def _value(self, kind: str, normal: Normal, unit: str, start: int, end: int) -> Value:
        return Value(kind, normal, unit, self.places[start] + self.offset, self.places[end] + self.offset)

    def _read_spoken(self) -> Iterator[Value]:
        """Read the numbers and times that take several words."""
        tokens, text, offset = self.tokens, self.text, self.offset
        folded = [token.folded for token in tokens]
        if TELLING.isdisjoint(folded) and not any("word" in token.kinds for token in tokens):
            return

        def hour(k: int) -> int | None:
            folded = tokens[k].folded
            return int(folded) if folded.isdecimal() and len(folded) < 3 else tokens[k].kinds.get("word")

        for kind, normal, first, stop in read_spoken(
            folded,
            lambda k: tokens[k].kinds.get("word"),
            lambda k: text[tokens[k - 1].end - offset : tokens[k].start - offset] in (" ", "-", "\u00a0"),
            hour,
        ):
            start, end = tokens[first].start - offset, tokens[stop - 1].end - offset
            if kind == CLOCK:
                yield self._take(CLOCK, normal, "", start, end)
            else:
                yield from self._counted(normal, start, end, *self._near(start, end), in_words=True)
                self.taken.append((start, end))

    def _read_ranges(self) -> Iterator[Value]:
        """Read the hours of a day that have no unit: "Thursday 10 to 12", "dalle 10 alle 12", "с 18 до 20"."""
        for match in _RANGE.finditer(self.text):
            low, high = int(match["low"]), int(match["high"])
            at = match.start() + self.offset
            named = any(WEEKDAY in t.kinds and 0 <= at - t.end <= _RANGE_REACH for t in self.tokens)
            sure = match["from"] and match["from"].lower() != "from"
            after = self._near(*match.span("high"))[1]
            counts = after is not None and not _COUNTED.isdisjoint(after.kinds)
            if low > 24 or high > 24 or counts or not (named or (sure and (after is None or "stop" in after.kinds))):
                continue
            if not self._is_taken(match.start("low")):
                yield self._take(CLOCK, low * 60, "", *match.span("low"))
                yield self._take(CLOCK, high * 60, "", *match.span("high"))

    # Words -------------------------------------------------------------------------------------------------------

    def _near(self, start: int, end: int) -> tuple[Token | None, Token | None, Token | None]:
        """Return the word before a span, and the two behind it, as far as nothing but blanks stands between."""
        low, high = 0, len(self.tokens)
        at, to = start + self.offset, end + self.offset
        while low < high:
            middle = (low + high) // 2
            if self.tokens[middle].end <= at:
                low = middle + 1
            else:
                high = middle
        before = self.tokens[low - 1] if low else None
        if before is not None and self.text[before.end - self.offset : start].strip(" \u00a0\u202f($€£¥₹₩#~."):
            before = None
        while low < len(self.tokens) and self.tokens[low].start < to:
            low += 1
        after = self.tokens[low] if low < len(self.tokens) else None
        if after is not None and self.text[end : after.start - self.offset].strip(" \u00a0\u202f.ºª€$£"):
            after = None
        then = self.tokens[low + 1] if after is not None and low + 1 < len(self.tokens) else None
        return before, after, then

    def _word(self, k: int, token: Token) -> Iterator[Value]:
        start, end = token.start - self.offset, token.end - self.offset
        for kind in (WEEKDAY, COLOUR, MODE, PLACE, SIDE):
            if kind in token.kinds and (kind == WEEKDAY or token.root):
                yield self._value(kind, token.kinds[kind] if kind == WEEKDAY else token.root, "", start, end)
        if MONTH in token.kinds and "bound" not in token.kinds:
            before, after, _ = self._near(start, end)
            if before is not None and before.folded in _JOINTS:
                before = self._near(before.start - self.offset, before.end - self.offset)[0]
            if not any(word is not None and _is_number(word) for word in (before, after)):
                yield self._value(MONTH, token.kinds[MONTH], "", start, end)
        if "free" in token.kinds:
            yield self._value(NUMBER, 0, MONEY_UNIT, start, end)
        if token.kinds.get("word", -1) > 0 and not self._is_taken(start):
            before, after, then = self._near(start, end)
            if token.folded in THOUSANDS and before and before.folded[-1:].isdecimal():
                return  # "180 thousand"
            yield from self._counted(token.kinds["word"] * 1000, start, end, before, after, then, in_words=True)

    # Numbers -----------------------------------------------------------------------------------------------------

    def _number(self, match: re.Match[str]) -> Value | None:
        written, (start, end) = match[0], match.span()
        date = date_of(written)
        if date is not None:
            return self._value(DAY, date, "", start, end)
        behind = _AFTER.match(self.text, end)
        suffix = behind[1].rstrip(".").lstrip("-").lower() if behind else ""
        glued = behind is not None and behind.end(1) - len(behind[1]) == end
        before, after, then = self._near(start, end)
        clock = self._clock(written, suffix, end, before)
        if clock is not None:
            return self._value(CLOCK, clock, "", start, end)
        slashed = _SLASHED.fullmatch(written)
        if slashed and before is not None and before.folded in _DATED and 0 < int(slashed[1]) <= 31:
            if 0 < int(slashed[2]) <= 12:
                return self._value(DAY, (int(slashed[2]), int(slashed[1])), "", start, end)
        zero = written[0] == "0" and len(written) > 1
        if zero or ((written.count(".") > 1 or not _PLAIN.fullmatch(written)) and thousandths(written) is None):
            if len(written) <= 4 and not (zero and written.isdecimal()):
                return None
            return self._value(CODE, written, re.sub("[0-9]+", "9", written), start, end)
        amount = thousandths(written)
        if amount is None:
            return None
        if behind is not None and glued and suffix in _ORDINALS and 0 < amount <= 31000:
            _, after, then = self._near(start, behind.end(1))
            month = next((t for t in (after, then) if t is not None and MONTH in t.kinds), None)
            return self._value(DAY, (month.kinds[MONTH] if month else 0, amount // 1000), "", start, end)
        return next(self._counted(amount, start, end, before, after, then), None)

    def _clock(self, written: str, suffix: str, end: int, before: Token | None) -> int | None:
        parts = re.split("[:.hH]", written)
        if not 1 <= len(parts) <= 3 or not all(part.isdecimal() for part in parts):
            return None
        hour, minute = int(parts[0]), int(parts[1]) if len(parts) > 1 else 0
        if hour > 24 or minute > 59 or (len(parts) > 1 and len(parts[1]) != 2):
            return None
        priced = self.text[end - len(written) - 1 : end - len(written)] in tuple(_SYMBOLS)
        written_so = ":" in written or (("h" in written or "H" in written) and len(parts) == 2)
        named = suffix in _CLOCK_WORDS and ("." not in written or suffix in ("uhr", "pm", "am"))
        hours = suffix in _HOUR_WORDS and before is not None and before.folded in _AT
        at = before is not None and before.folded in _HOUR_AFTER and len(parts) == 1 and not suffix and not priced
        said = before is not None and len(parts) == 2 and minute % 5 == 0 and before.folded in _HOURED
        if not (written_so or named or hours or at or (said and "." in written and suffix not in _CURRENCIES)):
            return None
        late = hour < 12 and (suffix in _LATE or (at and self._is_late(end)))
        return (hour + 12 * late) * 60 + minute

    def _counted(
        self, amount: int, start: int, end: int, before: Token | None, after: Token | None, then: Token | None,
        *, in_words: bool = False,
    ) -> Iterator[Value]:  # fmt: skip
        """Yield what a number is: a day, a time, an amount of something."""
        text = self.text
        if text[end : end + 1] in ("k", "K") and not text[end + 1 : end + 2].isalpha():
            amount *= 1000
        small = amount % 1000 == 0 and 0 < amount <= 31000
        month = next((t for t in (after, before) if t is not None and MONTH in t.kinds), None)
        if month is None and then is not None and after is not None and after.folded in _JOINTS and MONTH in then.kinds:
            month = then
        if month is None and small and after is not None:
            month = self._range_month(after)
        if month is not None and small:
            yield self._value(DAY, (month.kinds[MONTH], amount // 1000), "", start, end)
            return
        if small and amount <= 24000 and after is not None and after.folded in _CLOCK_WORDS:
            yield self._value(CLOCK, amount // 1000 * 60, "", start, end)
            return
        symbol = text[max(0, start - 2) : start].strip()[-1:]
        trail = text[end : end + 2].strip()[:1]
        if text[max(0, start - 3) : start].strip() == "R$":
            yield self._value(NUMBER, amount, "¤brl", start, end)
            return
        if trail in _UNIT_SIGNS:
            yield self._value(NUMBER, amount, _UNIT_SIGNS[trail], start, end)
            return
        sign = symbol if symbol and symbol in _SYMBOLS else trail if trail and trail in _SYMBOLS else ""
        if sign:
            yield self._value(NUMBER, amount, _CURRENCIES.get(sign, MONEY_UNIT), start, end)
            return
        if trail and EAST.match(trail):
            yield self._value(NUMBER, *east_amount(text, amount, end), start, end)
            return
        if after is not None and after.folded in THOUSANDS:
            amount *= THOUSANDS[after.folded]
            after, then = then, None
        if after is not None and "money" in after.kinds:
            yield self._value(NUMBER, amount, _CURRENCIES.get(after.folded, MONEY_UNIT), start, end)
            return
        counts = after is not None and "stop" not in after.kinds and after.folded not in _JOINTS
        late = small and self._is_late(end)
        if (late or not counts) and small and before is not None:
            if self._says_hour(before) and amount <= 24000 and text[start - 1 : start] not in tuple(_SYMBOLS):
                yield self._value(CLOCK, (amount // 1000 + 12 * (late and amount < 12000)) * 60, "", start, end)
                return
            if (before.folded in _DAY_AFTER or _on_weekday(before)) and not in_words:
                yield self._value(DAY, (0, amount // 1000), "", start, end)
                return
        if after is not None and after.folded.startswith("год") and amount >= 1900000:
            return
        if not counts and not in_words and 1900000 <= amount <= 2099000 and amount % 1000 == 0 and _year(before):
            return
        if counts and after is not None and after.root in _DEGREES:
            yield self._value(NUMBER, amount, DEGREES, start, end)
        elif counts and after is not None and after.root in MASSES:
            yield self._value(NUMBER, amount * MASSES[after.root], "g", start, end)
        elif counts and after is not None:
            yield self._value(NUMBER, amount, after.root, start, end)
        elif (
            not in_words
            or _LEAST_PLAIN <= amount < _MOST_PLAIN
            or len(self.tokens) < 3
            or (before and before.folded in _BARE_AFTER)
        ):
            yield self._value(NUMBER, amount, "", start, end)

    def _range_month(self, after: Token) -> Token | None:
        """Return the month at the end of a range: "12 to 19 September", "11 e domenica 12 ottobre"."""
        k = next((i for i, token in enumerate(self.tokens) if token.start >= after.start), len(self.tokens))
        ahead = self.tokens[k : k + 5]
        if "joint" not in after.kinds:
            return None
        numbers = 0
        for token in ahead[1:]:
            numbers += token.folded[:1].isdecimal()
            if MONTH in token.kinds:
                return token if numbers == 1 else None
            if numbers > 1:
                return None
        return None

    def _is_late(self, end: int) -> bool:
        """Tell whether an hour that ends at an offset is one of the afternoon or evening: "a las 7 de la tarde"."""
        return _LATE_BEHIND.match(self.text, end) is not None

    def _says_hour(self, before: Token) -> bool:
        """Tell whether a word opens a time: "at", "um", and those that folding makes others of ("às")."""
        written = self.text[before.start - self.offset : before.end - self.offset].lower()
        return before.folded in _HOUR_AFTER or written in ("às", "в", "к")


def _is_number(word: Token) -> bool:
    return word.folded[:1].isdecimal() or word.folded[-1:].isdecimal() or "word" in word.kinds


def _on_weekday(before: Token) -> bool:
    """Tell whether a word is a weekday that a day may follow: "domingo 12", and not "montags 8 bis 18 Uhr"."""
    return WEEKDAY in before.kinds and not before.folded.endswith(("tags", "days", "wochs", "abends"))


def _year(before: Token | None) -> bool:
    """Tell whether a four-digit number behind a word is a year: "September 2025", "in 2025"."""
    return before is not None and (MONTH in before.kinds or before.folded in _IN_YEAR)
