"""What a question leans on: "before the move", "since she got the dog", "two weeks after the surgery".

The event is found by its words: the passage that they score best, if it holds most of them itself and they are rare
enough to tell one event. Its day is the one that its own words name or mean, else the day on which it was said. What
was said on the asked side of that day gains a little, the nearer, the more; where the question counts from the event
("the day after the concert"), what was said on the days counted to, or means them, gains as for a date. Where no event
is clear, and where the question names a date, nothing changes: the words of the clause are searched for as always.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from zettelpy.passages.index import PassageIndex
from zettelpy.text.asked_parts import moved_from
from zettelpy.text.date_spans import DAY, AskedDate, day_number, day_of, grain_of
from zettelpy.text.dating.line import Line, lower
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.lexicon import asked as lexicon
from zettelpy.text.query import Query
from zettelpy.text.terms import extra_terms, query_terms

GAIN: Final = 0.2  # for what was said on the day of the event, falling to none
REACH: Final = 60  # days to that side
HELD: Final = 0.6  # of the words of the clause, by idf, that the passage must hold itself
RARE: Final = 0.03  # share of the passages that hold the rarest of them
TRIED: Final = 3  # words for before and after in a question whose event is looked for
FEW: Final = 3  # passages that are few in any memory

_CLAUSE: Final = re.compile(r"[^,;:.!?()\n，、。；：！？]{0,120}")
_BEHIND: Final = re.compile(  # 前に, 之后, 후에 behind what they lean on
    "(?P<event>[^,，、。？！?!\\s0-9０-９]{2,12}?\\s?)(?:の|る|た|て|하기|한|이)?\\s?"
    "(?:(?P<before>前(?=[にはの])|之前|以前|전(?=[에의]))|(?P<after>[後后](?=[にはの、])|之[后後]|以[后後来來]|から(?=[はの、])|후(?=[에의])|이후))"
)


class Leaning(NamedTuple):
    """What a question leans on: its words, -1 for what was before it or 1 for after, and where the word for that is."""

    words: str
    lean: int
    at: int  # the number of the word in the line of the question; -1 where it stands behind the event


def favour_event(index: PassageIndex, question: str, query: Query, scores: dict[int, float]) -> None:
    """Raise the passages among `scores` that lie on the asked side of the event that a question leans on."""
    if query.asked or not scores:
        return
    line = Line(question, lower(question))
    for leaning in islice(_leanings(line), TRIED):
        event = _event(index, leaning.words, query)
        if event is None:
            continue
        day = day_of_passage(index, event)
        if day is None:
            return
        counted = moved_from(line, leaning.at, day, leaning.lean) if leaning.at > 0 else None
        if counted is not None:
            first, last = counted[1]
            asked = AskedDate(first, last, grain_of(first, last), 0, 0)
            for i, strength in index.calendar.dated([asked]).strengths.items():
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


def _leanings(line: Line) -> Iterator[Leaning]:
    """Yield what a question leans on, in order: a word for before or after and the clause behind it, or before it."""
    for i, word in enumerate(line.words):
        lean = -1 if word in lexicon.BEFORE else 1 if word in lexicon.AFTER_EVENT else 0
        if lean == 0 or (word in lexicon.NEEDS_ARTICLE and line.after(i + 1) not in lexicon.LINKS):
            continue
        clause = _CLAUSE.match(line.text, line.ends[i])
        if clause is not None and clause[0].strip():
            yield Leaning(clause[0], lean, i)
    if not line.text.isascii() and GATE.search(line.text):
        for match in _BEHIND.finditer(line.text):
            yield Leaning(match["event"], -1 if match["before"] else 1, -1)


def _event(index: PassageIndex, words: str, query: Query) -> int | None:
    """Return the passage that tells of an event, by its words; None where none does clearly."""
    scorer = index.scorer
    terms = dict.fromkeys((*query_terms(words, index.stop, index.stems), *extra_terms(words)))
    known = {term: 1.0 for term in terms if term not in query.names}
    held = [term for term in known if term in scorer.postings]
    if not held:
        return None
    rarest = min(len(scorer.postings[term].passages) for term in held)
    if rarest > max(FEW, RARE * len(index.passages)):
        return None
    scores = scorer.score(known)
    best = min(scores, key=lambda i: (-scores[i], i))
    whole = own = 0.0
    for term in known:
        whole += scorer.idf(term)
        own += scorer.idf(term) if scorer.own(term, best) > 0.0 else 0.0
    return best if own >= HELD * whole else None


def day_of_passage(index: PassageIndex, i: int) -> str | None:
    """Return the day that passage i tells of: one that its own words mean, else the one on which it was said."""
    passage = index.passages[i]
    own = next((span.first for span in passage.spans if span.grain == DAY), None)
    if own is not None:
        return own
    number = index.calendar.days.get(i)
    return None if number is None else day_of(number)
