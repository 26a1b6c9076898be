"""What a language says dates with. One value of `DateWords` a language; everything is compared in folded form.

Phrases are written with single spaces; a hyphen or an apostrophe between their words is the same as a space. Lists of
phrases are separated by "|", lists of words by blanks.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

_NONE: Final[Mapping[str, int]] = MappingProxyType({})


def shared(value: int, phrases: str) -> dict[str, int]:
    """Return phrases separated by "|", all with the same value.

    >>> shared(-1, "last | this past")
    {'last': -1, 'this past': -1}
    """
    return {phrase.strip(): value for phrase in phrases.split("|")}


class DateWords(NamedTuple):
    """The words of one language. Values count units from the anchor: -1 is the last one, 0 this one, 1 the next."""

    months: tuple[str, ...]  # January to December, the forms of each by blanks
    weekdays: tuple[str, ...]  # Monday to Sunday
    units: Mapping[str, str]  # day, week, weekend, fortnight, month, year, decade: "singular | plural"
    numbers: Mapping[str, int]
    day_words: str  # the days of a month in words, 1 to 31, by "|"; other forms of one by "/"
    day_phrases: Mapping[str, int]  # "yesterday": -1
    ordinals: Mapping[str, int] = _NONE  # "first Sunday in April": 1 to 5, and -1 for the last
    before: Mapping[str, int] = _NONE  # which way, before number and unit: "in", "vor"
    after: Mapping[str, int] = _NONE  # which way, after them: "ago"
    turn_before: Mapping[str, int] = _NONE  # "last", "this", "next", and -2 and 2 for the ones beyond
    turn_after: Mapping[str, int] = _NONE
    then_before: Mapping[str, int] = _NONE  # "the following": counted from the date named before, else from the anchor
    then_after: Mapping[str, int] = _NONE
    then_days: Mapping[str, int] = _NONE  # single words for a day beside the one named before, folded: "lendemain"
    lone: Mapping[str, int] = _NONE  # a unit that needs no number beside `before` and `after`: Russian "через неделю"
    idioms: Mapping[str, int] = _NONE  # counts of days that mean whole weeks: "quinze jours": 14
    ends: str = ""  # before a unit or a month: its last day
    parts: str = ""  # before the name of a month: some part of it ("early", "Mitte")
    joints: str = ""  # between the parts of a date: "3rd of March", "3 de marzo"
    day_suffixes: str = ""  # behind the digits of a day: 3rd, 1er, 1º
    range_words: str = ""  # between the days of a range: "12 to 19"
    at: str = ""  # before the name of a month: "in March"
    at_behind: str = ""  # behind the name of a month, where the language has postpositions: "जुलाई में"
    ends_behind: str = ""  # and those that mean its last day
    on: str = ""  # between a weekday and the number of its day: "Friday the 13th"
    since: str = ""  # before a weekday, month or day: the last one is meant
    until: str = ""  # the coming one is meant
    every: str = ""  # no day is meant: "every Friday"
    named_before: str = ""  # the weekday is part of a name: "Good Friday"
    named_after: str = ""
    week_on: str = ""  # after a weekday: a week later ("Tuesday week")
    next_one: str = ""  # "not Monday, the one after": a week later
    seasons: Mapping[str, int] = _NONE  # the first month of each, where the language says when its seasons are
    past: str = ""  # finite verbs and particles that tell of the past
    past_endings: str = ""  # a pattern for the ends of such verbs, in lower case with their accents
    not_past: str = ""  # words that end so and are none
    future: str = ""  # verbs that tell of the present or the future
    future_endings: str = ""
    helpers: str = ""  # auxiliaries: with a participle they tell of the past
    participles: str = ""  # a pattern
    plans: str = ""  # participles of planning, which leave the time open: "scheduled for Friday"
