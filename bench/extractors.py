"""Where the time of `compress` goes: processor seconds by stage and extractor, for one text.

    python bench/extractors.py FILE [--runs 3] [--json]

Each stage is timed alone, in the order of the pipeline, on a text read anew; what an earlier stage found out for the
whole text (sentences, languages, decisions) is not charged to a later one. The least of a few runs is given: compare
ratios, not seconds. `compress` is the whole, contradictions and tunnels included.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Callable
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench.inputs import existing
from zettelpy.chunk import chunk
from zettelpy.extract import coreference
from zettelpy.options import Options
from zettelpy.text.columns import Columns, read_columns
from zettelpy.zettel import EXTRACTORS, date_reader


def stages(text: str) -> dict[str, float]:
    """Return processor seconds by stage, once."""
    taken: dict[str, float] = {}

    def timed(name: str, work: Callable[[], Any]) -> Any:
        begun = time.process_time()
        result = work()
        taken[name] = time.process_time() - begun
        return result

    columns: Columns = timed("read", lambda: read_columns(text))
    pieces = timed("chunk", lambda: chunk(columns, Options()))
    answers: dict[str, Any] = {}
    for name, make, _whole in EXTRACTORS:

        def ask(make: Callable[[Columns, Options], Any] = make) -> list[Any]:
            read = make(columns, Options())
            return [read(piece.core, piece.end) for piece in pieces]

        answers[name] = timed(name, ask)
    timed(
        "coreference",
        lambda: coreference.bind(columns, [(piece.start, piece.end) for piece in pieces], answers["entities"]),
    )
    date = date_reader(columns, Options())
    timed(
        "dates",
        lambda: [date(piece.core, piece.end, quote) for piece, quote in zip(pieces, answers["quote"], strict=True)],
    )
    timed("compress", lambda: zettelpy.compress(text))
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=existing)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    text = arguments.file.read_text("utf-8")
    runs = [stages(text) for _ in range(max(1, arguments.runs))]
    best = {name: min(run[name] for run in runs) for name in runs[0]}
    if arguments.json:
        print(json.dumps(best))
        return
    for name, seconds in best.items():
        print(f"{name:12} {seconds:7.3f} s  {seconds / best['compress']:6.1%}")


if __name__ == "__main__":
    main()
