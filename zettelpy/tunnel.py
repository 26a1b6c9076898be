"""Zettels into tunnels: undirected links between zettels that share entities or topics.

The score of a pair is the greater of 1.2 times the Jaccard similarity of their entities and the Jaccard similarity of
their topic words (topics split at blanks, words of two characters or more). A feature that more than half of the
zettels have tells nothing and takes no part, once there are `COMMON_FROM` zettels; of three, one that all have.

The choice is local: a tunnel stands where the score reaches the threshold and each end is among the other's best
`tunnel_top_k` by score, then nearness in the memory, then position. No queue over the whole memory decides, so an edit
changes tunnels around it and no others.

Invariants: each pair once, its source before its target; no zettel has more than `tunnel_top_k` tunnels; the order is
that of the sources, then of the targets.

Method: `rank/neighbours.py` finds the nearest others of each zettel by entities and by topic words, exactly; the best
by both are among the best by either. Beyond `EXACT` zettels each may be held against `BUDGET` others that share only
frequent features: a zettel whose best cannot be told by so many keeps those that are certain. So every tunnel that
stands is one of the exact choice, and a name in a third of a long memory costs no comparison of all with all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from zettelpy.options import Options
from zettelpy.rank.neighbours import Nearest, Ranked, nearest_sets
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stem
from zettelpy.text.stems.light import light_stem
from zettelpy.text.words import WORD
from zettelpy.types import EntityIndex, Tunnel, Zettel

ENTITY_GAIN: Final = (6, 5)  # 1.2 as a fraction: a score is one division of integers, hence the same everywhere
TOPIC_GAIN: Final = (1, 1)
COMMON_FROM: Final = 4
EXACT: Final = 1500
BUDGET: Final = 500  # others that a zettel may be held against beyond, by its frequent features

_CYRILLIC: Final = ("\u0400", "\u0500")
_LABEL_NAMES: Final = 3
_LABEL_TOPICS: Final = 2

Features = Sequence[dict[str, None]]  # of each zettel, in order


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
    topics = _Topics()
    features = (
        [dict.fromkeys(zettel.entities) for zettel in zettels],
        [dict.fromkeys(chain.from_iterable(map(topics.__getitem__, zettel.topics))) for zettel in zettels],
    )
    common = (_common(features[0]), _common(features[1]))
    kinds = []
    for own, shared, gain in zip(features, common, (ENTITY_GAIN, TOPIC_GAIN), strict=True):
        sets = [[feature for feature in each if feature not in shared] for each in own] if shared else own
        kinds.append(nearest_sets(sets, keep, gain, options.tunnel_threshold, BUDGET if count > EXACT else None))
    best = _best(kinds, keep)
    codes = {} if options.verbose_labels else index.name_to_code
    labels = _Labels(zettels, codes, features, common, topics)
    return tuple(
        Tunnel(zettels[source].id, zettels[target].id, labels.of(source, target))
        for source, others in enumerate(best)
        for target in sorted(others)
        if target > source and source in best[target]
    )


class _Stems(dict[str, str]):
    """Words with their stems, each made once."""

    def __missing__(self, word: str) -> str:
        found = self[word] = word_stem(word)
        return found


class _Topics(dict[str, tuple[str, ...]]):
    """Topics with the stems of their words of two characters or more, each made once; `parts`: of all their words."""

    def __init__(self) -> None:
        super().__init__()
        self.stems = _Stems()
        self.parts: dict[str, tuple[str, ...]] = {}

    def __missing__(self, topic: str) -> tuple[str, ...]:
        words = topic.split()
        parts = self.parts[topic] = tuple(map(self.stems.__getitem__, words))
        found = self[topic] = tuple([part for word, part in zip(words, parts, strict=True) if len(word) > 1])
        return found


def _common(features: Features) -> frozenset[str]:
    """Return the features that tell nothing: more than half of the zettels have them, or all of three."""
    total = len(features)
    if total < COMMON_FROM - 1:
        return frozenset()
    most = total // 2 if total >= COMMON_FROM else total - 1  # what more have is common
    counts = Counter(chain.from_iterable(features))
    return frozenset(feature for feature, count in counts.items() if count > most)


def _best(kinds: Sequence[Sequence[Nearest]], keep: int) -> list[list[int]]:
    """Return, for each zettel, the best `keep` others by the greater of its scores, as far as they are certain."""
    best = []
    for each in zip(*kinds, strict=True):
        floor = max([kind.floor for kind in each])
        found = [kind.ranked for kind in each if kind.ranked]
        ranks = found[0] if len(found) == 1 else _merged(found)
        best.append([other for score, _, other in ranks[:keep] if -score > floor])
    return best


def _merged(kinds: Sequence[Sequence[Ranked]]) -> list[Ranked]:
    """Return each other once, with the best of its scores, the best first."""
    scores: dict[int, Ranked] = {}
    for ranked in chain.from_iterable(kinds):
        known = scores.get(ranked[2])
        if known is None or ranked < known:
            scores[ranked[2]] = ranked
    return sorted(scores.values())


class _Labels:
    """What two zettels share, common features aside, in the words and the order of the source, each once."""

    def __init__(
        self,
        zettels: Sequence[Zettel],
        names: Mapping[str, str],
        features: Sequence[Features],
        common: Sequence[frozenset[str]],
        topics: _Topics,
    ) -> None:
        self.zettels, self.names, self.topics = zettels, names, topics
        self.entities, self.words = features
        self.common_names, self.common_words = common

    def of(self, source: int, target: int) -> str:
        theirs = self.entities[target]
        shared = [name for name in self.entities[source] if name in theirs]
        names = [name for name in shared if name not in self.common_names]
        shown = [self.names.get(name, name) for name in names[:_LABEL_NAMES]]
        if len(names) > 1:
            return "+".join(shown)
        named = frozenset([word for name in shared for word in WORD.findall(fold(name))])
        told = self._told(source, target, named)
        if not told and not shown:  # all that is left is a name that is too common to be shown as one
            told = self._told(source, target, frozenset())
        return "_".join([*"".join(shown).split(), *told])

    def _told(self, source: int, target: int, named: frozenset[str]) -> list[str]:
        """Return the words of the topics they share that tell more than what is named; if none, of the words."""
        own, parts, stems = self.zettels[source].topics, self.topics.parts, self.topics.stems
        theirs, common = self.words[target], self.common_words
        having = frozenset(map(parts.__getitem__, self.zettels[target].topics))
        topics = [topic for topic in dict.fromkeys(own) if parts[topic] in having]
        told = _told([topic for topic in topics if not common.issuperset(self.topics[topic])], named)
        return told or _told([w for w in topic_words(own) if stems[w] in theirs and stems[w] not in common], named)


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
