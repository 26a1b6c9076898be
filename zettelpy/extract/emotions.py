"""A text into the emotions of its passages: which of thirty are named or shown there.

A cue phrase (`text/lexicon/emotions.py`) counts where no negator governs it and where it stands in no code. English
words that are also names ("Joy", "Hope") are names where they are capitalised inside a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from zettelpy.extract.negation import Evidence, Found, Scope, find_cues
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lexicon.emotions import ENGLISH
from zettelpy.text.lexicon.emotions_more import OTHERS
from zettelpy.text.phrases import Phrases
from zettelpy.types import ALL_EMOTIONS

_NAMES: Final = frozenset(("Joy", "Hope", "Love", "Trust", "Pride", "Muse", "Clarity", "Darling", "Felicidad", "Amor"))


@cache
def _phrases() -> Phrases:
    return Phrases.of(ENGLISH + OTHERS)


def _is_name(columns: Columns, cue: Found) -> bool:
    """Tell whether a cue is a name by its capital; at the start of a sentence, by the capital of the next word too."""
    words = columns.words
    first, stop = cue.hit.first, cue.hit.stop
    if stop - first > 1 or words.surface(first) not in _NAMES:
        return False
    if first > cue.first:
        return True
    return stop < cue.stop and words.starts[stop] == cue.end + 1 and words.surface(stop).istitle()


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function that gives the emotions of text[start:end], in the order of `ALL_EMOTIONS`.

    A cue counts for a span that holds the whole of it.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "I'm so proud and can't wait. Joy is not afraid."
    >>> emotions = reader(read_columns(text), Options())
    >>> emotions(0, len(text)), emotions(0, 16)
    (('joy', 'pride', 'anticipation'), ('pride',))
    """
    blocks = columns.layout.blocks
    scope = Scope(columns)
    places = []
    for cue in find_cues(columns, _phrases()):
        if blocks[cue.block].kind == CODE or _is_name(columns, cue):
            continue
        if scope.whole(cue) and not scope.negates(cue):
            places.append((cue.hit.label, cue.start, cue.end))
    return Evidence(places, ALL_EMOTIONS).labels
