"""The words of dates in Chinese, Japanese and Korean."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.dating.words import shared

DAYS: Final = {
    **shared(-3, "大前天|一昨々日|さきおととい|그끄저께"),
    **shared(-2, "一昨日|おととい|前天|그저께|그제|엊그제"),
    **shared(-1, "昨日|昨夜|昨晩|きのう|ゆうべ|昨天|昨晚|昨儿|어제|어젯밤|어저께"),
    **shared(0, "今日|今夜|今晩|今朝|本日|きょう|今天|今晚|今早|今晨|今儿|오늘"),
    **shared(1, "明日|明朝|明晩|あした|明天|明早|明晚|明儿|내일"),
    **shared(2, "明後日|あさって|后天|後天|모레|내일모레|明后天"),
    **shared(3, "明々後日|しあさって|大后天|大後天|글피"),
}
WEEKS: Final = {
    **shared(-2, "先々週|上上周|上上週|上上个星期|上上星期|上上个周|지지난주|지지난 주|저저번 주|저저번주"),
    **shared(
        -1, "先週|上周|上週|上个星期|上個星期|上个周|上個週|上星期|上礼拜|上个礼拜|上禮拜|지난주|지난 주|저번 주|저번주"
    ),
    **shared(0, "今週|这周|這週|这个星期|这星期|这个周|這個週|这个礼拜|这礼拜|本周|本週|이번 주|이번주|금주"),
    **shared(
        1, "来週|下周|下週|下个星期|下個星期|下个周|下個週|下星期|下礼拜|下个礼拜|下禮拜|다음 주|다음주|담주|내주"
    ),
    **shared(2, "再来週|下下周|下下週|下下个星期|下下星期|다다음 주|다다음주"),
}
NEEDS_WEEKDAY: Final = frozenset({"금주"})
MONTH_TURNS: Final = {
    **shared(-2, "先々月|上上个月|上上個月|지지난달"),
    **shared(-1, "先月|上个月|上個月|上月|지난달|지난 달|저번 달|저번달"),
    **shared(0, "今月|这个月|這個月|本月|이번 달|이번달|이달"),
    **shared(1, "来月|下个月|下個月|下月|다음 달|다음달|담달|내달"),
    **shared(2, "再来月|下下个月|下下個月|다다음 달|다다음달"),
}
YEAR_TURNS: Final = {
    **shared(-2, "一昨年|おととし|前年|재작년"),
    **shared(-1, "去年|昨年|작년|지난해"),
    **shared(0, "今年|本年|ことし|올해|금년"),
    **shared(1, "来年|明年|내년"),
    **shared(2, "再来年|后年|後年|내후년"),
}
WEEKDAYS: Final = {
    **dict(zip("月火水木金土日", range(7), strict=True)), **dict(zip("一二三四五六天", range(7), strict=True)),
    **dict(zip("월화수목금토", range(6), strict=True)),
}  # fmt: skip
IDEOGRAPHS: Final = {
    **dict(zip("一二三四五六七八九", range(1, 10), strict=True)), "两": 2, "兩": 2,
}  # fmt: skip
WHOLE_COUNTS: Final = {
    "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "열흘": 10, "보름": 15,
}  # fmt: skip
COUNTS: Final = {
    **WHOLE_COUNTS, "한": 1, "두": 2, "세": 3, "석": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9,
    **{f"{tens}십{one}": 10 * k + n for k, tens in enumerate(("", "이", "삼"), 1) for n, one in enumerate("일이삼사오육칠팔구", 1)},
    "이십": 20, "삼십": 30, "열": 10, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "십": 10,
}  # fmt: skip
UNITS: Final = {
    "月": "month", "월": "month", "달": "month", "週": "week", "周": "week", "星": "week", "礼": "week", "禮": "week",
    "주": "week", "日": "day", "天": "day", "일": "day", "年": "year", "년": "year",
}  # fmt: skip

# Words before a weekday: the last one, or the coming one.
TURNS: Final = {
    **shared(-1, "この前の|こないだの|先日の|前の|지난|저번"), **shared(1, "今度の|次の|다음|이번"),
}  # fmt: skip

# What a clause says of its time: it looks ahead after "until"; it tells of the past by its end.
AHEAD: Final = lazily(r"日?(?:まで|までに|以前|之前|前|까지|전까지)")
PAST_JA: Final = lazily(
    r"(?:(?<=[\u3041-\u3096\u4e00-\u9fff])(?<!ま)た|[んい]だ)(?=[。よねのけがんーと\s]|から|そう|らし|ので|$)"
)
PAST_ZH: Final = lazily(
    r"(?<!不)了(?!解|不)|[过過](?![来来來去年节節程期])|没(?!有?问题|有?時間|事|空|法|办法|关系|什么|时间|完|准|用)|已经|已經|刚|剛"
)
# Syllables that end in the sign of the past, but for "is" and "will".
_PAST_SYLLABLES: Final = "".join(chr(0xAC00 + 28 * k + 20) for k in range(399)).replace("있", "").replace("겠", "")
PAST_KO: Final = lazily(f"[{_PAST_SYLLABLES}](?:[다어습네는지고음던]|$)")
# What someone is sorry or grateful for is over, unless it is something that he cannot do: "行けなくてごめん".
SORRY_JA: Final = lazily(
    "(?:(?<!なく)(?<!しく)て|[んい]で)(?:しまって|くれて)?、?(?:ほんとに|本当に)?(?:ごめん|すみません|すいません|申し訳|ありがと)"
)
SORRY_KO: Final = lazily(r"^(?!.*(?:못|안 |바빠))[^.]*[가-힣]서\s?(?:너무\s|정말\s|진짜\s)?(?:미안|죄송|고마|감사)")
SORRY_ZH: Final = lazily(
    "^(?![^,，]*(?:不能|不了|没空|沒空|没法|沒法|要|会|會))[^,，。！？!?\n]{1,30}[,，]?[我真很好非常]{0,4}"
    "(?:对不起|對不起|抱歉|内疚|內疚|愧疚|后悔|後悔|自责|自責|过意不去)"
)
HABIT: Final = lazily(
    "いつも|たいてい|大抵|だいたい|普段は?|基本的に|毎回|总是|總是|总会|一般(?!般|人|$)|通常|经常|經常|平时|平時|常常|往往|习惯|習慣"
    "|(?<![가-힣])(?:항상|언제나|늘(?=[ ,.])|보통|주로(?=[ ,.])|자주|매번|대체로)"
)
SINCE: Final = lazily(
    "曜?日?から(?:ずっと|具合|体調|熱|頭|お腹|[^。、]{0,20}てい?(?:る|ます|て))|부터\\s?(?:계속|쭉|아[프파팠]|열이|몸이)"
)
LIKED: Final = lazily(
    "^(?:日|曜日?)?(?:が|は|の方が)?(?:一番|いちばん|大)?(?:好き|嫌い|きらい)|^[을를이가]?\\s?(?:제일|가장|정말|너무)?\\s?(?:좋아[하해한]|싫)|^[이가] (?:제일|가장) 좋"
)
LIKED_BEFORE: Final = lazily("(?:喜欢|喜歡|讨厌|討厭|最爱|最愛|热爱)(?:过|的)?$")
# Behind a name of a month, a weekday or a feast: what is named after it, or what it is a part of.
NAMED: Final = (
    "という|っていう|って名|大工|天(?![气氣])|ツリー|ケーキ|プレゼント|カード|ソング|マーケット|チョコ|料理|飾り|番組|太り|おめでと|快乐|快樂"
    "|礼物|禮物|卡片|大餐|树|樹|[ ]?(?:트리|카드|선물|케이크|캐럴|캐롤|마켓|노래|초콜릿)"
)
# Behind a season: other words that begin with its sign.
SEASON: Final = "春(?![节節运運晚分秋])|夏(?![至令威娃])|秋(?![分千])|冬(?![至奥奧瓜])|봄|여름|가을|겨울"
SEASON_TURNS: Final = {
    **shared(-1, "지난|작|この前の|前の"), **shared(0, "이번|올|この"), **shared(1, "다음|次の|今度の|来たる"),
}  # fmt: skip
HALVES: Final = {
    "半年": ("month", 6),
    "반년": ("month", 6),
    "半个月": ("day", 15),
    "半個月": ("day", 15),
    "반달": ("day", 15),
}
HANGUL: Final = lazily("[\uac00-\ud7a3]")
