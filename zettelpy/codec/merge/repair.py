"""A version 3 text that somebody edited by hand into one whose checks hold.

The checks at the ends of the lines, the digests of packed text, and where long records are cut follow from the rest:
they are made anew. Tunnels and contradictions to zettels that are not there (any more) are left out, since a person
who settles a conflict does not look for them. Nothing else is changed, and strict decoding has the last word: what does
not fit together is its error, with line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.codec.lines import split_lines
from zettelpy.codec.v3.chain import CHECKED, MORE, TEXT, digest, kind_of, seal
from zettelpy.codec.v3.packed import OWNER
from zettelpy.errors import DecodeError

_ENDS: Final = {"T": (1, 2), "C": (1, 3)}  # the words of a record that name zettels
_DIGEST: Final = re.compile(r" text:[a-z2-7]{8}\Z")


class Sealed(NamedTuple):
    """A text with new checks, and how many tunnels and contradictions to zettels that are not there were left out."""

    text: str
    dropped: int


def reseal(text: str) -> Sealed:
    """Return a text of version 3 with new checks and digests; whether it is whole is not looked at.

    Raise DecodeError for what is no such text, and where the marks of a merge conflict still stand in it.
    """
    lines = split_lines(text)
    if not lines[0].text.startswith("AAAK 3 "):
        raise DecodeError(
            "only a file of version 3 has checks: its first line begins with AAAK 3", line=lines[0].number
        )
    contents: list[str] = []
    pieces: list[str] = []
    for _, line in lines:
        content = line[: checked.start()] if (checked := CHECKED.search(line)) else line
        if content.startswith(MORE + " ") and pieces:
            pieces.append(content[len(MORE) + 1 :])
        else:
            contents += ["".join(pieces)] if pieces else []
            pieces = [content]
    kept = list(_linked([*contents, "".join(pieces)]))
    return Sealed("\n".join(seal(_digested(kept))), len(contents) + 1 - len(kept))


def _linked(contents: Sequence[str]) -> Iterator[str]:
    """Yield the records but for those that join zettels that are not there."""
    ids = frozenset(content.split(" ", 2)[1] for content in contents if content.startswith("Z "))
    for content in contents:
        ends = _ENDS.get(kind_of(content), ())
        words = content.split(" ", 5)
        if all(k >= len(words) or words[k] in ids for k in ends):
            yield content


def _digested(contents: Sequence[str]) -> Iterator[str]:
    """Yield the contents, the owners of packed text with the digest of what stands below them."""
    k = 0
    while k < len(contents):
        content = contents[k]
        below = k + 1
        while below < len(contents) and kind_of(contents[below]) in TEXT:
            below += 1
        packed = contents[k + 1 : below]
        if kind_of(content) in ("Z", OWNER):
            content = _DIGEST.sub("", content)
            if packed:
                content += f"{'' if content.endswith(' ') else ' '}text:{digest(chr(10).join(packed))}"
        yield content
        yield from packed
        k = below
