"""What a question leans on: "before the move", "since she got the dog", "two weeks after the surgery".

The event is found by its words: the passage that they score best, if it holds most of them itself and they are rare
enough to tell one event. Its day is the one that its own words name or mean, else the day on which it was said. What
was said on the asked side of that day gains a little, the nearer, the more; where the question counts from the event
("the day after the concert"), what was said on the days counted to, or means them, gains as for a date. Where no event
is clear, and where the question names a date, nothing changes: the words of the clause are searched for as always.

A question that holds nothing but the event ("what happened before the move?", "what did Ana do after Crete?") is
carried by it as one of dates alone is by its dates: all that lies on the asked side is found, the nearest first, what a
named speaker said before the rest. Its words tell what the event is and not what is asked for, so what they found
counts for little then; the event itself comes behind the best.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from zettelpy.passages.index import PassageIndex
from zettelpy.text.answers import PERSON
from zettelpy.text.asked_parts import moved_from
from zettelpy.text.asked_speakers import named_speakers
from zettelpy.text.date_spans import DAY, AskedDate, day_number, day_of, grain_of
from zettelpy.text.dating.line import Line, lower
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import asked as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.query import Query
from zettelpy.text.stems import Stemmer, stemmer_for
from zettelpy.text.terms import extra_terms, query_terms
from zettelpy.text.words import UNSPACED

GAIN: Final = 0.2  # for what was said on the day of the event, falling to none
REACH: Final = 60  # days to that side
HELD: Final = 0.6  # of the words of the clause, by idf, that the passage must hold itself
RARE: Final = 0.03  # share of the passages that hold the rarest of them
TRIED: Final = 3  # words for before and after in a question whose event is looked for
FEW: Final = 3  # passages that are few in any memory
STAND_IN: Final = 0.6  # of the weight of a word of the clause, for what stands in for it
LEFT: Final = 0.1  # of what words found, where they only name the event that carries the question
BEHIND_BEST: Final = 0.98  # of the strongest passage that an event carries, for the event itself

_CLAUSE: Final = lazily(r"[^,;:.!?()\n，、。；：！？]{0,120}")
_BEHIND: Final = lazily(  # 前に, 之后, 후에 behind what they lean on
    "(?P<event>[^,，、。？！?!\\s0-9０-９]{2,12}?\\s?)(?:の|る|た|て|하기|한|이)?\\s?"
    "(?:(?P<before>前(?=[にはの])|之前|以前|전(?=[에의]))|(?P<after>[後后](?=[にはの、])|之[后後]|以[后後来來]|から(?=[はの、])|후(?=[에의])|이후))"
)


class Leaning(NamedTuple):
    """What a question leans on: its words, -1 for what was before it or 1 for after, and where the word for that is."""

    words: str
    lean: int
    at: int  # the number of the word in the line of the question; -1 where it stands behind the event
    start: int  # where it stands in the question, with the word
    end: int


class Event(NamedTuple):
    """The passage that tells of an event, and all that hold its words."""

    passage: int
    told: Mapping[int, None]


class Carrying(NamedTuple):
    """What a question needs to be carried by an event alone: what it looks for, and how much it gains then."""

    terms: Collection[str]  # without those that only ask to be told something
    stems: Stemmer
    stands_for: Mapping[str, str]  # other terms of the memory -> the term of the question
    kinds: Sequence[str]  # the kinds of answer that are asked for
    strength: float
    gains: Sequence[float]  # for the first speaker that is named, and for the second


def favour_event(
    index: PassageIndex, question: str, query: Query, scores: dict[int, float], carrying: Carrying | None = None
) -> None:
    """Raise the passages among `scores` that lie on the asked side of the event that a question leans on.

    With `carrying`, a question that holds nothing but the event finds all of them.
    """
    if query.asked or not scores:
        return
    line = Line(question, lower(question))
    for leaning in islice(_leanings(line), TRIED):
        if carrying is not None and _carried(index, line, query, scores, leaning, carrying):
            return
        event = _event(index, leaning.words, query)
        if event is None:
            continue
        day = day_of_passage(index, event.passage)
        if day is None:
            return
        counted = _counted(line, leaning, day)
        if counted is not None:
            for i, strength in index.calendar.dated([counted[1]]).strengths.items():
                if i in scores:
                    scores[i] += strength
            return
        middle = day_number(day)
        days = index.calendar.days
        for i in scores:
            apart = leaning.lean * (days.get(i, middle - leaning.lean) - middle)
            if 0 <= apart <= REACH:
                scores[i] += GAIN * (1.0 - apart / (REACH + 1))
        return


def _counted(line: Line, leaning: Leaning, day: str) -> tuple[int, AskedDate] | None:
    """Return (first word, days) of what is counted from the day of an event: "two weeks after"."""
    counted = moved_from(line, leaning.at, day, leaning.lean) if leaning.at > 0 else None
    if counted is None:
        return None
    first, last = counted[1]
    return counted[0], AskedDate(first, last, grain_of(first, last), 0, 0)


# What an event alone carries ------------------------------------------------------------------------------------------


def _carried(
    index: PassageIndex, line: Line, query: Query, scores: dict[int, float], leaning: Leaning, carrying: Carrying
) -> bool:
    """Find what lies on the asked side of an event, where the question holds nothing else; False where it does."""
    event = _event(index, leaning.words, query, carrying) if not any(k != PERSON for k in carrying.kinds) else None
    day = None if event is None else day_of_passage(index, event.passage)
    if event is None or day is None:
        return False
    counted = _counted(line, leaning, day)
    begin = leaning.start if counted is None else line.starts[counted[0]]
    outside = f"{line.text[:begin]} {line.text[leaning.end :]}"
    if not _asks_alone(index, outside, leaning.words, query, carrying):
        return False
    if counted is not None:
        found = index.calendar.dated([counted[1]]).strengths
    else:
        found = index.calendar.beside(day, leaning.lean, _same_day(index, event, day, leaning.lean))
    found = {i: strength for i, strength in found.items() if i not in event.told}
    if not found:
        return False
    for i in scores:
        scores[i] *= LEFT
    speakers = _named(index, outside, query)
    gains = dict(zip(speakers, carrying.gains, strict=False))
    for i, strength in found.items():
        gain = 1.0 + gains.get(index.passages[i].speaker or "", 0.0)
        scores[i] = scores.get(i, 0.0) + carrying.strength * gain * strength
    scores[event.passage] = BEHIND_BEST * max(scores[i] for i in found)
    return True


def _named(index: PassageIndex, outside: str, query: Query) -> tuple[str, ...]:
    """Return the speakers that a question names outside the event; among letters without blanks by their full name."""
    if not outside.isascii() and UNSPACED.search(outside):
        return tuple(speaker for speaker in index.speakers if len(speaker) > 1 and speaker in outside)
    return named_speakers(outside, query.speakers, index.stop).speakers


def _same_day(index: PassageIndex, event: Event, day: str, lean: int) -> list[int]:
    """Return what was said on the day of an event and stands on the asked side of what tells of it."""
    number, i = day_number(day), event.passage
    if index.calendar.days.get(i) != number:
        return []
    return [k for k in index.calendar.said_in(number, number) if lean * (k - i) > 0]


def _asks_alone(index: PassageIndex, outside: str, words: str, query: Query, carrying: Carrying) -> bool:
    """Tell whether a question asks for nothing in particular outside an event: its other words are names, or ask."""
    if not any(character.isalpha() for character in outside):
        return False  # the whole question is the clause: "after the move what did Bo paint?"
    event = frozenset(_terms(index, words, carrying.stems))
    for speaker in _named(index, outside, query) if not outside.isascii() else ():
        outside = outside.replace(speaker, " ")
    asking = _asking(index.languages)
    others = [term for term in _terms(index, outside, carrying.stems) if term not in event and term not in query.names]
    return not any(term in carrying.terms and term not in asking for term in others)


@lru_cache(maxsize=32)
def _asking(languages: tuple[str, ...]) -> frozenset[str]:
    """Return the terms with which a question asks what happened, in some languages."""
    return frozenset(
        term
        for language in languages
        for stems in (stemmer_for((language,)), stemmer_for(languages))
        for term in query_terms(fold(lexicon.HAPPENED.get(language, "")), frozenset(), stems)
    )


# Where a question leans, and on what -------------------------------------------------------------------------------


def _leanings(line: Line) -> Iterator[Leaning]:
    """Yield what a question leans on, in order: a word for before or after and the clause behind it, or before it."""
    for i, word in enumerate(line.words):
        lean = -1 if word in lexicon.BEFORE else 1 if word in lexicon.AFTER_EVENT else 0
        if lean == 0 or (word in lexicon.NEEDS_ARTICLE and line.after(i + 1) not in lexicon.LINKS):
            continue
        clause = _CLAUSE.match(line.text, line.ends[i])
        if clause is not None and clause[0].strip():
            yield Leaning(clause[0], lean, i, line.starts[i], clause.end())
    if not line.text.isascii() and GATE.search(line.text):
        for match in _BEHIND.finditer(line.text):
            yield Leaning(match["event"], -1 if match["before"] else 1, -1, *match.span())


def _event(index: PassageIndex, words: str, query: Query, carrying: Carrying | None = None) -> Event | None:
    """Return what tells of an event, by its words; None where nothing does clearly.

    With `carrying`, what stands in for a word counts as the word, and the passage must hold all words that are here.
    """
    scorer = index.scorer
    stems = index.stems if carrying is None else carrying.stems
    known = {term: 1.0 for term in _terms(index, words, stems) if term not in query.names}
    if carrying is not None:  # "nach dem Umzug gemacht": a verb that only asks may stand behind the event
        asking = _asking(index.languages)
        known = {term: 1.0 for term in known if term in carrying.terms and term not in asking}
    stands = {
        other: term
        for other, term in (carrying.stands_for.items() if carrying is not None else ())
        if term in known and other in scorer.postings
    }
    held = [term for term in (*known, *stands) if term in scorer.postings]
    if not held:
        return None
    rarest = min(held, key=scorer.count)
    if scorer.count(rarest) > max(FEW, RARE * len(index.passages)):
        return None
    passages = scorer.postings[rarest].passages
    scores = scorer.score(known, dict.fromkeys(stands, STAND_IN))
    best = min(scores, key=lambda i: (-scores[i], i))
    ways = {term: [term, *(other for other, stood in stands.items() if stood == term)] for term in known}
    share, all_here = _held(index, ways, best)
    if share < HELD or (carrying is not None and not all_here):
        return None
    return Event(best, {best: None, **{i: None for i in passages if _held(index, ways, i)[0] >= HELD}})


def _held(index: PassageIndex, ways: Mapping[str, Sequence[str]], i: int) -> tuple[float, bool]:
    """Return the share of some words that passage i holds itself, by idf, and whether it holds all that are here."""
    scorer = index.scorer
    whole = own = 0.0
    all_here = True
    for term, others in ways.items():
        weight = scorer.idf(term)
        whole += weight
        if any(scorer.own(other, i) > 0.0 for other in others):
            own += weight
        elif any(other in scorer.postings for other in others):
            all_here = False
    return own / whole, all_here


def _terms(index: PassageIndex, words: str, stems: Stemmer) -> dict[str, None]:
    return dict.fromkeys((*query_terms(words, index.stop, stems), *extra_terms(words)))


def day_of_passage(index: PassageIndex, i: int) -> str | None:
    """Return the day that passage i tells of: one that its own words mean, else the one on which it was said."""
    passage = index.passages[i]
    own = next((span.first for span in passage.spans if span.grain == DAY), None)
    if own is not None:
        return own
    number = index.calendar.days.get(i)
    return None if number is None else day_of(number)
