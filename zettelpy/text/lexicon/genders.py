"""What tells whether a person is a woman or a man: kinship and offices beside a name, endings of names and of verbs. Folded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Before a name, or behind it with a possessive ("my brother Tom", "Tom, my brother"). Titles stand in `titles`.
FEMALE_NOUNS: Final = frozenset(
    """
    sister mother mum mom daughter wife girlfriend aunt auntie niece grandmother grandma granny stepmother stepdaughter
    actress waitress landlady chairwoman sportswoman businesswoman widow queen girl lady woman
    schwester mutter tochter frau freundin tante nichte oma grossmutter schwagerin schwiegermutter kusine cousine kollegin chefin
    nachbarin lehrerin arztin trainerin leiterin kundin sekretarin
    soeur mere fille femme copine tante niece grand-mere voisine collegue patronne directrice
    hermana madre mama hija esposa mujer novia tia sobrina abuela cunada suegra prima vecina companera jefa amiga
    irma mae filha esposa mulher namorada tia sobrinha avo cunhada sogra prima vizinha colega chefe amiga
    sorella madre mamma figlia moglie ragazza fidanzata zia nonna cognata suocera cugina vicina amica
    сестра сестре сестру мать мама мамы маме дочь дочка жена жене жену подруга подруге девушка тетя бабушка невестка соседка
    """.split()
) - frozenset("collegue avo colega chefe".split())
MALE_NOUNS: Final = frozenset(
    """
    brother father dad son husband boyfriend uncle nephew grandfather grandpa stepfather stepson actor waiter landlord
    chairman widower king boy gentleman man
    bruder vater sohn mann freund onkel neffe opa grossvater schwager schwiegervater cousin vetter kollege chef nachbar
    lehrer arzt trainer leiter kunde hausmeister
    frere pere fils mari copain oncle neveu grand-pere cousin voisin patron directeur
    hermano padre papa hijo esposo marido novio tio sobrino abuelo cunado suegro primo vecino companero jefe amigo
    irmao pai filho marido namorado tio sobrinho cunhado sogro primo vizinho amigo
    fratello padre papa figlio marito fidanzato zio nonno cognato suocero cugino vicino amico
    брат брату брата отец папа папы папе сын муж мужу мужа друг другу парень дядя дедушка зять сосед
    """.split()
)
POSSESSIVES: Final = frozenset(
    """
    my our his her your their mein meine unser unsere sein seine ihr ihre mon ma notre son sa mi nuestra nuestro su meu
    minha nosso nossa seu sua mio mia nostro nostra suo sua il la a o the der die le el мои моя наш наша его ее
    """.split()
)

# Behind a Chinese or Japanese name.
FEMALE_TAILS: Final = ("女士", "小姐", "姐", "阿姨", "奶奶", "妈", "婶", "嫂", "妹", "太太")
MALE_TAILS: Final = ("先生", "哥", "叔", "爷", "伯", "弟", "大爷")
JA_MALE_TAILS: Final = ("君", "くん")
# Characters that end given names of women and of men.
FEMALE_CHARACTERS: Final = frozenset("丽娜婷静梅兰娟燕玲霞芳莉娇媛婉萍妍琳倩婕蕾菲秀英子美香奈惠恵江莉雯娥淑妮姗珊薇瑶")
MALE_CHARACTERS: Final = frozenset("强刚军勇伟涛磊鹏龙斌超浩建国辉豪峰雷郎男夫介也太斗吾雄彦")

# Russian: short names in -а and -я that are of men, and of either.
RU_MALE: Final = frozenset(
    """
    миша коля вася петя дима леша алеша ваня гоша паша сережа володя никита илья фома юра толя боря гриша костя лева степа
    федя сеня витя митя кузя антоша андрюша вова тема рома гена сева савва лука тимоша игорек кирюша данила гаврила кеша
    """.split()
)
RU_EITHER: Final = frozenset("саша женя валя слава шура тоня вика".split()) - frozenset("тоня вика".split())

# Verbs of being, behind which a participle or an adjective has the gender of the subject.
COPULAS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "fr": frozenset("est etait s'est sera".split()),
        "es": frozenset("esta estaba es era fue quedo parece anda".split()),
        "pt": frozenset("esta estava e era foi ficou ta parece anda".split()),
        "it": frozenset("e era fu sembra sta si".split()),
    }
)
# Endings of such a word: language -> (feminine, masculine). Unfolded: é and ée differ.
AGREEMENT: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = MappingProxyType(
    {
        "fr": (("ée", "ie", "ue", "ente", "euse", "ive", "ère"), ("é", "eux", "ent", "if")),
        "es": (("ada", "ida", "ita", "osa", "ica", "lla"), ("ado", "ido", "ito", "oso", "ico")),
        "pt": (("ada", "ida", "osa", "ica"), ("ado", "ido", "oso", "ico")),
        "it": (("ata", "ita", "uta", "osa", "ica"), ("ato", "ito", "uto", "oso", "ico")),
    }
)
# Definite articles that stand before first names in speech ("o João", "la Giulia", "die Anna").
ARTICLES_OF_NAMES: Final[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = MappingProxyType(
    {
        "pt": (frozenset("a da na".split()), frozenset("o do no ao".split())),
        "it": (frozenset(("la", "dalla", "alla", "della")), frozenset(("il",))),
        "es": (frozenset(("la",)), frozenset(("el",))),
        "de": (frozenset(("die",)), frozenset(("den",))),
        "fr": (frozenset(("la",)), frozenset(("le",))),
    }
)

# A name that often stands behind one of these is a place, whatever pronouns follow.
PLACE_PREPOSITIONS: Final = frozenset("at in near im nach aus dans em en nel nella в на из под около".split())
