"""Names in their cases: Russian forms go back to one nominative, German genitives to the name; German nouns by form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract import cyrillic, german
from zettelpy.extract.spellings import read_traits
from zettelpy.text.columns import read_columns


def nominatives(before: dict[str, set[str]], *labels: str) -> list[str]:
    known = cyrillic.Nominatives(before, frozenset(labels))
    return [known.of(form) for form in before]


def test_six_cases_are_one_name() -> None:
    forms = ["вемвина", "вемвины", "вемвине", "вемвину", "вемвиной"]
    assert set(nominatives({form: set() for form in forms})) == {"вемвина"}


def test_a_label_is_the_nominative() -> None:
    assert nominatives({"крастом": set(), "краста": set(), "красте": set()}, "краст") == ["краст"] * 3


@pytest.mark.parametrize(
    ("form", "before", "name"),
    [
        ("вемва", "у", "вемв"),
        ("вемву", "к", "вемв"),
        ("вемву", "про", "вемва"),
        ("вемвой", "с", "вемва"),
        ("вемвом", "с", "вемв"),
        ("вемвске", "в", "вемвск"),
        ("вемвии", "в", "вемвия"),
        ("ильичу", "петру", "ильич"),
        ("львовне", "о", "львовна"),
        ("верхотурье", "в", "верхотурье"),
    ],
)
def test_the_preposition_tells_the_case(form: str, before: str, name: str) -> None:
    assert nominatives({form: {before}}) == [name]


@given(st.text(alphabet="абвгдежийклмнопрстуфхцчшщыьэюя", min_size=1, max_size=12))
def test_any_form_has_a_nominative_and_stems_without_itself(form: str) -> None:
    (name,) = nominatives({form: set()})
    assert name
    assert len(set(cyrillic.stems(form))) == len(cyrillic.stems(form))


@pytest.mark.parametrize("form", ["Белое", "Белого", "Белому", "Белым", "Белом"])
def test_an_adjective_agrees(form: str) -> None:
    assert [cyrillic.agree(form, gender) for gender in "mfn"] == ["Белый", "Белая", "Белое"]


def test_the_letter_yo_is_kept() -> None:
    traits = read_traits(read_columns("Мы с Семёном и Лёшей. Лёша знает Семёна."))
    assert {trait.base for trait in traits if trait} == {"Мы", "Семён", "Лёша"}


def test_german_genitives() -> None:
    traits = read_traits(read_columns("Xulqos Auto steht bei uns, und Xulqo ist mit Lukas und Jonas auf der Reise."))
    assert [trait.base for trait in traits if trait] == ["Xulqo", "Auto", "Xulqo", "Lukas", "Jonas", "Reise"]


@pytest.mark.parametrize(
    "word", ["sitzung", "arbeitseinsatz", "kartoffelsalat", "freundschaften", "monteure", "heizung"]
)
def test_nouns_by_their_form(word: str) -> None:
    assert german.is_noun(word)


@pytest.mark.parametrize("word", ["kessler", "sommerfeld", "hagenrode", "derya", "brinkhoff", "ellerbach", "neumann"])
def test_names_are_no_nouns(word: str) -> None:
    assert not german.is_noun(word)


@pytest.mark.parametrize(
    ("word", "street"), [("lindenweg", True), ("gartenstrasse", True), ("umweg", False), ("weg", False)]
)
def test_streets(word: str, street: bool) -> None:
    assert german.is_street(word) is street
