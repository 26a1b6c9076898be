"""How alike two zettels are, from 0 to 1, and the pairing of those that are most alike without crossing.

Likeness blends three Dice coefficients: of the words of the topics, of the terms of the quotes, and of the names. The
topics count most: an edit moves the borders of zettels, and then another sentence may be quoted, while what a zettel is
about stays. Shares and threshold were set on ten edits of a chat and of a book: of the 183 pairs that are found there
between zettels that quote different sentences, 176 have most of their words in common.

The pairing is a global alignment (Needleman and Wunsch 1970) whose score is the likeness beyond a threshold, in a band
around the diagonal that bounds the comparisons to a multiple of the zettels, so the time is linear.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.terms import index_terms
from zettelpy.text.words import WORD
from zettelpy.types import Zettel

TOPIC_SHARE, QUOTE_SHARE, NAME_SHARE = 0.65, 0.2, 0.15
QUOTE_ALONE: Final = 0.8  # of the likeness of the quotes, where that is more than the blend
LEAST: Final = 0.46  # likeness from which two zettels are the same one, edited
LEAST_ALONE: Final = 0.25  # where each is the only one between its neighbours
_MOST_WORDS: Final = 64  # of a quote, of the topics and of the names, that are compared
_KEPT: Final = 40  # letters of a word up to which its terms are kept for the next time
_CELLS: Final = 8  # comparisons a zettel, beyond which the band is cut
_SMALL: Final = 1024  # comparisons that are made anyway


class Traits(NamedTuple):
    """What of a zettel is compared."""

    quote: frozenset[str]
    topics: frozenset[str]
    names: frozenset[str]


def terms_of(text: str) -> tuple[str, ...]:
    """Return the terms of a text in order: words folded and stemmed, stop words of all languages left out.

    >>> terms_of("We moved the thermostats to 19 degrees.")
    ('move', 'thermostat', '19', 'degre')
    """
    found: list[str] = []
    for word in WORD.findall(text):
        found += _terms(word) if len(word) <= _KEPT else index_terms(word, _stop_words())
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _terms(word: str) -> tuple[str, ...]:
    return index_terms(word, _stop_words())


@cache
def _stop_words() -> frozenset[str]:
    return stop_words_for(STOP_WORDS)


def traits_of(zettel: Zettel) -> Traits:
    """Return the traits of a zettel, of each kind the first ones."""
    topics = [fold(word) for topic in zettel.topics[:_MOST_WORDS] for word in topic.split()[:_MOST_WORDS]]
    return Traits(
        frozenset(terms_of(zettel.quote)[:_MOST_WORDS]),
        frozenset(topics[:_MOST_WORDS]),
        frozenset(zettel.entities[:_MOST_WORDS]),
    )


def dice(a: frozenset[str], b: frozenset[str]) -> float:
    """Return the Dice coefficient of two sets, 0 where one is empty.

    >>> dice(frozenset("abc"), frozenset("bcd"))
    0.6666666666666666
    """
    if not a or not b or a.isdisjoint(b):
        return 0.0
    return 2 * len(a & b) / (len(a) + len(b))


def likeness(a: Traits, b: Traits) -> float:
    """Return how alike two zettels are, 0 to 1. What neither of them has does not count.

    >>> bare = Traits(frozenset(("cap", "512")), frozenset(), frozenset())
    >>> likeness(bare, bare), likeness(bare, bare._replace(names=frozenset(("Ana",))))
    (1.0, 0.8)
    """
    score = total = 0.0
    for share, ours, theirs in (
        (TOPIC_SHARE, a.topics, b.topics),
        (QUOTE_SHARE, a.quote, b.quote),
        (NAME_SHARE, a.names, b.names),
    ):
        if ours or theirs:
            total += share
            score += share * dice(ours, theirs)
    return max(score / total, QUOTE_ALONE * dice(a.quote, b.quote)) if total else 0.0


def pair_alike(a: Sequence[Zettel], b: Sequence[Zettel]) -> list[tuple[int, int]]:
    """Return pairs (i, j), both rising, of zettels that are alike enough to be one that was edited.

    >>> before = Zettel("x", quote="The cap is 512 KB."), Zettel("y", quote="Lunch is at noon.")
    >>> pair_alike(before, [Zettel("z", quote="Lunch is at one.")])
    [(1, 0)]
    """
    if not a or not b:
        return []
    ours, theirs = list(map(traits_of, a)), list(map(traits_of, b))
    if len(a) == len(b) == 1:
        return [(0, 0)] if likeness(ours[0], theirs[0]) >= LEAST_ALONE else []
    # The band runs along the longer side, so that its rows are short. Equals are told apart by what they hold, so that
    # among pairings as good as each other the same one is found both ways.
    if (len(a), _compared(a)) > (len(b), _compared(b)):
        return [(i, j) for j, i in _best(theirs, ours)]
    return _best(ours, theirs)


def _compared(zettels: Sequence[Zettel]) -> list[tuple[object, ...]]:
    return [(zettel.quote, zettel.topics, zettel.entities) for zettel in zettels]


def _best(a: Sequence[Traits], b: Sequence[Traits]) -> list[tuple[int, int]]:
    """Return the pairing of the greatest sum of likeness beyond the threshold; a row holds the band of one of `a`."""
    rows, columns = len(a), len(b)
    reach = columns if rows * columns <= _SMALL else max(1, _CELLS * (rows + columns) // (2 * rows))
    lows: list[int] = []
    steps: list[bytearray] = []  # of each cell: 0 leave out one of a, 1 leave out one of b, 2 pair them
    best: list[float] = [0.0] * (columns + 1)  # of the row before; outside its band, the value at the band's edge
    edge = columns
    for i, ours in enumerate(a):
        centre = i * columns // rows
        low, high = max(0, centre - reach), min(columns, centre + reach + 1)
        for j in range(edge + 1, high + 1):
            best[j] = best[edge]
        edge = high
        diagonal = left = best[low]
        row = bytearray(high - low)
        for j in range(low, high):
            up, score = best[j + 1], likeness(ours, b[j]) - LEAST
            step, value = (0, up) if up >= left else (1, left)
            if score >= 0 and diagonal + score > value:
                step, value = 2, diagonal + score
            row[j - low] = step
            diagonal, left, best[j + 1] = up, value, value
        lows.append(low)
        steps.append(row)
    return _trace(lows, steps, columns)


def _trace(lows: Sequence[int], steps: Sequence[bytearray], columns: int) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    i, j = len(steps) - 1, columns - 1
    while i >= 0 and j >= 0:
        low = lows[i]
        if j >= low + len(steps[i]):
            j = low + len(steps[i]) - 1
        if j < low or steps[i][j - low] == 0:
            i -= 1
        elif steps[i][j - low] == 1:
            j -= 1
        else:
            pairs.append((i, j))
            i, j = i - 1, j - 1
    pairs.reverse()
    return pairs
