"""Text into sentences (simple form, being deepened)."""

from __future__ import annotations

import re
from typing import Final

_END: Final = re.compile(r"[.!?…。！？।॥؟۔][.!?…。！？।॥؟۔\"'”’»)\]」』]*(?:\s+|(?<=[。！？।॥؟۔」』]))|\n[^\S\n]*\n\s*")


def sentence_spans(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, int]]:
    """Return the sentences of text[start:end]."""
    stop = len(text) if end is None else end
    spans = []
    at = start
    for match in _END.finditer(text, start, stop):
        piece = text[at : match.end()]
        if piece.strip():
            lead = len(piece) - len(piece.lstrip())
            spans.append((at + lead, at + len(piece.rstrip())))
        at = match.end()
    piece = text[at:stop]
    if piece.strip():
        spans.append((at + len(piece) - len(piece.lstrip()), at + len(piece.rstrip())))
    return spans
