"""The words by which a question narrows a date or leans on an event, in all languages, folded.

Months, units and turns ("last", "next") stand in `dating/`; here is what a question says around them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.normalise import fold


def _table(rows: Mapping[str, str]) -> dict[str, str]:
    return {fold(word): value for value, words in rows.items() for word in words.split()}


# Which third of a month stands behind a word: days 1 to 10, 11 to 20, 21 to the end.
PARTS: Final[Mapping[str, str]] = _table(
    {
        "early": "early beginning start anfang beginn début principios comienzos inicios principio início começo "
                 "inizio inizi primi начало начале начала началу शुरुआत शुरू",
        "mid": "mid middle mitte mi milieu mediados meados metà середина середине середины середину मध्य",
        "late": "late end ende fin fines final finales finais fim fine конец конце конца концу अंत",
    }
)  # fmt: skip
UNSPACED_PARTS: Final[Mapping[str, str]] = {
    "初": "early", "上旬": "early", "초": "early", "中旬": "mid", "중순": "mid", "末": "late", "底": "late", "下旬": "late",
    "말": "late",
}  # fmt: skip
HALF: Final = frozenset(map(fold, "half hälfte moitié mitad metade metà половина половине половину".split()))
FIRST: Final = frozenset(
    map(fold, "first erste ersten erster première premier primera primeira prima первая первой первую первом".split())
)

# Words for what was before and after a day; those that start from it or run up to it are among them.
BEFORE: Final = frozenset(map(fold, "before until till vor bevor bis avant antes hasta até prima до перед".split()))
AFTER: Final = frozenset(
    map(
        fold,
        "after following since nach nachdem seit seitdem après depuis después desde depois dopo da dal dalla dallo "
        "после с со".split(),
    )
)
# Those of both by which the day itself is asked for as well.
INCLUDING: Final = frozenset(
    map(fold, "until till bis hasta até since seit seitdem depuis desde da dal dalla dallo с со".split())
)
# Those for what was after an event: without the ones that lead to a place or a person as often ("da Maria").
AFTER_EVENT: Final = frozenset(
    map(fold, "after since nach nachdem seit seitdem après depuis después desde depois dopo после".split())
)
# Those that lead to an event only where an article follows: "nach dem Umzug", but "nach Berlin".
NEEDS_ARTICLE: Final = frozenset(map(fold, "nach vor prima bis hasta desde até".split()))
# Words that may stand between these and what they lean on.
LINKS: Final = frozenset(
    map(
        fold,
        "the a an of to on her his my their our your its dem der den das die des dass le la les l de du des que el los "
        "las lo o os as do da dos das il gli i che di del della dello dell al sua sein seine seiner ihr ihre ihrer".split(),
    )
)
# Words that open a range of two dates ("between March and May"), and those between them that need one of these before.
BETWEEN: Final = frozenset(
    map(fold, "between from zwischen von vom entre desde de du tra fra da dal dalla между с со".split())
)
AND: Final = frozenset(map(fold, "and und et y e и und".split()))
OR: Final = frozenset(map(fold, "or oder ou o или या".split()))

# Names of months that are names of people or common words as well: without a word of time they are left to be words.
DOUBTFUL: Final = frozenset(map(fold, "april may june august march mars mar mai mayo maggio avril".split()))
# Words of time that stand before names of people as often.
BEFORE_NAMES: Final = frozenset(
    map(
        fold,
        "to for by from after before around until this vor nach bis für zum vom pour avant après para por antes".split(),
    )
)
# Words before the name of a month that a person bears as well, of which none stands before a person as often.
PLAIN_TIME: Final = frozenset(
    map(
        fold,
        "in during throughout since until till this last next every each all early mid late im seit bis während letzten "
        "nächsten jeden anfang mitte ende en durant pendant depuis début fin chaque durante desde hasta cada em até in "
        "ogni в во с до каждый हर".split(),
    )
)
# Words of time before a month or a season that stand in no list of the readers of dates, by language.
TIME_BEFORE: Final[Mapping[str, frozenset[str]]] = {
    code: frozenset(map(fold, words.split()))
    for code, words in {
        "en": "over by for this", "de": "im diesen den", "fr": "en au d l cet", "es": "en el", "pt": "em no o",
        "it": "in d nel l",
    }.items()
}  # fmt: skip
# Languages in which the form of a season says that it is a time.
BY_FORM: Final = frozenset(("ru", "hi"))
# Words of time before a day in numbers without its year ("on 8/3"): none that stands before a share or a measure.
BEFORE_NUMBERS: Final = frozenset(
    map(
        fold,
        "on since until till before after by from between dated am vom seit bis vor nach zwischen ab den le du au depuis "
        "avant après jusqu'au entre el del desde hasta antes después día dia em até após il dal al entro prima dopo tra с "
        "до по после к между от".split(),
    )
)
BEFORE_NUMBERED_MONTHS: Final = frozenset(map(fold, "in during im en em nel в во".split()))
NUMBERS_JOINED: Final = frozenset(map(fold, "and to until till und bis et au y al e ao a и по до".split()))
CLOCKS: Final = frozenset("am pm a p h uhr o".split())  # behind a number that is an hour

# Words that ask what happened, or what somebody did, and for nothing in particular, by language.
HAPPENED: Final[Mapping[str, str]] = {
    "en": "happen happened happening happens occur occurred occurring go going goes went take took place up else next first "
    "right just shortly soon immediately directly straight life thing things event events do does did done doing",
    "de": "geschehen geschah geschieht passieren passierte passiert los war ist sonst zuerst gleich kurz direkt ereignete "
    "ereignet tun tat getan machen machte gemacht unternahm unternommen leben",
    "fr": "passer passé passait passa arriver arrivé arriva produit faire fait faisait fit est juste directement vie "
    "qu'a qu'ai qu'as qu'avons qu'avez qu'ont qu'avait qu'avaient",
    "es": "pasar pasó pasaba pasado ocurrir ocurrió ocurrido suceder sucedió sucedido hacer hizo hacía hecho justo primero vida",
    "pt": "acontecer aconteceu acontecia acontecido ocorrer ocorreu ocorrido fazer fez fazia feito passou logo primeiro vida",
    "it": "succedere successo succedeva succese accadere accaduto accadde avvenire avvenne avvenuto fare fatto faceva fece "
    "subito prima vita",
    "ru": "случиться случилось случалось произойти произошло происходило делать делал делала делали сделать сделал сделала "
    "сделали было жизнь сразу",
    "zh": "发生了 發生了 发生过 發生過 发生的 做了 做過 做过 干了 出了 有事 事情",
    "ja": "あった ありました 起きた 起きました 起こった 起こりました した しました していた していました こと 出来事",
    "ko": "일이 일어났어 일어났나 일어났나요 일어났습니까 있었어 있었나 있었나요 있었습니까 했어 했나 했나요 했습니까 무슨",
}
