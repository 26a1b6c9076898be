"""Where the names and the pronouns of a text stand: what coreference binds together, found in one pass.

Names are compared folded, word by word; Cyrillic ones by their stems, since they decline; names in scripts without
spaces as they stand. Speaker labels and time stamps are passed over. Offsets are code points into the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from zettelpy.extract.tongues import read_tongues
from zettelpy.text.columns import Columns
from zettelpy.text.layout import Block
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.pronouns import (
    ACCENTED,
    ACTS,
    HE,
    IMPERSONAL,
    IMPERSONAL_AFTER,
    IMPERSONAL_BE,
    NOT_SINGULAR,
    OF_THINGS,
    PRONOUNS,
    SHE,
    SINGULAR,
    SURE,
    UNSPACED_PRONOUNS,
)
from zettelpy.text.normalise import fold
from zettelpy.text.stems.light import light_stem
from zettelpy.text.words import UNSPACED, WORD

_MOST: Final = 8  # names that begin with one word and are compared
_CYRILLIC: Final = lazily("[\u0400-\u052f]")
_MARKED: Final = lazily(b"[^\\0]")
_NAME, _OTHER = 9, 8
_LOOKING: Final = OF_THINGS | {"it"}  # languages in which the neighbours of a pronoun decide what it means
_GENDERED: Final = (lexicon.FEMALE | lexicon.MALE) - lexicon.AMBIGUOUS


class Mention(NamedTuple):
    """A name in the text; names that hold each other are one person ("Jane", "Jane Bennet")."""

    start: int
    end: int
    word: int  # number of its first word, -1 where it stands inside of one
    person: int
    name: int


class Pronoun(NamedTuple):
    """A pronoun in the text; `open` where it may mean a thing as well."""

    start: int
    kind: int
    language: str
    open: bool


class Found(NamedTuple):
    """The mentions and pronouns of a text, each in order."""

    mentions: list[Mention]
    pronouns: list[Pronoun]
    others: tuple[str, ...]  # given names that are among no names: their numbers follow those of the names


def stem_of(word: str) -> str:
    """Return the form in which words of names are compared: folded, no possessive, Cyrillic without its ending.

    >>> stem_of("Petra's"), stem_of("Кати") == stem_of("Катя")
    ('petra', True)
    """
    word = fold(word).removesuffix("'s")
    return light_stem(word, "ru") if len(word) > 2 and _CYRILLIC.match(word) else word


def merge_persons(names: Sequence[str]) -> list[int]:
    """Number the persons: a name of one word goes with the one longer name that begins or ends with it.

    >>> merge_persons(["Jane Bennet", "Jane", "Petra"])
    [0, 0, 2]
    """
    keys = [tuple(map(fold, WORD.findall(name))) for name in names]
    longer: dict[str, list[int]] = {}
    for n, key in enumerate(keys):
        if len(key) > 1:
            for word in dict.fromkeys((key[0], key[-1])):
                longer.setdefault(word, []).append(n)
    return [
        longer[key[0]][0] if len(key) == 1 and len(longer.get(key[0], ())) == 1 else n for n, key in enumerate(keys)
    ]


def find_mentions(columns: Columns, names: Sequence[str]) -> Found:
    """Find the names and the pronouns of a text, in time linear in it.

    >>> from zettelpy.text.columns import read_columns
    >>> found = find_mentions(read_columns("We met Petra. She paid."), ["Petra"])
    >>> [mention.start for mention in found.mentions], [pronoun.start for pronoun in found.pronouns]
    ([7], [14])
    """
    return _Scan(columns, names).run()


class _Scan:
    def __init__(self, columns: Columns, names: Sequence[str]) -> None:
        self.columns, self.names = columns, names
        self.persons = merge_persons(names)
        self.tongues = columns.once(read_tongues)
        self.keys = [tuple(map(stem_of, WORD.findall(name))) for name in names]
        self.heads: dict[str, list[int]] = {}
        self.whole: dict[str, list[int]] = {}  # names in scripts without spaces, by their first character
        for n, key in enumerate(self.keys):
            if not names[n].isascii() and UNSPACED.search(names[n]):
                self.whole.setdefault(names[n][0], []).append(n)
            elif key:
                self.heads.setdefault(key[0], []).append(n)
        for held in self.heads.values():
            held.sort(key=lambda n: (-len(self.keys[n]), n))
        for held in self.whole.values():
            held.sort(key=lambda n: (-len(names[n]), n))
        self.mentions: list[Mention] = []
        self.pronouns: list[Pronoun] = []
        self.others: dict[str, int] = {}
        self.kinds: dict[tuple[int, str], tuple[int, str]] = {}  # surface and language of its place -> kind, language

    def run(self) -> Found:
        self._scan_words()
        if not self.columns.text.isascii() and any(code in self.tongues.languages for code in ("zh", "ja", "ko")):
            self._scan_characters()
            self.mentions.sort()
            self.pronouns.sort()
        return Found(self.mentions, self.pronouns, tuple(self.others))

    def _scan_words(self) -> None:
        words, blocks = self.columns.words, self.columns.layout.blocks
        row = bytes(words.each(self._marks()))
        starts, ids = words.starts, words.ids
        block = covered = 0
        body, end = (blocks[0].body, blocks[0].end) if blocks else (0, 0)
        for i in [match.start() for match in _MARKED.finditer(row)]:
            if i < covered:
                continue
            start = starts[i]
            while end <= start and block + 1 < len(blocks):
                block += 1
                body, end = blocks[block].body, blocks[block].end
            if start < body:
                continue
            if row[i] == _OTHER:  # nobody that a span names, but somebody who could be meant
                n = self.others.setdefault(words.folded[ids[i]].removesuffix("'s"), len(self.names) + len(self.others))
                self.mentions.append(Mention(start, words.end(i), i, n, n))
                continue
            if row[i] != _NAME:
                self._read_pronoun(i)
                continue
            found = self._match(i)
            if found is not None:
                n, stop = found
                self.mentions.append(Mention(start, words.end(stop - 1), i, self.persons[n], n))
                covered = stop

    def _marks(self) -> list[int]:
        """Return for each surface whether it is a pronoun (1), the first word of a name, or another given name."""
        words, heads = self.columns.words, self.heads
        marks = [0] * len(words.surfaces)
        alone = frozenset(key[0] for key in self.keys if len(key) == 1)
        tables = [PRONOUNS.get(language, PRONOUNS["en"]) for language in dict.fromkeys(self.tongues.languages)]
        pronouns = frozenset[str]().union(SURE, *tables)
        for k, folded in enumerate(words.folded):
            if folded.isascii() and "'" not in folded:  # most words end here: their form is the folded one
                if (
                    folded not in pronouns
                    and folded not in heads
                    and folded not in _GENDERED
                    and words.surfaces[k].isascii()
                ):
                    continue
            surface = words.surfaces[k]
            if _bare(folded) in pronouns or surface.lower() in ACCENTED:
                marks[k] = 1
                continue
            base = self._form(k)
            if base in _GENDERED and base not in heads and surface.istitle():
                marks[k] = _OTHER
            if base in heads and not (
                surface.islower() and (base not in alone or base in lexicon.AMBIGUOUS or base in lexicon.COMMON)
            ):
                marks[k] = _NAME
        return marks

    def _form(self, k: int) -> str:
        """Return surface k as words of names are compared."""
        words = self.columns.words
        folded = words.folded[k]
        return folded.removesuffix("'s") if folded.isascii() else stem_of(words.surfaces[k])

    def _match(self, i: int) -> tuple[int, int] | None:
        ids = self.columns.words.ids
        held = self.heads.get(self._form(ids[i]), [])
        for n in held[:_MOST]:
            key = self.keys[n]
            stop = i + len(key)
            if len(key) == 1 or (stop <= len(ids) and [self._form(k) for k in ids[i + 1 : stop]] == list(key[1:])):
                return n, stop
        return None

    def _read_pronoun(self, i: int) -> None:
        """Read word i as a pronoun of its language, unless it means nobody."""
        words = self.columns.words
        language = self.tongues.at(i)
        k = words.ids[i]
        read = self.kinds.get((k, language))
        if read is None:
            read = self.kinds[k, language] = self._kind(k, language)
        kind, language = read
        if not kind:
            return
        thing = False
        if language in _LOOKING:
            before, after, then = self._word(i - 1), self._word(i + 1), self._word(i + 2)
            if self._is_nobody(i, language, before, after, then):
                return
            verbs = ACTS.get(language, frozenset())
            thing = language in OF_THINGS and kind in (SHE, HE)
            thing = thing and not (after in verbs or before in verbs or then in verbs)
        self.pronouns.append(Pronoun(words.starts[i], kind, language, thing))

    def _kind(self, k: int, language: str) -> tuple[int, str]:
        """Return what surface k means as a pronoun in a text of some language, 0 for none, and its own language."""
        words = self.columns.words
        folded = _bare(words.folded[k])
        kind = PRONOUNS.get(language, PRONOUNS["en"]).get(folded, 0)
        if not kind and folded in SURE:
            language = SURE[folded]
            kind = PRONOUNS[language][folded]
        if language == "es":
            kind = ACCENTED.get(words.surfaces[k].lower(), kind)
        return kind, language

    def _is_nobody(self, i: int, language: str, before: str, after: str, then: str) -> bool:
        """Tell whether a pronoun among its neighbours means nobody, or the one who is spoken to: "il pleut", "Sie"."""
        words = self.columns.words
        surface, folded = words.surface(i), _bare(words.folded[words.ids[i]])
        if language == "fr" and folded == "il":
            be = after in IMPERSONAL_BE and then in IMPERSONAL_AFTER
            return after in IMPERSONAL or be or (after == "n" and then == "y")
        if language == "de" and folded == "sie":
            if surface[0].isupper() and i not in self._openers():
                return True
            return not (_is_singular(after) or (_is_singular(before) and not after.endswith("en")))
        return language == "it" and folded == "lei" and surface[0].isupper() and i not in self._openers()

    def _word(self, i: int) -> str:
        words = self.columns.words
        return words.folded[words.ids[i]] if 0 <= i < len(words) else ""

    def _openers(self) -> frozenset[int]:
        return self.columns.once(_sentence_words)

    def _scan_characters(self) -> None:
        """Find names and pronouns in text without spaces: at each character that can begin one."""
        text = self.columns.text
        first = dict.fromkeys((*self.whole, *(entry[0][0] for entry in UNSPACED_PRONOUNS)))
        starts = re.compile("[" + "".join(map(re.escape, first)) + "]")
        covered = block = 0
        blocks = self.columns.layout.blocks
        for match in starts.finditer(text):
            at = match.start()
            if at < covered:
                continue
            while block + 1 < len(blocks) and blocks[block].end <= at:
                block += 1
            if at < blocks[block].body:
                continue
            for n in self.whole.get(text[at], ())[:_MOST]:
                if text.startswith(self.names[n], at):
                    covered = at + len(self.names[n])
                    self.mentions.append(Mention(at, covered, -1, self.persons[n], n))
                    break
            else:
                covered = max(covered, self._character_pronoun(at, blocks[block]))

    def _character_pronoun(self, at: int, block: Block) -> int:
        text = self.columns.text
        for spelling, kind in UNSPACED_PRONOUNS:
            if text.startswith(spelling, at):
                if kind and not (text[at - 1 : at] in ("其", "吉", "排") and spelling == "他"):
                    language = "ja" if spelling[0] == "彼" else "ko" if spelling[0] == "그" else "zh"
                    self.pronouns.append(Pronoun(at, kind, language, False))
                return at + len(spelling)
        return 0


def _sentence_words(columns: Columns) -> frozenset[int]:
    return frozenset(columns.sentence_words)


def _bare(folded: str) -> str:
    """Return the pronoun of a French word that leans on it: `qu'il`, `lorsqu'elle`."""
    tail = folded.rpartition("'")[2]
    return tail if tail in ("il", "elle") else folded


def _is_singular(word: str) -> bool:
    """Tell whether a German word is a verb of one person: `hat`, `kommt`."""
    return word in SINGULAR or (len(word) > 3 and word.endswith("t") and word not in NOT_SINGULAR)
