"""The scripts of Japanese, and its word lists arranged for looking up: what `native_japanese.py` reads with."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.extract.native_common import Terms, made_of
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import native_names_ja as lexicon
from zettelpy.text.lexicon import native_names_ja_given as given_names
from zettelpy.text.lexicon import native_names_ja_more as more
from zettelpy.text.lexicon.native_loans_ja import LOANS
from zettelpy.text.lexicon.native_loans_ja_nature import WORDS

KANJI: Final = "\u3005\u3006\u3007\u30f6\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
KATA: Final = "\u30a1-\u30f5\u30f7-\u30fa\u30fc\u30fb"
RUN: Final = lazily(f"(?:[{KANJI}]|[{KATA}]|(?<=[{KANJI}])(?:[ノケ](?=[{KANJI}])|が(?=[丘関崎原ヶ])))+")
KATA_RUN: Final = lazily(f"[{KATA}]+")
KANJI_RUN: Final = lazily(f"[{KANJI}]+")
HIRA: Final = lazily("[ぁ-ゖゝゞー]")
HIRA_RUN: Final = lazily("[ぁ-ゖゝゞ]+")
AFTER_BARE: Final = frozenset("っがはにともへをやでか、。」）)！？!?,. \n\t…〜からよのな")
BEHIND_NAME: Final = (*given_names.KIN, *"だ じゃ まで しか より さえ くらい ぐらい ん家 んち んとこ ったら".split())
VERBAL: Final = lazily(
    "(?:する|した|して|しな|しま|しよ|せず|でき|され|させ|っぽ|な(?![らのどんく])|に(?:なっ|なる|する|した))"
)
CALLED: Final = lazily("さん|くん|ちゃん|さま|たん|様|氏|君|殿")
NO_TAIL: Final = {
    "様": "子々式相態",
    "氏": "名",
    "ちゃん": "と",
    "君": "臨主",
    "くん": "だり",
    "たん": "だいですとよ",
    "殿": "堂下様",
}
TAILS: Final = tuple(
    "南口 北口 東口 西口 方面 付近 周辺 駅前 店長 前 口 行 内 側 発 着 長 員 様 経由 集合 到着 出発 宛 案".split()
)
KANA_PLACE: Final = tuple(
    """
    公園 駅 病院 小学校 中学校 高校 幼稚園 保育園 銀行 図書館 大学 薬局 会館 クリニック ホール 吹奏楽団 合唱団 楽団 劇団
    印刷 書房 農園 工務店 製作所 写真館 不動産 運送 電器 商店 旅館 劇場 整骨院 美容室 動物園 水族館
    書店 食堂 工房 商店街 亭 庵 荘 苑 堂 教会 ホテル
    """.split()
)
BETWEEN: Final = lazily(f"(?![一二三四五六七八九十百数何])[{KANJI}]ヶ(?![月所国年条])[{KANJI}]")  # 由比ヶ浜
COMPANY: Final = lazily(f"(?:株式会社|有限会社|合同会社|[(（]株[)）])([{KANJI}{KATA}A-Za-z]{{2,12}})")
HOUSE_NAME: Final = "(?![はがをにのもでとへや])[ぁ-ゖー]{2,7}?(?=[をへ、。」\n]|で(?:す|した)|[のはがにで](?![ぁ-ゖ]))"
ENDS_WORD: Final = tuple("のなるいたにでとはがをもくらしてへれ")


class Lists:
    """The word lists, arranged once for looking up."""

    def __init__(self) -> None:
        self.surnames = Terms(lexicon.SURNAMES | given_names.SURNAMES)
        sides = frozenset(side + place for side in "奥北南東西新" for place in lexicon.PLACES if len(place) == 2)
        self.places = Terms(lexicon.PLACES | lexicon.COUNTRIES | sides)
        self.brands = Terms(lexicon.BRANDS | given_names.CHAINS)
        self.titles = Terms(lexicon.TITLES)
        self.leads = Terms(more.LEADS)
        self.endings = Terms(more.SURE_ENDINGS | more.WEAK_ENDINGS)
        self.tails = Terms(TAILS)
        loans = more.LOANS | LOANS | WORDS
        self.generic = Terms(more.GENERIC | loans | frozenset(more.LEADS))
        self.loans = Terms(loans)
        self.roles = Terms(lexicon.ROLES)
        self.kana = Terms(lexicon.KANA_GIVEN)
        self.trains = re.compile("(?:" + "|".join(more.TRAINS) + ")[0-9０-９]{1,4}号")
        self.title_pattern = re.compile("|".join(sorted(lexicon.TITLES, key=lambda word: (-len(word), word))))


lists: Final = cache(Lists)


def is_given(text: str) -> bool:
    """Tell whether a word could be a given name in kanji."""
    return 0 < len(text) <= 3 and all(letter in lexicon.GIVEN for letter in text)


def is_full_name(family: str, rest: str) -> bool:
    """Tell whether a family name and what follows are a full name.

    >>> is_full_name("松本", "清張"), is_full_name("松本", "支店")
    (True, False)
    """
    if rest in given_names.GIVEN_NAMES:
        return True
    return len(family) > 1 and is_given(rest) and (len(rest) > 1 or len(family) + len(rest) == 3)


def split_person(name: str) -> tuple[str, str]:
    """Split a name into family name and given name, either "" where it is missing.

    >>> split_person("佐藤健一"), split_person("田中 さくら"), split_person("千尋")
    (('佐藤', '健一'), ('田中', 'さくら'), ('', '千尋'))
    """
    for blank in " \u3000":
        if blank in name:
            family, _, given = name.partition(blank)
            return family, given.strip()
    family = lists().surnames.at(name, 0, len(name))
    rest = name[len(family) :]
    return ("", name) if not family or (rest and len(family) == 1 and len(rest) == 1) else (family, rest)


def is_loan(word: str) -> bool:
    """Tell whether a word in katakana is made of common loan words.

    >>> is_loan("キャンセルポリシー"), is_loan("ルミナ")
    (True, False)
    """
    half = len(word) // 2
    if 4 <= len(word) <= 10 and word[:half] == word[half:]:
        return True  # ヒヤヒヤ, ジョキジョキ
    if word.startswith(("カフェ・", "ホテル・")):
        return False
    parts = [part for part in word.split("・") if part]
    return all(made_of(part, lists().loans) or part.endswith(more.LOAN_ENDS) for part in parts)


def is_role(stem: str) -> bool:
    """Tell whether a word in katakana is what somebody does (ドライバー), not who they are."""
    return stem.endswith(("ター", "ナー", "ラー", "マー", "バー", "ダー", "サー")) or stem in lexicon.OFFICES


def lead_at(text: str, start: int, end: int) -> str:
    """Return the word of time, place or rank that stands before a name at `start`, or ""; a counter behind a number."""
    lead = lists().leads.at(text, start, end)
    if len(lead) == 1 and lead not in "旧新元前現故" and not (start and text[start - 1].isdecimal()):
        return ""
    return lead
