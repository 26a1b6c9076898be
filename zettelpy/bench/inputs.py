"""What the bench reads: the packed chats, texts of the caller, and facts of our own planted into a text."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent


class Fact(NamedTuple):
    """A sentence that stands nowhere else, a question that it answers, and the word of it that no other text holds."""

    sentence: str
    question: str
    answer: str


FACTS: Final = (
    Fact(
        "The key of the old boathouse hangs behind the clock of Varnholm.",
        "Where is the key of the boathouse?",
        "Varnholm",
    ),
    Fact(
        "Her cousin Tiberia Quence keeps eleven beehives near the mill.",
        "How many beehives does Tiberia keep?",
        "Quence",
    ),
    Fact(
        "The night train to Oskarvik leaves from platform nine.",
        "From which platform does the train to Oskarvik go?",
        "Oskarvik",
    ),
    Fact(
        "We settled on walnut shelves for the Brindlecote library.",
        "Which shelves did we choose for the library?",
        "Brindlecote",
    ),
    Fact(
        "The password of the weather station is pelmorra.", "What is the password of the weather station?", "pelmorra"
    ),
    Fact("Doctor Ishwick forbade him to eat chestnuts.", "What did the doctor forbid him to eat?", "Ishwick"),
    Fact("The violin was repaired by a luthier in Quarrentz.", "Who repaired the violin?", "Quarrentz"),
    Fact("Their telescope was pointed at the comet Damaskou.", "At which comet was the telescope pointed?", "Damaskou"),
    Fact("The bakery on Lutterow Lane closes on Tuesdays.", "When is the bakery closed?", "Lutterow"),
    Fact("He paid the ferryman forty zelkas for the crossing.", "How much did the ferryman get?", "zelkas"),
    Fact("The parrot of Madame Orvieto speaks only Estonian.", "Which language does the parrot speak?", "Orvieto"),
    Fact("Anneke won the chess tournament at Gravensand.", "Who won the chess tournament?", "Gravensand"),
)


def packed() -> Iterator[tuple[str, str]]:
    """Yield (name, text) of the packed chats: from the installed package, or from the repository beside it."""
    for folder in (HERE / "data", HERE.parent.parent / "fixtures"):
        paths = sorted(path for path in folder.glob("*.md") if path.name != "README.md")
        if paths:
            yield from ((path.stem, read(path)) for path in paths)
            return


def existing(name: str) -> Path:
    """Return the path of a file that is there: the type of an argument of the scripts in bench/.

    Raises argparse.ArgumentTypeError, which argparse tells in one line, where there is no such file.
    """
    path = Path(name)
    if not path.is_file():
        raise ArgumentTypeError(f"no file {name!r}: pass a text of yours")
    return path


def read(path: Path) -> str:
    """Read a text file as UTF-8 with its line ends as they are."""
    return path.read_bytes().decode("utf-8-sig")


def plant(text: str, facts: Sequence[Fact] = FACTS, seed: str = "zettelpy") -> str:
    """Return the text with each fact as a paragraph of its own, at places that depend on the seed alone.

    >>> plant("One.\\n\\nTwo.", FACTS[:1]).count(FACTS[0].sentence)
    1
    """
    paragraphs = text.split("\n\n")
    for number, fact in enumerate(facts):
        digest = blake2b(f"{seed} {number}".encode(), digest_size=8).digest()
        paragraphs.insert(1 + int.from_bytes(digest, "big") % len(paragraphs), fact.sentence)
    return "\n\n".join(paragraphs)
