"""English clauses that decide by their shape alone: doers, matters; near misses; odd and hostile text."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.decision_shapes import read_shapes
from zettelpy.text.columns import read_columns


def shaped(text: str) -> list[str]:
    return [text[cue.found.start : cue.found.end] for cue in read_shapes(read_columns(text))]


@pytest.mark.parametrize(
    ("decided", "near"),
    [
        ("Ann: taking the blue one instead", "Ann: taking my mum to the dentist"),
        ("Ann: painting the fence on Friday", "Ann: painting the fence"),
        ("Ann: I collect the keys", "Ann: I collect stamps"),
        ("Ann: I varnish the table on Sunday", "Ann: I adore the table"),
        ("Ann: my uncle drives the bride", "Ann: my uncle drives a Bentley"),
        ("Ann: Ravi orders the chairs", "Ann: Ravi orders a coffee"),
        ("Ann: Ravi orders the chairs", "Ann: Ravi knows the chairs"),
        ("Ann: the dog goes to Pat", "Ann: the dog went to Pat"),
        ("Ann: Ravi, cancel the van", "Ann: Ravi, look at this"),
        ("Ann: please cancel the van", "Ann: please find attached"),
        ("Ann: we're not renewing the lease", "Ann: we're not feeling the cold"),
        ("Ann: nobody deploys on Fridays", "Ann: nobody likes Fridays"),
        ("Ann: no phones at the table", "Ann: no seats left"),
        ("Ann: no parking on the lawn", "Ann: no decision before the pilot"),
        ("Ann: so the red coat", "Ann: so tired"),
        ("Ann: so Whitby, first week of August", "Ann: so Tom called yesterday"),
        ("Ann: launch is the 9th", "Ann: launch was great"),
        ("Ann: replies by 2 June", "Ann: I had replies by 2 June"),
        ("Ann: tickets are 12", "Ann: tickets were 12"),
        ("Ann: Go, not Rust", "Ann: Rust is not Go"),
        ("Ann: set the budget to 300", "Ann: the budget is set by Tom"),
        ("Ann: invoices must be sent by 3 May", "Ann: we must talk by 3 May"),
        ("Action: order chairs", "Question: order chairs or stools"),
        ("Neil to write to the council", "Nice to write to the council"),
    ],
)
def test_a_shape_and_its_near_miss(decided: str, near: str) -> None:
    assert len(shaped(decided)) == 1
    assert shaped(near) == []


def test_prose_and_other_languages_have_no_shapes() -> None:
    prose = "Taking the lamp, she went down to the quay, where the boats lay still under a moon that hung low. "
    assert shaped(prose * 3) == []
    assert shaped("Wir nehmen den Bus, weil die Bahn heute nicht fährt und das Auto in der Werkstatt steht. " * 3) == []


WORDS = "I we no so Ann 's : , . ? to is or the 9 by not taking please"
PIECES = (*WORDS.split(), "\n", "\x00", "\ud800", "é", "\r\n", "\ufeff")


@given(st.lists(st.sampled_from(PIECES), max_size=40))
def test_any_text_gives_cues_in_order(pieces: list[str]) -> None:
    text = " ".join(pieces)
    cues = list(read_shapes(read_columns(text)))
    assert all(0 <= cue.found.start < cue.found.end <= len(text) for cue in cues)
    assert [cue.found.sentence for cue in cues] == sorted({cue.found.sentence for cue in cues})


def test_words_of_shapes_in_any_order() -> None:
    words = "I we no so Ann, is to or the 9 by not taking please must my group will set date call time each".split()
    for first in words:
        for second in words:
            for third in words:
                shaped(f"Bo: {first} {second} {third}")
                shaped(f"{first} {second}, {third}?")


@pytest.mark.timing
@pytest.mark.parametrize("part", ["I, ", "so ", "no x, ", "Ann: a or b?\nBo: a\n", "if it we "])
def test_time_grows_with_the_text(part: str) -> None:
    def taken(count: int) -> float:
        columns = read_columns(part * count)
        len(columns.sentence_words)
        begun = time.perf_counter()
        list(read_shapes(columns))
        return time.perf_counter() - begun

    taken(1000)
    assert taken(16000) < 40 * max(taken(2000), 0.002)
