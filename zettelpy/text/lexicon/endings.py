"""Regular endings of nouns, adjectives and verbs, by language, folded (no accents): what a light stemmer takes off.

They are the tables of inflection of each language's grammar. In `A>B`, the ending A becomes B: what two forms of a word
share differs in the spelling (`veces` and `vez`, `nazioni` and `nazione`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Language -> endings. The longest that leaves a stem is taken off.
ENDINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "de": """
    e en er es em ern ens n s st t te ten ter tes tet test tem et est ete eten eter etes etem end ende enden ender endes
    endem lich liche lichen licher liches ung ungen erung erungen
    """,
        "fr": """
    e s x es ee ees eaux>eau eau>eau aux>al er ir re ons ez ent ais ait aient ions iez ai as a ames ates erent i is it irent us ut
    urent u ue ues ie ies ant ante ants antes erai eras era erons erez eront erais erait eraient irai ira iront tion tions
    ation ations ment ement ements euse euses eux eur eurs if ive ifs ives
    """,
        "es": """
    a o e s as os es ces>z ar er ir ado ada ados adas ido ida idos idas ando iendo yendo aba abas aban abamos ia ias ian
    iamos an amos ais en emos eis imos aste asteis aron iste isteis io ieron are ara aran aras aremos ere era eran eras
    eremos ire ira iran iras iremos aria arian eria erian iria irian ase asen iera ieran cion ciones acion aciones mente
    amente arse erse irse arlo arla arlos arlas erlo erla irlo irla
    """,
        "pt": """
    a o e s as os es oes>ao aes>ao ao>ao ais>al eis>el ns>m ar er ir ado ada ados adas ido ida idos idas ando endo indo ava
    avam avamos ia iam iamos am em amos emos imos ou aram eu eram iu iram ei i aste este iste arei ara arao aremos erei era
    erao irei ira irao aria ariam eria eriam iria iriam asse assem esse essem cao coes acao acoes mente amente arem erem
    """,
        "it": """
    a o e i he hi are ere ire arsi ersi irsi ato ata ati ate uto uta uti ute ito ita iti ite ando endo avo ava avi avano
    avamo evo eva evano ivo iva ivano iamo ate ete ano ono asti aste arono erono irono ero erai era eremo erete eranno iro
    irai ira iremo iranno erebbe erebbero irebbe zione zioni azione azioni mente amente arlo arla arli arle
    """,
        "ru": """
    а я о е ы и у ю ь ам ям ами ями ах ях ои еи ею ою ом ем ов ев еи ии иям иями иях ие ия ию иеи ыи ая яя ое ее ые ого его
    ому ему ым им ых их ую юю ыми ими ть ти ать ять еть ить л ла ло ли ал ала ало али ял яла яли ил ила ило или ел ела ело
    ели ет ют ит ят ут ат ает яет ают яют ешь ишь аешь ем аем яем ете ите аете уют ует уем овать ываю ывать ывает ыва ся сь
    ться тся лся лась лось лись ется ются ится ятся ался алась ались ился илась илось ились ость ости остью ание ания анию
    ение ения ению ениеи енныи енная енное енные ан ана ано аны ен ена ено ены
    """,
    }
)

# Separable prefixes of German verbs: `ge` and `zu` stand between them and the stem.
SEPARABLE: Final = (
    "zurück zusammen herunter hinunter heraus hinaus herein hinein vorbei weiter wieder durch fest frei her hin los mit "
    "nach statt über unter vor weg ab an auf aus bei ein zu um"
)

# Words that lose their vowel before another: `l'eau`, `dell'oratorio`, `qu'il`.
ELIDED: Final = "l d j qu n s c m t dell nell all sull dall un quest quell jusqu lorsqu puisqu bell sant"
