"""The word lists about names: every entry is folded, and no list says of a word what another denies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from zettelpy.text.lexicon import german, names, russian
from zettelpy.text.normalise import fold

LISTS: dict[str, Iterable[str]] = {
    f"{module.__name__}.{name}": value
    for module in (names, german, russian)
    for name, value in sorted(vars(module).items())
    if name.isupper() and isinstance(value, frozenset | tuple)
}
BY_LANGUAGE: dict[str, Mapping[str, frozenset[str]]] = {
    name: getattr(names, name)
    for name in ("CAPITAL_ARTICLES", "OPENERS", "PARTICLES", "PERSON_NOUNS", "STREETS_BEFORE")
}


@pytest.mark.parametrize("name", sorted(LISTS))
def test_entries_are_folded(name: str) -> None:
    assert [word for word in sorted(LISTS[name]) if fold(word) != word] == []


@pytest.mark.parametrize("name", sorted(BY_LANGUAGE))
def test_entries_by_language_are_folded(name: str) -> None:
    for words in BY_LANGUAGE[name].values():
        assert [word for word in sorted(words) if fold(word) != word] == []


def test_no_place_or_maker_is_a_function_word() -> None:
    assert {"uber"} == (names.PLACES | names.MAKERS) & names.HARD  # the preposition "über" as well


def test_a_given_name_has_one_gender_at_most() -> None:
    assert not names.FEMALE & names.MALE


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "borrows borrowed married replies grabbed said"),
        ("de", "sagt schrieb hilft"),
        ("es", "alquila alquiló duerme vivió"),
        ("fr", "prête réservait appelle"),
        ("it", "affitta affittò capisce dorme"),
        ("pt", "aluga alugou vendeu"),
        ("ru", "сдаёт звонил спросила смеялась"),
    ],
)
def test_verbs_of_persons(language: str, forms: str) -> None:
    known = names.verbs(language)
    assert [form for form in forms.split() if fold(form) not in known] == []
    assert not known & {"und", "der", "el", "il", "the", "и"}
