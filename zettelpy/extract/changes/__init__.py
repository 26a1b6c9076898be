"""What a text says to have changed: statements, and which of them a later one replaced.

    sentence ─▶ values, terms, words of change ─▶ Statement ─▶ pairs (old, new)
    numerals, values   wordkinds, names, clauses   statements   differences, subjects, search

No module here knows a memory: `zettelpy.contradiction` reads one into statements and tells what was found.
"""

from zettelpy.extract.changes.search import Replaced, find_replaced
from zettelpy.extract.changes.statements import Statement, read_statements

__all__ = ["Replaced", "Statement", "find_replaced", "read_statements"]
