"""compress by the megabyte: time, tokens a millisecond, growth, and the memory of a fresh process.

    python bench/megabytes.py FILE ... [--sizes 1 2 4 8 16] [--runs 1]

The files (.txt, .md, and conversations in LoCoMo's format as .json) are mixed in stretches of some 20,000 characters
that end where a paragraph does; when all are used up they come again with other paragraph numbers, so that none
repeats. Each size runs in processes of its own: seconds are those of the process, the best of `--runs`, after a first
small text; tokens are max(1.3 x words, characters / 4); `beyond` is the most memory that the process held beyond what
a bare interpreter holds.
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import subprocess
import sys
from collections.abc import Iterator

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from zettelpy.bench.conversations import read_conversations
from zettelpy.bench.inputs import existing

STRETCH = 20_000
BARE = "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
RUN = """
import resource, sys, time, json
sys.path.insert(0, sys.argv[1])
import zettelpy
text = sys.stdin.buffer.read().decode("utf-8")
zettelpy.compress(text[:20_000])
begun = time.process_time()
memory = zettelpy.compress(text)
taken = time.process_time() - begun
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps([taken, most, len(memory), len(memory.tunnels), max(1.3 * len(text.split()), len(text) / 4)]))
"""


def sources(paths: list[pathlib.Path]) -> list[list[str]]:
    """Return the paragraphs of each file."""
    found = []
    for path in paths:
        if path.suffix == ".json":
            found += [one.source().split("\n\n") for one in read_conversations([path])]
        else:
            found.append(path.read_bytes().decode("utf-8-sig").split("\n\n"))
    return found


def stretches(paragraphs: list[str]) -> Iterator[str]:
    """Yield some 20,000 characters of a text again and again, for ever; each round with another number."""
    copy = 0
    while True:
        held: list[str] = []
        size = 0
        for paragraph in paragraphs:
            held.append(f"{paragraph} ({copy})" if copy else paragraph)
            size += len(held[-1]) + 2
            if size >= STRETCH:
                yield "\n\n".join(held)
                held, size = [], 0
        if held:
            yield "\n\n".join(held)
        copy += 1


def mixed(paths: list[pathlib.Path], size: int) -> str:
    """Return `size` characters, a stretch of each file in turn."""
    turns = [stretches(paragraphs) for paragraphs in sources(paths)]
    made: list[str] = []
    length = 0
    while length < size:
        for turn in turns:
            made.append(next(turn))
            length += len(made[-1]) + 2
    return "\n\n".join(made)[:size]


def run(code: str, text: str = "") -> str:
    root = str(pathlib.Path(__file__).resolve().parent.parent)
    done = subprocess.run([sys.executable, "-c", code, root], input=text.encode(), capture_output=True, check=True)
    return done.stdout.decode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=existing, metavar="FILE")
    parser.add_argument("--sizes", nargs="+", type=float, default=[1, 2, 4, 8, 16], metavar="MB")
    parser.add_argument("--runs", type=int, default=1)
    arguments = parser.parse_args()
    bare = int(run(BARE))
    print(f"{'MB':>5} {'zettels':>8} {'tunnels':>8} {'seconds':>8} {'tokens/ms':>10} {'beyond, MB':>11} {'asked':>6}")
    taken: list[tuple[float, float]] = []
    for size in arguments.sizes:
        text = mixed(arguments.files, int(size * 1e6))
        runs = [json.loads(run(RUN, text)) for _ in range(max(1, arguments.runs))]
        seconds = min(one[0] for one in runs)
        beyond = (min(one[1] for one in runs) - bare) / 1024
        _, _, zettels, tunnels, tokens = runs[0]
        megabytes = len(text.encode()) / 1e6
        taken.append((megabytes, seconds))
        print(
            f"{size:5g} {zettels:8,} {tunnels:8,} {seconds:8.2f} {tokens / seconds / 1000:10.0f} {beyond:11.0f} "
            f"{25 + 18 * megabytes:6.0f}",
            flush=True,
        )
    if len(taken) > 1:
        (small, first), (large, last) = taken[0], taken[-1]
        print(f"exponent from {arguments.sizes[0]:g} to {arguments.sizes[-1]:g} MB: ", end="")
        print(f"{math.log(last / first) / math.log(large / small):.2f}")


if __name__ == "__main__":
    main()
