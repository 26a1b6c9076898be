"""How time grows with the input: compress at 1, 2, 4 and 8 times each shape, and the growth per doubling.

    python bench/scaling.py [TEXT ...] [--calls] [--json]

Every shape that could be quadratic somewhere is tried: the given texts (repeated end to end with other paragraph
numbers, so that no paragraph repeats), one huge paragraph, many messages, many names, many decisions, baits for regular
expressions, a stream, a merge. Times are the best of `--runs`; the figure to look at is the factor for twice the input.
On a machine that others use, `--calls` counts calls of functions instead, which are the same every time (a loop inside
one call escapes it, so it goes beside the times, not in their place).
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pathlib
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy

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
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return min(taken)


def calls(work: Callable[[], object]) -> float:
    """Count the function calls of some work, in millions."""
    profile = cProfile.Profile()
    profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats()) / 1e6


def push_all(text: str) -> None:
    stream = zettelpy.CompressStream(dedupe=True, max_zettels=500)
    for line in text.split("\n"):
        stream.push(line)


def merge_all(text: str) -> None:
    zettelpy.merge_results(zettelpy.compress_many(text.split("\n\n")))


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
    work.append(("stream.push", lambda n: SHAPES["messages"][1](700 * n), push_all))
    work.append(("merge_results", lambda n: SHAPES["entities"][1](200 * n), merge_all))
    work.append(
        ("dedupe", lambda n: SHAPES["decisions"][1](500 * n), lambda text: zettelpy.compress(text, dedupe=True))
    )
    for name, make, run in work:
        texts = [make(step) for step in STEPS]
        seconds = [_cost(run, text, runs, count) for text in texts]
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


def _cost(run: Callable[[str], object], text: str, runs: int, count: bool) -> float:
    return calls(lambda: run(text)) if count else best(lambda: run(text), runs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("texts", type=pathlib.Path, nargs="*")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--calls", action="store_true", help="count function calls instead of seconds")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = measure(args.texts, args.runs, args.calls)
    if args.json:
        print(json.dumps(rows, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
