"""Words that tell a conversation from a list: keys of records, what people say to each other, articles, finite verbs."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.names import GREETINGS

# Labels that name a part of a text, not a speaker. They are also evidence against their neighbours.
KEYS: Final = frozenset(
    """
    note notes nb warning caution important tip hint info error debug warn trace fatal critical notice todo fixme hack
    summary abstract introduction background conclusion overview update edit correction reminder example examples usage
    result results output input step steps problem solution cause reason fix decision decisions action actions agenda
    attendees participants members topic topics subject from to cc bcc date time when where who what why how re fwd fw
    ps p.s title author year name age address phone email e-mail url link links source id type status priority owner
    assignee version price cost total quantity amount description details key value args arguments returns raises
    yields parameters see pros cons risk risks deadline due location city country budget http https ftp mailto file
    path host port method response request body detail context default required optional ingredients directions serves
    timezone channel export language format traceback panic exception stack trace color colour size weight height width
    length margin padding border background display font brand material rating score breakfast lunch dinner snack
    else try finally return case do goal goals next open done blocked yes no answer question tags category
    achtung hinweis wichtig nota attention remarque aviso atención importante attenzione
    注意 注 备注 説明 说明 問題 问题 目的
    """.split()
)

PARTICLES: Final = frozenset("de da do dos del della di du van von der den ter la le el al bin ibn y e zu".split())

# What people say to each other, and lists, records and definitions do not: persons, answers, greetings, deixis. Folded.
TALK: Final = GREETINGS | frozenset(
    """
    i me my mine we us our you your yours it he she they this that i'm i'd i'll i've you're you'd you'll you've we're
    we'd we'll we've it's that's what's let's don't didn't doesn't can't won't isn't aren't im ive dont lets
    yes yeah yep yup no nope ok okay sure thanks thank thx please sorry lol haha hmm oh ah wow nice cool bye hiya ho
    good great morning evening night welcome done agreed right exactly maybe now today tomorrow
    ich du wir ihr mich mir dich dir uns sie ja nein danke bitte hallo servus moin gut genau morgen
    je tu nous vous j'ai c'est oui non merci moi toi yo nosotros tú si gracias vale buenos buenas eu voce nos sim nao
    obrigado obrigada bom boa oi io noi voi sono grazie prego buongiorno
    on d'accord pareil parfait ça bonjour salut coucou voilà doch dann okay klar super mach machen moment tja naja pues venga perfecto
    vamos claro nada bueno va bene allora perfetto certo ciao facciamo então combinado beleza tá ótimo legal bora
    я ты мы вы мне тебе да нет спасибо привет это nu jij je ik wij ja nee
    """.split()
)

ARTICLES: Final = frozenset(
    "a an the ein eine der die das un une le la les el los las uno una il lo gli o os as um uma".split()
)

FINITE: Final = frozenset(
    "is are was were has have had will would can could should must does did isn't wasn't won't can't ist sind war "
    "waren hat haben wird est sont ont es son ha han sao tem sono".split()
)
