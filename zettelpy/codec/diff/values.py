"""What a comparison of two memories gives: changes as values, each with what stood before and what stands after.

Everything is frozen, slotted and made of tuples. A change that has no before is an arrival, one that has no after a
departure. A `Diff` is false where nothing differs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from zettelpy.types import Contradiction, Tunnel, Zettel

# Kinds of change, in the order in which they are counted.
ZETTEL_KINDS: Final = ("added", "removed", "edited", "moved", "adjusted")
DECISION_KINDS: Final = ("reversed", "changed", "dropped", "restored", "added")
CONTRADICTION_KINDS: Final = ("new", "settled", "changed", "surfaced", "lapsed")
ENTITY_KINDS: Final = ("renamed", "new", "gone", "recoded")
TUNNEL_KINDS: Final = ("new", "gone", "relabelled")


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field that differs: its name, its value before and after.

    >>> FieldChange("title", None, "Queue").after
    'Queue'
    """

    name: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class ZettelChange:
    """A zettel that differs.

    - `added`, `removed`: it stands in one memory only.
    - `edited`: its text is another (`text_changed`), or the text stands and its quote, flags, emotions or date differ.
    - `moved`: the same text stands at another place in the order; fields that differ are told as well.
    - `adjusted`: the text stands, and what follows from the rest of the memory differs: names, topics, weight, raw
      score, how much of the text before it is read along.

    `fields` names what differs, before and after; `by_rename` says that nothing but renamed entities tells two texts
    apart, as far as a memory shows.
    """

    kind: str
    before: Zettel | None
    after: Zettel | None
    fields: tuple[FieldChange, ...] = ()
    text_changed: bool = False
    by_rename: bool = False


@dataclass(frozen=True, slots=True)
class DecisionChange:
    """A decision that differs: the zettel that told it before, and the one that tells it or takes it back now.

    - `reversed`: a statement takes it back that is new as its opponent (`by` is the contradiction), or its sentence was
      edited to say otherwise: another name or value in its place, denied, or no decision any more.
    - `changed`: its sentence was edited in another way.
    - `dropped`: it is no longer told; `restored`: what took it back is no longer told.
    - `added`: it was not told before.
    """

    kind: str
    before: Zettel | None
    after: Zettel | None
    by: Contradiction | None = None


@dataclass(frozen=True, slots=True)
class ContradictionChange:
    """A contradiction that differs.

    - `new`: only the later memory tells it, and the zettel of a side is new or was edited.
    - `settled`: it is no longer told, and the zettel of a side was edited or is gone.
    - `changed`: it is told in other words, or of another place; `by_rename` where only renamed entities differ.
    - `surfaced`, `lapsed`: told now, or no longer told, though both zettels stand as they did: another statement took
      the place of one, or the rest of the memory tells more, or less, about the two.
    """

    kind: str
    before: Contradiction | None
    after: Contradiction | None
    by_rename: bool = False


@dataclass(frozen=True, slots=True)
class EntityChange:
    """An entity that differs: (code, name) before and after, and in how many zettels it stands.

    `renamed`: another name took its place in the same zettels; the old one vanished, or stays in `left` zettels.
    `new`, `gone`: it stands in one memory only. `recoded`: the name stayed, its code did not. `zettels` counts those
    that hold it after, or before where it is gone. The code of a name that is in no index is None.
    """

    kind: str
    before: tuple[str | None, str] | None
    after: tuple[str | None, str] | None
    zettels: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class TunnelChange:
    """A tunnel that differs: `new`, `gone`, or `relabelled` between the same two zettels."""

    kind: str
    before: Tunnel | None
    after: Tunnel | None


@dataclass(frozen=True, slots=True)
class Diff:
    """What differs between two memories; false where nothing does.

    `zettels` stand in the order of the text, what is gone where it stood. `meta` names title, date, options, warnings
    and sizes. `renumbered` holds the ids, before and after, of zettels whose id differs though nothing was edited:
    repeats of a text that are counted anew, and zettels that are numbered 001, 002, ….
    """

    zettels: tuple[ZettelChange, ...] = ()
    decisions: tuple[DecisionChange, ...] = ()
    contradictions: tuple[ContradictionChange, ...] = ()
    entities: tuple[EntityChange, ...] = ()
    tunnels: tuple[TunnelChange, ...] = ()
    meta: tuple[FieldChange, ...] = ()
    renumbered: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return any((self.zettels, self.contradictions, self.entities, self.tunnels, self.meta, self.renumbered))

    @property
    def added(self) -> tuple[Zettel, ...]:
        """The zettels that only the later memory has."""
        return tuple(change.after for change in self.zettels if change.kind == "added" and change.after)

    @property
    def removed(self) -> tuple[Zettel, ...]:
        """The zettels that only the earlier memory has."""
        return tuple(change.before for change in self.zettels if change.kind == "removed" and change.before)

    @property
    def edited(self) -> tuple[ZettelChange, ...]:
        """The zettels that were edited."""
        return tuple(change for change in self.zettels if change.kind == "edited")

    @property
    def moved(self) -> tuple[ZettelChange, ...]:
        """The zettels that stand at another place in the order."""
        return tuple(change for change in self.zettels if change.kind == "moved")

    @property
    def reversed(self) -> tuple[DecisionChange, ...]:
        """The decisions that were reversed."""
        return tuple(change for change in self.decisions if change.kind == "reversed")

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """The names of renamed entities, before and after."""
        pairs = ((change.before, change.after) for change in self.entities if change.kind == "renamed")
        return tuple((before[1], after[1]) for before, after in pairs if before and after)

    def counts(self) -> dict[str, dict[str, int]]:
        """Return how many changes of each kind there are, by what changed; every kind is there.

        >>> Diff(entities=(EntityChange("new", None, ("ANA", "Ana"), 2),)).counts()["entities"]
        {'renamed': 0, 'new': 1, 'gone': 0, 'recoded': 0}
        """
        held = (
            ("decisions", DECISION_KINDS, self.decisions),
            ("contradictions", CONTRADICTION_KINDS, self.contradictions),
            ("zettels", ZETTEL_KINDS, self.zettels),
            ("entities", ENTITY_KINDS, self.entities),
            ("tunnels", TUNNEL_KINDS, self.tunnels),
        )
        counts: dict[str, dict[str, int]] = {}
        for name, kinds, changes in held:
            counts[name] = dict.fromkeys(kinds, 0)
            for change in changes:
                counts[name][change.kind] += 1
        counts["meta"] = {"changed": len(self.meta)}
        counts["ids"] = {"renumbered": len(self.renumbered)}
        return counts
