"""Runs of capitalised words: each is what could be one name, and its use is counted (`uses.py`).

A run is capitalised words with a blank or a hyphen between them, a particle ("Noor de Wit"), "of" behind a word like
"Bank", or "&". Function words, titles, a possessive, and a change between capitals and CAPITALS end it. The article,
the word for a street and the house number that belong to a name are taken in.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.extract import cyrillic
from zettelpy.extract.cases import Cases
from zettelpy.extract.evidence import CAPITAL, CAPITALS, LARGE, MUTE, NOUNS, OPENS, QUIET, Trait, mark_nouns, read_cases
from zettelpy.extract.german import is_street
from zettelpy.extract.joints import BLANKS, Joints
from zettelpy.extract.lone import Lone, Lones
from zettelpy.extract.spellings import plain, read_traits
from zettelpy.extract.tongues import read_tongues
from zettelpy.extract.uses import INDEFINITE, Forms, Run, Uses
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon import russian as russian_lexicon
from zettelpy.text.normalise import fold

_LARGE: Final = lazily(bytes((LARGE,)))
_SHORT_STREETS: Final = frozenset("ул пл пр пер avda".split())
_CODE_SIGNS: Final = frozenset("-_./@#`~\\=")
_STANDARDS: Final = frozenset("UTF ISO SHA RFC HTTP MD DIN EN IEEE ANSI COVID".split())
_REACH: Final = 4  # words from one capital of a run to the next, at the least, with which it cannot go on
_MOST_INITIALS: Final = 4
_MOST_QUOTED: Final = 2  # lower-case words in a name in quotation marks
_SAINTS: Final = frozenset(("st", "saint"))  # St Mary's; King's Cross keeps its possessive as well
_FEW: Final = 8  # uses up to which the places of a word in lower case are looked at
_Spelled = tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...], tuple[str, ...]]
_TAIL_STARTS: Final = frozenset(["half"])


class Runs(NamedTuple):
    """What was read: runs in order, identifiers (offset, name), the uses of words, the words that are no names."""

    runs: list[Run | Lone]
    identifiers: list[tuple[int, str]]
    forms: Forms
    never: frozenset[str]
    longer: dict[int, Run]  # offset of a run -> the same with the function word that opens its sentence ("New" York)


def find_runs(columns: Columns, states: bytearray, sure: frozenset[str]) -> Runs:
    """Find the runs of capitalised words of a text, identifiers (ORB-877), and how each word is used.

    `states` are those of `evidence.read_states`; German blocks are marked in it. `sure` holds the folded words of
    speaker labels.
    """
    finder = _Finder(columns, states, sure)
    finder.run()
    return Runs(finder.runs, finder.identifiers, finder.uses.forms, finder.never, finder.longer)


class _Finder:
    def __init__(self, columns: Columns, states: bytearray, sure: frozenset[str]) -> None:
        self.text, self.words, self.states = columns.text, columns.words, states
        self.total = len(self.words)
        self.cases = columns.once(read_cases)
        mark_nouns(columns, states)
        self.tongues = columns.once(read_tongues)
        self.traits: list[Trait | None] = read_traits(columns)
        self.uses = Uses(columns, states, self.traits, self.tongues)
        self.gap = self.uses.gap
        self.runs: list[Run | Lone] = []
        self.identifiers: list[tuple[int, str]] = []
        self.leads: dict[int, Trait] = {}  # number of a word -> the function word before it that opens the sentence
        self.longer: dict[int, Run] = {}  # offset of a run -> the run with that word ("New Zealand")
        tails = lexicon.TAILS | _TAIL_STARTS | russian_lexicon.GENERIC.keys()
        self.tails = {k for k, form in enumerate(self.words.folded) if form in tails}
        self.lones = Lones(self.uses, self.tails)
        self.joints = Joints(self.uses, sure)
        self.never = self.joints.never
        self.russian = Cases(self.uses, sure, self.joints.blank)

    def run(self) -> None:
        """Read all capitalised words in order."""
        self._count_small()
        ids, traits, states, ending = self.words.ids, self.traits, self.states, self.joints.ending
        openers = self.joints.openers
        held: list[int] = []  # the words of the run being read
        skipped = -1
        capitals = self._capitals()
        for i, following in zip(capitals, [*capitals[1:], self.total + _REACH], strict=False):
            trait = traits[ids[i]]
            assert trait is not None
            if i <= skipped:
                continue
            if held and (i - held[-1] >= _REACH or not self.joints.joins(held, i)):
                self._close(held)
                held = []
            key, shape = trait.key, trait.shape
            if key in openers and not held and states[i] & OPENS and shape == CAPITAL:
                self.leads[i + 1] = trait  # by far the most: "The", "It"
                continue
            if shape >= CAPITALS and (last := self._numbered(i)):
                if held:
                    self._close(held)
                    held = []
                skipped = last
                continue
            if key in ending and self.joints.ends(trait, i, held):
                if held:
                    self._close(held)
                    held = []
                if states[i] & OPENS:
                    self.leads[i + 1] = trait
                continue
            if held:
                held.extend(range(held[-1] + 1, i + 1))
            elif following - i >= _REACH and i and self._begins_alone(i):
                self._close([i])  # nothing before it or behind it can belong to it
            else:
                held = self._begin(i)
        if held:
            self._close(held)

    def _capitals(self) -> list[int]:
        """Return the numbers of the words that have a capital and are read."""
        states = self.states
        return [i for i in (match.start() for match in _LARGE.finditer(self.cases)) if not states[i] & MUTE]

    def _count_small(self) -> None:
        """Count the words without a capital that have one elsewhere; parts of addresses and of code do not count."""
        words, forms, counts = self.words, self.uses.forms, self.words.counts
        rare: dict[int, str] = {}
        for k, key in self._small_forms().items():
            if counts[k] > _FEW or key in self.never:  # what stands in code makes no difference
                forms[key].small += counts[k]
            else:
                rare[k] = key
        if rare:
            there = [0] * len(words.surfaces)
            for k in rare:
                there[k] = 1
            for i in words.where(there):
                if not self.states[i] & MUTE and not self._in_code(i):
                    forms[rare[words.ids[i]]].small += 1

    def _small_forms(self) -> dict[int, str]:
        """Return the surfaces without a capital that are a name's word elsewhere, each with the key of that."""
        folded, traits = self.words.folded, self.traits
        keys = {trait.key for trait in traits if trait is not None}
        small: dict[int, str] = {}
        for k, form in enumerate(folded):
            if (form in keys or form[-2:] == "'s") and traits[k] is None:
                key = form.removesuffix("'s")
                if key in keys:
                    small[k] = key
        cases = {trait.key for trait in traits if trait is not None and cyrillic.is_cyrillic(trait.base)}
        if cases:
            for k, form in enumerate(folded):
                key = form.removesuffix("'s") if traits[k] is None and k not in small else ""
                if key and cyrillic.is_cyrillic(key):
                    stems = map(fold, cyrillic.stems(plain(self.words.surfaces[k])))
                    key = next((name for name in stems if name in cases), "")
                    if key:
                        small[k] = key
        return small

    def _in_code(self, i: int) -> bool:
        """Tell whether word i is a part of an identifier or an address ("kestrel-sync")."""
        text, start, end = self.text, self.words.starts[i], self.words.end(i)
        if start and text[start - 1] in _CODE_SIGNS and text[start - 2 : start - 1] not in ("", " ", "\n"):
            return True
        return text[end : end + 1] in _CODE_SIGNS and text[end + 1 : end + 2].isalnum()

    def _numbered(self, i: int) -> int:
        """Note an identifier (ORB-877, RE-2025-0418) if one begins at word i; return its last word, else 0."""
        words, last = self.words, i
        while last + 1 < len(words) and self.gap(last + 1) == "-":
            number = words.surface(last + 1)
            if not (number.isdecimal() and len(number) <= 8):
                break
            last += 1
        digits = words.end(last) - words.end(i) - (last - i)  # without hyphens
        letters = words.surface(i)
        if last == i or letters in _STANDARDS or (digits < 2 and not self._is_ticket(letters)):
            return 0
        start = words.starts[i]
        self.identifiers.append((start, self.text[start : words.end(last)]))
        return last

    def _is_ticket(self, letters: str) -> bool:
        """Tell whether letters before a single digit can be those of a project ("ABC-1"), no unit or file format."""
        return 1 < len(letters) <= 6 and letters.isalpha() and fold(letters) not in lexicon.ABBREVIATIONS

    def _begin(self, i: int) -> list[int]:
        """Return the words with which a run opens at word i: with initials, the article or the street's word before."""
        if not i or self._begins_alone(i):
            return [i]
        first = i
        while first > max(0, i - _MOST_INITIALS) and self.joints.initials(first - 1, first):
            if self.uses.titled(first) or self.states[first - 1] & MUTE:
                break
            first -= 1
        parted = first < i and any(self.states[k] & OPENS for k in range(first + 1, i + 1))
        if parted and not self.states[first] & OPENS:
            first = i  # "Plan B. Lewis wrote it", but "C. S. Lewis wrote it"
        before, trait = self.words.surface(first - 1) if first else "", self.traits[self.words.ids[i]]
        opening = bool(self.states[first] & OPENS) or self.gap(first) not in BLANKS or not before[:1].isupper()
        if first < i and trait is not None and trait.shape == CAPITAL and (opening or self.uses.titled(first)):
            return list(range(first, i + 1))
        if self.states[i] & (NOUNS | OPENS):
            return [i]
        language, words = self.tongues.at(i), self.words
        surface = words.surface(i - 1)
        if surface[0].isupper() and surface == surface.capitalize() and self.gap(i) in BLANKS:
            before, trait = fold(surface), self.traits[words.ids[i]]
            if before in lexicon.CAPITAL_ARTICLES.get(language, ()) and trait is not None and trait.shape == CAPITAL:
                opens = bool(self.states[i - 1] & OPENS) or not self.uses.inside(i - 1, i)
                if not opens or before in lexicon.PLURAL_ARTICLES:
                    return [i - 1, i]
        streets = lexicon.STREETS_BEFORE.get(language)
        if streets:
            first = i - 1
            while first > i - 4 and first > 0 and words.surface(first) in self.joints.particles[language]:
                first -= 1
            if words.folded[words.ids[first]] in streets and not self.states[first] & MUTE:
                gaps = {self.gap(k) for k in range(first + 1, i + 1)}
                if gaps <= BLANKS or (gaps <= {". ", "."} and words.folded[words.ids[first]] in _SHORT_STREETS):
                    return list(range(first, i + 1))
        return [i]

    def _begins_alone(self, i: int) -> bool:
        """Tell whether nothing that stands before word i can belong to its name: no initial, article or street."""
        k = self.words.ids[i - 1]
        if len(self.words.surfaces[k]) == 1 or self.joints.streets:
            return False
        return self.words.folded[k] not in self.joints.articles or bool(self.states[i] & OPENS)

    # -- what a run holds ------------------------------------------------------------------------------------------

    def _close(self, held: list[int]) -> None:
        """Make a run of the words that are held, count its uses and keep it."""
        if len(held) == 1 and held[0] not in self.leads and (lone := self.lones.read(held[0])):
            self.runs.append(lone)
            return
        titled = self.uses.titled(held[0])
        run = self._read(held, titled)
        self.runs.append(run)
        if held[0] in self.leads:
            self._lengthen(run, held[0])
        if not run.quiet:
            self.uses.count(run, held, titled)

    def _read(self, held: list[int], titled: bool) -> Run:
        """Return the run of some words, a title before it or not."""
        words, uses, first = self.words, self.uses, held[0]
        traits = [trait for i in held if (trait := self.traits[words.ids[i]]) is not None]
        lead, state = traits[0], self.states[first]
        extra = self._tail(held)
        opens = not titled and not uses.inside(first, (extra or held)[-1])
        indefinite = not opens and uses.before(first) in INDEFINITE and self.tongues.at(first) == "en"
        end, after = words.end(held[-1]), held[-1] + 1
        whole = opens and self.text[end : end + 2].strip() == ":"
        if state & OPENS:
            whole = whole or after >= self.total or bool(self.states[after] & OPENS)
            broken = False
        else:
            broken = not (titled or not first or uses.runs_on(first) or self.gap(first).startswith(","))
        if len(held) == 1 and not extra and not self._house_number(first, self._is_street(first)):
            key, base = lead.key, lead.base
            if self._elided(first):
                base = words.surface(first)
                key = fold(base)
            spelled: _Spelled = (key,), (words.starts[first],), (base,), ()
            street = False
        else:
            spelled, street = self._parts(held, extra)
        return Run(*spelled, opens, indefinite, bool(state & QUIET), lead.shape, len(traits), whole, broken, street)

    def _lengthen(self, run: Run, first: int) -> None:
        """Note what a run would be with the function word before it, which opens the sentence ("New York")."""
        lead = self.leads[first]
        if self.joints.blank(first) and lead.shape == CAPITAL:
            self.longer[run.starts[0]] = run._replace(
                keys=(lead.key, *run.keys),
                starts=(self.words.starts[first - 1], *run.starts),
                bases=(lead.base, *run.bases),
                joints=(self.gap(first), *run.joints),
                parts=run.parts + 1,
            )

    def _elided(self, i: int) -> bool:
        """Tell whether an elided article belongs to the name ("L'Eco", "L'Aquila"), inside of a sentence."""
        if self.states[i] & OPENS:
            return False
        surface = self.words.surface(i)
        return len(surface) > 3 and surface[0] == "L" and surface[1] in "'’" and surface[2].isupper()

    def _tail(self, held: list[int]) -> list[int]:
        """Return the lower-case words behind a run that belong to the name: "half marathon", море."""
        words, k = self.words, held[-1] + 1
        if self.text[words.starts[held[0]] - 1 : words.starts[held[0]]] == "«":
            return self._quoted(held)
        if k >= self.total or self.states[k] & OPENS or words.ids[k] not in self.tails or self.gap(k) not in BLANKS:
            return []
        form = words.folded[words.ids[k]]
        if form in _TAIL_STARTS and k + 1 < len(words) and words.surface(k + 1) in lexicon.TAILS:
            return [k, k + 1] if self.gap(k + 1) in BLANKS else []
        if words.surface(k) in lexicon.TAILS and self.tongues.at(k) == "en" and not self.states[held[0]] & OPENS:
            return [k]
        if form in russian_lexicon.GENERIC and len(held) == 1 and words.surface(k).islower():
            surface = words.surface(held[0])
            opens = bool(self.states[held[0]] & OPENS)
            if cyrillic.is_cyrillic(surface) and cyrillic.is_adjective(surface):
                return [k] if not opens or "ск" in surface else []
        return []

    def _quoted(self, held: list[int]) -> list[int]:
        """Return the lower-case words up to the end of a Russian name in quotation marks («Волжская правда»)."""
        words, extra = self.words, list[int]()
        for k in range(held[-1] + 1, min(held[-1] + 1 + _MOST_QUOTED, self.total)):
            if self.gap(k) != " " or not words.surface(k).islower() or not cyrillic.is_cyrillic(words.surface(k)):
                break
            extra.append(k)
        end = words.end((extra or held)[-1])
        return extra if self.text[end : end + 1] == "»" else []

    def _parts(self, held: list[int], extra: list[int]) -> tuple[_Spelled, bool]:
        """Return keys, offsets, bases and joints of a run of several words, and whether it is a street."""
        words = self.words
        all_words = held + extra
        traits = [self.traits[words.ids[i]] for i in all_words]
        bases = [words.surface(i) if trait is None else trait.base for i, trait in zip(all_words, traits, strict=True)]
        for k, (i, trait) in enumerate(zip(held, traits, strict=False)):
            inner = k > 0 and trait is not None and not trait.owner and not cyrillic.is_cyrillic(trait.base)
            owner = trait is not None and trait.owner and (k + 1 < len(held) or (k and fold(bases[0]) in _SAINTS))
            if owner or self._elided(i) or (inner and words.surface(i).endswith(bases[k])):
                bases[k] = words.surface(i)  # Musée d'Orsay, Pont-l'Abbé
        forms = [words.folded[words.ids[i]] for i in all_words]
        streets = lexicon.STREETS_BEFORE.get(self.tongues.at(held[0]), frozenset())
        street = forms[0] in streets
        if cyrillic.is_cyrillic(bases[0]):
            self.russian.agree(all_words, forms, bases, street)
        joints = [self.gap(i) for i in all_words[1:]]
        starts = [words.starts[i] for i in all_words]
        house = self._house_number(all_words[-1], street or self._is_street(all_words[-1]))
        if house:
            bases.append(house)
            joints.append(" ")
            starts.append(words.starts[all_words[-1] + 1])
        return (tuple(map(fold, bases)), tuple(starts), tuple(bases), tuple(joints)), street or bool(house)

    def _is_street(self, i: int) -> bool:
        """Tell whether word i ends the name of a street."""
        form = self.words.folded[self.words.ids[i]]
        return form in lexicon.STREETS or is_street(form)

    def _house_number(self, last: int, street: bool) -> str:
        """Return the number after a street's name, "" where there is none."""
        if not street or last + 1 >= self.total or self.gap(last + 1) not in (" ", ", "):
            return ""
        if self.states[last + 1] & OPENS:
            return ""
        number = self.words.surface(last + 1)
        return number if len(number) <= 4 and number[0] in "0123456789" and number.isalnum() else ""
