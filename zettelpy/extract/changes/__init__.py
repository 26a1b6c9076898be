"""What a text says to have changed: statements, and which of them a later one replaced.

    sentence ─▶ values, terms, words of change ─▶ Statement ─▶ in order ─▶ Profile ─▶ features of a pair ─▶ (old, new)
    numerals, values   wordkinds, names, clauses   statements   order       profiles   features, pairs    things, search

No module here knows a memory: `zettelpy.contradiction` reads one into statements and tells what was found.
"""

from zettelpy.extract.changes.order import first_day, order_of_time
from zettelpy.extract.changes.profiles import Profile, Worths, read_profiles
from zettelpy.extract.changes.sayings import Statement
from zettelpy.extract.changes.search import Replaced, find_replaced
from zettelpy.extract.changes.statements import read_statements

__all__ = [
    "Profile", "Replaced", "Statement", "Worths", "find_replaced", "first_day", "order_of_time", "read_profiles",
    "read_statements",
]  # fmt: skip
