"""README cannot drift: its Python examples are doctests, and its commands print what it says they print."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
FENCE = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(match[1], match[2], README.count("\n", 0, match.start(2)) + 1) for match in FENCE.finditer(README)]
COMMANDS = [(body, line) for kind, body, line in BLOCKS if kind == "console"]


def sessions(body: str) -> list[tuple[str, str]]:
    """Return (command, what it prints) for each `$ ` line of a console block."""
    return [
        (part.partition("\n")[0], part.partition("\n")[2]) for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]
    ]


def test_readme_has_examples() -> None:
    assert any(kind == "python" and ">>>" in body for kind, body, _ in BLOCKS)
    assert COMMANDS
    assert all(body.startswith("$ ") for body, _ in COMMANDS)


def test_python_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python blocks run in order, in one namespace, from the top of the repository."""
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    report: list[str] = []
    for kind, body, line in BLOCKS:
        if kind != "python" or ">>>" not in body:
            continue
        test = doctest.DocTestParser().get_doctest(body, names, "README.md", str(ROOT / "README.md"), line - 1)
        runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
        runner.run(test, out=report.append, clear_globs=False)
        names = test.globs
    assert not report, "".join(report)


@pytest.mark.skipif(os.name == "nt", reason="the commands are written for a POSIX shell")
@pytest.mark.parametrize(("body", "line"), COMMANDS, ids=[f"line {line}" for _, line in COMMANDS])
def test_commands(body: str, line: int, tmp_path: Path) -> None:
    for name, start in (("python3", ""), ("zettelpy", "-m zettelpy")):
        script = tmp_path / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {start} "$@"\n')
        script.chmod(0o755)
    environ = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "80", "NO_COLOR": "1"}
    environ["TMPDIR"] = str(tmp_path)
    for command, expected in sessions(body):
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=ROOT,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=120,
            check=False,
        )
        assert done.stdout.decode() == expected, f"README.md, line {line}: $ {command}"
