"""Whether a passage speaks of another thing than the one that a question asks about, which a second passage names.

"When is the meeting with the bank?" is asked about "the meeting with the bank is on Thursday"; "the meeting with the
school moves to Friday" shares a word with it and has another in the place of "bank", so it is about another meeting,
however late it was said. "It moves to Friday" has nothing in that place, and may be about the same.

A place is told by a word that the question asks about, beside it in its clause, and by what ties the two: nothing, a
preposition, a copula. Words that say how things stand or that they changed are looked past. Whose a thing is counts as
well: what somebody else says of his own is no answer to a question about a speaker. Scripts that write no spaces are
left alone, and so are verbs, which take the places of others too easily.

Work is in proportion to the words of the two passages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from zettelpy.extract.changes.wordkinds import judge_of, languages_of, lexicon_of
from zettelpy.passages.answers import body
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.question import Question
from zettelpy.passages.telling import MOVED, SETTLED
from zettelpy.text.lexicon.changes import TABLES
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.lexicon.ties import DETERMINERS, PREPOSITIONS, PURPOSES
from zettelpy.text.normalise import fold
from zettelpy.text.standing import standing_words
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import index_terms, query_terms
from zettelpy.text.words import UNSPACED, surfaces_of, tokenise
from zettelpy.types import Memory

LONGEST: Final = 400  # characters at the beginning of a passage that are compared
KEPT: Final = 2000  # passages whose words are kept
BETWEEN: Final = 3  # words of structure between two others that belong together
AHEAD: Final = "ahead"
BEHIND: Final = "behind"
NUMBERED: Final = "numbered"
_STATES: Final = MOVED | SETTLED
_SEPARATORS: Final = frozenset(".,;:!?()[]\n–—…")


class Word(NamedTuple):
    """A word of a passage: its terms, none for words of structure; whether it only says how things stand or that they
    changed; and whether something separates it from the word before."""

    spelling: str
    terms: tuple[str, ...]
    state: bool
    apart: bool


class Read(NamedTuple):
    """The first words of a passage, and their terms but for numbers."""

    words: list[Word]
    terms: frozenset[str]


class Subject(NamedTuple):
    """What a question asks about: its terms, but for the words for now and before; the kind of answer; speakers."""

    terms: tuple[str, ...]
    kind: frozenset[str]
    speakers: tuple[str, ...]
    related: Mapping[str, str]  # a term that may stand for one of the question -> that one


def subject_of(index: PassageIndex, question: Question) -> Subject:
    """Return what a question asks about."""
    words = " ".join(standing_words(question.text, index.languages))
    left_out = frozenset(query_terms(words, index.stop, index.stems))
    known = index.scorer.postings
    terms = tuple(term for term in question.query.terms if term in known and term not in left_out)
    kind = _kind_of_answer(index, question.text)
    return Subject(terms, kind, question.query.speakers, question.stands_for)


def _kind_of_answer(index: PassageIndex, question: str) -> frozenset[str]:
    """Return the terms of the word right behind the one that a question opens with, a preposition before it or not:
    which hotel somebody stays at, in which hotel, is asked for and not about."""
    words = surfaces_of(question)
    place = 2 if words and fold(words[0]) in PREPOSITIONS else 1
    return frozenset(index_terms(words[place], index.stop, index.stems)) if len(words) > place else frozenset()


def is_other(index: PassageIndex, memory: Memory, subject: Subject, asked: int, other: int) -> bool:
    """Tell whether a passage speaks of something else than what passage `asked` says of the subject of a question."""
    if _is_of_somebody_else(index, memory, subject, asked, other):
        return True
    here, there = _held(index, subject, asked), _held(index, subject, other)
    missing = frozenset(term for term in here if term not in there and term not in subject.kind)
    if not missing:
        return False
    ours, theirs = _read(index, memory, asked).words, _read(index, memory, other).words
    terms = frozenset(subject.terms).union(subject.related)
    mine = frozenset(term for word in ours for term in word.terms).union(terms)
    told = {slot for slot, place in _slots(ours, terms) if not missing.isdisjoint(ours[place].terms)}
    return any(
        slot in told and _is_another_name(theirs[place], mine, numbered=slot[1] == NUMBERED)
        for slot, place in _slots(theirs, terms)
    )


def touches(index: PassageIndex, memory: Memory, subject: Subject, one: int, other: int) -> bool:
    """Tell whether two passages share a word that is no number, or the second holds one that is asked about."""
    if _held(index, subject, other):
        return True
    ours, theirs = _read(index, memory, one), _read(index, memory, other)
    return not ours.terms.isdisjoint(theirs.terms)


def _held(index: PassageIndex, subject: Subject, i: int) -> dict[str, None]:
    """Return the terms of a subject that passage i holds, itself or in other words."""
    holds = index.scorer.own
    found = dict.fromkeys(term for term in subject.terms if holds(term, i) > 0.0)
    found.update((term, None) for other, term in subject.related.items() if holds(other, i) > 0.0)
    return found


def _is_of_somebody_else(index: PassageIndex, memory: Memory, subject: Subject, asked: int, other: int) -> bool:
    """Tell whether somebody else than the speaker who is asked about, and who speaks of it, speaks of his own."""
    named, passages = subject.speakers, index.passages
    if passages[asked].speaker not in named or passages[other].speaker in named or not passages[other].speaker:
        return False
    said = surfaces_of(body(index, memory, other)[:LONGEST])
    names = frozenset(fold(part) for name in named for part in surfaces_of(name))
    if any(fold(word.removesuffix("'s")) in names for word in said):
        return False
    return any(fold(word) in _own_words(index.languages) for word in said)


@lru_cache(maxsize=32)
def _own_words(languages: tuple[str, ...]) -> frozenset[str]:
    """Return the words with which people speak of themselves."""
    tables = [TABLES[language] for language in languages if language in TABLES]
    return frozenset(("i", *(word for table in tables for word in fold(table.SELF).split())))


def _read(index: PassageIndex, memory: Memory, i: int) -> Read:
    """Return passage i, read without the label of its speaker; kept with the memory."""
    kept: dict[int, Read] = memory.cache.setdefault("things", {})
    read = kept.get(i)
    if read is None:
        if len(kept) >= KEPT:
            kept.clear()
        words = _words(index, memory, i)
        terms = frozenset(term for word in words for term in word.terms if not term[:1].isdigit())
        read = kept[i] = Read(words, terms)
    return read


def _words(index: PassageIndex, memory: Memory, i: int) -> list[Word]:
    text = body(index, memory, i)
    words, languages = tokenise(text[:LONGEST]), index.languages
    finder = lexicon_of(languages_of(languages), languages).phrases.over(words, [0, len(words.ids)])
    hits = (hit for hit in finder.find(0, len(words.ids)) if hit.label in _STATES)
    changing = {k for hit in hits for k in range(hit.first, hit.stop)}
    found: list[Word] = []
    end = 0
    for k, start in enumerate(words.starts):
        spelling, terms, state = _word(words.surface(k), languages)
        apart = any(letter in _SEPARATORS for letter in text[end:start])
        state = (state or k in changing) and spelling not in PREPOSITIONS
        found.append(Word(spelling, terms, state, apart))
        end = words.end(k)
    return found


@lru_cache(maxsize=1 << 13)
def _word(surface: str, languages: tuple[str, ...]) -> tuple[str, tuple[str, ...], bool]:
    """Return a word folded, its terms, and whether it only says how things stand."""
    terms = index_terms(surface, stop_words_for(languages), stemmer_for(languages))
    cues = judge_of(languages_of(languages), languages)(surface).cues
    return fold(surface), terms, not _STATES.isdisjoint(cues) or bool(standing_words(surface, languages))


Slot = tuple[str, str, str]  # a term that is asked about or "", on which side the word stands of it, what ties the two


def _slots(words: Sequence[Word], asked: Collection[str]) -> Iterator[tuple[Slot, int]]:
    """Yield each place of a passage that tells one thing from others, with the number of the word that stands there.

    Such are, beside a term that is asked about and in its clause: what stands right before it ("the *Oslo* flight",
    "the *dog* eats"), or before a word that is no article between ("*Max* is in class 4b"); what a preposition ties to
    it ("the meeting with the *bank*"); what "for" introduces anywhere; and a number right behind it ("invoice *17*").
    Prepositions go by their first letter, since they bend ("du", "de la").
    """
    told = [place for place, word in enumerate(words) if word.terms and not word.state]
    for before, place in pairwise(told):
        if any(word.apart for word in words[before + 1 : place + 1]):
            continue
        between = [word.spelling for word in words[before + 1 : place] if not word.state]
        if len(between) > BETWEEN:
            continue
        tie = between[0] if between else ""
        if place == before + 1 and _is_number(words[place].spelling):
            yield from (((term, NUMBERED, ""), place) for term in words[before].terms if term in asked)
        if tie in PREPOSITIONS:
            for term in words[before].terms:
                if term in asked:
                    yield (term, BEHIND, tie[:1]), place
        if tie in PURPOSES:
            yield ("", BEHIND, tie), place
        if tie not in DETERMINERS and tie not in PREPOSITIONS:
            for term in words[place].terms:
                if term in asked:
                    yield (term, AHEAD, tie[:1]), before


def _is_number(word: str) -> bool:
    return any(letter in "0123456789" for letter in word)


def _is_another_name(word: Word, known: Collection[str], *, numbered: bool) -> bool:
    """Tell whether a word names something that is not known: no word of the passage that is asked, and no number but
    where one tells things apart."""
    if UNSPACED.search(word.spelling) or (_is_number(word.spelling) and not numbered):
        return False
    return all(term not in known for term in word.terms)
