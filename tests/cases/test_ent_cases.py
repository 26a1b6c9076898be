"""Cases from the field: the names in a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from zettelpy import compress
from zettelpy.text.normalise import fold

Input = Callable[[str], Any]


def names(text: str) -> list[str]:
    """Return the names of all zettels of a text, each once."""
    return list(dict.fromkeys(name for zettel in compress(text).zettels for name in zettel.entities))


def test_ent_001_sentence_openers(case_input: Input) -> None:
    assert names(case_input("ent-001")) == ["Petra"]


def test_ent_003_capitals(case_input: Input) -> None:
    found = names(case_input("ent-003"))
    assert "oyelaran" in map(fold, found)
    assert len(found) <= 6
    assert not {"THE", "IS", "STILL", "BEFORE", "PLEASE"} & set(found)


def test_ent_005_titles_and_runs(case_input: Input) -> None:
    found = names(case_input("ent-005"))
    assert any(name.endswith("Noor de Wit") for name in found)
    assert any("Marsh" in name for name in found)
    assert "Leiden" in found
    assert not {"Chair", "Deputy", "Deputy Chair", "Audit Report"} & set(found)


@pytest.mark.parametrize(("one", "two"), [("Thandeka", "Gert"), ("Xulqo", "Wemv")])
def test_ent_008_needs_no_list(case_input: Input, one: str, two: str) -> None:
    text = case_input("ent-008").replace("Thandeka", one).replace("Gert", two)
    assert names(text) == [one, two]
    for name in (one, two):
        assert sum(name in names(part) for part in text.split(". ")) >= 1
    assert text.count(one) == text.count(two) == 2
