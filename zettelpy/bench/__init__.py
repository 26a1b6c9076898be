"""`python -m zettelpy bench`: what this library does on the packed chats, or on texts of yours, in figures.

All figures but the times depend on the input alone, so two machines can compare them line by line.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import zettelpy
from zettelpy.bench import measures
from zettelpy.bench.inputs import packed, read

_SIZES: Final = ("characters", "zettels", "tunnels", "contradictions", "names", "aaak_share", "round_trip")
_FACTS: Final = ("found_at_5", "found_at_10", "mrr", "in_context")
_TIMES: Final = ("compress_tokens_per_ms", "push_ms", "recall_ms", "context_ms")


def run(name: str, text: str) -> dict[str, Any]:
    """Return all figures of one text."""
    memory = zettelpy.compress(text)
    query = measures.query_for(memory)
    return {
        "name": name,
        "sizes": measures.sizes(text, memory),
        "planted": measures.planted(text),
        "budgets": measures.budgets(memory, query),
        "times": measures.times(text, memory, query),
    }


def report(results: Sequence[dict[str, Any]]) -> str:
    """Return the figures as text in 80 columns."""
    lines: list[str] = []
    for result in results:
        facts = result["planted"]["facts"]
        lines += [result["name"], "-" * len(result["name"])]
        lines.append("  memory   " + _row(result["sizes"], _SIZES))
        lines.append(f"  planted  {facts} facts: " + _row(result["planted"], _FACTS))
        lines.append("  budgets  overruns and share used at 100 / 1000:")
        for name, row in result["budgets"].items():
            used = row["used"]
            lines.append(f"           {name:24}{row['overruns']:3}   {used['100']:.2f} / {used['1000']:.2f}")
        lines += ["  times    " + _row(result["times"], _TIMES) + "  (of this machine, now)", ""]
    return "\n".join(lines)


def _row(figures: dict[str, Any], names: Sequence[str]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {figures[name]}" for name in names)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the bench; return 0, 1 where a budget was overrun or a round trip failed, 2 where a file cannot be read."""
    parser = argparse.ArgumentParser(prog="zettelpy bench", description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument(
        "--corpus", type=Path, nargs="+", default=[], metavar="FILE", help="text files of your own (UTF-8)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")
    args = parser.parse_args(argv)
    try:
        texts = [(path.name, read(path)) for path in args.corpus] or list(packed())
    except (OSError, UnicodeDecodeError) as error:
        print(f"zettelpy bench: {error}", file=sys.stderr)
        return 2
    results = [run(name, text) for name, text in texts]
    print(json.dumps(results, indent=2, sort_keys=True, ensure_ascii=False) if args.json else report(results), end="")
    good = all(result["sizes"]["round_trip"] for result in results)
    good = good and not any(row["overruns"] for result in results for row in result["budgets"].values())
    return 0 if good else 1
