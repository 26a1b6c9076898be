"""Closed word classes that stand before nouns, verbs and adjectives, by language: what tells a noun without a dictionary.

`FRAMES[language]` maps folded words to one of the classes below. A word behind an article or a preposition is a noun
more often than not, one behind a subject pronoun, a modal or a negation a verb, one behind an adverb of degree an
adjective. Words of two classes stand under the one that they have more often before a content word.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from zettelpy.text.normalise import fold

ARTICLE, PREPOSITION, BEFORE_VERB, DEGREE, COPULA, TITLE = 1, 2, 3, 4, 5, 6
FILLER = 7  # a word that is no topic and of none of the classes: "new" between an article and its noun

_FRAMES: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    # articles and determiners; prepositions; what stands before verbs; adverbs of degree; copulas
    "en": (
        """the a an this these those my your his its our their some any no every each another both several
        whatever own first second third last next""",
        "of in on at by for with about from into under over between without during per via through against like near",
        """to i you we they he she it who don't doesn't didn't won't wouldn't can't couldn't shouldn't haven't hasn't
        isn't aren't wasn't can could will would should might must may let's please i'll we'll you'll they'll he'll
        she'll it'll i'd we'd you'd they'd never always just i've we've they've you've do does did gonna wanna not
        gotta lets dont didnt cant ill well that's how when why if because have has had been""",
        "very too so more most quite really pretty less as extremely rather fairly super totally bit",
        "is are was were be been being am i'm we're they're you're it's he's she's feel feels felt seems seemed",
    ),
    "de": (
        """der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen
        meinem meiner dein deine deinen deinem deiner seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere
        unseren unserem unserer euer eure euren eurem dieser diese dieses diesen diesem jeder jede jedes jeden jedem
        welcher welche welches am im zum zur beim vom ins ans fürs n nen nem ner ne""",
        "mit von für auf aus ohne gegen wegen statt per pro in an bei nach über unter durch zwischen trotz",
        "ich du er wir ihr man nicht zu wird werden kann können muss müssen soll sollen will wollen es hab habe hat",
        "sehr zu so ganz echt ziemlich recht total voll extrem besonders",
        "ist sind war waren bin bist wird wurde",
    ),
    "fr": (
        """le la les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
        leurs quel quelle quels quelles chaque plusieurs quelques aucun aucune""",
        "de d pour avec sans sur sous dans en par chez contre vers entre",
        """je j tu il elle on nous vous ils elles se s ne n me m te y peux peut peuvent veux veut vais va vont dois
        doit faut pas qui j'ai j'avais n'ai n'a s'est t'as""",
        "très trop plus moins si bien assez super vraiment hyper tellement",
        "est sont était étaient suis es c'est sera serait",
    ),
    "es": (
        """el la los las un una unos unas al del mi tu su mis tus sus nuestro nuestra nuestros nuestras este esta estos
        estas ese esa esos esas aquel aquella cada ningún ninguna algún alguna algunos algunas varios varias otro otra
        otros otras cuántos cuántas""",
        "de con sin para por en sobre contra hacia entre desde según",
        """yo tú él ella nosotros ellos ellas se me te nos os le les no puedo puede puedes podemos pueden quiero quiere
        quieres voy vas va vamos van he has ha hemos han ya que si cuando""",
        "muy más menos tan tanto bastante demasiado súper",
        "es son era eran está están estoy fue sea sigue",
    ),
    "pt": (
        """o a os as um uma uns umas ao aos à às do da dos das no na nos nas num numa pelo pela pelos pelas meu minha
        meus minhas seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele
        aquela cada nenhum nenhuma algum alguma alguns algumas vários várias outro outra outros outras""",
        "de com sem para por em sobre contra entre desde pra pro",
        """eu tu você vocês ele ela nós eles elas gente se me te lhe não posso pode podemos podem quero quer vou vai
        vamos vão que já quando tô tá""",
        "muito mais menos tão bem bastante demais super",
        "é são era eram está estão foi tá ficou fica",
    ),
    "it": (
        """il lo la i gli le l un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai
        dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle mio mia miei mie tuo tua suo sua
        suoi sue nostro nostra nostri nostre questo questa questi queste quel quello quella quei quegli quelle ogni
        qualche nessun nessuna alcuni alcune altro altra altri altre""",
        "di con senza per in su tra fra a da contro verso",
        """io tu lui lei noi voi loro si mi ti ci vi ne non posso può possiamo possono voglio vuole vado va vai vanno
        ho hai ha abbiamo hanno devo deve che se quando""",
        "molto più meno tanto troppo così davvero abbastanza proprio",
        "è sono era erano sarà fu sta stanno",
    ),
    "ru": (
        "этот эта это эти мой моя моё мои твой твоя твои наш наша наше наши ваш ваша ваше ваши каждый каждая свой своя",
        "в во на с со к ко о об от из за по под над при про у для до без через между после перед около",
        "я ты мы вы они он она не могу может можем могут надо нужно буду будет будем будут давай давайте чтобы",
        "очень слишком так более менее самый самая самые довольно совсем",
        "был была было были",
    ),
}
_TITLES: Final = """
mr mrs ms miss mister sir dr mme mlle madame frau herr herrn hr fr doña don señor señora señorita signor signora sig
monsieur sr sra srta seu dona professor prof professeur madam lady lord госпожа господин тётя дядя
"""


@cache
def frames_of(language: str) -> Mapping[str, int]:
    """Return the folded frame words of a language with their classes; a language without a list has none.

    >>> frames_of("en")["the"], frames_of("de")["beim"], dict(frames_of("xx"))
    (1, 1, {})
    """
    found: dict[str, int] = {}
    lists = _FRAMES.get(language)
    if lists is not None:
        for kind, words in reversed(list(enumerate(lists, ARTICLE))):
            found.update(dict.fromkeys(map(fold, words.split()), kind))
        found.update(dict.fromkeys((word for word in map(fold, _TITLES.split()) if word not in found), TITLE))
    return found


# Endings by language: of nouns, and of what is no noun (verbs, adverbs, participles). Folded. An ending needs three letters before it.
NOUN_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": tuple(
        "tion sion ment ness ity ance ence ship ism ology graphy ure ist ics age dom hood ency ancy ware".split()
    ),
    "de": tuple("ung heit keit schaft tion ismus ment itat nis ling chen lein".split()),
    "fr": tuple("tion sion ment isme ite ance ence ure age ette eur euse erie ade".split()),
    "es": tuple("cion sion dad tad miento ismo ura aje anza encia ancia ista ero era eria dor dora".split()),
    "pt": tuple("cao coes sao dade mento ismo ura agem anca encia ancia ista eiro eira aria dor dora".split()),
    "it": tuple("zione sione ita mento ismo ura aggio anza enza ista iere iera eria tore trice".split()),
    "ru": tuple("ость ение ание ция ство изм тель ник ика ия".split()),
}
OTHER_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": tuple("ly ing ed n't 'll 've 're 'd".split()),
    "fr": tuple("ait aient ons ez erait erai era iront ant amment emment er ir".split()),
    "es": tuple(
        """ar er ir aba abas aban abamos amos emos imos ando iendo aste iste aron ieron aria arian eria iria are era ire ado ido
        ados idos adas idas arlo arla erlo irlo arse erse irse arme arte mente""".split()
    ),
    "pt": tuple(
        """ar er ir ava avam avamos amos emos imos ando endo indo aste iste aram eram iram aria ariam ado ido ados idos adas
        idas arei erei irei mente ou eu iu""".split()
    ),
    "it": tuple(
        """ano ono ava avano avo avamo iamo ando endo ato uto ito ati uti iti ate ute ite arono erono irono erebbe arebbe
        irebbe are ere ire arlo erlo irlo armi arsi ersi irsi mente""".split()
    ),
    "ru": tuple(
        """ть ться тся лся лась лись ет ут ют ит ат ят ешь ишь ем им ете ите ал ала али ило ил ила или ел ела ели ыл
        ыла нул нула ыи ии ая яя ое ее ые ие ого его ому ему ую юю ои еи ых их ыми ими ав ив авши
        аю яю ую ею но ски лю рю имся емся ются ется атся ится ыли ули или ели шь""".split()
    ),
}
# Endings that only verbs have, whatever stands before them.
VERB_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "fr": ("aient", "issez", "assent", "eriez"),
    "es": tuple(
        """amos emos imos iendo aban asteis aron ieron arlo erlo irlo arla erla irla arlos erlos irlos arlas erlas irlas arle
        erle irle arles erles arme erme irme arse erse irse arnos ernos irnos andole andolo andola iendole iendolo fiero fieres fiere""".split()
    ),
    "pt": tuple("amos emos imos avam aram eram iram ando endo indo aria ariam ou".split()),
    "it": tuple(
        "iamo ando endo avano evano ivano arono erono irono arci erci irci armi arsi ersi irsi arla arlo".split()
    ),
    "ru": tuple("имся емся ются тся ться ешь ишь ете лся лась лись ули ыли или".split()),
}
# Endings that only verbs have as they are written, with their accents.
WRITTEN_VERB_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "es": tuple(
        "ió aré eré iré ará erá irá arás erás irás arán erán irán aréis ábamos íamos íais drá drán dré brá brán rrá rrán".split()
    ),
    "pt": tuple("arei erei irei ará erá irá arão erão irão ávamos íamos lhei rvei stei ntei quei guei cei mei".split()),
    "it": tuple("erò irò arò erà irà rrà rrò drà drò ò".split()),
    "fr": tuple("èrent âmes îmes issent".split()),
}
# Endings of infinitives, which are verbs behind a preposition, too; and the nouns that end so.
INFINITIVES: Final[Mapping[str, tuple[str, ...]]] = {
    "es": ("ar", "er", "ir"), "pt": ("ar", "er", "ir"), "it": ("are", "ere", "ire"),
    "fr": ("er", "ir", "crire", "duire", "ttre", "prendre", "tendre", "pondre"),
}  # fmt: skip
_NOUNS_LIKE_INFINITIVES: Final[Mapping[str, str]] = {
    "es": """lugar hogar bar mar azúcar taller alquiler mujer par altar pilar collar celular militar familiar ejemplar
    escolar dólar radar avatar caviar bazar billar pinar solar pajar lunar paladar pulgar telar bienestar malestar cáncer
    poder deber ser placer amanecer atardecer anochecer parecer quehacer carácter líder póster váter túper suéter cráter
    revólver máster chofer chófer alfiler elixir porvenir emir souvenir titular auxiliar preescolar polar nuclear muscular
    popular regular particular similar singular dispar tráiler tóner router scanner escáner jersey bóxer láser nenúfar
    cojear sidecar hangar andar manjar juglar seglar muladar colmenar olivar palmar pesar bulevar hogares almíbar alcázar""",
    "pt": """jantar lugar lar bar mar par celular altar açúcar mulher colher talher prazer poder dever lazer amanhecer
    entardecer anoitecer aluguer câncer caráter líder pôster suéter hambúrguer militar familiar escolar pilar colar radar
    pomar luar olhar paladar avatar bazar dólar exemplar andar polegar elixir porvir souvenir titular auxiliar vestibular
    popular regular particular similar singular solar lunar polar nuclear muscular alvar hangar trailer scanner laser
    afazer ser parecer pesar manjar hambúrguer zíper bar revólver cadáver éter esfíncter master repórter""",
    "it": """mare altare affare mestiere cellulare familiare militare popolare regolare lunare solare salutare titolare
    esemplare collare particolare alveare focolare casolare filare zanzare gare chitarre calendare bare potere dovere
    piacere sapere essere avere polvere cenere carcere genere camere lettere opere tessere lire cetriolo vertebre nucleare
    polare scolare secolare muscolare oculare velare torpedine tiare cesare benessere malessere interesse rovere passere
    vipere zucchere lepre pere sfere atmosfere ringhiere costumare mire satire rilevare sicure culture""",
    "fr": """boulanger danger dîner déjeuner goûter verger berger clocher rocher plancher boucher pêcher étranger conseiller
    oreiller souper lever coucher hamster poster laser leader manager passager messager horloger potager usager ménager
    archer porcher cocher hiver enfer cancer loyer foyer noyer employer plaisir avenir souvenir loisir désir soupir saphir
    cuir tir menhir élixir cuiller amer cher fer mer ver reporter bunker docker flipper cutter scooter container joker
    master tanker poker charter corner pullover sweater dealer ranger panier super hamburger cheeseburger weekender
    lettre mettre maître fiancer bûcher nucléaire""",
}

# Subjects that an accent alone tells from an article: Spanish "tú arreglas", "tu casa".
WRITTEN_SUBJECTS: Final[Mapping[str, str]] = {"es": "tú él", "it": "già più"}
# Hindi: what stands behind nouns, what behind verbs, and the vowels in which finite verbs end.
HINDI_POSTPOSITIONS: Final = frozenset(map(fold, "का की के में से पर को ने तक वाला वाली वाले".split()))
HINDI_AUXILIARIES: Final = frozenset(
    map(
        fold,
        """गया गई गयी गए गये दिया दी दिए लिया ली लिए रहा रही रहे सकता सकती सकते चुका चुकी चुके चाहिए पड़ेगा पड़ेगी पड़ा पड़ी पाया पाई जाए
        जाएगा जाएगी हूँ हूं था थी थे हुआ हुई हुए दो देना लेना""".split(),
    )
)
HINDI_VERB_SIGNS: Final = ("ा", "ी", "े", "ो", "ई", "ए", "आ", "ओ")


@cache
def nouns_like_infinitives(language: str) -> frozenset[str]:
    """Return the folded nouns of a language that end as infinitives do.

    >>> "taller" in nouns_like_infinitives("es"), "hablar" in nouns_like_infinitives("es")
    (True, False)
    """
    return frozenset(map(fold, _NOUNS_LIKE_INFINITIVES.get(language, "").split()))
