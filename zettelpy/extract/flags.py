"""A text into the six flags of its passages: what kind of moment it tells of.

DECISION comes from `decisions`, which reads far more strictly than a flag of what a passage is about. The others are
cue phrases (`text/lexicon/flags.py`) that no negator governs, outside code; code is itself a sign of TECHNICAL.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from zettelpy.extract.decisions import find_decisions
from zettelpy.extract.negation import Evidence, Scope, find_cues
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lexicon.flags import FLAGS
from zettelpy.text.phrases import Phrases
from zettelpy.types import ALL_FLAGS

_TECHNICAL: Final = "TECHNICAL"


@cache
def _phrases() -> Phrases:
    return Phrases.of(FLAGS)


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function that gives the flags of text[start:end], in the order of `ALL_FLAGS`.

    A cue counts for a span that holds the whole of it.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "No problem. We decided to ship. The server has a bug, not a new schema."
    >>> flags = reader(read_columns(text), Options())
    >>> flags(0, len(text)), flags(0, 31), flags(0, 11)
    (('DECISION', 'TECHNICAL'), ('DECISION',), ())
    """
    blocks = columns.layout.blocks
    places = [("DECISION", decision.start, decision.end) for decision in find_decisions(columns)]
    for block in blocks:
        line = block.start if block.kind == CODE else -1
        while 0 <= line < block.end:  # each line of code is a place, so that each part of a long block has the flag
            places.append((_TECHNICAL, line, line))
            line = columns.text.find("\n", line, block.end) + 1 or -1
    scope = Scope(columns)
    for cue in find_cues(columns, _phrases()):
        # What is technical stays technical when it is denied: "the server is not down".
        label, _, place = cue.hit.label.partition(" ")
        if not scope.whole(cue) or (place and not scope.opens(cue)):
            continue
        if label == _TECHNICAL or (blocks[cue.block].kind != CODE and not scope.negates(cue)):
            places.append((label, cue.start, cue.end))
    places.sort(key=lambda place: (place[1], place[2], place[0]))
    return Evidence(places, ALL_FLAGS).labels
