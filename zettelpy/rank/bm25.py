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
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from zettelpy.rank.num import ln

K1: Final = 1.2
FULLEST: Final = K1 + 1.0  # what a frequency is worth at most
B: Final = 0.75
BEFORE: Final = ((1, 0.45), (2, 0.35), (3, 0.10))  # how much of passage i-d reaches passage i
AFTER: Final = ((1, 0.30), (2, 0.10), (3, 0.05))  # how much of passage i+d reaches passage i
SHARES: Final = {**dict(BEFORE), 0: 1.0, **{-d: share for d, share in AFTER}}  # by target - source
FARTHEST: Final = 3
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


class Near(NamedTuple):
    """Some passages, and all from which a term may reach them, both in the order of the text."""

    passages: Mapping[int, object]
    around: Mapping[int, object]


def near_to(passages: Iterable[int]) -> Near:
    """Return some passages with those around them.

    >>> list(near_to([12, 4, 2]).around)
    [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]
    """
    order = sorted(passages)
    runs: list[range] = []
    start = stop = -FARTHEST  # of the run that grows; nothing stands before passage 0
    for i in order:
        if i - FARTHEST > stop:
            runs.append(range(start, stop))
            start = i - FARTHEST
        stop = i + FARTHEST + 1
    runs.append(range(start, stop))
    return Near(dict.fromkeys(order), dict.fromkeys(chain.from_iterable(runs)))


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

    `sections[i]` is the section of passage i; sections are contiguous and their numbers grow.

    >>> index = PassageScorer([{"boiler": 1}, {"cat": 2}], [0, 1])
    >>> list(index.score({"cat": 1.0}))
    [1]
    """

    __slots__ = (
        "_by_passage", "_by_section", "_first", "_impacts", "_last", "_room", "_section_norm",
        "idfs", "postings", "sections", "size",
    )  # fmt: skip

    def __init__(self, frequencies: Iterable[Mapping[str, int]], sections: Sequence[int]) -> None:
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
        self.size = len(lengths)
        self.sections = array("I", sections)
        filled = [length for length in lengths if length]
        mean = sum(filled) / len(filled) if filled else 1.0
        norms = [1.0 - B + B * length / mean for length in lengths]
        for passages, values in raw.values():
            for k, i in enumerate(passages):
                values[k] /= norms[i]
        self.postings: dict[str, Posting] = {term: Posting(*pair) for term, pair in raw.items()}
        self.idfs: dict[str, float] = {}
        self._impacts: dict[str, dict[int, float]] = {}
        self._by_passage: dict[str, dict[int, float]] = {}
        self._by_section: dict[str, dict[int, float]] = {}
        self._room = KEPT
        self._bound_sections(lengths)

    def _bound_sections(self, lengths: array[int]) -> None:
        """Note the first and last passage of each section, and how long each is."""
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        total: dict[int, int] = {}
        for i, section in enumerate(self.sections):
            self._first.setdefault(section, i)
            self._last[section] = i
            total[section] = total.get(section, 0) + lengths[i]
        mean = sum(total.values()) / len(total) if total else 1.0
        self._section_norm = {s: SECTION_K1 * (1.0 - B + B * n / (mean or 1.0)) for s, n in total.items()}

    def idf(self, term: str) -> float:
        """Return the idf of a term; one that occurs nowhere has the highest."""
        value = self.idfs.get(term)
        if value is None:
            posting = self.postings.get(term)
            value = self.idfs[term] = idf(len(posting.passages) if posting else 0, max(self.size, 1))
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
        count = len(self._first)
        if posting is None or count < 2:
            return {}
        found: dict[int, float] = {}
        for i, frequency in zip(posting.passages, posting.frequencies, strict=True):
            section = self.sections[i]
            found[section] = found.get(section, 0.0) + frequency
        rarity = SECTION_SHARE * idf(len(found), count) * (SECTION_K1 + 1.0)
        return {section: rarity * tf / (tf + self._section_norm[section]) for section, tf in found.items()}

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
        if self.size <= SMALL or sum(len(self.postings[term].passages) for term, _ in terms) <= FULL:  # whole numbers
            return None
        worth = {term: weight * self.idf(term) for term, weight in terms}
        order = sorted(worth, key=worth.__getitem__, reverse=True)
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

    def _fullest(self, passages: Sequence[int], others: Sequence[str], worth: Mapping[str, float]) -> list[int]:
        """Return CANDIDATES of some passages, in order: those that hold most of the other terms, then the first."""
        among = dict.fromkeys(passages, 0.0)
        for other in others:
            more = worth[other]
            for i in filter(among.__contains__, self.postings[other].passages):
                among[i] += more
        held = [i for i, value in among.items() if value > 0.0]  # in the order of the text
        if len(held) < CANDIDATES:
            bare = (i for i, value in among.items() if value == 0.0)
            return held + list(islice(bare, CANDIDATES - len(held)))
        held.sort(key=among.__getitem__, reverse=True)
        return held[:CANDIDATES]

    def score(self, weights: Mapping[str, float], extra: Mapping[str, float] | None = None) -> dict[int, float]:
        """Return the scores of the passages that the terms of a query reach; `weights` maps terms to their weight.

        `extra` holds terms that the query did not use (synonyms): they add to a score, and are not missed elsewhere.
        Scores are divided by the idf of the whole query, so that they can be compared across questions: about 0 to 3.
        Where the terms occur often in a large text, at most CANDIDATES passages have one (see above).
        """
        whole = 0.0
        for term, weight in weights.items():
            whole += weight * self.idf(term)
        if whole <= 0.0:
            return {}
        pairs = (*weights.items(), *(extra or {}).items())
        known = [(term, weight / whole) for term, weight in pairs if weight > 0.0 and term in self.postings]
        among = self.candidates(known)
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
        if self.size <= SMALL or len(scores) <= CANDIDATES:
            return scores
        best = sorted(sorted(scores), key=scores.__getitem__, reverse=True)  # stable: ties to what stands first
        return {i: scores[i] for i in sorted(best[:CANDIDATES])}
