"""Irregular French verbs of everyday talk, folded: each line holds the infinitive, a colon and forms looked up as it.

Forms of verbs that are stop words (`être`, `avoir`, `faire` and the like) are no search terms. Left out is what another
word is as often: `lit` (bed), `bois` (wood), `court` (short), `part`, `sort`, `mort`, `vis`, `prise`, `conduite`,
`remise`, `tenue`.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = """
acheter: achetent
aller: allee alles allees allait allais allaient alla ira irai iras irons iront irait aille ailles aillent
apercevoir: apercois apercoit apercu
appeler: appellent
apprendre: apprends apprend apprenons apprenez apprennent appris apprise
boire: boit boivent buvait buvons buvez bu
comprendre: comprends comprend comprenons comprenez comprennent compris
conduire: conduis conduit conduisent conduisait
connaitre: connais connait connaissons connaissez connaissent connaissait connu connue connus
construire: construit construite construisent
convaincre: convaincu convaincue
courir: courent couru courra
couvrir: couvrent
croire: crois croit croient croyons croyez croyait cru
cuire: cuit cuite cuites cuits
decouvrir: decouvrent decouvert decouverte
decrire: decrit decrite
devenir: deviens devient deviennent devenu devenue devenus deviendra devint
dire: dis dit disent disait disais disons dites dite
dormir: dors dort dorment
ecrire: ecris ecrit ecrivent ecrivait ecrivez ecrite ecrits
elire: elu elue elus
envoyer: envoient enverra enverrai enverrons
essayer: essaient
eteindre: eteint eteinte eteins eteignent
inscrire: inscrit inscrits inscrite inscrites inscris inscrivent
jeter: jettent
lever: levent
lire: lisent lisait lisons lisez lu lue lus lues
maintenir: maintient maintiennent maintenu maintenue
mener: menent
mettre: mets met mettons mettez mettent mettait mis mise mises
mourir: meurt meurent mourut
naitre: nait naissent nee nees
obtenir: obtient obtiennent obtenu obtenue
offrir: offre offres offrent offert offerte offerts
ouvrir: ouvrent ouvert ouverte ouverts ouvertes
payer: paient
peindre: peint peinte peints peignent peignait
permettre: permet permettent permis permise
plaire: plait plaisent plaisait
pleuvoir: pleut pleuvait pleuvra
prendre: prends prend prenons prenez prennent prenait prenais prenant pris prises prit
prevenir: previens previent previennent prevenu prevenue
prevoir: prevois prevoit prevoient prevu prevue prevus prevues
produire: produit produite produisent
promettre: promet promettent promis promise
recevoir: recois recoit recoivent recevait recu recue recus recevra
reconnaitre: reconnait reconnu reconnue
reduire: reduit reduite reduisent
refaire: refait refaite refont
remettre: remet remettent remis
repondre: reponds repond repondu repondent
reprendre: reprends reprend reprennent repris
resoudre: resout resolu resolue
retenir: retiens retient retiennent retenu retenue
revenir: reviens revient reviennent revenu revenue revenus reviendra
rire: rit rient riait
savoir: sais sait savent savait savais savons savez su sue saura saurai
sentir: sens sentent
servir: sers sert servent
souvenir: souviens souvient souviennent
suivre: suit suivent suivait suivi suivie suivis
surprendre: surprend surpris surprise
tenir: tiens tient tiennent tenu tenus tiendra
traduire: traduit traduite traduisent
venir: viens vient viennent venu venue venus venues viendra viendrai
vivre: vit vivent vivait vecu vecue
voir: vois voit voient voyait voyais voyons voyez vu vue vus vues verra verrai verrons
vouloir: veux veut veulent voulait voulais voulons voulez voulu voudra voudrait voudrais
"""
