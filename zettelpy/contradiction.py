"""A memory into its contradictions: statements that later ones replaced, at most one for each later statement.

The sentences of the source are read into statements, and what replaced what is found among them (`extract/changes/`).
Three signals:

- `reversal`: it says so. "Scratch that" takes back what was just said; "cancelled", "off the table" give up what they
  name; "back to" restores; what was open is settled;
- `value-change`: both give one thing a value of one kind (a time, a day, an amount, a place, a person), and it differs;
- `negation-flip`: one denies what the other says.

Invariants: a later statement replaces at most one earlier; what was replaced is not replaced again; one subject gives
at most `MOST_A_SUBJECT`, the latest; the work is linear in the text. The order is that in which the later ones were
made: by day where the days are known, since a changelog begins with what is newest, else that of the text.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from zettelpy.extract.changes import (
    Profile,
    Replaced,
    Statement,
    Worths,
    find_replaced,
    first_day,
    order_of_time,
    read_profiles,
    read_statements,
)
from zettelpy.text.columns import read_columns
from zettelpy.text.normalise import fold
from zettelpy.text.source import read_documents
from zettelpy.types import Contradiction, Memory, Span, Zettel, check_memory

MOST_A_SUBJECT: Final = 5
FULL_DAY: Final = len("2025-03-04")
SUMMARY: Final = 60  # code points of each side in a summary


class Said(NamedTuple):
    """A statement in its place: its zettel, the span that it or the zettel has in the source, its words."""

    profile: Profile
    document: int
    zettel: int
    span: Span | None
    text: str

    @property
    def statement(self) -> Statement:
        """What it says."""
        return self.profile.statement


def detect_contradictions(memory: Memory) -> tuple[Contradiction, ...]:
    """Return the statements of a memory that later ones replaced, in the order of the later ones.

    The sentences of the source are read where the memory has it, else the quotes; spans are those of the sentences, or
    of the zettels where only quotes are known. Where days are known, of messages or documents, they say which statement
    is the later, else the order of the text. Both statements may stand in one zettel. Of one subject the latest
    `MOST_A_SUBJECT` (5) are returned. Raises TypeError for what is no Memory.

    >>> from zettelpy.types import Meta
    >>> source = "The launch is on Friday.\\n\\nThe launch is now on Monday."
    >>> notes = Zettel("a", source_start=0, source_end=24), Zettel("b", source_start=26, source_end=54)
    >>> memory = Memory(notes, meta=Meta(source=source))
    >>> [(found.earlier, found.later, found.shared, found.signal) for found in detect_contradictions(memory)]
    [('a', 'b', 'launch', 'value-change')]
    """
    said, worths = read_said(check_memory(memory))
    given: dict[str, int] = {}
    found: list[Contradiction] = []
    for pair in reversed(
        find_replaced([one.profile for one in said], worths)
    ):  # of many of a subject, the latest count
        shared = _shared(said[pair.earlier], said[pair.later], memory.zettels, pair)
        given[shared] = given.get(shared, 0) + 1
        if given[shared] <= MOST_A_SUBJECT:
            found.append(_contradiction(memory.zettels, said[pair.earlier], said[pair.later], shared, pair.signal))
    found.reverse()
    return tuple(found)


# Reading --------------------------------------------------------------------------------------------------------


def read_said(memory: Memory) -> tuple[list[Said], Worths]:
    """Return the statements of the source, document by document, or of the quotes where source or spans are not known;
    and what their terms are worth."""
    zettels, source = memory.zettels, memory.meta.source
    names = list(dict.fromkeys(name for zettel in zettels for name in zettel.entities))
    placed = sorted((zettel.source_start, k) for k, zettel in enumerate(zettels) if zettel.source_start is not None)
    quotes = source is None or len(placed) < len(zettels)
    if source is None or quotes:
        text = "\n\n".join(zettel.quote for zettel in zettels)
        parts = [(0, 0, read_columns(text))]
    else:
        text = source
        documents = read_documents(source, memory.meta.documents, memory.messages, memory.cache.get("columns"))
        parts = [(number, document.span[0], columns) for number, (document, columns) in enumerate(documents)]
    if not zettels:
        parts = []
    read = [(columns, order_of_time(columns, read_statements(columns, names))) for _, _, columns in parts]
    days = [first_day(*one) for one in read]
    if all(days) and any(later < earlier for earlier, later in pairwise(days)):
        order_of_days = sorted(range(len(days)), key=days.__getitem__)
        parts, read = [parts[k] for k in order_of_days], [read[k] for k in order_of_days]
    profiles, worths = read_profiles(read)
    if quotes:
        ends = accumulate((len(zettel.quote) + 2 for zettel in zettels), initial=0)
        starts, order = list(ends)[:-1], list(range(len(zettels)))
    else:
        starts, order = [start for start, _ in placed], [k for _, k in placed]
    said: list[Said] = []
    rest = iter(profiles)
    for (number, offset, _), (_, statements) in zip(parts, read, strict=True):
        for one, profile in zip(statements, rest, strict=False):
            start, end = offset + one.start, offset + one.end
            zettel_number = order[max(0, bisect_right(starts, start) - 1)]
            spans = zettels[zettel_number].spans
            span = (start, end) if not quotes else spans[0] if spans else None
            said.append(Said(profile, number, zettel_number, span, text[start:end]))
    return said, worths


# Telling --------------------------------------------------------------------------------------------------------


def _shared(earlier: Said, later: Said, zettels: Sequence[Zettel], pair: Replaced) -> str:
    """Return what two statements share: an entity's name where a shared word tells it, else the best shared word."""
    spellings = later.statement.subject.spellings
    spelling = spellings.get(pair.term) or earlier.statement.subject.spellings.get(pair.term, "")
    names = frozenset(zettels[earlier.zettel].entities)
    known = [name for name in zettels[later.zettel].entities if name in names]
    for name in known:
        if fold(spelling) in fold(name).split():
            return name
    if spelling or not later.statement.values:
        return spelling
    value, start = later.statement.values[0], later.statement.start  # two choices that share no word
    return later.text[value.start - start : value.end - start]


def _contradiction(zettels: Sequence[Zettel], earlier: Said, later: Said, shared: str, signal: str) -> Contradiction:
    if earlier.document != later.document and not (earlier.profile.said_on and later.profile.said_on):
        before, after = zettels[earlier.zettel].resolved_date or "", zettels[later.zettel].resolved_date or ""
        if len(before) == len(after) == FULL_DAY and after < before:
            earlier, later = later, earlier
    sides = []
    for said in (earlier, later):
        text = " ".join(said.text.split()).replace('"', "'")
        date = said.profile.said_on or zettels[said.zettel].resolved_date
        cut = text if len(text) <= SUMMARY else text[: SUMMARY - 1].rstrip() + "…"
        sides.append(f'"{cut}"' + (f" ({date})" if date else ""))
    return Contradiction(
        zettels[earlier.zettel].id,
        zettels[later.zettel].id,
        shared,
        signal,
        f"[{shared}] {sides[0]} → {sides[1]} ({signal})",
        earlier.span,
        later.span,
    )
