"""The tables of cue phrases that are looked for in the whole of a text, and the words at which any of them may begin.

Decisions, flags and emotions each have their table. Most words begin no phrase of any of them, so the words that may
are found for all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zettelpy.extract.decision_cues import lexicon
from zettelpy.extract.scope_cues import language_phrases
from zettelpy.text.columns import Columns
from zettelpy.text.finder import FEW, beginnings
from zettelpy.text.lexicon.emotions import LEXICONS as EMOTIONS
from zettelpy.text.lexicon.flags import LEXICONS as FLAGS
from zettelpy.text.phrases import Finder, Phrases


@cache
def flag_phrases() -> Phrases:
    """Return the cues of flags, labelled by flag and language; made at the first call."""
    return language_phrases(FLAGS)


@cache
def emotion_phrases() -> Phrases:
    """Return the cues of emotions, labelled by emotion and language; made at the first call."""
    return language_phrases(EMOTIONS)


def finder_of(columns: Columns, phrases: Phrases) -> Finder:
    """Return what finds the phrases of one of the tables in a text."""
    return phrases.over(columns.words, columns.sentence_words, columns.once(_beginnings))


def _beginnings(columns: Columns) -> Sequence[int] | None:
    """Return the words at which a phrase of any of the tables may begin; None for a text so short that all may."""
    if len(columns.words) <= FEW:
        return None
    return beginnings((lexicon().cues, flag_phrases(), emotion_phrases()), columns.words)
