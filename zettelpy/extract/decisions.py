r"""A text into its decisions: where something was decided, as cues by sentence, and the share of such sentences.

A cue phrase counts where its sentence asserts it: not negated, not asked ("should we …?"), not under a condition ("if
we decide"), not wished, proposed or reported, not inside quotation marks, code or a quoted `> ` line, not in a record
of fields parted by `|`. Each of these tests looks at the clause or sentence of the cue, within a bounded reach.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.negation import Found, Scope, find_cues
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, TABLE
from zettelpy.text.lexicon import decisions as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Phrases

_CONDITION_REACH: Final = 30  # words before a cue in which a condition is looked for
_CHAIN: Final = 4  # auxiliaries and adverbs between a modal verb and a cue
_RUN_REACH: Final = 40  # characters of a run without spaces on either side of a cue, for the same
_LOOK: Final = 200  # code points after a cue in which the mark that closes its clause is looked for

# Quotation by marks, within a block; each kind runs to its own closing mark and never over an opening one.
_QUOTED: Final = re.compile(
    r"""
    (?<!\w) " (?=\S) [^"]{1,1000} "
    | “ [^“”]{1,1000} ” | „ [^„“”]{1,1000} [“”] | « [^«»]{1,1000} » | ‹ [^‹›]{1,1000} ›
    | 「 [^「」]{1,1000} 」 | 『 [^『』]{1,1000} 』 | ` [^`\n]{1,1000} `
    """,
    re.VERBOSE,
)
_ASKED: Final = re.compile(rf"[^.!?;:。！？；：\n]{{0,{_LOOK}}}[?？؟]")
_ASKED_AT_END: Final = re.compile("[?？؟][\\s\"'”’»」』)\\]*_~\u2600-\u27bf\U0001f000-\U0001faff]*\\Z")
_THEN: Final = r"(?:[:：][*_~`]{0,3}(?=\s|\Z)|：|[ \t][-–—](?=\s))[*_~`\s]{0,8}(?P<then>\w*)(?:[ ](?P<next>\w+))?"
_HEAD_MARK: Final = re.compile(rf"[*_~`]{{0,3}}[ \t]{{0,4}}{_THEN}")
_HEAD_TITLE: Final = re.compile(rf"[^:：|?!.;\n]{{0,50}}{_THEN}")
_SET_OFF: Final = re.compile(r"[,;:(–—-]\s*\Z")
_RECORD: Final = re.compile(r"[\s>*-]{0,8}(?:%%|#end\b|\w{1,12}:[^|\n]{0,200}\||[A-Z]{3,}\|)")


class _Tables(NamedTuple):
    conditions: frozenset[str]
    clause_conditions: frozenset[str]
    doubts: frozenset[str]
    modals: frozenset[str]
    auxiliaries: frozenset[str]
    until: frozenset[str]
    inverted: frozenset[str]
    subjects: frozenset[str]
    open_ended: frozenset[str]
    fillers: frozenset[str]


@cache
def _phrases() -> Phrases:
    return Phrases.of(lexicon.DECISIONS)


@cache
def _tables() -> _Tables:
    subjects = "i we you they he she it this that there someone anyone wir ihr sie es on nous ils nosotros"
    lists = (
        lexicon.CONDITIONS, lexicon.CLAUSE_CONDITIONS, lexicon.DOUBTS, lexicon.MODALS, lexicon.AUXILIARIES,
        lexicon.UNTIL, lexicon.INVERTED, subjects, lexicon.OPEN_ENDED, lexicon.FILLERS,
    )  # fmt: skip
    return _Tables(*(frozenset(fold(text).split()) for text in lists))


class Decision(NamedTuple):
    """A cue of a decision, asserted: its span in code points and the number of its sentence."""

    start: int
    end: int
    sentence: int


class _Judge:
    """Decides, cue after cue in order, whether a decision is asserted."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.text, self.words = columns, columns.text, columns.words
        self.scope = Scope(columns)
        self.tables = _tables()
        self.block = -1
        self.quotes: list[tuple[int, int]] = []
        self.line = (0, 0)
        self.line_counts = True

    def asserts(self, cue: Found) -> bool:
        return (
            self._in_place(cue)
            and self._spoken(cue)
            and not self.scope.negates(cue, listed=False)
            and not self._asked(cue)
            and not self._conditional(cue)
            and not self._doubted(cue)
        )

    def _in_place(self, cue: Found) -> bool:
        """Tell whether a cue stands where its kind is read."""
        kind, text = cue.hit.label, self.text
        if kind == "said":
            return self.scope.whole(cue)
        if kind == "head":
            return self._heads(cue)
        if kind == "open":
            return self._opens(cue)
        end = self.columns.sentence_ends[cue.sentence]
        last = cue.hit.stop == cue.stop and end - cue.end < 8
        return last and _SET_OFF.search(text, max(0, cue.start - 4), cue.start) is not None

    def _opens(self, cue: Found) -> bool:
        """Tell whether a cue opens its sentence, but for a speaker's label, up to three fillers, a time or a number."""
        body = self.columns.layout.blocks[cue.block].body
        first = cue.first
        if self.words.starts[first] < body <= cue.start:
            first = bisect_left(self.words.starts, body)
        ahead = map(self.scope.word, range(max(first, cue.hit.first - 4), cue.hit.first))
        return all(word in self.tables.fillers or word.isdecimal() for word in ahead)

    def _heads(self, cue: Found) -> bool:
        if cue.hit.to:  # the last of its run, if it heads a line at all
            if cue.hit.at or cue.hit.to < len(self.scope.word(cue.hit.first)):
                return False
        opens = self._opens(cue)
        mark = _HEAD_MARK.match(self.text, cue.end) or (_HEAD_TITLE.match(self.text, cue.end) if opens else None)
        if not opens or mark is None:
            return False
        then, following = fold(mark["then"]), fold(mark["next"] or "")
        return then not in self.tables.open_ended and (then + "_" + following) not in self.tables.open_ended

    def _spoken(self, cue: Found) -> bool:
        """Tell whether a cue stands in the writer's own words: in no code, quotation, quoted line or record."""
        block = self.columns.layout.blocks[cue.block]
        if block.kind == CODE:
            return False
        if cue.block != self.block:
            self.block = cue.block
            self.quotes = [match.span() for match in _QUOTED.finditer(self.text, block.body, block.end)]
        at = bisect_right(self.quotes, (cue.start, cue.start)) - 1
        if at >= 0 and cue.start < self.quotes[at][1]:
            return False
        if not self.line[0] <= cue.start < self.line[1]:
            start = self.text.rfind("\n", 0, cue.start) + 1
            end = self.text.find("\n", cue.start)
            self.line = start, len(self.text) if end < 0 else end
            quoted = self.text[start : start + 8].lstrip().startswith(">")
            record = block.kind != TABLE and _RECORD.match(self.text, start, self.line[1]) is not None
            self.line_counts = not quoted and not record
        return self.line_counts

    def _asked(self, cue: Found) -> bool:
        start, end = self.columns.sentence_starts[cue.sentence], self.columns.sentence_ends[cue.sentence]
        if _ASKED_AT_END.search(self.text, max(start, end - 24), end) or _ASKED.match(self.text, cue.end, end):
            return True
        last = self.scope.word(cue.stop - 1)
        if cue.hit.to and last.endswith(("か", "かな", "吗", "嗎", "么")):
            return True
        body = self.columns.layout.blocks[cue.block].body
        first = max(cue.first, bisect_left(self.words.starts, body) if start < body else 0)
        if first + 1 >= cue.hit.stop:
            return False
        return self.scope.word(first) in self.tables.inverted and self.scope.word(first + 1) in self.tables.subjects

    def _conditional(self, cue: Found) -> bool:
        tables, scope = self.tables, self.scope
        if cue.hit.to:
            word = scope.word(cue.hit.first)
            around = word[max(0, cue.hit.at - _RUN_REACH) : cue.hit.to + _RUN_REACH]
            if any(mark in around for mark in lexicon.RUN_CONDITIONS.split()):
                return True
        for j in range(cue.hit.first - 1, max(cue.first, cue.hit.first - _CONDITION_REACH) - 1, -1):
            word = scope.word(j)
            if word in tables.conditions:
                return True
            if word in tables.clause_conditions and (j == cue.first or scope.parted(j - 1)):
                return True
            if word in tables.until and scope.word(j + 1) in tables.subjects and j + 4 >= cue.hit.first:
                return True
        return False

    def _doubted(self, cue: Found) -> bool:
        tables, scope = self.tables, self.scope
        clause = scope.clause(cue)
        for j in clause:
            if scope.word(j) in tables.doubts:
                return True
        for j in clause[:_CHAIN]:
            word = scope.word(j)
            if word in tables.modals:
                return True
            if word not in tables.auxiliaries:
                return False
        return False


def find_decisions(columns: Columns) -> Iterator[Decision]:
    """Yield the cues of decisions that a text asserts, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Should we decide? We haven't agreed on that. OK, let's go with Postgres."
    >>> [text[cue.start : cue.end] for cue in find_decisions(read_columns(text))]
    ["let's go with"]
    """
    judge: _Judge | None = None
    end = 0
    for cue in find_cues(columns, _phrases(), labels=True):
        judge = judge or _Judge(columns)
        if cue.start >= end and judge.asserts(cue):  # a phrase with several labels counts once
            end = cue.end
            yield Decision(cue.start, end, cue.sentence)


def decision_counts(columns: Columns) -> array[int]:
    """Return how many cues of decisions each sentence of a text has; one pass over the whole text.

    >>> from zettelpy.text.columns import read_columns
    >>> list(decision_counts(read_columns("Agreed. It was never approved. The plan is to wait.")))
    [1, 0, 1]
    """
    counts = array("I", bytes(4 * len(columns.sentence_starts)))
    for decision in find_decisions(columns):
        counts[decision.sentence] += 1
    return counts


def reader(columns: Columns, options: Options) -> Callable[[int, int], float]:
    """Return a function that gives the decision density of text[start:end]: from 0 to 1, the share of its sentences.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "It rained all day. We decided to wait."
    >>> density = reader(read_columns(text), Options())
    >>> density(0, len(text)), density(0, 18), density(19, len(text))
    (0.5, 0.0, 1.0)
    """
    found = list(find_decisions(columns))
    starts = array("I", (decision.start for decision in found))

    def density(start: int, end: int) -> float:
        inside = found[bisect_left(starts, start) : bisect_left(starts, end)]
        decided = len(dict.fromkeys(decision.sentence for decision in inside if decision.end <= end))
        if not decided:
            return 0.0
        first = bisect_right(columns.sentence_ends, start)
        return decided / (bisect_left(columns.sentence_starts, end) - first)

    return density
