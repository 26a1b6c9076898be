"""Features of a pair: which values differ, what the two share, whose and which thing they speak of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import read_profiles, read_statements
from zettelpy.extract.changes.features import Differences
from zettelpy.extract.changes.pairs import MOST, Pairs
from zettelpy.extract.changes.search import is_of_one_thing
from zettelpy.text.columns import read_columns


def pairs_of(*said: str, speakers: str = "AB") -> Pairs:
    """The statements of a chat, one a line, all taken in; the speakers take turns."""
    columns = read_columns("\n".join(f"{speakers[k % len(speakers)]}na: {words}" for k, words in enumerate(said)))
    pairs = Pairs(*read_profiles([(columns, read_statements(columns))]))
    for number in range(len(pairs.all)):
        pairs.note(number)
    return pairs


@pytest.mark.parametrize(
    ("earlier", "later", "differ", "group"),
    [
        ("The launch is on Friday.", "The launch is on Monday.", ["day"], "when"),
        ("We meet at 8:15.", "We meet at 9:30.", ["clock"], "when"),
        ("We meet at 3:00.", "We meet at 15:00.", [], "none"),  # half a day apart: the same time, said otherwise
        ("The rent is 140 euros.", "The rent is 165 euros.", ["number-unit"], "number"),
        ("We ordered 40 chairs.", "We ordered 40 tables.", [], "none"),
        ("Paint it blue.", "Paint it green.", ["other"], "other"),
        ("On 12 May we open.", "We open on the 12th.", [], "none"),
    ],
)
def test_values_that_differ(earlier: str, later: str, differ: list[str], group: str) -> None:
    pairs = pairs_of(earlier, later)
    found = Differences(pairs.all[0], pairs.all[1])
    assert (found.differ, found.group) == (differ, group)


@pytest.mark.parametrize(
    ("earlier", "later", "feature", "holds"),
    [
        ("The launch is on Friday.", "The launch is on Friday, as planned.", "restates", True),
        ("The launch is on Friday.", "The launch is on Monday.", "restates", False),
        ("The rent is 140 euros.", "The rent is 150 euros.", "times0", True),
        ("The rent is 140 euros.", "The rent is 9000 euros.", "times0", False),
        ("The opening is on 12 May.", "The opening moves from 12 May to 19 May.", "names-old", True),
        ("The opening is on 12 May.", "The opening is on 19 May.", "names-old", False),
        ("We haven't decided on the venue.", "The venue is the barn.", "e.open", True),
        ("Ana's demo is on Friday.", "Bo's demo is now on Monday.", "owners-differ", True),
        ("My train leaves at 8:15.", "Bo's train leaves at 9:30.", "owner-and-self", True),
        ("We ordered 20 pizzas.", "Thanks for the pizzas.", "untold", True),
        ("Bo keeps the key.", "The launch is on Monday.", "share0", True),
    ],
)
def test_features(earlier: str, later: str, feature: str, holds: bool) -> None:
    assert (feature in pairs_of(earlier, later).features(0, 1)) is holds


@pytest.mark.parametrize(
    ("earlier", "later", "one"),
    [
        ("Module 17 is due on Friday.", "Module 17 is due on Monday.", True),
        ("Module 17 is due on Friday.", "Module 18 is due on Monday.", False),
        ("The retro is at 9:15.", "9:15 for the retro, noted.", False),  # says the same
        ("The archive moves from MySQL to Postgres.", "It moves from MySQL to Postgres in June.", False),
        ("Lena likes jazz.", "Lena likes chess.", False),
        ("Ana's demo is on Friday.", "Bo's demo is now on Monday.", False),
    ],
)
def test_statements_of_one_thing(earlier: str, later: str, one: bool) -> None:
    pairs = pairs_of(earlier, later)
    assert is_of_one_thing(pairs.all[0], pairs.all[1]) is one


def test_what_stands_between_links_two_that_share_no_word() -> None:
    said = ("We take the honey jars.", "The honey is sold out.", "Acacia then.")
    found = pairs_of(*said).features(0, 2)
    assert "share0" in found
    assert not {"before2", "before3", "before4"}.isdisjoint(found)


def test_a_value_given_again_is_no_news() -> None:
    pairs = pairs_of("The retro is at 9:15.", "The retro is at 10:30.", "So the retro is at 10:30.")
    assert "fresh-between" in pairs.features(0, 2)
    assert "fresh-between" not in pairs.features(0, 1)


def test_features_hold_or_do_not() -> None:
    pairs = pairs_of("The launch of Orbit is on Friday at 9:15.", "Ana moved the launch of Orbit to Monday at 10:30.")
    found = pairs.features(0, 1)
    assert len(set(found)) == len(found)
    assert not [feature for feature in found if " " in feature or "=" in feature]  # they stand in a table of words


@given(
    st.lists(
        st.sampled_from(["The launch is on Friday.", "Tea?", "Back to 9:15.", "7 euros", "No launch"]), max_size=60
    )
)
def test_candidates_are_bounded_and_earlier(said: list[str]) -> None:
    columns = read_columns("\n".join(f"Ana: {words}" for words in said))
    pairs = Pairs(*read_profiles([(columns, read_statements(columns))]))
    for number in range(len(pairs.all)):
        found = pairs.candidates(number)
        assert len(found) <= MOST
        assert found == sorted(set(found))
        assert all(k < number for k in found)
        pairs.note(number)
