"""decode(encode(m)) holds what version 2 holds of m, and encode(decode(encode(m))) is encode(m) byte for byte."""

from __future__ import annotations

import os
import pathlib
import random
import subprocess
import sys
import time
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import codec
from zettelpy.codec import decode
from zettelpy.errors import DecodeError
from zettelpy.types import ALL_EMOTIONS, ALL_FLAGS, EntityIndex, Memory, Meta, Tunnel, Zettel

encode = partial(codec.encode, version=2)
ROOT = pathlib.Path(__file__).parents[2]
VECTORS = sorted((ROOT / "tests" / "data" / "aaak-v2").glob("*.aaak"))

PIECES = [
    *"|+,;:=_-\\\"'<>. aAeéZ019\0\t\r\n\x0b\x0c\x1c\x1f\x7f\x85\xa0\u200b\u2028\u2029\ufeff\ud83d\ude42🔥👩",
    *["\\e", "\\=", "\\_", "\\n", "\\u0041", "\\\\", "\r\n", '"|', "<->", "v2", "E:", "T:", "FILE:", "0-5", "e\u0301"],
    *["<<<<<<< HEAD", "=======", ">>>>>>> x", "||||||| base", "T:001<->002|x", '001:A|t|"q"|0.50||', "FILE:001||||v2"],
]
texts = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=6).map("".join),
    st.text(st.characters(codec=None), max_size=6),  # any code point, surrogates with them
)
dates = st.builds(lambda day, size: day.isoformat()[:size], st.dates(), st.sampled_from([4, 7, 10]))


@st.composite
def memories(draw: st.DrawFn) -> Memory:
    names = draw(st.lists(texts, unique=True, max_size=4))
    codes = draw(st.lists(texts, unique=True, min_size=len(names), max_size=len(names)))
    some = st.one_of(texts, st.sampled_from([*names, *codes])) if names else texts
    zettels = []
    for ident in draw(st.lists(texts.filter(bool), unique=True, max_size=4)):
        span = draw(st.none() | st.tuples(st.integers(0, 9), st.integers(0, 10**12)))
        zettels.append(
            Zettel(
                ident,
                entities=tuple(draw(st.lists(some, max_size=4))),
                topics=tuple(draw(st.lists(texts, max_size=4))),
                quote=draw(texts),
                weight=draw(st.integers(0, 100)) / 100,
                emotions=tuple(draw(st.lists(st.sampled_from(ALL_EMOTIONS), unique=True, max_size=3))),
                flags=tuple(draw(st.lists(st.sampled_from(ALL_FLAGS), unique=True, max_size=3))),
                source_start=span and span[0],
                source_end=span and span[0] + span[1],
            )
        )
    tunnels = ()
    if len(zettels) > 1:
        pair = st.lists(st.sampled_from([zettel.id for zettel in zettels]), unique=True, min_size=2, max_size=2)
        ends = draw(st.lists(st.tuples(pair, texts), unique_by=lambda end: tuple(sorted(end[0])), max_size=4))
        tunnels = tuple(Tunnel(pair[0], pair[1], label) for pair, label in ends)
    meta = Meta(title=draw(st.none() | texts), date=draw(st.none() | dates))
    return Memory(tuple(zettels), tunnels, EntityIndex(tuple(zip(codes, names, strict=True))), meta=meta)


def held(memory: Memory) -> object:
    """What version 2 holds of a memory: ids by position, and no difference between an empty title and none."""
    place = {zettel.id: number for number, zettel in enumerate(memory.zettels)}
    zettels = [
        (z.entities, z.topics, z.quote, z.weight, z.emotions, z.flags, z.source_start, z.source_end)
        for z in memory.zettels
    ]
    tunnels = [(place[tunnel.source], place[tunnel.target], tunnel.label) for tunnel in memory.tunnels]
    return zettels, tunnels, memory.entity_index, memory.meta.title or None, memory.meta.date or None


@settings(max_examples=120, deadline=None)
@given(memories())
def test_what_is_written_is_read_back(memory: Memory) -> None:
    text = encode(memory)
    text.encode("utf-8")  # no lone surrogate is left
    again = decode(text, strict=True)
    assert held(again) == held(memory)
    assert again.meta.warnings == ()
    assert encode(again) == text
    assert decode(encode(again), strict=True) == again
    assert decode(text.replace("\n", "\r\n"), strict=True) == again


@settings(max_examples=150, deadline=None)
@given(texts, st.booleans(), st.sampled_from(["", "FILE:001||||v2\n", "FILE:001|||\n", "FILE:001||||v2\nE:"]))
def test_any_text_decodes_or_raises_a_decode_error(text: str, strict: bool, before: str) -> None:
    memory, error = attempt(before + text, strict)
    if memory is not None:
        assert held(decode(encode(memory), strict=True)) == held(memory)
    elif error is not None:
        assert 1 <= error.line <= (before + text).count("\n") + 1


def attempt(text: str, strict: bool) -> tuple[Memory | None, DecodeError | None]:
    try:
        return decode(text, strict=strict), None
    except DecodeError as error:
        return None, error


def mutate(text: str, dice: random.Random) -> str:
    """Edit a text at one to four places: characters dropped, doubled, replaced or put in, lines moved or cut."""
    for _ in range(dice.randint(1, 4)):
        lines = text.split("\n")
        kind = dice.randrange(7)
        a = dice.randrange(len(lines))
        if kind == 0:
            lines[a], lines[b] = lines[b := dice.randrange(len(lines))], lines[a]
        elif kind == 1:
            lines.insert(dice.randrange(len(lines)), lines[a])
        elif kind == 2 and len(lines) > 1:
            del lines[a]
        else:
            at = dice.randint(0, len(lines[a]))
            cut = dice.choice([0, 0, 1, 1, 5, 100])
            new = dice.choice([*PIECES, "", "", "", "9" * 30])
            lines[a] = lines[a][:at] + new + lines[a][at + cut :]
        text = "\n".join(lines)
    return text


def test_edits_of_real_files_end_in_a_memory_or_a_decode_error() -> None:
    dice = random.Random(2)
    files = [path.read_bytes().decode("utf-8") for path in VECTORS]
    files = ["\n".join([*lines[:6], *lines[-2:]]) for lines in (text.split("\n") for text in files)]
    files.append('FILE:002|ALC|2026|x\n001:ALC|a_b|"q "q" q"|0.46|joy|CORE\n002:|b|"x"|0.00||\nT:001<->002|b')
    raised = warned = 0
    for _ in range(2500):
        text = mutate(dice.choice(files), dice)
        memory, refused = attempt(text, strict=False)
        strict, error = attempt(text, strict=True)
        if memory is None:
            raised += 1
            assert refused is not None
            assert error is not None
            continue
        warned += bool(memory.meta.warnings)
        assert held(decode(encode(memory), strict=True)) == held(memory)
        if error is None:
            assert strict == memory
            assert memory.meta.warnings == ()
        else:
            assert str(error) in memory.meta.warnings
    assert raised > 150
    assert warned > 1000


def test_case_aaak_002_delimiters_in_the_content_do_not_shift_fields() -> None:
    text = 'ZETTEL|7|DECISION|"quoted \\"q\\" | pipe"\nT: a -> b\n0:Mara|Jo|budget|"x"|0.9|joy|DECISION\n'
    text += "%%AAAK v1\n#end\n"
    lines = text.split("\n")
    zettels = tuple(
        Zettel(f"z{n}", (line, "Mara|Jo"), (line, text), text, 0.25) for n, line in enumerate(lines) if line
    )
    index = EntityIndex((('A"|+;=,', "Mara|Jo"), ("T:001<->002|", lines[2])))
    memory = Memory(zettels, (Tunnel("z0", "z2", text),), index, meta=Meta(title=text + "|v2"))
    again = decode(encode(memory), strict=True)
    assert held(again) == held(memory)
    assert all(zettel.flags == () for zettel in again.zettels)


PROGRAM = """
import sys
from zettelpy.codec import decode, encode
text = open(sys.argv[1], encoding="utf-8", newline="").read()
sys.stdout.buffer.write(encode(decode(text), version=2).encode())
"""


def test_case_aaak_011_the_bytes_are_the_same_in_every_process() -> None:
    path = VECTORS[4]
    for seed, locale in (("0", "C"), ("1", "da_DK.UTF-8"), ("12345", "tr_TR.UTF-8")):
        env = os.environ | {"PYTHONHASHSEED": seed, "LC_ALL": locale, "PYTHONPATH": str(ROOT)}
        run = subprocess.run([sys.executable, "-c", PROGRAM, str(path)], env=env, capture_output=True, check=True)
        assert run.stdout == path.read_bytes()


def cost(size: int) -> float:
    """Processor time to write and to read a memory of hostile shape: many records, long fields, much damage."""
    bait = '\\"|+,;=_ ' * size
    index = EntityIndex(tuple((f"C{n}", f"N{n}") for n in range(size)))
    zettels = [Zettel(f"i{n}", (f"N{n}",), (bait[:9],), "q|" * 9, source_start=n, source_end=n) for n in range(size)]
    zettels.append(Zettel("long", (bait, *index.name_to_code), tuple(bait.split("|")), bait))
    memory = Memory(tuple(zettels), tuple(Tunnel("i0", f"i{n}", bait[:9]) for n in range(1, size)), index)
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        text = encode(memory)
        decode(text)
        decode(text.replace("|", "||"))
        decode("FILE:001||||v2\nE:" + "=;" * size + "\n001:" + "+" * size + "|" + "\\" * size + "," * size + bait)
        best = min(best, time.process_time() - start)
    return best


@pytest.mark.timing
def test_time_is_linear() -> None:
    cost(50)
    small, big = cost(500), cost(2000)
    assert big < small * 4 * 1.6, (small, big)
