"""PageRank against a dense solution, and the graphs that break it: one node, none, dangling ends, a star, a crowd."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.errors import ZettelError
from zettelpy.rank.pagerank import pagerank

Graph = list[list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Graph, dict[int, float]]:
    size = draw(st.integers(1, 7))
    node = st.integers(0, size - 1)
    links = draw(st.lists(st.lists(node, max_size=5), min_size=size, max_size=size))
    weights = draw(st.dictionaries(node, st.integers(1, 9).map(float), min_size=1))
    return links, weights


def dense(graph: Graph, teleport: dict[int, float], damping: float, rounds: int) -> list[float]:
    """Power iteration by the book: every node each round, dangling mass given back to the teleport vector."""
    size = len(graph)
    total = sum(teleport.values())
    home = [teleport.get(node, 0.0) / total for node in range(size)]
    rank = home[:]
    for _ in range(rounds):
        lost = sum(rank[node] for node in range(size) if not graph[node])
        following = [(1 - damping) * home[node] + damping * lost * home[node] for node in range(size)]
        for node in range(size):
            for other in graph[node]:
                following[other] += damping * rank[node] / len(graph[node])
        rank = following
    return rank


@given(graphs())
def test_equals_dense_power_iteration(case: tuple[Graph, dict[int, float]]) -> None:
    graph, teleport = case
    found = pagerank(graph, teleport, iterations=200, tolerance=0.0)
    exact = dense(graph, teleport, 0.85, 300)
    for node, rank in enumerate(exact):
        assert found.get(node, 0.0) == pytest.approx(rank, abs=1e-9)


@given(graphs())
def test_ranks_are_shares_of_what_is_reached(case: tuple[Graph, dict[int, float]]) -> None:
    graph, teleport = case
    found = pagerank(graph, teleport)
    assert sum(found.values()) == pytest.approx(1.0, abs=1e-12)
    assert all(rank > 0.0 for rank in found.values())
    assert list(found) == sorted(found)
    reached = set(teleport)
    while True:
        more = reached | {other for node in reached for other in graph[node]}
        if more == reached:
            break
        reached = more
    assert set(found) <= reached
    assert set(teleport) <= set(found)


@given(graphs())
def test_order_of_the_teleport_mapping_does_not_matter(case: tuple[Graph, dict[int, float]]) -> None:
    graph, teleport = case
    assert pagerank(graph, teleport) == pagerank(graph, dict(reversed(list(teleport.items()))))


def test_one_node_is_the_whole() -> None:
    assert pagerank([[]], {0: 0.3}) == {0: 1.0}
    assert pagerank([[0]], {0: 5.0}) == {0: 1.0}


def test_nothing_in_nothing_out() -> None:
    assert pagerank([], {}) == {}
    assert pagerank([[1], [0]], {}) == {}
    assert pagerank([[1], [0]], {1: 0.0}) == {}


def test_by_hand() -> None:
    """From 0 to 1, which dangles: x1 = d * x0, so the shares are 1 / (1 + d) and d / (1 + d)."""
    found = pagerank([[1], []], {0: 1.0}, damping=0.5)
    assert found[0] == pytest.approx(float(Fraction(2, 3)))
    assert found[1] == pytest.approx(float(Fraction(1, 3)))


def test_near_neighbours_rank_above_far_ones() -> None:
    path = [[1], [0, 2], [1, 3], [2]]
    found = pagerank(path, {0: 1.0})
    assert found[1] > found[2] > found[3] > 0.0


@pytest.mark.parametrize("teleport", [{3: 1.0}, {-1: 1.0}, {0: -1.0}, {0: float("nan")}, {0: float("inf")}])
def test_impossible_teleports_are_refused(teleport: dict[int, float]) -> None:
    with pytest.raises(ZettelError):
        pagerank([[1], [0]], teleport)


@pytest.mark.timing
def test_cost_follows_what_is_reached_not_the_size() -> None:
    """A hundred thousand dangling nodes beside a small island cost nothing but their look-up."""
    island = [[1, 2], [0], [0]]
    graph: Graph = island + [[] for _ in range(100_000)]

    def cost(links: Graph) -> float:
        best = float("inf")
        for _ in range(5):
            start = perf_counter()
            pagerank(links, {0: 1.0})
            best = min(best, perf_counter() - start)
        return best

    assert cost(graph) < 20 * cost(island)
    assert pagerank(graph, {0: 1.0}) == pagerank(island, {0: 1.0})
