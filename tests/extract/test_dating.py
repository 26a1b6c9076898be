"""The date of a span: of its words before the day it was said, the most exact one, each message by its own day."""

from __future__ import annotations

import pytest

from zettelpy import compress
from zettelpy.extract.dating import date_reader
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

CHAT = """[2025-03-07 09:12] Ana: yesterday the boiler broke
[2025-03-10 08:00] Bo: yesterday it broke again
[2025-03-10 08:05] Ana: the plumber comes on Friday"""


def date_of(text: str, quote: str = "", date: str | None = None) -> str | None:
    return date_reader(read_columns(text), Options(date=date))(0, len(text), quote or text)


def test_each_message_is_read_by_its_own_day() -> None:
    for quote, expected in (("yesterday the boiler broke", "2025-03-06"), ("yesterday it broke again", "2025-03-09"),
                            ("the plumber comes on Friday", "2025-03-14")):  # fmt: skip
        assert date_of(CHAT, quote) == expected
        assert date_of(CHAT, quote, "1999-01-01") == expected  # the message's day before the document's


def test_a_time_stamp_is_the_time_of_its_line_and_not_its_subject() -> None:
    assert date_of("[2025-03-07 09:12] Ana: the boiler is fine", "the boiler is fine") == "2025-03-07"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We moved in last year, on 3 May 2024.", "2024-05-03"),
        ("It was last month, or last year.", "2025-02"),
        ("Today they told me that the visit is on 12 May.", "2025-05-12"),
        ("Heute hieß es, der Termin sei nächste Woche Freitag.", "2025-03-14"),
        ("not on Monday but on Tuesday", "2025-03-11"),
        ("first on Monday, then on Tuesday", "2025-03-10"),
        ("nothing to tell", "2025-03-07"),
    ],
)
def test_the_most_telling_date_counts(text: str, expected: str) -> None:
    assert date_of(text, date="2025-03-07") == expected


@pytest.mark.parametrize("text", ["yesterday", "on Friday", "in two weeks", "on 12 May", "昨日", "вчера", "nothing"])
def test_without_a_day_nothing_is_resolved(text: str) -> None:
    assert date_of(text) is None
    assert all(zettel.resolved_date is None for zettel in compress(text).zettels)


def test_the_order_of_day_and_month_is_that_of_the_document() -> None:
    text = "Paid 13/02/2025.\n\nPaid 03/04/2025."
    assert date_of(text, "Paid 03/04/2025.") == "2025-04-03"
    assert date_of("Paid 03/04/2025.") is None
