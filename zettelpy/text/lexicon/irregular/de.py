"""Strong German verbs of everyday talk, folded: each line holds the infinitive, a colon and forms looked up as it.

A form counts behind a prefix as well (`aufgeschrieben`, `verstanden`), one with `-` in front only behind a prefix, one
with `!` behind it only alone. Participles stand with their `ge` and count with adjective endings and, behind a prefix,
without `ge`. Left out is what another word is as often, alone (`band`, `stahl`, `log`, `rang`, `wand`, `stand`, `floh`,
`tat`, `weiss`) or with a prefix (`gaben` in `aufgaben`, `nahmen` in `einnahmen`, `griff` in `begriff`).
"""

from __future__ import annotations

from typing import Final

FORMS: Final = """
beginnen: begann begannen begonnen
beissen: gebissen
biegen: bog gebogen
bieten: -bot geboten
binden: gebunden
bitten: bat baten! gebeten
bleiben: blieb blieben geblieben
braten: briet
brechen: brach! brachen bricht brichst gebrochen
brennen: brannte brannten gebrannt
bringen: brachte brachten brachtest gebracht
denken: dachte dachten dachtest gedacht
empfehlen: empfahl empfahlen empfiehlt empfiehlst empfohlen
entstehen: entstand entstanden
essen: ass assen isst gegessen
fahren: fuhr fuhren fuhrst
fallen: fiel fielen
fangen: fing fingen
finden: fand fanden fandest gefunden
fliegen: flog flogen geflogen
fliehen: geflohen
fliessen: floss geflossen
fressen: frass frisst
frieren: fror froren gefroren
geben: gab gabst gibt gibst gib
gefallen: gefiel gefielen
gehen: ging gingen gingst gegangen
gelingen: gelang gelungen
gelten: galt galten gilt gegolten
geniessen: genoss genossen
geraten: geriet gerieten
geschehen: geschah geschieht
gewinnen: gewann gewannen gewonnen
giessen: goss gegossen
graben: grub
greifen: gegriffen
halten: hielt hielten
hangen: hing hingen
heben: hob hoben gehoben
heissen: hiess hiessen
helfen: half halfen hilft hilfst hilf geholfen
kennen: kannte kannten kanntest gekannt
klingen: klang klangen geklungen
kommen: kam kamen kamst
kriechen: kroch gekrochen
laden: lud luden
lassen: liess liessen
laufen: lief liefen
leiden: litt litten gelitten
leihen: lieh liehen geliehen
lesen: las! lasen! liest lies
liegen: lag!
lugen: gelogen
meiden: mied gemieden
messen: misst
nehmen: nahm nahmst nimmt nimmst nimm genommen
nennen: nannte nannten genannt
pfeifen: pfiff gepfiffen
raten: riet rieten
reiben: gerieben
reissen: rissen gerissen
reiten: ritt! geritten
rennen: rannte rannten gerannt
riechen: roch gerochen
rufen: rief riefen
schaffen: schuf schufen
scheiden: geschieden
scheinen: schien! geschienen
schieben: schob schoben geschoben
schiessen: geschossen
schlafen: schlief schliefen
schlagen: schlug schlugen schlugst
schliessen: -schloss -schlossen geschlossen
schmeissen: schmiss geschmissen
schmelzen: schmolz geschmolzen
schneiden: geschnitten
schreiben: schrieb schrieben schriebst geschrieben
schreien: schrie geschrien
schweigen: schwieg schwiegen geschwiegen
schwimmen: schwammen geschwommen
sehen: sah sahen! sahst sieht siehst
senden: gesandt
singen: sang sangen gesungen
sinken: sank sanken gesunken
sitzen: sass sassen gesessen
sprechen: sprach! sprachst spricht sprichst sprich gesprochen
springen: sprang! sprangen gesprungen
stechen: sticht gestochen
stehen: standen gestanden
stehlen: stiehlt gestohlen
steigen: stieg stiegen gestiegen
sterben: starb starben stirbt gestorben
streichen: gestrichen
streiten: stritt stritten gestritten
tragen: trug trugen
treffen: traf trafen trafst trifft triffst triff getroffen
treiben: trieben! getrieben
treten: trat traten tritt! trittst
trinken: trank tranken getrunken
tun: getan
verderben: verdarb verdirbt verdorben
vergessen: vergass vergassen vergisst
verlieren: verlor verloren
verstehen: verstand
verzeihen: verzieh
wachsen: wuchs wuchsen
waschen: wusch wuschen
weisen: wies gewiesen
werben: warb wirbt geworben
werfen: warf warfen wirft wirfst wirf geworfen
wiegen: wog gewogen
wissen: wusste wussten wusstest gewusst
ziehen: zog zogen gezogen
zwingen: zwang gezwungen
"""
