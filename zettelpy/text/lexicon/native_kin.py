"""Parents, behind the name of their child, in scripts without case; and what stands before a parent and is no name."""

from __future__ import annotations

from typing import Final

CHINESE: Final = "妈妈|爸爸|媽媽|奶奶|爷爷|爺爺|外婆|外公|姥姥|姥爷|家长|家長|妈咪|爸比|妈|爸|媽"
JAPANESE: Final = "ママ|パパ|ばあば|じいじ|の母|の父|母|父|のお母さん|のお父さん|のおばあちゃん|のおじいちゃん"
KOREAN: Final = "엄마|아빠|어머니|아버지|할머니|할아버지|어머님|아버님|맘"
ENGLISH: Final = "mum|mom|dad|mother|father|mama|papa|gran|grandma|grandpa|parent"
# Pronouns, words for any child, ways of being a parent, words of everyday life.
NOBODY: Final = frozenset(
    """
    孩子 小孩 宝宝 寶寶 同学 學生 学生 他们 她们 你们 我们 咱们 大家 自己 别人 人家 老公 老婆 单亲 全职 新手 年轻 亲爱 准妈 各位 所有 每位 几位 部分 有的 其他 其它
    这位 那位 哪位 一位 两位 三位 多位 很多 小朋 朋友 女儿 儿子 班级 全班 本班 亲生 后来 隔壁 邻居 随队 陪同 我家 你家 他家 她家 咱家 当了 当年 今年 告诉 谢谢 感谢 通知 联系
    男孩 女孩 婴儿 家里 已经 可以 没有 还有 只有 都有 就是 不是 还是 是你 是我 让我 姥姥 奶奶 爷爷 爸爸 妈妈 外婆 外公 哥哥 姐姐 弟弟 妹妹 叔叔 阿姨 今天 明天 昨天 刚才 常常 刚刚 天天 人人 年年
    高兴 平时 周末 晚上 早上 中午 想念 思念 孝顺 心疼 喜欢 祝福 祝愿
    うち わたし ぼく あなた みんな こども 子供 子ども 自分 彼女 友達 友人 先輩 後輩 新米 新人 相手 隣 どこか だれか いつも 近所 同級生 生徒 園児 主人 旦那 夫婦 両親 義理 その あの この うちの
    우리 너희 아이 학생 친구 여러 모든 자기 남의 옆집 신랑 신부 초보 어린 그의 저희 다른 젊은 예비 워킹
    baby everyone everybody nobody somebody someone child kid today friend it he she what that there
    """.split()
)
