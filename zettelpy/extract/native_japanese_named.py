"""Names in Japanese that words introduce: "Xという店", "名前はX", "カフェ「X」", "株式会社X", "妹のX", trains.

Each pattern reaches a fixed number of characters, so the cost is linear. What is captured is a name only if it is no
word of everyday life.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from zettelpy.extract.native_common import Body, Mention, made_of
from zettelpy.extract.native_japanese_lists import COMPANY, HOUSE_NAME, KANJI, KATA, is_loan, lists
from zettelpy.extract.native_parents import children
from zettelpy.text.lexicon import native_names_ja as lexicon
from zettelpy.text.lexicon import native_names_ja_given as given
from zettelpy.text.lexicon import native_names_ja_more as more

_ANY: Final = f"[ぁ-ゖ{KANJI}{KATA}A-Za-z0-9]"
_OPEN: Final = '[「『“"]'
_CLOSE: Final = '[」』”"]'
_BARE: Final = "(?=[っがはにともへをでか、。」）)！？!?,. \n\\t…〜のや]|$|から|だ)"
_QUOTES: Final = ("「", "『", "“", '"')
_NAMING: Final = ("名前は", "愛称は", "あだ名は", "店名は", "屋号は", "芸名は", "ペンネームは", "社名は")
_NO_ANSWER: Final = tuple(
    """
    何 なに なん どう まだ 秘密 未定 忘れ 知ら わから 分から ない 同じ 後で あと 内緒 こちら 以下 次の 不明 変 聞いた
    教え 誰 だれ 本名 日本 漢字 カタカナ ひらがな
    """.split()
)
# What persons do, or what is done with them, right behind a name without a form of address.
_ACTS: Final = (
    "(?:が(?:来|言|やる|やって|やっ|担当|欠席|休|遅|風邪|作|持|迎|運転|買|受け取|描|書|辞め|抜け|怒|反対|賛成|出る|調べ|送|待|倒れ|怪我)"
    "|に(?:頼|聞|任|預け|相談|渡し|電話|連絡|お願い|借り|会っ|会う|言|伝え|確認)"
    "|は(?:欠席|休み|遅刻|不参加|来|担当|反対|賛成|風邪|留守|遅れ)|から(?:電話|連絡|メール|返事)|も(?:来る|休み|欠席|遅れ|賛成|反対))"
)
_SURE: Final = ("が", "に", "は", "から", "も")
_STAGED: Final = (
    "(?:の(?:チラシ|チケット|台本|公演|稽古|練習|本番|主役|楽譜|原作|続編|舞台|映画|上演|初日|千秋楽)"
    "|[はをに](?:[^。、\n]{0,5})(?:再演|上演|観に|観た|演じ|公演|開演|読ん|読む|読み))"
)
_SAID: Final = tuple("ますよねかいたるだてへうくすすきりん")


def _choice(words: Iterable[str]) -> str:
    """Return a group that matches any of some words, the longest first."""
    return "(?:" + "|".join(sorted(words, key=lambda word: (-len(word), word))) + ")"


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str, tuple[str, ...]], ...]:
    """Return the patterns, each with how strictly its first group is judged (`_fits`), and what it needs to match."""
    house, kind, relative = _choice(given.HOUSES), _choice((*given.HOUSES, *given.KINDS)), _choice(given.RELATIVES)
    shop = _choice(given.SHOPS)
    called = "(?:という|っていう|って)(?:名前の|名の)?"
    naming = _choice(_NAMING)
    so = "(?=です|だ[。、よっ]|だよ|に(?:し|決)|でし|で、|といい|って(?:いう|言)|。|、|$)"
    family = f"[{KANJI}]{{1,2}}[{given.FAMILY_ENDS}]"
    firm = "(?:株式会社|有限会社|合同会社)"
    sources = (
        (f"{house}{_OPEN}({_ANY}{{2,12}}){_CLOSE}", "given", _QUOTES),
        (f"([{KATA}]{{3,8}})の{_OPEN}", "creator", _QUOTES),
        (f"[{KATA}]{{3,8}}の{_OPEN}({_ANY}{{3,14}}){_CLOSE}(?=[をにではがもって、。]|$)", "work", _QUOTES),
        (f"{_OPEN}({_ANY}{{0,8}}{shop}{_ANY}{{0,8}}){_CLOSE}", "shop", _QUOTES),
        (f"{kind}{_OPEN}({_ANY}{{2,14}}){_CLOSE}", "title", _QUOTES),
        (f"{_OPEN}({_ANY}{{2,14}}){_CLOSE}{called}{kind}", "given", _QUOTES),
        (f"([{KANJI}]{{2,6}}|[{KATA}]{{2,10}}){called}{kind}", "word", ("という", "って")),
        (f"{naming}{_OPEN}?({_ANY}{{2,8}}?){_CLOSE}?{so}", "named", _NAMING),
        (f"{relative}の([{KATA}]{{2,7}}|[{KANJI}]{{1,4}}|[ぁ-ゖ]{{2,4}}?){_BARE}", "person", ("の",)),
        (f"((?:[{KATA}]{{2,8}})?{house}(?:[{KANJI}]{{2,4}}|[{KATA}]{{3,10}})){_BARE}", "house", ()),
        (f"{firm}([ぁ-ゖ]{{2,6}}(?:[{KANJI}]{{1,6}}|[{KATA}]{{2,8}})?){_BARE}", "given", ("会社",)),
        (f"([{KANJI}]{{1,3}}の[{KANJI}]{{1,3}}[荘亭庵閣苑軒])(?![{KANJI}])", "given", tuple("荘亭庵閣苑軒")),
        (f"{_choice(more.HOUSES)}{HOUSE_NAME}", "given", ()),
        (f"{_choice(given.MEALS)}[はもを、]?{_OPEN}({_ANY}{{2,10}}){_CLOSE}", "title", _QUOTES),
        (f"(?:劇団|楽団)([ぁ-ゖ]{{2,6}}[座団]?){_BARE}", "title", ("団",)),
        (f"{_OPEN}({_ANY}{{2,8}}[座団亭庵荘軒堂屋]){_CLOSE}", "shop", _QUOTES),
        (f"{_OPEN}({_ANY}{{3,14}}){_CLOSE}{_STAGED}", "title", _QUOTES),
        (f"(?<![{KANJI}{KATA}])({family})(?={_ACTS}|、{family}{_ACTS}|と{family}[はがもに])", "family", _SURE),
        (f"(?<=、)({family})と(?={family}[はがもに])", "family", ("と",)),
        (f"(?<=と)({family})(?=[はがもに])", "paired", ("と",)),
        (f"{_choice(given.DUTIES)}は({family}|[{KANJI}]{{2}})(?=[、。がにとで]|$)", "family", given.DUTIES),
    )
    compiled = tuple((re.compile(source), judged, needs) for source, judged, needs in sources)
    return (*compiled, (lists().trains, "given", ("号",)), (COMPANY, "given", ("会社", "株")))


def introduced(text: str, body: Body, known: Mapping[str, str]) -> Iterator[Mention]:
    """Return the names that their words introduce in one body; `known` gives what a speaker is called -> the label.

    >>> [one.form for one in introduced("名前はモモです。", Body(0, 8, ""), {})]
    ['モモ']
    """
    for start, end in children(text, body, japanese=True):
        name = text[start:end]
        if name not in lexicon.ROLES and (len(name) > 1 or name in given.SINGLE) and not made_of(name, lists().generic):
            key = known.get(name, name)
            yield Mention(start, end, key, key)
    for pattern, judged, needs in _patterns():
        if needs and all(text.find(word, body.start, body.end) < 0 for word in needs):
            continue
        for match in pattern.finditer(text, body.start, body.end):
            group = 1 if pattern.groups and match[1] else 0
            if _fits(match[group], judged):
                key = known.get(match[group], match[group])
                yield Mention(match.start(group), match.end(group), key, key)


def _fits(name: str, judged: str) -> bool:
    """Tell whether what was captured can be a name, as strictly as its introduction asks for."""
    if judged == "given":
        return True
    if judged in ("family", "paired"):
        return name not in given.NO_FAMILIES and not made_of(name, lists().generic) and name not in lexicon.ROLES
    if judged == "title":
        return not name.endswith(_SAID)
    if judged == "creator":
        return not made_of(name, lists().loans)
    if judged == "work":
        return not name.endswith(("です", "ます", "した", "ない", "よ", "ね", "か"))
    if judged == "house":
        return _is_house(name)
    if judged == "shop":
        return len(name) > 3 and not made_of(name, lists().generic) and not name.endswith(_SAID)
    if name.startswith(_NO_ANSWER) or name in lexicon.ROLES:
        return False
    if judged == "named":  # a cat may be called after a fruit
        return not name.endswith(("です", "ます", "した"))
    if name in given.GIVEN_NAMES or name in given.SINGLE or name in given.WORDLIKE or name in lexicon.KANA_GIVEN:
        return True
    if made_of(name, lists().generic):
        return False
    return judged == "word" or ("ァ" <= name[0] <= "ヺ" and not is_loan(name))


def _is_house(name: str) -> bool:
    """Tell whether a name goes on with the word for a house (グランドホテル松風), no common noun (ホテル予約)."""
    word = next(word for word in given.HOUSES if word in name)
    rest = name[name.index(word) + len(word) :]
    if not rest or rest.startswith(given.BEHIND_HOUSE) or made_of(rest, lists().generic):
        return False
    return not is_loan(rest)
