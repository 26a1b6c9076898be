"""The weights of the features of a pair, in hundredths. `bench/fit_changes.py --write` writes them here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

BIAS: Final = -272  # of a pair without any feature

_TABLE: Final = """
afar1=-13 afar2=-19 afar3=16 afar4=17 agree.clock=139 agree.day=47 agree.name=19 agree.number=34 agree.other=34
agree.place=-39 apart0=-21 apart2=25 apart3=9 apart4=-43 apart5=6 apart6=21 apart7=16 apart8=-13 around0@none=-23
around0@number=17 around0@other=10 around0@when=12 around0@who=-19 around1=26 around1@number=49 around1@other=7
around1@who=-31 around2=41 around2@none=-26 around2@number=47 around2@other=23 around2@when=-27 around2@who=24
around3=-44 around3@none=-24 around3@number=-26 around3@when=26 around3@who=-19 around4=-22 around4@none=16
around4@number=-3 around4@when=-10 around4@who=-18 before-decided=-22 before0@none=-5 before0@number=20
before0@other=24 before0@when=22 before0@who=-63 before1=-25 before1@none=-3 before1@number=22 before1@when=-18
before1@who=-26 before2=37 before2@none=5 before2@number=31 before2@other=-16 before2@when=16 before3=-28
before3@none=-24 before3@number=9 before3@other=-4 before3@when=-22 before3@who=13 before4=17 before4@none=-31
before4@other=28 before4@when=6 before4@who=12 both-bare=-24 both-charge=17 both-money=10 both-people=30
both-self-other=5 both-self-same=-5 both-things=-19 clusters0@none=-43 clusters0@number=12 clusters0@other=42
clusters0@when=29 clusters0@who=-40 clusters2=-40 clusters2@none=-35 clusters2@number=-3 clusters2@when=11
clusters2@who=-12 clusters3=39 clusters3@none=-24 clusters3@number=55 clusters3@other=17 clusters3@when=-8 clusters4=3
clusters4@none=46 clusters4@number=20 clusters4@other=-26 clusters4@when=-28 clusters4@who=-8 cover0=-8 cover1=-9
cover2=-5 cover3=19 cover4=25 coverx=-22 days-agree=46 days-differ-alone=-39 decided-before=32 denies=30
differ.clock=68 differ.clock~0=37 differ.clock~1=-17 differ.clock~2=38 differ.clock~3=11 differ.day=-66
differ.day~0=-42 differ.day~1=9 differ.day~2=6 differ.day~3=-39 differ.name=-67 differ.name~0=-15 differ.name~1=14
differ.name~2=-7 differ.name~3=-60 differ.number-bare=-18 differ.number-bare~0=-18 differ.number-bare~1=24
differ.number-bare~2=-7 differ.number-bare~3=-17 differ.number-one=-60 differ.number-one~0=-20 differ.number-one~1=-3
differ.number-one~2=-18 differ.number-one~3=-19 differ.number-unit=-40 differ.number-unit~0=43
differ.number-unit~1=-29 differ.number-unit~3=-55 differ.other=26 differ.other~0=30 differ.other~1=20
differ.other~3=-24 differ.place=51 differ.place~0=18 differ.place~1=33 differ.place~2=-40 differ.place~3=40 e.ago=35
e.asks=-109 e.asks@none=-29 e.asks@number=-63 e.asks@other=-13 e.asks@when=-42 e.asks@who=37 e.back=42 e.but=-13
e.days-only=7 e.decided=65 e.decided@none=44 e.decided@number=-8 e.decided@when=27 e.decided@who=3 e.decided~0=-7
e.decided~1=28 e.decided~2=-6 e.decided~3=51 e.drop=-30 e.drop@none=27 e.drop@number=-5 e.drop@when=-23 e.drop@who=-28
e.fix=-34 e.hear=-46 e.hear@none=-24 e.hear@number=9 e.hear@when=-3 e.hear@who=-28 e.hypo=-96 e.hypo@none=-22
e.hypo@number=9 e.hypo@other=-19 e.hypo@when=-3 e.hypo@who=-60 e.if=21 e.if@none=29 e.if@who=-7 e.keep=28
e.keep@none=-13 e.keep@number=-8 e.keep@other=-4 e.keep@when=12 e.keep@who=43 e.move=-9 e.nodded=21 e.not=7
e.not@none=-10 e.not@number=13 e.not@other=6 e.not@when=-28 e.not@who=26 e.now=-11 e.old=-16 e.oldb=-5 e.only-clock=71
e.only-day=-12 e.only-name=-22 e.only-number=-31 e.only-other=38 e.only-place=3 e.open=119 e.open@none=114
e.open@who=-21 e.past=-27 e.past@none=13 e.past@number=-28 e.past@other=-35 e.past@when=-79 e.past@who=100
e.settled@none=-16 e.settled@number=3 e.settled@other=-28 e.settled@when=17 e.settled@who=44 e.shift=-4 e.size0=27
e.size2=-5 e.size3=-19 e.size4=-14 e.size5=12 e.so=37 e.so@none=10 e.so@number=18 e.so@when=4 e.so@who=3 e.take=-21
e.values0=4 e.values1=27 e.values2=-7 e.values3=-25 e.yes=-3 framed=10 fresh-before=-31 fresh-between=-38
fresh-between@number=-68 fresh-between@other=-11 fresh-between@when=-14 fresh-between@who=53 gone-before=-5
gone-between=59 join.-0--=-53 join.-0-D=-21 join.-0-f=29 join.-0D-=-17 join.-0DD=16 join.-0cD=-10 join.-0cf=-51
join.-1--=-35 join.-1-D=-3 join.-1-f=-43 join.-1D-=-10 join.-1DD=14 join.-1c-=-32 join.-1cD=21 join.-2--=-7
join.-2-D=-8 join.-2-f=-25 join.-2D-=-18 join.-2DD=23 join.-2c-=-26 join.-2cD=6 join.-2cf=-30 join.-3--=31 join.-3-f=4
join.-3D-=28 join.-3DD=8 join.-3c-=6 join.-3cD=21 join.-3cf=20 join.d0--=-59 join.d0-f=-33 join.d0D-=-28 join.d0DD=21
join.d0c-=34 join.d0cD=7 join.d0cf=-31 join.d1--=12 join.d1-D=-24 join.d1-f=-30 join.d1D-=-4 join.d1DD=27 join.d1c-=11
join.d1cD=13 join.d2--=4 join.d2-D=-27 join.d2-f=11 join.d2D-=-43 join.d2DD=31 join.d2c-=35 join.d2cD=20 join.d2cf=28
join.d3-D=31 join.d3-f=67 join.d3D-=7 join.d3DD=8 join.d3c-=91 join.d3cD=-22 join.d3cf=7 l.ago=-92 l.ago@none=-4
l.ago@number=-9 l.ago@other=-75 l.ago@who=-3 l.ago~0=-5 l.ago~1=-7 l.ago~2=-7 l.ago~3=-72 l.back=70 l.back@none=48
l.back@number=47 l.back@who=22 l.back~0=21 l.back~1=-17 l.back~2=4 l.back~3=63 l.but=36 l.but@none=-42 l.but@number=7
l.but@other=45 l.but@when=44 l.but@who=-18 l.but~0=-23 l.but~1=-23 l.but~2=44 l.but~3=37 l.days-only=-89 l.decided=88
l.decided@none=23 l.decided@number=-14 l.decided@other=10 l.decided@when=-12 l.decided@who=80 l.decided~0=20
l.decided~1=20 l.decided~2=52 l.decided~3=-5 l.drop=-16 l.drop@none=35 l.drop@number=-20 l.drop@other=-5 l.drop@when=5
l.drop@who=-31 l.drop~0=-56 l.drop~1=-33 l.drop~3=71 l.fix=12 l.fix@none=-64 l.fix@number=49 l.fix@when=11
l.fix@who=-15 l.fix~0=3 l.fix~1=-21 l.fix~2=-12 l.fix~3=43 l.hear=-9 l.hear@who=-7 l.hear~2=-7 l.hypo=-55
l.hypo@number=32 l.hypo@other=-7 l.hypo@when=-47 l.hypo@who=-31 l.hypo~0=-33 l.hypo~1=32 l.hypo~3=-52 l.keep=-9
l.keep@none=20 l.keep@number=-27 l.keep@other=-12 l.keep@when=21 l.keep@who=-12 l.keep~0=11 l.keep~1=-22 l.keep~2=-27
l.keep~3=29 l.long0=-24 l.long1=3 l.long2=16 l.long3=34 l.long4=-30 l.move=112 l.move@none=-15 l.move@number=-3
l.move@other=18 l.move@when=68 l.move@who=43 l.move~0=44 l.move~1=-9 l.move~2=-4 l.move~3=81 l.nodded=4 l.not=16
l.not@none=-4 l.not@number=14 l.not@other=13 l.not@when=54 l.not@who=-61 l.not~0=19 l.not~1=-30 l.not~2=28 l.now=27
l.now@none=-12 l.now@number=44 l.now@other=15 l.now@when=3 l.now@who=-23 l.now~0=-32 l.now~2=40 l.now~3=22 l.old=88
l.oldb=11 l.only-clock=-86 l.only-day=-109 l.only-name=-41 l.only-number=-76 l.only-other=-53 l.only-place=-38
l.open=-29 l.open@none=-23 l.open@who=-4 l.open~0=-3 l.open~1=-6 l.open~2=-13 l.open~3=-7 l.past=-12 l.past@none=10
l.past@number=19 l.past@other=-28 l.past@when=-3 l.past@who=-9 l.past~0=-10 l.past~1=-33 l.past~2=12 l.past~3=20
l.plain@none=-73 l.plain@number=-50 l.plain@other=25 l.plain@when=-65 l.plain@who=-30 l.shift=29 l.shift@none=-10
l.shift~0=31 l.shift~1=3 l.size0=71 l.size1=-7 l.size2=-79 l.size3=-24 l.size4=16 l.size5=24 l.so=9 l.so@none=5
l.so@number=-20 l.so@when=39 l.so@who=-16 l.so~0=53 l.so~1=-26 l.so~2=-13 l.so~3=-4 l.take=40 l.take@none=63
l.take@number=-10 l.take@who=-14 l.take~0=-4 l.take~2=38 l.take~3=5 l.values0=-3 l.values2=8 l.values3=-7 l.yes=43
l.yes@none=8 l.yes@number=16 l.yes@when=7 l.yes@who=11 l.yes~1=-5 l.yes~2=-10 l.yes~3=61 messages0=-78
messages0@none~1=-9 messages0@none~2=-18 messages0@none~3=-27 messages0@number~3=-12 messages0@when~1=-6
messages0@when~2=-4 messages0@when~3=-15 messages0@who~2=-4 messages0@who~3=-8 messages1=77 messages1@none~0=-69
messages1@none~1=20 messages1@none~2=30 messages1@none~3=63 messages1@number~0=14 messages1@number~1=-5
messages1@number~2=-9 messages1@number~3=7 messages1@other~1=24 messages1@other~3=-9 messages1@when~0=-7
messages1@when~1=5 messages1@when~2=-11 messages1@who~0=-4 messages1@who~1=36 messages1@who~3=-5 messages2=3
messages2@none~0=12 messages2@none~1=-12 messages2@none~2=-5 messages2@none~3=64 messages2@number~0=35
messages2@number~1=32 messages2@number~2=-33 messages2@number~3=25 messages2@other~0=-5 messages2@other~1=28
messages2@other~3=-40 messages2@when~0=30 messages2@when~1=10 messages2@when~2=-20 messages2@when~3=-73
messages2@who~0=-24 messages2@who~1=-12 messages2@who~2=-33 messages2@who~3=-3 messages3=-30 messages3@none~0=-5
messages3@none~1=-29 messages3@none~2=-16 messages3@none~3=-56 messages3@number~0=-91 messages3@number~1=-30
messages3@number~2=32 messages3@number~3=81 messages3@other~0=38 messages3@other~1=-25 messages3@other~2=18
messages3@other~3=19 messages3@when~0=-37 messages3@when~1=-17 messages3@when~2=89 messages3@when~3=58
messages3@who~0=-76 messages3@who~1=-27 messages3@who~2=56 messages3@who~3=45 messages5=35 messages6=-8
named-before-decided=-36 named-before@none=-32 named-before@number=6 named-before@other=-4 named-before@when=-35
named-before@who=26 names-differ=33 names-it=143 names-it-drop=-57 names-it-move=-8 names-it-not=-16 names-it-take=29
names-old=57 names-old@none=-10 names-old@number=69 names-old@when=31 names-old@who=-36 one-negated=-15 openings0=29
openings0@none=-23 openings0@number=53 openings0@other=-4 openings0@when=34 openings0@who=-30 openings1=-28
openings1@none=-19 openings1@who=-7 openings2=-96 openings2@none=-45 openings2@number=-29 openings2@who=-19
openings3=26 openings3@none=-16 openings3@number=-5 openings3@other=64 openings3@when=21 openings3@who=-39
openings4=24 openings4@none=32 openings4@number=35 openings4@other=15 openings4@when=-55 openings4@who=-4 openings5=46
openings5@none=14 openings5@number=29 openings5@other=-39 openings5@when=5 openings5@who=36 other-number=-142
other-topic=7 other-units=-13 over=-101 own-and-others=-102 owner-once=39 passed0@none=9 passed0@number=29
passed0@other=28 passed0@when=43 passed0@who=-43 passed1@none=57 passed1@number=-8 passed1@other=-33 passed1@when=21
passed1@who=-3 passed2@number=57 passed2@other=44 passed2@when=-26 passed2@who=23 passed3@none=-42 passed3@when=-26
passed3@who=-51 passed4@none=-37 passed4@number=3 passed4@when=-9 passed4@who=11 passedx@none=-44 persons-differ=93
persons-differ-charge=24 plain0=-128 plain1=-12 plain2=61 plain3=80 restates=-15 restates-all=-17 said-again=-131
said-other-day=-11 said-same-day=-167 settled-since=-47 share-name=-46 share0=-58 share1=-5 share2=18 share3=19
share5=29 speaker-other=-79 speaker-same=79 tight@number=49 tight@other=-6 tight@when=-26 tight@who=18 times-unit0=22
times-unit1=67 times-unit2=-32 times-unit3=-33 times-unit4=-25 times0=120 times1=113 times2=-25 times3=-74 times4=-151
topic=40 topic-first=45 trouble=19 trouble-decided=45 trouble-plain=-9 trouble-shared=36 turned1=-58 turned2=91
chain=-84
"""

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {name: int(weight) for name, weight in (entry.rsplit("=", 1) for entry in _TABLE.split())}
)
