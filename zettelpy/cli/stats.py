"""`stats`: what a memory holds, on one page of 80 columns: sizes, names, decisions and contradictions."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

import zettelpy
from zettelpy.cli.arguments import Verbs, add_memory, add_verb
from zettelpy.cli.reading import Loaded, load_memory
from zettelpy.cli.records import record
from zettelpy.cli.terminal import bold, clip, pad, width
from zettelpy.cli.writing import to_json, write
from zettelpy.types import ALL_EMOTIONS, ALL_FLAGS

SHOWN = 10  # rows of a list on the page; --json gives all


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "stats", run, "show what a memory holds: sizes, names, decisions, contradictions")
    add_memory(parser, optional=True)


def run(args: argparse.Namespace) -> int:
    """Print the figures of a memory."""
    loaded = load_memory(args)
    facts = measure(loaded)
    result = to_json(facts) if args.json else "\n".join(page(loaded, facts, args.output))
    write(result, args.output, reading=(args.memory, args.source))
    return 0


def measure(loaded: Loaded) -> dict[str, Any]:
    """Return the figures of a memory, as JSON takes them."""
    memory, source = loaded.memory, loaded.memory.meta.source
    aaak = zettelpy.encode(memory)
    dates = sorted(zettel.resolved_date for zettel in memory.zettels if zettel.resolved_date)
    return {
        "memory": loaded.name,
        "title": memory.meta.title,
        "text": None if source is None else {"characters": len(source), "tokens": zettelpy.estimate_tokens(source)},
        "aaak": {"characters": len(aaak), "tokens": zettelpy.estimate_tokens(aaak)},
        "zettels": len(memory.zettels),
        "tunnels": len(memory.tunnels),
        "messages": len(memory.messages),
        "first_date": dates[0] if dates else None,
        "last_date": dates[-1] if dates else None,
        "entities": counted(name for zettel in memory.zettels for name in zettel.entities),
        "flags": in_order(ALL_FLAGS, (flag for zettel in memory.zettels for flag in zettel.flags)),
        "emotions": in_order(ALL_EMOTIONS, (emotion for zettel in memory.zettels for emotion in zettel.emotions)),
        "decisions": decisions(loaded),
        "contradictions": [record(contradiction) for contradiction in memory.contradictions],
    }


def counted(names: Iterable[str]) -> list[dict[str, Any]]:
    """Return names with the number of zettels they stand in, most frequent first, ties in order of appearance."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [{"name": name, "zettels": count} for name, count in sorted(counts.items(), key=lambda item: -item[1])]


def in_order(known: tuple[str, ...], labels: Iterable[str]) -> dict[str, int]:
    """Return how often each label occurs, those that do, in the order of `known`."""
    found = list(labels)
    return {label: found.count(label) for label in known if label in found}


def decisions(loaded: Loaded) -> list[dict[str, Any]]:
    """Return the decisions in order of the text, each with the day on which it was said and its line."""
    held = [(loaded.quote_start(zettel), zettel) for zettel in loaded.memory.zettels if "DECISION" in zettel.flags]
    held.sort(key=lambda item: item[0] or 0)  # stable: without the text, the order of the memory stays
    return [
        {
            "id": zettel.id,
            "date": loaded.said_on(start) or zettel.resolved_date,
            "quote": zettel.quote,
            "line": None if start is None else loaded.line(start),
        }
        for start, zettel in held
    ]


def page(loaded: Loaded, facts: dict[str, Any], output: str) -> Iterator[str]:
    """Yield the lines of the page."""
    room = width()
    title = f" · {facts['title']}" if facts["title"] else ""
    yield bold(clip(f"{loaded.name}{title}", room), output)
    for label, value in _sizes(facts):
        yield f"  {label:<9} {clip(value, room - 12)}"
    for head, rows in (
        ("Entities", _entity_rows(facts["entities"], room)),
        ("Decisions", [_decision_row(decision, room) for decision in facts["decisions"]]),
        ("Contradictions", list(_contradiction_rows(loaded, room))),
    ):
        if rows:
            yield ""
            yield bold(head, output)
            yield from rows[:SHOWN]
            if len(rows) > SHOWN:
                yield f"  … and {len(rows) - SHOWN:,} more: --json gives all"


def _sizes(facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    text, aaak = facts["text"], facts["aaak"]
    if text:
        yield "text", f"{text['characters']:,} characters, {text['tokens']:,} tokens"
    share = f", {100 * aaak['tokens'] // max(1, text['tokens'])} % of the text" if text else ""
    yield "as AAAK", f"{aaak['characters']:,} characters, {aaak['tokens']:,} tokens{share}"
    messages = f", {facts['messages']:,} messages" if facts["messages"] else ""
    yield "holds", f"{facts['zettels']:,} zettels, {facts['tunnels']:,} tunnels{messages}"
    if facts["first_date"]:
        yield "dates", f"{facts['first_date']} to {facts['last_date']}"
    for name in ("flags", "emotions"):
        if facts[name]:
            most = sorted(facts[name].items(), key=lambda item: -item[1])
            yield name, ", ".join(f"{label} {count:,}" for label, count in most)


def _entity_rows(entities: list[dict[str, Any]], room: int) -> list[str]:
    """Return the entities in two columns, read downwards."""
    half = room // 2 - 2
    shown = entities[: 2 * SHOWN]
    cells = [pad(clip(entity["name"], half - 8), half - 8) + f"{entity['zettels']:>6,}  " for entity in shown]
    down = (len(cells) + 1) // 2
    rows = ["  " + "".join(cells[i::down]).rstrip() for i in range(down)]
    return rows + [""] * max(0, len(entities) - len(shown))


def _decision_row(decision: dict[str, Any], room: int) -> str:
    place = f"  :{decision['line']}" if decision["line"] else ""
    quote = clip(decision["quote"], room - 14 - len(place))
    return f"  {decision['date'] or '':<10}  {pad(quote, room - 14 - len(place))}{place}"


def _contradiction_rows(loaded: Loaded, room: int) -> Iterator[str]:
    """Yield the contradictions, each with the day on which the later statement was said."""
    dates = {zettel.id: zettel.resolved_date for zettel in loaded.memory.zettels}
    for found in loaded.memory.contradictions:
        said = loaded.said_on(found.later_span[0] if found.later_span else None) or dates.get(found.later) or ""
        yield f"  {said:<10}  {clip(found.summary, room - 14)}"
