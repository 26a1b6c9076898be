"""A source with its white space folded, so that a quote is looked for in a span without cutting the span out each time.

Invariant: the answer is that of folding the span itself, however the spans overlap; building is one pass.
"""

from __future__ import annotations

from bisect import bisect_right

from zettelpy.types import Span


class Folded:
    r"""A text in which runs of white space are one blank, with the place of each of its words.

    >>> text = Folded("Marek pays\n\n  on Friday.\nInes waits.")
    >>> text.holds("pays on  Friday.", (6, 24)), text.holds("on Friday. Ines", (6, 24)), text.holds("", (2, 2))
    (True, False, True)
    """

    __slots__ = ("_places", "_starts", "_text")

    def __init__(self, text: str) -> None:
        words = text.split()
        self._text = " ".join(words)
        self._starts: list[int] = []  # of each word in the text, and in the folded text
        self._places: list[int] = []
        at = place = 0
        for word in words:
            at = text.find(word, at)  # nothing but white space stands between, so this is the word itself
            self._starts.append(at)
            self._places.append(place)
            at += len(word)
            place += len(word) + 1

    def _place(self, offset: int) -> int:
        """Return where an offset of the text lies in the folded text; within white space, before it."""
        k = bisect_right(self._starts, offset) - 1
        if k < 0:
            return 0
        end = self._places[k + 1] - 1 if k + 1 < len(self._places) else len(self._text)
        return min(self._places[k] + offset - self._starts[k], end)

    def holds(self, quote: str, span: Span) -> bool:
        """Tell whether a quote stands in text[start:end], white space folded in both."""
        return self._text.find(" ".join(quote.split()), self._place(span[0]), self._place(span[1])) >= 0
