"""Small edits and the lines that they change: seeded, true diffs, kinds and checks told apart."""

from __future__ import annotations

import difflib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.bench import edits
from zettelpy.bench.prose import PROSE

BOOK = "\n\n".join(
    f"Chapter {n} opens on a quiet road. Marta walked with Ilse to mill number {n}, and they spoke of rain."
    for n in range(12)
)
CHAT = "\n".join(f"[09:{n:02}] {'Ana' if n % 2 else 'Bo'}: We need {n} chairs. The hall is cold." for n in range(12))
LINES = st.lists(st.sampled_from("abcde"), max_size=12)


def subsequences_kept(old: list[str], new: list[str]) -> int:
    """The length of the longest common subsequence, by the table over all pairs."""
    row = [0] * (len(new) + 1)
    for a in old:
        before = 0
        for j, b in enumerate(new, 1):
            before, row[j] = row[j], before + 1 if a == b else max(row[j], row[j - 1])
    return row[-1]


@given(LINES, LINES)
def test_no_diff_is_smaller(old: list[str], new: list[str]) -> None:
    removed, added = edits.diff_lines(old, new)
    kept = subsequences_kept(old, new)
    assert (len(removed), len(added)) == (len(old) - kept, len(new) - kept)


def test_removed_and_added_are_those_of_difflib_where_lines_are_distinct() -> None:
    old = [f"line {n}" for n in range(40)]
    new = [*old[:7], "new", *old[7:20], *old[22:], "last"]
    removed, added = edits.diff_lines(old, new)
    told = [line for line in difflib.ndiff(old, new) if line[0] in "+-"]
    assert removed == [line[2:] for line in told if line[0] == "-"] == ["line 20", "line 21"]
    assert added == [line[2:] for line in told if line[0] == "+"] == ["new", "last"]


@pytest.mark.parametrize("text", [BOOK, CHAT])
def test_edits_depend_on_the_seed_and_are_what_they_say(text: str) -> None:
    made = list(edits.seeded_edits(text, ["Marta", "Ilse"], 9, seed=4))
    assert made == list(edits.seeded_edits(text, ["Marta", "Ilse"], 9, seed=4))
    assert made != list(edits.seeded_edits(text, ["Marta", "Ilse"], 9, seed=5))
    assert [edit.kind for edit in made] == [*edits.KINDS] * 3
    for edit in made:
        after = edit.apply(text)
        assert after != text
        assert after[edit.mine[0] : edit.mine[1]] == edit.instead.strip()
        if edit.kind == "insert":
            assert after.replace(edit.instead, "", 1) == text
        if edit.kind == "delete":
            assert edit.instead == ""
            assert edit.stop > edit.start


def test_what_is_put_into_a_chat_is_a_message_of_one_line() -> None:
    inserted = [edit for edit in edits.seeded_edits(CHAT, ["Ana", "Bo"], 12) if edit.kind == "insert"]
    for edit in inserted:
        assert edit.instead.startswith("[09:")
        assert edit.instead.count("\n") == 1
    count = len(zettelpy.compress(CHAT).messages)
    assert all(len(zettelpy.compress(edit.apply(CHAT)).messages) == count + 1 for edit in inserted)


def test_a_change_keeps_the_label_and_the_other_sentences() -> None:
    for edit in edits.seeded_edits(CHAT, ["Ana", "Bo"], 12):
        if edit.kind == "change":
            assert edit.instead.startswith(CHAT[edit.start : edit.start + 8])
            assert ("The hall is cold." in edit.instead) != (" chairs." in edit.instead)


@pytest.mark.parametrize("text", ["", " \n", "x", "One.", "\x00", "\ud800", "🙂\n\n🙂"])
def test_any_text_can_be_edited(text: str) -> None:
    for edit in edits.seeded_edits(text, [], 6):
        edit.apply(text)


def test_every_prose_can_be_filled() -> None:
    for paragraphs in PROSE.values():
        for paragraph in paragraphs:
            assert all("{" not in sentence.format(a="Ana", b="Bo") for sentence in paragraph)


def test_checks_are_told_apart_from_content() -> None:
    memory = zettelpy.compress(BOOK)
    for edit, (three, two) in edits.review(BOOK, memory, 6):
        assert sum(three.kinds.values()) == three.lines > 0, edit
        assert edits.CHECK_ONLY in three.kinds
        assert edits.CHECK_ONLY not in two.kinds
        assert three.characters > three.lines


def test_the_same_memory_has_no_diff() -> None:
    encoded = zettelpy.encode(zettelpy.compress(BOOK))
    assert edits.compare(encoded, encoded) == edits.LineDiff(0, 0, {})
