"""Names in scripts without case that part their words with blanks: Hindi, Arabic, Persian, Hebrew.

A word is a name by a form of address beside it, by the list of given names, family names or places, by a kind of place
or firm beside it (गांधी मार्ग, شارع الحمرا), or by a speaker's label. What depends on the word alone is decided once per
distinct word; then one pass over the words puts neighbours together. Cost: linear in the number of words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.native_common import Body, Mention
from zettelpy.text.columns import Columns
from zettelpy.text.normalise import fold

PERSON: Final = 1  # a given name that is no word besides
DOUBTED: Final = 2  # a given name that is a word as well
FAMILY: Final = 4
PLACE: Final = 8
TITLE_BEFORE: Final = 16
TITLE_AFTER: Final = 32
KIND_AFTER: Final = 64
KIND_BEFORE: Final = 128
NO_NAME: Final = 256
LABEL: Final = 512
DOUBTED_FAMILY: Final = 1024
RELATIVE: Final = 2048  # a word for a person, behind which a name stands

_PERSONAL: Final = PERSON | DOUBTED | FAMILY | DOUBTED_FAMILY | LABEL


class Lexicon(NamedTuple):
    """What a language knows of words, each list folded and without nukta."""

    given: frozenset[str]
    doubted: frozenset[str]
    families: frozenset[str]
    doubted_families: frozenset[str]
    before: frozenset[str]
    after: frozenset[str]
    places: frozenset[str]
    doubted_places: frozenset[str]
    kinds_after: frozenset[str]
    weak_kinds: frozenset[str]
    kinds_before: frozenset[str]
    generic: frozenset[str]
    no_names: frozenset[str]
    town_ends: tuple[str, ...]
    clitics: tuple[str, ...]
    kin: frozenset[str]
    agents: frozenset[str]  # words right behind one who acts


def plain(word: str) -> str:
    """Return the form of a word by which it is looked up: folded, without nukta, Arabic letters in one spelling."""
    return fold(word).replace("\u093c", "").replace("ي", "ی").replace("ك", "ک").replace("\u200c", "")


class Spaced:
    """Finds the names in the bodies of one text that hold a certain script. `labels` are its speakers."""

    def __init__(self, columns: Columns, labels: Sequence[str], lexicon: Lexicon) -> None:
        self.columns = columns
        self.lexicon = lexicon
        self.called: dict[str, str] = {}  # a word that a speaker is called -> the label
        for label in labels:
            for part in label.split():
                if (
                    len(part) > 1
                    and plain(part) not in lexicon.families | lexicon.before | lexicon.after | lexicon.no_names
                ):
                    self.called[plain(part)] = label if self.called.get(plain(part), label) == label else part
        self.found: dict[str, int] = {}  # the first word of each name found -> its number
        surfaces = columns.words.surfaces
        self.forms = [plain(surface) if not surface.isascii() else "" for surface in surfaces]
        self.cuts = [0] * len(surfaces)  # letters before the word that belong to another
        self.traits = [self._trait(k, form) for k, form in enumerate(self.forms)]

    def _trait(self, k: int, form: str) -> int:
        """Return what the lists know of a word, if need be without the letters that are written together with it."""
        trait = self._known(form)
        if not trait and form:
            for clitic in self.lexicon.clitics:
                if form.startswith(clitic) and len(form) - len(clitic) > 2:
                    inner = self._known(form[len(clitic) :]) & (PERSON | PLACE | LABEL | KIND_BEFORE | TITLE_BEFORE)
                    if inner:
                        self.cuts[k] = len(clitic)
                        self.forms[k] = form[len(clitic) :]
                        return inner
        return trait

    def _known(self, form: str) -> int:
        lexicon = self.lexicon
        if not form:
            return NO_NAME
        trait = LABEL if form in self.called else 0
        if form in lexicon.no_names or form in lexicon.generic:
            trait |= NO_NAME
        if form in lexicon.given:
            trait |= DOUBTED if form in lexicon.doubted else PERSON
        if form in lexicon.families:
            trait |= DOUBTED_FAMILY if form in lexicon.doubted_families else FAMILY
        if (form in lexicon.places and form not in lexicon.doubted_places) or (
            len(form) > 5 and form.endswith(lexicon.town_ends) and form not in lexicon.no_names
        ):
            trait |= PLACE
        for words, bit in (
            (lexicon.kin, RELATIVE),
            (lexicon.before, TITLE_BEFORE),
            (lexicon.after, TITLE_AFTER),
            (lexicon.kinds_after, KIND_AFTER),
            (lexicon.kinds_before, KIND_BEFORE),
        ):
            trait |= bit if form in words else 0
        return trait

    def read(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Return the mentions in the bodies."""
        words = self.columns.words
        ranges = [words.within(body.start, body.end) for body in bodies]
        agents = self._agents(ranges)
        pairs = self._pairs(ranges)
        for first, stop in ranges:
            i = first
            while i < stop:
                end = self._name_at(i, stop, first, agents, pairs)
                if end > i:
                    yield self._mention(i, end)
                i = max(end, i + 1)
        yield from self._again(ranges)

    def _joined(self, i: int) -> bool:
        """Tell whether nothing but a blank, or a full stop after a short title, stands before word i."""
        words = self.columns.words
        return i > 0 and self.columns.text[words.end(i - 1) : words.starts[i]] in (" ", ". ", ".", "\u200c")

    def _of(self, i: int) -> int:
        return self.traits[self.columns.words.ids[i]]

    def _agents(self, ranges: Sequence[tuple[int, int]]) -> frozenset[int]:
        """Return the unknown words that act more than once, or act once and are spoken of again."""
        words, lexicon = self.columns.words, self.lexicon
        acting: Counter[int] = Counter()
        for first, stop in ranges if lexicon.agents else ():
            for i in range(first + 1, stop):
                if self.forms[words.ids[i]] in lexicon.agents and self._joined(i) and not self._of(i - 1):
                    acting[words.ids[i - 1]] += 1
        if not acting:
            return frozenset()
        counts = Counter(words.ids)
        plural = ("ों", "ओं", "ने", "ाने")
        return frozenset(
            k for k in acting if counts[k] > 1 and len(self.forms[k]) > 2 and not self.forms[k].endswith(plural)
        )

    def _pairs(self, ranges: Sequence[tuple[int, int]]) -> Mapping[tuple[int, int], int]:
        """Count the pairs of a word and a kind of place behind it that needs to come again."""
        counts: Counter[tuple[int, int]] = Counter()
        for first, stop in ranges:
            for i in range(first + 1, stop):
                if self._of(i) & KIND_AFTER:
                    counts[self.columns.words.ids[i - 1], self.columns.words.ids[i]] += 1
        return counts

    def _name_at(
        self, i: int, stop: int, first: int, agents: frozenset[int], pairs: Mapping[tuple[int, int], int]
    ) -> int:
        """Return the word after the name that begins with word i, i where none does."""
        ids = self.columns.words.ids
        trait = self._of(i)
        after = i + 1 < stop and self._joined(i + 1)
        if trait & TITLE_BEFORE and not trait & (PERSON | LABEL):
            return i
        if (
            trait & KIND_BEFORE
            and after
            and not self._of(i + 1) & (NO_NAME | KIND_AFTER | TITLE_AFTER)
            and len(self.forms[ids[i + 1]]) > 2
        ):
            return i + 2
        if after and self._of(i + 1) & KIND_AFTER and self._specific(i, pairs):
            return i + 2
        if trait & NO_NAME and not trait & LABEL:
            return i
        before = self._of(i - 1) if i > first and self._joined(i) else 0
        titled = bool(before & TITLE_BEFORE) or bool(before & RELATIVE and trait & DOUBTED)
        addressed = after and bool(self._of(i + 1) & TITLE_AFTER)
        length = len(self.forms[ids[i]])
        if (after and trait & ~PLACE & _PERSONAL) or titled or (after and not trait and length > 2):
            if after and self._of(i + 1) & (FAMILY | (DOUBTED_FAMILY if trait & (PERSON | LABEL) else 0)):
                return i + 2
        if (titled or addressed) and not trait & (TITLE_AFTER | KIND_AFTER) and length > 1:
            return i + 1
        if trait & (PERSON | FAMILY | LABEL | PLACE) or ids[i] in agents:
            return i + 1
        return i

    def _specific(self, i: int, pairs: Mapping[tuple[int, int], int]) -> bool:
        """Tell whether word i before a kind of place is a name: a known one, or an unknown one that comes again."""
        trait, ids = self._of(i), self.columns.words.ids
        if trait & (PERSON | FAMILY | PLACE | DOUBTED_FAMILY):
            return True
        if trait or len(self.forms[ids[i]]) < 3:
            return self.forms[ids[i]] == "सिविल"
        return pairs.get((ids[i], ids[i + 1]), 0) > 1 or self.forms[ids[i + 1]] not in self.lexicon.weak_kinds

    def _mention(self, i: int, end: int) -> Mention:
        words = self.columns.words
        start = words.starts[i] + self.cuts[words.ids[i]]
        shown = self.columns.text[start : words.end(end - 1)]
        form = self.forms[words.ids[i]]
        if form in self.called and (end == i + 1 or plain(shown) == plain(self.called[form])):
            return Mention(start, words.end(end - 1), self.called[form], self.called[form])
        self.found.setdefault(form, words.ids[i])
        return Mention(start, words.end(end - 1), plain(shown), shown)

    def _again(self, ranges: Sequence[tuple[int, int]]) -> Iterator[Mention]:
        """Find words that a form of address or a kind has shown to be names where they stand alone."""
        words = self.columns.words
        alone = {k for k in self.found.values() if not self.traits[k] & (KIND_BEFORE | KIND_AFTER)}
        for first, stop in ranges:
            for i in range(first, stop):
                if words.ids[i] in alone:
                    yield self._mention(i, i + 1)
