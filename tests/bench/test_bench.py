"""The bench: deterministic but for the times, and honest about failure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from zettelpy.bench import main
from zettelpy.bench.inputs import FACTS, packed, plant


def test_packed_texts_are_there() -> None:
    assert len(list(packed())) >= 3


def test_planting_depends_on_the_seed_alone_and_keeps_the_text() -> None:
    text = "\n\n".join(f"Paragraph {n}." for n in range(30))
    planted = plant(text)
    assert planted == plant(text)
    assert planted != plant(text, seed="other")
    assert [p for p in planted.split("\n\n") if p not in {fact.sentence for fact in FACTS}] == text.split("\n\n")
    assert all(fact.answer in fact.sentence and fact.answer not in text for fact in FACTS)


def test_same_figures_twice_but_for_the_times(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("Ana decided to use Postgres.\n\nBo likes tea." * 20, "utf-8")
    figures = []
    for _ in range(2):
        assert main(["--json", "--corpus", str(path)]) == 0
        [result] = json.loads(capsys.readouterr().out)
        del result["times"]
        figures.append(result)
    assert figures[0] == figures[1]
    assert figures[0]["planted"]["found_at_5"] == len(FACTS)
    assert all(row["overruns"] == 0 for row in figures[0]["budgets"].values())
    diffs = figures[0]["edits"]
    assert diffs["edits"] == 3
    assert 0 < diffs["lines_v3"] <= diffs["worst_v3"]
    assert 0 < diffs["lines_v2"] <= diffs["worst_v2"]


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("none.txt", None, "cannot read {}: No such file or directory"),
        ("empty.txt", b"", "{} is empty"),
        ("blank.txt", b" \n", "{} holds no text"),
        ("latin.txt", b"caf\xe9", "{} is not UTF-8 text: byte 0xe9 at offset 3"),
        ("wide.txt", "tea".encode("utf-16-le"), "{} is binary, or UTF-16 without a byte order mark"),
        ("note.aaak", b"FILE:000||||v2\n", "{} is a memory already"),
    ],
)
def test_a_file_that_cannot_be_measured_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, data: bytes | None, says: str
) -> None:
    good, path = tmp_path / "good.txt", tmp_path / name
    good.write_text("Ana likes tea.", "utf-8")
    if data is not None:
        path.write_bytes(data)
    assert main(["--corpus", str(good), str(path)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says.format(path) in err


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_says_how_to_read(capsys: pytest.CaptureFixture[str], tmp_path: Path, encoding: str) -> None:
    text = "Ana trinkt grünen Tee.\n\nWir nehmen Postgres." * 3
    path = tmp_path / "tee.txt"
    path.write_bytes(text.encode(encoding))
    assert main(["--json", "--corpus", str(path)]) == 0
    [result] = json.loads(capsys.readouterr().out)
    assert (result["name"], result["sizes"]["characters"]) == ("tee.txt", len(text))


@pytest.mark.parametrize("script", ["digests", "extractors", "megabytes", "queries", "scaling", "tunnels"])
def test_a_script_tells_of_a_missing_file_in_one_line(script: str, tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, str(root / "bench" / f"{script}.py"), str(tmp_path / "none.txt")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.strip().split("\n")[-1].endswith("pass a text of yours")
