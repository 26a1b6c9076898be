"""What a word is: the short way to whether it tells of a change agrees with the whole judgement."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes.wordkinds import STRONG, Kinds, lexicon_of
from zettelpy.text.lexicon.changes import TABLES
from zettelpy.text.normalise import fold
from zettelpy.text.words import tokenise

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
ALL = tuple(TABLES)


def test_strong_words_of_fixtures() -> None:
    lexicon, found = lexicon_of(ALL, ALL), 0
    for path in sorted(FIXTURES.glob("[0-9]*.md"))[::4]:
        for surface in tokenise(path.read_text("utf-8")).surfaces:
            strong = not STRONG.isdisjoint(lexicon.judge(surface).cues)
            assert lexicon.is_strong(fold(surface)) is strong, surface
            found += strong
    assert found


@given(
    st.sampled_from(["", "x", "ab"]), st.sampled_from(sorted(lexicon_of(ALL, ALL)._before)), st.text("aeты", max_size=3)
)
def test_strong_words(before: str, stem: str, behind: str) -> None:
    lexicon = lexicon_of(ALL, ALL)
    surface = before + stem + behind
    assert lexicon.is_strong(fold(surface)) is (not STRONG.isdisjoint(lexicon.judge(surface).cues))


def test_kinds_are_judged_when_asked_for() -> None:
    lexicon = lexicon_of(("en",), ("en",))
    kinds = Kinds(lexicon, tokenise("postponed gate"))
    assert not kinds
    assert kinds[1] == lexicon.judge("gate")
    assert list(kinds) == [1]
