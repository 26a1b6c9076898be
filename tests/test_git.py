"""Memories in real git repositories: plain merges of lines, the merge driver, rebase, cherry-pick, conflicts, textconv.

docs/git.md tells people to type what is typed here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from zettelpy import Memory, compress, decode, encode, with_source
from zettelpy.errors import DecodeError

ROOT = Path(__file__).resolve().parents[1]
GIT = shutil.which("git")
pytestmark = pytest.mark.skipif(GIT is None, reason="needs git, which is not installed")

NAMES = "Marek Ines Ana Tomas Yara Bela Piotr Sofia Ivan Noor Olga Hugo".split()
THINGS = "boiler lantern ferry valve thermostat bicycle kettle ladder greenhouse radio compass anchor".split()
PLACES = "harbour mill attic shed station library bakery garden tower quarry".split()


def paragraphs(count: int) -> list[str]:
    """Return paragraphs that are all different, about names and things that come again."""
    told = []
    for k in range(count):
        name, other = NAMES[k % len(NAMES)], NAMES[(k * 5 + 3) % len(NAMES)]
        thing, place = THINGS[(k * 7 + k // 12) % len(THINGS)], PLACES[(k * 3 + k // 10) % len(PLACES)]
        told.append(
            f"{name} wrote note {k} about the {thing} in the {place}. It was lent by {other} and came back after "
            f"{k % 9 + 2} weeks, with {k % 7 + 1} scratches on its side. {name} keeps the receipt for it in drawer {k}."
        )
    return told


def text_of(told: Sequence[str]) -> str:
    return "\n\n".join(told) + "\n"


@cache
def memory_of(text: str) -> Memory:
    return compress(text, chunk_size=300, chunk_overlap=60)


def file_of(told: Sequence[str], *, packed: bool = False) -> str:
    return encode(memory_of(text_of(told)), with_source=packed) + "\n"


def documented(key: str) -> str:
    """Return the value that docs/git.md gives to a setting of git."""
    page = (Path(__file__).resolve().parents[1] / "docs" / "git.md").read_text("utf-8")
    line = next(line for line in page.split("\n") if line.startswith(f"git config {key} "))
    return line.removeprefix(f"git config {key} ")[1:-1]


class Repository:
    """A repository with one memory in it, `notes.aaak`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path / "notes.aaak"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_EDITOR": "true",
            "PYTHONPATH": str(ROOT),
            "LC_ALL": "C",
        }
        for who in ("AUTHOR", "COMMITTER"):
            self.environment |= {f"GIT_{who}_NAME": "Ana", f"GIT_{who}_EMAIL": "ana@example.org"}
        self.git("init", "-q", "-b", "main")

    def git(self, *words: str, code: int = 0) -> str:
        """Run git; return what it prints on both channels. Fail where it does not leave with `code`."""
        done = subprocess.run(
            ["git", *words], cwd=self.path, env=self.environment, capture_output=True, timeout=120, check=False
        )
        told = (done.stdout + done.stderr).decode("utf-8", "replace")
        assert done.returncode == code, told
        return told

    def zettelpy(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "zettelpy", *words]
        return subprocess.run(
            command, cwd=self.path, env=self.environment, capture_output=True, timeout=120, check=False
        )

    def use_driver(self) -> None:
        """Type the set-up of docs/git.md."""
        command = f'"{sys.executable}" -m zettelpy'
        self.git("config", "merge.aaak.name", "AAAK by zettel")
        self.git("config", "merge.aaak.driver", documented("merge.aaak.driver").replace("zettelpy", command, 1))
        self.git("config", "merge.aaak.recursive", "binary")
        self.git("config", "diff.aaak.textconv", f"{command} diff --textconv")
        (self.path / ".gitattributes").write_bytes(b"*.aaak text eol=lf merge=aaak diff=aaak\n")
        self.git("add", ".gitattributes")
        self.git("commit", "-q", "-m", "AAAK is merged by zettel")

    def commit(self, content: str, message: str = "edit") -> None:
        self.file.write_bytes(content.encode())
        self.git("add", "notes.aaak")
        self.git("commit", "-q", "-m", message)

    def branch(self, name: str, content: str, *, at: str = "main") -> None:
        self.git("checkout", "-q", "-b", name, at)
        self.commit(content, name)

    def memory(self) -> Memory:
        """Return what the file holds; strict decoding must accept it."""
        return decode(self.file.read_bytes().decode(), strict=True)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def inserted(told: Sequence[str], at: int, new: str) -> list[str]:
    return [*told[:at], new, *told[at:]]


# Long enough that no two of them stand in one zettel.
QUILL = (
    "Captain Quill decided to keep the sextant in the lighthouse of Ostby until the end of the season. It is his by "
    "right, and nobody who saw the storms of last autumn would want to take it from him now."
)
VERA = (
    "Vera sold the accordion to the school of Hollin for 40 euros, and its case to a man from Turnau as well, who "
    "wants to carry his tools in it when he goes up to the reservoir in spring."
)
WREN = (
    "Wren paints the cupboard in the cellar green, since nobody of the family liked the yellow that it had before; "
    "the doors are drying on the balcony, and will be put back on Sunday or later."
)


def ids(told: Sequence[str]) -> list[str]:
    return [zettel.id for zettel in decode(file_of(told)).zettels]


# Without the driver ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "yours"),
    [
        (lambda told: inserted(told, 40, QUILL), lambda told: inserted(told, 240, VERA)),
        (lambda told: [*told[:60], *told[61:]], lambda told: inserted(told, 200, VERA)),
        (lambda told: [*told[:30], QUILL, *told[31:]], lambda told: [*told[:250], VERA, *told[251:]]),
        (lambda told: inserted(told, 0, QUILL), lambda told: [*told, VERA]),
    ],
    ids=["insert both", "delete and insert", "replace both", "both ends"],
)
@pytest.mark.parametrize("packed", [False, True], ids=["bare", "packed"])
def test_plain_git_merges_distant_edits(
    repository: Repository,
    mine: Callable[[list[str]], list[str]],
    yours: Callable[[list[str]], list[str]],
    packed: bool,
) -> None:
    told = paragraphs(300)
    repository.commit(file_of(told, packed=packed))
    repository.branch("yours", file_of(yours(told), packed=packed))
    repository.branch("mine", file_of(mine(told), packed=packed))
    repository.git("merge", "-q", "-m", "both", "yours")
    memory = repository.memory()
    assert len(memory) >= 150
    both = memory_of(text_of(mine(yours(told))))
    assert [(z.id, z.quote, z.spans) for z in memory.zettels] == [(z.id, z.quote, z.spans) for z in both.zettels]
    assert with_source(memory, text_of(mine(yours(told)))).meta.source == both.meta.source
    if packed:
        assert memory.meta.source == both.meta.source


def test_plain_git_stops_at_one_place_and_decoding_says_so(repository: Repository) -> None:
    told = paragraphs(30)
    repository.commit(file_of(told))
    repository.branch("yours", file_of(inserted(told, 12, VERA)))
    repository.branch("mine", file_of(inserted(told, 12, QUILL)))
    assert "CONFLICT" in repository.git("merge", "yours", code=1)
    with pytest.raises(DecodeError, match="merge conflict"):
        repository.memory()


# With the driver -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("packed", [False, True], ids=["bare", "packed"])
def test_the_driver_merges_two_insertions_at_one_place(repository: Repository, packed: bool) -> None:
    told = paragraphs(30)
    repository.commit(file_of(told, packed=packed))
    repository.use_driver()
    repository.branch("yours", file_of(inserted(told, 12, VERA), packed=packed))
    repository.branch("mine", file_of(inserted(told, 12, QUILL), packed=packed))
    repository.git("merge", "-q", "-m", "both", "yours")
    memory = repository.memory()
    for new in (QUILL, VERA):
        theirs = [z for z in decode(file_of(inserted(told, 12, new))).zettels if z.id not in ids(told)]
        assert {z.id for z in theirs} <= {z.id for z in memory.zettels}
    if packed:
        assert memory.meta.source == text_of([*told[:12], QUILL, VERA, *told[12:]])
    assert repository.git("status", "--porcelain") == ""


def test_rebase_and_cherry_pick(repository: Repository) -> None:
    told = paragraphs(30)
    repository.commit(file_of(told))
    repository.use_driver()
    repository.branch("topic", file_of([*told, VERA]))
    repository.commit(file_of([*told, VERA, WREN]), "one more")
    repository.git("checkout", "-q", "main")
    repository.commit(file_of([*told, QUILL]))
    repository.git("cherry-pick", "topic~1")
    picked = [zettel.id for zettel in repository.memory().zettels]
    assert len(picked) == len(ids(told)) + 2
    repository.git("checkout", "-q", "topic")
    repository.git("rebase", "-q", "main")
    rebased = [zettel.id for zettel in repository.memory().zettels]
    assert rebased == [*picked, ids([*told, VERA, WREN])[-1]]


def test_a_driver_that_cannot_run_leaves_a_mark_and_is_run_again(repository: Repository) -> None:
    told = paragraphs(30)
    repository.commit(file_of(told))
    repository.use_driver()
    driver = repository.git("config", "merge.aaak.driver").strip()
    repository.git(
        "config", "merge.aaak.driver", documented("merge.aaak.driver").replace("zettelpy", "no-such-tool", 1)
    )
    repository.branch("yours", file_of([*told, VERA]))
    repository.branch("mine", file_of([*told, QUILL]))
    repository.git("merge", "yours", code=1)
    with pytest.raises(DecodeError, match="merge conflict"):
        repository.memory()
    repository.git("config", "merge.aaak.driver", driver)
    repository.git("checkout", "--merge", "notes.aaak")
    quotes = " ".join(zettel.quote for zettel in repository.memory().zettels)
    assert QUILL[:30] in quotes
    assert VERA[:30] in quotes


def conflicting(repository: Repository, *, packed: bool = False) -> list[str]:
    told = paragraphs(30)
    repository.commit(file_of(told, packed=packed))
    repository.use_driver()
    repository.branch("yours", file_of([*told[:12], VERA, *told[13:]], packed=packed))
    repository.branch("mine", file_of([*told[:12], QUILL, *told[13:20], WREN, *told[20:]], packed=packed))
    said = repository.git("merge", "yours", code=1)
    assert "CONFLICT (content): Merge conflict in notes.aaak" in said
    assert "notes.aaak: 1 conflict, marked at line" in said
    assert "zettelpy merge --seal notes.aaak -o notes.aaak" in said
    with pytest.raises(DecodeError, match="merge conflict"):
        repository.memory()
    return told


def resolved(text: str, keep: str) -> str:
    """Return a file with one of the two versions kept at each mark."""
    kept, side = [], ""
    for line in text.split("\n"):
        mark = line[:7]
        if mark in ("<<<<<<<", "=======", ">>>>>>>"):
            side = {"<<<<<<<": "ours", "=======": "theirs", ">>>>>>>": ""}[mark]
        elif side in ("", keep):
            kept.append(line)
    return "\n".join(kept)


@pytest.mark.parametrize("packed", [False, True], ids=["bare", "packed"])
@pytest.mark.parametrize(("keep", "kept", "lost"), [("ours", QUILL, VERA), ("theirs", VERA, QUILL)])
def test_a_conflict_is_resolved_by_keeping_either(
    repository: Repository, keep: str, kept: str, lost: str, packed: bool
) -> None:
    conflicting(repository, packed=packed)
    both = repository.file.read_bytes().decode()
    assert QUILL[:30] in both
    assert VERA[:30] in both
    repository.file.write_bytes(resolved(both, keep).encode())
    memory = repository.memory()
    quotes = " ".join(zettel.quote for zettel in memory.zettels)
    assert kept[:30] in quotes
    assert lost[:30] not in quotes
    assert WREN[:20] in quotes  # what is no conflict is there in any case
    if packed:
        assert kept in (memory.meta.source or "")
        assert lost not in (memory.meta.source or "")
    repository.git("add", "notes.aaak")
    repository.git("commit", "-q", "-m", "resolved")


def test_a_conflict_that_is_rewritten_by_hand_is_sealed(repository: Repository) -> None:
    conflicting(repository)
    refused = repository.zettelpy("merge", "--seal", "notes.aaak", "-o", "notes.aaak")
    assert refused.returncode == 2
    assert b"merge conflict" in refused.stderr
    edited = resolved(repository.file.read_bytes().decode(), "ours").replace(QUILL[:13], "Admiral Quill")
    repository.file.write_bytes(edited.encode())
    with pytest.raises(DecodeError, match="check"):
        repository.memory()
    assert repository.zettelpy("merge", "--seal", "notes.aaak", "-o", "notes.aaak").returncode == 0
    assert "Admiral Quill" in " ".join(zettel.quote for zettel in repository.memory().zettels)


def test_both_sides_add_the_file(repository: Repository) -> None:
    (repository.path / "README").write_text("notes\n")
    repository.git("add", "README")
    repository.git("commit", "-q", "-m", "begin")
    repository.use_driver()
    told = paragraphs(12)
    repository.branch("yours", file_of([*told, VERA]))
    repository.branch("mine", file_of([*told, QUILL]))
    repository.git("merge", "-q", "-m", "both", "yours")
    assert {*ids([*told, VERA]), *ids([*told, QUILL])} == {zettel.id for zettel in repository.memory().zettels}


def test_histories_that_cross(repository: Repository) -> None:
    """Two common ancestors that conflict: git merges them with the driver first, and must not use marks as a base."""
    told = paragraphs(30)
    repository.commit(file_of(told))
    repository.use_driver()
    repository.branch("yours", file_of([*told[:12], VERA, *told[13:]]))
    repository.branch("mine", file_of([*told[:12], QUILL, *told[13:]]))
    for name, other in (("mine", "yours"), ("yours", "mine~0")):
        repository.git("checkout", "-q", "-b", f"{name}-2", name)
        repository.git("merge", "-q", other, code=1)
        repository.file.write_bytes(resolved(repository.file.read_bytes().decode(), "ours").encode())
        repository.git("add", "notes.aaak")
        repository.git("commit", "-q", "-m", f"{name} stays")
    said = repository.git("merge", "mine-2", code=1)
    assert "1 conflict" in said
    both = repository.file.read_bytes().decode()
    assert len(decode(resolved(both, "ours"), strict=True)) == len(decode(resolved(both, "theirs"), strict=True))


def test_a_damaged_side_is_told_by_its_name_and_left_alone(repository: Repository) -> None:
    told = paragraphs(12)
    repository.commit(file_of(told))
    repository.use_driver()
    repository.branch("yours", file_of(inserted(told, 6, VERA)).replace("accordion", "harmonium"))
    mine = file_of(inserted(told, 6, QUILL))
    repository.branch("mine", mine)
    said = repository.git("merge", "yours", code=1)
    assert "notes.aaak (theirs):" in said
    assert "check" in said
    assert repository.file.read_bytes().decode() == mine + "<<<<<<< not merged\n"


def test_textconv_shows_what_changed_and_nothing_else(repository: Repository) -> None:
    told = paragraphs(30)
    repository.commit(file_of(told, packed=True))
    repository.use_driver()
    repository.file.write_bytes(file_of([*told[:12], QUILL, *told[12:]], packed=True).encode())
    changed = [line for line in repository.git("diff", "-U0").split("\n") if line[:2] in ("+Z", "-Z", "+S", "-S", "+M")]
    assert any(line.startswith("+Z") and QUILL[:30] in line for line in changed)
    assert not [line for line in changed if line[1] in "SM"]
    assert not [line for line in changed if line[-9:-8] == "#"]
    plain = repository.git("diff", "-U0", "--no-textconv").split("\n")
    assert any(line.startswith("+S") for line in plain)


def test_line_ends_of_windows_are_healed(repository: Repository) -> None:
    told = paragraphs(12)
    repository.commit(file_of(told))
    repository.use_driver()
    repository.git("config", "core.autocrlf", "true")
    repository.branch("yours", file_of([*told, VERA]).replace("\n", "\r\n"))
    repository.git("checkout", "-q", "main")
    repository.branch("mine", file_of([*told, QUILL]).replace("\n", "\r\n"))
    repository.git("merge", "-q", "-m", "both", "yours")
    assert b"\r" not in repository.file.read_bytes()
    assert {*ids([*told, VERA]), *ids([*told, QUILL])} == {zettel.id for zettel in repository.memory().zettels}
