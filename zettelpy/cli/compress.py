"""`compress`: a text into a memory, written as AAAK or JSON."""

from __future__ import annotations

import argparse

import zettelpy
from zettelpy.cli.arguments import Verbs, add_offsets, add_verb, integer, number, text
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import is_aaak, read_text
from zettelpy.cli.records import memory_record
from zettelpy.cli.writing import complain, to_json, write
from zettelpy.options import Options
from zettelpy.types import Memory

OPTIONS = Options()  # the library's own defaults, so that they stand in one place


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "compress", run, "turn a text into a memory in AAAK")
    parser.add_argument("text", metavar="TEXT", nargs="?", default="-", help="file to read (default: stdin)")
    group = parser.add_argument_group("options of the memory")
    add = group.add_argument
    size, share, temperature = integer(1), number(0, 1), number(0, above=True)
    add("--chunk-size", type=size, metavar="N", help="characters in a chunk (default: %(default)s)")
    add("--chunk-overlap", type=integer(0), metavar="N", help="characters that neighbours share (default: %(default)s)")
    add("--date", type=text, help="day of the text, for words such as yesterday")
    add("--title", type=text, help="title of the memory")
    add("--min-entity-frequency", type=size, metavar="N", help="mentions that make a name (default: %(default)s)")
    add("--min-topic-frequency", type=size, metavar="N", help="mentions that make a topic (default: %(default)s)")
    add("--stop-word", type=text, action="append", metavar="WORD", help="word that is no topic; may be repeated")
    add("--temperature", type=temperature, metavar="X", help="lower sets weights further apart (default: %(default)s)")
    add("--tunnel-threshold", type=share, metavar="X", help="likeness that links two zettels (default: %(default)s)")
    add("--tunnel-top-k", type=integer(0), metavar="N", help="links of a zettel at most (default: %(default)s)")
    add("--dedupe", action="store_true", help="keep one zettel of those that say the same")
    add("--dedupe-threshold", type=share, metavar="X", help="likeness that counts as the same (default: %(default)s)")
    add("--verbose-labels", action="store_true", help="label links with full names instead of codes")
    form = parser.add_argument_group("form of the result")
    form.add_argument("--with-source", action="store_true", help="pack the text into the memory")
    form.add_argument(
        "--format-version", type=int, choices=(2, 3), default=3, help="version of AAAK to write (default: %(default)s)"
    )
    add_offsets(form)
    parser.set_defaults(**{name: getattr(OPTIONS, name) for name in NUMBERS})


NUMBERS = (
    *("chunk_size", "chunk_overlap", "min_entity_frequency", "min_topic_frequency", "temperature"),
    *("tunnel_threshold", "tunnel_top_k", "dedupe_threshold"),
)


def run(args: argparse.Namespace) -> int:
    """Compress a text and write the memory."""
    source, name = read_text(args.text)
    if is_aaak(source):
        raise CommandError(f"{name} is a memory already: pass the text that it was made from")
    memory = zettelpy.compress(
        source,
        date=args.date,
        title=args.title,
        stop_words=tuple(args.stop_word or ()),
        dedupe=args.dedupe,
        verbose_labels=args.verbose_labels,
        **{option: getattr(args, option) for option in NUMBERS},
    )
    for warning in memory.meta.warnings:
        complain(f"zettelpy: {name}: {warning}")
    write(to_json(memory_record(memory)) if args.json else _encoded(memory, args), args.output, reading=(args.text,))
    return 0


def _encoded(memory: Memory, args: argparse.Namespace) -> str:
    if args.format_version == 2:
        if args.with_source:
            raise CommandError("--with-source takes version 3: leave --format-version 2 out")
        return zettelpy.encode(memory, version=2, offsets=args.offsets)
    if args.offsets != "codepoint":
        raise CommandError("--offsets utf16 takes --format-version 2: version 3 counts code points")
    return zettelpy.encode(memory, with_source=args.with_source)
