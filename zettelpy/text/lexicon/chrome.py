"""What stands in an export and belongs to no message: markup, code words, and the lines that mail and chat programs write.

`CHROME` is a pattern for one folded line without its label; it is asked only of lines that hold one of the words of `TRIGGERS`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

MARKUP: Final = frozenset(
    """
    http https www com org net io html htm php aspx amp nbsp quot apos lt gt br hr img src href div span class style px
    em rem rgb utf utm ref null none nan undefined true false jpg jpeg png gif webp svg pdf mp3 mp4 opus vcf url uri
    mailto ftp smtp blockquote strong tbody thead td tr th ul ol li h1 h2 h3
    """.split()
)
# Words of programming languages and of logs: no topics in code, tables and lines of logs.
CODE_WORDS: Final = frozenset(
    """
    def return import from class self cls const let var function func fn async await yield lambda elif else if for while
    try except finally catch throw throws raise new delete public private protected static void int str string bool
    boolean float double char struct enum interface extends implements package module export default switch case break
    continue pass assert print printf println echo sudo cd ls grep select insert update where join group order by limit
    values into and or not traceback recent line file error warning warn info debug trace fatal stderr stdout exit
    msg level ts timestamp args kwargs main args log logger
    """.split()
)

# Words of mail footers and exports, and those of chat programs, which are asked of conversations alone.
TRIGGERS: Final = frozenset(
    """
    iphone iphone's ipad android samsung galaxy huawei blackberry outlook smartphone айфона omitted ausgeschlossen
    weggelassen omitido omitida omitidos omis omise omesso omessi omessa пропущено пропущен encrypted verschlusselt chiffres cifrados
    criptografadas crittografati шифрованием wrote schrieb ecrit escribio escreveu scritto unsubscribe abmelden desabonner
    confidential vertraulich confidentiel attached angehangt adjunto joint anexado allegato
    """.split()
)
CHAT_TRIGGERS: Final = frozenset(
    """
    joined left added removed beigetreten verlassen rejoint quitte unio salio entrou saiu entrato unito abbandonato
    присоединился присоединилась вышла вышел deleted geloscht supprime elimino eliminado apagada eliminato удалено
    changed pinned verpasster missed manque perdida persa
    """.split()
)

_PATTERNS: Final = (
    # mail programs
    (
        r"(?:sent|get|gesendet|von|envoy|env|enviad|inviat|отправлен|skickat)[^\n]{0,40}"
        r"\b(?:iphone|ipad|android|samsung|galaxy|outlook|blackberry|huawei|mobile|handy|smartphone|айфона)\b[^\n]{0,30}"
    ),
    r"(?:on|am|le|el|em|il)\b[^\n]{4,120}\b(?:wrote|schrieb|a ecrit|escribio|escreveu|ha scritto)\b[^\n]{0,80}:?",
    r"[^\n]{0,60}\b(?:unsubscribe|abmelden|desabonner)\b[^\n]{0,60}",
    # media that an export left out
    r"\W{0,6}(?:\w{1,20} ){0,2}(?:omitted|ausgeschlossen|weggelassen|omitid[oa]s?|omise?s?|omess[oaie]|пропущен\w?)\W{0,6}",
    r"[^\n]{0,80}\((?:file attached|datei angehangt|archivo adjunto|fichier joint|arquivo anexado|file allegato)\)",
    (
        r"\W{0,4}(?:this message was deleted|you deleted this message|diese nachricht wurde geloscht|"
        r"ce message a ete supprime|(?:se elimino este|este) mensaje (?:fue )?elimin\w{0,4}|"
        r"(?:essa|esta) mensagem foi apagada|(?:questo )?messaggio (?:e stato )?eliminato|(?:данное )?сообщение удалено)\W{0,4}"
    ),
    # who comes and goes
    r"(?:\W{0,4}\w[\w.'-]{0,30}){1,3} (?:has |have )?(?:joined|left)\W{0,3}",
    r"[^\n]{0,60}\b(?:joined|left) (?:the |this )?(?:channel|group|chat|conversation|meeting|server|call|room)\b[^\n]{0,60}",
    r"[^\n]{0,60}\bjoined (?:using|via|from)\b[^\n]{0,60}|[^\n]{0,60}\b(?:added|removed) you\W{0,3}",
    (
        r"[^\n]{0,60}\b(?:ist (?:der gruppe|dem kanal)[^\n]{0,30} beigetreten|hat (?:die gruppe|den kanal) verlassen|"
        r"a rejoint (?:le groupe|la conversation|le canal)|a quitte (?:le groupe|la conversation|le canal)|"
        r"se unio (?:al grupo|usando|a traves)|salio del grupo|entrou (?:no grupo|usando)|saiu do grupo|"
        r"(?:e entrato|si e unito) (?:nel|al|usando|tramite)[^\n]{0,20}|ha abbandonato(?: il gruppo)?|"
        r"присоедини\w{2,6} к (?:группе|чату|каналу)|(?:вышел|вышла) из (?:группы|чата))[^\n]{0,40}\W{0,3}"
    ),
    r"[^\n]{0,60}\b(?:changed|pinned)\b[^\n]{0,20}\b(?:subject|group|icon|description|message|topic)\b[^\n]{0,60}",
    (
        r"[^\n]{0,120}\b(?:end-to-end encrypted|ende-zu-ende-verschlusselt|chiffres de bout en bout|cifrados de extremo|"
        r"criptografadas|crittografati end|шифрованием)\b[^\n]{0,160}"
    ),
    (
        r"\W{0,4}(?:missed (?:voice|video|group)|verpasster? |appel (?:vocal |video )?manque|llamada perdida|"
        r"chamada (?:de voz |de video )?perdida|chiamata (?:vocale |video )?persa)[^\n]{0,30}"
    ),
    (
        r"[^\n]{0,160}\b(?:confidential|vertraulich|confidentiel)\b[^\n]{0,60}"
        r"\b(?:intended|recipient|empfanger|destinataire)[^\n]{0,200}"
    ),
)


@cache
def chrome() -> re.Pattern[str]:
    """Return the pattern of a folded line that a program wrote, for `fullmatch`; every repeat in it has a limit.

    >>> bool(chrome().fullmatch("sent from my iphone")), bool(chrome().fullmatch("she sent a letter from rome"))
    (True, False)
    """
    return re.compile("|".join(f"(?:{pattern})" for pattern in _PATTERNS))


# Lines of the same kind in Chinese, Japanese, Korean and Hindi, which have no words to look for.
MARKS: Final = (
    "发自我的", "由我的", "撤回了一条消息", "加入了群聊", "加入群聊", "已省略", "から送信", "が参加しました", "が退出しました", "省略されました",
    "님이 들어왔습니다", "님이 나갔습니다", "에서 보냄", "삭제된 메시지", "님을 초대", "जोड़ा गया", "संदेश हटा दिया",
)  # fmt: skip
