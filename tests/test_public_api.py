"""The names that users import: all there, each the same whatever was imported before it."""

from __future__ import annotations

import ast
import pydoc
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import zettelpy

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", zettelpy.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    value = getattr(zettelpy, name)
    assert name in dir(zettelpy)
    if callable(value):
        assert (value.__doc__ or "").strip()


def test_unknown_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'recal'"):
        zettelpy.recal  # noqa: B018


def test_version_is_that_of_the_project() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"] == zettelpy.__version__


def test_type_checkers_see_the_names_where_they_are_loaded_from() -> None:
    """The imports that never run and the table that does say the same, of every public name and no other."""
    tree = ast.parse((ROOT / "zettelpy/__init__.py").read_text("utf-8"))
    seen = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("zettelpy.")
        for alias in node.names
    }
    assert seen == zettelpy._HOME_OF
    assert sorted(seen) == zettelpy.__all__


def test_star_and_help() -> None:
    held: dict[str, object] = {}
    exec("from zettelpy import *", held)
    assert set(zettelpy.__all__) <= set(held)
    page = pydoc.plain(pydoc.render_doc(zettelpy))
    assert all(name in page for name in zettelpy.__all__)


@pytest.mark.parametrize(
    "first", ["from zettelpy import CompressStream", "import zettelpy.recall", "import zettelpy.cli"]
)
def test_a_function_is_never_hidden_by_its_module(first: str) -> None:
    """`zettelpy.recall` is the function, though a module of that name may have been loaded before."""
    code = f"{first}\nimport zettelpy\nassert all(map(callable, (zettelpy.recall, zettelpy.compress, zettelpy.encode)))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
