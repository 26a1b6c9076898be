"""From which day on something holds, by the words that say so: "From next January the rent will be 800".

A day from which on something holds is told by a joiner at it ("from", "ab", "à partir de", "から"), or stands beside an
amount that rises or falls ("the rent goes up next year"). A range ("open from 3 to 9 May") tells how long, not from
when on. The word lists are in `lexicon/standing.py`; days are read against the day on which it was said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final

from zettelpy.text.dates import read_dates
from zettelpy.text.days import DateHit
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.standing import AMOUNTS, STARTS, STARTS_BEHIND
from zettelpy.text.words import MARKS

REACH: Final = 32  # characters beside a day in which a joiner stands
_FULL: Final = "0000-01-01"
_TO: Final = lazily(  # between the two days of a range
    r"\s{0,2}(?:to|until|till|through|bis|zum|au|jusqu'au|à|al|a|hasta|até|ate|ao|fino|по|до|から|到|至|에서|부터|से|[-–—~〜])"
    r"(?:\s(?:the|zum|al|el|o|le|den))?\s{0,2}",
    re.IGNORECASE,
)
_ON: Final = lazily(r"(?:\s(?:on|an|the|dem|der|le|la|el|il|o|a))?\s?\Z")


def effective_from(text: str, said: str | None, languages: tuple[str, ...]) -> str | None:
    """Return the day from which on what a text says holds, YYYY-MM-DD; None where it names none.

    `said` is the day on which it was said, `languages` those of the text. Of several days the last counts.

    >>> effective_from("From next January the rent will be 800.", "2024-01-03", ("en",))
    '2025-01-01'
    >>> effective_from("Ab dem 1. März kostet es 9 Euro.", "2024-01-03", ("de",))
    '2024-03-01'
    >>> effective_from("The rent goes up to 800 next year.", "2024-01-03", ("en",))
    '2025-01-01'
    >>> effective_from("The market is open from 3 May to 9 May.", "2024-01-03", ("en",)) is None
    True
    """
    if not _may_tell(text, languages):
        return None
    hits = read_dates(text, 0, len(text), said)
    ranged = frozenset(_of_ranges(text, hits))
    found = [hit for k, hit in enumerate(hits) if k not in ranged and _starts(text, hit, languages)]
    if not found and said is not None:
        amount = _pattern("amounts", languages)
        if amount is not None and amount.search(_form(text)):
            found = [hit for hit in hits if _first(hit.date) > said[: len(_FULL)]]
    return _first(found[-1].date) if found else None


def _first(date: str) -> str:
    return date + _FULL[len(date) :]


def _may_tell(text: str, languages: tuple[str, ...]) -> bool:
    form = _form(text)
    patterns = (_pattern(name, languages) for name in ("anywhere", "behind", "amounts"))
    return any(pattern is not None and pattern.search(form) is not None for pattern in patterns)


def _of_ranges(text: str, hits: list[DateHit]) -> Iterator[int]:
    """Yield the numbers of the days that are the first or the last of a range."""
    for k, hit in enumerate(hits):
        if hit.until:
            yield k
    for k, (one, other) in enumerate(pairwise(hits)):
        if _TO.fullmatch(text, one.end, other.start):
            yield k
            yield k + 1


def _starts(text: str, hit: DateHit, languages: tuple[str, ...]) -> bool:
    """Tell whether a joiner stands right before a day, opens it, or stands right behind it."""
    before, within, behind = (_pattern(name, languages) for name in ("before", "within", "behind"))
    ahead = _ON.sub("", _form(text[max(0, hit.start - REACH) : hit.start]))
    if before is not None and before.search(ahead):
        return True
    if within is not None and within.match(_form(text[hit.start : hit.end])):
        return True
    return behind is not None and behind.match(_form(text[hit.end : hit.end + REACH])) is not None


@lru_cache(maxsize=128)
def _pattern(name: str, languages: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return the pattern of a list as it is looked for: at the end, at the beginning, or anywhere."""
    table: Mapping[str, str] = {"behind": STARTS_BEHIND, "amounts": AMOUNTS}.get(name, STARTS)
    words: dict[str, None] = {}
    for language in languages:
        words.update(
            dict.fromkeys(_form(phrase.strip()) for phrase in table.get(language, "").split(",") if phrase.strip())
        )
    if not words:
        return None
    either = _bounded(words)
    return re.compile({"before": rf"(?:{either})\Z", "behind": rf"\s?(?:{either})"}.get(name, f"(?:{either})"))


def _bounded(phrases: Iterable[str]) -> str:
    """Return a pattern for any of some phrases: whole words, but in scripts without spaces."""
    runs, elided, whole = list[str](), list[str](), list[str]()
    for phrase in sorted(phrases, key=lambda phrase: (-len(phrase), phrase)):
        kind = runs if phrase[0] >= "\u2e80" else elided if phrase.endswith("'") else whole
        kind.append(re.escape(phrase))
    opening, close = rf"(?<![\w{MARKS}])", rf"(?![\w{MARKS}])"
    groups = ((whole, opening, close), (elided, opening, ""), (runs, "", ""))
    return "|".join(f"{before}(?:{'|'.join(group)}){behind}" for group, before, behind in groups if group)


def _form(text: str) -> str:
    """Return a text as it is compared: without capitals and typographic apostrophes."""
    return text.casefold().replace("’", "'")
