"""Questions that hold nothing but an event: what lies on its asked side is found, the nearest first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy import compress, explain, recall_context
from zettelpy.passages.index import index_of
from zettelpy.passages.question import ask
from zettelpy.passages.scoring import score_passages
from zettelpy.types import Memory

CHAT = """\
[2023-06-20 10:00] Ana: We had a picnic with the choir.
[2023-12-24 10:00] Bo: I baked gingerbread.
[2024-01-15 09:00] Ana: The boiler is loud.
[2024-01-15 10:00] Bo: I moved to Bergen today.
[2024-01-15 18:00] Ana: The neighbours are nice.
[2024-02-02 10:00] Ana: The ferry was late.
[2024-03-08 10:00] Bo: I broke my ankle on the stairs.
[2024-07-19 10:00] Ana: We leave for Crete tomorrow.
[2024-08-16 10:00] Ana: Back from Crete. The food was great.
[2024-10-31 10:00] Bo: I carved a pumpkin.
[2024-11-15 10:00] Ana: I got the promotion.
[2025-02-20 10:00] Bo: We saw an opera.
"""
MEMORY = compress(CHAT)
OTHERS = {
    "de": ("Heute war der Umzug nach Graz, die Kisten sind da.", "Das Bad ist gestrichen.", "Die Katze ist weg."),
    "fr": ("Le déménagement à Lyon est terminé.", "La salle de bain est repeinte.", "Le chat est parti."),
    "es": ("Hoy fue la mudanza a Cádiz.", "El baño está pintado.", "El gato se escapó."),
    "ru": ("Сегодня был переезд в Казань.", "Я покрасила ванную.", "Кошка убежала."),
    "zh": ("今天搬家到成都了。", "我粉刷了浴室。", "猫跑了。"),
}


def found(question: str, memory: Memory = MEMORY, tokens: int = 1000) -> list[str]:
    """Return the day and the hour of what the context has room for, best first."""
    receipt = explain(memory, question, max_tokens=tokens)
    source = memory.meta.source or ""
    best = sorted(receipt.passages, key=lambda one: -one.score)
    starts = [source.rindex("[", 0, one.span[0]) for one in best if one.span]
    return [source[start + 1 : start + 17] for start in starts]


def test_what_happened_before_an_event_the_nearest_first() -> None:
    first, second, *rest = found("What happened before the move to Bergen?")
    assert (first, second) == ("2024-01-15 09:00", "2024-01-15 10:00")  # the event itself stands behind the nearest
    assert rest[:2] == ["2023-12-24 10:00", "2023-06-20 10:00"]


def test_what_a_named_speaker_did_after_an_event_comes_before_the_rest() -> None:
    days = found("What did Bo do after he moved to Bergen?")
    assert days[0] == "2024-03-08 10:00"
    assert set(days[:4]) == {"2024-03-08 10:00", "2024-01-15 10:00", "2024-10-31 10:00", "2025-02-20 10:00"}
    assert "2024-02-02 10:00" in days[4:]  # Ana's, behind all of Bo's
    assert "2023-12-24 10:00" not in days


def test_a_speaker_of_the_event_is_not_who_is_asked_about() -> None:
    assert found("What happened after Bo moved to Bergen?")[0] == "2024-01-15 18:00"


def test_all_that_tells_of_the_event_is_the_event() -> None:
    assert found("What did Ana do after Crete?")[0] == "2024-11-15 10:00"


def test_the_event_does_not_fill_a_small_budget_alone() -> None:
    text = recall_context(MEMORY, "What did Ana do after Crete?", max_tokens=30)
    assert "promotion" in text


def test_what_is_counted_from_an_event() -> None:
    first, *_ = found("What happened two weeks after the move to Bergen?")
    assert first == "2024-02-02 10:00"


@pytest.mark.parametrize(
    "question",
    [
        "What did Ana see before the move to Bergen?",  # "see": another content word
        "When did Bo bake before the move to Bergen?",
        "How long before the move to Bergen did Bo bake?",
        "After the move to Bergen what broke?",
        "Where was Ana before the move to Bergen?",  # a place is asked for
        "What happened before the wedding?",
    ],
)
def test_other_questions_are_not_carried(question: str) -> None:
    index = index_of(MEMORY)
    asked = ask(index, MEMORY, question, False, None)
    scores = score_passages(index, MEMORY, asked)
    assert 0 not in scores or "2023-06-20 10:00" not in found(question)  # far before it, and it shares no word


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("de", "Was geschah vor dem Umzug?", "Was hat Ana nach dem Umzug gemacht?"),
        ("fr", "Que s'est-il passé avant le déménagement ?", "Que s'est-il passé après le déménagement à Lyon ?"),
        ("es", "¿Qué pasó antes de la mudanza?", "¿Qué hizo Ana después de la mudanza a Cádiz?"),
        ("ru", "Что было до переезда?", "Что случилось после переезда в Казань?"),
        ("zh", "搬家之前发生了什么？", "搬家之后发生了什么？"),
    ],
)
def test_in_other_languages(language: str, before: str, after: str) -> None:
    event, early, late = OTHERS[language]
    name = {"ru": "Аня", "zh": "安娜"}.get(language, "Ana")
    memory = compress(
        f"[2024-01-10 10:00] {name}: {early}\n[2024-03-01 10:00] {name}: {event}\n[2024-04-02 10:00] {name}: {late}"
    )
    assert found(before, memory)[0] == "2024-01-10 10:00"
    assert found(after, memory)[0] == "2024-04-02 10:00"


def test_a_memory_without_days_is_asked_as_ever() -> None:
    memory = compress("Bo: I moved to Bergen.\n\nAna: I got the promotion.")
    assert "Bergen" in recall_context(memory, "What happened before the move to Bergen?", max_tokens=40)


@given(
    st.lists(
        st.sampled_from(
            [*"?!,. \0\ud800", "before ", "after ", "the move ", "Bergen ", "Ana ", "what ", "之前", "搬家"]
        ),
        max_size=16,
    )
)
def test_any_question_can_be_asked(pieces: list[str]) -> None:
    index = index_of(MEMORY)
    question = ask(index, MEMORY, "".join(pieces), False, None)
    assert all(score >= 0.0 for score in score_passages(index, MEMORY, question).values())
