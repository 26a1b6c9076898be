"""The memories of some fixtures as files: a change that alters what is read or written shows in their diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import zettelpy

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"


@pytest.mark.parametrize(
    "name", ["01_slack_engineering", "03_assistant_chat", "05_mixed_language_chat", "21_de_praxis", "27_zh_luxing"]
)
def test_memory_of_a_fixture(golden: Callable[[str, str], None], name: str) -> None:
    text = (FIXTURES / f"{name}.md").read_bytes().decode()
    golden(f"{name}.aaak", zettelpy.encode(zettelpy.compress(text)) + "\n")


def test_golden_fails_on_a_difference(golden: Callable[[str, str], None], request: pytest.FixtureRequest) -> None:
    """The check itself can fail: on nothing, on a missing file, on another text."""
    if request.config.getoption("--update-golden"):
        pytest.skip("would write what it wants to miss")
    with pytest.raises(AssertionError, match="nothing came out"):
        golden("01_slack_engineering.aaak", " \n")
    with pytest.raises(AssertionError, match="is missing"):
        golden("no-such-file.aaak", "FILE:")
    with pytest.raises(AssertionError, match="differs"):
        golden("01_slack_engineering.aaak", "FILE:")
