"""The layouts of a source that may hold several documents, found again from what a memory keeps of it.

A document is either a text as somebody wrote it (its layout is read) or messages that were rendered one after another
(its layout is theirs). Which of the two is decided by rendering: messages whose rendering is exactly the text win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zettelpy.text.layout import Layout, read_layout
from zettelpy.text.messages import layout_of_messages, render_message
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
        if not text.startswith("\n\n", at):
            return 0
        at += 2
    return 0


def layouts_of(source: str, documents: Iterable[Document], messages: Sequence[Message]) -> list[Layout]:
    """Return the layout of each document, with offsets into the document (not into the source)."""
    layouts: list[Layout] = []
    cursor = 0
    for document in documents:
        text = source[document.span[0] : document.span[1]]
        count = _rendered(text, messages, cursor)
        layout = layout_of_messages(messages[cursor : cursor + count])[1] if count else read_layout(text)
        cursor += len(layout.messages)
        layouts.append(layout)
    return layouts
