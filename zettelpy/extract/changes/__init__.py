"""What a text says to have changed: statements, and which of them a later one replaced.

    sentence ─▶ values, terms, words of change ─▶ Statement ─▶ Profile ─▶ features of a pair ─▶ (old, new)
    numerals, values   wordkinds, names, clauses   statements   profiles   features, pairs       weights, search

No module here knows a memory: `zettelpy.contradiction` reads one into statements and tells what was found.
"""

from zettelpy.extract.changes.profiles import Profile, Worths, read_profiles
from zettelpy.extract.changes.search import Replaced, find_replaced
from zettelpy.extract.changes.statements import Statement, read_statements

__all__ = ["Profile", "Replaced", "Statement", "Worths", "find_replaced", "read_profiles", "read_statements"]
