"""Forms of address and titles, what is said in greeting, particles and streets: the neighbours of names. Folded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FEMALE_TITLES: Final = frozenset(
    """
    mrs ms miss mme mlle mmes madame madam mademoiselle lady dame aunt auntie queen princess duchess countess sister
    frau fraulein dona dna dra sra sras srta senora senorita signora signorina tante mevrouw fru rani pani
    mother grandmother grandma oma mutter tia zia nonna abuela tata mamie soeur suor sor hermana maestra
    professoressa dottoressa profesora professora doctora doutora госпожа тетя тети тете тетю тетеи бабушка бабушки бабушке бабушку баба тетка сестра сестре сестру мать королева
    княгиня графиня императрица царица
    """.split()
)
MALE_TITLES: Final = frozenset(
    """
    mr mister sir lord uncle king prince duke baron earl brother herr herrn don sr sres senor monsieur mm signor sig
    onkel opa meneer dhr pan father grandfather grandpa seu tio zio nonno abuelo tonton papi oncle frere fra frate
    padre fray hermano pater bruder maestro professore dottore doutor dom господин дядя дяди дяде дядю дядеи дедушка дедушке дед брат брата брату
    отец король князь граф император царь
    """.split()
)
# Titles that say nothing of what a person is: no topics.
CIVIL_TITLES: Final = frozenset(
    """
    mr mrs ms miss mister sir dr mme mlle madame madam frau herr herrn dona don senor senora signor signora monsieur sr
    sra srta sig seu госпожа господин
    """.split()
)
# Stand before a name and are no part of it.
TITLES: Final = (
    FEMALE_TITLES
    | MALE_TITLES
    | frozenset(
        """
    dr prof profa professor doctor doctora profesor profesora rev reverend fr hon captain capt colonel col major maj
    general gen lieutenant lieut lt sergeant sgt corporal private admiral commander president chancellor minister
    senator governor mayor ambassador judge justice inspector detective officer deputy chair chairman chairwoman
    chairperson director secretary treasurer ceo cto cfo manager coach bishop archbishop cardinal pope doktor
    professorin kapitan docteur docteure professeur maitre dottore dottoressa professore cousin dott dottssa ing avv
    geom rag dipl lic arq abg ingeniero licenciado licenciada capitaine capitan capitano
    capitao generale sindaco burgermeister burgermeisterin pfarrer pfarrerin pastor kollege kollegin trainer trainerin
    hausmeister доктор профессор академик капитан полковник генерал маиор леитенант тренер президент министр гн гжа
    товарищ г-н г-жа
        """.split()
    )
)
# Ends of shortened titles, after a full stop ("Sig.ra", "dott.ssa", "Prof.ª").
TITLE_TAILS: Final = frozenset("ra ssa sa na a aa".split())

# Lower-case words inside a name ("Noor de Wit", "Ludwig van Beethoven"), by language; the first are of all.
PARTICLES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "": frozenset("al bin ibn de del della di du van von den der la le ter".split()),
        "de": frozenset("von van der den".split()),
        "es": frozenset("de del la las los".split()),
        "fr": frozenset("de du des la le les aux".split()),
        "it": frozenset("di del della dei delle degli dello da dal dalla".split()),
        "pt": frozenset("de do da dos das".split()),
    }
)

# Words of streets and squares, behind the name in English and its neighbours.
STREETS: Final = frozenset(
    "street st road rd avenue ave lane row square court drive terrace way close crescent place boulevard strasse str platz weg "
    "allee gasse damm ufer ring straat gade vej gatan".split()
)
# The same before the name, by language: part of the name, with a capital or without.
STREETS_BEFORE: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "es": frozenset("calle avenida avda paseo plaza callejon ronda carrer travesia glorieta".split()),
        "fr": frozenset("rue avenue boulevard quai place impasse allee ruelle cours faubourg".split()),
        "it": frozenset(
            "via viale corso piazza piazzale piazzetta vicolo largo lungomare lungarno lungotevere lungopo fondamenta salita contrada strada".split()
        ),
        "pt": frozenset("rua avenida praca travessa alameda ladeira beco largo rodovia".split()),
        "ru": frozenset(
            "ул улица улице улицу улицы пр проспект проспекте пл площадь площади пер переулок бульвар шоссе".split()
        ),
    }
)
# Articles that a name may begin with ("Las Armas", "The Hague"), and those that make the name of a band or a book
# even where a sentence opens ("Les Embruns").
CAPITAL_ARTICLES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "en": frozenset(["the"]),
        "es": frozenset("el la los las".split()),
        "fr": frozenset("le la les chez au aux".split()),
        "it": frozenset("il lo la i gli le".split()),
        "pt": frozenset("o a os as".split()),
    }
)
PLURAL_ARTICLES: Final = frozenset("los las les os as gli".split())
# Articles, alone and in one with a preposition: an abbreviation behind them is the name of a body ("la DLRG", "al SUAP").
ARTICLES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "en": frozenset(["the"]),
        "de": frozenset("der die das den dem des beim vom zum zur im am ans ins".split()),
        "es": frozenset("el la los las al del".split()),
        "fr": frozenset("le la les l au aux du des".split()),
        "it": frozenset(
            "il lo la l gli i le del dell dello della dei degli delle al all allo alla agli alle dal dalla dall nel nella "
            "nell sul sulla".split()
        ),
        "pt": frozenset("o a os as ao da do das dos no na nos nas pelo pela num numa".split()),
    }
)

# Words of greeting and address: a capital after them is a name's.
GREETINGS: Final = frozenset(
    "hi hey hello dear thanks hallo hola bonjour salut ciao ola hej liebe lieber lieben hoi servus moin coucou danke merci gracias "
    "grusse gruss regards saludos abrazo abrazos besos bisous bises cordialement amities saluti baci abbracci abraco abracos "
    "beijo beijos atenciosamente atentamente grazie obrigado obrigada caro cara chere cher querido querida привет спасибо здравствуите дорогои дорогая".split()
)

# Roles that label a turn instead of a name.
ROLES: Final = frozenset(
    "user assistant system human ai bot model tool agent customer client support operator function developer admin q a "
    "question answer speaker interviewer interviewee narrator host guest me you unknown all everyone".split()
)

# Heads of names with "of" ("Bank of England"), and of names with a particle that may open a sentence ("Feria del Pedal").
HEADS: Final = frozenset(
    """
    academy archbishopric archives association bank bay board cape castle cathedral church city coast college commonwealth
    council county court crown department duchy faculty federation festival fields forest fort friends gulf hall hospital
    house houses institute island islands isle isles kingdom lake league library lords ministry mount mountains museum office order
    palace parliament people plains port province republic river rock school sea society sons state states strait straits temple tower town
    treaty trust union united university vale valley voice west world
    banco banque banca universidad universidade universite universita feria fiera foire festival fete ferme finca casa cafe
    teatro theatre museo musee museu sierra serra sagra santa santo san sao saint sainte puerto porto port college colegio escola
    escuela ecole scuola liceo lycee club bar hotel hospital hopital ospedale trattoria ristorante restaurante restaurant osteria padaria
    panaderia mercado mercato marche mercearia parque parc parco rua rue calle plaza praca piazza via avenida ladeira ponte pont
    puente castello castillo castelo chateau tour torre monte mont isla ile isola ilha lago lac golfo bahia rio ciudad cidade citta
    ministerio ministere ministero camara camera chambre instituto institut istituto fundacion fundacao fondation fondazione
    asociacion associacao association associazione biblioteca bibliotheque librairie libreria livraria imprenta
    """.split()
)
# Last words of the names of firms and bodies: a line of their own with one of them is a name.
FIRM_ENDS: Final = frozenset(
    """
    services ltd limited inc group associates solutions consulting holdings gmbh ag kg ohg sarl sas srl spa lda ltda publishing press
    media studios architects solicitors university college council trust foundation clinic pharmacy properties estates ventures capital
    labs systems technologies industries logistics partners agency institute society club theatre orchestra
    """.split()
)
# Lower-case nouns that belong to the name before them ("Elbe half marathon", "Silurian period").
TAILS: Final = frozenset("marathon triathlon regatta derby carnival period epoch era".split())
# Abbreviations that begin a name of two words ("DJ Kalle", "FC Barcelona").
FORENAMES: Final = frozenset(
    "mjc chu chru iut ceip ies dj mc fc sc sv tsv vfb vfl bv ac as cf cd ud rc mv hms uss ms ss rms st".split()
)
# The second partner of a firm ("Kessler & Sohn").
PARTNERS: Final = frozenset(
    "sohn sohne tochter partner partners co cie company son sons daughter daughters bros fils associes hijo hijos hija hijas socios "
    "figlio figli soci filho filhos cia".split()
)
# What goes on with a possessive as the name of a place: King's Cross, St. Mary's Hospital.
OWNED: Final = frozenset(
    """
    cross hospital church cathedral college school park square court gate hill head bay wood lane road street bridge island piece green
    arms inn hall house chapel abbey market point corner peak pass falls landing ferry creek lake field fields common row walk yard
    cantina taqueria slices burgers tacos bagels wines flowers gym bookshop books bistro brasserie eatery noodles grocers butchers florist
    mill farm bbq bakery barbers pizza pizzeria deli grill pub tavern salon diner records garage bar cafe kitchen diner place end dyke cove harbour wharf quay dock station university library museum theatre cup day
    """.split()
) - frozenset(("day", "house", "place", "kitchen", "end", "school", "head", "point"))  # fmt: skip
# What members of the family are called, before their name, and the like in speakers' labels ("Auntie Pam", "Mister Nogueira").
KIN: Final = frozenset(
    """
    aunt auntie uncle grandma grandpa gran granny grandad nana nan cousin mister coach tante onkel oma opa mama papa mamma nonna nonno zia zio
    tia tio abuela abuelo vovo titia mamie papi papy tata tonton avo тетя дядя бабушка дедушка баба дед
    """.split()
)
