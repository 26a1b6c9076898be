"""The words of a text into what a sentence of them tells: its length, its content, its facts; and who merely chatters.

Everything is decided once per distinct surface; what few words have is kept as the sorted numbers of those words.
Content is stems (pairs of characters in scripts without spaces); words of small talk have none.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from itertools import accumulate, chain, compress
from typing import Final

from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.lexicon.smalltalk import (
    AUTOMATED,
    AUTOMATED_RUNS,
    AUTOMATED_WORDS,
    DOUBTFUL,
    DOUBTFUL_RUNS,
    GREETS,
    GREETS_RUNS,
    LAUGHTER,
    LEANING,
    MACHINES,
    SMALL_TALK,
    SMALL_TALK_RUNS,
)
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import index_terms
from zettelpy.text.words import UNSPACED

_CHARACTERS_A_WORD: Final = 2  # in scripts without spaces, about
_ASKED: Final = re.compile(r"[?？؟;\u037e][\s\"'”’»›)\]」』!！？?]*$|(?:か|かな|かしら|吗|嗎|呢|까요?)[。.…~〜\s]*$")
_GREEK: Final = re.compile("[\u0370-\u03ff]")
_DATA: Final = "{}<>=|\\/_#$"
_DATA_SHARE: Final = 10  # of so many characters one that prose does without: a log line


@cache
def _laughter() -> re.Pattern[str]:
    return re.compile(LAUGHTER)


@cache
def _runs() -> re.Pattern[str]:
    return re.compile(SMALL_TALK_RUNS)


@cache
def _doubts() -> re.Pattern[str]:
    return re.compile(DOUBTFUL_RUNS)


@cache
def _greets() -> re.Pattern[str]:
    return re.compile(GREETS_RUNS)


@cache
def _machines() -> re.Pattern[str]:
    return re.compile(MACHINES, re.IGNORECASE)


@cache
def _automated() -> re.Pattern[str]:
    return re.compile(AUTOMATED, re.IGNORECASE)


@cache
def _automated_runs() -> re.Pattern[str]:
    return re.compile(AUTOMATED_RUNS)


@cache
def _calendar() -> frozenset[str]:
    tables = chain(MONTHS.values(), WEEKDAYS.values())
    return frozenset(fold(form) for table in tables for forms in table for form in forms.split() if len(form) > 2)


def is_machine(speaker: str) -> bool:
    """Tell whether a speaker is a program: a bot, a build server.

    >>> [name for name in ("relay-bot", "Talbot", "Jenkins CI", "mara", "GitHub") if is_machine(name)]
    ['relay-bot', 'Jenkins CI', 'GitHub']
    """
    return bool(speaker) and _machines().search(speaker) is not None


def is_notice(sentence: str) -> bool:
    """Tell whether a sentence holds a phrase of the notices that programs write.

    >>> is_notice("mara joined the channel"), is_notice("Mara joined us"), is_notice("Build 4.2 has failed.")
    (True, False, True)
    """
    return _automated().search(sentence) is not None or _automated_runs().search(sentence) is not None


def is_data(sentence: str) -> bool:
    """Tell whether a sentence is a record or a line of a log, by its signs.

    >>> is_data('{"level":"warn","free":3}'), is_data("a = b"), is_data("The rate is 3/4 of it.")
    (True, True, False)
    """
    return '":' in sentence or sum(map(sentence.count, _DATA)) * _DATA_SHARE > len(sentence)


def is_question(sentence: str) -> bool:
    """Tell whether a sentence asks.

    >>> is_question("Really?!"), is_question("いくらですか。"), is_question("It is; isn't it; well")
    (True, True, False)
    """
    if sentence.isascii() and "?" not in sentence:
        return False
    found = _ASKED.search(sentence, max(0, len(sentence) - 8))
    if found is None:
        return False
    return found[0][0] not in ";\u037e" or _GREEK.match(sentence, max(0, found.start() - 1)) is not None


class Telling:
    """What the words of a text tell, in columns over its words.

    >>> from zettelpy.text.columns import read_columns
    >>> telling = Telling(read_columns("Thanks, great! We moved the boiler on 3 May."), Options())
    >>> telling.length(2, 9), telling.facts(2, 9), len(telling.content(0, 2)), len(telling.content(2, 9))
    (7, 1, 0, 3)
    """

    def __init__(self, columns: Columns, options: Options) -> None:
        words = columns.words
        self._folded, self._ids = words.folded, words.ids
        languages = detect_languages(words)
        stop = stop_words_for(languages) | {word.casefold() for word in options.stop_words}
        stems = stemmer_for(languages)
        numbers: dict[str, int] = {}
        units: list[int] = []
        self._sets: list[tuple[int, ...]] = []
        single: list[int] = []  # the number of the one term of each surface, 0 for none
        for surface, folded in zip(words.surfaces, words.folded, strict=True):
            told = _told(surface, folded)
            terms = index_terms(told, stop, stems) if told and folded not in stop else ()
            found = tuple(numbers.setdefault(term, len(numbers) + 1) for term in terms)
            self._sets.append(found)
            single.append(found[0] if found else 0)
            units.append(_units(surface, told))
        self._row = list(map(single.__getitem__, words.ids))
        # Where every surface has at most one term, a sentence is a slice.
        self._plain = all(len(found) < 2 for found in self._sets)
        spaced = all(unit == 1 for unit in units)
        self._lengths = array("I", () if spaced else accumulate(map(units.__getitem__, words.ids), initial=0))
        self._notices = self._places(map(_is_notice_word, words.surfaces, words.folded))
        self._doubts = self._places(map(_is_doubt, words.surfaces, words.folded))
        small = {surface for surface in words.surfaces if surface[0].islower()}  # asked only, never gone through
        capitals = languages[0] != "de"  # German nouns are no names
        self._names = self._places(capitals and _is_name(surface, small) for surface in words.surfaces)
        self._facts = self._places(map(_is_fact, words.surfaces, words.folded))

    def _places(self, flags: Iterable[bool]) -> array[int]:
        """Return the numbers of the words whose surface has the flag."""
        flagged = list(flags)
        return array("I", compress(range(len(self._ids)), map(flagged.__getitem__, self._ids)))

    def length(self, low: int, high: int) -> int:
        """Return the length of words low to high, in words; two characters make one where nothing parts words."""
        return self._lengths[high] - self._lengths[low] if self._lengths else high - low

    def facts(self, low: int, high: int) -> int:
        """Return how many of the words low to high are numbers, months or days of the week."""
        return _count(self._facts, low, high)

    def names(self, low: int, high: int) -> int:
        """Return how many of the words low to high are capitalised, the first aside, and never met in lower case."""
        return _count(self._names, low + 1, high)

    def may_be_notice(self, low: int, high: int) -> bool:
        """Tell whether words low to high hold one of those that the notices of programs are made of."""
        return _count(self._notices, low, high) > 0

    def is_doubtful(self, low: int, high: int) -> bool:
        """Tell whether words low to high hold one that proposes, wishes or passes on what is said."""
        return _count(self._doubts, low, high) > 0

    def content(self, low: int, high: int) -> set[int]:
        """Return the numbers of the terms of words low to high."""
        if self._plain:
            found = set(self._row[low:high])
            found.discard(0)
            return found
        return set(chain.from_iterable(map(self._sets.__getitem__, self._ids[low:high])))

    def leans(self, low: int, high: int) -> bool:
        """Tell whether the first of words low to high points back to a sentence before."""
        return low < high and self._folded[self._ids[low]] in LEANING

    def greets(self, low: int, high: int) -> bool:
        """Tell whether words low to high open with a greeting."""
        if low >= high:
            return False
        first = self._folded[self._ids[low]]
        return first in GREETS or (not first.isascii() and _greets().match(first) is not None)


def _count(places: array[int], low: int, high: int) -> int:
    """Return how many of the sorted places are in the range."""
    first = bisect_left(places, low)
    return bisect_left(places, high, first) - first


def _told(surface: str, folded: str) -> str:
    """Return the surface without small talk."""
    if folded in SMALL_TALK or _laughter().fullmatch(folded):
        return ""
    return surface if surface.isascii() or not UNSPACED.search(surface) else _runs().sub("", surface)


def _units(surface: str, told: str) -> int:
    if surface.isascii() or not UNSPACED.search(surface):
        return 1
    return -(-len(told) // _CHARACTERS_A_WORD) or 1


def _is_name(surface: str, small: set[str]) -> bool:
    return surface[0].isupper() and len(surface) > 1 and surface.lower() not in small


def _is_notice_word(surface: str, folded: str) -> bool:
    return folded in AUTOMATED_WORDS or (not surface.isascii() and _automated_runs().search(surface) is not None)


def _is_doubt(surface: str, folded: str) -> bool:
    return folded in DOUBTFUL or (not surface.isascii() and _doubts().search(surface) is not None)


def _is_fact(surface: str, folded: str) -> bool:
    return (len(surface) > 1 and any(map(str.isdecimal, surface))) or folded in _calendar()
