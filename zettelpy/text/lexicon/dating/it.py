"""The words of dates in Italian."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

WORDS: Final = DateWords(
    months=(
        "gennaio gen", "febbraio feb", "marzo mar", "aprile apr", "maggio mag", "giugno giu", "luglio lug",
        "agosto ago", "settembre sett set", "ottobre ott", "novembre nov", "dicembre dic",
    ),
    weekdays=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    units={
        "day": "giorno | giorni", "week": "settimana | settimane",
        "weekend": "weekend fine settimana week-end finesettimana | weekend",
        "month": "mese | mesi", "quarter": "trimestre | trimestri", "year": "anno | anni", "decade": "decennio | decenni",
    },
    numbers={
        "un": 1, "una": 1, "uno": 1, "due": 2, "un paio di": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7,
        "otto": 8, "nove": 9, "dieci": 10, "undici": 11, "dodici": 12, "tredici": 13, "quattordici": 14, "quindici": 15,
        "sedici": 16, "diciassette": 17, "diciotto": 18, "diciannove": 19, "venti": 20, "ventuno": 21, "trenta": 30,
        "quaranta": 40, "cinquanta": 50, "cento": 100, "una decina di": 10, "una quindicina di": 15,
    },
    day_words=(
        "primo|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|"
        "diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitré|ventiquattro|venticinque|ventisei|ventisette|"
        "ventotto|ventinove|trenta|trentuno"
    ),
    day_phrases={
        **shared(-2, "l'altro ieri | altro ieri | avantieri | ieri l'altro | l'altroieri | altroieri"),
        **shared(-1, "ieri | ieri sera | ieri mattina | ieri pomeriggio | ieri notte | la notte scorsa | la scorsa notte | "
                     "stanotte scorsa"),
        **shared(0, "oggi | stamattina | stamani | stamane | stasera | stanotte | questa mattina | questa sera | "
                    "questo pomeriggio | oggi pomeriggio | oggi stesso"),
        **shared(1, "domani | domani mattina | domani sera | domani pomeriggio | domattina | domani notte"),
        **shared(2, "dopodomani | dopo domani | dopodomani mattina | dopodomani sera"),
    },
    ordinals={
        "primo": 1, "prima": 1, "secondo": 2, "seconda": 2, "terzo": 3, "terza": 3, "quarto": 4, "quarta": 4,
        "ultimo": -1, "ultima": -1,
    },
    before={**shared(1, "tra | fra | tra circa | fra circa | di qui a | entro"), "poco più di": 0, "mancano": 1, "manca": 1, "mancano ancora": 1},
    after={"fa": -1, "or sono": -1, "addietro": -1, "dopo": 1, "più tardi": 1, "prima": -1},
    turn_before={
        **shared(0, "questo | questa | quest'"), **shared(-1, "scorso | scorsa | passato | passata"),
        **shared(1, "prossimo | prossima"),
    },
    turn_after={
        **shared(-1, "scorso | scorsa | passato | passata"),
        **shared(1, "prossimo | prossima | che viene | che arriva | entrante"),
    },
    then_days={"indomani": 1},
    then_after={**shared(1, "dopo | seguente | successivo | successiva"), **shared(-1, "prima | precedente")},
    idioms={"otto giorni": 7, "quindici giorni": 14, "15 giorni": 14},
    ends="fine | fine di | la fine di | la fine del | fine del | alla fine del | alla fine di | della fine di",
    parts="inizio | inizi di | metà | gli inizi di | i primi di | primi di | il mese di",
    joints="di del",
    day_suffixes="º o",
    range_words="al a e o",
    at="a ad in verso",
    on="il",
    since="da dal dallo dalla",
    until="entro per fino a al prima",
    every="ogni tutti i tutte le",
    named_before="",
    named_after="santo grasso dell delle di pasqua",
    next_one="quello dopo | quella dopo | il successivo | la successiva | quello successivo | l'altro",
    seasons={"primavera": 3, "estate": 6, "autunno": 9, "inverno": 12},
    past=(
        "era erano eravamo aveva avevano avevo avevamo fu furono ebbe fece disse venne andò vide mise prese ieri stavo "
        "stava stavano"
    ),
    past_endings="[a-zàèéìòù]{3,}(?:ava|avano|avamo|avo|eva|evano|evamo|evo|iva|ivano|ivamo)|[a-zàèéìòù]{3,}(?:arono|erono|irono)",
    not_past=(
        "arriva arrivano iniziativa bravo bravi nuova nuovo prova provano trova trovano trovo provo viva attiva definitiva "
        "alternativa riserva stiva oliva rilevo devo evo ricevo sollevo scrivo scriva arrivo vivo archivo archivio "
        "cattiva conserva leva rileva solleva"
    ),
    future=(
        "va vado vai andiamo vanno sarà saranno avrà deve devo dobbiamo devono può posso possiamo possono vuole voglio "
        "farà verrà comincia inizia parte partono arriva arrivano c'è facciamo faccio"
    ),
    future_endings="[a-zàèéìòù]{2,}(?:erò|erà|eremo|eranno|irò|irà|iremo|iranno|rrò|rrà|rremo|rranno|drò|drà|rei|rebbe)",
    helpers="ho hai ha abbiamo avete hanno è sono sei siamo siete",
    participles=(
        "[a-zàèéìòù]{2,}(?:ato|uto|ito|ata|uta|ita|ati|uti|iti|ate|ute|ite)|(?:fatt|dett|vist|pres|mess|scritt|lett|apert|"
        "chius|scelt|vint|pers|rimast|mort|nat|cors|spes|decis|rott|success|rispost|offert|scopert|copert|soffert|tradott|condott|prodott|ridott|introdott|piant|spent|acces|offes|uccis|"
        "divis|delus|esclus|conclus|cott|appars|promess|risolt|tolt|accolt)[oaie]"
    ),
    plans="fissato fissata previsto prevista rimandato rimandata spostato spostata rinviato rinviata programmato",
)  # fmt: skip
