r"""Cue phrases into statements: which of the phrases found in a text are said there, and which are turned round.

The one rule of scope that flags, emotions and decisions share. A negator reaches forward from where it stands to the
end of its clause, over at most `REACH` words: a mark such as `,` `;` `:` or a dash ends it, and so does a word such as
"but" or "because", or "and" with a new subject. English negators cancel each other in pairs; those of other languages
do not. A negator in a fixed phrase ("no problem", "not only", "can't wait") turns nothing round.

This is NegEx in kind (Chapman et al. 2001: trigger, scope, termination words), by clause and on folded words.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.columns import Columns
from zettelpy.text.finder import Place
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import negation as lexicon
from zettelpy.text.phrases import Finder, Hit, Phrases
from zettelpy.text.words import Words

REACH: Final = 8  # words that a negator reaches over
_BEHIND_REACH: Final = 3
_CLAUSE_MARK: Final = lazily('[,;:.!?()\\[\\]{}"“”«»…—–|\n，、；：。！？「」]|\\s-')
_KOREAN_BEHIND: Final = ("않", "못하", "못했", "없")  # "행복하지 않아요": the negative verb follows the word
_KANA: Final = lazily("[\u3041-\u30ff]")
_KANA_REACH: Final = 30  # characters around a cue
_GAP: Final = 40  # characters behind a word in which such a mark is looked for
_PLAIN_GAP: Final = frozenset((" ", "-", "\n"))


class _Tables(NamedTuple):
    all: frozenset[str]  # every word of the other tables that the reach of a negator asks for
    toggles: frozenset[str]
    negators: frozenset[str]
    pairs: frozenset[tuple[str, ...]]
    openers: frozenset[str]
    idle: frozenset[tuple[str, ...]]
    ends: frozenset[str]
    joints: frozenset[str]
    subjects: frozenset[str]
    behind: frozenset[str]


@cache
def _tables() -> _Tables:
    def words(text: str) -> frozenset[str]:
        return frozenset(text.split())

    def pairs(text: str) -> frozenset[tuple[str, ...]]:
        return frozenset(tuple(pair.replace("_", " ").split()[:2]) for pair in text.split(","))

    two = pairs(lexicon.PAIRS)
    openers = frozenset(pair[0] for pair in two)
    toggles, negators, ends, joints = map(words, (lexicon.TOGGLES, lexicon.NEGATORS, lexicon.ENDS, lexicon.JOINTS))
    return _Tables(
        toggles | negators | openers | ends | joints,
        toggles,
        negators,
        two,
        openers,
        pairs(lexicon.IDLE),
        ends,
        joints,
        words(lexicon.SUBJECTS),
        words(lexicon.BEHIND),
    )


class Found(NamedTuple):
    """A phrase found in a text: the hit, its span in code points, its sentence and block, and the sentence's words."""

    hit: Hit
    start: int
    end: int
    sentence: int  # number of the sentence
    first: int  # the first word of the sentence
    stop: int  # just after its last word
    block: int  # number of the block


def cue_span(words: Words, hit: Hit) -> tuple[int, int]:
    """Return where a phrase stands in the text, in code points."""
    start, end = words.starts[hit.first], words.end(hit.stop - 1)
    if hit.to:  # inside a word: folding may have changed its length, by a few characters in all but odd cases
        length, folded = end - start, len(words.folded[words.ids[hit.first]])
        return start + hit.at * length // folded, start - (-hit.to * length // folded)
    return start, end


def find_cues(columns: Columns, phrases: Phrases | Finder, *, labels: bool = False) -> Iterator[Found]:
    """Yield the phrases of a text in order, each within one sentence.

    What stands in a speaker's label is no part of what is said, and is left out unless `labels` asks for it.
    """
    finder = phrases if isinstance(phrases, Finder) else phrases.over(columns.words, columns.sentence_words)
    return locate(columns, finder.places(), labels=labels)


def locate(columns: Columns, places: Iterable[Place], *, labels: bool = False) -> Iterator[Found]:
    """Yield, as `find_cues` does, what was found at some places of a text, which come in order: one for each label."""
    words, borders = columns.words, columns.sentence_words
    blocks = columns.layout.blocks
    block = 0
    for names, first, *rest in places:
        start = words.starts[first]
        while block < len(blocks) and blocks[block].end <= start:
            block += 1
        sentence = bisect_right(borders, first) - 1
        if sentence < 0 or block == len(blocks) or start < (blocks[block].start if labels else blocks[block].body):
            continue
        stop = borders[sentence + 1] if sentence + 1 < len(borders) else len(words)
        for name in names:
            if name:
                hit = Hit(name, first, *rest)
                yield Found(hit, *cue_span(words, hit), sentence, borders[sentence], stop, block)


class Placer:
    """Puts hits that come in the order of the text in their blocks: none that stands in a label or in code."""

    __slots__ = ("_block", "_blocks", "_words")

    def __init__(self, columns: Columns) -> None:
        self._words, self._blocks, self._block = columns.words, columns.layout.blocks, 0

    def place(self, hit: Hit, sentence: int, first: int, stop: int) -> Found | None:
        """Return a hit in its place; `sentence` is the number of its sentence, whose words are first to stop."""
        start, end = cue_span(self._words, hit)
        blocks = self._blocks
        while self._block < len(blocks) and blocks[self._block].end <= start:
            self._block += 1
        if self._block == len(blocks) or start < blocks[self._block].body or blocks[self._block].kind == CODE:
            return None
        return Found(hit, start, end, sentence, first, stop, self._block)


class Scope:
    """The reach of the negators of a text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "No problem. We never agreed to that, but we approved it."
    >>> columns = read_columns(text)
    >>> scope = Scope(columns)
    >>> cues = Phrases({"cue": ["agreed", "approved"]})
    >>> [(text[cue.start : cue.end], scope.negates(cue)) for cue in find_cues(columns, cues)]
    [('agreed', True), ('approved', False)]
    """

    __slots__ = ("_clause", "_columns", "_folded", "_ids", "_seen", "_tables")

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self._folded: Sequence[str] = columns.words.folded
        self._ids = columns.words.ids
        self._tables = _tables()
        self._seen, self._clause = -1, 0  # words looked at for the start of a clause, and where the last one starts

    def word(self, i: int) -> str:
        """Return the folded form of word i."""
        return self._folded[self._ids[i]]

    def parted(self, i: int) -> bool:
        """Tell whether a mark that ends a clause stands between word i and the next."""
        words = self._columns.words
        starts = words.starts
        end, start = starts[i] + len(words.surfaces[self._ids[i]]), starts[i + 1]
        gap = self._columns.text[end : start if start - end < _GAP else end + _GAP]
        return gap not in _PLAIN_GAP and _CLAUSE_MARK.search(gap) is not None

    def partings(self, first: int, stop: int) -> list[int]:
        """Return the words from first on, before the one before stop, behind which `parted` tells a mark: one search.

        >>> from zettelpy.text.columns import read_columns
        >>> Scope(read_columns("So: at ten, or never - maybe")).partings(0, 6)
        [0, 2, 4]
        """
        text, words = self._columns.text, self._columns.words
        starts, found = words.starts, list[int]()
        for match in _CLAUSE_MARK.finditer(text, starts[first], starts[stop - 1]):
            at = match.start()
            i = bisect_right(starts, at, first, stop) - 1
            end = starts[i] + len(words.surfaces[self._ids[i]])
            if end <= at and match.end() - end <= _GAP and not (found and found[-1] == i):
                if text[end : starts[i + 1]] not in _PLAIN_GAP:
                    found.append(i)
        return found

    def whole(self, found: Found) -> bool:
        """Tell whether a phrase stands in one clause: not "in that case, of" where the phrase is "case of"."""
        first, stop = found.hit.first, found.hit.stop
        return stop - first == 1 or not any(self.parted(j) for j in range(first, stop - 1))

    def opens(self, found: Found) -> bool:
        """Tell whether a phrase opens its clause, or what is said after a speaker's label."""
        first = found.hit.first
        body = self._columns.layout.blocks[found.block].body
        return first == found.first or self._columns.words.starts[first - 1] < body or self.parted(first - 1)

    def clause(self, found: Found, reach: int = REACH) -> range:
        """Return the words of the clause before a phrase, from the nearest back, at most `reach` of them.

        Asked phrase after phrase in order of the text, it looks at each gap between words at most once.
        """
        first = found.hit.first
        floor = max(found.first, first - REACH)
        if first < self._seen or floor > self._seen:
            self._seen = self._clause = floor
        for j in range(self._seen, first):
            if j >= found.first and self.parted(j):
                self._clause = j + 1
        self._seen = first
        return range(first - 1, max(floor, self._clause, first - reach) - 1, -1)

    def negates(self, found: Found, *, listed: bool = True, behind: bool = True) -> bool:
        """Tell whether a phrase is turned round.

        `listed`: "and" joins what one negator governs ("not sad and mad"). `behind`: negators behind it count too.
        """
        if found.hit.to and self._negated_in_run(found.hit):
            return True
        return self._negated_before(found, listed) or (behind and self._negated_behind(found))

    def _negated_before(self, found: Found, listed: bool) -> bool:
        tables = self._tables
        toggled, negated = False, False
        for j in self.clause(found):
            word = self.word(j)
            if word not in tables.all:
                continue
            following = self.word(j + 1)
            if word in tables.ends:
                break
            if word in tables.joints and (following in tables.subjects or (not listed and j + 1 == found.hit.first)):
                break
            if word in tables.toggles:
                toggled ^= (word, following) not in tables.idle
            elif word in tables.negators:
                negated |= (word, following) not in tables.idle
            elif word in tables.openers:
                toggled ^= (word, following) in tables.pairs
        return toggled or negated

    def _negated_behind(self, found: Found) -> bool:
        """Tell whether a negator follows that reaches back, at the end of the clause or close behind."""
        first, stop, behind = found.hit.stop, min(found.stop, found.hit.stop + REACH), self._tables.behind
        if first < stop and self.word(first).startswith(_KOREAN_BEHIND):
            return not self.parted(first - 1)
        for j in range(first, stop):
            if self.word(j) in behind:
                if any(self.parted(k) for k in range(first - 1, j)):
                    return False
                last = j + 1 == found.stop or self.parted(j)
                return last or (j - first < _BEHIND_REACH and self.word(j + 1) != "zu")
        return False

    def _negated_in_run(self, hit: Hit) -> bool:
        word = self.word(hit.first)
        before = word[max(0, hit.at - 4) : hit.at]
        after = word[hit.to : hit.to + 8]
        count = 0
        near = max(0, hit.at - _KANA_REACH), hit.to + _KANA_REACH  # a run may be as long as a text
        if not _KANA.search(word, *near):  # in Japanese these are parts of words (無料), and negation follows
            for mark in lexicon.RUN_BEFORE:
                count += before.count(mark)
        if count % 2:
            return True
        if any(sure in word[hit.at : hit.to + 8] for sure in lexicon.RUN_SURE.split()):
            return False
        return any(ending in after for ending in lexicon.RUN_AFTER.split())


class Evidence:
    """Labels by place in a text, asked for by span.

    >>> evidence = Evidence([("CORE", 3, 9), ("PIVOT", 20, 28)], ("PIVOT", "CORE"))
    >>> evidence.labels(0, 100), evidence.labels(0, 8), evidence.labels(4, 30)
    (('PIVOT', 'CORE'), (), ('PIVOT',))
    """

    __slots__ = ("_codes", "_ends", "_order", "_starts")

    def __init__(self, places: Sequence[tuple[str, int, int]], order: Sequence[str]) -> None:
        number = {label: k for k, label in enumerate(order)}
        self._order = order
        self._starts = [start for _, start, _ in places]
        self._ends = [end for _, _, end in places]
        self._codes = bytes(number[label] for label, _, _ in places)

    def labels(self, start: int, end: int) -> tuple[str, ...]:
        """Return the labels of the places that lie in text[start:end], in the order given at the start."""
        first = bisect_right(self._starts, start - 1)
        codes = self._codes[first : bisect_right(self._ends, end)]
        return tuple(label for k, label in enumerate(self._order) if k in codes) if codes else ()
