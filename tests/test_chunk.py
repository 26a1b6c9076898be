"""What `chunk` promises: sizes, coverage, where it cuts, how far an edit reaches, and linear time."""

from __future__ import annotations

import random
import textwrap
from collections import Counter
from itertools import pairwise
from pathlib import Path
from textwrap import fill

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.chunk import Chunk, _shortest_path, chunk
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.graphemes import is_boundary

BOOK = Path(__file__).resolve().parents[2] / "shared" / "corpora" / "books" / "pride-and-prejudice.txt"


def chunks_of(text: str, size: int = 800, overlap: int = 100) -> list[Chunk]:
    return chunk(read_columns(text), Options(chunk_size=size, chunk_overlap=overlap))


def cores(text: str, size: int = 800, overlap: int = 100) -> list[str]:
    return [text[core:end] for _, end, core in chunks_of(text, size, overlap)]


def check(text: str, found: list[Chunk], size: int) -> None:
    covered = 0
    before = 0
    for start, end, core in found:
        assert before <= start <= core < end <= len(text)
        assert end - start <= size
        assert core >= covered
        assert not text[covered:core].strip(), "a character outside white space is in no core"
        covered, before = end, core
    assert not text[covered:].strip()


PARTS = st.sampled_from(
    ["word ", "A sentence here. ", "Ana: hi\n", "[09:02] Bo: yes\n", "# Head\n\n", "\n\n", "| a | b |\n", "```\n",
     "x" * 70, "e\u0301", "\U0001f1e9\U0001f1ea", "\U0001f469\u200d\U0001f52c", "\r\n", "田中は行く。", "\ud83d",
     "\u0301" * 9, "- item\n", " " * 30, "\x00", "\ufeff"]
)  # fmt: skip


@given(st.lists(PARTS, max_size=40).map("".join) | st.text(), st.integers(1, 90), st.integers(0, 120))
@example("   \ufeffword ", 1, 0)  # behind a blank it is no byte order mark
def test_chunks_are_of_the_asked_size_and_cover_everything(text: str, size: int, overlap: int) -> None:
    found = chunks_of(text, size, overlap)
    most = overlap if 2 * overlap <= size else size // 8
    check(text, found, size)
    if overlap == 0:
        assert all(start == core for start, _, core in found)
    for start, end, core in found:
        assert core - start <= most
        # a cluster is cut only where it is longer than a chunk has room
        for cut in (start, core, end):
            low = cut - 1
            while low > 0 and not is_boundary(text, low):
                low -= 1
            assert is_boundary(text, cut) or text[cut - 1].isspace() or cut - low >= size - most - 1


@pytest.mark.parametrize("text", ["", " ", "\n\n\n", "\u00a0\r\n"])
def test_nothing_but_white_space_has_no_chunk(text: str) -> None:
    assert chunks_of(text) == []


@pytest.mark.parametrize("text", ["a", "...", "\x00", "\ufeff", "\u200b", "One sentence.\n\n# A heading\n\nTwo.\n"])
def test_what_fits_is_one_chunk(text: str) -> None:
    assert chunks_of(text) == [Chunk(0, len(text.rstrip()), 0)]


def test_paragraphs_that_are_the_same_keep_their_own_places() -> None:  # off-001
    text = "No news today.\n\nNo news today.\n\nThe dam level fell.\n\nNo news today.\n"
    found = chunks_of(text, size=20, overlap=0)
    assert [text[start:end] for start, end, _ in found] == text.strip().split("\n\n")
    assert [start for start, _, _ in found] == [0, 16, 32, 53]


def test_offsets_are_those_of_the_text_as_given() -> None:  # off-003
    text = "Ines loves Marek.\r\nShe moved to Graz.\r\nHe stayed.\r\n"
    assert chunks_of(text) == [Chunk(0, 49, 0)]
    assert cores(text, 20, 0) == ["Ines loves Marek.", "She moved to Graz.", "He stayed."]
    assert text[32:36] == "Graz"


def test_a_long_paragraph_is_cut_at_sentences() -> None:
    text = " ".join(f"This is the sentence of number {n} in a long paragraph." for n in range(60))
    found = cores(text, 300)
    assert len(found) > 10
    assert all(core.startswith("This") and core.endswith("paragraph.") for core in found)


def test_paragraphs_are_not_cut_where_they_fit() -> None:
    paragraphs = [("word " * (20 + 7 * n % 45)).strip() + "." for n in range(40)]
    assert "\n\n".join(cores("\n\n".join(paragraphs), 400, 50)).split("\n\n") == paragraphs


def test_a_chat_is_cut_between_messages() -> None:
    names = ("Ana", "Bo")
    text = "\n".join(f"[09:{n:02}] {names[n % 2]}: this is message {n}. It has two sentences." for n in range(60))
    assert all(core.startswith("[09:") for core in cores(text, 300))
    assert "\n".join(cores(text, 300)) == text


def test_a_stack_trace_is_cut_between_frames_only() -> None:  # rob-009
    frames = [f'  File "/srv/app/mod_{i}.py", line {i}, in step_{i}' for i in range(60)]
    text = "\n".join(["Deploy 88 broke checkout, trace below.", *frames, "TypeError: basket is None",
                      "Rolling back to 87, confirmed by Maja."])  # fmt: skip
    found = cores(text)
    assert 3 < len(found) < 8
    assert [line.strip() for core in found for line in core.split("\n")] == [line.strip() for line in text.split("\n")]


@pytest.mark.parametrize(
    "lines",
    [
        [f"| row {n} | e.g. A. B. C | {n * n} |" for n in range(80)],
        ["```py", *(f"x{n} = f('a. B', {n})" for n in range(80)), "```"],
        ["[", *(f'  {{"id": {n}, "text": "One. Two. Three"}},' for n in range(80)), "]"],
    ],
    ids=["table", "code", "json"],
)
def test_tables_code_and_data_are_cut_between_lines(lines: list[str]) -> None:
    found = cores("\n".join(lines), 300)
    assert len(found) > 5
    assert [line.strip() for core in found for line in core.split("\n")] == [line.strip() for line in lines]


CLUSTERS = {
    "accent": "e\u0301",
    "joined emoji": "\U0001f469\u200d\U0001f52c",
    "flag": "\U0001f1e9\U0001f1ea",
    "variation": "\u2764\ufe0f",
    "skin tone": "\U0001f44d\U0001f3fd",
    "hangul": "\u1112\u1161\u11ab",
}


@pytest.mark.parametrize("cluster", CLUSTERS.values(), ids=CLUSTERS.keys())
@pytest.mark.parametrize("size", [7, 50, 800])
def test_a_run_without_spaces_is_cut_between_graphemes(cluster: str, size: int) -> None:
    text = cluster * 2000
    found = chunks_of(text, size)
    check(text, found, size)
    assert all((end - start) % len(cluster) == 0 for start, end, _ in found)


def test_a_mark_behind_a_full_stop_stays_with_it() -> None:
    text = "Go on.\u0301 Stop。\u0301\u0301Then wait。\u0301Now go on.\u0301 " * 20
    for size, overlap in ((12, 0), (30, 12), (40, 20)):
        assert all(text[start] != "\u0301" for start, _, _ in chunks_of(text, size, overlap))
        assert all(text[core] != "\u0301" for _, _, core in chunks_of(text, size, overlap))


def test_chunks_of_one_code_point() -> None:
    assert cores("ab\n\ne\u0301", 1) == ["a", "b", "e", "\u0301"]


def test_a_heading_begins_a_chunk_and_never_ends_one() -> None:
    rng = random.Random(5)
    parts = []
    for n in range(120):
        if n % 6 == 0:
            parts.append(f"## Part {n}")
        parts.append(("word " * rng.randrange(10, 90)).strip() + ".")
    text = "\n\n".join(parts)
    found = cores(text, 700)
    assert not any(core.rpartition("\n\n")[2].startswith("## ") for core in found)
    heads = sum(core.startswith("## ") for core in found)
    assert heads >= 18, f"only {heads} of 20 headings begin a chunk"


def test_the_overlap_begins_with_a_sentence_or_a_word_and_stays_in_its_section() -> None:
    sentences = " ".join(f"This is the sentence of number {n} in a long paragraph." for n in range(60))
    words = "word " * 400
    text = f"{sentences}\n\n{words}\n\n# Next\n\n{sentences}"
    found = chunks_of(text)
    assert sum(core > start for start, _, core in found) >= len(found) - 2
    for start, _, core in found:
        assert core - start <= 100
        assert start == core or text.startswith(("This", "word"), start)
        assert text[start - 1 : start].strip() == ""
        if text.startswith("# Next", core):
            assert start == core


def test_an_overlap_is_honoured_up_to_half_of_a_chunk() -> None:
    text = "word " * 1000
    for size, overlap in ((800, 200), (800, 400), (200, 100), (100, 7)):
        found = chunks_of(text, size, overlap)
        for before, (start, _, core) in pairwise(found):
            least = min(overlap, core - before.core)  # no more than the chunk before holds
            assert least - 5 < core - start <= overlap, (size, overlap)


def test_an_overlap_beyond_half_of_a_chunk_is_cut_down_to_an_eighth() -> None:
    text = "word " * 1000
    assert chunks_of(text, 400, 399) == chunks_of(text, 400, 50) == chunks_of(text, 400, 201)
    assert chunks_of(text, 400, 200) != chunks_of(text, 400, 50)
    text = "No news today.\n\nNo news today.\n\nThe dam level fell.\n\nNo news today.\n"
    starts = [core for _, end, core in chunks_of(text, 20) if text[core:end] == "No news today."]
    assert starts == [0, 16, 53]  # off-001 with the overlap by default


NUMBERED = range(60)
ROWS = {
    "table": ["| name | value |", "|---|---|", *(f"| row {n} is. Good thing | some value {n} |" for n in NUMBERED)],
    "open table": ["name | value", "---|---", *(f"row {n} is. Good thing | some value {n}" for n in NUMBERED)],
    "code": ["```py", *(f"x{n} = f('a. B', {n})  # One. Two" for n in NUMBERED), "```"],
    "code without a fence": [f"x{n * n} = f('a. B', {n * n * n})  # One. Two" for n in NUMBERED],
    "python trace": [
        "Traceback (most recent call last):",
        *(f'  File "/srv/app/mod_{n}.py", line {n}, in step_{n}\n    x = f(a. B, {n})' for n in NUMBERED),
        "TypeError: basket is None",
    ],
    "node trace": ["Error: basket. It is", *(f"    at step{n} (/srv/mod. File_{n}.js:{n}:{n})" for n in NUMBERED)],
    "java trace": [
        "java.lang.Error: Basket. Try again",
        *(f"\tat com.shop.Basket.step{n}(Basket.java:{n})" for n in NUMBERED),
        "Caused by: java.lang.Error: No. None",
        *(f"\tat com.shop.Other.step{n}(Other.java:{n})" for n in NUMBERED),
    ],
    "json lines": [f'{{"id": {n}, "text": "One. Two is. Three words here", "n": {n * n}}}' for n in NUMBERED],
    "json": ["[", *(f'  {{\n    "id": {n},\n    "text": "One. Two is. Three"\n  }},' for n in NUMBERED), "]"],
    "csv": ["a,b,c", *(f"{n},word one. Two,{n * n}" for n in NUMBERED)],
    "log": [f"2025-03-04 09:{n:02}:00 INFO Started the thing. It is good {n}" for n in NUMBERED],
}


@pytest.mark.parametrize("lines", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize(
    "before", ["", "Maja: see below\n\nAna: It failed. Look here\n\n"], ids=["alone", "after a chat"]
)
def test_no_overlap_begins_inside_a_row(lines: list[str], before: str) -> None:
    text = before + "\n".join(lines)
    shared = 0
    for size, overlap in ((800, 100), (300, 100), (200, 100), (100, 50), (100, 100)):
        for start, _, core in chunks_of(text, size, overlap):
            shared += core > start
            if start < core and start > len(before):
                line = text.rfind("\n", 0, start) + 1
                assert not text[line:start].strip(), f"{size}, {overlap}: begins inside {text[line:core]!r}"
    assert shared > 20, "where a whole row fits it is taken"


def test_rows_that_are_blocks_of_their_own_are_not_begun_inside() -> None:
    lines = [f'{{"id": {n}, "text": "One. Two is. Three words here", "n": {n * n}}}' for n in NUMBERED]
    text = "\n\n".join(lines)
    for size, overlap in ((200, 100), (100, 50), (100, 100)):
        assert all(text[start] == "{" for start, _, _ in chunks_of(text, size, overlap))


def test_wrapped_prose_is_cut_and_begun_at_sentences() -> None:
    words = " ".join(f"This is sentence number {n} of a paragraph that somebody has wrapped." for n in range(60))
    for indent in ("", "  "):
        text = fill(words, 72, initial_indent="- " if indent else "", subsequent_indent=indent)
        found = chunks_of(text, 400)
        assert len(found) > 8
        for start, end, core in found[1:]:
            assert text.startswith("This", core)
            assert text[end - 1] == "."
            assert text.startswith("This", start)
        assert sum(core > start for start, _, core in found) == len(found) - 1


def dialogue(paragraphs: int) -> list[str]:
    """Short paragraphs of seeded lengths and words: the kind of text in which packing by room alone never settles."""
    rng = random.Random(11)
    words = [f"{a}{b}" for a in ("ba", "de", "fi", "lo", "mu", "ra", "se") for b in ("den", "lor", "mis", "tan", "ver")]
    sizes = [rng.randrange(3, 25) for _ in range(paragraphs)]
    return [" ".join(rng.choice(words) for _ in range(size)).capitalize() + "." for size in sizes]


def changed(old: str, new: str) -> int:
    before = Counter(old[start:end] for start, end, _ in chunks_of(old))
    after = Counter(new[start:end] for start, end, _ in chunks_of(new))
    return sum((after - before).values())


def test_an_edit_reaches_few_chunks() -> None:
    """One or two chunks hold the edited paragraph itself; by room alone, a fifth of these edits change 9 to 42."""
    made = dialogue(600)
    old = "\n\n".join(made)
    counts = []
    for n, k in enumerate(range(1, len(made), 20)):
        instead = ([f"A paragraph put in as number {n}.", made[k]], [], ["Now " + made[k]])[n % 3]
        counts.append(changed(old, "\n\n".join(made[:k] + instead + made[k + 1 :])))
    counts.sort()
    assert 0 < counts[len(counts) // 2] <= 3, counts
    assert counts[-1] <= 10, counts
    found = chunks_of(old)
    assert sum(end - core for _, end, core in found) / len(found) > 0.7 * 700


@pytest.mark.skipif(not BOOK.exists(), reason="the book is not part of the repository")
def test_a_whole_book() -> None:
    text = BOOK.read_bytes().decode()
    columns = read_columns(text)
    found = chunk(columns, Options())
    check(text, found, 800)
    assert 1000 <= len(found) <= 1400
    whole = sum(text[end - 1] in '.!?;:_”’"' for _, end, _ in found)
    assert whole > 0.85 * len(found), "wrapped paragraphs are cut at sentences"


HOSTILE = {
    "words": "word ", "sentences": "The dam fell again. ", "no space": "x", "marks": "\u0301", "joiners": "\u200d",
    "flags": "\U0001f1e9\U0001f1ea", "short lines": "a\n", "short paragraphs": "a\n\n", "headings": "# a\n\n",
    "headings and text": "# a\n\nb\n\n", "json": '{"a": [1, 2]}, ', "rows": "| a |\n", "open fence": "```\nx",
    "spaces": " \n",
}  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE.keys())
def test_time_is_linear(unit: str) -> None:
    def seconds(size: int) -> float:
        columns = read_columns(unit * (size // len(unit)))
        return best_time(lambda: chunk(columns, Options()))

    small, large = seconds(15_000), seconds(60_000)
    assert large < 0.05 or large < 8 * small, f"four times the text took {large / small:.1f} times as long"


def test_prose_whose_first_line_stands_further_out_is_cut_at_sentences() -> None:
    words = "the letter was long and told of a journey that nobody had foreseen before the end of that summer".split()
    sentences = [" ".join([f"Then{n}", *words[n % 7 :]]) + "." for n in range(60)]
    wrapped = textwrap.wrap(" ".join(sentences), 66)
    indented = "\n".join(wrapped[:1] + ["     " + line for line in wrapped[1:]])
    made = chunk(read_columns(indented), Options())
    assert sum(indented[piece.end - 1] == "." for piece in made) == len(made)


PIECES = st.lists(
    st.tuples(st.integers(1, 40), st.integers(0, 3), st.integers(0, 3), st.booleans(), st.integers(0, (1 << 32) - 1)),
    min_size=1,
    max_size=40,
)


@given(PIECES, st.integers(2, 60))
def test_the_path_is_the_cheapest_of_all(drawn: list[tuple[int, int, int, bool, int]], room: int) -> None:
    pieces, at = [], 0
    for length, space, gap, heads, _ in drawn:
        pieces.append((at + space, at + space + length, gap, heads))
        at += space + length
    keys = [key for *_, key in drawn]

    def cut(k: int) -> int:
        cost = (-1000, 0, 300, 600)[pieces[k][2]] + 4000 * pieces[k - 1][3]
        dear = 2100 + (900 * keys[k] >> 32)
        return cost if pieces[k][2] == 0 or keys[k] < 3 * (1 << 32) // 10 else cost + dear

    def part(first: int, stop: int) -> int | None:
        left = room - (pieces[stop - 1][1] - pieces[first][0])
        if left < 0:
            return 0 if stop - first == 1 else None
        return 4000 * left**4 // room**4

    best = [0]
    for k in range(1, len(pieces) + 1):
        ways = [best[i] + cost for i in range(max(0, k - 64), k) if (cost := part(i, k)) is not None]
        best.append(min(ways) + (cut(k) if k < len(pieces) else 0))
    ranges = _shortest_path(pieces, keys, room)
    assert [stop for _, stop in ranges[:-1]] == [first for first, _ in ranges[1:]]
    assert (ranges[0][0], ranges[-1][1]) == (0, len(pieces))
    paid = [part(first, stop) for first, stop in ranges]
    assert None not in paid
    assert sum(cost or 0 for cost in paid) + sum(cut(stop) for _, stop in ranges[:-1]) == best[-1]
