"""Rows among the lines of a block: the gates change nothing, and what they tell is what a reader would say."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from zettelpy.text import fixed
from zettelpy.text.fixed import FixedLines, lines_of
from zettelpy.text.layout import Block, read_layout

LINES = st.tuples(
    st.sampled_from(["", "", " ", "  ", "   ", "\t"]),
    st.sampled_from(["and so", "they went on and on", "{a}", "a|", "x = 3;", "2025-03-04", "Then he", "] or", "it"]),
    st.sampled_from(["\n", "\n", "\n", "\r\n", "\n\n"]),
).map("".join)


def plain(text: str, block: Block, start: int) -> list[bool]:
    """Tell of each line whether it is a row, without a gate."""
    starts, words = lines_of(text, start, block.end)
    if block.kind in ("table", "code"):
        return [True] * len(words)
    if len(words) == 1:
        return [words[0][0] in "{[|<" and words[0][-1] in "}]|>,"]
    margins = [len(line) - len(line.lstrip(" \t")) for line in words]
    margins[0] += starts[0] - text.rfind("\n", 0, starts[0]) - 1 if starts[0] == block.start else 0
    hangs = block.kind == "item" or fixed._hangs(words, margins)
    least = min(margins[1:] if hangs else margins)
    rows = [(k > 0 and margins[k] > least) or fixed._is_fixed(line) for k, line in enumerate(words)]
    return [True] * len(words) if 2 * sum(rows) >= len(words) or fixed._chosen_ends(words) else rows


@given(st.lists(LINES, min_size=1, max_size=12).map("".join))
@example("x\n\n\tand so\n  they\n  it")
@example("and so they went\nand so then {a}}\nand so they went\nand so they went")
def test_gates_change_nothing(text: str) -> None:
    lines = FixedLines(text)
    for block in read_layout(text).blocks:
        found = lines.lines(block, block.start)
        expected = plain(text, block, block.start)
        assert [row for _, _, row in found] == (expected if any(expected) else [])
        assert found == lines.lines(block, block.start)
        for start, end, _ in found:
            assert text[start:end].strip()
            assert not set(text[start:end]) & set("\r\n")


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("It rained all day and the pump\nfailed, so the hall was under\nwater when we came to look at\nit again.", []),
        ("Run this:\n  make {all}\nand then wait for it.", ["make {all}"]),
        ("def f(x):\n    return x", ["def f(x):", "return x"]),
        ("10:00:01 started\n10:00:09 failed", ["10:00:01 started", "10:00:09 failed"]),
    ],
)
def test_rows(text: str, rows: list[str]) -> None:
    block = read_layout(text).blocks[0]
    assert [text[start:end] for start, end in FixedLines(text).rows(block, block.start)] == rows
