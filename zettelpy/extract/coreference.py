"""Who "he", "she" and "they" mean: names added to the spans that speak of a person without the name.

A pronoun is bound only if one person fits: known to be of that gender, named a few messages or two sentences before in
the same section, and nobody else who could be meant. A doubt leaves it unbound, since a wrong name spoils every later
look-up. A binding does not prolong itself: only a mention in the text makes a person recent.

The person who speaks, and in a talk between two the one spoken to, is not who "she" means; "you" there is the other.
Where "he" and "she" stand for things as well (German, French, Portuguese, Russian), a thing of that gender between the
name and the pronoun leaves it unbound, unless a verb follows that only persons do.

In the manner of the salience account of anaphora resolution (Lappin and Leass 1994), reduced to recency, uniqueness and
the subject's precedence.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from zettelpy.extract.mentions import Mention, Pronoun, find_mentions, merge_persons
from zettelpy.extract.persons import Persons
from zettelpy.text.columns import Columns
from zettelpy.text.layout import MESSAGE
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.genders import FEMALE_NOUNS, MALE_NOUNS
from zettelpy.text.lexicon.pronouns import HE, SHE, THEY, THING_ARTICLES, YOU
from zettelpy.text.normalise import fold

MESSAGES_BACK: Final = 4
SENTENCES_BACK: Final = 2
_WINDOW: Final = 1200  # characters that a pronoun reaches back at most
_MOST: Final = 24  # mentions that are looked at
_AND: Final = tuple("和跟与與及、と")
_JOINS: Final = frozenset("and & und et y e и".split())


def bind(columns: Columns, spans: Sequence[tuple[int, int]], names: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the names of each span, and after them those that its pronouns mean.

    `spans` are (start, end) in order, `names[k]` the names that stand in span k. A name is added to at most as many
    spans as hold it so far. Cost: linear in the text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Petra fixed the pump. She wants it checked."
    >>> bind(read_columns(text), [(0, 21), (22, 43)], [("Petra",), ()])
    [('Petra',), ('Petra',)]
    """
    return _Binder(columns, spans, names).run()


class _Binder:
    def __init__(self, columns: Columns, spans: Sequence[tuple[int, int]], names: Sequence[tuple[str, ...]]) -> None:
        self.columns, self.spans, self.given = columns, spans, names
        self.names = list(dict.fromkeys(name for held in names for name in held))
        found = find_mentions(columns, self.names)
        self.mentions, self.pronouns = found.mentions, found.pronouns
        merged = merge_persons(self.names)
        self.all_names = [*self.names, *found.others]
        everybody = [*merged, *range(len(self.names), len(self.all_names))]
        self.person_of = dict(zip(self.names, merged, strict=True))
        self.persons = Persons(columns, self.all_names, everybody, found)
        self.gender = self.persons.gender
        self.at = [mention.start for mention in self.mentions]
        self.pronoun_at = [pronoun.start for pronoun in self.pronouns]
        self.genders = [self.gender.get(mention.person, 0) for mention in self.mentions]
        starts = [block.start for block in columns.layout.blocks]
        self.blocks_at = [max(0, place) for place in _places(starts, self.at)]
        self.pronoun_blocks = [max(0, place) for place in _places(starts, self.pronoun_at)]
        self.sentences_at = _places(columns.sentence_starts, self.at)
        self.pronoun_sentences = _places(columns.sentence_starts, self.pronoun_at)
        speakers = dict.fromkeys(block.speaker for block in columns.layout.blocks if block.speaker)
        self.two = list(speakers) if len(speakers) == 2 else []
        self.speaker_keys = {speaker: fold(speaker) for speaker in speakers}
        self.name_keys = list(map(fold, self.all_names))
        both = frozenset(map(fold, self.two))
        folded, ids = columns.words.folded, columns.words.ids
        self.called = [  # who is called, or is one of two who talk, is not who "she" means
            self.name_keys[mention.name] in both
            or (mention.word > 0 and folded[ids[mention.word - 1]] in lexicon.GREETINGS)
            for mention in self.mentions
        ]
        self.numbers = {fold(name): n for n, name in reversed(list(enumerate(self.names)))}

    def run(self) -> list[tuple[str, ...]]:
        """Go through the spans in order."""
        held: dict[str, int] = {}
        bound: dict[str, int] = {}
        result: list[tuple[str, ...]] = []
        meant = self._all_meant()
        for (start, end), given in zip(self.spans, self.given, strict=True):
            for name in given:
                held[name] = held.get(name, 0) + 1
            people = [self.person_of[name] for name in given]
            extra: list[str] = []
            for k in range(bisect_left(self.pronoun_at, start), bisect_left(self.pronoun_at, end)):
                for n in meant[k]:
                    name = self.names[n]
                    if name in extra or self.person_of[name] in people or bound.get(name, 0) >= held.get(name, 0):
                        continue
                    bound[name] = bound.get(name, 0) + 1
                    extra.append(name)
            result.append(given + tuple(extra))
        return result

    # -- one pronoun ---------------------------------------------------------------------------------------------

    def _all_meant(self) -> list[list[int]]:
        """Return the names that each pronoun means; what it reaches back to is told by bounds that only move on."""
        at = self.at
        near = stop = 0  # mentions from `near` on are within the window, those before `stop` stand before the pronoun
        result: list[list[int]] = []
        for j, pronoun in enumerate(self.pronouns):
            here = self.pronoun_blocks[j]
            if pronoun.kind == YOU:
                result.append(self._other(here))
                continue
            while stop < len(at) and at[stop] < pronoun.start:
                stop += 1
            while near < stop and pronoun.start - at[near] > _WINDOW:
                near += 1
            candidates = self._reachable(j, max(near, stop - _MOST), stop)
            if not candidates:
                result.append([])
            elif pronoun.kind == THEY:
                result.append(self._couple(self.pronoun_sentences[j], candidates))
            else:
                one = self._one(pronoun, candidates)
                result.append([] if one is None or one.name >= len(self.names) else [one.name])
        return result

    def _other(self, here: int) -> list[int]:
        """Return the other of two who talk."""
        speaker = self.columns.layout.blocks[here].speaker
        if not speaker or not self.two:
            return []
        number = self.numbers.get(fold(self.two[1] if speaker == self.two[0] else self.two[0]))
        return [] if number is None else [number]

    def _one(self, pronoun: Pronoun, candidates: Sequence[int]) -> Mention | None:
        """Return the one mention of that gender, or the last one where it is the subject and the others are far."""
        fitting = [k for k in candidates if self.genders[k] == pronoun.kind]
        if not fitting:
            return None
        number = fitting[-1]
        last = self.mentions[number]
        others = [k for k in fitting if self.mentions[k].person != last.person]
        if others and (self.sentences_at[number] - self.sentences_at[others[-1]] < 2 or not self._opens(number)):
            return None
        for k in candidates:
            if not self.genders[k] and self.at[k] > last.start and self.persons.is_person(self.mentions[k]):
                return None  # somebody else, of a gender that is not known
        if last.word < 0 and self._joined(last):
            return None
        if pronoun.open and self._thing_between(last, pronoun):
            return None
        return last

    def _joined(self, mention: Mention) -> bool:
        """Tell whether a name in Chinese or Japanese is joined to somebody who is not among the mentions."""
        text = self.columns.text
        before, after = text[mention.start - 1 : mention.start] in _AND, text[mention.end : mention.end + 1] in _AND
        k = bisect_left(self.at, mention.start)
        left = k > 0 and self.mentions[k - 1].end >= mention.start - 4
        right = k + 1 < len(self.at) and self.at[k + 1] <= mention.end + 4
        return (before and not left) or (after and not right)

    def _couple(self, here: int, candidates: Sequence[int]) -> list[int]:
        """Return the two persons whom "they" can mean: side by side in the sentence before, and nobody else there."""
        there = [self.mentions[k] for k in candidates if here - self.sentences_at[k] <= 1]
        near = [mention for mention in there if self.persons.is_person(mention)]
        last: dict[int, Mention] = {mention.person: mention for mention in near}
        if len(last) != 2:
            return []
        joined = any(self._and(left, right) for left, right in pairwise(near))
        return [mention.name for mention in last.values() if mention.name < len(self.names)] if joined else []

    def _and(self, left: Mention, right: Mention) -> bool:
        gap = self.columns.text[left.end : right.start]
        return len(gap) < 8 and fold(gap).strip() in _JOINS

    # -- reach ---------------------------------------------------------------------------------------------------

    def _reachable(self, j: int, low: int, stop: int) -> list[int]:
        """Return which of the mentions low to stop pronoun j can reach, in order, those of who talks aside."""
        blocks, blocks_at, called = self.columns.layout.blocks, self.blocks_at, self.called
        here = self.pronoun_blocks[j]
        block = blocks[here]
        if block.kind == MESSAGE:
            places, least = blocks_at, here - MESSAGES_BACK
        else:
            places, least = self.sentences_at, self.pronoun_sentences[j] - SENTENCES_BACK
        first = stop
        while first > low and places[first - 1] >= least and blocks[blocks_at[first - 1]].section == block.section:
            first -= 1
        speaker = self.speaker_keys.get(block.speaker)
        if not speaker:
            return [k for k in range(first, stop) if not called[k]]
        return [k for k in range(first, stop) if not called[k] and not self._talks(self.mentions[k].name, speaker)]

    def _opens(self, k: int) -> bool:
        """Tell whether mention k is the first of its sentence, near its beginning: most likely the subject."""
        start, at = self.columns.sentence_starts[max(0, self.sentences_at[k])], self.at[k]
        return at - start < 40 and self.at[bisect_left(self.at, start)] == at

    def _talks(self, name: int, speaker: str) -> bool:
        """Tell whether a name is that of the speaker, folded, or a part of it."""
        key = self.name_keys[name]
        return key == speaker or self._is_part(key, speaker)

    def _is_part(self, key: str, speaker: str) -> bool:
        return key in speaker.split() or speaker in key.split()

    def _thing_between(self, mention: Mention, pronoun: Pronoun) -> bool:
        """Tell whether a thing of the pronoun's gender stands in the sentence of a name or behind it."""
        if pronoun.language == "ru":
            return True  # no articles that tell things: only a verb of persons decides
        words = self.columns.words
        start = self.columns.sentence_starts[max(0, bisect_right(self.columns.sentence_starts, mention.start) - 1)]
        first, stop = words.within(max(start, mention.start - _WINDOW), pronoun.start)
        articles = THING_ARTICLES.get(pronoun.language)
        if articles is None:
            return False
        wanted = articles[0] if pronoun.kind == SHE else articles[1] if pronoun.kind == HE else frozenset()
        for i in range(first, stop):
            folded = words.folded[words.ids[i]]
            if folded.partition("'")[0] in wanted and i + 1 < stop and i + 1 != mention.word:
                following = words.folded[words.ids[i + 1]]
                person = following in FEMALE_NOUNS or following in MALE_NOUNS or following in lexicon.TITLES
                if not person and (pronoun.language != "de" or words.surface(i + 1)[0].isupper()):
                    return True
        return False


def _places(starts: Sequence[int], offsets: Sequence[int]) -> list[int]:
    """Return for each offset, in order, the number of the last start at or before it, -1 where there is none.

    >>> _places([2, 5], [0, 2, 4, 9])
    [-1, 0, 0, 1]
    """
    place, count = -1, len(starts)
    found = []
    for offset in offsets:
        while place + 1 < count and starts[place + 1] <= offset:
            place += 1
        found.append(place)
    return found
