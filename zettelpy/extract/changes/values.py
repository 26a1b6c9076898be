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

from zettelpy.extract.changes.numerals import plain_digits, thousandths
from zettelpy.text.normalise import fold

CLOCK, DAY, WEEKDAY, MONTH, NUMBER, CODE = "clock", "day", "weekday", "month", "number", "code"
COLOUR, MODE, PLACE, SIDE, NAME, TITLE = "colour", "mode", "place", "side", "name", "title"
ORDINAL, ALNUM = "ordinal", "alnum"
MONEY_UNIT, PERCENT = "¤", "%"
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
    r"(?<![0-9A-Za-z_.])(?<![A-Za-z]-)(?:[0-9]{1,3}(?:[ \u00a0\u202f'’][0-9]{3}(?![0-9])){1,5}|[0-9]{1,14})"
    r"(?:[.,:/hH-][0-9]{1,4}(?![0-9])){0,5}(?![0-9])"
)
_ALNUM: Final = re.compile("(?<![0-9A-Za-z_.-])[A-Za-z]{3,20}-?[0-9]{1,9}(?![0-9A-Za-z_-])")
_DATE: Final = re.compile("[0-9]{4}-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})[./]([0-9]{1,2})[./][0-9]{2,4}")
_AFTER: Final = re.compile(r"[ \u00a0\u202f]?([€$£¥￥%‰]|[^\W\d_]+[²³]?\.?)")
_CURRENCIES: Final[Mapping[str, str]] = {
    fold(sign): MONEY_UNIT + code
    for code, signs in {
        "eur": "€ eur euro euros евро ユーロ 欧元",
        "gbp": "£ gbp pound pounds quid libras livres sterline pfund",
        "usd": "$ usd dollar dollars dolares dollari долларов ドル 美元",
        "brl": "reais real", "rub": "руб рублей рубля рубль р",
        "east": "¥ ￥ yen yens 円 元 块 塊",
    }.items()
    for sign in signs.split()
}  # fmt: skip
_MASSES: Final[Mapping[str, int]] = {
    "g": 1, "kg": 1000, "kilo": 1000, "quintal": 100_000, "公斤": 1000, "キロ": 1000, "кг": 1000
}  # fmt: skip
_SYMBOLS: Final = "€$£¥￥"
_CLOCK_WORDS: Final = frozenset("uhr h am pm a.m p.m oclock o'clock hs 時 点 點".split())
_HOUR_WORDS: Final = frozenset("heures heure horas hora ore часов часа час утра вечера дня hours ч".split())
_LATE: Final = frozenset("pm p.m вечера abends soir tarde noche noite sera".split())
_AT: Final = frozenset("at um alle las as gegen ab в dalle desde до vers a".split())
_HOUR_AFTER: Final = frozenset("at um alle las gegen dalle".split())
_PLAIN: Final = re.compile("[0-9., '’\u00a0\u202f]+")
_DAY_AFTER: Final = frozenset("the am vom zum dem den der el al del le au du dia il dal dem nel ao до".split())
_BARE_AFTER: Final = frozenset("zu in nur a it that daraus sean sejam mais".split())  # "make it five"
_IN_YEAR: Final = frozenset(
    "in im seit since until bis of de del en em nel dal von ab by year jahr año ano anno".split()
)
_ORDINALS: Final = frozenset("st nd rd th º ª o er го ого е".split())
_JOINTS: Final = frozenset("de of del di d".split())
_THOUSANDS: Final[Mapping[str, int]] = {
    "k": 1000, "thousand": 1000, "tausend": 1000, "tsd": 1000, "mil": 1000, "mille": 1000, "mila": 1000,
    "тысяч": 1000, "тысячи": 1000, "тыс": 1000, "million": 10**6, "millions": 10**6, "millionen": 10**6, "mio": 10**6,
    "millones": 10**6, "milhoes": 10**6, "milioni": 10**6, "млн": 10**6, "миллиона": 10**6,
    "万": 10**4, "萬": 10**4, "億": 10**8, "亿": 10**8, "千": 1000,
}  # fmt: skip
_EAST_UNITS: Final[Mapping[str, str]] = {
    "名": "人", "位": "人", "个人": "人", "個人": "人", "頁": "页", "個": "个", "张": "枚", "張": "枚",
    "円": "¤east", "元": "¤east", "块": "¤east", "塊": "¤east",
}  # fmt: skip
_EAST_ENDS: Final = "了吧啦呢的就也都是"  # no counters, but what may stand behind a number
_EAST: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff々]")
_EAST_LATE: Final = ("午後", "下午", "晚上", "夜", "傍晚", "夕方", "今晚", "PM", "pm")
_EAST_WEEKDAY: Final = re.compile("(?:(?:周|週|星期|礼拜)([一二三四五六日天])|([月火水木金土日])曜)")
_EAST_DAY: Final = re.compile(
    "([0-9]{1,2})月 ?(?:([0-9]{1,2})[日号號]?)?|(?<![0-9月年])([0-9]{1,2})[日号號](?!间|間|目|本)"
)
_EAST_CLOCK: Final = re.compile("([0-9]{1,2})[時点點](?!間|间) ?(?:([0-9]{1,2})分?|(半))?")
_ZH_WEEK: Final = "一二三四五六日"
_JA_WEEK: Final = "月火水木金土日"


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
        east = _EAST.search(self.text) is not None
        if east:
            yield from self._read_east()
        for match in _ALNUM.finditer(self.text):
            self.taken.append(match.span())
            yield self._value(ALNUM, match[0].lower(), "", *match.span())
        for match in _NUMBER.finditer(self.text):
            if self.text[max(0, match.start() - 1) : match.start()] == "第":
                yield self._value(ORDINAL, match[0], "", *match.span())
                continue
            if not any(low <= match.start() < high for low, high in self.taken):
                listed = match.start() == 0 and self.text[match.end() : match.end() + 1] in (")", ".")
                value = None if listed else self._number(match)
                if value is not None:
                    yield value
        for k, token in enumerate(self.tokens):
            yield from self._word(k, token)

    def _value(self, kind: str, normal: Normal, unit: str, start: int, end: int) -> Value:
        return Value(kind, normal, unit, self.places[start] + self.offset, self.places[end] + self.offset)

    def _read_east(self) -> Iterator[Value]:
        """Read days, times and weekdays as they are written without spaces."""
        for match in _EAST_WEEKDAY.finditer(self.text):
            day = _ZH_WEEK.find(match[1].replace("天", "日")) if match[1] else _JA_WEEK.find(match[2])
            yield self._value(WEEKDAY, day, "", *match.span())
        for match in _EAST_DAY.finditer(self.text):
            self.taken.append(match.span())
            month, day = int(match[1] or 0), int(match[2] or match[3] or 0)
            if month <= 12 and day <= 31:
                kind, normal = (DAY, (month, day)) if day else (MONTH, month)
                yield self._value(kind, normal, "", *match.span())
        for match in _EAST_CLOCK.finditer(self.text):
            self.taken.append(match.span())
            hour = int(match[1])
            before = self.text[max(0, match.start() - 4) : match.start()]
            if hour < 12 and any(word in before for word in _EAST_LATE):
                hour += 12
            if hour <= 24:
                minutes = 30 if match[3] else int(match[2] or 0)
                yield self._value(CLOCK, hour * 60 + minutes, "", *match.span())

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
        if before is not None and self.text[before.end - self.offset : start].strip(" \u00a0\u202f($€£¥#~"):
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
            if kind in token.kinds:
                yield self._value(kind, token.kinds[kind] if kind == WEEKDAY else token.root, "", start, end)
        if MONTH in token.kinds and "bound" not in token.kinds:
            before, after, _ = self._near(start, end)
            if not any(word is not None and word.folded[:1].isdecimal() for word in (before, after)):
                yield self._value(MONTH, token.kinds[MONTH], "", start, end)
        if "free" in token.kinds:
            yield self._value(NUMBER, 0, MONEY_UNIT, start, end)
        if "word" in token.kinds:
            before, after, then = self._near(start, end)
            if token.folded in _THOUSANDS and before is not None and before.folded[-1:].isdecimal():
                return  # "180 thousand"
            yield from self._counted(token.kinds["word"] * 1000, start, end, before, after, then, in_words=True)

    # Numbers -----------------------------------------------------------------------------------------------------

    def _number(self, match: re.Match[str]) -> Value | None:
        written, (start, end) = match[0], match.span()
        date = _date(written)
        if date is not None:
            return self._value(DAY, date, "", start, end)
        behind = _AFTER.match(self.text, end)
        suffix = behind[1].rstrip(".").lower() if behind else ""
        glued = behind is not None and behind.end(1) - len(behind[1]) == end
        before, after, then = self._near(start, end)
        clock = self._clock(written, suffix, glued, before)
        if clock is not None:
            return self._value(CLOCK, clock, "", start, end)
        zero = written.startswith("0") and len(written) > 1
        if zero or ((written.count(".") > 1 or not _PLAIN.fullmatch(written)) and thousandths(written) is None):
            if len(written) <= 4 and not (zero and written.isdecimal()):
                return None
            return self._value(CODE, written, re.sub("[0-9]+", "9", written), start, end)
        amount = thousandths(written)
        if amount is None:
            return None
        if glued and suffix in _ORDINALS and 0 < amount <= 31000:
            month = then if then is not None and MONTH in then.kinds else None
            return self._value(DAY, (month.kinds[MONTH] if month else 0, amount // 1000), "", start, end)
        return next(self._counted(amount, start, end, before, after, then), None)

    def _clock(self, written: str, suffix: str, glued: bool, before: Token | None) -> int | None:
        parts = re.split("[:.hH]", written)
        if not 1 <= len(parts) <= 3 or not all(part.isdecimal() for part in parts):
            return None
        hour, minute = int(parts[0]), int(parts[1]) if len(parts) > 1 else 0
        if hour > 24 or minute > 59 or (len(parts) > 1 and len(parts[1]) != 2):
            return None
        written_so = ":" in written or (("h" in written or "H" in written) and len(parts) == 2)
        named = suffix in _CLOCK_WORDS and ("." not in written or suffix in ("uhr", "pm", "am"))
        hours = suffix in _HOUR_WORDS and before is not None and before.folded in _AT
        at = before is not None and before.folded in _HOUR_AFTER and len(parts) == 1 and not suffix
        if not (written_so or named or hours or at):
            return None
        late = suffix in _LATE and hour < 12
        return (hour + 12 * late) * 60 + minute

    def _counted(
        self, amount: int, start: int, end: int, before: Token | None, after: Token | None, then: Token | None,
        *, in_words: bool = False,
    ) -> Iterator[Value]:  # fmt: skip
        """Yield what a number is: a day, a time, an amount of something."""
        text = self.text
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
        sign = symbol if symbol and symbol in _SYMBOLS else trail if trail and trail in _SYMBOLS else ""
        if sign:
            yield self._value(NUMBER, amount, _CURRENCIES.get(sign, MONEY_UNIT), start, end)
            return
        if trail in ("%", "‰"):
            yield self._value(NUMBER, amount, PERCENT, start, end)
            return
        if trail and _EAST.match(trail):
            yield self._east_amount(amount, start, end)
            return
        if after is not None and after.folded in _THOUSANDS:
            amount *= _THOUSANDS[after.folded]
            after, then = then, None
        if after is not None and "money" in after.kinds:
            yield self._value(NUMBER, amount, _CURRENCIES.get(after.folded, MONEY_UNIT), start, end)
            return
        counts = after is not None and "stop" not in after.kinds and after.folded not in _JOINTS
        if not counts and small and before is not None:
            if before.folded in _HOUR_AFTER and amount <= 24000:
                yield self._value(CLOCK, amount // 1000 * 60, "", start, end)
                return
            if (before.folded in _DAY_AFTER or _on_weekday(before)) and not in_words:
                yield self._value(DAY, (0, amount // 1000), "", start, end)
                return
        if not counts and not in_words and 1900000 <= amount <= 2099000 and amount % 1000 == 0 and _year(before):
            return
        if counts and after is not None and after.root in _MASSES:
            yield self._value(NUMBER, amount * _MASSES[after.root], "g", start, end)
        elif counts and after is not None:
            yield self._value(NUMBER, amount, after.root, start, end)
        elif not in_words or len(self.tokens) < 3 or (before is not None and before.folded in _BARE_AFTER):
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

    def _east_amount(self, amount: int, start: int, end: int) -> Value:
        at = end
        while at < len(self.text) and self.text[at] in _THOUSANDS:
            amount *= _THOUSANDS[self.text[at]]
            at += 1
        unit = self.text[at : at + 1]
        if "\u30a0" <= unit <= "\u30ff":
            stop = at
            while stop < len(self.text) and "\u30a0" <= self.text[stop] <= "\u30ff":
                stop += 1
            unit = self.text[at:stop]
        elif not _EAST.match(unit or " ") or "\u3040" <= unit <= "\u309f" or unit in _EAST_ENDS:
            unit = ""
        if self.text.startswith(("時間", "小时", "分钟", "个月", "个人", "公斤", "公里"), at):
            unit = self.text[at : at + 2]
        if self.text.startswith(("ユーロ", "ドル", "欧元", "美元"), at):
            unit = self.text[at : at + (3 if self.text[at] == "ユ" else 2)]
            return self._value(NUMBER, amount, _CURRENCIES.get(unit, MONEY_UNIT), start, end)
        if unit in _MASSES:
            return self._value(NUMBER, amount * _MASSES[unit], "g", start, end)
        return self._value(NUMBER, amount, _EAST_UNITS.get(unit, unit), start, end)


def _on_weekday(before: Token) -> bool:
    """Tell whether a word is a weekday that a day may follow: "domingo 12", and not "montags 8 bis 18 Uhr"."""
    return WEEKDAY in before.kinds and not before.folded.endswith(("tags", "days", "wochs", "abends"))


def _year(before: Token | None) -> bool:
    """Tell whether a four-digit number behind a word is a year: "September 2025", "in 2025"."""
    return before is not None and (MONTH in before.kinds or before.folded in _IN_YEAR)


def _date(written: str) -> tuple[int, int] | None:
    """Return month and day of 2025-11-09, 9/11/2025 or 09.11.2025 (the day first, where both may be)."""
    match = _DATE.fullmatch(written)
    if match is None:
        return None
    month, day = (int(match[1]), int(match[2])) if match[1] else (int(match[4]), int(match[3]))
    if month > 12:
        month, day = day, month
    return (month, day) if 1 <= month <= 12 and 1 <= day <= 31 else None
