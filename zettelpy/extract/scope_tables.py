"""The turning words of a language, read from `text/lexicon/clauses.py` once: what `scope_clauses` asks word by word."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.lexicon.clauses import CLAUSES
from zettelpy.text.normalise import fold

_SHARED_LETTERS: Final = "Ͱ"  # letters below are Latin: a word with accents is kept apart from the one without

Sequences = dict[str, tuple[tuple[str, ...], ...]]  # first word -> the words that may follow it


class Table(NamedTuple):
    """The turning words of a language; what each field holds is told in `lexicon.clauses.FIELDS`."""

    language: str
    all: frozenset[str]  # every word below that is asked for in front of a cue
    turners: frozenset[str]  # of those, the ones that deny or suppose
    accents: bool  # whether some of them count only as written
    negators: frozenset[str]
    pairs: Sequences
    never: frozenset[str]
    degree: frozenset[str]
    idle: Sequences
    ends: frozenset[str]
    joints: frozenset[str]
    subjects: frozenset[str]
    behind: frozenset[str]
    supposing: frozenset[str]
    supposing_pairs: Sequences
    fact: Sequences
    asks: frozenset[str]
    why: frozenset[str]
    own: frozenset[str]
    toggles: bool  # whether two negators cancel out


def spelled(token: str) -> str:
    """Return a word of the tables as it is compared: folded, but for Latin letters with accents, which stay.

    >>> spelled("würde"), spelled("ничего")
    ('würde', 'ничего')
    """
    return token if token[0] < _SHARED_LETTERS else fold(token)


@cache
def words_of(text: str) -> frozenset[str]:
    """Return the folded words of a list."""
    return frozenset(fold(text).split())


@cache
def table_of(language: str) -> Table:
    """Return the turning words of a language; empty tables where none are known."""
    fields: dict[str, list[str]] = {}
    current: list[str] = []
    for line in CLAUSES.get(language, "").strip().split("\n"):
        name, colon, rest = line.partition(":")
        if colon and not line.startswith(" "):
            current = fields.setdefault(name, [])
            line = rest
        current += line.split()

    def words(name: str) -> frozenset[str]:
        return frozenset(spelled(token) for token in fields.get(name, ()) if "_" not in token)

    def sequences(*names: str) -> Sequences:
        found: dict[str, tuple[tuple[str, ...], ...]] = {}
        for name in names:
            for token in fields.get(name, ()):
                if "_" in token:
                    first, *rest = map(spelled, token.split("_"))
                    found[first] = (*found.get(first, ()), tuple(rest))
        return found

    pairs, supposing_pairs = sequences("not", "pairs"), sequences("if")
    negators, never, degree, ends, joints, supposing = map(words, ("not", "never", "degree", "ends", "joints", "if"))
    turners = negators.union(supposing, pairs, supposing_pairs)
    return Table(
        language,
        turners.union(never, degree, ends, joints),
        turners,
        any(not word.isascii() and word[0] < _SHARED_LETTERS for word in turners),
        negators,
        pairs,
        never,
        degree,
        sequences("idle"),
        ends,
        joints,
        words("subjects"),
        words("behind"),
        supposing,
        supposing_pairs,
        sequences("fact"),
        words("asks"),
        words("why"),
        words("self"),
        language == "en",
    )
