"""French cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
fr on/nous/s'est s'est/sommes rencontrés/connus/rencontrées, le nom vient/remonte, idée m'est_venue/est_née
   fondé~,  fondateur/fondatrice/fondateurs de/du/et, origine
   origines, l'origine, d'origine, est/suis/sommes/sont né/née/nés/nées, né/née/nés en/à/dans/le
   né/née d'une/de_la/d'un, ai/avons grandi, grandi à/en/dans/au
   s'est/sommes/nous_sommes/se_sont/s'étaient rencontrés/connus/rencontrées
   rencontrés/rencontrées/connus à/en/au/sur/lors, provient de, proviennent de
   vient/viennent/venait/venaient de_mon/de_ma/d'une/d'un/du_latin/du_grec/de_notre/de_l'époque/de_nos
   recette/idée/nom/mot/tradition vient/remonte/provient, remonte à/au/aux, remontent à/au/aux
   l'idée vient/est_née/m'est_venue, idée est née/venue, créé~ par/en, issu~ de/d'une/d'un, descend de
   racines en/dans/à/au, tout a commencé, tout a_commencé/est_parti, est parti d'une/d'un/de, découle de
   tire son/ses nom/origine/origines, inventé~ par, inspiré~ de/d'une/par, hérité~ de_ma/de_mon/de
[CORE]
fr compte/comptent/passe/passent plus_que_tout/avant_tout/par-dessus_tout, règle numéro un/1, règle d'or, première règle, plus important/importante pour_moi/pour_nous/c'est, essentiel pour_moi/c'est
   principe, principes, par principe, valeurs fondamentales/de/sont/qui/communes, nos/mes/leurs valeurs
   essentiel/essentielle/essentiels/essentielles, l'essentiel, fondamental~, fondamentaux, le plus important
   la chose la_plus_importante, avant tout, par dessus tout, qui compte, ce qui compte, compte avant/le_plus
   sans exception/aucune, aucune exception, sans aucune exception, priorité absolue/numéro
   première/notre/absolue priorité, jamais de/aucun compromis/concession, indispensable/indispensables, primordial~
   primordiaux, crucial~, vital~, capital de/que, capitale pour, au coeur de/du, coeur de notre/nos, règle d'or
   devise, philosophie est, notre/ma philosophie/mission/devise/credo/raison, credo, mission est, non négociable
   pas négociable, pierre angulaire, socle de, coûte que_coûte, ligne rouge, raison d'être
   passe/passent avant/toujours_avant tout, sacré~ pour, doit/doivent/faut toujours, il faut toujours, ne faut jamais
   il ne_faut_jamais
[CORE first]
fr toujours vérifier/tester/demander/porter/dire/mettre/laisser/commencer/garder/fermer, ne jamais, jamais sans
[PIVOT]
fr
   remis/remettre/remettons/remet tout/ à plat, tourné la page, arrêté de boire/fumer
   plus/rien n'est/n'était/ne_sera comme avant/pareil, rien n'est/n'était plus pareil/comme_avant, n'a plus/jamais jamais/plus/ été pareil/pareille/comme_avant, tout a changé/basculé, a bouleversé/changé/chamboulé ma/notre/sa/leur vie, virage à_180, repartir de zéro
   changé/changer/changeons/change/changent/changement d'avis/de_cap/de_direction/de_stratégie/de_plan/de_programme/de_projet/d'orientation/de_voie/de_vie/de_fournisseur
   changement de/d' cap/plan/programme/stratégie/direction/avis/orientation, désormais, dorénavant
   partir de_maintenant/d'aujourd'hui/de_lundi/d'aujourd/de_demain/de_ce_jour, tournant, point de bascule, virage
   remplacé~ par, remplaçons, remplacer par, finalement on/nous/je
   passé/passons/passés/passer/passe/passent de/à/au à/vers/au/sur, passons à/au/chez/sur, basculé, basculer
   bascule vers, basculons, revenus/revenu/revenir/revient/revenons sur notre/sa/ma/la décision, volte face
   marche arrière, demi tour, fait demi, abandonné le/la/notre/l'idée, abandonnons, abandonner le/la/l'idée
   laissé tomber le/l'idée/la, tout changé, changé ma/notre/sa vie, ma/nos/notre/vie a_changé, réorienté~
   réorientation, réorienter, repartir de/à zéro, tout repris à_zéro, nouveau cap, nouvelle direction/orientation
   n'utilisons/n'utilise plus, plus jamais comme avant
[GENESIS]
fr tout premier/première/premiers chapitre/pas/chanson/concert/livre/client/tableau/version, premier chapitre/poème/tableau, première chanson/pierre/page, coupé le ruban, inaugure/inauguré/inaugurée/inaugurons/inauguration
   fondé~, fondation de/du, fondons, fondèrent, fonda, lancement, lançons, lancé~, lancer le/la/notre/un/une/mon
   lance le/la/un/une/sa/son, démarré~ le_projet/la_construction/la_production/un_projet, démarré~ en/notre/avec, démarrage de/du, coup d'envoi
   première/toute_première version/édition/fois_dans/exposition/représentation/pierre/séance_du/vente/cliente
   premier/tout_premier prototype/client/album/numéro/concert/épisode/roman/livre/brouillon/jet
   premiers pas/clients/travaux, nouveau/nouvelle projet/entreprise/départ/chapitre/association/société/groupe
   nouveau départ, inauguré~, inauguration, inaugure, mis/mise en ligne/service, débuts, débuté en/le/par
   partir/partis/parti/partie de_zéro/de_rien
   créé/créée/créés/créer/créons/crée le/la/un/une/notre/mon/ma/son/sa/leur/en, création de/du
   ouvert/ouvre/ouvrons/ouvrir/ouverte/ouvrait ses/nos/leurs/sa/notre/la/une/un portes/boulangerie/boutique/librairie/restaurant/café/atelier/école/première
   ouverture de/du la/notre/magasin/café, vu le jour, voit le jour, avant première, première mondiale
   sorti~ aujourd'hui_notre
   commencé/commence/débuté/commencent/commençons les travaux/la_construction/à_écrire/à_construire/à_travailler
   les travaux ont/commencent commencé/, travaux ont commencé/débuté, pour la première fois de/dans, né/née en
   est né/née/vu
[TECHNICAL]
fr build est/échoue/plante/casse/passe, linter
   ordinateur/ordi/portable/téléphone/imprimante/l'ordinateur/l'ordi/routeur/tablette/pc ne démarre/s'allume/répond/charge/redémarre/plus, ordinateur/ordi/portable/pc/l'ordi/l'ordinateur plante/planté/rame/bugge/freeze, redémarrer/redémarré/redémarre le/la/l'ordi/l'ordinateur/ton/mon, réinstaller/réinstallé, écran bleu, disque dur, pilote/pilotes imprimante/graphique, clé usb, bluetooth
   base/bases de/des données, serveur/serveurs, logiciel/logiciels, déploiement/déploiements, déployer, déployé~
   déploie, déployons, bogue/bogues, bug/bugs, latence, code source, chiffrement, chiffré~, algorithme/algorithmes
   requête/requêtes sql/http/lente/lentes, migration de/des/échoue/a, la migration, api, schéma de_la_base/sql, cache
   mémoire vive, disque dur/plein, système d'exploitation
   fichier/fichiers de_config/de_configuration/json/csv/log/journal, configuration du/de, script, dépôt git
   branche principale/main/master, commit, réseau local/informatique/wifi, pare feu, certificat ssl/expiré
   mise à jour_logicielle, intégration continue, tests unitaires, plantage/plantages, développement logiciel
   programmation, programmer en, ligne de commande, interface utilisateur, sauvegarde des/automatique, informatique
   processeur, apprentissage automatique, réseau de neurones, docker, kubernetes, backend, frontend, capteur/capteurs
   carte mère, microcontrôleur, couple de_serrage
[]
fr serveur nous/m'a/a_apporté/du_restaurant/de_restaurant/a_renversé/est_venu/sympa, serveur nous
   serveur a/nous/m'a apporté/renversé/servi/a_apporté, au/en/pas premier/première, jeunes premiers, premiers secours
   principe actif, en principe, huile/huiles essentielle/essentielles, virage à_gauche/dangereux/serré/à_droite
   au tournant, point_virgule, passé de mode/la_journée, passer à table/la_caisse/autre_chose
   passons à table/autre_chose/au_dessert/la_suite, finalement on_a_bien, cache cache, cache nez/col/misère
   le cache_pot, lancé/lancer/lance la balle/le_ballon/une_pierre/un_regard/les_dés
   planté des/les/un/un_arbre/une/ fleurs/arbre/tomates/, planté un/des, né en_retard, né sous
   script du_film/de_cinéma, cd
"""
