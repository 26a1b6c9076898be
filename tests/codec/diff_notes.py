"""What the tests of comparing share: small memories, and a chat with edits of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zettelpy.codec.diff import Diff
from zettelpy.types import Contradiction, Memory, Zettel
from zettelpy.zettel import content_id

CHAT = (Path(__file__).resolve().parents[2] / "fixtures" / "01_slack_engineering.md").read_text("utf-8")


def edited(old: str, new: str) -> str:
    """Return the chat with one passage in other words."""
    assert CHAT.count(old) == 1, old
    return CHAT.replace(old, new)


def note(text: str, *names: str, decided: bool = False, number: int = 1, **fields: Any) -> Zettel:
    """Return a zettel that says one thing, under the id that its text gives it."""
    identity = content_id(text) if number == 1 else f"{content_id(text)}-{number}"
    return Zettel(identity, names, quote=text, flags=("DECISION",) if decided else (), **fields)


def memory(*zettels: Zettel, **fields: Any) -> Memory:
    return Memory(zettels, **fields)


def kinds(changes: tuple[Any, ...]) -> list[str]:
    return [change.kind for change in changes]


def told(found: Diff) -> dict[str, dict[str, int]]:
    """Return the counts without those that are 0."""
    counts = {name: {kind: n for kind, n in row.items() if n} for name, row in found.counts().items()}
    return {name: row for name, row in counts.items() if row}


def against(earlier: Zettel, later: Zettel, signal: str = "reversal", shared: str = "x") -> Contradiction:
    summary = f'[{shared}] "{earlier.quote}" → "{later.quote}" ({signal})'
    return Contradiction(earlier.id, later.id, shared, signal, summary)
