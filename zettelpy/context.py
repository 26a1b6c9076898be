"""A question into the string that a language model gets: bare passages in the order of the text, under a hard budget.

The form: a line at the margin is ours (the day or heading that governs what follows, as `## 2025-03-05`); every line of
stored text is indented by one blank. So stored text can forge neither a heading nor the end of the block, whatever it
says. Passages that touch stand together; passages that say the very same are given once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from zettelpy.options import check_flag, check_int, check_text
from zettelpy.passages import (
    PassageIndex,
    check_bound,
    check_memory,
    find_hits,
    hop_zettels,
    index_of,
    rank_zettels,
    with_source,
)
from zettelpy.text.budget import Counter, check_counter, fill
from zettelpy.types import Memory

CUT: Final = " …"
HEADING_SIZE: Final = 80
LEAST_CUT: Final = 3  # words that a passage must keep to be worth cutting
_BREAKS: Final = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")  # all that some reader takes for a new line


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
    if hops and after is None and before is None and (top_k is None or len(ranked) < top_k):
        order += _hop_passages(
            memory, index, hop_zettels(memory, ranked)[: None if top_k is None else top_k - len(ranked)]
        )
    order = _distinct(memory, index, order)
    return pack(memory, order, max_tokens, count, annotate=annotate_dates)


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


def pack(memory: Memory, order: Sequence[int], budget: int, count: Counter, *, annotate: bool = False) -> str:
    """Return as many of the passages, best first, as the budget holds, rendered; the best one cut where none fits."""
    index = index_of(memory)
    costs = _costs(memory, count)

    def body(i: int) -> str:
        return _body(memory, index, i, annotate)

    def cost(place: int) -> int:
        i = order[place]
        if i not in costs:
            costs[i] = count(_body(memory, index, i, False))
        return costs[i]

    def render(places: Sequence[int]) -> str:
        return _render(memory, index, [order[place] for place in places], body)

    chosen = fill(len(order), budget, count, cost, render)
    if chosen:
        return render(chosen)
    return _cut(memory, index, order[0], budget, count, body) if order else ""


def _costs(memory: Memory, count: Counter) -> dict[int, int]:
    """Return what is known of the cost of each passage; kept with the memory, for one counter at a time."""
    kept = memory.cache.get("costs")
    if kept is None or kept[0] is not count:
        kept = memory.cache["costs"] = (count, {})
    return kept[1]


def _cut(memory: Memory, index: PassageIndex, i: int, budget: int, count: Counter, body: Callable[[int], str]) -> str:
    """Return the longest beginning of a passage, at a word, that fits with its mark; `""` below three words."""
    ends = [match.end() for match in re.finditer(r"\S+", body(i))]
    low, high = LEAST_CUT - 1, len(ends) - 1
    best = ""
    while low < high:
        middle = (low + high) // 2
        shown = body(i)[: ends[middle]] + CUT
        trial = _render(memory, index, [i], {i: shown}.__getitem__)
        if count(trial) <= budget:
            best, low = trial, middle + 1
        else:
            high = middle
    return best


def _body(memory: Memory, index: PassageIndex, i: int, annotate: bool) -> str:
    """Return a passage as it is shown: each line of it indented by one blank, the days that it means behind it."""
    text = " " + _BREAKS.sub("\n ", index.text(memory, i))
    dates = index.passages[i].dates
    if annotate and dates:
        text += f" [{', '.join(dates)}]"
    return text


def _heading(memory: Memory, index: PassageIndex, i: int) -> str:
    passage = index.passages[i]
    parts = []
    documents = memory.meta.documents
    if len(documents) > 1 and documents[passage.document].title:
        parts.append(documents[passage.document].title or "")
    if passage.heading is not None and passage.titled and memory.meta.source is not None:
        parts.append(memory.meta.source[passage.heading[0] : passage.heading[1]].lstrip("#").strip())
    if passage.date is not None:
        parts.append(passage.date)
    line = " · ".join(" ".join(part.split()) for part in parts)
    return f"## {line[:HEADING_SIZE]}" if line else ""


def _render(memory: Memory, index: PassageIndex, chosen: Sequence[int], body: Callable[[int], str]) -> str:
    lines: list[str] = []
    last = ""
    for i in sorted(chosen):
        heading = _heading(memory, index, i)
        if heading != last:
            lines.append(heading)  # an empty line, where what follows stands under no heading any more
        last = heading
        lines.append(body(i))
    return "\n".join(lines)
