"""A version 3 text that somebody edited by hand into one whose checks hold.

The checks at the ends of the lines, the digests of packed text, and where long records are cut follow from the rest:
they are made anew. Nothing else is changed, and strict decoding has the last word: what does not fit together is its
error, with line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from zettelpy.codec.lines import split_lines
from zettelpy.codec.v3.chain import CHECKED, MORE, TEXT, digest, kind_of, seal
from zettelpy.codec.v3.packed import OWNER
from zettelpy.errors import DecodeError

_DIGEST: Final = re.compile(r" text:[a-z2-7]{8}\Z")


def reseal(text: str) -> str:
    """Return a text of version 3 with new checks and digests.

    Raise DecodeError for what is no such text, and where the marks of a merge conflict still stand in it.
    """
    lines = split_lines(text)
    if not lines[0].text.startswith("AAAK 3 "):
        raise DecodeError(
            "only a file of version 3 has checks: its first line begins with AAAK 3", line=lines[0].number
        )
    contents: list[str] = []
    for _, line in lines:
        content = line[: checked.start()] if (checked := CHECKED.search(line)) else line
        if content.startswith(MORE + " ") and contents:
            contents[-1] += content[len(MORE) + 1 :]
        else:
            contents.append(content)
    return "\n".join(seal(_digested(contents)))


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
