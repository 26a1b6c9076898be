"""Version 1 is read: no mark, no E: line, no escapes."""

from __future__ import annotations

import pytest

from zettelpy.codec import decode, encode
from zettelpy.errors import DecodeError

TEXT = r"""FILE:002|ALC+BBB|2026-06-12|Auth design
001:ALC+BBB|jwt_login_service|"We use "JWT" | c:\new tokens."|0.46|trust+joy|DECISION+CORE
002:|rain||||"|0.00||
003:|rain|"It rains."|0.00||
T:001<->003|ALC_a\nb"""


def test_a_version_1_file_is_read() -> None:
    memory = decode(TEXT)
    first, second = memory.zettels
    assert (first.id, first.entities, first.topics) == ("001", ("ALC", "BBB"), ("jwt", "login", "service"))
    assert first.quote == 'We use "JWT" | c:\\new tokens.'
    assert (first.weight, first.emotions, first.flags) == (0.46, ("trust", "joy"), ("DECISION", "CORE"))
    assert first.source_start is None
    assert second.id == "003"
    assert dict(memory.entity_index.code_to_name) == {"ALC": "ALC", "BBB": "BBB"}
    assert (memory.meta.date, memory.meta.title) == ("2026-06-12", "Auth design")
    assert [(tunnel.source, tunnel.target, tunnel.label) for tunnel in memory.tunnels] == [("001", "003", r"ALC_a\nb")]
    assert [warning.split(":")[0] for warning in memory.meta.warnings] == ["line 3, column 11", "line 1, column 6"]


def test_what_was_read_is_written_as_version_2() -> None:
    memory = decode(TEXT)
    assert decode(encode(memory), strict=True).zettels[0].quote == memory.zettels[0].quote


def test_a_whole_file_passes_strict() -> None:
    text = 'FILE:001|A|2026|x\n001:A|t|"q"|0.50||CORE'
    assert decode(text, strict=True).zettels[0].flags == ("CORE",)
    assert decode('FILE:001|||Ship \\| "hold"\n001:|t|""|1.00||', strict=True).meta.title == 'Ship \\| "hold"'


@pytest.mark.parametrize(
    ("body", "place", "says"),
    [
        ('002:A|t|"q"|0.50||\n001:A|t|"q"|0.50||', (3, 1), "001 stands behind 002"),
        ('001:A|t|"q"|0.50||\n2:A|t|"q"|0.50||', (3, 1), "fewer than 3 digits"),
        ('001:A|t|"q"|0.50||\n002:A|t|"q"|0.50||\nT:001<->002|A\nT:002<->001|A', (5, 3), "second time"),
        ('001:A|t|"q"|0.50||\n002:A|t|"r"|0.50|||0-1', (3, 9), "'r' is not in the source"),
    ],
)
def test_damage_between_records_has_its_place(body: str, place: tuple[int, int], says: str) -> None:
    text = f"FILE:002|A|2026|x\n{body}"
    with pytest.raises(DecodeError, match=says) as caught:
        decode(text, strict=True, source="q")
    assert (caught.value.line, caught.value.column) == place
    memory = decode(text, source="q")
    assert (memory.meta.warnings, len(memory.zettels)) == ((str(caught.value),), 2)
    assert len(memory.tunnels) <= 1


def test_a_body_of_version_2_under_a_header_without_its_mark_is_told() -> None:
    text = 'FILE:001|ANA||Notes v2\nE:ANA=Ana\n001:ANA|tea|"Tea."|0.50||'
    assert "E: line" in decode(text).meta.warnings[0]
    with pytest.raises(DecodeError, match=r"line 2, column 1: .*E: line"):
        decode(text, strict=True)


@pytest.mark.parametrize(
    ("line", "column", "says"),
    [
        ('001:A|t|"q"|2.00||', 13, "weight"),
        ('001:A|t|"q|0.50||', 9, "does not end"),
        ("001:A|t|q|0.50||", 9, "quotation mark"),
        ('001:A|t|"q"|0.50|glee|', 18, "emotion"),
        ('001:A|t|"q"|0.50||CORE+DONE', 24, "flag"),
        ("001:A", 6, "bar"),
        ("hello", 1, "neither"),
        ('001:A|t|"q"|0.50||CORE+CORE', 24, "second time"),
    ],
)
def test_damage_has_its_place(line: str, column: int, says: str) -> None:
    text = f"FILE:001|A||x\n{line}"
    with pytest.raises(DecodeError, match=says) as caught:
        decode(text, strict=True)
    assert (caught.value.line, caught.value.column) == (2, column)
    assert decode(text).meta.warnings[0] == str(caught.value)
