"""Words about names: given names by gender, titles, and words that are written with a capital and are no names.

Every entry is folded (`text.normalise.fold`). The lists are modest on purpose: they only lean on the evidence of the text
itself (`extract/entities.py`), and a name that stands in none of them is found all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_FEMALE: Final = """
abigail ada adele adriana agata agnes agnieszka aiko aisha akiko alba alejandra alessandra alexandra alice alicia alina
alison alma amal amalia amanda amara amelia amelie amina amira amy ana anabel anastasia andrea angela angelica anika anita
anja anke ann anna annabel anne annette annika antje antonia anya ariana astrid audrey aurora ava ayesha barbara beata
beatrice beatriz bella bernadette beth bethany bettina bianca birgit bridget brigitte bronwen camila camille carla carmen
carol carolina caroline catalina catarina caterina catherine cathy cecilia celia celine chantal charlotte chiara chioma
chloe christina christine cindy claire clara claudia claudine constance cora corinna cornelia cristina cynthia dagmar
daniela danielle daria dawn deborah deepa denise diana dolores dominika dora doris dorothea dorothy ebba edith edna eileen
elaine eleanor elena eleonora elif elin elisa elisabeth elise eliza elizabeth elke ella ellen elodie eloise elsa elsie
emilia emilie emily emma erica erika esmeralda esther eugenia eva evelyn fatima fatou federica felicia fiona flora florence
frances francesca francoise franziska freya frida frieda gabriela gabriella gabrielle genevieve georgia georgina gerda
gertrude giorgia giovanna gisela giulia gloria greta gudrun guadalupe gwen gwendolyn hana hanna hannah hannelore harriet
hatice heather heidi heike helen helena helene helga henrietta henrike hermione hilda hildegard ida ilse imogen ina ines
inga inge ingrid irene irina iris irma isabel isabella isabelle isla ivana jacqueline jana jane janet janice janine
jasmin jasmine jeanne jelena jemima jennifer jenny jessica jill joan joana joanna jocelyn johanna josefina josephine
joyce juana judith julia juliana julie juliet julieta jutta kamala kana karen karin karina katarina kate katerina
katharina katherine kathleen kathrin kathryn katie katja katrin kavita kayla keiko kelly kerstin kim kimberly kirsten
klara kristen kristin kristina lara larissa latifa laura lauren layla lea leah leila lena leonie leonor leticia leyla
lidia liesel lilian liliana lillian lily lina linda lindsay lisa liv livia liz lizzie lizzy lola lorena lorraine lotte
louisa louise lucia luciana lucie lucy ludmila luisa luise lydia lynn mabel maddalena madeleine madison magdalena maja
malika mandy manuela mara marcela margaret margarita margaux margot marguerite maria mariam mariana marianne marie
marijke marina marion marisol marta martha martina mary maryam matilda maud maureen mathilde maya megan mei melanie
melissa mercedes meryem mia michelle michiko mila milena miranda miriam mirjam molly monica monika monique muriel myriam
nadia nadine nadja nancy naoko naomi natalia natalie natasha nicole nina noor nora norma odile olga olivia ophelia orla
paloma pamela paola patricia patrizia paula paulina pauline penelope petra philippa phoebe phyllis pilar polly priscilla
priya rachel raquel rebecca regina renata renate rhiannon rita roberta rosa rosalie rosalind rosario rosemary roxanne ruth
sabine sabrina sally samantha sandra sara sarah saskia selma shanti sharon sheila shirley shreya sibylle sigrid silke
silvia simone sina sofia solveig sonia sonja sophia sophie stella stephanie steffi stina sue sunita susan susana susanna
susanne suzanne svetlana sybil sylvia sylvie tamara tania tanja tanya tatiana teresa thandeka thea theresa therese tina
tracy trinity trudy ulrike ursula uta ute valentina valeria valerie vanessa vera verena veronica veronika victoria
viola virginia vivian vivienne wanda wanjiru wendy wiebke wilhelmina winifred xenia yasmin yasmine ylva yolanda yoko
yukiko yuki yvette yvonne zainab zara zeynep zoe zofia zuzana
"""

_MALE: Final = """
aaron abdul abdullah abel abraham achim adam adrian adrien ahmad ahmed ajay akira alain alan alasdair albert alberto
alejandro aleksander alessandro alex alexander alexandre alexei alfonso alfred alfredo ali alistair alvaro amadou amir
anders andre andreas andrei andres andrew andrzej angelo angus anil anselm anthony antoine anton antonio armando
arjun arne arnold arthur arturo arun asher august augusto axel baptiste barnaby barry bartosz bastian ben benedict
benedikt benjamin benoit bernard bernardo bernd bernhard bert bertram bjorn bogdan boris brad bradley brendan brent brian
bruce bruno bryan caleb callum calvin cameron carl carlo carlos cedric cesar charles charlie chris christian christoph
christophe christopher claude claudio clemens clement clifford colin connor conrad constantin cristiano curtis cyril
dale damian damien dan daniel daniele danny darius darren dave david davide declan deepak denis dennis derek desmond
detlef diego dieter dietmar dimitri dirk dmitri dominic dominik dominique donald douglas duncan dwayne dylan eberhard
eckhard ed eddie edgar edmund eduardo edward edwin egon eitan elias elijah elliot emanuel emile emilio emmanuel enrico
enrique enzo eric erich erik ernest ernesto ernst erwin esteban ethan etienne eugene evan ezra fabian fabio fabrice
farid federico felipe felix ferdinand fernando filip filippo florian francesco francis francisco franco francois
frank frankie franz fred frederic frederick frederik friedrich fritz gabriel gareth gary gaston gavin geoffrey georg
george georges gerald gerard gerd gerhard gert gian gianluca gideon gilbert gilles giorgio giovanni giuseppe glen glenn
gordon graham greg gregor gregory guido guillaume guillermo gunnar gunther gus gustav gustavo guy hamid hamish hannes hans
harald harold harry harvey hasan hassan hector heiko heiner heinrich heinz helmut hendrik henri henrik henry herbert
hermann hideo hiro hiroshi holger horst howard hubert hugh hugo humphrey hussein ian ibrahim ignacio igor ikenna ilya
imran isaac isaiah ismail ivan ivo jack jacob jacques jaime jake jakob jakub jamal james jamie jan jared jasper javier
jason jean jeff jeffrey jens jeremy jerome jerry jesse jesus jim jimmy joachim joao joaquin jochen joe joel johan
johann johannes john johnny jon jonas jonathan jordan jordi jorg jorge jose josef joseph joshua juan jules julian
julien julio jurgen justin kai karim karl karsten kaspar kazuo keith kenji kenneth kenny kevin kieran klaus knut
kofi kojo konrad konstantin krzysztof kumar kurt kwame kyle lars laszlo laurent lawrence lee leif leo leon leonard
leonardo leopold leroy leslie lewis liam lionel lloyd lorenzo lothar louis luc luca lucas ludovic ludwig luigi luis
lukas luke lutz maarten magnus mahmoud malcolm malte manfred manuel marc marcel marcello marcin marco marcos marcus
marek mario marius markus marko martin marvin massimo mateo mathias mathieu matt matteo matthew matthias matthieu maurice
mauricio mauro maxim maxime maximilian maxwell mehmet michael michal michel miguel mikael mike mikhail milan miles
milos milton miroslav mohamed mohammed mohamad morgan moritz moses muhammad murat mustafa nathan nathaniel neil nelson
niall nicholas nick nicolas nigel niklas nikolai nikolaus nils noah noel norbert norman olaf ole oleg oliver olivier
omar orlando oscar oskar osman oswald otto owen pablo paolo pascal pasquale patrick patrik paul paulo pavel pawel pedro
percy peter phil philip philipp philippe pierre piero piet pieter piotr rafael rahul raj rajesh ralf ralph ramon raphael
rasmus raul ravi ray raymond reginald reinhard rene ricardo riccardo richard rick rob robert roberto robin rodrigo roger
roland rolf roman romeo ron ronald rory ross rudolf rudolph rupert russell ryan salvatore sam samir samuel sandro sanjay
santiago saul scott sean sebastian sergei sergio seth shane siegfried silvio simon spencer stan stanislav stanley stefan
stefano steffen stephan stephane stephen steve steven stewart stuart sven sylvain takashi takeshi tariq ted tendai terence
terry theo theodore thibault thierry thomas thomasz thorsten tim timo timothy tobias todd tom tomas tomasz tome tommaso
tommy toni tony torsten travis trevor tristan udo ulf ulrich uwe vadim valentin vance vasily vernon victor vijay viktor
vincent vincenzo vittorio vladimir volker waldemar wallace walter warren wayne werner wesley wilbur wilfred wilhelm
willem william willy winston wojciech wolfgang wout xavier yannick yann yasin yasser yosef yuri yusuf yves zachary
zbigniew
"""

# Given names that are common English words as well: the list alone decides nothing for them.
AMBIGUOUS: Final = frozenset(
    """
    amber angel art august autumn basil bill bob brook candy chance charity chase chuck cliff coral crystal daisy dale dawn dean
    destiny don drew earl eve faith fern finn flora frank gene ginger glen grace grant guy harmony hazel heath heather holly
    homer honor hope hunter iris ivy jack jade jasmine jay jean josh joy june lance lily mark may melody mercy miles misty
    nick norm olive opal patience pat pearl penny pierce pip poppy prudence ray red rich rob robin rock rose ruby rusty sage
    sandy skip sterling stormy summer sunny sue tony trinity trip ty victor viola violet wade ward will willow winter woody
    """.split()
)
_ALSO_FEMALE: Final = """
amber angel autumn candy charity coral crystal daisy dawn destiny eve faith fern ginger grace harmony hazel heather holly
honor hope ivy jade joy june lily may melody mercy misty olive opal patience pearl penny poppy prudence rose ruby sage
stormy summer trinity violet willow winter
"""
_ALSO_MALE: Final = """
art basil bill bob chuck cliff dean don drew earl finn gene grant heath homer jay josh lance mark norm rich rusty
sterling ty wade will woody
"""

# Borne by women and by men: names of persons, but no evidence for he or she.
_EITHER: Final = """
andrea alex ali chris dale dominique glen jamie jan jean jordan kai kim lee leslie morgan nikola noor pat robin sam sandy
sasha simone terry tracy yuki
"""

FEMALE: Final = frozenset((_FEMALE + _ALSO_FEMALE).split()) - frozenset(_EITHER.split())
MALE: Final = frozenset((_MALE + _ALSO_MALE).split()) - frozenset(_EITHER.split())
GIVEN: Final = FEMALE | MALE | frozenset(_EITHER.split())

FEMALE_TITLES: Final = frozenset(
    "mrs ms miss mme mlle madame madam mademoiselle lady dame aunt auntie queen princess duchess countess sister frau fraulein "
    "dona dna sra srta senora senorita signora signorina tante mevrouw fru rani pani mother grandmother grandma".split()
)
MALE_TITLES: Final = frozenset(
    "mr mister sir lord uncle king prince duke baron earl brother herr herrn don sr senor monsieur mm signor sig onkel "
    "meneer dhr pan father grandfather grandpa".split()
)
# Titles that say nothing of what a person is: no topics.
CIVIL_TITLES: Final = frozenset(
    "mr mrs ms miss mister sir dr mme mlle madame madam frau herr herrn dona don senor senora signor signora monsieur".split()
)
# Stand before a name and are no part of it.
TITLES: Final = (
    FEMALE_TITLES
    | MALE_TITLES
    | frozenset(
        "dr prof professor doctor doctora profesor profesora rev reverend fr hon captain capt colonel col major maj general gen "
        "lieutenant lieut lt sergeant sgt corporal private admiral commander president chancellor minister senator governor "
        "mayor ambassador judge justice inspector detective officer deputy chair chairman chairwoman chairperson director "
        "secretary treasurer ceo cto cfo manager coach bishop archbishop cardinal pope doktor professorin kapitan "
        "docteur professeur maitre dottore dottoressa professore cousin".split()
    )
)

# Lower-case words inside a name ("Noor de Wit", "Ludwig van Beethoven").
PARTICLES: Final = frozenset(
    "al bin ibn da das de dei del della den der des di do dos du el la le ter van von zu zum y".split()
)

# A street word after a name takes the house number into the name ("Lindholm Row 3").
STREETS: Final = frozenset(
    "street st road rd avenue ave lane row square court drive terrace way close crescent place boulevard strasse platz weg "
    "allee gasse rue calle avenida via rua straat".split()
)

# Words of greeting and address: a capital after them is a name's.
GREETINGS: Final = frozenset(
    "hi hey hello dear thanks hallo hola bonjour salut ciao ola hej liebe lieber lieben hoi".split()
)

# Verbs whose subject is a person: they bear out a name that only ever opens sentences.
PERSON_VERBS: Final = frozenset(
    """
    admitted agreed agrees announced answered apologised apologized argued arrived asked asks believes bought called calls came
    complained confirmed covers decided decides fixed forgot gave hates hopes insisted insists invited joined knew knows laughed
    left likes lives loved loves married mentioned met moved noticed objected offered owns promised promises prefers
    proposed refused remembered remembers replied replies reported said saw says sent sighed signed smiled spoke spoken
    started suggested suggests thinks thought told took tried understood visited volunteered wants wanted whispered wondered works
    wrote writes sagt sagte meint meinte fragt fragte schreibt schrieb kommt kam findet dijo dice quiere pregunta dit veut
    disse diz ha vuole zegt zei
    """.split()
)

_CALENDAR: Final = """
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
mon tue tues wed thu thur thurs fri sat sun
january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar marz mai juni juli oktober dezember
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
noviembre diciembre lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout
septembre octobre novembre decembre lunedi martedi mercoledi giovedi venerdi domenica gennaio febbraio aprile maggio giugno
luglio settembre ottobre dicembre segunda terca quarta quinta sexta janeiro fevereiro marco maio junho julho setembro
outubro novembro dezembro maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maart
christmas easter halloween thanksgiving today tomorrow yesterday tonight utc gmt cet cest est edt pst pdt bst am pm
"""
CALENDAR: Final = frozenset(_CALENDAR.split())

# Words that open sentences, by language: pronouns, conjunctions, adverbs, interjections, imperatives. Never names.
_OPENERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
    i me my mine you your yours he him his she her hers it its we us our ours they them their theirs myself yourself himself
    herself itself ourselves yourselves themselves who whom whose what which when where why how this that these those here
    there a an the and or but nor so yet for if then than because since although though while whereas unless until till
    before after once as at by from in into of off on onto out over to under up upon with within without about above across
    against along among around behind below beneath beside besides between beyond down during except inside like near
    outside past per through throughout toward towards via all any both each either every everyone everybody everything few
    many more most much neither no nobody none nothing one other others several some somebody someone something such anyone
    anybody anything another two three four five six seven eight nine ten eleven twelve hundred thousand million first
    second third fourth fifth last next am is are was were be been being do does did done have has had having can could may
    might must shall should will would ought cannot let lets not never ever only just even still also too very quite rather
    really almost again already always often sometimes usually maybe perhaps probably possibly certainly surely indeed
    however therefore thus hence moreover furthermore meanwhile otherwise instead anyway anyways nevertheless nonetheless
    now soon later well yes yeah yep yup nope nah ok okay oh ah aw aww ha haha hah hahaha hm hmm hmmm huh hey hi hello hiya
    wow whoa woah wowza ugh uh um er oops ouch phew yay hooray hurrah alas bye goodbye thanks thank thankyou please sorry
    congrats congratulations cheers welcome sure absolutely definitely totally exactly right true fair sounds sound looks
    look seems seem feels feel glad great good nice cool awesome amazing wonderful fantastic lovely excellent perfect
    brilliant beautiful bad sad happy funny interesting true dear lol omg fyi btw imo imho asap tbh idk ps nb eg ie etc aye
    note noted saved stored understood remember update updated reminder heads decided agreed done see say said tell ask
    go going get getting got give giving take taking make making made keep keeping put come coming try trying use using
    used think thinking know knowing want wanting need needing hope hoping wish love loving hate call calling check read
    reading write writing run running start starting started stop stopping wait waiting watch watching listen believe
    guess suppose consider imagine let's don't finally first firstly secondly thirdly lastly recently currently suddenly
    actually basically honestly seriously literally apparently obviously clearly unfortunately fortunately luckily
    hopefully sadly happily similarly likewise additionally especially specifically generally according given regarding
    concerning whether whenever wherever whatever whichever whoever anytime anywhere somewhere everywhere nowhere ago
    """,
        "de": """
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein dein sein unser euer der die das den dem des ein
    eine einen einem einer eines kein keine und oder aber denn doch sondern wenn weil dass ob als wie wo wer was wann warum
    wieso woher wohin welche welcher welches ja nein nicht nie noch nur schon auch sehr so da dann hier dort jetzt heute
    morgen gestern bald also zum zur im am vom beim mit nach von zu aus bei seit vor fur gegen ohne um durch auf unter uber
    hinter neben zwischen ist sind war waren hat haben hatte wird werden kann konnen muss mussen soll sollen will wollen
    darf mag danke bitte hallo moin servus gruss grusse gut schon genau vielleicht leider naturlich eigentlich ubrigens
    vorsicht einverstanden alles alle jeder jede jedes man mal wunderbar super prima toll achtung dieser diese dieses
    """,
        "es": """
    yo tu el ella nosotros nosotras vosotros ellos ellas usted ustedes mi mis su sus nuestro la los las un una unos unas y o
    pero porque si no que quien cuando donde como cual por para con sin de del en al desde hasta entre sobre este esta esto
    estos estas ese esa eso aquel aquella hoy ayer manana ahora luego despues antes tambien tampoco muy mas menos ya aun
    hola buenas buenos gracias vale bueno claro perdon adios soy es son era fue hay ha he tiene puede
    """,
        "fr": """
    je tu il elle on nous vous ils elles me te se le la les un une des du de au aux et ou mais donc car ni si que qui quoi
    quand comment pourquoi ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs dans sur sous
    avec sans pour par chez entre vers oui non pas plus tres bien alors aussi encore toujours jamais deja merci bonjour
    bonsoir salut voila est sont etait c'est j'ai il y a d'accord
    """,
        "it": """
    io tu lui lei noi voi loro il lo la gli le un uno una e o ma se che chi cosa quando dove come perche questo questa questi
    queste quello quella in con su per tra fra di da del della al alla nel nella si no non piu molto anche ancora sempre mai
    gia ciao grazie prego bene allora ecco sono era ha ho
    """,
        "pt": """
    eu tu ele ela nos vos eles elas voce voces o a os as um uma uns umas e ou mas se que quem quando onde como porque este
    esta isto esse essa isso aquele em no na nos nas de do da com sem por para sim nao mais muito tambem ainda sempre nunca
    ja ola obrigado obrigada bom boa entao foi sao
    """,
        "nl": """
    ik jij je hij zij ze wij we jullie u het de een en of maar want dus als dat die dit deze wie wat waar wanneer waarom hoe
    ja nee niet nog al ook wel hier daar nu dan met van voor op in uit bij naar om te door over hallo bedankt goed
    """,
    }
)
OPENERS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {language: frozenset(words.split()) for language, words in _OPENERS.items()}
)

# Never a name, whatever the text does with it: calendar and openers of all languages, sure given names aside.
HARD: Final = frozenset().union(CALENDAR, *OPENERS.values()) - (GIVEN - AMBIGUOUS)

# Roles that label a turn instead of a name.
ROLES: Final = frozenset(
    "user assistant system human ai bot model tool agent customer client support operator function developer admin q a "
    "question answer speaker interviewer interviewee narrator host guest me you unknown all everyone".split()
)

# Nouns of documents and software, nationalities, units and shouted words: part of a name ("British Museum"), never one alone.
COMMON: Final = frozenset(
    """
    abstract account action address agenda alert amendment annex answer api app appendix approach archive area article
    assistant attachment attention audit author backend background backup balance bank batch bonus book budget bug build
    button cache cafe campaign case cause chapter check city class client cloud code column comment committee company
    component conclusion config configuration contact contents context contract conversation copy correction cost costs
    council country course critical data database date deadline debug decision default delivery demo department description
    design details diagram discussion document draft edition effect email end engine entry epilogue error event example
    exception export facts false feature feedback figure file fix flag folder footnote form frontend function gift goal
    group guide handler handy header heading help history hint home host house hub image import important index info input
    instance instructions interface introduction introductory invoice issue item job key language law layer lemma letter
    level library line link list log login manager meeting member members memo memory menu merge message method mind
    minutes miscellaneous mode module monitor name network node notes notice null object office ok option order output
    overview owner package page paragraph parameter part password patch path payment phase pipeline plan planning platform
    point policy portal post postscript preface priority problem process product profile project prologue proposal
    protocol provider purpose question queue quote reader reason receipt record reference release report request required
    response result results retention review revision risk role root rule rules runbook sample schedule schema school
    scope score script season section server service session settings setup sharing ship signature site size smoke
    solution source sprint stack staging standard state status step store story strategy street subject subtitle summary
    support syntax system table tag target task team template term test text theorem thread ticket time timeline title todo
    todos tool topic total traceback training true type unit university url usage user users utils value vendor version
    video view volume vote warning web website week wiki wip work world year
    american americans arab arabic asian australian austrian belgian brazilian british bulgarian canadian catalan chinese
    christian croatian czech danish dutch egyptian english englishman european finnish french german germans greek hebrew
    hindi hungarian indian indonesian iranian irish israeli italian japanese jewish korean latin mexican muslim norwegian
    persian polish portuguese roman romanian russian scottish serbian slovak spanish swedish swiss syrian thai turkish
    ukrainian urdu vietnamese welsh deutsch deutsche deutschen englisch franzosisch spanisch italienisch japanisch espanol
    ingles frances aleman italiano japones francais anglais allemand espagnol
    bce ce ad bc gute nacht ladyship lordship majesty highness honour excellency pr prs rr st mt ft kb mb gb tb kib mib gib kg km cm mm ml hz khz mhz ghz kwh kw mw db eur usd gbp jpy chf cny euro euros dollar
    dollars pound pounds faq ids html xml json yaml css http https uri pdf png jpg gif svg zip tar utf ascii cpu gpu ram rom
    ssd hdd tv dvd cd eta tbd tba tl dr nsfw rip vip diy dob max min avg sum err warn fatal heavens god goodness lord
    """.split()
)

# German: words that tell the language, articles and determiners, and prepositions before a bare name of a place.
GERMAN_CUES: Final = frozenset(
    "der und nicht ist das ich ein eine einen dem den mit auf fur wir sich auch von zum zur im vom beim wird haben wurde sind "
    "oder aber nach bei sie hat kann noch nur dass wenn uber schon mir mich uns mein dein kein keine".split()
)
ENGLISH_CUES: Final = frozenset(
    "the and of to is that it was for with you this have are not but from they be at by we what your can there their would".split()
)
GERMAN_PREPOSITIONS: Final = frozenset("aus nach bei von in".split())
GERMAN_DETERMINERS: Final = frozenset(
    "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner "
    "dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem "
    "euer eure dieser diese dieses diesen diesem jeder jede jedes jeden jedem im am zum zur beim vom ins ans alle allen viel "
    "viele vielen".split()
)
# Nouns of measure stand before another noun without making it a name ("zwei Kilo Mehl").
GERMAN_MEASURES: Final = frozenset(
    "tasse tassen glas glaser kilo gramm liter flasche flaschen stuck meter kilometer menge paar art sorte euro cent prozent "
    "uhr tag tage woche wochen monat monate jahr jahre stunde stunden minute minuten anzahl reihe haufen teil ende anfang mitte "
    "million millionen nummer heute morgen gestern".split()
)
