"""The words of dates in Portuguese."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

WORDS: Final = DateWords(
    months=(
        "janeiro jan", "fevereiro fev", "março mar", "abril abr", "maio mai", "junho jun", "julho jul", "agosto ago",
        "setembro set", "outubro out", "novembro nov", "dezembro dez",
    ),
    weekdays=("segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"),
    units={
        "day": "dia | dias", "week": "semana | semanas",
        "weekend": "fim de semana fds final de semana | fins de semana finais de semana",
        "month": "mês | meses", "quarter": "trimestre | trimestres", "year": "ano | anos", "decade": "década | décadas",
    },
    numbers={
        "um": 1, "uma": 1, "dois": 2, "duas": 2, "um par de": 2, "uns dois": 2, "umas duas": 2, "três": 3, "quatro": 4,
        "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9, "dez": 10, "onze": 11, "doze": 12, "treze": 13,
        "catorze": 14, "quatorze": 14, "quinze": 15, "dezesseis": 16, "dezasseis": 16, "dezessete": 17, "dezassete": 17,
        "dezoito": 18, "dezenove": 19, "dezanove": 19, "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50,
        "cem": 100,
    },
    day_words=(
        "primeiro/um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze/quatorze|quinze|dezesseis/"
        "dezasseis|dezessete/dezassete|dezoito|dezenove/dezanove|vinte|vinte e um|vinte e dois|vinte e três|"
        "vinte e quatro|vinte e cinco|vinte e seis|vinte e sete|vinte e oito|vinte e nove|trinta|trinta e um"
    ),
    day_phrases={
        **shared(-2, "anteontem | antes de ontem | trasanteontem | anteontem à noite"),
        **shared(-1, "ontem | ontem à noite | ontem à tarde | ontem de manhã | ontem de noite | noite passada | "
                     "a noite passada"),
        **shared(0, "hoje | esta manhã | esta tarde | esta noite | hoje à noite | hoje à tarde | hoje de manhã | "
                    "hoje mesmo | essa noite | essa manhã"),
        **shared(1, "amanhã | amanhã de manhã | amanhã à tarde | amanhã à noite | amanhã cedo | amanhã de noite"),
        **shared(2, "depois de amanhã | depois de amanhã de manhã | depois de amanhã à noite"),
    },
    ordinals={
        "primeiro": 1, "primeira": 1, "1º": 1, "segundo": 2, "segunda": 2, "terceiro": 3, "terceira": 3, "quarto": 4,
        "quarta": 4, "último": -1, "última": -1,
    },
    before={
        **shared(-1, "há | faz | fazem | há cerca de | há mais ou menos | há uns | há umas | tem uns"),
        **shared(1, "faltam | falta | faltam só | daqui a | daqui | dentro de | em | daqui uns | daqui umas"),
    },
    after={"atrás": -1, "depois": 1, "mais tarde": 1, "antes": -1},
    turn_before={
        **shared(0, "este | esta | deste | desta | neste | nesta | nesse | nessa | esse | essa"),
        **shared(-1, "passado | passada | último | última"), **shared(1, "próximo | próxima"),
    },
    turn_after={
        **shared(-1, "passado | passada"), **shared(1, "que vem | próximo | próxima"),
        **shared(-2, "retrasado | retrasada"), **shared(0, "agora"),
    },
    then_after={**shared(1, "seguinte | depois"), **shared(-1, "anterior | antes")},
    ends="fim de | fim do | fim da | final de | final do | o fim de | o final de",
    parts="início de | início do | começo de | começo do | meados de | meados do | finais de | o mês de | mês de",
    joints="de do",
    day_suffixes="º o",
    range_words="a e ou até ao",
    at="em durante",
    on="dia",
    since="desde",
    until="até para pra pro antes",
    every="cada todo toda todos todas os aos às",
    named_before="",
    named_after="santa santo de cinzas",
    next_one="o seguinte | a seguinte | a outra | o outro | a próxima depois dessa | a de depois",
    seasons={"primavera": 3, "verão": 6, "outono": 9, "inverno": 12},
    past=(
        "foi foram fui fomos era eram éramos tinha tinham estava estavam esteve estive teve tive tiveram tivemos fez fiz "
        "fizeram fizemos disse disseram veio vim vieram pôs pus quis pôde soube trouxe deu dei deram viu vi viram ia iam "
        "havia ontem"
    ),
    past_endings="[a-zàáâãéêíóôõúç]{2,}[bcdfglmnprstv]i|[a-zàáâãéêíóôõúç]{2,}(?:ou|aram|eram|iram|ava|avam|aste|este|iu|eu)|[a-zàáâãéêíóôõúç]{2,}[^r]ei|"
                 "[a-zàáâãéêíóôõúç]{2,}rrei|[a-zàáâãéêíóôõúç]+[bcdfgptv]rei|[a-zàáâãéêíóôõúç]{2,}[iu]rei(?<!irei)",
    not_past=(
        "estou vou sou dou ou meu teu seu eu museu europeu judeu céu véu plebeu este neste deste nordeste sudeste oeste "
        "leste teste agreste preste rei lei sei grau hei aqui ali mini alibi safari daqui"
    ),
    future=(
        "vai vou vamos vão será serão haverá há tem tenho temos deve devemos pode posso podemos quer quero começa começam "
        "é são fica ficam chega chegam falo busco passo abre sai entrego entrega"
    ),
    future_endings="[a-zàáâãéêíóôõúç]{2,}(?:arei|erei|irei|ará|erá|irá|arão|erão|irão|aremos|eremos|iremos|ria|riam)",
    helpers="tenho tem temos têm",
    participles="[a-zàáâãéêíóôõúç]{2,}(?:ado|ido|ada|ida)s?|feito|dito|visto|posto|escrito|aberto",
    plans="marcado marcada marcou adiado adiada prevista previsto combinado agendado agendada",
)  # fmt: skip
