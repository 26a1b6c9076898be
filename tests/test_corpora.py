"""The measures on texts that are not in this repository: two novels' worth of prose, five long conversations.

They lie in `../shared/corpora`, beside a checkout, where there is one; elsewhere these tests are skipped.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import zettelpy
from zettelpy import Memory
from zettelpy.bench import measures
from zettelpy.bench.inputs import FACTS, plant, read

ROOT = Path(__file__).resolve().parents[1]
CORPORA = ROOT.parent / "shared" / "corpora"
BOOKS = ("pride-and-prejudice.txt", "origin-of-species.txt")
pytestmark = pytest.mark.skipif(not CORPORA.is_dir(), reason="needs the corpora in ../shared, which are not here")


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", params=BOOKS)
def planted(request: pytest.FixtureRequest) -> Memory:
    """Return the memory of a book with twelve facts planted in it."""
    return zettelpy.compress(plant(read(CORPORA / "books" / request.param)), title=request.param)


def test_planted_facts_are_found(planted: Memory) -> None:
    source = planted.meta.source or ""
    ranks = []
    for fact in FACTS:
        found = [source[z.source_start : z.source_end] for z in zettelpy.recall(planted, fact.question)]
        ranks.append(any(fact.answer in text for text in found))
    assert ranks.count(True) >= 11


def test_no_budget_is_overrun(planted: Memory) -> None:
    for name, row in measures.budgets(planted, measures.query_for(planted)).items():
        assert row["overruns"] == 0, name


def test_contradictions_do_not_flood(planted: Memory) -> None:
    assert len(planted.contradictions) < 10


def test_evidence_recall_on_long_conversations() -> None:
    paths = sorted((CORPORA / "locomo-dev").glob("conv-*.json"))
    figures = script("recall").measure(paths, (500, 1000, 2000), stamped=False)
    assert figures["over_budget"] == 0
    for budget, least in ((500, 72.0), (1000, 82.0), (2000, 88.0)):
        assert figures["recall"][budget] > least
