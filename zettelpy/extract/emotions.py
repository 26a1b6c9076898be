"""A text into the emotions of its passages: which of thirty are named or shown there, by the speaker or by others.

A cue phrase (`text/lexicon/emotions`) counts where its clause says it (`scope_clauses`): not denied, asked or supposed,
no name, no title, no code. Apologies are read by what stands beside them (`apologies`). A few pictures are as plain as
words and count alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Final

from zettelpy.extract.apologies import find_laments
from zettelpy.extract.cue_tables import emotion_phrases, finder_of
from zettelpy.extract.negation import Evidence
from zettelpy.extract.scope_clauses import Clauses
from zettelpy.extract.scope_cues import find_language_cues
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.types import ALL_EMOTIONS

_PICTURES: Final = {"😡": "rage", "🤬": "rage", "😢": "grief", "💔": "grief", "😨": "fear", "🥰": "love"}


def _pictures(columns: Columns) -> Iterator[tuple[str, int, int]]:
    text, blocks = columns.text, columns.layout.blocks
    starts: list[int] = []
    for picture, emotion in _PICTURES.items():
        at = text.find(picture)
        while at >= 0:
            starts = starts or [block.start for block in blocks]
            block = blocks[bisect_right(starts, at) - 1] if blocks else None
            if block is not None and block.kind != CODE and block.body <= at < block.end:
                yield emotion, at, at + 1
            at = text.find(picture, at + 1)


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function that gives the emotions of text[start:end], in the order of `ALL_EMOTIONS`.

    A cue counts for a span that holds the whole of it.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "I'm so proud and can't wait. Joy Lee is not afraid. Are you angry?"
    >>> emotions = reader(read_columns(text), Options())
    >>> emotions(0, len(text)), emotions(0, 16)
    (('pride', 'anticipation'), ('pride',))
    """
    clauses = Clauses(columns)
    places = list(_pictures(columns))
    laments = find_laments(columns)
    wishes = [lament for lament in laments if lament.emotion == "regret"]
    wished = [wish.start for wish in wishes]
    places += laments
    for cue, emotion, languages in find_language_cues(columns, finder_of(columns, emotion_phrases())):
        k = bisect_right(wished, cue.start) - 1
        if emotion == "hope" and k >= 0 and cue.start < wishes[k].end:
            continue  # "ojalá hubiera llamado"
        if clauses.said(cue, languages):
            places.append((emotion, cue.start, cue.end))
    places.sort(key=lambda place: (place[1], place[2], place[0]))
    return Evidence(places, ALL_EMOTIONS).labels
