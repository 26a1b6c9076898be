"""What is not judged would not have counted: decisions with the sieve and without it."""

from __future__ import annotations

import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.decision_cues import read_cues
from zettelpy.extract.decision_sieve import Sieve
from zettelpy.extract.decisions import Decision, find_decisions
from zettelpy.text.columns import read_columns

FIXTURES = sorted((pathlib.Path(__file__).parents[2] / "fixtures").glob("*.md"))
WORDS = (
    "great no from then perfect fine ok without instead only final the Monday 7 nine tonight Lou: [09:12] ana: , . ? "
    "we take dog agreed decided rule: it is place Friday, so good yes"
)


def found(text: str) -> tuple[Decision, ...]:
    return find_decisions(read_columns(text))


def unsifted(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Decision, ...]:
    with monkeypatch.context() as patch:
        patch.setattr(Sieve, "keeps", lambda self, cue: True)
        patch.setattr(Sieve, "places", lambda self, places: list(places))
        return found(text)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_chats_decide_the_same_without_it(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text("utf-8")
    assert found(text) == unsifted(text, monkeypatch)


@given(st.lists(st.lists(st.sampled_from(WORDS.split()), max_size=14).map(" ".join), max_size=4).map("\n".join))
def test_lines_of_cues_decide_the_same_without_it(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        assert found(text) == unsifted(text, patch)


@pytest.mark.parametrize(
    "line",
    [
        "Lou: OK, no band at the fair",
        "Lou: great, the hall on Friday at seven it is",
        "Lou: perfect, two tents and the van from Saturday",
        "Lou: ok then, the red one on Monday",
        "Lou: Thursday then",
        "Lou: the keys stay with Omar from tonight",
        "Lou: the blue tent on the 9th, final",
    ],
)
def test_a_cue_that_counts_is_kept(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(line) == unsifted(line, monkeypatch) != ()


def test_most_common_words_are_sifted_out() -> None:
    columns = read_columns(
        "He came from the great house, no friend of ours, and then the whole of the rest went to bed. " * 3
    )
    assert len(list(read_cues(columns))) > len(list(filter(Sieve(columns).keeps, read_cues(columns)))) == 0
