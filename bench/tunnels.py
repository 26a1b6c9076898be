"""Tunnels of large memories: seconds, tunnels, recall and precision against the exact choice, and memory.

    python bench/tunnels.py TEXT ... [--sizes 1000,10000,30000,100000] [--runs 2] [--json]

The zettels are those of the texts in chunks of 150 characters, once as they come, as far as they go ("as read"), and
once mixed ("mixed"): the entities of one zettel with half of the topics of a second and half of those of a third, all
drawn by a linear congruential generator, so that any number can be made and every run makes the same. Each size is
measured in a process of its own (a fork): the least seconds of its runs, and by how much its peak of memory rose. The
exact choice is the same search without any bound (`tests/rank/test_neighbours.py` holds it to a comparison of all
pairs). docs/scaling.md has what this gave.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import pathlib
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy import tunnel
from zettelpy.bench.inputs import existing
from zettelpy.options import Options
from zettelpy.rank import neighbours
from zettelpy.types import EntityIndex, Zettel

SIZES = "1000,10000,30000,100000"
CHUNK = 150
WITHOUT_BOUND = 1 << 60


def read(paths: Sequence[pathlib.Path]) -> list[Zettel]:
    """Return the zettels of the texts, one text after the other."""
    texts = [path.read_bytes().decode("utf-8-sig") for path in paths]
    memories = [zettelpy.compress(text, chunk_size=CHUNK, chunk_overlap=0, tunnel_top_k=0) for text in texts]
    return [zettel for memory in memories for zettel in memory.zettels]


def drawn(below: int) -> Iterator[int]:
    """Return numbers below a bound, the same in every run (Knuth's MMIX generator)."""
    state = 1
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield (state >> 33) % below


def mixed(pool: Sequence[Zettel], count: int) -> list[Zettel]:
    """Return `count` zettels of the parts of others."""
    draw = drawn(len(pool))
    made = []
    for number in range(count):
        named, left, right = pool[next(draw)], pool[next(draw)].topics, pool[next(draw)].topics
        topics = dict.fromkeys((*left[: (len(left) + 1) // 2], *right[len(right) // 2 :]))
        made.append(Zettel(f"m{number}", entities=named.entities, topics=tuple(topics)))
    return made


def measure(zettels: Sequence[Zettel], runs: int) -> dict[str, Any]:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    seconds = []
    for _ in range(runs):
        begun = time.process_time()
        found = tunnel.build_tunnels(zettels, EntityIndex(), Options())
        seconds.append(time.process_time() - begun)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    tunnel.EXACT = neighbours.MASKED = WITHOUT_BOUND  # type: ignore[misc]
    exact = {(each.source, each.target) for each in tunnel.build_tunnels(zettels, EntityIndex(), Options())}
    right = sum((each.source, each.target) in exact for each in found)
    return {
        "seconds": round(min(seconds), 3),
        "tunnels": len(found),
        "recall": round(right / max(1, len(exact)), 4),
        "precision": round(right / max(1, len(found)), 4),
        "megabytes": round(peak / 1024),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("texts", nargs="+", type=existing, metavar="TEXT")
    parser.add_argument("--sizes", default=SIZES, help="numbers of zettels (%(default)s)")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    pool = read(args.texts)
    sizes = [int(size) for size in args.sizes.split(",")]
    cases = [("as read", size, pool[:size]) for size in sizes if size <= len(pool)]
    cases += [("mixed", size, mixed(pool, size)) for size in sizes]
    print(f"{'zettels':18}   seconds  tunnels  recall  precision  MB", file=sys.stderr)
    rows = []
    for name, size, zettels in cases:
        with multiprocessing.get_context("fork").Pool(1) as worker:
            row = worker.apply(measure, (zettels, args.runs))
        rows.append({"zettels": size, "kind": name, **row})
        figures = f"{row['seconds']:8.2f} {row['tunnels']:8,}  {row['recall']:.4f}  {row['precision']:.4f}"
        print(f"{name:8}{size:10,}  {figures}  {row['megabytes']:6}", file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps(rows, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
