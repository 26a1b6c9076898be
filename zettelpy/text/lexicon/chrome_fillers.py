"""Content words that are no index terms, by language: common verbs, adverbs, adjectives, and nouns that name no subject.

They complete the stop words, which are closed classes: "need", "looks", "thing", "today", "thanks". Verbs stand with the
forms that are said most; where a form is a noun of some weight as well ("plan", "Essen"), it is left out. Folded on
first use.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from zettelpy.text.lexicon.chrome_fillers_more import MORE
from zettelpy.text.normalise import fold

_EN: Final = """
accept accepted add added adds agree agreed allow allowed allows appear appeared appears apply applied ask asked asking
asks assume be become became becomes becoming begin began begins begun believe believed believes belong belongs bring
brings brought buy bought call called calling calls came care check checked checking checks choose chose chosen come
comes coming confirm confirmed consider considered continue continued could create created cut decide decided depends
describe described did die died do doubt drop dropped eat ends ended expect expected explain explained fail fails
failed fall falls fell fallen feel feeling feels felt figure find finding finds finish finished fix fixed follow
followed follows forget forgot forgotten found gave get gets getting give given gives giving go goes going gone got
gotten grow grew grown guess had handle handled handles happen happened happening happens hate hated have hear heard help
helped helping helps hit hits hold holds held hope hoped hopes hoping imagine include included includes join joined jump keep
keeping keeps kept kill killed know knowing known knows knew land lands landed laugh laughed lead learn learned learnt
leave leaves leaving left let lets letting lie lies like liked likes listen live lived lives living look looked looking
looks lose loses losing lost love loved loves make makes making made manage managed matter matters mean meaning means
meant meet met mention mentioned miss missed missing moan move moved moves moving need needed needing needs notice
noticed observe observed offer offered open opened paid pass passed pay pays pick picked play played please point prefer
preferred prepare prepared produce produced promise promised propose proposed prove proved provide provided pull push
put puts putting ran read reading reads realize realise realized receive received refuse refused remain remained
remains remember remembered reply replied run runs running said sat save saved saw say saying says see seeing seem
seemed seems seen sees sell send sending sends sent serve set sets setting shall show showed showing shown shows shut
sit sits sitting sleep slept sold sound sounded sounds speak speaking speaks spoke spoken spend spends spent stand
stands stood start started starting starts stay stayed staying stays stick stop stopped stops struck suffer suppose
supposed swear take taken takes taking talk talked talking talks teach tell telling tells tend tends thank thanked think
thinking thinks thought threw throw told took touch touched tried tries try trying turn turned turns understand
understood use used useful uses using wait waited waiting wake walk walked want wanted wanting wants was watch watched
wear went win wins wish wished wishes won wonder wondered wondering work worked working works worry worried write
writes writing written wrote yell prevail suggest suggested attend attended relate obtain occur occurs occurred

able actual actually afraid alike alive alone amazing angry annoying anxious available awake aware awesome awful bad
beautiful best better big bigger biggest bright brilliant broad broken busy careful carefully certain certainly cheap
cheaper chief chiefly clear clearer clearly close closed closely closer cold comfortable common commonly complete
completely considerable considerably constant constantly cool correct correctly crazy cute dear dead deep
deeply definite definitely delicious different difficult direct directly distinct double due each eager early easier
easily easy eight eighth eleven else empty enough entire entirely equal equally especially essential even eventually
evident evidently exact exactly excellent except excited exciting expensive extra extreme extremely fair fairly false
familiar fantastic far fast faster favourite favorite few fifth fifty final finally fine first five flat formal former
formerly forth forty four fourth free frequent frequently fresh friendly full fully fun funny further general generally
gentle genuine glad good gorgeous gradually grand grateful great greater greatest greatly half handsome happily happy
hard harder hardly healthy heavily heavy helpful high higher highest highly hilarious hot huge hundred hungry ideal
immediate immediately important impossible incredible independent instant instantly intelligent interested interesting
kind kindly large largely larger largest last lately later latest latter least left less liable lightly likely literally
little live lonely long longer longest loud lovely low lower lowest lucky mad main mainly manual merely mere mild minor
modified mostly mutual naked naive narrow natural naturally near nearly necessarily necessary nervous new newer next
nice nicely nine normal normally numerous obvious obviously occasional occasionally odd official often okay old older
oldest one online only open opposite ordinary original originally painful partly particular particularly peculiar
perfect perfectly permanent personal plain plainly pleasant pleased plenty poor popular positive possible possibly
practical precise precisely present presently pretty previous previously principal private probable probably proper properly
proud public pure quick quicker quickly quiet quietly random rapid rapidly rare rarely raw ready real really reasonable
recent recently red regular regularly remarkable remarkably responsible rich ridiculous right rough round sad safe safely
same satisfied scared second secondly secret sensible separate serious seriously seven several severe shared sharp short
shorter shortly sick significant silent silly similar similarly simple simply sincere single six sixth slight slightly slow
slower slowly small smaller smallest smart smooth so soft solid somehow somewhat soon sooner sorry special specially
specific specifically steady still straight strange strict strictly strong stronger strongly stupid subject successful
such sudden suddenly sufficient sufficiently suitable super sure surely surprised sweet swift tall ten terrible terribly
thick thin third thirty thorough thousand three thrilled tight tiny tired tomorrow total totally tough tremendous
true truly twelve twenty twice two typical typically ugly unable unhappy unique unless unlikely unusual upset urgent usual
usually valid various vast very violent visible warm weak weird well wet whole wide widely wild willing wise wonderful
wooden worse worst worth worthy wrong yellow young younger black white blue green nearby ago apart aside together
alongside meantime nowadays someday sometime somewhere anywhere everywhere nowhere tonight yesterday today

thing things stuff way ways lot lots bit bits kind kinds sort sorts part parts case cases side sides end point points number
numbers fact facts amount amounts piece pieces pair couple dozen bunch rest top bottom front middle half type types
example examples instance sense degree extent manner kind reason reasons matter matters sake regard regards respect
chance turn turns try word words name names detail details sign signs step steps level levels item items
guy guys folks people person man men woman women boy boys girl girls kid kids dude bro mate mates friend friends somebody
everyone gentleman gentlemen lady ladies sir madam miss fellow
time times day days week weeks weekend weekends month months year years hour hours minute minutes second seconds moment
moments morning afternoon evening night nights noon midnight while date dates past future present today's yesterday's
idea ideas thought thoughts mind feeling feelings question questions answer answers problem problems issue issues
opinion doubt hope trouble luck glad shame pleasure delight truth care
place places spot here there home
thanks thank thankyou thx ty cheers hi hey hello hiya howdy bye goodbye goodnight congrats congratulations welcome
yes yeah yep yup ya no nope nah ok okay okey kk alright cool wow whoa ooh oops ouch ugh yay hooray hmm hm mm mhm aha aww
haha hahaha hehe lol lmao rofl omg wtf btw imo imho tbh idk fyi asap nvm brb pls plz np gg xd xoxo lgtm ack nack ping
fr ngl smh yikes duh meh nah dunno kinda sorta gimme lemme cuz cos coz tho thru ur u r gonna gotta wanna aint yall
damn hell god gosh crap shit fuck heck dammit
me too also anyway anyways basically actually literally honestly hopefully maybe perhaps soon later now
yesterday tomorrow tonight eod eta tbd tbc aka etc vs ie eg am pm
plus minus per approx
mr mrs ms miss sir dr prof
heading loud edit edited updated msg eur usd gbp re svc srv lvl tlf tel kw anymore inside farther absolute
endeavour endeavoured endeavours exclaimed cried returned replied added observed declared
scarcely hither thither whence thus hitherto thereby whereby wherein therein hereafter
"""

_DE: Final = """
sagen sage sagt sagte gesagt machen mache machst macht machte gemacht gehen gehe gehst geht ging gegangen kommen komme
kommst kommt kam gekommen geben gebe gibst gibt gab gegeben nehmen nehme nimmst nimmt nahm genommen finden finde findest
findet fand gefunden wissen weiß weißt wusste gewusst denken denke denkst denkt dachte gedacht glauben glaube glaubst
glaubt sehen sehe siehst sieht sah gesehen schauen schaue schau schaut brauchen brauche brauchst braucht bleiben bleibe
bleibt blieb lassen lasse lass lässt ließ stehen stehe steht stand liegen liegt lag halten halte hält hielt bringen
bringe bringt brachte heißen heißt hieß tun tue tut tat getan fragen frage fragt gefragt klingt passen passt stimmt
freuen freue freut hoffen hoffe hofft warten warte wartet melden melde meldet schreiben schreibe schreibt schrieb
geschrieben schicken schicke schickt geschickt bekommen bekomme bekommt kriegen kriege kriegt gehört fangen gilt
vergessen erledigt beschlossen bitte danke dank vielen hallo hi hey moin servus tschüss ciao grüße gruß grüß lieben
liebe lieber guten gute guter gutes gut besser beste besten schön schöne schöner toll super klasse prima mega top cool
schade mist scheiße autsch pfui oje ach naja tja hm hmm äh ähm oh haha hihi lol jaaa jo jep jup jap nee nö ne klar
genau okay ok alles einfach echt krass wichtig wichtige wichtigste richtig falsch möglich nötig fertig kurz lang lange
groß große großen klein kleine kleinen neu neue neuen neuer neues alt alte alten alter letzte letzten letzter nächste
nächsten nächster erste ersten zweite zweiten dritte dritten ganze ganzen eigene eigenen gleich gleiche gleichen
verschiedene wenig viel übrigens nochmal künftig später früher gestern heute morgen übermorgen vorgestern morgens
mittags abends nachts rüber runter rauf raus rein hoch dran drin drauf dabei zurück zusammen allein alleine
null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend zweimal dreimal halb
ding dinge sache sachen art weise fall fälle teil teile seite stück punkt ende anfang mal male zeit zeiten tag tage
tagen woche wochen wochenende monat monate monaten jahr jahre jahren stunde stunden minute minuten sekunde uhr uhrzeit
abend morgen mittag nachmittag vormittag nacht heute moment augenblick datum leute mensch menschen mann männer frau
frauen herr herren kind typ jungs mädels freund freunde ihr ordnung ahnung idee ideen problem probleme frage fragen
antwort grund gründe beispiel meinung gedanke ort stelle platz anzahl zahl zahlen menge prozent euro eur cent
mitte hälfte hand kopf ganze gute beste neue neues nächste alte letzte folgende kleine große weitere nähe glück
n'abend na nix is nu
"""

_FR: Final = """
dire dis dit disent disait faire fais fait font faisait aller allé venir viens vient viennent venu venue voir vois voit
voient vu vue savoir sais sait savent su pouvoir vouloir veux veut veulent voulait voulu mettre mets met mis mise
prendre prends prend prennent pris prise donner donne donné donnent passer passe passé trouver trouve trouvé croire
crois croit penser pense pensé parler parle parlé demander demande demandé rester reste resté tenir tiens tient laisser
laisse laissé devoir aimer aime aimé attendre attends attend appeler appelle appelé arriver arrive arrivé arrivent
partir pars part parti sortir sort sorti entrer entre rentrer rentre écrire écris écrit lire lis lit lu regarder
regarde regardé chercher cherche cherché comprendre comprends compris envoyer envoie envoyé recevoir reçois reçu payer
paie payé acheter achète acheté garder garde gardé perdre perdu ouvrir ouvre ouvert fermer ferme fermé finir fini
commencer commence commencé servir sert rappeler rappelle essayer essaie changer change changé manger mange jouer joue
marche marché suivre suit vivre vit mort oublier oublie oublié confirmer confirme confirmé valide validé noté
bonjour bonsoir salut coucou bonne bon bons bonnes merci svp stp please pardon désolé désolée bravo super génial génialissime
top cool ok okay ouais ouaip oui non nan ben bah hein ah oh eh euh hop bref voilà carrément clair vrai vraie faux
mdr ptdr lol haha hihi bisous bises biz tkt slt bcp dsl jsp
grand grande grands grandes petit petite petits petites nouveau nouvelle nouveaux nouvelles vieux vieille beau belle
meilleur meilleure mieux pire premier première deuxième troisième dernier dernière derniers dernières prochain prochaine
seul seule seuls certain certaine possible impossible prêt prête prêts sûr sûre content contente cher chère important
importante facile difficile simple vite tard tôt loin près haut bas propre entier libre plein pleine long longue court
hier demain aujourd'hui aujourd matin midi soir après-midi nuit jour jours journée semaine semaines week-end weekend mois
an ans année années heure heures minute minutes seconde moment moments fois temps date
un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent mille demi
chose choses truc trucs machin gens monde personne personnes homme hommes femme femmes monsieur madame mec mecs gars fille
garçon ami amis type façon manière sorte genre cas côté fin début milieu partie bout point lieu place endroit moitié reste
exemple raison idée idées question questions réponse problème problèmes avis besoin envie peur mal tête main coup
nombre total euro euros eur
donc aussi juste genre quand-même ensuite enfin d'accord dac parfait parfaite exact exactement évidemment
gratuitement tellement simplement seulement totalement rapidement directement définitivement complètement sérieuse sérieux pauvre tombée dessus dessous accord normal normalement finalement franchement sinon presque limite pile grave quoi tout-le-monde
"""
_LISTS: Final[Mapping[str, str]] = {"en": _EN, "de": _DE, "fr": _FR, **MORE}


@cache
def fillers_of(language: str) -> frozenset[str]:
    """Return the folded fillers of a language, none where there is no list.

    >>> "needs" in fillers_of("en"), "boiler" in fillers_of("en")
    (True, False)
    """
    return frozenset(map(fold, _LISTS.get(language, "").split()))
