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
        self.body_starts = [block.start for block in columns.layout.blocks]
        speakers = dict.fromkeys(block.speaker for block in columns.layout.blocks if block.speaker)
        self.two = list(speakers) if len(speakers) == 2 else []
        self.numbers = {fold(name): n for n, name in reversed(list(enumerate(self.names)))}

    def run(self) -> list[tuple[str, ...]]:
        """Go through the spans in order."""
        held: dict[str, int] = {}
        bound: dict[str, int] = {}
        result: list[tuple[str, ...]] = []
        meant = [self._meant(pronoun) for pronoun in self.pronouns]
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

    def _meant(self, pronoun: Pronoun) -> list[int]:
        """Return the names that a pronoun means."""
        here = self._block(pronoun.start)
        if pronoun.kind == YOU:
            return self._other(here)
        candidates = self._reachable(pronoun, here)
        if pronoun.kind == THEY:
            return self._couple(pronoun, candidates)
        one = self._one(pronoun, candidates)
        return [] if one is None or one.name >= len(self.names) else [one.name]

    def _other(self, here: int) -> list[int]:
        """Return the other of two who talk."""
        speaker = self.columns.layout.blocks[here].speaker
        if not speaker or not self.two:
            return []
        number = self.numbers.get(fold(self.two[1] if speaker == self.two[0] else self.two[0]))
        return [] if number is None else [number]

    def _one(self, pronoun: Pronoun, candidates: list[Mention]) -> Mention | None:
        """Return the one mention of that gender, or the last one where it is the subject and the others are far."""
        fitting = [mention for mention in candidates if self.gender.get(mention.person) == pronoun.kind]
        if not fitting:
            return None
        last = fitting[-1]
        others = [mention for mention in fitting if mention.person != last.person]
        if others:
            unit = self._sentence(last.start)
            if not self._opens(last) or unit - self._sentence(others[-1].start) < 2:
                return None
        for mention in candidates:
            if mention.person not in self.gender and mention.start > last.start and self.persons.is_person(mention):
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

    def _couple(self, pronoun: Pronoun, candidates: list[Mention]) -> list[int]:
        """Return the two persons whom "they" can mean: side by side in the sentence before, and nobody else there."""
        here = self._sentence(pronoun.start)
        near = [m for m in candidates if here - self._sentence(m.start) <= 1 and self.persons.is_person(m)]
        last: dict[int, Mention] = {mention.person: mention for mention in near}
        if len(last) != 2:
            return []
        joined = any(self._and(left, right) for left, right in pairwise(near))
        return [mention.name for mention in last.values() if mention.name < len(self.names)] if joined else []

    def _and(self, left: Mention, right: Mention) -> bool:
        gap = self.columns.text[left.end : right.start]
        return len(gap) < 8 and fold(gap).strip() in _JOINS

    # -- reach ---------------------------------------------------------------------------------------------------

    def _reachable(self, pronoun: Pronoun, here: int) -> list[Mention]:
        """Return the mentions before a pronoun that it can reach, in order, those of who talks aside."""
        blocks = self.columns.layout.blocks
        stop = bisect_left(self.at, pronoun.start)
        sentence = self._sentence(pronoun.start)
        message = blocks[here].kind == MESSAGE
        found: list[Mention] = []
        for k in range(stop - 1, max(-1, stop - 1 - _MOST), -1):
            mention = self.mentions[k]
            there = self._block(mention.start)
            if pronoun.start - mention.start > _WINDOW or blocks[there].section != blocks[here].section:
                break
            if here - there > MESSAGES_BACK if message else sentence - self._sentence(mention.start) > SENTENCES_BACK:
                break
            if not self._addressed(mention, here):
                found.append(mention)
        found.reverse()
        return found

    def _sentence(self, at: int) -> int:
        return bisect_right(self.columns.sentence_starts, at) - 1

    def _opens(self, mention: Mention) -> bool:
        """Tell whether a mention is the first of its sentence, near its beginning: most likely the subject."""
        start = self.columns.sentence_starts[max(0, self._sentence(mention.start))]
        first = self.at[bisect_left(self.at, start)]
        return first == mention.start and mention.start - start < 40

    def _block(self, at: int) -> int:
        return max(0, min(len(self.body_starts) - 1, bisect_right(self.body_starts, at) - 1))

    def _addressed(self, mention: Mention, here: int) -> bool:
        """Tell whether a mention is of who speaks at block `here`, of one of two who talk, or a call ("Hi Gert!")."""
        key = fold(self.all_names[mention.name])
        speaker = fold(self.columns.layout.blocks[here].speaker)
        if speaker and (key == speaker or self._is_part(key, speaker)):
            return True
        if self.two and any(key == fold(name) for name in self.two):
            return True
        words = self.columns.words
        if mention.word > 0:
            return words.folded[words.ids[mention.word - 1]] in lexicon.GREETINGS
        return False

    def _is_part(self, key: str, speaker: str) -> bool:
        return key in speaker.split() or speaker in key.split()

    def _thing_between(self, mention: Mention, pronoun: Pronoun) -> bool:
        """Tell whether a thing of the pronoun's gender stands in the sentence of a name or behind it."""
        if pronoun.language == "ru":
            return True  # no articles that tell things: only a verb of persons decides
        words = self.columns.words
        start = self.columns.sentence_starts[max(0, self._sentence(mention.start))]
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
