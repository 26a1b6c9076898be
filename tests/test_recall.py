"""Recall: what a question finds, in which order, and what it must not find."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import Memory, Message, compress, decode, encode, merge_results, recall, recall_context, with_source
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, SourceError
from zettelpy.text.lexicon.synonyms import LANGUAGES, clusters_for


def quotes(memory: Memory, query: str, **options: object) -> list[str]:
    return [zettel.quote for zettel in recall(memory, query, **options)]  # type: ignore[arg-type]


def notes(*texts: str) -> Memory:
    return merge_results([compress(text) for text in texts])


def test_a_neighbour_in_the_document_is_found_but_not_across_documents() -> None:
    chat = "Ana: Who fixed the boiler?\n\nBo: Maja did, on Monday.\n\nAna: Good."
    memory = merge_results([compress(chat, chunk_size=30, chunk_overlap=0), compress("Nothing of the kind.")])
    found = quotes(memory, "boiler", hops=False)
    assert any("Maja" in quote for quote in found)
    assert not any("Nothing" in quote for quote in found)


def test_synonyms_work_both_ways_and_as_phrases() -> None:
    memory = notes(
        "She relocated to Bergen in May.",
        "They got wed last year.",
        "He lives in New York City.",
        "I study at university.",
    )
    for query, word in (
        ("move", "relocated"), ("marriage", "wed"), ("nyc", "New York"), ("school", "university"), ("learn", "study"),
    ):  # fmt: skip
        assert any(word in quote for quote in quotes(memory, query, hops=False)), query
    assert any("New York" in q for q in quotes(memory, "New York"))


def test_hops_add_after_matches_and_never_reorder_them() -> None:
    text = "\n\n".join(
        [
            "Marek Holm repairs the harbour crane with Ines.",
            "Ines and Marek Holm paint the lighthouse door.",
            "The bakery sells rye bread on Sundays only.",
        ]
    )
    memory = compress(text, chunk_size=60, chunk_overlap=0)
    assert memory.tunnels
    bare, hopped = recall(memory, "crane", hops=False), recall(memory, "crane", hops=True)
    assert hopped[: len(bare)] == bare


def test_speakers_named_in_the_question_gain() -> None:
    memory = compress(
        "\n\n".join(["Ana: The ferry leaves at nine.", "Bo: The ferry leaves at ten.", "Ana: No.", "Bo: Yes."] * 2),
        chunk_size=34,
        chunk_overlap=0,
    )
    assert recall(memory, "When does the ferry leave according to Bo?")[0].entities[:1] == ("Bo",)
    assert all("Bo" in zettel.entities for zettel in recall(memory, "Bo", hops=False))


def test_dates_in_the_question_find_the_day() -> None:
    memory = compress(
        "[2025-03-04 09:12] Ana: I bought a lamp.\n[2025-04-11 10:00] Ana: I bought a chair.\n[2025-05-02 08:00] Bo: k",
        chunk_size=48,
        chunk_overlap=0,
    )
    assert "chair" in quotes(memory, "What did Ana buy on 11 April 2025?")[0]
    assert "lamp" in quotes(memory, "What did Ana buy in March 2025?")[0]
    assert "chair" in quotes(memory, "2025-04-11")[0]


def test_after_and_before_include_by_prefix_and_leave_out_the_undated() -> None:
    memory = merge_results(
        [compress("Ferry one.", date=f"2025-0{month}-15") for month in (3, 4, 5)] + [compress("Ferry x.")]
    )
    assert [z.resolved_date for z in recall(memory, "ferry", after="2025-04", hops=False)] == [
        "2025-04-15",
        "2025-05-15",
    ]
    assert [z.resolved_date for z in recall(memory, "ferry", before="2025-04-15", hops=False)] == [
        "2025-03-15",
        "2025-04-15",
    ]
    assert len(recall(memory, "ferry")) == 4


@given(
    st.lists(st.sampled_from("ferry boiler lamp tea crane note".split()), min_size=1, max_size=30), st.integers(0, 12)
)
@settings(max_examples=40)
def test_smaller_top_k_is_a_prefix(words: list[str], k: int) -> None:
    memory = compress("\n\n".join(f"{word} is here." for word in words), chunk_size=20, chunk_overlap=0)
    whole = recall(memory, "ferry and tea", top_k=50)
    assert recall(memory, "ferry and tea", top_k=k) == whole[:k]


def test_a_memory_without_source_answers_from_quotes_and_gets_its_text_back() -> None:
    text = "\n\n".join(f"Note {n}: the {word} stands in room {n}." for n, word in enumerate(("lamp", "crane", "sofa")))
    memory = compress(text, chunk_size=60, chunk_overlap=0)
    bare = decode(encode(memory))
    assert bare.meta.source is None
    assert "crane" in quotes(bare, "crane")[0]
    assert "crane" in recall_context(bare, "crane")
    assert recall_context(bare, "crane", source=text) == recall_context(memory, "crane")
    assert with_source(compress(text, keep_source=False), text) == compress(text)
    with pytest.raises(SourceError, match="pass the very same text|pass the text"):
        with_source(bare, "something else " * 20)


def test_offsets_in_utf_16_become_code_points_with_the_source() -> None:
    text = "😀 Ana decided. 😀😀 Bo left.\n\n😀 Then it was over for Ana."
    memory = compress(text, chunk_size=40, chunk_overlap=0)
    bare = decode(encode(memory, version=2, offsets="utf16"), offsets="utf16")
    assert bare.meta.offsets == "utf16"
    whole = with_source(bare, text)
    assert whole.meta.offsets == "codepoint"
    assert [zettel.spans for zettel in whole.zettels] == [zettel.spans for zettel in memory.zettels]
    with pytest.raises(SourceError, match="pass the very same text"):
        with_source(bare, text.replace("😀", "x"))


def test_a_pickled_memory_is_equal_and_recalls_the_same() -> None:
    messages = [
        Message("Ana", "Ferry at nine.\n\nOr ten: who knows?", "2025-03-04T09:00"),
        Message("", "Bo: fine", None),
    ]
    for memory in (compress(messages), compress("Ana: Ferry at nine.\n\nBo: Fine, the ferry.")):
        before = recall_context(memory, "ferry")
        copy = pickle.loads(pickle.dumps(memory))
        assert copy == memory
        assert not copy.cache
        assert recall_context(copy, "ferry") == before


def test_recall_and_context_filter_dates_alike() -> None:
    memory = compress("[2025-04-01 09:00] Gwen: agreed, we open on Friday 12 September 2025.")
    assert quotes(memory, "open", after="2025-04", before="2025-04")
    assert not quotes(memory, "open", after="2025-09")
    text = "## 2025-03-04\n\nAna: the ferry left.\n\n## 2025-05-06\n\nAna: the ferry came back."
    again = decode(encode(compress(text)), source=text)
    assert quotes(again, "ferry", after="2025-05")


def test_a_speakers_name_is_a_word_as_well() -> None:
    memory = compress("Ana: good morning all\nBo: Ana's husband is Carl, they live in Ghent")
    assert any("Carl" in quote for quote in quotes(memory, "Who is Ana married to?"))
    memory = compress("Bo: Ana lives in Ghent\nAna: fine\nBo: ok")
    assert "Ghent" in recall_context(memory, "Ana")
    assert "Yo llego" in recall_context(
        compress("Marisol: Yo llego el 18\nGwen: ok\nMarisol: sí"), "¿Cuándo viene Marisol?"
    )


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("🎉 party at 8", "🎉"),
        ("회의는 수요일로 변경되었습니다.", "회의"),
        ("펌프를 고쳤다", "펌프"),
        ("Łódź is far", "Lodz"),
        ("Ørsted paid", "orsted"),
        ("the price is 3,100 EUR", "3100"),
        ("the price is 3100 EUR", "3,100"),
        ("rollback is easy", "roll back"),
        ("we split up in May", "divorce"),
        ("they lay off people", "fire"),
    ],
)
def test_what_is_written_otherwise_is_found(text: str, query: str) -> None:
    assert quotes(compress(text), query)


CARRIERS = {  # a sentence that tells the language, and whose words are in no cluster
    "en": "Here {} stands.",
    "de": "Das ist {} und das war nicht so, wie ich es noch weiß.",
    "fr": "Et voilà {} dans ce que nous avons pour vous, mais pas plus.",
    "es": "Y esto es {} para los que están con nosotros, pero no más.",
    "pt": "E isso é {} para os que estão com a gente, mas não mais.",
    "it": "E questo è {} per quelli che sono con noi, ma non di più.",
    "ru": "И это {} для тех, кто был с нами, но не больше.",
    "ja": "これは{}です。",
    "zh": "这是{}。",
    "ko": "이것은 {} 입니다.",
    "hi": "और यह {} है जो हमारे लिए था।",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_synonym_that_is_listed_works(language: str) -> None:
    clusters = clusters_for((language,))
    assert len(clusters) >= 30
    for number, cluster in enumerate(clusters):
        assert len(cluster) > 1
        one = cluster[number % len(cluster)]  # the text holds another place of each cluster in turn
        memory = compress(CARRIERS[language].format(one))
        for other in cluster:
            assert quotes(memory, other), (one, other)


CHANGED = """[2025-03-03 09:00] Ana: We decided to use Heron for the ingest queue.
[2025-03-03 09:05] Bo: Fine, I will tell the others over lunch.
[2025-03-04 10:00] Bo: The coffee machine is broken again, somebody call the service.
[2025-03-04 10:10] Ana: The parcel for the Lindau office came back, the address was wrong.
[2025-03-04 10:20] Bo: Who has the key of the bike shed?
[2025-03-05 16:40] Ana: Heron is out, we take Postgres instead.
[2025-03-06 09:00] Bo: The fire drill is at eleven, leave your things where they are.
"""


def test_what_replaced_a_statement_comes_up_with_it() -> None:
    memory = compress(CHANGED)
    assert [change.signal for change in memory.contradictions]
    context = recall_context(memory, "Which ingest queue did we decide on?", max_tokens=45)
    assert "ingest queue" in context
    assert "Postgres" in context


def test_what_stands_around_the_best_passages_fills_a_budget() -> None:
    lines = [f"[2025-03-04 10:{k:02}] {'AB'[k % 2]}: {word}." for k, word in enumerate("one two six ten".split() * 3)]
    lines[2] = "[2025-03-04 10:02] Bo: What about the boiler?"
    lines[8] = "[2025-03-04 10:08] Ana: Three hundred and forty."
    memory = compress("\n".join(lines))
    assert "forty" in recall_context(memory, "the boiler", max_tokens=300)
    assert "forty" not in recall_context(memory, "the boiler", max_tokens=20)
    assert recall_context(memory, "the greenhouse", max_tokens=300) == ""


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("写真は36枚です。", "何枚ありますか"),
        ("房间一共八间。", "有几间"),
        ("Мы заказали автобус и билеты на поезд.", "какие билеты заказаны"),
        ("Wir haben die Pumpe gestern abgesagt, das ist so.", "Wer will absagen?"),
        ("Hemos pagado las cuotas de todos los socios.", "¿quién paga la cuota?"),
        ("C'est l'eau du village et pas plus pour nous.", "où est leau ou eau"),
    ],
)
def test_inflected_forms_and_counters_are_found(text: str, query: str) -> None:
    assert quotes(compress(text), query)


def test_one_zettel_without_a_place_does_not_hide_the_source() -> None:
    text = "The red shed is old.\n\nThe blue shed is new, and Ana painted it last week with Bo."
    memory = compress(text, chunk_size=64, chunk_overlap=0)
    lost = replace(memory.zettels[0], source_start=None, source_end=None, spans=())
    torn = replace(memory, zettels=(lost, *memory.zettels[1:]))
    assert "with Bo" in recall_context(torn, "blue shed")
    assert "red shed" in recall_context(torn, "red shed")


@pytest.mark.parametrize("query", ["what is it that we are", "the of and", "???", "", "   \n\t"])
def test_questions_without_content_find_nothing(query: str) -> None:
    assert recall(notes("The boiler was serviced in May.", "Who is on call is written on the board."), query) == []


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"top_k": -1}, ArgumentValueError),
        ({"top_k": "3"}, ArgumentTypeError),
        ({"top_k": True}, ArgumentTypeError),
        ({"before": "2025-13-45"}, ArgumentValueError),
        ({"source": 3}, ArgumentTypeError),
    ],
)
def test_wrong_arguments(options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        recall(compress("The boiler."), "boiler", **options)  # type: ignore[arg-type]
