"""A text into its statements: the sentences that say how something is, will be or was decided, or that it changed.

A statement is a sentence with a cue (`text/lexicon/changes.py`) or a decision, short enough to say one thing; it is
read into what two statements are compared by: content words, values, negation, and the words of change in it.
Questions, headings, tables and code are no statements. One pass over the text; other sentences are never looked at.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from zettelpy.extract.decisions import decision_counts
from zettelpy.extract.negation import find_cues
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.layout import CODE, HEADING, TABLE
from zettelpy.text.lexicon import changes, negation
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Phrases
from zettelpy.text.terms import index_terms, term_reader
from zettelpy.text.words import WORD

LONGEST: Final = 40  # words of a sentence that is read as one statement
_SHIFT_REACH, _OLD_WORDS, _OPENING = 6, 5, 3  # words: from "moved" to "from", of the old, before "scratch that"
_FRAME: Final = frozenset(("state", "single"))  # cues that are words of the statement, not of a change
_NUMBER: Final = re.compile(r"(?<![\w.,:/-])[0-9]+(?:[.,:/-][0-9]+)*(?:%|[a-z]{1,2}(?![\w-]))?(?![\w-])")

Cue = tuple[str, int, int]  # label, first word, word just after


class Statement(NamedTuple):
    """A sentence, read. Terms are stems of content words; values are the numbers, weekdays, months of something."""

    start: int
    end: int
    terms: dict[str, str]  # stem -> spelling, in order, without values and words of change
    named: frozenset[str]  # stems written with a capital inside the sentence
    verbs: frozenset[str]  # stems of words of state and of what follows "we" or "to": no subjects
    old: frozenset[str]  # stems of what is named as replaced
    values: frozenset[str]  # what something has: "is 28", "on Friday"
    numbers: frozenset[str]  # what something is called: "module 17"
    cues: frozenset[str]  # labels of `CHANGES`
    negated: bool
    decided: bool
    hypothetical: bool


class _Tables(NamedTuple):
    calendar: frozenset[str]
    after: frozenset[str]
    fillers: frozenset[str]
    hypothetical: frozenset[str]
    old_after: frozenset[str]
    old_until: frozenset[str]
    empty: frozenset[str]
    before_verbs: frozenset[str]
    negators: frozenset[str]
    idle: frozenset[tuple[str, ...]]


@cache
def _phrases() -> Phrases:
    return Phrases.of(changes.CHANGES)


@cache
def _tables() -> _Tables:
    def words(text: str) -> frozenset[str]:
        return frozenset(fold(text).split())

    days = chain.from_iterable(chain.from_iterable(table.values()) for table in (WEEKDAYS, MONTHS))
    calendar = frozenset(word for day in days for word in WORD.findall(fold(day)) if len(word) > 3)
    return _Tables(
        calendar - {"mars", "march"},  # verbs and planets as often as months
        words(changes.VALUE_AFTER),
        words(changes.VALUE_FILLERS),
        words(changes.HYPOTHETICAL),
        words(changes.OLD_AFTER),
        words(changes.OLD_UNTIL),
        frozenset(chain.from_iterable(index_terms(word, ()) for word in changes.EMPTY.split())),
        words(negation.SUBJECTS + " to not"),
        frozenset((negation.TOGGLES + " " + negation.NEGATORS).split()),
        frozenset(tuple(pair.split()[:2]) for pair in negation.IDLE.split(",")),
    )


def read_statements(columns: Columns) -> list[Statement]:
    """Return the statements of a text, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> found = read_statements(read_columns("It rained. The launch is now on Monday. Is it late?"))
    >>> [(list(statement.terms), sorted(statement.values), sorted(statement.cues)) for statement in found]
    [(['launch'], ['monday'], ['now', 'single', 'state'])]
    """
    cues: dict[int, list[Cue]] = {}
    blocks: dict[int, int] = {}
    for cue in find_cues(columns, _phrases()):
        cues.setdefault(cue.sentence, []).append((cue.hit.label, cue.hit.first, cue.hit.stop))
        blocks[cue.sentence] = cue.block
    decided = decision_counts(columns)
    for sentence, count in enumerate(decided):
        if count and sentence not in cues:
            cues[sentence] = []
            blocks[sentence] = columns.blocks(columns.sentence_starts[sentence], columns.sentence_ends[sentence])[0]
    if not cues:
        return []
    reader = _Reader(columns)
    found = [reader.read(number, blocks[number], cues[number], decided[number] > 0) for number in sorted(cues)]
    return [statement for statement in found if statement is not None]


class _Reader:
    """Reads sentences of one text into statements."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.words, self.text = columns, columns.words, columns.text
        self.terms = columns.words.column(term_reader(stop_words_for(detect_languages(columns.words))))
        self.tables = _tables()

    def read(self, sentence: int, block: int, cues: Sequence[Cue], decided: bool) -> Statement | None:
        """Return a sentence as a statement; None where it is none, or too long."""
        columns, words, tables = self.columns, self.words, self.tables
        place = columns.layout.blocks[block]
        start, end = max(columns.sentence_starts[sentence], place.body), columns.sentence_ends[sentence]
        first, stop = words.within(start, end)
        if place.kind in (CODE, HEADING, TABLE) or not 0 < stop - first <= LONGEST or self.text[end - 1] in "?？؟":
            return None
        folded = [words.folded[k] for k in words.ids[first:stop]]
        values, numbers, taken = self._values(start, end, first, folded)
        taken.update(i for label, low, high in cues if label not in _FRAME for i in range(low, high))
        state = {i for label, low, high in cues if label == "state" for i in range(low, high)}
        terms: dict[str, str] = {}
        named: list[str] = []
        verbs: list[str] = []
        for i in range(first, stop):
            if i in taken:
                continue
            surface = words.surface(i)
            own = [term for term in self.terms[words.ids[i]] if term not in tables.empty]
            for term in own:
                terms.setdefault(term, surface)
            if i > first and surface[0].isupper():
                named += own
            if i in state or (folded[i - first - 1] in tables.before_verbs and not surface[0].isupper()):
                verbs += own
        old = self._old(first, folded, cues)
        labels = [label for label, low, _ in cues if label != "take-back" or low - first < _OPENING]
        return Statement(
            start,
            end,
            terms,
            frozenset(named),
            frozenset(verbs),
            old,
            values,
            numbers,
            frozenset([*labels, "swap"] if old else labels),
            self._negated(folded),
            decided,
            not tables.hypothetical.isdisjoint(folded),
        )

    def _values(
        self, start: int, end: int, first: int, folded: Sequence[str]
    ) -> tuple[frozenset[str], frozenset[str], set[int]]:
        """Return the values that something has, the numbers that name something, and which words these are."""
        tables, starts = self.tables, self.words.starts
        values = [word for word in folded if word in tables.calendar]
        taken = {first + k for k, word in enumerate(folded) if word in tables.calendar}
        numbers = []
        for match in _NUMBER.finditer(self.text, start, end):
            at = bisect_left(starts, match.start())
            taken.update(range(at, bisect_left(starts, match.end())))
            k = at - first - 1
            while k > 0 and folded[k] in tables.fillers:
                k -= 1
            lead = self.text[max(start, match.start() - 3) : match.start()].rstrip(" $€£¥")
            if lead.endswith((":", "=")) or (0 <= k < len(folded) and folded[k] in tables.after):
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

    def _old(self, first: int, folded: Sequence[str], cues: Sequence[Cue]) -> frozenset[str]:
        """Return the stems of what is named as the old: "instead of A", "moved it from A to B", "replaced A with B"."""
        tables = self.tables
        old: list[str] = []
        for label, _, high in cues:
            if label not in ("swap", "shift"):
                continue
            at = high - first - 1
            reach = range(at, min(len(folded), at + (_SHIFT_REACH if label == "shift" else 1)))
            start = next((k + 1 for k in reach if folded[k] in tables.old_after), None)
            if start is None:
                continue
            stop = min(len(folded), start + _OLD_WORDS)
            until = next((k for k in range(start, stop) if folded[k] in tables.old_until), None)
            if until is None and label == "shift":
                continue
            for k in range(start, until or stop):
                old += self.terms[self.words.ids[first + k]]
        return frozenset(old)
