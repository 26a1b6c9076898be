"""A stream: bounded, deterministic, resumable, and as good as compressing at once."""

from __future__ import annotations

import math
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import CompressStream, Memory, Message, compress, decode, encode, with_source
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, SourceError
from zettelpy.stream import KEPT_WORDS
from zettelpy.text.messages import render_message

FIXTURES = Path(__file__).parent.parent / "fixtures"
LINES = [
    "Ana: We decided to use Postgres for the queue.",
    "Bo: I love the harbour in the morning.",
    "Ana: ok",
    "[2025-03-04 09:12] Marek: The crane was founded in 1931, yesterday I saw it.",
    "Bo: We agreed to meet Ines on Friday.",
    "Just a note without a speaker.",
    "Ana: Anna and Annika came too, and Ann.",
]
PUSHES = st.lists(st.sampled_from(LINES), max_size=25)


def pushed(lines: list[str], **options: object) -> CompressStream:
    stream = CompressStream(**options)  # type: ignore[arg-type]
    for line in lines:
        stream.push(line)
    return stream


def test_source_is_the_retained_messages_joined_by_a_blank_line() -> None:
    memory = pushed(LINES[:3]).snapshot()
    assert memory.meta.source == "\n\n".join(LINES[:3])
    for zettel in memory.zettels:
        start, end = zettel.spans[0]
        assert zettel.quote in memory.meta.source[start:end]


def test_dates_work() -> None:
    stream = pushed(LINES)
    found = stream.recall("crane")[0]
    assert found.resolved_date == "2025-03-03"  # yesterday, from the time of the message
    assert "## 2025-03-04" in stream.recall_context("crane")


@given(PUSHES, st.sampled_from([None, 1, 3, 8]), st.sampled_from([None, 2.0]), st.booleans())
@settings(max_examples=60)
def test_same_pushes_same_bytes_and_bounded(
    lines: list[str], most: int | None, half: float | None, dedupe: bool
) -> None:
    one = pushed(lines, max_zettels=most, half_life_turns=half, dedupe=dedupe)
    two = CompressStream(max_zettels=most, half_life_turns=half, dedupe=dedupe)
    for line in lines:
        two.push(line)
        two.snapshot()  # looking in between changes nothing
        assert most is None or len(two) <= most
    assert encode(one.snapshot()) == encode(two.snapshot())
    assert one.snapshot() == two.snapshot()
    assert len(one) == len(one.snapshot().zettels)


@given(PUSHES, PUSHES, st.sampled_from([None, 2, 6]), st.sampled_from([None, 3.0]), st.booleans())
@settings(max_examples=60)
def test_resumed_stream_goes_on_as_if_it_had_never_stopped(
    before: list[str], after: list[str], most: int | None, half: float | None, dedupe: bool
) -> None:
    options = {"max_zettels": most, "half_life_turns": half, "dedupe": dedupe}
    whole = pushed(before + after, **options)
    snapshot: Memory = pickle.loads(pickle.dumps(pushed(before, **options).snapshot()))
    resumed = CompressStream.resume(snapshot, **options)  # type: ignore[arg-type]
    assert resumed.snapshot() == snapshot
    for line in after:
        resumed.push(line)
    assert resumed.snapshot() == whole.snapshot()


def kept_by_the_rule(lines: list[str], most: int, half: float | None) -> list[str]:
    """Return what stays by the rule itself: each push, while there are too many, the least of the others goes."""
    kept: list[tuple[int, str]] = []
    for turn, line in enumerate(lines, 1):
        kept.append((turn, line))
        while len(kept) > most:
            kept.remove(min(kept[:-1], key=lambda one: (_worth(*one, half), one[0])))
    return [line for _, line in kept]


def _worth(turn: int, line: str, half: float | None) -> float:
    raw = pushed([line]).snapshot().zettels[0].raw or 0.0
    return math.log(raw) + (turn * math.log(2) / half if half else 0.0) if raw else -math.inf


@given(st.lists(st.sampled_from(LINES), max_size=18), st.integers(1, 6), st.sampled_from([None, 2.0]))
@settings(max_examples=60)
def test_who_stays_is_who_the_rule_says(lines: list[str], most: int, half: float | None) -> None:
    """The stream reads a message only when it may have to go; the rule reads every one at every push."""
    kept = kept_by_the_rule(lines, most, half)
    said = [render_message(m) for m in pushed(lines, max_zettels=most, half_life_turns=half).snapshot().messages]
    assert said == [render_message(pushed([line]).snapshot().messages[0]) for line in kept]


def test_a_stream_without_a_bound_reads_nothing_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: object) -> float:
        raise AssertionError("read")

    monkeypatch.setattr(CompressStream, "_read", unread)
    stream = pushed(LINES)
    assert len(stream) == len(LINES)
    with pytest.raises(AssertionError, match="read"):
        pushed(LINES, max_zettels=2)


def test_codes_never_change() -> None:
    stream = CompressStream()
    seen: dict[str, str] = {}
    for line in [*LINES, "Bo: Annette met Anna.", "Ana: Anton, Antonia and Annelie say hello to Marek."]:
        stream.push(line)
        for name, code in stream.snapshot().entity_index.name_to_code.items():
            assert seen.setdefault(name, code) == code


def test_codes_never_change_when_names_come_and_go() -> None:
    stream = CompressStream(max_zettels=3)
    seen: dict[str, str] = {}
    for line in [
        "Marko: hi there",
        "Mark yesterday we decided on the queue.",
        "Mark: hello there",
        "Ana: we decided on tea",
        "Marko: we decided on jam",
        "Merka: we decided on rye",
        "Mark: we decided on oats",
    ]:
        stream.push(line)
        for code, name in stream.snapshot().entity_index.pairs:
            assert seen.setdefault(code, name) == name
    assert len(set(seen.values())) == len(seen)


def test_options_are_read_as_compress_reads_them() -> None:
    stream = CompressStream(date="8 May 2023")
    stream.push("Ana: hello there")
    assert stream.snapshot().zettels[0].resolved_date == "2023-05-08"
    with pytest.raises(ArgumentValueError, match="day, month or year"):
        CompressStream(date="nope")


def test_half_life_lets_the_old_fade_and_go_first() -> None:
    old, new = "Ana: We decided to use Heron.", "Bo: We decided to use Postgres."
    stream = pushed([old, *(f"Bo: note {n}" for n in range(6)), new], half_life_turns=2)
    weights = {zettel.quote: zettel.weight for zettel in stream.snapshot().zettels}
    assert weights["We decided to use Postgres."] > weights["We decided to use Heron."]
    small = pushed([old, *(f"Bo: note {n}" for n in range(6)), new], half_life_turns=2, max_zettels=2)
    assert "We decided to use Postgres." in {zettel.quote for zettel in small.snapshot().zettels}


def test_a_repeated_message_counts_and_becomes_recent() -> None:
    stream = CompressStream(dedupe=True, max_zettels=2, half_life_turns=1)
    assert stream.push(LINES[0])
    assert stream.push(LINES[4])
    assert not stream.push(LINES[0])
    assert stream.push("Bo: We decided to sell the boat.")
    memory = stream.snapshot()
    assert {z.quote: z.count for z in memory.zettels}["We decided to use Postgres for the queue."] == 2
    assert "Ines" not in (memory.meta.source or "")


def test_tomorrow_means_another_day_each_day() -> None:
    stream = CompressStream(dedupe=True)
    for day in ("2025-03-01", "2025-03-01", "2025-03-09"):
        stream.push(Message("Ana", "I will pay the whole bill for dinner tomorrow.", day))
    assert [zettel.count for zettel in stream.snapshot().zettels] == [2, 1]


def test_a_failed_push_changes_nothing() -> None:
    stream, other = CompressStream(dedupe=True), CompressStream(dedupe=True)
    for one in (stream, other):
        one.push("Ana: hello there")
    for wrong in (7, {"content": 3}, {"role": "a", "content": "x", "time": "never"}):
        with pytest.raises((ArgumentTypeError, ArgumentValueError)):
            stream.push(wrong)  # type: ignore[arg-type]
    for one in (stream, other):
        one.push("\u0301 \u0336")
    assert stream.snapshot() == other.snapshot()


def test_state_stays_bounded_in_all_its_parts() -> None:
    stream = CompressStream(max_zettels=5, dedupe=True)
    for n in range(400):
        stream.push(f"Speaker{n}: Person{n} decided to buy thing{n} in Town{n}.")
    words = vars(stream)["_forms"], vars(stream)["_hashes"]
    assert max(map(len, words)) <= KEPT_WORDS + 16  # those of one message come on top
    for part in vars(stream).values():
        if hasattr(part, "__len__") and not any(part is kept for kept in words):
            assert len(part) <= 5 * 64 + 400 * (part is stream._heap)  # the heap forgets lazily
    assert len(stream._heap) <= 2 * 5 + 16
    assert len(stream.snapshot().meta.source or "") < 500


def test_words_are_forgotten_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pushed(LINES * 3, dedupe=True, max_zettels=4)
    monkeypatch.setattr("zettelpy.stream.KEPT_WORDS", 2)
    forgetful = pushed(LINES * 3, dedupe=True, max_zettels=4)
    assert len(kept._forms) > 30 > len(forgetful._forms)
    assert encode(kept.snapshot()) == encode(forgetful.snapshot())


def test_messages_of_any_content_are_kept_as_they_are() -> None:
    stream = CompressStream()
    texts = ["a\n\nb: c\n\n## d", "\ud800 lone", "Bo: nested: label", "\u2028x", "### heading"]
    for text in texts:
        stream.push(Message("Ana", text, "2025-03-04T09:12:00+01:00", "file#1"))
    memory = stream.snapshot()
    assert [message.text for message in memory.messages] == texts
    assert {message.source for message in memory.messages} == {"file#1"}
    assert CompressStream.resume(memory).snapshot() == memory


def test_an_empty_message_is_no_message() -> None:
    stream = CompressStream()
    assert not stream.push("  \n")
    assert len(stream) == 0
    assert stream.snapshot().zettels == ()
    assert stream.recall("x") == []


def test_going_on_from_a_compressed_conversation() -> None:
    memory = compress((FIXTURES / "01_slack_engineering.md").read_text("utf-8"))
    stream = CompressStream.resume(memory)
    stream.push("[2025-04-01 09:00] mara: We decided to rename Orbit to Comet.")
    assert any("Comet" in zettel.quote for zettel in stream.recall("What is Orbit renamed to?")[:3])
    plain = CompressStream.resume(compress("A text of one paragraph.\n\nAnd another one."))
    assert len(plain) >= 1
    with pytest.raises(SourceError):
        CompressStream.resume(compress("A text of one paragraph.", keep_source=False))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"max_zettels": 0}, ArgumentValueError),
        ({"half_life_turns": 0}, ArgumentValueError),
        ({"half_life_turns": "long"}, ArgumentTypeError),
        ({"chunk_siz": 3}, ArgumentTypeError),
    ],
)
def test_wrong_options(options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        CompressStream(**options)  # type: ignore[arg-type]
    with pytest.raises(ArgumentTypeError):
        CompressStream().push(7)  # type: ignore[arg-type]


def test_a_snapshot_that_got_its_text_back_goes_on_or_says_why_it_cannot() -> None:
    said = [
        "[2025-03-04 18:06] Hana: 「灯」は短くていいと思いますが、英語では伝わりにくいです。",
        {"role": "Ana", "content": "[15:02] oskar: staging moved again, sorry", "time": "2025-03-04T09:00"},
        "Hello to you all.",
        {"role": "Bo", "content": "We agreed on the plan.\n\nAnother paragraph.", "time": "2025-03-04T10:00"},
        {"role": "Ana", "content": "a\n\nb"},
        {"role": "Bo", "content": "pip: Lisbon, 10–17 May, cancelled."},
    ]
    stream = CompressStream(dedupe=True)
    for message in [*said, said[2]]:
        stream.push(message)
    whole = stream.snapshot()
    assert whole.meta.source is not None
    again = with_source(decode(encode(whole)), whole.meta.source)
    assert again == whole
    assert CompressStream.resume(again).snapshot() == whole
    astray = replace(again, messages=again.messages[:2])
    with pytest.raises(SourceError, match="does not show its messages: keep them with encode"):
        CompressStream.resume(astray)
