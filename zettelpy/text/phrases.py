r"""Phrases of folded words, compiled once and found in a text in one pass, in any script.

A table of cue phrases by label becomes a trie over folded words, each first word's branch made when a text first holds
that word: a lexicon spells out to tens of thousands of phrases, of which a text can hold a few hundred. Finding is
leftmost-longest and without overlap, so a longer phrase takes the place of a shorter one that it begins with or covers:
under the label `HOLD` it takes the place and says nothing, which is how a literal use is left alone ("stack of papers"
beside "stack").

What a word can do is decided once per distinct surface, as one character: it is a phrase, it opens one, it stands
second in one. The characters of all words in a row are then searched by one regular expression, so that a text
without cue words costs one table look-up a word and nothing more. In scripts written without spaces a phrase matches
inside a run of letters, again once per distinct run.

The method is a trie of words with leftmost-longest matching (the dictionary matching of finite-state tokenisers).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import product, repeat
from typing import Final, NamedTuple

from zettelpy.errors import ArgumentValueError
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED, WORD, Words

HOLD: Final = ""  # the label of phrases that are found, keep others from being found there, and are not reported

# What is found inside words: scripts without spaces, and Hangul, whose particles and endings cling to the word.
_INSIDE: Final = re.compile(UNSPACED.pattern.replace("]+", "\uac00-\ud7a3]"))
_HANGUL: Final = re.compile("[\uac00-\ud7a3]")

_ALONE, _OPENS, _SECOND, _INNER = 1, 2, 4, 8
_ALONE_OR_INNER: Final = _ALONE | _INNER
_LIMIT: Final = 512  # most spellings that one written phrase may stand for


def _kinds_with(bits: int) -> str:
    return "[" + "".join(rf"\x{kind:02x}" for kind in range(16) if kind & bits) + "]"


# A word that is a phrase, or holds one, or opens one that the next word may continue.
_CANDIDATE: Final = re.compile(rf"{_kinds_with(_ALONE | _INNER)}|{_kinds_with(_OPENS)}(?={_kinds_with(_SECOND)})")


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
    """A node of the trie: the labels of the phrase that ends here, and the words that can follow."""

    __slots__ = ("after", "labels")

    def __init__(self) -> None:
        self.labels: tuple[str, ...] = ()
        self.after: dict[str, _Node] = {}

    def walk(self, words: Iterable[str]) -> _Node:
        """Return the node behind some words, made where there is none."""
        node = self
        for word in words:
            following = node.after.get(word)
            if following is None:
                following = node.after[word] = _Node()
            node = following
        return node


_Waiting = tuple[str, tuple[str, ...], list[list[tuple[str, ...]]]]  # label, words of the first part, the other parts


def spellings(phrase: str) -> list[str]:
    """Return every phrase that one written phrase stands for.

    `/` separates alternatives of a word; `+` in front of one adds an ending to the first; an empty one makes the word
    optional; `_` is a space inside an alternative. Raises ValueError for more than 512 spellings.

    >>> spellings("deploy/+s/+ed")
    ['deploy', 'deploys', 'deployed']
    >>> spellings("we'll/we_will go with/")
    ["we'll go with", "we'll go", 'we will go with', 'we will go']
    """
    if "/" not in phrase:
        return [" ".join(phrase.replace("_", " ").split())]
    choices = []
    count = 1
    for word in phrase.split():
        choices.append(_alternatives(word))
        count *= len(choices[-1])
    if count > _LIMIT:
        raise ArgumentValueError(f"a phrase must stand for at most {_LIMIT} spellings, got {count}: {phrase!r}")
    return [" ".join(" ".join(choice).replace("_", " ").split()) for choice in product(*choices)]


def _alternatives(word: str) -> list[str]:
    head, *others = word.split("/")
    return [head, *(head + other[1:] if other.startswith("+") else other for other in others)]


def _words(part: str) -> tuple[str, ...]:
    return (part,) if part.isalpha() else tuple(WORD.findall(part.replace("_", " ")))


def _openers(choices: list[list[tuple[str, ...]]]) -> tuple[list[str], bool]:
    """Return the words that can stand first in some parts of a phrase, and whether all of the parts can be left out."""
    found: list[str] = []
    for choice in choices:
        found += (row[0] for row in choice if row)
        if all(choice):
            return found, False
    return found, True


def read_lexicon(text: str) -> dict[str, dict[str, list[str]]]:
    r"""Read a lexicon into phrases by label and language.

    `[label]` opens a section, `[]` one of phrases to hold; each line after it is a language code and phrases
    separated by commas; a line that begins with white space goes on with the language above; `#` opens a comment.
    `[=name]` opens a section of words that `<name>` stands for in the phrases of the same language further down.

    >>> read_lexicon("[joy]\nen happy, so glad\nde froh")
    {'joy': {'en': ['happy', 'so glad'], 'de': ['froh']}}
    >>> read_lexicon("[=pet]\nen cat, dog\n[joy]\nen good <pet>")
    {'joy': {'en': ['good cat/dog']}}
    """
    table: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] = {}
    phrases: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.partition("#")[0].rstrip()
        if not line:
            continue
        if line.startswith("["):
            section = table.setdefault(line.strip("[]"), {})
            continue
        if not line[0].isspace():
            language, _, line = line.partition(" ")
            phrases = section.setdefault(language, [])
        if not table or not section:
            raise ArgumentValueError(f"lexicon line {number} must stand under a [label] and a language code: {line!r}")
        phrases += (phrase for phrase in map(str.strip, line.split(",")) if phrase)
    lists = {label: table.pop(label) for label in list(table) if label.startswith("=")}
    for by_language in table.values():
        for language, own in by_language.items():
            by_language[language] = [_filled(phrase, lists, language) for phrase in own]
    return table


def _filled(phrase: str, lists: Mapping[str, Mapping[str, Sequence[str]]], language: str) -> str:
    """Return a phrase with each `<name>` in it replaced by the words of that list."""
    while "<" in phrase:
        before, _, rest = phrase.partition("<")
        name, _, after = rest.partition(">")
        words = lists.get(f"={name}", {}).get(language)
        if words is None:
            raise ArgumentValueError(f"a lexicon must hold the list [={name}] for {language!r}, used in {phrase!r}")
        phrase = before + "/".join(word.replace(" ", "_") for word in words) + after
    return phrase


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

    __slots__ = ("_branches", "_kinds", "_run_labels", "_runs", "_seconds", "_waiting")

    def __init__(self, table: Mapping[str, Iterable[str]]) -> None:
        self._branches: dict[str, _Node] = {}  # first word -> its branch of the trie, made when it is first asked for
        self._waiting: dict[str, list[_Waiting]] = {}  # first word -> the phrases of its branch
        self._kinds: dict[str, int] = {}
        self._seconds: dict[str, set[str]] = {}  # first word -> the words that can follow it in a phrase
        self._run_labels: dict[str, tuple[str, ...]] = {}
        self._runs: re.Pattern[str] | None = None
        for label, phrases in table.items():
            for phrase in fold("\n".join(phrases)).split("\n"):
                self._note(label, phrase)

    @classmethod
    def of(cls, lexicon: str) -> Phrases:
        """Compile a lexicon (see `read_lexicon`), its languages together."""
        table = read_lexicon(lexicon)
        return cls({label: [p for phrases in by.values() for p in phrases] for label, by in table.items()})

    def _note(self, label: str, phrase: str) -> None:
        """Take up a phrase under each of its first words, and what each of its first two words can do."""
        if not phrase.isascii() and _INSIDE.search(phrase):
            for spelling in spellings(phrase):
                if _is_inner(spelling):
                    run = spelling.replace(" ", "")
                    self._run_labels[run] = _with(self._run_labels.get(run, ()), label)
                else:
                    self._wait(label, [[_words(spelling)]], phrase)
            return
        if "/" not in phrase:
            self._wait(label, [[_words(phrase)]], phrase)
            return
        choices = [list(map(_words, _alternatives(token))) for token in phrase.split()]
        count = 1
        for choice in choices:
            count *= len(choice)
        if count > _LIMIT:
            raise ArgumentValueError(f"a phrase must stand for at most {_LIMIT} spellings, got {count}: {phrase!r}")
        self._wait(label, choices, phrase)

    def _wait(self, label: str, choices: list[list[tuple[str, ...]]], phrase: str) -> None:
        """Note a phrase with the choices of its parts, each a row of words; an empty row leaves the part out."""
        rest = choices[1:]
        seconds, ends = _openers(rest)
        for row in choices[0]:
            if not row:
                if not rest:
                    raise ArgumentValueError(f"a phrase must hold a word, got {phrase!r} under {label!r}")
                self._wait(label, rest, phrase)
                continue
            following, alone = ((row[1],), False) if len(row) > 1 else (seconds, ends)
            self._mark(row[0], following, alone)
            self._waiting.setdefault(row[0], []).append((label, row, rest))

    def _mark(self, first: str, seconds: Sequence[str], alone: bool) -> None:
        kinds = self._kinds
        kinds[first] = kinds.get(first, 0) | (_OPENS if seconds else 0) | (_ALONE if alone else 0)
        if seconds:
            self._seconds.setdefault(first, set()).update(seconds)
            for second in seconds:
                kinds[second] = kinds.get(second, 0) | _SECOND

    def _branch(self, word: str) -> _Node:
        """Return the node of the trie behind a first word."""
        node = self._branches.get(word)
        if node is None:
            node = _Node()
            for label, row, rest in self._waiting[word]:
                ends = [node.walk(row[1:])]
                for choice in rest:
                    ends = [end.walk(words) for end in ends for words in choice]
                for end in ends:
                    end.labels = _with(end.labels, label)
            self._branches[word] = node  # whole before it is seen: several threads may ask
        return node

    def find(self, words: Words, first: int = 0, stop: int | None = None, borders: Sequence[int] = ()) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping.

        `borders` are numbers of words that open a sentence, ascending: no phrase runs across one. A call looks at
        each distinct surface of the text once: for many parts of a text, ask `over` once.
        """
        return Finder(self, words, borders).find(first, stop)

    def over(self, words: Words, borders: Sequence[int] = ()) -> Finder:
        """Return what finds the phrases in any part of a text, at a cost that grows with the part alone."""
        return Finder(self, words, borders)

    def _find_inner(self, folded: Sequence[str]) -> dict[int, list[tuple[int, int, tuple[str, ...]]]]:
        """Return, for each surface with phrases inside, where in it they stand and their labels."""
        found: dict[int, list[tuple[int, int, tuple[str, ...]]]] = {}
        if not self._run_labels:
            return found
        for surface, word in enumerate(folded):
            if word.isascii() or not _INSIDE.search(word):
                continue
            if self._runs is None:
                self._runs = _run_pattern(list(self._run_labels))
            inside = [(m.start(), m.end(), self._run_labels[m[0]]) for m in self._runs.finditer(word)]
            at = 0
            for piece in UNSPACED.split(word):  # whole words of a spaced script between the runs: 使用API
                at = word.index(piece, at)
                if piece != word and self._kinds.get(piece, 0) & _ALONE:
                    inside.append((at, at + len(piece), self._branch(piece).labels))
                at += len(piece)
            if inside:
                found[surface] = sorted(inside)
        return found


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
        self._kinds = list(map(phrases._kinds.get, self._folded, repeat(0)))
        self._inner = phrases._find_inner(self._folded)
        for surface in self._inner:
            self._kinds[surface] |= _INNER
        self._row = "".join(map(list(map(chr, self._kinds)).__getitem__, self._ids))

    def find(self, first: int = 0, stop: int | None = None) -> list[Hit]:
        """Return the phrases among words first to stop, leftmost and longest first, in order, none overlapping."""
        folded, ids, inner, kinds = self._folded, self._ids, self._inner, self._kinds
        seconds = self._phrases._seconds
        hits: list[Hit] = []
        free, stop = first, len(ids) if stop is None else min(stop, len(ids))
        for match in _CANDIDATE.finditer(self._row, first, stop):
            i = match.start()
            if i < free:
                continue
            surface, end = ids[i], i + 1
            following = seconds.get(folded[surface]) if end < stop else None
            more = following is not None and folded[ids[end]] in following
            kind = kinds[surface]
            if not more and kind & _ALONE_OR_INNER == 0:
                continue  # a word that opens some phrase, before one that is second in another
            labels: tuple[str, ...] = ()
            if kind & _ALONE or more:
                labels, end = self._longest(i, stop) if more else (self._phrases._branch(folded[surface]).labels, end)
            if end == i + 1 and surface in inner:  # a phrase of several words goes before what its first word holds
                for at, to, own in inner[surface]:
                    hits += (Hit(label, i, i + 1, at, to) for label in own if label)
            elif labels:
                free = end
                hits += (Hit(label, i, end) for label in labels if label)
        return hits

    def _longest(self, i: int, stop: int) -> tuple[tuple[str, ...], int]:
        """Return the labels of the longest phrase that opens with word i, and where it stops."""
        folded, ids, borders = self._folded, self._ids, self._borders
        node = self._phrases._branch(folded[ids[i]])
        labels, end = node.labels, i + 1
        border = bisect_right(borders, i)
        limit = min(stop, borders[border]) if border < len(borders) else stop
        for k in range(i + 1, limit):
            following = node.after.get(folded[ids[k]])
            if following is None:
                break
            node = following
            if node.labels:
                labels, end = node.labels, k + 1
        return labels, end


def _is_inner(phrase: str) -> bool:
    """Tell whether a phrase is found inside words: it has letters of an unspaced script, or is one Korean word."""
    return UNSPACED.search(phrase) is not None or (
        " " not in phrase and len(phrase) > 1 and _HANGUL.search(phrase) is not None
    )


def _with(labels: tuple[str, ...], label: str) -> tuple[str, ...]:
    return labels if label in labels else (*labels, label)


def _run_pattern(runs: list[str]) -> re.Pattern[str]:
    """Return a pattern that matches the longest of some runs at each place, branched by first letter."""
    by_letter: dict[str, list[str]] = {}
    for run in sorted(runs, key=lambda run: (-len(run), run)):
        by_letter.setdefault(run[0], []).append(re.escape(run[1:]))
    return re.compile("|".join(f"{re.escape(letter)}(?:{'|'.join(ends)})" for letter, ends in by_letter.items()))
