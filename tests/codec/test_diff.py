"""What a comparison of two memories tells: zettels, tunnels and meta, each change once and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zettelpy
from tests.codec.diff_notes import CHAT, edited, kinds, memory, note, told
from zettelpy import decode, diff, encode
from zettelpy.codec.diff import Diff, ZettelChange
from zettelpy.options import Options
from zettelpy.types import (
    Document,
    Memory,
    Message,
    Meta,
    Tunnel,
    Zettel,
)

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT.parent / "shared" / "corpora" / "books" / "pride-and-prejudice.txt"


@pytest.fixture(scope="module")
def chat() -> Memory:
    return zettelpy.compress(CHAT)


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
