"""A memory into its contradictions: statements that later ones replaced, at most one for each later statement.

A statement (`extract/statements.py`) is compared with the last few before it that share a rare word, its subject;
conditions and questions are left out. Three signals tell that it replaced one of them, the strongest first:

- `reversal`: it says so. "Scratch that" withdraws the decision just before; "no longer", "cancelled", "off the table"
  withdraw what they name; "moved from MySQL to Postgres" or "B instead of A" name the old;
- `value-change`: both say nearly the same of the same subject, with another number, weekday or date, and the later one
  says "now" or "moved", or the subject has one value at a time (a deadline, a price), or both are decisions;
- `negation-flip`: both say nearly the same, and one of them is negated (as a word: "know" holds no "no").

Invariants: a restatement is none; a later statement contradicts at most the latest earlier one that matches; one
subject gives at most `MOST_A_SUBJECT`; the work is linear in the text, since only the last `WINDOW` statements of a
word are looked at. The order is that of the later statements.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from zettelpy.extract.statements import Statement, read_statements
from zettelpy.passages import check_memory
from zettelpy.text.columns import read_columns
from zettelpy.text.normalise import fold
from zettelpy.text.source import read_documents
from zettelpy.types import Contradiction, Memory, Span, Zettel

WINDOW: Final = 8  # earlier statements of a word that are looked at
MOST_A_SUBJECT: Final = 5
TAKE_BACK_REACH: Final = 6  # statements that "scratch that" reaches back over
SUMMARY: Final = 60  # code points of each side in a summary
_RARE_COUNT, _RARE_SHARE = 8, 50  # a word is rare in up to 8 statements, or one in 50
_RELATED, _CHOSEN, _ALIKE, _SAME, _RESTATED = 0.25, 0.4, 0.5, 0.6, 0.8  # Jaccard similarities of terms
_REVERSALS: Final = frozenset(("take-back", "drop", "swap"))


class _Said(NamedTuple):
    """A statement in its place: its zettel, the span that it or the zettel has in the source, its words."""

    statement: Statement
    zettel: int
    span: Span | None
    text: str


def detect_contradictions(memory: Memory) -> tuple[Contradiction, ...]:
    """Return the statements of a memory that later ones replaced, in the order of the later ones.

    The sentences of the source are read where the memory has it, else the quotes; spans are those of the sentences, or
    of the zettels where only quotes are known. Where both have a full date, the dates say which is the later. Both
    statements may stand in one zettel. Raises TypeError for what is no Memory.

    >>> from zettelpy.types import Meta
    >>> source = "The launch is on Friday.\\n\\nThe launch is now on Monday."
    >>> notes = Zettel("a", source_start=0, source_end=24), Zettel("b", source_start=26, source_end=54)
    >>> memory = Memory(notes, meta=Meta(source=source))
    >>> [(found.earlier, found.later, found.shared, found.signal) for found in detect_contradictions(memory)]
    [('a', 'b', 'launch', 'value-change')]
    """
    said = list(_read(check_memory(memory)))
    counts = Counter(chain.from_iterable(one.statement.terms for one in said))
    limit = max(_RARE_COUNT, len(said) // _RARE_SHARE)
    recent: dict[str, deque[int]] = {}
    given: dict[str, int] = {}
    found: list[Contradiction] = []
    for number, later in enumerate(said):
        rare = [term for term in later.statement.terms if counts[term] <= limit]
        near = set(chain.from_iterable(recent.get(term, ()) for term in rare))
        if "take-back" in later.statement.cues:
            near.update(range(max(0, number - TAKE_BACK_REACH), number))
        for k in sorted(near, reverse=True):
            signal = _signal(said[k].statement, later.statement, rare, number - k)
            if signal:
                shared = _shared(said[k], later, memory.zettels, counts)
                given[shared] = given.get(shared, 0) + 1
                if given[shared] <= MOST_A_SUBJECT:
                    found.append(_contradiction(memory.zettels, said[k], later, shared, signal))
                break
        for term in rare:
            recent.setdefault(term, deque(maxlen=WINDOW)).append(number)
    return tuple(found)


# Reading --------------------------------------------------------------------------------------------------------


def _read(memory: Memory) -> Iterator[_Said]:
    """Yield the statements of the source, document by document; of the quotes, where source or spans are not known."""
    zettels, source = memory.zettels, memory.meta.source
    placed = sorted((zettel.source_start, k) for k, zettel in enumerate(zettels) if zettel.source_start is not None)
    if not zettels:
        return
    if source is None or len(placed) < len(zettels):
        starts, at = [], 0
        for zettel in zettels:
            starts.append(at)
            at += len(zettel.quote) + 2
        text = "\n\n".join(zettel.quote for zettel in zettels)
        for statement in read_statements(read_columns(text)):
            number = bisect_right(starts, statement.start) - 1
            span = zettels[number].spans[0] if zettels[number].spans else None
            yield _Said(statement, number, span, text[statement.start : statement.end])
        return
    starts = [start for start, _ in placed]
    for document, columns in read_documents(
        source, memory.meta.documents, memory.messages, memory.cache.get("columns")
    ):
        for statement in read_statements(columns):
            start, end = document.span[0] + statement.start, document.span[0] + statement.end
            number = placed[max(0, bisect_right(starts, start) - 1)][1]
            yield _Said(statement, number, (start, end), source[start:end])


# Comparing ------------------------------------------------------------------------------------------------------


def _signal(earlier: Statement, later: Statement, rare: Sequence[str], distance: int) -> str | None:
    """Return what tells that a statement replaced one that stands `distance` statements before it, or None.

    `rare` are the rare terms of the later one.
    """
    reverses = later.cues & _REVERSALS
    flips = earlier.negated != later.negated
    if not (reverses or flips or (earlier.values and later.values) or (earlier.decided and later.decided)):
        return None
    if earlier.hypothetical or later.hypothetical:
        return None
    subject = [term for term in rare if term in earlier.terms]
    shared = len(earlier.terms.keys() & later.terms.keys())
    alike = shared / (len(earlier.terms) + len(later.terms) - shared or 1)
    if alike >= _RESTATED and earlier.values == later.values and not flips and reverses <= earlier.cues:
        return None
    if reverses and _reversed(earlier, later, len(subject), alike, distance):
        return "reversal"
    if not subject or earlier.numbers != later.numbers:
        return None
    foreign = not (earlier.named <= later.terms.keys() or later.named <= earlier.terms.keys())
    if flips:
        states = earlier.decided or later.decided or ("state" in earlier.cues and "state" in later.cues)
        return "negation-flip" if states and not foreign and shared > 1 and alike >= _SAME else None
    if alike >= _ALIKE and not foreign and _revalued(earlier, later):
        return "value-change"
    rechosen = foreign and shared > 1 and alike >= _CHOSEN and not later.negated
    return "value-change" if rechosen and earlier.decided and later.decided else None


def _reversed(earlier: Statement, later: Statement, subject: int, alike: float, distance: int) -> bool:
    """Tell whether a statement says that it takes the place of one with which it shares `subject` rare terms."""
    close = subject > 1 and alike >= _RELATED
    if "take-back" in later.cues and distance <= TAKE_BACK_REACH:
        return earlier.decided or close or bool(earlier.values and later.values)
    if not subject or not (earlier.decided or close):
        return False
    if "drop" in later.cues and "drop" not in earlier.cues and not earlier.negated:
        return True
    if later.old:
        return not later.old.isdisjoint(earlier.terms) and earlier.old.isdisjoint(later.old)
    return "swap" in later.cues and earlier.decided and "swap" not in earlier.cues


def _revalued(earlier: Statement, later: Statement) -> bool:
    """Tell whether two statements give one thing another value."""
    says = not later.cues.isdisjoint(("now", "swap")) or (earlier.decided and later.decided)
    if not says and not ("single" in earlier.cues and "single" in later.cues):
        return False
    for numeric in (True, False):
        before = {value for value in earlier.values if value[0].isdecimal() == numeric}
        after = {value for value in later.values if value[0].isdecimal() == numeric}
        if before and after and before.isdisjoint(after):
            return True
    return False


def _shared(earlier: _Said, later: _Said, zettels: Sequence[Zettel], counts: Counter[str]) -> str:
    """Return what two statements share: an entity's name where a shared word tells it, else the rarest word.

    "Scratch that" need not share a word with what it withdraws: then it is a word of that.
    """
    terms = later.statement.terms
    both = [term for term in terms if term in earlier.statement.terms]
    if not both:
        terms = earlier.statement.terms
        both = list(terms)
    names = frozenset(zettels[earlier.zettel].entities)
    known = [name for name in zettels[later.zettel].entities if name in names]
    for term in both:
        spelling = fold(terms[term])
        for name in known:
            if spelling in fold(name).split():
                return name
    verbs = later.statement.verbs | earlier.statement.verbs
    best = min(both, key=lambda term: (term in verbs, counts[term]), default=None)
    return "" if best is None else terms[best]


def _contradiction(zettels: Sequence[Zettel], earlier: _Said, later: _Said, shared: str, signal: str) -> Contradiction:
    before, after = zettels[earlier.zettel].resolved_date or "", zettels[later.zettel].resolved_date or ""
    if len(before) == len(after) == 10 and after < before:
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
