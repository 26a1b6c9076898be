"""A word into what it is when statements are compared: a stop word, a cue of change, a concept, a unit, a colour.

Everything here depends on the spelling and the languages of the text alone, so it is decided once per distinct word.
The tables are those of `text/lexicon/changes`, of the languages that the text is written in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from zettelpy.errors import ArgumentValueError
from zettelpy.extract.changes.hangul import HANGUL, noun_of
from zettelpy.extract.changes.spoken import TELLING, compounds
from zettelpy.text.languages import stop_words_for
from zettelpy.text.lexicon import changes
from zettelpy.text.lexicon.dates import BOUND_MONTHS, CASED_MONTHS, MONTHS, WEEKDAYS
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Phrases
from zettelpy.text.stems import Stemmer, stemmer_for
from zettelpy.text.words import UNSPACED, WORD, Words

CONCEPT: Final = "§"  # opens the term of a concept, and the label of its words
PEOPLE: Final = CONCEPT + "people"  # how many take part: a term only beside a number, and its unit
LIGHT: Final = "light"
STRONG: Final = frozenset(("move", "fix", "back", "drop", "take", "open"))  # what tells of a change in prose
# Signs of a word: it may give a value, or a part of a number in words; a cue; a term; the one who speaks.
VALUED, CUED, TERM, SELF = 1, 2, 4, 8
_TABLES: Final = {
    "free": "FREE", "side": "SIDES", "colour": "COLOURS", "mode": "MODES", "place": "PLACES", "money": "MONEY"
}  # fmt: skip
_RU_DAYS: Final = (
    "понедельник*", "вторник*", "среда среду среды среде", "четверг*", "пятниц*", "суббот*", "воскресень*",
)  # fmt: skip
_RU_MONTHS: Final = (
    "январь января январе", "февраль февраля феврале", "март марта марте", "апрель апреля апреле", "май мая мае",
    "июнь июня июне", "июль июля июле", "август августа августе", "сентябрь сентября сентябре",
    "октябрь октября октябре", "ноябрь ноября ноябре", "декабрь декабря декабре",
)  # fmt: skip
_PT_DAYS: Final = ("segunda", "terça", "quarta", "quinta", "sexta", "", "")
_EMPTY: Final = frozenset(("word", "weekday", "money"))
_NO_VALUES: Final = frozenset(("stop", "joint"))  # kinds that give none
_NO_KINDS: Final[MappingProxyType[str, int]] = MappingProxyType({})
_JOINTS: Final = frozenset("to and und bis y al a e et et ou au - i по".split()) - {"-"}


MEASURES: Final = frozenset(  # what is counted everywhere, and tells nothing of a subject
    """
    minut hour day week month kb mb gb km kg gram ms percent grad degr degre stund tag woch monat heur jour
    semaine mois hora dia semana mes ora giorn settiman mese घंटे घंटा मिनट दिन हफ्ते हफ़्ते महीने महीना साल
    час дней день дня недел месяц минут градус
    км кг 분 초 시간 일 주 개월 달 년 학년 도 km 킬로 分 秒 時間 小时 分钟 天 日 週 周 个月 月 年 度 公里 キロ
    """.split()
)


class Kind(NamedTuple):
    """What a word is: its stem ("" where it is no content word), its concepts, its cues, its kinds of value."""

    root: str
    concepts: tuple[str, ...]
    cues: tuple[str, ...]
    values: MappingProxyType[str, int]
    weight: int  # of the stem as a subject, in tenths: a word that looks like a verb is a poor one
    signs: int  # what is asked of it first, as bits


class Lexicon:
    """The words of change of some languages, and the stems of the languages that a text is `written` in."""

    def __init__(self, languages: tuple[str, ...], written: tuple[str, ...]) -> None:
        self.stop = stop_words_for(written)
        self.written, self.root = written, root_reader(written)
        self.chinese = "zh" in languages
        self._exact: dict[str, list[tuple[str, str]]] = {}
        self._before: dict[str, list[tuple[str, str]]] = {}  # prefixes
        self._behind: dict[str, list[tuple[str, str]]] = {}  # suffixes
        self.numbers: dict[str, int] = {}
        phrases: dict[str, list[str]] = {}
        own: list[str] = []
        for code in languages:
            module = changes.TABLES.get(code)
            if module is None:
                continue
            for label, listed in changes.sections(module.CUES):
                for phrase in listed:
                    self._add("cue", label, phrase, phrases)
            for line in module.CONCEPTS.strip().split("\n"):
                concept, *words = line.split()
                for word in words:
                    self._add("concept", concept.rstrip(".:"), word.replace("_", " "), phrases)
            for word in fold(module.LIGHT).split() if code in written else ():
                if UNSPACED.search(word):
                    phrases.setdefault(LIGHT, []).append(word)
                else:
                    self._exact.setdefault(word, []).append(("light", ""))
            for kind in ("free", "side", "colour", "mode", "place", "money"):
                for word in fold(getattr(module, _TABLES[kind])).split():
                    if UNSPACED.search(word) or _is_inside(word):
                        phrases.setdefault("=" + kind, []).append(word)
                    else:
                        self._exact.setdefault(word, []).append(("value", kind))
            own += fold(module.SELF).split()
            self.numbers |= {fold(word): value for word, value in compounds(code).items()}
            numbers = fold(module.NUMBERS).split()
            self.numbers |= dict(zip(numbers[::2], map(int, numbers[1::2]), strict=True))
        self.self_words = frozenset(own)
        self.self_runs = tuple(word for word in own if UNSPACED.search(word))
        self.calendar = dict(_calendar(languages))
        self.phrases = Phrases(phrases)
        self.strong = Phrases({label: listed for label, listed in phrases.items() if label in STRONG or not label})
        self._strong_before, self._strong_behind = (
            tuple([word for word, entries in table.items() if any(_is_strong(*entry) for entry in entries)])
            for table in (self._before, self._behind)
        )
        self._lengths = sorted({len(word) for word in self._before}, reverse=True)
        self._least = self._lengths[-1] if self._lengths else 0
        self._openings = frozenset([word[: self._least] for word in self._before])
        self._ends = sorted({len(word) for word in self._behind}, reverse=True)

    def _add(self, family: str, label: str, phrase: str, phrases: dict[str, list[str]]) -> None:
        if "*" in phrase:
            word = fold(phrase.strip("*"))
            if " " in phrase or not word:
                raise ArgumentValueError(f"a word with * must stand alone, got {phrase!r} under {label!r}")
            table = self._behind if phrase.startswith("*") else self._before
            table.setdefault(word, []).append((family, label))
        elif _is_inside(phrase) or UNSPACED.search(phrase):
            phrases.setdefault(label if family == "cue" else CONCEPT + label, []).append(phrase)
        elif family == "concept" and " " not in phrase and WORD.fullmatch(phrase):
            self._exact.setdefault(fold(phrase), []).append((family, label))
        else:
            phrases.setdefault(label if family == "cue" else CONCEPT + label, []).append(phrase)

    def _entries(self, word: str) -> list[tuple[str, str]]:
        found = list(self._exact.get(word, ()))
        if word[: self._least] in self._openings:
            for length in self._lengths:
                if length <= len(word):
                    found += self._before.get(word[:length], ())
        for length in self._ends:
            if length < len(word):
                found += self._behind.get(word[-length:], ())
        return found

    def is_strong(self, word: str) -> bool:
        """Tell whether a folded word has a cue that tells of a change in prose (`STRONG`), as `judge` finds it."""
        before, behind = self._strong_before, self._strong_behind
        if not before and not behind:
            return False
        if word.isascii() or not HANGUL.match(word) or (noun := noun_of(word)) == word:
            return word.startswith(before) or word.endswith(behind, 1)
        return any(one.startswith(before) or one.endswith(behind, 1) for one in (word, noun))

    def judge(self, surface: str) -> Kind:
        """Return what a word is."""
        return self.judge_folded(surface, fold(surface), self.root)

    def judge_folded(self, surface: str, word: str, root_of: Callable[[str], str]) -> Kind:
        """Return what a word is that is folded already; `root_of` answers as `root` does."""
        noun = word if word.isascii() or not HANGUL.match(word) else noun_of(word)
        light = word in self.stop or noun in self.stop
        entries = self._entries(word)
        if noun != word:
            entries += self._entries(noun)
        concepts, cues, values = list[str](), list[str](), dict[str, int]()
        if light:
            values["stop"] = 1
        for family, label in entries:
            if family == "concept":
                concepts.append(CONCEPT + label)
                if label == "people":
                    values[PEOPLE] = 1
            elif family == "cue":
                cues.append(label)
            elif family == "light":
                light = True
            else:
                values[label] = 1
        if word in self.numbers:
            values["word"] = self.numbers[word]
        if word in self.calendar:
            kind, number = self.calendar[word]
            values[kind] = number
            if word in BOUND_MONTHS or word in CASED_MONTHS:
                values["bound"] = 1
        if word in _JOINTS:
            values["joint"] = 1
        unspaced = not word.isascii() and UNSPACED.search(word) is not None
        month = "month" in values and ("bound" not in values or surface[0].isupper())
        empty = light or month or not _EMPTY.isdisjoint(values)
        root = "" if empty or unspaced or word[:1].isdecimal() else root_of(word)
        verbal = len(word) > 5 and word.isascii()
        weight = 6 if concepts or (verbal and word.endswith("ed")) else 8 if verbal and word.endswith("ing") else 10
        signs = VALUED if word in TELLING or not values.keys() <= _NO_VALUES else 0
        signs |= (CUED if cues else 0) | (SELF if word in self.self_words or surface == "I" else 0)
        if concepts or (len(root) > 1 and not cues) or (not surface.isascii() and UNSPACED.search(surface)):
            signs |= TERM
        return Kind(
            root,
            tuple(dict.fromkeys(concepts)) if concepts else (),
            tuple(dict.fromkeys(cues)) if cues else (),
            MappingProxyType(values) if values else _NO_KINDS,
            weight,
            signs,
        )


class Kinds(dict[int, Kind]):
    """What the surfaces of a text are, by number: each is judged when it is first asked for."""

    def __init__(self, lexicon: Lexicon, words: Words) -> None:
        super().__init__()
        self._judge, self._surfaces, self._folded = lexicon.judge_folded, words.surfaces, words.folded
        self.root = _shortest(words.asked(stemmer_for(lexicon.written)))  # as the root of the lexicon

    def __missing__(self, k: int) -> Kind:
        kind = self[k] = self._judge(self._surfaces[k], self._folded[k], self.root)
        return kind


def _is_strong(family: str, label: str) -> bool:
    return family == "cue" and label in STRONG


def _is_inside(phrase: str) -> bool:
    """Tell whether a phrase is a word in Hangul that is found inside words: one of two syllables or more."""
    return " " not in phrase and len(phrase) > 1 and HANGUL.match(phrase) is not None


def root_reader(languages: tuple[str, ...]) -> Callable[[str], str]:
    """Return the function from a folded word to its shortest stem in some languages.

    >>> roots = root_reader(("ru",))
    >>> roots("пробами") == roots("проб"), root_reader(("en", "es"))("cuotas")
    (True, 'cuot')
    """
    return _shortest(stemmer_for(languages))


def _shortest(stems: Stemmer) -> Callable[[str], str]:
    def root(word: str) -> str:
        if not word.isascii() and HANGUL.match(word):
            return noun_of(word)
        found = stems(word.removesuffix("'s"))
        return found[0] if len(found) == 1 else min(found, key=lambda stem: (len(stem), stem))

    return root


def _calendar(languages: Sequence[str]) -> Iterator[tuple[str, tuple[str, int]]]:
    """Yield the days of the week (from 0) and the months (from 1) of some languages, folded."""
    tables = [(MONTHS, "month", 1), (WEEKDAYS, "weekday", 0)]
    for table, kind, first in tables:
        for code in languages:
            for number, forms in enumerate(table.get(code, ()), first):
                for form in fold(forms).split():
                    if "-" not in form:
                        yield form, (kind, number)
                    if kind == "weekday" and code in ("en", "es", "de") and len(form) > 5:
                        yield form + "s", (kind, number)
    if "pt" in languages:
        for number, form in enumerate(_PT_DAYS):
            if form:
                yield fold(form), ("weekday", number)
    if "ru" in languages:
        for number, forms in enumerate(_RU_MONTHS, 1):
            for form in fold(forms).split():
                yield form, ("month", number)
        for number, forms in enumerate(_RU_DAYS):
            for form in fold(forms).split():
                if form.endswith("*"):
                    for ending in ("", "а", "у", "ы", "и", "е", "о", "ой", "ом", "ам", "я", "ю"):
                        yield form[:-1] + fold(ending), ("weekday", number)
                else:
                    yield form, ("weekday", number)


@lru_cache(maxsize=32)
def lexicon_of(languages: tuple[str, ...], written: tuple[str, ...]) -> Lexicon:
    """Return the words of change of some languages, made once."""
    return Lexicon(languages, written)


@lru_cache(maxsize=32)
def judge_of(languages: tuple[str, ...], written: tuple[str, ...]) -> Callable[[str], Kind]:
    """Return `Lexicon.judge` of some languages, for `Words.column`: the same languages give the same function."""
    return lexicon_of(languages, written).judge


def languages_of(detected: tuple[str, ...]) -> tuple[str, ...]:
    """Return the languages whose words are looked for: those of the text that have tables, and English."""
    known = [code for code in detected if code in changes.TABLES]
    return tuple(dict.fromkeys([*known, "en"]))
