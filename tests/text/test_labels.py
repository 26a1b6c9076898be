"""Labels: no line that is not asked about holds one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.labels import FENCED, HEADED, UNCLOSED, lines_to_read, read_label
from zettelpy.text.markup import first_signs, split_lines

PARTS = st.sampled_from(
    ["\n", "\n\n", " ", "    ", "Ana", "mara", "Dr. Ono", ":", "\uff1a", ": hi", "[09:02]", "(8 May 2023)", "9:02 AM",
     "9:02", "2025-03-04", "**Bo**", "*", "_x_:", "<nick>", "<|im_start|>user", "# User", "## ", "From ", "\t", "1.",
     ".", "m", "!", "12.05.2023", "Bo 12.05.2023", "\u200e[1.2.23 14:03]", "x" * 115, "x " * 95, "said", "家：",
     "https://a", "\n"]
)  # fmt: skip


@given(st.lists(PARTS, max_size=16).map("".join), st.data())
def test_every_label_stands_on_a_line_that_is_read(text: str, data: st.DataObject) -> None:
    lines = split_lines(text)
    marks = bytes(data.draw(st.sampled_from([0, 0, 0, FENCED, UNCLOSED, HEADED])) for _ in lines)
    asked = lines_to_read(text, lines, marks, first_signs(text, lines))
    assert asked == sorted(set(asked))
    for i, line in enumerate(lines):
        wanted = marks[i] != FENCED and (marks[i] != HEADED or text[line.start] == "#")
        if i in asked:
            assert wanted
        elif wanted:
            assert read_label(text, line, i, marks[i]) is None


@pytest.mark.parametrize("text", ["Ana: hi", "[09:02] hi", "Ana 9:02 AM", "**Ana** said", "<ana> hi", "Ana\uff1ahi"])
def test_lines_that_may_hold_a_label_are_read(text: str) -> None:
    assert lines_to_read(text, split_lines(text), bytes(1), text[0]) == [0]


def test_prose_is_not_read() -> None:
    text = "The boiler was old\nand nobody knew\nwhat it had cost"
    assert lines_to_read(text, split_lines(text), bytes(3), "Taw") == []
