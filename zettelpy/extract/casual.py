"""Names in lower case: who is talked of in a chat whose writers leave out capitals, by the company that the word keeps.

A known given name counts where a person can stand ("with kelly", "kelly is fine"). An unknown word needs more: to be
the subject of what only persons do, to stand like a person a second time, and never to have an article or a possessive.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.extract.evidence import MUTE, OPENS, QUIET
from zettelpy.extract.tongues import Tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon

# Words right before a person, by language; for English those that take nothing else stand apart.
_NEAR: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset("with from for and is was to how's where's hi hey thanks ask miss love about did does has".split()),
    "de": frozenset("mit bei von und fur hat ist hallo danke".split()),
    "es": frozenset("con a y para hola gracias vi es".split()),
    "fr": frozenset("avec chez et pour salut merci".split()),
    "it": frozenset("con da e per ciao grazie".split()),
    "pt": frozenset("com e para oi obrigado obrigada".split()),
    "ru": frozenset("и а что где привет спасибо".split()),
}
_TAKERS: Final = frozenset("met tell told asked ask texted invite invited thank thanked married phoned emailed".split())
_BEFORE_SUBJECT: Final = frozenset("and but that if because cause cuz when so then while since until did does".split())
_IS: Final = frozenset("is was isn't wasn't has had will would can ist war hat est a es esta e sta".split())
_DETERMINED: Final = frozenset(
    "the a an my your his her our their this that these those some any no every each which what another one".split()
)
_SHORTEST: Final = 3
_LEAST: Final = 2  # places of a person for a word that is in no list


def find_casual(
    columns: Columns, states: bytearray, tongues: Tongues, never: frozenset[str], nouns: frozenset[str]
) -> list[tuple[int, str]]:
    """Return the first place of each name in lower case as (offset, name), in order of offset.

    `states` are those of `evidence.read_states`; `never` and `nouns` hold folded words that are no names. Cost: linear.
    """
    words = columns.words
    folded, surfaces, ids = words.folded, words.surfaces, words.ids
    known, open_words = set[int](), set[int]()
    for k, form in enumerate(folded):
        if len(form) < _SHORTEST or not surfaces[k].islower() or not form.isalpha() or not _plain(form, never, nouns):
            continue
        (known if form in lexicon.GIVEN else open_words).add(k)
    if "en" not in tongues.languages:
        open_words = set()
    first: dict[int, int] = {}
    subjects: dict[int, int] = {}
    places: dict[int, int] = {}
    for i, k in enumerate(ids):
        if (k not in known and k not in open_words) or states[i] & (MUTE | QUIET):
            continue
        opens = bool(states[i] & OPENS) or not i
        language = tongues.at(i)
        before = "" if opens else folded[ids[i - 1]]
        more = i + 1 < len(ids) and not states[i + 1] & (OPENS | MUTE)
        after = folded[ids[i + 1]] if more and words.starts[i + 1] - words.end(i) == 1 else ""
        verb = after in lexicon.verbs(language)
        if k in known:
            near = before in _NEAR.get(language, ()) or before in _TAKERS
            if near or verb or (opens and (after in _IS or not more)):
                first.setdefault(k, i)
        elif before in _DETERMINED:
            open_words.discard(k)
        elif verb and after.endswith(("s", "ed", "aid", "old")) and (opens or before in _BEFORE_SUBJECT):
            subjects[k] = subjects.get(k, 0) + 1
            first.setdefault(k, i)
        elif before in _TAKERS:
            places[k] = places.get(k, 0) + 1
            first.setdefault(k, i)
    found = [
        (i, k)
        for k, i in first.items()
        if k in known or (k in open_words and k in subjects and subjects[k] + places.get(k, 0) >= _LEAST)
    ]
    return [(words.starts[i], surfaces[k]) for i, k in sorted(found)]


def _plain(form: str, never: frozenset[str], nouns: frozenset[str]) -> bool:
    """Tell whether a word in lower case is no function word, no title, and no name that is a word as well."""
    if form in never or form in nouns or form in lexicon.TITLES or form in lexicon.COMMON:
        return False
    return form not in lexicon.AMBIGUOUS and form not in lexicon.NATIONS
