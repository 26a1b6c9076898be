"""Digests of what the library makes of many texts, to tell whether a change of the code changed a result.

    python bench/digests.py [FILE.md ...] [--parts compress,recall,...] > after.txt
    diff before.txt after.txt

One line for each text and part: memories, contexts and lists of recall, prompts, streams, dedupe. Run it on the tree
before and on the tree after, with the same files: what a change for speed must leave alone is every line. The texts are
those of fixtures/, conversations made by rule (`zettelpy/bench/growth.py`), LoCoMo conversations (.json) and any others
that are given.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pathlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench import growth
from zettelpy.bench.conversations import read_conversations
from zettelpy.bench.inputs import existing
from zettelpy.types import Memory

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
Text = tuple[str, str, tuple[str, ...]]  # a name, the text, questions to it
_COMMON: Final = ("What changed?", "Who decided what, and when?", "Where does she live now?", "What was it before?")


def texts(paths: list[pathlib.Path]) -> Iterator[Text]:
    """Yield the texts with their questions."""
    for path in sorted((ROOT / "fixtures").glob("[0-9]*.md")):
        gold = json.loads(path.with_suffix(".json").read_text("utf-8"))
        yield path.stem, path.read_bytes().decode("utf-8"), tuple(each["q"] for each in gold["questions"])
    for count in (30, 700, 2500):
        yield f"made {count}", "\n".join(growth.lines(count)), (growth.QUERY,)
    for path in paths:
        if path.suffix == ".json":
            for one in read_conversations([path]):
                yield one.name, one.source(), tuple(question.text for question in one.questions[:40])
        else:
            yield path.stem, path.read_bytes().decode("utf-8"), ()


def _stream(text: str, **options: object) -> str:
    stream = zettelpy.CompressStream(**options)  # type: ignore[arg-type]
    for line in text.splitlines()[:400]:
        if line.strip():
            stream.push(line)
    return zettelpy.encode(stream.snapshot())


def _of(memory: Memory) -> str:
    return zettelpy.encode(memory) + repr((memory.zettels, memory.tunnels, memory.contradictions, memory.entity_index))


PARTS: Final[dict[str, Callable[[str, Memory, tuple[str, ...]], str]]] = {
    "compress": lambda text, memory, asked: _of(memory),
    "small": lambda text, memory, asked: _of(zettelpy.compress(text[:60_000], chunk_size=120, chunk_overlap=0)),
    "recall": lambda text, memory, asked: repr([zettelpy.recall(memory, q) for q in asked]),
    "hops": lambda text, memory, asked: repr([zettelpy.recall(memory, q, hops=True) for q in asked[:8]]),
    "context": lambda text, memory, asked: repr(
        [zettelpy.recall_context(memory, q, max_tokens=n) for q in asked for n in (150, 1000)]
    ),
    "receipt": lambda text, memory, asked: repr([zettelpy.explain(memory, q) for q in asked[:4]]),
    "inject": lambda text, memory, asked: repr(
        [
            zettelpy.inject_context(memory, max_token_budget=900, format=form, selection=way)
            for form in ("aaak", "markdown", "json")
            for way in ("mmr", "weight")
        ]
    ),
    "stream": lambda text, memory, asked: _stream(text[:60_000]) + _stream(text[:60_000], dedupe=True, max_zettels=30),
    "dedupe": lambda text, memory, asked: _of(zettelpy.compress(text[:60_000], chunk_size=200, dedupe=True)),
}


@cache
def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=existing, metavar="FILE")
    parser.add_argument("--parts", default=",".join(PARTS), help="of " + ", ".join(PARTS))
    parser.add_argument("--only", default="", help="texts whose name holds this")
    return parser


def main() -> None:
    arguments = _parser().parse_args()
    for name, text, asked in texts(arguments.files):
        if arguments.only not in name:
            continue
        memory = zettelpy.compress(text)
        for part in arguments.parts.split(","):
            made = PARTS[part](text, memory, (*asked, *_COMMON))
            print(
                f"{hashlib.sha256(made.encode('utf-8', 'surrogatepass')).hexdigest()[:16]}  {name}: {part}", flush=True
            )


if __name__ == "__main__":
    main()
