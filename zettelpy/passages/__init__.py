"""The one scorer, which recall and context share: passages, questions, and the ranking of the ones by the others."""

from zettelpy.passages.answers import by_likelihood
from zettelpy.passages.index import Passage, PassageIndex, index_of
from zettelpy.passages.search import (
    Hit,
    around,
    check_bound,
    check_memory,
    find_hits,
    hop_zettels,
    rank_zettels,
    wanted_terms,
    within,
)
from zettelpy.passages.source import line_end_hint, with_source

__all__ = [
    "Hit",
    "Passage",
    "PassageIndex",
    "around",
    "by_likelihood",
    "check_bound",
    "check_memory",
    "find_hits",
    "hop_zettels",
    "index_of",
    "line_end_hint",
    "rank_zettels",
    "wanted_terms",
    "with_source",
    "within",
]
