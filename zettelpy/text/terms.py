"""A word into the terms under which it is indexed and found: folded, without stop words, stemmed.

`index_terms` is a function of the surface and the stop words alone, so it is asked once per distinct surface.
- `Rolling` -> `roll`; `don't` -> nothing (a stop word); `Maja's` -> `maja`
- `billing_inbox` -> the whole and its parts; `512KB` too, where a unit stands behind the number
- Arabic words -> without the article (`القطة` finds `قطة`)
- scripts without spaces, and Korean, whose words carry their particles -> overlapping pairs of characters

Two things that are found are no words: pictographs, and numbers whose digits stand in groups (`3,100`). `extra_terms`
reads them off the text.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.asking import COUNTERS, PRICES
from zettelpy.text.lexicon.units import UNITS
from zettelpy.text.normalise import fold
from zettelpy.text.stems import ENGLISH, OneText, Stemmer, stemmer_for
from zettelpy.text.stems.arabic import FIRST, LAST, arabic_stem
from zettelpy.text.words import UNSPACED, WORD, Words

SHARED: Final = 5  # letters that words of one family begin with
TAIL: Final = 2  # letters in which they differ
MOST: Final = 12  # words taken for one beginning

_DIGITS: Final = "0123456789"
_KEPT: Final = 40  # characters of a word of which the terms are kept
_GROUPED: Final = lazily("[0-9]{1,3}(?:[.,'\u2019\u00a0\u202f][0-9]{3})+(?![0-9])")
_IN_GROUPS: Final = lazily("[0-9](?=[.,'\u2019\u00a0\u202f][0-9]{3})")  # what any grouped number has


class _Wide(NamedTuple):
    """Patterns of what only a text with characters beyond ASCII has."""

    paired: re.Pattern[str]  # a run that is cut into pairs
    sign: re.Pattern[str]
    counted: re.Pattern[str]
    price: re.Pattern[str]


@cache
def _wide() -> _Wide:
    return _Wide(
        paired=lazily(f"(?:{UNSPACED.pattern}|[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+)+"),
        sign=lazily("[\u2190-\u21ff\u2300-\u23ff\u2500-\u2bff\U0001f000-\U0001faff]"),
        counted=lazily(f"[0-9０-９一二三四五六七八九十百千万两両半何几幾多少]([{COUNTERS}])"),
        price=lazily("いくら|多少钱|多少錢"),
    )


def bigrams(run: str) -> list[str]:
    """Return the overlapping pairs of characters of a run; a run of one character stands for itself.

    >>> bigrams("打印机")
    ['打印', '印机']
    """
    return [run] if len(run) == 1 else [run[i : i + 2] for i in range(len(run) - 1)]


def _spaced(word: str, stop: Collection[str], stems: Stemmer, plain: bool) -> list[str]:
    if word in stop:
        return []
    first = word[:1]
    if "0" <= first <= "9":
        unit = word.lstrip(_DIGITS)
        if unit in UNITS:
            return [word, word[: -len(unit)], *_spaced(unit, stop, stems, plain)]
    elif FIRST <= first <= LAST:
        return [arabic_stem(word)]
    word = word.removesuffix("'s")
    if plain:
        word = word.replace("'", "")
    if "_" in word:
        parts = [part for part in word.split("_") if part]
        whole = [word] if len(parts) > 1 else []
        return whole + [term for part in parts if part not in stop for term in stems(part)]
    return list(stems(word)) if word and word not in stop else []


def index_terms(
    surface: str, stop: Collection[str], stems: Stemmer = ENGLISH, ask: Stemmer | None = None
) -> tuple[str, ...]:
    """Return the index terms of a word, with repeats, in order.

    `stop` holds folded stop words; `stems` is the stemmer of the text's languages. `ask` may answer in its place, for
    words whose stems are kept (`Words.asked`).

    >>> index_terms("Rolling", {"the"}), index_terms("The", {"the"}), index_terms("billing_inbox", ())
    (('roll',), (), ('billing_inbox', 'bill', 'inbox'))
    >>> index_terms("512KB", ()), index_terms("KB", ()), index_terms("القطة", ()), index_terms("قطة", ())
    (('512kb', '512', 'kb'), ('kb',), ('قط',), ('قط',))
    >>> index_terms("来週は", ())
    ('来週', '週は')
    """
    word = fold(surface)
    plain, stems = stems is ENGLISH, ask or stems
    if word.isascii():
        if word.isalpha():
            return () if word in stop else stems(word)
        return tuple(_spaced(word, stop, stems, plain))
    paired = _wide().paired
    if not paired.search(word):
        return tuple(_spaced(word, stop, stems, plain))
    found: list[str] = []
    at = 0
    for run in paired.finditer(word):
        if run.start() > at:
            found += _spaced(word[at : run.start()], stop, stems, plain)
        found += [pair for pair in bigrams(run[0]) if pair not in stop]
        at = run.end()
    return tuple(found + _spaced(word[at:], stop, stems, plain)) if at < len(word) else tuple(found)


def extra_terms(text: str) -> list[str]:
    """Return the terms of a text that are no words: pictographs, grouped numbers without their groups, and counters.

    A counter of Chinese or Japanese behind a number is a term of its own, and so is the one that a question asks for.

    >>> extra_terms("🎉 3,100 of 12.5"), extra_terms("写真は36枚"), extra_terms("写真は何枚ですか")
    (['🎉', '3100'], ['#枚'], ['#枚'])
    """
    found: list[str] = []
    if not text.isascii():
        wide = _wide()
        found = wide.sign.findall(text)
        found += ["#" + counter for counter in wide.counted.findall(text)]
        if wide.price.search(text):
            found += ["#" + counter for counter in PRICES]
    if "," in text or "." in text or not text.isascii():
        found += [re.sub("[^0-9]", "", number) for number in _GROUPED.findall(text)]
    return found


def extra_places(text: str) -> array[int]:
    """Return the offsets at which `extra_terms` could find something in any part of a text, in order.

    >>> extra_places("🎉 3,100 of 12.5")[:2].tolist()
    [0, 2]
    """
    found = [match.start() for match in _IN_GROUPS.finditer(text)]
    if not text.isascii():
        for pattern in _wide()[1:]:
            found += [match.start() for match in pattern.finditer(text)]
        found.sort()
    return array("I", found)


def term_column(words: Words, stop: Collection[str], languages: tuple[str, ...] = ("en",)) -> list[tuple[str, ...]]:
    """Return the index terms of each surface of a text; its stems are shared with the other stages that ask for them.

    >>> from zettelpy.text.words import tokenise
    >>> term_column(tokenise("The pumps, the pump"), frozenset({"the"}))
    [(), ('pump',), (), ('pump',)]
    """
    stems = stemmer_for(languages)
    ask = words.asked(stems)
    return [
        (() if word in stop else ask(word))
        if word.isalpha() and word.isascii()  # as `index_terms` does, which takes apart the others
        else index_terms(surface, stop, stems, ask)
        for surface, word in zip(words.surfaces, words.folded, strict=True)
    ]


def query_terms(query: str, stop: frozenset[str], stems: Stemmer = ENGLISH) -> list[str]:
    """Return the distinct index terms of a question, in order.

    >>> query_terms("Which queue does the queue use?", frozenset({"which", "does", "the"}))
    ['queue', 'use']
    """
    terms: dict[str, None] = {}
    read = index_terms if isinstance(stems, OneText) else _kept_terms
    for word in WORD.findall(query):
        for term in (read if len(word) <= _KEPT else index_terms)(word, stop, stems):
            terms[term] = None
    for term in extra_terms(query):
        terms[term] = None
    return list(terms)


# Questions share most of their words.
_kept_terms: Final = lru_cache(maxsize=1 << 14)(index_terms)


def kin(words: Sequence[str], term: str) -> list[str]:
    """Return the sorted words that share all but the last letters of a term, at least five: others of its family.

    >>> kin(["asegur", "inscript", "reserv"], "inscrir"), kin(["map"], "map")
    (['inscript'], [])
    """
    stem = term[: max(SHARED, len(term) - TAIL)]
    found = beginning(words, stem) if len(stem) >= SHARED and term.isalpha() else []
    return [word for word in found if len(word) <= len(stem) + TAIL + 1 and word != term]


def beginning(words: Sequence[str], term: str, rest: int = 0) -> list[str]:
    """Return up to twelve of the sorted words that begin with a term and go on for at least `rest` letters.

    >>> beginning(["becken", "beckenrand", "bein"], "becken", 3)
    ['beckenrand']
    """
    at = bisect_left(words, term)
    found: list[str] = []
    while at < len(words) and words[at].startswith(term) and len(found) < MOST:
        if len(words[at]) >= len(term) + rest:
            found.append(words[at])
        at += 1
    return found
