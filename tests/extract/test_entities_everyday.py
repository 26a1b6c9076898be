"""Names in ordinary chats: what a tester found missed or too much, one kind a case, in sentences of our own."""

from __future__ import annotations

import pytest

from zettelpy import compress
from zettelpy.extract.entities import reader
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def _names(text: str) -> list[str]:
    return list(reader(read_columns(text), Options())(0, len(text)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # what something is called in German, in a text of a few words
        ("Die Kuh heißt Berta.", ["Berta"]),
        ("Mein Onkel heißt Jakobs.", ["Jakobs"]),
        # given names that are words
        ("Will agreed, so I asked Will.", ["Will"]),
        ("Will you come? I hope so.", []),
        ("Anna und Max kommen.", ["Anna", "Max"]),
        # hyphens, accents, initials
        ("They moved to Neuilly-sur-Seine.", ["Neuilly-sur-Seine"]),
        ("On paie la Société Générale.", ["Société Générale"]),
        ("She reads E. B. White.", ["E. B. White"]),
        ("M. Morel arrive demain avec nous.", ["Morel"]),
        # a shouted sentence beside an abbreviation
        ("STOP SHOUTING. NASA called.", ["NASA"]),
        # Russian neighbours in two cases, towns in the plural
        ("С Виктором Ирина не спорит.", ["Виктор", "Ирина"]),
        ("Живём в Люберцах.", ["Люберцы"]),
        # Chinese names said once, and no letter too many
        ("陈刚没来。", ["陈刚"]),
        ("王丽一起来。", ["王丽"]),
        ("陈列很好看。", []),
        # sign-offs
        ("See you there.\nBest wishes, Nora", ["Nora"]),
    ],
)
def test_everyday_names(text: str, expected: list[str]) -> None:
    assert _names(text) == expected


def test_lower_case_names_by_company() -> None:
    names = _names("ana: i met zorvel today\nben: zorvel says hi\nana: the lamp says hi and i told the lamp")
    assert "zorvel" in names
    assert "lamp" not in names


@pytest.mark.parametrize(
    "text", ["macOS iOS", "We ship iPhone iPad apps.", "the mTLS gRPC setup", "10 kWh kB", "iOS macOS works, says Ana"]
)
def test_words_with_a_capital_inside_side_by_side_are_read(text: str) -> None:
    assert compress(text).zettels
