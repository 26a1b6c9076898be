"""French: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
fr prend, garde, part, fait, va, reste, laisse, oublie, annule, ferme, ouvre, achète, vend, loue, réserve, commande
   imprime, distribue, met, passe, change, déplace, avance, remplace, supprime, enlève, vire, coupe, ajoute, invite
   embauche, engage, signe, paie, paye, tourne, joue, démarre, commence, boucle, finit, déménage, bascule, lance
   publie, envoie, choisit, valide, opte, mange, dîne, dort, monte, descend, retrouve, rentre, arrête, continue
   renouvelle, retient, adopte, revient, retourne, prolonge, résilie, répète, installe, peint, plante, limite
   plafonne, augmente, baisse, réduit, partage, divise, fixe, maintient, conserve, abandonne, renonce, refuse
   accepte, donne, confie, délègue, se, quitte, rend, récupère, migre, déploie, gèle, bloque, interdit, autorise
   décale, regroupe, fusionne, scinde, stocke, écrit, organise, construit, répare, nettoie, range, apporte, amène
   sert, cuisine, filme, enregistre, prête, emprunte, teste, offre, voyage, roule, marche, charge, file

[=ons]
fr prenons, gardons, partons, faisons, allons, restons, laissons, annulons, fermons, ouvrons, achetons, vendons
   louons, réservons, commandons, imprimons, distribuons, mettons, passons, changeons, déplaçons, avançons
   remplaçons, supprimons, enlevons, coupons, ajoutons, invitons, embauchons, engageons, signons, payons, jouons
   démarrons, commençons, déménageons, lançons, publions, envoyons, choisissons, validons, optons, mangeons, dînons
   montons, rentrons, arrêtons, continuons, renouvelons, retenons, adoptons, revenons, retournons, prolongeons
   résilions, installons, limitons, augmentons, baissons, réduisons, partageons, fixons, maintenons, conservons
   abandonnons, renonçons, refusons, acceptons, confions, récupérons, migrons, déployons, interdisons, autorisons
   décalons, fusionnons, organisons, construisons

[=num]
fr un, une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, zéro, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
   10, 11, 12

[=jev]
fr ramène, rapporte, prépare, récupère, paie, paye, cuisine, dépose, loue, invite, note, apporte, amène, dirige, tiens
   conduis, imprime, installe, monte, range, nettoie, commande, vends, livre, organise, passe_te, passe_vous, passe_le
   passe_la, passe_les, passe_prendre, passe_chercher, vais_chercher, viens_te, viens_vous, fournis, assure, anime
   démissionne, offre, régale, remplace, m'inscris

[=tuv]
fr prends, apportes, ramènes, amènes, fais, gères, tiens, récupères, appelles, réserves, achètes, prépares, t'occupes
   t'en_occupes, te_charges, t'en_charges, conduis, envoies, imprimes, gardes, passes_prendre, passes_chercher
   passes_récupérer, vas_chercher, cuisines, loues, montes, installes, invites, commandes, paies, ranges, animes
   remplaces, viens_avec

[=ilv]
fr tient, prend, fait, gère, apporte, ramène, amène, paie, paye, cuisine, conduit, garde, organise, s'occupe
   s'en_occupe, prépare, anime, joue, dirige, reprend, remplace, vide, range, achète, assure, récupère, réserve
   imprime, installe, monte, rédige, encadre, se_charge, s'y_colle

[=ilv2]
fr vident, rangent, tiennent, gèrent, préparent, apportent, amènent, font, prennent, jouent, dirigent, servent
   animent, montent, installent, nettoient, tient, prend, fait, gère, apporte, ramène, amène, paie, paye, cuisine
   conduit, garde, organise, prépare, anime, dirige, reprend, vide, range, achète, assure, récupère, réserve
   imprime, installe, monte, rédige, encadre, nettoie, repeint

[said]
fr l'ai/les_ai/l'a_on vendu/vendue/vendus/revendu/revendue/résilié/donné
   on a_pris celle/celui/ceux/celles
   j'ai dit_oui, on a_dit_oui, nous avons_dit_oui
   décliné l'offre/la/cette/le/son, j'ai décliné/renoncé/laissé_tomber
   moitié moitié, cinquante cinquante, on a_arrêté/a_abandonné/a_lâché, reconduit, reconduite, renouvelé, renouvelée
   prolongé, prolongée, plafonné à, plafonnée à
   est/sont/été repoussé/repoussée/repoussés/reporté/reportée/reportés/décalé/décalée/avancé/avancée à/au
   est/sont/été déplacé/déplacée/déplacés à/au/en
   est/sont/été refusé/refusée/refusés/rejeté/rejetée/rejetés/accepté/acceptée/acceptés/validé/validée/validés/approuvé/approuvée
   est/sont/été retenu/retenue/maintenu/maintenue/recalé/recalée/écarté/écartée/abandonné/abandonnée/acté/actée
   a/ont refusé/rejeté/dit_non
   changement de programme/plan/plans, dit oui au/à/aux
   commandes/inscriptions/réponses/candidatures/paiements avant/jusqu'au/jusqu'à/lundi/mardi
   commandes/inscriptions/réponses/candidatures/paiements mercredi/jeudi/vendredi/samedi/dimanche
   est/sont/c'est commandé/commandée/commandés/commandées/loué/louée/payé/payée
   posé/donné ma_démission/mon_préavis/sa_démission, je quitte/démissionne, je pars/sors du/de_la
   billets/places/tickets/chambres/vols/matériel achetés/achetées/pris
   billets/places/tickets/chambres/vols/matériel prises/réservés/réservées/commandés, achetés, achetées, réservées
   réservés, commandés, a/ont/avons/ai retenu/élu/désigné/primé/nommé/attribué/récompensé
   a/ont/avons voté le/la/les/pour/contre, j'ai/on_a donné le/mon/l'accord, donné l'accord/le_feu/carte_blanche
   dit oui à/au/aux, on s'arrête là/sur, pas après, pas un jour de_plus, plus personne ne, interdit de/d'entrer
   interdite, interdits, obligatoire, acompte payé/viré/envoyé, devis accepté/validé/signé, commande passée/partie
   passé la commande, passé commande, seuls les, seules les, embauché, embauchée, c'est bouclé/plié/calé/fixé
   calé pour/le, fixé le, bouclé, décidons, décida, décidèrent, avons/ont/a/ai/as/j'ai choisi, avons/ont/a convenu
   convenu de/que/d'un, approuvé/+e/+s/+es, validé/+e/+s par, a/est/été/ai/j'ai tranché/tranchée, sommes d'accord pour
   on est d'accord pour, on est tous d'accord, mis/mises d'accord, tombés d'accord, nous/on optons/opte pour
   on part sur, la décision est/reste, décision prise, décision est prise, pris la/une/cette/notre/ma décision
   le plan est/c'est, on retient, nous retenons, a/avons/avez/ont/ai/est/été/bien/j'ai/as/avait décidé
   est/sont décidé/+e/+s, c'est décidé, on a dit, c'est validé/acté/entendu/réglé/bon_pour, c'est ok_pour, est acté/+e
   acté, entériné/+e, ratifié/+e, adopté/+e/+s, voté/+e/+s à/pour/contre/le/la, à l'unanimité, à la majorité
   unanimement, feu vert, donné son/mon/notre accord, est/sont/a_été/ont_été annulé/+e/+s
   est/sont/c'est/a_été supprimé/+e/+s, abandonné/+e/+s, on abandonne, est reporté/+e à/au
   est reportée/reporté/décalée/décalé/avancée/avancé/déplacée/déplacé à/au/aux, sont reportés/décalés/avancés à/au
   reporté/reportée/décalé/décalée/avancé/avancée au/à_mardi/à_mercredi/à_jeudi
   reporté/reportée/décalé/décalée/avancé/avancée à_vendredi/à_samedi/à_dimanche/à_lundi
   signé/signée/signés ce/hier/avec/le/la/chez/aujourd'hui, bail/contrat/devis/compromis/accord signé
   j'ai/ai/avons/a/on_a signé/réservé/commandé/acheté/annulé/résilié
   j'ai/ai/avons/a/on_a engagé/embauché/loué/retenu/souscrit/versé/pris_rendez
   j'ai/ai/avons/on_a payé l'acompte/les_arrhes/la_caution, acompte versé, arrhes versées
   c'est réservé/signé/commandé/payé/booké, billets pris, c'est fait, vendu pour, marché conclu, affaire conclue
   désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, à compter de/du/d'aujourd'hui
   dès maintenant, dès demain, dès lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche
   à partir de lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche/janvier/février/mars
   à partir de avril/mai/juin/juillet/août/septembre/octobre/novembre/décembre/demain, nouvelle règle
   la règle est/c'est, c'est la règle, sans exception, aucune exception, point final, un point c'est_tout
   est/sont interdit/+e/+s, est/sont obligatoire/obligatoires, date limite, dernier délai, au plus tard
   ma/la/notre décision est, je démissionne, c'est non_négociable, est hors_course, tombe à_l'eau, fini le/la/les
   c'est fini, terminé le/la, c'est plié, affaire réglée, on s'est arrêtés/arrêté/fixé/fixés, fixé/fixée à/au
   retenu/retenue pour, élu/élue, nommé/nommée, désigné/désignée, est/sont d'accord, est/sont ok, a/ont dit_oui
   a/ont accepté, accepte que, donne/a_donné/ont_donné son/leur/sa feu_vert/autorisation/permission
   j'ai/on_a/ai/a/ont/avons pris les/nos/des/deux billets/places/tickets/pass
   viens/vient/viennent de commander/réserver/signer/acheter/payer/prendre, est/sont signé/signée/signés/signées
   bail/contrat/devis/compromis signés, notre/le choix s'est_porté, viens/vient de annuler
   viens d'annuler/acheter/envoyer/appeler_le, vient d'annuler/acheter, accepte le/la/les/notre/qu'on, n'a rien_contre

[plan]
fr chaque enfant/parent/famille/joueur/membre/personne/équipe/classe apporte/amène/paie/prend/vient/fait
   se retrouve/se_réunit/se_rejoint/se_retrouvent à/au/chez/en
   est notre/votre, jouera au/à/en/le/la/avant
   tiendra/fera/prendra/apportera/conduira/présentera/animera/gérera le/la/les/l'accueil
   part/va/file/partent à_la_benne/à_la_poubelle/à_la_déchetterie/aux_encombrants
   tombe à_l'eau, plus de_mise/de_réunion/de_livraison/de_visite, ne rentre_pas/passe_pas/sort_pas dans
   vingt balles, balles chacun, euros chacun, chacun paie/apporte/ramène, demain saute, saute demain
   chacun paie/paye/apporte/amène/prend/vient, tout le_monde paie/paye/apporte, joue dans/en/à/pour, rouvre, rouvrira
   restent chez/à/avec, reste chez/avec, est forfait, sort du, on maintient, cette année c'est
   tu es/t'es/vous_êtes responsable/responsables/en_charge/de_corvée, tu t'occupes, tu te charges
   tu t'en occupes/charges, vous vous occupez/chargez, vous vous en occupez/chargez, s'en occupe, s'en charge
   prend en charge, confié à/au, confiée à/au, c'est tom/toi qui, tu prends/apportes/amènes/fais/gères le/la/les
   personne n'entre/ne_sort/ne_touche/ne_rentre, plus personne, interdit, on fête, on célèbre, on randonne, on repeint
   on récolte, on coud, on visite, on goûte, on répare, on se répartit, reste fermé/fermée/ouvert/ouverte
   jusqu'au pour, vous avez jusqu'au, tu as jusqu'au, dernier jour, clôture des, remplace le/la, à la place de
   c'est à_toi/lui/elle/nous de, sera le/la/à/au/en/chez, seront le/la/les/au, aura lieu, on <do>, on ne <do>
   on n'achète/annule/invite/envoie/ajoute/augmente, nous <ons>, nous ne <ons>
   qu'on prend/garde/retient/choisit/fera/loue/achète
   on va prendre/garder/faire/partir/rester/acheter/vendre/louer/réserver/mettre/passer/changer/annuler
   on va fermer/ouvrir/démarrer/commencer/jouer/tourner/manger
   on va payer/lancer/publier/imprimer/inviter/déménager/signer, on se retrouve/voit/rejoint à/devant/au/chez, on fera
   on prendra, on ira, on partira, on gardera, on mettra, on ouvrira, on fermera, ce sera, ça sera, ça reste
   ça se fera, ça se fait, ça passe à, c'est moi/toi/lui/elle/nous/vous/eux qui, c'est moi/lui/elle qui_m'en/s'en
   qui fera/s'en/s'occupera/prendra/tiendra/cuisine, qui cuisinera/conduira/apportera/gérera/assurera/reprend/remplace
   c'est ma/mon/sa/son/notre mère/père/soeur/frère/tante/oncle/cousin/cousine/voisin/voisine, je prends, je m'occupe
   je m'en occupe/charge, je me charge, j'achète, j'annule, je réserve, je gère, je garde, je reprends, je signe
   je prends_en_charge, je conduis, je fais_le/la/les, j'apporte, j'amène, laissez moi, laisse moi ça/le/la
   compte/comptez sur_moi, reprend le/la/les, prend le/la/les relais/caisse/suite/main, s'occupe/s'occupera du/de/des
   se charge/chargera du/de/des, gère le/la/les, est/sont/sera/serez/seras responsable/responsables
   est chargé/chargée, fera le/la/les, assure le/la/les, assurera, tiendra le/la/les, garde les/la/le, garde les_clés
   passe à/en/au/par, passent à/en/au, coûtera, reste à/sur/à_la/au/chez, restent à/sur/au, devient
   est/c'est désormais/maintenant le/la/au/à/chez, c'est maintenant, a/est remplacé/remplacée/remplacés par, remplace
   remplacera, retour à/au, retour aux, on revient
   pas de chiens/chien/bateau/téléphone/portable/alcool/viande/voiture, plus de, aucun/aucune sans
   aucune dépense/exception, jamais sans, uniquement, seulement les/aux/sur/le, ne que, finalement, au lieu
   à la place, plutôt que, gagne, l'emporte, remporte, a gagné, est retenu/retenue, est élu/élue, doivent être
   doit être, avant le/vendredi/lundi/mardi/mercredi/jeudi/samedi/dimanche dernier, je <jev>
   tu <tuv> le/la/les/du/des, vident/rangent/tiennent/gèrent/préparent le/la/les, c'est pour moi/nous/ma_pomme
   sera/seront fait/faite/faits/faites/posé/posée/posés/posées/assuré/assurée/tenu/tenue/réalisé/réalisée par
   sera/seront livré/livrée/peint/peinte/construit/construite/animé/animée/préparé/préparée par
   n'aura/n'auront pas lieu, on se_marie/se_replie/se_rejoint/se_rabat/se_contente
   paient/paie/payent/paye leur_tournée/une_tournée/une_amende/sa_tournée, on laisse tomber, est à nous, sont à nous
   on peut abattre/y_aller/commencer/lancer/signer, ne déménage pas, s'y colle
   moi je_fais/je_prends/je_m'occupe/je_gère/j'apporte, sont confiés/confiées à, est confié/confiée à
   vient vivre/habiter chez, viennent vivre/habiter chez, on y_va en/à/avec/tous/par/samedi/dimanche/vendredi
   on prend le/la/les, on rejoint, restent dehors/dedans/éteints, s'appellera, s'appelleront
   je nous/vous/t'/les/l' inscris, je nous_inscris, j'inscris

[lead]
fr t'as gagné, tu as_gagné, vous avez_gagné, tu m'as_convaincu
   annule/annulez/réserve/réservez/commande le/la/les/deux/trois/l'ancien
   commandez/achète/achetez/utilise/utilisez le/la/les/deux/trois/l'ancien
   garde/gardez/prends/prenez/imprime le/la/les/deux/trois/l'ancien
   imprimez/invite/invitez/supprime/supprimez le/la/les/deux/trois/l'ancien, prends/prenez le/la/les/celui/celle/ça
   pars/partez sur, va/vas pour, vas y, allez y, fonce, lance, lancez, valide, commande, commandez, réserve, réservez
   achète, achetez, annule, annulez, signe, signez, envoie, envoyez, fais/faites le/ça/comme, fais le, va pour
   ok pour, ok on, d'accord pour, bon pour, adjugé, vendu, conclu, gardons, prenons, partons sur, allons y, disons
   tout le_monde vote, annulé, oublie/oublions le/la/les, tu peux lancer/y_aller/commander/réserver/envoyer/signer
   vous pouvez lancer/y_aller/commander, passez/allez/prenez par/chez/le/la/au/en

[dated]
fr pas d'entraînement, pas de_cours/répète/répétition/réunion/point/match, pas d'école
   chacun, chacune, maximum, au maximum, au plus
   passe à, augmente, monte à, baisse à, mariage, jusqu'au, toutes avant, tous avant, commence, débute, démarre, ouvre
   ferme, finit, se termine, s'arrête, est le, est fixé/fixée, sera le, c'est le, aura lieu, a lieu, premier jour
   rendez vous, rdv, on se retrouve, à rendre, à remettre, avant le, se tiendra, prévu/prévue le/pour, calé/calée
   délai, échéance, inscriptions, départ, arrivée, rassemblement, répétition, répétitions, entrée, cours
   les cours commencent, commencent, débutent, retrouvailles, on se marie, emménagement, ouverture, mise en place
   installation, par personne, par tête, par enfant

[from]
fr à partir de, à partir du, à partir d', à compter de, à compter du, dès, dès le

[then]
fr alors, donc, du coup

[vote]
fr <num> voix contre/pour/à, <num> pour, majorité pour, tous pour, tout le monde est_pour/a_voté/vote
   tout le monde d'accord, pas d'objection, la majorité veut/préfère/est_pour/a_choisi, majorité veut/préfère
   la plupart veulent/sont_pour

[tally]
fr <num> contre, <num> pour, <num> pour et, <num> à

[num]
fr <num>

[open]
fr c'est décidé, entendu, adopté, convenu, décidé, adjugé, vendu, conclu, validé, approuvé, signé, réservé, acté
   accepté, marché conclu, c'est bon, c'est signé, annulé, retour à/au/aux, fin de la discussion, deal

[head]
fr après vote, après le_vote, suite au_vote, lieu, lieu de_rendez_vous, heure, point de_rendez_vous
   décision, décisions, décidé, décision finale, accord, conclusion, verdict, résultat, règle, nouvelle règle, plan
   consigne, date limite, résolution, bilan du vote, ce qu'on a décidé, ce qui a été décidé, rappel de la décision
   rendez vous, rdv, départ, entrée, répartition, planning, arrivée, tarif, tarifs

[close]
fr c'est décidé, point final, point barre, adjugé, vendu, décidé, c'est tout, terminé, définitif, acté, validé, adopté
   dernier délai, et basta, c'est acté, c'est validé, c'est dit, c'est réglé, et voilà tout, un point c'est_tout
   c'est la_règle, c'est calé, point, et point, un point_c'est_tout

[drop]
fr pas de, pas d'alcool, sans, juste, seulement, plutôt, plus de

[assent]
fr ok, okay, d'accord, bon, bien, très bien, parfait, super, ça marche, entendu, allez, nickel, top, va pour, adjugé
   vendu, c'est bon, oui, ouais, impeccable, soit, deal

[yes]
fr c'est noté, noté
   oui, ouais, ouep, ok, okay, d'accord, ça marche, ça me va, carrément, bonne idée, parfait, bien sûr, vendu, adjugé
   allez, avec plaisir, nickel, entendu, volontiers, oui s'il te plaît, top, évidemment, pas de problème, ok pour moi
   deal, banco, yes, pourquoi pas oui

[offer]
fr et si, est ce qu'on, je prends, je commande, je réserve, j'achète, on dit, ça vous va, ça te va, tu veux que je
   vous voulez que je, on pourrait, on peut, qu'est ce que vous diriez, que diriez vous, on fait comment, je peux
   ça vous dit, ça te dit, si on, on y va, je lance, je signe, j'annule

[fill]
fr ok okay bon bien alors donc oui ouais et mais du coup ah oh allez super parfait d'accord les gens salut coucou tous
   non nan eh ben bah voilà merci finalement top nickel hop là ça marche désolé stop adjugé en fait après tout

[cleft]
fr qui <ilv>, qui

[called]
fr toi le/la/les, vous le/la/les, tu <tuv>
   vous prenez/apportez/faites/gérez/récupérez/appelez/réservez/achetez/préparez/passez/imprimez/conduisez

[[]]
fr est d'accord avec, je passe le_temps, je passe la_journée, je passe la_soirée, je note que
   tu fais du_bruit/des_bêtises/quoi, tu prends du_retard, tu fais_la_tête, tu fais le_malin, tu prends la_tête
   je paie trop/déjà/chaque, je paye trop/déjà/chaque, je tiens à, je remplace_pas, on est d'accord avec
   je monte me/dans, est à nous_de, sont d'accord avec, on peut commencer_à_se, c'est vous_qui_voyez
   c'est toi_qui_vois, c'est vous_qui_décidez, c'est toi_qui_décides, qui a, qui ont, qui est, qui sont, qui dit
   qui pense, qui veut, qui sait, qui peut, qui doit, qui compte, qui me, qui manque, qui fait_peur, qui va_pas
   qui aime, qui parle, qui habite, qui fut, qui ne, qui vit, qui avait, qui reste, qui m'a, qui plaît, qui coûte

[doer]
fr <ilv2> le/la/les/l'apéro/du/des/tout/nos/notre, s'occupe/s'occupent de/du/des

[named]
fr par, revient à, va à, confiée à, confié à

[rule]
fr paie, paient, paye, payent, range, rangent, fait, font, offre, offrent, perd, perdent, lave, nettoie, ramène
   paient/paie/payent/paye leur_tournée/une_tournée/une_amende/sa_tournée

[last]
fr reste, restent

[if]
fr si on, si vous, si tu, si le, si la, si les, si je, si jamais, si c'est, si nous, si un, si une, si ça, si ma
   si mon, si leur, si nos, si cela, s'il, s'ils, s'elle, si elle, si elles, au cas où, supposons, à supposer
   à moins, quand bien, si personne, si quelqu'un, si tout, si notre, si ce, si cette

[until]
fr avant qu, avant que, tant qu, une fois que, dès que

[sub]
fr que, qui, quand, où, parce, pendant, lorsque, pourquoi, comment, combien, quoi, dont, puisque, alors que, pour que
   ce que, quel, quelle, lequel, laquelle

[propose]
fr propose/+s/+r, proposons, proposition, suggestion, suggère, idée, et si, pourquoi pas, pourquoi ne, on pourrait
   on devrait, pourrait, je verrais, je dirais, je prendrais, je préférerais, je voterais, je serais, perso je
   je pense à_voix_haute, je pensais, on peut, j'aimerais, je penche, ça vous dirait, qu'est ce que vous diriez
   que diriez, je vote, mon vote, conseille, recommande, ce serait, ça serait, faudrait, il faudrait, à voix haute
   voudrais, je me disais, je me demande, quitte à

[told]
fr dans le film, dans le livre, dans la série, sans arrêt si, demandent si, parlé du
   papa/maman/ma_soeur/mon_frère dit/pense/croit, on voulait, on allait, dit, disent, disait, raconte, racontent
   paraît, parait, il paraît, prétend, soi disant, d'après, selon, j'ai entendu, entendu dire, rumeur, croit, croient
   pense, pensent, pensais, crois, je crois, je pense, a écrit, m'écrit, écrit que, demande, demandent, jamais dit
   pas dit, apparemment, suite à votre, lut, lu que, imagine, imaginez, on m'a dit, a dit, ont dit, veut que
   voudrait que, rêvé, savoir si, sais pas, au courant, à la radio, à la télé, dans le_journal, aux infos
   dans les_journaux, aux nouvelles, se demande si, pense à

[aside]
fr je crois, je pense, il paraît, paraît il, dit il, dit elle, m'a dit, qu'en pensez vous, vous en pensez quoi
   t'en penses quoi, tu en penses quoi, qu'en dites vous, ou pas, ou quoi, n'importe quoi, j'en sais rien, je sais pas
   une idée comme ça, peut être, si vous voulez, si tu veux, apparemment, à voix haute, d'après lui, d'après elle
   soi disant, avis, des objections, je suppose, c'est vous_qui_voyez, c'est toi_qui_vois, à vous de_voir
   à toi de_voir, vous décidez, comme vous_voulez, comme tu_veux, c'est vous_qui_décidez

[hedge]
fr est malade
  , soit, peut être, peut, probablement, sans doute, éventuellement, devrait, devrions, pourrait, pourrions, voudrait
   voudrais, souhaite, aimerais, aimerait, faudrait, faut, il faut, serait, aurait, aurions, doit, devons, veut, veux
   presque, à peu près, préférerais, hésite, hésitons, j'espère, penche, faillit, peur, au début, essaie, essayer
   besoin, sûrement, faudra

[wish]
fr j'espère, espérons, si seulement, j'aimerais, aimerais, dommage, vivement, ce serait bien, ce serait top, rêve
   souhaite, pourvu, j'adorerais, croisons les doigts

[habit]
fr la saison dernière
   d'habitude, en général, généralement, normalement, souvent, parfois, d'ordinaire
   chaque jour/matin/semaine/année/mois/été/hiver/fois, tous les jours/matins/soirs/ans/étés/hivers/mois
   toutes les semaines, l'an dernier, l'année dernière, autrefois, à l'époque, avant on, la plupart, quasi toujours
   comme d'hab, comme d'habitude, de temps en_temps, il y_a, jadis, dans le_temps

[parked]
fr en suspens, pas encore, remise à plus_tard, remis à plus_tard, remise à_l'automne, remis, remise, plus tard
   en reparle, en reparlera, reparlera, reparle, on verra, verra ça, verra, à voir, à définir, à décider, indécis
   ultérieurement, une autre fois, en décide, décidera, on hésite, reporté sine, un jour, à discuter, en attente
   décidé plus

[ask]
fr qui, que, quoi, quand, où, comment, pourquoi, combien, quel, quelle, quels, quelles, lequel, laquelle, est ce
   est ce qu'on, qu'est, qu'est ce, quelqu'un, a t on, avons nous, avez vous, as tu, peut on, doit on, prend on
   tu as, vous avez, c'est quoi, on était d'accord, s'était mis

[tail]
fr ou pas, ou non, ou quoi, hein, du coup non, non, déjà

[undo]
fr laisse tomber, laissez tomber, oublie ce que_j'ai, oubliez ce que_j'ai, oublie, oubliez, non rien, rien du tout
   je retire, retire ce, annule ce que, blague, fais pas attention, faites pas attention, mauvaise idée

[joke]
fr je plaisante, je rigole, c'était une blague, je déconne, je blague, n'importe quoi, blague à part non, pour rire
   c'est une blague

[modal]
fr sera, va, doit, peut, devra, pourra, être

[aux]
fr être, été, bientôt, encore

[small]
fr merci, bonjour, salut, bisous, bises, ciao, à plus, à tout à_l'heure, à demain, je, j'ai, j'arrive, suis, c'était
   était, quoi, qui, où, quand, comment, pourquoi, ça va, tu, t'es, bonne, bon courage, désolé, désolée, hier, mais
   parce, il rentra, il, elle, même, déjà, non, pas, est, ont, on a, on est, voilà, tous, toutes, chaque

[free]
fr heure/heures/minutes/jour/jours/semaine/semaines plus_tard
  , s'il pleut, s'il fait_beau, en cas_de_pluie
   la demande, ma demande, notre demande, votre demande, sa demande, leur demande, une demande, la_demande_de
   s'il te plaît, s'il vous plaît, s'il te plait, s'il vous plait, même si, si bien, comme si, sinon, ce qui

[]
fr aurais/aurait/aurions/auraient/avais/avait/avaient/j'aurais/j'avais annulé/annulée
   on va_en bouffer/avoir/parler/rire/baver/voir, si seulement, c'est à_toi de_décider, pas de_problème
   pas de_souci, pas de_soucis, pas de_quoi, pas de_nouvelles
   pas de_panique, pas de_chance, pas de_réponse, pas de_raison, sans doute, sans problème, sans souci, juste un
   juste une, juste pour, juste avant, juste après, plutôt bien, plutôt pas, on a_parlé, plus de_nouvelles
   plus de_place, plus de_temps, juste que, je quitte le_bureau, je quitte la_maison, je quitte le_boulot
   obligatoirement, on se demande, on se dit, on se sent, on se souvient, on se voit_plus, on se connaît, on va voir
   on va bien, on va dire, on va au_fait, on va se_calmer, on fait quoi, on fait comment, on en_reparle
   on reste calme, on passe un_bon, ça va, ça va bien, on laisse_tomber pas, on fait pas_le_poids, ça fait
   on fait la_queue, on rentre du/de, on dort mal/bien, on va où, on prend quoi, on part quand, on fait ce_qu'on_peut
   on garde_le_contact, on garde_contact, on marche sur, on change d'avis, on change_de_sujet, on oublie_pas
   on oublie pas, on se calme, on se marre, on se fait, on s'en, on sert à, on mange quoi, on va peut_être
   c'est fini pour_ce_soir, c'est bon pour la_santé, ok on_verra, ok on verra, on va attendre, on va réfléchir
   on passe prendre, on va pas, on va décider, c'est moi qui_ai, alors que, alors là, et alors, non alors, ou alors
   ben alors, ça alors, alors quoi, pas de problème, pas de souci, plus de pain, plus de lait, plus de temps
   plus de monde, plus de place, plus de café, plus de batterie, plus de deux, plus de trois, plus de dix
   plus de mille, ce sera bien, ce sera tout, ce sera dur, ce sera super, ce sera long, ce sera difficile
   ça sera dur, ça sera bien, on va voir_si, on a plus_de, on adopte_un_profil, disons que, qui se charge
   c'est moi qui le_dis, vu que, pris la_parole, c'est bon, c'est bon à, bien décidé à, la décision est difficile
   décision est à, la décision est entre, la décision est au, décision est au, avis à, gagne du temps, gagne sa vie
   remplace pas, tous les matins, est le plus, est le seul, c'est le seul, c'est le plus, c'est le même
   c'est le bazar, c'est fait exprès, c'est fait pour, finalement je, au plus tard que, en fini
   c'est la règle du_jeu, plutôt que prévu
"""
