"""Pronouns that can mean a person named before, by language, and the words that tell what they mean. Folded, but for él.

What stands for a thing as readily as for a woman (German `ihr`) or leaves the gender open (French `lui`, Spanish `su`) is
not here: a wrong name is worse than none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SHE, HE, THEY, YOU = 1, 2, 3, 4

_WORDS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    # she, he, they (two named side by side), you (the other of two who talk)
    "en": (
        "she her hers herself she's she'd she'll",
        "he him his himself he's he'd he'll",
        "they them their theirs themselves they're they've they'd they'll",
        "you your yours yourself you're you've you'll you'd",
    ),
    "de": ("sie", "er ihm ihn", "", "du dich dir dein deine deinen deinem deiner"),
    "fr": ("elle", "il", "", "tu toi t'as t'es"),
    "es": ("ella", "", "", "ti contigo"),  # él and tú: by their accents
    "pt": ("ela dela nela", "ele dele nele", "", "voce contigo"),
    "it": ("lei", "lui", "", "tu"),
    "ru": ("она неи ею неи", "он ему ним нем", "", "ты тебя тебе тобои"),
}
ACCENTED: Final = MappingProxyType({"él": HE, "tú": YOU})  # Spanish: the article and the possessive have none

PRONOUNS: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {
        language: {word: kind for kind, words in enumerate(lists, SHE) for word in words.split()}
        for language, lists in _WORDS.items()
    }
)

# Pronouns that no other language has: read even where too little stands there to tell the language.
SURE: Final[Mapping[str, str]] = MappingProxyType(
    {"elle": "fr", "ella": "es", "ela": "pt", "ele": "pt", "sie": "de", "er": "de", "ihm": "de", "ihn": "de"}
)

# Chinese and Japanese: found in the text, the longest first; 0 for what holds a pronoun and is none.
UNSPACED_PRONOUNS: Final = (
    ("她们", 0), ("他们", 0), ("其他", 0), ("他人", 0), ("吉他", 0), ("彼女たち", 0), ("彼女ら", 0), ("彼ら", 0), ("彼岸", 0),
    ("他の", 0), ("他に", 0), ("他は", 0), ("他社", 0), ("彼女", SHE), ("彼氏", 0), ("她", SHE), ("他", HE), ("彼", HE), ("你们", 0), ("你", YOU), ("그녀들", 0), ("그녀", SHE),
)  # fmt: skip

# Languages in which "he" and "she" stand for things as well.
OF_THINGS: Final = frozenset(("de", "fr", "pt", "ru"))

# Articles before a thing that a pronoun of that gender can mean instead: language -> (feminine, masculine).
THING_ARTICLES: Final[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = MappingProxyType(
    {
        "de": (
            frozenset("die eine diese keine meine unsere seine ihre jede neue".split()),
            frozenset(
                "der den ein einen dieser diesen kein keinen mein meinen unser unseren sein seinen jeder jeden".split()
            ),
        ),
        "fr": (
            frozenset("la l une cette ma ta sa notre votre leur".split()),
            frozenset("le l un du au ce cet mon ton son notre votre leur".split()),
        ),
        "pt": (
            frozenset("a uma da na esta essa minha sua pela aquela nossa".split()),
            frozenset("o um do no ao este esse meu seu pelo aquele nosso".split()),
        ),
    }
)

# Behind French "il" that means nobody.
IMPERSONAL: Final = frozenset(
    """
    y faut fallait faudra faudrait faudrait pleut pleuvait neige fait faisait reste restait manque manquait s'agit semble
    semblait vaut vaudrait suffit existe parait paraitrait s'avere convient importe
    """.split()
)
IMPERSONAL_BE: Final = frozenset("est etait sera serait n'est n'etait".split())
IMPERSONAL_AFTER: Final = frozenset(
    """
    tard tot temps possible impossible interdit clair prevu important necessaire midi minuit evident probable vrai
    preferable question dommage utile inutile trop deja une deux trois quatre cinq six sept huit neuf dix onze
    """.split()
)

# German: with "sie" these are of one person; plural and polite forms end in -en or are `sind`.
SINGULAR: Final = frozenset(
    """
    hat ist war wird will kann muss soll darf mag wollte konnte musste sollte durfte mochte hatte wurde kam ging sagte
    meinte schrieb rief fand nahm gab sah wusste dachte blieb brachte fuhr lag stand bekam versprach fragte machte
    """.split()
)
NOT_SINGULAR: Final = frozenset(
    "mit seit nicht jetzt erst selbst zuletzt dort fast echt meist recht halt statt seid oft gut".split()
)

# Verbs whose subject is a person, in the languages where "he" and "she" stand for things as well: third person.
_ACTS: Final[Mapping[str, str]] = {
    "de": """
    sagt sagte gesagt meint meinte findet fand will wollte mochte kommt kam ruft rief fragt fragte schreibt schrieb geschrieben weiss
    wusste denkt dachte glaubt hofft plant kauft bezahlt zahlt bringt holt arbeitet wohnt hilft sucht verspricht versprach
    kummert meldet geht ging fahrt fuhr isst trinkt schlaft krank freut mag kann kennt liebt hasst heiratet kundigt
    telefoniert spricht sprach erzahlt erzahlte zieht ubernimmt unterschreibt unterschrieben anrufen lernt lehrt leitet
    angst lust urlaub recht bescheid zeit gekundigt angerufen bestellt gekauft versprochen
    """,
    "fr": """
    dit disait pense pensait veut voulait croit prefere aime deteste demande demandait repond ecrit appelle rappelle rappelera
    vient viendra part partira parle sait savait espere achete habite travaille cherche promet propose signe refuse accepte
    connait mange dort telephone raconte explique rentre prend amene apporte s'occupe malade contente content vacances
    ecrivait rappele appele signe paye demissionne repondu
    """,
    "pt": """
    disse diz dizia quer queria acha achou pensa gosta prefere pediu pergunta perguntou respondeu escreveu liga ligou vem
    veio volta voltou vai chega chegou fala falou sabe sabia espera comprou mora trabalha procura prometeu assinou aceitou
    recusou conhece come dorme contou viaja traz leva combinou precisa doente contente ferias mandou topou
    """,
    "ru": """
    сказала сказал говорит говорила говорил думает думала думал хочет хотела хотел пишет писала писал написала написал
    звонит звонила звонил позвонила позвонил ответила ответил спросила спросил просит просила просил едет приедет приехала
    приехал придет пришла пришел живет работает работала работал знает знала знал любит купила купил обещала обещал
    согласна согласен заболела заболел уехала уехал вернется вернулась вернулся спит ест боится ждет решила решил считает
    """,
}
ACTS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {language: frozenset(words.split()) for language, words in _ACTS.items()}
)
