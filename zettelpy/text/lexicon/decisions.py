"""Cue phrases of decisions, by how they are read and by language, and the words that take the force from one.

`[said]` counts wherever it is asserted; `[open]` where it opens a sentence ("Agreed, Ravi owns it"); `[head]` where it
opens a line and a colon or dash follows ("Decision on retention: 30 days"); `[close]` where it closes a sentence, set
off by a comma or dash ("…, final"). `[]` holds literal and other uses back. See `zettelpy.text.phrases.read_lexicon`.
"""

from __future__ import annotations

from typing import Final

DECISIONS: Final = """
[said]
en decided, is/was settled, it's settled, that's settled, settled on/upon/for, that settles it
   settle_it/settle_this/settle_on, agreed on/upon/to/that, we/all/everyone/everybody/they/both agreed, we're agreed
   are/is agreed, agreed by, we agree to/on/that, approved, approves, signed off/off_on, ratified, green lit
   greenlit, gave/given the green light, let's/lets go with, we/i go with, we're/were/i'm/im/we_are/i_am going with
   we/i went with, we'll/we_will/i'll/i_will/we_shall go with
   we'll/we_will/we_shall/i'll/i_will use/adopt/keep_the/keep_our/keep_my/keep_using/launch/ship/drop/standardise/standardize/stick_with/stay_with/stay_on/switch_to/move_to/migrate_to/build_on/run_on/go_ahead
   we're/we_are going to use/adopt/keep_the/keep_our/keep_my/keep_using/launch/ship/drop/standardise/standardize/stick_with/stay_with/stay_on/switch/move/migrate/build_on/run_on
   the/our plan is/is_now/is_to, the/our/my/final/their decision is/was/stands
   decision is/was/has_been made/final/taken, decision made/taken
   made/make/making/take/took/taken/reached/reach the/a/our/my/that/this/their decision/call
   made up my/our/his/her/their mind/minds, came/come to a/the/an decision/agreement
   reached a/an/the/ decision/agreement/consensus, final call is, final answer is
   we've/we_have/have/i've/has picked, we/i picked, opted for/to/against, committed to using/ship/shipping/deliver
   resolved to, it was/is/has_been resolved/determined that, voted to/for/in/against/down, passed unanimously
   unanimously, adopted the/a/an, we/i adopted
   we're/we_are adopting/keeping/dropping/standardising/standardizing/staying_on/staying_with/sticking_with/switching_to/moving_to
   is/are/was/has_been/got cancelled/canceled, called off, ruled out, we/i cancelled/canceled/rejected/declined
   rejected the/this/that, turned down the, we/i reverse/reversed
   reverse/reversed/overturned the/our/that/monday's decision/choice, new rule/policy, effective immediately
   from today, as of today, rule stands, decision stands, the rule is, we/i signed the, i/we signed a
   status accepted, locked in, go ahead with, gave the go ahead, we/i/they/she/he/team chose
   we've/we_have/i've/have/has/had/was/were/been chosen
de entschieden, entschied, entschieden uns, beschlossen, beschloss, beschliessen, entscheiden uns fuer/für
   haben uns geeinigt, uns geeinigt, geeinigt auf, einigten uns
   wir nehmen/nutzen/verwenden/machen_das_so/bleiben_bei/gehen_mit, es bleibt dabei, genehmigt, verabschiedet wurde
   festgelegt, legen fest, der plan ist, abgemacht ist
fr décidons, décida, décidèrent, avons/ont/a/ai choisi, avons convenu, convenu de/que, approuvé/+e/+s/+es
   validé/+e par, a/est/été tranché/tranchée, sommes d'accord pour, nous optons pour, on part sur, la décision est
   le plan est, on garde, nous retenons, a/avons/avez/ont/ai/est/été/bien décidé
es decidido, decidimos, decidieron, decidió, se decidió, decidí, hemos/han/ha acordado, acordamos, se acordó
   quedamos en, hemos quedado en, aprobamos, aprobado, aprobada, hemos/ha/han elegido, elegimos, optamos por
   nos quedamos con, vamos con, la decisión es, el plan es, queda decidido
pt decidiu, decidiram, foi decidido, decidi, ficou decidido, acordámos, acordamos, combinamos que, ficou combinado
   aprovamos, aprovado, aprovada, optámos por, vamos usar, escolhemos, a decisão é, o plano é
it deciso, abbiamo/hanno/ha/è/stato deciso, si è deciso, decise, decisero, concordato, approvato, approvata
   approvati, abbiamo scelto, scelto di, andiamo con, la decisione è, il piano è
ru решили, решил, решила, решено, решились, приняли решение, принято решение, договорились, утвердили, утверждено
   утверждена, одобрено, одобрили, выбрали, остановились на
zh 决定了, 我们决定, 我决定, 已决定, 已经决定, 决定采用, 决定使用, 决定用, 决定把, 决定在, 决定将, 定下来了, 商定
   已批准, 批准了, 一致同意, 我們決定, 決定了, 已決定, 決定採用, 就用, 就这么定
ja 決まりました, 決めました, 決まった, 決めた, 決定しました, 決定した, 決定です, ことにしました, ことになりました
   ことにした, にします, 承認しました, 承認された, 合意しました
ko 결정했습니다, 결정했어요, 결정했다, 결정됐습니다, 결정되었습니다, 결정됐어요
   하기로 했습니다/했어요/했다/결정했습니다, 정했습니다, 정했어요, 합의했습니다, 승인했습니다, 승인됐습니다
hi फैसला किया, फ़ैसला किया, निर्णय लिया, तय किया, तय हुआ, तय हो गया, फैसला हुआ, फैसला लिया, मंज़ूर किया, सहमति बनी

[open]
en agreed, decided, settled, approved, confirmed we, resolved, so yes i'm/we/we're/i'll/we'll
   ok/okay yes we/i/i'll/we'll/we're, decision made
de einverstanden wir, abgemacht, beschlossen, entschieden, genehmigt
fr c'est décidé, entendu, adopté, convenu
es decidido, de acuerdo entonces, acordado, aprobado, queda
pt decidido, combinado, acordado, aprovado
it deciso, d'accordo allora, approvato
ru решено, договорились, утверждено
hi तय

[head]
en decision/+s, decided, final decision/call/answer/say, verdict, resolution, resolved, ruling, outcome, agreed
   agreement/+s, rule, new rule, action decided
de beschluss, beschlüsse, beschlossen, entscheidung/+en, entschieden, festlegung
fr décision/+s, décidé, décision finale, accord
es decisión, decisiones, decidido, acuerdo/+s, resolución
pt decisão, decisões, decidido, acordo/+s, resolução
it decisione, decisioni, deciso
ru решение, решили, решено
zh 决定, 决议, 最终决定
ja 決定, 結論, 決定事項
ko 결정, 결정사항, 결론
hi निर्णय, फैसला

[close]
en final, decided, settled, that's final, agreed by all, full stop
de endgültig, abgemacht, beschlossen
fr c'est décidé, point final
es decidido, y punto, definitivo

[]
en approved/approves/approve of, agreed with
   decided preference/advantage/opinion/superiority/manner/tone/difference
   go/going/went/goes with you/him/her/them/us/me, go/going for a walk/run/drink/swim/ride, go for it to_me
   go for lunch/dinner/coffee, has been/is/was/been chosen people, well chosen, ill chosen
   adopted child/son/daughter, going to work/school/bed/sleep/church, agreed to disagree, pre approved
   who/what/which decided, decided by who, make/made/take/took the/a phone/video call, i/we chose/picked up
   picked up, quite decided, as i/we/he/she/they chose, was settled by, decided fashion/taste/character
   we're/i'm/im/we_are/i_am going with you/him/her/them/us/me
   we/i/let's/lets/we'll/i'll/i_will/we_will go with you/him/her/them/us/me, we/i went with you/him/her/them/us/me
   we/all/they/both agreed to disagree
   very/most/more/quite decided, decided air/step/difference/improvement/enemy/friend
de unterschieden, verabschiedet sich, entschieden gegen_den_willen
ja 決まりましたか, 決めましたか, 決まったら, 決めたら, 決まった人, にしますか, 決めたい, 決めたこと
zh 决定了吗, 没决定, 没有决定, 还没决定, 未决定, 不决定, 决定了没有
"""

# A clause that one of these opens or governs is no fact: conditions.
CONDITIONS: Final = (
    "if unless whether wenn falls sofern ob angenommen если ли अगर यदि 만약 suppose supposing assuming provided"
)

# These open a condition only at the start of a clause (inside it they are reflexive pronouns).
CLAUSE_CONDITIONS: Final = "si se caso s'il s'ils"

# Runs of an unspaced script that make a condition or a doubt of the sentence.
RUN_CONDITIONS: Final = "如果 要是 假如 是否 もし かどうか かもしれ たほうが"

# Before a cue in its clause: doubt, wish, proposal, hearsay.
DOUBTS: Final = (
    "should could would might maybe perhaps probably possibly wish wishes wished hope hopes hoped want wants wanted "
    "suggest suggests suggested propose proposes proposed proposal imagine pretend wonder wonders wondered ask asks asked "
    "said says claims claimed heard hear rumour rumor rumours apparently allegedly reportedly supposedly thinks believes "
    "guess doubt doubts unclear unsure joke joking kidding "
    "sollten könnten würden sollte könnte würde vielleicht angeblich möchte möchten möglicherweise soll sagte meint "
    "devrait devrions pourrait pourrions peut voudrait voudrais souhaite dit paraît "
    "debería deberíamos podría podríamos quizá quizás talvez ojalá quiere dijo dice dizque "
    "deveria deveríamos poderia poderíamos talvez disse forse dovremmo potremmo vorrei "
    "может возможно наверное хотим хотел хотела надо сказал сказала शायद काश 아마"
)

# Before "have", "be" or "been" and a cue: what is still to come or only thought.
MODALS: Final = "to will can may must should could would might cannot gets getting needs muss wird"
AUXILIARIES: Final = "have has be been being get already finally also then now since just werden"

# "until we decide": no fact where a subject follows.
UNTIL: Final = "until till before once unless bevor bis sobald antes avant"

# Words that open a question where a subject follows.
INVERTED: Final = "do does did should shall can could will would are is was were have has had may might must am"

# A decision by heading that says there is none: "Decision: pending".
OPEN_ENDED: Final = (
    "pending open none tbd tba deferred postponed parked not_yet no_decision not_decided undecided unknown later "
    "outstanding who what when how offen vertagt keine noch_nicht noch_offen en_attente pas_encore pendiente pendente "
    "todavía_no aún_no aucune ninguna nenhuma nessuna ancora_no нет пока_нет 未定 保留 待定"
)

# Words that may stand before one that opens a sentence.
FILLERS: Final = (
    "ok okay so yes yeah yep yup right great well alright fine good then and cool perfect thanks also gut ja vale bueno "
    "bien sí oui bon sim então да хорошо"
)
