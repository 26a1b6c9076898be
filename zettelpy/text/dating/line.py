"""A piece of text as a line of words for the readers of dates, and the date words of all languages as tables.

A line holds the folded words and numbers of the text with where they stand, and whether each is joined to the one
before it: by blanks, a hyphen, an apostrophe or nothing. Phrases are found word by word, so hyphens, apostrophes and
line ends inside them do not matter. A text without any word of the tables and without a digit is set aside at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import feasts
from zettelpy.text.lexicon.dates import LANGUAGES
from zettelpy.text.lexicon.dating.words import DateWords
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold

_PLAIN: Final = lazily("([0-9]{1,9}|[a-z]+)")
# Letters with combining marks, those of Devanagari among them; names in kana and ideographs are runs.
_SIGNS: Final = "\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
_TOKEN: Final = lazily(rf"([0-9]{{1,9}}|[^\W\d_]+(?:[{_SIGNS}]+[^\W\d_]*)*)")
_MARKS: Final = lazily("[\u0300-\u036f]")
_JOINED: Final = lazily("[\\s\u00a0\u2007\u2009\u202f]{1,3}|[-'’‑]|\\s?['’]\\s?|", re.ASCII)
_BETWEEN: Final = lazily(r"[\s'’-]+")
_fold: Final = lru_cache(maxsize=1 << 14)(fold)


def split_phrase(phrase: str) -> tuple[str, ...]:
    """Return the folded words of a phrase.

    >>> split_phrase("Avant-hier"), split_phrase("l'altro ieri")
    (('avant', 'hier'), ('l', 'altro', 'ieri'))
    """
    if phrase.isalpha():
        return (fold(phrase),)
    return tuple(fold(word) for word in _BETWEEN.split(phrase) if word)


class Line:
    """Words and numbers of a text, folded, in order."""

    __slots__ = ("_gaps", "_votes", "ends", "low", "starts", "text", "words")

    def __init__(self, text: str, low: str) -> None:
        """Read a text; `low` is the same in lower case, character for character."""
        plain = low.isascii()
        pieces = (_PLAIN if plain else _TOKEN).split(low)
        self.text, self.low = text, low
        self._gaps = pieces[::2]
        self.words: list[str] = pieces[1::2] if plain else list(map(_fold, pieces[1::2]))
        offsets = list(accumulate(map(len, pieces)))
        self.starts, self.ends = offsets[::2], offsets[1::2]
        self._votes: dict[str, int] = {}

    def word(self, i: int) -> str:
        """Return word i, "" outside the line."""
        return self.words[i] if 0 <= i < len(self.words) else ""

    def gap(self, i: int) -> str:
        """Return what stands before word i, after the one before it; "" outside the line."""
        return self._gaps[i] if 0 <= i < len(self.words) else ""

    def follows(self, i: int) -> bool:
        """Tell whether word i is there and joined to the word before it: by blanks, hyphen, apostrophe or nothing."""
        if not 0 < i < len(self.words):
            return False
        gap = self._gaps[i]
        return gap == " " or (len(gap) < 5 and _JOINED.fullmatch(gap) is not None)

    def phrase(self, first: int, words: tuple[str, ...]) -> bool:
        """Tell whether the words of a phrase stand from word `first` on, each joined to the one before it."""
        stop = first + len(words)
        return first >= 0 and tuple(self.words[first:stop]) == words and all(map(self.follows, range(first + 1, stop)))

    def votes(self, code: str) -> int:
        """Return how many function words of a language stand among the first 400 words."""
        if code not in self._votes:
            self._votes[code] = sum(map(STOP_WORDS.get(code, frozenset()).__contains__, self.words[:400]))
        return self._votes[code]

    def after(self, i: int) -> str:
        """Return word i if it is joined to the word before it, else ""."""
        return self.words[i] if self.follows(i) else ""

    def before(self, i: int) -> str:
        """Return the word before word i if the two are joined, else ""."""
        return self.words[i - 1] if self.follows(i) else ""

    def capital(self, i: int) -> bool:
        """Tell whether word i begins with a capital letter."""
        return self.text[self.starts[i]].isupper()

    def closed(self, i: int) -> bool:
        """Tell whether a clause ends before word i."""
        return not self.follows(i)

    def is_number(self, i: int) -> bool:
        """Tell whether word i is written in ASCII digits."""
        word = self.word(i)
        return word.isascii() and word.isdigit()

    def number(self, i: int) -> int | None:
        """Return the whole number that word i is, if it is no part of 1.5, 10:30 or 3/4; None for others."""
        if not self.is_number(i) or len(self.words[i]) > 4:
            return None
        word = self.words[i]
        before = self.low[max(0, self.starts[i] - 2) : self.starts[i]]
        after = self.low[self.ends[i] : self.ends[i] + 2]
        if (before[-1:] in tuple(".,:/") and before[:1].isdigit()) or before[-1:] in tuple("$€£#_"):
            return None
        return None if after[:1] in tuple(".,:/%$€£°_") and (after[1:].isdigit() or after[0] in "%$€£°_") else int(word)


class Phrases:
    """Phrases with values, found at a place or before one; the longest counts."""

    __slots__ = ("_by_first", "_by_last")

    def __init__(self, phrases: Mapping[str, int] | Iterable[str]) -> None:
        values = phrases if isinstance(phrases, Mapping) else dict.fromkeys(phrases, 1)
        self._by_first: dict[str, list[tuple[tuple[str, ...], int]]] = {}
        self._by_last: dict[str, list[tuple[tuple[str, ...], int]]] = {}
        rows = [(split_phrase(phrase), value) for phrase, value in values.items()]
        for words, value in sorted((row for row in rows if row[0]), key=lambda row: -len(row[0])):
            self._by_first.setdefault(words[0], []).append((words, value))
            self._by_last.setdefault(words[-1], []).append((words, value))

    def at(self, line: Line, i: int) -> tuple[int, int] | None:
        """Return (end, value) of the phrase that begins with word i."""
        for words, value in self._by_first.get(line.word(i), ()):
            if line.phrase(i, words):
                return i + len(words), value
        return None

    def upto(self, line: Line, i: int) -> tuple[int, int] | None:
        """Return (start, value) of the phrase that ends right before word i and is joined to it."""
        if not line.follows(i):
            return None
        for words, value in self._by_last.get(line.words[i - 1], ()):
            if line.phrase(i - len(words), words):
                return i - len(words), value
        return None

    def holds(self, word: str) -> bool:
        """Tell whether a folded word is a phrase of its own."""
        return any(len(words) == 1 for words, _ in self._by_first.get(word, ()))


class Unit(NamedTuple):
    """A unit of time as a language writes it, among whose words a trigger stands."""

    words: tuple[str, ...]
    at: int  # which of the words the trigger is
    unit: str
    singular: bool


class Feast(NamedTuple):
    """The name of a feast as folded words, its day (`lexicon/feasts.py`), and whether it needs a word of time."""

    words: tuple[str, ...]
    at: int  # the longest of the words
    day: str
    behind_time: bool


def _feasts(code: str) -> dict[str, tuple[Feast, ...]]:
    """Return the longest word of each name of a language -> the feasts, the longest names first."""
    table: dict[str, list[Feast]] = {}
    for behind, rows in ((False, feasts.PLAIN.get(code, {})), (True, feasts.BEHIND_TIME.get(code, {}))):
        for day, names in rows.items():
            for name in names.split("|"):
                words = split_phrase(name)
                longest = max(words, key=len)
                table.setdefault(longest, []).append(Feast(words, words.index(longest), day, behind))
    return {word: tuple(sorted(found, key=lambda one: -len(one.words))) for word, found in table.items()}


class Tongue:
    """The date words of one language, as tables of folded forms."""

    def __init__(self, code: str, words: DateWords) -> None:
        self.code, self.words = code, words
        self.months = _places(words.months, 1)
        self.short_months = frozenset(
            fold(form) for row in words.months for form in row.split()[1:]
            if row.startswith(form) and len(row.split()[0]) - len(form) > 1
        )  # fmt: skip
        self.weekdays = {split_phrase(form)[0]: day for form, day in _places(words.weekdays, 0).items()}
        self.day_phrases = _triggered({split_phrase(phrase): value for phrase, value in words.day_phrases.items()})
        self.units = _units(words)
        self.numbers = Phrases(words.numbers)
        self.day_words = Phrases(
            {form: day for day, row in enumerate(words.day_words.split("|"), 1) for form in row.split("/")}
        )
        self.ordinals, self.before, self.after = map(Phrases, (words.ordinals, words.before, words.after))
        self.turn_before, self.turn_after = Phrases(words.turn_before), Phrases(words.turn_after)
        self.then_before, self.then_after = Phrases(words.then_before), Phrases(words.then_after)
        self.lone, self.idioms = Phrases(words.lone), {split_phrase(k): v for k, v in words.idioms.items()}
        self.ends, self.parts, self.next_one = (
            Phrases(part.strip() for part in row.split("|")) for row in (words.ends, words.parts, words.next_one)
        )
        self.at_behind, self.ends_behind = (
            Phrases(part.strip() for part in row.split("|")) for row in (words.at_behind, words.ends_behind)
        )
        self.joints, self.range_words, self.at, self.since, self.until, self.every = (
            Phrases(row.split())
            for row in (words.joints, words.range_words, words.at, words.since, words.until, words.every)
        )
        self.suffixes = frozenset(fold(suffix) for suffix in words.day_suffixes.split())
        self.feasts = _feasts(code)
        self.seasons = {fold(season): month for season, month in words.seasons.items()}


def _places(rows: Iterable[str], first: int) -> dict[str, int]:
    return {fold(form): number for number, row in enumerate(rows, first) for form in row.split()}


_POOR: Final = frozenset("this before after last next esta este questa questo".split())  # too common to look for


def _triggered(phrases: Mapping[tuple[str, ...], int]) -> dict[str, list[tuple[tuple[str, ...], int, int]]]:
    """Return the longest word of each phrase -> (the phrase, where the word stands in it, its value)."""
    table: dict[str, list[tuple[tuple[str, ...], int, int]]] = {}
    for words, value in sorted(phrases.items(), key=lambda item: -len(item[0])):
        trigger = max((word for word in words if word not in _POOR), key=len)
        table.setdefault(trigger, []).append((words, words.index(trigger), value))
    return table


def _units(words: DateWords) -> dict[str, list[Unit]]:
    table: dict[str, list[Unit]] = {}
    for unit, forms in words.units.items():
        singular, _, plural = forms.partition("|")
        for row, single in ((singular, True), (plural, False)):
            for form in _forms(row):
                parts = split_phrase(form)
                trigger = max(parts, key=len)
                table.setdefault(trigger, []).append(Unit(parts, parts.index(trigger), unit, single))
    for found in table.values():
        found.sort(key=lambda unit: -len(unit.words))  # "fin de semana" before "semana"
    return table


_COMPOUND: Final = lazily(r"(?:fins?|fines|fine|fim|final|finais) (?:de )?(?:semana|settimana)|\S+")


def _forms(row: str) -> list[str]:
    return _COMPOUND.findall(row)


@cache
def tongues() -> tuple[Tongue, ...]:
    """Return the tables of all languages written with spaces."""
    return tuple(Tongue(code, words) for code, words in LANGUAGES.items())


@cache
def triggers() -> Mapping[str, tuple[tuple[str, Tongue], ...]]:
    """Return folded word -> what it can begin to tell (unit, weekday, month, phrase, season, feast), by language."""
    table: dict[str, tuple[tuple[str, Tongue], ...]] = {}
    for tongue in tongues():
        kinds: tuple[tuple[str, Mapping[str, object]], ...] = (
            ("phrase", tongue.day_phrases), ("unit", tongue.units), ("weekday", tongue.weekdays),
            ("month", tongue.months), ("season", tongue.seasons), ("then", tongue.words.then_days),
            ("feast", tongue.feasts),
        )  # fmt: skip
        for kind, words in kinds:
            for word in words:
                table[word] = (*table.get(word, ()), (kind, tongue))
    for word in _BOTH_WAYS:
        table[word] = (("bothways", next(tongue for tongue in tongues() if tongue.code == "hi")),)
    return table


_BOTH_WAYS: Final = (fold("कल"), fold("परसों"))


def lower(text: str) -> str:
    """Return a text in lower case, character for character."""
    low = text.lower()
    if len(low) != len(text):  # İ becomes two characters
        low = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return low


def words_of(low: str) -> list[str]:
    """Return the words of a text in lower case, folded only where accents are written apart from their letters."""
    if low.isascii():
        return _PLAIN.findall(low)
    found = _TOKEN.findall(low)
    return list(map(_fold, found)) if _MARKS.search(low) else found
