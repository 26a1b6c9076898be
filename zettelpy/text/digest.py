"""BLAKE2b, from where it costs least: importing `hashlib` loads OpenSSL as well, 3 ms and 4 MB for what is not used."""

from __future__ import annotations

try:
    from _blake2 import blake2b  # what hashlib.blake2b is in CPython
except ImportError:  # an interpreter that keeps it elsewhere
    from hashlib import blake2b

__all__ = ["blake2b"]
