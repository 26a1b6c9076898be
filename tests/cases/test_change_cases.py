"""Cases of changes: what was replaced is found and marked; what merely stands side by side is left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import zettelpy


def test_flag_010_a_reversal_marks_the_decision(case_input: Callable[[str], Any]) -> None:
    text = "\n".join(case_input("flag-010"))
    (found,) = zettelpy.compress(text).contradictions
    assert found.earlier_span is not None
    assert found.later_span is not None
    assert "migrate to the Aster gateway" in text[slice(*found.earlier_span)]
    assert "staying on Borealis" in text[slice(*found.later_span)]
    assert (found.signal, found.shared) == ("reversal", "Aster")


def test_mem_002_a_fact_that_changed_over_months(case_input: Callable[[str], Any]) -> None:
    notes = case_input("mem-002")
    memory = zettelpy.merge_results([zettelpy.compress(note) for note in notes])
    (found,) = memory.contradictions
    said = {zettel.id: zettel.quote for zettel in memory.zettels}
    assert "runs on MySQL" in said[found.earlier]
    assert "to Postgres" in said[found.later]
    assert (found.signal, found.shared) == ("reversal", "archive")


def test_mem_004_facts_side_by_side_stay(case_input: Callable[[str], Any]) -> None:
    notes = case_input("mem-004")
    assert zettelpy.compress("\n\n".join(notes)).contradictions == ()
    assert zettelpy.merge_results([zettelpy.compress(note) for note in notes]).contradictions == ()
