"""The names in a text: persons, places, products, tickets, channels, in the spelling in which they are written.

Whether a word is a name is decided once for the whole text, from how its capitals are used (`runs.py`, `uses.py`), from
speaker labels, titles, mentions (@mara, #plat-orbit), identifiers (ORB-877) and shapes (GitHub, NASA); short lists of
given names and places only tip the balance. Then each span answers with the names that stand in it, in order of first
appearance.

Runs of capitalised words are one name ("New York", "Elizabeth Bennet", "Bank of England"); titles before a name are
left out. A name has one spelling: that of its speaker label, else its most frequent one.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Final

from zettelpy.extract import native
from zettelpy.extract.casual import find_casual, quiet_messages
from zettelpy.extract.codes import assign_codes
from zettelpy.extract.evidence import CAPITALS, MUTE, OPENS, SMALL, read_cases, read_states
from zettelpy.extract.german import FAMILIES, is_noun, is_place, is_street
from zettelpy.extract.joints import NUNS
from zettelpy.extract.marks import find_marked
from zettelpy.extract.name_labels import Key, count_mentions, read_labels, speaker_name
from zettelpy.extract.runs import find_runs
from zettelpy.extract.tongues import in_language, read_tongues
from zettelpy.extract.uses import MOST_PARTS, Form, Run
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.everyday import EVERYDAY
from zettelpy.text.normalise import fold

__all__ = ["assign_codes", "reader"]

_CASUAL: Final = 3  # a text is casual where one sentence in three, or more, opens without a capital
_OPENING: Final = lazily(bytes((OPENS,)))
_LAUGHTER: Final = lazily("[aа]?(?:[hjxх][aeiouаеи]){2,}[hjxх]?|(?:ah|he|eh|ах){2,}a?|k{2,}|(?:rs){2,}|(?:hue){2,}")
_STRETCHED: Final = lazily(r"(.)\1\1")
_PLACE_PARTICLES: Final = frozenset("de di da do du von van del".split())
_LONG: Final = 6  # letters of an abbreviation; a longer word in capitals is shouted
_NO_BODIES: Final = frozenset(("de", "fr", "es", "pt", "it"))  # where the abbreviation of a body has its article
_GERMAN_ARTICLES: Final = frozenset(("der", "die", "das"))
_VOWELS: Final = frozenset("aeiouyаеиоуыэюя")
_ABSTRACT: Final = ("ing", "ion", "ment", "ness", "ity", "ance", "ence", "ship", "hood", "age", "ure", "ism", "s")
_BANKS: Final = ("sparkasse", "volksbank", "stadtwerke", "raiffeisenbank")
_UNLIKE_NOUNS: Final = (*FAMILIES, "am", "ac", "ax", "ix", "ox", "ex", "vac", "i", "o", "a", "y")  # no German endings
_COINED: Final = ("cam", "vac", "ax", "ix", "ox", "zol", "statin", "pril", "flex", "soft", "tec", "sys", "ify", "ly")
# How Russian verbs and nouns of doing end: «Оплатить», "Оформление делает Инна".
_INFINITIVES: Final = ("ить", "ать", "ять", "еть", "уть", "ыть", "оть", "ться", "чься", "ение", "ание", "ость")
_PONDS: Final = frozenset(
    "stausee baggersee badesee bergsee waldsee stadtsee natursee salzsee uebersee ubersee kratersee".split()
)
_NAME_SCORE: Final = 3  # what a capitalised word of a German text must reach


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
    counts = count_mentions(mentions)
    kept = [(at, name) for at, name in mentions if counts[name] >= options.min_entity_frequency]
    starts = [at for at, _ in kept]
    said = [name for _, name in kept]
    blocks = columns.layout.blocks
    speakers = [speaker_name(block.speaker) for block in blocks]
    speakers = [name if counts.get(name, 0) >= options.min_entity_frequency else "" for name in speakers]

    begins, ends = [block.start for block in blocks], [block.end for block in blocks]
    talk = any(speakers)

    def names_in(start: int, end: int) -> tuple[str, ...]:
        names = said[bisect_left(starts, start) : bisect_left(starts, end)]
        if talk:  # who speaks where the span begins, behind the label
            block = bisect_right(ends, start)
            if block < len(begins) and begins[block] < min(start, end) and speakers[block]:
                names.insert(0, speakers[block])
        return tuple(dict.fromkeys(names))

    return names_in


class _Names:
    """Decides which words of one text are names and finds where they stand."""

    def __init__(self, columns: Columns) -> None:
        self.columns = columns
        self.states = bytearray(columns.once(read_states))  # a copy: nouns are marked in it
        self.labels = read_labels(columns)
        sure = frozenset(key[0] for key in self.labels)
        self.runs, self.identifiers, self.forms, self.never, self.longer = find_runs(columns, self.states, sure)
        languages = columns.once(read_tongues).languages
        self.languages = frozenset(languages)
        self.local = in_language(lexicon.OPENERS, languages)
        self.everyday = in_language(EVERYDAY, languages)
        self.persons = in_language(lexicon.PERSON_NOUNS, ("en", *languages))
        self.casual = self._casual()
        self.marked = self.identifiers + find_marked(columns, self.states, self.labels) + native.find_names(columns)
        quiet = self.states if self.casual else quiet_messages(columns, self.states)
        if quiet is not None:
            nouns = frozenset[str]().union(*lexicon.PERSON_NOUNS.values())
            self.marked += find_casual(columns, quiet, columns.once(read_tongues), self.never, nouns)
        self.called = {(fold(name),) for _, name in self.marked}
        self.alone: dict[str, bool] = {}
        self.lasts = {keys[-1] for keys in self.forms.inside_runs if len(keys) == 2 and keys[-1] not in lexicon.HEADS}

    def _casual(self) -> bool:
        """Tell whether the writers leave out capitals."""
        cases = self.columns.once(read_cases)
        opening = [match.start() for match in _OPENING.finditer(self.columns.once(read_states))]
        small = bytes(map(cases.__getitem__, opening)).count(SMALL)
        return small > 0 and small * _CASUAL >= len(opening)

    def mentions(self) -> list[tuple[int, str]]:
        """Return each mention of a name as (offset, name), in order of offset."""
        found: list[tuple[int, Key, str]] = []
        for run in self.runs:
            if isinstance(run, Run):
                found += self._resolve(run)
            elif self._known(run[1]):
                found.append((run[0], (run[1],), run[2]))
        spellings = self._spellings(found)
        result = [(at, spellings[key]) for at, key, _ in found]
        small = self._small_forms(spellings)
        if small:
            words = self.columns.words
            there = [i for i, k in enumerate(words.ids) if k in small]
            result += [(words.starts[i], small[words.ids[i]]) for i in there if not self.states[i] & MUTE]
        called = {**spellings, **self.labels}
        result += [(at, called.get((fold(name),), name)) for at, name in self.marked]
        for block in self.columns.layout.blocks:
            name = speaker_name(block.speaker)
            if name and block.body > block.start:
                result.append((block.label, name))
        return sorted(set(result))

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
        return not (key in self.never or key in lexicon.AMBIGUOUS or key in lexicon.COMMON or key in lexicon.TITLES)

    # -- one word ----------------------------------------------------------------------------------------------------

    def _known(self, key: str) -> bool:
        answer = self.alone.get(key)
        if answer is None:
            answer = self.alone[key] = self._is_name(key)
        return answer

    def _sure(self, key: str) -> bool:
        """Tell whether a word is a given name and nothing else in the languages of the text."""
        return key in lexicon.GIVEN and key not in lexicon.AMBIGUOUS and key not in self.local

    def _is_name(self, key: str) -> bool:
        """Decide whether a word is a name by itself."""
        if (key,) in self.labels or (key,) in self.called:
            return True
        form = self.forms[key]
        if key in lexicon.TITLES and key not in lexicon.GIVEN:
            return False
        if key in self.never:
            if key in lexicon.AMBIGUOUS and key not in lexicon.CALENDAR and (form.acting or form.lone):
                return True  # only what `Joints` has let pass is counted
            if form.owned and form.lone:
                return True  # da Claro: only what `Joints` has let pass is counted
            return form.titled > 0 or (form.body > 0 and form.shouted == 0 and not form.inside)
        if form.titled or form.shaped:
            return True
        if self._sure(key) and (form.small == 0 or form.inside > 0 or self.casual):
            return True
        if key in lexicon.PLACES and form.nouns and not form.small:
            return True
        if key in lexicon.COMMON or key in self.persons or _LAUGHTER.fullmatch(key) or _STRETCHED.search(key):
            return False
        if key.endswith(_INFINITIVES) and len(key) > 4:
            return False  # «Оплатить»
        if key.endswith("ly") and len(key) > 5 and not form.lone and key not in lexicon.PLACES and key.isascii():
            return False  # "Roughly 40 people"
        if form.inside * (4 if self.casual else 1) > form.small:
            return True
        if form.acronym and not form.small and form.acronym * 2 >= form.shouted:
            return self._is_body(key, form)
        if (form.small == 0 or self.casual) and (key in lexicon.PLACES or key in lexicon.MAKERS):
            return True
        if key.endswith(_BANKS) and not form.articled > 2:
            return True
        if "de" in self.languages:
            return self._is_german_name(key, form)
        if not form.opening or form.small:
            return False
        if key in self.lasts:  # "Tessa Moran", then "Moran's father"
            return True
        if key in self.everyday:
            return False  # "Domani farà freddo"
        if form.acting or (form.verbal > 1 and not key.endswith(_ABSTRACT)):
            return True
        return self._paired(key, form)

    def _paired(self, key: str, form: Form) -> bool:
        """Tell whether "and" joins a word to a name."""
        self.alone[key] = False  # two words bear each other out only where one has evidence of its own
        return any(self._known(partner) for partner in form.partners)

    def _is_body(self, key: str, form: Form) -> bool:
        """Decide whether a word in capitals abbreviates the name of a body: NASA, la DLRG; not PDF, nor shouted WAY."""
        if key in lexicon.ABBREVIATIONS or key in self.persons:
            return False
        if form.body or key in lexicon.MAKERS:
            return True
        if len(key) >= _LONG or not self.languages.isdisjoint(_NO_BODIES):
            return False
        spoken = not _VOWELS.isdisjoint(key[1:]) and key.isascii()
        return not spoken or (form.shouted == 0 and form.acronym > 1)

    def _is_german_name(self, key: str, form: Form) -> bool:
        """Weigh what a capitalised word of a German text is: a name stands where a noun would have its article."""
        if form.small and not form.applied:
            return False
        if key.endswith("er") and key[:-2] in lexicon.PLACES and not (form.applied or form.acting or form.greeted):
            return False  # "Berliner und Krapfen"
        score = 4 * (form.acting > 0) + 4 * (form.applied > 0) + 4 * (form.greeted > 0) + 4 * self._paired(key, form)
        score += 3 * min(form.placed + form.near, 2) + 2 * min(form.bare, 2) + 2 * min(form.verbal, 2)
        score += any(not is_noun(partner) for partner in form.partners)
        score += (form.bare > 0 or form.verbal > 0) and key.endswith(_UNLIKE_NOUNS)
        score -= (1 if score >= 4 else 2) * min(form.articled, 3) + 4 * (form.counted > 0)
        if form.nouns and (is_street(key) or (key.endswith("see") and len(key) > 6 and key not in _PONDS)):
            return True
        if is_place(key):
            score += 1
            if form.placed and not form.articled:
                return True
        if is_noun(key):
            return form.applied > 0 and score > 2 * _NAME_SCORE
        if form.bare and key.endswith(_COINED):
            return True  # Metacam
        return score >= _NAME_SCORE

    # -- runs --------------------------------------------------------------------------------------------------------

    def _resolve(self, run: Run) -> list[tuple[int, Key, str]]:
        """Return the names in a run of capitalised words as (offset, key, spelling)."""
        longer = self.longer.get(run.starts[0])
        if longer is not None and longer.keys in self.forms.inside_runs:
            return [longer.name(0, len(longer.keys))]
        keys = run.keys
        if len(keys) == 1:
            return [run.name(0, 1)] if self._known(keys[0]) else []
        first, stop = self._first(run), len(keys)
        rest = keys[first:]
        found = []
        if cut := self._parted(rest):  # "Marta de Sevilla": a person, and where they are from
            found = [run.name(first, first + 1)]
            first, rest = first + cut, rest[cut:]
        if len(rest) > 1 and self._together(run, first):
            return [*found, run.name(first, stop)]
        for k in range(first, stop):
            if run.bases[k][:1].isupper() and self._known(keys[k]):
                found.append(run.name(k, k + 1))
        if not found and first and len(rest) > 1:
            found = [run.name(first, stop)]
        return found

    def _first(self, run: Run) -> int:
        """Return where the name begins in a run that a sentence or a street's word opens."""
        keys, inside_runs = run.keys, self.forms.inside_runs
        if not run.bases[0][:1].isupper():  # a street's word in lower case, unless the text calls the street without it
            bare = next((k for k, base in enumerate(run.bases) if base[:1].isupper()), 0)  # none: "macOS iOS"
            rest = keys[bare:]
            return bare if rest in inside_runs or (len(rest) == 1 and self.forms[rest[0]].lone > 0) else 0
        if not run.opens or keys in self.labels or keys in inside_runs or run.street or self._leads(keys[0]):
            return 0
        following = next((k for k in range(1, len(keys)) if run.bases[k][:1].isupper()), 0)
        if not following:
            return 0
        if keys[0] in _GERMAN_ARTICLES and len(keys) > 2:
            return following  # a few German words in a text in another language
        if keys[0] in lexicon.HEADS or keys[0] in lexicon.PLURAL_ARTICLES or keys[0].startswith("sant'"):
            return 0
        head, second = self.forms[keys[0]], keys[following]
        if following == 1 and keys[0].endswith("ing") and len(keys[0]) > 5 and keys[0] not in lexicon.PLACES:
            return 1 if run.bases[0].istitle() and "en" in self.languages else 0  # "Flying Ryanair to Porto"
        if following > 1 or keys[following:] in inside_runs or head.small or keys[0] in self.persons:
            return following
        return following if self.forms[second].lone or (second,) in self.labels or self._sure(second) else 0

    def _leads(self, key: str) -> bool:
        """Tell whether the first word of a sentence belongs to the name that it seems to begin."""
        return len(key) == 1 or key in lexicon.GIVEN or key in NUNS or self._known(key)  # "A. A. Milne"

    def _parted(self, keys: Key) -> int:
        """Return where the place begins that a person is from ("Marta de Sevilla"), 0 where the words are one name."""
        if len(keys) < 3 or keys[1] not in _PLACE_PARTICLES or keys[0] in lexicon.HEADS:
            return 0
        place = keys[2] in lexicon.PLACES or (keys[2] in lexicon.HEADS and len(keys) > 3)
        if (keys[0],) not in self.labels and self.forms[keys[0]].lone < 2:
            return 2 if place and keys[0] in lexicon.GIVEN else 0
        if len(keys) == 3 and (self.forms[keys[2]].lone or keys[1] == "di"):
            return 2
        return 2 if place else 0

    def _together(self, run: Run, first: int) -> bool:
        """Decide whether a run of two words or more is one name."""
        keys = run.keys[first:]
        if keys in self.labels:
            return True
        loud = run.shape == CAPITALS and keys[0] not in lexicon.FORENAMES and all(map(str.isupper, run.bases[first:]))
        if run.parts > MOST_PARTS or loud:
            return False
        if run.quiet:
            return keys in self.forms.inside_runs
        houses = keys[0] in lexicon.HEADS and len(keys) > 2 and not run.opens  # Café de la Gare
        work = keys[0] == "the" and len(keys) > 2 and not run.opens  # The Lost Garden
        if not (houses or work) and all(
            key in lexicon.COMMON or key in self.never or key in self.persons for key in keys
        ):
            return False
        if keys in self.forms.inside_runs or run.street:
            return True
        if run.broken or (run.whole and run.opens and not first):
            if len(keys) > 1 and keys[-1] in lexicon.FIRM_ENDS:
                return True  # a line of its own: "Greenacre Property Services"
            apart = all(self._sure(key) or (key,) in self.labels for key in keys)
            return self._leads(keys[0]) and (not apart or keys[-1] in lexicon.FAMILIES)
        return not run.indefinite or keys[0] in lexicon.GIVEN
