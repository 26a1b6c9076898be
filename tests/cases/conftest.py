"""The cases from the field (fixtures/cases.jsonl): small inputs on which tools of this kind fail, and what is right.

A test here carries the id of its case in its name and asserts what `expected` of that case says, through the public
names of zettelpy. Several documents in a case are several memories, merged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

import zettelpy
from zettelpy import Memory, Zettel

CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"


@pytest.fixture(scope="session")
def case_input() -> Callable[[str], Any]:
    """Return a function from the number of a case (`rank-001`) to its input."""
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]

    def find(number: str) -> Any:
        (found,) = [case["input"] for case in cases if case["id"].startswith(number + "-")]
        return found

    return find


@pytest.fixture(scope="session")
def memory_of() -> Callable[[Iterable[str]], Memory]:
    """Return a function from documents to one memory of them all."""
    return lambda docs: zettelpy.merge_results([zettelpy.compress(doc) for doc in docs])


@pytest.fixture(scope="session")
def docs_of() -> Callable[[Memory, Sequence[Zettel]], list[int]]:
    """Return a function from zettels to the numbers of the documents that they stand in."""

    def numbers(memory: Memory, zettels: Sequence[Zettel]) -> list[int]:
        spans = [document.span for document in memory.meta.documents]
        found = []
        for zettel in zettels:
            assert zettel.source_start is not None
            start = zettel.source_start
            (number,) = [i for i, (first, stop) in enumerate(spans) if first <= start < stop]
            found.append(number)
        return found

    return numbers
