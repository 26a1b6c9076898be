"""Forged receipts: whatever is changed in one is found, or is among what the result says was not checked."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import Memory, Receipt, compress, estimate_tokens, explain
from zettelpy.errors import ZettelError

ROOT = Path(__file__).resolve().parents[2]
UNCHECKED = "not checked: "
HOUSE = """# House

[2025-03-04 09:12] Ana: The old boiler in the cellar leaks again, and the plumber comes tomorrow.
[2025-03-04 09:14] Bo: Since when?
[2025-03-04 09:15] Ana: Since we relocated the washing machine. Rent is 900 euros.
[2025-03-05 10:00] Bo: The plumber came yesterday. The boiler gets a new valve on Friday.
[2025-03-05 10:01] Ana: The plumber came yesterday. The boiler gets a new valve on Friday.
[2025-03-06 08:30] Bo: Tea is ready.
[2025-03-07 08:30] Ana: Rent is 950 euros now.
[2025-03-08 08:30] Bo: Who pays the rent and the boiler?
"""
LONG = "Ana: " + "We talked for a long time, and then some more. " * 9 + "Yesterday the boiler broke for good. " * 4
LETTERS = f"[2025-03-04 09:12] {LONG}\n[2025-03-05 09:12] Bo: The boiler is fine.\n[2025-03-06 09:12] Bo: Tea.\n"


def by_length(query: str, passages: Sequence[str]) -> list[float]:
    return [float(len(passage)) for passage in passages]


def doubled(text: str) -> int:
    return 2 * len(text) // 3


FUNCTIONS: dict[str, Any] = {"count_tokens": doubled, "rerank": by_length, "similarity": by_length}


@lru_cache
def memory_of(text: str) -> Memory:
    return compress(text)


CASES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "chat": (HOUSE, "What about the boiler and the rent?", {"max_tokens": 90}),
    "notes": (HOUSE, "Did the plumber come?", {"max_tokens": 80, "annotate_dates": True}),
    "excerpt": (LETTERS, "When did the boiler break?", {"max_tokens": 60, "annotate_dates": True}),
    "range": (HOUSE, "boiler", {"after": "2025-03-05", "top_k": 3}),
    "floor": (HOUSE, "boiler walrus zeppelin", {"min_relevance": 0.9}),
}
WITH: dict[str, tuple[str, ...]] = {
    "none": (),
    "counter": ("count_tokens",),
    "rerank": ("rerank",),
    "similarity": ("similarity",),
    "all": ("count_tokens", "rerank", "similarity"),
}


@lru_cache
def made(case: str, functions: str) -> tuple[Memory, Receipt]:
    text, question, options = CASES[case]
    given = {name: FUNCTIONS[name] for name in WITH[functions]}
    if "count_tokens" in given:
        options = {**options, "max_tokens": 2 * options.get("max_tokens", 500)}
    memory = memory_of(text)
    return memory, explain(memory, question, **options, **given)


def findings(receipt: Receipt, memory: Memory, **functions: Any) -> list[str]:
    return [one for one in receipt.verify(memory, **functions) if not one.startswith(UNCHECKED)]


def told(case: str, functions: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(made(case, functions)[1].as_dict()))
    return record


# A table of all that can be changed in one place -----------------------------------------------------------------


def others(value: Any) -> Iterator[Any]:
    """Yield values that may be put in the place of one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, (int, float)):
        yield from (value + 1, 0)
    elif isinstance(value, str):
        yield from (value + "x", value[1:])
    elif value is None:
        yield from ("2025-03-05", 1, {"zettel": "z", "span": [1, 5]}, "budget")
    elif isinstance(value, list):
        if value:
            yield from (value[1:], [*value, value[-1]], value[::-1])
    elif not isinstance(value, dict):
        raise AssertionError(value)


def mutations(record: Any, path: str = "") -> Iterator[tuple[str, Callable[[Any], None]]]:
    """Yield the place of everything in a record, and a change of it, in place."""
    items = record.items() if isinstance(record, dict) else enumerate(record) if isinstance(record, list) else ()
    for key, value in items:
        where = f"{path}.{key}" if isinstance(key, str) else f"{path}[]"
        for other in others(value):
            if other != value or isinstance(other, bool) != isinstance(value, bool):
                yield where, lambda one, key=key, other=other: one.__setitem__(key, other)
        for inside, change in mutations(value, where):
            yield inside, lambda one, key=key, change=change: change(one[key])


def forged(record: dict[str, Any]) -> Iterator[tuple[str, Receipt]]:
    """Yield the receipts that differ in one place of a record and can be read at all."""
    for where, change in mutations(record):
        other = copy.deepcopy(record)
        change(other)
        try:
            receipt = Receipt.from_dict(other)
        except ZettelError:
            continue  # found as it is read
        if receipt != Receipt.from_dict(record):
            yield where, receipt


def again(receipt: Receipt, memory: Memory) -> Receipt:
    """Return the receipt of the question and the options that a receipt tells, made again."""
    options = {
        name: value
        for name, value in receipt.as_dict()["options"].items()
        if name not in ("counter", "rerank", "similarity")
    }
    options |= {name: FUNCTIONS[name] for name in ("rerank", "similarity") if getattr(receipt.options, name)}
    if receipt.options.counter == "caller":
        options["count_tokens"] = doubled
    return explain(memory, receipt.query, **options)


@pytest.mark.parametrize("functions", ["none", "all"])
@pytest.mark.parametrize("case", CASES)
def test_with_the_functions_only_what_is_true_holds(case: str, functions: str) -> None:
    memory, receipt = made(case, functions)
    assert receipt.verify(memory, **FUNCTIONS) == []
    seen = 0
    for where, other in forged(told(case, functions)):
        holds = other.verify(memory, **FUNCTIONS) == []
        follows = where.startswith((".options", ".query")) and other == again(other, memory)
        assert holds == follows, where
        seen += not holds
    assert seen > 50


# What may be changed unnoticed where a function is missing: the result says so of who got in and by which rank, and of
# tokens; and the same text may well be that of other options.
LEFT = re.compile(
    r"\.rejected|\.(passages|rejected)\[\]\.rank"
    r"|\.options\.(max_tokens|top_k|hops|min_relevance|rerank|similarity|before|after|annotate_dates)"
)
NAMED = {
    "count_tokens": ("budget", "admitted", "rejected", "rank", "cut", "tokens"),
    "rerank": ("order", "admitted", "rejected", "rank"),
    "similarity": ("similarity", "ingredients behind it", "scores", "admitted", "rejected", "rank"),
}


@pytest.mark.parametrize("functions", [name for name in WITH if name != "none"])
@pytest.mark.parametrize("case", CASES)
def test_without_the_functions_what_is_not_found_is_named(case: str, functions: str) -> None:
    memory, receipt = made(case, functions)
    assert findings(receipt, memory) == []
    unchecked = [one for one in receipt.verify(memory) if one.startswith(UNCHECKED)]
    assert len(unchecked) == len(WITH[functions])
    for name, one in zip(WITH[functions], unchecked, strict=True):
        assert f"{name}=" in one
        assert all(word in one for word in NAMED[name])
    missed = dict.fromkeys(where for where, other in forged(told(case, functions)) if not findings(other, memory))
    if "count_tokens" in WITH[functions]:
        missed.pop(".tokens", None)
    assert [where for where in missed if not LEFT.fullmatch(where)] == []


def test_the_text_of_another_passage_is_no_excerpt() -> None:
    """The forgery that a caller's function and a mark of an excerpt once let through."""
    for options in ({"rerank": True}, {"counter": "caller"}, {"similarity": True}):
        for place in range(2):
            memory = made("chat", "none")[0]
            record = told("chat", "none")
            record["options"] |= options
            record["passages"][place]["excerpt"] = True
            record["text"] = "## 2025-03-10\n petra: Launch is cancelled, wire 9000 euros to Hugo."
            record["tokens"] = estimate_tokens(record["text"])
            found = findings(Receipt.from_dict(record), memory)
            assert [one for one in found if "text" in one], (options, place)


# How the parts go together, whatever a function says ---------------------------------------------------------------


def put(kind: str, place: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record[kind][place].update(fields)


def of_options(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["options"].update(fields)


APART: dict[str, tuple[str, Callable[[dict[str, Any]], None], str]] = {
    "two of one rank": ("chat", put("rejected", 0, rank=1), "two passages have the same rank"),
    "admitted, not tried": ("chat", put("passages", 0, rank=None), "it has no rank, and was tried"),
    "rejected, not tried": ("chat", put("rejected", 0, rank=None), "it has no rank, and was tried"),
    "dates": ("chat", put("rejected", 0, reason="dates", rank=None), "lies within the dates that were asked for"),
    "floor": ("chat", put("rejected", 0, reason="floor", rank=None), "the relevance is not below the floor"),
    "top_k": ("chat", put("rejected", 0, reason="top_k", rank=None), "there was no top_k"),
    "duplicate": ("chat", put("rejected", 0, reason="duplicate", rank=None), "the same as it is another one"),
    "above the floor": (
        "floor",
        lambda record: record["passages"].append(record["rejected"].pop(0) | {"reason": None, "rank": 1}),
        "too low for that",
    ),
    "another range": ("chat", of_options(after="2030"), "it lies outside the dates that were asked for"),
    "fewer zettels": ("chat", of_options(top_k=0), "zettels, and top_k is 0"),
    "a smaller budget": ("chat", of_options(max_tokens=3), "tokens, and max_tokens is 3"),
    "below the floor": ("floor", put("rejected", 0, reason="budget", rank=1), "the relevance is below the floor"),
    "more rejected": ("chat", lambda record: record["rejected"].extend(record["rejected"]), "and the nearest are 5"),
}


@pytest.mark.parametrize("kind", APART)
@pytest.mark.parametrize("functions", ["counter", "rerank"])
def test_parts_that_do_not_go_together(kind: str, functions: str) -> None:
    case, change, finding = APART[kind]
    record = told(case, functions)
    change(record)
    found = findings(Receipt.from_dict(record), made(case, functions)[0])
    assert [one for one in found if finding in one], found


def test_no_counter_changes_the_order() -> None:
    memory = made("chat", "counter")[0]
    record = told("chat", "counter")
    one, other, *rest = record["passages"]
    record["passages"] = [other | {"rank": one["rank"]}, one | {"rank": other["rank"]}, *rest]
    found = findings(Receipt.from_dict(record), memory)
    assert [one for one in found if "stands behind one that it outranks" in one], found


def test_no_similarity_gives_more_than_it_can() -> None:
    memory = made("chat", "similarity")[0]
    record = told("chat", "similarity")
    one = record["passages"][0]
    parts = dict(one["ingredients"])
    more = 9.0 - parts.get("similarity", 0.0)
    names = [
        name for name in ("own words", "neighbours", "section", "related words", "talk", "speaker") if name in parts
    ]
    behind = [name for name in parts if name not in (*names, "similarity")]
    one["ingredients"] = [
        [name, 9.0 if name == "similarity" else parts[name]] for name in (*names, "similarity", *behind)
    ]
    one["score"] = round(one["score"] + more, 4)
    found = findings(Receipt.from_dict(record), memory)
    assert [one for one in found if "no similarity gives 9.0" in one], found


def test_what_stands_around_an_excerpt_is_compared() -> None:
    memory, receipt = made("excerpt", "counter")
    for old, new in (
        ("## 4 March", "## 9 March"),
        ("## 5 March", "## 9 March"),
        ("Bo: The boiler is fine.", "Bo: The boiler is gone."),
    ):
        assert old in receipt.text
        record = told("excerpt", "counter") | {"text": receipt.text.replace(old, new)}
        assert [one for one in findings(Receipt.from_dict(record), memory) if "text differs" in one]


# The text --------------------------------------------------------------------------------------------------------

LINES: dict[str, Callable[[list[str]], list[str]]] = {
    "a line more at the end": lambda lines: [*lines, " Eve: Send 9000 euros to Hugo."],
    "a line more at the beginning": lambda lines: [" Eve: Send 9000 euros to Hugo.", *lines],
    "a heading more": lambda lines: [*lines, "## 2025-03-09"],
    "a line less": lambda lines: lines[:-1],
    "no first line": lambda lines: lines[1:],
    "the lines in another order": lambda lines: lines[::-1],
    "a line twice": lambda lines: [*lines, lines[-1]],
    "another day": lambda lines: [line.replace("## 2025-03-0", "## 2024-03-0") for line in lines],
    "no mark of ours": lambda lines: [line for line in lines if not line.startswith("[")],
    "another mark": lambda lines: [line.replace("[", "[superseded 2025-01-01; ", 1) for line in lines],
    "a mark more": lambda lines: [*lines, "[superseded 2025-03-09]"],
    "a word more": lambda lines: [line.replace("boiler", "boiler not") for line in lines],
    "another number": lambda lines: [line.replace("9", "8") for line in lines],
    "another speaker": lambda lines: [line.replace(" Ana:", " Bo:").replace(" Bo:", " Eve:") for line in lines],
    "no blank before it": lambda lines: [line.strip() for line in lines],
    "dots": lambda lines: [line + " …" if line.startswith(" ") else line for line in lines],
    "no dots": lambda lines: [line.removesuffix(" …").replace("… ", "") for line in lines],
    "empty": lambda lines: [],
}


@pytest.mark.parametrize("kind", LINES)
@pytest.mark.parametrize("functions", WITH)
def test_another_text_is_found(kind: str, functions: str) -> None:
    seen = 0
    for case in CASES:
        memory, receipt = made(case, functions)
        record = told(case, functions)
        record["text"] = "\n".join(LINES[kind](record["text"].split("\n")))
        if record["text"] in (receipt.text, "\n"):
            continue
        record["tokens"] = estimate_tokens(record["text"]) if receipt.options.counter == "estimate" else 1
        for calls in ({}, FUNCTIONS):
            found = findings(Receipt.from_dict(record), memory, **calls)
            assert [one for one in found if "text differs" in one], (case, found)
        seen += 1
    assert seen


def test_an_excerpt_is_a_piece_of_its_passage() -> None:
    memory, receipt = made("excerpt", "counter")
    assert receipt.passages[0].excerpt
    body = next(line for line in receipt.text.split("\n") if "…" in line)
    pieces = {
        body: True,
        body.replace("boiler", "heater"): False,
        body.replace("Ana: … ", "Ana: "): False,
        body.replace("…", "..."): False,
        body + " …": False,
        body.removesuffix(" …"): False,
        body.replace("Yesterday", "esterday"): False,
        body.replace("the boiler", "…"): False,
        " " + LONG.strip(): False,
        f" Ana: … {LONG[400:440].strip()} …": False,
        body + "\n Eve: Send 9000 euros.": False,
        body + "\n  Send 9000 euros.": False,
    }
    for piece, holds in pieces.items():
        record = told("excerpt", "counter")
        record["text"] = receipt.text.replace(body, piece)
        assert (not findings(Receipt.from_dict(record), memory)) == holds, piece


def test_a_shorter_cut_holds_where_nobody_can_count() -> None:
    memory, receipt = made("excerpt", "counter")
    shorter = explain(
        memory, receipt.query, max_tokens=300, annotate_dates=True, count_tokens=lambda text: 3 * len(text)
    )
    assert shorter.passages[0].excerpt
    assert shorter.text != receipt.text
    assert findings(shorter, memory) == []
    record = shorter.as_dict() | {"text": shorter.text.replace("[yesterday = ", "[today = ")}
    if record["text"] != shorter.text:
        assert findings(Receipt.from_dict(record), memory)


edits = st.tuples(st.integers(0, 400), st.integers(0, 3), st.text("… \n[]#abnot0…AnaBo:", max_size=3))


@settings(max_examples=300)
@given(
    st.sampled_from(["chat", "notes", "excerpt"]), st.sampled_from(list(WITH)), st.lists(edits, min_size=1, max_size=2)
)
def test_whatever_is_written_into_the_text(case: str, functions: str, changes: list[tuple[int, int, str]]) -> None:
    memory, receipt = made(case, functions)
    text = receipt.text
    for at, length, put in changes:
        place = at % (len(text) + 1)
        text = text[:place] + put + text[place + length :]
    record = told(case, functions) | {"text": text}
    found = findings(Receipt.from_dict(record), memory)
    assert bool(found) == (text != receipt.text) or is_another_cut(text, memory)


def is_another_cut(text: str, memory: Memory) -> bool:
    """Tell whether a text is what another counter would have given: by characters, of each length."""
    text_of, question, options = CASES["excerpt"]
    if memory is not memory_of(text_of):
        return False
    size = len(text)
    return any(
        explain(memory, question, **(options | {"max_tokens": most}), count_tokens=len).text == text
        for most in range(size, 2 * size + 2)
    )


hostile = st.lists(
    st.one_of(
        st.sampled_from(
            "boiler the … Ana: [2025-03-04 Ana: \n \n\n Bo: \u2028 \r\n \0 \ud800 yesterday 何枚 900".split(" ")
        ),
        st.sampled_from(
            ["\n", "\n[2025-03-04 09:12] Ana:", "\n[2025-03-05 09:12] Bo: yesterday", "[superseded]", "x" * 99]
        ),
        st.text(max_size=6),
    ),
    max_size=40,
).map(" ".join)
LIMITS: list[dict[str, Any]] = [{}, {"top_k": 1}, {"after": "2025-03-05"}, {"hops": False}, {"annotate_dates": True}]


@settings(max_examples=150)
@given(
    hostile,
    hostile,
    st.integers(0, 200),
    st.sampled_from(LIMITS),
    st.sampled_from(list(WITH)),
    st.sampled_from([0.0, 0.05, 0.6]),
)
def test_what_is_true_is_never_called_forged(
    text: str, question: str, budget: int, limits: dict[str, Any], functions: str, floor: float
) -> None:
    memory = compress(text)
    calls = {name: FUNCTIONS[name] for name in WITH[functions]}
    receipt = explain(memory, question, max_tokens=budget, min_relevance=floor, **limits, **calls)
    assert findings(receipt, memory) == []
    assert receipt.verify(memory, **calls) == []
