"""A question into the string that a language model gets: bare passages in the order of the text, under a hard budget.

`search` decides what is found and in which order it is worth a place, `passages/packer.py` how it is written and what
the budget holds. Passages of a document that say the very same are given once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from zettelpy.options import DEFAULT_FLOOR, check_flag, check_int
from zettelpy.passages.answers import PRIOR
from zettelpy.passages.hops import hop_zettels
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.packer import LOOKAHEAD, Packed, Packer
from zettelpy.passages.question import wanted
from zettelpy.passages.scoring import Tell
from zettelpy.passages.search import Options, Search, fill_order, rank_zettels, search
from zettelpy.passages.similarity import Rerank, Similarity
from zettelpy.passages.source import with_source
from zettelpy.passages.standing import standing_of
from zettelpy.text.answers import DAY
from zettelpy.text.budget import Counter, check_counter
from zettelpy.text.standing import NOW_ASKED
from zettelpy.types import Memory, check_memory


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
    min_relevance: float = DEFAULT_FLOOR,
    synonyms: str | Iterable[str] | None = None,
    rerank: Rerank | None = None,
    similarity: Similarity | None = None,
) -> str:
    r"""Return the passages that answer a question best, at most `max_tokens` of them; `""` where nothing matches.

    Passages are chosen by rank and given in the order of the text, each line indented by one blank, under the day or
    the heading that governs them. The budget is measured on the very string that is returned, by `count_tokens` (a
    function from str to int) or else by `estimate_tokens`. A passage that does not fit is skipped; if none fits, the
    best one is cut at a word and marked with `…`. `top_k` limits the zettels that passages may come from.

    A line at the margin is ours, never stored text: a heading, or in brackets below a passage the day on which it was
    superseded, `[superseded 2025-03-05]`. `annotate_dates` adds there what days its words mean, `[yesterday = 7 May
    2023]`, and writes those of the headings alike, in the main language of the text: `## 8 May 2023`.

    Raises TypeError or ValueError for arguments that `recall` would refuse as well.

    >>> from zettelpy import compress
    >>> memory = compress("[2025-03-04 09:12] Ana: The boiler is fixed.\n[2025-03-05 10:00] Bo: I ordered tea.")
    >>> print(recall_context(memory, "What about the boiler?", max_tokens=15))
    ## 2025-03-04
     Ana: The boiler is fixed.
    """
    check_memory(memory)
    limits = Limits.of(max_tokens, top_k, hops, annotate_dates, count_tokens)
    options = Options(
        expand_query=expand_query,
        after=after,
        before=before,
        min_relevance=min_relevance,
        synonyms=synonyms,
        rerank=rerank,
        similarity=similarity,
    )
    if source is not None:
        memory = with_source(memory, source)
    return build_context(memory, query, options, limits).packed.text


class Limits(NamedTuple):
    """What a context may hold."""

    max_tokens: int
    top_k: int | None
    hops: bool
    annotate_dates: bool
    count: Counter

    @classmethod
    def of(
        cls, max_tokens: object, top_k: object, hops: object, annotate_dates: object, count_tokens: object
    ) -> Limits:
        """Return the limits that a caller gave, checked."""
        return cls(
            check_int("max_tokens", max_tokens),
            None if top_k is None else check_int("top_k", top_k),
            check_flag("hops", hops),
            check_flag("annotate_dates", annotate_dates),
            check_counter(count_tokens),
        )


class Context(NamedTuple):
    """A context and how it came about: what was found, the order in which it was tried, what the budget held.

    `order` is `candidates` and then `hopped`, to which tunnels led, without headings and what says the very same; only
    as far as the budget reached, unless somebody listens.
    """

    found: Search
    candidates: list[int]
    hopped: list[int]
    order: list[int]
    packed: Packed


def build_context(memory: Memory, query: str, options: Options, limits: Limits, tell: Tell | None = None) -> Context:
    """Return the context of a question with what was found and tried; `recall_context` and `explain` share it."""
    found = search(memory, query, options, tell)
    packer = Packer(memory, found.index, limits.max_tokens, limits.count, limits.annotate_dates)
    candidates, hopped = _candidates(memory, found, options, limits, packer)
    every = [*candidates, *hopped]
    moved = limits.top_k is None
    order = _distinct(memory, found, every[: packer.reach(every) + LOOKAHEAD], moved)
    packed = packer.pack(order, wanted(found.index, found.question))
    return Context(found, candidates, hopped, order if tell is None else _distinct(memory, found, every, moved), packed)


def _candidates(
    memory: Memory, found: Search, options: Options, limits: Limits, packer: Packer
) -> tuple[list[int], list[int]]:
    """Return the passages to try, best first, and those that go on from there, to which tunnels led.

    The first are the hits with what stands around them. Tunnels are followed only where these leave room.
    """
    index, order, top_k = found.index, found.order, limits.top_k
    if top_k is not None:
        kept = {number for number, _ in rank_zettels(found)[:top_k]}
        order = [i for i in order if index.passages[i].zettel in kept]
    enough = packer.reach(order)
    if order and top_k is None and not options.bounded:
        if enough == len(order) or found.worth[order[enough - 1]] < PRIOR:  # what stands around them may come before
            order = fill_order(memory, found)
            enough = packer.reach(order)
    hopped: list[int] = []
    if limits.hops and not options.bounded and enough == len(order):
        ranked = rank_zettels(found)
        if top_k is None or len(ranked) < top_k:
            further = hop_zettels(memory, ranked)
            hopped = _hop_passages(memory, index, further[: None if top_k is None else top_k - len(ranked)])
    return order, hopped


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


def _distinct(memory: Memory, found: Search, order: Sequence[int], moved: bool) -> list[int]:
    """Leave out headings, and passages of a document that say the very same as an earlier one.

    Where a question asks how things are now, what was said more than once stands where it was said last; where it asks
    for a day, each day counts. `moved` is whether a passage may stand for one of another zettel.
    """
    index = found.index
    first = index.first_said(memory)
    if DAY in found.question.kinds:  # what was said again on another day tells that day
        days: dict[tuple[int, str | None], int] = {}
        for i in order:
            if index.passages[i].shown:
                days.setdefault((first[i], index.passages[i].date), i)
        return list(days.values())
    kept: dict[int, int] = {}
    for i in order:
        if index.passages[i].shown:
            kept.setdefault(first[i], i)
    last = index.last_said(memory) if moved and standing_of(index, found.question) == NOW_ASKED else {}
    if not any(one in last for one in kept):
        return list(kept.values())
    found_too = frozenset(found.order)
    return [last[one] if last.get(one) in found_too else i for one, i in kept.items()]
