"""Irregular forms: one index term with their base form, tables that are sound, and what is ambiguous left out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.lexicon.irregular import ALONE, BEHIND, LANGUAGES, irregular_forms
from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stem, stemmer_for
from zettelpy.text.stems.bases import base_form
from zettelpy.text.stems.light import light_stem
from zettelpy.text.terms import index_terms

# Words that are one index term, by language.
MEET = {
    "en": (
        "go goes going went gone | buy buys bought | child children child's | mouse mice | see saw seen | leave left |"
        "find found | write wrote written writing | think thought | woman women | bus buses | teach taught"
    ),
    "de": (
        "gehen geht ging gegangen | schreiben schrieb geschrieben geschriebene | aufschreiben aufgeschrieben |"
        "verstehen verstanden | versprechen versprochen verspricht | anrufen angerufen | rufen rief |"
        "nehmen nimmt genommen |"
        "abgeben abgegeben | sagen sagt gesagt sagte | mitnehmen mitgenommen |"
        "bringen brachte gebracht | helfen hilft half | gefallen gefiel | getränk getränke getränken | gesang gesänge"
    ),
    "fr": "prendre prend pris prenons | venir viens venu viendra | voir vu vue verra | écrire écrit écrivent",
    "es": "decir dijo dice dicho | poner puso pongo pondrá | volver vuelve vuelto | jugar juega jugamos",
    "pt": "trazer trouxe trago | dizer disse dito | ver viu visto vejo | ler leu lido",
    "it": "prendere preso presa prendono | venire vengo venuto verrà | scrivere scritto scrisse | rimanere rimasto",
}
# Words that are looked up as they stand, since they are as often something else.
KEPT = {
    "en": "ground wound bound rose bore bit dove lay wed born resent leaves lives dice better best worse data read put",
    "de": "band stand schloss log aufgaben ausgaben einnahmen sprachen begriff angebot wiesen bogen bot",
    "fr": "lit bois court part mort remise tenue",
    "es": "vino traje cuenta juego acuerdo",
    "pt": "posto saia dado",
    "it": "letto data terra riso spesa corso danno",
}


def groups(table: dict[str, str]) -> list[tuple[str, list[str]]]:
    return [(language, group.split()) for language, text in table.items() for group in text.split("|")]


@pytest.mark.parametrize(("language", "words"), groups(MEET))
def test_forms_of_one_word_are_one_index_term(language: str, words: list[str]) -> None:
    stop, stems = stop_words_for((language,)), stemmer_for((language,))
    terms = {word: index_terms(word, stop, stems) for word in words}
    assert len(set(terms.values())) == 1, terms
    assert all(terms.values())


@pytest.mark.parametrize("language", sorted(KEPT))
def test_ambiguous_words_are_looked_up_as_they_stand(language: str) -> None:
    for word in KEPT[language].split():
        assert base_form(word, language) == word


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_tables_are_sound(language: str) -> None:
    forms = irregular_forms(language)
    assert len(forms) > 100
    for marked, base in forms.items():
        form = marked.strip(ALONE + BEHIND)
        assert form == fold(form)
        assert base == fold(base)
        assert base not in forms, f"{form} leads to {base}, which leads on"
        assert base_form(base, language) == base
        assert not {form, base} & STOP_WORDS[language], f"{form} or {base} is a stop word"
        stems = [stem(form), stem(base)] if language == "en" else [light_stem(w, language) for w in (form, base)]
        assert stems[0] != stems[1], f"{form} and {base} meet without the table"


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_form_stands_under_two_words(language: str) -> None:
    module = __import__(f"zettelpy.text.lexicon.irregular.{language}", fromlist=["FORMS"])
    forms = [form for line in module.FORMS.split("\n") for form in line.partition(":")[2].split()]
    assert len(forms) == len(set(forms)) == len(irregular_forms(language))


def test_a_word_of_a_text_in_two_languages_has_the_base_form_of_each() -> None:
    both = stemmer_for(("en", "de"))
    assert both("went")[0] == both("go")[0] == "go"
    assert both("gegangen")[1] == both("gehen")[1] == "geh"


def test_a_language_without_a_table_has_no_irregular_forms() -> None:
    assert base_form("went", "ja") == "went"
    assert base_form("", "de") == ""


@given(st.text(max_size=20).map(fold), st.sampled_from(sorted(LANGUAGES)))
def test_a_base_form_is_its_own(word: str, language: str) -> None:
    base = base_form(word, language)
    assert bool(base) == bool(word)
    assert base_form(base, language) == base
