"""What one machine makes of the documents of the engines, once for all of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ext.corpus import CORPUS, OPTIONS, QUESTIONS
from tests.shards.corpus import OneIndex
from zettelpy.ext.corpus import Row, compress_rows, memory_of


@pytest.fixture(scope="session")
def expected() -> list[Row]:
    """The rows of all documents."""
    return list(compress_rows(CORPUS, **OPTIONS))


@pytest.fixture(scope="session")
def wanted(expected: list[Row]) -> list[Any]:
    """The answers of one index without shards: documents, zettels and scores for each question."""
    one = OneIndex([(row["id"], memory_of(row)) for row in expected if row["error"] is None])
    return [one.recall(question, **options) for question, options in QUESTIONS]
