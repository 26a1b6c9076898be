"""The standing of a cue in its clause: negators, degrees, questions, suppositions, names and titles, by language."""

from __future__ import annotations

import pytest

from tests.timing import best_time
from zettelpy.extract.negation import find_cues
from zettelpy.extract.scope_clauses import Clauses
from zettelpy.extract.scope_tables import table_of
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.clauses import CLAUSES, FIELDS
from zettelpy.text.phrases import Phrases


def said(text: str, *cues: str, language: str = "en") -> list[bool]:
    columns = read_columns(text)
    clauses = Clauses(columns)
    return [clauses.said(cue, (language,)) for cue in find_cues(columns, Phrases({"cue": list(cues)}))]


def test_every_field_of_the_tables_is_known() -> None:
    names = {
        line.partition(":")[0]
        for text in CLAUSES.values()
        for line in text.strip().split("\n")
        if not line.startswith(" ")
    }
    assert names <= set(FIELDS)
    assert all(table_of(language).turners for language in CLAUSES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I'm not sad.", [False]),
        ("I'm not unable to be sad.", [True]),  # two negators
        ("I'm not tired, I'm sad.", [True]),
        ("I'm not here but sad.", [True]),
        ("I'm not sad, sad or sad.", [False, False, False]),
        ("Not only sad.", [True]),
        ("I've never been so sad.", [True]),
        ("I've never been sad.", [False]),
        ("I don't know why I'm so sad.", [True]),
        ("No. Sad, really.", [True]),
        ("We don't have time and I'm sad.", [True]),
        ("I'd be sad.", [False]),
        ("I'd been sad.", [True]),
        ("If sad, call. I'm sad.", [False, True]),
        ("Are you sad?", [False]),
        ("are you sad", [False]),
        ("I'm sad, aren't you?", [True]),
        ("Why am I so sad?", [True]),
        ("Why are you sad?", [False]),
        ("The left Sad-Con. The big Sad Street. A SAD day.", [False, False, True]),
        ('He read "Sad Tales" and "I am sad" aloud.', [False, True]),
        ("`sad` is a flag; see sad.py, --sad and my/sad.", [False, False, False, False]),
    ],
)
def test_english(text: str, expected: list[bool]) -> None:
    assert said(text, "sad") == expected


@pytest.mark.parametrize(
    ("language", "cue", "plain", "turned"),
    [
        ("de", "traurig", "Er wurde traurig.", "Er würde traurig."),
        ("de", "traurig", "Nicht nur traurig war sie.", "Traurig ist sie nicht."),
        ("de", "traurig", "Ich glaube, dass er traurig ist.", "Ich glaube nicht, dass er traurig ist."),
        ("fr", "triste", "Il est plus triste que moi.", "Il n'est plus triste."),
        ("fr", "regrette", "Je regrette tout.", "Je ne regrette rien."),
        ("es", "triste", "Nunca estuve tan triste.", "Nunca estuve triste."),
        ("pt", "triste", "No fim fiquei triste.", "Não fiquei triste."),
        ("it", "triste", "Non sono mai stata così triste.", "Non sono mai stata triste."),
        ("ru", "грустно", "Не только грустно, но и больно.", "Мне не грустно."),
        ("hi", "खुश", "मैं खुश हूँ।", "मैं खुश नहीं हूँ।"),
        ("zh", "高兴", "我非常高兴。", "我不高兴。"),
        ("zh", "高兴", "我从来没有这么高兴。", "如果你高兴就好。"),
        ("ja", "怖く", "怖くて眠れない。", "怖くはない。"),
        ("ja", "不安", "不安で仕方ない。", "不安ではありません。"),
        ("ko", "행복", "이렇게 행복한 적이 없었어요.", "행복하지 않아요."),
        ("ko", "무서", "너무 무서워요.", "안 무서워요."),
    ],
)
def test_each_language_by_its_own_words(language: str, cue: str, plain: str, turned: str) -> None:
    assert said(plain, cue, language=language) == [True]
    assert said(turned, cue, language=language) == [False]


def test_a_cue_of_another_language_needs_words_of_it_near() -> None:
    english = "She gave him the box and they went to the house. "
    assert said(english * 3, "gave", language="fr") == [False] * 3
    text = english * 20 + "Il est gave et je suis là avec vous."
    assert said(text, "gave", language="fr") == [False] * 20 + [True]


def test_a_capital_after_a_full_mark_is_no_name() -> None:
    assert said("Ana: Sad. He said: Sad! - Sad", "sad") == [True, True, True]


@pytest.mark.timing
@pytest.mark.parametrize(
    "unit", ["not sad ", "sad, ", "“sad ", "sad? ", "¿sad", "if sad - ", "a b c d e f g h i sad\n"]
)
def test_time_grows_with_the_text_alone(unit: str) -> None:
    def seconds(count: int) -> float:
        text = unit * count
        return best_time(lambda: said(text, "sad"))

    assert seconds(4_000) < 6 * seconds(1_000) + 0.02
