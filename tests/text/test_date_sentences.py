"""Sentences in eleven languages and the dates that they mean, seen from the day on which they were said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from zettelpy.text.dates import read_dates

DATA = Path(__file__).resolve().parents[1] / "data" / "dates"
LANGUAGES = sorted(path.stem for path in DATA.glob("*.txt"))


def sentences(language: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield (anchor, dates, sentence)."""
    anchor = ""
    for line in (DATA / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("@"):
            anchor = line[1:].strip()
        elif line and not line.startswith("#"):
            dates, _, sentence = line.partition(" | ")
            yield anchor, [] if dates == "-" else dates.split(", "), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_sentences_mean(language: str) -> None:
    wrong = [
        f"{sentence} ({anchor}): {expected}, not {found}"
        for anchor, expected, sentence in sentences(language)
        if (found := [hit.date for hit in read_dates(sentence, 0, len(sentence), anchor)]) != expected
    ]
    assert wrong == []


def test_without_an_anchor_only_a_year_dates() -> None:
    for language in LANGUAGES:
        for _, _, sentence in sentences(language):
            for hit in read_dates(sentence, 0, len(sentence), None):
                assert hit.date[2:4] in sentence


def test_each_language_has_near_misses() -> None:
    for language in LANGUAGES:
        rows = list(sentences(language))
        misses = sum(not expected for _, expected, _ in rows)
        assert len(rows) >= 36
        assert 3 * misses >= len(rows) - misses
