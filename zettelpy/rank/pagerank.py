"""Personalised PageRank over an adjacency list: where a walk that keeps returning to its start spends its time.

A walker starts at a node drawn from the teleport weights; at each step it follows a random link with probability
`damping`, else it starts anew, as it does where there is no link. The ranks are the shares of its time.

Invariants: ranks are above 0 and add up to 1; a node that no walk reaches has no entry; the order of the arithmetic
follows node numbers alone, so equal input gives equal bits.

Method: the ranks solve x = c t + d W x with the teleport vector t, the damping d and the link matrix W, whose columns
are zero at nodes without links. The constant c, which holds the restarts and all that dangling nodes give back, only
scales the whole, so x is the series t + d W t + d^2 W^2 t + ... divided by its sum. The series spreads from the
teleport nodes, and parts too small to matter are not passed on: the cost follows what is reached, not the size of the
graph. Sources: Page, Brin, Motwani and Winograd 1999; Jeh and Widom 2003 (the series); Berkhin 2006 (pruning).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.errors import ArgumentValueError

DAMPING: Final = 0.85
ITERATIONS: Final = 20
TOLERANCE: Final = 1e-6  # a share of the start mass below this is not passed on


def pagerank(
    neighbours: Sequence[Sequence[int]],
    teleport: Mapping[int, float],
    *,
    damping: float = DAMPING,
    iterations: int = ITERATIONS,
    tolerance: float = TOLERANCE,
) -> dict[int, float]:
    """Return the rank of each node that is reached from the teleport nodes, in order of node number.

    `neighbours[u]` are the nodes that u links to (give both directions for an undirected graph; a node named twice
    counts twice). `teleport` maps nodes to weights of any scale; weights of 0 are passed over. Without any weight the
    result is empty. A negative weight, or a node that is not in the graph, is a ValueError.

    >>> pagerank([[]], {0: 3.0})
    {0: 1.0}
    >>> ranks = pagerank([[1], [0], []], {0: 1.0})
    >>> [(node, round(rank, 3)) for node, rank in ranks.items()]
    [(0, 0.541), (1, 0.459)]
    """
    mass = _start(len(neighbours), teleport)
    ranks: dict[int, float] = {}
    for _ in range(iterations):
        following: dict[int, float] = {}
        for node, part in mass.items():
            ranks[node] = ranks.get(node, 0.0) + part
            links = neighbours[node]
            share = damping * part / len(links) if links else 0.0
            if share > tolerance:
                for other in links:
                    following[other] = following.get(other, 0.0) + share
        if not following:
            break
        mass = following
    total = 0.0
    for node in sorted(ranks):
        total += ranks[node]
    return {node: ranks[node] / total for node in sorted(ranks)}


def _start(size: int, teleport: Mapping[int, float]) -> dict[int, float]:
    """Return the teleport weights above 0 in node order, scaled to add up to 1."""
    total = 0.0
    for node in sorted(teleport):
        weight = teleport[node]
        if not 0 <= node < size:
            raise ArgumentValueError(f"teleport names node {node}, but the graph holds nodes 0 to {size - 1}")
        if not 0.0 <= weight < float("inf"):
            raise ArgumentValueError(f"a teleport weight must be a finite number of at least 0, got {weight}")
        total += weight
    return {node: teleport[node] / total for node in sorted(teleport) if teleport[node] > 0.0}
