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
    reading = load()
    paths = sorted((ROOT / "fixtures").glob("[0-9]*.json"))
    assert len(paths) >= 20
    return {path.stem: reading.measure(path) for path in paths}


@pytest.mark.parametrize(
    ("part", "key", "whole", "floor"),
    [
        ("names", "found", "gold", 0.93),
        ("names", "right", "reported", 0.88),
        ("decisions", "found", "gold", 0.95),
        ("decisions", "found", "flagged", 0.95),
        ("superseded", "found", "gold", 0.52),
        ("superseded", "right", "reported", 0.70),
        ("dates", "found", "gold", 0.98),
        ("evidence", "found", "gold", 0.78),
    ],
)
def test_share_over_all_chats(
    results: Mapping[str, Mapping[str, Any]], part: str, key: str, whole: str, floor: float
) -> None:
    found = sum(one[part][key] for one in results.values())
    of = sum(one[part][whole] for one in results.values())
    assert of > 50
    assert found / of >= floor


def test_no_word_that_is_no_name_is_reported(results: Mapping[str, Mapping[str, Any]]) -> None:
    assert {stem: one["names"]["wrong"] for stem, one in results.items() if one["names"]["wrong"]} == {}


def test_gold_stands_in_the_chats() -> None:
    """Every string of the gold files that is a part of the chat is one."""
    for path in sorted((ROOT / "fixtures").glob("[0-9]*.json")):
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
