"""Memory ⇄ AAAK, a text that people review and programs read: version 1 is read, 2 and 3 are read and written.

`encode` is total and deterministic; `decode` gives back a whole Memory, or says where the text is damaged. For every
memory, `encode(decode(encode(m))) == encode(m)`; in version 3, `decode(encode(m)) == m`, the source aside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from zettelpy.codec import escape
from zettelpy.codec.lines import Damage, Line, split_lines
from zettelpy.codec.reading import Header, Place, read_header
from zettelpy.codec.v1 import decode_v1
from zettelpy.codec.v2 import decode_v2, encode_v2, render_v2, span_of, tunnel_line, zettel_line
from zettelpy.codec.v3 import decode_v3, encode_v3
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, SourceError
from zettelpy.options import check_flag, check_text, shown
from zettelpy.passages.source import with_source
from zettelpy.text.offsets import Ruler, check_unit
from zettelpy.types import EntityIndex, Memory, Span, Tunnel, Zettel

__all__ = ["decode", "encode", "encode_tunnel_line", "encode_zettel_line", "render_v2"]

_NO_INDEX: Final = EntityIndex()
_WRITABLE: Final = (2, 3)
_READERS: Final[Mapping[int, Callable[[Header, list[Line], Damage, Place], Memory]]] = MappingProxyType(
    {1: decode_v1, 2: decode_v2}
)


def encode(memory: Memory, *, version: int = 3, with_source: bool = False, offsets: str = "codepoint") -> str:
    r"""Return a memory as AAAK text: lines joined by `\n`, without one at the end.

    Version 3 holds everything in a memory but the source and its messages; with `with_source` these as well. Every
    line carries a check. Version 2 is for other programs of this kind: it numbers the zettels 001, 002, … in order and
    holds entities, topics, quote, weight (two decimals), emotions, flags, span, tunnels, title (an empty one is none),
    date and entity index, and nothing else. docs/format.md describes both. The text can always be saved as UTF-8.
    `offsets="utf16"`, in version 2 alone, writes spans in UTF-16 code units, for readers in JavaScript; that takes the
    source.

    Raise TypeError for what is no Memory, ValueError for a version that cannot be written, for `with_source` in version
    2 (it has no place for it) or without a source, and for UTF-16 offsets in version 3, of a memory without its source,
    or with spans behind its end.

    >>> ana = Zettel("k9", ("Ana",), ("green tea",), "Ana likes tea.", 1.0, 0.35, source_start=0, source_end=14)
    >>> from zettelpy.types import Meta
    >>> meta = Meta(input_length=14, chunk_count=1)
    >>> memory = Memory((ana,), entity_index=EntityIndex((("ANA", "Ana"),)), meta=meta)
    >>> print(encode(memory))
    AAAK 3 algorithm 1 #gbfw3hse
    documents none #iedwnzn4
    Z k9 | Ana likes tea. | Ana | green tea | 0.35 +0+14 #5j43r3we
    E ANA | Ana #wu2xf2sm
    END #ccar6sa7
    >>> print(encode(memory, version=2))
    FILE:001|ANA|||v2
    E:ANA=Ana
    001:ANA|green\_tea|"Ana likes tea."|1.00|||0-14
    """
    if not isinstance(memory, Memory):
        raise ArgumentTypeError(f"memory must be a Memory, got {type(memory).__name__}: pass what compress returns")
    if isinstance(version, bool) or not isinstance(version, int):
        raise ArgumentTypeError(f"version must be an integer, got {type(version).__name__}")
    if version not in _WRITABLE:
        known = " and ".join(map(str, _WRITABLE))
        raise ArgumentValueError(f"version must be one that can be written, which are {known}; got {shown(version)}")
    unit = check_unit(offsets)
    if check_flag("with_source", with_source) and (version == 2 or memory.meta.source is None):
        why = "version 2 cannot hold the source" if version == 2 else "this memory has no source to write"
        raise ArgumentValueError(f"with_source must be False: {why}")
    if version == 2:
        return encode_v2(memory, span_of if unit == "codepoint" else _utf16_spans(memory))
    if unit != "codepoint":
        raise ArgumentValueError("offsets must be 'codepoint' in version 3, which says itself what it counts")
    return encode_v3(memory, with_source=with_source)


def _utf16_spans(memory: Memory) -> Callable[[Zettel], Span | None]:
    if memory.meta.source is None:
        raise ArgumentValueError("offsets='utf16' needs the source, and this memory has none: pass 'codepoint'")
    ruler = Ruler(memory.meta.source)

    def place(zettel: Zettel) -> Span | None:
        span = span_of(zettel)
        if span is None:
            return None
        start, end = ruler.to_utf16(span[0]), ruler.to_utf16(span[1])
        if start is None or end is None:
            raise ArgumentValueError(f"offsets='utf16': the span {span[0]}-{span[1]} reaches behind the source's end")
        return start, end

    return place


def decode(text: str, *, strict: bool = False, offsets: str = "codepoint", source: str | None = None) -> Memory:
    r"""Return the memory that an AAAK text of version 1, 2 or 3 holds.

    Where a line is damaged, `strict` raises DecodeError with line, column and cause. Otherwise the memory holds what is
    whole, and `meta.warnings` has a message with line and column for each finding: a record that cannot be read is left
    out, as are the tunnels to it, what stands a second time, an unknown label, a date that is none or a span that makes
    no sense. In version 3 a record whose check does not hold is left out as well, and behind one that may be missing no
    spans are known, since they count from it. In both modes DecodeError is raised for what could only be
    guessed at: an empty text, no header, an unknown version, marks of a merge conflict, two files run together.
    CRLF line ends, empty lines at the end and a byte order mark are no damage.

    `source` is the text that the memory was made from: it is attached, and spans that do not fit are damage, as are
    quotes that do not stand where their span says (up to the mark `…` of a cut, white space folded). A memory of
    version 3 takes the very same text only.
    `offsets="utf16"` says that the spans of a file in version 1 or 2 count UTF-16 code units (version 3 says so
    itself); with `source` they become code points, without it they stay the numbers that they are. Such a writer may
    have counted in the text after making every line end LF. Without a source, `meta.input_length` of versions 1 and 2
    is where the last span ends: the text was at least that long.

    Raise TypeError for arguments of a wrong type, ValueError for an unknown unit. Time is linear.

    >>> memory = decode('FILE:001||||v2\n001:|green\\_tea|"Tea, 🍵 please."|0.50||CORE|0-15\n')
    >>> memory.zettels[0].topics, memory.zettels[0].quote, memory.zettels[0].weight
    (('green tea',), 'Tea, 🍵 please.', 0.5)
    >>> decode(encode(memory)) == memory
    True
    >>> decode('FILE:001||||v2\n001:|tea|"Tea"|7.5|||').meta.warnings
    ("line 2, column 16: the weight '7.5' is no number from 0.00 to 1.00",)
    """
    damage = Damage(check_flag("strict", strict))
    unit = check_unit(offsets)
    if source is not None:
        check_text("source", source)
    lines = split_lines(check_text("text", text))
    if lines[0].text.startswith("AAAK "):
        return _with_source(decode_v3(lines, damage), source, damage)
    header = read_header(lines[0], damage)
    return _READERS[header.version](header, lines[1:], damage, Place.of(source, unit == "utf16"))


def _with_source(memory: Memory, source: str | None, damage: Damage) -> Memory:
    """Attach a source to a memory that was read from version 3, if it is the one that it was made from."""
    if source is None or source == memory.meta.source:
        return memory
    try:
        if memory.meta.source is not None:
            raise SourceError("the text is not the one that is packed in the file")
        return with_source(memory, source)
    except SourceError as error:
        damage.note(f"source: {error}", 1)
    return replace(memory, meta=replace(memory.meta, warnings=(*memory.meta.warnings, *damage.warnings[-1:])))


def encode_zettel_line(zettel: Zettel, index: EntityIndex = _NO_INDEX) -> str:
    r"""Return the record of one zettel in version 2, without a line end. Spans are in code points.

    The id is written as it is (readers take digits only), and a name without a code in `index` in full behind `\=`.

    >>> encode_zettel_line(Zettel("001", ("Ana", "Bo"), ("tea",), "Tea?", 0.5), EntityIndex((("ANA", "Ana"),)))
    '001:ANA+\\=Bo|tea|"Tea?"|0.50||'
    """
    if not isinstance(zettel, Zettel):
        raise ArgumentTypeError(f"zettel must be a Zettel, got {type(zettel).__name__}")
    if not isinstance(index, EntityIndex):
        raise ArgumentTypeError(f"index must be an EntityIndex, got {type(index).__name__}")
    return zettel_line(zettel, escape.ID.escape(zettel.id), index, span_of(zettel))


def encode_tunnel_line(tunnel: Tunnel, ids: Mapping[str, str] | None = None) -> str:
    """Return the record of one tunnel in version 2, without a line end. `ids` says which id to write for which.

    >>> encode_tunnel_line(Tunnel("k9", "m2", "ANA"), {"k9": "001", "m2": "002"})
    'T:001<->002|ANA'
    """
    if not isinstance(tunnel, Tunnel):
        raise ArgumentTypeError(f"tunnel must be a Tunnel, got {type(tunnel).__name__}")
    if ids is not None and not isinstance(ids, Mapping):
        raise ArgumentTypeError(f"ids must map ids to ids, got {type(ids).__name__}")
    given = ids or {}
    ends = [escape.ID.escape(check_text("each of ids", given.get(end, end))) for end in (tunnel.source, tunnel.target)]
    return tunnel_line(ends[0], ends[1], tunnel.label)
