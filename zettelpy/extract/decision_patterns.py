"""Patterns of clauses over words with their classes, and what matches them: all places of a row at once, as bits.

`text.lexicon.decided.settings` tells how a pattern is written. A sentence is a row of words and marks, and a set of its
places is an integer; each token of a pattern takes the set of places that are reached to the set behind it. This is
bit-parallel simulation of an automaton (Baeza-Yates and Gonnet 1992, shift-and): the time is linear in the tokens of a
pattern, whatever it repeats, and no pattern is compiled. One that has a word of its own (its *anchor*) is tried in
those sentences alone that hold one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, compress, count
from typing import Final, NamedTuple

from zettelpy.text.lexicon.decided import settings
from zettelpy.text.lexicon.decided.setting_words import WORDS
from zettelpy.text.lexicon.names import GIVEN
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold

_TAIL: Final = 40  # characters behind a comma that may close a sentence
_MARKS: Final = "#@^"  # what the classes of words are written as: a time or number, a given name, a capital
_NAMED: Final = "<G>"

_NEED, _MAY, _NOT, _SOME, _BREAK, _CLOSE = range(6)  # what a token asks of the word at a place


class Token(NamedTuple):
    """Words that stand at one place of a pattern: spelled out, by how they begin, by how they end."""

    spelled: frozenset[str]
    openings: tuple[str, ...]
    endings: tuple[str, ...]


class Pattern(NamedTuple):
    """A pattern: its kind, its tokens in order, each with what it asks, of what and how often, and what must be there.

    No sentence matches that lacks the words of one of `needs`.
    """

    kind: str
    steps: tuple[tuple[int, str | Token, int], ...]
    needs: tuple[frozenset[str], ...]

    @classmethod
    def read(cls, kind: str, line: str) -> Pattern:
        """Read a pattern as it is written."""
        steps = tuple(map(_step, line.split()))
        needed = [token for step, token, _ in steps if step == _NEED and isinstance(token, Token)]
        return cls(kind, steps, tuple(token.spelled for token in needed if not _parted(token)))


class Patterns:
    """The patterns of one language, in the order in which they are tried, and the words that they are anchored at."""

    def __init__(self, language: str) -> None:
        self.lines: list[Pattern] = []
        self._words: dict[str, tuple[int, ...]] = {}  # spelled out -> numbers of patterns
        self._parts: list[tuple[Token, int]] = []  # anchors with beginnings or endings
        self._named: tuple[int, ...] = ()  # patterns that hold a given name and no word
        stop = stop_words_for((language,))
        for kind in ("rule", "said", "plan"):
            for line in settings.PATTERNS[language].get(kind, "").strip().splitlines():
                if line:
                    pattern = Pattern.read(kind, line)
                    self._anchor(pattern, stop)
                    self.lines.append(pattern)
        tokens = [token for token, _ in self._parts]
        self._ends: tuple[tuple[str, ...], tuple[str, ...]] = (
            tuple(opening for token in tokens for opening in token.openings),
            tuple(ending for token in tokens for ending in token.endings),
        )

    def _anchor(self, pattern: Pattern, stop: frozenset[str]) -> None:
        """Note by which words a pattern is found: those of the token whose words are the least common."""
        needed = [token for step, token, _ in pattern.steps if step == _NEED and isinstance(token, Token)]
        number = len(self.lines)
        if not needed:
            if (_NEED, _NAMED, 1) not in pattern.steps:
                raise ValueError("a pattern must hold a word or a given name")
            self._named = (*self._named, number)
            return
        best = min(needed, key=lambda token: (_parted(token), len(stop & token.spelled), len(token.spelled)))
        for word in sorted(best.spelled):
            self._words[word] = (*self._words.get(word, ()), number)
        if any(opening[0] in _MARKS for opening in best.openings):
            raise ValueError("a pattern must hold a word, not the class of one alone")
        if _parted(best):
            self._parts.append((best, number))

    def anchored(self, words: Sequence[str]) -> dict[int, tuple[int, ...]]:
        """Return, for each of some folded words that is an anchor, by its number, the patterns that may hold there."""
        found = {k: self._words[words[k]] for k in compress(count(), map(self._words.__contains__, words))}
        if self._named:
            given = list(compress(count(), map(GIVEN.__contains__, words)))
            given += [k for k, word in enumerate(words) if "'" in word and word.partition("'")[0] in GIVEN]
            for k in given:
                found[k] = (*found.get(k, ()), *self._named)
        openings, endings = self._ends
        for k, word in enumerate(words) if self._parts else ():
            if word.endswith(endings) or word.startswith(openings):
                for token, number in self._parts:
                    if word.startswith(token.openings) or word.endswith(token.endings):
                        found[k] = (*found.get(k, ()), number)
        return found

    def spelled_anchors(self) -> Iterable[str]:
        """Return the words that are anchors as they are spelled, in the order of the patterns."""
        return self._words

    def is_anchored_loosely(self, *, plain: bool) -> bool:
        """Tell whether a pattern has another anchor, which may be one of words that are all `plain` ASCII."""
        return bool(self._named) or any(not plain or _may_be_plain(token) for token, _ in self._parts)


@cache
def patterns(language: str) -> Patterns:
    """Return the patterns of a language, read at the first call."""
    return Patterns(language)


def anchors(languages: tuple[str, ...], words: Sequence[str]) -> dict[str, dict[int, tuple[int, ...]]]:
    """Return, for each of some languages, its anchors among some folded words (`Patterns.anchored`), if it has any."""
    spelled = _spelled_anchors(languages)
    held = frozenset(chain.from_iterable(map(spelled.__getitem__, filter(spelled.__contains__, words))))
    held |= _loosely_anchored(languages, all(map(str.isascii, words)))
    found = ((language, patterns(language).anchored(words)) for language in languages if language in held)
    return {language: own for language, own in found if own}


@lru_cache(maxsize=64)
def _spelled_anchors(languages: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the words that are anchors as they are spelled, and of which of some languages."""
    found: dict[str, tuple[str, ...]] = {}
    for language in languages:
        for word in patterns(language).spelled_anchors():
            found[word] = (*found.get(word, ()), language)
    return found


@lru_cache(maxsize=64)
def _loosely_anchored(languages: tuple[str, ...], plain: bool) -> frozenset[str]:
    """Return those of some languages that may have other anchors among words, which may all be `plain` ASCII."""
    return frozenset(language for language in languages if patterns(language).is_anchored_loosely(plain=plain))


def _parted(token: Token) -> bool:
    return bool(token.openings or token.endings)


def _may_be_plain(token: Token) -> bool:
    return any(map(str.isascii, (*token.openings, *token.endings)))


@cache
def _token(token: str) -> Token:
    """Return the words that a token stands for, folded."""
    spelled: list[str] = []
    openings: list[str] = []
    endings: list[str] = []
    for word in WORDS.get(token, token.replace("/", " ")).split():
        kept = endings if word[0] == "*" else openings if word[-1] == "*" else spelled
        kept.append(fold(word.strip("*")))
    return Token(frozenset(spelled), tuple(openings), tuple(endings))


def _step(token: str) -> tuple[int, str | Token, int]:
    """Return what a token of a pattern asks, of what, and how often."""
    if token.startswith("!"):
        return _NOT, _own(token[1:]), 1
    if token.startswith(".."):
        return _SOME, "<X>", int(token[2:])
    if token in ("|", "$"):
        return _BREAK if token == "|" else _CLOSE, ",", 1
    return (_MAY, _own(token[:-1]), 1) if token.endswith("?") else (_NEED, _own(token), 1)


def _own(token: str) -> str | Token:
    return token if token[0] == "<" or token in (",", ":") else _token(token)


class Row:
    """A sentence as a row of words, each with the mark of its class, and of marks; its places are bits.

    >>> row = Row()
    >>> row.add_words(("", "", "#"), ("launch", "is", "monday"))
    >>> row.close()
    >>> [row.matches(Pattern.read("plan", line), 1) for line in ("launch ..2 <W> |", "is <W>")]
    [True, False]
    """

    __slots__ = ("_at", "_commas", "_end", "_length", "_masks", "_tail", "_words")

    def __init__(self) -> None:
        self._words: list[tuple[int, str, str]] = []  # place, mark, word
        self._commas: list[tuple[int, int]] = []  # place, characters before it
        self._at, self._length = 1, 0
        self._masks: dict[str | Token, int] = {",": 0, ":": 0, '"': 0}
        self._end = self._tail = 0

    def add_words(self, marks: Sequence[str], words: Sequence[str]) -> None:
        """Add words, each with the mark of its class: `#`, `@`, `^` or none."""
        at = self._at
        self._words += [(at << n, *own) for n, own in enumerate(zip(marks, words, strict=True))]
        self._length += len("".join(marks)) + len("".join(words)) + len(words)
        self._at = at << len(words)

    def add_mark(self, mark: str) -> None:
        """Add a mark: `,`, `:` or an opening quotation mark."""
        if mark == ",":
            self._commas.append((self._at, self._length))
        self._masks[mark] |= self._at
        self._length += 2
        self._at <<= 1

    def close(self) -> None:
        """End the row."""
        self._end = self._at
        for at, length in self._commas:
            if self._length - length - 2 <= _TAIL:
                self._tail |= at

    def places(self, words: Iterable[int]) -> list[int]:
        """Return the places of some words, by their numbers."""
        return [self._words[k][0] for k in words]

    def matches(self, pattern: Pattern, places: int) -> bool:
        """Tell whether a pattern matches from one of some places on."""
        mask = self._mask
        for step, token, most in pattern.steps:
            if step == _NEED:
                places = (places & mask(token)) << 1
            elif step == _MAY:
                places |= (places & mask(token)) << 1
            elif step == _NOT:
                places &= ~mask(token)
            elif step == _SOME:
                reached = places
                for _ in range(most):
                    reached = (reached & mask(token)) << 1
                    places |= reached
            elif step == _BREAK:
                places = (places & self._masks[","]) << 1 | (places & self._end)
            else:
                places = self._end if places & (self._end | self._tail) else 0
            if not places:
                return False
        return True

    def _mask(self, token: str | Token) -> int:
        """Return the places whose word, or mark, is one that a token stands for."""
        mask = self._masks.get(token)
        if mask is None:
            if isinstance(token, str):
                holds = _CLASSES[token]
                mask = sum(at for at, sign, word in self._words if holds(sign, word))
                mask |= self._masks['"'] if token == "<Q>" else 0
            else:
                mask = sum(at for at, sign, word in self._words if _among(sign, word, token))
            self._masks[token] = mask
        return mask


def _among(sign: str, word: str, token: Token) -> bool:
    """Tell whether a word is one of those of a token, which may be written with their sign (`#*`)."""
    spelled, openings, endings = token
    if word in spelled or (openings and (sign + word).startswith(openings)):
        return True
    return word.startswith(openings) or word.endswith(endings)


_CLASSES: Final[dict[str, Callable[[str, str], bool]]] = {
    "<N>": lambda sign, word: sign in ("^", "@"),
    "<G>": lambda sign, word: sign == "@",
    "<W>": lambda sign, word: sign == "#",
    "<D>": lambda sign, word: sign == "#" and "0" <= word[:1] <= "9",
    "<X>": lambda sign, word: sign != "" or word[:1].isalnum() or word[:1] == "_",
    "<L>": lambda sign, word: sign == "" and word[:1].isalnum(),
    "<Q>": lambda sign, word: sign != "",
}
