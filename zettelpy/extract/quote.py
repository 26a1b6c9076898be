"""The one sentence of a span that a reader would underline: TextRank blended with what a sentence tells by itself.

Sentences vote for each other by the stems that they share (Jaccard, damping 0.85), which finds what the span is about.
A decision goes before all else; then count facts (numbers, days, names), a fair length and an outer position.
Questions, small talk, what programs write, code, tables and headings are quoted only where nothing else is there. The
quote is text as it was given: a substring of the source, time stamp and speaker label left out. One that is longer
than `LIMIT` is cut at a word, and the cut shows: what stands before the "…" is a substring.

Source of the method: Mihalcea and Tarau, "TextRank: bringing order into texts" (2004). Within a span of many
sentences each is compared with its neighbours only, so the cost stays linear.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.decisions import decision_counts
from zettelpy.extract.telling import Telling, is_data, is_machine, is_notice, is_question
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, HEADING, TABLE, Block
from zettelpy.text.words import MARKS
from zettelpy.types import CUT

LIMIT: Final = 300  # characters of a quote, the mark of the cut included

_DAMPING: Final = 0.85
_TURNS: Final = 4  # so few nodes, so many links: the order has settled by then
_NEIGHBOURS: Final = 12  # sentences to either side that one is compared with
_KINDS: Final = {HEADING: -1.5, TABLE: -1.0, CODE: -1.5}
_LEADS_IN: Final = ":："  # at the end of a sentence: what it tells comes after
_FENCES: Final = ("```", "~~~")  # code below a message's label belongs to the message
_BULLET: Final = re.compile(r"(?:[-*+•‣–]|[0-9]{1,3}[.)])[^\S\n]+")
_OUTER: Final = 0.05  # for the first and the last sentence of a span
_EQUAL: Final = 1e-9  # scores that differ by less are equal, and the earlier sentence wins
_FIRST_DECIDED: Final = 0.2  # by how much a later decision must tell more than an earlier one
_CLIPPED: Final = -0.3  # a sentence that the span holds only in part
_MACHINE: Final = -0.8  # what a program wrote
_LINK: Final = -0.2  # a line that opens like data, or holds an address
_DECIDED: Final = 0.8  # the sentence of a decision
_AGREED: Final = 0.2  # one without content: "Agreed."; what was agreed stands before it
_PROPOSED: Final = 0.45  # the sentence before such a one
_QUESTION: Final = -0.45
_EMPTY: Final = -0.7  # no content and no fact: greetings, thanks, assent
_THIN: Final = -0.25  # one word of content
_FACT: Final = 0.12  # for a number or a day, counted twice at most
_NAME: Final = 0.03  # the same for a name
_DOUBT: Final = -0.2  # proposes, wishes, or passes on what is said
_SUPPORT: Final = 1.5  # links at which the vote of the others counts two fifths
_GREETING: Final = -0.05
_LEANING: Final = -0.08  # opens with a word that points back

# Characters that go on with the grapheme cluster before them (UAX #29), and those that bind the one after.
_EXTEND: Final = re.compile(
    f"[{MARKS}\u200c\u200d\ufe00-\ufe0f\u1160-\u11ff\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
_FLAG: Final = re.compile("[\U0001f1e6-\U0001f1ff]")


class _Sentence(NamedTuple):
    start: int
    end: int
    number: int  # in the columns
    bonus: float  # by kind of block, speaker and clipping


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
        self.telling = Telling(columns, options)

    def best(self, start: int, end: int) -> str:
        """Return the best sentence of text[start:end]."""
        sentences = self._sentences(start, end)
        if not sentences:
            return self._cut(*_trimmed(self.columns.text, start, end))
        if len(sentences) == 1:
            return self._cut(sentences[0].start, sentences[0].end)
        starts = self.columns.words.starts
        ranges = []
        low = bisect_left(starts, sentences[0].start)
        for sentence in sentences:
            low = bisect_left(starts, sentence.start, low)
            ranges.append((low, bisect_left(starts, sentence.end, low)))
        contents = [self.telling.content(low, high) for low, high in ranges]
        centrality = _text_rank(contents)
        scores: list[float] = []
        for n, sentence in enumerate(sentences):
            score = 0.5 * centrality[n] + sentence.bonus + self._merit(sentence, *ranges[n], len(contents[n]))
            cues = self.cues[sentence.number] if sentence.bonus > _MACHINE else 0  # a program decides nothing
            if cues:
                told = len(contents[n]) > 1 or self.telling.facts(*ranges[n])
                score += _DECIDED + 0.1 * min(cues, 3) if told else _AGREED
                if not told and n:
                    scores[n - 1] += _PROPOSED
            scores.append(score + (_OUTER if n in (0, len(sentences) - 1) else 0.0))
        chosen = 0
        for n, score in enumerate(scores):
            both = self.cues[sentences[chosen].number] and self.cues[sentences[n].number]
            if score > scores[chosen] + (_FIRST_DECIDED if both else _EQUAL):
                chosen = n
        return self._cut(sentences[chosen].start, sentences[chosen].end)

    def _merit(self, sentence: _Sentence, low: int, high: int, content: int) -> float:
        """Return what a sentence, words low to high, is worth by itself."""
        telling, text = self.telling, self.columns.text
        length, facts = telling.length(low, high), telling.facts(low, high)
        merit = 0.1 if 8 <= length <= 30 else -0.05 if length > 40 else -0.15 if length < 5 else 0.0
        merit += _FACT * min(facts, 2) + _NAME * min(telling.names(low, high), 2) + 0.01 * min(content, length, 12)
        if content + facts < 2:
            merit += _THIN if content + facts else _EMPTY
        if telling.leans(low, high):
            merit += _LEANING
        if telling.greets(low, high):
            merit += _GREETING
        if telling.is_doubtful(low, high):
            merit += _DOUBT
        if telling.may_be_notice(low, high) and is_notice(
            text[sentence.start : min(sentence.end, sentence.start + LIMIT)]
        ):
            merit += _MACHINE
        if text[sentence.end - 1] in _LEADS_IN:
            merit += _THIN
        if is_question(text[max(sentence.start, sentence.end - 12) : sentence.end]):
            merit += _QUESTION
        return merit

    def _sentences(self, start: int, end: int) -> list[_Sentence]:
        """Return the sentences of the span, clipped to it, without labels and bullets."""
        columns, text = self.columns, self.columns.text
        starts, ends, blocks = columns.sentence_starts, columns.sentence_ends, columns.layout.blocks
        found: list[_Sentence] = []
        block, last = columns.blocks(start, end)
        base = _base(blocks[block]) if block < last else 0.0
        for k in range(bisect_right(ends, start), bisect_left(starts, end)):
            while block + 1 < last and blocks[block].end <= starts[k]:
                block += 1
                base = _base(blocks[block])
            at = self._body(k, blocks[block])
            first, stop = max(start, at), min(end, ends[k])
            if first >= stop:
                continue
            bonus = base
            if text.startswith(_FENCES, first):
                bonus += _KINDS[CODE]
            elif is_data(text[first : min(stop, first + LIMIT)]):
                bonus += _MACHINE
            elif text[first] in "[<" or text.find("://", first, stop) >= 0:
                bonus += _LINK
            if first > at or stop < ends[k]:
                bonus += _CLIPPED
                first, stop = _trimmed(text, first, stop)
            if first < stop:
                found.append(_Sentence(first, stop, k, bonus))
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


def _base(block: Block) -> float:
    """Return what the sentences of a block lose for its kind and its speaker."""
    return _KINDS.get(block.kind, 0.0) + (_MACHINE if is_machine(block.speaker) else 0.0)


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
    """Return the centrality of each sentence (a set of terms), below 1: 0 if it shares none, little if with one."""
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
    return [rank / highest * len(linked) / (len(linked) + _SUPPORT) for rank, linked in zip(ranks, links, strict=True)]
