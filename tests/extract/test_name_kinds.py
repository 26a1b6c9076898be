"""Kinds of names, language by language, each with near misses: words of the same shape that name nobody."""

from __future__ import annotations

import time

import pytest

from zettelpy.extract import entities
from zettelpy.extract.native_parents import child_of
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def names(text: str) -> tuple[str, ...]:
    return entities.reader(read_columns(text), Options())(0, len(text))


@pytest.mark.parametrize(
    ("label", "child"),
    [
        ("梓晨爸爸", "梓晨"),
        ("贝贝奶奶", "贝贝"),
        ("結菜ママ", "結菜"),
        ("은채 엄마", "은채"),
        ("Otto's dad", "Otto"),
        ("孩子妈妈", ""),
        ("우리 엄마", ""),
        ("everyone's mum", ""),
        ("妈妈", ""),
        ("田中さん", ""),
        ("Mama", ""),
    ],
)
def test_a_label_that_calls_a_parent_after_a_child_is_the_child(label: str, child: str) -> None:
    assert child_of(label) == child


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("叶青: 让梓睿妈妈带水果", "梓睿"),
        ("叶青: 下午去石桥植物园", "石桥植物园"),
        ("叶青: 我们住松风客栈", "松风客栈"),
        ("叶青: 请诗涵姐姐帮忙", "诗涵"),
        ("叶青: 在淘票票上买票", "淘票票"),
        ("叶青: 等冯雪来", "冯雪"),
        ("木戸: 大早川くんが来る", "大早川"),
        ("木戸: 沼さんに借りた", "沼さん"),
        ("木戸: 「白馬座」を予約した", "白馬座"),
        ("木戸: 「くるみの木」のチケットがある", "くるみの木"),
        ("木戸: 会計は湯本が担当", "湯本"),
        ("木戸: 水嶋に頼んだ", "水嶋"),
        ("木戸: ランチは「森のすず」で", "森のすず"),
        ("서준: 하린이한테 말해", "하린"),
        ("서준: 민경 엄마가 오셨어", "민경"),
        ("서준: '밤의 노래' 공연 봤어?", "밤의 노래"),
        ("서준: 하윤이랑 지우도 간대", "지우"),
        ("अजय: काजोल की मम्मी आएँगी", "काजोल"),
        ("अजय: नीलगगन हॉल में मिलेंगे", "नीलगगन हॉल"),
        ("अजय: 'मैला आँचल' उपन्यास पढ़ो", "मैला आँचल"),
        ("Oleg: go on\nPetra: next we play Shards of Ommen", "Shards of Ommen"),
        ("Oleg: go on\nPetra: I like Wolves in the Walls", "Wolves in the Walls"),
        ("Oleg: go on\nPetra: you get Sister Misery now", "Sister Misery"),
        ("Oleg: go on\nPetra: lunch comes from Nell's Bagels today", "Nell's Bagels"),
        ("Oleg: go on\nPetra: ask zib, she's with the others", "zib"),
        ("Kai: Karten vom Talisman-Theater sind da", "Talisman-Theater"),
        ("Kai: Essen kommt von Partyservice Hansemann", "Partyservice Hansemann"),
        ("Kai: Malermeister Trautner kommt morgen", "Trautner"),
        ("Юля: напиши вадиму, он дома", "вадим"),
    ],
)
def test_a_name_of_its_kind_is_found(text: str, name: str) -> None:
    assert name.casefold() in {found.casefold() for found in names(text)}


@pytest.mark.parametrize(
    "text",
    [
        "叶青: 孩子妈妈都来了",
        "叶青: 全职妈妈很辛苦",
        "叶青: 车队已经到了",
        "叶青: 我们去植物园玩",
        "叶青: 住青年公寓",
        "叶青: 图书馆管理员说周日闭馆",
        "木戸: ジョキジョキ切る",
        "木戸: プロンプは新人の仕事",
        "木戸: 銀行の口座を作る",
        "木戸: 水瓶座の運勢",
        "木戸: 友達のお母さんが来た",
        "木戸: 店内に電話した",
        "木戸: 内部から連絡が来た",
        "서준: 우리 엄마가 오셨어",
        "서준: 교수한테 물어봐",
        "서준: 이모한테 말해",
        "서준: 친구 엄마가 주셨어",
        "अजय: दो घंटे सोने देता यार",
        "अजय: दोस्त की मम्मी आएँगी",
        "अजय: बड़ा हॉल खाली है",
        "अजय: सामुदायिक हॉल बंद है",
        "Oleg: well\nPetra: Roughly forty people came",
        "Oleg: well\nPetra: the GP called me back",
        "Oleg: well\nPetra: we report the Bayesian model",
        "Kai: Es gibt Frankfurter Kranz und Wiener Schnitzel",
        "Kai: Hatten wir nicht was mit Fliegen gesagt",
        "Юля: кнопка «Оплатить» зелёная",
        "Юля: Удалить старую ветку",
        "Юля: Оформление стоит дорого",
    ],
)
def test_a_near_miss_is_no_name(text: str) -> None:
    speaker = text.partition(":")[0]
    assert set(names(text)) <= {speaker, "Petra"}


def test_a_place_is_no_part_of_what_comes_from_it() -> None:
    assert "Peru" in names("Oleg: well\nPetra: she wrote about the Cormorants of Peru\nOleg: ok")


def test_an_officer_is_the_only_speaker_of_that_family_name() -> None:
    one = "2025-04-14 18:30 方琳老师: 周四出发\n2025-04-14 18:31 叶青: 好的方老师\n2025-04-14 18:32 方琳老师: 好"
    assert names(one) == ("方琳老师", "叶青")
    two = one + "\n2025-04-14 18:33 方远老师: 收到"
    assert "方老师" in names(two)


def test_a_message_without_capitals_is_read_as_casual_chat_among_others() -> None:
    text = "Hanna: Wer holt die Stühle ab?\nIvo: jule und paul bringen sie mit\nHanna: Gut, danke."
    assert {"jule", "paul"} <= {name.casefold() for name in names(text)}
    assert names("Hanna: Gut.\nIvo: die stühle und tische sind da") == ("Hanna", "Ivo")


@pytest.mark.timing
@pytest.mark.parametrize(
    "unit", ["子涵妈妈", "のお母さん", "민재 엄마 ", "की मम्मी ", "「あ", "Wolves in the ", "Sister "]
)
def test_hostile_repetition_takes_linear_time(unit: str) -> None:
    def seconds(text: str) -> float:
        begun = time.perf_counter()
        names("A: " + text)
        return time.perf_counter() - begun

    seconds(unit * 500)
    short = max(seconds(unit * 2000), 0.02)
    assert seconds(unit * 8000) < 12 * short
