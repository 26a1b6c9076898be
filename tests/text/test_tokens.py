"""Token estimates: the lower bounds that budgets rely on, the bound by bytes, and growth under concatenation."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text.tokens import estimate_tokens

CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"
ANY = st.text(st.one_of(st.characters(), st.sampled_from("a b.,;{}\n\t”—é中한かд🔥\ud83d\udd25\u200d")), max_size=60)


def utf8(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


@given(ANY)
def test_between_the_lower_bound_and_the_bytes(text: str) -> None:
    least = math.ceil(max(1.3 * len(text.split()), len(text) / 4))
    assert least <= estimate_tokens(text) <= max(least, utf8(text))


@given(ANY, ANY)
def test_never_shrinks_when_text_is_added(left: str, right: str) -> None:
    assert estimate_tokens(left + right) >= max(estimate_tokens(left), estimate_tokens(right))


@given(ANY, st.characters())
def test_never_shrinks_by_one_character(text: str, more: str) -> None:
    assert estimate_tokens(text + more) >= estimate_tokens(text) <= estimate_tokens(more + text)


@given(st.text(st.characters(min_codepoint=0x4E00, max_codepoint=0x9FFF)))
def test_an_ideograph_is_a_token(text: str) -> None:
    assert estimate_tokens(text) == max(len(text), math.ceil(1.3 * len(text.split())))


def test_empty_and_blank() -> None:
    assert estimate_tokens("") == 0
    assert estimate_tokens(" ") == 1
    assert estimate_tokens("x") == 2  # 1.3 tokens a word, rounded up: the lower bound holds for one letter as well


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The crate went to the harbour on Friday.", math.ceil(1.3 * 8)),  # prose: words
        ("Extraordinarily uncharacteristic counterarguments proliferate internationally", 20),  # prose: quarters
        ("“The boat left—early,” she said to the keeper.", 13),  # curly quotes are punctuation, no symbols
        ("안녕하세요", 5),
        ("ありがとう", 5),
        ("🔥🎉💯", 6),
        ("-" * 120, 85),
    ],
)
def test_golden(text: str, expected: int) -> None:
    assert estimate_tokens(text) == expected


def test_code_costs_more_than_prose_of_its_length() -> None:
    code = "for(i=0;i<n;i++){a[i]=b[i]*c[i];}"
    prose = "the boat left the old harbour early"[: len(code)]
    assert estimate_tokens(code) >= 0.5 * len(code) > 1.5 * estimate_tokens(prose)


def test_other_alphabets_cost_more_than_quarters() -> None:
    russian = "Мы решили перенести встречу на пятницу"
    assert len(russian) / 4 < estimate_tokens(russian) < len(russian) / 2


def test_field_case_budget_cjk() -> None:
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    given_case = next(case["input"] for case in cases if case["id"] == "mem-016-budget-cjk")
    for text, least in zip(given_case["texts"], given_case["min_tokens"], strict=True):
        assert least <= estimate_tokens(text) <= utf8(text)


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["a", "a ", ".", "中", "🔥", "\ud800", "e\u0301"])
def test_linear(unit: str) -> None:
    def best(text: str) -> float:
        return best_time(lambda: estimate_tokens(text), 5)

    small = best(unit * 50_000)
    assert best(unit * 200_000) < 12 * small + 0.01
