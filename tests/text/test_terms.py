"""Words into index terms: what must meet meets, what must not does not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.stems import stem
from zettelpy.text.terms import index_terms, query_terms

MEET = [
    ("running", "runs"), ("decided", "decides"), ("policies", "policy"), ("boxes", "box"), ("stopped", "stopping"),
    ("deployment", "deploy"), ("José", "JOSE"), ("İstanbul", "istanbul"), ("ＡＰＩ", "api"), ("ﬁnal", "final"),
    ("cafe\u0301", "café"), ("Maja's", "Maja"), ("Maja’s", "maja"), ("m²", "m2"), ("Straße", "STRASSE"),
]  # fmt: skip
APART = [
    ("news", "new"),
    ("bus", "bu"),
    ("princess", "prince"),
    ("wing", "w"),
    ("red", "r"),
    ("12", "123"),
    ("his", "hi"),
]


@pytest.mark.parametrize(("left", "right"), MEET)
def test_forms_of_a_word_meet(left: str, right: str) -> None:
    assert set(index_terms(left, ())) & set(index_terms(right, ()))


@pytest.mark.parametrize(("left", "right"), APART)
def test_different_words_stay_apart(left: str, right: str) -> None:
    assert not set(index_terms(left, ())) & set(index_terms(right, ()))


@given(st.text(max_size=30))
def test_any_word_has_terms_or_none_and_never_fails(word: str) -> None:
    for term in query_terms(word, frozenset({"the"})):
        assert term
        assert term != "the"


@given(st.text(alphabet="abcdeginrsty", min_size=1, max_size=14))
def test_a_stem_begins_like_its_word(word: str) -> None:
    made = stem(word)
    assert made
    assert made[:-1] == word[: len(made) - 1]


def test_parts_of_identifiers_and_of_unspaced_scripts() -> None:
    assert index_terms("max_conns", ()) == ("max_conns", "max", "conn")
    assert index_terms("打印机", ()) == ("打印", "印机")
    assert index_terms("API変更", ()) == ("api", "変更")
    assert query_terms("Don't stop, don't!", frozenset({"don't"})) == ["stop"]


@pytest.mark.parametrize(
    ("glued", "number", "unit"),
    [
        ("512KB", "512", "KB"),
        ("512kb", "512", "kb"),
        ("5кг", "5", "кг"),
        ("20min", "20", "min"),
        ("７５kg", "75", "kg"),
    ],
)
def test_a_number_and_its_unit_are_found_glued_and_apart(glued: str, number: str, unit: str) -> None:
    apart = {*index_terms(number, ()), *index_terms(unit, ())}
    together = index_terms(glued, ())
    assert apart < set(together)
    assert query_terms(f"{number} {unit}", frozenset()) == [*index_terms(number, ()), *index_terms(unit, ())]


@pytest.mark.parametrize("word", ["4b", "2nd", "5e", "3d", "v2", "x86", "512", "kb", "0x1f", "7up"])
def test_what_is_no_number_with_a_unit_stays_whole(word: str) -> None:
    assert index_terms(word, ()) == (word,)


def test_a_unit_that_is_a_stop_word_is_none() -> None:
    assert index_terms("10am", {"am"}) == ("10am", "10")


def test_words_that_were_read_before_are_read_by_their_own_stop_list() -> None:
    assert query_terms("the kettle", frozenset()) == ["the", "kettl"]
    assert query_terms("the kettle", frozenset({"the"})) == ["kettl"]
    assert query_terms("the kettle", frozenset()) == ["the", "kettl"]
