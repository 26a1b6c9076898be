"""`explain`: why the context of a question holds what it holds, and what nearly got in; and `--verify` of a receipt.

The page is read from the top: how much of the question is there at all and which of its words are not, then what was
admitted, best first, each with its place, its score and what made it, then the nearest that were not, with the reason.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

import zettelpy
from zettelpy.cli.arguments import Verbs, add_context, add_memory, add_question, add_verb, context_options, question
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import STDIN, Loaded, load_memory, read_text
from zettelpy.cli.recall import tell_quotes_only
from zettelpy.cli.receipts import nothing, page
from zettelpy.cli.terminal import bold, hanging, width, wrap
from zettelpy.cli.writing import complain, plain, to_json, write
from zettelpy.errors import ZettelError
from zettelpy.receipt.checks import UNCHECKED
from zettelpy.receipt.values import CALLER

STORED: Final = (
    *("after", "annotate_dates", "before", "expand_query"),
    *("max_tokens", "min_relevance", "no_hops", "synonyms", "top_k"),
)


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "explain", run, "tell why the context of a question holds what it holds")
    add_memory(parser)
    add_question(parser, optional=True)
    add_context(parser)
    parser.add_argument(
        "--verify", metavar="RECEIPT", help="check what --json wrote against MEMORY, without a question"
    )
    parser.set_defaults(usual={name: parser.get_default(name) for name in STORED})


def run(args: argparse.Namespace) -> int:
    """Explain a context, or check a stored receipt."""
    if args.verify is not None:
        return _verify(args)
    if not args.query:
        raise CommandError("explain needs a question behind the memory, or --verify RECEIPT")
    loaded = load_memory(args)
    query, options = question(args)
    tell_quotes_only(loaded)
    receipt = zettelpy.explain(loaded.memory, query, **context_options(args), **options)
    told = to_json(receipt.as_dict()) if args.json else "\n".join(page(loaded, receipt, args.output))
    write(told, args.output, reading=(args.memory, args.source, args.synonyms))
    if not receipt.passages:
        complain(f"zettelpy: {nothing(loaded, receipt)}")
        return 1
    return 0


def _verify(args: argparse.Namespace) -> int:
    """Check a receipt against a memory; return 1 where something does not hold."""
    if args.query:
        raise CommandError("--verify takes the question from the receipt: leave QUERY out")
    for name in STORED:
        if getattr(args, name) != args.usual[name]:
            option = "--" + name.replace("_", "-")
            raise CommandError(f"--verify takes the options from the receipt: leave {option} out")
    if [args.verify, args.memory, args.source].count(STDIN) > 1:
        raise CommandError("only one of RECEIPT, MEMORY and --source can come from stdin")
    receipt, name = _read_receipt(args.verify)
    loaded = load_memory(args)
    if loaded.memory.meta.source is None and any(one.span for one in (*receipt.passages, *receipt.rejected)):
        raise CommandError(f"{name} tells of a text, and {loaded.name} holds quotes only: give it with --source TEXT")
    found = receipt.verify(loaded.memory)
    findings = [one for one in found if not one.startswith(UNCHECKED)]
    unchecked = [one.removeprefix(UNCHECKED) for one in found if one.startswith(UNCHECKED)]
    if args.json:
        answer = {
            "receipt": name,
            "memory": loaded.name,
            "holds": not findings,
            "findings": findings,
            "not_checked": unchecked,
        }
        told = to_json(answer)
    else:
        told = "\n".join(_verdict(name, loaded, receipt, findings, unchecked, args.output))
    write(told, args.output, reading=(args.verify, args.memory, args.source))
    return 1 if findings else 0


def _verdict(
    name: str, loaded: Loaded, receipt: zettelpy.Receipt, findings: list[str], unchecked: list[str], output: str
) -> Iterator[str]:
    """Yield the lines of the page of `--verify`."""
    if findings:
        count = len(findings)
        verdict = f"{name}: does not hold for {loaded.name}: {count:,} finding{'s' * (count > 1)}"
    else:
        partly = ", as far as it could be checked" if unchecked else ""
        verdict = f"{name}: holds for {loaded.name}{partly}"
    yield from (bold(line, output) for line in wrap(verdict, width()))
    for finding in findings:
        yield plain(f"{name}: {finding}")
    for what in unchecked:
        yield from hanging(UNCHECKED, what, width())
    if not findings:
        yield from hanging("  question  ", " ".join(receipt.query.split()), width())
        counts = f"{len(receipt.passages):,} admitted, {len(receipt.rejected):,} rejected"
        checked = "place, text, score and order" if not unchecked else "place, text, and what led to each"
        yield from hanging("  passages  ", f"{counts}: {checked}", width())
        counted = "its tokens not counted" if receipt.options.counter == CALLER else f"{receipt.tokens:,} tokens"
        lines = "" if not unchecked else ", each line compared"
        yield from hanging("  text      ", f"{len(receipt.text):,} characters, {counted}{lines}", width())


def _read_receipt(path: str) -> tuple[zettelpy.Receipt, str]:
    """Return the receipt in a file, and the name by which to speak of it."""
    text, name = read_text(path)
    try:
        return zettelpy.Receipt.from_dict(json.loads(text, parse_constant=_refuse)), name
    except json.JSONDecodeError as error:
        raise CommandError(
            f"{name}:{error.lineno}:{error.colno}: no JSON: {error.msg}; pass what --json wrote"
        ) from None
    except ZettelError as error:
        raise CommandError(f"{name}: {error}") from None
    except RecursionError:
        raise CommandError(f"{name} is no receipt: it nests too deep; pass what --json wrote") from None
    except ValueError as error:
        raise CommandError(f"{name} is no receipt: {error}; pass what --json wrote") from None


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no number")
