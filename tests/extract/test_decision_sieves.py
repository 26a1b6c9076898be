"""What is asked first of a clause, against what it stands for: the marks that part clauses, the signs of words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.decision_shapes import _Shapes
from zettelpy.extract.negation import Scope
from zettelpy.text.columns import read_columns

_WORDS = (
    "I we my the Ravi Ana's mum group and or if not no so then please taking fetch drives goes going to on me yours is "
    "are has have will be must by until Friday 9th each a per it's I'm isn't booked off stays remains for launch "
    "cake's Captain works it driver cancel date room 6 you're sound nobody every shall need in back Omar"
).split()


@given(st.lists(st.tuples(st.sampled_from(("a", "don't", "3")), st.text(" ,-\n.:–x(\t…", max_size=4)), min_size=1))
def test_one_search_finds_the_words_behind_which_clauses_part(parts: list[tuple[str, str]]) -> None:
    columns = read_columns("".join(word + gap for word, gap in parts))
    scope, stop = Scope(columns), len(columns.words)
    for first in range(stop):
        assert scope.partings(first, stop) == [i for i in range(first, stop - 1) if scope.parted(i)]


def test_a_mark_far_behind_a_word_parts_nothing() -> None:
    for blanks in (38, 39, 40, 41):
        for mark in (",", "-"):
            scope = Scope(read_columns(f"one{' ' * blanks}{mark} two"))
            assert scope.partings(0, 2) == [0] * scope.parted(0)
    assert Scope(read_columns(f"one{' ' * 39}, two")).parted(0)
    assert not Scope(read_columns(f"one{' ' * 40}, two")).parted(0)


@given(st.lists(st.sampled_from(_WORDS), min_size=1, max_size=9), st.integers(0, 8), st.booleans(), st.booleans())
def test_no_shape_is_missed_by_the_signs_of_the_words(words: list[str], cut: int, labelled: bool, listed: bool) -> None:
    shapes = _Shapes(read_columns(" ".join(words)))
    shapes.labelled, shapes.listed = labelled, listed
    stop = len(words)
    end = max(1, min(stop, cut))
    signs = shapes.signs(0, end)
    for opening in (True, False):
        for i in range(end):
            every = [-1] * (end - i)  # each word may be all
            assert shapes.shape(i, end, stop, 0, opening, signs[i:]) == shapes.shape(i, end, stop, 0, opening, every)
