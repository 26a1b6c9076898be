"""Damage in version 3 is always seen: strict decoding names line, column and cause, lenient decoding returns what is
whole and says what is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.codec.damaged import FIXTURES, KINDS, Damage, real_files, small
from zettelpy import compress, decode, encode, merge_results
from zettelpy.errors import DecodeError
from zettelpy.types import Memory, Zettel

PLAIN, PACKED = small().split("\n"), small(packed=True).split("\n")
CHECK = len(" #") + 8


def put(number: int, *lines: str, of: list[str] = PLAIN, instead: int = 1) -> list[str]:
    """Return the file with some lines instead of those from `number` on."""
    return [*of[: number - 1], *lines, *of[number - 1 + instead :]]


def line(number: int, of: list[str] = PLAIN) -> str:
    return of[number - 1]


NO_CHECK = (
    "this line does not end in a check (# and 8 letters or digits): it was cut off, changed, or does not belong here"
)
FOREIGN = "this line does not belong here: the lines around it follow one another without it"
NO_END = "the file ends without END: its last lines are missing"
TWO_FILES = "a second header: two files run together, as after a careless merge; decode them one by one"
NO_HEADER = "no header: the first line of a memory begins with AAAK 3, or in versions 1 and 2 with FILE:"
DOUBLED = "this line stands twice, one below the other"
ZETTEL = "Z x | y |  |  | 0.0 +0+1 #aaaaaaaa"

# what was done, the lines, line and column and cause in strict mode, ids and number of tunnels left (None: refused)
DAMAGE: list[tuple[str, list[str], tuple[int, int], str, str | None, int]] = [
    ("a word changed", put(5, line(5).replace("80", "90")), (5, 50),
     "this line was changed, or does not belong here: its check #3bbqcrbt does not fit", "a c d", 1),
    ("the last line changed", put(14, line(14).replace("END", "END +1")), (14, 8),
     "this line was changed, or one before it was changed or lost: its check #yiyapevy does not fit", "a b c d", 2),
    ("a letter of a check changed", put(5, line(5)[:-1] + "7"), (5, 50),
     "the check of this line was changed: it must be #3bbqcrbt", "a b c d", 2),
    ("a check replaced", put(5, line(5)[:-8] + "aaaaaaaa"), (5, 50),
     "a line is missing before this one, or its check #aaaaaaaa was changed", "a b c d", 2),
    ("a check removed", put(5, line(5)[:-CHECK]), (5, 49), NO_CHECK, "a b c d", 2),
    ("a zettel dropped", put(8), (8, 52),
     "a line is missing before this one, or its check #deomv7s4 was changed", "a b c", 1),
    ("a name dropped", put(10), (10, 15),
     "a line is missing before this one, or its check #4emfysxn was changed", "a b c d", 2),
    ("the last tunnel dropped", put(13), (13, 5),
     "this line was changed, or one before it was changed or lost: its check #yiyapevy does not fit", "a b c d", 1),
    ("a line doubled", put(5, line(5), line(5)), (6, 1), DOUBLED, "a b c d", 2),
    ("the header doubled", put(1, line(1), line(1)), (2, 1), DOUBLED, "a b c d", 2),
    ("a line doubled far away", put(12, line(5), line(12)), (12, 1),
     "this line stands twice: first as line 5", "a b c d", 2),
    ("neighbours swapped", put(7, line(8), line(7), instead=2), (7, 1),
     "this line was moved: it belongs behind what is now line 8", "a b d c", 2),
    ("distant lines swapped", put(10, line(12), line(11), line(10), instead=3), (10, 1),
     "this line was moved: it belongs behind what is now line 11", "a b c d", 2),
    ("a block moved", [*PLAIN[:3], *PLAIN[6:8], *PLAIN[3:6], *PLAIN[8:]], (4, 1),
     "this line was moved: it belongs behind what is now line 8", "c d a b", 2),
    ("blocks exchanged", [*PLAIN[:9], *PLAIN[11:13], *PLAIN[9:11], *PLAIN[13:]], (10, 1),
     "this line was moved: it belongs behind what is now line 13", "a b c d", 2),
    ("cut at a line", PLAIN[:8], (8, 51), NO_END, "a b c d", 0),
    ("cut within a line", [*PLAIN[:7], line(8)[:20]], (8, 21), NO_CHECK, "a b c", 0),
    ("cut within a check", [*PLAIN[:7], line(8)[:-3]], (8, 48), NO_CHECK, "a b c", 0),
    ("a line of another file", put(5, ZETTEL, line(5)), (5, 1), FOREIGN, "a b c d", 2),
    ("prose", put(5, "hello", line(5)), (5, 6), NO_CHECK, "a b c d", 2),
    ("two lines joined", put(10, line(10) + line(11)), (10, 36),
     "this line was changed, or does not belong here: its check #4emfysxn does not fit", "a b c d", 2),
    ("a line broken in two", put(5, line(5)[:30], line(5)[30:]), (5, 31), NO_CHECK, "a c d", 1),
    ("no END", PLAIN[:-1], (13, 22), NO_END, "a b c d", 2),
    ("END moved up", put(5, line(14), *PLAIN[4:13], instead=99), (5, 1), FOREIGN, "a b c d", 2),
    ("an empty line", put(5, "", line(5)), (6, 1), "an empty line before this one", "a b c d", 2),
    ("an empty first line", ["", *PLAIN], (2, 1),
     "an empty line before this one: the header must be the first line", "a b c d", 2),
    ("two files", [*PLAIN, *PLAIN], (15, 1), TWO_FILES, None, 0),
    ("two files, the first cut", [*PLAIN[:4], *PLAIN], (5, 1), TWO_FILES, None, 0),
    ("no header", PLAIN[1:], (1, 1), NO_HEADER, None, 0),
    ("prose alone", ["hello"], (1, 1), NO_HEADER, None, 0),
    ("nothing", [""], (1, 1), "the text is empty: AAAK begins with a header", None, 0),
    ("line ends of CR alone", ["\r".join(PLAIN)], (1, 1),
     "the lines end in CR alone: convert the line ends to LF", None, 0),
    ("another version", put(1, line(1).replace("AAAK 3", "AAAK 4")), (1, 6),
     "unknown version '4': versions 1, 2 and 3 can be read", None, 0),
    ("a merge conflict", put(5, "<<<<<<< HEAD", line(5), "=======", line(5), ">>>>>>> b"), (5, 1),
     "merge conflict at line 5: it begins with <<<<<<<; resolve it, then decode", None, 0),
    ("text changed", put(10, line(10, PACKED).replace("80", "90"), of=PACKED), (10, 31),
     "this line was changed, or one before it was changed or lost: its check #fbukemkh does not fit", "a b c d", 2),
    ("text dropped", put(10, of=PACKED), (8, 1),
     "the packed text below this record is not the one that it names", "a b c d", 2),
    ("a zettel dropped with its text", put(8, of=PACKED, instead=3), (8, 6),
     "this line was changed, or one before it was changed or lost: its check #oalw74ow does not fit", "a c d", 1),
    ("a message moved", put(6, line(7, PACKED), line(6, PACKED), of=PACKED, instead=2), (6, 1),
     "this line was moved: it belongs behind what is now line 7", "a b c d", 2),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "place", "cause", "ids", "tunnels"), [case[1:] for case in DAMAGE], ids=[c[0] for c in DAMAGE]
)
def test_each_kind_of_damage_is_named(
    lines: list[str], place: tuple[int, int], cause: str, ids: str | None, tunnels: int
) -> None:
    text = "\n".join(lines)
    with pytest.raises(DecodeError) as caught:
        decode(text, strict=True)
    assert ((caught.value.line, caught.value.column), caught.value.reason) == (place, cause)
    if ids is None:
        with pytest.raises(DecodeError) as again:
            decode(text)
        assert str(again.value) == str(caught.value)
        return
    memory = decode(text)
    assert str(caught.value) in memory.meta.warnings
    assert (" ".join(zettel.id for zettel in memory.zettels), len(memory.tunnels)) == (ids, tunnels)


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("mark", ["<<<<<<< HEAD", "=======", ">>>>>>> b", "||||||| base", "=======\r"])
def test_a_merge_conflict_says_at_which_line(mark: str, packed: bool) -> None:
    lines = PACKED if packed else PLAIN
    for before in range(len(lines) + 1):
        for strict in (False, True):
            with pytest.raises(
                DecodeError, match=f"^line {before + 1}, column 1: merge conflict at line {before + 1}: "
            ):
                decode("\n".join([*lines[:before], mark, *lines[before:]]), strict=strict)


@pytest.mark.parametrize("change", [
    lambda text: text + "\n",
    lambda text: text + "\n\n\n",
    lambda text: text.replace("\n", "\r\n"),
    lambda text: text.replace("\n", "\r\n") + "\r\n",
    lambda text: text.replace("\n", "\r\n", 3),
    lambda text: "\ufeff" + text,
    lambda text: "\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n",
])  # fmt: skip
@pytest.mark.parametrize("name", real_files())
def test_line_ends_and_a_byte_order_mark_are_no_damage(name: str, change: object) -> None:
    text = real_files()[name]
    assert decode(change(text), strict=True) == decode(text, strict=True)  # type: ignore[operator]


def findings(memory: Memory) -> list[str]:
    return [warning for warning in memory.meta.warnings if warning.startswith("line ")]


def told(zettel: Zettel, weight: bool) -> Zettel:
    """Return what a zettel says but for its place, and for its weight where that may differ."""
    again = replace(zettel, source_start=None, source_end=None, spans=(), count=1)
    return again if weight else replace(again, weight=0.0)


def assert_noticed(text: str, whole: Memory, other: Memory) -> str:
    """Assert that strict decoding refuses damage, and that lenient decoding alters and hides nothing; return the cause,
    "" where there is no damage."""
    try:
        assert decode(text, strict=True) in (whole, other)
    except DecodeError as error:
        strict, cause = str(error), error.reason
    else:
        return ""
    try:
        memory = decode(text)
    except DecodeError:  # what could only be guessed at
        return cause
    said = findings(memory)
    assert strict in said
    weighed = not any("the weights may differ" in finding for finding in said)
    both = (*whole.zettels, *other.zettels)
    for zettel in memory.zettels:
        originals = [one for one in both if one.id == zettel.id]
        assert told(zettel, weighed) in [told(one, weighed) for one in originals]
        assert zettel.source_start is None or (zettel.source_start, zettel.source_end) in [
            one.spans[0] for one in originals
        ]
    assert set(memory.tunnels) <= {*whole.tunnels, *other.tunnels}
    assert set(memory.entity_index.pairs) <= {*whole.entity_index.pairs, *other.entity_index.pairs}
    stated = [
        replace(one, earlier_span=None, later_span=None) for one in (*whole.contradictions, *other.contradictions)
    ]
    assert all(replace(one, earlier_span=None, later_span=None) in stated for one in memory.contradictions)
    assert memory.meta.source in (None, whole.meta.source, other.meta.source)
    if memory.meta.source is not None:
        assert memory.messages in (whole.messages, other.messages)
    spans = [[document.span for document in one.meta.documents] for one in (memory, whole, other)]
    assert spans[0] in ([], *spans[1:])
    return cause


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(list(real_files())),
    st.sampled_from(list(real_files())),
    st.lists(st.sampled_from(KINDS), min_size=1, max_size=3),
    st.integers(0, 2**32),
)
def test_any_damage_to_a_real_file_is_noticed(name: str, other: str, kinds: list[Damage], seed: int) -> None:
    files, rng = real_files(), Random(seed)
    lines, foreign = files[name].split("\n"), files[other].split("\n")
    for kind in kinds:
        lines = kind(lines or ["AAAK 3"], foreign, rng)
    assert_noticed("\n".join(lines), decode(files[name], strict=True), decode(files[other], strict=True))


@pytest.mark.parametrize("name", ["small", "small packed", "stream packed", "merged"])
def test_no_line_can_be_dropped_doubled_swapped_or_cut(name: str) -> None:
    text = real_files()[name]
    lines, whole = text.split("\n"), decode(text, strict=True)
    for k in range(len(lines)):
        for damaged in (
            [*lines[:k], *lines[k + 1 :]],
            [*lines[: k + 1], *lines[k:]],
            [*lines[:k], *lines[k : k + 2][::-1], *lines[k + 2 :]],
            lines[:k],
            [*lines[:k], lines[k][: len(lines[k]) // 2]],
            [*lines[:k], lines[k] + " ", *lines[k + 1 :]],
        ):
            if damaged != lines:
                with pytest.raises(DecodeError):
                    decode("\n".join(damaged), strict=True)
                assert_noticed("\n".join(damaged), whole, whole)


def test_no_character_of_a_file_can_be_changed() -> None:
    text = "\n".join(PACKED)
    whole = decode(text, strict=True)
    for at in range(len(text)):
        for char in ("a", " ", "\n", chr(ord(text[at]) ^ 1)):
            damaged = text[:at] + char + text[at + 1 :]
            if char != text[at] and damaged.rstrip("\n") != text:
                with pytest.raises(DecodeError):
                    decode(damaged, strict=True)
                assert_noticed(damaged, whole, whole)


def book() -> Iterator[str]:
    """Yield a file of some hundred zettels: documents of every fixture, packed."""
    memories = [compress(path.read_bytes().decode(), title=path.stem) for path in FIXTURES[:6]]
    yield encode(merge_results(memories), with_source=True)


def test_one_changed_line_of_a_large_file_costs_no_more_than_what_hangs_on_it() -> None:
    text = next(book())
    lines, whole = text.split("\n"), decode(text, strict=True)
    at = next(k for k, one in enumerate(lines) if one.startswith("T ") and k > len(lines) - 20)
    memory = decode("\n".join([*lines[:at], lines[at].replace("T ", "T  "), *lines[at + 1 :]]))
    assert len(memory.tunnels) == len(whole.tunnels) - 1
    assert [told(zettel, False) for zettel in memory.zettels] == [told(zettel, False) for zettel in whole.zettels]
    assert (memory.meta.source, memory.messages, memory.meta.documents) == (
        whole.meta.source,
        whole.messages,
        whole.meta.documents,
    )
    assert len(findings(memory)) == 2  # the line, and that weights may differ
