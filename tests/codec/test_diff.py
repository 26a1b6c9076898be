"""What a comparison of two memories tells: what changed, each thing once, nothing that did not, in time n log n."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zettelpy
from zettelpy import decode, diff, encode
from zettelpy.codec.diff import Diff, ZettelChange
from zettelpy.options import Options
from zettelpy.types import (
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Tunnel,
    Zettel,
)
from zettelpy.zettel import content_id

ROOT = Path(__file__).resolve().parents[2]
CHAT = (ROOT / "fixtures" / "01_slack_engineering.md").read_text("utf-8")
BOOK = ROOT.parent / "shared" / "corpora" / "books" / "pride-and-prejudice.txt"


def edited(old: str, new: str) -> str:
    assert CHAT.count(old) == 1, old
    return CHAT.replace(old, new)


@pytest.fixture(scope="module")
def chat() -> Memory:
    return zettelpy.compress(CHAT)


def note(text: str, *names: str, decided: bool = False, number: int = 1, **fields: Any) -> Zettel:
    """Return a zettel that says one thing, under the id that its text gives it."""
    identity = content_id(text) if number == 1 else f"{content_id(text)}-{number}"
    return Zettel(identity, names, quote=text, flags=("DECISION",) if decided else (), **fields)


def memory(*zettels: Zettel, **fields: Any) -> Memory:
    return Memory(zettels, **fields)


def kinds(changes: tuple[Any, ...]) -> list[str]:
    return [change.kind for change in changes]


def told(found: Diff) -> dict[str, dict[str, int]]:
    """Return the counts without those that are 0."""
    counts = {name: {kind: n for kind, n in row.items() if n} for name, row in found.counts().items()}
    return {name: row for name, row in counts.items() if row}


# Nothing differs ------------------------------------------------------------------------------------------------


def test_the_same_memory_gives_nothing(chat: Memory) -> None:
    assert diff(chat, chat) == Diff()
    assert not diff(chat, chat)
    assert not diff(Memory(), Memory())


def test_a_memory_and_its_file_are_the_same(chat: Memory) -> None:
    """The source and its messages are no part of the comparison; everything else must have come back."""
    assert not diff(chat, decode(encode(chat)))
    assert not diff(decode(encode(chat, with_source=True)), chat)


def test_what_is_no_memory_is_refused() -> None:
    with pytest.raises(zettelpy.ArgumentTypeError, match="a must be a Memory, got str: pass what compress"):
        diff("x", Memory())  # type: ignore[arg-type]
    with pytest.raises(zettelpy.ArgumentTypeError, match="b must be a Memory, got NoneType"):
        diff(Memory(), None)  # type: ignore[arg-type]


def test_text_before_everything_moves_offsets_and_nothing_else() -> None:
    one, two = (
        note("Ana feeds the cat.", source_start=0, source_end=18),
        note("Bo sings.", source_start=20, source_end=29),
    )
    later = [
        replace(one, spans=(), source_start=7, source_end=25),
        replace(two, spans=(), source_start=27, source_end=36),
    ]
    assert not diff(memory(one, two), memory(*later))
    longer = replace(two, spans=(), source_end=30)
    (change,) = diff(memory(one, two), memory(one, longer)).zettels
    assert (change.kind, [field.name for field in change.fields]) == ("adjusted", ["spans"])


# Zettels --------------------------------------------------------------------------------------------------------


def test_added_and_removed_stand_in_the_order_of_the_text() -> None:
    a, b, c, d = map(note, ("The boiler leaks.", "Ines bakes bread.", "Ships leave at dawn.", "Owls hunt mice."))
    found = diff(memory(a, b, d), memory(a, c, d))
    assert [(change.kind, (change.before or change.after).quote) for change in found.zettels] == [  # type: ignore[union-attr]
        ("removed", b.quote),
        ("added", c.quote),
    ]
    assert (found.removed, found.added) == ((b,), (c,))


def test_a_text_that_was_edited_is_found_again() -> None:
    a, b, c = map(note, ("The boiler leaks.", "Ines bakes rye bread on Mondays.", "Owls hunt mice."))
    new = note("Ines bakes rye bread on Fridays.")
    (change,) = diff(memory(a, b, c), memory(a, new, c)).zettels
    assert (change.kind, change.before, change.after, change.text_changed) == ("edited", b, new, True)
    assert [field.name for field in change.fields] == ["quote"]


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("quote", "other words", "edited"),
        ("flags", ("CORE",), "edited"),
        ("emotions", ("joy",), "edited"),
        ("resolved_date", "2025-03", "edited"),
        ("entities", ("Bo",), "adjusted"),
        ("topics", ("tea", "cats"), "adjusted"),
        ("weight", 0.9, "adjusted"),
        ("raw", 0.25, "adjusted"),
        ("count", 2, "adjusted"),
        ("turn", 7, "adjusted"),
    ],
)
def test_each_field_is_named_with_before_and_after(field: str, value: Any, kind: str) -> None:
    before = note("Ana feeds the cat.", "Ana")
    after = replace(before, **{field: value})
    (change,) = diff(memory(before), memory(after)).zettels
    assert (change.kind, change.text_changed) == (kind, False)
    assert [(one.name, one.before, one.after) for one in change.fields] == [(field, getattr(before, field), value)]


def test_what_moved_is_told_as_moved_and_the_rest_stays() -> None:
    zettels = [note(f"Page {word} of the log.") for word in "one two three four five six seven".split()]
    order = [zettels[k] for k in (0, 4, 1, 2, 3, 5, 6)]
    found = diff(memory(*zettels), memory(*order))
    assert told(found) == {"zettels": {"moved": 1}}
    assert found.moved[0].after == zettels[4]


def test_repeats_shift_their_suffixes_and_only_one_is_new() -> None:
    again = [note("ok", number=k) for k in range(1, 6)]
    between = [note(f"Step {word}.") for word in "one two three four five".split()]
    before = memory(*[z for pair in zip(again[:3], between[:3], strict=True) for z in pair])
    after = memory(again[0], between[4], *[z for pair in zip(again[1:4], between[:3], strict=True) for z in pair])
    found = diff(before, after)
    assert told(found) == {"zettels": {"added": 2}, "ids": {"renumbered": 2}}
    assert sorted(zettel.quote for zettel in found.added) == ["Step five.", "ok"]


def test_numbered_zettels_are_followed_by_their_quotes() -> None:
    """Version 2 numbers the zettels, so a zettel at the top shifts every id."""
    texts = [f"On day {k} the lamp number {k * 7} was lit." for k in range(9)]
    before = memory(*(Zettel(f"{k:03}", quote=text) for k, text in enumerate(texts, 1)))
    after = memory(*(Zettel(f"{k:03}", quote=text) for k, text in enumerate(["A keeper came.", *texts], 1)))
    found = diff(before, after)
    assert told(found) == {"zettels": {"added": 1}, "ids": {"renumbered": 9}}
    assert found.added[0].quote == "A keeper came."


def test_a_file_of_version_2_and_its_memory_differ_in_what_it_cannot_hold(chat: Memory) -> None:
    found = diff(decode(encode(chat, version=2)), chat)
    assert not found.added
    assert not found.removed
    assert not found.entities
    assert not found.tunnels
    assert not any(change.text_changed for change in found.zettels)
    names = dict.fromkeys(field.name for change in found.zettels for field in change.fields)
    assert sorted(names) == ["raw", "resolved_date"]
    assert kinds(found.contradictions) == ["surfaced"] * len(chat.contradictions)


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


def against(earlier: Zettel, later: Zettel, signal: str = "reversal", shared: str = "x") -> Contradiction:
    summary = f'[{shared}] "{earlier.quote}" → "{later.quote}" ({signal})'
    return Contradiction(earlier.id, later.id, shared, signal, summary)


def test_a_new_statement_reverses_a_decision_and_its_going_restores_it() -> None:
    old = note("We decided to go with Heron.", decided=True)
    new = note("Scratch that: Heron is out.", decided=True)
    told = against(old, new)
    found = diff(memory(old), memory(old, new, contradictions=(told,)))
    assert [(one.kind, one.before, one.by) for one in found.decisions] == [
        ("reversed", old, told),
        ("added", None, None),
    ]
    assert kinds(found.contradictions) == ["new"]
    back = diff(memory(old, new, contradictions=(told,)), memory(old))
    assert kinds(back.decisions) == ["dropped", "restored"]
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


# Edits of a real chat -------------------------------------------------------------------------------------------


def test_an_edited_decision_of_a_chat(chat: Memory) -> None:
    found = diff(
        chat, zettelpy.compress(edited("message size cap is 512 KB, enforced", "message size cap is 1 MB, enforced"))
    )
    assert [(one.kind, one.after and "1 MB" in one.after.quote) for one in found.decisions] == [("reversed", True)]
    assert kinds(found.contradictions) == ["changed"]
    assert not found.added
    assert not found.removed


def test_messages_added_to_a_chat(chat: Memory) -> None:
    more = (
        "[15:20] mara: one more: the freeze now starts on Wednesday March 19, not Monday\n"
        "[15:21] Hannah: noted. We decided to keep the Ljubljana pilot at 20 devices.\n"
    )
    found = diff(chat, zettelpy.compress(CHAT + more))
    assert [(one.kind, one.before and one.before.quote[:13]) for one in found.decisions] == [
        ("reversed", "freeze starts"),
        ("added", None),
    ]
    assert [one.after[1] for one in found.entities if one.kind == "new" and one.after] == ["Hannah"]
    (messages,) = [one for one in found.meta if one.name == "messages"]
    assert ([one.speaker for one in messages.after], messages.before) == (["mara", "Hannah"], ())


def test_a_paragraph_deleted_from_a_chat(chat: Memory) -> None:
    start, end = CHAT.index("[11:20] jonas.k: load test"), CHAT.index("[13:02] priya_r: deploy freeze")
    found = diff(chat, zettelpy.compress(CHAT[:start] + CHAT[end:]))
    assert found.decisions == ()  # none was said there
    assert len(found.removed) + len(found.edited) <= 4


# The rest -------------------------------------------------------------------------------------------------------


def test_tunnels() -> None:
    a, b, c = map(note, ("The boiler leaks.", "Ines bakes bread.", "Owls hunt mice."))
    before = memory(a, b, c, tunnels=(Tunnel(a.id, b.id, "X"), Tunnel(b.id, c.id, "Y")))
    after = memory(a, b, c, tunnels=(Tunnel(a.id, c.id, "Z"), Tunnel(a.id, b.id, "XX")))
    found = diff(before, after)
    assert [(one.kind, one.before, one.after) for one in found.tunnels] == [
        ("new", None, after.tunnels[0]),
        ("relabelled", before.tunnels[0], after.tunnels[1]),
        ("gone", before.tunnels[1], None),
    ]
    assert kinds(diff(before, memory(a, b, tunnels=before.tunnels[:1])).tunnels) == ["gone"]


def test_title_date_options_and_warnings() -> None:
    text = "Ana feeds the cat in the yard every day, and Bo feeds the dog."
    before = zettelpy.compress(text)
    after = zettelpy.compress(text, title="Pets", date="2025-03-04", chunk_size=700)
    names = {one.name: (one.before, one.after) for one in diff(before, after).meta}
    assert names == {"title": (None, "Pets"), "date": (None, "2025-03-04"), "options.chunk_size": (800, 700)}
    assert [one.name for one in diff(before, replace(before, meta=replace(before.meta, warnings=("x",)))).meta] == [
        "warnings"
    ]
    lone = replace(before, meta=replace(before.meta, options=before.meta.options.but(title="Pets")))
    assert [one.name for one in diff(before, lone).meta] == ["options.title"]


META_CHANGES: list[Callable[[Meta], Meta]] = [
    lambda meta: replace(meta, title="another"),
    lambda meta: replace(meta, date="1999"),
    lambda meta: replace(meta, warnings=(*meta.warnings, "odd")),
    lambda meta: replace(meta, input_length=meta.input_length + 1, documents=(Document((0, meta.input_length + 1)),)),
    lambda meta: replace(meta, chunk_count=meta.chunk_count + 1),
    lambda meta: replace(meta, documents=(*meta.documents, Document((0, 1)))),
    lambda meta: replace(meta, documents=(Document((0, meta.input_length), "a title of its own"),)),
    lambda meta: replace(meta, half_life_turns=3.5),
    lambda meta: replace(meta, algorithm=meta.algorithm + 1),
    lambda meta: replace(meta, offsets="utf16"),
    *(
        (lambda meta, name=name, value=value: replace(meta, options=meta.options.but(**{name: value})))  # type: ignore[misc]
        for name, value in {
            "chunk_size": 7,
            "chunk_overlap": 7,
            "date": "2001",
            "title": "T",
            "min_entity_frequency": 3,
            "min_topic_frequency": 3,
            "stop_words": ("x",),
            "temperature": 0.9,
            "tunnel_threshold": 0.9,
            "tunnel_top_k": 9,
            "dedupe": True,
            "dedupe_threshold": 0.5,
            "verbose_labels": True,
            "keep_source": False,
        }.items()
    ),
]


@pytest.mark.parametrize("change", META_CHANGES)
def test_every_field_of_meta_is_compared(chat: Memory, change: Callable[[Meta], Meta]) -> None:
    found = diff(chat, replace(chat, meta=change(chat.meta)))
    assert len(found.meta) == 1
    assert told(found) == {"meta": {"changed": 1}}


def test_the_list_of_changes_names_every_option() -> None:
    assert len(META_CHANGES) == 10 + len(Options.__dataclass_fields__)


def test_messages_are_compared_where_both_memories_have_them() -> None:
    before = zettelpy.compress([Message("Ana", "The boiler is fixed.", "2025-03-04T09:12")])
    after = replace(before, messages=(replace(before.messages[0], source="chat.json#1"),))
    (found,) = diff(before, after).meta
    assert (found.name, found.before, found.after) == ("messages", before.messages, after.messages)
    assert not diff(before, replace(after, meta=replace(after.meta, source=None)))


# A book, and the values -----------------------------------------------------------------------------------------


@pytest.mark.skipif(not BOOK.exists(), reason="the shared books are not beside the repository")
def test_paragraphs_of_a_book() -> None:
    text = BOOK.read_text("utf-8")
    paragraphs = text.split("\n\n")
    draw = random.Random(3)
    at = sorted(draw.sample(range(200, len(paragraphs) - 200), 6))
    sentence = "Mr. Collins decided to walk to Meryton on the {} of June."
    for number, k in enumerate(at):
        paragraphs.insert(k + number, sentence.format(("1st", "2nd", "3rd", "4th", "5th", "6th")[number]))
    found = diff(zettelpy.compress(text), zettelpy.compress("\n\n".join(paragraphs)))
    assert len(found.added) + len(found.removed) + len(found.edited) <= 24
    assert not found.moved
    assert kinds(found.decisions) == ["added"] * 6
    assert all(one.after and "walk to Meryton on the" in one.after.quote for one in found.decisions)


def test_values_are_frozen_and_slotted() -> None:
    change = ZettelChange("added", None, note("x"))
    with pytest.raises(AttributeError):
        change.kind = "removed"  # type: ignore[misc]
    assert not hasattr(change, "__dict__")
    assert not hasattr(Diff(), "__dict__")
