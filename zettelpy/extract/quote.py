"""The one sentence of a span that says most: TextRank blended with the cues of decisions.

Sentences vote for each other by the words that they share (Jaccard over content words, damping 0.85), which finds
what the span is about; cues of decisions, a fair length and an outer position add to it. The quote is text as it was
given: a substring of the source, time stamp and speaker label left out. One that is longer than `LIMIT` is cut at a
word, and the cut shows: what stands before the "…" is a substring.

Source of the method: Mihalcea and Tarau, "TextRank: bringing order into texts" (2004). Within a span of many
sentences each is compared with its neighbours only, so the cost stays linear.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from zettelpy.extract.decisions import decision_counts
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.layout import CODE, HEADING, TABLE, Block
from zettelpy.text.words import MARKS
from zettelpy.types import CUT

LIMIT: Final = 300  # characters of a quote, the mark of the cut included

_DAMPING: Final = 0.85
_TURNS: Final = 4  # so few nodes, so many links: the order has settled by then
_NEIGHBOURS: Final = 12  # sentences to either side that one is compared with
_KINDS: Final = {HEADING: -0.6, TABLE: -0.4, CODE: -0.6}
_BULLET: Final = re.compile(r"(?:[-*+•‣–]|[0-9]{1,3}[.)])[^\S\n]+")
_OUTER: Final = 0.05  # for the first and the last sentence of a span
_EQUAL: Final = 1e-9  # scores that differ by less are equal, and the earlier sentence wins
_MACHINE: Final = -0.2  # a line that opens like data, or holds an address
_CLIPPED: Final = -0.3  # a sentence that the span holds only in part

# Characters that go on with the grapheme cluster before them (UAX #29), and those that bind the one after.
_EXTEND: Final = re.compile(
    f"[{MARKS}\u200c\u200d\ufe00-\ufe0f\u1160-\u11ff\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
_FLAG: Final = re.compile("[\U0001f1e6-\U0001f1ff]")

Sentence = tuple[int, int, int, float]  # start, end, number in the columns, bonus by kind of block and clipping


def reader(columns: Columns, options: Options) -> Callable[[int, int], str]:
    """Read the decision cues and content words of all sentences; return a function from a span to its best sentence.

    The answer is an exact substring of text[start:end], or one and a "…" where the sentence is longer than `LIMIT`
    characters; "" for a span of white space.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "It rained again. We decided to move the boiler to the cellar. Nobody minded."
    >>> reader(read_columns(text), Options())(0, len(text))
    'We decided to move the boiler to the cellar.'
    """
    ranker = _Ranker(columns, options)
    return ranker.best


class _Ranker:
    def __init__(self, columns: Columns, options: Options) -> None:
        self.columns = columns
        self.cues = decision_counts(columns)
        words = columns.words
        stop = stop_words_for(detect_languages(words)) | {word.casefold() for word in options.stop_words}
        numbers: dict[str, int] = {}
        content = [0 if form in stop else numbers.setdefault(form, len(numbers) + 1) for form in words.folded]
        self.row = list(map(content.__getitem__, words.ids))  # the number of each content word, 0 for stop words

    def best(self, start: int, end: int) -> str:
        """Return the best sentence of text[start:end]."""
        sentences = self._sentences(start, end)
        if not sentences:
            return self._cut(*_trimmed(self.columns.text, start, end))
        if len(sentences) == 1:
            return self._cut(sentences[0][0], sentences[0][1])
        starts = self.columns.words.starts
        picked = []
        low = bisect_left(starts, sentences[0][0])
        for first, stop, _, _ in sentences:
            low = bisect_left(starts, first, low)
            high = bisect_left(starts, stop, low)
            picked.append(self.row[low:high])
        sets = [set(numbers) for numbers in picked]
        distinct = [len(numbers) for numbers in sets]
        for numbers in sets:
            numbers.discard(0)
        centrality = _text_rank(sets)
        top, chosen = 0.0, -1
        for n, (_, _, k, bonus) in enumerate(sentences):
            score = 0.5 * centrality[n] + 0.5 * _merit(len(picked[n]), self.cues[k], distinct[n]) + bonus
            if n == 0 or n == len(sentences) - 1:
                score += _OUTER
            if chosen < 0 or score > top + _EQUAL:
                top, chosen = score, n
        return self._cut(sentences[chosen][0], sentences[chosen][1])

    def _sentences(self, start: int, end: int) -> list[Sentence]:
        """Return the sentences of the span, clipped to it, without labels and bullets."""
        columns, text = self.columns, self.columns.text
        starts, ends, blocks = columns.sentence_starts, columns.sentence_ends, columns.layout.blocks
        found: list[Sentence] = []
        block, last = columns.blocks(start, end)
        for k in range(bisect_right(ends, start), bisect_left(starts, end)):
            while block + 1 < last and blocks[block].end <= starts[k]:
                block += 1
            at = self._body(k, blocks[block])
            first, stop = max(start, at), min(end, ends[k])
            if first >= stop:
                continue
            bonus = _KINDS.get(blocks[block].kind, 0.0)
            if text[first] in "{[<|" or text.find("://", first, stop) >= 0:
                bonus += _MACHINE
            if first > at or stop < ends[k]:
                bonus += _CLIPPED
                first, stop = _trimmed(text, first, stop)
            if first < stop:
                found.append((first, stop, k, bonus))
        return found

    def _body(self, k: int, block: Block) -> int:
        """Return where the words of sentence k begin, after a time stamp, a label and a bullet."""
        start, end = self.columns.sentence_starts[k], self.columns.sentence_ends[k]
        if start < block.body < end:
            start = block.body
        elif start < block.body:
            return end  # nothing but label
        bullet = _BULLET.match(self.columns.text, start, end)
        return bullet.end() if bullet and bullet.end() < end else start

    def _cut(self, start: int, end: int) -> str:
        """Return text[start:end], cut at a word and marked where it is too long."""
        text = self.columns.text
        if end - start <= LIMIT:
            return text[start:end]
        limit = start + LIMIT - len(CUT)
        at = limit
        while at > start + LIMIT // 2 and not text[at].isspace():
            at -= 1
        if not text[at].isspace():
            at = safe_cut(text, limit, start)
        while at > start and text[at - 1].isspace():
            at -= 1
        return text[start:at] + CUT


def _merit(length: int, cues: int, distinct: int) -> float:
    """What a sentence of some words is worth by itself: decisions, a fair length, few repeats."""
    if length == 0:
        return -0.6
    bonus = -0.3 if length < 5 else 0.2 if 10 <= length <= 25 else -0.1 if length > 40 else 0.0
    return 3.0 * cues / max(length, 10) + 0.4 * cues + bonus + 0.3 * distinct / length


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return start, end


def safe_cut(text: str, at: int, least: int) -> int:
    r"""Return the nearest position from `at` down that splits no grapheme cluster; `at` if none is above `least`.

    >>> safe_cut("cafe\u0301!", 4, 0), safe_cut("abc", 2, 0)
    (3, 2)
    """
    k = at
    while k > least and _inside_cluster(text, k, least):
        k -= 1
    return k if k > least else at


def _inside_cluster(text: str, at: int, least: int) -> bool:
    if at >= len(text):
        return False
    before, after = text[at - 1], text[at]
    if before == "\u200d" or (before == "\r" and after == "\n") or _EXTEND.match(after):
        return True
    if "\ud800" <= before <= "\udbff" and "\udc00" <= after <= "\udfff":
        return True
    if _FLAG.match(after) and _FLAG.match(before):  # flags are pairs of letters
        first = at
        while first > least and _FLAG.match(text[first - 1]):
            first -= 1
        return (at - first) % 2 == 1
    return False


def _text_rank(sets: Sequence[set[int]]) -> list[float]:
    """Return the centrality of each sentence (a set of content words): 1 for the highest, 0 if it shares no word."""
    links: list[list[tuple[int, float]]] = [[] for _ in sets]
    total = [0.0] * len(sets)
    for a, left in enumerate(sets):
        if not left:
            continue
        for b in range(a + 1, min(len(sets), a + 1 + _NEIGHBOURS)):
            common = len(left & sets[b])
            if common:
                weight = common / (len(left) + len(sets[b]) - common)
                links[a].append((b, weight))
                links[b].append((a, weight))
                total[a] += weight
                total[b] += weight
    ranks = [1.0] * len(sets)
    shares = [[(b, weight / total[b]) for b, weight in linked] for linked in links]
    for _ in range(_TURNS):
        fresh = []
        for linked in shares:
            received = 0.0
            for b, share in linked:
                received += share * ranks[b]
            fresh.append(1.0 - _DAMPING + _DAMPING * received)
        ranks = fresh
    highest = max(ranks)
    return [rank / highest if linked else 0.0 for rank, linked in zip(ranks, links, strict=True)]
