"""The lines of a block into those that end because somebody wanted them to (rows of code, data, a log), and the others.

Prose may be wrapped anywhere, so its line ends say nothing; a row must not be torn apart. `FixedLines` answers for any
block of a text and keeps the answer, since chunks and their overlaps both ask. Time is linear in the lines of a block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from zettelpy.text.layout import CODE, ITEM, TABLE, Block
from zettelpy.text.lazily import lazily

_FIXED_HEADS: Final = tuple("|>{}[]<")
_FIXED_TAILS: Final = "{}[]|"
# Where no line of a block begins or ends with one of these, none is fixed by its own looks.
_TELLING: Final = lazily(r"[|>{}\[\]<0-9\s]")
_ENDING: Final = lazily(r"[{}\[\]|]")
_LOG_LINE: Final = lazily(r"[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}:[0-9]{2}:[0-9]{2}")
_PROSE: Final = lazily(r"\W*(?:[^\W\d_]+(?:['’./-][^\W\d_]+)*|[0-9]+(?:[.,:][0-9]+)*|[-–—&])\W*")  # as it begins a line
_FEW_LINES: Final = 4  # from which the ends of lines tell whether they were chosen
_WIDEST: Final = 160  # lines longer than this are paragraphs


_ROW_HEADS: Final = "{[|<"
_ROW_TAILS: Final = "}]|>,"

Line = tuple[int, int, bool]  # start, end, whether it is a row


def lines_of(text: str, start: int, end: int) -> tuple[list[int], list[str]]:
    r"""Return the lines of text[start:end] that hold anything: where they start, and what they say.

    >>> lines_of("one\r\n  two\n\nsix", 0, 15)
    ([0, 5, 12], ['one', '  two', 'six'])
    """
    words = text[start:end].replace("\r", "\n").split("\n")
    starts = list(accumulate([len(line) + 1 for line in words[:-1]], initial=start))
    if "" in words:
        starts = [at for at, line in zip(starts, words, strict=True) if line]
        words = [line for line in words if line]
    return starts, words


class FixedLines:
    r"""The lines of the blocks of a text, and which of them are rows. The answers are kept where there are any.

    >>> from zettelpy.text.layout import read_layout
    >>> text = "Run this:\n  make {all}\nand wait."
    >>> FixedLines(text).rows(read_layout(text).blocks[0], 0)
    [(12, 22)]
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._known: dict[tuple[int, int], list[Line]] = {}

    def lines(self, block: Block, start: int) -> list[Line]:
        """Return the lines of a block from `start` on, if there are rows among them, else nothing.

        Rows are deeper than the others (where an item hangs, than its second line), or look like code, data or a log.
        Where half of the lines are rows all are, and where half of the lines end although the next word would have had
        room, or before one that is no word of prose.
        """
        known = self._known.get((start, block.end))
        if known is None:
            starts, words = lines_of(self._text, start, block.end)
            fixed = _fixed_lines(self._text, starts, words, block) if words else []
            ends = [at + len(line) for at, line in zip(starts, words, strict=True)] if fixed else []
            known = list(zip(starts, ends, fixed, strict=True)) if fixed else []
            self._known[start, block.end] = known
        return known

    def rows(self, block: Block, start: int) -> list[tuple[int, int]]:
        """Return the rows of a block from `start` on, without the blanks before them."""
        return [(_first(self._text, at, end), end) for at, end, fixed in self.lines(block, start) if fixed]


def _first(text: str, start: int, end: int) -> int:
    """Return where the first character of a line stands that is no blank."""
    while start < end and text[start] in " \t":
        start += 1
    return start


def _fixed_lines(text: str, starts: Sequence[int], words: Sequence[str], block: Block) -> list[bool]:
    """Tell of each line of a block whether it is a row; nothing where none is."""
    if block.kind in (TABLE, CODE):
        return [True] * len(words)
    if len(words) == 1:  # a line alone may end with a bracket and be prose
        return [True] if words[0][0] in _ROW_HEADS and words[0][-1] in _ROW_TAILS else []
    heads = "".join([line[0] for line in words])
    if " " in heads[1:] or "\t" in heads[1:]:
        margins = [len(line) - len(line.lstrip(" \t")) for line in words]
        if starts[0] == block.start:
            # the depth of the first line counts only where it is less than that of another
            most = max(margins[1:])
            indent = block.start - text.rfind("\n", max(0, block.start - most - 2), block.start) - 1
            margins[0] += indent
        hangs = block.kind == ITEM or _hangs(words, margins)
        least = min(margins[1:] if hangs else margins)
        fixed = [(k > 0 and margins[k] > least) or _is_fixed(line) for k, line in enumerate(words)]
    else:
        tails = "".join([line[-1] for line in words])
        telling = _TELLING.search(heads) or _ENDING.search(tails)
        fixed = list(map(_is_fixed, words)) if telling else []
    if 2 * fixed.count(True) >= len(words) or _chosen_ends(words):
        return [True] * len(words)
    return fixed if True in fixed else []


def _hangs(words: Sequence[str], margins: Sequence[int]) -> bool:
    """Tell whether only the first line stands further out, and the others read on as one text."""
    if len(words) < _FEW_LINES or min(margins[1:]) != max(margins[1:]):
        return False
    firsts = [first[0] for line in words[1:] if (first := line.split(None, 1))]
    lower = [word for word in firsts if word[0].islower() and is_prose(word)]
    return 3 * len(lower) >= len(firsts) and 2 * max(Counter(firsts).values(), default=0) <= len(firsts)


def _chosen_ends(words: Sequence[str]) -> bool:
    """Tell whether lines end because somebody wanted them to, not because they were full."""
    lengths = list(map(len, words))
    width, count = max(lengths), len(words)
    if count < _FEW_LINES or width > _WIDEST:
        return False
    chosen, wanted, left = 0, (count + 1) // 2, count - 1
    for length, following in zip(lengths, words[1:], strict=False):
        first = following.split(None, 1)
        word = first[0] if first else ""
        chosen += length + len(word) < width or not (word.isalpha() or is_prose(word))
        left -= 1
        if chosen >= wanted or chosen + left < wanted:  # what follows decides nothing more
            break
    return chosen >= wanted


def is_prose(word: str) -> bool:
    """Tell whether a word, with the signs around it, may begin a line of wrapped prose.

    >>> [word for word in ("well-made", "(and", "1,200", "x=3", "a_b", "") if is_prose(word)]
    ['well-made', '(and', '1,200']
    """
    return _PROSE.fullmatch(word) is not None


def _is_fixed(line: str) -> bool:
    """Tell whether a line is one of code, data or a log, which prose would not be wrapped to."""
    head = line[:20].lstrip()
    return head[:1] in _FIXED_HEADS or line[-1] in _FIXED_TAILS or _LOG_LINE.match(head) is not None
