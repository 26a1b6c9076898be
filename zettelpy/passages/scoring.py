"""The score of a passage, ingredient by ingredient: each step of the table adds to what the ones before it found.

| ingredient | what it adds |
|---|---|
| words | BM25 over the words of the question and what may stand for them, neighbours and section (`rank/bm25.py`) |
| talk | less to what only asks |
| speaker | to what the named speakers said, in proportion; to all that they said, where only names were asked for |
| date | to what was said in the time that the question names, or tells of it |
| change | to what replaced a statement that was found, and to what was replaced |
| similarity | what a caller's function says, if there is one |
| answer | to what holds an answer of the kind that is asked for: a day, a person, a price (`answers.py`) |
| standing | to what tells the state of affairs that is asked for: as it is now, or as it was before (`standing.py`) |

No step looks at passages that the question does not touch through a term, a name, a date or a kind of answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zettelpy.passages.anchors import Carrying, favour_event
from zettelpy.passages.answers import answer_gains
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.question import Question
from zettelpy.passages.similarity import Similarity, blend
from zettelpy.passages.standing import follow_changes, raise_standing
from zettelpy.text.asked_language import asked_stems
from zettelpy.types import Memory

ASKING: Final = 0.85  # of the score of the words, for a passage that ends in a question
SPEAKER_GAINS: Final = (0.6, 0.3)  # for the first and the second speaker that a question names
SPEAKER_BONUS: Final = 0.15  # for the first one's, where a word was found as well
ALONE: Final = 3.0  # of the strength of a date, in a question of which no other word is in the memory

Scored = dict[int, float]
Tell = Callable[[str, Scored], None]


def score_passages(
    index: PassageIndex,
    memory: Memory,
    question: Question,
    similarity: Similarity | None = None,
    tell: Tell | None = None,
) -> Scored:
    """Return the score of every passage that a question reaches.

    `tell` is called after each ingredient with its name and the scores so far; it must not change them.
    """
    scores = index.scorer.score(question.weights, question.related)
    told = any(term in index.scorer.postings for term in (*question.query.terms, *question.related))
    told = told or bool(question.query.dates)
    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("words", lambda: None),
        ("talk", lambda: _lower_questions(index, memory, scores)),
        ("speaker", lambda: _favour_speakers(index, question, scores, told)),
        ("date", lambda: _favour_dates(index, question, scores)),
        ("change", lambda: follow_changes(index, memory, question, scores) if told else None),
        ("similarity", lambda: blend(index, memory, question.text, similarity, scores)),
        ("answer", lambda: answer_gains(index, memory, question.kinds, scores)),
        ("standing", lambda: raise_standing(index, memory, question, scores) if told else None),
    )
    for name, step in steps:
        step()
        if tell is not None:
            tell(name, scores)
    return scores


def _lower_questions(index: PassageIndex, memory: Memory, scores: Scored) -> None:
    asking = index.asking(memory)
    for i in [i for i in scores if asking[i]]:
        scores[i] *= ASKING


def _favour_speakers(index: PassageIndex, question: Question, scores: Scored, told: bool) -> None:
    """Raise what the named speakers said; find all that they said where nothing else of the question is (`told`)."""
    for place, (speaker, gain) in enumerate(zip(question.query.speakers, SPEAKER_GAINS, strict=False)):
        if told:
            factor, bonus = 1.0 + gain, 0.0 if place else SPEAKER_BONUS
            for i in index.speakers[speaker]:
                if i in scores:
                    scores[i] = scores[i] * factor + bonus
        else:
            for i in index.speakers[speaker]:
                scores[i] = scores.get(i, 0.0) + gain


def _favour_dates(index: PassageIndex, question: Question, scores: Scored) -> None:
    """Raise passages of the time that the question names; those of a day or a month are found even without a word.

    Where no other word of the question is in the memory, nor what may stand for one, its dates carry it: all that they
    hold is found, what a named speaker said before the rest.
    """
    query, known = question.query, index.scorer.postings
    dated = index.calendar.dated(query.asked)
    words = frozenset(query.terms).difference(query.date_terms)
    alone = not any(term in known for term in words) and not any(
        other in known and term in words for other, term in question.stands_for.items()
    )
    gains = dict(zip(query.speakers, SPEAKER_GAINS, strict=False)) if alone else {}
    for i, strength in dated.strengths.items():
        if alone:
            gain = 1.0 + gains.get(index.passages[i].speaker or "", 0.0)
            scores[i] = scores.get(i, 0.0) + ALONE * gain * strength
        elif i in scores or i in dated.found:
            scores[i] = scores.get(i, 0.0) + strength
    stems = asked_stems(question.text, index.languages, known)
    carrying = Carrying(question.weights, stems, question.stands_for, question.kinds, ALONE, SPEAKER_GAINS)
    favour_event(index, question.text, query, scores, carrying)
