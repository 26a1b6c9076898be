"""Questions that lean on an event: "before the move", "after the wedding", "two weeks after the surgery"."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.passages.anchors import GAIN, REACH, favour_event
from zettelpy.passages.index import PassageIndex, index_of
from zettelpy.text.query import read_query

CHAT = """\
[2025-01-10 10:00] Ana: I painted the hallway green.

[2025-02-03 10:00] Bo: I painted the kitchen blue, then had soup.

[2025-02-10 10:00] Ana: The surgery went well, they kept me one night.

[2025-02-11 10:00] Ana: I painted a small owl on the cast.

[2025-02-24 10:00] Bo: I painted the balcony red.

[2025-03-01 10:00] Ana: Yesterday was the move, all boxes are here.

[2025-03-20 10:00] Bo: I painted the cellar white.

[2025-09-01 10:00] Bo: I painted the garage grey.
"""


@pytest.fixture(scope="module")
def index() -> PassageIndex:
    return index_of(zettelpy.compress(CHAT))


def raised(index: PassageIndex, question: str) -> dict[str, float]:
    """Return the passages that gain, by a word of each, where all have a score of 1."""
    query = read_query(question, index.stop, index.speakers, index.anchor, index.languages)
    scores = dict.fromkeys(range(len(index.passages)), 1.0)
    favour_event(index, question, query, scores)
    days = [str(passage.date) for passage in index.passages]
    return {days[i]: round(score - 1.0, 4) for i, score in scores.items() if score > 1.0}


def test_what_was_said_after_an_event_gains_the_nearer_the_more(index: PassageIndex) -> None:
    gains = raised(index, "What did Ana paint after the surgery?")
    assert list(gains) == ["2025-02-10", "2025-02-11", "2025-02-24", "2025-03-01", "2025-03-20"]
    assert list(gains.values()) == sorted(gains.values(), reverse=True)
    assert gains["2025-02-10"] == GAIN
    assert "2025-09-01" not in gains  # further than REACH


def test_what_was_said_before_it(index: PassageIndex) -> None:
    gains = raised(index, "What was painted before the surgery?")
    assert list(gains) == ["2025-01-10", "2025-02-03", "2025-02-10"]
    assert REACH < 120


def test_the_day_that_the_event_names_is_its_day(index: PassageIndex) -> None:
    # "Yesterday was the move": what was said on the day on which it was told is after it.
    assert "2025-03-01" not in raised(index, "What was painted before the move?")
    assert list(raised(index, "What was painted since the move?")) == ["2025-03-01", "2025-03-20"]


def test_counted_from_the_event(index: PassageIndex) -> None:
    assert list(raised(index, "What was painted the day after the surgery?")) == ["2025-02-11"]
    assert list(raised(index, "What was painted two weeks after the surgery?")) == ["2025-02-24", "2025-03-01"]


@pytest.mark.parametrize(
    "question",
    [
        "What was painted after the wedding?",  # no such event
        "What did Bo paint after Ana?",  # a speaker
        "What was painted after painted?",  # no rare words
        "What was painted?",
        "What was painted after?",
        "What was painted after 11 February 2025?",  # a date, which is looked for as one
        "",
    ],
)
def test_nothing_changes_where_no_event_is_clear(index: PassageIndex, question: str) -> None:
    assert raised(index, question) == {}


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("Ich war beim Arzt.|Heute ist der Umzug.|Ich war wieder beim Arzt.", "Wann war Ana nach dem Umzug beim Arzt?"),
        ("我去看了医生。|今天搬家了。|我又去看医生。", "搬家之后去看医生了吗？"),
        ("医者に行った。|今日は引っ越しだ。|また医者に行った。", "引っ越しの後に何をした？"),
        ("병원에 갔다.|오늘 이사했다.|병원에 또 갔다.", "이사 후에 뭐 했어?"),
        ("J'ai vu le médecin.|C'est le déménagement.|J'ai revu le médecin.", "Qui a-t-elle vu après le déménagement ?"),
    ],
)  # fmt: skip
def test_other_languages(said: str, question: str) -> None:
    days = ("2025-01-10", "2025-02-10", "2025-02-20")
    text = "\n\n".join(f"[{day} 10:00] Ana: {words}" for day, words in zip(days, said.split("|"), strict=True))
    assert list(raised(index_of(zettelpy.compress(text)), question)) == ["2025-02-10", "2025-02-20"]


def test_a_preposition_of_place_leads_to_no_event() -> None:
    text = "[2025-01-10 10:00] Ana: Berlin ist groß.\n\n[2025-02-10 10:00] Bo: Wir fahren im Sommer."
    assert raised(index_of(zettelpy.compress(text)), "Wer fährt nach Berlin?") == {}


def test_no_dates_no_gains() -> None:
    index = index_of(zettelpy.compress("The surgery went well.\n\nI painted an owl.\n\nI painted the hall."))
    assert raised(index, "What was painted after the surgery?") == {}


@given(st.text(max_size=60), st.sampled_from(["after ", "before the ", "since ", "two weeks after ", "之后", ""]))
def test_any_question(index: PassageIndex, words: str, lead: str) -> None:
    for question in (lead + words, words + lead):
        gains = raised(index, question)
        assert all(0.0 < gain <= 1.0 for gain in gains.values())
