"""The parser of the whole command line: the verbs in the order in which the help lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import zettelpy
from zettelpy.cli import compress, context, diff, explain, merge, recall, stats, verify
from zettelpy.cli.arguments import Parser


def _bench(argv: list[str]) -> int:
    from zettelpy.bench import main

    return main(argv)


# Verbs that parse their own arguments.
FOREIGN: Final[dict[str, Callable[[list[str]], int]]] = {"bench": _bench}


def build_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="zettelpy",
        description="Turn conversations into a small searchable memory, and get the context that a question needs.",
        epilog="MEMORY is an AAAK file or a plain text, which is compressed on the fly; - is stdin. "
        "Exit codes: 0 done, 1 nothing found or a difference, 2 a mistake in the call or its input.",
    )
    parser.add_argument("--version", action="version", version=f"zettelpy {zettelpy.__version__}")
    parser.set_defaults(run=None)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    compress.add(verbs)
    recall.add(verbs)
    context.add(verbs)
    explain.add(verbs)
    stats.add(verbs)
    verify.add(verbs)
    diff.add(verbs)
    merge.add(verbs)
    verbs.add_parser("bench", help="measure speed, budgets and recall on texts", add_help=False)
    return parser
