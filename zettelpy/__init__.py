"""Deterministic memory for LLM applications: text or messages in, a small reviewable memory, the right context back.

The main way: `compress` a conversation, `recall_context` what a question needs, `encode` the memory to text. See the
README for a tour; every function says in its docstring what it takes, returns and raises.

A name is loaded when it is first asked for, with what it needs and no more (PEP 562): a program that only decodes does
not wait for the engine. Type checkers and editors read the imports below, which never run.
"""

from __future__ import annotations

import sys
from types import ModuleType

TYPE_CHECKING = False  # as type checkers read it; `typing` itself would cost more than all the rest here
if TYPE_CHECKING:
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
    from zettelpy.passages.source import with_source
    from zettelpy.pipeline import compress, merge_results, normalize_weights, top_zettels
    from zettelpy.recall import recall
    from zettelpy.receipt.values import Place, Receipt, ReceiptOptions, ReceiptPassage, ReceiptTerm, StandIn
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

# The module that holds each name: the same as the imports above (tests/test_public_api.py compares them).
_HOMES = {
    "zettelpy.codec": "decode encode encode_tunnel_line encode_zettel_line",
    "zettelpy.codec.diff": "ContradictionChange DecisionChange Diff EntityChange FieldChange TunnelChange ZettelChange "
    "diff",
    "zettelpy.codec.merge": "Merged merge seal",
    "zettelpy.context": "recall_context",
    "zettelpy.contradiction": "detect_contradictions",
    "zettelpy.errors": "ArgumentTypeError ArgumentValueError DecodeError SourceError ZettelError",
    "zettelpy.explain": "explain",
    "zettelpy.inject": "inject_context wake_up",
    "zettelpy.options": "Options",
    "zettelpy.passages.source": "with_source",
    "zettelpy.pipeline": "compress merge_results normalize_weights top_zettels",
    "zettelpy.recall": "recall",
    "zettelpy.receipt.values": "Place Receipt ReceiptOptions ReceiptPassage ReceiptTerm StandIn",
    "zettelpy.stream": "CompressStream",
    "zettelpy.text.tokens": "estimate_tokens",
    "zettelpy.types": "ALL_EMOTIONS ALL_FLAGS Contradiction Document EntityIndex Memory Message Meta Tunnel Zettel",
    "zettelpy.workers": "compress_many",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    """Load a public name from the module that holds it, and keep it."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Package(ModuleType):
    """The package itself: a function keeps its name, though a module of the same name is loaded."""

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType) and _HOME_OF.get(name) == value.__name__:
            value = getattr(value, name)  # the import system sets `zettelpy.recall` to the module, once it has run
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
