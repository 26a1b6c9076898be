"""Chunks into zettels: each extractor answers its question for each chunk, in the order of a table.

Every extractor is a reader: it looks at the whole text once (so evidence far away counts), then answers for one span
after another. The raw score of a zettel is a sum of what was found, between 0 and 1:

    min(1, min(0.35 * flags other than TECHNICAL, 0.9) + min(0.1 * emotions, 0.4) + 0.5 * decision density)
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from zettelpy.extract import coreference, decisions, emotions, entities, flags, quote, topics
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.dates import find_dates, numeric_order
from zettelpy.text.layout import HEADING
from zettelpy.text.relative import resolve_relative
from zettelpy.types import CUT, Span, Zettel

Reader = Callable[[int, int], Any]

FLAG_GAIN, FLAG_CAP = 0.35, 0.9
EMOTION_GAIN, EMOTION_CAP = 0.1, 0.4
DENSITY_GAIN = 0.5


class Piece(NamedTuple):
    """A span to read: text[start:end], of which text[core:end] is its own, and the other spans where it also stood."""

    start: int
    end: int
    core: int
    again: tuple[Span, ...] = ()


def raw_score(flags: Sequence[str], emotions: Sequence[str], density: float) -> float:
    """Return the raw score of a zettel, 0 to 1, four decimals.

    >>> raw_score(("DECISION", "TECHNICAL"), ("joy",), 0.5)
    0.7
    """
    told = len([flag for flag in flags if flag != "TECHNICAL"])
    score = min(FLAG_GAIN * told, FLAG_CAP) + min(EMOTION_GAIN * len(emotions), EMOTION_CAP) + DENSITY_GAIN * density
    return round(min(1.0, score), 4)


def content_id(text: str) -> str:
    """Return the id of a text: 8 letters and digits of its BLAKE2b digest, the same everywhere.

    >>> content_id("The boiler is fixed.")
    'ncy5ehon'
    """
    digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=5).digest()
    return b32encode(digest).decode("ascii").lower()


class Numbering:
    """Hands out ids: the id of the content, with a suffix `-2`, `-3`, … where the same content comes again."""

    def __init__(self) -> None:
        self._seen: dict[str, int] = {}

    def next(self, base: str) -> str:
        """Return the id for one more occurrence of `base`."""
        times = self._seen[base] = self._seen.get(base, 0) + 1
        return base if times == 1 else f"{base}-{times}"


def date_reader(columns: Columns, options: Options) -> Callable[[int, int, str], str | None]:
    """Return what tells the date of a span with its quote: the most telling date, none where there is none.

    That is the one that the words of the quote name or mean; else the day of the messages or the session; else one that
    other words of the span name or mean; else the date of the document. Of several, the first of the most exact.
    """
    text, blocks = columns.text, columns.layout.blocks
    order = numeric_order(text, 0, len(text))

    def told(start: int, end: int) -> str | None:
        first, stop = columns.blocks(start, end)
        dates: list[str] = []
        for block in blocks[first:stop]:
            low, high = max(start, block.body), min(end, block.end)
            if block.kind != HEADING and low < high:
                anchor = block.time or block.date or options.date
                hits = [*find_dates(text, low, high, order), *resolve_relative(text, low, high, anchor)]
                dates += [hit.date for hit in sorted(hits, key=lambda hit: hit.start)]
        return max(dates, key=len, default=None)

    def date(start: int, end: int, quote: str) -> str | None:
        words = quote.removesuffix(CUT)
        at = text.find(words, start, end)
        own = told(at, at + len(words)) if at >= 0 else None
        first, stop = columns.blocks(start, end)
        day = next((block.date for block in blocks[first:stop] if block.date is not None), None)
        return own or day or told(start, end) or options.date

    return date


# name, extractor, whether it reads the overlap with the chunk before as well: who and what a chunk is about may be said
# there, but a decision or a feeling belongs to the one chunk that tells it.
EXTRACTORS: Final[tuple[tuple[str, Callable[[Columns, Options], Reader], bool], ...]] = (
    ("entities", entities.reader, True),
    ("topics", topics.reader, True),
    ("quote", quote.reader, False),
    ("flags", flags.reader, False),
    ("emotions", emotions.reader, False),
    ("density", decisions.reader, False),
)


def read_zettels(columns: Columns, pieces: Sequence[Piece], options: Options, numbering: Numbering) -> list[Zettel]:
    """Read each piece into a zettel, weights still 0. Offsets are code points into the text of `columns`."""
    answers: dict[str, list[Any]] = {}
    for name, make, whole in EXTRACTORS:
        read = make(columns, options)
        answers[name] = [read(piece.start if whole else piece.core, piece.end) for piece in pieces]
    named = coreference.bind(columns, [(piece.start, piece.end) for piece in pieces], answers["entities"])
    date = date_reader(columns, options)
    zettels = []
    for k, piece in enumerate(pieces):
        own = (piece.start, piece.end)
        zettels.append(
            Zettel(
                id=numbering.next(content_id(columns.text[piece.core : piece.end])),
                entities=tuple(named[k]),
                topics=answers["topics"][k],
                quote=answers["quote"][k],
                raw=raw_score(answers["flags"][k], answers["emotions"][k], answers["density"][k]),
                emotions=answers["emotions"][k],
                flags=answers["flags"][k],
                source_start=piece.start,
                source_end=piece.end,
                spans=(own, *piece.again),
                count=1 + len(piece.again),
                resolved_date=date(piece.core, piece.end, answers["quote"][k]),
            )
        )
    return zettels


def names_of(zettels: Iterable[Zettel]) -> list[str]:
    """Return the distinct names in some zettels, in code-point order."""
    return sorted({name for zettel in zettels for name in zettel.entities})
