"""How who runs a thing says how it will be, by language: openings of clauses that announce, allot, name or instruct.

`extract.decision_settings` compiles them. A line is a pattern, its tokens parted by blanks:

    one/two     one of some words; `on*` what begins so, `*ing` what ends so; a name in capitals stands for a list
    <N> <G>     a word with a capital; a given name
    <L>         a word without a capital that is no number
    <W> <D>     a time or a number; one in digits
    <Q> <X>     a name or an opening quotation mark; any word
    ..3         up to three words
    , : | $     a mark, a colon, the end of the clause, the end of the sentence
    !x  x?      not x; x or nothing

A `plan` is left where it is usual, what is `said` is not; a `rule` opens with "whoever". The lists are our own.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.decided import settings_more, settings_west

PATTERNS: Final = {**settings_west.PATTERNS, **settings_more.PATTERNS}
