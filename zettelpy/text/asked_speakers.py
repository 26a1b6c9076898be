"""A question into the speakers of a text that it names, and the dates that are none because they are names.

A speaker is named by any word of the name. Where a word could be more than one speaker's, the one of whose name more
words stand there in a row is meant: "Ana Lopez" is not Ana Ruiz, "Ana" may be either. A name that is a function word as
well (`Will`) or a month (`May`) counts by its capital letter, inside a sentence, where nothing makes it plainly the
month: a preposition of time before it, a number or a year beside it.

Work: one look at the words of the question, and at those of each name.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from zettelpy.text.date_spans import AskedDate
from zettelpy.text.dating.line import triggers
from zettelpy.text.lexicon.asked import AND, PLAIN_TIME
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

NEAR: Final = 8  # characters beside a word in which its neighbours are looked for
ROLES: Final = frozenset("user assistant system tool function human ai bot gpt developer model".split())

_OPENS: Final = frozenset('.?!:;¿¡…\n"“„«»()')  # behind these a capital letter tells nothing
_POSSESSIVE: Final = ("'s", "’s")


class Named(NamedTuple):
    """The speakers that a question names, in order of mention, and its dates without those that are names."""

    speakers: tuple[str, ...]
    dates: list[AskedDate]


@lru_cache(maxsize=4096)
def name_parts(name: str) -> tuple[str, ...]:
    """Return the folded words of a speaker's name by which a question may mean them; none for a role.

    >>> name_parts("priya_r"), name_parts("Jonas Kern"), name_parts("assistant")
    (('priya', 'priya_r'), ('jonas', 'kern'), ())
    """
    parts: dict[str, None] = {}
    for match in WORD.finditer(name):
        word = fold(match[0])
        parts.update(dict.fromkeys(part for part in (*word.split("_"), word) if len(part) > 1))
    return () if parts.keys() & ROLES else tuple(parts)


class _Asked:
    """The words of a question: folded without a possessive `'s`, each with its places."""

    __slots__ = ("capitals", "folded", "places", "starts", "surfaces", "text")

    def __init__(self, question: str) -> None:
        self.text, self.capitals = question, question.isupper()
        found = [(match[0], match.start()) for match in WORD.finditer(question)]
        self.surfaces = [word for word, _ in found]
        self.starts = [start for _, start in found]
        self.folded = [fold(word[:-2] if word.endswith(_POSSESSIVE) else word) for word in self.surfaces]
        self.places: dict[str, list[int]] = {}
        for k, word in enumerate(self.folded):
            self.places.setdefault(word, []).append(k)

    def is_capital(self, k: int) -> bool:
        """Tell whether word k has a capital letter that makes it a name: not by its place, nor among capitals alone."""
        word, start = self.surfaces[k], self.starts[k]
        if self.capitals or not word[:1].isupper():
            return False
        if word.endswith(_POSSESSIVE):
            return True
        before = self.text[max(0, start - NEAR) : start].rstrip()[-1:]
        if before and before not in _OPENS:
            return True
        behind = self.text[start + len(word) : start + len(word) + NEAR].lstrip()[:1]
        if behind.isalnum():  # "Will it rain?", but "Will and May"
            return k + 1 < len(self.folded) and self.folded[k + 1] in AND
        return behind not in ("(", "[")  # "Will?", "Will, …"


def named_speakers(
    question: str, speakers: Iterable[str], stop: frozenset[str], dates: Sequence[AskedDate] = ()
) -> Named:
    """Return the speakers that a question names; `stop` are the stop words of the text, `dates` those of the question.

    >>> named_speakers("What did Will do?", ["Ana Ruiz", "Will"], frozenset(["will"])).speakers
    ('Will',)
    >>> named_speakers("Will it rain on Ana Ruiz?", ["Ana Ruiz", "Ana Lopez", "Will"], frozenset(["will"])).speakers
    ('Ana Ruiz',)
    """
    folded = fold(question)
    mentioned = [speaker for speaker in speakers if any(part in folded for part in name_parts(speaker))]
    if not mentioned:
        return Named((), list(dates))
    asked = _Asked(question)
    months = {k: date for date in dates if date.weekday < 0 for k in _inside(asked, date)}
    found: list[tuple[str, list[int]]] = []
    for speaker in mentioned:
        places = [
            k
            for part in name_parts(speaker)
            for k in asked.places.get(part, ())
            if (part not in stop or asked.is_capital(k)) and not _is_month(asked, k, months.get(k))
        ]
        if places:
            found.append((speaker, sorted(dict.fromkeys(places))))
    if not found:
        return Named((), list(dates))
    if len(found) > 1:
        found = _most_of_a_name(found)
    order = sorted(range(len(found)), key=lambda number: (found[number][1][0], number))
    taken = {months[k].start: True for _, places in found for k in places if k in months and asked.is_capital(k)}
    kept = [date for date in dates if date.weekday >= 0 or date.start not in taken]
    return Named(tuple(found[number][0] for number in order), kept)


def _inside(asked: _Asked, date: AskedDate) -> range:
    """Return the words of a question that stand in a date."""
    return range(bisect_left(asked.starts, date.start), bisect_left(asked.starts, date.end))


def _is_month(asked: _Asked, k: int, date: AskedDate | None) -> bool:
    """Tell whether word k is plainly a date: read as one of several words ("in May", "May 2023"), or a month behind a
    word that stands before no person ("every May").
    """
    if date is not None and date.end - date.start > len(asked.surfaces[k]):
        return True
    behind_time = k > 0 and asked.folded[k - 1] in PLAIN_TIME
    return behind_time and any(kind == "month" for kind, _ in triggers().get(asked.folded[k], ()))


def _most_of_a_name(found: Sequence[tuple[str, list[int]]]) -> list[tuple[str, list[int]]]:
    """Leave each place to the speakers of whose name the most words stand there in a row."""
    runs: list[dict[int, int]] = []
    most: dict[int, int] = {}
    for _, places in found:
        run: dict[int, int] = {}
        begin = 0
        for at in range(1, len(places) + 1):
            if at == len(places) or places[at] != places[at - 1] + 1:
                run.update(dict.fromkeys(places[begin:at], at - begin))
                begin = at
        for k, length in run.items():
            most[k] = max(most.get(k, 0), length)
        runs.append(run)
    kept = [
        (speaker, [k for k in places if run[k] == most[k]]) for (speaker, places), run in zip(found, runs, strict=True)
    ]
    return [pair for pair in kept if pair[1]]
