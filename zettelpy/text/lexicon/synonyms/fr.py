"""French: words that mean the same when somebody searches, one cluster a line. Our own list.

What belongs to a category stands in `text/lexicon/members`. `rendez` stands for `rendez-vous`, whose second word is a
stop word.
"""

from typing import Final

CLUSTERS: Final = """
prix, coût, tarif, payer, cher, montant, régler
argent, budget, caisse, trésorerie
espèces, liquide, cash
compte, iban, virement, rib
caution, acompte, arrhes, dépôt
facture, reçu, addition
remise, réduction, rabais, ristourne
don, mécène, sponsor, parrainage
salaire, paie, rémunération, gagner
subvention, financement
délai, échéance, date limite
responsable, chargé, occuper, gérer, encadrer, diriger
adresse, rue, code postal
habiter, vivre, loger, domicile
commencer, débuter, démarrer, lancer
ouvrir, ouverture
fermer, fermeture
finir, terminer, achever
annuler, supprimer, désister
reporter, décaler, repousser, déplacer
louer, location, loyer, bailleur, bail
prêter, emprunter
téléphone, portable, numéro, appeler, mobile
mail, courriel, email
vêtement, habit, tenue, fringues
costume, déguisement
repas, manger, nourriture, traiteur, plat
dîner, souper
cuisiner, cuisinier, recette
végétarien, végétalien, viande
restaurant, resto, brasserie
boisson, boire, buvette
voiture, auto, véhicule, bagnole
camion, camionnette, fourgon, utilitaire
covoiturage, conduire, emmener, trajet
parking, stationner
bus, autocar, navette
train, gare, tgv, sncf
vélo, bicyclette
avion, vol, aéroport
billet, entrée
voyage, vacances, séjour, congés
hôtel, hébergement, gîte, chambre, dormir
assurance, mutuelle
travail, emploi, métier, boulot, travailler
chef, patron, supérieur, directeur
collègue, équipe, personnel, salarié
embaucher, recruter
démission, démissionner, départ
licencier, renvoyer
bénévole, volontaire, aider
adhérent, membre, adhésion, adhérer
médecin, docteur, toubib, cabinet
malade, grippe, fièvre, souffrant
hôpital, clinique, urgences
blessé, blessure, douleur, accident
médicament, remède, comprimé, ordonnance
opération, intervention
rendez, rdv, rencontre, consultation
réunion, visio, conférence, assemblée
bébé, nourrisson, nouveau-né
grand-mère, mamie, mamy
grand-père, papy, pépé
conjoint, mari, époux, compagnon
femme, épouse, compagne
mariage, marier, noces
divorce, séparer
décès, mort, décédé, enterrement, obsèques
anniversaire, naissance, naître
salle, pièce, local
maison, appartement, logement
lieu, endroit, dérouler
musique, orchestre, groupe, fanfare
concert, spectacle, représentation
chanson, morceau, chant
vote, scrutin, élire, voix
accord, accepter, approuver, valider
décider, décision, trancher, choisir, choix
proposition, proposer, suggérer, idée
mot de passe, code, identifiant
clé, clef, badge, serrure
taille, dimension, mesure, grandeur
surface, superficie
capacité, places, contenir, jauge
inscription, inscrire, enregistrer
vendre, vente
acheter, achat, acquérir, procurer
livrer, livraison, colis
magasin, boutique, commerce
raison, cause, motif
cassé, panne, abîmé, défectueux, défaut, endommagé
réparer, dépanner
artisan, technicien, réparateur
chauffage, chaudière, radiateur
peinture, peindre, repeindre
allergie, intolérance
entraînement, répétition, répéter
professeur, prof, enseignant, maître
examen, épreuve, contrôle, interro
cours, stage, formation, atelier
apprendre, étudier, étude
université, fac, école
contrat, convention, signer, signature
client, clientèle
fournisseur, prestataire
cadeau, offrir
fête, soirée, célébrer
photo, image, photographier, cliché
planning, programme, calendrier, horaire
perdu, égaré, oublier
voler, cambriolage
peur, inquiétude, inquiet, craindre
fâché, colère, énervé
plainte, réclamation, plaindre
chien, chiot
chat, chaton
enfant, gosse, gamin
mère, maman
père, papa
"""
