"""The date of a span of text: the most telling of the dates that its words name or mean, else the day it was said.

Every block is read once, when it is first asked for, against its own anchor: the time of its message, else the day of
its session, else the date of the document; never a clock. Of the dates of a span the most exact one counts: a day
before a month before a year, and what only says "today" last of all, since the day of the message says the same. Of
several as exact the first counts. A date that the sentence takes back ("not Monday but Tuesday") is not among them.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import compress, count
from typing import Final

from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.dates import numeric_order, read_dates
from zettelpy.text.dating.gate import may_tell, telling_words
from zettelpy.text.days import DateHit
from zettelpy.text.layout import HEADING, Block
from zettelpy.types import CUT

_DAY: Final = 10  # characters of a whole day


def date_reader(columns: Columns, options: Options) -> Callable[[int, int, str], str | None]:
    """Return what tells the date of a span with its quote: the most telling date, None where there is none.

    That is the one that the words of the quote name or mean; else the day of the messages or the session; else one that
    other words of the span name or mean; else the date of the document.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "We moved in last May. The lift was mended on 3 March 2025."
    >>> read = date_reader(read_columns(text), Options(date="2025-06-12"))
    >>> read(0, len(text), "We moved in last May."), read(0, len(text), "The lift was mended on 3 March 2025.")
    ('2025-05', '2025-03-03')
    """
    text, blocks = columns.text, columns.layout.blocks
    read = columns.once(BlockDates)
    known: dict[int, list[tuple[DateHit, bool]]] = {}

    def hits(number: int) -> list[tuple[DateHit, bool]]:
        found = known.get(number)
        if found is None:
            block = blocks[number]
            anchor = block.time or block.date or options.date
            today = (anchor or "")[:_DAY]
            told = block.kind != HEADING and read.may_tell(block.body, block.end)
            dates = read.of(number, anchor) if told else ()
            found = known[number] = [(hit, hit.date == today and not _names(text, hit)) for hit in dates]
        return found

    begins, ends = [block.start for block in blocks], [block.end for block in blocks]

    def over(start: int, end: int) -> tuple[int, int]:
        """Return the blocks that overlap a span, as `columns.blocks` does."""
        first = bisect_right(ends, start)
        return first, bisect_left(begins, end, first)

    def told(start: int, end: int) -> str | None:
        first, stop = over(start, end)
        dates = [
            (hit.date, today)
            for number in range(first, stop)
            for hit, today in hits(number)
            if start <= hit.start and hit.end <= end
        ]
        best = max(dates, key=lambda one: (not one[1], len(one[0])), default=None)
        return None if best is None else best[0]

    def date(start: int, end: int, quote: str) -> str | None:
        words = quote.removesuffix(CUT)
        at = text.find(words, start, end)
        own = told(at, at + len(words)) if at >= 0 else None
        return own or _day(blocks, over(start, end)) or told(start, end) or options.date

    return date


class BlockDates:
    """The dates of the blocks of a text, each block read once against its anchor, whichever stage asks first."""

    __slots__ = ("_blocks", "_known", "_order", "_places", "_text")

    def __init__(self, columns: Columns) -> None:
        self._text, self._blocks = columns.text, columns.layout.blocks
        self._order = numeric_order(columns.text, 0, len(columns.text))
        self._places = _places(columns)
        self._known: dict[tuple[int, str | None], list[DateHit]] = {}

    def may_tell(self, start: int, end: int) -> bool:
        """Tell whether a word that can have a part in a date begins in text[start:end]."""
        at = bisect_left(self._places, start)
        return at < len(self._places) and self._places[at] < end

    def of(self, number: int, anchor: str | None) -> Sequence[DateHit]:
        """Return the dates of block `number`, its label aside, seen from an anchor (`read_dates`)."""
        found = self._known.get((number, anchor))
        if found is None:
            block = self._blocks[number]
            found = read_dates(self._text, block.body, block.end, anchor, self._order)
            self._known[number, anchor] = found
        return found


def _places(columns: Columns) -> array[int]:
    """Return where the words stand that can have a part in a date."""
    words, known = columns.words, telling_words()
    telling = [  # a word of plain letters is asked for in one look
        form in known if surface.isalpha() and surface.isascii() else may_tell(surface)
        for surface, form in zip(words.surfaces, words.folded, strict=True)
    ]
    return array("I", map(words.starts.__getitem__, words.positions(list(compress(count(), telling)))))


def _names(text: str, hit: DateHit) -> bool:
    """Tell whether a date is written with digits: then it names the day, and does not only say "today"."""
    return any("0" <= c <= "9" for c in text[hit.start : hit.end])


def _day(blocks: tuple[Block, ...], span: tuple[int, int]) -> str | None:
    return next((block.date for block in blocks[slice(*span)] if block.date is not None), None)
