"""`zettelpy merge` and `zettelpy diff --textconv` as a person and as git call them."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Done
from zettelpy import Memory, Zettel, compress, decode, encode

Run = Callable[..., Done]


def zettels(*quotes: str) -> str:
    own = [Zettel(f"id{quote}", quote=quote, raw=0.25, weight=0.5) for quote in quotes]
    return encode(Memory(tuple(own))) + "\n"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Return base, ours and theirs, which merge."""
    paths = [tmp_path / f"{name}.aaak" for name in ("base", "ours", "theirs")]
    for path, quotes in zip(paths, ("ab", "axb", "aby"), strict=True):
        path.write_text(zettels(*quotes), "utf-8")
    return paths


def quotes(text: str) -> str:
    return "".join(zettel.quote for zettel in decode(text, strict=True).zettels)


def clash(files: list[Path]) -> None:
    files[1].write_text(zettels(*"aub"), "utf-8")
    files[2].write_text(zettels(*"avb"), "utf-8")
    files[0].write_text(zettels(*"acb"), "utf-8")


def test_merge_prints_the_result(run: Run, files: list[Path]) -> None:
    done = run("merge", *files)
    assert (done.code, done.err, quotes(done.out)) == (0, "", "axby")


def test_the_result_may_go_over_an_input(run: Run, files: list[Path]) -> None:
    files[1].chmod(0o640)
    assert run("merge", *files, "-o", files[1]) == Done(0, "", "")
    assert quotes(files[1].read_text("utf-8")) == "axby"
    assert files[1].read_bytes().endswith(b"\n")
    assert sorted(os.listdir(files[1].parent)) == ["base.aaak", "ours.aaak", "theirs.aaak"]
    if os.name != "nt":
        assert stat.S_IMODE(files[1].stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_link_stays_a_link(run: Run, files: list[Path], tmp_path: Path) -> None:
    link = tmp_path / "link.aaak"
    link.symlink_to(files[1])
    assert run("merge", *files, "-o", link).code == 0
    assert link.is_symlink()
    assert quotes(files[1].read_text("utf-8")) == "axby"


def test_a_write_that_fails_leaves_the_file_as_it_was(
    run: Run, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files[1].read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = run("merge", *files, "-o", files[1])
    assert done.code == 2
    assert "cannot write" in done.err
    assert "No space left on device" in done.err
    assert files[1].read_bytes() == before
    assert len(os.listdir(files[1].parent)) == 3


def test_a_conflict_is_told_and_resolved(run: Run, files: list[Path], tmp_path: Path) -> None:
    clash(files)
    out = tmp_path / "out.aaak"
    done = run("merge", *files, "-o", out)
    assert done.code == 1
    lines = done.err.split("\n")
    assert "out.aaak: 1 conflict, marked at line 4" in lines[0]
    assert "zettel idc 'c': replaced by both, in different ways" in lines[1]
    assert f"zettelpy merge --seal {out} -o {out}" in lines[3]
    both = out.read_text("utf-8")
    refused = run("merge", "--seal", out)
    assert refused.code == 2
    assert f"{out}:4:1: merge conflict" in refused.err
    kept = [line for line in both.split("\n") if line[:7] not in ("<<<<<<<", "=======", ">>>>>>>")]
    by_hand = [line.replace("| u |", "| by hand |") for line in kept if " idv " not in line]
    out.write_text("\n".join(dict.fromkeys(by_hand)), "utf-8")
    doubled = run("merge", "--seal", out, "-o", out)
    assert doubled.code == 2  # the line behind stands there twice, with two checks
    assert "second time" in doubled.err
    first = [line for k, line in enumerate(by_hand) if not any(line[:-9] == other[:-9] for other in by_hand[:k])]
    out.write_text("\n".join(first), "utf-8")
    assert run("merge", "--seal", out, "-o", out) == Done(0, "", "")
    assert quotes(out.read_text("utf-8")) == "aby hand" + "b"


def test_json(run: Run, files: list[Path]) -> None:
    assert json.loads(run("merge", "--json", *files).out)["conflicts"] == []
    clash(files)
    done = run("merge", "--json", *files)
    told = json.loads(done.out)
    assert done.code == 1
    assert (len(told["conflicts"]), told["lines"], told["notes"]) == (1, [4], [])
    assert "<<<<<<< ours" in told["text"]


def test_an_empty_base(run: Run, files: list[Path]) -> None:
    files[0].write_bytes(b"")
    assert quotes(run("merge", *files).out) == "axby"
    assert quotes(run("merge", os.devnull, *files[1:]).out) == "axby"
    files[1].write_bytes(b"")
    done = run("merge", *files)
    assert done.code == 2
    assert "ours.aaak is empty" in done.err


def test_from_stdin(run: Run, files: list[Path]) -> None:
    assert quotes(run("merge", files[0], "-", files[2], stdin=files[1].read_bytes()).out) == "axby"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["base.aaak", "ours.aaak"], "merge takes three files: the common base, ours and theirs; got 2"),
        (["--seal", "base.aaak", "ours.aaak"], "--seal takes one file; got 2"),
        (["-", "-", "ours.aaak"], "only one of the three can come from stdin"),
        (["base.aaak", "nowhere.aaak", "ours.aaak"], "cannot read nowhere.aaak"),
        (["base.aaak", "ours.aaak", "note.txt"], "note.txt (theirs):1:1: no header"),
        (["base.aaak", "bad.aaak", "ours.aaak"], "bad.aaak (ours):3:"),
        (["--name", "my notes", "bad.aaak", "ours.aaak", "ours.aaak"], "my notes (base):3:"),
        (["base.aaak", "packed.aaak", "ours.aaak"], "cannot be merged: ours holds its source text and theirs does not"),
        (["--seal", "note.txt"], "note.txt:1:1: no header"),
        (["base.aaak", "ours.aaak", "theirs.aaak", "-o", "no/where"], "cannot write no/where: No such file"),
    ],
)
def test_mistakes(run: Run, files: list[Path], words: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(files[0].parent)
    Path("note.txt").write_text("Ana likes tea.\n")
    Path("bad.aaak").write_text(files[1].read_text("utf-8").replace("| a |", "| A |"))
    Path("packed.aaak").write_text(encode(compress("Ana likes tea."), with_source=True))
    done = run("merge", *words)
    assert done.code == 2
    assert done.out == ""
    assert said in done.err
    assert done.err.count("\n") == 1


def test_older_versions_are_told(run: Run, files: list[Path]) -> None:
    files[1].write_text(encode(decode(files[1].read_text("utf-8")), version=2), "utf-8")
    done = run("merge", *files)
    assert done.code == 2
    assert "ours is in version 2 or older, theirs is not: dates, scores and contradictions would be lost" in done.err
    for path in files:
        path.write_text(encode(decode(path.read_text("utf-8")), version=2), "utf-8")
    done = run("merge", *files)
    assert done.code == 0
    assert "ours is in version 2 or older: merged as version 3" in done.err


def test_seal_tells_what_it_leaves_out(run: Run, tmp_path: Path) -> None:
    memory = compress("Ana lent the kettle to Bo.\n\nAna got the kettle back from Bo.", chunk_size=40, chunk_overlap=0)
    assert memory.tunnels
    path = tmp_path / "m.aaak"
    lines = [line for line in encode(memory).split("\n") if not line.startswith(f"Z {memory.zettels[1].id}")]
    path.write_text("\n".join(lines), "utf-8")
    done = run("merge", "--seal", path, "-o", path)
    assert done.code == 0
    assert "1 tunnel or contradiction to zettels that are not there: left out" in done.err
    assert len(decode(path.read_text("utf-8"), strict=True)) == 1


def test_textconv_leaves_out_checks_and_packed_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.aaak"
    told = "Ana likes tea. " * 200
    path.write_text(encode(compress(told), with_source=True), "utf-8")
    lines = run("diff", "--textconv", path).out.split("\n")
    assert lines[0] == "AAAK 3 algorithm 1"
    assert not [line for line in lines if line.startswith(("S ", "M ", "& ")) or line[-9:-8] == "#"]
    assert [line for line in lines if line.startswith("Z ") and "text:" in line]
    path.write_text("<<<<<<< ours\nZ a | b | | | #aaaaaaaa\n", "utf-8")  # whatever stands in a file
    assert run("diff", "--textconv", path).out == "<<<<<<< ours\nZ a | b | | |\n"
    path.write_bytes(b"")
    assert run("diff", "--textconv", path).code == 0
    assert run("diff", "--textconv", path, path).code == 2
