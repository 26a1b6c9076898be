"""Words that ask and lean on others: in scripts written without spaces they part what is asked about, in others they
frame it ("tell me what Ana said about").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# The longest that fits is taken; single characters of Chinese are those that are seldom part of a word.
CHINESE: Final = (
    "为什么 為什麼 什么时候 什麼時候 什么 什麼 怎么样 怎么 怎麼 多少钱 多少 多久 多大 多远 哪里 哪儿 哪裡 哪天 哪个 哪位 哪家 哪些 哪 谁 誰 "
    "几点 几月 几号 几个 几间 几天 几位 几次 吗 嗎 呢 吧 的 是 是不是 有没有 现在 现在的 目前 最后 一共 总共 到底 请问 请告诉我 告诉我 那个 这个 "
    "我们 你们 他们 她们 咱们 还是 就 都 也"
)
JAPANESE: Final = (
    "どうして なぜ なんで どのように どうやって どのくらい どれくらい どなた どちら どこで どこに どこへ どこから どこの どこ いくら いくつ いつから "
    "いつまで いつ だれが だれの だれ 誰が 誰の 誰に 誰 何時に 何時 何日 何曜日 何月 何人 何枚 何部 何個 何の 何を 何が 何 なに どの どれ どう "
    "でしたっけ でしたか でしょうか ですか ましたか ますか ませんか のですか んですか っけ ですが です ました ます "
    "ください 教えて 結局 今は 現在 とは という"
)

# Counters: what stands behind a number and says of what it is; `何枚` and `几张` ask for the number before one.
COUNTERS: Final = "枚本人個台部冊匹頭回時分日月年円歳階号名席曲箱袋杯間間间个個张張块塊元天点點斤条條次位岁歲楼樓套份件只辆輛米公里克吨桌周晚刻"
PRICES: Final = "円元块塊"  # what `いくら` and `多少钱` ask for

# Words with which a question asks to be told something: they say nothing of what it is about.
FRAMES: Final[Mapping[str, str]] = {
    "en": "tell told say said says talk talked talking mention mentioned describe described know remember recall happen "
    "happened happening",
    "de": "sagen sagt sagte gesagt erzählen erzählt erzählte erwähnen erwähnt erwähnte beschreiben beschrieben wissen weißt "
    "erinnern passieren passiert passierte",
    "fr": "dire dit disait parler parlé raconter raconté mentionner mentionné décrire savoir rappeler passer passé",
    "es": "decir dijo dice dicho hablar habló contar contó mencionar mencionó describir saber recordar pasar pasó",
    "pt": "dizer disse diz dito falar falou contar contou mencionar mencionou descrever saber lembrar acontecer aconteceu",
    "it": "dire detto disse dice parlare parlato raccontare raccontato menzionare descrivere sapere ricordare succedere "
    "successo",
    "ru": "сказать сказал сказала говорить говорил говорила рассказать рассказал рассказала упомянуть упомянул описать знать "
    "помнить случиться случилось произойти произошло",
}
