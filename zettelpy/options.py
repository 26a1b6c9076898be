"""Arguments checked once, at the door: the options of `compress`, and the checks that every public function shares."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from datetime import date as calendar_day
from typing import Any, Final, TypedDict

from zettelpy.errors import ArgumentTypeError, ArgumentValueError

# Of the way from text to memory: raised when the same text and options give another memory than before.
ALGORITHM: Final = 1

DEFAULT_FLOOR: Final = 0.05  # share of a question that must be found together, or nothing is returned

_DATE: Final = re.compile("[0-9]{4}(?:-[0-9]{2}(?:-[0-9]{2})?)?")
_FIRST: Final = "0000-01-01"  # what completes a year or a month to its first day
_SHOWN: Final = 60


def shown(value: object) -> str:
    """Return a value as a message shows it: its repr, short and on one line.

    >>> shown("tea"), shown(10**5000), len(shown("x" * 1000))
    ("'tea'", 'an integer of too many digits', 60)
    """
    try:
        text = repr(value)
    except ValueError:  # the interpreter does not write out integers of thousands of digits
        return f"{'an integer' if isinstance(value, int) else type(value).__name__} of too many digits"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def check_text(name: str, value: object) -> str:
    """Return `value` if it is a string, else raise TypeError.

    >>> check_text("query", "where?")
    'where?'
    """
    if not isinstance(value, str):
        raise ArgumentTypeError(f"{name} must be a string, got {type(value).__name__}: pass str (decode bytes first)")
    return value


def check_flag(name: str, value: object) -> bool:
    """Return `value` if it is a bool, else raise TypeError."""
    if not isinstance(value, bool):
        raise ArgumentTypeError(f"{name} must be True or False, got {type(value).__name__}")
    return value


def check_int(name: str, value: object, *, least: int = 0) -> int:
    """Return `value` if it is an int of at least `least`, else raise TypeError or ValueError.

    >>> check_int("top_k", -1)
    Traceback (most recent call last):
    ...
    zettelpy.errors.ArgumentValueError: top_k must be an integer of at least 0, got -1
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError(f"{name} must be an integer, got {type(value).__name__}")
    if value < least:
        raise ArgumentValueError(f"{name} must be an integer of at least {least}, got {shown(value)}")
    return value


def check_number(name: str, value: object, *, least: float, most: float | None = None, above: bool = False) -> float:
    """Return `value` as a finite float within bounds (`least` itself left out where `above`), else raise."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ArgumentTypeError(f"{name} must be a number, got {type(value).__name__}")
    try:
        number = float(value)
    except OverflowError:
        number = float("inf")
    bound = f"above {least}" if above else f"of at least {least}"
    if most is not None:
        bound += f" and at most {most}"
    low = number <= least if above else number < least
    if not number - number == 0.0 or low or (most is not None and number > most):
        raise ArgumentValueError(f"{name} must be a finite number {bound}, got {shown(value)}")
    return number


def is_date(text: str) -> bool:
    """Tell whether a text is `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of the calendar.

    >>> is_date("2024-02-29"), is_date("2023-02-29"), is_date("8 May 2023")
    (True, False, False)
    """
    if not _DATE.fullmatch(text):
        return False
    try:
        calendar_day.fromisoformat(text + _FIRST[len(text) :])
    except ValueError:
        return False
    return True


def check_date(name: str, value: object) -> str:
    """Return `value` if it is `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of the calendar, else raise TypeError or ValueError.

    >>> check_date("date", "2024-02-29"), check_date("date", "2025-03")
    ('2024-02-29', '2025-03')
    >>> check_date("date", "2025-02-29")
    Traceback (most recent call last):
    ...
    zettelpy.errors.ArgumentValueError: date must be YYYY, YYYY-MM or YYYY-MM-DD of the calendar, got '2025-02-29'
    """
    if is_date(check_text(name, value)):
        return str(value)
    raise ArgumentValueError(f"{name} must be YYYY, YYYY-MM or YYYY-MM-DD of the calendar, got {shown(value)}")


def check_words(name: str, value: object) -> tuple[str, ...]:
    """Return an iterable of strings as a tuple; a bare string is refused, since it would be read letter by letter."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        raise ArgumentTypeError(
            f"{name} must be an iterable of strings, got {type(value).__name__}: pass a tuple or list"
        )
    words = tuple(value)
    for word in words:
        check_text(f"each of {name}", word)
    return words


class CompressOptions(TypedDict, total=False):
    """The options of `compress` as keywords, for type checkers and editors; `Options` says what they mean."""

    chunk_size: int
    chunk_overlap: int
    date: str | None
    title: str | None
    min_entity_frequency: int
    min_topic_frequency: int
    stop_words: Iterable[str]
    temperature: float
    tunnel_threshold: float
    tunnel_top_k: int
    dedupe: bool
    dedupe_threshold: float
    verbose_labels: bool
    keep_source: bool


@dataclass(frozen=True, slots=True)
class Options:
    """The options of `compress`, valid by construction.

    Sizes are code points; thresholds are Jaccard similarities from 0 to 1; frequencies are counts over the whole text.

    >>> Options.of(chunk_size=400).chunk_size
    400
    >>> Options.of(chunk_siz=400)
    Traceback (most recent call last):
    ...
    zettelpy.errors.ArgumentTypeError: unknown option 'chunk_siz': did you mean 'chunk_size'?
    """

    chunk_size: int = 800
    chunk_overlap: int = 100
    date: str | None = None
    title: str | None = None
    min_entity_frequency: int = 1
    min_topic_frequency: int = 1
    stop_words: tuple[str, ...] = ()
    temperature: float = 0.5
    tunnel_threshold: float = 0.3
    tunnel_top_k: int = 3
    dedupe: bool = False
    dedupe_threshold: float = 0.9
    verbose_labels: bool = False
    keep_source: bool = True

    def __post_init__(self) -> None:
        check_int("chunk_size", self.chunk_size, least=1)
        check_int("chunk_overlap", self.chunk_overlap)
        check_int("min_entity_frequency", self.min_entity_frequency, least=1)
        check_int("min_topic_frequency", self.min_topic_frequency, least=1)
        check_int("tunnel_top_k", self.tunnel_top_k)
        for name in ("date", "title"):
            if getattr(self, name) is not None:
                check_text(name, getattr(self, name))
        for name in ("dedupe", "verbose_labels", "keep_source"):
            check_flag(name, getattr(self, name))
        put = object.__setattr__
        put(self, "stop_words", check_words("stop_words", self.stop_words))
        put(self, "temperature", check_number("temperature", self.temperature, least=0.0, above=True))
        put(self, "tunnel_threshold", check_number("tunnel_threshold", self.tunnel_threshold, least=0.0, most=1.0))
        put(self, "dedupe_threshold", check_number("dedupe_threshold", self.dedupe_threshold, least=0.0, most=1.0))

    @classmethod
    def of(cls, **given: Any) -> Options:
        """Build options from keywords; an unknown name is a TypeError that suggests the nearest known one."""
        known = [field.name for field in fields(cls)]
        for name in given:
            if name not in known:
                from difflib import get_close_matches

                near = get_close_matches(name, known, 1)
                hint = f"did you mean {near[0]!r}?" if near else "known are " + ", ".join(known)
                raise ArgumentTypeError(f"unknown option {name!r}: {hint}")
        return cls(**given)

    def but(self, **changes: Any) -> Options:
        """Return a copy with some options changed.

        >>> Options().but(dedupe=True).dedupe
        True
        """
        return replace(self, **changes)
