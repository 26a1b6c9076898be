"""The files for other decoders (tests/data/aaak-v3): each is read as its JSON says, and written again byte for byte."""

from __future__ import annotations

import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from zettelpy import DecodeError, decode, encode

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "data" / "aaak-v3"
FILES = sorted(FOLDER.glob("*.aaak"))
DAMAGED: list[dict[str, Any]] = json.loads((FOLDER / "damaged.json").read_text("utf-8"))
STORED = {"03-all-fields", "07-no-documents", "14-from-version-2", "15-utf16"}  # weights that do not follow


@cache
def generator(name: str) -> ModuleType:
    """Return a generator of the files."""
    spec = importlib.util.spec_from_file_location(f"aaak_v3_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_read_as_its_json_says(path: Path) -> None:
    memory = decode(text_of(path), strict=True)
    assert generator("make").read(memory) == json.loads(text_of(path.with_suffix(".json")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_written_again_byte_for_byte(path: Path) -> None:
    memory = decode(text_of(path), strict=True)
    assert encode(memory, with_source=memory.meta.source is not None) + "\n" == text_of(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_read_the_same_with_crlf_and_a_byte_order_mark(path: Path) -> None:
    text = text_of(path)
    assert decode("\ufeff" + text.replace("\n", "\r\n") + "\r\n", strict=True) == decode(text, strict=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_file_can_lose_or_change_a_line(path: Path) -> None:
    lines = text_of(path).rstrip("\n").split("\n")
    for k, line in enumerate(lines):
        for damaged in ([], [line, line], ["x" + line], [line[:-11] + "~" + line[-10:]], [line[:-1]]):
            with pytest.raises(DecodeError):
                decode("\n".join([*lines[:k], *damaged, *lines[k + 1 :]]), strict=True)


@pytest.mark.parametrize("case", DAMAGED, ids=lambda case: case["wrong"])
def test_damage_is_refused_in_its_line(case: dict[str, Any]) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(case["text"], strict=True)
    assert caught.value.line == case["line"]


def test_the_generators_would_write_the_same(tmp_path: Path) -> None:
    generator("make").main(tmp_path)
    generator("make_damaged").main(tmp_path)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in (".aaak", ".json")}
    assert written == kept


def test_weights_are_written_only_where_they_do_not_follow() -> None:
    assert {path.stem for path in FILES if re.search(r"^Z .* w[01]\.", text_of(path), re.MULTILINE)} == STORED


def test_the_files_are_small_and_stand_in_the_readme() -> None:
    told = (FOLDER / "README.md").read_text("utf-8")
    assert re.findall(r"^\| `([0-9]{2}-[a-z0-9-]+)` \|", told, re.MULTILINE) == [path.stem for path in FILES]
    for path in FILES:
        assert path.stat().st_size < 4096
        assert path.with_suffix(".json").stat().st_size < 4096


def test_the_document_tells_of_the_files() -> None:
    assert "../tests/data/aaak-v3/README.md" in (ROOT / "docs" / "format.md").read_text("utf-8")
