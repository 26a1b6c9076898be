r"""The records of what joins zettels: contradictions, the codes of names, tunnels.

    C ncy5ehon +12+40 fji2kd9a -3+33 | value-change | launch | "… on Friday." → "… on Monday."
    E MRK | Marek
    T ncy5ehon fji2kd9a | MRK

A contradiction names the zettels of the earlier and the later statement, each with the place of the statement, counted
from the beginning of the zettel, or `-` where it is not known. The second of two that are alike in all is marked `x2`.
The summary `[launch] "…" → "…" (value-change)` is written without what the fields before it say; any other one in full,
behind `= `.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.codec.lines import Scanner, shown
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.zettels import Place, place_word, read_place

UNKNOWN: Final = "-"
WHOLE: Final = "= "  # before a summary that is written in full


class ContradictionRecord(NamedTuple):
    """The fields of a contradiction; `times` tells how many before it are alike, itself counted."""

    earlier: str
    earlier_place: Place | None
    later: str
    later_place: Place | None
    signal: str
    shared: str
    summary: str
    times: int = 1


def write_contradiction(record: ContradictionRecord) -> str:
    """Return the content of the record."""
    head = ["C", fields.word(record.earlier), _place(record.earlier_place)]
    head += [fields.word(record.later), _place(record.later_place)]
    if record.times > 1:
        head.append(f"x{record.times}")
    rest = (record.signal, record.shared, _shortened(record.summary, record.signal, record.shared))
    return fields.BAR.join([" ".join(head), *map(fields.text, rest)])


def _shortened(summary: str, signal: str, shared: str) -> str:
    """Return what a summary tells beside signal and what is shared, the whole behind `= ` where it has another form."""
    before, behind = _frame(signal, shared)
    told = summary[len(before) : len(summary) - len(behind)]
    return told if summary == before + told + behind and not told.startswith(WHOLE) else WHOLE + summary


def _frame(signal: str, shared: str) -> tuple[str, str]:
    return f"[{shared}] ", f" ({signal})"


def _place(place: Place | None) -> str:
    return UNKNOWN if place is None else place_word(*place)


def read_contradiction(scan: Scanner) -> ContradictionRecord:
    """Read the content of a record; fail where it is none."""
    spans = fields.split_fields(scan, 4, 0)
    if len(spans) != 4:
        scan.fail(f"a contradiction has 4 fields, this one {len(spans)}", len(scan.line))
    words = scan.line[: spans[0][1]].split(" ")
    if len(words) not in (5, 6):
        scan.fail("a contradiction names two zettels, each with a place or -", 0)
    starts = [0]
    for word in words:
        starts.append(starts[-1] + len(word) + 1)
    times = 1
    if len(words) == 6:
        count = fields.count(words[5][1:]) if words[5][:1] == "x" else None
        times = scan.fail(f"{shown(words[5])} is no count such as x2", starts[5]) if count is None else count
    places = []
    for k in (2, 4):
        place = None if words[k] == UNKNOWN else read_place(words[k])
        if place is None and words[k] != UNKNOWN:
            scan.fail(f"{shown(words[k])} is no place such as +2+147", starts[k])
        places.append(place)
    ids = [fields.read_word(scan, starts[k], starts[k] + len(words[k])) for k in (1, 3)]
    signal, shared, summary = [fields.read_text(scan, *span) for span in spans[1:]]
    before, behind = _frame(signal, shared)
    summary = summary.removeprefix(WHOLE) if summary.startswith(WHOLE) else before + summary + behind
    return ContradictionRecord(ids[0], places[0], ids[1], places[1], signal, shared, summary, times)


def write_name(code: str, name: str) -> str:
    """Return the record of a name and its code."""
    return f"E {fields.text(code)}{fields.BAR}{fields.text(name)}"


def read_name(scan: Scanner) -> tuple[str, str]:
    """Read the content of a record: code and name; fail where it is none."""
    spans = fields.split_fields(scan, 2, len("E "))
    if len(spans) != 2:
        scan.fail("a record of a name is E, its code, a bar and the name", len(scan.line))
    return fields.read_text(scan, *spans[0]), fields.read_text(scan, *spans[1])


def write_tunnel(source: str, target: str, label: str) -> str:
    """Return the record of a tunnel."""
    return f"T {fields.word(source)} {fields.word(target)}{fields.BAR}{fields.text(label)}"


def read_tunnel(scan: Scanner) -> tuple[str, str, str]:
    """Read the content of a record: the two ids and the label; fail where it is none."""
    spans = fields.split_fields(scan, 2, 0)
    words = scan.line[: spans[0][1]].split(" ")
    if len(spans) != 2 or len(words) != 3:
        scan.fail("a tunnel is T, two ids, a bar and the label", 0)
    first = 2 + len(words[1])
    return (
        fields.read_word(scan, 2, first),
        fields.read_word(scan, first + 1, first + 1 + len(words[2])),
        fields.read_text(scan, *spans[1]),
    )
