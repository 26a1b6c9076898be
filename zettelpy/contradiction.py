"""A memory into its contradictions: statements that later ones replaced, at most one for each later statement.

The sentences of the source are read into statements, and what replaced what is found among them (`extract/changes/`).
Three signals:

- `reversal`: it says so. "Scratch that" takes back what was just said; "cancelled", "off the table" give up what they
  name; "back to" restores; what was open is settled;
- `value-change`: both give one thing a value of one kind (a time, a day, an amount, a place, a person), and it differs;
- `negation-flip`: one denies what the other says.

Invariants: a restatement is none; a later statement replaces at most one earlier; what was replaced is not replaced
again; one subject gives at most `MOST_A_SUBJECT`; the work is linear in the text. The order is that of the later ones.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.changes import Replaced, Statement, find_replaced, read_statements
from zettelpy.passages import check_memory
from zettelpy.text.columns import read_columns
from zettelpy.text.normalise import fold
from zettelpy.text.source import read_documents
from zettelpy.types import Contradiction, Memory, Span, Zettel

MOST_A_SUBJECT: Final = 5
SUMMARY: Final = 60  # code points of each side in a summary


class _Said(NamedTuple):
    """A statement in its place: its zettel, the span that it or the zettel has in the source, its words."""

    statement: Statement
    document: int
    zettel: int
    span: Span | None
    text: str


def detect_contradictions(memory: Memory) -> tuple[Contradiction, ...]:
    """Return the statements of a memory that later ones replaced, in the order of the later ones.

    The sentences of the source are read where the memory has it, else the quotes; spans are those of the sentences, or
    of the zettels where only quotes are known. Of two documents that both have a full date, the dates say which is the
    later; in one, the order of the text. Both statements may stand in one zettel. Raises TypeError for what is no
    Memory.

    >>> from zettelpy.types import Meta
    >>> source = "The launch is on Friday.\\n\\nThe launch is now on Monday."
    >>> notes = Zettel("a", source_start=0, source_end=24), Zettel("b", source_start=26, source_end=54)
    >>> memory = Memory(notes, meta=Meta(source=source))
    >>> [(found.earlier, found.later, found.shared, found.signal) for found in detect_contradictions(memory)]
    [('a', 'b', 'launch', 'value-change')]
    """
    said = list(_read(check_memory(memory)))
    given: dict[str, int] = {}
    found: list[Contradiction] = []
    for pair in find_replaced([one.statement for one in said]):
        shared = _shared(said[pair.earlier], said[pair.later], memory.zettels, pair)
        given[shared] = given.get(shared, 0) + 1
        if given[shared] <= MOST_A_SUBJECT:
            found.append(_contradiction(memory.zettels, said[pair.earlier], said[pair.later], shared, pair.signal))
    return tuple(found)


# Reading --------------------------------------------------------------------------------------------------------


def _read(memory: Memory) -> Iterator[_Said]:
    """Yield the statements of the source, document by document; of the quotes, where source or spans are not known."""
    zettels, source = memory.zettels, memory.meta.source
    placed = sorted((zettel.source_start, k) for k, zettel in enumerate(zettels) if zettel.source_start is not None)
    if not zettels:
        return
    names = list(dict.fromkeys(name for zettel in zettels for name in zettel.entities))
    if source is None or len(placed) < len(zettels):
        starts, at = [], 0
        for zettel in zettels:
            starts.append(at)
            at += len(zettel.quote) + 2
        text = "\n\n".join(zettel.quote for zettel in zettels)
        for statement in read_statements(read_columns(text), names):
            number = bisect_right(starts, statement.start) - 1
            span = zettels[number].spans[0] if zettels[number].spans else None
            yield _Said(statement, 0, number, span, text[statement.start : statement.end])
        return
    starts = [start for start, _ in placed]
    documents = read_documents(source, memory.meta.documents, memory.messages, memory.cache.get("columns"))
    for document_number, (document, columns) in enumerate(documents):
        for statement in read_statements(columns, names):
            start, end = document.span[0] + statement.start, document.span[0] + statement.end
            number = placed[max(0, bisect_right(starts, start) - 1)][1]
            yield _Said(statement, document_number, number, (start, end), source[start:end])


# Telling --------------------------------------------------------------------------------------------------------


def _shared(earlier: _Said, later: _Said, zettels: Sequence[Zettel], pair: Replaced) -> str:
    """Return what two statements share: an entity's name where a shared word tells it, else the best shared word."""
    spellings = later.statement.subject.spellings
    spelling = spellings.get(pair.term) or earlier.statement.subject.spellings.get(pair.term, "")
    names = frozenset(zettels[earlier.zettel].entities)
    known = [name for name in zettels[later.zettel].entities if name in names]
    for name in known:
        if fold(spelling) in fold(name).split():
            return name
    return spelling


def _contradiction(zettels: Sequence[Zettel], earlier: _Said, later: _Said, shared: str, signal: str) -> Contradiction:
    before, after = zettels[earlier.zettel].resolved_date or "", zettels[later.zettel].resolved_date or ""
    apart = earlier.document != later.document
    if apart and len(before) == len(after) == 10 and after < before:
        earlier, later = later, earlier
    sides = []
    for said in (earlier, later):
        text = " ".join(said.text.split()).replace('"', "'")
        date = zettels[said.zettel].resolved_date
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
