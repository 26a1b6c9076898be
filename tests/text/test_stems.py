"""Stems by language: forms of one word meet, and other words do not."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.normalise import fold
from zettelpy.text.stems import ENGLISH, stem, stemmer_for
from zettelpy.text.stems.light import LANGUAGES, light_stem
from zettelpy.text.stems.romance import _PLAIN
from zettelpy.text.stems.suffixes import Marked, Regions, read_tables

# Forms of one word each, by language; they all share a stem.
SAME = {
    "de": (
        "kaufen gekauft kaufe kaufte kauft | absagen abgesagt abzusagen | Rechnung Rechnungen | Hund Hunde Hundes |"
        "Küche Küchen | Gemeinde Gemeinden | Möglichkeit Möglichkeiten | Lehrerin Lehrerinnen | Ergebnis Ergebnisse |"
        "bestellen bestellt bestellte | schön schöne schöner schönen | Größe groesse |"
        "Gericht Gerichte Gerichten | Gedanke Gedanken | Segel Segeln"
    ),
    "fr": (
        "réserver réservé réservait réservation réservations | billet billets | bateaux bateau | petite petits |"
        "chanson chansons | cheval chevaux | dernier dernière derniers | finir finissait finissent | choux chou |"
        "heureuse heureux | manger mangeait mangé"
    ),
    "es": (
        "pagar pagado pagamos pagan pagarlo pagaba | cuota cuotas | vez veces | decisión decisiones | nuevo nuevas |"
        "servicio servicios | incluir incluirlos incluida | construyendo construyó | tranquilamente tranquila"
    ),
    "pt": (
        "pagar pagou pagamos pagando | decisão decisões | nova novos | papel papéis | gravar gravamos gravando |"
        "animal animais | bom bons | informação informações | felicidade felicidades"
    ),
    "it": (
        "pagare pagato pagano pagarlo pagando | nazione nazioni | nuova nuovi | banco banchi | amico amica |"
        "prenotare prenotato prenotano | scrivendo scriverlo | felicemente felice"
    ),
    "ru": "новый новая новое новых | решили решил решить | палатка палатки палатку",
}
# Words that keep apart.
OTHER = {
    "de": "Haus Hund | kaufen laufen | Karte Garten | System Systole | Gedanken danken | Gerichten richten",
    "fr": "maison maintenant | porte portail | matin mars | serment sert",
    "es": "casa caso cosa | perro pero | carrera carro | gente agente",
    "pt": "casa coisa | carro cara | mãe mão",
    "it": "casa cosa | mano meno | porta parete | divano diva",
    "ru": "дом дача | лодка лампа | море мера",
}


def groups(table: dict[str, str]) -> list[tuple[str, list[str]]]:
    return [(language, group.split()) for language, text in table.items() for group in text.split("|")]


@pytest.mark.parametrize(("language", "words"), groups(SAME))
def test_forms_of_one_word_share_a_stem(language: str, words: list[str]) -> None:
    stems = {word: light_stem(fold(word), language) for word in words}
    assert len(set(stems.values())) == 1, stems


@pytest.mark.parametrize(("language", "words"), groups(OTHER))
def test_other_words_keep_apart(language: str, words: list[str]) -> None:
    stems = [light_stem(fold(word), language) for word in words]
    assert len(set(stems)) > 1, stems


LATIN = st.text(st.sampled_from("aeiouyabcdefghilmnoprstuvzqx'"), max_size=16)


@given(LATIN | st.text(max_size=20), st.sampled_from(sorted(LANGUAGES)))
def test_a_stem_is_not_empty_no_longer_and_the_same_each_time(word: str, language: str) -> None:
    word = fold(word)
    made = light_stem(word, language)
    assert bool(made) == bool(word)
    assert len(made) <= len(word)
    assert light_stem(word, language) == made


@given(LATIN | st.text(max_size=20), st.lists(st.sampled_from(["en", "ja", *sorted(LANGUAGES)]), unique=True))
def test_every_word_has_distinct_stems_in_every_mixture_of_languages(word: str, languages: list[str]) -> None:
    made = stemmer_for(tuple(languages))(fold(word))
    assert made
    assert len(set(made)) == len(made) <= max(1, len(languages))
    assert all(made) or not word.strip("'")


@pytest.mark.timing
@pytest.mark.parametrize("language", ["en", *sorted(LANGUAGES)])
@pytest.mark.parametrize("part", ["y", "ge", "ua"])
def test_a_word_of_a_megabyte_takes_time_by_its_length(language: str, part: str) -> None:
    def seconds(size: int) -> float:
        word = part * (size // len(part))
        start = time.process_time()
        assert all(stemmer_for((language,))(word))
        return time.process_time() - start

    seconds(1_000)
    assert seconds(1_000_000) < 8


def test_a_text_in_several_languages_gives_each_word_its_stems() -> None:
    stems = stemmer_for(("en", "de"))
    assert set(stems("rolling")) == {"roll", "rolling"}
    assert stemmer_for(("en",)) is ENGLISH
    assert stemmer_for(("fr",))("l'eau") == stemmer_for(("fr",))("eau")
    assert stemmer_for(("ru", "en"))("deploy") == ("deploy",)
    assert stemmer_for(("de", "ru"))("палатка") == ("палатк",)
    assert stemmer_for(("fr",))("rev2s") == (stem("rev2s"),)


def test_a_table_takes_the_longest_suffix_and_only_that() -> None:
    tables = read_tables({"ends": "2 cion\n1>x on", "more": "2|->u+ends ucion"})
    word = Marked("nacion", _PLAIN)
    assert not word.lose(tables, "ends")  # the longest stands outside R2, and the next is not tried
    assert word.word == "nacion"
    word = Marked("solucion", _PLAIN)
    assert word.lose(tables, "more")
    assert word.word == "solu"


def test_regions_are_empty_at_the_end_of_a_word_without_them() -> None:
    word = Marked("bcd", Regions(_PLAIN.before_r, None))
    assert word.starts == {"-": 1, "1": 3, "2": 3, "V": 3}
