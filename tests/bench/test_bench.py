"""The bench: deterministic but for the times, and honest about failure."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zettelpy.bench import main
from zettelpy.bench.inputs import FACTS, packed, plant


def test_packed_texts_are_there() -> None:
    assert len(list(packed())) >= 3


def test_planting_depends_on_the_seed_alone_and_keeps_the_text() -> None:
    text = "\n\n".join(f"Paragraph {n}." for n in range(30))
    planted = plant(text)
    assert planted == plant(text)
    assert planted != plant(text, seed="other")
    assert [p for p in planted.split("\n\n") if p not in {fact.sentence for fact in FACTS}] == text.split("\n\n")
    assert all(fact.answer in fact.sentence and fact.answer not in text for fact in FACTS)


def test_same_figures_twice_but_for_the_times(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("Ana decided to use Postgres.\n\nBo likes tea." * 20, "utf-8")
    figures = []
    for _ in range(2):
        assert main(["--json", "--corpus", str(path)]) == 0
        [result] = json.loads(capsys.readouterr().out)
        del result["times"]
        figures.append(result)
    assert figures[0] == figures[1]
    assert figures[0]["planted"]["found_at_5"] == len(FACTS)
    assert all(row["overruns"] == 0 for row in figures[0]["budgets"].values())


def test_a_missing_file_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["--corpus", str(tmp_path / "none.txt")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
