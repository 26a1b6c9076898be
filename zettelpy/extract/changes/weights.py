"""The weights of the features of a pair, in hundredths. `bench/fit_changes.py --write` writes them here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

BIAS: Final = -289  # of a pair without any feature

_TABLE: Final = """
afar0=15 afar1=-15 afar2=-24 afar3=16 afar4=7 agree.clock=144 agree.day=41 agree.name=-2 agree.number=39
agree.other=26 agree.place=-49 apart0=-21 apart1=-14 apart2=35 apart3=8 apart4=-43 apart5=2 apart6=31 apart7=28
apart8=-25 around0=19 around0@none=-32 around0@number=2 around0@other=58 around0@when=-4 around0@who=-6 around1=21
around1@none=9 around1@number=40 around1@when=3 around1@who=-37 around2=44 around2@none=-4 around2@number=27
around2@other=-14 around2@when=-9 around2@who=44 around3=-35 around3@none=-30 around3@number=-17 around3@when=20
around3@who=-6 around4=-49 around4@none=-3 around4@number=-4 around4@when=-3 around4@who=-35 before-decided=-38
before0=-22 before0@none=-12 before0@number=10 before0@other=-1 before0@when=13 before0@who=-32 before1=-2
before1@none=-12 before1@number=-10 before1@when=-20 before1@who=11 before2=53 before2@none=16 before2@number=6
before2@other=8 before2@when=33 before2@who=-10 before3=-41 before3@none=-30 before3@number=16 before3@other=-1
before3@when=-41 before3@who=16 before4=12 before4@none=-22 before4@number=26 before4@other=11 before4@when=21
before4@who=-25 both-bare=27 both-charge=-2 both-money=40 both-people=40 both-self-other=-13 both-self-same=-12
both-things=-29 clusters0=3 clusters0@none=-55 clusters0@number=20 clusters0@other=41 clusters0@when=14
clusters0@who=-17 clusters1=-2 clusters1@who=-1 clusters2=-46 clusters2@none=-40 clusters2@number=-3 clusters2@when=10
clusters2@who=-12 clusters3=49 clusters3@none=-25 clusters3@number=35 clusters3@other=21 clusters3@when=19
clusters3@who=-1 clusters4=-4 clusters4@none=60 clusters4@number=-4 clusters4@when=-36 cover0=2 cover1=-4 cover2=-3
cover3=8 cover4=22 coverx=-24 days-agree=14 days-differ=-33 days-differ-alone=-15 decided-before=48 denies=26
differ.clock=59 differ.clock~0=46 differ.clock~1=6 differ.clock~2=17 differ.clock~3=-11 differ.day=7 differ.day~0=-8
differ.day~1=28 differ.day~2=12 differ.day~3=-25 differ.name=-66 differ.name~0=-38 differ.name~1=10 differ.name~2=-5
differ.name~3=-33 differ.number-bare~0=-29 differ.number-bare~1=14 differ.number-bare~2=-20 differ.number-bare~3=35
differ.number-one=-37 differ.number-one~0=8 differ.number-one~1=-14 differ.number-one~2=-7 differ.number-one~3=-23
differ.number-unit=-33 differ.number-unit~0=45 differ.number-unit~1=-18 differ.number-unit~2=4
differ.number-unit~3=-65 differ.other=15 differ.other~0=26 differ.other~1=-19 differ.other~2=-1 differ.other~3=9
differ.place=50 differ.place~0=10 differ.place~1=51 differ.place~2=-45 differ.place~3=33 e.ago=41 e.also=-33
e.asks=-127 e.asks@none=-12 e.asks@number=-61 e.asks@other=-22 e.asks@when=-44 e.asks@who=13 e.back=38 e.but=-54
e.days-only=22 e.decided=72 e.decided@none=36 e.decided@number=-1 e.decided@other=13 e.decided@when=10
e.decided@who=14 e.decided~0=3 e.decided~1=33 e.decided~2=-4 e.decided~3=40 e.drop=-29 e.drop@none=62
e.drop@number=-10 e.drop@when=-47 e.drop@who=-33 e.fix=-25 e.hear=-32 e.hear@none=-25 e.hear@number=23 e.hear@when=-2
e.hear@who=-27 e.hypo=-83 e.hypo@none=-24 e.hypo@number=26 e.hypo@other=-14 e.hypo@when=-7 e.hypo@who=-65 e.if=31
e.if@none=39 e.if@number=-1 e.if@who=-7 e.keep=8 e.keep@none=-13 e.keep@number=-1 e.keep@when=8 e.keep@who=17
e.move=19 e.nodded=29 e.not=36 e.not@none=-17 e.not@number=11 e.not@other=34 e.not@when=-21 e.not@who=30 e.now=-14
e.old=10 e.oldb=-5 e.only-clock=81 e.only-day=-13 e.only-name=-34 e.only-number=-10 e.only-other=36 e.only-place=11
e.open=128 e.open@none=116 e.open@who=-26 e.past=-56 e.past@none=-22 e.past@number=-49 e.past@other=16 e.past@when=-56
e.past@who=55 e.settled@none=8 e.settled@number=-5 e.settled@other=-16 e.settled@when=31 e.settled@who=35 e.shift=-4
e.size1=-4 e.size2=-8 e.size3=2 e.size4=-12 e.size5=21 e.so=29 e.so@none=23 e.so@number=25 e.so@other=-38 e.so@when=7
e.so@who=12 e.take=-18 e.values0=28 e.values1=18 e.values2=-18 e.values3=-28 e.yes=23 framed=5 fresh-before=-55
fresh-between=-28 fresh-between@none=7 fresh-between@number=-65 fresh-between@other=-7 fresh-between@when=-9
fresh-between@who=46 gone-before=-11 gone-between=49 join.-0--=-37 join.-0-D=-25 join.-0-f=14 join.-0D-=-34
join.-0DD=49 join.-0c-=-22 join.-0cD=-1 join.-0cf=-33 join.-1--=-71 join.-1-D=-2 join.-1-f=-9 join.-1D-=-32
join.-1DD=42 join.-1c-=2 join.-1cD=9 join.-1cf=-38 join.-2--=8 join.-2-D=3 join.-2-f=-16 join.-2D-=-22 join.-2DD=21
join.-2c-=9 join.-2cD=-21 join.-2cf=-38 join.-3--=12 join.-3-D=-10 join.-3-f=43 join.-3D-=6 join.-3DD=7 join.-3c-=23
join.-3cf=38 join.d0--=-41 join.d0-D=-26 join.d0-f=-34 join.d0D-=-48 join.d0DD=37 join.d0c-=31 join.d0cD=-10
join.d0cf=-27 join.d1--=18 join.d1-D=-16 join.d1-f=-36 join.d1D-=2 join.d1DD=21 join.d1c-=8 join.d1cD=-8 join.d1cf=2
join.d2--=11 join.d2-D=-18 join.d2-f=10 join.d2D-=-37 join.d2DD=34 join.d2c-=39 join.d2cD=29 join.d2cf=-8 join.d3--=9
join.d3-D=39 join.d3-f=27 join.d3D-=-1 join.d3DD=28 join.d3c-=62 join.d3cD=-30 join.d3cf=24 l.also=-26 l.also@none=-5
l.also@number=25 l.also@other=-11 l.also@when=-12 l.also@who=-22 l.also~0=11 l.also~1=-17 l.also~2=-8 l.also~3=-11
l.back=75 l.back@none=26 l.back@number=46 l.back@when=1 l.back@who=6 l.back~0=26 l.back~1=-2 l.back~2=-4 l.back~3=54
l.but=38 l.but@none=-34 l.but@number=26 l.but@other=64 l.but@when=-10 l.but@who=-7 l.but~0=-6 l.but~1=16 l.but~2=19
l.but~3=9 l.days-only=-83 l.decided=80 l.decided@none=34 l.decided@number=-36 l.decided@other=22 l.decided@when=12
l.decided@who=47 l.decided~0=21 l.decided~1=12 l.decided~2=52 l.decided~3=-5 l.drop=-15 l.drop@none=56
l.drop@number=-20 l.drop@other=-3 l.drop@when=-27 l.drop@who=-22 l.drop~0=-33 l.drop~1=-50 l.drop~2=7 l.drop~3=61
l.fix=22 l.fix@none=-79 l.fix@number=77 l.fix@when=23 l.fix@who=-24 l.fix~0=39 l.fix~1=-32 l.fix~2=-30 l.fix~3=44
l.hear=-11 l.hear@none=-3 l.hear@who=-8 l.hear~0=-1 l.hear~2=-9 l.hypo=-45 l.hypo@none=19 l.hypo@number=18
l.hypo@other=-3 l.hypo@when=-48 l.hypo@who=-32 l.hypo~0=-15 l.hypo~1=3 l.hypo~2=18 l.hypo~3=-51 l.keep=-26
l.keep@none=69 l.keep@number=-37 l.keep@when=-57 l.keep@who=2 l.keep~0=-39 l.keep~1=-18 l.keep~2=-6 l.keep~3=36
l.long0=-28 l.long1=7 l.long2=15 l.long3=41 l.long4=-35 l.move=114 l.move@none=-3 l.move@number=22 l.move@other=3
l.move@when=57 l.move@who=35 l.move~0=20 l.move~1=-22 l.move~2=26 l.move~3=90 l.nodded=7 l.not=17 l.not@none=4
l.not@number=55 l.not@other=-7 l.not@when=19 l.not@who=-55 l.not~0=-5 l.not~1=-38 l.not~2=29 l.not~3=31 l.now=38
l.now@none=-20 l.now@number=3 l.now@other=23 l.now@when=28 l.now@who=5 l.now~0=-31 l.now~1=-4 l.now~2=38 l.now~3=35
l.old=67 l.oldb=8 l.only-clock=-143 l.only-day=-122 l.only-name=-37 l.only-number=-96 l.only-other=-41
l.only-place=-36 l.open=-12 l.open@none=-8 l.open@when=-2 l.open@who=-2 l.open~0=-2 l.open~1=-3 l.open~2=-5
l.open~3=-2 l.past=-27 l.past@number=-7 l.past@other=-4 l.past@when=-9 l.past@who=-7 l.past~1=-49 l.past~2=16
l.past~3=5 l.plain@none=-77 l.plain@number=-38 l.plain@other=25 l.plain@when=-86 l.plain@who=-12 l.shift=29
l.shift@none=-12 l.shift@when=58 l.shift@who=-17 l.shift~0=26 l.shift~1=25 l.shift~2=-18 l.shift~3=-4 l.size0=71
l.size1=-19 l.size2=-68 l.size3=-7 l.size4=11 l.size5=12 l.so=15 l.so@none=-5 l.so@number=-8 l.so@other=11
l.so@when=31 l.so@who=-14 l.so~0=43 l.so~1=-36 l.so~2=2 l.so~3=6 l.take=58 l.take@none=78 l.take@number=-6
l.take@who=-15 l.take~0=-5 l.take~1=26 l.take~2=38 l.take~3=-1 l.values0=-14 l.values1=6 l.values2=11 l.values3=-4
l.yes=39 l.yes@none=-4 l.yes@number=11 l.yes@other=-4 l.yes@when=21 l.yes@who=16 l.yes~0=-13 l.yes~1=16 l.yes~2=-13
l.yes~3=49 messages0=-78 messages0@none~1=-6 messages0@none~2=-17 messages0@none~3=-37 messages0@number~1=-1
messages0@number~2=-4 messages0@number~3=-9 messages0@other~3=-9 messages0@when~1=-5 messages0@when~2=-3
messages0@when~3=-13 messages0@who~1=-1 messages0@who~2=-5 messages0@who~3=-14 messages1=74 messages1@none~0=-42
messages1@none~1=-12 messages1@none~2=17 messages1@none~3=73 messages1@number~0=45 messages1@number~1=12
messages1@number~2=-33 messages1@number~3=11 messages1@other~1=-15 messages1@other~2=18 messages1@other~3=4
messages1@when~0=-4 messages1@when~1=21 messages1@when~2=-27 messages1@when~3=15 messages1@who~0=-8 messages1@who~1=23
messages1@who~2=1 messages1@who~3=-5 messages2=19 messages2@none~0=7 messages2@none~1=-9 messages2@none~2=10
messages2@none~3=52 messages2@number~0=4 messages2@number~1=31 messages2@number~2=-29 messages2@number~3=-17
messages2@other~0=-6 messages2@other~1=-2 messages2@other~3=6 messages2@when~0=16 messages2@when~1=46
messages2@when~2=-24 messages2@when~3=-84 messages2@who~0=-29 messages2@who~1=10 messages2@who~2=-25
messages2@who~3=22 messages3=-23 messages3@none~0=1 messages3@none~1=-29 messages3@none~2=-28 messages3@none~3=-39
messages3@number~0=-74 messages3@number~1=-60 messages3@number~2=46 messages3@number~3=77 messages3@other~0=34
messages3@other~1=3 messages3@other~2=15 messages3@other~3=2 messages3@when~0=-37 messages3@when~1=-28
messages3@when~2=88 messages3@when~3=47 messages3@who~0=-58 messages3@who~1=-12 messages3@who~2=39 messages3@who~3=23
messages4=-1 messages5=23 messages6=-14 named-before-decided=4 named-before-plain=-12 named-before@none=-63
named-before@number=37 named-before@other=29 named-before@when=-14 named-before@who=4 names-differ=32 names-it=149
names-it-drop=-53 names-it-move=-25 names-it-not=-16 names-it-take=17 names-old=45 names-old@none=-9
names-old@number=64 names-old@when=31 names-old@who=-43 one-negated=-37 openings0=32 openings0@none=-15
openings0@number=71 openings0@other=-6 openings0@when=20 openings0@who=-38 openings1=-38 openings1@none=-28
openings1@who=-8 openings2=-102 openings2@none=-24 openings2@number=-39 openings2@when=1 openings2@who=-33
openings3=10 openings3@none=-19 openings3@number=-7 openings3@other=53 openings3@when=15 openings3@who=-32
openings4=24 openings4@none=25 openings4@number=-18 openings4@other=17 openings4@when=-23 openings4@who=23
openings5=74 openings5@none=1 openings5@number=42 openings5@other=-12 openings5@when=-6 openings5@who=48
other-topic=-21 other-units=4 over=-78 own-and-others=-82 owner-and-self=-37 owner-once=21 passed0@none=44
passed0@number=23 passed0@other=61 passed0@when=60 passed0@who=-39 passed1@none=53 passed1@number=-3 passed1@other=-29
passed1@when=44 passed1@who=9 passed2@none=-20 passed2@number=50 passed2@other=38 passed2@when=-29 passed2@who=36
passed3@none=-56 passed3@number=-18 passed3@when=-34 passed3@who=-53 passed4@none=-28 passed4@number=-4
passed4@when=-35 passed4@who=7 passedx@none=-52 persons-differ=125 persons-differ-charge=5 plain0=-98 plain1=-1
plain2=32 plain3=67 restates=-37 restates-all=-14 restates-part=-23 restores=52 said-again=-91 said-other-day=-41
said-same-day=-229 settled-since=-36 share-name=-46 share0=-53 share1=-15 share2=2 share3=21 share4=6 share5=38
speaker-other=-93 speaker-same=92 tight@number=20 tight@other=53 tight@when=-31 tight@who=10 times-unit0=4
times-unit1=83 times-unit2=-53 times-unit3=-26 times-unit4=-21 times0=147 times1=116 times2=-5 times3=-89 times4=-142
topic=31 topic-first=57 trouble=25 trouble-decided=59 trouble-plain=-33 trouble-shared=25 turned1=-42 turned2=74
untold=3 chain=-83
"""

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {name: int(weight) for name, weight in (entry.rsplit("=", 1) for entry in _TABLE.split())}
)
