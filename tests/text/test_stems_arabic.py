"""Arabic words meet with and without their article, and nothing is left of none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.stems.arabic import arabic_stem
from zettelpy.text.terms import index_terms


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("القطة", "قطة"),
        ("والمدرسة", "مدرسة"),
        ("بالسيارة", "سيارة"),
        ("للبيت", "بيت"),
        ("كِتَابٌ", "كتاب"),
        ("أحمد", "احمد"),
        ("مدرسون", "مدرسين"),
        ("قـــطة", "قطة"),
    ],
)
def test_forms_of_a_word_meet(one: str, other: str) -> None:
    assert index_terms(one, ()) == index_terms(other, ())


def test_short_words_and_letters_of_the_root_stay() -> None:
    assert arabic_stem("ولد") == "ولد"
    assert arabic_stem("ال") == "ال"
    assert arabic_stem("قطة") != arabic_stem("كلب")


@given(st.text(alphabet="ابتولهيةىأإآنقطـَُِ", min_size=1, max_size=12))
def test_something_is_left_of_every_word(word: str) -> None:
    stem = arabic_stem(word)
    assert stem
    assert len(stem) <= len(word)
