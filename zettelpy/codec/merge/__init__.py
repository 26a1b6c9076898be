r"""Three-way merge of memories in AAAK, record by record; and the sealing of a file that was edited by hand.

    base, ours, theirs ─▶ Side ─▶ Plan ─▶ parts with fields, places, links ─▶ Memory ─▶ text
                                    └ conflicts: the same once more for theirs, and marks around what differs

A merge of lines knows nothing of what they mean: it stops where two people write at one place, and joins what does not
belong together. Here zettels are a sequence keyed by what they say (their ids), and everything else is merged as what
it is: fields one by one, lists as lists, tunnels as pairs, places by their neighbours, numbers by what they follow
from. So the new zettels of both sides survive, and a conflict is what two people told differently.

| file | answers |
|---|---|
| `align` | which items of two sequences are the same |
| `order` | which items the merged sequence has, in which order |
| `three` | which of three values, or what of three lists, stands |
| `side` | what a file brings along: entries, each with its place among its neighbours |
| `plan` | which parts the merged memory has, and their ids |
| `fields` `places` `links` `whole` | what each part says, where it stands, what joins it, the memory |
| `marks` | how a text holds both versions of a conflict |
| `repair` | how a text that was edited gets its checks back |

Where this is easier than a text that decides, with line marks written by hand: a conflict is shown as the difference
between two whole results, so each of them, and every mixture, has checks that hold.
"""

from __future__ import annotations

from typing import NamedTuple

from zettelpy.codec import decode, encode
from zettelpy.codec.lines import split_lines
from zettelpy.codec.merge.marks import mark
from zettelpy.codec.merge.repair import Sealed, reseal
from zettelpy.codec.merge.side import Side
from zettelpy.codec.merge.three import OURS, THEIRS, Choice
from zettelpy.codec.merge.whole import build
from zettelpy.errors import ArgumentValueError, DecodeError
from zettelpy.options import check_text
from zettelpy.types import Memory

__all__ = ["Merged", "Version", "merge", "merge_versions", "read_version", "seal", "seal_counted"]

NAMES = ("base", "ours", "theirs")


class Merged(NamedTuple):
    """What came of a merge: the text (version 3), the conflicts in it, each in words, the lines where their marks
    open, and what a person should know besides."""

    text: str
    conflicts: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()


class Version(NamedTuple):
    """One of the three texts, read: the memory, and the number of its format. `memory` is None for an empty base."""

    memory: Memory | None
    format: int


def merge(base: str, ours: str, theirs: str) -> Merged:
    r"""Merge two memories in AAAK that came from one: by zettel, not by line.

    Each argument is a text of version 3 (1 and 2 are read as well, with a note); `base` may be empty, where both sides
    began from nothing. The result is a text of version 3. Without conflicts it is whole: strict decoding accepts it.
    Real conflicts (the same zettel replaced, or its quote or date changed, in two ways; taken out by one and changed
    by the other; two titles, two values of an option) stand in the text between `<<<<<<< ours`, `=======` and
    `>>>>>>> theirs`, and decoding refuses it. Keeping ours at all places, or theirs at all, and deleting the rest with
    the marks, makes it whole; after any other edit, `seal` does.

    New zettels of both sides survive, those of ours first; so do the tunnels and contradictions of both. Where the
    texts hold their sources, the result holds the merged one. Time is n log n, whatever the input.

    Raise DecodeError for a text that strict decoding refuses, its reason beginning with which of the three it is;
    ValueError where one side holds its source and the other does not, where their offsets count different units, and
    where one side alone is in version 3, since the other cannot hold what that holds.

    >>> from zettelpy import compress, encode
    >>> def text(*notes): return encode(compress("\n\n".join(notes), chunk_size=40, chunk_overlap=0))
    >>> notes = ["Ana: the boiler is fixed.", "Bo: the keys are in the shed.", "Ana: thanks a lot for that!"]
    >>> ours, theirs = text("Eva: good morning to you all!", *notes), text(*notes, "Io: see you all tomorrow, bye.")
    >>> merged = merge(text(*notes), ours, theirs)
    >>> merged.conflicts, [zettel.quote for zettel in decode(merged.text, strict=True).zettels][::4]
    ((), ['good morning to you all!', 'see you all tomorrow, bye.'])
    """
    versions = []
    for name, text in zip(NAMES, (base, ours, theirs), strict=True):
        try:
            versions.append(read_version(check_text(name, text), is_base=name == "base"))
        except DecodeError as error:
            raise DecodeError(f"{name}: {error.reason}", line=error.line, column=error.column) from None
    return merge_versions(*versions)


def read_version(text: str, *, is_base: bool = False) -> Version:
    """Return a text as `merge_versions` takes it; an empty one is none, where `is_base`. Raise DecodeError."""
    if is_base and not text.strip("\ufeff \t\r\n"):
        return Version(None, 3)
    memory = decode(text, strict=True)
    return Version(memory, 3 if split_lines(text)[0].text.startswith("AAAK ") else 2)


def merge_versions(base: Version, ours: Version, theirs: Version) -> Merged:
    """Merge three texts that were read with `read_version`; see `merge`."""
    own, other = ours.memory, theirs.memory
    if own is None or other is None:
        raise ArgumentValueError("only the base may be empty")
    _check_alike(own, other)
    if (ours.format < 3) != (theirs.format < 3):
        older, newer = ("ours", "theirs") if ours.format < 3 else ("theirs", "ours")
        raise ArgumentValueError(
            f"{older} is in version 2 or older, {newer} is not: dates, scores and contradictions would be lost, since "
            "version 2 has no place for them. Compress the text of the older one again, or encode both in version 2"
        )
    notes = [
        f"{name} is in version {version.format} or older: merged as version 3"
        for name, version in zip(NAMES, (base, ours, theirs), strict=True)
        if version.format < 3
    ]
    packed = own.meta.source is not None
    sides = None if base.memory is None else Side(base.memory), Side(own), Side(other)
    texts = []
    conflicts: list[str] = []
    for side in (OURS, THEIRS):
        choice = Choice(side)
        texts.append(encode(build(*sides, choice), with_source=packed))
        if not choice.conflicts:
            return Merged(texts[0], notes=tuple(notes))
        conflicts = conflicts or choice.conflicts
    text, lines = mark(*texts)
    if not lines:  # what the two changed differently cannot be seen in the text
        return Merged(texts[0], notes=tuple(notes))
    return Merged(text, tuple(dict.fromkeys(conflicts)), tuple(lines), tuple(notes))


def _check_alike(ours: Memory, theirs: Memory) -> None:
    """Raise ValueError where two memories cannot be merged, for what they hold or count is not the same."""
    if (ours.meta.source is None) != (theirs.meta.source is None):
        has, lacks = ("ours", "theirs") if theirs.meta.source is None else ("theirs", "ours")
        raise ArgumentValueError(
            f"{has} holds its source text and {lacks} does not: encode both with_source, or neither"
        )
    if ours.meta.offsets != theirs.meta.offsets:
        raise ArgumentValueError(
            f"offsets count {ours.meta.offsets} in ours and {theirs.meta.offsets} in theirs: "
            "decode the one in utf16 with its source, and encode it again"
        )


def seal(text: str) -> str:
    r"""Return a text of version 3 that was edited by hand with new checks, and new digests of packed text.

    Tunnels and contradictions to zettels that are not there are left out. Raise DecodeError where the text still does
    not make a whole memory: for the marks of a merge conflict, and for whatever strict decoding refuses.

    >>> print(seal("AAAK 3 algorithm 1 #gbfw3hse\ntitle Boilers #aaaaaaaa\nEND #ykbf2bfo"))
    AAAK 3 algorithm 1 #gbfw3hse
    title Boilers #tdbyxgpg
    END #3rbzleq3
    """
    return seal_counted(text).text


def seal_counted(text: str) -> Sealed:
    """Do what `seal` does, and tell as well how many tunnels and contradictions were left out."""
    sealed = reseal(check_text("text", text))
    decode(sealed.text, strict=True)
    return sealed
