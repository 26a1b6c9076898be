"""Measure what a small edit changes in an encoded memory: lines and characters of the diff, by kind of line.

    python3 bench/edits.py TEXT [--positions 20] [--seed 0] [--versions 3 2] [--json]

A paragraph (in a conversation: a message) is inserted, deleted or changed, the three in turn, at places that depend on
the seed alone. The text is compressed before and after, both memories are encoded, and the lines that differ are
counted: removed plus added. Kinds are the first words of the lines: Z a zettel, T a tunnel, E a name, C a
contradiction. `check only` are lines of version 3 whose content is the same and whose check is not, since it covers
the line before as well.

The last lines hold the median and the worst, and how many times more lines than the first version each other one
changes. The figures depend on the file, the seed and the number of positions alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import zettelpy
from zettelpy.bench.edits import CHECK_ONLY, Reviewed, median, review
from zettelpy.bench.inputs import read


def row(name: str, lines: Sequence[int], characters: Sequence[int]) -> str:
    """Return a line of the summary: median and worst of lines and of characters."""
    return f"{name:12}{median(lines):8}{max(lines):8}{median(characters):10}{max(characters):9}"


def told(kinds: dict[str, int]) -> str:
    """Return the lines of a diff by kind, `check only` last."""
    return ", ".join(f"{kind} {count}" for kind, count in kinds.items()) or "none"


def summary(done: Sequence[Reviewed], versions: Sequence[int]) -> list[str]:
    """Return the median and the worst of each version, of its kinds of lines, and the ratios of lines."""
    lines = [
        f"{'':12}{'lines':>8}{'':8}{'characters':>10}",
        f"{'':12}{'median':>8}{'worst':>8}{'median':>10}{'worst':>9}",
    ]
    for n, version in enumerate(versions):
        diffs = [one.diffs[n] for one in done]
        lines.append(row(f"version {version}", [d.lines for d in diffs], [d.characters for d in diffs]))
        kinds = Counter[str]()
        for diff in diffs:
            kinds.update(diff.kinds)
        for kind in sorted(kinds, key=lambda kind: (kind == CHECK_ONLY, -kinds[kind], kind)):
            counts = [diff.kinds.get(kind, 0) for diff in diffs]
            lines.append(f"  {kind:10}{median(counts):8}{max(counts):8}")
    base = sum(one.diffs[0].lines for one in done)
    for n, version in enumerate(versions[1:], 1):
        ratios = [one.diffs[n].lines / max(one.diffs[0].lines, 1) for one in done]
        whole = sum(one.diffs[n].lines for one in done) / max(base, 1)
        middle = sorted(ratios)[(len(ratios) - 1) // 2]
        lines.append(
            f"version {version} changes {whole:.1f} times the lines of version {versions[0]} (median {middle:.1f})"
        )
    return lines


def main() -> None:
    """Print the table for one text."""
    parser = argparse.ArgumentParser(description="Measure what a small edit changes in an encoded memory.")
    parser.add_argument("text", type=Path)
    parser.add_argument("--positions", type=int, default=20, help="how many edits (default 20)")
    parser.add_argument("--seed", type=int, default=0, help="what the places depend on (default 0)")
    parser.add_argument("--versions", type=int, nargs="+", default=[3, 2], help="of AAAK (default 3 2)")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    given = parser.parse_args()
    if given.positions < 1:
        parser.error(f"--positions must be 1 or more, got {given.positions}")
    text = read(given.text)
    memory = zettelpy.compress(text)
    done: list[Reviewed] = []
    rows = []
    if not given.json:
        print(
            f"{given.text.name}: {len(text)} characters, {len(memory.zettels)} zettels, {len(memory.tunnels)} tunnels"
        )
    for one in review(text, memory, given.positions, given.seed, given.versions):
        done.append(one)
        rows.append({"kind": one.edit.kind, "at": one.edit.start, "diffs": [diff._asdict() for diff in one.diffs]})
        if not given.json:
            print(f"{one.edit.kind} at {one.edit.start}")
            for version, diff in zip(given.versions, one.diffs, strict=True):
                print(
                    f"  version {version}: {diff.lines} lines, {diff.characters} characters: {told(diff.kinds)}",
                    flush=True,
                )
    if not done:
        raise SystemExit(f"{given.text} holds no paragraph to edit")
    if given.json:
        print(json.dumps({"text": given.text.name, "versions": given.versions, "edits": rows}, indent=2))
    else:
        print("\n".join(summary(done, given.versions)))


if __name__ == "__main__":
    main()
