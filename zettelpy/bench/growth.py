"""How the work of each function grows with the size of what it is given: rows, each a task in two, four, eight sizes.

A row makes its input outside of the measure. What is counted is time, or calls of functions: those are the same on
every machine and every time (a loop within one call escapes them, so they go beside the times, not in their place).
The inputs are conversations made by rule, in which names and words come back as they do among people: a few often,
more of them with every message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

import zettelpy
from zettelpy.bench.effort import Work
from zettelpy.codec.diff import diff
from zettelpy.codec.merge import merge
from zettelpy.dedupe import dedupe_zettels
from zettelpy.options import Options
from zettelpy.rank.mmr import mmr
from zettelpy.tunnel import build_tunnels
from zettelpy.types import Memory

Row = Callable[[int], Work]  # a number of messages into what is measured

QUERY: Final = "Who brings the ladder to the mill?"
_SPEAKERS: Final = ("Ana", "Bo", "Marek", "Ines")
_THINGS: Final = tuple(
    "ladder boiler lantern ledger anchor carpet engine garden harness kettle mirror orchard pillar ribbon saddle "
    "tunnel violin window bridge candle drawer feather gravel hammer island jacket lemon marble needle oven".split()
)
_PLACES: Final = ("mill", "harbour", "station", "library", "workshop", "market", "bakery", "quarry")
_FORMS: Final = (
    "{a} brings the {x} to the {p} before {n} o'clock, and the {y} stays where it is.",
    "I saw {a} at the {p} with a {x}; the {y} number {n} was broken again.",
    "We decided to sell the {x} of {a} and to keep the {y} for {n} days.",
    "Nobody at the {p} knows why {a} painted the {x} green. It took {n} hours.",
    "The {y} costs {n} crowns now, said {a}, and the {x} is not for sale.",
    "I am so glad that {a} found the {x} behind the {p}!",
)
_TOKENS: Final = 4000  # of the budget that a context has, whatever the memory


def lines(count: int) -> list[str]:
    """Return `count` messages, each with its speaker: the same ones every time, one a prefix of the other.

    >>> lines(2)[1]
    'Bo: I saw Cene at the harbour with a harness; the needle number 2 was broken again.'
    """
    return [f"{_SPEAKERS[k * k % 7 % 4]}: {_words(k)}" for k in range(count)]


def _words(k: int) -> str:
    spread = k * 2654435761 % 4294967296  # Fibonacci hashing: neighbours far apart
    recent = spread % (k // 4 + 8) if spread >> 16 & 1 else spread % 8  # one in two names is among the first
    return _FORMS[k % len(_FORMS)].format(
        a=_name(recent),
        x=_THINGS[spread // 7 % len(_THINGS)],
        y=_THINGS[spread // 1009 % len(_THINGS)],
        p=_PLACES[k % len(_PLACES)],
        n=k + 1,
    )


def _name(number: int) -> str:
    name = ""
    for consonants in ("BCDFGKLM", "lmnrst", "bdgkv"):
        name += consonants[number % len(consonants)] + "aeiou"[number % 5]
        number //= len(consonants)
        if not number:
            break
    return name + ("ne" if not number else f"n{number}")


@cache
def memory(count: int) -> Memory:
    """Return the memory of `count` messages, each a zettel."""
    return zettelpy.compress("\n".join(lines(count)), chunk_size=120, chunk_overlap=0)


def _edited(held: Memory, step: int, more: str) -> Memory:
    changed = [replace(z, quote=z.quote + more) if k % step == 0 else z for k, z in enumerate(held.zettels)]
    return replace(held, zettels=tuple(changed))


def _inject(count: int) -> Work:
    held = memory(count)
    return lambda: zettelpy.inject_context(held, max_token_budget=_TOKENS)


def _inject_mmr(count: int) -> Work:
    held = memory(count)
    return lambda: zettelpy.inject_context(held, max_token_budget=_TOKENS, selection="mmr")


def _mmr(count: int) -> Work:
    held = memory(count).zettels
    features = [frozenset((*zettel.topics, *zettel.entities)) for zettel in held]
    return lambda: mmr([zettel.weight for zettel in held], features, 100)


def _merge_results(count: int) -> Work:
    held = [memory(count // 2), memory(count - count // 2)]
    return lambda: zettelpy.merge_results(held)


def _merge(count: int) -> Work:
    held = memory(count)
    ours, theirs = _edited(held, 50, " Ours."), _edited(held, 51, " Theirs.")
    base, one, other = (zettelpy.encode(each) for each in (held, ours, theirs))
    return lambda: merge(base, one, other)


def _dedupe(count: int) -> Work:
    held = memory(count)
    texts = [(held.meta.source or "")[zettel.source_start : zettel.source_end] for zettel in held.zettels]
    return lambda: dedupe_zettels(held.zettels, Options(), texts)


def _diff(count: int) -> Work:
    held = memory(count)
    later = _edited(held, 10, " Later.")
    return lambda: diff(held, later)


def _encode(count: int) -> Work:
    held = memory(count)
    return lambda: zettelpy.encode(held, with_source=True)


def _decode(count: int) -> Work:
    text = zettelpy.encode(memory(count), with_source=True)
    return lambda: zettelpy.decode(text, strict=True)


def _push(count: int) -> Work:
    said = lines(count)

    def push() -> None:
        stream = zettelpy.CompressStream()
        for line in said:
            stream.push(line)

    return push


def _push_bounded(count: int) -> Work:
    said = lines(count)

    def push() -> None:
        stream = zettelpy.CompressStream(dedupe=True, max_zettels=40, half_life_turns=50)
        for line in said:
            stream.push(line)

    return push


def _tunnels(count: int) -> Work:
    held = memory(count)
    return lambda: build_tunnels(held.zettels, held.entity_index, held.meta.options)


def _recall_first(count: int) -> Work:
    held = memory(count)
    return lambda: zettelpy.recall(replace(held), QUERY)  # a copy has no index yet


def _recall_again(count: int) -> Work:
    held = memory(count)
    zettelpy.recall(held, QUERY)
    return lambda: zettelpy.recall(held, QUERY)


ROWS: Final[Mapping[str, Row]] = MappingProxyType(
    {
        "encode": _encode,
        "decode, strict": _decode,
        "diff": _diff,
        "merge, three ways": _merge,
        "merge_results": _merge_results,
        "dedupe": _dedupe,
        "mmr, 100 chosen": _mmr,
        "inject_context": _inject,
        "inject_context, mmr": _inject_mmr,
        "tunnels": _tunnels,
        "recall, the first": _recall_first,
        "recall, again": _recall_again,
        "stream.push": _push,
        "stream.push, bounded": _push_bounded,
    }
)
