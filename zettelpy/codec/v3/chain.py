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
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.codec.lines import Damage, Line
from zettelpy.text.digest import blake2b

WIDTH: Final = 1500  # code points of content in a line
MORE: Final = "&"
TEXT: Final = frozenset({"S", "M"})  # kinds of packed text
LEANING: Final = frozenset({"D", "W", MORE})
MARK: Final = " #"
CHECK: Final = 8  # letters and digits
CHECKED: Final = re.compile(r" #[a-z2-7]{8}\Z")
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"  # base32 in lower case
_NEAR: Final = 64  # damaged lines at most for which it is looked up where they stood


class Record(NamedTuple):
    """A record as it was read: the number of its first line, its kind, its whole content; packed text whose owner is
    not whole is an orphan."""

    number: int
    kind: str
    content: str
    orphan: bool = False


def check_of(before: str, content: str) -> str:
    """Return the check of a content behind `before`.

    >>> check_of("", "AAAK 3 algorithm 1")
    'gbfw3hse'
    """
    return digest(f"{before}\n{content}")


def digest(text: str) -> str:
    """Return eight letters and digits that stand for a text: 40 bits of its BLAKE2b digest, in base32."""
    bits = int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=5).digest(), "big")
    two = _twos()
    return two[bits >> 30] + two[bits >> 20 & 1023] + two[bits >> 10 & 1023] + two[bits & 1023]


@cache
def _twos() -> tuple[str, ...]:
    """Return the two letters for each ten bits."""
    return tuple(one + other for one in _ALPHABET for other in _ALPHABET)


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


def checks(contents: Iterable[str]) -> Iterator[str]:
    """Yield the check of each line, as a `Chain` tells it, without saying where it is chained to."""
    spine = ""
    text: str | None = None  # what the next line of packed text is checked with, None outside
    for content in contents:
        kind = content.partition(" ")[0]
        if kind in TEXT or (kind == MORE and text is not None):
            check = digest(f"{spine if text is None else text}\n{content}")
            text = f"~{check}" if kind in LEANING else content
        else:
            check = digest(f"{spine}\n{content}")
            spine, text = f"~{check}" if kind in LEANING else content, None
        yield check


def seal(contents: Iterable[str]) -> Iterator[str]:
    """Yield the lines of some records: each content in its pieces, each with its check."""
    pieces: list[str] = []
    for content in contents:
        if len(content) <= WIDTH:
            pieces.append(content)
        else:
            pieces += split_content(content)
    for piece, check in zip(pieces, checks(pieces), strict=True):
        yield f"{piece}{MARK}{check}"


# Reading ---------------------------------------------------------------------------------------------------------


class _Read:
    """A line as it stands: its number, content and check (None without one); the place of the line that it is chained
    to and the check that it must have behind that; whether it has it; and what was found out about it."""

    __slots__ = ("behind", "check", "content", "due", "holds", "kind", "number", "place", "stranger", "vouched")

    def __init__(self, number: int, line: str, chain: Chain) -> None:
        checked = CHECKED.search(line)
        self.number = number
        self.content = line[: checked.start()] if checked else line
        self.check: str | None = line[-CHECK:] if checked else None
        self.kind = kind_of(self.content)
        self.place, _, self.due = chain.take(self.content)
        self.holds = self.check == self.due
        self.vouched = False  # the check of a line that is chained to it covers it
        self.behind: int | None = None  # the place of the line nearby behind which its check holds
        self.stranger = False  # without it, the check of the line behind it holds

    @property
    def miswritten(self) -> bool:
        """Whether the check differs in so little from the one that is due that it was miswritten: no chance does that.

        Then the content is what it was.
        """
        pairs = zip(self.check or "", self.due, strict=False)
        return not self.holds and sum(1 for a, b in pairs if a == b) >= CHECK - 2

    @property
    def whole(self) -> bool:
        """Whether the content is what it was."""
        return self.holds or self.vouched or self.behind is not None or self.miswritten

    @property
    def before(self) -> str:
        """What a line behind it is checked with, by the check that stands in it."""
        return f"~{self.check}" if self.kind in LEANING else self.content


def unseal(lines: Iterable[Line], damage: Damage) -> tuple[list[Record], int | None]:
    """Return the records that are whole, in order, and the line from which on some may be missing (None: none is).

    A line is whole where its own check holds, or the check of the line that is chained to it (which covers it as
    well), or where its check tells a line nearby as the one before: then it was moved, or something was put between.
    Packed text is returned in any case: its owner holds the digest that decides. What is not whole is reported.
    """
    lines = list(lines)
    sound = _unseal_sound(lines)
    return (sound, None) if sound is not None else unseal_damaged(lines, damage)


def _unseal_sound(lines: Sequence[Line]) -> list[Record] | None:
    """Return the records of lines that are as `seal` writes them, one by one; None as soon as one may not be.

    This is what `unseal_damaged` gives for such lines, without asking where each stood.
    """
    contents = [line.text[: -CHECK - len(MARK)] for line in lines]
    records: list[Record] = []
    long: dict[int, list[str]] = {}  # what records of several lines go on with, by their number
    last, full = "", False  # the line before; whether it is full, so that its record may go on
    for (number, line), content, due in zip(lines, contents, checks(contents), strict=True):
        kind = content.partition(" ")[0]
        if line[-CHECK - len(MARK) :] != MARK + due or len(content) > WIDTH or (line == last and kind not in TEXT):
            return None
        if kind != MORE:
            records.append(Record(number, kind, content))
        elif full and len(content) > len(MORE) + 1:
            long.setdefault(len(records) - 1, []).append(content[len(MORE) + 1 :])
        else:
            return None
        last, full = line, len(content) == WIDTH
    for k, more in long.items():
        records[k] = records[k]._replace(content=records[k].content + "".join(more))
    return records


def unseal_damaged(lines: Iterable[Line], damage: Damage) -> tuple[list[Record], int | None]:
    """Do what `unseal` does for any lines, finding out of each that does not hold what became of it."""
    chain = Chain()
    read: list[_Read] = []
    last = ""
    for number, line in lines:
        if line == last and not _said_again(line):
            damage.note("this line stands twice, one below the other", number)
            continue
        read.append(_Read(number, line, chain))
        last = line
    lost = None
    if not all(line.holds for line in read):
        _judge(read)
        lost = _report(read, damage)
    return _join(read, damage), lost


def _said_again(line: str) -> bool:
    """Tell whether a line that stands twice, one below the other, is text that says the same again."""
    content = line[: -CHECK - len(MARK)]
    return kind_of(content) in TEXT and check_of(content, content) == line[-CHECK:]


def _judge(read: Sequence[_Read]) -> None:
    """Find out about the lines whose check does not hold."""
    for k in range(len(read) - 1, -1, -1):
        line = read[k]
        if line.place >= 0 and (line.holds or line.miswritten or (line.vouched and line.kind in LEANING)):
            read[line.place].vouched = True
    bad = [k for k, line in enumerate(read) if not line.holds and not line.miswritten]
    if len(bad) > _NEAR:
        return
    near = dict.fromkeys(j for k in bad for j in (k - 1, k, k + 1, read[k].place) if 0 <= j < len(read))
    for k in bad:
        line = read[k]
        if line.check is None or len(line.content) > WIDTH:
            continue
        if line.place >= 0 and line.check == check_of(read[line.place].before, line.content):
            line.vouched = True  # the one before leans: its check is what it was, its content is not
            continue
        for j in near:
            other = read[j]
            if j != k and len(other.content) <= WIDTH and line.check == check_of(other.before, line.content):
                line.behind = j
                other.vouched |= other.kind not in LEANING
    for k in bad:
        _skip_strangers(read, k)


def _skip_strangers(read: Sequence[_Read], k: int) -> None:
    """Let a line hold whose check leads over lines that are not whole to the one before them: those were put there."""
    behind = read[k].behind
    if behind is None:
        return
    between = []
    at = read[k].place
    while at > behind and not read[at].whole:
        between.append(read[at])
        at = read[at].place
    if at == behind:
        read[k].holds = True
        for line in between:
            line.stranger = True


def _report(read: Sequence[_Read], damage: Damage) -> int | None:
    """Report every line whose check does not hold; return the first from which on records may be missing."""
    first: dict[str, int] = {}
    followed = dict.fromkeys(line.place for line in read)
    lost = None
    for k, line in enumerate(read):
        if not line.holds:
            if finding := _finding(line, read, first, k in followed):
                damage.note(*finding)
            if lost is None and not (line.stranger or line.miswritten or line.kind in TEXT):
                lost = line.number
        first.setdefault(line.content, line.number)
    return lost


def _finding(line: _Read, read: Sequence[_Read], first: dict[str, int], followed: bool) -> tuple[str, int, int] | None:
    """Say what is wrong with a line, and where; nothing where it is wrong because the line before was changed.

    `first` tells where a content stood first, `followed` whether another line is chained to this one.
    """
    number, at = line.number, len(line.content) + 1
    before = read[line.place] if line.place >= 0 else None
    if line.miswritten:
        return f"the check of this line was changed: it must be #{line.due}", number, at
    if line.behind is not None:
        return f"this line was moved: it belongs behind what is now line {read[line.behind].number}", number, 0
    if not line.vouched and line.content in first and line.kind not in LEANING:
        return f"this line stands twice: first as line {first[line.content]}", number, 0
    if line.check is None:
        why = "it was cut off, changed, or does not belong here"
        return f"this line does not end in a check (# and {CHECK} letters or digits): {why}", number, len(line.content)
    if line.stranger:
        return "this line does not belong here: the lines around it follow one another without it", number, 0
    if not line.vouched:
        why = "does not belong here" if followed and line.kind not in LEANING else "one before it was changed or lost"
        return f"this line was changed, or {why}: its check #{line.check} does not fit", number, at
    if before is None or before.whole:
        return f"a line is missing before this one, or its check #{line.check} was changed", number, at
    return None


def _join(read: Sequence[_Read], damage: Damage) -> list[Record]:
    """Return the whole records, the pieces of long ones put together; report those whose pieces do not fit."""
    read = [line for line in read if not line.stranger]
    records: list[Record] = []
    orphan = False
    k = 0
    while k < len(read):
        first = k
        k += 1
        while k < len(read) and read[k].content.startswith(MORE + " "):
            k += 1
        pieces = read[first:k]
        content, kind = read[first].content, read[first].kind
        if kind not in TEXT:
            if not all(line.whole for line in pieces):
                orphan = True
                continue  # told already
            orphan = False
            if len(pieces[-1].content) == WIDTH and k < len(read) and not read[k].holds:
                damage.note("the end of this long record is missing", read[first].number)
                continue
        if problem := _misfit([line.content for line in pieces]):
            damage.note(problem, read[first].number)
            if kind not in TEXT:
                continue
        joined = content + "".join(line.content[len(MORE) + 1 :] for line in pieces[1:])
        records.append(Record(read[first].number, kind, joined, orphan and kind in TEXT))
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
