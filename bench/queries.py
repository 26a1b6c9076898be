"""Questions to large memories: building the index and asking, beside bm25s, rank-bm25 and tantivy, in one run.

    pip install bm25s==0.3.16 rank-bm25==0.2.2 tantivy==0.27.0
    python bench/queries.py FILE ... [--sizes 1000 10000 100000] [--questions 200] [--only zettelpy]

The memories are made of sentences of the files, 150 to 300 characters a zettel: a rule of remainders draws them, so
that a size is the same for everyone. A question is three to five of the longer words of a sentence that was drawn.
What is not installed is left out. Milliseconds by the clock; `first` is a question asked for the first time after the
index stands (what is read of a passage when it is first looked at is read then), `again` the same one once more.
zettelpy ranks by everything that `recall` knows (docs/recall.md); the others by the words of the passages, split at
blanks and in lower case, which is the least that they can be given.
"""

from __future__ import annotations

import argparse
import importlib.util
import pathlib
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench.inputs import existing

SENTENCE = re.compile(r"[A-Z][^.!?]{30,130}[.!?]")
WORD = re.compile(r"[a-z]{5,}")
Ask = Callable[[str], object]


def draw(seed: int) -> Iterator[int]:
    """Yield numbers below 2**31, by the constants of Park and Miller's minimal standard generator."""
    while True:
        seed = seed * 48271 % 2147483647
        yield seed


def passages(paths: Sequence[pathlib.Path], count: int) -> list[str]:
    """Return `count` passages of one or two sentences each."""
    found = [
        " ".join(sentence.split())
        for path in paths
        for sentence in SENTENCE.findall(path.read_bytes().decode("utf-8-sig"))
    ]
    numbers = draw(7)
    made = []
    for k in range(count):
        text = found[next(numbers) % len(found)]
        while len(text) < 150:
            text += " " + found[next(numbers) % len(found)]
        made.append(f"{text} This was note {k}.")
    return made


def questions(made: Sequence[str], count: int) -> list[str]:
    """Return `count` questions of three to five words of a passage."""
    numbers = draw(11)
    asked: list[str] = []
    while len(asked) < count:
        words = list(dict.fromkeys(WORD.findall(made[next(numbers) % len(made)].lower())))
        if len(words) >= 5:
            asked.append(" ".join(words[next(numbers) % 2 :: 2][:5]))
    return asked


def ours(made: Sequence[str]) -> Ask:
    memory = zettelpy.compress("\n\n".join(made), chunk_size=320, chunk_overlap=0)
    print(f"  compressed: {len(memory):,} zettels, {len(memory.tunnels):,} tunnels", flush=True)
    held = replace(memory)
    begun = time.perf_counter()
    zettelpy.recall(held, "nothing")
    print(f"  {'zettelpy':10} index {1000 * (time.perf_counter() - begun):9,.0f}", end="", flush=True)
    return lambda asked: zettelpy.recall(held, asked)


def of_bm25s(made: Sequence[str]) -> Ask:
    import bm25s

    begun = time.perf_counter()
    index = bm25s.BM25()
    index.index([text.lower().split() for text in made], show_progress=False)
    print(f"  {'bm25s':10} index {1000 * (time.perf_counter() - begun):9,.0f}", end="", flush=True)
    return lambda asked: index.retrieve([asked.lower().split()], k=5, show_progress=False)


def of_rank_bm25(made: Sequence[str]) -> Ask:
    from rank_bm25 import BM25Okapi

    begun = time.perf_counter()
    index = BM25Okapi([text.lower().split() for text in made])
    print(f"  {'rank-bm25':10} index {1000 * (time.perf_counter() - begun):9,.0f}", end="", flush=True)
    return lambda asked: index.get_scores(asked.lower().split()).argsort()[-5:]


def of_tantivy(made: Sequence[str]) -> Ask:
    import tantivy

    begun = time.perf_counter()
    index = tantivy.Index(tantivy.SchemaBuilder().add_text_field("body").build())
    writer = index.writer()
    for text in made:
        writer.add_document(tantivy.Document(body=text))
    writer.commit()
    index.reload()
    searcher = index.searcher()
    print(f"  {'tantivy':10} index {1000 * (time.perf_counter() - begun):9,.0f}", end="", flush=True)
    return lambda asked: searcher.search(index.parse_query(asked, ["body"]), 5)


RIVALS: dict[str, tuple[str, Callable[[Sequence[str]], Ask]]] = {
    "zettelpy": ("zettelpy", ours),
    "bm25s": ("bm25s", of_bm25s),
    "rank-bm25": ("rank_bm25", of_rank_bm25),
    "tantivy": ("tantivy", of_tantivy),
}


def timed(ask: Ask, asked: Sequence[str]) -> list[float]:
    taken = []
    for one in asked:
        begun = time.perf_counter()
        ask(one)
        taken.append(1000 * (time.perf_counter() - begun))
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=existing, metavar="FILE")
    parser.add_argument("--sizes", nargs="+", type=int, default=[1000, 10_000, 100_000])
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--only", nargs="+", choices=list(RIVALS), default=list(RIVALS))
    arguments = parser.parse_args()
    for size in arguments.sizes:
        made = passages(arguments.files, size)
        asked = questions(made, arguments.questions)
        print(f"{size:,} passages, {len(asked)} questions; milliseconds", flush=True)
        for name in arguments.only:
            module, make = RIVALS[name]
            if importlib.util.find_spec(module) is None:
                print(f"  {name:10} is not installed")
                continue
            ask = make(made)
            for label in ("first", "again"):
                taken = timed(ask, asked)
                half, late = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
                print(f"   {label} p50 {half:7.3f} p99 {late:7.3f}", end="")
            print(flush=True)


if __name__ == "__main__":
    main()
