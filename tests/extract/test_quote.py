"""Quotes: the best sentence, verbatim, of a bounded length."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract import quote
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def best(text: str, start: int = 0, end: int | None = None) -> str:
    return quote.reader(read_columns(text), Options())(start, len(text) if end is None else end)


@pytest.mark.parametrize("text", ["Ab", "Invoice", "Only one sentence lives here.", "x", "  x \n", "🙂", "a\x00b"])
def test_seg_010_a_word_or_one_sentence_is_its_own_quote(text: str) -> None:
    assert best(text) == text.strip()


def test_decisions_win() -> None:
    text = "It rained again all day. We decided to move the boiler to the cellar. The boiler was wet, and so was I."
    assert best(text) == "We decided to move the boiler to the cellar."


def test_the_central_sentence_wins_where_nothing_is_decided() -> None:
    text = (
        "Lunch was late once more today. "
        "The old boiler in the cellar leaks water near the pump. "
        "Water from the boiler reached the pump. "
        "The pump in the cellar is old. "
        "Birds sang outside all that morning long."
    )
    assert "boiler" in best(text)


def test_labels_time_stamps_and_bullets_are_left_out() -> None:
    chat = "[09:02] mara: the boiler was fixed by the plumber this morning\n[09:03] oskar: ok\n[09:04] mara: yes"
    assert best(chat) == "the boiler was fixed by the plumber this morning"
    assert best("- the boiler was fixed by the plumber today") == "the boiler was fixed by the plumber today"


def test_prose_before_headings_and_code() -> None:
    text = "# We decided everything about the boiler today\n\nNobody knows when the plumber will be here again.\n"
    assert best(text) == "Nobody knows when the plumber will be here again."


def test_a_long_sentence_is_cut_at_a_word_and_the_cut_shows() -> None:
    text = "the boiler and the pump " * 40
    found = best(text)
    assert len(found) <= quote.LIMIT
    assert found.endswith(quote.CUT)
    assert text.startswith(found[:-1] + " ")


@pytest.mark.parametrize(
    "cluster",
    [
        "e\u0301\u0323",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\U0001f1e9\U0001f1ea",
        "\ud83d\ude00",
        "\u1112\u1161\u11ab",
    ],
)
@pytest.mark.parametrize("shift", range(8))
def test_no_grapheme_cluster_is_split(cluster: str, shift: int) -> None:
    text = "x" * shift + cluster * 300
    found = best(text)
    assert len(found) <= quote.LIMIT
    assert (len(found) - len(quote.CUT) - shift) % len(cluster) == 0


def test_white_space_has_no_quote() -> None:
    assert best("   \n\n \t ") == ""
    assert best("") == ""


def test_inner_line_ends_stay() -> None:
    text = (
        "The boiler of the old house was moved out of the kitchen, where nobody liked it,\n"
        "down to the cellar by the plumber, who had to come twice and was paid for both of\n"
        "these visits."
    )
    assert best(text) == text


alphabet = st.sampled_from("ab .!?\n\r\x00\ud800é打\u2028:[]#-`")


@given(st.text(alphabet, max_size=120), st.integers(0, 120), st.integers(0, 120))
def test_the_quote_is_in_the_span(text: str, a: int, b: int) -> None:
    start, end = min(a, b, len(text)), min(max(a, b), len(text))
    found = best(text, start, end)
    assert found in text[start:end]
    assert bool(found) == bool(text[start:end].strip())
    assert found == found.strip()


@pytest.mark.timing
def test_cost_is_linear_in_one_huge_span() -> None:
    def cost(times: int) -> float:
        text = "We met Bob. The boiler leaks a bit. He said so then. " * times
        columns = read_columns(text)
        return best_time(lambda: quote.reader(columns, Options())(0, len(text)), 2)

    assert cost(1600) < 7 * cost(400) + 0.02
