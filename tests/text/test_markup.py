"""Lines: the fast form splits a text as the plain one does."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text import markup
from zettelpy.text.markup import first_signs, split_lines

PARTS = st.sampled_from(["\n", "\r\n", " ", "\t", "\x0b", "\x1c", "\u2028", "\ufeff", "a", "- b", "\n\n", "\xa0"])


@given(st.lists(PARTS, max_size=14).map("".join))
def test_feeds_split_as_all_line_ends_do(text: str) -> None:
    assert markup._split_at_feeds(text) == markup._split_at_all(text)


@given(st.lists(PARTS | st.just("\r"), max_size=14).map("".join))
def test_lines_are_trimmed_and_cover_what_is_no_space(text: str) -> None:
    lines = split_lines(text)
    kept = "".join("".join(text[line.start : line.end].split()) for line in lines)
    assert kept.strip("\ufeff") == "".join(text.split()).strip("\ufeff")
    assert first_signs(text, lines) == "".join(text[line.start] for line in lines)


def test_a_lone_return_ends_a_line() -> None:
    assert [line[1:] for line in split_lines("a\rb\r\r c")] == [(0, 1, True), (2, 3, False), (6, 7, True)]


def test_a_mark_at_the_beginning_is_no_word() -> None:
    assert [line[:3] for line in split_lines("\ufeff hi\n\ufeff ho")] == [(0, 2, 4), (5, 5, 9)]
