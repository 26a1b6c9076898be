"""BM25 over short passages whose context counts: term frequencies spread to the neighbours *before* saturation.

A passage of a conversation rarely holds all the words of the question; the turns around it do. So the normalised
frequency of a term flows from each passage to the ones beside it, within its section, and only then saturates:

    n(i)  = tf(i) / (1 - b + b * length(i) / mean length)
    X(i)  = n(i) + 0.50 n(i-1) + 0.30 n(i+1) + 0.30 n(i-2) + 0.10 n(i+2) + 0.05 (n(i-3) + n(i+3))
    score = sum over terms of  weight * idf * X * (k1 + 1) / (X + k1)

plus a share of the BM25 score of the whole section, for the passages that a term reached. The idf comes from bare
passages: ln(1 + (N - df + 0.5) / (df + 0.5)), always positive.

Sources: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009) for BM25 and for
combining fields before saturation (BM25F). Work per query is proportional to the postings that it touches.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from zettelpy.rank.num import ln

K1: Final = 1.2
B: Final = 0.75
BEFORE: Final = ((1, 0.45), (2, 0.35), (3, 0.10))  # how much of passage i-d reaches passage i
AFTER: Final = ((1, 0.30), (2, 0.10), (3, 0.05))  # how much of passage i+d reaches passage i
SECTION_SHARE: Final = 0.5
SECTION_K1: Final = 2.0
KEPT: Final = 1 << 18  # impacts that are kept, over all terms


class Posting(NamedTuple):
    """Where a term occurs: passages in order, and its length-normalised frequency in each."""

    passages: array[int]
    frequencies: array[float]


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
    return frequency * (K1 + 1.0) / (frequency + K1)


class PassageScorer:
    """An index over passages that are numbered from 0 in the order of the text.

    `sections[i]` is the section of passage i; sections are contiguous and their numbers grow.

    >>> index = PassageScorer([{"boiler": 1}, {"cat": 2}], [0, 1])
    >>> list(index.score({"cat": 1.0}))
    [1]
    """

    __slots__ = ("_first", "_impacts", "_last", "_room", "_section_norm", "idfs", "postings", "sections", "size")

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
            section = self.section_scores(term)
            of = self.sections
            found = {
                i: rarity * saturated(frequency) + (section[of[i]] if section else 0.0)
                for i, frequency in self.spread(term).items()
            }
            self._room -= len(found)
            if self._room < 0:
                self._impacts.clear()
                self._room = KEPT - len(found)
            self._impacts[term] = found
        return found

    def score(self, weights: Mapping[str, float], extra: Mapping[str, float] | None = None) -> dict[int, float]:
        """Return the score of every passage that a term of the query reaches; `weights` maps terms to their weight.

        `extra` holds terms that the query did not use (synonyms): they add to a score, and are not missed elsewhere.
        Scores are divided by the idf of the whole query, so that they can be compared across questions: about 0 to 3.
        """
        whole = 0.0
        for term, weight in weights.items():
            whole += weight * self.idf(term)
        if whole <= 0.0:
            return {}
        scores: dict[int, float] = {}
        for term, weight in (*weights.items(), *(extra or {}).items()):
            if weight <= 0.0 or term not in self.postings:
                continue
            weight /= whole
            impacts = self.impacts(term)
            if not scores:
                scores = {i: weight * impact for i, impact in impacts.items()}
                continue
            get = scores.get
            for i, impact in impacts.items():
                scores[i] = get(i, 0.0) + weight * impact
        return scores
