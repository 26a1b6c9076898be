"""`zettelpy verify`: a short block, exit 0 for a sound file, 1 for any other, 2 for a mistake of the call."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.codec.damaged import TEXT, small

Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("m.aaak").write_text(small(), "utf-8")
    Path("p.aaak").write_text(small(packed=True), "utf-8")
    Path("text.txt").write_text(TEXT, "utf-8")
    return "m.aaak"


def test_a_sound_file_is_a_short_block(run: Run, file: str) -> None:
    done = run("verify", file, "--source", "text.txt")
    assert (done.code, done.err) == (0, "")
    lines = done.out.split("\n")
    assert lines[0] == "m.aaak: sound"
    assert lines[1] == "  format    AAAK 3, every line has its check"
    assert lines[3] == "  holds     4 zettels, 2 tunnels, 1 contradiction, 2 names, 2 documents"
    assert "  spans     4 in order, within 84 characters" in lines
    assert "  quotes    4 stand where they claim to be in text.txt" in lines
    assert len(lines) < 10
    packed = run("verify", "p.aaak")
    assert packed.code == 0
    assert packed.out.split("\n")[2] == lines[2]  # the digest
    assert "unknown   quotes and ids" in run("verify", file).out


def test_findings_come_first_with_file_line_and_column(run: Run, file: str) -> None:
    lines = small().split("\n")
    Path(file).write_text("\n".join([*lines[:4], lines[4].replace("80", "90"), *lines[5:]]), "utf-8")
    done = run("verify", file)
    out = done.out.split("\n")
    assert done.code == 1
    assert out[0].startswith("m.aaak: not sound: ")
    assert out[1] == "m.aaak:5:50: this line was changed, or does not belong here: its check #3bbqcrbt does not fit"
    assert "  digest    none, since the file is damaged" in out


def test_another_text_names_the_first_zettel_and_how_many(run: Run, file: str) -> None:
    Path("text.txt").write_text(TEXT.replace("80", "70").replace("pays", "paid"), "utf-8")
    done = run("verify", file, "--source", "text.txt")
    assert done.code == 1
    assert "  text      2 of 4 zettels do not match text.txt: the first is b" in done.out.split("\n")


def test_thousands_of_findings_are_counted_and_twenty_are_shown(run: Run, file: str) -> None:
    lines = [f"Z z{k} | q |  |  | 0.5 +0+1 #aaaaaaaa" for k in range(3000)]
    Path(file).write_text("\n".join([small().split("\n")[0], *lines]), "utf-8")
    done = run("verify", file)
    out = done.out.split("\n")
    assert done.code == 1
    assert len([line for line in out if line.startswith("m.aaak:")]) == 21
    assert any(line.startswith("… and 2,9") for line in out)
    assert len(json.loads(run("verify", file, "--json").out)["findings"]) >= 3000


def test_json_holds_everything(run: Run, file: str) -> None:
    done = run("verify", file, "--source", "text.txt", "--json")
    record = json.loads(done.out)
    assert (done.code, record["sound"], record["findings"], record["version"]) == (0, True, [], 3)
    assert record["counts"] == {
        "zettels": 4, "tunnels": 2, "contradictions": 1, "names": 2, "documents": 2, "messages": 0, "flags": {},
    }  # fmt: skip
    assert len(record["digest"]) == 32


def test_a_merge_conflict_is_a_finding(run: Run, file: str) -> None:
    Path(file).write_text("<<<<<<< ours\n" + small(), "utf-8")
    done = run("verify", file)
    assert done.code == 1
    assert "m.aaak:1:1: merge conflict at line 1" in done.out


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["verify"], "the following arguments are required: FILE"),
        (["verify", "gone.aaak"], "cannot read gone.aaak"),
        (["verify", "text.txt"], "text.txt is no memory in AAAK"),
        (["verify", "m.aaak", "--source", "gone.txt"], "cannot read gone.txt"),
        (["verify", "-", "--source", "-"], "cannot both come from stdin"),
    ],
)
def test_mistakes_of_the_call_are_told(run: Run, file: str, argv: list[str], complaint: str) -> None:
    done = run(*argv)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.err
    assert done.err.count("\n") == 1
