"""Names in lower case: who is talked of in a chat whose writers leave out capitals, by the company that the word keeps.

A known given name counts unless an article or a possessive stands before it; a known place or firm behind a preposition
of places ("moving to stockholm"). An unknown word needs more: to be the subject of what only persons do, to stand like
a person a second time, and never to have an article or a possessive.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from zettelpy.extract.cyrillic import is_cyrillic, stems
from zettelpy.extract.evidence import MUTE, OPENS, QUIET
from zettelpy.extract.tongues import Tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.normalise import fold

# Words right before a place or a firm, by language.
_AT: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "en": frozenset("at to in from near via on with using through leaving visiting visit around".split()),
        "de": frozenset("in nach bei aus auf mit von uber bis ab via".split()),
        "es": frozenset("en a de desde con por hasta para".split()),
        "fr": frozenset("a de chez sur en avec vers depuis via".split()),
        "it": frozenset("a in da di su con per verso".split()),
        "pt": frozenset("em no na a de do da para pelo pela com ate".split()),
        "ru": frozenset("в на из до с к через".split()),
    }
)
_BESIDE_RU: Final = frozenset("с со у к от для про о об и без за".split())  # before a person in another case
_TELLING_RU: Final = frozenset(
    """
    напиши напишу написал написала скажи скажу сказал сказала позвони позвоню позвонил позвонила передаи
    передам отдаи отдам дал дала спроси спрошу спросил спросила попроси попрошу попросил попросила зови позови
    пригласи встретил встретила видел видела жду ждем
    """.split()
)  # before a person in another case
_TAKERS: Final = frozenset("met tell told asked ask texted invite invited thank thanked married phoned emailed".split())
_ASKERS: Final = frozenset("ask asked tell told text texted call called invite".split())
_THIRD: Final = frozenset("she he she'll he'll she'd he'd".split())
_BEFORE_SUBJECT: Final = frozenset("and but that if because cause cuz when so then while since until did does".split())
_DETERMINED: Final = frozenset(
    "the a an my your his her our their this that these those some any no every each which what another one".split()
)
_STATES: Final = frozenset(
    "in at on not been got coming back out here there off away late sick ill fine asking saying bringing".split()
)
_SHORTEST: Final = 3
_FEWEST: Final = 3  # words of a message whose lack of capitals says something
_LEAST: Final = 3  # points of a word that is in no list: as a subject and once more as a person
_NONE, _PERSON, _SPOT, _OPEN = 0, 1, 2, 3


def find_casual(
    columns: Columns, states: bytearray, tongues: Tongues, never: frozenset[str], nouns: frozenset[str]
) -> list[tuple[int, str]]:
    """Return the first place of each name in lower case as (offset, name), in order of offset.

    `states` are those of `evidence.read_states`; `never` and `nouns` hold folded words that are no names. Cost: linear.
    """
    words = columns.words
    surfaces, ids = words.surfaces, words.ids
    folded = [form.removesuffix("'s") for form in words.folded]
    kinds: dict[str, int] = {}  # folded word -> what it may be
    of_word = [_kind(form, surface, never, nouns) for form, surface in zip(folded, surfaces, strict=True)]
    english = "en" in tongues.languages
    first: dict[str, int] = {}
    points: dict[str, int] = {}  # places of a person for a word that is in no list; of a subject counts more
    for i, k in enumerate(ids):
        kind, form = of_word[k], folded[k]
        if not kind or (kind == _OPEN and not english) or states[i] & (MUTE | QUIET) or kinds.get(form) == _NONE:
            continue
        opens = bool(states[i] & OPENS) or not i or "," in columns.text[words.end(i - 1) : words.starts[i]]
        language = tongues.at(i)
        before = "" if opens else folded[ids[i - 1]]
        more = i + 1 < len(ids) and not states[i + 1] & (OPENS | MUTE)
        after = folded[ids[i + 1]] if more and words.starts[i + 1] - words.end(i) == 1 else ""
        determined = before in _DETERMINED and language == "en"
        if kind == _PERSON:
            here = not determined and (form in lexicon.GIVEN or before in _BESIDE_RU or before in _TELLING_RU)
        elif kind == _SPOT:
            here = before in _AT.get(language, ()) or form in lexicon.MAKERS_ONLY
        elif determined:
            kinds[form] = _NONE
            here = False
        else:
            found = _as_person(words.folded[k], before, after, opens, lexicon.verbs(language))
            if before in _ASKERS and i + 1 < len(ids) and folded[ids[i + 1]] in _THIRD and not after:
                found = _LEAST  # "ask bex, she's with hannah"
            here = bool(found)
            points[form] = points.get(form, 0) + found
        if here:
            kinds.setdefault(form, kind)
            first.setdefault(form, i)
    named = [i for form, i in first.items() if kinds[form] in (_PERSON, _SPOT) or points.get(form, 0) >= _LEAST]
    named = [i for i in named if kinds[folded[ids[i]]]]
    return [(words.starts[i], _nominative(surfaces[ids[i]]) or _bare(surfaces[ids[i]])) for i in sorted(named)]


def quiet_messages(columns: Columns, states: bytearray) -> bytearray | None:
    """Return the states with all muted but the messages that hold no capital, None where there is no such message.

    Cost: linear.
    """
    text, words = columns.text, columns.words
    quiet: bytearray | None = None
    for block in columns.layout.blocks:
        if not block.speaker or block.body >= block.end:
            continue
        body = text[block.body : block.end]
        if body != body.lower() or body == body.upper():
            continue
        first, stop = words.within(block.body, block.end)
        if stop - first < _FEWEST:
            continue
        if quiet is None:
            quiet = bytearray(state | MUTE for state in states)
        quiet[first:stop] = states[first:stop]
    return quiet


def _kind(form: str, surface: str, never: frozenset[str], nouns: frozenset[str]) -> int:
    """Return what a word in lower case may be by the lists: a person, a place or firm, an open word; 0 for no name."""
    if len(form) < _SHORTEST or not surface.islower() or not form.isalpha() or not _plain(form, never, nouns):
        return _NONE
    if form in lexicon.PLACES or form in lexicon.MAKERS:
        return _SPOT
    return _PERSON if form in lexicon.GIVEN or _nominative(surface) else _OPEN


def _as_person(form: str, before: str, after: str, opens: bool, verbs: frozenset[str]) -> int:
    """Return how much the place of an unknown English word is that of a person: 2 as a subject, 1 behind a verb."""
    if form.endswith("'s"):
        return 2 * (opens and after in _STATES)  # "devon's in berlin"
    if after in verbs and after.endswith(("s", "ed", "aid", "old")) and (opens or before in _BEFORE_SUBJECT):
        return 2
    return int(before in _TAKERS)


def _bare(surface: str) -> str:
    """Return a word without its possessive."""
    return surface[:-2] if surface.endswith(("'s", "’s")) else surface


def _nominative(surface: str) -> str:
    """Return the Russian given name of which a word in lower case is another case, "" where it is none."""
    if not is_cyrillic(surface) or fold(surface) in lexicon.GIVEN:
        return ""
    names = stems(surface.replace("ё", "е"))
    return next((name for name in names if fold(name) in lexicon.GIVEN and fold(name) not in lexicon.AMBIGUOUS), "")


def _plain(form: str, never: frozenset[str], nouns: frozenset[str]) -> bool:
    """Tell whether a word in lower case is no function word, no title, and no name that is a word as well."""
    if form in never or form in nouns or form in lexicon.TITLES or form in lexicon.COMMON:
        return False
    return form not in lexicon.AMBIGUOUS and form not in lexicon.NATIONS and form not in lexicon.LOWER
