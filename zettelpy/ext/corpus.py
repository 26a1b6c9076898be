"""Documents into rows, each on its own: what every engine runs over the parts of a corpus.

A row holds the id of its document as it was given, the memory as AAAK with the text that it was made from, the version
of the library and a digest of the options. A document that cannot be compressed becomes a row with its error, and ends
nothing. So a row depends on its document and the options alone: parts may be done in any order, twice, or again after a
machine was lost, and the rows are the same. `memory_of` reads a row back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, TypedDict, Unpack

from zettelpy.codec import decode, encode
from zettelpy.errors import ArgumentTypeError, ZettelError
from zettelpy.options import ALGORITHM, CompressOptions
from zettelpy.pipeline import compress, read_options
from zettelpy.shards.shard import Shard, made_alike
from zettelpy.text.digest import blake2b
from zettelpy.types import Memory

COLUMNS: Final = ("id", "aaak", "source", "error", "version", "options")


class Row(TypedDict):
    """What became of a document: `aaak` and `source`, or an `error`; the others are None."""

    id: Any
    aaak: str | None
    source: str | None
    error: str | None
    version: str
    options: str


def compress_rows(documents: Iterable[Any], **options: Unpack[CompressOptions]) -> Iterator[Row]:
    """Yield a row for each document, in order; documents are pairs (id, text) or mappings with `id` and `text`.

    `text` is what `compress` takes. `source` is the text that offsets count in; None with `keep_source=False`. What
    `compress` raises for a document stands in its row as `error`, the class before the message. Options are checked
    before the first document: TypeError and ValueError for those that cannot be.

    >>> [(row["id"], row["error"]) for row in compress_rows([("a", "Ana likes tea."), {"id": "b", "text": b"?"}])]
    [('a', None), ('b', 'ArgumentTypeError: compress takes a string or an iterable of messages, got bytes: decode them \
first')]
    """
    stamp, digest = library_version(), options_digest(**options)
    for document in documents:
        name: Any = None
        try:
            name, text = _document(document)
            memory = compress(text, **options)
            aaak = encode(memory)
        except Exception as error:  # also of an iterator of messages, which may raise anything
            yield Row(
                id=name, aaak=None, source=None, error=f"{type(error).__name__}: {error}", version=stamp, options=digest
            )
        else:
            yield Row(id=name, aaak=aaak, source=memory.meta.source, error=None, version=stamp, options=digest)


def _document(document: Any) -> tuple[Any, Any]:
    if isinstance(document, Mapping) and "id" in document and "text" in document:
        return document["id"], document["text"]
    if isinstance(document, (tuple, list)) and len(document) == 2:
        return document[0], document[1]
    kind = type(document).__name__
    raise ArgumentTypeError(f"a document is a pair (id, text) or a mapping with 'id' and 'text', got {kind}")


def memory_of(row: Mapping[str, Any]) -> Memory:
    """Return the memory of a row, equal to what `compress` returned for its document.

    Of messages that were given as values, the pointers `Message.source` are not in the row, and they are read from the
    text again: one without a time may be read as part of the one before it (`with_source`).

    Raises ZettelError for the row of a document that failed, with its id and error.

    >>> from zettelpy import compress
    >>> [row] = compress_rows([("a", "Ana likes tea.")])
    >>> memory_of(row) == compress("Ana likes tea.")
    True
    """
    aaak, source = row["aaak"], row["source"]
    if not isinstance(aaak, str):
        raise ZettelError(f"document {row['id']!r} was not compressed: {row['error']}")
    return decode(aaak, source=source if isinstance(source, str) else None)


def options_digest(**options: Unpack[CompressOptions]) -> str:
    """Return 16 hexadecimal digits that tell whether two memories were made alike: of all options and the algorithm.

    >>> options_digest() == options_digest(chunk_size=800), options_digest() == options_digest(chunk_size=400)
    (True, False)
    """
    settings = read_options(options)
    told = "\n".join(f"{field.name}={getattr(settings, field.name)!r}" for field in fields(settings))
    return blake2b(f"{ALGORITHM}\n{told}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def library_version() -> str:
    """Return the version of zettelpy, the one that every row carries."""
    from zettelpy import __version__

    return __version__


def shard_of(rows: Iterable[Mapping[str, Any]]) -> Shard:
    """Return the documents of some rows as a shard (`zettelpy.shards`); rows with an error are left out.

    Raises ArgumentTypeError for what is no row, and ZettelError for a row of another version of the library, for one
    without its source, and for rows that were made with different options.
    """
    held = [row for row in map(_row, rows) if row["error"] is None]
    for row in held:
        if row["version"] != library_version():
            raise ZettelError(f"document {row['id']!r} was compressed by version {row['version']}: compress it again")
        if row["source"] is None:
            raise ZettelError(f"document {row['id']!r} has no source: compress it with keep_source=True")
    options = made_alike((row["options"], row["id"]) for row in held)
    return Shard([row["id"] for row in held], [memory_of(row) for row in held], options)


def _row(given: Any) -> Mapping[str, Any]:
    if isinstance(given, Mapping) and all(name in given for name in COLUMNS):
        return given
    raise ArgumentTypeError(f"a row is a mapping with {', '.join(COLUMNS)}, as compress_rows yields, got {given!r:.80}")
