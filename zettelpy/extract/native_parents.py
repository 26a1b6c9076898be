"""Persons who are called after their child: 子涵妈妈, 美咲ママ, ゆうたのお母さん, 민재 엄마, Mia's mum.

A label or a few words in, the name of the child out. The name stands right before the word for the parent; a pronoun, a
word for any child or a word of everyday life there is none. Each place is looked at within a fixed reach: linear cost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from zettelpy.extract.native_common import Body
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import native_kin as lexicon

_LABEL: Final = lazily(
    f"([\u3400-\u9fff]{{2,3}}?)(?:的)?(?:{lexicon.CHINESE})"
    f"|([\u3041-\u30ff\u3400-\u9fff]{{2,4}}?)(?:ちゃん|くん)?(?:{lexicon.JAPANESE})"
    f"|([\uac00-\ud7a3]{{2,3}}?)(?:이네|네|의)? ?(?:{lexicon.KOREAN})"
    f"|([^\\W\\d_]{{2,20}})['’]s (?:{lexicon.ENGLISH})",
    re.IGNORECASE,
)
_IN_CHINESE: Final = lazily(
    f"(?<![\u3400-\u9fff])([\u3400-\u9fff]{{2}})(?={lexicon.CHINESE})|"
    f"(?<=[让叫找问请给跟和与是由把被对换向陪接帮派替催谢])([\u3400-\u9fff]{{2}})(?={lexicon.CHINESE})"
)
_IN_JAPANESE: Final = lazily(
    "(?<![\u3041-\u30ff\u3400-\u9fff])([\u3041-\u3096]{2,4}?|[\u30a1-\u30fa\u30fc]{2,5}|[\u3400-\u9fff]{1,2})"
    "(?=のお?(?:母|父|祖母|祖父)さん|のおばあちゃん|のおじいちゃん|のママ|のパパ|ママ|パパ)"
)


def child_of(label: str) -> str:
    """Return the child after whom a speaker's label calls a parent, "" where it calls none.

    >>> child_of("子涵妈妈"), child_of("美咲ママ"), child_of("민재 엄마"), child_of("Mia's mum"), child_of("孩子妈妈")
    ('子涵', '美咲', '민재', 'Mia', '')
    """
    match = _LABEL.fullmatch(label)
    if match is None:
        return ""
    name = next(group for group in match.groups() if group)
    return "" if name in lexicon.NOBODY or name.lower() in lexicon.NOBODY else name


def children(text: str, body: Body, *, japanese: bool) -> Iterator[tuple[int, int]]:
    """Return where the children stand after whom a Chinese or Japanese body calls their parents.

    >>> text = "让雨桐爸爸开车，孩子妈妈不去"
    >>> [text[start:end] for start, end in children(text, Body(0, len(text), ""), japanese=False)]
    ['雨桐']
    """
    for match in (_IN_JAPANESE if japanese else _IN_CHINESE).finditer(text, body.start, body.end):
        name = match[0]
        if name not in lexicon.NOBODY and name[0] not in "我你他她它这那哪每各某您俺咱":
            yield match.span()
