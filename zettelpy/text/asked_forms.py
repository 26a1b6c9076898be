"""The form that an answer must have, and whether a text shows one: an age, a telephone number, a weight, a colour.

A form is narrower than a kind of answer (`text/answers.py`): where a question asks for one, a text without it does not
hold the answer. So a form is told by strict signs alone: a number with its unit, a word that needs none, or a bare
number beside a word that gives it its meaning ("paid 300"). The words, by language: `lexicon/asked_forms.py`,
`lexicon/form_nouns.py`, `lexicon/told_forms.py`.

The forms are among the fine classes of X. Li and D. Roth, "Learning Question Classifiers" (2002).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from zettelpy.text import answers
from zettelpy.text.answers import told
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import ages
from zettelpy.text.lexicon.answers import TOLD
from zettelpy.text.lexicon.asked_forms import (
    ADDRESS,
    AGE,
    ASKED,
    CLOCK,
    EMAIL,
    FORMS,
    LENGTH,
    NAME,
    NUMBER,
    PHONE,
    PRICE,
    SURNAME,
    Table,
)
from zettelpy.text.lexicon.form_nouns import AFTER, BEHIND, LINKS, NOUNS, WHAT
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.lexicon.told_forms import COMMON, CUES, UNITS, WORDS
from zettelpy.text.normalise import fold
from zettelpy.text.words import MARKS

__all__ = ["BARE", "CUE", "FORMS", "NAME", "SHOWN", "SURNAME", "asked_forms", "naming_words", "signs"]

# What a text shows of a form: the form itself, a number that may be one, a word that gives a bare number the form.
SHOWN: Final = 1
BARE: Final = 2
CUE: Final = 4

LONGEST: Final = 2000  # characters of a question that are read
READ: Final = 8000  # characters of a passage that are read, which is far more than one of sentences has
GAP: Final = 6  # words between "what is" and what it asks for
RUNS: Final = frozenset(("zh", "ja", "ko"))  # their words are not found as whole words

_BEFORE, _AFTER = rf"(?<![\w{MARKS}])", rf"(?![\w{MARKS}])"
_COMMAS: Final = lazily(",\\s*")
_WORD: Final = lazily(rf"[\w{MARKS}]+")
_TOKEN: Final = lazily(rf"[\w{MARKS}]+|\*")
# Days, clock times and years are numbers of their own.
_TIMES: Final = lazily(
    "(?<![0-9])(?:[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}|[0-9]{1,2}[./][0-9]{1,2}[./](?:[0-9]{4}|[0-9]{2})?(?![0-9])"
    "|[0-9]{1,2}[:h][0-9]{2}(?![0-9])|(?:19|20)[0-9]{2}(?![0-9]))"
)
_CURRENCY: Final = lazily(
    "[$£€¥₩₽₹￥]\\s?[0-9]|[0-9]\\s?(?:[$£€¥₩₽₹￥]|EUR|USD|GBP|CHF)|(?:EUR|USD|GBP|CHF|R\\$|Rs\\.?)\\s?[0-9]"
)
_AMOUNT: Final = lazily("[0-9]{2,12}|[0-9][.,][0-9]|[一二三四五六七八九十两兩][十百千万萬]|[만천백]")
_THREE: Final = lazily("[0-9]{3,12}")
_SMALL: Final = lazily("(?<![0-9.,:])[0-9]{1,3}(?![0-9:]|[.,][0-9])")
_DIGITS: Final = lazily("[+(]?[0-9](?:[ ()/.\\-]{0,2}[0-9]){3,30}")
_GROUPED: Final = lazily("[0-9]{1,3}(?:[., '][0-9]{3})+")
_CODED: Final = lazily(
    "(?<![\\w])(?:[A-ZА-ЯЁ]{1,12}[- ]?[0-9]{2}"
    "|[0-9]{1,12}[- ]?[A-ZА-ЯЁ]{1,3}(?![a-zа-яё])|[A-ZА-ЯЁ]{5}|#[0-9]{2}|[0-9]{4})"
)
_QUOTED: Final = lazily('[「『“«‹《„"]')
_TITLED: Final = lazily(
    "(?:\\b(?:Mr|Mrs|Ms|Dr|Prof|Herr|Herrn|Frau|Mme|Mlle|Sr|Sra|Sig|Dott)\\.?"
    "|(?<![\\w])[A-ZÀ-ÖØ-ÞА-ЯЁ]\\.) [A-ZÀ-ÖØ-ÞА-ЯЁ]"
)
_HOST: Final = lazily(
    "[a-z0-9]\\.[a-z0-9-]{1,63}\\.[a-z0-9]|://|[0-9a-z]:[0-9]{2,5}(?![0-9])|[a-z]\\.(?:com|org|net|io|local|internal)(?![a-z])"
)
_SUM: Final = lazily(
    "(?<![\\w.,:#/-])(?:[0-9]{1,3}(?:[., '\u00a0\u202f]?[0-9]{3})+|[0-9]{3})(?![0-9.,:/-][0-9]|[0-9\u3040-\u9fff])"
)
# 1.85, 1,85, 1m85, 5'11": a height needs no unit
_HEIGHT: Final = lazily(
    "(?<![0-9.,])(?:[12](?:[.,]|\\s?m\\s?)[0-9]{2}(?![0-9.,])|[3-8]\\s?['’′]\\s?(?:[0-9]|1[01])(?![0-9]))"
)
_NEXT: Final = lazily(rf"[ \u00a0]([^\W\d_][\w{MARKS}]{{0,39}})")
_MAIL: Final = lazily("[\\w.+-]@[\\w-]{1,63}\\.[a-zA-Z]")


def _phrases(line: str) -> list[str]:
    return [fold(phrase.strip()) for phrase in _COMMAS.split(line) if phrase.strip()]


def _longest_first(words: Iterable[str]) -> list[str]:
    return sorted(dict.fromkeys(words), key=lambda word: (-len(word), word))


def _either(words: Iterable[str], language: str) -> str | None:
    """Return a pattern for any of some words as a text of a language has them; `*` begins or ends an open word."""
    groups: dict[tuple[str, str], list[str]] = {}
    for word in _longest_first(words):
        before = "" if language in RUNS or word.startswith("*") else _BEFORE
        after = "" if language in RUNS or word.endswith("*") else _AFTER
        groups.setdefault((before, after), []).append(re.escape(word.strip("*")))
    return "|".join(f"{before}(?:{'|'.join(some)}){after}" for (before, after), some in groups.items()) or None


def _joined(parts: Iterable[str | None]) -> re.Pattern[str] | None:
    patterns = [part for part in parts if part]
    return re.compile("|".join(patterns)) if patterns else None


_ByFirst = Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]  # first word -> (form, words), longest first


class _Phrases(NamedTuple):
    """The phrases of a language as words, each list by the first word; "" stands for a gap."""

    asking: Mapping[str, _ByFirst]  # by the first word, then by the second; "" where there is none, or a gap
    what: _ByFirst
    nouns: _ByFirst
    after: frozenset[str]


def _by_second(pairs: Iterable[tuple[str, tuple[str, ...]]]) -> Mapping[str, _ByFirst]:
    found: dict[str, dict[str, list[tuple[str, tuple[str, ...]]]]] = {}
    for form, words in pairs:
        second = words[1] if len(words) > 1 else ""
        found.setdefault(words[0], {}).setdefault(second, []).append((form, words))
    return {first: {second: tuple(some) for second, some in rest.items()} for first, rest in found.items()}


def _by_first(pairs: Iterable[tuple[str, tuple[str, ...]]]) -> _ByFirst:
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for form, words in pairs:
        found.setdefault(words[0], []).append((form, words))
    return {first: tuple(sorted(some, key=lambda pair: -len(pair[1]))) for first, some in found.items()}


def _split(phrase: str) -> tuple[str, ...]:
    return tuple("" if word == "*" else word for word in _TOKEN.findall(phrase))


@lru_cache(maxsize=16)
def _spaced(language: str) -> _Phrases:
    """Return the phrases of a language that writes blanks between words."""

    def pairs(table: Table) -> list[tuple[str, tuple[str, ...]]]:
        lists = table.get(language, {})
        return [(form, _split(phrase)) for form in FORMS for phrase in _phrases(lists.get(form, ""))]

    what = [("", _split(phrase)) for phrase in _phrases(WHAT.get(language, ""))]
    after = frozenset(_phrases(AFTER.get(language, "")))
    return _Phrases(_by_second(pairs(ASKED)), _by_first(what), _by_first(pairs(NOUNS)), after)


@lru_cache(maxsize=16)
def _unspaced(language: str) -> tuple[re.Pattern[str], Mapping[str, re.Pattern[str]]]:
    """Return a pattern for all phrases of a language whose words are found within runs, and one for each form."""
    forms: dict[str, str] = {}
    for form in FORMS:
        phrases = _longest_first(_phrases(ASKED[language].get(form, "")))
        parts = [".{0,8}".join(re.escape(part.strip()) for part in phrase.split("*")) for phrase in phrases]
        nouns = _longest_first(_phrases(NOUNS[language].get(form, "")))
        if nouns:
            parts.append(f"(?:{'|'.join(map(re.escape, nouns))}){BEHIND[language]}")
        forms[form] = "|".join(parts)
    whole = "|".join(pattern for pattern in forms.values() if pattern)
    return re.compile(whole), {form: re.compile(pattern) for form, pattern in forms.items() if pattern}


def asked_forms(question: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the forms of which an answer to a question must have one, in the order of `FORMS`.

    `languages` are those of the text that is asked.

    >>> asked_forms("How old is Bronwen?", ("en",)), asked_forms("What is Ana's phone number?", ("en",))
    (('age',), ('phone',))
    >>> asked_forms("Why did Ana lose the phone number?", ("en",)), asked_forms("Wie schwer ist er?", ("de",))
    ((), ('weight',))
    """
    text = fold(question[:LONGEST])
    words = _WORD.findall(text)
    found: list[str] = []
    for language in languages:
        if language not in RUNS:
            phrases = _spaced(language)
            found += _asked(words, phrases)
            found += _named(words, phrases)
        elif not text.isascii():
            line = " ".join(text.split())
            whole, forms = _unspaced(language)
            if whole.search(line):
                found += [form for form, pattern in forms.items() if pattern.search(line)]
    return tuple(form for form in FORMS if form in found) if found else ()


def _asked(words: Sequence[str], phrases: _Phrases) -> Iterator[str]:
    """Yield the forms of the phrases that ask by themselves."""
    for at, word in enumerate(words):
        behind = phrases.asking.get(word)
        if behind is not None:
            following = words[at + 1 : at + 2]
            for form, phrase in (*behind.get("", ()), *(behind.get(following[0], ()) if following else ())):
                if _stands(words, at, phrase):
                    yield form


def _stands(words: Sequence[str], at: int, phrase: Sequence[str]) -> bool:
    """Tell whether a phrase stands at a place; a gap takes up to GAP words."""
    if "" not in phrase:
        return tuple(words[at : at + len(phrase)]) == phrase
    gap = phrase.index("")
    if tuple(words[at : at + gap]) != phrase[:gap]:
        return False
    rest, at = tuple(phrase[gap + 1 :]), at + gap
    return any(tuple(words[k : k + len(rest)]) == rest for k in range(at, at + GAP + 1))


def _named(words: Sequence[str], phrases: _Phrases) -> Iterator[str]:
    """Yield the forms of the first noun behind "what is", where nothing between leads elsewhere, or before `AFTER`."""
    if phrases.nouns.keys().isdisjoint(words):
        return
    begun = -1  # where the words behind "what is" begin
    for at, word in enumerate(words):
        if begun >= 0 and (at - begun > GAP or words[at - 1] in LINKS):
            begun = -1
        for _, phrase in phrases.what.get(word, ()):
            if _stands(words, at, phrase):
                begun = at + len(phrase)
                break
        nouns = [(form, noun) for form, noun in phrases.nouns.get(word, ()) if _stands(words, at, noun)]
        if not nouns:
            continue
        longest = len(nouns[0][1])
        behind = words[at + longest : at + longest + 3]
        if 0 <= begun <= at or not phrases.after.isdisjoint(behind):
            yield from (form for form, noun in nouns if len(noun) == longest)
            return


@lru_cache(maxsize=256)
def naming_words(form: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the folded words by which questions name a form: those that ask for it, and its own name.

    >>> "old" in naming_words("age", ("en",)), "bronwen" in naming_words("age", ("en",))
    (True, False)
    """
    found: dict[str, None] = {}
    for language in languages:
        phrases = _phrases(ASKED.get(language, {}).get(form, "")) + _phrases(NOUNS.get(language, {}).get(form, ""))[:1]
        if language in RUNS:
            found.update(dict.fromkeys(phrases))
        else:
            found.update(dict.fromkeys(word for phrase in phrases for word in phrase.split() if word != "*"))
    return tuple(found)


@lru_cache(maxsize=256)
def _units(form: str, languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for a number with a unit of a form behind it, in folded text."""
    parts = []
    small = "(?<![0-9.,])[0-9]{1,3}" if form == AGE else "[0-9]"
    common = _phrases(COMMON.get(form, ""))
    for language in (*languages, ""):
        units = _longest_first([*_phrases(UNITS.get(language, {}).get(form, "")), *([] if language else common)])
        if not units:
            continue
        if language in RUNS:
            either = "|".join(re.escape(unit.strip("*")) for unit in units)
            number = f"(?:{small}|{ages.RUNS[language]}|[一二三四五六七八九十百千万萬两兩半几数한두세네열백천만])"
            parts.append(f"{number}[多几来余数約 ]?(?:{either})")
        else:
            either = "|".join(re.escape(unit.strip("*")) + ("" if unit.endswith("*") else _AFTER) for unit in units)
            numerals = "|".join(map(re.escape, _longest_first(_phrases(TOLD.get(language, {}).get("amount", "")))))
            spelled = f"|{_BEFORE}(?:{numerals})" if numerals else ""
            further = _spelled((language,))
            spelled += f"|{further.pattern}" if further else ""
            parts.append(f"(?:{small}{spelled})[ -]?(?:{either})")
    return _joined(parts)


@lru_cache(maxsize=256)
def _words(form: str, languages: tuple[str, ...], cues: bool) -> re.Pattern[str] | None:
    table = WORDS if not cues else NOUNS if form == NUMBER else CUES
    more = {} if cues else ages.HEIGHTS if form == LENGTH else _ages_told() if form == AGE else {}
    return _joined(
        _either([*_phrases(table.get(one, {}).get(form, "")), *_phrases(more.get(one, ""))], one) for one in languages
    )


@cache
def _ages_told() -> Mapping[str, str]:
    """Return the words that tell an age without a number, each decade written out."""
    found: dict[str, str] = {}
    for language, line in ages.TOLD.items():
        tens = ages.DECADES.get(language, "").split(",")
        phrases = [phrase.replace("{tens}", ten) for phrase in line.split(", ") for ten in tens]
        found[language] = ",".join(dict.fromkeys(phrases))
    return found


@lru_cache(maxsize=32)
def _spelled(languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for the whole numbers up to a hundred that are written in words, in folded text."""
    parts: list[str] = []
    for language in languages:
        if language in ages.RUNS:
            parts.append(ages.RUNS[language])
        elif language in ages.NUMERALS:
            one = ages.NUMERALS[language]
            alone, tens, ones, joints = (
                "|".join(map(re.escape, _longest_first(fold(words).split()))) for words in one[:4]
            )
            joint = f"(?:{joints})" if joints else ""
            if one.ones_first:
                whole = f"(?:(?:{ones}){joint})?(?:{tens})"
            elif one.written_together:
                whole = f"(?:{tens})(?:{ones})?"
            else:
                whole = f"(?:{tens})(?:[ -](?:{joint}[ -])?(?:{ones}){_AFTER})?" if tens else ""
            parts.append(f"{_BEFORE}(?:{'|'.join(part for part in (whole, alone) if part)}){_AFTER}")
    return _joined(parts)


def signs(text: str, form: str, languages: tuple[str, ...]) -> int:
    """Return what a text shows of a form: SHOWN, BARE and CUE, added up; BARE with CUE is as good as SHOWN.

    >>> signs("She turned 40", "age", ("en",)) == BARE + CUE, signs("12 Jahre alt", "age", ("de",)) & SHOWN
    (True, 1)
    >>> signs("She is forty-two.", "age", ("en",)), signs("Sie ist Mitte vierzig.", "age", ("de",)) & SHOWN
    (2, 1)
    >>> signs("see you at 10:30", "phone", ("en",)), signs("0171 555 0192", "phone", ("en",)) & SHOWN
    (0, 1)
    """
    text = text[:READ]
    if form == CLOCK:
        return SHOWN if told(text, answers.CLOCK, languages) >= 1.0 else 0
    if form == EMAIL:
        return SHOWN if _MAIL.search(text) else 0
    folded = fold(text)
    words = _words(form, languages, False)
    if words is not None and words.search(folded):
        return SHOWN
    units = _units(form, languages)
    if units is not None and units.search(folded):
        return SHOWN
    if form == NAME:
        return SHOWN if _QUOTED.search(text) else 0
    if form == SURNAME:
        return SHOWN if _TITLED.search(text) else 0
    plain = _TIMES.sub(" ", text)
    if form == PRICE and (_CURRENCY.search(text) or _alone(_SUM, plain, languages)):
        return SHOWN
    if form == NUMBER and _CODED.search(plain):
        return SHOWN
    if form == PHONE and _dials(plain):
        return SHOWN
    if form == LENGTH and _HEIGHT.search(text):
        return SHOWN
    if form == ADDRESS:
        return SHOWN if _HOST.search(folded) else 0
    cue = _words(form, languages, True)
    bare = _AMOUNT if form in (PRICE, PHONE) else _THREE if form == NUMBER else _SMALL
    said = _spelled(languages) if form == AGE else None
    is_bare = _alone(bare, plain, languages) or (said is not None and _alone(said, folded, languages))
    return (BARE if is_bare else 0) + (CUE if cue is not None and cue.search(folded) else 0)


def _alone(number: re.Pattern[str], text: str, languages: tuple[str, ...]) -> bool:
    """Tell whether a text without its dates holds a number that counts nothing.

    Behind one that does stands what it counts: "300 copies", but "150 for the bus".
    """
    stop = stop_words_for(languages)
    for match in number.finditer(text):
        behind = _NEXT.match(text, match.end())
        if behind is None or fold(behind[1]) in stop:
            return True
    return False


def _dials(text: str) -> bool:
    """Tell whether a text without its dates holds a number that can be dialled: six digits or more, ungrouped."""
    for match in _DIGITS.finditer(text):
        digits = "".join(filter(str.isdecimal, match[0]))
        if len(digits) >= 6 and (digits.startswith("0") or not _GROUPED.fullmatch(match[0])):
            return True
    return False
