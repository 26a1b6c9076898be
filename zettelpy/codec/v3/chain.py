r"""Records into the lines of a file, each with its check, and back: damage is seen, and what is whole is told from it.

A line is its content, a blank, `#`, and the check: eight letters and digits. The check covers the content and what
stands before it, never the check of that; so a line that changes makes the next one change, and no other.

    before + "\n" + content   →  BLAKE2b, 5 bytes  →  base32 in lower case

`before` is the content of the line before ("" for the first), with three exceptions.

- A line that may look like another one (`D`, `W`, `&`) leans: for the line behind it, `before` is `~` and the check
  that the leaning line must have, so that it covers the lines before as well.
- A record longer than `WIDTH` goes on in lines that begin with `& `.
- Packed text (`S`, `M`, and their `&`) hangs below the record that owns it. Its lines are chained from there on, and
  the line behind them is chained to the owner, which holds a digest of them all.

Invariant: contents that do not lean are all different. So every check pins down both its line and what stood before
it, and a line that was changed, dropped, doubled or moved breaks at least one of them. Source: a hash chain, cut to one
link, so that two edits at distant places stay apart.
"""

from __future__ import annotations

import re
from base64 import b32encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from zettelpy.codec.lines import Damage, Line

WIDTH: Final = 1500  # code points of content in a line
MORE: Final = "&"
TEXT: Final = frozenset({"S", "M"})  # kinds of packed text
LEANING: Final = frozenset({"D", "W", MORE})
MARK: Final = " #"
CHECK: Final = 8  # letters and digits
CHECKED: Final = re.compile(r" #[a-z2-7]{8}\Z")
_NEAR: Final = 64  # damaged lines at most for which it is looked up where they stood


class Record(NamedTuple):
    """A record as it was read: the number of its first line, its kind, its whole content."""

    number: int
    kind: str
    content: str


def check_of(before: str, content: str) -> str:
    """Return the check of a content behind `before`.

    >>> check_of("", "AAAK 3 algorithm 1")
    'gbfw3hse'
    """
    return digest(f"{before}\n{content}")


def digest(text: str) -> str:
    """Return eight letters and digits that stand for a text: 40 bits of its BLAKE2b digest, in base32."""
    return b32encode(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=5).digest()).decode("ascii").lower()


def kind_of(content: str) -> str:
    """Return the first word of a content, which says what it is."""
    return content.partition(" ")[0]


def split_content(content: str) -> list[str]:
    """Return the contents of the lines that a record takes: the first is `WIDTH` long where others follow."""
    if len(content) <= WIDTH:
        return [content]
    room = WIDTH - len(MORE) - 1
    return [content[:WIDTH], *(f"{MORE} {content[at : at + room]}" for at in range(WIDTH, len(content), room))]


class Chain:
    """What the next line is checked with, as line follows line."""

    __slots__ = ("_count", "_spine", "_text")

    def __init__(self) -> None:
        self._count = 0
        self._spine = -1, ""  # the line that the next one is chained to, by its place, and what it is chained with
        self._text: tuple[int, str] | None = None  # the same within packed text, None outside

    def take(self, content: str) -> tuple[int, str, str]:
        """Count a line as read; return the place of the line that it is chained to, and `before` and check of it."""
        kind = kind_of(content)
        packed = kind in TEXT or (kind == MORE and self._text is not None)
        place, before = self._text or self._spine if packed else self._spine
        check = check_of(before, content)
        after = self._count, "~" + check if kind in LEANING else content
        self._count += 1
        if packed:
            self._text = after
        else:
            self._spine, self._text = after, None
        return place, before, check


def seal(contents: Iterable[str]) -> Iterator[str]:
    """Yield the lines of some records: each content in its pieces, each with its check."""
    chain = Chain()
    for content in contents:
        for piece in split_content(content):
            yield piece + MARK + chain.take(piece)[2]


# Reading ---------------------------------------------------------------------------------------------------------


class _Read(NamedTuple):
    """A line as it stands: its number, content and check (None without one); the place of the line that it is chained
    to, and whether its check is the one that it must have behind that."""

    number: int
    content: str
    check: str | None
    place: int
    holds: bool


def unseal(lines: Iterable[Line], damage: Damage) -> tuple[list[Record], int | None]:
    """Return the records that are whole, in order, and the line from which on some may be missing (None: none is).

    A line is whole where its own check holds, or the check of the line that is chained to it (which covers it as
    well), or where its check tells a line nearby as the one before: then it was moved. Packed text is returned in any
    case: its owner holds the digest that decides. What is not whole is reported.
    """
    chain = Chain()
    read: list[_Read] = []
    for number, line in lines:
        checked = CHECKED.search(line)
        content, check = (line[: checked.start()], line[-CHECK:]) if checked else (line, None)
        place, _, due = chain.take(content)
        near = check is not None and check != due and _alike(check, due)
        read.append(_Read(number, content, due if near else check, place, check == due or near))
        if near:
            damage.note(f"the check of the line was changed: it must be {due}", number, len(content))
    if all(line.holds for line in read):
        return _join(read, [True] * len(read), damage), None
    lost = next((line.number for line in read if not line.holds and kind_of(line.content) not in TEXT), None)
    return _join(read, _judge(read, damage), damage), lost


def _alike(check: str, due: str) -> bool:
    """Tell whether two checks differ in so little that one is the other, miswritten: chance does not make that."""
    return sum(1 for a, b in zip(check, due, strict=True) if a == b) >= CHECK - 2


def _judge(read: Sequence[_Read], damage: Damage) -> list[bool]:
    """Tell for each line whether it is whole, and report every line whose check does not hold."""
    vouched = [False] * (len(read) + 1)  # the last place stands for what is before the first line
    for k in range(len(read) - 1, -1, -1):
        line = read[k]
        if line.holds or (vouched[k] and kind_of(line.content) in LEANING):
            vouched[line.place] = True
    moved = _moved(read, vouched)
    for k, line in enumerate(read):
        if line.holds:
            continue
        at = len(line.content)
        before = read[line.place] if line.place >= 0 else None
        if line.check is None:
            damage.note("the line has no check at its end: it was cut off or changed", line.number, at)
        elif k and line.content == read[k - 1].content:
            damage.note("the line stands twice", line.number)
        elif k in moved:
            damage.note(f"the line was moved: it belongs behind what is now line {moved[k]}", line.number)
        elif not vouched[k]:
            damage.note("the line was changed: its check does not hold", line.number, at)
        elif before is None or before.holds or vouched[line.place]:
            damage.note("the check does not hold: a line before this one is missing", line.number, at)
        else:
            damage.note("the check does not hold, since the line before was changed", line.number, at)
    return [line.holds or vouched[k] or k in moved for k, line in enumerate(read)]


def _moved(read: Sequence[_Read], vouched: Sequence[bool]) -> dict[int, int]:
    """Return, for damaged lines, the number of the line that their check says stood before them, where one does."""
    bad = [k for k in range(len(read)) if not read[k].holds]
    if len(bad) > _NEAR:
        return {}
    near = dict.fromkeys(j for k in bad for j in (k - 1, k, k + 1) if 0 <= j < len(read))
    found = {}
    for k in bad:
        line = read[k]
        if not vouched[k] and line.check is not None:
            for j in near:
                if j != k and line.check == check_of(read[j].content, line.content):
                    found[k] = read[j].number
    return found


def _join(read: Sequence[_Read], whole: Sequence[bool], damage: Damage) -> list[Record]:
    """Return the whole records, the pieces of long ones put together; report those whose pieces do not fit."""
    records: list[Record] = []
    k = 0
    while k < len(read):
        first = k
        k += 1
        while k < len(read) and read[k].content.startswith(MORE + " "):
            k += 1
        content = read[first].content
        kind = kind_of(content)
        if kind in TEXT:
            pass
        elif not all(whole[first:k]):
            continue  # told already
        elif len(content) == WIDTH and k < len(read) and not read[k].holds and len(read[k - 1].content) == WIDTH:
            damage.note("the end of this long record is missing", read[first].number)
            continue
        if problem := _misfit([line.content for line in read[first:k]]):
            damage.note(problem, read[first].number)
            if kind not in TEXT:
                continue
        joined = content + "".join(line.content[len(MORE) + 1 :] for line in read[first + 1 : k])
        records.append(Record(read[first].number, kind, joined))
    return records


def _misfit(pieces: Sequence[str]) -> str:
    """Say what is wrong with the pieces of one record; nothing if they are as `split_content` makes them."""
    if pieces[0].startswith(MORE + " "):
        return "a line that goes on with nothing: the beginning of its record is lost"
    if any(len(piece) > WIDTH for piece in pieces):
        return f"a line is longer than {WIDTH} characters: a long record goes on in lines that begin with {MORE}"
    if any(len(piece) < WIDTH for piece in pieces[:-1]) or (len(pieces) > 1 and len(pieces[-1]) <= len(MORE) + 1):
        return f"the pieces of this long record are not {WIDTH} characters each"
    return ""
