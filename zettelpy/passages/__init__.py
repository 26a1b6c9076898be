"""The one scorer, which recall and context share: passages, questions, and the ranking of the ones by the others."""

from zettelpy.passages.cutting import Passage
from zettelpy.passages.hops import hop_zettels
from zettelpy.passages.index import PassageIndex, index_of
from zettelpy.passages.packer import Packed, Packer
from zettelpy.passages.question import wanted
from zettelpy.passages.ranges import in_range
from zettelpy.passages.search import Options, Search, check_memory, fill_order, rank_zettels, search
from zettelpy.passages.source import line_end_hint, with_source

__all__ = [
    "Options",
    "Packed",
    "Packer",
    "Passage",
    "PassageIndex",
    "Search",
    "check_memory",
    "fill_order",
    "hop_zettels",
    "in_range",
    "index_of",
    "line_end_hint",
    "rank_zettels",
    "search",
    "wanted",
    "with_source",
]
