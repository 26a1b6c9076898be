"""What the tests of the command line share: running it in this process, and a note to read."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from zettelpy.cli import main

NOTE = "Ana moved the thermostat to the greenhouse on 4 March 2025. We decided to keep it at nineteen degrees.\n"


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """Return `run(*argv, stdin=b"")`: the command in this process, on a pipe that is no terminal."""

    def command(*argv: str | Path, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="ascii"))
        code = main([str(word) for word in argv])
        return Done(code, *capsys.readouterr())

    return command


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.txt"
    path.write_text(NOTE, "utf-8")
    return path
