"""Three versions of what joins zettels into one: codes of names, tunnels, contradictions.

A name keeps its code; where the two sides gave one code to two names, ours keeps it and the name of theirs gets
another, in the labels of its tunnels as well. A tunnel, or a contradiction, that one side took away is gone, as is one
to a zettel that is gone; no new ones are found here: that takes compressing again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from zettelpy.codec.merge.plan import Plan
from zettelpy.codec.merge.three import MISSING, OURS, THEIRS, gather, settle
from zettelpy.extract.codes import free_code
from zettelpy.types import Contradiction, EntityIndex, Memory, Span, Tunnel

Renamed = Mapping[str, tuple[str, str]]  # a code of one version: its name, and the code in the merged memory


def merge_names(plan: Plan) -> EntityIndex:
    """Return the codes of the names of the merged memory."""
    ours, theirs, base = (dict(memory.entity_index.name_to_code) for memory in plan.memories())
    needed = _mentioned(plan, OURS), _mentioned(plan, THEIRS)
    wanted: list[tuple[bool, str, str]] = []
    for name in dict.fromkeys([*ours, *theirs]):
        own, other, old = ours.get(name, MISSING), theirs.get(name, MISSING), base.get(name, MISSING)
        if own is MISSING or other is MISSING:
            side = THEIRS if own is MISSING else OURS
            if old is not MISSING and name not in needed[side]:
                continue  # the other side took it out
            code = own if side == OURS else other
        else:
            code = settle(old, own, other)
        wanted.append((code != own, name, code))
    reserved = dict.fromkeys(code for _, _, code in wanted)
    used: dict[str, None] = {}
    pairs = []
    for _, name, code in sorted(wanted, key=lambda want: want[0]):
        free = free_code(name, reserved) if code in used else code
        used[free] = reserved[free] = None
        pairs.append((free, name))
    return EntityIndex(tuple(pairs))


def _mentioned(plan: Plan, side: int) -> frozenset[str]:
    """Return the names that a side put into zettels which the merged memory has."""
    names: list[str] = []
    for part in plan.parts:
        entry = part.sides[side]
        if entry is not None and entry.zettel is not None:
            old = frozenset(part.base.zettel.entities if part.base and part.base.zettel else ())
            names += [name for name in entry.zettel.entities if name not in old]
    return frozenset(names)


# Tunnels -------------------------------------------------------------------------------------------------------

_Ends = tuple[str, str]


def merge_tunnels(plan: Plan, index: EntityIndex) -> list[Tunnel]:
    """Return the tunnels of the merged memory, in the order of their zettels."""
    ours, theirs, base = (_tunnels(plan, side, memory, index) for side, memory in enumerate(plan.memories()))
    base = {ends: label for ends, label in base.items() if _known(plan, ends)}
    if list(base.items()) == list(theirs.items()) or list(ours.items()) == list(theirs.items()):
        return [Tunnel(*ends, label) for ends, label in ours.items()]
    if list(base.items()) == list(ours.items()):
        return [Tunnel(*ends, label) for ends, label in theirs.items()]
    own, other, old = (_by_pair(plan, tunnels) for tunnels in (ours, theirs, base))
    merged = []
    for pair in sorted(dict.fromkeys([*own, *other])):
        labels = [labels.get(pair, MISSING) for labels in (old, own, other)]
        if MISSING not in labels[1:]:
            merged.append(_tunnel(plan, pair, settle(*labels)))
        elif labels[0] is MISSING:
            merged.append(_tunnel(plan, pair, labels[2] if labels[1] is MISSING else labels[1]))
    return merged


def _tunnels(plan: Plan, side: int, memory: Memory, index: EntityIndex) -> dict[_Ends, str]:
    """Return the tunnels of one version by the ids of the merged memory, the codes in their labels those of there."""
    ids = plan.ids[side]
    code_of = index.name_to_code
    renamed = {
        code: (name, code_of[name]) for code, name in memory.entity_index.pairs if code_of.get(name, code) != code
    }
    entities = {zettel.id: frozenset(zettel.entities) for zettel in memory.zettels} if renamed else {}
    found: dict[_Ends, str] = {}
    for tunnel in memory.tunnels:
        if tunnel.source in ids and tunnel.target in ids:
            label = tunnel.label
            if renamed:
                label = _relabel(label, renamed, entities[tunnel.source], entities[tunnel.target])
            found[ids[tunnel.source], ids[tunnel.target]] = label
    return found


def _relabel(label: str, renamed: Renamed, source: frozenset[str], target: frozenset[str]) -> str:
    """Return a label with the codes of the merged memory: `ANA+MRK`, or `ANA_green_tea`, of names that both share."""

    def code(word: str) -> str:
        name, new = renamed.get(word, ("", word))
        return new if new == word or (name in source and name in target) else word

    if "+" in label:
        return "+".join(map(code, label.split("+")))
    first, bar, rest = label.partition("_")
    return code(first) + bar + rest


def _known(plan: Plan, ends: Iterable[str]) -> bool:
    """Tell whether both sides have the zettels of these ids, so that what joins them can have been taken away."""
    parts = [plan.parts[plan.places[end]] for end in ends]
    return all(part.ours is not None and part.theirs is not None for part in parts)


def _by_pair(plan: Plan, tunnels: Mapping[_Ends, str]) -> dict[tuple[int, int], str]:
    found = {}
    for (source, target), label in tunnels.items():
        first, second = sorted((plan.places[source], plan.places[target]))
        found[first, second] = label
    return found


def _tunnel(plan: Plan, pair: tuple[int, int], label: str) -> Tunnel:
    return Tunnel(plan.parts[pair[0]].id, plan.parts[pair[1]].id, label)


# Contradictions ------------------------------------------------------------------------------------------------


class _Key(NamedTuple):
    """What tells a contradiction; places count from the end of the zettel, `times` those that are alike in all."""

    earlier: str
    earlier_place: Span | None
    later: str
    later_place: Span | None
    signal: str
    shared: str
    times: int


def merge_contradictions(plan: Plan, ends: Mapping[str, int]) -> list[Contradiction]:
    """Return the contradictions of the merged memory; `ends` are those of its zettels, where they have places."""
    ours, theirs, base = (_contradictions(memory, plan.ids[side]) for side, memory in enumerate(plan.memories()))
    base = {key: told for key, told in base.items() if _known(plan, (key.earlier, key.later))}
    merged = []
    for key in gather(list(base), list(ours), list(theirs)):
        told = [version.get(key, MISSING) for version in (base, ours, theirs)]
        if MISSING in told[1:]:
            summary = told[2] if told[1] is MISSING else told[1]
        else:
            summary = plan.choice.pick(f"the contradiction of {key.earlier} and {key.later}: its words", *told)
        spans = [
            _absolute(place, ends.get(end, 0))
            for end, place in ((key.earlier, key.earlier_place), (key.later, key.later_place))
        ]
        merged.append(Contradiction(key.earlier, key.later, key.shared, key.signal, summary, *spans))
    return merged


def _contradictions(memory: Memory, ids: Mapping[str, str]) -> dict[_Key, str]:
    ends = {zettel.id: zettel.source_end or 0 for zettel in memory.zettels}
    found: dict[_Key, str] = {}
    seen: dict[_Key, int] = {}
    for told in memory.contradictions:
        if told.earlier in ids and told.later in ids:
            key = _Key(
                ids[told.earlier],
                _relative(told.earlier_span, ends[told.earlier]),
                ids[told.later],
                _relative(told.later_span, ends[told.later]),
                told.signal,
                told.shared,
                0,
            )
            seen[key] = seen.get(key, 0) + 1
            found[key._replace(times=seen[key])] = told.summary
    return found


def _relative(span: Span | None, end: int) -> Span | None:
    return None if span is None else (span[0] - end, span[1] - end)


def _absolute(place: Span | None, end: int) -> Span | None:
    return None if place is None or place[0] + end < 0 else (place[0] + end, place[1] + end)
