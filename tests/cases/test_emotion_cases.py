"""Cases from the field: what is no emotion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zettelpy import compress

Input = Callable[[str], Any]


def emotions_of(text: str) -> set[str]:
    return {emotion for zettel in compress(text).zettels for emotion in zettel.emotions}


def test_flag_006_bold_words_of_markdown_are_no_emotion(case_input: Input) -> None:
    assert emotions_of(case_input("flag-006")) == set()
    assert emotions_of("**I am happy** about the *index*.") == {"joy"}  # what the words say still counts


def test_flag_004_the_worst_denied_is_neither_praise_nor_complaint(case_input: Input) -> None:
    assert emotions_of(case_input("flag-004")[2]) == set()
