"""Version 3 holds all of a memory: decode(encode(m)) == m, and encode(decode(t)) == t byte for byte."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zettelpy
from tests.codec.test_roundtrip import PIECES, dates, texts
from zettelpy import CompressStream, Message, compress, decode, encode, merge_results
from zettelpy.options import Options
from zettelpy.types import (
    ALL_EMOTIONS,
    ALL_FLAGS,
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Meta,
    Tunnel,
    Zettel,
)

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("[01]*.md"))
RECORDS = [
    "Z a | b | c | d | e",
    "T a b | c",
    "AAAK 3 algorithm 1",
    "END",
    "& x",
    " #aaaaaaaa",
    " | ",
    r"\c",
    r"\s",
    "S x",
]
hostile = st.one_of(texts, st.lists(st.sampled_from(PIECES + RECORDS), max_size=5).map("".join))
numbers = st.floats(0, 1e300, allow_nan=False) | st.sampled_from([0.0, 0.35, 1.0, 1e-05])
spans = st.tuples(st.integers(0, 10**12), st.integers(0, 10**6)).map(lambda pair: (pair[0], pair[0] + pair[1]))


def bare(memory: Memory) -> Memory:
    """Return what a file without the source holds."""
    return replace(memory, messages=(), meta=replace(memory.meta, source=None))


def assert_held(memory: Memory) -> str:
    """Assert that version 3 holds a memory, with its source where it has one; return the text."""
    text = encode(memory)
    text.encode("utf-8")
    assert decode(text, strict=True) == bare(memory)
    assert encode(decode(text)) == text
    if memory.meta.source is not None:
        packed = encode(memory, with_source=True)
        assert decode(packed, strict=True) == memory
        assert encode(decode(packed), with_source=True) == packed
    return text


def stored_weights(text: str) -> list[str]:
    """Return the weights that are written because they do not follow from the rest."""
    tails = [line.rpartition(" | ")[2].split() for line in text.split("\n") if line.startswith("Z ")]
    return [word for tail in tails for word in tail if word[0] == "w" and word[1:2].isdigit()]


@st.composite
def memories(draw: st.DrawFn) -> Memory:
    """Memories of any content that the types allow."""
    names = draw(st.lists(hostile, unique=True, max_size=3))
    codes = draw(st.lists(hostile, unique=True, min_size=len(names), max_size=len(names)))
    zettels = []
    for ident in draw(st.lists(hostile.filter(bool), unique=True, max_size=4)):
        own = tuple(draw(st.lists(spans, max_size=3)))
        zettels.append(
            Zettel(
                ident,
                entities=tuple(draw(st.lists(hostile, max_size=3))),
                topics=tuple(draw(st.lists(hostile, max_size=3))),
                quote=draw(hostile),
                weight=draw(st.floats(0, 1)),
                raw=draw(st.none() | numbers),
                emotions=tuple(draw(st.lists(st.sampled_from(ALL_EMOTIONS), unique=True, max_size=3))),
                flags=tuple(draw(st.lists(st.sampled_from(ALL_FLAGS), unique=True, max_size=3))),
                source_start=own[0][0] if own else None,
                source_end=own[0][1] if own else None,
                spans=own,
                count=draw(st.integers(1, 5)),
                resolved_date=draw(st.none() | dates),
                turn=draw(st.none() | st.integers(0, 10**9)),
            )
        )
    ids = st.sampled_from([zettel.id for zettel in zettels]) if zettels else st.nothing()
    tunnels: tuple[Tunnel, ...] = ()
    contradictions: list[Contradiction] = []
    if zettels:
        places = st.none() | spans
        found = st.builds(Contradiction, ids, ids, hostile, hostile, hostile, places, places)
        contradictions = draw(st.lists(found, max_size=3))
        contradictions += contradictions[: draw(st.integers(0, 2))]
    if len(zettels) > 1:
        pair = st.lists(ids, unique=True, min_size=2, max_size=2)
        ends = draw(st.lists(st.tuples(pair, hostile), unique_by=lambda end: tuple(sorted(end[0])), max_size=4))
        tunnels = tuple(Tunnel(pair[0], pair[1], label) for pair, label in ends)
    index = EntityIndex(tuple(zip(codes, names, strict=True)))
    return Memory(tuple(zettels), tunnels, index, tuple(contradictions), *draw(_wholes()))


@st.composite
def _wholes(draw: st.DrawFn) -> tuple[tuple[Message, ...], Meta]:
    """Draw messages with a source that holds them, or not, and what else belongs to the whole."""
    words = draw(st.none() | st.lists(hostile, max_size=5))
    source = None if words is None else "\n\n".join(words)
    said = st.one_of(hostile, st.sampled_from(words)) if words else hostile
    message = st.builds(Message, hostile, said, st.none() | hostile, st.none() | hostile)
    titles, days = st.none() | hostile, st.none() | dates
    title, date = draw(titles), draw(days)
    options = Options(
        chunk_size=draw(st.integers(1, 2000)),
        date=draw(st.sampled_from([date, None]) | hostile),
        title=draw(st.sampled_from([title, None]) | hostile),
        stop_words=tuple(draw(st.lists(hostile, max_size=3))),
        temperature=draw(st.floats(1e-300, 10)),
        dedupe=draw(st.booleans()),
        keep_source=draw(st.booleans()),
    )
    meta = Meta(
        source=source,
        title=title,
        date=date,
        warnings=tuple(draw(st.lists(hostile, max_size=3))) * draw(st.integers(1, 2)),
        input_length=draw(st.integers(0, 10**12)),
        chunk_count=draw(st.integers(0, 9)),
        documents=tuple(draw(st.lists(st.builds(Document, spans, titles, days), max_size=3))),
        options=options,
        half_life_turns=draw(st.none() | st.floats(1e-300, 1e9)),
        algorithm=draw(st.integers(0, 9)),
        offsets=draw(st.sampled_from(["codepoint", "utf16"])),
    )
    messages = () if source is None else tuple(draw(st.lists(message, max_size=4)))
    return messages, meta


@settings(max_examples=250, deadline=None)
@given(memories())
def test_any_memory_is_held(memory: Memory) -> None:
    assert_held(memory)


@settings(max_examples=100, deadline=None)
@given(st.lists(hostile, max_size=6).map("\n\n".join) | hostile, st.booleans(), st.none() | hostile)
def test_what_compress_makes_of_any_text_is_held(text: str, dedupe: bool, title: str | None) -> None:
    memory = compress(text, dedupe=dedupe, title=title, chunk_size=60, chunk_overlap=10)
    assert_held(memory)
    assert_held(compress(text, keep_source=False))
    assert_held(merge_results([memory, compress("Ana likes tea."), memory]))


messages = st.builds(
    Message, hostile, hostile, st.none() | st.sampled_from(["2025-03-04T09:12", "2025-03-05"]), st.none() | hostile
)


@settings(max_examples=80, deadline=None)
@given(st.lists(messages, max_size=6), st.none() | st.floats(0.5, 50), st.booleans(), st.booleans())
def test_what_a_stream_makes_is_held(said: list[Message], half_life: float | None, dedupe: bool, keep: bool) -> None:
    assert_held(compress(said))
    stream = CompressStream(half_life_turns=half_life, max_zettels=4, dedupe=dedupe, keep_source=keep)
    for message in [*said, *said[:2]]:
        stream.push(message)
    memory = stream.snapshot()
    assert not stored_weights(assert_held(memory))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_memory_of_a_fixture_is_held(path: Path) -> None:
    text = path.read_bytes().decode()
    memory = compress(text, title=path.stem)
    lines = assert_held(memory).split("\n")
    assert all(len(line) <= 1510 for line in lines)
    assert not stored_weights("\n".join(lines))


def test_a_stream_goes_on_from_its_file_as_if_it_had_never_stopped() -> None:
    said = [f"Ana: on day {n} we decided to keep line {n % 7} of the plan." for n in range(40)]
    whole = CompressStream(half_life_turns=6, max_zettels=20, dedupe=True)
    for text in said[:25]:
        whole.push(text)
    stored = encode(whole.snapshot(), with_source=True)
    resumed = CompressStream.resume(decode(stored, strict=True), max_zettels=20)
    for text in said[25:]:
        whole.push(text)
        resumed.push(text)
    assert encode(resumed.snapshot(), with_source=True) == encode(whole.snapshot(), with_source=True)


def test_weights_of_a_memory_that_was_read_from_version_2_are_stored() -> None:
    memory = decode('FILE:002||||v2\n001:|tea|"Tea."|0.50||\n002:|jazz|"Jazz."|0.20||\n', strict=True)
    assert stored_weights(assert_held(memory)) == ["w0.5", "w0.2"]
    assert zettelpy.encode(memory, version=2).startswith("FILE:002")
