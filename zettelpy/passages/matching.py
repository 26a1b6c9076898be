"""The content words of a question, each with what a memory holds of it: what a receipt tells of them.

In scripts without spaces a word is a stretch of a run whose characters the question asks with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from zettelpy.passages.index import PassageIndex
from zettelpy.passages.question import Question
from zettelpy.passages.relevance import LITTLE, RUN, Unit, bearings, stand_ins, terms_of, units_of
from zettelpy.text.asked_speakers import name_parts
from zettelpy.text.normalise import fold


class Matched(NamedTuple):
    """A content word of a question: how it is spelled there, in how many passages it is found, and what stood in.

    `stood_in_by` are index terms of the memory that were looked for in its place (synonyms, members, its family).
    """

    word: str
    found: int
    stood_in_by: tuple[str, ...]


def matched(index: PassageIndex, question: Question) -> tuple[Matched, ...]:
    """Return the content words of a question in their order, each with what a memory holds of it.

    A speaker's name is found in all that the speaker said as well. Dates are not among the words: they are asked for as
    dates.
    """
    postings = index.scorer.postings
    stands = stand_ins(index, question)
    said = said_by(index, question)
    found = []
    for unit in chain.from_iterable(map(_words_in, units_of(index, question))):
        passages: dict[int, None] = {}
        for term in unit.terms:
            passages.update(dict.fromkeys(said.get(term, ())))
            if term in postings:
                passages.update(dict.fromkeys(postings[term].passages))
        others = dict.fromkeys(other for term in unit.terms for other in stands.get(term, ()))
        found.append(Matched(unit.word, len(passages), tuple(others)))
    return tuple(found)


def said_by(index: PassageIndex, question: Question) -> dict[str, list[int]]:
    """Return, for each term of a question that is a speaker's name, the passages that this speaker said."""
    said: dict[str, list[int]] = {}
    for speaker in question.query.speakers:
        parts = dict.fromkeys(chain.from_iterable(terms_of(part, index.languages) for part in name_parts(speaker)))
        for term in parts:
            if term in question.query.names:
                said.setdefault(term, []).extend(index.speakers[speaker])
    return said


def _words_in(unit: Unit) -> Iterator[Unit]:
    """Yield what a run of a script without spaces asks with, stretch by stretch; any other word as it is.

    >>> [unit.word for unit in _words_in(Unit("合奏はどこで", ("合奏", "奏は")))]
    ['合奏']
    """
    run = fold(unit.word)
    if run.isascii() or not RUN.search(run):
        yield unit
        return
    asked = frozenset(unit.terms)
    bears = [False] * len(run)
    weights = bearings(run)
    for k in range(max(1, len(run) - 1)):
        if run[k : k + 2] in asked:
            for at in range(k, min(k + 2, len(run))):
                bears[at] = weights[at] > LITTLE
    for begin, end in _stretches(bears):
        inside = [run[k : k + 2] for k in range(begin, end - 1)]
        touching = [run[k : k + 2] for k in range(max(0, begin - 1), end)]
        terms = [pair for pair in inside or touching if pair in asked]
        if terms:
            yield Unit(run[begin:end], tuple(dict.fromkeys(terms)))


def _stretches(marks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the (begin, end) of each stretch that is marked."""
    begin = 0
    for at, mark in enumerate((*marks, False)):
        if not mark:
            if begin < at:
                yield begin, at
            begin = at + 1
