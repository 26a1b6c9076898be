"""What every mistake says: one line that tells what to do, exit 2, and no traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zettelpy

ROOT = Path(__file__).resolve().parents[2]
CHAT = ROOT / "fixtures" / "01_slack_engineering.md"
QUESTION = "What is the message size cap?"
NOTE = "Ana moved the thermostat to the greenhouse on 4 March 2025. We decided to keep it at nineteen degrees.\n"
Run = Callable[..., Any]  # what the fixture gives: argv and stdin in, code, out and err back


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["recall", "nowhere.txt", "q"], "cannot read nowhere.txt: No such file or directory"),
        (["recall", ".", "q"], "cannot read .: Is a directory"),
        (["recall", "", "q"], "cannot read a file without a name"),
        (["recall", "a\0b", "q"], r"cannot read a\x00b"),
        (["stats", "no\x1b[31m.txt"], r"cannot read no\x1b[31m.txt"),
        (["compress", "note.txt", "--chunk-size", "0"], "argument --chunk-size: must be an integer of at least 1"),
        (["compress", "note.txt", "--chunk-size", "ten"], "argument --chunk-size: must be an integer of at least 1"),
        (["compress", "note.txt", "--chunk-size", "9" * 5000], "argument --chunk-size: must be an integer"),
        (["compress", "note.txt", "--temperature", "nan"], "argument --temperature: must be a number above 0"),
        (["compress", "note.txt", "--tunnel-threshold", "1.5"], "must be a number of at least 0 and at most 1"),
        (["compress", "note.txt", "--date", "soonish"], "date must"),
        (["compress", "note.txt", "--title", "\udcff"], "argument --title: not valid UTF-8"),
        (["compress", "note.txt", "-o", "no/such/folder/x"], "cannot write no/such/folder/x"),
        (["compress", "note.txt", "-o", "note.txt"], "would overwrite the input"),
        (["compress", "note.aaak"], "note.aaak is a memory already"),
        (["recall", "note.txt"], "the following arguments are required: QUERY"),
        (["recall", "note.txt", " "], "the question is empty"),
        (["recall", "note.txt", "q", "--top-k", "-1"], "argument --top-k: must be an integer of at least 0, got '-1'"),
        (["recall", "note.txt", "q", "--top", "3"], "unrecognized arguments: --top 3"),
        (["recall", "note.txt", "q", "--after", "soonish"], "after must"),
        (["recall", "note.txt", "q", "--source", "note.txt"], "leave --source out"),
        (["recall", "note.aaak", "q", "--date", "2025"], "leave --date out"),
        (["recall", "note.aaak", "q", "--source", "gone.txt"], "cannot read gone.txt"),
        (["recall", "-", "q", "--source", "-"], "cannot both come from stdin"),
        (["inject", "note.txt", "--format", "yaml"], "argument --format: invalid choice: 'yaml'"),
        (["inject", "note.txt", "--flag", "decision"], "argument --flag: invalid choice"),
        (["wake-up", "note.txt", "--top-pct", "2"], "argument --top-pct: must be a number"),
        (["empty.txt"], "invalid choice: 'empty.txt'"),
        (["stats", "empty.txt"], "empty.txt is empty"),
        (["stats", "blank.txt"], "blank.txt holds no text"),
        (["stats", "picture.png"], "picture.png is not UTF-8 text: byte 0x89 at offset 0"),
        (["stats", "latin.txt"], "latin.txt is not UTF-8 text: byte 0xe9 at offset 3"),
        (["stats", "marked.txt"], "marked.txt is not UTF-8 text: byte 0xe9 at offset 6"),
        (["stats", "half.txt"], "half.txt is not UTF-16 text: byte"),
        (["stats", "wide.txt"], "wide.txt is binary, or UTF-16 without a byte order mark"),
        (["stats", "broken.aaak"], "broken.aaak:"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    files = {
        "note.txt": NOTE.encode(),
        "note.aaak": zettelpy.encode(zettelpy.compress(NOTE)).encode(),
        "broken.aaak": b"FILE:001||||v9\n",
        "empty.txt": b"",
        "blank.txt": b"\xef\xbb\xbf \n\t\r\n",
        "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "latin.txt": b"caf\xe9 au lait",
        "marked.txt": b"\xef\xbb\xbfcaf\xe9 au lait",
        "half.txt": "café".encode("utf-16-le").join([b"\xff\xfe", b"\x00"]),
        "wide.txt": "the boiler is fixed".encode("utf-16-le"),
    }
    for name, data in files.items():
        Path(name).write_bytes(data)
    done = run(*argv)
    assert (done.code, done.out) == (2, ""), done
    assert complaint in done.err
    assert done.err.count("\n") == 1
    assert len(done.err) < 300
    assert Path("note.txt").read_bytes() == NOTE.encode()


def test_no_verb_shows_the_help_on_stderr(run: Run) -> None:
    done = run()
    assert (done.code, done.out) == (2, "")
    assert "recall" in done.err


@pytest.mark.parametrize("argv", [["--help"], ["--version"], ["recall", "--help"]])
def test_help_and_version(run: Run, argv: list[str]) -> None:
    done = run(*argv)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(("usage: zettelpy", f"zettelpy {zettelpy.__version__}"))


def test_help_says_every_option_once(run: Run) -> None:
    for verb in ("compress", "recall", "context", "inject", "wake-up", "stats"):
        out = run(verb, "--help").out
        assert "None" not in out
        assert "--json" in out
        assert "--output" in out


@pytest.mark.parametrize(
    "argv",
    [
        ["recall", "note.txt", "walrus"],
        ["context", "note.txt", "walrus"],
        ["context", "note.txt", "thermostat", "--max-tokens", "0"],
        ["inject", "note.txt", "--budget", "1"],
    ],
)
def test_nothing_found_is_exit_one(run: Run, note: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str]) -> None:
    monkeypatch.chdir(note.parent)
    done = run(*argv)
    assert (done.code, done.out) == (1, "")
    assert "nothing" in done.err
    value = json.loads(run(*argv, "--json").out)
    assert not value.get("zettels")
    assert not value.get("text") or argv[0] == "recall"


def test_interrupt_is_quiet(run: Run, note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(zettelpy, "compress", stop)
    assert run("stats", note) == (130, "", "")
