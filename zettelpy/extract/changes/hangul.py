"""Korean as it is written: words into nouns without their particles, and the values that a sentence gives.

Korean parts its words by spaces, but particles, the copula and the endings of verbs cling to them. A noun is what is
left of a word when its particles are taken off, one after the other; a word that ends as verbs end is none. A particle
that needs a final consonant before it (은, 이, 을) is none behind a vowel, which keeps most nouns whole that end so.
Numbers stand in digits, in words from Chinese (삼만 원) or in native words before what they count (두 개, 스무 명).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily, of_script

HANGUL: Final = of_script("[\uac00-\ud7a3]", "\uac00", "\ud7a3")
_FIRST, _FINALS, _SS, _L = 0xAC00, 28, 20, 8  # the first syllable, the number of finals, the finals ㅆ and ㄹ

_COPULAS: Final = (
    "이었습니다 이었어요 였습니다 였어요 이랍니다 이라니까 이라고요 이거든요 "
    "이잖아요 입니다만 이라서 이니까 이라는 이라고 "
    "이네요 이에요 이예요 "
    "인데요 이래요 입니다 입니당 으로요 에서요 까지요 부터요 이죠 이지 이야 인데 이고 이며 이면 "
    "이요 예요 에요 에용 이여 라고 는요 은요 도요 만요 로요 에요 임다"
).split()
_PARTICLES: Final = (
    "에서부터 으로부터 에게서는 이라도 에서는 에서도 까지만 까지는 까지로 부터는 "
    "에게서 한테서 으로는 으로도 으로만 께서는 "
    "이랑은 보다는 보다도 밖에는 대로만 "
    "짜리로 짜리는 짜리 만큼 에서 에게 한테 께서 부터 까지 으로 처럼 보다 마다 하고 이랑 이나 라도 밖에 대로 조차 쯤은 "
    "정도 들은 들이 들을 씨는 씨가 씨도 님이 님은 님께 님도 "
    "은 는 이 가 을 를 에 로 와 과 도 만 랑 께 의 들 씨 님 쯤 씩 요"
).split()
_AFTER_FINAL: Final = frozenset("은 이 을 과 으로 이랑 이나 이라도".split())
_AFTER_VOWEL: Final = frozenset("는 가 를 와 로 랑 라도 예요".split())
_SHORT: Final = frozenset("은 는 을 를 도 에 으로 로".split())  # what leaves a word of one syllable
_BY_LAST: Final[dict[str, tuple[str, ...]]] = {
    last: tuple(sorted((p for p in _PARTICLES if p[-1] == last), key=lambda p: (-len(p), p)))
    for last in sorted({p[-1] for p in _PARTICLES})
}
_VERB: Final = lazily(
    "(?:니다|시다|십시오|세요|셔요|어요|아요|해요|여요|워요|와요|줘요|져요|려요|춰요|켜요|봐요|돼요|게요|까요|네요|나요|대요|래요|군요|걸요|데요|거든요|잖아요|구나|는데|은데|한데|던데|"
    "해서|어서|아서|와서|워서|려서|켜서|춰서|겨서|져서|꿔서|줘서|돼서|봐서|라서|면서|뤄서|"
    "하고|되고|있고|없고|시고|려고|다고|자고|냐고|라고요|하면|되면|으면|다면|려면|시면|지만|니까|도록|거나|든지|"
    "하는|되는|있는|없는|시키는|되던|하던|하게|되게|있게|기로|[하되]기|하자|되자|가자|보자|합당|"
    "한대|된대|간대|온대|낸대|하죠|되죠|가죠|시죠|까|할게|볼게|줄게|갈게|올게|을게|을까|하지|되지|않은|않는|않고|"
    "\\A[가와봐줘사자써타내놔둬쳐켜]요|해야|돼야|가야|와야|어야|아야|한다|된다|간다|온다|준다|쓴다|린다|든다|인다|하자고)\\Z"
)
_SURE: Final = lazily("(?:까지|부터|에서|에게|한테|으로|께서)(?:만|는|도|의)?\\Z")  # particles that no verb has
_MOST_ROUNDS: Final = 3
_LONGEST: Final = 16  # syllables of a word that is looked at


def _final(letter: str) -> int:
    """Return the number of the final consonant of a syllable; 0 for none."""
    return (ord(letter) - _FIRST) % _FINALS if HANGUL.match(letter) else 0


def is_verb(word: str) -> bool:
    """Tell whether a Korean word ends, or is marked, as verbs and adjectives are."""
    if any(_final(c) == _SS for c in word[1:] if c not in "있겠"):
        return True
    if _SURE.search(word):
        return False
    return _VERB.search(word) is not None or (len(word) > 1 and word[-1] in "죠네" and word[-2] != "이")


def noun_of(word: str) -> str:
    """Return a Korean word without its particles and copula; "" for a verb.

    >>> [noun_of(word) for word in ("코스는", "날짜부터", "화요일까지만", "토요일이에요", "뽑을게요", "했는데")]
    ['코스', '날짜', '화요일', '토요일', '', '']
    """
    if len(word) > _LONGEST:
        return word
    for copula in _COPULAS:
        if word.endswith(copula) and len(word) > len(copula) + 1 and not is_verb(word[: -len(copula)]):
            fits = copula[0] not in "이인임" or _final(word[-len(copula) - 1]) or copula in ("입니다", "인데요", "인데")
            if fits:
                word = word[: -len(copula)]
                break
    else:
        if is_verb(word):
            return ""
    for _ in range(_MOST_ROUNDS):
        shorter = _shorter(word)
        if shorter == word:
            break
        word = shorter
    return word


def _shorter(word: str) -> str:
    for particle in _BY_LAST.get(word[-1:], ()):
        left = len(word) - len(particle)
        if left < 1 or not word.endswith(particle) or (left == 1 and particle not in _SHORT):
            continue
        final = _final(word[left - 1])
        if particle in _AFTER_FINAL and (not final or (particle == "으로" and final == _L)):
            continue
        if particle in _AFTER_VOWEL and final and not (particle == "로" and final == _L):
            continue
        return word[:left]
    return word


# Values ---------------------------------------------------------------------------------------------------------

_ONES: Final[dict[str, int]] = {
    "한": 1, "하나": 1, "두": 2, "둘": 2, "세": 3, "셋": 3, "석": 3, "네": 4, "넷": 4, "넉": 4, "다섯": 5, "여섯": 6,
    "일곱": 7, "여덟": 8, "아홉": 9,
}  # fmt: skip
_TENS: Final[dict[str, int]] = {
    "열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90
}  # fmt: skip
_SINO: Final[dict[str, int]] = {c: k for k, c in enumerate("일이삼사오육칠팔구", 1)} | {"영": 0, "공": 0, "륙": 6}
_STEPS: Final[dict[str, int]] = {"십": 10, "백": 100, "천": 1000}
_LATE: Final = frozenset("오후 저녁 밤".split())

_ONE: Final = "(?:다섯|여섯|일곱|여덟|아홉|한|두|세|네|석|넉)"
_NATIVE: Final = f"(?<![\uac00-\ud7a3])(?:스무|(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔){_ONE}?|{_ONE})"
_DIGITS: Final = r"(?<![0-9.,:/])(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,9}(?:\.[0-9]{1,3})?)"
_WRITTEN: Final = "(?<![\uac00-\ud7a3])[일이삼사오육칠팔구십백천만]{1,9}"
_COUNTERS: Final = (
    "사람 명 개월 개 장 병 마리 킬로그램 킬로미터 킬로 키로 층 권 대 잔 그릇 박스 상자 팀 조 곡 번 회 차 시간 분 주 박 "
    "살 세트 세 도 퍼센트 평 호실 호 쪽 페이지 편 줄 벌 켤레 송이 인분 인 그램 리터 미터 가지 "
    "곳 군데 석 자리 달 년 학년 반 건 통 봉지 포기 판 "
    "조각 관 동 묶음 점 배 일 초"
).split()
_ALL_COUNTERS: Final = "|".join(sorted(_COUNTERS, key=lambda c: (-len(c), c)))
_NOT_COUNTED: Final = frozenset(
    ("한번", "한 번", "한편", "한 편", "한 층", "한층", "한 달", "한 대", "한 분", "세대", "한도", "세도")
)
_VALUE: Final = (
    r"(?<![0-9년])(?P<month>[0-9]{1,2})월(?![드등])(?: ?(?P<day>[0-9]{1,2})일)?"
    r"|(?<![0-9])(?<!박)(?<!박 )(?P<mday>[0-9]{1,2})일(?! ?(?:간|동안|째|차|치|전|뒤|후|걸|만에|[가-힣]*당[0-9]))"
    r"|(?P<week>[월화수목금토일])(?:요일|욜)|\((?P<wday>[월화수목금토일])\)"
    r"|(?:(?P<half>오전|오후|아침|저녁|밤|낮|점심|새벽)에? ?)?(?P<hour>(?<![0-9:])[0-9]{1,2}|(?<![가-힣])"
    r"(?:열한|열두|다섯|여섯|일곱|여덟|아홉|열|한|두|세|네))"
    r" ?시(?!간|작|스|장|험|내|도|설|민|즌|급|집|인|즈|골|켜|킬|킨|식|범|리)"
    r"(?: ?(?:(?P<minute>[0-9]{1,2})분|(?P<thirty>반)(?=[^가-힣]|\Z|[에이까부으은을입])))?"
    r"|(?P<ratio>(?<![0-9:])[0-9]{1,3}) ?(?:대 ?|: ?(?=[0-9](?![0-9])))(?P<other>[0-9]{1,3})"
    r"(?![0-9:])(?! ?[분시월일만천원명개])"
    rf"|(?:(?P<digits>{_DIGITS}) ?"
    rf"(?P<step>천만|백만|십만|[천백십]?[만억](?: ?[0-9]천|[0-9]{{1,4}}| ?[일이삼사오육칠팔구]천)?|천|백)?"
    rf"|(?P<sino>{_WRITTEN}))"
    r" ?(?P<money>원(?![래칙서인단하본장피격문두정주작])|유로|달러|엔(?![가-힣]진)|위안|₩)"
    rf"|₩ ?(?P<won>{_DIGITS})"
    rf"|(?P<number>{_DIGITS}) ?(?P<great>만|천(?!안|막|사|장)|백)? ?(?P<counter>{_ALL_COUNTERS})"
    rf"|(?P<native>{_NATIVE}) ?(?P<thing>{_ALL_COUNTERS})"
    r"(?=[^가-힣]|\Z|[은는이가을를에로와과도만씩쯤짜정으의부까입예였인더뿐])"
    rf"|(?P<bare>{_DIGITS}) ?(?P<scale>[천백십]?만|천|억)(?![가-힣]{{2}})"
)
_UNITS: Final[dict[str, str]] = {
    "사람": "人", "명": "人", "인": "人", "키로": "킬로", "킬로미터": "킬로", "퍼센트": "%"
}  # fmt: skip
_COINS: Final[dict[str, str]] = {
    "원": "¤krw", "₩": "¤krw", "유로": "¤eur", "달러": "¤usd", "엔": "¤east", "위안": "¤east"
}  # fmt: skip


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(_VALUE)


class Reading(NamedTuple):
    """A value in a Korean text: kind, normal form, unit and span."""

    kind: str
    normal: int | str | tuple[int, int]
    unit: str
    start: int
    end: int


def read_korean(text: str) -> Iterator[Reading]:
    """Yield the values of a Korean text that stand in digits or in number words, in order.

    >>> [(r.kind, r.normal, r.unit) for r in read_korean("10월 18일 토요일 오후 세 시 반, 8천 원")]
    [('day', (10, 18), ''), ('weekday', 5, ''), ('clock', 930, ''), ('number', 8000000, '¤krw')]
    """
    for match in _pattern().finditer(text):
        value = _value(match)
        if value is not None:
            yield Reading(*value, *match.span())


def _value(match: re.Match[str]) -> tuple[str, int | str | tuple[int, int], str] | None:
    found = match.groupdict()
    if found["month"] or found["mday"]:
        month, day = int(found["month"] or 0), int(found["day"] or found["mday"] or 0)
        if month > 12 or day > 31:
            return None
        return ("day", (month, day), "") if day else ("month", month, "")
    if found["week"] or found["wday"]:
        return "weekday", "월화수목금토일".index(found["week"] or found["wday"]), ""
    if found["hour"]:
        return _clock(found["hour"], found["minute"], bool(found["thirty"]), found["half"] or "")
    if found["ratio"]:
        return "code", f"{found['ratio']}:{found['other']}", "9:9"
    if found["won"]:
        return "number", _decimal(found["won"]), "¤krw"
    if found["money"]:
        amount = _scaled(found["digits"], found["step"]) if found["digits"] else _sino(found["sino"]) * 1000
        return "number", amount, _COINS[found["money"]]
    if found["bare"]:
        return "number", _scaled(found["bare"], found["scale"]), ""
    if found["counter"]:
        return _counted(_scaled(found["number"], found["great"]), found["counter"], native=False)
    if match[0] in _NOT_COUNTED or match.string.startswith("째", match.end()):
        return None
    return _counted(native_number(found["native"]) * 1000, found["thing"], native=True)


def _clock(hour: str, minute: str | None, half: bool, part: str) -> tuple[str, int, str] | None:
    hours = int(hour) if hour.isdecimal() else native_number(hour)
    minutes = 30 if half else int(minute or 0)
    if hours > 24 or minutes > 59:
        return None
    if hours < 12 and (part in _LATE or (part in ("낮", "점심") and hours < 6)):
        hours += 12
    elif hours == 12 and part in ("밤", "새벽"):
        hours = 0
    return "clock", hours * 60 + minutes, ""


def _counted(amount: int, counter: str, *, native: bool) -> tuple[str, int, str]:
    if counter in ("킬로그램", "그램"):
        return "number", amount * (1000 if counter == "킬로그램" else 1), "g"
    people = counter == "분" and native
    return "number", amount, "人" if people else _UNITS.get(counter, counter)


def _decimal(written: str) -> int:
    """Return digits, with commas that group and a point that parts, in thousandths."""
    whole, _, part = written.replace(",", "").partition(".")
    return int(whole) * 1000 + int((part + "000")[:3])


def _scaled(digits: str, step: str | None) -> int:
    """Return digits and the words for great numbers behind them in thousandths: 2만, 8천, 3만5000."""
    amount = _decimal(digits)
    if not step:
        return amount
    for great, times in (("억", 10**8), ("만", 10**4)):
        if great in step:
            before, _, after = step.partition(great)
            return amount * (_sino(before) if before else 1) * times + (_sino(after.strip()) * 1000 if after else 0)
    return amount * _sino(step)


def _sino(written: str) -> int:
    """Return a number in words from Chinese, or in digits among them: 이만오천, 5천."""
    total = part = digit = 0
    for c in written:
        if c in _SINO:
            digit = _SINO[c]
        elif c.isdecimal():
            digit = digit * 10 + int(c)
        elif c in _STEPS:
            part, digit = part + (digit or 1) * _STEPS[c], 0
        else:
            total, part, digit = ((part + digit) or 1) * 10**4, 0, 0
    return total + part + digit


def native_number(written: str) -> int:
    """Return a number in native words: 스물두 -> 22.

    >>> [native_number(word) for word in ("한", "열두", "스무", "서른다섯")]
    [1, 12, 20, 35]
    """
    for tens, value in _TENS.items():
        if written.startswith(tens):
            return value + _ONES.get(written[len(tens) :], 0)
    return _ONES.get(written, 0)
