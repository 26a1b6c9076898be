"""Abbreviations of Russian, Ukrainian, Bulgarian, Polish, Czech and Slovak: class by class, as `abbreviations` describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.lexicon.abbreviations.classes import INNER, LAST, NAME, NUMBERED, TITLE, UNIT

ABBREVIATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "ru": {
        TITLE: "г-н г-жа г-да д-р проф акад доц ген полк св тов гр ул пл пер просп пос дер оз наб бул пр-т ш о-в р-н обл "
        "инж засл нар канд чл.-корр корр гос ред подп майор гл.ред с.х ж.к мкр",
        INNER: "т.е т.к т.н т.о т.ч напр ср т.наз к.-л к.-н англ нем франц лат греч рус укр устар разг соотв прим прибл "
        "ж.-д в.ч и.о т.зр",
        NUMBERED: "стр с рис табл гл п пп ст д кв корп т тт № тел вып абз ч разд эт оф вл моб доб факс илл сн ил кн лит "
        "прил каб ком подъезд м р ок",
        UNIT: "г гг в вв руб коп тыс млн млрд трлн мин сек чел н.э экз долл",
        LAST: "т.д т.п др пр",
        NAME: "школа_им школе_им школы_им завод_им заводе_им театр_им театре_им музей_им музее_им библиотека_им институт_им "
        "институте_им университет_им университете_им парк_им парке_им янв февр апр авг сент окт нояб дек с.г б.г ред см",
    },
    "uk": {
        TITLE: "д-р проф акад доц ген вул просп пров бульв ім св оз обл смт р-н пл",
        INNER: "т.зв т.б напр див пор т.ч англ нім т.я бл",
        NUMBERED: "стор с рис табл гл п пп ст буд кв корп т тел вип розд",
        UNIT: "р рр ст грн коп тис млн млрд хв сек н.е год",
        LAST: "т.д т.п ін",
        NAME: "січ лют берез квіт трав черв лип серп верес жовт листоп груд",
    },
    "bg": {
        TITLE: "г-н г-жа г-ца д-р проф доц инж акад ген полк св ул бул гр ж.к пл общ обл м-р арх адв",
        INNER: "т.е напр вж срв т.к прибл вкл изкл т.ч",
        NUMBERED: "стр с фиг чл ал т тел вх ет ап бл табл гл том бр кв к-т №",
        UNIT: "г лв ст хил млн млрд мин сек ч пр.н.е сл.н.е пр.Хр сл.Хр",
        LAST: "др пр т.п и_т.н",
    },
    "pl": {
        TITLE: "dr inż mgr ks św płk hab kpt prof ul bp abp kard mec śp prez wł lek arch",
        INNER: "np tzn tj m.in ww tzw nt ds zob ob cdn jw wzgl ew spr pow woj zwł łac ang niem n.p.m p.o wg",
        NUMBERED: "nr str rys poz ust tel tab godz rozdz pkt lp par art m s t r",
        UNIT: "r tys mln mld zł gr p.n.e n.e sek",
        LAST: "itd itp i.in o.o S.A",
        NAME: "sp z.o.o stycz lut kwiet sierp wrześ paźdz listop grudz",
    },
    "cs": {
        TITLE: "dr prof sv p pí plk ul nám tř Ing MUDr JUDr PhDr RNDr MVDr PaedDr ThDr Mgr Bc",
        INNER: "např tj tzv resp popř příp cca čili mj tzn viz něm angl t.č t.j s.r",
        NUMBERED: "str obr č čís tab kap odst čl tel sv ods písm př roč r",
        UNIT: "hod min tis mil mld př.n.l n.l př.Kr kč",
        LAST: "atd atp apod aj s.r.o a.s spol",
        NAME: "o.p.s v.o.s CSc DrSc",
    },
    "sk": {
        TITLE: "dr prof sv p pí plk ul nám Ing MUDr JUDr PhDr RNDr MVDr PaedDr Mgr Bc",
        INNER: "napr t.j tj tzv resp príp cca mj tzn t.r t.č angl s.r",
        NUMBERED: "str obr č čís tab kap ods čl tel zv písm r roč",
        UNIT: "hod min tis mil mld pred.Kr po.Kr p.n.l n.l",
        LAST: "atď a.i apod a.pod s.r.o a.s spol",
        NAME: "CSc DrSc v.o.s",
    },
}

# Abbreviations spelled like a word of another language: they count where their own language is heard near by.
HOMOGRAPHS: Final[Mapping[str, Mapping[str, str]]] = {
    "pl": {
        TITLE: "al pl os im min gen",
        INNER: "ok",
    },
    "uk": {
        TITLE: "п м с",
    },
    "ru": {
        TITLE: "г с д р о м",
        NAME: "им",
    },
    "bg": {
        TITLE: "г с",
        NAME: "им",
    },
    "cs": {
        TITLE: "doc gen",
    },
    "sk": {
        TITLE: "doc gen",
    },
}
