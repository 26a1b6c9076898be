"""Stop words by language: function words, contractions and question words, folded. No content words.

`STOP_WORDS["de"]` is the frozenset of a language; it is folded when it is first asked for, so importing costs nothing.
Languages are kept apart, since the article of one is the verb of another (`die`); `stop_words_for` unites those of the
languages that a text is written in (`text.languages` finds them). English contractions stand whole (`don't`), as the
word pattern leaves them; the elided words of French and Italian (`l'ete`) are one token with their noun, so only their
bare forms and the commonest pairs of function words (`c'est`) stand here.

The lists are our own; closed word classes (articles, pronouns, prepositions, conjunctions, auxiliaries) taken from
grammars, completed by the commonest adverbs of time, degree and linkage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from zettelpy.errors import ArgumentTypeError
from zettelpy.text.normalise import fold

_EN: Final = """
a an the this that these those
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
it its itself they them their theirs themselves one oneself thou thee thy
who whom whose which what whatever whoever whichever when whenever where wherever why how however
someone somebody something anyone anybody anything everyone everybody everything nobody nothing none
each every either neither both all any some few several many much more most other others another such same own less
least enough
and or but nor so yet if then else than because since while whereas although though unless until till as whether
of in on at by for with about against between among amongst through throughout during before after above below to from
up down out off over under into onto upon within without across along around behind beside besides beyond near toward
towards via per despite except
am is are was were be been being have has had having do does did doing done will would shall should can could may might
must ought cannot
not no yes too very just only also again further once here there now ever never always often sometimes still already
almost quite rather really even maybe perhaps anyway instead otherwise therefore thus hence meanwhile indeed away back
well etc ok okay oh ah um hmm
i'm i'd i'll i've you're you'd you'll you've he's he'd he'll she's she'd she'll it's it'd it'll we're we'd we'll we've
they're they'd they'll they've that's that'd that'll this'll these're those're there's there'd there'll there've here's
who's who'd who'll who've what's what'd what'll what're when's when'd where's where'd why's why'd how's how'd how'll
one's somebody's someone's everyone's everybody's nobody's nothing's something's everything's let's
isn't aren't wasn't weren't ain't haven't hasn't hadn't don't doesn't didn't won't wouldn't shan't shouldn't can't
couldn't mayn't mightn't mustn't needn't oughtn't daren't
could've should've would've might've must've may've i'd've you'd've we'd've they'd've couldn't've shouldn't've
wouldn't've y'all ma'am o'clock tis twas
im ive youre youve youll hes shes theyre theyve weve dont doesnt didnt isnt arent wasnt werent havent hasnt
hadnt wont wouldnt shouldnt cant couldnt thats theres whats lets gonna gotta wanna
"""

_DE: Final = """
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
ich mich mir meiner du dich dir er ihn ihm sie ihr ihnen es wir uns ihr euch man sich selbst selber einander
mein meine meinen meinem meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer eures
dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem mancher manche manches
manchen solcher solche solches solchen derselbe dieselbe dasselbe derjenige diejenige dasjenige
alle allem allen aller alles andere anderen anderem anderer anderes beide beiden einige einigen einiger einiges etwas
jemand niemand nichts mehr viel viele vielen vieles wenig wenige weniger mehrere genug
wer wen wem wessen was welcher welche welches welchen welchem wann wo woher wohin warum wieso weshalb weswegen wie
wieviel womit wofür wozu wovon woran worauf worüber wodurch
und oder aber denn sondern doch jedoch sowie weder noch entweder sowohl als wenn weil dass daß ob obwohl obgleich damit
während bevor nachdem sobald solange seitdem falls sofern indem sodass
in im ins an am ans auf aus bei beim bis durch durchs für fürs gegen hinter mit nach neben ohne seit trotz über um ums
unter unterm von vom vor vorm wegen zu zum zur zwischen außer gegenüber innerhalb außerhalb statt anstatt laut je pro ab
bin bist ist sind seid war warst waren wart gewesen sei seien wäre wären wärst
habe hab hast hat haben habt hatte hattest hatten hattet gehabt hätte hätten hättest
werde wirst wird werden werdet wurde wurdest wurden geworden worden würde würden würdest
kann kannst können könnt konnte konnten könnte könnten muss musst müssen müsst musste mussten müsste müssten
soll sollst sollen sollt sollte sollten will willst wollen wollt wollte wollten darf darfst dürfen dürft durfte durften
dürfte dürften mag magst mögen möchte möchten möchtest
nicht auch nur schon noch sehr so ja nein doch mal eben halt wohl etwa eher fast ganz gar immer nie niemals oft
manchmal wieder jetzt nun dann da dort hier damals danach davor dabei dafür dagegen daher dahin daran darauf
daraus darin darüber darum darunter davon dazu deshalb deswegen trotzdem außerdem allerdings also zwar einmal bereits
bald erst zuerst vielleicht wirklich eigentlich natürlich überhaupt sonst weiter hin her usw bzw
"""

_FR: Final = """
le la les l un une des du de d au aux ce cet cette ces c ça cela ceci celui celle ceux celles
je j me m moi tu te t toi il elle on nous vous ils elles se s soi lui leur leurs eux y en
mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne tien tienne sien sienne
qui que qu quoi dont où lequel laquelle lesquels lesquelles auquel duquel quel quelle quels quelles quand comment
pourquoi combien
et ou mais donc or ni car si comme lorsque puisque quoique parce afin tandis
à dans par pour sur sous vers avec sans entre chez depuis pendant avant après devant derrière contre selon malgré parmi
jusque jusqu dès hors envers voici voilà
suis es est sommes êtes sont étais était étions étiez étaient été étant fus fut furent sera serai seras serons serez
seront serais serait seraient soit sois soient être
ai as a avons avez ont avais avait avions aviez avaient eu ayant eut eurent aura aurai auras aurons aurez auront aurais
aurait auraient ait aies aient avoir
fait faire peut peux peuvent pouvez pouvons pouvait doit dois doivent devait faut va vais vas vont allons allez
ne n pas plus moins jamais rien aucun aucune point guère non oui très trop peu beaucoup assez bien aussi
encore toujours déjà souvent parfois puis alors ensuite enfin ainsi ici là maintenant même
mêmes autre autres tout toute tous toutes chaque plusieurs quelque quelques quelqu'un certains certaines tel telle tels
telles cependant pourtant toutefois surtout seulement presque plutôt peut
c'est j'ai j'avais j'étais n'est n'a n'ai d'un d'une l'on l'un l'une qu'il qu'elle qu'on qu'ils qu'elles qu'un qu'une
s'il s'ils d'abord d'accord d'ailleurs n'y m'a t'as s'est m'est c'était n'était n'avait j'aurais jusqu'à lorsqu'il
"""

_ES: Final = """
el la los las lo un una unos unas al del
yo me mí mi mis mío mía míos mías conmigo tú te ti tu tus tuyo tuya contigo él ella ello ellos ellas le les se sí su sus
suyo suya suyos suyas consigo nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros vosotras os vuestro
vuestra vuestros vuestras usted ustedes vos
este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
que qué quien quién quienes quiénes cual cuál cuales cuáles cuyo cuya cuyos cuyas cuando cuándo donde dónde adónde como
cómo cuánto cuánta cuántos cuántas cuanto
y e o u ni pero sino mas aunque porque pues si mientras
a ante bajo con contra de desde durante en entre hacia hasta para por según sin sobre tras excepto
soy eres es somos sois son era eras éramos eran fui fue fuiste fuimos fueron sido siendo ser será seré serán sería
serían sea sean seamos fuera fueran
estoy estás está estamos estáis están estaba estaban estábamos estuve estuvo estuvieron estado estando estar esté estén
he has ha hemos habéis han había habían habíamos hubo hubiera habría habrían habido haber haya hayan hay
tengo tienes tiene tenemos tienen tenía tenían tener puede puedo puedes pueden podemos podía podría debe deben debería
voy vas va vamos van iba ir hace hacer
no sí ya más menos muy mucho mucha muchos muchas poco poca pocos pocas tan tanto tanta tantos tantas también tampoco
siempre nunca jamás nada nadie algo alguien algún alguna alguno algunos algunas ningún ninguna ninguno cada todo toda
todos todas otro otra otros otras mismo misma mismos mismas ambos ambas varios varias cualquier cualquiera demasiado
bastante aquí ahí allí allá ahora entonces luego después antes todavía aún casi sólo solo así además
quizá quizás bien tal tales demás cerca
"""

_PT: Final = """
o a os as um uma uns umas ao aos à às do da dos das no na nos nas dum duma num numa nuns numas pelo pela pelos pelas
deste desta destes destas desse dessa desses dessas neste nesta nestes nestas nesse nessa nesses nessas daquele daquela
naquele naquela disto disso nisto nisso àquele àquela dele dela deles delas nele nela neles nelas
eu me mim comigo meu minha meus minhas tu te ti contigo teu tua teus tuas ele ela eles elas lhe lhes se si consigo seu
sua seus suas nós nosso nossa nossos nossas conosco connosco vós vosso vossa você vocês
este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas
que quê quem qual quais cujo cuja cujos cujas quando onde aonde como quanto quanta quantos quantas porquê
e ou nem mas porém todavia contudo embora porque pois portanto enquanto
ante após até com contra de desde em entre para perante por sem sob sobre trás durante conforme segundo pra pro
sou és é somos são era eras éramos eram fui foi fomos foram sido sendo ser será serei serão seria seriam seja sejam
fosse fossem
estou está estás estamos estão estava estavam estive esteve estiveram estado estando estar esteja estejam tá tô
tenho tem tens temos têm tinha tinham teve tive tiveram ter terá teria tenha tenham havia há houve haver haja
pode posso podem podemos podia poderia deve devem devia vou vai vais vamos vão ia ir faz fazer
não sim já mais menos muito muita muitos muitas pouco pouca poucos poucas tão tanto tanta também sempre nunca jamais
nada ninguém algo alguém algum alguma alguns algumas nenhum nenhuma cada todo toda todos todas tudo outro outra outros
outras mesmo mesma mesmos mesmas ambos ambas vários várias qualquer quaisquer demais bastante aqui ali aí lá cá agora
então depois antes ainda quase só apenas assim além talvez bem logo daí tal tais
"""

_IT: Final = """
il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle
dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle col coi
io me mi mio mia miei mie tu te ti tuo tua tuoi tue lui lei egli ella esso essa essi esse loro noi voi ci vi ce ve ne
si sé se suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre glielo gliela
questo questa questi queste quello quella quelli quelle quel quegli quei ciò colui colei coloro stesso stessa stessi
stesse
che chi cui quale quali quando dove come perché quanto quanta quanti quante cosa
e ed o od ma però anche neanche nemmeno né oppure dunque quindi perciò poiché mentre benché sebbene affinché finché
senza contro verso sotto sopra dentro fuori dopo prima durante presso oltre circa secondo fino tranne
sono sei è siamo siete era ero eri eravamo erano fui fu fummo furono stato stata stati state essendo essere sarà sarò
sarai saremo saranno sarei sarebbe sarebbero sia siano fosse fossero
ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avuto avere avrà avrò avrei avrebbe avrebbero abbia
abbiano avesse
sto stai sta stiamo stanno stava posso puoi può possiamo possono poteva potrebbe devo devi deve dobbiamo devono doveva
dovrebbe vado va vanno voglio vuole vogliamo fa fare faccio
non sì no più meno molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo così sempre mai niente
nulla nessuno nessuna qualcosa qualcuno qualche alcuni alcune alcuno alcuna ogni ognuno tutto tutta tutti tutte altro
altra altri altre entrambi ciascuno qui qua lì là ora adesso allora poi ancora già quasi solo soltanto
bene proprio pure forse invece infatti inoltre comunque magari
c'è c'era l'ho l'ha dov'è com'è cos'è un'altra un'altro all'inizio d'accordo
"""

_RU: Final = """
и а но да или либо ни что чтобы чтоб если когда как так потому поэтому хотя пока раз будто словно ли же бы б ж ведь вот
я меня мне мной мною ты тебя тебе тобой он его него ему нему им ним нём она её ей ею неё ней нею оно мы нас нам нами вы
вас вам вами они их них ими ними себя себе собой сам сама само сами
мой моя моё мои моего моей моему моих моим твой твоя твоё твои твоего твоей наш наша наше наши нашего нашей наших нашу
ваш ваша ваше ваши вашего вашей вашу свой своя своё свои своего своей своих своим свою
этот эта это эти этого этой этому этом этим этих эту тот та то те того той тому том тем тех ту такой такая такое такие
кто кого кому кем ком чего чему чем чём какой какая какое какие какого какой каких который которая которое которые
которого которой которых которым котором чей чья чьё чьи где куда откуда почему зачем сколько отчего
в во на с со к ко о об обо от ото из изо за по под подо над надо при про у для до без через перед между около после
среди вокруг кроме против вместо вдоль насчёт благодаря
есть был была было были быть буду будет будем будете будут будешь будучи
не нет нету ещё уже только лишь даже тоже также очень более менее самый самая самое самые можно нельзя нужно может
могу можешь можем могут мог могла могли должен должна должно должны
весь вся всё все всего всей всему всем всех каждый каждая каждое любой другой другая другое другие другого других один
одна одно одни одного одной никто ничего ничто никого никогда нигде некоторые
много мало несколько столько
там тут здесь туда сюда тогда теперь сейчас потом затем опять снова всегда иногда часто почти
совсем вообще просто именно конечно пожалуй разве неужели впрочем однако итак кстати то нибудь ради
"""

_HI: Final = """
और या लेकिन मगर पर परंतु किंतु कि जो जब तब तो अगर यदि क्योंकि इसलिए ताकि जैसे वैसे फिर भी ही
का की के को से में पर तक ने लिए साथ बाद पहले बिना द्वारा ऊपर नीचे बीच पास तरफ
मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमको हमारा हमारी हमारे तू तुझे तेरा तेरी तेरे तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे
आप आपको आपका आपकी आपके वह वो उस उसे उसको उसका उसकी उसके उसने वे उन उन्हें उनको उनका उनकी उनके उन्होंने
यह ये इस इसे इसको इसका इसकी इसके इसने इन इन्हें इनका इनकी इनके इन्होंने अपना अपनी अपने खुद स्वयं
कौन किस किसे किसने किसका किसकी किसके क्या क्यों कब कहाँ कहां कैसे कैसा कैसी कितना कितनी कितने कोई किसी कुछ सब सभी हर
है हैं हूँ हूं हो था थी थे थीं होता होती होते हुआ हुई हुए होगा होगी होंगे होना रहा रही रहे गया गयी गई गए जाता जाती जाते
कर करके करना करता करती करते किया चुका चुकी चुके सकता सकती सकते चाहिए
नहीं न मत ना हाँ हां जी बहुत कम ज्यादा अधिक अब अभी तभी यहाँ यहां वहाँ वहां ऐसा ऐसी ऐसे वाला वाली वाले एक
"""

# Chinese, Japanese and Korean are not cut into words: these are the words that a run or a pair of characters may be.
_ZH: Final = """
的 了 是 在 和 与 及 或 也 都 就 不 没 没有 很 太 更 最 还 又 再 才 只 把 被 让 给 对 从 到 向 往 于 以 为 因为 所以 但 但是 可是
不过 如果 虽然 而 而且 并 并且 然后 那么 或者 还是 以及
我 你 您 他 她 它 我们 你们 他们 她们 它们 咱们 自己 大家 这 那 这个 那个 这些 那些 这里 那里 这样 那样 这么 哪 哪个 哪里 哪儿
谁 什么 怎么 怎样 为什么 多少 几 什么时候 吗 呢 吧 啊 呀 嘛 哦 嗯 着 过 地 得 之 其 所 会 能 可以 可能 应该 要 有 个 些
已经 正在 一个 一些 一下 每 各 某 另 另外 其他
我的 你的 他的 她的 是的 不是 的是 了我 了一 是不 也不 都是 就是 也是 不会 不能 是在 在的 了吗 了吧 的吗
"""

_JA: Final = """
の に は を が と で も へ や か ね よ な わ ぞ さ から まで より など だけ ほど くらい ぐらい しか こそ でも ので のに けど
けれど けれども しかし そして また それで だから でも では じゃ ただ ただし つまり なら ながら
これ それ あれ どれ この その あの どの ここ そこ あそこ どこ こちら そちら あちら どちら こう そう ああ どう
私 私たち 僕 俺 あなた 彼 彼女 自分 みんな 誰 何 いつ なぜ どうして いくら いくつ
です ます でした ました ません でしょう ましょう だ だった である する した して いる いた いて ある あった ない なかった なる
なった れる られる せる させる たい られ という として について によって による に対して とき こと もの ため よう ところ はず わけ
はい いいえ うん ええ まだ もう とても すごく もっと すぐ
ので すが ます です まし した して てい いま いる いた ない なか から ては には とは のは のが のを のに での との ても でき
"""

_KO: Final = """
은 는 이 가 을 를 의 에 에서 에게 께 께서 한테 로 으로 와 과 랑 이랑 하고 도 만 까지 부터 보다 처럼 마다 조차 라도 이나 나
나는 내가 나를 나의 내 제 저 저는 제가 너 너는 네가 너의 우리 우리는 우리가 우리의 저희 그 그는 그가 그의 그녀 그들 당신
이 그 저 이것 그것 저것 이건 그건 저건 이게 그게 여기 거기 저기 이런 그런 저런 이렇게 그렇게
누구 누가 무엇 뭐 뭘 무슨 어느 어떤 어떻게 어디 어디서 언제 왜 얼마 얼마나 몇
그리고 그러나 그런데 하지만 그래서 그러면 그럼 또 또는 및 혹은 즉 만약 때문에 때문
있다 있는 있어 있어요 있습니다 없다 없는 없어 없어요 없습니다 이다 입니다 이에요 예요 아니다 아닙니다 아니요 네 예
하다 하는 해 해요 합니다 했다 했어요 했습니다 한 할 하면 하지 되다 되는 됩니다 됐다 않다 않는 않아요 않습니다
것 거 수 등 더 덜 좀 잘 못 안 다 매우 아주 너무 정말 아직 이미 지금 다시 항상 모두 모든 각
"""

_LISTS: Final = {
    "en": _EN,
    "de": _DE,
    "fr": _FR,
    "es": _ES,
    "pt": _PT,
    "it": _IT,
    "ru": _RU,
    "hi": _HI,
    "zh": _ZH,
    "ja": _JA,
    "ko": _KO,
}


class _ByLanguage(Mapping[str, frozenset[str]]):
    """The lists, each folded when it is first asked for."""

    def __init__(self) -> None:
        self._folded: dict[str, frozenset[str]] = {}

    def __getitem__(self, language: str) -> frozenset[str]:
        words = self._folded.get(language)
        if words is None:
            words = self._folded[language] = frozenset(map(fold, _LISTS[language].split()))
        return words

    def __iter__(self) -> Iterator[str]:
        return iter(_LISTS)

    def __len__(self) -> int:
        return len(_LISTS)


STOP_WORDS: Final[Mapping[str, frozenset[str]]] = _ByLanguage()


def stop_words_for(languages: Iterable[str]) -> frozenset[str]:
    """Unite the stop words of some languages (ISO 639-1 codes, case and region aside: `pt-BR`); unknown ones add none.

    >>> "die" in stop_words_for(("en",)), "die" in stop_words_for(("de", "en"))
    (False, True)
    """
    if isinstance(languages, str):
        raise ArgumentTypeError("languages must be an iterable of language codes, got str: pass a tuple or list")
    codes = dict.fromkeys(language.lower().replace("_", "-").partition("-")[0] for language in languages)
    known = [code for code in codes if code in _LISTS]
    return STOP_WORDS[known[0]] if len(known) == 1 else frozenset().union(*(STOP_WORDS[code] for code in known))
