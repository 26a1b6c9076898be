"""`python -m zettelpy bench`: what this library does on the packed chats, or on texts of yours, in figures.

With `--locomo DIR` it measures recall on long conversations with questions instead: `locomo` says what and how.

All figures but the times depend on the input alone, so two machines can compare them line by line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any, Final

import zettelpy
from zettelpy.bench import locomo, measures
from zettelpy.bench.inputs import packed
from zettelpy.cli.arguments import Parser
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import is_aaak, read_text
from zettelpy.cli.writing import complain, plain, to_json, write

_SIZES: Final = ("characters", "zettels", "tunnels", "contradictions", "names", "aaak_share", "round_trip")
_FACTS: Final = ("found_at_5", "found_at_10", "mrr", "in_context")
_EDITS: Final = ("lines_v3", "worst_v3", "lines_v2", "worst_v2", "v2_to_v3")
_TIMES: Final = ("compress_tokens_per_ms", "push_ms", "recall_ms", "context_ms")


def run(name: str, text: str) -> dict[str, Any]:
    """Return all figures of one text."""
    memory = zettelpy.compress(text)
    query = measures.query_for(memory)
    return {
        "name": name,
        "sizes": measures.sizes(text, memory),
        "planted": measures.planted(text),
        "edits": measures.edits(text, memory),
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
        edits = result["edits"]["edits"]
        lines.append(f"  diffs    of {edits} small edits: " + _row(result["edits"], _EDITS))
        lines.append("  budgets  overruns and share used at 100 / 1000:")
        for name, row in result["budgets"].items():
            used = row["used"]
            lines.append(f"           {name:24}{row['overruns']:3}   {used['100']:.2f} / {used['1000']:.2f}")
        lines += ["  times    " + _row(result["times"], _TIMES) + "  (of this machine, now)", ""]
    return "\n".join(lines)


def _row(figures: dict[str, Any], names: Sequence[str]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {figures[name]}" for name in names)


def _corpus(paths: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield (name, text) of the texts of a caller, read as every verb reads them."""
    for path in paths:
        text, name = read_text(path)
        if is_aaak(text):
            raise CommandError(f"{name} is a memory already: pass the text that it was made from")
        yield plain(os.path.basename(path)) or name, text


def main(argv: Sequence[str] | None = None) -> int:
    """Run the bench; return 0, 1 where a budget was overrun or a round trip failed, 2 where a file cannot be read."""
    parser = Parser(prog="zettelpy bench", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--corpus", nargs="+", default=[], metavar="FILE", help="text files of your own, read as other verbs read them"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")
    recall = parser.add_argument_group("recall on conversations with questions")
    recall.add_argument("--locomo", metavar="DIR", help="folder of conversations in LoCoMo's format, or one file")
    locomo.add_arguments(recall)
    args = parser.parse_args(argv)
    try:
        if args.locomo is not None:
            if args.corpus:
                raise CommandError("--corpus and --locomo measure different things: pass one of them")
            return locomo.run(args.locomo, args)
        if alone := [name for name in locomo.OPTIONS if getattr(args, name)]:
            raise CommandError(f"--{alone[0]} needs --locomo DIR")
        texts = list(_corpus(args.corpus)) or list(packed())
    except CommandError as error:
        complain(f"zettelpy bench: error: {error}")
        return 2
    results = [run(name, text) for name, text in texts]
    write(to_json(results) if args.json else report(results))
    good = all(result["sizes"]["round_trip"] for result in results)
    good = good and not any(row["overruns"] for result in results for row in result["budgets"].values())
    return 0 if good else 1
