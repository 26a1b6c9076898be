"""A question into the string that a language model gets: bare passages in the order of the text, under a hard budget.

The form: a line at the margin is ours: the day that what follows is from, and its heading in quotation marks, as
`## "Rollback" · 2025-03-05`; a title stands until the next one, so a later day under it is given alone. A passage
begins with one blank, and its further lines with two. So stored text forges no heading, no entry and no end of the
block, whatever it says and whatever a reader takes for a line break.

Passages of a document that say the very same are given once. One that is cut shows `…` where something is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.options import check_flag, check_int, check_text
from zettelpy.passages import (
    PassageIndex,
    around,
    by_likelihood,
    check_bound,
    check_memory,
    find_hits,
    hop_zettels,
    rank_zettels,
    wanted_terms,
    with_source,
)
from zettelpy.text.budget import Counter, check_counter, fill, overhead
from zettelpy.text.graphemes import is_boundary
from zettelpy.text.normalise import fold
from zettelpy.text.sentences import sentence_spans
from zettelpy.text.stems import Stemmer
from zettelpy.text.terms import index_terms
from zettelpy.text.words import WORD
from zettelpy.types import CUT, Memory, Span

HEADING_SIZE: Final = 80
BEFORE_MATCH: Final = 40  # characters shown before a match in the middle of a long sentence
LONG_RUN: Final = 24  # characters without a blank from which a run may be cut inside
_SEPARATOR: Final = " · "
_LONE: Final = re.compile("[\ud800-\udfff]")
_BREAKS: Final = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")  # all that some reader takes for a new line

Above = tuple[str, str]  # title and day, either may be empty


def recall_context(
    memory: Memory,
    query: str,
    *,
    max_tokens: int = 1000,
    top_k: int | None = None,
    hops: bool = True,
    expand_query: bool = False,
    after: str | None = None,
    before: str | None = None,
    source: str | None = None,
    count_tokens: Counter | None = None,
    annotate_dates: bool = False,
) -> str:
    r"""Return the passages that answer a question best, at most `max_tokens` of them; `""` where nothing matches.

    Passages are chosen by rank and given in the order of the text, each line indented by one blank, under the day or
    the heading that governs them. The budget is measured on the very string that is returned, by `count_tokens` (a
    function from str to int) or else by `estimate_tokens`. A passage that does not fit is skipped; if none fits, the
    best one is cut at a word and marked with `…`. `top_k` limits the zettels that passages may come from.
    `annotate_dates` writes the days that a passage names or means after the passage, in brackets.

    Raises TypeError or ValueError for arguments that `recall` would refuse as well.

    >>> from zettelpy import compress
    >>> memory = compress("[2025-03-04 09:12] Ana: The boiler is fixed.\n[2025-03-05 10:00] Bo: I ordered tea.")
    >>> print(recall_context(memory, "What about the boiler?", max_tokens=15))
    ## 2025-03-04
     Ana: The boiler is fixed.
    """
    check_memory(memory)
    check_text("query", query)
    check_int("max_tokens", max_tokens)
    if top_k is not None:
        check_int("top_k", top_k)
    for name, value in (("hops", hops), ("expand_query", expand_query), ("annotate_dates", annotate_dates)):
        check_flag(name, value)
    count = check_counter(count_tokens)
    after, before = check_bound("after", after), check_bound("before", before)
    if source is not None:
        memory = with_source(memory, source)
    index, hits = find_hits(memory, query, expand_query=expand_query, after=after, before=before)
    ranked = rank_zettels(index, hits)
    if top_k is not None:
        kept = {number for number, _ in ranked[:top_k]}
        hits = [hit for hit in hits if index.passages[hit.passage].zettel in kept]
    order = [hit.passage for hit in hits]
    if hits and top_k is None and after is None and before is None:
        order = by_likelihood(index, memory, query, {hit.passage: hit.score for hit in hits}, around(index, order))
    if hops and after is None and before is None and (top_k is None or len(ranked) < top_k):
        order += _hop_passages(
            memory, index, hop_zettels(memory, ranked)[: None if top_k is None else top_k - len(ranked)]
        )
    packer = _Packer(memory, index, max_tokens, count, annotate_dates)
    return packer.pack(_distinct(memory, index, order), wanted_terms(index, query))


def _hop_passages(memory: Memory, index: PassageIndex, zettels: Sequence[int]) -> list[int]:
    """Return, for each zettel that a tunnel led to, the passage that holds its quote."""
    if not zettels:
        return []
    wanted = set(zettels)
    by_zettel: dict[int, list[int]] = {}
    for i, passage in enumerate(index.passages):
        if passage.zettel in wanted:
            by_zettel.setdefault(passage.zettel, []).append(i)
    found = []
    for zettel in zettels:
        start = memory.zettels[zettel].quote[:40]
        numbers = by_zettel.get(zettel, [])
        found += [i for i in numbers if start in index.text(memory, i)][:1] or numbers[:1]
    return found


def _distinct(memory: Memory, index: PassageIndex, order: Sequence[int]) -> list[int]:
    """Leave out headings, and passages of a document that say the very same as an earlier one."""
    first = index.first_said(memory)
    kept: dict[int, int] = {}
    for i in order:
        if index.passages[i].shown:
            kept.setdefault(first[i], i)
    return list(kept.values())


class _Packer:
    """Renders passages of a memory, and chooses as many of them as a budget holds."""

    def __init__(self, memory: Memory, index: PassageIndex, budget: int, count: Counter, annotate: bool) -> None:
        self.memory, self.index, self.budget, self.count, self.annotate = memory, index, budget, count, annotate
        self._shown: dict[int, tuple[Above, str]] = {}  # what stands above, and body of the passages that were rendered

    def pack(self, order: Sequence[int], terms: Mapping[str, float]) -> str:
        """Return as many of the passages, best first, as the budget holds, rendered.

        Where the best one alone is too large, what matched in it is given as an excerpt of up to half of the budget,
        so that others fill the rest; of up to the whole, where half is too little.
        """
        if not order:
            return ""
        best: dict[int, str] = {}
        if self.count(self.render(order[:1])) > self.budget:
            for limit in (self.budget // 2, self.budget):
                excerpt = self._excerpt(order[0], terms, limit)
                if excerpt:
                    best = {order[0]: excerpt}
                    break
            order = order[1:]
        costs = _costs(self.memory, self.count)
        saved = overhead(self.count, self.shown(order[0])[1]) if order else 0

        def cost(place: int) -> int:
            i = order[place]
            if i not in costs:
                costs[i] = self.count(_body(self.memory, self.index, i))
            return costs[i] - saved

        def render(places: Sequence[int]) -> str:
            return self.render([*best, *(order[place] for place in places)], best)

        chosen = fill(len(order), self.budget, self.count, cost, render)
        return render(chosen) if chosen or best else ""

    def shown(self, i: int) -> tuple[Above, str]:
        """Return what stands above a passage, and the passage; the days that it means behind it, where asked for."""
        if i not in self._shown:
            text = _body(self.memory, self.index, i)
            dates = self.index.passages[i].dates
            body = f"{text} [{', '.join(dates)}]" if self.annotate and dates else text
            self._shown[i] = _above(self.memory, self.index, i), body
        return self._shown[i]

    def render(self, chosen: Sequence[int], excerpts: Mapping[int, str] | None = None) -> str:
        """Return passages in the order of the text, each under what governs it; a title stands until the next one."""
        lines: list[str] = []
        last: Above = ("", "")
        for i in sorted(chosen):
            above, body = self.shown(i)
            if above != last:
                lines += _headings(last, above)
            last = above
            lines.append(excerpts.get(i, body) if excerpts else body)
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
        return _indented(opening + text[start:end] + (f" {CUT}" if end < len(text) else ""))


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


def _costs(memory: Memory, count: Counter) -> dict[int, int]:
    """Return what is known of the cost of each passage; kept with the memory, for one counter at a time."""
    kept = memory.cache.get("costs")
    if kept is None or kept[0] is not count:
        kept = memory.cache["costs"] = (count, {})
    costs: dict[int, int] = kept[1]
    return costs


def _indented(text: str) -> str:
    """Return stored text with a blank before its first line and two before the others; lone surrogates are replaced."""
    shown = " " + _BREAKS.sub("\n  ", text)
    return shown if shown.isascii() else _LONE.sub("\ufffd", shown)


def _body(memory: Memory, index: PassageIndex, i: int) -> str:
    return _indented(index.text(memory, i))


def _above(memory: Memory, index: PassageIndex, i: int) -> Above:
    """Return what governs a passage: title and heading, which are stored text, in quotation marks; and the day."""
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
