"""A cheap test by which most texts are set aside before they are read for relative dates.

Names of weekdays, "yesterday" and most months can be dates by themselves. Units ("day"), parts of the day ("morning"),
seasons and months that are common words ("may") cannot: they are worth reading only where a word that makes a date of
them stands within a few words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.dating.line import Line, lower, split_phrase, tongues, words_of
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.dates import BOUND_MONTHS, CASED_MONTHS, LANGUAGES
from zettelpy.text.lexicon.feasts import BEHIND_TIME, PLAIN
from zettelpy.text.lexicon.feasts import TIME_BEFORE as FEAST_TIMES
from zettelpy.text.lexicon.feasts import TIME_BEHIND as FEAST_BEHIND
from zettelpy.text.lexicon.relative import HALF, ONE_AND_A_HALF
from zettelpy.text.normalise import fold

_REACH: Final = 4  # words to either side
# Too common to say anything a few words away.
_COMMON: Final = frozenset(
    "a o e y i an of the to de la le el il l d du da do di del des der al au at by and or as un une una um на".split()
)
_NO_MONTHS: Final = frozenset("out set ago".split())  # as month names, these stand beside digits only


class _Near(NamedTuple):
    """What must stand near a word that tells no date alone: one of the words before it or behind it, or a count."""

    before: frozenset[str]
    behind: frozenset[str]
    numbers: frozenset[str]  # right before it, with one of `opening` before that: "in two weeks"
    opening: frozenset[str]
    reach: int  # how many words before it count


@cache
def _strong() -> frozenset[str]:
    """Return the words that can tell a date alone, in all spellings."""
    found: dict[str, None] = dict.fromkeys((fold("कल"), fold("परसों")))
    for tongue in tongues():
        singles = [words[0] for rows in tongue.day_phrases.values() for words, _, _ in rows if len(words) == 1]
        months = [month for month in tongue.months if month not in BOUND_MONTHS and month not in CASED_MONTHS]
        names = [word for word, row in tongue.feasts.items() if any(len(feast.words) == 1 for feast in row)]
        found.update(dict.fromkeys((*singles, *tongue.weekdays, *months, *tongue.words.then_days, *names)))
    return _all(found)


@cache
def _weak() -> Mapping[str, _Near]:
    """Return the words that tell a date only beside another, in all spellings."""
    table: dict[str, _Near] = {}
    for tongue in tongues():
        words = tongue.words
        turns = _words(words.turn_before, words.then_before, words.ends.split("|"))
        behind = _words(words.turn_after, words.then_after, words.after)
        parts = _words(words.at.split(), words.since.split(), words.until.split(), words.parts.split("|"))
        openings = _words(words.before)
        counted = _all((*_words(words.numbers), *HALF, *ONE_AND_A_HALF)), _all(openings)
        lone = openings if words.lone else ()
        beside = _Near(_all((*turns, *lone)) - _COMMON, _all(behind) - _COMMON, *counted, _REACH)
        for word in (*tongue.units, *tongue.seasons):
            _add(table, word, beside)
        days = _words(words.day_words.replace("/", "|").split("|"))
        before = _all((*turns, *parts, *_words(words.joints.split())))
        near = _Near(before, _all((*days, *behind)) - _COMMON, frozenset(), frozenset(), 1)
        for word in tongue.months:
            if word in CASED_MONTHS or (word in BOUND_MONTHS and word not in _NO_MONTHS):
                _add(table, word, near)
        for word, rows in tongue.day_phrases.items():
            others = _all(other for phrase, at, _ in rows for other in (*phrase[:at], *phrase[at + 1 :]))
            _add(table, word, _Near(others - _COMMON, others - _COMMON, frozenset(), frozenset(), _REACH))
        turned = _all(turns)
        behind_feast = _all((*_words(words.turn_after), FEAST_BEHIND.get(tongue.code, "")))
        timed = turned | _all(_words(FEAST_TIMES[tongue.code].split("|")))
        for word, feasts in tongue.feasts.items():
            rest = _all(other for feast in feasts for other in (*feast.words[: feast.at], *feast.words[feast.at + 1 :]))
            after = (rest | behind_feast) - _COMMON
            before = (rest | (timed if any(feast.behind_time for feast in feasts) else turned)) - _COMMON
            _add(table, word, _Near(before, after, frozenset(), frozenset(), _REACH))
    return table


def _words(*rows: Iterable[str]) -> tuple[str, ...]:
    return tuple(word for row in rows for phrase in row for word in split_phrase(phrase))


def _add(table: dict[str, _Near], word: str, near: _Near) -> None:
    for form in (word, *_spellings().get(word, ())):
        known = table.get(form)
        table[form] = near if known is None or known is near else _merged(known, near)


def _merged(one: _Near, two: _Near) -> _Near:
    return _Near(
        one.before | two.before, one.behind | two.behind, one.numbers | two.numbers, one.opening | two.opening,
        max(one.reach, two.reach),
    )  # fmt: skip


@cache
def _spellings() -> Mapping[str, tuple[str, ...]]:
    """Return folded word -> the spellings in lower case that it stands for in the tables."""
    spelled: dict[str, None] = {}
    names = [dict.fromkeys(rows.values()) for table in (PLAIN, BEHIND_TIME) for rows in table.values()]
    for words in (*LANGUAGES.values(), names):
        for value in words:
            rows = value.split() if isinstance(value, str) else value
            for row in rows:
                for phrase in (row, value[row]) if isinstance(value, Mapping) else (row,):
                    whole = str(phrase or "")
                    if whole.isascii():
                        continue
                    for word in whole.replace("|", " ").replace("/", " ").replace("-", " ").split():
                        spelled.update(dict.fromkeys(word.replace("’", "'").split("'")))
    found: dict[str, tuple[str, ...]] = {}
    for part in spelled:
        if not part.isascii():
            folded = fold(part)
            found[folded] = (*found.get(folded, ()), part)
    return found


def _all(words: Iterable[str]) -> frozenset[str]:
    """Return folded words in all their spellings."""
    spelled = _spellings()
    plain = tuple(words)
    return frozenset(plain).union(*(spelled[word] for word in plain if word in spelled))


@cache
def telling_words() -> frozenset[str]:
    """Return the words in lower case that can have a part in a relative date, in all their spellings."""
    return _strong() | frozenset(_weak())


def worth_reading(words: Sequence[str]) -> bool:
    """Tell whether a relative date can stand among words in lower case, folded or not.

    >>> worth_reading("it was a fine day and he may come".split()), worth_reading("three days ago".split())
    (False, True)
    """
    if telling_words().isdisjoint(words):
        return False
    if not _strong().isdisjoint(words):
        return True
    weak = _weak()
    for i, word in enumerate(words):
        near = weak.get(word)
        if near is None:
            continue
        lead, tail = words[max(0, i - _REACH) : i], words[i + 1 : i + 1 + _REACH]
        if not near.before.isdisjoint(lead[-near.reach :]) or not near.behind.isdisjoint(tail):
            return True
        if not near.numbers.isdisjoint(lead[-2:]) and not near.opening.isdisjoint(lead):
            return True
    return False


_DIGIT: Final = lazily("[0-9]")
_DIGIT_ANYWHERE: Final = lazily("[0-9０-９]")


def may_tell(surface: str) -> bool:
    """Tell whether a word as it stands in a text can have a part in a date: one of the tables, or one with a digit.

    >>> may_tell("Friday"), may_tell("boat"), may_tell("3rd"), may_tell("明日は")
    (True, False, True, True)
    """
    if surface.isalpha() and surface.isascii():
        return surface.lower() in telling_words()
    if _DIGIT_ANYWHERE.search(surface) or (not surface.isascii() and GATE.search(surface)):
        return True
    return not telling_words().isdisjoint(words_of(lower(surface)))


def read_line(text: str) -> Line | None:
    """Return a text as a line, or None where no relative date can stand in it: no word that tells, and no digit.

    >>> read_line("It rained.") is None, read_line("It rained yesterday.").words
    (True, ['it', 'rained', 'yesterday'])
    """
    low = lower(text)
    return Line(text, low) if _DIGIT.search(low) or worth_reading(words_of(low)) else None
