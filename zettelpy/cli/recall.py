"""`recall`: a question into the zettels that answer it, each with its date, its flags, its passages and their place."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import zettelpy
from zettelpy.cli.arguments import Verbs, add_memory, add_question, add_verb, integer, question
from zettelpy.cli.reading import Loaded, load_memory
from zettelpy.cli.records import record
from zettelpy.cli.terminal import bold, columns, hanging, width, wrap
from zettelpy.cli.writing import complain, plain, to_json, write
from zettelpy.types import Zettel

if TYPE_CHECKING:
    from zettelpy.passages.cutting import Passage

MOST_SHOWN = 3  # passages of a zettel, and only those that score at least so much of its best
LEAST_SHARE = 0.75


@dataclass(frozen=True)
class Shown:
    """A passage to show: its text, the day on which it was said, and where it stands if the text is there."""

    text: str
    date: str | None
    start: int | None
    end: int | None
    line: int | None


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "recall", run, "show the passages that answer a question, and where they stand")
    add_memory(parser)
    add_question(parser)
    count = integer(0)
    parser.add_argument("--top-k", type=count, default=5, metavar="N", help="zettels at most (default: %(default)s)")


def run(args: argparse.Namespace) -> int:
    """Answer a question from a memory."""
    loaded = load_memory(args)
    query, options = question(args)
    tell_quotes_only(loaded)
    zettels = zettelpy.recall(loaded.memory, query, top_k=args.top_k, **options)
    passages = best_passages(loaded, query, zettels, options)
    linked = only_linked(loaded, query, zettels, options)
    if args.json:
        found = [
            {
                **record(zettel),
                "linked": zettel.id in linked,
                "passages": [shown.__dict__ for shown in passages[zettel.id]],
            }
            for zettel in zettels
        ]
        answer = {"query": query, "memory": loaded.name, "text": loaded.text_name, "zettels": found}
        write(to_json(answer), args.output, reading=(args.memory, args.source))
    elif zettels:
        told = [render(loaded, zettel, passages[zettel.id], zettel.id in linked, args.output) for zettel in zettels]
        write("\n\n".join("\n".join(lines) for lines in told), args.output, reading=(args.memory, args.source))
    if not zettels:
        complain(f"zettelpy: nothing found in {loaded.name}")
        return 1
    return 0


def tell_quotes_only(loaded: Loaded) -> None:
    """Say on stderr when answers can only come from the quotes in a memory."""
    if loaded.memory.meta.source is None:
        complain(f"zettelpy: {loaded.name} holds quotes, not the whole text; --source TEXT searches all of it")


def only_linked(loaded: Loaded, query: str, zettels: list[Zettel], options: dict[str, Any]) -> frozenset[str]:
    """Return the ids of the zettels that no word of the question reached, only a link from one that some did."""
    if not options["hops"]:
        return frozenset()
    reached = zettelpy.recall(loaded.memory, query, top_k=len(zettels), **{**options, "hops": False})
    return frozenset(zettel.id for zettel in zettels).difference(zettel.id for zettel in reached)


def best_passages(loaded: Loaded, query: str, zettels: list[Zettel], options: dict[str, Any]) -> dict[str, list[Shown]]:
    """Return by zettel id the passages to show, in the order of the text; its quote where the question hit none."""
    from zettelpy.passages.search import Options, search  # here, so that --help does not load the engine

    memory = loaded.memory
    found = search(memory, query, Options(**{name: value for name, value in options.items() if name != "hops"}))
    index = found.index
    best: dict[str, list[tuple[int, float]]] = {}
    for i in found.order:  # best first
        passage = index.passages[i]
        kept = best.setdefault(memory.zettels[passage.zettel].id, [])
        if len(kept) < MOST_SHOWN and passage.shown and (not kept or found.worth[i] >= LEAST_SHARE * kept[0][1]):
            kept.append((i, found.worth[i]))
    shown: dict[str, list[Shown]] = {}
    for zettel in zettels:
        numbers = [number for number, _ in sorted(best.get(zettel.id, ()))]
        placed = [_passage(loaded, index.passages[k]) for k in numbers if k not in index.quotes]
        shown[zettel.id] = placed or [_quote(loaded, zettel)]
    return shown


def _quote(loaded: Loaded, zettel: Zettel) -> Shown:
    start, end = zettel.source_start, zettel.source_end
    said = loaded.said_on(loaded.quote_start(zettel)) or zettel.resolved_date
    return Shown(zettel.quote, said, start, end, loaded.quote_line(zettel))


def _passage(loaded: Loaded, passage: Passage) -> Shown:
    start, end = passage.start, passage.end
    return Shown((loaded.memory.meta.source or "")[start:end], passage.date, start, end, loaded.line(start))


def render(loaded: Loaded, zettel: Zettel, passages: list[Shown], linked: bool, output: str) -> list[str]:
    """Return a zettel as lines: a head with place, date, flags and `linked`, then its passages after line numbers."""
    first = passages[0]
    if first.line is not None:
        place = f"{loaded.text_name}:{first.line}"
    else:
        place = f"{loaded.name}, zettel {plain(zettel.id)}"
    marks = "  ".join(filter(None, (first.date or zettel.resolved_date, " ".join(zettel.flags), "linked" * linked)))
    room = width() - columns(place)
    heads = (
        [f"{place}{marks.rjust(room)}"]
        if len(marks) + 2 <= room
        else [place, *hanging("  ", marks, width())]  # a place is never cut: people copy it
    )
    gutter = max((len(str(shown.line)) for shown in passages if shown.line is not None), default=0)
    lines = [bold(head, output) for head in heads]
    for shown in passages:
        label = "" if shown.line is None else str(shown.line)
        for text in wrap(shown.text, width() - gutter - 4):
            lines.append(f"  {label:>{gutter}}  {text}".rstrip())
            label = ""
    return lines
