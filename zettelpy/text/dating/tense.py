"""Whether what is said around a word lies behind or ahead of the speaker: past or not, by the nearest verb.

A weekday says neither ("lotte moved out on Friday", "we meet on Friday"), so the verb of its clause must. The words of
the clause are looked at from the weekday outwards, first those before it, then those behind it; the first that tells
decides. A participle tells of the past if the clause holds an auxiliary ("habe ... getroffen", "de t'avoir crié"), a
gerund if someone is sorry or grateful for it ("sorry for snapping"). Verbs are known by
lists and by their endings (`lexicon/dating/`); what is unknown says nothing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from zettelpy.text.dating.line import Line, Tongue
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold

PAST, OPEN, AHEAD = -1, 0, 1
_REACH: Final = 14  # words to either side
_SHORT: Final = 4  # words of an opening adverbial: "On Friday, we met"
_STOPS: Final = frozenset('.!?;:\n()[]\u2014\u2013\u2026।。！？"“”')
_PASSIVE: Final = frozenset("is are am be being get gets s re".split())  # "is closed on Friday"
# Perfect infinitives: auxiliaries, some with a pronoun behind, and the words before them that make what they tell over.
_HAVING: Final = lazily(
    "avoir|etre|haber(?:me|te|se|l[aeo]s?|nos|os)?|ter|aver(?:e|mi|ti|gli|l[aeio]|ci|vi|ne)?|esser(?:e|mi|ti|ci|vi)?"
)
_FOR_HAVING: Final = frozenset(
    "de d di por pour per apres despues depois dopo desculpa desculpe desculpas perdona disculpa scusa scusami".split()
)
_FOR_DOING: Final = frozenset("for regret regretted".split())
_OVER: Final = frozenset(
    "sorry apologize apologise apologized apologised apologies awful bad terrible guilty ashamed embarrassed regret "
    "regretted forgive blame thanks thank grateful".split()
)

_INFINITIVE: Final = lazily("[a-zñ]+[aei]r(?:[mts]e|l[aeo]s?|nos|os)?")
_OVER_IN_SPANISH: Final = frozenset(
    "perdona perdoname perdon perdone disculpa disculpame disculpe siento lamento arrepiento gracias culpable".split()
)
_FOR_IN_HINDI: Final = tuple(map(fold, ("के", "लिए")))
_OVER_IN_HINDI: Final = frozenset(map(fold, "माफ माफ़ माफी माफ़ी सॉरी शर्मिंदा शुक्रिया धन्यवाद क्षमा खेद".split()))


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
    # "e" is "and", not "é": a word of one letter counts as written
    kinds = {fold(word): kind for row, kind in rows for word in row.split() if len(word) > 1}
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
    helped = any(kind == "helper" or _is_over(line, k) for k, kind in judged)
    for k, kind in judged:
        if kind == "ahead":
            return AHEAD
        if kind == "past" and not (tongue.code == "en" and _is_passive(line, k)):
            return PAST
        if kind == "participle" and helped:
            return PAST
        if kind == "" and tongue.code == "en" and _is_regretted(line, k):
            return PAST
        if tongue.code == "es" and _is_regretted_in_spanish(line, k):
            return PAST
        if tongue.code == "hi" and _is_regretted_in_hindi(line, k):
            return PAST
    return OPEN


def _is_over(line: Line, k: int) -> bool:
    """Tell whether word k is the auxiliary of a perfect infinitive behind a preposition: "por haberte gritado"."""
    if len(line.words[k]) > 8 or _HAVING.fullmatch(line.words[k]) is None:
        return False
    return any(line.follows(j + 1) and line.words[j] in _FOR_HAVING for j in range(max(0, k - 2), k))


def _is_regretted(line: Line, k: int) -> bool:
    """Tell whether word k is a gerund of what someone is sorry or grateful for: "sorry for not calling"."""
    if not line.words[k].endswith("ing"):
        return False
    at = k - 2 if line.before(k) == "not" else k - 1
    return at >= 0 and line.words[at] in _FOR_DOING and not _OVER.isdisjoint(line.words[max(0, at - 3) : at + 1])


def _is_regretted_in_spanish(line: Line, k: int) -> bool:
    """Tell whether word k is the infinitive of what someone is sorry for: "perdona por no cogerte el teléfono"."""
    if len(line.words[k]) > 20 or _INFINITIVE.fullmatch(line.words[k]) is None:
        return False
    at = k - 2 if line.before(k) == "no" else k - 1
    if at < 1 or line.words[at] not in ("por", "de"):
        return False
    return not _OVER_IN_SPANISH.isdisjoint(line.words[max(0, at - 3) : at])


def _is_regretted_in_hindi(line: Line, k: int) -> bool:
    """Tell whether word k is the infinitive of what someone is sorry or grateful for: "चिल्लाने के लिए माफ़ करना"."""
    if not line.words[k].endswith("ने") or not line.phrase(k + 1, _FOR_IN_HINDI):
        return False
    return not _OVER_IN_HINDI.isdisjoint(line.words[k + 3 : k + 6])


def _low(line: Line, k: int) -> str:
    """Return word k in lower case with its accents, where it is short enough to be a verb."""
    return line.low[line.starts[k] : min(line.ends[k], line.starts[k] + 30)]


def _is_passive(line: Line, k: int) -> bool:
    return line.words[k].endswith("ed") and bool(_PASSIVE & {line.word(k - 1), line.word(k - 2)})
