"""Suffixes of French, Spanish, Portuguese and Italian, by step; endings of Russian; prefixes of German; elided words.

The suffixes are those of the Snowball stemmers (M. F. Porter and others, snowballstem.org), in the notation of
`text/stems/suffixes.py`, folded like the words. Where only an accent tells a suffix from the end of other words
(`será` and `carrera`), it stands here if forms of one word meet more often by it than others do. `plurals`, which are
looked for first, are of J. Savoy's light stemmers. A table that another names with + goes on from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FRENCH: Final[Mapping[str, str]] = MappingProxyType(
    {
        "nouns": """
2 ance ances iqUe iqUes isme ismes able ables iste istes eux
2+ic atrice atrices ateur ateurs ation ations
2>log logie logies
2>u usion usions ution utions
2>ent ence ences
V+ement ement ements
2+ite ite ites
2+atic if ifs ive ives
->eau eaux
1>al aux
->ou oux
2|1>eux euse euses
1 issement issements
V>ant! amment
V>ent! emment
""",
        "adverbs": """
V! ment ments
""",
        "ic": """
2|->iqU ic
""",
        "ement": """
2+at iv
2|1>eux eus
2 abl iqU
V>i ier Ier
""",
        "at": """
2 at
""",
        "ite": """
2|->abl abil
2|->iqU ic
2 iv
""",
        "atic": """
2+ic at
""",
        "verbs in ir": """
V imes it ites i ie ies ir ira irai iraIent irais irait iras irent irez iriez irions irons iront is issaIent issais
V issait issant issante issantes issants isse issent isses issez issiez issions issons it
""",
        "verbs": """
2 ions
V ee ees erent er era erai eraIent erais erait eras erez eriez erions erons eront ez iez
V+e ames at ates a ai aIent ais ait ant ante antes ants as asse assent asses assiez assions
""",
        "e": """
V e
""",
        "rest": """
2>s sion
2>t tion
V>i ier iere Ier Iere
V e
""",
        "doubled": """
->en enn
->on onn
->et ett
->el ell
->eil eill
""",
    }
)

SPANISH: Final[Mapping[str, str]] = MappingProxyType(
    {
        "plurals": """
->z ces
""",
        "pronouns": """
- me se sela selo selas selos la le lo las les los nos
""",
        "nouns": """
2 anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas
2 amiento amientos imiento imientos
2+ic adora ador acion adoras adores aciones ante antes ancia ancias
2>log logia logias
2>u ucion uciones
2>ente encia encias
1+amente amente
2+mente mente
2+idad idad idades
2+at iva ivo ivas ivos
""",
        "ic": """
2 ic
""",
        "amente": """
2+at iv
2 os ic ad
""",
        "mente": """
2 ante able ible
""",
        "idad": """
2 abil ic iv
""",
        "at": """
2 at
""",
        "verbs in uir": """
->u uya uye uyan uyen uyeron uyendo uyo uyas uyes uyais uyamos
""",
        "verbs": """
V+mute en es eis emos
V arian arias aran aras ariais aria areis ariamos aremos ara erian erias eriais eria ereis eriamos eremos
V irian irias iriais iria ireis iriamos iremos
V aba ada ida ia iera ad ed id ase iese aste iste an aban ian ieran asen iesen aron ieron ado ido ando iendo io ios ar
V er ir as abas adas idas ias ieras ases ieses ais abais iais arais ierais aseis ieseis asteis isteis ados idos amos
V abamos iamos imos aramos ieramos iesemos asemos
""",
        "mute": """
->g gu
""",
        "rest": """
V os a o i
V+mute e
""",
    }
)

PORTUGUESE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "plurals": """
->ao oes aes
->al ais
->el eis
->ol ois
->m ns
""",
        "nouns": """
2 eza ezas ico ica icos icas ismo ismos avel ivel ista istas oso osa osos osas amento amentos imento imentos
2 adora ador acao adoras adores ante antes ancia
2>log logia logias
2>u ucao
2>ente encia encias
1+amente amente
2+mente mente
2+idade idade idades
2+at iva ivo ivas ivos
V>eir eira eiras
""",
        "amente": """
2+at iv
2 os ic ad
""",
        "mente": """
2 ante avel ivel
""",
        "idade": """
2 abil ic iv
""",
        "at": """
2 at
""",
        "verbs": """
V ada ida ia aria eria iria ara era ira ava asse esse isse aste este iste ei arei erei irei am iam ariam eriam iriam
V aram eram iram avam em arem erem irem assem essem issem ado ido ando endo indo arao erao irao ar er ir as adas idas
V ias arias erias irias aras eras iras avas es ardes erdes irdes ares eres ires asses esses isses astes estes istes is
V ados idos amos iamos ariamos eriamos iriamos
V aramos eramos iramos avamos emos aremos eremos iremos assemos essemos issemos imos armos ermos irmos eu iu ou
""",
        "soft": """
->c ci
""",
        "rest": """
V os a i o
""",
        "form": """
V+mute e
""",
        "mute": """
->g gu
->c ci
""",
    }
)

ITALIAN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pronouns": """
- ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli telo
- tene cela cele celi celo cene vela vele veli velo vene
""",
        "nouns": """
2 anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti oso osi osa ose mente atrice
2 atrici ante anti
2+ic azione azioni atore atori
2>log logia logie
2>u uzione uzioni usione usioni
2>ente enza enze
V amento amenti imento imenti
1+amente amente
2+ita ita
2+atic ivo ivi iva ive
""",
        "ic": """
2 ic
""",
        "amente": """
2+at iv
2 os ic abil
""",
        "at": """
2 at
""",
        "ita": """
2 abil ic iv
""",
        "atic": """
2+ic at
""",
        "verbs": """
V ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi
V endo erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete erono essero ete eva evamo evano evate
V evi evo iamo immo irai iranno ire irebbe irebbero irei iremmo iremo ireste iresti irete irono isca iscano isce isci
V isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir
""",
        "rest": """
V+i a e i o
""",
        "i": """
V i
""",
        "hard": """
->c ch
->g gh
""",
    }
)

# Russian: the longest of these that leaves a stem is taken off. In `A>B`, the ending A becomes B.
RUSSIAN: Final = """
а я о е ы и у ю ь ам ям ами ями ах ях ои еи ею ою ом ем ов ев еи ии иям иями иях ие ия ию иеи ыи ая яя ое ее ые ого его
ому ему ым им ых их ую юю ыми ими ть ти ать ять еть ить л ла ло ли ал ала ало али ял яла яли ил ила ило или ел ела ело
ели ет ют ит ят ут ат ает яет ают яют ешь ишь аешь ем аем яем ете ите аете уют ует уем овать ываю ывать ывает ыва ся сь
ться тся лся лась лось лись ется ются ится ятся ался алась ались ился илась илось ились ость ости остью ание ания анию
ение ения ению ениеи енныи енная енное енные ан ана ано аны ен ена ено ены
"""

# Separable prefixes of German verbs: `ge` and `zu` stand between them and the stem.
SEPARABLE: Final = (
    "zurück zusammen herunter hinunter heraus hinaus herein hinein vorbei weiter wieder durch fest frei her hin los mit "
    "nach statt über unter vor weg ab an auf aus bei ein zu um"
)

# German nouns in `ge` that are no participles, as they are before -en.
NOUNS_IN_GE: Final = """
gebaud gebiet gebuhr geburt gedank gedicht gefuhl gegend geheimniss gehalt gemeind gemus gericht gerucht geschaft geschenk
geschicht gesamt gesetz gesicht gespenst gesprach gestalt getrank gewalt gewicht gewinn
"""

# Prefixes of German verbs that nothing comes between.
INSEPARABLE: Final = "be emp ent er ge hinter miss ver voll wider zer"

# Words that lose their vowel before another: `l'eau`, `dell'oratorio`, `qu'il`.
ELIDED: Final = "l d j qu n s c m t dell nell all sull dall un quest quell jusqu lorsqu puisqu bell sant"
