"""French: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
quel âge, âge: ans, anniversaire, fêter, née, trentaine, quarantaine, cinquantaine
combien mesure, taille: mètre, centimètres, cm
famille, proche: mère, maman, père, papa, frère, sœur, fils, fille, grand-mère, mamie, grand-père, papy, tante, oncle, cousin
animal, animal de compagnie: chien, chiot, chat, chaton, lapin, hamster, cheval, poney, tortue, perroquet, oiseau, canari, perruche, souris, rat, gerbille, poisson rouge, furet, serpent, lézard, âne, caniche
instrument: piano, violon, guitare, accordéon, batterie, flûte, trompette, violoncelle, saxophone, clarinette, harpe, contrebasse, basse, alto, luth, orgue, harmonica, trombone, tuba, cor, hautbois, basson, ukulélé, banjo, mandoline, xylophone, tambour, percussions, cornemuse, clavier
sport: football, tennis, basket, handball, volley, natation, course, vélo, rugby, escalade, judo, aviron, voile, équitation, ping pong, boxe, escrime, athlétisme, golf, surf, plongée, yoga, marathon, randonnée, pétanque, badminton, hockey
loisir, passe-temps, activité: peinture, dessin, lecture, photo, jardinage, cuisine, couture, tricot, poterie, randonnée, pêche
couleur: rouge, bleu, vert, jaune, noir, blanc, gris, marron, orange, violet, rose
repas, plat, nourriture: pâtes, pizza, soupe, salade, poulet, poisson, riz, quiche, gratin, lasagnes, fromage
fruit: pomme, poire, banane, fraise, cerise, raisin, orange, citron, pêche, framboise, melon
dessert, gâteau: tarte, glace, mousse, biscuit, chocolat, crème, tiramisu, crêpes, flan
boisson, boire: café, thé, bière, vin, jus, eau, limonade, champagne, cidre, lait, tisane, expresso, cappuccino, sirop, rhum, gin, vodka, whisky, pastis, cocktail, chocolat chaud
véhicule, transport: voiture, bus, train, vélo, moto, camion, taxi, tram, métro, bateau, avion, camping car, caravane, scooter, mobylette, tracteur, fourgon, remorque, voilier, péniche, canoë, ambulance, trottinette, tramway
meuble: table, chaise, canapé, armoire, étagère, lit, fauteuil, commode, bureau, tabouret, banc, buffet, bibliothèque, table basse, berceau, matelas, lampe, miroir, penderie, tiroir
vêtement: chemise, pantalon, robe, jupe, veste, manteau, pull, chaussures, bottes, bonnet, écharpe, cravate, ceinture, gants, chaussettes, baskets, sandales, chaussons, pyjama, peignoir, gilet, imperméable, maillot de bain, collant, casquette, costume
météo, temps: pluie, neige, orage, soleil, vent, brouillard, tempête, canicule, gel, averse, brume, verglas, éclaircie, nuages, tonnerre, éclair, degrés, bruine, tornade
maladie: grippe, rhume, fièvre, toux, migraine, cancer, diabète, asthme, angine, dépression, varicelle, rougeole, bronchite, pneumonie, appendicite, hypertension, infarctus, avc, arthrose, goutte, zona, paludisme, eczéma, otite, gastro, covid
allergie, intolérance: noix, arachide, gluten, lactose, lait, pollen, œuf, soja, pénicilline
métier, profession: professeur, médecin, infirmier, ingénieur, cuisinier, boulanger, plombier, électricien, vendeur, avocat, dentiste, vétérinaire, pharmacien, juge, policier, pompier, maçon, peintre, coiffeur, serveur, serveuse, journaliste, auteur, musicien, photographe, architecte, comptable, jardinier, agriculteur, pilote, traducteur, secrétaire
émotion, sentiment: heureux, triste, fâché, fier, nerveux, inquiet, déçu, soulagé, ravi, seul
pièce: cuisine, salon, chambre, cave, grenier, bureau, garage, balcon, salle de bain
événement, fête: mariage, anniversaire, concert, baptême, exposition, tournoi, festival, brocante, kermesse
pays: france, belgique, suisse, espagne, italie, portugal, allemagne, angleterre, maroc, canada, japon
"""
