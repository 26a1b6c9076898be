"""The weights of the features of a pair, in hundredths. `bench/fit_changes.py --write` writes them here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

BIAS: Final = -281  # of a pair without any feature

_TABLE: Final = """
afar0=21 afar1=-28 afar2=-28 afar3=20 afar4=15 agree.clock=151 agree.day=35 agree.name=11 agree.number=68
agree.other=33 agree.place=-34 apart0=-28 apart1=-13 apart2=30 apart3=9 apart4=-36 apart5=-4 apart6=33 apart7=18
apart8=-8 around0=9 around0@none=-35 around0@number=-7 around0@other=43 around0@when=7 around1=33 around1@none=-4
around1@number=64 around1@other=6 around1@who=-35 around2=41 around2@none=-25 around2@number=28 around2@other=18
around2@when=-5 around2@who=25 around3=-48 around3@none=-28 around3@number=-23 around3@when=20 around3@who=-17
around4=-34 around4@none=22 around4@number=-4 around4@when=-5 around4@who=-36 before-decided=-51 before0=-18
before0@none=-12 before0@number=21 before0@other=22 before0@who=-51 before1@none=-22 before1@who=8 before2=42
before2@none=14 before2@number=18 before2@other=-7 before2@when=23 before2@who=-6 before3=-32 before3@none=-25
before3@number=7 before3@other=-7 before3@when=-4 before3@who=-3 before4=8 before4@none=-24 before4@number=10
before4@other=33 before4@who=-9 both-bare=23 both-charge=-10 both-money=56 both-people=31 both-self-other=10
both-self-same=-3 both-things=-12 clusters0@none=-49 clusters0@number=8 clusters0@other=32 clusters0@when=31
clusters0@who=-20 clusters1=-3 clusters2=-47 clusters2@none=-41 clusters2@number=-4 clusters2@when=12
clusters2@who=-11 clusters3=54 clusters3@none=-25 clusters3@number=50 clusters3@other=29 clusters3@when=16
clusters3@who=-16 clusters4=-6 clusters4@none=46 clusters4@number=4 clusters4@when=-41 clusters4@who=-11 cover1=-3
cover2=-9 cover3=13 cover4=21 coverx=-20 days-agree=40 days-differ=-19 days-differ-alone=-11 decided-before=49
denies=26 differ.clock=81 differ.clock~0=42 differ.clock~1=10 differ.clock~2=36 differ.clock~3=-6 differ.day=-27
differ.day~0=-11 differ.day~1=17 differ.day~3=-33 differ.name=-52 differ.name~0=-3 differ.name~1=6 differ.name~2=-3
differ.name~3=-52 differ.number-bare~0=-17 differ.number-bare~1=7 differ.number-bare~2=-23 differ.number-bare~3=33
differ.number-one=-36 differ.number-one~0=-3 differ.number-one~1=17 differ.number-one~2=-22 differ.number-one~3=-28
differ.number-unit=-43 differ.number-unit~0=32 differ.number-unit~1=-36 differ.number-unit~2=12
differ.number-unit~3=-51 differ.other=22 differ.other~0=23 differ.other~1=12 differ.other~2=-17 differ.other~3=3
differ.place=52 differ.place~0=18 differ.place~1=48 differ.place~2=-53 differ.place~3=38 e.ago=43 e.also=-23
e.asks=-115 e.asks@none=-22 e.asks@number=-72 e.asks@other=-12 e.asks@when=-53 e.asks@who=43 e.back=33 e.but=-46
e.days-only=19 e.decided=68 e.decided@none=34 e.decided@number=-16 e.decided@other=24 e.decided@when=16
e.decided@who=10 e.decided~1=30 e.decided~2=-5 e.decided~3=45 e.drop=-30 e.drop@none=48 e.drop@number=-6
e.drop@when=-33 e.drop@who=-37 e.fix=-27 e.hear=-35 e.hear@none=-23 e.hear@number=17 e.hear@who=-27 e.hypo=-101
e.hypo@none=-17 e.hypo@number=27 e.hypo@other=-34 e.hypo@when=-6 e.hypo@who=-72 e.if=35 e.if@none=46 e.if@who=-9
e.keep=11 e.keep@none=-20 e.keep@number=17 e.keep@other=-14 e.keep@when=-12 e.keep@who=40 e.move=10 e.nodded=27
e.not=24 e.not@none=-14 e.not@number=7 e.not@other=31 e.not@when=-22 e.not@who=22 e.now=-26 e.old=16 e.oldb=-6
e.only-clock=66 e.only-day=-12 e.only-name=-5 e.only-number=-12 e.only-other=32 e.only-place=-13 e.open=128
e.open@none=112 e.open@who=-26 e.past=-46 e.past@none=-15 e.past@number=-36 e.past@other=10 e.past@when=-70
e.past@who=65 e.settled@none=15 e.settled@number=22 e.settled@other=-12 e.settled@when=20 e.settled@who=48 e.shift=-5
e.size0=4 e.size2=-10 e.size4=-14 e.size5=21 e.so=25 e.so@none=11 e.so@number=10 e.so@other=-15 e.so@when=17
e.so@who=3 e.take=-20 e.values0=26 e.values1=22 e.values2=-17 e.values3=-31 e.yes=14 framed=17 fresh-before=-41
fresh-between=-30 fresh-between@none=12 fresh-between@number=-65 fresh-between@other=-13 fresh-between@when=-7
fresh-between@who=43 gone-before=-21 gone-between=55 join.-0--=-52 join.-0-D=-33 join.-0-f=23 join.-0D-=-39
join.-0DD=46 join.-0c-=-15 join.-0cD=5 join.-0cf=-36 join.-1--=-72 join.-1-f=-11 join.-1D-=-24 join.-1DD=42
join.-1cD=11 join.-1cf=-36 join.-2--=8 join.-2-f=-20 join.-2D-=-32 join.-2DD=28 join.-2c-=5 join.-2cD=-19
join.-2cf=-30 join.-3--=14 join.-3-D=-10 join.-3-f=22 join.-3D-=8 join.-3DD=5 join.-3c-=20 join.-3cD=-7 join.-3cf=38
join.d0--=-62 join.d0-D=-29 join.d0-f=-33 join.d0D-=-43 join.d0DD=33 join.d0c-=39 join.d0cD=-5 join.d0cf=-38
join.d1--=17 join.d1-D=-24 join.d1-f=-22 join.d1D-=-11 join.d1DD=23 join.d1c-=18 join.d1cf=12 join.d2--=7
join.d2-D=-20 join.d2-f=14 join.d2D-=-36 join.d2DD=36 join.d2c-=44 join.d2cD=19 join.d2cf=-4 join.d3--=-5 join.d3-D=41
join.d3-f=35 join.d3D-=-9 join.d3DD=41 join.d3c-=62 join.d3cD=-29 join.d3cf=25 l.also=-52 l.also@none=-40
l.also@number=20 l.also@other=-13 l.also@when=-6 l.also@who=-13 l.also~0=12 l.also~1=-27 l.also~2=-39 l.back=76
l.back@none=22 l.back@number=56 l.back@who=8 l.back~0=25 l.back~2=-6 l.back~3=57 l.but=46 l.but@none=-35
l.but@number=5 l.but@other=86 l.but@when=3 l.but@who=-14 l.but~1=18 l.but~2=16 l.but~3=11 l.days-only=-81 l.decided=86
l.decided@none=35 l.decided@number=-15 l.decided@other=9 l.decided@who=56 l.decided~0=19 l.decided~1=22 l.decided~2=48
l.decided~3=-3 l.drop=-10 l.drop@none=47 l.drop@number=-19 l.drop@other=-6 l.drop@when=-13 l.drop@who=-20 l.drop~0=-35
l.drop~1=-53 l.drop~2=10 l.drop~3=68 l.fix=21 l.fix@none=-77 l.fix@number=78 l.fix@when=15 l.fix@who=-21 l.fix~0=37
l.fix~1=-29 l.fix~2=-23 l.fix~3=36 l.hear=-10 l.hear@none=-3 l.hear@who=-7 l.hear~2=-8 l.hypo=-55 l.hypo@none=12
l.hypo@number=28 l.hypo@other=-13 l.hypo@when=-49 l.hypo@who=-33 l.hypo~0=-19 l.hypo~1=3 l.hypo~2=9 l.hypo~3=-48
l.keep=-17 l.keep@none=53 l.keep@number=-27 l.keep@other=-12 l.keep@when=-25 l.keep@who=-6 l.keep~0=-25 l.keep~1=-28
l.keep~2=-10 l.keep~3=45 l.long0=-23 l.long1=7 l.long2=8 l.long3=31 l.long4=-22 l.move=107 l.move@none=-4
l.move@number=8 l.move@other=9 l.move@when=57 l.move@who=37 l.move~0=25 l.move~1=-23 l.move~2=28 l.move~3=78
l.nodded=4 l.not=31 l.not@none=5 l.not@number=33 l.not@other=19 l.not@when=45 l.not@who=-70 l.not~0=15 l.not~1=-42
l.not~2=30 l.not~3=29 l.now=35 l.now@none=-23 l.now@number=15 l.now@other=8 l.now@when=29 l.now@who=7 l.now~0=-24
l.now~2=33 l.now~3=26 l.old=81 l.oldb=7 l.only-clock=-113 l.only-day=-112 l.only-name=-35 l.only-number=-100
l.only-other=-52 l.only-place=-42 l.open=-20 l.open@none=-15 l.open@who=-3 l.open~1=-5 l.open~2=-4 l.open~3=-9
l.past=-16 l.past@none=4 l.past@number=7 l.past@other=-3 l.past@when=-7 l.past@who=-17 l.past~0=-15 l.past~1=-39
l.past~2=5 l.past~3=33 l.plain@none=-85 l.plain@number=-36 l.plain@other=56 l.plain@when=-66 l.plain@who=-38
l.shift=25 l.shift@none=-13 l.shift@when=53 l.shift@who=-15 l.shift~0=26 l.shift~1=19 l.shift~2=-16 l.shift~3=-4
l.size0=69 l.size1=-27 l.size2=-59 l.size3=-11 l.size4=18 l.size5=9 l.so=13 l.so@none=-5 l.so@number=-3 l.so@other=8
l.so@when=29 l.so@who=-16 l.so~0=52 l.so~1=-37 l.so~2=-3 l.take=57 l.take@none=79 l.take@number=-8 l.take@who=-14
l.take~0=-6 l.take~1=27 l.take~2=35 l.values0=-12 l.values2=15 l.values3=-5 l.yes=38 l.yes@number=11 l.yes@other=-4
l.yes@when=20 l.yes@who=13 l.yes~0=-8 l.yes~1=21 l.yes~2=-22 l.yes~3=48 messages0=-89 messages0@none~1=-8
messages0@none~2=-17 messages0@none~3=-39 messages0@number~1=-3 messages0@number~3=-12 messages0@other~3=-13
messages0@when~1=-5 messages0@when~2=-4 messages0@when~3=-13 messages0@who~2=-5 messages0@who~3=-13 messages1=94
messages1@none~0=-44 messages1@none~1=-14 messages1@none~2=22 messages1@none~3=53 messages1@number~0=42
messages1@number~2=-30 messages1@number~3=9 messages1@other~1=16 messages1@other~2=16 messages1@other~3=3
messages1@when~0=-10 messages1@when~1=26 messages1@when~2=-17 messages1@when~3=16 messages1@who~0=-6
messages1@who~1=42 messages1@who~3=-10 messages2=16 messages2@none~0=4 messages2@none~1=-18 messages2@none~2=12
messages2@none~3=58 messages2@number~0=-3 messages2@number~1=47 messages2@number~2=-30 messages2@number~3=12
messages2@other~0=-10 messages2@other~1=14 messages2@other~3=3 messages2@when~0=32 messages2@when~1=22
messages2@when~2=-13 messages2@when~3=-95 messages2@who~0=-43 messages2@who~2=-30 messages2@who~3=12 messages3=-22
messages3@none~0=-3 messages3@none~1=-22 messages3@none~2=-21 messages3@none~3=-33 messages3@number~0=-73
messages3@number~1=-51 messages3@number~2=38 messages3@number~3=67 messages3@other~0=36 messages3@other~1=-11
messages3@other~3=6 messages3@when~0=-37 messages3@when~1=-16 messages3@when~2=79 messages3@when~3=53
messages3@who~0=-78 messages3@who~1=-15 messages3@who~2=56 messages3@who~3=31 messages4=-4 messages5=28 messages6=-21
named-before-decided=-10 named-before-plain=-40 named-before@none=-58 named-before@number=24 named-before@other=4
named-before@when=-27 named-before@who=8 names-differ=40 names-it=158 names-it-drop=-62 names-it-move=-28
names-it-not=-41 names-it-take=19 names-old=40 names-old@none=-11 names-old@number=67 names-old@when=24
names-old@who=-41 one-negated=-32 openings0=22 openings0@none=-20 openings0@number=53 openings0@when=36
openings0@who=-46 openings1=-36 openings1@none=-27 openings1@who=-7 openings2=-104 openings2@none=-26
openings2@number=-43 openings2@who=-31 openings3=21 openings3@none=-16 openings3@other=58 openings3@when=17
openings3@who=-35 openings4=29 openings4@none=23 openings4@number=13 openings4@other=7 openings4@when=-32
openings4@who=17 openings5=69 openings5@none=-3 openings5@number=37 openings5@when=-6 openings5@who=42 other-topic=-11
other-units=4 over=-81 own-and-others=-91 owner-and-self=-36 owner-once=-7 passed0@none=21 passed0@number=30
passed0@other=60 passed0@when=66 passed0@who=-42 passed1@none=50 passed1@number=16 passed1@other=-36 passed1@when=37
passed1@who=4 passed2@none=-6 passed2@number=46 passed2@other=39 passed2@when=-29 passed2@who=34 passed3@none=-55
passed3@number=-21 passed3@when=-33 passed3@who=-58 passed4@none=-37 passed4@number=-15 passed4@when=-22
passedx@none=-42 persons-differ=103 persons-differ-charge=14 plain0=-108 plain1=-5 plain2=50 plain3=62 restates=-29
restates-all=-21 restates-part=-8 restores=49 said-again=-99 said-other-day=-37 said-same-day=-201 settled-since=-42
share-name=-44 share0=-46 share1=-19 share2=5 share3=15 share4=3 share5=42 speaker-other=-88 speaker-same=88
tight@number=33 tight@other=61 tight@when=-30 tight@who=6 times-unit0=-19 times-unit1=77 times-unit2=-27
times-unit3=-32 times-unit4=-21 times0=165 times1=119 times2=-13 times3=-75 times4=-151 topic=28 topic-first=55
trouble=22 trouble-decided=53 trouble-plain=-20 trouble-shared=33 turned1=-47 turned2=89 untold=32 chain=-84
"""

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {name: int(weight) for name, weight in (entry.rsplit("=", 1) for entry in _TABLE.split())}
)
