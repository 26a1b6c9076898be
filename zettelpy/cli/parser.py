"""The parser of the command line: the verbs in the order in which the help lists them.

A call names one verb, and needs the arguments and the code of that one alone. The others are declared where no verb is
named: for the help of all, and for the message that lists what could be named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

import zettelpy
from zettelpy.cli.arguments import Parser


def _bench(argv: list[str]) -> int:
    from zettelpy.bench import main

    return main(argv)


# The verbs, each with the module that declares it.
VERBS: Final = {
    "compress": "compress",
    "recall": "recall",
    "context": "context",
    "inject": "context",
    "wake-up": "context",
    "explain": "explain",
    "stats": "stats",
    "verify": "verify",
    "diff": "diff",
    "merge": "merge",
}

# Verbs that parse their own arguments.
FOREIGN: Final[dict[str, Callable[[list[str]], int]]] = {"bench": _bench}


def build_parser(words: Sequence[str] = ()) -> Parser:
    """Return the parser of a command line, or of all: one that begins with a verb is parsed by that verb's part."""
    parser = Parser(
        prog="zettelpy",
        description="Turn conversations into a small searchable memory, and get the context that a question needs.",
        epilog="MEMORY is an AAAK file or a plain text, which is compressed on the fly; - is stdin. "
        "Exit codes: 0 done, 1 nothing found or a difference, 2 a mistake in the call or its input.",
    )
    parser.add_argument("--version", action="version", version=f"zettelpy {zettelpy.__version__}")
    parser.set_defaults(run=None)
    verbs = parser.add_subparsers(title="verbs", metavar="VERB")
    named = VERBS.get(words[0]) if words else None
    for module in dict.fromkeys(VERBS.values()) if named is None else (named,):
        import_module(f"zettelpy.cli.{module}").add(verbs)
    if named is None:
        verbs.add_parser("bench", help="measure speed, budgets and recall on texts", add_help=False)
    return parser
