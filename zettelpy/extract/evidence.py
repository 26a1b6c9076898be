"""How the capitalised words of a text are used: the evidence from which `entities.py` decides what is a name.

A capital says little where a sentence opens, much inside of one, nothing in a heading or in code, and next to nothing
in a language that writes its nouns with capitals. So each use is classed by where it stands, and counts are kept per
folded form over the whole text: a word decides once, not once per use. Cost: one table look-up a word, and some work
for each capitalised word.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple

from zettelpy.extract.tongues import read_tongues
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, HEADING, TABLE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold

# What is known of a word by where it stands (bits).
OPENS: Final = 1  # opens a sentence
QUIET: Final = 2  # in a heading, a table or code: its capital says nothing
MUTE: Final = 4  # part of a time stamp, a speaker label, an address or markup: not read as a word
NOUNS: Final = 8  # in a text that writes nouns with capitals

SMALL, LARGE = 1, 2  # how a word is written

CAPITAL, CAPITALS, MIXED, NUMBERED = 1, 2, 3, 4  # Petra, NASA, GitHub, JL043

_HEADLINE: Final = 4  # words of a sentence that can be one
# Function words that no name holds with a capital: what a headline or a shouted sentence has.
_FUNCTION_WORDS: Final = frozenset[str]().union(
    *(STOP_WORDS[code] for code in ("en", "es", "fr", "it", "pt"))
) - frozenset(
    """
    may will can us it its no de del della di da do dos das du des la las los le les el al lo il gli i o a os as e y et
    und van von den san don the of and un una uno mi me se si su tu ne en son sa ma era mia mio nos
    """.split()
)
_LONGEST: Final = 40  # characters of a word that can be a name
_ENCLITICS: Final = frozenset(("s", "m", "ll", "ve", "re", "d"))
_ELISIONS: Final = frozenset(("l", "d", "c", "j", "m", "n", "s", "t", "qu", "dell", "all", "nell", "un"))
_CASELESS: Final = lazily("[\u0590-\u109f\u1780-\u17ff\u3005-\ud7a3\uf900-\ufaff\uff66-\uff9f]")
_NUMBERED: Final = lazily("[A-Z]{2,5}[0-9]{2,}")  # longer ones are codes to type in (SUMMER20)


class Trait(NamedTuple):
    """The spelling of a capitalised word, read: its base (no possessive, no elision), folded key and shape."""

    base: str
    key: str
    shape: int
    owner: bool  # carries a possessive 's, so that no name goes on after it


def read_trait(surface: str) -> Trait | None:
    """Read the spelling of a word; None where it has no capital that could be a name's.

    >>> read_trait("José’s").base, read_trait("l’Italie").base, read_trait("O'Brien").base
    ('José', 'Italie', "O'Brien")
    >>> read_trait("update"), read_trait("Can't"), read_trait("snake_Case")
    (None, None, None)
    """
    if surface.islower() or not 1 < len(surface) <= _LONGEST:
        return None
    if surface.isascii() and surface.isalpha() and surface.istitle():
        return Trait(surface, surface.lower(), CAPITAL, False)  # most of them by far: "Petra"
    if not surface.isascii() and _CASELESS.search(surface):
        return None  # native.py reads the scripts without case, and what is glued to them
    base, owner = surface.strip("_"), False
    at = max(base.rfind("'"), base.rfind("’"))
    if at > 0:
        head, tail = base[:at], base[at + 1 :]
        ending = tail.lower()
        if ending in _ENCLITICS:
            base, owner = head, ending == "s"
        elif ending == "t":
            return None
        elif head.lower() in _ELISIONS and not (head == "D" and tail[0] != tail[0].lower()):
            base = tail
    if len(base) < 2 or "_" in base:
        return None
    shape = _shape(base)
    if shape == CAPITALS and base[-1] == "s":
        base = base[:-1]
    return Trait(base, fold(base), shape, owner) if shape else None


def _shape(base: str) -> int:
    """Return the shape of a word, 0 for none; a capital is a letter whose lower case is another."""
    if base.isascii() and base.isalpha():
        if base[0].isupper() and base[1:].islower():
            return CAPITAL
        if base.isupper() or (len(base) > 2 and base[-1] == "s" and base[:-1].isupper()):
            return CAPITALS
    large = [letter.lower() != letter for letter in base]
    if not any(large) or base[0].isdecimal():
        return 0
    if any(letter.isdecimal() for letter in base):
        if _NUMBERED.fullmatch(base):
            return NUMBERED
        return CAPITAL if large[0] and not any(large[1:]) and len(base) > 3 else 0
    letters = [letter.isalpha() for letter in base]
    if all(capital or not letter for capital, letter in zip(large, letters, strict=True)):
        return CAPITALS
    inside = [k for k in range(1, len(base)) if large[k] and letters[k - 1]]
    if not inside:
        return CAPITAL if large[0] else 0
    return MIXED


_LINK: Final = lazily(r"\b(?:[a-z]{2,8}://|www\.)[^\s<>\"'`]+")
_HOST: Final = lazily(r"[\w-]{1,64}\.[\w.-]{1,64}")
_TAG: Final = lazily("</?[A-Za-z][^<>]{0,200}>|&#?[A-Za-z0-9]{2,8};")


def _muted(text: str) -> list[tuple[int, int]]:
    """Find addresses and tags. Each pattern is asked only where its rare first character stands, in linear time."""
    spans: list[tuple[int, int]] = []
    if "://" in text or "www." in text:
        spans += [match.span() for match in _LINK.finditer(text)]
    at = text.find("@")
    while at >= 0:  # a mail address: what surrounds an @, to either side, up to a limit
        left = at
        while left > 0 and at - left < 64 and (text[left - 1].isalnum() or text[left - 1] in "._+-"):
            left -= 1
        match = _HOST.match(text, at + 1)
        if left < at and match:
            spans.append((left, match.end()))
        at = text.find("@", at + 1)
    if "<" in text or "&" in text:
        spans += [match.span() for match in _TAG.finditer(text)]
    return spans


def _fences(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Find fenced code inside a block."""
    spans: list[tuple[int, int]] = []
    at = text.find("```", start, end)
    while at >= 0:
        close = text.find("```", at + 3, end)
        stop = end if close < 0 else close + 3
        spans.append((at, stop))
        at = text.find("```", stop, end)
    return spans


def read_states(columns: Columns) -> bytearray:
    """Return one byte a word: the bits OPENS, QUIET and MUTE by where it stands.

    >>> from zettelpy.text.columns import read_columns
    >>> list(read_states(read_columns("Petra came. She saw https://a.example")))
    [1, 0, 1, 0, 4, 4, 4]
    """
    words, text = columns.words, columns.text
    states = bytearray(len(words) + 1)
    for k in columns.sentence_words:
        states[k] |= OPENS
    ticks = "```" in text
    for block in columns.layout.blocks:
        if block.kind in (HEADING, CODE, TABLE):
            _spread(states, words.within(block.start, block.end), QUIET)
        elif block.body > block.start:
            first, body = words.within(block.start, block.body)
            _spread(states, (first, body), MUTE)
            states[body] |= OPENS
        if ticks and block.kind not in (HEADING, CODE, TABLE):
            for span in _fences(text, block.start, block.end):
                _spread(states, words.within(*span), QUIET)
    for start, end in _muted(text):
        _spread(states, words.within(start, end), MUTE)
    _hush_titles(columns, states)
    del states[-1]
    return states


def read_cases(columns: Columns) -> bytes:
    """Return one byte a word: LARGE where its capital could be a name's, SMALL in lower case, else 0.

    >>> from zettelpy.text.columns import read_columns
    >>> list(read_cases(read_columns("Petra saw 2 of NASA")))
    [2, 1, 0, 1, 2]
    """
    words = columns.words
    cases: list[int] = list(map(str.islower, words.surfaces))
    for k, trait in enumerate(words.column(read_trait)):
        if trait is not None:
            cases[k] = LARGE
    return bytes(words.each(cases))


def _hush_titles(columns: Columns, states: bytearray) -> None:
    """Mark sentences that give every word its capital, function words as well ("I Think We Should Go Home")."""
    words, bounds = columns.words, columns.sentence_words
    cases = columns.once(read_cases).replace(bytes((LARGE,)), b"\0")
    shortest = bytes(_HEADLINE)
    at = cases.find(shortest)
    while at >= 0:  # a run of words without one in lower case
        end = cases.find(SMALL, at)
        end = len(cases) if end < 0 else end
        for k in range(bisect_left(bounds, at), bisect_left(bounds, end)):
            first, stop = bounds[k], bounds[k + 1] if k + 1 < len(bounds) else len(words)
            if stop > end or stop - first < _HEADLINE:
                continue
            inner = [words.surface(i) for i in range(first + 1, stop)]
            if any(surface[1:].islower() and surface.lower() in _FUNCTION_WORDS for surface in inner):
                _spread(states, (first, stop), QUIET)
        at = cases.find(shortest, end)


def _spread(states: bytearray, within: tuple[int, int], state: int) -> None:
    first, stop = within
    states[first:stop] = bytes((state,)) * (stop - first)


def mark_nouns(columns: Columns, states: bytearray) -> None:
    """Mark the words of German blocks as NOUNS."""
    tongues = columns.once(read_tongues)
    if "de" not in tongues.languages:
        return
    if not tongues.of_word:
        states[:] = bytes(state | NOUNS for state in states)
        return
    german = tongues.languages.index("de")
    for i, language in enumerate(tongues.of_word):
        if language == german:
            states[i] |= NOUNS
