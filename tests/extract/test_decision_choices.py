"""Short answers that settle what a line before asked: one of two things, who does it, when; and answers that do not."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract.decision_choices import read_choices
from zettelpy.extract.decisions import find_decisions
from zettelpy.text.columns import read_columns


def chosen(text: str) -> list[str]:
    return [text[cue.found.start : cue.found.end] for cue in read_choices(read_columns(text))]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Lamb or lentils?", "Lentils"),
        ("Zelt oder Hütte?", "Hütte"),
        ("Le canoë ou le vélo ?", "Le vélo"),
        ("¿Azul o verde?", "Verde"),
        ("Ovos ou tapioca?", "Tapioca"),
        ("Mare o montagna?", "Montagna"),
        ("Лыжи или коньки?", "Коньки"),
        ("पहाड़ या समुद्र?", "समुद्र"),
        ("游泳还是爬山?", "爬山吧"),
        ("山と海、どっちにする?", "海で"),
        ("등산 갈까 수영 갈까?", "수영"),
        ("Wer holt die Stühle?", "Ich"),
        ("Qui garde la clé ?", "Moi"),
        ("¿Quién lleva las sillas?", "Yo mismo"),
        ("Quem traz o gelo?", "Eu"),
        ("Chi compra il ghiaccio?", "Io"),
        ("Кто купит лёд?", "Я"),
        ("谁买冰块?", "我来"),
        ("氷は誰が買う?", "私が"),
        ("얼음 누가 사?", "제가요"),
        ("Wann treffen wir uns?", "Um neun"),
        ("¿A qué hora salimos?", "A las nueve"),
        ("Во сколько встречаемся?", "В девять"),
        ("我们几点出发?", "九点"),
    ],
)
def test_an_answer_of_a_word_or_two(question: str, answer: str) -> None:
    text = f"{question}\n{answer}."
    assert chosen(text) == [answer]
    assert find_decisions(read_columns(text))
    assert chosen(f"{question}\nHm.\nHm.\n{answer}.") == []  # too far


@pytest.mark.parametrize(
    "text",
    [
        "Lamb or lentils?\nNo idea.",
        "Lamb or lentils?\nNot lentils.",
        "Lamb or lentils?\nLentils?",
        "Wer hat die Stühle geholt?\nIch.",
        "Who knows the way?\nI do.",
        "Qui a mangé le gâteau ?\nMoi.",
        "谁吃了蛋糕?\n我。",
        "誰が食べた?\n私。",
        "Кто взял ключ?\nЯ не брал.",
        "When did he call?\nAt nine.",
    ],
)
def test_an_answer_that_settles_nothing(text: str) -> None:
    assert chosen(text) == []


def test_a_doubt_in_the_answer_leaves_it_open() -> None:
    assert find_decisions(read_columns("Zelt oder Hütte?\nHütte.")) != ()
    assert find_decisions(read_columns("Zelt oder Hütte?\nVielleicht Hütte.")) == ()


def test_nobody_answers_his_own_question() -> None:
    assert chosen("Ann: tea or coffee?\nAnn: coffee") == []
    assert chosen("Ann: tea or coffee?\nBen: coffee") == ["coffee"]


def test_an_echo_chooses_among_what_was_offered() -> None:
    assert chosen("Ann: larch or oak for the door?\nBo: oak") == ["oak"]
    assert chosen("Ann: two options: larch or oak\nBo: oak") == ["oak"]
    assert chosen("Ann: larch or oak for the door?\nBo: lovely weather") == []
    assert chosen("Ann: I like oak.\nBo: oak") == []
    assert chosen("Ann: larch or oak for the door?\nBo: larch or oak") == []


@given(st.text("或还是谁か?？吗 \norQuin, a", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_in_order(text: str) -> None:
    starts = [cue.found.start for cue in read_choices(read_columns(text))]
    assert starts == sorted(starts)


@pytest.mark.timing
def test_time_is_linear() -> None:
    def seconds(times: int) -> float:
        columns = read_columns("tea or coffee?\ncoffee\n" * times)
        start = time.perf_counter()
        list(read_choices(columns))
        return time.perf_counter() - start

    seconds(50)
    assert seconds(8000) < 64 * max(seconds(500), 0.002)
