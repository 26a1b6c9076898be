"""The whole way: text or messages -> columns -> chunks -> zettels -> tunnels -> weights -> Memory.

Stages are pure functions of the text and the options. `finish` is the common end: whoever has zettels (compress, merge,
a stream) gets tunnels, weights and contradictions from it, so that they mean the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from inspect import Parameter, Signature
from typing import Any, Final, TypeVar, Unpack

from zettelpy.chunk import chunk
from zettelpy.contradiction import detect_contradictions
from zettelpy.dedupe import dedupe_zettels, fingerprint
from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.extract.entities import assign_codes
from zettelpy.options import CompressOptions, Options, check_int, check_number
from zettelpy.rank.weights import weigh
from zettelpy.text.columns import Columns
from zettelpy.text.dates import parse_date
from zettelpy.text.layout import HEADING, read_layout
from zettelpy.text.messages import coerce_message, layout_of_messages
from zettelpy.text.relative import resolve_relative
from zettelpy.tunnel import build_tunnels
from zettelpy.types import (
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Span,
    Tunnel,
    Zettel,
    check_memory,
)
from zettelpy.weight import scores_of, weighed, weights_of
from zettelpy.zettel import Numbering, Piece, names_of, read_zettels

SHORT: Final = 40  # code points below which a text is too short to say much
LEAST_REPEATED: Final = 16  # code points from which a repeated block counts as one said again

T = TypeVar("T")
Source = str | Iterable[Message | dict[str, Any]]


def compress(text: Source, **options: Unpack[CompressOptions]) -> Memory:
    """Turn a text, or messages, into a Memory.

    `text` is a string, or an iterable of `Message` values or dicts with `role` or `name`, `content` and, where known,
    `time` and `source`. Messages become a source of one `[time] speaker: text` block each, joined by blank lines.
    Offsets in the result are code points into the string as given (or into that source, `meta.source`).

    Options, all by keyword: `chunk_size=800` and `chunk_overlap=100` (code points; a chunk with its overlap is at most
    `chunk_size`, and an overlap of more than half of it is cut to an eighth), `date` (the day against which "yesterday"
    is read where the text has none), `title`, `min_entity_frequency=1`, `min_topic_frequency=1`, `stop_words=()`,
    `temperature=0.5` (lower sets heavy zettels further apart), `tunnel_threshold=0.3`, `tunnel_top_k=3`,
    `dedupe=False`, `dedupe_threshold=0.9`, `verbose_labels=False` (names instead of codes in tunnel labels),
    `keep_source=True`.

    The same text and options give the same Memory, and the same bytes, on every machine. An empty text gives an empty
    Memory. Raises TypeError for anything that is neither text nor messages and for unknown options, ValueError for
    option values that cannot be.

    >>> memory = compress("We decided to use Postgres. Ana will move the data on Friday.", title="Queue")
    >>> memory.zettels[0].flags, memory.zettels[0].entities
    (('DECISION', 'TECHNICAL'), ('Postgres', 'Ana'))
    """
    settings = read_options(options)
    source, columns, messages = _read(text)
    pieces = _pieces(columns, settings)
    zettels = read_zettels(columns, pieces, settings, Numbering())
    index = EntityIndex(assign_codes(names_of(zettels)))
    if settings.dedupe:
        texts = [_dated(columns, settings, piece.core, piece.end) for piece in pieces]
        zettels = dedupe_zettels(zettels, settings, texts)
    meta = Meta(
        source=source,
        title=settings.title,
        date=settings.date,
        warnings=_warnings(source),
        input_length=len(source),
        chunk_count=len(pieces),
        documents=(Document((0, len(source)), settings.title, settings.date),),
        options=settings.but(keep_source=True),  # says nothing about the memory but what it shows anyway
    )
    memory = finish(zettels, index, meta, messages, settings, columns=columns)
    return memory if settings.keep_source else without_source(memory)


# What help(compress) and editors show: the options with their defaults.
compress.__signature__ = Signature(  # type: ignore[attr-defined]
    [Parameter("text", Parameter.POSITIONAL_OR_KEYWORD)]
    + [Parameter(field.name, Parameter.KEYWORD_ONLY, default=field.default) for field in fields(Options)]
)


def read_options(given: CompressOptions) -> Options:
    """Return the options of a call, their date as a day, month or year; ValueError for a date that is none."""
    settings = Options.of(**given)
    if settings.date is None:
        return settings
    day = parse_date(settings.date)
    if day is None:
        raise ArgumentValueError(f"date must name a day, month or year, such as '2025-03-09', got {settings.date!r}")
    return settings.but(date=day)


def _read(text: object) -> tuple[str, Columns, tuple[Message, ...]]:
    """Return the source, its columns and its messages, from text or messages."""
    if isinstance(text, str):
        layout = read_layout(text)
        return text, Columns(text, layout), layout.messages
    if isinstance(text, (bytes, bytearray, dict, Message)) or not isinstance(text, Iterable):
        hint = {"bytes": "decode them first", "dict": "put it in a list", "Message": "put it in a list"}
        kind = type(text).__name__
        raise ArgumentTypeError(
            f"compress takes a string or an iterable of messages, got {kind}: {hint.get(kind, 'pass text or messages')}"
        )
    source, layout = layout_of_messages([coerce_message(item) for item in text])
    return source, Columns(source, layout), layout.messages


def _warnings(source: str) -> tuple[str, ...]:
    length = len(source.strip())
    if length == 0:
        return ("the text is empty",)
    return ("the text is too short to say much",) if length < SHORT else ()


def without_source(memory: Memory) -> Memory:
    """Return the memory without its source and its messages; offsets stay, and `with_source` brings both back."""
    return replace(memory, messages=(), meta=replace(memory.meta, source=None))


# Chunks, and blocks that are said again ------------------------------------------------------------------------


def _pieces(columns: Columns, options: Options) -> list[Piece]:
    if not options.dedupe:
        return [Piece(*made) for made in chunk(columns, options)]
    again = _repeated(columns, options)
    if not again:
        return [Piece(*made) for made in chunk(columns, options)]
    blocks = columns.layout.blocks
    pieces: list[Piece] = []
    run: list[int] = []
    for number in [*range(len(blocks)), len(blocks)]:
        spans = again.get(number) if number < len(blocks) else ()
        if spans is None:
            run.append(number)
            continue
        if run:
            pieces += _chunk_run(columns, options, run)
            run = []
        if spans:
            pieces.append(Piece(spans[0][0], spans[0][1], spans[0][0], spans[1:]))
    return pieces


def _chunk_run(columns: Columns, options: Options, run: Sequence[int]) -> list[Piece]:
    """Chunk the blocks of a run as a text of their own: no overlap reaches into what stands before it."""
    return [Piece(*made) for made in chunk(columns.part([columns.layout.blocks[k] for k in run]), options)]


def _dated(columns: Columns, options: Options, start: int, end: int) -> str:
    """Return a text with the days that it means: "tomorrow" said on another day says something else."""
    first, stop = columns.blocks(start, end)
    days = []
    for block in columns.layout.blocks[first:stop]:
        low, high = max(start, block.body), min(end, block.end)
        anchor = block.time or block.date or options.date
        days += [hit.date for hit in resolve_relative(columns.text, low, max(low, high), anchor)]
    return "\n".join([columns.text[start:end], *days])


def _repeated(columns: Columns, options: Options) -> dict[int, tuple[Span, ...]]:
    """Return, for each block that is said again word for word, all its spans at the first place, () at the others.

    A block that is longer than a chunk is read as any other: chunks that say the same are found later.
    """
    places: dict[tuple[str, str], list[int]] = {}
    for number, block in enumerate(columns.layout.blocks):
        length = block.end - block.start
        if block.kind != HEADING and block.end - block.body >= LEAST_REPEATED and length <= options.chunk_size:
            body = _dated(columns, options, block.body, block.end)
            places.setdefault((block.speaker, fingerprint(body)), []).append(number)
    again: dict[int, tuple[Span, ...]] = {}
    for numbers in places.values():
        if len(numbers) > 1:
            blocks = [columns.layout.blocks[number] for number in numbers]
            again.update(dict.fromkeys(numbers, ()))
            again[numbers[0]] = tuple((block.start, block.end) for block in blocks)
    return again


# The common end ------------------------------------------------------------------------------------------------


def finish(
    zettels: Sequence[Zettel],
    index: EntityIndex,
    meta: Meta,
    messages: tuple[Message, ...],
    options: Options,
    *,
    columns: Columns | None = None,
) -> Memory:
    """Return the Memory of some zettels: tunnels built, weights set, contradictions found.

    `columns` are those of the source, if it was read already: they stay with the memory until its index is built.
    """
    tunnels = build_tunnels(zettels, index, options)
    weights = weights_of(zettels, tunnels, options.temperature, meta.half_life_turns)
    memory = Memory(weighed(zettels, weights), tunnels, index, (), messages, meta)
    kept = {} if columns is None else {"columns": columns}
    memory.cache.update(kept)
    memory = replace(memory, contradictions=detect_contradictions(memory))
    memory.cache.update(kept)
    return memory


def normalize_weights(zettels: Iterable[Zettel], temperature: float = 0.5) -> tuple[Zettel, ...]:
    """Return the zettels with weights from 0 to 1 that compare their raw scores (weights, where there is none).

    A lower temperature sets the heaviest further apart. Raises ValueError for a temperature that is not above 0.

    >>> [z.weight for z in normalize_weights([Zettel("a", raw=0.0), Zettel("b", raw=0.9)])]
    [0.0, 1.0]
    """
    held = tuple(each_of("normalize_weights", "zettels", zettels))
    for zettel in held:
        if not isinstance(zettel, Zettel):
            raise ArgumentTypeError(
                f"normalize_weights takes zettels, got {type(zettel).__name__}: pass memory.zettels"
            )
    temperature = check_number("temperature", temperature, least=0.0, above=True)
    return weighed(held, weigh(scores_of(held), temperature))


def top_zettels(memory: Memory, n: int) -> list[Zettel]:
    """Return the `n` heaviest zettels, heaviest first, ties in the order of the text.

    >>> top_zettels(Memory(), 3)
    []
    """
    check_memory(memory)
    check_int("n", n)
    order = sorted(range(len(memory.zettels)), key=lambda k: (-memory.zettels[k].weight, k))
    return [memory.zettels[k] for k in order[:n]]


# Several documents ---------------------------------------------------------------------------------------------


def merge_results(memories: Iterable[Memory]) -> Memory:
    """Join memories into one: sources by a blank line, offsets into the joined text, documents with their borders.

    Tunnels, weights and contradictions are made anew over all zettels, with the options of the first memory; codes of
    earlier memories stay. The source is kept only where every memory has one. Merging none gives an empty Memory, and
    merging one gives that one.

    >>> both = merge_results([compress("Ana likes tea."), compress("Bo likes jazz.")])
    >>> both.meta.source, [document.span for document in both.meta.documents]
    ('Ana likes tea.\\n\\nBo likes jazz.', [(0, 14), (16, 30)])
    """
    given = [check_memory(memory) for memory in each_of("merge_results", "memories", memories)]
    held = [memory for memory in given if memory != Memory()]
    if len(held) < 2:
        return held[0] if held else Memory()
    joined = _joined(held)
    return finish(joined.zettels, joined.entity_index, joined.meta, joined.messages, joined.meta.options)


def join_results(memories: Sequence[Memory]) -> Memory:
    """Join memories as `merge_results` does, but keep to what each of them knows: tunnels and contradictions are those
    within them, and no zettel is weighed anew.

    >>> both = join_results([compress("The launch is on Friday."), compress("The launch is now on Monday.")])
    >>> len(both), both.tunnels, both.contradictions
    (2, (), ())
    """
    joined = _joined(memories) if memories else Memory()
    names = iter(zettel.id for zettel in joined.zettels)
    tunnels: list[Tunnel] = []
    contradictions: list[Contradiction] = []
    offset = 0
    for memory in memories:
        ids = {zettel.id: next(names) for zettel in memory.zettels}
        tunnels += [replace(one, source=ids[one.source], target=ids[one.target]) for one in memory.tunnels]
        for one in memory.contradictions:
            spans = [span and (span[0] + offset, span[1] + offset) for span in (one.earlier_span, one.later_span)]
            contradictions.append(
                replace(one, earlier=ids[one.earlier], later=ids[one.later], earlier_span=spans[0], later_span=spans[1])
            )
        offset += memory.meta.input_length + 2
    return replace(joined, tunnels=tuple(tunnels), contradictions=tuple(contradictions))


def _joined(held: Sequence[Memory]) -> Memory:
    """Return the zettels of memories, one memory after another, with their names, messages and documents."""
    numbering, zettels, documents = Numbering(), [], []
    pairs: tuple[tuple[str, str], ...] = ()
    offset = 0
    for memory in held:
        for zettel in memory.zettels:
            zettels.append(_shifted(zettel, offset, numbering))
        inner = memory.meta.documents or (Document((0, memory.meta.input_length), memory.meta.title, memory.meta.date),)
        documents += [replace(d, span=(d.span[0] + offset, d.span[1] + offset)) for d in inner]
        known = {name for _, name in pairs}
        pairs = assign_codes([name for _, name in memory.entity_index.pairs if name not in known], taken=pairs)
        offset += memory.meta.input_length + 2
    sources = [memory.meta.source for memory in held]
    meta = Meta(
        source="\n\n".join(s for s in sources if s is not None) if None not in sources else None,
        title=_common(memory.meta.title for memory in held),
        date=_common(memory.meta.date for memory in held),
        warnings=tuple(warning for memory in held for warning in (*memory.meta.warnings, *_doubts(memory))),
        input_length=offset - 2,
        chunk_count=len([0 for memory in held for _ in range(memory.meta.chunk_count)]),
        documents=tuple(documents),
        options=held[0].meta.options,
        algorithm=_common(memory.meta.algorithm for memory in held) or 0,
    )
    messages = tuple(message for memory in held for message in memory.messages) if meta.source is not None else ()
    return Memory(tuple(zettels), (), EntityIndex(pairs), (), messages, meta)


def each_of(function: str, what: str, values: object) -> Iterable[Any]:
    """Return an iterable of values as it is; TypeError for one value alone, with what to do."""
    if isinstance(values, (str, bytes, dict, Memory, Message, Zettel)) or not isinstance(values, Iterable):
        kind = type(values).__name__
        raise ArgumentTypeError(f"{function} takes an iterable of {what}, got {kind}: put it in a list")
    return values


def _doubts(memory: Memory) -> tuple[str, ...]:
    """Return what is not known of a memory that was decoded without its text: how long that was."""
    if memory.meta.source is None and not memory.meta.documents and memory.zettels:
        return ("the length of a text was not known when it was merged: offsets after it may be too small",)
    return ()


def _shifted(zettel: Zettel, offset: int, numbering: Numbering) -> Zettel:
    spans = tuple((start + offset, end + offset) for start, end in zettel.spans)
    start, end = zettel.source_start, zettel.source_end
    return replace(
        zettel,
        id=numbering.next(zettel.id.split("-")[0]),
        spans=spans,
        source_start=None if start is None else start + offset,
        source_end=None if end is None else end + offset,
        turn=None,
    )


def _common(values: Iterable[T | None]) -> T | None:
    distinct = list(dict.fromkeys(values))
    return distinct[0] if len(distinct) == 1 else None


__all__ = [
    "Contradiction",
    "compress",
    "finish",
    "join_results",
    "merge_results",
    "normalize_weights",
    "top_zettels",
    "without_source",
]
