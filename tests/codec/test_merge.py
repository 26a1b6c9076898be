"""Three-way merge by record: what each rule says, cases that people meet, and what holds for any three memories."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.codec.test_v3_roundtrip import bare, hostile, memories
from tests.timing import best_time
from zettelpy import compress, decode, encode, merge_results, with_source
from zettelpy.codec.merge import Merged, merge, seal
from zettelpy.codec.merge.align import align
from zettelpy.codec.merge.three import gather
from zettelpy.errors import DecodeError
from zettelpy.text.quotes import Folded
from zettelpy.types import (
    CUT,
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Tunnel,
    Zettel,
)

A, B, C, D, X, Y = (letter * 8 for letter in "abcdxy")  # ids as content gives them


def zettels(*ids: str, **fields: Any) -> tuple[Zettel, ...]:
    """Return zettels of ten characters each, two apart; the quote of each is its id."""
    made = []
    for k, ident in enumerate(ids):
        made.append(
            Zettel(ident, quote=ident, raw=0.25, source_start=12 * k, source_end=12 * k + 10, weight=0.5, **fields)
        )
    return tuple(made)


def text(*ids: str, tunnels: tuple[Tunnel, ...] = (), **others: Any) -> str:
    """Return a file with zettels of these ids."""
    own = zettels(*ids)
    meta = replace(others.pop("meta", Meta()), input_length=max(0, 12 * len(own) - 2), chunk_count=len(own))
    return written(Memory(own, tunnels, meta=meta, **others))


def written(memory: Memory) -> str:
    """Return a file of a memory in which weights follow from the raw scores."""
    if all(zettel.weight == 0.5 and zettel.raw is not None for zettel in memory.zettels):
        lines = [line.replace(" w0.5", "") for line in encode(memory).split("\n")]
        return seal("\n".join(lines))
    return encode(memory)


def changed(memory_text: str, ident: str, **fields: Any) -> str:
    """Return a file with some fields of one zettel changed."""
    memory = decode(memory_text, strict=True)
    own = [replace(zettel, **fields) if zettel.id == ident else zettel for zettel in memory.zettels]
    return encode(replace(memory, zettels=tuple(own)))


def whole(merged: Merged) -> Memory:
    """Return the memory of a merge without conflicts; it must be whole and written in the one way."""
    assert merged.conflicts == ()
    memory = decode(merged.text, strict=True)
    assert encode(memory, with_source=memory.meta.source is not None) == merged.text
    return memory


def ids_of(merged: Merged) -> list[str]:
    return [zettel.id for zettel in whole(merged).zettels]


def resolved(merged: Merged, keep: str) -> str:
    """Return the text of a merge with the version of one side kept at each mark."""
    kept, side = [], ""
    for line in merged.text.split("\n"):
        if line in ("<<<<<<< ours", "=======", ">>>>>>> theirs"):
            side = {"<<<<<<< ours": "ours", "=======": "theirs"}.get(line, "")
        elif side in ("", keep):
            kept.append(line)
    return "\n".join(kept)


def conflict(merged: Merged, *said: str) -> tuple[Memory, Memory]:
    """Return the memories that ours and theirs would be, of a merge with one conflict that says this."""
    assert len(merged.conflicts) == 1, merged.conflicts
    for words in said:
        assert words in merged.conflicts[0]
    with pytest.raises(DecodeError, match="merge conflict") as found:
        decode(merged.text)
    assert found.value.line == merged.lines[0]
    ours, theirs = (decode(resolved(merged, side), strict=True) for side in ("ours", "theirs"))
    assert encode(ours, with_source=ours.meta.source is not None) == resolved(merged, "ours")
    return ours, theirs


# The order of the zettels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "ours", "theirs", "expected"),
    [
        ((A, B), (A, X, B), (A, Y, B), (A, X, Y, B)),  # two insertions at one place: ours first
        ((A, B), (A, X, B), (A, X, B), (A, X, B)),  # the same one: once
        ((A, B), (A, X, B), (A, X, Y, B), (A, X, Y, B)),
        ((A, B), (A, X, Y, B), (A, Y, X, B), (A, X, Y, B)),
        ((A, B, C), (A, C), (A, B, C), (A, C)),  # deleted by one, untouched by the other
        ((A, B, C), (A, C), (A, C), (A, C)),
        ((A, B, C), (C,), (A, B), ()),
        ((A, B, C), (A, X, C), (A, X, C), (A, X, C)),  # replaced by the same
        ((A, B, C), (A, X, C), (A, X, Y, C), (A, X, Y, C)),  # and one more
        ((A, B, C), (A, X, C), (A, Y, B, C), (A, Y, X, C)),  # replaced by one, something put before it by the other
        ((A, B, C), (A, X, C), (A, B, Y, C), (A, X, Y, C)),
        ((A, B, C, D), (A, X, D), (A, B, Y, C, D), (A, X, Y, D)),  # put into the middle of what was replaced
        ((A, B, C, D), (A, C, D, B), (A, B, X, C, D), (A, X, C, D, B)),  # moved by one
        ((A, B, C, D), (A, C, B, D), (B, A, C, D), (C, B, A, D)),
        ((A, B, C, D), (A, C, D, B), (A, C, B, D), (A, C, D, B)),  # moved by both: where ours has it
        ((), (A, X), (X, B), (A, X, B)),
        ((A,), (), (), ()),
    ],
)
def test_order(base: Any, ours: Any, theirs: Any, expected: Any) -> None:
    found = ids_of(merge(text(*base), text(*ours), text(*theirs)))
    if base == (A, B, C, D) and ours == (A, C, B, D) and theirs == (B, A, C, D):
        assert sorted(found) == sorted(expected)  # both moved: any order of the two will do
    else:
        assert found == list(expected)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ((A, X, C), (A, Y, C)),
        ((A, C), (A, Y, C)),
        ((A, X, C), (A, C)),
        ((A, X), (A, B, Y)),
    ],
    ids=["replaced by both", "deleted by ours", "deleted by theirs", "more than one"],
)
def test_conflicts_over_zettels_hold_both_versions(ours: Any, theirs: Any) -> None:
    merged = merge(text(A, B, C, D), text(*ours, D), text(*theirs, D))
    own, other = conflict(merged, "bbbbbbbb" if len(ours) + len(theirs) < 6 or B not in theirs else "cccccccc")
    assert [zettel.id for zettel in own.zettels] == [*ours, D]
    assert [zettel.id for zettel in other.zettels] == [*theirs, D]


def test_what_one_side_edited_is_not_deleted_by_the_other() -> None:
    base = text(A, B, C)
    own, other = conflict(merge(base, text(A, C), changed(base, B, quote="by hand")), "taken out by ours", B)
    assert [zettel.id for zettel in own.zettels] == [A, C]
    assert [zettel.quote for zettel in other.zettels] == [A, "by hand", C]


def test_what_follows_from_elsewhere_does_not_hold_up_a_deletion() -> None:
    base = text(A, B, C)
    theirs = changed(base, B, raw=0.75, topics=("tea",), entities=("Ana",))
    assert ids_of(merge(base, text(A, C), theirs)) == [A, C]


# Fields ----------------------------------------------------------------------------------------------------------


def test_fields_are_merged_one_by_one() -> None:
    base = changed(text(A, B), A, entities=("Ana", "Bo"), topics=("tea",), flags=("CORE",), emotions=("joy",))
    ours = changed(base, A, entities=("Ana", "Bo", "Cy"), topics=(), flags=("CORE", "PIVOT"), quote="by ours")
    theirs = changed(base, A, entities=("Bo", "Di"), topics=("tea", "jam"), emotions=("joy", "grief"))
    zettel = whole(merge(base, ours, changed(theirs, A, resolved_date="2025-03-04"))).zettels[0]
    assert zettel.entities == ("Bo", "Di", "Cy")
    assert zettel.topics == ("jam",)
    assert (zettel.flags, zettel.emotions) == (("CORE", "PIVOT"), ("joy", "grief"))
    assert (zettel.quote, zettel.resolved_date) == ("by ours", "2025-03-04")


@pytest.mark.parametrize("field", ["quote", "resolved_date"])
def test_two_versions_of_what_is_told_are_a_conflict(field: str) -> None:
    base = text(A, B, C)
    ours, theirs = changed(base, B, **{field: "2025-03-04"}), changed(base, B, **{field: "2025-03-05"})
    own, other = conflict(merge(base, ours, theirs), f"zettel {B}", field.removeprefix("resolved_"))
    assert getattr(own.zettels[1], field) == "2025-03-04"
    assert getattr(other.zettels[1], field) == "2025-03-05"


def test_numbers_bother_nobody() -> None:
    base = text(A, B)
    ours, theirs = changed(base, A, raw=0.5), changed(base, A, raw=0.75)
    assert whole(merge(base, ours, theirs)).zettels[0].raw == 0.5
    flagged = changed(theirs, A, flags=("CORE",))
    assert whole(merge(base, ours, flagged)).zettels[0].raw == 0.75  # the score goes with the flags that stand
    turns = [changed(base, A, turn=turn) for turn in (7, 9)]
    assert [whole(merge(base, *pair)).zettels[0].turn for pair in (turns, turns[::-1])] == [9, 9]


def test_weights_follow_where_they_can_and_stay_where_not() -> None:
    base = text(A, B)
    memory = whole(merge(base, text(A, X, B), text(A, B, Y)))
    assert " w0" not in encode(memory)
    unscored = changed(text(A, B, Y), Y, raw=None, weight=0.35)
    weights = {zettel.id: zettel.weight for zettel in whole(merge(base, text(A, X, B), unscored)).zettels}
    assert weights[Y] == 0.35
    assert weights[X] == decode(text(A, X, B)).zettels[1].weight


@pytest.mark.parametrize(
    ("base", "ours", "theirs", "expected"),
    [
        ("abc", "abc", "abc", "abc"),
        ("abc", "cba", "abc", "cba"),
        ("abc", "abxc", "aybc", "aybxc"),
        ("abc", "ac", "ab", "a"),
        ("", "ab", "cb", "acb"),
        ("a", "aax", "b", "bx"),
    ],
)
def test_lists(base: str, ours: str, theirs: str, expected: str) -> None:
    found = gather(base, ours, theirs)
    assert sorted(found) == sorted(expected)
    assert [c for c in found if c in ours] == [c for c in dict.fromkeys(ours) if c in found]


# Ids, links, names -----------------------------------------------------------------------------------------------


def test_the_same_text_at_two_places_gets_two_ids_and_its_tunnels_follow() -> None:
    ours = text(X, A, B)
    theirs = text(A, B, X, tunnels=(Tunnel(A, X, "tea"), Tunnel(B, X, "jam")))
    memory = whole(merge(text(A, B), ours, theirs))
    assert [zettel.id for zettel in memory.zettels] == [X, A, B, f"{X}-2"]
    assert memory.tunnels == (Tunnel(A, f"{X}-2", "tea"), Tunnel(B, f"{X}-2", "jam"))


def test_repetitions_on_both_sides_are_numbered_on() -> None:
    theirs = text(A, X, B, f"{X}-2", tunnels=(Tunnel(X, f"{X}-2", "tea"),))
    memory = whole(merge(text(A, B), text(X, f"{X}-2", A, B), theirs))
    assert [zettel.id for zettel in memory.zettels] == [X, f"{X}-2", A, f"{X}-3", B, f"{X}-4"]
    assert memory.tunnels == (Tunnel(f"{X}-3", f"{X}-4", "tea"),)


def test_repetitions_keep_their_tunnels_when_one_more_comes_before_them() -> None:
    base = text(A, X, B, tunnels=(Tunnel(A, X, "tea"),))
    theirs = text(X, A, f"{X}-2", B, tunnels=(Tunnel(A, f"{X}-2", "tea"),))
    ours = text(A, X, B, C, tunnels=(Tunnel(A, X, "tea"), Tunnel(X, C, "jam")))
    memory = whole(merge(base, ours, theirs))
    assert [zettel.id for zettel in memory.zettels] == [X, A, f"{X}-2", B, C]
    assert memory.tunnels == (Tunnel(A, f"{X}-2", "tea"), Tunnel(f"{X}-2", C, "jam"))


def test_tunnels_are_merged_as_pairs() -> None:
    base = text(A, B, C, D, tunnels=(Tunnel(A, B, "tea"), Tunnel(B, C, "jam"), Tunnel(C, D, "rye")))
    ours = text(A, B, C, D, tunnels=(Tunnel(A, B, "tea"), Tunnel(A, C, "oat"), Tunnel(C, D, "rye")))
    theirs = text(A, B, C, tunnels=(Tunnel(A, B, "ale"), Tunnel(B, C, "jam")))
    memory = whole(merge(base, ours, theirs))
    assert memory.tunnels == (Tunnel(A, B, "ale"), Tunnel(A, C, "oat"))


def index(**pairs: str) -> EntityIndex:
    return EntityIndex(tuple(pairs.items()))


def test_a_code_for_two_names_stays_with_ours_and_labels_follow() -> None:
    named = replace(zettels(A)[0], entities=("Marek",)), replace(zettels(A, B)[1], entities=("Marek", "Mirko"))
    base = written(Memory(zettels(A, B)))
    ours = written(Memory((named[0], zettels(A, B)[1]), entity_index=index(MRK="Marek")))
    mirko = replace(zettels(A)[0], entities=("Mirko", "Ana"))
    label = (Tunnel(A, B, "MRK+ANA"),)
    theirs = written(
        Memory((mirko, replace(named[1], entities=("Mirko", "Ana"))), label, index(MRK="Mirko", ANA="Ana"))
    )
    memory = whole(merge(base, ours, theirs))
    code = memory.entity_index.name_to_code["Mirko"]
    assert memory.entity_index.name_to_code["Marek"] == "MRK" != code
    assert memory.tunnels == (Tunnel(A, B, f"{code}+ANA"),)


def test_a_name_that_one_side_still_needs_stays() -> None:
    ana = replace(zettels(A)[0], entities=("Ana",))
    base = written(Memory((ana, *zettels(A, B)[1:]), entity_index=index(ANA="Ana")))
    ours = written(Memory(zettels(B)))  # the last zettel of Ana goes
    new = replace(zettels(A, B, X)[2], entities=("Ana",))
    theirs = written(Memory((ana, *zettels(A, B)[1:], new), entity_index=index(ANA="Ana")))
    assert whole(merge(base, ours, theirs)).entity_index == index(ANA="Ana")
    assert whole(merge(base, ours, base)).entity_index == index()


def test_contradictions_stay_at_their_words_whatever_moves() -> None:
    told = Contradiction(A, B, "launch", "value-change", "Friday → Monday", (3, 8), (15, 20))
    base = text(A, B)
    ours = text(A, B, contradictions=(told,))
    theirs = text(X, A, B)
    memory = whole(merge(base, ours, theirs))
    (found,) = memory.contradictions
    assert (found.earlier_span, found.later_span) == ((15, 20), (27, 32))
    assert whole(merge(ours, theirs, ours)).contradictions == ()  # taken out by one
    settled = text(A, B, contradictions=(replace(told, summary="Monday it is"),))
    assert whole(merge(ours, settled, ours)).contradictions[0].summary == "Monday it is"


# What belongs to the whole ---------------------------------------------------------------------------------------


def test_scalars_of_the_header() -> None:
    def of(**fields: Any) -> str:
        return text(A, B, meta=Meta(**fields))

    meta = whole(merge(of(title="Tea"), of(title="Tea", date="2025"), of(title="Jam", half_life_turns=3.0))).meta
    assert (meta.title, meta.date, meta.half_life_turns) == ("Jam", "2025", 3.0)
    own, other = conflict(merge(of(), of(title="Tea"), of(title="Jam")), "the title")
    assert (own.meta.title, other.meta.title) == ("Tea", "Jam")
    sizes = [of(options=Meta().options.but(chunk_size=size)) for size in (800, 400, 200)]
    conflict(merge(*sizes), "the option chunk_size")
    conflict(merge(*(of(algorithm=k) for k in (1, 2, 3))), "the version of the algorithm")
    warned = whole(merge(of(warnings=("a",)), of(warnings=("a", "b")), of(warnings=("c", "a")))).meta.warnings
    assert warned == ("c", "a", "b")


def test_offsets_in_two_units_are_refused() -> None:
    utf16 = text(A, meta=Meta(offsets="utf16"))
    assert whole(merge(utf16, utf16, text(A, X, meta=Meta(offsets="utf16")))).meta.offsets == "utf16"
    with pytest.raises(ValueError, match="utf16 in ours and codepoint in theirs"):
        merge(text(A), utf16, text(A))


TEA = "Ana drinks green tea every morning, and black tea on Sundays when Bo comes to visit the two of them."
JAM = "Bo cooks plum jam in September and gives twelve jars of it to the library at the end of the month."
RYE = "Cy bakes rye bread for the market in Turnau, where he has a stall beside the fountain with the lions."


def test_both_sides_add_a_document() -> None:
    def of(*texts: str) -> Memory:
        return merge_results([compress(told, title=told.split()[0]) for told in texts])

    base, ours, theirs = of(TEA, JAM), of(TEA, JAM, RYE), of(TEA, JAM, TEA.replace("Ana", "Di"))
    memory = whole(merge(encode(base), encode(ours), encode(theirs)))
    assert memory.meta.documents == of(TEA, JAM, RYE, TEA.replace("Ana", "Di")).meta.documents
    assert [zettel.quote.split()[0] for zettel in memory.zettels] == ["Ana", "Bo", "Cy", "Di"]
    packed = merge(*(encode(memory, with_source=True) for memory in (base, ours, theirs)))
    both = of(TEA, JAM, RYE, TEA.replace("Ana", "Di"))
    assert whole(packed).meta.source == both.meta.source
    assert whole(packed).meta.documents == both.meta.documents


# Packed text -----------------------------------------------------------------------------------------------------


def packed(told: str | list[Message], **options: Any) -> str:
    return encode(compress(told, chunk_size=160, chunk_overlap=20, **options), with_source=True)


def assert_text_stands(memory: Memory) -> None:
    """Assert that each quote stands in the packed text where its zettel says, and each message in it."""
    source = memory.meta.source or ""
    assert memory.meta.input_length == len(source)
    folded = Folded(source)
    for zettel in memory.zettels:
        assert folded.holds(zettel.quote.removesuffix(CUT), (zettel.source_start or 0, zettel.source_end or 0))
    assert all(message.text in source for message in memory.messages)
    assert with_source(bare(memory), source).meta.source == source


@pytest.mark.parametrize("end", ["", "\n", "\n\n\n"])
def test_packed_text_is_merged_with_the_zettels(end: str) -> None:
    base = packed(f"{TEA}\n\n{JAM}{end}")
    ours = packed(f"{TEA}\n\n{JAM}\n\n{RYE}{end}")
    theirs = packed(f"{TEA}\n\n{JAM}\n\n{RYE.replace('Cy', 'Di')}{end}")
    memory = whole(merge(base, ours, theirs))
    assert memory.meta.source == f"{TEA}\n\n{JAM}\n\n{RYE}\n\n{RYE.replace('Cy', 'Di')}{end}"
    assert_text_stands(memory)
    first = whole(merge(base, packed(f"{RYE}\n\n{TEA}\n\n{JAM}{end}"), packed(f"{TEA}{end}")))
    assert first.meta.source == f"{RYE}\n\n{TEA}{end}"
    assert_text_stands(first)
    three = packed(f"{TEA}\n\n{JAM}\n\n{RYE}{end}")
    last = whole(merge(three, packed(f"{TEA}\n\n{JAM}{end}"), packed(f"{TEA}\n\n{RYE}{end}")))
    assert last.meta.source == f"{TEA}{end}"
    assert_text_stands(last)


def test_places_are_those_of_the_file_in_which_the_same_zettel_stands_before() -> None:
    def of(*told: str) -> Memory:
        return compress("\n\n".join(told), chunk_size=160, chunk_overlap=40)

    new = "Di and Eva counted the swans on the lake of Ostby: there are twenty-three of them, two of these black."
    other = "Fynn rents out six canoes, and the incomprehensibly-named seventh is kept for his grandmother alone."
    ours, theirs, both = of(TEA, new, JAM, RYE), of(TEA, other, JAM, RYE), of(TEA, new, other, JAM, RYE)
    assert ours.zettels[2].id == theirs.zettels[2].id == both.zettels[3].id
    assert ours.zettels[2].spans != theirs.zettels[2].spans
    memory = whole(merge(*(encode(m) for m in (of(TEA, JAM, RYE), ours, theirs))))
    assert [zettel.id for zettel in memory.zettels] == [zettel.id for zettel in both.zettels]
    assert [zettel.source_end for zettel in memory.zettels] == [zettel.source_end for zettel in both.zettels]
    assert memory.zettels[3:] == tuple(
        replace(z, weight=m.weight) for z, m in zip(both.zettels[3:], memory.zettels[3:], strict=True)
    )


def test_messages_keep_where_they_came_from() -> None:
    def said(who: str, told: str, day: int) -> Message:
        return Message(who, told, f"2025-03-{day:02}T09:00", f"chat.json#{day}")

    chat = [said("Ana", TEA, 1), said("Bo", JAM, 2), said("Cy", RYE, 5)]
    ours, theirs = (
        [said("Di", "I lost the key of the shed again.", 1), *chat],
        [*chat[:2], said("Eva", RYE[::-1], 3), chat[2]],
    )
    memory = whole(merge(packed(chat), packed(ours), packed(theirs)))
    assert memory.messages == (ours[0], *theirs)
    assert_text_stands(memory)


def test_a_message_that_both_sides_edited_in_different_zettels_is_read_from_the_text() -> None:
    def chat(*parts: str) -> list[Message]:
        return [
            Message("Ana", "hello", "2025-03-01T09:00", "a#1"),
            Message("Bo", " ".join(parts), "2025-03-02T09:00", "a#2"),
        ]

    parts = [TEA, JAM, RYE, TEA.replace("Ana", "Eva"), JAM.replace("Bo", "Fynn")]
    texts = [parts, [parts[0].replace("green", "white"), *parts[1:]], [*parts[:4], parts[4].replace("twelve", "nine")]]
    merged = merge(*(packed(chat(*told)) for told in texts))
    memory = whole(merged)
    assert memory.meta.source is not None
    assert "white tea" in memory.meta.source
    assert "nine jars" in memory.meta.source
    assert [message.speaker for message in memory.messages] == ["Ana", "Bo"]
    assert memory.messages[0].source == "a#1"
    assert_text_stands(memory)


def test_one_side_without_its_text_is_refused() -> None:
    with pytest.raises(ValueError, match="ours holds its source text and theirs does not"):
        merge(packed(TEA), packed(TEA), encode(compress(JAM)))
    memory = whole(merge(encode(compress(TEA)), packed(TEA), packed(f"{TEA}\n\n{JAM}")))  # the base may be without
    assert memory.meta.source == f"{TEA}\n\n{JAM}"


# What comes in ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", [0, 1, 2])
def test_damage_is_told_by_file_and_line(role: int) -> None:
    texts = [text(A, B), text(A, X, B), text(A, B, Y)]
    texts[role] = texts[role].replace("raw", "").replace(f"| {B} |", "| other |")
    with pytest.raises(DecodeError, match=("base", "ours", "theirs")[role]) as found:
        merge(*texts)
    assert found.value.line > 1
    with pytest.raises(DecodeError, match="ours: .*empty"):
        merge(text(A), "", text(A))
    with pytest.raises(TypeError, match="theirs must be a string"):
        merge(text(A), text(A), None)  # type: ignore[arg-type]


def test_what_one_side_moved_and_the_other_took_out_is_gone() -> None:
    moved, without = text(B, A, C, D), text(B, C, D)
    for ours, theirs in ((moved, without), (without, moved)):
        assert ids_of(merge(text(A, B, C, D), ours, theirs)) == [B, C, D]
    edited = changed(moved, A, quote="another")
    conflict(merge(text(A, B, C, D), edited, without), "taken out by theirs, changed by ours")
    conflict(merge(text(A, B, C, D), without, edited), "taken out by ours, changed by theirs")


def test_an_empty_base_is_none() -> None:
    for base in ("", "\n", "\ufeff\r\n"):
        assert ids_of(merge(base, text(A, X, B), text(A, B, Y))) == [A, X, B, Y]
    conflict(merge("", changed(text(A), A, quote="tea"), changed(text(A), A, quote="jam")), "the quote")


def test_older_versions_are_merged_as_version_3() -> None:
    def old(*quotes: str) -> str:
        return encode(
            Memory(
                tuple(
                    replace(z, id=f"z{k}", quote=q)
                    for k, (z, q) in enumerate(zip(zettels(*quotes), quotes, strict=True))
                )
            ),
            version=2,
        )

    merged = merge(old("tea", "jam"), old("tea", "rye", "jam"), old("tea", "jam", "oat"))
    memory = whole(merged)
    assert [(zettel.id, zettel.quote) for zettel in memory.zettels] == [
        ("001", "tea"),
        ("002", "rye"),
        ("003", "jam"),
        ("004", "oat"),
    ]
    assert [note.split()[0] for note in merged.notes] == ["base", "ours", "theirs"]
    assert {zettel.weight for zettel in memory.zettels} == {0.5}


# Sealing ---------------------------------------------------------------------------------------------------------


def test_seal_makes_an_edited_file_whole() -> None:
    base = text(A, B, C, tunnels=(Tunnel(A, B, "tea"), Tunnel(A, C, "jam")))
    assert seal(base) == base
    edited = base.replace(f"| {B} |", "| by hand |")
    assert decode(seal(edited), strict=True).zettels[1].quote == "by hand"
    without = "\n".join(line for line in edited.split("\n") if not line.startswith(f"Z {B}"))
    assert decode(seal(without), strict=True).tunnels == (Tunnel(A, C, "jam"),)
    unchecked = "\n".join(line.rpartition(" #")[0] for line in base.split("\n"))
    assert seal(unchecked) == base


def test_seal_takes_long_records_and_packed_text() -> None:
    long = packed("tea " * 2000)
    assert seal(long.replace("tea tea tea", "tea jam tea")) != long
    edited = long.replace("S tea", "S jam").replace("| tea", "| jam")
    memory = decode(seal(edited), strict=True)
    assert memory.meta.source is not None
    assert memory.meta.source.startswith("jam tea")


@pytest.mark.parametrize(
    ("damaged", "why"),
    [
        (merge(text(A), changed(text(A), A, quote="b"), changed(text(A), A, quote="c")).text, "merge conflict"),
        ('FILE:001||||v2\n001:|tea|"Tea"|0.50||', "only a file of version 3"),
        ("", "empty"),
        (text(A, B).replace("END", "END of it"), "END"),
        (text(A, B).replace(f"Z {B}", f"Z {A}"), "second time"),
    ],
)
def test_seal_refuses_what_is_not_whole(damaged: str, why: str) -> None:
    with pytest.raises(DecodeError, match=why):
        seal(damaged)


# What always holds -----------------------------------------------------------------------------------------------

POOL = [A, f"{A}-2", f"{A}-3", B, C, D, X, Y, "007", "12", "my id", "\\e|\n", "meeting-2"]
few = st.sampled_from
words = st.lists(few(["Ana", "Bo", "tea", "", "a|b", "\u2028"]), max_size=3).map(tuple)


@st.composite
def pooled(draw: st.DrawFn, source: bool = False) -> Memory:
    """Memories that have much in common: ids, quotes, names from small pools, places as they come."""
    lines = draw(st.lists(few([TEA, JAM, RYE, "", "[2025-03-04T09:12] Ana: tea", "Bo: jam.  "]), max_size=5))
    text = "\n\n".join(lines) + draw(few(["", "\n", " \n\n"]))
    most = len(text) if source else 60
    own = []
    for ident in draw(st.lists(few(POOL), unique=True, max_size=6)):
        start = draw(st.integers(0, most))
        span = draw(st.none() | st.just((start, min(most, start + draw(st.integers(0, 30))))))
        more = draw(st.lists(st.tuples(st.integers(0, 50), st.integers(50, 60)), max_size=2)) if span else []
        own.append(
            Zettel(
                ident,
                entities=draw(words),
                topics=draw(words),
                quote=draw(few(["tea", "jam", ident])),
                weight=draw(few([0.5, 1.0])),
                raw=draw(few([None, 0.25, 0.5])),
                emotions=draw(few([(), ("joy",), ("grief", "joy")])),
                flags=draw(few([(), ("CORE",), ("PIVOT", "CORE")])),
                source_start=span and span[0],
                source_end=span and span[1],
                spans=(span, *more) if span else (),
                count=draw(few([1, 1, 2])),
                resolved_date=draw(few([None, "2025", "2025-03-04"])),
                turn=draw(few([None, 3])),
            )
        )
    have = [zettel.id for zettel in own]
    tunnels: list[Tunnel] = []
    told: list[Contradiction] = []
    if len(have) > 1:
        pair = st.lists(few(have), unique=True, min_size=2, max_size=2)
        ends = draw(
            st.lists(
                st.tuples(pair, few(["ANA", "ANA+BO", "ANA_tea", ""])),
                unique_by=lambda e: tuple(sorted(e[0])),
                max_size=4,
            )
        )
        tunnels = [Tunnel(pair[0], pair[1], label) for pair, label in ends]
        place = st.none() | st.tuples(st.integers(0, 20), st.integers(20, 40))
        told = draw(
            st.lists(
                st.builds(Contradiction, few(have), few(have), st.just("tea"), st.just("s"), few("ab"), place, place),
                max_size=3,
            )
        )
    codes = draw(st.dictionaries(few(["Ana", "Bo", "Cy"]), few(["ANA", "BO", "X"]), max_size=2))
    pairs = tuple({code: name for name, code in codes.items()}.items())
    documents = draw(
        st.lists(st.builds(Document, st.just((0, 30)) | st.just((20, 60)), few([None, "T"]), st.none()), max_size=2)
    )
    meta = Meta(
        source=text if source else None,
        title=draw(few([None, "T", "U"])),
        warnings=draw(words),
        input_length=len(text) if source else draw(st.integers(0, 90)),
        chunk_count=draw(st.integers(0, 9)),
        documents=tuple(documents),
    )
    messages = (
        draw(
            st.lists(
                st.builds(Message, few(["Ana", "Bo"]), few(["tea", "jam.", "nowhere"]), st.none(), few([None, "a#1"])),
                max_size=3,
            )
        )
        if source
        else ()
    )
    return Memory(tuple(own), tuple(tunnels), EntityIndex(pairs), tuple(told), tuple(messages), meta)


def file_of(memory: Memory) -> str:
    return encode(memory, with_source=memory.meta.source is not None)


@pytest.mark.parametrize("source", [False, True], ids=["bare", "packed"])
def test_a_side_that_changed_nothing_has_no_say(source: bool) -> None:
    @settings(max_examples=80, deadline=None)
    @given(pooled(source), pooled(source))
    def check(base: Memory, other: Memory) -> None:
        b, x = file_of(base), file_of(other)
        assert merge(b, b, x) == Merged(x)
        assert merge(b, x, b) == Merged(x)
        assert merge(b, x, x) == Merged(x)
        assert merge("", x, x) == Merged(x)

    check()


@settings(max_examples=50, deadline=None)
@given(memories(), memories())
def test_a_side_that_changed_nothing_has_no_say_whatever_the_memory(base: Memory, other: Memory) -> None:
    base = bare(replace(base, meta=replace(base.meta, offsets=other.meta.offsets)))
    b, x = encode(base), encode(bare(other))
    assert merge(b, b, x) == Merged(x)
    assert merge(b, x, b) == Merged(x)
    assert merge(b, x, x) == Merged(x)


def stems(memory: Memory, by_quote: bool) -> list[str]:
    return [zettel.quote if by_quote else zettel.id.split("-")[0] for zettel in memory.zettels]


@pytest.mark.parametrize("source", [False, True], ids=["bare", "packed"])
def test_any_three_memories(source: bool) -> None:
    """Whole or marked, never lossy, never an exception; and the same the other way round, up to order."""

    @settings(max_examples=120, deadline=None)
    @given(pooled(source), pooled(source), pooled(source))
    def check(base: Memory, ours: Memory, theirs: Memory) -> None:
        files = [file_of(memory) for memory in (base, ours, theirs)]
        merged, other = merge(*files), merge(files[0], files[2], files[1])
        assert bool(merged.conflicts) == bool(other.conflicts)
        if merged.conflicts:
            with pytest.raises(DecodeError, match="merge conflict"):
                decode(merged.text)
            results = [resolved(merged, "ours"), resolved(merged, "theirs")]
        else:
            results = [merged.text]
        for result in results:
            held = decode(result, strict=True)
            assert encode(held, with_source=source) == result
        if merged.conflicts:
            return
        numbered = any(z.id.isdigit() for memory in (base, ours, theirs) for z in memory.zettels)
        memory = whole(merged)
        found, old = stems(memory, numbered), stems(base, numbered)
        for side in (ours, theirs):
            assert all(stem in found for stem in stems(side, numbered) if stem not in old)
        assert sorted(found) == sorted(stems(whole(other), numbered))
        assert sorted(memory.entity_index.name_to_code) == sorted(whole(other).entity_index.name_to_code)

    check()


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        few([TEA, JAM, RYE, "Di: no tea for me today.", "We decided to sell the boat in May."]), min_size=1, max_size=6
    ),
    st.data(),
)
def test_edits_of_a_text_merge_with_their_text(told: list[str], data: st.DataObject) -> None:
    def edited(name: str) -> list[str]:
        own = list(told)
        at = data.draw(st.integers(0, len(own)), label=f"place of {name}")
        if data.draw(st.booleans()):
            own.insert(
                at, f"{name} wrote a letter about the regatta on the lake of Ostby, and nobody has answered it so far."
            )
        elif own:
            own.pop(min(at, len(own) - 1))
        return own

    files = [packed("\n\n".join(own)) for own in (told, edited("Quill"), edited("Vera"))]
    merged = merge(*files)
    for side in ("ours", "theirs"):
        memory = decode(resolved(merged, side), strict=True)
        source = memory.meta.source or ""
        assert memory.meta.input_length == len(source)
        folded = Folded(source)
        for zettel in memory.zettels:
            assert folded.holds(zettel.quote.removesuffix(CUT), (zettel.source_start or 0, zettel.source_end or 0))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 6), max_size=12), st.lists(st.integers(0, 6), max_size=12))
def test_alignment_pairs_equal_items_in_order(a: list[int], b: list[int]) -> None:
    found = align(a, b)
    paired = [(i, j) for i, j in enumerate(found) if j >= 0]
    assert all(a[i] == b[j] for i, j in paired)
    assert all(one[1] < two[1] for one, two in pairwise(paired))
    assert align(a, a) == list(range(len(a)))


@settings(max_examples=50, deadline=None)
@given(hostile, hostile, hostile)
def test_only_our_errors_come_out(base: str, ours: str, theirs: str) -> None:
    for texts in ((base, ours, theirs), (text(A), ours, theirs), (f"x{base}", text(A), text(B))):
        with pytest.raises(DecodeError):
            merge(*texts)
    with pytest.raises(DecodeError):
        seal(ours)


@pytest.mark.timing
@pytest.mark.parametrize("kind", ["same", "nested", "rotated", "few", "different"])
def test_alignment_takes_time_in_proportion(kind: str) -> None:
    def pair(n: int) -> tuple[list[int], list[int]]:
        if kind == "same":
            return [0] * n, [0] * (n + 1)
        if kind == "nested":  # at each level of the search only two items stand once
            blocks = range(n // 4, 0, -1)
            return [i for k in blocks for i in (-1, k, k + 1, -1)], [i for k in blocks for i in (-2, k, k + 1, -2)]
        if kind == "rotated":
            return list(range(n)), [*range(n // 2, n), *range(n // 2)]
        if kind == "few":
            return [k % 7 for k in range(n)], [k % 5 for k in range(n)]
        return list(range(n)), list(range(n, 2 * n))

    small, large = (_time(*pair(n)) for n in (4000, 16000))
    assert large < small * 10 + 0.05


def _time(a: list[int], b: list[int]) -> float:
    return best_time(lambda: align(a, b))


@pytest.mark.timing
@pytest.mark.parametrize("kind", ["one text", "all replaced", "all moved"])
def test_merging_takes_time_in_proportion(kind: str) -> None:
    def texts(n: int) -> list[str]:
        def of(ids: list[str]) -> str:
            return encode(Memory(tuple(Zettel(ident, quote="tea", raw=0.25) for ident in ids)))

        ids = [A, *(f"{A}-{k}" for k in range(2, n))] if kind == "one text" else [f"z{k}z" for k in range(n)]
        if kind == "all moved":
            return [of(ids), of(ids[::-1]), of([*ids[1::2], *ids[::2]])]
        return [of(ids), of([f"x{ident}" for ident in ids]), of([*ids[: n // 2], "new", *ids[n // 2 :]])]

    small, large = (_merge_time(texts(n)) for n in (500, 2000))
    assert large < small * 10 + 0.1


def _merge_time(texts: list[str]) -> float:
    return best_time(lambda: merge(*texts), runs=2)
