"""Contradictions: what replaces what, what is none, and that no text floods or stalls the search."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.contradiction import MOST_A_SUBJECT, detect_contradictions
from zettelpy.types import Contradiction, Document, Memory, Message, Meta, Zettel

BOOKS = Path(__file__).resolve().parents[2] / "shared" / "corpora" / "books"


def memory_of(
    *notes: str, dates: tuple[str | None, ...] = (), names: tuple[str, ...] = (), source: bool = True
) -> Memory:
    """One zettel a note; the source is the notes, joined by blank lines."""
    zettels, at = [], 0
    for k, note in enumerate(notes):
        date = dates[k] if dates else None
        zettels.append(
            Zettel(f"n{k}", names, quote=note, source_start=at, source_end=at + len(note), resolved_date=date)
        )
        at += len(note) + 2
    return Memory(tuple(zettels), meta=Meta(source="\n\n".join(notes) if source else None))


def found_in(*notes: str) -> list[tuple[str, str, str, str]]:
    found = detect_contradictions(memory_of(*notes))
    return [(one.earlier, one.later, one.shared, one.signal) for one in found]


REPLACED = [
    ("The archive runs on MySQL.", "We moved the archive from MySQL to Postgres.", "archive", "reversal"),
    ("Decision: migrate to the Aster gateway on Monday.", "Scratch that, we stay on Borealis; Aster is off the table.",
     "Aster", "reversal"),
    ("We decided to host the wiki on Aster.", "The wiki is no longer hosted on Aster.", "wiki", "reversal"),
    ("We decided to take the train to Leeds.", "We take the car to Leeds instead of the train.", "Leeds", "reversal"),
    ("We agreed on the picnic in the park.", "The picnic in the park is cancelled.", "picnic", "reversal"),
    ("We decided to rent the van.", "Change of plan: we rent no van.", "van", "reversal"),
    ("Wir haben beschlossen, den Umzug im Herbst zu machen.", "Der Umzug ist abgesagt.", "Umzug", "reversal"),
    ("Nous avons décidé de louer le chalet.", "Le chalet est annulé.", "chalet", "reversal"),
    ("The launch is on Friday.", "The launch is now on Monday.", "launch", "value-change"),
    ("Budget is 4,000 EUR.", "The budget is 5,000 EUR.", "budget", "value-change"),
    ("The bike lock code is 4417.", "The new bike lock code is 9032.", "bike", "value-change"),
    ("We decided to ship the beta on Friday.", "We decided to ship the beta on Monday.", "beta", "value-change"),
    ("We decided to use Postgres for billing.", "We decided to use MySQL for billing.", "billing", "value-change"),
    ("The retro is at 09:30.", "We moved the retro to 10:15.", "retro", "value-change"),
    ("The API supports XML exports.", "The API does not support XML exports.", "API", "negation-flip"),
    ("We won't ship the beta with Leeds.", "We will ship the beta with Leeds.", "beta", "negation-flip"),
]  # fmt: skip


@pytest.mark.parametrize(("earlier", "later", "shared", "signal"), REPLACED)
def test_a_statement_that_replaced_another(earlier: str, later: str, shared: str, signal: str) -> None:
    between = "Lunch is here.", "Ines likes jazz."
    assert found_in(earlier, *between, later) == [("n0", "n3", shared, signal)]


KEPT = [
    ("Benchmark Q was run with model small-3.", "Benchmark Q was run with model small-7."),
    ("Lena likes jazz.", "Lena likes chess."),
    ("I know the answer now.", "The notebook is here now."),  # "no" inside a word is no negation
    ("We decided to ship the beta on Friday.", "As decided, the beta ships on Friday."),
    ("The launch is on Friday.", "The launch is on Friday, as planned."),
    ("The launch is on Friday.", "Is the launch now on Monday?"),
    ("The launch is on Friday.", "If Ines is ill, the launch is now on Monday."),
    ("The launch of module 17 is on Friday.", "The launch of module 18 is now on Monday."),
    ("Ana's demo is on Friday.", "Bo's demo is now on Monday."),
    ("We decided to buy the red chairs.", "We decided to paint the kitchen."),
    ("The budget is 4,000.", "The deadline is now on Friday."),
    ("We decided to rent the van.", "No problem, we rent the van."),
    ("The picnic in the park is cancelled.", "The picnic in the park is cancelled, as said."),
    ("We moved the archive from MySQL to Postgres.", "We moved the archive from MySQL to Postgres in June."),
]


@pytest.mark.parametrize(("earlier", "later"), KEPT)
def test_what_is_no_contradiction(earlier: str, later: str) -> None:
    assert found_in(earlier, later) == []


def test_the_latest_statement_is_the_one_replaced() -> None:
    notes = ["The launch is on Monday.", "The launch is now on Tuesday.", "The launch is now on Thursday."]
    assert [one[:2] for one in found_in(*notes)] == [("n0", "n1"), ("n1", "n2")]


def test_one_subject_gives_a_bounded_number() -> None:
    notes = [f"The launch is now at {hour}:00." for hour in range(20)]
    notes += ["The budget is 4,000.", "The budget is 5,000."]
    shared = Counter(one[2] for one in found_in(*notes))
    assert shared["budget"] == 1
    assert shared.get("launch", 0) <= MOST_A_SUBJECT


def test_spans_are_those_of_the_sentences() -> None:
    memory = memory_of("It rains. The launch is on Friday. Bring tea.", "Noted. The launch is now on Monday.")
    (found,) = detect_contradictions(memory)
    assert memory.meta.source is not None
    texts = [memory.meta.source[span[0] : span[1]] for span in (found.earlier_span, found.later_span) if span]
    assert texts == ["The launch is on Friday.", "The launch is now on Monday."]


def test_both_may_stand_in_one_zettel() -> None:
    (found,) = detect_contradictions(memory_of("The launch is on Friday. The launch is now on Monday."))
    assert found.earlier == found.later == "n0"
    assert found.earlier_span != found.later_span


def test_without_source_the_quotes_are_read() -> None:
    memory = memory_of("The launch is on Friday.", "The launch is now on Monday.", source=False)
    (found,) = detect_contradictions(memory)
    assert (found.earlier, found.later) == ("n0", "n1")
    assert (found.earlier_span, found.later_span) == ((0, 24), (26, 54))
    bare = Memory((Zettel("a", quote="The launch is on Friday."), Zettel("b", quote="The launch is now on Monday.")))
    (found,) = detect_contradictions(bare)
    assert (found.earlier_span, found.later_span) == (None, None)


def test_summary() -> None:
    later = 'The launch is "now" on Monday, and that is what we all had been saying about it.'
    memory = memory_of("The launch is on\nFriday.", later, dates=("2025-03-04", None))
    (found,) = detect_contradictions(memory)
    assert found.summary == (
        '[launch] "The launch is on Friday." (2025-03-04) → '
        "\"The launch is 'now' on Monday, and that is what we all had…\" (value-change)"
    )


def test_an_entity_is_named_in_full() -> None:
    memory = memory_of(
        "We decided to host it at Aster Gateway.", "We scrapped Aster Gateway.", names=("Aster Gateway",)
    )
    (found,) = detect_contradictions(memory)
    assert found.shared == "Aster Gateway"


def test_dates_say_which_of_two_documents_is_the_later() -> None:
    """In one document the order of the text counts: a date that a note names may lie ahead."""
    notes = "The launch is on Friday.", "The launch is now on Monday."
    memory = memory_of(*notes, dates=("2025-06-02", "2025-03-04"))
    (found,) = detect_contradictions(memory)
    assert (found.earlier, found.later) == ("n0", "n1")
    border = len(notes[0])
    documents = Document((0, border)), Document((border + 2, border + 2 + len(notes[1])))
    apart = Memory(memory.zettels, meta=Meta(source=memory.meta.source, documents=documents))
    (found,) = detect_contradictions(apart)
    assert (found.earlier, found.later) == ("n1", "n0")
    assert found.earlier_span is not None
    assert found.later_span is not None
    assert found.earlier_span > found.later_span
    (found,) = detect_contradictions(
        Memory(memory_of(*notes, dates=("2025-06", "2025-03-04")).zettels, meta=apart.meta)
    )
    assert (found.earlier, found.later) == ("n0", "n1")


def test_messages_and_documents() -> None:
    """Speaker labels and times are no part of what is said; statements are compared across documents."""
    first = "[2025-03-04T09:12] Ana: The launch is on Friday."
    second = "[2025-03-05T10:00] Bo: The launch is now on Monday."
    source = f"{first}\n\n{second}"
    border = len(first)
    zettels = (
        Zettel("a", source_start=0, source_end=border),
        Zettel("b", source_start=border + 2, source_end=len(source)),
    )
    messages = (
        Message("Ana", "The launch is on Friday.", "2025-03-04T09:12"),
        Message("Bo", "The launch is now on Monday.", "2025-03-05T10:00"),
    )
    for documents in ((), (Document((0, border)), Document((border + 2, len(source))))):
        memory = Memory(zettels, messages=messages, meta=Meta(source=source, documents=documents))
        (found,) = detect_contradictions(memory)
        assert (found.earlier, found.later, found.shared) == ("a", "b", "launch")
        assert found.later_span is not None
        assert source[slice(*found.later_span)] == "The launch is now on Monday."


NOTES = [*(pair[k] for pair in REPLACED for k in (0, 1)), *KEPT[0], "Tea?", "..."]


@given(st.lists(st.sampled_from(NOTES), max_size=12))
def test_each_later_statement_once_and_in_order(notes: list[str]) -> None:
    memory = memory_of(*notes)
    found = detect_contradictions(memory)
    spans = [one.later_span for one in found]
    assert len(set(spans)) == len(spans)
    assert spans == sorted(span for span in spans if span)
    assert detect_contradictions(memory) == found
    for one in found:
        assert one.earlier_span is not None
        assert one.later_span is not None
        assert one.earlier_span < one.later_span


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_text_is_read(left: str, right: str) -> None:
    for one in detect_contradictions(memory_of(left, right)):
        assert isinstance(one, Contradiction)


def test_nothing_in_nothing_out() -> None:
    assert detect_contradictions(Memory()) == ()
    assert detect_contradictions(memory_of("")) == ()
    assert detect_contradictions(Memory((Zettel("a"),))) == ()


def decisions(count: int) -> Memory:
    """Decision paragraphs that share a name, half of them negated, with days that differ."""
    return memory_of(
        *(
            f"Marek decided to {'not ' if k % 2 else ''}use tool{k % 97} for task {k} on {('Monday', 'Friday')[k % 2]}."
            for k in range(count)
        )
    )


@pytest.mark.timing
def test_two_thousand_decisions_that_share_a_name() -> None:
    def seconds(count: int) -> float:
        memory = decisions(count)
        start = process_time()
        found = detect_contradictions(memory)
        spent = process_time() - start
        assert len(found) < 20
        return spent

    seconds(100)
    ratio = min(seconds(2000) / max(seconds(500), 1e-3) for _ in range(2))
    assert ratio < 10, f"four times the decisions took {ratio:.1f} times as long"


@pytest.mark.timing
@pytest.mark.parametrize("bait", ["no longer ", "we moved from a to b instead of ", "is 1 ", "on 1,", "scratch that. "])
def test_hostile_text_is_linear(bait: str) -> None:
    def seconds(times: int) -> float:
        memory = memory_of(bait * times)
        start = process_time()
        detect_contradictions(memory)
        return process_time() - start

    small = min(seconds(1000) for _ in range(2))
    assert seconds(4000) < 10 * max(small, 5e-3)


@pytest.mark.parametrize("book", ["pride-and-prejudice", "origin-of-species"])
def test_a_book_does_not_flood(book: str) -> None:
    path = BOOKS / f"{book}.txt"
    if not path.exists():
        pytest.skip("the corpora are not part of the repository")
    text = path.read_bytes().decode()
    cuts = range(0, len(text), 800)
    zettels = tuple(Zettel(f"z{at}", source_start=at, source_end=min(len(text), at + 800)) for at in cuts)
    assert len(detect_contradictions(Memory(zettels, meta=Meta(source=text)))) < 10
