"""`context`, `inject` and `wake-up`: a memory into a text for a prompt, under a token budget."""

from __future__ import annotations

import argparse

import zettelpy
from zettelpy.cli.arguments import (
    Verbs,
    add_context,
    add_memory,
    add_question,
    add_verb,
    context_options,
    integer,
    number,
    question,
)
from zettelpy.cli.reading import Loaded, load_memory
from zettelpy.cli.recall import tell_quotes_only
from zettelpy.cli.writing import complain, to_json, write
from zettelpy.types import ALL_FLAGS


def add(verbs: Verbs) -> None:
    """Declare the verbs."""
    _add_context(verbs)
    _add_inject(verbs)
    _add_wake_up(verbs)


def _add_context(verbs: Verbs) -> None:
    parser = add_verb(verbs, "context", run_context, "print the passages that a question needs, under a token budget")
    add_memory(parser)
    add_question(parser)
    add_context(parser)


def _add_inject(verbs: Verbs) -> None:
    parser = add_verb(verbs, "inject", run_inject, "print the zettels that matter most, without a question")
    add_memory(parser, optional=True)
    add = parser.add_argument
    add("--budget", type=integer(0), metavar="N", help="budget in tokens (default: none)")
    add("--format", choices=("aaak", "markdown", "json"), default="aaak", help="(default: %(default)s)")
    add("--max-zettels", type=integer(0), metavar="N", help="zettels at most (default: all)")
    add("--selection", choices=("weight", "mmr"), default="weight", help="the heaviest, or heavy and unlike each other")
    add("--min-weight", type=number(0, 1), metavar="X", help="only zettels of this weight or more")
    add("--flag", choices=ALL_FLAGS, action="append", help="only zettels with this flag; may be repeated")
    add("--guarantee-flag", choices=ALL_FLAGS, action="append", help="keep a zettel with this flag; may be repeated")


def _add_wake_up(verbs: Verbs) -> None:
    parser = add_verb(verbs, "wake-up", run_wake_up, "tell a memory in at most five moments")
    add_memory(parser, optional=True)
    share = number(0, 1)
    parser.add_argument(
        "--top-pct", type=share, default=0.15, metavar="X", help="of the zettels (default: %(default)s)"
    )


def run_context(args: argparse.Namespace) -> int:
    """Print the context of a question."""
    loaded = load_memory(args)
    query, options = question(args)
    tell_quotes_only(loaded)
    text = zettelpy.recall_context(loaded.memory, query, **context_options(args), **options)
    return _finish(args, loaded, text, f"nothing found, or nothing that fits {args.max_tokens} tokens,")


def run_inject(args: argparse.Namespace) -> int:
    """Print the heaviest zettels."""
    loaded = load_memory(args)
    text = zettelpy.inject_context(
        loaded.memory,
        max_zettels=args.max_zettels,
        max_token_budget=args.budget,
        format=args.format,
        selection=args.selection,
        min_weight=args.min_weight,
        flags=tuple(args.flag or ()),
        guarantee_flags=tuple(args.guarantee_flag or ()),
    )
    return _finish(args, loaded, text, "nothing selected, or nothing that fits the budget,")


def run_wake_up(args: argparse.Namespace) -> int:
    """Print the moments that matter most."""
    loaded = load_memory(args)
    return _finish(args, loaded, zettelpy.wake_up(loaded.memory, top_pct=args.top_pct), "nothing to tell")


def _finish(args: argparse.Namespace, loaded: Loaded, text: str, nothing: str) -> int:
    """Write the text, or as JSON the text with its size, and return the exit code."""
    reading = (args.memory, args.source)
    if args.json:
        answer = {"text": text, "tokens": zettelpy.estimate_tokens(text), "counter": "estimate", "memory": loaded.name}
        write(to_json(answer), args.output, reading=reading)
    elif text:
        write(text, args.output, reading=reading)
    if not text:
        complain(f"zettelpy: {nothing} in {loaded.name}")
        return 1
    return 0
