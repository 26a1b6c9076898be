"""Abbreviations by language and by what may follow them, for the sentence splitter.

Each is written without its last stop and as the language writes it: an entry in lower case (`etc`) also matches
capitalised and in capitals; a capitalised entry (`Gen`) matches as written and in capitals, so that the word `gen` is
none. Parts are joined without spaces (`z.B` stands for `z. B.` too). Words that often end sentences are left out, unless
what follows decides (`No. 5`).

The languages are merged into one table, since a text may mix them and its language is not known when it is split; an
abbreviation that means different things takes the class that comes first in `CLASSES`. The lists are our own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

TITLE: Final = "title"  # a name follows: Dr. Okafor
INNER: Final = "inner"  # the clause goes on, whatever follows: e.g. Berlin
NUMBERED: Final = "numbered"  # goes on before a number, a Roman numeral or a single letter: Fig. 3
LAST: Final = "last"  # ends a sentence before a capital: etc., usw., p.m.
NAME: Final = "name"  # part of a name: ends a sentence only before a word that opens sentences: Inc., Jr.
CLASSES: Final = (TITLE, INNER, NUMBERED, LAST, NAME)

ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        TITLE: "mr mrs Ms Mx Messrs Mmes Dr Drs Prof Rev Fr Hon Rep Sen Gov Pres Gen Col Maj Capt Lt Cpl Sgt Cmdr Adm Brig "
        "Supt Det Insp Amb Atty",
        INNER: "e.g i.e eg ie cf viz vs v.s approx a.k.a aka w.r.t c.f",
        NUMBERED: "p pp no nos fig figs vol vols ch chap sec sect eq eqs eqn ex ref refs art para app tab pt nr pg n° nº n.º № ca fl min max avg temp",
        LAST: "etc a.m p.m am pm b.c a.d bc ad",
        NAME: "Inc Ltd Corp Co LLC Bros Jr Sr Esq Ph.D M.D B.A M.A St Mt Ft al ed eds dept div univ assn ave blvd rd Hwy Jan "
        "Feb Apr Aug Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri U.S U.K E.U U.N D.C incl "
        "excl misc lb lbs oz sq hrs",
    },
    "de": {
        TITLE: "Hr Fr Frl Dr Prof Dipl Ing Hl Frhr Gebr",
        INNER: "z.B d.h i.d.R u.a.m u.U z.T z.Zt i.e s.o s.u o.g sog bzw ca vgl inkl exkl zzgl evtl ggf gegr geb gest "
        "insb ugs eigtl einschl entspr ehem v.a v.Chr n.Chr m.E i.A a.D i.S z.Z zz zw allg d.i "
        "bspw lfd",
        NUMBERED: "Nr Nrn Abs Art Kap S Bd Bde Abb Tab Anm Ziff Z Bsp Aufl Hrsg Tel Str",
        LAST: "usw usf etc u.a u.ä o.ä u.v.m ff f dgl u.dgl",
        NAME: "Co Jan Feb Apr Aug Sept Okt Nov Dez Mo Di Mi Fr Std Min Sek Jh Jhd Mio Mrd Tsd",
    },
    "fr": {
        TITLE: "MM Mme Mmes Mlle Mlles Mgr Dr Pr Vve Ste",
        INNER: "c.-à-d c.à.d p.ex cf i.e",
        NUMBERED: "art chap fig vol p pp tél n no éd al ch",
        LAST: "etc",
        NAME: "janv févr avr juil sept oct nov déc av bd boul J.-C",
    },
    "es": {
        TITLE: "sr sra sres sras srta srtas d dña dr dra drs dras lic ing arq gral cnel sgto mons fray",
        INNER: "p.ej ej aprox i.e cf c/u",
        NUMBERED: "núm núms n.º nº pág págs art arts fig vol cap tel tfno p pp",
        LAST: "etc a.m p.m a.C d.C",
        NAME: "S.A S.L Cía Ltda ene abr ago sept oct nov dic avda av prof profa ud uds vd vds EE.UU EE.UU.AA",
    },
    "pt": {
        TITLE: "sr sra srs sras srta dr dra drs dras eng exmo exma ilmo ilma arq",
        INNER: "p.ex aprox i.e cf",
        NUMBERED: "n nº núm pág págs art arts fig vol cap tel p pp séc",
        LAST: "etc a.C d.C",
        NAME: "S.A Ltda Cia jan fev abr ago nov dez av prof profa profs E.U.A",
    },
    "it": {
        TITLE: "sig sigg sig.ra sig.na sig.re dott dott.ssa prof.ssa avv ing geom mons dr egr spett",
        INNER: "p.es cfr i.e c.d",
        NUMBERED: "n nn pag pagg p pp art artt fig vol cap tel sec par",
        LAST: "ecc etc a.C d.C",
        NAME: "S.p.A S.r.l feb apr giu lug ago sett ott nov dic prof v.le p.zza",
    },
    "nl": {
        TITLE: "dhr mevr mw dr drs mr",
        INNER: "bijv bv d.w.z o.a m.b.t t.o.v i.v.m m.a.w evt z.g zgn",
        NUMBERED: "nr nrs blz p art afb hfst tel",
        LAST: "enz etc e.d",
        NAME: "jan feb apr aug sept okt nov dec prof B.V N.V",
    },
    "ru": {
        TITLE: "г-н г-жа д-р проф акад доц ген полк св тов гр ул пл пер просп",
        INNER: "т.е т.к т.н т.о напр ср",
        NUMBERED: "стр с рис табл гл п пп ст д кв корп т тт № тел вып",
        LAST: "т.д т.п др пр н.э",
        NAME: "см г гг в вв руб коп тыс млн млрд янв февр апр авг сент окт нояб дек",
    },
    "pl": {
        TITLE: "dr inż mgr ks św płk hab",
        INNER: "np tzn tj m.in ww tzw wg",
        NUMBERED: "nr str rys ul poz art ust tel",
        LAST: "itd itp",
        NAME: "prof",
    },
}

# After a day of the month, German, Danish, Czech and others write a stop: "am 3. Oktober".
MONTHS: Final = (
    "januar jänner februar feber märz april mai juni juli august september oktober november dezember "
    "januari februari marts maj augusti oktober december ledna února března dubna května června července srpna září "
    "října listopadu prosince stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
    "grudnia tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta "
    "marraskuuta joulukuuta január február március április május június július augusztus szeptember október"
)
# The article or preposition before a German ordinal: "im 19. Jahrhundert", "der 3. Versuch".
BEFORE_ORDINAL: Final = frozenset(
    "der die das dem den des im am vom zum zur beim bis ab seit und ins ans jeden jede jeder".split()
)
# Stop words that also begin names, and so do not show that a sentence begins: "J. R. De Vries", "U.S. Will".
PARTICLES: Final = frozenset(
    "de del della dei di da do dos das du des den der la las le les los el lo al van von vom zu zur zum will may san santa "
    "man more most even mine bis am so no on in of an as e o y u s m d l n us under over down up st out off".split()
)


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
                for spelling in (entry, entry[:1].upper() + entry[1:], entry.upper()):
                    table[spelling] = kind
    return table
