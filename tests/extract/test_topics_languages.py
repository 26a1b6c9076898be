"""Topics in eleven languages: what a reader would note in an index, and what no reader would."""

from __future__ import annotations

from pathlib import Path

import pytest

from zettelpy.extract import topics
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

DATA = Path(__file__).parents[1] / "data" / "topics" / "probes.txt"


def of(text: str) -> tuple[str, ...]:
    return topics.reader(read_columns(text), Options())(0, len(text))


def probes() -> list[tuple[str, str, list[str], list[str]]]:
    found = []
    for line in DATA.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            language, text, wanted, unwanted = (part.strip() for part in line.split("|"))
            found.append((language, text, [w for w in wanted.split(", ") if w], unwanted.split(", ")))
    return found


@pytest.mark.parametrize(("language", "text", "wanted", "unwanted"), probes())
def test_probes(language: str, text: str, wanted: list[str], unwanted: list[str]) -> None:
    found = of(text)
    words = {word for topic in found for word in (topic, *topic.split())}
    assert not words & set(unwanted), found
    missing = [topic for topic in wanted if not any(topic in had for had in found)]
    assert not missing, found


def test_every_language_has_two_probes() -> None:
    languages = [language for language, *_ in probes()]
    assert {"en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi"} == set(languages)


@pytest.mark.parametrize(
    "line",
    [
        "Sent from my iPhone",
        "Von meinem iPhone gesendet",
        "Envoyé de mon iPhone",
        "Enviado desde mi iPhone",
        "Enviado do meu Samsung Galaxy",
        "Inviato da Outlook per Android",
        "On Tue, 4 Mar 2025 at 09:12, Dana Reyes wrote:",
        "<Media omitted>",
        "<Medien ausgeschlossen>",
        "<Multimedia omitido>",
        "image omitted",
        "https://wiki.example.org/path/index.html?ref=1",
        ":tada: :white_check_mark:",
        "&nbsp; <br> <div class='wide'>",
        "发自我的iPhone",
        "iPhoneから送信",
    ],
)
def test_chrome_is_no_topic(line: str) -> None:
    assert of("The boiler is off.\n\n" + line) == ("boiler",)


def test_chat_programs_are_no_topic() -> None:
    lines = [
        "[09:00] ana: the boiler is off",
        "[09:01] Dana joined the channel",
        "[09:02] ben: This message was deleted",
    ]
    assert of("\n".join([*lines, "[09:03] ben: which boiler?", "[09:04] ana: the boiler downstairs"]))[0] == "boiler"
    found = " ".join(of("\n".join([*lines, "[09:03] ben: ok", "[09:04] ana: fine"])))
    assert not {"joined", "channel", "message", "deleted", "dana"} & set(found.split())


def test_who_speaks_of_leaving_is_no_chrome() -> None:
    assert "allotment" in of("She left the allotment to her niece, and the allotment is fine.")


def test_forms_of_a_word_are_one_topic() -> None:
    found = of("The pumps are old. One of the pumps leaks, the pumps were bought twice. The pump is loud.")
    assert [topic for topic in found if "pump" in topic] == ["pumps"]


def test_german_nouns_in_lower_case_are_found_by_their_articles() -> None:
    found = of("ich hab die heizung abgelesen. der zähler ist neu, das ist ein zähler mit funk, die heizung geht")
    assert {"heizung", "zähler"} <= set(found)


def test_of_joins_nouns_in_romance_languages() -> None:
    assert of("La sala de máquinas está cerrada. Nadie entra en la sala de máquinas.")[0] == "sala de máquinas"


def test_persons_are_no_topics() -> None:
    found = " ".join(of("Mr. Harrow praised the orchard. Petra pruned the orchard for Mr. Harrow."))
    assert "orchard" in found
    assert not {"harrow", "petra"} & set(found.split())


def test_possessives_stay_in_phrases() -> None:
    text = "The landlord's letter came. Then the landlord's letter was lost."
    assert of(text)[0] == "landlord's letter"


@pytest.mark.parametrize(
    "text",
    ["a" * 50_000, "的" * 50_000, "打印机" * 20_000, "@" * 30_000, ":a" * 20_000, "\x00\ud800 boiler\r\n" * 2000],
)
def test_hostile_text(text: str) -> None:
    assert len(of(text)) <= topics.MOST
