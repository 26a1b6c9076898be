"""The words of text without spaces, and of Korean and Hindi, that can be topics; without a dictionary.

Chinese: a run is cut at function words and numbers. In what is left, a string of two to four characters that comes
again is a word if what stands before and after it varies (accessor variety, Feng et al. 2004); a piece that comes
once is a word if it is short. Japanese: a run of kanji and a run of katakana are words as they stand, since kana around
them are endings and particles. Korean: a word loses its particles, and the ending that makes a verb of a noun; other
verbs are none. Hindi: words stand apart from their postpositions; verbs are told by their endings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.lexicon.chrome_asian import (
    COUNTERS,
    HONORIFICS,
    JA_FILLERS,
    KO_ENDINGS,
    KO_PARTICLES,
    KO_VERBAL,
    KO_WHOLE,
    ZH_FILLERS,
    ZH_INSIDE,
    ZH_TAILS,
    cutter,
    numeral,
)
from zettelpy.text.words import Words

_ZH_VERBS: Final = frozenset("搭找做看")  # verbs that seldom begin a longer noun
LONGEST: Final = 8  # characters of a word
_GRAMS: Final = (2, 3, 4)
_DEVANAGARI: Final = ("\u0900", "\u0963", "\u0970", "\u097f")  # but for its full stops and digits

_AFTER_NAMES: Final = ("씨", "선생님", "오빠", "언니", "누나", "과장", "부장", "사장", "대표님", "교수님", "주무관")
_LONG_ENDINGS: Final = tuple(ending for ending in KO_ENDINGS if len(ending) > 1)

# Weight of a word by what speaks for it.
ONCE, WHOLE, AGAIN = 1.0, 2.0, 3.0


class _Scripts(NamedTuple):
    """Patterns of runs of a script."""

    han: re.Pattern[str]
    hiragana: re.Pattern[str]
    japanese: re.Pattern[str]  # a run of kanji or of katakana
    hangul: re.Pattern[str]
    any: re.Pattern[str]  # a letter of those that are read here


@cache
def _scripts() -> _Scripts:
    return _Scripts(
        han=re.compile("[\u3400-\u4dbf\u4e00-\u9fff々〆]+"),
        hiragana=re.compile("[\u3041-\u309f]"),
        japanese=re.compile("[\u3400-\u4dbf\u4e00-\u9fff々〆]+|[\u30a1-\u30fa\u30fc]+"),
        hangul=re.compile("[\uac00-\ud7a3]+"),
        any=re.compile("[\u3005-\u3007\u30a1-\u30fc\u3400-\u9fff\uac00-\ud7a3]"),
    )


def has_asian(text: str) -> bool:
    """Tell whether a text holds a word that `asian_words` could read.

    >>> has_asian("déjà vu"), has_asian("déjà 見た")
    (False, True)
    """
    return not text.isascii() and _scripts().any.search(text) is not None


def asian_words(words: Words, japanese: bool, banned: Collection[str]) -> dict[int, list[tuple[str, float]]]:
    """Return for each surface that holds any the words in it with their weights, repeats included.

    `banned` are names of speakers: neither they nor parts of them are words.

    >>> from zettelpy.text.words import tokenise
    >>> asian_words(tokenise("新的打印机坏了，打印机的保修单在抽屉里。"), False, ())[1]
    [('打印机', 3.0), ('保修单', 1.0), ('抽屉', 1.0)]
    """
    found: dict[int, list[tuple[str, float]]] = {}
    chinese: list[int] = []
    hangul: list[int] = []
    scripts = _scripts()
    for k, surface in enumerate(words.surfaces):
        if surface.isascii():
            continue
        if japanese and scripts.japanese.search(surface):
            found[k] = _japanese(surface)
        elif scripts.han.search(surface) and not scripts.hiragana.search(surface):
            chinese.append(k)
        elif scripts.hangul.search(surface):
            hangul.append(k)
    parts = frozenset(
        name[at : at + size]
        for name in (name[: 2 * LONGEST] for name in banned if not name.isascii())
        for size in range(2, len(name) + 1)
        for at in range(len(name) - size + 1)
    )
    if chinese:
        found.update(_chinese(words, chinese))
    if hangul:
        found.update(_korean(words, hangul))
    return {k: kept for k, entries in found.items() if (kept := [entry for entry in entries if entry[0] not in parts])}


# -- Japanese ----------------------------------------------------------------------------------------------------


def _japanese(surface: str) -> list[tuple[str, float]]:
    """Return the runs of kanji and of katakana: a run with an honorific behind it is a person."""
    found: list[tuple[str, float]] = []
    for match in _scripts().japanese.finditer(surface):
        run = match[0].strip("々ー") if match[0][0] in "々ー" else match[0]
        if surface.startswith(HONORIFICS, match.end()) or run.endswith(HONORIFICS):
            continue
        if run and not "\u30a0" <= run[0] <= "\u30ff":
            if match.start() and surface[match.start() - 1].isdecimal():
                run = run.lstrip(COUNTERS)
            run = _without_verb(run, surface[match.end() : match.end() + 1])
            for piece in numeral().split(run):
                piece = _trim(piece)
                if 2 <= len(piece) <= LONGEST and piece not in JA_FILLERS:
                    found.append((piece, WHOLE))
        elif (2 < len(run) <= 3 * LONGEST and run not in JA_FILLERS) or (len(run) == 2 and run not in JA_FILLERS):
            found.append((run, WHOLE))
    return found


_VERB_KANA: Final = frozenset("かいきぎちびみりえけげてべめれうくぐつぶむるっわ")
_VERB_KANJI: Final = frozenset("出押貸消直返渡回流")  # verbs with し, which follows nouns as well


def _without_verb(run: str, after: str) -> str:
    """Return a run of kanji without the verb that its last character begins (候補出し, 体育館使う)."""
    if after and (after in _VERB_KANA or (after in "しさ" and run[-1] in _VERB_KANJI)):
        return run[:-1] if len(run) > 2 else ""
    return run


def _trim(piece: str) -> str:
    """Return a run without the time or the number that leads it, and without what only relates it."""
    for size in (3, 2):
        if len(piece) > size + 1 and piece[:size] in JA_FILLERS:
            piece = piece[size:]
    while piece and piece[0] in "各約毎何":
        if piece in JA_FILLERS or len(piece) < 3:
            break
        piece = piece[1:]
    while len(piece) > 2 and piece[-1] in "中内後前以時分用的等達側":
        piece = piece[:-1]
    return piece


# -- Chinese -----------------------------------------------------------------------------------------------------


def _chinese(words: Words, surfaces: list[int]) -> dict[int, list[tuple[str, float]]]:
    counts = words.counts
    pieces: dict[int, list[str]] = {}
    for k in surfaces:
        cut: list[str] = []
        for run in _scripts().han.findall(words.surfaces[k]):
            cut += [piece for piece in cutter().split(run) if piece and len(piece) > 1]
        pieces[k] = cut
    again = _recurring(pieces, counts)
    return {k: [entry for piece in cut for entry in _cover(piece, again)] for k, cut in pieces.items()}


def _recurring(pieces: dict[int, list[str]], counts: Sequence[int]) -> frozenset[str]:
    """Return the strings of two to four characters that come again, in surroundings that vary on both sides."""
    times: Counter[str] = Counter()
    for k, cut in pieces.items():
        for piece in cut:
            for size in _GRAMS:
                for at in range(len(piece) - size + 1):
                    times[piece[at : at + size]] += counts[k]
    left: dict[str, str] = {}
    right: dict[str, str] = {}
    for cut in pieces.values():
        for piece in cut:
            for size in _GRAMS:
                for at in range(len(piece) - size + 1):
                    gram = piece[at : at + size]
                    if times[gram] > 1:
                        # "" = varies: at an edge, or behind two characters
                        before, after = piece[at - 1 : at] if at else "", piece[at + size : at + size + 1]
                        if left.setdefault(gram, before) != before:
                            left[gram] = ""
                        if right.setdefault(gram, after) != after:
                            right[gram] = ""
    return frozenset(
        gram
        for gram, before in left.items()
        if not before and not right[gram] and gram not in ZH_FILLERS
        if gram[0] not in ZH_TAILS and gram[-1] not in ZH_INSIDE
    )  # fmt: skip


def _cover(piece: str, again: frozenset[str]) -> list[tuple[str, float]]:
    """Read a piece from the left, longest recurring word first; a short piece without any is one word."""
    found: list[tuple[str, float]] = []
    at = 0
    while at < len(piece) - 1:
        for size in reversed(_GRAMS):
            if piece[at : at + size] in again and at + size <= len(piece):
                found.append((piece[at : at + size], AGAIN))
                at += size - 1
                break
        at += 1
    if not found:
        while len(piece) > 2 and piece[-1] in ZH_TAILS:
            piece = piece[:-1]
        if len(piece) > 3 and piece[0] in _ZH_VERBS:  # "搭脚手架"
            piece = piece[1:]
        if 2 <= len(piece) <= 4 and piece not in ZH_FILLERS and not any(letter in ZH_INSIDE for letter in piece):
            found.append((piece, ONCE))
    return found


# -- Korean ------------------------------------------------------------------------------------------------------


def _korean(words: Words, surfaces: list[int]) -> dict[int, list[tuple[str, float]]]:
    """Cut particles off: of the bases that a word may have, the one that most spellings share, else the longest."""
    bases: dict[int, list[str]] = {}
    support: Counter[str] = Counter()
    for k in surfaces:
        surface = words.surfaces[k]
        if _scripts().hangul.fullmatch(surface) and len(surface) > 1:
            bases[k] = _bases(surface)
            support.update(bases[k])
    addressed = {k for k, surface in enumerate(words.surfaces) if surface.startswith(_AFTER_NAMES)}
    persons: set[str] = set()
    if addressed:
        for k, following in zip(words.ids, words.ids[1:], strict=False):
            if following in addressed:
                persons.update(bases.get(k, ()))
    found: dict[int, list[tuple[str, float]]] = {}
    for k, possible in bases.items():
        if possible:
            best = max(possible, key=lambda base: (support[base], len(base)))
            if not best.endswith(HONORIFICS) and best not in persons:
                found[k] = [(best, WHOLE)]
    return found


def _bases(word: str) -> list[str]:
    """Return what a Korean word may be without its particle or verbal ending, nothing where it is a verb.

    >>> _bases("신청해야"), _bases("현수막은"), _bases("돌아왔어요")
    (['신청'], ['현수막'], [])
    """
    for ending in KO_VERBAL:
        at = word.find(ending, 2)
        if at >= 2:
            return [word[:at]] if word[:at] not in KO_ENDINGS else []
    if word in KO_WHOLE:
        return [word]
    if word[-1] == "한" and len(word) > 2 and word not in KO_WHOLE:  # "확인한"
        return [word[:-1]]
    if len(word) == 2 and word[1] in "에는을를가" and word not in KO_WHOLE:  # "집에"
        return []
    if word.endswith(_LONG_ENDINGS) or (word[-1] == "요" and word[-2] not in "이예에" and len(word) > 2):
        return []
    for particle in KO_PARTICLES:  # the longest first
        if word.endswith(particle) and len(word) >= len(particle) + 2:
            base = word[: -len(particle)]
            if base[-1] == "으" or base.endswith(_LONG_ENDINGS):  # "원으로", "빼돌렸다는"
                return []
            return [base]
    return [] if word.endswith(KO_ENDINGS) else [word]


# -- Hindi -------------------------------------------------------------------------------------------------------

_HI_VERBS: Final = (
    "ेंगे", "ेंगी", "ूंगा", "ूँगा", "ूंगी", "ूँगी", "ेगा", "ेगी", "ोगे", "एंगे", "एगा", "एगी", "एंगी",
    "ऊँगा", "ऊंगा", "ऊँगी", "ऊंगी", "कर",
)  # fmt: skip


def hindi_base(word: str) -> str:
    """Return a Hindi word without the ending of its plural, "" where it looks like a verb.

    >>> hindi_base("दुकानों"), hindi_base("देखेंगे"), hindi_base("मैदान")
    ('दुकान', '', 'मैदान')
    """
    for ending in ("ियों", "ियाँ", "ियां", "ों"):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word[: -len(ending)] + ("ी" if ending[0] == "ि" else "")
    return "" if len(word) > 3 and word.endswith(_HI_VERBS) else word


def is_hindi(word: str) -> bool:
    """Tell whether a word is written in Devanagari."""
    first, last, then, end = _DEVANAGARI
    return word != "" and all(first <= letter <= last or then <= letter <= end for letter in word)
