"""Files to be damaged: one small enough to know by heart, and real ones; and what damage does to their lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from zettelpy import CompressStream, compress, encode, merge_results
from zettelpy.options import Options
from zettelpy.types import Contradiction, Document, EntityIndex, Memory, Message, Meta, Tunnel, Zettel
from zettelpy.weight import weights_of

FIXTURES: Final = sorted((Path(__file__).parents[2] / "fixtures").glob("[0-9]*.md"))
TEXT: Final = "Ana: The boiler is fixed.\n\nMarek: It costs 80 euros.\n\nAna: No, 95 euros.\n\nInes pays."


def small(*, packed: bool = False) -> str:
    """Return the small file: two documents, four zettels, a contradiction, two names, two tunnels."""
    spans = [(0, 25), (27, 52), (54, 72), (74, 84)]
    quotes = ["The boiler is fixed.", "It costs 80 euros.", "No, 95 euros.", "Ines pays."]
    zettels = tuple(
        Zettel(ident, ("Ana", "Marek")[k % 2 : k % 2 + 1], (), quote, raw=0.25 * k, source_start=a, source_end=b)
        for k, (ident, quote, (a, b)) in enumerate(zip("abcd", quotes, spans, strict=True))
    )
    tunnels = (Tunnel("a", "c", "ANA"), Tunnel("b", "d", "MRK"))
    memory = Memory(
        tuple(replace(one, weight=w) for one, w in zip(zettels, weights_of(zettels, tunnels, 0.5), strict=True)),
        tunnels,
        EntityIndex((("ANA", "Ana"), ("MRK", "Marek"))),
        (Contradiction("b", "c", "euros", "value-change", "[euros] 80 → 95 (value-change)", (34, 52), (59, 72)),),
        (
            Message("Ana", "The boiler is fixed."),
            Message("Marek", "It costs 80 euros."),
            Message("Ana", "No, 95 euros."),
        ),
        Meta(TEXT, "Boiler", None, (), len(TEXT), 4, (Document((0, 52)), Document((54, 84))), Options(title="Boiler")),
    )
    return encode(memory, with_source=packed)


PLAIN_CONTENTS, PACKED_CONTENTS = ([line[:-10] for line in small(packed=p).split("\n")] for p in (False, True))


def bare(memory: Memory) -> Memory:
    """Return what a file without the source holds."""
    return replace(memory, messages=(), meta=replace(memory.meta, source=None))


@cache
def real_files() -> dict[str, str]:
    """Return files of every kind that are small enough to be damaged very often."""
    chat = FIXTURES[0].read_bytes().decode()[:3000]
    talk = FIXTURES[2].read_bytes().decode()[:1500]
    memory = compress(chat, chunk_size=300, chunk_overlap=40, title="Slack")
    merged = merge_results(
        [memory, compress(talk, date="2025-03-04", chunk_size=300), compress(chat[:900], title="a | b")]
    )
    stream = CompressStream(half_life_turns=3, max_zettels=6, dedupe=True)
    for line in filter(None, chat.split("\n")[4:30]):
        stream.push(line)
    names = " and ".join(f"Bo{k}x Person{k}" for k in range(60))
    wide = compress(
        f"Ana {names} decided it. {'x' * 4000} end.", chunk_size=6000, stop_words=[f"w{k}" for k in range(400)]
    )
    memories = {"chat": memory, "merged": merged, "stream": stream.snapshot(), "wide": wide, "empty": compress("")}
    files = {"small": small(), "small packed": small(packed=True)}
    for name, one in memories.items():
        files[name] = encode(one)
        files[f"{name} packed"] = encode(one, with_source=True)
    return files


# Damage: the lines of a file, those of another one, and chance, into other lines ------------------------------------

Damage = Callable[[list[str], list[str], Random], list[str]]
CHARS: Final = 'abz0129 |#,\\+-.&@"\n\r\t\x00\x85\u2028\ufeff\ud800'


def _cut(text: str, rng: Random) -> tuple[str, str]:
    at = rng.randrange(len(text) + 1)
    return text[:at], text[at:]


def flip_a_bit(lines: list[str], other: list[str], rng: Random) -> list[str]:
    text = "\n".join(lines) or " "
    at = rng.randrange(len(text))
    return (text[:at] + chr(ord(text[at]) ^ (1 << rng.randrange(7))) + text[at + 1 :]).split("\n")


def change_a_character(lines: list[str], other: list[str], rng: Random) -> list[str]:
    before, after = _cut("\n".join(lines), rng)
    char: str = rng.choice(CHARS)
    return (before + char + after[1:]).split("\n")


def insert_a_character(lines: list[str], other: list[str], rng: Random) -> list[str]:
    before, after = _cut("\n".join(lines), rng)
    piece: str = rng.choice([*CHARS, " | ", ", ", " #"])
    return (before + piece + after).split("\n")


def drop_characters(lines: list[str], other: list[str], rng: Random) -> list[str]:
    before, after = _cut("\n".join(lines), rng)
    return (before + after[rng.choice([1, 1, 2, 9]) :]).split("\n")


def drop_lines(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return lines[:at] + lines[at + rng.choice([1, 1, 1, 2, 5]) :]


def double_a_line(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[: at + 1], *lines[at:]]


def copy_a_line(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[:at], rng.choice(lines), *lines[at:]]


def swap_neighbours(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return lines[:at] + lines[at : at + 2][::-1] + lines[at + 2 :]


def swap_distant_lines(lines: list[str], other: list[str], rng: Random) -> list[str]:
    swapped = lines[:]
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    swapped[a], swapped[b] = swapped[b], swapped[a]
    return swapped


def truncate_at_a_line(lines: list[str], other: list[str], rng: Random) -> list[str]:
    return lines[: rng.randrange(len(lines))]


def truncate_within_a_line(lines: list[str], other: list[str], rng: Random) -> list[str]:
    return _cut("\n".join(lines), rng)[0].split("\n")


def insert_foreign_lines(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at, begin = rng.randrange(len(lines) + 1), rng.randrange(len(other))
    return lines[:at] + other[begin : begin + rng.choice([1, 1, 2, 9])] + lines[at:]


def move_a_block(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    block, rest = lines[at : at + 6], lines[:at] + lines[at + 6 :]
    to = rng.randrange(len(rest) + 1)
    return rest[:to] + block + rest[to:]


def exchange_blocks(lines: list[str], other: list[str], rng: Random) -> list[str]:
    a, b, c, d = sorted(rng.randrange(len(lines) + 1) for _ in range(4))
    return lines[:a] + lines[c:d] + lines[b:c] + lines[a:b] + lines[d:]


def glue_another_file(lines: list[str], other: list[str], rng: Random) -> list[str]:
    return lines[: rng.choice([len(lines), rng.randrange(len(lines) + 1)])] + other


def remove_the_header(lines: list[str], other: list[str], rng: Random) -> list[str]:
    return lines[1:]


def remove_the_end(lines: list[str], other: list[str], rng: Random) -> list[str]:
    return lines[:-1]


def take_the_check_of_another(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[:at], lines[at][:-8] + rng.choice(lines)[-8:], *lines[at + 1 :]]


def join_two_lines(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[:at], "".join(lines[at : at + 2]), *lines[at + 2 :]]


def break_a_line(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[:at], *_cut(lines[at], rng), *lines[at + 1 :]]


def leave_a_line_empty(lines: list[str], other: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(lines))
    return [*lines[:at], rng.choice(["", " ", "\t"]), *lines[at:]]


KINDS: Final[Sequence[Damage]] = (
    flip_a_bit,
    change_a_character,
    insert_a_character,
    drop_characters,
    drop_lines,
    double_a_line,
    copy_a_line,
    swap_neighbours,
    swap_distant_lines,
    truncate_at_a_line,
    truncate_within_a_line,
    insert_foreign_lines,
    move_a_block,
    exchange_blocks,
    glue_another_file,
    remove_the_header,
    remove_the_end,
    take_the_check_of_another,
    join_two_lines,
    break_a_line,
    leave_a_line_empty,
)
