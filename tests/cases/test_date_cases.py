"""The cases `date-*` of fixtures/cases.jsonl: dates in a text, and as the zettels of a compressed text show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from zettelpy import compress
from zettelpy.text.dates import read_dates


def dates(text: str, anchor: str | None = None) -> list[str]:
    return [hit.date for hit in read_dates(text, 0, len(text), anchor)]


def test_date_002_message_time_is_the_anchor(case_input: Callable[[str], Any]) -> None:
    given = case_input("date-002")
    memory = compress([{"text": given["text"], "speaker": "Ana", "time": given["msg_time"]}])
    assert [zettel.resolved_date for zettel in memory.zettels] == ["2023-05-23"]
    assert dates(given["text"], given["msg_time"]) == ["2023-05-23"]
    assert [zettel.resolved_date for zettel in compress(given["text"]).zettels] == [None]
    assert [zettel.resolved_date for zettel in compress(given["text"], date=given["now"][:10]).zettels] == [
        "2026-05-20"
    ]


def test_date_004_the_document_settles_the_order_of_day_and_month(case_input: Callable[[str], Any]) -> None:
    text = case_input("date-004")
    assert dates(text) == ["2025-02-13", "2025-02-14", "2025-04-03", "2025-04-03"]
    assert dates("US copy: 03/04/2025 only.") == []
    first, second = "We paid 13/02/2025 in cash. " * 6, "The second rate, 03/04/2025, is still open. " * 6
    apart = compress(f"{first}\n\n{second}", chunk_size=300)
    assert {zettel.resolved_date for zettel in apart.zettels} == {"2025-02-13", "2025-04-03"}


def test_date_006_leap_days_and_the_ends_of_months(case_input: Callable[[str], Any]) -> None:
    for anchor, text, expected in case_input("date-006")["cases"]:
        assert dates(text, anchor) == ([] if "no date" in expected else [expected]), text


@pytest.mark.parametrize("anchor", [None, "2025-03-07"])
def test_date_008_figures_that_are_no_dates(case_input: Callable[[str], Any], anchor: str | None) -> None:
    text = case_input("date-008")
    assert dates(text, anchor) == []
    assert [zettel.resolved_date for zettel in compress(text).zettels] == [None]
