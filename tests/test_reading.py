"""What is read from the gold chats stays as good as it was: floors a little below what `bench/reading.py` measures."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reading", ROOT / "bench" / "reading.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def results() -> Mapping[str, Mapping[str, Any]]:
    return measured(ROOT / "fixtures", 70)


@pytest.fixture(scope="module")
def unseen() -> Mapping[str, Mapping[str, Any]]:
    return measured(ROOT / "fixtures" / "unseen", 12)


def measured(folder: Path, least: int) -> Mapping[str, Mapping[str, Any]]:
    reading = load()
    paths = sorted(folder.glob("[0-9]*.json"))
    assert len(paths) >= least
    return {path.stem: reading.measure(path) for path in paths}


# part, key, of, the floor over the chats that are worked with, the floor over those that nobody looks at
FLOORS = [
    ("names", "found", "gold", 0.94, 0.82),
    ("names", "right", "reported", 0.93, 0.84),
    ("decisions", "found", "gold", 0.93, 0.82),
    ("decisions", "found", "flagged", 0.94, 0.94),
    ("superseded", "found", "gold", 0.56, 0.48),
    ("superseded", "right", "reported", 0.78, 0.75),
    ("dates", "found", "gold", 0.97, 0.95),
    ("evidence", "found", "gold", 0.86, 0.92),
]


@pytest.mark.parametrize(("part", "key", "whole", "floor", "_"), FLOORS)
def test_share_over_all_chats(
    results: Mapping[str, Mapping[str, Any]], part: str, key: str, whole: str, floor: float, _: float
) -> None:
    assert share(results, part, key, whole) >= floor


@pytest.mark.parametrize(("part", "key", "whole", "_", "floor"), FLOORS)
def test_share_over_the_unseen(
    unseen: Mapping[str, Mapping[str, Any]], part: str, key: str, whole: str, _: float, floor: float
) -> None:
    assert share(unseen, part, key, whole) >= floor


def share(results: Mapping[str, Mapping[str, Any]], part: str, key: str, whole: str) -> float:
    of = sum(one[part][whole] for one in results.values())
    assert of >= 48
    return float(sum(one[part][key] for one in results.values()) / of)


def test_no_word_that_is_no_name_is_reported(results: Mapping[str, Mapping[str, Any]]) -> None:
    assert {stem: one["names"]["wrong"] for stem, one in results.items() if one["names"]["wrong"]} == {}


def test_gold_stands_in_the_chats() -> None:
    """Every string of the gold files that is a part of the chat is one."""
    for path in sorted((ROOT / "fixtures").rglob("[0-9]*.json")):
        gold = json.loads(path.read_text("utf-8"))
        text = path.with_suffix(".md").read_text("utf-8")
        parts = [*gold["entities"], *gold["decisions"], *gold["not_decisions"]]
        parts += [pair[side] for pair in gold["superseded"] for side in ("old", "new")]
        parts += [one["evidence_substring"] for one in gold.get("dates", [])]
        for question in gold["questions"]:
            evidence = question["evidence_substring"]
            parts += evidence if isinstance(evidence, list) else [evidence]
        missing = [part for part in parts if part not in text and " ".join(part.split()) not in " ".join(text.split())]
        assert not missing, path.name
