"""`diff`: what differs between two memories, for a reviewer or as JSON; exit code 1 when something does."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields, is_dataclass
from typing import Any, cast

from zettelpy.cli.arguments import Verbs, add_offsets, add_verb, text
from zettelpy.cli.differences import page, summary
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import STDIN, Loaded, compress_loaded, decode_loaded, is_aaak, read_text
from zettelpy.cli.writing import complain, to_json, write
from zettelpy.codec.diff import Diff, diff
from zettelpy.codec.textconv import without_checks
from zettelpy.options import CompressOptions, Options
from zettelpy.types import Memory


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "diff", run, "show what differs between two memories: decisions, contradictions, zettels")
    parser.add_argument("before", metavar="A", help="AAAK, or a text to compress on the fly")
    parser.add_argument("after", metavar="B", nargs="?", help="the same, later; - is stdin, for one of the two")
    parser.add_argument("--stat", action="store_true", help="print one line of counts")
    parser.add_argument("--textconv", action="store_true", help="print A as git diff should show it (docs/git.md)")
    add_offsets(parser)
    parser.add_argument("--date", type=text, help="day of a plain text, for words such as yesterday")


def run(args: argparse.Namespace) -> int:
    """Compare two memories and tell what differs."""
    if args.textconv:
        return _textconv(args)
    if args.after is None:
        raise CommandError("diff compares two memories: name a second one")
    a, b = load_both(args)
    found = diff(a.memory, b.memory)
    if found:
        _tell_lean(a, b)
    reading = (args.before, args.after)
    if args.json:
        write(to_json(diff_record(found, a.name, b.name)), args.output, reading=reading)
    elif found:
        told = summary(found) if args.stat else "\n".join(page(found, a, b, args.output))
        write(told, args.output, reading=reading)
    elif args.output != STDIN:
        write("", args.output, reading=reading)
    return 1 if found else 0


def _textconv(args: argparse.Namespace) -> int:
    """Print one file without its checks and its packed text. An empty file is no mistake: git may ask for one."""
    if args.after is not None or args.stat or args.json:
        raise CommandError("--textconv prints one file as it is, for git diff: name one file and no other option")
    is_empty = args.before != STDIN and os.path.isfile(args.before) and os.path.getsize(args.before) == 0
    words = "" if is_empty else read_text(args.before)[0]
    write(without_checks(words), args.output, reading=(args.before,))
    return 0


def load_both(args: argparse.Namespace) -> tuple[Loaded, Loaded]:
    """Read both memories. A text beside AAAK is compressed as that memory was, so that only the text tells."""
    if args.before == args.after == STDIN:
        raise CommandError("the two memories cannot both come from stdin")
    read = [read_text(path) for path in (args.before, args.after)]
    decoded = {
        k: decode_loaded(words, name, offsets=args.offsets) for k, (words, name) in enumerate(read) if is_aaak(words)
    }
    if len(decoded) == len(read) and args.date is not None:
        raise CommandError(f"{read[0][1]} and {read[1][1]} are memories already, and --date dates a text: leave it out")
    options: CompressOptions = {}
    if len(decoded) == 1:
        (other,) = decoded.values()
        options = _options_of(other.memory)
    if args.date is not None:
        options["date"] = args.date
    first, second = (decoded.get(k) or compress_loaded(*read[k], **options) for k in range(len(read)))
    return first, second


def _options_of(memory: Memory) -> CompressOptions:
    """Return the options with which a memory was made, as far as it knows them."""
    options: Any = {field.name: getattr(memory.meta.options, field.name) for field in fields(Options)}
    options.update(title=memory.meta.title, date=memory.meta.date, keep_source=True)
    return cast(CompressOptions, options)


def _tell_lean(a: Loaded, b: Loaded) -> None:
    """Say on stderr when one memory comes from a format that holds less than the other holds."""
    lean = [
        loaded.decoded and not loaded.memory.contradictions and all(z.raw is None for z in loaded.memory.zettels)
        for loaded in (a, b)
    ]
    if lean[0] != lean[1]:
        name = a.name if lean[0] else b.name
        complain(f"zettelpy: {name} is AAAK of an older version: what it cannot hold counts as a difference")


def diff_record(found: Diff, before: str, after: str) -> dict[str, Any]:
    """Return a comparison as JSON takes it: every change, with what stood before and what stands after."""
    return {
        "before": before,
        "after": after,
        "differs": bool(found),
        "counts": found.counts(),
        **{field.name: _plain(getattr(found, field.name)) for field in fields(found)},
    }


def _plain(value: Any) -> Any:
    """Return a value, and all that it is made of, as JSON takes it."""
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
