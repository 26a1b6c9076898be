"""Random mutations through the decoder: nothing but DecodeError comes out, and no change of the content passes.

Each mutation is a function of the seed and its number, so a failure can be repeated alone. By default a few seconds:

    ZETTELPY_FUZZ=100000 ZETTELPY_FUZZ_SEED=1 python -m pytest tests/codec/test_fuzz.py -s
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random

import pytest

from tests.codec.damaged import KINDS, real_files
from tests.codec.forged import forge, sealed
from tests.codec.test_v3_damage import assert_noticed
from tests.timing import best_time
from zettelpy import decode, encode
from zettelpy.codec.v3.chain import seal
from zettelpy.codec.v3.write import contents_of
from zettelpy.errors import DecodeError

MUTATIONS = int(os.environ.get("ZETTELPY_FUZZ", "1200"))
SEED = os.environ.get("ZETTELPY_FUZZ_SEED", "0")
SMALL = [name for name, text in real_files().items() if len(text) < 12_000]


def repeatable(what: str) -> Iterator[tuple[int, Random]]:
    for k in range(MUTATIONS):
        yield k, Random(f"{SEED} {what} {k}")


def cause(reason: str) -> str:
    """Return the kind of a finding: its reason without what it tells of the line."""
    return re.sub(r"'[^']*'|\"[^\"]*\"|#[a-z2-7]{8}|[0-9]+", "_", reason)[:70]


def report(what: str, counts: Counter[str]) -> None:
    print(f"\n{MUTATIONS:,} {what}, seed {SEED}:")
    for kind, count in counts.most_common():
        print(f"  {count:7,}  {kind}")


def test_no_mutation_that_changes_the_content_passes() -> None:
    files = real_files()
    whole = {name: decode(text, strict=True) for name, text in files.items()}
    counts: Counter[str] = Counter()
    for k, rng in repeatable("damage"):
        name, other = rng.choice(SMALL), rng.choice(SMALL)
        lines, foreign = files[name].split("\n"), files[other].split("\n")
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            lines = rng.choice(KINDS)(lines or [""], foreign, rng)
        text = "\n".join(lines)
        try:
            why = assert_noticed(text, whole[name], whole[other])
        except Exception as error:
            pytest.fail(f"seed {SEED}, mutation {k}: {error!r}\n{text!a}")
        counts[f"refused: {cause(why)}" if why else "accepted, content unchanged"] += 1
    report("mutations", counts)
    assert counts["accepted, content unchanged"] < MUTATIONS / 10


def spelling(text: str) -> list[str]:
    """Return the contents of a file without what can be written in more than one way: see the test below."""
    lines = [line[:-10] for line in text.split("\n") if not line.startswith("M ")]
    return [re.sub(r" (?:text:[a-z2-7]{8}|w[0-9][0-9.e-]*|@\S+)(?= |$)", "", line) for line in lines]


def test_a_sealed_file_has_one_spelling() -> None:
    """A file that strict decoding accepts is what `encode` writes, but for what a plain merge can leave otherwise: from
    which zettel a further place counts (`@`), a weight that follows anyway (`w`), and where the words of a message
    stand that the text says more than once (`M`, and the digest that covers it)."""
    files = real_files()
    contents = {
        name: list(contents_of(decode(text), with_source=name.endswith(" packed"))) for name, text in files.items()
    }
    others = [content for name in SMALL for content in contents[name]]
    counts: Counter[str] = Counter()
    for k, rng in repeatable("forgery"):
        name = rng.choice(SMALL)
        forged = contents[name]
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            forged = forge(forged, others, rng)
        text = sealed(forged, digests=rng.random() < 0.7)
        try:
            counts[spelled(text)] += 1
        except Exception as error:
            pytest.fail(f"seed {SEED}, forgery {k}: {error!r}\n{text!a}")
    report("sealed forgeries", counts)
    assert counts["accepted, one spelling"]


def spelled(text: str) -> str:
    """Say what strict decoding does with a sealed file; assert that it has one spelling where it is accepted."""
    try:
        memory = decode(text, strict=True)
    except DecodeError as error:
        with suppress(DecodeError):
            decode(text)
        return f"refused: {cause(error.reason)}"
    again = encode(memory, with_source=memory.meta.source is not None)
    assert decode(again, strict=True) == memory == decode(text)
    if again == text.rstrip("\n"):
        return "accepted, one spelling"
    assert spelling(again) == spelling(text.rstrip("\n")), again
    return "accepted, another spelling of the same"


# Time and memory -------------------------------------------------------------------------------------------------

HEAD = "AAAK 3 algorithm 1"


@cache
def hostile(size: int) -> dict[str, str]:
    """Return files that are large, and bad in a way that invites a slow decoder."""
    head, wrong = next(seal([HEAD])), " #aaaaaaaa"
    zettels = [f"Z z{k} | q |  |  | 0.5 +0+4" for k in range(size)]
    good = list(seal([HEAD, *zettels, "END"]))
    swapped = good[:1] + [good[k + 1 if k % 2 else k - 1] for k in range(1, size - size % 2 + 1)] + good[-1:]

    def tail(words: str) -> str:
        return "\n".join(seal([HEAD, f"Z a | q |  |  | 0.5 +0+1{words}", "END +0"]))

    return {
        "one long line": head + "\nZ " + "x" * size * 40 + wrong,
        "lines that go on with nothing": "\n".join([head, *(f"& {k}{wrong}" for k in range(size))]),
        "one record of many lines": "\n".join(seal([HEAD, f"Z a | {'x' * size * 40} |  |  | 0.5", "END"])),
        "long lines with wrong checks": "\n".join([head, *(f"Z {k} {'x' * (size // 2)}{wrong}" for k in range(60))]),
        "documents": "\n".join(seal([HEAD, *["D +2 2025"] * size, "END"])),
        "zettels": "\n".join(good),
        "wrong checks": "\n".join([good[0], *(line[:-8] + "aaaaaaaa" for line in good[1:])]),
        "swapped lines": "\n".join(swapped),
        "every other line": "\n".join(good[::2]),
        "every line twice": "\n".join(line for line in good for _ in range(2)),
        "the lines once more": "\n".join([*good[:-1], *good[1:]]),
        "headers": "\n".join([head] * size),
        "options": "\n".join(seal([HEAD, *(f"option title {k}" for k in range(size))])),
        "warnings": "\n".join(seal([HEAD, *["W x"] * size, "END"])),
        "names": "\n".join(seal([HEAD, *(f"E {k:09d} | {k}" for k in range(size)), "END"])),
        "a list of names": "\n".join(seal([HEAD, "Z a | | " + r"\,, " * size + " |  | 0.5", "END"])),
        "contradictions": "\n".join(seal([HEAD, zettels[0], *["C z0 - z0 - | a | b | c"] * size, "END"])),
        "tunnels": "\n".join(
            seal([HEAD, *zettels[:9], *(f"T z{k % 9} z{k // 9 % 9} | x" for k in range(size)), "END"])
        ),
        "backslashes": "\n".join(seal([HEAD, "Z a | " + "\\" * size * 20 + " |  |  | 0.5", "END"])),
        "text of backslashes": "\n".join(seal([HEAD, "source text:aaaaaaaa", "S " + "\\" * size * 20, "END"])),
        "bars": "\n".join(seal([HEAD, "Z a" + " | " * size * 10, "END"])),
        "digits": tail(" t" + "9" * size * 10),
        "digits of a place": tail("+1 @a+" + "9" * size * 10 + "+1"),
        "further places": tail(" @a+1+1" * size),
        "pluses": tail(" @" + "+1" * size * 10),
        "words": tail(" joy" * size),
        "messages": "\n".join(seal([HEAD, "source text:aaaaaaaa", *["M - | a | b"] * size, "END"])),
        "text": "\n".join(seal([HEAD, "source text:aaaaaaaa", *(f"S {k}" for k in range(size)), "END"])),
        "empty lines": head + "\n" * size * 10 + "x",
    }


def refusal(text: str, *, strict: bool) -> str:
    """Return why a text is refused, nothing where it is not."""
    try:
        decode(text, strict=strict)
    except DecodeError as error:
        return str(error)
    return ""


@pytest.mark.timing
@pytest.mark.parametrize("shape", hostile(2))
@pytest.mark.parametrize("strict", [False, True])
def test_time_is_linear_on_hostile_files(shape: str, strict: bool) -> None:
    small, large = hostile(500)[shape], hostile(2000)[shape]
    assert len(refusal(large, strict=strict)) < 400
    once = best_time(lambda: refusal(small, strict=strict), runs=2)
    assert best_time(lambda: refusal(large, strict=strict), runs=2) < 9 * once + 0.05


@pytest.mark.parametrize(
    "number", ["1e999", "9" * 400, "0." + "0" * 400, "1e-999", "nan", "inf", "-1.0", "1e", "0x1p3"]
)
@pytest.mark.parametrize(
    "record", ["Z a | q |  |  | {}", "Z a | q |  |  | 0.5 w{}", "half-life {}", "option temperature {}"]
)
def test_a_number_that_no_float_holds_is_refused(number: str, record: str) -> None:
    contents = [HEAD, record.format(number), "END chunks-1"]
    with pytest.raises(DecodeError):
        decode("\n".join(seal(contents)), strict=True)
    decode("\n".join(seal(contents)))
