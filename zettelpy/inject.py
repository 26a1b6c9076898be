"""A memory into a prompt without a question: a selection of zettels as AAAK, Markdown or JSON, and a first greeting.

Zettels rank by 0.7 * weight + 0.3 where a signal flag (DECISION, ORIGIN, CORE) stands; ties by position. What is
selected is rendered in the order of the text. Stored text stays data in each format: AAAK and JSON escape it, Markdown
folds it to one line behind the entry's own mark.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from zettelpy.codec import encode_zettel_line
from zettelpy.codec.v2 import render_v2
from zettelpy.errors import ArgumentValueError
from zettelpy.options import check_int, check_number, check_text, check_words
from zettelpy.rank.mmr import mmr
from zettelpy.text.budget import Counter, check_counter, fill, overhead
from zettelpy.text.lazily import lazily
from zettelpy.types import ALL_FLAGS, SIGNAL_FLAGS, Memory, Zettel, check_memory

WEIGHT_SHARE, SIGNAL_SHARE = 0.7, 0.3
_LONE: Final = lazily("[\ud800-\udfff]")
FORMATS: Final = ("aaak", "markdown", "json")
SELECTIONS: Final = ("weight", "mmr")
MOST_VARIED: Final = 300  # zettels that are chosen for their difference; what follows them goes by its score
MOMENTS: Final = 5  # the most that wake_up tells
MOST_TRIED: Final = 200  # carriers of a guaranteed flag that are tried, heaviest first, until one fits
OPENING_FLAGS: Final = ("ORIGIN", "CORE", "GENESIS")


def _check_choice(name: str, value: object, known: Sequence[str]) -> str:
    if check_text(name, value) not in known:
        raise ArgumentValueError(f"{name} must be one of {', '.join(known)}; got {value!r}")
    return str(value)


def _check_flags(name: str, value: object) -> tuple[str, ...]:
    words = check_words(name, value)
    for word in words:
        _check_choice(f"each of {name}", word, ALL_FLAGS)
    return words


def inject_context(
    memory: Memory,
    *,
    max_zettels: int | None = None,
    max_token_budget: int | None = None,
    format: str = "aaak",
    selection: str = "weight",
    min_weight: float | None = None,
    flags: Iterable[str] = (),
    guarantee_flags: Iterable[str] = (),
    count_tokens: Counter | None = None,
) -> str:
    """Return the zettels that matter most, rendered for a prompt, at most `max_token_budget` tokens in all.

    `format` is "aaak" (version 2 layout), "markdown" (one entry a line) or "json". `selection="mmr"` prefers zettels
    that differ from those chosen already (maximal marginal relevance, lambda 0.7). `min_weight` and `flags` (any of
    them) leave zettels out. For each of `guarantee_flags` the heaviest zettel of the whole memory that carries it is
    taken first, so that it is there whenever it fits. The budget is measured on the very string returned, by
    `count_tokens` or else `estimate_tokens`; `""` where no zettel is selected or not even one fits with its frame.

    Raises TypeError for wrong types, ValueError for unknown names and negative numbers.

    >>> from zettelpy import compress
    >>> memory = compress("We decided to use Postgres. Ana will move the data on Friday.")
    >>> print(inject_context(memory, format="markdown").replace(memory.zettels[0].id, "id"))
    - **[id]** *DECISION · TECHNICAL* We decided to use Postgres.
    """
    check_memory(memory)
    if max_zettels is not None:
        check_int("max_zettels", max_zettels)
    if max_token_budget is not None:
        check_int("max_token_budget", max_token_budget)
    _check_choice("format", format, FORMATS)
    _check_choice("selection", selection, SELECTIONS)
    least = None if min_weight is None else check_number("min_weight", min_weight, least=0.0)
    wanted, guaranteed = _check_flags("flags", flags), _check_flags("guarantee_flags", guarantee_flags)
    count = check_counter(count_tokens)
    zettels = memory.zettels
    order = [
        k
        for k in range(len(zettels))
        if (least is None or zettels[k].weight >= least)
        and (not wanted or any(flag in zettels[k].flags for flag in wanted))
    ]
    order = _ranked(memory, order, selection, max_zettels)
    limit = len(zettels) if max_zettels is None else max_zettels
    return _fitted(memory, order, guaranteed, limit, max_token_budget, format, count)


def _score(zettel: Zettel) -> float:
    return WEIGHT_SHARE * zettel.weight + SIGNAL_SHARE * any(flag in SIGNAL_FLAGS for flag in zettel.flags)


def _ranked(memory: Memory, order: Sequence[int], selection: str, limit: int | None) -> list[int]:
    """Return the zettels (by number) in order of choice."""
    scores = [_score(memory.zettels[k]) for k in order]
    first: list[int] = []
    if selection == "mmr":
        features = [{*memory.zettels[k].topics, *memory.zettels[k].entities} for k in order]
        first = mmr(scores, features, min(MOST_VARIED, len(order) if limit is None else limit))
    taken = set(first)
    rest = sorted(set(range(len(order))) - taken, key=lambda place: (-scores[place], order[place]))
    return [order[place] for place in (*first, *rest)]


def _fitted(
    memory: Memory,
    order: list[int],
    guaranteed: Sequence[str],
    limit: int,
    budget: int | None,
    form: str,
    count: Counter,
) -> str:
    """Render as many as fit: the carriers of guaranteed flags first, then in order of choice."""
    render, line = _RENDERERS[form]

    def rendered(chosen: Sequence[int]) -> str:
        return render(memory, [memory.zettels[k] for k in sorted(chosen)])

    def fits(chosen: Sequence[int]) -> bool:
        return budget is None or count(rendered(chosen)) <= budget

    chosen = _guaranteed(memory, guaranteed, limit, fits)
    taken = set(chosen)
    rest = [k for k in order if k not in taken]
    if budget is None:
        chosen += rest[: limit - len(chosen)]
        return rendered(chosen) if chosen else ""
    saved = overhead(count, line(memory, memory.zettels[rest[0]])) if rest else 0
    places = fill(
        len(rest),
        budget,
        count,
        lambda place: count(line(memory, memory.zettels[rest[place]])) - saved,
        lambda places: rendered([*chosen, *(rest[place] for place in places)]),
        limit - len(chosen),
    )
    chosen += [rest[place] for place in places]
    return rendered(chosen) if chosen else ""


def _guaranteed(memory: Memory, flags: Sequence[str], limit: int, fits: Callable[[Sequence[int]], bool]) -> list[int]:
    """Return carriers of the guaranteed flags that fit together, of as many of the flags as can be.

    Three orders are tried, and the first that serves most flags wins: the heaviest carrier of each flag; those that
    carry most of what is missing; the shortest quotes.
    """
    zettels = memory.zettels
    best: list[int] = []
    served = -1
    for order in (_by_weight, _by_reach, _by_length):
        chosen: list[int] = []
        for flag in flags:
            missing = [other for other in flags if not any(other in zettels[k].flags for k in chosen)]
            if flag in missing and len(chosen) < limit:
                carriers = [k for k, zettel in enumerate(zettels) if flag in zettel.flags and k not in chosen]
                carriers.sort(key=lambda k: order(zettels[k], k, missing))
                chosen += next(([k] for k in carriers[:MOST_TRIED] if fits([*chosen, k])), [])
        reach = len([flag for flag in flags if any(flag in zettels[k].flags for k in chosen)])
        if reach > served:
            best, served = chosen, reach
        if served == len(flags):
            break
    return best


def _by_weight(zettel: Zettel, k: int, missing: Sequence[str]) -> tuple[float, ...]:
    return -zettel.weight, k


def _by_reach(zettel: Zettel, k: int, missing: Sequence[str]) -> tuple[float, ...]:
    return -len([flag for flag in missing if flag in zettel.flags]), -zettel.weight, k


def _by_length(zettel: Zettel, k: int, missing: Sequence[str]) -> tuple[float, ...]:
    return len(zettel.quote) + sum(map(len, zettel.topics)), k


# Formats -------------------------------------------------------------------------------------------------------


def _aaak_line(memory: Memory, zettel: Zettel) -> str:
    return encode_zettel_line(zettel, memory.entity_index)


def _aaak(memory: Memory, zettels: Sequence[Zettel]) -> str:
    return render_v2(zettels, memory.tunnels, memory.entity_index, memory.meta.title, memory.meta.date)


def _markdown(memory: Memory, zettels: Sequence[Zettel]) -> str:
    title = [f"# {_one_line(memory.meta.title)}"] if memory.meta.title else []
    return "\n".join([*title, *(_markdown_line(memory, zettel) for zettel in zettels)])


def _markdown_line(memory: Memory, zettel: Zettel) -> str:
    told = " · ".join(([zettel.resolved_date] if zettel.resolved_date else []) + list(zettel.flags))
    marks = f" *{told}*" if told else ""
    return f"- **[{zettel.id}]**{marks} {_one_line(zettel.quote)}"


def _json(memory: Memory, zettels: Sequence[Zettel]) -> str:
    ids = {zettel.id for zettel in zettels}
    frame: dict[str, object] = {"title": memory.meta.title} if memory.meta.title else {}
    frame["zettels"] = [_json_record(zettel) for zettel in zettels]
    frame["tunnels"] = [
        {"source": tunnel.source, "target": tunnel.target, "label": tunnel.label}
        for tunnel in memory.tunnels
        if tunnel.source in ids and tunnel.target in ids
    ]
    return _dumped(frame)


def _json_record(zettel: Zettel) -> dict[str, object]:
    return {
        "id": zettel.id,
        "quote": zettel.quote,
        "entities": zettel.entities,
        "topics": zettel.topics,
        "weight": zettel.weight,
        "flags": zettel.flags,
        "emotions": zettel.emotions,
        "date": zettel.resolved_date,
    }


def _json_line(memory: Memory, zettel: Zettel) -> str:
    return _dumped(_json_record(zettel))


def _dumped(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _LONE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)  # so that it can be written as UTF-8


# Each format: all of a selection, and one zettel alone (what it costs, but for the frame).
_RENDERERS: Final = {
    "aaak": (_aaak, _aaak_line),
    "markdown": (_markdown, _markdown_line),
    "json": (_json, _json_line),
}


# The greeting --------------------------------------------------------------------------------------------------


def wake_up(memory: Memory, top_pct: float = 0.15) -> str:
    """Return the moments that a model should wake up with: at most five quotes, the heaviest first.

    Candidates are the `top_pct` heaviest (a share from 0 to 1, at least one, at most five) and the zettels that tell of
    an origin, a principle or a beginning. One moment a line, its first flag before it. Empty only for an empty memory.

    >>> from zettelpy import compress
    >>> wake_up(compress("We decided to use Postgres. Ana will move the data on Friday."))
    'DECISION: We decided to use Postgres.'
    """
    check_memory(memory)
    share = check_number("top_pct", top_pct, least=0.0, most=1.0)
    held = [zettel for zettel in memory.zettels if zettel.quote.strip()]
    if not held:
        return ""
    count = min(MOMENTS, max(1, -int(-len(held) * share // 1)))
    floor = sorted((zettel.weight for zettel in held), reverse=True)[count - 1]
    told = [z for z in held if z.weight >= floor or any(flag in OPENING_FLAGS for flag in z.flags)]
    told.sort(key=lambda zettel: -zettel.weight)  # stable: ties stay in the order of the text
    return "\n".join(_moment(zettel) for zettel in told[:MOMENTS])


def _moment(zettel: Zettel) -> str:
    quote = _one_line(zettel.quote)
    return f"{zettel.flags[0]}: {quote}" if zettel.flags else quote


def _one_line(text: str) -> str:
    """Return stored text on one line, lone surrogates replaced."""
    return _LONE.sub("\ufffd", " ".join(text.split()))
