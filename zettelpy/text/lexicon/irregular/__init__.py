"""Irregular verbs and plurals by language: what form is looked up as what base form, so that `went` and `go` are one term.

The tables are our own; each language's says which ambiguous forms it leaves out. Synonyms (`photo`, `picture`) are no
forms of one word and stand in `lexicon/synonyms`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon.irregular import de, en, es, fr, it, pt

BEHIND: Final = "-"  # marks a form that counts behind a prefix only
ALONE: Final = "!"  # marks a form that does not count behind a prefix

_FORMS: Final[Mapping[str, str]] = MappingProxyType(
    {"de": de.FORMS, "en": en.FORMS, "es": es.FORMS, "fr": fr.FORMS, "it": it.FORMS, "pt": pt.FORMS}
)
LANGUAGES: Final = frozenset(_FORMS)


@cache
def irregular_forms(language: str) -> Mapping[str, str]:
    """Return form -> base form of a language, with the marks of forms that count alone or behind a prefix only.

    >>> irregular_forms("en")["went"], irregular_forms("de")["-schloss"], len(irregular_forms("ja"))
    ('go', 'schliessen', 0)
    """
    found: dict[str, str] = {}
    for line in filter(None, _FORMS.get(language, "").split("\n")):
        base, forms = line.split(":")
        found.update(dict.fromkeys(forms.split(), base))
    return MappingProxyType(found)
