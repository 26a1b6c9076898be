"""How time grows with the input: compress at 1, 2, 4 and 8 times each shape, and every other function likewise.

    python bench/scaling.py [TEXT ...] [--calls] [--json]
    python bench/scaling.py --functions [--of N] [--calls] [--json]

Every shape that could be quadratic somewhere is tried: the given texts (repeated end to end with other paragraph
numbers, so that no paragraph repeats), one huge paragraph, many messages, many names, many decisions, baits for regular
expressions. With `--functions`, what is done with a memory of N, 2 N, 4 N and 8 N zettels (1,000 at first):
`zettelpy/bench/growth.py` has the rows, docs/scaling.md what they gave. Times are those of the process, the best of
`--runs`; the figures to look at are the factor for twice the input, and the exponent over all four sizes. On a machine
that others use, `--calls` counts calls of functions instead, which are the same every time (a loop inside one call
escapes it, so it goes beside the times, not in their place).
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench import effort, growth
from zettelpy.bench.inputs import existing

STEPS = (1, 2, 4, 8)


def _name(i: int) -> str:
    head = "BCDFGHJKLM"[i % 10] + "aeiou"[i % 5] + "lmnrst"[i % 6] + "aeiou"[i // 7 % 5]
    return f"{head}n{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}"


SHAPES: dict[str, tuple[int, Callable[[int], str]]] = {
    "one huge paragraph": (
        2500,
        lambda n: "".join(f"The pump {i} failed and Ana fixed it before noon. " for i in range(n)),
    ),
    "messages": (
        2500,
        lambda n: "\n".join(f"{_name(i % 7)}: message {i} about the pump in hall {i % 90}." for i in range(n)),
    ),
    "entities": (
        1250,
        lambda n: "\n\n".join(f"We met {_name(i)} near {_name(i + 7)} again, on day {i}." for i in range(n)),
    ),
    "decisions": (
        500,
        lambda n: "\n\n".join(f"Ana decided to use plan {i} for Postgres and {_name(i)}." for i in range(n)),
    ),
    "a line without spaces": (1, lambda n: "a1" * 50_000 * n),
    "bait: dots": (1, lambda n: "a." * 25_000 * n),
    "bait: brackets": (1, lambda n: "(1 " * 20_000 * n),
    "bait: years": (1, lambda n: "in 2020 " * 9_000 * n),
    "bait: quotes": (1, lambda n: '"' * 50_000 * n),
    "bait: table": (1, lambda n: "| " * 25_000 * n),
    "bait: headings": (1, lambda n: "# a\n" * 6_000 * n),
    "bait: labels": (1, lambda n: "Ana: \n" * 5_000 * n),
}


def grown(text: str, times: int) -> str:
    """Return a text `times` as long, in which no paragraph repeats."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"{p} ({copy})" if copy else p for copy in range(times) for p in paragraphs)


def best(work: Callable[[], object], runs: int) -> float:
    taken = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)


def tokens(text: str) -> float:
    return max(1.3 * len(text.split()), len(text) / 4)


def measure(paths: list[pathlib.Path], runs: int, count: bool) -> list[dict[str, Any]]:
    rows = []
    work: list[tuple[str, Callable[[int], str], Callable[[str], object]]] = []
    for path in paths:
        text = path.read_bytes().decode("utf-8-sig")
        work.append((path.name, lambda n, text=text: grown(text, n), zettelpy.compress))  # type: ignore[misc]
    for name, (unit, make) in SHAPES.items():
        work.append((name, lambda n, unit=unit, make=make: make(unit * n), zettelpy.compress))  # type: ignore[misc]
    for name, make, run in work:
        texts = [make(step) for step in STEPS]
        seconds = [_cost(partial(run, text), runs, count) for text in texts]
        row = {
            "shape": name,
            "characters": [len(text) for text in texts],
            "millions of calls" if count else "seconds": [round(value, 3) for value in seconds],
            "tokens_per_ms": None if count else round(tokens(texts[0]) / 1000 / seconds[0]),
            "factors": [round(b / a, 2) for a, b in pairwise(seconds)],
        }
        rows.append(row)
        times = "  ".join(f"{value:8.3f}" for value in seconds)
        speed = "million calls" if count else f"seconds, {row['tokens_per_ms']} tok/ms"
        print(f"{name:28}{times}   x2: {row['factors']}  {speed}", file=sys.stderr, flush=True)
    return rows


def measure_functions(of: int, runs: int, count: bool) -> list[dict[str, Any]]:
    """Measure each row of `growth` at `of` messages and at 2, 4 and 8 times as many."""
    sizes = [of * step for step in STEPS]
    unit = "thousands of calls" if count else "ms"
    print(f"{unit:24}" + "".join(f"{size:11,}" for size in sizes) + "   exponent", file=sys.stderr)
    rows = []
    for name, make in growth.ROWS.items():
        costs = []
        for size in sizes:
            work = make(size)
            costs.append(_cost(work, runs, count) * 1000)  # milliseconds, or thousands of calls
        exponent = math.log2(costs[-1] / costs[0]) / math.log2(sizes[-1] / sizes[0])
        rows.append(
            {
                "function": name,
                "messages": sizes,
                unit: [round(cost, 3) for cost in costs],
                "factors": [round(b / a, 2) for a, b in pairwise(costs)],
                "exponent": round(exponent, 2),
            }
        )
        print(
            f"{name:24}" + "".join(f"{cost:11,.1f}" for cost in costs) + f"   {exponent:.2f}",
            file=sys.stderr,
            flush=True,
        )
    return rows


def _cost(work: Callable[[], object], runs: int, count: bool) -> float:
    """Return what some work costs: seconds, or millions of calls."""
    return effort.calls(work) / 1e6 if count else best(work, runs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("texts", type=existing, nargs="*")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--calls", action="store_true", help="count function calls instead of seconds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--functions", action="store_true", help="measure what is done with a memory instead")
    parser.add_argument("--of", type=int, default=1000, help="messages in the least memory (1000)")
    args = parser.parse_args()
    if args.functions:
        rows = measure_functions(args.of, args.runs, args.calls)
    else:
        rows = measure(args.texts, args.runs, args.calls)
    if args.json:
        print(json.dumps(rows, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
