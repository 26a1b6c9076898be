"""Regular expressions that are compiled when they are first used.

Compiling takes longer than reading a short text: classes over many scripts cost a millisecond each, and most texts need
few of them. What is found is the same; two threads that come first at once compile twice and keep one.
"""

from __future__ import annotations

import re
from typing import Any, cast


class _Late:
    """Stands for a compiled expression until one of its methods is asked for, and then gives away its methods."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        made = getattr(re.compile(self.pattern, self._flags), name)
        setattr(self, name, made)  # from now on it is found without asking here
        return made


def late(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Return an expression to use as `re.compile(pattern, flags)`, which is compiled at its first use.

    >>> word = late("[a-z]+")
    >>> word.findall("tea for two"), word.pattern
    (['tea', 'for', 'two'], '[a-z]+')
    """
    return cast("re.Pattern[str]", _Late(pattern, flags))
