r"""Phrases of folded words, compiled once and found in a text in one pass, in any script.

A table of cue phrases by label becomes a trie over folded words, which grows where texts lead: a lexicon spells out to
tens of thousands of phrases, of which a text can hold a few hundred. A table is indexed by first words alone, taken off
the phrases as they are written; the branch of a word is made when a text first holds that word, and each node of it
when a text first gets there. What is found depends on the table and the text, never on what was read before; growing
only adds, and whole nodes at that, so several threads may ask at once.

Finding is leftmost-longest and without overlap, so a longer phrase takes the place of a shorter one that it begins with
or covers: under the label `HOLD` it takes the place and says nothing, which is how a literal use is left alone ("stack
of papers" beside "stack").

What a word can do is decided once per distinct surface (`text.finder`), so that a text without cue words costs one
table look-up a word and nothing more. In scripts written without spaces a phrase matches inside a run of letters,
again once per distinct run.

The method is a trie of words with leftmost-longest matching (the dictionary matching of finite-state tokenisers).
"""

from __future__ import annotations

import re
from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import compress, count
from typing import Final

from zettelpy.text.finder import Finder, Hit
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.notation import Row, choices_of, first_words, read_lexicon, spellings, words_of
from zettelpy.text.words import UNSPACED, Words

__all__ = ["HOLD", "Finder", "Hit", "More", "Phrases"]

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


class Node:
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
        self._nodes: dict[str, Node] = {}

    def behind(self, word: str) -> Node | None:
        """Return the node behind a word, None where no phrase goes on with it."""
        node = self._nodes.get(word)
        if node is None and word in self.after:
            node = self._nodes[word] = Node(self.after[word])
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

    __slots__ = ("_branches", "_foreign", "_latin", "_more", "_ranks", "_runs", "_waiting")

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
        self._branches: dict[str, Node] = {}  # first word -> its branch of the trie, made when a text holds the word
        self._runs: tuple[re.Pattern[str], dict[str, tuple[str, ...]]] | None = None

    @classmethod
    def of(cls, lexicon: str) -> Phrases:
        """Compile a lexicon (see `read_lexicon`), its languages together."""
        table = read_lexicon(lexicon)
        return cls({label: [p for phrases in by.values() for p in phrases] for label, by in table.items()})

    def branch(self, word: str) -> Node | None:
        """Return the branch of the phrases that a folded word opens, None where it opens none."""
        node = self._branches.get(word)
        if node is not None:
            return node
        if word in self._latin.words or (not word.isascii() and word in self._indexes(word)[-1].words):
            return self._open(word)
        if "'" in word and self._more is not None and self._more(word):
            return self._open(word)
        return None

    def openers(self, folded: Sequence[str]) -> Iterator[int]:
        """Yield the numbers of those of some folded words that open a phrase, by `branch`, in no order; some twice."""
        for index in self._indexes("".join(folded)):
            yield from compress(count(), map(index.words.__contains__, folded))
        if self._more is not None:
            yield from (k for k, word in enumerate(folded) if "'" in word and self._more(word))

    def _indexes(self, letters: str) -> tuple[_Index, ...]:
        """Return the parts of the table that words of some letters can be found in."""
        if letters.isascii():
            return (self._latin,)
        if self._foreign is None:
            self._foreign = _Index(self._waiting)
        return self._latin, self._foreign

    def _open(self, word: str) -> Node:
        node = Node([(label, words[1:], rest) for label, words, rest in self._opened(word)])
        self._branches[word] = node
        return node

    def _opened(self, word: str) -> list[_Rest]:
        """Return the phrases that a word opens, in the order of the table."""
        parts = [part for index in self._indexes(word) if (part := index.opened(word))]
        if self._more is not None and "'" in word:
            parts.append([(label, words_of(phrase), ()) for label, phrase in self._more(word)])
        found = [rest for part in parts for rest in part]
        if len(parts) > 1:
            found.sort(key=lambda rest: self._ranks[rest[0]])
        return found

    def _inner_runs(self, word: str) -> tuple[re.Pattern[str], dict[str, tuple[str, ...]]]:
        """Return the phrases that are found inside words such as this, with their labels, and what finds them."""
        if self._runs is None:
            inside = [pair for index in self._indexes(word) for pair in index.inside]
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

    def inside(self, word: str) -> Sequence[tuple[int, int, tuple[str, ...]]]:
        """Return where in a folded word phrases stand that are found inside words, and their labels."""
        if word.isascii() or not _INSIDE.search(word):
            return ()
        pattern, runs = self._inner_runs(word)
        if not runs:
            return ()
        found = [(m.start(), m.end(), runs[m[0]]) for m in pattern.finditer(word)]
        at = 0
        for piece in UNSPACED.split(word):  # whole words of a spaced script between the runs: 使用API
            at = word.index(piece, at)
            if piece != word and (node := self.branch(piece)) is not None and node.labels:
                found.append((at, at + len(piece), node.labels))
            at += len(piece)
        return sorted(found)

    def find(self, words: Words, first: int = 0, stop: int | None = None, borders: Sequence[int] = ()) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping.

        `borders` are numbers of words that open a sentence, ascending: no phrase runs across one. A call looks at
        each distinct surface of the text once: for many parts of a text, ask `over` once.
        """
        return Finder(self, words, borders).find(first, stop)

    def over(self, words: Words, borders: Sequence[int] = (), begun: Sequence[int] | None = None) -> Finder:
        """Return what finds the phrases in any part of a text, at a cost that grows with the part alone.

        `begun` are the words that may begin a phrase, where somebody has looked for them (`beginnings`).
        """
        return Finder(self, words, borders, begun)


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
