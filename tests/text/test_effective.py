"""From which day on something holds, by the words that say so; a range, a name and an invoice say nothing of it."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.text.effective import effective_from

ALL = ("en", "de", "fr", "es", "it", "pt", "ru", "ja", "zh", "ko", "hi")
SAID = "2024-03-10"


@pytest.mark.parametrize(
    ("language", "text", "day"),
    [
        ("en", "From next January the rent will be 800.", "2025-01-01"),
        ("en", "Starting next month we meet on Mondays.", "2024-04-01"),
        ("en", "As of 2025-03-01 it costs 9.", "2025-03-01"),
        ("en", "The rent goes up to 800 next year.", "2025-01-01"),
        ("de", "Ab nächstem Jahr kostet sie 9 Euro.", "2025-01-01"),
        ("de", "Die Miete steigt im Januar 2025 auf 800.", "2025-01-01"),
        ("fr", "À partir de janvier prochain le loyer est de 800.", "2025-01-01"),
        ("es", "Desde el próximo mes son 800.", "2024-04-01"),
        ("it", "Dal prossimo anno sono 800.", "2025-01-01"),
        ("it", "Da gennaio 2025 sono 800.", "2025-01-01"),
        ("ru", "Со следующего месяца аренда 800.", "2024-04-01"),
        ("ja", "来月から家賃は8万円です。", "2024-04-01"),
        ("zh", "从下个月起房租八百。", "2024-04-01"),
        ("ko", "다음 달부터 월세가 올라요.", "2024-04-01"),
        ("hi", "अगले महीने से किराया 800 है।", "2024-04-01"),
    ],
)
def test_a_beginning(language: str, text: str, day: str) -> None:
    assert effective_from(text, SAID, (language,)) == day
    assert effective_from(text, SAID, ALL) == day


@pytest.mark.parametrize(
    "text",
    [
        "The rent is 800.",
        "The launch is on 9 May.",
        "We are open from 3 May to 9 May.",
        "Open from Monday until Friday.",
        "I am from York, see you on 9 May.",
        "Dal 3 al 9 maggio siamo aperti.",
        "3月1日から3月9日まで",
        "The rent went up last year.",
        "",
    ],
)
def test_none(text: str) -> None:
    assert effective_from(text, SAID, ALL) is None


def test_what_has_no_day_of_its_own_may_name_one() -> None:
    assert effective_from("From 1 May 2025 it costs 9.", None, ("en",)) == "2025-05-01"
    assert effective_from("From next year it costs 9.", None, ("en",)) is None
    assert effective_from("It goes up in May 2025.", None, ("en",)) is None


@settings(max_examples=200, deadline=None)
@given(
    st.text(max_size=80), st.sampled_from(["", "from ", "ab ", "から", " 1 May", " next year"]), st.text(max_size=20)
)
def test_any_text(text: str, middle: str, rest: str) -> None:
    found = effective_from(text + middle + rest, SAID, ALL)
    assert found is None or len(found) >= 10


@pytest.mark.timing
@pytest.mark.parametrize("piece", ["from ", "from 1 May ", "à partir ", "から", " to ", "1 May "])
def test_long_texts_are_linear(piece: str) -> None:
    def seconds(times: int) -> float:
        text = piece * times
        start = process_time()
        effective_from(text, SAID, ALL)
        return process_time() - start

    small = min(seconds(500) for _ in range(2))
    assert seconds(2000) < 12 * max(small, 5e-3)
