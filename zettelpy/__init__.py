"""Deterministic memory for LLM applications: text or messages in, a small reviewable memory, the right context back.

The main way: `compress` a conversation, `recall_context` what a question needs, `encode` the memory to text. See the
README for a tour; every function says in its docstring what it takes, returns and raises.
"""

from __future__ import annotations

from zettelpy.codec import decode, encode, encode_tunnel_line, encode_zettel_line
from zettelpy.codec.diff import (
    ContradictionChange,
    DecisionChange,
    Diff,
    EntityChange,
    FieldChange,
    TunnelChange,
    ZettelChange,
    diff,
)
from zettelpy.codec.merge import Merged, merge, seal
from zettelpy.context import recall_context
from zettelpy.contradiction import detect_contradictions
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, DecodeError, SourceError, ZettelError
from zettelpy.explain import explain
from zettelpy.inject import inject_context, wake_up
from zettelpy.options import Options
from zettelpy.passages import with_source
from zettelpy.pipeline import compress, merge_results, normalize_weights, top_zettels
from zettelpy.recall import recall
from zettelpy.receipt import Place, Receipt, ReceiptOptions, ReceiptPassage, ReceiptTerm, StandIn
from zettelpy.stream import CompressStream
from zettelpy.text.tokens import estimate_tokens
from zettelpy.types import (
    ALL_EMOTIONS,
    ALL_FLAGS,
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Tunnel,
    Zettel,
)
from zettelpy.workers import compress_many

__version__ = "0.1.0"

__all__ = [
    "ALL_EMOTIONS",
    "ALL_FLAGS",
    "ArgumentTypeError",
    "ArgumentValueError",
    "CompressStream",
    "Contradiction",
    "ContradictionChange",
    "DecisionChange",
    "DecodeError",
    "Diff",
    "Document",
    "EntityChange",
    "EntityIndex",
    "FieldChange",
    "Memory",
    "Merged",
    "Message",
    "Meta",
    "Options",
    "Place",
    "Receipt",
    "ReceiptOptions",
    "ReceiptPassage",
    "ReceiptTerm",
    "SourceError",
    "StandIn",
    "Tunnel",
    "TunnelChange",
    "Zettel",
    "ZettelChange",
    "ZettelError",
    "compress",
    "compress_many",
    "decode",
    "detect_contradictions",
    "diff",
    "encode",
    "encode_tunnel_line",
    "encode_zettel_line",
    "estimate_tokens",
    "explain",
    "inject_context",
    "merge",
    "merge_results",
    "normalize_weights",
    "recall",
    "recall_context",
    "seal",
    "top_zettels",
    "wake_up",
    "with_source",
]
