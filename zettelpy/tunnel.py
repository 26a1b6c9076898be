"""Zettels into tunnels: undirected links between zettels that share entities or topics.

The score of a pair is the greater of 1.2 times the Jaccard similarity of their entities and the Jaccard similarity of
their topic words (topics split at blanks, words of two characters or more). A feature that more than half of the
zettels have tells nothing and takes no part, once there are `COMMON_FROM` zettels; of three, one that all have.

The choice is local: a tunnel stands where the score reaches the threshold and each end is among the other's best
`tunnel_top_k` by score, then nearness in the memory, then position. No queue over the whole memory decides, so an edit
changes tunnels around it and no others.

Invariants: each pair once, its source before its target; no zettel has more than `tunnel_top_k` tunnels; the order is
that of the sources, then of the targets.

Method: postings grow as the zettels are passed in order, and each zettel counts, feature by feature, what it shares
with those before it; nothing is compared with what it shares nothing with. Up to `EXACT` zettels the result is that of
comparing all pairs. Beyond it a posting holds only the last `WINDOW` zettels, so the work stays linear where a name is
in a third of a long memory; a pair is then scored, exactly, if the shared features that have fewer than `WINDOW`
bearers between the two suffice for the threshold. So every tunnel that stands reaches the threshold, pairs up to
`WINDOW` apart are all seen, and the pairs not seen stand far apart and share what is common.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from heapq import nlargest
from itertools import chain
from typing import Final

from zettelpy.options import Options
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stem
from zettelpy.text.stems.light import light_stem
from zettelpy.text.words import WORD
from zettelpy.types import EntityIndex, Tunnel, Zettel

ENTITY_GAIN: Final = (6, 5)  # 1.2 as a fraction: a score is one division of integers, hence the same everywhere
TOPIC_GAIN: Final = (1, 1)
COMMON_FROM: Final = 4
EXACT: Final = 1500
WINDOW: Final = 64
_CYRILLIC: Final = ("\u0400", "\u0500")
_LABEL_NAMES: Final = 3
_LABEL_TOPICS: Final = 2

Features = list[frozenset[int]]  # one set of feature numbers a zettel


def topic_words(topics: Iterable[str]) -> tuple[str, ...]:
    """Return the distinct words of two characters or more in the topics, in order.

    >>> topic_words(["firing curve", "curve", "x ray"])
    ('firing', 'curve', 'ray')
    """
    return tuple(dict.fromkeys(word for topic in topics for word in topic.split() if len(word) > 1))


def word_stem(word: str) -> str:
    """Return what the forms of a topic word share: each zettel spells its topics as its own text does.

    The language of a word is not known here: Cyrillic is read as Russian, everything else as English, whose plurals
    are those of most languages with Latin letters.

    >>> word_stem("valve") == word_stem("valves"), word_stem("насос") == word_stem("насосы")
    (True, True)
    """
    folded = fold(word)
    return light_stem(folded, "ru") if _CYRILLIC[0] <= folded[:1] < _CYRILLIC[1] else stem(folded)


def build_tunnels(zettels: Sequence[Zettel], index: EntityIndex, options: Options) -> tuple[Tunnel, ...]:
    """Return the tunnels of a memory's zettels, in order.

    Reads `tunnel_threshold`, `tunnel_top_k` and `verbose_labels`; zettels that share nothing are never joined, whatever
    the threshold. The label tells what the two share: up to three entities joined by "+" (codes, or names where
    `verbose_labels`); else one entity, if any, and up to two topics or topic words joined by "_", each word once and
    without those of a shared entity, unless nothing else is left to tell.

    >>> pair = [Zettel("a", topics=("firing curve",)), Zettel("b", topics=("firing curve", "log"))]
    >>> build_tunnels(pair, EntityIndex(), Options())
    (Tunnel(source='a', target='b', label='firing_curve'),)
    """
    keep, count = options.tunnel_top_k, len(zettels)
    if keep == 0 or count < 2:
        return ()
    stems = _Stems()
    features = (
        [dict.fromkeys(zettel.entities) for zettel in zettels],
        [dict.fromkeys(map(stems.__getitem__, topic_words(zettel.topics))) for zettel in zettels],
    )
    common = [_common(own) for own in features]
    window = WINDOW if count > EXACT else None
    kinds = []
    for own, shared, gain in zip(features, common, (ENTITY_GAIN, TOPIC_GAIN), strict=True):
        sets, known = _number(own, shared)
        kinds.append(_Kind(sets, known, gain, options.tunnel_threshold, window))
    best = _best(kinds, count, keep)
    tunnels = []
    for source in range(count):
        for target in sorted(best[source]):
            if target > source and source in best[target]:
                label = _label(zettels[source], zettels[target], index, options.verbose_labels, common, stems)
                tunnels.append(Tunnel(zettels[source].id, zettels[target].id, label))
    return tuple(tunnels)


class _Stems(dict[str, str]):
    """Words with their stems, each made once."""

    def __missing__(self, word: str) -> str:
        found = self[word] = word_stem(word)
        return found


def _common(features: Sequence[dict[str, None]]) -> frozenset[str]:
    """Return the features that tell nothing: more than half of the zettels have them, or all of three."""
    total = len(features)
    if total < COMMON_FROM - 1:
        return frozenset()
    most = total // 2 if total >= COMMON_FROM else total - 1  # what more have is common
    counts = Counter(chain.from_iterable(features))
    return frozenset(feature for feature, count in counts.items() if count > most)


def _number(features: Sequence[dict[str, None]], common: frozenset[str]) -> tuple[Features, int]:
    """Turn features into numbers, leaving out those in common; return the sets and how many features there are."""
    numbers: dict[str, int] = {}
    take = numbers.setdefault
    sets = [frozenset([take(name, len(numbers)) for name in own if name not in common]) for own in features]
    return sets, len(numbers)


class _Kind:
    """Entities, or topic words: the sets, the postings so far, and the score that counts from a threshold on."""

    def __init__(
        self, sets: Features, features: int, gain: tuple[int, int], threshold: float, window: int | None
    ) -> None:
        self.sets = sets
        self.sizes = list(map(len, sets))
        self.gain = gain
        self.threshold = threshold
        self.window = window
        self.postings: list[deque[int]] = [deque(maxlen=window) for _ in range(features)]
        self._limits: dict[int, list[int]] = {}

    def limits(self, size: int) -> list[int]:
        """Return, by the number of shared features, how large the other set may be: beyond, the threshold is missed."""
        found = self._limits.get(size)
        if found is None:
            found = self._limits[size] = [self._limit(size, shared) for shared in range(size + 1)]
        return found

    def _limit(self, size: int, shared: int) -> int:
        top, bottom = self.gain
        low, high = shared - 1, max(self.sizes)  # a set of `low` features passes, or none does
        while low < high:
            middle = (low + high + 1) // 2
            if shared and top * shared / (bottom * (size + middle - shared)) >= self.threshold:
                low = middle
            else:
                high = middle - 1
        return low

    def meet(self, zettel: int) -> dict[int, float]:
        """Return the score of each earlier zettel that reaches the threshold, then put this one into the postings."""
        own, sizes = self.sets[zettel], self.sizes
        size = len(own)
        postings = [self.postings[feature] for feature in sorted(own)]
        limits = self.limits(size)
        top, bottom = self.gain
        counts = Counter(chain.from_iterable(postings))
        if self.window is not None:  # a full posting may have forgotten more that the two share
            near = [other for other, shared in counts.items() if sizes[other] <= limits[shared]]
            counts = Counter({other: len(own & self.sets[other]) for other in near})
        for posting in postings:
            posting.append(zettel)
        return {
            other: top * shared / (bottom * (size + sizes[other] - shared))
            for other, shared in counts.items()
            if sizes[other] <= limits[shared]
        }


def _best(kinds: Sequence[_Kind], count: int, keep: int) -> list[dict[int, None]]:
    """Return, for each of `count` zettels, the best `keep` others: by score, then nearness, then position."""
    best: list[list[tuple[float, int, int]]] = [[] for _ in range(count)]
    bars = [0.0] * count  # the score of the last of the best: what is worse need not be kept
    full = 4 * keep
    for zettel in range(count):
        found = kinds[0].meet(zettel)
        for kind in kinds[1:]:
            for other, score in kind.meet(zettel).items():
                if score > found.get(other, 0.0):
                    found[other] = score
        if len(found) > full:
            bars[zettel] = nlargest(keep, found.values())[-1]
        bar = bars[zettel]
        own = sorted([(-score, zettel - other, other) for other, score in found.items() if score >= bar])
        best[zettel] = own[:keep]
        for other, score in [pair for pair in found.items() if pair[1] >= bars[pair[0]]]:
            theirs = best[other]
            theirs.append((-score, zettel - other, zettel))
            if len(theirs) > full:
                theirs.sort()
                del theirs[keep:]
                bars[other] = -theirs[-1][0]
    return [dict.fromkeys([other for _, _, other in sorted(ranked)[:keep]]) for ranked in best]


def _label(
    source: Zettel, target: Zettel, index: EntityIndex, verbose: bool, common: Sequence[frozenset[str]], stems: _Stems
) -> str:
    """Return what two zettels share, common features aside, in the words and the order of the source, each once."""
    theirs: frozenset[str] = frozenset(target.entities)
    shared = [name for name in dict.fromkeys(source.entities) if name in theirs]
    names = [name for name in shared if name not in common[0]]
    shown = names if verbose else [index.name_to_code.get(name, name) for name in names]
    if len(names) > 1:
        return "+".join(shown[:_LABEL_NAMES])

    def parts(topic: str) -> tuple[str, ...]:
        return tuple(map(stems.__getitem__, topic.split()))

    having = frozenset(map(parts, target.topics))
    topics = [topic for topic in dict.fromkeys(source.topics) if parts(topic) in having]
    topics = [topic for topic in topics if any(stems[word] not in common[1] for word in topic_words([topic]))]
    theirs = frozenset(map(stems.__getitem__, topic_words(target.topics)))
    words = [word for word in topic_words(source.topics) if stems[word] in theirs and stems[word] not in common[1]]
    named = frozenset(word for name in shared for word in WORD.findall(fold(name)))
    told = _told(topics, named) or _told(words, named)
    if not told and not shown:  # all that is left is a name that is too common to be shown as one
        told = _told(topics, frozenset()) or _told(words, frozenset())
    return "_".join([*"".join(shown).split(), *told])


def _told(topics: Sequence[str], named: frozenset[str]) -> list[str]:
    """Return the words of the first two topics that tell more than what is named, each word once."""
    told: list[str] = []
    count = 0
    for topic in topics:
        new = [word for word in dict.fromkeys(topic.split()) if word not in told and fold(word) not in named]
        if new and count < _LABEL_TOPICS:
            told += new
            count += 1
    return told
