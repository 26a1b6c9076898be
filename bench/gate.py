"""The gate: fails where a piece of work takes over a tenth more than it took when its figures were committed.

    make bench-gate                      # compare with bench/gate.json
    python bench/gate.py --write         # after a change that is worth what it costs, or one that saves: then commit

What is compared are counts that no machine changes (`zettelpy/bench/effort.py`): function calls, lines run, kilobytes
held at the peak. They differ between Python versions, so each has its figures; on a version that has none nothing is
compared, and the gate says so. A change that saves over a tenth is told: write its figures, or the next rise hides in
the difference.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench import growth
from zettelpy.bench.effort import Effort, Work, effort
from zettelpy.bench.prose import PROSE
from zettelpy.tunnel import build_tunnels

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
FIGURES: Final = ROOT / "bench" / "gate.json"
MOST: Final = (11, 10)  # times what is committed
SLACK: Final = Effort(20, 60, 40)  # a tenth of next to nothing is nothing
VERSION: Final = ".".join(map(str, sys.version_info[:2]))
CHATS: Final = (
    "01_slack_engineering",
    "03_assistant_chat",
    "05_mixed_language_chat",
    "11_de_freibad",
    "17_ja_suisogaku",
)
COLD: Final = ("recall", "fixtures/01_slack_engineering.md", "What did we decide about the database?")

FRESH: Final = """
import contextlib, io, json, sys
sys.path.insert(0, {root!r})
from zettelpy.bench import effort
def work():
    from zettelpy.cli import main
    with contextlib.redirect_stdout(io.StringIO()):
        assert main({command!r}) == 0
print(json.dumps(getattr(effort, sys.argv[1])(work)))
"""


def chat(name: str) -> str:
    return (ROOT / "fixtures" / f"{name}.md").read_bytes().decode("utf-8")


def prose(count: int) -> str:
    """Return `count` paragraphs in English, each with two names that come back here and there."""
    names = [line.split()[-1].strip(".;").capitalize() + "son" for line in growth.lines(40)]
    paragraphs = PROSE["en"]
    return "\n\n".join(
        " ".join(paragraphs[k % len(paragraphs)]).format(a=names[k * k % 37], b=names[k % 11]) + f" It was number {k}."
        for k in range(count)
    )


def _compress(text: str) -> Work:
    return lambda: zettelpy.compress(text)


def _again(count: int, ask: Callable[[zettelpy.Memory, str], object]) -> Work:
    memory = growth.memory(count)
    ask(memory, growth.QUERY)
    return lambda: ask(memory, growth.QUERY)


def _tunnels(count: int) -> Work:
    memory = growth.memory(count)
    return lambda: build_tunnels(memory.zettels, memory.entity_index, memory.meta.options)


def _first(count: int) -> Work:
    memory = growth.memory(count)
    return lambda: zettelpy.recall(replace(memory), growth.QUERY)  # a copy has no index yet


def _context(memory: zettelpy.Memory, query: str) -> object:
    return zettelpy.recall_context(memory, query, max_tokens=1000)


WORKS: Final[Mapping[str, Callable[[], Work]]] = {
    **{f"compress, {name}": lambda name=name: _compress(chat(name)) for name in CHATS},
    "compress, prose": lambda: _compress(prose(400)),
    "compress, messages": lambda: _compress("\n".join(growth.lines(600))),
    "tunnels, exact": lambda: _tunnels(1200),
    "tunnels, bounded": lambda: _tunnels(3000),
    "recall, the first": lambda: _first(1200),
    "recall, again": lambda: _again(1200, zettelpy.recall),
    "recall, again, large": lambda: _again(3000, zettelpy.recall),
    "recall_context, again": lambda: _again(1200, _context),
    **{
        name: lambda name=name: growth.ROWS[name](400)
        for name in growth.ROWS
        if not name.startswith(("tunnels", "recall"))
    },
}


def cold() -> Effort:
    """Count what `python -m zettelpy recall` does in a fresh process, from its first import on."""
    counted = FRESH.format(root=str(ROOT), command=list(COLD))
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"}
    return Effort(
        *(
            int(
                subprocess.run(
                    [sys.executable, "-c", counted, kind],
                    cwd=ROOT,
                    env=environment,
                    capture_output=True,
                    text=True,
                    check=True,
                ).stdout
            )
            for kind in Effort._fields
        )
    )


def measured(only: str = "") -> Iterator[tuple[str, Effort]]:
    for name, make in WORKS.items():
        if only in name:
            yield name, effort(make())
    if only in "recall, fresh process":
        yield "recall, fresh process", cold()


def verdict(now: Effort, committed: Effort) -> str:
    """Return "rise", "fall" or nothing; one count that rose is a rise.

    >>> verdict(Effort(1200, 9000, 800), Effort(1000, 9000, 800))
    'rise'
    """
    times, of = MOST
    pairs = list(zip(now, committed, SLACK, strict=True))
    if any(one * of > other * times and one - other > slack for one, other, slack in pairs):
        return "rise"
    return "fall" if any(one * times < other * of and other - one > slack for one, other, slack in pairs) else ""


def compare(figures: Mapping[str, Effort], committed: Mapping[str, list[int]]) -> tuple[list[str], list[str]]:
    """Return the lines that tell what rose or has no figures, and those that tell what fell."""
    risen: list[str] = []
    fallen: list[str] = []
    for name, now in figures.items():
        if name not in committed:
            risen.append(f"{name}: no figures are committed; run python bench/gate.py --write")
            continue
        before = Effort(*committed[name])
        said = verdict(now, before)
        changes = ", ".join(
            f"{field} {other:,} -> {one:,} ({100 * (one - other) / max(1, other):+.1f} %)"
            for field, one, other in zip(Effort._fields, now, before, strict=True)
            if one != other
        )
        if said:
            (risen if said == "rise" else fallen).append(f"{name}: {changes}")
    return risen, fallen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the figures of this Python version")
    parser.add_argument("--only", default="", metavar="WORDS", help="works whose name holds these")
    parser.add_argument(
        "--figures", type=pathlib.Path, default=FIGURES, metavar="FILE", help="default: bench/gate.json"
    )
    arguments = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of a set moves a count by a thousandth, memory by more
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        return subprocess.run([sys.executable, *sys.argv], env=environment, check=False).returncode
    committed = json.loads(arguments.figures.read_text("utf-8")) if arguments.figures.exists() else {}
    figures = {}
    for name, now in measured(arguments.only):
        figures[name] = now
        print(f"{name:34} {now.calls:>11,} calls {now.lines:>11,} lines {now.memory:>9,} kB", flush=True)
    if arguments.write:
        held = {**committed.get(VERSION, {}), **{name: list(now) for name, now in figures.items()}}
        committed[VERSION] = {name: held[name] for name in (*WORKS, "recall, fresh process") if name in held}
        rows = [
            f" {json.dumps(version)}: {{\n"
            + ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in committed[version].items())
            + "\n }"
            for version in sorted(committed, key=lambda text: [int(part) for part in text.split(".")])
        ]
        arguments.figures.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
        print(f"\nwritten for Python {VERSION}")
        return 0
    if not figures or not committed:
        wrong = f"no work has {arguments.only!r} in its name" if not figures else f"no figures in {arguments.figures}"
        print(f"\n{wrong}: nothing was compared")
        return 2
    if VERSION not in committed:
        print(f"\nno figures are committed for Python {VERSION}, only for {', '.join(committed)}: nothing was compared")
        return 0
    risen, fallen = compare(figures, committed[VERSION])
    if fallen:
        print("\nless than a tenth ago (python bench/gate.py --write holds it):", *fallen, sep="\n  ")
    if risen:
        print("\nover a tenth more than committed:", *risen, sep="\n  ")
        return 1
    print(f"\nnothing takes over a tenth more than committed for Python {VERSION}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
