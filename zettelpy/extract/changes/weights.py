"""The weights of the features of a pair, in hundredths. `bench/fit_changes.py --write` writes them here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

BIAS: Final = -280  # of a pair without any feature

_TABLE: Final = """
afar0=20 afar1=-28 afar2=-28 afar3=23 afar4=13 agree.clock=151 agree.day=35 agree.name=7 agree.number=62
agree.other=31 agree.place=-33 apart0=-26 apart1=-14 apart2=29 apart3=8 apart4=-36 apart5=-4 apart6=32 apart7=19
apart8=-8 around0=10 around0@none=-35 around0@number=-9 around0@other=42 around0@when=11 around1=32 around1@none=-4
around1@number=64 around1@other=7 around1@who=-35 around2=40 around2@none=-23 around2@number=29 around2@other=18
around2@when=-11 around2@who=26 around3=-49 around3@none=-28 around3@number=-23 around3@when=20 around3@who=-17
around4=-33 around4@none=23 around4@number=-4 around4@when=-5 around4@who=-36 before-decided=-43 before0=-18
before0@none=-13 before0@number=21 before0@other=22 before0@who=-48 before1@none=-20 before1@number=3 before1@who=8
before2=42 before2@none=16 before2@number=17 before2@other=-7 before2@when=24 before2@who=-8 before3=-33
before3@none=-25 before3@number=6 before3@other=-7 before3@when=-3 before3@who=-4 before4=7 before4@none=-25
before4@number=10 before4@other=33 before4@who=-9 both-bare=26 both-charge=-11 both-money=55 both-people=32
both-self-other=8 both-self-same=-5 clusters0@none=-49 clusters0@number=7 clusters0@other=32 clusters0@when=31
clusters0@who=-20 clusters1=-3 clusters2=-48 clusters2@none=-42 clusters2@number=-5 clusters2@when=12
clusters2@who=-11 clusters3=55 clusters3@none=-21 clusters3@number=50 clusters3@other=29 clusters3@when=14
clusters3@who=-16 clusters4=-6 clusters4@none=46 clusters4@number=4 clusters4@when=-41 clusters4@who=-11 cover1=-4
cover2=-7 cover3=13 cover4=21 coverx=-20 days-agree=40 days-differ=-19 days-differ-alone=-12 decided-before=48
denies=26 differ.clock=82 differ.clock~0=43 differ.clock~1=11 differ.clock~2=33 differ.clock~3=-4 differ.day=-29
differ.day~0=-10 differ.day~1=11 differ.day~2=5 differ.day~3=-34 differ.name=-50 differ.name~0=-3 differ.name~1=8
differ.name~2=-4 differ.name~3=-52 differ.number-bare~0=-19 differ.number-bare~1=8 differ.number-bare~2=-23
differ.number-bare~3=32 differ.number-one=-36 differ.number-one~1=16 differ.number-one~2=-21 differ.number-one~3=-28
differ.number-unit=-45 differ.number-unit~0=34 differ.number-unit~1=-35 differ.number-unit~2=9
differ.number-unit~3=-53 differ.other=22 differ.other~0=24 differ.other~1=13 differ.other~2=-18 differ.other~3=4
differ.place=54 differ.place~0=18 differ.place~1=49 differ.place~2=-52 differ.place~3=38 e.ago=43 e.also=-22
e.asks=-116 e.asks@none=-23 e.asks@number=-72 e.asks@other=-12 e.asks@when=-52 e.asks@who=42 e.back=33 e.but=-46
e.days-only=19 e.decided=69 e.decided@none=34 e.decided@number=-16 e.decided@other=24 e.decided@when=18
e.decided@who=9 e.decided~0=-4 e.decided~1=33 e.decided~2=-4 e.decided~3=44 e.drop=-30 e.drop@none=49 e.drop@number=-7
e.drop@when=-33 e.drop@who=-38 e.fix=-27 e.hear=-35 e.hear@none=-24 e.hear@number=18 e.hear@who=-27 e.hypo=-100
e.hypo@none=-15 e.hypo@number=27 e.hypo@other=-34 e.hypo@when=-6 e.hypo@who=-71 e.if=34 e.if@none=45 e.if@who=-9
e.keep=11 e.keep@none=-20 e.keep@number=17 e.keep@other=-14 e.keep@when=-14 e.keep@who=41 e.move=8 e.nodded=26
e.not=25 e.not@none=-12 e.not@number=6 e.not@other=30 e.not@when=-22 e.not@who=22 e.now=-26 e.old=17 e.oldb=-6
e.only-clock=67 e.only-day=-13 e.only-name=-6 e.only-number=-11 e.only-other=33 e.only-place=-11 e.open=128
e.open@none=112 e.open@who=-26 e.past=-46 e.past@none=-15 e.past@number=-36 e.past@other=10 e.past@when=-70
e.past@who=65 e.settled@none=14 e.settled@number=22 e.settled@other=-11 e.settled@when=25 e.settled@who=47 e.shift=-4
e.size0=5 e.size2=-8 e.size4=-16 e.size5=22 e.so=25 e.so@none=11 e.so@number=10 e.so@other=-15 e.so@when=15 e.so@who=3
e.take=-20 e.values0=26 e.values1=22 e.values2=-17 e.values3=-31 e.yes=14 framed=17 fresh-before=-42 fresh-between=-30
fresh-between@none=13 fresh-between@number=-66 fresh-between@other=-15 fresh-between@when=-6 fresh-between@who=44
gone-before=-21 gone-between=56 join.-0--=-50 join.-0-D=-34 join.-0-f=24 join.-0D-=-39 join.-0DD=45 join.-0c-=-14
join.-0cD=6 join.-0cf=-35 join.-1--=-70 join.-1-f=-11 join.-1D-=-26 join.-1DD=42 join.-1c-=3 join.-1cD=10
join.-1cf=-35 join.-2-f=-14 join.-2D-=-29 join.-2DD=30 join.-2c-=12 join.-2cD=-22 join.-2cf=-39 join.-3--=13
join.-3-D=-11 join.-3-f=24 join.-3D-=8 join.-3DD=4 join.-3c-=18 join.-3cD=-5 join.-3cf=38 join.d0--=-61 join.d0-D=-28
join.d0-f=-32 join.d0D-=-43 join.d0DD=33 join.d0c-=40 join.d0cD=-5 join.d0cf=-38 join.d1--=20 join.d1-D=-31
join.d1-f=-19 join.d1D-=-8 join.d1DD=25 join.d1c-=16 join.d1cD=4 join.d2--=5 join.d2-D=-17 join.d2-f=13 join.d2D-=-37
join.d2DD=33 join.d2c-=45 join.d2cD=19 join.d2cf=-4 join.d3--=-6 join.d3-D=41 join.d3-f=35 join.d3D-=-10 join.d3DD=41
join.d3c-=61 join.d3cD=-30 join.d3cf=25 l.also=-31 l.also@number=15 l.also@other=-15 l.also@when=-9 l.also@who=-21
l.also~0=11 l.also~1=-27 l.also~2=-9 l.also~3=-7 l.back=76 l.back@none=23 l.back@number=56 l.back@who=8 l.back~0=26
l.back~2=-6 l.back~3=56 l.but=47 l.but@none=-35 l.but@number=4 l.but@other=87 l.but@when=4 l.but@who=-14 l.but~1=19
l.but~2=14 l.but~3=11 l.days-only=-82 l.decided=84 l.decided@none=33 l.decided@number=-17 l.decided@other=9
l.decided@who=57 l.decided~0=21 l.decided~1=17 l.decided~2=48 l.drop=-10 l.drop@none=48 l.drop@number=-19
l.drop@other=-6 l.drop@when=-12 l.drop@who=-21 l.drop~0=-35 l.drop~1=-52 l.drop~2=10 l.drop~3=68 l.fix=19
l.fix@none=-79 l.fix@number=77 l.fix@when=15 l.fix@who=-21 l.fix~0=38 l.fix~1=-29 l.fix~2=-28 l.fix~3=38 l.hear=-10
l.hear@none=-3 l.hear@who=-7 l.hear~2=-8 l.hypo=-54 l.hypo@none=13 l.hypo@number=28 l.hypo@other=-14 l.hypo@when=-48
l.hypo@who=-33 l.hypo~0=-19 l.hypo~1=3 l.hypo~2=9 l.hypo~3=-48 l.keep=-16 l.keep@none=54 l.keep@number=-27
l.keep@other=-12 l.keep@when=-25 l.keep@who=-5 l.keep~0=-24 l.keep~1=-28 l.keep~2=-9 l.keep~3=45 l.long0=-23 l.long1=6
l.long2=8 l.long3=31 l.long4=-22 l.move=108 l.move@none=-4 l.move@number=8 l.move@other=9 l.move@when=58 l.move@who=36
l.move~0=25 l.move~1=-21 l.move~2=27 l.move~3=77 l.nodded=5 l.not=31 l.not@none=3 l.not@number=33 l.not@other=19
l.not@when=47 l.not@who=-71 l.not~0=16 l.not~1=-41 l.not~2=26 l.not~3=30 l.now=36 l.now@none=-21 l.now@number=16
l.now@other=7 l.now@when=26 l.now@who=8 l.now~0=-24 l.now~2=35 l.now~3=27 l.old=81 l.oldb=8 l.only-clock=-112
l.only-day=-108 l.only-name=-35 l.only-number=-99 l.only-other=-51 l.only-place=-42 l.open=-20 l.open@none=-16
l.open@who=-3 l.open~1=-5 l.open~2=-4 l.open~3=-9 l.past=-16 l.past@none=4 l.past@number=7 l.past@other=-3
l.past@when=-8 l.past@who=-17 l.past~0=-15 l.past~1=-39 l.past~2=5 l.past~3=34 l.plain@none=-77 l.plain@number=-34
l.plain@other=56 l.plain@when=-66 l.plain@who=-37 l.shift=25 l.shift@none=-13 l.shift@when=53 l.shift@who=-15
l.shift~0=26 l.shift~1=18 l.shift~2=-17 l.shift~3=-3 l.size0=69 l.size1=-26 l.size2=-58 l.size3=-12 l.size4=18
l.size5=8 l.so=13 l.so@none=-5 l.so@other=7 l.so@when=29 l.so@who=-17 l.so~0=51 l.so~1=-34 l.so~2=-5 l.take=55
l.take@none=78 l.take@number=-8 l.take@who=-15 l.take~0=-5 l.take~1=27 l.take~2=35 l.values0=-12 l.values2=14
l.values3=-5 l.yes=38 l.yes@number=11 l.yes@other=-4 l.yes@when=18 l.yes@who=15 l.yes~0=-7 l.yes~1=15 l.yes~2=-17
l.yes~3=47 messages0=-88 messages0@none~1=-8 messages0@none~2=-17 messages0@none~3=-38 messages0@number~1=-3
messages0@number~2=-5 messages0@number~3=-12 messages0@other~3=-13 messages0@when~1=-5 messages0@when~2=-3
messages0@when~3=-12 messages0@who~2=-5 messages0@who~3=-14 messages1=94 messages1@none~0=-43 messages1@none~1=-14
messages1@none~2=27 messages1@none~3=53 messages1@number~0=41 messages1@number~2=-30 messages1@number~3=7
messages1@other~1=16 messages1@other~2=16 messages1@other~3=3 messages1@when~0=-10 messages1@when~1=26
messages1@when~2=-17 messages1@when~3=14 messages1@who~0=-6 messages1@who~1=43 messages1@who~2=-3 messages1@who~3=-10
messages2=15 messages2@none~1=-17 messages2@none~2=11 messages2@none~3=57 messages2@number~1=48 messages2@number~2=-31
messages2@number~3=11 messages2@other~0=-9 messages2@other~1=14 messages2@other~3=4 messages2@when~0=32
messages2@when~1=22 messages2@when~2=-16 messages2@when~3=-95 messages2@who~0=-42 messages2@who~2=-29
messages2@who~3=13 messages3=-23 messages3@none~1=-22 messages3@none~2=-21 messages3@none~3=-34 messages3@number~0=-74
messages3@number~1=-52 messages3@number~2=38 messages3@number~3=68 messages3@other~0=36 messages3@other~1=-12
messages3@other~3=6 messages3@when~0=-37 messages3@when~1=-21 messages3@when~2=83 messages3@when~3=55
messages3@who~0=-78 messages3@who~1=-15 messages3@who~2=56 messages3@who~3=31 messages4=-4 messages5=29 messages6=-22
named-before-decided=-10 named-before-plain=-40 named-before@none=-59 named-before@number=24 named-before@other=4
named-before@when=-28 named-before@who=8 names-differ=39 names-it=156 names-it-drop=-60 names-it-move=-27
names-it-not=-37 names-it-take=21 names-old=41 names-old@none=-11 names-old@number=67 names-old@when=25
names-old@who=-41 one-negated=-34 openings0=21 openings0@none=-21 openings0@number=55 openings0@when=33
openings0@who=-45 openings1=-36 openings1@none=-27 openings1@who=-7 openings2=-105 openings2@none=-27
openings2@number=-42 openings2@who=-30 openings3=21 openings3@none=-16 openings3@number=-4 openings3@other=57
openings3@when=20 openings3@who=-36 openings4=28 openings4@none=25 openings4@number=12 openings4@other=7
openings4@when=-31 openings4@who=16 openings5=70 openings5@number=38 openings5@when=-6 openings5@who=42
other-topic=-13 over=-80 own-and-others=-91 owner-and-self=-35 owner-once=-4 passed0@none=26 passed0@number=30
passed0@other=60 passed0@when=66 passed0@who=-42 passed1@none=49 passed1@number=17 passed1@other=-36 passed1@when=38
passed1@who=5 passed2@none=-13 passed2@number=45 passed2@other=39 passed2@when=-34 passed2@who=34 passed3@none=-54
passed3@number=-20 passed3@when=-34 passed3@who=-58 passed4@none=-32 passed4@number=-15 passed4@when=-20
passedx@none=-43 persons-differ=104 persons-differ-charge=12 plain0=-105 plain2=46 plain3=61 restates=-31
restates-all=-24 restates-part=-7 restores=49 said-again=-97 said-other-day=-41 said-same-day=-204 settled-since=-42
share-name=-46 share0=-48 share1=-19 share2=6 share3=15 share4=4 share5=42 speaker-other=-87 speaker-same=87
tight@number=32 tight@other=59 tight@when=-34 tight@who=7 times-unit0=-19 times-unit1=79 times-unit2=-32
times-unit3=-32 times-unit4=-21 times0=168 times1=122 times3=-73 times4=-148 topic=29 topic-first=59 trouble=21
trouble-decided=53 trouble-plain=-20 trouble-shared=33 turned1=-48 turned2=92 untold=27 chain=-85
"""

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {name: int(weight) for name, weight in (entry.rsplit("=", 1) for entry in _TABLE.split())}
)
