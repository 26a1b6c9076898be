"""Names in a text: what is one, what is none, and how it is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract import entities
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.normalise import fold

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"


def names(text: str, **options: int) -> tuple[str, ...]:
    return entities.reader(read_columns(text), Options.of(**options))(0, len(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I'm sure. It’ll rain. You're late. I've seen it. Can't stay, Don't ask.", ()),
        ("Fair enough. Sounds good. Wow, nice! Update the handler. Glad you came. Yeah.", ()),
        ("We meet on Monday in March, or on Friday. Tuesday is out.", ()),
        ("I wrote to Marek's sister and to Bingley’s aunt.", ("Marek", "Bingley")),
        ("They invited José and Élodie to it.", ("José", "Élodie")),
        ("We flew to New York with Elizabeth Bennet last week.", ("New York", "Elizabeth Bennet")),
        ("He works at the Tidewater Museum with Mr. Darcy and Dr. Mbeki.", ("Tidewater Museum", "Darcy", "Mbeki")),
        ("She moved to Lindholm Row 3 in spring.", ("Lindholm Row 3",)),
        ("It was signed by Noor de Wit at noon.", ("Noor de Wit",)),
        ("Our code lives on GitHub and the flight is JL043, see ORB-877.", ("GitHub", "JL043", "ORB-877")),
        ("It was paid by NASA and built here.", ("NASA",)),
        ("ask @mara in #plat-orbit about it", ("mara", "#plat-orbit")),
        ("We said Ok, OK and Yes to it. See https://Example.com/Big/Name now.", ()),
        ("I saw l'Italie and the O'Brien house.", ("Italie", "O'Brien")),
        ("they met Jean-Luc at noon", ("Jean-Luc",)),
        ("I bought a Book and an Apple.", ()),
    ],
)
def test_names_and_no_names(text: str, expected: tuple[str, ...]) -> None:
    assert names(text) == expected


def test_headings_and_code_are_no_evidence_but_hold_names_known_elsewhere() -> None:
    text = "# Long Walks\n\nWe asked Xulqo about it.\n\n## Xulqo And Others\n\n```\nTraceback Raised by Foo\n```\n"
    read = entities.reader(read_columns(text), Options())
    assert read(0, len(text)) == ("Xulqo",)
    assert read(text.index("##"), len(text)) == ("Xulqo",)


def test_speaker_labels_are_names_in_their_spelling_and_their_text_is_not_read() -> None:
    text = "[09:02] mara: morning. ask Oskar\n[09:03] oskar: Mara wrote it\n[09:04] mara: thanks oskar\n"
    read = entities.reader(read_columns(text), Options())
    assert read(0, len(text)) == ("mara", "oskar")
    middle = text.index("wrote")
    assert read(middle, middle + 5) == ("oskar",)  # the speaker of a message is in every part of it


def test_roles_are_no_names() -> None:
    text = "user: where is the key?\nassistant: With Xulqo, as you said.\nuser: thanks\nassistant: Welcome.\n"
    assert names(text) == ("Xulqo",)


def test_a_lower_case_chat_finds_the_names_that_are_capitalised_once() -> None:
    text = "candidates are Heron and nothing else\nheron did better today\nwe think so too\nso heron it is\n"
    read = entities.reader(read_columns(text), Options())
    at = text.index("so heron")
    assert read(at, len(text)) == ("Heron",)


def test_a_shortened_label_is_an_alias() -> None:
    text = "[09:02] jonas.k: morning\n[09:03] mara: Jonas wrote it, ask jonas or @jonas.k\n[09:04] jonas.k: yes\n"
    assert set(names(text)) == {"jonas.k", "mara"}


def test_a_line_break_is_no_blank_unless_the_text_is_wrapped() -> None:
    assert names("we saw Xulqo\nWemv came later\nand then Ordmi\nleft with us") == ("Xulqo", "Ordmi")
    wrapped = (
        "It was a very long line of text, written by hand, and then we all flew to New\nWemv in the early morning.\n"
    )
    assert names(wrapped) == ("New Wemv",)


def test_an_opening_function_word_belongs_to_a_name_that_the_text_holds() -> None:
    assert names("We went to New Wemv in May. New Wemv was cold.") == ("New Wemv",)
    assert names("We went to Wemv in May. New Wemv songs were sung.") == ("Wemv",)


def test_common_nouns_in_german_are_no_names_and_places_are() -> None:
    text = (
        "Die Kosten sind hoch, der Transport aus Kiel ist teuer und die Versicherung auch. "
        "Wir haben die Kiste der Stadt Kiel und die Linse von Frau Öztürk. "
        "Anke und Piet kommen mit der Firma Hinrichsen."
    )
    assert set(names(text)) == {"Kiel", "Öztürk", "Anke", "Piet", "Hinrichsen"}


def test_shouted_text_gives_names_by_title_only() -> None:
    text = "PLEASE CALL MRS OYELARAN BEFORE NOON. THE BOILER IS STILL LEAKING. OYELARAN HAS THE KEY."
    assert names(text) == ("OYELARAN",)


def test_frequency_counts_over_the_whole_text() -> None:
    text = "We saw Xulqo here. " + "Nothing happened at all. " * 30 + "Then Xulqo left with Wemv."
    read = entities.reader(read_columns(text), Options(min_entity_frequency=2))
    assert read(0, 20) == ("Xulqo",)
    assert read(0, len(text)) == ("Xulqo",)


def test_japanese_forms_of_address() -> None:
    assert names("田中さんが音を担当します。皆さん、便はJL043です。") == ("田中さん", "JL043")


@pytest.mark.parametrize(
    ("chat", "least"), [("01_slack_engineering", 16), ("03_assistant_chat", 19), ("05_mixed_language_chat", 19)]
)
def test_chats(chat: str, least: int) -> None:
    path = FIXTURES / f"{chat}.md"
    gold = json.loads(path.with_suffix(".json").read_text("utf-8"))
    found = {fold(name) for name in names(path.read_text("utf-8"))}
    bare = [fold(name.removeprefix("Dr. ").removeprefix("Frau ").removeprefix("doña ")) for name in gold["entities"]]
    assert sum(name in found for name in bare) >= least
    assert not found & {fold(name) for name in gold["not_entities"]}


# -- invariants and cost -------------------------------------------------------------------------------------------

pieces = st.sampled_from(
    ["Petra ", "mara: ", "\n", "\r\n", ". ", "I'm ", "@", "#", "`", "```", "<a>", "Mr. ", "de ", "\x00", "\ud800", "森"]
)


@given(st.lists(pieces | st.text(max_size=8), max_size=40), st.integers(0, 200), st.integers(0, 200))
def test_any_text_gives_distinct_names_and_a_part_gives_no_other(parts: list[str], a: int, b: int) -> None:
    text = "".join(parts)
    read = entities.reader(read_columns(text), Options())
    whole = read(0, len(text))
    assert len(set(whole)) == len(whole)
    assert all(whole)
    some = read(min(a, b), max(a, b))
    assert set(some) <= set(whole)


def words(count: int) -> list[str]:
    made = []
    for n in range(count):
        word = ""
        while n or not word:
            n, k = divmod(n, 80)
            word += "bcdfghklmnprstvz"[k % 16] + "aeiou"[k // 16]
        made.append((word + "ra").capitalize())
    return made


@pytest.mark.timing
@pytest.mark.parametrize(
    "shape",
    [
        lambda k: " ".join(words(3000 * k)),
        lambda k: " ".join(f"we met {name} and left." for name in words(600 * k)),
        lambda k: "@" * (20_000 * k),
        lambda k: "<a" * (20_000 * k),
        lambda k: "a@b." * (5_000 * k),
        lambda k: "The Long Headline Of Everything " * (800 * k),
        lambda k: "```" * (20_000 * k),
    ],
    ids=["distinct", "names", "at", "tags", "mail", "headline", "fences"],
)
def test_cost_is_linear(shape) -> None:  # type: ignore[no-untyped-def]
    def cost(k: int) -> float:
        columns = read_columns(shape(k))
        return best_time(lambda: entities.reader(columns, Options()), 2)

    assert cost(4) < 7 * cost(1) + 0.02
