"""Russian names into their nominative: one name in six cases is one name.

Each form could stem from a few nominatives. The one that the text itself bears out is chosen: a speaker's label, a name
that is known, a nominative that is written somewhere, one that several forms share; where nothing does, the preposition
before it tells the case. Source of the endings: the declensions of any grammar of Russian.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon import russian as lexicon
from zettelpy.text.lexicon.given import GIVEN
from zettelpy.text.lexicon.known import MAKERS, PLACES
from zettelpy.text.lexicon.openers import OPENERS
from zettelpy.text.normalise import fold

_HUSHED: Final = frozenset("гкхжшчщ")
_VOWELS: Final = frozenset("аеиоуыэюя")
# Ending of a form -> endings of the nominatives it may stem from, the likeliest first.
_STEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "ого": ("ый", "ий", "ой", "ое"), "его": ("ий", "ее"), "ому": ("ый", "ий", "ой", "ое"), "ему": ("ий", "ее"),
    "ией": ("ия",), "ую": ("ая",), "юю": ("яя",), "ой": ("а", "ая"), "ою": ("а",), "ей": ("я", "а"), "ым": ("", "ый"),
    "им": ("ий",), "ом": ("", "о", "ый", "ое"), "ем": ("й", "ь", "", "е"), "ии": ("ия", "ий"), "ию": ("ия", "ий"),
    "ью": ("ь",), "ок": ("ки",), "ек": ("ки",), "а": ("", "о"), "я": ("й", "ь", "е"),
    "у": ("а", "", "о"), "ю": ("я", "й", "ь", "е"),
    "е": ("а", "", "я", "й", "ь", "о"), "ы": ("а",), "и": ("а", "я", "ь"),
}  # fmt: skip
_LONGEST: Final = 3
_MASCULINE: Final = ("ов", "ев", "ин", "ын", "ич")  # stems of surnames and patronymics
_FEMININE: Final = ("овн", "евн", "ичн")
_OF_PERSONS: Final = ("ского", "скому", "цкого", "цкому")
_FAMILIES: Final = ("овых", "евых", "иных", "ыных")
_TOWNS: Final = ("ск", "рг", "град", "ов", "ев", "ин", "он", "ан", "ар", "ор", "ад", "ил", "ут", "ит", "ат", "ет", "от")
_ADJECTIVE: Final = (
    "ого", "его", "ому", "ему", "ый", "ий", "ой", "ая", "яя", "ое", "ее", "ую", "юю", "ым", "им", "ом", "ем", "ей",
    "ые", "ие", "ых", "их", "ыми", "ими",
)  # fmt: skip
_PLURAL: Final[Mapping[str, str]] = MappingProxyType(
    {"ые": "ые", "ие": "ие", "ых": "ые", "их": "ие", "ыми": "ые", "ими": "ие"}
)  # endings of adjectives in the plural -> that of the nominative
NOMINATIVE: Final = ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие")  # endings of adjectives


def is_cyrillic(word: str) -> bool:
    """Tell whether a word begins with a Cyrillic letter."""
    return "Ѐ" <= word[0] <= "ӿ"


def stems(form: str) -> list[str]:
    """Return the nominatives from which a form in lower case may stem, the likeliest first, the form itself aside.

    >>> stems("зоей"), stems("тимуре")[:2]
    (['зоя', 'зоа'], ['тимура', 'тимур'])
    """
    found: list[str] = []
    for length in range(_LONGEST, 0, -1):
        if len(form) - length < 2:
            continue
        stem = form[: len(form) - length]
        for ending in _STEMS.get(form[-length:], ()):
            name = stem + ending
            if name not in found:
                found.append(name)
    for length in (1, 2):
        if len(form) - length > 2:
            fleeting = lexicon.FLEETING.get(form[: len(form) - length], "")
            if fleeting and fleeting not in found:
                found.insert(0, fleeting)
    return found


def _called(form: str) -> tuple[str, ...]:
    """Return the names of which a form may be what their bearers are called aloud: "Кать" for Катя, "Саш" for Саша."""
    if len(form) < 3 or form[-1] in _VOWELS or fold(form) in GIVEN:
        return ()
    return (form[:-1] + "я",) if form[-1] == "ь" else (form + "а",)


class Nominatives:
    """Finds the nominative of each capitalised Cyrillic form of one text.

    `before` gives for each form (lower case, ё as е) the folded words that stand before it; `labels` holds the words of
    speaker labels, in the same spelling.
    """

    def __init__(self, before: Mapping[str, Set[str]], labels: Set[str]) -> None:
        self.before = before
        self.labels = labels
        self.shared: dict[str, int] = {}
        self.options = {form: stems(form) for form in before}
        for form, options in self.options.items():
            for name in (form, *options):
                self.shared[name] = self.shared.get(name, 0) + 1

    def of(self, form: str) -> str:
        """Return the nominative of one of the forms."""
        if form in self.labels or fold(form) in OPENERS["ru"]:
            return form
        known = self._label(form) or self._listed(form)
        if known:
            return known
        options = self.options.get(form, [])
        if form.endswith(_OF_PERSONS) and not any(name in self.before for name in options):
            return form[:-3] + "ий"  # читаю Достоевского
        if form.endswith(("ого", "ому")) and not any(name in self.before for name in options):
            return form
        best, most = "", 1
        for name in options:
            weight = 2 * self.shared.get(name, 0) + 3 * (name in self.before) - (name + "а" in self.before)
            if weight > most + (1 if best else 2):
                best, most = name, weight
        if best and (best in self.before or self.shared[best] > self.shared.get(form, 0)):
            return best
        return self._by_case(form)

    def _label(self, form: str) -> str:
        for name in [*self.options.get(form, []), *_called(form)]:
            if name in self.labels:
                return name
        for name in [form, *self.options.get(form, [])]:  # Оксанка: Оксана
            if name.endswith("ка") and len(name) > 5:
                short = next((name[:-2] + end for end in "ая" if name[:-2] + end in self.labels), "")
                if short:
                    return short
        return ""

    def _listed(self, form: str) -> str:
        if form in lexicon.PLURALS:
            return lexicon.PLURALS[form]
        for name in [form, *self.options.get(form, [])]:
            key = fold(name)
            if key in GIVEN or key in PLACES or key in MAKERS:
                if name == form and (other := self._masculine(form)):
                    return other
                return name
        return next((name for name in _called(form) if fold(name) in GIVEN), "")

    def _masculine(self, form: str) -> str:
        """Return the man's name of which a woman's ("Александра") is a case here, "" where it is none."""
        name = form[:-1]
        return name if form[-1] == "а" and name in self.before and fold(name) in GIVEN else ""

    def _by_case(self, form: str) -> str:
        """Choose by the preposition before a form, and by its ending."""
        words: Set[str] = self.before.get(form, frozenset())
        stem, last, two = form[:-1], form[-1], form[-2:]
        if len(form) < 4 or (last == "и" and "«" in words):
            return form  # в «Дикси»
        if stem.endswith(_FEMININE) and last in "аыеу":
            return stem + "а"
        if stem.endswith(("ич", "ыч")) and last in "ауе":
            return stem
        if form[:-2].endswith(_MASCULINE) and two in ("ым", "ом"):
            return form[:-2]
        genitive, dative = not words.isdisjoint(lexicon.GENITIVE), not words.isdisjoint(lexicon.DATIVE)
        inside = not words.isdisjoint(lexicon.LOCATIVE)
        if genitive and form.endswith(_FAMILIES):
            return form[:-1]  # у Ивановых
        if inside and two in ("ах", "ях") and len(form) > 5:  # "в Химках"
            return form[:-2] + ("и" if two == "ях" or form[-3] in _HUSHED else "ы")
        if inside and form.endswith(("ской", "ной")) and len(form) > 6:
            return form[:-2] + "ая"  # в «Хинкальной»
        if two == "ой" and not form.endswith(("ской", "ной")):
            return form[:-2] + "а"
        if two == "ей" and not words.isdisjoint(lexicon.INSTRUMENTAL):
            return form[:-2] + "я"
        if two == "ом" and not words.isdisjoint(lexicon.INSTRUMENTAL):
            return form[:-2]
        if two == "ем" and not words.isdisjoint(lexicon.INSTRUMENTAL):
            return form[:-2] + ("й" if form[-3] in _VOWELS else "ь")
        if two == "ии" or (two == "ию" and not dative):
            return form[:-1] + "я"
        if last == "у":
            return stem if dative or stem.endswith(_MASCULINE) else stem + "а"
        if last == "ю" and two != "ью":
            soft = "й" if stem[-1] in _VOWELS else "ь"
            return stem + (soft if dative else "я")
        if last == "а" and (genitive or words & {"с", "со"}):
            return stem
        if last == "я" and genitive:
            return stem + ("й" if stem[-1] in _VOWELS else "ь")
        attribute = any(len(word) > 4 and word.endswith(("еи", "ои")) for word in sorted(words))  # "Верхней Покровки"
        if attribute and last in "ыие" and two not in ("ие", "ье"):
            return stem + ("а" if last != "и" or stem[-1] in _HUSHED else "я")
        if last == "ы" and genitive:
            return stem + "а"
        if last == "и" and (genitive or inside or dative):
            if stem[-1] in _HUSHED:
                return stem + "а" if genitive else form  # "на Соловки": a plural
            if stem[-1] in _VOWELS:
                return stem + "я"
            return stem + ("ь" if inside or words & {"из", "до"} else "я")
        if last == "е" and (dative or inside) and stem[-1] not in "ьиое":
            town = stem.endswith(_TOWNS) or stem[-1] in "жшчщц"
            return stem if inside and not dative and town else stem + "а"
        return form


def agree(form: str, gender: str) -> str:
    """Return the nominative of an adjective (m, f, n) from any of its forms; the form itself where it is none.

    >>> agree("Белом", "n"), agree("Университетской", "f"), agree("Нижнего", "m"), agree("Ладожским", "m")
    ('Белое', 'Университетская', 'Нижний', 'Ладожский')
    """
    low = form.lower()
    for ending in _ADJECTIVE:
        if low.endswith(ending) and len(low) > len(ending) + 2:
            if plural := _PLURAL.get(ending):
                return form[: len(form) - len(ending)] + plural
            stem = form[: len(form) - len(ending)]
            soft = ending[0] in "еия" or ending == "юю"
            hushed = stem[-1] in _HUSHED
            if gender == "f":
                return stem + ("яя" if soft and not hushed else "ая")
            if gender == "n":
                return stem + ("ее" if soft and not hushed else "ое")
            if ending == "ой":
                return form if not hushed or low.endswith("ской") else stem + "ой"
            return stem + ("ий" if soft or hushed else "ый")
    return form


def gender(name: str) -> str:
    """Return the gender that the ending of a nominative speaks for: m, f or n."""
    last = name[-1].lower()
    return "f" if last in "ая" else "n" if last in "ое" else "m"


def is_adjective(form: str) -> bool:
    """Tell whether a form has the ending of an adjective."""
    return len(form) > 4 and form.lower().endswith(_ADJECTIVE)
