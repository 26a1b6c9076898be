"""The words of a text into the languages that it is written in, for the choice of stop words and other word lists.

Scripts tell Chinese, Japanese, Korean, Russian and Hindi. Among languages in Latin letters the stop words tell: the
language whose stop words cover most of the text comes first, their occurrences are set aside, and what is left is
judged again, so that a language counts only for words that the stronger ones do not explain (`in`, `de`, `no`).
Stop words make 40 to 50 % of running prose, and Zipf's law gives the rest of the decision its margin: a share of 4 %
left over by the stronger languages is a second language, not chance.

Each distinct surface is judged once and weighed by its count. Source of the method: Grefenstette, "Comparing two
language identification schemes" (1995), the small-word scheme.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
from zettelpy.text.words import Words

__all__ = ["detect_languages", "stop_words_for"]

DEFAULT: Final = "en"
_LATIN: Final = ("en", "de", "es", "fr", "pt", "it")  # the order decides between equals
_LEAST_SHARE: Final = 0.04  # of the words in Latin letters
_LEAST_WORDS: Final = 2  # distinct stop words that speak for the first language, other than the default
_LEAST_MORE: Final = 4  # distinct stop words that speak for each further language
_SCRIPT_SHARE: Final = 0.03  # of all words

# The first letter outside ASCII decides on a surface. A run of kana and ideographs is Japanese if it holds any kana.
_LETTER: Final = lazily(
    "[A-Za-z\u00aa-\u024f\u1e00-\u1eff]|(?P<ru>[\u0400-\u052f])|(?P<hi>[\u0900-\u097f])"
    "|(?P<ko>[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3])|(?P<ja>[\u3041-\u30ff\uff66-\uff9f])"
    "|(?P<zh>[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])"
)
_KANA: Final = lazily("[\u3041-\u30ff\uff66-\uff9f]")
_CHARACTERS_A_WORD: Final = 2  # in Chinese and Japanese, about


def _script(surface: str) -> str:
    """Return the language that the script of a surface stands for, "" for Latin letters, "?" for none of ours."""
    if surface.isascii():
        return "" if surface.isalpha() or _LETTER.search(surface) else "?"
    found = _LETTER.search(surface)
    if found is None:
        return "?"
    language = found.lastgroup or ""
    return "ja" if language == "zh" and _KANA.search(surface) else language


def detect_languages(words: Words) -> tuple[str, ...]:
    """Return the languages of a text by ISO 639-1 code, the strongest first; ("en",) where nothing speaks for another.

    Known are those of `STOP_WORDS`. A text in several gives several; a few borrowed words give none.

    >>> from zettelpy.text.words import tokenise
    >>> detect_languages(tokenise("Wir haben das nicht entschieden, ich frage nur."))
    ('de',)
    >>> detect_languages(tokenise("Kettle broken")), detect_languages(tokenise("明天我们去看电影吧"))
    (('en',), ('zh',))
    """
    if words.languages is None:
        words.languages = _detect(words)
    return words.languages


def _detect(words: Words) -> tuple[str, ...]:
    scripts = words.column(_script)
    latin: dict[str, int] = {}  # folded form -> count
    weights: dict[str, int] = dict.fromkeys(STOP_WORDS, 0)
    total = 0
    for k, (folded, script, count) in enumerate(zip(words.folded, scripts, words.counts, strict=True)):
        if script == "":
            latin[folded] = latin.get(folded, 0) + count
        elif script == "?":
            continue
        else:
            if script in ("zh", "ja"):
                count *= -(-len(words.surfaces[k]) // _CHARACTERS_A_WORD)
            weights[script] += count
        total += count
    if 2 * weights["zh"] <= weights["ja"]:  # some runs of ideographs, among kana, are Japanese words
        weights["ja"], weights["zh"] = weights["ja"] + weights["zh"], 0
    least = _SCRIPT_SHARE * total
    for language, weight in _by_stop_words(latin):
        weights[language] = weight
    order = list(weights)
    found = [code for code in order if weights[code] and weights[code] >= least]
    found.sort(key=lambda code: (-weights[code], order.index(code)))
    return tuple(found) or (DEFAULT,)


def _by_stop_words(words: dict[str, int]) -> list[tuple[str, int]]:
    """Return the languages in Latin letters that the words (folded form -> count) speak for, with their share."""
    total = sum(words.values())
    found: list[tuple[str, int]] = []
    listed = _listed_words()
    left = {word: words[word] for word in filter(listed.__contains__, words)}
    while left:
        hits = {code: sorted(_shared(STOP_WORDS[code], left)) for code in _LATIN}
        weights = {code: sum(left[word] for word in hits[code]) for code in _LATIN}
        best = max(_LATIN, key=lambda code: (weights[code], -_LATIN.index(code)))
        if len(hits[best]) < (_LEAST_MORE if found else _LEAST_WORDS) or weights[best] < _LEAST_SHARE * total:
            break
        found.append((best, weights[best]))
        for word in hits[best]:
            del left[word]
    if not found:
        return [(DEFAULT, total)]
    explained = sum(covered for _, covered in found)
    return [(code, covered * total // explained) for code, covered in found]


@cache
def _listed_words() -> frozenset[str]:
    """Return the stop words of all languages in Latin letters."""
    return frozenset().union(*(STOP_WORDS[code] for code in _LATIN))


def _shared(stop: frozenset[str], words: dict[str, int]) -> frozenset[str]:
    """Return the stop words among some words; the time goes by the fewer of both."""
    return stop.intersection(words) if len(words) < len(stop) else frozenset(words.keys() & stop)
