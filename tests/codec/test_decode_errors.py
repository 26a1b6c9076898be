"""Damaged files: strict raises with the place, lenient keeps what is whole and says what is missing."""

from __future__ import annotations

import pathlib
import pickle

import pytest

from zettelpy.codec import decode, encode
from zettelpy.errors import DecodeError, ZettelError
from zettelpy.types import Memory, Zettel

GOOD = [
    "FILE:002|ANA|2025-03-04|Boiler|v2",
    "E:ANA=Ana;MRK=Marek",
    '001:ANA|boiler,gas\\_valve|"The \\"old\\" valve."|1.00|trust|DECISION|0-41',
    '002:MRK|boiler|"Marek pays."|0.00|||43-54',
    "T:001<->002|MRK",
]


def test_the_file_to_be_damaged_is_whole() -> None:
    assert decode("\n".join(GOOD), strict=True).meta.warnings == ()


# number of the line, what replaces it, where the finding is, what it says, ids and number of tunnels that are left
DAMAGE = [
    (1, "FILE:003|ANA|2025-03-04|Boiler|v2", (1, 6), "counts 3 zettels, the file has 2", "001 002", 1),
    (1, "FILE:many|ANA|2025-03-04|Boiler|v2", (1, 6), "no number", "001 002", 1),
    (1, "FILE:" + "9" * 5000 + "|ANA|2025-03-04|Boiler|v2", (1, 6), "no number", "001 002", 1),
    (1, "FILE:002|ANA|Boiler|v2", (1, 1), "4 fields", "001 002", 1),
    (1, "FILE:002|ANA||a|b|v2", (1, 1), "6 fields", "001 002", 1),
    (1, "FILE:002|ANA||a\\q|v2", (1, 16), "no escape", "001 002", 1),
    (1, "FILE:002|ANA|2025-02-30|Boiler|v2", (1, 14), "'2025-02-30' is no date", "001 002", 1),
    (1, "FILE:002|ANA|soon|Boiler|v2", (1, 14), "'soon' is no date", "001 002", 1),
    (1, "FILE:002|ANA|" + "1 May 2025, " * 9000 + "|Boiler|v2", (1, 14), "is no date", "001 002", 1),
    (1, "FILE:002|ANA+BOB|2025-03-04|Boiler|v2", (1, 14), "'BOB' is not in the E: line", "001 002", 1),
    (1, "FILE:002|ANA+|2025-03-04|Boiler|v2", (1, 14), "empty code", "001 002", 1),
    (1, "FILE:002|AN\\q|2025-03-04|Boiler|v2", (1, 12), "no escape", "001 002", 1),
    (2, "E:ANA=Ana;MRK=Marek;BOB", (2, 21), "without '='", "001 002", 1),
    (2, "E:ANA=Ana;MRK=Marek;ANA=Anna", (2, 21), "second time", "001 002", 1),
    (2, "E:ANA=Ana;MRK=Marek;AN1=Ana", (2, 21), "second time", "001 002", 1),
    (2, "E:ANA=Ana;MRK=Marek;", (2, 21), "without '='", "001 002", 1),
    (2, "E:ANA=Ana;MRK=Marek;X=\\q", (2, 23), "no escape", "001 002", 1),
    (2, "E:ANA=Ana\nE:MRK=Marek", (3, 1), "second E: line", "001 002", 1),
    (2, "", (3, 5), "'ANA' is not in the E: line", "001 002", 1),
    (4, '001:MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "001 stands a second time", "001", 0),
    (4, '000:MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "000 stands behind 001", "001 000", 0),
    (4, '0001:MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "0001 stands behind 001", "001 0001", 0),
    (4, '2:MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "2 has fewer than 3 digits", "001 2", 0),
    (4, '002:BOB|boiler|"Marek pays."|0.00|||43-54', (4, 5), "'BOB' is not in the E: line", "001 002", 1),
    (4, '002:MRK+|boiler|"Marek pays."|0.00|||43-54', (4, 9), "empty code", "001 002", 1),
    (4, '002:MRK|boiler,|"Marek pays."|0.00|||43-54', (4, 16), "empty topic", "001 002", 1),
    (4, '002:MRK|boil\\er|"Marek pays."|0.00|||43-54', (4, 13), "no escape", "001", 0),
    (4, '002:MRK|boiler|"Marek "pays"."|0.00|||43-54', (4, 24), "behind the quote", "001", 0),
    (4, '002:MRK|boiler|"Marek pays.|0.00|||43-54', (4, 16), "does not end", "001", 0),
    (4, '002:MRK|boiler|"Marek pays.\\', (4, 28), "backslash at the end", "001", 0),
    (4, '002:MRK|boiler|"Marek \\pays."|0.00|||43-54', (4, 23), "no escape", "001", 0),
    (4, '002:MRK|boiler|"Marek \\ud8"|0.00|||43-54', (4, 23), "no escape", "001", 0),
    (4, "002:MRK|boiler|Marek pays.|0.00|||43-54", (4, 16), "quotation mark", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."', (4, 29), "bar before the weight", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|7.5abc|||43-54', (4, 30), "'7.5abc'", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|-3|||43-54', (4, 30), "'-3'", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|1.01|||43-54', (4, 30), "'1.01'", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|nan|||43-54', (4, 30), "'nan'", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|٠.٥|||43-54', (4, 30), "weight", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."||||43-54', (4, 30), "weight ''", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|0.00', (4, 34), "bar before the emotions", "001", 0),
    (4, '002:MRK|boiler|"Marek pays."|0.00|joy+glee||43-54', (4, 39), "emotion 'glee'", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|joy+constructor||43-54', (4, 39), "emotion 'constructor'", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|joy+joy||43-54', (4, 39), "joy stands a second time", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00||CORE+PIVOT+CORE|43-54', (4, 47), "second time", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00||DONE|43-54', (4, 36), "flag 'DONE'", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|||54-43', (4, 37), "ends before it starts", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|||x-y', (4, 37), "not two offsets", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|||0-' + "9" * 5000, (4, 37), "not two offsets", "001 002", 1),
    (4, '002:MRK|boiler|"Marek pays."|0.00|||43-54|more', (4, 42), "more fields", "001 002", 1),
    (4, "9" * 5000 + ':MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "digits", "001", 0),
    (4, '0o2:MRK|boiler|"Marek pays."|0.00|||43-54', (4, 1), "no zettel, no tunnel and no index", "001", 0),
    (5, "T:001<->003|MRK", (5, 9), "no zettel: 003", "001 002", 0),
    (5, "T:001<->001|MRK", (5, 3), "to itself", "001 002", 0),
    (5, "T:001->002|MRK", (5, 6), "<->", "001 002", 0),
    (5, "T:001<->002", (5, 12), "| behind the id", "001 002", 0),
    (5, "T:001<->002|MRK\nT:001<->002|MRK", (6, 3), "001 and 002 stands a second time", "001 002", 1),
    (5, "T:001<->002|MRK\nT:002<->001|other", (6, 3), "001 and 002 stands a second time", "001 002", 1),
    (5, "T:one<->002|MRK", (5, 3), "digits", "001 002", 0),
    (5, "T:001<->002|MRK\ntrailing words", (6, 1), "no zettel, no tunnel and no index", "001 002", 1),
]


@pytest.mark.parametrize(
    ("number", "line", "place", "says", "ids", "tunnels"), DAMAGE, ids=[f"{case[0]}-{case[3]}" for case in DAMAGE]
)
def test_damage_is_found_where_it_is(
    number: int, line: str, place: tuple[int, int], says: str, ids: str, tunnels: int
) -> None:
    text = "\n".join([*GOOD[: number - 1], line, *GOOD[number:]])
    memory = decode(text)
    assert " ".join(zettel.id for zettel in memory.zettels) == ids
    assert len(memory.tunnels) == tunnels
    here = f"line {place[0]}, column {place[1]}: "
    assert any(finding.startswith(here) and says in finding for finding in memory.meta.warnings), memory.meta.warnings
    with pytest.raises(DecodeError) as caught:
        decode(text, strict=True)
    assert str(caught.value) in memory.meta.warnings
    if len(memory.meta.warnings) == 1:
        assert (caught.value.line, caught.value.column) == place
        assert says in caught.value.reason


def test_what_is_whole_in_a_damaged_file_is_the_same_as_before() -> None:
    whole = decode("\n".join(GOOD))
    damaged = decode("\n".join(GOOD).replace("|0.00|", "|7.5abc|"))
    assert damaged.zettels == whole.zettels[:1]
    assert damaged.entity_index == whole.entity_index
    assert [warning.split(",")[0] for warning in damaged.meta.warnings] == ["line 4", "line 5"]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "empty"),
        ("\n \r\n\t\n", 1, "empty"),
        ("hello\nworld", 1, "no header"),
        ("\n".join(GOOD[1:]), 1, "no header"),
        ("\n\n" + GOOD[2], 3, "no header"),
        ("FILE:000||||v9", 1, "unknown version 'v9'"),
        ("FILE:000||||v3", 1, "unknown version 'v3'"),
        ("FILE:000||||V2", 1, "unknown version 'V2'"),
        ("FILE:000||||v2 ", 1, "unknown version 'v2 '"),
        ("FILE:000||||", 1, "unknown version ''"),
        ("FILE:000||v9", 1, "unknown version 'v9'"),
        ("FILE:000|||", 1, None),
        ("FILE:000||", 1, "names no version"),
        ("FILE:000||||v2\\", 1, "backslash"),
        ("\n".join([*GOOD, *GOOD]), 6, "second FILE: line"),
        ("FILE:000|||\nFILE:000|||", 2, "second FILE: line"),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_what_could_only_be_guessed_at_is_refused_in_both_modes(
    text: str, line: int, says: str | None, strict: bool
) -> None:
    if says is None:  # four empty fields are a whole header of version 1
        assert decode(text, strict=strict).meta.warnings == ()
        return
    with pytest.raises(DecodeError, match=says) as caught:
        decode(text, strict=strict)
    assert caught.value.line == line


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("mark", ["<<<<<<< HEAD", "=======", ">>>>>>> x", "||||||| base", "<<<<<<<", "=======\r"])
@pytest.mark.parametrize("before", range(len(GOOD) + 1))
def test_marks_of_a_merge_conflict_are_named_with_their_line(mark: str, before: int, strict: bool) -> None:
    with pytest.raises(DecodeError, match="merge conflict") as caught:
        decode("\n".join([*GOOD[:before], mark, *GOOD[before:]]), strict=strict)
    assert (caught.value.line, caught.value.column) == (before + 1, 1)


def test_case_aaak_004_conflict_markers() -> None:
    records = encode(Memory((Zettel("a", quote="record A"),))), encode(Memory((Zettel("b", quote="record B"),)))
    lines = ["<<<<<<< HEAD", records[0], "=======", records[1], ">>>>>>> feature/x"]
    with pytest.raises(DecodeError, match=r"line 1, .*merge conflict"):
        decode("\n".join(lines))
    quote = "\n".join(lines) + "\n||||||| base\n<<<<<<< HEAD"
    memory = Memory((Zettel("a", ("=======",), ("<<<<<<< HEAD",), quote, 0.5),))
    again = decode(encode(memory), strict=True).zettels[0]
    assert (again.quote, again.topics, again.entities) == (quote, ("<<<<<<< HEAD",), ("=======",))


def test_every_line_lost_doubled_or_moved_is_told() -> None:
    path = pathlib.Path(__file__).parents[1] / "data" / "aaak-v2" / "04-chat-blank-lines.aaak"
    lines = path.read_bytes().decode("utf-8").split("\n")
    for number, line in enumerate(lines):
        rest = [*lines[:number], *lines[number + 1 :]]
        changed = [[*lines[:number], line, *lines[number:]]]
        if not line.startswith("T:"):  # version 2 does not count tunnels
            changed.append(rest)
        if line[0].isdigit() and lines[number - 1][0].isdigit():
            changed.append([*rest[: number - 1], line, *rest[number - 1 :]])
        for one in changed:
            with pytest.raises(DecodeError):
                decode("\n".join(one), strict=True)


def test_ids_of_a_choice_and_of_a_writer_that_does_not_pad_are_whole() -> None:
    for ids in ("001 004 1002", "1 2 3", "9 10 100"):
        records = [f'{name}:||"x"|0.50||' for name in ids.split()]
        memory = decode("\n".join(["FILE:003||||v2", *records]), strict=True)
        assert [zettel.id for zettel in memory.zettels] == ids.split()


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026-06-12", "2026-06-12"),
        ("0987-01", "0987-01"),
        ("12 June 2026", "2026-06-12"),
        ("2026-06-12T09:30:00Z", "2026-06-12"),
    ],
)
def test_a_date_of_the_header_is_read_however_it_is_written(written: str, read: str) -> None:
    for version in ("|v2", ""):
        assert decode(f"FILE:000||{written}|{version}", strict=True).meta.date == read


def test_messages_stay_short_on_long_damage() -> None:
    with pytest.raises(DecodeError) as caught:
        decode("FILE:000||||" + "\U0001f525" * 100_000)
    assert len(str(caught.value)) < 600


def test_the_error_is_one_of_ours_and_pickles() -> None:
    with pytest.raises(ZettelError) as caught:
        decode("")
    assert isinstance(caught.value, ValueError)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.line, again.column) == (str(caught.value), 1, 1)
