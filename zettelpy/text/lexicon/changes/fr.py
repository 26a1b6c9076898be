"""French words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
décalons, on la décale, on le décale, repoussons, on avance, on bascule, baisse, hausse, monte, descend, moins cher, plus cher, on revoit, revu à la baisse, revu à la hausse, passe le relais, cède, je cède, transmet, je passe, je laisse, à ma place, à sa place, augmenté, négocié, on change de, changeons, on se rabat, se rabattre, rabat
reporté/+e/+s/+es, on reporte, reporte, décalé/+e/+s/+es, on décale, décale, avancé/+e/+s/+es, avancée au, repoussé/+e/+s/+es, on repousse, repousse, déplacé/+e/+s/+es, on déplace, changé/+e/+s/+es, change/changes pour, on change, passe/passent/passé/passée à, passe/passent/passé/passée au, passe de, on passe à, on passe au, passons à, passons au,
augmenté/+e, augmente à, monté à, monte à, baissé, baisse à, descend à, réduit/+e, réduit à, raboté, ramené/+e à, relevé/+e à, remplacé/+e/+s/+es, remplace, remplaçons, remplacera, migré, basculé, prend le relais, prend la relève, reprend, c'est plus, nouveau plan, nouvelle date, nouvel horaire, prolongé/+e jusqu'au, prolongé/+e, échangé, rectifié, mis à jour, tombe à, déménagé, déménage, rebaptisé, finit par, porté à
[shift]
semaine plus tard, jours plus tard, heure plus tard, semaine plus tôt, heure plus tôt, d'une semaine, d'une heure, d'un jour
[now]
à ce jour, actuellement, pour l'instant, finalement, aux dernières nouvelles, à ce stade, entretemps, entre-temps
maintenant, désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, dès maintenant, à présent, nouveau, nouvelle, nouveaux, nouvelles, nouvel, finalement, au final, du coup, plutôt, en fin de compte, il reste, dès aujourd'hui, à compter de, ce sera, sera, depuis hier, depuis ce matin, pour finir, déjà
[fix]
correction, rectification, en fait, erreur, je me suis trompé/+e, me suis trompé/+e, me suis planté/+e, je voulais dire, pardon, non attends, attends, je corrige, faux, au temps pour moi, autant pour moi, rectif
[back]
on revient à, on revient au, revient à, revient au, revenons à, revenons au, retour à, retour au, de nouveau, on repasse à, repasse à, repasse au, on reprend, à nouveau, on retourne
[drop]
ne plus, n'est plus, ne sont plus, n'a plus, plus de, annulé/+e/+s/+es, annule, on annule, abandonné/+e/+s/+es, on abandonne, plus question de, tombe à l'eau, tombé à l'eau, on oublie, se rétracte, s'est rétracté, renonce, on renonce, renoncé, laisse tomber, laissé tomber, supprimé/+e/+s/+es, on supprime, résilié/+e, c'est mort, c'est fini, se désiste, désisté, me plante, nous plante, nous lâche, me lâche, pas finalement, finalement pas, a dit non, refuse, retiré/+e, hors de question, ne vient plus, tout compte fait non, n'aura pas lieu, c'est foutu, écarté/+e
[take]
changement de plan, changement de programme, j'ai changé d'avis, nous avons changé d'avis, on a changé d'avis, oublie ça, oubliez ça, oubliez, je retire, je retire ce que j'ai dit, laisse tomber, laissez tomber, oublie ce que, oubliez ce que, réflexion faite, à la réflexion, tout compte fait
[keep]
toujours, reste, restent, inchangé/+e, comme prévu, comme convenu, comme d'habitude, comme d'hab, pour rappel, rappel, je rappelle, comme dit, bouge pas, ne bouge pas, maintenu/+e, pas de changement, encore une fois, on garde
[open]
on ne sait pas encore, je ne sais pas encore, pas encore sûr, à voir, reste à voir, pas encore arrêté, pas encore choisi, on n'a pas encore, rien de fixé, rien d'arrêté, pas encore
pas encore décidé, pas décidé, rien décidé, jamais décidé, rien n'est décidé, aucune décision, pas tranché, en suspens, à décider, pas encore tranché, on verra, reste à décider, indécis, pas fixé, pas encore fixé, on n'a pas décidé, pas validé, on en reparle, pas convenu
[if]
si, s'il, s'ils, si on, si jamais
[hypo]
*erait, *erais, *eraient, *erions
peut-être, pourrait, pourrions, pourraient, devrait, devrions, serait, seraient, faudrait, aimerais, aimerait, propose, je propose, proposition, et si, pourquoi pas, imagine, imaginons, supposons, éventuellement, on pourrait, voudrais, voudrait, rêve, devis, j'espère, espérons, probablement, sans doute, blague, idée, idéalement, soit
[hear]
demande si, demandent si, veut savoir, il paraît, paraît que, prétend, raconte, racontent, croit que, croyait, pense que, selon, d'après, rumeur, rumeurs, aurait, auraient, m'écrit, le journal, on dit que, soi-disant
[ago]
l'an dernier, l'année dernière, la dernière fois, à l'époque, autrefois, il y a des années
[past]
hier, avant-hier, la semaine dernière, le mois dernier, dernier, dernière, jadis, avant, était, étaient, avait, avaient, il y a deux, il y a trois
[old]
au lieu de, au lieu du, au lieu des, plutôt que, à la place de, à la place du, et non, et pas, pas à, pas le, au lieu d', avant c'était, remplacer
[from]
de, du
[to]
à, au, par, pour, vers
[not]
pas, jamais, plus aucun, aucun, aucune, sans, non, ni, ne
[but]
mais, c'est
[so]
c'est fixé, ce sera, on va au, on va à, réservé, commandé, voté, on choisit, on retient, retenu, c'est parti pour, on fait ça
donc, alors, ok, d'accord, entendu, adjugé, vendu, décidé, c'est décidé, validé, confirmé, réglé, vendredi alors, on part sur, on prend, va pour, bon, allez, signé, c'est bon, c'est noté, fixé, du coup, conclu, parfait
[yes]
finalement oui, c'est reparti, aura bien lieu, peut, autorisé, possible, c'est bon, d'accord, oui, on le fait
[]
non seulement, pas mal, pas de problème, plus tard, plus que, plus ou moins, pas de souci, pas encore, pas du tout, si bien que, si tu veux, au plus tard, de plus, en plus, non plus, plus de monde, pas que
"""

CONCEPTS: Final = """
password mot_de_passe code digicode
open ouvre ouvrir ouvert* ouverture inaugur* lancement lance avant-première vernissage
depart départ* part partir partons partent décollage
arrive arriv* débarque
begin commenc* début* démarr* premier-jour
end fin finit termine* boucl* fermeture ferme
meet réunion* rdv rendez-vous assemblée répétition* entretien visio
deadline échéance* délai* date-limite rendre remise limite
price prix coûte tarif* coût* entrée billet*
rent loyer* location
daily par_jour
monthly par_mois mensuel* mensualité
fee cotisation* frais abonnement
budget budget* enveloppe subvention aide
salary salaire*
charge responsable* s'occupe occupe chargé* gère charge assure fera ferai fait fais m'occupe anime organise tient garde conduit
live habite* adresse* vis vit logement appartement loge
venue lieu salle* endroit local
food cantine resto restaurant traiteur repas manger bouffe cuisine
music groupe musique dj concert joue jouent orchestre
expire expire* valable* validité
transport transport* camion* livraison fourgon
diet végétarien* végan* viande
key clé* clef* cadenas
boss chef* patron* responsable
course cours atelier
weight pèse* poids
size taille plafond limite
people personnes gens invités participants convives nous_sommes sommes-nous on_est on_sera nous_serons est-on enfants inscrits inscriptions élèves membres adhérents
price par_personne par_tête moins_cher plus_cher cher
deposit acompte caution arrhes
charge m'en_charge s'en_charge me_charge se_charge prends_en_charge prend_en_charge m'en_occupe s'en_occupe reprends reprend coordonne apporte apporter réserve commande achète récupère passe_la_main dirige pilote c'est_moi_qui
price par_nuit la_nuit de_l'heure par_heure
"""

NUMBERS: Final = """
deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60
cent 100 mille 1000 douzaine 12
"""

LIGHT: Final = """
demi demie
ah oh eh ben bah hein euh monsieur madame mme aujourd'hui demain hier semaine semaines mois jour jours temps merci salut bonjour coucou bonsoir ok oui non ouais super top bien très tout tous toutes toute faire fait faut va vont vais vient viens voir dire dit chose choses gens truc trucs
bon bonne encore aussi là alors comme quand juste plan décision décidé an ans année années heure heures dernier dernière prochain prochaine première premier deux petit petite grand grande autre autres nous vous ils elles chez a mettre mis prend prends
"""

COLOURS: Final = "rouge bleu bleue vert verte jaune noir noire blanc blanche orange violet violette rose marron gris grise beige turquoise bordeaux moutarde doré argenté crème"
MODES: Final = "train bus voiture avion vol vélo ferry bateau camion taxi tramway pied minibus camionnette car"
MONEY: Final = "euro euros balles francs dollars livres centimes eur"
PLACES: Final = "auberge ferme terrain préau cantine chapelle galerie entrepôt terrasse stade piscine brasserie foyer rue place salle maison bibliothèque école centre parc église hôtel café bar théâtre musée jardin grange bureau gymnase gare studio pub restaurant hangar mairie cour"
FREE: Final = "gratuit gratuite gratuitement"
SELF: Final = "je j'ai mon ma mes moi"
SIDES: Final = "nord sud est ouest gauche droite"
