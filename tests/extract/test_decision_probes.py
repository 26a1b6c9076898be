"""Decisions, language by language: what is decided and what only sounds like it, in sentences as people chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from zettelpy.extract.decisions import find_decisions
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.decided import LEXICONS

DATA = Path(__file__).resolve().parents[1] / "data" / "decisions"
FULL = ("en", "de", "fr", "es", "pt", "it")
COMMON = ("ru", "zh", "ja", "ko", "hi")


def probes(language: str) -> list[tuple[str, bool]]:
    """Return the probes of a language, and whether something is decided in each."""
    lines = (DATA / f"{language}.txt").read_text("utf-8").splitlines()
    return [(line[2:].replace(" ⏎ ", "\n"), line[0] == "+") for line in lines if line[:1] in ("+", "-")]


@pytest.mark.parametrize("language", FULL + COMMON)
def test_what_is_decided_is_found_and_what_is_not_is_left(language: str) -> None:
    missed: list[str] = []
    wrong: list[str] = []
    for text, decided in probes(language):
        found = bool(find_decisions(read_columns(text)))
        if found != decided:
            (missed if decided else wrong).append(text)
    wanted = sum(decided for _, decided in probes(language))
    assert wrong == []
    assert len(missed) <= wanted // 20, missed


@pytest.mark.parametrize("language", FULL + COMMON)
def test_there_are_probes_of_both_kinds(language: str) -> None:
    least = 80 if language in FULL else 30
    for kind in (True, False):
        assert sum(decided == kind for _, decided in probes(language)) >= least


@pytest.mark.parametrize("language", FULL + COMMON)
def test_what_is_asked_is_not_decided(language: str) -> None:
    mark = "？" if language in ("zh", "ja") else "?"
    asked = []
    for text, decided in probes(language):
        line = text.rstrip(".!。！।")
        if decided and not any(char in line for char in "\n.!。！।:：;；—"):
            asked.append(line + mark)
    assert len(asked) > 10
    assert [text for text in asked if find_decisions(read_columns(text))] == []


def test_every_language_is_read() -> None:
    assert sorted(LEXICONS) == sorted(FULL + COMMON)
