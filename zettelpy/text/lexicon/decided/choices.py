"""What makes a question that a word or two can settle, by language: "A or B?", "who …?", "when do we …?".

`extract.decision_choices` reads them. Words are folded when they are read; those of Chinese, Japanese and Korean are
looked for inside runs of letters. The lists are our own.
"""

from __future__ import annotations

from typing import Final

# What stands between two things to choose from.
OR: Final = {
    "en": "or",
    "de": "oder",
    "fr": "ou",
    "es": "o u",
    "pt": "ou",
    "it": "o oppure",
    "ru": "или либо",
    "hi": "या",
}
OR_INSIDE: Final = {
    "zh": "还是 或者 二选一 哪个",
    "ja": "それとも どっち どちら または",
    "ko": "아니면 중에 까 랑 이나",
}

# What asks for somebody to do a thing, and who answers that he does it.
WHO: Final = {
    "en": "who who's who'll whos",
    "de": "wer",
    "fr": "qui",
    "es": "quién quien",
    "pt": "quem",
    "it": "chi",
    "ru": "кто",
    "hi": "कौन",
}
WHO_INSIDE: Final = {"zh": "谁", "ja": "誰が だれが 誰か だれか 誰 だれ", "ko": "누가 누구"}
ME: Final = {
    "en": "i'll me i ill",
    "de": "ich",
    "fr": "moi je",
    "es": "yo",
    "pt": "eu comigo",
    "it": "io",
    "ru": "я",
    "hi": "मैं",
}
ME_INSIDE: Final = {"zh": "我", "ja": "私 僕 俺 わたし ぼく うち", "ko": "제가 내가 나 저"}

# Words of a question that asks what is or was, and for no one to act.
STATES: Final = """
is are was were has have had did knows likes wants saw took ate left forgot broke lost said wrote called been
ist sind war waren hat haben hatte hatten weiß kennt mag wurde will
est sont était a ont avait sait connaît aime veut as
es son era fue ha han había sabe conoce gusta quiere tiene
é são foi tem tinha sabe conhece gosta quer
è sono ha hanno aveva sa conosce piace vuole
है हैं था थी थे ने हुआ
"""
WAS: Final = "was were had did war waren hatte hatten était avait fue era eran habíamos foi eram fu fummo eravamo было был была था थी"
PAST_INSIDE: Final = {"zh": "了 过 是 有 的", "ja": "た だった", "ko": "었 았 했 갔 셨 봤 왔 인가 이야"}
PAST_RU: Final = tuple("л ла ло ли лся лась лись".split())

# What asks for a time or a place, and the "we" of such a question.
WHEN: Final = {
    "en": "when time day where which",
    "de": "wann uhr wo welcher welchen tag",
    "fr": "quand heure jour où quel quelle",
    "es": "cuándo cuando hora día dónde donde",
    "pt": "quando horas hora dia onde",
    "it": "quando ora giorno dove",
    "ru": "когда сколько где день",
    "hi": "कब कितने कहाँ",
}
WHEN_INSIDE: Final = {"zh": "几点 什么时候 哪天 几号 周几", "ja": "何時 いつ 何日 何曜", "ko": "몇 언제 어디"}
WE: Final = {
    "en": "we shall us",
    "de": "wir",
    "fr": "on nous",
    "es": "nos",
    "pt": "gente nos",
    "it": "ci",
    "ru": "мы нам",
    "hi": "हम मिलें चलें रखें करें मिलना चलना",
}
WE_INSIDE: Final = {"zh": "我们 咱们 见 集合 出发 定", "ja": "にする 集合 しよう 会う 出発 会い", "ko": "까 래 볼 만나"}

# What a short answer may hold beside the thing chosen, in runs of letters without spaces.
AROUND: Final = """
吧 那 就 好 了 呗 啦 的 嗯 当然 选 用 要 去 坐 行 还是 啊 呀 我 投
で に が を です だ ね よ かな いい しよう する します しましょう じゃあ じゃ では やっぱり 絶対 もちろん お願い いきましょう いこう 断然
로 으로 요 은 는 이 가 을 를 이요 그럼 당연히 무조건 난 나는 타자 하자 가자 먹자 하죠 해요 이지 지
"""

# Words of a question that no answer repeats to choose.
SKIP: Final = """
or and the a an of for in on at to is it are we do shall should with oder und der die das den wir ein eine mit am um zu
ou et le la les un une de des du on à o y el los las un una de en a nos vamos e os as um uma no na da do i gli lo il
di in al или и в на с мы у или या और में से को का की के हम है तो
"""
