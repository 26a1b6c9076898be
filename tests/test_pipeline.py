"""The whole way: offsets, options, messages, deduplication, merging, hostile input."""

from __future__ import annotations

import inspect
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import (
    Memory,
    Message,
    Zettel,
    compress,
    compress_many,
    decode,
    encode,
    merge_results,
    normalize_weights,
    recall,
    top_zettels,
    with_source,
)
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, ZettelError

FIXTURES = Path(__file__).parent.parent / "fixtures"
CHATS = sorted(path for path in FIXTURES.glob("*.md") if path.name != "README.md")
HOSTILE = st.text(
    alphabet=st.one_of(
        st.sampled_from('aB.:|"\\\n\r\t -#>*`[]()0123\0\ufeff\u2028\x85\ud800é😀\u200d🔥한日א'),
        st.characters(),
    ),
    max_size=300,
)


def check(memory: Memory, text: str, size: int = 800) -> None:
    """Assert what holds for every memory of a text."""
    assert memory.meta.source == text
    assert memory.meta.input_length == len(text)
    assert len({zettel.id for zettel in memory.zettels}) == len(memory.zettels)
    reach = -1
    for zettel in memory.zettels:
        assert zettel.source_start is not None
        assert zettel.source_end is not None
        assert reach < zettel.source_start < zettel.source_end <= len(text)
        assert zettel.source_end - zettel.source_start <= size
        assert zettel.quote.removesuffix("…") in text[zettel.source_start : zettel.source_end]
        assert 0.0 <= zettel.weight <= 1.0
        assert round(zettel.weight, 2) == zettel.weight
        assert set(zettel.entities) <= set(memory.entity_index.name_to_code)
        reach = zettel.source_start
    covered = bytearray(len(text))
    for start, end in (span for zettel in memory.zettels for span in zettel.spans):
        covered[start:end] = b"\1" * (end - start)
    assert all(covered[i] or character.isspace() for i, character in enumerate(text))


@given(HOSTILE, st.sampled_from([1, 7, 60, 800]))
@settings(max_examples=150)
def test_every_character_is_in_a_zettel_and_every_offset_is_true(text: str, size: int) -> None:
    memory = compress(text, chunk_size=size)
    check(memory, text, max(size, 16))
    assert with_source(compress(text, chunk_size=size, keep_source=False), text) == memory
    recall(memory, text[:50])
    encode(memory)


@pytest.mark.parametrize("path", CHATS, ids=lambda path: path.stem)
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_fixtures_with_any_line_ending(path: Path, ending: str) -> None:
    text = "\ufeff" + path.read_text("utf-8").replace("\n", ending)
    check(compress(text), text)


def test_messages_become_a_source_that_tells_who_and_when() -> None:
    messages = [
        {"role": "user", "content": "I moved to Graz yesterday."},
        {"name": "Ines", "content": [{"type": "text", "text": "Which street?"}], "time": "2025-03-04T09:12:00+01:00"},
        Message("Marek", "Ring Road 5.\n\nNear the mill: left.", None, "export.json#7"),
    ]
    memory = compress(messages, date="2025-03-04")
    assert [message.speaker for message in memory.messages] == ["user", "Ines", "Marek"]
    assert memory.messages[2].source == "export.json#7"
    check(memory, memory.meta.source or "")
    assert "[2025-03-04T09:12:00+01:00] Ines: Which street?" in (memory.meta.source or "")
    assert compress(messages, keep_source=False).messages == ()


def test_options_reach_their_stage() -> None:
    text = CHATS[0].read_text("utf-8")
    assert len(compress(text, chunk_size=300).zettels) > len(compress(text).zettels)
    assert compress(text, tunnel_top_k=0).tunnels == ()
    assert compress(text, title="T", date="8 May 2023").meta.date == "2023-05-08"
    assert "orbit" not in {topic for zettel in compress(text, stop_words=["Orbit"]).zettels for topic in zettel.topics}
    some = compress("Ana met Bo. Ana left. Ana came back to Bo. Zoe slept.", min_entity_frequency=2)
    assert set(some.entity_index.name_to_code) == {"Ana", "Bo"}


def test_the_signature_shows_every_option_with_its_default() -> None:
    shown = inspect.signature(compress).parameters
    assert next(iter(shown)) == "text"
    assert {name: shown[name].default for name in ("chunk_size", "tunnel_threshold", "dedupe", "keep_source")} == {
        "chunk_size": 800,
        "tunnel_threshold": 0.3,
        "dedupe": False,
        "keep_source": True,
    }


def test_the_same_words_of_another_day_are_another_statement() -> None:
    bill = "I will pay the whole bill for dinner {}."
    for word, count in (("tomorrow", 1), ("as always", 2)):
        turns = [Message("Ana", bill.format(word), time) for time in ("2025-03-01", "2025-03-09")]
        memory = compress(turns, dedupe=True, chunk_size=80)
        assert {zettel.count for zettel in memory.zettels} == {count}
        assert recall(memory, "dinner", after="2025-03-05"), word
        assert recall(memory, "dinner", before="2025-03-02"), word


def test_weights_of_one_and_of_none() -> None:
    assert [zettel.weight for zettel in compress("We decided to use JWT tokens.").zettels] == [1.0]
    assert compress("").zettels == ()
    assert compress("").meta.warnings == ("the text is empty",)
    assert compress("   \n").meta.input_length == 4
    zettels = [Zettel("a", raw=0.2), Zettel("b", raw=0.7), Zettel("c", raw=0.2)]
    a, b, c = normalize_weights(zettels)
    assert a.weight == c.weight < b.weight == 1.0
    assert [z.id for z in top_zettels(Memory((a, b, c)), 2)] == ["b", "a"]


def test_dedupe_keeps_counts_and_all_spans() -> None:
    turns = [Message("system", "You are Orla, a helpful desk assistant. Always be brief.")] * 40
    memory = compress([*turns, Message("user", "My locker code is 5190, desk assistant.")], dedupe=True)
    first = recall(memory, "assistant locker code", top_k=3)
    assert "5190" in first[0].quote
    [orla] = [zettel for zettel in memory.zettels if "Orla" in zettel.quote]
    source = memory.meta.source or ""
    assert orla.count == 40 == len(set(orla.spans))
    assert {source[start:end] for start, end in orla.spans} == {"system: " + turns[0].text}
    assert len(memory.messages) == 41


@pytest.mark.parametrize(
    "unit", ["z" * 5000, "The pump failed again and Ana fixed it. " * 120, "```\n" + "x = 1\n" * 300 + "```"]
)
def test_dedupe_keeps_to_the_chunk_size(unit: str) -> None:
    memory = compress(f"{unit}\n\n{unit}", dedupe=True)
    for zettel in memory.zettels:
        assert all(end - start <= 800 for start, end in zettel.spans)
    spans = sorted(span for zettel in memory.zettels for span in zettel.spans)
    assert spans[0][0] == 0
    assert spans[-1][1] == len((memory.meta.source or "").rstrip())


def test_dedupe_never_merges_other_numbers_names_or_negation() -> None:
    texts = ["pay Eva 40 by Friday", "pay Eva 400 by Friday", "pay Ewa 40 by Friday", "do not pay Eva 40 by Friday"]
    memory = compress("\n\n".join([*texts, "Pay Eva 40 by Friday."]), dedupe=True, chunk_size=30, chunk_overlap=0)
    assert sorted(zettel.count for zettel in memory.zettels) == [1, 1, 1, 2]


def test_merge_keeps_sources_offsets_borders_and_codes() -> None:
    parts = [compress(path.read_text("utf-8"), title=path.stem, date="2025-01-01") for path in CHATS]
    memory = merge_results(parts)
    assert memory.meta.source == "\n\n".join(part.meta.source or "" for part in parts)
    assert [document.title for document in memory.meta.documents] == [path.stem for path in CHATS]
    for part, document in zip(parts, memory.meta.documents, strict=True):
        start, end = document.span
        assert (memory.meta.source or "")[start:end] == part.meta.source
    check_spans = [
        z.quote.removesuffix("…") in (memory.meta.source or "")[z.spans[0][0] : z.spans[0][1]] for z in memory.zettels
    ]
    assert all(check_spans)
    assert memory.messages == tuple(message for part in parts for message in part.messages)
    for name, code in parts[0].entity_index.name_to_code.items():
        assert memory.entity_index.name_to_code[name] == code
    assert merge_results([]) == Memory() == merge_results([Memory(), Memory()])
    assert merge_results([parts[0], Memory(), parts[1]]) == merge_results(parts[:2])
    assert merge_results(parts[:1]) == parts[0]
    bare = merge_results([parts[0], compress("Ana left.", keep_source=False)])
    assert bare.meta.source is None
    assert bare.messages == ()


def test_merging_a_decoded_memory_says_what_is_not_known() -> None:
    decoded = decode(encode(compress("We use Postgres, and Ana decided it. \n"), version=2))
    merged = merge_results([decoded, compress("Bo likes tea.")])
    assert any("length of a text was not known" in warning for warning in merged.meta.warnings)
    assert {zettel.weight for zettel in merge_results([decoded, decoded]).zettels} <= {0.5}


def test_same_text_twice_gets_two_ids() -> None:
    memory = merge_results([compress("status ok"), compress("status ok"), compress("status ok")])
    first = memory.zettels[0].id
    assert [zettel.id for zettel in memory.zettels] == [first, f"{first}-2", f"{first}-3"]


def test_an_edit_elsewhere_changes_no_id() -> None:
    paragraphs = [f"Paragraph {n} tells of thing {n} and of nothing else at all, really." for n in range(60)]
    before = {zettel.id for zettel in compress("\n\n".join(paragraphs)).zettels}
    paragraphs.insert(0, "A new opening, which says something else.")
    after = {zettel.id for zettel in compress("\n\n".join(paragraphs)).zettels}
    assert len(after - before) <= 3


def test_many_in_turn_with_progress_and_the_culprit_named() -> None:
    seen: list[tuple[int, int]] = []
    texts = ["One note.", [{"role": "user", "content": "hi"}], "Another."]
    made = compress_many(texts, on_progress=lambda done, total: seen.append((done, total)), title="T")
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert made == [compress(text, title="T") for text in texts]
    with pytest.raises(ArgumentTypeError) as caught:
        compress_many(["fine", 7])  # type: ignore[list-item]
    assert "text number 1 of 2" in caught.value.__notes__[0]


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: compress(None), ArgumentTypeError, "string or an iterable of messages"),
        (lambda: compress(b"bytes"), ArgumentTypeError, "decode them first"),
        (lambda: compress({"role": "user", "content": "x"}), ArgumentTypeError, "put it in a list"),
        (lambda: compress([3]), ArgumentTypeError, "Message"),
        (lambda: compress("x", chunk_size=0), ArgumentValueError, "at least 1"),
        (lambda: compress("x", chunk_sise=5), ArgumentTypeError, "did you mean 'chunk_size'"),
        (lambda: compress("x", date="someday"), ArgumentValueError, "2025-03-09"),
        (lambda: compress("x", temperature=0), ArgumentValueError, "above 0"),
        (lambda: compress("x", temperature=float("nan")), ArgumentValueError, "finite"),
        (lambda: compress("x", stop_words="the"), ArgumentTypeError, "tuple or list"),
        (lambda: compress_many("one"), ArgumentTypeError, "list"),
        (lambda: merge_results(["x"]), ArgumentTypeError, "Memory"),
        (lambda: merge_results(None), ArgumentTypeError, "iterable of memories"),
        (lambda: merge_results(Memory()), ArgumentTypeError, "put it in a list"),
        (lambda: normalize_weights(Memory()), ArgumentTypeError, "iterable of zettels"),
        (lambda: compress_many(5), ArgumentTypeError, "iterable of texts"),
        (lambda: compress_many({"role": "u", "content": "x"}), ArgumentTypeError, "put it in a list"),
        (lambda: compress_many(["a"], on_progress=5), ArgumentTypeError, "function of"),
        (lambda: top_zettels(Memory(), -1), ArgumentValueError, "at least 0"),
    ],
)
def test_wrong_input_says_what_to_pass(call: object, error: type[Exception], says: str) -> None:
    assert callable(call)
    with pytest.raises(error, match=says) as caught:
        call()
    assert isinstance(caught.value, ZettelError)


def _seconds(text: str) -> float:
    begun = time.perf_counter()
    compress(text)
    return time.perf_counter() - begun


SHAPES = {
    "one huge paragraph": lambda n: "The pump failed and Ana fixed it before noon. " * n,
    "messages": lambda n: "\n".join(f"Ana{i % 7}: message {i} about the pump, nothing else." for i in range(n)),
    "names": lambda n: "\n\n".join(f"We met Person{chr(97 + i % 26)}{i} near Town{i} again." for i in range(n)),
    "decisions": lambda n: "\n\n".join(f"Ana decided to use plan {i} for Postgres." for i in range(n)),
    "one line without spaces": lambda n: "a" * (40 * n),
    "dots": lambda n: "a." * (20 * n),
    "dates": lambda n: "in 2020 " * (5 * n),
    "brackets": lambda n: "(1 " * (13 * n),
}


@pytest.mark.timing
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_quadratic(shape: str) -> None:
    small, large = SHAPES[shape](600), SHAPES[shape](2400)
    _seconds(small)
    least = min(_seconds(small) for _ in range(3))
    assert min(_seconds(large) for _ in range(2)) < 4 * 2.3 * least + 0.05
