"""The words of a text into what a sentence of them tells: its length, its content, its facts; and who merely chatters.

Everything is decided once per distinct surface; what few words have is kept as the sorted numbers of those words.
Content is stems (pairs of characters in scripts without spaces); words of small talk have none.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, chain, compress, count
from typing import Final

from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.lexicon.smalltalk import (
    AUTOMATED,
    AUTOMATED_PARTS,
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
from zettelpy.text.terms import index_terms, term_column
from zettelpy.text.words import UNSPACED

_CHARACTERS_A_WORD: Final = 2  # in scripts without spaces, about
_ASKED: Final = lazily(r"[?？؟;\u037e][\s\"'”’»›)\]」』!！？?]*$|(?:か|かな|かしら|吗|嗎|呢|까요?)[。.…~〜\s]*$")
_CLOSERS: Final = " \t\n\v\f\r\x1c\x1d\x1e\x1f\"')]!?"  # what may stand behind a question mark, in ASCII
_GREEK: Final = lazily("[\u0370-\u03ff]")
_END: Final = 8  # characters at the end of a sentence in which a question mark stands
_SIGNS: Final = lazily(r"[{}<>=|\\/_#$]")
_DATA_SHARE: Final = 10  # of so many characters one that prose does without: a log line

# What the spelling of a word tells, as bits, and the tables that make a row of zeros and ones of a row of those.
_FACT, _NAME, _NOTICE, _DOUBT, _LEANS, _GREETS, _SEVERAL = 1, 2, 4, 8, 16, 32, 64
_TABLES: Final = [
    bytes(bits & bit > 0 for bits in range(256)) for bit in (_FACT, _NAME, _NOTICE, _DOUBT, _LEANS, _GREETS, _SEVERAL)
]


# Letters that a search in any case and one in small letters take for different ones.
_ODD_CASES: Final = frozenset("İıſ\u1c80\u1c81\u1c82\u1c83\u1c84\u1c85\u1c86\u1c87\u1c88")
_EAST: Final = "\u3041"  # no letter of the runs of small talk, doubt and greeting comes before it
_LAUGHTER: Final = lazily(LAUGHTER)
_RUNS: Final = lazily(SMALL_TALK_RUNS)
_DOUBTS: Final = lazily(DOUBTFUL_RUNS)
_HELLOS: Final = lazily(GREETS_RUNS)
_MACHINES: Final = lazily(MACHINES, re.IGNORECASE)
_AUTOMATED: Final = lazily(AUTOMATED, re.IGNORECASE)
_AUTOMATED_SMALL: Final = lazily(AUTOMATED)
_AUTOMATED_RUNS: Final = lazily(AUTOMATED_RUNS)


@cache
def _calendar() -> frozenset[str]:
    tables = chain(MONTHS.values(), WEEKDAYS.values())
    return frozenset(fold(form) for table in tables for forms in table for form in forms.split() if len(form) > 2)


def is_machine(speaker: str) -> bool:
    """Tell whether a speaker is a program: a bot, a build server.

    >>> [name for name in ("relay-bot", "Talbot", "Jenkins CI", "mara", "GitHub") if is_machine(name)]
    ['relay-bot', 'Jenkins CI', 'GitHub']
    """
    return bool(speaker) and _MACHINES.search(speaker) is not None


def is_notice(sentence: str) -> bool:
    """Tell whether a sentence holds a phrase of the notices that programs write.

    >>> is_notice("mara joined the channel"), is_notice("Mara joined us"), is_notice("Build 4.2 has failed.")
    (True, False, True)
    """
    if not _ODD_CASES.isdisjoint(sentence):
        return _AUTOMATED.search(sentence) is not None or _AUTOMATED_RUNS.search(sentence) is not None
    small = sentence.lower()  # so that each alternative is tried by its first letter
    if any(part in small for part in AUTOMATED_PARTS) and _AUTOMATED_SMALL.search(small) is not None:
        return True
    return not sentence.isascii() and _AUTOMATED_RUNS.search(sentence) is not None


class Data:
    """Tells the records and lines of logs in a text by their signs, whose places are looked for once.

    >>> data = Data('{"level":"warn","free":3}\\na = b\\nThe rate is 3/4 of it.')
    >>> data.stands(0, 25), data.stands(26, 31), data.stands(32, 55)
    (True, True, False)
    """

    __slots__ = ("_places", "_records", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._places = array("I", (match.start() for match in _SIGNS.finditer(text)))
        self._records = '":' in text

    def stands(self, start: int, end: int) -> bool:
        """Tell whether text[start:end], a sentence, is a record or a line of a log."""
        first = bisect_left(self._places, start)
        signs = bisect_left(self._places, end, first) - first
        return signs * _DATA_SHARE > end - start or (self._records and self._text.find('":', start, end) >= 0)


def is_question(sentence: str) -> bool:
    """Tell whether a sentence asks.

    >>> is_question("Really?!"), is_question("いくらですか。"), is_question("It is; isn't it; well")
    (True, True, False)
    """
    if sentence.isascii():
        if "?" not in sentence:
            return False
        end = sentence[-_END:]
        body = end.rstrip(_CLOSERS)
        return "?" in end[len(body) :] and not body.endswith(";")
    found = _ASKED.search(sentence, max(0, len(sentence) - _END))
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
        ids, surfaces, folded = words.ids, words.surfaces, words.folded
        languages = detect_languages(words)
        stop = stop_words_for(languages) | frozenset(word.casefold() for word in options.stop_words)
        odd = [k for k, plain in enumerate(map(str.isascii, surfaces)) if not plain]
        terms = term_column(words, stop, languages)
        units = [1] * len(surfaces)
        for k in odd:
            if UNSPACED.search(surfaces[k]):
                small = folded[k] in SMALL_TALK or _LAUGHTER.fullmatch(folded[k])
                told = "" if small else _RUNS.sub("", surfaces[k])
                terms[k] = index_terms(told, stop, words.asked(stemmer_for(languages)))
                units[k] = -(-len(told) // _CHARACTERS_A_WORD) or 1
        empty = (SMALL_TALK.__contains__, _LAUGHTER.fullmatch, stop.__contains__)
        for k in chain.from_iterable(compress(count(), map(test, folded)) for test in empty):
            terms[k] = ()
        self._terms = terms
        # The one term of each word, "" for none; the words with several are few.
        self._row = list(words.each([found[0] if found else "" for found in terms]))
        self._ids = ids
        spaced = units.count(1) == len(units)
        self._lengths = array("I", () if spaced else accumulate(words.each(units), initial=0))
        signs = _signs(surfaces, folded, odd, capitals=languages[0] != "de")
        for k, found in enumerate(terms):
            if len(found) > 1:
                signs[k] |= _SEVERAL
        row = bytes(words.each(signs))
        self._facts, self._names, self._notices, self._doubts, self._leans, self._greets, self._several = (
            row.translate(table) for table in _TABLES
        )

    def length(self, low: int, high: int) -> int:
        """Return the length of words low to high, in words; two characters make one where nothing parts words."""
        return self._lengths[high] - self._lengths[low] if self._lengths else high - low

    def facts(self, low: int, high: int) -> int:
        """Return how many of the words low to high are numbers, months or days of the week."""
        return self._facts.count(1, low, high)

    def names(self, low: int, high: int) -> int:
        """Return how many of the words low to high are capitalised, the first aside, and never met in lower case."""
        return self._names.count(1, low + 1, high)

    def may_be_notice(self, low: int, high: int) -> bool:
        """Tell whether words low to high hold one of those that the notices of programs are made of."""
        return self._notices.find(1, low, high) >= 0

    def is_doubtful(self, low: int, high: int) -> bool:
        """Tell whether words low to high hold one that proposes, wishes or passes on what is said."""
        return self._doubts.find(1, low, high) >= 0

    def content(self, low: int, high: int) -> set[str]:
        """Return the terms of words low to high."""
        found = set(self._row[low:high])
        found.discard("")
        at = self._several.find(1, low, high)
        while at >= 0:
            found.update(self._terms[self._ids[at]])
            at = self._several.find(1, at + 1, high)
        return found

    def leans(self, low: int, high: int) -> bool:
        """Tell whether the first of words low to high points back to a sentence before."""
        return low < high and self._leans[low] > 0

    def greets(self, low: int, high: int) -> bool:
        """Tell whether words low to high open with a greeting."""
        return low < high and self._greets[low] > 0


def _signs(surfaces: Sequence[str], folded: Sequence[str], odd: Sequence[int], *, capitals: bool) -> list[int]:
    """Return, for each surface, what it tells, as bits; `odd` are those beyond ASCII, `capitals` tell of names."""
    small = frozenset(surface for surface in surfaces if surface[0].islower())
    signs = [0] * len(surfaces)

    def mark(bit: int, surfaces: Iterable[int]) -> None:
        for k in surfaces:
            signs[k] |= bit

    for bit, known in (
        (_FACT, _calendar()),
        (_NOTICE, AUTOMATED_WORDS),
        (_DOUBT, DOUBTFUL),
        (_LEANS, LEANING),
        (_GREETS, GREETS),
    ):
        mark(bit, compress(count(), map(known.__contains__, folded)))
    lettered = map(str.isalpha, surfaces)
    mark(_FACT, (k for k, only in enumerate(lettered) if not only and _is_number(surfaces[k])))
    if capitals:  # German nouns are no names
        mark(_NAME, (k for k, surface in enumerate(surfaces) if surface[0].isupper() and _is_name(surface, small)))
    for k in odd:
        if max(surfaces[k]) < _EAST:
            continue
        signs[k] |= _NOTICE if _AUTOMATED_RUNS.search(surfaces[k]) else 0
        signs[k] |= _DOUBT if _DOUBTS.search(surfaces[k]) else 0
        signs[k] |= _GREETS if _HELLOS.match(folded[k]) else 0
    return signs


def _is_name(surface: str, small: frozenset[str]) -> bool:
    return len(surface) > 1 and surface.lower() not in small


def _is_number(surface: str) -> bool:
    return len(surface) > 1 and any(map(str.isdecimal, surface))
