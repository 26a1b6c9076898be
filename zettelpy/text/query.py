"""A question, read: its terms, the speakers and the dates that it names, and what else its words could have been.

The question is data: no character in it is an operator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from zettelpy.text.asked_dates import AskedDate, read_asked_dates
from zettelpy.text.date_spans import SEASON
from zettelpy.text.dates import read_dates
from zettelpy.text.lexicon.asking import CHINESE, JAPANESE
from zettelpy.text.normalise import fold
from zettelpy.text.relative import is_bare_weekday
from zettelpy.text.stems import stemmer_for
from zettelpy.text.synonyms import Lexicon, Mates, look_up
from zettelpy.text.terms import extra_terms, query_terms
from zettelpy.text.words import UNSPACED, WORD

ROLES: Final = frozenset("user assistant system tool function human ai bot gpt developer model".split())


class Query(NamedTuple):
    """What a question asks with: distinct index terms, speakers in order of mention, dates, and other words by term."""

    terms: tuple[str, ...]
    names: tuple[str, ...]  # terms that are a speaker's name
    speakers: tuple[str, ...]
    dates: tuple[str, ...]
    asked: tuple[AskedDate, ...]  # the same as stretches of days, with those that have no year
    synonyms: tuple[tuple[str, Mates], ...]  # (term, phrases that mean the same)
    members: tuple[tuple[str, Mates], ...]  # (term that names a category, its members)


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


def read_query(
    question: str,
    stop: frozenset[str],
    speakers: Iterable[str],
    anchor: str | None,
    languages: tuple[str, ...] = ("en",),
    synonyms: Lexicon | None = None,
    *,
    dated: bool = True,
) -> Query:
    """Analyse a question. `anchor` is the day against which "last summer" or a day without its year is read.

    `stop` and `languages` are those of the text that is asked; `synonyms` are the caller's own, on top of ours. With
    `dated=False` dates are words like others.

    >>> read_query("What did Ana say about the boiler?", frozenset("what did about the".split()), ["Ana", "Bo"], None)
    Query(terms=('say', 'boiler'), names=('ana',), speakers=('Ana',), dates=(), asked=(), synonyms=(), members=())
    """
    stems = stemmer_for(languages)
    words = {fold(match[0].removesuffix("'s").removesuffix("’s")): match.start() for match in WORD.finditer(question)}
    named: list[tuple[int, int, str]] = []
    for number, speaker in enumerate(speakers):
        places = [words[part] for part in name_parts(speaker) if part in words and part not in stop]
        if places:
            named.append((min(places), number, speaker))
    dates = read_asked_dates(question, anchor) if dated else []
    # A weekday alone means one of those in the text, seen from its message, so it is asked for as a word.
    read = read_dates(question, 0, len(question), anchor) if dates else ()
    hits = [hit for hit in read if not is_bare_weekday(question[hit.start : hit.end])]
    # What the text tells by its name as well ("this summer", "on Friday") is asked for as a word besides.
    asked = _without(question, [date for date in dates if date.sure and date.weekday < 0 and date.grain != SEASON])
    terms = list(dict.fromkeys([*query_terms(_parted(asked), stop, stems), *extra_terms(asked)]))
    names = {term for _, _, speaker in named for term in query_terms(speaker, stop, stems)}
    asking = tuple(term for term in terms if term not in names)  # whoever asks about Bill does not ask about invoices
    return Query(
        asking,
        tuple(term for term in terms if term in names),
        tuple(speaker for _, _, speaker in sorted(named)),
        tuple(dict.fromkeys(hit.date for hit in hits)),
        tuple(dates),
        *look_up(question, asking, languages, synonyms),
    )


def _without(question: str, hits: Iterable[AskedDate]) -> str:
    """Return the question without the words of its dates, which are looked for as dates."""
    kept, at = [], 0
    for hit in hits:
        kept.append(question[at : hit.start])
        at = max(at, hit.end)
    return " ".join([*kept, question[at:]])


_KANA: Final = re.compile("[\u3041-\u30ff]")


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
