"""Small dialogues, one language a file: whom the pronouns of the last line mean, or that nobody can be meant for sure.

A case is some lines of a chat, then `=> name, name` or `=> none`. What counts most is that no wrong name is bound.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from zettelpy.extract import coreference, entities
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

DATA = Path(__file__).parents[1] / "data" / "coreference"
LANGUAGES = sorted(path.stem for path in DATA.glob("*.txt"))
LEAST = 0.85  # of the cases right


def cases(language: str) -> list[tuple[list[str], list[str]]]:
    found = []
    for case in (DATA / f"{language}.txt").read_text("utf-8").strip().split("\n\n"):
        *lines, answer = case.split("\n")
        assert answer.startswith("=> "), case
        found.append((lines, [] if answer == "=> none" else answer[3:].split(", ")))
    return found


def gained(lines: list[str], known: list[str]) -> list[str]:
    """Return the names that the last line gains, those who talk aside; `known` are names of the text in any case."""
    text = "\n".join(lines)
    columns = read_columns(text)
    spans, at = [], 0
    for line in lines:
        spans.append((at, at + len(line)))
        at += len(line) + 1
    read = entities.reader(columns, Options())
    found = [read(*span) for span in spans]
    names = [
        (*had, *(name for name in known if name in line and not agrees(name, list(had))))
        for had, line in zip(found, lines, strict=True)
    ]
    extra = coreference.bind(columns, spans, names)[-1][len(names[-1]) :]
    return [name for name in extra if name not in {line.partition(":")[0] for line in lines}]


def agrees(name: str, wanted: list[str]) -> bool:
    """Tell whether a name is one of the wanted ones; with a title or an honorific it is still the same person."""
    return any(name in want or want in name for want in wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialogues(language: str) -> None:
    right, wrong, missed = 0, [], []
    for lines, wanted in cases(language):
        found = gained(lines, wanted)
        if any(not agrees(name, wanted) for name in found):
            wrong.append((lines, wanted, found))
        elif len(found) < len(wanted):
            missed.append((lines, wanted))
        else:
            right += 1
    assert not wrong
    assert right >= LEAST * (right + len(missed)), missed


def test_there_are_enough_cases_of_both_kinds() -> None:
    assert {"de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh"} <= set(LANGUAGES)
    for language in LANGUAGES:
        wanted = [names for _, names in cases(language)]
        assert len(wanted) >= (20 if language == "en" else 8)
        assert 0 < sum(not names for names in wanted) < len(wanted)


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Anna: the note is here\nMarek: good\nAnna: thanks\nMarek: did you read it?", "Anna"),
        ("Anna: der Zettel ist da\nMarek: gut\nAnna: danke\nMarek: hast du ihn gelesen?", "Anna"),
        ("Anna: la nota está aquí\nMarek: bien\nAnna: gracias\nMarek: ¿y tú la has leído?", "Anna"),
    ],
)
def test_you_is_the_other_of_two(text: str, want: str) -> None:
    lines = text.split("\n")
    columns = read_columns(text)
    spans, at = [], 0
    for line in lines:
        spans.append((at, at + len(line)))
        at += len(line) + 1
    read = entities.reader(columns, Options())
    names = [read(*span) for span in spans]
    assert want not in names[-1]
    assert want in coreference.bind(columns, spans, names)[-1]


def test_you_is_nobody_among_three() -> None:
    lines = ["Anna: the note is here", "Marek: good", "Rosa: thanks", "Marek: did you read it?"]
    text = "\n".join(lines)
    columns = read_columns(text)
    last = (text.rfind("Marek"), len(text))
    read = entities.reader(columns, Options())
    names = [read(0, last[0] - 1), read(*last)]
    assert coreference.bind(columns, [(0, last[0] - 1), last], names) == names


@pytest.mark.parametrize("unit", ["她他彼女彼", "She he Petra ", "a@b ", "Пётр он "])
def test_a_megabyte_without_an_end(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    columns = read_columns(text)
    names = ("Petra",) if "Petra" in text else ()
    half = len(text) // 2
    result = coreference.bind(columns, [(0, half), (half, len(text))], [names, ()])
    assert result[0] == names
