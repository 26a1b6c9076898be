"""Patterns that are compiled at their first use, so that an import, and a text in one language, pay for none in vain.

A pattern in, an object out that answers like the compiled one. At its first use the methods of the compiled pattern
become its own, so every further use costs one look-up. Compiling twice, by two threads at once, gives the same.
"""

from __future__ import annotations

import re
from typing import Any, AnyStr, Final, cast

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


def lazily(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return what `re.compile(pattern, flags)` returns, compiled when it is first asked. A bad pattern fails then.

    >>> digits = lazily("[0-9]+")
    >>> digits.findall("7 of 12"), digits.sub("#", "7 of 12")
    (['7', '12'], '# of #')
    """
    return cast("re.Pattern[AnyStr]", _Late(pattern, flags))
