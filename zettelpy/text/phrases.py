r"""Phrases of folded words, compiled once and found in a text in one pass, in any script.

A table of cue phrases by label becomes a trie over folded words, which grows where texts lead: a lexicon spells out to
tens of thousands of phrases, of which a text can hold a few hundred. A table is indexed by first words alone, taken off
the phrases as they are written; the branch of a word is made when a text first holds that word, and each node of it
when a text first gets there. What is found depends on the table and the text, never on what was read before; growing
only adds, and whole nodes at that, so several threads may ask at once.

Finding is leftmost-longest and without overlap, so a longer phrase takes the place of a shorter one that it begins with
or covers: under the label `HOLD` it takes the place and says nothing, which is how a literal use is left alone ("stack
of papers" beside "stack").

What a word can do is decided once per distinct surface, as one character: it is a phrase, it opens one, it stands
second in one. The characters of all words in a row are then searched by one regular expression, so that a text
without cue words costs one table look-up a word and nothing more. In scripts written without spaces a phrase matches
inside a run of letters, again once per distinct run.

The method is a trie of words with leftmost-longest matching (the dictionary matching of finite-state tokenisers).
"""

from __future__ import annotations

import re
from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from operator import or_
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.notation import Row, choices_of, first_words, read_lexicon, spellings, words_of
from zettelpy.text.words import UNSPACED, Words

HOLD: Final = ""  # the label of phrases that are found, keep others from being found there, and are not reported

# What is found inside words: scripts without spaces, and Hangul, whose particles and endings cling to the word.
_INSIDE: Final = lazily(UNSPACED.pattern.replace("]+", "\uac00-\ud7a3]"))
_HANGUL: Final = lazily("[\uac00-\ud7a3]")
_BEYOND: Final = lazily("[^\0-\u0dff]")  # what may be one of these; it costs less to make, and few texts hold it
# Where an alternative may begin that is not an ending, nor with a letter of a script that folding leaves what it is: a
# list without such a place has nothing for a text of Latin letters alone.
_ELSEWHERE: Final = lazily(
    "(?:^|/)(?![+\u0400-\u04ff\u0904-\u0939\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3])", re.MULTILINE
)

_ALONE, _OPENS, _SECOND, _INNER = 1, 2, 4, 8
_FIRST: Final = _ALONE | _OPENS
_ALONE_OR_INNER: Final = _ALONE | _INNER


def _kinds_with(bits: int) -> str:
    return "[" + "".join(rf"\x{kind:02x}" for kind in range(16) if kind & bits) + "]"


# A word that is a phrase, or holds one, or opens one that the next word may continue.
_CANDIDATE: Final = lazily(rf"{_kinds_with(_ALONE | _INNER)}|{_kinds_with(_OPENS)}(?={_kinds_with(_SECOND)})")


class Hit(NamedTuple):
    """A phrase found: its label and the range of its words. Inside a run of an unspaced script, also where in the word.

    `at` and `to` count characters of the folded word; both are 0 where the phrase is made of whole words.
    """

    label: str
    first: int
    stop: int
    at: int = 0
    to: int = 0


class _Node:
    """A node of the trie: the labels of the phrase that ends here, and what can follow, by its first word.

    The nodes behind it are made when a text first gets there.
    """

    __slots__ = ("_nodes", "after", "labels")

    def __init__(self, phrases: Iterable[_Rest]) -> None:
        labels: tuple[str, ...] = ()
        after: dict[str, list[_Rest]] = {}
        for phrase in phrases:
            for label, words, rest in (phrase,) if phrase[1] else _led(phrase):
                if words:
                    after.setdefault(words[0], []).append((label, words[1:], rest))
                else:
                    labels = _with(labels, label)
        self.labels, self.after = labels, after
        self._nodes: dict[str, _Node] = {}

    def behind(self, word: str) -> _Node | None:
        """Return the node behind a word, None where no phrase goes on with it."""
        node = self._nodes.get(word)
        if node is None and word in self.after:
            node = self._nodes[word] = _Node(self.after[word])
        return node


# What is left of a phrase behind some of its words: its label, the words that come next, and the choices behind them.
_Rest = tuple[str, Row, Sequence[Sequence[Row]]]

More = Callable[[str], Sequence[tuple[str, str]]]


def _led(phrase: _Rest) -> Iterator[_Rest]:
    """Yield a phrase by each of the words that can come next, and once without words where it can end here."""
    label, words, rest = phrase
    if words or not rest:
        yield phrase
        return
    for row in rest[0]:
        yield from _led((label, row, rest[1:]))


class _Index:
    """Phrases by label, by the words that can stand first in them."""

    __slots__ = ("_labels", "_phrases", "inside", "words")

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._phrases: list[str] = []  # as they are written, folded
        self._labels: list[str] = []
        self.inside: list[tuple[str, str]] = []  # labels, and phrases some of which are found inside words
        for label, given in texts:
            text = fold(given)
            if not text.isascii() and _BEYOND.search(text) and _INSIDE.search(text):
                self.inside.append((label, text))
                phrases = list(_apart(text.split("\n")))
            else:
                phrases = text.split("\n")
            self._phrases += phrases
            self._labels += [label] * len(phrases)
        self.words = _by_first_word(self._phrases)

    def opened(self, word: str) -> list[_Rest]:
        """Return the phrases that a word opens, in order."""
        found: list[_Rest] = []
        for number in self.words.get(word, ()):
            phrase, label = self._phrases[number], self._labels[number]
            if "/" not in phrase:
                found.append((label, words_of(phrase), ()))
                continue
            head, *rest = choices_of(phrase)
            if all(head):
                found += [(label, row, rest) for row in head if row[0] == word]
            else:
                found += [led for led in _led((label, (), (head, *rest))) if led[1][0] == word]
        return found


class Phrases:
    """A table of phrases by label, ready to be found.

    Phrases are folded; they are written as `spellings` reads them. A phrase that holds a letter of an unspaced script
    is found inside runs of such letters, a Korean word inside words, every other phrase as whole words. One phrase may
    have several labels.

    >>> from zettelpy.text.words import tokenise
    >>> cues = Phrases({"tech": ["stack/+s", "data base", "数据库"], HOLD: ["stack of papers"]})
    >>> [hit[:3] for hit in cues.find(tokenise("A stack of papers on the Stack. 这是数据库"))]
    [('tech', 6, 7), ('tech', 7, 8)]
    """

    __slots__ = ("_branches", "_foreign", "_kinds", "_latin", "_more", "_ranks", "_runs", "_seconds", "_waiting")

    def __init__(self, table: Mapping[str, Iterable[str]], more: More | None = None) -> None:
        """Index a table. `more` tells, of a folded word with an apostrophe, what else begins with it, by label."""
        latin, self._waiting = list[tuple[str, str]](), list[tuple[str, str]]()
        for label, phrases in table.items():
            text = "\n".join(phrases)
            if text.isascii():
                latin.append((label, text))
            elif _ELSEWHERE.search(text) is None:
                self._waiting.append((label, text))
            else:
                kinds: tuple[list[str], list[str]] = ([], [])
                for phrase in text.split("\n"):
                    kinds[_waits(phrase)].append(phrase)
                for into, own in zip((latin, self._waiting), kinds, strict=True):
                    into += [(label, "\n".join(own))] if own else []
        self._ranks = {label: rank for rank, label in enumerate(table)}
        self._latin = _Index(latin)
        self._foreign: _Index | None = None if self._waiting else _Index([])
        self._more = more
        self._branches: dict[str, _Node] = {}  # first word -> its branch of the trie, made when a text holds the word
        self._kinds: dict[str, int] = {}  # first word -> what it can do, set when its branch is there
        self._seconds: dict[str, int] = {}  # second word of a phrase in some branch -> _SECOND
        self._runs: tuple[re.Pattern[str], dict[str, tuple[str, ...]]] | None = None

    @classmethod
    def of(cls, lexicon: str) -> Phrases:
        """Compile a lexicon (see `read_lexicon`), its languages together."""
        table = read_lexicon(lexicon)
        return cls({label: [p for phrases in by.values() for p in phrases] for label, by in table.items()})

    def open(self, folded: Sequence[str]) -> None:
        """Make the branches of all first words among some words."""
        kinds, more = self._kinds, self._more
        for index in self._indexes(folded):
            for word in filter(index.words.__contains__, folded):
                if word not in kinds:
                    self._open(word)
        if more is not None:
            for word in folded:
                if "'" in word and word not in kinds and more(word):
                    self._open(word)

    def _indexes(self, folded: Iterable[str]) -> tuple[_Index, ...]:
        """Return the parts of the table that some words can be found in."""
        if all(map(str.isascii, folded)):
            return (self._latin,)
        if self._foreign is None:
            self._foreign = _Index(self._waiting)
        return self._latin, self._foreign

    def _open(self, word: str) -> None:
        node = _Node([(label, words[1:], rest) for label, words, rest in self._opened(word)])
        self._seconds.update(dict.fromkeys(node.after, _SECOND))
        self._branches[word] = node
        self._kinds[word] = (_OPENS if node.after else 0) | (_ALONE if node.labels else 0)

    def _opened(self, word: str) -> list[_Rest]:
        """Return the phrases that a word opens, in the order of the table."""
        parts = [part for index in self._indexes((word,)) if (part := index.opened(word))]
        if self._more is not None and "'" in word:
            parts.append([(label, words_of(phrase), ()) for label, phrase in self._more(word)])
        found = [rest for part in parts for rest in part]
        if len(parts) > 1:
            found.sort(key=lambda rest: self._ranks[rest[0]])
        return found

    def _inner_runs(self, folded: Sequence[str]) -> tuple[re.Pattern[str], dict[str, tuple[str, ...]]]:
        """Return the phrases that are found inside words, with their labels, and what finds them."""
        if self._runs is None:
            inside = [pair for index in self._indexes(folded) for pair in index.inside]
            inside.sort(key=lambda pair: self._ranks[pair[0]])
            runs: dict[str, tuple[str, ...]] = {}
            for label, text in inside:
                for phrase in text.split("\n"):
                    for spelling in spellings(phrase) if _INSIDE.search(phrase) else ():
                        if _is_inner(spelling):
                            run = spelling.replace(" ", "")
                            runs[run] = _with(runs.get(run, ()), label)
            self._runs = _run_pattern(list(runs)), runs
        return self._runs

    def _find_inner(self, folded: Sequence[str]) -> dict[int, list[tuple[int, int, tuple[str, ...]]]]:
        """Return, for each surface with phrases inside, where in it they stand and their labels."""
        found: dict[int, list[tuple[int, int, tuple[str, ...]]]] = {}
        if all(map(str.isascii, folded)):
            return found
        for surface, word in enumerate(folded):
            if word.isascii() or not _INSIDE.search(word):
                continue
            pattern, runs = self._inner_runs(folded)
            if not runs:
                break
            inside = [(m.start(), m.end(), runs[m[0]]) for m in pattern.finditer(word)]
            at = 0
            for piece in UNSPACED.split(word):  # whole words of a spaced script between the runs: 使用API
                at = word.index(piece, at)
                if piece != word:
                    self.open((piece,))
                    if self._kinds.get(piece, 0) & _ALONE:
                        inside.append((at, at + len(piece), self._branches[piece].labels))
                at += len(piece)
            if inside:
                found[surface] = sorted(inside)
        return found

    def find(self, words: Words, first: int = 0, stop: int | None = None, borders: Sequence[int] = ()) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping.

        `borders` are numbers of words that open a sentence, ascending: no phrase runs across one. A call looks at
        each distinct surface of the text once: for many parts of a text, ask `over` once.
        """
        return Finder(self, words, borders).find(first, stop)

    def over(self, words: Words, borders: Sequence[int] = ()) -> Finder:
        """Return what finds the phrases in any part of a text, at a cost that grows with the part alone."""
        return Finder(self, words, borders)


class Finder:
    """The phrases of one table in the words of one text, ready to be found part by part.

    >>> from zettelpy.text.words import tokenise
    >>> finder = Phrases({"tech": ["data base"]}).over(tokenise("a data base and a data base"))
    >>> [hit[:3] for hit in finder.find(0, 4)], [hit[:3] for hit in finder.find(2)]
    ([('tech', 1, 3)], [('tech', 5, 7)])
    """

    __slots__ = ("_borders", "_folded", "_ids", "_inner", "_kinds", "_phrases", "_row")

    def __init__(self, phrases: Phrases, words: Words, borders: Sequence[int]) -> None:
        self._phrases, self._folded, self._ids, self._borders = phrases, words.folded, words.ids, borders
        phrases.open(self._folded)
        firsts, seconds = (map(table.get, self._folded, repeat(0)) for table in (phrases._kinds, phrases._seconds))
        self._kinds = list(map(or_, firsts, seconds))
        self._inner = phrases._find_inner(self._folded)
        for surface in self._inner:
            self._kinds[surface] |= _INNER
        self._row = "".join(map(list(map(chr, self._kinds)).__getitem__, self._ids))

    def find(self, first: int = 0, stop: int | None = None) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping."""
        folded, ids, inner, kinds = self._folded, self._ids, self._inner, self._kinds
        branches = self._phrases._branches
        hits: list[Hit] = []
        free, stop = first, len(ids) if stop is None else min(stop, len(ids))
        for match in _CANDIDATE.finditer(self._row, first, stop):
            i = match.start()
            if i < free:
                continue
            surface, end = ids[i], i + 1
            kind = kinds[surface]
            branch = branches[folded[surface]] if kind & _FIRST else None
            more = branch is not None and end < stop and folded[ids[end]] in branch.after
            if not more and kind & _ALONE_OR_INNER == 0:
                continue  # a word that opens some phrase, before one that is second in another
            labels: tuple[str, ...] = ()
            if branch and (kind & _ALONE or more):
                labels, end = self._longest(branch, i, stop) if more else (branch.labels, end)
            if end == i + 1 and surface in inner:  # a phrase of several words goes before what its first word holds
                for at, to, own in inner[surface]:
                    hits += (Hit(label, i, i + 1, at, to) for label in own if label)
            elif labels:
                free = end
                hits += (Hit(label, i, end) for label in labels if label)
        return hits

    def _longest(self, node: _Node, i: int, stop: int) -> tuple[tuple[str, ...], int]:
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


def _waits(phrase: str) -> bool:  # whether no spelling of it opens with a word of Latin letters, as of "okです"
    head = "" if phrase.isascii() or "/" in phrase else phrase.partition(" ")[0]
    beyond = head.isalnum() and _BEYOND.search(head) is not None and not fold(head).isascii()
    return beyond or (not phrase.isascii() and _ELSEWHERE.search(phrase) is None)


def _by_first_word(phrases: Sequence[str]) -> dict[str, list[int]]:
    """Return the numbers of phrases, ascending, by each word that can stand first in them."""
    index: dict[str, list[int]] = defaultdict(list)
    odd: list[int] = []
    for number, head in enumerate([phrase.partition(" ")[0] for phrase in phrases]):
        if head.isalpha():
            index[head].append(number)
        elif head.replace("/", "").isalpha() and "//" not in f"/{head}/":  # alternatives, each of them a word
            for word in head.split("/"):
                numbers = index[word]
                if not numbers or numbers[-1] != number:
                    numbers.append(number)
        else:
            odd.append(number)
    for number in odd:  # endings, apostrophes, digits
        for word in dict.fromkeys(first_words(phrases[number])):
            insort(index[word], number)
    return dict(index)


def _apart(phrases: Iterable[str]) -> Iterator[str]:
    """Yield the spellings of some phrases that are not found inside words."""
    for phrase in phrases:
        if _INSIDE.search(phrase):
            yield from (spelling for spelling in spellings(phrase) if not _is_inner(spelling))
        else:
            yield phrase


def _is_inner(phrase: str) -> bool:
    """Tell whether a phrase is found inside words: it has letters of an unspaced script, or is one Korean word."""
    return bool(UNSPACED.search(phrase) or (" " not in phrase and len(phrase) > 1 and _HANGUL.search(phrase)))


def _with(labels: tuple[str, ...], label: str) -> tuple[str, ...]:
    return labels if label in labels else (*labels, label)


def _run_pattern(runs: list[str]) -> re.Pattern[str]:
    """Return a pattern that matches the longest of some runs at each place, branched by first letter."""
    by_letter: dict[str, list[str]] = {}
    for run in sorted(runs, key=lambda run: (-len(run), run)):
        by_letter.setdefault(run[0], []).append(re.escape(run[1:]))
    return re.compile("|".join(f"{re.escape(letter)}(?:{'|'.join(ends)})" for letter, ends in by_letter.items()))
