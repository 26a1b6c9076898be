"""Documents for the engines, and questions to them; `conftest.py` has what one machine says."""

from __future__ import annotations

from typing import Any

from zettelpy import Zettel
from zettelpy.shards.index import ShardedIndex

OPTIONS: dict[str, Any] = {"chunk_size": 400}


def document(n: int) -> str | None:
    if n % 97 == 5:
        return None  # broken
    return (
        f"[2025-03-{1 + n % 28:02d} 09:12] Ana: we decided to move pump {n} to hall {n % 13}.\n\nBo{n % 7}: fine, {n}."
    )


CORPUS = [(n, document(n)) for n in range(2000)]
BROKEN = list(range(5, 2000, 97))

QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Which hall is pump 57 in?", {}),
    ("pump 1203 hall 7", {"top_k": 50}),
    ("What happened on 5 March 2025?", {}),
    ("What happened before 9 March 2025?", {"top_k": 20}),
    ("What did Ana decide?", {}),
    ("What did Bo3 say?", {"top_k": 12}),
    ("What did Bo6 say on 20 March 2025?", {"hops": False}),
    ("Who is fine?", {"after": "2025-03-10", "before": "2025-03-12"}),
    ("Where is the machine 411?", {"synonyms": "machine, pump", "expand_query": True}),
    ("Which pump was moved last?", {"min_relevance": 0.0}),
    ("When was pump 1999 moved?", {"rerank": lambda query, texts: [len(text) % 7 for text in texts]}),
    ("zebra", {}),
)


def answers(index: ShardedIndex, most: int = len(QUESTIONS)) -> list[list[tuple[Any, Zettel, float]]]:
    """Return what an index says to the first questions: documents, zettels and scores."""
    return [
        [(one.document, one.zettel, one.score) for one in index.recall(question, **options)]
        for question, options in QUESTIONS[:most]
    ]
