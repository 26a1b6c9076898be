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
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.codec.lines import Scanner, shown
from zettelpy.codec.v3 import fields
from zettelpy.codec.v3.chain import digest
from zettelpy.codec.v3.links import UNKNOWN
from zettelpy.codec.v3.zettels import place_word, read_place
from zettelpy.text.messages import render_message
from zettelpy.types import Message, Zettel

OWNER: Final = "source"
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
        begin = at if at == 0 or not source.startswith("\n\n", at) else at + 2
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
    words = ["M", place_word(where.start - start, len(message.text)) if where.found else UNKNOWN]
    words += [] if message.time is None else [fields.word(message.time)]
    texts = [message.speaker, *([] if where.found else [message.text])]
    texts += [] if message.source is None else [message.source]
    return fields.BAR.join([" ".join(words), *map(fields.text, texts)])


# Reading ---------------------------------------------------------------------------------------------------------


class Unpacked:
    """The source and its messages as their records are read one by one."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0
        self._messages: list[tuple[Scanner, Message, int | None, int]] = []

    def read(self, kind: str, scan: Scanner) -> None:
        """Take in a record of kind `S` or `M`; fail where it is none."""
        if kind == "M":
            self._messages.append(_read_message(scan, self._length))
            return
        raw = scan.line[len("S ") :]
        before = raw[: -len(_GOES_ON)]
        goes_on = raw.endswith(_GOES_ON) and (len(before) - len(before.rstrip("\\"))) % 2 == 0
        end = len(scan.line) - (len(_GOES_ON) if goes_on else 0)
        self._pieces.append(fields.read_text(scan, len("S "), end) + ("" if goes_on else "\n"))
        self._length += len(self._pieces[-1])

    def finish(self) -> tuple[str, tuple[Message, ...]]:
        """Return source and messages; fail where a message stands outside."""
        source = "".join(self._pieces)
        messages = []
        for scan, message, start, length in self._messages:
            if start is not None:
                if not 0 <= start <= start + length <= len(source):
                    scan.fail("the message stands outside of the packed text", 0)
                message = Message(message.speaker, source[start : start + length], message.time, message.source)
            messages.append(message)
        return source, tuple(messages)


def _read_message(scan: Scanner, at: int) -> tuple[Scanner, Message, int | None, int]:
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
    source = texts[least] if len(texts) > least else None
    message = Message(texts[0], texts[1] if place is None else "", time, source)
    return (scan, message, None, 0) if place is None else (scan, message, at + place.start, place.length)
