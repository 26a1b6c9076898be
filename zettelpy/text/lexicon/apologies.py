r"""Apologies by language: their words, what says that they are meant, and what makes them a mere courtesy.

Patterns over a sentence in lower case, with plain apostrophes. Of each language: `cue` (the group `strong` takes part
where the apology is meant by its own words, `plea` where it asks for forgiveness), `deed` (what was done, right behind
the cue), `before` (the same in front of the cue, where the language puts it there), `alone` (a whole sentence that is
meant), `light` (on either side of the cue: courtesies about delays, calls and the like), `other` (right behind a strong
cue: sympathy, or a refusal). Every repetition is bounded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Apology(NamedTuple):
    """The patterns of one language; "" where there is none."""

    triggers: str  # beginnings of words by one of which every sentence with a cue is found, folded
    cue: str
    deed: str = ""
    before: str = ""
    alone: str = ""
    light: str = ""
    other: str = ""


_EN_PAST: Final = (
    "was|wasn't|were|had|hadn't|didn't|did|couldn't|made|let|said|told|lied|hurt|forgot|broke|lost|took|left|went|got|kept|"
    "ate|gave|threw|stole|hid|blew|spoke|thought|ruined|[a-z]{2,12}ed"
)
_ES_INFINITIVE: Final = "[a-zñ]{2,14}[aei]r(?:te|le|os|les|me|la|lo)"
APOLOGIES: Final[Mapping[str, Apology]] = {
    "en": Apology(
        "sorry apolog forgive",
        r"\b(?P<strong>(?:so|truly|really|deeply|terribly|awfully|genuinely|incredibly) (?:so |very |truly )?)?"
        r"(?:sorry|apologi[sz]e|apologies|forgive me)\b",
        rf"(?: again)?(?: to (?:you|everyone|all of you))?(?:,? (?:that|because|if))? i (?:ever |really |just |so )?(?:{_EN_PAST})\b"
        r"|,? for (?:not |having |ever )?[a-z]{2,12}ing\b| for (?:what i|how i|everything|my )"
        r"| about (?:what i|how i|last night|yesterday|my |earlier|this morning|before)",
        light=r"\blate\b|delay|wait|miss(?:ed|ing) (?:your|the|this|that|my|our|it|you)|repl|respon|answer|back to you|typo|spam"
        r"|bother|disturb|interrupt|confus|messag|\bcall|e?mail|\btext|inconvenien|notice|topic|nois|trouble|\bmess\b|asking"
        r"|forgot to (?:attach|add|mention|include)|cut you off|jumping in|butting",
        other=r",? (?:to |for (?:your|the|any|his|her|their|you)|about (?:your|his|her|their|the)|but\b|we\b|the\b|it\b|there|this"
        r"|if\b|(?:that )?(?:you|he|she|they)\b)",
    ),
    "de": Apology(
        "leid entschuldig verzeih sorry vergib",
        r"\bt[au]t (?:es )?(?:mir|uns) (?:das )?(?:alles )?(?P<strong>(?:(?:so|sehr|echt|wirklich|unendlich|furchtbar|wahnsinnig|total|"
        r"ehrlich|aufrichtig|schrecklich|unheimlich) ){1,2})?leid\b|\b(?:entschuldige?|entschuldigt|entschuldigung|verzeihung|"
        r"sorry)\b(?: bitte)?|\b(?P<plea>verzeiht?|vergib|vergebt)(?: mir)?\b",
        r",? (?:dass|daß|weil|wenn) ich\b[^.!?]{0,90}\b(?:habe?|hatte|war|bin|wurde|konnte|wollte)\b"
        r"|,? [^.!?]{0,70} (?:zu haben|gewesen zu sein)\b"
        r"| (?:für|wegen) (?:gestern|mein|das,? was|alles|den streit|vorhin|neulich|letzte|das von)",
        light="spät|verpasst|gemeldet|geantwort|antwort|rückruf|zurückger|rangegangen|stör|umständ|unannehm|wart|unterbrech"
        "|tippfehler|gefragt|dazwischen",
        other=r" (?:für|um) (?:dich|euch|sie|ihn|deine|ihre|eure|seine|den|die)|,? aber\b|,? dass (?:du|ihr|sie|er|es|wir)\b|,? wir\b",
    ),
    "fr": Apology(
        "desole pardon excuse navre",
        r"\b(?P<strong>(?:vraiment|tellement|terriblement|sincèrement|profondément|tant|si) )?(?:désolée?s?|navrée?s?)\b"
        r"|\b(?:pardon|pardonne[sz]?[- ]moi|m'excuse|excuse[sz]?[- ]moi|excuses|demande pardon|te demande pardon)\b",
        r",? (?:de (?:ne pas |t'|vous |l'|lui |leur )*(?:t'|vous )?(?:avoir|être)\b|d'(?:avoir|être)\b|pour (?:hier|ce que j|mon |ma |mes |"
        r"tout|l'autre)|(?:si|que) je (?:t'|vous )?(?:ai|suis)|si je t'ai|d'(?:y )?avoir)",
        light="retard|dérang|attend|attente|répon|délai|désagrément|appel|rappel|message|tard\\b|interromp|faute de frappe",
        other=r",? (?:pour (?:toi|vous|ta|ton|votre|le|la|les|lui|elle)|mais\b|c'est|nous\b|on\b|que (?:tu|vous|il|elle)|d'apprendre)",
    ),
    "es": Apology(
        "siento perdon disculp lamento",
        r"\b(?:lo |te lo )?(?:siento|lamento)(?P<strong> (?:mucho|muchísimo|tanto|de verdad|en el alma|de corazón))?\b"
        r"|\b(?:perdón|perdona|perdóname|perdone|perdonad(?:me)?|disculpa(?:me)?|discúlpame|disculpe|disculpas|pido perdón)\b",
        rf"(?: mucho| muchísimo| tanto| de verdad)?,? (?:por |el |de )?(?:no )?(?:haber|{_ES_INFINITIVE}\b)"
        r"| por (?:lo que (?:hice|dije|te)|cómo te|lo de|mi |mis |todo|ser )|,? (?:si|que) te (?:herí|grité|mentí|hice|traté|ofendí|fallé)",
        light="tarde|retras|tard(?:ar|ad|é)|molest|respond|contest|cog(?:er|ido)|llama|demora|espera|interrump|mensaj|avisar|errata",
        other=r",? (?:por (?:tu|su|la|el|vosotros|ti)|pero\b|está|que (?:te|os|le|estés|tengas)|lo de tu|la |el |no (?:hay|pod|tenemos))",
    ),
    "pt": Apology(
        "desculp perdao perdo sinto lamento",
        r"\b(?:me |te peço |peço )?(?:desculpas?|desculpem?|desculpe|perdão|perdoa|perdoe)(?:[- ]me)?\b"
        r"|\b(?:sinto|lamento)(?P<strong> (?:muito|muitíssimo|imenso|tanto))\b",
        r"(?: mesmo| muito)?,? (?:por |de |o |a )?(?:não )?(?:te |lhe |vos )?(?:ter\b|ter-te|ter-lhe|termos)"
        r"| (?:pelo que|por tudo|por ontem|pela minha|pelo meu|por minha|por meu|por ser)|,? se te (?:magoei|machuquei|ofendi)",
        light="atras|demor|incomod|respond|resposta|atend|liga[çd]|tarde|espera|interromp|mensag|avisar",
        other=r",? (?:mas\b|pela (?:sua|tua|perda)|pelo (?:seu|teu)|por (?:você|ti|vocês)|que (?:você|tu|ele)|a sua|a tua|o |a |fecha|estamos|somos|não (?:há|tem))",
    ),
    "it": Apology(
        "dispiace scus perdon rincresc",
        r"\bmi (?:di)?spiace(?P<strong> (?:tanto|molto|moltissimo|davvero|tantissimo|un sacco))?\b"
        r"|\b(?:scusa(?:mi|temi|te)?|perdona(?:mi|temi)?|chiedo scusa|ti chiedo scusa|ti chiedo perdono|vi chiedo scusa|le mie scuse)\b",
        r"(?: tanto| molto| davvero)?,? (?:di |per )(?:non )?(?:averti|avervi|averla|averlo|averle|averci|avere?|essere?|essermi)\b"
        r"|,? se (?:non )?(?:ti|vi|l') ?ho\b|,? se sono stat| per (?:quello che|come |ieri|il mio|la mia|tutto|averti)",
        light="ritard|disturb|attes|aspett|rispost|rispond|chiamat|richiam|disag|tardi|interromp|messagg|disturb",
        other=r",? (?:per (?:te|voi|la tua|il tuo|lui|lei)|ma\b|è\b|siamo|che (?:tu|lui|lei)|non (?:c'è|abbiamo|poss))",
    ),
    "ru": Apology(
        "прост извин прощени жаль",
        r"(?<!\w)(?:прости|простите|извини|извините|прошу прощения|прошу прощенья)(?P<strong> меня)?(?!\w)",
        r"(?: меня)?(?: пожалуйста)?,? (?:пожалуйста,? )?(?:что (?:я )?(?:тогда |так |вчера |не |тебе |тебя |вас |вам |на тебя ){0,4}\w{2,18}л(?:а|и|ся|ась)?(?!\w)"
        r"|за (?:вчера|то,? (?:что|как)|мо[июёй]|обман|ложь|грубост|всё|прошл|эт))",
        light="опозда|беспоко|ответ|отвлек|задерж|перезвон|поздн|звон|долго|ожидан|опечат|сообщени",
        other=r",? (?:но\b|пожалуйста|где|как|можно|мы\b|закрыт)",
    ),
    "zh": Apology(
        "对不起 對不起 抱歉 原谅 原諒",
        "(?P<strong>真的?(?:是)?(?:很|太)?|实在|实在是|太|非常|特别)?(?:对不起|對不起|抱歉)(?:你|您|大家|妈妈|爸爸)?|(?:请|求)你?(?:原谅|原諒)我",
        "[^。！？!?]{0,20}(?:骂|吼|凶|冲你|冲着|骗|撒谎|说谎|伤害|伤了|发脾气|发火|忘了|打了|误会|错怪|不该|不应该|辜负|失望|难过"
        "|大喊|弄坏|弄丢|连累|拖累|没能|没有照顾|没照顾|没陪)",
        before="(?:骂|吼|凶了|冲你|冲着|骗了|撒谎|伤害|发脾气|发火|误会|错怪|不该|不应该|辜负|弄坏|弄丢|连累)[^。！？!?]{0,20}$",
        alone="(?:真的|真是)?(?:对不起|對不起)(?:你|妈|爸)?",
        light="迟到|久等|打扰|回复|没接|没空|晚了|来晚|占用|麻烦|不便|营业|暂停|缺货|没听清|请问|电话",
        other="[,，]?(?:但|不过|这|我们|本|您|周|今天不|没有|不能|无法)",
    ),
    "ja": Apology(
        "ごめん すみません 申し訳 許して すまな",
        "(?P<strong>(?:本当に|ほんとに|ほんとうに|ほんと|心から|まじで|マジで)、?)?(?:ごめん(?:なさい|ね)?|すみません(?:でした)?|すまなかった"
        "|申し訳(?:なかった|ありませんでした|ございませんでした|ない|ありません))",
        before="(?:怒鳴|怒っ|叱っ|嘘をつい|うそをつい|傷つけ|ひどいこと|酷いこと|きつ[いく]|忘れ|壊し|裏切|泣かせ|殴|疑っ|責め|八つ当たり|言いすぎ"
        "|言い過ぎ|冷たく|無視し|黙っ|約束を破|破っ|なくし|思いをさせ|苦労(?:を)?かけ|心配(?:を)?かけ|心配させ|悪く言|当たっ)[^。！？]{0,12}$",
        alone="(?:本当に)?ごめん(?:なさい)?ね?",
        light="遅れ|遅く|待たせ|返信|返事|電話|手数|迷惑|邪魔|急で|夜分|お忙し|休業|定休|切れ|席|通し|長文|連投",
        other="[、,]?(?:が|けど|けれど|ですが|月|本日|ただいま|この)",
    ),
    "ko": Apology(
        "미안 죄송 용서",
        "(?P<strong>(?:정말|진짜|너무|진심으로|참)(?:로)? )?(?:미안(?:해요?|하다|합니다|했어요?)?|죄송(?:해요?|합니다|했습니다|했어요))|용서해 ?줘요?",
        before="(?:소리 ?질|거짓말|화내|화를 내|상처|잊|까먹|망가|때려|때린|욕|심한 말|오해|의심|속여|속인|약속[을도]? ?(?:못 )?(?:어겨|안 지|못 지)|울려|울게|무시|못되게|잘못"
        "|힘들게|아프게|울게|못 챙|못 도와|서운하게)[^.!?]{0,14}$",
        alone="(?:정말 |진짜 |너무 )?미안(?:해|하다|해요)?",
        light="늦|기다|답장|답이|전화|번거|불편|바빠|휴무|품절|방해|실례|연락|지연",
        other="(?:하지만|지만|[,.]? ?(?:근데|그런데|월요일|오늘은|저희))",
    ),
    "hi": Apology(
        "माफ माफ़ सॉरी क्षमा",
        r"(?:माफ़?|क्षमा) ?(?:कर(?:ना|ो| दो| दीजिए| देना|िए|ें)|ी (?:चाहता|चाहती|माँगता|मांगता|माँगती|मांगती))|माफ़?ी (?:चाहता|चाहती|माँगता|माँगती|मांगता|मांगती)|सॉरी",
        before=r"(?:चिल्ला|झूठ|डाँट|डांट|दिल दुख|भूल|तोड़|मार|गाली|ग़?लत|बुरा|धोखा|रुला|सताने)[^।!?]{0,40}(?:के लिए|कि)[^।!?]{0,14}$",
        light="देर|परेशान|तकलीफ़?|असुविधा|जवाब|फ़?ोन नहीं|इंतज़?ार|कहाँ|कौन|कितने|बंद",
    ),
}  # fmt: skip

# What never was and is wished for: regret, not hope. Patterns as above, by the beginnings of words that they hold.
WISHES: Final[Mapping[str, tuple[str, str]]] = {
    "de": (
        "hatte ware",
        (
            r"\b(?:hätten?|wär(?:e|en)?) (?:ich|wir)\b(?: [^\s.!?,]{1,16}){0,6} (?:bloß|bloss|nur|doch)\b"
            r"|\b(?:ich|wir) hätten? (?:[^\s.!?,]{1,20} ){1,7}sollen\b|\bhätten? (?:ich|wir) (?:[^\s.!?,]{1,20} ){1,7}sollen\b"
            r"|\bhätten? (?:[^\s.!?,]{1,20} ){0,5}(?:nicht|nie|niemals) (?:[^\s.!?,]{1,20} ){1,5}dürfen\b"
        ),
    ),
    "es": ("ojala", r"\bojalá (?:[^\s.!?,]{1,12} ){0,4}hub(?:ier|ies)(?:a|as|an|amos|áramos|ésemos|e|en)\b"),
    "pt": ("oxala dera tomara", r"\b(?:quem (?:me )?dera|oxalá|tomara)(?: que)? (?:[^\s.!?,]{1,12} ){0,4}tivess(?:e|em|es|emos)\b"),
    "it": ("magari solo soltanto", r"\b(?:magari|se solo|se soltanto) (?:[^\s.!?,]{1,12} ){0,4}(?:avess|foss)(?:i|imo|ero|e)\b"),
    "ru": ("если", r"(?<!\w)если бы (?:\w{1,8} ){0,2}только(?!\w)"),
    "fr": ("seulement", r"\bsi seulement (?:[^\s.!?,]{1,12} ){0,3}(?:j'|on |nous )?(?:[^\s.!?,]{1,8} ){0,2}(?:avais|avait|avions|étais|était)\b"),
}  # fmt: skip
NOT_BEFORE: Final = r"(?:\bnot|n't|\bnever|\bnicht|\bne|\bno|\bnão|\bnon|\bне|says?|said|asks?|sagte?|dijo|disse|ha detto) (?:(?:even|really|so|me|mi|lo|te) ){0,2}$"
