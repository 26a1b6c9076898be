"""The words of dates in Spanish."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

WORDS: Final = DateWords(
    months=(
        "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul", "agosto ago",
        "septiembre setiembre sept sep", "octubre oct", "noviembre nov", "diciembre dic",
    ),
    weekdays=("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    units={
        "day": "día | días", "week": "semana | semanas", "weekend": "fin de semana finde | fines de semana",
        "month": "mes | meses", "quarter": "trimestre | trimestres", "year": "año | años", "decade": "década | décadas",
    },
    numbers={
        "un": 1, "una": 1, "uno": 1, "dos": 2, "un par de": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7,
        "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "trece": 13, "catorce": 14, "quince": 15,
        "dieciséis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20, "veintiún": 21,
        "treinta": 30, "cuarenta": 40, "cincuenta": 50, "cien": 100,
    },
    day_words=(
        "uno/primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|"
        "dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|"
        "veintiocho|veintinueve|treinta|treinta y uno"
    ),
    day_phrases={
        **shared(-2, "anteayer | antes de ayer | antier | antes de anoche | anteanoche"),
        **shared(-1, "ayer | anoche | ayer por la tarde | ayer por la mañana | ayer por la noche | ayer tarde"),
        **shared(0, "hoy | esta mañana | esta tarde | esta noche | hoy mismo | este mediodía"),
        **shared(1, "mañana | mañana por la mañana | mañana por la tarde | mañana por la noche | mañana mismo | "
                    "mañana a la mañana | mañana a la tarde | mañana a la noche | mañana temprano"),
        **shared(2, "pasado mañana | pasado mañana por la mañana | pasado mañana por la tarde"),
    },
    ordinals={
        "primer": 1, "primera": 1, "primero": 1, "segundo": 2, "segunda": 2, "tercer": 3, "tercera": 3, "cuarto": 4,
        "último": -1, "última": -1,
    },
    before={
        **shared(-1, "hace | hará | hace ya | hace casi | hace como | hace unos | hace más o menos | hace apenas"),
        **shared(1, "faltan | falta | quedan | faltan sólo | dentro de | en | de aquí a | en unos | dentro de unos"),
    },
    after={"atrás": -1, "después": 1, "más tarde": 1, "antes": -1},
    turn_before={
        **shared(0, "este | esta"), **shared(-1, "pasado | pasada | último | última"),
        **shared(1, "próximo | próxima | siguiente"),
    },
    turn_after={
        **shared(-1, "pasado | pasada | anterior"), **shared(1, "próximo | próxima | que viene | que entra"),
        **shared(-2, "antepasado | antepasada"),
    },
    then_after={**shared(1, "siguiente | después"), **shared(-1, "anterior | antes")},
    idioms={"ocho días": 7, "quince días": 14, "15 días": 14},
    ends="fin de | fin del | final de | final del | el final de | a fin de | fines de",
    parts="principios de | principios del | comienzos de | inicios de | mediados de | mediados del | finales de | "
          "finales del | el mes de | primeros de | últimos de",
    joints="de del",
    day_suffixes="º o ro",
    range_words="al a y o hasta",
    at="en hacia durante",
    on="el día",
    since="desde",
    until="para hasta al a antes",
    every="cada todos los todo",
    named_before="",
    named_after="santo santa",
    next_one="el siguiente | la siguiente | el otro | la otra | el de después | el de más allá",
    seasons={"primavera": 3, "verano": 6, "otoño": 9, "invierno": 12},
    past=(
        "fue fueron fui fuimos era eran éramos hubo había habían estaba estaban estuvo estuve estuvieron tenía tenían "
        "tuvo tuve tuvieron tuvimos hizo hice hicieron hicimos dijo dije dijeron vino vine vinieron puso puse pusieron "
        "dio di dieron vio vi vieron quiso pudo pude supo supe trajo traje cayó iba iban ayer pedí salí recibí viví "
        "escribí abrí comí perdí vendí leí oí"
    ),
    past_endings="[a-záéíóúñü]{2,}(?:ó|aron|ieron|yeron|aste|iste|aba|aban|ábamos|imos)|[a-záéíóúñü]{2,}é|[a-záéíóúñü]{3,}í",
    not_past="qué porqué café té josé sé aquí allí así ahí porque también quizá estaré bebé sofá abrimos vivimos salimos "
             "recibimos subimos venimos decimos seguimos pedimos",
    future=(
        "va vas voy vamos van será serán habrá hay tiene tengo tenemos tienen debe debemos debo puede puedo podemos "
        "pueden quiere quiero queremos queda quedamos abrimos empieza empiezan empezamos viene vienen llega llegan es son "
        "toca toca paso"
    ),
    future_endings="[a-záéíóúñü]+(?:aré|eré|iré|ará|erá|irá|arán|erán|irán|aremos|eremos|iremos|dré|drá|drán|dremos|abré|abrá|abremos|odré|odrá|erré|errá|ría)",
    helpers="he has ha hemos habéis han",
    participles=(
        "[a-záéíóúñü]{2,}(?:ado|ido|ído)|hecho|dicho|visto|puesto|escrito|abierto|roto|vuelto|muerto|cubierto|resuelto|"
        "devuelto"
    ),
    plans="",
)  # fmt: skip
