"""The measured figures in the documents, made by the scripts that measure them."""

from __future__ import annotations

import importlib.util
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def reading(folder: str = "fixtures") -> str:
    """Return a table of docs/languages.md: what is read from the chats of a folder."""
    spec = importlib.util.spec_from_file_location("reading", ROOT / "bench" / "reading.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("bench/reading.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.markdown(ROOT / folder))
