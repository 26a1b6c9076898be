"""Which entities are new, gone or renamed.

A rename is told where another name, that was not known before, took the place of one: the two hold most of each other's
zettels, and each is the other's one best match. The old name has vanished, or it was replaced so in three zettels or
more and stays in a few. Where a single zettel is all that speaks for it, the spellings or the codes must be alike, or
every other name of the zettel must have stayed and the change must not be what was decided there: "we take Heron"
turned into "we take Postgres" renames nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.renaming import Renaming, folded_words
from zettelpy.codec.diff.values import EntityChange
from zettelpy.text.normalise import fold
from zettelpy.text.terms import bigrams
from zettelpy.types import Memory

_MOST_NAMES: Final = 8  # that went out of a zettel, or came into it, beyond which it votes for no rename
_IN_PART: Final = 3  # zettels in which a name gave way to another, from which it may go on standing elsewhere
_ALIKE: Final = 0.5  # Dice coefficient of the pairs of letters of two spellings of one name
_LONGEST: Final = 200  # characters of a spelling that are compared

# An old name -> the names that took its place -> in how many zettels, how alike the two are, in how many of these
# zettels they have the same turn among the names that changed.
Worth = tuple[int, float, int]


def compare_entities(pairing: Pairing) -> tuple[tuple[EntityChange, ...], Renaming]:
    """Return the entities that differ, renamed ones first, and the renaming of texts."""
    names = _Names(pairing)
    ours, theirs = names.ours, names.theirs
    renamed = names.renamed()
    changes = [
        EntityChange("renamed", (ours[old], old), (theirs[new], new), names.stands(new), names.stands(old))
        for old, new in renamed.items()
    ]
    taken = dict.fromkeys(renamed.values())
    changes += [
        EntityChange("new", None, (code, name), names.stands(name), names.stands(name))
        for name, code in theirs.items()
        if name not in ours and name not in taken
    ]
    changes += [
        EntityChange("gone", (code, name), None, names.stood(name))
        for name, code in ours.items()
        if name not in theirs and name not in renamed
    ]
    changes += [
        EntityChange("recoded", (code, name), (theirs[name], name), names.stands(name), names.stands(name))
        for name, code in ours.items()
        if name in theirs and theirs[name] != code
    ]
    return tuple(changes), Renaming(renamed)


class _Names:
    """The names of two memories with their codes, and the zettels in which they stand."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.ours, self.theirs = _coded(pairing.a), _coded(pairing.b)
        self._stood, self._stands = _places(pairing.a), _places(pairing.b)

    def stood(self, name: str) -> int:
        """Return in how many zettels of the earlier memory a name stands."""
        return len(self._stood.get(name, ()))

    def stands(self, name: str) -> int:
        """Return in how many zettels of the later memory a name stands."""
        return len(self._stands.get(name, ()))

    def renamed(self) -> dict[str, str]:
        """Return the renames: pairs of names that are each other's one best match."""
        backers: dict[str, dict[str, Worth]] = {}
        choices: dict[str, dict[str, Worth]] = {}
        for old, row in self._votes().items():
            for new, (count, turns) in row.items():
                alike = self._alike(old, new)
                if self._is_likely(old, new, count, alike):
                    choices.setdefault(old, {})[new] = (count, alike, turns)
                    backers.setdefault(new, {})[old] = (count, alike, turns)
        best = {old: _best(row) for old, row in choices.items()}
        return {old: new for old, new in best.items() if new is not None and _best(backers[new]) == old}

    def _votes(self) -> dict[str, dict[str, tuple[int, int]]]:
        """Return for each name which names stand in its place, in how many zettels, in how many in the same turn."""
        votes: dict[str, dict[str, tuple[int, int]]] = {}
        for i, j in enumerate(self.pairing.there):
            if j == NONE:
                continue
            before, after = self.pairing.a.zettels[i].entities, self.pairing.b.zettels[j].entities
            if before == after:
                continue
            kept, held = frozenset(after), frozenset(before)
            lost = list(dict.fromkeys(name for name in before if name not in kept))
            found = list(dict.fromkeys(name for name in after if name not in held and name not in self.ours))
            if len(lost) <= _MOST_NAMES and len(found) <= _MOST_NAMES:
                for k, old in enumerate(lost):
                    row = votes.setdefault(old, {})
                    for n, new in enumerate(found):
                        count, turns = row.get(new, (0, 0))
                        row[new] = (count + 1, turns + (k == n))
        self._by_code(votes)
        return votes

    def _by_code(self, votes: dict[str, dict[str, tuple[int, int]]]) -> None:
        """Add names that only the index holds and whose code stayed."""
        coded = {code: name for name, code in self.theirs.items() if code is not None and name not in self.ours}
        for name, code in self.ours.items():
            new = coded.get(code or "")
            if new is not None and name not in self.theirs and not self.stood(name) and not self.stands(new):
                votes.setdefault(name, {})[new] = (1, 1)

    def _is_likely(self, old: str, new: str, count: int, alike: float) -> bool:
        if 2 * count <= self.stood(old) or 2 * count <= self.stands(new):
            return False
        if old in self.theirs:
            return count >= _IN_PART
        return count > 1 or alike > 0.0 or not self.stood(old) or self._swapped(old, new)

    def _alike(self, old: str, new: str) -> float:
        """Return how alike two names are: 1 for one code, or where the words of one are all words of the other."""
        if self.ours[old] is not None and self.ours[old] == self.theirs[new]:
            return 1.0
        ours, theirs = frozenset(folded_words(old[:_LONGEST])), frozenset(folded_words(new[:_LONGEST]))
        if ours and theirs and (ours <= theirs or theirs <= ours):
            return 1.0
        pairs, others = frozenset(bigrams(fold(old[:_LONGEST]))), frozenset(bigrams(fold(new[:_LONGEST])))
        share = 2 * len(pairs & others) / max(1, len(pairs) + len(others))
        return share if share >= _ALIKE else 0.0

    def _swapped(self, old: str, new: str) -> bool:
        """Tell whether nothing else tells the names of their one zettel apart, and no decision is about the two."""
        i = self._stood[old][0]
        before, after = self.pairing.a.zettels[i], self.pairing.b.zettels[self.pairing.there[i]]
        decided = "DECISION" in before.flags or "DECISION" in after.flags
        if decided and before.quote != after.quote:
            if Renaming({old: new}).words(before.quote) == folded_words(after.quote):
                return False
        return sorted(name for name in before.entities if name != old) == sorted(
            name for name in after.entities if name != new
        )


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


def _best(row: Mapping[str, Worth]) -> str | None:
    """Return the name with the greatest worth, None where two are equal."""
    most = max(row.values())
    best = [name for name, worth in row.items() if worth == most]
    return best[0] if len(best) == 1 else None
