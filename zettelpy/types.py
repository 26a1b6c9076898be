"""The values of the trade: what a memory is made of. Frozen, slotted, valid by construction, compared by content.

Offsets are code points into the text as the caller gave it. `resolved_date` and `date` are `YYYY`, `YYYY-MM` or
`YYYY-MM-DD`; a message's time is ISO 8601. Sequences are tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import Options, check_int, check_number, check_text

Span = tuple[int, int]

ALL_FLAGS: Final = ("DECISION", "ORIGIN", "CORE", "PIVOT", "GENESIS", "TECHNICAL")
ALL_EMOTIONS: Final = tuple(
    "conviction grief joy fear hope trust wonder rage exhaustion shame pride nostalgia anxiety relief anticipation "
    "frustration gratitude loneliness inspiration confusion clarity guilt awe regret determination vulnerability "
    "acceptance resistance love loss".split()
)
SIGNAL_FLAGS: Final = ("DECISION", "ORIGIN", "CORE")  # the flags that lift a zettel in inject_context


def _maybe_text(name: str, value: object) -> None:
    if value is not None:
        check_text(name, value)


def _span(name: str, span: object) -> Span:
    if not isinstance(span, tuple) or len(span) != 2:
        raise ArgumentTypeError(f"{name} must be a pair of offsets (start, end), got {span!r}")
    start, end = check_int(f"{name} start", span[0]), check_int(f"{name} end", span[1])
    if end < start:
        raise ArgumentValueError(f"{name} must not end before it starts, got {start}-{end}")
    return start, end


def _labels(name: str, values: tuple[str, ...], known: tuple[str, ...]) -> None:
    for value in values:
        if value not in known:
            raise ArgumentValueError(f"{name} must be among {', '.join(known)}; got {value!r}")


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation: who, what, when (ISO 8601 or None), and where it was read from (file and id).

    >>> Message("Ana", "The boiler is fixed.", "2025-03-04T09:12").speaker
    'Ana'
    """

    speaker: str
    text: str
    time: str | None = None
    source: str | None = None

    def __post_init__(self) -> None:
        check_text("Message.speaker", self.speaker)
        check_text("Message.text", self.text)
        _maybe_text("Message.time", self.time)
        _maybe_text("Message.source", self.source)


@dataclass(frozen=True, slots=True)
class Zettel:
    """A chunk of the source, read: who and what it is about, its best sentence, and how much it weighs.

    `weight` (0 to 1, two decimals) compares zettels of one memory; `raw` is the score before normalising, None where
    a memory was decoded from a format that does not hold it. `source_start`/`source_end` are None where unknown.
    `spans` holds every place where the text stood, the zettel's own first; `count` is how many.
    """

    id: str
    entities: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    quote: str = ""
    weight: float = 0.0
    raw: float | None = None
    emotions: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    source_start: int | None = None
    source_end: int | None = None
    spans: tuple[Span, ...] = ()
    count: int = 1
    resolved_date: str | None = None

    def __post_init__(self) -> None:
        if not check_text("Zettel.id", self.id):
            raise ArgumentValueError("Zettel.id must not be empty")
        check_text("Zettel.quote", self.quote)
        put = object.__setattr__
        for name in ("entities", "topics", "emotions", "flags"):
            values = getattr(self, name)
            if not isinstance(values, tuple):
                raise ArgumentTypeError(f"Zettel.{name} must be a tuple of strings, got {type(values).__name__}")
            for value in values:
                check_text(f"each of Zettel.{name}", value)
        _labels("Zettel.flags", self.flags, ALL_FLAGS)
        _labels("Zettel.emotions", self.emotions, ALL_EMOTIONS)
        put(self, "weight", check_number("Zettel.weight", self.weight, least=0.0, most=1.0))
        if self.raw is not None:
            put(self, "raw", check_number("Zettel.raw", self.raw, least=0.0))
        if (self.source_start is None) != (self.source_end is None):
            raise ArgumentValueError("Zettel.source_start and source_end must both be given or both be None")
        if self.source_start is not None:
            own = _span("Zettel span", (self.source_start, self.source_end))
            if not self.spans:
                put(self, "spans", (own,))
        for span in self.spans:
            _span("each of Zettel.spans", span)
        check_int("Zettel.count", self.count, least=1)
        _maybe_text("Zettel.resolved_date", self.resolved_date)


@dataclass(frozen=True, slots=True)
class Tunnel:
    """An undirected link between two zettels (`source` stands first in the memory), labelled by what they share."""

    source: str
    target: str
    label: str = ""

    def __post_init__(self) -> None:
        for name in ("source", "target", "label"):
            check_text(f"Tunnel.{name}", getattr(self, name))
        if self.source == self.target:
            raise ArgumentValueError(f"a tunnel must join two zettels, got {self.source!r} twice")


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A statement that replaced another one: the two zettels by id, what they share, and the signal that told."""

    earlier: str
    later: str
    shared: str
    signal: str
    summary: str
    earlier_span: Span | None = None
    later_span: Span | None = None

    def __post_init__(self) -> None:
        for name in ("earlier", "later", "shared", "signal", "summary"):
            check_text(f"Contradiction.{name}", getattr(self, name))
        for name in ("earlier_span", "later_span"):
            if getattr(self, name) is not None:
                _span(f"Contradiction.{name}", getattr(self, name))


@dataclass(frozen=True, slots=True)
class EntityIndex:
    """Short codes for full names, both ways. Built from pairs (code, name); kept in code-point order of the codes.

    >>> index = EntityIndex((("MRK", "Marek"), ("INS", "Ines")))
    >>> index.code_to_name["INS"], index.name_to_code["Marek"]
    ('Ines', 'MRK')
    """

    pairs: tuple[tuple[str, str], ...] = ()
    code_to_name: Mapping[str, str] = field(init=False, repr=False, compare=False)
    name_to_code: Mapping[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pairs = tuple(sorted((check_text("a code", code), check_text("a name", name)) for code, name in self.pairs))
        there, back = dict(pairs), {name: code for code, name in pairs}
        if not len(pairs) == len(there) == len(back):
            raise ArgumentValueError("EntityIndex must map each code to one name and each name to one code")
        object.__setattr__(self, "pairs", pairs)
        object.__setattr__(self, "code_to_name", MappingProxyType(there))
        object.__setattr__(self, "name_to_code", MappingProxyType(back))

    def __len__(self) -> int:
        return len(self.pairs)

    def __reduce__(self) -> tuple[Any, ...]:
        return EntityIndex, (self.pairs,)


@dataclass(frozen=True, slots=True)
class Document:
    """One of the texts in a memory: its span in the source, its title and its date."""

    span: Span
    title: str | None = None
    date: str | None = None

    def __post_init__(self) -> None:
        _span("Document.span", self.span)
        _maybe_text("Document.title", self.title)
        _maybe_text("Document.date", self.date)


@dataclass(frozen=True, slots=True)
class Meta:
    """What a memory knows of itself. `input_length` counts code points; `chunk_count` is taken before deduplication.

    `turns` is empty but in the snapshot of a stream: the number of the push at which each message was last said.
    """

    source: str | None = None
    title: str | None = None
    date: str | None = None
    warnings: tuple[str, ...] = ()
    input_length: int = 0
    chunk_count: int = 0
    documents: tuple[Document, ...] = ()
    options: Options = Options()
    turns: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for name in ("source", "title", "date"):
            _maybe_text(f"Meta.{name}", getattr(self, name))
        check_int("Meta.input_length", self.input_length)
        check_int("Meta.chunk_count", self.chunk_count)
        for turn in self.turns:
            check_int("each of Meta.turns", turn)


@dataclass(frozen=True, slots=True)
class Memory:
    """The value that `compress` returns. Everything in it is immutable; equality is equality of content.

    `cache` holds what can be derived from the rest (the search index). It takes no part in comparing and is left
    behind when a memory is pickled.
    """

    zettels: tuple[Zettel, ...] = ()
    tunnels: tuple[Tunnel, ...] = ()
    entity_index: EntityIndex = EntityIndex()
    contradictions: tuple[Contradiction, ...] = ()
    messages: tuple[Message, ...] = ()
    meta: Meta = Meta()
    cache: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ids = {zettel.id for zettel in self.zettels}
        if len(ids) != len(self.zettels):
            raise ArgumentValueError("the zettels of a Memory must have ids of their own; two are the same")
        for tunnel in self.tunnels:
            if tunnel.source not in ids or tunnel.target not in ids:
                raise ArgumentValueError(f"a tunnel leads to no zettel: {tunnel.source} - {tunnel.target}")

    def __len__(self) -> int:
        return len(self.zettels)

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.zettels, self.tunnels, self.entity_index, self.contradictions, self.messages, self.meta)


def spans_of(zettels: Iterable[Zettel]) -> list[Span]:
    """Return every span that the zettels stand on, in order of start."""
    return sorted(span for zettel in zettels for span in zettel.spans)
