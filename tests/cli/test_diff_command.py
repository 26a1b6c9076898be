"""`zettelpy diff A B`: what a reviewer reads, the exit codes, JSON that holds everything, and what mistakes say."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.cli.differences import page, summary
from zettelpy.cli.reading import Loaded
from zettelpy.cli.terminal import columns
from zettelpy.codec.diff import diff
from zettelpy.types import Contradiction, EntityIndex, Memory, Meta, Tunnel, Zettel

ROOT = Path(__file__).resolve().parents[2]
CHAT = (ROOT / "fixtures" / "01_slack_engineering.md").read_text("utf-8")
MORE = (
    "[15:20] mara: one more: the freeze now starts on Wednesday March 19, not Monday\n"
    "[15:21] Hannah: noted. We decided to keep the Ljubljana pilot at 20 devices.\n"
)
Run = Callable[..., Any]  # what the fixture gives: argv and stdin in, code, out and err back


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Return a chat and edits of it by name, each with its memory as AAAK, and the chat in other forms of it."""
    found = {
        "chat.md": CHAT,
        "more.md": CHAT + MORE,
        "cap.md": CHAT.replace("size cap is 512 KB, enforced", "size cap is 1 MB, enforced"),
        "renamed.md": CHAT.replace("Tendai", "Farai"),
    }
    made = {name: zettelpy.compress(text) for name, text in found.items()}
    found.update({name.replace(".md", ".aaak"): zettelpy.encode(memory) for name, memory in made.items()})
    found["packed.aaak"] = zettelpy.encode(made["chat.md"], with_source=True)
    found["old.aaak"] = zettelpy.encode(made["chat.md"], version=2)
    return found | {"empty.md": ""}


@pytest.fixture
def files(texts: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that the test runs in, with those files."""
    monkeypatch.chdir(tmp_path)
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def sections(out: str) -> dict[str, list[str]]:
    """Return the lines of a page by the head above them; the last block is the summary."""
    found: dict[str, list[str]] = {}
    for block in out.rstrip("\n").split("\n\n"):
        head, *rows = block.split("\n")
        if rows and rows[0].startswith("  "):
            found[head] = rows
        else:
            found["summary"] = [head, *rows]
    return found


# What a reviewer reads ------------------------------------------------------------------------------------------


def test_the_same_memory_is_quiet(run: Run, files: Path) -> None:
    assert run("diff", "chat.md", "chat.md") == (0, "", "")
    assert run("diff", "chat.md", "chat.md", "--stat") == (0, "", "")


@pytest.mark.parametrize("memory", ["chat.aaak", "packed.aaak"])
def test_a_file_is_up_to_date_with_its_text(run: Run, files: Path, memory: str) -> None:
    assert run("diff", memory, "chat.md") == (0, "", "")
    assert run("diff", "chat.md", memory) == (0, "", "")


def test_a_text_is_compressed_as_the_memory_beside_it_was(run: Run, files: Path) -> None:
    """Only the text tells: options, title and date are those of the file."""
    made = run("compress", "chat.md", "--chunk-size", "500", "--title", "Orbit", "--date", "2025-03-03", "-o", "o.aaak")
    assert made.code == 0
    assert run("diff", "o.aaak", "chat.md") == (0, "", "")
    assert run("diff", "o.aaak", "cap.md").code == 1
    assert run("diff", "o.aaak", "chat.aaak").code == 1


def test_an_edited_decision_comes_first(run: Run, files: Path) -> None:
    done = run("diff", "chat.md", "cap.md")
    assert (done.code, done.err) == (1, "")
    found = sections(done.out)
    assert list(found)[:3] == ["Decisions", "Contradictions", "Zettels"]
    first = found["Decisions"][0]
    line = next(k for k, text in enumerate(CHAT.split("\n"), 1) if "size cap is 512 KB" in text)
    assert first.startswith("  reversed  - ok let's settle it: message size cap is 512 KB")
    assert first.endswith(f" :{line}")
    assert any("+ ok let's settle it: message size cap is 1 MB" in row for row in found["Decisions"])
    assert found["Contradictions"][0].startswith("  changed     [size] ")
    assert found["summary"][0].startswith("1 decision reversed; 1 contradiction changed; 3 zettels edited")


def test_what_was_added_to_a_chat(run: Run, files: Path) -> None:
    found = sections(run("diff", "chat.md", "more.md").out)
    told = "\n".join(found["Decisions"])
    assert "reversed  - freeze starts Monday March 17" in told
    assert "+ one more: the freeze now starts on Wednesday March 19" in told
    assert "added     + We decided to keep the Ljubljana pilot at 20 devices." in told
    assert "new       + [freeze]" in "\n".join(found["Contradictions"])
    assert found["Names"] == ["  new       + Hannah (1)"]
    assert "  messages: 2 new, 0 gone" in found["Other"]


def test_without_the_text_the_ids_of_the_file_tell_where(run: Run, files: Path) -> None:
    done = run("diff", "chat.aaak", "more.aaak")
    zettels = zettelpy.decode((files / "chat.aaak").read_text("utf-8")).zettels
    freeze = next(zettel for zettel in zettels if zettel.quote.startswith("freeze starts"))
    assert any(row.endswith(f"  {freeze.id}") and "freeze starts" in row for row in done.out.split("\n"))
    assert run("diff", "packed.aaak", "more.aaak").out == done.out  # a text within AAAK is no file with lines


def test_a_rename_stands_before_the_zettels_and_folds_them(run: Run, files: Path) -> None:
    found = sections(run("diff", "chat.md", "renamed.md").out)
    assert list(found)[:2] == ["Renamed", "Zettels"]
    assert found["Renamed"][0].startswith("  Tendai → Farai, in 1")
    assert any("in which only renamed names differ" in row for row in found["Zettels"])
    assert "Names" not in found


def test_zettels_that_moved_together_take_two_lines(run: Run, files: Path) -> None:
    days = CHAT.split("--- ")
    (files / "turned.md").write_text("--- ".join([*days[:2], *days[3:5], days[2], *days[5:]]), "utf-8")
    rows = sections(run("diff", "chat.md", "turned.md").out)["Zettels"]
    moved = [k for k, row in enumerate(rows) if row.startswith("  > ")]
    assert 1 <= len(moved) <= 3
    assert any(row.strip().startswith("and ") and row.endswith("that follow") for row in rows)


def test_the_counts_alone(run: Run, files: Path) -> None:
    done = run("diff", "chat.md", "cap.md", "--stat")
    assert done.code == 1
    assert done.out.startswith("1 decision reversed; 1 contradiction changed; 3 zettels edited, ")
    assert done.out.count("\n") == 1


def test_an_older_format_is_named(run: Run, files: Path) -> None:
    done = run("diff", "old.aaak", "chat.md")
    assert done.code == 1
    assert done.err == "zettelpy: old.aaak is AAAK of an older version: what it cannot hold counts as a difference\n"
    assert "  ~ " not in done.out  # its dates are missing everywhere: one line says so
    assert run("diff", "old.aaak", "old.aaak") == (0, "", "")


def test_stdin_and_output(run: Run, files: Path) -> None:
    by_name = run("diff", "chat.md", "cap.md").out
    assert run("diff", "-", "cap.md", stdin=CHAT.encode()).out == by_name
    assert run("diff", "chat.md", "-", stdin=(files / "cap.md").read_bytes()).out == by_name
    assert run("diff", "chat.md", "cap.md", "-o", "out.txt") == (1, "", "")
    assert (files / "out.txt").read_text("utf-8") == by_name


def test_a_file_for_the_output_is_written_though_nothing_differs(run: Run, files: Path) -> None:
    (files / "out.txt").write_text("of yesterday", "utf-8")
    assert run("diff", "chat.md", "chat.md", "-o", "out.txt").code == 0
    assert (files / "out.txt").read_text("utf-8").strip() == ""


@pytest.mark.parametrize("size", [40, 61, 80, 100])
def test_lines_fit_the_terminal(run: Run, files: Path, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setenv("COLUMNS", str(size))
    for other in ("more.aaak", "cap.aaak", "renamed.aaak", "old.aaak"):
        out = run("diff", "chat.aaak", other).out
        assert max(map(columns, out.split("\n"))) <= size, other


# JSON -----------------------------------------------------------------------------------------------------------


def test_json_holds_every_change_with_before_and_after(run: Run, files: Path) -> None:
    done = run("diff", "chat.md", "cap.md", "--json")
    answer = json.loads(done.out)
    found = diff(*(zettelpy.compress((files / name).read_text("utf-8")) for name in ("chat.md", "cap.md")))
    assert done.code == 1
    assert done.out == json.dumps(answer, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    assert (answer["before"], answer["after"], answer["differs"]) == ("chat.md", "cap.md", True)
    assert answer["counts"] == found.counts()
    for part in ("zettels", "decisions", "contradictions", "entities", "tunnels", "meta"):
        assert len(answer[part]) == len(getattr(found, part)), part
    edited = [one for one in answer["zettels"] if one["kind"] == "edited"]
    assert edited[0]["before"]["quote"] == found.edited[0].before.quote  # type: ignore[union-attr]
    assert [one["name"] for one in edited[0]["fields"]] == [one.name for one in found.edited[0].fields]
    assert answer["decisions"][0]["kind"] == "reversed"
    assert "speaker" in next(one for one in answer["meta"] if one["name"] == "messages")["after"][0]


def test_json_of_the_same_memory(run: Run, files: Path) -> None:
    done = run("diff", "chat.md", "chat.md", "--json")
    answer = json.loads(done.out)
    assert (done.code, answer["differs"], answer["zettels"]) == (0, False, [])
    assert all(count == 0 for row in answer["counts"].values() for count in row.values())


# Mistakes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["diff"], "the following arguments are required: A"),
        (["diff", "chat.md"], "diff compares two memories: name a second one"),
        (["diff", "-", "-"], "the two memories cannot both come from stdin"),
        (["diff", "nowhere", "chat.md"], "cannot read nowhere: No such file or directory"),
        (["diff", "chat.md", "empty.md"], "empty.md is empty"),
        (["diff", "chat.aaak", "old.aaak", "--date", "2025"], "chat.aaak and old.aaak are memories already"),
        (["diff", "chat.md", "cap.md", "--date", "soonish"], "date must"),
        (["diff", "chat.md", "cap.md", "-o", "cap.md"], "would overwrite the input"),
        (["diff", "chat.md", "broken.aaak"], "broken.aaak:"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Run, files: Path, argv: list[str], complaint: str) -> None:
    (files / "broken.aaak").write_text("FILE:001||||v9\n", "utf-8")
    done = run(*argv)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.err
    assert done.err.count("\n") == 1


# Any two memories -----------------------------------------------------------------------------------------------

TEXTS = st.text(st.characters(codec=None), max_size=60) | st.sampled_from(
    ["\x1b[31m red", "\u202e", "灯台" * 40, "a\nb"]
)


@st.composite
def memories(draw: st.DrawFn) -> Memory:
    ids = draw(st.lists(TEXTS.filter(bool), unique=True, max_size=4))
    zettels = tuple(
        Zettel(
            one,
            tuple(draw(st.lists(TEXTS, max_size=2))),
            (),
            draw(TEXTS),
            flags=draw(st.sampled_from([(), ("DECISION",)])),
        )
        for one in ids
    )
    links = [(ids[0], ids[1])] if len(ids) > 1 else []
    told = [Contradiction(a, b, draw(TEXTS), "reversal", draw(TEXTS)) for a, b in links]
    names = draw(st.lists(TEXTS, unique=True, max_size=2))
    return Memory(
        zettels,
        tuple(Tunnel(a, b, draw(TEXTS)) for a, b in links),
        EntityIndex(zip("PQ", names, strict=False)),  # type: ignore[arg-type]
        tuple(told),
        meta=Meta(title=draw(TEXTS), warnings=tuple(draw(st.lists(TEXTS, max_size=2)))),
    )


@given(memories(), memories(), st.sampled_from([40, 80]))
def test_any_difference_is_a_page_that_fits_and_is_safe(a: Memory, b: Memory, size: int) -> None:
    """No text of a memory acts on the terminal or breaks a row, and the last line says what differs."""
    found = diff(a, b)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(size))
        lines = list(page(found, Loaded(a, "a", True, None, (0,)), Loaded(b, "b", True, None, (0,)), "-"))
    assert all(columns(line) <= size for line in lines), lines
    assert all(line.isprintable() or all(char >= " " and char != "\x7f" for char in line) for line in lines)
    assert bool(summary(found)) == bool(found)


def test_the_summary_names_each_kind() -> None:
    before = Memory((Zettel("a", ("Ana",), quote="x"),), meta=Meta(title="T"))
    after = Memory((replace(before.zettels[0], entities=()), Zettel("b", quote="Ships leave at dawn.")))
    assert summary(diff(before, after)) == "1 zettel added, 1 adjusted; 1 entity gone; 1 other field changed"
