"""Which state of affairs a question asks for: the one that holds now, the one that held before, or neither.

"What is the code now?" and "Which code do we use?" ask for the value that holds; "What was the code before?", "What was
it originally?" and "Which one was chosen in March?" for one that held. A question about an event ("What did Ana say?",
"When did it start?") asks for neither, whatever its tense. The word lists are in `lexicon/standing.py`; a cue decides
before a verb does, and of the verbs only those of state tell anything.

The kinds are those of temporal question answering (explicit and implicit constraints of time); see Z. Jia et al.,
"TempQuestions: A Benchmark for Temporal Question Answering" (2018).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from zettelpy.text.languages import detect_languages
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.standing import EARLIER, EVENT, FIRST, FORMER, IS, NOW, WAS
from zettelpy.text.normalise import fold
from zettelpy.text.words import MARKS, tokenise

NOW_ASKED: Final = "now"
BEFORE_ASKED: Final = "before"
LONGEST: Final = 400  # characters of a question that are looked at, and at least its end
RUNS: Final = frozenset(("ja", "ko", "zh"))

_OPEN, _CLOSE = rf"(?<![\w{MARKS}-])", rf"(?![\w{MARKS}])"
_PAST_RUSSIAN: Final = lazily(rf"[а-яё]{{2,20}}[аяиеыу]л[аои]?(?:ся|сь)?{_CLOSE}")  # "что сказала Катя"
_SCRIPTS: Final = {  # one letter of the script tells: the rest may be names and loans
    "ja": lazily("[\u3041-\u30ff\u4e00-\u9fff]"), "zh": lazily("[\u4e00-\u9fff]"),
    "ko": lazily("[\uac00-\ud7a3]"), "ru": lazily("[\u0400-\u04ff]"), "hi": lazily("[\u0900-\u097f]"),
}  # fmt: skip
_END: Final = lazily(r"[\s?!.,;:¿¡？！。、)\"'»”]{0,20}\Z")
_NO_STATE: Final = lazily(r"\bhow (?:old|long|many times|often)\b")  # "how old is Ana" holds no "old"


@lru_cache(maxsize=256)
def _listed(name: str, languages: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Return the phrases of a list in some languages, longest first: those of whole words, and runs of characters."""
    table = _TABLES[name]
    words: dict[str, None] = {}
    runs: dict[str, None] = {}
    for language in languages:
        into = runs if language in RUNS else words
        into.update(dict.fromkeys(_form(phrase) for phrase in table.get(language, "").split(",") if phrase.strip()))
    return _longest_first(words), _longest_first(runs)


def _pattern(name: str, languages: tuple[str, ...], asked: str) -> re.Pattern[str] | None:
    """Return a pattern that finds the phrases of a list in a question, whole words or runs; None where it has none."""
    words, runs = (tuple(phrase for phrase in listed if phrase in asked) for listed in _listed(name, languages))
    return _either(words, runs) if words or runs else None


@lru_cache(maxsize=256)
def _either(words: tuple[str, ...], runs: tuple[str, ...]) -> re.Pattern[str]:
    parts = []
    for phrases, before, after in ((words, _OPEN, _CLOSE), (runs, "", "")):
        if phrases:
            parts.append(f"{before}(?:{'|'.join(map(re.escape, phrases))}){after}")
    return re.compile("|".join(parts))


_TABLES: Final[Mapping[str, Mapping[str, str]]] = {
    "now": NOW, "first": FIRST, "earlier": EARLIER, "former": FORMER, "is": IS, "was": WAS, "event": EVENT,
}  # fmt: skip


def _longest_first(phrases: Iterable[str]) -> list[str]:
    return sorted(phrases, key=lambda phrase: (-len(phrase), phrase))


def _form(text: str) -> str:
    """Return a text as it is compared: without capitals, typographic apostrophes and runs of blanks.

    Accents stay: Italian "è" is, and "e" is "and".
    """
    return " ".join(text.casefold().replace("’", "'").split())


def asked_standing(
    question: str, languages: tuple[str, ...], dates: Iterable[str] = (), today: str | None = None
) -> str:
    """Return "now", "before" or "" for the state of affairs that a question asks for.

    `languages` are those of the text that is asked, `dates` those that the question names, `today` the last day of the
    text: how something was on a day before that asks for what held then.

    >>> asked_standing("What is the lock code now?", ("en",)), asked_standing("Which queue do we use?", ("en",))
    ('now', 'now')
    >>> asked_standing("What was the lock code before?", ("en",)), asked_standing("What did Ana say?", ("en",))
    ('before', '')
    >>> asked_standing("Which queue was chosen in March?", ("en",), ("2025-03",), "2025-05-02")
    'before'
    """
    asked = _form(_shortened(question))
    languages = _written(asked, languages)
    plain = _NO_STATE.sub(" ", asked) if "en" in languages else asked

    def has(name: str) -> re.Match[str] | None:
        pattern = _pattern(name, languages, plain)
        return pattern.search(plain) if pattern is not None else None

    was = has("was") is not None
    if has("first"):
        return BEFORE_ASKED
    earlier = has("earlier")
    if earlier is not None and (was or _END.match(plain, earlier.end())):
        return BEFORE_ASKED
    if has("former") and (was or has("is")):
        return BEFORE_ASKED
    if was and any(date < (today or "9999")[: len(date)] for date in dates):
        return BEFORE_ASKED
    now = has("now")
    if has("event") and (now is None or not _END.match(plain, now.end())):  # "when does she have swimming now?"
        return ""
    if now is not None:
        return NOW_ASKED
    past = "ru" in languages and _PAST_RUSSIAN.search(plain)
    return NOW_ASKED if has("is") and not past else ""


def asks_for_first(question: str, languages: tuple[str, ...]) -> bool:
    """Tell whether a question asks how things were at first, and not how they were right before.

    >>> asks_for_first("What was the code originally?", ("en",)), asks_for_first("What was it before?", ("en",))
    (True, False)
    """
    asked = _form(_shortened(question))
    pattern = _pattern("first", _written(asked, languages), asked)
    return pattern is not None and pattern.search(asked) is not None


def standing_words(question: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a question that only tell which state of affairs it asks for, folded, in their order.

    >>> standing_words("What is the current code at the moment?", ("en",)), standing_words("Who is it?", ("en",))
    (('current', 'at', 'the', 'moment'), ())
    """
    asked = _form(_shortened(question))
    languages = _written(asked, languages)
    found: dict[str, None] = {}
    for name in ("now", "first", "earlier", "former"):
        pattern = _pattern(name, languages, asked)
        for match in pattern.finditer(asked) if pattern is not None else ():
            found.update(dict.fromkeys(fold(word) for word in match[0].split()))
    return tuple(found)


def _written(asked: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some languages that a question is written in, all where it cannot be told: German "was" asks."""
    if len(languages) < 2:
        return languages
    scripts = tuple(language for language in languages if language in _SCRIPTS and _SCRIPTS[language].search(asked))
    if scripts:
        return scripts
    own = detect_languages(tokenise(asked))
    return tuple(language for language in languages if language in own) or languages


def _shortened(question: str) -> str:
    """Return a question, of a very long one its beginning and its end: what it asks stands at either."""
    return question if len(question) <= 2 * LONGEST else f"{question[:LONGEST]} {question[-LONGEST:]}"
