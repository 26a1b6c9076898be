"""The range of dates that `after=` and `before=` leave: both ends include what they name, `2025-03` all of March."""

from __future__ import annotations

from zettelpy.errors import ArgumentValueError
from zettelpy.options import check_text
from zettelpy.passages.cutting import Passage
from zettelpy.text.dates import find_dates, parse_date
from zettelpy.types import Memory


def check_bound(name: str, value: object) -> str | None:
    """Return the date of an `after=` or `before=` bound as YYYY, YYYY-MM or YYYY-MM-DD, or None.

    Of a stretch, such as "summer 2025", `after` takes the first day or month and `before` the last.
    """
    if value is None:
        return None
    text = check_text(name, value).strip()
    date = parse_date(text)
    if date is None:
        raise ArgumentValueError(f"{name} must be a date such as '2025', '2025-03' or '2025-03-09', got {value!r}")
    if name == "before":
        return next((hit.until for hit in find_dates(text, 0, len(text)) if hit.date == date and hit.until), date)
    return date


def check_bounds(after: object, before: object) -> tuple[str | None, str | None]:
    """Return both bounds, checked; ArgumentValueError where nothing can lie between them."""
    first, last = check_bound("after", after), check_bound("before", before)
    if first is not None and last is not None and not within(first, None, last):
        raise ArgumentValueError(
            f"after={after!r} lies behind before={before!r}, so that no date is between them: exchange the two"
        )
    return first, last


def in_range(memory: Memory, passage: Passage, after: str | None, before: str | None) -> bool:
    """Tell whether a passage was said in a range of dates; whatever days it speaks of, it was not known before.

    What has no day goes by the days that it names or means, else by the date of its zettel; what has none at all lies
    in no range.
    """
    if after is None and before is None:
        return True
    if passage.date is not None:
        return any(within(day, after, before) for day in (passage.date, *passage.again))
    if not passage.spans:
        return within(memory.zettels[passage.zettel].resolved_date, after, before)
    return any(
        (after is None or span.last[: len(after)] >= after) and (before is None or span.first[: len(before)] <= before)
        for span in passage.spans
    )


def within(date: str | None, after: str | None, before: str | None) -> bool:
    """Tell whether a date lies in a range; both ends include by prefix, and what has no date lies in no range.

    >>> within("2025-03-09", "2025-03", "2025-03"), within("2025-04-01", None, "2025-03"), within(None, None, None)
    (True, False, True)
    """
    if after is None and before is None:
        return True
    if date is None:
        return False
    if after is not None and date[: len(after)] < after[: len(date)]:
        return False
    return before is None or date[: len(before)] <= before[: len(date)]
