"""What the readers of names in scripts without case share: mentions, word lists by their first and last characters.

A reader returns mentions; each carries the key of what it means, and all mentions of one key get one spelling
(`native.py`). Invariant: a reader looks at bodies of messages and paragraphs alone, at no label, time stamp or code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily

_QUOTED: Final = lazily("[「『“]([^\\W\\d_][\\w・ー]{1,9})[」』”]")
_SAID: Final = tuple("ますよねかいたるのだてへ了吗吧呢啊的")


class Mention(NamedTuple):
    """A name that stands at text[start:end]: the key of what it means, and how it is spelt there."""

    start: int
    end: int
    key: str
    form: str


class Body(NamedTuple):
    """The words of a block: text[start:end], and who says them ("" where nobody is named)."""

    start: int
    end: int
    speaker: str


class Terms:
    """A set of words to be found at a place in a text, the longest first.

    >>> terms = Terms(("東京", "東京都", "京都"))
    >>> terms.at("東京都に", 0, 4), terms.ending("東京都", 0, 3), terms.at("西", 0, 1)
    ('東京都', '東京都', '')
    """

    __slots__ = ("_heads", "_tails", "words")

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(words)
        ordered = sorted(self.words, key=lambda word: (-len(word), word))
        self._heads: dict[str, list[str]] = {}
        self._tails: dict[str, list[str]] = {}
        for word in ordered:
            self._heads.setdefault(word[0], []).append(word)
            self._tails.setdefault(word[-1], []).append(word)

    def at(self, text: str, start: int, end: int) -> str:
        """Return the longest word that begins at `start` and ends by `end`, or ""."""
        for word in self._heads.get(text[start : start + 1], ()):
            if text.startswith(word, start, end):
                return word
        return ""

    def ending(self, text: str, start: int, end: int) -> str:
        """Return the longest word that ends at `end` and begins no earlier than `start`, or ""."""
        for word in self._tails.get(text[end - 1 : end], ()):
            if text.endswith(word, start, end):
                return word
        return ""

    def heads(self) -> str:
        """Return the first characters of the words, each once, in the order of Unicode."""
        return "".join(sorted(self._heads))


def bodies(columns: Columns) -> Iterator[Body]:
    """Return the words of each block that is no code, without time stamp and label."""
    for block in columns.layout.blocks:
        if block.kind != CODE and block.body < block.end:
            yield Body(block.body, block.end, block.speaker)


def made_of(text: str, parts: Terms, most: int = 24) -> bool:
    """Tell whether a word is a chain of listed words of two characters or more, with at most one of one character.

    Words of more than `most` characters are none.

    >>> made_of("キャンセルポリシー", Terms(("キャンセル", "ポリシー", "ポ")))
    True
    """
    size = len(text)
    if not 0 < size <= most:
        return False
    never = 2
    short = [0] + [never] * size  # fewest words of one character on the way to here
    for start in range(size):
        if short[start] < never:
            for end in range(start + 1, size + 1):
                if text[start:end] in parts.words:
                    short[end] = min(short[end], short[start] + (end - start == 1))
    return short[size] < never


def quoted_names(text: str, bodies: Sequence[Body]) -> Iterator[Mention]:
    """Return what stands in quotes once at least and comes again: titles of works, names of projects and shops.

    Words of two to ten characters without punctuation count, if they do not end as sentences do.
    """
    places: dict[str, list[int]] = {}
    for body in bodies:
        for match in _QUOTED.finditer(text, body.start, body.end):
            if not match[1].endswith(_SAID):
                places.setdefault(match[1], []).append(match.start(1))
    if not places:
        return
    terms = Terms(places)
    heads = re.compile("[" + re.escape(terms.heads()) + "]")
    found: dict[str, list[int]] = {}
    for body in bodies:
        for match in heads.finditer(text, body.start, body.end):
            if word := terms.at(text, match.start(), body.end):
                found.setdefault(word, []).append(match.start())
    for word, starts in found.items():
        if len(starts) > 1:
            for start in starts:
                yield Mention(start, start + len(word), word, word)
