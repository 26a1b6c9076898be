"""A question into a receipt: the context that `recall_context` gives, and why it holds what it holds.

The receipt follows from the memory, the question and the options alone, so that anybody who has them can check it later
(`Receipt.verify`). Making one costs several times a recall; recall itself pays nothing for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from zettelpy.context import Limits
from zettelpy.options import DEFAULT_FLOOR
from zettelpy.passages.search import Options
from zettelpy.passages.similarity import Rerank, Similarity
from zettelpy.passages.source import with_source
from zettelpy.receipt.ledger import Ledger
from zettelpy.receipt.values import CALLER, ESTIMATE, Receipt
from zettelpy.text.budget import Counter
from zettelpy.types import Memory, check_memory


def explain(
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
) -> Receipt:
    r"""Return why `recall_context` returns what it returns: every passage with its score, and what nearly got in.

    The keywords are those of `recall_context`, and `text` of the receipt is what it gives for them. Each passage is
    told with its place, a digest of its text, its score by ingredient, and how it came in; the nearest that did not
    get in, with the reason. `relevance` is the share of the question's words, by rarity, that are found together.

    Raises TypeError or ValueError for arguments that `recall_context` would refuse as well.

    >>> from zettelpy import compress
    >>> memory = compress("[2025-03-04 09:12] Ana: The boiler is fixed.\n[2025-03-05 10:00] Bo: I ordered tea.")
    >>> receipt = explain(memory, "Who fixed the walrus?")
    >>> [(term.word, term.found) for term in receipt.terms]
    [('fixed', 1), ('walrus', 0)]
    >>> [(passage.speaker, passage.rule) for passage in receipt.passages]
    [('Ana', 'word')]
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
    return Ledger(memory, query, options, limits).receipt(query, ESTIMATE if count_tokens is None else CALLER)
