"""The command line as a process of its own: pipes, locales, full disks, closed streams."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHAT = ROOT / "fixtures" / "01_slack_engineering.md"
QUESTION = "What is the message size cap?"
NOTE = "Ana moved the thermostat to the greenhouse on 4 March 2025. We decided to keep it at nineteen degrees.\n"
Run = Callable[..., Any]  # what the fixture gives: argv and stdin in, code, out and err back


def process(
    *argv: str, stdin: bytes = b"", environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "zettelpy", *argv],
        cwd=ROOT,
        env={**os.environ, **(environ or {})},
        input=stdin,
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_bytes_do_not_depend_on_the_locale() -> None:
    chat = (ROOT / "fixtures" / "05_mixed_language_chat.md").read_bytes()
    argv = ("recall", "-", "Was macht Frau Öztürk?", "灯台")
    plain = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    results = [
        process(*argv, stdin=chat, environ={**plain, "LC_ALL": locale}) for locale in ("C", "C.UTF-8", "POSIX")
    ] + [process(*argv, stdin=chat, environ={"PYTHONIOENCODING": "latin-1"})]
    assert results[0].returncode == 0, results[0].stderr
    assert "Öztürk" in results[0].stdout.decode()
    assert {result.stdout for result in results} == {results[0].stdout}


def test_pipe_through_aaak() -> None:
    aaak = process("compress", "-", stdin=CHAT.read_bytes())
    done = process("recall", "-", QUESTION, "--source", str(CHAT), stdin=aaak.stdout)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"message size cap is 512 KB" in done.stdout


def test_closed_pipe_is_quiet() -> None:
    """A reader that goes away before the first byte costs no traceback."""
    text = b"\n\n".join(b"Ana moved thermostat number %d to the greenhouse." % i for i in range(3000))
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "zettelpy", "compress", "-"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE) as child:
        os.close(writer)
        _, err = child.communicate(text, timeout=60)
    assert (child.returncode, err) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here to stand for a full disk")
def test_full_disk_is_told() -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "zettelpy", "stats", str(CHAT)]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == b"zettelpy: error: cannot write stdout: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="the shell syntax is POSIX")
@pytest.mark.parametrize("stream", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_told(stream: str) -> None:
    command = f'"{sys.executable}" -m zettelpy stats "{CHAT if "<" not in stream else "-"}" {stream}'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == ("2>" not in stream)
    assert b"Traceback" not in done.stderr
