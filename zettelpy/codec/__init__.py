"""Memory ⇄ AAAK, a text that people review and programs read: version 1 is read, version 2 is read and written.

`encode` is total and deterministic; `decode` gives back a whole Memory, or says where the text is damaged. For every
memory, `encode(decode(encode(m))) == encode(m)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from zettelpy.codec import escape
from zettelpy.codec.lines import Damage, Line, split_lines
from zettelpy.codec.reading import Header, Place, read_header
from zettelpy.codec.v1 import decode_v1
from zettelpy.codec.v2 import decode_v2, encode_v2, render_v2, span_of, tunnel_line, zettel_line
from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import check_flag, check_text, shown
from zettelpy.text.offsets import Ruler, check_unit
from zettelpy.types import EntityIndex, Memory, Span, Tunnel, Zettel

__all__ = ["decode", "encode", "encode_tunnel_line", "encode_zettel_line", "render_v2"]

_NO_INDEX: Final = EntityIndex()
_WRITABLE: Final = (2,)
_READERS: Final[Mapping[int, Callable[[Header, list[Line], Damage, Place], Memory]]] = MappingProxyType(
    {1: decode_v1, 2: decode_v2}
)


def encode(memory: Memory, *, version: int = 2, with_source: bool = False, offsets: str = "codepoint") -> str:
    r"""Return a memory as AAAK text: lines joined by `\n`, without one at the end.

    Version 2 numbers the zettels 001, 002, … in order. It holds entities, topics, quote, weight (two decimals),
    emotions, flags, span, tunnels, title (an empty one is none), date and entity index, and nothing else of a memory.
    The text can always be saved as UTF-8. `offsets="utf16"` writes spans in UTF-16 code units, for readers in
    JavaScript; that takes the source.

    Raise TypeError for what is no Memory, ValueError for a version that cannot be written, for `with_source` (the
    format has no place for it), and for UTF-16 offsets of a memory without its source or with spans behind its end.

    >>> ana = Zettel("k9", ("Ana",), ("green tea",), "Ana likes tea.", 0.5, source_start=0, source_end=14)
    >>> print(encode(Memory((ana,), entity_index=EntityIndex((("ANA", "Ana"),)))))
    FILE:001|ANA|||v2
    E:ANA=Ana
    001:ANA|green\_tea|"Ana likes tea."|0.50|||0-14
    """
    if not isinstance(memory, Memory):
        raise ArgumentTypeError(f"memory must be a Memory, got {type(memory).__name__}: pass what compress returns")
    if isinstance(version, bool) or not isinstance(version, int):
        raise ArgumentTypeError(f"version must be an integer, got {type(version).__name__}")
    if version not in _WRITABLE:
        known = ", ".join(map(str, _WRITABLE))
        raise ArgumentValueError(f"version must be one that can be written, which is {known}; got {shown(version)}")
    if check_flag("with_source", with_source):
        raise ArgumentValueError("with_source must be False: version 2 cannot hold the source, version 3 will")
    return encode_v2(memory, span_of if check_unit(offsets) == "codepoint" else _utf16_spans(memory))


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
    r"""Return the memory that an AAAK text of version 1 or 2 holds.

    Where a line is damaged, `strict` raises DecodeError. Otherwise the memory holds what is whole, and `meta.warnings`
    has a message with line and column for each finding: a record that cannot be read is left out, as are the tunnels to
    it, what stands a second time, an unknown label, a date that is none or a span that makes no sense. In both modes
    DecodeError is raised for what could only be guessed at: an empty text, no FILE: line, an unknown version, marks of
    a merge conflict, two files run together.
    CRLF line ends, empty lines and a byte order mark are no damage.

    `source` is the text that the memory was made from: it is attached, and spans that do not fit are damage, as are
    quotes that do not stand where their span says (up to the mark `…` of a cut, white space folded).
    `offsets="utf16"` says that the spans in the file count UTF-16 code units; with `source` they become code points,
    without it they stay the numbers that they are. Such a writer may have counted in the text after making every line
    end LF. Without a source, `meta.input_length` is where the last span ends: the text was at least that long.

    Raise TypeError for arguments of a wrong type, ValueError for an unknown unit. Time is linear.

    >>> memory = decode('FILE:001||||v2\n001:|green\\_tea|"Tea, 🍵 please."|0.50||CORE|0-15\n')
    >>> memory.zettels[0].topics, memory.zettels[0].quote, memory.zettels[0].weight
    (('green tea',), 'Tea, 🍵 please.', 0.5)
    >>> decode('FILE:001||||v2\n001:|tea|"Tea"|7.5|||').meta.warnings
    ("line 2, column 16: the weight '7.5' is no number from 0.00 to 1.00",)
    """
    damage = Damage(check_flag("strict", strict))
    unit = check_unit(offsets)
    if source is not None:
        check_text("source", source)
    lines = split_lines(check_text("text", text))
    header = read_header(lines[0], damage)
    return _READERS[header.version](header, lines[1:], damage, Place.of(source, unit == "utf16"))


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
