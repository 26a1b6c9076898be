"""The words of dates in French."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

WORDS: Final = DateWords(
    months=(
        "janvier janv", "février févr fév", "mars", "avril avr", "mai", "juin", "juillet juil", "août",
        "septembre sept", "octobre oct", "novembre nov", "décembre déc",
    ),
    weekdays=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    units={
        "day": "jour | jours", "week": "semaine | semaines", "weekend": "week-end weekend | week-ends weekends",
        "month": "mois | mois", "quarter": "trimestre | trimestres", "year": "an année | ans années",
        "decade": "décennie | décennies",
    },
    numbers={
        "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9,
        "dix": 10, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16, "dix sept": 17,
        "dix huit": 18, "dix neuf": 19, "vingt": 20, "vingt et un": 21, "trente": 30, "quarante": 40, "cinquante": 50,
        "cent": 100, "une dizaine de": 10, "une quinzaine de": 15, "une vingtaine de": 20,
    },
    day_words=(
        "premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|"
        "dix neuf|vingt|vingt et un|vingt deux|vingt trois|vingt quatre|vingt cinq|vingt six|vingt sept|vingt huit|"
        "vingt neuf|trente|trente et un"
    ),
    day_phrases={
        **shared(-2, "avant hier | avant hier soir | avant hier matin | avant hier après midi"),
        **shared(-1, "hier | hier soir | hier matin | hier après midi | hier midi | la nuit dernière | cette nuit là"),
        **shared(0, "aujourd'hui | ce matin | ce soir | cet après midi | cet aprèm | ce midi | cette nuit | aujourd hui"),
        **shared(1, "demain | demain matin | demain soir | demain après midi | demain midi"),
        **shared(2, "après demain | après demain matin | après demain soir"),
    },
    ordinals={
        "premier": 1, "première": 1, "1er": 1, "deuxième": 2, "second": 2, "troisième": 3, "quatrième": 4, "dernier": -1,
        "dernière": -1,
    },
    before={
        **shared(-1, "il y a | y a | il y a environ | il y a presque | il y a à peine | voilà | cela fait | ça fait"),
        **shared(1, "plus que | reste plus que | dans | d'ici | dans environ | dans à peine | d'ici à"),
    },
    after={"plus tard": 1, "plus tôt": -1, "auparavant": -1, "après": 1, "avant": -1},
    turn_before={**shared(0, "ce | cet | cette"), **shared(1, "prochain | le prochain"), **shared(-1, "le dernier")},
    turn_after={
        **shared(-1, "dernier | dernière | passé | passée | d'avant"), **shared(1, "prochain | prochaine | qui vient"),
        **shared(0, "ci"), "en huit": 2,
    },
    then_days={"lendemain": 1, "surlendemain": 2, "veille": -1},
    then_after={**shared(1, "suivant | suivante | d'après | qui suit"), **shared(-1, "précédent | précédente | d'avant")},
    idioms={"huit jours": 7, "quinze jours": 14, "15 jours": 14, "une quinzaine de jours": 14, "une huitaine de jours": 7},
    ends="fin | à la fin du | à la fin de | la fin du | fin du | d'ici fin | d'ici la fin du | d'ici la fin de",
    parts="début | mi | courant | au mois de | mois de | au début du | vers la mi",
    joints="de | du | d'",
    day_suffixes="er re",
    range_words="au à et ou",
    at="en dès courant mi vers après",
    on="le",
    since="depuis",
    until="jusqu'à jusqu'au à au pour avant d'ici dès",
    every="chaque tous les",
    named_before="gras",
    named_after="saint gras",
    next_one="celui d'après | celle d'après | le suivant | la suivante | l'autre | celui qui suit",
    seasons={"printemps": 3, "été": 6, "automne": 9, "hiver": 12},
    past=(
        "était étaient étais étions avait avaient avais avions fut furent eut fit firent vint vit dit prit mit alla "
        "alors hier"
    ),
    past_endings="[a-zéèêâîôûç]{4,}(?:ait|aient|èrent)|[a-zéèêâîôûç]{3,}(?:ais|ions)",
    not_past=(
        "bébé café thé côté été clé congé député invité comité société santé qualité université vérité sécurité idée "
        "journée soirée année durée entrée arrivée musée lycée tournée rentrée matinée cité moitié unité activité métier "
        "hier jamais mais français anglais frais désormais dis fais sais vais souhait portrait parfait satisfait extrait "
        "questions réunions options répétitions solutions informations inscriptions finitions actions décisions versions "
        "voudrais aimerais pourrais devrais serais aurais ferais voudrait pourrait devrait serait aurait ferait irait "
        "dirait viendrait faudrait irais souhaitions"
    ),
    future=(
        "va vais vas allons allez vont sera serai seront serons aura aurai auront ferai fera ferons viendra viendrai "
        "pourra pourrai faut doit dois devons peut peux veux veut faudra voudrais pourrait devrait serait commence "
        "démarre démarrons ouvre passe passons reçoit arrive arrivent livre livrent"
    ),
    future_endings="[a-zéèêâîôûç]{3,}(?:erai|eras|era|erons|erez|eront|irai|ira|irons|iront)",
    helpers="ai as a avons avez ont est es suis sommes êtes sont",
    participles=(
        "[a-zéèêâîôûç]{2,}(?:é|ée|és|ées)|(?:fait|dit|mis|pris|vu|eu|été|reçu|lu|bu|cru|dû|pu|su|venu|tenu|voulu|perdu|"
        "vendu|rendu|entendu|attendu|répondu|connu|parti|sorti|fini|choisi|dormi|ouvert|offert|écrit|appris|compris|remis|"
        "permis|promis|mort|revu|revenu|devenu|prévenu|descendu|couru|réussi|servi|senti|repris|surpris|conduit|cuit|"
        "construit|craint|peint|plu|battu|élu|paru|obtenu|retenu|rempli|réuni|établi|démoli)(?:e|s|es)?"
    ),
    plans="dû due prévu prévue fixé fixée programmé programmée calé calée reporté reportée décalé décalée",
)  # fmt: skip
