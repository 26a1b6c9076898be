r"""Columns into chunks: spans of at most `chunk_size` code points, whose boundaries depend on the content beside them.

Blocks are the units. A unit that is too long is cut at sentences (at lines where it is a table, code or a stack trace),
then at lines, words, and positions between grapheme clusters. The resulting pieces are packed by a shortest path over
the gaps between them: a chunk costs by the room it leaves, a gap costs by its kind (a heading best begins a chunk) and
by a hash of the piece behind it. The hash makes some gaps cheap whatever stands far away, so the paths of two versions
of a text meet again soon after an edit, and few chunks differ. Source of the method: optimum breaking into lines (Knuth
and Plass, 1981), with content-defined boundaries (Muthitacharoen et al., LBFS, 2001) as the cost of a break.

Invariants: cores are in order, do not overlap, and cover every character outside white space; a chunk with its overlap
is never longer than `chunk_size`; time is linear in the length of the text.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from operator import itemgetter
from struct import unpack
from typing import Final, NamedTuple

from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.digest import blake2b
from zettelpy.text.fixed import FixedLines
from zettelpy.text.graphemes import cut_before, is_boundary
from zettelpy.text.layout import HEADING, MESSAGE, Block
from zettelpy.text.lazily import lazily


class Chunk(NamedTuple):
    """A chunk: `text[start:end]` with the overlap, `text[core:end]` without."""

    start: int
    end: int
    core: int


# A piece: a span that is never cut, the kind of the gap before it, and whether it ends with a heading.
_Piece = tuple[int, int, int, bool]


# Kinds of gaps, and what it costs to cut there. A full chunk costs nothing, a nearly empty one _ROOM, between them the
# fourth power of the room left decides: some room is cheap, so that the hash can choose, and little chunks are dear.
_SECTION, _BLOCK, _SENTENCE, _WORD = range(4)
_GAP_COST: Final = (-1000, 0, 300, 600)
_ROOM: Final = 4000
_STRANDED: Final = 4000  # a heading as the last piece of a chunk
# Three gaps in ten are free and the others dear; found by measuring the locality of edits (see bench/locality.py).
_FREE: Final = 3 * (1 << 32) // 10
_DEAR: Final = 2100
_SPREAD: Final = 900
_GRAIN: Final = 16  # pieces shorter than 1/16 of a chunk are joined, so that a chunk has few pieces
_MOST_PIECES: Final = 64  # in a chunk; bounds the time on text in which nothing can be joined

_LINE: Final = lazily(r"[^\r\n]+")
_RUN: Final = lazily(r"\S+")


def chunk(columns: Columns, options: Options) -> list[Chunk]:
    """Cut a text into chunks of at most `options.chunk_size` code points, overlap included.

    The overlap is the end of the chunk before, up to `options.chunk_overlap` code points, from the beginning of a
    sentence or else of a word; in a table, code, data or a stack trace from that of a line, or there is none. There is
    none either where a chunk begins with a heading or a new session. What is asked for counts up to half of
    `chunk_size`; an overlap beyond that would be most of each chunk, and an eighth of `chunk_size` is taken instead. A
    text that fits into one chunk is one.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "No news today.\\n\\nNo news today.\\n\\nThe dam level fell."
    >>> [tuple(piece) for piece in chunk(read_columns(text), Options(chunk_size=20, chunk_overlap=0))]
    [(0, 14, 0), (16, 30, 16), (32, 51, 32)]
    """
    blocks = columns.layout.blocks
    if not blocks:
        return []
    if blocks[-1].end - blocks[0].start <= options.chunk_size:
        return [Chunk(blocks[0].start, blocks[-1].end, blocks[0].start)]
    asked, size = options.chunk_overlap, options.chunk_size
    overlap = asked if 2 * asked <= size else size // 8
    room = size - overlap
    lines = FixedLines(columns.text)
    pieces = _pieces(columns, lines, room)
    pieces, keys = _join_short(pieces, _keys(columns.text, pieces), room // _GRAIN)
    chunks: list[Chunk] = []
    rows = _Rows(columns, lines)
    before = -1
    for first, stop in _shortest_path(pieces, keys, room):
        core, end = pieces[first][0], pieces[stop - 1][1]
        bare = before < 0 or overlap == 0 or pieces[first][2] == _SECTION
        chunks.append(Chunk(core if bare else _overlap_start(rows, max(before, core - overlap), core), end, core))
        before = core
    return chunks


def _keys(text: str, pieces: list[_Piece]) -> list[int]:
    """Return 32 bits for each piece that depend on its text alone."""
    digests = [
        blake2b(text[start:end].encode("utf-8", "surrogatepass"), digest_size=4).digest() for start, end, _, _ in pieces
    ]
    return list(unpack(f">{len(pieces)}I", b"".join(digests)))


def _join_short(pieces: list[_Piece], keys: list[int], grain: int) -> tuple[list[_Piece], list[int]]:
    """Join short pieces to pieces of about `grain` code points, cut where the key is least (last of several)."""
    joined: list[_Piece] = []
    kept: list[int] = []
    i, count = 0, len(pieces)
    while i < count:
        start, end, gap, _ = pieces[i]
        cut = i + 1
        if 2 * (end - start) < grain:
            least, k = -1, i + 1
            while k < count and pieces[k][2] != _SECTION and pieces[k][1] - start <= grain:
                k += 1
                if k == count or 2 * (pieces[k - 1][1] - start) < grain:
                    cut = k
                elif least < 0 or keys[k] <= least:
                    least, cut = keys[k], k
        joined.append(pieces[i] if cut == i + 1 else (start, pieces[cut - 1][1], gap, pieces[cut - 1][3]))
        kept.append(keys[i])
        i = cut
    return joined, kept


class _RoomCosts(dict[int, int]):
    """What it costs to leave so much room in a chunk, by the room left; only what is asked for is worked out."""

    def __init__(self, room: int) -> None:
        self._whole = room**4

    def __missing__(self, left: int) -> int:
        self[left] = cost = _ROOM * left**4 // self._whole
        return cost


def _shortest_path(pieces: list[_Piece], keys: list[int], room: int) -> list[tuple[int, int]]:
    """Return the cheapest way to pack the pieces, as ranges (first, stop), each at most `room` long where it holds more
    than one piece. All costs are integers; of equal ways the one with the longer last chunk is taken.
    """
    count = len(pieces)
    starts = [piece[0] for piece in pieces]
    gaps = [*map(_gap_cost, pieces, [False, *(piece[3] for piece in pieces)], keys), 0]
    rooms = _RoomCosts(room)
    cost = [0] * (count + 1)  # of the best way to pack pieces[:k]
    back = [0] * (count + 1)
    low = 0  # no chunk that ends here or behind begins before this piece
    for k in range(1, count + 1):
        reach = pieces[k - 1][1] - room
        while low < k and starts[low] < reach:
            low += 1
        i = k - 1
        first = max(low, k - _MOST_PIECES)
        if first > i:  # a piece alone that is longer than `room`
            cost[k], back[k] = cost[i] + gaps[k], i
            continue
        best, best_i = cost[i] + rooms[starts[i] - reach], i
        while i > first:
            i -= 1
            total = cost[i] + rooms[starts[i] - reach]
            if total <= best:
                best, best_i = total, i
        cost[k], back[k] = best + gaps[k], best_i
    ranges: list[tuple[int, int]] = []
    k = count
    while k:
        ranges.append((back[k], k))
        k = back[k]
    ranges.reverse()
    return ranges


def _gap_cost(piece: _Piece, stranded: bool, key: int) -> int:
    """Return what it costs to cut before a piece; `stranded` where the one before it ends with a heading."""
    gap = piece[2]
    cost = _GAP_COST[gap] + (_STRANDED if stranded else 0)
    return cost if gap == _SECTION or key < _FREE else cost + _DEAR + (_SPREAD * key >> 32)


class _Rows:
    """The lines inside which no overlap begins: those of tables, code, data, logs and stack traces."""

    def __init__(self, columns: Columns, lines: FixedLines) -> None:
        self.columns = columns
        self._lines = lines
        self._known: dict[int, list[tuple[int, int]]] = {}  # by the number of the block

    def within(self, low: int, stop: int) -> list[tuple[int, int]]:
        """Return the spans of the lines that overlap text[low:stop], in order."""
        found: list[tuple[int, int]] = []
        for number in range(*self.columns.blocks(low, stop)):
            rows = self._known.get(number)
            if rows is None:
                block = self.columns.layout.blocks[number]
                # the bracket of a time stamp is none of data
                start = block.body if block.kind == MESSAGE else block.start
                rows = self._known[number] = self._lines.rows(block, start)
            if rows:
                first = bisect_right(rows, low, key=itemgetter(1))
                found += rows[first : bisect_left(rows, stop, lo=first, key=itemgetter(0))]
        return found


def _overlap_start(rows: _Rows, low: int, core: int) -> int:
    """Return where the overlap before `core` begins, not before `low`: at a sentence or a row, else a word, else at
    `core`.
    """
    fixed = rows.within(low, core)
    text, starts = rows.columns.text, rows.columns.sentence_starts
    found = [start for start, _ in fixed if low <= start < core][:1]
    for at in starts[bisect_left(starts, low) : bisect_left(starts, core)]:
        if _cuts(text, at) and not _inside(fixed, at):
            return min([at, *found])
    if found:
        return found[0]
    starts = rows.columns.words.starts
    for at in starts[bisect_left(starts, low) : bisect_left(starts, core)]:
        if text[at - 1 : at].isspace() and _cuts(text, at) and not _inside(fixed, at):
            return at
    return core


def _cuts(text: str, at: int) -> bool:
    """Tell whether a position is none inside a grapheme cluster: a mark may follow a full stop."""
    return at == 0 or is_boundary(text, at, at - 1)


def _inside(spans: list[tuple[int, int]], at: int) -> bool:
    """Tell whether a position is behind the first character of one of the spans, and before its end."""
    k = bisect_left(spans, at, key=lambda span: span[0]) - 1
    return k >= 0 and at < spans[k][1]


def _pieces(columns: Columns, lines: FixedLines, room: int) -> list[_Piece]:
    """Return the pieces of a text, none longer than `room`."""
    pieces: list[_Piece] = []
    section, headed = -1, False
    for block in columns.layout.blocks:
        start, end, within = block.start, block.end, block.section
        heading = block.kind == HEADING
        gap = _SECTION if (heading or within != section) and not headed else _BLOCK
        section, headed = within, heading
        if end - start <= room:
            pieces.append((start, end, gap, heading))
        else:
            for first, stop, inner in _split_block(columns, lines, block, room):
                pieces.append((first, stop, gap, heading and stop == end))
                gap = inner
    return pieces


def _split_block(columns: Columns, lines: FixedLines, block: Block, room: int) -> Iterator[tuple[int, int, int]]:
    """Yield the parts of a block that is too long, as (start, end, kind of the gap after it)."""
    text = columns.text
    for start, end in _spans(text, _inner_starts(columns, lines, block), block.end):
        if end - start <= room:
            yield start, end, _SENTENCE
        else:
            *parts, last = _split_span(text, start, end, room)
            for first, stop in parts:
                yield first, stop, _WORD
            yield *last, _SENTENCE


def _inner_starts(columns: Columns, lines: FixedLines, block: Block) -> list[int]:
    """Return where the sentences of a block begin, and its lines where line ends say more than full stops do."""
    text = columns.text
    sentences = [at for at, _ in columns.sentences(block.start, block.end) if at == block.start or _cuts(text, at)]
    rows = lines.lines(block, block.start)
    if len(rows) < 2:
        return sentences
    starts: list[int] = []
    k, before = 0, False
    for start, end, fixed in rows:
        if fixed or before:
            starts.append(start)
        while k < len(sentences) and sentences[k] < end:
            if not fixed:
                starts.append(sentences[k])
            k += 1
        before = fixed
    return sorted(starts)


def _spans(text: str, starts: list[int], end: int) -> Iterator[tuple[int, int]]:
    """Yield the spans between starts, without the white space around them."""
    for start, stop in zip(starts, [*starts[1:], end], strict=True):
        part = text[start:stop]
        if words := part.strip():
            if part[0].isspace():
                start += len(part) - len(part.lstrip())
            yield start, start + len(words)


def _split_span(text: str, start: int, end: int, room: int) -> Iterator[tuple[int, int]]:
    """Yield the lines of a span; of a line longer than `room` the words, of such a word pieces of whole graphemes."""
    for line in _LINE.finditer(text, start, end):
        for first, last in _spans(text, [line.start()], line.end()):
            if last - first <= room:
                yield first, last
                continue
            for word in _RUN.finditer(text, first, last):
                if word.end() - word.start() <= room:
                    yield word.span()
                else:
                    yield from _split_run(text, word.start(), word.end(), room)


def _split_run(text: str, start: int, end: int, room: int) -> Iterator[tuple[int, int]]:
    """Yield pieces of a run without spaces, cut between grapheme clusters (inside one only if it is beyond `room`)."""
    grain = max(1, room // _GRAIN)
    while start < end:
        stop = end if end - start <= grain else cut_before(text, start, start + grain)
        if stop == start:
            stop = start + grain
            while stop < end and stop < start + room and not is_boundary(text, stop, start):
                stop += 1
        yield start, stop
        start = stop
