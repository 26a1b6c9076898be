"""docs/format.md shows what is really written, and what it says of checks is enough to make them."""

from __future__ import annotations

import re
from base64 import b32encode
from hashlib import blake2b
from pathlib import Path

import zettelpy
from zettelpy.options import Options

DOCUMENT = (Path(__file__).parents[2] / "docs" / "format.md").read_text("utf-8")
CHAT = """\
[2025-03-04 09:12] Ana: We decided to launch Orbit on Friday, the gas valve is in.

[2025-03-04 09:15] Marek: Good. I will book the pump for Orbit in Porto.

[2025-03-05 08:02] Ana: Bad news: the launch of Orbit is now on Monday.

[2025-03-05 08:10] Marek: Then the pump comes to Porto on Sunday.
"""


def shown(first: str) -> list[str]:
    """Return the lines of the example that begins with a line."""
    lines = DOCUMENT[DOCUMENT.index(f"    {first}") :].split("\n\n")[0].split("\n")
    return [line.removeprefix("    ") for line in lines]


def test_the_example_is_what_is_written() -> None:
    memory = zettelpy.compress(CHAT, title="Boiler", chunk_size=120, chunk_overlap=0)
    assert zettelpy.encode(memory).split("\n") == shown("AAAK 3 algorithm")


def test_the_checks_of_the_example_are_made_as_the_document_says() -> None:
    before = ""
    for line in shown("AAAK 3 algorithm"):
        content, check = re.fullmatch("(.*) #([a-z2-7]{8})", line).groups()  # type: ignore[union-attr]
        digest = blake2b(f"{before}\n{content}".encode(), digest_size=5).digest()
        assert b32encode(digest).decode().lower() == check
        before = content


def test_the_defaults_of_the_options_are_the_documented_ones() -> None:
    told = dict(re.findall(r"\| `([a-z_]+)` \| ([^|]+) (?=\|)", DOCUMENT))
    for name in Options.__slots__:
        value = getattr(Options(), name)
        assert told[name] in {str(value), "none", {True: "yes", False: "no"}.get(value), f"the {name} of the memory"}
