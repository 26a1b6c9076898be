"""Who "he", "she" and "they" mean: names added to the spans that speak of a person without the name.

A pronoun is bound only if one person fits: known to be of that gender, named not long before in the same section, and
nobody else who could be meant. A doubt leaves it unbound, since a wrong name spoils every later look-up. A binding
does not prolong itself: only a mention in the text makes a person recent.

Gender comes from given names, from titles (Mr, Mrs), and from the pronouns that follow a name most of the time. The
person who speaks, and in a talk between two the one spoken to, is not who the pronoun means.

In the manner of the salience account of anaphora resolution (Lappin and Leass 1994), reduced to recency and
uniqueness.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from zettelpy.text.columns import Columns
from zettelpy.text.layout import MESSAGE
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

SPANS_BACK: Final = 2
MESSAGES_BACK: Final = 6
_NEAR: Final = 15  # words from a name to a pronoun that speaks for its gender
_VOTES: Final = 3
_CLEAR: Final = 4  # times as many votes for one gender as for the other

_MARKED: Final = re.compile(b"[^\\0]")

_SHE, _HE, _THEY = 1, 2, 3
_PRONOUNS: Final = {
    **dict.fromkeys(("she", "her", "hers", "herself", "she's", "she'd", "she'll"), _SHE),
    **dict.fromkeys(("he", "him", "his", "himself", "he's", "he'd", "he'll"), _HE),
    **dict.fromkeys(
        ("they", "them", "their", "theirs", "themselves", "they're", "they've", "they'd", "they'll"), _THEY
    ),
}


class _Mention(NamedTuple):
    word: int  # number of its first word
    stop: int  # number of the word after it
    person: int  # number of the person; names that hold each other are one person ("Jane", "Jane Bennet")
    name: int


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
        self.keys = [tuple(map(fold, WORD.findall(name))) for name in self.names]
        self.speakers = list(dict.fromkeys(fold(block.speaker) for block in columns.layout.blocks if block.speaker))
        self.persons = self._merge()
        self.pronouns: list[tuple[int, int]] = []  # word, kind
        self.mentions: list[_Mention] = []
        self.body_starts = [block.start for block in columns.layout.blocks]
        self._scan()
        self.at = [mention.word for mention in self.mentions]
        self.pronoun_at = [word for word, _ in self.pronouns]
        self.gender = self._genders()

    def _merge(self) -> list[int]:
        """Number the persons: a name of one word goes with the one longer name that begins or ends with it."""
        longer: dict[str, list[int]] = {}
        for n, key in enumerate(self.keys):
            if len(key) > 1:
                for word in dict.fromkeys((key[0], key[-1])):
                    longer.setdefault(word, []).append(n)
        return [
            longer[key[0]][0] if len(key) == 1 and len(longer.get(key[0], ())) == 1 else n
            for n, key in enumerate(self.keys)
        ]

    def _scan(self) -> None:
        """Find all mentions of the names and all pronouns in one pass; labels and time stamps are passed over."""
        words, folded = self.columns.words, self.columns.words.folded
        heads: dict[str, list[int]] = {}
        for n, key in enumerate(self.keys):
            if key:
                heads.setdefault(key[0], []).append(n)
        for held in heads.values():
            held.sort(key=lambda n: (-len(self.keys[n]), n))
        marks = bytearray(len(words.surfaces))
        for k, form in enumerate(folded):
            kind = _PRONOUNS.get(form, 0)
            if kind:
                marks[k] = kind
            else:
                base = form.removesuffix("'s")
                small = words.surfaces[k].islower()
                if base in heads and not (small and (base in lexicon.AMBIGUOUS or base in lexicon.COMMON)):
                    marks[k] = 4
        blocks = self.columns.layout.blocks
        block, covered = 0, 0
        row = bytes(map(marks.__getitem__, words.ids))
        for i in [match.start() for match in _MARKED.finditer(row)]:
            if i < covered:
                continue
            kind = row[i]
            start = words.starts[i]
            while block + 1 < len(blocks) and blocks[block].end <= start:
                block += 1
            if start < blocks[block].body:
                continue
            if kind != 4:
                self.pronouns.append((i, kind))
                continue
            mention = self._match(i, heads)
            if mention is not None:
                self.mentions.append(mention)
                covered = mention.stop

    def _match(self, i: int, heads: dict[str, list[int]]) -> _Mention | None:
        words, folded = self.columns.words, self.columns.words.folded

        def form(k: int) -> str:
            word = folded[words.ids[k]] if k < len(words) else ""
            return word.removesuffix("'s")

        for n in heads[form(i)][:8]:
            key = self.keys[n]
            if all(form(i + k) == word for k, word in enumerate(key)):
                return _Mention(i, i + len(key), self.persons[n], n)
        return None

    # -- gender --------------------------------------------------------------------------------------------------

    def _genders(self) -> dict[int, int]:
        """Decide who is a woman and who is a man; persons without clear evidence are left out."""
        titles: dict[int, list[int]] = {}
        votes: dict[int, list[int]] = {}
        words, folded = self.columns.words, self.columns.words.folded
        for n, mention in enumerate(self.mentions):
            before = folded[words.ids[mention.word - 1]] if mention.word else ""
            kind = _SHE if before in lexicon.FEMALE_TITLES else _HE if before in lexicon.MALE_TITLES else 0
            if kind:
                titles.setdefault(mention.person, [0, 0, 0])[kind] += 1
            k = bisect_left(self.pronoun_at, mention.stop)
            limit = min(mention.stop + _NEAR, self.at[n + 1] if n + 1 < len(self.at) else len(words))
            if k < len(self.pronouns) and self.pronouns[k][0] < limit and self.pronouns[k][1] != _THEY:
                votes.setdefault(mention.person, [0, 0, 0])[self.pronouns[k][1]] += 1
        gender: dict[int, int] = {}
        for n, person in enumerate(self.persons):
            key = self.keys[n]
            kind = _clear(titles.get(person), 1)
            if not kind and person not in titles and key:
                kind = _SHE if key[0] in lexicon.FEMALE else _HE if key[0] in lexicon.MALE else 0
                kind = kind or _clear(votes.get(person), _VOTES)
            if kind:
                gender.setdefault(person, kind)
        return gender

    def _is_person(self, mention: _Mention) -> bool:
        key = self.keys[mention.name]
        return mention.person in self.gender or key[0] in lexicon.GIVEN or " ".join(key) in self.speakers

    # -- binding -------------------------------------------------------------------------------------------------

    def run(self) -> list[tuple[str, ...]]:
        """Go through the spans in order."""
        held: dict[str, int] = {}
        bound: dict[str, int] = {}
        result: list[tuple[str, ...]] = []
        for c, given in enumerate(self.given):
            for name in given:
                held[name] = held.get(name, 0) + 1
            extra: list[str] = []
            for n in self._meant(c):
                name = self.names[n]
                if name not in given and name not in extra and bound.get(name, 0) < held.get(name, 0):
                    bound[name] = bound.get(name, 0) + 1
                    extra.append(name)
            result.append(given + tuple(extra))
        return result

    def _meant(self, c: int) -> list[int]:
        """Return the names that the pronouns of span c mean."""
        first, stop = self.columns.words.within(*self.spans[c])
        seen: set[int] = set()
        meant: list[int] = []
        k = bisect_left(self.pronoun_at, first)
        while k < len(self.pronouns) and self.pronouns[k][0] < stop and len(seen) < 3:
            word, kind = self.pronouns[k]
            k += 1
            if kind not in seen:
                seen.add(kind)
                meant += self._couple(c, first, word) if kind == _THEY else self._one(c, first, stop, word, kind)
        return meant

    def _one(self, c: int, first: int, stop: int, word: int, kind: int) -> list[int]:
        """Return the one person of a gender whom a pronoun can mean, nobody where the span itself names one."""
        for mention in self._between(first, stop):
            known = self.gender.get(mention.person)
            if known == kind or (known is None and mention.word < word and self._is_person(mention)):
                return []
        for back in range(1, SPANS_BACK + 1):
            people: dict[int, _Mention] = {}
            for mention in self._before(c, back, first, word):
                if self.gender.get(mention.person) == kind:
                    people[mention.person] = mention
            if people:
                return [next(iter(people.values())).name] if len(people) == 1 else []
        return []

    def _couple(self, c: int, first: int, word: int) -> list[int]:
        """Return the two persons whom "they" can mean: side by side in the span before, and nobody else there."""
        if any(self._is_person(mention) for mention in self._between(first, word)):
            return []
        last: dict[int, _Mention] = {}
        joined = False
        before: _Mention | None = None
        for mention in self._before(c, 1, first, word):
            if self._is_person(mention):
                last[mention.person] = mention
                joined = joined or (before is not None and self._and(before, mention))
                before = mention
        return [mention.name for mention in last.values()] if joined and len(last) == 2 else []

    def _and(self, left: _Mention, right: _Mention) -> bool:
        words = self.columns.words
        return right.word == left.stop + 1 and words.folded[words.ids[left.stop]] in ("and", "&")

    def _between(self, first: int, stop: int) -> list[_Mention]:
        return self.mentions[bisect_left(self.at, first) : bisect_left(self.at, stop)]

    def _before(self, c: int, back: int, first: int, word: int) -> list[_Mention]:
        """Return the mentions of the span `back` spans before c that a pronoun can mean.

        They stand in the same section, not too many messages ago, and are of a third person.
        """
        if c - back < 0:
            return []
        words, blocks = self.columns.words, self.columns.layout.blocks
        low, _ = words.within(*self.spans[c - back])
        high, _ = words.within(*self.spans[c - back + 1])
        here = self._block(word)
        found = []
        for mention in self._between(low, min(high, first)):
            there = self._block(mention.word)
            if blocks[there].section != blocks[here].section:
                continue
            if blocks[here].kind == MESSAGE and here - there > MESSAGES_BACK:
                continue
            if not self._addressed(mention, here):
                found.append(mention)
        return found

    def _block(self, word: int) -> int:
        blocks = self.columns.layout.blocks
        starts = self.body_starts
        return max(0, min(len(blocks) - 1, bisect_left(starts, self.columns.words.starts[word] + 1) - 1))

    def _addressed(self, mention: _Mention, here: int) -> bool:
        """Tell whether a mention is of who speaks at block `here`, of one of two who talk, or a call ("Hi Gert!")."""
        key = " ".join(self.keys[mention.name])
        speaker = fold(self.columns.layout.blocks[here].speaker)
        if speaker and (key == speaker or (len(self.speakers) == 2 and key in self.speakers)):
            return True
        words = self.columns.words
        before = words.folded[words.ids[mention.word - 1]] if mention.word else ""
        return before in lexicon.GREETINGS


def _clear(votes: list[int] | None, least: int) -> int:
    """Return the gender that votes are clearly for, 0 where they are few or mixed."""
    if votes is None:
        return 0
    for kind, other in ((_SHE, _HE), (_HE, _SHE)):
        if votes[kind] >= least and votes[kind] >= _CLEAR * votes[other]:
            return kind
    return 0
