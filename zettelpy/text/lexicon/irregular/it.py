"""Irregular Italian verbs of everyday talk, folded: each line holds the infinitive, a colon and forms looked up as it.

Forms of verbs that are stop words (`essere`, `avere`, `fare` and the like) are no search terms. Left out is what another
word is as often: `letto` (bed), `data` (date), `terra` (earth), `riso` (rice), `spesa` (shopping), `corso`, `prodotto`,
`successo`, `sale` (salt), `danno` (damage), `posto`, `diretto`, `stretto`, `espresso`.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = """
accendere: acceso accesa accesi accese
accorgere: accorto accorta accorti
aggiungere: aggiunto aggiunta aggiunti aggiunte aggiunse
andare: andro andra andremo andranno andrebbe
aprire: aperto aperta aperti aperte
assumere: assunto assunta assunti assunse
bere: bevo beve bevono bevuto bevve beviamo
chiedere: chiesto chiesta chiesti chieste chiese
chiudere: chiuso chiusa chiusi chiuse
cogliere: colto colse
concludere: concluso conclusa concluse
condividere: condiviso condivisa
confondere: confuso confusa
convincere: convinto convinta convinti convinse
coprire: coperto coperti
correre: corsero
cuocere: cotto cotta cotti cotte
dare: do diede daranno
decidere: deciso decisa decisi decise
difendere: difeso difesa
dipingere: dipinto dipinta dipinti
dire: dico dici dice dicono detto detta disse dissero diremo diceva dicevano diciamo dite dicendo
dirigere: diresse
discutere: discusso discussa discussi
distruggere: distrutto distrutta
dividere: diviso divisa divisi
eleggere: eletto eletta
friggere: fritto fritta
giungere: giunto giunse
interrompere: interrotto interrotta
leggere: lesse lessero letta
mettere: messo messi messe mise misero
morire: muore muoiono morto morta morti
muovere: mosso mossa mossi
nascere: nato nata nati nate nacque
nascondere: nascosto nascosta
offendere: offeso offesa
offrire: offerto offerta offerti
ottenere: ottengo ottiene ottengono
perdere: perso persa persi perse
permettere: permesso permise
piacere: piacciono piacque
piangere: pianse
porre: pone pongono
prendere: preso presa presi prese
prevedere: previsto prevista previsti previste
promettere: promesso promessa promise
proporre: propongo propone propongono proposto proposta proposti
raccogliere: raccolto raccolta raccolti
raggiungere: raggiunto raggiunse
rendere: reso resa resi
ridurre: ridotto ridotta riduce
rimanere: rimango rimangono rimasto rimasta rimasti rimaste rimase rimarra
riprendere: ripreso ripresa ripresi
risolvere: risolto risolta risolti
rispondere: risposto risposta rispose
rompere: rotto rotti rotte ruppe
salire: salgo salgono
sapere: sai sa sanno seppe sapra
scegliere: scelgo scelgono scelto scelta scelti scelte scelse
scendere: sceso scesa scesi scese
scoprire: scoperto scoperta scoperti
scrivere: scritto scritta scritti scritte scrisse scrissero
sedere: siedo siede siedono
sorprendere: sorpreso sorpresa
spegnere: spento spenta spenti
spendere: speso spesi
spingere: spinto spinta
succedere: successe
tenere: tengo tieni tiene tengono tenne
togliere: tolgo tolgono tolto tolta tolti tolse
tradurre: tradotto tradotta traduce
uccidere: ucciso uccisa uccise
uscire: esco esci esce escono esca
vedere: visto vista visti viste vide videro vedro vedra vedremo vedranno
venire: vengo vieni viene vengono venne vennero verra verro verranno verrebbe
vincere: vinto vinta vinti vinse vinsero
vivere: vissuto visse
volere: vuoi vorrei vorrebbe vorra
"""
