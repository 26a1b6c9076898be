"""Passages into the string that a language model gets, as many as a hard budget holds.

The form: a line at the margin is ours: the day that what follows is from, and its heading in quotation marks, as
`## "Rollback" · 2025-03-05`; a title stands until the next one, so a later day under it is given alone. A passage
begins with one blank, and its further lines with two. So stored text forges no heading, no entry and no end of the
block, whatever it says and whatever a reader takes for a line break. What is ours about a passage is one line in
brackets right below it, at the margin as well: the day on which it was superseded, and where asked for the days that
its words mean, as `[superseded 2025-03-05; yesterday = 7 May 2023]`. Brackets in an indented line are stored text.

Days are written as `2025-03-05`; with notes, which write them in the words of a language, so do the headings, in the
language that the text has most of: `## 5 March 2025`.

A passage that is cut shows `…` where something is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MethodType
from typing import Final, NamedTuple

from zettelpy.passages.answers import body
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.marks import superseded_by
from zettelpy.passages.notes import date_note
from zettelpy.text.budget import CheckedCounter, Counter, fill, overhead
from zettelpy.text.date_words import date_words
from zettelpy.text.days import read_iso
from zettelpy.text.graphemes import is_boundary
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.sentences import sentence_spans
from zettelpy.text.stems import Stemmer
from zettelpy.text.terms import index_terms
from zettelpy.text.words import WORD
from zettelpy.types import CUT, Memory, Span

PLENTY: Final = 2  # budgets that passages would fill by themselves, so that nothing behind them is looked for
LOOKAHEAD: Final = 48  # passages in a row that are too big for what is left, after which the budget is full
HEADING_SIZE: Final = 80
BEFORE_MATCH: Final = 40  # characters shown before a match in the middle of a long sentence
LONG_RUN: Final = 24  # characters without a blank from which a run may be cut inside
_SEPARATOR: Final = " · "
_LONE: Final = lazily("[\ud800-\udfff]")
_BREAKS: Final = lazily("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")  # all that some reader takes for a new line

Above = tuple[str, str]  # title and day, either may be empty


class Packed(NamedTuple):
    """What a budget held: the string, the passages in it, and the one of them that is only an excerpt, if any."""

    text: str
    chosen: tuple[int, ...]
    excerpt: int | None


class Packer:
    """Renders passages of a memory, and chooses as many of them as a budget holds."""

    def __init__(self, memory: Memory, index: PassageIndex, budget: int, count: Counter, annotate: bool) -> None:
        self.memory, self.index, self.budget, self.count, self.annotate = memory, index, budget, count, annotate
        self._saved, self._costs = _costs(memory, index, count)
        self._superseded = superseded_by(index, memory)
        # What stands above, and the body of, the passages that were rendered; kept with the memory.
        self._shown: dict[int, tuple[Above, str]] = memory.cache.setdefault("noted" if annotate else "shown", {})

    def pack(self, order: Sequence[int], terms: Mapping[str, float]) -> Packed:
        """Return as many of the passages, best first, as the budget holds.

        Where the best one alone is too large, what matched in it is given as an excerpt of up to half of the budget,
        so that others fill the rest; of up to the whole, where half is too little.
        """
        if not order:
            return Packed("", (), None)
        costs = [self.cost(i) for i in order]
        packed = self._fill({}, order, costs)
        if order[0] in packed.chosen or self.count(self.render(order[:1])) <= self.budget:
            return packed
        for limit in (self.budget // 2, self.budget):
            excerpt = self._excerpt(order[0], terms, limit)
            if excerpt:
                return self._fill({order[0]: excerpt}, order[1:], costs[1:])
        return packed

    def _fill(self, best: Mapping[int, str], order: Sequence[int], costs: Sequence[int]) -> Packed:
        """Return as many of the passages as the budget holds beside an excerpt, if there is one."""
        texts: dict[int, str] = {}  # the last one rendered, by its number of passages: what was taken only grows

        def render(places: Sequence[int]) -> str:
            text = texts[len(places)] = self.render([*best, *(order[place] for place in places)], best)
            return text

        chosen = fill(len(order), self.budget, self.count, costs.__getitem__, render, lookahead=LOOKAHEAD)
        if not chosen and not best:
            return Packed("", (), None)
        return Packed(texts[len(chosen)], (*best, *(order[place] for place in chosen)), next(iter(best), None))

    def cost(self, i: int) -> int:
        """Return what passage i adds to a count, by itself; kept with the memory."""
        found = self._costs.get(i)
        if found is None:
            found = self._costs[i] = self.count(_indented(self.index.text(self.memory, i))) - self._saved
        return found

    def reach(self, order: Sequence[int]) -> int:
        """Return how many of the passages, best first, fill the budget PLENTY times: the rest would find no room."""
        room = PLENTY * self.budget
        for place, i in enumerate(order):
            room -= self.cost(i)
            if room < 0:
                return place + 1
        return len(order)

    def shown(self, i: int) -> tuple[Above, str]:
        """Return what stands above a passage, and the passage with what is ours below it."""
        if i not in self._shown:
            text = self.index.text(self.memory, i)
            self._shown[i] = self._above(i), _indented(text) + self._below(i, 0, len(text))
        return self._shown[i]

    def _above(self, i: int) -> Above:
        """Return what governs a passage: title and heading, which are stored text, in quotation marks; and the day."""
        title, day = _governing(self.memory, self.index, i)
        date = read_iso(day) if self.annotate else None
        return title, day if date is None else date_words(date, next(iter(self.index.languages), ""))

    def _below(self, i: int, start: int, end: int) -> str:
        """Return the line of ours below passage i, of which `start:end` is shown, with its line break; "" for none."""
        told = [f"superseded {self._superseded[i][1]}".strip()] if i in self._superseded else []
        if self.annotate:
            said = body(self.index, self.memory, i)  # "April: ..." is no date
            label = len(self.index.text(self.memory, i)) - len(said)
            shown = (start - label, end - label)
            told.append(date_note(said, self.index.passages[i].date, self.index.languages, shown))
        note = "; ".join(filter(None, told))
        return f"\n[{note}]" if note else ""

    def render(self, chosen: Sequence[int], excerpts: Mapping[int, str] | None = None) -> str:
        """Return passages in the order of the text, each under what governs it; a title stands until the next one."""
        lines: list[str] = []
        last: Above = ("", "")
        for i in sorted(chosen):
            above, shown = self.shown(i)
            if above != last:
                lines += _headings(last, above)
            last = above
            lines.append(excerpts.get(i, shown) if excerpts else shown)
        return "\n".join(lines)

    def _excerpt(self, i: int, terms: Mapping[str, float], limit: int) -> str:
        """Return what fits in `limit` of a passage around its best match; "" if not even the match does."""
        text = self.index.text(self.memory, i)
        match = _best_match(text, terms, self.index.stop, self.index.stems)
        sentence = next((span for span in sentence_spans(text) if span[0] <= match[0] < span[1]), (0, len(text)))
        near = max(sentence[0], text.rfind(" ", 0, max(0, match[0] - BEFORE_MATCH)) + 1)
        for start in dict.fromkeys((0, sentence[0], near, match[0])):
            ends = [end for end in _cut_points(text, start) if end >= match[1]]
            low, high, fitting = 0, len(ends), ""
            while low < high:
                middle = (low + high) // 2
                shown = self._cut(i, text, start, ends[middle])
                if self.count(self.render([i], {i: shown})) <= limit:
                    fitting, low = shown, middle + 1
                else:
                    high = middle
            if fitting:
                return fitting
        return ""

    def _cut(self, i: int, text: str, start: int, end: int) -> str:
        speaker = self.index.passages[i].speaker
        opening = (f"{speaker}: {CUT} " if speaker else f"{CUT} ") if start else ""
        shown = _indented(opening + text[start:end] + (f" {CUT}" if end < len(text) else ""))
        return shown + self._below(i, start, end)


def _best_match(text: str, terms: Mapping[str, float], stop: frozenset[str], stems: Stemmer) -> Span:
    """Return the span of the first word of a text that weighs most among the terms; (0, 0) if none does."""
    best, weight = (0, 0), 0.0
    for match in WORD.finditer(text):
        found = max((terms.get(term, 0.0) for term in index_terms(match[0], stop, stems)), default=0.0)
        if found > weight:
            best, weight = match.span(), found
    return best if best[1] - best[0] <= LONG_RUN else _longest_streak(text, best, terms)


def _longest_streak(text: str, run: Span, terms: Mapping[str, float]) -> Span:
    """Return the longest stretch of a run without blanks whose pairs of characters are all among the terms."""
    best = (run[0], run[0] + 2)
    start = run[0]
    for at in range(run[0], run[1] - 1):
        if fold(text[at : at + 2]) not in terms:
            start = at + 1
        elif at + 2 - start > best[1] - best[0]:
            best = (start, at + 2)
    return best


def _cut_points(text: str, start: int) -> list[int]:
    """Return the places behind `start` where a text may be cut: after words, and inside what has no blanks for long."""
    points = []
    for run in re.finditer(r"\S+", text[start:]):
        low, high = run.start() + start, run.end() + start
        if high - low > LONG_RUN:
            points += [at for at in range(low + 1, high) if is_boundary(text, at)]
        points.append(high)
    return points


def _costs(memory: Memory, index: PassageIndex, count: Counter) -> tuple[int, dict[int, int]]:
    """Return what a counter saves on each passage beside others, and what is known of the costs of passages.

    Kept with the memory, for one counter at a time.
    """
    of = count.of if isinstance(count, CheckedCounter) else count
    kept = memory.cache.get("costs")
    if kept is None or not (
        kept[0] is of or (isinstance(of, MethodType) and kept[0] == of)
    ):  # `tok.count` is made anew
        saved = overhead(count, _indented(index.text(memory, 0))) if index.passages else 0
        kept = memory.cache["costs"] = (of, saved, {})
    costs: tuple[int, dict[int, int]] = kept[1:]
    return costs


def _indented(text: str) -> str:
    """Return stored text with a blank before its first line and two before the others; lone surrogates are replaced."""
    shown = " " + _BREAKS.sub("\n  ", text)
    return shown if shown.isascii() else _LONE.sub("\ufffd", shown)


def _governing(memory: Memory, index: PassageIndex, i: int) -> Above:
    """Return the title and heading above a passage, in quotation marks, and its day as ISO 8601."""
    passage = index.passages[i]
    documents = memory.meta.documents
    told = []
    if len(documents) > 1 and documents[passage.document].title:
        told.append(documents[passage.document].title or "")
    if passage.heading is not None and passage.titled and memory.meta.source is not None:
        line = memory.meta.source[passage.heading[0] : passage.heading[1]].splitlines()[0]
        told.append(line.strip().strip("#").strip())
    return _SEPARATOR.join(_quoted(text) for text in told), passage.date or ""


def _headings(last: Above, above: Above) -> list[str]:
    """Return the lines where what governs changes: the day alone under the same title, an empty line after a title.

    >>> _headings(('"House"', "2025-03-04"), ('"House"', "2025-03-05")), _headings(('"House"', ""), ("", ""))
    (['## 2025-03-05'], [''])
    """
    same = above[0] == last[0] and above[1]
    line = above[1] if same else _SEPARATOR.join(part for part in above if part)
    ended = [""] if last[0] and not above[0] else []
    return [*ended, f"## {line}"] if line else [""]


def _quoted(text: str) -> str:
    """Return stored text on one line, in quotation marks, of at most 80 characters."""
    line = " ".join(_LONE.sub("\ufffd", text).replace('"', "'").split())
    return f'"{line[:HEADING_SIZE]}"'
