"""How much of a question a memory holds: the share of its words that stand together, beside the form it asks for.

    relevance = max over passages of: what of the question the passage and its neighbours hold / the whole question

A word weighs its idf; one that occurs nowhere weighs the most that a word can, an unknown name twice that: who asks
about somebody that was never mentioned has no answer here. What stands in for a word (a synonym, a member of a
category, a word of its family) counts as the word. In scripts without spaces each character counts by the pairs that
it stands in, since where words begin is unknown there; letters that mostly end words count little. Speakers and dates
that are named count little as well.

Where a question asks for an answer of one form (an age, a telephone number: `text/asked_forms.py`), only passages that
show it count (or hold all that is asked about, and may show it in words that are not known to), and what they hold is
lowered by how far they stand behind the best passage: where what is asked about is told of, but without anything of the
form beside it, the answer is most likely not here.

Work: the postings that the question touches; in large memories no more than MOST passages are followed, and of the
passages that the words reach only those that were scored (`rank/bm25.py` says which).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from typing import Final, NamedTuple

from zettelpy.passages.forms import form_words, may_show, shows_form
from zettelpy.passages.index import PassageIndex
from zettelpy.passages.question import Question
from zettelpy.rank.bm25 import SMALL
from zettelpy.rank.near import Near, near_to
from zettelpy.text.asked_forms import asked_forms
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.korean import ENDINGS
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.standing import standing_words
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import index_terms
from zettelpy.text.words import UNSPACED, WORD
from zettelpy.types import Memory

NAMED: Final = 0.15  # of the weight of a word that occurs nowhere, for a speaker or a date that the question names
UNKNOWN_NAME: Final = 2.0
LITTLE: Final = 0.15  # of a character that mostly ends words
ASKED_FOR: Final = 0.2  # of a word that names the form of the answer: answers seldom repeat it
SELDOM: Final = 0.35  # of a character whose pairs occur nowhere: the text may part the words otherwise
COUNTER: Final = 0.5  # of the word for what is counted, which is asked for, not about
MOST: Final = 4000  # passages that the words of a question are followed to
PARTS: Final = 200  # of a question that are looked for, the heaviest
UNSHOWN: Final = 0.5  # of what a passage holds, where it holds all that is asked about and no known form of an answer
ALL: Final = 0.95  # of what is asked about, that a passage must hold which only may show the form
LEAST_WEIGHT: Final = 0.25  # of the weight of a word that occurs nowhere, for one that occurs everywhere
KEYWORD: Final = 4  # characters up to which a run of a script without spaces is one word
LOOKED_AT: Final = 200  # passages in which a form is looked for, best first

RUN: Final = lazily(f"{UNSPACED.pattern}|[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
_HIRAGANA: Final = lazily("[\u3041-\u309f]")
_HANGUL: Final = lazily("[\uac00-\ud7a3]")


class Unit(NamedTuple):
    """A word of a question, or a run of a script without spaces, and the terms of the question that it stands for."""

    word: str
    terms: tuple[str, ...]


class Part(NamedTuple):
    """What is missed or found as one: a word, or a character of a run; its weight, and the terms that hold it.

    `naming` is a part that only names the form which is asked for, `subject` one that tells of whom or what it is
    asked: a name, by its capital letter, or a character of a run.
    """

    weight: float
    terms: tuple[str, ...]
    naming: bool = False
    subject: bool = False


def stand_ins(index: PassageIndex, question: Question) -> dict[str, list[str]]:
    """Return the terms of the memory that stand in for each term of a question."""
    stands: dict[str, list[str]] = {}
    for other, term in question.stands_for.items():
        if other in index.scorer.postings:
            stands.setdefault(term, []).append(other)
    return stands


def units_of(index: PassageIndex, question: Question) -> list[Unit]:
    """Return the content words of a question; what it leaves out (stop words, dates) is none."""
    found: dict[str, Unit] = {}
    for match in WORD.finditer(question.text):
        word = match[0]
        if word not in found:
            terms = terms_of(word, index.languages)
            if terms:
                terms = tuple(term for term in terms if term in question.weights)
            if terms:
                found[word] = Unit(word, terms)
    return list(found.values())


@lru_cache(maxsize=4096)
def terms_of(word: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return the index terms of a word in some languages; none for a stop word."""
    return index_terms(word, stop_words_for(languages), stemmer_for(languages))


def measure_relevance(
    index: PassageIndex, memory: Memory, question: Question, scored: Mapping[int, float] | None = None
) -> float:
    """Return the relevance of a memory to a question, 0.0 (nothing of it is here) to 1.0.

    `scored` are the passages that the question reached; in a large memory no other is looked at. They are found again
    where they are not given.

    A question of names alone has 1.0 where one of them speaks here, one of dates alone where something is dated so.
    """
    dated = index.calendar.holds(question.query.asked)
    forms = () if _is_keyword(question.text) else asked_forms(question.text, index.languages)
    parts = _parts(index, question, form_words(forms, index.languages))
    if not parts:
        return 1.0 if question.query.speakers or dated else 0.0
    if any(part.terms or not part.naming for part in parts):  # an answer need not repeat what names its form
        parts = [part for part in parts if part.terms or not part.naming]
    parts.sort(key=lambda part: -part.weight)
    del parts[PARTS:]
    most = index.scorer.idf("")  # no term is empty
    whole = 0.0
    for part in parts:
        whole += part.weight
    base = 0.0
    for named, here in ((question.query.speakers, True), (question.query.dates, dated)):
        if named:
            whole += NAMED * most
            base += NAMED * most if here else 0.0
    about = [part for part in parts if not part.naming]
    if any(part.subject for part in about) and not any(part.terms for part in about):
        return min(1.0, base / whole)
    among = None
    if index.scorer.size > SMALL:
        found = index.scorer.score(question.weights, question.related) if scored is None else scored
        among = near_to(found)
    if not forms or all(part.naming for part in parts):
        return min(1.0, (base + _most_held(index, parts, among)) / whole)
    held = _held(index, parts, among)
    best = max(held.values(), default=0.0)
    if best <= 0.0:
        return min(1.0, base / whole)
    subject = 0.0
    for part in about:
        subject += part.weight
    near = _best_near(index, memory, question, forms, held, ALL * subject) or _best_without(index, about, held)
    return min(1.0, (base + near) * near / best / whole)


def _is_keyword(text: str) -> bool:
    """Tell whether a question is one word: "price" looks for what speaks of prices, and asks for none.

    >>> _is_keyword("price"), _is_keyword("What price?"), _is_keyword("价格"), _is_keyword("每间房卖多少钱一晚")
    (True, False, True, False)
    """
    words = list(islice(WORD.finditer(text), 2))
    return len(words) == 1 and (not UNSPACED.search(words[0][0]) or len(words[0][0]) <= KEYWORD)


def _most_held(index: PassageIndex, parts: Sequence[Part], among: Near | None = None) -> float:
    """Return the most of the parts, heaviest first, that a passage and its neighbours hold.

    Once what is left weighs no more than what the best passage holds, no further passage can become the best.
    """
    left = 0.0
    for part in parts:
        left += part.weight
    held: dict[int, float] = {}
    best = 0.0
    for part in parts:
        weight = part.weight
        if not held:
            held = dict.fromkeys(_reached(index, part.terms, among), weight)
            best = weight if held else 0.0
        elif left > best and len(held) < MOST:
            for i in _reached(index, part.terms, among):
                value = held[i] = held.get(i, 0.0) + weight
                if value > best:
                    best = value
        else:
            least = best - left
            held = {i: value for i, value in held.items() if value > least}
            if among is not None and 2 * len(held) < len(among.passages):
                among = near_to(held)
            for i in _among(index, part.terms, held, among):
                value = held[i] = held[i] + weight
                if value > best:
                    best = value
        left -= weight
    return best


def _held(index: PassageIndex, parts: Sequence[Part], among: Near | None = None) -> dict[int, float]:
    """Return the weight of the parts that each passage and its neighbours hold, for up to MOST passages."""
    held: dict[int, float] = {}
    for part in parts:
        weight, full = part.weight, len(held) >= MOST
        for i in _reached(index, part.terms, among):
            if i in held:
                held[i] += weight
            elif not full:
                held[i] = weight
    return held


def _among(index: PassageIndex, terms: Sequence[str], passages: Iterable[int], among: Near | None) -> list[int]:
    """Return those of some passages that one of the terms reaches."""
    if not terms:
        return []
    reached = _reached(index, terms, among)
    return [i for i in passages if i in reached]


def _reached(index: PassageIndex, terms: Sequence[str], among: Near | None) -> dict[int, float]:
    """Return the passages, of those that are looked at, that one of some terms reaches, as keys."""
    scorer = index.scorer
    if among is None and len(terms) == 1:
        return scorer.impacts(terms[0])
    reached: dict[int, float] = {}
    for term in terms:
        reached.update(scorer.impacts(term) if among is None else scorer.reached_at(term, among))
    return reached


def _best_near(
    index: PassageIndex,
    memory: Memory,
    question: Question,
    forms: Sequence[str],
    held: dict[int, float],
    enough: float,
) -> float:
    """Return the most that a passage holds which shows one of the forms; 0.0 where none does.

    One that only may show it counts if it holds `enough`: all that is asked about.
    """
    order = sorted(held, key=lambda i: (-held[i], i))
    asked = fold(question.text)
    for i in order[:LOOKED_AT]:
        if i in index.quotes or any(shows_form(index, memory, i, form, asked) for form in forms):
            return held[i]
        if held[i] >= enough and any(may_show(index, memory, i, form) for form in forms):
            return held[i]
    return held[order[LOOKED_AT]] if len(order) > LOOKED_AT else 0.0


def _best_without(index: PassageIndex, about: Sequence[Part], held: dict[int, float]) -> float:
    """Return UNSHOWN of what a passage holds that says itself all that is asked about, though no form of an answer that
    is known; 0.0 where none does."""
    named = [part.terms for part in about if part.terms]
    if len(named) < len(about) or all(part.subject for part in about):  # a name alone is told of in many ways
        return 0.0
    holds = index.scorer.own
    for i in sorted(held, key=lambda i: (-held[i], i))[:LOOKED_AT]:
        if all(any(holds(term, i) > 0.0 for term in terms) for terms in named):
            return UNSHOWN * held[i]
    return 0.0


def _parts(index: PassageIndex, question: Question, naming: Sequence[str]) -> list[Part]:
    """Return what a question asks about, in parts; `naming` are words and runs that name the form."""
    known = index.scorer.postings
    stands = stand_ins(index, question)
    parts: list[Part] = []
    units = units_of(index, question)
    states = frozenset(standing_words(question.text, index.languages))  # "current", "at first": asked of something
    if all(fold(unit.word) in states for unit in units):
        states = frozenset()
    for place, unit in enumerate(units):
        word = fold(unit.word)
        if word in states or any(term in question.query.names for term in unit.terms):
            continue
        if all(term in question.query.date_terms for term in unit.terms):  # "summer", which is told by its days
            continue
        if not unit.word.isascii() and RUN.search(word):
            parts += _characters(index, word, unit.terms, stands, naming)
        else:
            part = _whole(index, unit, stands, place > 0 or not question.text.lstrip().startswith(unit.word))
            parts.append(Part(part.weight * ASKED_FOR, part.terms, True) if word in naming else part)
    words = frozenset(chain.from_iterable(unit.terms for unit in units))
    for term in question.query.terms:  # what is no word: counters, pictographs, numbers in groups
        if term not in words:
            share = COUNTER if term.startswith("#") else 1.0
            parts.append(Part(share * index.scorer.idf(term), (term,) if term in known else ()))
    return parts


def _whole(index: PassageIndex, unit: Unit, stands: dict[str, list[str]], inside: bool) -> Part:
    """Return a word as one part; `inside` a question, a capital letter makes it a name, but in German."""
    idf, known = index.scorer.idf, index.scorer.postings
    own = [term for term in unit.terms if term in known]
    terms = tuple(dict.fromkeys([*own, *(other for term in unit.terms for other in stands.get(term, ()))]))
    capital = inside and unit.word[:1].isupper()
    if terms:
        rarity = max(map(idf, own or terms))  # in a text about one thing its word is everywhere, and tells all the same
        return Part(max(rarity, LEAST_WEIGHT * idf("")), terms, subject=capital)
    named = capital and "de" not in index.languages
    return Part(idf("") * (UNKNOWN_NAME if named else 1.0), (), subject=capital)


def _characters(
    index: PassageIndex, run: str, terms: Sequence[str], stands: dict[str, list[str]], naming: Sequence[str]
) -> Iterator[Part]:
    """Yield the characters of a run that the question asks with, each with the pairs of the memory that hold it."""
    idf, known = index.scorer.idf, index.scorer.postings
    weights = bearings(run)
    named = [False] * len(run)
    for phrase in naming:
        at = run.find(phrase)
        if at >= 0:
            named[at : at + len(phrase)] = [True] * len(phrase)
    asked: dict[str, str | None] = dict.fromkeys(terms)
    holding: list[list[str] | None] = [None] * len(run)
    for k in range(max(1, len(run) - 1)):
        pair = run[k : k + 2]
        if pair in asked:
            asked[pair] = pair
            others = [one for one in (pair, *stands.get(pair, ())) if one in known]
            for at in range(k, k + len(pair)):
                holding[at] = [*(holding[at] or ()), *others]
    for found, weight, names in zip(holding, weights, named, strict=True):
        if found is not None:
            rarity = max(map(idf, found)) if found else SELDOM * idf("")
            share = ASKED_FOR if names else 1.0
            yield Part(weight * rarity / 2.0 * share, tuple(dict.fromkeys(found)), names, not names)
    for term, placed in asked.items():  # words of another script within the run
        if placed is None:
            others = [one for one in (term, *stands.get(term, ())) if one in known]
            yield Part(max(map(idf, others), default=idf("")), tuple(others))


def bearings(run: str) -> list[float]:
    """Return how much each character of a run bears: letters that mostly end words bear little."""
    weights = [LITTLE if _HIRAGANA.match(character) else 1.0 for character in run]
    if _HANGUL.match(run[-1]):
        for ending in ENDINGS:
            if len(ending) < len(run) and run.endswith(ending):
                weights[-len(ending) :] = [LITTLE] * len(ending)
                break
    return weights
