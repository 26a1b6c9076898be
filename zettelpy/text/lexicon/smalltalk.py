"""What people say to each other without telling anything: greetings, thanks, assent, laughter, fillers; and machines.

Words are folded and of ten languages in one list: a sentence whose words are all here tells nothing, whatever the
language. In scripts without spaces the same is a pattern over a run of characters.
"""

from __future__ import annotations

from typing import Final

SMALL_TALK: Final = frozenset(
    """
    hi hello hey hiya morning evening afternoon night bye goodbye cheers thanks thank thx ty please pls sorry oops welcome
    yes yeah yep yup no nope nah ok okay k sure right fine cool nice great perfect awesome brilliant lovely good agreed done
    noted exactly indeed absolutely definitely maybe perhaps anyway well oh ah uh um hmm hm wow lol lmao haha hahaha hehe omg
    congrats congratulations deal true same wait stop really actually btw afaik imo fyi guys folks everyone all team again yay
    got it sounds works too
    hallo moin servus guten morgen tag abend nacht tschuss danke dankeschon bitte gern gerne ja jo jep nein nee nö ne genau klar
    gut super prima toll top okay passt stimmt einverstanden verstanden alles echt halt eben mal na ach oh tja naja sorry
    entschuldigung leute zusammen vielleicht eigentlich ubrigens schade mist lieben abend n'abend schon gerne sowieso
    salut bonjour bonsoir coucou slt tlm bjr merci svp stp oui ouais non nan si d'accord dac dacc parfait super genial cool bien
    bon ben bah euh ah oh hein voila carrement exactement bravo mdr mdrrr ptdr desole pardon equipe tous toutes peut-etre
    hola buenas buenos dias tardes noches adios gracias vale perfecto genial claro si no bueno pues venga va oye eh ay uy jaja
    jajaja jajajaja perdon conforme exacto igual gente chicos chicas tranqui dale listo bien porfa tambien quiza
    oi ola bom boa dia tarde noite tchau obrigado obrigada valeu sim nao claro certo beleza blz otimo perfeito combinado ta ok
    show legal ue eita opa kkk kkkk kkkkk rs desculpa desculpe gente pessoal galera talvez justo entendi
    ciao salve buongiorno buonasera notte grazie prego si no certo certamente va bene d'accordo perfetto ottimo bravo brava dai
    beh boh mah ah oh eh scusa scusate ragazzi raga tutti esatto ok forse magari vabbe allora insomma
    привет здравствуйте здрасте добрый доброе день утро вечер пока спасибо пожалуйста да нет неа ага угу ок окей ладно хорошо
    отлично супер класс договорились понял поняла понятно принял приняла согласен согласна конечно точно ясно ну вот ой ох эх
    хаха ахаха хахаха лол извините прости простите ребята коллеги все может чудо вместе
    dank je bedankt graag hoi goedemorgen prima leuk
    नमस्ते नमस्कार धन्यवाद शुक्रिया हाँ हां जी नहीं ठीक है अच्छा बिल्कुल सही चलो अरे वाह शायद माफ़ करना सब को सुप्रभात
    안녕하세요 안녕 감사합니다 고마워요 고마워 네 넵 예 아니요 아니 좋아요 좋아 알겠습니다 알겠어요 확인 수고하셨습니다 죄송합니다
    """.split()
)

# Laughter of any length: hahaha, jajaja, kkkk, rsrs, ахаха, ㅋㅋㅋ.
LAUGHTER: Final = (
    r"(?:ha|he|hi|ja|je|rs|ах|ха|хе)(?:ha|he|hi|h|ja|je|j|rs|ах|ха|хе|х)+|k{3,}|lo+l|mdr+|w{2,}|ㅋ+|ㅎ+|ㅠ+"
)

# The same in Chinese and Japanese, over the characters of a run.
SMALL_TALK_RUNS: Final = (
    r"おはようございます|おはよう|おはざす|こんにちは|こんばんは|おつかれさまです|おつかれさまでした|お疲れ様です|お疲れ様でした|お疲れさまです|お疲れさまでした|お疲れ"
    r"|ありがとうございます|ありがとうございました|ありがとう|どういたしまして|すみません|すいません|ごめんなさい|ごめん"
    r"|承知しました|承知です|了解しました|了解です|了解|りょうかい|かしこまりました|わかりました|分かりました|よろしくお願いします|よろしくお願いいたします"
    r"|よろしく|お願いします|お願いいたします|大変助かります|助かります|助かる|いいですね|いいね|なるほど|おめでとうございます|おめでとう|お大事に|そうですね"
    r"|賛成です|賛成|はい|うん|ええ|なんと|さすが|やった|すごい|いえーい|神|笑+|草+|検討しましょう"
    r"|早上好|上午好|下午好|晚上好|晚安|早安|大家好|你好|您好|各位|再见|拜拜|谢谢大家|谢谢|谢了|多谢|感谢|不客气|没事|对不起|不好意思|抱歉|辛苦了|辛苦"
    r"|收到|好的|好嘞|好吧|好啊|好呀|没问题|知道了|明白|可以|行吧|同意|赞成|哈+|呵+|嘿+|嘻+|嗯+|哦+|噢+|啊+|哎+|唉+|对+|太好了|厉害|牛+|加油|恭喜"
)

# Words that greet at the head of a sentence, which then opens a talk more often than it tells. Folded.
GREETS: Final = frozenset(
    """
    hi hello hey hiya morning evening welcome hallo moin servus guten n'abend salut bonjour bonsoir coucou slt hola buenas buenos
    oi ola bom boa ciao salve buongiorno buonasera привет здравствуите доброе добрыи всем नमस्ते नमस्कार 안녕하세요
    """.split()
)
GREETS_RUNS: Final = r"(?:おはよう|おはざ|こんにちは|こんばんは|各位|大家|早上好|晚上好|你好)"

# Openers that lean on the sentence before: quoted alone, it is unclear who or what is meant. Folded.
LEANING: Final = frozenset(
    """
    he she it they this that these those then but and so because which also er sie es das dies dann und aber also denn il elle
    ils elles ca cela mais et donc alors el ella ellos eso esto pero y entonces asi ele ela eles isso isto mas entao lui lei
    loro cio ma e quindi он она оно они это но и а тогда поэтому
    """.split()
)

# Words of what may be or is only said: conditionals of proposals and wishes, and hearsay. Folded.
DOUBTFUL: Final = frozenset(
    """
    could might maybe perhaps apparently allegedly supposedly rumour rumor rumours gossip wish heard wonder
    konnte konnten wurde wurden angeblich anscheinend vielleicht rumerzahlt geruchte geruchteweise wunschte hatte hatten mochte fand fande fand
    pourrait pourrions peut-etre parait raconte racontent voudrais aimerais aimerait devrait rumeur
    podria podriamos podrian quiza quizas tal seria ojala gustaria rumor cuenta cuentan diciendo
    poderia poderiamos talvez seria dizem boato inventa devia queria gostaria
    potrebbe potremmo forse pare vorrei piacerebbe sarebbe voci giro
    может можно бы говорят рассказывал рассказывала слухи якобы вроде хотелось хотел хотела
    शायद सुना
    """.split()
)
DOUBTFUL_RUNS: Final = (
    r"听说|据说|到处说|要不|可能|也许|らしい|みたいです|だそうで|かもしれ|かも$|噂|ほしい|欲しい|入れたい|아마|들었는데"
)

# Speakers that are programs of a workplace. An assistant that one talks to is none.
MACHINES: Final = (
    r"(?:^|[-_. \[(])(?:bot|ci|cd|jenkins|github|gitlab|bitbucket|dependabot|renovate|system|sentry|grafana|pagerduty|webhook|"
    r"cron|alertmanager|alerts?|monitoring|nagios|datadog|zapier|slackbot|jira|travis|circleci|buildkite|notifier|reminder|"
    r"бот|система|ボット|システム|机器人|系统|봇)(?:$|[-_. \])])|\b(?:slack|help|alert|build|deploy|git|chat|ops)bot$"
)
# What programs write, whoever is said to speak; looked for only where one of the words of `AUTOMATED_WORDS` stands.
AUTOMATED: Final = (
    r"automated (?:message|reply|notice)|do not reply|no-?reply|(?:has )?joined (?:the |this )?(?:channel|group|chat|server)"
    r"|left the (?:channel|group|chat|server)|(?:created|changed|set|pinned) (?:the |a |this )?(?:subject|group|topic|message|channel)"
    r"|added you to|end-to-end encrypted|(?:media|image|video) omitted|message (?:was )?deleted|missed (?:voice|video) call"
    r"|(?:build|pipeline|job|deployment|checks?|ci)\b[^!?]{0,30}\b(?:passed|failed|succeeded|finished|triggered)"
    r"|automatische nachricht|automatisch erstellt|ist der gruppe beigetreten|hat die gruppe (?:verlassen|erstellt)"
    r"|medien ausgeschlossen|nachricht wurde gelöscht|ende-zu-ende"
    r"|message automatique|ne pas répondre|a rejoint (?:le|la)|a quitté (?:le|la) groupe|médias omis"
    r"|mensaje automático|no responder|se unió (?:al|a)|multimedia omitido|eliminó este mensaje"
    r"|mensagem automática|não responda|entrou (?:no|na) (?:grupo|canal)|mídia oculta|mensagem apagada"
    r"|messaggio automatico|non rispondere|si è unito|media omessi|messaggio eliminato"
    r"|автоматическое сообщение|не отвечайте|присоединил(?:ся|ась) к|без медиафайлов|сообщение удалено"
)
# Each of these notices holds one of these parts.
AUTOMATED_PARTS: Final = tuple(
    "automated |do not reply|noreply|no-reply| channel| group| chat| server| subject| topic| message|added you to"
    "|end-to-end encrypted| omitted| deleted|missed v|passed|failed|succeeded|finished|triggered|automatische n|automatisch e"
    "|der gruppe b|die gruppe |medien a|nachricht w|ende-zu-ende|message a|ne pas r|a rejoint l|a quitt|dias omis"
    "|mensaje a|no responder|se uni|multimedia o|este mensaje|mensagem a|o responda|entrou n|dia oculta"
    "|messaggio |non rispondere| unito|media omessi|автоматическое|не отвечайте|присоединил|без медиа|сообщение у".split(
        "|"
    )
)
AUTOMATED_WORDS: Final = frozenset(
    """
    automated reply noreply joined left created changed set pinned added encrypted omitted deleted missed passed failed succeeded
    finished triggered automatische automatisch beigetreten gruppe medien geloscht ende automatique repondre rejoint quitte omis
    automatico responder unio omitido elimino automatica responda entrou oculta apagada rispondere unito omessi eliminato
    автоматическое отвечаите присоединился присоединилась медиафаилов удалено
    """.split()
)
AUTOMATED_RUNS: Final = (
    r"自動送信|自動メッセージ|が参加しました|が退出しました|自动发送|自动消息|加入了?群聊|撤回了一条消息|退出了群聊"
)
