"""French cues of the thirty emotions, and under `[]` the uses of their words that tell of none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
fr convaincu~, conviction/+s, persuadé~, sans aucun/l'ombre_d'un doute
   suis absolument/certain/certaine/sûre/sûr sûr/sûre/certain/certaine/et_certain/et_certaine, dur comme fer
   sûr/sûre et certain/certaine, ma main au feu, mettrais ma main, intime conviction
[grief]
fr encore/toujours mal qu'il/qu'elle/que/d'y, coeur serré
   envie de pleurer/chialer, pourrais pleurer, pleurerais, le/j'ai cœur/coeur gros/lourd/serré/brisé
   deuil, endeuillé~, tristesse, triste~, tristement, attristé~, en larmes, larmes aux yeux
   larmes ont/me_sont/coulaient/coulent, fondu/fond en larmes, pleuré, pleurer, pleure, pleurait, pleurent, pleurais
   pleurs, sanglots, sanglotait, obsèques, condoléances, coeur brisé/serré/lourd
   brise/brisé/fend/fendu le/son/mon coeur, chagrin, désespoir, désespéré~, malheureux/malheureuse/malheureuses
   inconsolable~, abattu~, accablé~, dévasté~, effondré~, anéanti~, déprimé~, moral à_zéro/dans_les_chaussettes
   peine de voir, gros chagrin, ça me/m' fend, de la peine, beaucoup/tellement/trop de peine
   n'arrêtait/n'arrête/n'arrêtais/n'arrêtaient pas_de pleurer/sangloter
[joy]
fr meilleur/meilleure/plus_beau/plus_belle/meilleures anniversaire/journée/soirée/weekend/week-end/vacances/cadeau/nouvelle/jour de, souris encore/toujours, sourire jusqu'aux oreilles, trop trop bien, j'ai le/un sourire
   joie/+s, joyeux/joyeuse/joyeuses, heureux, heureuse, heureuses, ravi~, aux anges, youpi, bonheur, réjoui~
   réjouis de, me/nous/se réjouis/réjouit/réjouissons, réjouit, fou/folle/fous de joie
   sauté/saute/sauter/pleuré de joie, content~, comblé~, sur un petit nuage, euphorique~, jubile, jubilait, hourra
   trop bien, quel/quelle bonheur/joie, enchanté~ de/par, rayonnant~, allégresse, gaieté, gai, gaiement
   ça me/m'a fait tellement plaisir, fait tellement/tant/très plaisir, tout content
   trop/super/tellement content/contente/contents, plus beau jour de, éclaté/éclatés comme_des, ivre de joie
[fear]
fr peur/+s, effrayé~, effrayant~, effraie, terrifié~, terrifiant~, terreur, terrorisé~, crainte/+s
   je crains pour/le/les, craint pour/le/les/la, craignait, craignais, épouvanté~, épouvante, affolé~, paniqué~
   panique, trouille, frousse, flippe, flippé~, flippant~, flippais, frayeur/+s, effroi, pétrifié~, apeuré~, redoute
   redoutais, redoutait, horrifié~, cauchemar/+s, glace/glacé le sang, fait froid dans
[hope]
fr espoir/+s, j'espère, espérons, espère, espérer, espérait, espérais, espéré, espèrent, optimiste~, optimisme
   un peu de chance, pourvu que/qu'il/qu'elle/qu'on/qu'ils, croise/croisons/croisez/croisé les doigts, doigts croisés
   lueur d'espoir, espérance
[trust]
fr confiance, digne~ de confiance, compte/comptons/compter/comptes sur toi/lui/elle/vous/eux/moi, fiable~
   fie/fier/fions/fié à toi/lui/elle, se/me fier/fie, bonnes mains, fais confiance, yeux fermés, foi en
   crois/croit/croyons en toi/lui/elle/vous/nous, me/m' confie/confier à
[wonder]
fr émerveillé~, émerveillement, émerveille, s'émerveille, m'émerveille, fasciné~, fascinant~, fascine/fascinent
   fascination, curieux/curieuse de/et, très curieux/curieuse, curiosité, étonné~, étonnant~, étonnement, merveilleux
   merveilleuse, merveilleuses, intrigué~, intrigant~, ébloui~, éblouissant~, stupéfait~, stupéfaction, ébahi~
   épaté~, enchanteur, passionné~ par, époustouflée_par
[rage]
fr furieux, furieuse, furieuses, furax, colère/+s, rage, enragé~, révoltant~, révolté~, indigné~, indignation
   scandalisé~, fâché~, outré~, hors de moi/lui/elle/nous, met/mis/mettait/mettent en colère/rage/rogne
   fou/folle de rage/colère, je/j' hais, déteste cette/ce/ça/quand/les/le/la/mon, haine, énervé~ contre, en rogne
   remonté/remontée/remontés contre, bouillir, sortir/sort/sorti de mes/ses gonds, de quel droit
   comment osent/ose/osez/oses, vénère, en pétard
[exhaustion]
fr épuisé~, épuisement, épuisant~, crevé~, crevant~, au_bout_du_rouleau, lessivé~, vanné~, claqué~, rincé~, exténué~
   éreinté~, éreintant~, naze, nazes, harassé~, fatigué~, fatigue, fatigant~, sur les rotules/genoux
   mort/morte/morts de fatigue, hs, n'en peux/pouvait/peut/pouvais/peuvent/pouvons plus, plus de forces/d'énergie
   plus la force, tiens plus debout, dors debout, burn out, burnout, sur les nerfs_et, crois pas que je tienne
   bout de forces/souffle
[shame]
fr disparaître/rentrer sous/dans terre/un_trou, mort/morte de honte
   honte/+s, honteux, honteuse, honteuses, gênant~, gêné~, gêne, humilié~, humiliation/+s, humiliant~, embarrassé~
   embarrassant~, mortifié~, déshonneur, rougi, rouge de honte, disparaître sous_terre, trou de souris, perdu la face
   confuse_de_honte, malaise
[pride]
fr aurait/aurais/auraient/serait/seraient été/tellement/si/très si/tellement/très/ fier/fière/fiers, serait/aurait/seraient si/tellement/très fier/fière/fiers
   fier~, fière, fières, fierté, fièrement, fiérot, enorgueillit, orgueil, tête haute
   très/super/trop/si/tellement fier/fière/fiers/fières
[nostalgia]
fr ramène en/à/dans enfance/l'enfance/mon_enfance, replonge en/dans enfance/mon_enfance/l'enfance, comme dans/au le_temps/bon_vieux
   nostalgie, nostalgique~, bon/bons vieux temps, bons souvenirs, beau temps jadis
   souvenirs d'enfance/de_jeunesse/de_nos
   me/nous/m'a rappelle/ramène/rappelé/ramené mon_enfance/l'enfance/à_mon_enfance/en_enfance/ma_jeunesse/quand
   me manque cette époque, quand j'étais petit/petite/enfant/gamin/gamine/môme
   quand on était petits/gamins/jeunes/enfants, c'était le bon/mieux, c'était mieux avant, temps béni
   replonge/replongé dans, vieux souvenirs
[anxiety]
fr mes/les mains tremblaient/tremblent/tremblait/tremblantes, mains moites, jambes en_coton
   coeur qui bat/s'emballe, le coeur bat/cogne fort/vite/à_cent, boule/noeud au ventre, mains qui/tremblent tremblent, la peur au_ventre
   anxieux, anxieuse, anxieuses, anxiété, inquiet, inquiets, inquiète, inquiètes, inquiéter, inquiété~, inquiètent
   inquiétant~, inquiétude/+s, m'inquiète, s'inquiète, m'inquiétais, nerveux, nerveuse, nervosité, stressé~
   stressant~, stresse, stressent, stress, angoisse/+s, angoissé~, angoissant~, angoissent, tracas, tracasse
   tracassé, tracassent, souci pour, me fait/fais/faisais du souci/mouron, me/se fait/fais du souci/mouron
   boule au ventre, boule dans la_gorge, dors plus/pas/mal, n'ai pas/plus dormi/fermé, nuit/nuits blanche/blanches
   tendu~, agité~, trac, soucieux, soucieuse, préoccupé~, préoccupant~, appréhende, appréhension, sous pression
   pas tranquille/rassuré/rassurée
[relief]
fr quel soulagement, enfin terminé/fini/passé, un poids en_moins/de_moins
   soulagé~, soulagement, soulageant, soulage, ouf, dieu merci, enfin fini/terminé, poids en_moins/de_moins
   un poids en moins, respire enfin/mieux, respirer enfin, peux enfin respirer/souffler, quel soulagement, rassuré~
   heureusement que
[anticipation]
fr hâte, impatient~, impatience, impatiemment, vivement, il me tarde, tarde de, tout/toute excité/excitée, excité~
   excitation, enthousiaste~, compte/comptons les jours, trépigne, trépignent, réjouis d'avance
   ne/n' tiens/tient/tiennent plus en_place, piaffe, d'impatience
[frustration]
fr j'en/n'en peux/peut plus, ras le_bol, marre de
   j'en ai ras/ras_le/plein/assez/marre le/bol/cul/dos, tape sur le_système/les_nerfs, prend la tête, saoule, soûle
   frustré~, frustrant~, frustration/+s, agacé~, agaçant~, agace, agacement, énervé~, énervant~, énerve, énervent
   énervait, ras le bol, ras_le_bol, en ai/a/avons/avait/avais/ont/as marre/assez/plein_le_dos/ma_claque
   j'en ai/peux_plus/peux marre/assez/ras, marre, exaspéré~, exaspérant~, exaspère, saoule, soûle, saoulé, gonfle
   suis/est/suis_trop gavé/gavée, me/nous gave/gavent, tape/tapent sur les_nerfs/le_système, rend/rendent/rendu dingue/fou/folle/chèvre/fous, perte de temps, grr
   grrr, pff, pfff, pffff, déçu~, déception, décevant~, contrarié~, irrité~, irritant~, excédé~, mécontent~
   insupportable/+s, c'est la troisième/énième, pour la énième, lassé~, prend/prends la tête
[gratitude]
fr m'as/m'avez/nous_as/nous_avez sauvé/sauvée la/ma vie/journée/mise/semaine, te/vous revaudrai/revaudrai_ça, sans toi/vous je n'aurais/y_serais, merci du fond/pour_tout
   reconnaissant~, reconnaissance éternelle/infinie, gratitude, mille mercis
   merci infiniment/mille_fois/du_fond/de_tout_coeur/de_tout_mon/d'être/d'avoir_été/pour_tout/de_m'avoir/de_nous_avoir/à_tous_pour/merci
   un immense/grand/énorme/gros merci, vraiment/tellement merci
   remercie infiniment/du_fond/de_tout/tellement/tous/mille, jamais assez remercier/vous_remercier/te_remercier
   sais comment te/vous/le/la remercier, touché/touchée par, très touché/touchée/touchés
   je te/vous dois beaucoup/tout/tant, grâce à toi/vous j'ai/je/on, sauvé la_vie/la_mise
[loneliness]
fr ne connais/connaît personne ici/à/dans, connais personne ici, personne à qui parler, me sens perdue/perdu/si/tellement et/seule/seul seule/seul/
   seul au_monde, tout/toute/si/tellement/trop/vraiment/bien/très seul/seule, tout seul, esseulé~, solitude
   me/se sens/sent/sentais/sentait très/si/tellement/ seul/seule/isolé/isolée
   me sens/sent exclu/exclue/abandonné/abandonnée, mal du pays, personne à qui/ parler, abandonné~ de/par
   isolé/isolée/isolés et, délaissé~
[inspiration]
fr inspirant~, inspire/inspirent/inspiré/inspirée/inspirés beaucoup/énormément/tellement/profondément
   m'a/m'ont/nous_a/nous_ont vraiment/beaucoup/tellement/énormément/ inspiré/inspirée/inspirés/motivé/motivée
   inspiration, exaltant~, très/suis/sommes/super/trop/ultra/hyper motivé/motivée/motivés, galvanisé~, stimulant~
   donne/donné des_ailes/envie_de_créer, plein/pleine d'idées, enflammé~, me sens inspiré/inspirée
   suis inspiré/inspirée, très inspiré/inspirée/inspirés
[confusion]
fr complètement/totalement perdue/perdu, y/n'y comprends/pige rien/plus_rien/que_dalle, m'y retrouve plus/pas
   perplexe~, perplexité, dérouté~, déroutant~, comprends/comprend/comprenais/capte/pige rien/plus/pas/plus_rien
   j'y comprends/capte/pige rien/plus_rien/que_dalle, déconcerté~, déconcertant~, embrouillé~
   embrouille/embrouillant, désorienté~
   complètement/totalement/vraiment perdu/perdue/perdus/confus/confuse/paumé/paumée, paumé~, largué~
   aucun/n'a/pas/n'a_aucun/pas_de sens, n'a aucun/pas_de/ni_queue_ni/pas_de sens, confus~, confusion, déboussolé~
   tête à l'envers, perds/perdu le/mon fil, m'y perds, s'y perd
[clarity]
fr clarté, clair maintenant/désormais, maintenant/enfin/là/soudain c'est/tout_est/s'est clair/éclairé/limpide
   tout s'éclaire, tout est/devient clair/limpide
   maintenant/enfin/ça_y_est/là j'ai/je/on comprends/vois/compris/comprend
   je comprends/vois enfin/maintenant/mieux/mieux_maintenant/tout, enfin compris, j'ai enfin compris/capté/pigé
   limpide, lucidité, lucide~, déclic, eu le déclic, sauté aux yeux, saute aux yeux, prise de conscience
   ouvert les yeux, y vois plus/enfin clair, j'y/y vois plus/enfin/maintenant clair, révélation
[guilt]
fr te/vous/lui/leur dois/doit des/mes excuses, je suis allé/allée trop loin, j'ai été odieuse/odieux/injuste/dur/dure/nul/nulle, présente/présenter mes excuses_à_toi/mes_excuses_pour
   coupable~, culpabilité, culpabilise, culpabilisait, culpabilisais, culpabiliser
   c'est/tout/entièrement/était/de/est/totalement/vraiment ma/notre faute, ma faute, remords
   pardonne/pardonnez/pardonnes moi/_moi_pour/nous, mauvaise conscience, conscience tranquille
   m'en/s'en veux/veut/voulais/voulait, me/se reproche/reprochais/reprochait
   me sens mal/minable/nul/nulle de/d'avoir, impardonnable
   suis vraiment/tellement/terriblement/sincèrement désolé/désolée de_t'avoir/pour_ce/d'avoir/de_ce
   laissé/laissée tomber_mes, j'aurais/aurais dû_être là
[awe]
fr époustouflé~, époustouflant~, bouche bée, majestueux, majestueuse, majestueuses, sans voix, sublime~
   coupe/coupé le souffle, souffle coupé, chair de poule, grandiose~, frissons, bluffé~, saisissant~, révérence
   ébloui par la_beauté, vertigineux, couper le souffle
[regret]
fr regrette, regrettes, regrettent, regrettons, regret/+s, regretter, regretté~, regrettais, regrettait, regrettable~
   si seulement, j'aurais/aurait/aurais/aurions/aurait dû/mieux_fait/pas_dû/jamais_dû/voulu_ne
   n'aurais/n'aurait/n'aurions pas/jamais dû, si c'était à refaire, occasion manquée/ratée, avec le recul
   mords/mordre/mord les_doigts, dommage/dommage que/qu'on
   quel/c'est/trop/vraiment/c'est_vraiment/c'est_tellement/tellement/quelle dommage, aurais tant voulu/aimé
   plus grosse/grande erreur
[determination]
fr laisserai/laisserons/lâcherai jamais/pas tomber, n'abandonnerai/n'abandonnerons/abandonnerai jamais/pas, tiendrai/tiendrons bon
   quoi qu'il arrive/en_coûte, irai/ira/irons jusqu'au bout, coûte que coûte, lâcherai/lâche/lâcherons rien/pas_l'affaire
   détermination, déterminé~, résolu/résolue/résolus à, bien/très décidé/décidée/décidés
   n'abandonnerai/n'abandonnera/n'abandonnerons/n'abandonne/n'abandonnons/abandonnerai/lâcherai/lâcherons/lâche/baisserai/baisserons pas/rien/jamais
   coûte que coûte, quoi qu'il arrive/en_coûte, persévérer, persévère, persévérons, persévérance, tenace~, ténacité
   jusqu'au bout, rien ne/nous/m' m'arrêtera/nous_arrêtera/arrêtera, hors de question d'abandonner, abandonner jamais
   d'arrache pied, acharnement, volonté de fer, tout prix
[vulnerability]
fr vulnérable~, vulnérabilité, sans défense, impuissant~, impuissance, démuni~, désemparé~
   me/se sens/sent/sentais si/tellement/très/ exposé/exposée/petit/petite/faible
   me sens/sentais/suis_sentie/suis_senti fragile, si/tellement/très fragile, mis à nu, mise à nu
   ouvert/ouverte/confié/confiée à lui/elle, coeur ouvert, mal à en/l' parler/avouer/admettre
   manque de/d' confiance en, peu sûr/sûre de moi/lui/elle, fleur de peau
[acceptance]
fr faut faire avec, c'est comme ça, c'est la vie, on n'y peut rien, il faut l'accepter, tant pis
   accepté que/qu'il/sa/son/la_situation/ce/de_ne, j'ai/avons/j'avais/ai/avait fini_par/ accepté/accepter/acceptée
   accepte que/qu'il/son/la_situation/ce_qui/mon, acceptation, en paix, résigné~, résignation
   me/se/s'y suis/fais/fait/suis_fait/suis_résigné/suis_fait une_raison/à_l'idée, fais/fait/faire une raison
   lâcher/lâché/lâche prise, c'est comme ça, c'est la vie, tant pis, fait la paix, ainsi soit il, faire/fait avec
   faut faire avec, tourner/tourné la page, fait mon/son/notre deuil, m'y suis/suis_fait fait/fait_à/habitué
   vivre avec
[resistance]
fr résister, résiste, résistons, refuse de/qu'on/catégoriquement/que, je/nous/il/elle refuse/refusons/refusé
   refusé de, m'oppose, s'oppose, s'opposent, nous opposons, opposé/opposée/opposés à, hors de question, pas question
   il_n'en_est/n'en pas question, révolte, me/se révolte/rebelle/rebiffe, tiens/tenir/tient tête, tenu tête
   contre cette/ce_projet/cette_idée, suis/sommes/est contre, jamais_de/jamais la vie, passer sur_mon_corps
   ne me laisserai/nous_laisserons/laisserai pas faire, m'insurge, proteste, protesté, dis/dit non/non_à
[love]
fr coup de foudre, tombé/tombée sous_son_charme/amoureuse/amoureux, papillons dans le, fou/folle d'elle/de_lui/de_toi
   amour/+s, t'aime, vous aime, l'aime/aime tellement/de/tant/à/, je l'aime, j'aime ma/mon/cette/tellement/tant
   aime de tout, adore, adorent, adorait, adorais, adoré~, adorons, amoureux, amoureuse, amoureuses, tendresse
   tendrement, chéri~, affection, affectueux, affectueuse, coup/coups de foudre
   tomber/tombé/tombée/tombés amoureux/amoureuse, épris~ de, fou/folle/dingue d'elle/de_lui/de_toi/d'amour
   cher/chère/chers à mon_coeur, béguin, mon coeur, âme soeur
[loss]
fr me/nous manque/manquent
   perte de mon/ma/notre/sa/son/mes/ses/leur, grande/immense/terrible/douloureuse perte
   perdu/perd mon/ma/notre/sa/son père/mère/frère/soeur/fils/fille/mari/femme/enfant/bébé/ami/amie/chien/chat/grand/emploi/travail/boulot/maison/meilleur/meilleure
   perdu ses/mes/leurs parents, manques, tu/vous/elle/il/ils me/nous manque/manques/manquez/manquent/manquait
   manque/manques/manquent tellement/terriblement/énormément/tant/beaucoup/cruellement
   m'a/m'as tellement/beaucoup/tant/ manqué, plus parmi nous, nous a/ont quitté/quittés, décédé/décédée
   mort/morte hier/ce_matin/cette_nuit/en_mars, disparition de_mon/de_ma/de_notre, parti pour toujours
   partie pour toujours, tout perdu, l'ai perdu/perdue, vide immense
[]
fr ne me/nous manque, il/ me/nous manque/manquent un/une/des/le/la/les/du/de/deux/trois/quatre/plus/encore/juste/que/quelques/5/10
   orgueil et/et_préjugés
   content/contente/heureux/heureuse/ravi/ravie/enchanté/enchantée de vous/te/faire rencontrer/connaître/connaissance/voir/aider
   content/heureux/ravi/contente/ravie/heureuse de faire/vous/t'aider, enchanté moi
   heureux/joyeux/joyeuse/joyeuses/bon/bonne anniversaire/noël/fêtes/pâques, heureusement
   serais/serions/serait/seriez ravi/ravie/ravis/heureux/heureuse, par/un/petit bonheur, porte bonheur
   au petit bonheur, bonheur des/des_dames, la joie de_vivre, feux de joie, fille de joie
   j'espère/espère que vous/tu/tout/ça/cela/votre allez/vas/va/êtes/es
   j'espère/espère/espérons que/qu' vous/tu/tout/ça/cela/votre, j'espère que ça/cela/ceci aide/aidera/ira/convient
   en espérant/espérant que/avoir/vous, espère vous voir, j'espère que oui/non, je crains que/qu'il/ne/de/bien
   je/nous crains/craignons que/ne/de, je regrette/regrettons de/mais/monsieur/madame vous/devoir/
   nous regrettons de/mais/vivement/ne/que, regrette de vous, au regret de, sommes au_regret/désolés/navrés de
   désolé/désolée pour/du/de_l'heure, aucune idée, j'ai/avons perdu la connexion, le/les/du poids perdu
   perte/pertes de données/poids/paquets/signal/chaleur/courant/connexion/vitesse/pression/mémoire/charge
   en pure perte, pertes et/d'exploitation profits/, profits et pertes, objets perdus
   déclaré/reconnu/reconnue/jugé/plaide/plaider/plaidé/déclarée/non coupable/coupables
   acceptez/accepter/accepte/accepté les/tous/le cookies/conditions/paiement
   j'accepte/accepter/accepté l'offre/l'invitation/les_conditions
   colis/attention/paquet/carton/contenu/verre/objet fragile/fragiles
   résistance électrique/thermique/chauffante/est/fait/du_fil/de_charge/au/à/de_l'eau, la résistance
   refuse de démarrer/s'ouvrir/se_lancer/fonctionner/se_connecter, stress test, tests de_stress, test de stress
   batterie épuisée, stock/stocks/épuisé/batterie/mémoire/ressources épuisé/épuisés/épuisée/épuisées, en rupture
   pneu crevé, pneus crevés, crevé un_pneu, rage de_dents/quit, la rage_aux_dents, vaccin contre la rage
   vulnérable/vulnérables à_une/version/aux_attaques, version vulnérable, ravi d'aider
   cher/chère/chers monsieur/madame/collègue/collègues/client/ami/amis/tous/toutes
   merci d'être_bref/d'être_à/d'être_ponctuel, mot d'amour_propre, amour propre, pour l'amour_de_dieu/du_ciel
   pomme d'amour, t'aime bien_pas, panique pas, mode panique, crise d'angoisse_de_la_page
   aucun/pas/pas_de souci/soucis/problème, mort/morte de rire, dieu merci on est vendredi, fatigué d'attendre_le_code
   le trac_du_code, pas triste, nerveux central, système nerveux, gêne respiratoire, sans gêne, marre à_gobies
   tendu un_fil, dialogue tendu, frissons fièvre, curieux de/d' savoir_si/connaître
   vivement conseillé/recommandé/critiqué, vivement_recommandé, confus/confuse désolé, hein
   deux/trois/quatre personnes seules, dommage/dommages et/matériels intérêts, dommages, impatience dans les jambes
   reconnaissance vocale/faciale/de/optique, faire/avoir/sans confiance_numérique, le vote de confiance
   certificat de confiance, tiers de confiance, confiance accordée, intervalle de confiance, indice de confiance
   niveau de confiance, quelle honte_de_code, en colère_saine, dans la mesure, peine de mort/prison, vaut la peine
   sous peine, peine perdue, compte les_jours_de, voix sans_voix, hésité
"""
