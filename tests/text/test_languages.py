"""Detection of languages: one sentence is enough, a mixed chat gives each, borrowed words give none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.languages import detect_languages
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.words import tokenise

SENTENCES = {
    "en": "We have not decided whether the boat goes into the water before the summer.",
    "de": "Wir haben noch nicht entschieden, ob das Boot vor dem Sommer ins Wasser kommt.",
    "fr": "Nous n'avons pas encore choisi si le bateau sera dans l'eau avant la fin de l'été.",
    "es": "Todavía no hemos decidido si el barco va al agua antes de que llegue el verano.",
    "pt": "Ainda não sabemos se o barco vai para a água antes do verão ou depois.",
    "it": "Non abbiamo ancora deciso se la barca sarà in acqua prima della fine dell'estate.",
    "ru": "Мы ещё не решили, будет ли лодка на воде до начала лета.",
    "hi": "हमने अभी तय नहीं किया है कि नाव कब पानी में जाएगी।",
    "zh": "我们还没有决定夏天之前船要不要下水。",
    "ja": "夏の前に船を水に入れるかどうか、まだ決めていません。",
    "ko": "여름 전에 배를 물에 띄울지 아직 정하지 않았습니다.",
}


@pytest.mark.parametrize("language", list(SENTENCES))
def test_one_sentence(language: str) -> None:
    assert detect_languages(tokenise(SENTENCES[language])) == (language,)


@pytest.mark.parametrize("one", list(SENTENCES))
@pytest.mark.parametrize("two", ["en", "de", "es", "ja", "ru"])
def test_two_languages_in_equal_parts(one: str, two: str) -> None:
    text = "\n".join([SENTENCES[one], SENTENCES[two]] * 2)
    assert sorted(detect_languages(tokenise(text))) == sorted({one, two})


def test_strongest_first_whatever_the_order_in_the_text() -> None:
    assert detect_languages(tokenise(SENTENCES["de"] + SENTENCES["ja"] * 4)) == ("ja", "de")
    assert detect_languages(tokenise(SENTENCES["de"] * 4 + SENTENCES["ja"])) == ("de", "ja")


@pytest.mark.parametrize("text", ["", "12 34", "Kettle broken", "Bonjour", "-- \x00 \ud800", "la la"])
def test_english_where_nothing_speaks_for_another(text: str) -> None:
    assert detect_languages(tokenise(text)) == ("en",)


def test_borrowed_words_are_no_language() -> None:
    text = SENTENCES["en"] * 20 + " The café is called La Vie en Rose, and its motto is 頑張れ."
    assert detect_languages(tokenise(text)) == ("en",)


@given(st.text(max_size=60))
def test_always_known_codes_each_once(text: str) -> None:
    found = detect_languages(tokenise(text))
    assert found
    assert len(set(found)) == len(found)
    assert set(found) <= set(STOP_WORDS)
