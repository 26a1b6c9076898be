"""Patterns that are compiled at their first use, so that an import, and a text in one language, pay for none in vain.

A pattern in, an object out that answers like the compiled one. At its first use the methods of the compiled pattern
become its own, so every further use costs one look-up. Compiling twice, by two threads at once, gives the same.

A class of tens of thousands of characters takes a millisecond or more to compile. Where a pattern can
match nothing else, `of_script` answers for short texts without such characters before anything is compiled.
"""

from __future__ import annotations

import re
from typing import Any, AnyStr, Final, cast

_SHORT: Final = 200  # characters that cost less to look at than a pattern to compile
_METHODS: Final = ("search", "match", "fullmatch", "finditer", "findall", "split", "sub", "subn")


class _Late:
    """Stands for a pattern until somebody asks it for something."""

    def __init__(self, source: str | bytes, flags: int) -> None:
        self._source, self._flags = source, flags
        self.pattern = source

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        compiled = re.compile(self._source, self._flags)
        self.__dict__.update((method, getattr(compiled, method)) for method in _METHODS)
        return getattr(compiled, name)


class _OfScript(_Late):
    """Stands for a pattern every match of which has a character of a range."""

    def __init__(self, source: str, first: str, last: str) -> None:
        super().__init__(source, 0)
        self._first, self._last = first, last

    def _lacks(self, text: str) -> bool:
        if text.isascii():
            return True
        first, last = self._first, self._last
        return len(text) <= _SHORT and not any(first <= character <= last for character in text)

    def search(self, text: str, *part: int) -> re.Match[str] | None:
        found: re.Match[str] | None = None if self._lacks(text) else self.__getattr__("search")(text, *part)
        return found

    def match(self, text: str, *part: int) -> re.Match[str] | None:
        found: re.Match[str] | None = None if self._lacks(text) else self.__getattr__("match")(text, *part)
        return found

    def split(self, text: str, *most: int) -> list[str]:
        found: list[str] = [text] if self._lacks(text) else self.__getattr__("split")(text, *most)
        return found


def of_script(pattern: str, first: str, last: str) -> re.Pattern[str]:
    """Return what `lazily` returns, for a pattern that matches nothing without a character from first to last.

    >>> kana = of_script("[\u3041-\u30ff]+", "\u3041", "\u30ff")
    >>> kana.search("café"), kana.split("a あ b")
    (None, ['a ', ' b'])
    """
    return cast("re.Pattern[str]", _OfScript(pattern, first, last))


def lazily(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return what `re.compile(pattern, flags)` returns, compiled when it is first asked. A bad pattern fails then.

    >>> digits = lazily("[0-9]+")
    >>> digits.findall("7 of 12"), digits.sub("#", "7 of 12")
    (['7', '12'], '# of #')
    """
    return cast("re.Pattern[AnyStr]", _Late(pattern, flags))
