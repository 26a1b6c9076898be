"""Statements into profiles: what each of them brings to a comparison, worked out once and not once a pair.

A chat says little in one line: "acacia then" replaces "let's have honey jars" only to a reader who remembers the line
between the two. So a profile holds, beside the statement's own terms, those of the messages right before it and of the
sentences around it; openings of its words, so that an inflected or compounded word finds its kin; and the clusters of
words that mean the same (`text/lexicon/synonyms`). Rare terms are worth more than common ones; everything that is
counted is counted over the whole text first.

Linear: a message looks back over at most `BEFORE` others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from zettelpy.extract.changes.sayings import Statement
from zettelpy.extract.changes.values import NAME, ORDINAL, PLACE, Normal, Value
from zettelpy.extract.changes.wordkinds import CONCEPT, languages_of, root_reader
from zettelpy.extract.dating import BlockDates
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.synonyms import clusters_for
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

Key = tuple[str, Normal, str]

BEFORE: Final = 3  # messages before a statement that tell what it is about
AROUND: Final = 2  # messages before a statement that tell what was chosen in it
SENTENCES: Final = 6  # sentences of one message that are looked at
_COUNTED: Final = 5  # tenths of a term that it is counted by
_ACKNOWLEDGED: Final = 12  # code points of a message that only nods
_SHORT, _LONG = 4, 5  # letters of an opening, of words up to six letters and of longer ones
_OWNED: Final = lazily("['’]s[ ]|の(?=[\u3040-\u9fff])|的(?=[\u4e00-\u9fff])|의 ")
_OWNER: Final = lazily(
    "(?:^|[ '’])(?:il|la|le|lo|el|o|a|the|der|die|das|l) ?[^\\W\\d_]{2,20} (?:de|di|do|da|von|of) ?$"
)
_OF: Final = tuple(word + end for word in (" de", " di", " do", " da", " von", " of") for end in ("", " ", "\n", " \n"))
_KEPT: Final = 400  # messages whose terms are kept merged
_NO_KEYS: Final = frozenset[Key]()
_NONE: Final = frozenset[str]()
_NO_KINDS: Final[Mapping[str, tuple[Value, ...]]] = MappingProxyType({})
_DAY: Final = 10  # characters of a whole date
_RARE: Final = ((4, 100), (8, 80), (14, 60), (25, 40), (60, 20))  # in how many statements a term may be, its worth
_RARE_CONCEPT: Final = ((8, 100), (20, 80), (60, 50))
_RARE_OPENING: Final = ((4, 100), (8, 60), (40, 25))


class Profile:
    """A statement as it is compared. What only a comparison asks for is worked out when it is first asked for: most
    statements are compared with no other.
    """

    __slots__ = (
        "_number", "_part", "acknowledged", "around", "before", "clusters", "days", "first", "keys", "kinds", "named",
        "openings", "openings_before", "own", "owners", "parts", "place", "said_on", "statement", "text",
    )  # fmt: skip

    statement: Statement
    keys: frozenset[Key]  # its values, but for what it names as old
    kinds: Mapping[str, tuple[Value, ...]]  # the same by kind
    own: Mapping[str, int]  # the terms that stand in the sentence itself, but for concepts, with their weights
    openings: frozenset[str]
    clusters: frozenset[str]
    said_on: str  # the day of its message, "" where it is not known
    place: int  # number of its message among those that say something
    text: str  # of its document
    # When first asked for:
    parts: frozenset[str]  # names and places among its values, with their words
    owners: frozenset[str]  # names of whose things it speaks: "Ana's demo", "le train de Ben"
    before: Mapping[str, int]  # other terms, of the messages before it and the sentences before it in its message
    around: Mapping[str, int]  # other terms, of the sentences around it
    first: tuple[str, ...]  # its first three terms, where they stand
    named: frozenset[str]  # its names and their words
    openings_before: frozenset[str]  # other openings, of the messages before it
    days: frozenset[str]  # the days that its words mean, YYYY-MM-DD
    acknowledged: bool  # whether the message behind it only nods

    def __init__(self, part: _Part, number: int, place: int) -> None:
        one = part.statements[number]
        self._part, self._number = part, number
        self.statement, self.place, self.text = one, place, part.text
        self.own, self.openings, self.clusters = part.own[number], part.openings[number], part.clusters[number]
        self.said_on = part.days.anchor(one)[:_DAY]
        self.keys, self.kinds = _NO_KEYS, _NO_KINDS
        if one.values:
            values = [value for value in one.values if value not in one.old and value.kind != ORDINAL]
            kinds: dict[str, tuple[Value, ...]] = {}
            for value in values:
                kinds[value.kind] = (*kinds.get(value.kind, ()), value)
            self.keys, self.kinds = frozenset((value.kind, value.normal, value.unit) for value in values), kinds

    def __getattr__(self, name: str) -> Any:
        reader = _WHEN_ASKED.get(name)  # a slot that is not filled yet comes here
        if reader is None:
            raise AttributeError(name)
        value = reader(self._part, self._number, self)
        setattr(self, name, value)
        return value

    def forget(self, name: str) -> None:
        """Give up something that was worked out when it was asked for: it is worked out again where it is asked for."""
        if name in _WHEN_ASKED:
            with suppress(AttributeError):
                delattr(self, name)


class Worths(NamedTuple):
    """What sharing a term is worth, in hundredths: the more the rarer it is in the text."""

    terms: Mapping[str, int]
    openings: Mapping[str, int]
    clusters: Mapping[str, int]


def term_worth(term: str, count: int) -> int:
    """Return what a term is worth as a subject that `count` statements share, in hundredths.

    >>> term_worth("retro", 2), term_worth("§meet", 2), term_worth("retro", 100)
    (100, 100, 0)
    """
    if term == CONCEPT + "charge":  # who does something says nothing of what
        return 0
    return _step(_RARE_CONCEPT if term.startswith(CONCEPT) else _RARE, count)


def read_profiles(parts: Iterable[tuple[Columns, Sequence[Statement]]]) -> tuple[list[Profile], Worths]:
    """Return the profiles of the statements of some documents, in order, and what their terms are worth in all."""
    profiles: list[Profile] = []
    for columns, statements in parts:
        profiles += _Part(columns, statements, profiles[-1].place + 1 if profiles else 0).read()
    worths = Worths(
        _term_worths(profiles),
        _worths([one.openings for one in profiles]),
        _worths([one.clusters for one in profiles]),
    )
    return profiles, worths


class _Part:
    """Reads the profiles of one document; `first` is the number of its first message."""

    def __init__(self, columns: Columns, statements: Sequence[Statement], first: int) -> None:
        self.statements, self.text, self.first = statements, columns.text, first
        table = _cluster_table(languages_of(detect_languages(columns.words)))
        openings = _Openings()
        self.openings = [openings.of(one) for one in statements]
        self.clusters = [
            frozenset([c for term in one.subject.weights if term in table for c in table[term]]) or _NONE
            for one in statements
        ]
        self.own = [_own(one) for one in statements]
        self.days = _Days(columns)
        messages: dict[int, list[int]] = {}
        for number, one in enumerate(statements):
            messages.setdefault(one.message, []).append(number)
        self.messages = list(messages.values())
        self.merged: dict[tuple[int, int], dict[str, int]] = {}

    def read(self) -> Iterator[Profile]:
        """Yield the profiles."""
        for at, numbers in enumerate(self.messages):
            for number in numbers:
                yield Profile(self, number, self.first + at)

    def terms_before(self, number: int, one: Profile) -> dict[str, int]:
        """Return the other terms of the messages before a statement, and of the sentences before it in its message."""
        at, numbers, k = self._place_of(number, one)
        return self._terms(number, self._of_messages(at, BEFORE), numbers[max(0, k - SENTENCES) : k])

    def terms_around(self, number: int, one: Profile) -> dict[str, int]:
        """Return the other terms of the messages right before a statement, and of the sentences around it."""
        at, numbers, k = self._place_of(number, one)
        beside = [*numbers[max(0, k - SENTENCES) : k], *numbers[k + 1 : k + 1 + SENTENCES]]
        return self._terms(number, self._of_messages(at, AROUND), beside)

    def openings_before(self, number: int, one: Profile) -> frozenset[str]:
        """Return the other openings of the messages before a statement."""
        earlier = self._earlier(one.place - self.first, BEFORE)
        return frozenset[str]().union(*(self.openings[k] for k in earlier)) - one.openings

    def acknowledged(self, number: int, one: Profile) -> bool:
        """Tell whether the message behind a statement only nods."""
        behind = one.place - self.first + 1
        return behind < len(self.messages) and self._nods(self.messages[behind])

    def owners(self, number: int, one: Profile) -> frozenset[str]:
        """Return the names of whose things a statement speaks."""
        said = one.statement
        return frozenset(str(value.normal) for value in one.kinds.get(NAME, ()) if self._owns(said, value))

    def _place_of(self, number: int, one: Profile) -> tuple[int, list[int], int]:
        """Return the number of the message of a statement, the statements of that, and which of them it is."""
        at = one.place - self.first
        return at, self.messages[at], number - self.messages[at][0]

    def _earlier(self, at: int, messages: int) -> list[int]:
        return [k for others in self.messages[max(0, at - messages) : at] for k in others[-SENTENCES:]]

    def _of_messages(self, at: int, messages: int) -> dict[str, int]:
        """Return the terms of the messages before one, with the most weight of each."""
        known = self.merged.get((at, messages))
        if known is None:
            if len(self.merged) > _KEPT:
                self.merged.clear()
            known = self.merged[at, messages] = self._merged(self._earlier(at, messages))
        return known

    def _owns(self, one: Statement, value: Value) -> bool:
        if _OWNED.match(self.text, value.end) is not None or self.text[value.end - 2 : value.end] in ("'s", "’s"):
            return True
        before = self.text[max(one.start, value.start - 40) : value.start]
        return before.endswith(_OF) and _OWNER.search(before) is not None

    def _merged(self, numbers: Iterable[int]) -> dict[str, int]:
        """Return the terms of some statements, with the most weight that each has."""
        found: dict[str, int] = {}
        for other in numbers:
            for term, weight in self.own[other].items():
                if weight > found.get(term, 0):
                    found[term] = weight
        return found

    def _terms(self, number: int, known: Mapping[str, int], numbers: Iterable[int]) -> dict[str, int]:
        """Return known terms and those of some statements that are not those of one, with the most weight of each."""
        own = self.own[number]
        found = {term: weight for term, weight in known.items() if term not in own}
        for other in numbers:
            for term, weight in self.own[other].items():
                if weight > found.get(term, 0) and term not in own:
                    found[term] = weight
        return found

    def _nods(self, numbers: Sequence[int]) -> bool:
        """Tell whether a message says hardly more than "ok"."""
        text, statements = self.text, self.statements
        letters = (len("".join(text[statements[k].start : statements[k].end].split())) for k in numbers[:SENTENCES])
        return all(count <= _ACKNOWLEDGED for count in letters)


def shared_worth(one: Mapping[str, int], other: Mapping[str, int], worths: Mapping[str, int]) -> int:
    """Return what two sets of terms with weights in tenths share, in hundredths."""
    if len(other) < len(one):
        one, other = other, one
    return sum(worths.get(term, 0) * min(weight, other[term]) // 10 for term, weight in one.items() if term in other)


def _step(table: Sequence[tuple[int, int]], count: int) -> int:
    return next((worth for most, worth in table if count <= most), 0)


def _term_worths(profiles: Sequence[Profile]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for one in profiles:
        for term, weight in one.statement.terms.items():
            if weight >= _COUNTED:
                counts[term] = counts.get(term, 0) + 1
    return {term: term_worth(term, count) for term, count in counts.items()}


def _worths(sets: Sequence[frozenset[str]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for one in sets:
        for term in one:
            counts[term] = counts.get(term, 0) + 1
    return {term: _step(_RARE_OPENING, count) for term, count in counts.items()}


def _own(one: Statement) -> dict[str, int]:
    """Return the terms that stand in a sentence itself, but for concepts."""
    weights = one.subject.weights
    if one.subject.size == len(weights):
        return weights
    return {term: weight for term, weight in weights.items() if term[0] != CONCEPT}


class _Openings(dict[tuple[str, str], tuple[str, ...]]):
    """The first letters of a term and its spelling, by which inflected and compounded words are kin."""

    def __missing__(self, key: tuple[str, str]) -> tuple[str, ...]:
        (term, spelling), found = key, list[str]()
        word = fold(spelling).split(" ")[0] if spelling else ""
        if "\uac00" <= word[:1] <= "\ud7a3":  # a syllable of Hangul is two or three letters
            found.append(word[:2])
        elif len(word) >= _SHORT and not UNSPACED.search(word):
            found.append(word[: _SHORT if len(word) < 7 else _LONG])
        if len(term) >= _SHORT and term[0].isalpha() and not UNSPACED.search(term):
            found.append(term[:_SHORT])
        known = self[key] = tuple(found)
        return known

    def of(self, one: Statement) -> frozenset[str]:
        """Return those of a statement."""
        return frozenset(chain.from_iterable(map(self.__getitem__, one.subject.spellings.items()))) or _NONE


@lru_cache(maxsize=32)
def _cluster_table(languages: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the clusters of each stem, named by language and number."""
    table: dict[str, list[str]] = {}
    for language in languages:
        root = root_reader((language,))
        for number, cluster in enumerate(clusters_for((language,))):
            for phrase in cluster:
                word = fold(phrase)
                if " " not in word:
                    table.setdefault(word if UNSPACED.search(word) else root(word), []).append(f"{language}{number}")
    return {term: tuple(dict.fromkeys(found)) for term, found in table.items()}


class _Days:
    """The days that words mean."""

    def __init__(self, columns: Columns) -> None:
        self.blocks, self.read = columns.layout.blocks, columns.once(BlockDates)

    def anchor(self, one: Statement) -> str:
        block = self.blocks[one.message]
        return block.time or block.date or ""

    def of(self, one: Statement) -> frozenset[str]:
        if not self.read.may_tell(one.start, one.end):
            return frozenset()
        hits = self.read.of(one.message, self.anchor(one) or None)
        return frozenset(
            [hit.date for hit in hits if one.start <= hit.start and hit.end <= one.end and len(hit.date) == _DAY]
        )


def _parts(part: _Part, number: int, one: Profile) -> frozenset[str]:
    names = [str(value.normal) for kind in (NAME, PLACE) for value in one.kinds.get(kind, ())]
    return frozenset(part for name in names for part in (name, *name.split()))


def _first(part: _Part, number: int, one: Profile) -> tuple[str, ...]:
    places = one.statement.subject.places
    return tuple(sorted(places, key=lambda term: (places[term], term))[:3])


def _named(part: _Part, number: int, one: Profile) -> frozenset[str]:
    return frozenset(part for name in one.statement.names for part in (name, *name.split()))


def _days(part: _Part, number: int, one: Profile) -> frozenset[str]:
    return part.days.of(one.statement)


_WHEN_ASKED: Final[Mapping[str, Callable[[_Part, int, Profile], object]]] = {
    "parts": _parts,
    "owners": _Part.owners,
    "before": _Part.terms_before,
    "around": _Part.terms_around,
    "first": _first,
    "named": _named,
    "openings_before": _Part.openings_before,
    "days": _days,
    "acknowledged": _Part.acknowledged,
}
