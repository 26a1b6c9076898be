"""Give a memory its text back, after checking that it is the text that the memory was made from."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from zettelpy.errors import SourceError
from zettelpy.options import check_text
from zettelpy.text.layout import read_layout
from zettelpy.text.messages import BETWEEN, read_message
from zettelpy.text.offsets import Ruler
from zettelpy.text.quotes import Folded
from zettelpy.types import CUT, Document, Memory, Message, Span, Zettel, check_memory


def with_source(memory: Memory, text: str) -> Memory:
    """Return the memory with `text` as its source and the messages of that text.

    Every span must lie in the text, and every quote within a span of its zettel (up to its cut mark, white space
    folded). Offsets that count UTF-16 code units (`decode(..., offsets="utf16")`) become code points. The messages are
    those that a reader finds in the text; a `Message.source` that was given to `compress` is not in it.

    Raises SourceError, a ValueError, that names the first zettel for which this does not hold.

    >>> from zettelpy import compress, decode, encode
    >>> text = "Marek ships the crates on Friday. Ines keeps the list."
    >>> bare = decode(encode(compress(text)))
    >>> with_source(bare, text).meta.source == text
    True
    """
    check_memory(memory)
    check_text("text (the source)", text)
    given, kept = memory, memory.cache.get("with_source")
    if kept is not None and kept.meta.source == text:
        return kept  # type: ignore[no-any-return]
    folded, ruler = Folded(text), Ruler(text) if memory.meta.offsets == "utf16" else None
    if ruler is not None:
        memory = _converted(memory, ruler)
    zettels = memory.zettels
    documents = memory.meta.documents or (Document((0, len(text)), memory.meta.title, memory.meta.date),)
    length = documents[-1].span[1]
    sizes = f"the text has {len(text)} characters and the memory was made from {length}"
    if hint := line_end_hint(text, length):
        raise SourceError(f"{sizes}: {hint}")
    for zettel in zettels:
        _check(zettel, text, folded)
    if length != len(text):
        raise SourceError(f"{sizes}: pass the very same text")
    messages = _of_stream(memory, text) or tuple(
        message for document in documents for message in read_layout(text[document.span[0] : document.span[1]]).messages
    )
    meta = replace(memory.meta, source=text, documents=documents, input_length=len(text), offsets="codepoint")
    found = replace(memory, zettels=zettels, messages=messages, meta=meta)
    given.cache["with_source"] = found
    return found


def _of_stream(memory: Memory, text: str) -> tuple[Message, ...]:
    """Return the messages of the snapshot of a stream: its zettels tell where each begins. () for another memory."""
    starts: list[int] = []
    names: list[tuple[str, ...]] = []  # of the first zettel of each message: its speaker is among them
    turn = None
    for zettel in memory.zettels:
        if zettel.turn is None or zettel.source_start is None:
            return ()
        if zettel.turn != turn:
            starts.append(zettel.source_start)
            names.append(zettel.entities)
        turn = zettel.turn
    pieces = [text[start:stop] for start, stop in pairwise((*starts, len(text)))]
    if not pieces or starts[0] or not all(piece.endswith(BETWEEN) for piece in pieces[:-1]):
        return ()
    said = [*(piece[: -len(BETWEEN)] for piece in pieces[:-1]), pieces[-1]]
    return tuple(map(read_message, said, names))


def line_end_hint(text: str, length: int) -> str:
    r"""Say that a text is of another length than it was by its line ends alone; nothing where it is not.

    >>> line_end_hint("one\r\ntwo", 7)
    'only its line ends differ (it has CRLF, and had LF): pass the text as it was'
    """
    lf = text.replace("\r\n", "\n")
    if len(lf) == length != len(text):
        return "only its line ends differ (it has CRLF, and had LF): pass the text as it was"
    if lf == text and len(text) + text.count("\n") == length != len(text):
        return "only its line ends differ (it has LF, and had CRLF): pass the text as it was"
    return ""


def _converted(memory: Memory, ruler: Ruler) -> Memory:
    """Return a memory whose places count UTF-16 code units with places in code points."""

    def convert(span: Span | None, what: str) -> Span | None:
        if span is None:
            return None
        start, end = ruler.from_utf16(span[0]), ruler.from_utf16(span[1])
        if start is None or end is None:
            raise SourceError(
                f"{what} stands at {span[0]}-{span[1]} (UTF-16 units), which is no place of the text: "
                "pass the very same text"
            )
        return start, end

    zettels = []
    for zettel in memory.zettels:
        spans = tuple(convert(span, f"zettel {zettel.id}") or span for span in zettel.spans)
        own = spans[0] if spans else (None, None)
        zettels.append(replace(zettel, spans=spans, source_start=own[0], source_end=own[1]))
    contradictions = tuple(
        replace(
            found,
            earlier_span=convert(found.earlier_span, "a contradiction"),
            later_span=convert(found.later_span, "a contradiction"),
        )
        for found in memory.contradictions
    )
    documents = tuple(
        replace(document, span=convert(document.span, "a document") or document.span)
        for document in memory.meta.documents
    )
    meta = replace(memory.meta, documents=documents)
    return replace(memory, zettels=tuple(zettels), contradictions=contradictions, meta=meta)


def _check(zettel: Zettel, text: str, folded: Folded) -> None:
    if zettel.source_start is None:
        return
    for _, end in zettel.spans:
        if end > len(text):
            raise SourceError(
                f"zettel {zettel.id} ends at {end} and the text has {len(text)} characters: pass the text that the "
                "memory was made from (or decode with offsets='utf16' and source=, if the offsets are UTF-16 units)"
            )
    quote = zettel.quote.removesuffix(CUT)
    if not any(folded.holds(quote, span) for span in zettel.spans):
        start, end = zettel.spans[0]
        raise SourceError(
            f"zettel {zettel.id} quotes {quote[:60]!r}, which is not in text[{start}:{end}]: pass the very same text"
        )
