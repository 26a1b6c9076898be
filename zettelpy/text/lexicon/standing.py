"""Words of how things are now and how they were before, by language. Our own lists.

The first seven are those of questions, the others those of statements.

| list | holds |
|---|---|
| `NOW` | how it is today: "now", "currently", "the latest" |
| `FIRST` | how it was at first, whatever the verb: "originally", "at first", "was going to" |
| `EARLIER` | how it was earlier, where the verb is one of state, or where it ends the question: "before" |
| `FORMER` | what stands before the name of a thing that is no more: "the old code" |
| `IS` | forms of verbs that ask how something is: "is", "does", "costs" |
| `WAS` | forms of verbs that ask how something was: "was", "did we use" |
| `EVENT` | forms that ask what happened, or what might: no state is asked for |
| `STARTS`, `STARTS_BEHIND` | what stands before or behind the day from which on something holds: "from", "から" |
| `AMOUNTS` | what an amount does: "goes up" |
| `MOVED_HOME` | that somebody has moved house |

Phrases are parted by commas and folded before use. In Chinese, Japanese and Korean they are runs of characters.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Table = Mapping[str, str]

NOW: Final[Table] = MappingProxyType(
    {
        "en": "now, currently, at the moment, at present, presently, these days, nowadays, right now, as of now, latest, "
        "newest, current, still, as of today, at this point, today, by now, any more, anymore, up to date",
        "de": "jetzt, zurzeit, zur zeit, derzeit, derzeitig, derzeitige, derzeitigen, aktuell, aktuelle, aktueller, "
        "aktuellen, aktuelles, momentan, im moment, gerade, heute, heutzutage, inzwischen, mittlerweile, nun, noch, "
        "immer noch, gegenwärtig, neueste, neuesten, neuester, letzter stand, nach wie vor, weiterhin",
        "fr": "maintenant, actuellement, en ce moment, à présent, actuel, actuelle, actuels, actuelles, de nos jours, "
        "désormais, aujourd'hui, toujours, encore, ces jours-ci, à l'heure actuelle, dernier en date, pour l'instant",
        "es": "ahora, ahora mismo, actualmente, en este momento, hoy, hoy en día, hoy por hoy, actual, actuales, "
        "todavía, aún, sigue, siguen, seguimos, a día de hoy, últimamente, de momento",
        "pt": "agora, atualmente, neste momento, hoje, hoje em dia, atual, atuais, ainda, de momento, no momento, "
        "presentemente, continua, continuam, por agora",
        "it": "adesso, ora, attualmente, al momento, in questo momento, oggi, oggigiorno, attuale, attuali, ancora, "
        "tuttora, ormai, per ora, di questi tempi",
        "ru": "сейчас, теперь, в данный момент, на данный момент, в настоящее время, нынче, ныне, нынешний, нынешняя, "
        "нынешнее, текущий, текущая, текущее, актуальный, актуальная, актуальное, сегодня, пока, все еще, "
        "по-прежнему, на сегодня",
        "ja": "今, いま, 現在, 最新, 目下, 現時点, まだ, 今も",
        "zh": "现在, 現在, 目前, 当前, 當前, 如今, 眼下, 最新, 现今, 仍然, 还在",
        "ko": "지금, 현재, 요즘, 이제, 최신, 아직, 요새, 오늘날",
        "hi": "अब, अभी, फ़िलहाल, फिलहाल, आजकल, इस समय, इस वक़्त, वर्तमान, मौजूदा, अब भी",
    }
)  # fmt: skip

FIRST: Final[Table] = MappingProxyType(
    {
        "en": "at first, originally, initially, to begin with, previously, formerly, used to, the first choice, first choice, in the first place, "
        "was going to, were going to, was supposed to, were supposed to, was meant to, were meant to, was to be, "
        "was planned, were planned, was due to, were due to, original, initial",
        "de": "ursprünglich, ursprüngliche, ursprünglichen, anfangs, am anfang, zuerst, zu anfang, zu beginn, "
        "eingangs, zunächst, früher, ehemals, zuvor, einst, in der ersten fassung",
        "fr": "au départ, au début, à l'origine, initialement, auparavant, autrefois, précédemment, d'abord, "
        "en premier lieu, dans un premier temps, au commencement, à la base",
        "es": "al principio, en un principio, originalmente, inicialmente, al inicio, en origen, originariamente, "
        "anteriormente, en un inicio, al comienzo, iba a, iban a, íbamos a, previamente",
        "pt": "no início, no começo, inicialmente, originalmente, a princípio, de início, anteriormente, previamente, "
        "ia ser, iam ser, ia começar, iam começar, antigamente, no princípio",
        "it": "all'inizio, in origine, inizialmente, originariamente, in principio, al principio, precedentemente, "
        "in precedenza, dapprima, un tempo, in un primo momento",
        "ru": "сначала, изначально, первоначально, вначале, поначалу, раньше, прежде, до этого, в начале, исходно",
        "ja": "最初, 元々, もともと, 元は, もとは, 以前, 当初, かつて, はじめは, はじめの, 初めは, 始めは, 従来",
        "zh": "原来, 原來, 原先, 最初, 一开始, 一開始, 起初, 当初, 當初, 本来, 本來, 从前, 原定, 原本, 以前, 开始的时候, 先前",
        "ko": "처음에, 처음엔, 처음, 원래, 당초, 애초, 예전, 이전, 초기, 본래",
        "hi": "शुरू में, शुरुआत में, मूल रूप से, आरंभ में, सबसे पहले, मूलतः, पहले",
    }
)

EARLIER: Final[Table] = MappingProxyType(
    {
        "en": "before, beforehand, earlier, in the past, until then, up to then, in the beginning, at the beginning, "
        "at the start, at the outset",
        "de": "vorher, davor, bisher, bis dahin, vormals, zuletzt, bevor",
        "fr": "avant, jusque-là, avant cela, avant ça",
        "es": "antes, hasta entonces",
        "pt": "antes, até então",
        "it": "prima, fino ad allora",
        "ru": "до того",
        "ja": "前は, 前の, その前",
        "zh": "之前, 此前",
        "ko": "전에는, 전에, 그전",
        "hi": "इससे पहले, उससे पहले",
    }
)

FORMER: Final[Table] = MappingProxyType(
    {
        "en": "old, former, previous, earlier, prior",
        "de": "alte, alten, alter, altes, vorige, vorigen, vorheriger, vorherige, vorherigen, frühere, früheren, ehemalige",
        "fr": "ancien, ancienne, anciens, anciennes, précédent, précédente, initial, initiale",
        "es": "antiguo, antigua, anterior, viejo, vieja, previo, previa, inicial, original",
        "pt": "antigo, antiga, anterior, velho, velha, prévio, prévia, inicial, original",
        "it": "vecchio, vecchia, precedente, ex, iniziale, originale",
        "ru": "старый, старая, старое, прежний, прежняя, прежнее, бывший, бывшая, предыдущий, предыдущая, первоначальный",
        "ja": "旧, 昔の",
        "zh": "旧的, 旧, 老的, 之前的, 上一个",
        "ko": "옛, 이전의",
        "hi": "पुराना, पुरानी, पुराने, पिछला, पिछली, पिछले",
    }
)

IS: Final[Table] = MappingProxyType(
    {
        "en": "is, are, am, does, do, what's, who's, where's, when's, how's, isn't, aren't, doesn't, don't, can, has to, "
        "have to, must, who has, who leads, who runs, who owns, who covers, who drives, who makes, who writes, who looks, "
        "who handles, who gets, who plays, who pays, who keeps, who takes, who uses, who organises, who organizes, "
        "who collects, who picks, who gives, who assembles, who manages, who teaches, who holds, who sings, "
        "who brings, who cooks, who works, who lives, who knows, who does",
        "de": "ist, sind, bin, hat, haben, wird, werden, kostet, kosten, heißt, gilt, gelten, bekommt, liegt, steht, "
        "wohnt, wohnen, benutzen, benutzt, nutzen, nutzt, macht, machen, kümmert, muss, müssen, darf, dürfen, kann, "
        "kommt, kommen, fängt, fangen, beginnt, gibt, zieht, leitet, führt, fährt, fahren, feiern, schenken, brauchen, "
        "braucht, holt, lautet, wiegt, trägt, nehmen, nimmt, findet, öffnet, schließt, spielt, spielen, zahlen, arbeitet",
        "fr": "est, sont, est-ce, a, ont, fait, font, coûte, coûtent, joue, jouent, part, partent, commence, s'occupe, "
        "tient, utilise, utilise-t-on, utilisons, habite, travaille, dirige, vaut, ouvre, ferme, s'appelle, passe, "
        "passe-t-on, joue-t-on, fait-on, achète-t-on, commande-t-on, peut, peut-on, doit, faut-il, paie, prend, prend-on, "
        "se trouve, y a-t-il, va, vont, avons, sommes",
        "es": "es, son, está, están, estamos, somos, hay, tiene, tienen, tenemos, cuesta, cuestan, lleva, usa, usamos, "
        "usan, vive, viven, hace, hacen, hacemos, paga, pagan, pagamos, se paga, queda, abre, abrimos, empieza, puede, "
        "debe, juega, se juega, monta, aprueba, dirige, trabaja, toca, sale, va, vamos, funciona, pintamos, mudamos",
        "pt": "é, são, está, estão, fica, ficam, tem, têm, temos, há, custa, custam, faz, fazem, usa, usamos, mora, moram, "
        "vive, começa, começam, sai, trata, pode, deve, paga, somos, estamos, serve, trabalha, fornece, busca, funciona, "
        "vai, vamos, lidera, chama, cuida",
        "it": "è, sono, sta, stanno, ha, hanno, c'è, cos'è, dov'è, qual è, com'è, costa, costano, fa, fanno, si fa, viene, "
        "vengono, usiamo, usa, usano, abita, vive, suona, canta, comincia, inizia, parte, si parte, dà, occupa, chiede, "
        "prende, si può, deve, andiamo, mettiamo, funziona, chiama, lavora, guida, apparecchia, siamo, abbiamo, apre",
        "ru": "какой, какая, какое, какие, какого, какому, каком, кто, кого, кому, где, куда, когда, сколько, во сколько, "
        "что, чем, чей, ли, на чем, как зовут, на какой",
        "ja": "ですか, ますか, いますか, か？, か?, か。, ？, ?",
        "zh": "是, 谁, 哪, 多少, 几, 什么, 吗, 怎么, 誰, 幾, 什麼, 嗎",
        "ko": "누가, 누구, 어디, 언제, 뭐, 무엇, 무슨, 얼마, 몇, 어느, 어떤",
        "hi": "है, हैं, हूँ, क्या है, कौन है, रहे हैं, रहा है, रही है",
    }
)

WAS: Final[Table] = MappingProxyType(
    {
        "en": "was, were, wasn't, weren't, had, did we use, did they use, did it cost, did it use, live, cost, own, want, "
        "have, drink, eat, work, stay, weigh, prefer, plan, look, drive, led",
        "de": "war, waren, hatte, hatten, sollte, sollten, wollte, wollten, kostete, wohnte, hieß, galt, lautete, gekostet, "
        "gewohnt, bekommen, geheißen, gehabt, benutzt, lag, stand, musste",
        "fr": "était, étaient, avait, avaient, devait, devaient, coûtait, habitait, s'occupait, s'appelait, utilisait, "
        "faisait, tenait, voulait, était-ce, valait, avait-on, demandait, demandait-on, jouait",
        "es": "era, eran, estaba, estaban, tenía, tenían, costaba, vivía, había, habían, debía, llevaba, usaba, usábamos, "
        "fue, hacía, pagaba, pedía, decía, quería",
        "pt": "era, eram, estava, estavam, tinha, tinham, custava, morava, vivia, havia, devia, usava, usávamos, foi, "
        "fazia, pagava, tratava, servia, queria, ia, iam",
        "it": "era, erano, stava, stavano, aveva, avevano, costava, abitava, viveva, doveva, dovevano, usava, usavamo, "
        "faceva, chiamava, occupava, era stato, era stata, voleva, c'erano, c'era",
        "ru": "был, была, было, были, стоил, стоила, стоило, жил, жила, жили, собирались, должен был, должна была, "
        "планировали, отвечал, отвечала, хотел, хотела, хотели, пользовались",
        "ja": "でした, だった, でしたか, 予定, いました, かった",
        "zh": "是, 定, 住, 用, 打算, 有多少, 说几, 叫什么",
        "ko": "였, 었, 던",
        "hi": "था, थे, थी, थीं",
    }
)

# What tells that something happened, or might: neither how it is nor how it was is asked for.
EVENT: Final[Table] = MappingProxyType(
    {
        "en": "did, didn't, was, were, had, has, have, having, would, could, might, should, been, wasn't, "
        "weren't, hasn't, haven't, likely, happened, happen, said, told, went, took, made, bought, got, gave, wrote, led, "
        "caused, decided, caught, found, saw, why",
        "de": "war, waren, wurde, wurden, hatte, hatten, sollte, sollten, wollte, wollten, würde, würden, könnte, hätte, "
        "wäre, gesagt, gemacht, gewesen, passiert, geworden, gegangen, gekommen, gefunden, entschieden, warum, wieso, "
        "weshalb, sagte, kam, ging, gab, bekam, worden, gekauft, erzählt, geschrieben, bestellt, gewonnen, verloren",
        "fr": "était, étaient, avait, avaient, été, dit, fut, serait, aurait, pourrait, devrait, pourquoi, a-t-il, a-t-elle, "
        "ont-ils, a-t-on, devait, devaient, s'est, est-il arrivé, arrivé, décidé, allé, allée, acheté",
        "es": "era, eran, fue, fueron, estaba, había, dijo, hizo, sería, habría, podría, debería, ha, han, hemos, pasó, "
        "por qué, iba, iban, tuvo, tenía, decidió, dio, compró, llegó",
        "pt": "era, eram, foi, foram, estava, tinha, disse, fez, seria, teria, poderia, deveria, aconteceu, por que, "
        "porquê, ia, iam, teve, decidiu, deu, comprou, chegou, ficou",
        "it": "era, erano, aveva, avevano, stato, stata, stati, disse, detto, fatto, sarebbe, avrebbe, potrebbe, dovrebbe, "
        "successo, perché, doveva, dovevano, deciso, andato, andata, comprato, arrivato",
        "ru": "почему, зачем, бы, был, была, было, были, произошло, случилось",
        "ja": "でした, ました, だった, たか, なぜ, どうして, 言っ, したの, かった",
        "zh": "为什么, 為什麼, 了, 过, 過, 曾, 当时, 當時, 说, 昨天, 上次",
        "ko": "왜, 었, 았, 였, 했, 갔, 됐, 났, 샀, 봤, 줬, 졌",
        "hi": "था, थे, थी, थीं, क्यों, गया, गई, गए, हुआ, हुई, हुए, किया, कहा, बताया",
    }
)

# What stands before the day from which on something holds; where it stands behind the day, see `STARTS_BEHIND`.
STARTS: Final[Table] = MappingProxyType(
    {
        "en": "from, starting, starting in, starting on, starting from, beginning, beginning in, effective, "
        "effective from, as of, as from, with effect from, since",
        "de": "ab, ab dem, ab der, von, seit, beginnend mit, mit wirkung vom, mit wirkung zum",
        "fr": "à partir de, à partir du, à partir d', dès, dès le, à compter de, à compter du, à compter d'",
        "es": "a partir de, a partir del, desde, desde el, a contar desde",
        "pt": "a partir de, a partir do, a partir da, desde, com início em",
        "it": "da, dal, dalla, dall', a partire da, a partire dal, a decorrere dal, a decorrere da",
        "ru": "с, со, начиная с, начиная со",
        "zh": "从, 從, 自",
    }
)

STARTS_BEHIND: Final[Table] = MappingProxyType(
    {
        "ja": "から, より, 以降, をもって",
        "zh": "起, 开始, 開始, 以后, 之后, 以後, 之後",
        "ko": "부터, 이후, 이후로",
        "hi": "से",
    }
)

# What an amount does: with a day beside it that is still to come, it has not done so yet.
AMOUNTS: Final[Table] = MappingProxyType(
    {
        "en": "goes up, go up, going up, rises, will rise, rising, increases, will increase, goes down, go down, "
        "going down, drops, will drop, falls to, will fall, decreases, will cost, will be raised, is raised",
        "de": "steigt, steigen, erhöht sich, wird erhöht, sinkt, sinken, fällt auf, wird gesenkt, wird kosten",
        "fr": "augmente, augmentera, va augmenter, monte à, montera, baisse, baissera, va baisser, coûtera, va coûter",
        "es": "sube, subirá, va a subir, aumenta, aumentará, baja a, bajará, va a bajar, costará, va a costar",
        "pt": "sobe, subirá, vai subir, aumenta, aumentará, vai aumentar, baixa para, vai baixar, custará, vai custar",
        "it": "sale, salirà, aumenta, aumenterà, scende, scenderà, costerà",
        "ru": "повысится, повышается, вырастет, растет, поднимется, поднимают, снизится, подорожает, будет стоить",
        "ja": "上がります, 上がる, 値上げ, 値下げ, 下がります, 下がる",
        "zh": "涨到, 漲到, 上涨, 上漲, 涨价, 漲價, 上调, 上調, 下调, 下調, 降到",
        "ko": "오릅니다, 올라요, 오른다, 인상, 인하, 내려갑니다",
        "hi": "बढ़ेगा, बढ़ेगी, बढ़कर, बढ़ जाएगा, बढ़ जाएगी, घटेगा, घटेगी",
    }
)

# Forms of verbs by which people say that they have moved house. What is only planned is none: "I'm moving".
MOVED_HOME: Final = (
    "moved", "relocated", "umgezogen", "gezogen", "déménagé", "emménagé", "installé", "mudé", "mudado", "trasladé",
    "trasladado", "mudei", "trasferito", "trasferita", "traslocato", "переехал", "引っ越した", "引っ越しました", "引越した",
    "引越しました", "搬到了", "搬去了", "搬来了", "搬家了", "이사했", "이사왔", "शिफ्ट हो ग",
)  # fmt: skip
