"""Tables of suffixes in the manner of the Snowball algorithms, read and applied, and the regions of a word.

A table is text. A line names what happens, and the suffixes that it happens to:

    2               delete where the suffix stands in R2; `1`, `V` and `-` are R1, RV and anywhere
    2>log           put something in its place
    2+at            delete, then apply the table `at`
    2|1>eux         the first that may be done: delete in R2, else replace in R1
    V>ant!          replace, but as if nothing had been found, so that the next table is tried

The longest suffix of a table that a word ends with is the one that counts, even where it may not be taken off then.
R1 is what stands behind the first consonant after a vowel, R2 the same again within R1, RV by the language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily

_RULE: Final = lazily("([-V12])(?:>([A-Za-z]+))?(?:[+]([a-z]+))?(!?)")


class Rule(NamedTuple):
    """Where a suffix must stand, what takes its place, the table to go on with, whether the next table is tried."""

    region: str
    instead: str
    then: str
    open: bool


class Table(NamedTuple):
    """Suffix -> rules, of which the first that may be done is done; last letter -> length of the longest suffix."""

    rules: Mapping[str, tuple[Rule, ...]]
    longest: Mapping[str, int]


class Regions(NamedTuple):
    """What stands before R1 (and again before R2), and before RV, in a language."""

    before_r: re.Pattern[str]
    before_rv: re.Pattern[str] | None


def read_tables(texts: Mapping[str, str]) -> dict[str, Table]:
    """Read tables of suffixes by name.

    >>> read_tables({"ends": "2>log logie logies"})["ends"].rules["logie"]
    (Rule(region='2', instead='log', then='', open=False),)
    """
    return {name: _read_table(text) for name, text in texts.items()}


def _read_table(text: str) -> Table:
    rules: dict[str, tuple[Rule, ...]] = {}
    for line in filter(None, text.split("\n")):
        head, *suffixes = line.split()
        found = (_RULE.fullmatch(part) for part in head.split("|"))
        made = tuple(Rule(one[1], one[2] or "", one[3] or "", bool(one[4])) for one in found if one)
        rules.update(dict.fromkeys(suffixes, made))
    longest: dict[str, int] = {}
    for suffix in rules:
        longest[suffix[-1]] = max(len(suffix), longest.get(suffix[-1], 0))
    return Table(rules, longest)


class Marked:
    """A word with its regions, losing its suffixes; what is left is never empty."""

    def __init__(self, word: str, regions: Regions, least: int = 0) -> None:
        self.word = word
        r1 = regions.before_r.match(word)
        r2 = regions.before_r.match(word, r1.end()) if r1 else None
        rv = regions.before_rv.match(word) if regions.before_rv else None
        end = len(word)
        self.starts = {
            "-": 1,
            "1": max(r1.end(), least) if r1 else end,
            "2": r2.end() if r2 else end,
            "V": rv.end() if rv else end,
        }

    def lose(self, tables: Mapping[str, Table], name: str, within: str = "-", behind: str = "") -> bool:
        """Apply a table to the suffixes that lie in a region, `behind` one of some letters of it if any are given.

        Tell whether that closes the step.
        """
        rules, longest = tables[name]
        word, start = self.word, self.starts[within]
        for length in range(min(longest.get(word[-1:], 0), len(word) - start), 0, -1):
            found = rules.get(word[-length:])
            if found is None:
                continue
            at = len(word) - length
            if behind and (at <= start or word[at - 1] not in behind):
                return False
            for region, instead, then, is_open in found:
                if at >= self.starts[region]:
                    self.word = word[:at] + instead
                    if then:
                        self.lose(tables, then)
                    return not is_open
            return False
        return False
