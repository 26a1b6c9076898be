"""Measure how far an edit reaches: how many other chunks change when one paragraph is inserted, deleted or changed.

    python3 bench/locality.py BOOK.txt [--step 9] [--chunk-size 800] [--chunk-overlap 100]

At every ninth paragraph in turn a paragraph is inserted before it, it is deleted, or its first words are changed (with
step 3 it takes three times as long); then the chunks of the new text are compared with those of the old one. "new"
counts the chunks of the new text that the old one did not have, "lost" the other way round; chunks that hold the edited
paragraph itself are not counted.

Only the edited paragraph is read again, and the rest of the old reading is moved; every 50th edit is read in full as
well, and a chunk that differs ends the run. Conversations are always read in full, since their labels are judged
together.
"""

from __future__ import annotations

import argparse
import sys
import time
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from zettelpy.bench.edits import KINDS, Edit, edit_at, paragraphs
from zettelpy.chunk import Chunk, chunk
from zettelpy.options import Options
from zettelpy.text.columns import Columns, read_columns
from zettelpy.text.layout import HEADING, Layout
from zettelpy.text.words import Words

INSERTED = (
    "On the {n}th evening a paragraph was put in here by another hand. It is about as long as its neighbours are, it "
    "speaks of a road, of a bridge with three arches, and of a carriage that nobody had expected before supper; and "
    "it is over before anything has come of it."
)


class Outcome(NamedTuple):
    """How many other chunks of the new text are new, and how many of the old one are lost."""

    kind: str
    new: int
    lost: int


def edits(text: str, step: int) -> Iterator[Edit]:
    """Yield the edits: every `step`th paragraph, the three kinds in turn."""
    for n, (start, stop) in enumerate(paragraphs(text)[::step]):
        kind = KINDS[n % 3]
        instead = INSERTED.format(n=n) if kind == "insert" else "It was changed: " + text[start:stop]
        yield edit_at(text, (start, stop), kind, instead)


class Spliced(Columns):
    """The columns of an edited text, put together from those of the old text and of what stands instead."""

    def __init__(self, old: Columns, edit: Edit) -> None:
        part = read_columns(edit.instead)
        start, stop, shift = edit.start, edit.stop, len(edit.instead) - (edit.stop - edit.start)
        self.text = old.text[:start] + edit.instead + old.text[stop:]

        def splice(before: array[int], inner: Sequence[int], key: array[int]) -> array[int]:
            low, high = bisect_left(key, start), bisect_left(key, stop)
            moved = array("I", [value + shift for value in before[high:]])
            return before[:low] + array("I", [value + start for value in inner]) + moved

        self.sentence_ends = splice(old.sentence_ends, part.sentence_ends, old.sentence_starts)
        starts = old.words.starts
        words = splice(starts, part.words.starts, starts)
        self.words = Words([], array("I"), words)
        self.sentence_starts = splice(old.sentence_starts, part.sentence_starts, old.sentence_starts)
        self.sentence_words = array("I")
        blocks = old.layout.blocks
        low = bisect_left(blocks, start, key=lambda block: block.start)
        high = bisect_left(blocks, stop, key=lambda block: block.start)
        whole = [
            *blocks[:low],
            *(block._replace(start=block.start + start, end=block.end + start) for block in part.layout.blocks),
            *(block._replace(start=block.start + shift, end=block.end + shift) for block in blocks[high:]),
        ]
        sections = accumulate(block.kind == HEADING for block in whole)
        self.layout = Layout(tuple(b._replace(section=n) for b, n in zip(whole, sections, strict=True)), ())


def measure(text: str, options: Options, step: int) -> tuple[list[Chunk], list[Outcome], float]:
    """Return the chunks of the text, the outcome of each edit, and the seconds that chunking takes."""
    old = read_columns(text)
    began = time.perf_counter()
    old_chunks = chunk(old, options)
    seconds = time.perf_counter() - began
    old_texts = [text[start:end] for start, end, _ in old_chunks]
    counted = Counter(old_texts)
    outcomes = []
    for n, edit in enumerate(edits(text, step)):
        new_text = edit.apply(text)
        new_chunks = chunk(read_columns(new_text) if old.layout.messages else Spliced(old, edit), options)
        if n % 50 == 7 and not old.layout.messages and new_chunks != chunk(read_columns(new_text), options):
            raise SystemExit(f"edit {n} ({edit.kind} at {edit.start}): reading in full gives other chunks")
        new_texts = [new_text[start:end] for start, end, _ in new_chunks]
        recounted = Counter(new_texts)
        a, b = edit.mine
        new = sum(
            counted[words] < recounted[words] and not (piece.start < b and a < piece.end)
            for piece, words in zip(new_chunks, new_texts, strict=True)
        )
        a, b = (edit.start, edit.stop) if edit.stop > edit.start else (edit.start - 1, edit.start + 1)
        lost = sum(
            recounted[words] < counted[words] and not (piece.start < b and a < piece.end)
            for piece, words in zip(old_chunks, old_texts, strict=True)
        )
        outcomes.append(Outcome(edit.kind, new, lost))
    return old_chunks, outcomes, seconds


def row(name: str, values: Sequence[int]) -> str:
    """Return a line of the table: how many, median, 90 and 99 in a hundred, the worst, and the mean."""
    ranked = sorted(values)
    at = [ranked[min(len(ranked) - 1, len(ranked) * share // 100)] for share in (50, 90, 99)]
    mean = f"{sum(ranked) / len(ranked):.2f}"
    return f"{name:14}{len(ranked):6}{at[0]:8}{at[1]:6}{at[2]:6}{ranked[-1]:7}{mean:>8}"


def main() -> None:
    """Print the table for one text."""
    parser = argparse.ArgumentParser(description="Measure how many chunks an edit changes.")
    parser.add_argument("text", type=Path)
    parser.add_argument("--step", type=int, default=9, help="edit every STEPth paragraph (default 9)")
    parser.add_argument("--chunk-size", type=int, default=800)
    parser.add_argument("--chunk-overlap", type=int, default=100)
    given = parser.parse_args()
    text = given.text.read_bytes().decode("utf-8")
    options = Options(chunk_size=given.chunk_size, chunk_overlap=given.chunk_overlap)
    began = time.perf_counter()
    chunks, outcomes, seconds = measure(text, options, given.step)
    cores = [piece.end - piece.core for piece in chunks]
    print(f"{given.text.name}: {len(text)} characters, {len(chunks)} chunks in {seconds:.3f} s")
    print(f"core: mean {sum(cores) / len(cores):.0f}, least {min(cores)}; {len(outcomes)} edits")
    print(f"{'chunks':14}{'edits':>6}{'median':>8}{'90%':>6}{'99%':>6}{'worst':>7}{'mean':>8}")
    for measured in ("new", "lost"):
        for kind in (*KINDS, "all"):
            values = [getattr(outcome, measured) for outcome in outcomes if kind in (outcome.kind, "all")]
            if values:
                print(row(f"{measured}, {kind}", values))
    print(f"measured in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
