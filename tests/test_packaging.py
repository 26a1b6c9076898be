"""What is shipped: the wheel holds the package and nothing else, and importing it costs no foreign or heavy module."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def python(*arguments: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=cwd, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two builds of the wheel."""
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("hatchling is not installed: pip install hatchling")
    folders = [tmp_path_factory.mktemp("dist") for _ in range(2)]
    for folder in folders:
        python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    return [next(folder.glob("*.whl")) for folder in folders]


def test_wheel_holds_the_package_and_nothing_else(wheels: list[Path]) -> None:
    assert wheels[0].name == f"zettelpy-{PROJECT['version']}-py3-none-any.whl"
    with zipfile.ZipFile(wheels[0]) as wheel:
        names = set(wheel.namelist())
        metadata = wheel.read(f"zettelpy-{PROJECT['version']}.dist-info/METADATA").decode()
    assert {name.split("/")[0] for name in names} == {"zettelpy", f"zettelpy-{PROJECT['version']}.dist-info"}
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "zettelpy").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert "zettelpy/py.typed" in names
    assert not [name for name in names if name.endswith((".pyc", ".toml"))]
    needs = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:")]
    assert all("extra ==" in line for line in needs), needs
    assert "License-Expression: MIT" in metadata


def test_wheel_is_reproducible(wheels: list[Path]) -> None:
    assert wheels[0].read_bytes() == wheels[1].read_bytes()


def test_wheel_runs_without_the_checkout(wheels: list[Path], tmp_path: Path) -> None:
    code = "import sys; sys.path.insert(0, sys.argv[1]); import zettelpy.cli; print(zettelpy.cli.main(['--version']))"
    assert f"zettelpy {PROJECT['version']}" in python("-I", "-S", "-c", code, str(wheels[0]), cwd=tmp_path)


def test_project_needs_nothing() -> None:
    assert PROJECT["dependencies"] == []
    assert PROJECT["requires-python"] == ">=3.11"


def test_import_is_light() -> None:
    """Neither importing nor using the library loads a third-party module, a database, a socket or an event loop."""
    # pytest's own environment must not count: -S leaves site-packages off the path.
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import zettelpy; first = set(sys.modules)\n"
        "zettelpy.recall_context(zettelpy.compress('Ana fixed the boiler on 4 March 2025.'), 'Who fixed the boiler?')\n"
        "print(*sorted(first)); print(*sorted(sys.modules))"
    )
    on_import, in_use = (line.split() for line in python("-I", "-S", "-c", code, str(ROOT)).splitlines())
    for modules in (on_import, in_use):
        tops = {name.split(".")[0] for name in modules}
        foreign = tops - set(sys.stdlib_module_names) - {"zettelpy", "__main__"}
        assert not foreign
        assert not tops & {"sqlite3", "socket", "asyncio", "multiprocessing", "subprocess", "ssl", "argparse"}
    assert "zettelpy" in on_import
