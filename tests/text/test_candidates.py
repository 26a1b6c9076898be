"""The sieve before phrases: every word that can begin one is left, and no other while the kinds of word are few."""

from __future__ import annotations

from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text import phrases
from zettelpy.text.candidates import ALONE, OPENS, SECOND, candidates
from zettelpy.text.phrases import HOLD, Phrases
from zettelpy.text.words import tokenise

KIND = st.integers(0, 2 * ALONE - 1) | st.sampled_from((0, ALONE, OPENS, SECOND, OPENS | SECOND))
WORDS = ("of", "the", "in", "place", "a", "row", "as", "well", "on", "top", "to", "be", "sure")


def plainly(kinds: list[int], ids: list[int]) -> list[bool]:
    """Return what the sieve tells, word by word."""
    most = SECOND - 1
    following = [*ids[1:], None][: len(ids)]
    return [
        kinds[k] >= ALONE or (after is not None and kinds[k] & most & kinds[after] // SECOND & most > 0)
        for k, after in zip(ids, following, strict=True)
    ]


@given(st.lists(KIND, min_size=1, max_size=40), st.data())
def test_few_kinds_are_told_apart(kinds: list[int], data: st.DataObject) -> None:
    ids = data.draw(st.lists(st.integers(0, len(kinds) - 1), max_size=60))
    assert list(map(bool, candidates(kinds, ids))) == plainly(kinds, ids)


@given(st.lists(st.integers(0, 400), max_size=60))
def test_of_many_kinds_none_is_missed(ids: list[int]) -> None:
    kinds = [k << 1 for k in range(401)]
    kinds[0] = OPENS
    found = candidates(kinds, ids)
    assert len(found) == len(ids)
    assert all(map(bool.__le__, plainly(kinds, ids), map(bool, found)))


@given(
    st.dictionaries(
        st.sampled_from(("x", "y", HOLD)),
        st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(" ".join), min_size=1, max_size=9),
        min_size=1,
    ),
    st.lists(st.sampled_from(WORDS), max_size=40),
)
def test_groups_of_phrases_change_nothing(table: dict[str, list[str]], said: list[str]) -> None:
    words, compiled = tokenise(" ".join(said)), Phrases(table)
    with patch.object(phrases, "LONG", 0):
        parted = compiled.over(words)
    assert parted.find() == compiled.find(words)
    assert parted.find(3, 9) == compiled.over(words).find(3, 9)
