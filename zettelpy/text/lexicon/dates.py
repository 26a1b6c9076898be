"""The words of dates, by language: months, days of the week, and what makes a number a year.

Everything is compared in folded form (`text/normalise.py`), so accents and case need no entry of their own. Months and
days of the week are listed in order, the forms of one separated by spaces. A new language is a new entry in each table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MONTHS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
        "september sept sep", "october oct", "november nov", "december dec",
    ),
    "de": (
        "januar jänner jan", "februar feber feb", "märz maerz mrz", "april apr", "mai", "juni jun", "juli jul",
        "august aug", "september sept sep", "oktober okt", "november nov", "dezember dez",
    ),
    "fr": (
        "janvier janv", "février févr fév", "mars", "avril avr", "mai", "juin", "juillet juil", "août",
        "septembre sept", "octobre oct", "novembre nov", "décembre déc",
    ),
    "es": (
        "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul", "agosto ago",
        "septiembre setiembre sept sep", "octubre oct", "noviembre nov", "diciembre dic",
    ),
    "pt": (
        "janeiro jan", "fevereiro fev", "março mar", "abril abr", "maio mai", "junho jun", "julho jul", "agosto ago",
        "setembro set", "outubro out", "novembro nov", "dezembro dez",
    ),
    "it": (
        "gennaio gen", "febbraio feb", "marzo mar", "aprile apr", "maggio mag", "giugno giu", "luglio lug",
        "agosto ago", "settembre sett set", "ottobre ott", "novembre nov", "dicembre dic",
    ),
}  # fmt: skip

# Months that are common words in the other case ("you may", "planet Mars"): without a day beside them they need the
# case given here ("May 2023", "mars 2023") or a word of time before them ("in may 2023").
CASED_MONTHS: Final[Mapping[str, str]] = {"may": "upper", "march": "upper", "mar": "upper", "mars": "lower"}

# Abbreviations that are common words in any case ("set 2000", "two out", "a year ago"): months only in "3 set 2023".
BOUND_MONTHS: Final = frozenset("ago gen mag out set sett".split())

# Words between the parts of a written date: "3 de marzo de 2025", "the 3rd of March", "marzo del 2025".
DATE_JOINTS: Final = ("of", "de", "del", "di")

# Ordinal endings of a day: 3rd, 1er, 1º, 1.º, 3.
DAY_ENDINGS: Final = ("st", "nd", "rd", "th", "er", ".º", ".ª", "º", "°", "ª", ".")

# What a word before a four-digit number says of it. After the strong ones it is a year unless it counts something
# ("in 2000 cases"); after the weak ones it must not be followed by anything that looks counted ("from 2010 items").
YEAR_AFTER_STRONG: Final[Mapping[str, str]] = {
    "en": "in since during early late mid year summer spring autumn fall winter between",
    "de": "in seit jahr jahre jahres anfang ende mitte sommer frühling frühjahr herbst winter",
    "fr": "en depuis année début fin été printemps automne hiver",
    "es": "en desde año durante verano primavera otoño invierno",
    "pt": "em desde ano durante verão primavera outono inverno",
    "it": "nel dal anno estate primavera autunno inverno",
}
YEAR_AFTER_WEAK: Final[Mapping[str, str]] = {
    "en": "of from until till before after by back",
    "de": "von bis ab vor nach",
    "fr": "de",
    "es": "de del hasta",
    "pt": "de até",
    "it": "del fino",
}

# Words of time before the name of a month ("on may 8", "late March"), beside those above.
MONTH_AFTER: Final[Mapping[str, str]] = {
    "en": "on late early mid last next this every by",
    "de": "im am anfang",
    "fr": "le début courant",
    "es": "el este",
    "pt": "no este",
    "it": "il",
}

# Words after a number that say that it counts: units always, what else is counted only after a round number or a weak
# word ("in 2015 people moved" against "in 2000 people").
COUNTED_UNITS: Final[Mapping[str, str]] = {
    "en": (
        "items words tokens rows lines bytes pixels chars characters hours minutes seconds days weeks months "
        "times miles meters metres feet calories dollars euros pounds cents percent degrees steps "
        "km kg kb mb gb tb ms m cm mm w kw v ml l eur usd gbp rpm fps px dpi kcal mah kwh mhz ghz hz sqft bc bce "
        "thousand million billion"
    ),
    "de": "zeilen wörter zeichen stunden minuten sekunden tage tagen meter metern kilometer kilometern prozent stück",
    "fr": "lignes mots heures minutes secondes jours mètres kilomètres pages",
    "es": "líneas palabras horas minutos segundos días metros kilómetros",
    "pt": "linhas palavras horas minutos segundos dias metros quilômetros quilómetros",
    "it": "righe parole ore minuti secondi giorni metri chilometri",
}
COUNTED: Final[Mapping[str, str]] = {
    "en": "people men women children or more other different new unique active separate",
    "de": "leute leuten menschen personen nutzer nutzern kunden",
    "fr": "personnes utilisateurs clients",
    "es": "personas usuarios clientes",
    "pt": "pessoas usuários clientes",
    "it": "persone utenti clienti",
}

# Words between two numbers of a range: "from 2000 to 3000" are no years.
RANGE_WORDS: Final = frozenset("to and or bis und a al y o ate e et ou".split())

# Words in s that follow a year without being counted by it.
NOT_COUNTED: Final = frozenset(
    "is was has as his its this us yes does perhaps always towards afterwards sometimes besides thus les des mis das "
    "es als unless across plus versus vs".split()
)

# Marks that follow year, month and day in writing without spaces.
YEAR_MARKS: Final = "年년"
MONTH_MARKS: Final = "月월"
DAY_MARKS: Final = "日号號일"

WEEKDAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "monday mon", "tuesday tue tues", "wednesday wed", "thursday thu thur thurs", "friday fri", "saturday",
        "sunday",
    ),
    "de": ("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag sonnabend", "sonntag"),
    "fr": ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    "es": ("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    "pt": (
        "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo",
    ),
    "it": ("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
}  # fmt: skip
