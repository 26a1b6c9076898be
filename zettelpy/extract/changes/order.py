"""Statements in the order of the text into statements in the order in which they were made.

A changelog and a mail thread begin with what is newest; of two chats in one text the second may be the earlier. Where
the days of the messages are known, they decide what is earlier, and not the place in the text. What has no day of its
own goes with what stands before it. Within a day the text decides, unless its times run backwards throughout.

A text whose days never run backwards comes back as it was. Linear but for the sorting of days.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Final

from zettelpy.extract.changes.sayings import Statement
from zettelpy.text.columns import Columns

_DAY: Final = len("2025-03-04")
_TIME: Final = len("2025-03-04T09:12")
_MIDNIGHT: Final = 20 * 60  # minutes: times that fall by more went past midnight

_Group = tuple[str, str, list[Statement]]  # the day of a message, its time, its statements


def order_of_time(columns: Columns, statements: Sequence[Statement]) -> list[Statement]:
    r"""Return the statements of a text message by message, by day as far as the days are known.

    >>> from zettelpy.extract.changes import read_statements
    >>> from zettelpy.text.columns import read_columns
    >>> columns = read_columns("## 2024-03-01\n\n- The port is 9000.\n\n## 2024-02-01\n\n- The port is 8080.")
    >>> [columns.text[one.start : one.end] for one in order_of_time(columns, read_statements(columns))]
    ['- The port is 8080.', '- The port is 9000.']
    """
    groups = list(_messages(columns, statements))
    if any(later[0] < earlier[0] for earlier, later in pairwise(groups)):
        groups.sort(key=itemgetter(0))  # stable
    found: list[Statement] = []
    for _, same_day in groupby(groups, key=itemgetter(0)):
        day = list(same_day)
        if _runs_backwards([group[1] for group in day]):
            day.sort(key=itemgetter(1))
        for _, _, said in day:
            found += said
    return found


def first_day(columns: Columns, statements: Sequence[Statement]) -> str:
    """Return the first day on which something was said in a document, YYYY-MM-DD; "" where none is known."""
    return min((day for day, _, _ in _messages(columns, statements) if day), default="")


def _messages(columns: Columns, statements: Sequence[Statement]) -> Iterator[_Group]:
    """Yield the statements of each message with its day and time; "" for a day before the first that is known."""
    day = ""
    for number, said in groupby(statements, key=lambda one: one.message):
        block = columns.layout.blocks[number]
        time = block.time or block.date or ""
        day = time[:_DAY] if len(time) >= _DAY else day
        yield day, time[:_TIME] if len(time) >= _TIME else "", list(said)


def _runs_backwards(times: Sequence[str]) -> bool:
    """Tell whether the times of a day are all known, and fall from the first to the last."""
    if len(times) < 2 or not all(times) or times[0] <= times[-1]:
        return False
    if any(earlier < later for earlier, later in pairwise(times)):
        return False
    return _minutes(times[0]) - _minutes(times[-1]) < _MIDNIGHT


def _minutes(time: str) -> int:
    return 60 * int(time[-5:-3]) + int(time[-2:])
