"""With the source at hand, decoding says which quote does not stand where its span says, and in which line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.codec import decode, encode
from zettelpy.errors import DecodeError, SourceError
from zettelpy.text.quotes import Folded

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
SOURCE = "Ana: we decided to\n  keep the valve.\n\nMarek pays."
TEXT = """FILE:002||||v2
001:||"we decided to keep…"|1.00||DECISION|0-36
002:||"Marek pays."|0.00|||38-49"""


def test_a_quote_stands_in_its_span_up_to_the_cut_and_white_space() -> None:
    memory = decode(TEXT, strict=True, source=SOURCE)
    assert memory.meta.warnings == ()
    assert zettelpy.with_source(memory, SOURCE).meta.source == SOURCE


@pytest.mark.parametrize(
    ("change", "line", "column"),
    [
        (("Marek pays", "Marek paid"), 3, 7),
        (("38-49", "38-48"), 3, 7),
        (("0-36", "5-22"), 2, 7),
        (("decided", "declined"), 2, 7),
        (("0-36", "0-0"), 2, 7),
    ],
)
def test_a_quote_that_is_elsewhere_or_nowhere_is_told_with_its_line(
    change: tuple[str, str], line: int, column: int
) -> None:
    text = TEXT.replace(*change)
    assert decode(text, strict=True).meta.warnings == ()  # without the source nobody can tell
    with pytest.raises(DecodeError, match="is not in the source where the span says") as caught:
        decode(text, strict=True, source=SOURCE)
    assert (caught.value.line, caught.value.column) == (line, column)
    memory = decode(text, source=SOURCE)
    assert memory.meta.warnings == (str(caught.value),)
    assert [zettel.spans for zettel in memory.zettels] == [zettel.spans for zettel in decode(text).zettels]
    with pytest.raises(SourceError):
        zettelpy.with_source(decode(text), SOURCE)


def test_another_text_is_told_zettel_by_zettel() -> None:
    warnings = decode(TEXT, source=SOURCE.upper()).meta.warnings
    assert [warning.split(",")[0] for warning in warnings] == ["line 2", "line 3"]


def test_offsets_in_utf16_are_compared_in_the_text() -> None:
    source = "🔥🔥 Ana.\n\nMarek pays."
    memory = zettelpy.compress(source, chunk_size=12, chunk_overlap=0)
    text = encode(memory, version=2, offsets="utf16")
    assert decode(text, strict=True, source=source, offsets="utf16").meta.warnings == ()
    assert decode(text, source=source).meta.warnings != ()


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("0*.md")), ids=lambda path: path.stem)
@pytest.mark.parametrize("options", [{}, {"dedupe": True}, {"chunk_size": 150, "chunk_overlap": 40}])
def test_what_compress_made_fits_its_source(path: Path, options: dict[str, Any]) -> None:
    source = path.read_bytes().decode("utf-8")
    source += "\n\n" + source[: len(source) // 3].replace("\n", "\r\n")
    text = encode(zettelpy.compress(source, **options))
    assert decode(text, strict=True, source=source).meta.source == source


spaced = st.text(st.sampled_from("ab \n\t\u3000\x1c"), max_size=30)


@given(spaced, st.text(st.sampled_from("ab "), max_size=5), st.data())
def test_folding_once_answers_like_folding_the_span(text: str, quote: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    expected = " ".join(quote.split()) in " ".join(text[start:end].split())
    assert Folded(text).holds(quote, (start, end)) == expected


@pytest.mark.timing
def test_spans_that_all_hold_the_whole_source_do_not_fold_it_each() -> None:
    source = "the boiler is fixed\n" * 5000
    records = "\n".join(f'{n:03d}:||"the boiler is lost {n}"|0.50|||0-{len(source)}' for n in range(1, 301))
    begun = time.process_time()
    memory = decode(f"FILE:300||||v2\n{records}", source=source)
    cost = time.process_time() - begun
    assert len(memory.meta.warnings) == 300
    begun = time.process_time()
    for _ in range(300):
        " ".join(source.split())
    assert cost < time.process_time() - begun
