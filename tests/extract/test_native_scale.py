"""Names in scripts without case: time is linear in hostile text without spaces, and Latin text costs nothing."""

from __future__ import annotations

import random

import pytest

from tests.timing import best_time
from zettelpy.extract.native import find_names
from zettelpy.extract.native_common import Terms, made_of
from zettelpy.extract.native_japanese_lists import is_loan
from zettelpy.text.columns import read_columns

SIZE = 60_000


def draw(first: int, last: int, size: int) -> str:
    chance = random.Random(7)
    return "".join(chr(chance.randrange(first, last)) for _ in range(size))


@pytest.mark.parametrize(
    "text",
    [
        draw(0x4E00, 0x6E00, SIZE),
        draw(0x3042, 0x3093, SIZE),
        draw(0x30A2, 0x30F3, SIZE),
        draw(0xAC00, 0xD7A3, SIZE),
        draw(0x0905, 0x0939, SIZE),
        "王" * SIZE,
        "山" * SIZE,
        "さん" * (SIZE // 2),
        "小区" * (SIZE // 2),
        "「あ" * (SIZE // 2),
        "株式会社" * (SIZE // 4),
    ],
    ids=[
        "hanzi",
        "hiragana",
        "katakana",
        "hangul",
        "devanagari",
        "one",
        "ending",
        "address",
        "places",
        "quotes",
        "firms",
    ],
)
@pytest.mark.timing
def test_time_is_linear_in_long_text_without_spaces(text: str) -> None:
    small, large = read_columns(text[: SIZE // 6]), read_columns(text)
    assert best_time(lambda: find_names(large)) < 15 * best_time(lambda: find_names(small)) + 0.02


def test_latin_text_has_no_names_of_other_scripts() -> None:
    assert find_names(read_columns("Élodie and José met in Zürich. " * 200)) == []


def test_chains_of_listed_words_are_found_in_bounded_time() -> None:
    parts = Terms(("ab", "a", "ba"))
    assert made_of("abba", parts)
    assert not made_of("aa", parts)  # two words of one character
    assert not made_of("ab" * 40, parts)
    assert is_loan("データベース・サーバー")
    assert not is_loan("ルミナサーバー")
