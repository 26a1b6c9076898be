"""A question against an index: passages by BM25 with their surroundings, by speaker and by date; zettels by passages.

Passages score by `rank/bm25.py`; when the question names a speaker, what that speaker said gains; when it names a day,
a month or a year, passages of that time gain. A zettel ranks by its passages: the best, half of the second, a quarter
of the third. Ties go to what stands first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import check_text
from zettelpy.passages.index import Passage, PassageIndex, Topics, index_of
from zettelpy.rank.pagerank import pagerank
from zettelpy.text.dates import parse_date
from zettelpy.text.query import Query, read_query
from zettelpy.text.stems.light import LANGUAGES
from zettelpy.types import Memory

SPEAKER_GAINS: Final = (0.6, 0.3)  # for the first and the second speaker that a question names
NAME_WEIGHT: Final = 0.2
HALF_KANA: Final = 0.4  # the weight of a pair of characters of which one is hiragana
ALL_KANA: Final = 0.15
_HIRAGANA: Final = re.compile("[\u3041-\u309f]")
NEWER_SHARE: Final = 0.95  # of the score of a statement, for the one that replaced it
OLDER_SHARE: Final = 0.6  # of the score of a statement, for the one that it replaced
COMPOUND_WEIGHT: Final = 0.4
KNOWN_WEIGHT: Final = 0.45  # of a synonym of a term that the text holds itself
SYNONYM_WEIGHT: Final = 0.6  # of a synonym of a term that it does not hold
EXPANSION_WEIGHT: Final = 0.5
OWN_DATE_BONUS: Final = 0.8
SESSION_DATE_BONUS: Final = 0.6
BEST_SHARES: Final = (1.0, 0.5, 0.25)
CENTRES: Final = 8  # the best passages whose surroundings fill what is left of a budget
AROUND: Final = 8  # passages on either side
SEEDS: Final = 20  # the zettels found by words from which the hops start


class Hit(NamedTuple):
    """A passage that a question reached, by number, and its score."""

    passage: int
    score: float


def check_memory(memory: object) -> Memory:
    """Return `memory` if it is one, else raise TypeError."""
    if not isinstance(memory, Memory):
        hint = "pass what compress or decode returned"
        raise ArgumentTypeError(f"memory must be a Memory, got {type(memory).__name__}: {hint}")
    return memory


def check_bound(name: str, value: object) -> str | None:
    """Return the date of an `after=` or `before=` bound as YYYY, YYYY-MM or YYYY-MM-DD, or None."""
    if value is None:
        return None
    date = parse_date(check_text(name, value).strip())
    if date is None:
        raise ArgumentValueError(f"{name} must be a date such as '2025', '2025-03' or '2025-03-09', got {value!r}")
    return date


def find_hits(
    memory: Memory, query: str, *, expand_query: bool = False, after: str | None = None, before: str | None = None
) -> tuple[PassageIndex, list[Hit]]:
    """Return the index and the passages that a question reaches, best first, within the range of dates."""
    index = index_of(memory)
    hits = _hits(index, memory, query, expand_query)
    if after is not None or before is not None:
        hits = [hit for hit in hits if in_range(memory, index.passages[hit.passage], after, before)]
    return index, hits


def in_range(memory: Memory, passage: Passage, after: str | None, before: str | None) -> bool:
    """Tell whether a passage was said in a range of dates, or names a date in it.

    What has neither goes by the date of its zettel; what has none at all lies in no range.
    """
    if after is None and before is None:
        return True
    told = (passage.date, *passage.dates) if passage.date else passage.dates
    return any(within(date, after, before) for date in told or (memory.zettels[passage.zettel].resolved_date,))


def around(index: PassageIndex, order: Sequence[int]) -> list[int]:
    """Return the passages that stand around the best of `order`, best first and nearest first, without those in it.

    What a question's words reached is often answered some messages further on, in words of its own.
    """
    held = set(order)
    found: dict[int, None] = {}
    for i in order[:CENTRES]:
        section = index.passages[i].section
        for distance in range(1, AROUND + 1):
            for j in (i + distance, i - distance):
                if 0 <= j < len(index.passages) and index.passages[j].section == section and j not in held:
                    found[j] = None
    return list(found)


def hop_zettels(memory: Memory, ranked: list[tuple[int, float]]) -> list[int]:
    """Return the zettels that tunnels lead to from the ranked ones and that are not among them, nearest first."""
    if not memory.tunnels or not ranked:
        return []
    graph = memory.cache.get("graph")
    if graph is None:
        place = {zettel.id: number for number, zettel in enumerate(memory.zettels)}
        graph = [[] for _ in memory.zettels]
        for tunnel in memory.tunnels:
            graph[place[tunnel.source]].append(place[tunnel.target])
            graph[place[tunnel.target]].append(place[tunnel.source])
        memory.cache["graph"] = graph
    mass = pagerank(graph, dict(ranked[:SEEDS]))
    found = {number for number, _ in ranked}
    return sorted((n for n in mass if n not in found and mass[n] > 0.0), key=lambda n: (-mass[n], n))


def within(date: str | None, after: str | None, before: str | None) -> bool:
    """Tell whether a date lies in a range; both ends include by prefix, and what has no date lies in no range.

    >>> within("2025-03-09", "2025-03", "2025-03"), within("2025-04-01", None, "2025-03"), within(None, None, None)
    (True, False, True)
    """
    if after is None and before is None:
        return True
    if date is None:
        return False
    if after is not None and date[: len(after)] < after[: len(date)]:
        return False
    return before is None or date[: len(before)] <= before[: len(date)]


def rank_zettels(index: PassageIndex, hits: Iterable[Hit]) -> list[tuple[int, float]]:
    """Return zettels by number with their scores, best first: the best passage, 1/2 the second, 1/4 the third."""
    scores: dict[int, float] = {}
    seen: dict[int, int] = {}
    for hit in hits:
        zettel = index.passages[hit.passage].zettel
        place = seen.get(zettel, 0)
        if place < len(BEST_SHARES):
            scores[zettel] = scores.get(zettel, 0.0) + BEST_SHARES[place] * hit.score
            seen[zettel] = place + 1
    return sorted(scores.items(), key=lambda item: (-item[1], item[0]))


def _hits(index: PassageIndex, memory: Memory, question: str, expand: bool) -> list[Hit]:
    """Return every passage that the question reaches, best first, ties in the order of the text."""
    query = read_query(question, index.stop, index.speakers, index.anchor, index.languages)
    extra = _synonyms(index, query)
    if expand:
        if index.topics is None:
            index.topics = Topics(memory, index.stop, index.stems)
        for term in index.topics.near((*query.terms, *query.names)):
            extra.setdefault(term, EXPANSION_WEIGHT)
    scores = index.scorer.score(weights_of(query), extra)
    told = any(term in index.scorer.postings for term in (*query.terms, *extra)) or bool(query.dates)
    _favour_speakers(index, query, scores, told)
    _favour_dates(index, query, scores)
    if told:
        _follow_changes(index, memory, scores)
    return [Hit(i, score) for i, score in sorted(scores.items(), key=lambda item: (-item[1], item[0])) if score > 0.0]


def weights_of(query: Query) -> dict[str, float]:
    """Return the terms of a question with their weights.

    A speaker's name weighs little beside other words: what is asked about is seldom where the name stands, and who
    speaks counts for more.
    """
    weight = NAME_WEIGHT if query.terms else 1.0
    return {**{term: _bearing(term) for term in query.terms}, **dict.fromkeys(query.names, weight)}


def _bearing(term: str) -> float:
    """Return how much a term of a question bears: pairs of hiragana are mostly endings and particles."""
    if term.isascii():
        return 1.0
    kana = len(_HIRAGANA.findall(term))
    return 1.0 if kana == 0 else HALF_KANA if kana < len(term) else ALL_KANA


def wanted_terms(index: PassageIndex, question: str) -> dict[str, float]:
    """Return the terms that a question looks for, synonyms included, with their weight times their idf."""
    query = read_query(question, index.stop, index.speakers, index.anchor, index.languages)
    weights = {**_synonyms(index, query), **weights_of(query)}
    return {term: weight * index.scorer.idf(term) for term, weight in weights.items()}


def _synonyms(index: PassageIndex, query: Query) -> dict[str, float]:
    """Return the terms that mean the same as those of the question, with their weights; of a phrase its rarest term.

    In German, compounds with a term of the question are taken for it, and so are its own parts.
    """
    extra: dict[str, float] = {}
    inflected = not LANGUAGES.isdisjoint(index.languages)
    for term, mates in query.synonyms:
        share = KNOWN_WEIGHT if term in index.scorer.postings else SYNONYM_WEIGHT
        for mate in mates:
            for other in _found(index, mate, inflected):
                weight = share * min(1.0, index.scorer.idf(term) / index.scorer.idf(other))
                if other not in query.terms:
                    extra[other] = max(weight, extra.get(other, 0.0))
    german = "de" in index.languages
    for term in query.terms if inflected else ():
        kin = index.compounds().related(term) if german else []
        if term not in index.scorer.postings:
            kin += index.compounds().kin(term)
        for other in kin:
            weight = COMPOUND_WEIGHT * min(1.0, index.scorer.idf(term) / index.scorer.idf(other))
            if other not in query.terms:
                extra[other] = max(weight, extra.get(other, 0.0))
    return extra


def _found(index: PassageIndex, phrase: tuple[str, ...], inflected: bool) -> list[str]:
    """Return the terms to look for in place of a phrase: its rarest where the text holds it, else the kin of a word."""
    if all(part in index.scorer.postings for part in phrase):
        return [max(phrase, key=lambda part: (index.scorer.idf(part), part))]
    return index.compounds().kin(phrase[0]) if inflected and len(phrase) == 1 else []


def _favour_speakers(index: PassageIndex, query: Query, scores: dict[int, float], told: bool) -> None:
    """Raise what the named speakers said; find all that they said where nothing else of the question is (`told`)."""
    for speaker, gain in zip(query.speakers, SPEAKER_GAINS, strict=False):
        if told:
            by = index.passages
            scores.update({i: score * (1.0 + gain) for i, score in scores.items() if by[i].speaker == speaker})
        else:
            scores.update({i: scores.get(i, 0.0) + gain for i in index.speakers[speaker]})


def _follow_changes(index: PassageIndex, memory: Memory, scores: dict[int, float]) -> None:
    """Let what replaced a statement come up with it, and what was replaced with what replaced it.

    The new statement seldom repeats the words of the old one, and whoever asks for either needs to see that it changed.
    Changes come in the order of the text, so that a value that changed twice leads to the last one.
    """
    for earlier, later in index.changes(memory):
        if earlier in scores:
            scores[later] = max(scores.get(later, 0.0), NEWER_SHARE * scores[earlier])
    for earlier, later in reversed(index.changes(memory)):
        if later in scores:
            scores[earlier] = max(scores.get(earlier, 0.0), OLDER_SHARE * scores[later])


def _favour_dates(index: PassageIndex, query: Query, scores: dict[int, float]) -> None:
    """Raise passages of the time that the question names; those of a day or a month are found even without a word."""
    bonuses: dict[int, float] = {}
    exact = {
        i for date in query.dates if len(date) > 4 for i in (*index.said_on.get(date, ()), *index.tell_of.get(date, ()))
    }
    for date in query.dates:
        for i in index.said_on.get(date, ()):
            bonuses[i] = max(SESSION_DATE_BONUS, bonuses.get(i, 0.0))
        for i in index.tell_of.get(date, ()):
            bonuses[i] = OWN_DATE_BONUS
    for i, bonus in bonuses.items():
        if i in scores or i in exact or not (query.terms or query.names):
            scores[i] = scores.get(i, 0.0) + bonus
