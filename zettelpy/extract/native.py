"""Names in scripts without case (Japanese, Chinese, Korean, Hindi, Arabic, Persian, Hebrew), and Latin ones among them.

A script without capitals does not mark its names, but its writers do: by forms of address (田中さん, 王经理, 혜진 씨),
by endings of places and firms, by speakers' labels, by use over the whole text. Each language has a reader of its own
(`native_*.py`); here the bodies of a text are given to the readers of their scripts, mentions that overlap are settled
(the longest holds), and each name gets one spelling: the speaker's label, else the spelling written most often, the
earliest among equals; so 田中 and 田中さん are one name. A text without such scripts costs one look at its words, and a
reader and its lists are loaded for the first text that is written in its script.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import normalize

from zettelpy.extract.native_common import Body, Mention, bodies
from zettelpy.text.columns import Columns
from zettelpy.text.layout import Layout
from zettelpy.text.lazily import lazily

_NATIVE: Final = lazily("[\u0590-\u05ff\u0620-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
_NATIVE_OR_JAMO: Final = lazily(
    "[\u0590-\u05ff\u0620-\u06ff\u0900-\u097f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]"
)
_DECOMPOSED: Final = lazily("[\u1100-\u11ff]+|[\u3041-\u30ff][\u3099\u309a]")
_KANA: Final = lazily("[\u3041-\u3096\u30a1-\u30fa]")
_HAN: Final = lazily("[\u3400-\u9fff]")
_HANGUL: Final = lazily("[\uac00-\ud7a3]")
_DEVANAGARI: Final = lazily("[\u0900-\u097f]")
_SEMITIC: Final = lazily("[\u0590-\u05ff\u0620-\u06ff]")
_FIRST_UNMARKED: Final = "\u3041"  # parents are called after a child in kana, ideographs and Hangul, and by "Mia's mum"
_KANA_SHARE: Final = 8  # Japanese has a kana for so many ideographs, at least
_SPEAKS: Final = 4  # one body of ideographs in so many must hold kana for the others of its speaker to be Japanese


def bare_label(label: str) -> str:
    """Return a speaker's label without what says whose parent they are.

    >>> bare_label("美咲ママ"), bare_label("ママ"), bare_label("田中さん")
    ('美咲', 'ママ', '田中さん')
    """
    if "'" not in label and "’" not in label and max(label, default="") < _FIRST_UNMARKED:
        return label
    from zettelpy.extract.native_parents import child_of

    return child_of(label) or label


def find_names(columns: Columns) -> list[tuple[int, str]]:
    """Find the names in scripts without case, and the Latin names among them, as (offset, name) in order of offset.

    Offsets are code points of the text. Speakers' labels themselves are not returned. Cost: linear in the text.

    >>> from zettelpy.text.columns import read_columns
    >>> find_names(read_columns("田中さんは明日大阪へ行きます。Mikaさんも来ます。田中さんは夜です。"))
    [(0, '田中さん'), (7, '大阪'), (15, 'Mika'), (26, '田中さん')]
    >>> find_names(read_columns("Plain English, and some français."))
    []
    """
    if columns.text.isascii():
        return []
    if not _NATIVE_OR_JAMO.search("".join(surface for surface in columns.words.surfaces if not surface.isascii())):
        return []
    if _DECOMPOSED.search(columns.text):
        composed, offsets = _compose(columns)
        return [(offsets[at], name) for at, name in _find(composed)]
    return _find(columns)


def _find(columns: Columns) -> list[tuple[int, str]]:
    """The same for a text whose syllables are composed."""
    if not any(not surface.isascii() and _NATIVE.search(surface) for surface in columns.words.surfaces):
        return []
    return settle(list(_read(columns)))


def _compose(columns: Columns) -> tuple[Columns, list[int]]:
    """Return the text with jamo and kana marks composed (NFC), and for each character its offset in the old text.

    The names are read in the composed text and keep its spelling.
    """
    text = columns.text
    pieces: list[str] = []
    offsets: list[int] = []
    done = 0
    for match in _DECOMPOSED.finditer(text):
        offsets += range(done, match.start())
        whole = normalize("NFC", match[0])
        pieces += (text[done : match.start()], whole)
        at = match.start()
        for letter in whole:
            offsets.append(at)
            at = min(at + len(normalize("NFD", letter)), match.end())
        done = match.end()
    offsets += range(done, len(text) + 1)
    pieces.append(text[done:])
    blocks = [
        block._replace(
            start=bisect_left(offsets, block.start),
            end=bisect_left(offsets, block.end),
            label=bisect_left(offsets, block.label),
            body=bisect_left(offsets, block.body),
            speaker=normalize("NFC", block.speaker),
        )
        for block in columns.layout.blocks
    ]
    return Columns("".join(pieces), Layout(tuple(blocks), ())), offsets


def _read(columns: Columns) -> Iterator[Mention]:
    """Give the bodies to the readers of their scripts."""
    text = columns.text
    every = [body for body in bodies(columns) if _NATIVE.search(text, body.start, body.end)]
    labels = list(dict.fromkeys(block.speaker for block in columns.layout.blocks if block.speaker))
    japanese, chinese = _share_ideographs(text, every)
    if japanese:
        from zettelpy.extract.native_japanese import Japanese

        some = [label for label in labels if _KANA.search(label) or _HAN.search(label)]
        yield from Japanese(text, some).read(japanese)
    if chinese:
        from zettelpy.extract.native_chinese import Chinese

        yield from Chinese(text, [label for label in labels if _HAN.search(label)]).read(chinese)
    for reader, script in ((_korean, _HANGUL), (_hindi, _DEVANAGARI), (_semitic, _SEMITIC)):
        there = [body for body in every if script.search(text, body.start, body.end)]
        if there:
            yield from reader(columns, [label for label in labels if script.search(label)], there)
    from zettelpy.extract.native_latin import latin_names

    yield from latin_names(text, every)


def _korean(columns: Columns, labels: Sequence[str], some: Sequence[Body]) -> Iterator[Mention]:
    from zettelpy.extract.native_korean import Korean

    return Korean(columns, labels).read(some)


def _hindi(columns: Columns, labels: Sequence[str], some: Sequence[Body]) -> Iterator[Mention]:
    from zettelpy.extract.native_indic import Hindi

    return Hindi(columns, labels).read(some)


def _semitic(columns: Columns, labels: Sequence[str], some: Sequence[Body]) -> Iterator[Mention]:
    from zettelpy.extract.native_semitic import Semitic

    return Semitic(columns, labels).read(some)


def _share_ideographs(text: str, every: Sequence[Body]) -> tuple[list[Body], list[Body]]:
    """Return the bodies that are Japanese and those that are Chinese.

    A body of ideographs alone goes with its speaker; one without a speaker with all others that have none.
    """
    counted = []
    totals: dict[str, list[int]] = {}
    for body in every:
        kana = len(_KANA.findall(text, body.start, body.end))
        han = len(_HAN.findall(text, body.start, body.end))
        if kana or han:
            counted.append((body, kana, han))
            total = totals.setdefault(body.speaker, [0, 0])
            total[kana * _KANA_SHARE < han or not kana] += 1
    japanese: list[Body] = []
    chinese: list[Body] = []
    for body, kana, han in counted:
        mostly = totals[body.speaker][0] * _SPEAKS >= sum(totals[body.speaker])
        if kana * _KANA_SHARE >= han if kana else mostly:
            japanese.append(body)
        elif han:
            chinese.append(body)
    return japanese, chinese


def settle(found: list[Mention]) -> list[tuple[int, str]]:
    """Drop mentions that lie in longer ones, and give all mentions of one key one spelling.

    >>> settle([Mention(0, 2, "東京", "東京"), Mention(0, 3, "東京駅", "東京駅")])
    [(0, '東京駅')]
    """
    found.sort(key=lambda one: (one.start, -one.end, one.key, one.form))
    kept: list[Mention] = []
    for one in found:
        if kept and one.start < kept[-1].end:
            last = kept[-1]
            if one.end - one.start > last.end - last.start:
                kept[-1] = one
            continue
        kept.append(one)
    counts: dict[str, dict[str, int]] = {}
    for one in kept:
        forms = counts.setdefault(one.key, {})
        forms[one.form] = forms.get(one.form, 0) + 1
    spelt = {key: max(forms, key=forms.__getitem__) for key, forms in counts.items()}
    return [(one.start, spelt[one.key]) for one in kept]
