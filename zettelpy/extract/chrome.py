"""Where the words of a text are no one's: addresses, labels, lines that a program wrote, mentions, codes of pictures.

`read_chrome` marks the words; `topics` passes over them. Lines are judged only where they hold a word that such lines
have, and patterns end at the line, so the cost is linear.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.evidence import MUTE, read_states
from zettelpy.extract.patterns import patterned_lines
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.chrome import CHAT_TRIGGERS, CODE_WORDS, MARKS, TRIGGERS, chrome
from zettelpy.text.normalise import fold

_LONGEST: Final = 300  # characters of a line that a program wrote
_CODE: Final = lazily(r":[a-z0-9_+-]{2,30}:|\[[\u3400-\u9fff]{1,4}\]|<!?[@#]?[\w|-]{2,40}>")
_MENTION: Final = lazily(r"(?<![\w.])@[\w.-]{2,40}")


def read_chrome(columns: Columns) -> bytearray:
    """Return one byte a word, 1 where it is chrome.

    >>> from zettelpy.text.columns import read_columns
    >>> list(read_chrome(read_columns("The pump leaks.\\nSent from my phone, an Android\\n:tada: done")))
    [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]
    """
    words, text = columns.words, columns.text
    marked = bytearray(columns.once(read_states)).translate(_MUTED)

    def spread(start: int, end: int) -> None:
        first, stop = words.within(start, end)
        marked[first:stop] = b"\1" * (stop - first)

    for start, end in patterned_lines(columns):
        spread(start, end)
    wanted = TRIGGERS | CHAT_TRIGGERS if columns.layout.messages else TRIGGERS
    triggers = words.where([folded in wanted for folded in words.folded])
    for start, end in _written_by_programs(columns, [words.starts[i] for i in triggers]):
        spread(start, end)
    if not text.isascii():
        for mark in MARKS:
            at = text.find(mark)
            while at >= 0:
                spread(*_line(text, at))
                at = text.find(mark, at + len(mark))
    for opening, pattern in ((":", _CODE), ("[", _CODE), ("<", _CODE), ("@", _MENTION)):
        at = text.find(opening)
        while at >= 0:
            match = pattern.match(text, at)
            if match is not None:
                spread(*match.span())
            at = text.find(opening, at + 1)
    for block in columns.layout.blocks:
        if block.kind == CODE:
            for i in range(*words.within(block.start, block.end)):
                if words.folded[words.ids[i]] in CODE_WORDS:
                    marked[i] = 1
    return marked


_MUTED: Final = bytes(1 if state & MUTE else 0 for state in range(256))


def _line(text: str, at: int) -> tuple[int, int]:
    """Return the line around an offset, cut to some hundred characters on either side."""
    start = text.rfind("\n", max(0, at - _LONGEST), at) + 1 or max(0, at - _LONGEST)
    end = text.find("\n", at, at + _LONGEST)
    return start, end if end >= 0 else min(len(text), at + _LONGEST)


def _written_by_programs(columns: Columns, places: list[int]) -> list[tuple[int, int]]:
    """Return the lines, labels aside, around some offsets that a program wrote."""
    text, blocks = columns.text, columns.layout.blocks
    found: list[tuple[int, int]] = []
    judged: dict[str, bool] = {}
    block, done = 0, 0
    for at in places:
        if at < done:
            continue
        while block + 1 < len(blocks) and blocks[block].end <= at:
            block += 1
        start, end = _line(text, at)
        start = max(start, blocks[block].body) if at >= blocks[block].body else start
        done = end
        line = text[start:end].strip()
        if 0 < len(line) <= _LONGEST:
            if line not in judged:
                judged[line] = chrome().fullmatch(fold(line)) is not None
            if judged[line]:
                found.append((start, end))
    return found
