"""A memory that grows by one message at a time and stays bounded.

The state is the retained messages, each with the turn at which it was last said and how often; everything else is
derived. `snapshot` reads the retained messages as one conversation, so a memory made from a stream is as good as one
made at once, and the state can be rebuilt from it: `resume`. Codes of names depend on the name alone, so they never
change, whoever comes and goes.

A push costs what its message alone costs, however many came before. Where `max_zettels` is set, the message whose raw
score, halved every `half_life_turns`, is lowest goes first. That order does not change with time:
raw * 2**(-(now - turn) / half life) is ordered as ln(raw) + turn * ln 2 / half life, so a heap holds it.

What decides nothing is not read. Raw scores decide only who goes, so a message is read when it comes to the top of the
heap; until then it stands there as one of raw score 0, below which none can be. A stream without a bound reads nothing
before it is asked.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from heapq import heapify, heappop, heappush
from itertools import accumulate
from typing import Any, Final, Unpack

from zettelpy.chunk import Chunk, chunk
from zettelpy.context import recall_context
from zettelpy.dedupe import Forms, Statement, guard_of, read_statement, same
from zettelpy.errors import ArgumentTypeError, SourceError
from zettelpy.explain import explain
from zettelpy.extract import decisions, emotions, flags
from zettelpy.extract.codes import lasting_codes
from zettelpy.options import CompressOptions, Options, check_int, check_number
from zettelpy.pipeline import finish, read_options, without_source
from zettelpy.rank.minhash import SIZE, Signature, rows_for, signature
from zettelpy.rank.num import ln
from zettelpy.recall import recall
from zettelpy.receipt import Receipt
from zettelpy.text.columns import Columns
from zettelpy.text.layout import read_layout
from zettelpy.text.messages import BETWEEN, coerce_message, layout_of_messages, render_message
from zettelpy.text.relative import resolve_relative
from zettelpy.types import Document, EntityIndex, Memory, Message, Meta, Zettel, check_memory, spans_of
from zettelpy.zettel import Numbering, Piece, names_of, raw_score, read_zettels

NEVER: Final = float("-inf")
LN2: Final = ln(2.0)
KEPT_WORDS: Final = 1024  # words whose forms and hashes are kept for the next messages
KEPT_IN_BUCKET: Final = 4  # messages remembered for each band of a sketch

Band = tuple[int, ...]


class _Entry:
    """A retained message and what its own words told; `raw` is None until it was read."""

    __slots__ = ("bands", "count", "guard", "key", "message", "raw", "size", "told", "turn")

    def __init__(self, message: Message, turn: int, count: int = 1) -> None:
        self.message = message
        self.turn = turn
        self.count = count
        self.raw: float | None = None
        self.size = 1
        self.guard = self.key = self.told = ""
        self.bands: tuple[Band, ...] = ()


class CompressStream:
    """Push messages, recall from them at any time, keep at most `max_zettels` zettels.

    Options are those of `compress`, and two more: `half_life_turns` (a message weighs half after so many pushes; None:
    for ever the same) and `max_zettels` (None: no bound). With `dedupe`, a message that says the same as a retained one
    is not kept again: it counts, and makes the retained one recent.

    The same pushes give the same bytes. `len(stream)` is the number of zettels retained; a single message is always
    kept whole, so one that is longer than `max_zettels` chunks stays until the next one comes. With `keep_source=False`
    snapshots have no source; to go on from one, give it back with `with_source` first.

    >>> stream = CompressStream(max_zettels=100)
    >>> stream.push("Ana: We decided to use Postgres.")
    True
    >>> stream.push({"role": "Bo", "content": "Then I will order tea.", "time": "2025-03-04T09:12"})
    True
    >>> len(stream), stream.recall("postgres")[0].quote
    (2, 'We decided to use Postgres.')
    """

    def __init__(
        self,
        *,
        half_life_turns: float | None = None,
        max_zettels: int | None = None,
        **options: Unpack[CompressOptions],
    ) -> None:
        if half_life_turns is not None:
            half_life_turns = check_number("half_life_turns", half_life_turns, least=0.0, above=True)
        if max_zettels is not None:
            check_int("max_zettels", max_zettels, least=1)
        self._half_life = half_life_turns
        self._most = max_zettels
        self._options = read_options(options)
        self._entries: dict[int, _Entry] = {}  # by number, in the order of the pushes
        self._next = 0
        self._turn = 0
        self._size = 0
        self._heap: list[tuple[float, int, int]] = []
        self._by_key: dict[str, int] = {}
        self._buckets: dict[tuple[int, Band], list[int]] = {}
        self._snapshot: Memory | None = None
        self._forms, self._hashes = Forms(), dict[str, Signature]()

    # Pushing ----------------------------------------------------------------------------------------------------

    def push(self, message: str | Message | dict[str, Any]) -> bool:
        """Take in one message; tell whether it is kept as a new one.

        A string is one message, however many lines it has. It may carry its speaker and time (`[2025-03-04 09:12] Ana:
        hi`; the source writes the time as ISO). False for a message without words, and, with `dedupe`, for one that a
        retained message says already (which counts once more and becomes recent).

        Raises TypeError for anything else than a string, a Message or a dict of one.
        """
        coerced = _coerce(message)
        if not coerced.text.strip():
            return False
        entry = _Entry(coerced, self._turn + 1)
        known = None
        if self._options.dedupe:
            known = self._find_same(entry, self._sketch(entry))
        if known is None:
            self._measure(entry)
        self._snapshot = None
        self._turn += 1
        if known is not None:
            self._refresh(known)
            return False
        self._keep(entry)
        self._evict()
        return True

    def _measure(self, entry: _Entry) -> None:
        """Find out how many chunks a message makes: one, where it fits into one."""
        if len(render_message(entry.message).strip()) > self._options.chunk_size:
            entry.size = len(self._chunks(entry)[1])

    def _chunks(self, entry: _Entry) -> tuple[Columns, list[Chunk]]:
        columns = Columns(*layout_of_messages([entry.message]))
        return columns, chunk(columns, self._options)

    def _read(self, entry: _Entry) -> float:
        """Return the raw score of a message that is read alone: that of the chunk that tells most."""
        columns, pieces = self._chunks(entry)
        reads = [extractor.reader(columns, self._options) for extractor in (flags, emotions, decisions)]
        return max([raw_score(*(read(piece.start, piece.end) for read in reads)) for piece in pieces])

    def _keep(self, entry: _Entry) -> None:
        number = self._next
        self._next += 1
        self._entries[number] = entry
        self._size += entry.size
        self._rank(number, entry)
        if entry.key:
            self._by_key[entry.key] = number
            for bucket in enumerate(entry.bands):
                self._buckets.setdefault(bucket, []).append(number)
                del self._buckets[bucket][:-KEPT_IN_BUCKET]

    def _rank(self, number: int, entry: _Entry) -> None:
        if self._most is None:
            return
        worth = NEVER
        if entry.raw:
            worth = ln(entry.raw)
            if self._half_life is not None:
                worth += entry.turn * LN2 / self._half_life
        heappush(self._heap, (worth, entry.turn, number))
        if len(self._heap) > 2 * len(self._entries) + 16:  # more of it stale than not
            self._heap = [item for item in self._heap if self._is_current(item)]
            heapify(self._heap)

    def _is_current(self, item: tuple[float, int, int]) -> bool:
        entry = self._entries.get(item[2])
        return entry is not None and entry.turn == item[1]

    def _evict(self) -> None:
        newest = self._next - 1
        held_back = []
        while self._most is not None and self._size > self._most and len(self._entries) > 1:
            worth, turn, number = heappop(self._heap)
            if not self._is_current((worth, turn, number)):
                continue  # evicted, or said again since
            if number == newest:
                held_back.append((worth, turn, number))
                continue
            entry = self._entries[number]
            if entry.raw is None:
                entry.raw = self._read(entry)
                self._rank(number, entry)
            else:
                self._drop(number, entry)
        for item in held_back:
            heappush(self._heap, item)

    def _drop(self, number: int, entry: _Entry) -> None:
        del self._entries[number]
        self._size -= entry.size
        if entry.key:
            if self._by_key.get(entry.key) == number:
                del self._by_key[entry.key]
            for bucket in enumerate(entry.bands):
                numbers = self._buckets.get(bucket, [])
                if number in numbers:
                    numbers.remove(number)
                    if not numbers:
                        del self._buckets[bucket]

    # The same again ---------------------------------------------------------------------------------------------

    def _sketch(self, entry: _Entry) -> Statement:
        """Note what an entry is found by, and return what it says."""
        message = entry.message
        days = resolve_relative(message.text, 0, len(message.text), message.time or self._options.date)
        entry.told = "\n".join([message.text, *(hit.date for hit in days)])  # "tomorrow" means another day each day
        if len(self._forms) > KEPT_WORDS:
            self._forms, self._hashes = Forms(), {}
        said = read_statement(entry.told, known=self._forms)
        entry.key = f"{message.speaker}\0{said.key}"
        entry.guard = guard_of(said)
        sketch = signature((read_statement(message.text) if days else said).content, self._hashes)
        rows = rows_for(self._options.dedupe_threshold)
        entry.bands = tuple(sketch[at : at + rows] for at in range(0, SIZE if sketch else 0, rows))
        return said

    def _find_same(self, entry: _Entry, said: Statement) -> int | None:
        """Return the retained message that says the same: the very same words first, else the earliest near one."""
        known = self._by_key.get(entry.key)
        if known is not None:
            return known
        for number in sorted({one for bucket in enumerate(entry.bands) for one in self._buckets.get(bucket, ())}):
            other = self._entries[number]
            if other.message.speaker != entry.message.speaker:
                continue
            if other.key != entry.key and other.guard != entry.guard:
                continue  # another number, name or "not": see `same_statement`
            if same(read_statement(other.told), said, self._options.dedupe_threshold):
                return number
        return None

    def _refresh(self, number: int) -> None:
        entry = self._entries[number]
        entry.turn, entry.count = self._turn, entry.count + 1
        self._rank(number, entry)

    # Reading ----------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self._size

    def snapshot(self) -> Memory:
        """Return the memory of the retained messages: `meta.source` is they, joined by a blank line.

        Weights fade with the half-life; raw scores do not. The result is the same until the next push.
        """
        if self._snapshot is None:
            self._snapshot = self._make()
        keep = self._options.keep_source
        return self._snapshot if keep else without_source(self._snapshot)

    def _make(self) -> Memory:
        entries = list(self._entries.values())
        source, layout = layout_of_messages([entry.message for entry in entries])
        columns = Columns(source, layout)
        pieces: list[Piece] = []
        owner: list[_Entry] = []
        for entry, block in zip(entries, layout.blocks, strict=True):
            made = [Piece(*one) for one in chunk(columns.part([block]), self._options)]
            pieces += made
            owner += [entry] * len(made)
        zettels = read_zettels(columns, pieces, self._options, Numbering())
        zettels = [
            replace(zettel, count=entry.count, turn=entry.turn) for zettel, entry in zip(zettels, owner, strict=True)
        ]
        meta = Meta(
            source=source,
            title=self._options.title,
            date=self._options.date,
            input_length=len(source),
            chunk_count=len(pieces),
            documents=(Document((0, len(source)), self._options.title, self._options.date),),
            options=self._options,
            half_life_turns=self._half_life,
        )
        index = EntityIndex(lasting_codes(names_of(zettels)))
        return finish(zettels, index, meta, layout.messages, self._options, columns=columns)

    def recall(self, query: str, **options: Any) -> list[Zettel]:
        """Return what `zettelpy.recall` finds in the snapshot; the options are the same."""
        return recall(self._whole(), query, **options)

    def recall_context(self, query: str, **options: Any) -> str:
        """Return what `zettelpy.recall_context` gives for the snapshot; the options are the same."""
        return recall_context(self._whole(), query, **options)

    def explain(self, query: str, **options: Any) -> Receipt:
        """Return what `zettelpy.explain` tells of the snapshot; the options are the same."""
        return explain(self._whole(), query, **options)

    def _whole(self) -> Memory:
        self.snapshot()
        assert self._snapshot is not None
        return self._snapshot

    # Going on ---------------------------------------------------------------------------------------------------

    @classmethod
    def resume(
        cls,
        memory: Memory,
        *,
        half_life_turns: float | None = None,
        max_zettels: int | None = None,
        **options: Unpack[CompressOptions],
    ) -> CompressStream:
        """Return a stream that goes on from a snapshot as if it had never stopped.

        Pass the options that the stream had; those of `compress` and the half-life are taken from the memory where they
        are not given, so `max_zettels` alone has to be said again.
        A memory that `compress` made from a conversation can be gone on with as well: its messages are the first turns.
        Raises ValueError (SourceError) for a memory without its source: give it back with `with_source`. A text alone
        shows who spoke only as far as a reader can tell; `encode(snapshot, with_source=True)` holds it exactly.

        >>> stream = CompressStream()
        >>> stream.push("Ana: hi")
        True
        >>> CompressStream.resume(stream.snapshot()).snapshot() == stream.snapshot()
        True
        """
        check_memory(memory)
        if half_life_turns is None:
            half_life_turns = memory.meta.half_life_turns
        stream = cls(half_life_turns=half_life_turns, max_zettels=max_zettels, **{**_kept(memory), **options})
        messages = _messages(memory)
        told = _told(memory, messages)
        for message, (turn, count) in zip(messages, told, strict=True):
            entry = _Entry(message, turn, count)
            if stream._options.dedupe:
                stream._sketch(entry)
            stream._measure(entry)
            stream._keep(entry)
        stream._turn = max((turn for turn, _ in told), default=0)
        stream._evict()
        return stream


def _coerce(message: object) -> Message:
    if isinstance(message, str):
        layout = read_layout(message)
        whole = len(layout.blocks) == 1 == len(layout.messages)
        return layout.messages[0] if whole else Message("", message)
    if isinstance(message, (Message, dict)):
        return coerce_message(message)
    raise ArgumentTypeError(f"push takes a string, a Message or a dict of one, got {type(message).__name__}")


def _kept(memory: Memory) -> dict[str, Any]:
    """Return the options that a memory was made with, as keywords."""
    return {name: getattr(memory.meta.options, name) for name in Options.__slots__}


def _messages(memory: Memory) -> list[Message]:
    """Return the messages of a memory; for a text that is no conversation, the chunks that its zettels stand on."""
    if memory.messages or not memory.zettels:
        return list(memory.messages)
    source = memory.meta.source
    if source is None or any(zettel.source_start is None for zettel in memory.zettels):
        raise SourceError("this memory has no source to go on from: give it back with with_source(memory, text)")
    found, reach = [], 0
    for start, end in spans_of(memory.zettels):
        text = source[max(start, reach) : end].strip()
        reach = max(reach, end)
        if text:
            found.append(Message("", text))
    return found


def _told(memory: Memory, messages: list[Message]) -> list[tuple[int, int]]:
    """Return when each message was last said and how often, which the zettels of a snapshot hold; in a memory of
    another kind the messages are turns in their order, each said once."""
    told = [(turn, 1) for turn in range(1, len(messages) + 1)]
    if any(zettel.turn is None for zettel in memory.zettels):
        return told
    rendered = [render_message(message) for message in messages]
    if BETWEEN.join(rendered) != memory.meta.source:
        raise SourceError(
            "the text of this snapshot does not show its messages: keep them with encode(snapshot, with_source=True)"
        )
    starts = list(accumulate((len(text) + len(BETWEEN) for text in rendered), initial=0))
    for zettel in memory.zettels:
        told[bisect_right(starts, zettel.source_start or 0) - 1] = (zettel.turn or 0, zettel.count)
    return told
