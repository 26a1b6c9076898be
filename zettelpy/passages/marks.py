"""Which passages of a memory were superseded, and when: what a context says of them below their text."""

from __future__ import annotations

from zettelpy.passages.answers import body
from zettelpy.passages.changes import changes_of
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.standing import CONFIRMS
from zettelpy.passages.telling import words_of_change
from zettelpy.text.terms import query_terms
from zettelpy.types import Memory


def superseded_by(index: PassageIndex, memory: Memory) -> dict[int, tuple[int, str]]:
    r"""Return, for each passage that was replaced, the passage that did so first and its day, "" where that is unknown.

    Only what says so counts: a mark in a context must be right more often than what a search may follow. What was said
    again afterwards holds again.

    >>> from zettelpy import compress
    >>> from zettelpy.passages.index import index_of
    >>> memory = compress("[2025-03-04 09:12] Ana: The launch is on 3 May.\n"
    ...                   "[2025-03-05 10:00] Ana: The launch moved to 9 May.")
    >>> superseded_by(index_of(memory), memory)
    {0: (1, '2025-03-05')}
    """
    found: dict[int, tuple[int, str]] | None = memory.cache.get("superseded")
    if found is None:
        found = {}
        first, last = index.first_said(memory), index.last_said(memory)
        for earlier, later in changes_of(index, memory).pairs:
            again = last.get(first[earlier], earlier)
            holds_again = again != earlier and index.is_after(again, later)
            if not holds_again and _says_so(index, memory, earlier, later):
                found.setdefault(earlier, (later, index.passages[later].date or ""))
        memory.cache["superseded"] = found
    return found


def _says_so(index: PassageIndex, memory: Memory, earlier: int, later: int) -> bool:
    """Tell whether a later passage may be said to replace an earlier one: it speaks of the same, in a word of its own,
    or says that something changed. Two values of one kind beside each other ("dinner at 19", "lunch at 12") do neither.
    """
    theirs, ours = (frozenset(query_terms(body(index, memory, i), index.stop, index.stems)) for i in (earlier, later))
    one, other = index.passages[earlier], index.passages[later]
    if abs(later - earlier) <= CONFIRMS and one.speaker != other.speaker and 2 * len(theirs & ours) >= len(ours):
        return False  # somebody else says the same again: it is confirmed
    if any(words_of_change(index, memory, later)):
        return True
    return any(not term[:1].isdigit() for term in sorted(theirs & ours))
