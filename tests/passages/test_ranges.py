"""`after=` and `before=`: which dates they take, and which passages lie between them."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.errors import ZettelError
from zettelpy.passages.ranges import check_bound, within

CHAT = """\
[2025-01-31 10:00] Ana: The boiler hums.

[2025-02-01 10:00] Bo: The boiler stopped yesterday.

[2025-02-28 10:00] Ana: The boiler was new last summer.

[2025-03-01 10:00] Bo: The boiler is repaired, see 2025-05-20.

[2025-04-02 10:00] Ana: The boiler costs 300 euros.
"""


@pytest.fixture(scope="module")
def memory() -> zettelpy.Memory:
    return zettelpy.compress(CHAT)


def days(memory: zettelpy.Memory, after: str | None = None, before: str | None = None) -> list[str]:
    found = zettelpy.recall_context(memory, "boiler", after=after, before=before)
    return [line[3:] for line in found.splitlines() if line.startswith("## ")]


@pytest.mark.parametrize(
    ("after", "before", "expected"),
    [
        ("2025-02", "2025-02", ["2025-02-01", "2025-02-28"]),
        ("2025-02-01", "2025-02-01", ["2025-02-01"]),
        ("2025-03", None, ["2025-03-01", "2025-04-02"]),
        (None, "2025-01-31", ["2025-01-31"]),  # what was said later of yesterday was not known yet
        ("2025-05", None, []),  # what was said in March of a day in May was said in March
        ("winter 2025", "winter 2025", []),
        (None, "summer 2024", []),
        ("2025", "2025", ["2025-01-31", "2025-02-01", "2025-02-28", "2025-03-01", "2025-04-02"]),
        ("2026", None, []),
        (None, "2023", []),
        ("28 February 2025", "1.3.2025", ["2025-02-28", "2025-03-01"]),
    ],
)
def test_both_ends_are_in_the_range(
    memory: zettelpy.Memory, after: str | None, before: str | None, expected: list[str]
) -> None:
    assert days(memory, after, before) == expected


@pytest.mark.parametrize("value", ["", " ", "soon", "2025-02-31", "2025-13", "3/4/2025", "\0", "\ud800", "9" * 99])
@pytest.mark.parametrize("name", ["after", "before"])
def test_what_is_no_date_is_refused(memory: zettelpy.Memory, name: str, value: str) -> None:
    for call in (zettelpy.recall, zettelpy.recall_context):
        with pytest.raises(ValueError, match=name) as told:
            call(memory, "boiler", **{name: value})  # type: ignore[operator]
        assert isinstance(told.value, ZettelError)


@pytest.mark.parametrize("value", [2025, date(2025, 3, 9), b"2025", True])
def test_what_is_no_text_is_refused(memory: zettelpy.Memory, value: object) -> None:
    with pytest.raises(TypeError, match="after"):
        zettelpy.recall(memory, "boiler", after=value)  # type: ignore[arg-type]


def test_a_range_that_holds_nothing_is_refused(memory: zettelpy.Memory) -> None:
    for call in (zettelpy.recall, zettelpy.recall_context):
        with pytest.raises(ValueError, match="behind"):
            call(memory, "boiler", after="2025-05", before="2025-03")
    assert days(memory, "2025", "2025-03-01") != []


def test_of_a_stretch_each_end_takes_its_own() -> None:
    assert check_bound("after", "summer 2025") == "2025-06"
    assert check_bound("before", "summer 2025") == "2025-08"
    assert check_bound("before", "Q3 2025") == "2025-09"
    assert check_bound("before", "2025-W10") == "2025-03-09"
    assert check_bound("before", "2025-03") == "2025-03"


def test_what_was_said_on_no_day_goes_by_the_days_that_it_names() -> None:
    memory = zettelpy.compress("The boiler hums.\n\nThe boiler was new in 2019.\n\nIt was cleaned in summer 2021.")
    assert "2021" in zettelpy.recall_context(memory, "boiler cleaned", after="2021-08", before="2021-08")
    assert "2019" not in zettelpy.recall_context(memory, "boiler cleaned", after="2020")


def test_what_has_no_date_lies_in_no_range() -> None:
    memory = zettelpy.compress("The boiler hums.\n\nThe boiler was new in 2019.")
    assert "2019" in zettelpy.recall_context(memory, "boiler", after="2019")
    assert zettelpy.recall_context(memory, "boiler", after="2020") == ""
    assert zettelpy.recall_context(zettelpy.compress("The boiler hums."), "boiler", before="2030") == ""


PARTIAL = st.tuples(st.dates(date(2000, 1, 1), date(2030, 12, 31)), st.sampled_from([4, 7, 10])).map(
    lambda pair: pair[0].isoformat()[: pair[1]]
)


def whole(bound: str, last: bool) -> str:
    return bound + ("-99" if last else "-00") * (2 - bound.count("-"))


@given(PARTIAL, PARTIAL | st.none(), PARTIAL | st.none())
def test_a_date_lies_in_a_range_that_its_days_overlap(day: str, after: str | None, before: str | None) -> None:
    expected = (after is None or whole(day, True) >= whole(after, False)) and (
        before is None or whole(day, False) <= whole(before, True)
    )
    assert within(day, after, before) == expected
