"""The values of the trade: what a memory is made of. Frozen, slotted, valid by construction, compared by content.

Offsets are code points into the text as the caller gave it. `resolved_date` and `date` are `YYYY`, `YYYY-MM` or
`YYYY-MM-DD`; a message's time is ISO 8601. Sequences are tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import ALGORITHM, Options, check_date, check_int, check_number, check_text, is_date, shown

Span = tuple[int, int]

ALL_FLAGS: Final = ("DECISION", "ORIGIN", "CORE", "PIVOT", "GENESIS", "TECHNICAL")
ALL_EMOTIONS: Final = tuple(
    "conviction grief joy fear hope trust wonder rage exhaustion shame pride nostalgia anxiety relief anticipation "
    "frustration gratitude loneliness inspiration confusion clarity guilt awe regret determination vulnerability "
    "acceptance resistance love loss".split()
)
UNITS: Final = ("codepoint", "utf16")  # what offsets may count
_FLAGS: Final = frozenset(ALL_FLAGS)
_EMOTIONS: Final = frozenset(ALL_EMOTIONS)
_TEXTS: Final = frozenset((str,))  # the types of the values in a tuple of strings
_TUPLES: Final = frozenset((tuple,))
_PLACE: Final = [int, int]  # the types of a span
CUT: Final = "…"  # the mark at the end of a quote, or of a passage, that was cut
SIGNAL_FLAGS: Final = ("DECISION", "ORIGIN", "CORE")  # the flags that lift a zettel in inject_context


def _maybe_text(name: str, value: object) -> None:
    if value is not None:
        check_text(name, value)


def _maybe_date(name: str, value: object) -> None:
    if value is not None:
        check_date(name, value)


def _span(name: str, span: object) -> Span:
    if not isinstance(span, tuple) or len(span) != 2:
        raise ArgumentTypeError(f"{name} must be a pair of offsets (start, end), got {shown(span)}")
    start, end = check_int(f"{name} start", span[0]), check_int(f"{name} end", span[1])
    if end < start:
        raise ArgumentValueError(f"{name} must not end before it starts, got {shown(span)}")
    return start, end


def _kind(name: str, value: object, kind: type) -> None:
    if not isinstance(value, kind):
        article = "an" if kind.__name__[0] in "EO" else "a"
        raise ArgumentTypeError(f"{name} must be {article} {kind.__name__}, got {type(value).__name__}")


def _tuple(name: str, values: object, what: str) -> tuple[Any, ...]:
    if not isinstance(values, tuple):
        raise ArgumentTypeError(f"{name} must be a tuple of {what}, got {type(values).__name__}: pass a tuple")
    return values


def _values(name: str, values: object, kind: type) -> None:
    for value in _tuple(name, values, f"{kind.__name__} values"):
        if not isinstance(value, kind):
            _kind(f"each of {name}", value, kind)


def _strings(name: str, values: object) -> None:
    for value in _tuple(name, values, "strings"):
        if not isinstance(value, str):
            check_text(f"each of {name}", value)


def _are_labels(values: tuple[object, ...], known: frozenset[str]) -> bool:
    return _TEXTS.issuperset(map(type, values)) and known.issuperset(values) and len(set(values)) == len(values)


def _labels(name: str, values: tuple[str, ...], known: tuple[str, ...]) -> None:
    for value in values:
        if value not in known:
            raise ArgumentValueError(f"{name} must be among {', '.join(known)}; got {shown(value)}")
    if len(values) > 1 and len(set(values)) < len(values):
        raise ArgumentValueError(f"{name} must hold each label once, got {shown(values)}")


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
    `spans` holds every place where the text stood, the zettel's own first; `count` is how many. `turn` is set in the
    snapshot of a stream alone: the number of the push at which its message was last said.
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
    turn: int | None = None

    def __post_init__(self) -> None:
        if not self._sound():
            self._check()

    def _sound(self) -> bool:
        """Tell at once of a zettel with one place that every field is as it must be; of others, `_check` decides."""
        entities, topics, emotions, flags, spans = self.entities, self.topics, self.emotions, self.flags, self.spans
        start, end, raw, weight = self.source_start, self.source_end, self.raw, self.weight
        return (
            type(self.id) is type(self.quote) is str
            and self.id != ""
            and _TUPLES.issuperset(map(type, (entities, topics, emotions, flags, spans)))
            and _TEXTS.issuperset(map(type, entities))
            and _TEXTS.issuperset(map(type, topics))
            and (not emotions or _are_labels(emotions, _EMOTIONS))
            and (not flags or _are_labels(flags, _FLAGS))
            and type(weight) is float
            and 0.0 <= weight <= 1.0
            and (raw is None or (type(raw) is float and 0.0 <= raw <= 1.0))
            and type(start) is type(end) is type(self.count) is int
            and 0 <= start <= end
            and self.count >= 1
            and len(spans) == 1
            and spans[0] == (start, end)
            and type(spans[0]) is tuple
            and list(map(type, spans[0])) == _PLACE
            and (self.resolved_date is None or is_date(check_text("Zettel.resolved_date", self.resolved_date)))
            and (self.turn is None or (type(self.turn) is int and self.turn >= 0))
        )

    def _check(self) -> None:
        if not check_text("Zettel.id", self.id):
            raise ArgumentValueError("Zettel.id must not be empty")
        check_text("Zettel.quote", self.quote)
        put = object.__setattr__
        _strings("Zettel.entities", self.entities)
        _strings("Zettel.topics", self.topics)
        _strings("Zettel.emotions", self.emotions)
        _strings("Zettel.flags", self.flags)
        _labels("Zettel.flags", self.flags, ALL_FLAGS)
        _labels("Zettel.emotions", self.emotions, ALL_EMOTIONS)
        put(self, "weight", check_number("Zettel.weight", self.weight, least=0.0, most=1.0))
        if self.raw is not None:
            put(self, "raw", check_number("Zettel.raw", self.raw, least=0.0))
        self._check_spans()
        check_int("Zettel.count", self.count, least=1)
        _maybe_date("Zettel.resolved_date", self.resolved_date)
        if self.turn is not None:
            check_int("Zettel.turn", self.turn)

    def _check_spans(self) -> None:
        """Check that the own span, where it is known, is whole and stands first among all."""
        own, spans = (self.source_start, self.source_end), self.spans
        if (own[0] is None) != (own[1] is None):
            raise ArgumentValueError("Zettel.source_start and source_end must both be given or both be None")
        for span in _tuple("Zettel.spans", spans, "pairs (start, end)"):
            _span("each of Zettel.spans", span)
        if own[0] is None:
            if spans:
                raise ArgumentValueError("Zettel.spans needs source_start and source_end: pass the first of the spans")
        elif not spans:
            object.__setattr__(self, "spans", (_span("Zettel span", own),))
        elif spans[0] != own:
            raise ArgumentValueError(
                f"Zettel.spans must begin with the zettel's own span {shown(own)}, got {shown(spans[0])}"
            )


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


def _pairs(pairs: object) -> Iterator[tuple[str, str]]:
    if isinstance(pairs, (str, bytes, Mapping)) or not isinstance(pairs, Iterable):
        raise ArgumentTypeError(
            f'EntityIndex takes pairs (code, name), got {type(pairs).__name__}: pass a tuple such as (("ANA", "Ana"),)'
        )
    for pair in pairs:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:
            raise ArgumentTypeError(f"EntityIndex takes pairs (code, name), got {shown(pair)} among them")
        yield check_text("a code", pair[0]), check_text("a name", pair[1])


@dataclass(frozen=True, slots=True)
class EntityIndex:
    """Short codes for full names, both ways. Built from pairs (code, name); kept in code-point order of the codes.

    Raises TypeError for what are no pairs of strings, ValueError for a code or a name that comes twice.

    >>> index = EntityIndex((("MRK", "Marek"), ("INS", "Ines")))
    >>> index.code_to_name["INS"], index.name_to_code["Marek"]
    ('Ines', 'MRK')
    """

    pairs: tuple[tuple[str, str], ...] = ()
    code_to_name: Mapping[str, str] = field(init=False, repr=False, compare=False)
    name_to_code: Mapping[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pairs = tuple(sorted(_pairs(self.pairs)))
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
        _maybe_date("Document.date", self.date)


@dataclass(frozen=True, slots=True)
class Meta:
    """What a memory knows of itself. `input_length` counts code points; `chunk_count` is taken before deduplication.

    `half_life_turns` is None but in the snapshot of a stream whose messages fade. `algorithm` is the version of the way
    from text to memory (`ALGORITHM`), 0 where it is not known, as after decoding an older format.
    `offsets` is the unit of all offsets in the memory: "codepoint", or "utf16" where a file was decoded that counts
    UTF-16 code units and the text was not at hand (`with_source` converts them).
    """

    source: str | None = None
    title: str | None = None
    date: str | None = None
    warnings: tuple[str, ...] = ()
    input_length: int = 0
    chunk_count: int = 0
    documents: tuple[Document, ...] = ()
    options: Options = Options()
    half_life_turns: float | None = None
    algorithm: int = ALGORITHM
    offsets: str = "codepoint"

    def __post_init__(self) -> None:
        _maybe_text("Meta.source", self.source)
        _maybe_text("Meta.title", self.title)
        _maybe_date("Meta.date", self.date)
        _strings("Meta.warnings", self.warnings)
        check_int("Meta.input_length", self.input_length)
        check_int("Meta.chunk_count", self.chunk_count)
        _values("Meta.documents", self.documents, Document)
        _kind("Meta.options", self.options, Options)
        if self.offsets not in UNITS:
            raise ArgumentValueError(f"Meta.offsets must be one of {', '.join(UNITS)}; got {self.offsets!r}")
        if self.half_life_turns is not None:
            value = check_number("Meta.half_life_turns", self.half_life_turns, least=0.0, above=True)
            object.__setattr__(self, "half_life_turns", value)
        check_int("Meta.algorithm", self.algorithm)


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
        _values("Memory.zettels", self.zettels, Zettel)
        _values("Memory.tunnels", self.tunnels, Tunnel)
        _kind("Memory.entity_index", self.entity_index, EntityIndex)
        _values("Memory.contradictions", self.contradictions, Contradiction)
        _values("Memory.messages", self.messages, Message)
        _kind("Memory.meta", self.meta, Meta)
        ids = {zettel.id for zettel in self.zettels}
        if len(ids) != len(self.zettels):
            raise ArgumentValueError("the zettels of a Memory must have ids of their own; two are the same")
        joined: set[tuple[str, str]] = set()
        for tunnel in self.tunnels:
            ends = (tunnel.source, tunnel.target)
            if ends[0] not in ids or ends[1] not in ids:
                raise ArgumentValueError(f"a tunnel leads to no zettel: {ends[0]} - {ends[1]}")
            if ends in joined or ends[::-1] in joined:
                raise ArgumentValueError(f"two tunnels of a Memory join the same zettels: {ends[0]} - {ends[1]}")
            joined.add(ends)
        for found in self.contradictions:
            if found.earlier not in ids or found.later not in ids:
                raise ArgumentValueError(f"a contradiction names no zettel: {found.earlier} - {found.later}")

    def __len__(self) -> int:
        return len(self.zettels)

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.zettels, self.tunnels, self.entity_index, self.contradictions, self.messages, self.meta)


def spans_of(zettels: Iterable[Zettel]) -> list[Span]:
    """Return every span that the zettels stand on, in order of start."""
    return sorted(span for zettel in zettels for span in zettel.spans)


def check_memory(memory: object) -> Memory:
    """Return `memory` if it is one, else raise TypeError."""
    if not isinstance(memory, Memory):
        hint = "pass what compress or decode returned"
        raise ArgumentTypeError(f"memory must be a Memory, got {type(memory).__name__}: {hint}")
    return memory
