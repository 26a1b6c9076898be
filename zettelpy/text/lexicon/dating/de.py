"""The words of dates in German."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

_ENDINGS: Final = ("e", "en", "er", "es", "em")


def _declined(value: int, stems: str) -> dict[str, int]:
    return {stem + ending: value for stem in stems.split() for ending in _ENDINGS}


_PARTS_OF_DAY: Final = "früh morgen vormittag mittag nachmittag abend nacht".split()


def _parts(value: int, *days: str) -> dict[str, int]:
    return {phrase: value for day in days for phrase in (day, *(f"{day} {part}" for part in _PARTS_OF_DAY))}


WORDS: Final = DateWords(
    months=(
        "januar jänner jan", "februar feber feb", "märz maerz mrz", "april apr", "mai", "juni jun", "juli jul",
        "august aug", "september sept sep", "oktober okt", "november nov", "dezember dez",
    ),
    weekdays=tuple(
        " ".join(day + part for day in row.split() for part in ("", *_PARTS_OF_DAY))
        for row in "montag|dienstag|mittwoch|donnerstag|freitag|samstag sonnabend|sonntag".split("|")
    ),
    units={
        "day": "tag tages | tage tagen", "week": "woche | wochen", "weekend": "wochenende wochenendes | wochenenden",
        "month": "monat monats | monate monaten", "quarter": "quartal quartals | quartale quartalen",
        "year": "jahr jahres | jahre jahren", "decade": "jahrzehnt | jahrzehnte jahrzehnten",
    },
    numbers={
        "ein": 1, "eine": 1, "einem": 1, "einen": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
        "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "dreizehn": 13, "vierzehn": 14,
        "fünfzehn": 15, "sechzehn": 16, "siebzehn": 17, "achtzehn": 18, "neunzehn": 19, "zwanzig": 20,
        "einundzwanzig": 21, "dreißig": 30, "vierzig": 40, "fünfzig": 50, "hundert": 100,
    },
    day_words=(
        "ersten/erste/erster|zweiten/zweite/zweiter|dritten/dritte/dritter|vierten/vierte/vierter|fünften/fünfte/"
        "fünfter|sechsten/sechste/sechster|siebten/siebte/siebter/siebenten|achten/achte/achter|neunten/neunte/neunter|"
        "zehnten/zehnte/zehnter|elften/elfte/elfter|zwölften/zwölfte/zwölfter|dreizehnten/dreizehnte|vierzehnten/"
        "vierzehnte|fünfzehnten/fünfzehnte|sechzehnten/sechzehnte|siebzehnten/siebzehnte|achtzehnten/achtzehnte|"
        "neunzehnten/neunzehnte|zwanzigsten/zwanzigste|einundzwanzigsten/einundzwanzigste|zweiundzwanzigsten/"
        "zweiundzwanzigste|dreiundzwanzigsten/dreiundzwanzigste|vierundzwanzigsten/vierundzwanzigste|"
        "fünfundzwanzigsten/fünfundzwanzigste|sechsundzwanzigsten/sechsundzwanzigste|siebenundzwanzigsten/"
        "siebenundzwanzigste|achtundzwanzigsten/achtundzwanzigste|neunundzwanzigsten/neunundzwanzigste|dreißigsten/"
        "dreißigste|einunddreißigsten/einunddreißigste"
    ),
    day_phrases={
        "vorvorgestern": -3, **_parts(-2, "vorgestern"), **_parts(-1, "gestern"), "letzte nacht": -1,
        "vergangene nacht": -1, **_parts(0, "heute"), "heut": 0, "heut abend": 0, **_parts(1, "morgen"),
        **{f"{stem}{ending}": value for stem, value in (("gestrig", -1), ("morgig", 1)) for ending in _ENDINGS},
        **_parts(2, "übermorgen"), "überübermorgen": 3,
    },
    ordinals={
        **_declined(1, "erst"), **_declined(2, "zweit"), **_declined(3, "dritt"), **_declined(4, "viert"),
        **_declined(-1, "letzt"),
    },
    before={
        "vor": -1, "vor etwa": -1, "vor rund": -1, "vor ungefähr": -1, "vor gut": -1, "vor circa": -1, "vor genau": -1,
        "in": 1, "in etwa": 1, "in rund": 1, "in gut": 1, "in genau": 1, "in spätestens": 1,
    },
    after={"später": 1, "danach": 1, "zuvor": -1},
    turn_before={
        **_declined(-1, "letzt vorig vergangen"), **_declined(0, "dies"), **_declined(1, "nächst kommend"),
        **_declined(2, "übernächst"), **_declined(-2, "vorletzt vorvorig"),
    },
    then_before={**shared(1, "am nächsten | am folgenden | am darauffolgenden | die folgende | in der folgenden"),
                 **shared(-1, "am vorherigen")},
    then_after={"darauf": 1, "danach": 1, "drauf": 1, "davor": -1, "zuvor": -1},
    idioms={"acht tage": 7, "acht tagen": 7, "vierzehn tagen": 14},
    ends="ende | ende des | ende der | ende dieses | ende diesen | zum ende | zum ende des | bis ende | bis ende des",
    parts="anfang | mitte | anfang des | mitte des | im laufe des | spätestens im | ab",
    joints="des",
    day_suffixes="",
    range_words="bis und oder auf",
    at="im ab gegen vom zum",
    on="den der dem am",
    since="seit",
    until="bis auf zum ab für vor",
    every="jeden jeder jedem alle immer",
    named_before="blauer blauen herr frau herrn familie",
    named_after="",
    next_one="den darauf | der darauf | den danach | eine woche später | die woche drauf | den drauf | das darauf",
    seasons={"frühling": 3, "frühjahr": 3, "sommer": 6, "herbst": 9, "winter": 12},
    past=(
        "war waren warst hatte hatten hattest wurde wurden kam kamen ging gingen gab gaben sah sahen sagte sagten "
        "machte machten fuhr fuhren fand fanden nahm nahmen stand standen blieb blieben bekam bekamen schrieb schrieben "
        "rief riefen lief liefen wollte wollten konnte konnten musste mussten sollte durfte durften traf trafen ließ "
        "hieß saß saßen brachte dachte wusste aß trank schlief begann verlor gewann half starb fiel zog zogen lag lagen"
    ),
    past_endings="",
    not_past="sollte",
    future=(
        "wird werden werde wirst werdet will wollen willst kann können kannst muss müssen musst soll sollen darf dürfen "
        "kommt kommen komme geht gehe macht mache treffen treffe fahre fahren möchte möchten würde würden wäre"
    ),
    helpers="hat habe haben hast habt ist sind bin bist seid hab",
    participles=(
        "(?:ran|dran|drauf|hoch|heim|kaputt|fertig|kennen|zusammen|wieder|weiter|heraus|hinaus|frei|statt|an|auf|aus|ab|ein|mit|zu|vor|um|nach|weg|los|zurück|vorbei|her|hin|durch|fest|bei|teil|über|unter|rum|raus|"
        "rein|rauf|runter)?ge[a-zäöüß]{2,}(?:t|en)|gewesen|(?:be|ver|er|ent|zer|miss)[a-zäöüß]{3,}(?:t|en)|[a-zäöüß]{3,}iert"
    ),
    plans="geplant angesetzt vorgesehen gebucht verschoben verlegt vereinbart terminiert gesetzt",
)  # fmt: skip
