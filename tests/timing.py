"""How long something takes. Mark tests that compare times `timing`: they are tried again where noise spoils them."""

from __future__ import annotations

import time
from collections.abc import Callable


def best_time(work: Callable[[], object], runs: int = 3) -> float:
    """Return the least processor time, in seconds, that some work took in a few runs."""
    taken = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)
