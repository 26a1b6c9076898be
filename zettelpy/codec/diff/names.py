"""Which entities are new, gone or renamed, and a text with its renamed entities under their new names.

A rename is told where a name vanished and another took its place: the two hold most of each other's zettels, and each
is the other's best match. Where a single zettel is all that speaks for it, the spellings or the codes must be alike, or
every other name of the zettel must have stayed and the change must not be what was decided there: "we take Heron"
turned into "we take Postgres" renames nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.values import EntityChange
from zettelpy.text.normalise import fold
from zettelpy.text.terms import bigrams
from zettelpy.text.words import WORD
from zettelpy.types import Memory

_MOST_NAMES: Final = 8  # that vanished from a zettel, or came into it, beyond which it votes for no rename
_MOST_WORDS: Final = 6  # of a name that is looked for in a text
_ALIKE: Final = 0.5  # Dice coefficient of the pairs of letters of two spellings of one name
_LONGEST: Final = 200  # characters of a spelling that are compared

Coded = tuple[str | None, str]


class Renaming:
    """Renamed entities, and texts of the earlier memory read under the new names.

    >>> Renaming({"Marek Nowak": "Marek Nowicki"}).words("Nowak pays; Marek Nowak said so.")
    ('nowicki', 'pays', 'marek', 'nowicki', 'said', 'so')
    """

    __slots__ = ("_longest", "_table", "names")

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = dict(names)
        self._table: dict[tuple[str, ...], tuple[str, ...]] = {}
        for before, after in names.items():
            old, new = _words(before)[:_MOST_WORDS], _words(after)
            if not old:
                continue
            self._table[old] = new
            if len(old) == len(new) > 1:  # one word of a name may stand for it
                for one, other in zip(old, new, strict=True):
                    if one != other:
                        self._table.setdefault((one,), (other,))
        self._longest = max(map(len, self._table), default=0)

    def name(self, name: str) -> str:
        """Return the name under which an entity of the earlier memory stands in the later one."""
        return self.names.get(name, name)

    def words(self, text: str) -> tuple[str, ...]:
        """Return the folded words of a text of the earlier memory, renamed entities under their new names."""
        words = _words(text)
        if not self._table:
            return words
        found: list[str] = []
        at = 0
        while at < len(words):
            for length in range(min(self._longest, len(words) - at), 0, -1):
                new = self._table.get(words[at : at + length])
                if new is not None:
                    found += new
                    at += length
                    break
            else:
                found.append(words[at])
                at += 1
        return tuple(found)


def _words(text: str) -> tuple[str, ...]:
    return tuple(map(fold, WORD.findall(text)))


def compare_entities(pairing: Pairing) -> tuple[tuple[EntityChange, ...], Renaming]:
    """Return the entities that differ, renamed ones first, and the renaming of texts."""
    ours, theirs = _coded(pairing.a), _coded(pairing.b)
    stood, stands = _places(pairing.a), _places(pairing.b)
    votes = _votes(pairing, ours, theirs)
    _by_code(votes, ours, theirs, stood, stands)
    renamed = _chosen(votes, pairing, ours, theirs, stood, stands)
    changes = [
        EntityChange("renamed", (ours[old], old), (theirs[new], new), len(stands.get(new, ())))
        for old, new in renamed.items()
    ]
    taken = dict.fromkeys(renamed.values())
    for name, code in theirs.items():
        if name not in ours and name not in taken:
            changes.append(EntityChange("new", None, (code, name), len(stands.get(name, ()))))
    for name, code in ours.items():
        if name not in theirs and name not in renamed:
            changes.append(EntityChange("gone", (code, name), None, len(stood.get(name, ()))))
    for name, code in ours.items():
        if name in theirs and theirs[name] != code:
            changes.append(EntityChange("recoded", (code, name), (theirs[name], name), len(stands.get(name, ()))))
    return tuple(changes), Renaming(renamed)


def _coded(memory: Memory) -> dict[str, str | None]:
    """Return the names of a memory in order of appearance, then those in no zettel, each with its code."""
    codes = memory.entity_index.name_to_code
    names = {name: codes.get(name) for zettel in memory.zettels for name in zettel.entities}
    return names | {name: code for code, name in memory.entity_index.pairs}


def _places(memory: Memory) -> dict[str, list[int]]:
    """Return the numbers of the zettels in which each name stands, each once."""
    places: dict[str, list[int]] = {}
    for number, zettel in enumerate(memory.zettels):
        for name in zettel.entities:
            at = places.setdefault(name, [])
            if not at or at[-1] != number:
                at.append(number)
    return places


# a name that vanished -> the names that took its place -> in how many zettels, in how many of them in the same turn
Votes = dict[str, dict[str, tuple[int, int]]]
Worths = dict[str, dict[str, tuple[int, float, int]]]


def _votes(pairing: Pairing, ours: Mapping[str, str | None], theirs: Mapping[str, str | None]) -> Votes:
    votes: Votes = {}
    for i, j in enumerate(pairing.there):
        if j == NONE:
            continue
        lost = _unknown(pairing.a.zettels[i].entities, theirs)
        found = _unknown(pairing.b.zettels[j].entities, ours)
        if len(lost) <= _MOST_NAMES and len(found) <= _MOST_NAMES:
            for k, old in enumerate(lost):
                row = votes.setdefault(old, {})
                for n, new in enumerate(found):
                    count, turns = row.get(new, (0, 0))
                    row[new] = (count + 1, turns + (k == n))
    return votes


def _unknown(names: Sequence[str], known: Mapping[str, str | None]) -> list[str]:
    return list(dict.fromkeys(name for name in names if name not in known))


def _by_code(
    votes: Votes,
    ours: Mapping[str, str | None],
    theirs: Mapping[str, str | None],
    stood: Mapping[str, list[int]],
    stands: Mapping[str, list[int]],
) -> None:
    """Add names that only the index holds and whose code stayed."""
    coded = {code: name for name, code in theirs.items() if code is not None and name not in ours}
    for name, code in ours.items():
        new = coded.get(code or "")
        if name not in theirs and new is not None and name not in stood and new not in stands:
            votes.setdefault(name, {})[new] = (1, 1)


def _chosen(
    votes: Votes,
    pairing: Pairing,
    ours: Mapping[str, str | None],
    theirs: Mapping[str, str | None],
    stood: Mapping[str, list[int]],
    stands: Mapping[str, list[int]],
) -> dict[str, str]:
    """Return the renames: pairs of names that are each other's one best match."""
    backers: Worths = {}
    choices: Worths = {}
    for old, row in votes.items():
        for new, (count, turns) in row.items():
            if 2 * count <= len(stood.get(old, ())) or 2 * count <= len(stands.get(new, ())):
                continue
            alike = 1.0 if ours[old] is not None and ours[old] == theirs[new] else _spelled(old, new)
            if count > 1 or alike >= _ALIKE or old not in stood or _swapped(pairing, old, new, stood[old]):
                worth = (count, alike if alike >= _ALIKE else 0.0, turns)
                choices.setdefault(old, {})[new] = backers.setdefault(new, {})[old] = worth
    renamed: dict[str, str] = {}
    for old, worths in choices.items():
        best = _best(worths)
        if best is not None and _best(backers[best]) == old:
            renamed[old] = best
    return renamed


def _best(row: Mapping[str, tuple[int, float, int]]) -> str | None:
    """Return the name with the greatest worth, None where two are equal."""
    most = max(row.values())
    best = [name for name, worth in row.items() if worth == most]
    return best[0] if len(best) == 1 else None


def _spelled(old: str, new: str) -> float:
    """Return how alike two spellings are: 1 where the words of one are all words of the other."""
    ours, theirs = frozenset(_words(old[:_LONGEST])), frozenset(_words(new[:_LONGEST]))
    if ours and theirs and (ours <= theirs or theirs <= ours):
        return 1.0
    pairs, others = (frozenset(bigrams(fold(name[:_LONGEST]))) for name in (old, new))
    return 2 * len(pairs & others) / max(1, len(pairs) + len(others))


def _swapped(pairing: Pairing, old: str, new: str, places: Sequence[int]) -> bool:
    """Tell whether two names are all that tells the names of a zettel apart, and it is not a decision about them."""
    for i in places:
        j = pairing.there[i]
        if j == NONE:
            continue
        before, after = pairing.a.zettels[i], pairing.b.zettels[j]
        if new not in after.entities:
            continue
        swapped = Renaming({old: new})
        decided = "DECISION" in before.flags or "DECISION" in after.flags
        if decided and before.quote != after.quote and swapped.words(before.quote) == _words(after.quote):
            return False
        return sorted(name for name in before.entities if name != old) == sorted(
            name for name in after.entities if name != new
        )
    return False
