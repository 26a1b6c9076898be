"""BM25 over short passages whose context counts: term frequencies spread to the neighbours *before* saturation.

A passage of a conversation rarely holds all the words of the question; the turns around it do. So the normalised
frequency of a term flows from each passage to the ones beside it, within its section, and only then saturates:

    n(i)  = tf(i) / (1 - b + b * length(i) / mean length)
    X(i)  = n(i) + 0.50 n(i-1) + 0.30 n(i+1) + 0.30 n(i-2) + 0.10 n(i+2) + 0.05 (n(i-3) + n(i+3))
    score = sum over terms of  weight * idf * X * (k1 + 1) / (X + k1)

plus a share of the BM25 score of the whole section, for the passages that a term reached. The idf comes from bare
passages: ln(1 + (N - df + 0.5) / (df + 0.5)), always positive.

Candidates: where there are more than SMALL passages and the terms of a question occur more than FULL times, not every
passage that one of them reaches is scored. The terms are followed from the heaviest on (weight times idf), each to all
passages that it reaches, until at least CANDIDATES are found; of a term that itself is in more than CANDIDATES passages
only that many are followed, those that hold the most of the other terms by weight, then the first. All terms count in
full in what was found. In any text so large the best CANDIDATES are kept. So the work of a question does not grow with
the memory, but for the postings of its own terms.

Sources: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009) for BM25 and for
combining fields before saturation (BM25F). Work per query is proportional to the postings that it touches.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from zettelpy.rank.near import AFTER, BEFORE, FARTHEST, SHARES, Near, near_to
from zettelpy.rank.num import ln

K1: Final = 1.2
FULLEST: Final = K1 + 1.0  # what a frequency is worth at most
B: Final = 0.75
SECTION_SHARE: Final = 0.5
SECTION_K1: Final = 2.0
KEPT: Final = 1 << 18  # impacts that are kept, over all terms
SMALL: Final = 2000  # passages up to which all are scored that the terms of a question reach
FULL: Final = 400  # occurrences of these terms up to which it is so in a larger text
CANDIDATES: Final = 600  # passages that are scored beyond, and kept


class Posting(NamedTuple):
    """Where a term occurs: passages in order, and its length-normalised frequency in each."""

    passages: array[int]
    frequencies: array[float]


class Extent(NamedTuple):
    """How much there is to search: whole numbers, so that those of the parts of a collection add up to its own.

    >>> Extent(2, 1, 8, 1).joined(Extent(1, 1, 4, 1))
    Extent(passages=3, filled=2, length=12, sections=2)
    """

    passages: int
    filled: int  # passages that have terms
    length: int  # occurrences of terms
    sections: int

    def joined(self, other: Extent) -> Extent:
        """Return the extent of two parts together, which share no section."""
        return Extent(*(one + more for one, more in zip(self, other, strict=True)))


def idf(count: int, of: int) -> float:
    """Return the inverse document frequency of a term that `count` of `of` passages hold; positive always.

    >>> idf(1, 1) > 0 and idf(1, 10) > idf(9, 10) > 0
    True
    """
    return ln(1.0 + (of - count + 0.5) / (count + 0.5))


def saturated(frequency: float) -> float:
    """Return a frequency after saturation, 0 to K1 + 1.

    >>> saturated(0.0), saturated(1.0)
    (0.0, 1.0)
    """
    return frequency * FULLEST / (frequency + K1)


class PassageScorer:
    """An index over passages that are numbered from 0 in the order of the text.

    `sections[i]` is the section of passage i; sections are contiguous and their numbers grow. `whole` is the extent of
    the collection of which the passages are a part, if they are not all that is searched.

    >>> index = PassageScorer([{"boiler": 1}, {"cat": 2}], [0, 1])
    >>> list(index.score({"cat": 1.0}))
    [1]
    """

    __slots__ = (
        "_by_passage", "_by_section", "_first", "_impacts", "_last", "_room", "_section_norm",
        "extent", "idfs", "postings", "sections", "size",
    )  # fmt: skip

    def __init__(
        self, frequencies: Iterable[Mapping[str, int]], sections: Sequence[int], whole: Extent | None = None
    ) -> None:
        raw: dict[str, tuple[array[int], array[float]]] = {}
        lengths = array("I")
        for i, counts in enumerate(frequencies):
            length = 0
            for term, count in counts.items():
                found = raw.get(term)
                if found is None:
                    found = raw[term] = (array("I"), array("d"))
                found[0].append(i)
                found[1].append(count)
                length += count
            lengths.append(length)
        self.sections = array("I", sections)
        totals = self._bound_sections(lengths)
        filled = len(lengths) - lengths.count(0)
        own = Extent(len(lengths), filled, sum(lengths), len(totals))  # whole numbers
        self.extent = own if whole is None else whole
        self.size = self.extent.passages
        mean = self.extent.length / self.extent.filled if self.extent.filled else 1.0
        norms = [1.0 - B + B * length / mean for length in lengths]
        for passages, values in raw.values():
            for k, i in enumerate(passages):
                values[k] /= norms[i]
        self.postings: Mapping[str, Posting] = {term: Posting(*pair) for term, pair in raw.items()}
        self.idfs: dict[str, float] = {}
        self._impacts: dict[str, dict[int, float]] = {}
        self._by_passage: dict[str, dict[int, float]] = {}
        self._by_section: dict[str, dict[int, float]] = {}
        self._room = KEPT
        section_mean = self.extent.length / self.extent.sections if self.extent.sections else 1.0
        self._section_norm = {s: SECTION_K1 * (1.0 - B + B * n / (section_mean or 1.0)) for s, n in totals.items()}

    def _bound_sections(self, lengths: array[int]) -> dict[int, int]:
        """Note the first and last passage of each section; return how long each is."""
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        total: dict[int, int] = {}
        for i, section in enumerate(self.sections):
            self._first.setdefault(section, i)
            self._last[section] = i
            total[section] = total.get(section, 0) + lengths[i]
        return total

    def count(self, term: str) -> int:
        """Return how many passages hold a term."""
        posting = self.postings.get(term)
        return len(posting.passages) if posting else 0

    def idf(self, term: str) -> float:
        """Return the idf of a term; one that occurs nowhere has the highest."""
        value = self.idfs.get(term)
        if value is None:
            count = self.count(term)
            value = idf(count, max(self.size, 1))
            if count:  # the words that questions bring and no passage holds have no end
                self.idfs[term] = value
        return value

    def spread(self, term: str) -> dict[int, float]:
        """Return the frequency of a term in each passage that it reaches, its neighbours' shares included."""
        posting = self.postings.get(term)
        if posting is None:
            return {}
        sections, first, last = self.sections, self._first, self._last
        reached: dict[int, float] = {}
        get = reached.get
        for i, frequency in zip(posting.passages, posting.frequencies, strict=True):
            section = sections[i]
            low, high = first[section], last[section]
            reached[i] = get(i, 0.0) + frequency
            for distance, share in BEFORE:
                j = i + distance
                if j > high:
                    break
                reached[j] = get(j, 0.0) + share * frequency
            for distance, share in AFTER:
                j = i - distance
                if j < low:
                    break
                reached[j] = get(j, 0.0) + share * frequency
        return reached

    def own(self, term: str, i: int) -> float:
        """Return the normalised frequency of a term in passage i itself; 0.0 where it does not occur."""
        posting = self.postings.get(term)
        if posting is None:
            return 0.0
        at = bisect_left(posting.passages, i)
        return posting.frequencies[at] if at < len(posting.passages) and posting.passages[at] == i else 0.0

    def section_scores(self, term: str) -> dict[int, float]:
        """Return the share that each section adds for a term; nothing where there is but one section."""
        posting = self.postings.get(term)
        count = self.extent.sections
        if posting is None or count < 2:
            return {}
        found: dict[int, float] = {}
        for i, frequency in zip(posting.passages, posting.frequencies, strict=True):
            section = self.sections[i]
            found[section] = found.get(section, 0.0) + frequency
        rarity = SECTION_SHARE * idf(self._held_by(term, found), count) * (SECTION_K1 + 1.0)
        return {section: rarity * tf / (tf + self._section_norm[section]) for section, tf in found.items()}

    def _held_by(self, term: str, sections: Collection[int]) -> int:
        """Return how many sections hold a term, of which those here are known; a part asks elsewhere."""
        return len(sections)

    def impacts(self, term: str) -> dict[int, float]:
        """Return what a term of weight 1 adds to each passage that it reaches: its own words', its neighbours', its
        section's. Kept for the terms that were asked for last, since questions about a text share their words.
        """
        found = self._impacts.get(term)
        if found is None:
            rarity = self.idf(term)
            section = self._sections_of(term)
            of = self.sections
            found = {
                i: rarity * saturated(frequency) + (section[of[i]] if section else 0.0)
                for i, frequency in self.spread(term).items()
            }
            self._take_room(len(found))
            self._impacts[term] = found
        return found

    def impacts_at(self, term: str, near: Near) -> dict[int, float]:
        """Return the impacts of a term in those of some passages that it reaches: what `impacts` says of them."""
        rarity, section = self.idf(term), self._sections_of(term)
        of = self.sections
        reached = self.reached_at(term, near).items()
        if not section:
            return {i: rarity * (tf * FULLEST / (tf + K1)) for i, tf in reached}  # `saturated`, without a call
        return {i: rarity * (tf * FULLEST / (tf + K1)) + section[of[i]] for i, tf in reached}

    def reached_at(self, term: str, near: Near) -> dict[int, float]:
        """Return the frequency of a term in those of some passages that it reaches: what `spread` says of them."""
        posting = self.postings.get(term)
        if posting is None:
            return {}
        around, passages = near.around, near.passages
        if len(posting.passages) <= len(around):
            held = [(j, tf) for j, tf in zip(posting.passages, posting.frequencies, strict=True) if j in around]
        else:
            known = self._frequencies(term, posting)
            held = [(j, known[j]) for j in filter(known.__contains__, around)]
        sections, first, last = self.sections, self._first, self._last
        reached: dict[int, float] = {}
        get = reached.get
        for j, tf in held:  # in the order of the text: the sums are those of `spread`
            section = sections[j]
            low, high = j - FARTHEST, j + FARTHEST
            if low < first[section]:
                low = first[section]
            if high > last[section]:
                high = last[section]
            for i in range(low, high + 1):
                if i in passages:
                    reached[i] = get(i, 0.0) + SHARES[i - j] * tf
        return reached

    def _frequencies(self, term: str, posting: Posting) -> dict[int, float]:
        """Return the frequency of a term by passage, kept."""
        known = self._by_passage.get(term)
        if known is None:
            known = dict(zip(posting.passages, posting.frequencies, strict=True))
            self._take_room(len(known))
            self._by_passage[term] = known
        return known

    def _sections_of(self, term: str) -> dict[int, float]:
        """Return the shares of the sections for a term, kept."""
        found = self._by_section.get(term)
        if found is None:
            found = self.section_scores(term)
            self._take_room(len(found))
            self._by_section[term] = found
        return found

    def _take_room(self, count: int) -> None:
        """Make room for what is about to be kept: what was kept so far is let go where there is too much of it."""
        self._room -= count
        if self._room < 0:
            for kept in (self._impacts, self._by_passage, self._by_section):
                kept.clear()
            self._room = KEPT - count

    def candidates(self, weights: Iterable[tuple[str, float]]) -> dict[int, None] | None:
        """Return the passages that some terms are followed to, in the order of the text; None for all that they reach.

        `weights` are terms of the index with their weights.
        """
        terms = list(weights)
        if self.size <= SMALL or sum(self.count(term) for term, _ in terms) <= FULL:  # whole numbers
            return None
        worth = self.worths(terms)
        order = list(worth)
        found: dict[int, None] = {}
        for term in order:
            if len(found) >= CANDIDATES:
                break
            passages = self.postings[term].passages
            if len(passages) <= CANDIDATES:
                found.update(dict.fromkeys(self._reach(passages)))
            else:
                others = [other for other in order if other != term]
                found.update(dict.fromkeys(self._fullest(passages, others, worth)))
        return dict.fromkeys(sorted(found))

    def _reach(self, passages: Iterable[int]) -> Iterable[int]:
        """Return what a term that is in some passages reaches: their neighbours in the section, and themselves."""
        sections, first, last = self.sections, self._first, self._last
        for i in passages:
            section = sections[i]
            low, high = first[section], last[section]
            yield from range(max(low, i - FARTHEST), min(high, i + FARTHEST) + 1)

    def worths(self, terms: Iterable[tuple[str, float]]) -> dict[str, float]:
        """Return what some terms with their weights are worth, the heaviest first: weight times idf."""
        worth = {term: weight * self.idf(term) for term, weight in terms}
        return {term: worth[term] for term in sorted(worth, key=worth.__getitem__, reverse=True)}

    def _fullest(self, passages: Sequence[int], others: Sequence[str], worth: Mapping[str, float]) -> list[int]:
        """Return CANDIDATES of some passages, in order: those that hold most of the other terms, then the first."""
        among = self.fullness(passages, others, worth)
        held = [i for i, value in among.items() if value > 0.0]  # in the order of the text
        if len(held) < CANDIDATES:
            bare = (i for i, value in among.items() if value == 0.0)
            return held + list(islice(bare, CANDIDATES - len(held)))
        held.sort(key=among.__getitem__, reverse=True)
        return held[:CANDIDATES]

    def fullness(self, passages: Sequence[int], others: Sequence[str], worth: Mapping[str, float]) -> dict[int, float]:
        """Return what the other terms that each of some passages holds are worth together."""
        among = dict.fromkeys(passages, 0.0)
        for other in others:
            more, posting = worth[other], self.postings.get(other)
            for i in filter(among.__contains__, posting.passages if posting else ()):
                among[i] += more
        return among

    def score(self, weights: Mapping[str, float], extra: Mapping[str, float] | None = None) -> dict[int, float]:
        """Return the scores of the passages that the terms of a query reach; `weights` maps terms to their weight.

        `extra` holds terms that the query did not use (synonyms): they add to a score, and are not missed elsewhere.
        Scores are divided by the idf of the whole query, so that they can be compared across questions: about 0 to 3.
        Where the terms occur often in a large text, at most CANDIDATES passages have one (see above).
        """
        known = self.known(weights, extra or {})
        scores = self.scored(known, self.candidates(known))
        return scores if self.size <= SMALL else best_of(scores)

    def scored(self, known: Iterable[tuple[str, float]], among: Collection[int] | None) -> dict[int, float]:
        """Return the scores that some terms give to passages, to all that they reach or to those `among` these."""
        near = None if among is None else near_to(among)
        scores: dict[int, float] = {}
        for term, weight in known:
            impacts = self.impacts(term) if near is None else self.impacts_at(term, near)
            if not scores:
                scores = {i: weight * impact for i, impact in impacts.items()}
                continue
            get = scores.get
            for i, impact in impacts.items():
                scores[i] = get(i, 0.0) + weight * impact
        return scores

    def known(self, weights: Mapping[str, float], extra: Mapping[str, float]) -> list[tuple[str, float]]:
        """Return the terms of a query that the index holds, with their shares of the idf of the whole query."""
        whole = 0.0
        for term, weight in weights.items():
            whole += weight * self.idf(term)
        if whole <= 0.0:
            return []
        pairs = (*weights.items(), *extra.items())
        return [(term, weight / whole) for term, weight in pairs if weight > 0.0 and term in self.postings]


def best_of(scores: dict[int, float]) -> dict[int, float]:
    """Return the scores of the best CANDIDATES, ties to what stands first, in the order of the text; all of fewer."""
    if len(scores) <= CANDIDATES:
        return scores
    best = sorted(sorted(scores), key=scores.__getitem__, reverse=True)  # stable
    return {i: scores[i] for i in sorted(best[:CANDIDATES])}
