"""Names by their marks: @mentions, #channels, names of services in code quotes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Final

from zettelpy.extract.evidence import MUTE
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

_MENTION: Final = lazily(r"[@#]([^\W\d_][\w-]{0,38})")
_TOKEN: Final = lazily(r"`([a-z][a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){1,3})`")  # `orbit-edge`
_OPENERS: Final = frozenset("([{,;\"'“‘*_«„")


def find_marked(columns: Columns, states: bytearray, labels: Mapping[tuple[str, ...], str]) -> list[tuple[int, str]]:
    """Return the names by their marks as (offset, name); a mention of a speaker has the spelling of their label.

    >>> from zettelpy.text.columns import read_columns
    >>> find_marked(read_columns("ask @mara in #ops about `orbit-edge`"), bytearray(7), {})
    [(4, 'mara'), (13, '#ops'), (25, 'orbit-edge')]
    """
    text, words = columns.text, columns.words
    found: list[tuple[int, str]] = []

    def read(at: int) -> bool:
        i = bisect_left(words.starts, at)
        return i < len(words) and not states[i] & MUTE

    if "@" in text or "#" in text:
        found += _mentions(text, read, labels)
    if "`" in text:
        found += [(match.start(1), match[1]) for match in _TOKEN.finditer(text) if read(match.start(1))]
    return found


def _mentions(text: str, read: Callable[[int], bool], labels: Mapping[tuple[str, ...], str]) -> list[tuple[int, str]]:
    """Find @mara and #plat-orbit."""
    found = []
    for match in _MENTION.finditer(text):
        at, name = match.start(), match[1].rstrip("-")
        before = text[at - 1] if at else " "
        if (before.isspace() or before in _OPENERS) and read(at):
            label = labels.get(tuple(map(fold, WORD.findall(name))), name)
            found.append((at, label if match[0][0] == "@" else "#" + name))
    return found
