"""Statements: which sentences are some, what their subject is, and which marks they carry."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import Statement, read_statements
from zettelpy.text.columns import Columns, read_columns
from zettelpy.text.messages import layout_of_messages
from zettelpy.types import Message


def statements(text: str, *names: str) -> list[Statement]:
    return [one for one in read_statements(read_columns(text), names) if not one.asks]


def only(text: str, *names: str) -> Statement:
    """The statement of the first message of a chat."""
    (one,) = statements(f"{text}\nPiet: Who asks?", *names)
    return one


@pytest.mark.parametrize(
    "text",
    [
        "Ana: Is the launch on Friday?",
        "Ana: 会議は金曜ですか。",
        "Ana: 会议是周五吗？",
        "## The launch is on Friday",
        "```\nlaunch = 17\n```",
        '{"level":"warn","disk":"81%"}',
        'Ana: "the launch is on Friday at nine in the hall"',
    ],
)
def test_what_is_no_statement(text: str) -> None:
    assert statements(text) == []


def test_prose_is_read_for_words_of_change_alone() -> None:
    plain = "The ship lay in the harbour for 3 days, and its captain drank tea with Mr. Hale. " * 6
    assert statements(plain + "\n\n" + plain) == []
    changed = statements(plain + "\n\n" + plain + "The ship was moved to the north quay. " + plain)
    assert [one.said for one in changed] == [False]


def test_words_of_one_concept_are_one_term() -> None:
    german = "Piet: Wer ist das, und was haben wir nicht?\n"
    for text in (
        german + "Ana: Wir öffnen am 3. Mai.",
        german + "Ana: Die Eröffnung ist am 3. Mai.",
        "Piet: ¿Quién es el que está con los otros?\nAna: Abrimos el 3 de mayo, que es el día de los otros.",
        "藤井: これは誰ですか？\n小川: 開業は5月3日です。",
        "Piet: Who?\nAna: The opening is on 3 May.",
    ):
        (one,) = statements(text)
        assert "§open" in one.terms, text


def test_forms_of_a_word_are_one_term() -> None:
    first, second = only("Ana: Берём 60 проб."), only("Ana: Ограничимся 48 пробами.")
    assert set(first.terms) & set(second.terms)


def test_a_term_in_another_clause_weighs_less() -> None:
    terms = only("Ana: The storm was loud, the raffle is at 9:15.").terms
    assert terms["raffl"] > terms["storm"]


def test_a_sentence_takes_over_the_subject_of_the_one_before() -> None:
    first, second = statements("Ana: The retro was long. Now it is at 9:15.")
    assert 0 < second.terms["retro"] < first.terms["retro"]
    assert "retro" not in second.subject.places


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("The opening moves from 12 May to 19 May.", [(5, 12)]),
        ("Die Linse wiegt nicht 84, sondern 94 Kilo.", [84000]),
        ("The opening is on 19 May instead of 12 May.", [(5, 12)]),
        ("写真は36枚ではなく、32枚です。", [36000]),
        ("The course runs from 12 May to 19 May.", []),  # a range
        ("Das kostet nichts, und 94 Kilo sind zu viel.", []),
    ],
)
def test_what_is_named_as_old(text: str, old: list[object]) -> None:
    assert [value.normal for value in only(f"Ana: {text}").old] == old


@pytest.mark.parametrize(
    ("text", "mark", "there"),
    [
        ("If it rains, the retro is at nine.", "if", True),
        ("The retro is at nine, if anybody asks.", "if", False),  # it stands behind what is said
        ("The retro is on 1 may.", "hypo", False),
        ("The retro may be at nine.", "hypo", True),
        ("The retro is cancelled.", "drop", True),
        ("Wir kommen vielleicht um neun.", "hypo", True),
        ("Ya no quedamos a las nueve.", "drop", True),
        ("On revient à 9h pour la réunion.", "back", True),
        ("Torniamo alle 9 per la riunione, che è meglio.", "back", True),
        ("Voltamos para as 9h na reunião.", "back", True),
        ("Собрание перенесли на девять.", "move", True),
        ("会議は9時に戻します。", "back", True),
        ("会议取消了。", "drop", True),
    ],
)
def test_marks(text: str, mark: str, there: bool) -> None:
    assert (mark in only(f"Ana: {text}").cues) == there


def test_names_are_found_in_any_form() -> None:
    assert only("Ana: За лодку отвечает Тимур.", "Тимур").names == only("Ana: Лодка на Тимуре.", "Тимур").names
    assert only("ana: milo brings the cake", "Milo").names == {"milo"}
    assert "rosa" in only("Ana: We asked Rosa for the cake.").names


def test_the_speaker_is_who_does_it() -> None:
    assert only("Yoli: la web la hago yo").names == {"yol"}  # names are index terms, here of a Spanish text


@given(st.text(max_size=120))
def test_any_text_is_read(text: str) -> None:
    for one in statements(text):
        assert 0 <= one.start < one.end <= len(text)
        assert all(weight >= 0 for weight in one.terms.values())


@pytest.mark.parametrize("text", ["\ufeff\x00 moved to 9:15\r\nno", "Ana: \ud800 9:15", "x" * 100_000, "移" * 100_000])
def test_bad_input(text: str) -> None:
    statements(text)


@pytest.mark.parametrize("speaker", ["!!!", "\ud800", "🔥", "…", "\u200b"])
def test_a_speaker_without_letters_has_no_empty_term(speaker: str) -> None:
    said = Message(speaker, "Protokoll ich!\n2 übernehm ich und")
    for one in read_statements(Columns(*layout_of_messages([said])), []):
        assert "" not in one.subject.places


@pytest.mark.timing
@pytest.mark.parametrize(
    "bait",
    ["from 1 to 2 not 3 but ", "九十九万", "1 000 000 ", '"a" “b” 「c」 ', "Ana's Bo's Dr. Ed ", "9:15, ", "改到不是"],
)
def test_hostile_text_is_linear(bait: str) -> None:
    def seconds(times: int) -> float:
        columns = read_columns(bait * times)
        start = process_time()
        read_statements(columns)
        return process_time() - start

    small = min(seconds(1000) for _ in range(2))
    assert seconds(4000) < 10 * max(small, 5e-3)
