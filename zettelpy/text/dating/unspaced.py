"""Dates in Chinese, Japanese and Korean: 昨日, 来週の月曜, 3日前, 5月12日, 下周三, 다음 주 금요일, 이틀 전.

What is said is found anywhere by one pattern, longest alternatives first; numbers are digits of any width, ideographs,
or Korean counts. A weekday with a week is the one of that week from Monday to Sunday; without, it is the last one where
its clause ends in a past form (た, 了, 었다), else the coming one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text import days
from zettelpy.text.dating.base import last_day, pick_day, pick_month, pick_weekday
from zettelpy.text.dating.feasts import feast_day, pick_feast
from zettelpy.text.dating.tense import AHEAD, OPEN, PAST
from zettelpy.text.days import Date
from zettelpy.text.lazily import lazily, of_script
from zettelpy.text.lexicon.dates import SEASON_SIGNS
from zettelpy.text.lexicon.dating import unspaced as lexicon
from zettelpy.text.lexicon.feasts import UNSPACED

GATE: Final = of_script("[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]", "\u3041", "\ud7a3")
_KANA: Final = lazily("[\u3041-\u30fa]")
_CLAUSE: Final = lazily("[^。！？!?\n，,；;]{0,40}")
_NUMBER: Final = "[0-9０-９]{1,4}|[一二三四五六七八九十两兩]{1,3}"
_DIGITS: Final = "[0-9０-９]{1,2}|[一二三四五六七八九十]{1,3}"
_BESIDE: Final = lazily(r"[\s,、，(（]{0,2}")
_DAYS: Final = "一二三四五六日天"
# Pieces of the pattern: days of the week in the three languages, the mark of a day, and what may stand after a count.
_JAPANESE: Final = "[月火水木金土日]"
_KOREAN: Final = "[월화수목금토일]요일"
_WEEK: Final = "(?:周|週|星期|礼拜|禮拜)"
_DAY: Final = "[日号號일]"
_NO_DAY: Final = "号(?![线楼房门店院车馆厅桌机柜仓库码位台])|號(?![線樓房門店車館廳桌機碼線室])"  # numbers of things
_DATE_ONLY: Final = (
    rf"日(?=まで|必着|締|付|〆|以前|[（(]{_JAPANESE}|に(?![一1１何])|の?(?:午前|午後|夕方|夜|朝))|일(?=까지|부터|에\s)"
)
# Sino-Korean numbers in words, as they stand before 월 and 일.
_KOREAN_MONTH: Final = "십일|십이|일|이|삼|사|오|유|육|칠|팔|구|시|십"
_EACH: Final = "毎週|隔週|隔周|每隔一?[个個]?(?=[星周週])|격주"
_KOREAN_DAY: Final = "(?:이|삼)?십[일이삼사오육칠팔구]?|[일이삼사오육칠팔구]"
_KOREAN_WAY: Final = "전(?=[에의이까부 .,!?]|$)|후(?=[에의 .,!?]|$)|뒤(?=[에의 .,!?]|$)"


_SINO: Final = dict(zip("일이삼사오육칠팔구", range(1, 10), strict=True))
FEASTS: Final = {name: day for day, names in UNSPACED.items() for name in names.split("|")}
_CLAUSE_MARK: Final = lazily("[。！？!?\n，,；;、]")


class Piece(NamedTuple):
    """A date read from text[start:end]; None where nothing else may be read from there."""

    start: int
    end: int
    date: Date | None
    until: Date | None = None


def number_of(written: str) -> int | None:
    """Return the number that digits, ideographs or a Korean count stand for.

    >>> number_of("１２"), number_of("二十五"), number_of("十"), number_of("两"), number_of("이틀")
    (12, 25, 10, 2, 2)
    """
    if written in lexicon.COUNTS:
        return lexicon.COUNTS[written]
    if written[:1].isdigit():
        return int(written)
    if "十" not in written:
        digits = [lexicon.IDEOGRAPHS.get(c) for c in written]
        return digits[0] if len(digits) == 1 else None
    tens, _, ones = written.partition("十")
    left = 1 if not tens else lexicon.IDEOGRAPHS.get(tens)
    right = 0 if not ones else lexicon.IDEOGRAPHS.get(ones)
    return None if left is None or right is None else 10 * left + right


def _any(words: Iterable[str]) -> str:
    """Return a pattern for any of some words, the longest first."""
    return "|".join(sorted(map(re.escape, words), key=lambda word: (-len(word), word)))


@cache
def _pattern() -> re.Pattern[str]:
    counts, weeks = _any(lexicon.COUNTS), _any(lexicon.WEEKS)
    months, years = _any(lexicon.MONTH_TURNS), _any(lexicon.YEAR_TURNS)
    return re.compile(
        rf"""
          (?:(?P<feast_year> {years} )(?:の|的|\s)?)? (?P<feast> {_any(FEASTS)} )(?!{lexicon.NAMED})
        | (?P<habit> (?:{_EACH}|每周|每週|每个?星期|每逢|매주)\s?(?:の)?(?:{_JAPANESE}|[{_DAYS}]|{_KOREAN})?曜?日?
            | (?:毎月|每月|매달|매월)(?:の)?\s?(?:(?:{_DIGITS})\s?[日号號일])? )
        | (?P<day> {_any(lexicon.DAYS)} )(?!날)
        | (?P<half> {_any(lexicon.HALVES)} )\s?
            (?P<half_way> 以?前(?!半) | 之前 | [後后] | 以[後后] | 之[後后] | {_KOREAN_WAY} )
        | (?P<season_turn> {_any(lexicon.SEASON_TURNS)} )\s?(?P<free_season>{lexicon.SEASON})
        | (?P<week> {weeks} )(?:の|\s)?(?:
              (?P<weekend>末|말|週末|周末|주말)
            | (?P<of_week> {_JAPANESE}(?:曜日?|(?=[（(、。\sに]|$)) | {_WEEK}?[{_DAYS}](?![期个個月年0-9])
                | {_KOREAN} ) )?
        | (?P<free_weekend> 週末 | 周末 | 주말(?!마다) )
        | (?P<month> {months} )(?:の|\s)?(?:
              (?P<of_month>{_DIGITS})\s?{_DAY}(?![線线間间])
            | (?P<month_end>末|底|말) )?
        | (?P<year> {years} )(?:の|\s)?(?:
              (?P<of_year_season>{lexicon.SEASON})[天季]? |
              (?P<of_year>{_DIGITS})\s?[月월](?:の|\s)?(?: (?P<of_year_day>{_DIGITS})\s?{_DAY} )? )?
        | (?:还有|還有|还剩|還剩|あと) (?P<left>{_NUMBER}|{counts})\s?
            (?P<left_unit> [个個]?(?:星期|月) | 周 | 週間? | 天 | 日 | [ヶか]月 ) (?![前後后以之間间内])
        | (?P<number> {_NUMBER} | (?:{counts}) )\s?
            (?P<unit> [个個箇]?月 | [ヶヵかカケ]月間? | 개월 | 달 | 週間? | 星期 | [个個](?:星期|礼拜|禮拜) | 周
                    | 주일? | 주간
                    | 日 | 天 | 일 | 年 | 년 )?\s?(?P<plus>[半반]\s?)?
            (?P<way> 以?前(?!半) | 之前 | 後 | 后 | 以[後后] | 之[後后] | {_KOREAN_WAY} )
        | (?<![가-힣]) (?P<m_ko>{_KOREAN_MONTH})월\s?(?: (?P<d_ko>{_KOREAN_DAY})일 | (?=에[는도]?(?:\s|$)|초|말|중순) )
        | (?<![0-9０-９一二三四五六七八九十年년/-])(?<![年년]\s) (?P<m>{_DIGITS})\s?[月월](?![号號]|{lexicon.NAMED})(?:
              \s?(?P<d>{_DIGITS})\s?{_DAY}
              (?P<d_until>\s?(?:から|[〜～~–-]|到|至|부터)\s?(?:(?:{_DIGITS})\s?{_DAY}))?
            | (?P<m_end>末|底|말) | (?P<m_part>初|中旬|上旬|下旬|份|초|중순) | (?![期刊호0-9]) )
        | (?:(?P<turn> {_any(lexicon.TURNS)} )\s?)?
            (?P<weekday> {_WEEK}[{_DAYS}](?![期个個月年岁]) | {_JAPANESE}曜日? | {_KOREAN}(?!마다) )(?!{lexicon.NAMED})
        | (?<![0-9０-９一二三四五六七八九十月년월年.:/第-]) (?P<lone>{_DIGITS})
            (?: {_NO_DAY} | {_DATE_ONLY} )
        | (?P<year_end> (?<![0-9０-９去来來明昨]) [今本]?年[末底](?![年大奖獎]) | 연말(?![연정]) )
        | (?P<end> (?:今)?月末 | 这?个?月底 | 이?번?\s?달?\s?말일 )
        """,
        re.VERBOSE,
    )


def read_unspaced(text: str, anchor: Date) -> list[Piece]:
    """Return the dates of a text in Chinese, Japanese or Korean, in order.

    >>> [piece.date for piece in read_unspaced("昨日は雨、来週の月曜に3日前の話を", (2025, 3, 7))]
    [(2025, 3, 6), (2025, 3, 10), (2025, 3, 4)]
    """
    found: list[Piece] = []
    for match in _pattern().finditer(text):
        date, until = _read(text, match, anchor)
        last = found[-1] if found else None
        beside = match["weekday"] is not None and last is not None and _BESIDE.fullmatch(text, last.end, match.start())
        if date is not None and not beside:  # the weekday of the day before it
            found.append(Piece(match.start(), match.end(), date, until))
    return found


def is_weekday(words: str) -> bool:
    """Tell whether some words in Chinese, Japanese or Korean are the name of a weekday and nothing else."""
    match = _pattern().fullmatch(words)
    return match is not None and match["weekday"] is not None


def _way(text: str, end: int) -> int:
    """Return PAST where the clause behind an offset ends in a past form, else AHEAD."""
    clause = _CLAUSE.match(text, end)
    words = "" if clause is None else clause[0]
    if lexicon.AHEAD.match(words):
        return AHEAD
    if lexicon.SINCE.match(words):
        return PAST
    if _KANA.search(words):
        return PAST if lexicon.PAST_JA.search(words) or lexicon.SORRY_JA.search(words) else AHEAD
    if lexicon.HANGUL.search(words):
        return PAST if lexicon.PAST_KO.search(words) or lexicon.SORRY_KO.match(words) else AHEAD
    return PAST if lexicon.PAST_ZH.search(words) or lexicon.SORRY_ZH.match(text[end : end + 48]) else AHEAD


def _read(text: str, match: re.Match[str], anchor: Date) -> tuple[Date | None, Date | None]:
    kind = match.lastgroup or ""
    if match["day"]:
        return days.shift_days(anchor, lexicon.DAYS[match["day"]]), None
    if match["feast"]:
        return _read_feast(text, match, anchor), None
    if match["half"]:
        unit, count = lexicon.HALVES[match["half"]]
        back = "前" in match["half_way"] or match["half_way"] == "전"
        return days.shift(anchor, unit, -count if back else count), None
    if match["left"]:
        name = next((lexicon.UNITS[c] for c in match["left_unit"] if c in lexicon.UNITS), "day")
        left = number_of(match["left"])
        return None if left is None else days.shift(anchor, name, left), None
    if match["season_turn"]:
        return _season(anchor, SEASON_SIGNS[match["free_season"]], lexicon.SEASON_TURNS[match["season_turn"]])
    if match["m_ko"]:
        return _read_hangul(text, match, anchor), None
    if match["week"]:
        return _read_week(match, anchor)
    if match["month"]:
        return _read_month(match, anchor), None
    if match["year"]:
        if match["of_year_season"]:
            year = days.shift_months(anchor[:1], 12 * lexicon.YEAR_TURNS[match["year"]])
            month = None if year is None else (*year, SEASON_SIGNS[match["of_year_season"]])
            return month, None if month is None else days.shift_months(month, 2)
        return _read_year(match, anchor), None
    if match["free_weekend"]:
        if _is_habit(text, match):
            return None, None
        saturday = days.shift(anchor, "weekend", 0)
        return saturday, None if saturday is None else days.shift_days(saturday, 1)
    if match["way"]:
        return _read_count(match, anchor), None
    if match["m"]:
        return _read_day(text, match, anchor)
    if match["weekday"]:
        if not match["turn"] and _is_habit(text, match):
            return None, None
        day = _weekday_of(match["weekday"])
        way = lexicon.TURNS[match["turn"]] if match["turn"] else _way(text, match.end())
        return (None if len(anchor) < 3 else pick_weekday(anchor, day, way)), None
    if match["year_end"]:
        return last_day(anchor[:1]), None
    if match["lone"]:
        return _read_lone(text, match, anchor), None
    return (last_day(anchor[:2]) if kind == "end" and len(anchor) > 1 else None), None


def _is_habit(text: str, match: re.Match[str]) -> bool:
    """Tell whether the clause around a day tells of a habit, or of what somebody likes."""
    if lexicon.LIKED.search(text[match.end() : match.end() + 12]) or lexicon.LIKED_BEFORE.search(
        text[max(0, match.start() - 4) : match.start()]
    ):
        return True
    clause = _CLAUSE.match(text, match.end())
    stop = match.end() if clause is None else clause.end()
    low = max(0, match.start() - 20)
    marks = [mark.end() for mark in _CLAUSE_MARK.finditer(text, low, match.start())]
    if text[stop : stop + 1] in ("?", "？"):
        return False
    return lexicon.HABIT.search(text, marks[-1] if marks else low, stop) is not None


def _read_feast(text: str, match: re.Match[str], anchor: Date) -> Date | None:
    day = FEASTS[match["feast"]]
    if match["feast_year"]:
        return feast_day(day, anchor[0] + lexicon.YEAR_TURNS[match["feast_year"]])
    return None if _is_habit(text, match) else pick_feast(anchor, day, _way(text, match.end()))


def _season(anchor: Date, month: int, turn: int) -> tuple[Date | None, Date | None]:
    """Return the first and last month of "last winter", "this summer", seen from an anchor known to the month."""
    date = days.turn_month(anchor, month, turn)
    return date, None if date is None else days.shift_months(date, 2)


def _read_hangul(text: str, match: re.Match[str], anchor: Date) -> Date | None:
    """Read a month and day in Sino-Korean words: "칠월 이십삼일"."""
    written = match["m_ko"]
    month = _sino({"유": "육", "시": "십"}.get(written, written))
    way = _way(text, match.end())
    if match["d_ko"]:
        return pick_day(anchor, month, _sino(match["d_ko"]), way, None)
    return pick_month(anchor, month, PAST if way == PAST else OPEN)


def _sino(written: str) -> int:
    """Return the number that Sino-Korean words below a hundred stand for."""
    tens, ten, ones = written.rpartition("십")
    return (10 * (_SINO[tens] if tens else 1) if ten else 0) + (_SINO[ones] if ones else 0)


def _weekday_of(written: str) -> int:
    """Return the number of a weekday; 일요일 begins with the character of the day of the month."""
    return next((lexicon.WEEKDAYS[c] for c in written if c in lexicon.WEEKDAYS), 6)


def _read_week(match: re.Match[str], anchor: Date) -> tuple[Date | None, Date | None]:
    moved = days.shift_days(anchor, 7 * lexicon.WEEKS[match["week"]])
    if moved is None:
        return None, None
    if match["weekend"]:
        saturday = days.turn_weekday(moved, 5, 0)
        return saturday, None if saturday is None else days.shift_days(saturday, 1)
    if match["of_week"]:
        return days.turn_weekday(moved, _weekday_of(match["of_week"]), 0), None
    return (moved if match["week"] not in lexicon.NEEDS_WEEKDAY else None), None


def _read_month(match: re.Match[str], anchor: Date) -> Date | None:
    month = days.shift_months(anchor[:2], lexicon.MONTH_TURNS[match["month"]]) if len(anchor) > 1 else None
    if month is None or match["month_end"]:
        return last_day(month)
    return _checked((*month, number_of(match["of_month"]) or 0)) if match["of_month"] else month


def _read_year(match: re.Match[str], anchor: Date) -> Date | None:
    year = days.shift_months(anchor[:1], 12 * lexicon.YEAR_TURNS[match["year"]])
    if year is None or not match["of_year"]:
        return year
    month = (*year, number_of(match["of_year"]) or 0)
    return _checked((*month, number_of(match["of_year_day"]) or 0) if match["of_year_day"] else month)


def _checked(date: Date) -> Date | None:
    return date if days.is_date(date) else None


def _read_count(match: re.Match[str], anchor: Date) -> Date | None:
    written, unit = match["number"], match["unit"] or ""
    number = number_of(written)
    if number is None or (not unit) != (written in lexicon.WHOLE_COUNTS):
        return None
    name = next((lexicon.UNITS[c] for c in unit if c in lexicon.UNITS), "day")
    if unit == "月":  # 3月前 is before March
        return None
    way = -1 if "前" in match["way"] or match["way"] == "전" else 1
    if match["plus"]:
        if name not in ("year", "month"):
            return None
        name, number = ("month", 12 * number + 6) if name == "year" else ("day", 30 * number + 15)
    return days.shift(anchor, name, way * number)


def _read_day(text: str, match: re.Match[str], anchor: Date) -> tuple[Date | None, Date | None]:
    month = number_of(match["m"])
    if month is None or not 1 <= month <= 12:
        return None, None
    if match["d"]:
        day = number_of(match["d"]) or 0
        date = pick_day(anchor, month, day, _way(text, match.end()), None)
        last = re.search(rf"({_DIGITS})\s?\S$", match["d_until"] or "")
        until = None if date is None or last is None else _checked((*date[:2], number_of(last[1]) or 0))
        return date, until
    way = PAST if _way(text, match.end()) == PAST else OPEN
    found = pick_month(anchor, month, way)
    return (last_day(found) if match["m_end"] else found), None


def _read_lone(text: str, match: re.Match[str], anchor: Date) -> Date | None:
    number = number_of(match["lone"]) or 0
    if len(anchor) < 3 or not 1 <= number <= 31:
        return None
    past = _way(text, match.end()) == PAST
    for k in (0, -1, -2) if past else (0, 1, 2):
        month = days.shift_months(anchor[:2], k)
        date = None if month is None else _checked((*month, number))
        if date is not None and (date < anchor if past else date >= anchor):
            return date
    return None
