"""French: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
famille, proche: mère, maman, père, papa, frère, sœur, fils, fille, grand-mère, mamie, grand-père, papy, tante, oncle, cousin
animal, animal de compagnie: chien, chiot, chat, chaton, lapin, hamster, cheval, poney, tortue, perroquet, oiseau
instrument: piano, violon, guitare, accordéon, batterie, flûte, trompette, violoncelle, saxophone, clarinette, harpe
sport: football, tennis, basket, handball, volley, natation, course, vélo, rugby, escalade, judo
loisir, passe-temps, activité: peinture, dessin, lecture, photo, jardinage, cuisine, couture, tricot, poterie, randonnée, pêche
couleur: rouge, bleu, vert, jaune, noir, blanc, gris, marron, orange, violet, rose
repas, plat, nourriture: pâtes, pizza, soupe, salade, poulet, poisson, riz, quiche, gratin, lasagnes, fromage
fruit: pomme, poire, banane, fraise, cerise, raisin, orange, citron, pêche, framboise, melon
dessert, gâteau: tarte, glace, mousse, biscuit, chocolat, crème, tiramisu, crêpes, flan
boisson, boire: café, thé, bière, vin, jus, eau, limonade, champagne, cidre, lait, tisane
véhicule, transport: voiture, bus, train, vélo, moto, camion, taxi, tram, métro, bateau, avion
meuble: table, chaise, canapé, armoire, étagère, lit, fauteuil, commode, bureau
vêtement: chemise, pantalon, robe, jupe, veste, manteau, pull, chaussures, bottes, bonnet, écharpe
météo, temps: pluie, neige, orage, soleil, vent, brouillard, tempête, canicule, gel
maladie: grippe, rhume, fièvre, toux, migraine, cancer, diabète, asthme, angine, dépression
allergie, intolérance: noix, arachide, gluten, lactose, lait, pollen, œuf, soja, pénicilline
métier, profession: professeur, médecin, infirmier, ingénieur, cuisinier, boulanger, plombier, électricien, vendeur, avocat
émotion, sentiment: heureux, triste, fâché, fier, nerveux, inquiet, déçu, soulagé, ravi, seul
pièce: cuisine, salon, chambre, cave, grenier, bureau, garage, balcon, salle de bain
événement, fête: mariage, anniversaire, concert, baptême, exposition, tournoi, festival, brocante, kermesse
pays: france, belgique, suisse, espagne, italie, portugal, allemagne, angleterre, maroc, canada, japon
"""
