"""A question, read: its terms, the speakers and the dates that it names, and what else its words could have been.

The question is data: no character in it is an operator.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.asked_feasts import means_days
from zettelpy.text.asked_numbers import numeric_dates
from zettelpy.text.asked_parts import names_in
from zettelpy.text.asked_speakers import named_speakers
from zettelpy.text.date_spans import ANY_YEAR, SEASON, WEEK, YEAR, AskedDate, day_of
from zettelpy.text.dates import read_dates
from zettelpy.text.days import month_length, read_iso
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.asking import CHINESE, JAPANESE
from zettelpy.text.stems import Stemmer, stemmer_for
from zettelpy.text.synonyms import Lexicon, Mates, look_up
from zettelpy.text.terms import extra_terms, query_terms
from zettelpy.text.words import UNSPACED


class Query(NamedTuple):
    """What a question asks with: distinct index terms, speakers in order of mention, dates, and other words by term."""

    terms: tuple[str, ...]
    names: tuple[str, ...]  # terms that are a speaker's name
    speakers: tuple[str, ...]
    dates: tuple[str, ...]
    asked: tuple[AskedDate, ...]  # the same as stretches of days, with those that have no year
    synonyms: tuple[tuple[str, Mates], ...]  # (term, phrases that mean the same)
    members: tuple[tuple[str, Mates], ...]  # (term that names a category, its members)
    date_terms: tuple[str, ...] = ()  # terms that only name a date: "summer", "friday"


def read_query(
    question: str,
    stop: frozenset[str],
    speakers: Iterable[str],
    anchor: str | None,
    languages: tuple[str, ...] = ("en",),
    synonyms: Lexicon | None = None,
    *,
    dated: bool = True,
    stems: Stemmer | None = None,
    order: str | None = None,
) -> Query:
    """Analyse a question. `anchor` is the day against which "last summer" or a day without its year is read.

    `stop` and `languages` are those of the text that is asked; `synonyms` are the caller's own, on top of ours. With
    `dated=False` the names and numbers of dates are words like others. `stems` are those of the question's own language
    where they are not those of all the languages. `order` is that of day and month in the text's numbers, if any.

    >>> read_query("What did Ana say about the boiler?", frozenset("what did about the".split()), ["Ana", "Bo"], None)
    Query(terms=('say', 'boiler'), names=('ana',), speakers=('Ana',), dates=(), asked=(), synonyms=(), members=(), \
date_terms=())
    """
    stems = stems or stemmer_for(languages)
    named, dates = named_speakers(question, speakers, stop, read_asked_dates(question, anchor, order))
    sure = [date for date in dates if date.sure]
    asked = _without(question, sure)
    own = dict.fromkeys([*query_terms(_parted(asked), stop, stems), *extra_terms(asked)])
    # What the text tells by its name as well ("this summer", "on Friday") is asked for as a word besides.
    by_name = " ".join(names_in(question, date, every=not dated) for date in sure)
    date_terms = tuple(term for term in query_terms(_parted(by_name), stop, stems) if term not in own)
    terms = [*own, *date_terms]
    names = {term for speaker in named for term in query_terms(speaker, stop, stems)}
    asking = tuple(term for term in terms if term not in names)  # whoever asks about Bill does not ask about invoices
    return Query(
        asking,
        tuple(term for term in terms if term in names),
        named,
        tuple(dict.fromkeys(_prefixes(question, dates, anchor, order))),
        tuple(dates) if dated else (),
        *look_up(question, asking, languages, synonyms, stems),
        date_terms if dated else (),
    )


def _prefixes(question: str, dates: Sequence[AskedDate], anchor: str | None, order: str | None) -> Iterator[str]:
    """Yield the dates that a question names, YYYY, YYYY-MM or YYYY-MM-DD: of what is longer than a month both ends.

    What has no year is the one nearest to the anchor, or else the last that began before it. A day of the week has no
    date: it stands as it was written.
    """
    hits = sorted(read_dates(question, 0, len(question), anchor, order), key=lambda hit: hit.start) if dates else []
    starts = [hit.start for hit in hits]
    written = frozenset((one.start, one.end) for one in numeric_dates(question, order)) if dates else frozenset()
    for one in dates:
        low, high = bisect_left(starts, one.start), bisect_left(starts, one.end)
        inside = [hit.date for hit in hits[low:high] if hit.end <= one.end]
        words = question[one.start : one.end]
        if one.weekday >= 0:
            yield words
        elif one.grain in (SEASON, YEAR) or not inside or (one.start, one.end) in written or _is_feast(one, words):
            yield from _ends(one, anchor)
        else:
            yield from inside


def _is_feast(one: AskedDate, words: str) -> bool:
    return one.grain == WEEK and means_days(words)


def _ends(one: AskedDate, anchor: str | None) -> Iterator[str]:
    """Yield the first and the last month or day of a stretch, or what it is called as a whole."""
    if one.first.startswith(ANY_YEAR):
        day = None if anchor is None else read_iso(anchor)
        if anchor is None or day is None:
            return
        year = day[0]
        if f"{year:04d}{one.first[1:]}" > anchor and year > 1:
            year -= 1
        first, last = map(day_of, one.in_year(year))
        one = one._replace(first=first, last=last)
    if "/" not in one.written:
        yield one.written
        return
    year, month = int(one.last[:4]), int(one.last[5:7])
    months = one.first.endswith("-01") and int(one.last[8:]) == month_length(year, month)
    yield from (one.first[:7], one.last[:7]) if months else (one.first, one.last)


def _without(question: str, hits: Iterable[AskedDate]) -> str:
    """Return the question without the words of its dates, which are looked for as dates."""
    kept, at = [], 0
    for hit in hits:
        kept.append(question[at : hit.start])
        at = max(at, hit.end)
    return " ".join([*kept, question[at:]])


_KANA: Final = lazily("[\u3041-\u30ff]")


@lru_cache(maxsize=2)
def _asking(japanese: bool) -> re.Pattern[str]:
    words = (JAPANESE if japanese else CHINESE).split()
    return re.compile("|".join(sorted(words, key=lambda word: (-len(word), word))))


def _parted(question: str) -> str:
    """Return a question with blanks for the words that only ask, where a script writes no blanks.

    >>> _parted("每年房租是多少钱？"), _parted("お金の管理は誰がしていますか？")
    ('每年房租  ？', 'お金の管理は してい ？')
    """
    if question.isascii() or not UNSPACED.search(question):
        return question
    return _asking(_KANA.search(question) is not None).sub(" ", question)
