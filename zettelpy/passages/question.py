"""A question, read against an index: the terms to look for with their weights, and what kind of answer is asked for.

Beside its own words, a question looks for what else they could have been: synonyms, the members of a category that it
names, in languages with endings words of the same family, in German compounds and their parts. Each of these weighs
less than a word of the question, and never more than by its rarity the word that it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zettelpy.passages.index import PassageIndex
from zettelpy.text.answers import asked_kinds
from zettelpy.text.asked_dates import read_asked_dates
from zettelpy.text.asked_language import asked_stems
from zettelpy.text.asked_numbers import is_open
from zettelpy.text.dates import shown_order
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.asking import FRAMES
from zettelpy.text.normalise import fold
from zettelpy.text.query import Query, read_query
from zettelpy.text.stems import stemmer_for
from zettelpy.text.stems.light import LANGUAGES
from zettelpy.text.synonyms import Lexicon, Mates
from zettelpy.text.terms import query_terms
from zettelpy.types import Memory

NAME_WEIGHT: Final = 0.2
HALF_KANA: Final = 0.4  # the weight of a pair of characters of which one is hiragana
ALL_KANA: Final = 0.15
COMPOUND_WEIGHT: Final = 0.4
KNOWN_WEIGHT: Final = 0.45  # of a synonym of a term that the text holds itself
SYNONYM_WEIGHT: Final = 0.6  # of a synonym of a term that it does not hold
MEMBER_WEIGHT: Final = 0.4  # of a member of a category
EXPANSION_WEIGHT: Final = 0.5
KEPT: Final = 4096  # lists of synonyms and members of which it is kept what the text holds

_HIRAGANA: Final = lazily("[\u3041-\u309f]")


@dataclass(frozen=True, slots=True)
class Question:
    """What a question looks for in one memory.

    `weights` are the terms of the question, `related` the terms that stand in for one of them, each with its weight;
    `stands_for` tells of each related term which one. A related term is never a term of the question.
    """

    text: str
    query: Query
    weights: dict[str, float]
    related: dict[str, float]
    stands_for: dict[str, str]
    kinds: tuple[str, ...]

    @property
    def terms(self) -> tuple[str, ...]:
        """All terms that are looked for, those of the question first."""
        return (*self.weights, *self.related)


def ask(index: PassageIndex, memory: Memory, text: str, expand: bool, lexicon: Lexicon | None) -> Question:
    """Read a question against an index; `expand` adds topic words that stand beside those of the question."""
    stems = asked_stems(text, index.languages, index.scorer.postings)
    order = _order(index, memory, text) if is_open(text) else None
    query = read_query(
        text, index.stop, index.speakers, index.anchor, index.languages, lexicon, stems=stems, order=order
    )
    if query.asked and not index.calendar.finds(query.asked):  # "in May", of a text whose days have no year
        query = read_query(
            text, index.stop, index.speakers, index.anchor, index.languages, lexicon, stems=stems, dated=False
        )
    weights = _weights(query, index.languages)
    related: dict[str, float] = {}
    stands_for: dict[str, str] = {}
    for term, other, weight in _related(index, memory, query):
        if term in weights and other not in query.terms and weight > related.get(other, 0.0):
            related[other], stands_for[other] = weight, term
    if expand:
        for term in (*query.terms, *query.names):
            for other in index.topics(memory).near((term,)):
                if other not in related and other not in query.terms:
                    related[other], stands_for[other] = EXPANSION_WEIGHT, term
    return Question(text, query, weights, related, stands_for, asked_kinds(text, index.languages))


def _order(index: PassageIndex, memory: Memory, text: str) -> str | None:
    """Return which of day and month stands first in the numbers of a question: as in the memory's own dates, else as
    something is there; None where both readings stand.
    """
    if "order" not in memory.cache:
        days = dict.fromkeys(passage.date for passage in index.passages if passage.date)
        memory.cache["order"] = shown_order(memory.meta.source or "", days)
    shown: str | None = memory.cache["order"]
    if shown is not None:
        return shown
    held = [one for one in ("day", "month") if index.calendar.holds(read_asked_dates(text, index.anchor, one))]
    return held[0] if len(held) == 1 else None


def wanted(index: PassageIndex, question: Question) -> dict[str, float]:
    """Return the terms that a question looks for with their weight times their idf."""
    both = {**question.related, **question.weights}
    return {term: weight * index.scorer.idf(term) for term, weight in both.items()}


def _weights(query: Query, languages: tuple[str, ...]) -> dict[str, float]:
    """Return the terms of a question with their weights.

    A speaker's name weighs little beside other words: what is asked about is seldom where the name stands, and who
    speaks counts for more. Words that only ask to be told something ("tell me", "what did she say") are left out,
    unless there are no others.
    """
    weight = NAME_WEIGHT if query.terms else 1.0
    frames = _frames(languages)
    asked = [term for term in query.terms if term not in frames] or query.terms
    return {**{term: _bearing(term) for term in asked}, **dict.fromkeys(query.names, weight)}


@lru_cache(maxsize=32)
def _frames(languages: tuple[str, ...]) -> frozenset[str]:
    """Return the terms with which a question asks to be told something, in some languages."""
    return frozenset(
        term
        for language in languages
        for term in query_terms(fold(FRAMES.get(language, "")), frozenset(), stemmer_for((language,)))
    )


def _bearing(term: str) -> float:
    """Return how much a term of a question bears: pairs of hiragana are mostly endings and particles."""
    if term.isascii():
        return 1.0
    kana = len(_HIRAGANA.findall(term))
    return 1.0 if kana == 0 else HALF_KANA if kana < len(term) else ALL_KANA


def _related(index: PassageIndex, memory: Memory, query: Query) -> Iterator[tuple[str, str, float]]:
    """Yield (term of the question, term of the text that may stand for it, its weight)."""
    idf, known = index.scorer.idf, index.scorer.postings
    inflected = not LANGUAGES.isdisjoint(index.languages)
    for pairs, weight_known, weight_unknown in (
        (query.synonyms, KNOWN_WEIGHT, SYNONYM_WEIGHT),
        (query.members, MEMBER_WEIGHT, MEMBER_WEIGHT),
    ):
        for term, mates in pairs:
            share, rarity = weight_known if term in known else weight_unknown, idf(term)
            for other in _held(index, memory, mates, inflected):
                yield term, other, share * min(1.0, rarity / idf(other))
    german = "de" in index.languages
    for term in query.terms if inflected else ():
        kin = index.compounds().related(term) if german else []
        if term not in known:
            kin += index.compounds().kin(term)
        for other in kin:
            yield term, other, COMPOUND_WEIGHT * min(1.0, idf(term) / idf(other))


def _held(index: PassageIndex, memory: Memory, mates: Mates, inflected: bool) -> tuple[str, ...]:
    """Return the terms to look for in place of phrases, kept with the memory: a category has many, a text holds few."""
    kept: dict[Mates, tuple[str, ...]] = memory.cache.setdefault("mates", {})
    held = kept.get(mates)
    if held is None:
        if len(kept) >= KEPT:
            kept.clear()
        held = kept[mates] = tuple(other for mate in mates for other in _found(index, mate, inflected))
    return held


def _found(index: PassageIndex, phrase: tuple[str, ...], inflected: bool) -> list[str]:
    """Return the terms to look for in place of a phrase: its rarest where the text holds it, else the kin of a word."""
    if all(part in index.scorer.postings for part in phrase):
        return [max(phrase, key=lambda part: (index.scorer.idf(part), part))]
    return index.compounds().kin(phrase[0]) if inflected and len(phrase) == 1 else []
