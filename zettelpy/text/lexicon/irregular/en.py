"""Irregular English verbs and plurals: each line holds the base form, a colon and the forms that are looked up as it.

What a form means in everyday talk decides whether it stands here:

- kept, since the verb is what a reader expects: `saw` (see), `left` (leave), `found` (find), `felt` (feel), `fell`
  (fall), `spoke` (speak), `thought` (think), `meant`, `lit` (light), `shot` (shoot), `lent` (lend), `sat` (sit)
- left out, since something else is meant at least as often: `ground` (grind), `wound` (wind), `bound` (bind), `rose`
  (rise), `bore` (bear), `bit` (bite), `dove` (dive), `lay` (lie; `laid` is of lay, `lain` of lie), `wed`, `born`,
  `resent` (resend), `sawn`, `leaves` (leaf), `lives` (life), `dice` (die), `axes`, `bases`
- left out, since the base form says too little: `better` and `best`, `worse` and `worst`, what belongs to `be`, `have`
  and `do`; `data` and `media` are words of their own

Verbs whose forms are all alike (`cut`, `put`, `read`) need no line. Some regular forms that stemming does not bring
together with their base stand here as well (`goes`, `buses`, `panicked`).
"""

from __future__ import annotations

from typing import Final

VERBS: Final = """
arise: arose arisen
awake: awoke awoken
babysit: babysat
bear: borne
beat: beaten
become: became
befall: befell befallen
begin: began begun
behold: beheld
bend: bent
bite: bitten
bleed: bled
blow: blew blown
break: broke broken
breed: bred
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
choose: chose chosen
cling: clung
come: came
creep: crept
deal: dealt
dig: dug
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
dwell: dwelt
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fling: flung
fly: flew flown
forbid: forbade forbidden
foresee: foresaw foreseen
foretell: foretold
forget: forgot forgotten
forgive: forgave forgiven
forsake: forsook forsaken
freeze: froze frozen
get: got gotten
give: gave given
go: goes went gone
grow: grew grown
hang: hung
hear: heard
hide: hid hidden
hold: held
keep: kept
kneel: knelt
know: knew known
lay: laid
lead: led
lean: leant
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lain
light: lit
lose: lost
make: made
mean: meant
meet: met
mishear: misheard
mislead: misled
mistake: mistook mistaken
misunderstand: misunderstood
mow: mown
outdo: outdid outdone
outgrow: outgrew outgrown
outrun: outran
outsell: outsold
overcome: overcame
overdo: overdid overdone
overeat: overate overeaten
overhear: overheard
override: overrode overridden
overrun: overran
oversee: oversaw overseen
oversleep: overslept
overspend: overspent
overtake: overtook overtaken
overthrow: overthrew overthrown
overwrite: overwrote overwritten
partake: partook partaken
pay: paid
plead: pled
prove: proven
rebuild: rebuilt
redo: redid redone
redraw: redrew redrawn
regrow: regrew regrown
remake: remade
repay: repaid
rerun: reran
resell: resold
retake: retook retaken
retell: retold
rethink: rethought
rewrite: rewrote rewritten
ride: rode ridden
ring: rang rung
rise: risen
run: ran
say: said
see: saw seen
seek: sought
sell: sold
send: sent
sew: sewn
shake: shook shaken
shave: shaven
shine: shone
shoot: shot
show: shown
shrink: shrank shrunk
sing: sang sung
sink: sank sunk
sit: sat
slay: slew slain
sleep: slept
slide: slid
sling: slung
smell: smelt
sneak: snuck
sow: sown
speak: spoke spoken
speed: sped
spell: spelt
spend: spent
spill: spilt
spin: spun
spit: spat
spoil: spoilt
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
stride: strode stridden
strike: struck stricken
string: strung
strive: strove striven
swear: swore sworn
sweep: swept
swell: swollen
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tore torn
tell: told
think: thought
throw: threw thrown
tread: trod trodden
undergo: underwent undergone
understand: understood
undertake: undertook undertaken
undo: undid undone
unfreeze: unfroze unfrozen
uphold: upheld
upsell: upsold
wake: woke woken
wear: wore worn
weave: wove woven
weep: wept
win: won
withdraw: withdrew withdrawn
withhold: withheld
withstand: withstood
wring: wrung
write: wrote written
panic: panicked panicking
picnic: picnicked picnicking
mimic: mimicked mimicking
traffic: trafficked trafficking
"""

NOUNS: Final = """
child: children
grandchild: grandchildren
godchild: godchildren
schoolchild: schoolchildren
stepchild: stepchildren
man: men
woman: women
businessman: businessmen
businesswoman: businesswomen
cameraman: cameramen
chairman: chairmen
congressman: congressmen
craftsman: craftsmen
fireman: firemen
fisherman: fishermen
freshman: freshmen
gentleman: gentlemen
handyman: handymen
policeman: policemen
policewoman: policewomen
postman: postmen
salesman: salesmen
saleswoman: saleswomen
snowman: snowmen
spokesman: spokesmen
workman: workmen
person: people
foot: feet
goose: geese
tooth: teeth
louse: lice
mouse: mice
ox: oxen
calf: calves
dwarf: dwarves
elf: elves
half: halves
hoof: hooves
housewife: housewives
knife: knives
loaf: loaves
midwife: midwives
scarf: scarves
shelf: shelves
bookshelf: bookshelves
thief: thieves
werewolf: werewolves
wife: wives
wolf: wolves
alumnus: alumni
cactus: cacti
focus: foci
fungus: fungi
nucleus: nuclei
radius: radii
stimulus: stimuli
syllabus: syllabi
bacterium: bacteria
curriculum: curricula
memorandum: memoranda
criterion: criteria
phenomenon: phenomena
appendix: appendices
index: indices
matrix: matrices
vertex: vertices
analysis: analyses
crisis: crises
diagnosis: diagnoses
hypothesis: hypotheses
oasis: oases
parenthesis: parentheses
prognosis: prognoses
thesis: theses
bus: buses bused busing
canvas: canvases
gas: gases
lens: lenses
plus: pluses
quiz: quizzes quizzed quizzing
"""

FORMS: Final = VERBS + NOUNS
