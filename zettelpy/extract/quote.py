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

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from zettelpy.extract.decisions import decision_counts
from zettelpy.extract.telling import Data, Telling, is_machine, is_notice, is_question
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, HEADING, TABLE, Block
from zettelpy.text.lazily import lazily
from zettelpy.text.words import MARKS
from zettelpy.types import CUT

LIMIT: Final = 300  # characters of a quote, the mark of the cut included

_DAMPING: Final = 0.85
_TURNS: Final = 4  # so few nodes, so many links: the order has settled by then
_NEIGHBOURS: Final = 12  # sentences to either side that one is compared with
_KINDS: Final = {HEADING: -1.5, TABLE: -1.0, CODE: -1.5}
_LEADS_IN: Final = ":："  # at the end of a sentence: what it tells comes after
_FENCES: Final = ("```", "~~~")  # code below a message's label belongs to the message
_BULLET: Final = lazily(r"(?:[-*+•‣–]|[0-9]{1,3}[.)])[^\S\n]+")
_BULLETS: Final = frozenset("-*+•‣–0123456789")  # what a bullet opens with
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
_EXTEND: Final = lazily(
    f"[{MARKS}\u200c\u200d\ufe00-\ufe0f\u1160-\u11ff\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
_FLAG: Final = lazily("[\U0001f1e6-\U0001f1ff]")


# Its span without label and bullet, its words from low to high, its number in the columns, and what it gains or loses
# by the kind of its block, its speaker and clipping: start, end, low, high, number, bonus.
_Sentence = tuple[int, int, int, int, int, float]


def reader(columns: Columns, options: Options) -> Callable[[int, int], str]:
    """Read the decision cues and content words of all sentences; return a function from a span to its best sentence.

    The answer is an exact substring of text[start:end], or one and a "…" where the sentence is longer than `LIMIT`
    characters; "" for a span of white space.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "It rained again. We decided to move the boiler to the cellar. Nobody minded."
    >>> reader(read_columns(text), Options())(0, len(text))
    'We decided to move the boiler to the cellar.'
    """
    return _Ranker(columns, options).best


class _Ranker:
    def __init__(self, columns: Columns, options: Options) -> None:
        text = columns.text
        self.columns = columns
        self.cues = decision_counts(columns)
        self.telling = Telling(columns, options)
        self.data = Data(text)
        self.fenced = any(fence in text for fence in _FENCES)
        self.linked = "://" in text
        self.bases = {"": 0.0}  # by speaker
        self.block_ends = array("I", (block.end for block in columns.layout.blocks))

    def best(self, start: int, end: int) -> str:
        """Return the best sentence of text[start:end]."""
        sentences = self._sentences(start, end)
        if len(sentences) < 2:
            return self._cut(*(sentences[0][:2] if sentences else _trimmed(self.columns.text, start, end)))
        telling, cues = self.telling, self.cues
        contents = [telling.content(low, high) for _, _, low, high, _, _ in sentences]
        centrality = text_rank(contents)
        scores: list[float] = []
        for n, (first, stop, low, high, number, bonus) in enumerate(sentences):
            content = len(contents[n])
            score = 0.5 * centrality[n] + bonus + self._merit(first, stop, low, high, content)
            decided = cues[number] if bonus > _MACHINE else 0  # a program decides nothing
            if decided:
                told = content > 1 or telling.facts(low, high)
                score += _DECIDED + 0.1 * min(decided, 3) if told else _AGREED
                if not told and n:
                    scores[n - 1] += _PROPOSED
            scores.append(score + (_OUTER if n in (0, len(sentences) - 1) else 0.0))
        chosen = 0
        for n, score in enumerate(scores):
            if score > scores[chosen] + _EQUAL:
                both = cues[sentences[chosen][4]] and cues[sentences[n][4]]
                if not both or score > scores[chosen] + _FIRST_DECIDED:
                    chosen = n
        return self._cut(*sentences[chosen][:2])

    def _merit(self, start: int, end: int, low: int, high: int, content: int) -> float:
        """Return what a sentence, words low to high, with so many terms, is worth by itself."""
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
        if telling.may_be_notice(low, high) and is_notice(text[start : min(end, start + LIMIT)]):
            merit += _MACHINE
        if text[end - 1] in _LEADS_IN:
            merit += _THIN
        if is_question(text[max(start, end - 12) : end]):
            merit += _QUESTION
        return merit

    def _sentences(self, start: int, end: int) -> list[_Sentence]:
        """Return the sentences of the span, clipped to it, without labels and bullets."""
        columns, text, is_data = self.columns, self.columns.text, self.data.stands
        starts, ends, blocks = columns.sentence_starts, columns.sentence_ends, columns.layout.blocks
        word_starts, borders, block_ends = columns.words.starts, columns.sentence_words, self.block_ends
        found: list[_Sentence] = []
        block = bisect_right(block_ends, start)
        base = self._base(blocks[block]) if block < len(blocks) and blocks[block].start < end else 0.0
        for k in range(bisect_right(ends, start), bisect_left(starts, end)):
            at = opening = starts[k]
            closing = ends[k]
            while block_ends[block] <= at and block + 1 < len(blocks) and blocks[block + 1].start < end:
                block += 1
                base = self._base(blocks[block])
            body = blocks[block].body
            if at < body:
                at = body if body < closing else closing  # nothing but label
            if at < closing and text[at] in _BULLETS:
                bullet = _BULLET.match(text, at, closing)
                at = bullet.end() if bullet and bullet.end() < closing else at
            first = at if at > start else start
            stop = closing if closing < end else end
            if first >= stop:
                continue
            bonus = base
            if self.fenced and text.startswith(_FENCES, first):
                bonus += _KINDS[CODE]
            elif is_data(first, min(stop, first + LIMIT)):
                bonus += _MACHINE
            elif text[first] in "[<" or (self.linked and text.find("://", first, stop) >= 0):
                bonus += _LINK
            if first > at or stop < closing:
                bonus += _CLIPPED
                first, stop = _trimmed(text, first, stop)
                if first >= stop:
                    continue
            low = borders[k]
            if first > opening:
                low = bisect_left(word_starts, first, low)
            if stop == closing:
                high = borders[k + 1] if k + 1 < len(borders) else len(word_starts)
            else:
                high = bisect_left(word_starts, stop, low)
            found.append((first, stop, low, high, k, bonus))
        return found

    def _base(self, block: Block) -> float:
        """Return what the sentences of a block lose for its kind and its speaker."""
        base = self.bases.get(block.speaker)
        if base is None:
            base = self.bases[block.speaker] = _MACHINE if is_machine(block.speaker) else 0.0
        return _KINDS.get(block.kind, 0.0) + base

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


def text_rank(sets: Sequence[set[str]]) -> list[float]:
    """Return the centrality of each sentence (a set of terms), below 1: 0 if it shares none, little if with one.

    >>> text_rank([{"pump", "hall"}, {"rain"}, {"pump", "oil"}])
    [0.4, 0.0, 0.4]
    """
    if len(sets) == 2:  # each has the one link, or none
        return [0.0, 0.0] if sets[0].isdisjoint(sets[1]) else [1 / (1 + _SUPPORT)] * 2
    links: list[list[tuple[int, float]]] = [[] for _ in sets]
    total = [0.0] * len(sets)
    for a, left in enumerate(sets):
        for b in range(a + 1, min(len(sets), a + 1 + _NEIGHBOURS)):
            right = sets[b]
            if not left.isdisjoint(right):
                common = len(left & right)
                weight = common / (len(left) + len(right) - common)
                links[a].append((b, weight))
                links[b].append((a, weight))
                total[a] += weight
                total[b] += weight
    if not any(links):
        return total
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
