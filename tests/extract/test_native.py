"""Names in scripts without case, by whole chats, sentences, near misses, and hostile text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from zettelpy.extract.native import find_names
from zettelpy.text.columns import read_columns

DATA = Path(__file__).resolve().parents[1] / "data" / "native"
ADDRESS = tuple("さん くん ちゃん 先生 様 部長 課長 老师 老師 经理 經理 师傅 总 姐 哥 小姐 씨 님 जी".split())


def load(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))


def bare(name: str) -> str:
    """Return a name without its form of address."""
    for ending in ADDRESS:
        if name.endswith(ending) and len(name) > len(ending):
            return name[: -len(ending)].strip()
    return name


def names(text: str) -> list[str]:
    return [name for _, name in find_names(read_columns(text))]


@pytest.mark.parametrize("language", ["ja", "zh", "ko", "hi"])
def test_a_chat_gives_its_names_and_hardly_any_others(language: str) -> None:
    gold, text = load(f"{language}.json"), (DATA / f"{language}.md").read_text("utf-8")
    columns = read_columns(text)
    reported = {name for _, name in find_names(columns)} | {block.speaker for block in columns.layout.blocks}
    found = {bare(name) for name in reported - {""}}
    forms = {name: [name, *gold["alternatives"].get(name, [])] for name in gold["names"]}
    hits = [name for name, ways in forms.items() if found.intersection(map(bare, ways))]
    allowed = {bare(way) for ways in forms.values() for way in ways}
    assert len(hits) >= 0.92 * len(forms)
    assert len(found & allowed) >= 0.8 * len(found)
    assert not reported.intersection(gold["none"])


@pytest.mark.parametrize("language", ["ja", "zh", "ko", "hi"])
def test_single_sentences_give_their_names(language: str) -> None:
    wanted = hits = reported = right = 0
    for sentence, gold in load("sentences.json")[language]:
        found, names_ = {bare(name) for name in names(sentence)}, {bare(name) for name in gold}
        wanted, hits = wanted + len(names_), hits + len(names_ & found)
        reported, right = reported + len(found), right + len(found & names_)
    assert hits >= 0.9 * wanted
    assert right >= 0.9 * reported


@pytest.mark.parametrize("language", ["ja", "zh", "ko", "hi", "ar", "he"])
def test_text_without_names_gives_none(language: str) -> None:
    sentences = load("nameless.json")[language]
    assert [found for sentence in sentences if (found := names(sentence))] == []
    assert names("\n\n".join(sentences)) == []


def test_offsets_point_at_the_name() -> None:
    text = "メモ\n田中さんは明日、京都駅から横浜へ。\n王经理在上海。"
    for at, name in find_names(read_columns(text)):
        assert text[at : at + len(name)] == name


def test_one_person_has_one_spelling() -> None:
    assert set(names("田中さんが来た。田中が言うには、田中さんも行くそうだ。")) == {"田中さん"}
    text = "佐藤健一: 行きます\n中村: 佐藤さんは来る?\n佐藤健一: はい\n中村: 健一さん、了解\n"
    assert set(names(text)) == {"佐藤健一"}
    text = "王小明: 我去\n李娜: 小明去吗?\n王小明: 去\n李娜: 那小明带水\n"
    assert set(names(text)) == {"王小明"}
    text = "김민수: 갈게요\n이지영: 민수야 고마워\n김민수: 네\n이지영: 민수가 최고\n"
    assert set(names(text)) == {"김민수"}


def test_two_speakers_of_one_family_stay_apart() -> None:
    text = "田中太郎: 行きます\n田中花子: 太郎さんも来て\n田中太郎: はい\n田中花子: 田中さんと呼ばないで\n"
    found = names(text)
    assert "田中太郎" in found
    assert "田中花子" not in found


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Aria는 내일 옵니다.", "Aria"),
        ("Mikaさんは元気です。", "Mika"),
        ("PostgreSQLを使います。", "PostgreSQL"),
        ("便はJL043です。", "JL043"),
        ("我们用Figma画图。", "Figma"),
        ("मैंने Canva पर बनाया।", "Canva"),
        ("Blue Bottleで会いましょう。", "Blue Bottle"),
        ("أرسل الملف عبر Slack اليوم", "Slack"),
    ],
)
def test_particles_are_cut_off_latin_names(text: str, name: str) -> None:
    assert names(text) == [name]


@pytest.mark.parametrize(
    "text", ["PDFを送ります。", "我把CSV发给你。", "OK입니다.", "APIが落ちた。", "サイズはA2です。"]
)
def test_general_latin_terms_are_no_names(text: str) -> None:
    assert names(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "大家さんと業者さんとお客様",
        "営業部長と店長",
        "最寄り駅から総合病院まで",
        "样子很高兴,马上就去,方便的话周末见",
        "语文老师和项目经理",
        "平常总是这样,任何人都行",
        "马路上有许多公交站",
        "날씨가 좋고 글씨도 예뻐요",
        "지하철역에서 운동을 했어요",
        "माता जी और डॉक्टर साहब",
    ],
)
def test_roles_and_common_nouns_are_no_names(text: str) -> None:
    assert names(text) == []


def test_traditional_characters_are_read_as_well() -> None:
    found = set(names("黃經理說高雄的飯店訂好了,讓王建民去買票。林小姐在台北車站等。"))
    assert {"黃經理", "高雄", "王建民", "林小姐"} <= found


def test_arabic_and_hebrew_cut_off_what_is_written_together() -> None:
    assert names("سافر الدكتور عبدالرحيم إلى بيروت ثم لدبي") == ["عبدالرحيم", "بيروت", "دبي"]
    assert names("מר לוינסון טס ללונדון עם יונתן") == ["לוינסון", "לונדון", "יונתן"]


def test_labels_and_code_are_not_read() -> None:
    text = "田中: はい\n森: 了解\n田中: どうぞ\n森: どうも\n\n```\n大阪へ行く\n```\n"
    assert names(text) == []


def test_the_speaker_decides_what_ideographs_alone_are() -> None:
    text = "健: 東京です\n明: 我在上海,王经理也在\n健: はい\n明: 好\n健: 了解です\n"
    assert "王经理" in names(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00さん",
        "\ud800さん王",
        "さん",
        "老师",
        "씨",
        "जी",
        "・・・さん",
        "小",
        "王" * 50,
        "「」",
        "\ufeff田中さん\r\n",
        "(株)",
    ],
)
def test_odd_text_is_no_trouble(text: str) -> None:
    for at, name in find_names(read_columns(text)):
        assert 0 <= at < len(text)
        assert name


def test_order_and_repetition_of_the_call_change_nothing() -> None:
    columns = read_columns((DATA / "zh.md").read_text("utf-8"))
    first = find_names(columns)
    assert first == sorted(first, key=lambda one: one[0])
    assert find_names(columns) == first
