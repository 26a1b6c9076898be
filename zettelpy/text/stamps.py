"""The time stamp of a message into its time, completed by the day that holds where it stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from zettelpy.text.dates import parse_clock, read_stamp
from zettelpy.text.days import is_date
from zettelpy.text.lazily import lazily
from zettelpy.text.markup import CLOCK

# The two commonest forms of a time stamp, read without a search for dates.
_CLOCK_STAMP: Final = lazily(r"(?:[01]?[0-9]|2[0-3]):[0-5][0-9]")
_ISO_STAMP: Final = lazily(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?Z?)")
_HALF: Final = lazily(r"(上午|凌晨|早上|午前|오전|中午|下午|晚上|午後|오후) ?([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)")
_MORNINGS: Final = frozenset("上午 凌晨 早上 午前 오전".split())
_OTHER_DAY: Final = lazily(r"yesterday|gestern|hier|ayer|ieri|ontem", re.IGNORECASE)


def stamp_time(stamp: str, day: str | None, order: Callable[[], str | None]) -> str | None:
    """Return the time of a stamp in ISO 8601, with the day that holds; that day where the stamp says nothing.

    `order` tells whether numeric dates have day or month first; it is asked only where the stamp may hold one.

    >>> stamp_time("9:02", "2025-03-04", lambda: None), stamp_time("2025-03-05 10:15", None, lambda: None)
    ('2025-03-04T09:02', '2025-03-05T10:15')
    """
    if not stamp:
        return day
    stamp = stamp if stamp.isascii() else _HALF.sub(_half, stamp)
    if _CLOCK_STAMP.fullmatch(stamp):
        return f"{day}T{stamp.zfill(5)}" if day and len(day) == 10 else day
    iso = _ISO_STAMP.fullmatch(stamp)
    if iso and is_date(tuple(map(int, iso[1].split("-")))):
        return f"{iso[1]}T{iso[2]}"
    own = read_stamp(stamp, order())
    if own is not None and len(own) >= 10:
        return own
    if _OTHER_DAY.search(stamp):
        return None
    clock = parse_clock(stamp)
    if any("0" <= char <= "9" for char in CLOCK.sub("", stamp, count=1)):
        return None  # a day stands there that cannot be read ("3/4/25"); another one would be wrong
    return f"{day}T{clock}" if day and len(day) == 10 and clock else day


def _half(match: re.Match[str]) -> str:
    """Write a clock time with the half of the day before it as the West does."""
    return f" {match[2]} {'am' if match[1] in _MORNINGS else 'pm'}"
