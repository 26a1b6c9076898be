"""Stop words: folded, one token each, kept apart by language, and without content words."""

from __future__ import annotations

import pytest

from zettelpy.errors import ArgumentTypeError
from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD


def test_languages() -> None:
    assert list(STOP_WORDS) == ["en", "de", "fr", "es", "pt", "it", "ru", "hi", "zh", "ja", "ko"]
    assert len(STOP_WORDS) == 11
    with pytest.raises(KeyError):
        STOP_WORDS["xx"]


@pytest.mark.parametrize("language", list(STOP_WORDS))
def test_every_entry_is_one_folded_word(language: str) -> None:
    words = STOP_WORDS[language]
    assert len(words) > 100
    for word in sorted(words):
        assert WORD.fullmatch(word), word
        assert fold(word) == word


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the I'm don't it'll that's couldn’t who what when where why how which whose"),
        ("de", "die nicht für über wer was wann wo warum wie welche"),
        ("fr", "les où n'est c'est qui que quand comment pourquoi quelle à été"),
        ("es", "los está también quién qué cuándo dónde cómo cuál"),
        ("pt", "não você são quem que quando onde como qual"),
        ("it", "gli perché è chi che quando dove come quale"),
        ("ru", "который не ещё мой кто что когда где почему как"),
        ("hi", "है नहीं में कौन क्या कब क्यों"),
        ("zh", "的 了 谁 什么"),
        ("ja", "の です 何 いつ"),
        ("ko", "는 입니다 누가 언제"),
    ],
)
def test_function_and_question_words(language: str, words: str) -> None:
    assert [word for word in words.split() if fold(word) not in STOP_WORDS[language]] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "ill id day time work house yesterday friday two love decided said go people kind"),
        ("de", "haus zeit heute gift arbeit freitag zwei geld"),
        ("fr", "maison hier demain temps personne travail"),
        ("es", "casa ayer mañana tiempo trabajo"),
        ("pt", "casa ontem senhor tempo gente"),
        ("it", "casa ieri domani tempo lavoro"),
        ("ru", "дом вчера завтра время работа"),
    ],
)
def test_no_content_words(language: str, words: str) -> None:
    assert [word for word in words.split() if fold(word) in STOP_WORDS[language]] == []


def test_union_by_language() -> None:
    assert stop_words_for(("de", "en")) == STOP_WORDS["de"] | STOP_WORDS["en"]
    assert stop_words_for(["pt-BR"]) == stop_words_for(["pt_PT", "xx", "PT"]) == STOP_WORDS["pt"]
    assert stop_words_for(()) == frozenset()
    with pytest.raises(ArgumentTypeError):
        stop_words_for("en")
