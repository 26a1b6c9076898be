"""Messages of common shapes become `Message`; messages become a source in which each stands where its block says."""

from __future__ import annotations

import os
import time
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.errors import ArgumentTypeError, ArgumentValueError, ZettelError
from zettelpy.text.layout import MESSAGE, read_layout
from zettelpy.text.messages import coerce_message, layout_of_messages, render_message
from zettelpy.types import Message


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (Message("Ana", "hi", "2025-03-04", "log#1"), Message("Ana", "hi", "2025-03-04", "log#1")),
        ({"role": "user", "content": "hi"}, Message("user", "hi")),
        ({"role": "user", "name": "Ana", "content": "hi"}, Message("Ana", "hi")),
        ({"speaker": "Ana", "text": "hi", "timestamp": "2025-03-04T09:12"}, Message("Ana", "hi", "2025-03-04T09:12")),
        ({"author": "Ana", "text": "hi", "date": 0, "id": 7}, Message("Ana", "hi", "1970-01-01T00:00:00+00:00", "7")),
        ({"author": {"role": "user"}, "content": "hi", "date": "8 May 2023"}, Message("user", "hi", "2023-05-08")),
        ({"content": "hi", "source": "a.json"}, Message("", "hi", None, "a.json")),
        ({"role": "assistant", "content": None, "tool_calls": []}, Message("assistant", "")),
        ({"role": "user", "content": []}, Message("user", "")),
        # an export of ChatGPT, ShareGPT, Anthropic, Gemini, Slack, Discord, a log of an agent
        (
            {"author": {"role": "user"}, "content": {"content_type": "text", "parts": ["hi"]}, "create_time": 0.5},
            Message("user", "hi", "1970-01-01T00:00:00.500000+00:00"),
        ),
        (
            {"author": {"role": "tool", "name": None}, "content": {"content_type": "text", "parts": []}},
            Message("tool", ""),
        ),
        (
            {
                "author": {"role": "user"},
                "content": {
                    "content_type": "multimodal_text",
                    "parts": [{"content_type": "image_asset_pointer"}, "see"],
                },
            },
            Message("user", "[image]\nsee"),
        ),
        ({"from": "human", "value": "hi"}, Message("human", "hi")),
        ({"sender": "Ana", "message": "hi"}, Message("Ana", "hi")),
        ({"role": "model", "parts": [{"text": "a"}, {"inline_data": {}}]}, Message("model", "a\n[attachment]")),
        (
            {"type": "message", "user": "U1", "text": "hi", "ts": "1700000000.000100"},
            Message("U1", "hi", "2023-11-14T22:13:20.000100+00:00"),
        ),
        (
            {"author": {"username": "ana", "global_name": "Ana"}, "content": "hi", "id": "1"},
            Message("Ana", "hi", None, "1"),
        ),
        (
            {"type": "user", "message": {"role": "user", "content": [{"type": "text", "text": "hi"}]}},
            Message("user", "hi"),
        ),
        # what holds nothing gives way to the next
        ({"name": "", "role": "user", "content": "", "text": "hi"}, Message("user", "hi")),
        ({"name": " ", "author": {"name": None}, "role": "user", "content": [], "text": "hi"}, Message("user", "hi")),
        ({"name": "", "content": "", "text": "", "time": "", "date": "2025-03-04"}, Message("", "", "2025-03-04")),
    ],
)
def test_shapes_of_messages(item: object, expected: Message) -> None:
    assert coerce_message(item) == expected


def test_content_parts_are_joined_and_what_is_no_text_leaves_a_mark() -> None:
    parts = [
        {"type": "text", "text": "look:"},
        {"type": "image_url", "image_url": {"url": "https://x.example/a.png"}},
        {"type": "input_audio", "input_audio": {}},
        "and this",
        {"type": "text", "text": {"value": "nested"}},
        {"kind": "?"},
    ]
    found = coerce_message({"role": "user", "content": parts}).text
    assert found == "look:\n[image]\n[audio]\nand this\nnested\n[attachment]"


def test_results_of_tools_hold_their_words() -> None:
    results = [
        {"type": "tool_result", "tool_use_id": "t", "content": "42"},
        {"type": "tool_result", "content": [{"type": "text", "text": "43"}, {"type": "image", "source": {}}]},
        {"type": "function_call_output", "output": "44"},
        {"type": "tool_result", "content": ""},
        {"type": "tool_use", "name": "add", "input": {"a": 1}},
    ]
    assert coerce_message({"role": "user", "content": results}).text == "42\n43\n[image]\n44\n\n[tool_use]"


def test_parts_within_parts_end_somewhere() -> None:
    part: dict[str, Any] = {"text": "x"}
    for _ in range(5000):
        part = {"content": [part]}
    assert coerce_message({"content": [part]}).text == "[attachment]"


@pytest.mark.parametrize("item", ["hi", b"hi", None, 3, ["hi"], ("user", "hi"), {}, {"role": "user"}, {"content": 3},
                                  {"content": b"hi"}, {"content": [3]}, {"content": "hi", "role": 3},
                                  {"content": "hi", "source": 1.5}, {"content": "hi", "time": []},
                                  {"content": "hi", "time": True}])  # fmt: skip
def test_other_types_are_refused_with_a_word_on_what_to_pass(item: object) -> None:
    with pytest.raises(ArgumentTypeError, match="must|pass"):
        coerce_message(item)


@pytest.mark.parametrize(
    ("given_time", "expected"),
    [
        ("2025-03-04T09:12", "2025-03-04T09:12"),
        (" 2025-03-04T09:12:33.5+01:00 ", "2025-03-04T09:12:33.5+01:00"),
        ("2025-03-04 09:12", "2025-03-04T09:12"),
        ("2025-03-04T09:12:33Z", "2025-03-04T09:12:33Z"),
        ("2025-03", "2025-03"),
        ("1:56 pm on 8 May, 2023", "2023-05-08T13:56"),
        ("", None),
        (None, None),
        (0, "1970-01-01T00:00:00+00:00"),
        (-1, "1969-12-31T23:59:59+00:00"),
        (1741079520.25, "2025-03-04T09:12:00.250000+00:00"),
        (1741079520123, "2025-03-04T09:12:00.123000+00:00"),
        ("1741079520", "2025-03-04T09:12:00+00:00"),
        ("1741079520123", "2025-03-04T09:12:00.123000+00:00"),
        ("1700000000.000100", "2023-11-14T22:13:20.000100+00:00"),
        ("20250304", "2025-03-04"),
        (date(2025, 3, 4), "2025-03-04"),
        (datetime.fromisoformat("2025-03-04T09:12"), "2025-03-04T09:12:00"),
        (datetime(2025, 3, 4, 9, 12, tzinfo=UTC), "2025-03-04T09:12:00+00:00"),
        (datetime(2025, 3, 4, 9, 12, tzinfo=timezone(timedelta(hours=-3.5))), "2025-03-04T09:12:00-03:30"),
        (datetime(2025, 3, 4, 9, 12, tzinfo=timezone(timedelta(seconds=90))), "2025-03-04T09:10:30+00:00"),
        ("Tue, 04 Mar 2025 09:12:00 GMT", "2025-03-04T09:12:00+00:00"),
        ("Tue, 04 Mar 2025 09:12:00 -0500", "2025-03-04T09:12:00-05:00"),
        ("2025-03-04 09:12-05:00", "2025-03-04T09:12-05:00"),
        ("10:00 8-May-1999", "1999-05-08T10:00"),
    ],
)
def test_times(given_time: object, expected: str | None) -> None:
    assert coerce_message({"content": "x", "time": given_time}).time == expected


@pytest.mark.parametrize(
    "given_time",
    [
        "yesterday",
        "2025-02-31",
        "2025-13-01",
        "2025-03-04T25:00",
        "soon",
        10**30,
        "9" * 20,
        "2025-03-04T09:12+99:99",
        "2025-03-04T09:12:00-24:00",
        "Tue, 04 Mar 2025 09:12:00 +9999",
        "2025-03-04 09:12+05:60",
        float("nan"),
        float("-inf"),
    ],
)
def test_a_time_that_is_none_is_refused(given_time: object) -> None:
    with pytest.raises(ArgumentValueError, match="time"):
        coerce_message({"content": "x", "time": given_time})
    if isinstance(given_time, str):
        with pytest.raises(ArgumentValueError, match="ISO 8601|offset|year"):
            coerce_message(Message("Ana", "x", given_time))


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone of a process can be set on POSIX only")
def test_seconds_never_pass_through_the_zone_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    zone = os.environ.get("TZ")
    try:
        monkeypatch.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        assert coerce_message({"content": "x", "time": 1741079520}).time == "2025-03-04T09:12:00+00:00"
    finally:
        monkeypatch.undo()
        assert os.environ.get("TZ") == zone
        time.tzset()


PLAIN = st.none() | st.integers() | st.floats() | st.text(max_size=8)
NESTED = st.lists(st.text(max_size=3), max_size=2) | st.dictionaries(st.sampled_from(["type", "text"]), PLAIN)
KEYS = st.sampled_from(["role", "name", "content", "text", "time", "id", "x"])


@given(st.dictionaries(KEYS, PLAIN | NESTED))
def test_any_dict_gives_a_message_or_a_clear_error(item: dict[str, Any]) -> None:
    try:
        found = coerce_message(item)
    except ZettelError:
        return
    assert coerce_message(found) == found


# ---------------------------------------------------------------------------------------------------- the source

NASTY = ["", " ", "\n", "a\n\nb", "Bo: no", "[2025-01-01T00:00] Bo: no", "```\nopen", "# h", " x ", "x\r\n", "\ud83d"]
MESSAGES = st.builds(
    Message,
    st.sampled_from(["", "Ana", "a\nb: c", " ", "田中", "[x]"]) | st.text(max_size=4),
    st.sampled_from(NASTY) | st.text(max_size=12),
    st.none() | st.sampled_from(["2025-03-04", "2025-03-04T09:12", "2025-03-05T00:00:00Z", "2025"]),
)


@given(st.lists(MESSAGES, max_size=8))
def test_each_message_is_one_block_and_stands_where_the_block_says(messages: list[Message]) -> None:
    text, layout = layout_of_messages(messages)
    assert layout.messages == tuple(messages)
    assert text == "\n\n".join(map(render_message, messages))
    shown = [message for message in messages if render_message(message).strip()]
    assert len(layout.blocks) == len(shown)
    covered = 0
    for block, message in zip(layout.blocks, shown, strict=True):
        assert covered <= block.start <= block.label <= block.body <= block.end
        assert not text[covered : block.start].strip()
        assert text[block.start : block.end].strip() == text[block.start : block.end] != ""
        assert text[block.body : block.end] == message.text.strip()
        assert block.speaker == " ".join(message.speaker.split())
        if block.speaker:
            assert text[block.label :].startswith(block.speaker)
        assert (block.kind, block.time, block.heading) == (MESSAGE, message.time, -1)
        assert block.date == (message.time and message.time[:10])
        covered = block.end
    assert not text[covered:].strip()


def test_ordinary_messages_can_be_read_back_from_the_source() -> None:
    messages = (
        Message("Ana", "The boiler\nis fixed.", "2025-03-04T09:12"),
        Message("Bo", "Good: thanks", "2025-03-05T10:00"),
    )
    text, layout = layout_of_messages(messages)
    assert text == "[2025-03-04T09:12] Ana: The boiler\nis fixed.\n\n[2025-03-05T10:00] Bo: Good: thanks"
    assert read_layout(text) == layout
    assert [block.section for block in layout.blocks] == [0, 1]


def test_no_messages_are_an_empty_source() -> None:
    assert layout_of_messages([]) == ("", read_layout(""))
