"""Words that make another statement of one: numbers in words, opposites, and words of how much, how often and when.

Two texts that differ in one of these do not say the same, however long they are ("open before nine", "open after
nine"). One line holds what contrasts. The lists are by language and read all together, since a word that contrasts
nothing in the language of a text only makes the comparison stricter. Where one word of a pair is common to the point
of saying nothing ("to" against "from"), the other stands alone: that it is there or not tells the two apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# The word behind one of these says what is counted. Articles that are also the number one are left out.
NUMBERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
billion billions trillion dozen dozens score couple pair single double triple quadruple half halves quarter quarters
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth twentieth thirtieth
""",
        "de": """
null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
tausend million millionen milliarde milliarden dutzend paar halb halbe halben halber halbes hälfte drittel viertel
doppelt doppelte doppelten dreifach erste ersten erster erstes zweite zweiten zweiter zweites dritte dritten dritter
drittes vierte vierten fünfte fünften sechste sechsten siebte siebten achte achten neunte neunten zehnte zehnten
""",
        "fr": """
zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente
quarante cinquante soixante septante octante nonante cent cents mille million millions milliard milliards douzaine
dizaine demi demie moitié tiers quart double triple premier première second seconde deuxième troisième quatrième
cinquième sixième septième huitième neuvième dixième
""",
        "es": """
cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil millón
millones docena medio media mitad tercio cuarto doble triple primer primero primera segundo segunda tercer tercero
tercera cuarta quinto quinta sexto sexta séptimo séptima octavo octava noveno novena décimo décima
""",
        "pt": """
zero dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis
dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
cem cento mil milhão milhões bilhão bilhões dúzia meio meia metade terço quarto dobro triplo primeiro primeira segundo
segunda terceiro terceira quarta quinto quinta sexto sexta sétimo sétima oitavo oitava nono nona décimo décima
""",
        "it": """
zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila
milione milioni miliardo miliardi dozzina mezzo mezza metà terzo quarto doppio triplo primo prima secondo seconda terza
quarta quinto quinta sesto sesta settimo settima ottavo ottava nono nona decimo decima
""",
        "ru": """
ноль один одна одно одного одной одну одним два две двух двум двумя три трёх трем тремя четыре четырёх пять пяти шесть
шести семь семи восемь восьми девять девяти десять десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать
шестнадцать семнадцать восемнадцать девятнадцать двадцать двадцати тридцать тридцати сорок сорока пятьдесят шестьдесят
семьдесят восемьдесят девяносто сто ста двести триста четыреста пятьсот тысяча тысячи тысяч миллион миллиона миллионов
миллиард миллиарда миллиардов дюжина половина половину пол полтора полторы треть четверть вдвое втрое первый первая
первое первого первой первую второй вторая второе второго вторую третий третья третье третьего третью четвёртый
четвёртая четвёртого пятый пятая пятого шестой шестая седьмой восьмой девятый десятый
""",
        "hi": """
शून्य एक दो तीन चार पाँच पांच छह छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस तीस चालीस पचास
साठ सत्तर अस्सी नब्बे सौ हज़ार हजार लाख करोड़ आधा आधी आधे डेढ़ ढाई दोगुना तिगुना पहला पहली दूसरा दूसरी दूसरे तीसरा तीसरी
तीसरे चौथा चौथी पाँचवाँ पांचवां
""",
        "ko": """
영 공 하나 한 둘 두 셋 세 넷 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두 스물 스무 서른 마흔 쉰 일 이 삼 사 오 육 칠 팔 구 십 백 천 만 억
반 절반 두배 첫 첫째 둘째 셋째 번째
""",
    }
)

OPPOSITES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
am pm noon midnight morning mornings afternoon evening evenings night nights
on off in out inside outside into onto up down upstairs downstairs over under above below top bottom upper lower
before after since until till prior earlier later early late sooner already yet still anymore
today tonight tomorrow yesterday now then next last previous former latter ago
with against from left right north south east west northern southern eastern western
more less most least fewer fewest many much few little enough too max maximum min minimum only exactly about around
approximately almost nearly roughly
all every each some any several both either everyone everybody everything someone somebody something anyone anybody
anything everywhere somewhere once twice thrice always sometimes often usually daily weekly monthly yearly hourly
or if unless except yes
open opens opened opening close closes closed closing shut shuts locked unlocked lock unlock
high low higher highest lowest big bigger biggest small smaller smallest large larger largest long longer longest short
shorter shortest fast faster fastest slow slower slowest hot hotter cold colder warm warmer cool cooler old older new
newer good better best bad worse worst cheap cheaper expensive near far same different full empty alive dead
true false valid invalid safe unsafe possible impossible legal illegal public private odd even
buy buys bought sell sells sold win wins won lose loses lost borrow borrows borrowed lend lends lent send sends sent
receive receives received give gives gave take takes took push pushes pushed pull pulls pulled
start starts started begin begins began stop stops stopped end ends ended finish finishes finished
rise rises rose fall falls fell grow grows grew shrink shrinks shrank increase increases increased decrease decreases
decreased raise raises raised lowered lowers add adds added remove removes removed gain gained
pass passes passed fail fails failed succeed succeeds succeeded success failure accept accepts accepted reject rejects
rejected approve approves approved deny denies denied decline declines declined allow allows allowed forbid forbids
forbidden ban banned enable enables enabled disable disables disabled include includes included including exclude
excludes excluded excluding show shows hide hides hidden agree agrees agreed disagree disagrees disagreed
love loves loved hate hates hated like likes liked dislike dislikes disliked remember remembers remembered forget
forgets forgot arrive arrives arrived leave leaves come comes came go goes went
""",
        "de": """
vormittags nachmittags morgens abends nachts mittags mitternacht früh vormittag nachmittag abend nacht
an aus auf unter über ein ab zu in rein raus innen außen drinnen draußen hinein hinaus oben unten vor nach bevor nachdem
seit bis früher später schon bereits noch heute gestern morgen übermorgen vorgestern jetzt dann nächste nächsten nächster
nächstes letzte letzten letzter letztes vorige vorigen mit gegen von links rechts linke linken rechte rechten
mehr weniger meist meisten wenigsten viel viele wenig wenige mindestens höchstens maximal minimal nur etwa fast genau
alle allen alles jede jeden jeder jedes einige manche mehrere beide irgendein einmal zweimal dreimal immer manchmal oft
selten oder falls wenn außer ja täglich wöchentlich monatlich jährlich
offen öffnet öffnen geöffnet zu schließt schließen geschlossen hoch höher niedrig niedriger tief groß größer klein
kleiner lang länger kurz kürzer schnell schneller langsam langsamer heiß kalt warm alt neu gut besser schlecht
schlechter billig teuer nah fern weit voll leer wahr falsch
kauft kaufen gekauft verkauft verkaufen gewinnt gewonnen verliert verloren beginnt begonnen endet beendet gestartet
gestoppt steigt gestiegen sinkt gesunken fällt gefallen erhöht gesenkt angenommen abgelehnt erlaubt verboten aktiviert
deaktiviert mag liebt hasst bestanden durchgefallen
""",
        "fr": """
matin midi minuit soir nuit dans hors dedans dehors intérieur extérieur sur sous dessus dessous haut bas avant après
depuis jusque jusqu'à tôt tard déjà encore hier aujourd'hui demain maintenant prochain prochaine dernier dernière avec
contre gauche droite droit nord sud est ouest plus moins peu beaucoup trop assez seulement presque environ exactement
tout toute tous toutes chaque quelque quelques plusieurs certains certaines toujours souvent parfois fois ou si sauf oui
ouvre ouvrir ouvert ouverte ouverts ouvertes ferme fermer fermé fermée fermés fermées élevé faible grand grande petit
petite long longue court courte rapide lent chaud froid vieux nouveau nouvelle bon bonne meilleur mauvais pire cher près
loin plein vide vrai faux achète acheté vend vendu gagne gagné perd perdu commence commencé finit fini arrête arrêté
monte monté baisse baissé augmente augmenté diminue diminué accepte accepté refuse refusé autorisé interdit activé
désactivé aime déteste réussi échoué
""",
        "es": """
mañana tarde noche mediodía medianoche en dentro fuera sobre bajo encima debajo arriba abajo antes después desde hasta
temprano ya todavía aún hoy ayer ahora próximo próxima último última con contra izquierda derecha norte sur este oeste
más menos mucho mucha muchos muchas poco poca pocos pocas demasiado solo sólo casi exactamente todo toda todos todas cada
algún alguno alguna algunos algunas varios varias ambos ambas siempre veces vez o si salvo excepto sí
abre abrir abierto abierta abiertos abiertas cierra cerrar cerrado cerrada cerrados cerradas alto alta bajo baja grande
pequeño pequeña largo larga corto corta rápido lento caliente frío viejo vieja nuevo nueva bueno buena mejor malo mala
peor barato caro cerca lejos lleno vacío verdadero falso compra compró vende vendió gana ganó pierde perdió empieza
empezó termina terminó sube subió baja bajó aumenta aumentó disminuye disminuyó acepta aceptó rechaza rechazó permitido
prohibido activado desactivado aprobado suspendido ama odia
""",
        "pt": """
manhã tarde noite meia-noite em dentro fora sobre sob acima abaixo antes depois desde até cedo já ainda hoje ontem amanhã
agora próximo próxima último última com contra esquerda direita norte sul leste oeste mais menos muito muita muitos
muitas pouco pouca poucos poucas demais só apenas quase exatamente todo toda todos todas tudo cada algum alguma alguns
algumas vários várias ambos ambas sempre vez vezes ou se exceto sim
abre abrir aberto aberta abertos abertas fecha fechar fechado fechada fechados fechadas alto alta baixo baixa grande
pequeno pequena longo longa curto curta rápido lento quente frio velho velha novo nova bom boa melhor mau má pior barato
caro perto longe cheio vazio verdadeiro falso compra comprou vende vendeu ganha ganhou perde perdeu começa começou
termina terminou sobe subiu desce desceu aumenta aumentou diminui diminuiu aceita aceitou rejeita rejeitou permitido
proibido ativado desativado aprovado reprovado ama odeia
""",
        "it": """
mattina mattino pomeriggio sera notte mezzogiorno mezzanotte in dentro fuori su giù sopra sotto prima dopo da fino presto
tardi già ancora oggi ieri domani adesso ora prossimo prossima ultimo ultima scorso scorsa con contro sinistra destra
nord sud est ovest più meno molto molta molti molte poco poca pochi poche troppo solo soltanto quasi esattamente tutto
tutta tutti tutte ogni qualche alcuni alcune entrambi sempre spesso volta volte o se tranne sì
apre aprire aperto aperta aperti aperte chiude chiudere chiuso chiusa chiusi chiuse alto alta basso bassa grande piccolo
piccola lungo lunga corto corta veloce lento caldo freddo vecchio vecchia nuovo nuova buono buona meglio migliore cattivo
peggio peggiore economico caro vicino lontano pieno vuoto vero falso compra comprato vende venduto vince vinto perde
perso inizia iniziato finisce finito sale salito scende sceso aumenta aumentato diminuisce diminuito accetta accettato
rifiuta rifiutato permesso vietato attivato disattivato ama odia
""",
        "ru": """
утра утром дня днём вечера вечером ночи ночью полдень полночь в из на под над внутри снаружи внутрь наружу вверх вниз
вверху внизу выше ниже до после перед раньше позже рано поздно уже ещё сегодня вчера завтра сейчас потом следующий
следующая следующую прошлый прошлая прошлую последний последняя с со против от слева справа налево направо левый правый
север юг восток запад больше меньше более менее много мало слишком только почти примерно ровно все всё весь вся каждый
каждая каждое любой некоторые несколько оба обе всегда часто иногда редко однажды дважды трижды раз раза или если кроме
да открыт открыта открыто открыты открыть закрыт закрыта закрыто закрыты закрыть высокий низкий большой маленький длинный
короткий быстро медленно горячий холодный старый новый хороший лучше плохой хуже дешевле дороже близко далеко полный
пустой правда ложь купил купила купили продал продала продали выиграл выиграли проиграл проиграли начал начали закончил
закончили вырос выросла упал упала повысили снизили принял приняли отклонил отклонили разрешено запрещено включён
выключен включить выключить любит ненавидит
""",
        "hi": """
सुबह दोपहर शाम रात में बाहर अंदर ऊपर नीचे पहले बाद तक आज कल परसों अब अगला अगली अगले पिछला पिछली पिछले साथ खिलाफ से
बाएँ बाएं दाएँ दाएं ज़्यादा ज्यादा कम अधिक बहुत थोड़ा सिर्फ केवल लगभग सब सभी हर कुछ दोनों हमेशा कभी अक्सर बार या अगर हाँ
हां खुला खुली खुले बंद ऊँचा नीचा बड़ा बड़ी छोटा छोटी लंबा नया नई पुराना पुरानी अच्छा बुरा सस्ता महंगा सच झूठ
""",
        "ko": """
오전 오후 아침 저녁 밤 낮 정오 자정 위 아래 위에 아래에 밖 밖에 안에 속에 전 후 전에 후에 이전 이후 부터 까지 오늘 어제 내일 지금 나중에
다음 지난 왼쪽 오른쪽 북쪽 남쪽 동쪽 서쪽 더 덜 많이 조금 적게 만 거의 모두 모든 다 매 일부 항상 가끔 자주 번 또는 만약 네 예 아니요
열려 닫혀 열린 닫힌 높은 낮은 큰 작은 긴 짧은 빠른 느린 새 옛 좋은 나쁜 싼 비싼
""",
    }
)

# Lower-case letters that stand alone for a name, a unit or a part of the day ("plan b", "9 p.m."); the vowels are
# articles and conjunctions as often as not.
LETTERS: Final = "b c d f g h j k l m n p q r s t v w x z"

# Inside a run of letters without spaces (Chinese, Japanese): numbers, then opposites.
RUN_NUMBERS: Final = "〇零一二两兩三四五六七八九十百千万萬亿億半双雙倍"
RUN_OPPOSITES: Final = "上下左右前后後内內外里裡进進出入东東南西北早晚朝夕昼夜今昨明先次多少全毎每大小高低長长短新旧舊開开閉闭关關買买売卖賣増增減减勝胜負负"
