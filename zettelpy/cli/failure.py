"""The one exception by which a verb gives up: its text is the line that the person sees."""

from __future__ import annotations


class CommandError(Exception):
    """A mistake in the call or in its input, told in one line without a traceback; exit code 2."""
