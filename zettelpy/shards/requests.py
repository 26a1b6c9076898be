"""What is asked of a shard, and what it answers: values that can be pickled.

Passages, zettels, sections and documents go by their numbers in the whole collection; a shard answers for its own.
Requests of two kinds are never equal, since their answers are looked up by them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from zettelpy.passages.cutting import Passage
from zettelpy.rank.bm25 import Extent
from zettelpy.text.asked_dates import AskedDate
from zettelpy.text.date_spans import DateSpan
from zettelpy.types import Zettel

Counts = Mapping[str, tuple[int, int]]  # term -> how many passages and sections of the collection hold it


class Start(NamedTuple):
    """How much of a collection stands before a shard."""

    passages: int = 0
    zettels: int = 0
    sections: int = 0
    documents: int = 0


class Facts(NamedTuple):
    """What a shard adds to the statistics of its collection."""

    size: Start  # how much it holds itself
    extent: Extent
    terms: dict[str, tuple[int, int]]  # as Counts, within the shard
    speakers: tuple[str, ...]
    days: tuple[str, ...]  # distinct days, months and years of all passages
    said: tuple[str, ...]  # the same, of those that are shown
    spans: tuple[DateSpan, ...]  # distinct stretches of days that are named or meant
    dates: tuple[str | None, ...]  # distinct dates of the memories


class Whole(NamedTuple):
    """What a shard must know of its collection to read and score as a part of it."""

    languages: tuple[str, ...]
    extent: Extent
    anchor: str | None
    years: tuple[int, ...]
    end: int
    starts: tuple[Start, ...]  # by the number of the shard


class Bare(NamedTuple):
    """How to tell passages that only a date or a speaker finds, of which no more are needed than can be returned.

    Such have none of the terms, nor stand beside them, take part in no change, and are said by none of the speakers.
    All of these that are equally strong are equal, and the first count.
    """

    terms: Counts
    speakers: tuple[str, ...]
    asked: tuple[AskedDate, ...]
    top_k: int
    after: str | None
    before: str | None


@dataclass(frozen=True, slots=True)
class Score:
    """Score passages: terms with their shares; what each is worth, heaviest first, or None to follow all in full."""

    known: tuple[tuple[str, float], ...]
    worth: tuple[tuple[str, float], ...] | None
    counts: Counts


class Reached(NamedTuple):
    """The passages that the terms of a question may reach in the collection, with their scores.

    `places` are those of the terms that reach them first, -1 where only `fullest` has them: pairs of what the other
    terms of a passage are worth, and its number, of a term that too many passages hold.
    """

    passages: array[int]
    scores: array[float]
    places: array[int]
    fullest: tuple[tuple[float, int], ...]


@dataclass(frozen=True, slots=True)
class Records:
    """Give some passages."""

    passages: tuple[int, ...]


class Record(NamedTuple):
    """A passage with its text, and whether it ends in a question."""

    passage: Passage
    text: str
    asks: int


class Recorded(NamedTuple):
    """Passages by number, and the zettels that they stand in, each with the id of its document."""

    passages: dict[int, Record]
    zettels: dict[int, tuple[Any, Zettel]]


@dataclass(frozen=True, slots=True)
class Marks:
    """Tell which of some passages hold some terms, and which these reach."""

    terms: Counts
    passages: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dated:
    """Give what the dates of a question find."""

    asked: tuple[AskedDate, ...]
    bare: Bare


@dataclass(frozen=True, slots=True)
class Beside:
    """Give what lies before (-1) or after (1) a day."""

    day: str
    lean: int
    bare: Bare


@dataclass(frozen=True, slots=True)
class SaidIn:
    """Give what was said from one day to another, by their numbers."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class SaidBy:
    """Give what a speaker said."""

    speaker: str
    bare: Bare


@dataclass(frozen=True, slots=True)
class Holding:
    """Give the passages that hold a term."""

    term: str


@dataclass(frozen=True, slots=True)
class Near:
    """Count the topic words that stand beside one."""

    term: str


@dataclass(frozen=True, slots=True)
class Numerals:
    """Give what tells the order of day and month in the numeric dates of the texts."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Give the changes: (earlier, later, day of the earlier, day of the later), and those that do not hold yet."""


@dataclass(frozen=True, slots=True)
class Tunnels:
    """Give the graph of the tunnels of the documents in which some zettels stand."""

    zettels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Zettels:
    """Give some zettels, and whether one of their passages lies in a range of dates."""

    zettels: tuple[int, ...]
    after: str | None
    before: str | None


Request = (
    Score | Records | Marks | Dated | Beside | SaidIn | SaidBy | Holding | Near | Numerals | Changed | Tunnels | Zettels
)  # fmt: skip
