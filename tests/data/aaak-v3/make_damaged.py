"""Write `damaged.json`, texts that strict decoding refuses: `python tests/data/aaak-v3/make_damaged.py`.

Most say what must not be said, behind checks that hold; the others are `02-plain.aaak` with a line that was changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[2]))

from zettelpy.codec.v3.chain import seal  # noqa: E402

FIRST = "AAAK 3 algorithm 1"
Z1, Z2 = "Z a | q |  |  | 0.5 +0+5", "Z b | r |  |  | 0.2 +2+3"
# What is wrong, the line at which strict decoding says so, and the contents of the lines, which get their right checks.
REFUSED: list[tuple[str, int, list[str]]] = [
    ("no END", 3, [FIRST, Z1, Z2]),
    ("a line behind END", 4, [FIRST, Z1, "END", "T a b | x"]),
    ("an unknown version", 1, ["AAAK 4 algorithm 1", "END"]),
    ("a leading zero", 1, ["AAAK 3 algorithm 01", "END"]),
    ("a record of no known kind", 2, [FIRST, "X y", "END"]),
    ("records out of order", 2, [FIRST, "W x", "title y", "END"]),
    ("a second title", 3, [FIRST, "title x", "title y", "END"]),
    ("an option at its default", 2, [FIRST, "option chunk_size 800", "END"]),
    ("an unknown option", 2, [FIRST, "option colour 3", "END"]),
    ("an option out of its range", 2, [FIRST, "option chunk_size 0", "END"]),
    ("a day that is not in the calendar", 2, [FIRST, "date 2025-02-29", "END"]),
    ("a tab that is not escaped", 2, [FIRST, "title a\tb", "END"]),
    ("an escape that is needless", 2, [FIRST, r"title \u0041", "END"]),
    ("an unknown escape", 2, [FIRST, r"title \x", "END"]),
    ("a bare bar", 2, [FIRST, "title a|b", "END"]),
    ("a bare comma in a list", 2, [FIRST, "Z a | q | Ana,Bo |  | 0.5 +0+5", "END"]),
    ("too few fields", 2, [FIRST, "Z a | q |  | 0.5 +0+5", "END"]),
    ("an unknown flag", 2, [FIRST, "Z a SHOUTED | q |  |  | 0.5 +0+5", "END"]),
    ("an emotion twice", 2, [FIRST, "Z a | q |  |  | joy joy 0.5 +0+5", "END"]),
    ("words of the tail out of order", 2, [FIRST, "Z a | q |  |  | +0+5 0.5", "END"]),
    ("a float not in its shortest form", 2, [FIRST, "Z a | q |  |  | 0.50 +0+5", "END"]),
    ("a place before the text", 2, [FIRST, "Z a | q |  |  | 0.5 -1+5", "END"]),
    ("a count that the places say", 2, [FIRST, "Z a | q |  |  | 0.5 x1 +0+5", "END"]),
    ("a weight that is missing", 2, [FIRST, "Z a | q |  |  | +0+5", "END"]),
    ("a further place from no zettel", 2, [FIRST, "Z a | q |  |  | 0.5 +0+5 @b+1+2", "END"]),
    ("a second zettel of the same id", 3, [FIRST, Z1, "Z a | r |  |  | 0.5 +2+3", "END"]),
    ("a document that goes without saying", 2, [FIRST, "D +0", Z1, "END"]),
    ("a document that stands too far down", 3, [FIRST, Z1, "D -5 | x", Z2, "END"]),
    ("a summary written in another way", 3, [FIRST, Z1, "C a - a - | s | h | = [h] m (s)", "END"]),
    (
        "a second contradiction that is not marked",
        4,
        [FIRST, Z1, *["C a - a - | s | h | m", "C a - a - | s | h | m"], "END"],
    ),
    ("codes out of order", 3, [FIRST, "E B | x", "E A | y", "END"]),
    ("a second code", 3, [FIRST, "E A | x", "E A | y", "END"]),
    ("a tunnel to no zettel", 3, [FIRST, Z1, "T a b | x", "END"]),
    ("a tunnel turned round", 5, [FIRST, Z1, Z2, "T a b | x", "T b a | x", "END"]),
    ("a length below 0", 2, [FIRST, "END -1"]),
    ("text without the record source", 3, [FIRST, Z1, "S x", "END"]),
    ("text that is not of its digest", 3, [FIRST, "source", "Z a | q |  |  | 0.5 +0+5 text:aaaaaaaa", "S x", "END"]),
    ("a line that is cut too early", 2, [FIRST, "title x", "& y", "END"]),
]


def damaged() -> list[dict[str, Any]]:
    """Return texts that strict decoding refuses, each with what is wrong and the number of the line."""
    told = [{"wrong": wrong, "line": line, "text": "\n".join(seal(lines)) + "\n"} for wrong, line, lines in REFUSED]
    lines = (HERE / "02-plain.aaak").read_bytes().decode("utf-8").rstrip("\n").split("\n")
    for wrong, line, edited in (
        ("a check that was changed", 2, [lines[0], lines[1][:-1] + "b", *lines[2:]]),
        ("a letter that was changed", 3, [*lines[:2], lines[2].replace("valve", "value"), *lines[3:]]),
        ("a line that was dropped", 3, [*lines[:2], *lines[3:]]),
        ("a line that was doubled", 4, [*lines[:3], *lines[2:]]),
        ("an empty line", 4, [*lines[:2], "", *lines[2:]]),
        ("two files in one", len(lines) + 1, [*lines, *lines]),
        ("marks of a merge conflict", 2, [lines[0], "<<<<<<< ours", lines[1], "=======", ">>>>>>> theirs", *lines[2:]]),
    ):
        told.append({"wrong": wrong, "line": line, "text": "\n".join(edited) + "\n"})
    return told


def main(folder: Path = HERE) -> None:
    """Write the file into a folder."""
    items = ",\n".join(json.dumps(item) for item in damaged())
    (folder / "damaged.json").write_bytes(f"[\n{items}\n]\n".encode())


if __name__ == "__main__":
    main()
