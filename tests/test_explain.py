"""Receipts: they tell the context that recall gives, add up, and find whatever is changed in them or in the memory."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import (
    CompressStream,
    Memory,
    Place,
    Receipt,
    ReceiptPassage,
    compress,
    decode,
    encode,
    estimate_tokens,
    explain,
    recall,
    recall_context,
    with_source,
)
from zettelpy.context import Limits
from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.passages.search import Options
from zettelpy.receipt.ledger import Ledger, rounded
from zettelpy.receipt.values import units

ROOT = Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "fixtures"
CHAT = FIXTURES / "01_slack_engineering.md"
CAP = "What is the message size cap?"
QUESTIONS = {
    "01_slack_engineering.md": (CAP, "What did Tendai say on March 4?", "Heron or postgres?", "tendai"),
    "03_assistant_chat.md": ("When is the trip to Porto?", "What is my budget?"),
    "11_de_freibad.md": ("Wie hoch ist der Eintrittspreis?", "Wer hat den Schlüssel?"),
    "17_ja_suisogaku.md": ("練習は何時からですか？",),
    "18_zh_minsu.md": ("房租是多少钱？",),
}
CASES = [(name, question) for name, questions in QUESTIONS.items() for question in questions]


@lru_cache
def memory_of(name: str) -> Memory:
    return compress((FIXTURES / name).read_text("utf-8"))


@pytest.fixture(scope="module")
def chat() -> Memory:
    return memory_of(CHAT.name)


def by_length(query: str, passages: Sequence[str]) -> list[float]:
    """Judge passages by their length: a function that any process has."""
    return [float(len(passage)) for passage in passages]


def checked(memory: Memory, query: str, **options: Any) -> Receipt:
    """Return a receipt after the checks that hold of every one."""
    receipt = explain(memory, query, **options)
    assert receipt.text == recall_context(memory, query, **options)
    for one in (*receipt.passages, *receipt.rejected):
        assert sum(Decimal(repr(value)) for _, value in one.ingredients) == Decimal(repr(one.score))
        assert all(value for _, value in one.ingredients)
    if receipt.terms:
        assert sum(Decimal(repr(term.share)) for term in receipt.terms) == 1
    functions = {name: options[name] for name in ("count_tokens", "rerank", "similarity") if name in options}
    assert receipt.verify(memory, **functions) == []
    assert Receipt.from_dict(json.loads(json.dumps(receipt.as_dict()))) == receipt
    return receipt


# What it tells --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "question"), CASES)
@pytest.mark.parametrize("budget", [0, 12, 150, 3000])
def test_it_tells_the_context_that_recall_gives(name: str, question: str, budget: int) -> None:
    memory = memory_of(name)
    receipt = checked(memory, question, max_tokens=budget)
    source = memory.meta.source or ""
    assert receipt.tokens == estimate_tokens(receipt.text) <= budget
    assert bool(receipt.passages) == bool(receipt.text)
    for one in receipt.passages:
        assert one.span is not None
        first = source[slice(*one.span)].split("\n")[0]
        assert one.excerpt or first in receipt.text
    ranks = [one.rank for one in receipt.passages]
    assert ranks == sorted(ranks, key=lambda rank: rank or 0)
    assert 0 <= receipt.relevance <= 1


@pytest.mark.parametrize(("name", "question"), CASES)
def test_the_words_are_split_without_a_rest(name: str, question: str) -> None:
    """Own words, neighbours, section and related words are what the scorer added, not a guess that is evened out."""
    ledger = Ledger(memory_of(name), question, Options(), Limits.of(200, None, True, False, None))
    scores = ledger._steps[0][1]
    for i, told in scores.items():
        assert sum(ledger.split(i)) == pytest.approx(told, abs=1e-9)


def test_what_made_a_score() -> None:
    text = "Ana: The boiler leaks.\n\nBo: Since when?\n\nAna: A week."
    receipt = checked(compress(text), "boiler")
    at = text.index
    parts = {(one.span or (0, 0))[0]: [name for name, _ in one.ingredients] for one in receipt.passages}
    assert {name: part[0] for name, part in parts.items()} == {
        at("Ana: The"): "own words",
        at("Bo: Since"): "neighbours",
        at("Ana: A week"): "neighbours",
    }
    sections = "## One\n\nAna: The boiler leaks.\n\n## Two\n\nBo: Tea is ready.\n"
    assert "section" in dict(checked(compress(sections), "boiler").passages[0].ingredients)


def test_what_of_the_question_was_found() -> None:
    receipt = checked(compress("We relocated the boiler. The walrus sleeps."), "Why did we move the zeppelin's boiler?")
    told = {term.word: term for term in receipt.terms}
    assert {word: term.found for word, term in told.items()} == {"move": 0, "zeppelin's": 0, "boiler": 1}
    assert [(other.word, other.found) for other in told["move"].stand_ins] == [("relocated", 1)]
    assert not told["zeppelin's"].stand_ins
    assert receipt.passages[0].words == ("boiler", "relocated")


def test_what_replaced_what(chat: Memory) -> None:
    receipt = checked(chat, CAP, max_tokens=150)
    old, new = (
        next(one for one in receipt.passages if words in _text(chat, one)) for words in ("never decided", "512")
    )
    assert old.superseded_by == (new.place,)
    assert new.supersedes == (old.place,)


def _text(memory: Memory, one: ReceiptPassage) -> str:
    return (memory.meta.source or "")[slice(*(one.span or (0, 0)))]


RULES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "word": ("Ana: The boiler leaks.", "boiler", {}),
    "related word": ("Ana: The boiler leaks.", "furnace", {"synonyms": "boiler, furnace"}),
    "neighbour": ("Ana: The boiler leaks.\n\nBo: Since when?", "boiler", {}),
    "speaker": ("Ana: The tea is hot.\n\nBo: Since when?", "Ana", {"min_relevance": 0.0}),
    "date": ("[2025-03-04 09:00] Ana: Tea.\n[2025-03-05 09:00] Bo: Soup.", "2025-03-05", {"min_relevance": 0.0}),
    "similarity": (
        "\n\n".join(f"Ana: Row number {word} of the old list." for word in "one two three four five six".split())
        + "\n\nBo: This one is much longer than all the others, so it stands out clearly from them.",
        "walrus",
        {"similarity": by_length},
    ),
}


@pytest.mark.parametrize("rule", RULES)
def test_rules(rule: str) -> None:
    text, question, options = RULES[rule]
    receipt = checked(compress(text), question, **options)
    assert rule in {one.rule for one in receipt.passages}


@pytest.mark.parametrize(
    ("rule", "name", "question", "options"),
    [
        ("change", "11_de_freibad.md", "Pumpe", {}),
        ("answer", "11_de_freibad.md", "Wer zahlt die Pumpe?", {}),
        ("surroundings", "01_slack_engineering.md", "Ljubljana", {}),
        ("tunnel", "01_slack_engineering.md", "harborlight webhook timeout", {"max_tokens": 5000}),
    ],
)
def test_rules_in_chats(rule: str, name: str, question: str, options: dict[str, Any]) -> None:
    receipt = checked(memory_of(name), question, **options)
    assert rule in {one.rule for one in receipt.passages}


# What nearly got in ---------------------------------------------------------------------------------------------

DAYS = "[2025-03-04 09:00] Ana: The boiler leaks.\n[2025-04-05 09:00] Bo: The boiler is new."


@pytest.mark.parametrize(
    ("reason", "text", "question", "options"),
    [
        ("budget", DAYS, "boiler", {"max_tokens": 16}),
        ("floor", DAYS, "boiler walrus", {"min_relevance": 0.9}),
        ("duplicate", "The boiler leaks.\n\nThe boiler leaks.\n\nTea is ready.", "boiler", {}),
        ("top_k", DAYS, "boiler", {"top_k": 0}),
        ("dates", DAYS, "boiler", {"after": "2025-04"}),
    ],
)
def test_reasons(reason: str, text: str, question: str, options: dict[str, Any]) -> None:
    receipt = checked(compress(text), question, **options)
    assert {one.reason for one in receipt.rejected} == {reason}
    one = receipt.rejected[0]
    assert one.reason == reason
    assert (one.rank is None) == (reason != "budget")
    assert one.same_as == (receipt.passages[0].place if reason == "duplicate" else None)


def test_of_many_rejected_the_nearest_are_told() -> None:
    lines = "\n\n".join(f"Ana: The boiler of house {number} leaks." for number in range(40))
    receipt = checked(compress(lines), "boiler", max_tokens=60)
    ranks = [one.rank or 0 for one in receipt.rejected]
    assert len(ranks) == 5
    assert min(ranks) == len(receipt.passages) + 1
    assert max(ranks) == len(receipt.passages) + 5


def test_a_text_that_is_said_again_and_again_is_told_once() -> None:
    text = "\n\n".join(
        ["The boiler leaks."] * 9 + ["The boiler of Bo, which is old, is well and leaks nothing at all."]
    )
    receipt = checked(compress(text), "boiler", max_tokens=10)
    assert [one.reason for one in receipt.rejected] == ["duplicate", "budget"]


# Whether it holds -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def receipt(chat: Memory) -> Receipt:
    return checked(chat, CAP, max_tokens=100)


def changed(receipt: Receipt, place: int, **fields: Any) -> Receipt:
    passages = list(receipt.passages)
    passages[place] = replace(passages[place], **fields)
    return replace(receipt, passages=tuple(passages))


def replaced(receipt: Receipt) -> int:
    """Return the number of an admitted passage that was superseded."""
    return next(k for k, one in enumerate(receipt.passages) if one.superseded_by)


def rejected(receipt: Receipt, **fields: Any) -> Receipt:
    return replace(receipt, rejected=(replace(receipt.rejected[0], **fields), *receipt.rejected[1:]))


PLANTED: dict[str, tuple[Callable[[Receipt], Receipt], str]] = {
    "digest": (lambda r: changed(r, 1, digest="0" * 32), "its text is another one now: the digest differs"),
    "span": (lambda r: changed(r, 1, span=(1_000_000, 1_000_009)), "lies outside the text, which has"),
    "place": (lambda r: changed(r, 1, span=(1, 5)), "the memory holds no such passage"),
    "score": (lambda r: changed(r, 0, score=9.0, ingredients=(("own words", 9.0),)), "its score is 9.0, and computes"),
    "sum": (lambda r: changed(r, 0, score=9.0), "its ingredients do not add up to its score, 9.0"),
    "ingredients": (lambda r: changed(r, 0, ingredients=(("tea", r.passages[0].score),)), "compute as others"),
    "order": (lambda r: replace(r, passages=(r.passages[1], r.passages[0], *r.passages[2:])), "the order differs"),
    "rank": (lambda r: changed(r, 0, rank=77), "its rank is 77, and computes as 1"),
    "missing": (lambda r: replace(r, passages=r.passages[1:]), "is admitted, and is missing from the receipt"),
    "more": (
        lambda r: replace(r, passages=(*r.passages, replace(r.rejected[0], reason=None, rank=99))),
        "it is admitted, and computes as rejected (budget)",
    ),
    "rejected": (lambda r: replace(r, rejected=r.rejected[1:]), "among the nearest rejected, and is missing"),
    "reason": (lambda r: rejected(r, reason="floor"), "it is rejected (floor), and computes as rejected (budget)"),
    "twin": (lambda r: rejected(r, same_as=Place("z", (1, 2))), "the passage that says the same as it is another one"),
    "rule": (lambda r: changed(r, 0, rule="tunnel"), "its rule differs: tunnel, now word"),
    "words": (lambda r: changed(r, 0, words=("walrus",)), "what led to it differs: walrus, now "),
    "speaker": (lambda r: changed(r, 0, speaker="Bo"), "its speaker differs: Bo, now "),
    "date": (lambda r: changed(r, 0, date=None), "its date differs: none, now 2025-03-0"),
    "zettel": (lambda r: changed(r, 0, zettel="z"), "its zettel differs: z, now "),
    "excerpt": (lambda r: changed(r, 0, excerpt=True), "it is an excerpt, and computes as the other"),
    "superseded": (lambda r: changed(r, replaced(r), superseded_by=()), "what superseded it differs: nothing, now z"),
    "text": (
        lambda r: replace(r, text=r.text[:40] + "~" + r.text[41:]),
        "the text differs from what its passages give, from character 40",
    ),
    "tokens": (lambda r: replace(r, tokens=3), " tokens, and not 3"),
    "rejected order": (
        lambda r: replace(r, rejected=r.rejected[::-1]),
        "behind one that it outranks: the order differs",
    ),
    "rejected twice": (lambda r: replace(r, rejected=(*r.rejected, r.rejected[-1])), "the receipt tells it twice"),
    "rejected first": (lambda r: replace(r, rejected=(r.rejected[-1], *r.rejected)), "the receipt tells it twice"),
    "admitted twice": (lambda r: replace(r, passages=(*r.passages, r.passages[-1])), "the receipt tells it twice"),
    "superseded zettel": (
        lambda r: changed(
            r, replaced(r), superseded_by=(replace(r.passages[replaced(r)].superseded_by[0], zettel=""),)
        ),
        "what superseded it differs: zettel , ",
    ),
    "relevance": (lambda r: replace(r, relevance=0.123), "the relevance is 0.123, and computes as "),
    "terms": (lambda r: replace(r, terms=r.terms[1:]), "the terms of the question differ"),
    "kinds": (lambda r: replace(r, kinds=("colour",)), "the kinds of the question differ"),
}


@pytest.mark.parametrize("kind", PLANTED)
def test_planted_damage_is_found(chat: Memory, receipt: Receipt, kind: str) -> None:
    damage, finding = PLANTED[kind]
    damaged = damage(receipt)
    assert damaged != receipt
    found = Receipt.from_dict(json.loads(json.dumps(damaged.as_dict()))).verify(chat)
    assert [one for one in found if finding in one], found
    assert len(found) <= 5, found


def test_a_changed_text_is_found(receipt: Receipt) -> None:
    text = CHAT.read_text("utf-8")
    found = receipt.verify(compress(text.replace("size cap again", "size Cap again")))
    at = text.index("priya_r: size cap again")
    assert [one for one in found if f", {at}-" in one and "the digest differs" in one]
    assert [one for one in found if one.startswith("the text differs")]
    shifted = receipt.verify(compress("# A line more\n" + text))
    assert [one for one in shifted if "the memory holds no such passage" in one]
    assert receipt.verify(compress("Tea."))


def test_a_decoded_memory_with_its_text_will_do(chat: Memory, receipt: Receipt) -> None:
    text = CHAT.read_text("utf-8")
    bare = decode(encode(chat))
    assert receipt.verify(with_source(bare, text)) == receipt.verify(bare, source=text) == []
    (told,) = receipt.verify(bare)
    assert told.startswith("not checked: ")
    assert checked(bare, CAP).passages[0].span is None


def test_of_the_rejected_only_the_nearest_belong_in(chat: Memory, receipt: Receipt) -> None:
    more = explain(chat, CAP, max_tokens=30)
    held = {one.place for one in (*receipt.passages, *receipt.rejected)}
    ledger = Ledger(chat, CAP, Options(), Limits.of(100, None, True, False, None))
    far = next(i for i in ledger.context.order[::-1] if ledger.place(i) not in held)
    assert more.verify(chat) == []
    found = replace(receipt, rejected=(*receipt.rejected, ledger.judged(far))).verify(chat)
    assert len(found) == 1
    assert found[0].endswith("it is not among the nearest")


def test_a_share_is_never_rounded_up_to_the_floor(chat: Memory) -> None:
    seen = 0
    for number in range(1, 9):
        question = "message" + " walrus zeppelin" * number + "".join(f" walrus{k}" for k in range(number))
        exact = Ledger(chat, question, Options(), Limits.of(100, None, True, False, None)).context.found.relevance
        floor = round(exact, 4)
        receipt = checked(chat, question, min_relevance=floor)
        assert bool(receipt.passages) == (receipt.relevance >= floor) == (exact >= floor)
        seen += exact < floor
    assert seen


@pytest.mark.parametrize(("name", "question"), CASES)
def test_a_floor_of_what_a_receipt_tells_is_reached(name: str, question: str) -> None:
    memory = memory_of(name)
    for asked in (question, f"{question} walrus", f"{question} boiler zeppelin"):
        first = explain(memory, asked, min_relevance=0.0)
        if first.passages:
            again = checked(memory, asked, min_relevance=first.relevance)
            assert again.relevance == first.relevance
            assert again.text == first.text
            assert recall(memory, asked, min_relevance=first.relevance)
        for floor in (0.3, 0.6, 1.0):
            assert explain(memory, asked, min_relevance=floor).relevance == first.relevance


@given(st.floats(0.0, 1.0), st.sampled_from([0.0, 1e-16, -1e-16]))
def test_a_relevance_is_rounded_down(exact: float, more: float) -> None:
    memory = compress("Ana: Tea.")
    ledger = Ledger(memory, "tea", Options(), Limits.of(9, None, True, False, None))
    for value in (min(1.0, max(0.0, exact + more)), round(exact, 4)):
        ledger.context = ledger.context._replace(found=replace(ledger.context.found, relevance=value))
        told = ledger.receipt("tea", "estimate").relevance
        assert told <= value < told + 0.0001 + 1e-12
        assert told == round(told, 4)
    assert told == round(exact, 4)


def test_a_speaker_is_found_in_all_that_they_said() -> None:
    memory = compress("Ana: The wifi is slow.\n\nBo: Ana told me.\n\nAna: The cat sleeps.\n\nJo Kern: Well.")
    receipt = checked(memory, "What did Bo and Kern say about Ana's wifi and the zeppelin?", min_relevance=0.0)
    found = {term.word: term.found for term in receipt.terms}
    assert (found["Bo"], found["Ana's"], found["Kern"], found["wifi"], found["zeppelin"]) == (1, 3, 1, 1, 0)


def test_functions_are_needed_again(chat: Memory) -> None:
    calls: dict[str, Any] = {"rerank": by_length, "similarity": by_length, "count_tokens": len}
    for name, function in calls.items():
        receipt = checked(chat, CAP, max_tokens=400, **{name: function})
        without = receipt.verify(chat)
        assert len(without) == 1, without
        assert without[0].startswith("not checked: ")
        assert f"give Receipt.verify the {name}= that explain got" in without[0]
        for damage in ("digest", "sum", "text", "relevance", "order"):
            found = [one for one in PLANTED[damage][0](receipt).verify(chat) if not one.startswith("not checked: ")]
            assert found or PLANTED[damage][0](receipt) == receipt, (name, damage)
    assert receipt.verify(chat, **calls) == []  # what was not in play then changes nothing


def test_without_a_similarity_the_other_ingredients_are_compared(chat: Memory) -> None:
    receipt = checked(chat, CAP, max_tokens=400, similarity=by_length)
    (name, value), *rest = receipt.passages[0].ingredients
    parts = ((name, round(value - 0.5, 4)), *rest, ("similarity", 0.5))
    merged: dict[str, float] = {}
    for one, number in parts:
        merged[one] = round(merged.get(one, 0.0) + number, 4)
    found = changed(receipt, 0, ingredients=tuple(merged.items())).verify(chat)
    assert [one for one in found if f"the ingredient {name} is" in one]


# Stored and read again ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda record: None, "this is no receipt"),
        (lambda record: [], "this is no receipt"),
        (lambda record: {}, "this is no receipt"),
        (lambda record: {**record, "receipt": 2}, "of form 2"),
        (lambda record: {**record, "walrus": 1}, "receipt holds 'walrus'"),
        (lambda record: {key: record[key] for key in record if key != "text"}, "receipt lacks 'text'"),
        (lambda record: {**record, "query": 3}, "receipt: Receipt.query must be a string"),
        (lambda record: {**record, "options": {"max_tokens": -1}}, "receipt.options: max_tokens must be an integer"),
        (lambda record: {**record, "options": {"synonyms": "a: b: c"}}, "receipt.options: synonyms, line 1"),
        (lambda record: {**record, "options": {"after": "soon"}}, "receipt.options: after must be a date"),
        (lambda record: {**record, "options": {"counter": "mine"}}, "counter must be one of"),
        (lambda record: {**record, "terms": {}}, "receipt.terms must be a list"),
        (lambda record: {**record, "terms": [[]]}, "receipt.terms[0] must be a dict"),
        (lambda record: {**record, "kinds": [1]}, "each of Receipt.kinds must be a str"),
        (lambda record: {**record, "relevance": 2}, "Receipt.relevance must be a finite number"),
        (lambda record: {**record, "tokens": float("nan")}, "Receipt.tokens must be a finite number"),
        (lambda record: {**record, "passages": record["rejected"]}, "Receipt.rejected must have reasons"),
        (lambda record: _with(record, score=True), "receipt.passages[0]: ReceiptPassage.score must be a number"),
        (lambda record: _with(record, score=10**400), "ReceiptPassage.score must be a finite number"),
        (lambda record: _with(record, span=[5]), "ReceiptPassage.span must be a pair"),
        (lambda record: _with(record, span=[5, 2]), "must not end before it starts"),
        (lambda record: _with(record, ingredients=[["a"]]), "must be pairs"),
        (lambda record: _with(record, ingredients=[["a", "b"]]), "a number in ReceiptPassage.ingredients must be"),
        (lambda record: _with(record, date="soon"), "ReceiptPassage.date must be YYYY"),
        (lambda record: _with(record, rank=0), "ReceiptPassage.rank must be an integer of at least 1"),
        (lambda record: _with(record, supersedes=[{"zettel": 3}]), "receipt.passages[0].supersedes[0]: Place.zettel"),
        (lambda record: _with(record, same_as=[]), "receipt.passages[0].same_as must be a dict"),
    ],
)
def test_what_is_no_receipt(receipt: Receipt, damage: Callable[[Any], Any], complaint: str) -> None:
    with pytest.raises((ArgumentTypeError, ArgumentValueError)) as caught:
        Receipt.from_dict(damage(receipt.as_dict()))
    assert complaint in str(caught.value)


def _with(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    first, *rest = record["passages"]
    return {**record, "passages": [{**first, **fields}, *rest]}


def test_the_same_bytes_in_every_process(receipt: Receipt) -> None:
    code = (
        "import json, sys, zettelpy; "
        f"memory = zettelpy.compress(open({str(CHAT)!r}, encoding='utf-8').read()); "
        f"print(json.dumps(zettelpy.explain(memory, {CAP!r}, max_tokens=100).as_dict()))"
    )
    for seed in ("0", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        assert done.stdout.strip() == json.dumps(receipt.as_dict())


def test_a_stream_explains_itself() -> None:
    stream = CompressStream(keep_source=False)
    stream.push("Ana: The boiler leaks.")
    receipt = stream.explain("boiler", max_tokens=50)
    assert receipt.text == stream.recall_context("boiler", max_tokens=50)
    assert receipt.passages[0].rule == "word"


# Bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("memory", "options", "complaint"),
    [
        ("text", {}, "memory must be a Memory"),
        (None, {"max_tokens": -1}, "max_tokens must be an integer of at least 0"),
        (None, {"top_k": "3"}, "top_k must be an integer"),
        (None, {"hops": 1}, "hops must be True or False"),
        (None, {"count_tokens": 3}, "count_tokens must be a function"),
        (None, {"count_tokens": lambda _: float("nan")}, "count_tokens must return a finite number of tokens, got nan"),
        (None, {"count_tokens": lambda _: float("inf")}, "count_tokens must return a finite number of tokens, got inf"),
        (None, {"count_tokens": lambda _: 10**400}, "count_tokens must return a finite number of tokens, got 10000"),
        (
            None,
            {"count_tokens": lambda _: Decimal(3)},
            "count_tokens must return a number of tokens, an int or a float",
        ),
        (None, {"count_tokens": lambda text: None if text else 0}, "got NoneType for '.*boiler"),
        (None, {"count_tokens": lambda text: float("nan") if text else 0.0}, "a finite number of tokens, got nan for"),
        (None, {"min_relevance": 2}, "min_relevance must be a finite number"),
        (None, {"synonyms": "move"}, "stands alone"),
        (None, {"after": "soon"}, "after must be a date"),
        (None, {"rerank": 3}, "rerank must be a function"),
        (None, {"source": "another text"}, "pass the text that the memory was made from"),
    ],
)
def test_arguments_are_those_of_recall_context(memory: Any, options: dict[str, Any], complaint: str) -> None:
    memory = memory or compress("Ana: The boiler leaks.")
    for function in (explain, recall_context):
        with pytest.raises((TypeError, ValueError), match=complaint):
            function(memory, "boiler", **options)
    with pytest.raises(TypeError, match="query must be a string"):
        explain(compress("Tea."), 3)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"rerank": 3}, "rerank must be"),
        ({"count_tokens": 3}, "count_tokens must be"),
        ({"source": 3}, "source must be"),
    ],
)
def test_arguments_of_verify(receipt: Receipt, chat: Memory, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ArgumentTypeError, match=complaint):
        receipt.verify(chat, **options)
    with pytest.raises(ArgumentTypeError, match="memory must be a Memory"):
        receipt.verify("text")  # type: ignore[arg-type]


WORDS = ["boiler", "the", "Ana:", "[2025-03-04 09:12]", "2025-03-05", "move", "relocated", "\n\n", "\n", "# Tea", "- "]
WORDS += [
    "\0",
    "\ud800",
    "\u2028",
    "\r\n",
    "机器",
    "何枚",
    "🎉",
    "3,100",
    "a_b",
    "Eintrittspreis",
    "…",
    "x" * 300,
    "who?",
]
hostile = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=40).map(" ".join)


@settings(max_examples=150)
@given(hostile, hostile, st.integers(0, 60), st.sampled_from([0.0, 0.5]), st.booleans(), st.booleans())
def test_whatever_the_text_and_the_question(
    text: str, question: str, budget: int, floor: float, keep: bool, expand: bool
) -> None:
    memory = compress(text, keep_source=keep)
    checked(memory, question, max_tokens=budget, min_relevance=floor, expand_query=expand)
    checked(memory, question, max_tokens=budget, top_k=1, similarity=by_length, count_tokens=len, rerank=by_length)


@given(st.lists(st.floats(-10, 10), max_size=9))
def test_rounded_parts_add_up(values: list[float]) -> None:
    running = 0.0
    for value in values:
        running += value
    assert sum(map(units, rounded(values))) == round(running * 10_000)
    assert all(abs(a - b) <= 0.0001 + 1e-9 for a, b in zip(values, rounded(values), strict=True))
