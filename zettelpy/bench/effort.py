"""How much a piece of work does, in counts that are the same on every machine: function calls, lines run, memory.

A count of calls misses a loop within one function, and both miss what one call of a C function does (a pattern over a
long text, a sort): so they stand beside times, not in their place. They differ between Python versions, since the
compiler does; between machines, hash seeds and runs they do not.
"""

from __future__ import annotations

import cProfile
import gc
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

Work = Callable[[], object]

_HERE: Final = str(Path(__file__).resolve().parent)
_PACKAGE: Final = str(Path(_HERE).parent)


class Effort(NamedTuple):
    """What some work took: calls of functions (those in C included), lines of the library run, kB held at the peak."""

    calls: int
    lines: int
    memory: int


def calls(work: Work) -> int:
    """Count the function calls of some work, C functions included.

    >>> calls(lambda: [abs(number) for number in range(9)]) >= 9
    True
    """
    profile = cProfile.Profile()
    profile.runcall(work)
    return sum([entry.callcount for entry in profile.getstats()])


def lines(work: Work) -> int:
    """Count the lines of the library that some work runs; each turn of a loop counts, in a comprehension as well."""
    seen = 0

    def in_frame(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal seen
        if event == "line":
            seen += 1
        return in_frame

    def into(frame: FrameType, event: str, argument: Any) -> Any:
        name = frame.f_code.co_filename
        return in_frame if name.startswith(_PACKAGE) and not name.startswith(_HERE) else None

    before = sys.gettrace()
    sys.settrace(into)
    try:
        work()
    finally:
        sys.settrace(before)
    return seen


def memory(work: Work) -> int:
    """Measure the memory that some work holds at its peak, beyond what was held before: kilobytes of Python objects."""
    gc.collect()  # what died before is not of this work
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = work()  # what it returns is part of what it takes
        _, peak = tracemalloc.get_traced_memory()
        del kept
    finally:
        tracemalloc.stop()
    return (peak - before) // 1000


def effort(work: Work) -> Effort:
    """Count all three, each in a run of its own, after one in which what a process makes once is made."""
    work()
    return Effort(calls(work), lines(work), memory(work))
