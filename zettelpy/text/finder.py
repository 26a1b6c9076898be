"""The words of a text into the phrases of one table among them: leftmost and longest first, none overlapping.

What a word can do is decided once per distinct surface, as bits of a byte: it is a phrase, or holds one; it opens one;
it stands second in one. The bytes of all words in a row, as one number, tell the words that may begin a phrase, and of
those only the ones stay whose next word goes on with a phrase of their own. A part of a text, such as a sentence, is
looked at word by word instead.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import contains, itemgetter, or_
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from zettelpy.text.phrases import Node, Phrases
    from zettelpy.text.words import Words

_ALONE, _OPENS, _SECOND = 1, 2, 4
_TABLES: Final = [bytes(bits & bit > 0 for bits in range(256)) for bit in (_OPENS, _SECOND, _ALONE)]
FEW: Final = 256  # words of a text so short that all words which open a phrase are tried
_SHARE: Final = 4  # as soon as a fourth of its words was asked for, a text is searched in one

# A phrase: its labels, the range of its words, and where in the one word it stands; see `Hit`.
Place = tuple[tuple[str, ...], int, int, int, int]


class Hit(NamedTuple):
    """A phrase found: its label and the range of its words. Inside a run of an unspaced script, also where in the word.

    `at` and `to` count characters of the folded word; both are 0 where the phrase is made of whole words.
    """

    label: str
    first: int
    stop: int
    at: int = 0
    to: int = 0


class Finder:
    """The phrases of one table in the words of one text, ready to be found part by part.

    >>> from zettelpy.text.phrases import Phrases
    >>> from zettelpy.text.words import tokenise
    >>> finder = Phrases({"tech": ["data base"]}).over(tokenise("a data base and a data base"))
    >>> [hit[:3] for hit in finder.find(0, 4)], [hit[:3] for hit in finder.find(2)]
    ([('tech', 1, 3)], [('tech', 5, 7)])
    """

    __slots__ = (
        "_asked", "_beginnings", "_borders", "_branches", "_folded", "_ids", "_inner", "_opening", "_phrases", "_words",
    )  # fmt: skip

    def __init__(
        self, phrases: Phrases, words: Words, borders: Sequence[int], begun: Sequence[int] | None = None
    ) -> None:
        """Take a table, a text, and where its sentences begin; `begun` are its `beginnings`, if somebody knows them."""
        self._phrases, self._words, self._borders = phrases, words, borders
        self._folded, self._ids = words.folded, words.ids
        self._branches = _Branches(phrases, words.folded)
        self._inner = _Inner(phrases, words.folded)
        self._asked = 0  # words that were looked at one by one
        self._opening: frozenset[int] | None = None  # the surfaces that open a phrase, once words were looked at so
        self._beginnings = begun

    def find(self, first: int = 0, stop: int | None = None) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping."""
        return [Hit(label, *rest) for labels, *rest in self.places(first, stop) for label in labels if label]

    def places(self, first: int = 0, stop: int | None = None) -> list[Place]:
        """Return what `find` does, with all labels of a place at once, and those that hold it and say nothing."""
        folded, ids, inner, branches = self._folded, self._ids, self._inner, self._branches
        found: list[Place] = []
        free, stop = first, len(ids) if stop is None else min(stop, len(ids))
        for i in self._candidates(first, stop):
            if i < free:
                continue
            surface, end = ids[i], i + 1
            labels: tuple[str, ...] = ()
            branch = branches[surface]
            if branch is not None:
                more = end < stop and folded[ids[end]] in branch.after
                labels, end = self._longest(branch, i, stop) if more else (branch.labels, end)
            if end == i + 1 and inner[surface]:  # a phrase of several words goes before what its first word holds
                found += [(own, i, end, at, to) for at, to, own in inner[surface]]
            elif labels:
                free = end
                found.append((labels, i, end, 0, 0))
        return found

    def _longest(self, node: Node, i: int, stop: int) -> tuple[tuple[str, ...], int]:
        """Return the labels of the longest phrase of a branch that opens with word i, and where it stops."""
        folded, ids, borders = self._folded, self._ids, self._borders
        labels, end = node.labels, i + 1
        border = bisect_right(borders, i)
        limit = min(stop, borders[border]) if border < len(borders) else stop
        for k in range(i + 1, limit):
            following = node.behind(folded[ids[k]])
            if following is None:
                break
            node = following
            if node.labels:
                labels, end = node.labels, k + 1
        return labels, end

    def _candidates(self, first: int, stop: int) -> Iterable[int]:
        """Return words among first to stop, ascending, that may begin a phrase: all others begin none."""
        ids, found = self._ids, self._beginnings
        if found is None:
            self._asked += stop - first
            if self._asked <= max(FEW, len(ids) // _SHARE):
                opening = self._opening = (
                    _opening(self._phrases, self._words) if self._opening is None else self._opening
                )
                return [i for i in range(first, stop) if ids[i] in opening] if opening else ()
            found = self._beginnings = beginnings((self._phrases,), self._words)
        return found[bisect_left(found, first) : bisect_left(found, stop)]


def _opening(phrases: Phrases, words: Words) -> frozenset[int]:
    """Return the surfaces that open a phrase, or hold one."""
    inner = [k for k, word in enumerate(words.folded) if not word.isascii() and phrases.inside(word)]
    return frozenset((*phrases.openers(words.folded), *inner))


def beginnings(tables: Sequence[Phrases], words: Words) -> Sequence[int]:
    """Return the words of a text that may begin a phrase of some tables, ascending: all others begin none.

    They are a phrase, or hold one, or open one that the next word goes on with. Several tables cost little more than
    one, since what takes the time is to go through the words.
    """
    folded, ids = words.folded, words.ids
    kinds = [0] * len(folded)
    following: dict[int, set[str]] = {}
    for phrases in tables:
        for k in dict.fromkeys(phrases.openers(folded)):
            branch = phrases.branch(folded[k])
            if branch is not None:
                kinds[k] |= (_OPENS if branch.after else 0) | (_ALONE if branch.labels else 0)
                following.setdefault(k, set()).update(branch.after)
        for k in [k for k, word in enumerate(folded) if not word.isascii() and phrases.inside(word)]:
            kinds[k] |= _ALONE
            following.setdefault(k, set())
    seconds = frozenset().union(*following.values())
    for k in compress(count(), map(seconds.__contains__, folded)):
        kinds[k] |= _SECOND
    found = list(compress(count(), _paired(bytes(map(kinds.__getitem__, ids)))))
    if len(found) < 2:
        return found
    own, behind = map(itemgetter(*found), (ids, ids[1:] + ids[-1:]))
    goes_on = map(contains, map(following.__getitem__, own), map(folded.__getitem__, behind))
    alone = [kind & _ALONE for kind in kinds]
    return list(compress(found, map(or_, goes_on, map(alone.__getitem__, own))))


def _paired(row: bytes) -> bytes:
    """Return, for each word by what it can do, whether it may begin a phrase by what the next can do.

    >>> list(_paired(bytes((_OPENS, _SECOND, _ALONE, _OPENS))))
    [1, 0, 1, 0]
    """
    opens, seconds, alone = map(row.translate, _TABLES)
    both = int.from_bytes(opens, "little") & int.from_bytes(seconds, "little") >> 8
    return (both | int.from_bytes(alone, "little")).to_bytes(len(row), "little")


class _Branches(dict[int, "Node | None"]):
    """The branch of the phrases that a word opens, by surface; None where it opens none."""

    __slots__ = ("_folded", "_phrases")

    def __init__(self, phrases: Phrases, folded: Sequence[str]) -> None:
        self._phrases, self._folded = phrases, folded

    def __missing__(self, surface: int) -> Node | None:
        found = self[surface] = self._phrases.branch(self._folded[surface])
        return found


class _Inner(dict[int, Sequence[tuple[int, int, tuple[str, ...]]]]):
    """The phrases inside a word, by surface."""

    __slots__ = ("_folded", "_phrases")

    def __init__(self, phrases: Phrases, folded: Sequence[str]) -> None:
        self._phrases, self._folded = phrases, folded

    def __missing__(self, surface: int) -> Sequence[tuple[int, int, tuple[str, ...]]]:
        found = self[surface] = self._phrases.inside(self._folded[surface])
        return found
