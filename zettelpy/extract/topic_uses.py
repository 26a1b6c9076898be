"""The neighbours of words into what the words are: nouns or not, each where it stands, and each form in the whole text.

A word behind an article or a preposition is a noun more often than not, one behind a subject pronoun, a modal or an
adverb of degree is none. What a word's own neighbours say decides where it stands. Only where they say nothing, the
balance over the whole text is asked, and only for whether the form is clearly no noun: so what is written elsewhere
seldom changes what a span is about, and a verb that is in no list is still found out by its company.

Source: closed-class words as cues for word classes (Brill 1992, in reverse: contexts first).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import compress
from operator import add
from typing import Final, NamedTuple

from zettelpy.extract.tongues import Tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.chrome_frames import (
    ARTICLE,
    BEFORE_VERB,
    COPULA,
    DEGREE,
    FILLER,
    HINDI_AUXILIARIES,
    HINDI_POSTPOSITIONS,
    HINDI_VERB_SIGNS,
    PREPOSITION,
    TITLE,
)

NONE: Final = -1
NOUN, UNSURE, MODIFIER, OTHER = 3, 2, 1, 0  # what a form can be

_CLASSES: Final = 8  # more than the classes of frame words
_ARTICLE_FILLER: Final = re.compile(bytes((91, ARTICLE, PREPOSITION, 93, FILLER)))
_ANY: Final = bytes(kind > 0 for kind in range(256))
_AFTER: Final = bytes(kind in (ARTICLE, COPULA) for kind in range(256))
_HEAD_LAST: Final = frozenset(("en", "de", "ru"))  # the noun of a phrase stands behind what modifies it

# What the word before says, and the word after: the one before decides.
_AS_NOUN, _AS_OTHER = 1, 2
_BY_BEFORE: Final = bytes(
    _AS_NOUN if kind in (ARTICLE, PREPOSITION) else _AS_OTHER if kind in (BEFORE_VERB, DEGREE) else 0
    for kind in range(256)
)
_BY_AFTER: Final = bytes(4 if kind == COPULA else 8 if kind == ARTICLE else 0 for kind in range(256))
_BY_BOTH: Final = bytes(code & 3 or (_AS_NOUN if code & 4 else _AS_OTHER if code & 8 else 0) for code in range(256))
_ONLY: Final = tuple(bytes(kind == wanted for kind in range(256)) for wanted in range(3))


class Uses(NamedTuple):
    """How words are used: what each form is in the whole text, and one byte a word, 1 where it is used so."""

    kinds: list[int]
    titled: Counter[int]  # how often a title stands before a form
    as_noun: bytes
    as_other: bytes


class Words(NamedTuple):
    """What is known of the words of a text before their neighbours are asked."""

    columns: Columns
    tongues: Tongues
    of_word: Sequence[int]  # the form of each word, NONE where it is none
    row: bytes  # the class of each word as a neighbour (`chrome_frames`)
    pairs: Sequence[int]  # words that stand directly before another one with a form
    forms: Sequence[str]
    endings: Sequence[int]  # what the ending of each form says: above 0 a noun, below 0 none


def read_uses(given: Words) -> Uses:
    """Return how the words of a text are used, in time linear in the text."""
    reader = _Reader(given)
    reader.count_neighbours()
    reader.count_phrases()
    if "hi" in given.tongues.languages:
        reader.count_hindi()
    titled = Counter(given.of_word[i + 1] for i in places(given.row[:-1], TITLE))
    here = bytes(reader.here)
    return Uses(reader.kinds(), titled, here.translate(_ONLY[_AS_NOUN]), here.translate(_ONLY[_AS_OTHER]))


class _Reader:
    """Gathers for each form what speaks for a noun, a verb and a modifier, and for each word what it is here."""

    def __init__(self, given: Words) -> None:
        self.given, self.of, self.row = given, given.of_word, given.row
        size = len(given.forms)
        self.noun, self.verb, self.modifier, self.articles = ([0.0] * size for _ in range(4))
        before = int.from_bytes((b"\0" + self.row[:-1]).translate(_BY_BEFORE), "big")
        after = int.from_bytes((self.row[1:] + b"\0").translate(_BY_AFTER), "big")
        self.here = bytearray((before | after).to_bytes(len(self.row), "big").translate(_BY_BOTH))

    def count_neighbours(self) -> None:
        """Count the words before and behind each form."""
        noun, verb, modifier, row = self.noun, self.verb, self.modifier, self.row
        articles_none = self.given.tongues.languages[0] in ("ru", "hi")
        has = bytes(map(NONE.__lt__, self.of))
        scaled = list(map(_CLASSES.__mul__, self.of))
        for code, count in Counter(compress(map(add, scaled[1:], row), _where(row, has[1:]))).items():
            form, before = divmod(code, _CLASSES)
            if form >= 0 and before:
                if before in (ARTICLE, PREPOSITION):
                    noun[form] += count if before == ARTICLE else 0.7 * count
                    self.articles[form] += count if before == ARTICLE or articles_none else 0.0
                elif before == BEFORE_VERB:
                    verb[form] += count
                elif before == DEGREE:
                    modifier[form] += count
                elif before == COPULA:
                    modifier[form] += 0.5 * count
        behind = _where(row[1:].translate(_AFTER), has)
        for code, count in Counter(compress(map(add, scaled, row[1:]), behind)).items():
            form, after = divmod(code, _CLASSES)
            if form >= 0 and after:
                if after == COPULA:
                    noun[form] += 0.5 * count
                elif after == ARTICLE:
                    verb[form] += 0.5 * count

    def count_phrases(self) -> None:
        """Let an article speak for the last word of its phrase ("the old pump", "a new pump")."""
        of, row, tongues, here, endings = self.of, self.row, self.given.tongues, self.here, self.given.endings
        last = [tongues.at(0) in _HEAD_LAST] if not tongues.of_word else []
        for i in self.given.pairs:
            if i and row[i - 1] in (ARTICLE, PREPOSITION) and (last[0] if last else tongues.at(i) in _HEAD_LAST):
                if self.given.forms[of[i + 1]].endswith("s") and tongues.at(i) == "en":
                    continue  # "the pump leaks": a noun and a verb as likely as two nouns
                share = 1.0 if row[i - 1] == ARTICLE else 0.7
                self.noun[of[i]] -= 0.7 * share
                self.articles[of[i]] -= share
                self.modifier[of[i]] += 0.2 * share
                here[i] = 0
                if endings[of[i + 1]] >= 0:
                    self.noun[of[i + 1]] += 0.7 * share
                    here[i + 1] = here[i + 1] or _AS_NOUN
        for match in _ARTICLE_FILLER.finditer(row, 0, max(0, len(row) - 1)):
            i = match.end()
            if i < len(of) and of[i] >= 0 and tongues.at(i) in _HEAD_LAST:
                self.noun[of[i]] += 0.7
                here[i] = here[i] or _AS_NOUN

    def count_hindi(self) -> None:
        """Tell Hindi nouns by the postposition behind them, verbs by an auxiliary behind them or the sentence's end."""
        columns, of = self.given.columns, self.of
        words = columns.words
        kinds = [
            1 if folded in HINDI_POSTPOSITIONS else 2 if folded in HINDI_AUXILIARIES else 0 for folded in words.folded
        ]
        for i in compress(range(len(of) - 1), map(NONE.__lt__, of)):
            kind = kinds[words.ids[i + 1]]
            if kind == 1:
                self.noun[of[i]] += 1.0
                self.here[i] = _AS_NOUN
            elif kind == 2:
                self.verb[of[i]] += 1.0
                self.here[i] = _AS_OTHER
        for stop in (*columns.sentence_words[1:], len(of)):  # the verb stands last
            if stop and of[stop - 1] >= 0 and words.folded[words.ids[stop - 1]][-1:] in HINDI_VERB_SIGNS:
                self.verb[of[stop - 1]] += 0.6
                self.here[stop - 1] = _AS_OTHER

    def kinds(self) -> list[int]:
        """Return what each form is in the whole text."""
        return [
            _kind(noun if ending >= 0 else articles, verb, modifier, ending)
            for noun, articles, verb, modifier, ending in zip(
                self.noun, self.articles, self.verb, self.modifier, self.given.endings, strict=True
            )
        ]


def _where(kinds: bytes, has: bytes) -> bytes:
    """Return one byte for each of the places that both have: not 0 where the kind is none of 0 and a form stands."""
    size = min(len(kinds), len(has))
    left = int.from_bytes(kinds[:size].translate(_ANY), "big")
    return (left & int.from_bytes(has[:size], "big")).to_bytes(size, "big")


def places(marks: bytes | bytearray, mark: int) -> list[int]:
    """Return the places of a byte, in order.

    >>> places(bytes((0, 6, 0, 6)), 6)
    [1, 3]
    """
    found, at = [], marks.find(mark)
    while at >= 0:
        found.append(at)
        at = marks.find(mark, at + 1)
    return found


def _kind(noun: float, verb: float, modifier: float, ending: int) -> int:
    """Weigh what stands around a form against its ending (1 of a noun, -1 of another word)."""
    against = verb + modifier
    if ending < -1:
        return MODIFIER if ending == -2 else OTHER
    if ending < 0:
        return NOUN if noun >= 1.0 and noun > 2 * against else OTHER if verb > modifier else MODIFIER
    if ending > 0:
        noun += 1.0
    if noun > 1.5 * against and noun >= 0.4:
        return NOUN
    if noun >= against:
        return UNSURE
    return OTHER if verb >= modifier else MODIFIER
