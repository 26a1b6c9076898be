"""Words that open sentences, by language, and the words of the calendar: written with a capital, never names. Folded.

Function words stand in `stop.py`; here are the adverbs, interjections, answers, greetings, imperatives and participles
with which people begin to talk, and the number words.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CALENDAR: Final = frozenset(
    """
    weihnachten ostern pfingsten silvester neujahr heiligabend advent noel paques pentecote toussaint navidad
    nochebuena nochevieja pascua natale pasqua ferragosto capodanno befana natal pascoa carnaval carnevale karneval fasching рождество пасха пасху рождества пасхи birthday ramadan hanukkah diwali
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september
    october november december jan feb mar apr jun jul aug sep sept oct nov dec montag dienstag mittwoch donnerstag
    freitag samstag sonnabend sonntag januar februar marz mai juni juli oktober dezember lunes martes miercoles jueves
    viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout septembre octobre
    novembre decembre lunedi martedi mercoledi giovedi venerdi domenica gennaio febbraio aprile maggio giugno luglio
    settembre ottobre dicembre segunda terca quarta quinta sexta janeiro fevereiro marco maio junho julho setembro
    outubro novembro dezembro maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maart christmas easter
    halloween thanksgiving today tomorrow yesterday tonight utc gmt cet cest est edt pst pdt bst am pm
    """.split()
)

_OPENERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    i me my mine you your yours he him his she her hers it its we us our ours they them their theirs myself yourself
    himself herself itself ourselves yourselves themselves who whom whose what which when where why how this that these
    those here there a an the and or but nor so yet for if then than because since although though while whereas unless
    until till before after once as at by from in into of off on onto out over to under up upon with within without
    about above across against along among around behind below beneath beside besides between beyond down during except
    inside like near outside past per through throughout toward towards via all any both each either every everyone
    everybody everything few many more most much neither no nobody none nothing one other others several some somebody
    someone something such anyone anybody anything another two three four five six seven eight nine ten eleven twelve
    hundred thousand million first second third fourth fifth last next am is are was were be been being do does did
    done have has had having can could may might must shall should will would ought cannot let lets not never ever only
    just even still also too very quite rather really almost again already always often sometimes usually maybe perhaps
    probably possibly certainly surely indeed however therefore thus hence moreover furthermore meanwhile otherwise
    instead anyway anyways nevertheless nonetheless now soon later well yes yeah yep yup nope nah ok okay oh ah aw aww
    ha haha hah hahaha hm hmm hmmm huh hey hi hello hiya wow whoa woah wowza ugh uh um er oops ouch phew yay hooray
    hurrah alas bye goodbye thanks thank thankyou please sorry congrats congratulations cheers welcome sure absolutely
    definitely totally exactly right true fair sounds sound looks look seems seem feels feel glad great good nice cool
    awesome amazing wonderful fantastic lovely excellent perfect brilliant beautiful bad sad happy funny interesting
    dear lol omg fyi btw imo imho asap tbh idk ps nb eg ie etc aye note noted saved stored understood remember update
    updated reminder heads decided agreed see say said tell ask go going get getting got give giving take taking make
    making made keep keeping put come coming try trying use using used think thinking know knowing want wanting need
    needing hope hoping wish love loving hate call calling check read reading write writing run running start starting
    started stop stopping wait waiting watch watching listen believe guess suppose consider imagine let's don't finally
    firstly secondly thirdly lastly recently currently suddenly actually basically honestly seriously literally
    apparently obviously clearly unfortunately fortunately luckily hopefully sadly happily similarly likewise
    additionally especially specifically generally according given regarding concerning whether whenever wherever
    whatever whichever whoever anytime anywhere somewhere everywhere nowhere ago email ping remind invite meet pay buy
    bring send ship shipped bless damn dude folks guys gang team quick fingers different yesterday depends anyhow gosh
    best wishes kind kindest warm warmest sincerely jeez yikes meh nvm brb afaik iirc thx ty np rofl lmao hehe eh ehm aha aah ooh mmm voila welp whoops yo sup morning
    afternoon evening merry plus minus approved confirmed cancelled canceled closed opened fixed merged deployed
    counting deal sold booked ordered paid sent found lost missing pending resolved reverted solved somehow someday
    sometime long short big small new old early late half double single extra full empty free busy ready
    """,
        "de": """
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein dein sein unser euer der die das den dem des
    ein eine einen einem einer eines kein keine und oder aber denn doch sondern wenn weil dass ob als wie wo wer was
    wann warum wieso woher wohin welche welcher welches ja nein nicht nie noch nur schon auch sehr so da dann hier dort
    jetzt heute morgen gestern bald also zum zur im am vom beim mit nach von zu aus bei seit vor fur gegen ohne um
    durch auf unter uber hinter neben zwischen ist sind war waren hat haben hatte wird werden kann konnen muss mussen
    soll sollen will wollen darf mag danke bitte hallo moin servus gruss grusse gut genau vielleicht leider naturlich
    eigentlich ubrigens vorsicht einverstanden alles alle jeder jede jedes man mal wunderbar super prima toll achtung
    dieser diese dieses ach aha ahoi apropos aua autsch bitteschon boah bravo bring ehrlich eh endlich erledigt ey
    fertig frag frohe fruher gell gerade gern gerne gleich gluckwunsch gottseidank grad gruezi halb hauptsache hi hey
    hoffentlich holla ha hm hmm huch hurra immerhin inzwischen jawohl jo jup jep klar klasse kommt krass kurz lass
    lasst lieb liebe lieber liebes mach macht mega meinetwegen melde mensch mist mittags moment morgens na naja ne nee
    nix nochmal nu null oh ohje okay oje ordentlich perfekt pfui prost puh quatsch rede rund ruf sag sagt schade schau
    scheisse schick schlecht schreib schone schonen selbstverstandlich sieh siehe sofort sorry sowieso spitze steht
    stimmt stopp supi tja top tschuss tschau uff ungefahr verdammt verstanden vorher wahnsinn warte weiterhin weitere
    welch wenigstens wow zack zuletzt zumindest zunachst zusammen guten gute abend tag herzlich herzlichen ham geht
    gehts gibt gibts isch is konntest nehmen nimm wer's wann's wo's wie's es's das's werd solltest ging ging's zwei
    drei vier funf sechs sieben acht neun zehn elf zwolf hundert tausend erste zweite dritte vierte funfte letzte
    nachste letzten nachsten letzter nachster diesmal zweimal nebenbei druben draussen drinnen oben unten links rechts
    himmel himmels gott frohes ostern weihnachten pfingsten silvester neujahr karneval fasching advent heiligabend
    """,
        "es": """
    yo tu el ella nosotros nosotras vosotros ellos ellas usted ustedes mi mis su sus nuestro la los las un una unos
    unas y o pero porque si no que quien cuando donde como cual por para con sin de del en al desde hasta entre sobre
    este esta esto estos estas ese esa eso aquel aquella hoy ayer manana ahora luego despues antes tambien tampoco muy
    mas menos ya aun hola buenas buenos gracias vale bueno claro perdon adios soy es son era fue hay ha he tiene puede
    abajo absolutamente abrazo abrazos acaso acabo adelante aja amigos animo anda anoche anteayer aparte apenas
    apuntado arriba atencion avisa avisad avisame ay bah basta besos bienvenidos bonito bravo buah buen buena buf
    cambio caro cerrado chao chicas chicos cinco cierto compra conforme correcto cosa creo cuatro cuidado dale debo
    debemos decidido dejame dentro depende deprisa dice dices dicho di dime dile diselo dios doce dos efectivamente eh
    ejem encantado encantada encima enhorabuena entendido espera estupendo eureka exacto excelente existe fatal facil
    felices feliz felicidades fenomenal fin finalmente genial gente guay habra hacemos haced haz hecho hey horario
    igual igualmente imagina imposible incluso inclusive ja jaja jajaja jo jolin joder junto juntos justo lastima listo
    listos llama lleva lugar madre madrugada mal manda mayo mejor menuda menudo mil mira mirad mola muchisimas nueve
    nueva nuevo ocho ojala ojo okey ole once oye oid papa mama paso pasame pasalo perdonad perdona perfecto permiso
    pese por-favor pobre podeis pongo pon pregunta primero primera proxima proximo pronto propongo punto puse queda
    quedamos quedan queridos querida querido quiero quieres quita rapido recuerda recordad recordatorio regla repito
    salud salvo segundo seguro seis senores siete sigue simplemente siquiera suerte super supongo tarde tardes tema
    tendremos teneis ten tengan tira toca total totalmente toma tranquilo tranquila tres treinta ultima ultimo
    unicamente uno uf uff ups uy vais vaya venga ven veamos vemos ver vere viva veinte noches navidad nochebuena
    nochevieja reyes pascua semana jesus virgen
    """,
        "fr": """
    je tu il elle on nous vous ils elles me te se le la les un une des du de au aux et ou mais donc car ni si que qui
    quoi quand comment pourquoi ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs dans
    sur sous avec sans pour par chez entre vers oui non pas plus tres bien alors aussi encore toujours jamais deja
    merci bonjour bonsoir salut voila est sont etait c'est j'ai y a d'accord adieu adjuge ah ahah ailleurs allo
    apparemment appelle apres-demain attends attention attendez aujourd'hui auparavant autant avant-hier bah ben
    bientot bis bof bon bonne bonnes bravo bref certes chacun chacune cher chere chers chiche chouette chut ciao cinq
    compris coucou courage cote dame debout dedans dehors demain demande dernier derniere desole desolee deux dis dites
    dix dommage donne eh enchante entendu envoie est-ce et-puis euh evidemment exactement excellent excuse excusez
    facile faites fais felicitations fini franchement gare genial grace gratuitement grave grosse heu hein helas hep he
    hier hop hourra idem idee impossible inutile jeudi joyeux joyeuse juste justement la-bas laisse lors
    malheureusement maman papa mince merde mieux moyen n'importe nickel noel nom normalement nouveau nouvelle nul ok
    onze ouais ouf oups pardon pareil parfait parole partout passe patience personne peut-etre pfff pile plein possible
    premier premiere prends pres prevu promis punaise quant quatre quinze ras rappel rappelle rapidement rdv reponse
    rendez-vous regarde regardez reste sache sacre sale sante sauf sept seul seule serieux serieusement seize sinon six
    slt stop suite super sympa tant tantot tard tellement tenez tiens top tot trois vas-y viens venez vendu veux
    veuillez vite vive vingt vois volontiers votez voyons vraiment vu yes youpi zero zut j'adore j'aime j'arrive
    j'espere j'attends joyeuses paques toussaint pentecote dieu jesus
    """,
        "it": """
    io tu lui lei noi voi loro il lo la gli le un uno una e o ma se che chi cosa quando dove come perche questo questa
    questi queste quello quella in con su per tra fra di da del della al alla nel nella si no non piu molto anche
    ancora sempre mai gia ciao grazie prego bene allora ecco sono era ha ho abbastanza accidenti addio affatto ah ahah
    ahi ahia aiuto almeno alt altrimenti altroche amici anzi anzitutto appena apposta appunto aspetta aspettate assieme
    assolutamente attenzione avanti avvisa basta beato beh benissimo benvenuti bella belle belli bello boh brava bravi
    bravissimo bravo bravissima brutta brutte brutto buon buona buonasera buonanotte buone buongiorno buono buonissimo
    calma capito cara care caro cari carissimi caspita cavolo cento certamente certo chiama chiedi chiunque chissa
    cinque cioe complimenti conferma confermo consegnato credo da' davanti davvero deciso dice dicono dillo dieci
    dietro difatti dimmi dopodomani doppio dormito dovrei due eccetto eccola eccolo eccoci eccomi eh ehi ehm entro
    eppure esatto esattamente evviva facciamo facile fai fammi fate fatto favoloso felice fico figata figo figurati
    figuriamoci finalmente fine finora forza gente gentile gentili giusto grande grandi grandissimo guai guarda
    guardate ieri idem immagino impossibile in-bocca incredibile indietro infine insieme insomma intanto l'altra
    l'altro laggiu lascia lassu lontano lunga macche madonna mah male malgrado mamma papa mandami mandate manca meglio
    mica mille mettiamo moltissimo naturalmente neppure nessun nonostante nuova nuovo nuove nuovi oddio oggi ohi ok ops
    ormai ottimo ottima ovvero ovviamente ovunque pace parecchi parlo passa pazienza peccato peggio perdona perfetto
    permesso piacere piano potrei potete povero presente presto primo prossima prossimo praticamente promemoria pronto
    provo purtroppo qual qualsiasi quattro quell quest' ragazze ragazzi raga regola ricorda ricordate ricordo ripeto
    riassunto rieccomi salve santo saluti scusa scusate scusami senti sentite sette servono servirebbe silenzio
    simpatico sinceramente solita solito stasera stamattina stanotte stavolta subito super tale tardi tocca tranquilli
    tranquillo tranquilla tre tuttavia ultima ultimo uff uffa ulteriori undici dodici urca vabbe vai vale vattene vedi
    vediamo vedo vedrai veramente via viene vieni viva vorrei volentieri wow zitti zero natale pasqua ferragosto
    capodanno befana dio gesu
    """,
        "pt": """
    eu tu ele ela nos vos eles elas voce voces o a os as um uma uns umas e ou mas se que quem quando onde como porque
    este esta isto esse essa isso aquele em no na nas de do da com sem por para sim nao mais muito tambem ainda sempre
    nunca ja ola obrigado obrigada bom boa entao foi sao abraco abracos acho adeus adoro afinal ah alo amanha amem
    amigos amo anda anotado anteontem apesar apoiado aprovado arre atencao avisa beijo beijos beleza boas bola bons
    bora bravo cade cala calma caramba caraca caro cara caros certo chama chega chego chocado chocada claro coisa
    coitado coitada combinado comeca concordo confirmado credo cinco cuidado curti daqui deixa depende deus desculpa
    desculpe desculpem detalhe dez diga disse dito dois duas eita enfim entendi espera espero esquece esqueci exato
    excelente existe fala falo fechado fechou feito feliz felizmente fica ficou filmagem fora forca galera gente gostei
    gracas hein hoje igual imagina imagine impossivel inclusive infelizmente inteiro jura juro justo lembra lembrando
    lembrete levo liga linda lindo lindas lindos longe mal mamae manda mande maravilha maximo meio melhor melhoras
    mentira moca morri mostra noticia novo nova nove obrigadao oba oi oito ok olha olhem onze ontem opa ora otimo otima
    palmas papai parabens parece passa paz pena pensando perai perfeito perfeita perto pergunta pior ponto possivel
    prazer precisa preciso presente prezado prezada prezados primeiro primeira pronto proxima proximo putz quatro quer
    quero querida querido queridos quinta rapidinho realmente regra resumo retiro saiu salve sabe sabia sabado saudade
    saudades segue segura sei seis senhores serio sete sexta simbora simples sinto somente sorte super tamo tarde tchau
    tipo tomara total totalmente tres tranquilo tranquila ultimo ultima uai ufa unica ue valeu ve vejam vejo vem ver
    verdade viva vixe volta voltei vinte viu zero dia noite noites natal pascoa carnaval jesus
    """,
        "nl": """
    ik jij je hij zij ze wij we jullie u het de een en of maar want dus als dat die dit deze wie wat waar wanneer
    waarom hoe ja nee niet nog al ook wel hier daar nu dan met van voor op in uit bij naar om te door over hallo
    bedankt goed
    """,
        "ru": """
    новыи новая новое новые нового новому новым новом новую старыи старая большои большая
    авось ага аи алло ах ахах ахаха ба благодарю блин бери берем бог боже братцы бросаи будьте быстро вау ввиду верно
    вечером видел видимо вместе внимание вновь во-первых во-вторых возможно возьми возьмите вообще-то вот-вот впервые
    вперед вполне вроде все-таки вчера выезжаем выздоравливаи выздоравливаите выходит гляди гм говорят господи готово
    готов готова готовы даваи даваите давно далее дальше да-да деиствительно день держи держись детали договорились
    добрыи доброе доброго доброи дорогая дорогие дорогои допустим дорого думаю едем едва еи-богу ерунда елки жаль ждем
    жду завтра завел зато зачет звони звонил звонила здорово здравствуи здравствуите здрасте знаешь знаю значит иначе
    интересно итого иди идем идет ишь к-сожалению как-то какая-то капец класс клево когда-то коллеги короче круто кто-
    то кто-нибудь купи куплю ладно левыи лучше люди мда меньше мимо можно-ли молодец молодцы мою молодежь напиши напишу
    напоминаю например наверно наверное надеюсь назначаю накануне наконец начинаем начнем наоборот нафиг не-не неа
    недавно неделю неделя неплохо неприятно неприятное нечего неужто ничего-себе никак но-но норм нормально ну нынче
    обещаю обидно обычно обожаю ого огромное ои ок океи опа осторожно остальные отдыхаи отлично отправляемся отправил
    отправила отстань ответ очевидно ошибка передаи пиши пишу пишите плохо поверь повторяю погоди погодите подожди
    подождите подозреваю поехали пожалуиста поиду поидем покажи поздравляю пол полагаю полностью понял поняла понятно
    пора поскольку посмотрел посмотрела посмотрим поспрашиваи постараюсь поторопись почему-то пошли правда правильно
    правило предлагаю представляешь прежде прекрасно приветик привет приветствую прикинь прикольно пример примерно
    принято принял приплыли приходи приходите приятно причем пробую продолжаем просьба прости простите прошу пусть пять
    работаем рад рада радуюсь разрешили ребята ребят решено решили ровно с-утра садись сначала свежие сделаем сделано
    сегодня серьезно сижу скажи скажите скажем скинь сколько-то скорее скоро слава-богу слава следующии следующая
    слишком слушаи слушаите случаино смешно смотри смотрите согласен согласна согласны сорян сорри спасибо спасибочки
    спи спроси спросите спрошу спокоинои срочно ставлю стоп странно стыдно судя супер счастливо считаи так-так таки
    тема теперь-то тише тогда-то только-что точно три два первыи второи третии третье первое второе последнее последнии
    тут-то ужас ужасно узнаи увидимся угу удачи удалось удобно ура ураа утром утро уточняю уф ух учтите фиг фух хватит
    хм хорошо хорошая хорошие хорошии хотел хотела хотелось хоть хотя-бы хочешь хочу целую честно четыре читаи читали
    чувствую чудо чудесно чур шесть шучу эи эх это-же этот-раз якобы ясно январь января февраль февраля март марта
    апрель апреля маи мая июнь июня июль июля август августа сентябрь сентября октябрь октября ноябрь ноября декабрь
    декабря январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре понедельник вторник среда
    четверг пятница суббота воскресенье среду пятницу субботу понедельника вторника среды четверга пятницы субботы
    воскресенья понедельникам вторникам рождество пасха пасхи рождества пасху новыи-год масленица сорок сто тысяча мама
    папа господь
    """,
    }
)
OPENERS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {language: frozenset(words.split()) for language, words in _OPENERS.items()}
)
