"""A memory into its contradictions: statements that later ones replaced, at most one for each later statement.

Statements are the sentences that say how something is, will be or was decided; questions and conditions are none. A
statement is compared with the last few before it that share a rare word (the subject). Three signals tell that it
replaced one of them, the strongest first:

- `reversal`: it says so. "Scratch that" withdraws the decision just before; "no longer", "cancelled", "off the table"
  withdraw what they name; "moved from MySQL to Postgres" or "B instead of A" name the old;
- `value-change`: both say nearly the same of the same subject, with another number, weekday or date, and the later one
  says "now" or "moved", or the subject has one value at a time (a deadline, a price), or both are decisions;
- `negation-flip`: both say nearly the same, and one of them is negated (as a word: "know" holds no "no").

Invariants: a restatement is none; a later statement contradicts at most the latest earlier one that matches; one
subject gives at most `MOST_A_SUBJECT`; the work is linear in the text, since only the last `WINDOW` statements of a word
are looked at. The order is that of the later statements.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from zettelpy.extract.decisions import decision_counts
from zettelpy.extract.negation import find_cues
from zettelpy.text.columns import Columns, read_columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.layout import CODE, HEADING, TABLE
from zettelpy.text.lexicon import changes, negation
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Phrases
from zettelpy.text.source import layouts_of
from zettelpy.text.terms import term_reader
from zettelpy.text.words import WORD
from zettelpy.types import Contradiction, Document, Memory, Span, Zettel

WINDOW: Final = 8  # earlier statements of a word that are looked at
MOST_A_SUBJECT: Final = 5
LONGEST: Final = 40  # words of a sentence that is read as one statement
TAKE_BACK_REACH: Final = 6  # statements that "scratch that" reaches back over
SUMMARY: Final = 60  # code points of each side in a summary
_RARE_COUNT, _RARE_SHARE = 8, 50  # a word is rare in up to 8 statements, or one in 50
_RELATED, _ALIKE, _RESTATED = 0.25, 0.5, 0.8  # Jaccard similarities of the terms of two statements
_SHIFT_REACH, _OLD_WORDS, _OPENING = 6, 5, 3  # words: from "moved" to "from", of the old, before "scratch that"
_NUMBER: Final = re.compile(r"(?<![\w.,:/-])[0-9]+(?:[.,:/-][0-9]+)*(?:%|[a-z]{1,2}(?![\w-]))?(?![\w-])")


class _Tables(NamedTuple):
    calendar: frozenset[str]
    after: frozenset[str]
    fillers: frozenset[str]
    hypothetical: frozenset[str]
    negators: frozenset[str]
    idle: frozenset[tuple[str, ...]]
    old_after: frozenset[str]
    old_until: frozenset[str]


@cache
def _phrases() -> Phrases:
    return Phrases.of(changes.CHANGES)


@cache
def _tables() -> _Tables:
    days = chain.from_iterable(chain.from_iterable(table.values()) for table in (WEEKDAYS, MONTHS))
    calendar = frozenset(word for day in days for word in WORD.findall(fold(day)) if len(word) > 3)
    return _Tables(
        calendar - {"mars", "march"},
        frozenset(fold(changes.VALUE_AFTER).split()),
        frozenset(fold(changes.VALUE_FILLERS).split()),
        frozenset(fold(changes.HYPOTHETICAL).split()),
        frozenset((negation.TOGGLES + " " + negation.NEGATORS).split()),
        frozenset(tuple(pair.split()[:2]) for pair in negation.IDLE.split(",")),
        frozenset(fold(changes.OLD_AFTER).split()),
        frozenset(fold(changes.OLD_UNTIL).split()),
    )


class _Statement(NamedTuple):
    """A sentence, read. Terms are stems of content words; values are numbers, weekdays and months that something has."""

    zettel: int
    span: Span
    text: str
    terms: dict[str, str]  # stem -> spelling, in order, without the words of change
    named: frozenset[str]  # stems written with a capital inside the sentence
    values: frozenset[str]
    numbers: frozenset[str]  # numbers that name something: "module 17"
    negated: bool
    decided: bool
    hypothetical: bool
    cues: frozenset[str]
    old: frozenset[str]  # stems of what a swap names as the old
    verbs: frozenset[str]  # stems of words of state, which are no subject


def detect_contradictions(memory: Memory) -> tuple[Contradiction, ...]:
    """Return the statements of a memory that later ones replaced, in the order of the later ones.

    The sentences of the source are read where the memory has it, else the quotes; spans are those of the sentences, or
    of the zettels where only quotes are known. Where both have a full date, the dates say which is the later. Both
    statements may stand in one zettel.

    >>> from zettelpy.types import Meta
    >>> source = "The launch is on Friday.\\n\\nThe launch is now on Monday."
    >>> notes = Zettel("a", source_start=0, source_end=24), Zettel("b", source_start=26, source_end=54)
    >>> [(c.earlier, c.later, c.shared, c.signal) for c in detect_contradictions(Memory(notes, meta=Meta(source=source)))]
    [('a', 'b', 'launch', 'value-change')]
    """
    statements: list[_Statement] = []
    for offset, columns, owners in _parts(memory):
        statements += _read(columns, offset, owners)
    counts = Counter(chain.from_iterable(statement.terms for statement in statements))
    limit = max(_RARE_COUNT, len(statements) // _RARE_SHARE)
    recent: dict[str, deque[int]] = {}
    given: dict[str, int] = {}
    found: list[Contradiction] = []
    for number, later in enumerate(statements):
        rare = [term for term in later.terms if counts[term] <= limit]
        near = {k for term in rare for k in recent.get(term, ())}
        if "take-back" in later.cues:
            near.update(range(max(0, number - TAKE_BACK_REACH), number))
        for k in sorted(near, reverse=True):
            earlier = statements[k]
            signal = _signal(earlier, later, [term for term in rare if term in earlier.terms], number - k)
            if signal:
                shared = _shared(earlier, later, memory.zettels, counts)
                given[shared] = given.get(shared, 0) + 1
                if given[shared] <= MOST_A_SUBJECT:
                    found.append(_contradiction(memory.zettels, earlier, later, shared, signal))
                break
        for term in rare:
            recent.setdefault(term, deque(maxlen=WINDOW)).append(number)
    return tuple(found)


# Reading --------------------------------------------------------------------------------------------------------

Owners = tuple[list[int], list[int], bool]  # where the zettels begin, in order; their numbers; whether spans are theirs


def _parts(memory: Memory) -> Iterator[tuple[int, Columns, Owners]]:
    """Yield (offset, columns, owners) of each document of the source; or of the quotes, where there is no source."""
    zettels, source = memory.zettels, memory.meta.source
    placed = [(zettel.source_start, k) for k, zettel in enumerate(zettels) if zettel.source_start is not None]
    if source is None or len(placed) < len(zettels):
        starts, at = [], 0
        for zettel in zettels:
            starts.append(at)
            at += len(zettel.quote) + 2
        if zettels:
            columns = read_columns("\n\n".join(zettel.quote for zettel in zettels))
            yield 0, columns, (starts, list(range(len(zettels))), True)
        return
    placed.sort()
    owners = [start for start, _ in placed], [k for _, k in placed], False
    kept = memory.cache.get("columns")
    if kept is not None:
        yield 0, kept, owners
        return
    documents = memory.meta.documents or (Document((0, len(source))),)
    for document, layout in zip(documents, layouts_of(source, documents, memory.messages), strict=True):
        yield document.span[0], Columns(source[document.span[0] : document.span[1]], layout), owners


def _read(columns: Columns, offset: int, owners: Owners) -> list[_Statement]:
    """Return the statements of a text: the sentences with a cue or a decision, short enough to say one thing."""
    cues: dict[int, list[tuple[str, int, int]]] = {}
    blocks: dict[int, int] = {}
    for cue in find_cues(columns, _phrases()):
        cues.setdefault(cue.sentence, []).append((cue.hit.label, cue.hit.first, cue.hit.stop))
        blocks[cue.sentence] = cue.block
    decided = decision_counts(columns)
    for sentence, count in enumerate(decided):
        if count and sentence not in cues:
            cues[sentence] = []
            blocks[sentence] = columns.blocks(columns.sentence_starts[sentence], columns.sentence_ends[sentence])[0]
    reader = _Reader(columns, offset, owners)
    read = (
        reader.statement(sentence, blocks[sentence], cues[sentence], decided[sentence] > 0) for sentence in sorted(cues)
    )
    return [statement for statement in read if statement is not None]


class _Reader:
    """Reads sentences of one text into statements."""

    def __init__(self, columns: Columns, offset: int, owners: Owners) -> None:
        self.columns, self.words, self.text = columns, columns.words, columns.text
        self.offset, self.owners = offset, owners
        stop = stop_words_for(detect_languages(columns.words)) | frozenset(fold(changes.EMPTY).split())
        self.terms = columns.words.column(term_reader(stop))
        self.tables = _tables()

    def statement(self, sentence: int, block: int, cues: list[tuple[str, int, int]], decided: bool) -> _Statement | None:
        columns, words = self.columns, self.words
        place = columns.layout.blocks[block]
        start, end = max(columns.sentence_starts[sentence], place.body), columns.sentence_ends[sentence]
        first, stop = words.within(start, end)
        if place.kind in (CODE, HEADING, TABLE) or not 0 < stop - first <= LONGEST or self.text[end - 1] in "?？؟":
            return None
        folded = [words.folded[k] for k in words.ids[first:stop]]
        values, numbers, taken = self._values(start, end, first, stop, folded)
        change = {i for label, low, high in cues if label not in ("state", "single") for i in range(low, high)}
        state = {i for label, low, high in cues if label == "state" for i in range(low, high)}
        verbs: list[str] = []
        terms: dict[str, str] = {}
        named: dict[str, None] = {}
        for i in range(first, stop):
            if i in taken or i in change:
                continue
            surface = words.surface(i)
            for term in self.terms[words.ids[i]]:
                terms.setdefault(term, surface)
                if i > first and surface[0].isupper():
                    named[term] = None
                if i in state:
                    verbs.append(term)
        old = self._old(first, folded, cues)
        labels = {label for label, low, _ in cues if label != "take-back" or low - first < _OPENING}
        if old:
            labels.add("swap")
        starts, zettels, whole = self.owners
        at = self.offset + start
        zettel = zettels[max(0, bisect_right(starts, at) - 1)]
        return _Statement(
            zettel,
            (0, 0) if whole else (at, self.offset + end),
            self.text[start:end],
            terms,
            frozenset(named),
            values,
            numbers,
            self._negated(folded),
            decided,
            not self.tables.hypothetical.isdisjoint(folded),
            frozenset(labels),
            old,
            frozenset(verbs),
        )

    def _values(
        self, start: int, end: int, first: int, stop: int, folded: Sequence[str]
    ) -> tuple[frozenset[str], frozenset[str], set[int]]:
        """Return the values that something has, the numbers that name something, and which words these are."""
        values = [word for word in folded if word in self.tables.calendar]
        taken = {first + k for k, word in enumerate(folded) if word in self.tables.calendar}
        numbers = []
        for match in _NUMBER.finditer(self.text, start, end):
            at = bisect_left(self.words.starts, match.start())
            taken.update(range(at, bisect_left(self.words.starts, match.end())))
            k = at - first - 1
            while k > 0 and folded[k] in self.tables.fillers:
                k -= 1
            lead = self.text[max(start, match.start() - 3) : match.start()].rstrip(" $€£¥")
            if lead.endswith((":", "=")) or (0 <= k < len(folded) and folded[k] in self.tables.after):
                values.append(fold(match[0]))
            else:
                numbers.append(fold(match[0]))
        return frozenset(values), frozenset(numbers), taken

    def _negated(self, folded: Sequence[str]) -> bool:
        count = 0
        for k, word in enumerate(folded):
            if word in self.tables.negators and tuple(folded[k : k + 2]) not in self.tables.idle:
                count += 1
        return count % 2 == 1

    def _old(self, first: int, folded: Sequence[str], cues: Sequence[tuple[str, int, int]]) -> frozenset[str]:
        """Return the stems of what is named as the old: "instead of A", "moved it from A to B", "replaced A with B"."""
        old: list[str] = []
        for label, low, high in cues:
            if label not in ("swap", "shift"):
                continue
            at = high - first - 1
            reach = range(at, min(len(folded), at + (_SHIFT_REACH if label == "shift" else 1)))
            start = next((k + 1 for k in reach if folded[k] in self.tables.old_after), None)
            if start is None:
                continue
            stop = min(len(folded), start + _OLD_WORDS)
            until = next((k for k in range(start, stop) if folded[k] in self.tables.old_until), None)
            if until is None and label == "shift":
                continue
            for k in range(start, until or stop):
                old += self.terms[self.words.ids[first + k]]
        return frozenset(old)


# Comparing ------------------------------------------------------------------------------------------------------


def _signal(earlier: _Statement, later: _Statement, rare: Sequence[str], distance: int) -> str | None:
    """Return what tells that a statement replaced an earlier one with which it shares some rare words, or None.

    `distance` counts the statements from the one to the other.
    """
    if earlier.hypothetical or later.hypothetical:
        return None
    shared = earlier.terms.keys() & later.terms.keys()
    alike = len(shared) / (len(earlier.terms) + len(later.terms) - len(shared) or 1)
    if alike >= _RESTATED and earlier.values == later.values and earlier.negated == later.negated:
        return None
    if _reversed(earlier, later, rare, alike, distance):
        return "reversal"
    foreign = bool(earlier.named - later.terms.keys()) and bool(later.named - earlier.terms.keys())
    if earlier.numbers != later.numbers or not rare:
        return None
    if earlier.negated == later.negated:
        if alike >= _ALIKE and not foreign and _revalued(earlier, later):
            return "value-change"
        rechosen = foreign and earlier.decided and later.decided and not later.negated
        return "value-change" if rechosen and len(shared) > 1 and alike >= 0.4 else None
    flips = earlier.decided or later.decided or ("state" in earlier.cues and "state" in later.cues)
    return "negation-flip" if flips and not foreign and len(shared) > 1 and alike >= 0.6 else None


def _reversed(earlier: _Statement, later: _Statement, rare: Sequence[str], alike: float, distance: int) -> bool:
    """Tell whether the later statement says that it takes the place of the earlier one."""
    close = len(rare) > 1 and alike >= _RELATED
    if "take-back" in later.cues and distance <= TAKE_BACK_REACH:
        return earlier.decided or close or bool(earlier.values and later.values)
    if not rare or not (earlier.decided or close):
        return False
    if "drop" in later.cues and "drop" not in earlier.cues and not earlier.negated:
        return True
    if later.old:
        return not later.old.isdisjoint(earlier.terms) and earlier.old.isdisjoint(later.old)
    return "swap" in later.cues and earlier.decided and "swap" not in earlier.cues


def _revalued(earlier: _Statement, later: _Statement) -> bool:
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


def _shared(earlier: _Statement, later: _Statement, zettels: Sequence[Zettel], counts: Counter[str]) -> str:
    """Return what two statements share: an entity's name where one is told by a shared word, else the rarest word."""
    terms = [term for term in later.terms if term in earlier.terms]
    if not terms:
        return ""
    names = frozenset(zettels[earlier.zettel].entities)
    for term in terms:
        spelling = fold(later.terms[term])
        for name in zettels[later.zettel].entities:
            if name in names and spelling in fold(name).split():
                return name
    return later.terms[min(terms, key=lambda term: (term in later.verbs, counts[term]))]


def _contradiction(
    zettels: Sequence[Zettel], earlier: _Statement, later: _Statement, shared: str, signal: str
) -> Contradiction:
    before, after = zettels[earlier.zettel].resolved_date or "", zettels[later.zettel].resolved_date or ""
    if len(before) == len(after) == 10 and after < before:
        earlier, later = later, earlier
    sides = []
    for statement in (earlier, later):
        text = " ".join(statement.text.split()).replace('"', "'")
        date = zettels[statement.zettel].resolved_date
        cut = text if len(text) <= SUMMARY else text[: SUMMARY - 1].rstrip() + "…"
        sides.append(f'"{cut}"' + (f" ({date})" if date else ""))
    return Contradiction(
        zettels[earlier.zettel].id,
        zettels[later.zettel].id,
        shared,
        signal,
        f"[{shared}] {sides[0]} → {sides[1]} ({signal})",
        _place(zettels, earlier),
        _place(zettels, later),
    )


def _place(zettels: Sequence[Zettel], statement: _Statement) -> Span | None:
    """Return the span of the sentence; of the zettel, or None, where only its quote is known."""
    if statement.span != (0, 0):
        return statement.span
    zettel = zettels[statement.zettel]
    return zettel.spans[0] if zettel.spans else None
