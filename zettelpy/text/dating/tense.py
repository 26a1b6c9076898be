"""Whether what is said around a word lies behind or ahead of the speaker: past or not, by the nearest verb.

A weekday says neither ("lotte moved out on Friday", "we meet on Friday"), so the verb of its clause must. The words of
the clause are looked at from the weekday outwards, first those before it, then those behind it; the first that tells
decides. A participle tells of the past if the clause holds an auxiliary ("habe ... getroffen"). Verbs are known by
lists and by their endings (`lexicon/dating/`); what is unknown says nothing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from zettelpy.text.dating.line import Line, Tongue
from zettelpy.text.normalise import fold

PAST, OPEN, AHEAD = -1, 0, 1
_REACH: Final = 14  # words to either side
_SHORT: Final = 4  # words of an opening adverbial: "On Friday, we met"
_STOPS: Final = frozenset('.!?;:\n()[]\u2014\u2013\u2026।。！？"“”')
_PASSIVE: Final = frozenset("is are am be being get gets s re".split())  # "is closed on Friday"


class _Verbs(NamedTuple):
    kinds: dict[str, str]  # what a verb tells, by its form in lower case, with accents and without
    endings: tuple[tuple[re.Pattern[str], str], ...]


@cache
def _verbs(tongue: Tongue) -> _Verbs:
    words = tongue.words
    # Of two forms that differ by accents alone ("wurde", "würde") each tells its own; typed without, the later one.
    rows = (
        (" ".join((*tongue.months, *tongue.weekdays)), ""), (f"{words.not_past} {words.plans}", ""),
        (words.past, "past"), (words.future, "ahead"), (words.helpers, "helper"),
    )  # fmt: skip
    kinds = {fold(word): kind for row, kind in rows for word in row.split()}
    kinds.update((word, kind) for row, kind in rows for word in row.split())
    endings = ((words.future_endings, "ahead"), (words.past_endings, "past"), (words.participles, "participle"))
    return _Verbs(kinds, tuple((re.compile(ending), kind) for ending, kind in endings if ending))


@lru_cache(maxsize=1 << 14)
def _judge(low: str, tongue: Tongue) -> str:
    """Return what a word in lower case can tell: "past", "ahead", "helper", "participle" or ""."""
    verbs = _verbs(tongue)
    kind = verbs.kinds.get(low)
    if kind is None:
        kind = verbs.kinds.get(fold(low))
    if kind is not None:
        return kind
    return next((kind for pattern, kind in verbs.endings if pattern.fullmatch(low)), "")


def tense_at(line: Line, first: int, stop: int, tongue: Tongue) -> int:
    """Return PAST, AHEAD or OPEN for what is said around the words from `first` to `stop`.

    >>> from zettelpy.text.dating.line import tongues
    >>> text = "lotte moved out on friday, and on monday we meet"
    >>> line = Line(text, text)
    >>> tense_at(line, 4, 5, tongues()[0]), tense_at(line, 7, 8, tongues()[0])
    (-1, 1)
    """
    before = _clause(line, first, -1, ",")
    behind = _clause(line, stop, 1, ",")
    told = _told(line, before, behind, tongue)
    if told == OPEN and len(before) < _SHORT and not behind:
        return _told(line, before, _clause(line, stop, 1, ""), tongue)
    return told


def is_verb(line: Line, k: int, tongue: Tongue) -> bool:
    """Tell whether word k is a verb that tells of a time."""
    return k < len(line.words) and _judge(_low(line, k), tongue) in ("past", "ahead")


def _clause(line: Line, at: int, step: int, comma: str) -> list[int]:
    """Return the words beside a place, up to the end of the clause, the nearest first."""
    found: list[int] = []
    k = at - 1 if step < 0 else at
    while 0 <= k < len(line.words) and len(found) < _REACH:
        gap = line.gap(k + 1) if step < 0 else line.gap(k)
        if any(mark in _STOPS or mark in comma for mark in gap):
            break
        found.append(k)
        k += step
    return found


def _told(line: Line, before: list[int], behind: list[int], tongue: Tongue) -> int:
    judged = [(k, _judge(_low(line, k), tongue)) for k in (*before, *behind)]
    helped = any(kind == "helper" for _, kind in judged)
    for k, kind in judged:
        if kind == "ahead":
            return AHEAD
        if kind == "past" and not (tongue.code == "en" and _is_passive(line, k)):
            return PAST
        if kind == "participle" and helped:
            return PAST
    return OPEN


def _low(line: Line, k: int) -> str:
    """Return word k in lower case with its accents, where it is short enough to be a verb."""
    return line.low[line.starts[k] : min(line.ends[k], line.starts[k] + 30)]


def _is_passive(line: Line, k: int) -> bool:
    return line.words[k].endswith("ed") and bool(_PASSIVE & {line.word(k - 1), line.word(k - 2)})
