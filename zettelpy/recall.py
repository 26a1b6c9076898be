"""A question into zettels: those whose passages it reaches, best first, then those that tunnels lead to.

Hops are personalised PageRank over the tunnels, started from the zettels found by their words (L. Page et al., "The
PageRank citation ranking", 1999; T. H. Haveliwala, "Topic-sensitive PageRank", 2002). They add zettels that share no
word with the question, after all that do, and never change the order of those.
"""

from __future__ import annotations

from collections.abc import Iterable

from zettelpy.options import DEFAULT_FLOOR, check_flag, check_int
from zettelpy.passages.hops import hop_zettels
from zettelpy.passages.index import index_of
from zettelpy.passages.ranges import in_range
from zettelpy.passages.search import Options, rank_zettels, search
from zettelpy.passages.similarity import Rerank, Similarity
from zettelpy.passages.source import with_source
from zettelpy.types import Memory, Zettel, check_memory


def recall(
    memory: Memory,
    query: str,
    *,
    top_k: int = 5,
    hops: bool = True,
    expand_query: bool = False,
    after: str | None = None,
    before: str | None = None,
    source: str | None = None,
    min_relevance: float = DEFAULT_FLOOR,
    synonyms: str | Iterable[str] | None = None,
    rerank: Rerank | None = None,
    similarity: Similarity | None = None,
) -> list[Zettel]:
    """Return the zettels that answer a question best, at most `top_k`; `[]` where nothing matches.

    A zettel comes back for words of its own, of a neighbour in its document, or, with `hops`, because a tunnel leads
    to it. The result for a smaller `top_k` is the beginning of the result for a larger one; ties go to what stands
    first. `expand_query` adds topic words that stand beside those of the question. `after` and `before` take a year, a
    month or a day, include it, and go by the day on which something was said; what has none goes by the days that it
    names, and what names none is left out. `source` is the text of a memory that lost it.

    `min_relevance` (0 to 1) is the share of the question's words, by rarity, that must be found together for anything
    to come back (`passages/relevance.py`). `synonyms` are lines of words that mean the same for you, or categories
    with their members (`text/synonyms.py`). `similarity` and `rerank` are functions of (query, passages) that return a
    number for each passage: the one blends in as one more ingredient, the other puts the best candidates in its own
    order (`passages/similarity.py`).

    Raises TypeError for a wrong type and ValueError for a negative `top_k` or a bound that is no date.

    >>> from zettelpy import compress
    >>> memory = compress("The greenhouse thermostat is set to nineteen degrees.")
    >>> [zettel.quote for zettel in recall(memory, "thermostat")]
    ['The greenhouse thermostat is set to nineteen degrees.']
    >>> recall(memory, "lamb chops")
    []
    >>> len(recall(memory, "conservatory", synonyms="greenhouse, conservatory"))
    1
    """
    check_memory(memory)
    check_int("top_k", top_k)
    check_flag("hops", hops)
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
    ranked = rank_zettels(search(memory, query, options))
    found = [memory.zettels[number] for number, _ in ranked[:top_k]]
    if hops and len(found) < top_k:
        reached = hop_zettels(memory, ranked)
        if options.bounded:
            passages = index_of(memory).passages
            inside = {one.zettel for one in passages if in_range(memory, one, options.after, options.before)}
            reached = [number for number in reached if number in inside]
        found += [memory.zettels[number] for number in reached]
    return found[:top_k]
