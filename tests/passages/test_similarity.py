"""A caller's own functions: `similarity` and `rerank`."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

import zettelpy

TALK = "\n".join(
    f"[2025-03-0{day} 09:00] {who}: {said}"
    for day, who, said in (
        (1, "Ana", "The boiler broke again last night."),
        (1, "Bo", "I can call the plumber tomorrow morning."),
        (2, "Ana", "We bought a canoe for the lake."),
        (3, "Bo", "The meeting about the budget moved to Friday."),
        (4, "Ana", "My sister paints landscapes in her studio."),
        (5, "Bo", "The train was late, so I read a novel."),
    )
)


@pytest.fixture(scope="module")
def memory() -> zettelpy.Memory:
    return zettelpy.compress(TALK, chunk_size=60, chunk_overlap=0)


def favour(word: str):
    return lambda query, passages: [1.0 if word in passage else 0.0 for passage in passages]


def test_similarity_finds_what_shares_no_word(memory: zettelpy.Memory) -> None:
    assert "canoe" not in zettelpy.recall_context(memory, "Which boat is new?", hops=False)
    assert "canoe" in zettelpy.recall_context(memory, "Which boat is new?", hops=False, similarity=favour("canoe"))
    assert "canoe" in zettelpy.recall(memory, "Which boat is new?", hops=False, similarity=favour("canoe"))[0].quote


def test_similarity_blends_and_does_not_replace_the_words(memory: zettelpy.Memory) -> None:
    found = zettelpy.recall(memory, "boiler", hops=False, similarity=favour("canoe"))
    assert "boiler" in found[0].quote
    assert any("canoe" in zettel.quote for zettel in found)


@pytest.mark.parametrize("scale", [1e308, 1e200, 1e-200, 1e-307, 10**300])
def test_similarity_may_be_as_large_or_small_as_a_float(memory: zettelpy.Memory, scale: float) -> None:
    plain = zettelpy.recall_context(memory, "Which boat?", similarity=favour("canoe"))
    scaled = zettelpy.recall_context(
        memory, "Which boat?", similarity=lambda q, p: [scale if one else -scale for one in favour("canoe")(q, p)]
    )
    assert "canoe" in plain
    assert scaled == plain


@pytest.mark.parametrize("scale", [1.0, 1000.0, 1e-9])
@pytest.mark.parametrize("offset", [0.0, -5.0, 1e6])
def test_similarity_counts_by_what_stands_out_whatever_its_scale(
    memory: zettelpy.Memory, scale: float, offset: float
) -> None:
    if scale < 1e-6 and offset > 1:
        pytest.skip("so small a difference is lost in so large a number")
    plain = zettelpy.recall_context(memory, "Which boat?", similarity=favour("canoe"))
    moved = zettelpy.recall_context(
        memory, "Which boat?", similarity=lambda q, p: [offset + scale * x for x in favour("canoe")(q, p)]
    )
    assert moved == plain


def test_similarity_that_says_the_same_of_all_changes_nothing(memory: zettelpy.Memory) -> None:
    for value in (0.0, 7.0, -1.0):
        with_it = zettelpy.recall_context(memory, "boiler", similarity=lambda q, p, value=value: [value] * len(p))
        assert with_it == zettelpy.recall_context(memory, "boiler")


def test_similarity_gets_the_same_tuple_each_time(memory: zettelpy.Memory) -> None:
    seen: list[Sequence[str]] = []

    def listen(query: str, passages: Sequence[str]) -> list[float]:
        seen.append(passages)
        return [0.0] * len(passages)

    for question in ("boiler", "canoe"):
        zettelpy.recall(memory, question, similarity=listen)
    assert seen[0] is seen[1]
    assert isinstance(seen[0], tuple)
    assert [passage for passage in seen[0] if "canoe" in passage]


def test_rerank_puts_the_candidates_in_its_order(memory: zettelpy.Memory) -> None:
    question = "the boiler, the canoe and the novel"
    order = [zettel.quote for zettel in zettelpy.recall(memory, question, hops=False, top_k=20)]
    turned = [
        zettel.quote
        for zettel in zettelpy.recall(memory, question, hops=False, top_k=20, rerank=lambda q, p: list(range(len(p))))
    ]
    assert len(order) > 2
    assert set(turned) == set(order)
    assert turned[0] != order[0]
    same = zettelpy.recall(memory, question, hops=False, top_k=20, rerank=lambda q, p: [0] * len(p))
    assert [zettel.quote for zettel in same] == order


@pytest.mark.parametrize("name", ["similarity", "rerank"])
@pytest.mark.parametrize(
    ("function", "error", "said"),
    [
        ("cosine", TypeError, "must be a function of (query, passages)"),
        (lambda q, p: None, TypeError, "a number for each passage"),
        (lambda q, p: ["x"] * len(p), TypeError, "a number for each passage"),
        (lambda q, p: [0.5], ValueError, "one a passage, got 1"),
        (lambda q, p: [math.nan] * len(p), ValueError, "finite"),
        (lambda q, p: [math.inf] * len(p), ValueError, "finite"),
        (lambda q, p: [10**400] * len(p), ValueError, "within the range of a float, got 1000"),
        (lambda q, p: [0, -(10**5000)] + [0] * (len(p) - 2), ValueError, "of too many digits for passage 1"),
        (lambda q, p: [Fraction(10**400)] * len(p), ValueError, "for passage 0"),
        (lambda q, p: [0.0, None] + [0.0] * (len(p) - 2), TypeError, "got None for passage 1"),
        (lambda q, p: ["0.5"] * len(p), TypeError, "got '0.5' for passage 0"),
        (lambda q, p: b"\0" * len(p), TypeError, "got bytes"),
        (lambda q, p: dict.fromkeys(range(len(p)), 0.5), TypeError, "in the order of the passages, got dict"),
        (lambda q, p: set(range(len(p))), TypeError, "in the order of the passages, got set"),
        (lambda q, p: itertools.repeat(0.5), ValueError, "one a passage, got more"),
    ],
)
def test_errors_say_what_to_pass(
    memory: zettelpy.Memory, name: str, function: object, error: type[Exception], said: str
) -> None:
    for call in (zettelpy.recall, zettelpy.recall_context):
        with pytest.raises(error, match=".*") as told:
            call(memory, "the boiler and the canoe", **{name: function})
        assert name in str(told.value)
        assert said in str(told.value)


def test_an_error_inside_the_function_comes_out_as_it_is(memory: zettelpy.Memory) -> None:
    def broken(query: str, passages: Sequence[str]) -> list[float]:
        raise KeyError("no such model")

    def late(query: str, passages: Sequence[str]) -> Iterator[float]:
        yield 1.0
        raise ValueError("tokenizer broke on passage 3")

    with pytest.raises(KeyError, match="no such model"):
        zettelpy.recall(memory, "boiler", similarity=broken)
    with pytest.raises(ValueError, match="tokenizer broke"):
        zettelpy.recall(memory, "boiler", similarity=late)


def test_an_empty_memory_asks_nobody() -> None:
    def never(query: str, passages: Sequence[str]) -> list[float]:
        raise AssertionError("asked about nothing")

    empty = zettelpy.compress("")
    assert zettelpy.recall(empty, "boiler", similarity=never, rerank=never) == []
    assert zettelpy.recall_context(empty, "boiler", similarity=never, rerank=never) == ""
