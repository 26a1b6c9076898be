"""Each form that is fast because it settles what is common says the same as the clear form that settles everything."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.codec.lines import Damage, Line, Scanner, split_lines
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.chain import WIDTH, _unseal_sound, seal, unseal, unseal_damaged
from zettelpy.errors import DecodeError, ZettelError
from zettelpy.types import Zettel

TEXT = st.text(st.sampled_from("ab|\\,\n\r\t \u202e\ud800é山\u00a0\x00"), max_size=8) | st.text(max_size=8)


@given(TEXT)
def test_what_is_written_as_it_is_needs_no_escape(value: str) -> None:
    assert fields.text(value) == fields._TEXT.sub(fields._write, value)
    assert fields.source(value) == fields._SOURCE.sub(fields._write, value)
    assert fields.word(value) == (fields._WORD.sub(fields._write, value) or fields.EMPTY)


@given(st.lists(TEXT, max_size=4))
def test_lists_are_written_item_by_item(values: list[str]) -> None:
    assert fields.items(values) == ", ".join(fields._ITEM.sub(fields._write, one) or fields.EMPTY for one in values)


@given(st.text(st.sampled_from("ab|n\\ "), max_size=14), st.integers(1, 4), st.booleans())
def test_fields_are_split_at_the_bars_between_them(line: str, most: int, behind: bool) -> None:
    """A backslash that is put before the last letter sends the line the long way, one place further."""
    start = min(2, len(line)) if behind else 0

    def split(text: str) -> Any:
        try:
            return fields.split_fields(Scanner(Line(1, text)), most, start)
        except DecodeError as error:
            return error.reason

    plain, escaped = split(line + "x"), split(line + r"\x")
    if isinstance(plain, list):
        *rest, (last, end) = plain
        assert escaped == [*rest, (last, end + 1)]
    else:
        assert plain == escaped


@given(st.text(st.sampled_from("ab\\n|rs"), max_size=10))
def test_the_commonest_escapes_are_read_as_all_are(raw: str) -> None:
    def read(text: str) -> Any:
        try:
            return fields.read_text(Scanner(Line(1, text)), 0, len(text))
        except DecodeError as error:
            return error.reason

    whole = read(r"\\" + raw)  # a backslash that is escaped sends it the long way
    assert read(raw) == (whole.removeprefix("\\") if not whole.endswith("escape") else whole)


@given(
    st.lists(st.text(st.sampled_from("a \t\r"), max_size=4), max_size=6), st.sampled_from(["", "\n", "\r\n", "\n\n"])
)
def test_lines_are_those_that_hold_something(lines: list[str], end: str) -> None:
    text = "\n".join(["FILE:x", *lines]) + end
    numbered = enumerate(text.split("\n"), 1)
    assert split_lines(text) == [Line(k, line.removesuffix("\r")) for k, line in numbered if line.strip(" \t\r")]


CONTENTS = st.lists(
    st.sampled_from(["Z k9 | a", "S same", "S", "M -", "D +1", "W x", "E A | B", "T a b | c", "& x", "&", "END"])
    | st.integers(WIDTH - 2, 3 * WIDTH).map(lambda size: "S " + "x" * size)
    | st.integers(WIDTH - 2, 3 * WIDTH).map(lambda size: "Z " + "x" * size),
    max_size=9,
)


@settings(max_examples=300)
@given(CONTENTS, st.data())
def test_lines_that_hold_are_read_as_all_lines_are(contents: list[str], data: st.DataObject) -> None:
    texts = list(seal(contents))
    if texts and data.draw(st.booleans(), "damaged"):
        k = data.draw(st.integers(0, len(texts) - 1))
        texts[k : k + 1] = data.draw(st.sampled_from([[], [texts[k]] * 2, [texts[k][:-1]], ["x" + texts[k]], [""]]))
    lines = [Line(number, text) for number, text in enumerate(texts, 1)]
    one, other = Damage(strict=False), Damage(strict=False)
    assert unseal(lines, one) == unseal_damaged(lines, other)
    assert list(map(str, one.findings)) == list(map(str, other.findings))
    if (sound := _unseal_sound(lines)) is not None:
        assert (sound, []) == (unseal_damaged(lines, other)[0], other.findings)


def test_sound_lines_are_seen_to_be() -> None:
    contents = ["AAAK 3", "Z k9 | a", "S " + "x" * 4 * WIDTH, "S a", "S a", "S a", "END"]
    lines = [Line(number, text) for number, text in enumerate(seal(contents), 1)]
    assert [record.content for record in _unseal_sound(lines) or ()] == contents


ODD: list[Any] = [
    *(None, "", "x", 0, 1, -1, 0.5, 1.5, -0.0, float("nan"), float("inf"), True, b"x", "2025", "2025-02-30"),
    *((), ("x",), ("x", 1), ("joy",), ("joy", "joy"), ("CORE",), ("CORE", "CORE"), ("nope",), (["x"],), ["x"]),
    *(((0, 9),), ((0, 9), (3, 4)), ((0, True),), ([0, 9],), ((0.0, 9.0),), ((0, 9, 1),), ((0, 8),), (7,)),
]
WHOLE: dict[str, Any] = {
    "id": "a", "entities": ("Ana",), "topics": ("tea",), "quote": "q", "weight": 0.5, "raw": 0.25,
    "emotions": ("joy",), "flags": ("CORE",), "source_start": 0, "source_end": 9, "spans": ((0, 9),),
    "count": 1, "resolved_date": None, "turn": None,
}  # fmt: skip


@pytest.mark.parametrize("field", WHOLE)
@pytest.mark.parametrize("value", ODD, ids=repr)
def test_a_zettel_that_is_sound_at_once_stands_every_check(field: str, value: Any) -> None:
    given = {**WHOLE, field: value}
    made = object.__new__(Zettel)
    for name, one in given.items():
        object.__setattr__(made, name, one)
    try:
        sound = made._sound()
    except ZettelError:
        sound = False  # a date that is none is refused at once
    if sound:
        made._check()
        assert {name: repr(getattr(made, name)) for name in given} == {k: repr(v) for k, v in given.items()}


def test_what_compress_makes_is_sound_at_once() -> None:
    assert Zettel(**WHOLE)._sound()
