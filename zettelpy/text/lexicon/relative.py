"""The words of relative dates, by language: yesterday, last week, two days ago, in three months.

Everything is compared in folded form (`text/normalise.py`); a phrase is written with single spaces. A new language is a
new entry in each table. A number, its unit and the word that gives the direction must be of the same language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Words and phrases for one day: how many days it lies from the anchor. The longest phrase at a place counts.
DAY_PHRASES: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {
        "day before yesterday": -2, "yesterday": -1, "last night": -1, "last evening": -1, "today": 0, "tonight": 0,
        "this morning": 0, "this afternoon": 0, "this evening": 0, "tomorrow": 1, "tmrw": 1,
        "day after tomorrow": 2, "overmorrow": 2,
    },
    "de": {
        "vorgestern": -2, "gestern": -1, "gestern morgen": -1, "letzte nacht": -1, "heute": 0, "heute morgen": 0,
        "morgen": 1, "morgen früh": 1, "übermorgen": 2, "übermorgen früh": 2, "vorgestern morgen": -2,
    },
    "fr": {
        "avant-hier": -2, "hier": -1, "hier soir": -1, "hier matin": -1, "aujourd'hui": 0, "ce matin": 0, "ce soir": 0,
        "cet après-midi": 0, "cette nuit": 0, "demain": 1, "après-demain": 2,
    },
    "es": {
        "anteayer": -2, "antes de ayer": -2, "antier": -2, "ayer": -1, "anoche": -1, "hoy": 0, "esta mañana": 0,
        "esta tarde": 0, "esta noche": 0, "mañana": 1, "mañana por la mañana": 1, "pasado mañana": 2,
    },
    "pt": {
        "anteontem": -2, "ontem": -1, "hoje": 0, "esta manhã": 0, "esta tarde": 0, "esta noite": 0, "amanhã": 1,
        "depois de amanhã": 2,
    },
    "it": {
        "l'altro ieri": -2, "avantieri": -2, "ieri": -1, "oggi": 0, "stamattina": 0, "stamani": 0, "stasera": 0,
        "domani": 1, "dopodomani": 2,
    },
}  # fmt: skip

# The same where words are not divided by spaces (matched anywhere): unit and count.
UNSPACED_PHRASES: Final[Mapping[str, Mapping[str, tuple[str, int]]]] = {
    "ja": {
        "一昨日": ("day", -2), "昨日": ("day", -1), "昨夜": ("day", -1), "今日": ("day", 0), "明日": ("day", 1),
        "明後日": ("day", 2), "先週": ("week", -1), "来週": ("week", 1), "先月": ("month", -1), "今月": ("month", 0),
        "来月": ("month", 1), "昨年": ("year", -1), "去年": ("year", -1), "今年": ("year", 0), "来年": ("year", 1),
    },
    "zh": {
        "前天": ("day", -2), "昨天": ("day", -1), "昨晚": ("day", -1), "今天": ("day", 0), "今晚": ("day", 0),
        "明天": ("day", 1), "后天": ("day", 2), "後天": ("day", 2), "上周": ("week", -1), "上週": ("week", -1),
        "下周": ("week", 1), "下週": ("week", 1), "上个月": ("month", -1), "上個月": ("month", -1),
        "下个月": ("month", 1), "下個月": ("month", 1), "明年": ("year", 1),
    },
}  # fmt: skip

# Day phrases that are other words too: these count in lower case only ("morgen", not "der Morgen"),
LOWER_ONLY: Final = frozenset({"morgen"})
# these not after the words given ("la mañana" is the morning),
NOT_AFTER: Final[Mapping[str, frozenset[str]]] = {
    "manana": frozenset("la cada una por toda".split()),
    "morgen": frozenset("am guten jeden diesen".split()),
}
# and these only with one of the words given near by: French "hier" is German "here".
NEEDS_NEAR: Final[Mapping[str, frozenset[str]]] = {
    "hier": frozenset(
        "je j tu il elle nous vous ils elles le la les l un une et que qui aux avec pour dans sur pas ai avons avez ont "
        "avait avais mon ma mes".split()
    ),
}

# Forms of the units: singular | plural. Last, this and next go with a singular alone ("the coming weeks" are no date).
UNITS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "day": "day | days", "week": "week wk | weeks wks", "weekend": "weekend | weekends",
        "fortnight": "fortnight | fortnights", "month": "month | months", "year": "year yr | years yrs",
        "decade": "decade | decades",
    },
    "de": {
        "day": "tag | tage tagen", "week": "woche | wochen", "weekend": "wochenende | wochenenden",
        "month": "monat monats | monate monaten", "year": "jahr jahres | jahre jahren",
    },
    "fr": {
        "day": "jour | jours", "week": "semaine | semaines", "weekend": "week-end weekend |",
        "month": "mois | mois", "year": "an année | ans années",
    },
    "es": {
        "day": "día | días", "week": "semana | semanas", "month": "mes | meses", "year": "año | años",
    },
    "pt": {
        "day": "dia | dias", "week": "semana | semanas", "month": "mês | meses", "year": "ano | anos",
    },
    "it": {
        "day": "giorno | giorni", "week": "settimana | settimane", "weekend": "weekend | weekend",
        "month": "mese | mesi", "year": "anno | anni",
    },
}  # fmt: skip

NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {
        "a": 1, "an": 1, "one": 1, "two": 2, "couple": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
        "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
        "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
    },
    "de": {
        "ein": 1, "eine": 1, "einem": 1, "einen": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
        "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "zwanzig": 20, "dreißig": 30,
    },
    "fr": {
        "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9,
        "dix": 10, "onze": 11, "douze": 12, "quinze": 15, "vingt": 20, "trente": 30,
    },
    "es": {
        "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
        "diez": 10, "once": 11, "doce": 12, "quince": 15, "veinte": 20, "treinta": 30,
    },
    "pt": {
        "um": 1, "uma": 1, "dois": 2, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
        "nove": 9, "dez": 10, "onze": 11, "doze": 12, "quinze": 15, "vinte": 20, "trinta": 30,
    },
    "it": {
        "un": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "nove": 9,
        "dieci": 10, "undici": 11, "dodici": 12, "quindici": 15, "venti": 20, "trenta": 30,
    },
}  # fmt: skip

# Which way from the anchor, by a word before number and unit ("in two days") or after them ("two days ago").
DIRECTION_BEFORE: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {"in": 1},
    "de": {"vor": -1, "in": 1},
    "fr": {"il y a": -1, "dans": 1},
    "es": {"hace": -1, "dentro de": 1, "en": 1},
    "pt": {"há": -1, "faz": -1, "daqui a": 1, "dentro de": 1, "em": 1},
    "it": {"tra": 1, "fra": 1},
}
DIRECTION_AFTER: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {"ago": -1, "later": 1, "from now": 1, "from today": 1},
    "de": {"später": 1},
    "fr": {"plus tard": 1},
    "es": {"atrás": -1, "después": 1},
    "pt": {"atrás": -1, "depois": 1},
    "it": {"fa": -1, "dopo": 1},
}

# Words before "in a year" that make it a measure of time, not a point: "twice in a year", "the first time in 3 years".
NOT_IN: Final = frozenset("once twice thrice time times first only best worst done finished built".split())

# Words before a count that change it: "half a year ago".
NOT_BEFORE_COUNT: Final = frozenset("half".split())

# Last (-1), this (0) and next (1), before or after a unit, a weekday or a month.
TURN_BEFORE: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {"last": -1, "this past": -1, "this": 0, "next": 1, "coming": 1},
    "de": {
        **dict.fromkeys(("letzte", "letzten", "letzter", "letztes", "letztem"), -1),
        **dict.fromkeys(("vorige", "vorigen", "voriger", "voriges", "vergangene", "vergangenen"), -1),
        **dict.fromkeys(("diese", "diesen", "dieser", "dieses", "diesem"), 0),
        **dict.fromkeys(("nächste", "nächsten", "nächster", "nächstes", "nächstem", "kommende", "kommenden"), 1),
    },
    "fr": {"ce": 0, "cet": 0, "cette": 0},
    "es": {"este": 0, "esta": 0, "pasado": -1, "pasada": -1, "próximo": 1, "próxima": 1},
    "pt": {
        **dict.fromkeys(("este", "esta", "deste", "desta", "neste", "nesta"), 0),
        **dict.fromkeys(("passado", "passada"), -1), **dict.fromkeys(("próximo", "próxima"), 1),
    },
    "it": {
        **dict.fromkeys(("questo", "questa", "quest"), 0), **dict.fromkeys(("scorso", "scorsa"), -1),
        **dict.fromkeys(("prossimo", "prossima"), 1),
    },
}  # fmt: skip
TURN_AFTER: Final[Mapping[str, Mapping[str, int]]] = {
    "fr": {"dernier": -1, "dernière": -1, "passé": -1, "passée": -1, "prochain": 1, "prochaine": 1},
    "es": {"pasado": -1, "pasada": -1, "próximo": 1, "próxima": 1, "que viene": 1},
    "pt": {"passado": -1, "passada": -1, "próximo": 1, "próxima": 1, "que vem": 1},
    "it": {"scorso": -1, "scorsa": -1, "prossimo": 1, "prossima": 1},
}

# A unit followed by one of these belongs to something else than the anchor: "the last week of March".
BELONGS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"of"}),
    "de": frozenset({"des", "der"}),
    "es": frozenset({"de", "del"}),
    "pt": frozenset({"de", "do", "da"}),
    "it": frozenset({"di", "del", "della", "dello"}),
}
