"""Words beside relative dates, by language: what makes a word a date, and what makes it another word. All are folded.

The date words themselves stand in `dating/`, one module a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.dates import LANGUAGES
from zettelpy.text.lexicon.stop import STOP_WORDS

NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {code: words.numbers for code, words in LANGUAGES.items()}

# Day phrases of one word that are other words too: these count in lower case only ("morgen", not "der Morgen"),
LOWER_ONLY: Final = frozenset({"morgen"})
# these not after the words given ("la mañana" is the morning),
NOT_AFTER: Final[Mapping[str, frozenset[str]]] = {
    "manana": frozenset("la cada una por toda las de esa aquella".split()),
    "morgen": frozenset("am guten jeden diesen der den eines".split()),
    "today": frozenset("usa".split()),
    "demain": frozenset("le de".split()),
    "oggi": frozenset("d".split()),
}
# and these not before the words given ("hoy en día" is nowadays).
NOT_BEFORE: Final[Mapping[str, tuple[str, str]]] = {"hoy": ("en", "dia"), "hoje": ("em", "dia")}
# and these only where the function words of their language are more than those of the other: "hier" is German too.
RIVALS: Final[Mapping[tuple[str, str], str]] = {("fr", "hier"): "de"}

# Words before "in a year" that make it a measure of time, not a point: "twice in a year", "the first time in 3 years".
NOT_IN: Final = frozenset(
    "once twice thrice time times first only best worst done finished built einmal zweimal".split()
)
# Prepositions that tell how long something took where the verb tells of the past: "we built it in two weeks".
WITHIN: Final = frozenset("in en em entro".split())
# Words before "the last week" that make it a length of time.
THROUGHOUT: Final = frozenset("for in over during within of".split())
# Words between the direction and the count that leave it as it is: "hace exactamente dos años".
ABOUT: Final = frozenset(
    "exactly about roughly around almost nearly just genau etwa rund circa ca fast knapp gut ungefahr exactement environ "
    "presque exactamente casi unos unas exatamente quase cerca uns umas esattamente circa quasi ровно примерно где то почти".split()
)
# Words before a count that change it: "half a year ago".
NOT_BEFORE_COUNT: Final = frozenset("half halben halb demi medio media meio meia mezzo mezza pol".split())

# Words between a count and a year, or before it, that make it six months: "vor einem halben Jahr", "half a year ago".
HALF: Final = frozenset("half halben halbes halbem medio meio mezzo полгода".split())
# Behind years or months: and half of one.
AND_A_HALF: Final = (
    ("and", "a", "half"), ("et", "demi"), ("y", "medio"), ("e", "meio"), ("e", "mezzo"), ("с", "половинои"),
)  # fmt: skip
# One and a half, before a unit.
ONE_AND_A_HALF: Final = frozenset("anderthalb eineinhalb полтора полторы डेढ़ डेढ".split())

# A turn with a unit, followed by one of these, belongs to something else: "the last week of March".
BELONGS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset("of".split()),
    "de": frozenset("des der vor nach".split()),
    "fr": frozenset("de du des".split()),
    "es": frozenset("de del".split()),
    "pt": frozenset("de do da".split()),
    "it": frozenset("di del della dello".split()),
}
# "Before" and "after" behind a unit, which are prepositions where one of these words follows (in English: any word).
PREPOSITIONS: Final = frozenset("before after antes despues depois prima dopo avant apres danach".split())
OBJECTS: Final = frozenset(
    "the il la lo i gli le l un una uma um di del della de do da dos das que el los las les une mi mio sua nostro".split()
)
# Words before the unit of "the week before".
DEFINITE: Final = frozenset(
    "the der die das am im den dem la le les l el los al a o no na ao il lo nel per del en".split()
)

# Portuguese weekdays without "feira" are ordinals too: "segunda" is Monday or the second one.
ORDINAL_WEEKDAYS: Final = frozenset(("pt", word) for word in "segunda terca quarta quinta sexta".split())
ORDINAL_NOUNS: Final = frozenset(
    "vez parte fase etapa edicao temporada posicao serie rodada metade opcao guerra classe mao via divisao turma aula "
    "versao tentativa pagina linha pessoa questao semana hora casa rua avenida forca categoria geracao impressao chance "
    "lingua dose filha maior melhor pior mais pergunta reuniao folha camada janela porta loja tela etapa rodada nota "
    "letra sala coluna fila prova vaga coisa razao regra dica ideia proposta demao camara instancia onda".split()
)
ESTATES: Final = frozenset("do da dos das de".split())  # "na quinta do meu avô" is a farm
DAY_PREPOSITIONS: Final = frozenset("na ate pra para nesta essa nessa desde desta dessa toda".split())
ORDINAL_ARTICLES: Final = frozenset("a uma minha nossa da sua primeira de em".split())
AFTER_WEEKDAY: Final = frozenset(
    "que as a passada proxima retrasada agora e ou no na com sem eu nos ele ela tem vai vou falo de da cedo mesmo ja "
    "tenho temos fiz fui foi chega chegou sai comeca vem voce".split()
)
# Words between a weekday and the month of "first Sunday in April".
MONTH_JOINTS: Final = frozenset("in of the im des vom von d de del do da di du en em dans el mes mois a al".split())
WEEK_JOINTS: Final = frozenset("in of the der de da della d на".split())
SINGULAR_ARTICLES: Final = frozenset("the el la il lo le o a der den das".split())
SHORT_WEEKDAYS: Final = frozenset("mon tue tues wed thu thur thurs fri".split())

# Adverbs and verbs of habit: no day is meant in their clause, unless one of the words beside them says otherwise.
HABITS: Final[Mapping[str, str]] = {
    "en": "usually | always | normally | often | generally | typically | as a rule | used to | regularly | tend to | tends to",
    "de": "immer | meistens | normalerweise | üblicherweise | gewöhnlich | oft | häufig | pflegt | regelmäßig | meist | "
          "in der regel",
    "fr": "d'habitude | généralement | en général | souvent | habituellement | régulièrement | presque toujours | "
          "d'ordinaire | a l'habitude | avait l'habitude",
    "es": "siempre | normalmente | generalmente | por lo general | habitualmente | a menudo | suele | suelo | solemos | "
          "suelen | sueles | solía | solíamos | solían | casi siempre",
    "pt": "sempre | normalmente | geralmente | em geral | costuma | costumo | costumamos | costumam | costumava | quase "
          "sempre | muitas vezes | habitualmente",
    "it": "sempre | di solito | normalmente | generalmente | in genere | spesso | solitamente | quasi sempre | abitualmente",
    "ru": "обычно | всегда | часто | как правило | регулярно",
    "hi": "हमेशा | अक्सर | आमतौर पर | आम तौर पर | ज़्यादातर | ज्यादातर",
}  # fmt: skip
NO_HABIT_BEFORE: Final = frozenset(
    "wie noch fur como come comme as как por para per pra almost nicht not no non".split()
)
NO_HABIT_BEHIND: Final = frozenset(
    "noch wieder mehr schlimmer besser spater piu mais mas meno menos peggio meglio melhor pior mejor peor".split()
)

# Words before a weekday that make it any such day: "on a Friday", "los viernes", French "le vendredi".
INDEFINITE: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset("a an any another".split()),
    "de": frozenset("ein einem einen eines".split()),
    "fr": frozenset("un le les".split()),
    "es": frozenset("un los unos".split()),
    "pt": frozenset("um uma os as".split()),
    "it": frozenset("un una il la di i ogni".split()),
}
# Words between a weekday and a day ("Sunday, the 3rd"), or before one.
ON_DAY: Final = frozenset(
    "on by until till from before after since for to the le el il den dem dia am vom zum bis ab this of no em".split()
)
# Words that are no prepositions before a month: "a marzo" is, "nos a Mai" is not.
NOT_BEFORE_MONTH: Final = frozenset(
    "to for auf fur al au pour para pra pro per fino prima antes avant na po by".split()
)
HOUR_WORDS: Final = frozenset("h uhr am pm hrs hours heures horas ore o clock".split())

# Words before a day written 12.3. or 17/9, and abbreviated weekdays there.
BEFORE_SHORT_DATE: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset("on by until till since".split()),
    "de": frozenset("am bis vom ab zum den seit auf".split()),
    "fr": frozenset("le du au avant des jusqu".split()),
    "es": frozenset("el al del hasta dia desde".split()),
    "pt": frozenset("dia em ate no do desde".split()),
    "it": frozenset("il al dal entro del".split()),
    "ru": frozenset("до к с на от".split()),
}
SHORT_BEFORE_DATE: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset("mon tue wed thu fri sat sun".split()),
    "de": frozenset("mo di mi do fr sa so".split()),
    "fr": frozenset("lun mar mer jeu ven sam dim".split()),
    "es": frozenset("lun mie jue vie sab dom".split()),
    "pt": frozenset("seg ter qua qui sex sab dom".split()),
    "it": frozenset("lun mer gio ven sab dom".split()),
    "ru": frozenset("пн вт ср чт пт сб вс".split()),
}
# Words before a lone number that make it a day of the month.
BEFORE_LONE_DAY: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"the"}),
    "de": frozenset("am vom zum bis ab dem den".split()),
    "fr": frozenset("le".split()),
    "es": frozenset("dia el".split()),
    "pt": frozenset("dia".split()),
    "it": frozenset("il".split()),
}

# Words that take a date back where another follows: "not Monday but Tuesday".
NEGATIONS: Final = frozenset("not nicht kein keinen pas no nao non не".split())
# Verbs with which "desde el lunes" is from Monday on, not since Monday.
BEGINS: Final = frozenset(
    "empieza empiezan empezamos empezaremos comienza comienzan abre abren abrimos cambia cambian sera seran rige habra "
    "estara estaremos comeca comecam comecamos muda mudam havera estaremos vale comincia cominciano cominciamo inizia "
    "iniziano iniziamo parte partono partiamo apre aprono apriamo sara saranno начинаем начинается начнем начнется "
    "начинают открываемся открывается будет будем будут меняется переходим выхожу выходит".split()
)
# Words behind a lone day of the month that begin what happens then: "le 25 on part".
AFTER_LONE_DAY: Final = frozenset(
    "on je j tu elle nous vous ils si ci vi mi ti sono siamo ho abbiamo c nos se me te os le vamos viene vienen hay tengo "
    "tenemos vado andiamo arriva parte partiamo".split()
)


def is_function_word(word: str, code: str) -> bool:
    """Tell whether a folded word is a function word of a language.

    >>> is_function_word("we", "en"), is_function_word("wedding", "en")
    (True, False)
    """
    return word in STOP_WORDS.get(code, ())
