"""What all tests share: one deterministic hypothesis profile for CI, and golden files that people can read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

GOLDEN = Path(__file__).with_name("golden")

# In CI the same examples run every time, so that a red run can be repeated; at home hypothesis goes on searching.
settings.register_profile("dev", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite tests/golden with what came out")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try tests that compare times up to five times: noise passes, a quadratic loop does not."""
    for item in items:
        if item.get_closest_marker("timing"):
            item.add_marker(pytest.mark.flaky(reruns=4, reruns_delay=1))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return `check(name, text)`: `text` must be, byte for byte, what tests/golden/`name` holds."""
    update = request.config.getoption("--update-golden")

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        assert text.strip(), f"{name}: nothing came out; an empty golden file would check nothing"
        if update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        assert path.exists(), f"{path} is missing: read the output, then run pytest --update-golden"
        expected = path.read_bytes().decode()
        assert text == expected, f"{path} differs: if the new output is right, run pytest --update-golden"

    return check
