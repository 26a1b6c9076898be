"""Verbs whose subject is a person, by language: they bear out a name that only ever opens sentences. Folded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

_VERBS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    ate drank sang swam slept lent lost won broke built chose drew fought heard kept led paid rode sold sat stood
    stole taught threw woke wore wept swore forgave
    admitted agreed agrees announced answered apologised apologized argued arrived asked asks believes bought brings
    brought called calls complained confirmed decided decides fixed forgot gave hates hopes insisted
    insists invited joined knew knows laughed likes lives loved loves married mentioned noticed objected
    offered owns promised promises prefers proposed refused remembered remembers replied replies reported said saw says
    sent sighed signed smiled spoke spoken suggested suggests thinks thought told tried understood visited
    volunteered wants wanted whispered wondered wrote writes swears reckons claims wishes cried nodded shrugged
    begged drove flew texted emailed phoned rang cooked cooks baked bakes
    """,
        "de": """
    nimmt nahm packt bleibt kann soll muss
    sagt sagte meint meinte fragt fragte schreibt schrieb kommt kam findet fand will wollte bringt brachte holt holte
    hilft half ruft rief antwortet antwortete glaubt glaubte denkt dachte weiss wusste mochte ubernimmt ubernahm
    arbeitet arbeitete wohnt wohnte lebt lebte heisst besucht besuchte feiert kennt kannte lacht lachte spielt fahrt
    fuhr fliegt flog schickt schickte erzahlt erzahlte erklart erklarte verspricht versprach wunscht vergisst vergass
    kauft kaufte kocht backt liest schlaft mag hasst liebt liebte trifft traf freut kummert nickte seufzte
    unterschreibt unterschrieb behauptet behauptete schwort jammert organisiert leiht verlangt fordert plant redet
    sieht weigert
    """,
        "fr": """
    dort sort part sert sent court ouvre offre boit croit voit ecrit lit rit suit vit conduit construit traduit
    connait recoit n'a n'est
    reserve a va est fait joue chante paie prepare cherche conduit revient reste reflechit peut doit sait veille gere a-t-il
    avait etait sera aura ira fera dort mange boit lit tient rentre passe cherche reviendra
    dit disait veut voulait demande demandait pense pensait vient venait arrive part habite travaille travaillait ecrit
    appelle propose repond repondit aime adore deteste connait sait raconte explique promet prefere oublie prend
    apporte achete cuisine croit espere refuse insiste signe signera apportera viendra dira pourra garde gere accepte
    confirme jure rit sourit boude rale habitait
    """,
        "es": """
    duerme juega piensa cuenta empieza pide sigue sirve vuelve prefiere mueve encuentra cierra enciende pierde
    repite viste rie suena muestra prueba cuelga riega conduce hizo puso pudo supo vio dio fue tuvo estuvo vino
    reserva tiene esta va hace pone sale sube toca canta juega paga prepara busca recoge estudia conduce vuelve sigue canto toco
    compro pago reservo salio volvio perdio gano trabajo quiere puede podria necesita usa sabe
    dijo dice decia quiere queria pregunta pregunto piensa pensaba viene vino llega llego vive vivia trabaja trabajaba
    escribe escribio llama llamo propone propuso responde respondio contesta contesto odia conoce sabe cuenta conto
    explica promete prometio prefiere olvido trae trajo compra compro cocina cree espera insiste firma firmo lleva
    confirma confirmo jura avisa aviso acepta acepto se
    """,
        "it": """
    esce beve sceglie rimane propone traduce siede spegne toglie legge vede viene fece mise seppe vide diede ebbe
    stette
    prenota tiene sta va fa mette esce sale suona canta gioca paga prepara cerca studia guida torna deve puo resta ride dorme
    passa finisce ritira sara andra fara verra
    ha dice disse diceva vuole voleva chiede chiese pensa pensava viene venne arriva arrivo abita lavora lavorava
    scrive scrisse chiama propone risponde rispose ama adora odia conosce sa racconta spiega promette preferisce
    dimentica porta prende compra cucina crede spera insiste firma conferma giura avvisa accetta
    """,
        "pt": """
    segue prefere poe ve le sai fez pos pode soube viu deu teve esteve veio trouxe
    reserva tem esta ta vai faz poe sobe toca canta joga paga prepara busca estuda dirige volta deve pode fica ri dorme leva
    sugere sugeriu perdeu ganhou pagou reservou voltou ficou cantou tocou fez foi
    disse diz dizia quer queria perguntou pergunta pensa pensava vem veio chega chegou mora trabalha trabalhava escreve
    escreveu chama ligou propos responde respondeu ama adora odeia conhece sabe conta contou explica promete prometeu
    prefere esqueceu traz trouxe compra comprou cozinha acredita espera insiste assina assinou confirma confirmou jura
    avisa avisou aceita aceitou topou assume passou saiu
    """,
        "nl": """
    zegt zei vindt vroeg schrijft komt kwam wil wilde belt woont werkt
    """,
        "ru": """
    пришел ушел нашел зашел пошел вышел дошел приехал помог смог принес привез увез ушла пошла вышла помогла
    смогла принесла увезла лег легла спас
    арендует бежит берет варит ведет верит вернет видит возит выберет выидет гуляет дает даст делает держит добавит
    доедет достанет думает ждет живет заберет забирает забывает завозит закажет звонит зовет играет идет ищет
    катает катит кормит красит кричит купит курит лежит летит ловит мечтает моет молчит наидет начнет ненавидит
    носит обедает обещает отвезет ответит отдает отдаст открывает передаст переедет печет пишет плавает плачет поет
    поидет покажет помнит помогает поможет понимает попросит поставит починит предлагает приведет привезет
    приготовит придет принесет приходит пришлет продает просит просится работает разберется рисует сдает сдаст
    сделает сидит скажет слушает смеется смотрит снимет соберет собирает собирается советует согласится спит спорит
    спросит стоит строит считает танцует терпит теряет требует тренирует убирает уверяет увозит уедет уезжает
    узнает умеет уходит учит учится хвалит ходит хочет храпит чинит читает шутит шьет
    бронирует предлагает поедет везет берет идет будет может должен должна ведет снимает играет рисует учится болеет потерял
    потеряла нашел нашла сделал сделала взяла умеет молчит спит готовит передал передала
    сказал сказала говорит говорил говорила спросил спросила спрашивает спрашивал спрашивала пишет писал писала написал
    написала хочет хотел хотела думает думал думала ответил ответила едет ехал ехала поехал поехала приехал приехала
    приедет придет пришел пришла живет жил жила работает работал работала звонил звонила позвонил позвонила предложил
    предложила обещает обещал обещала любит знает знал знала купил купила принес принесла привез привезла забыл забыла
    просит просил просила попросил попросила считает решил решила согласен согласна заболел заболела поет готовит
    рассказал рассказала рассказывала рассказывал везет возьмет взял взяла боится смеется ждет встретит
    """,
    }
)
# Regular verbs by their infinitives: `verbs` makes the forms of the third person from them.
_INFINITIVES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    answer arrange ask bake book borrow bring call check claim clean climb collect complain cook cough cry dance
    deliver drop email enjoy explain fetch finish fix forward giggle grab hate help hug insist invite join joke
    kick knock laugh learn lend like listen look love manage marry mention miss move nod offer open order organise
    organize own paint park pass pay phone pick plan play point post practice practise prefer pull push reckon
    recommend refuse remember remind rent repair reply rescue research return reveal review ring sell send shout
    show shrug sign skip smile snore start stay study suggest support swap swear sweat swim talk teach text thank
    tidy travel try visit volunteer vote wait walk want warn wash wave whisper wish wonder work worry yell
    """,
        "es": """
    abandonar abrazar aceptar acompanar aconsejar actuar adorar afirmar alquilar amenazar anunciar aparcar apoyar
    aprender apuntar arreglar asistir atender avisar ayudar bailar banar barrer beber buscar cambiar cantar cargar
    cenar cobrar cocinar coger comer comprar conducir confiar conocer contestar correr coser cuidar decidir dejar
    desayunar dibujar discutir disenar disfrutar dormir dudar echar encargar encontrar ensenar entregar entrenar
    enviar escribir escuchar esperar estudiar explicar faltar firmar fumar ganar grabar gritar guardar hablar
    imprimir insistir intentar invitar jurar lavar leer limpiar llamar llegar llevar llorar mandar meter mirar
    montar mudar nadar necesitar negar ofrecer olvidar opinar organizar pagar pasar pasear pedir pelear pensar
    perder pintar preferir preguntar preparar prestar prometer proponer publicar quedar quejar recibir recoger
    reconocer recordar regalar regar regresar reparar repasar repetir reservar responder reunir revisar roncar
    saber sacar salir saludar sentir sonar subir sugerir suspender tardar temer tocar tomar trabajar traducir
    trasladar trotar usar vender ver viajar vivir volar votar
    """,
        "pt": """
    abandonar abracar aceitar achar acompanhar aconselhar acordar adorar afirmar ajudar alugar ameacar andar
    anunciar apoiar aprender arrumar assinar assistir atender atrasar avisar beber brigar brincar buscar cansar
    cantar carregar casar chegar chorar cobrar cochilar comer comprar confiar conhecer consertar contar convidar
    correr costurar cozinhar cuidar dancar decidir deixar desenhar dirigir discutir dormir duvidar emprestar
    encontrar ensaiar ensinar entender entregar enviar escrever escutar esperar esquecer estacionar estudar
    explicar falar faltar filmar ganhar gostar gravar gritar guardar imprimir insistir jogar jurar lavar lembrar
    ler levar ligar limpar mandar marcar montar morar morder mudar nadar nascer negar oferecer organizar ouvir
    pagar parar passar pedir pegar pensar perceber perder perguntar pintar postar precisar preferir preparar
    prestar procurar prometer propor publicar quebrar querer reclamar recolher resolver responder roncar saber sair
    sentir sonhar subir sugerir sumir tentar tocar tomar torcer trabalhar traduzir treinar trocar usar vender
    viajar visitar viver voar votar
    """,
        "it": """
    abbracciare abitare accettare accompagnare adorare affittare aggiustare aiutare allenare amare andare
    annunciare aprire arrivare ascoltare aspettare assaggiare avvisare baciare ballare bere buttare cambiare capire
    camminare cantare caricare cenare cercare chiamare chiedere chiudere comprare confermare conoscere consegnare
    consigliare contare correre credere cucinare cucire curare decidere desiderare dichiarare dimenticare dipingere
    discutere disegnare dormire dubitare esagerare festeggiare filmare fingere firmare fumare giocare giurare
    gridare guadagnare guardare guidare imparare incontrare insegnare insistere invitare lasciare lavare lavorare
    leggere litigare mandare mangiare mettere montare negare noleggiare nuotare odiare offrire ordinare organizzare
    osservare pagare parlare partire passare passeggiare pensare perdere piangere portare preferire pregare
    prendere prenotare preparare prestare promettere proporre provare pulire raccontare recitare regalare restare
    ricevere ricordare ridere rimandare ringraziare riparare ripassare rispondere ritirare ritornare rubare russare
    salire saltare salutare sapere scegliere scherzare scrivere seguire sentire smettere sognare sorridere
    sostenere sperare spiegare spostare stirare studiare suggerire suonare telefonare temere tenere tornare tossire
    tradurre trovare uscire vedere vendere viaggiare vincere vivere volare votare
    """,
        "fr": """
    abandonner accepter accompagner acheter adorer affirmer aider aimer amener annoncer appeler apporter apprecier
    arriver assurer avancer avouer baisser bavarder bosser bouger bricoler cacher calculer casser causer chanter
    chercher commander commencer compter conseiller continuer couper couter crier cuisiner danser debarquer decider
    demander demenager deposer dessiner detester deviner discuter distribuer donner douter echanger ecouter
    embarquer embrasser emmener emprunter enlever enseigner entrer envoyer esperer essayer etudier eviter expliquer
    feter filmer fumer gagner garder gerer gronder habiter hesiter imaginer imprimer insister installer inviter
    jouer jurer laisser laver livrer loger louer manger marcher monter montrer nager noter organiser oublier parier
    parler partager participer passer payer penser pleurer porter poser pousser preferer preparer presenter preter
    prevoir promener proposer quitter raconter raler ramener ranger rappeler recommander regarder rembourser
    remercier rencontrer rentrer reparer repeter representer reserver rester retourner retrouver reviser rigoler
    ronfler sauter signer sonner souhaiter surveiller taper telephoner terminer tomber toucher tourner tousser
    traiter transporter travailler traverser trouver utiliser verifier visiter voler voter voyager
    """,
        "ru": """
    подписать подписывать выиграть сломать сломаться проспать опоздать простудиться переехать вернуться обещать начать болеть заболеть убежать пообещать заехать выпить съесть выступать проверить исправить настроить отремонтировать переслать
    брать вернуть взять видеть водить возить воити выбрать вызвать выиграть выити гулять дать делать держать
    достать думать ждать жить забрать забыть заказать закончить закрыть заметить заплатить звать звонить знать
    играть искать испечь кричать купить курить лежать лететь ловить любить мечтать молчать мыть наити написать
    начать ненавидеть обещать обидеть объяснить одолжить ответить отдать отказать открыть отправить отпустить
    ошибаться перевести передать петь писать плавать плакать показать помнить помогать помочь понять попросить
    послать поставить построить поступить починить предложить приготовить приити принести принять прислать продать
    проиграть просить прочитать пустить работать разбить рассказать решить рисовать рыдать сдать сделать сидеть
    сказать слушать слышать смеяться смотреть снимать снять собирать собрать советовать согласиться сообщить спать
    спеть спорить спросить стоять строить терпеть терять толкнуть требовать тренировать убирать убрать увезти
    увидеть удивить уехать узнать уити украсть уметь упасть успеть устать устроить учить хвалить ходить хотеть
    храпеть чинить читать шить шутить
    """,
    }
)
# Ending of an infinitive -> endings of the third person singular, by language (present, past, future); folded.
_ENDINGS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "es": {"ar": "a o aba ara aria", "er": "e io ia era eria", "ir": "e io ia ira iria"},
        "pt": {"ar": "a ou ava ara aria", "er": "e eu ia era eria", "ir": "e iu ia ira iria"},
        "it": {"are": "a o ava era erebbe", "ere": "e eva era erebbe", "ire": "e isce i iva ira irebbe"},
        "fr": {"er": "e ait era erait"},
        "ru": {"ть": "л ла", "ться": "лся лась"},
    }
)
PERSON_VERBS: Final = frozenset(word for words in _VERBS.values() for word in words.split())


@cache
def verbs(language: str) -> frozenset[str]:
    """Return the forms of verbs whose subject is a person, folded; of all languages for one that is not known.

    >>> {"sagt", "schreibt"} <= verbs("de"), "alquila" in verbs("es"), "borrows" in verbs("en"), "a" in verbs("en")
    (True, True, True, False)
    """
    if language not in _VERBS:
        return PERSON_VERBS
    found = set(_VERBS[language].split())
    for verb in _INFINITIVES.get(language, "").split():
        if language == "en":
            stem = verb.removesuffix("e")
            found |= {
                verb + "s",
                verb + "es",
                stem + "ed",
                stem + verb[-1] + "ed",
                verb[:-1] + "ies",
                verb[:-1] + "ied",
            }
        for ending, forms in _ENDINGS.get(language, {}).items():
            if verb.endswith(ending):
                found |= {verb[: -len(ending)] + form for form in forms.split()}
    return frozenset(found)
