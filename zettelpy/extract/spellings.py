"""The capitalised words of a text, each in the spelling that stands for all of its forms: one name, one spelling.

What a single word tells is read by `evidence.read_trait`; here the text joins in: Russian cases go back to their
nominative (`cyrillic.py`), a German genitive ("Mareikes Auto") to the name without its s.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.cyrillic import Nominatives, is_cyrillic
from zettelpy.extract.evidence import CAPITAL, Trait, read_trait
from zettelpy.extract.german import is_noun
from zettelpy.extract.tongues import read_tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.german import NAMING
from zettelpy.text.lexicon.russian import GOVERNING
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

_QUOTED: Final = frozenset((" «", " „", ' "', " “"))


def read_traits(columns: Columns) -> list[Trait | None]:
    """Return the trait of each distinct surface of a text, None where it can be no name.

    >>> from zettelpy.text.columns import read_columns
    >>> [trait.base for trait in read_traits(read_columns("Марина едет. Мы видели Марину.")) if trait]
    ['Марина', 'Мы', 'Марина']
    """
    traits: list[Trait | None] = list(columns.words.column(read_trait))
    if any(trait is not None and is_cyrillic(trait.base) for trait in traits):
        _decline(columns, traits)
    if "de" in columns.once(read_tongues).languages:
        _drop_genitives(columns, traits)
    return traits


def plain(word: str) -> str:
    """Return a Cyrillic word in lower case with ё as е, the form in which cases are compared."""
    return word.lower().replace("ё", "е")


def _decline(columns: Columns, traits: list[Trait | None]) -> None:
    """Replace the traits of Cyrillic words by those of their nominatives."""
    words = columns.words
    forms = {
        k: plain(trait.base)
        for k, trait in enumerate(traits)
        if trait is not None and trait.shape == CAPITAL and is_cyrillic(trait.base)
    }
    before: dict[str, set[str]] = {form: set() for form in forms.values()}
    ids, folded = words.ids, words.folded
    for i, k in enumerate(ids):
        if k not in forms or not i:
            continue
        gap = columns.text[words.end(i - 1) : words.starts[i]]
        if len(gap) == 1 or (gap in _QUOTED and folded[ids[i - 1]] in GOVERNING):
            before[forms[k]] |= {folded[ids[i - 1]], gap[-1]}  # "из «Сосенок»", but "кафе «Сосенки»"
    labels = frozenset(
        plain(word) for block in columns.layout.blocks if block.speaker for word in WORD.findall(block.speaker)
    )
    nominatives = Nominatives(before, labels)
    written = {form: trait.base for k, form in forms.items() if (trait := traits[k]) is not None}
    for block in columns.layout.blocks:
        for word in WORD.findall(block.speaker):
            written.setdefault(plain(word), word)
    for k, form in forms.items():
        trait = traits[k]
        assert trait is not None
        name = nominatives.of(form)
        if name != form:
            base = written.get(name) or _spell(trait.base, form, name)
            traits[k] = Trait(base, fold(base), trait.shape, trait.owner)


def _spell(base: str, form: str, name: str) -> str:
    """Spell a nominative like the form that was read: its capital, its ё."""
    same = 0
    while same < min(len(form), len(name)) and form[same] == name[same]:
        same += 1
    return base[:same] + name[same:] if same else name.capitalize()


def _drop_genitives(columns: Columns, traits: list[Trait | None]) -> None:
    """Take the genitive s of names that the text, its labels or the list of given names hold without it."""
    keys = {trait.key for trait in traits if trait is not None and trait.shape == CAPITAL}
    labels = {fold(word) for block in columns.layout.blocks if block.speaker for word in WORD.findall(block.speaker)}
    words = columns.words
    naming = frozenset(k for k, form in enumerate(words.folded) if form in NAMING)
    called = {after for before, after in zip(words.ids, words.ids[1:], strict=False) if before in naming}
    for k, trait in enumerate(traits):
        if trait is None or trait.shape != CAPITAL or trait.owner or not trait.key.endswith("s") or len(trait.key) < 4:
            continue
        key = trait.key[:-1]
        if trait.key in lexicon.GIVEN or trait.key in labels or trait.key in lexicon.HARD or is_noun(key):
            continue
        if k in called:
            continue
        if key in labels or key in lexicon.GIVEN or (key in keys and key not in lexicon.HARD):
            traits[k] = Trait(trait.base[:-1], key, trait.shape, True)
