r"""Text into words, once, in columns: the surface of each word as an integer, and where it starts.

A word is a run of letters, digits, combining marks and underscores, with apostrophes inside (`don't`, `l’été`).
Everything that depends on the spelling alone is decided once per distinct surface (some 25,000 in a megabyte of prose),
not once per word: `Words.column` maps a function over the surfaces and caches the result.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, compress, count, pairwise
from operator import itemgetter
from typing import Final, TypeVar

from zettelpy.text.lazily import lazily, of_script
from zettelpy.text.normalise import fold

T = TypeVar("T")

# Combining marks (general category M) of Unicode 14 in the Basic Multilingual Plane, variation selectors aside.
# Frozen here since the category of a character may differ between Python versions.
MARKS: Final = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd"
    "\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0898-\u089f\u08ca-\u08e1\u08e3-\u0903"
    "\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd"
    "\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75"
    "\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c"
    "\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd"
    "\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc"
    "\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44"
    "\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3"
    "\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f"
    "\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064"
    "\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753"
    "\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b"
    "\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1ace\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad"
    "\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0"
    "\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1"
    "\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953"
    "\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8"
    "\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe20-\ufe2f"
)
WORD: Final = lazily(rf"[\w{MARKS}]+(?:['’][\w{MARKS}]+)*")

# Scripts written without spaces between words: a run is cut into overlapping pairs of characters (bigrams).
UNSPACED: Final = of_script(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Myanmar, Khmer
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # kana and ideographs
    "\uff66-\uff9f\U00020000-\U0003ffff]+",
    "\u0e00",
    "\U0003ffff",
)


class Words:
    """The words of a text in columns.

    `ids[i]` is the number of the surface of word i, `starts[i]` the offset of its first character; `surfaces[k]` is the
    spelling of surface k and `folded[k]` its folded form. Surfaces are numbered in order of first appearance.

    >>> words = tokenise("To be or not to be")
    >>> words.surfaces, words.ids, list(words.starts)
    (['To', 'be', 'or', 'not', 'to'], (0, 1, 2, 3, 4, 1), [0, 3, 6, 9, 13, 16])
    """

    __slots__ = ("_answers", "_columns", "_counts", "folded", "ids", "languages", "starts", "surfaces")

    def __init__(self, surfaces: list[str], ids: tuple[int, ...], starts: array[int]) -> None:
        self.surfaces = surfaces
        self.folded = [surface.lower() if surface.isascii() else fold(surface) for surface in surfaces]
        self.ids = ids
        self.starts = starts
        self.languages: tuple[str, ...] | None = None  # what detect_languages found, once it was asked
        self._counts: list[int] | None = None
        self._columns: dict[object, list[object]] = {}
        self._answers: dict[object, Callable[[str], object]] = {}

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def counts(self) -> list[int]:
        """How often each surface stands in the text (by surface number)."""
        if self._counts is None:
            counts = [0] * len(self.surfaces)
            for k in self.ids:  # in this small range of numbers a list counts faster than a dictionary
                counts[k] += 1
            self._counts = counts
        return self._counts

    def column(self, judge: Callable[[str], T]) -> list[T]:
        """Return `judge(surface)` for each surface, computed once and kept. Pass a function at module level."""
        found = self._columns.get(judge)
        if found is None:
            found = self._columns[judge] = list(map(judge, self.surfaces))
        return found  # type: ignore[return-value]

    def asked(self, judge: Callable[[str], T]) -> Callable[[str], T]:
        """Return a function that answers as `judge` does, and asks it once for each word, kept with the words.

        Several stages stem the words of a text, each in a form of its own choice (without a possessive, an elision):
        they share the answers by the folded form. Pass a function at module level, or one that is kept.

        >>> words, asked = tokenise("Pumps"), []
        >>> look_up = words.asked(asked.append)
        >>> look_up("pumps"), words.asked(asked.append)("pumps"), asked
        (None, None, ['pumps'])
        """
        found = self._answers.get(judge)
        if found is None:
            found = self._answers[judge] = _Answers(judge).__getitem__
        return found  # type: ignore[return-value]

    def each(self, column: Sequence[T]) -> tuple[T, ...]:
        """Return, for each word, what a column says of its surface: `column[k]` for k in `ids`.

        >>> tokenise("To be or not to be").each("TBONT")
        ('T', 'B', 'O', 'N', 'T', 'B')
        """
        return gather(self.ids, column)

    def where(self, flags: Sequence[bool | int]) -> list[int]:
        """Return the numbers of the words whose surface has a flag (1 or True) in a column, in order.

        >>> tokenise("To be or not to be").where([True, False, False, False, True])
        [0, 4]
        """
        if 1 not in flags:
            return []
        return [match.start() for match in _FLAGGED.finditer(bytes(self.each(flags)))]

    def positions(self, surfaces: Sequence[int]) -> list[int]:
        """Return the numbers of the words whose surface is one of some, in order.

        >>> tokenise("To be or not to be").positions([1, 3])
        [1, 3, 5]
        """
        if not surfaces:
            return []
        among = bytearray(len(self.surfaces))
        for k in surfaces:
            among[k] = 1
        return self.where(among)

    def within(self, start: int, end: int) -> tuple[int, int]:
        """Return the range (first, stop) of the words that begin in text[start:end]."""
        return bisect_left(self.starts, start), bisect_left(self.starts, end)

    def surface(self, i: int) -> str:
        """Return the spelling of word i."""
        return self.surfaces[self.ids[i]]

    def end(self, i: int) -> int:
        """Return the offset just after word i."""
        return self.starts[i] + len(self.surfaces[self.ids[i]])


_FLAGGED: Final = re.compile(b"\1")


def gather(numbers: tuple[int, ...], column: Sequence[T]) -> tuple[T, ...]:
    """Return `column[k]` for each of some numbers, in a third of the time.

    >>> gather((2, 0, 2), "abc"), gather((1,), "abc"), gather((), "abc")
    (('c', 'a', 'c'), ('b',), ())
    """
    if len(numbers) < 2:
        return tuple(column[k] for k in numbers)
    get: Callable[[Sequence[T]], tuple[T, ...]] = itemgetter(*numbers)  # it keeps the tuple as it is, and copies none
    return get(column)


class _Answers(dict[str, object]):
    """Word -> what a function answers of it, asked where it is looked up first."""

    __slots__ = ("judge",)

    def __init__(self, judge: Callable[[str], object]) -> None:
        self.judge = judge

    def __missing__(self, word: str) -> object:
        answer = self[word] = self.judge(word)
        return answer


def tokenise(text: str) -> Words:
    """Split a text into words, in time linear in its length.

    >>> tokenise("don't stop: l’été, ２０２５").surfaces
    ["don't", 'stop', 'l’été', '２０２５']
    """
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    ids: list[int] = []  # one object for each number
    starts = array("I")
    at, end = 0, len(text)
    while at < end:
        stop = _cut(text, at, end)
        words, places = _split(text, at, stop) or _find(text, at, stop)
        ids.extend(map(numbers.__getitem__, words))
        starts.extend(places)
        at = stop
    return Words(list(numbers), tuple(ids), starts)


_WINDOW: Final = 1 << 15  # code points that are split at a time: nothing but the columns is held of the whole text
_OTHER: Final = lazily(rf"[^\w{MARKS}'’]")  # what no word holds
_APOSTROPHES: Final = "'’"
_MOST_OTHERS: Final = 64  # distinct characters of a window, each of which is replaced by a blank in one pass
_PLAIN: Final = b" 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
_ONE_MORE: Final = bytes((*range(1, 256), 0))


def _cut(text: str, at: int, end: int) -> int:
    """Return where a window from `at` ends: behind a character that no word holds."""
    if end - at <= _WINDOW:
        return end
    stop = max(text.rfind(" ", at, at + _WINDOW), text.rfind("\n", at, at + _WINDOW)) + 1
    if stop > at:
        return stop
    other = _OTHER.search(text, at + _WINDOW)
    return other.end() if other else end


def is_mark(sign: str) -> bool:
    """Tell whether a character is a combining mark, one of `MARKS`.

    >>> is_mark("\\u0301"), is_mark("’"), is_mark("e")
    (True, False, False)
    """
    none = sign < "\u0300" or "\u2000" <= sign < "\u20d0" or sign >= "\ufe30"  # the commonest signs, told at once
    return not none and _MARK.match(sign) is not None


_MARK: Final = lazily(f"[{MARKS}]")


def _find(text: str, at: int, stop: int) -> tuple[Iterable[str], Iterable[int]]:
    """Return the words of text[at:stop] and where they start: the plain form of `_split`."""
    found = list(WORD.finditer(text, at, stop))
    return [match[0] for match in found], [match.start() for match in found]


def _split(text: str, at: int, stop: int) -> tuple[Iterable[str], Iterable[int]] | None:
    """Return what `_find` does, in a third of the time; None where many kinds of signs or long words stand.

    What no word holds becomes a blank, one kind of character at a time, and the rest is split at the blanks.
    """
    line = f" {text[at:stop]} "
    rare = line.encode("utf-8", "surrogatepass").translate(None, _PLAIN).decode("utf-8", "surrogatepass")
    others = [sign for sign in sorted(set(rare)) if not (sign.isalnum() or sign in "_'’" or is_mark(sign))]
    if len(others) > _MOST_OTHERS:
        return None
    for other in others:
        line = line.replace(other, " ")
    for apostrophe in _APOSTROPHES:
        if apostrophe in rare:
            line = _part(line, apostrophe)
    words = line.split(" ")
    try:
        lengths = bytes(map(len, words))
    except ValueError:
        return None
    if b"\xff" in lengths:
        return None
    return filter(None, words), compress(accumulate(lengths.translate(_ONE_MORE), initial=at - 1), words)


def _part(line: str, apostrophe: str) -> str:
    """Replace the apostrophes that do not stand within a word by blanks; `line` begins and ends with a blank."""
    parts = line.split(apostrophe)
    joined = [parts[0]]
    for before, behind in pairwise(parts):
        inside = before and behind and before[-1] not in _EDGES and behind[0] not in _EDGES
        joined += (apostrophe if inside else " ", behind)
    return "".join(joined)


_EDGES: Final = " " + _APOSTROPHES


def surfaces_of(text: str) -> list[str]:
    """Return the words of a text in order, as they are spelled.

    >>> surfaces_of("Don't stop, don't")
    ["Don't", 'stop', "don't"]
    """
    return WORD.findall(text)
