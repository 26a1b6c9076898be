"""What kind of answer a question asks for, and whether a text holds one: a person, a place, a day, an hour, a price.

Both are told by words of the language (`lexicon/answers.py`) and by form: digits, currency signs, hours, codes, what
follows `in` with a capital letter. The kinds are those of answer typing in question answering; see E. Voorhees, "The
TREC-8 Question Answering Track Report" (1999), and X. Li and D. Roth, "Learning Question Classifiers" (2002).

A kind is evidence beside the words of the question, never instead of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.answers import (
    AMOUNT,
    ASKED,
    AT,
    CLOCK,
    CODE,
    DAY,
    IN,
    KINDS,
    PERSON,
    PLACE,
    PRICE,
    TOLD,
)
from zettelpy.text.normalise import fold
from zettelpy.text.words import MARKS

UNSPACED: Final = frozenset(("zh", "ja", "ko"))
SHORT: Final = 4  # letters from which a phrase is found without its accents: French `où` is not `ou`
FORM_ALONE: Final = 0.5  # how much a bare number tells where a price is asked for

_BEFORE, _AFTER = rf"(?<![\w{MARKS}])", rf"(?![\w{MARKS}])"
_INNER: Final = lazily(rf"[\w{MARKS}]")
_DIGIT: Final = lazily("[0-9]|[一二三四五六七八九十两兩百千万半几]")
_ARABIC: Final = lazily("[0-9]")
_CURRENCY: Final = lazily("[$£€¥₩₽₹￥]|[0-9]\\s?(?:EUR|USD|GBP|CHF|k\\b)")
_NUMERAL: Final = "[0-9一二三四五六七八九十两兩百千万几半한두세네열천만]"
_HOUR: Final = lazily(
    "(?<![0-9.,])[0-2]?[0-9]\\s?(?:[:hH][0-5][0-9](?![0-9])|[hH](?![\\w])|[ap]\\.?m\\b|Uhr|ч\\b|час|時|点|點|시|बजे)"
)
# No repetition without a bound stands before what it could run into, so each search is linear in the text.
_CODE: Final = lazily("[0-9]{3}|[A-Z][A-Z][-/ ]?[0-9][0-9]|[0-9][-/.][0-9]")
_SPLIT: Final = lazily(",\\s*")


def _phrases(lines: Iterable[str]) -> list[str]:
    return [phrase.strip() for line in lines for phrase in _SPLIT.split(line) if phrase.strip()]


@lru_cache(maxsize=256)
def _asking(kind: str, languages: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the phrases that ask for a kind: those of whole words, and runs of characters."""
    spaced: dict[str, None] = {}
    runs: dict[str, None] = {}
    for language in languages:
        for phrase in _phrases([ASKED.get(language, {}).get(kind, "")]):
            into = runs if language in UNSPACED else spaced
            into[phrase.casefold()] = None
            if len(phrase) >= SHORT:
                into[fold(phrase)] = None
    return tuple(spaced), tuple(runs)


def _whole(form: str, phrase: str) -> bool:
    """Tell whether a phrase stands in a text as whole words."""
    at = form.find(phrase)
    while at >= 0:
        if not _INNER.match(form, at + len(phrase)) and not (at and _INNER.match(form, at - 1)):
            return True
        at = form.find(phrase, at + 1)
    return False


def _either(spaced: Iterable[str], runs: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern for whole words and for runs of characters; None where there are neither."""
    parts = []
    for words, before, after in ((spaced, _BEFORE, _AFTER), (runs, "", "")):
        if words:
            either = "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))
            parts.append(f"{before}(?:{either}){after}")
    return re.compile("|".join(parts)) if parts else None


def asked_kinds(question: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of answer that a question asks for, in the order of `KINDS`; `languages` are those of the text.

    >>> asked_kinds("How much is the rent?", ("en",)), asked_kinds("Um wie viel Uhr?", ("de",))
    (('amount', 'price'), ('clock', 'amount', 'price'))
    >>> asked_kinds("boiler", ("en",))
    ()
    """
    forms = dict.fromkeys((" ".join(question.casefold().split()), " ".join(fold(question).split())))
    found = []
    for kind in KINDS:
        spaced, runs = _asking(kind, languages)
        if any(_whole(form, phrase) for form in forms for phrase in spaced if phrase in form) or any(
            run in form for form in forms for run in runs
        ):
            found.append(kind)
    return tuple(found)


@lru_cache(maxsize=256)
def _telling(kind: str, languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for the words that an answer of a kind holds, in folded text.

    A single character of a script without spaces is a word only behind a numeral, but for colours and places.
    """
    spaced: dict[str, None] = {}
    runs: dict[str, None] = {}
    counted: dict[str, None] = {}
    for language in languages:
        for word in _phrases([TOLD.get(language, {}).get(kind, "")]):
            if language not in UNSPACED:
                spaced[fold(word)] = None
            elif len(word) == 1 and kind in (CLOCK, DAY, PRICE, AMOUNT):
                counted[fold(word)] = None
            else:
                runs[fold(word)] = None
    plain = _either(spaced, runs)
    if not counted:
        return plain
    behind = f"{_NUMERAL}[{''.join(counted)}]"
    return re.compile(f"{plain.pattern}|{behind}" if plain else behind)


@lru_cache(maxsize=64)
def _hours(languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for an hour behind its preposition, in folded text: `um acht`, `at 1`."""
    parts = []
    for language in languages:
        if language in AT:
            before = "|".join(re.escape(fold(word)) for word in _phrases([AT[language]]))
            numbers = "|".join(re.escape(fold(word)) for word in _phrases([TOLD[language][AMOUNT]])[:12])
            parts.append(f"{_BEFORE}(?:{before}) (?:[0-9]{{1,2}}|{numbers}){_AFTER}")
    return re.compile("|".join(parts)) if parts else None


@lru_cache(maxsize=64)
def _places(languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for a preposition of place before a capital letter, an article between them or not."""
    before = dict.fromkeys(word for language in languages for word in _phrases([IN.get(language, "")]))
    if not before:
        return None
    either = "|".join(re.escape(word) for word in before)
    return re.compile(
        rf"{_BEFORE}(?:{either})(?:\s(?:the|der|dem|den|die|la|le|les|l|el|los|las|o|a|il|lo|i|gli))?[\s'’«\"„]{{1,2}}"
        "[A-ZÀ-ÖØ-ÞА-ЯЁ]"
    )


def told(text: str, kind: str, languages: tuple[str, ...]) -> float:
    """Return how surely a text holds an answer of a kind, 0.0 to 1.0, by its words and forms alone.

    >>> told("ok, cartoccio a 5 euro e amen", "price", ("it",)), told("ok, e amen", "price", ("it",))
    (1.0, 0.0)
    >>> told("Wir fangen um acht an", "clock", ("de",)), told("Wir fangen an", "clock", ("de",))
    (1.0, 0.0)
    """
    if kind == AMOUNT and _DIGIT.search(text):
        return 1.0
    if kind == CODE:
        return 1.0 if _CODE.search(text) else 0.0
    if kind == PRICE and _CURRENCY.search(text):
        return 1.0
    if kind == CLOCK and _HOUR.search(text):
        return 1.0
    folded = fold(text)
    pattern = _telling(kind, languages)
    if pattern is not None and pattern.search(folded):
        return 1.0 if kind != PRICE or _DIGIT.search(text) else FORM_ALONE
    if kind == PRICE:
        return FORM_ALONE if _ARABIC.search(text) else 0.0
    further = _hours(languages) if kind == CLOCK else _places(languages) if kind == PLACE else None
    if further is not None and further.search(folded if kind == CLOCK else text):
        return 1.0
    return 0.0


__all__ = ["AMOUNT", "CLOCK", "CODE", "DAY", "PERSON", "PLACE", "PRICE", "asked_kinds", "told"]
