"""The language of a few words by all their signs: short messages of six languages, and those that tell nothing."""

from __future__ import annotations

import pytest

from zettelpy.extract.tongue_signs import LANGUAGES, language_of


def guess(text: str) -> str:
    words = text.split()
    return language_of(words, [k == 0 for k in range(len(words))])


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Sport macht Spaß", "de"),
        ("Bitte Ruhe bewahren", "de"),
        ("Vroni kommt später", "de"),
        ("L'équipe a gagné", "fr"),
        ("Le frigo est vide", "fr"),
        ("¿Has llamado ya", "es"),
        ("Mañana llueve mucho", "es"),
        ("Il cane abbaia forte", "it"),
        ("La riunione è lunedì", "it"),
        ("Não sei ainda", "pt"),
        ("Obrigado pela ajuda", "pt"),
        ("Who took the keys", "en"),
        ("Sorry, wrong meeting", "en"),
    ],
)
def test_a_short_message_tells_its_language(text: str, language: str) -> None:
    assert guess(text) == language


@pytest.mark.parametrize("text", ["", "Xulqo", "Xulqo Wemv", "123 456", "ok"])
def test_names_and_numbers_tell_nothing(text: str) -> None:
    assert guess(text) == ""


def test_names_travel() -> None:
    assert guess("We met José Muñoz at Café Größe") == "en"
    assert guess("Wir treffen José Muñoz morgen") == "de"


def test_a_word_counts_once() -> None:
    assert guess("the " * 3 + "und oder aber nicht") == "de"
    assert all(len(code) == 2 for code in LANGUAGES)
