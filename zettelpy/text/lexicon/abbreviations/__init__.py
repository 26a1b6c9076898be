"""Abbreviations by language and by what may follow them, for the sentence splitter.

Each is written without its last stop and as the language writes it: an entry in lower case (`etc`) also matches
capitalised; a capitalised entry (`Gen`) or a unit matches as written, so that the word `gen` is none. In capitals it counts with an inner stop only, or if it is one of `_SHOUTED`. Parts are joined without spaces (`z.B`
stands for `z. B.` too), and `_` stands for a space after a word without a stop (`et_al`). Words that often end sentences are left out, unless
what follows decides (`No. 5`).

The languages are merged into one table, since a text may mix them; an abbreviation that means different things takes the
class that comes first in `CLASSES`. Those spelled like an ordinary word of another language (Polish `ok.`, Dutch `ir.`)
are kept apart and count where their language is heard in the text around. The lists are our own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from zettelpy.text.lexicon.abbreviations import eastern, germanic, romance, slavic
from zettelpy.text.lexicon.abbreviations.classes import CLASSES, INITIAL, INNER, LAST, NAME, NUMBERED, TITLE, UNIT

__all__ = ["CLASSES", "INITIAL", "INNER", "LAST", "NAME", "NUMBERED", "TITLE", "UNIT"]

_GROUPS: Final = (germanic, romance, slavic, eastern)
ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    language: lists for group in _GROUPS for language, lists in group.ABBREVIATIONS.items()
}

# After a day of the month, German, Danish, Czech and others write a stop: "am 3. Oktober".
MONTHS: Final = (
    "januar jänner februar feber märz april mai juni juli august september oktober november dezember "
    "januari februari marts maj augusti oktober december ledna února března dubna května června července srpna září "
    "října listopadu prosince stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
    "grudnia tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta "
    "marraskuuta joulukuuta január február március április május június július augusztus szeptember október "
    "januára februára apríla mája júna júla augusta septembra októbra novembra decembra mars desember marec apríl máj jún "
    "júl jan feb mär apr aug sept okt nov dez dec"
)
# The article or preposition before a German ordinal: "im 19. Jahrhundert", "der 3. Versuch".
BEFORE_ORDINAL: Final = frozenset(
    "der die das dem den des im am vom zum zur beim bis ab seit und ins ans jeden jede jeder ihr ihre sein seine unser "
    "unsere mein meine dein deine".split()
)
# Stop words that also begin names, and so do not show that a sentence begins: "J. R. De Vries".
PARTICLES: Final = frozenset(
    "de del della dei di da do dos das du des den der la las le les los el lo al van von vom zu zur zum o y e u".split()
)
# Stop words that go on with a name in dotted capitals as well: "U.S. May", "U.K. More".
INNER_WORDS: Final = frozenset(
    "will may san santa man more most even mine bis am so no on in of an as s m d l n us under over down up st out off".split()
)
# Words that open sentences when capitalised, in the languages without a list of stop words.
OPENERS: Final[Mapping[str, str]] = {
    "nl": "de het een hij zij ze wij we jij je ik dat dit deze die er maar en ook toen daar hier niemand iedereen zijn haar "
    "dan nu wat wie waar waarom hoe als",
    "da": "det den de der han hun vi jeg du men og så da nu her hvad hvem hvor hvorfor ingen alle dette disse hvis når også",
    "sv": "det den de han hon vi jag du men och så då nu här vad vem var varför ingen alla detta dessa om när också",
    "pl": "on ona ono oni my ja ty to ten ta te ale i a w na z po nikt wszyscy potem jest są był była było co kto gdzie kiedy "
    "jak nie tak czy jeśli gdy jego jej ich tam tu teraz",
    "cs": "on ona ono oni my já ty to ten ta ale a v na z po nikdo všichni pak je jsou byl byla co kdo kde kdy jak ne ano pokud "
    "když jeho její tam tady",
    "sk": "on ona ono oni my ja ty to ten tá ale a v na z po nikto všetci potom je sú bol bola čo kto kde kedy ako nie áno ak "
    "keď jeho jej tam tu",
    "bg": "той тя то те ние аз ти вие това този тази но и в на с след никой всички после е са беше какво кой къде кога как не да ако",
    "uk": "він вона воно вони ми я ти ви це цей ця але і й у в на з після ніхто всі потім є був була що хто де коли як ні так якщо їх його її там",
    "el": "ο η το οι τα αυτός αυτή αυτό εγώ εσύ εμείς αλλά και στο στη στην στις μετά κανείς όλοι τότε είναι ήταν τι ποιος "
    "πού πότε πώς δεν ναι αν όταν εκεί εδώ",
    "kk": "ол олар біз мен сен сіз бұл осы сол бірақ және сондықтан содан кейін ешкім бәрі қазір мұнда не кім қайда қашан қалай",
    "tr": "o bu şu biz ben sen siz onlar ama ve çünkü sonra kimse herkes şimdi burada ne kim nerede nasıl",
    "hy": "նա նրանք մենք ես դու դուք այս այդ այն բայց և հետո ոչ բոլորը հիմա այստեղ ինչ ով որտեղ երբ ինչպես",
}
# The abbreviations without an inner stop that are met in capitals; of others, the capitals are another word (`EV`, `BP`).
_SHOUTED: Final = frozenset(
    "mr mrs ms dr drs prof rev fr hon gen col capt lt sgt no nos nr fig vol st mt inc ltd corp co jr sr etc vs esq am pm bc ad ave "
    "blvd dept jan feb apr aug sept oct nov dec art sra srta mme mlle sig dott avv usw bzw ca ул пл др пр".split()
)
# Names that end in an exclamation mark: the sentence goes on behind it.
EXCLAIMING: Final = frozenset("yahoo jeopardy joomla kahoot wham yum panic oklahoma jumbo".split())
# Verbs of saying that may follow a closing quotation mark where no lower case shows that the sentence goes on.
REPORTING: Final = (
    r"(?:I|[A-Z][a-z'’]+(?:\ [A-Z][a-z'’]+)?)\ "
    r"(?:said|says|asked|asks|replied|cried|shouted|whispered|answered|wondered|called|yelled|demanded|muttered|wrote)\b"
    r"|[\u4e00-\u9fff]{1,8}(?:说|說|道|问|問|喊|叫|答|嚷|想|写|寫)(?:道|着|著|了)?[，。！？]"
    r"|[^。、！？「」\s]{1,12}(?:言った|言う|言います|言いました|いった|尋ねた|聞いた|訊いた|答えた|叫んだ|つぶやいた|呟いた|話した|述べた|書いた)[。、]"
    r"|(?:[가-힣]+\ ){0,3}[가-힣]*(?:말했다|물었다|대답했다|외쳤다|속삭였다|말했어요|물었어요|말했습니다|물었습니다)"
    r"|(?:[\u0900-\u097f]+\ ){1,3}(?:कहा|पूछा|बोला|बोली|बोले|चिल्लाया|चिल्लाई)"
    r"|(?:[\u0600-\u06ff]+\ ){1,3}(?:کہا|پوچھا|بولا|بولی)"
    r"|(?:قال|قالت|سأل|سألت|أجاب|أجابت|صاح|صاحت|گفت|پرسید|او\ گفت|او\ پرسید)\b"
)
# A time or a date that opens a sentence, and so does not end it: "At 5 a.m. Mr. Oja", "В 2001 г. Анна".
BEFORE_TIME: Final = frozenset(
    "at by on in from until till before after around about since в во к с до после около через от у о през на след w o po od do "
    "ve dne dňa am um im ab seit à en a le il alle nel om på i στις το".split()
)
# What tells that a language is spoken in a stretch of text: letters and short words that its neighbours lack.
_HEARD: Final[Mapping[str, str]] = {
    "nl": r"\b(?:het|een|van|niet|hij|zij|wij|maar|ook|naar|voor|werkt|wordt|deze|bij|aan|uit|de|en)\b",
    "de": r"\b(?:der|die|das|und|ist|nicht|ein|eine|von|mit|es|wir|den|dem)\b",
    "sv": r"\b(?:och|det|inte|är|till|som|jag|men|också|efter|kommer|av)\b|[åäö]",
    "cs": r"\b(?:se|na|je|že|ale|jsou|byl|byla|při|pro|do|přišli)\b|[ěřů]",
    "sk": r"\b(?:sa|na|je|že|ale|sú|bol|bola|pri|pre|do|prišli)\b|[ľĺŕô]",
    "da": r"\b(?:og|det|ikke|der|til|af|vi|jeg|men|også|efter|blev)\b|[æøå]",
    "pl": r"\b(?:się|nie|jest|na|przy|czy|przez|dla|oraz|tego|był|była|to|w|z)\b|[ąęłśźżćń]",
    "it": r"\b(?:il|gli|che|della|di|per|con|è|non|una|nel|sono|ha|poi)\b",
    "es": r"\b(?:el|los|que|del|de|por|con|y|no|una|en|es|las)\b|[ñ¿¡]",
    "pt": r"\b(?:os|que|do|da|de|por|com|e|não|uma|em|as|um)\b|[ãõ]",
    "uk": r"\b(?:та|що|не|це|як|від|він|вона|було|до|прийшли|у)\b|[іїєґ]",
    "ru": r"\b(?:и|в|не|что|на|он|она|это|был|по|из|за)\b|[ыэё]",
    "bg": r"\b(?:и|в|не|че|на|той|тя|това|беше|от|се|да|са)\b|ъ",
}


@cache
def abbreviation_classes() -> Mapping[str, str]:
    """Return the class of each abbreviation, by every spelling that counts; built at the first call.

    >>> table = abbreviation_classes()
    >>> table["z.B"], table["Etc"], table.get("gen."), table["Dr"]
    ('inner', 'last', None, 'title')
    """
    table: dict[str, str] = {}
    for kind in reversed(CLASSES):
        for lists in ABBREVIATIONS.values():
            for entry in lists.get(kind, "").split():
                table.update(dict.fromkeys((entry,) if kind == UNIT else _spellings(entry), kind))
    return table


@cache
def homographs() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return (language, class) of each abbreviation that is also a word of another language, by every spelling.

    >>> homographs()["ok"]
    (('pl', 'inner'),)
    """
    table: dict[str, tuple[tuple[str, str], ...]] = {}
    for group in _GROUPS:
        for language, lists in group.HOMOGRAPHS.items():
            for kind, entries in lists.items():
                for entry in entries.split():
                    for spelling in _spellings(entry):
                        table[spelling] = (*table.get(spelling, ()), (language, kind))
    return table


@cache
def _heard(language: str) -> re.Pattern[str]:
    return re.compile(_HEARD[language], re.IGNORECASE)


def is_heard(language: str, text: str, start: int, end: int) -> bool:
    """Tell whether text[start:end] holds two different words or letters that speak for the language.

    >>> is_heard("nl", "Het gaat om fietsen van de stad.", 0, 32), is_heard("nl", "It is all right.", 0, 16)
    (True, False)
    """
    first = ""
    for match in _heard(language).finditer(text, start, end):
        sign = match[0].lower()
        if first and sign != first:
            return True
        first = sign
    return False


def _spellings(entry: str) -> tuple[str, ...]:
    capitalised = entry[:1].upper() + entry[1:]
    shouted = entry.upper() if "." in entry or entry.lower() in _SHOUTED else entry
    return tuple(dict.fromkeys((entry, capitalised, shouted)))
