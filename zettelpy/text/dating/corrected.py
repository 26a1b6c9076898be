"""Dates that their own sentence takes back: "not Monday but Tuesday", "el lunes que viene no, el siguiente"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.text import days
from zettelpy.text.dating.base import Found
from zettelpy.text.dating.line import Line, tongues
from zettelpy.text.lexicon import relative as lexicon

_NEAR: Final = 8  # words between a date taken back and the one in its place
_LEAD: Final = 3  # words between "not" and the date: "not on the"


def corrected(found: Sequence[Found], line: Line) -> list[Found]:
    """Return the dates without those taken back; one for which "the one after" stands is a week later."""
    kept: list[Found] = []
    for k, one in enumerate(found):
        later = _one_after(line, one)
        if later is not None:
            kept.append(later)
            continue
        follow = next((other for other in found[k + 1 : k + 3] if other.date is not None), None)
        replaced = follow is not None and 0 <= follow.first - one.stop <= _NEAR and _same_sentence(line, one, follow)
        kept.append(one._replace(date=None) if replaced and _is_negated(line, one) else one)
    return kept


def _same_sentence(line: Line, one: Found, other: Found) -> bool:
    between = line.low[line.ends[one.stop - 1] : line.starts[other.first]]
    return not any(mark in ".!?\n" for mark in between)


def _is_negated(line: Line, one: Found) -> bool:
    """Tell whether "not" stands before a date, or "no" right behind it at the end of its clause."""
    k = one.first
    while k > 0 and one.first - k < _LEAD and line.follows(k):
        k -= 1
        if line.words[k] in lexicon.NEGATIONS:
            return True
        if line.words[k] not in lexicon.ON_DAY and line.words[k] not in ("on", "в", "во", "o", "a"):
            return False
    return line.after(one.stop) in lexicon.NEGATIONS and line.closed(one.stop + 1)


def _one_after(line: Line, one: Found) -> Found | None:
    """Return a date moved by a week where "the one after" stands behind it, with a negation between."""
    if one.date is None or len(one.date) < 3:
        return None
    negated = _is_negated(line, one)
    for k in range(one.stop, min(one.stop + 5, len(line.words))):
        negated = negated or line.words[k] in lexicon.NEGATIONS
        for tongue in tongues():
            found = tongue.next_one.at(line, k) if negated else None
            if found is not None and line.closed(found[0]):
                date = days.shift_days(one.date, 7)
                return None if date is None else Found(one.first, found[0], date)
    return None
