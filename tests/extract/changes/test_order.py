"""The days decide what is earlier, not the place in the text; within a day the text, unless its times run backwards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy import compress, decode, detect_contradictions, encode, merge_results
from zettelpy.extract.changes import first_day, order_of_time, read_statements
from zettelpy.text.columns import read_columns


def told(text: str) -> list[str]:
    columns = read_columns(text)
    return [text[one.start : one.end] for one in order_of_time(columns, read_statements(columns))]


def test_a_changelog_is_read_from_its_end() -> None:
    days = ("## 2024-03-01\n\n- Port 9000.\n- Host b.", "## 2024-02-01\n\n- Port 8080.", "## 2024-01-01\n\n- Port 80.")
    text = "# Log\n\n" + "\n\n".join(days)
    assert told(text) == ["- Port 80.", "- Port 8080.", "- Port 9000.", "- Host b."]


def test_two_chats_the_later_first() -> None:
    said = ("05-01 09:00] Ana: A1.", "05-02 09:00] Ana: A2.", "01-07 09:00] Bo: B1.", "01-08 09:00] Bo: B2.")
    assert told("\n".join(f"[2024-{line}" for line in said)) == ["B1.", "B2.", "A1.", "A2."]


def test_a_thread_of_one_day() -> None:
    assert told("[2024-05-01 11:00] Ana: C.\n[2024-05-01 10:30] Bo: B.\n[2024-05-01 09:00] Ana: A.") == [
        "A.",
        "B.",
        "C.",
    ]


def test_what_is_not_known_to_run_backwards_stays() -> None:
    for text, said in (
        ("[23:58] Ana: A.\n[00:03] Bo: B.", ["A.", "B."]),
        ("[2024-05-01 23:58] Ana: A.\n[2024-05-01 00:03] Bo: B.", ["A.", "B."]),  # past midnight, under the old day
        ("[2024-05-01 11:00] Ana: A.\n[2024-05-01 10:58] Bo: B.\n[2024-05-01 11:02] Ana: C.", ["A.", "B.", "C."]),
        ("Ana: Hello there.\n\nBo: Hello.", ["Hello there.", "Hello."]),
        ("", []),
    ):
        assert told(text) == said


def test_what_has_no_day_goes_with_what_stands_before() -> None:
    text = "Intro here.\n\n## 2024-03-01\n\n- New.\n\n## 2024-02-01\n\n- Old."
    assert told(text) == ["Intro here.", "- Old.", "- New."]


def test_the_first_day_of_a_document() -> None:
    columns = read_columns("[2024-05-02 09:00] Ana: A.\n[2024-05-01 09:00] Ana: B.")
    assert first_day(columns, read_statements(columns)) == "2024-05-01"
    assert first_day(read_columns("A."), []) == ""


@given(st.permutations(range(6)))
def test_days_in_any_order_give_the_same(order: list[int]) -> None:
    said = [f"[2024-0{k + 1}-01 09:00] Ana: The port is {80 + k}." for k in range(6)]
    assert told("\n".join(said[k] for k in order)) == [line[24:] for line in said]


def test_a_later_day_replaces_an_earlier_one() -> None:
    text = (
        "[2024-03-01 09:00] Ana: The gate code is 111 now.\n\n[2024-02-01 09:00] Ana: The gate code is 222.\n\n"
        "[2024-01-01 09:00] Ana: The gate code is 333."
    )
    memory = compress(text)
    assert [
        (text[slice(*change.earlier_span or ())][-4:-1], text[slice(*change.later_span or ())][17:20])
        for change in memory.contradictions
    ] == [("333", "222"), ("222", "111")]
    assert decode(encode(memory)).contradictions == memory.contradictions


def test_documents_go_by_their_days() -> None:
    later = "[2024-03-01 09:00] Ana: The rent is 800 euros now."
    earlier = "[2024-01-01 09:00] Ana: The rent is 700 euros."
    for texts in ([earlier, later], [later, earlier]):
        (found,) = detect_contradictions(merge_results([compress(text) for text in texts]))
        assert found.summary.index("700") < found.summary.index("800")
