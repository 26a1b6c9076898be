"""A text into the six flags of its passages: what kind of moment it tells of.

DECISION comes from `decisions`, which reads far more strictly than a flag of what a passage is about. ORIGIN, CORE,
PIVOT and GENESIS are cue phrases (`text/lexicon/flags`) that their clause says (`scope_clauses`): not denied, asked or
supposed. TECHNICAL is a matter of words: what is technical stays so when it is denied or asked; code is itself a sign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zettelpy.extract.cue_tables import finder_of, flag_phrases
from zettelpy.extract.decisions import find_decisions
from zettelpy.extract.negation import Evidence
from zettelpy.extract.scope_clauses import Clauses
from zettelpy.extract.scope_cues import find_language_cues
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.types import ALL_FLAGS

_TECHNICAL: Final = "TECHNICAL"


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function that gives the flags of text[start:end], in the order of `ALL_FLAGS`.

    A cue counts for a span that holds the whole of it.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "No problem. We decided to ship. The server has a bug, not a new schema."
    >>> flags = reader(read_columns(text), Options())
    >>> flags(0, len(text)), flags(0, 31), flags(0, 11)
    (('DECISION', 'TECHNICAL'), ('DECISION',), ())
    """
    places = [("DECISION", decision.start, decision.end) for decision in find_decisions(columns)]
    for block in columns.layout.blocks:
        line = block.start if block.kind == CODE else -1
        while 0 <= line < block.end:  # each line of code is a place, so that each part of a long block has the flag
            places.append((_TECHNICAL, line, line))
            line = columns.text.find("\n", line, block.end) + 1 or -1
    clauses = Clauses(columns)
    for cue, label, languages in find_language_cues(columns, finder_of(columns, flag_phrases())):
        flag, _, place = label.partition(" ")
        if flag == _TECHNICAL:
            counts = clauses.stands(cue, languages)
        else:
            counts = (not place or clauses.opens(cue)) and clauses.said(cue, languages)
        if counts:
            places.append((flag, cue.start, cue.end))
    places.sort(key=lambda place: (place[1], place[2], place[0]))
    return Evidence(places, ALL_FLAGS).labels
