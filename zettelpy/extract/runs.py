"""Runs of capitalised words, and how each word in them is used: what `entities.py` decides by.

A run is what could be one name: capitalised words with a blank or a hyphen between them, or a particle ("Noor de
Wit"). Function words, titles, a possessive, and a change between capitals and CAPITALS end it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from zettelpy.extract.evidence import (
    CAPITAL,
    CAPITALS,
    MIXED,
    MUTE,
    NOUNS,
    OPENS,
    QUIET,
    Trait,
    mark_nouns,
    read_trait,
)
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon

_INSIDE_GAPS: Final = frozenset(
    (" ", ", ", ",\n", "; ", "-", "\n", "\r\n", " & ", " + ", " - ", " – ", "/", " / ", " (", "\u00a0", "，", "、")
)
_JOINTS: Final = frozenset((" ", "-", "\n", "\r\n", "\u00a0"))
_QUOTES: Final = {'"': '"', "“": "”", "„": "“", "«": "»", "‘": "’", "'": "'"}
_ARTICLES: Final = frozenset(("a", "an"))
_ENDING: Final = lexicon.HARD | lexicon.TITLES  # end a run
_MARKED: Final = re.compile(b"\x01")
MOST_PARTS: Final = 5  # capitalised words in one name; more are a headline
_SHORT_TITLES: Final = frozenset(word for word in lexicon.TITLES if len(word) <= 4)


class Form:
    """Counts of the uses of one folded word over the text."""

    __slots__ = (
        "acronym", "acting", "applied", "articled", "inside", "nouns", "opening", "placed", "shaped", "shouted",
        "small", "titled",
    )  # fmt: skip

    def __init__(self) -> None:
        self.inside = 0  # capitalised inside of a sentence
        self.opening = 0  # capitalised where a sentence, a quotation or a list item opens
        self.small = 0  # in lower case
        self.titled = 0  # after a title
        self.shaped = 0  # GitHub, JL043
        self.acronym = 0  # in capitals among words that are not
        self.shouted = 0  # in capitals among capitals
        self.acting = 0  # opens a sentence as the subject of a verb that only persons do
        self.nouns = 0  # capitalised inside of a sentence of a language that writes nouns so
        self.articled = 0  # the same, after an article or determiner
        self.placed = 0  # the same, after a bare preposition ("aus Kiel")
        self.applied = 0  # the same, after another noun ("Stadt Kiel")


class Forms(dict[str, Form]):
    """The uses of each folded word, and of each run of two words or more inside of sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.inside_runs: dict[tuple[str, ...], int] = {}

    def __missing__(self, key: str) -> Form:
        form = self[key] = Form()
        return form


class Run(NamedTuple):
    """A run of capitalised words: `keys` are their folded forms (with particles), `starts` and `bases` per word."""

    keys: tuple[str, ...]
    starts: tuple[int, ...]
    bases: tuple[str, ...]
    joints: tuple[str, ...]  # what stands between word k and k + 1
    opens: bool
    indefinite: bool  # after "a" or "an"
    quiet: bool  # where capitals say nothing
    shape: int  # of its first word
    parts: int  # capitalised words in it

    def name(self, first: int, stop: int) -> tuple[int, tuple[str, ...], str]:
        """Return words first to stop as (offset, key, spelling)."""
        spelling = self.bases[first]
        for k in range(first + 1, stop):
            spelling += ("-" if self.joints[k - 1] == "-" else " ") + self.bases[k]
        return self.starts[first], self.keys[first:stop], spelling


class Runs(NamedTuple):
    """What is found in a text: the runs in order, the identifiers (ORB-877) with offsets, the uses of each word."""

    runs: list[Run]
    identifiers: list[tuple[int, str]]
    forms: Forms


def find_runs(columns: Columns, states: bytearray) -> Runs:
    """Find the runs of capitalised words of a text, and count the uses of every word that has a capital somewhere.

    `states` comes from `read_states`; the words of German blocks are marked in it.
    """
    finder = _Finder(columns, states)
    finder.run()
    return Runs(finder.runs, finder.identifiers, finder.forms)


class _Finder:
    def __init__(self, columns: Columns, states: bytearray) -> None:
        self.text, self.words, self.states = columns.text, columns.words, states
        self.traits: list[Trait | None] = self.words.column(read_trait)
        self.counts = Counter(self.words.ids)
        self.runs: list[Run] = []
        self.identifiers: list[tuple[int, str]] = []
        self.forms = Forms()
        mark_nouns(columns, states, self.counts)

    def run(self) -> None:
        """Read all capitalised words in order."""
        self._count_small()
        ids, traits = self.words.ids, self.traits
        held: list[int] = []  # the words of the run being read
        for i in self._capitals():
            trait = traits[ids[i]]
            assert trait is not None
            key = trait.key
            if held and (i - held[-1] > 3 or not self._joins(held[-1], i)):
                self._close(held)
                held = []
            if key in _ENDING:
                titled = key in lexicon.TITLES
                if titled or not self._given(key, i):
                    if held:
                        self._close(held)
                        held = []
                    continue
            if trait.shape >= CAPITALS and self._numbered(i):
                if held:
                    self._close(held)
                    held = []
                continue
            if held:
                held.extend(range(held[-1] + 1, i))
            held.append(i)
        if held:
            self._close(held)

    def _capitals(self) -> list[int]:
        """Return the numbers of the words that have a capital and are read."""
        flags = bytes(trait is not None for trait in self.traits)
        marks = bytes(map(flags.__getitem__, self.words.ids))
        states = self.states
        return [i for i in (match.start() for match in _MARKED.finditer(marks)) if not states[i] & MUTE]

    def _count_small(self) -> None:
        """Count the words without a capital that have one elsewhere."""
        keys = {trait.key for trait in self.traits if trait is not None}
        for k, (form, trait) in enumerate(zip(self.words.folded, self.traits, strict=True)):
            if trait is None:
                key = form.removesuffix("'s")
                if key in keys:
                    self.forms[key].small += self.counts[k]

    def _numbered(self, i: int) -> bool:
        """Note an identifier (ORB-877) if one begins at word i."""
        if self.text[self.words.end(i) : self.words.end(i) + 1] != "-" or i + 1 >= len(self.words):
            return False
        number = self.words.surface(i + 1)
        if not (self._gap(i + 1) == "-" and number.isdecimal() and len(number) <= 8):
            return False
        start = self.words.starts[i]
        self.identifiers.append((start, self.text[start : self.words.end(i + 1)]))
        return True

    def _given(self, key: str, i: int) -> bool:
        """Tell whether a function word is a given name here: inside of a sentence, by a title or before a capital."""
        if key not in lexicon.AMBIGUOUS or self.states[i] & (OPENS | QUIET):
            return False
        following = self.traits[self.words.ids[i + 1]] if i + 1 < len(self.words) else None
        before = self.words.folded[self.words.ids[i - 1]] if i else ""
        if before in lexicon.TITLES:
            return True
        return following is not None and following.key not in lexicon.HARD and self._gap(i + 1) == " "

    def _gap(self, i: int) -> str:
        """Return what stands between word i and the word before."""
        return self.text[self.words.end(i - 1) : self.words.starts[i]] if i else ""

    def _joins(self, last: int, i: int) -> bool:
        """Tell whether the words last and i, with what stands between them, are of one run."""
        if self.states[i] & OPENS:
            return False
        words = self.words
        left, right = self.traits[words.ids[last]], self.traits[words.ids[i]]
        if left is None or right is None or left.owner:
            return False
        if (left.shape == CAPITALS) != (right.shape == CAPITALS):
            return False
        if self.states[i] & NOUNS and left.key not in lexicon.GIVEN:
            return False
        if i == last + 1:
            gap = self._gap(i)
            return gap in _JOINTS or (left.key == "st" and gap == ". ")
        for k in range(last + 1, i):
            if words.surface(k) not in lexicon.PARTICLES or self._gap(k) != " ":
                return False
        return self._gap(i) == " "

    # -- evidence ------------------------------------------------------------------------------------------------

    def _close(self, held: list[int]) -> None:
        """Count the evidence of a run and keep it."""
        words, first = self.words, held[0]
        ids = words.ids
        lead = self.traits[ids[first]]
        assert lead is not None
        before = words.folded[ids[first - 1]] if first else ""
        titled = before in lexicon.TITLES and self._after_title(first, before)
        opens = not titled and not self._inside(first, held[-1])
        indefinite = before in _ARTICLES and not opens
        state = self.states[first]
        quiet = bool(state & QUIET)
        if len(held) == 1:
            run = Run((lead.key,), (words.starts[first],), (lead.base,), (), opens, indefinite, quiet, lead.shape, 1)
        else:
            run = Run(*self._parts(held), opens, indefinite, quiet, lead.shape, len(held) - self._particles(held))
        self.runs.append(run)
        if run.quiet:
            return
        if lead.shape >= MIXED:
            self.forms[lead.key].shaped += 1
        elif lead.shape == CAPITALS:
            self._count_capitals(held, run.keys, titled)
        elif run.parts <= MOST_PARTS:
            self._count(run, held, titled, before, bool(state & NOUNS))

    def _particles(self, held: list[int]) -> int:
        return sum(self.traits[self.words.ids[i]] is None for i in held)

    def _parts(self, held: list[int]) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...], tuple[str, ...]]:
        """Return keys, offsets, bases and joints of a run of several words, with the house number after a street."""
        words = self.words
        traits = [self.traits[words.ids[i]] for i in held]
        bases = [words.surface(i) if trait is None else trait.base for i, trait in zip(held, traits, strict=True)]
        forms = [words.folded[words.ids[i]] for i in held]
        keys = [form if trait is None else trait.key for form, trait in zip(forms, traits, strict=True)]
        joints = [self._gap(i) for i in held[1:]]
        starts = [words.starts[i] for i in held]
        house = self._house_number(held[-1], keys[-1])
        if house:
            keys.append(house)
            bases.append(house)
            joints.append(" ")
            starts.append(words.starts[held[-1] + 1])
        return tuple(keys), tuple(starts), tuple(bases), tuple(joints)

    def _count(self, run: Run, held: list[int], titled: bool, before: str, nouns: bool) -> None:
        keys, forms = run.keys, self.forms
        form = forms[keys[0]]
        if titled:
            form.titled += 1
            for key in keys[1:]:
                forms[key].inside += 1
        elif run.opens:
            form.opening += 1
            form.acting += len(held) == 1 and self._acts(held[0])
        elif nouns:
            self._count_noun(form, held[0], before)
        elif len(keys) == 1:
            form.inside += not run.indefinite
        elif not run.indefinite:
            forms.inside_runs[keys] = forms.inside_runs.get(keys, 0) + 1
            if keys[0] in lexicon.GIVEN:
                form.inside += 1
        if len(keys) > 1 and not titled and not nouns and (run.opens or keys[0] in lexicon.GIVEN):
            forms[keys[-1]].inside += 1

    def _count_capitals(self, held: list[int], keys: tuple[str, ...], titled: bool) -> None:
        words = self.words
        for i, key in zip(held, keys, strict=False):
            form = self.forms[key]
            beside = [self.traits[words.ids[k]] for k in (i - 1, i + 1) if 0 <= k < len(words)]
            loud = any(trait is not None and trait.shape == CAPITALS for trait in beside)
            form.shouted += loud
            form.acronym += not loud
        self.forms[keys[0]].titled += titled

    def _count_noun(self, form: Form, i: int, before: str) -> None:
        form.nouns += 1
        if before in lexicon.GERMAN_DETERMINERS:
            form.articled += 1
        elif before in lexicon.GERMAN_PREPOSITIONS:
            form.placed += 1
        elif self._gap(i) == " " and before not in lexicon.GERMAN_MEASURES and before not in lexicon.HARD:
            previous = self.traits[self.words.ids[i - 1]]
            adjective = before.endswith("er")  # "die Kieler Gruppe"
            if previous is not None and previous.shape == CAPITAL and not adjective and not self.states[i - 1] & OPENS:
                form.applied += 1

    def _acts(self, i: int) -> bool:
        """Tell whether word i is followed by a verb that only persons do."""
        if i + 1 >= len(self.words) or self.states[i + 1] & OPENS or self._gap(i + 1) != " ":
            return False
        return self.words.folded[self.words.ids[i + 1]] in lexicon.PERSON_VERBS

    def _after_title(self, i: int, title: str) -> bool:
        gap = self._gap(i)
        return gap == " " or gap == "\n" or (title in _SHORT_TITLES and gap in (". ", ".", ".\n", ".\u00a0"))

    def _inside(self, first: int, last: int) -> bool:
        """Tell whether a capital says something here: inside of a sentence, or all that two quotation marks hold."""
        if self.states[first] & OPENS:
            return False
        gap = self._gap(first)
        if gap in _INSIDE_GAPS:
            return True
        close = _QUOTES.get(gap[-1:])
        return close is not None and gap[:-1] in (" ", ", ") and self.text[self.words.end(last) :][:1] == close

    def _house_number(self, last: int, key: str) -> str:
        """Return the number after a street's name, "" where there is none."""
        if key not in lexicon.STREETS or last + 1 >= len(self.words) or self._gap(last + 1) != " ":
            return ""
        number = self.words.surface(last + 1)
        return number if len(number) <= 4 and number[0] in "0123456789" and number.isalnum() else ""
