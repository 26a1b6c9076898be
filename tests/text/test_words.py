"""Words in columns: the fast form finds what the plain expression finds, whatever the text and the windows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text import words
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD, tokenise

SIGNS = st.sampled_from("abZ9_ '’\n\r\t.,-é\u0301家かम्0\ud800\U0001f600\u200d«\x00ß")


def check(text: str) -> None:
    found = tokenise(text)
    expected = list(WORD.finditer(text))
    assert [found.surface(i) for i in range(len(found))] == [match[0] for match in expected]
    assert list(found.starts) == [match.start() for match in expected]
    assert found.surfaces == list(dict.fromkeys(match[0] for match in expected))


@given(st.text(SIGNS, max_size=60), st.sampled_from([1, 2, 5, 16, 1 << 15]))
def test_windows_change_nothing(text: str, window: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_WINDOW", window)
        check(text)


@given(st.text(max_size=80))
def test_any_text(text: str) -> None:
    check(text)


@pytest.mark.parametrize("length", [253, 254, 255, 256, 70_000])
def test_long_words(length: int) -> None:
    check(f"so {'x' * length} it's")


def test_many_kinds_of_signs() -> None:
    check("".join(f"a{chr(0x2190 + k)}b'{chr(0x2190 + k)}" for k in range(300)))


def test_apostrophes() -> None:
    assert tokenise("'Tis rock'n'roll, y’all'’s dogs' ''no''").surfaces == [
        "Tis", "rock'n'roll", "y’all", "s", "dogs", "no",
    ]  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["'", "a'", "家", "\u2190\u2191\u2192", "x", "a.", " "])
def test_time_is_linear(unit: str) -> None:
    short, long = (best_time(lambda n=n: tokenise(unit * n)) for n in (40_000, 320_000))
    assert long < 30 * short + 0.02


@given(st.text(SIGNS, max_size=60))
def test_a_column_is_given_to_each_word(text: str) -> None:
    found = tokenise(text)
    assert found.each(found.surfaces) == tuple(found.surface(i) for i in range(len(found)))
    flags = [surface.islower() for surface in found.surfaces]
    assert found.where(flags) == [i for i in range(len(found)) if found.surface(i).islower()]
    assert found.folded == list(map(fold, found.surfaces))
