"""Texts with renamed entities under their new names, so that a rename does not pass for an edit of what was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

_MOST_WORDS: Final = 6  # of a name that is looked for in a text


class Renaming:
    """Renamed entities, and texts read under the new names.

    >>> Renaming({"Marek Nowak": "Marek Nowicki"}).rewrite("Nowak's list; Marek Nowak keeps it.")
    "Nowicki's list; Marek Nowicki keeps it."
    """

    __slots__ = ("_longest", "_table", "names")

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = dict(names)
        self._table: dict[tuple[str, ...], str] = {}
        for before, after in names.items():
            old, new = WORD.findall(before)[:_MOST_WORDS], WORD.findall(after)
            if not old or not new:
                continue
            self._table[tuple(map(fold, old))] = after
            if len(old) == len(new) > 1:  # one word of a name may stand for it
                for one, other in zip(old, new, strict=True):
                    if one != other:
                        self._table.setdefault((fold(one),), other)
        self._longest = max(map(len, self._table), default=0)

    def name(self, name: str) -> str:
        """Return the name under which an entity of the earlier memory stands in the later one."""
        return self.names.get(name, name)

    def rewrite(self, text: str) -> str:
        """Return a text with the renamed entities under their new names."""
        if not self._table:
            return text
        found = list(WORD.finditer(text))
        words = [fold(match[0]) for match in found]
        parts: list[str] = []
        at = reached = 0
        while at < len(words):
            for length in range(min(self._longest, len(words) - at), 0, -1):
                last = words[at + length - 1]
                tail = "'s" if last.endswith("'s") else ""
                new = self._table.get((*words[at : at + length - 1], last.removesuffix(tail)))
                if new is not None:
                    end = found[at + length - 1].end()
                    parts += (text[reached : found[at].start()], new, text[end - len(tail) : end])
                    reached = end
                    at += length
                    break
            else:
                at += 1
        return "".join((*parts, text[reached:]))

    def words(self, text: str) -> tuple[str, ...]:
        """Return the folded words of a text, renamed entities under their new names.

        >>> Renaming({"Marek": "Tomek"}).words("MAREK pays.")
        ('tomek', 'pays')
        """
        return folded_words(self.rewrite(text))


def folded_words(text: str) -> tuple[str, ...]:
    """Return the words of a text, folded: what stays the same where only marks, case or line ends differ."""
    return tuple(map(fold, WORD.findall(text)))
