"""The words of a text into terms: which can be topics, under which spelling, and how much each says.

Forms of one stem are one term. Whether a form is a noun is told by what stands around it in the whole text (articles
and prepositions before it, against subject pronouns, modals and adverbs of degree), by its ending, and in German by its
capital. So a verb that is in no list is found out by its company, without a dictionary.

Sources: closed-class words as cues for word classes (Brill 1992, in reverse: contexts first); inverse document
frequency (Spärck Jones 1972), here as the number of binary digits of total/count, which is exact on every machine.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import compress
from operator import add
from typing import Final, TypeVar

from zettelpy.extract.chrome import read_chrome
from zettelpy.extract.tongues import Tongues, read_tongues
from zettelpy.extract.topic_endings import CERTAIN, Endings, is_roman, laughs, mostly_letters, shape_of
from zettelpy.extract.topic_runs import hindi_base, is_hindi
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import stop_words_for
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.chrome import MARKUP
from zettelpy.text.lexicon.chrome_fillers import fillers_of
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
    WRITTEN_SUBJECTS,
    frames_of,
)
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stemmer_for
from zettelpy.text.stems.light import without_elision
from zettelpy.text.words import UNSPACED, WORD

T = TypeVar("T")

NONE: Final = -1
_CLASSES: Final = 8  # more than the classes of frame words
SHORT_TEXT: Final = 2000  # words up to which what stands once counts in full
_ARTICLE_FILLER: Final = re.compile(bytes((91, ARTICLE, PREPOSITION, 93, FILLER)))
_ANY: Final = bytes(kind > 0 for kind in range(256))
_AFTER: Final = bytes(kind in (ARTICLE, COPULA) for kind in range(256))
_TWO: Final = re.compile(b"\1(?=\1)")
_LONGEST: Final = 40  # characters of a word that can be a topic
_JOINTS: Final = frozenset(" -\n\u00a0")
_PERSONS: Final = (lexicon.FEMALE | lexicon.MALE) - lexicon.AMBIGUOUS
_HEAD_LAST: Final = frozenset(("en", "de", "ru"))  # the noun of a phrase stands behind what modifies it

# What a form can be.
NOUN, UNSURE, MODIFIER, OTHER = 3, 2, 1, 0
_SHARE: Final = (0.0, 0.0, 0.5, 1.0)


class Terms:
    """The terms of a text.

    `keys[i]` is the term of word i, `NONE` where it is none; `weights` says how much a term tells alone (0: nothing),
    `kinds` what it can be in a phrase; `pairs` are the words that stand directly before another word with a term.
    """

    def __init__(self, columns: Columns, options: Options) -> None:
        self.columns, self.options = columns, options
        self.tongues: Tongues = columns.once(read_tongues)
        self.forms: list[str] = []  # lower-case spelling of each form
        self.stems: list[str] = []
        self.shapes: list[float] = []
        self.kinds_by_ending: list[int] = []  # 1 noun, -1 none, 0 unknown
        self._read_forms()
        self._find_pairs()
        self._judge_forms()
        self._merge()

    def _pick(self, make: Callable[[str], Sequence[T]]) -> list[T]:
        """Return `make(language)[surface]` for each word, in the language of the word."""
        ids, tongues = self.columns.words.ids, self.tongues
        tables = [make(language) for language in tongues.languages]
        if not tongues.of_word:
            return list(map(tables[0].__getitem__, ids))
        return [tables[number][k] for number, k in zip(tongues.of_word, ids, strict=True)]

    # -- forms ---------------------------------------------------------------------------------------------------

    def _read_forms(self) -> None:
        judges = {language: _Judge(self, language) for language in self.tongues.languages}
        self.of_word = self._pick(lambda language: judges[language].column())
        self.chrome = read_chrome(self.columns)
        for i in _places(self.chrome, 1):
            self.of_word[i] = NONE
        self.row = bytes(self._pick(lambda language: judges[language].frames()))

    def number(self, spelling: str, stem: str, shape: float, ending: int) -> int:
        """Return the number of a new form."""
        self.forms.append(spelling)
        self.stems.append(stem)
        self.shapes.append(shape)
        self.kinds_by_ending.append(ending)
        return len(self.forms) - 1

    def _find_pairs(self) -> None:
        of, words, text = self.of_word, self.columns.words, self.columns.text
        starts, ids = words.starts, words.ids
        lengths = list(map(len, words.surfaces))
        found: list[int] = []
        self.has = bytes(map(NONE.__lt__, of))
        for match in _TWO.finditer(self.has):
            i = match.start()
            gap = starts[i] + lengths[ids[i]]
            if starts[i + 1] == gap + 1 and text[gap] in _JOINTS:
                found.append(i)
        self.pairs = found

    def _judge_forms(self) -> None:
        """Tell the nouns by what stands around them."""
        of, row, size = self.of_word, self.row, len(self.forms)
        noun, verb, modifier = [0.0] * size, [0.0] * size, [0.0] * size
        articles = [0.0] * size
        articles_none = self.tongues.languages[0] in ("ru", "hi")
        scaled = list(map(_CLASSES.__mul__, of))
        for code, count in Counter(compress(map(add, scaled[1:], row), _where(row, self.has[1:]))).items():
            form, before = divmod(code, _CLASSES)
            if form >= 0 and before:
                if before in (ARTICLE, PREPOSITION):
                    noun[form] += count if before == ARTICLE else 0.7 * count
                    articles[form] += count if before == ARTICLE or articles_none else 0.0
                elif before == BEFORE_VERB:
                    verb[form] += count
                elif before == DEGREE:
                    modifier[form] += count
                elif before == COPULA:
                    modifier[form] += 0.5 * count
        for code, count in Counter(
            compress(map(add, scaled, row[1:]), _where(row[1:].translate(_AFTER), self.has))
        ).items():
            form, after = divmod(code, _CLASSES)
            if form >= 0 and after:
                if after == COPULA:
                    noun[form] += 0.5 * count
                elif after == ARTICLE:
                    verb[form] += 0.5 * count
        if "hi" in self.tongues.languages:
            self._judge_hindi(noun, verb)
        last = [self.tongues.at(0) in _HEAD_LAST] if not self.tongues.of_word else []
        for i in self.pairs:  # "the old pump": the article speaks for the last word of its phrase
            if i and row[i - 1] in (ARTICLE, PREPOSITION) and (last[0] if last else self.tongues.at(i) in _HEAD_LAST):
                if self.forms[of[i + 1]].endswith("s") and self.tongues.at(i) == "en":
                    continue  # "the pump leaks": a noun and a verb as likely as two nouns
                share = 1.0 if row[i - 1] == ARTICLE else 0.7
                noun[of[i]] -= 0.7 * share
                articles[of[i]] -= share
                modifier[of[i]] += 0.2 * share
                if self.kinds_by_ending[of[i + 1]] >= 0:
                    noun[of[i + 1]] += 0.7 * share
        for match in _ARTICLE_FILLER.finditer(row, 0, max(0, len(row) - 1)):  # "a new pump"
            i = match.end()
            if i < len(of) and of[i] >= 0 and self.tongues.at(i) in _HEAD_LAST:
                noun[of[i]] += 0.7
        self.titled = Counter(of[i + 1] for i in _places(row[:-1], TITLE))
        self.kinds = [
            _kind(
                noun[k] if self.kinds_by_ending[k] >= 0 else articles[k], verb[k], modifier[k], self.kinds_by_ending[k]
            )
            for k in range(size)
        ]  # of forms, until they are merged

    def _judge_hindi(self, noun: list[float], verb: list[float]) -> None:
        """Tell Hindi nouns by the postposition behind them, verbs by an auxiliary behind them or the sentence's end."""
        words, of = self.columns.words, self.of_word
        kinds = [
            1 if folded in HINDI_POSTPOSITIONS else 2 if folded in HINDI_AUXILIARIES else 0 for folded in words.folded
        ]
        for i in compress(range(len(of) - 1), map(NONE.__lt__, of)):
            kind = kinds[words.ids[i + 1]]
            if kind == 1:
                noun[of[i]] += 1.0
            elif kind == 2:
                verb[of[i]] += 1.0
        for stop in (*self.columns.sentence_words[1:], len(of)):  # the verb stands last
            if stop and of[stop - 1] >= 0 and words.folded[words.ids[stop - 1]][-1:] in HINDI_VERB_SIGNS:
                verb[of[stop - 1]] += 0.6

    def _merge(self) -> None:
        """Put the forms of one stem together: the kind of the best, the spelling of the most frequent of that kind."""
        counts = Counter(self.of_word)
        counts.pop(NONE, None)
        numbers: dict[str, int] = {}
        term_of: list[int] = []
        best: list[tuple[int, int, int, int]] = []  # kind, count, minus its length, minus the form
        for form, stem in enumerate(self.stems):
            term = numbers.setdefault(stem, len(numbers))
            rank = (self.kinds[form], counts[form], -len(self.forms[form]), -form)
            if 5 * self.titled[form] > counts[form]:
                rank = (OTHER, counts[form], 0, -form)
            term_of.append(term)
            if term == len(best):
                best.append(rank)
            else:
                best[term] = max(best[term], rank)
        term_of.append(NONE)  # reached by index -1
        self.keys = list(map(term_of.__getitem__, self.of_word))
        self.counts: Counter[int] = Counter()
        for form, term in enumerate(term_of[:-1]):
            self.counts[term] += counts[form]
        self.spellings = [self.forms[-form] for *_, form in best]
        self.form_of_term = [-form for *_, form in best]
        form_kinds, self.kinds = self.kinds, [kind for kind, *_ in best]
        self.form_kinds = form_kinds
        total, least = len(self.keys), self.options.min_topic_frequency
        self.weights = [0.0] * len(best)
        for term, count in self.counts.items():
            if count >= max(1, least):
                rarity = float((total // count).bit_length())
                kind = self.kinds[term]
                if total > SHORT_TEXT and count < 3:
                    rarity *= 0.4 * count if kind == NOUN else 0.0
                self.weights[term] = rarity * self.shapes[self.form_of_term[term]] * _SHARE[kind]


def _where(kinds: bytes, has: bytes) -> bytes:
    """Return one byte for each of the places that both have: not 0 where the kind is none of 0 and a form stands."""
    size = min(len(kinds), len(has))
    left = int.from_bytes(kinds[:size].translate(_ANY), "big")
    return (left & int.from_bytes(has[:size], "big")).to_bytes(size, "big")


def _places(marks: bytes | bytearray, mark: int) -> list[int]:
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


class _Judge:
    """Tells which words of one language can be topics, and under which spelling."""

    def __init__(self, terms: Terms, language: str) -> None:
        self.terms, self.language = terms, language
        columns, options = terms.columns, terms.options
        languages = terms.tongues.languages
        self.words = columns.words
        self.stop = stop_words_for(languages) | frozenset(fold(word) for word in options.stop_words)
        if language not in ("en", "de"):
            self.stop |= stop_words_for(("en",)) - _FOREIGN
        self.fillers = frozenset[str]().union(*(fillers_of(code) for code in dict.fromkeys((*languages, "en"))))
        self.fillers |= lexicon.CALENDAR | lexicon.CIVIL_TITLES | lexicon.PERSON_VERBS | lexicon.GREETINGS | MARKUP
        self.speakers = frozenset(
            fold(word) for block in columns.layout.blocks if block.speaker for word in WORD.findall(block.speaker)
        )
        self.stems = stemmer_for((language,))
        self.speaker_stems = frozenset(
            self.stems(word)[0] for word in sorted(self.speakers) if len(word) > 3 and not word.isascii()
        )
        self.frame = frames_of(language)
        self.endings = Endings(language, small=language == "de" and _writes_small(columns))

    def frames(self) -> list[int]:
        """Return the class of each surface."""
        frame, fillers = self.frame, self.fillers
        found = [frame.get(folded, 0) or (FILLER if folded in fillers else 0) for folded in self.words.folded]
        if self.language in WRITTEN_SUBJECTS:
            subjects = WRITTEN_SUBJECTS[self.language].split()
            for k, surface in enumerate(self.words.surfaces):
                if not surface.isascii() and surface.lower() in subjects:
                    found[k] = BEFORE_VERB
        return found

    def column(self) -> list[int]:
        """Return the form of each surface, `NONE` where it can be no topic."""
        words = self.words
        inside: Counter[int] = Counter()
        if self.language == "de":
            inside = Counter(words.ids)
            inside.subtract(Counter(words.ids[k] for k in self.terms.columns.sentence_words if k < len(words)))
        forms: dict[str, int] = {}
        found = []
        for k, surface in enumerate(words.surfaces):
            folded = words.folded[k]
            base, key = self._base(surface, folded)
            if not key:
                found.append(NONE)
                continue
            if key not in forms:
                ending = self.endings.kind(surface, key, inside[k])
                stem = self.stems(key)[0] if len(key) > 3 else key
                forms[key] = self.terms.number(base, stem, shape_of(surface), ending)
            elif self.language == "de" and surface[0].isupper() and inside[k] > 0:
                self.terms.kinds_by_ending[forms[key]] = CERTAIN
            found.append(forms[key])
        return found

    def _base(self, surface: str, folded: str) -> tuple[str, str]:
        """Return the spelling of a word as a topic and its key; empty where it is none."""
        if "_" in folded:
            surface, folded = surface.strip("_"), folded.strip("_")
        if self._dull(folded):
            return "", ""
        if "'" in folded:
            if folded.endswith("'s"):
                surface, folded = surface[:-2], folded[:-2]
            elif folded.rpartition("'")[2] in ("t", "ll", "re", "ve", "d", "m"):
                return "", ""
            elif self.language in ("fr", "it"):
                bare = without_elision(folded)
                surface, folded = surface[len(surface) - len(bare) :], bare
            if self._dull(folded):
                return "", ""
        if not 2 < len(folded) <= _LONGEST and not (
            len(folded) == 2 and surface.isupper() and folded not in lexicon.COMMON
        ):
            return "", ""
        if folded[0].isdecimal() or not mostly_letters(folded) or laughs(folded) or is_roman(folded):
            return "", ""
        if not surface.isascii():
            if UNSPACED.search(surface) or "\uac00" <= surface[0] <= "\ud7a3":
                return "", ""
            if is_hindi(surface):
                base = hindi_base(surface)
                return ("", "") if not base or self._dull(base) else (base, base)
        elif not surface.islower() and folded in _PERSONS:
            return "", ""
        return surface.lower(), folded

    def _dull(self, folded: str) -> bool:
        return (
            folded in self.stop
            or folded in self.fillers
            or folded in self.speakers
            or (not folded.isascii() and self.stems(folded)[0] in self.speaker_stems)
        )


# English stop words that are content words in other languages.
_FOREIGN: Final = frozenset("but or on son dans sale main pour as am more do no come so me all none".split())


def _writes_small(columns: Columns) -> bool:
    """Tell whether a German text writes its nouns without capitals."""
    words = columns.words
    counts = Counter(words.ids)
    large = 0
    for k, surface in enumerate(words.surfaces):
        large += counts[k] if surface[0].isupper() else 0
    return 20 * (large - len(columns.sentence_words)) < len(words) and 12 * large < len(words)
