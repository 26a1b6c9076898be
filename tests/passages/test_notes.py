"""Notes: what the dates of a passage meant, in the language of the words, and only what the reader does not see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.passages.notes import date_note

WEDNESDAY = "2023-05-10"
PIECES = [
    "yesterday",
    "last\nweek",
    " ago",
    "two weeks",
    "[",
    "]",
    "]\n## 2023-01-01",
    ";",
    "=",
    "\0",
    "\ud800",
    "\u2028",
    "去年",
    "昨日",
]
ANY = st.lists(st.one_of(st.characters(), st.sampled_from(PIECES)), max_size=16).map(" ".join)


@pytest.mark.parametrize(
    ("text", "languages", "note"),
    [
        ("Yesterday I sold the boat.", ("en",), "Yesterday = 9 May 2023"),
        ("Last week, and last weekend.", ("en",), "Last week = 1–7 May 2023; last weekend = 6–7 May 2023"),
        ("We met last summer.", ("en",), "last summer = June – August 2022"),
        ("We met last year, in March.", ("en",), "last year = 2022; in March = March 2023"),
        ("We met two years ago.", ("en",), "two years ago ≈ 2021"),
        ("We met three months ago.", ("en",), "three months ago ≈ February 2023"),
        ("We met on March 10.", ("en",), "March 10 = 10 March 2023"),
        ("Gestern und letzte Woche.", ("de",), "Gestern = 9. Mai 2023; letzte Woche = 1.–7. Mai 2023"),
        ("On a vu ça hier.", ("fr",), "hier = 9 mai 2023"),
        ("Lo vi ayer.", ("es",), "ayer = 9 de mayo de 2023"),
        ("Я видел это вчера.", ("ru",), "вчера = 9 мая 2023"),
        ("昨日見た。", ("ja",), "昨日 = 2023年5月9日"),
        ("我昨天看到了。", ("zh",), "昨天 = 2023年5月9日"),
        ("어제 봤어.", ("ko",), "어제 = 2023년 5월 9일"),
        ("Gestern, I mean yesterday.", ("en", "de"), "Gestern = 9. Mai 2023; yesterday = 9 May 2023"),
    ],
)
def test_notes(text: str, languages: tuple[str, ...], note: str) -> None:
    assert date_note(text, WEDNESDAY, languages) == note


def test_what_the_heading_or_the_text_says_needs_no_note() -> None:
    for text in (
        "Today we start.",
        "This morning it rained.",
        "On 7 May 2023 we left.",
        "In 2021.",
        "No date.",
        "",
        "this week",
    ):
        assert date_note(text, WEDNESDAY) == "", text
    assert date_note("Yesterday I left, on 9 May 2023.", WEDNESDAY) == "Yesterday = 9 May 2023"


def test_without_a_day_nothing_is_known() -> None:
    for anchor in (None, "", "soon", "2023-02-31"):
        assert date_note("Yesterday, last week, last year.", anchor) == ""
    assert date_note("Yesterday, and last year.", "2023-05") == "last year = 2022"
    assert date_note("Yesterday, and last year.", "2023") == "last year = 2022"


def test_the_same_words_are_told_once() -> None:
    assert date_note("yesterday, yesterday, Yesterday", WEDNESDAY) == "yesterday = 9 May 2023; Yesterday = 9 May 2023"


def test_line_ends_in_the_words_do_not_reach_the_note() -> None:
    assert date_note("I left last\r\nweek.", WEDNESDAY) == "last week = 1–7 May 2023"


@given(ANY, st.sampled_from([WEDNESDAY, "0001-01-01", "9999-12-31", "2023"]))
def test_a_note_is_one_line_and_forges_nothing(text: str, anchor: str) -> None:
    note = date_note(text, anchor, ("en", "zh"))
    assert note == note.strip()
    assert len(note.splitlines()) < 2
    assert not set("[]#") & set(note)
    note.encode("utf-8")  # no lone surrogates


def test_of_a_part_only_what_is_shown_is_told_and_read_as_in_the_whole() -> None:
    text = "Yesterday we sang. On Friday we had danced, and last year we painted."
    whole = date_note(text, WEDNESDAY)
    assert whole == "Yesterday = 9 May 2023; Friday = 5 May 2023; last year = 2022"
    at = text.index("On Friday")
    assert date_note(text, WEDNESDAY, ("en",), (at, at + 9)) == "Friday = 5 May 2023"
    assert date_note(text, WEDNESDAY, ("en",), (at, at + 8)) == ""
    assert date_note(text, WEDNESDAY, ("en",), (0, len(text))) == whole
