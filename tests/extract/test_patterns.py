"""Lines that a machine wrote: asking the words with digits finds what a search for digits finds."""

from __future__ import annotations

import re
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.patterns import LEAST, patterned_lines
from zettelpy.text.columns import Columns, read_columns

PARTS = st.sampled_from(["at 1 x", "at 22 x", "a", "no digit", "x7's", "- item 3", "\n", "\n", "\n\n", "٣", "[1]", " "])


def plainly(columns: Columns) -> list[tuple[int, int]]:
    text, lines = columns.text, list[tuple[int, int, str]]()
    for block in columns.layout.blocks:
        start = text.find("\n", block.start, block.end) + 1
        while start and start < block.end:
            end = text.find("\n", start, block.end)
            end = block.end if end < 0 else end
            if re.search("[0-9]", text[start:end]):
                lines.append((start, end, re.sub("[0-9]+", "0", text[start:end])))
            start = end + 1
    counts = Counter(shape for _, _, shape in lines)
    return [(start, end) for start, end, shape in lines if counts[shape] >= LEAST]


@given(st.lists(PARTS, max_size=40).map("".join))
def test_words_with_digits_find_the_lines(text: str) -> None:
    columns = read_columns(text)
    assert patterned_lines(columns) == plainly(columns)


def test_there_are_such_lines() -> None:
    columns = read_columns("It broke:\n" + "\n".join(f"  at step {n} of run" for n in range(5)))
    assert len(plainly(columns)) == len(patterned_lines(columns)) == 5
