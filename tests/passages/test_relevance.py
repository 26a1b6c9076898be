"""How much of a question a memory holds, and what became of each of its words."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import Memory, compress
from zettelpy.options import DEFAULT_FLOOR
from zettelpy.passages import relevance
from zettelpy.passages.index import index_of
from zettelpy.passages.matching import Matched, matched
from zettelpy.passages.question import ask
from zettelpy.passages.relevance import Part, measure_relevance

LINES = (
    "Ana: The ferry to Skerrow needs a new anchor.",
    "Bo: The old anchor weighed 140 kilos, far too much.",
    "Ana: My cousin Tamsin can weld one for us.",
    "Bo: Great, ask her.",
    "Ana: I saw a heron by the pond.",
    "Bo: Lovely, did you take a picture of it?",
    "Ana: The gate squeaks when I open it.",
    "Bo: Put a drop of oil on the hinge.",
    "Ana: The hens laid nothing this week.",
    "Bo: They must be cold.",
    "Ana: The greenhouse roof is broken again.",
    "Bo: A new one costs 640 euros.",
)
CHAT = "\n".join(f"[2025-03-0{3 + n // 4} 09:{n:02d}] {line}" for n, line in enumerate(LINES))


def measure(memory: Memory, text: str) -> float:
    index = index_of(memory)
    return measure_relevance(index, memory, ask(index, memory, text, False, None))


def words(memory: Memory, text: str) -> tuple[Matched, ...]:
    index = index_of(memory)
    return matched(index, ask(index, memory, text, False, None))


MEMORY = compress(CHAT)


@pytest.fixture
def memory() -> Memory:
    return MEMORY


def test_what_is_told_together_is_relevant(memory: Memory) -> None:
    assert measure(memory, "Who saw the heron by the pond?") == 1.0
    assert measure(memory, "What is wrong with the greenhouse roof?") > 0.5


def test_of_what_nothing_occurs_nothing_is_relevant(memory: Memory) -> None:
    for question in (
        "Where is the zeppelin?",
        "zeppelin",
        "How old is Zephyr?",
        "zeppelin marathon",
        "",
        "?",
        "what is it",
    ):
        assert measure(memory, question) == 0.0


def test_words_that_are_told_apart_count_less_than_together(memory: Memory) -> None:
    assert measure(memory, "the heron and the pond") > measure(memory, "the heron and the greenhouse")


def test_an_unknown_word_counts_against_and_an_unknown_name_twice(memory: Memory) -> None:
    known, word, name = (measure(memory, f"Did the anchor reach {what}?") for what in ("us", "harbour", "Harbour"))
    assert known > word > name > 0.0


def test_a_capital_letter_makes_no_name_of_a_german_noun() -> None:
    text = "\n\n".join(
        ("Der Anker der Fähre ist alt und wir haben keinen.", "Das Huhn hat nicht gelegt und es ist kalt.")
    )
    german = compress(text)
    assert measure(german, "Ist der Anker im Hafen?") == measure(german, "Ist der Anker im hafen?") > 0.0


def test_a_synonym_counts_as_the_word_that_it_stands_in_for() -> None:
    text = "\n\n".join(("We bought a sofa for the den.", "The kettle is broken.", "The fern is dry."))
    sofas = compress(text)
    assert measure(sofas, "Did we buy a couch?") == measure(sofas, "Did we buy a sofa?") > 0.0
    assert [one.stood_in_by for one in words(sofas, "couch")] == [("sofa",)]


def test_the_form_that_is_asked_for_must_stand_beside(memory: Memory) -> None:
    assert measure(memory, "How heavy was the old anchor?") > 0.7
    assert measure(memory, "How much does the greenhouse roof cost?") > 0.7
    for question in ("How old is Tamsin?", "What is Tamsin's phone number?"):
        assert measure(memory, question) < DEFAULT_FLOOR


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("My brother is 30.", "How old is the brother now?"),
        ("The door is mauve.", "What colour is the door?"),
        ("We meet right after lunch.", "What time do we meet?"),
        ("The price is 12 euros.", "What is the total price?"),
        ("The rent is 820 euros.", "What is the current rent?"),
        ("Le loyer est de 820 euros.", "Quel est le loyer actuel ?"),
        ("Il codice è 4417.", "Qual è il codice attuale?"),
        ("My address is Elm Street 5.", "What is the new address?"),
    ],
)
def test_a_form_said_in_words_that_are_not_known_to_is_not_ruled_out(line: str, question: str) -> None:
    chat = compress(f"Ana: {line}\n\nBo: I see, thanks.\n\nAna: The cat sleeps.\n\nBo: Good night.")
    assert measure(chat, question) >= DEFAULT_FLOOR


def test_a_memory_about_one_thing_answers_questions_about_it() -> None:
    chat = compress("Ana: The boiler is broken.\n\nBo: The boiler is old.\n\nAna: The boiler man comes.\n\nBo: Boiler!")
    for question in ("Is the boiler leaking?", "Who repairs the boiler?", "When does the plumber fix the boiler?"):
        assert measure(chat, question) >= DEFAULT_FLOOR


def test_the_price_of_another_thing_is_no_answer_where_its_words_are_told_elsewhere() -> None:
    lines = ["Ana: the line says nothing of note"] * 30
    lines[3], lines[25] = "Ana: Tamsin bought the yellow dinghy", "Ana: the yellow paint costs 20 euros"
    chat = compress("\n".join(f"[2025-03-03 10:{n:02d}] {line}" for n, line in enumerate(lines)))
    dinghy, paint = (measure(chat, f"How much did the {what} cost?") for what in ("yellow dinghy", "yellow paint"))
    assert paint > 0.8 > 0.3 > dinghy > 0.0


def test_a_question_of_names_alone_finds_who_speaks(memory: Memory) -> None:
    assert measure(memory, "Ana") == measure(memory, "Ana and Bo") == 1.0
    assert measure(memory, "Zed") == 0.0


def test_the_words_that_name_a_form_are_not_what_is_asked_about(memory: Memory) -> None:
    assert measure(memory, "How old is Zephyr?") == 0.0  # though an old anchor is told of
    assert measure(memory, "How much does it cost?") == 1.0  # nothing else is asked about


def test_a_question_of_dates_alone_finds_what_is_dated_so(memory: Memory) -> None:
    assert measure(memory, "2025-03-04") == measure(memory, "on 4 March 2025?") == 1.0
    assert measure(memory, "2019-01-01") == 0.0


def test_a_speaker_alone_is_little_of_a_question_about_something_unknown(memory: Memory) -> None:
    assert 0.0 < measure(memory, "Did Ana buy the zeppelin?") < 0.3


@pytest.mark.parametrize(
    ("text", "known", "unknown"),
    [
        (
            "船锚太重了，有一百四十公斤。\n\n温室的屋顶又坏了。\n\n母鸡这个星期没有下蛋。",
            "温室的屋顶怎么了？",
            "飞艇在哪里？",
        ),
        (
            "錨は重すぎます。\n\n温室の屋根がまた壊れました。\n\n鶏は今週卵を産みませんでした。",
            "温室の屋根は？",
            "飛行船は？",
        ),
        ("닻이 너무 무거워요.\n\n온실 지붕이 또 망가졌어요.\n\n닭이 알을 안 낳았어요.", "온실 지붕은?", "비행선은?"),
    ],
)
def test_scripts_without_spaces_count_characters(text: str, known: str, unknown: str) -> None:
    memory = compress(text)
    assert measure(memory, known) > 0.8
    assert measure(memory, unknown) < 0.1


def test_each_word_is_told_as_it_is_spelled(memory: Memory) -> None:
    found = words(memory, "Did Tamsin weld Ana's ANCHOR or a zeppelin?")
    assert [one.word for one in found] == ["Tamsin", "weld", "Ana's", "ANCHOR", "zeppelin"]
    assert [one.found for one in found] == [1, 1, 6, 2, 0]


def test_a_speakers_name_is_found_in_all_that_the_speaker_said_however_it_is_written() -> None:
    chat = compress("Ana: The wifi is slow.\n\nJo Kern: Ana told me.\n\nAna: The cat sleeps.\n\npriya_r: Well.")
    found = words(chat, "Did ANA, Ana’s mate Kern or Priya say why, or Ana's zeppelin?")
    told = {one.word: one.found for one in found}
    assert (told["ANA"], told["Ana’s"], told["Ana's"], told["Kern"], told["Priya"]) == (3, 3, 3, 1, 1)
    assert told["zeppelin"] == 0


def test_words_of_a_script_without_spaces_are_told_without_their_endings() -> None:
    memory = compress("温室の屋根がまた壊れました。\n\n鶏は今週卵を産みませんでした。")
    assert [one.word for one in words(memory, "温室の屋根はどうですか？")][:2] == ["温室", "屋根"]
    assert [one.found for one in words(memory, "温室の屋根はどうですか？")][:2] == [1, 1]


def test_a_question_that_says_nothing_has_no_words(memory: Memory) -> None:
    assert words(memory, "") == words(memory, "???") == words(memory, "what is it") == ()


TERMS = st.lists(st.sampled_from("anchor heron pond gate hen cold roof new old none".split()), max_size=3, unique=True)
parts = st.lists(st.builds(Part, st.floats(0.1, 9.0), TERMS.map(tuple)), max_size=8)


@given(parts)
def test_the_shortest_way_to_the_most_that_is_held_finds_the_same(found: list[Part]) -> None:
    index = index_of(MEMORY)
    found.sort(key=lambda part: -part.weight)
    known = [part._replace(terms=tuple(term for term in part.terms if term in index.scorer.postings)) for part in found]
    whole = max(relevance._held(index, known).values(), default=0.0)
    assert relevance._most_held(index, known) == pytest.approx(whole)


@settings(max_examples=40)
@given(st.text(max_size=60), st.sampled_from(["", "How old is Tamsin? ", "温室の", "Ana 2025-03-04 "]))
def test_any_question_has_a_relevance_and_always_the_same(text: str, before: str) -> None:
    one, other = MEMORY, compress(CHAT)
    value = measure(one, before + text)
    assert 0.0 <= value <= 1.0
    assert value == measure(one, before + text) == measure(other, before + text)
    assert all(word.found >= 0 and word.word for word in words(one, before + text))


@pytest.mark.timing
@pytest.mark.parametrize(
    "text",
    [
        "温室" * 30_000,
        "온실의" * 20_000,
        "How old is the anchor? " * 5_000,
        "x" * 200_000,
        "\x00\ud800\u2028 a" * 10_000,
        " ".join(f"word{n}" for n in range(5_000)),
        "e" + "\u0301" * 100_000,
    ],
)
def test_a_hostile_question_takes_no_more_than_its_length(memory: Memory, text: str) -> None:
    index = index_of(memory)
    question = ask(index, memory, text, False, None)
    started = time.perf_counter()
    measure_relevance(index, memory, question)
    matched(index, question)
    assert time.perf_counter() - started < 3


def test_work_is_bounded_in_a_large_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    chat = compress("\n\n".join(f"Ana: the anchor number {n} of the fleet" for n in range(300)))
    index = index_of(chat)
    seen: list[int] = []
    monkeypatch.setattr(relevance, "shows_form", lambda index, memory, i, form, asked: bool(seen.append(i)))
    monkeypatch.setattr(relevance, "may_show", lambda *_: False)
    measure_relevance(index, chat, ask(index, chat, "What colour is the anchor?", False, None))
    assert len(seen) == relevance.LOOKED_AT
    monkeypatch.setattr(relevance, "MOST", 50)
    held = relevance._held(index, [Part(3.0, ("7",)), Part(2.0, ("anchor",)), Part(1.0, ("fleet",))])
    late = relevance._held(index, [Part(2.0, ("anchor",)), Part(1.0, ("fleet",))])
    assert (
        len(late) == len(held) == 300
    )  # the first word is followed in full, the next ones add nothing to its passages
    assert relevance._most_held(index, [Part(3.0, ("7",)), Part(2.0, ("anchor",))]) == 5.0


def test_a_memory_without_its_source_is_measured_by_its_quotes() -> None:
    whole = compress("The ferry to Skerrow needs a new anchor.")
    bare = Memory(zettels=whole.zettels, tunnels=(), meta=replace(whole.meta, source=None))
    assert measure(bare, "Which anchor does the ferry need?") > 0.5
    assert measure(bare, "zeppelin") == 0.0
    empty = Memory(zettels=(), tunnels=(), meta=bare.meta)
    assert measure(empty, "How old is Tamsin?") == measure(empty, "Ana") == 0.0
    assert words(empty, "zeppelin") == (Matched("zeppelin", 0, ()),)
