"""How much faster several processes compress several texts: `python bench/workers.py DIR [--workers 2] [--runs 3]`.

DIR holds books as .txt; they are cut into 80 documents of 50 kB. One process and several take turns, and the best of
each counts, since a machine that is shared is only ever slower. The memories must be the same. What it costs to send a
memory back is measured alone.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import zettelpy

COUNT = 80
SIZE = 50_000


def documents(folder: Path) -> list[str]:
    """Return COUNT stretches of SIZE characters from the books of a folder, from the beginning again where they end."""
    if not any(folder.glob("*.txt")):
        raise SystemExit(f"no .txt in {folder}: pass a folder with books")
    whole = "\n\n".join(path.read_bytes().decode("utf-8-sig") for path in sorted(folder.glob("*.txt")))
    step = max(1, (len(whole) - SIZE) // COUNT)
    return [whole[k * step : k * step + SIZE] for k in range(COUNT)]


def timed(texts: list[str], workers: int) -> tuple[float, list[zettelpy.Memory]]:
    begun = time.perf_counter()
    made = zettelpy.compress_many(texts, workers=workers)
    return time.perf_counter() - begun, made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    texts = documents(options.folder)
    zettelpy.compress(texts[0])  # tables are read
    best = {1: float("inf"), options.workers: float("inf")}
    expected = None
    for _ in range(options.runs):
        for workers in best:
            taken, made = timed(texts, workers)
            best[workers] = min(best[workers], taken)
            expected = expected or made
            if made != expected:
                raise SystemExit(f"{workers} processes gave other memories")
    assert expected is not None
    begun = time.perf_counter()
    sent = [pickle.dumps(memory, pickle.HIGHEST_PROTOCOL) for memory in expected]
    packed = time.perf_counter()
    for one in sent:
        pickle.loads(one)
    done = time.perf_counter()
    for workers, taken in best.items():
        print(f"{workers} process(es): {taken:.2f} s for {len(texts)} documents of {SIZE} characters")
    print(f"speed-up: {best[1] / best[options.workers]:.2f}")
    size, first, second = sum(map(len, sent)) / 1e6, (packed - begun) * 1e3, (done - packed) * 1e3
    print(f"sending the memories back: {size:.1f} MB, {first:.0f} ms to pack, {second:.0f} ms to unpack, all together")


if __name__ == "__main__":
    main()
