"""What "we" do, by the form of the verb: verbs of state that commit to nothing, auxiliaries of the passive, openers.

`extract.decision_plurals` reads them. Facts of grammar; the lists are our own. Words are folded when they are read.
"""

from __future__ import annotations

from typing import Final

# First person plural, by language: verbs of being, knowing, feeling, saying and everyday life.
STATES: Final = """
somos estamos tenemos queremos podemos sabemos creemos vemos fuimos hemos solemos debemos vivimos conocemos necesitamos
pensamos hablamos estuvimos dijimos pudimos tuvimos llegamos amamos odiamos dormimos trabajamos encontramos
supimos quisimos vinimos vimos oímos reímos sentimos preferimos entendemos recordamos olvidamos discutimos llamamos
parecemos cabemos estudiamos aprendemos perdemos perdimos ganamos seremos veremos hablaremos decidiremos pensaremos
sabremos podremos tendremos estaremos habremos últimos mismos próximos primeros íbamos éramos ramos vamos tramos gramos
kilogramos decimos decidimos hubiéramos votamos casamos acordamos discutiremos comentamos quedamos vimos nacimos crecimos fuéramos miramos buscamos seguimos
temos queremos podemos sabemos achamos vemos fomos devemos vivemos moramos conhecemos precisamos falamos
estivemos dissemos pudemos tivemos chegamos amamos dormimos trabalhamos encontramos soubemos viemos ouvimos rimos
preferimos entendemos lembramos esquecemos discutimos parecemos cabemos estudamos aprendemos perdemos ganhamos veremos
costumamos ficamos casamos gostamos conversamos decidiremos conseguimos nascemos crescemos olhamos
siamo abbiamo vogliamo possiamo sappiamo crediamo vediamo dobbiamo viviamo abitiamo conosciamo pensiamo parliamo
speriamo amiamo odiamo dormiamo lavoriamo troviamo sentiamo preferiamo capiamo ricordiamo dimentichiamo discutiamo
sembriamo studiamo impariamo perdiamo diciamo chiediamo proviamo cerchiamo guardiamo temiamo vorremmo
decidiamo ridiscutiamo votiamo arriviamo stringiamo riusciamo stiamo andiamo capiremo facciamo rimaniamo restiamo usciamo
"""
STATES_DE: Final = """
sind waren haben hatten wissen können wollen sollten sollen müssen dürfen mögen möchten würden könnten müssten kennen
verstehen glauben denken finden sehen wohnen leben hoffen brauchen lieben hassen kommen schlafen sitzen stehen liegen
arbeiten reden sprechen sagen fragen freuen fühlen haben bekommen erinnern vergessen verlieren gewinnen suchen
schauen hören lernen studieren vermissen meinen werden wurden wären hätten überlegen diskutieren essen trinken halten
entscheiden besprechen klären abstimmen bereden gingen fuhren kamen saßen standen sahen nahmen fanden blieben lagen ließen hielten riefen trafen gaben schliefen aßen
trugen zogen schrieben sprachen tranken wünschen gehören heißen sollten fürchten bieten
"""
PAST_DE: Final = """
warten mieten leiten starten schalten testen bieten treten richten verwalten gestalten behalten veranstalten vermieten
beantworten verzichten ausschalten abschalten einrichten leisten posten kosten rasten bearbeiten verarbeiten erhalten
"""
STATES_FR: Final = """
est a peut veut sait doit voit pense croit aime dirait était avait devrait pourrait vit habite connaît entend parle
attend espère dit verra saura pourra aura sera va vient arrive dort comprend sent cherche trouve devait voulait faut
discute réfléchit hésite préfère adore déteste regrette souhaite n'est n'a n'était n'avait mange boit rit joue travaille
étudie apprend perd gagne oublie décide reparle rediscute rappelle
"""
STATES_PT: Final = """
está tem quer pode sabe acha é era foi tava devia precisa gosta mora vive conhece viu fala espera ta tá queria podia
tinha estava decide conversa discute pensa prefere dorme trabalha estuda aprende perde entende lembra esquece come bebe ri
chegou ia vê ouve sente
"""
STATES_RU: Final = """
знаем хотим можем думаем видим любим живём помним понимаем надеемся считаем ждём боимся слышим чувствуем болеем сидим
лежим стоим спим едим говорим смотрим скучаем радуемся умеем имеем успеваем планируем стараемся пытаемся предлагаем
просим решаем обсуждаем спорим выясняем ищем работаем собираемся учимся общаемся дружим посмотрим увидим обсудим решим
подумаем поговорим узнаем верим спросим гуляем болтаем устаём камнем ремнём гребнем парнем корнем ливнем нечем незачем колеблемся музеем лицеем совсем всем чем тем затем зачем путём днём моём нём
своём объём подъём приём заём дождём огнём конём рублём июнем июлем днем кофем каждым самим одним этим своим нашим
вашим моим твоим другим всем ничем никем причём потом хочем синим рим режим интим крым дым ним им станем сможем
"""
NOUNS_RU: Final = tuple(
    "ием телем арем енем ским шим щим гим ким хим ьим ним дым вым рым лым ным тым сым мым пым".split()
)
PREPOSITIONS_RU: Final = "с со за над под перед между в во на о об при по к у из для от до без"

# What opens what "we" hear, not do, and the objects that make a matter of it.
DEFINITE: Final = """
el la los las lo al del este esta estos estas ese esa todo todos todas con por para en a
o a os as no na nos nas ao à pro pra pros pras este esta esse essa tudo todos com por para pela pelo em
il lo i gli le l'altro l'altra questo questa quello quella tutto tutti con per in da dal dalla dai al alla ai alle nel
nella sul sulla
die den das dem der alles alle es ihn sie am um ab bis per mit bei auf nach im zum zur ins diese diesen dieses
le la les l' ce cette ces tout tous avec par pour en au aux chez à du des
"""
NEGATORS: Final = "no não non nao"
# Words that an English sentence has and no French one, which tell "on" from "on".
ENGLISH: Final = (
    "the i is was were and of to we you my our for it that this with have has are be at by from until i'm it's"
)

# Waiting for somebody is a state, not waiting a decision.
WAITS: Final = "esperamos aspettiamo warten"

# A meeting without a verb: the day, then a number, then a place.
TODAY: Final = """
tomorrow tonight today morgen heute demain mañana hoy amanhã hoje domani oggi stasera завтра сегодня
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo
segunda terça quarta quinta sexta lunedì martedì mercoledì giovedì venerdì sabato domenica
понедельник вторник среду четверг пятницу субботу воскресенье
"""
PLACE: Final = """
at outside in am im vor vorm beim bei an devant à au chez en delante na no em davanti sotto in da alla al у возле около перед
"""

# What "vamos" leads up to without a commitment.
LOOKING: Final = "ver decidir pensar conversar hablar falar dizer decir esperar discutir saber tener ter ser estar dar"
LINKS: Final = "lo la los las le les nos se te me li gli ne ci vi o a os as já só mais já ya más più mai nunca jamais"

# Auxiliaries of the passive to come, by language, and the endings of its participles.
PASSIVE: Final = {
    "de": "wird werden",
    "fr": "sera seront",
    "es": "será serán",
    "pt": "será serão",
    "it": "verrà verranno sarà saranno",
    "ru": "будет будут",
    "en": "gets be",
}
PARTICIPLES: Final = {
    "de": ("t", "en"),
    "fr": ("é", "ée", "és", "ées", "ie", "is", "ue", "us", "te", "ts", "mis", "clos"),
    "es": ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "erto", "erta", "echo", "echa"),
    "pt": ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "erto", "erta", "eito", "eita"),
    "it": ("ato", "ata", "ati", "ate", "ito", "ita", "iti", "uto", "uta", "usa", "uso", "sso", "ssa", "erto", "erta"),
    "ru": ("ен", "ена", "ено", "ены", "ан", "ана", "ано", "аны", "ят", "ята", "яты", "ыт", "ыта", "ыто", "ыты", "ён"),
    "en": ("ed", "wn", "ept", "aid", "sold", "ent", "uilt", "osen", "iven", "aken", "eld", "sed", "cut", "shut"),
}
# What happens by itself, or is done by people to themselves, behind "se", "si" or in "-ся".
REFLEXIVE: Final = """
lee oye entiende hable habla escucha llama queda parece siente ve acuerda levanta acuesta despierta casa llaman fue ha han está es iba porta viste ducha
sienta muere nota aburre pierde trata acaba puede debe dice cree sabe sabía
è ha può deve dice sa vede sente sveglia alza sposa chiama trova perde ricorda tratta muore sono hanno era
кажется нравится является остаётся получается называется находится просыпается ложится учится боится улыбается смеётся
женится хочется приходится случается чувствуется здоровится садится поднимается разводится
"""
