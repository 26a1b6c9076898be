"""A statement as it is read, and what it takes over from the statement or question before it.

A sentence takes over, weakly, the subject of the one before it in its message; an answer that of its question.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.extract.changes.subjects import Subject
from zettelpy.extract.changes.values import NUMBER, Value
from zettelpy.extract.changes.wordkinds import PEOPLE

_INHERITED: Final = 4  # tenths of its weight that a term has in the next sentence
ANSWERED: Final = 8  # and in the answer to a question
_BARE: Final = ("", "个", "個", "つ")  # units that name nothing


class Statement(NamedTuple):
    """A sentence, read."""

    start: int
    end: int
    message: int  # number of the block
    speaker: str
    said: bool  # in a message or note, not in prose
    subject: Subject
    terms: dict[str, int]  # the terms of the subject with their weights, and those that are taken over
    values: tuple[Value, ...]
    old: tuple[Value, ...]  # those of the values that are named as replaced
    cues: frozenset[str]  # labels of words of change
    names: frozenset[str]
    self_: bool  # whether the speaker speaks of "me" or "mine"
    denied: frozenset[str]  # terms that stand beside a negator, in its clause
    decided: bool
    moved: int  # where the first word that says that something moved stands; -1 for none
    asks: bool = False  # whether it is a question: that replaces nothing, but tells what is spoken of

    @property
    def negated(self) -> bool:
        """Whether there is a negator in the sentence."""
        return "not" in self.cues


def answer(one: Statement, asked: Statement) -> Statement:
    """Give an answer the subject of its question; a bare number that answers "how many are we" counts people."""
    if PEOPLE in asked.terms:
        values = tuple(v._replace(unit=PEOPLE) if v.kind == NUMBER and v.unit in _BARE else v for v in one.values)
        one = one._replace(values=values)
    return inherit(one, asked, ANSWERED)


def counts_people(value: Value) -> bool:
    """Tell whether a value may count people: a whole number of nothing else."""
    return (
        value.kind == NUMBER
        and value.unit in ("", PEOPLE)
        and isinstance(value.normal, int)
        and value.normal % 1000 == 0
    )


def inherit(one: Statement, before: Statement, tenths: int = _INHERITED) -> Statement:
    """Give a sentence the subject of the one before it in its message, weakly, or of the question that it answers."""
    terms = dict(one.terms)
    for term, weight in before.terms.items():
        if weight * tenths >= 10 and (tenths == _INHERITED or term not in before.names):
            terms.setdefault(term, weight * tenths // 10)
    return one._replace(terms=terms)
