"""What changed in meaning: decisions reversed, contradictions new and settled, entities renamed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import zettelpy
from tests.codec.diff_notes import CHAT, against, edited, kinds, memory, note
from zettelpy import diff
from zettelpy.types import Contradiction, EntityIndex, Memory, Zettel


@pytest.fixture(scope="module")
def chat() -> Memory:
    return zettelpy.compress(CHAT)


# Decisions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("We go with Heron for the ingest queue.", "We go with Postgres for the ingest queue.", "reversed"),
        ("The message size cap is 512 KB.", "The message size cap is 1 MB.", "reversed"),
        ("We will sell the old house in spring.", "We will not sell the old house in spring.", "reversed"),
        ("The release is on friday.", "The release is on monday.", "reversed"),
        ("Wir treffen uns am Freitag im Hafen.", "Wir treffen uns am Montag im Hafen.", "reversed"),
        ("We go with Heron for the ingest queue.", "We go with Heron for the ingest queue, says Ana.", "changed"),
        ("We paint the fence green.", "We paint the fence green, and the gate.", "changed"),
    ],
)
def test_a_decision_that_was_edited(before: str, after: str, kind: str) -> None:
    found = diff(memory(note(before, decided=True)), memory(note(after, decided=True)))
    assert [(one.kind, one.before and one.before.quote, one.after and one.after.quote) for one in found.decisions] == [
        (kind, before, after)
    ]
    assert bool(found.reversed) == (kind == "reversed")


def test_marks_and_case_change_no_decision() -> None:
    found = diff(
        memory(note("We go with Heron for the queue.", decided=True)),
        memory(note("we go with  Heron for the queue!", decided=True)),
    )
    assert (found.decisions, kinds(found.zettels)) == ((), ["edited"])


def test_a_decision_that_is_none_any_more_is_reversed() -> None:
    before, after = note("We sell the boat in May.", decided=True), note("We may sell the boat in May.")
    assert kinds(diff(memory(before), memory(after)).decisions) == ["reversed"]
    assert kinds(diff(memory(after), memory(before)).decisions) == ["added"]


def test_decisions_come_and_go() -> None:
    a, b = note("The boiler leaks."), note("We buy a new boiler.", decided=True)
    assert kinds(diff(memory(a), memory(a, b)).decisions) == ["added"]
    assert kinds(diff(memory(a, b), memory(a)).decisions) == ["dropped"]
    assert kinds(diff(memory(b), memory(replace(b, flags=()))).decisions) == ["dropped"]


def test_a_new_statement_reverses_a_decision_and_its_going_restores_it() -> None:
    old = note("We decided to go with Heron.", decided=True)
    new = note("Scratch that: Heron is out.", decided=True)
    told = against(old, new)
    found = diff(memory(old), memory(old, new, contradictions=(told,)))
    assert [(one.kind, one.before, one.by) for one in found.decisions] == [("reversed", old, told)]  # told once
    assert kinds(found.contradictions) == ["new"]
    back = diff(memory(old, new, contradictions=(told,)), memory(old))
    assert kinds(back.decisions) == ["restored"]
    assert kinds(back.contradictions) == ["settled"]


def test_a_statement_beside_the_decision_reverses_nothing() -> None:
    """The zettel decided on Heron; what gave way is another sentence of it."""
    old, new = note("We decided to go with Heron.", decided=True), note("Lunch is at one now.")
    summary = '[lunch] "Lunch is at noon." → "Lunch is at one now." (value-change)'
    told = Contradiction(old.id, new.id, "lunch", "value-change", summary)
    found = diff(memory(old), memory(old, new, contradictions=(told,)))
    assert (kinds(found.decisions), kinds(found.contradictions)) == ([], ["new"])


def test_what_the_rest_of_a_memory_tells_of_two_old_texts_reverses_nothing() -> None:
    old, new = note("We decided to go with Heron.", decided=True), note("Heron is out.")
    told = against(old, new)
    found = diff(memory(old, new), memory(old, new, contradictions=(told,)))
    assert (kinds(found.decisions), kinds(found.contradictions)) == ([], ["surfaced"])
    back = diff(memory(old, new, contradictions=(told,)), memory(old, new))
    assert (kinds(back.decisions), kinds(back.contradictions)) == ([], ["lapsed"])


def test_a_decision_in_another_zettel_is_the_same_one() -> None:
    """An edit before it moved the borders: the sentence is quoted by the next zettel now."""
    said = "We decided to go with Heron."
    before = memory(Zettel("a", quote=said, flags=("DECISION",)), Zettel("b", quote="Cats sleep a lot."))
    after = memory(Zettel("c", quote="Dogs bark."), Zettel("d", quote=said, flags=("DECISION",)))
    assert diff(before, after).decisions == ()


def test_decisions_that_changed_places_are_the_same_ones() -> None:
    one, other = "We decided to go with Heron.", "We agreed to meet on Mondays at ten."
    before = memory(*(Zettel(f"a{k}", quote=said, flags=("DECISION",)) for k, said in enumerate((one, other))))
    after = memory(*(Zettel(f"b{k}", quote=said, flags=("DECISION",)) for k, said in enumerate((other, one))))
    found = diff(before, after)
    assert (kinds(found.zettels), found.decisions) == (["removed", "edited", "added"], ())


def test_a_decision_that_two_statements_take_back_is_told_once() -> None:
    old = note("We decided to go with Heron.", decided=True)
    first, second = note("Heron is out."), note("Scratch Heron, once and for all.")
    both = (against(old, first), against(old, second))
    assert kinds(diff(memory(old), memory(old, first, second, contradictions=both)).decisions) == ["reversed"]


def test_the_text_tells_whether_a_decision_still_stands() -> None:
    """Another sentence is quoted now, and the old decision is still said: known with the text, left open without."""
    first, second = "We decided to go with Heron.", "We agreed to meet on Mondays at ten."
    before = zettelpy.compress(f"Ana: {first}")
    grown = replace(
        zettelpy.compress(f"Ana: {first}\nBo: {second}"),
        zettels=(note(second, decided=True, source_start=0, source_end=len(first) + len(second) + 10),),
        tunnels=(),
        contradictions=(),
    )
    assert kinds(diff(before, grown).decisions) == ["added"]
    cut = replace(grown, meta=replace(grown.meta, source=f"Bo: {second}" + " " * 40), messages=())
    assert kinds(diff(before, cut).decisions) == ["dropped", "added"]


# Contradictions -------------------------------------------------------------------------------------------------


def test_a_contradiction_is_the_same_through_edits_elsewhere(chat: Memory) -> None:
    """The statement moves to another place, its zettel is cut otherwise; nothing was settled and nothing is new."""
    after = zettelpy.compress(
        edited("[14:52] mara: summary of the call", "[14:51] Ana: brb\n[14:52] mara: summary of the call")
    )
    assert [one.id for one in after.zettels] != [one.id for one in chat.zettels]
    kept = [one.summary for one in after.contradictions]
    assert kept == [one.summary for one in chat.contradictions]
    assert diff(chat, after).contradictions == ()


def test_a_contradiction_whose_side_was_edited_changed() -> None:
    old, new, other = note("The cap is 256 KB."), note("The cap is 512 KB."), note("The cap is 1 MB.")
    found = diff(
        memory(old, new, contradictions=(against(old, new),)), memory(old, other, contradictions=(against(old, other),))
    )
    assert [(one.kind, one.by_rename) for one in found.contradictions] == [("changed", False)]


def test_a_contradiction_of_another_date_or_zettel_changed() -> None:
    old, new, other = note("The cap is 256 KB."), note("The cap is 512 KB."), note("Ana sings.")
    told = against(old, new)
    before = memory(old, new, other, contradictions=(told,))
    for changed in (
        replace(told, summary=told.summary.replace('KB." →', 'KB." (2025) →')),
        replace(told, later=other.id),
        replace(told, earlier_span=(0, 5)),
    ):
        assert kinds(diff(before, replace(before, contradictions=(changed,))).contradictions) == ["changed"], changed


def test_equal_contradictions_are_told_apart_by_their_number() -> None:
    old, new = note("The cap is 256 KB."), note("The cap is 512 KB.")
    one = against(old, new)
    found = diff(memory(old, new, contradictions=(one, one)), memory(old, new, contradictions=(one,)))
    assert kinds(found.contradictions) == ["lapsed"]


# Entities -------------------------------------------------------------------------------------------------------


def people(*rows: tuple[str, ...], codes: dict[str, str] | None = None) -> Memory:
    pairs = tuple((codes or {}).items())
    return memory(
        *(note(f"Entry {k} of the diary.", *row) for k, row in enumerate(rows)), entity_index=EntityIndex(pairs)
    )


@pytest.mark.parametrize(
    ("before", "after", "renamed"),
    [
        ([("Marek",)], [("Marek Nowak",)], [("Marek", "Marek Nowak")]),
        ([("Marek", "Ana"), ("Marek",)], [("Tomek", "Ana"), ("Tomek",)], [("Marek", "Tomek")]),
        ([("Marek", "Ana")], [("Tomek", "Ana")], [("Marek", "Tomek")]),
        # two at once, always together: the turn tells which is which
        (
            [("Marek", "Ana"), ("Marek", "Ana")],
            [("Tomek", "Eva"), ("Tomek", "Eva")],
            [("Marek", "Tomek"), ("Ana", "Eva")],
        ),
        # everything in the zettel is another name: nothing tells
        ([("Marek", "Ana")], [("Tomek", "Eva", "Bo")], []),
        # the new name stands mostly elsewhere
        ([("Marek",), (), ()], [("Tomek",), ("Tomek",), ("Tomek",)], []),
        # the old name goes on
        ([("Marek",), ("Marek",)], [("Tomek",), ("Marek",)], []),
        ([("Marek",)] * 5, [("Tomek",)] * 4 + [("Marek",)], [("Marek", "Tomek")]),
        ([("Marek",)] * 3, [("Tomek",)] * 2 + [("Marek",)], []),
        # the new name was known before
        ([("Marek",), ("Marek",), ("Tomek",)], [("Tomek",), ("Tomek",), ("Tomek",)], []),
    ],
)
def test_renames(before: Any, after: Any, renamed: list[tuple[str, str]]) -> None:
    assert list(diff(people(*before), people(*after)).renamed) == renamed


def test_a_code_that_stayed_tells_a_rename() -> None:
    found = diff(people(("Marek", "Ana"), codes={"M": "Marek"}), people(("Tomasz", "Eva"), codes={"M": "Tomasz"}))
    assert found.renamed == (("Marek", "Tomasz"),)
    index = [memory(entity_index=EntityIndex((("M", name),))) for name in ("Marek", "Tomasz")]
    assert diff(*index).renamed == (("Marek", "Tomasz"),)


def test_entities_new_gone_recoded() -> None:
    before = people(("Marek", "Ana"), ("Ana",), codes={"MRK": "Marek", "A": "Ana"})
    after = people(("Ana",), ("Ana", "Bo"), codes={"ANA": "Ana", "BO": "Bo"})
    found = [(one.kind, one.before, one.after, one.zettels) for one in diff(before, after).entities]
    assert found == [
        ("new", None, ("BO", "Bo"), 1),
        ("gone", ("MRK", "Marek"), None, 1),
        ("recoded", ("A", "Ana"), ("ANA", "Ana"), 2),
    ]


def test_what_was_decided_anew_is_no_rename() -> None:
    before = memory(note("We go with Heron for the queue.", "Heron", decided=True))
    after = memory(note("We go with Kafka for the queue.", "Kafka", decided=True))
    found = diff(before, after)
    assert (found.renamed, kinds(found.decisions)) == ((), ["reversed"])


def test_a_rename_reverses_no_decision_and_explains_the_edits(chat: Memory) -> None:
    found = diff(chat, zettelpy.compress(CHAT.replace("Tendai", "Farai")))
    assert found.renamed == (("Tendai", "Farai"),)
    assert found.decisions == ()
    assert [one.by_rename for one in found.contradictions] == [True]
    assert sum(change.by_rename for change in found.zettels) >= 5
    assert not found.counts()["entities"]["new"]
    assert not found.counts()["entities"]["gone"]
