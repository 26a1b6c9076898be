"""Kinds of answers: what a question asks for, and what a sentence holds, in every language."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.text import answers
from zettelpy.text.answers import asked_kinds, told
from zettelpy.text.lexicon.answers import ASKED, KINDS, TOLD
from zettelpy.text.normalise import fold

ASKS = {
    "en": (
        "person Who waters the ferns?",
        "place Where is the spare wheel?",
        "day When does the course end?",
        "clock What time does it shut?",
        "price How much is the deposit?",
        "reason Why did it fail?",
        "colour What colour is it?",
    ),
    "de": (
        "person Wer gießt die Farne?",
        "place Wo liegt das Ersatzrad?",
        "day Wann endet der Kurs?",
        "clock Um wie viel Uhr macht er zu?",
        "price Was kostet die Kaution?",
        "reason Warum ging das schief?",
    ),
    "fr": (
        "person Qui arrose ?",
        "place Où est la roue ?",
        "day Quand finit le stage ?",
        "clock À quelle heure ferme-t-il ?",
        "price Combien coûte la caution ?",
        "reason Pourquoi a-t-il refusé ?",
        "colour De quelle couleur est-il ?",
    ),
    "es": (
        "person ¿Quién riega?",
        "place ¿Dónde está la rueda?",
        "day ¿Cuándo acaba el curso?",
        "clock ¿A qué hora cierra?",
        "price ¿Cuánto cuesta?",
        "reason ¿Por qué falló?",
    ),
    "pt": (
        "person Quem rega?",
        "place Onde está a roda?",
        "day Quando acaba o curso?",
        "clock A que horas fecha?",
        "price Quanto custa?",
        "colour De que cor é?",
    ),
    "it": (
        "person Chi annaffia?",
        "place Dove sta la ruota?",
        "day Quando finisce il corso?",
        "clock A che ora chiude?",
        "price Quanto costa?",
        "reason Come mai ha rifiutato?",
    ),
    "ru": (
        "person Кто поливает?",
        "place Где лежит колесо?",
        "day Когда конец курса?",
        "price Сколько стоит?",
        "reason Почему не вышло?",
        "colour Какого цвета стены?",
    ),
    "zh": (
        "person 谁浇花？",
        "place 轮子在哪里？",
        "day 课程什么时候结束？",
        "clock 几点关门？",
        "price 押金多少钱？",
        "reason 为什么失败？",
    ),
    "ja": (
        "person 誰が水をやる？",
        "place タイヤはどこ？",
        "day いつ終わる？",
        "clock 何時に閉まる？",
        "price いくらですか",
        "reason なぜ失敗した？",
    ),
    "ko": (
        "person 누가 물을 줘요?",
        "place 바퀴는 어디 있어요?",
        "day 언제 끝나요?",
        "clock 몇 시에 닫아요?",
        "price 얼마예요?",
        "reason 왜 그래요?",
    ),
    "hi": (
        "person कौन पानी देता है?",
        "place पहिया कहाँ है?",
        "day कब ख़त्म होगा?",
        "clock कितने बजे बंद होगा?",
        "reason क्यों टूटा?",
    ),
}
HOLDS = {
    "en": (
        "price It comes to £40 a month.",
        "clock Doors at half past six.",
        "day See you on Thursday.",
        "colour Paint it grey.",
    ),
    "de": (
        "price Das macht 40 Euro.",
        "clock Wir treffen uns um acht.",
        "day Dann am Donnerstag.",
        "place Das Rad liegt in Kassel.",
    ),
    "fr": (
        "price Ça fait 40 euros.",
        "clock Rendez-vous à 18h30.",
        "day Alors jeudi.",
        "place La roue est chez Manon.",
    ),
    "es": (
        "price Son 40 euros.",
        "clock Quedamos a las ocho.",
        "day Pues el jueves.",
        "colour La quiero verde.",
    ),
    "pt": (
        "price São 40 reais.",
        "clock Às oito em ponto.",
        "day Então na quinta.",
        "colour Quero azul.",
    ),
    "it": (
        "price Fanno 40 euro.",
        "clock Ci vediamo alle otto.",
        "day Allora giovedì.",
        "colour La voglio verde.",
    ),
    "ru": (
        "price Выходит 40 рублей.",
        "day Тогда в четверг.",
        "clock Встречаемся в 18:30.",
        "colour Пусть будет синий.",
    ),
    "zh": (
        "price 一共四十块。",
        "clock 八点集合。",
        "day 那就周四。",
        "colour 刷成蓝色。",
    ),
    "ja": (
        "price 四十円です。",
        "clock 8時に集合。",
        "colour 青でお願いします。",
    ),
    "ko": (
        "price 4만 원이에요.",
        "clock 8시에 만나요.",
        "day 목요일로 해요.",
        "colour 파란색이요.",
    ),
    "hi": (
        "price चालीस रुपये लगेंगे।",
        "clock आठ बजे मिलते हैं।",
        "day गुरुवार को।",
        "colour नीला अच्छा है।",
    ),
}
EMPTY = {
    "en": "Fine by me, thanks.", "de": "Na gut, danke.", "fr": "Très bien, merci.", "es": "Vale, gracias.",
    "pt": "Tá bom, obrigada.", "it": "Va bene, grazie.", "ru": "Хорошо, спасибо.", "zh": "好的，谢谢。",
    "ja": "了解です。", "ko": "네, 고마워요.", "hi": "ठीक है, धन्यवाद।",
}  # fmt: skip


def cases(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str, str]]:
    parts = [(language, row.partition(" ")) for language, rows in table.items() for row in rows]
    return [(language, kind, text) for language, (kind, _, text) in parts]


@pytest.mark.parametrize(("language", "kind", "question"), cases(ASKS))
def test_a_question_asks_for_its_kind(language: str, kind: str, question: str) -> None:
    assert kind in asked_kinds(question, (language,))


@pytest.mark.parametrize(("language", "kind", "answer"), cases(HOLDS))
def test_an_answer_holds_its_kind(language: str, kind: str, answer: str) -> None:
    assert told(answer, kind, (language,)) > 0.0


@pytest.mark.parametrize("language", EMPTY)
@pytest.mark.parametrize("kind", ["price", "clock", "day", "code", "colour"])
def test_an_agreement_holds_none(language: str, kind: str) -> None:
    assert told(EMPTY[language], kind, (language,)) == 0.0


def test_words_that_look_like_question_words_ask_nothing() -> None:
    assert asked_kinds("thé ou café", ("fr",)) == ()  # `ou` is not `où`
    assert asked_kinds("the whole wheel", ("en",)) == ()
    assert asked_kinds("boiler", ("en",)) == ()


def test_every_language_has_every_list() -> None:
    assert ASKED.keys() == TOLD.keys()
    assert all(set(ASKED[language]) == set(KINDS) for language in ASKED)


@given(st.text(max_size=60), st.sampled_from(sorted(ASKED)), st.sampled_from(KINDS))
def test_any_text_can_be_judged(text: str, language: str, kind: str) -> None:
    assert 0.0 <= told(text, kind, (language,)) <= 1.0
    assert asked_kinds(text, (language,)) == asked_kinds(text, (language,))


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["a", "1", "at ", "at 1", "in ", "一", "8:", "A1-", " ", "\ud800", "\0"])
def test_long_text_takes_linear_time(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    begun = time.perf_counter()
    for kind in KINDS:
        told(text, kind, tuple(ASKED))
    assert time.perf_counter() - begun < 10.0


@given(st.data(), st.sampled_from([("en",), ("de", "fr"), ("ja", "zh"), ("it", "es", "pt", "ru", "hi", "ko")]))
@settings(max_examples=60, deadline=None)
def test_what_asks_is_what_one_pattern_of_all_finds(data: st.DataObject, languages: tuple[str, ...]) -> None:
    listed = [p for code in languages for row in ASKED[code].values() for p in answers._phrases([row])]
    parts = data.draw(st.lists(st.sampled_from([*listed, "x", "é", "3", "'", "the"]), min_size=1, max_size=4))
    question = "".join(data.draw(st.sampled_from(["", " ", "s ", ", ", "-"])) + part for part in parts)
    forms = (" ".join(question.casefold().split()), " ".join(fold(question).split()))
    clear = []
    for kind in KINDS:
        pattern = answers._either(*answers._asking(kind, languages))
        if pattern is not None and any(map(pattern.search, forms)):
            clear.append(kind)
    assert asked_kinds(question, languages) == tuple(clear)
