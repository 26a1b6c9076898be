r"""The source and its messages as lines below the zettels, and back, character for character.

    Z ncy5ehon … text:k3j2h1aa
    M +24+41 2025-03-04T09:12 | Ana | slack.json#17
    S [2025-03-04T09:12] Ana: We decided to use Postgres for the queue.\n

`S` is a line of the source with its line end; every blank line behind it is one more `\n`, and `\c` says that it goes
on in the next record without one. `M` is a message: where its words stand (counted from the beginning of the next
`S`), its time, its speaker, where it came from. Words that do not stand in the source follow the speaker, and the
place is `-`.

The text is dealt out to the zettels: up to its end and the white space behind it belongs to a zettel what no earlier
one has, the rest to the last. What stands before the first belongs to the record `source`. Each owner names the
digest of the records below it, so a change of the text changes one `S`, the line behind it, and the zettel.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from zettelpy.codec.lines import Scanner, shown
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.chain import digest
from zettelpy.codec.v3.links import UNKNOWN
from zettelpy.codec.v3.zettels import Place, place_word, read_place
from zettelpy.errors import DecodeError
from zettelpy.text.messages import BETWEEN, render_message
from zettelpy.types import Message, Zettel

OWNER: Final = "source"
TEXT_MARK: Final = "text:"
_PIECE: Final = re.compile(r"[^\n]*\n*")
_SPACE: Final = re.compile(r"\s*")
_GOES_ON: Final = r"\c"
_SHORT, _LONG = 600, 1200  # where a long line of the source is cut: at the last blank between, else at the end
_FAR: Final = 200  # how far behind the first finding of a message's words its label may stand
_TRIES: Final = 16  # messages that are not found before all are written in full


class Packed(NamedTuple):
    """The records below one owner."""

    contents: tuple[str, ...]

    @property
    def digest(self) -> str | None:
        """The digest of the records, None where there are none."""
        return digest("\n".join(self.contents)) if self.contents else None


def write_owner(digest: str | None) -> str:
    """Return the record that begins the packed text."""
    return OWNER + (f" {TEXT_MARK}{digest}" if digest else "")


def pack(source: str, messages: Sequence[Message], zettels: Sequence[Zettel]) -> list[Packed]:
    """Return what stands below the record `source` and below each zettel."""
    borders = _borders(source, zettels)
    placed = _places(source, messages)
    packed = []
    start = done = 0
    for border in borders:
        contents: list[str] = []
        for piece in _pieces(source[start:border]):
            while done < len(placed) and placed[done][0] < start + len(piece):
                contents.append(_write_message(messages[done], placed[done], start))
                done += 1
            contents.append("S " + _write_piece(piece))
            start += len(piece)
        packed.append(contents)
    last = max((k for k, contents in enumerate(packed) if contents), default=0)
    packed[last] += [_write_message(messages[k], placed[k], start) for k in range(done, len(placed))]
    return [Packed(tuple(contents)) for contents in packed]


def _borders(source: str, zettels: Sequence[Zettel]) -> list[int]:
    """Return where the text of each owner ends; the first owner is the record `source`."""
    placed = [k for k, zettel in enumerate(zettels) if zettel.source_end is not None]
    border = min(zettels[placed[0]].source_start or 0, len(source)) if placed else len(source)
    borders = [border]
    for k, zettel in enumerate(zettels):
        if placed and k == placed[-1]:
            border = len(source)
        elif zettel.source_end is not None and zettel.source_end > border:
            space = _SPACE.match(source, min(zettel.source_end, len(source)))
            border = space.end() if space else border
        borders.append(border)
    return borders


def _pieces(text: str) -> Iterator[str]:
    """Yield the lines of a text with the line ends behind each; long ones in parts, the last with the line ends."""
    for match in _PIECE.finditer(text):
        at, end = match.span()
        body = end - (len(match[0]) - len(match[0].rstrip("\n")))
        while body - at > _LONG:
            cut = text.rfind(" ", at + _SHORT, at + _LONG) + 1 or at + _LONG
            yield text[at:cut]
            at = cut
        if at < end:
            yield text[at:end]


def _write_piece(piece: str) -> str:
    if piece[-1:] == "\n" and fields.plain(piece[:-1]):
        return piece[:-1]
    body = piece.rstrip("\n")
    ends = len(piece) - len(body)
    return fields.source(body) + (r"\n" * (ends - 1) if ends else _GOES_ON)


class _Where(NamedTuple):
    """Where a message is written, and whether its words stand there."""

    start: int
    found: bool


def _places(source: str, messages: Sequence[Message]) -> list[_Where]:
    """Return for each message where its words stand, one behind the other: where it was rendered, else where found."""
    places: list[_Where] = []
    at = missed = 0
    for message in messages:
        rendered = render_message(message)
        begin = at if at == 0 or not source.startswith(BETWEEN, at) else at + len(BETWEEN)
        if source.startswith(rendered, begin):
            start = begin + len(rendered) - len(message.text)
        else:
            start = source.find(message.text, at) if missed < _TRIES else -1
            label = source.find(": " + message.text, start, start + _FAR + len(message.text)) if start >= 0 else -1
            start = label + 2 if label >= 0 else start
        if start < 0:
            missed += 1
            places.append(_Where(places[-1].start if places else 0, False))
        else:
            places.append(_Where(start, True))
            at = start + len(message.text)
    return places


def _write_message(message: Message, where: _Where, start: int) -> str:
    place = Place(where.start - start, len(message.text)) if where.found else None
    return _message(place, message.time, message.speaker, message.text, message.source)


def _message(place: Place | None, time: str | None, speaker: str, text: str, source: str | None) -> str:
    words = ["M", UNKNOWN if place is None else place_word(*place)]
    words += [] if time is None else [fields.word(time)]
    texts = [speaker, *([text] if place is None else []), *([] if source is None else [source])]
    return fields.BAR.join([" ".join(words), *map(fields.text, texts)])


# Reading ---------------------------------------------------------------------------------------------------------


class _Said(NamedTuple):
    """A message as it was read: where its record stands, how many pieces of text and which owner are before it, and
    where its words begin in the text, None where they stand in the record."""

    scan: Scanner
    message: Message
    pieces: int
    owner: int
    start: int | None
    length: int


class Unpacked:
    """The source and its messages as their records are read one by one."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._ends: list[int] = [0]  # of the pieces in the text
        self._said: list[_Said] = []
        self._owners: list[tuple[int, int]] = []  # line, and the pieces before

    def begin(self, number: int) -> None:
        """Begin the text of one more owner, whose record stands at line `number`."""
        self._owners.append((number, len(self._pieces)))

    def read(self, kind: str, scan: Scanner) -> str:
        """Take in a record of kind `S` or `M` and return it as the format writes it; fail where it is none."""
        return self._read_message(scan) if kind == "M" else self._read_piece(scan)

    def _read_piece(self, scan: Scanner) -> str:
        raw = scan.line[len("S ") :]
        if fields.plain(raw):  # stands for itself
            self._pieces.append(raw + "\n")
            self._ends.append(self._ends[-1] + len(raw) + 1)
            return scan.line
        before = raw[: -len(_GOES_ON)]
        goes_on = raw.endswith(_GOES_ON) and (len(before) - len(before.rstrip("\\"))) % 2 == 0
        end = len(scan.line) - (len(_GOES_ON) if goes_on else 0)
        piece = fields.read_text(scan, len("S "), end) + ("" if goes_on else "\n")
        self._pieces.append(piece)
        self._ends.append(self._ends[-1] + len(piece))
        return f"S {_write_piece(piece)}"

    def _read_message(self, scan: Scanner) -> str:
        spans = fields.split_fields(scan, 4, 0)
        words = scan.line[: spans[0][1]].split(" ")
        if len(words) not in (2, 3):
            scan.fail("a message is M, its place or -, perhaps its time, and the speaker", 0)
        place = None if words[1] == UNKNOWN else read_place(words[1])
        if place is None and words[1] != UNKNOWN:
            scan.fail(f"{shown(words[1])} is no place such as +2+147", len("M "))
        first = len("M ") + len(words[1]) + 1
        time = fields.read_word(scan, first, spans[0][1]) if len(words) == 3 else None
        texts = [fields.read_text(scan, *span) for span in spans[1:]]
        least = 1 if place else 2
        if not least <= len(texts) <= least + 1:
            scan.fail(f"a message has {least} or {least + 1} texts behind its place, this one {len(texts)}", 0)
        message = Message(texts[0], "" if place else texts[1], time, texts[least] if len(texts) > least else None)
        start = None if place is None else self._ends[-1] + place.start
        length = 0 if place is None else place.length
        self._said.append(_Said(scan, message, len(self._pieces), len(self._owners) - 1, start, length))
        return _message(place, time, message.speaker, message.text, message.source)

    def finish(self) -> tuple[str, tuple[Message, ...]]:
        """Return source and messages; fail where a message stands outside."""
        source = "".join(self._pieces)
        messages = []
        for scan, message, _, _, start, length in self._said:
            if start is not None:
                if not 0 <= start <= start + length <= len(source):
                    scan.fail("the message stands outside of the packed text", 0)
                message = replace(message, text=source[start : start + length])
            messages.append(message)
        return source, tuple(messages)

    def faults(self, zettels: Sequence[Zettel]) -> Iterator[DecodeError]:
        """Yield what is not as the format writes it: text that is cut or dealt out otherwise, a message that does not
        stand before the line in which its words begin."""
        borders = _borders("".join(self._pieces), zettels)
        stops = [*(pieces for _, pieces in self._owners[1:]), len(self._pieces)]
        for k, ((number, first), stop) in enumerate(zip(self._owners, stops, strict=True)):
            own = self._pieces[first:stop]
            if own != list(_pieces("".join(own))):
                yield DecodeError("the text below this record is not cut into lines as the format does", line=number)
            elif k >= len(borders) or self._ends[stop] != borders[k]:
                yield DecodeError("the text below this record does not end where its zettel does", line=number)
        yield from self._displaced(stops)

    def _displaced(self, stops: Sequence[int]) -> Iterator[DecodeError]:
        """Yield a fault for each message that does not stand where `pack` puts it; `stops`: the pieces up to the end
        of each owner."""
        last = bisect_left(stops, len(self._pieces)) if self._pieces else 0  # the last owner that has text
        due = at = 0
        for scan, _, pieces, owner, start, _ in self._said:
            at = at if start is None else start
            due = max(due, bisect_right(self._ends, at) - 1)
            if pieces != due or owner != (bisect_right(stops, due) if due < len(self._pieces) else last):
                why = "the message does not stand before the line of the text in which its words begin"
                yield DecodeError(why, line=scan.number)
