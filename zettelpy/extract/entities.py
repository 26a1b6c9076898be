"""The names in a text: persons, places, products, tickets, channels, in the spelling in which they are written.

Whether a word is a name is decided once for the whole text, from how its capitals are used (`evidence.py`), from
speaker labels, titles, mentions (@mara, #plat-orbit), identifiers (ORB-877) and shapes (GitHub, NASA); a short list
of given names only tips the balance. Then each span answers with the names that stand in it, in order of first
appearance.

Runs of capitalised words are one name ("New York", "Elizabeth Bennet"); titles before a name are left out.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from zettelpy.extract.codes import assign_codes
from zettelpy.extract.evidence import CAPITALS, MUTE, OPENS, read_states
from zettelpy.extract.runs import MOST_PARTS, Run, find_runs
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

__all__ = ["assign_codes", "reader"]

Key = tuple[str, ...]  # the folded words of a name

_CASUAL: Final = 3  # a text is casual where one sentence in three, or more, opens without a capital
_OPENING: Final = re.compile(bytes((OPENS,)))
_MENTION: Final = re.compile(r"[@#]([^\W\d_][\w-]{0,38})")
_HONOURED: Final = re.compile("[\u3400-\u9fff\u30a1-\u30fa\u30fc]{1,8}(?:さん|くん|ちゃん|先生)")
_GLUED: Final = re.compile("[A-Z]{2,}[0-9]{2,}")
_NO_PERSON: Final = frozenset(
    "皆さん 奥さん 母さん 父さん 兄さん 姉さん 娘さん 息子さん 客さん 赤ちゃん 神さん".split()
)
_TOKEN: Final = re.compile(r"`([a-z][a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){1,3})`")  # `orbit-edge`


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Gather the evidence for names over the whole text; return a function from a span to the names in it.

    The names come in order of first appearance, each once. A speaker is in every span of their message.
    `options.min_entity_frequency` counts over the whole text. Cost: linear in the text, then logarithmic a span.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Hello Thandeka. I'm in New York, and it's Thandeka’s note. Fair enough!"
    >>> reader(read_columns(text), Options())(0, len(text))
    ('Thandeka', 'New York')
    """
    mentions = _Names(columns).mentions()
    counts: dict[str, int] = {}
    for _, name in mentions:
        counts[name] = counts.get(name, 0) + 1
    kept = [(at, name) for at, name in mentions if counts[name] >= options.min_entity_frequency]
    starts = [at for at, _ in kept]
    said = [name for _, name in kept]
    blocks = columns.layout.blocks
    speakers = [_speaker(block.speaker) for block in blocks]
    speakers = [name if counts.get(name, 0) >= options.min_entity_frequency else "" for name in speakers]

    def names_in(start: int, end: int) -> tuple[str, ...]:
        first, stop = bisect_left(starts, start), bisect_left(starts, end)
        block, last = columns.blocks(start, end)
        opening = [speakers[block]] if block < last and blocks[block].start < start and speakers[block] else []
        return tuple(dict.fromkeys(opening + said[first:stop]))

    return names_in


def _speaker(label: str) -> str:
    """Return the name that a speaker label stands for; "" for a role (user, assistant) and for none."""
    return "" if fold(label) in lexicon.ROLES else label


class _Names:
    """Decides which words of one text are names and finds where they stand."""

    def __init__(self, columns: Columns) -> None:
        self.columns = columns
        self.states = bytearray(columns.once(read_states))  # a copy: nouns are marked in it
        self.labels: dict[Key, str] = {}  # folded words of each speaker's label -> its spelling
        for block in columns.layout.blocks:
            name = _speaker(block.speaker)
            key = tuple(map(fold, WORD.findall(name)))
            if key:
                self.labels.setdefault(key, name)
        self.runs, self.identifiers, self.forms = find_runs(columns, self.states)
        self.casual = self._casual()
        self.marked = self._marked()
        self.called = {(name,) for name in (fold(name) for _, name in self.marked)}

    def _casual(self) -> bool:
        """Tell whether the writers leave out capitals."""
        words = self.columns.words
        opening = [words.surfaces[words.ids[match.start()]] for match in _OPENING.finditer(self.states)]
        small = sum(surface.islower() for surface in opening)
        return small > 0 and small * _CASUAL >= len(opening)

    def mentions(self) -> list[tuple[int, str]]:
        """Return each mention of a name as (offset, name), in order of offset."""
        found: list[tuple[int, Key, str]] = []
        alone: dict[str, bool] = {}
        for run in self.runs:
            found += self._resolve(run, alone)
        spellings = self._spellings(found)
        result = [(at, spellings[key]) for at, key, _ in found]
        small = self._small_forms(spellings)
        if small:
            words = self.columns.words
            there = [i for i, k in enumerate(words.ids) if k in small]
            result += [(words.starts[i], small[words.ids[i]]) for i in there if not self.states[i] & MUTE]
        result += [(at, spellings.get((fold(name),), name)) for at, name in self.marked]
        for block in self.columns.layout.blocks:
            name = _speaker(block.speaker)
            if name and block.body > block.start:
                result.append((block.label, name))
        result.sort()
        return result

    def _spellings(self, found: list[tuple[int, Key, str]]) -> dict[Key, str]:
        """Choose a spelling for each name: the label's, else the most frequent, the earliest among equals."""
        counts: dict[Key, dict[str, int]] = {}
        for _, key, spelling in found:
            of_key = counts.setdefault(key, {})
            of_key[spelling] = of_key.get(spelling, 0) + 1
        chosen = {}
        for key, of_key in counts.items():
            quiet = [spelling for spelling in of_key if not spelling.isupper()] or list(of_key)
            chosen[key] = self.labels.get(key) or max(quiet, key=of_key.__getitem__)
        return chosen

    def _small_forms(self, spellings: dict[Key, str]) -> dict[int, str]:
        """Return the lower-case surfaces that mean a name: of speakers always, of all names in a casual text."""
        names = {key[0]: name for key, name in spellings.items() if len(key) == 1 and self.casual}
        names.update({key[0]: name for key, name in self.labels.items() if len(key) == 1})
        for _, name in self.marked:
            names.setdefault(fold(name), name)
        names = {key: name for key, name in names.items() if self._plain(key)}
        small: dict[int, str] = {}
        if names:
            for k, form in enumerate(self.columns.words.folded):
                if self.columns.words.surfaces[k].islower():
                    meant = names.get(form.removesuffix("'s"))
                    if meant is not None:
                        small[k] = meant
        return small

    def _plain(self, key: str) -> bool:
        """Tell whether a lower-case word can only be the name: no function word, no name that is a word as well."""
        return not (key in lexicon.HARD or key in lexicon.AMBIGUOUS or key in lexicon.COMMON or key in lexicon.TITLES)

    # -- decisions -----------------------------------------------------------------------------------------------

    def _alone(self, key: str) -> bool:
        """Decide whether a word is a name by itself."""
        if (key,) in self.labels or (key,) in self.called:
            return True
        form = self.forms[key]
        if key in lexicon.HARD or key in lexicon.TITLES:
            return form.titled > 0 and key not in lexicon.TITLES
        if form.titled or form.shaped:
            return True
        sure = key in lexicon.GIVEN and key not in lexicon.AMBIGUOUS
        if sure and (form.small == 0 or form.inside or self.casual):
            return True
        if key in lexicon.COMMON:
            return False
        if form.inside * (4 if self.casual else 1) > form.small:
            return True
        if form.acronym and not form.small and form.acronym * 2 >= form.shouted:
            return True
        if form.applied or form.placed >= 2 or (form.placed and form.nouns >= 2):  # German: "Stadt Kiel", "aus Kiel"
            return not form.articled and not form.small
        return form.opening > 0 and form.small == 0 and form.acting > 0

    def _resolve(self, run: Run, alone: dict[str, bool]) -> list[tuple[int, Key, str]]:
        """Return the names in a run of capitalised words as (offset, key, spelling)."""
        first, keys = 0, run.keys
        if len(keys) > 1:
            if run.opens and not self.forms.inside_runs.get(keys) and not self._leads(keys[0], alone):
                if self._known(keys[1], alone) or self.forms[keys[0]].small:
                    first = 1
            if len(keys) - first > 1 and self._together(run, keys[first:]):
                return [run.name(first, len(keys))]
        found = []
        for k in range(first, len(keys)):
            if self._known(keys[k], alone):
                found.append(run.name(k, k + 1))
        return found

    def _known(self, key: str, alone: dict[str, bool]) -> bool:
        answer = alone.get(key)
        if answer is None:
            answer = alone[key] = self._alone(key)
        return answer

    def _leads(self, key: str, alone: dict[str, bool]) -> bool:
        """Tell whether the first word of a sentence belongs to the name that it seems to begin."""
        return key in lexicon.GIVEN or self._known(key, alone)

    def _together(self, run: Run, keys: Key) -> bool:
        """Decide whether a run of two words or more is one name."""
        if keys in self.labels:
            return True
        if run.parts > MOST_PARTS or run.shape == CAPITALS:
            return False
        if run.quiet:
            return keys in self.forms.inside_runs
        if all(key in lexicon.COMMON or key in lexicon.HARD for key in keys):
            return False
        return not run.indefinite or bool(self.forms.inside_runs.get(keys)) or keys[0] in lexicon.GIVEN

    # -- names by their marks ------------------------------------------------------------------------------------

    def _marked(self) -> list[tuple[int, str]]:
        """Find mentions (@mara), channels (#plat-orbit), identifiers in code quotes and Japanese forms of address."""
        text, words = self.columns.text, self.columns.words
        found = list(self.identifiers)

        def read(at: int) -> bool:
            i = bisect_left(words.starts, at)
            return i < len(words) and not self.states[i] & MUTE

        if "@" in text or "#" in text:
            for match in _MENTION.finditer(text):
                at, name = match.start(), match[1].rstrip("-")
                before = text[at - 1] if at else " "
                if (before.isspace() or before in "([{,;\"'“‘*_") and read(at):
                    label = self.labels.get(tuple(map(fold, WORD.findall(name))), name)
                    found.append((at, label if match[0][0] == "@" else "#" + name))
        glued = {k: _GLUED.search(word) for k, word in enumerate(words.surfaces) if not word.isascii()}
        if any(glued.values()):  # an identifier between characters of a script without spaces: 便はJL043です
            for i, k in enumerate(words.ids):
                if inner := glued.get(k):
                    found.append((words.starts[i] + inner.start(), inner[0]))
        if "`" in text:
            found += [(match.start(1), match[1]) for match in _TOKEN.finditer(text) if read(match.start(1))]
        if "さん" in text or "くん" in text or "ちゃん" in text or "先生" in text:
            found += [(m.start(), m[0]) for m in _HONOURED.finditer(text) if m[0] not in _NO_PERSON]
        return found
