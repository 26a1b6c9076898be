"""French words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
est/sont/sommes passé/passés/passée/passées à, passés à, passées à,
décalons, on la décale, on le décale, repoussons, on avance, on bascule, baisse, hausse, monte, descend, moins cher,
plus cher, on revoit, revu à la baisse, revu à la hausse, passe le relais, cède, je cède, transmet, je passe,
je laisse, à ma place, à sa place, augmenté, négocié, on change de, changeons, on se rabat, se rabattre, rabat,
reporté/+e/+s/+es, on reporte, reporte, décalé/+e/+s/+es, on décale, décale, avancé/+e/+s/+es, avancée au,
repoussé/+e/+s/+es, on repousse, repousse, déplacé/+e/+s/+es, on déplace, changé/+e/+s/+es, change/changes pour,
on change, passe/passent/passé/passée à, passe/passent/passé/passée au, passe de, on passe à, on passe au, passons à,
passons au, augmenté/+e, augmente à, monté à, monte à, baissé, baisse à, descend à, réduit/+e, réduit à, raboté,
ramené/+e à, relevé/+e à, remplacé/+e/+s/+es, remplace, remplaçons, remplacera, migré, basculé, prend le relais,
prend la relève, reprend, c'est plus, nouveau plan, nouvelle date, nouvel horaire, prolongé/+e jusqu'au, prolongé/+e,
échangé, rectifié, mis à jour, tombe à, déménagé, déménage, rebaptisé, finit par, porté à, ça nous fait,
ça nous amène à, ça fait maintenant, on passe de, nous passons à, on est passé à, est passé à, sont passés à,
est passée à, on bouge, bougé/+e/+s/+es, bouge à, bouge au, glisse à, glisse au, retardé/+e/+s/+es, on retarde,
retarde, différé/+e, ajourné/+e, recalé/+e, recaler, reprogrammé/+e/+s/+es, on reprogramme, replanifié/+e,
on avance à, on avance au, avancé au, avancer, reculé/+e, on recule, recule, rallongé/+e, prolonge, raccourci/+e,
écourté/+e, revu/+e, revoit, révisé/+e, ajusté/+e, on ajuste, modifié/+e/+s/+es, on modifie, modifie, modification,
rectifie, corrigé/+e/+s/+es, transféré/+e/+s/+es, relocalisé/+e, on déménage à, on s'installe, on se déplace, troque,
troqué/+e, on troque, échange, on échange, permute, on permute, on permute avec, substitué/+e, on remplace, remplacer,
remplacé par, prend la place, prend ma place, me remplace, le remplace, la remplace, je remplace, je prends le relais,
relève, relayé/+e, prend la suite, je prends la suite, récupère, hérite, confié/+e, confie, je confie, délègue,
délégué/+e, refile, je refile, transmis, transmise, c'est désormais, c'est maintenant, devient, deviennent,
est devenu/+e, grimpe à, grimpé à, bondit à, chute à, tombé à, retombe à, doublé/+e, divisé/+e, diminue, diminué/+e,
augmente, augmentent, augmentation, rabais, ristourne, négocie, obtenu, arraché, on a obtenu, repeint, renommé/+e,
converti/+e, mis/mise/mises à jour, mise à jour, agrandi/+e, on part finalement, on opte finalement, on se rabat sur,
on se replie, repli, on a jusqu'au, on a jusqu'à, nous avons jusqu'au, de plus avec, s'ajoute, s'ajoutent, rejoint,
rejoignent
[shift]
semaine plus tard, jours plus tard, heure plus tard, semaine plus tôt, heure plus tôt, d'une semaine, d'une heure,
d'un jour, heure plus tard que prévu, plus tôt que prévu, plus tard que prévu, jour plus tard, jour plus tôt,
demi-heure plus tard, demi-heure plus tôt, semaine avant, d'un mois, d'un cran, de deux jours, de trois jours,
de deux heures, d'une demi-heure, de deux semaines
[now]
à ce jour, actuellement, pour l'instant, finalement, aux dernières nouvelles, à ce stade, entretemps, entre-temps,
maintenant, désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, dès maintenant, à présent, nouveau,
nouvelle, nouveaux, nouvelles, nouvel, au final, du coup, plutôt, en fin de compte, il reste, dès aujourd'hui,
à compter de, ce sera, sera, depuis hier, depuis ce matin, pour finir, déjà, à partir de demain, à partir de lundi,
à partir de mardi, à partir de mercredi, à partir de jeudi, à partir de vendredi, à partir de la semaine prochaine,
jusqu'à nouvel ordre, à l'heure actuelle, aujourd'hui c'est, cette fois, nouveau chiffre, dernier chiffre,
dernier état, au bout du compte, en définitive, c'est dorénavant
[fix]
correction, rectification, en fait, erreur, je me suis trompé/+e, me suis trompé/+e, me suis planté/+e,
je voulais dire, pardon, non attends, attends, je corrige, faux, au temps pour moi, autant pour moi, rectif, oups,
mince, mal lu, mal compris, mal compté, mal noté, mal écrit, erreur de ma part, petite erreur, coquille,
faute de frappe, inexact, inexacte, pas exact, pour être exact, pour être précis, plus exactement, plus précisément,
ou plutôt, enfin plutôt, il fallait lire, lire plutôt, je rectifie, correctif, confondu, j'ai confondu,
me suis emmêlé, me suis mélangé, à vrai dire, vérification faite, après vérification, j'ai vérifié
[back]
on revient à, on revient au, revient à, revient au, revenons à, revenons au, retour à, retour au, de nouveau,
on repasse à, repasse à, repasse au, on reprend, à nouveau, on retourne, remarche, refonctionne, fonctionne à nouveau,
marche à nouveau, réparé/+e/+s/+es, rétabli/+e/+s/+es, restauré/+e, remis en, remise en, on remet, comme avant,
comme au début, on en revient, revenu à, revenus à, revenue à, on rétablit, réintégré/+e, rouvre, rouvert,
réactivé/+e, annule l'annulation, de retour, est de retour, relancé
[drop]
ne plus, n'est plus, ne sont plus, n'a plus, plus de, annulé/+e/+s/+es, annule, on annule, abandonné/+e/+s/+es,
on abandonne, plus question de, tombe à l'eau, tombé à l'eau, on oublie, se rétracte, s'est rétracté, renonce,
on renonce, renoncé, laisse tomber, laissé tomber, supprimé/+e/+s/+es, on supprime, résilié/+e, c'est mort,
c'est fini, se désiste, désisté, me plante, nous plante, nous lâche, me lâche, pas finalement, finalement pas,
a dit non, refuse, retiré/+e, hors de question, ne vient plus, tout compte fait non, n'aura pas lieu, c'est foutu,
écarté/+e, est annulé, sont annulés, capote, capoté, à l'eau, ne pourra pas, ne pourrai pas, ne peut plus,
ne peux plus, ne peut pas venir, peux pas venir, ne vient pas, viendra pas, viendrai pas, ne viendra, ne sera pas là,
je ne peux pas, pas possible, impossible, plus possible, c'est raté, fichu, est fichu, c'est cuit, grillé, en panne,
cassé/+e/+s/+es, hors service, hs, fermé/+e, est fermé, sera fermé, complet, est complet, rupture de stock,
en rupture, épuisé/+e, indisponible, plus disponible, plus dispo, pas dispo, se retire, je me retire,
je laisse ma place, jette l'éponge, quitte, démissionne, démissionné, malade, cloué au lit, renvoyé/+e, refusé/+e,
rejeté/+e, écarte, on écarte, on laisse tomber, on oublie le, on oublie la, on zappe, zappé, zappe, on arrête, arrête,
arrêté/+e, on enlève, enlevé/+e, enlève, retire, on retire, on vire, viré/+e, saute, a sauté, on fait sans, sans le,
donc pas de, il n'y aura pas, il n'y a plus, y a plus, y'a plus, on n'a plus, n'existe plus, on ne fait plus,
on fait plus, on va plus, on n'y va plus, on n'ira pas, interdit/+e, exclu, fini les, fini le, terminé pour,
décommandé/+e, décommande, dénoncé, révoqué/+e, effacé/+e, caduc, obsolète
[take]
changement de plan, changement de programme, j'ai changé d'avis, nous avons changé d'avis, on a changé d'avis,
oublie ça, oubliez ça, oubliez, je retire, je retire ce que j'ai dit, laisse tomber, laissez tomber, oublie ce que,
oubliez ce que, réflexion faite, à la réflexion, tout compte fait, non en fait, non finalement, en fait non, ah non,
j'ai rien dit, je n'ai rien dit, rien dit, faites comme si, ne tenez pas compte, ignorez, ignore, machine arrière,
marche arrière, rétropédalage, volte-face, on change tout, contrordre, contre-ordre, je reviens sur, on revient sur,
à bien y réfléchir, en y repensant, tout bien réfléchi
[keep]
tout pareil, tout comme prévu, rien n'a changé,
toujours, reste, restent, inchangé/+e, comme prévu, comme convenu, comme d'habitude, comme d'hab, pour rappel, rappel,
je rappelle, comme dit, bouge pas, ne bouge pas, maintenu/+e, pas de changement, encore une fois, on garde, reste à,
reste au, reste le, on reste sur, on reste à, on ne touche pas, on ne change rien, ne change pas, ne changent pas,
rien ne change, rien de changé, même heure, même endroit, même lieu, même prix, pareil, tel quel, telle quelle, idem,
comme toujours, comme décidé, comme la dernière fois, petit rappel, n'oubliez pas, n'oublie pas, je confirme,
on maintient, tient toujours, tiennent toujours, conservé/+e
[open]
rien de/n'est décidé/fixé/arrêté/sûr/tranché,
on ne sait pas encore, je ne sais pas encore, pas encore sûr, à voir, reste à voir, pas encore arrêté,
pas encore choisi, on n'a pas encore, rien de fixé, rien d'arrêté, pas encore, pas encore décidé, pas décidé,
rien décidé, jamais décidé, rien n'est décidé, aucune décision, pas tranché, en suspens, à décider,
pas encore tranché, on verra, reste à décider, indécis, pas fixé, pas encore fixé, on n'a pas décidé, pas validé,
on en reparle, pas convenu, on n'a rien décidé, n'est pas décidé, n'est pas fixé, n'est pas arrêté, n'est pas tranché,
à trancher, à définir, à confirmer, à déterminer, reste à définir, reste à fixer, reste à trancher, on décidera,
on décide plus tard, on décide demain, on choisira, on hésite, j'hésite, hésite encore, on réfléchit, je réfléchis,
on en reparlera, on en discute, en discussion, en débat, en attente, à l'étude, on attend, ça dépend, ça se discute,
aucun accord, pas d'accord entre, incertain, flou, encore flou, pas sûr, pas sûre, mystère
[if]
si, s'il, s'ils, si on, si jamais
[hypo]
*erait, *erais, *eraient, *erions, peut-être, pourrait, pourrions, pourraient, devrait, devrions, serait, seraient,
faudrait, aimerais, aimerait, propose, je propose, proposition, et si, pourquoi pas, imagine, imaginons, supposons,
éventuellement, on pourrait, voudrais, voudrait, rêve, devis, j'espère, espérons, probablement, sans doute, blague,
idée, idéalement, soit, on devrait, ça vous dit, ça te dit, vous en dites quoi, qu'en dites-vous,
qu'est-ce que vous pensez, que diriez-vous, si on, et si on, je verrais bien, j'aimerais, on aimerait, j'aurais,
on aurait, ce serait, il faudrait, mon vote, je vote, à mon avis, selon moi, perso, théoriquement, en théorie,
une option, autre option, options, piste, pistes, provisoire, provisoirement, sous réserve, brouillon, envisage,
envisageons, on envisage, je pense à, on pense à, on songe, tenté, tentée, j'ai failli, failli, prévoyait, souhaite,
souhaiterait, suppose, j'imagine, sûrement, peut être
[hear]
demande si, demandent si, veut savoir, il paraît, paraît que, prétend, raconte, racontent, croit que, croyait,
pense que, selon, d'après, rumeur, rumeurs, aurait, auraient, m'écrit, le journal, on dit que, soi-disant, on m'a dit,
m'a dit que, il paraîtrait, paraîtrait, le bruit court, bruit de couloir, bruits de couloir, on raconte, ragot,
ragots, j'ai lu, j'ai entendu, entendu dire, entendu que, dixit, sur facebook, sur internet, jure que, assure que,
persuadé, convaincu, quelqu'un a dit, certains disent, les gens disent, affirme que, d'après ce qu'on dit
[ago]
l'an dernier, l'année dernière, la dernière fois, à l'époque, autrefois, il y a des années
[past]
hier, avant-hier, la semaine dernière, le mois dernier, dernier, dernière, jadis, avant, était, étaient, avait,
avaient, il y a deux, il y a trois
[old]
au lieu de, au lieu du, au lieu des, plutôt que, à la place de, à la place du, et non, et pas, pas à, pas le,
au lieu d', avant c'était, remplacer
[from]
de, du
[to]
à, au, par, pour, vers
[not]
pas, jamais, plus aucun, aucun, aucune, sans, non, ni, ne
[but]
mais, c'est
[also]
aussi, également, en plus, de plus, en outre, encore un, encore une
[so]
c'est fixé, ce sera, on va au, on va à, réservé, commandé, voté, on choisit, on retient, retenu, c'est parti pour,
on fait ça, donc, alors, ok, d'accord, entendu, adjugé, vendu, décidé, c'est décidé, validé, confirmé, réglé,
vendredi alors, on part sur, on prend, va pour, bon, allez, signé, c'est bon, c'est noté, fixé, du coup, conclu,
parfait, ce sera donc, donc ce sera, donc on prend, alors on prend, on y va, on y va pour, on part pour, partons sur,
c'est ok, ok pour, ok on, bon alors, eh bien, on valide, je valide, approuvé/+e, accepté/+e, voté à, à l'unanimité,
la majorité, a gagné, l'emporte, choisi/+e/+s/+es, on a choisi, on s'arrête sur, arrêté, retient, on garde l'idée,
marché conclu, affaire conclue, affaire faite, tope là, banco, nickel, c'est réservé, c'est commandé, c'est acté,
acté/+e, on acte, c'est calé, calé/+e, c'est réglé, c'est confirmé, c'est signé, inscrit, inscrite, noté, payé,
acheté/+e, loué/+e, officiel, officiellement, soit, et ce sera, on tranche, tranché pour, on opte pour, opté pour,
on se décide pour, feu vert
[yes]
finalement oui, c'est reparti, aura bien lieu, peut, autorisé, possible, c'est bon, d'accord, oui, on le fait
[]
non seulement, pas mal, pas de problème, plus tard, plus que, plus ou moins, pas de souci, pas encore, pas du tout,
si bien que, si tu veux, au plus tard, de plus, en plus, non plus, plus de monde, pas que, pas grave, c'est pas grave,
pas trop, pas vraiment, pas de quoi, de rien, pas un souci, sans souci, sans faute, sans doute, rien à voir,
ça ne change rien, au plus vite, nouvel an, nouvelle année, une fois de plus, la plus, le plus, les plus, pas plus,
à plus, à plus tard, bonne nouvelle, bonnes nouvelles, ça va, comment ça va, si possible, s'il te plaît,
s'il vous plaît, même pas, quand même, à propos, à côté, à bientôt, à demain, c'est bon à savoir, c'est pas mal,
ne vous inquiétez pas, t'inquiète
"""

CONCEPTS: Final = """
password mot_de_passe code digicode wifi identifiant mdp accès
open ouvre ouvrir ouvert* ouverture inaugur* lancement lance avant-première vernissage
depart départ* part partir partons partent décollage
arrive arriv* débarque
begin commenc* début* démarr* premier-jour
end fin finit termine* boucl* fermeture ferme
meet réunion* rdv rendez-vous assemblée répétition* entretien visio atelier conférence entraînement tournoi fête
meet mariage séminaire projection répète apéro
deadline échéance* délai* date-limite rendre limite
price prix coûte tarif* coût* entrée billet* par_personne par_tête moins_cher plus_cher cher par_nuit la_nuit
price de_l'heure par_heure
rent loyer* location
daily par_jour
monthly par_mois mensuel* mensualité
fee cotisation* frais abonnement
budget budget* enveloppe subvention aide
salary salaire*
charge responsable* s'occupe occupe chargé* gère charge assure fera ferai fait fais m'occupe anime organise tient
charge garde conduit m'en_charge s'en_charge me_charge se_charge prends_en_charge prend_en_charge m'en_occupe
charge s'en_occupe reprends reprend coordonne apporte apporter réserve commande achète récupère passe_la_main dirige
charge pilote c'est_moi_qui animateur animatrice arbitre photographe secrétaire trésorier remplaçant remplaçante
charge bénévole capitaine chauffeur conducteur présentateur accueil caisse
live habite* adresse* vis vit logement appartement loge
venue lieu salle* endroit local point_de_rendez-vous emplacement site adresse
food cantine resto restaurant traiteur repas manger bouffe cuisine gâteau gâteaux pizza soupe salade buffet barbecue
food apéro dîner déjeuner goûter dessert plat sandwichs
music groupe musique dj concert joue jouent orchestre
expire expire* valable* validité
transport transport* camion* livraison fourgon trajet covoiturage navette ferry bus train voiture minibus
diet végétarien* végan* viande
key clé* clef* cadenas
boss chef* patron* responsable
course cours atelier
weight pèse* poids
size taille plafond limite format largeur hauteur longueur dimensions
people personnes gens invités participants convives nous_sommes sommes-nous on_est on_sera nous_serons est-on enfants
people inscrits inscriptions élèves membres adhérents
deposit acompte caution arrhes
date date dates créneau
time heure horaire horaires planning
colour couleur couleurs teinte peinture peint peinte coloris
finish finition vernis laque lasure mat brillant satiné enduit crépi cire huile apprêt revêtement
version version release build révision
route itinéraire trajet parcours chemin sentier étape route détour tracé boucle
equipment matériel sono micro projecteur vidéoprojecteur caméra imprimante ampli enceinte enceintes outil outils
equipment perceuse échelle groupe_électrogène appareil
status fonctionne panne réparé cassé en_ligne hors_ligne
address adresse rue
payment paiement payer paye virement espèces carte facture compte iban chèque règlement lydia
drink boisson boissons bière vin café thé jus eau champagne cidre punch
phone téléphone numéro portable
count nombre total exemplaires tirage chaises tables quantité
material bois acier tissu coton papier carton plastique béton matière
design logo affiche flyer tract t-shirt t-shirts visuel bannière police
port serveur hébergeur domaine région
duration durée dure
temperature température degrés four chauffage
"""

NUMBERS: Final = """
deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 cents 100 vingts 20 cent 100 mille 1000 douzaine 12
"""

LIGHT: Final = """
demi demie ah oh eh ben bah hein euh monsieur madame mme aujourd'hui demain hier semaine semaines mois jour jours
temps merci salut bonjour coucou bonsoir ok oui non ouais super top bien très tout tous toutes toute faire fait faut
va vont vais vient viens voir dire dit chose choses gens truc trucs bon bonne encore aussi là alors comme quand juste
plan décision décidé an ans année années heure heures dernier dernière prochain prochaine première premier deux petit
petite grand grande autre autres nous vous ils elles chez a mettre mis prend prends
"""

COLOURS: Final = """
rouge bleu bleue vert verte jaune noir noire blanc blanche orange violet violette rose marron gris grise beige
turquoise bordeaux moutarde doré argenté crème
"""

MODES: Final = "train bus voiture avion vol vélo ferry bateau camion taxi tramway pied minibus camionnette car"
MONEY: Final = "euro euros balles francs dollars livres centimes eur"
PLACES: Final = """
auberge ferme terrain préau cantine chapelle galerie entrepôt terrasse stade piscine brasserie foyer rue place salle
maison bibliothèque école centre parc église hôtel café bar théâtre musée jardin grange bureau gymnase gare studio pub
restaurant hangar mairie cour
"""

FREE: Final = "gratuit gratuite gratuitement"
SELF: Final = "je j'ai mon ma mes moi"
SIDES: Final = "nord sud est ouest gauche droite"
