"""Names in scripts without case that part their words with blanks: Hindi, Arabic, Persian, Hebrew.

A word is a name by a form of address beside it, by the list of given names, family names or places, by a kind of place
or firm beside it (गांधी मार्ग, شارع الحمرا), or by a speaker's label. What depends on the word alone is decided once per
distinct word; then one pass over the words puts neighbours together. Cost: linear in the number of words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
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
NAMING: Final = 8192  # stands before what somebody is called
HEAD: Final = 4096  # makes a name of the kind of place behind it
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
    heads: frozenset[str] = frozenset()  # words that make a name of any kind of place behind them
    naming: frozenset[str] = frozenset()  # words right before what somebody is called
    copulas: frozenset[str] = frozenset()  # words right behind what is said of something
    patients: frozenset[str] = frozenset()  # words right behind one who is spoken to
    speaking: tuple[str, ...] = ()  # beginnings of what is done with persons
    verbal: tuple[str, ...] = ()  # endings of verbs
    conjunctions: frozenset[str] = frozenset()
    everyday: frozenset[str] = frozenset()  # kinds of places where everybody goes
    postpositions: frozenset[str] = frozenset()  # behind a place
    titled: tuple[str, ...] = ()  # words for what has a title
    phrases: tuple[str, ...] = ()  # names of several words
    said: frozenset[str] = frozenset()  # what one who acts has said, right behind them
    parents: frozenset[str] = frozenset()  # who is called after a child: "मोहित की मम्मी"
    owning: frozenset[str] = frozenset()  # between the two
    familiar: frozenset[str] = frozenset()  # said behind anything, to whom one talks


def plain(word: str) -> str:
    """Return the form of a word by which it is looked up: folded, without nukta, Arabic letters in one spelling."""
    return (
        fold(word)
        .replace("\u093c", "")
        .replace("\u0901", "\u0902")
        .replace("ي", "ی")
        .replace("ك", "ک")
        .replace("\u200c", "")
    )


@cache
def _phrases(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern of names of several words, with the dot below a letter or without, ँ as ं."""
    spelled = sorted(frozenset(map(plain, phrases)), key=lambda phrase: (-len(phrase), phrase))
    bare = "|".join("\u093c?".join(phrase).replace("\u0902", "[\u0901\u0902]") for phrase in spelled)
    return re.compile(f"(?<![\\w\u093c-\u094d])(?:{bare})(?![\\w\u093c-\u094d])")


@cache
def _quoted(titled: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern of one to three words in quotation marks behind a word for what has a title."""
    word = "[\u0900-\u0963\u0970-\u097f]"
    before = "|".join(sorted(titled, key=lambda one: (-len(one), one)))
    title = f"({word}{{3,20}}(?: {word}{{2,20}}){{0,3}})"
    return re.compile(
        f"(?:{before})[^\"“”'‘’\n]{{0,12}}[\"“'‘]{title}[\"”'’]|[\"“'‘]{title}[\"”'’] (?:{before}|पढ|देख|सुन)"
    )


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
            (lexicon.heads, HEAD),
            (lexicon.naming, NAMING),
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
        for body in bodies if self.lexicon.titled else ():
            for match in _quoted(self.lexicon.titled).finditer(self.columns.text, body.start, body.end):
                group = 1 if match[1] else 2
                yield Mention(match.start(group), match.end(group), plain(match[group]), match[group])
        if self.lexicon.phrases:
            for body in bodies:
                for match in _phrases(self.lexicon.phrases).finditer(self.columns.text, body.start, body.end):
                    yield Mention(match.start(), match.end(), plain(match[0]), match[0])

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
        counts = words.counts
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
        before = self._of(i - 1) if i > first and self._joined(i) else 0
        if trait & TITLE_BEFORE and not trait & (PERSON | LABEL):
            return i
        if before & NAMING and self._is_called(i, stop):
            return i + 1
        if trait & HEAD and after and i + 2 < stop and self._joined(i + 2) and self._of(i + 2) & KIND_AFTER:
            return i + 3  # सेंट मैरी स्कूल
        if (
            trait & KIND_BEFORE
            and after
            and not self._of(i + 1) & (NO_NAME | KIND_AFTER | TITLE_AFTER)
            and len(self.forms[ids[i + 1]]) > 2
            and not (i + 2 < stop and self.forms[ids[i + 2]] in self.lexicon.copulas)  # "होटल महँगा था"
        ):
            return i + 2
        if after and self._of(i + 1) & KIND_AFTER and self._specific(i, stop, pairs):
            end = i + 2
            while end < stop and self._joined(end) and self._of(end) & KIND_AFTER:
                end += 1  # श्रीराम मिष्ठान भंडार
            return end
        if after and i + 2 < stop and self._joined(i + 2) and self._is_house(i):
            return i + 3
        if trait & NO_NAME and not trait & LABEL:
            return i
        titled = bool(before & TITLE_BEFORE) or bool(before & RELATIVE and trait & DOUBTED)
        addressed = after and bool(self._of(i + 1) & TITLE_AFTER)
        if addressed and not trait and self.forms[ids[i + 1]] in self.lexicon.familiar:
            addressed = False  # "सोने देता यार"
        length = len(self.forms[ids[i]])
        if (after and trait & ~PLACE & _PERSONAL) or titled or (after and not trait and length > 2):
            if after and self._of(i + 1) & (FAMILY | (DOUBTED_FAMILY if trait & (PERSON | LABEL) else 0)):
                return i + 2
        if (titled or addressed) and not trait & (TITLE_AFTER | KIND_AFTER) and length > 1:
            return i + 1
        if trait & (PERSON | FAMILY | LABEL | PLACE) or ids[i] in agents:
            return i + 1
        if not trait and length > 2 and self._has_parent(i, stop):
            return i + 1
        opens = not trait and length > 2 and (i == first or not self._joined(i))
        if opens and self._is_joined(i, first, stop):
            return i + 1  # "रेहान और ज़ारा"
        if trait & DOUBTED and ((after and self._is_dealt_with(i + 1, stop)) or self._is_joined(i, first, stop)):
            return i + 1
        return i

    def _is_house(self, i: int) -> bool:
        """Tell whether a person's name, a word that is in no list and a kind of house are one name: शांति निकेतन हॉल."""
        ids = self.columns.words.ids
        kind = self.forms[ids[i + 2]]
        if not self._of(i + 2) & KIND_AFTER or kind in self.lexicon.everyday or self._of(i + 1):
            return False
        form = self.forms[ids[i + 1]]
        named = bool(self._of(i) & (PERSON | DOUBTED | HEAD))
        return named and len(form) > 3 and not form.endswith(self.lexicon.verbal)

    def _has_parent(self, i: int, stop: int) -> bool:
        """Tell whether word i is the child after whom a parent is called: "पंखुडी की मम्मी"."""
        ids, lexicon = self.columns.words.ids, self.lexicon
        if i + 2 >= stop or not (self._joined(i + 1) and self._joined(i + 2)):
            return False
        if self.forms[ids[i + 1]] not in lexicon.owning or self.forms[ids[i + 2]] not in lexicon.parents:
            return False
        return not self.forms[ids[i]].endswith(("ों", "ओं", *lexicon.verbal))

    def _is_dealt_with(self, i: int, stop: int) -> bool:
        """Tell whether word i is the particle of one who acts, or of one who is spoken to ("प्रकाश से पूछ लो")."""
        form = self.forms[self.columns.words.ids[i]]
        if form in self.lexicon.agents or form in self.lexicon.said:
            return True
        if form not in self.lexicon.patients or i + 1 >= stop:
            return False
        return self.forms[self.columns.words.ids[i + 1]].startswith(self.lexicon.speaking)

    def _is_joined(self, i: int, first: int, stop: int) -> bool:
        """Tell whether "and" joins word i to a person."""
        ids = self.columns.words.ids
        for step in (-1, 1):
            other = i + 2 * step
            if first <= other < stop and self.forms[ids[i + step]] in self.lexicon.conjunctions:
                if self._of(other) & (PERSON | FAMILY | LABEL):
                    return True
        return False

    def _is_called(self, i: int, stop: int) -> bool:
        """Tell whether word i, behind the word for a name, is what somebody is called ("नाम शेरू है")."""
        ids = self.columns.words.ids
        form = self.forms[ids[i]]
        if self._of(i) & NO_NAME or len(form) < 2 or form.endswith(self.lexicon.verbal):
            return False
        return i + 1 < stop and self.forms[ids[i + 1]] in self.lexicon.copulas

    def _specific(self, i: int, stop: int, pairs: Mapping[tuple[int, int], int]) -> bool:
        """Tell whether word i before a kind of place is a name: a known one, or an unknown one that comes again."""
        trait, ids = self._of(i), self.columns.words.ids
        if trait & PERSON and not trait & HEAD and self.forms[ids[i + 1]] in self.lexicon.everyday:
            follows = self.forms[ids[i + 2]] if i + 2 < stop else ""
            if follows not in self.lexicon.postpositions:
                return False  # "आरव स्कूल नहीं गया"
        if trait & (HEAD | PERSON | FAMILY | PLACE | DOUBTED_FAMILY):
            return True
        if trait & DOUBTED and i + 2 < stop and self._of(i + 2) & KIND_AFTER:
            return True  # राम मिष्ठान भंडार
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
