r"""The record of a zettel: what a reviewer wants to know first, numbers last.

    Z ncy5ehon 2025-03-04 DECISION | Ana: the boiler stays. | Ana, Marek | boiler, gas valve | trust 0.35 +2+147
      id       date       flags      quote                    entities     topics              emotions raw place

The last field holds words that tell by their look what they are, in this order, each only where there is something to
say: emotions; the raw score; `w0.5` a weight that does not follow from the raw scores; `t17` the turn; `x3` a count
that is not the number of places; `+2+147` the place (where it begins, counted from the end of the zettel before, and
how long it is); `@k3j2h1aa+12+40` one more place (counted from the beginning of the zettel named, or of the source);
`text:k3j2h1aa` the digest of the packed text below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, NoReturn

from zettelpy.codec.lines import Damage, Scanner, shown
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.fields import MOST_DIGITS
from zettelpy.options import is_date
from zettelpy.types import ALL_EMOTIONS, ALL_FLAGS

_COUNT: Final = rf"[0-9]{{1,{MOST_DIGITS}}}"
_PLACE: Final = re.compile(rf"([+-]{_COUNT})\+({_COUNT})")
_MORE: Final = re.compile(rf"@(.*)([+-]{_COUNT})\+({_COUNT})", re.DOTALL)
_DIGEST: Final = re.compile("text:([a-z2-7]{8})")
_FLAGS: Final = frozenset(ALL_FLAGS)
_EMOTIONS: Final = frozenset(ALL_EMOTIONS)


class Place(NamedTuple):
    """A span relative to something: where it begins, and how long it is."""

    start: int
    length: int


class More(NamedTuple):
    """One more place of a zettel: the id of the zettel from whose beginning it counts, None for the source."""

    anchor: str | None
    start: int
    length: int


class ZettelRecord(NamedTuple):
    """The fields of a zettel as its record has them; `digest` stands for the packed text below."""

    id: str
    date: str | None
    flags: tuple[str, ...]
    quote: str
    entities: tuple[str, ...]
    topics: tuple[str, ...]
    emotions: tuple[str, ...]
    raw: float | None
    weight: float | None
    turn: int | None
    times: int | None
    place: Place | None
    more: tuple[More, ...]
    digest: str | None


def write_zettel(record: ZettelRecord) -> str:
    """Return the content of the record."""
    head = ["Z", fields.word(record.id), *([record.date] if record.date else []), *record.flags]
    return fields.BAR.join(
        (
            " ".join(head),
            fields.text(record.quote),
            fields.items(record.entities),
            fields.items(record.topics),
            " ".join([*record.emotions, *_numbers(record)]),
        )
    )


def _numbers(record: ZettelRecord) -> Iterator[str]:
    if record.raw is not None:
        yield repr(record.raw)
    if record.weight is not None:
        yield f"w{record.weight!r}"
    if record.turn is not None:
        yield f"t{record.turn}"
    if record.times is not None:
        yield f"x{record.times}"
    if record.place is not None:
        yield place_word(record.place.start, record.place.length)
    for anchor, start, length in record.more:
        yield f"@{'' if anchor is None else fields.word(anchor)}{place_word(start, length)}"
    if record.digest is not None:
        yield f"text:{record.digest}"


def place_word(start: int, length: int) -> str:
    """Return a relative place as a word.

    >>> place_word(2, 147), place_word(-95, 800)
    ('+2+147', '-95+800')
    """
    return f"{start:+d}+{length}"


def read_place(word: str) -> Place | None:
    """Return a relative place, None for a word that is none."""
    match = _PLACE.fullmatch(word)
    return Place(int(match[1]), int(match[2])) if match else None


def read_zettel(scan: Scanner, damage: Damage) -> ZettelRecord:
    """Read the content of a record; fail where it is none. Labels that are not known are left out, with a finding."""
    spans = fields.split_fields(scan, 5, 0)
    if len(spans) != 5:
        scan.fail(f"a zettel has 5 fields, this one {len(spans)}", len(scan.line))
    (_, head), quote, entities, topics, (tail, end) = spans
    words = list(_words(scan, 0, head))
    if len(words) < 2:
        scan.fail("a zettel without an id", head)
    date: str | None = None
    flags: list[str] = []
    for at, word in words[2:]:
        if date is None and not flags and word[:1].isdigit():
            date = word if is_date(word) else scan.fail(f"the date {shown(word)} is no date of the calendar", at)
        elif word not in _FLAGS:
            damage.note(f"unknown flag {shown(word)}, left out", scan.number, at)
        elif word in flags:
            scan.fail(f"the flag {word} stands a second time", at)
        else:
            flags.append(word)
    ident = fields.read_word(scan, words[1][0], words[1][0] + len(words[1][1]))
    tail_of = _Tail(scan, damage)
    for at, word in _words(scan, tail, end):
        tail_of.take(at, word)
    return ZettelRecord(
        ident or scan.fail("a zettel without an id", 2),
        date,
        tuple(flags),
        fields.read_text(scan, *quote),
        fields.read_items(scan, *entities),
        fields.read_items(scan, *topics),
        tuple(tail_of.emotions),
        tail_of.raw,
        tail_of.weight,
        tail_of.turn,
        tail_of.times,
        tail_of.place,
        tuple(tail_of.more),
        tail_of.digest,
    )


def _words(scan: Scanner, start: int, end: int) -> Iterator[tuple[int, str]]:
    if start == end:
        return
    at = start
    for word in scan.line[start:end].split(" "):
        if not word:
            scan.fail("one blank too many", at)
        yield at, word
        at += len(word) + 1


class _Tail:
    """The words of the last field as they come."""

    def __init__(self, scan: Scanner, damage: Damage) -> None:
        self.scan, self.damage = scan, damage
        self.emotions: list[str] = []
        self.raw: float | None = None
        self.weight: float | None = None
        self.turn: int | None = None
        self.times: int | None = None
        self.place: Place | None = None
        self.more: list[More] = []
        self.digest: str | None = None

    def take(self, at: int, word: str) -> None:
        """Take in one word; fail where it is nothing that a zettel can have there."""
        first = word[0]
        if word in _EMOTIONS:
            if word in self.emotions:
                self.scan.fail(f"the emotion {word} stands a second time", at)
            self.emotions.append(word)
        elif first.isdigit() and self.raw is None:
            self.raw = self._number(word, at)
        elif first == "w" and word[1:2].isdigit() and self.weight is None:
            self.weight = self._number(word[1:], at)
            if self.weight > 1.0:
                self._fail(word, at)
        elif first == "t" and word[1:2].isdigit() and self.turn is None:
            self.turn = self._count(word, at)
        elif first == "x" and word[1:2].isdigit() and self.times is None:
            self.times = self._count(word, at) or self._fail(word, at)
        elif first in "+-" and self.place is None:
            self.place = read_place(word) or self._fail(word, at)
        elif first == "@":
            self.more.append(self._more(word, at))
        elif (match := _DIGEST.fullmatch(word)) and self.digest is None:
            self.digest = match[1]
        elif word.isascii() and word.isalpha():
            self.damage.note(f"unknown emotion {shown(word)}, left out", self.scan.number, at)
        else:
            self._fail(word, at)

    def _fail(self, word: str, at: int) -> NoReturn:
        self.scan.fail(f"{shown(word)} is nothing that a zettel has here", at)

    def _number(self, word: str, at: int) -> float:
        number = fields.number(word)
        return self._fail(word, at) if number is None else number

    def _count(self, word: str, at: int) -> int:
        count = fields.count(word[1:])
        return self._fail(word, at) if count is None else count

    def _more(self, word: str, at: int) -> More:
        match = _MORE.fullmatch(word)
        if match is None:
            self._fail(word, at)
        anchor = fields.read_word(self.scan, at + 1, at + 1 + len(match[1])) if match[1] else None
        return More(anchor, int(match[2]), int(match[3]))
