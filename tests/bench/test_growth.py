"""No function grows faster than n log n: calls at twice the size, which are the same on every machine."""

from __future__ import annotations

import pytest

from zettelpy import tunnel
from zettelpy.bench import effort, growth

# One size for all but where something begins at a size of its own: the calls are compared on one side of it
# (300 zettels are chosen for their difference; a bounded stream is full after 40).
FIRST = {"merge_results": 100, "stream.push, bounded": 120, "inject_context, mmr": 400}
MOST = 2.3  # n log n is 2.26 times from 200 to 400, and a square is 4


@pytest.mark.parametrize("name", growth.ROWS)
def test_twice_the_size_costs_about_twice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "tunnels":  # exact up to a size, whatever that takes: what is compared is what holds beyond
        for bound, value in (("EXACT", 0), ("BUDGET", 40)):
            monkeypatch.setattr(tunnel, bound, value)
    first = FIRST.get(name, 200)
    small, large = growth.ROWS[name](first), growth.ROWS[name](2 * first)
    small(), large()  # what is made once in a process is made here
    assert effort.calls(large) <= MOST * effort.calls(small)


def test_a_square_would_be_seen() -> None:
    def square(count: int) -> growth.Work:
        return lambda: [len(str(i)) for i in range(count) for _ in range(count)]

    assert effort.calls(square(100)) > MOST * effort.calls(square(50))


def test_calls_are_the_same_every_time_and_so_are_the_lines() -> None:
    work = growth.ROWS["diff"](40)
    work()
    assert effort.calls(work) == effort.calls(work) > 40
    assert growth.lines(30) == growth.lines(60)[:30]
    assert len(growth.memory(40)) == 40
