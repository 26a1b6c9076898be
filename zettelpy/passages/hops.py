"""The zettels that tunnels lead to from those that a question found: personalised PageRank.

They come after everything that words found and never change its order. Source: L. Page et al., "The PageRank citation
ranking" (1999); T. H. Haveliwala, "Topic-sensitive PageRank" (2002).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.rank.pagerank import pagerank
from zettelpy.types import Memory

SEEDS: Final = 20  # the zettels found by words from which the hops start


def hop_zettels(memory: Memory, ranked: list[tuple[int, float]]) -> list[int]:
    """Return the zettels that tunnels lead to from the ranked ones and that are not among them, nearest first."""
    if not memory.tunnels or not ranked:
        return []
    graph = memory.cache.get("graph")
    if graph is None:
        place = {zettel.id: number for number, zettel in enumerate(memory.zettels)}
        graph = [[] for _ in memory.zettels]
        for tunnel in memory.tunnels:
            graph[place[tunnel.source]].append(place[tunnel.target])
            graph[place[tunnel.target]].append(place[tunnel.source])
        memory.cache["graph"] = graph
    return reached(graph, ranked)


def reached(graph: Sequence[Sequence[int]], ranked: Sequence[tuple[int, float]]) -> list[int]:
    """Return the zettels that a graph of tunnels leads to from the ranked ones, without these, nearest first."""
    mass = pagerank(graph, dict(ranked[:SEEDS]))
    found = {number for number, _ in ranked}
    return sorted((n for n in mass if n not in found and mass[n] > 0.0), key=lambda n: (-mass[n], n))
