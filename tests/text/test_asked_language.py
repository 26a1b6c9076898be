"""In which language a question is asked, and what its words are then."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.asked_language import asked_language
from zettelpy.text.stems import OneText, stemmer_for

MIXED = ("en", "ja", "de", "es")


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("What are the opening hours?", "en"),
        ("WHAT ARE THE OPENING HOURS?", "en"),
        ("Wann kommt die Lampe an?", "de"),
        ("¿Cuándo llega la lámpara?", "es"),
        ("opening hours", ""),
        ("What is the Preis der Lampe?", ""),
        ("展覧会はいつですか？", ""),
        ("", ""),
    ],
)
def test_the_language_of_a_question_is_told_where_it_is_plain(question: str, language: str) -> None:
    assert asked_language(question, MIXED) == language


@pytest.mark.parametrize("languages", [("en",), ("de",), ("en", "ja"), ("ru", "zh"), ("hi", "en")])
def test_of_one_language_in_latin_letters_there_is_nothing_to_tell(languages: tuple[str, ...]) -> None:
    assert asked_language("What are the opening hours?", languages) == ""


def test_a_word_has_its_own_stem_and_another_language_s_only_where_the_text_holds_that_alone() -> None:
    stems = OneText("en", ("en", "de"), {"hour", "hours", "rechnung", "opening"})
    assert stems("hours") == ("hour",)
    assert stems("rechnungen") == ("rechnung",)
    assert stems("zebras") == ("zebra",)
    assert stems("opening") == ("opening",)  # what the text holds is found, whatever its language


@given(st.text(alphabet="abcdefgr'inst", min_size=1, max_size=12), st.frozensets(st.text("abcdefgrinst", max_size=6)))
def test_what_is_looked_for_is_a_stem_of_the_text_s_languages(word: str, known: frozenset[str]) -> None:
    languages = ("de", "en", "fr")
    bare = word.replace("'", "")
    for language in languages:
        found = OneText(language, languages, known)(word)
        assert len(found) >= 1
        every = {*stemmer_for(languages)(word), *stemmer_for((language,))(word), *stemmer_for((language,))(bare)}
        assert set(found) <= every


@given(st.text(max_size=200))
def test_any_question_is_read(question: str) -> None:
    assert asked_language(question, MIXED) in ("", "en", "de", "es")
