"""Lines that a machine wrote: frames of a trace, entries of a log. Found by their shape, which repeats but for digits.

Only lines inside a block are looked at: a message or paragraph of its own is somebody's words, however often said.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.types import Span

LEAST: Final = 4  # lines of one shape from which it counts as a pattern
_DIGITS: Final = lazily("[0-9]+")


def patterned_lines(columns: Columns) -> list[Span]:
    """Return the spans of the lines with digits whose shape, digits aside, stands in the text at least four times.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "It broke:\\n" + "\\n".join(f"  at step {n} of run" for n in range(5)) + "\\nbasket is None"
    >>> [text[start:end] for start, end in patterned_lines(read_columns(text))][:2]
    ['  at step 0 of run', '  at step 1 of run']
    """
    text, words = columns.text, columns.words
    telling = [not surface.isalpha() and _DIGITS.search(surface) is not None for surface in words.surfaces]
    places = [words.starts[i] for i in words.where(telling)]  # of the words with digits
    places.append(len(text) + 1)  # behind them all, and behind what is asked for last
    lines: list[tuple[int, int, str]] = []
    for block in columns.layout.blocks:
        start = text.find("\n", block.start, block.end) + 1
        at = places[bisect_left(places, start)] if start else block.end
        while at < block.end:
            start, end = text.rfind("\n", start, at) + 1 or start, text.find("\n", at, block.end)
            end = block.end if end < 0 else end
            lines.append((start, end, _DIGITS.sub("0", text[start:end])))
            start = end + 1
            at = places[bisect_left(places, start)]
    counts = Counter(shape for _, _, shape in lines)
    return [(start, end) for start, end, shape in lines if counts[shape] >= LEAST]
