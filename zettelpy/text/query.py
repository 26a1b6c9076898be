"""A question, read: its terms, the speakers and the dates that it names, and what else its words could have been.

The question is data: no character in it is an operator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from zettelpy.text.dates import read_dates
from zettelpy.text.days import DateHit
from zettelpy.text.lexicon.asking import CHINESE, JAPANESE
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.lexicon.synonyms import clusters_for
from zettelpy.text.normalise import fold
from zettelpy.text.relative import is_bare_weekday
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import extra_terms, kin, query_terms
from zettelpy.text.words import UNSPACED, WORD

ROLES: Final = frozenset("user assistant system tool function human ai bot gpt developer model".split())

Mates = tuple[tuple[str, ...], ...]


class Query(NamedTuple):
    """What a question asks with: distinct index terms, speakers in order of mention, dates, and synonyms by term."""

    terms: tuple[str, ...]
    names: tuple[str, ...]  # terms that are a speaker's name
    speakers: tuple[str, ...]
    dates: tuple[str, ...]
    synonyms: tuple[tuple[str, Mates], ...]


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
) -> Query:
    """Analyse a question. `anchor` is the day against which "last summer" or a day without its year is read.

    `stop` and `languages` are those of the text that is asked.

    >>> read_query("What did Ana say about the boiler?", frozenset("what did about the".split()), ["Ana", "Bo"], None)
    Query(terms=('say', 'boiler'), names=('ana',), speakers=('Ana',), dates=(), synonyms=())
    """
    stems = stemmer_for(languages)
    words = {fold(match[0].removesuffix("'s").removesuffix("’s")): match.start() for match in WORD.finditer(question)}
    named: list[tuple[int, int, str]] = []
    for number, speaker in enumerate(speakers):
        places = [words[part] for part in name_parts(speaker) if part in words and part not in stop]
        if places:
            named.append((min(places), number, speaker))
    # A weekday alone means one of those in the text, seen from its message, so it is asked for as a word.
    read = read_dates(question, 0, len(question), anchor)
    hits = [hit for hit in read if not is_bare_weekday(question[hit.start : hit.end])]
    asked = _without(question, hits)
    terms = list(dict.fromkeys([*query_terms(_parted(asked), stop, stems), *extra_terms(asked)]))
    names = {term for _, _, speaker in named for term in query_terms(speaker, stop, stems)}
    return Query(
        tuple(term for term in terms if term not in names),
        tuple(term for term in terms if term in names),
        tuple(speaker for _, _, speaker in sorted(named)),
        tuple(dict.fromkeys(hit.date for hit in hits)),
        tuple(_synonyms(question, terms, languages)),
    )


def _without(question: str, hits: Iterable[DateHit]) -> str:
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


def _synonyms(question: str, terms: list[str], languages: tuple[str, ...]) -> Iterable[tuple[str, Mates]]:
    """Yield (term of the question, phrases that mean what the phrase means that the term stands in)."""
    every = query_terms(
        question, frozenset(), stemmer_for(languages)
    )  # phrases are looked for with their function words: "roll back"
    held = set(every)
    table = _clusters(languages)
    for word in every:
        found = table.get(word)
        if found is None:  # another word of a family that has clusters; only where it is a phrase of its own
            near = [key for key in kin(_heads(languages), word) if word in terms]
            yield from ((word, mates) for key in near for phrase, mates in table[key] if len(phrase) == 1)
            continue
        for phrase, mates in found:
            told = next((part for part in phrase if part in terms), None)
            if told is not None and held.issuperset(phrase):
                yield told, mates


@lru_cache(maxsize=32)
def _heads(languages: tuple[str, ...]) -> list[str]:
    return sorted(_clusters(languages))


@lru_cache(maxsize=32)
def _clusters(languages: tuple[str, ...]) -> Mapping[str, tuple[tuple[tuple[str, ...], Mates], ...]]:
    """Return, for the first term of each phrase of a cluster, the phrase and the telling terms of the others."""
    table: dict[str, list[tuple[tuple[str, ...], Mates]]] = {}
    for language in languages:  # each by its own stemmer: a word of a text in several has the stems of all of them
        stems = stemmer_for((language,))
        stop = stop_words_for((language,))
        for cluster in clusters_for((language,)):
            phrases = [tuple(query_terms(phrase, frozenset(), stems)) for phrase in cluster]
            telling = [tuple(query_terms(phrase, stop, stems)) for phrase in cluster]
            for k, phrase in enumerate(phrases):
                others = tuple(other for j, other in enumerate(telling) if j != k and other and phrases[j] != phrase)
                table.setdefault(phrase[0], []).append((phrase, others))
    return {term: tuple(found) for term, found in table.items()}
