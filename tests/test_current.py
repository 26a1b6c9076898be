"""The right answer when facts change, on the chats of fixtures/: what holds now comes first, or what held before.

The figures are those of `bench/current.py`. The bars for single languages leave room for a question or two.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "fixtures"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_current", ROOT / "bench" / "current.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


current = script()
SOME = (*current.CORPORA, "11_de_freibad", "12_fr_tournage", "13_es_taller", "29_ko_gongyeon", "82_en_clients")


@pytest.fixture(scope="module")
def found() -> dict[str, list[dict[str, Any]]]:
    return {name: list(current.answers(FIXTURES / f"{name}.json")) for name in SOME}


def share(answers: list[dict[str, Any]], kind: str, figure: str = "first") -> float:
    counts = current.count(answers)[kind]
    assert counts["asked"] > 0
    return float(counts[figure]) / float(counts["asked"])


def test_the_chats_of_the_corpora(found: dict[str, list[dict[str, Any]]]) -> None:
    answers = [one for name in current.CORPORA for one in found[name]]
    assert share(answers, "now") >= 0.85
    assert share(answers, "now", "zettel") >= 0.8
    assert share(answers, "before") >= 0.8


def test_other_chats(found: dict[str, list[dict[str, Any]]]) -> None:
    answers = [one for name in SOME[len(current.CORPORA) :] for one in found[name]]
    assert share(answers, "now") >= 0.65
    assert share(answers, "before") >= 0.7


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("[0-9]*.json")), ids=lambda path: path.stem)
def test_questions_of_a_gold_file_stand_with_pairs_and_their_values_in_the_chat(path: Path) -> None:
    text = path.with_suffix(".md").read_text("utf-8")
    for pair in json.loads(path.read_text("utf-8"))["superseded"]:
        assert pair.keys() <= {"old", "new", "now", "before", "now_value", "before_value"}
        for key in ("now", "before"):
            if f"{key}_value" in pair:
                assert key in pair
                assert pair[f"{key}_value"] in text
            assert key not in pair or pair[key].rstrip().endswith(("?", "？"))


def test_enough_pairs_have_questions() -> None:
    pairs = [
        pair
        for path in sorted(FIXTURES.glob("[0-9]*.json"))
        for pair in json.loads(path.read_text("utf-8"))["superseded"]
        if "now" in pair or "before" in pair
    ]
    assert len(pairs) >= 150


def test_words_of_a_value_count_only_from_the_gold_words_on() -> None:
    text = "code 9032? no. the code is 9032 now. so 9032"
    at = text.index("the code is 9032")
    assert current.told(text, (at, at + 20), "the code is 9032", "9032")
    assert current.told(text, (len(text) - 7, len(text)), "the code is 9032", "9032")
    assert not current.told(text, (0, 10), "the code is 9032", "9032")
    assert not current.told(text, (len(text) - 7, len(text)), "the code is 9032", "")
