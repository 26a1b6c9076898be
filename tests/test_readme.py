"""README cannot drift: its Python examples and its commands run, and print exactly what it says they print.

`pytest tests/test_readme.py --update-golden` writes the real output into it; read the diff before you commit it.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
FENCE = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the commands are written for a POSIX shell")


def run_python(body: str, names: dict[str, object]) -> str:
    """Return the examples of a block, each followed by what it really prints."""
    parts: list[str] = []
    for example in doctest.DocTestParser().get_examples(body):
        source = example.source.removesuffix("\n").split("\n")
        parts += [f"{'>>>' if i == 0 else '...'} {line}".rstrip() + "\n" for i, line in enumerate(source)]
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(compile(example.source, "README.md", "single"), names)
        parts.append(printed.getvalue())
    return "".join(parts)


def run_console(body: str, tools: Path) -> str:
    """Return the commands of a block, each followed by what it really prints, stderr included."""
    environ = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "80", "NO_COLOR": "1"}
    parts: list[str] = []
    for line in body.splitlines():
        if line.startswith("$ "):
            done = subprocess.run(
                ["sh", "-c", line[2:]],
                cwd=ROOT,
                env=environ,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=120,
                check=False,
            )
            parts += [line + "\n", done.stdout.decode()]
    return "".join(parts)


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which `python3` is this Python and `zettelpy` the command."""
    folder = tmp_path_factory.mktemp("tools")
    for name, start in (("python3", ""), ("zettelpy", "-m zettelpy")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {start} "$@"\n')
        script.chmod(0o755)
    return folder


def test_readme_prints_what_it_says(
    request: pytest.FixtureRequest, tools: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "__main__"}

    def fresh(block: re.Match[str]) -> str:
        ran = run_python(block[2], names) if block[1] == "python" else run_console(block[2], tools)
        return f"```{block[1]}\n{ran}```"

    written = README.read_text("utf-8")
    kinds = [block[1] for block in FENCE.finditer(written)]
    assert kinds.count("python") >= 1
    assert kinds.count("console") >= 2
    real = FENCE.sub(fresh, written)
    assert "Traceback" not in real
    assert "error:" not in real
    if request.config.getoption("--update-golden"):
        README.write_text(real, "utf-8", newline="\n")
    assert README.read_text("utf-8") == real
