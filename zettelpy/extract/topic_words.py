"""The words of a text into terms: which can be topics, under which spelling, and how much each says.

Forms of one stem are one term. Whether a form is a noun is told by its neighbours (`topic_uses`), by its ending, and in
German by its capital. So a verb that is in no list is found out by its company, without a dictionary.

Little of this is decided over the whole text, and nothing by a majority in it: a form weighs by its shape and its
length (frequent words are short: Zipf 1935), more if the text holds its term no more than `FEW` times. So one more
occurrence changes what a few spans are about at most, and not all that hold the word.
"""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import compress
from typing import Final, NamedTuple

from zettelpy.extract.chrome import read_chrome
from zettelpy.extract.tongues import Tongues, read_tongues
from zettelpy.extract.topic_endings import CERTAIN, VERB, Endings, is_roman, laughs, mostly_letters, shape_of
from zettelpy.extract.topic_runs import hindi_base, is_hindi
from zettelpy.extract.topic_uses import NONE, NOUN, UNSURE, Uses, Words, read_uses
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import stop_words_for
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.chrome import MARKUP
from zettelpy.text.lexicon.chrome_fillers import fillers_of
from zettelpy.text.lexicon.chrome_frames import (
    ARTICLE,
    BEFORE_VERB,
    FILLER,
    PREPOSITION,
    WRITTEN_SUBJECTS,
    frames_of,
)
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stemmer_for
from zettelpy.text.stems.light import without_elision
from zettelpy.text.words import UNSPACED, WORD

FEW: Final = 4  # occurrences in the text up to which a term says more
_RARE: Final = 1.3  # how much more
_UNTOLD: Final = 0.6  # share of a form where its neighbours do not tell
_CONTRADICTED: Final = 0.3  # share of what is a noun in the text where its neighbours speak against it ("to town")
_LONGEST: Final = 40  # characters of a word that can be a topic
_JOINTS: Final = frozenset(" -\n\u00a0")
_PERSONS: Final = (lexicon.FEMALE | lexicon.MALE) - lexicon.AMBIGUOUS


# The class of a word as a neighbour and whether it has a form, in one byte; and what stands around a word, in one byte:
# the class before it, whether an article or a preposition stands before that, the class behind it, whether a form does.
_FORM: Final = 8
_CLASS: Final = bytes(code & 7 for code in range(256))
_HAS_FORM: Final = bytes(code >= _FORM for code in range(256))
_OPENING: Final = bytes(8 * (code in (ARTICLE, PREPOSITION)) for code in range(256))
_FOLLOWING: Final = bytes(16 * (code & 7) for code in range(256))
_FORM_BEHIND: Final = bytes(128 * (code == 1) for code in range(256))
_OVER_FILLER: Final = bytes(code & 15 == 8 | FILLER for code in range(256))
_BEHIND: Final = bytes(code >> 4 & 7 for code in range(256))
_BEFORE_FORM: Final = bytes(code >> 7 for code in range(256))


class Shares(NamedTuple):
    """How much of a form's weight counts in a span: by what its neighbours there say, if they say anything."""

    untold: float
    against: float
    told: float


class Terms:
    """The terms of a text.

    `at` are the words that have a form and `form_at` the form of each; `term_of` is the term of each form. `weights`
    says how much a form tells (0: nothing), `shares` what counts of it, `form_kinds` what it can be in a phrase;
    `kinds` is the best of a term. `pairs` are the places in `at` of words that stand directly before the next.
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
        here = (self.at, self.form_at, self.before, self.behind, self.over_filler, self.pairs)
        self.uses: Uses = read_uses(Words(columns, self.tongues, *here, self.forms, self.kinds_by_ending))
        self.form_kinds = self.uses.kinds
        self._merge()

    # -- forms ---------------------------------------------------------------------------------------------------

    def _read_forms(self) -> None:
        ids, tongues = self.columns.words.ids, self.tongues
        judges = [_Judge(self, language) for language in tongues.languages]
        forms = [judge.column() for judge in judges]
        codes = [
            bytes(frame if form == NONE else frame | _FORM for frame, form in zip(judge.frames(), found, strict=True))
            for judge, found in zip(judges, forms, strict=True)
        ]
        self.chrome = read_chrome(self.columns)
        if tongues.of_word:
            row = bytes(codes[number][k] for number, k in zip(tongues.of_word, ids, strict=True))
        else:
            row = bytes(self.columns.words.each(codes[0]))
        self.has = has = _without(row.translate(_HAS_FORM), self.chrome)
        self.at = array("I", compress(range(len(has)), has))
        if tongues.of_word:
            numbered = zip(tongues.of_word, ids, strict=True)
            self.form_at = tuple([forms[number][k] for number, k in compress(numbered, has)])
        else:
            self.form_at = tuple(compress(self.columns.words.each(forms[0]), has))
        beside = bytes(compress(_neighbours(row.translate(_CLASS), has), has))
        self.before, self.behind = beside.translate(_CLASS), beside.translate(_BEHIND)
        self.over_filler, self.before_form = beside.translate(_OVER_FILLER), beside.translate(_BEFORE_FORM)

    def number(self, spelling: str, stem: str, shape: float, ending: int) -> int:
        """Return the number of a new form."""
        self.forms.append(spelling)
        self.stems.append(stem)
        self.shapes.append(shape)
        self.kinds_by_ending.append(ending)
        return len(self.forms) - 1

    def _find_pairs(self) -> None:
        at, words, text = self.at, self.columns.words, self.columns.text
        starts, ids = words.starts, words.ids
        steps = [len(surface) + 1 for surface in words.surfaces]
        found: list[int] = []
        for place in compress(range(len(at)), self.before_form):
            i = at[place]
            following = starts[i + 1]
            if following - starts[i] == steps[ids[i]] and text[following - 1] in _JOINTS:
                found.append(place)
        self.pairs = found

    def _merge(self) -> None:
        """Put the forms of one stem together and weigh them."""
        counts = Counter(self.form_at)
        numbers: dict[str, int] = {}
        self.term_of = [numbers.setdefault(stem, len(numbers)) for stem in self.stems]
        self.kinds = [0] * len(numbers)
        totals = [0] * len(numbers)
        self.shares: list[Shares] = []
        titled, times = self.uses.titled.get, counts.get
        for form, (term, ending, kind) in enumerate(
            zip(self.term_of, self.kinds_by_ending, self.form_kinds, strict=True)
        ):
            count = times(form, 0)
            totals[term] += count
            if 5 * titled(form, 0) > count:
                self.shares.append(_NOTHING)
                continue
            self.shares.append(_shares(ending, kind))
            if kind > self.kinds[term]:
                self.kinds[term] = kind
        gains = [gain_of(total, self.options.min_topic_frequency) for total in totals]
        self.weights = [
            gains[term] * shape * (8 + min(len(form), 12)) / 16
            for form, term, shape in zip(self.forms, self.term_of, self.shapes, strict=True)
        ]


def _neighbours(row: bytes, has: bytes) -> bytes:
    """Return what stands around each word: see above."""
    pieces = (
        b"\0" + row[:-1],
        b"\0\0" + row[:-2].translate(_OPENING),
        row[1:].translate(_FOLLOWING) + b"\0",
        has[1:].translate(_FORM_BEHIND) + b"\0",
    )
    whole = 0
    for piece in pieces:
        whole |= int.from_bytes(piece[: len(row)], "big")
    return whole.to_bytes(len(row), "big")


def _without(marks: bytes, others: bytes | bytearray) -> bytes:
    """Return a row of bytes 0 and 1 with 0 where another row has 1."""
    kept = int.from_bytes(marks, "big") & ~int.from_bytes(others, "big")
    return kept.to_bytes(len(marks), "big")


def gain_of(count: int, least: int) -> float:
    """Return how much more a term says by its count in the whole text; 0.0 where that is below `least`.

    One step at a small count, where logarithms (Spärck Jones 1972) would have many: each occurrence more would then
    change the order of topics wherever the word stands.

    >>> gain_of(3, 1), gain_of(300, 1), gain_of(1, 2)
    (1.3, 1.0, 0.0)
    """
    return 0.0 if count < least else _RARE if count <= FEW else 1.0


_NOTHING: Final = Shares(0.0, 0.0, 0.0)
_TOLD_ONLY: Final = Shares(0.0, 0.0, 1.0)
_CERTAIN: Final = Shares(1.0, 1.0, 1.0)
_BY_ENDING: Final = Shares(1.0, 0.0, 1.0)
_NOUN: Final = Shares(_UNTOLD, _CONTRADICTED, 1.0)
_UNSURE: Final = Shares(_UNTOLD, 0.0, 1.0)


def _shares(ending: int, kind: int) -> Shares:
    """Return what counts of a form by its ending and by what it is in the whole text."""
    if ending <= VERB:
        return _NOTHING
    if ending >= CERTAIN:
        return _CERTAIN
    if ending > 0:
        return _BY_ENDING
    if ending < 0:
        return _TOLD_ONLY if kind == NOUN else _NOTHING
    return _TOLD_ONLY if kind < UNSURE else _NOUN if kind == NOUN else _UNSURE


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
        self.dull = self.stop | self.fillers | self.speakers
        self.stems = self.words.asked(stemmer_for((language,)))
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
        inside = [0] * len(words.surfaces)
        if self.language == "de":
            inside = list(words.counts)
            for i in self.terms.columns.sentence_words:
                if i < len(words):
                    inside[words.ids[i]] -= 1
        forms: dict[str, int] = {}
        found = [NONE] * len(words.surfaces)
        dull, german, stems, kind = self.dull, self.language == "de", self.stems, self.endings.kind
        is_plain, number = self._is_plain_topic, self.terms.number
        for k, (surface, folded) in enumerate(zip(words.surfaces, words.folded, strict=True)):
            if folded in dull and "_" not in folded:
                continue
            base = key = folded
            if not (surface.isalpha() and surface.isascii()):
                base, key = self._base(surface, folded)
                if not key:
                    continue
            elif not is_plain(surface, folded):
                continue
            form = forms.get(key)
            if form is None:
                stem = stems(key)[0] if len(key) > 3 else key
                form = forms[key] = number(base, stem, shape_of(surface), kind(surface, key, inside[k]))
            elif german and surface[0].isupper() and inside[k] > 0:
                self.terms.kinds_by_ending[form] = CERTAIN
            found[k] = form
        return found

    def _is_plain_topic(self, surface: str, folded: str) -> bool:
        """Tell whether a word of ASCII letters, which is not dull, can be a topic: what `_base` asks, in short."""
        if not 2 < len(folded) <= _LONGEST and (len(folded) != 2 or not surface.isupper() or folded in lexicon.COMMON):
            return False
        if (surface != folded and folded in _PERSONS) or is_roman(folded):
            return False
        first, second, third, last = folded[0], folded[1], folded[2:3], folded[-1]
        repeats = first in (second, third) or second == third or last == folded[-2]
        return not (repeats and laughs(folded))

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
        if folded in self.dull:
            return True
        return bool(self.speaker_stems) and not folded.isascii() and self.stems(folded)[0] in self.speaker_stems


# English stop words that are content words in other languages.
_FOREIGN: Final = frozenset("but or on son dans sale main pour as am more do no come so me all none".split())


def _writes_small(columns: Columns) -> bool:
    """Tell whether a German text writes its nouns without capitals."""
    words = columns.words
    large = 0
    for surface, count in zip(words.surfaces, words.counts, strict=True):
        large += count if surface[0].isupper() else 0
    return 20 * (large - len(columns.sentence_words)) < len(words) and 12 * large < len(words)
