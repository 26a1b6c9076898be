"""The neighbours of words into what the words are: nouns or not, each where it stands, and each form in the whole text.

A word behind an article or a preposition is a noun more often than not, one behind a subject pronoun, a modal or an
adverb of degree is none. What a word's own neighbours say decides where it stands. Only where they say nothing, the
balance over the whole text is asked, and only for whether the form is clearly no noun: so what is written elsewhere
seldom changes what a span is about, and a verb that is in no list is still found out by its company.

Source: closed-class words as cues for word classes (Brill 1992, in reverse: contexts first).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final, NamedTuple

from zettelpy.extract.tongues import Tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.chrome_frames import (
    ARTICLE,
    BEFORE_VERB,
    COPULA,
    DEGREE,
    HINDI_AUXILIARIES,
    HINDI_POSTPOSITIONS,
    HINDI_VERB_SIGNS,
    PREPOSITION,
    TITLE,
)

NONE: Final = -1
NOUN, UNSURE, MODIFIER, OTHER = 3, 2, 1, 0  # what a form can be

_OPENS: Final = bytes(kind in (ARTICLE, PREPOSITION) for kind in range(256))
_HEAD_LAST: Final = frozenset(("en", "de", "ru"))  # the noun of a phrase stands behind what modifies it

# What the word before says, and the word after: the one before decides.
AS_NOUN, AS_OTHER = 1, 2
_BY_BEFORE: Final = bytes(
    AS_NOUN if kind in (ARTICLE, PREPOSITION) else AS_OTHER if kind in (BEFORE_VERB, DEGREE) else 0
    for kind in range(256)
)
_BY_BEHIND: Final = bytes(4 if kind == COPULA else 8 if kind == ARTICLE else 0 for kind in range(256))
_BY_BOTH: Final = bytes(code & 3 or (AS_NOUN if code & 4 else AS_OTHER if code & 8 else 0) for code in range(256))
_ONLY: Final = tuple(bytes(kind == wanted for kind in range(256)) for wanted in range(8))  # by class of neighbour


class Uses(NamedTuple):
    """How words are used: what each form is in the whole text, and one byte a word for what it is where it stands."""

    kinds: list[int]
    titled: Counter[int]  # how often a title stands before a form
    here: bytes  # of each word with a form: AS_NOUN, AS_OTHER, or 0 where the neighbours do not tell


class Words(NamedTuple):
    """What is known of the words of a text that have a form, before their neighbours are asked."""

    columns: Columns
    tongues: Tongues
    at: Sequence[int]  # which word of the text each is
    form_at: Sequence[int]  # the form of each
    before: bytes  # the class of the word before each (`chrome_frames`)
    behind: bytes  # the class of the word behind each
    over_filler: bytes  # 1 where a filler stands before it, and an article or a preposition before that
    pairs: Sequence[int]  # those that stand directly before another one
    forms: Sequence[str]
    endings: Sequence[int]  # what the ending of each form says: above 0 a noun, below 0 none


def read_uses(given: Words) -> Uses:
    """Return how the words of a text are used, in time linear in the text."""
    reader = _Reader(given)
    reader.count_neighbours()
    reader.count_phrases()
    if "hi" in given.tongues.languages:
        reader.count_hindi()
    titled = Counter(compress(given.form_at, given.before.translate(_ONLY[TITLE])))
    return Uses(reader.kinds(), titled, bytes(reader.here))


class _Reader:
    """Gathers for each form what speaks for a noun, a verb and a modifier, and for each word what it is here."""

    def __init__(self, given: Words) -> None:
        self.given = given
        size = len(given.forms)
        self.noun, self.verb, self.modifier, self.articles = ([0.0] * size for _ in range(4))
        before = int.from_bytes(given.before.translate(_BY_BEFORE), "big")
        behind = int.from_bytes(given.behind.translate(_BY_BEHIND), "big")
        self.here = bytearray((before | behind).to_bytes(len(given.before), "big").translate(_BY_BOTH))

    def count_neighbours(self) -> None:
        """Count the words before and behind each form."""
        noun, verb, modifier, articles = self.noun, self.verb, self.modifier, self.articles
        articles_none = self.given.tongues.languages[0] in ("ru", "hi")
        before, behind = self.given.before, self.given.behind
        for form, count in self._beside(before, ARTICLE):
            noun[form] += count
            articles[form] += count
        for form, count in self._beside(before, PREPOSITION):
            noun[form] += 0.7 * count
            articles[form] += count if articles_none else 0.0
        for form, count in self._beside(before, BEFORE_VERB):
            verb[form] += count
        for form, count in self._beside(before, DEGREE):
            modifier[form] += count
        for form, count in self._beside(before, COPULA):
            modifier[form] += 0.5 * count
        for form, count in self._beside(behind, COPULA):
            noun[form] += 0.5 * count
        for form, count in self._beside(behind, ARTICLE):
            verb[form] += 0.5 * count

    def _beside(self, neighbours: bytes, kind: int) -> Iterable[tuple[int, int]]:
        """Return (form, how often) for the forms whose neighbour is of a class."""
        return Counter(compress(self.given.form_at, neighbours.translate(_ONLY[kind]))).items()

    def count_phrases(self) -> None:
        """Let an article speak for the last word of its phrase ("the old pump", "a new pump")."""
        given, tongues, here = self.given, self.given.tongues, self.here
        form_at, before, endings, forms = given.form_at, given.before, given.endings, given.forms
        one = not tongues.of_word
        if one and tongues.at(0) not in _HEAD_LAST:
            return
        opens = before.translate(_OPENS)
        for i in compress(given.pairs, map(opens.__getitem__, given.pairs)):
            language = tongues.at(given.at[i])
            if one or language in _HEAD_LAST:
                form, last = form_at[i], form_at[i + 1]
                if language == "en" and forms[last].endswith("s"):
                    continue  # "the pump leaks": a noun and a verb as likely as two nouns
                share = 1.0 if before[i] == ARTICLE else 0.7
                self.noun[form] -= 0.7 * share
                self.articles[form] -= share
                self.modifier[form] += 0.2 * share
                here[i] = 0
                if endings[last] >= 0:
                    self.noun[last] += 0.7 * share
                    here[i + 1] = here[i + 1] or AS_NOUN
        for i in compress(range(len(form_at)), given.over_filler):
            if one or tongues.at(given.at[i]) in _HEAD_LAST:
                self.noun[form_at[i]] += 0.7
                here[i] = here[i] or AS_NOUN

    def count_hindi(self) -> None:
        """Tell Hindi nouns by the postposition behind them, verbs by an auxiliary behind them or the sentence's end."""
        columns, at, form_at = self.given.columns, self.given.at, self.given.form_at
        words = columns.words
        kinds = [
            1 if folded in HINDI_POSTPOSITIONS else 2 if folded in HINDI_AUXILIARIES else 0 for folded in words.folded
        ]
        numbers = {word: i for i, word in enumerate(at)}
        for i, form in enumerate(form_at):
            kind = kinds[words.ids[at[i] + 1]] if at[i] + 1 < len(words) else 0
            if kind == 1:
                self.noun[form] += 1.0
                self.here[i] = AS_NOUN
            elif kind == 2:
                self.verb[form] += 1.0
                self.here[i] = AS_OTHER
        for stop in (*columns.sentence_words[1:], len(words)):  # the verb stands last
            last = numbers.get(stop - 1)
            if last is not None and words.folded[words.ids[stop - 1]][-1:] in HINDI_VERB_SIGNS:
                self.verb[form_at[last]] += 0.6
                self.here[last] = AS_OTHER

    def kinds(self) -> list[int]:
        """Return what each form is in the whole text."""
        return [
            _kind(noun if ending >= 0 else articles, verb, modifier, ending)
            for noun, articles, verb, modifier, ending in zip(
                self.noun, self.articles, self.verb, self.modifier, self.given.endings, strict=True
            )
        ]


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
