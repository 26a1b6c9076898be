"""Lines for a terminal: as wide as asked, and not a character of the text lost."""

from __future__ import annotations

import shutil
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.cli import terminal
from zettelpy.cli.terminal import clip, columns, pad, wrap
from zettelpy.cli.writing import plain

TEXTS = st.text(st.sampled_from("ab .,灯台ﾃé\u0301\t\n\r\x1b\u202e👨\u200d👩🏴"), max_size=300)


def ink(text: str) -> str:
    return "".join(plain(text.replace("\r\n", "\n")).split())


@given(TEXTS | st.text(max_size=200), st.integers(8, 100))
def test_wrapped_lines_fit_and_hold_everything(text: str, room: int) -> None:
    lines = wrap(text, room)
    assert ink("".join(lines)) == ink(text)
    assert all(columns(line) <= room for line in lines)
    assert all(line == line.rstrip(" ") for line in lines)


@given(TEXTS, st.integers(2, 60))
def test_clipped_text_fits_and_marks_the_cut(text: str, room: int) -> None:
    line = clip(text, room)
    whole = plain(" ".join(text.split()))
    assert columns(line) <= room
    assert line == whole or (line.endswith("…") and whole.startswith(line[:-1]))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("one two three", ["one two", "three"]),
        ("  indented code stays", ["  indented", "code stays"]),
        ("first\n\nsecond", ["first", "", "second"]),
        ("灯台は岬に立っている", ["灯台は岬に", "立っている"]),
        ("abcdefghijklmno pq", ["abcdefghij", "klmno pq"]),
        ("", [""]),
    ],
)
def test_wrap(text: str, lines: list[str]) -> None:
    assert wrap(text, 10) == lines


def test_pad_counts_columns() -> None:
    assert pad("灯台", 6) == "灯台  "
    assert pad("long", 2) == "long"


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["a", "a ", "灯", " ", "\n", "e\u0301", "\u0301"])
def test_time_is_linear(unit: str) -> None:
    def best(text: str) -> float:
        times = []
        for _ in range(3):
            start = time.perf_counter()
            wrap(text, 80)
            clip(text, 80)
            times.append(time.perf_counter() - start)
        return min(times)

    assert best(unit * 40_000) < 8 * best(unit * 10_000) + 0.02


@pytest.mark.parametrize("wide", [None, "", "0", "-3", "x", "57", "200"])
def test_the_screen_is_as_wide_as_the_library_says(monkeypatch: pytest.MonkeyPatch, wide: str | None) -> None:
    if wide is None:
        monkeypatch.delenv("COLUMNS", raising=False)
    else:
        monkeypatch.setenv("COLUMNS", wide)
    assert terminal.screen() == shutil.get_terminal_size((80, 24)).columns
    monkeypatch.setattr("sys.__stdout__", None)
    assert terminal.screen() == shutil.get_terminal_size((80, 24)).columns
