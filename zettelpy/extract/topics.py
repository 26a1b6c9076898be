"""What a span is about: up to eight words and phrases of two or three words, in lower case.

A word scores by its count in the span, its spread over it, its shape (NASA, GitHub, long nouns) and how rare it is in
the whole text; a phrase by its count and its words, and more if the text repeats it. Stop words, numbers, dates, time
stamps, speakers, addresses, markup and log lines are no topics. Chinese and Japanese words are read as repeated runs of
two or three characters between function characters.

Sources: YAKE (Campos et al. 2020) for casing and spread; inverse document frequency (Spärck Jones 1972), here as the
number of binary digits of total/count, which is exact on every machine.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from zettelpy.extract.evidence import CAPITALS, MIXED, MUTE, read_states, read_trait
from zettelpy.extract.patterns import patterned_lines
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED, WORD

MOST: Final = 8  # topics of a span
MOST_PHRASES: Final = 4

_NONE: Final = -1
_JOINTS: Final = frozenset(" -\n\u00a0")
_SHORT_TEXT: Final = 2000  # words up to which a phrase counts that stands once
_BOOST_CAPITALS: Final = 2.0
_BOOST_MIXED: Final = 2.5
_BOOST_NOUN: Final = 1.3
_BOOST_DULL: Final = 0.7
_DULL: Final = ("ed", "ly")  # participles and adverbs
_SUFFIXES: Final = (
    "tion", "sion", "ment", "ness", "ity", "ance", "ence", "ship", "ism", "ology", "graphy", "ure", "ist", "al", "ic",
    "ung", "heit", "keit", "schaft", "cion", "dad", "tad", "ite", "zione", "cao",
)  # fmt: skip

_MUTED: Final = re.compile(b"[" + re.escape(bytes(state for state in range(16) if state & MUTE)) + b"]")
_HAN: Final = re.compile("[\u3400-\u4dbf\u4e00-\u9fff々〆]+|[\u30a1-\u30fa\u30fc]+")
_FUNCTION: Final = re.compile("[的了是在我你他她它们也不就都和与很这那吗呢吧啊把被着之其们私]+")
_DIGITS: Final = "一二三四五六七八九十百千万億两"
_NUMERAL: Final = re.compile(f"[{_DIGITS}][{_DIGITS}年月日時分秒円元个個枚人本台回号番块天点週周末間目前後]*")
_LONGEST: Final = 40  # characters of a word that can be a topic
_GRAMS: Final = (2, 3)


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Count words and phrases over the whole text; return a function from a span to its topics, the best first.

    `options.stop_words` are no topics; `options.min_topic_frequency` counts over the whole text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "The boiler leaks. A boiler valve is loose, and the boiler valve was new in 2021."
    >>> reader(read_columns(text), Options())(0, len(text))
    ('boiler valve', 'leaks', 'loose')
    """
    return _Topics(columns, options).of


class _Topics:
    def __init__(self, columns: Columns, options: Options) -> None:
        self.columns = columns
        self.least = options.min_topic_frequency
        self.terms: list[str] = []  # lower-case spelling by number
        self._number_terms(columns, options)
        self._weigh()
        self._find_phrases()
        self._find_grams()

    # -- over the whole text -------------------------------------------------------------------------------------

    def _number_terms(self, columns: Columns, options: Options) -> None:
        """Give each word of the text the number of its term, `_NONE` where it is none."""
        words = columns.words
        judge = _Judge(columns, options)
        numbers: dict[str, int] = {}
        of_surface = []
        for k, surface in enumerate(words.surfaces):
            term = judge.term(surface, words.folded[k])
            of_surface.append(numbers.setdefault(term, len(numbers)) if term else _NONE)
        self.terms = list(numbers)
        self.of_surface = of_surface
        self.keys = list(map(of_surface.__getitem__, words.ids))
        for match in _MUTED.finditer(columns.once(read_states)):
            self.keys[match.start()] = _NONE
        for start, end in patterned_lines(columns):
            for i in range(*words.within(start, end)):
                self.keys[i] = _NONE

    def _weigh(self) -> None:
        """Weigh each term by its shape and its rarity."""
        counts = Counter(self.keys)
        counts.pop(_NONE, None)
        total = len(self.keys)
        shapes: dict[int, tuple[int, float]] = {}
        of_word = Counter(self.columns.words.ids)
        traits = self.columns.words.column(read_trait)
        for k, term in enumerate(self.of_surface):
            if term != _NONE:
                trait = traits[k]
                boost = _boost(trait.shape if trait else 0, self.terms[term])
                if of_word[k] > shapes.get(term, (0, 0.0))[0]:
                    shapes[term] = of_word[k], boost
        self.counts = counts
        self.weights = [0.0] * len(self.terms)
        for term, count in counts.items():
            if count >= self.least:
                rarity = (total // count).bit_length() * (0.7 if count == 1 and total > _SHORT_TEXT else 1.0)
                self.weights[term] = rarity * shapes[term][1]

    def _find_phrases(self) -> None:
        """Find phrases of two and three terms that stand side by side, and keep those that the text repeats."""
        keys, words, text = self.keys, self.columns.words, self.columns.text
        starts = words.starts
        lengths = list(map(len, words.surfaces))
        ids = words.ids
        pairs: list[int] = []
        for i in [i for i in range(len(keys) - 1) if keys[i] >= 0 <= keys[i + 1]]:
            gap = starts[i] + lengths[ids[i]]
            if starts[i + 1] == gap + 1 and text[gap] in _JOINTS and keys[i] != keys[i + 1]:
                pairs.append(i)
        phrases: list[tuple[int, tuple[int, ...]]] = [(i, (keys[i], keys[i + 1])) for i in pairs]
        phrases += [(i, (keys[i], keys[i + 1], keys[i + 2])) for i, j in pairwise(pairs) if j == i + 1]
        counts = Counter(phrase for _, phrase in phrases)
        least = max(self.least, 1 if len(keys) <= _SHORT_TEXT else 2)
        kept = sorted((i, phrase) for i, phrase in phrases if counts[phrase] >= least)
        self.phrase_counts = counts
        self.phrase_spellings: dict[tuple[int, ...], str] = {}
        for i, phrase in kept:
            if phrase not in self.phrase_spellings:
                spelling = self.terms[phrase[0]]
                for k, term in enumerate(phrase[1:], i):
                    joint = text[starts[k] + lengths[ids[k]]]
                    spelling += ("-" if joint == "-" else " ") + self.terms[term]
                self.phrase_spellings[phrase] = spelling
        self.phrase_at = array("I", (i for i, _ in kept))
        self.phrases = [phrase for _, phrase in kept]

    def _find_grams(self) -> None:
        """Read the Chinese and Japanese words: the grams of each surface that holds any."""
        words = self.columns.words
        self.grams: dict[int, list[str]] = {}
        for k, surface in enumerate(words.surfaces):
            if not surface.isascii() and _HAN.search(surface):
                found = _grams(surface)
                if found:
                    self.grams[k] = found
        self.gram_counts: Counter[str] = Counter()
        if self.grams:
            of_word = Counter(words.ids)
            for k, found in self.grams.items():
                for gram in found:
                    self.gram_counts[gram] += of_word[k]

    # -- over a span ---------------------------------------------------------------------------------------------

    def of(self, start: int, end: int) -> tuple[str, ...]:
        """Return the topics of text[start:end], the best first; among equals the one that stands first."""
        first, stop = self.columns.words.within(start, end)
        keys = self.keys[first:stop]
        counts = Counter(keys)
        counts.pop(_NONE, None)
        scored: list[tuple[float, int, str]] = []  # minus the score, position, topic
        covered: dict[int, int] = {}
        for score, at, phrase, count in self._best_phrases(first, stop):
            scored.append((-score, at, self.phrase_spellings[phrase]))
            for term in phrase:
                covered[term] = covered.get(term, 0) + count
        last = dict(zip(keys, range(len(keys)), strict=True))
        first_at = dict(zip(reversed(keys), range(len(keys) - 1, -1, -1), strict=True))
        single = [term for term, count in counts.items() if count == 1]
        for term, count in [item for item in counts.items() if item[1] > 1]:
            within = covered.get(term, 0)
            if self.weights[term] and (not within or count >= 2 * within or count > within + 1):
                at = first_at[term]
                weight = count * self.weights[term] * (1.0 + 0.5 * (last[term] - at) / len(keys))
                scored.append((-weight, first + at, self.terms[term]))
        # most terms stand once: they are sorted by weight alone, and keep their order where that is equal
        single.sort(key=self.weights.__getitem__, reverse=True)
        for term in [term for term in single[: MOST + len(covered)] if term not in covered and self.weights[term]]:
            scored.append((-self.weights[term], first + first_at[term], self.terms[term]))
        if self.grams:
            scored += self._best_grams(first, stop)
        scored.sort()
        return tuple(dict.fromkeys(topic for _, _, topic in scored))[:MOST]

    def _best_phrases(self, first: int, stop: int) -> list[tuple[float, int, tuple[int, ...], int]]:
        """Return the best phrases of a range of words as (score, position, phrase, count)."""
        low, high = bisect_left(self.phrase_at, first), bisect_left(self.phrase_at, stop)
        counts: dict[tuple[int, ...], int] = {}
        at: dict[tuple[int, ...], int] = {}
        for n in range(low, high):
            phrase = self.phrases[n]
            if self.phrase_at[n] + len(phrase) <= stop:
                counts[phrase] = counts.get(phrase, 0) + 1
                at.setdefault(phrase, self.phrase_at[n])
        scored = []
        for phrase, count in counts.items():
            weight = 0.0
            for term in phrase:
                weight += self.weights[term]
            weight *= 1.3 / len(phrase) if self.phrase_counts[phrase] > 1 else 0.8 / len(phrase)
            scored.append((-weight * count * (1.0 + 0.2 * (len(phrase) - 2)), at[phrase], phrase, count))
        scored.sort()
        best: list[tuple[float, int, tuple[int, ...], int]] = []
        used: set[int] = set()
        for score, position, phrase, count in scored:
            if used.isdisjoint(phrase):
                best.append((-score, position, phrase, count))
                used.update(phrase)
                if len(best) == MOST_PHRASES:
                    break
        return best

    def _best_grams(self, first: int, stop: int) -> list[tuple[float, int, str]]:
        counts: dict[str, int] = {}
        at: dict[str, int] = {}
        for i in range(first, stop):
            for gram in self.grams.get(self.columns.words.ids[i], ()):
                counts[gram] = counts.get(gram, 0) + 1
                at.setdefault(gram, i)
        best = []
        inner: dict[str, int] = {}  # highest count of a longer gram around each
        for gram, count in counts.items():
            for part in (gram[:-1], gram[1:]):
                inner[part] = max(inner.get(part, 0), count)
        for gram, count in counts.items():
            if inner.get(gram, 0) < count and self.gram_counts[gram] >= self.least:
                best.append((-4.0 * count * len(gram), at[gram], gram))
        return sorted(best)[:MOST]


class _Judge:
    """Tells which words can be topics, and under which spelling."""

    def __init__(self, columns: Columns, options: Options) -> None:
        languages = detect_languages(columns.words)
        openers = frozenset[str]().union(*(lexicon.OPENERS.get(code, frozenset()) for code in ("en", *languages)))
        own = frozenset(fold(word) for word in options.stop_words)
        self.stop = stop_words_for(languages) | stop_words_for(("en",)) | own
        self.weak = frozenset(word for word in openers if not word.endswith("ing"))
        self.weak |= lexicon.PERSON_VERBS | lexicon.CIVIL_TITLES | _VAGUE
        self.speakers = frozenset(
            fold(word) for block in columns.layout.blocks if block.speaker for word in WORD.findall(block.speaker)
        )

    def term(self, surface: str, folded: str) -> str:
        """Return the spelling of a word as a topic, "" where it is none."""
        if folded in self.stop or folded in self.weak or folded in self.speakers:
            return ""
        if folded.endswith("'s"):
            surface, folded = surface[:-2], folded[:-2]
            if folded in self.stop or folded in self.weak or folded in self.speakers:
                return ""
        elif "'" in folded and folded.rpartition("'")[2] in ("t", "ll", "re", "ve", "d", "m"):
            return ""
        if folded in lexicon.CALENDAR or folded in _MARKUP or not 2 <= len(folded) <= _LONGEST:
            return ""
        if len(folded) == 2 and not (surface.isupper() and folded not in lexicon.COMMON):
            return ""
        if folded[0].isdecimal() or _few_letters(folded) or (not surface.isascii() and UNSPACED.search(surface)):
            return ""
        return surface.strip("_").lower()


# Words that say little of what a text is about.
_VAGUE: Final = frozenset(
    """
    new old big small large little long short high low whole full early late able sure certain different same similar
    thing things way ways lot lots bit kind kinds sort part parts place case cases end side point number fact
    time times day days week weeks month months year years hour hours minute minutes morning afternoon evening night
    people man men woman women person one ones goes went gone gets stays makes made takes took done seen said called
    become became bring brought begin began keep kept leave let mean means meant put set show shows shown turn turned
    use used work works working
    """.split()
)
_MARKUP: Final = frozenset(
    "http https www com org net html htm amp nbsp quot img src href div span px null none nan".split()
)


def _few_letters(word: str) -> bool:
    """Tell whether a word with digits in it is a number with letters (p99, v3, 10ms) and no word."""
    if word.isalpha():
        return False
    letters = digits = 0
    for letter in word:
        letters += letter.isalpha()
        digits += letter.isdecimal()
    return letters < 3 if digits else letters < 2


def _boost(shape: int, term: str) -> float:
    if shape == CAPITALS:
        return _BOOST_CAPITALS
    if shape == MIXED:
        return _BOOST_MIXED
    if term.endswith(_DULL):
        return _BOOST_DULL
    return _BOOST_NOUN if len(term) > 6 and term.endswith(_SUFFIXES) else 1.0


def _grams(surface: str) -> list[str]:
    """Return the runs of two or three characters of a Chinese or Japanese word.

    Runs end at function characters, numbers and changes of script; a run in katakana is one word.
    """
    found: list[str] = []
    for match in _HAN.finditer(surface):
        for run in _FUNCTION.split(match[0]):
            if len(run) < 2 or _NUMERAL.fullmatch(run):
                continue
            if "\u30a0" <= run[0] <= "\u30ff":
                found.append(run[:_LONGEST])
            else:
                found += [run[k : k + size] for size in _GRAMS for k in range(len(run) - size + 1)]
    return found
