"""The values of Chinese and Japanese text: days, times and weekdays as they are written, and what a number counts.

Numbers in ideographs are digits by now (`numerals`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from zettelpy.extract.changes.hangul import Reading
from zettelpy.text.lazily import lazily, of_script

EAST: Final = of_script("[\u3040-\u30ff\u4e00-\u9fff々]", "\u3005", "\u9fff")
GREAT: Final[Mapping[str, int]] = {"万": 10**4, "萬": 10**4, "億": 10**8, "亿": 10**8, "千": 1000}
_UNITS: Final[Mapping[str, str]] = {
    "名": "人", "位": "人", "个人": "人", "個人": "人", "頁": "页", "個": "个", "张": "枚", "張": "枚", "楼": "階",
    "层": "階", "阶": "階",
    "円": "¤east", "元": "¤east", "块": "¤east", "塊": "¤east", "度": "°", "ユーロ": "¤eur", "欧元": "¤eur",
    "ドル": "¤usd", "美元": "¤usd",
    "パーセント": "%", "号室": "号室", "房间": "号室", "岁": "歳", "週": "周",
}  # fmt: skip
_LONG_UNITS: Final = tuple("時間 小时 分钟 个月 个人 個人 公斤 公里 欧元 美元 ドル 号室 房间 号楼 会议".split())
_MASSES: Final[Mapping[str, int]] = {"公斤": 1000, "キロ": 1000, "千克": 1000, "斤": 500, "グラム": 1}
_ENDS: Final = "了吧啦呢的就也都是到对給给"  # no counters, but what may stand behind a number
_LATE: Final = ("午後", "下午", "晚上", "夜", "傍晚", "夕方", "今晚", "PM", "pm")
_WEEKDAY: Final = lazily(
    "(?:(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|([月火水木金土日])曜|[(（]([月火水木金土日])[)）])"
)
_DAY: Final = lazily(
    "([0-9]{1,2})月 ?(?:([0-9]{1,2})[日号號]?)?"
    "|(?<![0-9月年.女男第头])([0-9]{1,2})[日号號](?!间|間|目|本|室|楼|线|線|店|门|車|车)"
)
_CLOCK: Final = lazily("([0-9]{1,2})[時时点點](?!间|間) ?(?:([0-9]{1,2})分?|(半)|([一三])刻)?|(正午|中午(?![0-9]))")
_RATIO: Final = lazily("([0-9]{1,3})[対对比:]([0-9]{1,3})(?![0-9:])")
_ZH_WEEK: Final = "一二三四五六日"
_JA_WEEK: Final = "月火水木金土日"


def read_east(text: str) -> Iterator[Reading]:
    """Yield days, times, weekdays and ratios.

    >>> [(r.kind, r.normal) for r in read_east("9月17日(水)の午後7時、七点一刻は7点一刻")]
    [('weekday', 2), ('day', (9, 17)), ('clock', 1140), ('clock', 435)]
    """
    for match in _WEEKDAY.finditer(text):
        day = _ZH_WEEK.find(match[1].replace("天", "日")) if match[1] else _JA_WEEK.find(match[2] or match[3])
        yield Reading("weekday", day, "", *match.span())
    for match in _DAY.finditer(text):
        month, number = int(match[1] or 0), int(match[2] or match[3] or 0)
        if month <= 12 and number <= 31:
            kind, normal = ("day", (month, number)) if number else ("month", month)
            yield Reading(kind, normal, "", *match.span())
    for match in _CLOCK.finditer(text):
        minutes = 720 if match[5] else _minutes(text, match)
        if minutes <= 24 * 60:
            yield Reading("clock", minutes, "", *match.span())
    for match in _RATIO.finditer(text):
        if text[match.end(1)] != ":" or len(match[2]) == 1:
            yield Reading("code", f"{match[1]}:{match[2]}", "9:9", *match.span())


def _minutes(text: str, match: re.Match[str]) -> int:
    hour = int(match[1])
    before = text[max(0, match.start() - 4) : match.start()]
    if hour < 12 and any(word in before for word in _LATE):
        hour += 12
    quarters = 15 * (1 + 2 * (match[4] == "三")) if match[4] else 0
    return hour * 60 + (30 if match[3] else int(match[2] or 0) + quarters)


def east_amount(text: str, amount: int, end: int) -> tuple[int, str]:
    """Return a number (thousandths) that ends at an offset, with what makes it great behind it, and its unit.

    >>> east_amount("1.2万元", 1200, 3), east_amount("3楼", 3000, 1), east_amount("1万2千円", 1000, 1)
    ((12000000, '¤east'), (3000, '階'), (12000000, '¤east'))
    """
    at = end
    while at < len(text) and text[at] in GREAT:
        amount *= GREAT[text[at]]
        at += 1
        more = _MORE.match(text, at) if at - end == 1 else None
        if more is not None:
            amount, at = amount + int(more[1]) * GREAT.get(more[2], 1) * 1000, more.end()
    unit = text[at : at + 1]
    if "\u30a0" <= unit <= "\u30ff":
        stop = at
        while stop < len(text) and "\u30a0" <= text[stop] <= "\u30ff":
            stop += 1
        unit = text[at:stop]
    elif not EAST.match(unit or " ") or "\u3040" <= unit <= "\u309f" or unit in _ENDS:
        unit = ""
    unit = next((long for long in _LONG_UNITS if text.startswith(long, at)), unit)
    if unit in _MASSES:
        return amount * _MASSES[unit], "g"
    return amount, _UNITS.get(unit, unit)


_MORE: Final = lazily("([0-9]{1,4})(千)?(?=[円元块塊人枚名个個])")
