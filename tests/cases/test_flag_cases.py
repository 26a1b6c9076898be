"""Cases from the field: decisions, and what only sounds like one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zettelpy import compress

Input = Callable[[str], Any]


def decides(text: str) -> bool:
    return any("DECISION" in zettel.flags for zettel in compress(text).zettels)


def test_flag_002_decisions_in_varied_wording_and_four_languages(case_input: Input) -> None:
    texts = case_input("flag-002")
    assert [text for text in texts if not decides(text)] == []
    (zettel,) = compress(texts[4]).zettels
    assert zettel.quote == "Final call: no Friday deploys."  # with its "no"


def test_flag_004_two_negations_are_none(case_input: Input) -> None:
    likes, plan, hotel = case_input("flag-004")
    (zettel,) = compress(plan).zettels
    assert zettel.flags == ("DECISION",)
    assert "Plan B" in zettel.quote
    for text in (likes, hotel):
        assert not decides(text)
        assert all(zettel.emotions == () for zettel in compress(text).zettels)  # neither praise nor complaint


def test_flag_008_negation_in_other_languages(case_input: Input) -> None:
    negators = ("Nunca", "nicht", "не", "いません")
    for text, negator in zip(case_input("flag-008"), negators, strict=True):
        (zettel,) = compress(text).zettels
        assert zettel.flags == ()
        assert negator in zettel.quote
