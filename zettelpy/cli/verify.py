"""`verify`: is a file whole, and does it say the truth about its text; one short block, findings first."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, Final

from zettelpy.cli.arguments import Verbs, add_offsets, add_verb
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import STDIN, is_aaak, read_text
from zettelpy.cli.stats import in_order
from zettelpy.cli.terminal import bold
from zettelpy.cli.writing import plain, to_json, write
from zettelpy.codec.verify import Report, verify
from zettelpy.types import ALL_FLAGS, Memory

SHOWN: Final = 20  # findings on the page; --json gives all


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "verify", run, "check that a memory is whole, and true to its text")
    parser.add_argument("file", metavar="FILE", help="a memory in AAAK (- is stdin)")
    parser.add_argument("--source", metavar="TEXT", help="the text that the memory was made from")
    add_offsets(parser)


def run(args: argparse.Namespace) -> int:
    """Check a memory; return 1 where something was found."""
    if args.file == args.source == STDIN:
        raise CommandError("the memory and --source cannot both come from stdin")
    text, name = read_text(args.file)
    source, source_name = read_text(args.source) if args.source is not None else (None, None)
    if not is_aaak(text):
        raise CommandError(f"{name} is no memory in AAAK: pass what compress wrote")
    report = verify(text, source, offsets=args.offsets)
    result = to_json(_record(name, report)) if args.json else "\n".join(_page(name, source_name, report, args.output))
    write(result, args.output, reading=(args.file, args.source))
    return 0 if report.sound else 1


def _record(name: str, report: Report) -> dict[str, Any]:
    return {
        "file": name,
        "sound": report.sound,
        "version": report.version,
        "digest": report.digest,
        "counts": None if report.memory is None else _counts(report.memory),
        "ids_compared": report.ids,
        "quotes_compared": report.quotes,
        "zettels_not_in_the_text": list(report.mismatched),
        "not_checked": list(report.unchecked),
        "findings": [{"line": one.line, "column": one.column, "cause": one.reason} for one in report.findings],
    }


def _counts(memory: Memory) -> dict[str, Any]:
    return {
        "zettels": len(memory.zettels),
        "tunnels": len(memory.tunnels),
        "contradictions": len(memory.contradictions),
        "names": len(memory.entity_index),
        "documents": len(memory.meta.documents),
        "messages": len(memory.messages),
        "flags": in_order(ALL_FLAGS, (flag for zettel in memory.zettels for flag in zettel.flags)),
    }


def _page(name: str, source_name: str | None, report: Report, output: str) -> Iterator[str]:
    """Yield the lines of the page."""
    count = len(report.findings)
    verdict = "sound" if report.sound else f"not sound: {count:,} finding{'s' * (count > 1)}"
    yield bold(f"{name}: {verdict}", output)
    for finding in report.findings[:SHOWN]:
        yield plain(f"{name}:{finding.line}:{finding.column}: {finding.reason}")
    if count > SHOWN:
        yield f"… and {count - SHOWN:,} more: --json gives all"
    if report.memory is not None:
        for label, value in _facts(report, report.memory, source_name):
            yield plain(f"  {label:<8}  {value}")


def _facts(report: Report, memory: Memory, source_name: str | None) -> Iterator[tuple[str, str]]:
    yield "format", f"AAAK {report.version}" + (", every line has its check" if report.version == 3 else "")
    yield "digest", report.digest or "none, since the file is damaged"
    counts = _counts(memory)
    flags = counts.pop("flags")
    yield "holds", ", ".join(f"{count:,} {_noun(what, count)}" for what, count in counts.items() if count) or "nothing"
    if flags:
        yield "flags", ", ".join(f"{flag} {count:,}" for flag, count in flags.items())
    zettels = len(memory.zettels)
    placed = sum(1 for zettel in memory.zettels if zettel.source_start is not None)
    if report.sound and zettels:
        yield "ids", f"{zettels:,}, no two the same" + (f"; {report.ids:,} follow from the text" if report.ids else "")
        if placed:
            yield "spans", f"{placed:,} in order, within {memory.meta.input_length:,} characters"
    where = source_name or "the text packed in the file"
    if report.mismatched:
        first = f"the first is {report.mismatched[0]}"
        yield "text", f"{len(report.mismatched):,} of {report.quotes:,} zettels do not match {where}: {first}"
    elif report.quotes:
        yield "quotes", f"{report.quotes:,} stand where they claim to be in {where}"
    for what in report.unchecked:
        yield "unknown", what


def _noun(what: str, count: int) -> str:
    return what.removesuffix("s") if count == 1 else what
