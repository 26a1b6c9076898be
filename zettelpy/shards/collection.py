"""The statistics of a collection: those of its shards, summed. All that a question is read with is here.

Kept are numbers and what is distinct (terms, speakers, days), never a passage: it grows as the vocabulary does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import accumulate
from typing import Final

from zettelpy.passages.calendar import Calendar
from zettelpy.passages.changes import Changes, changes_from, in_time
from zettelpy.passages.compounds import Compounds
from zettelpy.rank.bm25 import Extent
from zettelpy.shards.requests import Counts, Facts, Start, Whole
from zettelpy.shards.shard import READ
from zettelpy.text.dates import shown_order

_DIGIT: Final = re.compile("[0-9]")
Placed = tuple[int, int, str, str]  # a change: earlier, later, and their days


class Collection:
    """What is known of all shards together; `facts` are in their order."""

    def __init__(self, languages: tuple[str, ...], facts: Sequence[Facts]) -> None:
        terms: dict[str, tuple[int, int]] = {}
        for one in facts:
            for term, (passages, sections) in one.terms.items():
                before = terms.get(term, (0, 0))
                terms[term] = (before[0] + passages, before[1] + sections)
        self.terms: Counts = terms
        self.speakers = tuple(dict.fromkeys(speaker for one in facts for speaker in one.speakers))
        self.days = dict.fromkeys(day for one in facts for day in one.days)
        said = list(dict.fromkeys(day for one in facts for day in one.said))
        spans = list(dict.fromkeys(span for one in facts for span in one.spans))
        # As if each day and each stretch had one passage: enough to tell whether a date finds anything.
        self.calendar = Calendar([*said, *(None for _ in spans)], [*(() for _ in said), *((span,) for span in spans)])
        dates = list(dict.fromkeys(date for one in facts for date in one.dates))
        extent = reduce(Extent.joined, (one.extent for one in facts), Extent(0, 0, 0, 0))
        starts = accumulate((one.size for one in facts), _moved, initial=Start())
        self.whole = Whole(
            languages,
            extent,
            max(self.days, default=dates[0] if len(dates) == 1 else None),
            tuple(self.calendar.years),
            self.calendar.end,
            tuple(starts)[:-1],
        )

    @cached_property
    def compounds(self) -> Compounds:
        """The terms by their beginnings and ends."""
        return Compounds(self.terms)

    def counts(self, terms: Iterator[str] | Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return how many passages and sections hold each of some terms, of those that are here."""
        return {term: self.terms[term] for term in terms if term in self.terms}

    def order_of_dates(self, numerals: Sequence[tuple[str, tuple[str, ...]]]) -> str | None:
        """Return which of day and month stands first in the dates of the texts, from what the shards have of these."""
        opening = _DIGIT.sub("0", "\n\n".join(begin for begin, _ in numerals)[:READ]).ljust(READ)
        runs = dict.fromkeys(run for _, found in numerals for run in found)
        return shown_order("\n\n".join([opening, *runs]), self.days)


def changes_of(told: Sequence[tuple[Sequence[Placed], Sequence[Placed]]]) -> Changes:
    """Return the changes of a collection from those of its shards, in the order of time."""
    both = [placed for one in told for some in one for placed in some]
    coming = frozenset(placed[:2] for _, some in told for placed in some)
    days: Mapping[int, str] = {i: day for one in both for i, day in zip(one[:2], one[2:], strict=True)}
    order = in_time([(earlier, later) for earlier, later, _, _ in both], days)
    return changes_from([pair for pair in order if pair not in coming], [pair for pair in order if pair in coming])


def _moved(start: Start, size: Start) -> Start:
    return Start(*(one + more for one, more in zip(start, size, strict=True)))
