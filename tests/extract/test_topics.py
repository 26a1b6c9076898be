"""Topics: what a span is about, and what is never a topic."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract import topics
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def of(text: str, **options: object) -> tuple[str, ...]:
    return topics.reader(read_columns(text), Options.of(**options))(0, len(text))


def test_words_and_phrases() -> None:
    text = "The heat pump failed. A new heat pump is on order, since the heat pump is old. The valve is there."
    found = of(text)
    assert found[0] == "heat pump"
    assert "valve" in found
    assert not {"heat", "pump", "the", "since"} & set(found)


def test_repetition_raises_a_phrase() -> None:
    filler = "The garden wall stood near a quiet harbour with some painted boats and many stones. "
    once = filler + "Then the budget line moved."
    often = filler + "Then the budget line moved. Nobody saw that the budget line moved. We kept the budget line."
    assert of(once)[0] != "budget line"
    assert of(often)[0] == "budget line"


@pytest.mark.parametrize(
    "text",
    [
        "It was on Monday, 3 March 2025 at 09:12, and 14,000 of 20,000 were in by 2024-11-05.",
        "They had been there, and then it was not so very much to do.",
        "https://wiki.example.org/pages/index and <b class='wide'></b> &nbsp;",
        "p99 v3 10ms 5 7 1st",
        "Wow, yeah! Okay then. Thanks, hello, haha.",
        "",
        "   \n",
        "🙂 … !!!",
    ],
)
def test_no_topics(text: str) -> None:
    assert of(text) == ()


def test_time_stamps_and_speakers_are_none() -> None:
    text = "[09:02] mara: the boiler leaks\n[09:03] oskar: mara, which boiler?\n[09:04] mara: cellar boiler\n"
    found = of(text)
    assert "boiler" in " ".join(found)
    assert not {"mara", "oskar"} & {word for topic in found for word in topic.split()}


def test_topics_keep_accents_and_are_lower_case() -> None:
    assert "décision" in of("La Décision est prise, une décision ferme.")


def test_hyphen_stays() -> None:
    assert of("The door-lock is new. That door-lock works.")[0] == "door-lock"


def test_stop_words_of_the_caller() -> None:
    text = "The boiler and the kettle leak."
    assert "boiler" in " ".join(of(text))
    assert "boiler" not in " ".join(of(text, stop_words=("Boiler",)))


def test_frequency_counts_over_the_whole_text() -> None:
    text = "A kettle broke. " + "Nothing happened. " * 20 + "That kettle and a lamp."
    read = topics.reader(read_columns(text), Options(min_topic_frequency=2))
    assert "kettle" in read(0, 16)
    assert "lamp" not in " ".join(read(0, len(text)))


def test_at_most_eight_and_at_most_four_phrases() -> None:
    found = of(" ".join(f"alpha{w} beta{w} gamma delta{w}" for w in ("x", "y", "z", "q", "r", "s")))
    assert len(found) <= topics.MOST
    assert sum(" " in topic for topic in found) <= topics.MOST_PHRASES


def test_ent_009_short_chinese() -> None:
    found = of("新的打印机坏了，打印机的保修单在抽屉里。")
    assert "打印机" in found
    assert not {"的", "了", "在"} & set("".join(found))


def test_japanese() -> None:
    found = of("カタログの締め切りは来週です。カタログは日本語です。二十日に送ります。")
    assert "カタログ" in found
    assert "日本語" in found
    assert not any("二十" in topic for topic in found)


@given(st.text(max_size=200), st.integers(0, 200), st.integers(0, 200))
def test_any_text(text: str, a: int, b: int) -> None:
    read = topics.reader(read_columns(text), Options())
    found = read(min(a, b), max(a, b))
    assert len(found) <= topics.MOST
    assert len(set(found)) == len(found)
    assert all(topic and topic == topic.lower() for topic in found)


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["The boiler leaks near a kettle, says the plumber. ", "打印机坏了森田さん", "x"])
def test_cost_is_linear_in_one_huge_span(unit: str) -> None:
    def cost(times: int) -> float:
        text = unit * times
        columns = read_columns(text)
        return best_time(lambda: topics.reader(columns, Options())(0, len(text)))

    assert cost(4000) < 7 * cost(1000) + 0.02


def test_a_book_is_about_something() -> None:
    path = Path(__file__).parents[3] / "shared" / "corpora" / "books" / "origin-of-species.txt"
    if not path.exists():
        pytest.skip("the books are not here")
    text = path.read_text("utf-8")[:200_000]
    assert {"species", "varieties"} <= set(of(text))
