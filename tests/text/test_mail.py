"""Heads of mails: who wrote what follows, and when; and days that stand alone as heads of a chat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy import compress
from zettelpy.text.layout import HEADING, read_layout
from zettelpy.text.mail import _REACH, _is_rule, _openings, find_mail_heads
from zettelpy.text.markup import split_lines

THREAD = """From: Margit Holm <margit@press.example>
To: Idris Quaye
Date: Mon, 12 May 2025 09:14:00 +0100
Subject: Reprint

Dear Idris,

we need 1,500 copies by tomorrow.

---

Von: Idris Quaye <idris@press.example>
Gesendet: Dienstag, 13. Mai 2025 15:40
An: Margit Holm
Betreff: AW: Reprint

Yesterday the binder broke.
"""


def test_what_follows_a_head_was_written_by_its_sender_on_its_day() -> None:
    blocks = read_layout(THREAD).blocks
    heads = [block for block in blocks if block.kind == HEADING]
    assert [(head.date, head.section) for head in heads] == [("2025-05-12", 0), ("2025-05-13", 1)]
    said = {THREAD[block.body : block.end]: (block.speaker, block.date) for block in blocks}
    assert said["we need 1,500 copies by tomorrow."] == ("Margit Holm", "2025-05-12")
    assert said["Yesterday the binder broke."] == ("Idris Quaye", "2025-05-13")


def test_a_word_of_time_in_a_mail_goes_by_its_own_day() -> None:
    zettel = compress(THREAD, chunk_size=120, chunk_overlap=0).zettels[-1]
    assert "binder" in zettel.quote
    assert zettel.resolved_date == "2025-05-12"


@pytest.mark.parametrize(
    "text",
    [
        "From: Leeds\nTo: York\nby train",
        "Date: 12 May 2025\nTo: all\n\nThe boiler is broken.",
        "From: here on it gets hard.",
        "We wrote:\nFrom: Ana <a@x.example>\nDate: 12 May 2025",  # inside a paragraph
    ],
)
def test_other_lines_with_such_words_are_no_heads(text: str) -> None:
    assert find_mail_heads(text, split_lines(text)) == {}


@given(
    st.lists(
        st.sampled_from(
            ["a", "---", "- x", "*", "====", "\n", "\n\n", "_-_-", "From: Bo", "：", "A long field without one: x"]
        ),
        max_size=12,
    ).map("".join)
)
def test_heads_begin_behind_a_gap_or_a_rule(text: str) -> None:
    lines = split_lines(text)
    opening = [i for i, line in enumerate(lines) if line.gap or (i > 0 and _is_rule(text, lines[i - 1]))]
    heads = [text[lines[i].start : min(lines[i].end, lines[i].start + _REACH)] for i in opening]
    expected = [i for i, head in zip(opening, heads, strict=True) if ":" in head or "\uff1a" in head]
    assert _openings(text, lines) == expected


def test_heads_cost_no_more_than_their_lines() -> None:
    text = "From: a\nTo: b\n" * 20_000
    assert find_mail_heads(text, split_lines(text)) == {}


@pytest.mark.parametrize(
    ("head", "day"),
    [
        ("Mardi 4 mars 2025", "2025-03-04"),
        ("Montag, den 3. März 2025", "2025-03-03"),
        ("lunes, 3 de marzo de 2025", "2025-03-03"),
        ("segunda-feira, 3 de março de 2025", "2025-03-03"),
        ("lunedì 3 marzo 2025", "2025-03-03"),
        ("понедельник, 3 марта 2025 г.", "2025-03-03"),
        ("2025年3月3日 周一", "2025-03-03"),
        ("2025年3月3日（月）", "2025-03-03"),
    ],
)
def test_a_day_alone_on_a_line_is_the_day_of_the_chat_below(head: str, day: str) -> None:
    text = f"{head}\nAna: bom dia, hello?\nBo: hi, how are you?\nAna: well, and you?"
    blocks = read_layout(text).blocks
    assert [block.kind for block in blocks] == [HEADING, "message", "message", "message"]
    assert {block.date for block in blocks} == {day}


def test_names_in_bold_above_their_words_speak() -> None:
    text = "**Ana Ruiz** 9:02 AM\nhello, who is in?\n\n**Bo** 9:04 AM\nme\n\n**Ana Ruiz** 9:10 AM\nok let's go"
    layout = read_layout(text)
    assert [(message.speaker, message.text) for message in layout.messages] == [
        ("Ana Ruiz", "hello, who is in?"),
        ("Bo", "me"),
        ("Ana Ruiz", "ok let's go"),
    ]
