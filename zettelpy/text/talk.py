"""Is it a conversation? What the words behind a label, and the label itself, speak for: talk, or a list of values.

Each answer looks at one name or at the first 200 characters behind it; `speakers.py` judges them together.
"""

from __future__ import annotations

import re
from typing import Final

from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names
from zettelpy.text.lexicon import talk as lexicon
from zettelpy.text.lexicon.relative import NUMBERS
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

# Emoji and their like: arrows to pictographs, joiners, variation selectors, key caps, tags.
SYMBOL: Final = "\u200d\u20e3\u2190-\u24ff\u25a0-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff\U000e0020-\U000e007f"


# Signs and emoji; in Chinese and Japanese: I, you, yes, questions, polite endings.
_TALK_RUN: Final = lazily(
    "[?!\uff1f\uff01\u061f\U0001f300-\U0001faff\u6211\u4f60\u60a8\u79c1\u50d5\u55ce\u5417\u5462\u5427\u554a]"
    "|\u306f\u3044|\u3067\u3059|\u307e\u3059"
)
_COUNTS: Final = frozenset(fold(word) for table in NUMBERS.values() for word in table) - lexicon.ARTICLES
_CODE: Final = lazily(
    r"[;{\\]$|^\{|^[a-z]+://|^(?:true|false|null|none|#[0-9a-f]{3,8}|[./~]*/\S*)$|=>|\w\(\)", re.IGNORECASE
)
TALK: Final = 1
VALUE: Final = -1  # one word, or a noun with its article: a definition
FIGURE: Final = -2  # a number, a quantity, code


def weigh_words(words: str) -> int:
    """Tell what stands behind a label by its first 200 characters: TALK, VALUE, FIGURE, or 0 where it may be either.

    >>> [weigh_words(words) for words in ("ship it", "red", "two bottles.", "0 auto;", "a tree of nodes", "Anna left")]
    [1, -1, -2, -2, -1, 0]
    """
    words = words[:200].strip()
    if _CODE.search(words):
        return FIGURE
    tokens = [fold(match[0]) for match in WORD.finditer(words)]
    if _TALK_RUN.search(words):
        return TALK
    if not tokens:
        return VALUE
    counted = tokens[0][0].isdigit() or (tokens[0] in _COUNTS and len(tokens) > 1)
    if counted and len(tokens) <= 4:
        return FIGURE
    article = tokens[0] in lexicon.ARTICLES
    if not article and any(token in lexicon.TALK for token in tokens):
        return TALK
    return VALUE if len(tokens) == 1 or (article and lexicon.FINITE.isdisjoint(tokens)) else 0


_MONTH_NAMES: Final = frozenset("april may june august".split())  # persons are called so as well
_SYMBOLS: Final = lazily(f"[{SYMBOL}\\s]+")


def _core(name: str) -> str:
    """Return a name without symbols and without the number behind it ("Step 2")."""
    return _SYMBOLS.sub(" ", name).strip().rstrip("0123456789").rstrip(" #.") or name


def may_speak(name: str) -> bool:
    """Tell whether a label may be a name: not the key of a note or a list, a day of a plan, an error.

    >>> [may_speak(label) for label in ("Ana", "Note", "Monday", "Step 2", "ValueError", "---")]
    [True, False, False, False, False, False]
    """
    low = _core(name).casefold()
    if low in lexicon.KEYS or (low in names.CALENDAR and low not in names.GIVEN and low not in _MONTH_NAMES):
        return False
    if not any(map(str.isalnum, name)):
        return any("\U0001f300" <= char <= "\U0001faff" for char in name)
    return not low.endswith(("error", "exception", "warning"))


def leaning(name: str) -> int:
    """Return 1 for the name of a person or a role, -1 for a word that is more often the key of a list, 0 for others."""
    core = _core(name)
    words = [fold(word) for word in core.split()]
    if core.casefold() in _MONTH_NAMES:
        return 0
    if words[0] in names.GIVEN or words[-1] in names.ROLES or words[0].rstrip(".") in names.TITLES:
        return 1
    if words[-1] in names.COMMON or (len(words) == 1 and (words[0] in names.HARD or name[-1].isdigit())):
        return -1
    if core.isascii() and core.isupper() and len(core) > 2:
        return -1  # API, HTTP
    return int(any(char in name for char in "@._") or not core.isascii())


def is_name(name: str) -> bool:
    """Tell whether a label has the form of a name: one word, or two to four of which none begins in lower case."""
    words = _SYMBOLS.sub(" ", name).split()
    if not any(map(str.isalpha, name)) and not name.startswith("+"):
        return False
    return len(words) <= 1 or all(not word[0].islower() or word in lexicon.PARTICLES for word in words)
