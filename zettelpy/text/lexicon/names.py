"""Words about names, by subject: the lists of the modules beside, in one place, and what follows from them together.

Every entry is folded (`text.normalise.fold`). The lists only lean on the evidence of the text itself
(`extract/entities.py`), and a name that stands in none of them is found all the same.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.acts import PERSON_VERBS, verbs
from zettelpy.text.lexicon.given import AMBIGUOUS, FAMILIES, FEMALE, GIVEN, LOWER, MALE
from zettelpy.text.lexicon.known import MAKERS, MAKERS_ONLY, PLACES
from zettelpy.text.lexicon.nouns import ABBREVIATIONS, COMMON, NATIONS, PERSON_NOUNS
from zettelpy.text.lexicon.openers import CALENDAR, OPENERS
from zettelpy.text.lexicon.titles import (
    ARTICLES,
    CAPITAL_ARTICLES,
    CIVIL_TITLES,
    FEMALE_TITLES,
    FIRM_ENDS,
    FORENAMES,
    GREETINGS,
    HEADS,
    KIN,
    MALE_TITLES,
    OWNED,
    PARTICLES,
    PARTNERS,
    PLURAL_ARTICLES,
    ROLES,
    STREETS,
    STREETS_BEFORE,
    TAILS,
    TITLE_TAILS,
    TITLES,
)

__all__ = [
    "ABBREVIATIONS", "AMBIGUOUS", "ARTICLES", "CALENDAR", "CAPITAL_ARTICLES", "CIVIL_TITLES", "COMMON", "FAMILIES", "FEMALE",
    "FEMALE_TITLES", "FIRM_ENDS", "FORENAMES", "GIVEN", "GREETINGS", "HARD", "HEADS", "KIN", "LOWER", "MAKERS", "MAKERS_ONLY", "MALE", "MALE_TITLES", "NATIONS",
    "OPENERS", "OWNED", "PARTICLES", "PARTNERS", "PERSON_NOUNS", "PERSON_VERBS", "PLACES", "PLURAL_ARTICLES", "ROLES",
    "STREETS", "STREETS_BEFORE", "TAILS", "TITLES", "TITLE_TAILS", "verbs",
]  # fmt: skip

# Never a name, whatever the text does with it: calendar and openers of all languages, sure given names aside.
HARD: Final = frozenset().union(CALENDAR, *OPENERS.values()) - (GIVEN - AMBIGUOUS)
