"""Abbreviations of English, German, Dutch, Danish, Norwegian and Swedish: class by class, as `abbreviations` describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.abbreviations.classes import INNER, LAST, NAME, NUMBERED, TITLE, UNIT

ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        TITLE: "mr mrs Ms Mx Messrs Mmes Dr Drs Prof Rev Fr Hon Rep Sen Gov Pres Gen Col Maj Capt Lt Cpl Sgt Cmdr Adm "
        "Brig Supt Det Insp Amb Atty",
        INNER: "e.g i.e eg ie cf viz vs v.s approx a.k.a aka w.r.t c.f",
        NUMBERED: "p pp no nos fig figs vol vols ch chap sec sect eq eqs eqn ex ref refs art para app apt rm tab pt nr pg "
        "n° nº n.º № ca fl min max avg temp Bldg Ste Ext ver cl tbl",
        UNIT: "a.m p.m am pm b.c a.d bc ad b.c.e c.e hr hrs lb lbs oz mph",
        LAST: "etc",
        NAME: "Inc Ltd Corp Co LLC Bros Jr Sr Esq Ph.D M.D B.A M.A B.Sc M.Sc LL.B LL.M D.Phil Mt Ft al ed eds dept div "
        "univ assn ave blvd rd Hwy Pkwy Jan Feb Apr Aug Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri U.S "
        "U.K E.U U.N U.S.A U.S.S.R D.C incl excl misc St Intl Natl Assoc Mfg Acad Inst Gov't Dist Cllr et_al",
    },
    "de": {
        TITLE: "Hr Hrn Fr Frl Dr Prof Dipl Ing Hl Frhr Gebr Fa Kgl hl",
        INNER: "z.B d.h i.d.R u.a.m u.U z.T z.Zt i.e s.o s.u o.g sog bzw ca vgl inkl exkl zzgl evtl ggf gegr geb gest "
        "insb ugs eigtl einschl entspr ehem v.a m.E i.A a.D i.S z.Z zz zw allg d.i bspw lfd z.Hd i.V a.a.O b.a.w "
        "u.E m.a.W abzgl betr bezgl resp svw verh verw a.M o.B v.d.H v.d a.d.R unbek ungef urspr vorm wg zus "
        "kath evang wiss gesch stellv Stellv erw Bhf",
        NUMBERED: "Nr Nrn Abs Art Kap S Bd Bde Abb Tab Anm Ziff Z Bsp Aufl Hrsg Tel Str Bl Rn Rdnr Rz H Jg Lfg Bearb Fn lit "
        "Buchst Kl Zi Hs.-Nr Postf Ausg",
        LAST: "usw usf etc u.ä o.ä u.v.m ff f dgl u.dgl u.dergl e.V mbH m.b.H uvm u.a.m u.Ä o.Ä a.d.D",
        NAME: "Co u.a Jan Feb Apr Aug Sept Okt Nov Dez Mo Di Mi Fr Sa So v.Chr n.Chr v.u.Z n.u.Z Std Min Sek Mio Mrd Tsd Jh "
        "Jhd Jhdt Jhs St",
    },
    "nl": {
        TITLE: "dhr mevr mw dr drs mr mej Z.K.H H.M Z.M Sint gebr",
        INNER: "bijv bv d.w.z dwz o.a m.b.t m.b.v t.o.v t.a.v t.b.v i.v.m i.p.v i.h.k.v m.a.w n.a.v m.n m.u.v t.g.v z.g "
        "zgn zg evt a.h.w i.t.t o.l.v v.w.b w.o t.w.v resp vgl plm v.a bijz wsch",
        NUMBERED: "nr nrs blz p pag art afb hfst tel fig par dl jrg lid",
        UNIT: "mln mld jl jh e.v",
        LAST: "enz etc e.d o.i.d e.a z.s.m a.u.b s.v.p B.V N.V v.o.f c.s en_a",
        NAME: "jan feb apr aug sept okt nov dec prof a.s v.Chr n.Chr",
    },
    "da": {
        TITLE: "frk dr prof Skt",
        INNER: "bl.a f.eks dvs d.v.s pga p.g.a mht m.h.t iht ift jf jvf evt inkl ekskl vedr ang hhv alm fhv p.t p.g "
        "f.o.m t.o.m m.a.o m.h.p såk a.h.t d.s.s i.e ifm i.f.m maks afd kgl",
        NUMBERED: "kl nr s tlf fig kap bd ca pkt art afs udg opl",
        UNIT: "kr mio mia mill f.Kr e.Kr f.v.t e.v.t årh pct",
        LAST: "osv m.m m.fl mv m.v mfl o.l etc o.a",
        NAME: "jan feb mar apr aug sept okt nov dec",
    },
    "no": {
        TITLE: "dr prof",
        INNER: "bl.a f.eks dvs pga p.g.a ifm mht jf evt inkl ekskl vedr ang hhv iht",
        NUMBERED: "kl nr s tlf fig kap bd ca pkt",
        UNIT: "kr mill mrd f.Kr e.Kr",
        LAST: "osv m.m m.fl mv o.l etc",
    },
    "sv": {
        TITLE: "dr prof tf",
        INNER: "bl.a t.ex d.v.s dvs p.g.a pga m.a.o m.h.t t.o.m f.n o.dyl jfr jmf resp inkl exkl ang f.d s.k sk fr.o.m "
        "enl obs",
        NUMBERED: "kl nr s tel fig kap sid bd ca p",
        UNIT: "kr milj mkr f.Kr e.Kr f.v.t",
        LAST: "osv m.m m.fl etc o.d",
    },
}

# Abbreviations spelled like a word of another language: they count where their own language is heard near by.
HOMOGRAPHS: Final[Mapping[str, Mapping[str, str]]] = {
    "nl": {
        TITLE: "ir ing ds",
        INNER: "ong max min incl",
    },
    "da": {
        TITLE: "hr fr",
        INNER: "red min",
    },
    "sv": {
        TITLE: "hr fr",
    },
    "de": {
        NUMBERED: "rd",
    },
}
