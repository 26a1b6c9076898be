r"""A text into its decisions: where something was decided, as cues by sentence, and the share of such sentences.

A cue phrase counts where its sentence asserts it: not negated, not asked ("should we …?"), not under a condition ("if
we decide"), not wished, proposed or reported, not inside quotation marks, code or a quoted `> ` line, not in a record
of fields parted by `|`. Each of these tests looks at the clause or sentence of the cue, within a bounded reach.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable
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
_UNTIL_REACH: Final = 4  # words from "until" to the cue that it governs: "until we decide"

# Quotation by marks, within a block; each kind runs to its own closing mark and never over an opening one.
_QUOTED: Final = re.compile(
    r"""
    (?<!\w) " (?=\S) [^"]{1,1000} "
    | “ [^“”]{1,1000} ” | „ [^„“”]{1,1000} [“”] | « [^«»]{1,1000} » | ‹ [^‹›]{1,1000} ›
    | 「 [^「」]{1,1000} 」 | 『 [^『』]{1,1000} 』 | ` [^`\n]{1,1000} `
    """,
    re.VERBOSE,
)
_MARK: Final = re.compile(r"[?？؟。！；]|[.!;](?=\s)")
_THEN: Final = (
    r"(?:[:：][*_~`]{0,3}(?=\s|\Z)|：|[ \t][-–—](?=\s))[*_~`\s]{0,8}(?P<then>\w{0,24})(?:[ ](?P<next>\w{1,24}))?"
)
_ASKING_ENDS: Final = ("か", "かな", "かしら", "吗", "嗎", "까")
_HEAD_MARK: Final = re.compile(rf"[*_~`]{{0,3}}[ \t]{{0,4}}{_THEN}")
_HEAD_TITLE: Final = re.compile(rf"[^:：|?!.;\n]{{0,50}}{_THEN}")
_SET_OFF: Final = re.compile(r"[,;:(–—-]\s*\Z")
_RECORD: Final = re.compile(r"[\s>*-]{0,8}(?:%%|#end\b|\w{1,12}:[^|\n]{0,200}\||[A-Z]{3,}\|)")


_SUBJECTS: Final = "i we you they he she it this that there someone anyone wir ihr sie es on nous ils nosotros"


class _Tables:
    """The word lists of `lexicon`, folded and split."""

    def __init__(self) -> None:
        def words(text: str) -> frozenset[str]:
            return frozenset(fold(text).split())

        self.conditions, self.clause_conditions = words(lexicon.CONDITIONS), words(lexicon.CLAUSE_CONDITIONS)
        self.until, self.doubts = words(lexicon.UNTIL), words(lexicon.DOUBTS)
        self.modals, self.auxiliaries = words(lexicon.MODALS), words(lexicon.AUXILIARIES)
        self.inverted, self.subjects = words(lexicon.INVERTED), words(_SUBJECTS)
        self.open_ended, self.fillers = words(lexicon.OPEN_ENDED), words(lexicon.FILLERS)
        self.run_conditions = tuple(fold(lexicon.RUN_CONDITIONS).split())


@cache
def _phrases() -> Phrases:
    return Phrases.of(lexicon.DECISIONS)


@cache
def _tables() -> _Tables:
    return _Tables()


class Decision(NamedTuple):
    """A cue of a decision, asserted: its span in code points and the number of its sentence."""

    start: int
    end: int
    sentence: int


class _Judge:
    """Decides, cue after cue in order, whether a decision is asserted.

    What holds for a block, a line or a sentence is found out once, when the first cue in it comes.
    """

    def __init__(self, columns: Columns) -> None:
        self.columns, self.text, self.words = columns, columns.text, columns.words
        self.scope, self.tables = Scope(columns), _tables()
        self.block = -1
        self.quotes: list[tuple[int, int]] = []
        self.line, self.line_counts = (0, 0), True
        self.sentence = -1
        self.first = 0  # the first word that is said in the sentence, after a speaker's label
        self.question = False  # whether its words ask
        self.mark = (0, False)  # where the next mark that ends a sentence is, and whether it asks
        self.scanned, self.condition, self.until = 0, -1, -1  # words read for conditions, and the last ones found

    def asserts(self, cue: Found) -> bool:
        """Tell whether the sentence of a cue says that something is decided."""
        if cue.sentence != self.sentence:
            self._enter(cue)
        return (
            not self.question
            and self._in_place(cue)
            and self._spoken(cue)
            and not self._conditional(cue)
            and not self._asked(cue)
            and not self._doubted(cue)
            and not self.scope.negates(cue, listed=False)
        )

    def _enter(self, cue: Found) -> None:
        """Read what holds for the whole sentence of a cue: where it begins, and whether its words ask."""
        start = self.columns.sentence_starts[cue.sentence]
        body = self.columns.layout.blocks[cue.block].body
        self.sentence, self.mark = cue.sentence, (0, False)
        self.first = cue.first if start >= body or cue.start < body else bisect_left(self.words.starts, body)
        self.scanned, self.condition, self.until = self.first, -1, -1
        word, tables = self.scope.word, self.tables
        two = self.first + 1 < cue.stop
        inverted = two and word(self.first) in tables.inverted and word(self.first + 1) in tables.subjects
        self.question = inverted or word(cue.stop - 1).endswith(_ASKING_ENDS)

    def _in_place(self, cue: Found) -> bool:
        """Tell whether a cue stands where its kind is read."""
        kind = cue.hit.label
        if kind == "said":
            return self.scope.whole(cue)
        if kind == "head":
            return self._opens(cue, line=True) and self._heads(cue)
        if kind == "open":
            return self._opens(cue)
        last = cue.hit.stop == cue.stop and self.columns.sentence_ends[cue.sentence] - cue.end < 8
        return last and _SET_OFF.search(self.text, max(0, cue.start - 4), cue.start) is not None

    def _opens(self, cue: Found, *, line: bool = False) -> bool:
        """Tell whether a cue opens its sentence (or `line`), but for up to three fillers, a time or a number."""
        if cue.hit.at:
            return False
        i = cue.hit.first
        for _ in range(4):
            if i <= self.first or (line and "\n" in self.text[self.words.end(i - 1) : self.words.starts[i]]):
                return True
            i -= 1
            word = self.scope.word(i)
            if word not in self.tables.fillers and not word.isdecimal():
                return False
        return i <= self.first

    def _heads(self, cue: Found) -> bool:
        """Tell whether a colon or dash follows that a cue leads up to, and after it no word that leaves it open."""
        if cue.hit.to and cue.hit.to < len(self.scope.word(cue.hit.first)):
            return False
        mark = _HEAD_MARK.match(self.text, cue.end) or _HEAD_TITLE.match(self.text, cue.end)
        if mark is None:
            return False
        then, following = fold(mark["then"]), fold(mark["next"] or "")
        return then not in self.tables.open_ended and f"{then}_{following}" not in self.tables.open_ended

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
        """Tell whether the next mark after a cue that ends a sentence is a question mark."""
        if self.mark[0] < cue.end:
            end = self.columns.sentence_ends[cue.sentence]
            mark = _MARK.search(self.text, cue.end, end)
            self.mark = (mark.end(), mark[0] in "?？؟") if mark else (end, False)
        return self.mark[1]

    def _conditional(self, cue: Found) -> bool:
        """Tell whether a condition stands before a cue in its sentence."""
        tables, scope, first = self.tables, self.scope, cue.hit.first
        if cue.hit.to:
            word = scope.word(first)
            around = word[max(0, cue.hit.at - _RUN_REACH) : cue.hit.to + _RUN_REACH]
            if any(mark in around for mark in tables.run_conditions):
                return True
        for j in range(max(self.scanned, first - _CONDITION_REACH), first):
            word = scope.word(j)
            opens = word in tables.clause_conditions and (j == self.first or scope.parted(j - 1))
            if opens or word in tables.conditions:
                self.condition = j
            elif word in tables.until and scope.word(j + 1) in tables.subjects:
                self.until = j
        self.scanned = max(self.scanned, first)
        near = self.condition >= 0 and first - self.condition <= _CONDITION_REACH
        return near or (self.until >= 0 and first - self.until <= _UNTIL_REACH)

    def _doubted(self, cue: Found) -> bool:
        """Tell whether a clause only wishes, proposes or reports what a cue says, or leaves it to come."""
        tables, word = self.tables, self.scope.word
        clause = self.scope.clause(cue)
        if not tables.doubts.isdisjoint(map(word, clause)):
            return True
        for j in clause[:_CHAIN]:
            if word(j) in tables.modals:
                return True
            if word(j) not in tables.auxiliaries:
                return False
        return False


def find_decisions(columns: Columns) -> tuple[Decision, ...]:
    """Return the cues of decisions that a text asserts, in order; found once for a text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Should we decide? We haven't agreed on that. OK, let's go with Postgres."
    >>> [text[cue.start : cue.end] for cue in find_decisions(read_columns(text))]
    ["let's go with"]
    """
    return columns.once(_find)


def _find(columns: Columns) -> tuple[Decision, ...]:
    judge: _Judge | None = None
    found: list[Decision] = []
    end = 0
    for cue in find_cues(columns, _phrases(), labels=True):
        judge = judge or _Judge(columns)
        if cue.start >= end and judge.asserts(cue):  # a phrase with several labels counts once
            end = cue.end
            found.append(Decision(cue.start, end, cue.sentence))
    return tuple(found)


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
    found = find_decisions(columns)
    starts = array("I", (decision.start for decision in found))

    def density(start: int, end: int) -> float:
        inside = found[bisect_left(starts, start) : bisect_left(starts, end)]
        decided = len(dict.fromkeys(decision.sentence for decision in inside if decision.end <= end))
        if not decided:
            return 0.0
        first = bisect_right(columns.sentence_ends, start)
        return decided / (bisect_left(columns.sentence_starts, end) - first)

    return density
