"""Apologies: those that are meant tell of guilt, courtesies of nothing; wishes for what never was tell of regret."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract.apologies import find_laments
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.apologies import APOLOGIES


def laments(text: str) -> list[str]:
    return [one.emotion for one in find_laments(read_columns(text))]


@pytest.mark.parametrize(
    "text",
    [
        "I'm sorry I broke your mug.", "So sorry about what I said.", "Please forgive me for shouting.",
        "Es tut mir so leid.", "Entschuldige, dass ich dich belogen habe.", "Verzeih mir.",
        "Désolée d'avoir été si dure.", "Pardonne-moi si je t'ai blessé.",
        "Siento haberte mentido.", "Perdóname por lo de ayer.",
        "Desculpa por ter sido grosso.", "Perdão pelo que fiz.",
        "Mi dispiace di non averti creduto.", "Scusami se ti ho ferita.",
        "Прости, что не поверила тебе.", "Извини за вчерашнее, я был неправ, извини за мои слова.",
        "对不起,我骗了你。", "真的很对不起你。", "裏切ってごめんなさい。", "本当に申し訳なかった。",
        "거짓말해서 미안해.", "정말 미안해.", "झूठ बोलने के लिए मुझे माफ़ कर दो।",
    ],
)  # fmt: skip
def test_meant(text: str) -> None:
    assert laments(text) == ["guilt"]


@pytest.mark.parametrize(
    "text",
    [
        "Sorry, who is this?", "Sorry I'm late.", "Sorry for the delay.", "I'm so sorry for your loss.",
        "I'm not sorry I said it.", "So sorry, but we are full.", "Are you sorry you left?",
        "Tut mir leid, wir haben zu.", "Entschuldigung, ist hier frei?", "Es tut mir so leid für deine Oma.",
        "Désolé, c'est complet.", "Pardon de vous déranger.",
        "Lo siento, no hay sitio.", "Perdona que te moleste.", "No lo siento.",
        "Desculpe o incômodo.", "Sinto muito pela sua perda.",
        "Mi dispiace, è finito.", "Scusa il ritardo.",
        "Извините, где касса?", "Простите за ожидание.",
        "对不起,暂停营业。", "抱歉,我迟到了。", "すみません、駅はどこですか。", "遅れてごめん。",
        "늦어서 미안해.", "죄송합니다, 품절입니다.", "माफ़ कीजिए, रास्ता कहाँ है?",
        "`sorry = sorry_i_lied()`",
    ],
)  # fmt: skip
def test_mere_courtesy(text: str) -> None:
    assert laments(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Hätte ich nur besser aufgepasst.", "Ich hätte sie anrufen sollen.", "Ojalá no lo hubiera vendido.",
        "Quem dera eu tivesse ficado.", "Magari fossi rimasta.", "Si seulement j'avais su.", "Если бы я только знал.",
    ],
)  # fmt: skip
def test_what_never_was_is_regretted(text: str) -> None:
    assert laments(text) == ["regret"]


def test_what_can_still_be_is_none() -> None:
    assert laments("Ojalá llueva. Magari domani vengo. Hättest du Zeit? Ich hätte gern einen Tee.") == []


def test_places_are_those_of_the_text() -> None:
    text = "Ana: Hallo!\nBen: Es tut mir LEID, dass ich laut geworden bin. Sorry, muss los."
    (one,) = find_laments(read_columns(text))
    assert text[one.start : one.end] == "tut mir LEID"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([*"\0\ud800 .?\n", "sorry", "I lied", "ごめん", "tut mir", "leid", "İ"]), max_size=30))
def test_any_text_gives_places_inside_it_in_order(parts: list[str]) -> None:
    text = "".join(parts)
    found = find_laments(read_columns(text))
    assert all(0 <= one.start < one.end <= len(text) for one in found)
    assert found == sorted(found, key=lambda one: (one.start, one.end))


def test_every_language_has_its_words() -> None:
    assert set(APOLOGIES) == {"en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi"}


@pytest.mark.parametrize("unit", ["sorry ", "sorry i ", "tut mir so leid, ", "ojalá hubiera ", "ごめん", "perdón por "])
def test_time_grows_with_the_text_alone(unit: str) -> None:
    small, large = read_columns(unit * 500), read_columns(unit * 4000)
    assert best_time(lambda: find_laments(large)) < 20 * best_time(lambda: find_laments(small)) + 0.05
