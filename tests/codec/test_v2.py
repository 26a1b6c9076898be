"""Version 2: what other writers wrote is read as it should be, and what we write looks as documented."""

from __future__ import annotations

import json
import pathlib
from functools import partial

import pytest

from zettelpy import codec
from zettelpy.codec import decode, encode_tunnel_line, encode_zettel_line, render_v2
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, DecodeError
from zettelpy.types import EntityIndex, Memory, Meta, Tunnel, Zettel

encode = partial(codec.encode, version=2)

ROOT = pathlib.Path(__file__).parents[2]
VECTORS = sorted((ROOT / "tests" / "data" / "aaak-v2").glob("*.aaak"))


def read(path: pathlib.Path) -> str:
    return path.read_bytes().decode("utf-8")


def test_the_vectors_are_there() -> None:
    assert len(VECTORS) == 6
    assert all(path.with_suffix(".json").exists() for path in VECTORS)


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_vector_reads_as_its_json_and_writes_as_it_was(path: pathlib.Path) -> None:
    text = read(path)
    memory = decode(text, strict=True)
    expected = json.loads(path.with_suffix(".json").read_bytes())
    found = [
        {
            "id": zettel.id,
            "entities": list(zettel.entities),
            "topics": list(zettel.topics),
            "quote": zettel.quote,
            "weight": zettel.weight,
            "emotions": list(zettel.emotions),
            "flags": list(zettel.flags),
            "sourceStart": zettel.source_start,
            "sourceEnd": zettel.source_end,
        }
        for zettel in memory.zettels
    ]
    assert found == expected["zettels"]
    tunnels = [{"from": tunnel.source, "to": tunnel.target, "label": tunnel.label} for tunnel in memory.tunnels]
    assert tunnels == expected["tunnels"]
    assert dict(memory.entity_index.code_to_name) == expected["codeToName"]
    assert (memory.meta.date, memory.meta.title) == (expected["date"], expected["title"])
    assert list(memory.meta.warnings) == expected["warnings"]
    assert encode(memory) == text


ANA = Zettel(
    "k9",
    entities=("Ana", "Marek"),
    topics=("boiler", "gas valve"),
    quote='Ana: we decided to keep the "old" valve.',
    weight=1.0,
    emotions=("trust",),
    flags=("DECISION",),
    source_start=0,
    source_end=41,
)
MRK = Zettel("a2", ("Marek",), ("boiler",), "Marek pays.", 0.0, source_start=43, source_end=54)
INDEX = EntityIndex((("MRK", "Marek"), ("ANA", "Ana")))
MEMORY = Memory((ANA, MRK), (Tunnel("k9", "a2", "MRK"),), INDEX, meta=Meta(title="Boiler", date="2025-03-04"))
TEXT = r"""FILE:002|ANA+MRK|2025-03-04|Boiler|v2
E:ANA=Ana;MRK=Marek
001:ANA+MRK|boiler,gas\_valve|"Ana: we decided to keep the \"old\" valve."|1.00|trust|DECISION|0-41
002:MRK|boiler|"Marek pays."|0.00|||43-54
T:001<->002|MRK"""


def test_a_memory_is_written_as_documented() -> None:
    assert encode(MEMORY) == TEXT
    documented = (ROOT / "docs" / "format.md").read_text("utf-8")
    assert "".join(f"    {line}\n" for line in TEXT.split("\n")) in documented


def test_an_empty_memory_is_one_line() -> None:
    assert encode(Memory()) == "FILE:000||||v2"
    assert decode(encode(Memory()), strict=True) == Memory(meta=Meta(algorithm=0))


def test_the_line_functions_give_the_lines_of_the_file() -> None:
    memory = decode(TEXT)
    lines = [encode_zettel_line(zettel, memory.entity_index) for zettel in memory.zettels]
    lines += [encode_tunnel_line(tunnel) for tunnel in memory.tunnels]
    assert lines == TEXT.split("\n")[2:]
    assert encode_tunnel_line(MEMORY.tunnels[0], {"k9": "001", "a2": "002"}) == lines[-1]
    assert encode_tunnel_line(Tunnel("001", "002", "a\nT:001<->002|b")) == r"T:001<->002|a\nT:001<->002|b"


def test_a_line_without_an_index_reads_back() -> None:
    line = encode_zettel_line(Zettel("001", ("Ana", "a+b|c"), (), "x", 0.5))
    memory = decode("FILE:001||||v2\n" + line, strict=True)
    assert memory.zettels[0].entities == ("Ana", "a+b|c")
    assert len(memory.entity_index) == 0


def test_a_choice_of_zettels_brings_its_own_names_and_tunnels_only() -> None:
    third = Zettel("z", ("Ana",), (), "Third.", 0.25)
    tunnels = (Tunnel("k9", "a2", "MRK"), Tunnel("k9", "z", "ANA"))
    assert render_v2([third, ANA], tunnels, INDEX, title="a|b") == "\n".join(
        [
            r"FILE:002|ANA+MRK||a\|b|v2",
            "E:ANA=Ana;MRK=Marek",
            '001:ANA||"Third."|0.25||',
            TEXT.split("\n")[2].replace("001:", "002:"),
            "T:002<->001|ANA",
        ]
    )
    alone = 'FILE:001|MRK|||v2\nE:MRK=Marek\n001:MRK|boiler|"Marek pays."|0.00|||43-54'
    assert render_v2([MRK], tunnels, INDEX) == alone
    assert render_v2([], tunnels, INDEX, date="2025") == "FILE:000||2025||v2"


def test_ids_have_three_digits_and_then_more() -> None:
    text = encode(Memory(tuple(Zettel(f"id{number}") for number in range(1001))))
    lines = text.split("\n")
    assert lines[0] == "FILE:1001||||v2"
    assert [line.split(":")[0] for line in (lines[1], lines[999], lines[1000], lines[1001])] == [
        "001",
        "999",
        "1000",
        "1001",
    ]
    assert len(decode(text, strict=True)) == 1001


@pytest.mark.parametrize("hundredths", range(101))
def test_every_weight_comes_back(hundredths: int) -> None:
    weight = hundredths / 100
    text = encode(Memory((Zettel("a", weight=weight),)))
    assert f"|{hundredths // 100}.{hundredths % 100:02d}|" in text
    assert decode(text, strict=True).zettels[0].weight == weight


@pytest.mark.parametrize(("weight", "written"), [(0.392, "0.39"), (1e-9, "0.00"), (-0.0, "0.00"), (0.999999, "1.00")])
def test_a_weight_that_was_not_rounded_is_rounded_once(weight: float, written: str) -> None:
    text = encode(Memory((Zettel("a", weight=weight),)))
    assert f"|{written}|" in text
    assert encode(decode(text, strict=True)) == text


@pytest.mark.parametrize("weight", ["1", "0.5", "00.50", "1.0"])
def test_a_weight_typed_by_hand_is_read(weight: str) -> None:
    assert decode(f'FILE:001||||v2\n001:||"x"|{weight}||', strict=True).zettels[0].weight == float(weight)


def test_line_ends_of_windows_empty_lines_and_a_byte_order_mark_are_no_damage() -> None:
    assert decode("\ufeff" + TEXT.replace("\n", "\r\n\r\n") + "\r\n", strict=True) == decode(TEXT)


def test_only_a_line_feed_ends_a_line() -> None:
    quote = "a\x0bb\x0cc\x1cd\x85e\u2028f\u2029g\rh\r\ni"
    text = encode(Memory((Zettel("a", quote=quote),)))
    assert text.count("\n") == 1
    assert decode(text, strict=True).zettels[0].quote == quote


def test_the_text_can_be_saved_as_utf8_whatever_is_in_it() -> None:
    zettel = Zettel("a", ("\udc00",), ("\ud83d x",), "before \ud83d after \0", 0.5)
    saved = encode(Memory((zettel,), meta=Meta(title="\udfff"))).encode("utf-8")
    assert b"\0" not in saved
    again = decode(saved.decode("utf-8"), strict=True)
    assert again.zettels[0].quote == "before \ud83d after \0"
    assert again.zettels[0].entities == ("\udc00",)
    assert again.meta.title == "\udfff"


def test_names_of_another_language_s_object_model_are_just_strings() -> None:
    names = ("constructor", "__proto__", "__class__", "toString")
    index = EntityIndex(tuple((name, name.upper()) for name in names))
    memory = Memory((Zettel("a", tuple(name.upper() for name in names)),), entity_index=index)
    again = decode(encode(memory), strict=True)
    assert (again.zettels[0].entities, again.entity_index) == (memory.zettels[0].entities, index)
    strange = decode('FILE:001||||v2\n001:constructor+__proto__||"x"|0.50||')
    assert strange.zettels[0].entities == ("constructor", "__proto__")
    assert [warning.split(":")[0] for warning in strange.meta.warnings] == ["line 2, column 5", "line 2, column 17"]


def test_a_label_of_a_writer_that_does_not_escape_is_kept() -> None:
    body = '001:||"x"|0.50||\n002:||"y"|0.50||\n'
    for label in ("c:\\tmp", "a|b<->c", "end\\", "a b "):
        memory = decode(f"FILE:002||||v2\n{body}T:001<->002|{label}", strict=True)
        assert memory.tunnels[0].label == label


SOURCE = "🔥a\r\n🎉🎉b"


def test_utf16_offsets_are_written_on_request_and_read_back() -> None:
    spans = [(0, 1), (1, 4), (4, 7), (7, 7), (6, 7)]
    zettels = tuple(Zettel(f"i{n}", source_start=a, source_end=b) for n, (a, b) in enumerate(spans))
    memory = Memory(zettels, meta=Meta(source=SOURCE))
    text = encode(memory, offsets="utf16")
    written = [tuple(map(int, line.rsplit("|", 1)[1].split("-"))) for line in text.split("\n")[1:]]
    units = SOURCE.encode("utf-16-le")
    assert [units[2 * a : 2 * b].decode("utf-16-le") for a, b in written] == [SOURCE[a:b] for a, b in spans]
    again = decode(text, strict=True, offsets="utf16", source=SOURCE)
    assert [zettel.spans for zettel in again.zettels] == [(span,) for span in spans]
    assert again.meta.source == SOURCE
    assert again.meta.input_length == len(SOURCE)
    unplaced = decode(text, strict=True, offsets="utf16")
    assert [(zettel.source_start, zettel.source_end) for zettel in unplaced.zettels] == written
    assert unplaced.meta.source is None


def test_a_span_that_does_not_fit_the_source_is_damage() -> None:
    text = 'FILE:002||||v2\n001:||""|0.50|||0-2\n002:||""|0.50|||2-3'
    assert decode(text, strict=True, source="abc").zettels[1].source_end == 3
    for source, offsets in (("ab", "codepoint"), ("🔥b", "codepoint"), ("a🔥", "utf16")):
        memory = decode(text, source=source, offsets=offsets)
        assert memory.meta.warnings
        assert None in [zettel.source_end for zettel in memory.zettels]
        with pytest.raises(DecodeError, match="does not fit the source"):
            decode(text, source=source, offsets=offsets, strict=True)


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: encode("text"), ArgumentTypeError, "Memory"),  # type: ignore[arg-type]
        (lambda: encode(MEMORY, version=1), ArgumentValueError, "which are 2 and 3"),
        (lambda: encode(MEMORY, version=-1), ArgumentValueError, "which are 2 and 3"),
        (lambda: encode(MEMORY, version=10**5000), ArgumentValueError, "too many digits"),
        (lambda: encode(MEMORY, version="2"), ArgumentTypeError, "version"),  # type: ignore[arg-type]
        (lambda: encode(MEMORY, version=True), ArgumentTypeError, "version"),
        (lambda: encode(MEMORY, with_source=True), ArgumentValueError, "version 2 cannot hold the source"),
        (lambda: encode(MEMORY, with_source=1), ArgumentTypeError, "with_source"),  # type: ignore[arg-type]
        (lambda: encode(MEMORY, offsets="utf8"), ArgumentValueError, "utf16"),
        (lambda: encode(MEMORY, offsets="utf16"), ArgumentValueError, "source"),
        (lambda: encode(Memory((ANA,), meta=Meta(source="x")), offsets="utf16"), ArgumentValueError, "0-41"),
        (lambda: decode(b"FILE:"), ArgumentTypeError, "text"),  # type: ignore[arg-type]
        (lambda: decode(None), ArgumentTypeError, "text"),  # type: ignore[arg-type]
        (lambda: decode(TEXT, strict="no"), ArgumentTypeError, "strict"),  # type: ignore[arg-type]
        (lambda: decode(TEXT, offsets="bytes"), ArgumentValueError, "utf16"),
        (lambda: decode(TEXT, offsets=16), ArgumentTypeError, "offsets"),  # type: ignore[arg-type]
        (lambda: decode(TEXT, source=b"x"), ArgumentTypeError, "source"),  # type: ignore[arg-type]
        (lambda: encode_zettel_line("x"), ArgumentTypeError, "Zettel"),  # type: ignore[arg-type]
        (lambda: encode_zettel_line(ANA, {}), ArgumentTypeError, "EntityIndex"),  # type: ignore[arg-type]
        (lambda: encode_tunnel_line("x"), ArgumentTypeError, "Tunnel"),  # type: ignore[arg-type]
        (lambda: encode_tunnel_line(MEMORY.tunnels[0], ["a"]), ArgumentTypeError, "ids"),  # type: ignore[arg-type]
        (lambda: encode_tunnel_line(MEMORY.tunnels[0], {"k9": 1}), ArgumentTypeError, "ids"),  # type: ignore[dict-item]
    ],
)
def test_bad_arguments_are_told(call, error, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error, match=says):
        call()
