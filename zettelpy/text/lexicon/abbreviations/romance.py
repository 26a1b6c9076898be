"""Abbreviations of French, Spanish, Portuguese, Italian and Romanian: class by class, as `abbreviations` describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.abbreviations.classes import INNER, LAST, NAME, NUMBERED, TITLE, UNIT

ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        TITLE: "MM Mme Mmes Mlle Mlles Mgr Dr Drs Pr Vve Ste Sts Mtre",
        INNER: "c.-à-d c.à.d p.ex cf i.e env boul bd qqch qqn vs resp par_ex",
        NUMBERED: "art arts chap fig vol p pp tél n no nos éd al ch réf t pl tabl hab par l",
        UNIT: "av.J.-C ap.J.-C J.-C apr.J.-C",
        LAST: "etc op.cit loc.cit ibid S.A S.A.R.L S.A.S",
        NAME: "janv févr avr juil sept oct nov déc É.-U coll trad dir Cie Éts St",
    },
    "es": {
        TITLE: "sr sra sres sras srta srtas d dña dr dra drs dras lic ing arq gral cnel sgto mons fray ilmo ilma excmo "
        "excma exmo rvdo hno hna D.ª D.a Sto Sta",
        INNER: "p.ej ej aprox i.e c/u vs cfr máx mín p.e ppal q.e.p.d q.d.g prov gob depto dpto S.M S.A.R izq dcha "
        "izqda dcho",
        NUMBERED: "núm núms n.º nº n.° pág págs art arts fig figs vol vols cap caps tel tfno p pp párr lám apdo esc C.P",
        UNIT: "a.m p.m a.C d.C a.J.C cts ptas pta mill",
        LAST: "etc S.A S.L S.R.L S.A.U S.L.U S.A.S",
        NAME: "Cía Ltda ene abr ago sept oct nov dic avda av pza pl prof profa ud uds vd vds Ed Eds trad coord EE.UU "
        "EE.UU.AA JJ.OO CC.OO FF.AA RR.HH PP.AA",
    },
    "pt": {
        TITLE: "sr sra srs sras srta srtas dr dra drs dras eng engª exmo exma ilmo ilma arq cel pe Sto Sta Exª v_exa "
        "V.Exa V.Sa V.Exª V.Exas",
        INNER: "p.ex aprox i.e cf máx mín p.f depto",
        NUMBERED: "n nº n.º núm pág págs art arts fig figs vol cap tel p pp séc sécs fl fls cód apto apt bl cj ramal",
        UNIT: "a.C d.C",
        LAST: "etc S.A Ltda Lda S.A.R.L e.o",
        NAME: "Cia jan fev abr ago nov dez av prof profa profs profª E.U.A E.U Pça org trad ed",
    },
    "it": {
        TITLE: "sig sigg sig.ra sig.na sig.re dott dott.ssa dr.ssa prof.ssa avv ing geom mons dr egr spett gent gent.mo "
        "gent.ma arch rag cav comm on.le l'on ill.mo ill.ma chiar.mo col.lo brig",
        INNER: "p.es ad.es cfr i.e c.d vs v.s p.c c.m n.b p.v agg ad_es",
        NUMBERED: "n nn nr pag pagg p pp art artt fig figg vol voll cap capp tel sec par c lett tab all cit d.lgs d.l "
        "d.m d.p.r l cod int rif",
        UNIT: "a.C d.C mln mld s.m s.l.m",
        LAST: "ecc etc S.p.A S.r.l S.a.s S.n.c S.c.a.r.l",
        NAME: "feb apr giu lug ago sett ott nov dic prof v.le p.zza p.za c.so l.go P.le B.go F.lli C.C D.Lgs G.U C.P",
    },
    "ro": {
        TITLE: "dl d-l dna d-na dr ing prof",
        INNER: "cca cf",
        NUMBERED: "nr pag art str tel bd bl ap et",
        LAST: "etc ș.a",
    },
}

# Abbreviations spelled like a word of another language: they count where their own language is heard near by.
HOMOGRAPHS: Final[Mapping[str, Mapping[str, str]]] = {
    "it": {
        TITLE: "on gen sen",
        INNER: "es",
    },
}
