"""Who of those named is a woman and who a man: by name, title, kinship, agreement, and the pronouns that follow.

What stands beside the name decides before the lists do, since it is about this person. Where the evidence is mixed, the
gender stays open.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from zettelpy.extract.mentions import Found, Mention
from zettelpy.extract.tongues import read_tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.genders import (
    AGREEMENT,
    ARTICLES_OF_NAMES,
    COPULAS,
    FEMALE_CHARACTERS,
    FEMALE_NOUNS,
    FEMALE_TAILS,
    JA_MALE_TAILS,
    MALE_CHARACTERS,
    MALE_NOUNS,
    MALE_TAILS,
    PLACE_PREPOSITIONS,
    POSSESSIVES,
    RU_EITHER,
    RU_MALE,
)
from zettelpy.text.lexicon.pronouns import HE, SHE
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED, WORD

_NEAR: Final = 80  # characters from a name to a pronoun that speaks for its gender
_VOTES: Final = 2  # pronouns that must speak for a gender
_CLEAR: Final = 4  # times as many votes for one gender as for the other

_TELLING: Final = frozenset(("ru", *AGREEMENT, *ARTICLES_OF_NAMES))  # languages whose words agree with a name
_STOPS: Final = frozenset(",.;:!?)\n") | {""}

Votes = dict[int, list[int]]


class Persons:
    """The persons of a text: `gender[person]` is `SHE` or `HE` where it is clear."""

    def __init__(self, columns: Columns, names: Sequence[str], persons: Sequence[int], found: Found) -> None:
        self.columns, self.names, self.found = columns, names, found
        self.keys = [tuple(map(fold, WORD.findall(name))) for name in names]
        self.speakers = frozenset(fold(block.speaker) for block in columns.layout.blocks if block.speaker)
        self.tongues = columns.once(read_tongues)
        beside: Votes = {}
        softly: Votes = {}
        placed: dict[int, int] = {}
        seen: dict[int, int] = {}
        pronoun_at = [pronoun.start for pronoun in found.pronouns]
        for n, mention in enumerate(found.mentions):
            kind = self._beside(mention)
            if kind:
                beside.setdefault(mention.person, [0, 0, 0])[kind] += 1
                continue
            if self._word(mention.word - 1) in PLACE_PREPOSITIONS:
                placed[mention.person] = placed.get(mention.person, 0) + 1
            seen[mention.person] = seen.get(mention.person, 0) + 1
            soft = self._softly(mention)
            if soft:
                softly.setdefault(mention.person, [0, 0, 0])[soft] += 1
            k = bisect_left(pronoun_at, mention.end)
            following = found.mentions[n + 1].start if n + 1 < len(found.mentions) else len(columns.text)
            limit = min(mention.end + _NEAR, following)
            if k < len(pronoun_at) and pronoun_at[k] < limit:
                pronoun = found.pronouns[k]
                if pronoun.kind in (SHE, HE) and not pronoun.open:
                    softly.setdefault(mention.person, [0, 0, 0])[pronoun.kind] += 1
        self.gender: dict[int, int] = {}
        for n, person in enumerate(persons):
            kind = _clear(beside.get(person), 1)
            if not kind and person not in beside:
                kind = self._by_name(n)
                if not kind and 4 * placed.get(person, 0) <= seen.get(person, 0) and not self._is_place(n):
                    kind = _clear(softly.get(person), _VOTES)
            if kind:
                self.gender.setdefault(person, kind)

    def is_person(self, mention: Mention) -> bool:
        """Tell whether a mention is of a person, for all that is known."""
        key = self.keys[mention.name]
        if mention.person in self.gender or " ".join(key) in self.speakers:
            return True
        return bool(key) and key[0] in lexicon.GIVEN

    def _is_place(self, n: int) -> bool:
        """Tell whether name n begins with the name of a place."""
        return bool(self.keys[n]) and self.keys[n][0] in lexicon.PLACES

    def _word(self, i: int) -> str:
        words = self.columns.words
        return words.folded[words.ids[i]] if 0 <= i < len(words) else ""

    def _beside(self, mention: Mention) -> int:
        """Return the gender that a title or a word of kinship beside a mention tells."""
        if mention.word < 0:
            text = self.columns.text
            if text.startswith(FEMALE_TAILS, mention.end):
                return SHE
            return HE if text.startswith((*MALE_TAILS, *JA_MALE_TAILS), mention.end) else 0
        before = self._word(mention.word - 1)
        first, second = lexicon.FEMALE_TITLES, lexicon.MALE_TITLES
        kind = SHE if before in first else HE if before in second else 0
        if not kind and (before in FEMALE_NOUNS or before in MALE_NOUNS):
            gap = self.columns.text[self.columns.words.end(mention.word - 1) : mention.start]
            if gap in (" ", ", ", "\u00a0"):
                kind = SHE if before in FEMALE_NOUNS else HE
        if kind:
            return kind
        if self.columns.text[mention.end : mention.end + 1] != ",":
            return 0
        after = bisect_left(self.columns.words.starts, mention.end)
        if self._word(after) in POSSESSIVES:
            noun = self._word(after + 1)
            end = self.columns.words.end(after + 1) if noun else 0
            if self.columns.text[end : end + 1] not in _STOPS:
                return 0
            return SHE if noun in FEMALE_NOUNS else HE if noun in MALE_NOUNS else 0
        return 0

    def _softly(self, mention: Mention) -> int:
        """Return the gender that an article before or an agreeing word behind a mention tells, worth one vote."""
        if mention.word < 0:
            return 0
        language = self.tongues.at(mention.word)
        if language not in _TELLING:
            return 0
        words = self.columns.words
        after = bisect_left(words.starts, mention.end)
        if language == "ru":
            for word in (self._word(after), self._word(after + 1)):
                if len(word) > 3 and word.endswith(("ла", "лась")):
                    return SHE
                if len(word) > 3 and word.endswith(("ал", "ил", "ел", "ыл", "лся")):
                    return HE
            return 0
        if language in AGREEMENT and self._word(after) in COPULAS[language] and after + 1 < len(words):
            surface = words.surface(after + 1).lower()
            for kind, endings in enumerate(AGREEMENT[language], SHE):
                if surface.endswith(endings) and len(surface) > 4:
                    return kind
        if language in ARTICLES_OF_NAMES and self.is_named(mention):
            for kind, articles in enumerate(ARTICLES_OF_NAMES[language], SHE):
                if self._word(mention.word - 1) in articles:
                    return kind
        return 0

    def is_named(self, mention: Mention) -> bool:
        """Tell whether the name alone is of a person: a given name or a speaker's."""
        key = self.keys[mention.name]
        return bool(key) and (key[0] in lexicon.GIVEN or " ".join(key) in self.speakers)

    def _by_name(self, n: int) -> int:
        """Return the gender that a name itself tells."""
        name, key = self.names[n], self.keys[n]
        if not key:
            return 0
        if name.isascii() or not UNSPACED.search(name):
            if key[0] in lexicon.FEMALE or key[0] in lexicon.MALE:
                both = key[0] in lexicon.FEMALE and key[0] in lexicon.MALE
                return 0 if both else SHE if key[0] in lexicon.FEMALE else HE
            return _russian(key, " ".join(key) in self.speakers) if "\u0400" <= name[-1] <= "\u052f" else 0
        if name.endswith(FEMALE_TAILS) and len(name) < 6:
            return SHE
        if name.endswith((*MALE_TAILS, *JA_MALE_TAILS)) and len(name) < 7:
            return HE
        for tail in ("さん", "さま", "様", "ちゃん", "先生"):
            name = name.removesuffix(tail)
        if not 2 <= len(name) <= 6:
            return 0
        return SHE if name[-1] in FEMALE_CHARACTERS else HE if name[-1] in MALE_CHARACTERS else 0


def _russian(key: tuple[str, ...], speaker: bool) -> int:
    """Return the gender of a Russian name: by its patronymic, else, for those who speak, by its ending.

    >>> _russian(("маргарита", "львовна"), False), _russian(("тимур",), True), _russian(("саша",), True)
    (1, 2, 0)
    """
    if len(key) > 1:
        if key[-1].endswith(("вна", "ична", "инична")):
            return SHE
        if key[-1].endswith("вич"):
            return HE
    if key[0] in RU_MALE:
        return HE
    if not speaker or key[0] in RU_EITHER:
        return 0
    return SHE if key[0][-1] in "ая" else HE if key[0][-1] in "бвгдзиклмнпрстфхчш" else 0


def _clear(votes: list[int] | None, least: int) -> int:
    """Return the gender that votes are clearly for, 0 where they are few or mixed."""
    if votes is None:
        return 0
    for kind, other in ((SHE, HE), (HE, SHE)):
        if votes[kind] >= least and votes[kind] >= _CLEAR * votes[other]:
            return kind
    return 0
