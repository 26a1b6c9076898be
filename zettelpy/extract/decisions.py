r"""A text into its decisions: where something was decided, as cues by sentence, and the share of such sentences.

`decision_cues` finds phrases of many kinds and languages, and `decision_judge` judges each by its sentence. What
answers a question or a proposal of a line before ("Shall we take B?" "Yes.") is a decision too. Source of the method:
cue phrases with scope, as in NegEx (Chapman et al. 2001); decisions as agreement over adjacent turns, as in the work on
meetings of Fernández, Frampton, Ehlen, Purver and Peters (2008).
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from heapq import merge
from typing import Final, NamedTuple

from zettelpy.extract.cue_tables import finder_of
from zettelpy.extract.decision_choices import read_choices
from zettelpy.extract.decision_cues import Cue, lexicon, read_cues
from zettelpy.extract.decision_endings import read_endings
from zettelpy.extract.decision_finals import read_finals
from zettelpy.extract.decision_judge import Judge
from zettelpy.extract.decision_plurals import read_plurals
from zettelpy.extract.decision_runs import read_runs
from zettelpy.extract.decision_settings import read_settings
from zettelpy.extract.decision_shapes import read_shapes
from zettelpy.extract.decision_sieve import Sieve
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import FOREIGN
from zettelpy.text.normalise import fold

_ANSWER_REACH: Final = 2  # lines before an answer in which its question may stand
_OPENING: Final = 8  # characters before the words of assent in a line, after its label
_LABEL: Final = lazily(r"[^:：\n]{1,60}[:：][ \t]{0,4}")  # a label, in lines that the layout reads as no messages
_QUESTION: Final = 120  # characters at the end of a line in which a question is read
_WE: Final = lazily(r"\w{2,20}(?:mos|iamo|ons|им|ем|ём|까)\b", re.IGNORECASE)
_BEING: Final = frozenset("hemos somos estamos tenemos sabemos temos fomos siamo abbiamo avons sommes savons".split())
_ACCENTED: Final = lazily("[à-öø-ÿ]")
_NEAR: Final = 40  # characters behind a clause in which a letter with an accent tells that it is not English
_FOREIGN: Final = frozenset(fold(FOREIGN).split())
_READERS: Final = (read_endings, read_finals, read_plurals, read_runs, read_settings, read_choices)
_PROPOSABLE: Final = frozenset(("plan", "lead"))  # what a question makes a proposal of


class Decision(NamedTuple):
    """A cue of a decision, asserted: its span in code points and the number of its sentence."""

    start: int
    end: int
    sentence: int


def find_decisions(columns: Columns) -> tuple[Decision, ...]:
    """Return the cues of decisions that a text asserts, in order; found once for a text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Should we decide? We haven't agreed on that. OK, let's go with Postgres."
    >>> [text[cue.start : cue.end] for cue in find_decisions(read_columns(text))]
    ["let's go with"]
    """
    return columns.once(_find)


def _find(columns: Columns) -> tuple[Decision, ...]:
    shapes = [_english(columns), *(read(columns) for read in _READERS)]
    sieve = Sieve(columns)
    places = sieve.places(finder_of(columns, lexicon().cues).places())
    phrases = filter(sieve.keeps, read_cues(columns, places))
    cues = list(merge(phrases, *shapes, key=lambda cue: cue.found.start))
    if not cues:
        return ()
    judge = Judge(columns)
    found: list[Decision] = []
    offered: dict[int, int] = {}  # starts of the lines that ask or propose something -> their block
    line, end = 0, -1
    for cue in cues:
        own = cue.found
        if found and own.start < found[-1].end:
            continue
        if own.start > end:
            line = columns.text.rfind("\n", 0, own.start) + 1
            end = columns.text.find("\n", own.start)
            end = len(columns.text) if end < 0 else end
        if judge.asserts(cue) or ("yes" in cue.kinds and _answers(columns, judge, cue, line, offered)):
            found.append(Decision(own.start, own.end, own.sentence))
        elif "offer" in cue.kinds or (not _PROPOSABLE.isdisjoint(cue.kinds) and judge.proposed(cue)):
            offered[line] = own.block
    return tuple(found)


def _english(columns: Columns) -> Iterator[Cue]:
    """Yield the English clauses of a text by their shape, but for sentences with common words of other languages."""
    word = columns.words.folded.__getitem__
    for cue in read_shapes(columns):
        own = columns.words.ids[cue.found.first : cue.found.stop]
        accented = _ACCENTED.search(columns.text, columns.sentence_starts[cue.found.sentence], cue.found.end + _NEAR)
        if accented is None and _FOREIGN.isdisjoint(map(word, own)):
            yield cue


def _answers(columns: Columns, judge: Judge, cue: Cue, line: int, offered: dict[int, int]) -> bool:
    """Tell whether a cue opens a line that says yes to what somebody asked or proposed in a line shortly before it."""
    text, blocks, own = columns.text, columns.layout.blocks, cue.found
    label = _LABEL.match(text, line, own.start)
    body = max(label.end() if label else line, min(blocks[own.block].body, own.start))
    if own.start - body > _OPENING or judge.unsure(cue):
        return False
    for _ in range(_ANSWER_REACH):
        stop = line - 1
        while stop > 0 and text[stop - 1] == "\n":
            stop -= 1
        if stop <= 0:
            return False
        line = text.rfind("\n", 0, stop) + 1
        asker = offered.get(line)
        if asker is None and (judge.proposes(line, stop) or _shall(text[max(line, stop - _QUESTION) : stop])):
            asker = columns.blocks(line, stop)[0]
        if asker is not None:
            return not blocks[asker].speaker or blocks[asker].speaker != blocks[own.block].speaker
    return False


def _shall(question: str) -> bool:
    """Tell whether a line asks with a verb of what "we" do: "¿le regalamos la tablet?", "사 드릴까?"."""
    if question.rstrip()[-1:] not in ("?", "？"):
        return False
    return any(fold(match[0]) not in _BEING for match in _WE.finditer(question))


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
