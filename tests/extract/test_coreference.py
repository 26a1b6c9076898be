"""Pronouns: bound where one person fits, left alone otherwise."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract import coreference, entities
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

SHARED = Path(__file__).parents[3] / "shared"


def bound(*parts: str) -> list[tuple[str, ...]]:
    """Return what each part gains; the parts are spans of one text, a blank line between them."""
    text = "\n\n".join(parts)
    columns = read_columns(text)
    spans, at = [], 0
    for part in parts:
        spans.append((at, at + len(part)))
        at += len(part) + 2
    read = entities.reader(columns, Options())
    names = [read(*span) for span in spans]
    result = coreference.bind(columns, spans, names)
    for had, has in zip(names, result, strict=True):
        assert has[: len(had)] == had
    return [has[len(had) :] for had, has in zip(names, result, strict=True)]


@pytest.mark.parametrize(
    ("parts", "gained"),
    [
        (["We met Petra in town.", "She wants it checked."], [(), ("Petra",)]),
        (["We met Petra and Marek in town.", "He paid, and she left."], [(), ("Marek", "Petra")]),
        (["We met Petra and Anna in town.", "She paid."], [(), ()]),  # two could be meant
        (["We met Petra in town.", "He paid."], [(), ()]),
        (["We met Petra in town.", "We asked Anna, and she paid."], [(), ()]),  # the part names one itself
        (["We met Petra in town.", "It rained.", "The sun came.", "She paid."], [(), (), (), ()]),  # too long ago
        (["We met Mr. Xulqo in town.", "He paid."], [(), ("Xulqo",)]),  # known by the title
        (["We met Mr. Xulqo and Mrs. Xulqo in town.", "He paid."], [(), ()]),
        (["We met Jane Bennet. We like Jane.", "She paid."], [(), ("Jane",)]),  # two spellings of one person
        (["We met Petra and Marek in town.", "They paid."], [(), ("Petra", "Marek")]),
        (["We met Petra in town with the others.", "They paid."], [(), ()]),
        (["We saw Leiden in spring.", "She was pretty, and he was old."], [(), ()]),  # no person
    ],
)
def test_binding(parts: list[str], gained: list[tuple[str, ...]]) -> None:
    assert bound(*parts) == gained


def test_a_binding_does_not_prolong_itself() -> None:
    gained = bound("We met Petra in town.", *["She paid for it."] * 6)
    assert gained[1] == ("Petra",)
    assert sum(map(len, gained)) == 1


def test_speakers_of_a_talk_between_two_are_not_meant() -> None:
    text = "Anna: did you see the note?\nMarek: no, she never showed it\nAnna: he did not either\nMarek: ok"
    columns = read_columns(text)
    lines = text.split("\n")
    spans, at = [], 0
    for line in lines:
        spans.append((at, at + len(line)))
        at += len(line) + 1
    read = entities.reader(columns, Options())
    names = [read(*span) for span in spans]
    assert coreference.bind(columns, spans, names) == names


def test_gender_is_learned_from_the_pronouns_that_follow() -> None:
    known = "We saw that Xulqo lost her key. I think Xulqo forgot herself. Then Xulqo said she was sorry."
    assert bound(known, "She came back.")[1] == ("Xulqo",)
    assert bound("We saw Xulqo in town.", "She came back.")[1] == ()


@pytest.mark.parametrize("book", ["pride-and-prejudice", "origin-of-species"])
def test_no_name_floods_a_book(book: str) -> None:
    path = SHARED / "corpora" / "books" / f"{book}.txt"
    if not path.exists():
        pytest.skip("the books are not here")
    text = path.read_text("utf-8")[:300_000]
    columns = read_columns(text)
    spans = [(at, min(len(text), at + 800)) for at in range(0, len(text), 700)]
    read = entities.reader(columns, Options())
    names = [read(*span) for span in spans]
    after = Counter(name for some in coreference.bind(columns, spans, names) for name in some)
    before = Counter(name for some in names for name in some)
    assert sum(after.values()) > sum(before.values())
    assert all(after[name] <= 2 * before[name] for name in after)


pieces = st.sampled_from(["Petra ", "she ", "He ", "and ", "Marek ", "they ", ". ", "\n\n", "mara: "])


@given(st.lists(pieces, max_size=60))
def test_names_stay_and_only_known_ones_come(parts: list[str]) -> None:
    text = "".join(parts)
    columns = read_columns(text)
    spans = [(at, min(len(text), at + 20)) for at in range(0, len(text), 15)]
    read = entities.reader(columns, Options())
    names = [read(*span) for span in spans]
    known = {name for some in names for name in some}
    for had, has in zip(names, coreference.bind(columns, spans, names), strict=True):
        assert has[: len(had)] == had
        assert set(has) <= known
        assert len(set(has)) == len(has)
