"""Stems by language: forms of one word meet, and other words do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.normalise import fold
from zettelpy.text.stems import ENGLISH, stemmer_for
from zettelpy.text.stems.light import LANGUAGES, light_stem

SAME = {
    "de": "kaufen gekauft kaufe | absagen abgesagt abzusagen | Rechnung Rechnungen | Hund Hunde | Küche Küchen",
    "fr": "réserver réservé réservons réservation | billet billets | bateaux bateau | petite petits",
    "es": "pagar pagado pagamos pagan | cuota cuotas | vez veces | decisión decisiones | nuevo nuevas",
    "pt": "pagar pago pagamos | decisão decisões | nova novos | papel papéis | gravar gravamos gravando",
    "it": "pagare pagato pagano | nazione nazioni | nuova nuovi | prenotato prenotare prenotazione",
    "ru": "билет билеты билетов билетам | новый новая новое новых | решили решил решить | палатка палатки палатку",
}
OTHER = {
    "de": "Haus Hund | kaufen laufen | Karte Garten",
    "fr": "maison maintenant | porte portail | matin mars",
    "es": "casa caso cosa | perro pero",
    "pt": "casa coisa | carro cara",
    "it": "casa cosa | mano meno | porta porto parete",
    "ru": "дом дача | лодка лампа | море мера",
}


def groups(table: dict[str, str]) -> list[tuple[str, list[str]]]:
    return [(language, group.split()) for language, text in table.items() for group in text.split("|")]


@pytest.mark.parametrize(("language", "words"), groups(SAME))
def test_forms_of_one_word_share_a_stem(language: str, words: list[str]) -> None:
    stems = {light_stem(fold(word), language) for word in words}
    assert len(stems) <= max(1, len(words) - 2), stems  # light: the odd form may stand alone


@pytest.mark.parametrize(("language", "words"), groups(OTHER))
def test_other_words_keep_apart(language: str, words: list[str]) -> None:
    stems = [light_stem(fold(word), language) for word in words]
    assert len(set(stems)) > 1, stems


@given(st.text(max_size=20), st.sampled_from(sorted(LANGUAGES)))
def test_a_stem_is_not_empty_and_the_same_each_time(word: str, language: str) -> None:
    word = fold(word)
    made = light_stem(word, language)
    assert bool(made) == bool(word)
    assert len(made) <= len(word)
    assert light_stem(word, language) == made


def test_a_text_in_several_languages_gives_each_word_its_stems() -> None:
    stems = stemmer_for(("en", "de"))
    assert set(stems("rolling")) == {"roll", "rolling"}
    assert stemmer_for(("en",)) is ENGLISH
    assert stemmer_for(("fr",))("l'eau") == stemmer_for(("fr",))("eau")
    assert stemmer_for(("ru", "en"))("deploy") == ("deploy",)
