"""Endings of verbs: who takes a task on or is given it; thoughts, happenings and habits of the same form are left."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract.decision_endings import read_endings
from zettelpy.text.columns import read_columns


def spans(text: str) -> list[str]:
    return [text[cue.found.start : cue.found.end] for cue in read_endings(read_columns(text))]


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("O relatório escrevo eu.", "escrevo eu"),
        ("De la paella respondo yo.", "respondo yo"),
        ("Yo redacto el acta.", "Yo redacto"),
        ("Il verbale lo redigo io.", "redigo io"),
        ("Афишу рисую я.", "рисую я"),
        ("J'envoie les invitations.", "J'envoie"),
        ("Le procès-verbal, je le rédige.", "je le rédige"),
        ("Los ensayos los dirige Amparo.", "los dirige Amparo"),
        ("Плакаты печатает Гуля.", "печатает Гуля"),
        ("Die Kinder trainiert Hannelore.", "trainiert Hannelore"),
        ("빵은 내가 구울게.", "구울게"),
        ("문은 제가 잠글게요.", "잠글게요"),
        ("चाबी मैं लौटाऊँगा।", "लौटाऊँगा"),
        ("पोस्टर रेखा बनवाएगी।", "बनवाएगी"),
    ],
)
def test_an_ending_that_commits(text: str, span: str) -> None:
    assert span in spans(text)


@pytest.mark.parametrize(
    "text",
    [
        "Eso creo yo.",
        "Yo prefiero el tren.",
        "Una volta la cassa la teneva Ornella.",
        "Sonho eu com isso.",
        "Je pense le contraire.",
        "J'aime la mer.",
        "В доме живёт Маша.",
        "Так думает Гуля.",
        "Heute kommt Hannelore.",
        "먼저 물어볼게요.",
        "회의가 길게 이어졌어.",
        "무게가 늘었어.",
        "I drive a van.",
    ],
)
def test_a_thought_or_a_happening(text: str) -> None:
    assert spans(text) == []


def test_a_mark_parts_a_verb_from_its_pronoun() -> None:
    assert spans("Escrevo, eu.") == []


@given(st.text("я ую가게요ीगाüio,.JeEu'\n", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_in_order(text: str) -> None:
    starts = [cue.found.start for cue in read_endings(read_columns(text))]
    assert starts == sorted(starts)


@pytest.mark.timing
def test_time_is_linear() -> None:
    def seconds(times: int) -> float:
        columns = read_columns("faço eu пеку я, 갈게 " * times)
        start = time.perf_counter()
        list(read_endings(columns))
        return time.perf_counter() - start

    seconds(100)
    assert seconds(16000) < 40 * max(seconds(1000), 0.001)
