"""Whether a clause tells of what happens again and again: "we usually swim on Sunday", "samstags ist immer Markt"."""

from __future__ import annotations

from functools import cache
from typing import Final

from zettelpy.text.dating.line import Line, Phrases, Tongue
from zettelpy.text.lexicon import relative as lexicon

_ROMANCE: Final = ("fr", "es", "pt", "it")
_REACH: Final = 12  # words to either side
_STOPS: Final = frozenset('.!;:\n()[]\u2014\u2013\u2026।,"“”')


@cache
def _adverbs(code: str) -> Phrases:
    """Return the adverbs of a language; those of the Romance ones together, since they share names of weekdays."""
    codes = _ROMANCE if code in _ROMANCE else (code,)
    return Phrases(phrase.strip() for one in codes for phrase in lexicon.HABITS.get(one, "").split("|"))


def is_habit(line: Line, first: int, stop: int, tongue: Tongue) -> bool:
    """Tell whether an adverb of habit stands in the clause around the words from `first` to `stop`, no question.

    >>> from zettelpy.text.dating.line import tongues
    >>> text = "we usually swim on sunday, see you on monday"
    >>> line = Line(text, text)
    >>> is_habit(line, 4, 5, tongues()[0]), is_habit(line, 8, 9, tongues()[0])
    (True, False)
    """
    adverbs = _adverbs(tongue.code)
    low = first
    while low > 0 and first - low < _REACH and _STOPS.isdisjoint(line.gap(low)) and "?" not in line.gap(low):
        low -= 1
    high = stop
    while high < len(line.words) and high - stop < _REACH and _STOPS.isdisjoint(line.gap(high)):
        if "?" in line.gap(high):
            break
        high += 1
    if line.low[line.ends[high - 1] : line.ends[high - 1] + 1] == "?":
        return False
    for k in (*range(low, first), *range(stop, high)):
        found = adverbs.at(line, k)
        if found is not None and found[0] <= high and not _is_other(line, k, found[0]):
            return True
    return False


def _is_other(line: Line, k: int, stop: int) -> bool:
    """Tell whether an adverb says something else: "wie immer", "immer noch", "per sempre", "immer später"."""
    return line.before(k) in lexicon.NO_HABIT_BEFORE or line.after(stop) in lexicon.NO_HABIT_BEHIND
