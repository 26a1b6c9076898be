"""Chunks into zettels: each extractor answers its question for each chunk, in the order of a table.

Every extractor is a reader: it looks at the whole text once (so evidence far away counts), then answers for one span
after another. The raw score of a zettel is a sum of what was found, between 0 and 1:

    min(1, min(0.35 * flags other than TECHNICAL, 0.9) + min(0.1 * emotions, 0.4) + 0.5 * decision density)
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from zettelpy.extract import coreference, decisions, emotions, entities, flags, quote, topics
from zettelpy.extract.dating import date_reader
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.digest import blake2b
from zettelpy.types import Span, Zettel

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
