"""The documents of a source, read again from what a memory keeps of it.

A document is either a text as somebody wrote it (its layout is read) or messages that were rendered one after another
(its layout is theirs). Which of the two is decided by rendering: messages whose rendering is exactly the text win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zettelpy.text.columns import Columns
from zettelpy.text.layout import read_layout
from zettelpy.text.messages import BETWEEN, layout_of_messages, render_message
from zettelpy.types import Document, Message


def _rendered(text: str, messages: Sequence[Message], cursor: int) -> int:
    """Return the number of messages from `cursor` on whose rendering, joined by blank lines, is `text`; 0 if none."""
    at, taken = 0, cursor
    while taken < len(messages):
        piece = render_message(messages[taken])
        if not text.startswith(piece, at):
            return 0
        at += len(piece)
        taken += 1
        if at == len(text):
            return taken - cursor
        if not text.startswith(BETWEEN, at):
            return 0
        at += len(BETWEEN)
    return 0


def read_documents(
    source: str, documents: Sequence[Document], messages: Sequence[Message], kept: Columns | None = None
) -> Iterator[tuple[Document, Columns]]:
    """Yield each document of a source with its columns; offsets in these count from the start of the document.

    Without `documents` the source is one. `kept` are the columns of a source of one document, if they are still there.
    """
    whole = documents or (Document((0, len(source))),)
    if kept is not None:
        yield whole[0], kept
        return
    cursor = 0
    for document in whole:
        text = source[document.span[0] : document.span[1]]
        count = _rendered(text, messages, cursor)
        layout = layout_of_messages(messages[cursor : cursor + count])[1] if count else read_layout(text)
        cursor += len(layout.messages)
        yield document, Columns(text, layout)
