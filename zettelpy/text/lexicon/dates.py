"""The words of dates, by language: months, days of the week, and what makes a number a year.

Everything is compared in folded form (`text/normalise.py`), so accents and case need no entry of their own. What one
language says dates with stands in a module of its own (`dating/`); here is what written years need, by language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.dating import de, en, es, fr, hi, it, pt, ru
from zettelpy.text.lexicon.dating.words import DateWords

# The date words of each language written with spaces, in the order in which they are tried.
LANGUAGES: Final[Mapping[str, DateWords]] = {
    "en": en.WORDS, "de": de.WORDS, "fr": fr.WORDS, "es": es.WORDS, "pt": pt.WORDS, "it": it.WORDS, "ru": ru.WORDS,
    "hi": hi.WORDS,
}  # fmt: skip
MONTHS: Final[Mapping[str, tuple[str, ...]]] = {code: words.months for code, words in LANGUAGES.items()}
WEEKDAYS: Final[Mapping[str, tuple[str, ...]]] = {code: words.weekdays for code, words in LANGUAGES.items()}

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

# Parts of a year, folded: their names, and the numbers and joints around them ("third quarter of", "3. Quartal").
QUARTERS: Final = frozenset("quarter quartal quartals trimestre квартал квартала квартале".split())
HALVES: Final = frozenset("half halbjahr halbjahres semestre semester полугодие полугодия полугодии".split())
WEEKS: Final = frozenset("kw cw kalenderwoche week semaine semana settimana неделя неделе".split())
PART_JOINTS: Final = frozenset("of de del di du des the d г".split())
PART_NUMBERS: Final[Mapping[str, int]] = {
    form: number
    for number, row in enumerate(
        (
            "1 1st 1er 1º 1o i first erstes ersten erste erster premier primer primeiro primo первый первом первого первое",
            "2 2nd 2e 2º 2o ii second zweites zweiten zweite zweiter deuxieme segundo secondo второи втором второго второе",
            "3 3rd 3e 3º 3o iii third drittes dritten dritte dritter troisieme tercer terceiro terzo третии третьем третьего",
            "4 4th 4e 4º 4o iv fourth viertes vierten vierte vierter quatrieme cuarto quarto четвертыи четвертом четвертого",
        ),
        1,
    )
    for form in row.split()
}
# The first months of the seasons, those of the northern half of the world in every language.
SEASONS: Final[Mapping[str, int]] = {
    "spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12, "fruhling": 3, "fruhjahr": 3, "sommer": 6,
    "herbst": 9, "printemps": 3, "ete": 6, "automne": 9, "hiver": 12, "primavera": 3, "verano": 6, "otono": 9,
    "invierno": 12, "verao": 6, "outono": 9, "inverno": 12, "estate": 6, "autunno": 9,
    "весна": 3, "весны": 3, "веснои": 3, "весну": 3, "лето": 6, "лета": 6, "летом": 6, "осень": 9, "осени": 9,
    "осенью": 9, "зима": 12, "зимы": 12, "зимои": 12, "зиму": 12,
}  # fmt: skip
SEASON_SIGNS: Final[Mapping[str, int]] = {
    "春": 3, "夏": 6, "秋": 9, "冬": 12, "봄": 3, "여름": 6, "가을": 9, "겨울": 12,
}  # fmt: skip
