"""A report on a file: sound only where it is whole and true to its text; every finding, with its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.codec.damaged import FIXTURES, TEXT, real_files, small
from zettelpy import CompressStream, compress, decode, encode, merge_results
from zettelpy.codec.verify import digest_of, verify

VECTORS = sorted((Path(__file__).parents[1] / "data" / "aaak-v2").glob("*.aaak"))


@pytest.mark.parametrize("path", FIXTURES[:8], ids=lambda path: path.stem)
def test_what_compress_makes_is_sound_and_every_id_and_quote_is_found(path: Path) -> None:
    text = path.read_bytes().decode()
    memory = compress(text, chunk_size=300)
    for report in (verify(encode(memory), text), verify(encode(memory, with_source=True))):
        assert report.findings == ()
        assert report.ids == report.quotes == len(memory.zettels)
        assert report.unchecked == ()
    assert verify(encode(memory)).unchecked == (
        "quotes and ids: they are compared with the text, so pass it with --source",
    )


def test_streams_merged_and_deduplicated_memories_are_sound() -> None:
    text = FIXTURES[0].read_bytes().decode()
    one = compress(text)
    merged = merge_results([one, compress("Ana likes tea."), one])
    stream = CompressStream(dedupe=True, max_zettels=9)
    for line in filter(None, text.split("\n")):
        stream.push(line)
    twice = f"{text}\n\n{text}"
    for memory in (merged, stream.snapshot(), compress(twice, dedupe=True, dedupe_threshold=0.3), compress("")):
        report = verify(encode(memory, with_source=True))
        assert report.findings == ()


@pytest.mark.parametrize("name", real_files())
def test_the_digest_is_that_of_the_content_however_the_file_is_saved(name: str) -> None:
    text = real_files()[name]
    memory = decode(text)
    digest = verify(text).digest
    assert digest == digest_of(memory) == verify("\ufeff" + text.replace("\n", "\r\n") + "\n").digest
    assert digest == verify(encode(memory)).digest
    assert digest != verify(encode(replace(memory, meta=replace(memory.meta, title="another")))).digest


def test_every_damaged_line_is_found_and_not_the_first_alone() -> None:
    lines = small().split("\n")
    lines[4], lines[7] = lines[4].replace("80", "90"), lines[7].replace("Ines", "Inas")
    report = verify("\n".join(lines))
    assert report.digest is None
    assert [finding.line for finding in report.findings if "was changed" in finding.reason] == [5, 6, 8]
    assert verify("no memory").findings[0].reason.startswith("no header")


def test_another_text_names_every_zettel_that_does_not_match() -> None:
    report = verify(small(), TEXT.replace("80 euros", "70 euros").replace("pays", "paid"))
    assert [(one.line, one.column, one.reason) for one in report.findings] == [
        (5, 7, "the zettel b quotes 'It costs 80 euros.', which is not in the text where it claims to be"),
        (8, 7, "the zettel d quotes 'Ines pays.', which is not in the text where it claims to be"),
    ]
    assert report.mismatched == ("b", "d")
    assert verify(small(), TEXT + " ").findings[0].reason == (
        "the text has 85 characters, and the memory was made from 84"
    )


def test_a_word_changed_beside_the_quotes_is_found_by_the_id() -> None:
    text = "Ana moved the thermostat to the greenhouse. We decided to keep it there. Marek was there as well."
    report = verify(encode(compress(text)), text.replace("Marek", "Bruno"))
    assert len(report.findings) == 1
    assert "was changed: it would have the id" in report.findings[0].reason


def test_a_packed_text_that_is_not_the_given_one_is_told() -> None:
    report = verify(small(packed=True), TEXT.replace("boiler", "heater"))
    assert report.findings[0].reason.startswith("the given text is not the one that is packed in the file")
    assert verify(small(packed=True), TEXT).sound


def test_places_must_rise_and_stay_within_the_text() -> None:
    memory = decode(small())
    swapped = replace(memory, zettels=(memory.zettels[1], memory.zettels[0], *memory.zettels[2:]))
    assert "before the one above it" in verify(encode(swapped)).findings[0].reason
    short = replace(memory, meta=replace(memory.meta, input_length=80, documents=()))
    assert [one.reason for one in verify(encode(short)).findings] == [
        "the zettel d stands at 74-84, behind the end, 80"
    ]


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_older_versions_are_checked_as_far_as_they_can_be(path: Path) -> None:
    report = verify(path.read_bytes().decode())
    assert (report.version, report.findings) == (2, ())
    assert report.unchecked[0] == "the words: version 2 has no checks, so a changed word is not noticed"
    assert verify('FILE:001|||\n001:|tea|"Tea."|0.50||').version == 1
    damaged = verify(path.read_bytes().decode().replace("FILE:0", "FILE:9"))
    assert not damaged.sound
    assert damaged.findings[0].line == 1


def test_quotes_of_version_2_are_looked_for_in_the_text() -> None:
    text = encode(decode(small()), version=2)
    assert verify(text, TEXT).sound
    report = verify(text, TEXT.replace("80", "70"))
    assert [(one.line, "80 euros" in one.reason) for one in report.findings] == [(4, True)]
