"""The words around a full stop into what it is: part of an abbreviation, an initial or an ordinal, or an end.

Each judgement reads at most `WINDOW` characters to either side of the stop, but for the homographs, where the language
of `_HEARING` characters around decides; they are few.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from zettelpy.text.lazily import lazily, of_script
from zettelpy.text.lexicon.abbreviations import (
    BEFORE_ORDINAL,
    BEFORE_TIME,
    INITIAL,
    INNER_WORDS,
    LAST,
    MONTHS,
    NAME,
    NUMBERED,
    OPENERS,
    PARTICLES,
    TITLE,
    UNIT,
    abbreviation_classes,
    homographs,
    is_heard,
)
from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
from zettelpy.text.normalise import fold

WINDOW: Final = 40  # code points
LEADING: Final = "\"'“‘„‚”’«‹»›([{¿¡*_~`-–—"  # what may stand before the first letter of a word

_HEARING: Final = 120  # characters to either side in which a language is listened for
_CASELESS: Final = lazily("[\u10d0-\u10ff]")  # Georgian: lower case to Unicode, but without capitals
_CJK: Final = of_script(
    "[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]", "\u3005", "\U0003ffff"
)
_NEXT: Final = lazily(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NUMERAL: Final = lazily(r"[IVXLC]+")
_LIST_MARK: Final = lazily(r"(?:[•‣◦⁃▪●∙]\s?)?(?:[(]?[0-9]{1,3}|[^\W\d_]|[ivx]{1,4}|[IVX]{1,4})")
_DAY: Final = lazily(r"[0-9]{1,2}")
_AMOUNT: Final = lazily(r"[0-9][0-9,]*")
_PARTS: Final = lazily(r"['’(/\[\-–—]")
_DEGREES: Final = lazily(r"[0-9].*[°′″º]$")
_NOT_PROSE: Final = lazily(r"[@/\\:_(){}=<>#$&|]")  # addresses, paths and code
_VOWELS: Final = frozenset("aeiouyаеиоуыэюяєіїαειουηω")


@cache
def _opening_words() -> frozenset[str]:
    """Return the folded words that open sentences when capitalised, in any language that we know."""
    listed = frozenset(fold(word) for words in OPENERS.values() for word in words.split())
    return stop_words_for(("en", "de", "fr", "es", "pt", "it", "ru")) | listed


@cache
def _plain_openers() -> frozenset[str]:
    """Return the words that open sentences and are no part of a name."""
    return _opening_words() - PARTICLES - INNER_WORDS


@cache
def _months() -> frozenset[str]:
    return frozenset(map(fold, MONTHS.split()))


def letter_case(head: str | None) -> str:
    """Return the class of the first character behind a gap: upper, lower, other letter, digit or none of these.

    >>> letter_case("A"), letter_case("ж"), letter_case("家"), letter_case("7"), letter_case("%")
    ('upper', 'lower', 'other', 'digit', 'none')
    """
    if not head:
        return "none"
    if head.isupper() or head.istitle():
        return "upper"
    if head.islower() and not _CASELESS.match(head):
        return "lower"
    if head.isalpha():
        return "other"
    return "digit" if head.isdecimal() else "none"


def is_ideograph(sign: str) -> bool:
    """Tell whether a character is written without spaces between words: Han, kana (Hangul goes with them).

    >>> is_ideograph("家"), is_ideograph("か"), is_ideograph("k")
    (True, True, False)
    """
    return _CJK.match(sign) is not None


def is_armenian(sign: str) -> bool:
    """Tell whether a character is an Armenian letter: behind one, a full stop does what a colon does elsewhere.

    >>> is_armenian("ն"), is_armenian("n")
    (True, False)
    """
    return "\u0531" <= sign <= "\u0587"


def needs_a_look(word: str) -> bool:
    """Tell whether a word that is in no list of abbreviations may be one all the same.

    >>> [word for word in ("lamp", "II", "Hauptstr", "ok") if needs_a_look(word)]
    ['II', 'Hauptstr', 'ok']
    """
    return word.isupper() or word in homographs() or word.endswith("str") or is_armenian(word[-1:])


def word_before(text: str, start: int, begin: int, at: int, behind: int, end: int) -> str:
    """Return the class of the word before the full stop at `at`, in a sentence that begins at `begin`.

    `behind` is where the word behind the gap begins; the text is text[start:end]. The class is one of those of the
    abbreviations, or plain, acronym, initial, ordinal, item.

    >>> text = "We met Dr. Oja"
    >>> word_before(text, 0, 0, 9, 11, len(text)), word_before("We met. He", 0, 0, 6, 8, 10)
    ('title', 'plain')
    """
    if at - begin <= 7 and _LIST_MARK.fullmatch(text, begin, at):
        return "item"
    tokens = text[max(begin, at - WINDOW) : at].split()[-3:]
    last = tokens[-1].lstrip(LEADING) if tokens and not text[at - 1].isspace() else ""
    last = _CJK.split(last)[-1]
    if not last:
        return "plain"
    before = [token.lstrip(LEADING) for token in tokens[:-1]]
    if _DAY.fullmatch(last) or _NUMERAL.fullmatch(last):
        return _ordinal(text, last, before, behind, end)
    kind = _listed(last, before)
    if kind == UNIT:
        kind = _unit(text, begin, at, last, before)
    if kind is None or kind == "plain" or kind == NUMBERED:
        for language, other in homographs().get(last, ()):
            if is_heard(language, text, max(start, at - _HEARING), min(end, at + _HEARING)):
                return other
    if kind:
        return kind
    if _is_half(text, last, behind, end):
        return "initial"
    if len(last) == 1:
        return _single(last, before)
    if "." in last:
        return "acronym" if _is_dotted(last) else abbreviation_classes().get(_PARTS.split(last)[-1], "plain")
    if last.endswith("str") and len(last) > 3:
        return NUMBERED  # Goethestr. 7
    known = abbreviation_classes().get(_PARTS.split(last)[-1])
    if known:
        return known
    spoken = not last.isalpha() or not last.islower() or any(letter in _VOWELS for letter in fold(last))
    return "plain" if spoken or len(last) > 4 or letter_case(last) == "other" else NUMBERED


def _listed(last: str, before: list[str]) -> str | None:
    """Return the class that the lists give the word, with the parts before it: "z. B.", "et al."."""
    classes = abbreviation_classes()
    joined = last
    if before and before[-1].endswith(".") and len(last) <= 4:
        joined = before[-1] + last
        if len(before) > 1 and before[-2].endswith(".") and before[-2] + joined in classes:
            return classes[before[-2] + joined]
        if len(before) > 1 and f"{before[-2]}_{joined}" in classes:
            return classes[f"{before[-2]}_{joined}"]
        if joined in classes:
            return classes[joined]
    if before and f"{before[-1]}_{last}" in classes:
        return classes[f"{before[-1]}_{last}"]
    if last not in classes or (len(last) == 1 and last.isupper()):
        return None
    return classes[last]


def _unit(text: str, begin: int, at: int, last: str, before: list[str]) -> str | None:
    """Return what a unit is behind its number: the end of a sentence, but for a time that opens one."""
    measured = before[-1] if before else ""
    dotted = measured.endswith(".") and len(before) > 1  # "5 тыс. руб.", "до н. э."
    if not (any(map(str.isdecimal, measured)) or dotted or _NUMERAL.fullmatch(measured) or "." in last):
        return None if letter_case(last) == "other" else NUMBERED
    if last.isupper():
        return NAME  # "J.-C."
    first = _NEXT.match(text, begin, at)
    if first and fold(first[0]) in BEFORE_TIME and text.count(" ", begin, at) < 4:
        return NAME  # "At 5 a.m. Mr. Smith": too short for a sentence
    return UNIT


def _ordinal(text: str, last: str, before: list[str], behind: int, end: int) -> str:
    name = _NEXT.match(text, behind, min(end, behind + WINDOW))
    if last.isdecimal() and name and fold(name[0]) in _months():
        return "item"
    if before and before[-1].lower() in BEFORE_ORDINAL:
        return "ordinal"
    if len(last) == 1 and last.isalpha():
        return _single(last, before)
    return abbreviation_classes().get(last, "plain") if last.isalpha() else "plain"


def _single(last: str, before: list[str]) -> str:
    """Return the class of a single letter: the initial of a name, if anything."""
    if letter_case(last) != "upper":
        return "initial" if letter_case(last) == "other" and not _CJK.match(last) else "plain"
    if last == "I" and before and before[-1].islower():
        return "plain"  # "you and I."
    return "plain" if before and _DEGREES.search(before[-1]) else "initial"  # "0.1278° W."


def _is_half(text: str, last: str, behind: int, end: int) -> bool:
    """Tell whether the word and the one behind it are one abbreviation: "EE. UU."."""
    if len(last) > 4:
        return False
    word = _NEXT.match(text, behind, min(end, behind + WINDOW))
    if word is None or len(word[0]) > 4 or not text.startswith(".", word.end()):
        return False
    return f"{last}.{word[0]}" in abbreviation_classes()


def _is_dotted(word: str) -> bool:
    """Tell whether a word is short parts with stops between: "U.S", "J.-P", "к.т.н"."""
    parts = [part.lstrip("-") for part in word.split(".")]
    return all(part and len(part) <= 2 and part[0].isalpha() and not part[-1].isdecimal() for part in parts)


def word_behind(text: str, at: int, follows: str, before: str, end: int) -> str:
    """Return the class of the word that begins at `at`, behind a full stop after a word of class `before`.

    >>> word_behind("Then we left", 0, "upper", "name", 12), word_behind("Okafor left", 0, "upper", "name", 11)
    ('opener', 'upper')
    """
    if follows != "upper":
        return follows
    word = _NEXT.match(text, at, min(end, at + WINDOW))
    if word is None or (before == NUMBERED and _NUMERAL.fullmatch(word[0])):
        return "single"
    if text.startswith(".", word.end()):
        if len(word[0]) == 1:
            return "single"
        if before in (NUMBERED, NAME) and abbreviation_classes().get(word[0]) == NUMBERED:
            return "digit"  # "Apt. No. 7"
    if is_opener(word[0], before):
        return "opener"
    return "single" if len(word[0]) == 1 else "upper"


def is_opener(word: str, before: str = "") -> bool:
    """Tell whether a capitalised word opens sentences rather than going on with a name of class `before`.

    >>> is_opener("They"), is_opener("La", "initial"), is_opener("La", "acronym"), is_opener("Holdings", "name")
    (True, False, True, False)
    """
    folded = fold(word)
    if folded in INNER_WORDS or (before in ("initial", INITIAL, TITLE) and folded in PARTICLES):
        return False
    return folded in _opening_words()


def is_lost_space(text: str, begin: int, at: int, stop: int, behind: int, end: int) -> bool:
    """Tell whether the terminators text[at:stop] without a gap end a sentence, the space having been lost.

    The word before must be a whole word in lower case and not an abbreviation, the one behind capitalised like prose;
    other words and amounts end a sentence only before a word that opens sentences. Addresses and code are left alone.
    Scripts without case need letters of the same kind on both sides.

    >>> is_lost_space("It failed.We left", 0, 9, 10, 10, 17), is_lost_space("Use os.Exit", 0, 6, 7, 7, 11)
    (True, False)
    """
    head = text[behind : behind + 1]
    if letter_case(head) == "other":
        return _is_glued(text, begin, at, stop, head)
    tokens = text[max(begin, at - WINDOW) : at].split()
    token = tokens[-1].lstrip(LEADING) if tokens else ""
    word = _NEXT.match(text, behind, min(end, behind + WINDOW))
    if not token or word is None or text[at - 1].isspace() or _NOT_PROSE.search(token):
        return False
    if _NOT_PROSE.match(text, word.end()) or (word[0][1:] and not word[0][1:].islower()):
        return False
    known = abbreviation_classes().get(token)
    if behind == stop and fold(word[0]) in _plain_openers():
        return (len(token) > 1 and token.isalpha() and known in (None, LAST, UNIT)) or bool(_AMOUNT.fullmatch(token))
    if not (token.isalpha() and token.islower() and len(word[0]) > 1) or known:
        return False
    if len(token) < 3:  # "it.Pressure", but "os.Exit"
        return token in STOP_WORDS["en"]
    return any(letter in _VOWELS for letter in fold(token))  # "pump.Then", but "fmt.Println"


def _is_glued(text: str, begin: int, at: int, stop: int, head: str) -> bool:
    """Tell whether terminators between letters without case, and without a gap, end a sentence: "好吧!我们走"."""
    last = text[at - 1] if at > begin else ""
    if letter_case(last) != "other":
        return False
    return is_ideograph(last) and is_ideograph(head) if text[stop - 1] != "?" else True
