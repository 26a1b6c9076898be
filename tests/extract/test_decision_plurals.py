"""What "we" do or leave, what is going to be done and when: any verb of doing; states, habits and the past are left."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract.decision_plurals import read_plurals
from zettelpy.text.columns import read_columns


def spans(text: str) -> list[str]:
    return [text[cue.found.start : cue.found.end] for cue in read_plurals(read_columns(text))]


@pytest.mark.parametrize(
    ("decided", "near"),
    [
        ("No tapizamos las sillas.", "No sabemos nada."),
        ("Barnizamos la mesa el lunes.", "Barnizábamos la mesa."),
        ("Não envernizamos a mesa.", "Não temos mesa."),
        ("A gente lixa a porta amanhã.", "A gente mora na praia."),
        ("Non verniciamo il cancello.", "Non sappiamo niente."),
        ("Il cancello lo verniciamo.", "Siamo in tre."),
        ("On ne repeint pas la grille.", "On ne sait pas."),
        ("La grille, on la repeint.", "On habite à Lille."),
        ("Die Tür streichen wir nicht.", "Das wissen wir nicht."),
        ("Wir lackieren den Zaun.", "Wir wohnen am See."),
        ("Не красим забор.", "Не знаем."),
        ("Красим забор в субботу.", "С учителем."),
        ("Die Heizung wird am Montag abgestellt.", "Die Heizung wird warm."),
        ("La chaudière sera remplacée lundi.", "La chaudière sera belle."),
        ("La caldera será retirada el lunes.", "La caldera será grande."),
        ("The boiler gets replaced on Monday.", "The boiler gets hot."),
    ],
)
def test_a_verb_of_doing_and_one_of_being(decided: str, near: str) -> None:
    assert spans(decided)
    assert spans(near) == []


def test_waiting_decides_only_where_it_is_refused() -> None:
    assert spans("No lo esperamos.")
    assert spans("Esperamos la respuesta.") == []
    assert spans("Auf Nele warten wir nicht.")
    assert spans("Wir warten auf die Antwort.") == []


@given(st.text("wir en nos amos se si будет гасим on ne pas .,\n", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read(text: str) -> None:
    for cue in read_plurals(read_columns(text)):
        assert 0 <= cue.found.start < cue.found.end <= len(text)


@pytest.mark.timing
def test_time_is_linear() -> None:
    def seconds(times: int) -> float:
        columns = read_columns("wir malen den Zaun on repeint la grille, гасим свет se apaga " * times)
        start = time.perf_counter()
        list(read_plurals(columns))
        return time.perf_counter() - start

    seconds(50)
    assert seconds(8000) < 64 * max(seconds(500), 0.002)
