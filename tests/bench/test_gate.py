"""The gate on counts: what it compares, that it sees a rise, and that the committed figures are of this tree."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from zettelpy.bench import effort
from zettelpy.bench.effort import Effort

ROOT = Path(__file__).resolve().parents[2]
NOW = Effort(1000, 9000, 800)


@pytest.fixture(scope="module")
def gate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gate", ROOT / "bench" / "gate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (NOW, ""),
        (Effort(1099, 9899, 879), ""),
        (Effort(1101, 9000, 800), "rise"),
        (Effort(1000, 9901, 800), "rise"),
        (Effort(1000, 9000, 881), "rise"),
        (Effort(800, 9000, 881), "rise"),
        (Effort(900, 9000, 800), "fall"),
    ],
)
def test_one_count_that_rose_by_a_tenth_is_a_rise(gate: ModuleType, now: Effort, said: str) -> None:
    assert gate.verdict(now, NOW) == said


def test_a_tenth_of_next_to_nothing_is_no_rise(gate: ModuleType) -> None:
    assert gate.verdict(Effort(20, 40, 30), Effort(3, 5, 0)) == ""


def test_what_rose_is_named_with_its_figures(gate: ModuleType) -> None:
    figures = {"encode": Effort(2000, 9000, 800), "diff": Effort(10, 9000, 800), "new": NOW, "same": NOW}
    committed = {name: list(NOW) for name in ("encode", "diff", "same")}
    risen, fallen = gate.compare(figures, committed)
    assert risen == [
        "encode: calls 1,000 -> 2,000 (+100.0 %)",
        "new: no figures are committed; run python bench/gate.py --write",
    ]
    assert fallen == ["diff: calls 1,000 -> 10 (-99.0 %)"]


def test_every_work_has_figures_for_each_version(gate: ModuleType) -> None:
    held = json.loads(gate.FIGURES.read_text("utf-8"))
    assert {"3.11", "3.12", "3.13"} <= held.keys()
    for figures in held.values():
        assert list(figures) == [*gate.WORKS, "recall, fresh process"]


def test_a_loop_and_a_list_are_seen(gate: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made = gate.growth.ROWS["mmr, 100 chosen"](120)
    before = effort.effort(made)
    assert effort.calls(made) == before.calls

    def twice() -> object:
        return [made(), made(), list(range(before.memory * 100))]

    after = effort.effort(twice)
    assert after.calls >= 2 * before.calls
    assert after.lines == 2 * before.lines > 200
    assert after.memory > before.memory


def test_the_gate_fails_where_the_figures_are_lower(gate: ModuleType, tmp_path: Path) -> None:
    figures = json.loads(gate.FIGURES.read_text("utf-8"))
    if gate.VERSION not in figures:
        pytest.skip(f"no figures are committed for Python {gate.VERSION}")
    command = [sys.executable, "bench/gate.py", "--only", "mmr, 100", "--figures"]
    run = subprocess.run([*command, str(gate.FIGURES)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    figures[gate.VERSION]["mmr, 100 chosen"][1] //= 2
    (tmp_path / "gate.json").write_text(json.dumps(figures), "utf-8")
    run = subprocess.run([*command, str(tmp_path / "gate.json")], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "mmr, 100 chosen: lines" in run.stdout


@pytest.mark.parametrize("arguments", [["--only", "no such work"], ["--only", "mmr", "--figures", "no such file"]])
def test_a_gate_that_compared_nothing_fails(arguments: list[str]) -> None:
    command = [sys.executable, "bench/gate.py", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "nothing was compared" in run.stdout
